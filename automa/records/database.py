"""One SQLite file: opened with care, written in whole transactions, its errors turned into ours."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import Any

from automa.records.errors import Damaged, StoreError
from automa.records.schema import APPLICATION, VERSION, migrate, version

Connection = sqlite3.Connection
Row = sqlite3.Row
WAIT = 5.0  # seconds for another window of the app to finish writing

_REASONS = {
    "SQLITE_BUSY": "store-busy",
    "SQLITE_LOCKED": "store-busy",
    "SQLITE_FULL": "store-full",
    "SQLITE_READONLY": "store-not-writable",
    "SQLITE_CANTOPEN": "store-not-writable",
    "SQLITE_PERM": "store-not-writable",
}
_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT")


class Database:
    """May be used from several threads: one at a time is let in."""

    def __init__(self, path: Path) -> None:
        """Opens or creates. Raises `Damaged` if the file is no store, StoreError for anything else in the way."""
        self.path = path
        self._lock = RLock()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError("store-not-writable", reason=error.strerror or str(error)) from None
        with self._told():
            self._connection = connect(path)
        try:
            with self._told():
                self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        known = self._connection.execute("PRAGMA application_id").fetchone()[0]
        found = version(self._connection)
        if found > VERSION:
            raise StoreError("store-newer", file=str(self.path))
        if known != APPLICATION and (
            found or known or self._connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        ):
            raise Damaged("store-not-ours", file=str(self.path))
        self._connection.execute("PRAGMA journal_mode = WAL")
        # An answer is on disk when its transaction returns, whatever happens to the machine then.
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA foreign_keys = ON")
        migrate(self._connection)

    def rows(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        with self._lock, self._told():
            return self._connection.execute(sql, args).fetchall()

    def row(self, sql: str, args: Sequence[Any] = ()) -> Row | None:
        found = self.rows(sql, args)
        return found[0] if found else None

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: on disk when the block is left, nothing of it if it raises."""
        with self._lock, self._told():
            if self._connection.in_transaction:  # a part of a larger one
                yield self._connection
                return
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def copy_to(self, path: Path) -> None:
        """The whole content as another file."""
        with self._lock, self._told():
            other = sqlite3.connect(path)
            try:
                self._connection.backup(other)
            finally:
                other.close()

    def must_be_whole(self) -> None:
        """Raises `Damaged` unless every page can be read and every index fits. Takes longer the more there is."""
        with self._lock:
            if not is_whole(self._connection):
                raise Damaged("store-damaged", reason="quick_check")

    def close(self) -> None:
        with self._lock, self._told():
            self._connection.close()

    @property
    def suspect(self) -> Path:
        """A file that is there from the moment damage was met until somebody has looked at the whole store."""
        return self.path.with_name(f"{self.path.name}.suspect")

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            # Extended codes go on after the basic one, as in SQLITE_IOERR_WRITE.
            name = "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])
            if name in _DAMAGED:
                with suppress(OSError):
                    self.suspect.touch()
                raise Damaged("store-damaged", reason=str(error)) from error
            raise StoreError(_REASONS.get(name, "store-failed"), reason=str(error)) from error


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}{'?mode=ro' if read_only else ''}"
    connection = sqlite3.connect(uri, uri=True, timeout=WAIT, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def is_whole(connection: sqlite3.Connection) -> bool:
    try:
        return [row[0] for row in connection.execute("PRAGMA quick_check(1)")] == ["ok"]
    except sqlite3.DatabaseError:
        return False


def insert(connection: Connection, table: str, columns: Mapping[str, Any]) -> int:
    """A new row; returns its number."""
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    done = connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(columns.values()))
    return int(done.lastrowid or 0)


def plain(value: Any) -> str:
    """JSON as it lies in a column: ASCII, so that any text Python knows fits in."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def plainly(value: Any) -> Any:
    """The value as it will come back."""
    return json.loads(plain(value))


def update(connection: Connection, table: str, uuid: str, columns: Mapping[str, Any]) -> bool:
    """Whether there was a row with that id to change."""
    names = ", ".join(f"{name} = ?" for name in columns)
    done = connection.execute(f"UPDATE {table} SET {names} WHERE uuid = ?", (*columns.values(), uuid))
    return done.rowcount == 1
