"""What is printed on a card as plain data, in the words of the reference."""

from __future__ import annotations

from typing import Any

from automa.imperium.cards import Card
from automa.imperium.speech import card_text, cost_text, points_text


def points_kind(card: Card) -> str:
    """fixed, negative, conditional, variable or none."""
    points = card.points
    if points.terms:
        return "variable"
    if points.cases:
        return "negative" if min(points.value, *(value for _, value in points.cases)) < 0 else "conditional"
    return "negative" if points.value < 0 else "fixed" if points.value else "none"


def facts(card: Card, language: str = "en") -> dict[str, Any]:
    """`points` is a number where it is always the same, else None; the words say the rest."""
    points = card.points
    return {
        "id": card.id,
        "name": card.name_in(language),
        "nation": card.nation,
        "box": card.box,
        "suits": list(card.suits),
        "types": list(card.types),
        "state": [icon.replace("-", "_") for icon in card.state],
        "header": card.header,
        "start": card.start,
        "players": card.players,
        "replaces": card.replaces,
        "cost": dict(card.cost) if card.cost is not None else None,
        "cost_text": cost_text(card, language),
        "points": None if points.cases or points.terms else points.value,
        "points_kind": points_kind(card),
        "points_text": points_text(card, language),
        "text": "\n".join(card_text(card, language)),
    }
