"""The terminal: lines out within 80 columns, lines in, and choosing from a list."""

from __future__ import annotations

import re
from textwrap import fill
from typing import TextIO

from app.find import best_matches, plain
from automa.text import LANGUAGES, text

WIDTH = 80
LONGEST = 400  # of what is typed; no name and no path is longer


class Leave(Exception):
    """The player quits, or there is no more input."""


class Console:
    def __init__(self, source: TextIO, out: TextIO, language: str = "") -> None:
        self.source = source
        self.out = out
        self.language = language

    def write(self, words: str = "") -> None:
        print(words, file=self.out, flush=True)

    def say(self, message: str, **args: str | int) -> str:
        return text(self.language or "en", message, **args)

    def tell(self, message: str, **args: str | int) -> None:
        self.write(fill_lines(self.say(message, **args)))

    def read(self) -> str:
        print(self.say("client-prompt"), end=" ", file=self.out, flush=True)
        line = self.source.readline()
        if not line:
            raise Leave
        return line.strip()[:LONGEST]

    def choose_language(self) -> str:
        self.write(text("en", "client-language"))
        for number in range(1, len(LANGUAGES) + 1):
            self.write(f"  {text('en', 'client-languages', number=number)}")
        while True:
            answer = self.read()
            if answer in LANGUAGES:
                return answer
            if answer in map(str, range(1, len(LANGUAGES) + 1)):
                return LANGUAGES[int(answer) - 1]

    def choose(self, message: str, labels: list[str], default: int | None = None, **args: str | int) -> int:
        """By number or by part of the label; Enter takes the default."""
        self.tell(message, **args)
        for number, label in enumerate(labels, 1):
            self.write(fill_lines(label, f"  {number:>2} "))
        while True:
            if default is not None:
                self.tell("client-enter", label=labels[default])
            answer = self.read()
            if answer.lower() == "q":
                raise Leave
            if not answer and default is not None:
                return default
            if answer in map(str, range(1, len(labels) + 1)):
                return int(answer) - 1
            found = best_matches(answer, [[label] for label in labels])
            whole = [place for place in found if plain(answer) in re.findall(r"\w+", plain(labels[place]))]
            if len(whole or found) == 1:
                return (whole or found)[0]
            self.tell("client-no-such-number", number=answer)


def fill_lines(words: str, first: str = "") -> str:
    """Each line within the width, the following ones under the first word."""
    return "\n".join(
        fill(line, WIDTH, initial_indent=first, subsequent_indent=" " * len(first)) for line in words.splitlines()
    )
