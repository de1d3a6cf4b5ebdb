"""Opening the store: completes what was interrupted, recovers what is damaged, takes over older forms, backs up."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from automa.records.backups import Backup, back_up, backups, is_due, whole_copy
from automa.records.database import Database
from automa.records.errors import Damaged, Notice, StoreError
from automa.records.old_folder import take_over
from automa.records.rescue import replace_store, rescue, settle


def open_database(path: Path) -> tuple[Database, list[Notice]]:
    """The store at this path, whole, with what people should know about how it came to be so."""
    try:
        notices = _settled(path)
        database, told = _sound(path)
        return database, [*notices, *told, *take_over(database), *_backed_up(database)]
    except OSError as error:
        raise StoreError("store-not-writable", reason=error.strerror or str(error)) from None


def _settled(path: Path) -> list[Notice]:
    """A rescue, or the return to a backup, that was killed half-way is completed."""
    aside = settle(path)
    return [Notice("store-set-aside", {"file": str(aside)})] if aside and "-damaged-" in aside.name else []


def _sound(path: Path) -> tuple[Database, list[Notice]]:
    lost = (not path.exists() or not path.stat().st_size) and bool(backups(path))
    if not lost:
        try:
            return _looked_at(path), []
        except Damaged:
            pass
    notices = rescue(path)
    database = Database(path)
    database.suspect.unlink(missing_ok=True)
    return database, notices


def _looked_at(path: Path) -> Database:
    """Raises `Damaged`. The whole file is only read on the day's first opening, or if damage was met before."""
    database = Database(path)
    try:
        if database.suspect.exists() or is_due(path):
            database.must_be_whole()
            database.suspect.unlink(missing_ok=True)
    except BaseException:
        database.close()
        raise
    return database


def _backed_up(database: Database) -> list[Notice]:
    try:
        back_up(database)
    except (OSError, StoreError) as error:  # a full disk is no reason not to play
        reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
        return [Notice("store-no-backup", {"reason": reason})]
    return []


def restore(database: Database, backup: Backup) -> tuple[Database, Path | None]:
    """The store as that copy has it. Raises StoreError, and changes nothing, if the copy can't be read."""
    part = database.path.with_name(f"{database.path.name}.part")
    if not whole_copy(backup.path, part):
        raise StoreError("store-backup-damaged", date=backup.date)
    try:
        Database(part).close()
    except StoreError:
        with suppress(OSError):
            part.unlink()
        raise StoreError("store-backup-damaged", date=backup.date) from None
    database.close()
    aside = replace_store(database.path, part, "replaced")
    return Database(database.path), aside
