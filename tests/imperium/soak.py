"""Many random games, each by its number alone: `make soak` plays thousands of them, the tests a few.

Three of four games are between players, as in random_games.py; every fourth is against the automa.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import opponents
from automa.imperium.position_json import COMMONS
from automa.imperium.trade_routes import needing
from automa.table import Table
from tests.imperium import random_games
from tests.imperium.random_games import LONGEST, NATIONS, Watch, random_answer, variants

# Every so many games the whole game is played again from its save.
REPLAYED = 10


@dataclass(frozen=True)
class Soaked:
    """A game that was played and found sound."""

    config: dict[str, Any]
    decisions: int
    rounds: int
    reason: str


def config(number: int) -> dict[str, Any]:
    """The settings of game `number`. All pairs of nations meet in the first fifth of 5,000 games."""
    lap, place = divmod(number, 4)
    return _solo(lap) if place == 3 else random_games.config(3 * lap + place)


def _solo(number: int) -> dict[str, Any]:
    chance = random.Random(number)
    opponent = opponents()[number % len(opponents())]
    human = chance.choice([nation for nation in NATIONS if nation != opponent])
    needed = bool(needing([human, opponent]))
    old = number % 3 == 2 and not needed
    routes = needed or (not old and number % 2 == 0)
    return {
        "mode": "solo",
        "difficulty": LEVELS[number % len(LEVELS)],
        "edition": ("horizons", "2021")[old],
        "originals": old or number % 7 == 0,
        "trade_routes": routes,
        "variants": variants([human, opponent], routes, chance),
        "commons": chance.choice(COMMONS),
        "seats": [{"nation": human, "power": chance.choice("AB")}, {"kind": "automa", "nation": opponent}],
        "seed": number,
    }


def play(number: int, longest: int = LONGEST) -> Soaked:
    """To the end, with all that must hold after every decision. AssertionError, or whatever the game raises."""
    settings = config(number)
    table = Table.new(settings)
    chance = random.Random(number)
    watch = Watch(table)
    decisions = 0
    while table.pending is not None:
        assert decisions < longest, "the game does not end"
        assert table.position()["seats"][table.pending.seat]["kind"] != "automa" or settings["mode"] != "solo"
        table.answer(random_answer(table, chance))
        watch.check(table)
        decisions += 1
    _ended_properly(table)
    if number % REPLAYED == 0:
        again = Table.load(table.save())
        assert again.position() == table.position() and again.result == table.result, "the save replays otherwise"
    assert table.result is not None
    return Soaked(settings, decisions, table.position()["round"], table.result["reason"])


def _ended_properly(table: Table) -> None:
    result = table.result
    assert result is not None and result["reason"] in ("scoring", "collapse")
    assert [part["total"] for part in result["breakdown"]] == result["scores"]
    assert set(result["winners"]) <= set(range(len(result["scores"])))
    if result["reason"] == "scoring":
        assert result["winners"], "somebody wins"
