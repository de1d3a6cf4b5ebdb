"""The form before the store: a folder of save files and the last choices. Taken over once, when the store is opened."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from automa.records import facts, running
from automa.records.database import Database, plain
from automa.records.errors import Notice
from automa.table import Table

SAVES = "text-game*.save"
CHOICES = "choices.json"
SETTING = "choices"


def take_over(database: Database) -> list[Notice]:
    """Every old save becomes a game in progress. A file goes when its content is in the store; a damaged one stays."""
    folder = database.path.parent
    notices = []
    for path in sorted(folder.glob(SAVES), key=lambda path: path.stat().st_mtime_ns):
        if path.is_file() and (told := _take_save(database, path)):
            notices.append(told)
    if (folder / CHOICES).is_file() and (told := _take_choices(database, folder / CHOICES)):
        notices.append(told)
    return notices


def _take_save(database: Database, path: Path) -> Notice | None:
    data = path.read_bytes()
    try:
        table = Table.load(data)
    except Exception as error:  # whatever it is that the rules can't do with it: the file is kept
        return _damaged(path, str(error) or type(error).__name__)
    id = hashlib.sha256(data).hexdigest()[:32]  # so that a save is not taken over twice
    if not database.row("SELECT 1 FROM game WHERE uuid = ?", (id,)):
        saved_at = path.stat().st_mtime
        with database.writing() as connection:
            running.begin(database, table, facts.kind_of(table), None, None, id)
            connection.execute("UPDATE game SET began_at = ?, saved_at = ? WHERE uuid = ?", (saved_at, saved_at, id))
    path.unlink()
    return None


def _take_choices(database: Database, path: Path) -> Notice | None:
    try:
        choices = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(choices, dict):
            raise ValueError("not an object")
    except (ValueError, RecursionError) as error:
        return _damaged(path, str(error))
    with database.writing() as connection:
        connection.execute("INSERT OR IGNORE INTO setting (key, value) VALUES (?, ?)", (SETTING, plain(choices)))
    path.unlink()
    return None


def _damaged(path: Path, reason: str) -> Notice:
    """Under a name that nothing looks for, and that no other file has."""
    aside = path.with_suffix(".damaged")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.stem}-{number}.damaged")
    path.rename(aside)
    return Notice("store-old-save", {"file": str(aside), "reason": reason})
