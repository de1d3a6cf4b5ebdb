"""The Persians."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, me, slot
from tests.rules import rule

DEVELOPMENTS = {
    "1PER3": {"population": 4},
    "1PER4": {"materials": 4, "population": 2},
    "1PER5": {"materials": 4},
    "1PER6": {"materials": 4, "population": 2},
    "1PER7": {"materials": 7},
    "1PER8": {"population": 5},
    "1PER9": {"materials": 3, "population": 2},
}


def test_persians_a_pay_an_action_two_cards_and_population_for_a_tributary():
    mine = me("persians", "A", hand=["UNR", "1PER16", "1PER17"], deck=["1PER18"], population=1)
    table = given(mine, market=[slot("1TRI5", "UNR"), "1REG6"])
    table.do("exhaust:1PER1A", "card:1PER16@hand", "card:UNR@hand", "card:1TRI5@market")
    assert (table.me.hand, table.me.deck) == (["1PER17", "1TRI5"], ["UNR", "1PER16", "1PER18"])
    assert (table.me.actions, table.me.exhausts, table.me.resources) == (2, 4, pool())


@rule("IMP-TEXT-7")
@pytest.mark.parametrize("lack", [{"actions": 0}, {"population": 0}, {"hand": ["UNR"]}])
def test_persians_a_need_all_of_the_price(lack):
    mine = {"hand": ["UNR", "1PER16"], "population": 1, **lack}
    assert "exhaust:1PER1A" not in given(me("persians", "A", **mine), market=["1TRI5"]).options


def test_battering_ram_breaks_cities_and_breaks_through():
    greeks = me("greeks", play=["1GRE11", "1GRE20"])
    table = given(me("persians", hand=["1PER3"], state="empire"), greeks, market=["1TRI5", "1UNC3"])
    assert table.do("play:1PER3", "yes").options == ["card:1TRI5@market", "card:region@main", "card:tributary@main"]
    table.do("card:1TRI5@market")
    assert (table.other.discard, table.other.play) == (["1GRE11"], [InPlay("1GRE20")])
    assert (table.me.hand, table.me.discard, table.me.resources) == (["1TRI5"], ["1PER3"], pool())


def test_battering_ram_need_not_break_through():
    table = given(me("persians", hand=["1PER3"], state="empire"), me("greeks", play=["1GRE11"]), region=["1REG6"])
    table.do("play:1PER3", "no")
    assert (table.other.discard, table.me.hand) == (["1GRE11"], [])


@rule("IMP-KW-TREAT-1")
def test_windmills_make_one_of_two_fertile_icons_three_productions():
    table = given(me("persians", play=["1PER5", "1PER11"], hand=["1PER15", "1CEL2"]))
    table.do("exhaust:1PER5", "play:1PER15", "option:1")
    assert table.me.resources == pool(materials=3)
    assert table.do("play:1CEL2").me.resources == pool(materials=3 + 4)


def test_windmills_are_put_into_play_without_an_action():
    table = given(me("persians", hand=["1PER5"], state="empire")).do("play:1PER5")
    assert (table.me.play, table.me.actions) == ([InPlay("1PER5")], 3)


def test_satrap_buys_an_action():
    table = given(me("persians", hand=["1PER6"], state="empire", materials=3)).do("play:1PER6")
    assert (table.me.actions, table.me.resources, table.me.discard) == (4, pool(), ["1PER6"])


def test_persian_gold_pays_all_and_gives_the_others_unrest():
    table = given(me("persians", hand=["1PER7"], state="empire"), me("celts"), me("greeks")).do("play:1PER7")
    assert [seat.hand for seat in table.position.seats] == [[], ["UNR"], ["UNR"]]
    assert table.me.resources == pool(materials=2, progress=1)
    assert table.other.resources == pool(materials=2)


def test_arachosia_puts_a_discarded_card_into_history_and_takes_a_garrison():
    mine = me("persians", hand=["1PER10", "UNR"], discard=["1PER22", "1PER16"])
    table = given(mine).do("play:1PER10", "yes", "card:1PER22@discard", "yes")
    assert (table.me.history, table.me.discard) == (["1PER22"], ["1PER16"])
    assert table.me.play == [InPlay("1PER10", ["UNR"])]


def test_arachosia_need_do_neither():
    table = given(me("persians", hand=["1PER10", "UNR"], discard=["1PER22"])).do("play:1PER10", "no", "no")
    assert (table.me.history, table.me.play) == ([], [InPlay("1PER10")])


@pytest.mark.parametrize(("card", "gained"), [("1PER12", pool(materials=4)), ("1PER21", pool(population=2))])
def test_median_empire_and_lydians_pay_and_go_into_history(card, gained):
    assert f"play:{card}" not in given(me("persians", hand=[card], state="empire")).options
    table = given(me("persians", hand=[card])).do(f"play:{card}")
    assert (table.me.resources, table.me.history, table.me.discard) == (gained, [card], [])


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_persian_developments_need_an_empire(card):
    mine = me("persians", hand=[card], materials=3)
    assert f"play:{card}" not in given(mine, market=["1REG6", "1UNC3"]).options
    assert f"play:{card}" in given({**mine, "state": "empire"}, market=["1REG6", "1UNC3"]).options


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_persian_developments_have_their_price(card):
    assert_price("persians", card, DEVELOPMENTS[card])
