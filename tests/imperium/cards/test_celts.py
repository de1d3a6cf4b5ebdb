"""The Celts."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

FOUR_SUITS = ["1UNC3", "1CIV2", "1REG6", "1TRI5"]
DEVELOPMENTS = {
    "1CEL3": {"materials": 2, "population": 2},
    "1CEL4": {"materials": 3, "population": 1},
    "1CEL5": {"population": 3},
    "1CEL6": {"materials": 2, "population": 2},
    "1CEL7": {"materials": 4},
}


@rule("IMP-KW-ATTACK-3")
def test_celts_a_spread_unrest_when_they_acquire_uncivilised():
    table = given(me("celts", "A", hand=["1CEL16"], materials=3), me("romans"), me("greeks"), market=["1UNC3"])
    table.do("play:1CEL16", "exhaust:1CEL1A")
    assert [seat.hand for seat in table.position.seats] == [["1UNC3"], ["UNR"], ["UNR"]]
    assert table.me.exhausts == 4


def test_celts_a_spread_unrest_when_they_break_through_for_uncivilised():
    table = given(me("celts", "A", hand=["1CEL14"], population=1), uncivilised=["1UNC9"])
    table.do("play:1CEL14", "option:2", "exhaust:1CEL1A")
    assert (table.me.hand, table.other.hand) == (["1UNC9"], ["UNR"])


def test_celts_a_may_stay_quiet():
    table = given(me("celts", "A", hand=["1CEL16"], materials=3), market=["1UNC3"]).do("play:1CEL16", "no")
    assert (table.other.hand, table.me.exhausts) == ([], 5)


def test_celts_a_do_not_react_to_a_civilised_card():
    table = given(me("celts", "A", hand=["1CEL16"], materials=3), market=["1CIV2"]).do("play:1CEL16")
    assert (table.pending.about, table.me.hand) == ("turn", ["1CIV2"])


def test_celtic_gold_pays_for_fertile_regions():
    play = ["1CEL11", "1CEL12", "1CEL9", in_play("1CEL21", "1REG6")]
    table = given(me("celts", hand=["1CEL2"], play=play), me("romans"), me("greeks")).do("play:1CEL2")
    assert [seat.resources["materials"] for seat in table.position.seats] == [8, 1, 1]


def test_celtic_innovation_acquires_and_spreads_unrest():
    table = given(me("celts", hand=["1CEL3"], state="empire"), market=[slot("1CIV2", "UNR"), "1REG6"])
    table.do("play:1CEL3", "yes")
    assert (table.me.hand, table.other.hand) == (["1CIV2", "UNR"], ["UNR"])


def test_celtic_innovation_need_not_acquire():
    table = given(me("celts", hand=["1CEL3"], state="empire"), market=["1UNC3"]).do("play:1CEL3", "no")
    assert (table.me.hand, table.other.hand, table.me.discard) == ([], ["UNR"], ["1CEL3"])


def test_chainmail_brings_progress_for_every_attack():
    table = given(me("celts", play=["1CEL4"], hand=["1CEL18", "1CEL19", "1CEL14"]))
    table.do("play:1CEL18")
    assert table.me.resources == pool(progress=2)
    table.do("play:1CEL19")
    assert table.me.resources == pool(materials=2, progress=3)
    table.do("play:1CEL14", "option:1")
    assert table.me.resources == pool(materials=2, progress=4)


def test_chariots_let_conquer_reach_exiled_regions_but_not_tributaries():
    mine = me("celts", play=["1CEL5"], hand=["1CEL17"], population=2)
    table = given(mine, market=["1REG6"], exile=["1REG7", "1TRI5"]).do("play:1CEL17")
    assert table.options == ["card:1REG6@market", "card:1REG7@exile"]
    table.do("card:1REG7@exile")
    assert (table.me.hand, table.position.piles["exile"]) == (["1REG7"], ["1TRI5"])


def test_chariots_take_the_barbarian_icon_off_conquer_and_attacks():
    mine = me("celts", hand=["1CEL17", "1CEL18", "1CEL16"], population=2, materials=3, state="empire")
    assert "play:1CEL17" not in given(mine, market=["1REG6", "1UNC3"]).options
    options = given({**mine, "play": [in_play("1CEL5")]}, market=["1REG6", "1UNC3"]).options
    assert [option for option in options if option.startswith("play")] == ["play:1CEL17", "play:1CEL18"]


def test_ogham_script_enlarges_the_hand():
    table = given(me("celts", play=["1CEL6"], deck=[f"1CEL{n}" for n in range(8, 16)]), market=["1REG6"]).do("end")
    assert len(table.me.hand) == 6


def test_ogham_script_puts_cards_from_hand_and_discard_into_history():
    mine = me("celts", play=["1CEL6"], hand=["UNR", "1CEL14"], discard=["1CEL22", "1CEL16"])
    table = given(mine).do("exhaust:1CEL6", "yes", "card:UNR@hand", "yes", "card:1CEL22@discard")
    assert (table.me.history, table.me.hand, table.me.discard) == (["1CEL22", "UNR"], ["1CEL14"], ["1CEL16"])


def test_ogham_script_may_leave_the_hand_alone():
    mine = me("celts", play=["1CEL6"], hand=["UNR"], discard=["1CEL22"])
    table = given(mine).do("exhaust:1CEL6", "no", "yes")
    assert (table.me.history, table.me.hand) == (["1CEL22"], ["UNR"])


@pytest.mark.parametrize("gained", FOUR_SUITS)
def test_vercingetorix_may_acquire_anything_and_goes_into_history(gained):
    table = given(me("celts", hand=["1CEL7"], state="empire"), market=[slot(card, "UNR") for card in FOUR_SUITS])
    table.do("play:1CEL7", "yes", f"card:{gained}@market")
    assert (table.me.hand, table.me.history) == ([gained, "UNR"], ["1CEL7"])


def test_vercingetorix_need_not_acquire():
    table = given(me("celts", hand=["1CEL7"], state="empire"), market=["1UNC3"]).do("play:1CEL7", "no")
    assert (table.me.hand, table.me.history) == ([], ["1CEL7"])


def test_belgica_draws_and_takes_a_garrison():
    table = given(me("celts", hand=["1CEL10"], deck=["1CEL14", "1CEL16"])).do("play:1CEL10", "yes", "yes")
    assert (table.me.play, table.me.hand) == ([InPlay("1CEL10", ["1CEL14"])], [])


def test_belgica_need_not_draw():
    table = given(me("celts", hand=["1CEL10"], deck=["1CEL14"])).do("play:1CEL10", "no")
    assert (table.me.play, table.me.hand, table.me.deck) == ([InPlay("1CEL10")], [], ["1CEL14"])


def test_hibernia_takes_a_card_from_the_discard_pile():
    table = given(me("celts", hand=["1CEL12"], discard=["1CEL14", "1CEL16"]))
    table.do("play:1CEL12", "yes", "card:1CEL16@discard", "no")
    assert (table.me.hand, table.me.discard, table.me.play) == (["1CEL16"], ["1CEL14"], [InPlay("1CEL12")])


def test_druids_bring_progress():
    table = given(me("celts", hand=["1CEL14", "UNR"], population=1)).do("play:1CEL14", "option:1")
    assert table.me.resources == pool(population=1, progress=1)


def test_druids_break_through_for_population():
    table = given(me("celts", hand=["1CEL14", "UNR"], population=1), market=[slot("1UNC3", "UNR")])
    table.do("play:1CEL14", "option:2", "card:1UNC3@market")
    assert (table.me.hand, table.me.resources) == (["UNR", "1UNC3"], pool())


def test_druids_return_an_unrest_for_population():
    table = given(me("celts", hand=["1CEL14", "UNR"], population=1)).do("play:1CEL14", "option:3")
    assert (table.me.hand, table.me.resources) == ([], pool(population=2))


def test_boudicca_raids_and_goes_into_history():
    romans = me("romans", play=[in_play("1ROM20", "1ROM15"), "1ROM12", "1ROM19"])
    table = given(me("celts", hand=["1CEL18"]), romans).do("play:1CEL18", "card:1ROM20@play")
    assert (table.me.resources, table.me.history) == (pool(progress=1), ["1CEL18"])
    assert sorted(table.other.discard) == ["1ROM15", "1ROM20"]


def test_cattle_raid_steals_materials_from_settled_and_progress_from_empires():
    settled, empire = (
        me("romans", play=["1ROM20"], materials=3, progress=3),
        me("greeks", play=["1GRE11"], materials=3, progress=3),
    )
    table = given(me("celts", hand=["1CEL19"]), settled, {**empire, "state": "empire"}).do("play:1CEL19")
    assert table.me.resources == pool(materials=3, progress=1)
    assert [seat.resources for seat in table.position.seats[1:]] == [
        pool(materials=2, progress=3),
        pool(materials=3, progress=2),
    ]


def test_cauldron_turns_progress_into_population():
    table = given(me("celts", play=["1CEL20"], progress=1)).do("exhaust:1CEL20")
    assert table.me.resources == pool(population=2)


@rule("IMP-KW-PAY-3")
def test_cauldron_wants_progress_in_kind():
    assert "exhaust:1CEL20" not in given(me("celts", play=["1CEL20"], materials=5, goods=2)).options


@pytest.mark.parametrize("card", ["1CEL21", "1CEL21X"])
def test_celtica_puts_a_discarded_card_on_the_deck_and_takes_a_garrison(card):
    mine = me("celts", hand=[card, "UNR"], deck=["1CEL16"], discard=["1CEL14", "1CEL17"])
    table = given(mine).do(f"play:{card}", "yes", "card:1CEL14@discard", "yes")
    assert (table.me.deck, table.me.discard) == (["1CEL14", "1CEL16"], ["1CEL17"])
    assert table.me.play == [InPlay(card, ["UNR"])]


@pytest.mark.parametrize("card", ["1CEL21", "1CEL21X"])
def test_celtica_need_do_nothing(card):
    table = given(me("celts", hand=[card, "UNR"], discard=["1CEL14"])).do(f"play:{card}", "no", "no")
    assert (table.me.deck, table.me.discard, table.me.play) == ([], ["1CEL14"], [InPlay(card)])


@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_celtic_developments_need_an_empire(card):
    assert f"play:{card}" not in given(me("celts", hand=[card])).options
    assert f"play:{card}" in given(me("celts", hand=[card], state="empire")).options


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", DEVELOPMENTS)
def test_celtic_developments_have_their_price(card):
    assert_price("celts", card, DEVELOPMENTS[card])


@pytest.mark.parametrize("card", ["1CEL18", "1CEL19"])
def test_boudicca_and_the_cattle_raid_need_barbarians(card):
    assert f"play:{card}" in given(me("celts", hand=[card])).options
    assert f"play:{card}" not in given(me("celts", hand=[card], state="empire")).options
