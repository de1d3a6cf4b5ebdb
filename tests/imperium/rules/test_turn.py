"""Section 7: rounds and turns; activate, innovate, revolt."""

from __future__ import annotations

import pytest

from automa.table import Table
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule


def turn_of(table: Scenario) -> tuple[int, int]:
    """The round and whose turn begins."""
    assert table.pending.kind == "turn"
    return table.position.round, table.pending.seat


@rule("IMP-TURN-1", "IMP-SOLST-1")
def test_a_round_goes_round_the_table_and_ends_with_the_solstice() -> None:
    """Coinage brings 2 materials each solstice."""
    table = given(me(play=["1CIV10"]), me("celts"), me("greeks"))
    turns = [turn_of(table)]
    gained = [table.me.resources["materials"]]
    for _ in range(6):
        table.do("end")
        turns.append(turn_of(table))
        gained.append(table.me.resources["materials"])
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]
    assert gained == [0, 0, 0, 2, 2, 2, 4]


@rule("IMP-TURN-1")
def test_everybody_resolves_the_solstice_after_the_last_player() -> None:
    table = given(me(play=["1CIV10"]), me("celts", play=[in_play("1UNC8")]), turn=1).do("end")
    assert table.me.resources["materials"] == 2
    assert table.other.hand == ["UNR"]
    assert turn_of(table) == (2, 0)


@rule("IMP-TURN-2")
def test_a_turn_begins_with_activate_innovate_or_revolt() -> None:
    table = given(me(hand=["1ROM20"], play=["1CIV10"], deck=["1ROM15"]))
    assert table.options == ["play:1ROM20", "exhaust:1CIV10", "innovate", "revolt", "end"]


@rule("IMP-TURN-2")
@pytest.mark.parametrize("first", ["play:1ROM20", "exhaust:1CIV10"])
def test_once_activated_a_turn_can_no_longer_be_innovate_or_revolt(first: str) -> None:
    table = given(me(hand=["1ROM20"], play=["1CIV10"], deck=["1ROM15", "1ROM16"])).do(first)
    if table.pending.kind == "confirm":
        table.do("no")
    assert table.pending.kind == "turn"
    assert not {"innovate", "revolt"} & set(table.options)


@rule("IMP-TURN-2")
def test_innovate_and_revolt_are_the_whole_turn() -> None:
    """Nothing was played or exhausted, and the other player is next."""
    mine = me(hand=["1ROM20", "UNR"], play=["1CIV10"])
    revolted = given(mine).do("revolt", ["card:UNR@hand"], [])
    innovated = given(mine, region=["1REG4"]).do("innovate", "card:top@region", [])
    for table in (revolted, innovated):
        assert turn_of(table) == (1, 1)
        assert [entry.card for entry in table.me.play] == ["1CIV10"]


@rule("IMP-TURN-2")
@pytest.mark.parametrize("kind", ["end", "innovate", "revolt"])
def test_cleanup_follows_every_kind_of_turn(kind: str) -> None:
    table = given(me(), market=["1UNC3", "1UNC9"], region=["1REG4"]).do(kind)
    if kind == "innovate":
        table.do("card:top@region")
    table.do("card:1UNC9@market")
    assert table.position.market[1].tokens == {"progress": 1}


@rule("IMP-TURN-3")
def test_actions_and_exhaust_abilities_come_in_any_number_and_order() -> None:
    hand = ["1ROM20", "1PER12", "1PER19", "1MAC19"]
    table = given(me(hand=hand, play=["1CIV10", "1UNC8"], deck=["1ROM22", "1ROM23"]))
    table.do("play:1PER12", "exhaust:1CIV10", "play:1PER19", "no", "play:1ROM20", "no")
    assert table.options == ["exhaust:1UNC8", "end"]
    table.do("exhaust:1UNC8")
    assert table.options == ["play:1MAC19", "play:1ROM22", "end"]


@rule("IMP-TURN-3")
def test_an_activate_turn_may_stop_with_tokens_left() -> None:
    table = given(me(hand=["1PER12", "1ROM20"], play=["1CIV10"])).do("play:1PER12")
    assert table.me.actions == 2
    table.do("end", [])
    assert turn_of(table) == (1, 1)


@rule("IMP-TURN-4")
def test_innovate_discards_the_whole_hand_first() -> None:
    table = given(me(hand=["1ROM16", "1FAM6", "UNR"], discard=["1ROM15"])).do("innovate")
    assert table.me.hand == []
    assert sorted(table.me.discard) == ["1FAM6", "1ROM15", "1ROM16", "UNR"]


@rule("IMP-TURN-4")
def test_innovate_breaks_through_for_one_of_four_suits() -> None:
    """Not for fame: there is no way to it. Not for a trade route: there are none."""
    market = ["1UNC3", "1TRI8", "1CIV10", "1UNC15", "1REG4"]
    table = given(me(), market=market, region=["1REG5"], civilised=["1CIV8"], main=["1TRI1"], fame=["1FAM1"])
    table.do("innovate")
    unseen = ["card:top@region", "card:uncivilised@main", "card:top@civilised", "card:tributary@main"]
    assert table.options == [*(f"card:{card}@market" for card in market), *unseen]


