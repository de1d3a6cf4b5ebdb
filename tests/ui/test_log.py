"""The log by touch."""

from __future__ import annotations

import pytest

from app.play import Play
from app.screens.log import turns_of
from automa.imperium.physical import correct
from tests.ui.driver import Ui
from tests.ui.layout import problems
from tests.ui.midgame import go_on, sit_at


@pytest.fixture
def play(ui: Ui) -> Play:
    """In the fourth round, with a correction in it."""
    play = sit_at(ui)
    go_on(ui, lambda table: table.view(0)["round"] == 4)
    play.answer(correct.tokens("goods", 2))
    ui.tap("go:log")
    return play


def test_nothing_has_happened_yet(ui: Ui) -> None:
    sit_at(ui)
    ui.tap("go:log")
    assert ui.shows("Nothing has happened yet.")


def test_the_newest_turn_is_first_and_each_turn_reads_forward(ui: Ui, play: Play) -> None:
    headings = [text for text in ui.texts() if text.startswith("ROUND")]
    assert headings[:2] == ["ROUND 4 · ROMANS", "ROUND 3 · MACEDONIANS"]
    turns = turns_of(play.table.happened())
    told = [play.table.told(event) for _, event in turns[-2].events if "→" not in play.table.told(event)]
    shown = [text for text in ui.texts() if text in told]
    assert len(told) > 5 and shown[: len(told)] == told


def test_every_event_is_in_one_turn_and_nothing_is_lost(ui: Ui, play: Play) -> None:
    told = [number for turn in turns_of(play.table.happened()) for number, _ in turn.events]
    headings = [n for n, event in enumerate(play.table.happened()) if event["event"] in ("round", "turn")]
    assert sorted(told + headings) == list(range(play.table.event_count))


def test_corrections_are_marked_and_can_be_seen_alone(ui: Ui, play: Play) -> None:
    ui.tap("filter:corrections")
    assert [text for text in ui.texts() if text.startswith("Corrected: goods 0")]
    assert len([text for text in ui.texts() if text.startswith("ROUND")]) == 1
    assert not ui.shows("reveal")


def test_one_round_and_only_the_automa(ui: Ui, play: Play) -> None:
    ui.tap("round:2")
    ui.tap("filter:automa")
    assert [text for text in ui.texts() if text.startswith("ROUND")] == ["ROUND 2 · MACEDONIANS"]
    ui.tap("round:2")
    assert len([text for text in ui.texts() if text.startswith("ROUND")]) > 1


def test_earlier_turns_come_when_wanted(ui: Ui, play: Play) -> None:
    before = len(ui.texts())
    ui.tap("earlier")
    assert len(ui.texts()) > before


def test_a_line_about_a_card_shows_the_card(ui: Ui, play: Play) -> None:
    number, event = next(
        line for turn in turns_of(play.table.happened())[-2:] for line in turn.events if line[1]["event"] == "row"
    )
    ui.tap(f"event:{number}")
    assert [key for key, _ in ui.app.shell.sheets] == [f"card:{event['card']}"]


def test_it_speaks_the_language_that_is_chosen_now(ui: Ui, play: Play) -> None:
    ui.app.prefer(language="es")
    ui.frames(4)
    assert ui.shows("Corregido") and ui.shows("macedonios") and not ui.shows("Macedonians")


@pytest.mark.parametrize(("size", "scale"), [((412, 892), 1.6), ((892, 412), 1.3), ((1280, 800), 2.0)])
def test_nothing_is_cut_or_in_the_way(ui: Ui, play: Play, size: tuple[int, int], scale: float) -> None:
    ui.resize(*size)
    try:
        ui.app.prefer(language="pt", text_size=scale)
        ui.frames(6)
        assert not problems(ui)
    finally:
        ui.resize(412, 892)
