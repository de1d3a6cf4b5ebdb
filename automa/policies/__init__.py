"""Players made of code: a policy answers any decision with what its seat may know.

    play = policy("simple", seed=7)
    while table.pending:
        table.answer(play(table.pending, table.view))

A policy may call the second argument, with the seat of the decision and with nothing else, to look at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automa.policies.random import RandomPolicy
from automa.policies.simple import SimplePolicy
from automa.table import Decision, Table, TableError

Look = Callable[[int], dict[str, Any]]
Policy = Callable[[Decision, Look], list[str]]

POLICIES: dict[str, Callable[[int], Policy]] = {"random": RandomPolicy, "simple": SimplePolicy}


def policy(name: str, seed: int = 0) -> Policy:
    """A fresh player. The same name and seed give the same answers to the same decisions."""
    if name not in POLICIES:
        raise TableError(f"unknown policy {name!r}; known: {', '.join(POLICIES)}")
    return POLICIES[name](seed)


def play_out(table: Table, player: Policy) -> int:
    """Let one policy answer for every seat until the game is over; how many decisions that took."""
    decisions = 0
    while (decision := table.pending) is not None:
        table.answer(player(decision, table.view))
        decisions += 1
    return decisions


__all__ = ["POLICIES", "Look", "Policy", "play_out", "policy"]
