"""Variants (section 17): which there are, what can't be combined, and what they change about the set-up.

What they change later stands with the rule itself: precious cards in cleanup, the fast game where scoring is triggered
and where an accession card is added, quick set-up in breaking through. Training is a mode of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from automa.imperium.cards import Card, library
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.position import Seat

LOW_AGGRESSION, QUICK_SETUP, PRECIOUS_CARDS, FAST = "low_aggression", "quick_setup", "precious_cards", "fast"
VARIANTS = (LOW_AGGRESSION, QUICK_SETUP, PRECIOUS_CARDS, FAST)

# Instead of a nation, what a variant can't be combined with.
TRADE_ROUTES = "trade_routes"
# What a nation's file says of the fast game where that differs from the usual.
NEVER, FREE_REGION, QUEST = "never", "free region", "quest"
SEASONS, LESS_PROGRESS, MANA = "seasons", "less progress", "mana"
EXCEPTIONS = (NEVER, FREE_REGION, QUEST, SEASONS, LESS_PROGRESS, MANA)

# What is settled before the first turn: see opening.py.
OPENING = ("region", "removal", "quest", "barbarian", "empire", "dynasty", "quests")

FAST_EXILE = 10
FAST_NATION_CARDS = 2
FAST_PROGRESS = 4


def impossible(variants: Collection[str], nations: Iterable[str], trade_routes: bool) -> list[tuple[str, str]]:
    """Each variant that can't be played like this, with the nation that forbids it, or Trade Routes."""
    found = []
    if LOW_AGGRESSION in variants and trade_routes:  # IMP-VAR-LOWAGG-3
        found.append((LOW_AGGRESSION, TRADE_ROUTES))
    if FAST in variants:  # IMP-VAR-FAST-1
        found += [(FAST, nation) for nation in nations if library().nation(nation).fast == NEVER]
    return found


# ---- shared set-up


def set_aside(match: Match, cards: Iterable[str]) -> list[str]:
    """Of these market cards the ruthless ones, which wait until the market is dealt (IMP-VAR-LOWAGG-1)."""
    return [card for card in cards if ruthless(match.card(card))] if LOW_AGGRESSION in match.p.variants else []


def ruthless(card: Card) -> bool:
    """Only Horizons has an icon for it: elsewhere it is every attack."""
    return card.expansion == "ruthless" if card.box == "Horizons" else card.attack


def after_the_market(match: Match, aside: Sequence[str]) -> None:
    """What was set aside goes into the main deck; then a fast game exiles cards from its top."""
    piles = match.p.piles
    if aside:
        piles["main"] = match.shuffled([*piles["main"], *aside])  # IMP-VAR-LOWAGG-2
    if FAST in match.p.variants:  # IMP-VAR-FAST-2
        piles["exile"], piles["main"] = piles["main"][:FAST_EXILE], piles["main"][FAST_EXILE:]


# ---- a fast game


def hasten(match: Match, number: int) -> None:
    """A player's area in a fast game; what has to be chosen there waits in the opening (IMP-VAR-FAST-3…7)."""
    seat = match.seat(number)
    if FAST not in match.p.variants or seat.kind == "automa":
        return
    seat.discard = seat.nation_deck[:FAST_NATION_CARDS][::-1] + seat.discard
    del seat.nation_deck[:FAST_NATION_CARDS]
    exception = match.library.nation(seat.nation).fast
    if exception == QUEST:
        seat.deck = match.shuffled([seat.nation_deck.pop(0), *seat.deck])
        match.p.opening.append((number, "quest"))
    elif exception == FREE_REGION:
        match.p.opening += [(number, "region"), (number, "removal")]
    elif exception == SEASONS:
        seat.resources = dict.fromkeys(seat.resources, 0)
        match.p.opening += [(number, "barbarian"), (number, "empire")]
    elif exception == LESS_PROGRESS:
        seat.resources["progress"] = max(0, seat.resources["progress"] - FAST_PROGRESS)
    elif exception == MANA:
        _first_mana(match, seat)


def _first_mana(match: Match, seat: Seat) -> None:
    """One of the two cards at random goes beneath the card beside the power card."""
    fresh = seat.discard[:FAST_NATION_CARDS]
    fitting = [card for card in match.shuffled(fresh) if "gain as mana" not in match.card(card).cannot]
    if fitting and seat.permanents:
        seat.discard.remove(fitting[0])
        seat.permanents[0].garrison.append(fitting[0])


def loses_development(match: Match, number: int) -> bool:
    """Whether a development leaves the game when the accession card is added (IMP-VAR-FAST-8)."""
    return FAST in match.p.variants and match.library.nation(match.seat(number).nation).fast != MANA


def hasten_automa(match: Match) -> None:
    """The lowest dynasty card leaves the game; which cards join the discard pile is seen in the opening.

    IMP-VAR-FAST-10.
    """
    if FAST not in match.p.variants:
        return
    automa = match.seat(AUTOMA)
    if automa.dynasty:
        automa.removed.append(automa.dynasty.pop())
    if automa.dynasty:
        match.p.opening.append((AUTOMA, "dynasty"))
    if match.library.nation(automa.nation).quests:
        match.p.opening.append((AUTOMA, "quests"))
