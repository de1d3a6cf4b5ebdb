"""Section 19.6: what is different with some nations."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.opponent.scoring import score_automa
from automa.table import Table
from tests.imperium.scenario import me, slot
from tests.imperium.solo.given_solo import DECK, against, automa, events, in_play_of, rows, upcoming
from tests.rules import rule

SEEDS = range(12)
JOURNEY = ["2UTO2A", "2UTO2B", "2UTO3AX", "2UTO3BX"]


def set_up(nation: str, **config: Any) -> dict[str, Any]:
    seats = [{"nation": "romans"}, {"kind": "automa", "nation": nation}]
    table = Table.new({"mode": "solo", "difficulty": "imperator", "seats": seats, **config})
    seat: dict[str, Any] = table.position()["seats"][1]
    return seat


def starting(nation: str, start: str) -> list[str]:
    return [card.id for card in library().of_nation(nation) if card.start == start]


# ---- every automa has a history (IMP-SOLO-5, IMP-ED-31)


@rule("IMP-SOLO-5", "IMP-ED-31")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize(("nation", "card", "row"), [("vikings", "1UNC10", 6), ("atlanteans", "2ATL3", 6)])
def test_an_automa_has_a_history_also_where_a_human_has_none(nation: str, card: str, row: int, edition: str) -> None:
    """Vikings and Atlanteans divert a human's cards; for the automa a sunken pile of 2021 is the same as a history."""
    table = against(automa(nation, slots=[card]), market=["1UNC3"], edition=edition)
    assert rows(table) == [(card, row)]
    assert table.other.history == [card]
    assert card not in table.other.discard


@rule("IMP-ED-31", "IMP-SOLO-5")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
def test_an_atlantean_region_in_play_sinks_into_history(edition: str) -> None:
    """The row for empire cards, first option: the region played last."""
    opponent = automa("atlanteans", slots=["2ATL12"], play=["2ATL16", "2ATL17"])
    table = against(opponent, market=["1UNC3"], edition=edition)
    assert rows(table) == [("2ATL12", 9)]
    assert table.other.history == ["2ATL12", "2ATL17"]
    assert in_play_of(table) == ["2ATL16"]
    assert upcoming(table)[0] == "1UNC3"


# ---- Arthurians (IMP-SOLO-60)


@rule("IMP-SOLO-60")
def test_arthurian_quests_lie_on_graal_and_the_dynasty_has_no_developments() -> None:
    for seed in SEEDS:
        seat = set_up("arthurians", seed=seed)
        assert seat["quests"][-1] == "2ART3"
        assert sorted(seat["quests"][:-1]) == ["2ART4", "2ART5", "2ART6", "2ART7"]
        assert sorted(seat["dynasty"][:-1]) == sorted(starting("arthurians", "nation"))
        assert seat["dynasty"][-1:] == starting("arthurians", "accession")
        assert "2ART2" not in seat["deck"] + seat["slots"] + seat["dynasty"]  # King Arthur's Court


@rule("IMP-SOLO-60")
def test_impending_quests_are_shuffled() -> None:
    assert len({tuple(set_up("arthurians", seed=seed)["quests"]) for seed in SEEDS}) > 6


@rule("IMP-SOLO-60")
def test_a_quest_is_gained_for_a_knight_put_into_history() -> None:
    opponent = automa("arthurians", slots=["2ART15"], discard=["2ART20", "2ART17"], quests=["2ART7", "2ART3"])
    table = against(opponent, me("romans"), unrest=["1UNR3", "1UNR4", "1UNR5"])
    assert rows(table) == [("2ART15", 7)]
    assert table.other.history == ["2ART17"]
    assert upcoming(table)[:2] == ["1UNR3", "2ART7"]
    assert table.other.quests == ["2ART3"]


@rule("IMP-SOLO-60")
def test_graal_is_gained_last_but_never_exiled() -> None:
    opponent = automa("arthurians", slots=["2ART5"], discard=["2ART17"], quests=["2ART7", "2ART3"])
    table = against(opponent)
    assert table.position.piles["exile"] == ["2ART7"]
    assert table.other.quests == ["2ART3"]
    assert table.other.history == ["2ART17"]
    opponent = automa("arthurians", slots=["2ART5"], discard=["2ART17"], quests=["2ART3"])
    table = against(opponent)
    assert table.other.quests == ["2ART3"]
    assert table.position.piles["exile"] == []


