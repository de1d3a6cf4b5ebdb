"""Games at a real table answered at random, now and then refused or corrected, with what must hold throughout."""

from __future__ import annotations

import random
from typing import Any

from automa.imperium import position_json
from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.imperium.lexicon import RESOURCES
from automa.imperium.opponent.tables import opponents
from automa.imperium.physical import correct
from automa.imperium.position import UNKNOWN
from automa.imperium.trade_routes import needing
from automa.table import Table, TableError
from tests.imperium.random_games import variants
from tests.imperium.scenario import Scenario

NATIONS = sorted(nation.id for nation in library().nations.values())
BRINGS_THE_END = ("end", "collapse", "none")


def real_game(number: int, way: str) -> Table:
    opponent = opponents()[number % len(opponents())]
    human = [nation for nation in NATIONS if nation != opponent][number % (len(NATIONS) - 1)]
    routes = number % 5 == 0 or bool(needing([human, opponent]))
    return Table.new(
        {
            "mode": "physical",
            "way": way,
            "difficulty": LEVELS[number % len(LEVELS)],
            "trade_routes": routes,
            "variants": variants([human, opponent], routes, random.Random(number)),
            "seats": [{"nation": human, "power": "AB"[number % 2]}, {"kind": "automa", "nation": opponent}],
            "seed": number,
        }
    )


def random_step(table: Table, chance: random.Random, *, corrections: float = 0.15) -> None:
    """An answer, or a correction that may be refused."""
    if chance.random() < corrections:
        before = table.position(), table.journal
        try:
            table.answer([random_correction(table, chance)])
        except TableError as error:
            assert "\n" not in str(error) and (table.position(), table.journal) == before
        return
    table.answer(random_answer(table, chance))


def random_answer(table: Table, chance: random.Random) -> list[str]:
    """Mostly what is obvious; the end comes late."""
    decision = table.pending
    assert decision is not None
    ids = [option.id for option in decision.options if option.id not in BRINGS_THE_END] or ["none"]
    if decision.about in ("your_turn", "your_solstice"):
        if Scenario(table).position.round > 12 and decision.option("end"):
            return ["end"]
        return ["done"] if chance.random() < 0.7 else [chance.choice(ids)]
    if decision.about == "collapse":
        return ["no"]
    if decision.kind == "confirm" and chance.random() < 0.7:
        return ["done"]
    if decision.kind == "amount":
        return [chance.choice(ids[:4])]
    least, most = decision.picks
    return chance.sample(ids, chance.randint(least, min(most, 2, len(ids))))


def random_correction(table: Table, chance: random.Random) -> str:
    automa = Scenario(table).other
    slot = chance.randint(1, 5)
    any_card = chance.choice(list(library().cards))
    held = [(card, zone) for zone in ("deck", "discard", "history", "dynasty", "playing") for card in automa.zone(zone)]
    held += [(card, f"slot:{number}") for number, card in enumerate(automa.slots, 1) if card]
    held += [(entry.card, "play") for entry in automa.play] + [(card, "unseen") for card in automa.unseen]
    card, place = chance.choice(held or [(UNKNOWN, "deck")])
    to = chance.choice(correct.places_for(table.view(0), card))
    return chance.choice(
        [
            correct.tokens(chance.choice(RESOURCES), chance.randint(0, 9)),
            correct.state(chance.choice(["barbarian", "empire"])),
            correct.unrest(chance.randint(1, 12)),
            correct.market_card(slot, chance.choice([any_card, None, UNKNOWN])),
            correct.market_tokens(slot, chance.choice(RESOURCES), chance.randint(0, 3)),
            correct.market_unrest(slot, chance.randint(0, 2)),
            correct.move(card, place, to),
            correct.move(UNKNOWN, chance.choice(["deck", "slot:1", "dynasty"]), to),
            correct.gain(any_card, to),
            correct.dynasty(chance.sample(automa.dynasty, len(automa.dynasty))),
            correct.round_number(chance.randint(1, 12)),
            *correct.score({"play": chance.randint(-5, 50)}),
        ]
    )


def check(table: Table) -> None:
    """Everything lies in one place, nothing is negative, and the position can be written and read."""
    position: dict[str, Any] = table.position()
    assert position_json.write(position_json.read(position))["seats"][1] == position["seats"][1]
    scenario = Scenario(table)
    automa = scenario.other
    assert min(automa.resources.values()) >= 0
    lying = [
        card for card in [*scenario.position.all_cards(), *automa.unseen, *automa.unseen_dynasty] if card != UNKNOWN
    ]
    unique = [card for card in lying if not library()[card].is_unrest]
    assert len(unique) == len(set(unique)), sorted(card for card in unique if unique.count(card) > 1)
    face_down = [*automa.deck, *automa.slots].count(UNKNOWN)
    assert face_down == len(automa.unseen), (face_down, automa.unseen)
    assert automa.dynasty.count(UNKNOWN) == len(automa.unseen_dynasty)
    marks = table._game.match.marks  # type: ignore[attr-defined]
    if table.pending is None or table.pending.kind == "turn":
        assert not marks and not automa.playing
