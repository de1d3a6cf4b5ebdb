"""Where cards come from: draw, find, look."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.scenario import given, in_play, me
from tests.rules import rule

REGIONS = ["1ROM20", "1ROM11", "1ROM12"]


@rule("IMP-KW-DRAW-1")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    table = given(me("greeks", hand=["1UNC2X"], deck=["1GRE16", "1GRE17", "1GRE18"]))
    table.do("play:1UNC2X", "option:1")
    assert table.me.hand == ["1GRE16", "1GRE17"]
    assert table.me.deck == ["1GRE18"]


@rule("IMP-KW-DRAW-1")
def test_a_deck_that_runs_out_is_reshuffled_and_drawing_goes_on() -> None:
    seat = me("greeks", hand=["1UNC2X"], deck=["1GRE16"], discard=["1GRE17"], nation_deck=["1GRE11", "1GRE2"])
    table = given(seat)
    table.do("play:1UNC2X", "option:1")
    assert table.me.hand[0] == "1GRE16"
    assert {*table.me.hand[1:], *table.me.deck} == {"1GRE17", "1GRE11"}
    assert len(table.me.hand) == 2
    assert table.me.exhausts == 4
    assert table.me.discard == ["1UNC2X"]  # it was still being resolved


@rule("IMP-KW-DRAW-2")
def test_a_card_drawn_from_the_discard_pile_is_the_players_choice() -> None:
    table = given(me("macedonians", play=["1MAC7"], discard=["1MAC13", "1MAC16"], deck=["1MAC14"], materials=1))
    table.do("exhaust:1MAC7", "card:1MAC16@discard")
    assert table.me.hand == ["1MAC16"]
    assert table.me.deck == ["1MAC14"]


@rule("IMP-KW-DRAW-2")
def test_an_empty_discard_pile_is_not_replaced_by_the_deck() -> None:
    table = given(me("celts", hand=["1CEL12"], deck=["1CEL16"]))
    table.do("play:1CEL12")
    assert table.me.deck == ["1CEL16"]
    assert table.me.hand == []


@rule("IMP-KW-DRAW-3")
def test_drawing_if_able_never_reshuffles() -> None:
    seat = me(hand=["1UNC2", "1ROM22"], deck=["1ROM16"], discard=["1ROM17", "1ROM18"], nation_deck=["1ROM9", "1ROM2"])
    table = given(seat)
    table.do("play:1UNC2")
    assert table.options == ["amount:0", "amount:1"]
    table.do("amount:1", "card:1ROM22@hand")
    assert table.me.hand == ["1ROM16"]
    assert table.me.deck == ["1ROM22"]
    assert table.me.exhausts == 5


@rule("IMP-KW-DRAW-3")
def test_with_an_empty_deck_drawing_if_able_does_nothing() -> None:
    table = given(me(hand=["1FAM4"], discard=["1ROM17"], nation_deck=["1ROM9", "1ROM2"]))
    assert "play:1FAM4" not in table.options  # no part of Marvellous could be resolved


@rule("IMP-KW-DRAW-1")
def test_up_to_four_cards_may_be_fewer() -> None:
    table = given(me(hand=["1FAM5"], deck=["1ROM16", "1ROM17", "1ROM18", "1ROM14", "1ROM15"]))
    table.do("play:1FAM5")
    assert table.options == [f"amount:{number}" for number in range(5)]
    table.do("amount:2")
    assert table.me.hand == ["1ROM16", "1ROM17"]
    assert table.me.history == ["1FAM5"]


def erik(**zones: list[str]) -> dict[str, Any]:
    hand = ["1VIK21", *zones.pop("hand", [])]
    return me("vikings", hand=hand, play=["1VIK17"], population=1, **zones)


@rule("IMP-KW-FIND-1", "IMP-KW-FIND-3")
def test_a_class_of_cards_is_found_in_hand_discard_deck_and_nation_deck_but_not_the_accession() -> None:
    table = given(
        erik(
            hand=["1REG9", "1VIK18"],
            discard=["1REG7"],
            deck=["1VIK23", "1REG8"],
            nation_deck=["1VIK4", "1VIK5", "1VIK2"],
        )
    )
    table.do("play:1VIK21")
    assert set(table.options) == {
        "card:1REG9@hand",
        "card:1REG7@discard",
        "card:1VIK17@discard",  # Scandinavia, abandoned a moment ago
        "card:1REG8@deck",
        "card:1VIK5@nation",
    }


@rule("IMP-KW-FIND-1")
def test_other_places_are_not_searched() -> None:
    seat = me("vikings", hand=["1VIK21"], play=["1VIK17", in_play("1REG5", "1REG6")], history=["1REG7"], population=1)
    table = given(seat, market=["1REG9"], exile=["1REG8"], region=["1REG10"])
    table.do("play:1VIK21")
    assert table.me.hand == ["1VIK17"]  # only the abandoned Scandinavia was there to be found


@rule("IMP-KW-FIND-4")
def test_a_found_card_goes_where_the_text_says_and_the_searched_decks_are_shuffled() -> None:
    deck = ["1VIK18", "1VIK19", "1VIK20", "1VIK23", "1VIK24"]
    nation_deck = ["1VIK4", "1VIK8", "1VIK10", "1VIK11", "1VIK5", "1VIK2"]
    orders = []
    for seed in range(5):
        table = given(erik(deck=deck, nation_deck=nation_deck), seed=seed)
        table.do("play:1VIK21", "card:1VIK5@nation")
        assert table.me.hand == ["1VIK5"]
        assert table.me.nation_deck[-1] == "1VIK2"
        assert sorted(table.me.nation_deck) == sorted(set(nation_deck) - {"1VIK5"})
        assert sorted(table.me.deck) == deck
        orders.append((table.me.deck, table.me.nation_deck))
    assert any(order != deck for order, _ in orders)
    assert any(order[:4] != nation_deck[:4] for _, order in orders)


@rule("IMP-KW-LOOK-1")
def test_looked_at_cards_are_seen_by_the_looker_only_and_stay_where_they_are() -> None:
    table = given(me("vikings", hand=["1VIK3"], nation_deck=["1VIK4", "1VIK5", "1VIK2"]))
    table.do("play:1VIK3", "option:2", "no")
    (event,) = table.events("look")
    assert (event["cards"], event["seat"], event["hidden"]) == (["1VIK4"], 0, True)
    assert table.me.nation_deck == ["1VIK4", "1VIK5", "1VIK2"]


@rule("IMP-KW-LOOK-1")
def test_who_looks_at_more_cards_than_there_are_sees_those_there_are() -> None:
    table = given(me(hand=["1ROM14"], play=REGIONS), fame=["1FAM2"])
    table.do("play:1ROM14")
    assert table.events("look")[0]["cards"] == ["1FAM2"]
    assert table.me.hand == ["1FAM2"]


@rule("IMP-KW-LOOK-1")
@pytest.mark.parametrize("order", [("1FAM2", "1FAM3X"), ("1FAM3X", "1FAM2")])
def test_several_looked_at_cards_go_back_in_any_order(order: tuple[str, str]) -> None:
    """Glory with the Roman power card: of three fame cards one is taken, two go back."""
    table = given(me("romans", "A", hand=["1ROM14"], play=REGIONS), fame=["1FAM1", "1FAM2", "1FAM3X", "1FAM4"])
    table.do("play:1ROM14", "card:1FAM1@fame", f"card:{order[0]}@fame")
    assert table.position.piles["fame"] == [*order, "1FAM4"]


@rule("IMP-KW-LOOK-1")
def test_the_top_two_of_the_nation_deck_go_back_in_any_order() -> None:
    seat = me("scythians", power_card=in_play("1SCY1BX"), nation_deck=["1SCY9", "1SCY10", "1SCY11", "1SCY2"])
    table = given(seat)
    table.do("exhaust:1SCY1BX", "no", "card:1SCY10@nation")
    assert table.me.nation_deck == ["1SCY10", "1SCY9", "1SCY11", "1SCY2"]


@rule("IMP-KW-LOOK-2")
def test_the_accession_card_is_not_looked_at_while_others_lie_on_it() -> None:
    seat = me("scythians", power_card=in_play("1SCY1BX"), nation_deck=["1SCY9", "1SCY2"])
    table = given(seat)
    table.do("exhaust:1SCY1BX")
    assert table.events("look")[0]["cards"] == ["1SCY9"]


@rule("IMP-KW-LOOK-2")
def test_a_lone_accession_card_is_looked_at() -> None:
    table = given(me("vikings", hand=["1VIK3"], nation_deck=["1VIK2"]))
    table.do("play:1VIK3", "option:2")
    assert table.events("look")[0]["cards"] == ["1VIK2"]


@rule("IMP-KW-LOOK-2")
def test_king_of_kings_is_not_looked_at_while_a_fame_card_lies_on_it() -> None:
    table = given(me(hand=["1ROM14"], play=REGIONS), fame=["1FAM2"])
    table.do("play:1ROM14")
    assert table.position.king_of_kings == "A"
    alone = given(me(hand=["1ROM14"], play=REGIONS))
    alone.do("play:1ROM14")
    assert alone.events("look")[0]["cards"] == ["1FAM9A"]
    assert alone.position.king_of_kings == "B"  # Glory then takes it
