"""The pitfalls of the vocabulary (section 12), by number, as far as Classics cards show them."""

from __future__ import annotations

from typing import Any

import pytest

from automa.table import Table
from tests.imperium.scenario import MAIN, Scenario, given, in_play, me, slot
from tests.rules import rule

# The final round is over with the turn of seat 1.
LAST_TURN: dict[str, Any] = {"end": {"trigger": "main deck", "round": 1, "seat": 0}, "round": 2, "turn": 1}


def points(table: Scenario, seat: int = 0) -> dict[str, int]:
    assert table.table.result is not None
    return {row["card"]: row["points"] for row in table.table.result["breakdown"][seat]["cards"]}


def test_pitfall_01_costs_joined_by_and_are_one_cost_met_in_full() -> None:
    market = [slot("1UNC3", materials=1)]
    without_card = given(me("carthaginians", play=["1CAR10"], materials=3), market=market)
    assert "exhaust:1CAR10" not in without_card.options
    table = given(me("carthaginians", play=["1CAR10"], hand=["1CAR22"], materials=3), market=market)
    table.do("exhaust:1CAR10")
    assert (table.me.discard, table.me.hand) == (["1CAR22"], ["1UNC3"])
    assert table.me.resources["materials"] == 1


def test_pitfall_02_a_bare_payment_is_the_cost_of_the_whole_card() -> None:
    assert "play:1UNC7X" not in given(me(hand=["1UNC7X"], materials=2)).options
    table = given(me(hand=["1UNC7X"], materials=3), me("celts", play=["1REG1X"]))
    table.do("play:1UNC7X")
    assert table.me.resources["materials"] == 0  # paid before anybody wards it off
    assert table.pending.about == "ward_off"


def test_pitfall_03_a_cost_may_be_paid_for_nothing_but_a_result_may_not_be_skipped() -> None:
    table = given(me(hand=["1ROM17"], population=2))
    table.do("play:1ROM17")  # nothing to acquire
    assert table.me.resources["population"] == 0
    table = given(me(hand=["1ROM17"], population=2), market=["1REG9", "1REG7"])
    table.do("play:1ROM17")
    assert set(table.options) == {"card:1REG9@market", "card:1REG7@market"}


def test_pitfall_04_the_card_being_played_cannot_pay_for_itself() -> None:
    table = given(me("greeks", hand=["1GRE7", "1GRE16"], state="empire"), market=["1REG9"])
    assert "play:1GRE7" not in table.options  # it asks for two cards
    assert "play:1UNR1" not in given(me(hand=["1UNR1", "1ROM16"])).options


def test_pitfall_06_may_do_this_to_do_that_is_one_offer() -> None:
    seat = me(play=["1UNC6"], hand=["1ROM16"], discard=["1UNR1"])
    table = given(seat, phase="solstice", turn=1)
    table.do("yes")
    assert table.me.discard == ["1ROM16"]
    assert table.pending.kind == "turn"


def test_pitfall_06_this_and_may_that_are_two() -> None:
    table = given(me(hand=["1UNC13"], play=[in_play("1CIV10", exhausted=True)], exhausts=4))
    table.do("play:1UNC13")
    assert table.me.resources["progress"] == 1
    table.do("no")
    assert table.me.exhausts == 4


@pytest.mark.parametrize("who", [0, 1, None])
def test_pitfall_08_somebody_who_may_draw_makes_prosperity_playable(who: int | None) -> None:
    decks = [["1ROM16"] if who == 0 else [], ["1CEL16"] if who == 1 else []]
    table = given(me(hand=["1ROM15"], deck=decks[0]), me("celts", deck=decks[1]))
    assert ("play:1ROM15" in table.options) == (who is not None)


@rule("IMP-AMB-21")
def test_pitfall_09_a_card_whose_every_option_is_unpayable_is_not_playable() -> None:
    table = given(me(hand=["1ROM16", "1ROM17", "1UNR1"]), market=["1REG9", "1UNC3"])
    assert not {"play:1ROM16", "play:1ROM17"} & set(table.options)
    assert "play:1UNR1" in table.options  # two cards can be discarded


