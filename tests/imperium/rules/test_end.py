"""How the game comes to its end (section 13.1)."""

from __future__ import annotations

import pytest

from automa.imperium.position import pool
from automa.table import Table
from tests.imperium.scenario import given, me, retold, slot
from tests.rules import rule

# Gambling: pay 1 materials, declare a suit, reveal the top main-deck card; take it if it has the suit, else exile it.
GAMBLE = ("play:1UNC18", "option:4")
LAST = ["1TRI1"]


def gambler(**parts):
    return me(hand=["1UNC18"], materials=1, **parts)


@rule("IMP-END-1", "IMP-END-2")
@pytest.mark.parametrize("suit", ["option:4", "option:1"], ids=["taken", "exiled"])
def test_taking_the_last_card_of_the_main_deck_triggers_scoring(suit):
    table = given(gambler(), main=LAST).do("play:1UNC18", suit)
    assert table.position.end == {"trigger": "main deck", "round": 1, "seat": -1}


@rule("IMP-END-2", "IMP-MARKET-5")
def test_a_refill_with_the_last_card_of_the_main_deck_triggers_scoring():
    table = given(me(hand=["1ROM16"], materials=3), market=["1UNC3"], main=LAST).do("play:1ROM16")
    assert table.position.market[0].card == "1TRI1"
    assert table.position.end["trigger"] == "main deck"


@rule("IMP-END-2", "IMP-KW-BREAK-9")
def test_breaking_through_for_the_last_card_of_the_main_deck_triggers_scoring():
    table = given(main=LAST, region=["1REG5"]).do("innovate", "card:tributary@main", [])
    assert (table.me.hand, table.position.end["trigger"]) == (LAST, "main deck")


@rule("IMP-END-2", "IMP-KW-DEVELOP-6")
@pytest.mark.parametrize(("area", "ends"), [(["1PER5"], True), (["1PER5", "1PER9"], False)], ids=["last", "not last"])
def test_developing_the_last_card_of_the_area_triggers_scoring(area, ends):
    table = given(me("persians", state="empire", hand=["1PER4"], development=area, materials=4))
    table.do("play:1PER4", "option:1")
    assert "1PER5" in table.me.discard
    assert table.position.end == ({"trigger": "development", "round": 1, "seat": 0} if ends else None)


@rule("IMP-END-2", "IMP-FAME-4")
def test_flipping_king_of_kings_triggers_scoring():
    table = given(me("vikings", hand=["1VIK12"])).do("play:1VIK12")
    assert table.position.end == {"trigger": "king of kings", "round": 1, "seat": 0}


@rule("IMP-END-2")
def test_a_text_may_trigger_the_game_end():
    table = retold(given(me(hand=["1ROM20"])), "1ROM20", play="end game").do("play:1ROM20")
    assert table.position.end == {"trigger": "card", "round": 1, "seat": 0}


@rule("IMP-END-3", "IMP-NATION-VIKINGS-2")
@pytest.mark.parametrize(("deck", "ends"), [(["1VIK2"], True), (["1VIK8", "1VIK2"], False)], ids=["harald", "sagas"])
def test_harald_hardrada_in_the_discard_pile_triggers_scoring_however_he_comes_there(deck, ends):
    table = given(me("vikings", hand=["1TRI3"], nation_deck=deck)).do("play:1TRI3")
    assert deck[0] in table.me.discard
    assert table.position.end == ({"trigger": "accession", "round": 1, "seat": 0} if ends else None)


@rule("IMP-END-4")
def test_an_empty_nation_deck_triggers_nothing():
    table = given(me("greeks", hand=["1TRI3"], nation_deck=["1GRE2"])).do("play:1TRI3")
    assert (table.me.nation_deck, table.me.state, table.position.end) == ([], "empire", None)


@rule("IMP-END-4")
@pytest.mark.parametrize("suit", ["region", "uncivilised", "civilised"])
def test_an_empty_small_deck_triggers_nothing(suit):
    card = {"region": "1REG5", "uncivilised": "1UNC3", "civilised": "1CIV8"}[suit]
    table = given(**{suit: [card]}).do("innovate", f"card:top@{suit}", [])
    assert (table.position.piles[suit], table.position.end) == ([], None)


