"""What this user keeps: unfinished games and the last choices. Nothing of it is lost by starting another game."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from automa.table import Table, TableError

GAME = "text-game"
SHOWN = 9


def data_folder() -> Path:
    """Where this user's data belongs on this system."""
    if given := os.environ.get("SOLSTICE_HOME"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Solstice"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Solstice"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "solstice"


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def saves(self) -> list[Path]:
        """The newest first."""
        found = [path for path in self.path.glob(f"{GAME}*.save") if path.is_file()]
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)[:SHOWN]

    def load(self, path: Path) -> Table:
        """Raises TableError with the reason; a save that cannot be read is put aside first."""
        try:
            return Table.load(path.read_bytes())
        except (TableError, OSError) as error:
            with suppress(OSError):
                path.replace(path.with_suffix(".damaged"))
            raise TableError(str(error)) from None

    def fresh(self) -> Path:
        """A name for a new game, never that of another one."""
        number, path = 1, self.path / f"{GAME}.save"
        while path.exists():
            number += 1
            path = self.path / f"{GAME}-{number}.save"
        return path

    def keep(self, table: Table, path: Path) -> None:
        """On disk, whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(table.save())
        fresh.replace(path)

    def choices(self, kind: str) -> dict[str, Any]:
        """The last choices for a kind of game; none if there are none that can be read."""
        try:
            found = json.loads((self.path / "choices.json").read_text(encoding="utf-8"))[kind]
        except (OSError, ValueError, LookupError, TypeError):
            return {}
        return found if isinstance(found, dict) else {}

    def remember(self, kind: str, choices: dict[str, Any]) -> None:
        path = self.path / "choices.json"
        try:
            known = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            known = {}
        known = {**(known if isinstance(known, dict) else {}), kind: choices}
        self.path.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(known, indent=2), encoding="utf-8")
        fresh.replace(path)
