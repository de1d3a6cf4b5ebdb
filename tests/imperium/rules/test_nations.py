"""What the Classics nations do beyond their common cards: their rules and both sides of their power cards."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

REGIONS = ["1ROM20", "1ROM11", "1ROM12"]


@rule("IMP-NATION-CARTHAGINIANS-1")
@pytest.mark.parametrize(("side", "materials"), [("A", 1), ("B", 2)])
def test_the_carthaginians_put_materials_on_the_market_in_cleanup(side: str, materials: int) -> None:
    table = given(me("carthaginians", side), market=["1REG9", "1UNC3"])
    table.do("end", "card:1UNC3@market")
    assert table.position.market[1].tokens == {"materials": materials}


@rule("IMP-NATION-CARTHAGINIANS-1")
@pytest.mark.parametrize("turn", ["innovate", "revolt"])
def test_the_carthaginians_do_so_after_every_kind_of_turn(turn: str) -> None:
    table = given(me("carthaginians", "B"), market=["1REG9"], region=["1REG7"])
    table.do(turn)
    if turn == "innovate":
        table.do("card:top@region")
    assert table.position.market[0].tokens == {"materials": 2}


@rule("IMP-NATION-CARTHAGINIANS-1")
@pytest.mark.parametrize(("card", "answers"), [("1ROM17", ["option:1"]), ("1ROM17", ["option:2", "card:1REG9@market"])])
def test_the_carthaginians_may_double_the_materials_of_a_market_card(card: str, answers: list[str]) -> None:
    market = [slot("1REG9", materials=3, progress=1)]
    table = given(me("carthaginians", "A", hand=[card], population=3), market=market)
    table.do(f"play:{card}", *answers)
    assert (table.pending.about, table.options) == ("react", ["exhaust:1CAR1A", "no"])
    table.do("exhaust:1CAR1A")
    assert table.me.resources["materials"] == 6
    assert table.me.resources["progress"] == 1


@rule("IMP-NATION-CELTS-1")
@pytest.mark.parametrize(
    ("market", "asked"),
    [("1UNC3", True), ("1UNC15", True), ("1CIV10", False)],
    ids=["uncivilised", "both", "civilised"],
)
def test_the_celts_give_unrest_when_they_gain_an_uncivilised_card(market: str, asked: bool) -> None:
    table = given(me("celts", "A", hand=["1CEL16"], materials=3), me("greeks"), me("romans"), market=[market])
    table.do("play:1CEL16")
    assert ("exhaust:1CEL1A" in table.options) == asked
    if asked:
        table.do("exhaust:1CEL1A")
        assert [len(seat.hand) for seat in table.position.seats] == [1, 1, 1]


@rule("IMP-NATION-CELTS-1")
def test_the_celts_give_unrest_when_they_break_through_too() -> None:
    table = given(me("celts", "A", hand=["1CEL14"], population=1), uncivilised=["1UNC3"], market=["1REG9"])
    table.do("play:1CEL14", "option:2", "exhaust:1CEL1A")
    assert table.other.hand == ["UNR"]


@rule("IMP-NATION-CELTS-1", "IMP-KW-ATTACK-3")
def test_the_celts_unrest_reaches_a_player_who_warded_off_the_attack_before_it() -> None:
    """Celtic Innovation is an attack, the power card's reaction to what it acquires is none."""
    table = given(me("celts", "A", hand=["1CEL3"], state="empire"), me(play=["1REG1X"]), market=["1UNC3"])
    table.do("play:1CEL3", "exhaust:1REG1X", "yes", "exhaust:1CEL1A")
    assert table.other.hand == ["1REG1X", "UNR"]


