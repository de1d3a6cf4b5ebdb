"""Finished games: moved over whole, found again by filter and search, replayed from their journals."""

from __future__ import annotations

import time
from datetime import date
from typing import Any

import pytest

from automa.records import FinishedGame, Store, StoreError
from automa.table import Table
from tests.records.kept import dump, entered, over, real, solo
from tests.rules import rule


@pytest.fixture(scope="module")
def won() -> Table:
    """A digital game that the human wins."""
    return next(table for table in map(over, range(1, 40)) if table.result["winners"] == [0])  # type: ignore[index]


def at_real_table(score: int, own_die: bool = False) -> Table:
    """Played quickly to its end at a real table: what is asked gets its first answer that is no end."""
    table = real(2)
    rounds = 0
    while (asked := table.pending) is not None:
        ids = [option.id for option in asked.options]
        rounds += asked.about == "your_solstice"
        if asked.about == "die":
            table.answer(["die:6" if own_die and rounds % 2 else "roll"])
        elif asked.about == "your_score":
            table.answer([f"amount:{score}"])
        elif "end" in ids and rounds > 3:
            table.answer(["end"])
        else:
            table.answer([] if asked.picks[0] == 0 else ids[:1])
    return table


def test_a_finished_game_moves_over_in_one_step(store: Store) -> None:
    table = over(1)
    game = store.begin(table)
    game.note("ticks", 3)
    before = time.time()
    assert game.finish(table, extra={"weather": "rain"}) == game.id
    assert store.in_progress() == [] and dump(store)["answer"] == []
    (row,) = store.finished()
    assert table.result is not None
    assert row.scores == tuple(table.result["scores"]) and row.winners == tuple(table.result["winners"])
    assert (row.kind, row.source, row.mode, row.difficulty) == ("digital", "app", "solo", "warlord")
    assert (row.nation, row.opponent, row.edition, row.seed) == ("romans", "greeks", "horizons", 1)
    assert (row.rounds, row.decisions) == (table.position()["round"], len(table.journal))
    assert row.date == date.today().isoformat() and row.ended_at is not None and row.ended_at >= before
    assert row.seconds == 0 and row.won is (row.winners == (0,))
    record = store.game(game.id)
    assert record.facts == row and record.result == table.result and record.detail.notes == {"ticks": 3}
    assert record.extra["weather"] == "rain"


def test_a_finished_game_is_replayed_from_its_journal(store: Store) -> None:
    table = over(2)
    record = store.game(store.begin(table).finish(table))
    replayed = record.table()
    assert replayed.save() == table.save() and replayed.events_since() == table.events_since()


def test_a_game_that_is_not_over_is_not_finished(store: Store) -> None:
    table = solo(1, 3)
    game = store.begin(table)
    with pytest.raises(StoreError, match="not over"):
        game.finish(table)
    assert len(store.in_progress()) == 1


def test_a_game_is_finished_once(store: Store) -> None:
    table = over(1)
    game = store.begin(table)
    game.finish(table)
    for attempt in (lambda: game.finish(table), lambda: game.note("a", 1), lambda: store.resume(game.id)):
        with pytest.raises(StoreError):
            attempt()
    assert store.finished_count() == 1


def test_points_by_source_add_up(store: Store) -> None:
    for seed in range(1, 4):
        table = over(seed)
        store.begin(table).finish(table)
    for row in store.finished():
        assert [sum(points.values()) for points in row.points] == list(row.scores)
        assert {"deck", "progress"} <= set(row.points[1])


def test_the_rolls_are_those_that_were_told(store: Store) -> None:
    table = over(1)
    store.begin(table).finish(table)
    told = [event["number"] for event in table.events_since() if event["event"] == "die"]
    assert [int(number) for number in store.finished()[0].rolls] == told and len(told) > 5


def test_rolls_of_a_die_on_the_table_are_told_apart(store: Store) -> None:
    table = at_real_table(50, own_die=True)
    store.begin(table).finish(table)
    (row,) = store.finished()
    told = [event["number"] for event in table.events_since() if event["event"] == "die"]
    assert ["abcdef".index(roll) + 1 if roll in "abcdef" else int(roll) for roll in row.rolls] == told
    assert "f" in row.rolls and set(row.rolls) & set("123456")


