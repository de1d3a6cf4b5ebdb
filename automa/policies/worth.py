"""What a statement of the effect language is worth to the one who resolves it, in victory points, by rule of thumb."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from automa.imperium.cards import Card, library
from automa.imperium.lexicon import RESOURCES
from automa.language import tree
from automa.language.tree import Amount, Choose, Condition, Cost, Count, Do, Effect, If, May, Noun, Seq, Statement, Who

TYPICAL = 2  # what a count comes to, unseen


@dataclass(frozen=True)
class Taste:
    """How much a player cares. Found by trying, over thousands of training games."""

    materials: float = 0.25
    population: float = 0.85
    progress: float = 1.1
    goods: float = 1.0
    action: float = 0.85
    exhaust: float = 0.3
    draw: float = 0.7
    card: float = 2.1  # an unknown card of the market
    unrest: float = 2.6
    fame: float = 8.0
    develop: float = 2.0
    trade: float = 0.9
    nation: float = 1.2  # a nation card more
    discard: float = 0.2
    abandon: float = 1.35
    garrison: float = 0.3
    thin: float = 0.4  # one weak card less to draw
    region: float = 1.6  # in play
    landless: float = 0.4  # the share of that without a way to turn regions into fame
    production: float = 0.4
    hurry: float = 2.5  # a turn lost because the game ends
    passive: float = 0.3  # a standing rule, for a turn
    reaction: float = 0.4  # how often what is waited for happens
    harm: float = 0.25  # what befalls an opponent
    cycle: float = 0.8  # the whole hand discarded
    keep: float = 4.0  # what a card must be worth to stay in hand: a fast deck brings nation cards sooner
    waiting: float = 0.55  # a card that cannot be played yet
    use: float = 0.37  # how often a card really is played when it could be
    distant: float = 0.2  # the use of a card of the other state


class Rough:
    """Worth without looking at a table."""

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
                unless = self.of(otherwise, card) if otherwise else 0.0
                return self.either(condition, self.of(then, card), unless, card)
            case Who(who, body, may):
                theirs = self.of(body, card)
                return self.whoever(who, max(0.0, theirs) if may else theirs)
            case tree.ForEach(count, body):
                return self.count(count, card) * self.of(body, card)
            case tree.Repeat(times, body, up_to):
                once = self.of(body, card)
                return times * (max(0.0, once) if up_to else once)
        return 0.0

    def either(self, condition: Condition, then: float, otherwise: float, card: str) -> float:
        return (then + otherwise) / 2

    def whoever(self, who: str, theirs: float) -> float:
        mine = 1.0 if who in ("all", "me", "owner") else 0.0
        return theirs * (mine - (self.taste.harm * self.others if who not in ("me", "owner") else 0.0))

    def count(self, count: Count, card: str) -> float:
        return TYPICAL / count.each

    def number(self, amount: Amount, card: str) -> float:
        number = amount.number * (1.0 if amount.per is None else self.count(amount.per, card))
        return number if amount.most is None else min(number, amount.most)

    def price(self, kind: str) -> float:
        price: float = getattr(self.taste, kind, 0.0)
        return price

    def do(self, do: Do, card: str) -> float:
        """By the verb; one that is not named here neither helps nor hurts."""
        taste, what = self.taste, do.what or Noun()
        number = self.number(do.amount, card)
        kind = what.kinds[0] if what.kinds else what.ref
        match do.verb:
            case "gain":
                return number * self.price(kind)
            case "pay" | "spend" | "move":
                return -number * self.price(kind)
            case "give":
                return -number * self.price(kind) if kind in RESOURCES else taste.unrest / 2
            case "steal":
                return number * self.price(kind) * self.others
            case "place" | "double":
                return number * self.price(kind) / 2
            case "draw" | "hand size":
                return number * taste.draw
            case "take" if kind == "unrest" and not what.places:
                return -number * self.unrest()
            case "take" | "find" | "collect":
                return taste.fame if "fame" in what.places else taste.draw
            case "return":
                return taste.unrest * self.returnable(what, number)
            case "discard":
                return 0.0 if what.ref else -max(1.0, number) * taste.discard
            case "put":
                return self.put(do, what, card)
            case "acquire":
                return self.acquire(do, card)
            case "break through":
                return self.break_through(what, card)
            case "look":
                return taste.fame if "fame" in what.places else 0.1
            case "trade" | "resolve":
                return taste.trade
            case "develop":
                return self.develop("free" in do.adverbs)
            case "abandon":
                return -number * taste.abandon
            case "recall":
                return -number * taste.abandon / 2
            case "garrison":
                return self.garrison(what, card)
            case "play" | "free play":
                return taste.action
            case "ready" | "reveal" | "treat" | "borrow" | "copy" | "trigger":
                return taste.exhaust
            case "lose" | "reach" | "reduce" | "look further":
                return taste.passive
        return 0.0

    def put(self, do: Do, what: Noun, card: str) -> float:
        if "nation" in what.places:
            return self.taste.nation
        if do.to is not None and "history" in do.to.places:
            return self.history(what, card)
        return self.taste.draw / 2 if "discard" in what.places else -self.taste.discard / 2

    def unrest(self) -> float:
        return self.taste.unrest

    def returnable(self, what: Noun, number: float) -> float:
        return 0.5 * max(1.0, number)

    def history(self, what: Noun, card: str) -> float:
        return self.taste.thin

    def garrison(self, what: Noun, card: str) -> float:
        return self.taste.garrison

    def acquire(self, do: Do, card: str) -> float:
        return self.taste.card

    def break_through(self, what: Noun, card: str) -> float:
        return self.taste.card + 1.0

    def develop(self, free: bool) -> float:
        return self.taste.develop


@cache
def rough_use(card: Card, taste: Taste) -> tuple[float, float]:
    """What a card brings when it is played, and in every turn that it stays in play."""
    rough = Rough(taste)
    played = 0.0 if card.is_unrest else max(0.0, rough.effect(card.when_played))
    each_turn = max(0.0, rough.effect(card.exhaust)) + taste.passive * len(card.triggers)
    each_turn += sum(rough.do(rule, "") for rule in card.standing)
    solstice = rough.effect(card.solstice)
    return (played + solstice, each_turn) if leaves(card, "solstice") else (played, each_turn + solstice)


@cache
def leaves(card: Card, key: str) -> bool:
    """Whether the card is gone once that effect is resolved."""
    effect: Effect | None = getattr(card, key)
    return effect is not None and any(_gone(sentence) for sentence in effect.sentences)


def _gone(statement: Statement) -> bool:
    match statement:
        case Do("exile" | "abandon", what=Noun(ref="this")):
            return True
        case Do("put", what=Noun(ref="this"), to=Noun(places=("history",))):
            return True
        case If(_, then):
            return _gone(then)
        case Choose(options):
            return all(_gone(option) for option in options)
    return False


@cache
def ways_to_fame(nation: str) -> tuple[tuple[str, bool], ...]:
    """The nation's cards that turn others into fame, and whether they are in its first deck."""
    cards = [card for card in library().cards.values() if card.nation == nation]
    return tuple((card.id, card.start == "deck") for card in cards if _wins_fame(card))


def _wins_fame(card: Card) -> bool:
    sentences = card.play.sentences if card.play else ()
    bought = [sentence.then for sentence in sentences if isinstance(sentence, Cost)]
    return any(isinstance(then, Do) and then.what is not None and then.what.places == ("fame",) for then in bought)


@cache
def counts_for(card: Card) -> tuple[tuple[str, float], ...]:
    """The kinds that the card's victory points count among what its owner has, with the points for one more."""
    return tuple(
        (kind, term.points / term.count.each)
        for term in card.points.terms
        for noun in term.count.terms
        if not {"others scored", "here", "garrison"} & set(noun.places)
        for kind in noun.kinds
    )
