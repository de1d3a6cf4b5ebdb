"""Backup copies: one a day at most, the last few kept."""

from __future__ import annotations

import os
import re
import shutil
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from automa.records import schema
from automa.records.database import Database, connect, is_whole

FOLDER = "backups"
KEPT = 5


@dataclass(frozen=True)
class Backup:
    path: Path
    date: str
    size: int


def backups(store: Path) -> list[Backup]:
    """The newest first."""
    found = []
    for path in (store.parent / FOLDER).glob(f"{store.stem}-*.db"):
        if (day := re.fullmatch(r".*-(\d{4}-\d\d-\d\d)", path.stem)) and path.is_file():
            found.append(Backup(path, day[1], path.stat().st_size))
    return sorted(found, key=lambda backup: backup.date, reverse=True)


def is_due(store: Path) -> bool:
    return not any(backup.date == date.today().isoformat() for backup in backups(store))


def back_up(database: Database) -> Path | None:
    """Today's copy of a store that is whole, unless there is one."""
    if not is_due(database.path):
        return None
    folder = database.path.parent / FOLDER
    folder.mkdir(exist_ok=True)
    path = folder / f"{database.path.stem}-{date.today().isoformat()}.db"
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    database.copy_to(part)
    synced(part)
    part.replace(path)
    for old in backups(database.path)[KEPT:]:
        old.path.unlink(missing_ok=True)
    return path


def whole_copy(backup: Path, part: Path) -> bool:
    """A copy of the backup to look at; False, and none, if it can't be read to its end."""
    with suppress(OSError):
        shutil.copyfile(backup, part)
        connection = connect(part)
        try:
            if is_whole(connection) and schema.version(connection):
                return True
        finally:
            connection.close()
    part.unlink(missing_ok=True)
    return False


def synced(path: Path) -> None:
    """The file's content is on disk, whatever happens to the machine then."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
