"""Plays thousands of random games and says what became of them: `make soak`. One number is one game, on any machine.

A game that breaks is named with its number and the rest goes on; `--first` begins, or goes on, where one likes.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.imperium import soak
from tests.imperium.random_games import NATIONS

GAMES = 5000
TELL_EVERY = 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    args = parser.parse_args()
    summary = Summary()
    numbers = range(args.first, args.first + args.games)
    start = time.perf_counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        try:
            for number, outcome in zip(numbers, pool.map(attempt, numbers, chunksize=5), strict=True):
                summary.add(number, outcome)
                if (number + 1 - args.first) % TELL_EVERY == 0:
                    print(f"{number + 1 - args.first:,} games, {len(summary.broken)} broken", flush=True)
        except KeyboardInterrupt:
            print(f"interrupted; go on with --first {args.first + summary.games}")
            pool.shutdown(wait=False, cancel_futures=True)
    print(summary.text(time.perf_counter() - start))
    return 1 if summary.broken else 0


def attempt(number: int) -> soak.Soaked | str:
    """The game, or in a line how it broke."""
    try:
        return soak.play(number)
    except Exception as error:  # whatever it is, it is what we are looking for
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
        return f"{type(error).__name__}: {' '.join(str(error).split())[:200]} ({places})"


class Summary:
    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.broken: list[tuple[int, str]] = []
        self.counts: Counter[str] = Counter()
        self.met: set[frozenset[str]] = set()

    def add(self, number: int, outcome: soak.Soaked | str) -> None:
        self.games += 1
        if isinstance(outcome, str):
            self.broken.append((number, outcome))
            print(f"game {number}: {outcome}", flush=True)
            return
        config = outcome.config
        self.decisions += outcome.decisions
        nations = [seat["nation"] for seat in config["seats"]]
        self.met |= {frozenset(pair) for pair in combinations(nations, 2)}
        self.counts.update(
            [
                f"mode {config['mode']}", f"seats {len(nations)}", f"commons {config['commons']}",
                f"trade routes {'yes' if config['trade_routes'] else 'no'}", f"ended by {outcome.reason}",
                f"edition {config['edition']}", *(f"variant {variant}" for variant in config["variants"]),
            ]
        )  # fmt: skip

    def text(self, seconds: float) -> str:
        pairs = len(NATIONS) * (len(NATIONS) - 1) // 2
        lines = [f"{what}: {number:,}" for what, number in sorted(self.counts.items())]
        lines.append(f"pairs of nations that met: {len(self.met)} of {pairs}")
        lines += [f"broken: game {number}: {how}" for number, how in self.broken]
        lines.append(
            f"{self.games:,} games, {self.decisions:,} decisions in {seconds:,.0f} s; "
            f"{len(self.broken) or 'none'} broken"
        )
        return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
