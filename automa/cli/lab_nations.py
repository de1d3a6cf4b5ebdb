"""How well `simple` plays each nation, alone and against the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from automa.imperium.cards import library
from automa.imperium.trade_routes import needing
from automa.policies import play_out, policy
from automa.table import Table

GOOD = 50  # "basics understood" (IMP-VAR-TRAIN-6)
SIDES = "AB"


class Job(NamedTuple):
    mode: str
    seats: tuple[tuple[str, str], ...]
    seed: int


class Outcome(NamedTuple):
    """Of the first seat."""

    score: int
    empire: bool
    won: bool
    decisions: int


def jobs_of(mode: str, games: int, seed: int) -> list[Job]:
    """Every nation and side as the first seat; in pairs, against each other nation in turn."""
    nations = sorted(nation.id for nation in library().nations.values() if nation.playable)
    jobs = []
    for place, nation in enumerate(nations):
        for side in SIDES:
            for game in range(games):
                seats = [(nation, side)]
                if mode == "players":
                    other = nations[(place + 1 + game % (len(nations) - 1)) % len(nations)]
                    seats.append((other, SIDES[game % 2]))
                jobs.append(Job(mode, tuple(seats), seed + game))
    return jobs


def play_job(job: Job) -> Outcome:
    seats = [{"kind": "policy", "nation": nation, "power": side} for nation, side in job.seats]
    routes = bool(needing(nation for nation, _ in job.seats))
    table = Table.new({"mode": job.mode, "seats": seats, "seed": job.seed, "trade_routes": routes})
    decisions = play_out(table, policy("simple", job.seed))
    assert table.result is not None
    empire = table.position()["seats"][0]["state"] == "empire"
    return Outcome(table.result["scores"][0], empire, 0 in table.result["winners"], decisions)


def report(jobs: list[Job], outcomes: list[Outcome]) -> dict[str, Any]:
    found: dict[tuple[str, str, str], list[Outcome]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        found.setdefault((job.mode, *job.seats[0]), []).append(outcome)
    rows = [
        {
            "mode": mode,
            "nation": nation,
            "side": side,
            "games": len(group),
            "mean": round(sum(outcome.score for outcome in group) / len(group), 1),
            "best": max(outcome.score for outcome in group),
            "empire": _share(outcome.empire for outcome in group),
            "good": _share(outcome.score >= GOOD for outcome in group),
            "won": _share(outcome.won for outcome in group),
        }
        for (mode, nation, side), group in found.items()
    ]
    return {"rows": rows}


def _share(facts: Iterable[bool]) -> float:
    listed = list(facts)
    return round(sum(listed) / len(listed), 3)


def print_report(found: dict[str, Any]) -> None:
    rows = found["rows"]
    mode = rows[0]["mode"]
    last = "won" if mode == "players" else ""
    heads = f"{'nation':<16}{'side':>4}{'games':>7}{'mean':>8}{'best':>6}{'empire':>8}{'≥ 50':>7}{last:>7}"
    print(f"\n{mode}\n{heads.rstrip()}")
    for row in rows:
        won = f"{row['won']:>7.0%}" if mode == "players" else ""
        share = f"{row['empire']:>8.0%}{row['good']:>7.0%}"
        name = library().nation(row["nation"]).name
        print(f"{name:<16}{row['side']:>4}{row['games']:>7}{row['mean']:>8.1f}{row['best']:>6}{share}{won}")
    means = [row["mean"] for row in rows]
    print(f"\n{mode}: mean over all nations {sum(means) / len(means):.1f}")