@pytest.mark.parametrize(
    ("seat", "left"),
    [({"materials": 2}, {"materials": 0}), ({"hand": ["1UNR1", "1ROM16"]}, {}), ({"population": 1}, {"population": 0})],
    ids=["3 materials", "2 cards", "population"],
)
def test_pitfall_10_an_unrest_is_cheaper_with_direct_democracy(seat: dict[str, Any], left: dict[str, int]) -> None:
    table = given(me(**{"hand": ["1UNR1"], "play": ["1GRE8"], **seat}))
    table.do("play:1UNR1")
    assert table.me.hand == []
    assert all(table.me.resources[kind] == number for kind, number in left.items())


def test_pitfall_10_the_reduction_applies_before_checking_and_only_once() -> None:
    assert "play:1UNR1" not in given(me(hand=["1UNR1"], play=["1GRE8"], materials=1)).options


@pytest.mark.parametrize(("option", "zone"), [("option:1", "discard"), ("option:2", "deck"), ("option:3", "history")])
def test_pitfall_11_it_is_the_card_that_was_moved_last(option: str, zone: str) -> None:
    table = given(me(hand=["1FAM4", "1ROM17"], deck=["1ROM16", "1ROM18"], discard=["1ROM22"]))
    table.do("play:1FAM4", option)
    assert "1ROM16" in getattr(table.me, zone)
    assert table.me.hand == ["1ROM17"]


def test_pitfall_12_printed_icons_count_wherever_the_card_is_by_now() -> None:
    """The Cataphract lies under a region when Chainmail hears of the attack."""
    table = given(me("celts", hand=["1CIV15"], play=["1CEL4", "1CEL9"], state="empire"))
    table.do("play:1CIV15", "yes")
    assert table.me.play[1].garrison == ["1CIV15"]
    assert table.me.resources["progress"] == 1


def test_pitfall_13_one_of_them_is_one_of_the_two_drawn() -> None:
    table = given(me(hand=["1UNC9", "1ROM22"], deck=["1ROM16", "1ROM17", "1ROM18"]))
    table.do("play:1UNC9")
    assert set(table.options) == {"card:1ROM16@hand", "card:1ROM17@hand"}


@rule("IMP-KW-ATTACK-1")
def test_pitfall_15_the_onager_counts_the_cities_of_all_victims() -> None:
    greeks, persians = me("greeks", play=["1GRE11", "1GRE19"]), me("persians", play=["1PER2"])
    table = given(me(hand=["1CIV5"], play=["1ROM19"], state="empire"), greeks, persians)
    table.do("play:1CIV5", "card:1GRE19@play")
    assert table.me.resources["materials"] == 4
    assert [len(seat.play) for seat in table.position.seats] == [1, 1, 0]


@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 1)])
def test_pitfall_16_if_you_do_means_the_optional_part_before_it(answer: str, left: int) -> None:
    table = given(me(play=["1UNC4"]), phase="solstice", turn=1)
    table.do(answer, *(["option:1"] if answer == "yes" else []))
    assert len(table.me.play) == left
    assert table.pending.kind == "turn"


def test_pitfalls_17_and_18_icons_are_counted_as_often_as_they_are_printed() -> None:
    for option, kind, number in (("option:1", "materials", 2), ("option:2", "population", 1)):
        table = given(me(hand=["1ROM15"], play=["1REG6"]))
        table.do("play:1ROM15", option)
        assert table.me.resources[kind] == number


def test_pitfall_19_a_card_of_two_suits_counts_for_each() -> None:
    seat = me("celts", "B", discard=["1CEL7", "1TRI3", "1UNC15"], hand=[])
    table = given(seat, me(), phase="solstice", main=["1TRI1"], **LAST_TURN)
    assert points(table) == {"1CEL7": 1, "1TRI3": 1, "1UNC15": 1, "1CEL1B": 2}


@rule("IMP-KW-GARRISON-2")
def test_pitfall_20_garrisoned_cards_are_not_in_play() -> None:
    table = given(me(hand=["1CIV12"], play=[in_play("1ROM11", "1UNC15"), "1ROM19"], state="empire"))
    table.do("play:1CIV12")
    assert table.me.resources == {"materials": 1, "population": 1, "progress": 0, "goods": 0}


