"""What the Trade Routes expansion changes about the set-up (IMP-TRADE-1). The rest: profit.py, verbs/trade.py."""

from __future__ import annotations

from collections.abc import Iterable

from automa.imperium import market
from automa.imperium.cards import Card, library
from automa.imperium.match import Match

# So many routes go back to the box unseen, by number of players (IMP-SETUP-30).
LEFT_OUT = {2: 2, 3: 1, 4: 0}


def belongs(match: Match, card: Card) -> bool:
    """Some common cards come only with the expansion, some only without (IMP-SETUP-21)."""
    return card.expansion is None or (card.expansion == "trade_route") == match.p.trade_routes


def needing(nations: Iterable[str]) -> list[str]:
    """Of these nations, those that can't be played without it (IMP-SETUP-1)."""
    return [nation for nation in nations if library().nation(nation).requires_trade_routes]


def fame(match: Match) -> list[str]:
    """The fame card that it brings (IMP-SETUP-27)."""
    return [card.id for card in _all(match) if card.suits[0] == "fame"]


def routes(match: Match, players: int) -> list[Card]:
    """The trade routes for so many players."""
    found = [card for card in _all(match) if card.suits[0] == "trade_route"]
    return [card for card in found if card.players is None or players >= int(card.players[0])]


def deal(match: Match, players: int) -> list[str]:
    """One route face up under each small deck; some leave unseen; those returned go into the main deck."""
    if not match.p.trade_routes:
        return []
    shuffled = match.shuffled([card.id for card in routes(match, players)])
    for deck in market.SMALL_DECKS:
        match.p.piles[deck].append(shuffled.pop(0))
    return shuffled[LEFT_OUT[players] :]


def brought(match: Match, players: int) -> list[Card]:
    """What comes to the common cards: the routes and the fame card."""
    return [*routes(match, players), *(match.card(card) for card in fame(match))]


def _all(match: Match) -> list[Card]:
    return match.library.trade_routes() if match.p.trade_routes else []
