"""Runs the tree. What verbs, conditions and counts mean is the game's; how they combine is decided here, once.

Two questions are kept apart: `possible` looks and changes nothing, `run` acts and may hand out decisions. The
principles of resolving text (in order, as far as possible, costs first and completely) live here and nowhere else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Generic, Protocol, TypeVar

from automa.language.tree import (
    Choose,
    Condition,
    Cost,
    Count,
    Do,
    Effect,
    FirstOf,
    ForEach,
    If,
    May,
    Repeat,
    Seq,
    Statement,
    Until,
    Who,
)  # fmt: skip
from automa.table.decision import Steps


class Frame(Protocol):
    """One running effect: who resolves it and what it remembers. `done` is set by every optional part."""

    done: bool


F = TypeVar("F", bound=Frame)


class Interpreter(ABC, Generic[F]):
    """Subclassed by a game, which brings the verbs."""

    # Verbs that are a cost wherever they stand, also without an arrow.
    always_costs: frozenset[str] = frozenset()

    @abstractmethod
    def can_do(self, do: Do, frame: F) -> bool:
        """Whether this verb could achieve anything now."""

    @abstractmethod
    def do(self, do: Do, frame: F) -> Steps[bool]:
        """Carry the verb out as far as possible; whether anything happened."""

    @abstractmethod
    def can_pay(self, costs: Sequence[Do], frame: F) -> bool:
        """Whether all of these can be met together and in full."""

    @abstractmethod
    def pay(self, costs: Sequence[Do], frame: F) -> Steps[bool]:
        """Meet all of these, in order; False if one proved impossible after all, which buys nothing."""

    @abstractmethod
    def holds(self, condition: Condition, frame: F) -> bool: ...

    @abstractmethod
    def count(self, count: Count, frame: F) -> int: ...

    @abstractmethod
    def frames_of(self, who: Who, frame: F) -> Steps[list[F]]:
        """One frame for each player addressed, in the order in which they resolve it."""

    @abstractmethod
    def addressed(self, who: Who, frame: F) -> list[F]:
        """The same players, without asking anybody."""

    @abstractmethod
    def ask_may(self, body: Statement, frame: F) -> Steps[bool]: ...

    @abstractmethod
    def ask_option(self, choose: Choose, open_options: Sequence[int], frame: F, *, stop: bool) -> Steps[int | None]:
        """The number of the option picked, None to stop, len(options) for both."""

    @abstractmethod
    def add_rule(self, until: Until, frame: F) -> None: ...

    @abstractmethod
    def after_sentence(self, frame: F) -> Steps[None]:
        """Reactions to what the sentence did."""

    def took_part(self, joined: Sequence[F], left_out: Sequence[F], frame: F) -> None:
        """Which of the players last addressed did anything, and which did not. For effects that ask for them."""

    def resolvable(self, effect: Effect, frame: F) -> bool:
        """Whether the effect may be started: its costs can be met and some part of it would do something."""
        if len(effect.sentences) == 1:
            return self.possible(effect.sentences[0], frame)  # which looks at its costs itself
        return self.startable(effect, frame) and any(self.possible(sentence, frame) for sentence in effect.sentences)

    def startable(self, effect: Effect, frame: F) -> bool:
        """Whether every cost that is not optional can be met; the parts of the effect need not be possible."""
        return self._affordable(Seq(effect.sentences), frame)

    def _affordable(self, statement: Statement, frame: F) -> bool:
        match statement:
            case Do():
                return not self._is_cost(statement) or self._can_pay_one(statement, frame)
            case Seq(parts):
                bare = list(self._bare_costs(statement))
                rest = (part for part in parts if not isinstance(part, Do))
                return (not bare or self.can_pay(bare, frame)) and all(self._affordable(part, frame) for part in rest)
            case Cost():
                return any(self.can_pay(way, frame) for way in self._ways(statement))
            case Choose(options):
                return any(self._affordable(option, frame) for option in options)
            case If(condition, then, otherwise):
                chosen = then if self.holds(condition, frame) else otherwise
                return chosen is None or self._affordable(chosen, frame)
        return True  # optional, or somebody else's cost

    def run_effect(self, effect: Effect, frame: F, once_paid: Steps[None] | None = None) -> Steps[None]:
        """Bare costs, then sentence by sentence. What the game does `once_paid` waits for an opening cost as well."""
        costs = list(chain.from_iterable(self._bare_costs(sentence) for sentence in effect.sentences))
        if costs:
            yield from self.pay(costs, frame)
            yield from self.after_sentence(frame)
        sentences = effect.sentences
        if once_paid is not None and isinstance(sentences[0], Cost):
            yield from self._buy(sentences[0], frame, once_paid)
            yield from self.after_sentence(frame)
            sentences = sentences[1:]
        elif once_paid is not None:
            yield from once_paid
        for sentence in sentences:
            rest = self._without_bare_costs(sentence) if costs else sentence
            if rest is not None:
                yield from self.run(rest, frame)
                yield from self.after_sentence(frame)

    def possible(self, statement: Statement, frame: F) -> bool:
        """Whether resolving this would do anything. An unpayable cost makes it impossible."""
        match statement:
            case Do():
                return (
                    self._can_pay_one(statement, frame) if self._is_cost(statement) else self.can_do(statement, frame)
                )
            case Seq(parts):
                return self._affordable(statement, frame) and any(self.possible(part, frame) for part in parts)
            case Cost():
                return any(self.can_pay(way, frame) for way in self._ways(statement))
            case May(body):
                return self.possible(body, frame)
            case Choose(options):
                return any(self.possible(option, frame) for option in options)
            case FirstOf(options):
                return any(self.possible(option, frame) for option in options)
            case If(condition, then, otherwise):
                chosen = then if self.holds(condition, frame) else otherwise
                return chosen is not None and self.possible(chosen, frame)
            case Who(body=body):
                return any(self.possible(body, theirs) for theirs in self.addressed(statement, frame))
            case ForEach(count, body):
                return self.count(count, frame) > 0 and self.possible(body, frame)
            case Repeat(body=body):
                return self.possible(body, frame)
            case Until():
                return True

    def run(self, statement: Statement, frame: F) -> Steps[bool]:
        """Resolve as far as possible; whether anything happened."""
        match statement:
            case Do():
                if not self._is_cost(statement):
                    return (yield from self.do(statement, frame))
                if not self._can_pay_one(statement, frame):
                    return False
                yield from self.pay([statement], frame)
                return True
            case Seq(parts):
                happened = False
                for part in parts:
                    happened = (yield from self.run(part, frame)) or happened
                return happened
            case Cost():
                return (yield from self._buy(statement, frame))
            case May(body):
                frame.done = False
                if self.possible(body, frame) and (yield from self.ask_may(body, frame)):
                    yield from self.run(body, frame)
                    frame.done = True
                return frame.done
            case Choose():
                return (yield from self._choose(statement, frame))
            case FirstOf(options):
                first = next((option for option in options if self.possible(option, frame)), None)
                return first is not None and (yield from self.run(first, frame))
            case If(condition, then, otherwise):
                chosen = then if self.holds(condition, frame) else otherwise
                return chosen is not None and (yield from self.run(chosen, frame))
            case Who():
                return (yield from self._who(statement, frame))
            case ForEach(count, body):
                happened = False
                for _ in range(self.count(count, frame)):
                    happened = (yield from self.run(body, frame)) or happened
                return happened
            case Repeat():
                return (yield from self._repeat(statement, frame))
            case Until():
                self.add_rule(statement, frame)
                return True

    def _buy(self, cost: Cost, frame: F, once_paid: Steps[None] | None = None) -> Steps[bool]:
        """Costs first and completely, then the result as far as possible."""
        ways = [way for way in self._ways(cost) if self.can_pay(way, frame)]
        if not ways:
            return False
        choices = [part for part in cost.costs if isinstance(part, Choose)]
        chosen = ways[0]
        if choices:
            options = choices[0].options
            open_options = [number for number, option in enumerate(options) if any(option in way for way in ways)]
            number = yield from self.ask_option(choices[0], open_options, frame, stop=False)
            chosen = next(way for way in ways if options[number or 0] in way)
        paid = yield from self.pay(chosen, frame)
        if once_paid is not None:
            yield from once_paid
        then = self._without_bare_costs(cost.then)
        if paid and then is not None:
            yield from self.run(then, frame)
        return True

    def _choose(self, choose: Choose, frame: F) -> Steps[bool]:
        happened = False
        for _ in range(choose.times):
            open_options = [n for n, option in enumerate(choose.options) if self._open(option, frame)]
            if not any(self.possible(choose.options[n], frame) for n in open_options):
                break
            number = yield from self.ask_option(choose, open_options, frame, stop=choose.times > 1)
            if number is None:
                break
            picked = choose.options if number == len(choose.options) else (choose.options[number],)
            for option in picked:
                happened = (yield from self.run(option, frame)) or happened
        frame.done = happened
        return happened

    def _open(self, option: Statement, frame: F) -> bool:
        """Whether an option may be chosen: also one that only allows something, which may be left undone."""
        return isinstance(option, May) or self.possible(option, frame)

    def _who(self, who: Who, frame: F) -> Steps[bool]:
        joined: list[F] = []
        left_out: list[F] = []
        for theirs in (yield from self.frames_of(who, frame)):
            body: Statement = May(who.body) if who.may else who.body
            happened = yield from self.run(body, theirs)
            (joined if happened else left_out).append(theirs)
        self.took_part(joined, left_out, frame)
        frame.done = bool(joined)
        return frame.done

    def _repeat(self, repeat: Repeat, frame: F) -> Steps[bool]:
        body: Statement = May(repeat.body) if repeat.up_to else repeat.body
        rounds = 0
        while self.possible(body, frame) and (yield from self.run(body, frame)):
            rounds += 1
            if rounds == repeat.times:
                break
        return rounds > 0

    def _is_cost(self, do: Do) -> bool:
        return do.verb in self.always_costs and do.amount.mode == "exactly"

    def _can_pay_one(self, do: Do, frame: F) -> bool:
        return self.can_pay([do], frame)

    def _ways(self, cost: Cost) -> list[list[Do]]:
        """Each way to meet it. A result that is itself a cost must be met with the others."""
        bare = list(self._bare_costs(cost.then))
        return [[*way, *bare] for way in _ways(cost.costs)]

    def _bare_costs(self, statement: Statement) -> Iterator[Do]:
        """Costs that stand without an arrow and so bind the whole of what they stand in."""
        match statement:
            case Do():
                if self._is_cost(statement):
                    yield statement
            case Seq(parts):
                for part in parts:
                    yield from self._bare_costs(part)

    def _without_bare_costs(self, statement: Statement) -> Statement | None:
        match statement:
            case Do():
                return None if self._is_cost(statement) else statement
            case Seq(parts):
                kept = [rest for part in parts if (rest := self._without_bare_costs(part)) is not None]
                return None if not kept else kept[0] if len(kept) == 1 else Seq(tuple(kept))
        return statement


def _ways(costs: Sequence[Statement]) -> list[list[Do]]:
    """Each way to meet the costs: one for every option of a choice among them."""
    ways: list[list[Any]] = [[]]
    for cost in costs:
        options = cost.options if isinstance(cost, Choose) else cost.parts if isinstance(cost, Seq) else (cost,)
        if isinstance(cost, Seq):
            ways = [way + list(options) for way in ways]
        else:
            ways = [[*way, option] for way in ways for option in options]
    return ways
