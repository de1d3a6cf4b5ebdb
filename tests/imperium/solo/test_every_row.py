"""Every row of every table is resolved by a card that can come up, every clause of it is carried out, and the table
stays sound. No row is unreachable: see `test_every_row_is_some_cards_first`, which looks only at cards of a solo game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from automa.imperium import position_json
from automa.imperium.cards import Card, library
from automa.imperium.match import Frame
from automa.imperium.opponent.ground import DigitalGround
from automa.imperium.opponent.row_verbs import RowVerbs
from automa.imperium.opponent.tables import Row, matches, opponent_table, opponents
from automa.imperium.trade_routes import needing
from automa.language.tree import Do
from automa.language.walk import within
from automa.table import Steps, Table
from tests.imperium.random_games import random_answer
from tests.imperium.scenario import PLENTY, Scenario, in_play, me, slot
from tests.imperium.solo.given_solo import automa, coming_up, rows
from tests.rules import rule

POSITIONS = 200
SIDES = [(nation, side) for nation in opponents() for side in opponent_table(nation).sides]
ROWS = [(nation, side, row.number) for nation, side in SIDES for row in opponent_table(nation).sides[side]]
JOURNEY = ["2UTO2A", "2UTO2B", "2UTO3AX", "2UTO3BX"]

# What may lie about: each position takes some of it.
REGIONS = ["1REG2X", "1REG3X", "1REG4X", "1REG12X", "2MAU4"]
DISCARD = ["UNR", "2ART17", "2OLM12", "2OLM13", "2UTO12", "2UTO13", "1REG5", "UNR", "3WAG17"]
DECK = ["1REG6", "1UNC16", "1CIV12", "1UNC17"]
ASIDE = ["3MAY8", "3MAY9"]
QUESTS = ["2ART7", "2ART6", "2ART3"]
MAIN = ["1TRI1", "1UNC19", "1CIV13", "1REG11", "1TRI2"]
MARKET = ["1TRI3", "1TRI5", "1CIV2", "1UNC3", "1REG13", "1UNC4", "1REG8", "1CIV8"]
ROUTES = ["3TRO2", "3TRO6"]
HAND = ["1UNC18", "UNR", "1UNC20"]
PINNED = ["1REG9", "1REG10", "1UNC10", "1CIV6"]


def cards_of(nation: str, side: str) -> list[Card]:
    """The cards an automa can reveal with that side in use: its own, and the commons of a solo game."""
    own = coming_up(nation, side)
    commons = [card for card in library().commons("classics") if card.players is None and "power" not in card.header]
    return own + commons


def first_row(nation: str, side: str, card: Card) -> Row:
    return next(row for row in opponent_table(nation).sides[side] if matches(row, card))


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The verbs carried out by the automa, and those that did something to the human."""
    noted: set[int] = set()
    do, human_does = RowVerbs.do, DigitalGround.human_does

    def noting_do(self: RowVerbs, node: Do, frame: Frame) -> Steps[None]:
        noted.add(id(node))
        return do(self, node, frame)

    def noting_human(self: DigitalGround, node: Any, frame: Frame, *, may: bool) -> Steps[bool]:
        happened = yield from human_does(self, node, frame, may=may)
        if happened:
            noted.add(id(node))
        return happened

    monkeypatch.setattr(RowVerbs, "do", noting_do)
    monkeypatch.setattr(DigitalGround, "human_does", noting_human)
    return noted


def some(chance: random.Random, cards: list[str]) -> list[str]:
    """Nothing, everything, or a part of it in any order."""
    number = chance.choice([0, len(cards), chance.randint(0, len(cards))])
    return chance.sample(cards, number)


def amounts(chance: random.Random) -> dict[str, int]:
    return {name: chance.choice([0, 0, 1, 3, 9]) for name in ("materials", "population", "progress", "goods")}


def position(chance: random.Random, nation: str, side: str, card: str | None) -> dict[str, Any]:
    """The automa's turn with this card in its first slot, and much else at random."""
    opponent = automa(
        nation,
        slots=[card, None, None, None, None],
        state=opponent_table(nation).single_state or side,
        deck=some(chance, DECK),
        discard=some(chance, DISCARD),
        play=some(chance, REGIONS + (["3TRO4"] if needing([nation]) else [])),
        dynasty=some(chance, ["1UNR1", "1UNR2"]),
        quests=some(chance, QUESTS),
        aside=some(chance, ASIDE) if nation == "mayans" else [],
        journey=JOURNEY[chance.randrange(4) :] if nation == "utopians" else [],
        king_of_kings=chance.random() < 0.3,
        **amounts(chance),
    )
    human = me(
        "scythians" if nation != "scythians" else "persians",
        state=chance.choice(["barbarian", "empire"]),
        hand=some(chance, HAND),
        play=[in_play(other) for other in some(chance, PINNED)],
        deck=["1UNC11", "1UNC12"],
        **amounts(chance),
    )
    market = [
        slot(other, **{chance.choice(["materials", "population", "progress", "goods"]): chance.choice([0, 0, 2])})
        for other in some(chance, MARKET + (ROUTES if needing([nation]) else []))[:5]
    ]
    laid: dict[str, Any] = {
        "mode": "solo",
        "turn": {"seat": 1, "phase": "activate"},
        "options": {
            "difficulty": chance.choice(["imperator", "sovereign", "supreme_leader"]),
            "trade_routes": bool(needing([nation])),
        },
        "seats": [human, opponent],
        "market": market,
        "piles": {
            "main": chance.sample(MAIN, len(MAIN)),
            "region": some(chance, ["1REG7"]),
            "uncivilised": some(chance, ["1UNC15"]),
            "civilised": some(chance, ["1CIV14"]),
            "fame": some(chance, ["1FAM5", "1FAM4"]),
            "exile": some(chance, ["1REG14", "1CIV10"]),
            "unrest": PLENTY,
        },
        "rolls": [chance.randint(2, 6)],  # never on the card under test
    }
    return _only_once(laid, card)


