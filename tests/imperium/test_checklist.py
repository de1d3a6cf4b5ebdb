"""What is laid out on a real table: the numbers of the rules, for exactly this game."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.checklist import GROUPS, Step, checklist
from automa.imperium.difficulty import LEVELS, level
from automa.imperium.opponent.tables import opponents
from automa.imperium.trade_routes import needing
from tests.rules import rule


def laid(me: str, it: str, way: str = "guide", difficulty: str = "imperator", **config: Any) -> dict[str, Step]:
    seats = [{"nation": me, "power": "A"}, {"kind": "automa", "nation": it}]
    game = {"mode": "physical", "way": way, "difficulty": difficulty, "seats": seats}
    steps = checklist({**game, "trade_routes": bool(needing([me, it])), **config})
    found = {f"{step.group}-{step.about}": step for step in steps}
    assert len(found) == len(steps) and [step.group for step in steps] == sorted(
        (step.group for step in steps), key=GROUPS.index
    )
    return found


@pytest.mark.parametrize("it", opponents())
def test_every_game_has_a_checklist(it: str) -> None:
    for way in ("brain", "guide"):
        for me in (nation for nation in library().nations if nation != it):
            steps = laid(me, it, way)
            assert steps["yours-deck"].numbers["hand"] == 5
            assert steps["shared-unrest"].numbers["all"] >= 8


@pytest.mark.rule("IMP-SETUP-24", "IMP-SETUP-28", "IMP-SETUP-29", "IMP-SETUP-31")
def test_the_shared_decks_are_those_of_two_players() -> None:
    steps = laid("romans", "celts")
    assert [steps[f"shared-{deck}"].numbers["number"] for deck in ("fame", "decks", "main")] == [6, 6, 34]


@rule("IMP-SETUP-7", "IMP-SETUP-20", "IMP-SETUP-21", "IMP-SETUP-27", "IMP-SETUP-30", "IMP-SOLO-10")
def test_trade_routes_are_laid_out() -> None:
    steps = laid("romans", "celts", trade_routes=True, commons="horizons")
    assert [steps[f"shared-{deck}"].numbers["number"] for deck in ("fame-routes", "decks", "main")] == [7, 6, 36]
    assert steps["shared-routes"].numbers == {"number": 8, "out": 2, "left": 3}
    assert steps["shared-ruthless-out"].numbers["number"] == 9 and "shared-board" in steps
    assert steps["yours-resources"].tokens == {"materials": 3, "population": 2, "goods": 1}
    assert steps["yours-state"].numbers["exhausts"] == 6
    assert [library()[card].name for card in steps["yours-merchant"].cards] == ["Merchant"]
    assert [library()[card].name for card in steps["automa-merchant"].cards] == ["Merchant"]
    assert "automa-merchant" not in laid("romans", "celts", "brain", trade_routes=True)  # the app holds its cards


@rule("IMP-SETUP-21")
def test_without_trade_routes_the_trade_friendly_commons_stay_out() -> None:
    steps = laid("romans", "celts", commons="horizons")
    assert steps["shared-trade-friendly-out"].numbers["number"] == 8
    assert not {"shared-board", "shared-routes", "shared-ruthless-out", "yours-merchant"} & set(steps)


@pytest.mark.rule("IMP-SETUP-12", "IMP-SETUP-26", "IMP-SOLO-4")
def test_the_unrest_pile_has_the_supply_unrest_of_both() -> None:
    numbers = laid("utopians", "arthurians")["shared-unrest"].numbers
    assert numbers == {"common": 8, "yours": 3, "theirs": 2, "all": 13, "extra": 0}


@pytest.mark.rule("IMP-DIFF-6")
def test_a_supreme_leader_brings_more_unrest() -> None:
    numbers = laid("romans", "celts", difficulty="supreme_leader")["shared-unrest"].numbers
    assert (numbers["all"], numbers["common"], numbers["extra"]) == (10, 10, 2)


@pytest.mark.rule("IMP-SOLO-2", "IMP-DIFF-1", "IMP-DIFF-5")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_slot_markers_by_level(difficulty: str) -> None:
    steps = laid("romans", "celts", difficulty=difficulty)
    slots = level(difficulty).slots
    assert steps["shared-markers"].numbers["number"] == min(5, slots)
    assert ("shared-marker-6" in steps) == (slots == 6)
    assert steps["automa-deck"].numbers["slots"] == slots


@pytest.mark.rule("IMP-SETUP-23", "IMP-SOLO-11")
def test_a_tributary_with_the_name_of_a_nation_is_replaced() -> None:
    (card,) = laid("qin", "vikings")["shared-tributary"].cards
    assert library()[card].name == "Qin"
    assert "shared-tributary" not in laid("romans", "celts")


@pytest.mark.rule("IMP-SOLO-6")
def test_the_dynasty_deck_from_the_bottom_up() -> None:
    steps = laid("romans", "greeks")
    points = [library()[card].best_points for card in steps["automa-dynasty-developments"].cards]
    assert points == sorted(points) and len(points) == 8
    assert steps["automa-dynasty-accession"].words["place"] == "on"
    assert steps["automa-dynasty-accession"].numbers["number"] == 3


@pytest.mark.rule("IMP-SOLO-60", "IMP-SOLO-61", "IMP-SOLO-67", "IMP-SOLO-68")
def test_nations_with_a_dynasty_deck_of_their_own() -> None:
    arthurians = laid("romans", "arthurians")
    assert [library()[card].name for card in arthurians["automa-quests"].cards] == ["Graal", "King Arthur's Court"]
    assert "automa-dynasty-developments" not in arthurians
    atlanteans = laid("romans", "atlanteans")
    assert atlanteans["automa-dynasty-regions"].numbers["number"] == 2
    assert "automa-dynasty-accession" not in atlanteans and atlanteans["automa-state"].words["state"] == "empire"
    utopians = laid("romans", "utopians")
    assert [library()[card].name for card in utopians["automa-journey"].cards] == [
        "Visions of Shangri-la", "Gates of Shangri-la",
    ]  # fmt: skip
    assert not any(key.startswith("automa-dynasty") for key in utopians)
    assert laid("romans", "vikings")["automa-dynasty-accession"].words["place"] == "bottom"


@pytest.mark.rule("IMP-SETUP-3", "IMP-SETUP-6", "IMP-SETUP-8", "IMP-SETUP-9")
def test_your_own_exceptions() -> None:
    assert laid("arthurians", "celts")["yours-quests"].numbers["number"] == 5
    utopians = laid("utopians", "celts")
    assert utopians["yours-state"].numbers["exhausts"] == 3
    assert not {"yours-nation-deck", "yours-development"} & utopians.keys()
    assert len(utopians["yours-beneath"].cards) == 2
    assert laid("atlanteans", "celts")["yours-state"].words["state"] == "empire"


def test_in_brain_real_unrest_stands_in_for_the_cards_in_the_box() -> None:
    assert laid("romans", "arthurians", "brain")["automa-spare-unrest"].numbers == {"number": 2, "supply": 2, "own": 0}
    assert laid("romans", "scythians", "brain")["automa-own-unrest"].numbers["own"] == 5  # more than there are spare
    assert "automa-own-unrest" in laid("romans", "macedonians", "brain", "supreme_leader")


def test_marker_five_of_the_first_edition() -> None:
    steps = laid("romans", "celts", difficulty="chieftain", edition="2021")
    assert steps["shared-markers"].numbers["number"] == 5 and "shared-slot-5-filled" in steps


@pytest.mark.parametrize(
    ("me", "it", "way", "expected"),
    [
        ("romans", "macedonians", "guide", {}),
        ("utopians", "arthurians", "guide", {"beneath": "utopians", "state": "utopians", "quests": "arthurians"}),
        ("arthurians", "utopians", "guide", {"beneath": "arthurians", "quests": "arthurians", "journey": "utopians"}),
        ("romans", "atlanteans", "guide", {"dynasty-regions": "atlanteans", "state": "atlanteans"}),
        ("atlanteans", "scythians", "brain", {"state": "atlanteans", "own-unrest": "scythians"}),
    ],
)
def test_a_nations_exceptions_name_it(me: str, it: str, way: str, expected: dict[str, str]) -> None:
    steps = laid(me, it, way).values()
    assert {step.about: step.exception for step in steps if step.exception} == expected


@rule("IMP-CAMP-4", "IMP-CAMP-5", "IMP-CAMP-6")
def test_a_campaign_game_lays_out_what_its_games_changed() -> None:
    changes = {
        "resources": {"materials": 6, "population": 4, "progress": 2}, "added": ["1UNC3"], "removed": ["1ROM20"],
        "left_out": ["1UNC3", "1REG4"],
    }  # fmt: skip
    before, steps = laid("romans", "celts"), laid("romans", "celts", campaign=changes)
    assert steps["shared-left-out"].cards == ("1UNC3", "1REG4")
    assert steps["shared-main"].numbers["number"] == before["shared-main"].numbers["number"] - 2
    assert steps["yours-resources-doubled"].tokens == changes["resources"]
    assert steps["yours-added"].cards == ("1UNC3",) and steps["yours-removed"].cards == ("1ROM20",)
    assert steps["yours-deck"].numbers == before["yours-deck"].numbers


@rule("IMP-CAMP-9")
def test_a_supreme_leader_campaign_sets_unrest_aside() -> None:
    changes = {"resources": {"materials": 3, "population": 2, "progress": 1}, "unrest_set_aside": 2}
    steps = laid("romans", "celts", difficulty="supreme_leader", campaign=changes)
    numbers = steps["shared-unrest"].numbers
    assert (numbers["all"], numbers["common"], numbers["extra"]) == (8, 8, 2)
    assert steps["shared-unrest-aside"].numbers == {"number": 2}
    assert "yours-resources" in steps and "yours-added" not in steps
