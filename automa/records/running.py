"""Games in progress: every answer a row, each row's place in the journal sealed by a digest over all before it."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from automa.records import checks, facts, finished
from automa.records.database import Connection, Database, Row, insert, plain, plainly, update
from automa.records.errors import StoreError
from automa.table import Table, TableError
from automa.table.save import Save

KINDS = ("table", "digital", "round")
# A pause between two answers that is longer than this was not spent playing.
LONGEST_THOUGHT = 900
WIDEST_SEED = 128  # bits


@dataclass(frozen=True)
class InProgress:
    """A game that can be gone on with, as a list shows it. `reason` says why one is set aside."""

    id: str
    kind: str
    config: dict[str, Any]
    campaign: str | None
    headline: dict[str, Any]
    notes: dict[str, Any]
    decisions: int
    began_at: float
    saved_at: float
    seconds: int
    language: str
    state: str
    reason: str


class Game:
    """A game being kept. One handle writes one game; a second one elsewhere is refused instead of mixed in."""

    def __init__(self, database: Database, row: Row, journal: list[list[str]], chain: list[str]) -> None:
        self._database = database
        self._row = int(row["id"])
        self._revision = int(row["revision"])
        self._seconds = float(row["seconds"])
        self._journal = journal
        self._chain = chain
        self._after = (json.loads(row["redo"]), str(row["language"]))
        self._since = time.monotonic()
        self.id = str(row["uuid"])
        self.kind = str(row["kind"])
        self.campaign: str | None = row["campaign"]
        self.notes: dict[str, Any] = json.loads(row["notes"])

    @property
    def seconds(self) -> int:
        """Played so far."""
        return round(self._seconds)

    def keep(self, table: Table, headline: Mapping[str, Any] | None = None) -> None:
        """Every answer of the table is on disk when this returns; answers taken back are gone from it.

        `headline` adds to what a list shows of the game.
        """
        journal, after = table.journal, (table.undone, table.language)
        same = _same(self._journal, journal)
        if same == len(journal) == len(self._journal) and after == self._after:
            return
        written = [plain(ids) for ids in journal[same:]]
        chain = self._chain[: same + 1]
        for options in written:
            chain.append(_seal(chain[-1], options))
        seconds = self._played()
        with self._database.writing() as connection:
            self._update(
                connection,
                answers=len(journal),
                digest=chain[-1],
                redo=plain(after[0]),
                language=after[1],
                seconds=seconds,
                headline=plain({**facts.headline(table), **(headline or {})}),
                saved_at=time.time(),
            )
            if same < len(self._journal):
                connection.execute("DELETE FROM answer WHERE game = ? AND number > ?", (self._row, same))
            connection.executemany(
                "INSERT INTO answer (game, number, options) VALUES (?, ?, ?)",
                [(self._row, number, options) for number, options in enumerate(written, same + 1)],
            )
        self._journal, self._chain, self._after, self._seconds = journal, chain, after, seconds
        self._revision += 1
        self._since = time.monotonic()

    def note(self, key: str, value: Any) -> None:
        """Remember a small JSON value with the game; None forgets it. On disk when this returns."""
        notes = plainly({**self.notes, key: value})
        if value is None:
            del notes[key]
        checks.json_object("notes", notes)
        with self._database.writing() as connection:
            self._update(connection, notes=plain(notes))
        self.notes = notes
        self._revision += 1

    def _played(self) -> float:
        return self._seconds + min(time.monotonic() - self._since, LONGEST_THOUGHT)

    def finish(self, table: Table, extra: Mapping[str, Any] | None = None, note: str = "") -> str:
        """Moves the game to the finished ones, all in one step, and returns its id there, which is the same.

        `extra` is any JSON object to keep with it, `note` the player's own words.
        """
        if table.result is None:
            raise StoreError("store-not-over")
        extra = plainly({"gained": facts.gained(table), **(extra or {})})
        seconds = self._played()
        record = finished.of_table(
            table, id=self.id, kind=self.kind, campaign=self.campaign, seconds=round(seconds), note=note
        )
        detail = finished.Detail(table.result, dict(extra), self.notes, table.save())
        with self._database.writing() as connection:
            self._update(connection, seconds=seconds)
            connection.execute("DELETE FROM game WHERE id = ?", (self._row,))
            finished.write(connection, record, detail)
        return self.id

    def _update(self, connection: Connection, **columns: Any) -> None:
        """Only if the game is as we left it. The revision is counted on when all is on disk."""
        names = ", ".join(f"{name} = ?" for name in columns)
        done = connection.execute(
            f"UPDATE game SET {names}, revision = revision + 1 WHERE id = ? AND revision = ? AND state = 'running'",
            (*columns.values(), self._row, self._revision),
        )
        if done.rowcount != 1:
            raise StoreError("store-game-elsewhere")


def begin(
    database: Database, table: Table, kind: str, config: Mapping[str, Any] | None, campaign: str | None, id: str = ""
) -> Game:
    """A new game, on disk with every answer that the table holds already."""
    if kind not in KINDS:
        raise ValueError(f"kind: unknown {kind!r}; known: {', '.join(KINDS)}")
    save = Save.from_bytes(table.save())
    if save.seed.bit_length() > WIDEST_SEED:
        raise StoreError("store-seed")
    start = plain({"seed": save.seed, "config": save.config, "position": save.position})
    now = time.time()
    columns = {
        "uuid": id or uuid4().hex, "state": "running", "reason": "", "kind": kind, "campaign": campaign,
        "config": plain(save.config or {} if config is None else dict(config)), "start": start,
        "language": table.language, "answers": 0, "digest": _seal("", start), "redo": "[]",
        "headline": plain(facts.headline(table)), "notes": "{}", "began_at": now, "saved_at": now, "seconds": 0.0,
        "revision": 1,
    }  # fmt: skip
    with database.writing() as connection:
        insert(connection, "game", columns)
        row = database.row("SELECT * FROM game WHERE uuid = ?", (columns["uuid"],))
        assert row is not None
        game = Game(database, row, [], [str(row["digest"])])
        game.keep(table)
    return game


def listed(database: Database, state: str = "running") -> list[InProgress]:
    """The newest first. A row that can't be read is set aside."""
    found = []
    for row in database.rows("SELECT * FROM game WHERE state = ? ORDER BY saved_at DESC, id DESC", (state,)):
        try:
            found.append(_in_progress(row))
        except (ValueError, TypeError):
            if state == "running":
                set_aside(database, row["uuid"], "unreadable")
    return found


