"""Acquire, break through, swap: what comes out of the market."""

from __future__ import annotations

from collections.abc import Sequence

from automa.imperium import market
from automa.imperium.lexicon import MARKET_SUITS
from automa.imperium.match import Frame, Match, Spot, ask, ask_cards, card_options, spot_of
from automa.imperium.move import has_accession, lay, lift
from automa.imperium.select import candidates, fits, spots
from automa.imperium.verbs.base import Verb, noun
from automa.imperium.verbs.play import can_flip, flip
from automa.imperium.verbs.resources import gain_resource
from automa.language.tree import Do
from automa.table import Decision, Option, Steps

Allowed = Sequence[Spot] | None

# What a break through brings when the suit is nowhere to be found (IMP-KW-BREAK-5, IMP-AMB-2).
CONSOLATION = ("progress", 2)


def acquirable(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """Market cards the noun means, and exiled ones where the text or a card in play allows (IMP-KW-ACQUIRE-6)."""
    found = candidates(match, noun(do), frame, "market")
    if "exile" not in noun(do).places:
        reached = _reached(match, frame)
        found += [spot for spot in reached if fits(match, noun(do), spot, frame)]
    return found


def _reached(match: Match, frame: Frame) -> list[Spot]:
    found: list[Spot] = []
    for entry in match.in_play(frame.seat):
        for rule in match.face(entry.card).standing:
            if rule.verb == "reach" and rule.what is not None:
                found += [spot for spot in candidates(match, rule.what, frame, "exile") if spot not in found]
    return found


def can_acquire(match: Match, do: Do, frame: Frame) -> bool:
    return bool(acquirable(match, do, frame))


def acquire(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    found = acquirable(match, do, frame)
    if not found:
        return False
    (spot,) = yield from ask_cards(frame, "acquire", found)
    frame.it = [market.acquire(match, spot, frame)]
    return True


def can_break_through(match: Match, do: Do, frame: Frame) -> bool:
    what = noun(do)
    if "market" in (what.places or ("market",)):
        return True  # at worst the consolation
    return bool(candidates(match, what, frame, "exile"))


def break_through(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """A market card of the suit, or the top of its small deck, or the first such card of the main deck.

    Naming a suit first (IMP-KW-BREAK-1) and then choosing where from gives the same outcomes as choosing among all.
    """
    what = noun(do)
    options = card_options(candidates(match, what, frame, "market"))
    if "market" in (what.places or ("market",)):
        options += _unseen(match, what.kinds)
    if not options:
        return False
    (picked,) = yield from ask(Decision(frame.seat, "cards", "break_through", options, source=frame.card))
    deck = picked.data.get("deck")
    if deck is None:
        frame.it = [_from_face_up(match, spot_of(picked), frame)]
    elif deck == "main":
        new = market.search_main_deck(match, picked.data["suit"], frame)
        frame.it = [new] if new else []
        if new is None:
            gain_resource(match, frame, *CONSOLATION)
    else:
        frame.it = [market.break_through_deck(match, deck, frame)]
    return True


def _unseen(match: Match, suits: Sequence[str]) -> list[Option]:
    """The small deck of each suit; the main deck only where there is none or it is empty (IMP-KW-BREAK-3, -4)."""
    options = []
    for suit in suits:
        if match.p.piles.get(suit) and suit in market.SMALL_DECKS:
            options.append(Option(f"card:top@{suit}", deck=suit, suit=suit))
        elif suit == "trade route" and not match.p.trade_routes:
            continue  # an icon of the expansion means nothing without it
        elif suit in MARKET_SUITS or suit == "variable":
            options.append(Option(f"card:{suit}@main", deck="main", suit=suit))
    return options


def _from_face_up(match: Match, spot: Spot, frame: Frame) -> Spot:
    if spot.zone == "market":
        return market.break_through_market(match, spot, frame)
    match.p.piles["exile"].remove(spot.card)  # no unrest (IMP-KW-BREAK-8)
    match.tell("break_through", frame.seat, card=spot.card, zone="exile")
    match.happen("break through", frame.seat, cards=(spot.card,), zone="exile")
    return lay(match, spot.card, "hand", frame.seat)


def _swappable(match: Match, do: Do, frame: Frame) -> tuple[list[Spot], list[Spot]]:
    """Both sides of a swap. The accession card may not come into the deck this way (IMP-CARD-SACREDPASS)."""
    assert do.to is not None
    mine = candidates(match, noun(do), frame, "hand")
    theirs = spots(match, do.to.places or ("them",), frame)
    if do.to.places == ("nation",):
        only_accession = len(theirs) == 1 and has_accession(match, frame.seat)
        theirs = [] if only_accession else theirs[:1]
    return mine, theirs


def _matching(match: Match, do: Do, give: Spot, theirs: list[Spot]) -> list[Spot]:
    """What this card may be swapped for: "matching" asks for a common suit other than gadget (IMP-KW-SWAP-3)."""
    if do.to is None or "matching" not in do.to.kinds:
        return theirs
    suits = set(match.card(give.card).suits) - {"gadget"}
    return [spot for spot in theirs if suits & set(match.card(spot.card).suits)]


def can_swap(match: Match, do: Do, frame: Frame) -> bool:
    if noun(do).ref == "this":
        return can_flip(match, do, frame)
    mine, theirs = _swappable(match, do, frame)
    return any(_matching(match, do, spot, theirs) for spot in mine)


def swap(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """An exiled card with a market card, a hand card with the top of the nation deck, a journey card with the next."""
    if noun(do).ref == "this":
        return (yield from flip(match, do, frame))
    mine, theirs = _swappable(match, do, frame)
    if not can_swap(match, do, frame):
        return False
    (give,) = yield from ask_cards(frame, "swap_away", [spot for spot in mine if _matching(match, do, spot, theirs)])
    (get,) = yield from ask_cards(frame, "swap_for", _matching(match, do, give, theirs))
    if get.zone == "market":
        market.swap(match, give, get.card, frame.seat)
        frame.it = [Spot(give.card, "market")]
        return True
    for spot in (give, get):
        lift(match, spot)
    lay(match, give.card, get.zone, frame.seat)
    frame.it = [lay(match, get.card, give.zone, frame.seat)]
    match.tell("swap_nation", frame.seat, card=get.card, other=give.card, hidden=True)
    return True


VERBS = {
    "acquire": Verb(can_acquire, acquire),
    "break through": Verb(can_break_through, break_through),
    "swap": Verb(can_swap, swap),
}
