"""Unrest that the automa gives back."""

from __future__ import annotations

from automa.imperium.difficulty import level
from automa.imperium.match import Frame, Spot
from automa.imperium.move import return_unrest
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.table import Steps


def return_to_pile(ground: Ground, spot: Spot, frame: Frame) -> Steps[None]:
    """To the unrest pile; a Supreme Leader gains progress by it (IMP-DIFF-6)."""
    match = ground.match
    return_unrest(match, [spot], frame)
    yield from ground.tell("automa_returns_unrest", zone=spot.zone)
    bonus = level(match.p.difficulty or "imperator", match.p.edition).progress_per_returned_unrest
    if bonus:
        match.seat(AUTOMA).resources["progress"] += bonus
        match.tell("gain", AUTOMA, tokens={"progress": bonus}, card=frame.card)
        yield from ground.tell("automa_gains", tokens={"progress": bonus})
