"""State a position, answer decisions, compare. The rest of the table takes plain defaults.

table = given(me(hand=["1ROM16"], materials=3), market=["1UNC3", "1REG4"])
table.do("play:1ROM16", "option:1", "card:1UNC3@market")
assert "1UNC3" in table.me.hand
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from automa.imperium.cards import Library
from automa.imperium.game import ImperiumGame
from automa.imperium.match import Match
from automa.imperium.position import Position, Seat
from automa.table import Decision, Table, TableError

__all__ = ["Scenario", "TableError", "given", "in_play", "me", "retold", "slot"]

RESOURCES = ("materials", "population", "progress", "goods")
# Enough unrest for anything to happen without a collapse.
PLENTY = ["UNR"] * 20
# Cards of the Classics commons that no other default uses, so that decks are not empty by accident.
MAIN = ["1TRI1", "1TRI2", "1TRI4", "1TRI6", "1TRI7", "1TRI8", "1TRI9", "1TRI11"]


def me(nation: str = "romans", power: str = "B", **parts: Any) -> dict[str, Any]:
    """A seat: zones by name, resources by name, `play` as card ids or `in_play(...)`."""
    resources = {name: parts.pop(name) for name in RESOURCES if name in parts}
    play = [card if isinstance(card, dict) else in_play(card) for card in parts.pop("play", ())]
    return {"nation": nation, "power": power, "resources": resources, "play": play, **parts}


def in_play(card: str, *garrison: str, exhausted: bool = False, **tokens: int) -> dict[str, Any]:
    return {"card": card, "garrison": list(garrison), "tokens": tokens, "exhausted": exhausted}


def slot(card: str | None, *unrest: str, **tokens: int) -> dict[str, Any]:
    return {"card": card, "tokens": tokens, "unrest": list(unrest)}


class Scenario:
    """A table with shorthands for tests."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def pending(self) -> Decision:
        assert self.table.pending is not None, "the game is over"
        return self.table.pending

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.pending.options]

    @property
    def position(self) -> Position:
        return self.table._game.match.p  # type: ignore[attr-defined,no-any-return]

    @property
    def me(self) -> Seat:
        return self.position.seats[0]

    @property
    def other(self) -> Seat:
        return self.position.seats[1]

    def do(self, *answers: str | list[str]) -> Scenario:
        """Answer one decision after the other; a list picks several options of one decision."""
        for answer in answers:
            self.table.answer([answer] if isinstance(answer, str) else answer)
        return self

    def events(self, name: str) -> list[dict[str, Any]]:
        return [event for event in self.table.events_since(0) if event["event"] == name]


def given(
    *seats: dict[str, Any],
    market: list[str | dict[str, Any]] | None = None,
    seed: int = 1,
    phase: str = "activate",
    turn: int = 0,
    options: dict[str, Any] | None = None,
    **parts: Any,
) -> Scenario:
    """A table for the seats (by default Romans and Celts), the market and piles by name; the rest is plain."""
    named = ("region", "uncivilised", "civilised", "fame", "exile", "chaos")
    piles = {name: parts.pop(name) for name in named if name in parts}
    piles["unrest"] = parts.pop("unrest", PLENTY)
    piles["main"] = parts.pop("main", MAIN)
    placed = list(seats) or [me()]
    if len(placed) == 1 and parts.get("mode") != "training":
        placed.append(me("celts" if placed[0]["nation"] != "celts" else "romans"))
    cards = [card if isinstance(card, dict) else slot(card) for card in market or []]
    position = {
        "turn": {"seat": turn, "phase": phase},
        "seats": placed,
        "market": cards,
        "piles": piles,
        "options": options or {},
        **parts,
    }
    return Scenario(Table.from_position(position, seed=seed))


def retold(table: Scenario, card: str, **texts: Any) -> Scenario:
    """The same position with other texts on one card: for rules that no card of these boxes calls upon."""
    game = ImperiumGame(Match(table.position.copy(), table.table.seed))
    game.match.library = Library()
    game.match.library.cards[card] = replace(game.match.library[card], texts=texts)
    return Scenario(Table(game, table.table.seed, config=None, position=None))
