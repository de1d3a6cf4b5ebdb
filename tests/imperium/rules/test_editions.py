"""Where the rules of 2021 differ from those of Horizons."""

from __future__ import annotations

from typing import Any

import pytest

from automa.table import Table
from tests.imperium.scenario import Scenario, given, in_play, me
from tests.rules import rule

REGIONS = ["1ROM20", "1ROM11", "1ROM12"]
EDITIONS = ["horizons", "2021"]


@rule("IMP-ED-1")
@pytest.mark.parametrize(("edition", "added"), [("horizons", "1ROM9"), ("2021", None)])
def test_the_state_or_the_nation_deck_decides_what_a_reshuffle_adds(edition: str, added: str | None) -> None:
    """An empire with a nation card left: 2021 develops, Horizons adds the nation card first."""
    seat = me(
        hand=["1UNC21"], state="empire", discard=["1ROM16"], nation_deck=["1ROM9"], development=["1ROM5", "1ROM6"]
    )
    table = given({**seat, "resources": {"population": 3}}, edition=edition)
    table.do("play:1UNC21", "option:1")
    if added is None:
        assert table.pending.about == "develop_by_reshuffle"
        table.do("card:1ROM5@development")
    cards = set(table.me.hand + table.me.deck)
    assert cards == {"1ROM16", added or "1ROM5"}
    assert table.me.exhausts == 4


@rule("IMP-ED-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_king_of_kings_is_resolved_once_whether_looking_or_taking_does_it(edition: str) -> None:
    table = given(me(hand=["1ROM14"], play=REGIONS), edition=edition)
    table.do("play:1ROM14")
    assert table.me.resources["progress"] == 6
    assert table.position.king_of_kings == "B"


@rule("IMP-ED-3")
@pytest.mark.parametrize(("edition", "gains"), [("horizons", [1, 6]), ("2021", [6, 1])])
def test_looking_alone_resolves_king_of_kings_only_in_2021(edition: str, gains: list[int]) -> None:
    """The Romans gain 1 progress for looking, after that sentence: in 2021 the king came with it, now he comes next."""
    table = given(me("romans", "A", hand=["1ROM14"], play=REGIONS), edition=edition)
    table.do("play:1ROM14")
    assert [event["tokens"]["progress"] for event in table.events("gain")] == gains


@rule("IMP-ED-5")
@pytest.mark.parametrize(("edition", "allowed"), [("horizons", False), ("2021", True)])
def test_free_plays_by_other_cards_are_limited_only_in_horizons(edition: str, allowed: bool) -> None:
    seat = me(
        "scythians", power_card=in_play("1SCY1A"), play=["1GRE8"], hand=["1UNR1", "1TRI6"], population=2, actions=1
    )
    table = given(seat, main=["1TRI1", "1REG9"], unrest=["1UNR2"], edition=edition)
    table.do("exhaust:1GRE8", "option:1", "exhaust:1SCY1A", "play:1TRI6", "card:1GRE8@play")
    assert ("exhaust:1GRE8" in table.options) == allowed


@rule("IMP-ED-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_with_the_keyword_is_free_once_a_turn_in_both_editions(edition: str) -> None:
    seat = me("macedonians", hand=["1TRI2"], play=["1MAC7"], materials=1, actions=0)
    table = given(seat, main=["1TRI1"], edition=edition)
    table.do("play:1TRI2", "exhaust:1MAC7")
    assert "play:1TRI2" not in table.options


def collapse(edition: str, *unrest: str) -> Scenario:
    """The Celts deal the last unrest to the Romans, who hold the Sumerians."""
    celts = me("celts", hand=["1CIV4", "1CEL22", "1CEL23"], state="empire", progress=9)
    table = given(celts, me(hand=["1TRI7", *unrest]), main=["1TRI1"], unrest=["1UNR4"], edition=edition)
    return table.do("play:1CIV4")


def result(table: Scenario) -> dict[str, Any]:
    assert table.table.result is not None
    return table.table.result


@rule("IMP-ED-8")
def test_the_sumerians_prevent_losing_by_collapse_only_in_2021() -> None:
    horizons = collapse("horizons", "1UNR1", "1UNR2")
    assert result(horizons)["winners"] == [0]
    old = collapse("2021", "1UNR1", "1UNR2")
    old.do("yes", ["card:1UNR1@hand", "card:1UNR2@hand"])
    assert [part["unrest"] for part in result(old)["breakdown"]] == [2, 1]
    assert result(old)["winners"] == [1]


@rule("IMP-ED-8")
def test_the_sumerians_of_2021_are_used_once_and_not_again_in_the_tie_break() -> None:
    table = collapse("2021", "1UNR1", "1UNR2", "1UNR3")
    table.do("yes", ["card:1UNR1@hand", "card:1UNR2@hand"])
    assert [part["unrest"] for part in result(table)["breakdown"]] == [2, 2]
    assert result(table)["winners"] == [0]  # 9 - 4 points against 3 - 4


def played(edition: str, originals: bool | None = None) -> set[str]:
    config: dict[str, Any] = {
        "edition": edition,
        "seats": [{"nation": nation, "power": "A"} for nation in ("scythians", "carthaginians", "celts", "greeks")],
        "seed": 1,
    }
    if originals is not None:
        config["originals"] = originals
    return set(Scenario(Table.new(config)).position.all_cards())


@rule("IMP-ED-20")
def test_horizons_plays_with_the_replacement_cards_and_2021_with_the_originals() -> None:
    new, old = played("horizons"), played("2021")
    assert {"1SCY1AX", "1SCY14X", "1CAR2X", "1GRE3X", "1REG1X", "1UNC14X"} <= new
    assert {"1SCY1A", "1SCY14", "1CAR2", "1GRE3", "1REG1", "1UNC14"} <= old
    assert not any(card.endswith("X") for card in old)
    assert not {card.removesuffix("X") for card in new if card.endswith("X")} & new
    assert len(new) == len(old)


@rule("IMP-ED-20")
def test_the_originals_can_be_chosen_with_the_rules_of_horizons() -> None:
    assert played("horizons", originals=True) == played("2021")