def _in_progress(row: Row) -> InProgress:
    shown = {name: json.loads(row[name]) for name in ("config", "headline", "notes")}
    if not all(isinstance(value, dict) for value in shown.values()):
        raise ValueError
    same = {name: row[name] for name in ("kind", "campaign", "began_at", "saved_at", "language", "state", "reason")}
    return InProgress(id=row["uuid"], decisions=row["answers"], seconds=round(row["seconds"]), **same, **shown)


def resume(database: Database, id: str) -> tuple[Game, Table]:
    """The game where it was left. One that can't be read is kept, marked as damaged with the reason."""
    row = database.row("SELECT * FROM game WHERE uuid = ? AND state = 'running'", (id,))
    if row is None:
        raise StoreError("store-no-game")
    try:
        save, chain = read_save(database, row)
        table = Table.load(save.to_bytes())
        return Game(database, row, table.journal, chain), table
    except StoreError:
        raise
    except Exception as error:  # whatever it is that the rules can't do with this journal: the game is kept
        reason = str(error) or type(error).__name__
        set_aside(database, id, reason)
        raise StoreError("store-game-damaged", reason=reason) from None


def reopen(database: Database, id: str) -> tuple[Game, Table]:
    """A finished game back in progress, in one step. It must have a journal, and not stand on a campaign's sheet."""
    record = finished.record(database, id)
    if record.facts.line is not None:
        raise StoreError("store-on-sheet")
    table = record.table()
    with database.writing() as connection:
        connection.execute("DELETE FROM finished WHERE uuid = ?", (id,))
        begin(database, table, record.facts.kind, None, record.facts.campaign, id)
        update(connection, "game", id, {"seconds": record.facts.seconds or 0, "notes": plain(record.detail.notes)})
    return resume(database, id)


def read_save(database: Database, row: Row) -> tuple[Save, list[str]]:
    """How the game began and its answers, with the digest after each. Raises TableError if one does not fit."""
    rows = database.rows("SELECT number, options FROM answer WHERE game = ? ORDER BY number", (row["id"],))
    chain = [_seal("", row["start"])]
    for number, answer in enumerate(rows, 1):
        if answer["number"] != number:
            raise TableError(f"answer {number} is missing")
        chain.append(_seal(chain[-1], answer["options"]))
    if len(rows) != row["answers"] or chain[-1] != row["digest"]:
        raise TableError("its answers are not those that were written")
    journal = [json.loads(answer["options"]) for answer in rows]
    save = Save(**json.loads(row["start"]), journal=journal, redo=json.loads(row["redo"]), language=row["language"])
    return Save.from_bytes(save.to_bytes()), chain


def shorten(database: Database, row: Row) -> bool:
    """Leaves a damaged game the answers up to the first that is missing or does not fit. False if it has no start."""
    rows = database.rows("SELECT number, options FROM answer WHERE game = ? ORDER BY number", (row["id"],))
    try:
        save = Save(**json.loads(row["start"]), journal=[], redo=[], language=row["language"])
        table = Table.load(save.to_bytes())
    except Exception:  # a start that is no start, in whatever way
        set_aside(database, row["uuid"], "its beginning can't be read")
        return False
    with suppress(Exception):  # the first answer that can't be given again ends it
        for number, answer in enumerate(rows, 1):
            if answer["number"] != number:
                break
            table.answer(json.loads(answer["options"]))
    with database.writing() as connection:
        connection.execute("DELETE FROM game WHERE id = ?", (row["id"],))
        game = begin(database, table, row["kind"], json.loads(row["config"]), row["campaign"], row["uuid"])
        connection.execute(
            "UPDATE game SET began_at = ?, saved_at = ?, seconds = ?, notes = ? WHERE uuid = ?",
            (row["began_at"], row["saved_at"], row["seconds"], row["notes"], game.id),
        )
    return True


def set_aside(database: Database, id: str, reason: str) -> None:
    with database.writing() as connection:
        connection.execute("UPDATE game SET state = 'damaged', reason = ? WHERE uuid = ?", (reason[:400], id))


def move(database: Database, id: str, state: str, among: tuple[str, ...]) -> None:
    """Onto another list; raises StoreError if there is no such game on those."""
    marks = ", ".join("?" * len(among))
    with database.writing() as connection:
        done = connection.execute(
            f"UPDATE game SET state = ?, reason = '', revision = revision + 1 WHERE uuid = ? AND state IN ({marks})",
            (state, id, *among),
        )
        if done.rowcount != 1:
            raise StoreError("store-no-game")


def _same(before: list[list[str]], now: list[list[str]]) -> int:
    """How many answers are the same from the start on."""
    shortest = min(len(before), len(now))
    if before[:shortest] == now[:shortest]:
        return shortest
    return next(number for number in range(shortest) if before[number] != now[number])


def _seal(before: str, written: str) -> str:
    return hashlib.sha256(f"{before}\n{written}".encode()).hexdigest()[:32]
