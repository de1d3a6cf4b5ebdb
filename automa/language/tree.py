"""The typed tree of an effect. Plain immutable data: equal texts give equal trees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Noun:
    """Which cards or resources: `mask not "Stone Mask" from hand/discard`.

    `kinds` are alternatives; the kind "card" fits every card and `"…"` (kept with its quotes) is a card name, or as a
    place what that card hosts or bears. `having` asks for every kind in it, for two if it is there twice; `lacking` is
    the contrary: a kind that is there twice may be had once. `less` and `as_many` compare what a player has of those
    kinds with what you have. `ref` names something already known ("this", "it", "them") and then `kinds` is empty.
    """

    kinds: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    having: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    hosting: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    ref: str = ""
    not_hosting: tuple[str, ...] = ()
    less: tuple[str, ...] = ()
    as_many: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """How many: the sum of `terms`, whole multiples of `each` only; if `different`, how many of its kinds there are."""

    terms: tuple[Noun, ...]
    each: int = 1
    different: bool = False


@dataclass(frozen=True, slots=True)
class Amount:
    """`mode` is exactly, up_to, any or all; `per` multiplies, `least` and `most` bound the result."""

    number: int = 1
    mode: str = "exactly"
    per: Count | None = None
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Do:
    """One verb with what it acts on. `to` is where things go, `whose` filters the players it concerns."""

    verb: str
    amount: Amount = Amount()
    what: Noun | None = None
    to: Noun | None = None
    whose: Condition | None = None
    adverbs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seq:
    parts: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Cost:
    """`costs -> then`: all of the costs together buy the result."""

    costs: tuple[Statement, ...]
    then: Statement


@dataclass(frozen=True, slots=True)
class May:
    body: Statement


@dataclass(frozen=True, slots=True)
class Choose:
    """Exactly one option, or up to `times` (an option may repeat); `both` adds "all of them, in order"."""

    options: tuple[Statement, ...]
    times: int = 1
    both: bool = False


@dataclass(frozen=True, slots=True)
class FirstOf:
    """The first option that is possible; nobody chooses."""

    options: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class If:
    condition: Condition
    then: Statement
    otherwise: Statement | None = None


@dataclass(frozen=True, slots=True)
class Who:
    """The body is resolved by other players: `others may: draw 1`."""

    who: str
    body: Statement
    may: bool = False
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class ForEach:
    count: Count
    body: Statement


@dataclass(frozen=True, slots=True)
class Repeat:
    """`times` 0 means as often as possible."""

    times: int
    body: Statement
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Until:
    """A rule that holds for the rest of the turn."""

    rule: Rule


Statement: TypeAlias = Do | Seq | Cost | May | Choose | FirstOf | If | Who | ForEach | Repeat | Until


@dataclass(frozen=True, slots=True)
class State:
    """Your state card shows this icon."""

    icon: str


@dataclass(frozen=True, slots=True)
class Have:
    """At least `number` of what the noun counts; with number 0: none at all."""

    what: Noun
    number: int = 1


@dataclass(frozen=True, slots=True)
class Is:
    """The thing referred to is of one of these kinds."""

    ref: str
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """The optional part before was done."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A fact of the game named by the lexicon ("end triggered")."""

    word: str


@dataclass(frozen=True, slots=True)
class Of:
    """The condition holds for another player: `if guests have egg`."""

    who: str
    condition: Condition


@dataclass(frozen=True, slots=True)
class Not:
    condition: Condition


@dataclass(frozen=True, slots=True)
class AllOf:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    conditions: tuple[Condition, ...]


Condition: TypeAlias = State | Have | Is | Done | Flag | Of | Not | AllOf | AnyOf


@dataclass(frozen=True, slots=True)
class Event:
    """What is waited for: who does which verb to what and how many, by which source card, to where."""

    subject: str
    verbs: tuple[str, ...]
    what: Noun | None = None
    by: Noun | None = None
    to: Noun | None = None
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class When:
    event: Event
    body: Statement


@dataclass(frozen=True, slots=True)
class Instead:
    event: Event
    body: Statement
    may: bool = False


Rule: TypeAlias = When | Instead | Do


@dataclass(frozen=True, slots=True)
class Effect:
    """What an ability does: its sentences in order, after `event` if it is a reaction."""

    sentences: tuple[Statement, ...]
    event: Event | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """`points` for every `count.each` of what is counted."""

    points: int
    count: Count


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points: a fixed value, by place (`cases`, first that fits, else `value`), or counted (`terms`)."""

    value: int = 0
    cases: tuple[tuple[str, int], ...] = ()
    terms: tuple[Term, ...] = ()

    @property
    def variable(self) -> bool:
        return bool(self.terms)
