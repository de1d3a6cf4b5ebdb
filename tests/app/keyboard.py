"""Somebody at the keyboard of the companion, for tests: what they type, and what they see."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from app.terminal.answering import Answers
from app.terminal.companion import Companion
from app.terminal.console import Leave
from app.terminal.text import Client
from automa.imperium.trade_routes import needing
from automa.records import Store
from automa.table import Table

# The start menu up to your first turn: Romans B against Macedonians, Chieftain, Brain.
SAT_DOWN = ["1", "romans", "b", "macedonians", "chieftain", "brain", ""]
# Up to the first row of the automa that looks at the market, which nobody has told the app yet.
LOOKING = [*SAT_DOWN, "", "2", ""]
LOOKED = [["done"], ["die:2"], ["done"]]
MARKET = ["elders", "forest", "coinage", "river", "cape"]


class Person(Client):
    """Answers every question with something that is possible, after the lines that were given."""

    def __init__(self, *args: Any, chance: random.Random, **named: Any) -> None:
        super().__init__(*args, **named)
        self.chance = chance

    def read(self) -> str:
        """What is left of the lines first."""
        if self.sitting is None or self.sitting.answers is None:
            return super().read()
        if line := self.source.readline():
            return line.strip()
        return typed(self.sitting.answers, self.chance)


def typed(answers: Answers, chance: random.Random) -> str:
    decision = answers.decision
    options = [option for option in decision.options if option.id not in ("none", "collapse", "end")]
    if decision.about == "your_score":
        return str(chance.randint(0, 120))
    if decision.about == "collapse":
        return "2"  # not yet
    if decision.about in ("your_turn", "market_check", "your_solstice") and chance.random() < 0.8:
        return ""
    if answers.objections and chance.random() < 0.9:
        return ""
    if answers.objections and not answers.shown:
        return "x"
    if decision.picks[1] > 1:
        return ", ".join(option.data["card"] for option in options if chance.random() < 0.1)
    picked = chance.choice(options) if options else decision.options[0]
    if picked in (answers.obvious, answers.none):
        return "" if picked is answers.obvious else "0"
    if answers.amount:
        return str(min(picked.data["number"], 5))
    if answers.long:
        return str(picked.data["card"])
    return str(next(number for number, choice in enumerate(answers.shown, 1) if picked in choice.options))


def step(table: Table, chance: random.Random) -> None:
    """One answer that is possible."""
    assert table.pending is not None
    answers = Answers(table.pending, "en", faces=True)
    while (ids := answers.meaning(typed(answers, chance))) is None:
        assert answers.objections, "the list of what may be said instead was asked for"
    table.answer(ids)


class Played:
    """What one run with these lines showed and left behind."""

    def __init__(self, folder: Path, lines: Iterable[str], language: str = "en", seed: int = 1) -> None:
        self.folder = folder
        self.out = io.StringIO()
        self.client = Client(keyboard(lines), self.out, language, folder, seed)
        assert self.client.run() == 0

    @property
    def shown(self) -> str:
        return self.out.getvalue()

    @property
    def table(self) -> Table:
        assert self.client.sitting is not None
        return self.client.sitting.table


def widest(shown: str) -> int:
    """Columns of the longest line. What was typed is not shown here, nor the end of its line."""
    return max(len(line.removeprefix("> ")) for line in shown.splitlines())


def keyboard(lines: Iterable[str]) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


def physical(way: str = "brain", seed: int = 1, language: str = "en", **config: Any) -> Table:
    seats = [{"nation": "romans", "power": "B"}, {"kind": "automa", "nation": "macedonians"}]
    routes = bool(needing(seat["nation"] for seat in config.get("seats", seats)))
    given = {"mode": "physical", "way": way, "seats": seats, "seed": seed, "language": language, "trade_routes": routes}
    return Table.new({**given, **config})


def sit(folder: Path, table: Table, lines: Iterable[str] = (), chance: random.Random | None = None) -> str:
    """The screen of the companion at this table."""
    out = io.StringIO()
    source = keyboard(["", *lines])
    named = {"language": table.language, "folder": folder, "seed": 1}
    client = Person(source, out, chance=chance, **named) if chance else Client(source, out, **named)
    with Store.open(folder) as store:
        client.sitting = Companion(client, store, table)
        client.sitting.run()
    return out.getvalue()


def leaving(folder: Path, table: Table, lines: Iterable[str]) -> str:
    """Sit down in the middle of a game, type these lines and leave."""
    out = io.StringIO()
    client = Client(keyboard(lines), out, "en", folder)
    with Store.open(folder) as store, pytest.raises(Leave):
        client.sitting = Companion(client, store, table)
        client.sitting.run()
    return out.getvalue()
