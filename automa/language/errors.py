"""A mistake in a text of the effect language."""

from __future__ import annotations


class EffectError(ValueError):
    """A text that is not in the language. `line` and `column` count from 1 inside that text.

    `about` and `word` say the same as the message, for those who speak of it in another language.
    """

    def __init__(self, message: str, line: int = 1, column: int = 1, *, about: str = "", word: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.column = column
        self.about = about
        self.word = word
