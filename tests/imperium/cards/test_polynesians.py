"""The Polynesians: mana under its own card, legends instead of a history, islands left and reached by voyages."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat, unrest_of
from automa.table import Table
from tests.imperium.scenario import Scenario, given, in_play, me
from tests.rules import rule

MANA, ISLE_BOUND, VOYAGING = "3POL2", "3POL29A", "3POL29B"
KUPE, AOTEAROA, RAPA_NUI, HAWAII, RAROTONGA = "3POL3", "3POL4", "3POL5", "3POL6", "3POL7"
OVERPOPULATION, CANOES, EXPLORERS, TUTUILA, SAVAII = "3POL17", "3POL18", "3POL19", "3POL20", "3POL21"
TAHITI, WHAKAPAPA, ADVANCE, PROSPERITY = "3POL16", "3POL23", "3POL24", "3POL25"
CARDS = ["3POL9", "3POL12", "3POL11", "3POL10", "3POL8"]


def islanders(power: str = "B", *, mana: int | list[str] = 0, voyaging: bool = False, **parts: Any) -> dict[str, Any]:
    """A seat with so many cards of mana, isle-bound unless at sea."""
    cards = CARDS[:mana] if isinstance(mana, int) else mana
    up, down = (VOYAGING, ISLE_BOUND) if voyaging else (ISLE_BOUND, VOYAGING)
    beside = {"permanents": [in_play(MANA, *cards), in_play(up)], "undersides": [down]}
    return {**me("polynesians", power, **parts), **beside, "state": "voyaging" if voyaging else "isle-bound"}


def mana_of(table: Scenario) -> list[str]:
    return next(entry.garrison for entry in table.me.permanents if entry.card == MANA)


def scored(table: Scenario) -> dict[str, int]:
    return {row["card"]: row["points"] for row in score_seat(table.table._game.match, 0)["cards"]}


def at_solstice(*seats: dict[str, Any], first: str = "", **parts: Any) -> Scenario:
    """The solstice; where several effects wait, this card's comes first."""
    table = given(*seats, phase="solstice", **parts)
    if table.pending.about == "next_solstice" and first:
        table.do(f"card:{first}@play")
    return table


# The nation


@rule("IMP-NATION-POLYNESIANS-1", "IMP-SETUP-3", "IMP-SETUP-4", "IMP-SETUP-6")
def test_set_up_with_mana_and_a_state_card_of_their_own():
    table = Scenario(Table.new({"seats": [{"nation": "polynesians"}, {"nation": "romans"}], "seed": 1}))
    assert (table.me.exhausts, table.me.state) == (3, "isle-bound")
    assert table.me.permanents == [InPlay(MANA), InPlay(ISLE_BOUND)]
    assert (table.me.undersides, len(table.me.development)) == ([VOYAGING], 4)


@rule("IMP-NATION-POLYNESIANS-1", "IMP-SETUP-5")
@pytest.mark.parametrize("voyaging", [False, True])
def test_both_sides_show_the_barbarian_icon_too(voyaging):
    table = given(
        islanders(voyaging=voyaging, hand=["1ROM16", ADVANCE, EXPLORERS, TUTUILA], materials=3), market=["1UNC3"]
    )
    assert "play:1ROM16" in table.options  # an ordinary Advance, of barbarians
    assert (f"play:{TUTUILA}" in table.options) == (not voyaging)
    assert (f"play:{ADVANCE}" in table.options) == (not voyaging)


@rule("IMP-FAME-9")
def test_they_take_the_barbarian_line_of_king_of_kings():
    mine = islanders(voyaging=True, mana=3, hand=[EXPLORERS], population=3)
    table = given(mine, fame=[], market=["1REG6"]).do(f"play:{EXPLORERS}")
    assert table.me.resources["progress"] == 6


