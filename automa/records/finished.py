"""Finished games: the facts that lists and figures need, and, apart from them, the journal for a replay."""

from __future__ import annotations

import json
import time
import unicodedata
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import date
from functools import cache
from typing import Any
from uuid import uuid4

from automa.imperium.campaign import COMMON_SETS
from automa.imperium.cards import library
from automa.imperium.difficulty import EDITIONS, LEVELS
from automa.imperium.position_json import MODES
from automa.records import checks, facts
from automa.records.database import Connection, Database, Row, insert, plain, update
from automa.records.errors import StoreError
from automa.table import Table, TableError
from automa.text import LANGUAGES, text

KINDS = ("table", "digital", "round")
SOURCES = ("app", "entered")
WAYS = (None, "brain", "guide")
AGAINST_AUTOMA = ("solo", "physical")
LARGEST_DETAIL = 2_000_000
ID = "[0-9a-f]{32}"
JSON_COLUMNS = ("seats", "scores", "winners", "variants", "points")

Seat = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class FinishedGame:
    """The facts of a game that was played to its end. Wrong ones are refused by StoreError with their name.

    For a game played without the app, `date`, `seats` and `scores` are enough. `seats` are like a config's, yours
    first; `scores` has None for a score nobody counted. `rolls` are 1 to 6 by the app's die, a to f by yours.
    `line` is the game's place on its campaign's sheet, from 1, once it stands there.
    """

    date: str
    seats: tuple[Seat, ...]
    scores: tuple[int | None, ...]
    winners: tuple[int, ...] | None = None
    id: str = ""
    kind: str = "table"
    source: str = "entered"
    mode: str = "physical"
    reason: str = "scoring"
    difficulty: str | None = None
    edition: str = "horizons"
    commons: str = "classics"
    trade_routes: bool = False
    variants: tuple[str, ...] = ()
    way: str | None = None
    rounds: int | None = None
    seconds: int | None = None
    decisions: int | None = None
    seed: int | None = None
    rolls: str = ""
    points: tuple[Mapping[str, int], ...] = ()
    campaign: str | None = None
    line: int | None = None
    note: str = ""
    ended_at: float | None = None
    changed_at: float = field(default_factory=time.time)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", self.id or uuid4().hex)
        checks.day("date", self.date)
        if self.ended_at is None:  # noon of that day, so that it is that day nearly everywhere
            noon = time.strptime(f"{self.date} 12", "%Y-%m-%d %H")
            object.__setattr__(self, "ended_at", float(max(0.0, time.mktime(noon))))
        self._check_settings()
        self._check_seats()
        if self.winners is None:
            object.__setattr__(self, "winners", self._most_points())
        for number in self.winners or ():
            checks.whole("winners", number, 0, len(self.seats) - 1)

    def _check_settings(self) -> None:
        checks.matching("id", self.id, ID)
        checks.one_of("kind", self.kind, KINDS)
        checks.one_of("source", self.source, SOURCES)
        checks.one_of("mode", self.mode, MODES)
        checks.matching("reason", self.reason, "[a-z_]{1,30}")
        checks.one_of("difficulty", self.difficulty, (None, *LEVELS))
        checks.one_of("edition", self.edition, EDITIONS)
        checks.one_of("commons", self.commons, COMMON_SETS)
        checks.yes_or_no("trade_routes", self.trade_routes)
        checks.whole("variants", len(self.variants), 0, checks.MOST_VARIANTS)
        for variant in self.variants:
            checks.matching("variants", variant, "[a-z_]{1,30}")
        checks.one_of("way", self.way, WAYS)
        checks.whole("rounds", self.rounds, 0, 999, none=True)
        checks.whole("seconds", self.seconds, 0, 10_000_000, none=True)
        checks.whole("decisions", self.decisions, 0, 1_000_000, none=True)
        checks.whole("seed", self.seed, -(2**checks.WIDEST_SEED), 2**checks.WIDEST_SEED, none=True)
        checks.matching("rolls", self.rolls, "[1-6a-f]{0,2000}")
        checks.whole("line", self.line, 1, 99, none=True)
        checks.words("note", self.note)
        checks.moment("ended_at", self.ended_at)
        checks.moment("changed_at", self.changed_at)
        if self.campaign is not None:
            checks.matching("campaign", self.campaign, ID)

    def _check_seats(self) -> None:
        checks.whole("seats", len(self.seats), 1, 4)
        for seat in self.seats:
            if not isinstance(seat, Mapping) or set(seat) - {"kind", "nation", "power"}:
                raise checks.refuse("seats", seat)
            checks.one_of("seats", seat.get("kind", "human"), ("human", "automa", "policy"))
            checks.one_of("seats", seat.get("power"), (None, "A", "B"))
            checks.nation("seats", seat.get("nation"))
        if len(self.scores) != len(self.seats):
            raise checks.refuse("scores", self.scores)
        for score in self.scores:
            checks.whole("scores", score, -checks.HIGHEST_SCORE, checks.HIGHEST_SCORE, none=True)
        checks.whole("points", len(self.points), 0, len(self.seats))
        for points in self.points:
            checks.counts("points", points)

    def _most_points(self) -> tuple[int, ...]:
        """A tie with an automa is its win (IMP-SOLO-87), and so is a collapse without scores (IMP-SOLO-88)."""
        counted = [score for score in self.scores if score is not None]
        best = [number for number, score in enumerate(self.scores) if counted and score == max(counted)]
        automa = [number for number, seat in enumerate(self.seats) if seat.get("kind") == "automa"]
        if automa and (len(counted) < len(self.scores) or len(best) > 1):
            return tuple(automa)
        return tuple(best)

    @property
    def against_automa(self) -> bool:
        return self.mode in AGAINST_AUTOMA

    @property
    def nation(self) -> str:
        """Yours: that of the first seat."""
        return str(self.seats[0]["nation"])

    @property
    def opponent(self) -> str | None:
        """The other nation, where there is exactly one."""
        return str(self.seats[1]["nation"]) if len(self.seats) == 2 else None

    @property
    def score(self) -> int | None:
        return self.scores[0]

    @property
    def opponent_score(self) -> int | None:
        return self.scores[1] if len(self.scores) == 2 else None

    @property
    def won(self) -> bool | None:
        """Whether the first seat won; None where several people or nobody else sat."""
        people = [seat for seat in self.seats if seat.get("kind", "human") == "human"]
        if len(people) != 1 or len(self.seats) < 2:
            return None
        return 0 in (self.winners or ())