def test_pitfall_21_a_pinned_card_is_in_play_for_its_own_text() -> None:
    table = given(me("greeks", hand=["1GRE20", "1GRE22"]))
    table.do("play:1GRE20", "yes")
    assert [(entry.card, entry.garrison) for entry in table.me.play] == [("1GRE20", ["1GRE22"])]


def test_pitfall_22_treating_an_icon_chooses_the_icon_not_the_card() -> None:
    """The Haliacmon Valley shows fertile and river: the river stays."""
    table = given(me("macedonians", play=["1UNC10", "1UNC11", "1MAC18"]))
    table.do("exhaust:1UNC10", "exhaust:1UNC11")  # only the river is left to recall
    assert table.me.hand == ["1MAC18"]
    assert table.me.resources == {"materials": 2, "population": 1, "progress": 0, "goods": 0}


def test_pitfall_23_a_region_is_pinned_and_a_power_card_is_not() -> None:
    seat = me("greeks", hand=["1GRE7", "1GRE16", "1GRE17"], state="empire")
    table = given(seat, me("celts", play=["1CEL9", "1CEL20"]))
    table.do("play:1GRE7", "card:1GRE16@hand")
    assert table.pending.seat == 1
    assert set(table.options) == {"card:1CEL9@play", "card:1CEL20@play"}


def test_pitfall_24_variable_points_stop_at_ten_and_tokens_on_cards_do_not_count() -> None:
    seat = me("carthaginians", "B", hand=["1FAM6"], play=[in_play("1CAR21", materials=90)], materials=60)
    table = given(seat, me(), phase="solstice", **LAST_TURN)
    assert points(table) == {"1FAM6": 11, "1CAR1B": 10}
    poor = me("carthaginians", "B", play=[in_play("1CAR21", materials=90, progress=9)], materials=3)
    assert points(given(poor, me(), phase="solstice", **LAST_TURN)) == {"1CAR1B": 1}


def test_pitfall_25_a_host_leaves_with_its_garrison_and_its_tokens_go_to_the_pool() -> None:
    town = in_play("1UNC4", "1ROM16", "1UNR1", population=3)
    table = given(me(play=[town]), phase="solstice", turn=1)
    table.do("yes", "option:2")
    assert set(table.me.history) == {"1UNC4", "1ROM16", "1UNR1"}
    assert table.me.resources["population"] == 3


@rule("IMP-KW-GARRISON-4")
def test_pitfall_26_a_garrisoned_card_named_as_target_moves_alone() -> None:
    seat = me(discard=["1TRI7"], play=[in_play("1ROM11", "1UNR1", "1UNR2")])
    table = given(seat, phase="solstice", main=["1TRI1"], **LAST_TURN)
    table.do("yes", ["card:1UNR2@garrison"])
    assert [(entry.card, entry.garrison) for entry in table.me.play] == [("1ROM11", ["1UNR1"])]


def test_pitfall_27_a_card_cannot_return_itself_while_it_is_resolved() -> None:
    table = given(me(hand=["1UNC22"], deck=["1ROM16"]), me("celts"))
    table.do("play:1UNC22")  # the discard pile is empty, so only drawing is offered
    table.do("yes")
    assert table.me.hand == ["1ROM16"]
    assert table.me.discard == ["1UNC22"]


@pytest.mark.parametrize(("nation", "zone"), [("romans", "history"), ("vikings", "discard")])
def test_pitfall_28_this_card_moves_at_its_sentence_and_not_again(nation: str, zone: str) -> None:
    table = given(me(nation, hand=["1FAM2"]))
    table.do("play:1FAM2", "yes")
    assert getattr(table.me, zone) == ["1FAM2"]
    assert len(table.me.discard + table.me.history) == 1


def test_pitfall_30_the_refill_comes_before_reactions() -> None:
    table = given(me("celts", "A", hand=["1CEL16"], materials=3), market=[slot("1UNC3", "1UNR1")])
    table.do("play:1CEL16")
    assert table.pending.about == "react"
    assert table.position.market[0].card == MAIN[0]
    assert table.position.market[0].unrest == ["UNR"]