@rule("IMP-NATION-POLYNESIANS-1", "IMP-SHUF-14")
def test_kupe_does_not_flip_the_state_card():
    table = given(islanders(hand=["UNR"], discard=[SAVAII], nation_deck=[KUPE])).do("end", [])
    assert (table.me.state, table.me.nation_deck) == ("isle-bound", [])


@rule("IMP-NATION-POLYNESIANS-2")
def test_gained_mana_is_garrisoned_and_spent_mana_discarded():
    table = given(islanders("A", hand=[SAVAII, "UNR"], materials=2)).do("exhaust:3POL1A", f"card:{SAVAII}@hand")
    assert (mana_of(table), table.me.hand) == ([SAVAII], ["UNR"])
    table = at_solstice(islanders(mana=1), first=ISLE_BOUND)
    if table.pending.about == "choose":
        table.do("option:2")
    assert (mana_of(table), table.me.discard, table.me.resources) == ([], CARDS[:1], pool(goods=1))


@rule("IMP-NATION-POLYNESIANS-2")
@pytest.mark.parametrize("card", [OVERPOPULATION, CANOES, "1ROM14"])
def test_some_cards_are_never_mana(card):
    table = given(islanders("A", hand=[card], materials=2)).do("exhaust:3POL1A")
    assert (mana_of(table), table.me.hand) == ([], [card])  # paid in vain (IMP-TEXT-5)


@rule("IMP-NATION-POLYNESIANS-3", "IMP-KW-HISTORY-3")
def test_no_history_but_the_discard_pile_and_an_unrest():
    table = given(islanders(play=["3JPN9"], discard=[SAVAII], deck=[TAHITI])).do("exhaust:3JPN9")
    assert (table.me.history, table.me.discard) == ([], [SAVAII])
    assert sorted(table.me.hand) == sorted(["UNR", TAHITI])


@rule("IMP-NATION-POLYNESIANS-3", "IMP-SCORE-11")
def test_legends_score_but_are_no_history():
    table = given(islanders(mana=0) | {"legends": ["3POL13", "3POL8", TAHITI, "3MAY23", "UNR"]})
    points = scored(table)
    assert (points["3POL13"], points["3POL8"], points[TAHITI]) == (1, -2, -1)
    assert "3MAY23" not in points  # a Stone Mask is worth something in history only
    assert unrest_of(table.table._game.match, 0) == 1


@rule("IMP-NATION-POLYNESIANS-3")
def test_others_do_not_see_the_legends():
    table = given(islanders() | {"legends": ["3POL13"]})
    assert table.table.view(0)["seats"][0]["legends"] == ["3POL13"]
    assert table.table.view(1)["seats"][0]["legends"] == [None]


@rule("IMP-NATION-POLYNESIANS-4")
def test_another_nation_discards_what_it_should_put_into_legends():
    table = given(me("romans", hand=["3POL13", "UNR"], play=[OVERPOPULATION])).do("play:3POL13")
    assert (table.me.legends, table.me.discard, table.me.hand) == ([], ["3POL13"], ["UNR"])


@rule("IMP-NATION-POLYNESIANS-5")
@pytest.mark.parametrize(("answer", "hand", "left"), [("yes", [], 0), ("no", ["UNR"], 3)])
def test_whakapapa_answers_to_legends_also_in_the_solstice(answer, hand, left):
    mine = islanders(play=[RAPA_NUI, WHAKAPAPA], mana=1, hand=["UNR"], population=1, materials=3, deck=[])
    table = at_solstice(mine, first=RAPA_NUI).do("yes", answer)
    if answer == "yes":
        table.do("pay:materials=3")
    assert (table.me.legends, table.me.hand, table.me.resources["materials"]) == (CARDS[:1], hand, left)


