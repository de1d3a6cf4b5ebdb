"""Choose, state icons, and icons that count as others."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me
from tests.rules import rule


@rule("IMP-KW-CHOOSE-1")
@pytest.mark.parametrize(("option", "gained"), [("option:1", (2, 0)), ("option:2", (0, 2))])
def test_exactly_one_option_is_resolved(option: str, gained: tuple[int, int]) -> None:
    table = given(me(hand=["1ROM15"], play=["1ROM20", "1ROM12"]))
    table.do("play:1ROM15", option)
    assert (table.me.resources["materials"], table.me.resources["population"]) == gained
    assert table.pending.kind == "turn"


@rule("IMP-KW-CHOOSE-1")
@pytest.mark.parametrize("option", ["option:1", "option:2"])
def test_sentences_after_a_choice_are_resolved_whatever_was_chosen(option: str) -> None:
    seat = me(hand=["1ROM2"], state="empire", deck=["1ROM16", "1ROM17"])
    table = given(seat, market=["1REG9"])
    table.do("play:1ROM2", option, *(["no"] if option == "option:2" else []))
    assert table.me.history == ["1ROM2"]
    assert len(table.me.hand) == (2 if option == "option:1" else 0)


@rule("IMP-KW-CHOOSE-2")
def test_an_option_whose_cost_cannot_be_paid_cannot_be_chosen() -> None:
    table = given(me("celts", hand=["1CEL14"]))
    table.do("play:1CEL14")  # no population to pay, no unrest to return
    assert table.me.resources == {"materials": 0, "population": 0, "progress": 1, "goods": 0}
    richer = given(me("celts", hand=["1CEL14"], population=1))
    richer.do("play:1CEL14")
    assert richer.options == ["option:1", "option:2"]


@rule("IMP-KW-CHOOSE-2")
def test_options_keep_their_printed_numbers() -> None:
    table = given(me(hand=["1UNR1", "1ROM16"], materials=3, population=1))
    table.do("play:1UNR1")  # one card in hand is not two
    assert table.options == ["option:1", "option:3"]


@rule("IMP-KW-STATE-1")
@pytest.mark.parametrize(
    ("card", "state", "playable"),
    [
        ("1CIV8", "empire", True),
        ("1CIV8", "barbarian", False),
        ("1UNC6", "barbarian", True),
        ("1UNC6", "empire", False),
        ("1TRI5", "barbarian", True),
        ("1TRI5", "empire", True),
    ],
)
def test_a_card_with_a_state_icon_is_played_in_that_state_only(card: str, state: str, playable: bool) -> None:
    table = given(me(hand=[card], state=state))
    assert (f"play:{card}" in table.options) == playable


@rule("IMP-KW-STATE-1")
def test_a_card_in_play_works_in_any_state() -> None:
    table = given(me(play=["1UNC6", "1CIV10"], state="empire", materials=1, deck=["1ROM16"]))
    assert {"exhaust:1UNC6", "exhaust:1CIV10"} <= set(table.options)
    barbarian = given(me(play=["1CIV10"], state="barbarian"), phase="solstice", turn=1)
    assert barbarian.me.resources["materials"] == 2


@rule("IMP-KW-STATE-2")
@pytest.mark.parametrize(("state", "zone"), [("barbarian", "discard"), ("empire", "history")])
def test_an_if_clause_asks_for_the_state_now(state: str, zone: str) -> None:
    table = given(me(hand=["1UNC7X"], state=state, materials=3))
    table.do("play:1UNC7X", "option:1")
    assert getattr(table.me, zone) == ["1UNC7X"]


@rule("IMP-KW-STATE-3")
@pytest.mark.parametrize(
    ("helper", "card"), [("1ROM5", "1ROM17"), ("1GRE6", "1ROM16"), ("1CEL5", "1ROM17"), ("1CEL5", "1CEL18")]
)
def test_a_card_in_play_may_take_the_barbarian_icon_off_others(helper: str, card: str) -> None:
    pool = {"materials": 3, "population": 2}
    assert f"play:{card}" not in given(me(hand=[card], state="empire", **pool)).options
    assert f"play:{card}" in given(me(hand=[card], play=[helper], state="empire", **pool)).options


@rule("IMP-KW-STATE-3")
def test_only_the_named_cards_lose_their_icon() -> None:
    table = given(me(hand=["1ROM16", "1ROM21"], play=["1ROM5"], state="empire", materials=3), market=["1REG9"])
    assert not {"play:1ROM16", "play:1ROM21"} & set(table.options)


@rule("IMP-KW-TREAT-1")
@pytest.mark.parametrize("card", ["1UNC10", "1PER5"])
def test_an_icon_treated_as_three_others_counts_as_them_and_is_gone(card: str) -> None:
    """Hills show a production and a fertile icon."""
    table = given(me(hand=["1ROM15"], play=[card, "1UNC11", "1REG8"]))
    table.do(f"exhaust:{card}", "play:1ROM15", "option:1")
    assert table.me.resources["materials"] == 1 + 3
    assert "exhaust:1UNC11" not in table.options  # Boats see no fertile icon to recall


@rule("IMP-KW-TREAT-1")
def test_only_one_icon_is_treated_as_others() -> None:
    """The Nisaean Plain shows fertile twice."""
    table = given(me("persians", hand=["1PER15"], play=["1PER5", "1UNC11", "1PER11"]))
    table.do("exhaust:1PER5", "play:1PER15", "option:1")
    assert table.me.resources["materials"] == 3
    assert "exhaust:1UNC11" in table.options


@rule("IMP-KW-TREAT-1")
def test_the_icon_is_itself_again_when_the_turn_is_over() -> None:
    seat = me(play=["1UNC10", "1REG6"], hand=["1ROM15"])
    table = given(seat, market=["1REG9"])
    table.do("exhaust:1UNC10", "end", [])
    table.do("end")
    assert table.pending.seat == 0
    table.do("play:1ROM15", "option:1")
    assert table.me.resources["materials"] == 2


@rule("IMP-KW-TREAT-1")
def test_a_card_that_leaves_play_is_no_longer_treated_so() -> None:
    """Recalled by Boats for its second fertile icon and played again, the plain shows both icons again."""
    seat = me("persians", play=["1UNC10", "1UNC11", in_play("1PER11")], hand=["1PER15"])
    table = given(seat)
    table.do("exhaust:1UNC10", "exhaust:1UNC11", "play:1PER11", "no")
    assert "play:1PER15" in table.options
    table.do("play:1PER15")
    assert table.me.resources["materials"] == 0  # no production left, so the region was the only choice
    assert table.me.resources["population"] == 1
