"""Profit: the action that takes what a full trade route has earned (IMP-TRADE-9)."""

from __future__ import annotations

from automa.imperium.match import Frame, Match, Spot
from automa.imperium.move import move
from automa.imperium.position import InPlay
from automa.table import Steps

# So many goods and nobody can trade with a route any more (IMP-TRADE-8).
FULL = 3


def profitable(match: Match, seat: int) -> list[str]:
    """The routes of this player that are full and whose profit can be started."""
    player = match.seat(seat)
    if player.actions < 1:
        return []
    return [entry.card for entry in player.play if is_full(entry) and _can_start(match, seat, entry)]


def is_full(entry: InPlay) -> bool:
    return entry.tokens.get("goods", 0) >= FULL


def _can_start(match: Match, seat: int, entry: InPlay) -> bool:
    """Its costs may be met with the goods that it brings."""
    effect = match.face(entry.card).profit
    if effect is None:
        return False
    pool = match.seat(seat).resources
    pool["goods"] += entry.tokens["goods"]
    startable = match.resolver.startable(effect, Frame(seat, entry.card, seat))
    pool["goods"] -= entry.tokens["goods"]
    return startable


def take_profit(match: Match, seat: int, card: str) -> Steps[None]:
    """Its goods to the pool, its profit text, then the discard pile unless the text says otherwise."""
    player = match.seat(seat)
    entry = match.entry(seat, card)
    effect = match.face(card).profit
    assert entry is not None and effect is not None
    player.actions -= 1
    goods = entry.tokens.pop("goods")
    player.resources["goods"] += goods
    match.tell("profit", seat, card=card, tokens={"goods": goods})
    yield from match.resolver.run_effect(effect, Frame(seat, card, seat))
    if match.entry(seat, card) is entry:
        move(match, Spot(card, "play", seat), "discard")
        match.tell("discard", seat, cards=[card], zone="play")
    match.happen("profit", seat, cards=(card,))
