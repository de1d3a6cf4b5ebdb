"""The Utopians and their journey to Shangri-la."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.game import match_of
from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat
from tests.imperium.scenario import Scenario, given, in_play, me
from tests.rules import rule

FACES = ["2UTO2A", "2UTO2B", "2UTO3AX", "2UTO3BX"]
ORIGINALS = ["2UTO2A", "2UTO2B", "2UTO3A", "2UTO3B"]


# The power card of the first edition that does nothing at the solstice.
QUIET = in_play("2UTO1B")


def on(
    face: str, faces: list[str] = FACES, power: str = "", tokens: dict[str, int] | None = None, **parts: Any
) -> dict[str, Any]:
    """A Utopian who has come as far as this face, with a quiet power card unless a side is asked for."""
    at = faces.index(face)
    beside = {"permanents": [in_play(face, **(tokens or {}))], "journey": faces[at + 1 :], "removed": faces[:at]}
    return me("utopians", power or "B", **({} if power else {"power_card": QUIET}), **beside, **parts)


def still(**parts: Any) -> dict[str, Any]:
    """A Utopian whose power card and journey do nothing at the solstice."""
    return me("utopians", power_card=QUIET, permanents=[], **parts)


def face_of(table: Scenario) -> list[str]:
    return [entry.card for entry in table.me.permanents]


# Power cards


@rule("IMP-NATION-UTOPIANS-4", "IMP-SHUF-7")
@pytest.mark.parametrize(("side", "progress"), [("A", 1), ("B", 0)])
def test_utopians_take_unrest_when_they_reshuffle(side, progress):
    table = given(on("2UTO2A", power=side, hand=["2UTO12"], discard=["2UTO9"])).do("play:2UTO12", "yes")
    assert (table.me.hand, table.me.resources) == (["UNR", "2UTO9"], pool(progress=progress))


@rule("IMP-SHUF-10")
def test_utopians_take_no_unrest_when_the_deck_only_runs_out():
    table = given(on("2UTO2A", power="A", hand=["2UTO12"], deck=["2UTO9"])).do("play:2UTO12", "yes")
    assert (table.me.hand, table.me.resources) == (["2UTO9"], pool())


@rule("IMP-ED-9")
@pytest.mark.parametrize("side", ["A", "B"])
def test_utopians_as_first_printed_take_unrest_when_the_deck_runs_out(side):
    mine = on("2UTO2A", ORIGINALS, power=side, hand=["2UTO12"], deck=["2UTO9"])
    table = given(mine, options={"originals": True}).do("play:2UTO12", "yes")
    assert (table.me.hand, table.me.deck) == (["2UTO9", "UNR"], [])


@rule("IMP-ED-9")
def test_utopians_as_first_printed_take_unrest_each_time():
    """The last card of the deck is drawn in cleanup, then the last of the new one."""
    mine = on("2UTO2A", ORIGINALS, hand=["2UTO13", "2UTO14", "2UTO15"], deck=["2UTO9"], discard=["2UTO10"])
    table = given(mine, market=["1REG6"], options={"originals": True}).do("end", [])
    assert sorted(table.me.hand) == ["2UTO10", "2UTO13", "2UTO14", "2UTO15", "2UTO9", "UNR", "UNR"]


@pytest.mark.parametrize(("answer", "hand", "population"), [("yes", [], 1), ("no", ["2UTO9"], 0)])
def test_utopians_a_discard_a_card_for_population_at_the_solstice(answer, hand, population):
    mine = me("utopians", "A", hand=["2UTO9"], permanents=[])
    table = given(mine, phase="solstice").do(answer)
    assert (table.me.hand, table.me.resources) == (hand, pool(population=population))


@pytest.mark.parametrize(("answer", "hand", "materials"), [("yes", [], 2), ("no", ["UNR"], 0)])
def test_utopians_b_return_an_unrest_and_the_others_gain_materials(answer, hand, materials):
    mine = me("utopians", "B", hand=["UNR"], permanents=[])
    table = given(mine, me("celts"), me("greeks"), phase="solstice").do(answer)
    assert table.me.hand == hand
    assert [seat.resources for seat in table.position.seats] == [
        pool(),
        pool(materials=materials),
        pool(materials=materials),
    ]


@rule("IMP-SOLST-4")
@pytest.mark.parametrize("turn", [0, 1])
def test_utopians_a_as_first_printed_gain_population_for_unrest_that_others_return(turn):
    """They count what the others do, so the others are asked in the Utopians' solstice."""
    utopians = me("utopians", "A", permanents=[], hand=["UNR"])
    seats = [utopians, me("celts", hand=["UNR"]), me("greeks", hand=["UNR"])]
    table = given(*seats[turn:], *seats[:turn], phase="solstice", options={"originals": True}).do("yes", "no")
    found = {seat.nation: seat for seat in table.position.seats}
    assert (found["utopians"].resources, found["utopians"].hand) == (pool(population=1), ["UNR"])
    assert sorted(len(found[nation].hand) for nation in ("celts", "greeks")) == [0, 1]


