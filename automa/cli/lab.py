"""`lab`: how well `simple` plays each nation, alone and against the others."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from typing import Any, NamedTuple

from automa.cli.output import Subparsers, positive, print_json
from automa.imperium.cards import library
from automa.policies import play_out, policy
from automa.table import Table

MODES = ("training", "players")
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


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("lab", parents=[shared], help="measure the simple policy with every nation")
    command.add_argument("--games", type=positive, default=3, metavar="N", help="per nation, side and mode")
    command.add_argument("--seed", type=int, default=1, metavar="S")
    command.add_argument("--mode", choices=MODES, help="only alone, or only in pairs")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    modes = [args.mode] if args.mode else MODES
    jobs = [job for mode in modes for job in jobs_of(mode, args.games, args.seed)]
    start = time.perf_counter()
    outcomes = list(_shown(_results(jobs, args.jobs), len(jobs)))
    taken = time.perf_counter() - start
    rows = _rows(jobs, outcomes)
    speed = round(sum(outcome.decisions for outcome in outcomes) / taken, 1)
    if args.json:
        print_json({"rows": rows, "seconds": round(taken, 2), "decisions_per_second": speed})
    else:
        _print(rows)
        print(f"{len(jobs)} games in {taken:.1f} s, {speed:,.0f} decisions per second on {args.jobs} processes")
    return 0


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
    table = Table.new({"mode": job.mode, "seats": seats, "seed": job.seed})
    decisions = play_out(table, policy("simple", job.seed))
    assert table.result is not None
    empire = table.position()["seats"][0]["state"] == "empire"
    return Outcome(table.result["scores"][0], empire, 0 in table.result["winners"], decisions)


def _results(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    if processes == 1:
        yield from map(play_job, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play_job, jobs, chunksize=4)  # in order, so the table is the same every time


def _shown(outcomes: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """The same, with a line of progress for a person who waits."""
    terminal = sys.stderr.isatty()
    for number, outcome in enumerate(outcomes, 1):
        if terminal:
            print(f"\r{number} of {total} games", end="" if number < total else "\r\033[K", file=sys.stderr, flush=True)
        yield outcome


def _rows(jobs: list[Job], outcomes: list[Outcome]) -> list[dict[str, Any]]:
    found: dict[tuple[str, str, str], list[Outcome]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        found.setdefault((job.mode, *job.seats[0]), []).append(outcome)
    return [
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


def _share(facts: Iterable[bool]) -> float:
    listed = list(facts)
    return round(sum(listed) / len(listed), 3)


def _print(rows: list[dict[str, Any]]) -> None:
    mode = ""
    for row in rows:
        if row["mode"] != mode:
            mode = row["mode"]
            last = "won" if mode == "players" else ""
            heads = f"{'nation':<16}{'side':>4}{'games':>7}{'mean':>8}{'best':>6}{'empire':>8}{'≥ 50':>7}{last:>7}"
            print(f"\n{mode}\n{heads.rstrip()}")
        won = f"{row['won']:>7.0%}" if mode == "players" else ""
        share = f"{row['empire']:>8.0%}{row['good']:>7.0%}"
        name = library().nation(row["nation"]).name
        print(f"{name:<16}{row['side']:>4}{row['games']:>7}{row['mean']:>8.1f}{row['best']:>6}{share}{won}")
    for mode in dict.fromkeys(row["mode"] for row in rows):
        means = [row["mean"] for row in rows if row["mode"] == mode]
        print(f"\n{mode}: mean over all nations {sum(means) / len(means):.1f}")
