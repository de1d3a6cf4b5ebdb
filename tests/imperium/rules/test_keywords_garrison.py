"""Garrisoned cards: under their host, out of play, and where they go."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import given, in_play, me
from tests.rules import rule

# The final round is over with the turn of seat 1.
LAST_TURN = {"end": {"trigger": "main deck", "round": 1, "seat": 0}, "round": 2, "turn": 1}


@rule("IMP-KW-GARRISON-1")
def test_another_card_from_hand_goes_under_the_played_region() -> None:
    table = given(me(hand=["1ROM11", "1ROM16", "1ROM17"]))
    table.do("play:1ROM11", "yes")
    assert set(table.options) == {"card:1ROM16@hand", "card:1ROM17@hand"}
    table.do("card:1ROM17@hand")
    assert [(entry.card, entry.garrison) for entry in table.me.play] == [("1ROM11", ["1ROM17"])]
    assert table.me.hand == ["1ROM16"]


@rule("IMP-KW-GARRISON-1")
def test_a_host_takes_any_number_of_cards() -> None:
    sagas = in_play("1VIK8", "1VIK18", "1VIK19")
    table = given(me("vikings", play=[sagas], hand=["1VIK20", "1VIK23"]), phase="solstice", turn=1)
    table.do("yes")  # Glory cannot be garrisoned, so there is nothing to choose
    assert table.me.play[0].garrison == ["1VIK18", "1VIK19", "1VIK23"]


@rule("IMP-KW-GARRISON-1")
def test_without_another_card_in_hand_nothing_is_garrisoned() -> None:
    table = given(me(hand=["1ROM11"]))
    table.do("play:1ROM11")
    assert table.pending.kind == "turn"
    assert [(entry.card, entry.garrison) for entry in table.me.play] == [("1ROM11", [])]


@rule("IMP-KW-GARRISON-2")
def test_a_garrisoned_card_has_no_exhaust_ability() -> None:
    table = given(me(play=[in_play("1ROM11", "1CIV10")], deck=["1ROM20"]))
    assert "exhaust:1CIV10" not in table.options


@rule("IMP-KW-GARRISON-2")
def test_a_garrisoned_card_has_no_solstice_effect() -> None:
    table = given(me(play=[in_play("1ROM11", "1CIV10")]), phase="solstice", turn=1)
    assert table.me.resources["materials"] == 0


@rule("IMP-KW-GARRISON-2")
def test_a_garrisoned_card_has_no_passive() -> None:
    deck = ["1ROM14", "1ROM15", "1ROM16", "1ROM17", "1ROM18", "1ROM10"]
    garrisoned = given(me(play=[in_play("1ROM11", "1FAM8")], deck=deck))
    garrisoned.do("end")
    assert len(garrisoned.me.hand) == 5
    in_the_open = given(me(play=["1ROM11", "1FAM8"], deck=deck))
    in_the_open.do("end")
    assert len(in_the_open.me.hand) == 6


@rule("IMP-KW-GARRISON-2")
def test_a_garrisoned_card_scores() -> None:
    table = given(me(play=[in_play("1ROM11", "1FAM6", "1UNR1")]), me("celts"), **LAST_TURN)
    table.do("end")
    result = table.table.result
    assert result is not None
    assert result["scores"][0] == 11 - 2


@rule("IMP-KW-GARRISON-5")
def test_a_card_garrisons_itself_to_trigger_the_play_effect_of_its_host() -> None:
    table = given(me(hand=["1CIV15"], play=["1PER19", "1ROM20", "1GRE11"], state="empire"))
    table.do("play:1CIV15", "yes")
    assert set(table.options) == {"card:1PER19@play", "card:1ROM20@play"}
    table.do("card:1PER19@play")
    assert table.me.resources["materials"] == 3
    assert table.me.play[0].garrison == ["1CIV15"]
    assert table.me.discard == []


@rule("IMP-KW-GARRISON-5")
def test_the_triggered_host_may_take_another_garrison() -> None:
    table = given(me(hand=["1CIV15", "1ROM22"], play=["1ROM20"], state="empire"))
    table.do("play:1CIV15", "yes", "yes")
    assert table.me.play[0].garrison == ["1CIV15", "1ROM22"]
    assert table.me.resources["population"] == 1


@rule("IMP-KW-GARRISON-6", "IMP-CARD-GLORY")
@pytest.mark.parametrize("card", ["1ROM14", "1FAM6", "1SCY6"])
def test_some_cards_cannot_be_garrisoned(card: str) -> None:
    table = given(me(hand=["1ROM11", card]))
    table.do("play:1ROM11")
    assert table.pending.kind == "turn"  # not even offered
    assert table.me.play[0].garrison == []
