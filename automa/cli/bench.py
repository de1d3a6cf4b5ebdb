"""`bench`: the figures of the design, measured here and now.

Seconds are those that this process has worked, so that a busy machine gives the same figures as an idle one.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import mean, median
from typing import Any

from automa.cli import dominion
from automa.cli.output import Subparsers, figure_line, print_json
from automa.imperium.cards import effects, library
from automa.imperium.difficulty import LEVELS
from automa.imperium.game import ImperiumGame
from automa.imperium.match import Collapse
from automa.imperium.opponent.ground import HUMAN, DigitalGround
from automa.imperium.opponent.tables import opponent_table, opponents
from automa.imperium.opponent.turn import automa_turn
from automa.imperium.trade_routes import needing
from automa.policies import Policy, play_out, policy
from automa.table import Table

LATE_ROUND = 20
SECONDS = 2.0  # of playing, for each engine
SLICES = 4  # taken in turns, so that both engines meet the same machine
AUTOMA_TURNS = 400

# Key, what it is, its bound and whether more is better.
FIGURES = (
    ("decisions_per_second", "decisions per second, random policy, solo", None, True),
    ("ratio_pyminion", "times pyminion's Dominion engine", 1.0, True),
    ("undo_ms", f"ms for the slowest undo or redo in round {LATE_ROUND}", 50.0, False),
    ("load_ms", "ms to load the save of a finished game", 300.0, False),
    ("copy_ms", "ms to copy a position", 1.0, False),
    ("automa_turn_ms", "ms for a turn of the solo opponent, on average", 20.0, False),
)


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("bench", parents=[shared], help="measure the engine")
    command.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="of playing, for each engine")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    figures = measured(max(0.05, args.seconds))
    if args.json:
        print_json(figures)
        return 0
    for key, what, bound, more in FIGURES:
        print(figure_line(figures[key], what, bound, more))
    if figures["pyminion_decisions_per_second"] is None:
        print("pyminion is not installed, so there is nothing to compare with: pip install 'pyminion>=0.4,<0.5'")
    return 0


def measured(seconds: float = SECONDS) -> dict[str, Any]:
    _read_everything()
    ours, theirs, finished = _speeds(seconds)
    late = late_table()
    times = undo_times(late)
    turns = automa_turn_times()
    save = max((table.save() for table in finished), key=len)
    return {
        "decisions_per_second": round(ours, 1),
        "ratio_pyminion": round(ours / theirs, 3) if theirs else None,
        "undo_ms": round(max(times), 3),
        "undo_median_ms": round(median(times), 3),
        "load_ms": round(median(_ms(lambda: Table.load(save)) for _ in range(5)), 3),
        "copy_ms": round(copy_ms(late), 4),
        "automa_turn_ms": round(mean(turns), 3),
        "automa_turn_slowest_ms": round(max(turns), 3),
        "pyminion_decisions_per_second": round(theirs, 1) if theirs else None,
    }


def _read_everything() -> None:
    """Texts are parsed on first use; that is neither playing nor part of a turn."""
    for card in library().cards.values():
        list(effects(card))
        _ = card.points, card.free, card.needs, card.cost_needs, card.standing, card.triggers, card.replacements
    for opponent in opponents():
        opponent_table(opponent)


def _speeds(seconds: float) -> tuple[float, float | None, list[Table]]:
    """Decisions per second of both engines, and the games of ours. Only playing is timed, not setting up."""
    _game(0)  # whatever else a first game does once
    dominion.play(0)
    mine, theirs = [0, 0.0], [0, 0.0]
    finished: list[Table] = []
    for part in range(1, SLICES + 1):
        while mine[1] < seconds * part / SLICES:
            table, decisions, taken = _game(len(finished) + 1)
            finished.append(table)
            mine[0] += decisions
            mine[1] += taken
        while dominion.HERE and theirs[1] < seconds * part / SLICES:
            decisions, taken = dominion.play(int(theirs[0]))
            theirs[0] += decisions
            theirs[1] += taken
    return mine[0] / mine[1], theirs[0] / theirs[1] if theirs[1] else None, finished


def _game(seed: int) -> tuple[Table, int, float]:
    table = _solo(seed)
    player = policy("random", seed)
    start = time.process_time()
    decisions = play_out(table, player)
    return table, decisions, time.process_time() - start


def _solo(seed: int) -> Table:
    """The opponents in turn, another level with each lap round them, every playable nation as the human."""
    lap, place = divmod(seed, len(opponents()))
    opponent = opponents()[place]
    nations = sorted(nation.id for nation in library().nations.values() if nation.playable and nation.id != opponent)
    human = {"kind": "policy", "nation": nations[seed % len(nations)], "power": "AB"[seed % 2]}
    seats = [human, {"kind": "automa", "nation": opponent}]
    routes = bool(needing([human["nation"], opponent]))
    level = LEVELS[lap % len(LEVELS)]
    return Table.new({"mode": "solo", "difficulty": level, "seats": seats, "seed": seed, "trade_routes": routes})


def late_table() -> Table:
    """A game in the middle of round 20, the first that gets so far."""
    seed = 0
    while True:
        table = _solo(seed)
        player = policy("random", seed)
        while table.pending is not None and table.position()["round"] <= LATE_ROUND:
            table.answer(player(table.pending, table.view))
        if table.pending is not None:
            return table
        seed += 1


def undo_times(table: Table, number: int = 40) -> list[float]:
    """Milliseconds of each undo back through the round, and of each redo forward again."""
    undone = [_ms(table.undo) for _ in range(number)]
    return undone + [_ms(table.redo) for _ in range(number)]


def automa_turn_times(number: int = AUTOMA_TURNS) -> list[float]:
    """Milliseconds of the turn that the automa would take in each round of random games against every opponent."""
    times: list[float] = []
    seed = 0
    while len(times) < number:
        table, player, last = _solo(seed), policy("random", seed), 0
        while table.pending is not None:
            game = table._game
            assert isinstance(game, ImperiumGame)
            if table.pending.kind == "turn" and game.match.p.round > last:
                last = game.match.p.round
                times.append(_automa_turn_ms(game.copy(), player))
            table.answer(player(table.pending, table.view))
        seed += 1
    return times


def _automa_turn_ms(game: ImperiumGame, player: Policy) -> float:
    """Whatever the human is asked meanwhile is answered at once."""

    def turn() -> None:
        steps = automa_turn(DigitalGround(game.match))
        try:
            decision = next(steps)
            while True:
                picked = player(decision, game.view)
                decision = steps.send(tuple(option for option in decision.options if option.id in picked))
        except (StopIteration, Collapse):
            return

    game.match.p.turn = 1 - HUMAN
    return _ms(turn)


def copy_ms(table: Table, number: int = 1000) -> float:
    game = table._game
    assert isinstance(game, ImperiumGame)
    position = game.match.p

    def copies() -> None:
        for _ in range(number):
            position.copy()

    return _ms(copies) / number


def _ms(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return (time.process_time() - start) * 1000
