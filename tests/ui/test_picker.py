"""Choosing a card by touch: in one tap, by icon, by name, by keyboard."""

from __future__ import annotations

import pytest
from kivy.metrics import dp

from app.play import Play
from app.widgets.card import CardFace
from app.widgets.field import SearchField
from automa.imperium.cards import library
from tests.ui.driver import Ui
from tests.ui.midgame import asks, go_on, sit_at

ENTER, ESCAPE, DOWN, SLASH = 13, 27, 274, ord("/")


@pytest.fixture
def play(ui: Ui) -> Play:
    """Guide, at the question which card was turned over in a slot."""
    play = sit_at(ui, "guide")
    go_on(ui, asks("slot_card"))
    return play


def tiles(ui: Ui) -> list[str]:
    return [name for name in ui.names() if name.startswith("card:")]


def names_shown(ui: Ui) -> set[str]:
    return {library()[tile.partition(":")[2]].name for tile in tiles(ui)}


def search_field(ui: Ui) -> SearchField:
    return ui.find("search")


def test_one_tap_picks_a_card(ui: Ui, play: Play) -> None:
    ui.tap("card:1MAC17")
    assert play.table.journal[-1] == ["card:1MAC17"]
    ui.tap("undo")
    assert play.pending.about == "slot_card"


def test_cards_that_look_the_same_are_one_tile_that_says_how_many(ui: Ui, play: Play) -> None:
    unseen = play.view["seats"][1]["unseen"]
    faces = {face.card.name: face.on_card.times for face in ui.widgets() if isinstance(face, CardFace)}
    assert faces == {name: sum(library()[card].name == name for card in unseen) for name in faces}
    assert max(faces.values()) > 1 and sum(faces.values()) == len(unseen)


def test_a_tile_is_large_enough_for_a_thumb(ui: Ui, play: Play) -> None:
    for face in (face for face in ui.widgets() if isinstance(face, CardFace)):
        assert face.width >= dp(184) and face.height >= dp(76)
    small = [tap.name for tap in ui.app.shell.taps() if min(tap.size) < dp(48)]
    assert not small


def test_two_icons_are_both_wanted(ui: Ui, play: Play) -> None:
    everything = names_shown(ui)
    ui.tap("filter:region")
    regions = names_shown(ui)
    assert regions == {name for name in everything if "region" in suits(name)}
    ui.tap("filter:river")
    assert names_shown(ui) == {"Haliacmon Valley"}
    assert not ui.has("filter:unrest")  # would leave nothing
    ui.tap("filter:all")
    assert names_shown(ui) == everything


def suits(name: str) -> tuple[str, ...]:
    return next(card.suits for card in library().cards.values() if card.name == name)


def test_a_name_in_any_language_is_found_by_two_letters_without_accents(ui: Ui, play: Play) -> None:
    ui.tap("search")
    ui.type("av")
    assert names_shown(ui) == {"Advance"}  # Avançar, Avance
    ui.tap("search:clear")
    ui.type("VAN")
    assert names_shown(ui) == {"Advance"}


def test_what_is_not_found_is_said(ui: Ui, play: Play) -> None:
    ui.tap("search")
    ui.type("xyzzy")
    assert not tiles(ui) and ui.shows("No card like that.")


def test_the_keyboard_searches_and_picks(ui: Ui, play: Play) -> None:
    ui.key(SLASH, "/")
    ui.frames(2)
    assert search_field(ui).typing.focus and not search_field(ui).typing.text
    ui.type("pelag")
    ui.key(ENTER)
    assert play.table.journal[-1] == ["card:1MAC20"]


def test_arrows_and_enter_pick(ui: Ui, play: Play) -> None:
    first = tiles(ui)[0]
    for _ in range(len(ui.names())):
        ui.key(DOWN)
        if ui.find(first).focused:
            break
    ui.key(ENTER)
    assert play.table.journal[-1] == [first]


def test_escape_leaves_the_search_and_nothing_else(ui: Ui, play: Play) -> None:
    ui.tap("search")
    ui.type("ph")
    ui.key(ESCAPE)
    assert not search_field(ui).typing.focus
    assert names_shown(ui) == {"Phalanx", "Philip II"} and play.pending.about == "slot_card"


def test_what_was_sought_survives_a_rotation(ui: Ui, play: Play) -> None:
    ui.tap("filter:pinned")
    ui.tap("search")
    ui.type("or")
    shown = tiles(ui)
    ui.resize(892, 412)
    try:
        assert tiles(ui) == shown and search_field(ui).typing.text == "or" and search_field(ui).typing.focus
        ui.type("es")
        assert names_shown(ui) == {"Orestis"}
    finally:
        ui.resize(412, 892)


def test_the_next_question_starts_afresh(ui: Ui, play: Play) -> None:
    ui.tap("filter:pinned")
    ui.tap(tiles(ui)[0])
    go_on(ui, asks("slot_card"))
    assert not search_field(ui).typing.text and ui.find("filter:all").name in ui.names()
    assert len(names_shown(ui)) > 3


def test_a_long_list_comes_in_parts(ui: Ui) -> None:
    sit_at(ui, "brain")
    go_on(ui, asks("market_slot"))
    first = len(tiles(ui))
    ui.tap("more:here")
    assert len(tiles(ui)) > first


def test_there_may_be_no_card(ui: Ui) -> None:
    play = sit_at(ui, "brain")
    go_on(ui, asks("market_slot"))
    ui.tap("none")
    assert play.table.journal[-1] == ["none"]


def test_a_card_that_was_seen_already_is_picked_by_a_correction(ui: Ui) -> None:
    play = sit_at(ui, "guide")
    go_on(ui, lambda table: asks("slot_card")(table) and bool(table.view(0)["seats"][1]["discard"]))
    slot = play.pending.data["slot"]
    seen = play.view["seats"][1]["discard"][0]
    ui.tap("group:more-0")
    ui.tap(f"more-0:card:{seen}")
    assert play.table.position()["seats"][1]["slots"][slot - 1] == seen
    assert seen not in play.view["seats"][1]["discard"]
    assert play.pending.about == "do_automa_reveals"
    ui.tap("snack")
    assert play.pending.about == "slot_card"


def test_any_other_card_can_be_picked_too(ui: Ui, play: Play) -> None:
    ui.tap("search")
    ui.type("elders")
    ui.key(ENTER)
    slot = play.view["seats"][1]["slots"][0]
    assert slot is not None and play.table.position()["seats"][1]["slots"][0] == "1UNC3"
