"""Resources: gain, pay with substitution, steal, place."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule


@rule("IMP-KW-GAIN-1")
def test_gained_resources_come_from_the_supply_into_the_pool() -> None:
    table = given(me(hand=["1TRI8"], materials=1), main=["1TRI1"])
    table.do("play:1TRI8")
    assert table.me.resources == {"materials": 5, "population": 0, "progress": 0, "goods": 0}
    assert table.other.resources["materials"] == 0


@rule("IMP-KW-PAY-1")
def test_a_payment_leaves_the_pool() -> None:
    table = given(me(hand=["1CIV3"], state="empire", materials=4))
    table.do("play:1CIV3")
    assert table.me.resources["materials"] == 1
    assert table.me.actions == 4


@rule("IMP-KW-PAY-1")
@pytest.mark.parametrize(
    ("card", "pool"),
    [("1CIV3", {"materials": 2}), ("1CIV13", {"materials": 9}), ("1UNC20", {"population": 9}), ("1UNC18", {})],
)
def test_who_cannot_pay_cannot_play(card: str, pool: dict[str, int]) -> None:
    table = given(me(hand=[card], state="empire", **pool))
    assert f"play:{card}" not in table.options


@rule("IMP-KW-PAY-2")
@pytest.mark.parametrize(
    ("pool", "ways"),
    [
        ({"materials": 3, "progress": 2}, {"materials=3", "materials=1,progress=1", "progress=2"}),
        ({"materials": 3, "goods": 1}, {"materials=3", "materials=1,goods=1"}),
        ({"progress": 2, "goods": 2}, {"progress=2", "progress=1,goods=1", "goods=2"}),
        ({"materials": 2, "progress": 2}, {"materials=1,progress=1", "progress=2"}),
    ],
)
def test_three_materials_can_be_paid_in_every_mix(pool: dict[str, int], ways: set[str]) -> None:
    table = given(me(hand=["1UNC20"], **pool))
    table.do("play:1UNC20")
    assert table.pending.about == "pay"
    assert set(table.options) == {f"pay:{way}" for way in ways}


@rule("IMP-KW-PAY-2")
def test_population_and_materials_of_one_cost_are_paid_together_in_every_mix() -> None:
    seat = me("vikings", hand=["1VIK22"], materials=2, population=1, progress=1)
    table = given(seat, market=["1REG9"])
    table.do("play:1VIK22")
    assert set(table.options) == {
        "pay:materials=2,population=1",
        "pay:materials=2,progress=1",
        "pay:population=1,progress=1",
    }
    table.do("pay:population=1,progress=1")
    assert table.me.resources == {"materials": 2, "population": 0, "progress": 0, "goods": 0}


@rule("IMP-KW-PAY-2")
def test_what_a_stand_in_is_worth_too_much_is_lost() -> None:
    table = given(me(hand=["1UNC20"], progress=2))
    table.do("play:1UNC20")
    assert table.me.resources == {"materials": 0, "population": 0, "progress": 0, "goods": 0}
    assert table.me.hand == ["1TRI1"]


@rule("IMP-KW-PAY-2")
@pytest.mark.parametrize("stand_in", ["progress", "goods"])
def test_one_progress_or_goods_stands_for_one_population_only(stand_in: str) -> None:
    table = given(me(hand=["1ROM17"], **{stand_in: 1, "population": 1}), market=["1REG9"])
    table.do("play:1ROM17")
    assert table.me.resources == {"materials": 0, "population": 0, "progress": 0, "goods": 0}
    assert "1REG9" in table.me.hand
    assert "play:1ROM17" not in given(me(hand=["1ROM17"], **{stand_in: 1}), market=["1REG9"]).options


@rule("IMP-KW-PAY-2")
def test_a_payment_with_only_one_way_is_not_asked() -> None:
    table = given(me(hand=["1UNC20"], materials=1, progress=1))
    table.do("play:1UNC20")
    assert table.pending.kind == "turn"
    assert table.me.resources["materials"] == table.me.resources["progress"] == 0


@rule("IMP-KW-PAY-3")
@pytest.mark.parametrize(
    ("card", "pool"),
    [("1CEL20", {"materials": 9, "population": 9, "goods": 9}), ("1UNC6", {"population": 9})],
)
def test_materials_and_population_replace_nothing_and_goods_are_no_progress(card: str, pool: dict[str, int]) -> None:
    table = given(me(play=[card], deck=["1ROM20"], **pool))
    assert f"exhaust:{card}" not in table.options


@rule("IMP-KW-PAY-3")
def test_a_goods_cost_is_paid_in_goods() -> None:
    seat = me("carthaginians", play=["1CAR2X"], deck=["1CAR21"], progress=5)
    table = given(seat, me("celts", hand=["1CEL14"]), phase="cleanup", turn=1, market=[slot("1REG9")])
    table.do([])  # the Celts keep their hand
    assert table.me.resources == {
        "materials": 0,
        "population": 0,
        "progress": 5,
        "goods": 1,
    }  # gaining was all he could


@rule("IMP-KW-PAY-4")
def test_development_costs_take_stand_ins_too() -> None:
    seat = me(hand=["1MAC3"], state="empire", development=["1ROM5", "1ROM6"], population=1, progress=2)
    table = given(seat)
    table.do("play:1MAC3", "option:1")  # Legions for 3 population, The Senate for 4 materials
    assert table.options == ["card:1ROM5@development", "card:1ROM6@development"]
    table.do("card:1ROM5@development")
    assert table.me.discard == ["1MAC3", "1ROM5"]
    assert table.me.resources["population"] == table.me.resources["progress"] == 0


@rule("IMP-KW-PAY-4", "IMP-KW-STEAL-1")
def test_a_theft_takes_no_stand_ins() -> None:
    table = given(me("vikings", hand=["1VIK23"]), me("celts", progress=3, goods=3))
    table.do("play:1VIK23")
    assert table.other.resources == {"materials": 0, "population": 0, "progress": 3, "goods": 3}
    assert table.me.resources["materials"] == 0


@rule("IMP-KW-PAY-4")
def test_goods_are_no_progress_for_the_standing_army() -> None:
    table = given(me("vikings", hand=["1VIK23"], goods=5), me("celts", play=["1UNC1"], materials=1))
    table.do("play:1VIK23")
    assert table.other.resources["materials"] == 1  # nothing could be given, so the attack is ignored
    assert table.me.resources["goods"] == 5


@rule("IMP-KW-STEAL-1")
def test_a_theft_takes_as_much_as_there_is_from_each_other_player() -> None:
    table = given(me("vikings", hand=["1VIK13"]), me("celts", materials=5), me("romans", materials=1))
    table.do("play:1VIK13")
    assert [seat.resources["materials"] for seat in table.position.seats] == [3, 3, 0]


@rule("IMP-KW-STEAL-1")
def test_a_theft_may_concern_some_players_only() -> None:
    romans = me("romans", play=["1ROM20"], materials=2, progress=1)
    table = given(me("celts", hand=["1CEL19"]), romans, me("greeks", state="empire", materials=2, progress=1))
    table.do("play:1CEL19")
    robbed = [seat.resources for seat in table.position.seats]
    assert [pool["materials"] for pool in robbed] == [3, 1, 2]  # only who has a region in play
    assert [pool["progress"] for pool in robbed] == [1, 1, 0]  # only empires


@rule("IMP-KW-PLACE-1")
def test_placed_tokens_come_from_the_supply() -> None:
    table = given(me("carthaginians", hand=["1CAR19"], materials=1), market=["1UNC3", "1REG9"])
    table.do("play:1CAR19", "card:1REG9@market")
    assert table.position.market[1].tokens == {"materials": 1}
    assert table.me.resources["materials"] == 1


@rule("IMP-KW-RETURN-3")
def test_an_exhaust_token_is_returned_to_the_state_card() -> None:
    seat = me(hand=["1TRI6"], play=[in_play("1CIV10", exhausted=True)], exhausts=2, deck=["1ROM20"])
    table = given(seat, main=["1TRI1"])
    table.do("play:1TRI6")
    assert table.me.exhausts == 3
    assert "exhaust:1CIV10" in table.options
