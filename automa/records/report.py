"""A problem report: all that is needed to see what a player saw, in one file that `python -m automa replay` plays."""

from __future__ import annotations

import json
import platform
import sqlite3
import sys
import time
from collections.abc import Mapping

from automa import __version__
from automa.table import Table, TableError
from automa.table.save import LARGEST, Save

MARK = "report"
VERSION = 1
EVENTS = 60


def problem_report(
    table: Table, *, words: str = "", trouble: str = "", versions: Mapping[str, str] | None = None
) -> bytes:
    """JSON that a person can read too. `words` are the player's, `trouble` an error's; `versions` the caller's own.

    It names no person, no device and no folder.
    """
    save = Save.from_bytes(table.save())
    report = {
        "solstice": MARK,
        "version": VERSION,
        "made_at": time.strftime("%Y-%m-%d %H:%M"),
        "words": words,
        "trouble": trouble,
        "versions": {**_versions(), **(versions or {})},
        "seed": save.seed,
        "config": save.config,
        "position": save.position,
        "language": save.language,
        "journal": save.journal,
        "redo": save.redo,
        "pending": table.pending.as_dict() if table.pending else None,
        "events": [event["text"] for event in table.events_since(max(0, table.event_count - EVENTS))],
    }
    return json.dumps(report, ensure_ascii=False, indent=1).encode("utf-8", "backslashreplace") + b"\n"


def _versions() -> dict[str, str]:
    return {
        "solstice": __version__,
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "system": sys.platform,
    }


def is_report(data: bytes) -> bool:
    """Whether it looks like one; a save's first line says something else."""
    return data[:200].lstrip().startswith(b"{") and f'"solstice": "{MARK}"'.encode() in data[:200]


def table_of(data: bytes) -> Table:
    """The game of a report, where the player was. TableError with the reason if that can't be."""
    if len(data) > LARGEST:
        raise TableError(f"not a problem report: larger than {LARGEST:,} bytes")
    try:
        report = json.loads(data)
    except (ValueError, RecursionError):
        raise TableError("not a problem report: not JSON") from None
    if not isinstance(report, dict) or report.get("solstice") != MARK:
        raise TableError("not a problem report")
    if report.get("version") != VERSION:
        raise TableError(f"a problem report of another version ({report.get('version')!r:.20})")
    names = ("seed", "config", "position", "journal", "redo", "language")
    if missing := [name for name in names if name not in report]:
        raise TableError(f"the problem report lacks {missing[0]}")
    return Table.load(Save(**{name: report[name] for name in names}).to_bytes())