# The journey


@rule("IMP-SETUP-3", "IMP-NATION-UTOPIANS-1")
def test_the_journey_starts_with_visions_and_three_exhaust_tokens():
    table = given(me("utopians"))
    assert (face_of(table), table.me.journey, table.me.exhausts) == (["2UTO2A"], FACES[1:], 3)


@pytest.mark.parametrize(("answer", "progress"), [("exhaust:2UTO2A", 1), ("no", 0)])
def test_visions_turn_an_action_into_progress_when_an_unrest_is_returned(answer, progress):
    table = given(on("2UTO2A", hand=["UNR"], population=1)).do("play:UNR", answer)
    assert (table.me.resources, table.me.actions) == (pool(progress=progress), 2 - progress)


def test_visions_need_an_action():
    table = given(on("2UTO2A", hand=["UNR"], population=1, actions=1)).do("play:UNR")
    assert table.pending.about == "turn"


@rule("IMP-NATION-UTOPIANS-2")
@pytest.mark.parametrize("progress", [5, 8])
def test_visions_lead_to_the_path_for_all_progress(progress):
    table = given(on("2UTO2A", progress=progress, hand=["2UTO9"], deck=["2UTO10"]), phase="solstice").do("option:1")
    assert (face_of(table), table.me.journey, table.me.removed) == (["2UTO2B"], FACES[2:], ["2UTO2A"])
    assert table.me.resources == pool()


def test_visions_discard_and_draw_instead():
    table = given(on("2UTO2A", progress=5, hand=["2UTO9"], deck=["2UTO10", "2UTO12"]), phase="solstice").do("option:2")
    assert (face_of(table), table.me.hand, table.me.discard) == (["2UTO2A"], ["2UTO10"], ["2UTO9"])


def test_four_progress_are_not_enough_to_leave():
    table = given(on("2UTO2A", progress=4, hand=["2UTO9"], deck=["2UTO10", "2UTO12"]), phase="solstice")
    assert (face_of(table), table.me.resources, table.me.hand) == (["2UTO2A"], pool(progress=4), ["2UTO10"])


@rule("IMP-SOLST-7", "IMP-NATION-UTOPIANS-2")
def test_a_new_face_resolves_its_solstice_at_once():
    """The Path may take a region from the discard pile as soon as it is reached."""
    table = given(on("2UTO2A", progress=5, discard=["1REG6"]), phase="solstice").do("option:1", "yes")
    assert (face_of(table), table.me.hand) == (["2UTO2B"], ["1REG6"])


def test_the_path_abandons_a_region_for_population_and_progress():
    table = given(on("2UTO2B", play=["1REG6"])).do("exhaust:2UTO2B")
    assert (table.me.resources, table.me.discard) == (pool(population=1, progress=1), ["1REG6"])