def test_at_a_real_table_the_person_counts(store: Store) -> None:
    table = at_real_table(399)
    store.begin(table).finish(table)
    (row,) = store.finished()
    assert (row.kind, row.mode, row.way, row.score, row.won) == ("table", "physical", "brain", 399, True)
    assert row.points[0] == {} and sum(row.points[1].values()) == row.opponent_score


def test_points_that_a_person_counted_are_kept_by_source(store: Store) -> None:
    table = at_real_table(50)
    assert table.result is not None
    table.result["breakdown"][0]["sources"] = {"play": 30, "history": 20}
    store.begin(table).finish(table)
    assert store.finished()[0].points[0] == {"play": 30, "history": 20}


@rule("IMP-CAMP-4")
def test_the_cards_gained_are_common_and_lie_where_they_count(store: Store, won: Table) -> None:
    record = store.game(store.begin(won).finish(won))
    mine = won.position()["seats"][0]
    lying = {card for zone in ("history", "deck", "discard", "hand") for card in mine[zone]}
    assert set(record.extra["gained"]) <= lying and record.extra["gained"]
    assert not any(card.startswith("1ROM") for card in record.extra["gained"])
    table = at_real_table(10)
    assert store.game(store.begin(table).finish(table)).extra["gained"] == []


def test_a_game_finished_too_early_goes_on(store: Store) -> None:
    table = over(1)
    game = store.begin(table)
    game.note("ticks", 3)
    game.finish(table)
    game, again = store.reopen(game.id)
    assert store.finished() == [] and again.save() == table.save() and game.notes == {"ticks": 3}
    again.undo()
    game.keep(again)
    assert store.resume(game.id)[1].save() == again.save()
    again.redo()
    game.finish(again)
    assert store.finished_count() == 1


# games played without the app


def test_a_game_without_the_app(store: Store) -> None:
    id = store.enter(entered("2023-12-24", (81, 77), note="At Livia’s"), extra={"players": ["Livia"]})
    record = store.game(id)
    assert (record.facts.source, record.facts.won, record.facts.score) == ("entered", True, 81)
    assert date.fromtimestamp(record.facts.ended_at or 0).isoformat() == "2023-12-24"
    assert record.extra == {"players": ["Livia"]}
    with pytest.raises(StoreError, match="no moves to replay"):
        record.table()
    with pytest.raises(StoreError, match="no moves to replay"):
        store.reopen(id)
    assert store.finished_count() == 1


@rule("IMP-SOLO-87", "IMP-SOLO-88")
@pytest.mark.parametrize(
    ("scores", "won"),
    [((61, 60), True), ((60, 60), False), ((59, 60), False), ((None, 60), False), ((None, None), False)],
)
def test_who_won_follows_from_the_points(scores: tuple[int | None, ...], won: bool) -> None:
    assert entered(scores=scores).won is won


def test_among_people_nobody_is_you() -> None:
    seats = ({"nation": "romans"}, {"nation": "celts"}, {"nation": "greeks"})
    game = FinishedGame(date="2024-01-01", seats=seats, scores=(5, 7, 7), mode="players", kind="round")
    assert (game.winners, game.won, game.opponent) == ((1, 2), None, None)


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        ({"date": "1 May"}, "date"),
        ({"date": "2024-02-30"}, "date"),
        ({"scores": (1,)}, "scores"),
        ({"scores": (1, 10_000)}, "scores"),
        ({"scores": (1, True)}, "scores"),
        ({"scores": (1, 2.5)}, "scores"),
        ({"nation": "atlantis"}, "seats"),
        ({"opponent": ["greeks"]}, "seats"),
        ({"difficulty": "emperor"}, "difficulty"),
        ({"difficulty": []}, "difficulty"),
        ({"edition": "2020"}, "edition"),
        ({"commons": None}, "commons"),
        ({"kind": "chess"}, "kind"),
        ({"mode": "chess"}, "mode"),
        ({"way": "eye"}, "way"),
        ({"rounds": -1}, "rounds"),
        ({"seconds": 10**9}, "seconds"),
        ({"seed": 2**200}, "seed"),
        ({"rolls": "127"}, "rolls"),
        ({"points": ({"Own": 1},)}, "points"),
        ({"points": ({}, {}, {})}, "points"),
        ({"note": "x" * 501}, "note"),
        ({"note": "\x07"}, "note"),
        ({"id": "1"}, "id"),
        ({"campaign": "Rome"}, "campaign"),
        ({"ended_at": float("nan")}, "ended_at"),
        ({"ended_at": -5}, "ended_at"),
        ({"winners": (2,)}, "winners"),
        ({"variants": ("Fast!",)}, "variants"),
        ({"trade_routes": 1}, "trade_routes"),
    ],
)
def test_wrong_facts_are_refused_by_name(facts: dict[str, Any], name: str) -> None:
    with pytest.raises(StoreError, match=f"^{name} cannot be "):
        entered(**facts)


