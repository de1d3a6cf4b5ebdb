"""What the cards of Legends are worth where it is not a fixed number, computed by hand."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.game import match_of
from automa.imperium.scoring import score_seat
from tests.imperium.scenario import given, in_play, me
from tests.rules import rule

MASKS = ["2OLM12", "2OLM13", "2OLM18", "2OLM19", "2OLM20", "2OLM21", "2OLM22", "2OLM23"]
SCROLLS = ["2UTO12", "2UTO13", "2UTO14", "2UTO15", "2UTO16"]
ZONES = ("hand", "deck", "discard", "history", "play", "sunken", "garrison")
# The card and what it is worth where; nothing, or the last number, anywhere else.
BY_PLACE: dict[str, tuple[dict[str, int], int]] = {
    **dict.fromkeys([*MASKS, *SCROLLS, "2UNC2", "2UNC22"], ({"history": 1}, 0)),
    **dict.fromkeys(["2ART15", "2ART16", "2QIN8", "2UNC2X"], ({"history": 2}, 0)),
    **dict.fromkeys(["2FAM5", "2FAM6"], ({"garrison": 12, "history": 8}, 3)),
    "2FAM1": ({"history": 8}, 2),
    "2QIN10": ({"garrison": 7, "history": 3}, 0),
    "2QIN22": ({"play": 0}, -2),
    "2UTO3BX": ({"history": 10, "play": 3}, 0),
}
CIVILISED = {"hand": ["1CIV2"], "deck": ["1UNC15"], "play": [in_play("1REG6", "1CIV3")], "discard": ["1UNC3"]}
# Five regions, two of them with an ocean.
REGIONS = {
    "hand": ["1REG6"], "deck": ["1REG4X"], "sunken": ["2REG14X"], "play": [in_play("1REG7", "1REG8")],
    "development": ["2ATL10"],
}  # fmt: skip
# Three in play that are pinned and no region; what they host is not in play.
PINNED = {"play": ["1UNC6", "1UNC8", in_play("1REG6", "1UNC10"), "1CIV9"], "hand": ["1UNC11"]}
WALLS = {"play": ["2QIN2", "2QIN3", in_play("1REG6", "2QIN4")], "hand": ["2QIN5"]}
FAME = {"deck": ["1FAM1"], "history": ["1FAM6"], "sunken": ["2FAM2"]}
FERTILE = {"deck": ["2REG2"], "play": ["2REG10"], "history": ["2REG14"]}
# Eighteen cards, with the card itself and the power card twenty.
EIGHTEEN = {
    "hand": ["1ROM9", "1ROM10"], "deck": ["1ROM11", "1ROM12", "UNR", "1CIV2", "1CIV3"],
    "discard": ["1ROM14", "1ROM15", "1ROM16", "1CIV4"], "history": ["1ROM17", "1ROM18", "1CIV5"],
    "play": [in_play("1ROM19", "1ROM20"), in_play("1UNC6", "1ROM21")], "nation_deck": ["1ROM2"],
}  # fmt: skip
# The card (in hand, in play as a wall, or the power card), what else there is, its points. Acclaimed counts the power
# card too.
COUNTED: list[tuple[str, dict[str, Any], int]] = [
    ("2ART2", CIVILISED, 3),
    ("2ART25X", {"deck": ["1REG3X"], "play": [in_play("2REG8X", "2REG3X")]}, 3),
    ("2ATL1A", REGIONS, 2),
    ("2ATL1B", REGIONS, 5),
    ("2ATL1AX", {"sunken": ["1UNC3", "1UNC15", "1FAM1", "1TRI3", "1CIV2", "1REG6", "UNR"], "hand": ["1UNC4"]}, 4),
    ("2ATL1BX", REGIONS, 3),
    ("2ATL2", REGIONS, 5),
    ("2ATL2X", REGIONS, 1),
    ("2EGY1A", CIVILISED, 6),
    ("2EGY1B", CIVILISED, 9),
    ("2EGY10", CIVILISED, 3),
    ("2MAU1A", {"play": ["2MAU4", in_play("1REG6", "1REG7")], "hand": ["1REG8"]}, 3),
    ("2MAU1B", {"history": ["1ROM17", "UNR", "1CIV2"]}, 6),
    ("2MAU3", PINNED, 3),
    ("2MAU6", {"history": ["1ROM17", "UNR", "1CIV2"], "sunken": ["1CIV3"]}, 3),
    ("2MIN3X", {"deck": ["1REG6"], "history": ["1REG7"], "play": [in_play("1REG8", "2MIN19")]}, 3),
    ("2QIN1A", PINNED, 3),
    ("2QIN1B", PINNED, 6),
    ("2QIN2", WALLS, 2),
    ("2QIN3", WALLS, 2),
    ("2QIN4", {**WALLS, "play": ["2QIN2", "2QIN3", "2QIN4"]}, 3),
    ("2QIN5", {"play": ["2QIN2", "2QIN3", "2QIN4", "2QIN5"]}, 4),
    ("2UTO4", {"exile": ["1CIV2"] + [f"1UNC{number}" for number in range(3, 10)]}, 2),
    ("2UTO5", REGIONS, 5),
    ("2UTO5X", REGIONS, 5),
    ("2UTO6", {"deck": ["1TRI3"], "history": ["2TRI1"]}, 2),
    ("2UTO7", FAME, 6),
    ("2UTO7X", FAME, 3),
    ("2UTO8", CIVILISED, 3),
    ("2UTO11", {"deck": ["1UNC3"], "play": ["1UNC15"], "hand": ["1CIV2"]}, 2),
    ("2CIV9", {"play": ["1UNC15", in_play("2CIV6", "2UNC14")], "hand": ["2UNC15"]}, 4),
    ("2CIV11", EIGHTEEN, 2),
    ("2CIV12", {"deck": ["1ROM19"], "history": ["2UNC14"], "play": [in_play("1REG6", "2CIV6")]}, 6),
    ("2FAM8", {"deck": ["1TRI3", "1CIV2"], "play": [in_play("2UNC11", "2CIV3")], "hand": ["2FAM5"]}, 5),
    ("2UNC9", FAME, 6),
    ("2UNC10", FERTILE, 6),
    ("2UNC11", {**FERTILE, "hand": ["2REG5"]}, 3 + 3),
    ("2UNC12", {"hand": ["2REG5"], "deck": ["2REG14"]}, 6),
]
PER_RESOURCE = [
    ("2MIN1B", 1, "progress"), ("2MIN9", 1, "progress"), ("2UTO1A", 4, "population"), ("2UTO1B", 3, "population"),
    ("2UTO1AX", 4, "population"), ("2UTO1BX", 3, "population"), ("2CIV3", 10, "materials"),
    ("2CIV13", 4, "population"), ("2CIV14", 5, "progress"),
]  # fmt: skip


def points_of(card: str, exile: list[str] | None = None, **parts: Any) -> int:
    """The points of this card of the first seat, which is the card's nation."""
    printed = library()[card]
    nation = "romans" if printed.nation == "common" else printed.nation
    power = {"power": printed.header[-1], "power_card": in_play(card)} if "power" in printed.suits else {}
    table = given(me(nation, **power, **parts), main=[], exile=exile or [])
    rows = score_seat(match_of(table.position), 0)["cards"]
    return sum(row["points"] for row in rows if row["card"] == card)


