"""Acquire, break through, exile and swap."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import MAIN, given, in_play, me, slot
from tests.rules import rule

ADVANCE = "1ROM16"
CONQUER = "1ROM17"
# An uncivilised, a civilised, a card that is both, a region and a tributary.
MARKET = ["1UNC3", "1CIV10", "1UNC15", "1REG9", "1TRI10"]


@rule("IMP-KW-ACQUIRE-1")
@pytest.mark.parametrize(("card", "suited"), [(ADVANCE, {"1UNC3", "1CIV10", "1UNC15"}), (CONQUER, {"1REG9", "1TRI10"})])
def test_only_market_cards_of_the_named_suits_can_be_acquired(card: str, suited: set[str]) -> None:
    table = given(me(hand=[card], materials=3, population=2), market=MARKET)
    table.do(f"play:{card}")
    assert set(table.options) == {f"card:{found}@market" for found in suited}
    assert (table.pending.min, table.pending.max) == (1, 1)


@rule("IMP-KW-ACQUIRE-1")
def test_a_card_of_two_named_suits_is_still_one_card() -> None:
    table = given(me(hand=[ADVANCE], materials=3), market=["1UNC15", "1UNC3"])
    table.do(f"play:{ADVANCE}", "card:1UNC15@market")
    assert table.me.hand == ["1UNC15"]
    assert table.pending.kind == "turn"


@rule("IMP-KW-ACQUIRE-1")
def test_a_property_may_be_named_instead_of_a_suit() -> None:
    market = [slot("1UNC3", materials=1), slot("1REG9", progress=2), slot("1TRI10", materials=2)]
    table = given(me("carthaginians", play=["1CAR10"], hand=["1CAR16"], materials=3), market=market)
    table.do("exhaust:1CAR10")
    assert set(table.options) == {"card:1UNC3@market", "card:1TRI10@market"}


@rule("IMP-KW-ACQUIRE-2")
def test_an_acquired_card_comes_with_its_tokens_and_its_unrest() -> None:
    table = given(me(hand=[ADVANCE], materials=3), market=[slot("1UNC3", "1UNR1", progress=2, materials=1)])
    table.do(f"play:{ADVANCE}")
    assert set(table.me.hand) == {"1UNC3", "1UNR1"}
    assert table.me.resources == {"materials": 1, "population": 0, "progress": 2, "goods": 0}


@rule("IMP-KW-ACQUIRE-3")
def test_the_slot_of_an_acquired_card_is_refilled_at_once() -> None:
    table = given(me(hand=[ADVANCE], materials=3), market=[slot("1UNC3", "1UNR1", progress=1)], unrest=["1UNR2"] * 3)
    table.do(f"play:{ADVANCE}")
    refilled = table.position.market[0]
    assert (refilled.card, refilled.tokens, refilled.unrest) == (MAIN[0], {}, ["1UNR2"])


@rule("IMP-KW-ACQUIRE-4")
def test_a_freshly_revealed_card_may_be_acquired_next() -> None:
    table = given(me(hand=["1ROM21"]), market=[slot(None)] * 4 + [slot("1REG9")], region=["1REG7", "1REG8"])
    table.do("play:1ROM21", "yes")
    assert set(table.me.hand) == {"1REG9", "1REG7"}
    assert table.position.market[4].card == "1REG8"


@rule("IMP-KW-ACQUIRE-6")
def test_exiled_cards_are_eligible_where_the_text_includes_them() -> None:
    seat = me("macedonians", hand=["1MAC6"], history=["1MAC2"], state="empire")
    table = given(seat, market=["1REG9", "1UNC20"], exile=["1REG7", "1REG8", "1UNC3"])
    table.do("play:1MAC6", "yes")
    assert set(table.options) == {"card:1REG9@market", "card:1REG7@exile", "card:1REG8@exile"}
    table.do("card:1REG7@exile")
    assert table.me.hand == ["1REG7"]
    assert table.position.piles["unrest"] == ["UNR"] * 20  # a region brings no unrest from exile


@rule("IMP-KW-ACQUIRE-6")
def test_an_acquired_exiled_card_leaves_no_slot_to_refill() -> None:
    table = given(me("vikings", play=["1VIK10"], hand=["1VIK22"], materials=2, population=1), exile=["1REG7"])
    table.do("play:1VIK22")
    assert table.me.hand == ["1REG7"]
    assert all(place.card is None for place in table.position.market)
    assert table.position.piles["main"] == MAIN


@rule("IMP-KW-ACQUIRE-6")
def test_without_permission_exile_is_out_of_reach() -> None:
    table = given(me(hand=[CONQUER], population=2), market=["1REG9"], exile=["1REG7"])
    table.do(f"play:{CONQUER}")
    assert "1REG9" in table.me.hand


@rule("IMP-KW-ACQUIRE-7", "IMP-KW-STATE-1")
def test_a_barbarian_may_acquire_and_break_through_for_empire_cards() -> None:
    table = given(me(hand=[ADVANCE], materials=5), market=["1CIV10"])
    table.do(f"play:{ADVANCE}", "option:1")
    assert table.me.hand == ["1CIV10"]
    again = given(me(hand=[ADVANCE], materials=5), market=["1CIV10"])
    again.do(f"play:{ADVANCE}", "option:2", "card:1CIV10@market")
    assert again.me.hand == ["1CIV10"]


@rule("IMP-KW-ACQUIRE-8")
def test_without_an_eligible_card_nothing_is_acquired() -> None:
    table = given(me("greeks", hand=["1UNC3"]), market=["1REG9"], uncivilised=["1UNC20"])
    table.do("play:1UNC3")  # Elders: only breaking through is left, and there is one card to take
    assert table.me.hand == ["1UNC20"]
    assert table.other.resources["progress"] == 1


@rule("IMP-KW-BREAK-1", "IMP-KW-BREAK-2")
def test_every_named_suit_can_be_broken_through_for_in_the_market_or_unseen() -> None:
    table = given(me(hand=[ADVANCE], materials=5), market=MARKET, uncivilised=["1UNC20"], civilised=["1CIV9"])
    table.do(f"play:{ADVANCE}", "option:2")
    assert set(table.options) == {
        "card:1UNC3@market",
        "card:1CIV10@market",
        "card:1UNC15@market",
        "card:top@uncivilised",
        "card:top@civilised",
    }


@rule("IMP-KW-BREAK-2")
def test_breaking_through_for_a_market_card_gives_its_tokens_and_sends_its_unrest_back() -> None:
    market = [slot("1UNC3", "1UNR1", progress=2)]
    table = given(me(hand=[ADVANCE], materials=5), market=market, unrest=["1UNR2", "1UNR3"])
    table.do(f"play:{ADVANCE}", "option:2", "card:1UNC3@market")
    assert table.me.hand == ["1UNC3"]
    assert table.me.resources["progress"] == 2
    assert table.position.market[0].unrest == ["1UNR1"]  # back on the pile first, then under the new card


@rule("IMP-KW-BREAK-2")
def test_the_returned_unrest_saves_from_a_collapse_by_the_refill() -> None:
    table = given(me(hand=[ADVANCE], materials=5), market=[slot("1UNC3", "1UNR1")], unrest=["1UNR2"])
    table.do(f"play:{ADVANCE}", "option:2", "card:1UNC3@market")
    assert table.table.result is None
    assert table.position.piles["unrest"] == ["1UNR2"]


@rule("IMP-KW-BREAK-2", "IMP-KW-BREAK-6")
def test_the_top_card_of_a_small_deck_comes_alone() -> None:
    table = given(me(hand=[ADVANCE], materials=5), market=["1REG9"], uncivilised=["1UNC20", "1UNC21"])
    table.do(f"play:{ADVANCE}", "option:2", "card:top@uncivilised")
    assert table.me.hand == ["1UNC20"]
    assert table.position.piles["uncivilised"] == ["1UNC21"]
    assert len(table.position.piles["unrest"]) == 20
    assert table.position.market[0].card == "1REG9"


@rule("IMP-KW-BREAK-3", "IMP-KW-BREAK-6")
def test_a_tributary_is_searched_for_in_the_main_deck() -> None:
    main = ["1REG9", "1UNC3", "1TRI5", "1REG7", "1TRI8"]
    table = given(me(hand=["1UNC20"], materials=3), main=main)
    table.do("play:1UNC20")
    assert table.me.hand == ["1TRI5"]  # the first one that appeared, without unrest
    assert sorted(table.position.piles["main"]) == sorted(set(main) - {"1TRI5"})
    assert table.events("reveal")[0]["cards"] == ["1REG9", "1UNC3", "1TRI5"]


@rule("IMP-KW-BREAK-3")
def test_the_main_deck_is_searched_for_a_suit_whose_small_deck_is_empty() -> None:
    table = given(me(hand=["1TRI11"]), main=["1TRI1", "1REG9", "1REG7"])
    table.do("play:1TRI11")
    assert table.me.hand == ["1REG9"]
    assert table.me.history == ["1TRI11"]


@rule("IMP-KW-BREAK-4")
def test_the_main_deck_is_closed_while_the_small_deck_has_cards() -> None:
    table = given(me(hand=[CONQUER], population=3), market=["1REG9"], region=["1REG7"], main=["1REG8", "1TRI1"])
    table.do(f"play:{CONQUER}", "option:2")
    assert set(table.options) == {"card:1REG9@market", "card:top@region", "card:tributary@main"}


@rule("IMP-KW-BREAK-5", "IMP-AMB-2")
def test_who_finds_no_such_card_gains_two_progress() -> None:
    table = given(me(hand=["1UNC20"], materials=3), main=["1REG9", "1UNC3"])
    table.do("play:1UNC20")
    assert table.me.hand == []
    assert table.me.resources["progress"] == 2
    assert sorted(table.position.piles["main"]) == ["1REG9", "1UNC3"]


@rule("IMP-KW-BREAK-9")
def test_breaking_through_for_the_last_main_deck_card_triggers_scoring() -> None:
    table = given(me(hand=["1UNC20"], materials=3), main=["1TRI1"])
    table.do("play:1UNC20")
    assert table.position.end == {"trigger": "main deck", "round": 1, "seat": -1}


@rule("IMP-KW-EXILE-1", "IMP-KW-EXILE-2")
def test_an_exiled_market_card_returns_its_unrest_and_is_replaced() -> None:
    table = given(me(hand=["1REG6"]), market=[slot("1UNC3", "1UNR1"), slot("1REG9")], unrest=["1UNR2", "1UNR3"])
    table.do("play:1REG6", "card:1UNC3@market")
    assert table.position.piles["exile"] == ["1UNC3"]
    assert (table.position.market[0].card, table.position.market[0].unrest) == (MAIN[0], ["1UNR1"])
    assert table.position.piles["unrest"] == ["1UNR2", "1UNR3"]


@rule("IMP-KW-EXILE-2", "IMP-KW-EXILE-3")
def test_a_market_card_with_a_token_cannot_be_exiled() -> None:
    market = [slot("1UNC3", "1UNR1", goods=1), slot("1REG9"), slot("1TRI10", "1UNR2")]
    table = given(me(hand=["1REG6"]), market=market)
    table.do("play:1REG6")
    assert set(table.options) == {"card:1REG9@market", "card:1TRI10@market"}


@rule("IMP-KW-EXILE-2")
def test_with_tokens_on_every_market_card_nothing_is_exiled() -> None:
    table = given(me(hand=["1REG6"]), market=[slot("1UNC3", "1UNR1", progress=1)])
    table.do("play:1REG6")
    assert table.position.piles["exile"] == []
    assert [entry.card for entry in table.me.play] == ["1REG6"]


@rule("IMP-KW-SWAP-1", "IMP-KW-SWAP-2", "IMP-KW-EXILE-3")
def test_a_swapped_market_card_leaves_its_tokens_and_the_newcomer_gets_unrest() -> None:
    seat = me("greeks", play=["1GRE9"], state="empire")
    table = given(seat, market=[slot("1REG9", progress=3)], exile=["1UNC3", "1REG7"], unrest=["1UNR1", "1UNR2"])
    table.do("exhaust:1GRE9", "card:1UNC3@exile")
    place = table.position.market[0]
    assert (place.card, place.tokens, place.unrest) == ("1UNC3", {"progress": 3}, ["1UNR1"])
    assert set(table.position.piles["exile"]) == {"1REG7", "1REG9"}
    assert table.me.resources["progress"] == 0


@rule("IMP-KW-SWAP-2")
def test_a_region_swapped_in_sends_the_unrest_back() -> None:
    seat = me("greeks", play=["1GRE9"], state="empire")
    table = given(seat, market=[slot("1UNC3", "1UNR1", materials=1)], exile=["1REG7"], unrest=["1UNR2"])
    table.do("exhaust:1GRE9")
    assert (table.position.market[0].card, table.position.market[0].unrest) == ("1REG7", [])
    assert table.position.piles["unrest"] == ["1UNR1", "1UNR2"]


@rule("IMP-KW-SWAP-1")
def test_without_an_exiled_card_there_is_no_swap() -> None:
    table = given(me("greeks", play=["1GRE9"]), market=["1REG9"])
    assert "exhaust:1GRE9" not in table.options
    with_attack = given(me("greeks", play=["1GRE9"], discard=["1GRE15"]), market=["1REG9"])
    with_attack.do("exhaust:1GRE9")
    assert with_attack.me.deck == ["1GRE15"]


@rule("IMP-KW-NATION-1")
def test_nothing_goes_below_the_accession_card() -> None:
    seat = me("scythians", power_card=in_play("1SCY1BX"), nation_deck=["1SCY9", "1SCY10", "1SCY11", "1SCY2"])
    table = given(seat)
    table.do("exhaust:1SCY1BX", "yes", "card:1SCY9@nation")
    assert table.me.nation_deck == ["1SCY10", "1SCY11", "1SCY9", "1SCY2"]


@rule("IMP-KW-NATION-1")
def test_the_accession_card_is_never_shuffled_in() -> None:
    deck = ["1VIK4", "1VIK5", "1VIK6", "1VIK8", "1VIK9", "1VIK2"]
    orders = []
    for seed in range(5):
        table = given(me("vikings", hand=["1VIK16"], nation_deck=deck, deck=["1VIK17", "1VIK18"]), seed=seed)
        table.do("play:1VIK16", "yes")
        orders.append(table.me.nation_deck)
    assert all(order[-1] == "1VIK2" and sorted(order) == sorted(deck) for order in orders)
    assert any(order != deck for order in orders)
