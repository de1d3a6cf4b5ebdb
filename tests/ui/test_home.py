"""From a fresh device to the automa's turn, and back to it."""

from __future__ import annotations

from tests.ui.driver import Ui
from tests.ui.playing import Person

MOST_TAPS = 12


def test_from_a_fresh_install_to_the_first_automa_turn_in_few_taps(ui: Ui) -> None:
    person = Person(ui)
    person.sit_down()
    person.tap("done")
    assert person.about == "die" and ui.has("die:roll")
    assert person.taps <= MOST_TAPS
    assert person.taps == 5


def test_home_goes_on_where_it_was_left_in_one_tap(ui: Ui) -> None:
    person = Person(ui)
    person.sit_down()
    person.tap("done")
    ui.back()
    assert ui.shows("Romans v Macedonians") and ui.shows("Round 1 · the automa’s turn")
    ui.tap("continue")
    assert person.about == "die"


def test_a_game_set_aside_can_be_brought_back(ui: Ui) -> None:
    person = Person(ui)
    person.sit_down()
    for name in ("menu", "game-end", "end:set-aside"):
        ui.tap(name)
    assert not ui.has("continue")
    ui.tap("snack")
    assert ui.has("continue")


def test_what_is_not_built_is_not_shown(ui: Ui) -> None:
    ui.tap("continue")
    assert not ui.has("new:round")


def test_only_owned_boxes_are_offered(ui: Ui) -> None:
    ui.tap("box:legends")
    ui.tap("box:horizons")
    ui.tap("continue")
    assert ui.app.preferences.boxes == ("classics",)
    ui.tap("new:table")
    ui.tap("nation:you")
    assert ui.shows("Celts") and not ui.shows("Egyptians")
