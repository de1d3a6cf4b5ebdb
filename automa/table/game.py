"""What a game must bring to the table."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from automa.table.decision import Decision, Option, Steps
from automa.table.errors import TableError


class Game(Protocol):
    """One running game over one position. Copies share nothing that changes."""

    @property
    def events(self) -> list[dict[str, Any]]: ...

    def run(self) -> Steps[None]:
        """Play on from the position. It must be startable wherever a decision of kind "turn" was pending."""

    def copy(self) -> Game: ...

    def position(self) -> dict[str, Any]: ...

    def view(self, seat: int) -> dict[str, Any]: ...

    def result(self) -> dict[str, Any] | None: ...

    def speak(self, decision: Decision, option: Option | None, language: str) -> str: ...

    def aside(self, ids: Sequence[str], language: str) -> tuple[Option, ...] | None:
        """What may be answered to any decision, beside its own options: the rules are sent these options then.

        None if the answer is not of that kind; a TableError if it is but cannot be.
        """

    def title(self, decision: Decision | None, picked: tuple[Option, ...], language: str) -> str:
        """An answer in a few words, whatever has happened since; a neutral word where the decision is not known."""

    def goes_on(self, decision: Decision, told: Sequence[dict[str, Any]]) -> bool:
        """Whether an instruction belongs to what is going on, after what was told just before it.

        Not if it begins something new, or if what was told is better not seen before its time.
        """

    def why_not(self, decision: Decision, option_id: str, language: str) -> str | None:
        """Why this is no option, if the game knows better than that it isn't listed."""

    def speak_event(self, event: dict[str, Any], language: str, viewer: int | None = None) -> str:
        """In full, or without what that seat may not know."""


class Rules(Protocol):
    """How games of one kind begin."""

    def new(self, config: dict[str, Any], seed: int) -> Game: ...

    def from_position(self, position: dict[str, Any], seed: int) -> Game: ...


_RULES: dict[str, Rules] = {}
_MODULES = {"imperium": "automa.imperium.game"}
DEFAULT = "imperium"


def register(name: str, rules: Rules) -> None:
    _RULES[name] = rules


def rules_of(name: object) -> Rules:
    """The rules of the game with this name; a game's module is only loaded when somebody sits down to it."""
    name = DEFAULT if name is None else name
    if not isinstance(name, str) or (name not in _RULES and name not in _MODULES):
        raise TableError(f"unknown game {name!r}; known: {', '.join(sorted({*_RULES, *_MODULES}))}")
    if name not in _RULES:
        import_module(_MODULES[name])
    return _RULES[name]