@dataclass(frozen=True)
class Detail:
    """What only a look at one game needs. `save` is a save's bytes, None for a game without a journal."""

    result: dict[str, Any] | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    notes: dict[str, Any] = field(default_factory=dict)
    save: bytes | None = None
    # As it lies in the store, so that nothing is packed twice.
    blob: bytes | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        checks.json_object("extra", self.extra)
        checks.json_object("notes", self.notes)

    def to_blob(self) -> bytes:
        if self.blob is not None:
            return self.blob
        save = None if self.save is None else self.save.decode()
        parts = {"result": self.result, "extra": self.extra, "notes": self.notes, "save": save}
        return zlib.compress(plain(parts).encode())

    @staticmethod
    def from_blob(data: bytes) -> Detail:
        """Raises ValueError for anything that `to_blob` does not make."""
        try:
            parts = json.loads(unpacked(data, LARGEST_DETAIL))
        except RecursionError as error:
            raise ValueError(str(error)) from None
        forms: dict[str, tuple[type, ...]] = {
            "result": (dict, type(None)), "extra": (dict,), "notes": (dict,), "save": (str, type(None)),
        }  # fmt: skip
        if not isinstance(parts, dict) or set(parts) != set(forms):
            raise ValueError("its parts are not those of a finished game")
        if not all(isinstance(parts[name], form) for name, form in forms.items()):
            raise ValueError("a part has the wrong form")
        return Detail(**{**parts, "save": None if parts["save"] is None else parts["save"].encode()}, blob=data)


def unpacked(data: bytes, largest: int) -> bytes:
    """Raises ValueError, and never unpacks more than that."""
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(data, largest)
    except zlib.error as error:
        raise ValueError(str(error)) from None
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("it ends too early or is too large")
    return content


@dataclass(frozen=True)
class Record:
    """Everything that is known of a finished game."""

    facts: FinishedGame
    detail: Detail

    @property
    def result(self) -> dict[str, Any] | None:
        return self.detail.result

    @property
    def extra(self) -> dict[str, Any]:
        return self.detail.extra

    def table(self) -> Table:
        """The game at its end, replayed from its journal; StoreError with the reason if there is none that fits."""
        if self.detail.save is None:
            raise StoreError("store-no-journal")
        try:
            return Table.load(self.detail.save)
        except TableError as error:
            raise StoreError("store-no-replay", reason=str(error)) from None

    def rolls_fit(self) -> bool:
        """Whether seed and journal give the same rolls again."""
        return facts.rolls(self.table()) == self.facts.rolls


def of_table(table: Table, **named: Any) -> FinishedGame:
    """The facts of a table whose game is over."""
    now = time.time()
    day = date.fromtimestamp(now).isoformat()
    return FinishedGame(date=day, ended_at=now, source="app", **facts.settings(table), **named)


def write(connection: Connection, game: FinishedGame, detail: Detail) -> None:
    number = insert(connection, "finished", columns(game))
    insert(connection, "detail", {"game": number, "data": detail.to_blob()})


