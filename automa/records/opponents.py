"""Opponent tables that a player entered, corrected or was given, kept beside those of the data files."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from automa.imperium.opponent.mistakes import Mistake
from automa.imperium.opponent.own_tables import FILE, read_own
from automa.imperium.opponent.tables import OpponentTable
from automa.records import checks
from automa.records.database import Database, Row, insert, update
from automa.records.errors import StoreError

LONGEST_NAME = 80


@dataclass(frozen=True)
class KeptTable:
    """A table as TOML, in the form of data/imperium/opponents. `table()` reads it."""

    id: str
    nation: str
    name: str
    content: str
    saved_at: float

    def table(self) -> OpponentTable:
        return checked(self.content)

    @property
    def is_readable(self) -> bool:
        """Whether this app understands it; one of another version may not."""
        try:
            self.table()
        except StoreError:
            return False
        return True


def checked(content: str, file: str = FILE) -> OpponentTable:
    """The table that the text says. StoreError with the place of the first mistake."""
    if not isinstance(content, str):
        raise StoreError("store-table", reason=type(content).__name__)
    try:
        return read_own(content, file)
    except Mistake as mistake:
        raise StoreError("store-table", reason=mistake) from None


def listed(database: Database) -> list[KeptTable]:
    rows = database.rows("SELECT * FROM opponent WHERE deleted_at IS NULL ORDER BY nation, name, id")
    return [_read(row) for row in rows]


def _read(row: Row) -> KeptTable:
    return KeptTable(row["uuid"], row["nation"], row["name"], row["content"], row["saved_at"])


def keep(database: Database, name: str, content: str, id: str | None) -> str:
    """A new table, or one that is kept already in its new form."""
    checks.words("name", name, LONGEST_NAME)
    nation = checked(content).nation
    columns = {"nation": nation, "name": name, "content": content, "saved_at": time.time()}
    with database.writing() as connection:
        if id is None:
            id = uuid4().hex
            insert(connection, "opponent", {"uuid": id, **columns})
        elif not update(connection, "opponent", id, columns):
            raise StoreError("store-no-table")
    return id


def in_use(database: Database, nation: str) -> KeptTable | None:
    """The player's own table of this nation; of several the newest that can be read."""
    newest_first = sorted(listed(database), key=lambda kept: -kept.saved_at)
    return next((kept for kept in newest_first if kept.nation == nation and kept.is_readable), None)


def with_own_table(database: Database, config: dict[str, Any]) -> dict[str, Any]:
    """The config of a new game with the player's own table of its automa, if there is one."""
    seats = []
    for seat in config["seats"]:
        own = in_use(database, seat["nation"]) if seat.get("kind") == "automa" and "table" not in seat else None
        seats.append({**seat, "table": own.content} if own else seat)
    return {**config, "seats": seats}