@rule("IMP-SOLO-60")
def test_without_a_quest_the_knight_stays_and_the_other_option_is_taken() -> None:
    opponent = automa("arthurians", slots=["2ART15"], discard=["2ART17"], quests=[], dynasty=["2ART9", "2ART8"])
    table = against(opponent, me("romans"))
    assert table.other.history == ["2ART15"]
    assert table.other.discard == ["2ART9", "2ART17"]


@rule("IMP-SOLO-60", "IMP-SOLO-36")
def test_arthurians_stay_on_their_only_side() -> None:
    """The accession card comes up as a card like any other."""
    opponent = automa("arthurians", slots=["2ART16"], quests=["2ART3"], dynasty=["2ART8", "2ART9"])
    table = against(opponent, me("romans"))
    assert table.other.state == "barbarian"
    assert "2ART8" in table.other.discard


# ---- Atlanteans (IMP-SOLO-61)


@rule("IMP-SOLO-61")
def test_atlantean_regions_lie_shuffled_on_the_developments_by_points() -> None:
    tops = set()
    for seed in SEEDS:
        seat = set_up("atlanteans", seed=seed)
        dynasty = seat["dynasty"]
        tops.add(dynasty[0])
        assert sorted(dynasty[:2]) == ["2ATL10", "2ATL11"]
        assert sorted(dynasty[2:4]) == ["2ATL2X", "2ATL3"]  # variable is 5, like the fixed 5
        assert dynasty[4:6] == ["2ATL4X", "2ATL9"]
        assert sorted(dynasty[6:9]) == ["2ATL5", "2ATL6", "2ATL7X"]
        assert dynasty[9:] == ["2ATL8X"]
        assert seat["state"] == "empire"
    assert tops == {"2ATL10", "2ATL11"}


@rule("IMP-SOLO-61")
def test_atlanteans_take_the_empire_line_of_king_of_kings() -> None:
    opponent = automa("atlanteans", slots=["2ATL7X"], play=["2ATL16"], dynasty=["2ATL10", "2ATL11"])
    table = against(opponent)
    assert rows(table) == [("2ATL7X", 4)]
    assert table.other.resources["progress"] == 3
    assert upcoming(table)[0] == "2ATL10"


# ---- Utopians (IMP-SOLO-67)


def reshuffling(face: str, *, discard: list[str] | None = None, **parts: Any) -> dict[str, Any]:
    """A Utopian automa whose only slot needs a card while its deck is empty."""
    journey = JOURNEY[JOURNEY.index(face) :]
    return automa("utopians", slots=["UNR"], deck=[], discard=discard or ["2UTO9"], journey=journey, **parts)


@rule("IMP-SOLO-67")
def test_utopians_have_a_journey_and_no_dynasty_deck() -> None:
    seat = set_up("utopians")
    assert seat["dynasty"] == []
    assert seat["journey"] == JOURNEY
    assert seat["state"] == "barbarian"
    assert sorted(seat["slots"] + seat["deck"]) == sorted(starting("utopians", "deck"))


@rule("IMP-SOLO-67")
def test_the_journey_is_open_to_all() -> None:
    assert against(reshuffling("2UTO2A"), turn=0).table.view(0)["seats"][1]["journey"] == JOURNEY


@rule("IMP-SOLO-67")
@pytest.mark.parametrize("face", ["2UTO2A", "2UTO2B"])
@pytest.mark.parametrize("progress", [0, 5])
def test_with_five_progress_or_less_an_unrest_is_discarded_after_the_shuffle(face: str, progress: int) -> None:
    table = against(reshuffling(face, progress=progress))
    assert events(table, "journey_row")[0]["reached"] is False
    assert table.other.slots == ["2UTO9"]
    assert table.other.discard == ["UNR"]
    assert table.other.resources["progress"] == progress
    assert table.other.journey[0] == face


@rule("IMP-SOLO-67")
def test_visions_with_more_than_five_progress_goes_on_and_acquires() -> None:
    table = against(reshuffling("2UTO2A", progress=8), market=["1UNC3", "1REG2X", "1REG13"])
    assert table.other.resources["progress"] == 0
    assert table.other.journey == JOURNEY[1:]
    assert table.other.slots == ["1REG2X"]  # on top of the new deck
    assert table.other.deck == ["2UTO9"]
    assert table.other.discard == []


@rule("IMP-SOLO-67")
def test_visions_goes_on_although_nothing_can_be_acquired() -> None:
    table = against(reshuffling("2UTO2A", progress=6), market=["1UNC3"])
    assert table.other.journey == JOURNEY[1:]
    assert table.other.slots == ["2UTO9"]


