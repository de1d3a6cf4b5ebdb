"""A person's cards are counted by the rules that score a digital game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.counting import GROUPS, SOURCES, count, countable, places_counted
from automa.imperium.scoring import score_seat
from automa.table import Table
from automa.text import LANGUAGES
from tests.imperium.random_games import random_answer
from tests.imperium.scenario import Scenario, me
from tests.imperium.solo.given_real import at_table
from tests.imperium.solo.given_solo import automa
from tests.rules import rule


def position(**parts: Any) -> dict[str, Any]:
    opponent = automa("celts", slots=["1CEL14"], discard=["1UNC6"], **parts)
    return at_table(opponent, me("romans", power="B"), turn=0, piles={"exile": ["1UNC7"]}).table.position()


def points(cards: dict[str, list[str]], *, resources: dict[str, int] | None = None, **more: Any) -> dict[str, Any]:
    counted = count(position(), cards, resources or {}, **more)
    return {row.card: (row.points, row.reason) for row in counted.rows}


# ---- which cards


def test_only_cards_that_can_be_the_persons() -> None:
    found = {each.card: each for each in countable(position())}
    assert {"1ROM16", "1ROM8", "1ROM2", "1CIV3", "1FAM1", "UNR"} <= set(found)
    for elsewhere in ("1UNC3", "1UNC6", "1UNC7", "1CEL14", "1GRE16", "1ROM1B"):  # market, automa, exile, others
        assert elsewhere not in found
    assert [each.group for each in found.values()] == sorted((each.group for each in found.values()), key=GROUPS.index)
    assert (found["UNR"].most, found["UNR"].points) == (20, -2)
    assert found["1ROM3"].points == 3
    assert found["1ROM8"].points is None  # counted
    assert found["1FAM1"].points is None  # by its place


def test_a_card_of_the_automa_that_lies_face_down_is_not_the_persons() -> None:
    table = at_table(automa("celts", slots=["?"], deck=["?"], unseen=["1UNC6", "1CEL3"]), way="guide", turn=0)
    assert "1UNC6" not in {each.card for each in countable(table.table.position())}


def test_places_are_asked_only_where_they_matter() -> None:
    assert places_counted(["1ROM3", "1ROM8"]) == ()
    assert places_counted(["1FAM1"]) == ("history",)
    assert places_counted(["1VIK8"]) == ("garrison",)
    assert places_counted(["2QIN2", "2MAU6"]) == ("play", "history")


# ---- how many points


@rule("IMP-SCORE-4", "IMP-SCORE-5", "IMP-SCORE-6", "IMP-SCORE-7")
def test_formulas_are_filled_in() -> None:
    counted = points(
        {"play": ["1UNC10", "1REG13"], "history": ["1FAM1"], "deck": ["1ROM8", "1ROM3", "UNR"]},
        resources={"population": 7, "progress": 3},
    )
    assert counted == {
        "1UNC10": (2, "2 VP per fertile icon on cards you score: 1"),
        "1REG13": (0, ""),
        "1FAM1": (7, "7 VP in your history, otherwise 3 VP"),
        "1ROM8": (2, "1 VP per 3 population you have: 7"),
        "1ROM3": (3, ""),
        "UNR": (-2, ""),
        "1ROM1B": (3, "1 VP per 2 population you have: 7"),  # the power card by itself
    }


@rule("IMP-SCORE-5")
def test_at_most_ten_for_a_card() -> None:
    assert points({"deck": ["1ROM8"]}, resources={"population": 40})["1ROM8"] == (
        10,
        "1 VP per 3 population you have: 40 (at most 10)",
    )


@rule("IMP-SCORE-1")
def test_a_place_decides() -> None:
    assert points({"deck": ["1FAM1"]})["1FAM1"][0] == 3
    assert points({"play": ["1REG5"], "garrison:1REG5": ["2QIN10"]})["2QIN10"][0] == 7
    garrisoned = points({"play": ["1VIK8"], "garrison:1VIK8": ["1UNC3", "1UNC7"]})
    assert garrisoned["1VIK8"] == (2, "1 VP per card garrisoned here: 2")


def test_what_others_have_and_what_is_exiled_counts() -> None:
    unrest = at_table(automa("celts", slots=["1CEL22"], deck=["1CEL23"]), me("romans"), turn=0).table.position()
    (fame, _) = count(unrest, {"deck": ["1FAM3"]}, {}).rows
    assert (fame.card, fame.points) == ("1FAM3", 2)
    assert points({"deck": ["2UTO4"]}, exiled=9)["2UTO4"] == (2, "1 VP per 4 cards in exile: 9")
    assert points({"deck": ["2UTO4"]})["2UTO4"] == (0, "1 VP per 4 cards in exile: 1")  # as far as the app knows


def test_totals_by_source() -> None:
    cards = {"play": ["1UNC10", "1REG13"], "history": ["1FAM1"], "deck": ["1ROM3", "UNR", "UNR"]}
    counted = count(position(), cards, {"progress": 12, "population": 4})
    assert counted.sources == {"progress": 12, "play": 2, "history": 7, "deck": 3, "power": 2, "unrest": -4}
    assert counted.total == 22 == sum(counted.sources.values())
    assert set(counted.sources) <= set(SOURCES)


def test_what_the_app_cannot_count_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(library()["1ROM3"].texts, "points", "3 per blue moon")  # type: ignore[arg-type]
    library()["1ROM3"].__dict__.pop("points", None)
    try:
        counted = count(position(), {"deck": ["1ROM3", "1ROM4"]}, {})
        assert [(row.card, row.points) for row in counted.rows][:2] == [("1ROM3", None), ("1ROM4", 2)]
        assert counted.total == 2
        told = count(position(), {"deck": ["1ROM3", "1ROM4"]}, {}, told={"1ROM3": 4})
        assert (told.total, told.sources["deck"]) == (6, 6)
    finally:
        library()["1ROM3"].__dict__.pop("points", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_in_three_languages(language: str) -> None:
    text = points({"deck": ["1ROM8"]}, resources={"population": 40}, language=language)["1ROM8"][1]
    assert (
        text
        == {
            "en": "1 VP per 3 population you have: 40 (at most 10)",
            "pt": "1 PV a cada 3 de população que você tem: 40 (no máximo 10)",
            "es": "1 PV por cada 3 de población que tienes: 40 (como máximo 10)",
        }[language]
    )


# ---- the same as a digital game


@rule("IMP-SCORE-2")
@pytest.mark.parametrize("number", range(6))
def test_it_comes_to_the_same_as_a_digital_game(number: int) -> None:
    """The human's cards of a random solo game, told by place, score as they do there."""
    nations = [nation.id for nation in library().nations.values() if nation.box == "Classics"]
    seats = [{"nation": nations[number], "power": "AB"[number % 2]}, {"kind": "automa", "nation": nations[-1 - number]}]
    table, chance = Table.new({"mode": "solo", "seats": seats, "seed": number}), random.Random(number)
    for _ in range(300):
        if table.pending is None or (table.pending.kind == "turn" and len(table.journal) > 250):
            break
        table.answer(random_answer(table, chance))
    match = table._game.match  # type: ignore[attr-defined]
    seat = Scenario(table).me
    cards = {
        "deck": [*seat.hand, *seat.deck, *seat.discard],
        "history": seat.history,
        "play": [entry.card for entry in seat.play],
        **{f"garrison:{entry.card}": entry.garrison for entry in seat.play if entry.garrison},
    }
    counted = count(table.position(), cards, seat.resources)
    assert counted.total == score_seat(match, 0)["total"]


@rule("IMP-SCORE-8")
def test_the_progress_of_aliens_counts_in_threes() -> None:
    seats = [{"nation": "martians", "power": "B"}, {"kind": "automa", "nation": "celts"}]
    position = Table.new({"mode": "physical", "difficulty": "chieftain", "seats": seats, "seed": 1}).position()
    assert count(position, {}, {"progress": 11}).progress == 3
    position["seats"][0]["state"] = "barbarian"
    assert count(position, {}, {"progress": 11}).progress == 11
