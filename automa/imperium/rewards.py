"""Which cards may have been gained in a game that the engine did not play, for a campaign's reward (IMP-CAMP-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa.imperium import position_json
from automa.imperium.cards import Card, library
from automa.imperium.match import Match
from automa.imperium.physical.cards import SOLO_PLAYERS, common_cards
from automa.imperium.setup import for_players


def could_be_gained(position: Mapping[str, Any]) -> list[str]:
    """At the end of a game at a real table: every common card that is not known to lie elsewhere, fame aside."""
    match = Match(position_json.read(dict(position)), 0)
    elsewhere = {*match.p.all_cards(), *(card for seat in match.p.seats for card in seat.unseen)}
    return [card.id for card in common_cards(match) if card.id not in elsewhere and _may_be_added(card)]


def of_common_set(commons: str, originals: bool) -> list[str]:
    """Of a game that only its result is known of: every card of the common set it was played with, fame aside."""
    cards = library().commons(commons, originals)
    return [card.id for card in cards if _may_be_added(card) and for_players(card, SOLO_PLAYERS)]


def _may_be_added(card: Card) -> bool:
    """Unrest is taken, not gained; state cards have no suit."""
    return bool(card.suits) and not card.is_unrest and "fame" not in card.suits
