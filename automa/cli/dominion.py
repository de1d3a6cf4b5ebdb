"""Random games of Dominion on pyminion's engine, for comparison."""

from __future__ import annotations

import random
import time
from importlib.util import find_spec
from typing import Any

HERE = find_spec("pyminion") is not None


class _Anything:
    """Answers every question of pyminion at random, and counts them. Its deciders have these methods, duck-typed."""

    def __init__(self, chance: random.Random) -> None:
        self.decisions = 0
        self._chance = chance.random

    def _one(self, options: list[Any]) -> Any:
        self.decisions += 1
        return options[int(self._chance() * len(options))] if options else None

    def _some(self, cards: list[Any], least: int, most: int) -> list[Any]:
        self.decisions += 1
        rest = list(cards)
        most = len(rest) if most < 0 else min(most, len(rest))
        number = least + int(self._chance() * (most - least + 1))
        return [rest.pop(int(self._chance() * len(rest))) for _ in range(min(number, len(rest)))]

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self._one([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self._one([*valid_cards, None])

    def binary_decision(self, *args: Any, **named: Any) -> bool:
        return bool(self._one([True, False]))

    def multi_play_decision(self, *args: Any, valid_cards: list[Any], **named: Any) -> Any:
        return self._one(valid_cards if named.get("required", True) else [*valid_cards, None])

    def __getattr__(self, name: str) -> Any:
        """discard, trash, gain, topdeck: cards, as many as a range allows."""
        if not name.endswith("_decision"):
            raise AttributeError(name)

        def pick(*args: Any, valid_cards: list[Any], **named: Any) -> list[Any]:
            least = next((number for key, number in named.items() if key.startswith("min_num")), 0)
            most = next((number for key, number in named.items() if key.startswith("max_num")), -1)
            return self._some(valid_cards, least, most)

        return pick


def play(seed: int) -> tuple[int, float]:
    """One game of two random players: how many decisions, and the seconds it took."""
    if not HERE:
        return 0, 0.0
    from pyminion.expansions.base import base_set
    from pyminion.game import Game
    from pyminion.player import Player

    random.seed(seed)  # pyminion shuffles with the module's own generator
    decider = _Anything(random.Random(seed))
    players = [Player(decider, player_id=name) for name in ("one", "two")]
    game = Game(players, [base_set], log_stdout=False)
    start = time.process_time()
    game.play()
    return decider.decisions, time.process_time() - start
