"""Collapse (section 13.3)."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import pool
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

NATIONS = sorted(nation.id for nation in library().nations.values() if nation.box == "Classics")
ONE = ["UNR"]
# Corruption: all gain 2 materials. The others take unrest. Gain 1 progress.
CORRUPTION = "play:1CIV4"


def corrupt(nation="romans", *, hand=(), **parts):
    return me(nation, state="empire", hand=["1CIV4", *hand], **parts)


def unrest_counts(table):
    return [part["unrest"] for part in table.table.result["breakdown"]]


@rule("IMP-COLL-1", "IMP-KW-TAKE-1")
@pytest.mark.parametrize(("pile", "over"), [(1, True), (2, False)])
def test_taking_the_last_unrest_is_a_collapse(pile, over):
    table = given(corrupt(), unrest=["UNR"] * pile).do(CORRUPTION)
    assert (table.table.pending is None) is over
    assert (table.table.result or {}).get("reason") == ("collapse" if over else None)


@rule("IMP-COLL-1", "IMP-MARKET-4")
@pytest.mark.parametrize(("card", "over"), [("1TRI1", True), ("1REG5", False)], ids=["tributary", "region"])
def test_a_refill_that_takes_the_last_unrest_is_a_collapse(card, over):
    table = given(me(hand=["1ROM16"], materials=3), market=["1UNC3"], main=[card, "1TRI2"], unrest=ONE)
    table.do("play:1ROM16")
    assert (table.table.pending is None) is over
    assert table.position.market[0].card == card


@rule("IMP-COLL-1", "IMP-KW-BREAK-2")
def test_breaking_through_returns_the_unrest_before_the_refill_takes_one():
    table = given(me(hand=["1ROM16"], materials=5), market=[slot("1UNC3", "UNR")], unrest=ONE)
    table.do("play:1ROM16", "option:2", "card:1UNC3@market")
    assert table.table.result is None
    assert (table.position.piles["unrest"], table.position.market[0].unrest) == (ONE, ONE)


@rule("IMP-COLL-1")
def test_an_unrest_returned_in_time_puts_the_collapse_off():
    table = given(corrupt(hand=["UNR"], population=1), unrest=ONE).do("play:UNR", CORRUPTION)
    assert table.table.result is None
    assert table.position.piles["unrest"] == ONE


@rule("IMP-COLL-2")
def test_the_game_ends_in_the_middle_of_the_action():
    table = given(corrupt(), unrest=ONE).do(CORRUPTION)
    assert (table.me.resources, table.other.resources) == (pool(materials=2), pool(materials=2))
    assert table.other.hand == ["UNR"]
    assert (table.me.discard, table.me.playing) == ([], ["1CIV4"])


@rule("IMP-COLL-3")
@pytest.mark.parametrize("victim", [1, 2])
def test_who_caused_it_says_who_gets_the_last_unrest(victim):
    table = given(corrupt(), me("celts"), me("greeks"), unrest=ONE).do(CORRUPTION)
    assert (table.pending.seat, table.options) == (0, ["seat:1", "seat:2"])
    table.do(f"seat:{victim}")
    assert [len(seat.hand) for seat in table.position.seats] == [0, victim == 1, victim == 2]
    assert table.table.result["reason"] == "collapse"


@rule("IMP-COLL-3")
def test_of_three_victims_two_are_named_for_two_unrest():
    table = given(me("celts"), me("greeks"), corrupt(), me("persians"), unrest=["UNR"] * 2, turn=2).do(CORRUPTION)
    assert (table.pending.seat, table.pending.min, table.pending.max) == (2, 2, 2)
    table.do(["seat:3", "seat:1"])
    assert unrest_counts(table) == [0, 1, 0, 1]


@rule("IMP-COLL-3")
def test_nobody_is_asked_where_the_unrest_suffices_for_all():
    table = given(corrupt(), me("celts"), me("greeks"), unrest=["UNR"] * 2).do(CORRUPTION)
    assert unrest_counts(table) == [0, 1, 1]


@rule("IMP-COLL-4")
@pytest.mark.parametrize("nation", NATIONS)
def test_no_classics_nation_wins_a_collapse_but_by_the_fewest_unrest(nation):
    rival = "celts" if nation != "celts" else "romans"
    table = given(corrupt(nation, hand=["UNR"] * 2, progress=30), me(rival), unrest=ONE).do(CORRUPTION)
    assert (unrest_counts(table), table.table.result["winners"]) == ([2, 1], [1])


@rule("IMP-COLL-5", "IMP-AMB-10")
@pytest.mark.parametrize(
    ("parts", "number"),
    [
        ({"hand": ["UNR"]}, 1),
        ({"deck": ["UNR"] * 2}, 2),
        ({"discard": ["UNR"]}, 1),
        ({"history": ["UNR"] * 3}, 3),
        ({"play": [in_play("1CEL11", "UNR", "1CEL14")]}, 1),
        ({"nation_deck": ["1CEL13", "1CEL2"]}, 0),
    ],
    ids=["hand", "deck", "discard", "history", "garrison", "nation deck"],
)
def test_unrest_is_counted_wherever_cards_score(parts, number):
    table = given(corrupt(hand=["1UNR1"]), me("celts"), me("greeks", **parts), unrest=ONE)
    table.do(CORRUPTION, "seat:1")
    assert unrest_counts(table) == [1, 1, number]


@rule("IMP-COLL-5")
def test_the_fewest_unrest_win_whatever_the_points():
    table = given(corrupt(), me("celts", progress=50), unrest=ONE).do(CORRUPTION)
    assert (unrest_counts(table), table.table.result["winners"]) == ([0, 1], [0])


@rule("IMP-COLL-6")
def test_only_the_tied_compare_their_points():
    rivals = [me("celts", progress=3), me("greeks", hand=["UNR"], progress=2), me("persians", hand=["UNR"] * 2)]
    table = given(corrupt(hand=["UNR"] * 2, progress=40), *rivals, unrest=ONE).do(CORRUPTION, "seat:1")
    assert unrest_counts(table) == [2, 1, 1, 2]
    assert table.table.result["winners"] == [1]


@rule("IMP-COLL-6")
def test_those_still_tied_share_the_victory():
    table = given(corrupt(hand=["UNR"], progress=3), me("celts", progress=3), me("greeks", hand=["UNR"]), unrest=ONE)
    table.do(CORRUPTION, "seat:1")
    assert (unrest_counts(table), table.table.result["winners"]) == ([1, 1, 1], [0, 1])


@rule("IMP-COLL-6", "IMP-CARD-MIYABI", "IMP-ED-8")
def test_sumerians_do_not_help_in_a_collapse_without_a_tie():
    table = given(corrupt(hand=["1TRI7", "UNR", "UNR"]), unrest=ONE, main=["1TRI1"]).do(CORRUPTION)
    assert table.table.pending is None
    assert (unrest_counts(table), table.table.result["winners"]) == ([2, 1], [1])


@rule("IMP-COLL-6", "IMP-CARD-MIYABI")
@pytest.mark.parametrize(("answers", "winner"), [(["yes", ["card:UNR@hand"]], 0), (["no"], 1)], ids=["used", "unused"])
def test_sumerians_work_inside_the_tie_break_and_leave_the_tie_as_it_was(answers, winner):
    # Tied at one unrest. Mine: Sumerians 3 and unrest -2. Theirs: 4 progress and unrest -2.
    mine = corrupt(hand=["1TRI7", "UNR"])
    table = given(mine, me("celts", progress=4), unrest=ONE, main=["1TRI1"]).do(CORRUPTION)
    assert (table.pending.seat, table.options) == (0, ["yes", "no"])
    table.do(*answers)
    assert (unrest_counts(table), table.table.result["winners"]) == ([1, 1], [winner])
    assert table.me.hand == ["1TRI7", "UNR"]


@rule("IMP-ED-8", "IMP-CARD-MIYABI")
def test_in_2021_sumerians_return_unrest_before_a_collapse_is_decided():
    mine = corrupt(hand=["1TRI7", "1UNR1", "1UNR2"])
    table = given(mine, edition="2021", unrest=ONE, main=["1TRI1"]).do(CORRUPTION)
    table.do("yes", ["card:1UNR1@hand", "card:1UNR2@hand"])
    assert (unrest_counts(table), table.table.result["winners"]) == ([0, 1], [0])


@rule("IMP-ED-8", "IMP-COLL-6")
def test_in_2021_sumerians_work_once_also_when_they_bring_about_a_tie():
    mine = corrupt(hand=["1TRI7", "1UNR1", "1UNR2"])
    table = given(mine, me("celts", progress=5), edition="2021", unrest=ONE, main=["1TRI1"]).do(CORRUPTION)
    table.do("yes", ["card:1UNR1@hand"])
    assert table.table.pending is None
    assert (unrest_counts(table), table.table.result["winners"]) == ([1, 1], [1])


@rule("IMP-COLL-2", "IMP-EXH-1")
def test_no_exhaust_ability_is_used_once_the_game_has_collapsed():
    mine = corrupt(hand=["1TRI7", "1UNR1"], play=["1CIV9"])
    table = given(mine, unrest=ONE, main=["1TRI1"]).do(CORRUPTION, "yes", ["card:1UNR1@hand"])
    assert table.table.pending is None
    assert table.me.resources == pool(materials=2)
