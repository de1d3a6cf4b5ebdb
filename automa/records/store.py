"""The store: one door to everything that is kept."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from automa.imperium.campaign import Campaign
from automa.records import campaigns, checks, exchange, facts, finished, incoming, opening, opponents, running
from automa.records.backups import Backup, backups
from automa.records.campaigns import KeptCampaign
from automa.records.database import Database, plain, plainly, update
from automa.records.errors import Notice, StoreError
from automa.records.finished import Detail, Filter, FinishedGame, Record
from automa.records.merging import Merged, merge
from automa.records.opponents import KeptTable
from automa.records.running import Game, InProgress
from automa.records.spreadsheet import results_csv
from automa.records.statistics import Figures, figures
from automa.records.where import store_path
from automa.table import Table

PAGE = 50


class _OnlyLooked(Exception):
    """Takes back whatever was written to look at."""

    def __init__(self, merged: Merged) -> None:
        self.merged = merged


class Store:
    """Games in progress, finished games, campaigns and settings of one user, in one file.

    Whatever is written is on disk when the call returns, whole or not at all. What can't be done raises StoreError.
    """

    def __init__(self, database: Database, notices: list[Notice] | None = None) -> None:
        self.database = database
        self.notices = notices or []

    @classmethod
    def open(cls, place: str | os.PathLike[str] | None = None) -> Store:
        """The store in that file or folder, by default the user's own; made if there is none."""
        path = store_path(place)
        database, notices = opening.open_database(path)
        return cls(database, notices)

    @property
    def path(self) -> Path:
        return self.database.path

    def close(self) -> None:
        self.database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # ---- backup copies

    def backups(self) -> list[Backup]:
        """The newest first. One is made on the first opening of a day."""
        return backups(self.path)

    def restore_backup(self, backup: Backup) -> Path | None:
        """Everything as it was then. What is there now is set aside; returns where. Open games must be resumed anew."""
        self.database, aside = opening.restore(self.database, backup)
        return aside

    # ---- settings

    def setting(self, key: str, default: Any = None) -> Any:
        """The JSON value kept under this key; the default also for one that can't be read."""
        row = self.database.row("SELECT value FROM setting WHERE key = ?", (key,))
        try:
            return default if row is None else json.loads(row["value"])
        except ValueError:
            return default

    def set_setting(self, key: str, value: Any) -> None:
        value = plainly(value)
        checks.setting(key, value)
        with self.database.writing() as connection:
            connection.execute("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", (key, plain(value)))

    # ---- games in progress

    def begin(
        self,
        table: Table,
        kind: str | None = None,
        config: Mapping[str, Any] | None = None,
        campaign: str | None = None,
    ) -> Game:
        """A new game, kept from now on. `kind` is "table", "digital" or "round"; `config` the app's own settings."""
        return running.begin(self.database, table, kind or facts.kind_of(table), config, campaign)

    def in_progress(self) -> list[InProgress]:
        """The newest first."""
        return running.listed(self.database)

    def abandoned(self) -> list[InProgress]:
        return running.listed(self.database, "abandoned")

    def damaged(self) -> list[InProgress]:
        """Games that could not be gone on with; `restore` lets try again, as after an update of the app."""
        return running.listed(self.database, "damaged")

    def resume(self, id: str) -> tuple[Game, Table]:
        return running.resume(self.database, id)

    def abandon(self, id: str) -> None:
        """Off the list of games in progress; `restore` brings it back."""
        running.move(self.database, id, "abandoned", ("running",))

    # ---- finished games

    def enter(self, game: FinishedGame, extra: Mapping[str, Any] | None = None) -> str:
        """A game played without the app."""
        with self.database.writing() as connection:
            finished.write(connection, game, Detail(extra=plainly(dict(extra or {}))))
        return game.id

    def finished(self, *, limit: int = PAGE, offset: int = 0, **filters: Any) -> list[FinishedGame]:
        """The newest first, without journals. The filters are the fields of `Filter`."""
        return finished.listed(self.database, Filter(**filters), limit, offset)

    def finished_count(self, **filters: Any) -> int:
        return finished.count(self.database, Filter(**filters))

    def game(self, id: str) -> Record:
        """Everything of one finished game; `.table()` replays it."""
        return finished.record(self.database, id)

    def statistics(self, **filters: Any) -> Figures:
        """Figures over the games against the automa that fit."""
        return figures(self.database, Filter(**{**filters, "against_automa": True}))

    def set_note(self, id: str, note: str) -> None:
        """The player's own words about a finished game."""
        finished.with_note(self.database, id, note)

    def reopen(self, id: str) -> tuple[Game, Table]:
        """A game that was finished too early is in progress again, at its last answer."""
        return running.reopen(self.database, id)

    # ---- taken away and brought back

    def delete(self, id: str) -> None:
        """A finished game, a campaign or a table; `restore` brings it back."""
        self._set_deleted(id, time.time())

    def restore(self, id: str) -> None:
        """Back to where it was: what was deleted, an abandoned game, a damaged one to try again."""
        row = self.database.row("SELECT 1 FROM game WHERE uuid = ?", (id,))
        if row is not None:
            running.move(self.database, id, "running", ("abandoned", "damaged"))
        else:
            self._set_deleted(id, None)

    def _set_deleted(self, id: str, moment: float | None) -> None:
        with self.database.writing() as connection:
            for kept in ("finished", "campaign", "opponent"):
                if update(connection, kept, id, {"deleted_at": moment}):
                    return
        raise StoreError("store-no-game")

    # ---- campaigns

    def campaigns(self) -> list[KeptCampaign]:
        """Running ones first, then the finished ones; the newest first."""
        return campaigns.listed(self.database)

    def campaign(self, id: str) -> KeptCampaign:
        return campaigns.one(self.database, id)

    def start_campaign(self, campaign: Campaign) -> str:
        return campaigns.start(self.database, campaign)

    def keep_campaign(self, id: str, campaign: Campaign, game: str | None = None) -> None:
        """The campaign as it is now; with the finished game that was just recorded on its sheet, if it is kept too."""
        campaigns.keep(self.database, id, campaign, game)

    def assign(self, game: str, campaign: str | None) -> None:
        """A finished game that is on no sheet belongs to that campaign from now on, or to none."""
        if self.game(game).facts.line is not None:
            raise StoreError("store-on-sheet")
        with self.database.writing() as connection:
            update(connection, "finished", game, {"campaign": campaign, "changed_at": time.time()})

    # ---- opponent tables

    def opponent_tables(self) -> list[KeptTable]:
        return opponents.listed(self.database)

    def opponent_table(self, nation: str) -> KeptTable | None:
        """The player's own table of this nation, which is played by instead of ours."""
        return opponents.in_use(self.database, nation)

    def with_own_table(self, config: dict[str, Any]) -> dict[str, Any]:
        """A config for a new game, by the player's own table where there is one for its automa."""
        return opponents.with_own_table(self.database, config)

    def keep_opponent_table(self, name: str, content: str, id: str | None = None) -> str:
        """A table as TOML text; with an id, that one's new form. StoreError with the place of the first mistake."""
        return opponents.keep(self.database, name, content, id)

    # ---- sharing

    def export_all(self) -> bytes:
        return exchange.export_all(self.database)

    def export_campaign(self, id: str) -> bytes:
        """With its games."""
        return exchange.export_campaign(self.database, id)

    def export_game(self, id: str) -> bytes:
        """A finished game."""
        return exchange.export_game(self.database, id)

    def export_csv(self, language: str, **filters: Any) -> str:
        """Results for a spreadsheet, the newest first."""
        return results_csv(finished.listed(self.database, Filter(**filters), -1, 0), language)

    def preview_import(self, data: bytes) -> Merged:
        """What `import_records` would do, without doing it."""
        given = incoming.read(data)
        try:
            with self.database.writing():
                raise _OnlyLooked(merge(self.database, given))
        except _OnlyLooked as looked:
            return looked.merged

    def import_records(self, data: bytes, *, settings: bool = False) -> Merged:
        """A file made by an export joins what is kept: all of it or, with the reason in a StoreError, nothing."""
        return merge(self.database, incoming.read(data), settings=settings)
