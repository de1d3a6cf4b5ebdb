"""Free play: without an action token, once per card and turn."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me
from tests.rules import rule


@rule("IMP-KW-FREE-1")
@pytest.mark.parametrize("actions", [0, 3])
def test_free_play_costs_no_action(actions: int) -> None:
    table = given(me(hand=["1TRI2", "1ROM16"], actions=actions, materials=3), main=["1TRI1"])
    table.do("play:1TRI2")
    assert table.me.actions == actions
    assert table.me.resources["population"] == 1
    assert ("play:1ROM16" in table.options) == (actions > 0)


@rule("IMP-KW-FREE-2")
def test_without_an_action_the_same_card_is_not_played_again() -> None:
    seat = me("macedonians", hand=["1TRI2"], play=["1MAC7"], materials=1, actions=0)
    table = given(seat, main=["1TRI1"])
    table.do("play:1TRI2", "exhaust:1MAC7")
    assert table.me.hand == ["1TRI2"]
    assert "play:1TRI2" not in table.options


@rule("IMP-KW-FREE-2")
@pytest.mark.parametrize("played", [[], ["1REG9"]])
def test_another_cards_effect_does_not_free_play_a_card_again(played: list[str]) -> None:
    """Parmenion acquires and free plays; what was free-played this turn already stays in hand."""
    seat = me("macedonians", hand=["1MAC4"], state="empire")
    table = given(seat, market=["1REG9"], this_turn={"acted": True, "free_played": played})
    table.do("play:1MAC4", "yes")
    assert table.me.hand == played
    assert [entry.card for entry in table.me.play] == ([] if played else ["1REG9"])


@rule("IMP-KW-FREE-2")
def test_free_play_is_used_up_across_two_granting_effects() -> None:
    """Direct Democracy twice, readied in between: not for the same unrest again."""
    seat = me(
        "scythians",
        power_card=in_play("1SCY1A"),
        play=["1GRE8"],
        hand=["1UNR1", "1TRI6"],
        population=2,
    )
    table = given(seat, main=["1TRI1", "1REG9"], unrest=["1UNR2"])
    table.do("exhaust:1GRE8", "option:1", "exhaust:1SCY1A", "play:1TRI6", "card:1GRE8@play")
    assert set(table.me.hand) == {"1UNR1", "1REG9"}  # the unrest lay on top of the pile and came back
    assert "exhaust:1GRE8" not in table.options
    assert "play:1UNR1" in table.options  # with an action it can be played


@rule("IMP-KW-FREE-2")
def test_two_unrest_are_two_cards() -> None:
    seat = me(play=["1GRE8"], hand=["UNR", "UNR", "1TRI6"], population=2, actions=0)
    table = given(seat, main=["1TRI1"])
    table.do("exhaust:1GRE8", "card:UNR@hand", "option:1", "play:1TRI6")
    assert table.me.hand == ["UNR"]
    table.do("exhaust:1GRE8")
    assert table.me.hand == []
    assert table.me.resources["population"] == 0


@rule("IMP-KW-FREE-2")
def test_a_new_turn_allows_free_play_again() -> None:
    this_turn = {"acted": True, "free_played": ["1TRI2"]}
    table = given(me(hand=["1TRI2"], actions=0), market=["1REG9"], main=["1TRI1"], this_turn=this_turn)
    assert "play:1TRI2" not in table.options
    table.do("end", [])
    table.do("end")
    assert table.pending.seat == 0
    table.do("play:1TRI2")
    assert table.me.actions == 3


@rule("IMP-KW-FREE-3")
def test_a_free_played_card_still_has_its_cost() -> None:
    table = given(me(play=["1GRE8"], hand=["1UNR1"]))
    assert "exhaust:1GRE8" not in table.options
    payable = given(me(play=["1GRE8"], hand=["1UNR1"], population=1, actions=0))
    payable.do("exhaust:1GRE8")
    assert payable.me.resources["population"] == 0
    assert payable.me.hand == []


@rule("IMP-KW-FREE-3", "IMP-KW-STATE-1")
def test_a_free_played_card_still_needs_its_state() -> None:
    """Dido acquires the Sacred Pass: a barbarian free plays it, and Parmenion of an empire cannot."""
    dido = given(me("carthaginians", hand=["1CAR18"]), market=["1REG14"])
    dido.do("play:1CAR18", "yes")
    assert [entry.card for entry in dido.me.play] == ["1REG14"]
    parmenion = given(me("macedonians", hand=["1MAC4"], state="empire"), market=["1REG14"])
    parmenion.do("play:1MAC4", "yes")
    assert parmenion.me.hand == ["1REG14"]
    assert parmenion.me.play == []
