"""Scoring (section 13.2). Every expected value was worked out by hand from the printed cards."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from tests.imperium.scenario import given, in_play, me
from tests.rules import rule

NATIONS = sorted(nation.id for nation in library().nations.values() if nation.box == "Classics")
TRIUMPHANT = "1FAM6"  # 11 points, fixed


def scored(*seats, **parts):
    """The table when the last solstice of the final round is over."""
    triggered = {"trigger": "main deck", "round": 1, "seat": 0}
    return given(*seats, phase="solstice", round=2, end=triggered, main=[], **parts)


def points(table, seat=0):
    return {row["card"]: row["points"] for row in table.table.result["breakdown"][seat]["cards"]}


@rule("IMP-SCORE-1", "IMP-SCORE-2", "IMP-SCORE-4", "IMP-SCORE-7")
def test_a_rich_roman_position():
    table = scored(
        me(
            hand=["1ROM22", "1FAM1"],  # unrest -2, Praiseworthy 3 outside history
            deck=[TRIUMPHANT],  # 11
            discard=["1TRI8"],  # 1 per tributary: itself and Armenians
            play=["1UNC12", in_play("1REG9", "1REG11", progress=2, materials=5)],  # 2 per river, also garrisoned
            history=["1FAM2", "1TRI1"],  # Great 6 in history, Armenians 3
            nation_deck=["1FAM7"],
            development=["1ROM3"],
            population=7,  # power card: 1 per 2
            progress=4,
            materials=8,
        )
    )
    breakdown = table.table.result["breakdown"][0]
    assert breakdown["cards"] == [
        {"card": "1ROM22", "zone": "hand", "points": -2},
        {"card": "1FAM1", "zone": "hand", "points": 3},
        {"card": "1FAM6", "zone": "deck", "points": 11},
        {"card": "1TRI8", "zone": "discard", "points": 2},
        {"card": "1UNC12", "zone": "play", "points": 4},
        {"card": "1FAM2", "zone": "history", "points": 6},
        {"card": "1TRI1", "zone": "history", "points": 3},
        {"card": "1ROM1B", "zone": "power", "points": 3},
    ]
    assert (breakdown["progress"], breakdown["total"]) == (4, 34)
    assert table.table.result["scores"] == [34, 0]


@rule("IMP-SCORE-2", "IMP-SCORE-5", "IMP-SCORE-6")
def test_a_rich_viking_position():
    table = scored(
        me(
            "vikings",
            "A",
            hand=["1VIK4", "1UNR1"],  # Combs: 1 per 3 population
            deck=["1VIK9", "1VIK14"],  # Dubh Linn: 1 per 8 materials
            discard=["1VIK2", "1FAM2"],  # Harald: 2 per variable; Great 2 outside history
            play=[in_play("1VIK8", "1FAM7", "1UNC10", "1UNR2"), "1VIK7", "1VIK11"],  # Sagas: 1 per card here
            materials=17,
            population=8,
            progress=3,
        )
    ).do("no")  # Sagas may garrison one more card in the last solstice
    # Variable: Combs, Dubh Linn, Harald, Sagas, Agriculture (2 per fertile: Vinland), power card.
    assert points(table) == {
        **{"1VIK4": 2, "1UNR1": -2, "1VIK9": 2, "1VIK14": -2, "1VIK2": 10, "1FAM2": 2, "1VIK8": 3, "1VIK7": 6},
        **{"1VIK11": 2, "1FAM7": 11, "1UNC10": 2, "1UNR2": -2, "1VIK1A": 6},
    }
    assert table.table.result["scores"] == [43, 0]


@rule("IMP-SCORE-2")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "history"])
def test_a_card_scores_in_every_zone_of_its_player(zone):
    assert points(scored(me(**{zone: [TRIUMPHANT]}))) == {TRIUMPHANT: 11}


@rule("IMP-SCORE-2")
def test_a_card_scores_in_the_play_area_and_garrisoned():
    assert points(scored(me(play=["1FAM8", in_play("1ROM20", TRIUMPHANT)]))) == {"1FAM8": 7, TRIUMPHANT: 11}


@rule("IMP-SCORE-2")
@pytest.mark.parametrize("zone", ["nation_deck", "development"])
def test_nation_deck_and_development_area_do_not_score(zone):
    assert points(scored(me("scythians", **{zone: ["1SCY6", "1SCY7"]}))) == {}


@rule("IMP-SCORE-3")
def test_no_state_card_of_classics_is_worth_points():
    states = [card for card in library().cards.values() if card.id.startswith("STATE")]
    assert {card.points.value for card in states} == {0}
    for state in ("barbarian", "empire"):
        assert scored(me(state=state)).table.result["scores"] == [0, 0]


@rule("IMP-SCORE-4")
@pytest.mark.parametrize(
    ("card", "zone", "worth"),
    [
        ("1FAM1", "history", 7),
        ("1FAM1", "hand", 3),
        ("1UNC2X", "history", 2),
        ("1UNC2X", "deck", 0),
        ("1VIK7", "play", 6),
        ("1VIK7", "discard", 0),
    ],
)
def test_a_conditional_value_depends_on_the_place(card, zone, worth):
    assert points(scored(me(**{zone: [card]}))).get(card, 0) == worth


@rule("IMP-SCORE-4")
def test_a_garrisoned_card_is_not_in_play():
    assert points(scored(me(play=[in_play("1ROM20", "1VIK7")]))) == {}


@rule("IMP-SCORE-5")
@pytest.mark.parametrize(
    ("nation", "card", "cards"),
    [
        ("celts", "1CEL1B", ["1UNC18", "1UNC20", "1UNC21", "1UNC3", "1UNC9", "1UNC6"]),  # 2 per uncivilised
        ("romans", "1UNC12", ["1UNC12", "1REG5", "1REG7", "1REG9", "1REG11", "1REG12X", "1ROM12"]),  # 2 per river
    ],
    ids=["power card", "shaduf"],
)
def test_a_variable_card_is_worth_ten_at_most_and_so_is_the_power_card(nation, card, cards):
    assert points(scored(me(nation, hand=cards)))[card] == 10


@rule("IMP-SCORE-5", "IMP-AMB-19")
def test_a_fixed_value_above_ten_is_not_capped():
    assert points(scored(me(history=["1FAM6", "1FAM7"]))) == {"1FAM6": 11, "1FAM7": 11}


@rule("IMP-SCORE-5")
@pytest.mark.parametrize(
    ("nation", "side", "parts", "worth"),
    [
        ("romans", "A", {"population": 9}, 2),
        ("romans", "B", {"population": 9}, 4),
        ("celts", "A", {"hand": ["1UNC18", "1UNC20", "1UNC3"]}, 3),
        ("celts", "B", {"hand": ["1UNC18", "1UNC20", "1UNC3"]}, 6),
        ("carthaginians", "A", {"materials": 13}, 2),
        ("carthaginians", "B", {"materials": 13}, 4),
        ("greeks", "A", {"hand": ["1GRE20"], "deck": ["UNR"] * 5}, 1),
        ("greeks", "B", {"hand": ["1GRE20"], "deck": ["UNR"] * 5}, 2),
        ("macedonians", "A", {"discard": ["1MAC18", "1MAC19", "1MAC20", "1REG5", "1REG6"]}, 2),
        ("macedonians", "B", {"discard": ["1MAC18", "1MAC19", "1MAC20", "1REG5", "1REG6"]}, 5),
        ("persians", "A", {"history": ["1TRI1", "1TRI2", "1PER12", "1PER8"]}, 1),
        ("persians", "B", {"history": ["1TRI1", "1TRI2", "1PER12", "1PER8"]}, 4),
        ("scythians", "A", {"materials": 13}, 2),
        ("scythians", "B", {"materials": 5, "hand": ["1REG5", "1REG6", "1REG7", "1SCY10"]}, 3),
        ("vikings", "A", {"hand": ["1VIK4", "1VIK9"]}, 3),
        ("vikings", "B", {"hand": ["1VIK4", "1VIK9"]}, 6),
    ],
)
def test_the_power_card_of_every_nation(nation, side, parts, worth):
    table = scored(me(nation, side, **parts))
    assert points(table)[table.me.power_card.card] == worth


@rule("IMP-SCORE-5", "IMP-COMP-5")
def test_the_original_scythian_card_rounds_each_part_on_its_own():
    parts = {"materials": 5, "hand": ["1REG5", "1REG6", "1REG7", "1SCY10"]}
    assert points(scored(me("scythians", **parts), edition="2021")) == {"1SCY1B": 2}


@rule("IMP-SCORE-5", "IMP-COMP-7", "IMP-COMP-8")
def test_icons_are_counted_as_often_as_they_are_printed():
    # Urban Development: 2 per city or metropolis; Egyptians: 1 per civilised, and City shows both suits.
    mine = me("persians", hand=["1CIV12", "1TRI3"], history=["1UNC15", "1CIV6"], deck=["1UNC10"], discard=["1PER11"])
    assert points(scored(mine)) == {
        **{"1CIV12": 4, "1TRI3": 3, "1UNC15": 1, "1CIV6": 2, "1PER1B": 1},
        **{"1UNC10": 4},  # Agriculture: 2 per fertile, and Nisaean Plain shows two
    }


@rule("IMP-SCORE-6")
def test_one_card_counts_for_any_number_of_scoring_cards():
    # One river region: Boats 1, Shaduf 2, Tamga 1 per 2 regions with a second one, Macedonians 1 per region.
    mine = me("macedonians", hand=["1UNC11", "1UNC12", "1SCY9"], deck=["1REG5", "1MAC19"])
    assert points(scored(mine)) == {"1UNC11": 1, "1UNC12": 2, "1SCY9": 1, "1MAC1B": 2}


@rule("IMP-SCORE-7")
def test_each_progress_in_the_pool_is_a_point_and_tokens_on_cards_are_nothing():
    # Temple: 1 per 5 progress; Moneylenders: 1 per 10 materials; Mercenaries: 1 per 4 population.
    region = in_play("1REG6", progress=9, materials=9, population=9)
    mine = me("greeks", "A", hand=["1CIV14", "1CIV3", "1CIV13"], play=[region], progress=5, materials=9, population=3)
    result = scored(mine).table.result["breakdown"][0]
    assert (result["progress"], result["cards"], result["total"]) == (
        5,
        [{"card": "1CIV14", "zone": "hand", "points": 1}],
        6,
    )


@rule("IMP-SCORE-7")
def test_materials_population_and_goods_are_no_points_by_themselves():
    assert scored(me("celts", materials=9, population=9, goods=9), me("greeks")).table.result["scores"] == [0, 0]


@rule("IMP-SCORE-8")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_progress_is_a_full_point_in_both_states_of_a_classics_nation(state):
    assert scored(me(state=state, progress=7)).table.result["scores"] == [7, 0]


@rule("IMP-SCORE-9")
@pytest.mark.parametrize("nation", NATIONS)
def test_tokens_on_cards_count_for_no_classics_nation(nation):
    laden = [in_play("1FAM8", progress=9, materials=12, population=12)]
    assert points(scored(me(nation, play=laden))).get("1FAM8") == 7
    assert scored(me(nation, play=laden)).table.result["breakdown"][0]["progress"] == 0


@rule("IMP-SCORE-10", "IMP-SCORE-13")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("nation", NATIONS)
def test_an_unrest_costs_every_classics_nation_two_points(nation, side):
    result = scored(me(nation, side, hand=["1UNR1"], deck=["UNR"])).table.result["breakdown"][0]
    assert [row["points"] for row in result["cards"] if row["card"] in ("1UNR1", "UNR")] == [-2, -2]


@rule("IMP-SCORE-11", "IMP-KW-HISTORY-3")
def test_a_card_that_vikings_put_into_history_lies_in_the_discard_pile_and_scores_as_such():
    pending = {"trigger": "main deck", "round": 1, "seat": 0}
    table = given(me("vikings", hand=["1FAM2"]), end=pending, round=2).do("play:1FAM2", "yes")
    assert (table.me.history, table.me.discard) == ([], ["1FAM2"])
    table.do("end", "end")
    assert points(table)["1FAM2"] == 2


@rule("IMP-SCORE-12", "IMP-CARD-MIYABI")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
def test_sumerians_return_up_to_two_unrest_from_any_scored_area_before_scoring(edition):
    mine = me(history=["1TRI7", "UNR"], hand=["1UNR1"], deck=["1UNR2"], discard=["1UNR3"], nation_deck=["1UNR4"])
    table = scored(mine, edition=edition)
    assert (table.pending.seat, table.options) == (0, ["yes", "no"])
    table.do("yes")
    assert table.options == ["card:1UNR1@hand", "card:1UNR2@deck", "card:1UNR3@discard", "card:UNR@history"]
    assert (table.pending.min, table.pending.max) == (0, 2)
    table.do(["card:1UNR2@deck", "card:UNR@history"])
    assert points(table) == {"1UNR1": -2, "1UNR3": -2, "1TRI7": 3}
    assert (table.me.deck, table.me.history) == ([], ["1TRI7"])


@rule("IMP-SCORE-12")
def test_sumerians_may_be_left_unused_and_reach_a_garrisoned_unrest():
    mine = me(hand=["1TRI7"], play=[in_play("1ROM20", "1UNR1")])
    assert scored(mine).do("no").table.result["scores"] == [1, 0]
    assert scored(mine).do("yes", ["card:1UNR1@garrison"]).table.result["scores"] == [3, 0]


@rule("IMP-SCORE-12", "IMP-EXH-1")
def test_no_exhaust_ability_reacts_to_the_unrest_that_sumerians_return():
    table = scored(me(play=["1CIV9"], hand=["1TRI7", "UNR"])).do("yes", ["card:UNR@hand"])
    assert table.table.result["scores"] == [5, 0]


@rule("IMP-SCORE-4", "IMP-SCORE-5")
def test_the_original_notorious_counts_the_unrest_of_all_others_together():
    rivals = [
        me("celts", hand=["UNR"], play=[in_play("1CEL11", "UNR")], nation_deck=["1CEL13"]),
        me("greeks", deck=["UNR"] * 2, discard=["UNR"], history=["UNR"]),
    ]
    table = scored(me(hand=["1FAM3", "UNR"]), *rivals, options={"originals": True}, unrest=["UNR"] * 9)
    assert points(table)["1FAM3"] == 6


@rule("IMP-SCORE-5")
def test_the_original_notorious_is_worth_ten_at_most():
    table = scored(me(hand=["1FAM3"]), me("celts", deck=["UNR"] * 12), edition="2021")
    assert points(table)["1FAM3"] == 10


@rule("IMP-SCORE-5")
def test_the_new_notorious_counts_your_own_attacks():
    table = scored(me(hand=["1FAM3X", "1ROM21"], deck=["1CIV15"], discard=["1UNC7X"], history=["1UNC20"]))
    assert points(table)["1FAM3X"] == 4


@rule("IMP-SCORE-14")
def test_the_most_points_win():
    table = scored(me(progress=4), me("celts", progress=9), me("greeks", progress=8))
    assert (table.table.result["scores"][:2], table.table.result["winners"]) == ([4, 9], [1])


@rule("IMP-SCORE-14")
def test_a_tie_shares_the_victory():
    table = scored(me(progress=9), me("celts", progress=4), me("scythians", progress=9))
    assert (table.table.result["scores"], table.table.result["winners"]) == ([9, 4, 9], [0, 2])
