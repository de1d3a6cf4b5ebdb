"""Training: alone, without an automa (section 17)."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import pool
from automa.table import Table, TableError
from tests.imperium.scenario import given, me, slot
from tests.rules import rule

NATIONS = sorted(nation.id for nation in library().nations.values() if nation.box == "Classics")


def training(*seats, stock=12, **parts):
    return given(*seats, mode="training", stock=stock, **parts)


def set_up(nation="romans"):
    return Table.new({"mode": "training", "seats": [{"nation": nation, "power": "B"}], "seed": 4}).position()


@rule("IMP-VAR-TRAIN-1")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_table_is_laid_out_for_two(nation):
    position = set_up(nation)
    piles = position["piles"]
    assert [len(piles[name]) for name in ("fame", "region", "uncivilised", "civilised")] == [6, 5, 5, 5]
    uncovered = [place for place in position["market"] if not library()[place["card"]].is_region]
    assert len(piles["unrest"]) == 8 - len(uncovered)
    assert len(position["seats"]) == 1
    assert len(position["seats"][0]["hand"]) == 5


@rule("IMP-VAR-TRAIN-1")
def test_training_is_for_one():
    with pytest.raises(TableError, match="training needs 1 to 1 seats, not 2"):
        Table.new({"mode": "training", "seats": [{"nation": "romans"}, {"nation": "celts"}]})


@rule("IMP-VAR-TRAIN-2", "IMP-VAR-TRAIN-3")
def test_fifteen_cards_of_the_main_deck_are_exiled_and_twelve_progress_lie_ready():
    position = set_up()
    assert (len(position["piles"]["exile"]), len(position["piles"]["main"])) == (15, 34 - 2 - 15)
    assert position["stock"] == 12


@rule("IMP-VAR-TRAIN-4")
def test_in_cleanup_a_progress_of_the_stock_goes_on_a_card_and_another_may_be_exiled():
    table = training(market=[slot("1UNC3", "UNR"), "1REG5"]).do("end", "card:1REG5@market")
    assert (table.position.stock, table.position.market[1].tokens) == (11, {"progress": 1})
    assert table.options == ["card:1UNC3@market", "no"]
    table.do("card:1UNC3@market")
    assert table.position.piles["exile"] == ["1UNC3"]
    assert (table.position.market[0].card, table.position.market[0].unrest) == ("1TRI1", ["UNR"])
    assert len(table.position.piles["unrest"]) == 20


@rule("IMP-VAR-TRAIN-4")
def test_the_exile_may_be_declined():
    table = training(market=["1UNC3", "1REG5"]).do("end", "card:1REG5@market", "no")
    assert (table.position.market[0].card, table.position.piles["exile"]) == ("1UNC3", [])


@rule("IMP-VAR-TRAIN-4", "IMP-KW-EXILE-2")
def test_a_card_with_tokens_is_not_exiled():
    table = training(market=[slot("1UNC3", materials=1), "1REG5"]).do("end", "card:1REG5@market")
    assert (table.pending.kind, table.position.round) == ("turn", 2)


@rule("IMP-VAR-TRAIN-4")
def test_every_turn_ends_with_the_rest_of_cleanup_and_the_solstice():
    table = training(me(play=["1CIV10"], deck=["1ROM19"], actions=0)).do("end")
    assert (table.me.hand, table.me.actions, table.me.resources) == (["1ROM19"], 3, pool(materials=2))
    assert (table.position.round, table.position.turn, table.pending.seat) == (2, 0, 0)


@rule("IMP-VAR-TRAIN-5")
def test_after_twelve_turns_it_is_scored():
    table = training(me(progress=9))
    for _ in range(11):
        table.do("end")
    assert (table.table.result, table.position.round, table.position.stock) == (None, 12, 1)
    table.do("end")
    assert (table.table.result["reason"], table.table.result["scores"]) == ("scoring", [9])


@rule("IMP-VAR-TRAIN-5", "IMP-AMB-13")
def test_a_trigger_ends_it_after_the_solstice_of_the_same_turn():
    table = training(me(hand=["1UNC18"], materials=1, play=["1CIV10"]), main=["1TRI1"])
    table.do("play:1UNC18", "option:4")
    assert table.table.result is None
    table.do("end", [])
    assert (table.table.result["reason"], table.table.result["trigger"]) == ("scoring", "main deck")
    assert table.me.resources == pool(materials=2)


@rule("IMP-VAR-TRAIN-5", "IMP-AMB-13")
def test_a_collapse_ends_it_at_once_and_nobody_has_won():
    table = training(me(hand=["1ROM16"], materials=3, population=20), market=["1UNC3"], unrest=["UNR"])
    table.do("play:1ROM16")
    assert (table.table.result["reason"], table.table.result["winners"]) == ("collapse", [])


@rule("IMP-VAR-TRAIN-7")
@pytest.mark.parametrize(("side", "materials"), [("A", 1), ("B", 2)])
def test_carthaginians_put_materials_and_still_use_up_the_stock(side, materials):
    table = training(me("carthaginians", side), market=["1UNC3"]).do("end")
    assert table.position.market[0].tokens == {"materials": materials}
    assert table.position.stock == 11


@rule("IMP-VAR-TRAIN-7")
def test_a_turn_is_counted_even_when_there_is_no_market_card_left():
    assert training(market=[]).do("end").position.stock == 11


@rule("IMP-VAR-TRAIN-6")
@pytest.mark.parametrize(
    ("points", "told"), [(49, ""), (50, "trained_well"), (89, "trained_well"), (90, "trained_very_well")]
)
def test_so_many_points_mean_so_much(points, told):
    human = me(progress=points)
    table = training(human, stock=1, market=["1REG5"], unrest=["UNR"] * 9).do("end")
    while table.table.pending is not None:
        table.do(table.options[:1] if table.pending.picks[0] else [])
    (score,) = table.table.result["scores"]
    assert score == points, "nothing else counts here"
    found = [event["event"] for event in table.table.events_since(0) if event["event"].startswith("trained")]
    assert found == ([told] if told else [])
    if told:
        assert f"{points} points" in table.events(told)[0]["text"]