@rule("IMP-TURN-4")
@pytest.mark.parametrize(
    ("picked", "card"),
    [
        ("card:1UNC3@market", "1UNC3"),
        ("card:top@region", "1REG5"),
        ("card:top@uncivilised", "1UNC9"),
        ("card:top@civilised", "1CIV8"),
        ("card:tributary@main", "1TRI1"),
    ],
)
def test_innovate_brings_one_card_to_hand_and_no_unrest(picked: str, card: str) -> None:
    table = given(
        me(hand=["1ROM16"]),
        market=[slot("1UNC3", "UNR", materials=2)],
        region=["1REG5"],
        uncivilised=["1UNC9"],
        civilised=["1CIV8"],
        main=["1REG6", "1TRI1"],
    ).do("innovate", picked)
    assert table.me.hand == [card]
    assert table.me.actions == 3
    assert table.pending.about in ("cleanup_token", "cleanup_discard")


@rule("IMP-TURN-4", "IMP-TURN-5")
@pytest.mark.parametrize("kind", ["innovate", "revolt"])
def test_a_position_from_the_middle_of_such_a_turn_plays_on(kind: str) -> None:
    table = given(me(hand=["UNR", "UNR"]), market=["1UNC3"]).do(kind)
    again = Table.from_position(table.table.position(), seed=1)
    assert again.pending is not None
    assert again.pending.as_dict() == table.pending.as_dict()


@rule("IMP-TURN-5", "IMP-AMB-9")
@pytest.mark.parametrize(
    "returned",
    [
        [],
        ["card:UNR@hand"],
        ["card:UNR@hand", "card:UNR@hand#2"],
        ["card:UNR@hand", "card:UNR@hand#2", "card:1ROM22@hand"],
    ],
)
def test_revolt_returns_any_number_of_unrest_from_hand(returned: list[str]) -> None:
    table = given(me(hand=["UNR", "1ROM16", "UNR", "1ROM22"], discard=["UNR"]), unrest=["UNR"] * 4)
    table.do("revolt")
    assert len(table.options) == 3
    table.do(returned)
    assert len(table.me.hand) == 4 - len(returned)
    assert "1ROM16" in table.me.hand
    assert table.me.discard == ["UNR"]
    assert len(table.position.piles["unrest"]) == 4 + len(returned)


@rule("IMP-TURN-5")
def test_revolt_costs_nothing() -> None:
    table = given(me(hand=["UNR", "UNR"], materials=3, population=1)).do("revolt", ["card:UNR@hand", "card:UNR@hand#2"])
    assert table.me.resources == {"materials": 3, "population": 1, "progress": 0, "goods": 0}
    assert table.me.actions == 3
    assert table.events("play") == []


@rule("IMP-TURN-6")
def test_no_exhaust_ability_reacts_in_an_innovate_turn() -> None:
    """Celts A may give unrest when they break through for an uncivilised card, but only in an activate turn."""
    mine = me("celts", "A", hand=["1ROM18"])
    activated = given(mine, uncivilised=["1UNC9"], main=["1TRI1"]).do("play:1ROM18")
    assert activated.options == ["exhaust:1CEL1A", "no"]
    innovated = given(mine, uncivilised=["1UNC9"], main=["1TRI1"]).do("innovate", "card:top@uncivilised")
    assert innovated.pending.about == "cleanup_discard"
    assert (innovated.me.exhausts, innovated.other.hand) == (5, [])


@rule("IMP-TURN-6")
def test_no_exhaust_ability_reacts_in_a_revolt_turn() -> None:
    """Wonder reacts to returning an unrest, but only in an activate turn."""
    mine = me(hand=["UNR", "UNR"], play=["1CIV9"], population=1)
    assert given(mine).do("play:UNR").options == ["exhaust:1CIV9", "no"]
    revolted = given(mine).do("revolt", ["card:UNR@hand", "card:UNR@hand#2"])
    assert turn_of(revolted) == (1, 1)
    assert revolted.me.resources["progress"] == 0


@rule("IMP-TURN-6")
def test_passives_work_in_an_innovate_turn() -> None:
    """Carthaginians place materials for progress; Awe-inspiring raises the hand limit to six."""
    deck = ["1CAR14", "1CAR15", "1CAR16", "1CAR17", "1CAR18", "1CAR19"]
    table = given(me("carthaginians", "B", play=["1FAM8"], deck=deck), market=["1UNC3"], region=["1REG4"])
    table.do("innovate", "card:top@region", [])
    assert table.position.market[0].tokens == {"materials": 2}
    assert table.me.hand == ["1REG4", *deck[:5]]


@rule("IMP-TURN-6")
def test_passives_work_in_a_revolt_turn() -> None:
    table = given(me("carthaginians", "A", hand=["UNR"]), market=["1UNC3"]).do("revolt", ["card:UNR@hand"])
    assert table.position.market[0].tokens == {"materials": 1}


@rule("IMP-TURN-7")
def test_the_next_player_starts_when_cleanup_is_finished() -> None:
    """Played strictly in sequence: the token lies in the market, the hand is drawn, then the other player."""
    table = given(me(hand=["UNR"], deck=["1ROM16"] + ["1ROM22"] * 4), market=["1UNC3", "1UNC9"])
    table.do("end", "card:1UNC3@market")
    assert table.pending.seat == 0
    table.do(["card:UNR@hand"])
    assert turn_of(table) == (1, 1)
    assert len(table.me.hand) == 5
    assert table.position.market[0].tokens == {"progress": 1}
