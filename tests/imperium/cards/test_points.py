"""What every card of Classics is worth, computed by hand."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.game import match_of
from automa.imperium.scoring import score_seat
from tests.imperium.scenario import given, in_play, me
from tests.rules import rule

CLASSICS = [card for card in library().cards.values() if card.box == "Classics"]
FIXED = {
    -2: [card.id for card in CLASSICS if card.is_unrest],
    1: [
        "1REG1", "1REG1X", "1REG2", "1REG2X", "1REG3", "1REG3X", "1REG14", "1UNC1", "1UNC3", "1UNC6", "1UNC7",
        "1UNC7X", "1UNC8", "1UNC8X", "1UNC13", "1UNC14", "1UNC14X", "1UNC15", "1UNC16", "1UNC17", "1UNC18", "1UNC19",
        "1UNC20", "1UNC21",
    ],
    2: [
        "1CIV1", "1CIV2", "1CIV4", "1CIV5", "1CIV6", "1CIV7", "1CIV8", "1CIV9", "1CIV10", "1CIV15", "1CAR3", "1CAR4",
        "1CAR5", "1GRE3", "1GRE3X", "1MAC4", "1MAC8", "1PER3", "1PER5", "1ROM4", "1ROM5", "1SCY4", "1SCY5", "1VIK11",
    ],
    3: [
        "1TRI1", "1TRI2", "1TRI4", "1TRI6", "1TRI7", "1TRI11", "1GRE4", "1GRE5", "1GRE6", "1GRE7", "1GRE8", "1GRE9",
        "1MAC3", "1MAC5", "1MAC7", "1PER4", "1PER6", "1ROM3", "1ROM6", "1SCY3",
    ],
    4: [
        "1CAR6", "1CAR7", "1CAR7X", "1CEL3", "1CEL4", "1CEL5", "1CEL6", "1MAC6", "1PER7", "1PER8", "1ROM7",
    ],
    6: ["1FAM5"],
    7: ["1FAM8", "1SCY6"],
    9: ["1FAM4"],
    11: ["1FAM6", "1FAM7"],
}  # fmt: skip
# The card, what it is worth in which place, and what everywhere else.
BY_PLACE = [
    ("1FAM1", "history", 7, 3), ("1FAM2", "history", 6, 2), ("1UNC2", "history", 1, 0), ("1UNC2X", "history", 2, 0),
    ("1UNC4", "history", 2, 0), ("1UNC5", "history", 2, 0), ("1UNC22", "history", 1, 0), ("1VIK7", "play", 6, 0),
]  # fmt: skip
RIVERS = {"deck": ["1REG7"], "discard": ["1MAC18"], "play": [in_play("1REG3", "1CEL10")]}
FERTILE = {"deck": ["1PER11"], "play": ["1REG6"], "history": ["1MAC18"]}
UNCIVILISED = {"hand": ["1UNC3", "1CIV2"], "play": ["1UNC15"], "discard": ["UNR"]}
REGIONS = {"hand": ["1REG1"], "deck": ["1REG2"], "discard": ["1REG3"], "play": [in_play("1REG4", "1REG5"), "1UNC6"]}
TRIBUTARIES = {"hand": ["1TRI10"], "deck": ["1CAR13"], "play": ["1TRI5"], "history": ["1PER21", "1PER12"]}
# Fourteen cards, with the power card fifteen.
FIFTEEN = {
    "hand": ["1ROM9", "1ROM10"], "deck": ["1ROM11", "1ROM12", "UNR"], "discard": ["1ROM14", "1ROM15", "1ROM16"],
    "history": ["1ROM17", "1ROM18"], "play": [in_play("1ROM19", "1ROM20"), in_play("1UNC6", "1ROM21")],
    "nation_deck": ["1ROM2"], "development": ["1ROM3", "1ROM4"],
}  # fmt: skip
# The card (in hand, or the power card), what else there is, its points.
COUNTED: list[tuple[str, dict[str, Any], int]] = [
    ("1CIV3", {"materials": 29}, 2),
    ("1CIV11", FIFTEEN, 1),
    ("1CIV12", {"deck": ["1ROM19"], "history": ["1UNC15"], "play": [in_play("1REG6", "1CIV6")]}, 6),
    ("1CIV13", {"population": 11}, 2),
    ("1CIV14", {"progress": 14}, 2),
    ("1FAM3", {"hand": ["UNR"]}, 4),
    ("1FAM3X", {"discard": ["1CIV1"], "play": [in_play("1REG6", "1CIV15")], "deck": ["1ROM16"]}, 3),
    ("1TRI3", {"deck": ["1CIV2"], "play": ["1UNC15"], "history": ["1UNC3"]}, 2),
    ("1TRI8", {"deck": ["1CAR13"], "history": ["1PER21"]}, 3),
    ("1TRI9", {"progress": 11}, 2),
    ("1TRI10", {"history": ["1ROM17", "1ROM18", "UNR", "UNR", "UNR"], "deck": ["1ROM15"]}, 2),
    ("1UNC9", {"deck": ["1FAM1"], "history": ["1FAM6"]}, 4),
    ("1UNC10", FERTILE, 8),
    ("1UNC11", {**FERTILE, "discard": ["1REG7"]}, 6),
    ("1UNC12", RIVERS, 6),
    ("1CAR1A", {"materials": 17}, 2),
    ("1CAR1B", {"materials": 17}, 5),
    ("1CAR8", {"materials": 14}, 2),
    ("1CEL1A", UNCIVILISED, 2),
    ("1CEL1B", UNCIVILISED, 4),
    ("1CEL7", UNCIVILISED, 2),
    ("1GRE1A", FIFTEEN, 2),
    ("1GRE1B", FIFTEEN, 5),
    ("1GRE10", FIFTEEN, 3),
    ("1MAC1A", REGIONS, 2),
    ("1MAC1B", REGIONS, 5),
    ("1MAC9", REGIONS, 2),
    ("1PER1A", TRIBUTARIES, 1),
    ("1PER1B", TRIBUTARIES, 5),
    ("1PER9", TRIBUTARIES, 5),
    ("1ROM1A", {"population": 11}, 2),
    ("1ROM1B", {"population": 11}, 5),
    ("1ROM8", {"population": 11}, 3),
    ("1SCY1A", {"materials": 17}, 2),
    ("1SCY1AX", {"materials": 17}, 2),
    ("1SCY1B", {**REGIONS, "materials": 4}, 1 + 1),
    ("1SCY1BX", {**REGIONS, "materials": 4}, 3),
    ("1SCY3X", UNCIVILISED, 2),
    ("1SCY9", REGIONS, 2),
    ("1VIK1A", {"hand": ["1CIV3", "1VIK7"], "deck": ["1VIK9"], "play": [in_play("1VIK8", "1VIK4")]}, 5),
    ("1VIK1B", {"hand": ["1CIV3", "1VIK7"], "deck": ["1VIK9"]}, 6),
    ("1VIK2", {"hand": ["1VIK7"], "deck": ["1VIK9"]}, 6),
    ("1VIK4", {"population": 11}, 3),
    ("1VIK9", {"materials": 23}, 2),
]


def points_of(card: str, **parts: Any) -> int:
    """The points of this card of the first seat, which is the card's nation. The others have four unrest."""
    printed = library()[card]
    nation = "romans" if printed.nation == "common" else printed.nation
    power = {"power": printed.header[-1], "power_card": in_play(card)} if "power" in printed.suits else {}
    first, second = [other for other in ("persians", "celts", "greeks") if other != nation][:2]
    others = [me(first, hand=["UNR", "UNR"], play=[in_play("1REG13", "UNR")]), me(second, history=["UNR"])]
    table = given(me(nation, **power, **parts), *others, main=[])
    rows = score_seat(match_of(table.position), 0)["cards"]
    return sum(row["points"] for row in rows if row["card"] == card)


