"""The automa's area (IMP-SOLO-2…9 and the exceptions of its nations)."""

from __future__ import annotations

from automa.imperium.cards import Card
from automa.imperium.difficulty import level
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.position import pool


def set_up_automa(match: Match) -> list[str]:
    """Lays out its cards; returns its supply unrest, which joins the common pile (IMP-SOLO-4)."""
    automa = match.seat(AUTOMA)
    rules = level(match.p.difficulty or "imperator", match.p.edition)
    cards = match.library.of_nation(automa.nation, match.p.originals)
    nation = match.library.nation(automa.nation)
    automa.state = opponent_table(automa.nation).single_state or nation.start_state
    automa.power_card = None
    automa.resources = pool(**(rules.start_resources(match.p.trade_routes) or {}))
    automa.actions = automa.exhausts = 0
    nation_cards = match.automa_shuffled([card.id for card in cards if card.start == "nation"])
    accession = [card.id for card in cards if card.start == "accession"]
    developments = [card for card in cards if card.start == "development"]
    match automa.nation:
        case "arthurians":  # IMP-SOLO-60
            graal = [card.id for card in developments if card.name == "Graal"]
            automa.quests = match.automa_shuffled([card.id for card in developments if card.name != "Graal"]) + graal
            automa.dynasty = nation_cards + accession
        case "atlanteans":  # IMP-SOLO-61
            regions = match.automa_shuffled([card.id for card in developments if card.is_region])
            automa.dynasty = regions + _by_points(match, [card for card in developments if not card.is_region])
        case "utopians":  # IMP-SOLO-67
            journey = [card for card in cards if card.start == "in_play" and not card.header.startswith("power")]
            automa.journey = [card.id for card in sorted(journey, key=lambda card: card.id)]
        case _:
            automa.dynasty = nation_cards + accession + _by_points(match, developments)
    automa.deck = match.automa_shuffled([card.id for card in cards if card.start == "deck"])
    automa.slots = [automa.deck.pop(0) for _ in range(rules.slots)]
    return [card.id for card in cards if card.start == "supply" and card.players is None]


def _by_points(match: Match, developments: list[Card]) -> list[str]:
    """Highest on top, ties at random (IMP-SOLO-6a)."""
    mixed = match.automa_shuffled([card.id for card in developments])
    return sorted(mixed, key=lambda card: -match.card(card).best_points)