@rule("IMP-NATION-POLYNESIANS-5")
def test_several_cards_into_legends_are_one_event():
    mine = islanders(voyaging=True, mana=3, hand=[EXPLORERS, "UNR", "UNR"], play=[WHAKAPAPA], population=3, materials=6)
    table = given(mine, fame=["1FAM1", "1FAM2"], market=["1REG6"]).do(f"play:{EXPLORERS}", "option:2")
    asked = 0
    while table.pending.about == "may":
        asked += 1
        table.do("yes")
    assert (asked, len(table.me.legends), mana_of(table)) == (1, 3, [EXPLORERS])
    assert sorted(table.me.hand) == ["1FAM1", "UNR"]


# Voyaging


@rule("IMP-NATION-POLYNESIANS-6", "IMP-SHUF-16")
def test_at_sea_nothing_is_drawn_and_nothing_reshuffled():
    mine = islanders(voyaging=True, hand=["UNR"], deck=[], discard=[SAVAII], nation_deck=["3POL9", KUPE])
    table = given(mine).do("end", [])
    assert (table.me.hand, table.me.nation_deck, table.me.discard) == (["UNR"], ["3POL9", KUPE], [SAVAII])
    assert "play:3POL9" in given(islanders(voyaging=True, hand=["3POL9"], discard=[SAVAII])).options
    assert "play:3POL9" not in given(islanders(voyaging=True, hand=["3POL9"], deck=[SAVAII])).options


@rule("IMP-NATION-POLYNESIANS-6")
def test_at_sea_gained_cards_go_to_the_discard_pile_but_unrest_to_hand():
    mine = islanders(voyaging=True, hand=["1ROM16"], materials=3)
    table = given(mine, market=["1UNC3"]).do("play:1ROM16")
    assert (table.me.hand, set(table.me.discard)) == ([], {"1UNC3", "1ROM16"})
    table = given(mine, market=[{"card": "1UNC3", "tokens": {}, "unrest": ["1UNR5"]}]).do("play:1ROM16")
    assert (table.me.hand, "1UNC3" in table.me.discard) == (["1UNR5"], True)


@rule("IMP-NATION-POLYNESIANS-6")
def test_at_sea_an_innovation_goes_to_the_discard_pile():
    table = given(islanders(voyaging=True, hand=[SAVAII]), region=["1REG9"]).do("innovate", "card:top@region")
    assert "1REG9" in table.me.discard


@rule("IMP-NATION-POLYNESIANS-6")
def test_a_region_with_ocean_ends_the_voyage():
    table = given(islanders(voyaging=True, hand=[RAROTONGA]), market=["1REG6"]).do(f"play:{RAROTONGA}")
    assert (table.me.state, table.me.resources) == ("isle-bound", pool(progress=1))
    assert [entry.card for entry in table.me.permanents] == [MANA, ISLE_BOUND]
    assert table.me.undersides == [VOYAGING]
    table = given(islanders(voyaging=True, hand=["1REG6"])).do("play:1REG6")
    assert table.me.state == "voyaging"


@rule("IMP-NATION-POLYNESIANS-6", "IMP-SOLST-5")
@pytest.mark.parametrize(("answer", "state", "hand"), [("yes", "isle-bound", [SAVAII]), ("no", "voyaging", ["UNR"])])
def test_at_the_end_of_the_solstice_they_may_return_for_their_hand(answer, state, hand):
    table = at_solstice(islanders(voyaging=True, hand=["UNR"], deck=[SAVAII])).do(answer)
    assert (table.me.state, table.me.hand) == (state, hand)
    assert table.pending.about == "turn"  # the side that came up does nothing more this time


# Development


