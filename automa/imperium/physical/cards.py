"""Which cards can lie where: the picker offers nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from automa.imperium import market, trade_routes
from automa.imperium.cards import Card
from automa.imperium.match import Match
from automa.imperium.opponent.ground import HUMAN
from automa.imperium.opponent.routes import trade_table
from automa.imperium.opponent.tables import OpponentTable, opponent_table
from automa.imperium.position import UNKNOWN
from automa.imperium.setup import commons_of, for_players, names_a_nation, stand_ins
from automa.imperium.variants import LOW_AGGRESSION, QUICK_SETUP, ruthless

SOLO_PLAYERS = 2


def _commons(match: Match) -> list[Card]:
    """The common cards of a solo game that do not lie in a place the app knows."""
    seen = {*match.p.all_cards(), *(card for seat in match.p.seats for card in seat.unseen)}
    return [card for card in common_cards(match) if card.id not in seen]


def common_cards(match: Match) -> list[Card]:
    """Every common card that can be on the table, unrest aside."""
    commons = [card for card in _commons_set(match) if for_players(card, SOLO_PLAYERS)]
    return [card for card in commons if not card.is_unrest and "power" not in card.header]


def _commons_set(match: Match) -> list[Card]:
    """Any stand-in may be on the table where a tributary is named like a nation in play (IMP-SETUP-23)."""
    commons = [*commons_of(match), *trade_routes.brought(match, SOLO_PLAYERS)]
    fitting = [card for card in commons if not names_a_nation(match, card)]
    return fitting if len(fitting) == len(commons) else fitting + stand_ins(match, SOLO_PLAYERS)


def could_be_on(match: Match, pile: str) -> list[str]:
    """Cards that can be the top card of a shared pile."""
    return [card.id for card in _commons(match) if belongs_in(match, card, pile)]


def belongs_in(match: Match, card: Card, pile: str) -> bool:
    """Small decks are sorted by banner, unless they were dealt in a quick set-up (IMP-VAR-QUICK-1).

    With low aggression no ruthless card is in one of them (IMP-VAR-LOWAGG-1).
    """
    if "fame" in (pile, card.suits[0]):
        return pile == card.suits[0]
    if pile == "main":
        return True
    sorted_in = QUICK_SETUP in match.p.variants or card.suits[0] == pile
    return sorted_in and not (LOW_AGGRESSION in match.p.variants and ruthless(card))


def cards_of_suit(match: Match, suit: str) -> list[str]:
    return [card.id for card in _commons(match) if suit in card.icon_counts and card.suits[0] != "fame"]


def routes_of_human(match: Match) -> list[str]:
    """Trade routes that the person may have in play, in the automa's order: common ones, and those of their nation."""
    nation = match.library.of_nation(match.seat(HUMAN).nation, match.p.originals)
    cards = [card for card in (*_commons(match), *nation) if card.trade_route]
    order = [(trade_table().number_of(card), card.id) for card in cards]
    return [card for number, card in sorted((n, card) for n, card in order if n is not None)]


def could_be_next(match: Match, dynasty: list[str]) -> list[str]:
    """Of these cards, which can be the top one of the dynasty deck: it was built in layers (IMP-SOLO-6, -61)."""
    if dynasty and (table := opponent_table(match.card(dynasty[0]).nation)).seasons:
        return _next_in_season(match, dynasty, table)
    layers = [_layer(match.card(card)) for card in dynasty]
    return [card for card, layer in zip(dynasty, layers, strict=True) if layer == min(layers)]


def _layer(card: Card) -> tuple[int, int]:
    """Nation cards, then the accession card, then regions where they come first, then developments by points."""
    if card.start != "development":
        return (int(card.start == "accession"), 0)
    first = card.is_region and opponent_table(card.nation).regions_first
    return (2, 0) if first else (3, -card.best_points)


def _next_in_season(match: Match, dynasty: list[str], table: OpponentTable) -> list[str]:
    """Winter and summer by turns, the highest points first, between those of fixed places (IMP-SOLO-63)."""
    named = {match.card(card).base_name: card for card in dynasty}
    for name in table.first:
        if name in named:
            return [named[name]]
    rest = [match.card(card) for name, card in named.items() if name not in table.last]
    winter = [card for card in rest if "barbarian" in card.state]
    summer = [card for card in rest if card not in winter]
    season = winter if len(winter) > len(summer) else summer
    best = max((card.best_points for card in season), default=0)
    return [card.id for card in season if card.best_points == best] or [named[name] for name in table.last]


def alike(match: Match, cards: Iterable[str]) -> list[str]:
    """One of each: cards that show the same are the same to the automa, which reads no text."""
    faces = [match.card(card) for card in sorted(cards, reverse=True)]
    return sorted({(card.name, card.icons, card.best_points): card.id for card in faces}.values())


def bears_unrest(match: Match, number: int) -> bool:
    """Whether an unrest lies under the card of this market slot: not under a region (IMP-MARKET-4).

    Of a card that nobody has named yet the deck it came from says it, if that is sorted by suit.
    """
    card = match.p.market[number].card
    if card == UNKNOWN:
        return market.SLOT_DECKS[number] != "region" or QUICK_SETUP in match.p.variants
    return card is not None and not match.card(card).is_region


def could_be_in_slot(match: Match, number: int) -> list[str]:
    """Any market card: a small deck that has run out is followed by the main deck (IMP-MARKET-2)."""
    slot = match.p.market[number]
    cards = could_be_on(match, "main")
    if slot.card is not None and slot.card != UNKNOWN:
        cards.append(slot.card)
    deck = market.SLOT_DECKS[number]
    return sorted(cards, key=lambda card: (not belongs_in(match, match.card(card), deck), card))
