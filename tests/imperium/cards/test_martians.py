"""The Martians: alien, with too much progress, and gadgets that others may want."""

from __future__ import annotations

import pytest

from automa.imperium.match import Match
from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat
from automa.table import Table
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

NATIVE = {"state": "barbarian"}
FOUR_SUITS = ["1UNC3", "1CIV2", "1REG6", "1TRI5"]


def total(table, seat=0):
    return score_seat(Match(table.position, 0), seat)["total"]


def faces(seat):
    return [entry.card for entry in seat.permanents]


# ---- set-up and states


@rule("IMP-NATION-MARTIANS-1", "IMP-SETUP-11", "IMP-SETUP-4", "IMP-SETUP-5")
@pytest.mark.parametrize(("power", "progress"), [("A", 26), ("B", 21)])
def test_they_land_with_much_progress_as_aliens(power, progress):
    seats = [{"nation": "martians", "power": power}, {"nation": "romans"}]
    area = Table.new({"seats": seats, "seed": 4}).position()["seats"][0]
    assert area["resources"] == pool(materials=3, population=2, progress=progress)
    assert (area["state"], [entry["card"] for entry in area["permanents"]]) == ("empire", ["3MRT29A"])


@rule("IMP-VAR-FAST-7")
def test_in_a_fast_game_it_is_four_less():
    seats = [{"nation": "martians", "power": "A"}, {"nation": "romans"}]
    area = Table.new({"seats": seats, "seed": 4, "variants": ["fast"]}).position()["seats"][0]
    assert area["resources"]["progress"] == 22


@rule("IMP-NATION-MARTIANS-2", "IMP-KW-PAY-5")
def test_aliens_take_an_unrest_for_every_progress_they_pay():
    mine = me("martians", hand=["3MRT15"], progress=3)
    table = given(mine, market=["1REG6"]).do("play:3MRT15", "option:2")  # two progress stand in for population
    assert (table.me.hand, table.me.resources) == (["1REG6", "UNR", "UNR"], pool(progress=1))
    table = given({**mine, **NATIVE, "hand": ["3MRT19"]})
    assert faces(table.me) == ["3MRT29B"]


@rule("IMP-NATION-MARTIANS-2", "IMP-KW-PAY-2")
def test_a_development_paid_with_progress_costs_as_many_unrest():
    mine = me("martians", hand=["1TRI3"], state="empire", development=["3MRT3"], progress=3)
    assert given(mine).do("play:1TRI3").me.hand == ["UNR", "UNR", "UNR"]


@rule("IMP-NATION-MARTIANS-2")
def test_aliens_may_not_pay_progress_for_unrest():
    assert "play:UNR" not in given(me("martians", hand=["UNR"], progress=9)).options
    assert "play:UNR" in given(me("martians", hand=["UNR"], progress=9, goods=1)).options
    assert "play:UNR" in given(me("martians", hand=["UNR"], progress=9, **NATIVE)).options
    table = given(me("martians", hand=["UNR"], progress=1, goods=1)).do("play:UNR")
    assert table.me.resources == pool(progress=1)


