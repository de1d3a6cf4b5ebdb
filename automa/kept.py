"""Work that is the same at every start, kept from one start to the next: only where somebody has named a folder for it.

What is kept there may be deleted or damaged at any time; then the work is done again.
"""

from __future__ import annotations

import json
import os
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

_folder: list[Path] = []


def keep_in(folder: Path | None) -> None:
    """From now on. It must be a folder that only the user can write to; None keeps nothing."""
    _folder[:] = [] if folder is None else [folder]


def folder() -> Path | None:
    return _folder[0] if _folder else None


def write(path: Path, content: bytes) -> None:
    """Whole or not at all, and not at all if there is no room for it."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(content)
        fresh.replace(path)


def read_toml(path: Path) -> dict[str, Any]:
    """The file as parsed; or as kept, if it has not changed since. Raises what tomllib and the system raise."""
    if not _folder:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    state = path.stat()
    mark = [str(path), state.st_size, state.st_mtime_ns]
    copy = _folder[0] / f"{path.parent.name}-{path.stem}.json"
    with suppress(OSError, ValueError, LookupError, TypeError):
        kept = json.loads(copy.read_bytes())
        if kept["of"] == mark and isinstance(kept["content"], dict):
            return dict(kept["content"])
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    write(copy, json.dumps({"of": mark, "content": content}).encode())
    return content