def _only_once(laid: dict[str, Any], card: str | None) -> dict[str, Any]:
    """The card under test may be part of the scenery: it lies in its slot only."""
    for seat in laid["seats"]:
        for zone in ("hand", "deck", "discard", "dynasty", "quests"):
            if zone in seat:
                seat[zone] = [other for other in seat[zone] if other != card]
        seat["play"] = [entry for entry in seat["play"] if entry["card"] != card]
    laid["market"] = [place for place in laid["market"] if place["card"] != card]
    laid["piles"] = {name: [other for other in pile if other != card] for name, pile in laid["piles"].items()}
    return laid


def automa_turn(laid: dict[str, Any], chance: random.Random) -> Scenario:
    """Up to the human's next turn, with the human's answers at random and everything sound after each."""
    start = Counter(position_json.read(laid).all_cards())
    table = Table.from_position(laid, seed=chance.randrange(1000))
    scenario = Scenario(table)
    while True:
        sound(scenario, start)
        if table.pending is None or table.pending.kind == "turn":
            return scenario
        assert table.pending.seat == 0
        table.answer(random_answer(table, chance))


def sound(table: Scenario, cards: Counter[str]) -> None:
    assert Counter(table.position.all_cards()) == cards
    for seat in table.position.seats:
        assert min(seat.resources.values()) >= 0
    for place in table.position.market:
        assert min(place.tokens.values(), default=0) >= 0


def until_all_done(wanted: list[Do], done: set[int], turn: Callable[[random.Random], bool], seed: str) -> int:
    """Positions until every clause was carried out; how often the row was reached."""
    chance = random.Random(seed)
    reached = 0
    for _ in range(POSITIONS):
        reached += turn(chance)
        if reached and all(id(node) in done for node in wanted):
            break
    return reached


@rule("IMP-SOLO-22", "IMP-SOLO-24", "IMP-SOLO-26")
@pytest.mark.parametrize(("nation", "side", "number"), ROWS)
def test_every_row_is_resolved_with_every_clause(nation: str, side: str, number: int, done: set[int]) -> None:
    row = opponent_table(nation).sides[side][number - 1]
    cards = [card.id for card in cards_of(nation, side) if first_row(nation, side, card) is row]
    wanted = list(within(row.effect.sentences, Do))

    def turn(chance: random.Random) -> bool:
        card = chance.choice(cards)
        table = automa_turn(position(chance, nation, side, card), chance)
        resolved = rows(table)
        assert not resolved or resolved[0][0] == card
        assert not resolved or resolved[0][1] >= number
        return resolved[:1] == [(card, number)]

    assert until_all_done(wanted, done, turn, f"{nation} {side} {number}"), "the row was never resolved"
    missing = [node for node in wanted if id(node) not in done]
    assert not missing


@rule("IMP-SOLO-67")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("reached", [True, False])
def test_every_journey_row_is_resolved_both_ways(number: int, reached: bool, done: set[int]) -> None:
    row = opponent_table("utopians").journey[number - 1]
    wanted = list(within((row.then if reached else row.otherwise).sentences, Do))

    def turn(chance: random.Random) -> bool:
        laid = position(chance, "utopians", "single", None)
        laid["seats"][1] |= {"deck": [], "journey": JOURNEY[number - 1 :]}
        laid["seats"][1]["resources"] = (
            {"progress": 7, "population": 30} if reached else amounts(chance) | {"progress": 1}
        )
        table = automa_turn(laid, chance)
        first = next(event for event in table.table._game.events if event["event"] == "journey_row")
        return bool(first["reached"] == reached and library()[first["card"]].name == row.card)

    assert until_all_done(wanted, done, turn, f"journey {number} {reached}")
    assert not [node for node in wanted if id(node) not in done]


@rule("IMP-SOLO-22")
@pytest.mark.parametrize(("nation", "side"), SIDES)
def test_every_row_is_some_cards_first(nation: str, side: str) -> None:
    """So none is unreachable: every row has a card in the game that no row above it takes."""
    taken = {first_row(nation, side, card).number for card in cards_of(nation, side)}
    assert taken == {row.number for row in opponent_table(nation).sides[side]}
