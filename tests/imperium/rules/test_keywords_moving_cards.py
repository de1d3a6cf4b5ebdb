"""Cards from one place to another: abandon, recall, discard, give, take, return, put on the deck, history."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

# Three regions: what Glory asks for.
REGIONS = ["1ROM20", "1ROM11", "1ROM12"]


@rule("IMP-KW-ABANDON-1")
def test_only_pinned_cards_in_play_can_be_abandoned() -> None:
    """Philosophy asks for a pinned card that is no region: not the power card, not a card in hand."""
    table = given(me("greeks", hand=["1GRE10", "1UNC6"], play=["1GRE21"], state="empire"))
    assert "play:1GRE10" not in table.options
    with_city = given(me("greeks", hand=["1GRE10"], play=["1GRE21", "1GRE11"], state="empire"))
    with_city.do("play:1GRE10", "card:civilised@main")
    assert [entry.card for entry in with_city.me.play] == ["1GRE21"]


@rule("IMP-KW-ABANDON-2", "IMP-KW-GARRISON-3")
def test_an_abandoned_card_takes_its_garrison_into_the_discard_pile() -> None:
    play = [in_play("1ROM20", "1ROM16", "1ROM17"), "1ROM11", "1ROM12"]
    table = given(me(hand=["1ROM14"], play=play), fame=["1FAM1", "1FAM2"])
    table.do("play:1ROM14", "card:1FAM1@fame")
    assert table.me.play == []
    assert set(table.me.discard) == {*REGIONS, "1ROM14", "1ROM16", "1ROM17"}


@rule("IMP-KW-ABANDON-3")
def test_resources_on_an_abandoned_card_go_to_the_pool_but_its_exhaust_token_stays_out() -> None:
    pass_ = in_play("1REG14", materials=2, goods=1, exhausted=True)
    table = given(me(hand=["1ROM14"], play=[pass_, "1ROM11", "1ROM12"], exhausts=4), fame=["1FAM1", "1FAM2"])
    table.do("play:1ROM14", "card:1FAM1@fame")
    assert table.me.resources == {"materials": 2, "population": 0, "progress": 0, "goods": 1}
    assert table.me.exhausts == 4


@rule("IMP-KW-ABANDON-3")
def test_the_exhaust_token_of_an_abandoned_card_comes_back_at_cleanup() -> None:
    deck = ["1ROM10", "1ROM14", "1ROM15", "1ROM17", "1ROM18"]
    table = given(me(play=["1REG14"], hand=["1ROM16"], deck=deck, nation_deck=["1ROM9", "1ROM2"]), market=["1REG9"])
    table.do("exhaust:1REG14", "no", "yes")
    assert table.me.exhausts == 4
    table.do("end", [])
    assert table.me.exhausts == 5


@rule("IMP-KW-ABANDON-5")
def test_a_named_suit_restricts_what_may_be_abandoned() -> None:
    play = [*REGIONS, "1ROM19", "1CEL20", "1REG9"]
    table = given(me(hand=["1ROM14"], play=play), fame=["1FAM1", "1FAM2"])
    table.do("play:1ROM14")
    assert (table.pending.min, table.pending.max) == (3, 3)
    assert set(table.options) == {f"card:{card}@play" for card in (*REGIONS, "1REG9")}


@rule("IMP-KW-ABANDON-5")
def test_two_regions_are_not_three() -> None:
    assert "play:1ROM14" not in given(me(hand=["1ROM14"], play=REGIONS[:2])).options


@rule("IMP-KW-RECALL-1", "IMP-KW-GARRISON-3")
def test_a_recalled_card_returns_to_hand_with_its_garrison_and_its_resources_to_the_pool() -> None:
    table = given(me(play=["1UNC11", in_play("1ROM12", "1ROM16", progress=2)]))
    table.do("exhaust:1UNC11")
    assert set(table.me.hand) == {"1ROM12", "1ROM16"}
    assert table.me.resources == {"materials": 2, "population": 1, "progress": 2, "goods": 0}


@rule("IMP-KW-RECALL-1")
def test_a_recalled_card_may_be_chosen_among_all_that_show_the_icon() -> None:
    table = given(me(play=["1UNC11", "1ROM12", "1REG9", "1REG6", "1ROM19"]))
    table.do("exhaust:1UNC11", "option:1")
    assert set(table.options) == {"card:1ROM12@play", "card:1REG9@play"}


@rule("IMP-KW-DISCARD-1")
def test_who_discards_as_a_cost_chooses_the_cards_from_hand() -> None:
    table = given(me(hand=["UNR", "1ROM16", "1ROM17", "1ROM14"]))
    table.do("play:UNR")
    assert (table.pending.min, table.pending.max) == (2, 2)
    table.do(["card:1ROM14@hand", "card:1ROM16@hand"])
    assert table.me.hand == ["1ROM17"]
    assert set(table.me.discard) == {"1ROM14", "1ROM16"}


@rule("IMP-KW-DISCARD-1", "IMP-KW-ATTACK-1")
def test_each_other_player_chooses_what_to_discard_and_discards_what_there_is() -> None:
    greeks = me("greeks", hand=["1GRE16", "1GRE17", "1GRE18"])
    table = given(me(hand=["1ROM3", "1ROM16"], state="empire"), greeks, me("celts", hand=["1CEL14"]))
    table.do("play:1ROM3")
    assert table.pending.seat == 1
    table.do(["card:1GRE16@hand", "card:1GRE18@hand"])
    assert table.position.seats[1].hand == ["1GRE17"]
    assert table.position.seats[2].discard == ["1CEL14"]  # he had no second card
    assert table.me.hand == ["1ROM16"]


@rule("IMP-KW-GIVE-1")
def test_each_other_player_is_given_a_card_from_hand_or_discard_pile() -> None:
    table = given(
        me(hand=["1CIV11", "1ROM22"], discard=["1ROM16"], state="empire"), me("celts"), me("greeks", materials=1)
    )
    table.do("play:1CIV11")
    assert set(table.options) == {"card:1ROM22@hand", "card:1ROM16@discard"}
    table.do("card:1ROM22@hand")
    hands = [seat.hand for seat in table.position.seats]
    assert hands == [[], ["1ROM22"], ["1ROM16"]]
    assert table.me.discard == ["1CIV11"]


@rule("IMP-KW-GAIN-2", "IMP-KW-TAKE-3")
def test_a_card_that_is_taken_goes_to_hand() -> None:
    table = given(me("vikings", hand=["1VIK12"]), fame=["1FAM2", "1FAM1"])
    table.do("play:1VIK12")
    assert table.me.hand == ["1FAM2"]
    assert table.position.piles["exile"] == ["1VIK12"]


@rule("IMP-KW-TAKE-1")
def test_a_taken_unrest_goes_to_hand() -> None:
    table = given(me("celts", hand=["1CIV4"], state="empire"), me(), unrest=["1UNR1", "1UNR2"])
    table.do("play:1CIV4")
    assert table.other.hand == ["1UNR1"]
    assert table.position.piles["unrest"] == ["1UNR2"]


@rule("IMP-KW-TAKE-1")
def test_taking_the_last_unrest_is_a_collapse() -> None:
    table = given(me("celts", hand=["1CIV4"], state="empire"), me(), unrest=["1UNR1"])
    table.do("play:1CIV4")
    assert table.table.result is not None
    assert table.table.result["reason"] == "collapse"
    assert table.table.result["winners"] == [0]


@rule("IMP-KW-RETURN-1")
def test_a_returned_unrest_goes_on_the_pile_without_cost() -> None:
    table = given(me("greeks", hand=["1GRE18", "1UNR1"]), unrest=["1UNR2"])
    table.do("play:1GRE18", "option:3")
    assert table.me.hand == []
    assert table.position.piles["unrest"] == ["1UNR1", "1UNR2"]


@rule("IMP-KW-RETURN-1")
def test_an_unrest_may_be_returned_from_the_stated_place_only() -> None:
    seat = me(play=["1CIV14"], hand=["1UNR1"], discard=["1UNR2"])
    table = given(seat, me("celts"), phase="cleanup", turn=1, unrest=["1UNR3"])  # on to the solstice
    assert table.me.hand == ["1UNR1"]
    assert table.position.piles["unrest"] == ["1UNR2", "1UNR3"]


@rule("IMP-KW-RETURN-1")
def test_hand_and_discard_pile_may_be_mixed_where_both_are_named() -> None:
    table = given(me(hand=["1TRI4", "1UNR1"], discard=["1UNR2", "1UNR3"]), main=["1TRI1"], unrest=["1UNR4"])
    table.do("play:1TRI4")
    assert (table.pending.min, table.pending.max) == (0, 2)
    table.do(["card:1UNR1@hand", "card:1UNR3@discard"])
    assert table.me.discard == ["1UNR2"]
    assert set(table.position.piles["unrest"]) == {"1UNR1", "1UNR3", "1UNR4"}
    assert table.me.history == ["1TRI4"]


@rule("IMP-KW-RETURN-2", "IMP-CARD-UNREST")
@pytest.mark.parametrize(
    ("option", "left"), [("option:1", (3, 0, 2)), ("option:2", (3, 1, 0)), ("option:3", (0, 1, 2))]
)
def test_playing_an_unrest_for_any_of_its_three_costs_returns_it(option: str, left: tuple[int, int, int]) -> None:
    table = given(me(hand=["1UNR1", "1ROM16", "1ROM17"], materials=3, population=1), unrest=["1UNR2"])
    table.do("play:1UNR1", option)
    seat = table.me
    assert (seat.resources["materials"], seat.resources["population"], len(seat.hand)) == left
    assert table.position.piles["unrest"] == ["1UNR1", "1UNR2"]
    assert seat.actions == 2


@rule("IMP-KW-RETURN-3", "IMP-KW-DRAW-2")
def test_a_card_returned_to_the_top_of_the_deck_is_chosen_from_the_discard_pile() -> None:
    table = given(me("celts", hand=["1CEL21X"], discard=["1CEL16", "1CEL17"], deck=["1CEL14"]))
    table.do("play:1CEL21X", "yes", "card:1CEL17@discard")
    assert table.me.deck == ["1CEL17", "1CEL14"]
    assert table.me.discard == ["1CEL16"]


@rule("IMP-KW-TOPDECK-1")
def test_a_card_is_put_on_top_of_the_deck_from_hand() -> None:
    table = given(me(hand=["1TRI9", "1ROM16", "1ROM17"], deck=["1ROM14"], discard=["1ROM15"]), main=["1TRI1"])
    table.do("play:1TRI9", "card:1ROM17@hand")
    assert table.me.deck == ["1ROM17", "1ROM14"]
    assert table.me.resources["progress"] == 2


@rule("IMP-KW-TOPDECK-1")
@pytest.mark.parametrize(("first", "second"), [("1GRE16", "1GRE17"), ("1GRE17", "1GRE16")])
def test_the_player_chooses_the_order_of_two_cards_put_on_the_deck(first: str, second: str) -> None:
    seat = me("greeks", hand=["1GRE7", "1GRE16", "1GRE17"], deck=["1GRE14"], state="empire")
    table = given(seat, market=["1REG9"])
    table.do("play:1GRE7", f"card:{first}@hand")
    assert table.me.deck == [second, first, "1GRE14"]
    assert table.me.hand == ["1REG9"]


@rule("IMP-KW-HISTORY-1")
def test_cards_in_history_are_out_of_play_but_score() -> None:
    seat = me(hand=["1ROM15"], history=["1REG6", "1FAM8", "1CIV10"], state="empire")
    table = given(seat, me("celts"), end={"trigger": "main deck", "round": 1, "seat": 0}, round=2, turn=1)
    assert "exhaust:1CIV10" not in table.options
    table.do("end")
    result = table.table.result
    assert result is not None
    assert {row["card"]: row["points"] for row in result["breakdown"][0]["cards"]} == {"1FAM8": 7, "1CIV10": 2}
    assert table.me.resources["materials"] == 0  # no solstice effect either


@rule("IMP-KW-HISTORY-2", "IMP-KW-GARRISON-3")
def test_a_card_put_into_history_takes_its_garrison_along_and_leaves_its_resources_in_the_pool() -> None:
    rome = in_play("1ROM19", "1ROM16", population=2)
    table = given(me(hand=["1ROM7"], play=[rome], state="empire"))
    table.do("play:1ROM7")
    assert set(table.me.history) == {"1ROM19", "1ROM16"}
    assert table.me.resources["population"] == 2
    assert [entry.card for entry in table.me.play] == ["1ROM7"]


@rule("IMP-KW-HISTORY-4")
def test_a_card_may_wait_for_another_to_be_in_history() -> None:
    seat = {"hand": ["1MAC6"], "state": "empire"}
    assert "play:1MAC6" not in given(me("macedonians", **seat, discard=["1MAC2"]), market=["1REG9"]).options
    assert "play:1MAC6" in given(me("macedonians", **seat, history=["1MAC2"]), market=["1REG9"]).options


@rule("IMP-KW-HISTORY-4")
def test_a_card_may_wait_for_another_to_be_in_play() -> None:
    assert "play:1ROM7" not in given(me(hand=["1ROM7", "1ROM19"], state="empire")).options
    vinland = {"hand": ["1VIK7"], "play": ["1VIK10"]}
    assert "play:1VIK7" not in given(me("vikings", **vinland)).options
    vinland["play"] = ["1VIK10", "1VIK5"]
    assert "play:1VIK7" in given(me("vikings", **vinland)).options


@rule("IMP-KW-EXILE-1", "IMP-KW-EXILE-5")
def test_an_exiled_card_belongs_to_nobody_and_scores_for_nobody() -> None:
    end = {"trigger": "main deck", "round": 1, "seat": 0}
    table = given(me(), me("celts", hand=["1REG2X"]), market=[slot("1CIV10")], end=end, round=2, turn=1)
    table.do("play:1REG2X", "end")
    assert table.position.piles["exile"] == ["1CIV10"]
    result = table.table.result
    assert result is not None
    assert result["scores"] == [0, 1]  # the Jungle alone
