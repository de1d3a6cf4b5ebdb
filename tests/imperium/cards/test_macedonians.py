"""The Macedonians."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

DEVELOPMENTS = {
    "1MAC3": {"materials": 4, "population": 1},
    "1MAC4": {"materials": 2, "population": 2},
    "1MAC5": {"population": 3},
    "1MAC6": {"materials": 4, "population": 2},
    "1MAC7": {"materials": 4, "population": 1},
    "1MAC8": {"materials": 4, "population": 1},
    "1MAC9": {"materials": 4, "population": 2},
}


def test_macedonians_a_gain_materials_for_a_region_from_the_discard_pile():
    mine = me("macedonians", "A", play=["1MAC17"], discard=["1MAC20", "1MAC13"])
    table = given(mine).do("exhaust:1MAC17")
    assert (table.me.resources, table.me.discard) == (pool(materials=2, population=1), ["1MAC13"])
    assert [entry.card for entry in table.me.play] == ["1MAC17", "1MAC20"]


def test_macedonians_a_gain_nothing_for_a_region_from_hand():
    table = given(me("macedonians", "A", hand=["1MAC20"])).do("play:1MAC20")
    assert table.me.resources == pool(population=1)


def test_phalanx_plays_a_region_from_the_discard_pile_with_an_action():
    mine = me("macedonians", play=["1MAC17"], hand=["UNR"], discard=["1MAC20", "1MAC19", "1UNC6"])
    table = given(mine).do("exhaust:1MAC17")
    assert table.options == ["card:1MAC20@discard", "card:1MAC19@discard"]
    table.do("card:1MAC19@discard", "yes")
    assert table.me.play == [InPlay("1MAC17", exhausted=True), InPlay("1MAC19", ["UNR"])]
    assert (table.me.resources, table.me.actions) == (pool(materials=2), 2)


def test_phalanx_needs_an_action():
    assert "exhaust:1MAC17" not in given(me("macedonians", play=["1MAC17"], discard=["1MAC20"], actions=0)).options


def test_alexander_draws_breaks_through_and_goes_into_history():
    table = given(
        me("macedonians", hand=["1MAC2"], deck=["1MAC13", "1MAC14"]), market=[slot("1TRI5", "UNR")], region=["1REG6"]
    )
    table.do("play:1MAC2", "yes", "card:top@region")
    assert (table.me.hand, table.me.history) == (["1MAC13", "1REG6"], ["1MAC2"])


def test_alexander_need_not_break_through():
    table = given(me("macedonians", hand=["1MAC2"], deck=["1MAC13"]), region=["1REG6"]).do("play:1MAC2", "no")
    assert (table.me.hand, table.me.history) == (["1MAC13"], ["1MAC2"])


def test_parmenion_plays_an_acquired_region_at_once():
    table = given(me("macedonians", hand=["1MAC4"], state="empire"), market=["1REG8", slot("1TRI5", "UNR"), "1UNC3"])
    assert table.do("play:1MAC4", "yes").options == ["card:1REG8@market", "card:1TRI5@market"]
    table.do("card:1REG8@market", "card:1TRI1@market")
    assert (table.me.play, table.me.resources) == ([InPlay("1REG8")], pool(population=1))
    assert (table.me.history, table.me.actions) == (["1MAC4"], 2)


def test_parmenion_plays_an_acquired_tributary_at_once():
    table = given(me("macedonians", hand=["1MAC4"], state="empire"), market=[slot("1TRI8", "UNR")], main=["1REG6"])
    table.do("play:1MAC4", "yes")
    assert (table.me.resources, table.me.hand, table.me.discard) == (pool(materials=4), ["UNR"], ["1TRI8"])


def test_parmenion_keeps_an_acquired_card_that_cannot_be_played():
    table = given(me("macedonians", hand=["1MAC4"], state="empire"), market=[slot("1TRI9", "UNR")], main=["1REG6"])
    table.do("play:1MAC4", "yes")
    assert (table.me.hand, table.me.history) == (["1TRI9", "UNR"], ["1MAC4"])


def test_companion_cavalry_draws_when_a_region_is_played():
    table = given(me("macedonians", play=["1MAC5"], hand=["1MAC19"], deck=["1MAC13", "1MAC14"]))
    table.do("play:1MAC19", "exhaust:1MAC5")
    assert (table.me.hand, table.me.exhausts, table.me.resources) == (["1MAC13"], 4, pool(materials=2))


def test_companion_cavalry_reacts_to_a_region_that_another_card_plays():
    mine = me("macedonians", play=["1MAC5"], hand=["1MAC4"], deck=["1MAC13"], state="empire")
    table = given(mine, market=["1REG8"]).do("play:1MAC4", "yes", "exhaust:1MAC5")
    assert (table.me.hand, table.me.history) == (["1MAC13"], ["1MAC4"])


def test_companion_cavalry_need_not_react_and_does_not_to_other_cards():
    mine = me("macedonians", play=["1MAC5"], hand=["1MAC19", "1MAC17"], deck=["1MAC13"])
    table = given(mine).do("play:1MAC17")
    assert table.pending.about == "turn"
    assert table.do("play:1MAC19", "no").me.hand == []


def test_companion_cavalry_takes_the_barbarian_icon_off_conquer_only():
    mine = me("macedonians", play=["1MAC5"], hand=["1MAC14", "1MAC13"], state="empire", materials=3, population=2)
    options = given(mine, market=["1UNC3", "1REG6"]).options
    assert [option for option in options if option.startswith("play")] == ["play:1MAC14"]


@rule("IMP-KW-ACQUIRE-4", "IMP-KW-ACQUIRE-6")
def test_alexander_the_great_acquires_two_regions_also_from_exile():
    mine = me("macedonians", hand=["1MAC6"], state="empire", history=["1MAC2"])
    table = given(mine, market=["1REG6", "1TRI5"], exile=["1REG7", "1TRI3"], main=["1REG8", "1TRI1"])
    table.do("play:1MAC6", "yes", "card:1REG6@market")
    assert table.options == ["card:1REG8@market", "card:1REG7@exile"]
    table.do("card:1REG7@exile")
    assert (table.me.hand, table.me.history, table.me.actions) == (["1REG6", "1REG7"], ["1MAC6", "1MAC2"], 3)
    assert table.position.piles["exile"] == ["1TRI3"]


@rule("IMP-KW-HISTORY-4")
def test_alexander_the_great_follows_alexander_into_history():
    mine = me("macedonians", hand=["1MAC6", "1MAC2"], state="empire")
    assert "play:1MAC6" not in given(mine, market=["1REG6"]).options


def test_mosaics_take_a_card_from_the_discard_pile():
    table = given(me("macedonians", play=["1MAC7"], materials=1, discard=["1MAC13", "1MAC14"]))
    table.do("exhaust:1MAC7", "card:1MAC14@discard")
    assert (table.me.hand, table.me.discard, table.me.resources) == (["1MAC14"], ["1MAC13"], pool())


def test_uxians_rob_and_ready_a_card():
    mine = me("macedonians", hand=["1MAC11"], play=[in_play("1MAC17", exhausted=True)], exhausts=4)
    table = given(mine, me("romans", materials=3), me("celts", materials=1)).do("play:1MAC11", "yes")
    assert [seat.resources["materials"] for seat in table.position.seats] == [3, 1, 0]
    assert (table.me.exhausts, table.me.play) == (5, [InPlay("1MAC17")])


def test_uxians_need_not_ready_a_card():
    mine = me("macedonians", hand=["1MAC11"], play=[in_play("1MAC17", exhausted=True)], exhausts=4)
    assert given(mine, me("romans", materials=3)).do("play:1MAC11", "no").me.exhausts == 4


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_macedonian_developments_need_an_empire(card):
    mine = me("macedonians", hand=[card], materials=2, history=["1MAC2"])
    assert f"play:{card}" not in given(mine, market=["1REG6", "1UNC3"]).options
    assert f"play:{card}" in given({**mine, "state": "empire"}, market=["1REG6", "1UNC3"]).options


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_macedonian_developments_have_their_price(card):
    assert_price("macedonians", card, DEVELOPMENTS[card])


def test_philip_needs_barbarians():
    assert "play:1MAC16" not in given(me("macedonians", hand=["1MAC16"], state="empire"), market=["1REG6"]).options
