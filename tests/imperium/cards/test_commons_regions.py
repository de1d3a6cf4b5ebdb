"""The regions of the Classics commons: each gives something, exiles a market card and may take a garrison."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

PLAIN = ["1REG1", "1REG1X", "1REG6", "1REG7", "1REG10", "1REG12", "1REG12X"]
GAINS = {
    "1REG2": {"population": 1},
    "1REG2X": {"population": 1},
    "1REG3": {"materials": 3},
    "1REG3X": {"materials": 2},
    "1REG8": {"population": 1},
    "1REG9": {"materials": 2},
}
REFUGES = ["1REG1", "1REG1X", "1REG12", "1REG12X"]


@pytest.mark.parametrize("card", [*PLAIN, *GAINS])
def test_a_region_gains_exiles_and_takes_a_garrison(card):
    table = given(me(hand=[card, "1ROM15", "UNR"]), market=[slot("1UNC3", "UNR"), slot("1UNC9", "UNR"), "1TRI5"])
    table.do(f"play:{card}", "card:1UNC9@market", "yes", "card:UNR@hand")
    assert table.me.resources == pool(**GAINS.get(card, {}))
    assert (table.me.play, table.me.hand, table.me.actions) == ([InPlay(card, ["UNR"])], ["1ROM15"], 2)
    assert table.position.piles["exile"] == ["1UNC9"]
    assert (table.position.market[1].card, table.position.market[1].unrest) == ("1TRI1", ["UNR"])


@pytest.mark.parametrize("card", [*PLAIN, *GAINS])
def test_a_region_need_not_take_a_garrison(card):
    table = given(me(hand=[card, "UNR"]), market=["1UNC3"]).do(f"play:{card}", "no")
    assert (table.me.play, table.me.hand, table.me.deck) == ([InPlay(card)], ["UNR"], [])


@rule("IMP-KW-EXILE-2", "IMP-KW-EXILE-3")
def test_a_region_exiles_only_a_card_without_tokens():
    table = given(me(hand=["1REG6"]), market=[slot("1UNC3", progress=1), slot("1UNC9", "UNR")]).do("play:1REG6")
    assert (table.position.piles["exile"], table.position.market[0].card) == (["1UNC9"], "1UNC3")


def test_a_region_is_played_though_nothing_can_be_exiled():
    table = given(me(hand=["1REG6"]), market=[slot("1UNC3", materials=1)]).do("play:1REG6")
    assert (table.position.piles["exile"], table.me.play) == ([], [InPlay("1REG6")])


@rule("IMP-KW-GARRISON-6")
def test_a_region_does_not_take_glory_or_triumphant():
    table = given(me(hand=["1REG6", "1ROM14", "1FAM6", "UNR"]), market=["1UNC3"]).do("play:1REG6", "yes")
    assert table.me.play == [InPlay("1REG6", ["UNR"])]


@pytest.mark.parametrize("card", ["1REG4", "1REG4X"])
def test_coast_draws_exiles_and_garrisons_the_drawn_card(card):
    table = given(me(hand=[card], deck=["1ROM15", "1ROM16"]), market=["1UNC3"]).do(f"play:{card}", "yes")
    assert (table.me.play, table.me.hand, table.me.deck) == ([InPlay(card, ["1ROM15"])], [], ["1ROM16"])
    assert table.position.piles["exile"] == ["1UNC3"]


@pytest.mark.parametrize("card", ["1REG5", "1REG11"])
def test_floodplain_and_river_put_a_discarded_card_into_history(card):
    table = given(me(hand=[card, "1ROM15"], discard=["1ROM13", "1ROM16"]), market=["1UNC3"])
    table.do(f"play:{card}", "yes", "card:1ROM13@discard", "yes")
    assert (table.me.history, table.me.discard) == (["1ROM13"], ["1ROM16"])
    assert (table.me.play, table.position.piles["exile"]) == ([InPlay(card, ["1ROM15"])], ["1UNC3"])


@pytest.mark.parametrize("card", ["1REG5", "1REG11"])
def test_floodplain_and_river_need_not_use_the_history(card):
    table = given(me(hand=[card], discard=["1ROM13"]), market=["1UNC3"]).do(f"play:{card}", "no")
    assert (table.me.history, table.me.discard) == ([], ["1ROM13"])


def test_woodland_puts_a_discarded_card_on_the_deck():
    table = given(me(hand=["1REG13", "UNR"], deck=["1ROM16"], discard=["1ROM15", "1ROM17"]), market=["1UNC3"])
    table.do("play:1REG13", "yes", "card:1ROM17@discard", "yes")
    assert (table.me.deck, table.me.discard, table.me.hand) == (["1ROM17", "1ROM16"], ["1ROM15"], [])
    assert (table.me.play, table.position.piles["exile"]) == ([InPlay("1REG13", ["UNR"])], ["1UNC3"])


def test_woodland_need_not_touch_the_discard_pile():
    table = given(me(hand=["1REG13", "UNR"], deck=["1ROM16"], discard=["1ROM15"]), market=["1UNC3"])
    table.do("play:1REG13", "no", "no")
    assert (table.me.deck, table.me.discard, table.me.hand) == (["1ROM16"], ["1ROM15"], ["UNR"])


@pytest.mark.parametrize("card", REFUGES)
@rule("IMP-KW-ATTACK-2", "IMP-KW-RECALL-1")
def test_wilderness_and_cape_are_recalled_to_avoid_an_attack(card):
    romans = me("romans", play=[in_play(card, "1ROM15"), "1ROM20"])
    table = given(me("celts", hand=["1CEL18"]), romans).do("play:1CEL18", f"exhaust:{card}")
    assert (table.other.play, table.other.hand) == ([InPlay("1ROM20")], ["1ROM15", card])
    assert (table.other.exhausts, table.me.resources) == (5, pool(progress=1))


@pytest.mark.parametrize("card", REFUGES)
def test_wilderness_and_cape_need_not_be_recalled(card):
    table = given(me("celts", hand=["1CEL18"]), me("romans", play=[card])).do("play:1CEL18", "no")
    assert (table.other.play, table.other.discard, table.other.hand) == ([], [card], [])


@rule("IMP-KW-ATTACK-2")
def test_wilderness_avoids_the_harm_of_an_attack_and_not_its_gifts():
    table = given(me(hand=["1CIV4"], state="empire"), me("celts", play=["1REG1"]))
    table.do("play:1CIV4", "exhaust:1REG1")
    assert (table.other.resources, table.other.hand) == (pool(materials=2), ["1REG1"])


@rule("IMP-KW-ATTACK-3")
def test_wilderness_is_no_help_against_what_is_no_attack():
    table = given(me("celts", "A", hand=["1UNC3"]), me("romans", play=["1REG1"]), market=["1UNC6"])
    table.do("play:1UNC3", "option:1", "exhaust:1CEL1A")
    assert (table.other.hand, table.other.play) == (["UNR"], [InPlay("1REG1")])


def test_sacred_pass_looks_and_swaps_a_card_with_the_top_of_the_nation_deck():
    table = given(me(play=["1REG14"], hand=["1ROM15", "UNR"], nation_deck=["1ROM9", "1ROM10", "1ROM2"]))
    table.do("exhaust:1REG14", "yes")
    assert table.events("look")[-1]["cards"] == ["1ROM9"]
    table.do("yes", "card:UNR@hand")
    assert (table.me.hand, table.me.nation_deck) == (["1ROM15", "1ROM9"], ["UNR", "1ROM10", "1ROM2"])
    assert (table.me.play, table.me.discard) == ([], ["1REG14"])


def test_sacred_pass_stays_if_one_only_looks():
    table = given(me(play=["1REG14"], hand=["UNR"], nation_deck=["1ROM9", "1ROM2"])).do("exhaust:1REG14", "yes", "no")
    assert (table.me.play, table.me.hand) == ([InPlay("1REG14", exhausted=True)], ["UNR"])


@rule("IMP-CARD-SACREDPASS")
def test_sacred_pass_never_brings_the_accession_card():
    table = given(me(play=["1REG14"], hand=["UNR"], nation_deck=["1ROM2"])).do("exhaust:1REG14", "yes", "yes")
    assert (table.me.hand, table.me.nation_deck) == (["UNR"], ["1ROM2"])


@rule("IMP-EXH-3", "IMP-KW-STATE-1")
def test_sacred_pass_is_played_by_barbarians_and_used_by_anybody():
    assert "play:1REG14" in given(me(hand=["1REG14"])).options
    assert "play:1REG14" not in given(me(hand=["1REG14"], state="empire")).options
    assert "exhaust:1REG14" in given(me(play=["1REG14"], state="empire", nation_deck=["1ROM9"])).options