@rule("IMP-NATION-MARTIANS-2", "IMP-SCORE-8")
@pytest.mark.parametrize(("progress", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_three_progress_of_an_alien_are_worth_one_point(progress, points):
    assert total(given(me("martians", progress=progress))) == points
    assert total(given(me("martians", progress=progress, **NATIVE))) == progress


@rule("IMP-NATION-MARTIANS-2", "IMP-KW-CONVERT-1")
def test_converting_is_not_paying():
    mine = me("martians", hand=["3MRT18"], play=["3MRT24", "3MRT23"], progress=5)
    table = given(mine).do("play:3MRT18")
    assert (table.me.resources, table.me.hand) == (pool(progress=3, population=2), [])


@rule("IMP-NATION-MARTIANS-3", "IMP-SHUF-13")
def test_the_reactor_explodes_right_into_play():
    mine = me("martians", "B", discard=["3MRT19"], nation_deck=["3MRT2"], progress=1)
    table = given(mine, market=["1REG6"]).do("end")
    assert ([entry.card for entry in table.me.play], table.me.state) == (["3MRT2"], "empire")
    assert "3MRT2" not in table.me.hand and table.me.exhausts == 4


@rule("IMP-NATION-MARTIANS-3")
def test_the_explosion_cannot_be_abandoned_or_recalled():
    mine = me("martians", play=["3MRT2", "3MRT25"])
    table = given(me("magyars", hand=["3MAG22", "3MAG17"], history=["3MAG21"]), mine, market=["1TRI5"]).do(
        "play:3MAG22"
    )
    assert [entry.card for entry in table.other.play] == ["3MRT2"]


def test_the_explosion_spreads_unrest_and_makes_developments_playable():
    mine = me("martians", "B", play=["3MRT2"], progress=1)
    table = given(mine, phase="solstice")
    assert (table.me.hand, table.me.history) == (["UNR"], ["UNR"])
    mine = me("martians", hand=["3MRT4", "3MRT12"], play=["3MRT2"], progress=1)
    assert "play:3MRT4" in given(mine).options
    assert "play:3MRT4" not in given({**mine, "play": []}).options


@rule("IMP-NATION-MARTIANS-4", "IMP-AMB-12")
def test_without_progress_aliens_go_native():
    mine = me("martians", "B", play=["3MRT2"], nation_deck=["3MRT6", "3MRT7"])
    table = given(mine, phase="solstice")
    assert (table.me.state, faces(table.me)) == ("barbarian", ["3MRT29B"])
    assert (table.me.play, table.me.nation_deck) == ([], [])
    assert sorted(table.position.piles["exile"]) == ["3MRT2", "3MRT6", "3MRT7"]


@rule("IMP-NATION-MARTIANS-4", "IMP-AMB-12")
def test_an_explosion_still_to_come_is_exiled_with_the_nation_deck():
    table = given(me("martians", "B", nation_deck=["3MRT6", "3MRT2"]), phase="solstice")
    assert sorted(table.position.piles["exile"]) == ["3MRT2", "3MRT6"]


def test_one_progress_keeps_them_alien():
    table = given(me("martians", "B", nation_deck=["3MRT6"], progress=1), phase="solstice")
    assert (table.me.state, table.me.nation_deck) == ("empire", ["3MRT6"])


# ---- power cards


def test_martians_a_may_gain_less_from_a_gadget():
    mine = me("martians", "A", hand=["3MRT12", "1UNC3"], progress=1)
    table = given(mine).do("play:3MRT12", "yes")
    assert (table.me.resources, table.me.discard) == (pool(progress=1), ["1UNC3"])
    table = given(mine).do("play:3MRT12", "no")
    assert table.me.resources == pool(progress=2)


def test_martians_a_may_gain_less_from_the_market():
    mine = me("martians", "A", hand=["3MRT15", "1UNC3"], population=2)
    table = given(mine, market=[slot("1REG6", progress=2)]).do("play:3MRT15", "yes", "card:1UNC3@hand")
    assert table.me.resources == pool(progress=1)
    table.do("yes", "amount:1")
    assert table.me.resources == pool(population=1)


def test_martians_a_may_ignore_progress_from_elsewhere():
    mine = me("martians", "A", hand=["1CEL14", "UNR"])
    table = given(mine).do("play:1CEL14", "option:1")
    assert table.pending.about == "may"
    assert table.do("yes").me.resources == pool()
    assert given(mine).do("play:1CEL14", "option:1", "no").me.resources == pool(progress=1)


def test_martians_a_may_ignore_a_consolation():
    """The consolation of a break through comes from no gadget."""
    table = given(me("martians", "A", hand=["3MRT22"]), main=["1TRI1", "1TRI2"])
    table.do("play:3MRT22", "card:civilised@main")
    assert table.pending.about == "may"
    assert table.do("yes").me.resources == pool()


def test_martians_b_profit_from_gadgets_they_give_up():
    table = given(me("martians", "B", hand=["3MRT12"])).do("play:3MRT12", "yes", "exhaust:3MRT1B")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(progress=2, population=1), ["3MRT12"])
    table = given(me("martians", "B", hand=["3MRT21", "3MRT12"]), uncivilised=["1UNC9"]).do("play:3MRT21")
    assert table.pending.about == "react"


# ---- gadgets


@rule("IMP-NATION-MARTIANS-5")
@pytest.mark.parametrize(
    ("card", "points"),
    [("3MRT6", -2), ("3MRT7", -5), ("3MRT8", -3), ("3MRT9", -1), ("3MRT10", -3), ("3MRT11", -3), ("3MRT12", -2),
     ("3MRT14", -3), ("3MRT23", -1)],
)  # fmt: skip
def test_gadgets_cost_points_unless_in_history(card, points):
    assert total(given(me("martians", hand=[card]))) == points
    assert total(given(me("martians", history=[card]))) == 0
    assert total(given(me("martians"), exile=[card])) == 0


def test_maps_lead_to_exiled_cards_for_population():
    mine = me("martians", "B", hand=["3MRT6"], population=2)
    table = given(mine, exile=["1TRI5", "1FAM5"]).do("play:3MRT6", "pay:population=2", "no")
    assert (table.me.hand, table.me.resources) == (["1TRI5"], pool(progress=1))
    assert "play:3MRT6" not in given({**mine, "resources": {"population": 1}}, exile=["1TRI5"]).options


@pytest.mark.parametrize("option", ["option:1", "option:2"])
def test_teleportation_reveals_a_card_of_the_main_deck(option):
    table = given(me("martians", "B", hand=["3MRT7"], actions=0), main=["1TRI1", "1TRI2"]).do(
        "play:3MRT7", option, "no"
    )
    if option == "option:1":
        assert (table.me.resources, table.position.piles["exile"]) == (pool(progress=1, goods=1), ["1TRI1"])
    else:
        assert sorted(table.me.discard) == ["1TRI1", "3MRT7", "UNR"]


def test_the_fracture_of_time_buries_an_exiled_card_and_may_give_an_action():
    mine = me("martians", "B", hand=["3MRT8", "1UNC3", "3MRT12"], actions=0)
    table = given(mine, exile=["1TRI5"], main=["1TRI1", "1TRI2"]).do("play:3MRT8", "yes")
    assert table.position.piles["main"] == ["1TRI1", "1TRI2", "1TRI5"]
    assert (table.me.history, table.me.actions) == (["1UNC3"], 1)


def test_the_eco_bubble_serves_the_market_and_hosts_two_cards():
    mine = me("martians", "B", hand=["3MRT9", "1UNC3", "1UNC9"])
    table = given(mine, market=["1REG6", "1TRI5"], main=["1TRI1", "1TRI2"])
    table.do("play:3MRT9", "yes", "card:1REG6@market", "yes", "yes", ["card:1UNC3@hand", "card:1UNC9@hand"])
    assert (table.me.play, table.position.piles["exile"]) == ([InPlay("3MRT9", ["1UNC3", "1UNC9"])], ["1TRI5"])


def test_the_chariot_acquires_drives_back_and_parks_in_a_region():
    mine = me("martians", "B", hand=["3MRT10"], play=["1REG9"])
    table = given(mine, me("romans", play=["1ROM20"]), market=["1REG6"]).do("play:3MRT10", "yes", "option:1")
    assert (table.me.hand, table.other.hand) == (["1REG6"], ["1ROM20"])
    assert table.me.play[0] == InPlay("1REG9", ["3MRT10"])


def test_the_resurrection_stone_plays_a_card_of_the_past_and_exiles_it():
    mine = me("martians", "B", hand=["3MRT11"], history=["1CEL14"], discard=["UNR"], population=1)
    table = given(mine).do("play:3MRT11", "card:1CEL14@history", "option:1", "no")
    assert (table.me.history, table.position.piles["exile"]) == ([], ["1CEL14"])
    table = given(mine).do("play:3MRT11", "card:UNR@discard", "no")
    assert (table.me.discard, table.position.piles["exile"]) == (["3MRT11"], [])


def test_the_resurrection_stone_exiles_a_pinned_card_from_play():
    mine = me("martians", "B", hand=["3MRT11"], discard=["3MRT25"])
    table = given(mine).do("play:3MRT11", "no")
    assert (table.me.play, table.position.piles["exile"]) == ([], ["3MRT25"])


def test_the_crystal_skull_draws_and_remembers():
    mine = me("martians", "B", hand=["3MRT12"], deck=["1UNC3", "1UNC9"], discard=["1CIV2"], actions=0)
    table = given(mine).do("play:3MRT12", "yes", "card:1UNC3@hand", "no")
    assert (table.me.hand, table.me.history) == (["1UNC9"], ["1UNC3"])
    assert given({**mine, "deck": []}).do("play:3MRT12").me.hand == []  # never a reshuffle


def test_cloning_vats_play_a_discarded_card():
    table = given(me("martians", "B", hand=["3MRT14"], discard=["3MRT25"])).do("play:3MRT14", "no")
    assert [entry.card for entry in table.me.play] == ["3MRT25"]


def test_cryostasis_freezes_and_thaws():
    mine = me("martians", "B", play=[in_play("3MRT23", "1UNC3", "3MRT12")], hand=["1UNC9"], progress=1)
    table = given(mine).do("exhaust:3MRT23")
    assert (table.me.resources, table.me.play[0].garrison) == (
        pool(progress=1, population=1),
        ["1UNC3", "3MRT12", "1UNC9"],
    )
    table = given(mine, phase="solstice").do("yes")
    assert (table.me.hand, table.me.discard, table.me.play[0].garrison) == (["1UNC3"], ["1UNC9"], ["3MRT12"])
    assert given(me("martians", "B", hand=["3MRT23"])).do("play:3MRT23").me.resources == pool(progress=1)


# ---- the rest of the deck


def test_take_me_to_your_leader_lays_progress_on_the_market():
    table = given(me("martians", "B", hand=["3MRT15"], progress=3), market=["1REG6"]).do("play:3MRT15", "option:1")
    assert (table.me.resources, table.position.market[0].tokens) == (pool(progress=1), {"progress": 2})
    assert table.me.hand == []  # moving is not paying


def test_only_progress_of_that_card_may_be_converted():
    mine = me("martians", "B", hand=["3MRT15"], population=2, progress=5)
    table = given(mine, market=[slot("1REG6", progress=2)]).do("play:3MRT15", "option:2", "pay:population=2", "yes")
    assert table.options == ["amount:0", "amount:1", "amount:2"]
    assert table.do("amount:2").me.resources == pool(progress=5, population=2)


def test_the_flying_drone_finds_regions():
    mine = me("martians", "B", hand=["3MRT16"], deck=["1UNC3", "1REG6"], population=1, actions=0)
    assert given(mine).do("play:3MRT16").me.hand == ["1REG6"]
    mine = me("martians", "B", hand=["3MRT16"], play=["3MRT24"], actions=0)
    table = given(mine, market=["1REG7"], region=[]).do("play:3MRT16", "card:1REG7@market")
    assert (table.me.hand, table.me.discard) == (["UNR", "1REG7"], ["3MRT16", "3MRT24"])


@rule("IMP-KW-SWAP-3", "IMP-NATION-MARTIANS-5")
def test_secrets_are_shared_for_a_market_card_of_a_matching_suit():
    mine = me("martians", "B", play=["3MRT17"], hand=["3MRT12"])
    market = [slot("1UNC3", "UNR", progress=2), slot("1CIV2", "UNR"), slot("3MRT11", "UNR")]
    table = given(mine, market=market).do("exhaust:3MRT17")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool())
    place = table.position.market[0]
    assert (place.card, place.tokens, place.unrest) == ("3MRT12", {"progress": 2}, ["UNR"])


