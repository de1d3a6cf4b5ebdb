"""An import joins what is kept: by id, nothing twice, and never behind what is here already."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from automa.imperium.campaign import Campaign
from automa.records import campaigns, finished, running
from automa.records.database import Connection, Database, insert, plain, update
from automa.records.errors import Notice, StoreError
from automa.records.finished import Detail, FinishedGame
from automa.records.incoming import Incoming, IncomingCampaign, IncomingGame
from automa.records.opponents import KeptTable
from automa.table import TableError
from automa.table.save import Save

NEW, NEWER, KNOWN, DIFFERENT = "new", "newer", "known", "different"


@dataclass
class Merged:
    """How many entries were new, newer than ours, known already, or grown apart from ours, which stay as they are."""

    counts: Counter[str] = field(default_factory=Counter)

    @property
    def notice(self) -> Notice:
        named = {name: self.counts[name] for name in (NEW, NEWER, KNOWN, DIFFERENT)}
        return Notice("import-done", named)


def merge(database: Database, incoming: Incoming, *, settings: bool = False) -> Merged:
    """All in one step. Settings only where asked for, and only those that have no value here."""
    merged = Merged()
    with database.writing() as connection:
        for campaign in incoming.campaigns:
            merged.counts[_campaign(database, connection, campaign)] += 1
        for game, detail in incoming.finished:
            merged.counts[_finished(database, connection, game, detail)] += 1
        for running_game in incoming.games:
            merged.counts[_game(database, connection, running_game)] += 1
        for table in incoming.opponents:
            merged.counts[_opponent(database, connection, table)] += 1
        for key, value in incoming.settings.items() if settings else ():
            connection.execute("INSERT OR IGNORE INTO setting (key, value) VALUES (?, ?)", (key, plain(value)))
    return merged


def _campaign(database: Database, connection: Connection, theirs: IncomingCampaign) -> str:
    row = database.row("SELECT deleted_at FROM campaign WHERE uuid = ?", (theirs.id,))
    written = campaigns.columns(theirs.campaign, theirs.saved_at)
    if row is None:
        insert(connection, "campaign", {"uuid": theirs.id, "began_at": theirs.began_at, **written})
        return NEW
    # What the player brings in again is wanted again.
    update(connection, "campaign", theirs.id, {"deleted_at": None})
    try:
        ours = campaigns.one(database, theirs.id).campaign
    except StoreError:  # damaged here, whole there
        update(connection, "campaign", theirs.id, written)
        return NEWER
    if _goes_on(ours, theirs.campaign):
        if ours == theirs.campaign:
            return KNOWN if row["deleted_at"] is None else NEWER
        update(connection, "campaign", theirs.id, written)
        return NEWER
    return KNOWN if _goes_on(theirs.campaign, ours) else DIFFERENT


def _goes_on(before: Campaign, after: Campaign) -> bool:
    """Whether the second has the first's games and perhaps more; its name may have changed."""
    same = all(getattr(before, name) == getattr(after, name) for name in ("nation", "start_level", "edition"))
    return same and after.games[: len(before.games)] == before.games


def _finished(database: Database, connection: Connection, theirs: FinishedGame, detail: Detail) -> str:
    row = database.row("SELECT * FROM finished WHERE uuid = ?", (theirs.id,))
    if row is None:
        if not _follows_ours(database, theirs.id, detail):
            return DIFFERENT
        connection.execute("DELETE FROM game WHERE uuid = ?", (theirs.id,))
        finished.write(connection, theirs, detail)
        return NEW
    try:
        newer = theirs.changed_at > finished.record(database, theirs.id).facts.changed_at
    except StoreError:  # damaged here, whole there
        newer = True
    if newer:
        finished.rewrite(connection, theirs)
        connection.execute("UPDATE detail SET data = ? WHERE game = ?", (detail.to_blob(), row["id"]))
        return NEWER
    if row["deleted_at"] is not None:
        update(connection, "finished", theirs.id, {"deleted_at": None})
        return NEWER
    return KNOWN


def _follows_ours(database: Database, id: str, detail: Detail) -> bool:
    """A game that is still in progress here may only be finished by its own moves."""
    journal = _journal(database, id)
    return journal is None or (
        detail.save is not None and Save.from_bytes(detail.save).journal[: len(journal)] == journal
    )


def _journal(database: Database, id: str) -> list[list[str]] | None:
    """Of the game in progress with that id, None if there is none that can be read."""
    row = database.row("SELECT * FROM game WHERE uuid = ?", (id,))
    if row is None:
        return None
    try:
        return running.read_save(database, row)[0].journal
    except (TableError, ValueError, TypeError):
        return None


def _game(database: Database, connection: Connection, theirs: IncomingGame) -> str:
    if database.row("SELECT 1 FROM finished WHERE uuid = ?", (theirs.id,)):
        return KNOWN
    known = database.row("SELECT state FROM game WHERE uuid = ?", (theirs.id,))
    journal = _journal(database, theirs.id)
    if journal is not None:
        answers = theirs.table.journal
        if journal[: len(answers)] == answers:
            return KNOWN
        if answers[: len(journal)] != journal:
            return DIFFERENT
    connection.execute("DELETE FROM game WHERE uuid = ?", (theirs.id,))
    game = running.begin(database, theirs.table, theirs.kind, theirs.config, theirs.campaign, theirs.id)
    kept = {name: getattr(theirs, name) for name in ("state", "began_at", "saved_at", "seconds")}
    update(connection, "game", game.id, {**kept, "notes": plain(theirs.notes)})
    return NEW if known is None else NEWER


def _opponent(database: Database, connection: Connection, theirs: KeptTable) -> str:
    row = database.row("SELECT saved_at, deleted_at FROM opponent WHERE uuid = ?", (theirs.id,))
    columns = {name: getattr(theirs, name) for name in ("nation", "name", "content", "saved_at")}
    if row is None:
        insert(connection, "opponent", {"uuid": theirs.id, **columns})
        return NEW
    if theirs.saved_at > row["saved_at"] or row["deleted_at"] is not None:
        update(connection, "opponent", theirs.id, {**columns, "deleted_at": None})
        return NEWER
    return KNOWN
