"""Setting up a game at the table, by touch."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.core.window import Window

from app.choices import KEY, Shelf
from app.screens.checklist import Checklist
from app.screens.set_up import SetUp
from app.widgets.text import Text
from tests.ui.driver import Ui


@pytest.fixture
def set_up(ui: Ui) -> Ui:
    ui.tap("continue")
    ui.tap("new:table")
    return ui


def config(ui: Ui) -> dict[str, Any]:
    """Of the newest game."""
    return ui.app.store.in_progress()[0].config


def seats(ui: Ui) -> list[str]:
    return [seat["nation"] for seat in config(ui)["seats"]]


def again(ui: Ui) -> None:
    """From the checklist home, and to a new set-up."""
    ui.tap("step:shared:commons")
    ui.back()
    ui.tap("new:table")


def test_a_newcomer_is_at_the_table_in_four_taps(ui: Ui) -> None:
    for name in ("continue", "new:table", "lay-out", "laid-out"):
        ui.tap(name)
    assert seats(ui) == ["romans", "macedonians"]
    chosen = config(ui)
    assert (chosen["difficulty"], chosen["way"], chosen["seats"][0]["power"]) == ("chieftain", "brain", "B")
    assert type(ui.app.shell.screen).__name__ == "Turn"
    ui.back()
    assert ui.has("new:table"), "back from the game leads home"


def test_what_is_chosen_is_played_and_remembered(set_up: Ui) -> None:
    for name in ("side:A", "level:overlord", "way:guide", "commons:legends"):
        set_up.tap(name)
    assert set_up.shows("Overlord") and set_up.shows("6 slots · 5 cards a turn")
    set_up.tap("lay-out")
    chosen = config(set_up)
    assert (chosen["seats"][0]["power"], chosen["difficulty"]) == ("A", "overlord")
    assert (chosen["way"], chosen["commons"]) == ("guide", "legends")
    again(set_up)
    set_up.tap("lay-out")
    assert config(set_up) == chosen


def test_nations_are_chosen_from_their_boxes(set_up: Ui) -> None:
    set_up.tap("nation:you")
    assert set_up.shows("CLASSICS") and set_up.shows("LEGENDS")
    set_up.tap("nation:qin")
    set_up.tap("automa:choose")
    set_up.tap("nation:celts")
    set_up.tap("lay-out")
    assert seats(set_up) == ["qin", "celts"]


def test_two_who_want_the_same_nation_change_places(set_up: Ui) -> None:
    set_up.tap("nation:you")
    assert set_up.shows("the automa’s now")
    set_up.tap("nation:macedonians")
    assert set_up.shows("You have the Macedonians now: the automa takes the Romans.")
    set_up.tap("way:guide")
    assert not set_up.shows("takes the Romans"), "told once"
    set_up.tap("lay-out")
    assert seats(set_up) == ["macedonians", "romans"]


def test_the_automas_nation_can_be_drawn(set_up: Ui) -> None:
    set_up.tap("automa:draw")
    number = len(Shelf(set_up.app.preferences.boxes).against("romans", trade_routes=False))
    assert set_up.shows("By lot") and set_up.shows(f"{number} nations")
    set_up.tap("lay-out")
    yours, its = seats(set_up)
    assert yours == "romans" != its
    again(set_up)
    assert set_up.shows("By lot")


def test_trade_routes_are_switched_and_brought_by_a_nation_that_needs_them(set_up: Ui) -> None:
    set_up.tap("trade-routes")
    set_up.tap("commons:horizons")
    set_up.tap("lay-out")
    options = set_up.app.play.table.position()["options"]
    assert options["trade_routes"] and set_up.app.play.table.position()["commons"] == "horizons"
    again(set_up)
    set_up.tap("trade-routes")
    set_up.tap("nation:automa")
    set_up.tap("nation:wagadou")
    assert set_up.shows("need Trade Routes. Switched on.")
    set_up.tap("trade-routes")  # can't be switched off
    set_up.tap("lay-out")
    assert set_up.app.play.table.position()["options"]["trade_routes"]


def test_only_what_is_owned_is_offered(ui: Ui) -> None:
    ui.tap("box:legends")
    ui.tap("box:horizons")
    ui.tap("continue")
    ui.tap("new:table")
    assert not ui.has("commons:classics"), "there is only one set"
    ui.tap("rules")
    assert ui.shows("cards as first printed"), "the replacements are in the Horizons box"
    ui.tap("nation:automa")
    assert ui.has("nation:persians") and not ui.has("nation:qin")


def test_where_no_nation_is_known_the_page_says_so(set_up: Ui) -> None:
    set_up.tap("level:warlord")
    set_up.tap("lay-out")
    set_up.app.prefer(boxes=())
    set_up.app.shell.replace(SetUp(set_up.app))
    set_up.frames(3)
    assert set_up.shows("does not know the nations")
    assert not set_up.has("lay-out") and not set_up.has("before"), "also after other games"
    set_up.tap("boxes")
    assert set_up.has("continue")


def test_what_is_no_longer_owned_is_replaced_with_a_line(set_up: Ui) -> None:
    set_up.tap("nation:you")
    set_up.tap("nation:utopians")
    set_up.tap("commons:legends")
    set_up.tap("lay-out")
    set_up.app.prefer(boxes=("classics",))
    again(set_up)
    assert set_up.shows("The Utopians are not in your boxes: the Romans instead.")
    assert set_up.shows("Common cards of Classics, a box that you own.")
    set_up.tap("lay-out")
    assert seats(set_up) == ["romans", "macedonians"] and config(set_up)["commons"] == "classics"


def test_earlier_set_ups_are_a_tap_away(set_up: Ui) -> None:
    assert not set_up.has("before")
    set_up.tap("lay-out")
    again(set_up)
    set_up.tap("level:warlord")
    set_up.tap("way:guide")
    set_up.tap("lay-out")
    again(set_up)
    assert isinstance(set_up.app.shell.screen, SetUp) and set_up.app.shell.screen.choices.way == "guide"
    set_up.tap("before")
    assert set_up.shows("Romans B v Macedonians") and set_up.shows("Chieftain · Brain")
    set_up.tap("before:0")
    assert set_up.app.shell.screen.choices.way == "brain" and not set_up.has("before:0")


def test_damaged_memory_is_no_obstacle(set_up: Ui) -> None:
    set_up.tap("lay-out")
    for damaged in ("x", [1, {"nation": ["romans"]}], {"nation": "romans"}):
        set_up.app.store.set_setting(KEY, damaged)
        screen = SetUp(set_up.app)
        assert screen.choices.nation == "romans" and not screen.repairs


def test_rules_and_replacement_cards_are_folded_away(set_up: Ui) -> None:
    assert not set_up.has("edition:2021")
    set_up.tap("rules")
    set_up.tap("edition:2021")
    assert set_up.shows("Rules: 2021 · cards as first printed")
    set_up.tap("replacements")
    assert set_up.shows("Rules: 2021 · with replacement cards")
    set_up.tap("lay-out")
    assert (config(set_up)["edition"], config(set_up)["originals"]) == ("2021", False)


def test_variants_are_folded_under_the_rules_and_remembered(set_up: Ui) -> None:
    assert not set_up.has("variant:fast")
    set_up.tap("rules")
    set_up.tap("variant:precious_cards")
    set_up.tap("variant:fast")
    assert set_up.shows("with replacement cards · Precious cards · Fast game")
    set_up.tap("lay-out")
    assert config(set_up)["variants"] == ["precious_cards", "fast"]
    again(set_up)
    assert set_up.app.shell.screen.choices.variants == ("precious_cards", "fast")
    set_up.app.prefer(language="pt")
    set_up.frames(3)
    assert set_up.shows("Cartas preciosas · Partida rápida")


def test_a_variant_that_is_not_possible_is_switched_off_with_a_line(set_up: Ui) -> None:
    set_up.tap("nation:you")
    set_up.tap("nation:utopians")
    set_up.tap("rules")
    set_up.tap("variant:fast")
    assert set_up.shows("Fast game: not with the Utopians. Switched off.")
    set_up.tap("variant:quick_setup")
    assert not set_up.shows("Switched off"), "told once"
    set_up.tap("lay-out")
    assert config(set_up)["variants"] == ["quick_setup"]


def test_choices_survive_a_new_language_and_a_turned_device(set_up: Ui) -> None:
    set_up.tap("level:sovereign")
    set_up.app.prefer(language="es")
    set_up.frames(3)
    assert set_up.shows("Soberano") and set_up.shows("Tú juegas con")
    try:
        set_up.resize(892, 412)
        assert set_up.shows("Soberano")
        set_up.tap("lay-out")
    finally:
        set_up.resize(412, 892)
    assert config(set_up)["difficulty"] == "sovereign" and config(set_up)["language"] == "es"


@pytest.mark.parametrize("language", ("en", "pt", "es"))
@pytest.mark.parametrize(
    ("width", "height", "scale"), [(412, 892, 1.0), (412, 892, 2.0), (892, 412, 1.6), (1280, 800, 1.0)]
)
def test_nothing_is_wider_than_its_place(ui: Ui, language: str, width: int, height: int, scale: float) -> None:
    ui.tap("continue")
    ui.app.prefer(language=language, text_size=scale)
    try:
        ui.resize(width, height)
        ui.tap("new:table")
        ui.tap("way:guide")
        ui.tap("rules")
        assert not too_wide(ui)
        ui.tap("nation:automa")
        assert not too_wide(ui)
        ui.tap("nation:atlanteans")
        ui.tap("lay-out")
        assert isinstance(ui.app.shell.screen, Checklist)
        ui.tap("fold:automa") if ui.has("fold:automa") else None
        assert not too_wide(ui)
    finally:
        ui.resize(412, 892)


def too_wide(ui: Ui) -> list[str]:
    """Words that leave the window or the place that they were given."""
    found = []
    for text in ui.widgets():
        if isinstance(text, Text) and text.text:
            left = text.to_window(*text.pos)[0]
            if text.texture_size[0] > text.width + 1 or left < 0 or left + text.width > Window.width + 1:
                found.append(text.text)
    return found