@rule("IMP-NATION-UTOPIANS-2")
@pytest.mark.parametrize(("faces", "originals"), [(FACES, False), (ORIGINALS, True)])
def test_the_path_leads_to_the_gates_and_to_an_empire(faces, originals):
    mine = on("2UTO2B", faces, progress=6, deck=["2UTO9", "2UTO10"])
    table = given(mine, phase="solstice", options={"originals": originals}).do("option:1")
    assert (face_of(table), table.me.state, table.me.journey) == ([faces[2]], "empire", faces[3:])


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1REG6"]), ("no", [])])
def test_the_path_may_take_a_discarded_region(answer, hand):
    table = given(on("2UTO2B", discard=["1REG6", "2UTO9"]), phase="solstice").do(answer)
    assert (face_of(table), table.me.hand) == (["2UTO2B"], hand)


@rule("IMP-TEXT-2", "IMP-KW-CHOOSE-1")
def test_the_path_may_be_kept_though_there_is_nothing_to_take():
    """The second option only allows something, so choosing it is never impossible."""
    table = given(on("2UTO2B", progress=5, discard=["2UTO9"]), phase="solstice")
    assert table.options == ["option:1", "option:2"]
    assert (face_of(table.do("option:2")), table.me.resources) == (["2UTO2B"], pool(progress=5))


def test_the_gates_take_a_card_into_history_and_materials():
    table = given(on("2UTO3AX", hand=["2UTO9"], materials=4, state="empire")).do("exhaust:2UTO3AX")
    assert (table.me.history, table.me.resources) == (["2UTO9"], pool(materials=1))
    assert table.me.permanents == [InPlay("2UTO3AX", tokens={"materials": 3}, exhausted=True)]


@rule("IMP-TEXT-6", "IMP-TEXT-7")
@pytest.mark.parametrize("lack", [{"materials": 2}, {"hand": []}])
def test_the_gates_need_both_a_card_and_three_materials(lack):
    mine = on("2UTO3AX", **{"hand": ["2UTO9"], "materials": 3, "progress": 9, **lack})
    assert "exhaust:2UTO3AX" not in given(mine).options


@pytest.mark.parametrize(
    ("option", "hand", "materials", "here"),
    [("option:1", ["2UTO9"], 3, 5), ("option:2", [], 0, 6)],
)
def test_the_gates_at_the_solstice(option, hand, materials, here):
    mine = on("2UTO3AX", tokens={"materials": 5}, materials=1, deck=["2UTO9", "2UTO10"])
    table = given(mine, me("celts", deck=["1CEL9"]), me("greeks", deck=["1GRE9"]), phase="solstice").do(option)
    assert (table.me.hand, table.me.resources) == (hand, pool(materials=materials))
    assert table.me.permanents[0].tokens == {"materials": here}
    table.do("yes", "no")  # the others may draw, each in their own solstice
    assert [seat.hand for seat in table.position.seats[1:]] == [["1CEL9"], []]


@rule("IMP-KW-REMOVE-1")
def test_the_gates_open_for_twelve_materials():
    mine = on("2UTO3AX", tokens={"materials": 13}, deck=["2UTO9", "2UTO10"])
    table = given(mine, phase="solstice")
    assert table.options == ["option:1", "option:3"]
    table.do("option:3")
    assert (face_of(table), table.me.resources, table.me.journey) == (["2UTO3BX"], pool(), [])


def test_the_gates_stay_shut_for_eleven():
    table = given(on("2UTO3AX", tokens={"materials": 11}), phase="solstice")
    assert face_of(table) == ["2UTO3AX"]


@rule("IMP-SOLST-7", "IMP-SOLST-4")
def test_a_new_face_asks_the_others_at_once_and_only_once():
    """The Gates let all others draw: they are asked when the Gates appear, not again in their own solstice."""
    mine = on("2UTO2B", progress=5, deck=["2UTO9", "2UTO10"])
    table = given(mine, me("celts", deck=["1CEL9", "1CEL10"]), phase="solstice").do("option:1")
    assert (table.pending.seat, table.pending.kind) == (1, "confirm")
    table.do("yes")
    assert (table.pending.about, table.other.hand, table.me.hand) == ("turn", ["1CEL9"], ["2UTO9"])


