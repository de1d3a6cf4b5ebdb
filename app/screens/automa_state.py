"""The automa's state as it is named and drawn: some nations have a state card of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.look.glyphs import STATES
from app.look.look import look
from automa.imperium.cards import Card, library
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.words import capital


def own_card(area: Mapping[str, Any]) -> Card | None:
    """The side of the nation's own state card that is up."""
    if opponent_table(area["nation"]).single_state is not None:
        return None
    cards = library().of_nation(area["nation"])
    return next((card for card in cards if card.is_state and area["state"] in card.state), None)


def state_icon(area: Mapping[str, Any]) -> str:
    """The name of its icon."""
    card = own_card(area)
    return card.name.lower() if card is not None and card.name.lower() in STATES else area["state"]


def state_words(area: Mapping[str, Any]) -> str:
    card = own_card(area)
    return card.name_in(look.language) if card is not None else plain_words(area["state"])


def plain_words(state: str) -> str:
    return capital(look.say(f"icon-{state}"))
