"""The Carthaginians."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

DEVELOPMENTS = {
    "1CAR3": {"population": 3},
    "1CAR4": {"population": 3},
    "1CAR5": {"materials": 3, "population": 1},
    "1CAR6": {"population": 4},
    "1CAR7": {"materials": 4, "population": 1},
    "1CAR7X": {"materials": 4, "population": 1},
    "1CAR8": {"materials": 7},
}


@rule("IMP-CLEAN-1")
@pytest.mark.parametrize(("side", "number"), [("A", 1), ("B", 2)])
def test_carthaginians_place_materials_in_the_market_instead_of_progress(side, number):
    table = given(me("carthaginians", side), market=["1UNC3", "1REG6"]).do("end", "card:1REG6@market")
    assert table.position.market[1].tokens == {"materials": number}


def test_carthaginians_a_double_the_materials_of_an_acquired_card():
    mine = me("carthaginians", "A", hand=["1CAR16"], materials=3)
    table = given(mine, market=[slot("1UNC3", "UNR", materials=2, progress=1)]).do("play:1CAR16", "exhaust:1CAR1A")
    assert (table.me.resources, table.me.exhausts) == (pool(materials=4, progress=1), 4)


def test_carthaginians_a_double_the_materials_of_a_break_through():
    mine = me("carthaginians", "A", hand=["1CAR17"], population=3)
    table = given(mine, market=[slot("1REG6", materials=3)])
    table.do("play:1CAR17", "option:2", "card:1REG6@market", "exhaust:1CAR1A")
    assert table.me.resources == pool(materials=6)


def test_carthaginians_a_need_materials_on_the_card():
    mine = me("carthaginians", "A", hand=["1CAR16"], materials=3)
    table = given(mine, market=[slot("1UNC3", progress=2)]).do("play:1CAR16")
    assert (table.pending.about, table.me.resources) == ("turn", pool(progress=2))


def test_new_carthage_brings_goods_at_the_solstice():
    table = given(me("carthaginians", play=["1CAR2X"], goods=1), phase="solstice").do("option:1")
    assert table.me.resources == pool(goods=2)


@pytest.mark.parametrize("oceans", [1, 2, 3, 4])
def test_new_carthage_draws_for_goods_per_ocean_up_to_three(oceans):
    play = ["1CAR2X", "1REG4X", "1REG12X", "1CAR20X"][:oceans]
    deck = ["1CAR16", "1CAR17", "1CAR18", "1CAR19"]
    table = given(me("carthaginians", play=play, goods=1, deck=deck), phase="solstice").do("option:2")
    assert (table.me.resources, table.me.hand) == (pool(), deck[: min(oceans, 3)])


@pytest.mark.parametrize("card", ["1CAR3", "1CAR4"])
def test_elephants_raid_break_through_and_go_into_history(card):
    celts = me("celts", play=["1CEL9", "1CEL20", "1CEL11"])
    table = given(me("carthaginians", hand=[card], state="empire"), celts, market=["1TRI5", "1UNC3"])
    table.do(f"play:{card}")
    assert table.options == ["card:1CEL9@play", "card:1CEL11@play"]
    table.do("card:1CEL11@play", "yes")
    assert table.options == ["card:1TRI5@market", "card:region@main", "card:tributary@main"]
    table.do("card:1TRI5@market")
    assert (table.other.discard, table.me.hand, table.me.history) == (["1CEL11"], ["1TRI5"], [card])


def test_elephants_need_not_break_through():
    table = given(me("carthaginians", hand=["1CAR3"], state="empire"), market=["1REG6"]).do("play:1CAR3", "no")
    assert (table.me.hand, table.me.history) == ([], ["1CAR3"])


def test_hegemony_acquires_for_two_materials_and_lets_all_draw():
    mine = me("carthaginians", hand=["1CAR5"], state="empire", materials=2, deck=["1CAR16", "1CAR17"])
    market = [slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6", slot("1TRI5", "UNR")]
    table = given(mine, me("celts", deck=["1CEL14", "1CEL16"]), market=market).do("play:1CAR5")
    assert len(table.options) == 4
    table.do("card:1TRI5@market", "yes", "yes")
    assert (table.me.hand, table.me.resources) == (["1TRI5", "UNR", "1CAR16"], pool())
    assert (table.other.hand, table.me.discard) == (["1CEL14"], ["1CAR5"])


def test_hannibal_acquires_draws_and_takes_from_history():
    mine = me("carthaginians", hand=["1CAR6"], state="empire", deck=["1CAR16", "1CAR17"], history=["1CAR18", "UNR"])
    market = [slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6", slot("1TRI5", "UNR")]
    table = given(mine, market=market).do("play:1CAR6", "yes")
    assert len(table.options) == 4
    table.do("card:1REG6@market", "yes", "yes", "card:1CAR18@history")
    assert (table.me.hand, table.me.history) == (["1REG6", "1CAR16", "1CAR18"], ["1CAR6", "UNR"])


def test_hannibal_may_decline_everything():
    mine = me("carthaginians", hand=["1CAR6"], state="empire", deck=["1CAR16"], history=["1CAR18"])
    table = given(mine, market=["1REG6"]).do("play:1CAR6", "no", "no", "no")
    assert (table.me.hand, table.me.history) == ([], ["1CAR6", "1CAR18"])


def test_trading_ships_recall_a_river_or_fertile_to_acquire_a_card_with_materials():
    mine = me("carthaginians", play=["1CAR7", "1CAR12", "1CAR20", "1CAR21"])
    market = [slot("1UNC3", "UNR", materials=1), slot("1CIV2", "UNR", progress=1), slot("1REG6", materials=2)]
    table = given(mine, market=market).do("exhaust:1CAR7", "yes")
    assert table.options == ["card:1CAR12@play", "card:1CAR20@play"]
    table.do("card:1CAR20@play")
    assert table.options == ["card:1UNC3@market", "card:1REG6@market"]
    table.do("card:1UNC3@market")
    assert (table.me.hand, table.me.resources) == (["1CAR20", "1UNC3", "UNR"], pool(materials=1))


def test_new_trading_ships_recall_an_ocean_to_acquire_a_card_with_materials():
    mine = me("carthaginians", play=["1CAR7X", "1CAR20X", "1CAR21", "1REG7", "1CAR12"], progress=1)
    table = given(mine, market=[slot("1UNC3", "UNR", materials=2), "1REG9"]).do("exhaust:1CAR7X")
    assert table.options == ["card:1CAR20X@play", "card:1REG7@play", "card:1CAR12@play"]
    table.do("card:1CAR20X@play", "option:1")
    assert (table.me.hand, table.me.resources) == (["1CAR20X", "1UNC3", "UNR"], pool(materials=2, progress=1))


def test_new_trading_ships_recall_a_region_to_trade():
    mine = me("carthaginians", play=["1CAR7X", "1CAR12"], progress=1)
    table = given(mine, market=[slot("1REG6", materials=2)]).do("exhaust:1CAR7X", "option:2")
    assert (table.me.hand, table.me.resources) == (["1CAR12"], pool(goods=1))


def test_monopoly_gains_draws_and_gives_each_other_player_a_card():
    mine = me("carthaginians", hand=["1CAR8", "UNR"], state="empire", deck=["1CAR16"], discard=["1CAR22"])
    table = given(mine, me("celts"), me("greeks")).do("play:1CAR8", "card:1CAR22@discard", "card:1CAR16@hand")
    assert [seat.hand for seat in table.position.seats] == [["UNR"], ["1CAR22"], ["1CAR16"]]
    assert (table.me.resources, table.other.resources) == (pool(materials=2), pool())


def test_caravans_buy_a_card_with_materials_for_three_materials_and_a_card():
    mine = me("carthaginians", play=["1CAR10"], hand=["UNR", "1CAR16"], materials=3)
    table = given(mine, market=[slot("1CIV2", "UNR", materials=2), slot("1UNC3", "UNR", progress=1)])
    table.do("exhaust:1CAR10", "card:UNR@hand")
    assert (table.me.hand, table.me.discard) == (["1CAR16", "1CIV2", "UNR"], ["UNR"])
    assert table.me.resources == pool(materials=2)


def test_caravans_need_a_card_to_discard():
    mine = me("carthaginians", play=["1CAR10"], materials=3)
    assert "exhaust:1CAR10" not in given(mine, market=[slot("1CIV2", materials=2)]).options


def test_berbers_bring_population():
    table = given(me("carthaginians", hand=["1CAR13"])).do("play:1CAR13")
    assert (table.me.resources, table.me.actions) == (pool(population=2), 2)


def test_new_berbers_empty_a_market_card_and_lay_a_material_on_one():
    market = [slot("1UNC3", materials=2, progress=1), slot("1CIV2", population=1), "1REG6"]
    table = given(me("carthaginians", hand=["1CAR13X"]), market=market)
    table.do("play:1CAR13X", "yes", "card:1UNC3@market", "yes", "card:1CIV2@market")
    assert (table.me.resources, table.me.actions) == (pool(materials=2, progress=1), 3)
    assert [place.tokens for place in table.position.market[:3]] == [{}, {"population": 1, "materials": 1}, {}]
    assert table.position.market[0].card == "1UNC3"


def test_new_berbers_may_only_add():
    table = given(me("carthaginians", hand=["1CAR13X"]), market=[slot("1UNC3", materials=2)])
    table.do("play:1CAR13X", "no", "yes")
    assert (table.me.resources, table.position.market[0].tokens) == (pool(), {"materials": 3})


def test_dido_settles_an_acquired_region_at_once():
    table = given(me("carthaginians", hand=["1CAR18", "UNR"]), market=["1REG8", "1UNC3"])
    table.do("play:1CAR18", "yes", "card:1UNC3@market", "yes")
    assert table.me.play == [InPlay("1REG8", ["UNR"])]
    assert (table.me.resources, table.me.actions) == (pool(population=2), 2)
    assert (table.me.history, "1UNC3" in table.position.piles["exile"]) == (["1CAR18"], True)


def test_dido_need_not_acquire():
    table = given(me("carthaginians", hand=["1CAR18"]), market=["1REG8"]).do("play:1CAR18", "no")
    assert (table.me.resources, table.me.history) == (pool(population=1), ["1CAR18"])


@pytest.mark.parametrize(("answer", "card"), [("card:UNR@hand", "UNR"), ("card:1CAR22@discard", "1CAR22")])
def test_carthaginian_traders_lay_a_material_and_put_a_card_into_history(answer, card):
    mine = me("carthaginians", hand=["1CAR19", "UNR"], discard=["1CAR22"])
    table = given(mine, market=["1UNC3", "1REG6"]).do("play:1CAR19", "card:1REG6@market", "yes", answer)
    assert table.position.market[1].tokens == {"materials": 1}
    assert (table.me.history, table.me.actions, table.me.discard[0]) == ([card], 3, "1CAR19")


def test_new_balearic_islands_take_a_garrison_and_lay_a_material():
    table = given(me("carthaginians", hand=["1CAR20X", "UNR"]), market=["1UNC3", "1REG6"])
    table.do("play:1CAR20X", "yes", "option:1", "card:1UNC3@market")
    assert table.me.play == [InPlay("1CAR20X", ["UNR"])]
    assert (table.position.market[0].tokens, table.me.resources) == ({"materials": 1}, pool())


def test_new_balearic_islands_gain_population():
    table = given(me("carthaginians", hand=["1CAR20X", "UNR"]), market=["1UNC3"])
    table.do("play:1CAR20X", "no", "option:2")
    assert (table.me.play, table.me.resources) == ([InPlay("1CAR20X")], pool(population=1))


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_carthaginian_developments_need_an_empire(card):
    mine = me("carthaginians", hand=[card], materials=9, deck=["1CAR16"], play=[in_play("1CAR12")])
    assert f"play:{card}" not in given(mine, market=["1REG6"]).options
    assert f"play:{card}" in given({**mine, "state": "empire"}, market=["1REG6"]).options


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_carthaginian_developments_have_their_price(card):
    assert_price("carthaginians", card, DEVELOPMENTS[card])


@pytest.mark.parametrize("card", ["1CAR18", "1CAR19"])
def test_dido_and_the_traders_need_barbarians(card):
    assert f"play:{card}" in given(me("carthaginians", hand=[card]), market=["1UNC3"]).options
    assert f"play:{card}" not in given(me("carthaginians", hand=[card], state="empire"), market=["1UNC3"]).options