def test_shangri_la_gives_population_for_a_card_and_the_others_may_draw():
    mine = on("2UTO3BX", hand=["2UTO9"], population=1)
    table = given(mine, me("celts", deck=["1CEL9"]), phase="solstice").do("yes")
    assert (table.me.resources, table.other.hand) == (pool(population=3), ["1CEL9"])


@rule("IMP-NATION-UTOPIANS-3", "IMP-END-3")
def test_shangri_la_goes_into_history_and_ends_the_game():
    table = given(on("2UTO3BX", hand=["2UTO9"], population=24), phase="solstice").do("option:2")
    assert (table.me.permanents, table.me.history) == ([], ["2UTO3BX"])
    assert table.position.end["trigger"] == "card"


@rule("IMP-NATION-UTOPIANS-3")
@pytest.mark.parametrize("population", [23, 24])
def test_shangri_la_as_first_printed_ends_the_game_with_twenty_four_population(population):
    mine = on("2UTO3B", ORIGINALS, population=population)
    table = given(mine, phase="solstice", options={"originals": True})
    assert (table.position.end is not None) == (population == 24)
    assert face_of(table) == ["2UTO3B"]


def test_the_gates_as_first_printed():
    options = {"originals": True}
    table = given(on("2UTO3A", ORIGINALS, hand=["2UTO9"]), options=options).do("exhaust:2UTO3A")
    assert (table.me.history, table.me.resources) == (["2UTO9"], pool(progress=1))
    solstice = on("2UTO3A", ORIGINALS, progress=5, deck=["2UTO9", "2UTO10"])
    table = given(solstice, phase="solstice", options=options).do("option:1")
    assert (face_of(table), table.me.resources) == (["2UTO3B"], pool())
    table = given(solstice, phase="solstice", options=options).do("option:2")
    assert (face_of(table), table.me.hand) == (["2UTO3A"], ["2UTO9"])


def test_shangri_la_as_first_printed_turns_materials_into_population():
    mine = on("2UTO3B", ORIGINALS)
    table = given(mine, me("celts"), me("greeks"), options={"originals": True}).do("exhaust:2UTO3B")
    assert [seat.resources for seat in table.position.seats] == [pool(population=2), pool(progress=1), pool(progress=1)]


def test_shangri_la_as_first_printed_replaces_materials_that_others_bring():
    mine = on("2UTO3B", ORIGINALS)
    table = given(me("celts", hand=["2CIV4"], state="empire"), mine, options={"originals": True}).do("play:2CIV4")
    assert table.other.resources == pool(population=2)
    assert table.me.resources == pool(materials=2, progress=2)


@rule("IMP-SCORE-3")
@pytest.mark.parametrize(
    ("face", "history", "points"), [("2UTO3BX", [], 3), ("2UTO3AX", [], 0), (None, ["2UTO3BX"], 10)]
)
def test_what_shangri_la_is_worth(face, history, points):
    beside = {"permanents": [in_play(face)] if face else []}
    table = given(me("utopians", history=history, **beside))
    rows = score_seat(match_of(table.position), 0)["cards"]
    assert sum(row["points"] for row in rows if row["card"].startswith("2UTO3")) == points


# The deck


def test_the_monastery_takes_a_scroll_and_exiles_a_card():
    mine = me("utopians", play=["2UTO4"], hand=["2UTO12", "UNR", "2UTO9", "1CIV4"])
    table = given(mine).do("exhaust:2UTO4")
    assert table.options == ["card:2UTO9@hand", "card:1CIV4@hand"]
    table.do("card:2UTO9@hand")
    assert (table.me.play[0].garrison, table.position.piles["exile"]) == (["2UTO12"], ["2UTO9"])
    assert table.me.resources == pool(population=2)


def test_the_monastery_brings_progress_for_an_attack():
    mine = me("utopians", play=["2UTO4"], hand=["2UTO12", "1CIV4"])
    assert given(mine).do("exhaust:2UTO4").me.resources == pool(population=2, progress=1)


