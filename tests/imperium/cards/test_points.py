"""What every card of Classics is worth, computed by hand, and the printed icons that are counted."""

from __future__ import annotations

from collections import Counter
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
# Seven regions, six tributaries.
REGIONS = {
    "hand": ["1REG1", "UNR"], "deck": ["1REG2", "1REG6"], "discard": ["1REG3"], "history": ["1REG7"],
    "play": [in_play("1REG4", "1REG5"), "1UNC6"],
}  # fmt: skip
TRIBUTARIES = {"hand": ["1TRI10", "1TRI3"], "deck": ["1CAR13"], "play": ["1TRI5"], "history": ["1PER21", "1PER12"]}
# Fourteen cards, with the power card fifteen.
FIFTEEN = {
    "hand": ["1ROM9", "1ROM10"], "deck": ["1ROM11", "1ROM12", "UNR"], "discard": ["1ROM14", "1ROM15", "1ROM16"],
    "history": ["1ROM17", "1ROM18"], "play": [in_play("1ROM19", "1ROM20"), in_play("1UNC6", "1ROM21")],
    "nation_deck": ["1ROM2"], "development": ["1ROM3", "1ROM4"],
}  # fmt: skip
# The card (in hand, or the power card), what else there is, its points.
COUNTED: list[tuple[str, dict[str, Any], int]] = [
    ("1CIV11", {**FIFTEEN, "hand": ["1ROM9", "1ROM10", "UNR", "UNR", "UNR", "UNR"]}, 2),
    ("1CIV12", {"deck": ["1ROM19"], "history": ["1UNC15"], "play": [in_play("1REG6", "1CIV6")]}, 6),
    ("1FAM3", {"hand": ["UNR"]}, 4),
    ("1FAM3X", {"discard": ["1CIV1"], "play": [in_play("1REG6", "1CIV15")], "deck": ["1ROM16"]}, 3),
    ("1TRI3", {"deck": ["1CIV2"], "play": ["1UNC15"], "history": ["1UNC3"]}, 2),
    ("1TRI8", {"deck": ["1CAR13"], "history": ["1PER21"]}, 3),
    ("1TRI10", {"history": ["1ROM17", "1ROM18", "UNR", "UNR", "UNR"], "deck": ["1ROM15"]}, 2),
    ("1UNC9", {"deck": ["1FAM1"], "history": ["1FAM6"]}, 4),
    ("1UNC10", FERTILE, 8),
    ("1UNC11", {**FERTILE, "discard": ["1REG7"]}, 6),
    ("1UNC12", RIVERS, 6),
    ("1CEL1A", UNCIVILISED, 2),
    ("1CEL1B", UNCIVILISED, 4),
    ("1CEL7", UNCIVILISED, 2),
    ("1GRE1A", FIFTEEN, 2),
    ("1GRE1B", FIFTEEN, 5),
    ("1GRE10", FIFTEEN, 3),
    ("1MAC1A", REGIONS, 3),
    ("1MAC1B", REGIONS, 7),
    ("1MAC9", REGIONS, 3),
    ("1PER1A", TRIBUTARIES, 2),
    ("1PER1B", TRIBUTARIES, 6),
    ("1PER9", TRIBUTARIES, 6),
    ("1SCY1B", {**REGIONS, "materials": 5}, 1 + 2),
    ("1SCY1BX", {**REGIONS, "materials": 5}, 4),
    ("1SCY3X", UNCIVILISED, 2),
    ("1SCY9", REGIONS, 3),
    ("1VIK1A", {"hand": ["1CIV3", "1VIK7"], "deck": ["1VIK9"], "play": [in_play("1VIK8", "1VIK4")]}, 5),
    ("1VIK1B", {"hand": ["1CIV3", "1VIK7"], "deck": ["1VIK9"]}, 6),
    ("1VIK2", {"hand": ["1VIK7"], "deck": ["1VIK9"]}, 6),
]
# One point for every so many of a resource in the pool.
PER_RESOURCE = [
    ("1CIV3", 10, "materials"), ("1CIV13", 4, "population"), ("1CIV14", 5, "progress"), ("1TRI9", 4, "progress"),
    ("1CAR1A", 6, "materials"), ("1CAR1B", 3, "materials"), ("1CAR8", 5, "materials"), ("1ROM1A", 4, "population"),
    ("1ROM1B", 2, "population"), ("1ROM8", 3, "population"), ("1SCY1A", 6, "materials"), ("1SCY1AX", 6, "materials"),
    ("1VIK4", 3, "population"), ("1VIK9", 8, "materials"),
]  # fmt: skip
# As often as printed.
ICONS = {
    "uncivilised": """
        1UNC1 1UNC2 1UNC2X 1UNC3 1UNC4 1UNC5 1UNC6 1UNC7 1UNC7X 1UNC8 1UNC8X 1UNC9 1UNC10 1UNC11 1UNC12 1UNC13 1UNC14
        1UNC14X 1UNC15 1UNC16 1UNC17 1UNC18 1UNC19 1UNC20 1UNC21 1UNC22""",
    "civilised": """
        1CIV1 1CIV2 1CIV3 1CIV4 1CIV5 1CIV6 1CIV7 1CIV8 1CIV9 1CIV10 1CIV11 1CIV12 1CIV13 1CIV14 1CIV15 1UNC14 1UNC15
        1UNC16 1UNC17 1UNC18 1UNC19 1UNC20 1UNC21 1UNC22""",
    "region": """
        1REG1 1REG1X 1REG2 1REG2X 1REG3 1REG3X 1REG4 1REG4X 1REG5 1REG6 1REG7 1REG8 1REG9 1REG10 1REG11 1REG12 1REG12X
        1REG13 1REG14 1CAR12 1CAR20 1CAR20X 1CAR21 1CEL9 1CEL10 1CEL11 1CEL12 1CEL21 1CEL21X 1GRE12 1GRE20 1GRE21
        1MAC18 1MAC19 1MAC20 1PER10 1PER11 1PER19 1PER20 1ROM11 1ROM12 1ROM20 1SCY10 1SCY11 1SCY12 1SCY18 1SCY19
        1VIK3 1VIK5 1VIK6 1VIK7 1VIK17""",
    "tributary": """
        1TRI1 1TRI2 1TRI3 1TRI4 1TRI5 1TRI6 1TRI7 1TRI8 1TRI9 1TRI10 1TRI11 1CAR13 1CAR13X 1MAC11 1PER8 1PER12
        1PER21""",
    "fame": "1FAM1 1FAM2 1FAM3 1FAM3X 1FAM4 1FAM5 1FAM6 1FAM7 1FAM8 1FAM9A 1FAM9B",
    "production": """
        1REG4 1REG4X 1REG5 1REG6 1REG6 1REG7 1REG7 1REG8 1REG9 1REG10 1REG10 1REG11 1REG11 1REG12 1REG12X 1REG13
        1CAR12 1CAR20 1CAR20 1CAR20X 1CAR20X 1CAR21 1CEL9 1CEL11 1CEL21 1CEL21X 1GRE12 1GRE20 1GRE21 1PER10 1PER20
        1ROM11 1ROM12 1ROM20 1SCY10 1SCY11 1SCY12 1VIK3 1VIK7 1VIK17""",
    "fertile": """
        1REG4 1REG4X 1REG6 1REG8 1REG10 1REG13 1CAR12 1CEL11 1CEL12 1MAC18 1MAC20 1PER11 1PER11 1ROM11 1SCY10
        1VIK7""",
    "river": """
        1REG5 1REG7 1REG9 1REG11 1REG12 1REG12X 1CAR20 1CEL9 1CEL10 1GRE20 1MAC18 1PER10 1PER20 1ROM12 1SCY11 1VIK7""",
    "ocean": "1REG4X 1REG12X 1CAR2X 1CAR20X",
    "hunt": "1REG1X 1REG2X 1REG3X 1CEL21X",
    "city": """
        1UNC15 1UNC16 1UNC17 1CAR2 1CAR2X 1GRE5 1GRE11 1GRE19 1MAC9 1PER2 1ROM19 1SCY5 1VIK9""",
    "metropolis": "1CIV6 1CIV7 1MAC8 1ROM7",
    "knight": "1CIV15",
    "mask": "1UNC2 1UNC2X",
    "scroll": "1UNC22",
    "merchant": "1UNC14X",
    "miracle": "1UNC8X",
}


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


@pytest.mark.parametrize(("card", "each", "resource"), PER_RESOURCE)
def test_points_per_resource_are_rounded_down(card, each, resource):
    hand = [] if "power" in library()[card].suits else [card]
    assert points_of(card, hand=hand, **{resource: 2 * each}) == 2
    assert points_of(card, hand=hand, **{resource: 2 * each - 1}) == 1


@pytest.mark.parametrize("icon", ICONS)
def test_printed_icons(icon):
    printed = {card.id: card.icon_counts[icon] for card in CLASSICS if icon in card.icon_counts}
    assert printed == Counter(ICONS[icon].split())


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
    tested = {card for cards in FIXED.values() for card in cards} | {
        row[0] for row in [*BY_PLACE, *COUNTED, *PER_RESOURCE]
    }
    tested |= {"1TRI5", "1VIK8"}
    worth = {card.id for card in CLASSICS if card.points.value or card.points.cases or card.points.terms}
    assert tested == worth
