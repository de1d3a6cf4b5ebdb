"""A decision: whose it is, what it is about, and every legal option. Nothing else ever asks a player anything."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

KINDS = ("turn", "option", "cards", "amount", "confirm", "observe")


class Option:
    """One legal answer. `data` is what the rules and the screen need to know of it, `says` what a label is made of."""

    __slots__ = ("_decision", "data", "id", "says")

    _decision: Decision

    def __init__(self, id: str, says: Any = None, **data: Any) -> None:
        self.id = id
        self.says = says
        self.data = data

    @property
    def label(self) -> str:
        """What the option says, in the language of the table."""
        return self._decision.label(self)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Decision:
    """Pick `min` to `max` of the options. For kind "amount", min and max are the range and one option is picked.

    `about` names what is asked, `data` and `says` what it is asked of; words are only made when somebody reads them.
    """

    __slots__ = ("_speaker", "about", "data", "kind", "max", "min", "options", "says", "seat", "source")

    def __init__(
        self,
        seat: int,
        kind: str,
        about: str,
        options: Sequence[Option],
        *,
        least: int = 1,
        most: int = 1,
        source: str | None = None,
        says: Any = None,
        **data: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.options = list(options)
        self.min = least
        self.max = most
        self.source = source
        self.says = says
        self.data = data
        self._speaker: Speaker | None = None
        for option in self.options:
            option._decision = self

    def spoken_by(self, speaker: Speaker) -> Decision:
        self._speaker = speaker
        return self

    @property
    def prompt(self) -> str:
        return self._speaker(self, None) if self._speaker else self.about

    def label(self, option: Option) -> str:
        return self._speaker(self, option) if self._speaker else option.id

    @property
    def picks(self) -> tuple[int, int]:
        """How many options an answer holds."""
        return (1, 1) if self.kind == "amount" else (self.min, self.max)

    def option(self, option_id: str) -> Option | None:
        return next((option for option in self.options if option.id == option_id), None)

    def as_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "about": self.about,
            "prompt": self.prompt,
            "source": self.source,
            "min": self.min,
            "max": self.max,
            "options": [{"id": option.id, "label": option.label, **option.data} for option in self.options],
        }


Speaker = Callable[[Decision, Option | None], str]

# Rules are written as generators: they hand out a decision and are sent the options picked.
Steps = Generator[Decision, tuple[Option, ...], T]
