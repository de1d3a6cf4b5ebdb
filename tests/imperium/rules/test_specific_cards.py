"""Cards that the rules explain by name, and the three that no other card is like."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

REGIONS = ["1ROM20", "1ROM11", "1ROM12"]
# The final round is over with the turn of seat 1.
LAST_TURN = {"end": {"trigger": "main deck", "round": 1, "seat": 0}, "round": 2, "turn": 1}


def result(table: Scenario) -> dict[str, Any]:
    assert table.table.result is not None
    return table.table.result


@rule("IMP-CARD-SACREDPASS")
def test_the_sacred_pass_swaps_a_hand_card_with_the_top_of_the_nation_deck() -> None:
    table = given(me(play=["1REG14"], hand=["1ROM22", "1ROM16"], nation_deck=["1ROM9", "1ROM10", "1ROM2"]))
    table.do("exhaust:1REG14", "yes", "yes", "card:1ROM22@hand")
    assert set(table.me.hand) == {"1ROM16", "1ROM9"}
    assert table.me.nation_deck == ["1ROM22", "1ROM10", "1ROM2"]
    assert table.me.discard == ["1REG14"]
    assert table.events("look")[0]["cards"] == ["1ROM9"]


@rule("IMP-CARD-SACREDPASS")
def test_the_sacred_pass_may_be_used_only_to_look() -> None:
    table = given(me(play=["1REG14"], hand=["1ROM22"], nation_deck=["1ROM9", "1ROM2"]))
    table.do("exhaust:1REG14", "yes", "no")
    assert table.me.nation_deck == ["1ROM9", "1ROM2"]
    assert [entry.card for entry in table.me.play] == ["1REG14"]


@rule("IMP-CARD-SACREDPASS")
def test_the_sacred_pass_never_brings_the_accession_card() -> None:
    table = given(me(play=["1REG14"], hand=["1ROM22"], nation_deck=["1ROM2"]))
    table.do("exhaust:1REG14", "yes", "yes")
    assert table.me.nation_deck == ["1ROM2"]
    assert table.me.hand == ["1ROM22"]
    assert table.me.state == "barbarian"


@rule("IMP-CARD-MIYABI")
def test_the_sumerians_return_up_to_two_unrest_from_wherever_they_score() -> None:
    seat = me(
        deck=["1TRI7", "1UNR1", "1ROM14", "1ROM15", "1ROM16", "1ROM17"],
        discard=["1UNR2"],
        history=["1UNR3"],
        play=[in_play("1ROM11", "1UNR4")],
    )
    table = given(seat, me("celts"), main=["1TRI1"], phase="solstice", unrest=["1UNR5"], **LAST_TURN)
    table.do("yes")
    assert (table.pending.min, table.pending.max) == (0, 2)
    assert set(table.options) == {
        "card:1UNR1@deck",
        "card:1UNR2@discard",
        "card:1UNR3@history",
        "card:1UNR4@garrison",
    }
    table.do(["card:1UNR3@history", "card:1UNR1@deck"])
    assert result(table)["scores"][0] == 3 - 2 - 2


@rule("IMP-CARD-MIYABI")
def test_the_sumerians_do_nothing_in_a_collapse() -> None:
    """One unrest each would be a tie; the Romans have two and lose."""
    sumerians = me(hand=["1TRI7", "1UNR1", "1UNR2"])
    table = given(me("celts", hand=["1CIV4"], state="empire"), sumerians, main=["1TRI1"], unrest=["1UNR3"])
    table.do("play:1CIV4")
    assert result(table)["reason"] == "collapse"
    assert result(table)["winners"] == [0]
    assert result(table)["breakdown"][1]["unrest"] == 3


@rule("IMP-CARD-MIYABI")
def test_the_sumerians_work_in_the_tie_break_of_a_collapse_without_changing_the_tie() -> None:
    celts = me("celts", hand=["1CIV4", "1UNR1", "1UNR2"], state="empire", progress=5)
    table = given(celts, me(hand=["1TRI7", "1UNR3"]), main=["1TRI1"], unrest=["1UNR4"])
    table.do("play:1CIV4")  # two unrest each: the Celts have 5 - 4 points, the Romans 3 - 4
    assert table.pending.seat == 1
    table.do("yes", ["card:1UNR3@hand", "card:1UNR4@hand"])
    assert result(table)["reason"] == "collapse"
    assert [part["unrest"] for part in result(table)["breakdown"]] == [2, 2]
    assert result(table)["winners"] == [1]


@rule("IMP-CARD-MIYABI")
def test_nothing_reacts_to_the_sumerians_after_a_collapse() -> None:
    """Corruption deals the last unrest in the Celts' own turn; their Wonder does not react to the tie-break."""
    celts = me("celts", hand=["1CIV4", "1TRI7", "1UNR1"], play=["1CIV9"], state="empire")
    table = given(celts, me(), main=["1TRI1"], unrest=["1UNR4"])
    table.do("play:1CIV4", "yes", ["card:1UNR1@hand"])
    assert result(table)["reason"] == "collapse"