@pytest.mark.parametrize(("option", "gained"), [("option:1", pool(population=1)), ("option:2", pool(progress=2))])
def test_secrets_pay_when_another_plays_a_gadget(option, gained):
    theirs = me("martians", "B", play=["3MRT17"], deck=["1UNC9"], progress=1)
    table = given(me("romans", hand=["3MRT12"]), theirs).do("play:3MRT12", "no", option)
    assert (table.other.resources, table.other.hand) == (gained, ["1UNC9"] if option == "option:1" else [])


def test_ancient_astronauts_count_different_icons():
    mine = me("martians", "B", hand=["3MRT18"], play=["3MRT9", "3INU2", "3INU4"])
    table = given(mine).do("play:3MRT18")
    assert table.me.resources == pool(goods=2)  # hunt and ocean


def test_signals_give_up_a_region():
    mine = me("martians", "B", play=["3MRT19", "3MRT24"], discard=["UNR"], progress=1)
    table = given(mine).do("exhaust:3MRT19", "yes")
    assert (table.me.resources, table.me.discard) == (pool(population=1), ["3MRT24"])


def test_the_uplifting_moves_population_to_the_power_card():
    mine = me("martians", "B", hand=["3MRT20"], play=["3MRT19", "3MRT25", "3MRT24"], population=5)
    table = given(mine, fame=["1FAM1"]).do("play:3MRT20")
    assert table.me.power_card is not None and table.me.power_card.tokens == {"population": 5}
    assert (table.me.hand, sorted(table.me.history)) == (["1FAM1"], ["3MRT19", "3MRT20", "3MRT25"])
    poor = {**mine, "resources": {"population": 4, "progress": 9}}
    assert "play:3MRT20" not in given(poor, fame=["1FAM1"]).options  # no substitution


