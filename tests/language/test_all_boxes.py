"""The language against the box to come: what strained it, and every form that Classics and Legends do not need.

boxes/*.toml has per card id its abilities in our words, under the keys of the data files and two more: `cost`, a
development cost that is not only a sum, and `set_up`. None of it is data of the game; it proves that the nations to
come need no new grammar. To read it all in three languages:

    python -m tests.language.test_all_boxes
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from automa.imperium.lexicon import parser
from automa.imperium.speech import COUNTED, speaker
from automa.language.speech import sentence
from automa.text import LANGUAGES

BOXES = Path(__file__).parent / "boxes"
CARDS = {
    card: abilities
    for path in sorted(BOXES.glob("*.toml"))
    for card, abilities in tomllib.loads(path.read_text(encoding="utf-8")).items()
}
CONDITIONS = ("needs", "free", "cost_needs")
# Faces that need more than the plain verbs. Left out are those in the data, and copies: ABU2 to 4, 3CUL26 to 29.
STRAINING = """
3INU1A 3ABB4 3CIV2 3FAM8 3MAY19 3MAY22 3WAG16 3FAM7 3UNC14 3MAG9 3MAY6 3CIV9 3UNC21 3CIV1 3MAG6 3CUL1A 3CUL9 3CUL30A
3MAY4 3INU15 3UNC10 3CUL3A 3POL29B 3INU13 3TAN15 3GUP9 3MAY17 3TRO9 3SAS3 3FAM3 ABU1 9UNC1 3POL2 3CUL25 3CUL3B 3MRT29A
3MRT1A
"""


def abilities(card: str) -> Iterator[tuple[str, str]]:
    for key, texts in CARDS[card].items():
        yield from ((key, text) for text in (texts if isinstance(texts, list) else [texts]))


def spoken(key: str, text: str, language: str) -> str:
    words = speaker(language)
    if key == "passive":
        return sentence(words.rule(parser().rule(text)))
    if key in CONDITIONS:
        return words.condition(parser().condition(text))
    if key == "points":
        return words.points(parser().points(text), COUNTED)
    return " ".join(sentence(each) for each in words.effect(parser().effect(text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_written_and_said(card: str, language: str) -> None:
    for key, text in abilities(card):
        said = spoken(key, text, language)
        assert said and not any(mark in said for mark in ("{", "}", "  ", " .", " ,", "..")), said


def test_every_straining_face_is_written() -> None:
    assert set(STRAINING.split()) <= set(CARDS)


def test_the_whole_box_is_read() -> None:
    assert {card[0] for card in CARDS} == {"3", "9", "A"} and len(CARDS) > 100


if __name__ == "__main__":
    for card in CARDS:
        for key, text in abilities(card):
            print(card, key, *(spoken(key, text, language) for language in LANGUAGES), sep="\n  ")
