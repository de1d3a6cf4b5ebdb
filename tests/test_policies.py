"""The policies: legal, reproducible, blind to what is hidden, and `simple` good enough to play against."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import automa.policies
from automa.imperium.cards import library
from automa.imperium.trade_routes import needing
from automa.policies import play_out, policy
from automa.table import Decision, Option, Table, TableError
from tests.imperium.scenario import Scenario, given, me, slot

NATIONS = sorted(nation.id for nation in library().nations.values() if nation.playable)


def training(nation: str, side: str = "A", seed: int = 1) -> Table:
    return Table.new({"mode": "training", "seats": [{"nation": nation, "power": side}], "seed": seed})


def pair(first: str = "romans", second: str = "celts", seed: int = 1) -> Table:
    return Table.new({"seats": [{"nation": first}, {"nation": second}], "seed": seed})


def choice(scenario: Scenario, name: str = "simple") -> list[str]:
    return policy(name, 1)(scenario.pending, scenario.table.view)


@pytest.mark.parametrize("name", ["random", "simple"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    tables = [pair(), pair()]
    assert [play_out(table, policy(name, 5)) for table in tables] == [len(tables[0].journal)] * 2
    assert tables[0].journal == tables[1].journal


def test_another_seed_gives_another_random_game() -> None:
    tables = [pair(), pair()]
    for seed, table in enumerate(tables):
        play_out(table, policy("random", seed))
    assert tables[0].journal != tables[1].journal


def test_random_picks_every_option_equally_often() -> None:
    decision = Decision(0, "option", "choose", [Option(name) for name in "abcd"])
    player = policy("random", 1)
    counts = Counter(player(decision, no_look)[0] for _ in range(4000))
    assert set(counts) == set("abcd") and min(counts.values()) > 850


def test_random_picks_any_allowed_number_of_different_options() -> None:
    decision = Decision(0, "cards", "discard", [Option(name) for name in "abcd"], least=1, most=3)
    player = policy("random", 1)
    answers = [player(decision, no_look) for _ in range(900)]
    assert min(Counter(len(answer) for answer in answers).values()) > 250
    assert all(len(set(answer)) == len(answer) for answer in answers)
    assert min(Counter(name for answer in answers for name in answer).values()) > 350


def test_random_picks_one_amount_though_the_range_is_wide() -> None:
    decision = Decision(0, "amount", "draw_amount", [Option(f"amount:{n}") for n in range(5)], least=0, most=4)
    assert {len(policy("random", seed)(decision, no_look)) for seed in range(20)} == {1}


def no_look(seat: int) -> dict[str, Any]:
    raise AssertionError("random looks at nothing but the decision")


def test_simple_looks_only_at_what_its_own_seat_may_know() -> None:
    table, player = pair(), policy("simple")
    seats = []

    def look(seat: int) -> dict[str, Any]:
        seats.append(seat)
        return table.view(seat)

    while table.pending is not None and len(seats) < 200:
        seats.clear()
        decision = table.pending
        table.answer(player(decision, look))
        assert set(seats) == {decision.seat}


def test_unknown_policy() -> None:
    with pytest.raises(TableError, match="unknown policy 'clever'; known: random, simple"):
        policy("clever")


def test_no_card_and_no_nation_is_named_in_a_policy() -> None:
    known = {name for card in library().cards.values() for name in (card.id, card.name, card.base_name)}
    known |= set(library().nations)
    for path in Path(automa.policies.__file__).parent.glob("*.py"):
        words = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        assert not words & known, path.name


def test_simple_beats_random() -> None:
    for seed in range(4):
        table = pair("romans", "greeks", seed)
        players = [policy("simple", seed), policy("random", seed)]
        if seed % 2:
            players.reverse()
        while table.pending is not None:
            table.answer(players[table.pending.seat](table.pending, table.view))
        assert table.result is not None and table.result["winners"] == [seed % 2]


# Per box: the least mean score, and how many games may collapse. The Utopians live with unrest.
@pytest.mark.parametrize(("box", "mean", "collapses"), [("Classics", 54, 0), ("Legends", 44, 1)])
def test_simple_scores_fifty_in_training_on_average_and_reaches_empire(box: str, mean: int, collapses: int) -> None:
    scores, empires, collapsed = [], 0, 0
    for number, nation in enumerate(nation for nation in NATIONS if library().nation(nation).box == box):
        for side in "AB":
            table = training(nation, side, number)
            play_out(table, policy("simple"))
            assert table.result is not None
            collapsed += table.result["reason"] == "collapse"
            scores.append(table.result["scores"][0])
            empires += table.position()["seats"][0]["state"] == "empire"
    assert sum(scores) / len(scores) > mean
    assert collapsed <= collapses
    assert empires >= len(scores) // 2


def test_simple_sits_down_to_any_number_of_players() -> None:
    for seats in (NATIONS[:3], NATIONS[-4:]):
        settings = {"seed": 3, "trade_routes": bool(needing(seats))}
        table = Table.new({"seats": [{"nation": nation} for nation in seats], **settings})
        play_out(table, policy("simple"))
        assert table.result is not None and len(table.result["scores"]) == len(seats)


def test_simple_develops_in_a_whole_game() -> None:
    table = pair("greeks", "macedonians", 2)
    play_out(table, policy("simple"))
    assert any(event["event"] == "develop" for event in table.events_since(0))


def test_simple_revolts_with_a_hand_full_of_unrest() -> None:
    scenario = given(me(hand=["1ROM22", "1ROM23", "1ROM13", "1CEL22"], materials=0))
    assert choice(scenario) == ["revolt"]


def test_simple_turns_three_regions_into_fame() -> None:
    scenario = given(me(hand=["1ROM14", "1ROM15"], play=["1ROM11", "1ROM12", "1ROM20"], materials=2), fame=["1FAM6"])
    assert choice(scenario) == ["play:1ROM14"]


def test_simple_innovates_when_the_hand_is_good_for_nothing() -> None:
    scenario = given(me(hand=["1ROM7"]), market=["1TRI2", "1REG4X"], main=["1TRI1", "1TRI4"])
    assert choice(scenario) == ["innovate"]
    scenario.do("innovate")
    assert choice(scenario) == ["card:1TRI2@market"]


def test_simple_pays_in_kind_before_it_pays_with_points() -> None:
    scenario = given(me(hand=["1ROM16"], materials=5, progress=3), market=["1UNC3", "1CIV6"])
    scenario.do("play:1ROM16", "option:2")
    assert choice(scenario) == ["pay:materials=5"]


def test_simple_does_not_take_the_last_unrest() -> None:
    """Elders acquire with unrest or break through without."""
    scenario = given(me(hand=["1UNC3"]), market=[slot("1UNC4", "UNR")], unrest=["UNR"] * 2)
    scenario.do("play:1UNC3")
    assert choice(scenario) == ["option:2"]
