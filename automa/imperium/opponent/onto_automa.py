"""What the human's effects do to the automa (IMP-SOLO-38…43)."""

from __future__ import annotations

from automa.imperium.chaos import instead_of_unrest, take_chaos
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.move import move, take_unrest
from automa.imperium.select import candidates
from automa.imperium.verbs.base import noun, value
from automa.language.tree import Do, Seq, Statement
from automa.table import Steps

# Offers that it always takes (IMP-AMB-22); all others it declines.
WELCOME = {"draw", "gain"}
# What it ignores: being made to discard, and being let return unrest (IMP-SOLO-39).
IGNORED = {"discard", "return", "put", "garrison"}


def accepts(body: Statement) -> bool:
    parts = body.parts if isinstance(body, Seq) else (body,)
    return all(isinstance(part, Do) and part.verb in WELCOME for part in parts)


def can_do(match: Match, do: Do, frame: Frame) -> bool:
    automa = match.seat(frame.seat)
    match do.verb:
        case "draw":
            return bool(automa.deck)
        case "gain":
            return noun(do).kinds[0] in automa.resources
        case "place":
            return do.to is not None and any(spot.zone == "play" for spot in candidates(match, do.to, frame, "play"))
        case "take":
            return bool(match.p.piles["chaos" if noun(do).kinds == ("chaos",) else "unrest"])
        case "recall" | "abandon":
            return bool(_in_play(match, do, frame))
        case "give":
            return automa.resources.get(noun(do).kinds[0], 0) >= value(match, do.amount, frame)
    return False


def do(match: Match, do: Do, frame: Frame) -> Steps[bool]:
    if not can_do(match, do, frame):
        return False
    automa = match.seat(frame.seat)
    number = value(match, do.amount, frame)
    match do.verb:
        case "draw":
            for _ in range(min(number, len(automa.deck))):
                card = automa.deck.pop(0)
                automa.discard.insert(0, card)
                match.tell("automa_discard_top", frame.seat, cards=[card])
        case "gain" | "place":  # what would lie on its cards in play goes to its pool (IMP-SOLO-39)
            automa.resources[noun(do).kinds[0]] += number
            match.tell("gain", frame.seat, tokens={noun(do).kinds[0]: number}, card=frame.card)
        case "take" if noun(do).kinds == ("chaos",):
            take_chaos(match, frame.seat, do.to.places[0] if do.to else "deck")
        case "take":
            for _ in range(number):
                if not (yield from instead_of_unrest(match, frame.seat)):
                    take_unrest(match, frame.seat, "deck")
        case "recall" | "abandon":
            for spot in _in_play(match, do, frame)[:number]:
                move(match, spot, "deck" if do.verb == "recall" else "discard", frame)
                match.tell(do.verb, frame.seat, card=spot.card)
    return True
    yield


def _in_play(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """Most recently played first (IMP-SOLO-50, -55)."""
    return candidates(match, noun(do), frame, "play")[::-1]
