"""The tributaries of the Legends commons, which stand in for those of Classics."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.game import match_of
from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

FEW = ["1CIV2", "1CIV3", "1CIV4", "1CIV5"]


def test_etruscans_bring_two_progress():
    table = given(me(hand=["2TRI1"])).do("play:2TRI1")
    assert (table.me.resources, table.me.actions, table.me.discard) == (pool(progress=2), 2, ["2TRI1"])


def test_etruscans_need_barbarians():
    assert "play:2TRI1" not in given(me(hand=["2TRI1"], state="empire")).options


def test_scythians_stay_in_play():
    table = given(me(hand=["2TRI2"])).do("play:2TRI2")
    assert (table.me.play, table.me.actions) == ([InPlay("2TRI2")], 2)


@rule("IMP-KW-ATTACK-2")
def test_scythians_exhausted_in_another_turn_avoid_an_attack():
    table = given(me(hand=["2TRI11"]), me("celts", play=["2TRI2"], progress=1)).do("play:2TRI11")
    assert (table.pending.seat, table.options) == (1, ["exhaust:2TRI2", "no"])
    table.do("exhaust:2TRI2")
    assert (table.me.resources, table.other.resources) == (pool(), pool(progress=1))
    assert (table.other.play, table.other.exhausts) == ([InPlay("2TRI2", exhausted=True)], 4)


@rule("IMP-KW-ATTACK-2")
def test_scythians_may_let_an_attack_pass():
    table = given(me(hand=["2TRI11"]), me("celts", play=["2TRI2"], progress=1)).do("play:2TRI11", "no")
    assert (table.me.resources, table.other.resources) == (pool(progress=1), pool())
    assert (table.other.play, table.other.exhausts) == ([InPlay("2TRI2")], 5)


def test_scythians_are_of_no_use_in_the_own_turn():
    assert "exhaust:2TRI2" not in given(me(play=["2TRI2"])).options


@rule("IMP-KW-STEAL-1")
def test_vikings_bring_and_steal_materials_and_unrest_to_who_is_short():
    mine = me(state="empire", hand=["2TRI3"])
    table = given(mine, me("celts", materials=3), me("greeks", materials=1), me("persians")).do("play:2TRI3")
    assert (table.me.resources, table.me.hand, table.me.discard) == (pool(materials=2 + 2 + 1), [], ["2TRI3"])
    assert [seat.resources["materials"] for seat in table.position.seats[1:]] == [1, 0, 0]
    assert [seat.hand for seat in table.position.seats[1:]] == [[], ["UNR"], ["UNR"]]


def test_vikings_need_an_empire():
    assert "play:2TRI3" not in given(me(hand=["2TRI3"]), me("celts", materials=3)).options


def test_phoenicians_acquire_civilised_and_go_into_history():
    market = [slot("1CIV6", "UNR", progress=1), slot("1UNC3", "UNR"), slot("1UNC15", "UNR"), "1REG6"]
    table = given(me(hand=["2TRI4"]), market=market, main=FEW).do("play:2TRI4")
    assert table.options == ["card:1CIV6@market", "card:1UNC15@market"]
    table.do("card:1CIV6@market")
    assert (table.me.hand, table.me.resources) == (["1CIV6", "UNR"], pool(progress=1))
    assert (table.me.history, table.me.discard) == (["2TRI4"], [])


def test_phoenicians_go_into_history_though_there_is_nothing_to_acquire():
    table = given(me(hand=["2TRI4"]), market=["1REG6"], main=FEW).do("play:2TRI4")
    assert (table.me.hand, table.me.history) == ([], ["2TRI4"])


def test_romans_abandon_a_region_for_the_top_fame_card():
    mine = me(hand=["2TRI5"], play=[in_play("1REG6", "UNR"), "1REG7", "1UNC6"])
    table = given(mine, me("celts"), me("greeks"), fame=["1FAM1", "1FAM2"]).do("play:2TRI5")
    assert table.options == ["card:1REG6@play", "card:1REG7@play"]
    table.do("card:1REG6@play")
    assert (table.me.hand, table.position.piles["fame"]) == (["1FAM1"], ["1FAM2"])
    assert (sorted(table.me.discard), table.position.piles["exile"]) == (["1REG6", "UNR"], ["2TRI5"])
    assert [seat.resources["progress"] for seat in table.position.seats] == [0, 1, 1]


@rule("IMP-TEXT-7")
def test_romans_need_a_region_to_abandon():
    assert "play:2TRI5" not in given(me(hand=["2TRI5"], play=["1UNC6"]), fame=["1FAM1"]).options


@rule("IMP-TEXT-5")
def test_romans_may_abandon_a_region_though_no_fame_is_left():
    mine = me(hand=["2TRI5"], play=["1REG6"], king_of_kings=True)
    table = given(mine, fame=[]).do("play:2TRI5")
    assert (table.me.hand, table.me.discard, table.position.piles["exile"]) == ([], ["1REG6"], ["2TRI5"])
    assert table.other.resources == pool(progress=1)


def test_greeks_stay_in_play():
    table = given(me(state="empire", hand=["2TRI6"])).do("play:2TRI6")
    assert (table.me.play, table.me.discard) == ([InPlay("2TRI6")], [])


def test_greeks_need_an_empire():
    assert "play:2TRI6" not in given(me(hand=["2TRI6"])).options


@pytest.mark.parametrize(
    ("option", "gained", "hand"),
    [("option:1", pool(materials=1), []), ("option:2", pool(population=1), []), ("option:3", pool(), ["1ROM15"])],
)
@rule("IMP-SOLST-1")
def test_greeks_bring_one_of_three_things_at_the_solstice(option, gained, hand):
    table = given(me(play=["2TRI6"], deck=["1ROM15", "1ROM16"]), phase="solstice")
    assert table.options == ["option:1", "option:2", "option:3"]
    table.do(option)
    assert (table.me.resources, table.me.hand, table.me.play) == (gained, hand, [InPlay("2TRI6")])


@rule("IMP-KW-GIVE-1")
def test_carthaginians_bring_materials_and_a_card_and_give_each_other_player_one():
    mine = me(hand=["2TRI7", "1ROM16"], deck=["1ROM15"], discard=["1ROM17"])
    table = given(mine, me("celts"), me("greeks")).do("play:2TRI7")
    assert table.options == ["card:1ROM16@hand", "card:1ROM15@hand", "card:1ROM17@discard"]
    table.do("card:1ROM17@discard", "card:1ROM15@hand")
    assert (table.me.hand, table.me.resources, table.me.discard) == (["1ROM16"], pool(materials=2), ["2TRI7"])
    assert [seat.hand for seat in table.position.seats[1:]] == [["1ROM17"], ["1ROM15"]]


@pytest.mark.parametrize(("answer", "gained"), [("card:1TRI11@market", "1TRI11"), ("card:tributary@main", "1TRI2")])
@rule("IMP-KW-BREAK-3")
def test_persians_pay_population_to_break_through_for_a_tributary(answer, gained):
    market = [slot("1TRI11", "UNR"), "1REG6"]
    table = given(me(hand=["2TRI8"], population=3), market=market, main=["1CIV2", "1TRI2", "1CIV3"])
    table.do("play:2TRI8", answer)
    assert (table.me.hand, table.me.history) == ([gained], ["2TRI8"])
    assert table.me.resources == pool(population=1)


@rule("IMP-TEXT-7")
def test_persians_need_two_population():
    assert "play:2TRI8" not in given(me(hand=["2TRI8"], population=1)).options


@pytest.mark.parametrize(("answer", "gained"), [("card:1UNC3@market", "1UNC3"), ("card:top@uncivilised", "1UNC6")])
@pytest.mark.parametrize(("celts", "progress"), [("2TRI9", 0), ("2TRI9X", 1)])
def test_celts_break_through_for_uncivilised_and_bring_unrest_to_others(celts, progress, answer, gained):
    market = [slot("1UNC3", "UNR"), "1REG6"]
    mine = me("macedonians", hand=[celts], progress=progress)
    table = given(mine, me("persians"), me("greeks"), market=market, uncivilised=["1UNC6"])
    table.do(f"play:{celts}", answer)
    assert (table.me.hand, table.me.resources, table.me.discard) == ([gained], pool(), [celts])
    assert [seat.hand for seat in table.position.seats[1:]] == [["UNR"], ["UNR"]]


@rule("IMP-TEXT-6", "IMP-TEXT-7")
def test_celts_as_reprinted_need_a_progress():
    assert "play:2TRI9X" not in given(me(hand=["2TRI9X"])).options
    assert "play:2TRI9" in given(me(hand=["2TRI9"])).options


@rule("IMP-KW-ACQUIRE-4", "IMP-KW-ACQUIRE-6")
def test_macedonians_acquire_two_regions_of_market_or_exile():
    table = given(me(hand=["2TRI10"]), market=["1UNC3", "1UNC6", "1CIV2", "1CIV6", "1REG6"], region=["1REG8"],
                  exile=["1REG7", "1CIV3"])  # fmt: skip
    table.do("play:2TRI10")
    assert table.options == ["card:1REG6@market", "card:1REG7@exile"]
    table.do("card:1REG6@market")
    assert table.options == ["card:1REG8@market", "card:1REG7@exile"]
    table.do("card:1REG7@exile")
    assert (table.me.hand, table.me.history) == (["1REG6", "1REG7"], ["2TRI10"])
    assert table.position.piles["exile"] == ["1CIV3"]


def test_macedonians_acquire_one_region_where_there_is_only_one():
    table = given(me(hand=["2TRI10"]), market=["1REG6"], main=FEW).do("play:2TRI10")
    assert (table.me.hand, table.me.history) == (["1REG6"], ["2TRI10"])


@rule("IMP-KW-STEAL-1")
def test_xiongnu_steal_a_progress_from_each_other_player():
    table = given(me(hand=["2TRI11"]), me("celts", progress=2), me("greeks"), me("persians", progress=1))
    table.do("play:2TRI11")
    assert (table.me.resources, table.me.discard) == (pool(progress=2), ["2TRI11"])
    assert [seat.resources["progress"] for seat in table.position.seats[1:]] == [1, 0, 0]
    assert [seat.hand for seat in table.position.seats[1:]] == [[], [], []]


@rule("IMP-TEXT-3")
def test_xiongnu_need_somebody_to_steal_from():
    assert "play:2TRI11" not in given(me(hand=["2TRI11"]), me("celts")).options


# Points

FIXED = ["2TRI1", "2TRI2", "2TRI4", "2TRI5", "2TRI9", "2TRI9X"]
# Eighteen cards, with the power card and the Greeks twenty.
EIGHTEEN = {
    "hand": ["1ROM9", "1ROM10"], "deck": ["1ROM11", "1ROM12", "UNR", "1CIV2", "1CIV3"],
    "discard": ["1ROM14", "1ROM15", "1ROM16", "1CIV4"], "history": ["1ROM17", "1ROM18", "1CIV5"],
    "play": [in_play("1ROM19", "1ROM20"), in_play("1UNC6", "1ROM21")], "development": ["1ROM3", "1ROM4"],
}  # fmt: skip
COUNTED: list[tuple[str, dict[str, Any], int]] = [
    ("2TRI3", {"deck": ["1UNC3", "1CIV2"], "discard": ["1UNC4"], "play": ["1UNC15"]}, 1),
    ("2TRI3", {"deck": ["1UNC3", "1UNC5"], "discard": ["1UNC4"], "play": [in_play("1UNC15", "1UNC6")]}, 2),
    ("2TRI6", EIGHTEEN, 2),
    ("2TRI7", {"materials": 9}, 0),
    ("2TRI7", {"materials": 29}, 2),
    ("2TRI8", {"deck": ["1TRI1"], "history": ["1TRI2"], "play": [in_play("1REG6", "1TRI4")]}, 4),
    ("2TRI10", {"deck": ["1REG1", "1REG2"], "play": ["1REG6"]}, 0),
    ("2TRI10", {"deck": ["1REG1", "1REG2"], "history": ["1REG3"], "play": ["1REG6", in_play("1REG7", "1UNC6")]}, 1),
    ("2TRI11", {"deck": ["1FAM1"], "history": ["1FAM2", "1FAM4"]}, 3),
]


def points_of(card: str, **parts: Any) -> int:
    table = given(me(**{**parts, "hand": [*parts.get("hand", ()), card]}), main=[])
    rows = score_seat(match_of(table.position), 0)["cards"]
    return sum(row["points"] for row in rows if row["card"] == card)


@pytest.mark.parametrize("card", FIXED)
@rule("IMP-SCORE-4")
def test_fixed_points(card):
    assert points_of(card) == 3


@pytest.mark.parametrize(("card", "mine", "points"), COUNTED)
@rule("IMP-SCORE-6")
def test_counted_points(card, mine, points):
    assert points_of(card, **mine) == points


def test_every_tributary_has_its_points_tested():
    commons = [card for originals in (False, True) for card in library().commons("legends", originals)]
    tributaries = {card.id for card in commons if "tributary" in card.suits}
    assert tributaries == {*FIXED, *(row[0] for row in COUNTED)}