@pytest.mark.parametrize("gained", FOUR_SUITS)
def test_the_sword_acquires_for_the_top_nation_card(gained):
    mine = me("martians", "B", hand=["3MRT21"], nation_deck=["3MRT13", "3MRT2"])
    table = given(mine, market=FOUR_SUITS).do("play:3MRT21", f"card:{gained}@market")
    assert (table.me.hand, table.me.discard) == ([gained], ["3MRT21", "3MRT13"])


def test_the_sword_breaks_through_for_the_suit_of_a_gadget():
    mine = me("martians", "A", hand=["3MRT21", "3MRT6"], nation_deck=[])
    table = given(mine, market=["1UNC3", "1CIV2", "1REG6"], civilised=["1CIV8"]).do("play:3MRT21")
    assert table.options == ["card:1CIV2@market", "card:top@civilised"]


def test_the_sword_may_set_off_the_explosion():
    mine = me("martians", "B", hand=["3MRT21"], nation_deck=["3MRT2"])
    table = given(mine, market=["1UNC3"]).do("play:3MRT21")
    assert [entry.card for entry in table.me.play] == ["3MRT2"] and table.me.hand == ["1UNC3"]


def test_oannes_breaks_through_and_goes_into_history():
    table = given(me("martians", "B", hand=["3MRT22"]), market=["1CIV2"]).do("play:3MRT22", "card:1CIV2@market")
    assert (table.me.hand, table.me.history) == (["1CIV2"], ["3MRT22"])