@rule("IMP-TEXT-5")
def test_the_monastery_brings_no_progress_when_nothing_is_exiled():
    table = given(me("utopians", play=["2UTO4"], hand=["2UTO12", "UNR"])).do("exhaust:2UTO4")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(population=2), [])


@pytest.mark.parametrize(("option", "hand", "play"), [("option:1", ["UNR", "2UTO9"], 1), ("option:2", [], 0)])
def test_the_monastery_at_the_solstice(option, hand, play):
    mine = still(play=["2UTO4"], hand=["UNR"], deck=["2UTO9", "2UTO10"])
    table = given(mine, phase="solstice").do(option)
    assert (table.me.hand, len(table.me.play)) == (hand, play)


@pytest.mark.parametrize(
    ("card", "eligible"),
    [("2UTO5", ["1REG6"]), ("2UTO6", ["1TRI3"]), ("2UTO8", ["1UNC3", "1CIV2"])],
)
def test_scrolls_acquire(card, eligible):
    mine = me("utopians", play=[card], hand=["2UTO12", "2UTO9"])
    market = ["1UNC3", "1CIV2", "1REG6", "1TRI3"]
    table = given(mine, market=market).do(f"exhaust:{card}")
    if len(eligible) > 1:
        table.do(f"card:{eligible[0]}@market")
    assert (table.me.hand, table.me.play[0].garrison) == (["2UTO9", eligible[0]], ["2UTO12"])
    assert f"exhaust:{card}" not in given(me("utopians", play=[card], hand=["2UTO9"]), market=market).options


def test_portals_as_reprinted_acquire_a_region_or_trade():
    mine = me("utopians", play=["2UTO5X"], hand=["2UTO12"], progress=1)
    table = given(mine, market=["1REG6"]).do("exhaust:2UTO5X", "option:1")
    assert table.me.hand == ["1REG6"]
    table = given(mine, market=["1REG6"]).do("exhaust:2UTO5X", "option:2")
    assert (table.me.resources, table.me.play[0].garrison) == (pool(goods=1), ["2UTO12"])


@pytest.mark.parametrize("portals", ["2UTO5", "2UTO5X"])
def test_portals_at_the_solstice(portals):
    mine = still(play=[portals, "1REG6"])
    table = given(mine, phase="solstice").do("option:1")
    assert (table.me.hand, table.me.resources) == (["1REG6"], pool())
    table = given(mine, phase="solstice").do("option:2")
    assert (table.me.discard, table.me.resources) == ([portals], pool(population=1))


@rule("IMP-KW-ATTACK-2")
def test_the_daochang_avoids_an_attack_for_population():
    utopians = me("utopians", play=["2UTO6"], population=1, progress=1)
    table = given(me("romans", hand=["2TRI11"]), utopians).do("play:2TRI11", "exhaust:2UTO6", "pay:population=1")
    assert table.other.resources == pool(progress=1)
    poor = given(me("romans", hand=["2TRI11"]), still(play=["2UTO6"])).options
    assert "play:2TRI11" not in poor


@pytest.mark.parametrize(
    ("card", "option", "hand", "gained"),
    [
        ("2UTO6", "option:1", ["2UTO9", "UNR"], pool()),
        ("2UTO6", "option:2", ["2UTO9"], pool(materials=1)),
        ("2UTO8", "option:1", [], pool()),
        ("2UTO8", "option:2", ["2UTO9", "2UTO10"], pool()),
    ],
)
def test_daochang_and_tree_of_knowledge_at_the_solstice(card, option, hand, gained):
    mine = still(play=[in_play(card, "2UTO12")], hand=["2UTO9"], deck=["2UTO10", "2UTO13"])
    table = given(mine, phase="solstice").do(option)
    assert (table.me.hand, table.me.resources) == (hand, gained)
    assert (set(table.me.discard) >= {card, "2UTO12"}) == (option == "option:2")


