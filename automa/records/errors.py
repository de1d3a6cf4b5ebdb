"""What the store tells people: a notice, or an error, each spoken in their language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from automa.text import text

LONGEST = 400  # characters of a reason or a path


class Spoken(Protocol):
    """Whatever can be said in any language: a notice, a mistake in a table."""

    def text(self, language: str) -> str: ...


@dataclass(frozen=True)
class Notice:
    """Something a player should know. `message` is an id of data/text/<language>/records.ftl."""

    message: str
    args: Mapping[str, str | int | Spoken] = field(default_factory=dict)

    def text(self, language: str) -> str:
        return text(language, self.message, **{name: _spoken(arg, language) for name, arg in self.args.items()})


def _spoken(arg: str | int | Spoken, language: str) -> str | int:
    """In one line that is not too long: a reason may quote what somebody else has written."""
    if isinstance(arg, int):
        return arg
    words = " ".join((arg if isinstance(arg, str) else arg.text(language)).splitlines())
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}…"


class StoreError(Exception):
    """What was asked for could not be done, and nothing was changed. `str` is English, `text` any language."""

    def __init__(self, message: str, **args: str | int | Spoken) -> None:
        self.notice = Notice(message, args)
        super().__init__(message)

    def text(self, language: str) -> str:
        return self.notice.text(language)

    def __str__(self) -> str:
        return self.text("en")


class Damaged(StoreError):
    """The file of the store itself can't be read."""
