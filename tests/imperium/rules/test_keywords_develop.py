"""Develop."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me
from tests.rules import rule


@rule("IMP-KW-DEVELOP-1")
def test_any_affordable_development_may_be_paid_for_and_goes_to_the_discard_pile() -> None:
    seat = me(hand=["1TRI3"], state="empire", development=["1ROM3", "1ROM5", "1ROM6"], materials=4, population=0)
    table = given(seat, main=["1TRI1"])
    table.do("play:1TRI3")  # only The Senate, 4 materials, can be paid
    assert table.me.discard == ["1ROM6"]
    assert table.me.development == ["1ROM3", "1ROM5"]
    assert table.me.resources["materials"] == 0
    assert table.me.history == ["1TRI3"]


@rule("IMP-KW-DEVELOP-1")
def test_there_is_no_order_among_developments() -> None:
    seat = me(hand=["1TRI3"], state="empire", development=["1ROM3", "1ROM5", "1ROM6"], materials=9, population=9)
    table = given(seat, main=["1TRI1"])
    table.do("play:1TRI3")
    assert set(table.options) == {"card:1ROM3@development", "card:1ROM5@development", "card:1ROM6@development"}


@rule("IMP-KW-DEVELOP-2")
@pytest.mark.parametrize("exhausts", [0, 4])
def test_a_card_effect_develops_in_spite_of_the_token_on_the_area_and_places_none(exhausts: int) -> None:
    seat = me(hand=["1TRI3"], state="empire", development=["1ROM5", "1ROM6"], population=3)
    table = given({**seat, "added_card": True, "exhausts": exhausts}, main=["1TRI1"])
    table.do("play:1TRI3")
    assert table.me.discard == ["1ROM5"]
    assert table.me.exhausts == exhausts


@rule("IMP-KW-DEVELOP-4")
def test_the_vikings_cannot_develop() -> None:
    """With Combs they may play Development, but only for its other option."""
    seat = me("vikings", hand=["1MAC3"], play=["1VIK4"], development=["1ROM5"], materials=2, population=3)
    table = given(seat, market=["1UNC3"])
    table.do("exhaust:1VIK4", "play:1MAC3")
    assert table.me.hand == ["1UNC3"]
    assert table.me.development == ["1ROM5"]


@rule("IMP-KW-DEVELOP-6")
@pytest.mark.parametrize("card", ["1TRI3", "1FAM5"])
def test_developing_the_last_card_triggers_scoring(card: str) -> None:
    table = given(me(hand=[card], state="empire", development=["1ROM5"], population=3), main=["1TRI1"])
    table.do(f"play:{card}")
    assert table.me.discard == ["1ROM5"]
    assert table.position.end == {"trigger": "development", "round": 1, "seat": 0}


@rule("IMP-KW-DEVELOP-6")
def test_a_development_that_is_not_the_last_triggers_nothing() -> None:
    table = given(me(hand=["1FAM5"], state="empire", development=["1ROM5", "1ROM6"]))
    table.do("play:1FAM5", "card:1ROM6@development")
    assert table.position.end is None


@rule("IMP-KW-DEVELOP-1")
def test_developing_at_no_cost_takes_any_development() -> None:
    table = given(me(hand=["1FAM5"], state="empire", development=["1ROM3", "1ROM7"], materials=1))
    table.do("play:1FAM5", "card:1ROM7@development")
    assert table.me.discard == ["1ROM7"]
    assert table.me.resources["materials"] == 1


@rule("IMP-KW-DEVELOP-1")
def test_who_can_pay_for_no_development_cannot_develop() -> None:
    seat = me("macedonians", hand=["1MAC3"], play=[in_play("1MAC17")], state="empire", development=["1MAC4"])
    assert "play:1MAC3" not in given(seat).options
