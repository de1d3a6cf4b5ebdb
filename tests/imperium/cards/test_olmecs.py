"""The Olmecs: masks are discarded for nearly everything, and two cards change how."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

MASKS = ["2OLM18", "2OLM19", "2OLM20", "2OLM21", "2OLM22", "2OLM23"]
STONE_MASKS = ["2OLM12", "2OLM13", *MASKS]
ANY = ["1UNC3", "1CIV2", "1REG6", "1TRI3"]


def masks(number: int) -> list[str]:
    return MASKS[:number]


@pytest.mark.parametrize("card", ["2OLM3", "2OLM4", "2OLM5", "2OLM6", "2OLM7", "2OLM8"])
def test_what_olmec_developments_cost(card):
    assert_price("olmecs", card, {"materials": 4, "population": 2})


def test_olmecs_a_put_a_discarded_mask_into_history():
    table = given(me("olmecs", "A", discard=["2OLM18", "2OLM16"], hand=masks(6)[1:4]), market=ANY)
    table.do("exhaust:2OLM1A", "option:1")
    assert (table.me.history, table.me.discard) == (["2OLM18"], ["2OLM16"])


@pytest.mark.parametrize("card", ANY)
def test_olmecs_a_discard_three_masks_to_acquire_anything(card):
    table = given(me("olmecs", "A", hand=[*masks(3), "2OLM16"]), market=ANY).do("exhaust:2OLM1A", f"card:{card}@market")
    assert (table.me.hand, set(table.me.discard), table.me.actions) == (["2OLM16", card], set(masks(3)), 3)


def test_olmecs_a_need_a_discarded_mask_or_three_in_hand():
    assert "exhaust:2OLM1A" not in given(me("olmecs", "A", hand=masks(2), discard=["2OLM16"]), market=ANY).options


def test_olmecs_b_put_a_mask_of_their_hand_into_history_for_progress():
    table = given(me("olmecs", "B", hand=["2OLM18", "2OLM16"])).do("exhaust:2OLM1B")
    assert (table.me.history, table.me.hand, table.me.resources) == (["2OLM18"], ["2OLM16"], pool(progress=2))
    assert "exhaust:2OLM1B" not in given(me("olmecs", "B", hand=["2OLM16"], discard=["2OLM18"])).options


@pytest.mark.parametrize(
    ("option", "hand", "gained"),
    [("option:1", ["2OLM18"], pool()), ("option:2", [], pool(population=1, materials=1))],
)
def test_san_lorenzo_puts_a_card_on_the_deck_for_a_mask_or_resources(option, hand, gained):
    table = given(me("olmecs", play=["2OLM2"], hand=["2OLM16"], discard=["2OLM18"])).do("exhaust:2OLM2", option)
    assert (table.me.deck, table.me.hand, table.me.resources) == (["2OLM16"], hand, gained)


# Step Pyramids


def test_step_pyramids_save_one_mask_when_masks_are_discarded():
    mine = me("olmecs", play=["2OLM3", "2OLM15"], hand=masks(2))
    table = given(mine, market=["1UNC3"]).do("exhaust:2OLM15")
    assert (table.pending.about, table.options) == ("react", ["exhaust:2OLM3", "no"])
    table.do("exhaust:2OLM3", "card:2OLM19@hand")
    assert (table.me.hand, table.me.discard) == (["2OLM18", "1UNC3"], ["2OLM19"])
    assert (table.me.exhausts, table.me.actions) == (3, 2)


def test_step_pyramids_may_be_declined():
    table = given(me("olmecs", play=["2OLM3", "2OLM15"], hand=masks(2)), market=["1UNC3"]).do("exhaust:2OLM15", "no")
    assert (table.me.hand, set(table.me.discard), table.me.exhausts) == (["1UNC3"], set(masks(2)), 4)


def test_step_pyramids_make_a_cost_possible_and_are_then_used_unasked():
    table = given(me("olmecs", play=["2OLM3", "2OLM15"], hand=masks(1)), market=["1UNC3"]).do("exhaust:2OLM15")
    assert (table.me.hand, table.me.discard, table.me.exhausts) == (["1UNC3"], masks(1), 3)


@rule("IMP-EXH-2")
@pytest.mark.parametrize(
    "lack",
    [{"exhausts": 1}, {"play": [in_play("2OLM3", exhausted=True), in_play("2OLM15")]}, {"play": [in_play("2OLM15")]}],
    ids=["one token for two", "already exhausted", "not in play"],
)
def test_step_pyramids_need_an_exhaust_token_of_their_own(lack):
    mine = {**me("olmecs", play=["2OLM3", "2OLM15"], hand=masks(1)), **lack}
    assert "exhaust:2OLM15" not in given(mine, market=["1UNC3"]).options


def test_step_pyramids_are_of_no_use_for_other_discards():
    table = given(me("olmecs", play=["2OLM3"], hand=["UNR", *masks(2)])).do("play:UNR")
    assert (table.pending.about, set(table.me.discard)) == ("turn", set(masks(2)))


def test_step_pyramids_help_with_a_card_that_is_played():
    mine = me("olmecs", play=["2OLM3"], hand=["2OLM4", *masks(1)], population=2, state="empire")
    table = given(mine, fame=["1FAM1", "1FAM2", "1FAM4", "1FAM5"]).do(
        "play:2OLM4", "card:1FAM4@fame", "card:1FAM1@fame"
    )
    assert (table.me.hand, set(table.me.discard)) == (["1FAM4"], {"2OLM4", "2OLM18"})


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["2OLM18"]), ("no", [])])
def test_step_pyramids_take_a_discarded_mask_at_the_solstice(answer, hand):
    assert given(me("olmecs", play=["2OLM3"], discard=["2OLM18"]), phase="solstice").do(answer).me.hand == hand


# Stone Heads


def test_stone_heads_let_garrisoned_cards_be_abandoned_instead_of_masks():
    heads = in_play("2OLM7", "UNR", "2OLM16")
    table = given(me("olmecs", play=[heads, "2OLM15"], hand=masks(1)), market=["1UNC3"]).do("exhaust:2OLM15")
    assert table.options == ["card:2OLM18@hand", "card:UNR@garrison", "card:2OLM16@garrison"]
    table.do(["card:UNR@garrison", "card:2OLM16@garrison"])
    assert (table.me.hand, set(table.me.discard)) == (["2OLM18", "1UNC3"], {"UNR", "2OLM16"})
    assert table.me.play[0] == InPlay("2OLM7")
    assert [event["card"] for event in table.events("abandon")] == ["UNR", "2OLM16"]
    assert not table.events("discard")


def test_stone_heads_and_masks_of_the_hand_may_be_mixed():
    table = given(me("olmecs", play=[in_play("2OLM7", "UNR"), "2OLM15"], hand=masks(2)), market=["1UNC3"])
    table.do("exhaust:2OLM15", ["card:UNR@garrison", "card:2OLM19@hand"])
    assert (table.me.hand, set(table.me.discard)) == (["2OLM18", "1UNC3"], {"UNR", "2OLM19"})


def test_stone_heads_and_step_pyramids_pay_for_everything():
    mine = me("olmecs", play=[in_play("2OLM7", "UNR"), "2OLM3", "2OLM15"])
    table = given(mine, market=["1UNC3"]).do("exhaust:2OLM15")
    assert (table.me.hand, table.me.discard) == (["1UNC3"], ["UNR"])


def test_stone_heads_do_not_help_with_other_discards():
    table = given(me("olmecs", play=[in_play("2OLM7", "UNR", "2OLM16")], hand=["UNR", "2OLM18"]))
    assert "play:UNR" not in table.options


@pytest.mark.parametrize(("answer", "garrison"), [("yes", ["2OLM18"]), ("no", [])])
def test_stone_heads_take_a_garrison_at_the_solstice(answer, garrison):
    table = given(me("olmecs", play=["2OLM7"], hand=["2OLM18"]), phase="solstice").do(answer)
    assert table.me.play == [InPlay("2OLM7", garrison)]


# The others


@pytest.mark.parametrize("lack", [{"population": 1}, {"hand": ["2OLM4", "2OLM18"]}, {"play": []}])
def test_ritual_sacrifice_needs_pyramids_masks_and_population(lack):
    mine = me("olmecs", play=[in_play("2OLM3", exhausted=True)], hand=["2OLM4", *masks(2)], population=2)
    mine["state"] = "empire"
    assert "play:2OLM4" in given(mine, fame=["1FAM1"]).options
    mine["resources"]["population"] = lack.pop("population", 2)
    assert "play:2OLM4" not in given({**mine, **lack}, fame=["1FAM1"]).options


@rule("IMP-KW-GIVE-1")
def test_olmec_traders_give_cards_and_unrest_with_masks():
    mine = me("olmecs", hand=["2OLM5", "2OLM18"], discard=["2OLM16"], state="empire")
    table = given(mine, me("celts"), me("greeks")).do("play:2OLM5", "card:2OLM16@discard")
    assert [seat.hand for seat in table.position.seats] == [[], ["2OLM16"], ["2OLM18", "UNR"]]
    assert table.me.resources == pool(materials=3)


def test_olmec_traders_give_only_what_they_have():
    table = given(me("olmecs", hand=["2OLM5", "2OLM18"], state="empire"), me("celts"), me("greeks")).do("play:2OLM5")
    assert [seat.hand for seat in table.position.seats] == [[], ["2OLM18", "UNR"], []]


@rule("IMP-KW-ATTACK-2")
def test_who_wards_off_olmec_traders_is_given_nothing():
    mine = me("olmecs", hand=["2OLM5", "2OLM18", "2OLM19"], state="empire")
    table = given(mine, me("celts", play=["2TRI2"]), me("greeks")).do("play:2OLM5", "exhaust:2TRI2", "card:2OLM18@hand")
    assert [seat.hand for seat in table.position.seats] == [["2OLM19"], [], ["2OLM18", "UNR"]]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_tres_zapotes_takes_up_to_two_discarded_masks(number):
    mine = me("olmecs", hand=["2OLM6"], discard=[*masks(3), "2OLM16"], state="empire")
    table = given(mine).do("play:2OLM6", [f"card:{mask}@discard" for mask in masks(number)])
    assert len(table.me.hand) == number
    if number:
        table.do("no")
    assert (table.me.play, table.me.hand) == ([InPlay("2OLM6")], masks(number))


def test_drainage_brings_population():
    assert given(me("olmecs", play=["2OLM8"]), phase="solstice").me.resources == pool(population=1)


def test_cacao_brings_progress_for_every_unrest_that_anybody_returns():
    mine = me("olmecs", hand=["2OLM9", "UNR"])
    celts, greeks, persians = me("celts", discard=["UNR"]), me("greeks", hand=["UNR"]), me("persians")
    table = given(mine, celts, greeks, persians).do("play:2OLM9", "yes", "yes", "no")
    assert table.me.resources == pool(progress=2)
    assert [seat.hand + seat.discard for seat in table.position.seats] == [["2OLM9"], [], ["UNR"], []]


def test_hieroglyphics_return_an_exhaust_token_but_not_their_own():
    table = given(me("olmecs", play=["2OLM10", in_play("2OLM14X", exhausted=True)], exhausts=4, discard=["UNR"]))
    table.do("exhaust:2OLM10", "option:1")
    assert table.me.play == [InPlay("2OLM10", exhausted=True), InPlay("2OLM14X")]
    assert table.me.exhausts == 4


def test_hieroglyphics_spend_an_action_to_take_a_discarded_card():
    table = given(me("olmecs", play=["2OLM10"], discard=["UNR", "2OLM16"])).do("exhaust:2OLM10", "card:2OLM16@discard")
    assert (table.me.hand, table.me.discard, table.me.actions) == (["2OLM16"], ["UNR"], 2)


def test_hieroglyphics_need_an_exhausted_card_or_an_action():
    assert "exhaust:2OLM10" not in given(me("olmecs", play=["2OLM10"], actions=0, discard=["UNR"])).options


@pytest.mark.parametrize(("option", "gained"), [("option:1", pool(materials=2)), ("option:2", pool(population=2))])
def test_the_calendar_pays_two_masks_and_an_action_for_resources(option, gained):
    table = given(me("olmecs", play=["2OLM11", "2OLM16", "2OLM17"], hand=masks(2))).do("exhaust:2OLM11", option)
    assert (table.me.resources, table.me.hand, table.me.actions) == (gained, [], 2)


@pytest.mark.parametrize(
    ("card", "eligible"),
    [
        ("2OLM14", ["1REG6", "1TRI3"]), ("2OLM14X", ["1REG6", "1TRI3"]), ("2OLM15", ["1UNC3", "1CIV2"]),
        ("2OLM15X", ["1UNC3", "1CIV2"]),
    ],
)  # fmt: skip
def test_compass_and_ball_games_acquire_for_two_masks_and_an_action(card, eligible):
    table = given(me("olmecs", play=[card], hand=masks(2)), market=ANY).do(f"exhaust:{card}")
    assert table.options == [f"card:{found}@market" for found in eligible]
    table.do(table.options[0])
    assert (table.me.hand, table.me.actions, set(table.me.discard)) == ([eligible[0]], 2, set(masks(2)))


@pytest.mark.parametrize("card", ["2OLM11", "2OLM14", "2OLM14X", "2OLM15", "2OLM15X"])
@pytest.mark.parametrize("lack", [{"actions": 0}, {"hand": masks(1)}])
def test_olmec_abilities_need_both_masks_and_the_action(card, lack):
    mine = {**me("olmecs", play=[card, "2OLM16"], hand=masks(2)), **lack}
    assert f"exhaust:{card}" not in given(mine, market=ANY).options


@pytest.mark.parametrize(("card", "gained"), [("2OLM16", pool(population=1)), ("2OLM17", pool(materials=2))])
def test_olmec_regions(card, gained):
    table = given(me("olmecs", hand=[card, "UNR"])).do(f"play:{card}", "yes")
    assert (table.me.resources, table.me.play) == (gained, [InPlay(card, ["UNR"])])


@rule("IMP-KW-DRAW-3")
@pytest.mark.parametrize("mask", STONE_MASKS)
def test_stone_masks_draw_up_to_three_and_put_a_card_back(mask):
    table = given(me("olmecs", hand=[mask], deck=["2OLM16", "2OLM17"], discard=["UNR"])).do(f"play:{mask}", "amount:2")
    table.do("card:2OLM16@hand")
    assert (table.me.hand, table.me.deck, table.me.discard) == (["2OLM17"], ["2OLM16"], [mask, "UNR"])


def test_a_stone_mask_draws_nothing_from_an_empty_deck():
    table = given(me("olmecs", hand=["2OLM18", "2OLM16"], discard=["UNR"])).do("play:2OLM18")
    assert (table.me.deck, table.me.hand, table.me.discard) == (["2OLM16"], [], ["2OLM18", "UNR"])


@pytest.mark.parametrize("card", ["2OLM3", "2OLM5", "2OLM6", "2OLM7", "2OLM8"])
def test_olmec_developments_need_an_empire(card):
    for state in ("barbarian", "empire"):
        table = given(me("olmecs", hand=[card, "2OLM18"], state=state), market=[slot("1UNC3")])
        assert (f"play:{card}" in table.options) == (state == "empire")
