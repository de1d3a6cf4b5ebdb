"""Counting a person's cards of Horizons: tokens on cards, the side of a state card, a merchant, garrisons, legends."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.counting import GROUPS, count, countable, counts_on_cards, sides, token_here
from tests.imperium.scenario import me
from tests.imperium.solo.given_real import at_table
from tests.imperium.solo.given_solo import automa
from tests.rules import rule

CORRUPTED, SUMMONED = "3CUL30A", "3CUL30B"
ALIEN, NATIVE = "3MRT29A", "3MRT29B"


def position(nation: str, **options: Any) -> dict[str, Any]:
    return at_table(
        automa("celts", slots=["1CEL14"]), me(nation), turn=0, options={"difficulty": "imperator", **options}
    ).table.position()


@rule("IMP-SCORE-9")
def test_tokens_on_cards_of_the_taino_count_like_those_beside_them() -> None:
    table = position("taino")
    assert counts_on_cards(table) and not counts_on_cards(position("romans"))
    assert count(table, {}, {"progress": 2}, on_cards={"progress": 3, "materials": 4}).progress == 5


def test_a_card_scores_the_tokens_that_lie_on_it() -> None:
    assert token_here("3TAI20") == "resource" and token_here("3ABB4") == "goods" and token_here("1ROM3") is None
    fishing = count(position("taino"), {"deck": ["3TAI20"]}, {}, on_cards={"population": 9}, here={"3TAI20": 8})
    assert [row.points for row in fishing.rows if row.card == "3TAI20"] == [2]  # 1 per 4
    assert count(position("taino"), {"deck": ["3TAI20"]}, {}, here={"3TAI20": 8}).total >= 2


@rule("IMP-SCORE-8")
@pytest.mark.parametrize(("face", "points"), [(ALIEN, 2), (NATIVE, 7)])
def test_the_side_of_the_martians_says_what_progress_is_worth(face: str, points: int) -> None:
    table = position("martians")
    assert sides(table) == [(ALIEN, NATIVE)]
    assert count(table, {}, {"progress": 7}, beside=[face]).progress == points


def test_summoned_is_worth_five_and_asked_for() -> None:
    table = position("cultists")
    ((likely, *others),) = sides(table)
    assert likely not in (CORRUPTED, SUMMONED) and {CORRUPTED, SUMMONED} < set(others)
    assert count(table, {}, {}, beside=[SUMMONED]).total == count(table, {}, {}, beside=[CORRUPTED]).total + 5
    assert SUMMONED not in {each.card for each in countable(table)}


def test_a_merchant_empire_counts_production_in_play() -> None:
    table = position("tang", trade_routes=True)
    ((merchant, empire),) = sides(table)
    assert count(table, {}, {}, beside=[empire]).total == count(table, {}, {}, beside=[merchant]).total + 1
    assert {each.group for each in countable(table)} <= set(GROUPS)
    assert any(each.group == "trade_route" for each in countable(table))


def test_cards_under_a_card_count_where_it_says_so() -> None:
    rows = count(position("inuit"), {"deck": ["3INU13"], "garrison:3INU13": ["3INU8", "3INU9"]}, {}).rows
    assert [row.points for row in rows if row.card == "3INU13" and row.points] == [2]


def test_a_legend_counts_by_its_place() -> None:
    def points(place: str) -> list[int | None]:
        rows = count(position("polynesians"), {place: ["3POL8"]}, {}).rows
        return [row.points for row in rows if row.card == "3POL8"]

    assert points("legends") != points("deck")
