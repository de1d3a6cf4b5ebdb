"""The language against what strained it: cards of the data, and the promos, which are not data of the game.

boxes/promos.toml has per card id its abilities in our words, under the keys of the data files; it proves that they need
no new grammar. To read it all in three languages:

    python -m tests.language.test_all_boxes
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from automa.imperium.cards import library
from automa.imperium.lexicon import parser
from automa.imperium.speech import card_text, speaker
from automa.language.speech import sentence
from automa.text import LANGUAGES

CARDS = tomllib.loads((Path(__file__).parent / "boxes" / "promos.toml").read_text(encoding="utf-8"))
# Faces of Horizons that need more than the plain verbs, but for copies (3CUL26 to 29).
STRAINING = """
3INU1A 3ABB4 3CIV2 3FAM8 3MAY19 3MAY22 3WAG16 3FAM7 3UNC14 3MAG9 3MAY6 3CIV9 3UNC21 3CIV1 3MAG6 3CUL1A 3CUL9 3CUL30A
3MAY4 3INU15 3UNC10 3CUL3A 3POL29B 3INU13 3TAN15 3GUP9 3MAY17 3TRO9 3SAS3 3FAM3 3POL2 3CUL25 3CUL3B 3MRT29A 3MRT1A
"""


def abilities(card: str) -> Iterator[tuple[str, str]]:
    yield from CARDS[card].items()


def spoken(text: str, language: str) -> str:
    return " ".join(sentence(each) for each in speaker(language).effect(parser().effect(text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_promo_can_be_written_and_said(card: str, language: str) -> None:
    for _, text in abilities(card):
        said = spoken(text, language)
        assert said and not any(mark in said for mark in ("{", "}", "  ", " .", " ,", "..")), said


@pytest.mark.parametrize("card", STRAINING.split())
def test_every_straining_face_is_data_and_says_something(card: str) -> None:
    assert all(card_text(library()[card], language) for language in LANGUAGES)


if __name__ == "__main__":
    for card in CARDS:
        for key, text in abilities(card):
            print(card, key, *(spoken(text, language) for language in LANGUAGES), sep="\n  ")
