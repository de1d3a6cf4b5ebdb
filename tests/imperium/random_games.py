"""Whole games answered at random, with what must hold after every decision."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

from automa.imperium.cards import library
from automa.imperium.position_json import COMMONS
from automa.imperium.trade_routes import needing
from automa.imperium.variants import VARIANTS, impossible
from automa.table import Table
from tests.imperium.scenario import Scenario

NATIONS = sorted(nation.id for nation in library().nations.values() if nation.playable)
PAIRS = list(combinations(NATIONS, 2))
LONGEST = 20_000


def config(number: int) -> dict[str, Any]:
    """The settings of game `number`: in turn all pairs, 2 to 4 seats and training; sides, editions, commons mixed."""
    chance = random.Random(number)
    pair = PAIRS[number % len(PAIRS)]
    rest = chance.sample([nation for nation in NATIONS if nation not in pair], 2)
    seats = (2, 3, 4, 1)[number // len(PAIRS) % 4]
    nations = [*pair, *rest][:seats]
    needed = bool(needing(nations))
    old = number % 3 == 2 and not needed
    return {
        "mode": "training" if seats == 1 else "players",
        "edition": ("horizons", "2021")[old],
        "originals": old or number % 7 == 0,
        "trade_routes": (routes := needed or (not old and number % 2 == 0)),
        "variants": variants(nations, routes, chance) if seats > 1 else [],
        "seats": [{"nation": nation, "power": chance.choice("AB")} for nation in nations],
        "commons": chance.choice(COMMONS),
        "seed": number,
    }


def variants(nations: list[str], trade_routes: bool, chance: random.Random) -> list[str]:
    """In half of the games some, as far as these nations may play so."""
    if chance.random() < 0.5:
        return []
    chosen = chance.sample(VARIANTS, chance.randint(1, len(VARIANTS)))
    forbidden = {variant for variant, _ in impossible(chosen, nations, trade_routes)}
    return [variant for variant in chosen if variant not in forbidden]


def random_answer(table: Table, chance: random.Random) -> list[str]:
    decision = table.pending
    assert decision is not None
    least, most = decision.picks
    number = chance.randint(least, min(most, len(decision.options)))
    return [option.id for option in chance.sample(decision.options, number)]


class Watch:
    """Card conservation, no negative count, sane decisions."""

    def __init__(self, table: Table) -> None:
        self.position = Scenario(table).position
        # As a plain dict, because counters are slow to compare.
        self.cards = dict(Counter(self.position.all_cards()))

    def check(self, table: Table) -> None:
        position = Scenario(table).position
        assert dict(Counter(position.all_cards())) == self.cards
        for seat in position.seats:
            assert min(*seat.resources.values(), seat.actions, seat.exhausts) >= 0
        for slot in position.market:
            assert slot.card or not (slot.tokens or slot.unrest)
        decision = table.pending
        if decision is not None:
            ids = [option.id for option in decision.options]
            assert len(set(ids)) == len(ids)
            least, most = decision.picks
            assert 0 <= least <= most and least <= len(ids)
            assert decision.kind in ("turn", "confirm") or len(ids) > least or least == 0
            assert not any(seat.playing for seat in position.seats) or decision.kind != "turn"


def play(table: Table, chance: random.Random) -> int:
    """To the end, checked after every decision; the number of decisions."""
    watch = Watch(table)
    for decisions in range(LONGEST):
        if table.pending is None:
            return decisions
        table.answer(random_answer(table, chance))
        watch.check(table)
    raise AssertionError("the game does not end")
