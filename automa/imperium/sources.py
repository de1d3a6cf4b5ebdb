"""Points by where they come from: the lines of a final score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa.imperium.cards import library

# Cards by where they lie, unrest by itself; `stock` is what materials and population are worth.
SOURCES = ("progress", "play", "history", "deck", "power", "stock", "goods", "unrest")
_PLACES = {
    "play": "play", "garrison": "play", "permanent": "play", "history": "history", "sunken": "history",
    "legends": "history", "power": "power",
}  # fmt: skip


def by_source(breakdown: Mapping[str, Any]) -> dict[str, int]:
    """Of a breakdown as scoring makes it. A source that does not apply is left out; they add up to the total."""
    points = {source: int(breakdown[source]) for source in ("progress", "stock", "goods") if source in breakdown}
    for row in breakdown.get("cards", ()):
        source = "unrest" if library()[row["card"]].is_unrest else _PLACES.get(row["zone"], "deck")
        points[source] = points.get(source, 0) + row["points"]
    return {source: points[source] for source in SOURCES if source in points}
