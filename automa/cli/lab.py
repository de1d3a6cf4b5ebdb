"""`lab`: many games by the simple policy, and what came of them."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import Any, TypeVar

from automa.cli import lab_nations, lab_solo
from automa.cli.output import Refused, Subparsers, positive, print_json
from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import opponents

MODES = ("solo", "training", "players")
BAR = 40

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("lab", parents=[shared], help="win rates of every opponent at every difficulty")
    command.add_argument("--mode", choices=MODES, default="solo", help="or each nation alone, or in pairs")
    command.add_argument(
        "--games", type=positive, default=2, metavar="N", help="per opponent and difficulty, or nation"
    )
    command.add_argument("--seed", type=int, default=1, metavar="S")
    command.add_argument("--opponent", action="append", metavar="NATION", help="only against this one; may be repeated")
    command.add_argument("--difficulty", action="append", choices=LEVELS, metavar="LEVEL", help="only at this one")
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    start = time.perf_counter()
    if args.mode == "solo":
        solo = lab_solo.jobs_of(args.games, args.seed, _opponents(args.opponent), args.difficulty or ())
        solo_games = list(_shown(_played(lab_solo.play_job, solo, args.jobs), len(solo)))
        found, decisions = lab_solo.report(solo, solo_games), sum(game.decisions for game in solo_games)
    elif args.opponent or args.difficulty:
        raise Refused(f"{args.mode} has no automa: --opponent and --difficulty go with --mode solo")
    else:
        jobs = lab_nations.jobs_of(args.mode, args.games, args.seed)
        games = list(_shown(_played(lab_nations.play_job, jobs, args.jobs), len(jobs)))
        found, decisions = lab_nations.report(jobs, games), sum(game.decisions for game in games)
    taken = time.perf_counter() - start
    _tell(args, found, decisions, taken)
    return 0


def _tell(args: argparse.Namespace, found: dict[str, Any], decisions: int, taken: float) -> None:
    speed = round(decisions / taken, 1)
    if args.json:
        print_json({**found, "seconds": round(taken, 2), "decisions_per_second": speed})
        return
    (lab_solo if args.mode == "solo" else lab_nations).print_report(found)
    games = sum(row["games"] for row in found["rows"])
    print(f"\n{games} games in {taken:.1f} s, {speed:,.0f} decisions per second on {args.jobs} processes")


def _opponents(wanted: list[str] | None) -> list[str]:
    for name in wanted or ():
        if name.lower() not in opponents():
            raise Refused(f"no opponent table for {name!r}; known: {', '.join(opponents())}")
    return [name.lower() for name in wanted or ()]


def _played(play: Callable[[Job], Outcome], jobs: list[Job], processes: int) -> Iterator[Outcome]:
    """In the order of the jobs, each of which has its own seed: the outcome is the same for any number of processes."""
    if processes == 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, jobs, chunksize=4)


def _shown(outcomes: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """The same, with a bar for a person who waits."""
    terminal = sys.stderr.isatty()
    start = time.perf_counter()
    for number, outcome in enumerate(outcomes, 1):
        if terminal:
            left = (time.perf_counter() - start) / number * (total - number)
            bar = ("█" * (BAR * number // total)).ljust(BAR, "░")
            line = f"\r{bar} {number} of {total} games, {left:.0f} s left\033[K"
            print(line if number < total else "\r\033[K", end="", file=sys.stderr, flush=True)
        yield outcome
