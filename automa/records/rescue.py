"""A damaged store: set aside, never overwritten; what can be read of it goes into a new one, the rest from a backup."""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from automa.imperium import campaign as rules
from automa.records import finished, running, schema
from automa.records.backups import Backup, backups, synced, whole_copy
from automa.records.database import Connection, Database, connect, insert
from automa.records.errors import Notice, StoreError
from automa.table import TableError

# SQLite keeps what is not yet in the file itself beside it.
BESIDE = ("", "-wal", "-shm")
KEPT = ("campaign", "game", "finished", "opponent")
# The rows of another table that belong to a row, and the column that says so.
PARTS = {"game": "answer", "finished": "detail"}
PROBES = 100_000


def replace_store(path: Path, part: Path, why: str) -> Path | None:
    """Puts the finished file in the store's place and the store aside, named after `why`, a word.

    Killed at any point, `settle` goes on with it.
    """
    synced(part)
    part.replace(_coming(path, why))
    return settle(path)


def settle(path: Path) -> Path | None:
    """Completes a replacement that was begun. Returns where the store before it lies now, if there was one."""
    shutil.rmtree(_work(path), ignore_errors=True)
    coming = next(iter(path.parent.glob(f"{path.name}.new-*")), None)
    if coming is None:
        return None
    why = coming.name.rpartition("-")[2]
    # From the new file's time, so that a second attempt gives the same name.
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(coming.stat().st_mtime))
    aside = path.with_name(f"{path.stem}-{why}-{stamp}.db")
    found = path.exists() or aside.exists()
    for end in BESIDE:
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).replace(aside.with_name(aside.name + end))
    coming.replace(path)
    return aside if found else None


def _coming(path: Path, why: str) -> Path:
    return path.with_name(f"{path.name}.new-{why}")


def rescue(path: Path) -> list[Notice]:
    """A new store in the place of the damaged one, with everything that could be read. Tells what was done."""
    work = _work(path)
    work.mkdir()
    try:
        part = work / "new.db"
        notices = _recovered(path, part, work)
        aside = replace_store(path, part, "damaged")  # which also clears the copies away
    except OSError as error:
        raise StoreError("store-not-writable", reason=error.strerror or str(error)) from None
    if aside is not None:
        notices.insert(0, Notice("store-set-aside", {"file": str(aside)}))
    return notices


def _work(path: Path) -> Path:
    return path.with_name(f"{path.name}.rescue")


def _recovered(path: Path, part: Path, work: Path) -> list[Notice]:
    """Fills the new file. Works on copies, since only looking at an SQLite file may change it."""
    for end in BESIDE:
        with suppress(FileNotFoundError):
            shutil.copyfile(path.with_name(path.name + end), work / f"old.db{end}")
    new = _Salvage(part)
    try:
        complete = new.take_from(work / "old.db")
        if not complete:
            _from_backup(new, backups(path), work)
            new.add_doubtful()
        return new.notices()
    finally:
        new.close()


def _from_backup(new: _Salvage, copies: list[Backup], work: Path) -> None:
    """What is missing, from the newest copy that is whole."""
    for backup in copies:
        if whole_copy(backup.path, work / "backup.db"):
            new.fill_from(work / "backup.db", backup.date)
            return


