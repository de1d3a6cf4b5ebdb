"""Resolving a row of the automa's table: in order, as far as possible, nobody choosing (IMP-SOLO-22…26)."""

from __future__ import annotations

from functools import cache

from automa.imperium.cards import Card, library
from automa.imperium.match import Frame, Match
from automa.imperium.opponent.ground import AUTOMA, Ground, human_condition
from automa.imperium.opponent.row_verbs import RowVerbs
from automa.imperium.opponent.tables import Row, matches, opponent_table
from automa.imperium.select import counted
from automa.language.tree import Condition, Cost, Count, Do, FirstOf, Have, If, Is, Not, Of, Repeat, Seq, Statement, Who
from automa.table import Steps

# No row repeats more often than a pool could pay for.
OFTEN = 99


class Rows:
    """Reads the tree as the automa does: a cost is only paid if its result can follow."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.match: Match = ground.match
        self.verbs = RowVerbs(ground, self.resolve)

    def side(self) -> str:
        automa = self.match.seat(AUTOMA)
        return automa.state if automa.state in opponent_table(automa.nation).sides else "single"

    def resolve(self, card_id: str) -> Steps[None]:
        """The first row that fits and of which some part is possible; then the card goes where it says."""
        automa = self.match.seat(AUTOMA)
        automa.playing.insert(0, card_id)
        card = self.match.card(card_id)
        frame = Frame(AUTOMA, card_id, AUTOMA)
        passed: list[int] = []
        for row in rows_for(automa.nation, self.side(), card_id):
            if not (yield from self.possible_row(row, frame)):
                passed.append(row.number)
                continue
            self.match.tell("row", AUTOMA, card=card_id, row=row.number, passed=passed)
            yield from self.ground.tell("row", card=card_id, row=row.number, passed=passed)
            for sentence in row.effect.sentences:
                yield from self.run(sentence, frame)
            break
        else:
            self.match.tell("no_row", AUTOMA, card=card_id, passed=passed)  # IMP-SOLO-30
        yield from self._put_away(card)

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
            case Who("you", body, may):
                return may or (yield from self.ground.human_can(body))
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
                    return False
                yield from self.verbs.do(statement, frame)
                return True
            case Seq(parts):
                happened = False
                for part in parts:
                    happened = (yield from self.run(part, frame)) or happened
                return happened
            case Cost(costs, then):
                if not (yield from self.possible(statement, frame)):
                    return False
                for cost in costs:
                    yield from self.run(cost, frame)
                yield from self.run(then, frame)
                return True
            case FirstOf(options):
                for option in options[:-1]:
                    if (yield from self.possible(_first(option), frame)):
                        return (yield from self.run(option, frame))
                return (yield from self.run(options[-1], frame))
            case If(condition, then, otherwise):
                chosen = then if (yield from self.holds(condition, frame)) else otherwise
                return chosen is not None and (yield from self.run(chosen, frame))
            case Who("you", body, may):
                happened = False
                for part in body.parts if isinstance(body, Seq) else (body,):
                    happened = (yield from self.ground.human_does(part, frame, may=may)) or happened
                return happened
            case Repeat(times, body):
                rounds = 0
                while rounds < (times or OFTEN) and (yield from self.run(body, frame)):
                    rounds += 1
                return rounds > 0
        raise LookupError(f"no row can say {statement}")

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
        raise LookupError(f"no row can ask {condition}")


@cache
def rows_for(nation: str, side: str, card_id: str) -> tuple[Row, ...]:
    """The rows that a card meets, topmost first (IMP-SOLO-22)."""
    card = library()[card_id]
    return tuple(row for row in opponent_table(nation).sides[side] if matches(row, card))


def _first(statement: Statement) -> Statement:
    """A result counts as possible if its first step is."""
    return statement.parts[0] if isinstance(statement, Seq) else statement
