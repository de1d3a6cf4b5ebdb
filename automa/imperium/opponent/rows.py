"""Resolving a row of the automa's table: in order, as far as possible, nobody choosing (IMP-SOLO-22…26)."""

from __future__ import annotations

from functools import cache
from typing import Any

from automa.imperium.cards import Card, library
from automa.imperium.match import Frame, Match
from automa.imperium.opponent.ground import AUTOMA, Ground, human_condition
from automa.imperium.opponent.impossible import SAID, YOURS, number_of, reason
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.opponent.routes import Line, Route
from automa.imperium.opponent.row_verbs import RowVerbs
from automa.imperium.opponent.tables import JourneyRow, Row, matches
from automa.imperium.opponent.trade import Trading, is_route
from automa.imperium.select import counted
from automa.language.tree import (
    Condition,
    Cost,
    Count,
    Do,
    Effect,
    FirstOf,
    Flag,
    Have,
    If,
    Is,
    Not,
    Noun,
    Of,
    Repeat,
    Seq,
    Statement,
    Who,
)  # fmt: skip
from automa.table import Steps

AnyRow = Row | JourneyRow | Line | Route
# No row repeats more often than a pool could pay for.
OFTEN = 99


class Rows:
    """Reads the tree as the automa does: a cost is only paid if its result can follow.

    At a real table the person may refuse what is to be done. A refused part is left out and the rest of the row goes
    on; a cost and the first step of its result stand and fall together, and in place of the first step of an option
    the next option is tried. A refused row is as good as one of which nothing is possible.
    """

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.match: Match = ground.match
        self.trading = Trading(ground, self)
        self.verbs = RowVerbs(ground, self.resolve, self.trading)
        # The row being resolved, and how events name it.
        self._row: tuple[AnyRow, dict[str, Any]] | None = None
        # Whether a refusal takes back more than the part itself, and whether an impossible part is worth telling.
        self._bound = False
        self._silent = False

    def side(self) -> str:
        automa = self.match.seat(AUTOMA)
        return automa.state if automa.state in table_of(automa.nation, automa.table).sides else "single"

    def resolve(self, card_id: str) -> Steps[None]:
        """The first row that fits and of which some part is possible; then the card goes where it says."""
        self.match.seat(AUTOMA).playing.insert(0, card_id)
        card = self.match.card(card_id)
        frame = Frame(AUTOMA, card_id, AUTOMA)
        passed: list[int] = []
        side = self.side()
        if is_route(self.match, card_id):  # above all rows but that of unrest
            with self.ground.attempt("row", frame):
                yield from self.trading.play(card_id, frame)
                return
        for row in self._rows_for(side, card_id):
            if not (yield from self.possible_row(row, frame)):
                passed.append(row.number)
                continue
            with self.ground.attempt("row", frame):
                self.match.tell("row", AUTOMA, card=card_id, row=row.number, passed=passed)
                yield from self.ground.tell("row", card=card_id, row=row.number, passed=passed)
                yield from self.carry_out(row, row.effect, frame, side=side, row=row.number)
                yield from self._put_away(card)
                return
            passed = [*passed, row.number]
            self.match.tell("row_refused", AUTOMA, card=card_id, row=row.number)
        self.match.tell("no_row", AUTOMA, card=card_id, passed=passed)  # IMP-SOLO-30
        yield from self._put_away(card)

    def _rows_for(self, side: str, card_id: str) -> tuple[Row, ...]:
        automa = self.match.seat(AUTOMA)
        return rows_for(automa.nation, side, card_id, automa.table)

    def carry_out(self, source: AnyRow, effect: Effect, frame: Frame, **place: str | int) -> Steps[None]:
        """All sentences of a row, or of one way of a journey row; `place` is how events name it."""
        outer = self._row, self._bound, self._silent
        self._row, self._bound, self._silent = (source, place), False, False
        try:
            for sentence in effect.sentences:
                yield from self.run(sentence, frame)
        finally:
            self._row, self._bound, self._silent = outer

    def _put_away(self, card: Card) -> Steps[None]:
        automa = self.match.seat(AUTOMA)
        if card.id in automa.playing:
            automa.playing.remove(card.id)
            automa.discard.insert(0, card.id)
            yield from self.ground.tell("automa_discards", card=card.id)

    def possible_row(self, row: Row, frame: Frame) -> Steps[bool]:
        for sentence in row.effect.sentences:
            if (yield from self.possible(sentence, frame)):
                return True
        return False

    def possible(self, statement: Statement, frame: Frame) -> Steps[bool]:
        """Whether some part of this can be resolved."""
        match statement:
            case Do():
                return (yield from self.verbs.can(statement, frame))
            case Seq(parts):
                for part in parts:
                    if (yield from self.possible(part, frame)):
                        return True
                return False
            case Cost(costs, then):
                for cost in costs:
                    if not (yield from self.payable(cost, frame)):
                        return False
                return (yield from self.possible(_first(then), frame))
            case FirstOf(options):
                for option in options:
                    if (yield from self.possible(_first(option), frame)):
                        return True
                return (yield from self.possible(options[-1], frame))
            case If(condition, then, otherwise):
                chosen = then if (yield from self.holds(condition, frame)) else otherwise
                return chosen is not None and (yield from self.possible(chosen, frame))
            case Who("owner", body, may) if frame.owner == AUTOMA:
                return bool(self.match.seat(AUTOMA).deck)
            case Who("you" | "owner", body, may):
                for part in body.parts if isinstance(body, Seq) else (body,):
                    if may or (yield from self.ground.human_can(part)):
                        return True
                return False
            case Repeat(body=body):
                return (yield from self.possible(body, frame))
        raise LookupError(f"no row can say {statement}")

    def payable(self, cost: Statement, frame: Frame) -> Steps[bool]:
        """In full, as a cost must be."""
        assert isinstance(cost, Do)
        return (yield from self.verbs.can(cost, frame, in_full=True))

    def run(self, statement: Statement, frame: Frame) -> Steps[bool]:
        """As far as possible; whether anything happened."""
        match statement:
            case Do():
                if not (yield from self.verbs.can(statement, frame)):
                    self._tell_impossible(statement, frame)
                    return False
                return (yield from self._refusable(statement, frame, self._deed(statement, frame)))
            case Seq(parts):
                happened = False
                for part in parts:
                    happened = (yield from self.run(part, frame)) or happened
                return happened
            case Cost():
                if not (yield from self.possible(statement, frame)):
                    self._tell_impossible(statement, frame, (yield from self._why_not_bought(statement, frame)))
                    return False
                return (yield from self._refusable(statement, frame, self._buy(statement, frame)))
            case FirstOf(options):
                return (yield from self._first_of(options, frame))
            case If(condition, then, otherwise):
                chosen = then if (yield from self.holds(condition, frame)) else otherwise
                return chosen is not None and (yield from self.run(chosen, frame))
            case Who("owner", body) if frame.owner == AUTOMA:
                return (yield from self._draws())
            case Who("you" | "owner", body, may):
                happened = False
                for part in body.parts if isinstance(body, Seq) else (body,):
                    steps = self._to_human(part, frame, may=may)
                    happened = (yield from self._refusable(part, frame, steps, yours=True)) or happened
                return happened
            case Repeat(times, body):
                return (yield from self._repeat(times or OFTEN, body, frame))
        raise LookupError(f"no row can say {statement}")

    def _draws(self) -> Steps[bool]:
        """What would let it draw a card: the top card of its deck is discarded (IMP-SOLO-38, IMP-AMB-28)."""
        yield from self.verbs.discard(_TOP_CARD, Frame(AUTOMA, "", AUTOMA))
        return True

    def _deed(self, do: Do, frame: Frame) -> Steps[bool]:
        yield from self.verbs.do(do, frame)
        return True

    def _buy(self, cost: Cost, frame: Frame) -> Steps[bool]:
        outer, self._bound = self._bound, True
        try:
            for each in cost.costs:
                yield from self.run(each, frame)
        finally:
            self._bound = outer
        yield from self._led_by_its_first_step(cost.then, frame)
        return True

    def _led_by_its_first_step(self, statement: Statement, frame: Frame) -> Steps[bool]:
        """Refusing the first step refuses what led to it; the others are parts of their own."""
        first, *rest = statement.parts if isinstance(statement, Seq) else (statement,)
        outer, self._bound = self._bound, True
        try:
            happened = yield from self.run(first, frame)
            self._bound = False
            for part in rest:
                happened = (yield from self.run(part, frame)) or happened
        finally:
            self._bound = outer
        return happened

    def _first_of(self, options: tuple[Statement, ...], frame: Frame) -> Steps[bool]:
        for option in options[:-1]:
            if not (yield from self.possible(_first(option), frame)):
                self._tell_impossible(option, frame)
                continue
            with self.ground.attempt("part", frame):
                return (yield from self._led_by_its_first_step(option, frame))
            self._tell_impossible(option, frame, SAID)
        return (yield from self.run(options[-1], frame))

    def _to_human(self, body: Statement, frame: Frame, *, may: bool) -> Steps[bool]:
        if not may and self.ground.human_cannot(body):
            self._tell_impossible(body, frame, YOURS, yours=True)
        return (yield from self.ground.human_does(body, frame, may=may))

    def _repeat(self, times: int, body: Statement, frame: Frame) -> Steps[bool]:
        """That it cannot be done once more is no news."""
        rounds, outer = 0, self._silent
        try:
            while rounds < times and (yield from self.run(body, frame)):
                rounds, self._silent = rounds + 1, True
        finally:
            self._silent = outer
        return rounds > 0

    def _refusable(self, part: Statement, frame: Frame, steps: Steps[bool], *, yours: bool = False) -> Steps[bool]:
        """A part that the person may leave out, unless it stands and falls with a larger one."""
        if self._bound:
            return (yield from steps)
        with self.ground.attempt("part", frame):
            return (yield from steps)
        self._tell_impossible(part, frame, SAID, yours=yours)
        return False

    def _why_not_bought(self, cost: Cost, frame: Frame) -> Steps[dict[str, str]]:
        for each in cost.costs:
            if not (yield from self.payable(each, frame)):
                return reason(self.match, each)
        return reason(self.match, cost.then)

    def _tell_impossible(
        self, part: Statement, frame: Frame, why: dict[str, str] | None = None, *, yours: bool = False
    ) -> None:
        if self._row is None or (self._silent and why != SAID):
            return
        row, place = self._row
        told = {**place, **(why or reason(self.match, part))}
        self.match.tell("part_impossible", AUTOMA, card=frame.card, part=number_of(row, part), yours=yours, **told)

    def holds(self, condition: Condition, frame: Frame) -> Steps[bool]:
        match condition:
            case Of("you", inner):
                return (yield from human_condition(self.ground, inner))
            case Have(what, number):
                count = counted(self.match, Count((what,)), frame)[0]
                return count == 0 if number == 0 else count >= number
            case Is("it", kinds):
                return any(kind in self.match.card(spot.card).icon_counts for spot in frame.it for kind in kinds)
            case Not(inner):
                return not (yield from self.holds(inner, frame))
            case Flag("worth nothing"):
                return any(self.match.card(spot.card).best_points == 0 for spot in frame.it)
        raise LookupError(f"no row can ask {condition}")


_TOP_CARD = Do("discard", what=Noun(("card",), places=("deck",)))


@cache
def rows_for(nation: str, side: str, card_id: str, own: str = "") -> tuple[Row, ...]:
    """The rows that a card meets, topmost first (IMP-SOLO-22)."""
    card = library()[card_id]
    return tuple(row for row in table_of(nation, own).sides[side] if matches(row, card))


def _first(statement: Statement) -> Statement:
    """A result counts as possible if its first step is."""
    return statement.parts[0] if isinstance(statement, Seq) else statement
