"""Everything, one campaign or one game as one JSON file. `incoming` reads it, `merging` lets it join.

    {"solstice": "records", "version": 1, "app": …, "exported_at": …, "settings": {…}, "campaigns": […],
     "finished": […], "games": […], "opponents": […]}

Journals and results are packed (zlib, base64), so that thousands of games stay a file that can be sent.
"""

from __future__ import annotations

import base64
import json
import time
import zlib
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from automa import __version__
from automa.imperium import campaign as rules
from automa.records import campaigns, finished, opponents, running
from automa.records.database import Database, Row
from automa.records.errors import StoreError
from automa.records.finished import Record
from automa.table import TableError

MARK = "records"
VERSION = 1
PARTS = ("campaigns", "finished", "games", "opponents")


def export_all(database: Database) -> bytes:
    """What is deleted or damaged is left out, and so is a game that was not begun from a config."""
    uuids = [row["uuid"] for row in database.rows("SELECT uuid FROM finished WHERE deleted_at IS NULL ORDER BY id")]
    games = database.rows("SELECT * FROM game WHERE state != 'damaged' ORDER BY id")
    return _file(
        settings=_settings(database),
        campaigns=[_campaign(kept) for kept in campaigns.listed(database)],
        finished=[_finished(record) for record in _readable(database, uuids)],
        games=[game for game in (_game(database, row) for row in games) if game],
        opponents=[asdict(table) for table in opponents.listed(database) if table.is_readable],
    )


def export_campaign(database: Database, id: str) -> bytes:
    """With its finished games and the one in progress."""
    kept = campaigns.one(database, id)
    rows = database.rows("SELECT uuid FROM finished WHERE deleted_at IS NULL AND campaign = ? ORDER BY id", (id,))
    games = database.rows("SELECT * FROM game WHERE state = 'running' AND campaign = ?", (id,))
    return _file(
        campaigns=[_campaign(kept)],
        finished=[_finished(record) for record in _readable(database, [row["uuid"] for row in rows])],
        games=[game for game in (_game(database, row) for row in games) if game],
    )


def export_game(database: Database, id: str) -> bytes:
    """A finished game."""
    return _file(finished=[_finished(finished.record(database, id))])


def _file(settings: dict[str, Any] | None = None, **parts: list[dict[str, Any]]) -> bytes:
    head = {"solstice": MARK, "version": VERSION, "app": __version__, "exported_at": time.time()}
    body = {**head, "settings": settings or {}, **{part: parts.get(part, []) for part in PARTS}}
    return json.dumps(body, ensure_ascii=False, indent=1).encode("utf-8", "backslashreplace") + b"\n"


def _settings(database: Database) -> dict[str, Any]:
    found = {}
    for row in database.rows("SELECT * FROM setting"):
        with suppress(ValueError):
            found[row["key"]] = json.loads(row["value"])
    return found


def _readable(database: Database, uuids: list[str]) -> list[Record]:
    found = []
    for uuid in uuids:
        try:
            found.append(finished.record(database, uuid))
        except StoreError:
            continue  # a damaged row stays where it is; the others are wanted all the same
    return found


def _campaign(kept: campaigns.KeptCampaign) -> dict[str, Any]:
    return {
        "id": kept.id,
        "began_at": kept.began_at,
        "saved_at": kept.saved_at,
        "campaign": rules.to_json(kept.campaign),
    }


def _finished(record: Record) -> dict[str, Any]:
    return {**asdict(record.facts), "detail": base64.b64encode(record.detail.to_blob()).decode()}


def _game(database: Database, row: Row) -> dict[str, Any] | None:
    try:
        save, _ = running.read_save(database, row)
        if save.config is None:
            return None
        return {
            "id": row["uuid"],
            "state": row["state"],
            "kind": row["kind"],
            "campaign": row["campaign"],
            "config": json.loads(row["config"]),
            "notes": json.loads(row["notes"]),
            "began_at": row["began_at"],
            "saved_at": row["saved_at"],
            "seconds": round(row["seconds"]),
            "save": base64.b64encode(zlib.compress(save.to_bytes())).decode(),
        }
    except (TableError, ValueError, TypeError):
        return None