@rule("IMP-SOLO-67")
def test_path_with_more_than_five_progress_goes_on_and_gains_fame() -> None:
    table = against(reshuffling("2UTO2B", progress=6), fame=["1FAM5"])
    assert table.other.resources["progress"] == 0
    assert table.other.journey == JOURNEY[2:]
    assert table.other.slots == ["1FAM5"]


@rule("IMP-SOLO-67")
@pytest.mark.parametrize(("progress", "left", "face"), [(5, 7, "2UTO3AX"), (6, 0, "2UTO3BX")])
def test_the_gates(progress: int, left: int, face: str) -> None:
    table = against(reshuffling("2UTO3AX", progress=progress))
    assert table.other.resources["progress"] == left
    assert table.other.journey[0] == face
    assert table.other.discard == (["UNR"] if face == "2UTO3AX" else [])
    assert table.position.end is None


@rule("IMP-SOLO-67")
def test_shangri_la_with_too_few_population() -> None:
    table = against(reshuffling("2UTO3BX", population=24), me("romans"))
    assert table.other.resources["population"] == 26
    assert table.me.resources["progress"] == 1
    assert table.other.discard == ["UNR"]
    assert table.position.end is None


@rule("IMP-SOLO-67", "IMP-SOLO-80")
def test_shangri_la_with_more_than_24_population_gains_fame_and_ends_the_game() -> None:
    table = against(reshuffling("2UTO3BX", population=25), fame=["1FAM5"])
    assert table.other.slots == ["1FAM5"]
    assert table.position.end == {"trigger": "journey", "round": 1, "seat": 1}
    assert table.other.resources["population"] == 25


@rule("IMP-SOLO-67")
def test_the_journey_row_comes_only_when_a_card_is_needed() -> None:
    opponent = automa("utopians", slots=["UNR"], deck=["2UTO9"], discard=["2UTO10"], journey=JOURNEY)
    table = against(opponent)
    assert not events(table, "journey_row")
    assert table.other.discard == ["2UTO10"]


@rule("IMP-SOLO-67", "IMP-SOLO-35")
def test_the_journeys_unrest_fills_the_slot_when_there_is_no_other_card() -> None:
    """Nothing to shuffle: the first row only adds an unrest, the second shuffles it in and adds another."""
    table = against(automa("utopians", slots=["UNR"], deck=[], journey=JOURNEY), unrest=["1UNR3", "1UNR4", "1UNR5"])
    assert len(events(table, "journey_row")) == 2
    assert len(table.other.slots) == 1 and table.other.slots[0] is not None
    assert len(table.other.discard) == 1


@rule("IMP-SOLO-67")
def test_a_collapse_by_the_journey_loses_no_card() -> None:
    discard = ["2UTO9", "2UTO10", "2UTO12"]
    table = against(automa("utopians", slots=["2UTO13"], deck=[], discard=discard, journey=JOURNEY), unrest=["1UNR3"])
    assert table.table.result is not None and table.table.result["reason"] == "collapse"
    assert set(table.other.discard) == {*discard, "2UTO13", "1UNR3"}


@rule("IMP-SOLO-82", "IMP-SOLO-67")
def test_utopians_do_not_end_the_game_by_having_no_dynasty_deck() -> None:
    table = against(reshuffling("2UTO2A"))
    assert table.position.end is None


# ---- Vikings (IMP-SOLO-68)


@rule("IMP-SOLO-68")
def test_the_viking_accession_card_is_the_bottom_of_the_dynasty_deck() -> None:
    for seed in SEEDS:
        dynasty = set_up("vikings", seed=seed)["dynasty"]
        assert dynasty[-1] == "1VIK2"
        assert sorted(dynasty[:-1]) == sorted(starting("vikings", "nation"))


@rule("IMP-SOLO-68", "IMP-SOLO-81", "IMP-SOLO-80")
def test_harald_ends_the_game_only_as_the_last_dynasty_card() -> None:
    opponent = automa("vikings", slots=["UNR"], deck=[], dynasty=["1VIK2"])
    table = against(opponent)
    assert table.position.end == {"trigger": "dynasty", "round": 1, "seat": 1}
    opponent = automa("vikings", slots=["1VIK2"], dynasty=["1VIK4", "1VIK5"])
    table = against(opponent)
    assert table.position.end is None  # resolved or discarded, he is a card like any other


# ---- tokens of the cleanup (IMP-SOLO-69) and places at the die


