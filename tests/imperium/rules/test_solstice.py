"""The solstice (section 12)."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me, retold
from tests.rules import rule

# Metropolis, in the solstice: choose 1 materials, 1 population, or a card.
METROPOLIS = "1CIV6"


@rule("IMP-SOLST-1", "IMP-TURN-1")
def test_every_player_resolves_the_solstice_after_the_last_turn_of_the_round():
    table = given(me(play=["1CIV10"]), me("celts", play=["1CIV8"])).do("end")
    assert (table.me.resources, table.other.resources) == (pool(), pool())
    table.do("end")
    assert (table.me.resources, table.other.resources) == (pool(materials=2), pool(population=1))


@rule("IMP-SOLST-1", "IMP-KW-GARRISON-2")
def test_garrisoned_cards_have_no_solstice():
    table = given(me(play=[in_play("1ROM20", "1CIV10")]), phase="solstice")
    assert table.me.resources == pool()


@rule("IMP-SOLST-2")
def test_players_resolve_their_effects_in_turn_order():
    seats = [me(play=[METROPOLIS]), me("celts", play=["1CIV7"]), me("greeks", play=["1MAC8"])]
    table = given(*seats, phase="solstice", turn=2)
    asked = []
    while table.pending.kind != "turn":
        asked.append(table.pending.seat)
        table.do("option:2")
    assert asked == [0, 1, 2]


@rule("IMP-SOLST-2", "IMP-COLL-2")
def test_a_collapse_in_the_solstice_comes_before_the_effects_of_later_players():
    table = given(me(play=["1UNC8X"]), me("celts", play=["1CIV10"]), phase="solstice", unrest=["UNR"])
    assert table.table.result["reason"] == "collapse"
    assert table.other.resources == pool()


@rule("IMP-SOLST-3", "IMP-TEXT-11")
@pytest.mark.parametrize(("first", "hand"), [(METROPOLIS, []), ("1ROM10", ["1ROM19"])])
def test_the_order_of_your_own_effects_is_your_choice(first, hand):
    table = given(me(play=["1ROM10", METROPOLIS], deck=["1ROM19"]), phase="solstice")
    assert (table.pending.seat, table.options) == (0, ["card:1ROM10@play", f"card:{METROPOLIS}@play"])
    table.do(f"card:{first}@play", "option:3")
    assert table.me.hand == hand


@rule("IMP-SOLST-3")
def test_an_effect_without_may_is_mandatory():
    table = given(me(play=["1CIV14"], discard=["UNR", "1ROM14"]), phase="solstice")
    assert (table.me.discard, len(table.position.piles["unrest"])) == (["1ROM14"], 21)
    assert table.pending.kind == "turn"


@rule("IMP-SOLST-3")
@pytest.mark.parametrize(
    ("answers", "progress", "history"), [(["no"], 0, []), (["yes", "option:2"], 2, ["1UNC4"])], ids=["no", "yes"]
)
def test_an_effect_with_may_is_optional(answers, progress, history):
    table = given(me(play=["1UNC4"]), phase="solstice").do(*answers)
    assert (table.me.resources, table.me.history) == (pool(progress=progress), history)


@rule("IMP-SOLST-3", "IMP-TEXT-2")
def test_an_effect_is_resolved_as_far_as_possible():
    table = given(me(play=["1ROM10"], discard=["UNR"]), phase="solstice")
    assert table.pending.kind == "confirm"
    assert table.do("yes").me.discard == []


@rule("IMP-SOLST-3")
def test_the_order_of_equal_effects_is_not_asked():
    table = given(me(play=["1UNC15", "1UNC16"], hand=["UNR"]), phase="solstice")
    assert (table.pending.kind, table.pending.source) == ("confirm", "1UNC15")


@rule("IMP-SOLST-4")
def test_an_effect_on_each_other_player_is_part_of_their_own_solstice_in_their_order():
    seats = [me(play=["1UNC8X"]), me("celts", play=[METROPOLIS], hand=["1CEL14"])]
    table = retold(given(*seats), "1UNC8X", solstice="others: discard card").do("end", "end", [])
    assert (table.pending.seat, table.options) == (1, [f"card:{METROPOLIS}@play", "card:1UNC8X@play"])
    table.do("card:1UNC8X@play")
    assert table.other.discard == ["1CEL14"]
    assert (table.pending.seat, table.pending.source) == (1, METROPOLIS)


@rule("IMP-SOLST-5")
def test_end_of_solstice_effects_come_after_all_your_others():
    table = given(me(play=["1UNC8X", "1CIV10"]))
    table = retold(table, "1UNC8X", end_of_solstice="pay 2 materials -> gain 1 progress").do("end", "end")
    assert table.me.resources == pool(progress=1)


@rule("IMP-SOLST-6", "IMP-EXH-1")
def test_no_action_and_no_exhaust_ability_in_the_solstice():
    table = given(me(play=["1CIV9", "1CIV14"], hand=["1TRI2"], discard=["UNR"]), phase="solstice", main=["1TRI1"])
    assert table.me.discard == []
    assert (table.me.resources, table.me.play) == (pool(), [InPlay("1CIV9"), InPlay("1CIV14")])
    assert (table.pending.kind, table.position.round) == ("turn", 2)


@rule("IMP-SOLST-6", "IMP-KW-PASSIVE-1")
def test_passive_abilities_work_in_the_solstice():
    mine = me("vikings", play=["1UNC8X"], nation_deck=["1VIK11", "1VIK8", "1VIK2"])
    table = given(mine, phase="solstice").do("yes")
    assert (table.me.deck, table.me.nation_deck) == (["UNR"], ["1VIK8", "1VIK11", "1VIK2"])


@rule("IMP-SOLST-7")
def test_no_classics_nation_has_a_ceremony_or_journey_whose_next_side_could_appear():
    for nation in (nation for nation in library().nations.values() if nation.box == "Classics"):
        starting = [card for card in library().of_nation(nation.id) if card.start == "in_play"]
        assert [card.header for card in starting] == ["power_A", "power_B"]


@rule("IMP-SOLST-8")
def test_after_the_solstice_the_next_round_starts_with_the_first_player():
    table = given(me(), me("celts"), me("greeks"), round=4).do("end", "end", "end")
    assert (table.position.round, table.position.turn, table.position.phase) == (5, 0, "activate")
    assert [event["event"] for event in table.table.events_since(0)][-3:] == ["solstice", "round", "turn"]