def held(card: str, mine: dict[str, Any]) -> dict[str, Any]:
    """With the card in hand, unless it is on the table already."""
    printed = library()[card]
    there = printed.start == "in_play" or card in str(mine.get("play", ()))
    return mine if there else {**mine, "hand": [*mine.get("hand", ()), card]}


@rule("IMP-SCORE-1", "IMP-SCORE-4", "IMP-SCORE-11")
@pytest.mark.parametrize("card", BY_PLACE)
def test_points_by_place(card):
    places, elsewhere = BY_PLACE[card]
    for zone in ZONES:
        there = {"play": [in_play("1REG6", card)]} if zone == "garrison" else {zone: [card]}
        assert points_of(card, permanents=[], **there) == places.get(zone, elsewhere), zone


@rule("IMP-SCORE-2", "IMP-SCORE-6")
@pytest.mark.parametrize(("card", "mine", "points"), COUNTED)
def test_counted_points(card, mine, points):
    assert points_of(card, **held(card, mine)) == points


@pytest.mark.parametrize(("card", "each", "resource"), PER_RESOURCE)
def test_points_per_resource_are_rounded_down(card, each, resource):
    hand = [] if "power" in library()[card].suits else [card]
    assert points_of(card, hand=hand, **{resource: 2 * each}) == 2
    assert points_of(card, hand=hand, **{resource: 2 * each - 1}) == (1 if each > 1 else 2 * each - 1)


@rule("IMP-SCORE-5")
@pytest.mark.parametrize(("card", "mine"), [("2MIN1B", {"progress": 30}), ("2UTO1BX", {"population": 40})])
def test_the_power_card_is_worth_ten_at_most(card, mine):
    assert points_of(card, **mine) == 10


def test_the_sacred_grove_counts_players_with_less_progress():
    """More than one other, not as much as another, and more than the third."""
    others = [me("celts", progress=2), me("greeks", progress=3), me("persians")]
    table = given(me(history=["2REG7"], progress=3), *others)
    rows = score_seat(match_of(table.position), 0)["cards"]
    assert rows == [{"card": "2REG7", "zone": "history", "points": 4}]


def test_every_card_whose_points_vary_is_tested():
    tested = {*BY_PLACE, *(row[0] for row in COUNTED), *(row[0] for row in PER_RESOURCE), "2REG7"}
    legends = [card for card in library().cards.values() if card.box == "Legends"]
    commons = [card for card in legends if card.nation != "common" or "tributary" not in card.suits]
    assert tested == {card.id for card in commons if card.points.cases or card.points.terms}
