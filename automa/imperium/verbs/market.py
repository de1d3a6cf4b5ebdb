"""Acquire, break through, swap: what comes out of the market."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from automa.imperium import market
from automa.imperium.lexicon import MARKET_SUITS
from automa.imperium.match import Frame, Match, Memory, Spot, ask, ask_cards, card_options, spot_of
from automa.imperium.move import gained_zone, has_accession, lay, lift, move
from automa.imperium.select import candidates, fits, is_kind, spots
from automa.imperium.variants import QUICK_SETUP
from automa.imperium.verbs.base import Verb, noun
from automa.imperium.verbs.play import can_flip, flip
from automa.imperium.verbs.resources import gain_tokens
from automa.language.tree import Do, Instead, Noun, Seq
from automa.table import Decision, Option, Steps

Allowed = Sequence[Spot] | None

# What a break through brings when the suit is nowhere to be found (IMP-KW-BREAK-5, IMP-AMB-2).
CONSOLATION = ("progress", 2)
# The top card of the main deck, whatever it is.
TOP = "top"


def acquirable(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """Market cards the noun means, and exiled ones where the text or a card in play allows (IMP-KW-ACQUIRE-6)."""
    found = candidates(match, noun(do), frame, "market")
    if noun(do).places in ((), ("market",)):
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
    if (yield from _something_else(match, do, frame)):
        return True
    (spot,) = yield from ask_cards(frame, "acquire", found)
    frame.it = frame.memory.gained = [market.acquire(match, spot, frame)]
    return True


def _something_else(match: Match, do: Do, frame: Frame) -> Steps[bool]:
    """What a card in play lets this player do instead, if they want to."""
    for entry in match.in_play(frame.seat):
        for rule in match.face(entry.card).replacements:
            suits = _replaced_suits(rule, do)
            if rule.may and suits:
                theirs = Frame(frame.seat, entry.card, frame.seat, Memory(suits=suits))
                first = rule.body.parts[0] if isinstance(rule.body, Seq) else rule.body
                if match.resolver.possible(first, theirs) and (yield from match.resolver.ask_may(rule.body, theirs)):
                    yield from match.resolver.run(rule.body, theirs)
                    frame.it = frame.memory.gained = theirs.memory.gained
                    return True
    return False


def _replaced_suits(rule: Instead, do: Do) -> tuple[str, ...]:
    """The suits of what would be gained that the rule is about; a text that names no suit may mean any."""
    if do.verb not in rule.event.verbs or rule.event.what is None or noun(do).places == ("exile",):
        return ()
    about, named = rule.event.what.kinds, [kind for kind in noun(do).kinds if kind in MARKET_SUITS]
    return tuple(suit for suit in about if suit in named or not named)


def can_break_through(match: Match, do: Do, frame: Frame) -> bool:
    what = noun(do)
    if "market" in (what.places or ("market",)):
        return True  # at worst the consolation
    return bool(candidates(match, what, frame, "exile"))


def break_through(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """A market card of the suit, or the top of its small deck, or the first such card of the main deck.

    Naming a suit first (IMP-KW-BREAK-1) and then choosing where from gives the same outcomes as choosing among all.
    """
    what = _matched_suits(match, noun(do), frame)
    if (yield from _something_else(match, do, frame)):
        return True
    if what.places == ("main",):
        options = [Option("card:top@main", deck=TOP)] if match.p.piles["main"] else []
    else:
        options = card_options(candidates(match, what, frame, "market"))
    if "market" in (what.places or ("market",)):
        options += _unseen(match, what.kinds)
    if not options:
        return False
    (picked,) = yield from ask(Decision(frame.seat, "cards", "break_through", options, source=frame.card))
    deck = picked.data.get("deck")
    if deck is None:
        frame.it = [_from_face_up(match, spot_of(picked), frame)]
    elif deck == TOP:
        frame.it = [market.break_through_deck(match, "main", frame)]
    elif deck == "main" or QUICK_SETUP in match.p.variants:
        new = yield from _search(match, deck, picked.data["suit"], frame)
        frame.it = [new] if new else []
        if new is None:
            yield from gain_tokens(match, frame, *CONSOLATION)
    else:
        frame.it = [market.break_through_deck(match, deck, frame)]
    if do.to is not None:
        frame.it = [move(match, spot, do.to.places[0]) for spot in frame.it]
    frame.memory.gained = frame.it
    return True


def _matched_suits(match: Match, what: Noun, frame: Frame) -> Noun:
    """ "Matching" is a suit of the card that was given up for it, other than gadget."""
    if what.kinds != ("matching",) or frame.memory.suits or not frame.it:
        return what
    suits = [suit.replace("_", " ") for suit in match.card(frame.it[0].card).suits if suit != "gadget"]
    return replace(what, kinds=tuple(suits))


def _search(match: Match, deck: str, suit: str, frame: Frame) -> Steps[Spot | None]:
    """In one deck after the other, the small ones in the order of the player's choice (IMP-AMB-14)."""
    options = _small_decks(match, suit) if deck != "main" else []
    while options:
        options = [option for option in options if option.data["deck"] != deck]
        new = market.search_deck(match, deck, suit, frame)
        if new is not None:
            return new
        if options:
            (picked,) = yield from ask(Decision(frame.seat, "cards", "search_next", options, source=frame.card))
            deck = picked.data["deck"]
    return market.search_deck(match, "main", suit, frame)


