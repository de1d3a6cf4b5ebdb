"""The Egyptians."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

PRICES = {
    "2EGY3": {"materials": 3, "population": 1}, "2EGY4": {"materials": 4}, "2EGY5": {"materials": 2, "population": 2},
    "2EGY6": {"materials": 4, "population": 2}, "2EGY7": {"population": 4}, "2EGY8": {"materials": 4, "population": 1},
    "2EGY9": {"materials": 2, "population": 3}, "2EGY10": {"materials": 5},
}  # fmt: skip


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_egyptian_developments_cost(card, price):
    assert_price("egyptians", card, price)


def test_egyptians_a_spend_an_action_and_take_unrest_to_develop():
    mine = me("egyptians", "A", state="empire", development=["2EGY4", "2EGY5"], materials=4, population=1)
    table = given(mine).do("exhaust:2EGY1A", "option:1")
    assert (table.me.discard, table.me.development, table.me.hand) == (["2EGY4"], ["2EGY5"], ["UNR"])
    assert (table.me.actions, table.me.exhausts, table.me.resources) == (2, 4, pool(population=1))


def test_egyptians_a_pay_population_and_take_unrest_for_an_action():
    table = given(me("egyptians", "A", population=2)).do("exhaust:2EGY1A", "option:2")
    assert (table.me.actions, table.me.hand, table.me.resources) == (4, ["UNR"], pool(population=1))


@rule("IMP-KW-CHOOSE-2")
def test_egyptians_a_need_an_action_or_population():
    assert "exhaust:2EGY1A" not in given(me("egyptians", "A", actions=0)).options
    spent = given(me("egyptians", "A", actions=0, population=1)).do("exhaust:2EGY1A")
    assert (spent.pending.about, spent.me.actions, spent.me.resources) == ("turn", 1, pool())


@rule("IMP-CLEAN-4")
def test_egyptians_b_draw_up_to_six():
    deck = ["2EGY14", "2EGY15", "2EGY16", "2EGY17", "2EGY18", "2EGY19", "2EGY20"]
    assert len(given(me("egyptians", "B", deck=deck), market=["1REG6"]).do("end").me.hand) == 6


def test_unification_brings_progress_and_goes_into_history():
    table = given(me("egyptians", hand=["2EGY2"])).do("play:2EGY2")
    assert (table.me.resources, table.me.history) == (pool(progress=2), ["2EGY2"])


@rule("IMP-NATION-EGYPTIANS-1", "IMP-CARD-EMBALMING")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_embalming_puts_a_card_into_history_when_an_action_pays_population(answer):
    mine = me("egyptians", play=["2EGY4"], hand=["2EGY18", "2EGY15"], population=1, materials=2)
    table = given(mine, market=["1REG6"]).do("play:2EGY18")
    assert table.pending.source == "2EGY4"
    table.do(answer)
    if answer == "yes":  # the region has already come: costs and result are one sentence
        assert table.options == ["card:2EGY15@hand", "card:1REG6@hand"]
        table.do("card:2EGY15@hand")
    assert table.me.history == (["2EGY15"] if answer == "yes" else [])


@rule("IMP-CARD-EMBALMING")
def test_embalming_watches_exhaust_abilities():
    table = given(me("egyptians", "A", play=["2EGY4"], hand=["2EGY15"], population=1)).do("exhaust:2EGY1A", "option:2")
    table.do("yes", "card:2EGY15@hand")
    assert (table.me.history, table.me.hand, table.me.actions) == (["2EGY15"], ["UNR"], 4)


@rule("IMP-CARD-EMBALMING")
def test_embalming_watches_development_in_a_reshuffle():
    mine = me("egyptians", "B", play=["2EGY4"], hand=["2EGY15"], development=["2EGY7"], population=4, state="empire")
    table = given(mine, market=["1REG6"]).do("end", [], "card:2EGY7@development", "yes", "card:2EGY15@hand")
    assert (table.me.history, table.me.hand) == (["2EGY15"], ["2EGY7"])


@rule("IMP-CARD-EMBALMING", "IMP-KW-PAY-5")
def test_embalming_ignores_population_paid_with_progress():
    table = given(me("egyptians", "A", play=["2EGY4"], hand=["2EGY15"], progress=1)).do("exhaust:2EGY1A", "option:2")
    assert (table.pending.about, table.me.history) == ("turn", [])


@pytest.mark.parametrize("card", ["2EGY4", "2EGY9"])
def test_embalming_and_pyramids_draw_a_card(card):
    table = given(me("egyptians", play=[card], deck=["2EGY15", "2EGY16"])).do(f"exhaust:{card}")
    assert (table.me.hand, table.me.play) == (["2EGY15"], [InPlay(card, exhausted=True)])


def test_the_obelisk_free_plays_an_unrest():
    table = given(me("egyptians", play=["2EGY5"], hand=["UNR"], population=1)).do("exhaust:2EGY5")
    assert (table.me.hand, table.me.actions, table.me.resources) == ([], 3, pool())


@pytest.mark.parametrize(("hand", "answers"), [(["2EGY15", "UNR"], ["card:UNR@hand"]), (["UNR"], []), ([], [])])
def test_the_obelisk_takes_a_card_for_progress_at_the_solstice(hand, answers):
    table = given(me("egyptians", play=["2EGY5"], hand=hand), phase="solstice").do(*answers)
    assert (table.me.resources, table.me.hand) == (pool(progress=1), hand[:1] if len(hand) == 2 else [])


def test_ramesses_is_free_acquires_anything_and_goes_into_history():
    market = ["1UNC3", "1CIV2", "1REG6", "1TRI5"]
    table = given(me("egyptians", hand=["2EGY6"], state="empire"), market=market).do("play:2EGY6")
    assert len(table.options) == 4
    table.do("card:1TRI5@market")
    assert (table.me.hand, table.me.history, table.me.actions) == (["1TRI5"], ["2EGY6"], 3)


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1REG6"]), ("no", [])])
def test_egyptian_expansion_makes_the_others_abandon_a_region(answer, hand):
    mine = me("egyptians", hand=["2EGY7"], state="empire")
    table = given(mine, me("celts", play=["1CEL9", "1CEL10"]), market=["1REG6", "1UNC3"]).do("play:2EGY7")
    table.do("card:1CEL9@play", answer)
    assert (table.me.hand, table.other.discard) == (hand, ["1CEL9"])


@rule("IMP-KW-DEVELOP-1")
def test_medicine_makes_developments_cheaper_by_a_population():
    mine = me("egyptians", "A", play=["2EGY8"], development=["2EGY7", "2EGY4"], population=3, state="empire")
    table = given(mine).do("exhaust:2EGY1A", "option:1")
    assert (table.me.discard, table.me.resources) == (["2EGY7"], pool())


def test_medicine_does_not_lower_other_resources():
    mine = me("egyptians", "A", play=["2EGY8"], development=["2EGY4"], materials=3, state="empire")
    assert given(mine).do("exhaust:2EGY1A").me.development == ["2EGY4"]


@pytest.mark.parametrize(("answers", "left"), [(["option:2"], ["2EGY16"]), (["option:3"], ["2EGY15", "2EGY16"])])
def test_pyramids_make_unrest_cheaper(answers, left):
    mine = me("egyptians", play=["2EGY9"], hand=["UNR", "2EGY15", "2EGY16"], materials=2)
    table = given(mine).do("play:UNR", *answers)
    if len(left) == 1:
        table.do("card:2EGY15@hand")
    assert (table.me.hand, len(table.position.piles["unrest"])) == (left, 21)


@rule("IMP-COLL-3")
def test_egyptian_legacy_gives_unrest_and_takes_a_card_from_each_other_player():
    mine = me("egyptians", hand=["2EGY10"], state="empire")
    table = given(mine, me("celts", hand=["1CEL14"]), me("greeks")).do("play:2EGY10")
    assert table.options == ["card:1CEL14@hand", "card:UNR@hand"]
    table.do("card:1CEL14@hand")
    assert [seat.hand for seat in table.position.seats] == [[], ["UNR"], []]
    assert [seat.discard for seat in table.position.seats] == [["2EGY10"], ["1CEL14"], ["UNR"]]
    assert table.me.resources == pool(progress=2)


@rule("IMP-COLL-3")
def test_who_plays_egyptian_legacy_says_who_gets_the_last_unrest():
    mine = me("egyptians", hand=["2EGY10"], state="empire")
    table = given(mine, me("celts"), me("greeks"), unrest=["UNR"]).do("play:2EGY10")
    assert (table.pending.seat, table.pending.about, table.options) == (0, "last_unrest", ["seat:1", "seat:2"])
    table.do("seat:2")
    assert [len(seat.hand) for seat in table.position.seats] == [0, 0, 1]
    assert table.table.result["reason"] == "collapse"


def test_red_land_brings_progress_and_takes_a_garrison():
    table = given(me("egyptians", hand=["2EGY11", "UNR"])).do("play:2EGY11", "yes")
    assert (table.me.resources, table.me.play) == (pool(progress=1), [InPlay("2EGY11", ["UNR"])])


def test_kushites_bring_two_progress_to_barbarians():
    assert given(me("egyptians", hand=["2EGY12"])).do("play:2EGY12").me.resources == pool(progress=2)
    assert "play:2EGY12" not in given(me("egyptians", hand=["2EGY12"], state="empire")).options


def test_the_flood_of_the_nile_turns_a_river_into_materials():
    mine = me("egyptians", hand=["2EGY14"], play=["2EGY20", "2EGY11"])
    table = given(mine).do("play:2EGY14")
    assert (table.me.resources, table.me.play) == (pool(materials=5), [InPlay("2EGY11")])
    assert set(table.me.discard) == {"2EGY20", "2EGY14"}


@pytest.mark.parametrize("card", ["1UNC3", "1CIV2"])
def test_the_flood_of_the_nile_lets_an_empire_break_through(card):
    mine = me("egyptians", hand=["2EGY14"], play=["2EGY20"], state="empire")
    table = given(mine, market=["1UNC3", "1CIV2"]).do("play:2EGY14", "option:2", f"card:{card}@market")
    assert table.me.hand == [card]


@rule("IMP-TEXT-7", "IMP-TEXT-13")
def test_the_flood_of_the_nile_needs_a_river():
    assert "play:2EGY14" not in given(me("egyptians", hand=["2EGY14"], play=["2EGY11"])).options


def test_egyptian_incursion_acquires_and_the_others_recall_a_region():
    mine = me("egyptians", hand=["2EGY18"], population=1, materials=2)
    table = given(mine, me("celts", play=[in_play("1CEL9", "UNR")]), market=[slot("1TRI5", "UNR"), "1UNC3"])
    table.do("play:2EGY18")
    assert (table.me.hand, table.me.resources) == (["1TRI5", "UNR"], pool())
    assert (sorted(table.other.hand), table.other.play) == (["1CEL9", "UNR"], [])


@rule("IMP-TEXT-7")
@pytest.mark.parametrize("lack", ["population", "materials"])
def test_egyptian_incursion_needs_both_resources(lack):
    have = {"population": 1, "materials": 2, lack: 0}
    assert "play:2EGY18" not in given(me("egyptians", hand=["2EGY18"], **have), market=["1REG6"]).options


@pytest.mark.parametrize(("answer", "history"), [("card:2EGY15@hand", "2EGY15"), ("card:2EGY16@discard", "2EGY16")])
def test_hieroglyphics_put_a_card_into_history_at_the_solstice(answer, history):
    table = given(me("egyptians", play=["2EGY19"], hand=["2EGY15"], discard=["2EGY16"]), phase="solstice")
    assert table.do("yes", answer).me.history == [history]


@pytest.mark.parametrize("card", ["2EGY3", "2EGY4", "2EGY5", "2EGY6", "2EGY7", "2EGY8", "2EGY9", "2EGY10"])
def test_egyptian_developments_need_an_empire(card):
    mine = me("egyptians", hand=[card], materials=2)
    assert f"play:{card}" not in given(mine, market=["1UNC3", "1REG6"]).options
    assert f"play:{card}" in given({**mine, "state": "empire"}, market=["1UNC3", "1REG6"]).options
