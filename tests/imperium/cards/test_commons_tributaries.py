"""The tributaries of the Classics commons."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

FEW = ["1CIV2", "1CIV3", "1CIV4", "1CIV5"]


def test_armenians_acquire_uncivilised_and_go_into_history():
    market = [slot("1UNC3", "UNR", progress=1), slot("1CIV6", "UNR"), "1REG6"]
    table = given(me(hand=["1TRI1"]), market=market, main=FEW).do("play:1TRI1")
    assert (table.me.hand, table.me.resources) == (["1UNC3", "UNR"], pool(progress=1))
    assert (table.me.history, table.me.discard) == (["1TRI1"], [])


def test_armenians_go_into_history_though_there_is_nothing_to_acquire():
    table = given(me(hand=["1TRI1"]), market=["1REG6"], main=FEW).do("play:1TRI1")
    assert (table.me.hand, table.me.history) == ([], ["1TRI1"])


def test_assyrians_bring_population_by_free_play():
    table = given(me(hand=["1TRI2"]), main=FEW).do("play:1TRI2")
    assert (table.me.resources, table.me.actions, table.me.discard) == (pool(population=1), 3, ["1TRI2"])


def test_egyptians_bring_barbarians_a_nation_card():
    table = given(me(hand=["1TRI3"], nation_deck=["1ROM9", "1ROM10", "1ROM2"])).do("play:1TRI3")
    assert (table.me.discard, table.me.nation_deck) == (["1ROM9"], ["1ROM10", "1ROM2"])
    assert (table.me.history, table.me.state, table.me.exhausts) == (["1TRI3"], "barbarian", 5)


def test_egyptians_bring_the_accession_card_and_flip_the_state():
    """The state has changed by the time of the second sentence, so an empire develops at once."""
    mine = me(hand=["1TRI3"], nation_deck=["1ROM2"], development=["1ROM5", "1ROM6"], population=3)
    table = given(mine).do("play:1TRI3")
    assert table.me.state == "empire"
    assert (table.me.discard, table.me.development) == (["1ROM5", "1ROM2"], ["1ROM6"])


def test_egyptians_let_an_empire_develop_for_the_cost():
    mine = me(hand=["1TRI3"], state="empire", development=["1ROM5", "1ROM6", "1ROM8"], population=3, materials=4)
    table = given(mine).do("play:1TRI3", "card:1ROM6@development")
    assert (table.me.discard, table.me.history) == (["1ROM6"], ["1TRI3"])
    assert (table.me.resources, table.me.exhausts) == (pool(population=3), 5)


def test_ionians_return_two_unrest_from_hand_or_discard():
    table = given(me(hand=["1TRI4", "UNR", "1ROM15"], discard=["UNR", "1ROM13"]), main=FEW).do("play:1TRI4")
    assert table.pending.picks == (0, 2)
    table.do(["card:UNR@hand", "card:1ROM13@discard"])
    assert (table.me.hand, table.me.discard, table.me.history) == (["1ROM15"], ["UNR"], ["1TRI4"])
    assert (len(table.position.piles["unrest"]), table.me.actions) == (22, 3)


def test_ionians_may_return_fewer():
    table = given(me(hand=["1TRI4", "UNR"]), main=FEW).do("play:1TRI4", [])
    assert (table.me.hand, table.me.history) == (["UNR"], ["1TRI4"])


def test_qin_enlarge_the_hand():
    table = given(me(hand=["1TRI5"], deck=[f"1ROM{n}" for n in range(15, 22)]), market=["1REG6"])
    table.do("play:1TRI5", "end")
    assert (table.me.play, len(table.me.hand)) == ([InPlay("1TRI5")], 6)


@rule("IMP-EXH-9")
def test_olmecs_ready_a_card_that_can_then_be_used_again():
    play = [in_play("1UNC6", exhausted=True), in_play("1UNC8", exhausted=True)]
    table = given(me(hand=["1TRI6"], play=play, exhausts=3), main=FEW).do("play:1TRI6", "card:1UNC8@play")
    assert (table.me.exhausts, table.me.actions) == (4, 3)
    assert "exhaust:1UNC8" in table.options


def test_olmecs_need_an_exhausted_card():
    assert "play:1TRI6" not in given(me(hand=["1TRI6"], play=["1UNC6"], exhausts=4), main=FEW).options


def test_sumerians_cannot_be_played():
    assert "play:1TRI7" not in given(me(hand=["1TRI7"]), main=FEW).options


@rule("IMP-CARD-MIYABI", "IMP-SCORE-12")
def test_sumerians_return_two_unrest_of_any_scored_place_before_scoring():
    mine = me(hand=["1TRI7", "UNR"], discard=["1ROM13"], history=["1ROM22"], play=[in_play("1ROM20", "1ROM23")])
    table = given(mine, phase="solstice", round=3, end={"trigger": "main deck", "round": 2, "seat": -1}, main=FEW)
    table.do("yes")
    assert table.options == ["card:UNR@hand", "card:1ROM13@discard", "card:1ROM23@garrison", "card:1ROM22@history"]
    assert table.pending.picks == (0, 2)
    table.do(["card:1ROM22@history", "card:1ROM23@garrison"])
    assert table.table.result["scores"][0] == 3 - 2 * 2
    assert (table.me.history, table.me.play) == ([], [InPlay("1ROM20")])


def test_aksumites_bring_four_materials():
    table = given(me(hand=["1TRI8"]), main=FEW).do("play:1TRI8")
    assert (table.me.resources, table.me.actions, table.me.discard) == (pool(materials=4), 2, ["1TRI8"])


def test_minoans_put_a_card_on_the_deck_and_bring_progress():
    table = given(me(hand=["1TRI9", "1ROM15", "UNR"], deck=["1ROM16"]), main=FEW).do("play:1TRI9", "card:UNR@hand")
    assert (table.me.hand, table.me.deck) == (["1ROM15"], ["UNR", "1ROM16"])
    assert (table.me.resources, table.me.actions) == (pool(progress=2), 3)


def test_minoans_need_barbarians():
    assert "play:1TRI9" not in given(me(hand=["1TRI9", "UNR"], state="empire"), main=FEW).options


def test_mauryans_bring_materials_at_the_solstice():
    table = given(me(play=["1TRI10"], discard=["1REG6", "1ROM15"]), phase="solstice").do("option:1")
    assert table.me.resources == pool(materials=2)


def test_mauryans_bring_a_region_back_at_the_solstice():
    table = given(me(play=["1TRI10"], discard=["1REG6", "1ROM15", "1ROM20"]), phase="solstice").do("option:2")
    assert table.options == ["card:1REG6@discard", "card:1ROM20@discard"]
    table.do("card:1ROM20@discard")
    assert (table.me.hand, table.me.discard) == (["1ROM20"], ["1REG6", "1ROM15"])


@pytest.mark.parametrize(("answer", "gained"), [("card:top@region", "1REG7"), ("card:1REG6@market", "1REG6")])
def test_hittites_break_through_for_a_region_and_go_into_history(answer, gained):
    table = given(me(hand=["1TRI11"]), market=["1REG6", "1UNC3"], region=["1REG7"], main=FEW)
    table.do("play:1TRI11", answer)
    assert (table.me.hand, table.me.history) == ([gained], ["1TRI11"])
