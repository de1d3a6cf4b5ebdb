"""The end of a game by touch: points typed or counted, the result, undo, and the record of it."""

from __future__ import annotations

import pytest

from tests.ui.driver import Ui
from tests.ui.midgame import asks, go_on, sit_at


@pytest.fixture
def over(ui: Ui) -> Ui:
    sit_at(ui)
    go_on(ui, asks("your_score"))
    return ui


def type_score(ui: Ui, digits: str) -> None:
    for digit in digits:
        ui.tap(f"key:{digit}")
    ui.tap("done")


def test_a_typed_score_gives_the_result_and_saving_keeps_it(over: Ui) -> None:
    automa = over.app.play.view["seats"][1]["score"]["total"]
    type_score(over, str(automa + 11))
    assert over.shows("You win by\xa011")
    over.tap("done")
    (kept,) = over.app.store.finished()
    assert (kept.score, kept.opponent_score, kept.won) == (automa + 11, automa, True)
    assert over.app.play is None and not over.app.store.in_progress()
    assert over.shows("Saved to your records.")


def test_a_tie_is_lost(over: Ui) -> None:
    type_score(over, str(over.app.play.view["seats"][1]["score"]["total"]))
    assert over.shows("A tie: the automa wins")


def test_nonsense_cannot_be_taken_for_a_score(over: Ui) -> None:
    assert not over.find("done").enabled
    over.tap("key:minus")
    over.tap("done")
    assert over.app.play.pending.about == "your_score"
    over.tap("key:delete")
    for digit in "9999":
        over.tap(f"key:{digit}")
    over.tap("done")
    assert over.app.play.pending.about == "your_score"


def test_undo_takes_the_score_back(over: Ui) -> None:
    type_score(over, "50")
    over.tap("undo")
    assert over.app.play.pending.about == "your_score" and over.has("key:5")


def test_an_unsaved_result_is_there_again_after_a_restart(over: Ui) -> None:
    type_score(over, "50")
    over.back()
    over.tap("continue")
    assert over.shows("The automa wins") and over.has("done")


def test_counting_fills_the_formulas_in_and_keeps_the_ticks(over: Ui) -> None:
    over.tap("count")
    over.tap("card:1ROM2")
    total = int(over.texts()[over.texts().index(next(t for t in over.texts() if "cards ticked" in t)) + 1])
    for _ in range(3):
        over.tap("tokens:progress:more")
    counted = int(over.texts()[over.texts().index(next(t for t in over.texts() if "cards ticked" in t)) + 1])
    assert counted == total + 3  # 1 point each
    over.back()
    over.tap("count")
    assert over.app.play.game.notes["count"]["cards"] == {"1ROM2": 1}
    over.tap("done")
    result = over.app.play.table.result
    assert result["scores"][0] == counted
    assert result["breakdown"][0]["sources"]["progress"] == 3
