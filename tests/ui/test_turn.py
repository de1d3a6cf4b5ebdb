"""The automa's turn by touch: die, cards, steps, why, can't, undo over everything, another language, another form."""

from __future__ import annotations

import pytest

from tests.ui.driver import Ui
from tests.ui.playing import Person

CTRL_Z, CTRL_Y = (122, "z"), (121, "y")


@pytest.fixture
def person(ui: Ui) -> Person:
    person = Person(ui)
    person.sit_down()
    return person


def at_an_instruction(person: Person) -> None:
    person.until(lambda: person.about.startswith("do_"))


def test_the_die_is_rolled_by_a_tap_by_a_face_or_by_a_key(person: Person) -> None:
    ui = person.ui
    person.tap("done")
    person.tap("die:3")
    assert ui.app.play.view["die"] == 3 and ui.shows("Slot 3 waits.")
    ui.tap("undo")
    ui.key(ord("2"), "2")
    assert ui.app.play.view["die"] == 2
    ui.tap("undo")
    person.tap("die")
    assert ui.app.play.view["die"] in range(1, 7)


def test_why_tells_the_row_and_those_passed_over(person: Person) -> None:
    at_an_instruction(person)
    person.ui.tap("why")
    assert person.ui.shows("Why row")
    person.ui.back()
    assert person.about.startswith("do_") and not person.ui.has("close")


def test_cannot_offers_what_follows_and_can_be_undone(person: Person) -> None:
    at_an_instruction(person)
    ui, play = person.ui, person.ui.app.play
    before = play.table.position()
    ui.tap("cannot")
    ui.tap("cannot:part")
    assert play.table.journal[-1] == ["cannot:part"]
    ui.tap("undo")
    assert play.table.position() == before


def test_undo_goes_back_over_the_whole_automa_turn_and_redo_forward(person: Person) -> None:
    ui, play = person.ui, person.ui.app.play
    start = play.table.position()
    person.tap("done")
    person.until(lambda: person.about == "your_solstice")
    end, answers = play.table.position(), len(play.table.journal)
    while play.table.can_undo:
        ui.key(*CTRL_Z, ("ctrl",))
    assert play.table.position() == start and ui.shows("Your turn")
    while play.table.can_redo:
        ui.key(*CTRL_Y, ("ctrl",))
    assert (play.table.position(), len(play.table.journal)) == (end, answers)


def test_undo_held_lists_what_can_be_taken_back_by_title(person: Person) -> None:
    ui = person.ui
    person.tap("done")
    person.tap("die:3")
    ui.hold("undo")
    assert ui.shows("My turn is done")
    ui.tap("undo:2")
    assert person.about == "your_turn"


def test_the_language_changes_in_the_middle_with_all_texts(person: Person) -> None:
    at_an_instruction(person)
    ui = person.ui
    ui.app.prefer(language="pt")
    ui.frames(3)
    assert ui.shows("Turno do autômato") and ui.shows("Feito")
    assert ui.app.play.pending.prompt.split(".")[0] in " ".join(ui.texts())
    ui.app.prefer(language="es")
    ui.frames(3)
    assert ui.shows("Turno del autómata") and ui.shows("Hecho")


def test_rotating_keeps_the_step_and_everything_in_reach(person: Person) -> None:
    at_an_instruction(person)
    ui, about = person.ui, person.about
    try:
        for size in ((892, 412), (1280, 800), (412, 892)):
            ui.resize(*size)
            assert person.about == about
            done = ui.find("done")
            x, y = done.to_window(done.x, done.y)
            assert x >= 0 and x + done.width <= size[0] and y >= 0 and y + done.height <= size[1]
    finally:
        ui.resize(412, 892)
    person.tap("done")
    assert len(ui.app.play.table.journal) > 1


def test_escape_leaves_step_by_step_and_never_answers(person: Person) -> None:
    at_an_instruction(person)
    ui, play = person.ui, person.ui.app.play
    answers = len(play.table.journal)
    ui.tap("why")
    ui.back()
    ui.tap("go:automa")
    ui.back()
    assert ui.has("done")
    ui.back()
    assert ui.has("continue") and not ui.close_requested
    assert len(play.table.journal) == answers


@pytest.mark.parametrize(("pace", "way"), [("card", "guide"), ("turn", "brain")])
def test_a_faster_pace_shows_everything_before_it_is_done_at_once(ui: Ui, pace: str, way: str) -> None:
    person = Person(ui)
    person.sit_down(way)
    ui.app.prefer(pace=pace)
    person.tap("done")
    person.tap("die:6")
    before, answers = person.taps, len(ui.app.play.table.journal)
    together = 0
    while person.about != "your_solstice":
        given = len(ui.app.play.table.journal)
        prompt = ui.app.play.pending.prompt.split(".")[0]
        ahead = [decision.prompt.split(".")[0] for decision in ui.app.play.table.ahead()]
        if person.about.startswith("do_"):
            assert all(ui.shows(words) for words in [prompt, *ahead])
        person.answer()
        together = max(together, len(ui.app.play.table.journal) - given)
    assert together > 1
    assert person.taps - before < len(ui.app.play.table.journal) - answers


def test_the_keyboard_alone_plays_a_turn(person: Person) -> None:
    ui = person.ui
    enter = 13
    for _ in range(60):
        if person.about == "market_slot":
            person.answer()
        else:
            ui.key(enter)
        if person.about == "your_solstice":
            return
    raise AssertionError(f"stuck at {person.about}")