def test_pitfall_30_a_refill_can_end_the_game_before_the_next_sentence() -> None:
    table = given(me(hand=["1TRI1"]), market=[slot("1UNC3", "1UNR1")], main=["1TRI2", "1TRI4"], unrest=["1UNR2"])
    table.do("play:1TRI1")
    assert table.table.result is not None
    assert table.table.result["reason"] == "collapse"
    assert table.me.history == []


def test_pitfall_31_exile_needs_a_card_without_tokens_and_a_swap_does_not() -> None:
    seat = me("greeks", hand=["1VIK6"], play=["1GRE9"])
    table = given(seat, market=[slot("1REG9", progress=1)], exile=["1REG7"])
    assert "exhaust:1GRE9" in table.options
    table.do("play:1VIK6")  # Føroyar cannot exile, so a population is gained
    assert table.me.resources["population"] == 1
    table.do("exhaust:1GRE9")
    assert table.position.market[0].card == "1REG7"


def test_pitfall_32_king_of_kings_serves_each_player_once() -> None:
    seat = me("vikings", hand=["1VIK12", "1VIK2"])
    table = given(seat)
    table.do("play:1VIK12")
    assert table.me.resources["progress"] == 6
    assert table.me.king_of_kings
    table.do("play:1VIK2", "no")
    assert table.me.resources["progress"] == 6


def test_pitfall_33_putting_the_top_nation_card_into_the_discard_pile_may_add_the_accession_card() -> None:
    table = given(me(hand=["1TRI3"], nation_deck=["1ROM2"]), main=["1TRI1"])
    table.do("play:1TRI3")
    assert table.me.discard == ["1ROM2"]
    assert table.me.state == "empire"
    assert table.me.exhausts == 5


def test_pitfall_34_a_reaction_waits_for_the_whole_sentence() -> None:
    table = given(me(play=["1UNC12", "1UNC11", "1REG11"]))
    table.do("exhaust:1UNC11")
    assert table.pending.about == "react"
    assert table.me.resources == {"materials": 2, "population": 1, "progress": 0, "goods": 0}


def test_pitfall_34_a_reaction_comes_before_the_next_sentence() -> None:
    """Port gives 1 materials; with the progress of the Shaduf the 3 materials of its second sentence can be paid."""
    seat = me(play=["1UNC12", "1UNC19", "1REG9"], discard=["1ROM16"])
    without = given(seat).do("exhaust:1UNC19", "no")
    assert without.pending.kind == "turn"
    table = given(seat).do("exhaust:1UNC19", "exhaust:1UNC12")
    assert table.pending.about == "may"
    table.do("yes")
    assert table.me.hand == ["1ROM16"]


def test_pitfall_35_a_reshuffle_in_mid_draw_adds_a_card_first() -> None:
    table = given(me("greeks", hand=["1GRE2"], deck=["1GRE16"], nation_deck=["1GRE12"]))
    table.do("play:1GRE2", "card:1GRE16@hand")
    assert table.me.hand == ["1GRE12"]
    assert table.me.history == ["1GRE16"]


def test_pitfall_36_a_collapse_stops_everything_at_once() -> None:
    table = given(me("persians", hand=["1CIV4"], state="empire"), me("celts"), unrest=["1UNR1"])
    table.do("play:1CIV4")
    assert table.table.result is not None
    assert table.me.resources == {"materials": 2, "population": 0, "progress": 0, "goods": 0}


@rule("IMP-KW-FREE-2")
def test_pitfall_37_a_card_bought_back_is_not_free_again() -> None:
    table = given(me("macedonians", hand=["1FAM2"], play=["1MAC7"], materials=1, actions=0))
    table.do("play:1FAM2", "no", "exhaust:1MAC7")
    assert table.me.actions == 1
    table.do("play:1FAM2", "no")
    assert table.me.actions == 1  # one spent, one gained


def test_pitfall_38_a_card_played_inside_a_card_is_resolved_first() -> None:
    seat = me("carthaginians", hand=["1CAR18", "1CAR22"], play=["1VIK11"], deck=["1CAR16"])
    table = given(seat, market=["1REG8"])
    table.do("play:1CAR18", "yes")
    assert (table.pending.source, table.me.history) == ("1REG8", [])  # Hills may garrison, Dido waits
    table.do("no")
    assert table.pending.about == "react"  # Skis saw a region being played
    assert table.me.history == []
    table.do("exhaust:1VIK11", "option:1")
    assert table.me.history == ["1CAR18"]


