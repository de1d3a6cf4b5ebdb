"""Before the first turn: what a fast game lets the players choose, and what it shows of the automa's cards."""

from __future__ import annotations

from automa.imperium.develop import develop, remove_development
from automa.imperium.match import Frame, Match, Spot, ask_cards
from automa.imperium.move import lay, lift
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.select import spots
from automa.language.tree import Noun
from automa.table import Steps

REGION = Noun(("region",))


def settle_opening(match: Match, ground: Ground) -> Steps[None]:
    """Everything that is left of it, seat by seat."""
    opening = match.p.opening
    while opening:
        seat, what = opening[0]
        match what:
            case "region":
                yield from _free_region(match, seat)
            case "removal":
                yield from remove_development(match, seat)
            case "quest":
                yield from _first_quest(match, seat)
            case "barbarian" | "empire":
                yield from _development_ahead(match, seat, what)
            case "dynasty" | "quests":
                yield from _into_its_discard_pile(ground, what)
        opening.pop(0)


def _free_region(match: Match, seat: int) -> Steps[None]:
    """A region is developed free of cost (IMP-VAR-FAST-4)."""
    yield from develop(match, Frame(seat, "", seat), free=True, what=REGION, about="fast_region")


def _first_quest(match: Match, seat: int) -> Steps[None]:
    """One impending quest becomes the active one; the last one must wait (IMP-VAR-FAST-5)."""
    court = next(iter(match.seat(seat).permanents), None)
    frame = Frame(seat, court.card if court else "", seat)
    quests = spots(match, ("quests",), frame)
    if court is None or not quests:
        return
    (spot,) = yield from ask_cards(frame, "fast_quest", quests)
    lift(match, spot)
    court.garrison.append(spot.card)
    match.tell("garrison", seat, card=spot.card, host=court.card)


def _development_ahead(match: Match, seat: int, state: str) -> Steps[None]:
    """One development with this state icon lies in the discard pile; nothing is paid (IMP-VAR-FAST-6)."""
    frame = Frame(seat, "", seat)
    found = [spot for spot in spots(match, ("development",), frame) if state in match.card(spot.card).state]
    if not found:
        return
    (spot,) = yield from ask_cards(frame, f"fast_{state}", found)
    lift(match, spot)
    lay(match, spot.card, "discard", seat)
    match.tell("fast_discard", seat, card=spot.card, zone="development")


def _into_its_discard_pile(ground: Ground, zone: str) -> Steps[None]:
    """The top card of the automa's dynasty deck, and the first of its quests (IMP-VAR-FAST-10)."""
    if not (yield from ground.know_top(zone)):
        return
    spot = Spot(ground.automa.zone(zone)[0], zone, AUTOMA)
    lift(ground.match, spot)
    lay(ground.match, spot.card, "discard", AUTOMA)
    ground.match.tell("fast_discard", AUTOMA, card=spot.card, zone=zone)
