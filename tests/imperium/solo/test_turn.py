"""Section 19.2: the die, the slots in order, the row of each card, and where the card goes."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from tests.imperium.scenario import in_play, me
from tests.imperium.solo.given_solo import against, automa, events, in_play_of, rows, upcoming
from tests.rules import rule

# Five Roman cards without any choice: each gains something by a row of its own.
FIVE = ["1ROM19", "1ROM22", "1ROM20", "1ROM23", "1ROM14"]


def revealed(table: Any) -> list[tuple[str, int]]:
    return [(event["card"], event["slot"]) for event in events(table, "automa_reveals")]


# ---- the die (IMP-SOLO-20)


@rule("IMP-SOLO-20")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_the_card_in_the_slot_rolled_is_not_resolved(die: int) -> None:
    table = against(automa("romans", slots=FIVE), rolls=[die])
    assert revealed(table) == [(card, slot) for slot, card in enumerate(FIVE, 1) if slot != die]
    assert events(table, "die") == [{"event": "die", "seat": 1, "round": 1, "number": die, "blocked": True}]
    assert table.other.slots[0] == FIVE[die - 1]


@rule("IMP-SOLO-20", "IMP-DIFF-3")
def test_a_number_without_a_slot_blocks_nothing() -> None:
    table = against(automa("romans", slots=FIVE), rolls=[6])
    assert len(revealed(table)) == 5
    assert not events(table, "die")[0]["blocked"]


@rule("IMP-SOLO-20")
def test_an_empty_slot_blocks_nothing() -> None:
    table = against(automa("romans", slots=["1ROM19", None, "1ROM14"]), rolls=[2])
    assert revealed(table) == [("1ROM19", 1), ("1ROM14", 3)]
    assert not events(table, "die")[0]["blocked"]


@rule("IMP-SOLO-20", "IMP-DIFF-1", "IMP-DIFF-2")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize("level", ["chieftain", "warlord"])
@pytest.mark.parametrize("die", [5, 6])
def test_with_four_slots_a_five_or_six_blocks_nothing(level: str, die: int, edition: str) -> None:
    table = against(automa("romans", slots=FIVE[:4]), rolls=[die], difficulty=level, edition=edition)
    assert len(revealed(table)) == 4


@rule("IMP-DIFF-1", "IMP-DIFF-2", "IMP-DIFF-3", "IMP-DIFF-4", "IMP-DIFF-5", "IMP-DIFF-6")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize(
    ("level", "slots", "least", "most"),
    [
        ("chieftain", 4, 3, 4),
        ("warlord", 4, 3, 4),
        ("imperator", 5, 4, 5),
        ("sovereign", 5, 4, 5),
        ("overlord", 6, 5, 5),
        ("supreme_leader", 6, 5, 5),
    ],
)
def test_how_many_cards_a_turn_are_resolved(level: str, slots: int, least: int, most: int, edition: str) -> None:
    six = [*FIVE, "1ROM16"][:slots]
    numbers = set()
    for die in range(1, 7):
        table = against(automa("romans", slots=six), rolls=[die], difficulty=level, edition=edition, market=["1REG13"])
        numbers.add(len(revealed(table)))
    assert (min(numbers), max(numbers)) == (least, most)


@rule("IMP-SOLO-20")
def test_the_die_is_thrown_when_no_roll_is_given() -> None:
    numbers = {
        events(against(automa("romans", slots=FIVE), rolls=[], seed=seed), "die")[0]["number"] for seed in range(60)
    }
    assert numbers == {1, 2, 3, 4, 5, 6}


# ---- the slots in order (IMP-SOLO-21)


@rule("IMP-SOLO-21")
def test_slots_are_resolved_from_the_lowest_to_the_highest() -> None:
    table = against(automa("romans", slots=FIVE), rolls=[3])
    assert [slot for _, slot in revealed(table)] == [1, 2, 4, 5]


@rule("IMP-SOLO-21")
def test_a_later_card_sees_what_an_earlier_one_did() -> None:
    """Two regions played first make three with the one in play, and Glory abandons them."""
    opponent = automa("romans", slots=["1ROM11", "1ROM12", "1ROM14"], play=["1ROM20"])
    table = against(opponent, fame=["1FAM5"])
    assert rows(table)[2] == ("1ROM14", 4)
    assert in_play_of(table) == []
    assert table.other.slots[0] == "1FAM5"


# ---- which row (IMP-SOLO-22, -23, -25, -27)


@rule("IMP-SOLO-22")
@pytest.mark.parametrize(
    ("card", "row", "why"),
    [
        ("1ROM22", 1, "suit"),
        ("1ROM21", 2, "attack, above barbarian"),
        ("1FAM5", 3, "suit"),
        ("1ROM14", 4, "name"),
        ("1ROM20", 5, "region, above pinned"),
        ("1ROM19", 6, "pinned"),
        ("1ROM16", 7, "name, above barbarian"),
        ("1ROM15", 8, "name"),
        ("1ROM17", 9, "state icon"),
        ("1TRI1", 10, "suit"),
        ("1ROM6", 11, "nothing else fits"),
    ],
)
def test_the_topmost_matching_row_is_resolved(card: str, row: int, why: str) -> None:
    table = against(automa("romans", slots=[card], state="barbarian"), market=["1UNC3", "1REG13"], main=["1TRI2"])
    assert rows(table) == [(card, row)], why


@rule("IMP-SOLO-22")
def test_the_side_in_use_decides() -> None:
    assert rows(against(automa("romans", slots=["1ROM19"], state="barbarian"))) == [("1ROM19", 6)]
    assert rows(against(automa("romans", slots=["1ROM19"], state="empire"))) == [("1ROM19", 8)]


@rule("IMP-SOLO-22")
def test_the_cards_own_text_is_ignored() -> None:
    """City of Rome would draw; Conquer would let its player choose. The automa only follows the row."""
    table = against(automa("romans", slots=["1ROM17"]), market=["1REG13"])
    assert rows(table) == [("1ROM17", 9)]
    assert upcoming(table)[0] == "1REG13"  # "acquire region"
    assert table.pending.seat == 0


@rule("IMP-SOLO-22")
def test_a_region_is_met_by_a_pinned_row_only_below_its_own() -> None:
    """The Utopian region row stands above the pinned one, so a region never reaches it while that is possible."""
    table = against(automa("utopians", slots=["1REG13"]))
    assert rows(table) == [("1REG13", 6)]


@rule("IMP-SOLO-23")
def test_a_row_speaks_to_the_automa_and_to_the_human() -> None:
    """Persian attack row: the automa breaks through, the human gains materials and takes unrest."""
    table = against(automa("persians", slots=["1PER7"], state="empire"), me("romans"), main=["1TRI1", "1TRI2"])
    assert rows(table) == [("1PER7", 6)]
    assert upcoming(table)[0] == "1TRI1"
    assert table.me.resources["materials"] == 2
    assert table.me.hand == ["UNR"]
    assert table.other.resources["materials"] == 0


@rule("IMP-SOLO-25")
def test_one_row_resolves_a_card_although_others_match() -> None:
    """City of Rome is pinned; "other" would match too."""
    table = against(automa("romans", slots=["1ROM19"]))
    assert rows(table) == [("1ROM19", 6)]
    assert table.other.resources == {"materials": 0, "population": 1, "progress": 0, "goods": 0}


@rule("IMP-SOLO-27")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_state_icons_do_not_bar_a_card(state: str) -> None:
    """Barbarian and empire cards are resolved on either side; the icon is only something a row may name."""
    for card in ("1ROM17", "1ROM6"):
        assert library()[card].state
        table = against(automa("romans", slots=[card], state=state, deck=["1REG5", "1REG6"]), market=["1CIV2"])
        assert len(rows(table)) == 1


# ---- where the card goes (IMP-SOLO-26)


@rule("IMP-SOLO-26")
def test_a_card_is_discarded_unless_its_row_says_otherwise() -> None:
    opponent = automa("romans", slots=["1ROM21", "1ROM19", "1ROM20", "1ROM22"])
    table = against(opponent, me("greeks", play=["1GRE20"]), unrest=["UNR"] * 5)
    assert table.other.discard[-1] == "1ROM21"
    assert table.other.history == ["1ROM19"]
    assert in_play_of(table) == ["1ROM20"]
    assert "1ROM22" in table.position.piles["unrest"]


@rule("IMP-SOLO-26")
def test_a_row_may_put_the_card_on_the_deck() -> None:
    """Persian barbarian row 5, last option."""
    table = against(automa("persians", slots=["1PER16"]))
    assert rows(table) == [("1PER16", 5)]
    assert upcoming(table)[0] == "1PER16"
    assert table.other.discard == []


@rule("IMP-SOLO-26")
def test_a_row_may_exile_the_card() -> None:
    """Twrch Trwyth without a knight in the discard pile."""
    table = against(automa("arthurians", slots=["2ART5"], quests=["2ART3"]))
    assert rows(table) == [("2ART5", 3)]
    assert table.position.piles["exile"] == ["2ART5"]


# ---- payment (IMP-SOLO-28)


@rule("IMP-SOLO-28", "IMP-SOLO-47")
def test_progress_and_goods_are_no_substitute() -> None:
    """Advance wants 5 materials; with 4 and a heap of progress and goods it only acquires."""
    opponent = automa("romans", slots=["1ROM16"], materials=4, progress=9, goods=9)
    table = against(opponent, market=["1UNC3"], civilised=["1CIV2"])
    assert upcoming(table)[:1] == ["1UNC3"]
    assert table.other.resources == {"materials": 4, "population": 0, "progress": 9, "goods": 9}


@rule("IMP-SOLO-28", "IMP-SOLO-47")
def test_what_it_spends_is_exactly_what_the_row_says() -> None:
    opponent = automa("romans", slots=["1ROM16"], materials=7, progress=9)
    table = against(opponent, market=["1UNC3"], civilised=["1CIV2"])
    assert upcoming(table)[:1] == ["1CIV2"]
    assert table.other.resources == {"materials": 2, "population": 0, "progress": 9, "goods": 0}


# ---- unrest, and what no row takes (IMP-SOLO-29, -30)


@rule("IMP-SOLO-29", "IMP-SOLO-58")
@pytest.mark.parametrize(("nation", "state"), [("romans", "barbarian"), ("romans", "empire"), ("vikings", "barbarian")])
def test_unrest_goes_back_to_the_pile_by_the_first_row(nation: str, state: str) -> None:
    table = against(automa(nation, slots=["1UNR5"], state=state), me("greeks"), unrest=["UNR"])
    assert rows(table) == [("1UNR5", 1)]
    assert table.position.piles["unrest"] == ["1UNR5", "UNR"]
    assert "1UNR5" not in table.other.discard


@rule("IMP-SOLO-30")
def test_a_card_that_no_row_can_resolve_is_discarded() -> None:
    """Carthaginian "other": nothing to convert, no region, no deck. The card is then shuffled in."""
    table = against(automa("carthaginians", slots=["1CAR5"], deck=[], dynasty=["1CAR9", "1CAR10"]))
    assert rows(table) == []
    assert [event["card"] for event in events(table, "no_row")] == ["1CAR5"]
    assert events(table, "no_row")[0]["passed"] == [9]
    assert {*table.other.slots, *table.other.deck} == {"1CAR5", "1CAR9"}


# ---- no solstice (IMP-SOLO-31)


@rule("IMP-SOLO-31", "IMP-SOLO-3")
def test_the_human_resolves_the_solstice_after_the_automas_turn() -> None:
    """Metropolis gives 2 materials in the solstice; the automa's in play gives nothing."""
    human = me("greeks", play=[in_play("1CIV10")])
    table = against(automa("romans", slots=["1ROM19"], play=["1REG13"]), human)
    names = [event["event"] for event in table.table._game.events]
    assert names.index("automa_reveals") < names.index("solstice") < names.index("solstice_effect")
    assert table.me.resources["materials"] == 2
    assert sum(table.other.resources.values()) == 1  # only City of Rome's population
    assert (table.position.round, table.position.turn, table.pending.kind) == (2, 0, "turn")


@rule("IMP-SOLO-31", "IMP-SOLO-46")
def test_cards_the_automa_has_in_play_do_nothing_in_the_solstice() -> None:
    """Coinage prints a solstice text; it cannot really lie there, but nothing that does is any different."""
    assert library()["1CIV10"].solstice is not None
    table = against(automa("romans", slots=[], play=["1CIV10"], deck=[], dynasty=[]))
    assert sum(table.other.resources.values()) == 0
    assert "solstice_effect" not in {event["event"] for event in table.table._game.events}
