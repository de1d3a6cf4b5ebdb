"""Chaos: unrest with a pile of its own, which one nation makes the others take (IMP-NATION-CULTISTS-7)."""

from __future__ import annotations

from automa.imperium.cards import library
from automa.imperium.match import Frame, Happening, Match, Memory
from automa.imperium.move import lay
from automa.table import Steps


def take_chaos(match: Match, seat: int, zone: str) -> str | None:
    """One chaos from its pile to this place; with an empty pile nothing happens (IMP-KW-TAKE-2)."""
    pile = match.p.piles["chaos"]
    if not pile:
        return None
    card = pile.pop(0)
    lay(match, card, zone, seat)
    match.tell("take_chaos", seat, card=card, zone=zone)
    match.happen("take", seat, cards=(card,), to=zone)
    return card


def instead_of_unrest(match: Match, seat: int) -> Steps[bool]:
    """Whether another player made this one take something else than the unrest."""
    for owner in match.p.others(seat):
        for entry in match.in_play(owner):
            for rule in match.face(entry.card).replacements:
                if rule.event.subject == "other" and rule.event.verbs == ("take",):
                    frame = Frame(owner, entry.card, owner, Memory(happening=Happening("take", seat)))
                    if (yield from match.resolver.run(rule.body, frame)):
                        return True
    return False


def brings_chaos(nation: str) -> bool:
    return any(card.start == "chaos" for card in library().of_nation(nation))


def wins_by_chaos(match: Match, seat: int) -> bool:
    """In a collapse with the chaos pile empty, whoever brought it wins (IMP-COLL-4)."""
    if match.is_automa(seat):
        return False
    return brings_chaos(match.seat(seat).nation) and not match.p.piles["chaos"]
