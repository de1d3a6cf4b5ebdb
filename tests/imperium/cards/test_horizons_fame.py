"""The fame cards of Horizons that do nothing but count."""

from __future__ import annotations

from tests.imperium.scenario import given, me
from tests.rules import rule

DECK = ["1ROM12", "1ROM13", "1ROM14", "1ROM9", "1ROM16"]


@rule("IMP-CARD-SUPREME")
def test_supreme_may_be_played_only_to_be_discarded():
    table = given(me(hand=["3FAM1"])).do("play:3FAM1")
    assert (table.me.actions, table.me.discard, table.me.hand) == (2, ["3FAM1"], [])


@rule("IMP-CARD-SUPREME")
def test_supreme_stays_in_the_hand_in_cleanup():
    table = given(me(hand=["3FAM1", "UNR"], deck=DECK)).do("end")
    assert [option.id for option in table.pending.options] == ["card:UNR@hand"]
    table.do(["card:UNR@hand"])
    assert table.me.hand == ["3FAM1", *DECK[:4]]


@rule("IMP-CARD-SUPREME")
def test_supreme_may_be_discarded_as_a_cost():
    table = given(me(state="empire", hand=["3FAM1"], deck=DECK, play=["3UNC17"]), phase="solstice")
    table.do("yes", "option:3")
    assert (table.me.discard, table.me.hand) == (["3FAM1"], DECK[:1])


@rule("IMP-CARD-SUPREME")
def test_supreme_is_garrisoned_in_no_region():
    table = given(me(hand=["3FAM1", "3REG10", "UNR"]), market=["1UNC3"]).do("play:3REG10", "yes")
    assert (table.me.hand, table.me.play[0].garrison) == (["3FAM1"], ["UNR"])
