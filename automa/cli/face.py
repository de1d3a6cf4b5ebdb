"""A card as a player would like to read it, in a terminal."""

from __future__ import annotations

from automa.cli.output import WIDTH, wrapped
from automa.imperium.cards import Card, library
from automa.imperium.speech import card_text, cost_text, points_text
from automa.text import text


def face(card: Card, language: str) -> str:
    """Name and id, icons and place, text, cost and points, in 80 columns."""
    name, home = card.name_in(language), _home(card, language)
    right = f"{card.id} · {home}"
    gap = WIDTH - len(name) - len(right)
    lines = [f"{name}{' ' * gap}{right}" if gap > 1 else f"{name}\n{right}", "─" * WIDTH]
    if icons := _icons(card, language):
        lines.append(wrapped(icons))
    lines += [wrapped(line, "  ", "") for line in card_text(card, language)]
    if cost := cost_text(card, language):
        lines.append(wrapped(text(language, "face-cost", cost=cost), "  ", ""))
    if points := points_text(card, language):
        lines.append(wrapped(points, "  ", ""))
    return "\n".join(lines)


def _home(card: Card, language: str) -> str:
    if card.nation == "common":
        return text(language, "face-common")
    nation = library().nation(card.nation)
    return nation.names.get(language, nation.name)


def _icons(card: Card, language: str) -> str:
    """Banner first, then the other icons, where the card starts and how many players it needs."""
    header = [] if card.header == "none" else [card.header]
    names = [text(language, f"icon-{_id(icon)}") for icon in (*card.suits, *header, *card.types, *card.state)]
    if card.start and card.start != "in_play":
        names.append(text(language, f"start-{_id(card.start)}"))
    if card.players:
        names.append(text(language, "face-players", players=card.players))
    return " · ".join(names)


def _id(word: str) -> str:
    return word.replace("_", "-").lower()