@rule("IMP-SOLO-69")
def test_carthaginian_materials_on_the_market_are_taken_with_the_card() -> None:
    opponent = automa("carthaginians", slots=["1CAR10"])
    table = against(opponent, rolls=[1], market=["1UNC3"])
    assert table.position.market[0].tokens == {"materials": 2}


@rule("IMP-SOLO-69", "IMP-AMB-24")
def test_qin_population_on_the_market_adds_no_points() -> None:
    """Row for pinned cards, empire: acquire a card with population; both have one, so points decide."""
    market = [slot("1REG13", population=3), slot("1UNC3", population=1)]
    table = against(automa("qin", slots=["2QIN7"], state="empire"), market=market)
    assert rows(table) == [("2QIN7", 7)]
    assert upcoming(table)[:2] == ["1UNC3", DECK[0]]
    assert table.other.resources["population"] == 1


# ---- Inuit (IMP-SOLO-63)


@rule("IMP-SOLO-63", "IMP-SETUP-5")
def test_an_inuit_dynasty_alternates_by_season() -> None:
    for seed in SEEDS:
        seat = set_up("inuit", seed=seed)
        *others, kayaks = seat["dynasty"]
        faces = [library()[card] for card in others[2:]]
        assert ([library()[card].base_name for card in others[:2]], kayaks) == (["Nunavik", "Imaq"], "3INU15")
        assert [card.state for card in faces] == [("barbarian",), ("empire",)] * 4 + [("barbarian",)]
        assert [card.best_points for card in faces] == [3, 5, 3, 5, 3, 3, 3, 3, 1]
        assert seat["state"] == "empire"


@rule("IMP-SOLO-63")
@pytest.mark.parametrize(
    ("difficulty", "slots", "filled"),
    [("chieftain", 4, 3), ("imperator", 5, 3), ("sovereign", 5, 4), ("overlord", 6, 4)],
)
def test_after_a_summer_turn_the_high_slots_get_no_card(difficulty: str, slots: int, filled: int) -> None:
    opponent = automa("inuit", state="empire", slots=[None] * slots)
    table = against(opponent, difficulty=difficulty, rolls=[6 if slots < 6 else 5])
    assert table.other.state == "barbarian"
    assert [card is not None for card in table.other.slots] == [True] * filled + [False] * (slots - filled)
    assert [event["card"] for event in events(table, "turned")] == ["3INU25B"]


@rule("IMP-SOLO-63")
def test_after_a_winter_turn_all_slots_are_filled_again() -> None:
    table = against(automa("inuit", state="barbarian", slots=[None] * 5))
    assert (table.other.state, None in table.other.slots) == ("empire", False)


@rule("IMP-AMB-23")
def test_a_closed_slot_holds_nothing_back_and_no_token_is_placed_there() -> None:
    opponent = automa("inuit", state="barbarian", slots=["3INU5", None, None, None, None])
    table = against(opponent, rolls=[4], market=["1TRI5", "1UNC3", "1CIV2", "1UNC9", "1REG13"])
    assert events(table, "place") == []
    assert [row[0] for row in rows(table)] == ["3INU5"]


@rule("IMP-SOLO-33", "IMP-SOLO-63")
def test_a_card_that_waits_in_a_closing_slot_moves_to_the_first() -> None:
    table = against(automa("inuit", state="empire", slots=[None, None, None, None, "3INU5"]), rolls=[5])
    assert table.other.slots[0] == "3INU5" and table.other.slots[3:] == [None, None]


# ---- Cultists (IMP-SOLO-62, -86)

STATES = ["STATE1B", "STATE1A", "3CUL30A"]


@rule("IMP-SOLO-62", "IMP-SOLO-82", "IMP-AMB-3")
def test_cultists_have_state_cards_in_place_of_a_dynasty() -> None:
    seat = set_up("cultists")
    assert (seat["dynasty"], seat["journey"], seat["state"]) == ([], STATES, "empire")
    assert len(seat["slots"] + seat["deck"]) == len(starting("cultists", "deck"))


@rule("IMP-SOLO-62")
@pytest.mark.parametrize(
    ("face", "tokens", "state", "progress", "population"),
    [
        (0, {"progress": 5}, "barbarian", 0, 0),
        (1, {"population": 12}, "corrupted", 2, 0),
        (0, {}, "empire", 2, 0),
        (1, {}, "barbarian", 0, 3),
    ],
)
def test_an_empty_deck_turns_the_state_card_on(
    face: int, tokens: dict[str, int], state: str, progress: int, population: int
) -> None:
    opponent = automa("cultists", state=("empire", "barbarian")[face], slots=[None] * 5, deck=[], discard=DECK,
                      journey=STATES[face:], dynasty=[], **tokens)  # fmt: skip
    table = against(opponent, fame=["1FAM1"])
    assert table.other.state == state
    assert (table.other.resources["progress"], table.other.resources["population"]) == (progress, population)


