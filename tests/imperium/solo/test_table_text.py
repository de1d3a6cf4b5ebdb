"""The opponents' tables in words, in three languages.

The whole text of all tables is kept in golden/tables.<language>.txt. After a wanted change, write them anew with

    python -m tests.imperium.solo.test_table_text

and read the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from automa.imperium.opponent.spoken import journey_text, row_text, trigger_text
from automa.imperium.opponent.tables import Row, corrected, opponent_table, opponents
from automa.text import LANGUAGES

GOLDEN = Path(__file__).parent / "golden"
languages = pytest.mark.parametrize("language", LANGUAGES)


def golden_text(language: str) -> str:
    return "\n".join(described(nation, language) for nation in opponents())


def described(nation: str, language: str) -> str:
    table = opponent_table(nation)
    lines = []
    for side, rows in table.sides.items():
        lines.append(f"{nation}, {side}")
        lines += [f"  {trigger_text(row, language)}: {row_text(row, language)}" for row in rows]
    if table.journey:
        lines.append(f"{nation}, journey")
        lines += [f"  {trigger_text(row, language)}: {journey_text(row, language)}" for row in table.journey]
    return "\n".join(lines) + "\n"


@languages
def test_every_table_says_what_it_said(language: str) -> None:
    assert golden_text(language) == (GOLDEN / f"tables.{language}.txt").read_text(encoding="utf-8")


@languages
def test_every_alternative_to_a_doubtful_row_can_be_said(language: str) -> None:
    for nation in opponents():
        for row in opponent_table(nation).every_row():
            for number, doubt in enumerate(row.doubts, 1):
                for other in range(1, len(doubt.others) + 1):
                    changed = corrected(row, number, other)
                    text = row_text(changed, language) if isinstance(changed, Row) else journey_text(changed, language)
                    assert (trigger_text(changed, language), text) != ("", "")


def said(effect: str, language: str = "en", trigger: str = "region") -> str:
    return row_text(Row(texts={"trigger": trigger, "effect": effect}, provenance="mine", number=1), language)


@pytest.mark.parametrize(
    ("language", "effect", "text"),
    [
        ("en", "you: recall region\nyou: take unrest", "You recall a region and take an unrest."),
        ("en", "gain 1 population\nput this to history\nyou may: draw 1",
         "The automa gains 1 population and puts this card into its history. You may draw a card."),
        ("en", "first of (pay 5 materials -> break through civilised | acquire uncivilised | gain 1 population)",
         "The automa pays 5 materials to break through for a civilised card; if that is not possible, it acquires an"
         " uncivilised card; otherwise, it gains 1 population."),
        ("pt", "first of (acquire region | discard card from dynasty; you: take unrest)",
         "O autômato adquire uma região; se não for possível, descarta a carta do topo da própria pilha de dinastia, e"
         " você pega uma desordem."),
        ("es", "if you empire: steal 1 population from you",
         "Si tu estado es imperio, el autómata te roba 1 de población."),
    ],
)  # fmt: skip
def test_the_automa_is_named_and_you_are_you(language: str, effect: str, text: str) -> None:
    assert said(effect, language) == text


def test_a_trigger_is_named_as_on_the_card() -> None:
    rows = opponent_table("carthaginians").sides["barbarian"]
    assert [trigger_text(row, "en") for row in rows[:4]] == ["Unrest", "Fame card", "“Glory”", "Barbarian card"]
    assert trigger_text(rows[-1], "pt") == "Qualquer outra carta"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (GOLDEN / f"tables.{language}.txt").write_text(golden_text(language), encoding="utf-8")
