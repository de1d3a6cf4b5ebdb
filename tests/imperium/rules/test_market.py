"""Section 6: the market refills, and what goes along with a card that leaves it."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.position import Slot
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

ADVANCE, CONQUER = "1ROM16", "1ROM17"
ACQUIRE, BREAK_THROUGH = "option:1", "option:2"
MARKET = ["1UNC3", "1TRI8", "1CIV10", "1UNC9", "1REG4"]


def table(market: list[Any] | None = None, **parts: Any) -> Scenario:
    """Romans who can pay for Advance and Conquer, and four decks of two cards."""
    decks = {
        "main": ["1TRI1", "1TRI2"],
        "civilised": ["1CIV8", "1CIV12"],
        "uncivilised": ["1UNC6", "1UNC10"],
        "region": ["1REG5", "1REG6"],
    }
    hand = [ADVANCE, CONQUER, "1REG10"]
    exile = parts.pop("exile", [])
    romans = me(hand=hand, materials=9, population=9, state="barbarian", **parts.pop("mine", {}))
    return given(romans, market=MARKET if market is None else market, exile=exile, **{**decks, **parts})


def acquire(table: Scenario, card: str) -> Scenario:
    play = CONQUER if card.startswith(("1REG", "1TRI")) else ADVANCE
    table.do(f"play:{play}", ACQUIRE)
    return table.do(f"card:{card}@market") if table.pending.kind == "cards" else table


def cards(table: Scenario) -> list[str | None]:
    return [place.card for place in table.position.market]


def at(table: Scenario, number: int) -> Slot:
    return table.position.market[number - 1]


@rule("IMP-MARKET-1", "IMP-MARKET-2")
@pytest.mark.parametrize(
    ("number", "taken", "deck", "comes"),
    [
        (1, "1UNC3", "main", "1TRI1"),
        (2, "1TRI8", "main", "1TRI1"),
        (3, "1CIV10", "civilised", "1CIV8"),
        (4, "1UNC9", "uncivilised", "1UNC6"),
        (5, "1REG4", "region", "1REG5"),
    ],
)
def test_a_slot_is_refilled_at_once_from_its_own_deck(number: int, taken: str, deck: str, comes: str) -> None:
    now = acquire(table(), taken)
    assert cards(now) == [comes if card == taken else card for card in MARKET]
    assert at(now, number).card == comes
    assert {name: len(pile) for name, pile in now.position.piles.items() if len(pile) == 1} == {deck: 1}


@rule("IMP-MARKET-1")
def test_a_refilled_card_may_be_acquired_by_the_same_text() -> None:
    """Roman Expansion acquires a region and then may acquire another."""
    now = given(me(hand=["1ROM21"]), market=MARKET, region=["1REG5"], main=["1TRI1"])
    now.do("play:1ROM21", "yes")
    assert now.me.hand == ["1REG4", "1REG5"]


@rule("IMP-MARKET-2")
@pytest.mark.parametrize(("number", "taken"), [(3, "1CIV10"), (4, "1UNC9"), (5, "1REG4")])
def test_an_empty_small_deck_is_replaced_by_the_main_deck(number: int, taken: str) -> None:
    now = acquire(table(civilised=[], uncivilised=[], region=[]), taken)
    assert at(now, number).card == "1TRI1"
    assert now.position.piles["main"] == ["1TRI2"]


@rule("IMP-MARKET-2")
def test_a_card_of_any_suit_may_lie_in_any_slot() -> None:
    now = acquire(table(main=["1REG7", "1TRI1"], civilised=[]), "1CIV10")
    assert at(now, 3).card == "1REG7"
    now = acquire(now, "1REG7")
    assert at(now, 3).card == "1TRI1"


@rule("IMP-MARKET-3")
def test_without_trade_routes_the_last_card_of_a_small_deck_is_an_ordinary_one() -> None:
    now = acquire(table(civilised=["1CIV8"]), "1CIV10")
    assert at(now, 3).card == "1CIV8"
    assert now.position.piles["civilised"] == []


@rule("IMP-MARKET-4")
@pytest.mark.parametrize(("comes", "unrest"), [("1TRI1", 1), ("1UNC12", 1), ("1CIV3", 1), ("1UNC15", 1), ("1REG7", 0)])
def test_a_card_that_is_no_region_enters_with_one_unrest_under_it(comes: str, unrest: int) -> None:
    now = acquire(table(main=[comes, "1TRI2"], unrest=["UNR"] * 5), "1UNC3")
    assert at(now, 1) == Slot(comes, {}, ["UNR"] * unrest)
    assert len(now.position.piles["unrest"]) == 5 - unrest


@rule("IMP-MARKET-4", "IMP-SETUP-34")
def test_a_civilised_card_brings_no_progress_when_it_refills() -> None:
    assert at(acquire(table(), "1CIV10"), 3).tokens == {}


@rule("IMP-MARKET-4", "IMP-COLL-1", "IMP-COLL-2")
def test_the_last_unrest_laid_by_a_refill_is_a_collapse() -> None:
    """Armenians acquire; the game is over before they are put into history."""
    now = given(me(hand=["1TRI1"]), market=["1UNC3"], main=["1TRI2", "1TRI4"], unrest=["UNR"]).do("play:1TRI1")
    assert now.table.pending is None
    assert now.table.result is not None
    assert now.table.result["reason"] == "collapse"
    assert "1UNC3" in now.me.hand and now.me.history == []


@rule("IMP-MARKET-4")
def test_a_region_refills_without_touching_the_last_unrest() -> None:
    now = acquire(table(unrest=["UNR"]), "1REG4")
    assert now.table.result is None
    assert now.position.piles["unrest"] == ["UNR"]


@rule("IMP-MARKET-5", "IMP-END-2")
def test_a_refill_with_the_last_card_of_the_main_deck_triggers_scoring() -> None:
    now = table(main=["1TRI1"])
    assert now.position.end is None
    acquire(now, "1UNC3")
    assert now.position.end is not None
    assert now.position.end["trigger"] == "main deck"
    assert at(now, 1).card == "1TRI1"


@rule("IMP-MARKET-5")
def test_the_last_card_of_a_small_deck_triggers_nothing() -> None:
    assert acquire(table(civilised=["1CIV8"]), "1CIV10").position.end is None


@rule("IMP-MARKET-5", "IMP-AMB-8")
@pytest.mark.parametrize(("number", "taken"), [(1, "1UNC3"), (3, "1CIV10")])
def test_with_the_main_deck_empty_a_slot_that_needs_it_stays_empty(number: int, taken: str) -> None:
    now = acquire(table(main=[], civilised=[]), taken)
    assert at(now, number) == Slot(None, {}, [])


@rule("IMP-MARKET-5", "IMP-AMB-8")
def test_with_the_main_deck_empty_a_small_deck_still_serves_its_own_slot() -> None:
    now = acquire(table(main=[]), "1CIV10")
    assert at(now, 3).card == "1CIV8"
    assert now.position.piles["uncivilised"] == ["1UNC6", "1UNC10"]


@rule("IMP-MARKET-6")
@pytest.mark.parametrize(("way", "materials"), [(ACQUIRE, 9 - 3 + 2), (BREAK_THROUGH, 9 - 5 + 2)])
def test_tokens_go_to_the_pool_of_whoever_takes_the_card(way: str, materials: int) -> None:
    now = table([slot("1UNC3", "UNR", materials=2, population=1), "1TRI8"])
    now.do(f"play:{ADVANCE}", way)
    if now.pending.kind == "cards":
        now.do("card:1UNC3@market")
    assert now.me.resources == {"materials": materials, "population": 10, "progress": 0, "goods": 0}
    assert at(now, 1).tokens == {}


@rule("IMP-MARKET-7")
def test_a_card_leaving_by_acquire_takes_its_unrest_along() -> None:
    now = acquire(table([slot("1UNC3", "1UNR7")], unrest=["UNR"] * 3), "1UNC3")
    assert now.me.hand[-2:] == ["1UNC3", "1UNR7"]
    assert len(now.position.piles["unrest"]) == 2


@rule("IMP-MARKET-7")
def test_a_card_leaving_by_break_through_leaves_its_unrest_to_the_pile() -> None:
    now = table([slot("1UNC3", "1UNR7")], unrest=["UNR"] * 3)
    now.do(f"play:{ADVANCE}", BREAK_THROUGH, "card:1UNC3@market")
    assert "1UNC3" in now.me.hand and "1UNR7" not in now.me.hand
    assert len(now.position.piles["unrest"]) == 3


@rule("IMP-MARKET-7", "IMP-KW-BREAK-2")
def test_unrest_returned_by_break_through_comes_before_the_refill() -> None:
    """With one unrest in the pile the refill would be a collapse, had the other not come back first."""
    now = table([slot("1UNC3", "1UNR7")], unrest=["UNR"])
    now.do(f"play:{ADVANCE}", BREAK_THROUGH, "card:1UNC3@market")
    assert now.table.result is None
    assert at(now, 1) == Slot("1TRI1", {}, ["1UNR7"])
    assert now.position.piles["unrest"] == ["UNR"]


@rule("IMP-MARKET-7")
def test_a_card_leaving_by_exile_leaves_its_unrest_to_the_pile() -> None:
    now = table([slot("1UNC3", "1UNR7"), slot("1TRI8", "UNR", progress=1)], unrest=["UNR"] * 3)
    now.do("play:1REG10", "no")
    assert now.position.piles["exile"] == ["1UNC3"]
    assert at(now, 1).card == "1TRI1" and len(at(now, 1).unrest) == 1
    assert len(now.position.piles["unrest"]) == 3


@rule("IMP-MARKET-7")
@pytest.mark.parametrize(("exiled", "unrest"), [("1CIV2", 1), ("1REG11", 0)])
def test_a_card_leaving_by_swap_leaves_its_unrest_to_the_pile(exiled: str, unrest: int) -> None:
    """The tokens stay on the slot; the card that comes gets an unrest of its own unless it is a region."""
    market = [slot("1UNC3", "1UNR7", progress=2)]
    now = table(market, exile=[exiled], unrest=["UNR"] * 3, mine={"play": [in_play("1GRE9")]})
    now.do("exhaust:1GRE9")
    assert (at(now, 1).card, at(now, 1).tokens, len(at(now, 1).unrest)) == (exiled, {"progress": 2}, unrest)
    assert now.position.piles["exile"] == ["1UNC3"]
    assert len(now.position.piles["unrest"]) == 4 - unrest
    assert len(now.position.piles["main"]) == 2
