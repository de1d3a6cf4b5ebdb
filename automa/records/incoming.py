"""A file of records from elsewhere: bounded, read whole and checked whole before anything is done with it."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import Any, NoReturn

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign
from automa.records import checks, finished, opponents
from automa.records.errors import StoreError
from automa.records.exchange import MARK, PARTS, VERSION
from automa.records.finished import ID, KINDS, Detail, FinishedGame
from automa.records.opponents import KeptTable
from automa.table import Table, TableError
from automa.table.save import Save

LARGEST = 48_000_000  # bytes
MOST_VALUES = 3_000_000
UNPACKED = 200_000_000  # bytes of all journals together
MOST = {"campaigns": 1_000, "finished": 50_000, "games": 200, "opponents": 40}
MOST_ANSWERS = 20_000  # of all games in progress together, since these are played again
MOST_SETTINGS = 1_000
LONGEST_SETTINGS = 2_000_000
LARGEST_SAVE = 1_000_000


@dataclass(frozen=True)
class IncomingCampaign:
    id: str
    campaign: Campaign
    began_at: float
    saved_at: float


@dataclass(frozen=True)
class IncomingGame:
    """A game in progress, played up to where it was left."""

    id: str
    state: str
    kind: str
    campaign: str | None
    config: dict[str, Any]
    notes: dict[str, Any]
    began_at: float
    saved_at: float
    seconds: int
    table: Table


@dataclass
class Incoming:
    """What a file holds, all of it checked."""

    settings: dict[str, Any] = field(default_factory=dict)
    campaigns: list[IncomingCampaign] = field(default_factory=list)
    finished: list[tuple[FinishedGame, Detail]] = field(default_factory=list)
    games: list[IncomingGame] = field(default_factory=list)
    opponents: list[KeptTable] = field(default_factory=list)


def read(data: bytes) -> Incoming:
    """Raises StoreError with the first thing that is wrong and where it stands."""
    body = _body(data)
    with _refused("import-refused"):
        _keys(body, {"solstice", "version", "app", "exported_at", "settings", *PARTS})
        found = Incoming(settings=_settings(body["settings"]))
    reader = _Reader()
    readers: dict[str, Callable[[dict[str, Any]], Any]] = {
        "campaigns": reader.campaign,
        "finished": reader.finished,
        "games": reader.game,
        "opponents": reader.opponent,
    }
    for part, read_one in readers.items():
        for number, entry in enumerate(_entries(body, part), 1):
            with _refused(f"import-in-{part}", number=number):
                getattr(found, part).append(read_one(entry))
    return found


def _body(data: bytes) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise StoreError("import-too-large", most=LARGEST // 1_000_000)
    # Each value costs many times its size in memory, so they are counted before they are made.
    if sum(data.count(mark) for mark in (b",", b"[", b"{")) > MOST_VALUES:
        raise StoreError("import-too-large", most=LARGEST // 1_000_000)
    try:
        body = json.loads(data.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise StoreError("import-no-json") from None
    if not isinstance(body, dict) or body.get("solstice") != MARK:
        raise StoreError("import-not-ours")
    if body.get("version") != VERSION:
        raise StoreError("import-version", version=f"{body.get('version')!r:.20}")
    return body


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _keys(entry: Any, wanted: set[str]) -> None:
    """Exactly these."""
    if not isinstance(entry, dict):
        raise StoreError("import-no-object")
    for key in sorted(wanted ^ set(entry)):
        raise StoreError("import-missing" if key in wanted else "import-unknown", key=f"{key!r:.40}")


def _entries(body: dict[str, Any], part: str) -> list[Any]:
    entries = body[part]
    with _refused("import-refused"):
        if not isinstance(entries, list):
            raise checks.refuse(part, type(entries).__name__)
    if len(entries) > MOST[part]:
        raise StoreError("import-too-many", part=part, most=MOST[part])
    return entries


def _settings(settings: Any) -> dict[str, Any]:
    checks.json_object("settings", settings, LONGEST_SETTINGS)
    checks.whole("settings", len(settings), 0, MOST_SETTINGS)
    for key, value in settings.items():
        checks.setting(key, value)
    return dict(settings)


class _Reader:
    """Reads entries; remembers what counts over the whole file."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.unpacked = 0
        self.answers = 0

    def campaign(self, entry: Any) -> IncomingCampaign:
        _keys(entry, {"id", "began_at", "saved_at", "campaign"})
        self._id(entry["id"])
        for name in ("began_at", "saved_at"):
            checks.moment(name, entry[name])
        return IncomingCampaign(**{**entry, "campaign": rules.from_json(entry["campaign"])})

    def finished(self, entry: Any) -> tuple[FinishedGame, Detail]:
        names = {one.name for one in fields(FinishedGame)}
        _keys(entry, {*names, "detail"})
        given = {name: entry[name] for name in names}
        for name in ("seats", "scores", "winners", "variants", "points"):
            if not isinstance(given[name], list):
                raise checks.refuse(name, given[name])
            given[name] = tuple(given[name])
        for name in ("id", "ended_at"):  # which would be filled in
            if not given[name]:
                raise checks.refuse(name, given[name])
        self._id(given["id"])
        game = FinishedGame(**given)
        return game, self._detail(entry["detail"], game)

    def _detail(self, packed: Any, game: FinishedGame) -> Detail:
        data = _from_base64(packed)
        try:
            self._count(len(finished.unpacked(data, finished.LARGEST_DETAIL)))
            detail = Detail.from_blob(data)
        except ValueError as error:
            raise StoreError("import-detail", reason=str(error)) from None
        if detail.save is not None:
            Save.from_bytes(detail.save)
        if detail.result is not None:
            checks.result(detail.result, game.scores, game.winners or ())
        return detail

    def game(self, entry: Any) -> IncomingGame:
        _keys(
            entry,
            {"id", "state", "kind", "campaign", "config", "notes", "began_at", "saved_at", "seconds", "save"},
        )
        self._id(entry["id"])
        checks.one_of("state", entry["state"], ("running", "abandoned"))
        checks.one_of("kind", entry["kind"], KINDS)
        if entry["campaign"] is not None:
            checks.matching("campaign", entry["campaign"], ID)
        for name in ("config", "notes"):
            checks.json_object(name, entry[name])
        for name in ("began_at", "saved_at"):
            checks.moment(name, entry[name])
        checks.whole("seconds", entry["seconds"], 0, 10_000_000)
        named = {name: value for name, value in entry.items() if name != "save"}
        return IncomingGame(**named, table=self._table(entry["save"]))

    def _table(self, packed: Any) -> Table:
        """Played again, so that a game that is let in can be gone on with."""
        try:
            data = finished.unpacked(_from_base64(packed), LARGEST_SAVE)
        except ValueError as error:
            raise StoreError("import-detail", reason=str(error)) from None
        save = Save.from_bytes(data)
        if save.config is None:
            raise StoreError("import-position")
        self.answers += len(save.journal)
        if self.answers > MOST_ANSWERS:
            raise StoreError("import-too-many", part="answers", most=MOST_ANSWERS)
        checks.whole("seed", save.seed, -(2**checks.WIDEST_SEED), 2**checks.WIDEST_SEED)
        return Table.load(data)

    def opponent(self, entry: Any) -> KeptTable:
        _keys(entry, {"id", "nation", "name", "content", "saved_at"})
        self._id(entry["id"])
        checks.words("name", entry["name"], opponents.LONGEST_NAME)
        checks.moment("saved_at", entry["saved_at"])
        if opponents.checked(entry["content"]).nation != entry["nation"]:
            raise checks.refuse("nation", entry["nation"])
        return KeptTable(**entry)

    def _id(self, id: Any) -> None:
        checks.matching("id", id, ID)
        if id in self.seen:
            raise StoreError("import-twice", id=id)
        self.seen.add(id)

    def _count(self, size: int) -> None:
        self.unpacked += size
        if self.unpacked > UNPACKED:
            raise StoreError("import-too-large", most=UNPACKED // 1_000_000)


def _from_base64(packed: Any) -> bytes:
    try:
        return base64.b64decode(packed, validate=True)
    except (TypeError, ValueError, binascii.Error) as error:
        raise StoreError("import-detail", reason=str(error)) from None


@contextmanager
def _refused(message: str, **place: int) -> Iterator[None]:
    """Whatever is wrong inside is told with its place."""
    try:
        yield
    except StoreError as error:
        raise StoreError(message, **place, reason=error.notice) from None
    except TableError as error:
        raise StoreError(message, **place, reason=str(error)) from None
    except Exception as error:  # data that the rules stumble over is refused like any other
        raise StoreError(message, **place, reason=type(error).__name__) from None