def _unseen(match: Match, suits: Sequence[str]) -> list[Option]:
    """The small deck of each suit; the main deck only where there is none or it is empty (IMP-KW-BREAK-3, -4)."""
    options = []
    for suit in suits:
        if suit == "trade route" and not match.p.trade_routes:
            continue  # an icon of the expansion means nothing without it
        if QUICK_SETUP in match.p.variants and (mixed := _small_decks(match, suit)):
            options += mixed
        elif suit in market.SMALL_DECKS and market.face_down(match, suit):
            options.append(Option(f"card:top@{suit}", deck=suit, suit=suit))
        elif suit in MARKET_SUITS or suit == "variable":
            options.append(Option(f"card:{suit}@main", deck="main", suit=suit))
        if suit == "trade route":
            options += card_options(market.bared(match))
    return options


def _small_decks(match: Match, suit: str) -> list[Option]:
    """After a quick set-up any market suit may lie in each of them."""
    if suit not in MARKET_SUITS or suit == "trade route":
        return []
    decks = [deck for deck in market.SMALL_DECKS if market.face_down(match, deck)]
    return [Option(f"card:{suit}@{deck}", deck=deck, suit=suit) for deck in decks]


def _from_face_up(match: Match, spot: Spot, frame: Frame) -> Spot:
    if spot.zone == "market":
        return market.break_through_market(match, spot, frame)
    if spot.zone in market.SMALL_DECKS:
        return market.break_through_deck(match, spot.zone, frame)  # the route at the bottom (IMP-KW-BREAK-7)
    match.p.piles["exile"].remove(spot.card)  # no unrest (IMP-KW-BREAK-8)
    match.tell("break_through", frame.seat, card=spot.card, zone="exile")
    match.happen("break through", frame.seat, cards=(spot.card,), zone="exile")
    return lay(match, spot.card, gained_zone(match, frame.seat, "hand"), frame.seat)


def _swappable(match: Match, do: Do, frame: Frame) -> tuple[list[Spot], list[Spot]]:
    """Both sides of a swap. The accession card may not come into the deck this way (IMP-CARD-SACREDPASS)."""
    assert do.to is not None
    mine = candidates(match, noun(do), frame, "hand")
    theirs = spots(match, do.to.places or ("them",), frame)
    theirs = [spot for spot in theirs if not any(is_kind(match, kind, spot, frame) for kind in do.to.excluded)]
    if do.to.places == ("them",):
        return mine, [spot for spot in theirs if match.card(spot.card).start != "accession"]
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
    place = match.seat(frame.seat).zone(get.zone).index(get.card)
    for spot in (give, get):
        lift(match, spot)
    match.seat(frame.seat).zone(get.zone).insert(place, give.card)
    # It was looked at too, so that it may go back in any order with the others.
    frame.memory.looked = [give._replace(zone=get.zone) if spot == get else spot for spot in frame.memory.looked]
    frame.it = [lay(match, get.card, give.zone, frame.seat)]
    match.tell("swap_nation", frame.seat, card=get.card, other=give.card, hidden=True)
    return True


VERBS = {
    "acquire": Verb(can_acquire, acquire),
    "break through": Verb(can_break_through, break_through),
    "swap": Verb(can_swap, swap),
}
