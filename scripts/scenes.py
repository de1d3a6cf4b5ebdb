"""Every screen of the app with something on it: how to get there, by touch, on a fresh device.

`make screenshots` takes their pictures and tests/ui/test_layout.py measures them. A new screen belongs in here.
"""

from __future__ import annotations

from collections.abc import Callable

from automa.imperium.opponent.own_tables import as_text
from automa.imperium.opponent.tables import opponent_table
from automa.table import Table
from scripts import scenes_records
from tests.ui.driver import Ui
from tests.ui.midgame import asks, go_on, sit_at

Scene = Callable[[Ui], object]
SCENES: dict[str, Scene] = {}


def scene(bring: Scene) -> Scene:
    SCENES[bring.__name__.replace("_", "-")] = bring
    return bring


for _bring in scenes_records.SCENES:
    scene(_bring)


# ---- outside a game


@scene
def first_run(ui: Ui) -> None:
    """As a fresh device shows it."""


@scene
def home(ui: Ui) -> None:
    """With a game in the middle of the automa's turn."""
    sit_at(ui)
    go_on(ui, asks("do_automa_acquires"))
    assert ui.app.play is not None
    ui.app.play.keep()
    ui.app.go_home()


@scene
def set_up(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("new:table")


@scene
def nations(ui: Ui) -> None:
    set_up(ui)
    ui.tap("automa:choose")


@scene
def cards(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("go:cards")


@scene
def card_filters(ui: Ui) -> None:
    cards(ui)
    ui.tap("filters")


@scene
def card(ui: Ui) -> None:
    from app.screens.card import CardScreen

    cards(ui)
    ui.app.shell.go(CardScreen(ui.app, "1ROM16"))


@scene
def rules(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("go:rules")


@scene
def settings(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("settings")


@scene
def table_settings(ui: Ui) -> None:
    settings(ui)
    ui.tap("go:table")


@scene
def about(ui: Ui) -> None:
    settings(ui)
    ui.tap("go:about")


@scene
def set_up_rules(ui: Ui) -> None:
    """With the rules unfolded, and a variant that had to be switched off."""
    set_up(ui)
    ui.tap("nation:you")
    ui.tap("nation:utopians")
    ui.tap("rules")
    ui.tap("variant:precious_cards")
    ui.tap("variant:fast")


@scene
def opponent_tables(ui: Ui) -> None:
    """With one of the player's own."""
    settings(ui)
    ui.app.store.keep_opponent_table("Hibernia", as_text(opponent_table("celts")))
    ui.tap("go:tables")


@scene
def opponent_table_read(ui: Ui) -> None:
    opponent_tables(ui)
    ui.tap("ours:scythians")


@scene
def opponent_row(ui: Ui) -> None:
    """A restored row, and what else it may be."""
    opponent_table_read(ui)
    ui.tap("side:empire")
    ui.tap("row:6")


# ---- a game at the table


@scene
def checklist(ui: Ui) -> None:
    """Its beginning is done."""
    set_up(ui)
    ui.tap("lay-out")
    for name in [name for name in ui.names() if name.startswith("step:")][:3]:
        ui.tap(name)


@scene
def your_turn(ui: Ui) -> None:
    sit_at(ui)
    go_on(ui, in_round(3, "your_turn"))


@scene
def die(ui: Ui) -> None:
    sit_at(ui)
    ui.tap("done")


@scene
def die_rolled(ui: Ui) -> None:
    die(ui)
    ui.tap("die:2")


@scene
def automa_step(ui: Ui) -> None:
    sit_at(ui)
    go_on(ui, asks("do_automa_acquires"))


@scene
def step_for_you(ui: Ui) -> None:
    """Something that hits the human."""
    sit_at(ui)
    go_on(ui, lambda table: table.pending is not None and table.pending.about.startswith("you_"))


@scene
def why(ui: Ui) -> None:
    automa_step(ui)
    ui.tap("why")


@scene
def cannot(ui: Ui) -> None:
    automa_step(ui)
    ui.tap("cannot")


@scene
def menu(ui: Ui) -> None:
    automa_step(ui)
    ui.tap("menu")


@scene
def undo_list(ui: Ui) -> None:
    automa_step(ui)
    ui.hold("undo")


@scene
def card_by_card(ui: Ui) -> None:
    """The faster pace: all steps of a card at once."""
    automa_step(ui)
    ui.app.prefer(pace="card")


@scene
def whole_turn(ui: Ui) -> None:
    automa_step(ui)
    ui.app.prefer(pace="turn")


@scene
def picker(ui: Ui) -> None:
    """Guide: which card was turned over?"""
    sit_at(ui, "guide")
    go_on(ui, asks("slot_card"))


@scene
def market_check(ui: Ui) -> None:
    sit_at(ui)
    go_on(ui, asks("market_check"))


@scene
def market_slot(ui: Ui) -> None:
    sit_at(ui)
    go_on(ui, asks("market_slot"))


@scene
def clean_up(ui: Ui) -> None:
    sit_at(ui)
    go_on(ui, asks("do_clean_up"))


@scene
def solstice(ui: Ui) -> None:
    sit_at(ui)
    go_on(ui, asks("your_solstice"))


@scene
def area(ui: Ui) -> None:
    automa_later(ui)
    ui.tap("go:automa")


@scene
def area_corrected(ui: Ui) -> None:
    area(ui)
    ui.tap("pencil")


@scene
def pile(ui: Ui) -> None:
    area(ui)
    ui.tap("pile:history")


@scene
def market(ui: Ui) -> None:
    automa_later(ui)
    ui.tap("go:market")


@scene
def log(ui: Ui) -> None:
    automa_later(ui)
    ui.tap("go:log")


@scene
def your_score(ui: Ui) -> None:
    sit_at(ui)
    go_on(ui, asks("your_score"))


@scene
def count(ui: Ui) -> None:
    your_score(ui)
    ui.tap("count")


@scene
def result(ui: Ui) -> None:
    your_score(ui)
    for digit in "64":
        ui.tap(f"key:{digit}")
    ui.tap("done")


def automa_later(ui: Ui) -> None:
    """Some rounds have been played."""
    sit_at(ui)
    go_on(ui, in_round(4, "do_automa_acquires"))


def in_round(number: int, about: str) -> Callable[[Table], bool]:
    """From that round on, when that is asked."""
    asked = asks(about)
    return lambda table: asked(table) and table.view(0)["round"] >= number