@pytest.mark.parametrize(("answer", "history"), [("card:2UTO9@hand", "2UTO9"), ("card:2UTO10@discard", "2UTO10")])
def test_the_lost_tomes_take_a_scroll_for_history(answer, history):
    for card, first in {"2UTO7": [], "2UTO7X": ["option:2"]}.items():
        mine = me("utopians", play=[card], hand=["2UTO12", "2UTO9"], discard=["2UTO10"])
        table = given(mine).do(f"exhaust:{card}", *first, answer)
        assert (table.me.history, table.me.play[0].garrison) == ([history], ["2UTO12"])


def test_the_lost_tomes_as_reprinted_bring_goods():
    table = given(me("utopians", play=["2UTO7X"], hand=["2UTO12"])).do("exhaust:2UTO7X", "option:1")
    assert (table.me.resources, table.me.hand) == (pool(goods=1), ["2UTO12"])


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1FAM1"]), ("no", [])])
def test_the_lost_tomes_with_two_scrolls_may_be_abandoned_for_fame(answer, hand):
    mine = still(play=[in_play("2UTO7", "2UTO12", "2UTO13")])
    table = given(mine, fame=["1FAM1", "1FAM2"], phase="solstice").do(answer)
    assert (table.me.hand, len(table.me.discard)) == (hand, 3 * len(hand))


@pytest.mark.parametrize("scrolls", [1, 2, 3])
def test_the_lost_tomes_as_reprinted_must_be_abandoned(scrolls):
    mine = still(play=[in_play("2UTO7X", *["2UTO12", "2UTO13", "2UTO14"][:scrolls])])
    table = given(mine, fame=["1FAM1", "1FAM2"], phase="solstice")
    assert table.me.hand == (["1FAM1"] if scrolls > 1 else [])


def test_charity_brings_progress_and_the_others_may_gain_materials():
    table = given(me("utopians", hand=["2UTO9"]), me("celts"), me("greeks")).do("play:2UTO9", "yes", "no")
    assert [seat.resources for seat in table.position.seats] == [pool(progress=1), pool(materials=2), pool()]


def test_meditation_puts_a_discarded_card_on_the_deck():
    mine = me("utopians", hand=["2UTO10"], discard=["2UTO9", "UNR"], deck=["2UTO13"])
    table = given(mine, me("celts", deck=["1CEL9"])).do("play:2UTO10", "card:2UTO9@discard", "yes")
    assert (table.me.deck, table.me.actions, table.other.hand) == (["2UTO9", "2UTO13"], 3, ["1CEL9"])


def test_the_mountain_retreat_takes_an_unrest_for_a_discarded_scroll():
    mine = me("utopians", play=["2UTO11"], hand=["UNR"], discard=["2UTO12", "2UTO9"])
    table = given(mine).do("exhaust:2UTO11")
    assert (table.me.hand, table.me.play[0].garrison) == (["2UTO12"], ["UNR"])


def test_the_mountain_retreat_is_abandoned_and_its_unrest_returned():
    mine = still(play=[in_play("2UTO11", "UNR", "2UTO12", "UNR")], deck=["2UTO9", "2UTO10"])
    table = given(mine, phase="solstice").do("option:2")
    assert (table.me.play, set(table.me.discard)) == ([], {"2UTO11", "2UTO12"})
    assert len(table.position.piles["unrest"]) == 22
    kept = given(mine, phase="solstice").do("option:1")
    assert (kept.me.hand, len(kept.me.play[0].garrison)) == (["2UTO9"], 3)


@pytest.mark.parametrize("scroll", ["2UTO12", "2UTO13", "2UTO14", "2UTO15", "2UTO16"])
def test_a_sacred_scroll_lets_all_draw(scroll):
    table = given(me("utopians", hand=[scroll], deck=["2UTO9"]), me("celts", deck=["1CEL9"])).do(f"play:{scroll}")
    table.do("yes", "yes")
    assert (table.me.hand, table.other.hand, table.me.actions) == (["2UTO9"], ["1CEL9"], 3)
