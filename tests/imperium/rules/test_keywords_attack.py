"""Attacks, protections against them, and who is addressed."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me
from tests.rules import rule


@rule("IMP-KW-PLAYERS-1")
def test_all_players_include_you_and_others_do_not() -> None:
    table = given(me("persians", hand=["1PER7"], state="empire"), me("celts"), me("romans"))
    table.do("play:1PER7")
    seats = table.position.seats
    assert [seat.resources["materials"] for seat in seats] == [2, 2, 2]
    assert [len(seat.hand) for seat in seats] == [0, 1, 1]
    assert seats[0].resources["progress"] == 1


@rule("IMP-KW-ATTACK-1")
def test_an_attack_harms_all_other_players_as_far_as_possible() -> None:
    romans = me("romans", play=["1ROM20", "1ROM12", "1ROM19"])
    table = given(me("celts", hand=["1CEL18"], play=["1CEL9"]), me("greeks"), romans)
    table.do("play:1CEL18")
    assert table.pending.seat == 2  # the Greeks have no region to abandon
    assert set(table.options) == {"card:1ROM20@play", "card:1ROM12@play"}
    table.do("card:1ROM12@play")
    assert table.position.seats[2].discard == ["1ROM12"]
    assert [entry.card for entry in table.me.play] == ["1CEL9"]


@rule("IMP-KW-ATTACK-2")
def test_a_protected_player_ignores_the_attack() -> None:
    table = given(me("celts", hand=["1CEL18"]), me(play=["1REG1X", "1ROM20"]))
    table.do("play:1CEL18", "exhaust:1REG1X")
    assert table.other.hand == ["1REG1X"]
    assert [entry.card for entry in table.other.play] == ["1ROM20"]
    assert table.me.resources["progress"] == 1


@rule("IMP-KW-ATTACK-2")
def test_using_a_protection_is_the_owners_choice() -> None:
    table = given(me("celts", hand=["1CEL18"]), me(play=["1REG1X"]))
    table.do("play:1CEL18", "no")
    assert table.other.discard == ["1REG1X"]
    assert table.other.hand == []


@rule("IMP-KW-ATTACK-2")
def test_the_victims_are_asked_in_turn_order_before_the_attack_does_anything() -> None:
    table = given(
        me("celts", hand=["1CEL18"]),
        me("scythians", play=["1SCY20", "1SCY10"]),
        me("romans", play=["1REG12X", "1ROM20"]),
        turn=0,
    )
    table.do("play:1CEL18")
    assert (table.pending.seat, table.options) == (1, ["exhaust:1SCY20", "no"])
    assert table.me.resources["progress"] == 0
    table.do("exhaust:1SCY20")
    assert (table.pending.seat, table.options) == (2, ["exhaust:1REG12X", "no"])
    table.do("no", "card:1ROM20@play")
    assert [len(seat.play) for seat in table.position.seats] == [0, 2, 1]


@rule("IMP-KW-ATTACK-2")
def test_turn_order_starts_after_the_attacker() -> None:
    table = given(
        me("romans", play=["1REG12X"]), me("celts", hand=["1CEL18"]), me("scythians", play=["1SCY20"]), turn=1
    )
    table.do("play:1CEL18")
    assert table.pending.seat == 2
    table.do("no")
    assert table.pending.seat == 0


@rule("IMP-KW-ATTACK-2")
@pytest.mark.parametrize(("tokens", "exhausted"), [(0, False), (5, True)])
def test_an_exhaust_protection_needs_a_free_token_in_another_players_turn(tokens: int, exhausted: bool) -> None:
    archers = in_play("1SCY20", exhausted=exhausted)
    table = given(me("celts", hand=["1CEL18"]), me("scythians", play=[archers, "1SCY10"], exhausts=tokens))
    table.do("play:1CEL18")
    assert table.other.discard == ["1SCY10"]


@rule("IMP-KW-ATTACK-2")
def test_an_exhaust_protection_is_used_up_until_its_owners_cleanup() -> None:
    attacks = ["1CEL18", "1CIV5"]
    table = given(
        me("celts", hand=attacks, play=["1CEL5"]), me("scythians", play=["1SCY20", "1SCY10", "1SCY5"], exhausts=5)
    )
    table.do("play:1CEL18", "exhaust:1SCY20")
    assert table.other.exhausts == 4
    assert [entry.card for entry in table.other.play] == ["1SCY20", "1SCY10", "1SCY5"]
    assert table.other.play[0].exhausted


@rule("IMP-KW-ATTACK-2")
def test_the_standing_army_ignores_an_attack_that_pays_no_progress() -> None:
    table = given(me("celts", hand=["1CEL18"], progress=1), me(play=["1UNC1", "1ROM20"]))
    table.do("play:1CEL18")
    assert table.pending.seat == 0
    table.do("no")
    assert [entry.card for entry in table.other.play] == ["1UNC1", "1ROM20"]
    assert table.me.resources["progress"] == 2


@rule("IMP-KW-ATTACK-2")
def test_an_attacker_may_pay_the_standing_army() -> None:
    table = given(me("celts", hand=["1CEL18"], progress=1), me(play=["1UNC1", "1ROM20"]))
    table.do("play:1CEL18", "yes")
    assert table.other.discard == ["1ROM20"]
    assert table.other.resources["progress"] == 1
    assert table.me.resources["progress"] == 1  # given 1, gained 1


@rule("IMP-KW-ATTACK-2")
def test_the_standing_army_protects_only_its_owner() -> None:
    table = given(
        me("celts", hand=["1CEL18"], progress=1), me("greeks", play=["1UNC1", "1GRE20"]), me("romans", play=["1ROM20"])
    )
    table.do("play:1CEL18", "no")
    assert [len(seat.play) for seat in table.position.seats] == [0, 2, 0]


@rule("IMP-KW-ATTACK-2")
def test_a_paid_standing_army_leaves_other_protections_open() -> None:
    table = given(me("celts", hand=["1CEL18"], progress=1), me(play=["1UNC1", "1REG1X", "1ROM20"]))
    table.do("play:1CEL18", "yes")
    assert (table.pending.seat, table.options) == (1, ["exhaust:1REG1X", "no"])


@rule("IMP-KW-ATTACK-3", "IMP-NATION-CELTS-1")
def test_the_celts_unrest_is_no_attack_and_cannot_be_warded_off() -> None:
    table = given(
        me("celts", "A", hand=["1UNC3"]),
        me(play=["1REG1X", "1UNC1", "1SCY20"]),
        market=["1UNC21"],
        unrest=["1UNR1", "1UNR2", "1UNR3"],
    )
    table.do("play:1UNC3", "option:1")
    assert (table.pending.seat, table.options) == (0, ["exhaust:1CEL1A", "no"])
    table.do("exhaust:1CEL1A")
    assert table.pending.seat == 0
    assert len(table.other.hand) == 1
    assert len(table.other.play) == 3


@rule("IMP-KW-PASSIVE-1")
def test_a_passive_works_in_every_kind_of_turn_and_in_the_solstice() -> None:
    """The Vikings look at their nation deck whenever they take an unrest, here by Mysticism in the solstice."""
    seat = me("vikings", play=["1UNC8"], nation_deck=["1VIK4", "1VIK5", "1VIK2"])
    table = given(seat, phase="solstice", turn=1)
    assert table.pending.about == "may"
    table.do("yes")
    assert table.me.nation_deck == ["1VIK5", "1VIK4", "1VIK2"]


@rule("IMP-KW-PASSIVE-1")
def test_a_passive_works_only_while_its_card_is_in_play() -> None:
    legions = {"hand": ["1ROM17"], "state": "empire", "population": 2}
    assert "play:1ROM17" in given(me(**legions, play=["1ROM5"]), market=["1REG9"]).options
    assert "play:1ROM17" not in given(me(**legions, history=["1ROM5"]), market=["1REG9"]).options


@rule("IMP-KW-PASSIVE-1")
def test_the_passive_of_a_power_card_works_in_an_innovate_turn() -> None:
    table = given(me("carthaginians", "A"), market=["1REG9"], region=["1REG7"])
    table.do("innovate", "card:top@region", [])
    assert table.position.market[0].tokens == {"materials": 1}
