"""Mistakes in a table's file: where they stand and what they are, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from automa.imperium.cards import CardError
from automa.text import text


@dataclass(frozen=True)
class Place:
    """A file, and as far as it is known: a row of a side, one of its parts, line and column inside that part."""

    file: str = ""
    side: str = ""
    row: int = 0
    note: str = ""
    part: str = ""
    line: int = 0
    column: int = 0

    def at(self, **more: Any) -> Place:
        return replace(self, **more)

    def text(self, language: str) -> str:
        head = self.file
        if self.row:
            head += ": " + text(language, "mistake-row", side=self.side, row=self.row)
        place = text(language, "mistake-line", line=self.line, column=self.column) if self.line else ""
        return ", ".join(piece for piece in (head, self.note, self.part, place) if piece)

    def __str__(self) -> str:
        return self.text("en")


class Mistake(CardError):
    """`about` is the message `mistake-…` of data/text/<language>/tables.ftl; `str` is English."""

    def __init__(self, place: Place, about: str, **words: str | int) -> None:
        self.place, self.about, self.words = place, about, words
        super().__init__(place, about)

    def text(self, language: str) -> str:
        return f"{self.place.text(language)}: {text(language, f'mistake-{self.about}', **self.words)}"

    def __str__(self) -> str:
        return self.text("en")
