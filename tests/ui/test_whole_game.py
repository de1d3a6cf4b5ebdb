"""A whole game at the table by touch, from a fresh device to the saved result, in both ways."""

from __future__ import annotations

import pytest

from tests.ui.driver import Ui
from tests.ui.playing import Person


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_a_whole_game_by_touch_to_the_saved_result(ui: Ui, way: str) -> None:
    person = Person(ui)
    person.sit_down(way)
    person.until(lambda: person.about == "your_score")
    assert ui.app.play.view["real"]["way"] == way
    rounds = ui.app.play.view["round"]
    for name in ("key:1", "key:2", "key:0", "done", "done"):
        person.tap(name)
    (kept,) = ui.app.store.finished()
    assert (kept.score, kept.way, kept.rounds) == (120, way, rounds)
    assert kept.won == (kept.opponent_score < 120)
    assert not ui.has("continue") and not ui.app.store.in_progress()
    # It can be played again from the record, answer by answer.
    assert ui.app.store.game(kept.id).table().result["scores"] == list(kept.scores)
