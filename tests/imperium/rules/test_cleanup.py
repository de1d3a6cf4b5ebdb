"""Cleanup at the end of every turn (section 10)."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

NATIONS = sorted(nation.id for nation in library().nations.values() if nation.box == "Classics")
DECK = ["1ROM15", "1ROM16", "1ROM17", "1ROM18", "1ROM19", "1ROM20"]


def tokens(table):
    return {place.card: place.tokens for place in table.position.market if place.card}


@rule("IMP-CLEAN-1")
def test_one_progress_goes_on_any_market_card():
    table = given(market=["1UNC3", slot("1REG5", progress=2)]).do("end")
    assert table.options == ["card:1UNC3@market", "card:1REG5@market"]
    assert tokens(table.do("card:1REG5@market")) == {"1UNC3": {}, "1REG5": {"progress": 3}}


@rule("IMP-CLEAN-1")
@pytest.mark.parametrize("kind", [["end"], ["innovate", "card:top@region", []], ["revolt"]], ids=lambda turn: turn[0])
def test_the_token_is_put_after_every_kind_of_turn(kind):
    table = given(market=["1UNC3"], region=["1REG5", "1REG6"]).do(*kind)
    assert tokens(table) == {"1UNC3": {"progress": 1}}
    assert table.pending.seat == 1


@rule("IMP-CLEAN-1", "IMP-NATION-CARTHAGINIANS-1")
@pytest.mark.parametrize(("side", "materials"), [("A", 1), ("B", 2)])
def test_carthaginians_put_materials_instead(side, materials):
    table = given(me("carthaginians", side), market=["1UNC3"]).do("end")
    assert tokens(table) == {"1UNC3": {"materials": materials}}


@rule("IMP-CLEAN-1")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("nation", [nation for nation in NATIONS if nation != "carthaginians"])
def test_every_other_nation_puts_progress(nation, side):
    assert tokens(given(me(nation, side), market=["1UNC3"]).do("end")) == {"1UNC3": {"progress": 1}}


@rule("IMP-CLEAN-1", "IMP-TURN-6")
def test_the_replacement_is_a_passive_and_works_when_innovating():
    table = given(me("carthaginians", "A"), market=["1UNC3"], region=["1REG5", "1REG6"])
    assert tokens(table.do("innovate", "card:top@region", [])) == {"1UNC3": {"materials": 1}}


@rule("IMP-CLEAN-2")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_state_card_is_reset_to_three_actions_and_the_exhaust_tokens_of_the_nation(nation):
    table = given(me(nation, actions=0, exhausts=1)).do("end")
    assert (table.me.actions, table.me.exhausts) == (3, 5)
    assert library().nation(nation).exhausts == 5


@rule("IMP-CLEAN-2")
def test_tokens_come_off_the_cards_the_power_card_and_the_nation_deck():
    mine = me(play=[in_play("1CIV10", exhausted=True)], power_card=in_play("1ROM1A", exhausted=True), added_card=True)
    table = given({**mine, "power": "A", "exhausts": 2}).do("end")
    assert (table.me.play, table.me.power_card) == ([InPlay("1CIV10")], InPlay("1ROM1A"))
    assert (table.me.exhausts, table.me.added_card) == (5, False)


@rule("IMP-CLEAN-2")
def test_surplus_tokens_go_back():
    table = given(me(actions=6, exhausts=7)).do("end")
    assert (table.me.actions, table.me.exhausts) == (3, 5)


@rule("IMP-CLEAN-2")
def test_only_the_tokens_of_the_player_whose_turn_ends_are_reset():
    other = me("scythians", play=[in_play("1SCY20", exhausted=True)], exhausts=4)
    table = given(me(), other).do("end")
    assert (table.other.play, table.other.exhausts) == ([InPlay("1SCY20", exhausted=True)], 4)


@rule("IMP-CLEAN-3")
@pytest.mark.parametrize("discarded", [[], ["1ROM14"], ["UNR", "1ROM14", "1FAM6"]], ids=len)
def test_any_number_of_cards_may_be_discarded(discarded):
    table = given(me(hand=["1ROM14", "UNR", "1FAM6"], deck=DECK)).do("end")
    assert (table.pending.min, table.pending.max) == (0, 3)
    table.do([f"card:{card}@hand" for card in discarded])
    assert sorted(table.me.discard) == sorted(discarded)
    assert len(table.me.hand) == 5


@rule("IMP-CLEAN-4")
@pytest.mark.parametrize(("held", "drawn"), [(1, 4), (4, 1), (5, 0), (7, 0)])
def test_the_hand_is_drawn_up_to_five_and_never_down(held, drawn):
    table = given(me(hand=["UNR"] * held, deck=DECK)).do("end", [])
    assert table.me.hand == ["UNR"] * held + DECK[:drawn]
    assert table.me.deck == DECK[drawn:]


@rule("IMP-CLEAN-4")
@pytest.mark.parametrize(
    ("play", "limit"),
    [([], 5), (["1FAM8"], 6), (["1FAM8", "1TRI5"], 7), ([in_play("1ROM12", "1FAM8")], 5)],
    ids=["plain", "awe-inspiring", "awe-inspiring and qin", "garrisoned"],
)
def test_cards_in_play_raise_the_hand_limit(play, limit):
    table = given(me(play=play, deck=[*DECK, "1ROM14", "1ROM9"])).do("end")
    assert len(table.me.hand) == limit


@rule("IMP-CLEAN-5")
def test_the_hand_limit_does_not_bind_during_the_turn():
    mine = me(state="empire", hand=["UNR"] * 5, play=["1CIV10"], deck=DECK)
    assert len(given(mine).do("exhaust:1CIV10").me.hand) == 6


@rule("IMP-CLEAN-6")
def test_the_steps_come_in_order_token_reset_discard_draw():
    mine = me(hand=["UNR"], discard=["1ROM14"], exhausts=0, actions=0)
    table = given(mine, market=["1UNC3", "1REG5"]).do("end")
    assert (table.pending.about, table.me.actions) == ("cleanup_token", 0)
    table.do("card:1UNC3@market")
    assert (table.pending.about, table.me.actions, table.me.exhausts) == ("cleanup_discard", 3, 5)
    table.do(["card:UNR@hand"])
    assert sorted(table.me.hand) == ["1ROM14", "UNR"]


@rule("IMP-CLEAN-6")
def test_a_reshuffle_in_cleanup_finds_the_exhaust_tokens_back_on_the_state_card():
    table = given(me(nation_deck=["1ROM12", "1ROM2"], exhausts=0, added_card=True)).do("end")
    assert (table.me.hand, table.me.nation_deck) == (["1ROM12"], ["1ROM2"])
    assert (table.me.exhausts, table.me.added_card) == (4, True)
