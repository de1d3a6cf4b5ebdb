"""Whose turn it is, and when the game is over."""

from __future__ import annotations

from automa.imperium.match import Match
from automa.imperium.position import Position, ThisTurn
from automa.imperium.variants import FAST


def next_seat(match: Match) -> None:
    """The next player, or the solstice after the last one."""
    position = match.p
    position.this_turn = ThisTurn()
    if position.turn + 1 < len(position.seats):
        begin_turn(match, position.turn + 1)
    else:
        position.phase = "solstice"


def next_round(match: Match) -> None:
    """After the solstice: one whole round more once scoring is triggered, then score (IMP-END-5)."""
    position = match.p
    finished = position.round
    if _last_round_played(match, finished):
        position.phase = "scoring"
        return
    position.round += 1
    match.tell("final_round" if position.end is not None else "round", number=position.round)
    begin_turn(match, 0)


def begin_turn(match: Match, seat: int) -> None:
    match.p.turn = seat
    match.p.phase = "activate"
    match.tell("turn", seat)


def _last_round_played(match: Match, finished: int) -> bool:
    if match.p.mode == "training" and match.p.stock == 0:
        return True
    last = last_round(match.p)
    return last is not None and finished >= last


def last_round(position: Position) -> int | None:
    """The round after which the game is scored, once that is known: the one after the trigger (IMP-END-5).

    There is no extra round in training and in a fast game (IMP-VAR-TRAIN-5, IMP-AMB-13, IMP-VAR-FAST-9).
    """
    if position.end is None or "round" not in position.end:
        return None
    at_once = position.mode == "training" or FAST in position.variants
    return int(position.end["round"]) + (0 if at_once else 1)
