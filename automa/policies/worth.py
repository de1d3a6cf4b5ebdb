"""What a statement of the effect language is worth to the one who resolves it, in victory points, by rule of thumb."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from automa.imperium.cards import Card
from automa.imperium.lexicon import RESOURCES
from automa.language.tree import (
    Amount,
    Choose,
    Condition,
    Cost,
    Count,
    Do,
    Effect,
    ForEach,
    If,
    May,
    Noun,
    Repeat,
    Seq,
    Statement,
    Until,
    When,
    Who,
)  # fmt: skip


@dataclass(frozen=True)
class Taste:
    """How much a player cares, in victory points. Tuned by play (see `python -m automa lab`)."""

    materials: float = 0.45
    population: float = 0.6
    progress: float = 1.1
    goods: float = 0.9
    action: float = 1.2
    exhaust: float = 0.3
    draw: float = 0.7
    card: float = 2.2  # an unknown card of the market
    unrest: float = 2.6
    fame: float = 8.0
    develop: float = 2.0
    nation: float = 1.2  # a nation card more
    discard: float = 0.4
    abandon: float = 0.6
    garrison: float = 0.3
    thin: float = 0.4  # one weak card less to draw
    region: float = 1.6  # in play
    landless: float = 0.3  # of that without a way to turn regions into fame
    production: float = 0.3
    hurry: float = 2.5  # a turn lost because the game ends
    passive: float = 0.3  # a standing rule, for a turn
    reaction: float = 0.4  # how often what is waited for happens
    harm: float = 0.4  # what befalls an opponent
    cycle: float = 0.8  # the whole hand discarded
    keep: float = 4.0  # what a card must be worth to stay in hand
    waiting: float = 0.5  # a card that cannot be played yet
    use: float = 0.6  # how often a card really is played when it could be
    distant: float = 0.35  # the use of a card of the other state


TYPICAL = 2  # what a count comes to


class Rough:
    """Worth without looking at the table."""

    others = 1

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def effect(self, effect: Effect | None, card: str = "") -> float:
        if effect is None:
            return 0.0
        total = sum(self.of(sentence, card) for sentence in effect.sentences)
        return total * self.taste.reaction if effect.event is not None else total

    def of(self, statement: Statement, card: str = "") -> float:
        match statement:
            case Do():
                return self.do(statement, card)
            case Seq(parts):
                return sum(self.of(part, card) for part in parts)
            case Cost(costs, then):
                return self.of(then, card) + sum(self.of(cost, card) for cost in costs)
            case May(body):
                return max(0.0, self.of(body, card))
            case Choose(options, times, both):
                worths = [self.of(option, card) for option in options]
                return sum(worths) if both else max(worths) * times
            case If(condition, then, otherwise):
                return self.either(condition, self.of(then, card), self.of(otherwise, card) if otherwise else 0.0)
            case Who(who, body, may):
                theirs = self.of(body, card)
                return self.whoever(who, max(0.0, theirs) if may else theirs)
            case ForEach(count, body):
                return self.count(count, card) * self.of(body, card)
            case Repeat(times, body, up_to):
                once = self.of(body, card)
                return times * (max(0.0, once) if up_to else once)
            case Until(rule):
                return self.taste.reaction * self.of(rule.body, card) if isinstance(rule, When) else 0.0

    def either(self, condition: Condition, then: float, otherwise: float) -> float:
        return (then + otherwise) / 2

    def whoever(self, who: str, theirs: float) -> float:
        match who:
            case "others":
                return -self.taste.harm * self.others * theirs
            case "all":
                return theirs * (1 - self.taste.harm * self.others)
            case "me" | "owner":
                return theirs
        return -self.taste.harm * theirs

    def count(self, count: Count, card: str) -> float:
        return TYPICAL / count.each

    def number(self, amount: Amount, card: str) -> float:
        number = float(amount.number)
        if amount.per is not None:
            number *= self.count(amount.per, card)
        return number if amount.most is None else min(number, amount.most)

    def price(self, kind: str) -> float:
        return getattr(self.taste, kind, 0.0)

    def do(self, do: Do, card: str) -> float:
        """By the verb; a verb not named here neither helps nor hurts."""
        taste, what = self.taste, do.what or Noun()
        number = self.number(do.amount, card)
        kind = what.kinds[0] if what.kinds else what.ref
        match do.verb:
            case "gain":
                return number * self.price(kind)
            case "pay" | "spend" | "move":
                return -number * self.price(kind)
            case "give":
                return self.give(do) if kind not in RESOURCES else -number * self.price(kind)
            case "steal":
                return number * self.price(kind) * self.others
            case "place" | "double":
                return number * self.price(kind) / 2
            case "draw":
                return number * taste.draw
            case "take" | "find" | "collect":
                return self.take(do, number)
            case "return":
                return self.give_back(do, number)
            case "discard":
                return 0.0 if what.ref else -max(1.0, number) * taste.discard
            case "put":
                return self.put(do, card)
            case "exile":
                return 0.1 if "market" in what.places else 0.0
            case "acquire":
                return self.acquire(do, card)
            case "break through":
                return self.break_through(do, card)
            case "look":
                return taste.fame if "fame" in what.places else 0.1
            case "reveal":
                return taste.card / 3
            case "develop":
                return self.develop("free" in do.adverbs)
            case "abandon":
                return -number * taste.abandon
            case "recall":
                return 0.1 if what.ref == "this" else -number * taste.abandon / 2
            case "garrison":
                return self.garrison(do, card)
            case "play" | "free play":
                return taste.action
            case "ready":
                return taste.exhaust
            case "treat" | "borrow" | "copy" | "trigger":
                return taste.materials
            case "hand size":
                return number * taste.draw
            case "lose" | "reach" | "reduce" | "look further":
                return taste.passive
        return 0.0

    def take(self, do: Do, number: float) -> float:
        what = do.what or Noun()
        if what.kinds == ("unrest",) and not what.places:
            return -number * self.taste.unrest
        if "fame" in what.places:
            return self.taste.fame
        return self.taste.draw

    def give(self, do: Do) -> float:
        return self.taste.unrest / 2

    def give_back(self, do: Do, number: float) -> float:
        if (do.what or Noun()).ref == "this":
            return self.taste.unrest
        return self.taste.unrest / 2 * max(1.0, number)

    def put(self, do: Do, card: str) -> float:
        what, to = do.what or Noun(), (do.to or Noun()).places
        if "nation" in what.places:
            return self.taste.nation
        if "history" in to:
            return self.history(do, card)
        return self.taste.draw / 2 if "discard" in what.places else -self.taste.discard / 2

    def history(self, do: Do, card: str) -> float:
        return self.taste.thin

    def garrison(self, do: Do, card: str) -> float:
        return self.taste.garrison

    def acquire(self, do: Do, card: str) -> float:
        return self.taste.card

    def break_through(self, do: Do, card: str) -> float:
        return self.taste.card + 1.0

    def develop(self, free: bool) -> float:
        return self.taste.develop


@cache
def rough_use(card: Card, taste: Taste) -> tuple[float, float]:
    """What a card brings when it is played, and in every turn that it stays in play."""
    rough = Rough(taste)
    played = 0.0 if card.is_unrest else rough.effect(card.play)
    each_turn = max(0.0, rough.effect(card.exhaust)) + taste.passive * len(card.triggers)
    each_turn += sum(rough.do(rule, "") for rule in card.standing)
    if leaves(card.solstice):
        played += rough.effect(card.solstice)
    else:
        each_turn += rough.effect(card.solstice)
    return played, each_turn


@cache
def leaves(effect: Effect | None) -> bool:
    """Whether the card is gone once the effect is resolved."""
    return effect is not None and any(_gone(sentence) for sentence in effect.sentences)


def _gone(statement: Statement) -> bool:
    match statement:
        case Do(verb, what=Noun(ref="this"), to=to):
            return verb in ("exile", "abandon") or (verb == "put" and to is not None and "history" in to.places)
        case If(_, then):
            return _gone(then)
        case Choose(options):
            return all(_gone(option) for option in options)
    return False


@cache
def wins_fame(card: Card) -> bool:
    """Turns regions into fame."""
    sentences = card.play.sentences if card.play else ()
    costs = [s for s in sentences if isinstance(s, Cost) and isinstance(s.then, Do) and s.then.what is not None]
    return any(s.then.what.places == ("fame",) for s in costs)  # type: ignore[union-attr]


@cache
def counts_for(card: Card) -> tuple[tuple[str, float], ...]:
    """The kinds that the card's victory points count, with the points for one more."""
    return tuple(
        (kind, term.points / term.count.each)
        for term in card.points.terms
        for noun in term.count.terms
        if not {"others scored", "here", "garrison"} & set(noun.places)
        for kind in noun.kinds
    )
