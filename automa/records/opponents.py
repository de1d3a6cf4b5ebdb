"""Opponent tables that a player entered, corrected or was given, kept beside those of the data files."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from automa.imperium.cards import CardError
from automa.imperium.opponent.tables import OpponentTable, read_table
from automa.records import checks
from automa.records.database import Database, Row, insert, update
from automa.records.errors import StoreError

LARGEST = 20_000  # characters; the longest printed table takes a quarter of it
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


def checked(content: str) -> OpponentTable:
    """The table that the text says. StoreError with the place of the first mistake."""
    if not isinstance(content, str) or len(content) > LARGEST:
        raise StoreError("store-table", reason=f"> {LARGEST}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.toml"
        try:
            path.write_text(content, encoding="utf-8")
            table = read_table(path)
        except (CardError, UnicodeEncodeError, RecursionError) as error:
            raise StoreError("store-table", reason=str(error)) from None
    checks.nation("nation", table.nation)
    return table


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
