"""The automa's points (IMP-SOLO-85, IMP-DIFF-4)."""

from __future__ import annotations

from typing import Any

from automa.imperium.difficulty import level
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.position import UNKNOWN


def score_automa(match: Match) -> dict[str, Any]:
    """Progress, its stock of tokens, and every card in slots, play, deck, discard pile and history."""
    automa = match.seat(AUTOMA)
    rules = level(match.p.difficulty or "imperator", match.p.edition)
    progress = automa.resources["progress"]
    stock, goods = rules.stock_points(automa.resources)
    zones = {
        "slots": [card for card in automa.slots if card is not None],
        "play": [entry.card for entry in automa.play],
        # Cards that a person has not turned over yet lie in the deck or the slots: they count all the same.
        "deck": automa.deck + automa.unseen,
        "discard": automa.discard,
        "history": automa.history,
    }
    unrest = rules.cultist_vp_per_unrest if table_of(automa.nation, automa.table).unrest_scores else None

    def points(card: str) -> int:
        face = match.card(card)
        return unrest if face.is_unrest and unrest is not None else face.best_points

    rows: list[dict[str, Any]] = [
        {"card": card, "zone": zone, "points": points(card)}
        for zone, cards in zones.items()
        for card in cards
        if card != UNKNOWN and points(card)
    ]
    total = progress + stock + goods + sum(row["points"] for row in rows)
    return {"total": total, "progress": progress, "stock": stock, "goods": goods, "cards": rows}