@rule("IMP-CARD-KOK")
@pytest.mark.parametrize(("state", "progress"), [("barbarian", 6), ("empire", 3)])
def test_king_of_kings_is_resolved_instead_of_being_gained(state: str, progress: int) -> None:
    seat = me(hand=["1ROM14"], play=REGIONS, state=state, development=["1ROM5", "1ROM6"])
    table = given(seat)
    table.do("play:1ROM14", *(["card:1ROM5@development"] if state == "empire" else []))
    assert table.me.resources["progress"] == progress
    assert ("1ROM5" in table.me.discard) == (state == "empire")
    assert table.position.king_of_kings == "B"
    assert table.position.end == {"trigger": "king of kings", "round": 1, "seat": 0}


@rule("IMP-CARD-SHADUF")
def test_the_shaduf_reacts_to_a_river_that_gives_materials_itself() -> None:
    table = given(me(hand=["1REG9"], play=["1UNC12"]))
    table.do("play:1REG9")
    assert (table.pending.about, table.options) == ("react", ["exhaust:1UNC12", "no"])
    table.do("exhaust:1UNC12")
    assert table.me.resources == {"materials": 2, "population": 0, "progress": 1, "goods": 0}


@rule("IMP-CARD-SHADUF")
@pytest.mark.parametrize(
    ("answers", "seat"),
    [
        (["exhaust:1UNC19"], {"play": ["1UNC12", "1REG11", "1UNC19"]}),
        (["play:1ROM15", "option:1"], {"play": ["1UNC12", "1REG11"], "hand": ["1ROM15"]}),
        (["exhaust:1UNC11"], {"play": ["1UNC12", "1REG11", "1UNC11"]}),
        (["play:1CIV15", "yes"], {"play": ["1UNC12", "1REG9"], "hand": ["1CIV15"], "state": "empire"}),
    ],
    ids=["Port counts rivers", "Prosperity counts its production", "Boats recall it", "its play effect is triggered"],
)
def test_the_shaduf_reacts_when_another_card_uses_the_river(answers: list[str], seat: dict[str, Any]) -> None:
    table = given(me(**seat))
    table.do(*answers)
    assert table.pending.about == "react"
    table.do("exhaust:1UNC12")
    assert table.me.resources["progress"] == 1


@rule("IMP-CARD-SHADUF")
@pytest.mark.parametrize(
    ("answers", "seat"),
    [
        (["play:1REG3X"], {"hand": ["1REG3X"], "play": ["1UNC12", "1REG11"]}),
        (["play:1ROM15", "option:2"], {"hand": ["1ROM15"], "play": ["1UNC12", "1REG11"]}),
        (["play:1ROM15", "option:1"], {"hand": ["1ROM15"], "play": ["1UNC12", "1REG6", in_play("1REG10", "1REG11")]}),
        (["play:1TRI8"], {"hand": ["1TRI8"], "play": ["1UNC12", "1REG11"]}),
        (["play:1REG9"], {"hand": ["1REG9"], "play": [in_play("1UNC12", exhausted=True)]}),
    ],
    ids=["no river", "no materials", "river not in play", "river unused", "exhausted"],
)
def test_the_shaduf_does_not_react_otherwise(answers: list[str], seat: dict[str, Any]) -> None:
    table = given(me(**seat), main=["1TRI1"])
    table.do(*answers)
    assert table.pending.kind == "turn"