def test_the_landing_site_swaps_with_a_nation_card():
    mine = me("martians", "B", hand=["3MRT24", "1UNC3", "UNR"], nation_deck=["3MRT6", "3MRT7", "3MRT8", "3MRT2"])
    table = given(mine).do("play:3MRT24", "yes", "card:3MRT7@nation", "card:3MRT6@nation")
    assert (sorted(table.me.hand), table.me.nation_deck) == (["3MRT7", "UNR"], ["3MRT6", "1UNC3", "3MRT8", "3MRT2"])
    table = given(mine).do("play:3MRT24", "yes", "card:3MRT6@nation", "card:3MRT7@nation")
    assert table.me.nation_deck == ["3MRT7", "1UNC3", "3MRT8", "3MRT2"]  # back in any order


@rule("IMP-CARD-SACREDPASS")
def test_the_landing_site_does_not_fetch_the_explosion():
    table = given(me("martians", "B", hand=["3MRT24", "1UNC3"], nation_deck=["3MRT2"])).do("play:3MRT24")
    assert (table.me.nation_deck, table.pending.about) == (["3MRT2"], "turn")


def test_thoats_carry_to_a_region_and_feed_others():
    mine = me("martians", "B", play=["3MRT25"], hand=["1UNC3", "3MRT24"], actions=0)
    table = given(mine).do("exhaust:3MRT25", "card:1UNC3@hand")
    assert ([entry.card for entry in table.me.play], table.other.resources) == (["3MRT25", "3MRT24"], pool(materials=1))


# ---- developments


@pytest.mark.parametrize("card", ["3MRT3", "3MRT4", "3MRT5"])
def test_martian_developments_have_their_price(card):
    assert_price("martians", card, {"population": 3})


def test_the_settlement_turns_a_region_into_fame():
    mine = me("martians", "B", hand=["3MRT3"], play=["3MRT24", "3MRT9"], goods=3, **NATIVE)
    table = given(mine, fame=["1FAM1"]).do("play:3MRT3")
    assert (table.me.hand, table.me.history, table.me.resources) == (["1FAM1"], ["3MRT24"], pool(progress=1))
    assert "play:3MRT3" not in given({**mine, "play": [in_play("3MRT9")]}, fame=["1FAM1"]).options


def test_rituals_and_the_overlord_give_up_a_gadget():
    mine = me("martians", "A", hand=["3MRT4", "3MRT5", "3MRT12"], play=["3MRT9"], **NATIVE)
    table = given(mine, market=["1UNC3"]).do("play:3MRT4", "card:3MRT12@hand", "card:1UNC3@market")
    assert ("1UNC3" in table.me.hand, table.position.piles["exile"]) == (True, ["3MRT12"])
    table = given(mine, me("romans", play=["1ROM20"]), market=["1TRI5"])
    table.do("play:3MRT5", "card:3MRT9@play", "card:1TRI5@market")
    assert ("1TRI5" in table.me.hand, table.other.discard) == (True, ["1ROM20"])
