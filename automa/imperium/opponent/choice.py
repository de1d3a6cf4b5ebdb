"""Which market card the automa takes or exiles, and by what it decides (IMP-SOLO-51, -53, -56)."""

from __future__ import annotations

from typing import Any

from automa.imperium.match import Frame, Match
from automa.imperium.position import Slot
from automa.imperium.select import candidates, tokens_on
from automa.language.tree import Noun


def ranked(match: Match, noun: Noun, frame: Frame) -> list[dict[str, Any]]:
    """The candidates, best first: points, then tokens, then the lowest slot."""
    rows = []
    for spot in candidates(match, noun, frame, "market"):
        tokens = tokens_on(match, spot)
        slots = [number for number, slot in enumerate(match.p.market) if slot.card == spot.card]
        rows.append(
            {
                "card": spot.card,
                "zone": spot.zone,
                # Progress on a market card adds its point (IMP-AMB-24).
                "points": match.card(spot.card).best_points + tokens.get("progress", 0),
                "tokens": sum(tokens.values()),
                "slot": slots[0] + 1 if slots else 0,
            }
        )
    # Exiled cards have no slot: their number settles what the rules leave open, so that every table decides alike.
    return sorted(rows, key=lambda row: (-row["points"], -row["tokens"], row["slot"], row["card"]))


def lowest_exilable(market: list[Slot]) -> int | None:
    """The lowest slot whose card has no token."""
    return next((n for n, slot in enumerate(market) if slot.card and not any(slot.tokens.values())), None)