@pytest.mark.parametrize(("card", "points"), [(card, value) for value, cards in FIXED.items() for card in cards])
@rule("IMP-SCORE-4", "IMP-SCORE-13")
def test_fixed_points(card, points):
    assert points_of(card, discard=[card]) == points


@pytest.mark.parametrize(("card", "place", "there", "elsewhere"), BY_PLACE)
@rule("IMP-SCORE-1", "IMP-SCORE-4")
def test_points_by_place(card, place, there, elsewhere):
    values = {zone: points_of(card, **{zone: [card]}) for zone in ("hand", "deck", "discard", "history", "play")}
    assert values == {**dict.fromkeys(values, elsewhere), place: there}


@pytest.mark.parametrize(("card", "mine", "points"), COUNTED)
@rule("IMP-SCORE-2", "IMP-SCORE-6")
def test_counted_points(card, mine, points):
    hand = [] if "power" in library()[card].suits else [card]
    assert points_of(card, **{**mine, "hand": [*mine.get("hand", ()), *hand]}) == points


def test_qin_count_pinned_cards_in_play_that_are_no_regions():
    play = ["1TRI5", "1UNC6", "1UNC8", "1CIV9", "1CIV10", in_play("1REG6", "1FAM8"), "1REG7"]
    assert points_of("1TRI5", play=play, hand=["1UNC10"]) == 1
    assert points_of("1TRI5", play=[*play, "1UNC11"]) == 2


def test_sagas_count_what_is_garrisoned_there():
    play = [in_play("1VIK8", "1VIK18", "UNR", "1VIK3"), in_play("1VIK17", "1VIK19")]
    assert points_of("1VIK8", play=play) == 3


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("1CIV3", {"materials": 150, "hand": ["1CIV3"]}),
        ("1CAR1B", {"materials": 40}),
        ("1ROM1B", {"population": 23}),
        ("1SCY1B", {**REGIONS, "materials": 30}),
        ("1MAC1B", {"deck": [f"1REG{number}" for number in range(1, 13)]}),
        ("1CEL1B", {"deck": [f"1UNC{number}" for number in range(1, 8)]}),
    ],
)
@rule("IMP-SCORE-5")
def test_counted_points_are_at_most_ten(card, mine):
    assert points_of(card, **mine) == 10


def test_every_card_with_points_is_tested():
    tested = {card for cards in FIXED.values() for card in cards} | {row[0] for row in [*BY_PLACE, *COUNTED]}
    tested |= {"1TRI5", "1VIK8"}
    worth = {card.id for card in CLASSICS if card.points.value or card.points.cases or card.points.terms}
    assert tested == worth