@rule("IMP-NATION-POLYNESIANS-7", "IMP-KW-DEVELOP-3")
@pytest.mark.parametrize(
    ("card", "mana", "play", "possible"),
    [
        (RAROTONGA, 2, [], True), (RAROTONGA, 1, [], False), (HAWAII, 3, [], True), (HAWAII, 2, [], False),
        (RAPA_NUI, 3, [RAROTONGA], True), (RAPA_NUI, 3, [], False), (AOTEAROA, 3, [], False),
    ],
)  # fmt: skip
def test_developments_cost_mana(card, mana, play, possible):
    others = [other for other in (AOTEAROA, RAPA_NUI, HAWAII, RAROTONGA) if other not in play]
    mine = islanders(mana=mana, hand=["3POL13"], play=[OVERPOPULATION, *play], development=others)
    table = given(mine).do("play:3POL13")
    while table.pending.about == "may":
        table.do("no")
    offered = table.options if table.pending.about == "develop" else []
    developed = card in table.me.discard
    assert (f"card:{card}@development" in offered or developed) == possible


def test_mana_paid_for_a_development_is_discarded():
    mine = islanders(mana=3, hand=["3POL13"], play=[OVERPOPULATION], development=[AOTEAROA, RAROTONGA])
    table = given(mine).do("play:3POL13")
    while table.pending.about != "turn":
        table.do(
            ["card:3POL9@garrison", "card:3POL12@garrison"] if table.pending.about == "discard" else table.options[0]
        )
    assert set(table.me.discard) == {RAROTONGA, "3POL9", "3POL12"}
    assert (mana_of(table), table.me.legends) == (["3POL11"], ["3POL13"])


@rule("IMP-NATION-POLYNESIANS-7", "IMP-END-2")
def test_aotearoa_comes_last_for_mana_in_legends_and_brings_fame():
    mine = islanders(mana=1, hand=["3POL13"], play=[OVERPOPULATION], development=[AOTEAROA], nation_deck=[TAHITI, KUPE])
    table = given(mine, fame=["1FAM1", "1FAM2"]).do("play:3POL13")
    while table.pending.about == "may":
        table.do("no")
    assert (table.me.discard, table.me.legends, table.me.hand) == ([AOTEAROA], ["3POL13", *CARDS[:1]], ["1FAM1"])
    assert table.position.end is not None and table.position.end["trigger"] == "development"


# Cards


@pytest.mark.parametrize(("mana", "taken"), [(2, 0), (3, 1), (5, 1)])
def test_mana_brings_back_cards_at_sea(mana, taken):
    table = given(islanders(voyaging=True, mana=mana, discard=[SAVAII, "UNR"]))
    assert (f"exhaust:{MANA}" in table.options) == (taken > 0)
    if taken:
        assert table.do(f"exhaust:{MANA}", "yes", f"card:{SAVAII}@discard").me.hand == [SAVAII]


def test_mana_of_the_isle_bound_plays_a_card_of_empires():
    table = given(islanders(hand=["1CIV12", "1CIV3"], play=["1UNC15"]))
    assert "play:1CIV12" not in table.options
    assert "play:1CIV12" in table.do(f"exhaust:{MANA}").options
    assert not [option for option in table.do("play:1CIV12").options if option.startswith("play:1CIV")]


def test_polynesians_b_abandon_an_ocean_for_mana_and_goods():
    table = given(islanders("B", hand=[SAVAII], play=[TUTUILA])).do("exhaust:3POL1B")
    assert (mana_of(table), table.me.discard, table.me.resources) == ([SAVAII], [TUTUILA], pool(goods=1))
    assert "exhaust:3POL1B" not in given(islanders("B", voyaging=True, hand=[SAVAII], play=[TUTUILA])).options


def test_kupe_settles_a_new_island():
    mine = islanders(mana=2, hand=[KUPE], play=[OVERPOPULATION], development=[AOTEAROA, RAROTONGA])
    table = given(mine).do(f"play:{KUPE}")
    assert (table.me.hand, table.me.legends, table.me.state) == ([RAROTONGA], [KUPE], "voyaging")
    assert (table.position.piles["exile"], table.me.play) == ([OVERPOPULATION], [])


@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_kupe_finds_overpopulation_wherever_it_is(zone):
    mine = islanders(hand=[KUPE])
    mine[zone] = [*mine.get(zone, []), OVERPOPULATION]
    assert given(mine).do(f"play:{KUPE}").position.piles["exile"] == [OVERPOPULATION]


