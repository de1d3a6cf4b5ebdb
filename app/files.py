"""Files that leave the app or come to it: where they lie, and how they are written."""

from __future__ import annotations

import os
import re
import unicodedata
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from automa.records import Store, data_folder

FOLDER = "Solstice"
BESIDE = "exchange"


def exchange_folders(store: Store) -> list[Path]:
    """Where a file may go, the best first: the person's documents, or beside the store."""
    beside = store.path.parent / BESIDE
    documents = _documents() if store.path.parent == data_folder() else None
    return [documents / FOLDER, beside] if documents is not None else [beside]


def _documents() -> Path | None:
    """Where this system keeps a person's documents, if it says so."""
    try:
        from plyer import storagepath

        found = Path(str(storagepath.get_documents_dir()).strip())
    except Exception:  # whatever a platform's bridge may raise: there is another folder
        return None
    return found if found.is_dir() and os.access(found, os.W_OK) else None


def write_out(store: Store, name: str, ending: str, content: bytes) -> Path:
    """A new file of that name, whole or not at all; returns where. OSError if it can't be written anywhere."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    problem: OSError | None = None
    for folder in exchange_folders(store):
        path = folder / f"{file_name(name)}-{stamp}.{ending}"
        part = path.with_suffix(".part")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(content)
            part.replace(path)
            return path
        except OSError as error:
            problem = error
            with suppress(OSError):
                part.unlink(missing_ok=True)
    assert problem is not None
    raise problem


def file_name(words: str) -> str:
    """Plain letters, so that it can be sent anywhere."""
    plain = unicodedata.normalize("NFKD", words.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "solstice"


def found_files(store: Store, ending: str = "json") -> list[Path]:
    """Files that could be taken in, the newest first."""
    found = [path for folder in exchange_folders(store) if folder.is_dir() for path in folder.glob(f"*.{ending}")]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
