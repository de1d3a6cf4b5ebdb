"""Section 19.5: the automa's keywords, carried out by rule where a player would choose."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from tests.imperium.scenario import Scenario, me, slot
from tests.imperium.solo.given_solo import DECK, against, automa, events, in_play_of, rows, upcoming
from tests.rules import rule


def chosen(table: Scenario) -> dict[str, Any]:
    return events(table, "automa_chooses")[0]


def acquires(*market: dict[str, Any] | str | None, **parts: Any) -> Scenario:
    """Arthurian "other" row: acquire any suit, then into history."""
    cards = [slot(None) if card is None else card for card in market]
    return against(automa("arthurians", slots=["2ART20"], **parts), market=cards, main=["1TRI2"])


# ---- place on the market card at the die (IMP-SOLO-45)


@rule("IMP-SOLO-45")
@pytest.mark.parametrize("die", [2, 3])
def test_a_resource_is_placed_on_the_market_card_at_the_die(die: int) -> None:
    """Qin barbarian cards of the empire side; no card lies in the slot rolled, so no cleanup token joins it."""
    opponent = automa("qin", slots=["2QIN19", None, None], state="empire")
    table = against(opponent, rolls=[die], market=["1TRI3", "1UNC3", "1CIV2"])
    assert rows(table) == [("2QIN19", 3)]
    placed = [place.tokens.get("population", 0) for place in table.position.market[:3]]
    assert placed == [int(number == die) for number in (1, 2, 3)]


@rule("IMP-SOLO-45")
def test_a_six_places_nothing_and_an_empty_market_slot_neither() -> None:
    for die, market in ((6, ["1TRI3", "1UNC3"]), (3, ["1TRI3", "1UNC3"])):
        opponent = automa("qin", slots=["2QIN19"], state="empire")
        table = against(opponent, rolls=[die], market=market)
        assert rows(table) == [("2QIN19", 3)]
        assert not any(place.tokens for place in table.position.market)


@rule("IMP-SOLO-45", "IMP-AMB-29", "IMP-ED-36")
@pytest.mark.parametrize(
    ("level", "edition", "placed"),
    [("chieftain", "horizons", 0), ("warlord", "horizons", 0), ("chieftain", "2021", 1), ("imperator", "horizons", 1)],
)
def test_a_five_places_nothing_where_there_is_no_marker_5(level: str, edition: str, placed: int) -> None:
    """Four slots and no marker under the fifth market card; in 2021 the marker lies there with an unused token."""
    opponent = automa("qin", slots=["2QIN19", None, None, None], state="empire")
    market = [slot(None), slot(None), slot(None), slot(None), slot("1REG13")]
    table = against(opponent, rolls=[5], market=market, difficulty=level, edition=edition)
    assert rows(table) == [("2QIN19", 3)]
    on_cleanup = edition == "2021"
    assert table.position.market[4].tokens.get("population", 0) == placed + on_cleanup


@rule("IMP-SOLO-45")
def test_a_card_with_the_token_just_placed_may_be_acquired() -> None:
    """Qin pinned row: place 1 population at the die, acquire a card with population on it."""
    opponent = automa("qin", slots=["2QIN15"])
    table = against(opponent, rolls=[2], market=["1TRI3", "1UNC3"])
    assert rows(table) == [("2QIN15", 7)]
    assert upcoming(table)[0] == "1UNC3"
    assert table.other.resources["population"] == 1


# ---- play, abandon, recall (IMP-SOLO-46, -50)


@rule("IMP-SOLO-46")
def test_a_played_region_stays_and_its_text_is_ignored() -> None:
    table = against(automa("romans", slots=["1REG2X"], discard=["1ROM16"]), market=["1UNC3"])
    assert rows(table) == [("1REG2X", 5)]
    assert in_play_of(table) == ["1REG2X"]
    assert table.other.discard[-1] == "1ROM16"
    assert table.other.play[0].garrison == []
    assert len(events(table, "exile")) == 1  # by the row, not by the card as well


@rule("IMP-SOLO-46")
def test_a_region_may_be_played_from_the_discard_pile() -> None:
    """Macedonian pinned row: the most recently discarded region."""
    opponent = automa("macedonians", slots=["1MAC5"], state="empire", discard=["UNR", "1MAC18", "1MAC19"])
    table = against(opponent)
    assert rows(table) == [("1MAC5", 6)]
    assert in_play_of(table) == ["1MAC18"]
    assert table.other.discard == ["UNR", "1MAC19"]


@rule("IMP-SOLO-50")
@pytest.mark.parametrize("nation", ["romans", "greeks", "celts"])
def test_the_most_recently_played_are_abandoned(nation: str) -> None:
    glory = {"romans": "1ROM14", "greeks": "1GRE14", "celts": "1CEL15"}[nation]
    regions = ["1REG2X", "1REG3X", "1REG4X", "1REG12X"]
    table = against(automa(nation, slots=[glory], play=regions), me("persians"), fame=["1FAM5"])
    assert in_play_of(table) == ["1REG2X"]
    assert table.other.discard == [glory, "1REG3X", "1REG4X", "1REG12X"]
    assert upcoming(table)[0] == "1FAM5"


@rule("IMP-SOLO-50")
def test_only_matching_cards_are_abandoned() -> None:
    """Something else that lies in play is no region."""
    opponent = automa("arthurians", slots=["1UNC3"], play=["1REG2X", "1UNC10"])
    table = against(opponent, market=["1TRI3"])
    assert rows(table) == [("1UNC3", 6)]
    assert in_play_of(table) == ["1UNC10"]


@rule("IMP-SOLO-50")
def test_a_double_region_is_abandoned_as_two() -> None:
    """Grand Trunk Road and one more are three regions (IMP-KW-ABANDON-5)."""
    opponent = automa("mauryans", slots=["2MAU2"], state="empire", play=["2MAU14", "2MAU4"])
    table = against(opponent, fame=["1FAM5"])
    assert rows(table) == [("2MAU2", 4)]
    assert in_play_of(table) == []
    assert upcoming(table)[0] == "1FAM5"


@rule("IMP-SOLO-50")
def test_no_more_regions_are_abandoned_than_needed() -> None:
    opponent = automa("qin", slots=["2QIN12"], play=["2QIN11", "2MAU4"])
    table = against(opponent, fame=["1FAM5"])
    assert in_play_of(table) == ["2QIN11"]


# ---- acquire (IMP-SOLO-51, -52, -56)


@rule("IMP-SOLO-51")
def test_the_card_with_the_most_points_is_acquired() -> None:
    table = acquires("1REG13", "1REG2X", "1CIV2", "1UNC3")
    assert chosen(table)["card"] == "1CIV2"
    assert [row["points"] for row in chosen(table)["candidates"]] == [2, 1, 1, 0]


@rule("IMP-SOLO-51")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (slot("1CIV2"), slot("1CIV8", materials=1)),
        (slot("1CIV2", materials=1), slot("1CIV8", materials=1, population=1)),
        (slot("1CIV2"), slot("1UNC3", progress=1)),
    ],
)
def test_a_tie_goes_to_the_card_with_the_most_tokens(first: dict[str, Any], second: dict[str, Any]) -> None:
    table = acquires(first, second)
    assert chosen(table)["card"] == second["card"]


@rule("IMP-SOLO-51")
def test_a_further_tie_goes_to_the_lowest_slot() -> None:
    table = acquires("1REG13", "1CIV8", "1CIV2")
    assert chosen(table)["card"] == "1CIV8"
    table = acquires(None, slot("1UNC3", progress=1), slot("1CIV2", materials=1))
    assert chosen(table)["card"] == "1UNC3"


@rule("IMP-SOLO-51")
def test_points_come_before_tokens() -> None:
    table = acquires(slot("1REG13", materials=5, population=5), "1UNC3")
    assert chosen(table)["card"] == "1UNC3"


@rule("IMP-SOLO-51")
def test_only_cards_of_the_named_suits_are_eligible() -> None:
    """Roman barbarian row 9: a region, though others are worth more."""
    table = against(automa("romans", slots=["1ROM17"]), market=["1CIV2", "1REG13", "1TRI3"])
    assert upcoming(table)[0] == "1REG13"


@rule("IMP-SOLO-51")
def test_a_card_of_two_suits_is_eligible_for_either() -> None:
    """City shows uncivilised and civilised: Egyptian pinned row, empire, acquires a civilised."""
    table = against(automa("egyptians", slots=["2EGY8"], state="empire"), market=["1UNC3", "1UNC15"])
    assert rows(table) == [("2EGY8", 6)]
    assert upcoming(table)[0] == "1UNC15"


@rule("IMP-SOLO-56", "IMP-AMB-24")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (slot("1UNC9"), slot("1CIV2")),  # variable is 5
        (slot("1TRI3"), slot("1TRI1")),  # variable 5 before fixed 3
        (slot("1UNC4"), slot("1UNC3")),  # 2 if in history
        (slot("1UNC3", progress=2), slot("1CIV2")),  # each progress is a point
        (slot("1REG13", progress=1), slot("1REG12X")),
    ],
)
def test_what_a_card_is_worth_to_the_automa(better: dict[str, Any], worse: dict[str, Any]) -> None:
    for market in ([better, worse], [worse, better]):
        table = acquires(*market)
        assert chosen(table)["card"] == better["card"]
        assert chosen(table)["candidates"][0]["points"] > chosen(table)["candidates"][1]["points"]


@rule("IMP-AMB-24")
def test_only_progress_adds_points_but_all_tokens_break_ties() -> None:
    table = acquires(slot("1UNC3", materials=3, population=2), slot("1UNC6", progress=0), slot("1CIV2"))
    candidates = {row["card"]: (row["points"], row["tokens"]) for row in chosen(table)["candidates"]}
    assert candidates == {"1UNC3": (1, 5), "1UNC6": (1, 0), "1CIV2": (2, 0)}
    assert chosen(table)["card"] == "1CIV2"


@rule("IMP-SOLO-56")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("1FAM1", 7),  # 7 in history, else 3
        ("1UNC4", 2),  # 2 in history, else 0
        ("2QIN22", 0),  # 0 in play, else -2
        ("1UNR1", -2),
        ("2ART5", -4),
        ("1UNC9", 5),  # variable
        ("1CIV3", 5),
        ("2QIN10", 7),  # the best of three places
        ("1FAM6", 11),  # fixed, above ten
        ("1REG13", 0),
    ],
)
def test_automa_points(card: str, points: int) -> None:
    assert library()[card].best_points == points


@rule("IMP-SOLO-52")
def test_the_acquired_card_lies_on_the_deck_with_its_unrest_above_it() -> None:
    opponent = automa("arthurians", slots=["2ART20", None, None])
    table = against(opponent, market=[slot("1UNC3", "1UNR3", progress=1, materials=2)], main=["1TRI1", "1TRI2"])
    assert upcoming(table)[:3] == ["1UNR3", "1UNC3", DECK[0]]
    assert table.other.resources == {"materials": 2, "population": 0, "progress": 1, "goods": 0}


@rule("IMP-SOLO-52")
def test_the_market_is_refilled_at_once() -> None:
    table = against(automa("arthurians", slots=["2ART20"]), market=["1UNC3"], main=["1TRI1", "1TRI2"])
    place = table.position.market[0]
    assert (place.card, place.unrest, place.tokens) == ("1TRI1", ["UNR"], {})


@rule("IMP-SOLO-52")
def test_gained_cards_lie_in_the_order_received() -> None:
    """Two acquisitions in one turn: the later one on top."""
    opponent = automa("arthurians", slots=["2ART20", "2ART24", None, None])
    market = [slot("1CIV2", "1UNR3"), slot("1UNC3", "1UNR4")]
    table = against(opponent, market=market, main=["1REG13", "1REG14"])
    assert upcoming(table)[:4] == ["1UNR4", "1UNC3", "1UNR3", "1CIV2"]


@rule("IMP-SOLO-52")
def test_an_exiled_region_is_acquired_without_unrest() -> None:
    """Viking "other" row, second option."""
    table = against(automa("vikings", slots=["1VIK19"]), exile=["1UNC3", "1REG13", "1REG2X"])
    assert rows(table) == [("1VIK19", 9)]
    assert upcoming(table)[:2] == ["1REG2X", DECK[0]]
    assert table.position.piles["exile"] == ["1UNC3", "1REG13"]


@rule("IMP-SOLO-52")
def test_unrest_that_it_takes_goes_on_its_deck() -> None:
    """Arthurian attack row: both take an unrest."""
    opponent = automa("arthurians", slots=["2ART16"], dynasty=["2ART9", "2ART8"])
    table = against(opponent, me("romans"), unrest=["1UNR3", "1UNR4", "1UNR5"])
    assert rows(table) == [("2ART16", 7)]
    assert upcoming(table)[0] == "1UNR3"
    assert table.me.hand == ["1UNR4"]


# ---- break through (IMP-SOLO-51)


@rule("IMP-SOLO-51")
def test_breaking_through_prefers_the_market_and_returns_its_unrest() -> None:
    """Celtic barbarian row 7."""
    market = [slot("1UNC3", "1UNR3"), slot("1UNC9", "1UNR4", materials=1)]
    opponent = automa("celts", slots=["1CEL16"])
    table = against(opponent, market=market, uncivilised=["1UNC6"], main=["1REG13"], unrest=["UNR"])
    assert rows(table) == [("1CEL16", 7)]
    assert upcoming(table)[0] == "1UNC9"
    assert table.other.resources["materials"] == 1
    assert table.position.piles["unrest"] == ["1UNR4", "UNR"]
    assert table.position.piles["uncivilised"] == ["1UNC6"]


@rule("IMP-SOLO-51")
def test_then_the_top_of_the_small_deck() -> None:
    table = against(
        automa("celts", slots=["1CEL16"]), market=["1REG13"], uncivilised=["1UNC6", "1UNC9"], main=["1UNC3"]
    )
    assert upcoming(table)[0] == "1UNC6"
    assert table.position.piles["uncivilised"] == ["1UNC9"]
    assert table.position.piles["main"] == ["1UNC3"]


@rule("IMP-SOLO-51")
def test_then_the_first_of_the_suit_in_the_main_deck() -> None:
    main = ["1REG13", "1CIV2", "1UNC3", "1UNC6"]
    table = against(automa("celts", slots=["1CEL16"]), main=main)
    assert upcoming(table)[0] == "1UNC3"
    assert sorted(table.position.piles["main"]) == ["1CIV2", "1REG13", "1UNC6"]


@rule("IMP-SOLO-51")
def test_a_tributary_has_no_small_deck() -> None:
    """Roman barbarian row 9 with 3 population."""
    opponent = automa("romans", slots=["1ROM17"], population=3)
    table = against(opponent, market=["1UNC3"], region=["1REG13"], main=["1REG2X", "1TRI1"])
    assert upcoming(table)[0] == "1TRI1"


@rule("IMP-SOLO-51", "IMP-AMB-2")
def test_a_break_through_that_finds_nothing_gives_two_progress() -> None:
    table = against(automa("celts", slots=["1CEL16"]), market=["1REG13"], main=["1TRI1", "1REG2X"])
    assert rows(table) == [("1CEL16", 7)]
    assert table.other.resources["progress"] == 2
    assert table.other.history == ["1CEL16"]
    assert table.position.piles["main"] == ["1TRI1", "1REG2X"]


@rule("IMP-SOLO-51")
def test_the_best_market_card_is_broken_through_for_by_the_same_order() -> None:
    market = [slot("1UNC3"), slot("1UNC6", population=1), slot("1UNC8X")]
    table = against(automa("celts", slots=["1CEL16"]), market=market)
    assert chosen(table)["card"] == "1UNC6"


# ---- exile (IMP-SOLO-53)


def exiled(*market: dict[str, Any] | str) -> list[str]:
    """Arthurian region row."""
    table = against(automa("arthurians", slots=["2ART21"]), market=list(market), unrest=["UNR"] * 3)
    assert rows(table) == [("2ART21", 4)]
    return table.position.piles["exile"]


@rule("IMP-SOLO-53")
def test_the_card_in_the_lowest_slot_is_exiled() -> None:
    assert exiled("1REG13", "1CIV2") == ["1REG13"]
    assert exiled(slot(None), "1CIV2", "1REG13") == ["1CIV2"]


@rule("IMP-SOLO-53")
def test_never_one_with_tokens() -> None:
    assert exiled(slot("1REG13", progress=1), slot("1CIV2", materials=2), "1UNC3", "1UNC6") == ["1UNC3"]


@rule("IMP-SOLO-53")
def test_no_exile_when_all_have_tokens() -> None:
    assert exiled(slot("1REG13", progress=1), slot("1CIV2", population=1)) == []


@rule("IMP-SOLO-53")
def test_the_unrest_under_it_goes_back_and_the_slot_is_refilled() -> None:
    table = against(automa("arthurians", slots=["2ART21"]), market=[slot("1CIV2", "1UNR3")], unrest=["UNR"])
    assert table.position.piles["exile"] == ["1CIV2"]
    assert table.position.market[0].card == "1TRI1"
    assert sorted(table.position.piles["unrest"] + table.position.market[0].unrest) == ["1UNR3", "UNR"]


# ---- return (IMP-SOLO-58)


@rule("IMP-SOLO-58")
def test_one_unrest_from_the_discard_pile_goes_to_the_pile() -> None:
    opponent = automa("celts", slots=["1CEL14"], discard=["1CEL16", "1UNR3", "1UNR4"])
    table = against(opponent, unrest=["UNR"])
    assert rows(table) == [("1CEL14", 11)]
    assert table.position.piles["unrest"] == ["1UNR3", "UNR"]
    assert table.other.resources["progress"] == 1


# ---- fame and King of Kings (IMP-SOLO-52, -59)


def wants_fame(state: str = "barbarian", nation: str = "romans", **parts: Any) -> dict[str, Any]:
    glory = {"romans": "1ROM14", "vikings": "1VIK20"}[nation]
    return automa(nation, slots=[glory], state=state, play=["1REG2X", "1REG3X", "1REG4X"], **parts)


@rule("IMP-SOLO-52")
def test_it_gains_the_top_fame_card() -> None:
    table = against(wants_fame(), me("greeks"), fame=["1FAM5", "1FAM6"])
    assert upcoming(table)[0] == "1FAM5"
    assert table.position.piles["fame"] == ["1FAM6"]
    assert table.position.end is None


@rule("IMP-SOLO-59", "IMP-SOLO-80")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_king_of_kings_gives_a_barbarian_six_progress(side: str, edition: str) -> None:
    table = against(wants_fame(dynasty=["1ROM9", "1ROM2"]), me("greeks"), king_of_kings=side, edition=edition)
    assert table.other.resources["progress"] == 6
    assert table.other.dynasty == ["1ROM9", "1ROM2"]
    assert upcoming(table)[0] == DECK[0]
    assert table.position.end == {"trigger": "king of kings", "round": 1, "seat": 1}
    assert table.position.king_of_kings == "B"


@rule("IMP-SOLO-59", "IMP-SOLO-80")
@pytest.mark.parametrize("side", ["A", "B"])
def test_king_of_kings_gives_an_empire_three_progress_and_the_top_dynasty_card(side: str) -> None:
    table = against(wants_fame("empire", dynasty=["1ROM8", "1ROM7"]), me("greeks"), king_of_kings=side)
    assert table.other.resources["progress"] == 3
    assert upcoming(table)[0] == "1ROM8"
    assert table.other.dynasty == ["1ROM7"]
    assert table.position.end is not None


@rule("IMP-SOLO-59")
def test_an_empire_without_dynasty_cards_gets_the_progress() -> None:
    table = against(wants_fame("empire", dynasty=[]), me("greeks"))
    assert table.other.resources["progress"] == 3
    assert upcoming(table)[0] == DECK[0]


@rule("IMP-SOLO-59")
def test_a_viking_takes_the_progress_of_its_only_side() -> None:
    table = against(wants_fame(nation="vikings", dynasty=["1VIK4", "1VIK2"]), me("greeks"))
    assert table.other.resources["progress"] == 6


@rule("IMP-SOLO-59", "IMP-ED-37")
def test_a_second_time_it_gets_nothing_and_the_next_option_is_taken() -> None:
    """Glory: with King of Kings used up there is nothing to gain, so no region is abandoned."""
    table = against(wants_fame(king_of_kings=True), me("greeks"))
    assert rows(table) == [("1ROM14", 4)]
    assert in_play_of(table) == ["1REG2X", "1REG3X", "1REG4X"]
    assert table.other.resources["progress"] == 1
    assert table.position.end is None


@rule("IMP-ED-37")
def test_the_2021_book_knows_no_such_limit() -> None:
    table = against(wants_fame(king_of_kings=True), me("greeks"), edition="2021")
    assert in_play_of(table) == []
    assert table.other.resources["progress"] == 6


@rule("IMP-SOLO-59")
def test_fame_that_came_back_is_gained_after_king_of_kings() -> None:
    table = against(wants_fame(king_of_kings=True), me("greeks"), fame=["1FAM5"])
    assert upcoming(table)[0] == "1FAM5"


@rule("IMP-SOLO-59")
def test_the_human_then_finds_side_b() -> None:
    """Side B gives a barbarian 4 progress and triggers nothing more (IMP-FAME-5)."""
    human = me("greeks", hand=["1GRE14"], play=["1REG8", "1REG9", "1REG10"], progress=0)
    opponent = wants_fame(deck=["1ROM16", "1ROM17"])
    table = against(opponent, human)
    assert table.position.king_of_kings == "B"
    table.do("play:1GRE14")
    assert table.me.resources["progress"] == 4
