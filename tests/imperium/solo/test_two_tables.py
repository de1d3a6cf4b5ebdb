"""The same automa turn gives the same outcome at a digital and at a real table, if the person there tells the truth."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.imperium.game import match_of
from automa.imperium.market import SMALL_DECKS, face_down
from automa.imperium.match import Collapse, Frame, Match
from automa.imperium.opponent.ground import AUTOMA, HUMAN, DigitalGround
from automa.imperium.opponent.tables import opponents
from automa.imperium.opponent.turn import automa_turn
from automa.imperium.physical.ground import PhysicalGround
from automa.imperium.position import UNKNOWN, Position, RealTable, Seat
from automa.imperium.select import counted
from automa.imperium.trade_routes import needing
from automa.language.tree import Count, Do
from automa.table import Decision, Option, Table
from tests.imperium.random_games import NATIONS, random_answer, variants
from tests.imperium.scenario import Scenario

ASKED = (
    "roll", "slot_card", "know_top", "know_pile", "know_first", "market", "settle", "human_state", "human_has",
    "human_can", "human_amount", "human_does", "human_route", "know_exile", "steal",
)  # fmt: skip


class Log:
    """What was asked of a table and what was true there at that moment."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, Position, Any]] = []


def watched(ground: Any, log: Log) -> Any:
    """Note each question once, the outermost one, with the position before it and its answer."""
    depth = [0]

    def watch(name: str) -> None:
        original = getattr(ground, name)

        def asking(*args: Any, **options: Any) -> Any:
            outermost = depth[0] == 0
            before = ground.match.p.copy()
            if outermost:
                log.entries.append((name, before, None))
                number = len(log.entries) - 1
            depth[0] += 1
            result = yield from original(*args, **options)
            depth[0] -= 1
            if outermost:
                log.entries[number] = (name, before, result)
            return result

        setattr(ground, name, asking)

    for name in ASKED:
        watch(name)
    return ground


def before_an_automa_turn(number: int) -> tuple[Position, int]:
    """A position from the middle of a random solo game, with the automa's turn next."""
    chance = random.Random(number)
    opponent = chance.choice(opponents())
    human = chance.choice([nation for nation in NATIONS if nation != opponent])
    config = {
        "mode": "solo",
        "difficulty": LEVELS[number % len(LEVELS)],
        "trade_routes": (routes := number % 3 == 0 or bool(needing([human, opponent]))),
        "variants": variants([human, opponent], routes, random.Random(number)),
        "seats": [{"nation": human, "power": chance.choice("AB")}, {"kind": "automa", "nation": opponent}],
        "seed": number,
    }
    table = Table.new(config)
    for _ in range(chance.randrange(5, 260)):
        if table.pending is None:
            break
        before = table.position()
        table.answer(random_answer(table, chance))
    while table.pending is not None and table.pending.kind != "turn":
        table.answer(random_answer(table, chance))
    if table.pending is None:
        table = Table.from_position(before, seed=number)
    position = Scenario(table).position.copy()
    position.turn, position.phase = AUTOMA, "activate"
    return position, number


def digital_turn(position: Position, seed: int, chance: random.Random) -> tuple[Match, Log]:
    match = match_of(position.copy(), seed)
    log = Log()
    steps = automa_turn(watched(DigitalGround(match), log))
    answer: tuple[Option, ...] | None = None
    while True:
        try:
            decision = steps.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            return match, log
        least, most = decision.picks
        number = chance.randint(least, min(most, len(decision.options)))
        answer = tuple(chance.sample(decision.options, number))


def real_position(position: Position, way: str) -> Position:
    """What the app knows of the same table when a person sits at it."""
    real = position.copy()
    real.mode = "physical"
    real.real = RealTable(way)
    real.seats[HUMAN] = Seat(nation=position.seats[HUMAN].nation)
    real.piles = {name: [] for name in real.piles}
    real.piles["unrest"] = ["UNR"] * len(position.piles["unrest"])
    automa = real.seats[AUTOMA]
    if way == "guide":
        automa.unseen = [*automa.deck, *(card for card in automa.slots if card)]
        automa.unseen_dynasty = automa.dynasty[:]
        automa.deck = [UNKNOWN] * len(automa.deck)
        automa.slots = [card and UNKNOWN for card in automa.slots]
        automa.dynasty = [UNKNOWN] * len(automa.dynasty)
        automa.unseen_quests = automa.quests[:-1]
        automa.quests = [UNKNOWN] * len(automa.unseen_quests) + automa.quests[-1:]
    return real


def looks_like(option_id: str, answer: str) -> bool:
    """Cards of the same name are offered once."""
    card = library().cards.get(option_id.removeprefix("card:"))
    return card is not None and card.name == library()[answer.removeprefix("card:")].name