def test_pitfall_39_exhaust_abilities_do_not_react_in_a_revolt() -> None:
    table = given(me(hand=["1UNR1"], play=["1CIV9"]), market=["1REG9"])
    table.do("revolt", ["card:1UNR1@hand"])
    assert table.me.resources["progress"] == 0
    assert table.pending.seat == 1


def test_pitfall_39_exhaust_abilities_do_not_react_in_the_solstice() -> None:
    table = given(me(play=["1CIV9", "1CIV14"], discard=["1UNR1"]), phase="solstice", turn=1)
    assert table.me.discard == []
    assert table.me.resources["progress"] == 0
    assert table.pending.kind == "turn"


def test_pitfall_40_what_lasts_for_the_turn_survives_undo_and_save() -> None:
    table = given(me("vikings", hand=["1CIV10"], play=["1VIK4"]))
    table.do("exhaust:1VIK4")
    table.table.undo()
    assert "play:1CIV10" not in table.options
    table.table.redo()
    assert "play:1CIV10" in table.options
    loaded = Scenario(Table.load(table.table.save()))
    assert "play:1CIV10" in loaded.options
    restated = Scenario(Table.from_position(table.table.position()))
    assert "play:1CIV10" in restated.options


@rule("IMP-KW-ATTACK-2")
def test_pitfall_41_an_attack_is_known_by_its_header_not_by_its_harm() -> None:
    """Persian Gold also gives: who wards it off gets the materials and no unrest."""
    table = given(me("persians", hand=["1PER7"], state="empire"), me("scythians", play=["1SCY20"]))
    table.do("play:1PER7", "exhaust:1SCY20")
    assert table.other.resources["materials"] == 2
    assert table.other.hand == []


def test_pitfall_42_all_victims_are_asked_before_the_first_effect() -> None:
    table = given(me("persians", hand=["1PER7"], state="empire"), me("scythians", play=["1SCY20"]), me(play=["1REG1X"]))
    table.do("play:1PER7", "no")
    assert table.pending.seat == 2
    assert [seat.resources["materials"] for seat in table.position.seats] == [0, 0, 0]


@rule("IMP-KW-ATTACK-2")
def test_pitfall_43_who_wards_off_a_theft_is_not_unable_to_pay() -> None:
    table = given(me(hand=["1FAM3X"]), me("scythians", play=["1SCY20"]), me("celts"))
    table.do("play:1FAM3X", "exhaust:1SCY20")
    assert [seat.hand for seat in table.position.seats] == [[], [], ["UNR"]]


def test_pitfall_47_this_card_means_the_borrower() -> None:
    table = given(me(play=["1UNC14"], hand=["1ROM22"], nation_deck=["1ROM9", "1ROM2"]), me("celts", play=["1REG14"]))
    table.do("exhaust:1UNC14", "yes", "yes")
    assert table.me.discard == ["1UNC14"]
    assert table.me.hand == ["1ROM9"]
    assert [entry.card for entry in table.other.play] == ["1REG14"]


def test_pitfall_49_cards_are_named_by_their_whole_name() -> None:
    """Alexandria is not Alexander, and a Conquer of any nation is a Conquer."""
    waiting = given(me("macedonians", hand=["1MAC6"], history=["1MAC8"], state="empire"), market=["1REG9"])
    assert "play:1MAC6" not in waiting.options
    table = given(me(hand=["1PER17"], play=["1ROM5"], state="empire", population=2), market=["1REG9"])
    assert "play:1PER17" in table.options


def test_pitfall_50_lines_after_a_passive_are_rules_of_their_own() -> None:
    """Chariots both reach exiled regions and take the barbarian icon off Conquer."""
    seat = me("celts", hand=["1CEL17"], play=["1CEL5"], state="empire", population=2)
    table = given(seat, exile=["1REG9", "1UNC3"])
    table.do("play:1CEL17")
    assert table.me.hand == ["1REG9"]
