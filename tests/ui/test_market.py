"""The market by touch: as a tab, and when a turn asks about it."""

from __future__ import annotations

import pytest

from app.play import Play
from tests.ui.driver import Ui
from tests.ui.layout import problems
from tests.ui.midgame import asks, go_on, sit_at

MARKET = ("1UNC10", "1CIV4", "1CIV2", "1UNC21", "1REG9")


def market(play: Play) -> list[dict]:
    return play.view["market"]


def lay_out(ui: Ui) -> int:
    """The whole market, slot after slot; how many taps that takes."""
    taps = 1
    ui.tap("slot:1")
    for card in MARKET:
        ui.tap(f"card:{card}")
        taps += 1
    return taps


def test_what_nobody_has_looked_at_says_so(ui: Ui) -> None:
    play = sit_at(ui)
    ui.tap("go:market")
    assert [slot["card"] for slot in market(play)] == ["?"] * 5
    assert ui.texts().count("Which card?") == 5


def test_the_whole_market_takes_few_taps(ui: Ui) -> None:
    play = sit_at(ui)
    ui.tap("go:market")
    assert lay_out(ui) <= 7
    assert tuple(slot["card"] for slot in market(play)) == MARKET
    assert [len(slot["unrest"]) for slot in market(play)] == [1, 1, 1, 1, 0]
    assert not ui.has("search")  # no slot is left, the picker is closed


def test_a_small_deck_offers_its_own_cards_first(ui: Ui) -> None:
    sit_at(ui)
    ui.tap("go:market")
    ui.tap("slot:5")
    assert all(name.startswith("card:1REG") for name in ui.names() if name.startswith("card:"))
    ui.tap("group:more-1")
    assert ui.has("more-1:card:1UNC10")


def test_tokens_are_counted_with_minus_and_plus(ui: Ui) -> None:
    play = sit_at(ui)
    ui.tap("go:market")
    lay_out(ui)
    ui.tap("tokens:4:progress:more")
    ui.tap("tokens:4:progress:more")
    ui.tap("tokens:4:progress:less")
    assert market(play)[3]["tokens"] == {"progress": 1}
    ui.tap("snack")
    assert market(play)[3]["tokens"] == {"progress": 2}


def test_a_long_press_tells_and_changes_the_rest_of_a_slot(ui: Ui) -> None:
    play = sit_at(ui)
    ui.tap("go:market")
    lay_out(ui)
    ui.hold("slot:4")
    ui.tap("tokens:4:goods:more")
    ui.tap("unrest:4:less")
    assert market(play)[3]["tokens"] == {"goods": 1} and market(play)[3]["unrest"] == []
    ui.tap("market-unknown")
    assert market(play)[3]["card"] == "?"
    ui.hold("slot:4")
    ui.tap("market-empty")
    assert market(play)[3]["card"] is None and ui.shows("empty")


def test_the_unrest_pile_and_the_exile_lie_beside_it(ui: Ui) -> None:
    play = sit_at(ui)
    left = play.view["unrest_left"]
    ui.tap("go:market")
    ui.tap("unrest:more")
    assert play.view["unrest_left"] == left + 1
    ui.tap("pile:exile")
    ui.tap("add")
    ui.tap("search")
    ui.type("elders")
    ui.tap("card:1UNC3")
    assert play.view["piles"]["exile"] == ["1UNC3"]


def test_back_closes_the_picker_before_it_leaves(ui: Ui) -> None:
    play = sit_at(ui)
    ui.tap("go:market")
    ui.tap("slot:2")
    assert ui.has("search")
    ui.back()
    assert not ui.has("search") and ui.has("slot:2") and not play.table.journal
    ui.tap("slot:2")
    ui.tap("slot:close")
    assert not ui.has("search")


def test_on_a_tablet_the_picker_lies_below_the_slots(ui: Ui) -> None:
    sit_at(ui)
    ui.tap("go:market")
    ui.resize(1280, 800)
    try:
        ui.tap("slot:4")
        assert ui.has("search") and ui.has("slot:1")
        assert ui.find("slot:4").y > ui.find("search").top
    finally:
        ui.resize(412, 892)


def test_a_turn_asks_whether_it_is_right(ui: Ui) -> None:
    play = sit_at(ui)
    go_on(ui, asks("market_check"))
    before = market(play)[1]["card"]
    ui.tap("slot:2")
    ui.back()
    assert play.pending.about == "market_check" and ui.has("done")
    ui.tap("slot:2")
    ui.tap(next(name for name in ui.names() if name.startswith("card:")))
    assert market(play)[1]["card"] != before and play.pending.about == "market_check"
    ui.tap("done")
    assert play.table.journal[-1] == ["right"]


def test_a_turn_asks_which_card_is_new(ui: Ui) -> None:
    play = sit_at(ui)
    go_on(ui, asks("market_slot"))
    slot = play.pending.data["slot"]
    picked = next(name for name in ui.names() if name.startswith("card:"))
    ui.tap(picked)
    assert market(play)[slot - 1]["card"] == picked.partition(":")[2]


def test_a_turn_asks_which_slot_is_wrong(ui: Ui) -> None:
    play = sit_at(ui)
    play.answer("fix:market")
    ui.frames(4)
    ui.tap("slot:3")
    assert play.table.journal[-1] == ["which_slot:3"] and play.pending.about == "market_slot"


@pytest.mark.parametrize(("size", "scale"), [((412, 892), 1.6), ((892, 412), 1.3), ((1280, 800), 2.0)])
def test_nothing_is_cut_or_in_the_way(ui: Ui, size: tuple[int, int], scale: float) -> None:
    sit_at(ui)
    go_on(ui, asks("market_check"))
    ui.tap("go:market")
    ui.resize(*size)
    try:
        ui.app.prefer(language="pt", text_size=scale)
        ui.frames(6)
        assert not problems(ui)
        ui.tap("slot:4")
        assert not problems(ui)
        ui.tap("slot:more")
        assert not problems(ui)
    finally:
        ui.resize(412, 892)