class Person:
    """Answers from what is true at the digital table at the same question."""

    def __init__(self, log: Log, asked: Log) -> None:
        self.log = log
        self.asked = asked

    def answer(self, decision: Decision) -> tuple[Option, ...]:
        name, truth, result = self.log.entries[len(self.asked.entries) - 1]
        assert name == self.asked.entries[-1][0]
        if decision.about == "exiled":
            return tuple(option for option in decision.options if option.data["card"] in truth.piles["exile"])
        answer = self._answer(decision, truth, result)
        picked = decision.option(answer) or next(
            option for option in decision.options if answer.startswith("card:") and looks_like(option.id, answer)
        )
        assert picked is not None, (decision.about, [option.id for option in decision.options][:20])
        return (picked,)

    def _answer(self, decision: Decision, truth: Position, result: Any) -> str:
        automa = truth.seats[AUTOMA]
        human = Frame(HUMAN, "", HUMAN)
        match decision.about:
            case "die":
                return f"die:{result}"
            case "slot_card":
                return f"card:{automa.slots[decision.data['slot'] - 1]}"
            case "top_of_deck" | "top_of_dynasty" | "top_of_quests":
                return f"card:{automa.zone(decision.about.split('_')[-1])[0]}"
            case "top_of_discoveries":  # they lie where quests do
                return f"card:{automa.quests[0]}"
            case "top_of_pile":
                name = decision.data["pile"]
                pile = face_down(match_of(truth), name) if name in SMALL_DECKS else truth.piles[name]
                return f"card:{pile[0]}" if pile else "none"
            case "search_main":
                suit = decision.data["suit"]
                found = [card for card in truth.piles["main"] if suit in library()[card].icon_counts]
                return f"card:{found[0]}" if found else "none"
            case "search_decks":
                decks = [face_down(match_of(truth), deck) for deck in SMALL_DECKS] + [truth.piles["main"]]
                suit = decision.data["suit"]
                found = [card for deck in decks for card in deck if suit in library()[card].icon_counts]
                return f"card:{found[0]}" if found else "none"
            case "market_check":
                return "right"
            case "market_slot":
                card = truth.market[decision.data["slot"] - 1].card
                return f"card:{card}" if card else "none"
            case "human_state":
                return f"human_state:{truth.seats[HUMAN].state}"
            case "human_has":
                number = counted(match_of(truth), Count((decision.says,)), human)[0]
                return "yes" if number >= decision.data["number"] else "no"
            case "human_has_cards" | "human_has_unrest":
                body: Do = decision.says
                return "yes" if match_of(truth).resolver.possible(body, human) else "no"
            case "human_route":
                return f"card:{result}" if result else "none"
            case "human_amount":
                return f"amount:{truth.seats[HUMAN].resources[decision.data['resource']]}"
            case "you_may":
                return "done" if result else "no"
            case "stolen":
                return f"amount:{result}"
        raise LookupError(decision.about)


def real_turn(position: Position, seed: int, way: str, log: Log) -> tuple[Match, Log]:
    match = match_of(real_position(position, way), seed)
    asked = Log()
    person = Person(log, asked)
    steps = automa_turn(watched(PhysicalGround(match), asked))
    answer: tuple[Option, ...] | None = None
    while True:
        try:
            decision = steps.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            return match, asked
        told_what_to_do = decision.kind == "confirm" and not decision.option("no")
        answer = (decision.options[0],) if told_what_to_do else person.answer(decision)


def plain(cards: Any) -> list[str | None]:
    """By name: one unrest or City is like another."""
    return [card if card is None or card == UNKNOWN else library()[card].name for card in cards]


def known_equal(seen: list[str | None], true: list[str | None]) -> bool:
    """Equal where the app knows the card."""
    return len(seen) == len(true) and all(a in (UNKNOWN, b) for a, b in zip(seen, true, strict=True))


def compare(real: Match, digital: Match) -> None:
    mine, true = real.seat(AUTOMA), digital.seat(AUTOMA)
    given = [event["tokens"] for event in digital.events if event["event"] == "give_tokens"]  # the person would say so
    bought_off = {kind: sum(tokens.get(kind, 0) for tokens in given) for kind in true.resources}
    assert mine.resources == {kind: number - bought_off[kind] for kind, number in true.resources.items()}
    assert mine.state == true.state
    assert mine.king_of_kings == true.king_of_kings
    assert plain(entry.card for entry in mine.play) == plain(entry.card for entry in true.play)
    assert [entry.tokens for entry in mine.play] == [entry.tokens for entry in true.play]
    assert [entry.card for entry in mine.permanents] == [entry.card for entry in true.permanents]
    for zone in ("discard", "history", "journey"):
        assert plain(mine.zone(zone)) == plain(true.zone(zone)), zone
    for zone in ("deck", "dynasty", "quests"):
        assert known_equal(plain(mine.zone(zone)), plain(true.zone(zone))), zone
    assert known_equal(plain(mine.slots), plain(true.slots))
    hidden = [card for card in [*mine.deck, *mine.slots] if card and card != UNKNOWN] + mine.unseen
    assert Counter(plain(hidden)) == Counter(plain([*true.deck, *(card for card in true.slots if card)]))
    for seen, slot in zip(real.p.market, digital.p.market, strict=True):
        assert plain([seen.card]) == plain([slot.card])
        assert (seen.tokens, len(seen.unrest)) == (slot.tokens, len(slot.unrest))
    warded_off = any(event["event"] == "avoid" for event in digital.events)  # then the person would refuse that part
    assert warded_off or len(real.p.piles["unrest"]) == len(digital.p.piles["unrest"])
    triggers = [match.p.end["trigger"] if match.p.end else None for match in (real, digital)]
    assert triggers[0] == triggers[1] or triggers[1] == "main deck"  # which only the person can see


@pytest.mark.parametrize("way", ["brain", "guide"])
@pytest.mark.parametrize("first", range(0, 400, 25))
def test_both_tables_come_to_the_same(first: int, way: str) -> None:
    for number in range(first, first + 25):
        position, seed = before_an_automa_turn(number)
        if not position.piles["unrest"]:
            continue  # the game was over already
        try:
            digital, log = digital_turn(position, seed, random.Random(number))
        except Collapse:
            continue  # the person sees the empty unrest pile and says so
        if digital.p.end and digital.p.end["trigger"] == "main deck":
            continue
        real, _ = real_turn(position, seed, way, log)
        compare(real, digital)
