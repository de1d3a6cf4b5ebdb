"""Why an answer about a real table cannot be true, in the player's words."""

from __future__ import annotations

from automa.imperium.match import Match
from automa.table import Decision
from automa.text import text


def why_not(match: Match, decision: Decision, option_id: str, language: str) -> str | None:
    """The reason why this is not among the options; None where nothing better than that can be said."""
    if decision.kind != "observe":
        return None
    kind, _, value = option_id.partition(":")
    match kind:
        case "card":
            return _why_not_card(match, value, language)
        case "slot" | "which_slot":
            return text(language, "refuse-slot", slots=len(match.p.market))
        case "die":
            return text(language, "refuse-die")
    return None


def _why_not_card(match: Match, card_id: str, language: str) -> str:
    card = match.library.cards.get(card_id)
    if card is None:
        return text(language, "refuse-unknown-card", card=card_id)
    name = card.name_in(language)
    slot = next((number for number, slot in enumerate(match.p.market, 1) if slot.card == card_id), None)
    if slot is not None:
        return text(language, "refuse-in-market", card=name, slot=slot)
    if card_id in match.p.all_cards():
        return text(language, "refuse-elsewhere", card=name)
    return text(language, "refuse-not-there", card=name)
