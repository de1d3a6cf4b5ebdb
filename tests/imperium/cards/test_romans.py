"""The Romans."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

DEVELOPMENTS = {
    "1ROM3": {"materials": 4, "population": 1},
    "1ROM4": {"population": 3},
    "1ROM5": {"population": 3},
    "1ROM6": {"materials": 4},
    "1ROM7": {"materials": 3, "population": 3},
    "1ROM8": {"materials": 2, "population": 1},
}

REGIONS = ["1REG6", "1REG7", "1REG8"]


def test_romans_a_look_at_one_more_fame_card_and_gain_progress():
    table = given(me("romans", "A", hand=["1ROM14"], play=REGIONS), fame=["1FAM1", "1FAM2", "1FAM4", "1FAM5"])
    table.do("play:1ROM14")
    assert table.options == ["card:1FAM1@fame", "card:1FAM2@fame", "card:1FAM4@fame"]
    table.do("card:1FAM4@fame", "card:1FAM2@fame")
    assert (table.me.hand, table.me.resources) == (["1FAM4"], pool(progress=1))
    assert table.position.piles["fame"] == ["1FAM2", "1FAM1", "1FAM5"]


def test_romans_b_look_at_two_fame_cards():
    table = given(me("romans", "B", hand=["1ROM14"], play=REGIONS), fame=["1FAM1", "1FAM2", "1FAM4"])
    assert table.do("play:1ROM14").options == ["card:1FAM1@fame", "card:1FAM2@fame"]
    assert table.do("card:1FAM1@fame").me.resources == pool()


def test_julius_caesar_draws_two_and_goes_into_history():
    table = given(me(hand=["1ROM2"], state="empire", deck=["1ROM15", "1ROM16", "1ROM17"]), market=["1REG6"])
    table.do("play:1ROM2", "option:1")
    assert (table.me.hand, table.me.history, table.me.actions) == (["1ROM15", "1ROM16"], ["1ROM2"], 3)


def test_julius_caesar_may_acquire_a_region_or_tributary():
    market = ["1REG6", slot("1TRI5", "UNR"), "1UNC3", "1CIV2"]
    table = given(me(hand=["1ROM2"], state="empire", deck=["1ROM15"]), market=market)
    assert table.do("play:1ROM2", "option:2", "yes").options == ["card:1REG6@market", "card:1TRI5@market"]
    table.do("card:1TRI5@market")
    assert (table.me.hand, table.me.history) == (["1TRI5", "UNR"], ["1ROM2"])


def test_julius_caesar_may_choose_to_acquire_and_then_not_do_it():
    table = given(me(hand=["1ROM2"], state="empire", deck=["1ROM15"]), market=["1REG6"])
    table.do("play:1ROM2", "option:2", "no")
    assert (table.me.hand, table.me.history) == ([], ["1ROM2"])


def test_military_engineering_makes_the_others_discard_two():
    celts, greeks = me("celts", hand=["1CEL14", "1CEL16", "UNR"]), me("greeks", hand=["1GRE16"])
    table = given(me(hand=["1ROM3"], state="empire"), celts, greeks, market=[slot("1CIV2", "UNR")])
    table.do("play:1ROM3", ["card:1CEL14@hand", "card:UNR@hand"], "yes", "card:1CIV2@market")
    assert [seat.hand for seat in table.position.seats] == [["1CIV2"], ["1CEL16"], []]
    assert table.position.seats[2].discard == ["1GRE16"]


def test_military_engineering_need_not_break_through():
    table = given(me(hand=["1ROM3"], state="empire"), me("celts", hand=["UNR"]), civilised=["1CIV2"])
    assert table.do("play:1ROM3", "no").me.hand == []


def test_roman_invasion_acquires_and_makes_the_others_abandon():
    celts = me("celts", play=["1CEL9", "1CEL11", "1CEL20"])
    table = given(me(hand=["1ROM4"], state="empire"), celts, market=["1REG6", slot("1TRI5", "UNR"), "1UNC3"])
    assert table.do("play:1ROM4", "yes").options == ["card:1REG6@market", "card:1TRI5@market"]
    assert table.do("card:1TRI5@market").options == ["card:1CEL9@play", "card:1CEL11@play"]
    table.do("card:1CEL11@play")
    assert (table.me.hand, table.other.discard, table.me.discard) == (["1TRI5", "UNR"], ["1CEL11"], ["1ROM4"])


def test_legions_enlarge_the_hand():
    table = given(me(play=["1ROM5"], deck=[f"1ROM{n}" for n in range(14, 22)]), market=["1REG6"]).do("end")
    assert len(table.me.hand) == 6


def test_legions_take_the_barbarian_icon_off_conquer_only():
    mine = me(play=["1ROM5"], hand=["1ROM17", "1ROM16"], state="empire", materials=3, population=2)
    options = given(mine, market=["1UNC3", "1REG6"]).options
    assert [option for option in options if option.startswith("play")] == ["play:1ROM17"]


def test_the_senate_acquires_civilised_and_puts_a_card_into_history():
    table = given(me(hand=["1ROM6", "UNR", "1ROM15"], state="empire"), market=["1CIV2", "1UNC3"])
    table.do("play:1ROM6", "yes", "yes", "card:UNR@hand")
    assert (table.me.hand, table.me.history, table.me.discard) == (["1ROM15", "1CIV2"], ["UNR"], ["1ROM6"])


def test_the_senate_need_do_neither():
    table = given(me(hand=["1ROM6", "UNR"], state="empire"), market=["1CIV2"]).do("play:1ROM6", "no", "no")
    assert (table.me.hand, table.me.history) == (["UNR"], [])


@rule("IMP-KW-HISTORY-2", "IMP-KW-GARRISON-3")
def test_rome_the_eternal_city_replaces_the_city_of_rome():
    mine = me(hand=["1ROM7"], state="empire", play=[in_play("1ROM19", "UNR", materials=1)])
    table = given(mine).do("play:1ROM7")
    assert (table.me.play, sorted(table.me.history)) == ([InPlay("1ROM7")], ["1ROM19", "UNR"])
    assert table.me.resources == pool(materials=1)


def test_rome_the_eternal_city_needs_the_city_of_rome_in_play():
    assert "play:1ROM7" not in given(me(hand=["1ROM7", "1ROM19"], state="empire", history=[])).options


def test_bread_and_circuses_cost_a_card_and_return_unrest_at_the_solstice():
    mine = me(play=["1ROM10"], hand=["1ROM15", "UNR"], discard=["1ROM22", "1ROM16"])
    table = given(mine, phase="solstice").do("card:1ROM15@hand", "yes", "yes")
    assert (table.me.hand, table.me.discard) == ([], ["1ROM15", "1ROM16"])
    assert len(table.position.piles["unrest"]) == 22


def test_bread_and_circuses_need_not_return_anything():
    mine = me(play=["1ROM10"], hand=["1ROM15", "UNR"], discard=["1ROM22"])
    table = given(mine, phase="solstice").do("card:1ROM15@hand", "no", "no")
    assert (table.me.hand, table.me.discard) == (["UNR"], ["1ROM15", "1ROM22"])


def test_triumvirate_breaks_through_for_uncivilised_and_goes_into_history():
    table = given(me(hand=["1ROM18"]), market=[slot("1UNC3", "UNR"), slot("1CIV2", "UNR")], uncivilised=["1UNC9"])
    assert table.do("play:1ROM18").options == ["card:1UNC3@market", "card:top@uncivilised"]
    table.do("card:1UNC3@market")
    assert (table.me.hand, table.me.history) == (["1UNC3"], ["1ROM18"])


def test_roman_expansion_acquires_two_regions_and_the_others_recall_one():
    celts = me("celts", play=[in_play("1CEL9", "UNR"), "1CEL20"])
    table = given(me(hand=["1ROM21"]), celts, market=["1REG6", "1REG7", "1TRI5"])
    assert table.do("play:1ROM21").options == ["card:1REG6@market", "card:1REG7@market"]
    table.do("card:1REG7@market", "yes")
    assert (table.me.hand, table.me.history) == (["1REG7", "1REG6"], ["1ROM21"])
    assert (table.other.hand, table.other.play) == (["UNR", "1CEL9"], [InPlay("1CEL20")])


def test_roman_expansion_need_not_acquire_again():
    table = given(me(hand=["1ROM21"]), market=["1REG6", "1REG7"]).do("play:1ROM21", "card:1REG7@market", "no")
    assert (table.me.hand, table.me.history) == (["1REG7"], ["1ROM21"])


@pytest.mark.parametrize("card", ["1ROM2", *DEVELOPMENTS])
def test_roman_empire_cards_need_an_empire(card):
    mine = me(hand=[card], play=["1ROM19"], deck=["1ROM15"])
    assert f"play:{card}" not in given(mine, market=["1REG6", "1CIV2"]).options
    assert f"play:{card}" in given({**mine, "state": "empire"}, market=["1REG6", "1CIV2"]).options


@pytest.mark.parametrize("card", ["1ROM18", "1ROM21"])
def test_triumvirate_and_roman_expansion_need_barbarians(card):
    assert f"play:{card}" in given(me(hand=[card]), market=["1REG6"]).options
    assert f"play:{card}" not in given(me(hand=[card], state="empire"), market=["1REG6"]).options


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_roman_developments_have_their_price(card):
    assert_price("romans", card, DEVELOPMENTS[card])
