"""The Mayans: masks are discarded, given and remembered, headpieces wait to be developed, cities want feeding."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import card_points
from automa.imperium.select import Spot
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

STONE = ["3MAY23", "3MAY24", "3MAY25"]
HEADPIECES = ["3MAY8", "3MAY9", "3MAY10"]
TURQUOISE, HEADPIECE, TIKAL, PALENQUE, CARACOL = "3MAY5", "3MAY8", "3MAY16", "3MAY14", "3MAY21"
# In the solstice the power card waits too, so it is asked what comes first.
VUH, ITZA = "card:3MAY4@play", "card:3MAY7@play"
ANY = ["1UNC3", "1CIV2", "1REG6", "1TRI3"]


def points(table: Scenario, card: str, zone: str) -> int:
    return card_points(table.table._game.match, Spot(card, zone, 0), 0)


@pytest.mark.parametrize("card", ["3MAY3", "3MAY4", "3MAY5", "3MAY6", "3MAY7"])
def test_what_mayan_developments_cost(card):
    assert_price("mayans", card, {"materials": 4, "population": 2})


@pytest.mark.parametrize("card", HEADPIECES)
def test_what_headpieces_cost(card):
    assert_price("mayans", card, {"materials": 2})


def test_mayans_a_find_a_mask_but_not_in_the_nation_deck():
    mine = me("mayans", "A", hand=["UNR"], deck=["3MAY26", "3MAY23"], discard=["3MAY22"], nation_deck=["3MAY12"])
    table = given(mine).do("exhaust:3MAY1A")
    assert (table.me.hand, table.me.nation_deck) == (["3MAY23"], ["3MAY12"])
    mine = me("mayans", "A", hand=["UNR"], deck=["3MAY26"], nation_deck=["3MAY12"])
    assert given(mine).do("exhaust:3MAY1A").me.hand == []


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("option", "hand", "play"), [("option:1", [], ["3MAY16"]), ("option:2", ["3MAY23"], [])])
def test_a_city_wants_a_mask_or_is_abandoned(side, option, hand, play):
    table = given(me("mayans", side, play=[TIKAL], hand=["3MAY23"]), phase="solstice").do(option)
    assert (table.me.hand, [entry.card for entry in table.me.play]) == (hand, play)


def test_several_cities_want_one_mask_and_without_a_city_none():
    table = given(me("mayans", "B", play=[TIKAL, PALENQUE], hand=["3MAY23"]), phase="solstice").do("option:1")
    assert (table.me.discard, len(table.me.play)) == (["3MAY23"], 2)
    table = given(me("mayans", "B", play=["3MAY22"], hand=["3MAY23"]), phase="solstice")
    assert (table.pending.about, table.me.hand) == ("turn", ["3MAY23"])


def test_without_a_mask_the_city_goes():
    table = given(me("mayans", "B", play=[TIKAL], hand=["UNR"]), phase="solstice")
    assert (table.me.discard, table.me.play) == (["3MAY16"], [])


@pytest.mark.parametrize(("cities", "worth"), [([TIKAL], 2), ([TIKAL, PALENQUE, CARACOL, "3MAY7"], 8)])
def test_mayans_b_score_cities_in_play(cities, worth):
    assert points(given(me("mayans", "B", play=cities, discard=["1UNC15"])), "3MAY1B", "power") == worth


# King Pakal


def test_pakal_acquires_up_to_twice_and_sees_the_refill():
    mine = me("mayans", hand=["3MAY2"])
    table = given(mine, market=["1UNC3"], main=["1REG6", "1TRI2", "1TRI4"]).do("play:3MAY2", "yes", "yes")
    assert (table.me.hand, table.me.history, table.me.actions) == (["1UNC3", "1REG6"], ["3MAY2"], 2)
    assert given(mine, market=ANY).do("play:3MAY2", "no").me.hand == []


def test_pakal_is_free_with_palenque_only():
    for city, actions in ((PALENQUE, 3), (TIKAL, 2)):
        table = given(me("mayans", hand=["3MAY2"], play=[city]), market=["1UNC3"]).do("play:3MAY2", "no")
        assert table.me.actions == actions


# Developments


@rule("IMP-KW-FIND-3")
def test_codices_find_any_card_and_play_it():
    mine = me("mayans", state="empire", hand=["3MAY3"], nation_deck=["3MAY16", "3MAY2"], deck=["3MAY26"])
    table = given(mine).do("play:3MAY3")
    assert table.options == ["card:3MAY26@deck", "card:3MAY16@nation"]  # never the accession card
    table.do("card:3MAY16@nation")
    assert (table.me.play, table.me.actions, table.me.history) == ([InPlay("3MAY16")], 2, ["3MAY3"])
    assert table.me.resources == pool()


def test_codices_keep_what_cannot_be_played_and_bring_progress_at_the_end():
    ending = {"trigger": "card", "round": 1, "seat": 0}
    mine = me("mayans", state="empire", hand=["3MAY3"], deck=["3MAY21"])
    table = given(mine, end=ending).do("play:3MAY3")
    assert (table.me.hand, table.me.resources) == (["3MAY21"], pool(progress=3))  # it is of barbarians


@pytest.mark.parametrize("mask", [TURQUOISE, HEADPIECE])
def test_popol_vuh_takes_fame_for_a_mask_that_is_not_of_stone(mask):
    vuh = in_play("3MAY4", "UNR", "UNR", "UNR")
    mine = me("mayans", state="empire", play=[vuh], hand=[mask, STONE[0]])
    table = given(mine, fame=["1FAM1", "1FAM2"]).do("exhaust:3MAY4")
    assert (table.me.hand, table.me.actions, table.me.discard) == ([STONE[0], "1FAM1"], 2, [mask])
    assert table.me.play[0].garrison == ["UNR"]


@pytest.mark.parametrize(
    "lack",
    [
        {"hand": STONE},
        {"actions": 0},
        {"play": [in_play("3MAY4", "UNR")]},
        {"play": [in_play("3MAY4", "UNR", *STONE[:1])]},
    ],
    ids=["only stone masks", "no action", "one unrest", "no unrest"],
)
def test_popol_vuh_needs_everything(lack):
    mine = {**me("mayans", play=[in_play("3MAY4", "UNR", "UNR")], hand=[TURQUOISE]), **lack}
    assert "exhaust:3MAY4" not in given(mine, fame=["1FAM1"]).options


@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_popol_vuh_garrisons_as_many_unrest_as_materials_are_paid(amount):
    mine = me("mayans", play=["3MAY4"], hand=["UNR", "UNR", "3MAY26"], materials=3)
    table = given(mine, phase="solstice").do(VUH, "yes", f"amount:{amount}")
    assert table.me.resources == pool(materials=3 - amount)
    assert table.me.play[0].garrison == ["UNR"] * min(2, amount)
    assert "3MAY26" in table.me.hand


@rule("IMP-KW-PAY-2")
def test_progress_stands_in_for_the_materials_of_popol_vuh():
    mine = me("mayans", play=["3MAY4"], hand=["UNR", "UNR"], progress=1)
    table = given(mine, phase="solstice").do(VUH, "yes")
    assert table.options == ["amount:0", "amount:1", "amount:2"]
    table.do("amount:2")
    assert (table.me.resources, table.me.play[0].garrison) == (pool(), ["UNR", "UNR"])


def test_popol_vuh_may_be_left_alone_and_asks_nothing_of_the_poor():
    rich = given(me("mayans", play=["3MAY4"], hand=["UNR"], materials=1), phase="solstice")
    assert rich.do(VUH, "no").me.hand == ["UNR"]
    assert given(me("mayans", play=["3MAY4"], hand=["UNR"]), phase="solstice").do(VUH).pending.about == "turn"


def test_the_turquoise_mask_counts_cities():
    mine = me("mayans", state="empire", hand=[TURQUOISE], play=[TIKAL, PALENQUE, "3MAY7"], deck=["3MAY26"])
    assert given(mine).do(f"play:{TURQUOISE}", "option:1").me.resources == pool(goods=3)


@rule("IMP-KW-DRAW-2")
def test_the_turquoise_mask_draws_from_deck_and_discard_pile_in_any_mixture():
    mine = me("mayans", state="empire", hand=[TURQUOISE], deck=["3MAY26", "3MAY22"], discard=["UNR", "3MAY27"])
    table = given(mine).do(f"play:{TURQUOISE}")
    assert table.options == ["card:top@deck", "card:UNR@discard", "card:3MAY27@discard", "no"]
    table.do("card:3MAY27@discard", "card:top@deck", "no")
    assert (table.me.hand, table.me.deck) == (["3MAY27", "3MAY26"], ["3MAY22"])
    assert set(table.me.discard) == {"UNR", TURQUOISE}


def test_the_turquoise_mask_draws_three_at_most():
    mine = me("mayans", state="empire", hand=[TURQUOISE], deck=["3MAY26", *STONE])
    table = given(mine).do(f"play:{TURQUOISE}", "card:top@deck", "card:top@deck", "card:top@deck")
    assert (table.pending.about, table.me.hand) == ("turn", ["3MAY26", *STONE[:2]])


@rule("IMP-SHUF-1")
def test_a_card_drawn_from_an_empty_deck_is_a_reshuffle():
    mine = me("mayans", state="empire", hand=[TURQUOISE], discard=["3MAY26"], nation_deck=["3MAY16", "3MAY2"])
    table = given(mine).do(f"play:{TURQUOISE}", "card:top@deck", "no")
    assert len(table.me.hand) == 1
    assert (table.me.nation_deck, table.me.exhausts) == (["3MAY2"], 4)


@rule("IMP-KW-GIVE-1")
def test_mayan_traders_gain_goods_and_give_unrest_with_masks():
    mine = me("mayans", state="empire", hand=["3MAY6", STONE[0]], discard=["3MAY26"], play=[TIKAL])
    table = given(mine, me("celts"), me("greeks")).do("play:3MAY6", "card:3MAY26@discard")
    assert [seat.hand for seat in table.position.seats] == [[], ["3MAY26"], [STONE[0], "UNR"]]
    assert table.me.resources == pool(goods=1)


def test_mayan_traders_gain_four_goods_at_most():
    cities = [TIKAL, PALENQUE, CARACOL, "3MAY7", "1UNC15"]
    table = given(me("mayans", state="empire", hand=["3MAY6"], play=cities)).do("play:3MAY6")
    assert table.me.resources == pool(goods=4)


def test_chichen_itza_offers_a_mask_a_headpiece_or_goods():
    mine = me("mayans", play=["3MAY7"], discard=[STONE[0]], development=["3MAY3", *HEADPIECES], materials=2)
    table = given(mine, phase="solstice").do(ITZA)
    assert table.options == ["option:1", "option:2", "option:3"]
    assert table.do("option:1").me.hand == [STONE[0]]
    table = given(mine, phase="solstice").do(ITZA, "option:2")
    assert table.options == [f"card:{card}@development" for card in HEADPIECES]
    table.do("card:3MAY9@development")
    assert (table.me.discard, table.me.resources) == (["3MAY9", STONE[0]], pool())
    assert given(mine, phase="solstice").do(ITZA, "option:3").me.resources == pool(materials=2, goods=1)


def test_chichen_itza_scores_goods():
    assert points(given(me("mayans", play=["3MAY7"], goods=7)), "3MAY7", "play") == 3


@pytest.mark.parametrize("card", HEADPIECES)
def test_headpieces_bring_materials_or_cards(card):
    mine = me("mayans", hand=[card], play=[TIKAL, "3MAY7"], deck=["3MAY26", "3MAY22"], discard=["UNR"])
    assert given(mine).do(f"play:{card}", "option:1").me.resources == pool(materials=2)
    table = given(mine).do(f"play:{card}", "option:2", "amount:2")
    assert (table.me.hand, table.me.deck) == (["3MAY26", "3MAY22"], [])


# The nation deck and the start


def test_fine_featherwork_remembers_a_mask_and_develops_a_headpiece():
    mine = me("mayans", play=["3MAY11"], discard=[STONE[0]], hand=[STONE[1]], development=HEADPIECES, materials=2)
    table = given(mine).do("exhaust:3MAY11", "yes", f"card:{STONE[0]}@discard", "yes", "card:3MAY10@development")
    assert (table.me.history, table.me.hand, table.me.resources) == ([STONE[0]], [STONE[1], "3MAY10"], pool())


def test_fine_featherwork_develops_nothing_without_a_mask_in_history():
    mine = me("mayans", play=["3MAY11"], hand=[STONE[1]], development=HEADPIECES, materials=2)
    table = given(mine).do("exhaust:3MAY11", "no")
    assert (table.pending.about, table.me.resources) == ("turn", pool(materials=2))
    mine = me("mayans", play=["3MAY11"], hand=["UNR"], development=HEADPIECES, materials=2)
    assert "exhaust:3MAY11" not in given(mine).options


@rule("IMP-KW-DEVELOP-6")
def test_the_last_headpiece_may_end_the_game():
    mine = me("mayans", play=["3MAY11"], hand=[STONE[1]], development=["3MAY8"], materials=2)
    assert given(mine).do("exhaust:3MAY11", "yes", "yes").position.end is not None


def test_mayan_writing_readies_or_remembers():
    mine = me("mayans", play=["3MAY13", in_play(TIKAL, exhausted=True)], exhausts=4, discard=["UNR"], deck=["3MAY26"])
    table = given(mine).do("exhaust:3MAY13", "option:1")
    assert (table.me.exhausts, table.me.play[1].exhausted) == (4, False)
    table = given(mine).do("exhaust:3MAY13", "option:2")
    assert (table.me.history, table.me.hand) == (["UNR"], ["3MAY26"])


@pytest.mark.parametrize("city", [TIKAL, PALENQUE, CARACOL])
def test_mayan_cities(city):
    mine = me("mayans", play=[city], discard=[STONE[0], "UNR"])
    assert given(mine).do(f"exhaust:{city}", "option:1").me.hand == [STONE[0]]
    assert given(mine).do(f"exhaust:{city}", "option:2").me.resources == pool(population=1)
    assert given(mine).do(f"exhaust:{city}", "option:3").me.resources == pool(materials=1)


def test_patolli_wins_goods_with_a_pinned_card():
    mine = me("mayans", hand=["3MAY15", "UNR", STONE[0]], materials=1)
    table = given(mine, main=["1REG6", "1TRI2", "1TRI4"]).do("play:3MAY15")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(goods=1), ["1REG6"])
    assert (set(table.me.discard), table.me.actions) == ({"3MAY15", "UNR", STONE[0]}, 3)


def test_patolli_loses_with_any_other_card():
    mine = me("mayans", hand=["3MAY15", STONE[1], STONE[0]], materials=1)
    table = given(mine, main=["1UNC3", "1TRI2", "1TRI4"]).do("play:3MAY15")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(), [])
    assert set(table.me.discard) == {"3MAY15", "1UNC3", "UNR", *STONE[:2]}


def test_patolli_needs_two_other_cards_and_a_material():
    assert "play:3MAY15" not in given(me("mayans", hand=["3MAY15", "UNR"], materials=1)).options
    assert "play:3MAY15" not in given(me("mayans", hand=["3MAY15", "UNR", "UNR"])).options


@pytest.mark.parametrize(("hand", "progress"), [([], 1), (["UNR"], 0)])
def test_advanced_mathematics_reward_an_empty_hand_at_the_start_of_cleanup(hand, progress):
    mine = me("mayans", play=["3MAY17"], hand=hand, deck=["3MAY26", "3MAY22", "3MAY27", *STONE])
    table = given(mine, market=["1REG6"]).do("end")
    assert table.me.resources["progress"] == progress
    while table.position.turn == 0 and table.pending.about != "turn":
        table.do([])
    assert len(table.me.hand) == 6


def test_advanced_mathematics_do_not_count_a_hand_that_cleanup_empties():
    mine = me("mayans", play=["3MAY17"], hand=["UNR"], deck=["3MAY26", *STONE])
    table = given(mine, market=["1REG6"]).do("end", ["card:UNR@hand"])
    assert table.me.resources["progress"] == 0


# Pok-ta-pok and Road Networks: what may be acquired depends on the masks


@pytest.mark.parametrize(
    ("masks", "eligible"),
    [(STONE[:2], ["1UNC3"]), ([STONE[0], HEADPIECE], ["1UNC3", "1CIV2"]), ([TURQUOISE, HEADPIECE], ["1UNC3", "1CIV2"])],
)
def test_pok_ta_pok_acquires_civilised_cards_for_better_masks(masks, eligible):
    for card in eligible:
        table = given(me("mayans", play=["3MAY19"], hand=masks), market=ANY).do("exhaust:3MAY19")
        if len(eligible) > 1:
            table.do(f"option:{eligible.index(card) + 1}")
        assert (table.me.hand, table.me.actions, set(table.me.discard)) == ([card], 2, set(masks))


def test_pok_ta_pok_asks_what_is_discarded_now_and_not_what_was():
    mine = me("mayans", play=["3MAY19"], hand=STONE[:2], discard=[TURQUOISE])
    table = given(mine, market=ANY).do("exhaust:3MAY19")
    assert (table.pending.about, table.me.hand) == ("turn", ["1UNC3"])


@pytest.mark.parametrize(("mask", "tributary"), [(STONE[0], False), (HEADPIECE, True)])
def test_road_networks_acquire_a_tributary_for_a_better_mask(mask, tributary):
    table = given(me("mayans", play=["3MAY22"], hand=[mask]), market=ANY).do("exhaust:3MAY22")
    if tributary:
        table.do("option:2")
    assert (table.me.hand, table.me.actions) == (["1TRI3" if tributary else "1REG6"], 2)


@pytest.mark.parametrize("card", ["3MAY19", "3MAY22"])
@pytest.mark.parametrize("lack", [{"actions": 0}, {"hand": []}])
def test_mayan_acquiring_needs_masks_and_an_action(card, lack):
    mine: dict[str, Any] = {**me("mayans", play=[card], hand=STONE[:2]), **lack}
    assert f"exhaust:{card}" not in given(mine, market=ANY).options


def test_chultuns_turn_a_mask_into_three_things():
    mine = me("mayans", play=["3MAY26"], hand=[STONE[0], "UNR", TIKAL], population=1)
    table = given(mine).do("exhaust:3MAY26", "option:1")
    assert (table.me.hand, table.me.resources, table.me.actions) == ([TIKAL], pool(), 3)
    table = given(mine).do("exhaust:3MAY26", "option:2")
    assert (table.me.play[1], table.me.actions) == (InPlay(TIKAL), 3)
    assert given(mine).do("exhaust:3MAY26", "option:3").me.resources == pool(population=2)


@pytest.mark.parametrize(
    ("answer", "deck"), [("yes", ["3MAY13", "3MAY14", "3MAY2"]), ("no", ["3MAY14", "3MAY13", "3MAY2"])]
)
def test_halach_uinic_gains_exhaust_tokens_and_may_bury_a_nation_card(answer, deck):
    mine = me("mayans", hand=["3MAY27"], play=[TIKAL, "3MAY7"], nation_deck=["3MAY14", "3MAY13", "3MAY2"])
    table = given(mine).do("play:3MAY27", answer)
    assert (table.me.exhausts, table.me.nation_deck) == (7, deck)


@pytest.mark.parametrize(("card", "worth"), [(TURQUOISE, 4), (HEADPIECE, 2), (STONE[0], 1)])
def test_masks_are_worth_something_in_history_only(card, worth):
    assert points(given(me("mayans", history=[card])), card, "history") == worth
    assert points(given(me("mayans", discard=[card])), card, "discard") == 0


@pytest.mark.parametrize("card", [*STONE, "3MAY12"])
def test_mayan_stone_masks_draw_and_put_back(card):
    table = given(me("mayans", hand=[card], deck=["3MAY26", "3MAY22"])).do(
        f"play:{card}", "amount:2", "card:3MAY26@hand"
    )
    assert (table.me.hand, table.me.deck) == (["3MAY22"], ["3MAY26"])


def test_caracol_is_built_by_barbarians_only():
    for state in ("barbarian", "empire"):
        table = given(me("mayans", hand=[CARACOL], state=state), market=[slot("1UNC3")])
        assert (f"play:{CARACOL}" in table.options) == (state == "barbarian")