class _Salvage:
    """A new store being filled from what is left of others."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)
        self.read = 0
        self.shortened = 0
        self.filled = 0
        self.backup = ""
        # Rows that can be read but make no sense: a backup may have better ones, and nothing is dropped.
        self.doubtful: list[_Row] = []

    def close(self) -> None:
        self.database.close()

    def take_from(self, path: Path) -> bool:
        """Every row of a damaged file that can be read; whether that was all."""
        if not path.exists() or not path.stat().st_size:
            return False
        try:
            old = connect(path)
        except sqlite3.Error:
            return False
        old.text_factory = lambda data: data.decode("utf-8", "replace")
        try:
            # Rows of an older form would need its own tables first; a backup of it is brought forward whole instead.
            if schema.version(old) != schema.VERSION:
                return False
            with self.database.writing() as connection:
                complete = self._settings(connection, *_readable(old, "setting"))
                for table in KEPT:
                    complete = self._take(connection, old, table) and complete
            return self._shorten() and complete and not self.doubtful
        except sqlite3.DatabaseError:
            return False
        finally:
            old.close()

    def _take(self, connection: Connection, old: Connection, table: str) -> bool:
        rows, complete = _readable(old, table)
        for columns in rows:
            row = _Row(old, table, columns)
            complete = complete and row.complete
            if not row.makes_sense():
                self.doubtful.append(row)
            elif not self._add(connection, row):
                complete = False
        return complete

    def _settings(self, connection: Connection, rows: list[dict[str, Any]], complete: bool) -> bool:
        for row in rows:
            with suppress(sqlite3.Error):
                connection.execute("INSERT OR IGNORE INTO setting (key, value) VALUES (?, ?)", tuple(row.values()))
        return complete

    def _add(self, connection: Connection, row: _Row) -> bool:
        """With what belongs to it, or not at all."""
        connection.execute("SAVEPOINT one")
        try:
            fresh = insert(connection, row.table, row.columns)
            for part in row.parts:
                insert(connection, PARTS[row.table], {**part, "game": fresh})
        except sqlite3.Error:
            connection.execute("ROLLBACK TO one")
            return False
        finally:
            connection.execute("RELEASE one")
        self.read += 1
        return True

    def _shorten(self) -> bool:
        """Games whose last answers can't be read go on where they can. Whether there was none."""
        fine = True
        for row in self.database.rows("SELECT * FROM game WHERE state = 'running'"):
            try:
                running.read_save(self.database, row)
            except (TableError, ValueError, TypeError):
                fine = False
                self.shortened += running.shorten(self.database, row)
        return fine

    def fill_from(self, path: Path, date: str) -> None:
        """What a whole file has and this one lacks."""
        self.backup = date
        Database(path).close()  # brings an older form forward
        old = connect(path)
        try:
            with self.database.writing() as connection:
                self._settings(connection, [dict(row) for row in old.execute("SELECT key, value FROM setting")], True)
                for table in KEPT:
                    for columns in old.execute(f"SELECT * FROM {table}").fetchall():
                        if not self._knows(columns["uuid"]):
                            self.filled += self._add(connection, _Row(old, table, dict(columns)))
        finally:
            old.close()

    def add_doubtful(self) -> None:
        with self.database.writing() as connection:
            for row in self.doubtful:
                if not self._knows(row.columns["uuid"]):
                    self._add(connection, row)

    def _knows(self, uuid: str) -> bool:
        return any(self.database.row(f"SELECT 1 FROM {table} WHERE uuid = ?", (uuid,)) for table in KEPT)

    def notices(self) -> list[Notice]:
        told = []
        if taken := self.read - self.filled:
            told.append(Notice("store-recovered", {"number": taken}))
        if self.backup:
            told.append(Notice("store-from-backup", {"date": self.backup, "number": self.filled}))
        if self.shortened:
            told.append(Notice("store-shortened", {"number": self.shortened}))
        return told or [Notice("store-nothing-recovered")]


class _Row:
    """A row of a file with the rows that belong to it, as far as they can be read."""

    def __init__(self, old: Connection, table: str, columns: dict[str, Any]) -> None:
        self.table = table
        self.columns = columns
        number = columns.pop("id")
        self.parts: list[dict[str, Any]] = []
        self.complete = True
        if table in PARTS:
            order = "ORDER BY number" if table == "game" else ""
            sql = f"SELECT * FROM {PARTS[table]} WHERE game = ? {order}"
            self.parts, self.complete = _until_error(old, sql, (number,))

    def makes_sense(self) -> bool:
        try:
            match self.table:
                case "finished":
                    finished.read(self.columns)
                    return len(self.parts) == 1 and bool(finished.Detail.from_blob(self.parts[0]["data"]))
                case "campaign":
                    rules.from_json(json.loads(self.columns["data"]))
                case "game":
                    return self.columns["kind"] in running.KINDS and all(
                        json.loads(self.columns[name]) is not None for name in ("start", "config", "headline")
                    )
        except (StoreError, TableError, ValueError, TypeError, LookupError):
            return False
        return True


def _readable(old: Connection, table: str) -> tuple[list[dict[str, Any]], bool]:
    """The rows from both ends up to a page that can't be read, then one by one what lies between two such pages."""
    every = f"SELECT rowid AS number, * FROM {table} NOT INDEXED ORDER BY rowid"
    first, complete = _until_error(old, every)
    if not complete:
        last, _ = _until_error(old, f"{every} DESC")
        first += list(_between(old, table, first, last)) + last[::-1]
    rows = {row.pop("number"): row for row in first}
    return list(rows.values()), complete


def _between(
    old: Connection, table: str, first: list[dict[str, Any]], last: list[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    if not last:
        return
    start = first[-1]["number"] + 1 if first else 1
    for number in range(start, min(last[-1]["number"], start + PROBES)):
        yield from _until_error(old, f"SELECT rowid AS number, * FROM {table} WHERE rowid = ?", (number,))[0]


def _until_error(old: Connection, sql: str, args: tuple[Any, ...] = ()) -> tuple[list[dict[str, Any]], bool]:
    found = []
    try:
        for row in old.execute(sql, args):
            found.append(dict(row))
    except sqlite3.DatabaseError:
        return found, False
    return found, True