# lists


@pytest.fixture
def shelf(store: Store) -> Store:
    """Six games from May to October 2024."""
    for month, nation, opponent, scores, level in (
        (5, "romans", "greeks", (70, 60), "chieftain"),
        (6, "romans", "celts", (50, 60), "warlord"),
        (7, "vikings", "greeks", (80, 60), "warlord"),
        (8, "romans", "greeks", (65, 65), "chieftain"),
        (9, "qin", "vikings", (None, None), "overlord"),
        (10, "vikings", "romans", (90, 60), "supreme_leader"),
    ):
        store.enter(entered(f"2024-{month:02}-15", scores, nation=nation, opponent=opponent, difficulty=level))
    return store


def months(games: list[FinishedGame]) -> list[int]:
    return [int(game.date[5:7]) for game in games]


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        ({}, [10, 9, 8, 7, 6, 5]),
        ({"nation": "romans"}, [8, 6, 5]),
        ({"opponent": "greeks"}, [8, 7, 5]),
        ({"difficulty": "warlord"}, [7, 6]),
        ({"won": True}, [10, 7, 5]),
        ({"won": False, "nation": "romans"}, [8, 6]),
        ({"since": "2024-06-15", "until": "2024-08-15"}, [8, 7, 6]),
        ({"kind": "digital"}, []),
        ({"source": "entered", "against_automa": True}, [10, 9, 8, 7, 6, 5]),
        ({"search": "romans"}, [10, 8, 6, 5]),
        ({"search": "ROMANOS"}, [10, 8, 6, 5]),
        ({"search": "viking warlord"}, [7]),
        ({"search": "lider supremo"}, [10]),
        ({"search": "2024-09"}, [9]),
        ({"search": "%"}, []),
        ({"deleted": True}, []),
    ],
)
def test_filters_and_search(shelf: Store, filters: dict[str, Any], found: list[int]) -> None:
    assert months(shelf.finished(**filters)) == found
    assert shelf.finished_count(**filters) == len(found)


def test_pages(shelf: Store) -> None:
    assert months(shelf.finished(limit=2)) == [10, 9]
    assert months(shelf.finished(limit=2, offset=4)) == [6, 5]


def test_a_note_is_found(shelf: Store) -> None:
    game = shelf.finished()[3]
    shelf.set_note(game.id, "Finally! É incrível")
    assert [found.id for found in shelf.finished(search="incrivel")] == [game.id]
    with pytest.raises(StoreError):
        shelf.set_note(game.id, "x" * 600)
    assert shelf.game(game.id).facts.note == "Finally! É incrível"


def test_a_deleted_game_comes_back(shelf: Store) -> None:
    game = shelf.finished()[0]
    shelf.delete(game.id)
    assert months(shelf.finished()) == [9, 8, 7, 6, 5] and months(shelf.finished(deleted=True)) == [10]
    assert shelf.game(game.id).facts == game
    shelf.restore(game.id)
    assert shelf.finished()[0] == game
    for attempt in (shelf.delete, shelf.restore, shelf.game, shelf.reopen):
        with pytest.raises(StoreError, match="no such game"):
            attempt("nothing")


def test_a_damaged_row_hides_no_other(shelf: Store) -> None:
    id = shelf.finished()[1].id
    with shelf.database.writing() as connection:
        connection.execute("UPDATE finished SET scores = '[1' WHERE uuid = ?", (id,))
        connection.execute("UPDATE detail SET data = x'00' WHERE game = 2")
    assert months(shelf.finished()) == [10, 8, 7, 6, 5]
    for damaged in (id, shelf.finished(search="celt")[0].id):
        with pytest.raises(StoreError, match="cannot be read"):
            shelf.game(damaged)
