"""The Atlanteans: an empire from the start, without a history, whose land goes under."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import EGYPTIANS, assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

ANY = ["1UNC3", "1CIV2", "1REG6", "1TRI5"]
FLOODS = ["2ATL12", "2ATL13", "2ATL14"]
PRICES = {
    "2ATL2": {"materials": 5, "progress": 1}, "2ATL2X": {"materials": 5, "progress": 1},
    "2ATL3": {"materials": 3, "population": 2, "progress": 1}, "2ATL4": {"materials": 4, "population": 2},
    "2ATL5": {"materials": 4}, "2ATL6": {"materials": 2, "population": 1, "progress": 1}, "2ATL7": {"progress": 2},
    "2ATL7X": {"progress": 2}, "2ATL8": {"materials": 5}, "2ATL9": {"materials": 3, "progress": 2},
    "2ATL10": {"population": 2}, "2ATL11": {"population": 2},
}  # fmt: skip


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_atlantean_developments_cost(card, price):
    assert_price("atlanteans", card, price)


@rule("IMP-KW-DEVELOP-3")
@pytest.mark.parametrize(("card", "materials"), [("2ATL4X", 4), ("2ATL8X", 5)])
def test_two_developments_also_cost_an_unrest_as_reprinted(card, materials):
    mine = me("atlanteans", hand=[EGYPTIANS], development=[card, "2ATL5"], materials=materials)
    table = given(mine).do(f"play:{EGYPTIANS}", f"card:{card}@development")
    assert (table.me.discard, table.me.hand, table.me.resources) == ([EGYPTIANS, card], ["UNR"], pool())
    mine["resources"]["materials"] -= 1
    poor = given({**mine, "development": [card]}).do(f"play:{EGYPTIANS}")
    assert (poor.me.development, poor.me.hand) == ([card], [])


@rule("IMP-FAME-7")
def test_a_development_at_no_cost_costs_no_unrest_either():
    table = given(me("atlanteans", hand=["2TRI5"], play=["2ATL16"], development=["2ATL4X"])).do("play:2TRI5")
    assert (table.me.discard, table.me.hand) == (["2ATL4X", "2ATL16"], [])


@rule("IMP-COLL-1")
def test_the_last_unrest_as_a_development_cost_is_a_collapse():
    mine = me("atlanteans", hand=[EGYPTIANS], development=["2ATL4X"], materials=4)
    table = given(mine, unrest=["UNR"]).do(f"play:{EGYPTIANS}")
    assert table.table.result["reason"] == "collapse"


# The power card


@rule("IMP-NATION-ATLANTEANS-2", "IMP-KW-HISTORY-3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_atlanteans_discard_for_history_and_abandon_a_pinned_card(side):
    table = given(me("atlanteans", side, hand=["1UNC21", "2ATL12"], play=["2ATL16", "2ATL6"]))
    table.do("play:1UNC21", "card:2ATL6@play")
    assert (table.me.history, table.me.play) == ([], [InPlay("2ATL16")])
    assert table.me.discard == ["1UNC21", "2ATL6", "2ATL12"]


@rule("IMP-NATION-ATLANTEANS-2")
@pytest.mark.parametrize("side", ["A", "B"])
def test_atlanteans_as_first_printed_only_discard_for_history(side):
    mine = me("atlanteans", side, hand=["1UNC21", "2ATL12"], play=["2ATL16", "2ATL6"])
    table = given(mine, options={"originals": True}).do("play:1UNC21")
    assert (table.me.history, len(table.me.play), table.me.discard) == ([], 2, ["1UNC21", "2ATL12"])


def test_atlanteans_without_a_pinned_card_abandon_nothing():
    table = given(me("atlanteans", "A", hand=["1UNC21", "2ATL12"])).do("play:1UNC21")
    assert table.me.discard == ["1UNC21", "2ATL12"]


@pytest.mark.parametrize(("answer", "deck"), [("yes", ["2ATL15"]), ("no", [])])
def test_atlanteans_a_may_put_a_discarded_card_on_the_deck_when_a_card_is_sunk(answer, deck):
    table = given(me("atlanteans", "A", hand=["2ATL9"], discard=["2ATL15"]), market=["1REG6"]).do("play:2ATL9", answer)
    assert (table.me.sunken, table.me.deck) == (["2ATL9"], deck)


def test_atlanteans_a_are_asked_for_each_card_sunk():
    mine = me("atlanteans", "A", hand=["2ATL12"], play=["2ATL16"], discard=["2ATL15", "2ATL17"])
    table = given(mine, market=["1REG6"]).do("play:2ATL12", "yes", "card:2ATL15@discard", "yes")
    assert table.me.deck == ["2ATL17", "2ATL15"]


@rule("IMP-EXH-2")
def test_atlanteans_a_as_first_printed_exhaust_for_one_sunken_card_only():
    mine = me("atlanteans", "A", hand=["2ATL12"], play=["2ATL16"], discard=["2ATL15", "2ATL17"])
    table = given(mine, market=["1REG6"], options={"originals": True})
    table.do("play:2ATL12", "exhaust:2ATL1A", "card:2ATL15@discard")
    assert (table.pending.about, table.me.deck, table.me.exhausts) == ("turn", ["2ATL15"], 4)


# Developments


def test_advanced_culture_acquires():
    table = given(me("atlanteans", hand=["2ATL2"]), market=ANY).do("play:2ATL2")
    assert table.options == ["card:1UNC3@market", "card:1CIV2@market"]
    assert table.do("card:1CIV2@market").me.hand == ["1CIV2"]


def test_advanced_culture_pays_as_reprinted():
    assert "play:2ATL2X" not in given(me("atlanteans", hand=["2ATL2X"], materials=1), market=ANY).options
    table = given(me("atlanteans", hand=["2ATL2X"], materials=2), market=ANY).do("play:2ATL2X", "card:1UNC3@market")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool())


@rule("IMP-KW-HISTORY-4")
def test_the_palace_of_poseidon_stands_on_the_mountain():
    assert "play:2ATL3" not in given(me("atlanteans", hand=["2ATL3"])).options
    table = given(me("atlanteans", hand=["2ATL3"], play=["2ATL10"])).do("play:2ATL3")
    assert (table.me.play, table.me.actions) == ([InPlay("2ATL10"), InPlay("2ATL3")], 3)


def test_the_palace_of_poseidon_raises_the_hand_limit():
    deck = ["2ATL15", "2ATL16", "2ATL17", "2ATL18", "2ATL12", "2ATL13", "2ATL14"]
    table = given(me("atlanteans", play=["2ATL10", "2ATL3"], deck=deck), market=["1REG6"]).do("end")
    assert len(table.me.hand) == 6


def test_the_palace_of_poseidon_is_sunk_when_the_mountain_is_sunk():
    mine = me("atlanteans", "B", hand=["2ATL12"], play=["2ATL10", in_play("2ATL3", "UNR")])
    table = given(mine, market=["1REG6"]).do("play:2ATL12")
    assert (table.me.play, set(table.me.sunken)) == ([], {"2ATL12", "2ATL10", "2ATL3", "UNR"})


def test_the_palace_of_poseidon_is_sunk_when_the_mountain_is_abandoned():
    table = given(me("atlanteans", "B", hand=["2TRI5"], play=["2ATL10", "2ATL3"]), fame=["1FAM1"]).do("play:2TRI5")
    assert (table.me.play, table.me.sunken, table.me.discard) == ([], ["2ATL3"], ["2ATL10"])


def test_the_palace_of_poseidon_is_sunk_when_an_attack_recalls_the_mountain():
    table = given(me("mauryans", hand=["2MAU12"]), me("atlanteans", "B", play=["2ATL10", "2ATL3"]), region=["1REG6"])
    table.do("play:2MAU12", "no")
    assert (table.other.hand, table.other.sunken) == (["2ATL10"], ["2ATL3"])


def test_the_palace_of_poseidon_stays_when_another_region_leaves():
    table = given(me("atlanteans", "B", hand=["2ATL12"], play=["2ATL16", "2ATL10", "2ATL3"]), market=["1REG6"])
    table.do("play:2ATL12", "card:2ATL16@play")
    assert table.me.play == [InPlay("2ATL10"), InPlay("2ATL3")]


def test_the_spread_of_atlantis_breaks_through_and_the_others_recall():
    for card, price in {"2ATL4": 0, "2ATL4X": 1}.items():
        mine = me("atlanteans", hand=[card], population=price)
        table = given(mine, me("celts", play=["1CEL9"]), region=["1REG6"]).do(f"play:{card}", "card:top@region")
        assert (table.me.hand, table.me.resources, table.other.hand) == (["1REG6"], pool(), ["1CEL9"])
    assert "play:2ATL4X" not in given(me("atlanteans", hand=["2ATL4X"]), region=["1REG6"]).options


@pytest.mark.parametrize(
    ("option", "hand", "discard"), [("option:1", [], ["2ATL5", "2ATL6"]), ("option:2", ["1CIV2"], ["2ATL5"])]
)
def test_development_develops_or_acquires_civilised(option, hand, discard):
    mine = me("atlanteans", hand=["2ATL5"], development=["2ATL6", "2ATL7X"], materials=2, population=1, progress=1)
    table = given(mine, market=ANY).do("play:2ATL5", option)
    assert (table.me.hand, table.me.discard) == (hand, discard)


def test_moats_and_walls_free_play_an_unrest():
    table = given(me("atlanteans", play=["2ATL6"], hand=["UNR"], population=1)).do("exhaust:2ATL6")
    assert (table.me.hand, table.me.actions) == ([], 3)


def test_myths_and_legends_sink_a_region_for_fame():
    table = given(me("atlanteans", "B", hand=["2ATL7"], play=["2ATL16"]), fame=["1FAM1", "1FAM2", "1FAM4"])
    table.do("play:2ATL7", "card:1FAM2@fame")
    assert (table.me.sunken, table.me.hand, table.me.resources) == (["2ATL16"], ["1FAM2"], pool(progress=1))


def test_myths_and_legends_sink_one_region_and_abandon_another_as_reprinted():
    mine = me("atlanteans", "B", hand=["2ATL7X"], play=["2ATL16", "2ATL17", "2ATL18"])
    table = given(mine, fame=["1FAM1", "1FAM2", "1FAM4"]).do("play:2ATL7X", "card:2ATL17@play")
    assert table.options == ["card:2ATL16@play", "card:2ATL18@play"]
    table.do("card:2ATL18@play", "card:1FAM1@fame")
    assert (table.me.sunken, set(table.me.discard)) == (["2ATL17"], {"2ATL18", "2ATL7X"})
    assert (table.me.play, table.me.resources) == ([InPlay("2ATL16")], pool())


@rule("IMP-TEXT-7")
def test_myths_and_legends_need_two_regions_as_reprinted():
    for play, playable in {("2ATL16",): False, ("2ATL16", "2ATL17"): True}.items():
        table = given(me("atlanteans", hand=["2ATL7X"], play=list(play)), fame=["1FAM1"])
        assert ("play:2ATL7X" in table.options) == playable


@pytest.mark.parametrize("wealth", ["2ATL8", "2ATL8X"])
@pytest.mark.parametrize(("card", "materials"), [("2ATL5", 2), ("2ATL3", 1), ("2ATL10", 0)])
def test_vast_wealth_makes_developments_cheaper_by_two_materials(wealth, card, materials):
    price = {**PRICES[card], "materials": materials}
    table = given(me("atlanteans", hand=[EGYPTIANS], play=[wealth], development=[card], **price))
    assert table.do(f"play:{EGYPTIANS}").me.resources == pool()
    assert card in table.me.discard


def test_vast_wealth_as_first_printed_brings_materials_for_a_returned_unrest():
    table = given(me("atlanteans", play=["2ATL8"], hand=["UNR"], population=1)).do("play:UNR", "exhaust:2ATL8")
    assert table.me.resources == pool(materials=3)


@pytest.mark.parametrize(
    ("card", "gained"),
    [("1UNC3", 3), ("1CIV2", 3), ("1TRI3", 3), ("1FAM1", 3), ("1REG6", 0), ("UNR", 0), ("2ATL15", 0)],
)
def test_vast_wealth_as_reprinted_sinks_a_card_for_materials(card, gained):
    table = given(me("atlanteans", "B", play=["2ATL8X"], hand=[card, "2ATL12"]), phase="solstice").do(
        f"card:{card}@hand"
    )
    assert (table.me.sunken, table.me.resources) == ([card], pool(materials=gained))


def test_vast_wealth_sinks_nothing_without_a_hand():
    table = given(me("atlanteans", "B", play=["2ATL8X"]), phase="solstice")
    assert (table.me.sunken, table.me.resources) == ([], pool())


@pytest.mark.parametrize("card", ANY)
def test_kleito_acquires_anything_and_is_sunk(card):
    table = given(me("atlanteans", "B", hand=["2ATL9"]), market=ANY).do("play:2ATL9", f"card:{card}@market")
    assert (table.me.hand, table.me.sunken) == ([card], ["2ATL9"])


def test_kleito_breaks_through_twice_with_the_palace():
    mine = me("atlanteans", "B", hand=["2ATL9"], play=["2ATL10", "2ATL3"])
    table = given(mine, market=ANY, region=["1REG7"], civilised=["1CIV3"])
    table.do("play:2ATL9", "option:2", "card:top@region", "card:top@civilised")
    assert (table.me.hand, table.me.sunken) == (["1REG7", "1CIV3"], ["2ATL9"])


def test_the_mountain_and_themiscyra_bring_progress():
    table = given(me("atlanteans", hand=["2ATL10", "UNR"])).do("play:2ATL10", "yes")
    assert (table.me.resources, table.me.play) == (pool(progress=1), [InPlay("2ATL10", ["UNR"])])
    table = given(me("atlanteans", hand=["2ATL11", "UNR"]), market=["1REG6"]).do("play:2ATL11", "no")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(progress=1), ["1REG6"])


# The start deck


@rule("IMP-KW-SINK-1")
@pytest.mark.parametrize("card", FLOODS)
def test_a_flood_sinks_itself_and_a_region_with_its_garrison_to_acquire(card):
    mine = me("atlanteans", "B", hand=[card], play=[in_play("2ATL16", "UNR", materials=2)])
    table = given(mine, market=[slot("1TRI5", "UNR", progress=1)]).do(f"play:{card}")
    assert (table.me.hand, set(table.me.sunken)) == (["1TRI5", "UNR"], {card, "2ATL16", "UNR"})
    assert (table.me.discard, table.me.resources) == ([], pool(materials=2, progress=1))


@rule("IMP-TEXT-7")
def test_a_flood_needs_a_region():
    assert "play:2ATL12" not in given(me("atlanteans", hand=["2ATL12"], play=["2ATL6"]), market=ANY).options


@rule("IMP-KW-SINK-2")
def test_another_nation_discards_what_a_flood_would_sink():
    mine = me("romans", hand=["2ATL12"], play=["1ROM20"], state="empire")
    table = given(mine, market=["1REG6"]).do("play:2ATL12")
    assert (table.me.sunken, set(table.me.discard)) == ([], {"2ATL12", "1ROM20"})


@pytest.mark.parametrize(
    ("card", "gained"), [("2ATL16", pool(population=1)), ("2ATL17", pool(materials=1)), ("2ATL18", pool())]
)
def test_atlantean_regions_exile_a_market_card(card, gained):
    table = given(me("atlanteans", hand=[card, "UNR"]), market=["1REG6"]).do(f"play:{card}", "yes")
    assert (table.me.resources, table.position.piles["exile"]) == (gained, ["1REG6"])
    assert table.me.play == [InPlay(card, ["UNR"])]


@pytest.mark.parametrize("fleet", ["2ATL20", "2ATL20X"])
def test_the_fleet_sinks_a_discarded_card_to_steal_progress(fleet):
    mine = me("atlanteans", "B", hand=[fleet], discard=["UNR", "2ATL15"])
    table = given(mine, me("celts", progress=2), me("greeks"), region=["1REG6"])
    table.do(f"play:{fleet}", "option:1", "card:UNR@discard")
    assert (table.me.sunken, table.me.resources, table.me.actions) == (["UNR"], pool(progress=1), 3)
    assert table.me.discard == [fleet, "2ATL15"]


@pytest.mark.parametrize("fleet", ["2ATL20", "2ATL20X"])
def test_the_fleet_breaks_through_and_is_sunk(fleet):
    table = given(me("atlanteans", "B", hand=[fleet]), region=["1REG6"]).do(f"play:{fleet}", "card:top@region")
    assert (table.me.sunken, table.me.hand) == ([fleet], ["1REG6"])


@rule("IMP-TRADE-2")
def test_without_the_expansion_there_is_no_trade_route_to_break_through_for():
    table = given(me("atlanteans", "B", hand=["2ATL20X"]), region=["1REG6"]).do("play:2ATL20X")
    assert not [option for option in table.options if "trade route" in option]


@rule("IMP-NATION-ATLANTEANS-1")
@pytest.mark.parametrize("card", ["2TRI1", "1ROM16", "2MIN17"])
def test_atlanteans_never_play_barbarian_cards(card):
    assert f"play:{card}" not in given(me("atlanteans", hand=[card], materials=9), market=ANY).options
