"""Which cards a picker offers to somebody who corrects a real table; asked of what `Table.position` gives."""

from __future__ import annotations

from typing import Any

from automa.imperium import market, position_json
from automa.imperium.cards import GENERIC_UNREST
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.physical import correct
from automa.imperium.physical.cards import belongs_in, common_cards, could_be_in_slot
from automa.imperium.physical.market import token_kinds
from automa.imperium.position import UNKNOWN


def for_market(position: dict[str, Any], slot: int) -> tuple[list[str], list[str]]:
    """What can lie in the slot (from 1) but does not: cards of its own deck, and those of others.

    A small deck that has run out is followed by the main deck (IMP-MARKET-2). Exiled cards may come back.
    """
    match = _match(position)
    here = match.p.market[slot - 1].card
    exiled = [card for card in match.p.piles["exile"] if not match.card(card).is_unrest]
    cards = [card for card in could_be_in_slot(match, slot - 1) + exiled if card != here]
    own = [card for card in cards if belongs_in(match, match.card(card), market.SLOT_DECKS[slot - 1])]
    return own, [card for card in cards if card not in own]


def market_tokens(position: dict[str, Any]) -> list[str]:
    """The kinds of tokens that can lie on a market card in this game."""
    return token_kinds(_match(position))


def new_cards(position: dict[str, Any]) -> list[str]:
    """Cards that may come to the automa from where the app does not look: common ones, the human's, and unrest."""
    match = _match(position)
    known = set(match.p.all_cards())
    nations = [match.library.of_nation(match.seat(seat).nation, match.p.originals) for seat in (AUTOMA, HUMAN)]
    cards = [*common_cards(match), *(card for nation in nations for card in nation)]
    free = [card.id for card in cards if card.id not in known and not card.header.startswith("power")]
    unseen = {card for pool in ("unseen", "unseen_dynasty", "unseen_quests") for card in match.seat(AUTOMA).zone(pool)}
    return [GENERIC_UNREST, *dict.fromkeys(card for card in free if card not in unseen)]


# ---- a card that nobody expected where it was turned over

SEEN = ("discard", "play", "history")


def seen_cards(position: dict[str, Any]) -> list[str]:
    """Cards of the automa that lie face up: if one of them is turned over, something was shuffled or moved."""
    automa = _match(position).seat(AUTOMA)
    return [*automa.discard, *(entry.card for entry in automa.play), *automa.history]


def turned_over(position: dict[str, Any], card: str, slot: int | None) -> list[str]:
    """The corrections by which the card lies in the slot (from 1), or on top of the automa's deck, after all."""
    automa = _match(position).seat(AUTOMA)
    in_play = [entry.card for entry in automa.play]
    lying = {"play": in_play, "discard": automa.discard, "history": automa.history}
    place = next((zone for zone in SEEN if card in lying[zone]), correct.NEW)
    if slot is None:
        return [correct.move(card, place, "deck:top")]
    here = f"slot:{slot}"
    return [correct.move(UNKNOWN, here, "deck:top"), correct.move(card, place, here)]


def _match(position: dict[str, Any]) -> Match:
    return Match(position_json.read(position), 0, [])
