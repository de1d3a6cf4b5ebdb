"""Tables and stores to test with."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from automa.policies import play_out, policy
from automa.records import FinishedGame, Store
from automa.table import Table

SOLO = {
    "mode": "solo",
    "difficulty": "warlord",
    "seats": [{"nation": "romans", "power": "B"}, {"kind": "automa", "nation": "greeks"}],
}
REAL = {**SOLO, "mode": "physical", "way": "brain"}


def solo(seed: int = 1, answers: int = 0, **config: Any) -> Table:
    """A digital game against the automa, this many answers old."""
    table = Table.new({**SOLO, "seed": seed, **config})
    step(table, answers)
    return table


def real(seed: int = 1, answers: int = 0, **config: Any) -> Table:
    """A game at a real table."""
    table = Table.new({**REAL, "seed": seed, **config})
    step(table, answers)
    return table


def step(table: Table, answers: int = 1, seed: int = 1) -> None:
    chooser = policy("random", seed)
    for _ in range(answers):
        assert table.pending is not None
        picked = chooser(table.pending, table.view)
        # At a real table this is always offered, and the game would be over soon.
        table.answer(["done"] if picked == ["collapse"] else picked)


def over(seed: int = 1, **config: Any) -> Table:
    """A digital game played to its end."""
    table = solo(seed, **config)
    play_out(table, policy("simple", seed))
    return table


def entered(date: str = "2024-05-01", scores: tuple[int | None, ...] = (70, 60), **facts: Any) -> FinishedGame:
    """A game played without the app: Romans against the Greek automa."""
    nation, opponent = facts.pop("nation", "romans"), facts.pop("opponent", "greeks")
    seats = ({"kind": "human", "nation": nation, "power": "A"}, {"kind": "automa", "nation": opponent})
    return FinishedGame(date=date, seats=seats, scores=scores, **{"difficulty": "chieftain", **facts})


def dump(place: Path | Store) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, to compare."""
    path = place.path if isinstance(place, Store) else place
    connection = sqlite3.connect(path)
    try:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names}
    finally:
        connection.close()