def test_kupe_scores_oceans():
    assert scored(given(islanders(deck=[KUPE], play=[TUTUILA, TAHITI, RAROTONGA])))[KUPE] == 1


@pytest.mark.parametrize("card", [RAPA_NUI, HAWAII, RAROTONGA])
def test_new_islands_exile_a_market_card(card):
    table = given(islanders(voyaging=True, hand=[card]), market=["1UNC3"]).do(f"play:{card}")
    assert table.position.piles["exile"] == ["1UNC3"]


def test_rapa_nui_turns_cards_into_progress():
    table = given(islanders(play=[RAPA_NUI], hand=[SAVAII])).do(f"exhaust:{RAPA_NUI}")
    assert (mana_of(table), table.me.resources) == ([SAVAII], pool(progress=1))
    assert scored(given(islanders(play=[RAPA_NUI]) | {"legends": CARDS}))[RAPA_NUI] == 1


@pytest.mark.parametrize("voyaging", [False, True])
def test_hawaii_brings_an_action_and_at_sea_a_card(voyaging):
    table = given(islanders(voyaging=voyaging, play=[HAWAII], discard=[SAVAII])).do(f"exhaust:{HAWAII}")
    if voyaging:
        table.do("yes")
    assert (table.me.actions, table.me.hand) == (4, [SAVAII] if voyaging else [])


def test_hawaii_costs_cards_or_brings_unrest_and_scores_cards_of_empires():
    mine = islanders(voyaging=True, play=[HAWAII], hand=[SAVAII, TAHITI])
    table = at_solstice(mine, first=HAWAII).do("option:1")
    assert set(table.me.discard) == {SAVAII, TAHITI}
    assert scored(given(islanders(play=[HAWAII], deck=["1CIV12", "1CIV2"])))[HAWAII] == 4


def test_rarotonga_grows_and_scores_uncivilised_cards():
    mine = islanders(voyaging=True, play=[RAROTONGA])
    assert at_solstice(mine, first=RAROTONGA).me.resources["population"] == 1
    assert scored(given(islanders(play=[RAROTONGA], deck=["1UNC3", "1UNC9"])))[RAROTONGA] == 2


@pytest.mark.parametrize(("mana", "possible"), [(1, False), (2, True)])
def test_wayfinding_needs_two_mana(mana, possible):
    mine = islanders(mana=["3POL9", "3POL12"][:mana], play=["3POL8"], discard=[SAVAII, "UNR"])
    table = given(mine)
    assert ("exhaust:3POL8" in table.options) == possible
    if possible:
        assert table.do("exhaust:3POL8").me.hand == [SAVAII]


def test_tattoos_draw_from_deck_or_discard_pile():
    mine = islanders(hand=["3POL9"], deck=[TAHITI], discard=[SAVAII])
    assert given(mine).do("play:3POL9", f"card:{SAVAII}@discard").me.hand == [SAVAII]
    table = given(mine).do("play:3POL9", "card:top@deck")
    assert (table.me.hand, table.me.actions) == ([TAHITI], 3)


def test_war_canoes_take_land_and_become_mana():
    market = ["1REG4X", "1REG6", "1TRI3"]
    table = given(islanders(hand=["3POL10"], population=3), market=market).do("play:3POL10")
    oceans = "ocean" in table.table._game.match.card("1REG4X").types
    if not oceans:
        table.do("card:1REG6@market")
    assert (table.me.hand, mana_of(table)) == (["1REG6"], ["3POL10"])