@rule("IMP-END-5")
def test_after_the_trigger_the_round_is_finished_and_one_more_is_played_with_both_solstices():
    table = given(gambler(play=["1CIV10"]), me("celts"), main=LAST, round=3).do(*GAMBLE, "end", [])
    assert (table.position.round, table.pending.seat) == (3, 1)
    table.do("end")
    assert (table.position.round, table.pending.seat, table.me.resources) == (4, 0, pool(materials=2))
    assert [event["number"] for event in table.events("final_round")] == [4]
    table.do("end", [], "end")
    assert table.table.pending is None
    assert (table.table.result["reason"], table.table.result["trigger"]) == ("scoring", "main deck")
    assert table.me.resources == pool(materials=4)


@rule("IMP-END-5")
def test_a_trigger_by_the_last_player_still_gives_everybody_one_whole_round():
    table = given(me("celts"), gambler(), main=LAST, turn=1).do(*GAMBLE, "end", [])
    assert (table.position.round, table.pending.seat) == (2, 0)
    table.do("end")
    assert (table.table.result, table.pending.seat) == (None, 1)
    table.do("end", [])
    assert table.table.result["reason"] == "scoring"


@rule("IMP-END-5")
def test_a_trigger_in_the_solstice_makes_the_next_round_the_final_one():
    table = given(me("vikings", play=["1CIV6"], nation_deck=["1VIK2"]), phase="solstice", turn=1, round=5)
    table.do("option:3")
    assert table.position.end == {"trigger": "accession", "round": 5, "seat": 0}
    assert (table.position.round, table.pending.kind) == (6, "turn")
    table.do("end", [], "end", "option:1")
    assert table.table.result["reason"] == "scoring"


@rule("IMP-END-5")
def test_a_further_trigger_changes_nothing():
    first = {"trigger": "accession", "round": 1, "seat": 1}
    table = given(gambler(), me("vikings"), main=LAST, end=first, round=2).do(*GAMBLE)
    assert table.position.end == first
    table.do("end", [], "end")
    assert table.table.result["trigger"] == "accession"


@rule("IMP-END-6", "IMP-COLL-1", "IMP-END-1")
def test_a_collapse_in_the_final_round_pre_empts_the_scoring():
    pending = {"trigger": "main deck", "round": 1, "seat": 0}
    corrupt = me(state="empire", hand=["1CIV4", "UNR"], progress=30)
    table = given(corrupt, me("celts", hand=["UNR"] * 2), end=pending, round=2, unrest=["UNR"]).do("play:1CIV4")
    assert table.table.pending is None
    assert (table.table.result["reason"], table.table.result["winners"]) == ("collapse", [0])


@rule("IMP-END-5", "IMP-MARKET-5")
def test_with_an_empty_main_deck_the_final_round_leaves_its_slots_empty():
    pending = {"trigger": "main deck", "round": 1, "seat": -1}
    table = given(me(hand=["1ROM16"], materials=3), market=[slot("1UNC3", "UNR")], main=[], end=pending, round=2)
    table.do("play:1ROM16")
    assert (table.me.hand, table.position.market[0].card) == (["1UNC3", "UNR"], None)


@rule("IMP-END-1")
@pytest.mark.parametrize("reason", ["scoring", "collapse"])
def test_the_position_of_a_finished_game_stays_as_it_ended(reason):
    pending = {"trigger": "main deck", "round": 1, "seat": 0}
    table = given(me(state="empire", hand=["1CIV4"]), end=pending, round=2, unrest=["UNR"])
    table.do(*(["play:1CIV4"] if reason == "collapse" else ["end", [], "end"]))
    again = Table.from_position(table.table.position())
    assert (again.pending, again.result) == (None, table.table.result)
    assert (again.result["reason"], again.position()) == (reason, table.table.position())
