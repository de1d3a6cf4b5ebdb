"""The fame deck and King of Kings (section 13.4)."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import pool
from tests.imperium.scenario import given, me
from tests.rules import rule

REGIONS = ["1ROM20", "1ROM12", "1ROM11"]
# Glory: abandon 3 regions to look at the top 2 fame cards and take one.
GLORY = "play:1ROM14"


def glorious(nation="romans", power="B", **parts):
    return me(nation, power, hand=["1ROM14"], play=REGIONS, **parts)


def fame(table):
    return table.position.piles["fame"]


@rule("IMP-FAME-1", "IMP-CARD-GLORY")
def test_king_of_kings_is_not_seen_while_a_fame_card_lies_on_it():
    table = given(glorious(), fame=["1FAM1"]).do(GLORY)
    assert (table.me.hand, fame(table)) == (["1FAM1"], [])
    assert (table.position.king_of_kings, table.position.end) == ("A", None)


@rule("IMP-FAME-1")
def test_looking_at_more_cards_than_there_are_shows_those_there_are():
    table = given(glorious(power="A"), fame=["1FAM1", "1FAM2"]).do(GLORY)
    assert table.options == ["card:1FAM1@fame", "card:1FAM2@fame"]


@rule("IMP-FAME-1")
@pytest.mark.parametrize(("side", "seen", "progress"), [("A", 3, 1), ("B", 2, 0)])
def test_romans_a_look_at_one_card_more_and_gain_progress(side, seen, progress):
    deck = ["1FAM1", "1FAM2", "1FAM4", "1FAM5"]
    table = given(glorious(power=side), fame=deck).do(GLORY)
    assert table.options == [f"card:{card}@fame" for card in deck[:seen]]
    table.do("card:1FAM2@fame")
    assert (table.me.hand, table.me.resources) == (["1FAM2"], pool(progress=progress))


@rule("IMP-FAME-2")
def test_the_cards_looked_at_and_not_taken_stay_on_top_without_shuffling():
    table = given(glorious(), fame=["1FAM1", "1FAM2", "1FAM4", "1FAM5", "1FAM6"]).do(GLORY, "card:1FAM2@fame")
    assert fame(table) == ["1FAM1", "1FAM4", "1FAM5", "1FAM6"]


@rule("IMP-FAME-3")
@pytest.mark.parametrize(
    ("seat", "answers"),
    [
        (glorious(), [GLORY]),
        (me("vikings", hand=["1VIK12"]), ["play:1VIK12"]),
        (me("vikings", hand=["1VIK2"]), ["play:1VIK2", "no"]),
    ],
    ids=["glory", "rollo", "harald"],
)
def test_when_king_of_kings_is_alone_taking_a_fame_card_resolves_it(seat, answers):
    table = given(seat).do(*answers)
    assert (table.me.hand, table.me.resources["progress"]) == ([], 6)
    assert table.me.king_of_kings


@rule("IMP-FAME-3")
def test_king_of_kings_is_resolved_only_after_the_last_fame_card_is_gone():
    table = given(me("vikings", hand=["1VIK12", "1VIK2"]), fame=["1FAM1"]).do("play:1VIK12")
    assert (table.me.hand, table.me.king_of_kings) == (["1VIK2", "1FAM1"], False)
    table.do("play:1VIK2", "no")
    assert (table.me.resources, table.me.king_of_kings) == (pool(progress=6), True)


@rule("IMP-FAME-4")
def test_side_a_gives_a_barbarian_six_progress_and_triggers_scoring():
    table = given(glorious(development=["1ROM3", "1ROM6"])).do(GLORY)
    assert (table.me.resources, table.me.development) == (pool(progress=6), ["1ROM3", "1ROM6"])
    assert (table.position.king_of_kings, table.position.end["trigger"]) == ("B", "king of kings")


@rule("IMP-FAME-4", "IMP-FAME-7")
def test_side_a_gives_an_empire_three_progress_and_a_development_for_free():
    table = given(glorious(state="empire", development=["1ROM3", "1ROM6"])).do(GLORY, "card:1ROM3@development")
    assert (table.me.resources, table.me.development) == (pool(progress=3), ["1ROM6"])
    assert "1ROM3" in table.me.discard
    assert (table.position.king_of_kings, table.position.end["trigger"]) == ("B", "king of kings")


@rule("IMP-FAME-4")
def test_side_a_gives_an_empire_without_developments_left_its_progress_alone():
    assert given(glorious(state="empire")).do(GLORY).me.resources == pool(progress=3)


@rule("IMP-FAME-5")
def test_side_b_gives_a_barbarian_four_progress_and_triggers_nothing():
    table = given(glorious(development=["1ROM3"]), king_of_kings="B").do(GLORY)
    assert (table.me.resources, table.me.development) == (pool(progress=4), ["1ROM3"])
    assert (table.position.king_of_kings, table.position.end) == ("B", None)


@rule("IMP-FAME-5")
def test_side_b_gives_an_empire_only_the_development():
    table = given(glorious(state="empire", development=["1ROM3", "1ROM6"]), king_of_kings="B")
    table.do(GLORY, "card:1ROM6@development")
    assert (table.me.resources, table.me.development, table.position.end) == (pool(), ["1ROM3"], None)


@rule("IMP-FAME-5", "IMP-FAME-6")
def test_several_players_may_resolve_king_of_kings_the_later_ones_on_side_b():
    table = given(glorious(), me("vikings", hand=["1VIK12"]), me("celts")).do(GLORY, "end")
    table.do("play:1VIK12")
    assert [seat.resources["progress"] for seat in table.position.seats] == [6, 4, 0]
    assert [seat.king_of_kings for seat in table.position.seats] == [True, True, False]


@rule("IMP-FAME-6")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_player_who_has_resolved_it_gets_nothing_from_a_further_attempt(side):
    mine = glorious(state="empire", development=["1ROM3", "1ROM6"], king_of_kings=True)
    table = given(mine, king_of_kings=side).do(GLORY)
    assert (table.me.resources, table.me.development) == (pool(), ["1ROM3", "1ROM6"])
    assert (table.position.king_of_kings, table.position.end) == (side, None)


@rule("IMP-FAME-6")
def test_a_card_with_another_part_may_still_be_played_after_king_of_kings():
    table = given(me("vikings", hand=["1VIK12"], king_of_kings=True)).do("play:1VIK12")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(), ["1VIK12"])


@rule("IMP-FAME-7")
def test_developing_for_free_needs_no_cost_and_no_exhaust_token():
    mine = glorious(state="empire", development=["1ROM3", "1ROM6"], exhausts=0, added_card=True)
    table = given(mine, king_of_kings="B").do(GLORY, "card:1ROM3@development")
    assert (table.me.development, table.me.exhausts, table.me.added_card) == (["1ROM6"], 0, True)


@rule("IMP-FAME-7", "IMP-END-2")
def test_the_last_development_by_king_of_kings_triggers_scoring():
    table = given(glorious(state="empire", development=["1ROM3"]), king_of_kings="B").do(GLORY)
    assert table.position.end == {"trigger": "development", "round": 1, "seat": 0}


@rule("IMP-FAME-8", "IMP-KW-DEVELOP-4")
@pytest.mark.parametrize(
    ("side", "state", "progress"),
    [("A", "barbarian", 6), ("B", "barbarian", 4), ("A", "empire", 3), ("B", "empire", 0)],
)
def test_vikings_take_the_progress_of_their_icon_and_develop_nothing(side, state, progress):
    table = given(glorious("vikings", state=state), king_of_kings=side).do(GLORY)
    assert (table.me.resources, table.pending.kind) == (pool(progress=progress), "turn")


@rule("IMP-FAME-9")
def test_every_state_card_of_classics_shows_one_icon_so_one_line_applies():
    states = [card for card in library().cards.values() if card.id.startswith("STATE")]
    assert sorted(card.state for card in states) == [("barbarian",)] * 4 + [("empire",)] * 4


@rule("IMP-ED-3", "IMP-FAME-3")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
def test_looking_at_king_of_kings_alone_and_taking_it_resolves_it_once_in_both_editions(edition):
    table = given(glorious(power="A"), edition=edition).do(GLORY)
    assert (table.me.resources, table.me.hand) == (pool(progress=7), [])
    assert (table.position.king_of_kings, table.me.king_of_kings) == ("B", True)
