"""Campaigns in the store: several at once, finished ones kept. What they are is `automa.imperium.campaign`."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from uuid import uuid4

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign, Played
from automa.records.database import Database, Row, insert, plain, update
from automa.records.errors import StoreError
from automa.records.finished import FinishedGame, Record
from automa.table import TableError


@dataclass(frozen=True)
class KeptCampaign:
    """A campaign with its place in the store. `unrecorded` are its finished games that are not on its sheet yet."""

    id: str
    campaign: Campaign
    status: str
    began_at: float
    saved_at: float
    unrecorded: tuple[str, ...]


def listed(database: Database) -> list[KeptCampaign]:
    """One that can't be read is left out here, and told by `one`."""
    order = "ORDER BY status = 'running' DESC, saved_at DESC, id DESC"
    found = []
    for row in database.rows(f"SELECT * FROM campaign WHERE deleted_at IS NULL {order}"):
        try:
            found.append(_read(database, row))
        except StoreError:
            continue
    return found


def one(database: Database, id: str) -> KeptCampaign:
    row = database.row("SELECT * FROM campaign WHERE uuid = ?", (id,))
    if row is None:
        raise StoreError("store-no-campaign")
    return _read(database, row)


def _read(database: Database, row: Row) -> KeptCampaign:
    try:
        campaign = rules.from_json(json.loads(row["data"]))
    except (TableError, ValueError) as error:
        raise StoreError("store-campaign-damaged", reason=str(error)) from None
    waiting = database.rows(
        "SELECT uuid FROM finished WHERE campaign = ? AND line IS NULL AND deleted_at IS NULL ORDER BY ended_at, id",
        (row["uuid"],),
    )
    return KeptCampaign(
        id=row["uuid"],
        campaign=campaign,
        status=rules.status(campaign),
        began_at=row["began_at"],
        saved_at=row["saved_at"],
        unrecorded=tuple(found["uuid"] for found in waiting),
    )


def start(database: Database, campaign: Campaign) -> str:
    id, now = uuid4().hex, time.time()
    with database.writing() as connection:
        insert(connection, "campaign", {"uuid": id, "began_at": now, **columns(campaign, now)})
    return id


def keep(database: Database, id: str, campaign: Campaign, game: str | None) -> None:
    with database.writing() as connection:
        if not update(connection, "campaign", id, columns(campaign, time.time())):
            raise StoreError("store-no-campaign")
        # Lines taken back from the sheet wait to be recorded again.
        connection.execute("UPDATE finished SET line = NULL WHERE campaign = ? AND line > ?", (id, len(campaign.games)))
        if game is not None:
            line = {"campaign": id, "line": len(campaign.games), "changed_at": time.time()}
            if not update(connection, "finished", game, line):
                raise StoreError("store-no-game")


def columns(campaign: Campaign, now: float) -> dict[str, object]:
    return {"status": rules.status(campaign), "data": plain(rules.to_json(campaign)), "saved_at": now}


def played(game: FinishedGame | Record) -> Played:
    """A finished game as a line of a campaign's sheet, before its outcome is recorded."""
    record = game if isinstance(game, Record) else None
    facts = game.facts if isinstance(game, Record) else game
    if facts.opponent is None or not facts.against_automa:
        raise StoreError("store-no-campaign-game")
    collapse = facts.reason == "collapse" or None in facts.scores
    return Played(
        date=facts.date,
        automa_nation=facts.opponent,
        player_score=None if collapse else facts.score,
        automa_score=None if collapse else facts.opponent_score,
        commons=facts.commons,
        variants=facts.variants,
        seed=facts.seed,
        gained=tuple(record.extra.get("gained", ())) if record else (),
    )