def test_war_canoes_at_sea_spend_mana_for_a_tributary():
    mine = islanders(voyaging=True, mana=["3POL9", "3POL12", "3POL11"], hand=["3POL10"], population=3)
    table = given(mine, market=["1REG6"], exile=["1TRI3"]).do("play:3POL10", "option:2")
    assert (mana_of(table), "1TRI3" in table.me.discard, "3POL10" in table.me.discard) == ([], True, True)
    table = given(islanders(mana=["3POL9", "3POL12", "3POL11"], hand=["3POL10"], population=3), market=["1REG6"])
    assert table.do("play:3POL10").pending.about == "turn"  # isle-bound there is but one option


def test_a_haka_puts_land_into_legends_for_a_tributary_in_mana():
    table = given(islanders(hand=["3POL11"], play=["3JPN16", TUTUILA]), market=["1TRI3"]).do("play:3POL11")
    assert (table.me.legends, mana_of(table), table.me.hand) == (["3JPN16"], ["1TRI3"], [])


def test_a_haka_at_sea_takes_two_discarded_cards():
    table = given(islanders(voyaging=True, hand=["3POL11"], discard=[SAVAII, TAHITI])).do("play:3POL11")
    assert sorted(table.me.hand) == sorted([SAVAII, TAHITI])


def test_a_tohunga_breaks_through_or_calms():
    table = given(islanders(hand=["3POL12"], population=2), uncivilised=["1UNC18"]).do("play:3POL12")
    assert table.me.hand == ["1UNC18"]
    mine = islanders(hand=["3POL12", SAVAII, "UNR"], play=[OVERPOPULATION])
    table = given(mine).do("play:3POL12", f"card:{SAVAII}@hand", "yes")
    assert (table.me.hand, mana_of(table), OVERPOPULATION in table.me.discard) == ([], [SAVAII], True)


def test_nafanua_needs_overpopulation():
    assert "play:3POL13" not in given(islanders(hand=["3POL13"])).options


def test_tutu_te_aroaro_sails_for_a_region_or_tahiti():
    mine = islanders(hand=["3POL14"], play=[OVERPOPULATION], nation_deck=[TAHITI, KUPE])
    table = given(mine, market=["1REG6"], exile=["1REG9"]).do("play:3POL14", "option:1", "card:1REG9@exile", "yes")
    assert (table.me.hand, table.me.state, table.me.legends) == (["1REG9"], "voyaging", ["3POL14"])
    assert table.me.discard == [OVERPOPULATION]
    table = given(mine, market=["1REG6"]).do("play:3POL14", "option:2", "no")
    assert [entry.card for entry in table.me.play] == [OVERPOPULATION, TAHITI]
    assert (table.me.state, table.me.resources) == ("voyaging", pool(population=1))


@rule("IMP-KW-TREAT-1")
def test_kumara_makes_fertile_land_productive_for_islander_prosperity_alone():
    mine = islanders(hand=[PROSPERITY], play=["3POL15", RAROTONGA, SAVAII])
    table = given(mine).do(f"play:{PROSPERITY}")
    while table.pending.about == "may":
        table.do("no")
    table.do("option:1")
    assert table.me.resources["materials"] == 2
    assert table.position.this_turn.treated == []
    table = given(islanders(hand=["1ROM10"], play=["3POL15", RAROTONGA, SAVAII]))
    assert table.position.this_turn.treated == []


def test_kumara_is_given_for_land_without_ocean():
    table = given(islanders(play=["3POL15"]), market=["1REG6"]).do("exhaust:3POL15")
    assert (table.me.hand, table.me.discard) == (["1REG6"], ["3POL15"])
    assert "exhaust:3POL15" not in given(islanders(voyaging=True, play=["3POL15"]), market=["1REG6"]).options


@pytest.mark.parametrize(
    ("card", "gained"), [(TAHITI, pool(population=1)), (TUTUILA, pool(materials=1)), (SAVAII, pool(population=1))]
)
def test_home_islands(card, gained):
    table = given(islanders(hand=[card])).do(f"play:{card}")
    assert (table.me.resources, table.me.play) == (gained, [InPlay(card)])


