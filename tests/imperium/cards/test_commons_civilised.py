"""The civilised commons of Classics. Metropolis is among the shared texts."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me
from tests.rules import rule


def test_drama_steals_progress_and_lets_everybody_discard_to_return_unrest():
    mine = me(state="empire", hand=["1CIV1", "1ROM15", "UNR"], progress=1)
    table = given(mine, me("celts", progress=2, hand=["1CEL14", "UNR"]))
    table.do("play:1CIV1", "yes", "card:1ROM15@hand", "yes", "card:1CEL14@hand")
    assert (table.me.resources, table.other.resources) == (pool(progress=2), pool(progress=1))
    assert (table.me.hand, table.other.hand) == ([], [])
    assert (table.me.discard, table.other.discard) == (["1CIV1", "1ROM15"], ["1CEL14"])
    assert len(table.position.piles["unrest"]) == 22
    assert table.me.actions == 3


def test_drama_may_be_declined_by_each_player():
    table = given(me(state="empire", hand=["1CIV1", "1ROM15", "UNR"]), me("celts", progress=1, hand=["UNR"]))
    table.do("play:1CIV1", "no", "no")
    assert (table.me.hand, table.other.hand) == (["1ROM15", "UNR"], ["UNR"])
    assert (table.me.resources, table.other.resources) == (pool(progress=1), pool())


def test_education_puts_a_card_from_hand_and_one_from_discard_into_history():
    table = given(me(state="empire", hand=["1CIV2", "1ROM15", "UNR"], discard=["1ROM17", "1ROM13"]))
    table.do("play:1CIV2", "yes", "card:UNR@hand", "yes", "card:1ROM13@discard")
    assert table.me.history == ["1ROM13", "UNR"]
    assert (table.me.hand, table.me.discard) == (["1ROM15"], ["1CIV2", "1ROM17"])
    assert table.me.actions == 3


def test_education_may_use_only_the_discard_pile():
    table = given(me(state="empire", hand=["1CIV2", "UNR"], discard=["1ROM13"]))
    table.do("play:1CIV2", "no", "yes")
    assert (table.me.history, table.me.hand) == (["1ROM13"], ["UNR"])


@pytest.mark.parametrize(("card", "cost"), [("1CIV3", {"materials": 3}), ("1CIV13", {"population": 1})])
def test_moneylenders_and_mercenaries_buy_an_action_by_free_play(card, cost):
    table = given(me(state="empire", hand=[card], **cost)).do(f"play:{card}")
    assert (table.me.actions, table.me.resources, table.me.discard) == (4, pool(), [card])


@pytest.mark.parametrize(("card", "too_little"), [("1CIV3", {"materials": 2}), ("1CIV13", {"materials": 9})])
def test_moneylenders_and_mercenaries_need_their_price(card, too_little):
    assert f"play:{card}" not in given(me(state="empire", hand=[card], **too_little)).options


def test_corruption_pays_all_and_gives_the_others_unrest():
    table = given(me(state="empire", hand=["1CIV4"]), me("celts"), me("greeks")).do("play:1CIV4")
    assert table.me.resources == pool(materials=2, progress=1)
    assert table.me.hand == []
    for victim in table.position.seats[1:]:
        assert (victim.resources, victim.hand) == (pool(materials=2), ["UNR"])


def test_onager_gains_for_each_abandoned_city_and_acquires():
    greeks, persians = me("greeks", play=["1GRE11", "1GRE19"]), me("persians", play=["1PER2", "1CIV6"])
    table = given(me(state="empire", hand=["1CIV5"]), greeks, persians, market=["1UNC3", "1REG6", "1TRI5"])
    table.do("play:1CIV5", "card:1GRE19@play", "yes")
    assert table.options == ["card:1REG6@market", "card:1TRI5@market"]
    table.do("card:1REG6@market")
    assert table.me.resources == pool(materials=4)
    assert table.me.hand == ["1REG6"]
    assert [seat.discard for seat in table.position.seats] == [["1CIV5"], ["1GRE19"], ["1PER2"]]


def test_onager_gains_nothing_from_a_metropolis_and_need_not_acquire():
    table = given(me(state="empire", hand=["1CIV5"]), me("greeks", play=["1CIV6"]), market=["1REG6"])
    table.do("play:1CIV5", "no")
    assert (table.me.resources, table.me.hand) == (pool(), [])
    assert table.other.play == [InPlay("1CIV6")]


def test_pharmacy_heals_at_the_solstice():
    table = given(me(play=["1CIV8"], population=2), phase="solstice").do("option:1")
    assert table.me.resources == pool(population=3)


def test_pharmacy_turns_population_into_progress_at_the_solstice():
    table = given(me(play=["1CIV8"], population=2), phase="solstice").do("option:2")
    assert table.me.resources == pool(progress=1)


def test_wonder_reacts_to_a_returned_unrest():
    table = given(me(play=["1CIV9"], hand=["UNR"], population=1)).do("play:UNR", "exhaust:1CIV9")
    assert table.me.resources == pool(progress=2)
    assert (table.me.exhausts, table.me.play) == (4, [InPlay("1CIV9", exhausted=True)])


def test_wonder_reacts_once_and_may_be_kept_back():
    table = given(me(play=["1CIV9"], hand=["UNR", "UNR"], population=2)).do("play:UNR", "no")
    assert table.me.resources == pool(population=1)
    table.do("play:UNR", "exhaust:1CIV9")
    assert table.me.resources == pool(progress=2)


@rule("IMP-TURN-6")
def test_wonder_does_not_react_to_a_revolt():
    table = given(me(play=["1CIV9"], hand=["UNR"]), market=["1REG6"]).do("revolt", "card:UNR@hand")
    assert table.me.resources == pool()


def test_coinage_draws():
    table = given(me(play=["1CIV10"], deck=["1ROM15", "1ROM16"])).do("exhaust:1CIV10")
    assert (table.me.hand, table.me.exhausts) == (["1ROM15"], 4)


def test_coinage_brings_materials_at_the_solstice():
    assert given(me(play=["1CIV10"]), phase="solstice").me.resources == pool(materials=2)


def test_exports_pay_all_and_give_each_other_player_a_card():
    mine = me(state="empire", hand=["1CIV11", "UNR", "1ROM15"], discard=["1ROM13"])
    table = given(mine, me("celts"), me("greeks")).do("play:1CIV11", "card:UNR@hand")
    assert table.options == ["card:1ROM15@hand", "card:1ROM13@discard"]
    table.do("card:1ROM13@discard")
    assert [seat.hand for seat in table.position.seats] == [["1ROM15"], ["UNR"], ["1ROM13"]]
    assert all(seat.resources == pool(materials=2) for seat in table.position.seats)
    assert table.me.discard == ["1CIV11"]


def test_urban_development_gains_for_cities_and_metropolises():
    table = given(me(state="empire", hand=["1CIV12"], play=["1UNC15", "1ROM19", "1CIV6", in_play("1REG6", "1UNC16")]))
    table.do("play:1CIV12")
    assert table.me.resources == pool(materials=3, population=3)


def test_urban_development_needs_a_city():
    assert "play:1CIV12" not in given(me(state="empire", hand=["1CIV12"], play=["1REG6"])).options


def test_temple_turns_a_card_into_progress():
    table = given(me(play=["1CIV14"], hand=["1ROM15", "UNR"])).do("exhaust:1CIV14", "card:UNR@hand")
    assert (table.me.resources, table.me.discard, table.me.hand) == (pool(progress=1), ["UNR"], ["1ROM15"])


def test_temple_returns_an_unrest_from_the_discard_pile_at_the_solstice():
    table = given(me(play=["1CIV14"], hand=["UNR"], discard=["1ROM15", "UNR", "UNR"]), phase="solstice")
    assert (table.me.discard, table.me.hand) == (["1ROM15", "UNR"], ["UNR"])


def test_cataphract_raids_acquires_and_settles_in_a_region():
    mine = me(state="empire", hand=["1CIV15"], play=["1ROM20", "1ROM12", "1ROM19"])
    table = given(mine, me("celts", play=["1CEL9", "1CEL20"]), market=["1TRI5", "1UNC3"])
    assert table.do("play:1CIV15", "yes", "yes").options == ["card:1ROM20@play", "card:1ROM12@play"]
    table.do("card:1ROM20@play", "no")
    assert (table.other.discard, table.me.hand) == (["1CEL9"], ["1TRI5"])
    assert table.me.play == [InPlay("1ROM20", ["1CIV15"]), InPlay("1ROM12"), InPlay("1ROM19")]
    assert (table.me.resources, table.me.discard) == (pool(population=1), [])


def test_cataphract_is_discarded_if_it_does_not_settle():
    table = given(me(state="empire", hand=["1CIV15"], play=["1ROM20"]), market=["1TRI5"])
    table.do("play:1CIV15", "no", "no")
    assert (table.me.discard, table.me.play, table.me.hand) == (["1CIV15"], [InPlay("1ROM20")], [])


@pytest.mark.parametrize("number", range(1, 16))
def test_every_civilised_card_needs_an_empire(number):
    card = f"1CIV{number}"
    mine = {"hand": [card, "1ROM15", "UNR"], "deck": ["1ROM16"], "discard": ["UNR"], "play": ["1ROM19"]}
    mine |= {"materials": 9, "population": 9}
    for state in ("barbarian", "empire"):
        table = given(me(state=state, **mine), me("celts", progress=1), market=["1REG6"])
        assert (f"play:{card}" in table.options) is (state == "empire")
