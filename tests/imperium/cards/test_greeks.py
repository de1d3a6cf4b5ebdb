"""The Greeks."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

DEVELOPMENTS = {
    "1GRE3": {"materials": 2, "population": 2},
    "1GRE3X": {"materials": 2, "population": 2},
    "1GRE4": {"materials": 3, "population": 2},
    "1GRE5": {"materials": 3, "population": 2},
    "1GRE6": {"materials": 3, "population": 2},
    "1GRE7": {"materials": 3, "population": 2},
    "1GRE8": {"materials": 3, "population": 2},
    "1GRE9": {"materials": 5},
    "1GRE10": {"materials": 6},
}


def test_greeks_a_spend_two_actions_to_break_through():
    table = given(me("greeks", "A"), market=[slot("1UNC3", "UNR"), "1REG6"], civilised=["1CIV2"])
    assert table.do("exhaust:1GRE1A").options == ["card:1UNC3@market", "card:uncivilised@main", "card:top@civilised"]
    table.do("card:top@civilised")
    assert (table.me.hand, table.me.actions, table.me.exhausts) == (["1CIV2"], 1, 4)


@rule("IMP-ACT-7")
def test_greeks_a_need_two_actions():
    assert "exhaust:1GRE1A" not in given(me("greeks", "A", actions=1), market=["1UNC3"]).options


def test_olympic_games_draw_two_and_put_a_card_into_history():
    table = given(me("greeks", hand=["1GRE2", "UNR"], deck=["1GRE16", "1GRE17", "1GRE18"]))
    table.do("play:1GRE2", "card:1GRE17@hand")
    assert (table.me.hand, table.me.history, table.me.discard) == (["UNR", "1GRE16"], ["1GRE17"], ["1GRE2"])


@pytest.mark.parametrize("card", ["1GRE3", "1GRE3X"])
@pytest.mark.parametrize(
    ("option", "gained", "drawn"),
    [("option:1", pool(materials=3), 0), ("option:2", pool(population=2), 0), ("option:3", pool(), 3)],
)
def test_greek_prosperity(card, option, gained, drawn):
    play = ["1GRE20", "1REG6", "1GRE11", "1GRE19", "1CIV6"]
    mine = me("greeks", hand=[card], state="empire", play=play, deck=["1GRE16", "1GRE17", "1GRE18", "UNR"])
    table = given(mine).do(f"play:{card}", option)
    assert (table.me.resources, len(table.me.hand), table.other.hand) == (gained, drawn, [])


@pytest.mark.parametrize(("card", "number"), [("1GRE3", 1), ("1GRE3X", 2)])
def test_only_the_new_greek_prosperity_counts_merchants(card, number):
    table = given(me("greeks", hand=[card], state="empire", play=["1GRE21", "1UNC14X"])).do(f"play:{card}", "option:1")
    assert table.me.resources == pool(materials=number)


def test_science_enlarges_the_hand():
    table = given(me("greeks", play=["1GRE6"], deck=[f"1GRE{n}" for n in range(14, 22)]), market=["1REG6"]).do("end")
    assert len(table.me.hand) == 6


@rule("IMP-KW-STATE-3")
def test_science_takes_the_barbarian_icon_off_advance_only():
    mine = me("greeks", hand=["1GRE16", "1GRE17"], play=["1GRE6"], state="empire", materials=3, population=2)
    options = given(mine, market=["1UNC3", "1REG6"]).options
    assert [option for option in options if option.startswith("play")] == ["play:1GRE16"]


def test_greek_innovation_puts_two_cards_back_to_acquire_and_the_others_recall():
    mine = me("greeks", hand=["1GRE7", "UNR", "1GRE16", "1GRE17"], state="empire", deck=["1GRE18"])
    romans = me("romans", play=[in_play("1ROM20", "1ROM15"), "1UNC6"])
    market = [slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6", slot("1TRI5", "UNR")]
    table = given(mine, romans, market=market).do("play:1GRE7", "card:1GRE17@hand", "card:UNR@hand")
    assert len(table.options) == 4
    table.do("card:1REG6@market", "card:1ROM20@play")
    assert (table.me.hand, table.me.deck) == (["1GRE16", "1REG6"], ["UNR", "1GRE17", "1GRE18"])
    assert (table.other.hand, table.other.play) == (["1ROM15", "1ROM20"], [InPlay("1UNC6")])


@rule("IMP-TEXT-7")
def test_greek_innovation_needs_two_cards():
    mine = me("greeks", hand=["1GRE7", "UNR"], state="empire")
    assert "play:1GRE7" not in given(mine, me("romans", play=["1ROM20"]), market=["1REG6"]).options


def test_direct_democracy_makes_unrest_cheaper():
    table = given(me("greeks", hand=["UNR"], play=["1GRE8"], materials=2)).do("play:UNR")
    assert (table.me.hand, table.me.resources) == ([], pool())
    table = given(me("greeks", hand=["UNR", "1GRE16"], play=["1GRE8"])).do("play:UNR")
    assert (table.me.hand, table.me.discard) == ([], ["1GRE16"])
    assert "play:UNR" not in given(me("greeks", hand=["UNR"], play=["1GRE8"], materials=1)).options


def test_direct_democracy_does_not_lower_the_price_in_population():
    table = given(me("greeks", hand=["UNR"], play=["1GRE8"], population=1)).do("play:UNR")
    assert table.me.resources == pool()


@rule("IMP-KW-FREE-1", "IMP-KW-FREE-3")
def test_direct_democracy_plays_an_unrest_without_an_action():
    mine = me("greeks", hand=["1GRE22", "1GRE16"], play=["1GRE8"], population=1, actions=0)
    table = given(mine).do("exhaust:1GRE8", "option:1")
    assert (table.me.hand, table.me.resources, table.me.actions) == (["1GRE16"], pool(), 0)
    assert table.position.piles["unrest"][0] == "1GRE22"


def test_lighthouse_puts_a_discarded_attack_on_the_deck():
    mine = me("greeks", play=["1GRE9"], deck=["1GRE16"], discard=["1GRE17", "1GRE15", "1GRE7"])
    table = given(mine, exile=["1REG6"], market=["1UNC3"]).do("exhaust:1GRE9", "option:1")
    assert table.options == ["card:1GRE15@discard", "card:1GRE7@discard"]
    table.do("card:1GRE15@discard")
    assert (table.me.deck, table.me.discard) == (["1GRE15", "1GRE16"], ["1GRE17", "1GRE7"])


@rule("IMP-KW-SWAP-1", "IMP-KW-SWAP-2")
def test_lighthouse_swaps_an_exiled_card_with_a_market_card():
    mine = me("greeks", play=["1GRE9"], discard=["1GRE15"])
    table = given(mine, exile=["1REG6", "1TRI5"], market=[slot("1UNC3", "UNR", progress=2), slot("1CIV2", "UNR")])
    table.do("exhaust:1GRE9", "option:2", "card:1REG6@exile", "card:1UNC3@market")
    place = table.position.market[0]
    assert (place.card, place.tokens, place.unrest) == ("1REG6", {"progress": 2}, [])
    assert sorted(table.position.piles["exile"]) == ["1TRI5", "1UNC3"]
    assert len(table.position.piles["unrest"]) == 21


def test_lighthouse_lays_an_unrest_under_a_swapped_in_card():
    table = given(me("greeks", play=["1GRE9"]), exile=["1TRI5"], market=["1REG6"]).do("exhaust:1GRE9")
    assert (table.position.market[0].card, table.position.market[0].unrest) == ("1TRI5", ["UNR"])


def test_philosophy_abandons_a_pinned_card_that_is_no_region():
    mine = me("greeks", hand=["1GRE10"], state="empire", play=["1GRE11", "1GRE20", "1UNC6"])
    table = given(mine, market=[slot("1CIV2", "UNR"), "1REG6"]).do("play:1GRE10")
    assert table.options == ["card:1GRE11@play", "card:1UNC6@play"]
    table.do("card:1UNC6@play")
    assert table.options == ["card:1CIV2@market", "card:uncivilised@main", "card:civilised@main"]
    table.do("card:1CIV2@market")
    assert (table.me.hand, table.me.discard) == (["1CIV2"], ["1GRE10", "1UNC6"])


def test_philosophy_needs_more_than_regions():
    assert "play:1GRE10" not in given(me("greeks", hand=["1GRE10"], state="empire", play=["1GRE20"])).options


def test_greek_mercenaries_rob_and_repopulate():
    mine = me("greeks", hand=["1GRE15"], deck=["1GRE16", "1GRE17"])
    table = given(mine, me("romans", materials=3), me("celts", materials=1)).do("play:1GRE15")
    assert (table.me.resources, table.me.hand) == (pool(materials=3, progress=1), ["1GRE16"])
    assert [seat.resources for seat in table.position.seats[1:]] == [
        pool(materials=1, population=1),
        pool(population=1),
    ]


def test_settlers_acquire_a_region_for_population():
    table = given(me("greeks", hand=["1GRE18", "UNR"], population=1), market=["1REG6", "1TRI5"])
    table.do("play:1GRE18", "option:1")
    assert (table.me.hand, table.me.resources) == (["UNR", "1REG6"], pool())


def test_settlers_bring_progress():
    table = given(me("greeks", hand=["1GRE18", "UNR"])).do("play:1GRE18", "option:2")
    assert table.me.resources == pool(progress=1)


def test_settlers_return_an_unrest():
    table = given(me("greeks", hand=["1GRE18", "UNR"])).do("play:1GRE18", "option:3")
    assert (table.me.hand, table.me.resources) == ([], pool())


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_greek_developments_need_an_empire(card):
    mine = me("greeks", hand=[card, "1GRE22", "1GRE23"], play=["1GRE11", "1GRE20"])
    assert f"play:{card}" not in given(mine, market=["1REG6"]).options
    assert f"play:{card}" in given({**mine, "state": "empire"}, market=["1REG6"]).options


def test_settlers_and_sparta_need_barbarians():
    assert {"play:1GRE18", "play:1GRE19"} <= set(given(me("greeks", hand=["1GRE18", "1GRE19"])).options)
    options = given(me("greeks", hand=["1GRE18", "1GRE19"], state="empire")).options
    assert options == ["innovate", "revolt", "end"]


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_greek_developments_have_their_price(card):
    assert_price("greeks", card, DEVELOPMENTS[card])