@rule("IMP-CARD-SHADUF")
def test_a_river_of_another_player_is_no_business_of_the_shaduf() -> None:
    """The Romans recall their Cape to ward off the Cattle Raid, which then gives the Celts materials."""
    table = given(me("celts", hand=["1CEL19"], play=["1UNC12"]), me(play=["1REG12X"]))
    table.do("play:1CEL19", "exhaust:1REG12X")
    assert table.me.resources["materials"] == 2
    assert table.pending.kind == "turn"


@rule("IMP-CARD-NOMADS")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_only_one_of_the_two_nomads_carries_the_barbarian_icon(state: str) -> None:
    table = given(me("scythians", hand=["1SCY14X", "1SCY15X"], play=["1SCY10"], state=state))
    assert "play:1SCY14X" in table.options
    assert ("play:1SCY15X" in table.options) == (state == "barbarian")


@rule("IMP-CARD-NOMADS")
def test_the_second_nomads_find_the_other_copy_in_the_discard_pile() -> None:
    table = given(me("scythians", hand=["1SCY14X", "1SCY15X"], play=["1SCY10"]))
    table.do("play:1SCY14X")
    assert table.me.resources["progress"] == 0
    table.do("play:1SCY15X", "no")  # drawing would shuffle the first one into the deck
    assert table.me.resources["progress"] == 1
    assert table.me.resources["materials"] == 4  # production and fertile, twice


@rule("IMP-CARD-UNREST")
def test_an_unrest_scores_minus_two() -> None:
    table = given(me(hand=["1UNR1"], deck=["1UNR2"], discard=["1CEL22"]), me("celts"), phase="solstice", **LAST_TURN)
    assert result(table)["scores"][0] == -6


@rule("IMP-CARD-GLORY")
def test_glory_abandons_three_regions_to_take_one_of_two_fame_cards() -> None:
    table = given(me(hand=["1ROM14"], play=REGIONS), fame=["1FAM1", "1FAM2", "1FAM4"])
    table.do("play:1ROM14")
    assert set(table.options) == {"card:1FAM1@fame", "card:1FAM2@fame"}
    table.do("card:1FAM2@fame")
    assert table.me.hand == ["1FAM2"]
    assert table.position.piles["fame"] == ["1FAM1", "1FAM4"]
    assert table.me.discard[0] == "1ROM14"
    assert set(table.me.discard) == {"1ROM14", *REGIONS}


@rule("IMP-CARD-COMBS", "IMP-KW-STATE-3")
def test_combs_let_the_vikings_play_an_empire_card() -> None:
    table = given(me("vikings", hand=["1CIV10"], play=["1VIK4"]))
    assert "play:1CIV10" not in table.options
    table.do("exhaust:1VIK4", "play:1CIV10")
    assert [entry.card for entry in table.me.play] == ["1VIK4", "1CIV10"]


@rule("IMP-CARD-COMBS", "IMP-KW-STATE-3")
def test_combs_are_used_up_by_the_next_card_whatever_it_is() -> None:
    table = given(me("vikings", hand=["1CIV10", "1VIK17"], play=["1VIK4"]))
    table.do("exhaust:1VIK4", "play:1VIK17", "no")
    assert "play:1CIV10" not in table.options


@rule("IMP-CARD-COMBS", "IMP-KW-STATE-3")
def test_combs_last_only_for_the_turn() -> None:
    deck = ["1VIK14", "1VIK15", "1VIK16", "1VIK20"]
    table = given(me("vikings", hand=["1CIV10"], play=["1VIK4"], deck=deck), market=["1REG9"])
    table.do("exhaust:1VIK4", "end", [], "end")
    assert table.pending.seat == 0
    assert "play:1CIV10" not in table.options


def test_the_ambassador_borrows_an_exhaust_ability_of_any_opponent() -> None:
    table = given(
        me(play=["1UNC14"], materials=1, deck=["1ROM16"]),
        me("celts", play=["1UNC6", in_play("1CEL20", exhausted=True), "1CEL9"]),
        me("macedonians", play=["1CIV10", "1MAC5"]),
    )
    table.do("exhaust:1UNC14")
    # Not the Cauldron: no progress to pay. Not the region: no ability. Not the Cavalry: it only reacts.
    assert set(table.options) == {"card:1UNC6@play", "card:1CIV10@play"}
    table.do("card:1CIV10@play")
    assert table.me.hand == ["1ROM16"]
    assert table.me.play[0].exhausted
    assert table.me.exhausts == 4
    assert not table.position.seats[2].play[0].exhausted
    assert table.position.seats[2].exhausts == 5


