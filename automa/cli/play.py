"""`play`: whole games by a policy."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from automa.cli.output import Refused, Subparsers, positive, print_json, read_json
from automa.imperium.cards import library
from automa.policies import POLICIES, play_out, policy
from automa.table import Table


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("play", parents=[shared], help="play whole games")
    command.add_argument("--config", required=True, metavar="FILE", help="a config as JSON, - for stdin")
    command.add_argument("--policy", choices=POLICIES, default="simple", help="who answers for every seat")
    command.add_argument("--games", type=positive, default=1, metavar="N")
    command.add_argument("--seed", type=int, metavar="S", help="of the first game; the next has the next number")
    command.add_argument("--save", metavar="FILE", help="keep the last game")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    config = read_json(args.config)
    if not isinstance(config, dict):
        raise Refused("the config must be a JSON object")
    if args.lang:
        config["language"] = args.lang
    first = config.get("seed", 0) if args.seed is None else args.seed
    games: list[dict[str, Any]] = []
    taken = 0.0
    for number in range(args.games):
        table = Table.new({**config, "seed": first + number if isinstance(first, int) else first})
        start = time.perf_counter()
        decisions = play_out(table, policy(args.policy, table.seed))
        taken += time.perf_counter() - start
        games.append(_played(table, decisions))
        if not args.json:
            print(_line(table, games[-1]), flush=True)
    if args.save:
        Path(args.save).write_bytes(table.save())
    speed = round(sum(game["decisions"] for game in games) / taken, 1)
    if args.json:
        print_json({"games": games, "decisions_per_second": speed})
    else:
        print(f"{speed:,.0f} decisions per second")
    return 0


def _played(table: Table, decisions: int) -> dict[str, Any]:
    position = table.position()
    return {"seed": table.seed, "rounds": position["round"], "decisions": decisions, "result": table.result}


def _line(table: Table, game: dict[str, Any]) -> str:
    head = f"seed {game['seed']}: {game['rounds']} rounds, {game['decisions']} decisions"
    return f"{head}, {outcome(table)}"


def outcome(table: Table) -> str:
    """How a finished game ended, in a line."""
    result = table.result
    assert result is not None
    names = [library().nation(seat["nation"]).name for seat in table.position()["seats"]]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, result["scores"], strict=True))
    winners = " and ".join(names[seat] for seat in result["winners"])
    won = f"; {winners} win" if winners and len(names) > 1 else ""
    return f"{result['reason']}: {scores}{won}"
