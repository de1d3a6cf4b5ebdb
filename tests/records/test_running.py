"""Games in progress: every answer is kept, also over undo and redo, and comes back equal."""

from __future__ import annotations

import sqlite3
import time
from threading import Thread

import pytest

from automa.records import Store, StoreError
from automa.table import Table
from tests.records.kept import dump, real, solo, step


def again(store: Store) -> Store:
    """The same file as another process would open it."""
    return Store.open(store.path)


def same(one: Table, other: Table) -> bool:
    return (one.save(), one.position(), one.events_since()) == (other.save(), other.position(), other.events_since())


def change(store: Store, sql: str, *args: object) -> None:
    """Behind the store's back."""
    connection = sqlite3.connect(store.path)
    with connection:
        assert connection.execute(sql, args).rowcount > 0
    connection.close()


@pytest.mark.parametrize("table", [solo(3), real(4)], ids=["digital", "real"])
def test_every_answer_is_there_after_each_keep(store: Store, table: Table) -> None:
    game = store.begin(table)
    for number in range(12):
        step(table, seed=number)
        game.keep(table)
        with again(store) as other:
            assert same(other.resume(game.id)[1], table)


def test_undo_and_redo_are_kept(store: Store) -> None:
    table = solo(3, 10)
    game = store.begin(table)
    for way in (Table.undo, Table.undo, Table.undo, Table.redo, Table.undo):
        way(table)
        game.keep(table)
        resumed = store.resume(game.id)[1]
        assert same(resumed, table) and resumed.undone == table.undone
    step(table, 3, seed=9)
    game.keep(table)
    assert same(store.resume(game.id)[1], table) and not table.can_redo


def test_several_answers_and_undos_at_once(store: Store) -> None:
    table = solo(3, 8)
    game = store.begin(table)
    for _ in range(5):
        table.undo()
    step(table, 9, seed=5)
    table.undo()
    game.keep(table)
    assert same(store.resume(game.id)[1], table)


def test_a_game_from_a_position_comes_back(store: Store) -> None:
    table = Table.from_position(solo(3, 20).position(), seed=8)
    game = store.begin(table, kind="digital", config={"mine": True})
    step(table, 3)
    game.keep(table)
    assert same(store.resume(game.id)[1], table)
    assert store.in_progress()[0].config == {"mine": True}


def test_only_new_answers_are_written(store: Store) -> None:
    table = solo(3, 30)
    game = store.begin(table)
    written: list[str] = []
    store.database._connection.set_trace_callback(written.append)
    step(table, 2)
    game.keep(table)
    assert sum("INTO answer" in line for line in written) == 2 and not any("DELETE" in line for line in written)
    written.clear()
    game.keep(table)
    assert written == [], "nothing new, nothing written"


def test_games_in_progress_are_listed_without_replaying(store: Store) -> None:
    first, second = store.begin(solo(3)), store.begin(real(4), config={"way": "brain"})
    table = store.resume(first.id)[1]
    before = time.time()
    game = store.resume(first.id)[0]
    step(table, 4)
    game.keep(table)
    game.note("ticks", [1, 2])
    rows = store.in_progress()
    assert [row.id for row in rows] == [first.id, second.id], "the newest first"
    assert (rows[0].kind, rows[0].decisions, rows[0].notes) == ("digital", 4, {"ticks": [1, 2]})
    assert rows[0].saved_at >= before - 1 and rows[0].config["mode"] == "solo"
    headline = rows[1].headline
    phase = real(4).position()["turn"]["phase"]
    assert (headline["round"], headline["phase"], headline["way"]) == (1, phase, "brain")
    assert (headline["nations"], headline["difficulty"]) == (["romans", "greeks"], "warlord")
    assert rows[1].kind == "table"


def test_how_a_table_is_sat_at_is_told_by_its_seats(store: Store) -> None:
    seats = [{"nation": "romans"}, {"nation": "celts"}]
    assert store.begin(Table.new({"mode": "players", "seats": seats})).kind == "round"
    seats[1]["kind"] = "policy"
    assert store.begin(Table.new({"mode": "players", "seats": seats})).kind == "digital"
    with pytest.raises(ValueError, match="kind: unknown 'chess'"):
        store.begin(solo(), kind="chess")


def test_notes_are_kept_and_forgotten(store: Store) -> None:
    game = store.begin(solo())
    game.note("shown", {"card": "1ROM16"})
    game.note("ticks", 3)
    game.note("shown", None)
    assert game.notes == {"ticks": 3} == store.resume(game.id)[0].notes
    table = store.resume(game.id)[1]
    with pytest.raises(StoreError, match="another window"):
        resumed = store.resume(game.id)[0]
        resumed.note("ticks", 4)
        step(table)
        game.keep(table)


