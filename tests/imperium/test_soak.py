"""A sample of the games that `make soak` plays, by the same code, and what all of them together cover."""

from __future__ import annotations

from itertools import combinations

import pytest

from automa.imperium.cards import library
from automa.imperium.opponent.tables import opponents
from automa.imperium.position_json import COMMONS
from automa.imperium.trade_routes import needing
from automa.imperium.variants import VARIANTS
from scripts.soak import GAMES, Summary, attempt
from tests.imperium import soak
from tests.imperium.random_games import NATIONS

SAMPLE = range(13, GAMES, 419)


@pytest.mark.parametrize("number", SAMPLE)
def test_a_game_of_the_soak_is_sound(number: int) -> None:
    assert not isinstance(attempt(number), str), attempt(number)


def test_the_soak_covers_everything() -> None:
    configs = [soak.config(number) for number in range(GAMES)]
    between = [config for config in configs if config["mode"] == "players"]
    met = {
        frozenset(pair) for config in between for pair in combinations([seat["nation"] for seat in config["seats"]], 2)
    }
    assert met == {frozenset(pair) for pair in combinations(NATIONS, 2)}
    for seats in (2, 3, 4):
        shown = [config for config in between if len(config["seats"]) == seats]
        assert {config["trade_routes"] for config in shown} == {True, False}
        assert {config["commons"] for config in shown} == set(COMMONS)
        assert {variant for config in shown for variant in config["variants"]} == set(VARIANTS)
    solo = [config for config in configs if config["mode"] == "solo"]
    assert {config["seats"][1]["nation"] for config in solo} == set(opponents())
    assert {config["seats"][0]["nation"] for config in solo} == set(NATIONS)
    assert {variant for config in solo for variant in config["variants"]} == set(VARIANTS)
    for config in configs:
        nations = [seat["nation"] for seat in config["seats"]]
        assert config["trade_routes"] or not needing(nations)
        assert "fast" not in config["variants"] or all(library().nation(name).fast != "never" for name in nations)


def test_a_broken_game_is_named_and_the_rest_goes_on() -> None:
    summary = Summary()
    summary.add(3, "AssertionError: lost a card (move.py:1)")
    summary.add(4, soak.play(4))
    told = summary.text(1.0)
    assert "broken: game 3: AssertionError: lost a card" in told and "2 games, " in told and "1 broken" in told
