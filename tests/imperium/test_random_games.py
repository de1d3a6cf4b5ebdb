"""Random whole games: they end properly, conserve every card, and come back equal by replay, save and undo."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automa.imperium.position_json import COMMONS
from automa.imperium.trade_routes import needing
from automa.table import Table
from tests.imperium.random_games import NATIONS, Watch, config, play, random_answer
from tests.rules import rule

GAMES = 400  # `make soak` plays thousands
BATCH = 25


def finished_properly(table: Table) -> None:
    result = table.result
    assert result is not None
    assert result["reason"] in ("scoring", "collapse")
    seats = len(result["scores"])
    assert [part["total"] for part in result["breakdown"]] == result["scores"]
    for part in result["breakdown"]:
        assert part["total"] == part["progress"] + sum(row["points"] for row in part["cards"])
    if result["reason"] == "scoring":
        best = max(result["scores"])
        assert result["winners"] == [seat for seat in range(seats) if result["scores"][seat] == best]


@rule("IMP-END-1", "IMP-SCORE-14")
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games_end_properly(first: int) -> None:
    for number in range(first, first + BATCH):
        table = Table.new(config(number))
        play(table, random.Random(number))
        finished_properly(table)


@pytest.mark.parametrize("number", range(3, 113, 10))
def test_replay_gives_the_same_position(number: int) -> None:
    table = Table.new(config(number))
    play(table, random.Random(number))
    again = Table.new(config(number))
    for answer in table.journal:
        again.answer(answer)
    assert again.position() == table.position()
    assert again.events_since(0) == table.events_since(0)
    assert again.result == table.result


@pytest.mark.parametrize("number", range(7, 119, 28))
def test_save_and_load_are_equal_after_every_decision(number: int) -> None:
    table = Table.new(config(number))
    chance = random.Random(number)
    for _ in range(60):
        if table.pending is None:
            break
        table.answer(random_answer(table, chance))
        loaded = Table.load(table.save())
        assert loaded.position() == table.position()
        assert (loaded.pending is None) == (table.pending is None)
        if loaded.pending and table.pending:
            assert loaded.pending.as_dict() == table.pending.as_dict()


@pytest.mark.parametrize("number", range(5, 117, 28))
def test_a_position_written_and_read_again_plays_on_equally(number: int) -> None:
    table = Table.new(config(number))
    chance = random.Random(number)
    turns = 0
    while table.pending is not None and turns < 40:
        if table.pending.kind == "turn":
            turns += 1
            again = Table.from_position(table.position(), seed=table.seed)
            assert again.position() == table.position()
            assert again.pending is not None and again.pending.as_dict() == table.pending.as_dict()
        table.answer(random_answer(table, chance))


@pytest.mark.parametrize("number", range(11, 123, 28))
def test_undo_and_redo_lead_back(number: int) -> None:
    table = Table.new(config(number))
    chance = random.Random(number)
    before: list[tuple[dict[str, object], int]] = []
    for _ in range(150):
        if table.pending is None:
            break
        before.append((table.position(), table.event_count))
        table.answer(random_answer(table, chance))
    last = table.position()
    for position, events in reversed(before[-60:]):
        table.undo()
        assert table.position() == position
        assert table.event_count == events
    while table.can_redo:
        table.redo()
    assert table.position() == last


seats = st.lists(
    st.fixed_dictionaries({"nation": st.sampled_from(NATIONS), "power": st.sampled_from("AB")}),
    min_size=2,
    max_size=4,
    unique_by=lambda seat: seat["nation"],
)


editions = st.sampled_from(["horizons", "2021"])
commons = st.sampled_from(COMMONS)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seats, editions, commons, st.booleans(), st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_any_table_stays_sound(
    seats: list[dict[str, str]], edition: str, commons: str, routes: bool, seed: int, chance: random.Random
) -> None:
    needed = bool(needing(seat["nation"] for seat in seats))
    settings = {"edition": "horizons" if needed else edition, "trade_routes": needed or (routes and edition != "2021")}
    table = Table.new({"seats": seats, "commons": commons, "seed": seed, **settings})
    watch = Watch(table)
    for _ in range(250):
        if table.pending is None:
            break
        table.answer(random_answer(table, chance))
        watch.check(table)
