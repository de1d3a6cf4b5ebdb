"""Parts of a row that should happen and cannot are told, with the reason, at every table."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.opponent.impossible import SAID, YOURS, number_of, part_text, reason, reason_text
from automa.imperium.opponent.tables import opponent_table, opponents
from automa.language.tree import Cost, Do, Seq, Who
from automa.language.walk import within
from automa.text import LANGUAGES
from tests.imperium.scenario import Scenario, me
from tests.imperium.solo.given_solo import DECK, against, automa
from tests.rules import rule

languages = pytest.mark.parametrize("language", LANGUAGES)


def told(table: Scenario) -> list[str]:
    return [event["text"] for event in table.events("part_impossible")]


@rule("IMP-SOLO-24", "IMP-SOLO-42")
def test_a_part_that_cannot_happen_is_told_in_its_place() -> None:
    """Celtic Druids: no unrest in the discard pile, no deck; only the progress is gained."""
    table = against(automa("celts", slots=["1CEL14"], deck=[], dynasty=["1CEL9"]))
    names = [event["event"] for event in table.table.events_since(0)]
    assert told(table) == [
        "The automa returns an unrest from its discard pile: not possible, none in the discard pile.",
        "The automa discards the top card of its deck: not possible, deck empty.",
    ]
    assert names[names.index("row") :][:4] == ["row", "part_impossible", "gain", "part_impossible"]


CASES: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (automa("celts", slots=["1CEL9"]), {"market": [{"card": "1UNC3", "tokens": {"progress": 1}, "unrest": []}]},
     "The automa exiles a card from the market: not possible, all have tokens."),
    (automa("celts", slots=["1CEL9"]), {},
     "The automa exiles a card from the market: not possible, none in the market."),
    (automa("celts", slots=["1CEL15"]), {},
     "The automa abandons 3 regions to take the top card of the fame deck: not possible, none in play."),
    (automa("celts", slots=["1CEL17"], population=2), {"market": ["1REG4"]},
     "The automa pays 3 population to break through for a tributary: not possible, not enough population."),
    (automa("celts", slots=["1CEL17"], population=2), {},
     "The automa acquires a region: not possible, none in the market."),
    (automa("romans", slots=["1ROM3"], state="empire"), {"human": me("greeks", play=["1GRE20"])},
     "You discard a card: not possible, you have none."),
]  # fmt: skip


@rule("IMP-SOLO-24")
@pytest.mark.parametrize(("opponent", "parts", "text"), CASES, ids=[text for *_, text in CASES])
def test_the_reason_is_told(opponent: dict[str, Any], parts: dict[str, Any], text: str) -> None:
    assert text in told(against(opponent, parts.pop("human", None) if "human" in parts else None, **parts))


def test_a_row_that_is_passed_over_tells_nothing_of_its_parts() -> None:
    table = against(automa("greeks", slots=["1GRE7"], state="empire"), me("romans"))
    assert [event["row"] for event in table.events("row")] == [9]
    assert all(event["row"] == 9 for event in table.events("part_impossible"))


@rule("IMP-SOLO-24")
def test_that_it_cannot_be_repeated_once_more_is_no_news() -> None:
    """Persian fame row: 1 progress for every 3 population."""
    table = against(automa("persians", slots=["1FAM4"], state="empire", population=7))
    assert (table.other.resources["progress"], told(table)) == (2, [])
    table = against(automa("persians", slots=["1FAM4"], state="empire", population=2))
    assert told(table) == ["The automa pays 3 population to gain 1 progress: not possible, not enough population."]


def test_a_number_that_goes_only_part_of_the_way_is_no_impossible_part() -> None:
    table = against(automa("celts", slots=["1TRI1"], deck=DECK[:2], dynasty=["1CEL8"]), main=["1TRI2"])
    assert len(table.events("automa_discard_top")) == 2 and not told(table)


def test_an_event_is_plain_data_and_spoken_in_every_language() -> None:
    table = against(automa("celts", slots=["1CEL14"], deck=[], dynasty=["1CEL9"]))
    event = table.events("part_impossible")[1]
    assert (event["card"], event["side"], event["row"], event["why"]) == ("1CEL14", "barbarian", 11, "deck")
    assert {type(value) for value in event.values()} <= {str, int, bool}
    assert [part_text("celts", event, language) for language in LANGUAGES] == [
        "The automa discards the top card of its deck",
        "O autômato descarta a carta do topo do próprio baralho",
        "El autómata descarta la carta superior de su mazo",
    ]
    assert [reason_text(event, language) for language in LANGUAGES] == ["deck empty", "baralho vazio", "mazo vacío"]


def parts(row: Any) -> list[Any]:
    found: list[Any] = [part for kind in (Do, Cost, Seq) for part in within(row.tree, kind)]
    return found


@languages
def test_every_part_of_every_row_can_be_told_with_a_short_reason(language: str) -> None:
    match = against(automa("celts"), turn=0).table._game.match  # type: ignore[attr-defined]
    checked = 0
    for nation in opponents():
        table = opponent_table(nation)
        journeys = [({"journey": number}, row) for number, row in enumerate(table.journey)]
        sides = [({"side": side, "row": row.number}, row) for side, rows in table.sides.items() for row in rows]
        for place, row in [*sides, *journeys]:
            yours = [part for who in within(row.tree, Who) for part in within(who.body, Do)]
            for part in parts(row):
                why = YOURS if part in yours else reason(match, part)
                event = {**place, "part": number_of(row, part), "yours": part in yours, **why}
                spoken = part_text(nation, event, language)
                assert spoken[0].isupper() and not spoken.endswith("."), spoken
                assert 1 <= len(reason_text(event, language).split()) <= 6, reason_text(event, language)
                checked += 1
    assert checked > 400
    assert reason_text(SAID, language)
