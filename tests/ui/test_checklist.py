"""Laying out the table, by touch."""

from __future__ import annotations

import pytest

from app.screens.checklist import Checklist, needs_laying_out
from tests.ui.driver import Ui

ENTER = 13


@pytest.fixture
def laying(ui: Ui) -> Ui:
    for name in ("continue", "new:table", "lay-out"):
        ui.tap(name)
    return ui


def checklist(ui: Ui) -> Checklist:
    screen = ui.app.shell.screen
    assert isinstance(screen, Checklist)
    return screen


def test_steps_are_ticked_one_by_one(laying: Ui) -> None:
    assert laying.shows("0 / 19") and laying.shows("Common cards of Classics")
    laying.tap("step:shared:commons")
    assert laying.shows("1 / 19") and checklist(laying).next.about == "unrest"
    laying.tap("step:shared:fame")
    assert checklist(laying).next.about == "unrest", "any order will do"
    laying.tap("step:shared:commons")
    assert laying.shows("1 / 19") and checklist(laying).next.about == "commons"


def test_a_group_is_ticked_by_its_heading_and_folds(laying: Ui) -> None:
    assert not laying.has("step:yours:power"), "only the group with the next step is open"
    laying.tap("group:shared")
    assert laying.shows("9 / 19") and not laying.has("step:shared:commons") and laying.has("step:yours:power")
    laying.tap("group:shared")
    assert laying.has("step:shared:commons"), "a full group is unfolded by its heading"
    laying.tap("step:shared:commons")
    assert laying.shows("8 / 19")


def test_a_group_ticked_by_mistake_is_taken_back(laying: Ui) -> None:
    laying.tap("step:shared:unrest")
    laying.tap("group:shared")
    assert laying.shows("8 steps ticked.")
    laying.tap("snack")
    assert checklist(laying).ticks == ["shared:unrest"]


def test_groups_are_folded_by_hand(laying: Ui) -> None:
    laying.tap("fold:automa")
    assert laying.has("step:automa:boxed") and laying.has("step:shared:commons")
    laying.tap("fold:shared")
    assert not laying.has("step:shared:commons")


def test_ticks_survive_leaving(laying: Ui) -> None:
    laying.tap("step:shared:commons")
    laying.back()
    assert laying.has("continue")
    laying.tap("continue")
    assert checklist(laying).ticks == ["shared:commons"]
    laying.app.prefer(language="pt", text_size=1.6)
    laying.frames(3)
    assert laying.shows("1 / 19") and laying.shows("Pilha da desordem")


def test_back_from_an_untouched_table_changes_the_set_up(laying: Ui) -> None:
    laying.back()
    assert laying.has("lay-out") and not laying.app.store.in_progress()
    laying.tap("lay-out")
    laying.tap("step:shared:commons")
    laying.tap("back")
    assert len(laying.app.store.in_progress()) == 1 and laying.has("new:table")
    laying.tap("continue")
    laying.tap("step:shared:commons")
    laying.back()
    assert laying.app.store.in_progress(), "one that was come back to is not a new one"


def test_all_laid_out_leads_to_the_turn_for_good(laying: Ui) -> None:
    play = laying.app.play
    assert play is not None and needs_laying_out(play)
    laying.tap("laid-out")
    assert type(laying.app.shell.screen).__name__ == "Turn" and not needs_laying_out(play)
    laying.back()
    laying.tap("continue")
    assert type(laying.app.shell.screen).__name__ == "Turn"


def test_enter_ticks_along(laying: Ui) -> None:
    laying.key(ENTER)
    assert checklist(laying).ticks == ["shared:commons"]
    checklist(laying)._tick([step.key for step in checklist(laying).steps[:18]], True)
    laying.frames(2)
    laying.key(ENTER)
    assert laying.shows("19 / 19") and checklist(laying).next is None
    laying.key(ENTER)
    assert type(laying.app.shell.screen).__name__ == "Turn"


def test_the_next_step_comes_into_view(laying: Ui) -> None:
    laying.app.play.game.note("ticks", [step.key for step in checklist(laying).steps[:7]])
    laying.app.shell.refresh()
    laying.frames(3)
    laying.tap("step:shared:markers")
    laying.wait(0.5)
    row = laying.find("step:shared:solstice")
    bottom = row.to_window(*row.pos)[1]
    button = laying.find("laid-out")
    assert bottom > button.to_window(*button.pos)[1] + button.height


def test_a_nations_exceptions_wear_its_code(ui: Ui) -> None:
    for name in ("continue", "new:table", "nation:automa", "nation:atlanteans", "way:guide", "lay-out", "fold:automa"):
        ui.tap(name)
    marked = [step.about for step in checklist(ui).steps if step.exception == "atlanteans"]
    assert marked == ["dynasty-regions", "state"]
    assert ui.texts().count("ATL") == 2


def test_order_is_drawn(ui: Ui) -> None:
    for name in ("continue", "new:table", "way:guide", "lay-out", "fold:automa"):
        ui.tap(name)
    texts = ui.texts()
    # The best development lies on top, below it the others down to the least; the nation cards lie over them all.
    assert texts.index("3 nation cards, face down") < texts.index("Alexander, face up")
    assert texts.index("Alexander, face up") < texts.index("Alexandria in Ariana") < texts.index("Parmenion")
    ui.tap("step:automa:dynasty-developments")
    ui.tap("step:automa:dynasty-accession")
    assert "Parmenion" not in ui.texts()
