"""Whose turn it is, and when the game is over."""

from __future__ import annotations

from automa.imperium.match import Match
from automa.imperium.position import ThisTurn


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
    position = match.p
    if position.mode == "training":
        # IMP-VAR-TRAIN-5, IMP-AMB-13: no extra round
        return position.end is not None or position.stock == 0
    return position.end is not None and finished > int(position.end["round"])
