"""The fame cards of Classics, and King of Kings under them."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, me, slot
from tests.rules import rule

REGIONS = ["1REG6", "1REG7", "1REG8"]


def test_praiseworthy_goes_into_history():
    table = given(me(hand=["1FAM1"]), market=["1REG6"]).do("play:1FAM1", "option:1")
    assert (table.me.history, table.me.discard, table.me.hand) == (["1FAM1"], [], [])


@pytest.mark.parametrize("card", ["1UNC3", "1CIV2", "1REG6", "1TRI5"])
def test_praiseworthy_breaks_through_for_any_of_four_suits(card):
    table = given(
        me(hand=["1FAM1"]), market=[slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6", slot("1TRI5", "UNR")]
    )
    table.do("play:1FAM1", "option:2", f"card:{card}@market")
    assert (table.me.hand, table.me.discard, table.me.history) == ([card], ["1FAM1"], [])


@pytest.mark.parametrize(("answer", "zone"), [("yes", "history"), ("no", "discard")])
def test_great_gives_an_action_and_may_go_into_history(answer, zone):
    table = given(me(hand=["1FAM2"])).do("play:1FAM2", answer)
    assert (table.me.actions, table.me.zone(zone)) == (4, ["1FAM2"])


def test_notorious_steals_progress_and_the_poor_take_unrest():
    table = given(me(hand=["1FAM3"]), me("celts", progress=2), me("greeks", materials=5)).do("play:1FAM3")
    assert table.me.resources == pool(progress=1)
    assert [seat.resources for seat in table.position.seats[1:]] == [pool(progress=1), pool(materials=5)]
    assert [seat.hand for seat in table.position.seats] == [[], [], ["UNR"]]
    assert table.me.actions == 3


def test_new_notorious_may_draw_before_it_steals():
    table = given(me(hand=["1FAM3X"], deck=["1ROM15", "1ROM16"]), me("celts", progress=1), me("greeks")).do(
        "play:1FAM3X", "yes"
    )
    assert (table.me.hand, table.me.resources) == (["1ROM15"], pool(progress=1))
    assert [seat.hand for seat in table.position.seats[1:]] == [[], ["UNR"]]


def test_new_notorious_need_not_draw():
    table = given(me(hand=["1FAM3X"], deck=["1ROM15"]), me("celts")).do("play:1FAM3X", "no")
    assert (table.me.hand, table.other.hand, table.me.actions) == ([], ["UNR"], 3)


def test_one_who_wards_off_notorious_is_not_unable_to_pay():
    scythians = me("scythians", play=["1SCY20"])
    table = given(me(hand=["1FAM3"]), scythians).do("play:1FAM3", "exhaust:1SCY20")
    assert table.other.hand == []


@pytest.mark.parametrize(
    ("option", "zone", "cards"),
    [
        ("option:1", "discard", ["1FAM4", "1ROM15"]),
        ("option:2", "deck", ["1ROM15", "1ROM16"]),
        ("option:3", "history", ["1ROM15"]),
    ],
)
def test_marvellous_decides_about_the_top_card_of_the_deck(option, zone, cards):
    table = given(me(hand=["1FAM4", "UNR"], deck=["1ROM15", "1ROM16"])).do("play:1FAM4", option)
    assert (table.me.zone(zone), table.me.hand, table.me.actions) == (cards, ["UNR"], 3)
    assert table.me.discard[0] == "1FAM4"


def test_marvellous_does_not_reshuffle():
    assert "play:1FAM4" not in given(me(hand=["1FAM4", "UNR"], discard=["1ROM15"])).options


@pytest.mark.parametrize("number", [0, 2, 4])
def test_glorious_draws_up_to_four_for_barbarians(number):
    mine = me(hand=["1FAM5"], deck=["1ROM15", "1ROM16", "1ROM17", "1ROM18", "1ROM19"], development=["1ROM5"])
    table = given(mine).do("play:1FAM5")
    assert table.options == [f"amount:{most}" for most in range(5)]
    table.do(f"amount:{number}")
    assert (len(table.me.hand), table.me.history, table.me.actions) == (number, ["1FAM5"], 3)
    assert table.me.development == ["1ROM5"]


def test_glorious_develops_for_free_for_an_empire():
    mine = me(hand=["1FAM5"], state="empire", deck=["1ROM15"], development=["1ROM5", "1ROM6"])
    table = given(mine).do("play:1FAM5", "card:1ROM6@development")
    assert (table.me.hand, table.me.discard, table.me.history) == ([], ["1ROM6"], ["1FAM5"])


@pytest.mark.parametrize("card", ["1FAM6", "1FAM7"])
def test_triumphant_is_neither_played_nor_garrisoned(card):
    table = given(me(hand=[card, "1ROM20"]))
    assert f"play:{card}" not in table.options
    assert table.do("play:1ROM20").me.play == [InPlay("1ROM20")]
    assert table.me.hand == [card]


def test_awe_inspiring_enlarges_the_hand():
    table = given(me(hand=["1FAM8"], deck=[f"1ROM{n}" for n in range(15, 22)]), market=["1REG6"])
    table.do("play:1FAM8", "end")
    assert (table.me.play, len(table.me.hand)) == ([InPlay("1FAM8")], 6)


@rule("IMP-CARD-KOK", "IMP-FAME-3", "IMP-FAME-4")
def test_king_of_kings_brings_barbarians_six_progress_and_ends_the_game():
    table = given(me(hand=["1ROM14"], play=REGIONS)).do("play:1ROM14")
    assert (table.me.resources, table.me.hand, table.me.king_of_kings) == (pool(progress=6), [], True)
    assert (table.position.king_of_kings, table.position.end["trigger"]) == ("B", "king of kings")


@rule("IMP-FAME-4", "IMP-FAME-7")
def test_king_of_kings_brings_an_empire_three_progress_and_a_development():
    table = given(me(hand=["1ROM14"], play=REGIONS, state="empire", development=["1ROM5", "1ROM6"]))
    table.do("play:1ROM14", "card:1ROM5@development")
    assert (table.me.resources, table.me.development) == (pool(progress=3), ["1ROM6"])
    assert "1ROM5" in table.me.discard


@rule("IMP-FAME-5")
def test_flipped_king_of_kings_brings_barbarians_four_progress():
    table = given(me(hand=["1ROM14"], play=REGIONS), king_of_kings="B").do("play:1ROM14")
    assert (table.me.resources, table.position.king_of_kings) == (pool(progress=4), "B")


@rule("IMP-FAME-5")
def test_flipped_king_of_kings_brings_an_empire_a_development():
    mine = me(hand=["1ROM14"], play=REGIONS, state="empire", development=["1ROM5", "1ROM6"])
    table = given(mine, king_of_kings="B").do("play:1ROM14", "card:1ROM6@development")
    assert (table.me.resources, table.me.development) == (pool(), ["1ROM5"])


@rule("IMP-FAME-6")
def test_king_of_kings_serves_each_player_once():
    table = given(me(hand=["1ROM14"], play=REGIONS, king_of_kings=True), king_of_kings="B").do("play:1ROM14")
    assert (table.me.resources, table.me.discard[0]) == (pool(), "1ROM14")