@rule("IMP-SOLO-80", "IMP-SOLO-62")
def test_the_last_state_card_ends_the_game_when_its_step_is_completed() -> None:
    icons = ["2REG2", "2UNC14", "2TRI6", "2CIV15", "2FAM1", "2REG5", "2UNC22", "2UNR1"]
    for history, ended in ((icons, True), ([], False)):
        opponent = automa("cultists", state="corrupted", slots=[None] * 5, deck=[], discard=DECK, history=history,
                          journey=STATES[2:], dynasty=[])  # fmt: skip
        table = against(opponent, fame=["1FAM1"])
        assert (table.position.end is not None) == ended
        assert not ended or table.position.end["trigger"] == "ceremony"


@rule("IMP-SOLO-86", "IMP-AMB-16", "IMP-DIFF-1", "IMP-DIFF-5")
@pytest.mark.parametrize(
    ("difficulty", "points"), [("chieftain", 0), ("warlord", 0), ("imperator", 3), ("sovereign", 3), ("overlord", 6)]
)
def test_unrest_is_worth_points_to_a_cultist_automa(difficulty: str, points: int) -> None:
    opponent = automa("cultists", slots=[None], deck=[], history=["UNR", "1UNR1", "3CUL25"], dynasty=[])
    table = against(opponent, turn=0, difficulty=difficulty)
    assert score_automa(table.table._game.match)["total"] == points


@rule("IMP-SOLO-58", "IMP-KW-RETURN-1")
def test_an_automa_returns_chaos_to_the_chaos_pile() -> None:
    table = against(automa("romans", slots=["3CUL25"]), human=me("cultists"))
    assert table.position.piles["chaos"] == ["3CUL25"]


# ---- Martians (IMP-SOLO-54, -64)


@rule("IMP-SOLO-64")
def test_cryostasis_lies_among_the_nation_cards() -> None:
    places = set()
    for seed in SEEDS:
        seat = set_up("martians", seed=seed)
        number = len(starting("martians", "nation")) + 1
        assert sorted(seat["dynasty"][:number]) == sorted([*starting("martians", "nation"), "3MRT23"])
        assert seat["dynasty"][number] == "3MRT2" and "3MRT23" not in seat["slots"] + seat["deck"]
        places.add(seat["dynasty"].index("3MRT23"))
    assert len(places) > 3


@rule("IMP-SOLO-64", "IMP-SOLO-36")
def test_a_martian_automa_goes_native_with_its_accession_card() -> None:
    opponent = automa("martians", state="empire", slots=[None], deck=[], discard=DECK, dynasty=["3MRT2", "3MRT3"])
    table = against(opponent)
    assert table.other.state == "barbarian"
    assert [event["card"] for event in events(table, "turned")] == ["3MRT29B"]


@rule("IMP-SOLO-54")
def test_a_gadget_is_swapped_for_the_best_matching_card_which_is_resolved() -> None:
    opponent = automa("martians", state="empire", slots=["3MRT12"])
    market = [slot("1CIV2", "UNR"), slot("1UNC3", "UNR", materials=2), slot("1UNC9", "UNR"), "1REG13", "1TRI5"]
    table = against(opponent, market=market)
    gained = max(("1UNC3", "1UNC9"), key=lambda card: (library()[card].best_points, card == "1UNC3"))
    place = next(place for place in table.position.market if place.card == "3MRT12")
    assert [card for card, _ in rows(table)] == [gained, "3MRT12"] or [card for card, _ in rows(table)] == [
        "3MRT12",
        gained,
    ]
    assert place.unrest == ["UNR"] and (place.tokens.get("materials", 0) == 2) == (gained == "1UNC3")
    assert table.other.resources["materials"] == 0
    assert gained in (*table.other.discard, *table.other.history, *table.other.deck, *table.other.slots)


@rule("IMP-SOLO-54")
def test_without_a_matching_card_the_gadget_is_exiled() -> None:
    table = against(
        automa("martians", state="empire", slots=["3MRT12"]), market=["1REG13", "1TRI5"], main=["1TRI1", "1TRI2"]
    )
    assert table.position.piles["exile"] == ["3MRT12"]
