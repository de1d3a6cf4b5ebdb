"""The fame deck, and King of Kings under it (IMP-FAME)."""

from __future__ import annotations

from automa.imperium.match import NOBODY, Frame, Match, Spot
from automa.imperium.move import lay, trigger_end
from automa.table import Steps

KING = "king_of_kings"


def king_of_kings_face(match: Match) -> str:
    side = f"power_{match.p.king_of_kings}"
    commons = match.library.commons(match.p.commons, match.p.originals)
    return next(card.id for card in commons if card.header == side)


def top_cards(match: Match, number: int) -> list[Spot]:
    """The top cards to look at. King of Kings shows only when it is alone (IMP-FAME-1)."""
    fame = match.p.piles["fame"]
    if fame:
        return [Spot(card, "fame") for card in fame[:number]]
    return [Spot(king_of_kings_face(match), KING)]


def can_gain_fame(match: Match, seat: int) -> bool:
    return bool(match.p.piles["fame"]) or not match.seat(seat).king_of_kings


def gain_fame(match: Match, spot: Spot | None, frame: Frame) -> Steps[Spot | None]:
    """Take this fame card, or the top one. When King of Kings is alone it is resolved instead (IMP-FAME-3)."""
    fame = match.p.piles["fame"]
    if not fame or (spot is not None and spot.zone == KING):
        yield from resolve_king_of_kings(match, frame.seat)
        return None
    card = spot.card if spot else fame[0]
    fame.remove(card)
    new = lay(match, card, "hand", frame.seat)
    match.tell("fame", frame.seat, card=card, hidden=True)
    return new


def resolve_king_of_kings(match: Match, seat: int) -> Steps[None]:
    """At most once per player and game; side A triggers scoring (IMP-FAME-4…7)."""
    player = match.seat(seat)
    if player.king_of_kings:
        return
    face = king_of_kings_face(match)
    player.king_of_kings = True
    match.tell("king_of_kings", seat, side=match.p.king_of_kings)
    if match.p.king_of_kings == "A":
        match.p.king_of_kings = "B"
        trigger_end(match, "king of kings", seat)
    effect = match.card(face).play
    if effect is not None:
        yield from match.resolver.run_effect(effect, Frame(seat, face, NOBODY))
