"""Trading, and the commerce ability of a trade route (IMP-TRADE-7, -8, -10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from automa.imperium.lexicon import parser
from automa.imperium.match import Frame, Match, Spot, ask_cards
from automa.imperium.select import candidates
from automa.imperium.verbs.base import Verb, noun
from automa.language.tree import Choose, Do, Effect
from automa.table import Steps

Allowed = Sequence[Spot] | None

# What the keyword means, in the words of the cards. The reward of the last option is our reading (IMP-AMB-1).
TRADE = """
choose (
  pay 1 progress -> gain 1 goods |
  move 1 goods on trade route without 3 goods in play -> resolve it |
  if have trade route without 3 goods in others: (
    place 1 goods on trade route without 3 goods in others; resolve it; gain 1 goods ) )
"""


# What its options are called where somebody chooses among them.
TRADES = ("exchange", "own", "others")


@cache
def trading() -> Choose:
    choice = parser().effect(TRADE).sentences[0]
    assert isinstance(choice, Choose)
    return choice


def can_trade(match: Match, do: Do, frame: Frame) -> bool:
    return match.resolver.possible(trading(), _trader(frame))


def trade(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    trader = _trader(frame)
    if not match.resolver.possible(trading(), trader):
        return False
    yield from match.resolver.run(trading(), trader)
    match.happen("trade", frame.seat, cards=tuple(spot.card for spot in trader.it))
    return True


def _trader(frame: Frame) -> Frame:
    return Frame(frame.seat, frame.card, frame.seat)


def _commerce(match: Match, spot: Spot, frame: Frame) -> tuple[Effect, Frame] | None:
    """The commerce of this route as the player of the frame would resolve it: "you" is whoever trades."""
    effect = match.face(spot.card).commerce
    theirs = Frame(frame.seat, spot.card, spot.seat)
    return (effect, theirs) if effect is not None and match.resolver.resolvable(effect, theirs) else None


def _resolvable(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """Not a route of the same text: two of them would never come to an end."""
    own = match.card(frame.card).commerce
    found = [spot for spot in candidates(match, noun(do), frame, "others") if match.face(spot.card).commerce != own]
    return [spot for spot in found if _commerce(match, spot, frame) is not None]


def can_resolve(match: Match, do: Do, frame: Frame) -> bool:
    return bool(noun(do).ref or _resolvable(match, do, frame))


def resolve(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """The commerce of the route that goods were laid on, or of one that is chosen, without goods (IMP-TRADE-10)."""
    if noun(do).ref:
        spot = frame.it[0]
    else:
        found = _resolvable(match, do, frame)
        if not found:
            return False
        (spot,) = yield from ask_cards(frame, "resolve", found)
    commerce = _commerce(match, spot, frame)
    if commerce is None:
        return False
    match.tell("commerce", frame.seat, card=spot.card)
    yield from match.resolver.run_effect(*commerce)
    return True


VERBS = {
    "trade": Verb(can_trade, trade),
    "resolve": Verb(can_resolve, resolve),
}