@pytest.mark.parametrize(("answer", "mana"), [("yes", [SAVAII]), ("no", [])])
def test_tahiti_may_bring_mana(answer, mana):
    assert mana_of(given(islanders(hand=[TAHITI, SAVAII])).do(f"play:{TAHITI}", answer)) == mana


@rule("IMP-CLEAN-3")
def test_overpopulation_stays_in_hand_and_is_played_for_nothing():
    table = given(islanders(hand=[OVERPOPULATION, "UNR"], actions=0))
    assert f"play:{OVERPOPULATION}" in table.options
    table.do("end")
    assert table.options == ["card:UNR@hand"]


@pytest.mark.parametrize(("option", "hand", "materials"), [("option:1", [], 0), ("option:2", ["UNR"], 3)])
def test_overpopulation_grows_and_costs(option, hand, materials):
    table = at_solstice(islanders(play=[OVERPOPULATION], materials=3), first=OVERPOPULATION).do(option)
    assert table.me.resources == pool(population=1, materials=materials)
    assert table.me.hand + mana_of(table) == hand  # isle-bound, they make mana of it
    assert scored(table)[OVERPOPULATION] == -4


def test_large_canoes_leave_overpopulation_behind():
    table = given(islanders(play=[CANOES, OVERPOPULATION])).do(f"exhaust:{CANOES}")
    assert (table.me.state, table.me.discard) == ("voyaging", [OVERPOPULATION])
    assert f"exhaust:{CANOES}" not in given(islanders(play=[CANOES])).options


def test_large_canoes_at_sea_develop():
    mine = islanders(voyaging=True, mana=2, play=[CANOES], hand=["UNR"], development=[AOTEAROA, RAROTONGA])
    table = given(mine).do(f"exhaust:{CANOES}")
    assert {CANOES, "UNR", RAROTONGA} <= set(table.me.discard)


def test_explorers_reach_a_region():
    table = given(islanders(voyaging=True, hand=[EXPLORERS, SAVAII]), market=["1REG6"]).do(f"play:{EXPLORERS}")
    assert (mana_of(table), set(table.me.discard)) == ([SAVAII], {EXPLORERS, "1REG6"})


def test_explorers_take_fame_for_legends():
    mine = islanders(voyaging=True, mana=3, hand=[EXPLORERS], population=3)
    table = given(mine, fame=["1FAM1", "1FAM2"], market=["1UNC3"]).do(f"play:{EXPLORERS}")
    assert (table.me.hand, table.me.resources) == (["1FAM1"], pool())
    assert (sorted(table.me.legends), mana_of(table)) == (sorted(CARDS[:3]), [EXPLORERS])


def test_outriggers_make_oceans_productive():
    mine = islanders(play=["3POL22", TUTUILA, TAHITI], hand=[PROSPERITY])
    table = given(mine).do("exhaust:3POL22", f"play:{PROSPERITY}")
    while table.pending.about == "may":
        table.do("no")
    assert table.do("option:1").me.resources["materials"] == 4


@pytest.mark.parametrize(("mana", "gained"), [(1, 0), (2, 1)])
def test_outriggers_bring_materials_with_two_mana(mana, gained):
    table = at_solstice(islanders(voyaging=True, mana=mana, play=["3POL22"]), first="3POL22")
    assert table.me.resources["materials"] == gained


def test_whakapapa_draws_at_home_and_gathers_mana_at_sea():
    table = at_solstice(islanders(play=[WHAKAPAPA], deck=[SAVAII, TAHITI]), first=WHAKAPAPA)
    assert SAVAII in table.me.hand + mana_of(table)
    table = at_solstice(islanders(voyaging=True, play=[WHAKAPAPA], discard=[SAVAII]), first=WHAKAPAPA).do("yes")
    assert mana_of(table) == [SAVAII]


def test_polynesians_b_score_fame():
    assert scored(given(islanders("B", deck=["1FAM1", "1FAM2"])))["3POL1B"] == 2