@rule("IMP-NATION-VIKINGS-1", "IMP-KW-HISTORY-3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_vikings_discard_what_would_go_into_history(side: str) -> None:
    table = given(me("vikings", side, hand=["1TRI11"]), main=["1REG9", "1TRI1"])
    table.do("play:1TRI11")
    assert table.me.history == []
    assert table.me.discard == ["1TRI11"]


@rule("IMP-NATION-VIKINGS-1", "IMP-KW-HISTORY-3")
def test_a_viking_host_goes_to_the_discard_pile_with_its_garrison_and_tokens_to_the_pool() -> None:
    town = in_play("1UNC4", "1VIK18", goods=1)
    table = given(me("vikings", play=[town]), phase="solstice", turn=1)
    table.do("yes", "option:2")
    assert table.me.history == []
    assert set(table.me.discard) == {"1UNC4", "1VIK18"}
    assert table.me.resources == {"materials": 0, "population": 0, "progress": 2, "goods": 1}


@rule("IMP-NATION-VIKINGS-1", "IMP-KW-HISTORY-3")
def test_the_vikings_may_discard_a_hand_card_by_putting_it_into_history() -> None:
    table = given(me("vikings", hand=["1UNC21", "1VIK24"]))
    table.do("play:1UNC21")
    assert set(table.me.discard) == {"1UNC21", "1VIK24"}


@rule("IMP-NATION-VIKINGS-2")
def test_harald_put_into_the_discard_pile_by_a_reshuffle_triggers_scoring() -> None:
    seat = me("vikings", hand=["1VIK16"], discard=["1VIK18", "1VIK19", "1VIK20"], nation_deck=["1VIK2"])
    table = given(seat)
    table.do("play:1VIK16", "no", "option:2")
    assert table.position.end == {"trigger": "accession", "round": 1, "seat": 0}
    assert table.me.state == "barbarian"
    assert "1VIK2" in table.me.hand + table.me.deck


@rule("IMP-NATION-VIKINGS-2")
def test_harald_put_into_the_discard_pile_by_a_card_triggers_scoring() -> None:
    table = given(me("vikings", hand=["1TRI3"], nation_deck=["1VIK2"]), main=["1TRI1"])
    table.do("play:1TRI3")
    assert table.position.end == {"trigger": "accession", "round": 1, "seat": 0}
    assert table.me.state == "barbarian"
    assert set(table.me.discard) == {"1VIK2", "1TRI3"}


@rule("IMP-NATION-VIKINGS-2")
def test_another_viking_nation_card_triggers_nothing() -> None:
    table = given(me("vikings", hand=["1TRI3"], nation_deck=["1VIK4", "1VIK2"]), main=["1TRI1"])
    table.do("play:1TRI3")
    assert table.position.end is None


def test_the_vikings_draw_two_cards_when_they_return_an_unrest() -> None:
    table = given(me("vikings", "A", hand=["1VIK23", "1UNR1"], deck=["1VIK17", "1VIK18"]))
    table.do("play:1VIK23", "option:2", "exhaust:1VIK1A")
    assert table.me.hand == ["1VIK17", "1VIK18"]


@pytest.mark.parametrize(("actions", "offered"), [(3, True), (2, True), (1, False)])
def test_the_greeks_spend_two_actions_to_break_through(actions: int, offered: bool) -> None:
    table = given(me("greeks", "A", actions=actions), uncivilised=["1UNC3"], civilised=["1CIV10"])
    assert ("exhaust:1GRE1A" in table.options) == offered
    if offered:
        table.do("exhaust:1GRE1A", "card:top@civilised")
        assert (table.me.actions, table.me.hand) == (actions - 2, ["1CIV10"])


def test_the_macedonians_gain_materials_for_a_region_played_from_the_discard_pile() -> None:
    seat = me("macedonians", "A", play=["1MAC17"], discard=["1MAC20", "1MAC13"], hand=["1MAC18"])
    table = given(seat)
    table.do("exhaust:1MAC17", "no")
    assert table.me.resources == {"materials": 2, "population": 1, "progress": 0, "goods": 0}
    assert (table.me.actions, table.me.exhausts) == (2, 4)
    table.do("play:1MAC18")
    assert table.me.resources["materials"] == 2  # from hand: nothing


def test_the_persians_pay_in_every_way_at_once() -> None:
    seat = me("persians", "A", hand=["1PER15", "1PER16", "1PER17"], population=1, deck=["1PER18"])
    table = given(seat, main=["1TRI1"])
    table.do("exhaust:1PER1A", "card:1PER16@hand", "card:1PER15@hand")
    assert table.me.deck == ["1PER15", "1PER16", "1PER18"]
    assert set(table.me.hand) == {"1PER17", "1TRI1"}
    assert (table.me.actions, table.me.resources["population"]) == (2, 0)
    poor = given(me("persians", "A", hand=["1PER15"], population=1))
    assert "exhaust:1PER1A" not in poor.options


def test_the_romans_look_at_one_more_fame_card_and_gain_progress() -> None:
    table = given(me("romans", "A", hand=["1ROM14"], play=REGIONS), fame=["1FAM1", "1FAM2", "1FAM3X", "1FAM4"])
    table.do("play:1ROM14")
    assert set(table.options) == {"card:1FAM1@fame", "card:1FAM2@fame", "card:1FAM3X@fame"}
    assert table.me.resources["progress"] == 1


def test_the_scythians_may_spend_an_action_to_break_through_for_a_region() -> None:
    seat = me("scythians", "A", nation_deck=["1SCY9", "1SCY2"])
    table = given(seat, region=["1REG9"])
    table.do("exhaust:1SCY1AX", "yes", "yes")
    assert table.me.nation_deck == ["1SCY9", "1SCY2"]  # the only card goes to the bottom of itself
    assert (table.me.actions, table.me.hand) == (2, ["1REG9"])
