"""The automa's area by touch: what it shows, and putting it right."""

from __future__ import annotations

import pytest

from app.play import AUTOMA, Play
from automa.imperium.physical import correct
from tests.ui.driver import Ui
from tests.ui.layout import problems
from tests.ui.midgame import asks, go_on, sit_at


@pytest.fixture
def play(ui: Ui) -> Play:
    play = sit_at(ui)
    ui.tap("go:automa")
    return play


def area(play: Play) -> dict:
    return play.view["seats"][AUTOMA]


def test_it_shows_tokens_piles_and_points(ui: Ui, play: Play) -> None:
    assert ui.shows("Macedonians") and ui.shows("Barbarian") and ui.shows("Unrest left")
    assert str(play.view["unrest_left"]) in ui.texts()
    assert str(area(play)["score"]["total"]).replace("-", "−") in ui.texts()
    assert {"pile:deck", "pile:discard", "pile:history", "pile:dynasty", "pile:exile"} <= set(ui.names())
    assert not ui.has("tokens:progress:more") and not ui.has("flip")


def test_a_token_more_is_one_journal_entry_with_a_title_and_can_be_undone(ui: Ui, play: Play) -> None:
    before = area(play)["resources"]["progress"]
    ui.tap("pencil")
    ui.tap("tokens:progress:more")
    assert area(play)["resources"]["progress"] == before + 1
    assert play.table.journal[-1] == [correct.tokens("progress", before + 1)]
    assert play.table.undo_titles(1) == [f"Corrected: progress {before} → {before + 1}"]
    ui.tap("snack")
    assert area(play)["resources"]["progress"] == before


def test_nothing_goes_below_zero(ui: Ui, play: Play) -> None:
    ui.tap("pencil")
    assert area(play)["resources"]["goods"] == 0
    ui.tap("tokens:goods:less")
    assert not play.table.journal


def test_the_state_flips_and_the_round_and_the_unrest_are_corrected(ui: Ui, play: Play) -> None:
    left = play.view["unrest_left"]
    ui.tap("pencil")
    ui.tap("flip")
    ui.tap("round:more")
    ui.tap("unrest:less")
    assert area(play)["state"] == "empire" and play.view["round"] == 2 and play.view["unrest_left"] == left - 1


def test_back_leaves_correcting_first_then_the_tab(ui: Ui, play: Play) -> None:
    ui.tap("pencil")
    ui.back()
    assert ui.has("pencil") and not ui.has("flip")
    ui.back()
    assert not ui.has("pencil") and ui.has("go:turn")


def test_a_card_is_added_looked_at_and_moved(ui: Ui, play: Play) -> None:
    ui.tap("pencil")
    ui.tap("pile:history")
    ui.tap("add")
    ui.tap("search")
    ui.type("elders")
    ui.tap("card:1UNC3")
    assert area(play)["history"] == ["1UNC3"]
    ui.tap("pile:history")
    ui.tap("card:1UNC3:0")
    assert ui.shows("Move Elders to …")
    ui.tap("to:play")
    assert area(play)["history"] == [] and area(play)["play"][0]["card"] == "1UNC3"
    ui.back()  # the pile
    ui.tap("play:0")
    ui.tap("to:exile")
    assert not area(play)["play"] and play.view["piles"]["exile"] == ["1UNC3"]


def test_without_the_pencil_a_card_is_only_looked_at(ui: Ui, play: Play) -> None:
    play.answer(correct.gain("1UNC3", "play"))
    ui.frames(4)
    ui.tap("play:0")
    assert not ui.has("to:exile") and [key for key, _ in ui.app.shell.sheets] == ["card:1UNC3"]


def test_a_pile_tells_what_is_known_in_order(ui: Ui, play: Play) -> None:
    play.answer(correct.gain("1UNC3", "deck:top"))
    ui.frames(4)
    deck = len(area(play)["deck"])
    ui.tap("pile:deck")
    assert ui.has("card:1UNC3:0") and ui.shows(f"{deck - 1} cards face down")


def test_the_dynasty_deck_is_put_in_order(ui: Ui, play: Play) -> None:
    order = play.table.position()["seats"][AUTOMA]["dynasty"]
    place = next(n for n, card in enumerate(area(play)["dynasty"]) if card is not None)
    ui.tap("pencil")
    ui.tap("pile:dynasty")
    ui.tap(f"up:{place + 1}")
    moved = play.table.position()["seats"][AUTOMA]["dynasty"]
    assert moved[place - 1] == order[place] and moved[place] == order[place - 1]


def test_a_slot_is_moved_face_down(ui: Ui, play: Play) -> None:
    card = play.table.position()["seats"][AUTOMA]["slots"][1]
    ui.tap("pencil")
    ui.tap("slot:2")
    ui.tap("to:deck:top")
    automa = play.table.position()["seats"][AUTOMA]
    assert automa["slots"][1] is None and automa["deck"][0] == card


def test_what_cannot_be_is_refused_in_words(ui: Ui, play: Play) -> None:
    from app.screens.area import Area

    screen = ui.app.shell.screen
    assert isinstance(screen, Area)
    assert not screen.correct(correct.gain("1MAC1A", "play"))
    ui.frames(4)
    assert not play.table.journal and not ui.shows("1MAC1A")


def test_a_correction_in_the_middle_of_the_automa_turn_keeps_the_question(ui: Ui, play: Play) -> None:
    go_on(ui, asks("market_check"))
    ui.tap("pencil")
    ui.tap("tokens:materials:more")
    assert play.pending.about == "market_check"


def test_in_guide_the_cards_still_to_come_are_listed(ui: Ui) -> None:
    play = sit_at(ui, "guide")
    ui.tap("go:automa")
    ui.tap("pile:deck")
    listed = {name for name in ui.names() if name.startswith("unseen:")}
    assert listed and len(listed) <= len(area(play)["unseen"])


@pytest.mark.parametrize(("size", "scale"), [((412, 892), 1.6), ((892, 412), 1.3), ((1280, 800), 2.0)])
def test_nothing_is_cut_or_in_the_way(ui: Ui, play: Play, size: tuple[int, int], scale: float) -> None:
    ui.tap("pencil")
    ui.resize(*size)
    try:
        ui.app.prefer(language="es", text_size=scale)
        ui.frames(6)
        assert not problems(ui)
        ui.tap("pile:dynasty")
        assert not problems(ui)
    finally:
        ui.resize(412, 892)


@pytest.mark.parametrize("size", [(892, 412), (1280, 800)])
def test_every_form_of_the_window_shows_all_of_it(ui: Ui, play: Play, size: tuple[int, int]) -> None:
    ui.tap("pencil")
    upright = set(ui.names())
    ui.resize(*size)
    try:
        assert set(ui.names()) == upright
    finally:
        ui.resize(412, 892)


def test_goods_on_its_routes_and_its_merchant_are_put_right(ui: Ui) -> None:
    play = sit_at(ui, trade_routes=True)
    play.table.answer([correct.gain("3TRO8", "play")])
    ui.tap("go:automa")
    assert ui.shows("Merchant") and not ui.has("flip-merchant")
    ui.tap("pencil")
    ui.tap("route:3TRO8:more")
    assert area(play)["play"][0]["tokens"] == {"goods": 1}
    ui.tap("flip-merchant")
    assert area(play)["permanents"][0]["card"] == "3MERC2B" and ui.shows("Merchant Empire")