def test_the_token_on_the_borrowed_card_does_not_matter() -> None:
    table = given(me(play=["1UNC14"], progress=1), me("celts", play=[in_play("1CEL20", exhausted=True)]), me("greeks"))
    table.do("exhaust:1UNC14")
    assert table.me.resources["population"] == 2


def test_the_new_ambassador_is_a_copy_until_the_turn_ends() -> None:
    celts = me("celts", play=["1REG6", "1UNC6"])
    table = given(
        me(play=["1UNC14X"], hand=["1ROM15"]), celts, me("greeks", play=["1GRE9", "1GRE20"]), market=["1REG9"]
    )
    table.do("exhaust:1UNC14X")
    assert set(table.options) == {"card:1REG6@play", "card:1UNC6@play", "card:1GRE9@play", "card:1GRE20@play"}
    table.do("card:1REG6@play", "play:1ROM15", "option:1")
    assert table.me.resources["materials"] == 2  # two production icons of the Forest
    table.do("end")
    assert table.position.this_turn.copies == {}
    assert [entry.card for entry in table.me.play] == ["1UNC14X"]


def test_the_new_ambassador_resolves_exhaust_and_solstice_at_once() -> None:
    greeks = me("greeks", play=["1UNC4"])
    table = given(me(play=["1UNC14X"]), me("celts"), greeks)
    table.do("exhaust:1UNC14X", "yes", "no", "yes")  # all players may gain 2 materials
    assert [seat.resources["materials"] for seat in table.position.seats] == [2, 0, 2]
    table.do("yes", "option:2")  # 2 progress, and this card into history
    assert table.me.resources["progress"] == 2
    assert table.me.history == ["1UNC14X"]
    assert [entry.card for entry in table.position.seats[2].play] == ["1UNC4"]


def test_the_new_ambassador_is_no_copy_any_more_once_it_left_play() -> None:
    table = given(me(play=["1UNC14X", "1UNC11"], hand=["1ROM15"]), me("celts", play=["1CEL9"]), me("greeks"))
    table.do("exhaust:1UNC14X", "exhaust:1UNC11")  # a copy of Armorica shows a river, so Boats recall it
    assert set(table.me.hand) == {"1ROM15", "1UNC14X"}
    table.do("play:1UNC14X")
    assert not {"exhaust:1UNC11"} & set(table.options)
    assert "play:1ROM15" not in table.options  # no production, no region, nobody has a card to draw


@pytest.mark.parametrize(
    ("top", "option", "kept"),
    [
        ("1REG9", "option:3", True),
        ("1REG9", "option:4", False),
        ("1UNC15", "option:2", True),  # a City is civilised too
        ("1TRI1", "option:1", False),
    ],
)
def test_gambling_takes_the_revealed_card_if_it_is_of_the_declared_suit(top: str, option: str, kept: bool) -> None:
    table = given(me(hand=["1UNC18"], materials=1, actions=0), main=[top, "1TRI2"])
    table.do("play:1UNC18", option)
    assert table.me.hand == ([top] if kept else [])
    assert table.position.piles["exile"] == ([] if kept else [top])
    assert table.position.piles["main"] == ["1TRI2"]
    assert len(table.position.piles["unrest"]) == 20
    assert table.me.resources["materials"] == 0


def test_gambling_the_last_main_deck_card_away_triggers_scoring() -> None:
    table = given(me(hand=["1UNC18"], materials=1), main=["1REG9"])
    table.do("play:1UNC18", "option:4")
    assert table.position.piles["exile"] == ["1REG9"]
    assert table.position.end == {"trigger": "main deck", "round": 1, "seat": -1}


def test_berbers_take_the_tokens_and_leave_the_card() -> None:
    market = [slot("1UNC3", "1UNR1", materials=2, progress=1), slot("1REG9")]
    table = given(me("carthaginians", hand=["1CAR13X"], actions=0), market=market)
    table.do("play:1CAR13X", "yes", "yes", "card:1UNC3@market")
    assert table.me.resources == {"materials": 2, "population": 0, "progress": 1, "goods": 0}
    place = table.position.market[0]
    assert (place.card, place.tokens, place.unrest) == ("1UNC3", {"materials": 1}, ["1UNR1"])
