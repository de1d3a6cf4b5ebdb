"""A save is how the game began and every answer since. It is distrusted when it comes back."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from automa.table.errors import TableError

FORMAT = 1
LARGEST = 8_000_000


@dataclass
class Save:
    seed: int
    config: dict[str, Any] | None
    position: dict[str, Any] | None
    journal: list[list[str]]
    redo: list[list[str]]
    language: str

    def to_bytes(self) -> bytes:
        body = _canonical(vars(self))
        head = {"solstice": FORMAT, "sha256": hashlib.sha256(body.encode()).hexdigest()}
        return (json.dumps(head) + "\n" + body + "\n").encode()

    @staticmethod
    def from_bytes(data: bytes) -> Save:
        if not isinstance(data, (bytes, bytearray)):
            raise TableError("a save is bytes")
        if len(data) > LARGEST:
            raise TableError(f"not a save: larger than {LARGEST:,} bytes")
        head_text, _, body = data.partition(b"\n")
        head = _object(head_text, "not a save: its first line is damaged")
        if head.get("solstice") != FORMAT:
            raise TableError(f"a save of another version ({head.get('solstice')!r}); this one reads {FORMAT}")
        if hashlib.sha256(body.rstrip(b"\n")).hexdigest() != head.get("sha256"):
            raise TableError("the save is damaged: its checksum does not fit")
        return Save._checked(_object(body, "the save is damaged: its body can't be read"))

    @staticmethod
    def _checked(fields: dict[str, Any]) -> Save:
        try:
            save = Save(**fields)
        except TypeError:
            raise TableError("the save is damaged: fields are missing or unknown") from None
        fine = (
            isinstance(save.seed, int)
            and isinstance(save.language, str)
            and all(part is None or isinstance(part, dict) for part in (save.config, save.position))
            and (save.config is None) != (save.position is None)
            and all(_is_journal(part) for part in (save.journal, save.redo))
        )
        if not fine:
            raise TableError("the save is damaged: a field has the wrong form")
        return save


def _canonical(fields: dict[str, Any]) -> str:
    return json.dumps(fields, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def _object(text: bytes, complaint: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise TableError(complaint) from None
    if not isinstance(value, dict):
        raise TableError(complaint)
    return value


def _is_journal(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(answer, list) and all(isinstance(option, str) for option in answer) for answer in value
    )
