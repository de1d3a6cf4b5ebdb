"""A game that is under way: what is not tested is answered at the table itself, which is quicker than by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.play import Play
from automa.table import Decision, Table
from tests.ui.driver import Ui

LONGEST = 2000  # answers
OBVIOUS = ("done", "right", "roll", "no")


def sit_at(
    ui: Ui,
    way: str = "brain",
    seed: int = 3,
    automa: str = "macedonians",
    level: str = "imperator",
    human: str = "romans",
    **more: Any,
) -> Play:
    """A new game, at its first turn."""
    from app.screens.checklist import LAID_OUT
    from app.screens.turn import Turn

    ui.tap("continue")
    seats = [{"nation": human}, {"nation": automa, "kind": "automa"}]
    config = {"mode": "physical", "way": way, "difficulty": level, "seats": seats, "seed": seed, **more}
    play = ui.app.play = Play.begin(ui.app.store, config, ui.app.shell.refresh)
    play.game.note(LAID_OUT, True)
    ui.app.shell.go(Turn(ui.app))
    ui.frames(3)
    return play


def go_on(ui: Ui, until: Callable[[Table], bool]) -> None:
    """As somebody plays who always does the obvious."""
    play = ui.app.play
    assert play is not None
    for _ in range(LONGEST):
        if play.pending is None or until(play.table):
            break
        play.table.answer(obvious(play.pending))
    assert until(play.table)
    ui.app.shell.refresh()
    ui.frames(4)


def obvious(decision: Decision) -> list[str]:
    for name in OBVIOUS:
        if decision.option(name):
            return [name]
    return [decision.options[0].id] if decision.picks[0] else []


def asks(about: str) -> Callable[[Table], bool]:
    return lambda table: table.pending is not None and table.pending.about == about
