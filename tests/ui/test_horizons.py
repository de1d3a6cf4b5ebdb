"""What only nations of Horizons have on their screens: chaos, seasons, discoveries, cards set aside, tokens."""

from __future__ import annotations

from tests.ui.driver import Ui
from tests.ui.midgame import asks, go_on, sit_at


def test_chaos_is_reported_like_unrest(ui: Ui) -> None:
    play = sit_at(ui, human="cultists", automa="celts")
    ui.tap("touch:chaos")
    ui.tap("report:automa:chaos")
    assert play.view["seats"][1]["discard"] == ["3CUL25"] and len(play.view["piles"]["chaos"]) == 2
    ui.tap("chaos:less")
    assert len(play.view["piles"]["chaos"]) == 1
    ui.tap("go:automa")
    assert ui.shows("Chaos left")


def test_nobody_else_is_asked_about_chaos(ui: Ui) -> None:
    sit_at(ui)
    assert ui.has("touch:card") and not ui.has("touch:chaos") and not ui.has("chaos:less")


def test_slots_are_closed_in_winter(ui: Ui) -> None:
    sit_at(ui, automa="inuit")
    go_on(ui, lambda table: asks("your_turn")(table) and bool(table.view(0)["seats"][1]["closed"]))
    ui.tap("go:automa")
    assert ui.shows("Winter") and ui.shows("slots from 4 closed this winter")


def test_piles_are_called_as_the_nation_calls_them(ui: Ui) -> None:
    sit_at(ui, automa="polynesians")
    ui.tap("go:automa")
    assert ui.shows("Discovery deck") and not ui.shows("quests") and not ui.shows("an empire with")


def test_a_card_set_aside_is_moved_by_hand(ui: Ui) -> None:
    play = sit_at(ui, automa="mayans")
    ui.tap("go:automa")
    ui.tap("pencil")
    ui.tap("pile:aside")
    first = play.view["seats"][1]["aside"][0]
    ui.tap(f"card:{first}:0")
    ui.tap("to:play")
    assert len(play.view["seats"][1]["aside"]) == 2
    assert [entry["card"] for entry in play.view["seats"][1]["play"]] == [first]


def test_the_states_of_the_cultists_follow_each_other(ui: Ui) -> None:
    play = sit_at(ui, automa="cultists")
    ui.tap("go:automa")
    ui.tap("pencil")
    assert ui.shows("State cards") and not ui.shows("Journey")
    for state, left in (("barbarian", 2), ("corrupted", 1), ("empire", 3)):
        ui.tap("flip")
        area = play.view["seats"][1]
        assert (area["state"], len(area["journey"])) == (state, left)


def test_tokens_on_cards_of_the_taino_are_counted(ui: Ui) -> None:
    sit_at(ui, human="taino")
    go_on(ui, asks("your_score"))
    ui.tap("count")
    ui.tap("card:3TAI20")
    for _ in range(4):
        ui.tap("on-cards:progress:more")
        ui.tap("here:3TAI20:more")
    ui.tap("done")
    sources = ui.app.play.table.result["breakdown"][0]["sources"]
    assert sources["progress"] == 4 and sources["play"] == 1
