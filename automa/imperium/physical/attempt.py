"""What the person says cannot be done is taken back, as though it had not been tried.

While the automa's turn runs, `match.marks` are the points it can go back to: the start of the part that is being
resolved, of the row, of a step of its cleanup. Corrections hold at those points too, and so does what was seen of the
table before anything was changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any, TypeVar

from automa.imperium.match import Frame, Match
from automa.imperium.opponent.ground import Attempt
from automa.imperium.physical.places import CannotBe
from automa.imperium.position import Position

T = TypeVar("T")
# What is told again after it was taken back.
KEPT = "corrected"


class Refused(Exception):
    """The person says that this part, or nothing of this row, can be done."""

    def __init__(self, what: str) -> None:
        self.what = what


class Mark(Attempt):
    """A point to go back to. `seen` is what its ground has asked so far, `recall` gives that back to it."""

    def __init__(
        self,
        match: Match,
        what: str,
        frame: Frame | None,
        seen: Callable[[], Any],
        recall: Callable[[Any, Position], None],
    ) -> None:
        self.match = match
        self.what = what
        self.frame = frame
        self.seen = seen
        self.recall = recall
        self.refused = False

    def __enter__(self) -> Mark:
        self.it = self.frame.it[:] if self.frame else []
        self.moved = {name: cards[:] for name, cards in self.frame.memory.moved.items()} if self.frame else {}
        self.renew()
        self.match.marks.append(self)
        return self

    def renew(self) -> None:
        """Nothing has been done yet, but more is known."""
        self.position = self.match.p.copy()
        self.events = len(self.match.events)
        self.known = self.seen()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self.match.marks.remove(self)
        if not isinstance(error, Refused) or error.what != self.what:
            return False
        self._go_back()
        self.refused = True
        return True

    def _go_back(self) -> None:
        self.recall(self.known, self.position)
        self.match.p = self.position
        events = self.match.events
        events[self.events :] = [event for event in events[self.events :] if event["event"] == KEPT]
        if self.frame is not None:
            self.frame.it = self.it
            self.frame.memory.moved = self.moved


@contextmanager
def only_looking(match: Match) -> Iterator[None]:
    """What is seen inside was so before: it is still known after something was taken back."""
    untouched = [mark for mark in match.marks if mark.position == match.p]
    yield
    for mark in untouched:
        mark.renew()


def everywhere(match: Match, change: Callable[[Position], T]) -> T:
    """Changes the position, and those to go back to where that makes sense there; what the first came to."""
    result = change(match.p)
    for mark in match.marks:
        changed = mark.position.copy()
        with suppress(CannotBe):
            change(changed)
            mark.position = changed
    return result
