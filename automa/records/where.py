"""Where a user's data belongs."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FILE = "solstice.db"


def data_folder() -> Path:
    """This user's folder on this system. SOLSTICE_HOME names another one."""
    if given := os.environ.get("SOLSTICE_HOME"):
        return Path(given)
    if private := os.environ.get("ANDROID_PRIVATE"):  # the app's own files, which Android sets for it
        return Path(private)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Solstice"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Solstice"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "solstice"


def store_path(place: str | os.PathLike[str] | None) -> Path:
    """The file of the store: as given, in the folder given, or in the user's own."""
    if place is None:
        return data_folder() / FILE
    path = Path(place)
    return path if path.suffix == ".db" else path / FILE