def test_time_played_counts_thinking_but_no_night(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    table = solo()
    game = store.begin(table)
    for pause in (30.0, 60.0, 50_000.0):
        now += pause
        step(table)
        game.keep(table)
    assert game.seconds == 30 + 60 + 900
    now += 5000
    game, table = store.resume(game.id)
    now += 5
    step(table)
    game.keep(table)
    assert store.in_progress()[0].seconds == 995


# what is in the way


def test_a_second_window_is_refused_and_nothing_is_mixed(store: Store) -> None:
    table = solo(3, 5)
    game = store.begin(table)
    with again(store) as other:
        theirs, their_table = other.resume(game.id)
        step(their_table, 2, seed=7)
        theirs.keep(their_table)
        step(table, 1, seed=8)
        with pytest.raises(StoreError, match="changed in another window"):
            game.keep(table)
        assert same(other.resume(game.id)[1], their_table)


def test_an_abandoned_game_is_off_the_list_and_comes_back(store: Store) -> None:
    table = solo(3, 5)
    game = store.begin(table)
    store.abandon(game.id)
    assert store.in_progress() == [] and [row.id for row in store.abandoned()] == [game.id]
    step(table)
    for attempt in (lambda: store.resume(game.id), lambda: game.keep(table), lambda: store.abandon(game.id)):
        with pytest.raises(StoreError):
            attempt()
    store.restore(game.id)
    assert len(store.resume(game.id)[1].journal) == 5 and store.abandoned() == []


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("UPDATE answer SET options = '[\"end\"]' WHERE game = 2 AND number = 3", "not those that were written"),
        ("DELETE FROM answer WHERE game = 2 AND number = 3", "answer 3 is missing"),
        ("DELETE FROM answer WHERE game = 2 AND number = 8", "not those that were written"),
        ("UPDATE game SET start = replace(start, 'greeks', 'celts') WHERE id = 2", "not those that were written"),
        ("UPDATE game SET redo = '[[3]]' WHERE id = 2", "wrong form"),
        ("UPDATE game SET redo = 'x' WHERE id = 2", "Expecting value"),
    ],
)
def test_a_damaged_game_is_set_aside_with_the_reason(store: Store, damage: str, reason: str) -> None:
    fine = store.begin(solo(5, 4))
    game = store.begin(solo(3, 8))
    change(store, damage)
    before = dump(store)["answer"]
    with pytest.raises(StoreError, match=reason):
        store.resume(game.id)
    assert [row.id for row in store.in_progress()] == [fine.id]
    assert [(row.id, reason in row.reason) for row in store.damaged()] == [(game.id, True)]
    assert dump(store)["answer"] == before, "kept as it is"
    store.restore(game.id)
    with pytest.raises(StoreError):
        store.resume(game.id)


def test_a_journal_that_the_rules_refuse_is_set_aside(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = store.begin(solo(3, 8))

    def broken(data: bytes) -> Table:
        raise IndexError

    with monkeypatch.context() as patch:
        patch.setattr(Table, "load", broken)
        with pytest.raises(StoreError, match="IndexError"):
            store.resume(game.id)
    store.restore(game.id)
    assert len(store.resume(game.id)[1].journal) == 8, "an update of the app can read it again"


def test_a_row_whose_list_entry_is_damaged_does_not_hide_the_others(store: Store) -> None:
    fine, game = store.begin(solo(5)), store.begin(solo(3))
    change(store, "UPDATE game SET headline = 'x' WHERE uuid = ?", game.id)
    assert [row.id for row in store.in_progress()] == [fine.id]
    assert dump(store)["game"][1][1] == game.id, "still there"


def test_a_full_disk_changes_nothing_and_the_next_keep_works(store: Store) -> None:
    table = solo(3, 5)
    game = store.begin(table)
    pages = store.database.rows("PRAGMA page_count")[0][0]
    store.database.rows(f"PRAGMA max_page_count = {pages}")
    for _ in range(200):
        try:
            game.note("long", "x" * 5000)
            step(table)
            game.keep(table)
        except StoreError as error:
            assert "no room" in str(error)
            break
    else:
        raise AssertionError("never full")
    store.database.rows("PRAGMA max_page_count = 100000")
    game.keep(table)
    assert same(store.resume(game.id)[1], table)


def test_an_unreasonable_seed_is_refused_at_the_start(store: Store) -> None:
    with pytest.raises(StoreError, match="seed"):
        store.begin(solo(2**200))
    assert store.in_progress() == []


def test_several_threads_share_one_store(store: Store) -> None:
    failed: list[Exception] = []

    def play(seed: int) -> None:
        try:
            table = solo(seed)
            game = store.begin(table)
            for number in range(8):
                step(table, seed=number)
                game.keep(table)
                store.in_progress()
        except Exception as error:
            failed.append(error)

    threads = [Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed and [row.decisions for row in store.in_progress()] == [8] * 4
