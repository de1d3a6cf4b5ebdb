"""Figures: against a small shelf counted by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from automa.records import Store
from automa.records.statistics import Dot, Tally, die_of
from tests.records.kept import entered, over

GAMES = (
    ("2024-05-15", "romans", "greeks", (70, 60), "warlord"),
    ("2024-06-15", "romans", "celts", (50, 60), "chieftain"),
    ("2024-07-15", "vikings", "greeks", (80, 60), "warlord"),
    ("2024-08-15", "romans", "greeks", (66, 66), "chieftain"),
    ("2024-09-15", "romans", "vikings", (None, None), "overlord"),
)


@pytest.fixture
def shelf(store: Store) -> Store:
    for day, nation, opponent, scores, level in GAMES:
        store.enter(entered(day, scores, nation=nation, opponent=opponent, difficulty=level))
    return store


def test_tallies(shelf: Store) -> None:
    figures = shelf.statistics()
    assert figures.all == Tally(5, 2, 80, 66.5)
    assert (figures.all.lost, figures.all.win_rate) == (3, 0.4)
    assert figures.nations == {"romans": Tally(4, 1, 70, 62.0), "vikings": Tally(1, 1, 80, 80.0)}
    assert list(figures.nations) == ["romans", "vikings"], "the most played first"
    assert figures.difficulties == {
        "chieftain": Tally(2, 0, 66, 58.0), "warlord": Tally(2, 2, 80, 75.0), "overlord": Tally(1, 0),
    }  # fmt: skip
    assert list(figures.difficulties) == ["chieftain", "warlord", "overlord"], "up the ladder"
    assert figures.nations_by_difficulty["romans", "warlord"] == Tally(1, 1, 70, 70.0)
    assert figures.automas["greeks"] == Tally(3, 2, 80, 72.0)
    assert figures.automas["vikings"].win_rate == 0.0


def test_score_over_time_leaves_out_what_was_not_counted(shelf: Store) -> None:
    dots = shelf.statistics().over_time
    assert [(dot.date, dot.score, dot.won) for dot in dots] == [
        ("2024-05-15", 70, True), ("2024-06-15", 50, False), ("2024-07-15", 80, True), ("2024-08-15", 66, False),
    ]  # fmt: skip
    assert isinstance(dots[0], Dot) and shelf.game(dots[0].id).facts.score == 70


def test_only_what_fits_and_is_not_deleted_counts(shelf: Store) -> None:
    assert shelf.statistics(nation="vikings").all == Tally(1, 1, 80, 80.0)
    shelf.delete(shelf.finished(nation="vikings")[0].id)
    assert shelf.statistics(nation="vikings").all == Tally()
    people = replace(entered(), mode="players", id="", seats=({"nation": "romans"}, {"nation": "qin"}))
    shelf.enter(people)
    assert shelf.statistics().all.played == 4, "games among people are no games against the automa"


def test_points_by_source_and_the_die(store: Store) -> None:
    points = ({"own": 40, "fame": 10}, {"progress": 30})
    store.enter(entered(points=points, rolls="1126a"))
    store.enter(entered(points=({"own": 20},), rolls="6f"))
    store.enter(entered())
    figures = store.statistics()
    assert (figures.your_points.games, figures.your_points.average) == (2, {"own": 30.0, "fame": 5.0})
    assert (figures.automa_points.games, figures.automa_points.average) == (1, {"progress": 30.0})
    assert figures.die.app == (2, 1, 0, 0, 0, 2) and figures.die.own == (1, 0, 0, 0, 0, 1)
    assert figures.die.rolls == 7


def test_no_games_no_figures(store: Store) -> None:
    figures = store.statistics()
    assert figures.all == Tally() and figures.all.win_rate is None and figures.all.best is None
    assert not figures.nations and not figures.over_time and not figures.your_points.average
    assert die_of([]).rolls == 0


def test_the_rolls_of_a_game_can_be_checked(store: Store) -> None:
    table = over(3)
    record = store.game(store.begin(table).finish(table))
    assert record.rolls_fit() and len(record.facts.rolls) > 5
    other = "1" if record.facts.rolls[0] != "1" else "2"
    assert not replace(record, facts=replace(record.facts, rolls=other + record.facts.rolls[1:])).rolls_fit()


def test_a_damaged_row_spoils_no_figure(shelf: Store) -> None:
    with shelf.database.writing() as connection:
        connection.execute("UPDATE finished SET points = '[1' WHERE id = 1")
    assert shelf.statistics().all.played == 5
