"""A person at the table who answers by touch: taps what the screen offers for each question."""

from __future__ import annotations

from collections.abc import Callable

from tests.ui.driver import Ui

LONGEST = 1500  # taps of a whole game


class Person:
    """Taps the obvious; counts taps."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.taps = 0

    @property
    def about(self) -> str:
        play = self.ui.app.play
        assert play is not None
        return play.pending.about if play.pending is not None else "over"

    def tap(self, name: str) -> None:
        self.ui.tap(name)
        self.taps += 1

    def sit_down(self, way: str = "brain") -> None:
        """From a fresh device to the first turn, by the defaults."""
        for name in ("continue", "new:table"):
            self.tap(name)
        if way != "brain":
            self.tap(f"way:{way}")
        for name in ("lay-out", "laid-out"):
            self.tap(name)

    def answer(self) -> None:
        """One tap in answer to whatever is asked."""
        names = self.ui.names()
        for name in ("done", "die:roll", "yes", "number:1", "number:0"):
            if name in names:
                self.tap(name)
                return
        first = next((name for name in names if name.startswith(("card:", "human_state:", "which_resource:"))), None)
        self.tap(first or "none")

    def until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            assert self.taps < LONGEST, f"no end after {self.taps} taps, at {self.about}"
            self.answer()
            if self.about in ("reveal", "over"):
                self.ui.frames(2)
