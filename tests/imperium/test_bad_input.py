"""Whatever is wrong with a config, a position or a save is told in one line; nothing else breaks."""

from __future__ import annotations

import copy
import random
from dataclasses import replace
from typing import Any

import pytest

from automa.imperium.cards import library
from automa.table import Table, TableError
from tests.imperium.random_games import config, random_answer

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    10**9,
    1.5,
    "",
    "x",
    "1ROM16",
    "UNR",
    [],
    [None],
    ["x"],
    ["1ROM16"],
    {},
    {"x": 1},
]


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, part in value.items():
            found += paths(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += paths(part, (*path, number))
    return found


def spoilt(value: Any, chance: random.Random) -> Any:
    """A copy with one place replaced, removed, or a key added."""
    result = copy.deepcopy(value)
    *way, last = chance.choice(paths(value))
    part = result
    for step in way:
        part = part[step]
    match chance.randrange(4):
        case 0:
            del part[last]
        case 1 if isinstance(part, dict):
            part["nonsense"] = chance.choice(JUNK)
        case _:
            part[last] = chance.choice(JUNK)
    return result


def accepted(make: Any) -> Table | None:
    try:
        table: Table = make()
    except TableError as refusal:
        assert str(refusal) and "\n" not in str(refusal)
        return None
    return table


@pytest.mark.parametrize("number", range(24))
def test_a_spoilt_position_is_refused_or_played(number: int) -> None:
    solo = {
        "mode": "solo",
        "difficulty": "imperator",
        "seats": [{"nation": "romans"}, {"kind": "automa", "nation": "utopians" if number % 2 else "celts"}],
    }
    table = Table.new({**(solo if number % 3 == 2 else config(number)), "seed": number})
    chance = random.Random(number)
    for _ in range(chance.randrange(120)):
        if table.pending is not None:
            table.answer(random_answer(table, chance))
    while table.pending is not None and table.pending.kind != "turn":
        table.answer(random_answer(table, chance))
    position = table.position()
    for _ in range(150):
        wrong = spoilt(position, chance)
        played = accepted(lambda wrong=wrong: Table.from_position(wrong, seed=1))
        for _ in range(6):
            if played is not None and played.pending is not None:
                played.answer(random_answer(played, chance))


@pytest.mark.parametrize("number", range(4))
def test_a_spoilt_config_is_refused_or_played(number: int) -> None:
    chance = random.Random(number)
    modes: list[dict[str, Any]] = [
        config(number),
        {"mode": "solo", "difficulty": "warlord", "seats": [{"nation": "celts"}, {"kind": "automa", "nation": "qin"}]},
        {"mode": "physical", "way": "guide", "seats": [{"nation": "celts"}, {"kind": "automa", "nation": "qin"}]},
        {"mode": "training", "edition": "2021", "variants": [], "seats": [{"nation": "vikings", "power": "B"}]},
    ]
    for _ in range(200):
        wrong = spoilt({**modes[number], "seed": 1, "language": "pt"}, chance)
        accepted(lambda wrong=wrong: Table.new(wrong))


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"seats": [{"nation": "romans"}, {"nation": "trojans"}]}, "unknown nation 'trojans'"),
        ({"seats": [{"nation": "romans"}, {"nation": "romans"}]}, "two seats have the same nation"),
        ({"seats": [{"nation": "romans"}]}, "players needs 2 to 4 seats, not 1"),
        ({"seats": [{"nation": "romans"}, {"nation": "celts"}], "colour": "red"}, "unknown key 'colour'"),
        ({"seats": [{"nation": "romans", "side": "A"}, {"nation": "celts"}]}, "unknown key 'side'"),
        ({"seats": 5}, "seats must be a list"),
        ({"seats": [{"nation": "romans"}, {"nation": "celts"}], "edition": "1999"}, "edition: unknown '1999'"),
        ({"seats": [{"nation": "romans"}, {"nation": "tang"}]}, "tang can't be played without trade_routes"),
        (
            {"mode": "solo", "seats": [{"nation": "romans"}, {"nation": "celts"}]},
            "needs a human seat first and an automa",
        ),
        ({"seats": [{"nation": "romans"}, {"kind": "automa", "nation": "celts"}]}, "has no automa seat"),
        (
            {
                "mode": "solo",
                "difficulty": "easy",
                "seats": [{"nation": "romans"}, {"kind": "automa", "nation": "celts"}],
            },
            "difficulty: unknown 'easy'",
        ),
    ],
)
def test_a_wrong_config_is_told_in_one_line(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TableError, match=complaint) as refusal:
        Table.new(wrong)
    assert "\n" not in str(refusal.value)


def test_a_nation_of_which_only_the_facts_are_known_can_only_be_faced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(library().nations, "qin", replace(library().nation("qin"), playable=False))
    with pytest.raises(TableError, match="qin can only be faced so far"):
        Table.new({"seats": [{"nation": "qin"}, {"nation": "celts"}]})


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"seats": [{"nation": "romans"}], "end": {"trigger": "card"}}, "end: says no round"),
        ({"seats": [{"nation": "romans", "hand": ["1ROM99"]}]}, "seat 0: hand: unknown card '1ROM99'"),
        ({"seats": [{"nation": "romans", "hand": ["1ROM16"], "deck": ["1ROM16"]}]}, "1ROM16 lies in two places"),
        ({"seats": [{"nation": "romans", "resources": {"gold": 1}}]}, "unknown resource 'gold'"),
        ({"seats": [{"nation": "romans", "resources": {"goods": -1}}]}, "goods must be a number from 0"),
        ({"seats": [{"nation": "romans"}], "market": [{}] * 6}, "the market has 5 places, not 6"),
        ({"seats": [{"nation": "romans"}], "piles": {"forest": []}}, "piles: unknown key 'forest'"),
        ({"seats": [{"nation": "romans"}], "version": 7}, "version 7 is not 1"),
        ({"seats": [{"nation": "romans"}], "turn": {"seat": 2}}, "there is no seat 2"),
        ({"seats": []}, "1 to 4 seats"),
        (
            {"seats": [{"nation": "romans"}, {"kind": "automa", "nation": "celts", "slots": ["UNR"] * 7}]},
            "at most 6 slots",
        ),
    ],
)
def test_a_wrong_position_is_told_in_one_line(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TableError, match=complaint) as refusal:
        Table.from_position(wrong)
    assert "\n" not in str(refusal.value)
