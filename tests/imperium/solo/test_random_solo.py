"""Random whole games against every opponent at every level: they end properly and come back equal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import opponents
from automa.imperium.trade_routes import needing
from automa.table import Table
from tests.imperium.random_games import LONGEST, NATIONS, Watch, random_answer, variants
from tests.imperium.scenario import Scenario
from tests.rules import rule

GAMES = 10
# Checking takes as long as playing, so it is done after every so many decisions, and at the end.
STRIDE = 4


def config(opponent: str, level: str, number: int) -> dict[str, Any]:
    """Game `number` against this opponent: all human nations in turn, both sides, every third by the 2021 book."""
    humans = [nation for nation in NATIONS if nation != opponent]
    human = humans[number % len(humans)]
    needed = bool(needing([human, opponent]))
    old = number % 3 == 2 and not needed
    return {
        "mode": "solo",
        "difficulty": level,
        "edition": ("horizons", "2021")[old],
        "originals": old or number % 7 == 0,
        "trade_routes": (routes := needed or (not old and number % 4 == 0)),
        "variants": variants([human, opponent], routes, random.Random(number)),
        "seats": [
            {"nation": human, "power": "AB"[number % 2]},
            {"kind": "automa", "nation": opponent},
        ],
        "seed": number,
    }


def play(table: Table, chance: random.Random) -> None:
    watch = Watch(table)
    for number in range(LONGEST):
        if table.pending is None:
            break
        assert table.pending.seat == 0, "an automa is never asked"
        table.answer(random_answer(table, chance))
        if number % STRIDE == 0:
            check(table, watch)
    assert table.pending is None, "the game does not end"
    check(table, watch)


def check(table: Table, watch: Watch) -> None:
    watch.check(table)
    automa = Scenario(table).position.seats[1]
    assert (automa.hand, automa.nation_deck, automa.development) == ([], [], [])
    assert table.pending is None or not automa.playing or table.pending.kind != "turn"


def finished_properly(table: Table) -> None:
    result = table.result
    assert result is not None
    human, automa = result["breakdown"]
    assert result["scores"] == [human["total"], automa["total"]]
    assert human["total"] == human["progress"] + sum(row["points"] for row in human["cards"])
    stock = automa["progress"] + automa["stock"] + automa["goods"]
    assert automa["total"] == stock + sum(row["points"] for row in automa["cards"])
    assert {row["zone"] for row in automa["cards"]} <= {"slots", "play", "deck", "discard", "history"}
    won = result["reason"] == "scoring" and human["total"] > automa["total"]  # a tie is a loss, and so is a collapse
    assert result["winners"] == ([0] if won else [1])
    position = Scenario(table).position
    if result["reason"] == "collapse":
        # In 2021 the Sumerians still return unrest before the result (IMP-ED-8).
        assert position.edition == "2021" or not position.piles["unrest"]
    else:
        assert result["reason"] == "scoring"
        assert result["trigger"] is not None


@rule("IMP-SOLO-80", "IMP-SOLO-85", "IMP-SOLO-87", "IMP-SOLO-88")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("opponent", opponents())
def test_random_solo_games_end_properly(opponent: str, level: str) -> None:
    for number in range(GAMES):
        table = Table.new(config(opponent, level, number))
        play(table, random.Random(number))
        finished_properly(table)


def sample() -> list[dict[str, Any]]:
    """One game against each opponent, the levels in turn."""
    return [config(opponent, LEVELS[number % 6], 100 + number) for number, opponent in enumerate(opponents())]


def name(game: dict[str, Any]) -> str:
    return f"{game['seats'][1]['nation']}-{game['difficulty']}"


@pytest.mark.parametrize("game", sample(), ids=name)
def test_replay_gives_the_same_game(game: dict[str, Any]) -> None:
    table = Table.new(game)
    play(table, random.Random(game["seed"]))
    again = Table.new(game)
    for answer in table.journal:
        again.answer(answer)
    assert again.position() == table.position()
    assert again._game.events == table._game.events
    assert again.result == table.result


@pytest.mark.parametrize("game", sample()[::3], ids=name)
def test_save_and_load_are_equal(game: dict[str, Any]) -> None:
    table = Table.new(game)
    chance = random.Random(game["seed"])
    for number in range(90):
        if table.pending is None:
            break
        table.answer(random_answer(table, chance))
        if number % 6 == 0:
            loaded = Table.load(table.save())
            assert loaded.position() == table.position()
            assert loaded._game.events == table._game.events


@pytest.mark.parametrize("game", sample(), ids=name)
def test_a_position_written_and_read_again_plays_on_equally(game: dict[str, Any]) -> None:
    """The automa's die and shuffles come from the position, so its next turn is the same."""
    table = Table.new(game)
    chance = random.Random(game["seed"])
    for _ in range(60):
        if table.pending is None:
            return
        table.answer(random_answer(table, chance))
    while table.pending is not None and table.pending.kind != "turn":
        table.answer(random_answer(table, chance))
    again = Table.from_position(table.position(), seed=table.seed)
    assert again.position() == table.position()
    for _ in range(40):
        if table.pending is None:
            break
        answer = random_answer(table, chance)
        table.answer(answer)
        again.answer(answer)
    assert again.position() == table.position()


@pytest.mark.parametrize("game", sample()[1::3], ids=name)
def test_undo_and_redo_lead_back(game: dict[str, Any]) -> None:
    table = Table.new(game)
    chance = random.Random(game["seed"])
    before: list[tuple[dict[str, Any], int]] = []
    for _ in range(80):
        if table.pending is None:
            break
        before.append((table.position(), table.event_count))
        table.answer(random_answer(table, chance))
    last = table.position()
    for position, events in reversed(before[-40:]):
        table.undo()
        assert (table.position(), table.event_count) == (position, events)
    while table.can_redo:
        table.redo()
    assert table.position() == last


def test_its_die_falls_alike_whatever_the_human_does() -> None:
    """The automa has a chance of its own, so the human's shuffles do not change its first turn."""
    first = []
    for seed in range(4):
        table = Table.new(config("romans", "imperator", 3))
        chance = random.Random(seed)
        while not (dice := [event["number"] for event in table._game.events if event["event"] == "die"]):
            table.answer(random_answer(table, chance))
        first += dice
    assert len(set(first)) == 1
