"""What trade routes do for the automa, and its lines as a merchant (IMP-SOLO-92, -93).

They are read from data/imperium/automa_routes.toml.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from automa.imperium.cards import DATA, Card, _read
from automa.imperium.lexicon import parser
from automa.imperium.opponent.mistakes import Place
from automa.imperium.opponent.tables import Written, _entries, _known_keys, _text, _written
from automa.language.tree import Effect

PATH = DATA / "automa_routes.toml"
LINES = ("merchant", "merchant_empire", "exchange", "reward")
ROUTE_TEXTS = ("commerce", "profit")


@dataclass(frozen=True, kw_only=True)
class Line(Written):
    """Something that it does as a merchant."""

    @cached_property
    def effect(self) -> Effect:
        return self._parse("effect", parser().effect)

    @property
    def tree(self) -> object:
        return self.effect


@dataclass(frozen=True, kw_only=True)
class Route(Written):
    """A trade route in the automa's hands: its commerce and its profit, whoever owns the card."""

    name: str

    @cached_property
    def commerce(self) -> Effect:
        return self._parse("commerce", parser().effect)

    @cached_property
    def profit(self) -> Effect:
        return self._parse("profit", parser().effect)

    @property
    def tree(self) -> object:
        return self.commerce, self.profit


@dataclass(frozen=True)
class TradeTable:
    lines: Mapping[str, tuple[Line, ...]]
    routes: tuple[Route, ...]

    def every_row(self) -> Iterator[Line | Route]:
        for lines in self.lines.values():
            yield from lines
        yield from self.routes

    def number_of(self, card: Card) -> int | None:
        """The place of a route in the order of priority; None if it is none that the automa knows."""
        return next((number for number, route in enumerate(self.routes) if card.is_called(route.name)), None)


@cache
def trade_table() -> TradeTable:
    content: dict[str, Any] = _read(PATH)
    file = Place(PATH.name)
    _known_keys(content, {*LINES, "route"}, file)
    lines = {
        key: tuple(
            Line(**_written(entry, file.at(side=key, row=number), ("effect",)))
            for number, entry in enumerate(_entries(content, key, file), 1)
        )
        for key in LINES
    }
    entries = enumerate(_entries(content, "route", file), 1)
    routes = [_route(entry, file.at(side="route", row=n)) for n, entry in entries]
    table = TradeTable(lines, tuple(routes))
    for row in table.every_row():
        row.check()
    return table


def _route(entry: Any, place: Place) -> Route:
    written = {key: value for key, value in entry.items() if key != "name"}
    return Route(name=_text(entry, "name", place), **_written(written, place, ROUTE_TEXTS))