def rewrite(connection: Connection, game: FinishedGame) -> None:
    """Its facts anew, which also takes it back from the deleted ones."""
    update(connection, "finished", game.id, {**columns(game), "deleted_at": None})


def columns(game: FinishedGame) -> dict[str, Any]:
    own = {one.name: getattr(game, one.name) for one in fields(game) if one.name != "id"}
    own |= {name: plain(own[name]) for name in JSON_COLUMNS}
    return {
        **own,
        "uuid": game.id,
        "seats": plain([dict(seat) for seat in game.seats]),
        "points": plain([dict(points) for points in game.points]),
        "seed": None if game.seed is None else str(game.seed),
        "trade_routes": int(game.trade_routes),
        "nation": game.nation,
        "opponent": game.opponent,
        "score": game.score,
        "opponent_score": game.opponent_score,
        "won": None if game.won is None else int(game.won),
        "words": searchable(game),
    }


def read(row: Row | Mapping[str, Any]) -> FinishedGame:
    """From its row; ValueError or StoreError if that is damaged."""
    own = {one.name: row[one.name] for one in fields(FinishedGame) if one.name != "id"}
    for name in JSON_COLUMNS:
        own[name] = tuple(json.loads(own[name]))
    own["trade_routes"] = bool(own["trade_routes"])
    own["seed"] = None if own["seed"] is None else int(own["seed"])
    return FinishedGame(id=row["uuid"], **own)


def searchable(game: FinishedGame) -> str:
    """Everything a person might look for: nations and levels in all languages, the note, the date."""
    found = [game.date, game.note]
    for seat in game.seats:
        nation = library().nation(seat["nation"])
        found += [nation.id, nation.name, *nation.names.values()]
    if game.difficulty:
        found += level_names(game.difficulty)
    return folded(" ".join(found))


@cache
def level_names(level: str) -> list[str]:
    return [text(language, f"level-{level.replace('_', '-')}") for language in LANGUAGES]


def folded(words: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFKD", words.casefold())
    return " ".join("".join(letter for letter in apart if not unicodedata.combining(letter)).split())


@dataclass(frozen=True, kw_only=True)
class Filter:
    """Which finished games. Everything that is given must fit; `search` is words that must all occur."""

    kind: str | None = None
    source: str | None = None
    nation: str | None = None
    opponent: str | None = None
    difficulty: str | None = None
    edition: str | None = None
    campaign: str | None = None
    won: bool | None = None
    since: str | None = None
    until: str | None = None
    search: str = ""
    against_automa: bool = False
    deleted: bool = False

    def sql(self) -> tuple[str, list[Any]]:
        terms = ["deleted_at IS NOT NULL" if self.deleted else "deleted_at IS NULL"]
        args: list[Any] = []
        for name in ("kind", "source", "nation", "opponent", "difficulty", "edition", "campaign", "won"):
            if (value := getattr(self, name)) is not None:
                terms.append(f"{name} = ?")
                args.append(int(value) if name == "won" else value)
        for term, value in (("date >= ?", self.since), ("date <= ?", self.until)):
            if value is not None:
                terms.append(term)
                args.append(value)
        if self.against_automa:
            terms.append("mode IN ('solo', 'physical')")
        for word in folded(self.search).split():
            terms.append("instr(words, ?)")
            args.append(word)
        return " AND ".join(terms), args


def listed(database: Database, wanted: Filter, limit: int, offset: int) -> list[FinishedGame]:
    """The newest first. A row that can't be read is left out; it stays where it is."""
    where, args = wanted.sql()
    order = "ORDER BY ended_at DESC, id DESC LIMIT ? OFFSET ?"
    found = []
    for row in database.rows(f"SELECT * FROM finished WHERE {where} {order}", (*args, limit, offset)):
        try:
            found.append(read(row))
        except (ValueError, TypeError, StoreError):
            continue
    return found


def count(database: Database, wanted: Filter) -> int:
    where, args = wanted.sql()
    row = database.row(f"SELECT count(*) FROM finished WHERE {where}", args)
    return int(row[0]) if row else 0


def record(database: Database, id: str) -> Record:
    """Also of a deleted game."""
    row = database.row(
        "SELECT finished.*, detail.data FROM finished LEFT JOIN detail ON game = id WHERE uuid = ?", (id,)
    )
    if row is None:
        raise StoreError("store-no-game")
    try:
        detail = Detail() if row["data"] is None else Detail.from_blob(row["data"])
        return Record(read(row), detail)
    except (ValueError, TypeError) as error:
        raise StoreError("store-game-damaged", reason=str(error)) from None


def with_note(database: Database, id: str, note: str) -> None:
    with database.writing() as connection:
        rewrite(connection, replace(record(database, id).facts, note=note, changed_at=time.time()))
