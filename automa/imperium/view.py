"""What one seat may know (IMP-ZONE-3)."""

from __future__ import annotations

from typing import Any

from automa.imperium import position_json
from automa.imperium.cards import library
from automa.imperium.position import UNKNOWN, Position

# Zones of which others see only how many cards there are, and those that nobody may look into.
PRIVATE = ("hand", "history", "sunken")
FACE_DOWN = ("deck",)
FACE_DOWN_PILES = ("region", "uncivilised", "civilised", "main", "fame")


def view(position: Position, seat: int) -> dict[str, Any]:
    """The position with every hidden card replaced by null. The accession card lies face up."""
    shown = position_json.write(position)
    for number, area in enumerate(shown["seats"]):
        if area["kind"] == "automa":
            _hide_automa(area)
            continue
        hidden = FACE_DOWN if number == seat else FACE_DOWN + PRIVATE
        for zone in hidden:
            area[zone] = [None] * len(area[zone])
        if area["nation_deck"]:
            area["nation_deck"] = [None] * (len(area["nation_deck"]) - 1) + _bottom(area["nation_deck"][-1])
    for pile in FACE_DOWN_PILES:
        shown["piles"][pile] = [None] * len(shown["piles"][pile])
    return shown


def _hide_automa(area: dict[str, Any]) -> None:
    """Slots (null is an empty one) and decks lie face down, but for the accession card and what was laid there in view.

    IMP-SOLO-12.
    """
    known = set(area["known"])
    area["slots"] = [card if card is None or card in known else UNKNOWN for card in area["slots"]]
    area["deck"] = [card if card in known else None for card in area["deck"]]
    area["quests"] = [None] * len(area["quests"])
    area["dynasty"] = [seen for card in area["dynasty"] for seen in _bottom(card)]


def _bottom(card: str) -> list[str | None]:
    return [card if card != UNKNOWN and library()[card].start == "accession" else None]
