"""The Scythians."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

DEVELOPMENTS = {
    "1SCY3": {"population": 4},
    "1SCY3X": {"population": 4},
    "1SCY4": {"population": 3},
    "1SCY5": {"population": 3},
}

NATION = ["1SCY9", "1SCY10", "1SCY11", "1SCY2"]


def test_old_scythians_a_spend_an_action_and_take_unrest_for_a_region():
    mine = me("scythians", "A", power_card=in_play("1SCY1A"))
    table = given(mine, market=["1REG6", "1TRI5"], region=["1REG7"]).do("exhaust:1SCY1A", "card:top@region")
    assert (table.me.hand, table.me.actions, table.me.exhausts) == (["UNR", "1REG7"], 2, 4)


def test_old_scythians_a_need_an_action():
    mine = me("scythians", "A", power_card=in_play("1SCY1A"), actions=0)
    assert "exhaust:1SCY1A" not in given(mine, market=["1REG6"]).options


def test_new_scythians_a_look_at_two_nation_cards_and_break_through_for_an_action():
    table = given(me("scythians", "A", nation_deck=NATION), market=["1REG6"], region=["1REG7"])
    table.do("exhaust:1SCY1AX", "yes")
    assert table.options == ["card:1SCY9@nation", "card:1SCY10@nation"]
    table.do("card:1SCY9@nation", "yes", "card:1REG6@market")
    assert table.me.nation_deck == ["1SCY10", "1SCY11", "1SCY9", "1SCY2"]
    assert (table.me.hand, table.me.actions) == (["1REG6"], 2)


def test_new_scythians_a_may_do_neither():
    table = given(me("scythians", "A", nation_deck=["1SCY9", "1SCY2"]), region=["1REG7"])
    table.do("exhaust:1SCY1AX", "no", "no")
    assert (table.me.nation_deck, table.me.hand, table.me.actions) == (["1SCY9", "1SCY2"], [], 3)


def test_new_scythians_b_look_at_two_nation_cards():
    table = given(me("scythians", "B", nation_deck=NATION)).do("exhaust:1SCY1BX", "yes", "card:1SCY10@nation")
    assert table.me.nation_deck == ["1SCY9", "1SCY11", "1SCY10", "1SCY2"]
    assert (table.pending.about, table.me.actions) == ("turn", 3)


def test_ateas_acquires_a_region_returns_an_unrest_and_goes_into_history():
    table = given(me("scythians", hand=["1SCY3", "UNR"], state="empire"), market=["1REG6", "1TRI5"])
    table.do("play:1SCY3", "yes", "yes")
    assert (table.me.hand, table.me.history) == (["1REG6"], ["1SCY3"])


def test_new_ateas_acquires_a_region_an_uncivilised_and_a_civilised_card():
    market = ["1REG6", slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), slot("1TRI5", "UNR")]
    table = given(me("scythians", hand=["1SCY3X"], state="empire"), market=market).do(
        "play:1SCY3X", "yes", "yes", "yes"
    )
    assert (table.me.hand, table.me.history) == (["1REG6", "1UNC3", "UNR", "1CIV2", "UNR"], ["1SCY3X"])


def test_new_ateas_may_decline_each():
    market = ["1REG6", slot("1UNC3", "UNR"), slot("1CIV2", "UNR")]
    table = given(me("scythians", hand=["1SCY3X"], state="empire"), market=market).do("play:1SCY3X", "no", "yes", "no")
    assert (table.me.hand, table.me.history) == (["1UNC3", "UNR"], ["1SCY3X"])


def test_kurgans_put_a_discarded_card_into_history():
    table = given(me("scythians", play=["1SCY4"], discard=["1SCY16", "1SCY22"]))
    table.do("exhaust:1SCY4", "card:1SCY22@discard")
    assert (table.me.history, table.me.discard) == (["1SCY22"], ["1SCY16"])


def test_kurgans_enlarge_the_hand():
    table = given(me("scythians", play=["1SCY4"], deck=[f"1SCY{n}" for n in range(16, 24)]), market=["1REG6"]).do("end")
    assert len(table.me.hand) == 6


def test_jewellery_is_neither_played_nor_garrisoned():
    table = given(me("scythians", hand=["1SCY6", "1SCY12"], state="empire"))
    assert "play:1SCY6" not in table.options
    assert table.do("play:1SCY12").me.play == [InPlay("1SCY12")]


def test_tamga_turns_a_card_into_two():
    mine = me("scythians", play=["1SCY9"], hand=["UNR", "1SCY16"], deck=["1SCY17", "1SCY18", "1SCY19"])
    table = given(mine).do("exhaust:1SCY9", "card:UNR@hand")
    assert (table.me.hand, table.me.discard) == (["1SCY16", "1SCY17", "1SCY18"], ["UNR"])


@pytest.mark.parametrize(("answers", "hand"), [(["yes", "no"], ["1SCY16"]), (["no"], [])])
def test_tarim_basin_may_draw(answers, hand):
    table = given(me("scythians", hand=["1SCY11"], deck=["1SCY16", "1SCY17"])).do("play:1SCY11", *answers)
    assert (table.me.hand, table.me.play) == (hand, [InPlay("1SCY11")])


def test_tarim_basin_takes_a_garrison():
    table = given(me("scythians", hand=["1SCY11", "UNR"])).do("play:1SCY11", "yes")
    assert table.me.play == [InPlay("1SCY11", ["UNR"])]


def test_raiders_draw_drive_regions_home_and_rob_empires():
    romans = me("romans", play=["1ROM20", "1ROM12", "1ROM19"], population=2, state="empire")
    mine = me("scythians", hand=["1SCY13"], deck=["1SCY16", "1SCY17", "1SCY18"])
    table = given(mine, romans, me("celts", play=["1CEL9"], population=2)).do("play:1SCY13")
    assert table.options == ["card:1ROM20@play", "card:1ROM12@play"]
    table.do("card:1ROM12@play")
    assert [seat.hand for seat in table.position.seats] == [["1SCY16", "1SCY17"], ["1ROM12"], ["1CEL9"]]
    assert [seat.resources["population"] for seat in table.position.seats] == [1, 1, 2]
    assert table.me.actions == 3


@pytest.mark.parametrize("card", ["1SCY14", "1SCY15"])
def test_nomads_let_all_draw_and_gain_per_production(card):
    mine = me("scythians", hand=[card], play=["1SCY12", "1REG6"], deck=["1SCY16"])
    table = given(mine, me("celts", deck=["1CEL14", "1CEL16"])).do(f"play:{card}", "no", "yes")
    assert (table.me.hand, table.other.hand, table.me.resources) == ([], ["1CEL14"], pool(materials=3))


@pytest.mark.parametrize("card", ["1SCY14X", "1SCY15X"])
def test_new_nomads_draw_alone_and_gain_per_production_river_and_fertile(card):
    mine = me("scythians", hand=[card], play=["1SCY11", "1REG6"], deck=["1SCY16", "1SCY17"])
    table = given(mine, me("celts", deck=["1CEL14"])).do(f"play:{card}", "yes")
    assert (table.me.hand, table.other.hand, table.me.resources) == (["1SCY16"], [], pool(materials=5))


@pytest.mark.parametrize(("card", "copy"), [("1SCY14X", "1SCY15X"), ("1SCY15X", "1SCY14X")])
def test_new_nomads_bring_progress_after_the_other_copy(card, copy):
    table = given(me("scythians", hand=[card], discard=["1SCY16", copy])).do(f"play:{card}", "no")
    assert table.me.resources == pool(progress=1)


@rule("IMP-CARD-NOMADS")
@pytest.mark.parametrize(("card", "free"), [("1SCY14", True), ("1SCY14X", True), ("1SCY15", False), ("1SCY15X", False)])
def test_only_one_copy_of_nomads_needs_barbarians(card, free):
    mine = me("scythians", hand=[card], play=["1SCY12"], state="empire")
    assert (f"play:{card}" in given(mine).options) is free


@rule("IMP-EXH-6", "IMP-KW-ATTACK-2")
def test_mounted_archers_ward_off_an_attack_in_another_players_turn():
    table = given(me("celts", hand=["1CEL18"]), me("scythians", play=["1SCY20", "1SCY18"]))
    table.do("play:1CEL18", "exhaust:1SCY20")
    assert (table.other.exhausts, table.other.play[1]) == (4, InPlay("1SCY18"))


@pytest.mark.parametrize("mine", [{"exhausts": 0}, {"play": [in_play("1SCY20", exhausted=True), "1SCY18"]}])
def test_mounted_archers_need_a_token_and_to_be_ready(mine):
    table = given(me("celts", hand=["1CEL18"]), me("scythians", **{"play": ["1SCY20", "1SCY18"], **mine}))
    assert table.do("play:1CEL18").other.discard == ["1SCY18"]


@pytest.mark.parametrize(("answer", "pool_after"), [("yes", pool(population=1)), ("no", pool(materials=1))])
def test_mounted_archers_may_recruit_at_the_solstice(answer, pool_after):
    table = given(me("scythians", play=["1SCY20"], materials=1), phase="solstice").do(answer)
    assert table.me.resources == pool_after


def test_tents_bring_population_when_a_region_is_played():
    table = given(me("scythians", play=["1SCY21"], hand=["1SCY12", "1SCY9"])).do("play:1SCY9")
    assert table.pending.about == "turn"
    table.do("play:1SCY12", "exhaust:1SCY21")
    assert (table.me.resources, table.me.exhausts) == (pool(population=2), 4)


def test_tents_recall_a_region_at_the_solstice():
    table = given(me("scythians", play=["1SCY21", in_play("1SCY12", "UNR"), "1SCY18"]), phase="solstice")
    assert table.do("yes").options == ["card:1SCY12@play", "card:1SCY18@play"]
    table.do("card:1SCY12@play")
    assert sorted(table.me.hand) == ["1SCY12", "UNR"]


def test_tents_need_not_recall_a_region():
    table = given(me("scythians", play=["1SCY21", "1SCY12"]), phase="solstice").do("no")
    assert (table.me.hand, len(table.me.play)) == ([], 2)


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_scythian_developments_need_an_empire(card):
    assert f"play:{card}" not in given(me("scythians", hand=[card])).options
    assert f"play:{card}" in given(me("scythians", hand=[card], state="empire")).options


@pytest.mark.parametrize("card", ["1SCY13", "1SCY21"])
def test_raiders_and_tents_need_barbarians(card):
    assert f"play:{card}" in given(me("scythians", hand=[card], deck=["1SCY16"])).options
    assert f"play:{card}" not in given(me("scythians", hand=[card], deck=["1SCY16"], state="empire")).options


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_scythian_developments_have_their_price(card):
    assert_price("scythians", card, DEVELOPMENTS[card])
