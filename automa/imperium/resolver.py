"""The interpreter with Imperium's verbs: who is addressed, what a condition means, how costs are met together."""

from __future__ import annotations

from collections.abc import Sequence

from automa.imperium import costs
from automa.imperium.match import NOBODY, Frame, Match, ask
from automa.imperium.opponent import onto_automa
from automa.imperium.reactions import react
from automa.imperium.select import counted, referred
from automa.imperium.verbs import VERBS
from automa.imperium.verbs.base import picked_by
from automa.imperium.verbs.supply import put_back
from automa.language import tree
from automa.language.interpreter import Interpreter
from automa.language.tree import (
    AllOf,
    AnyOf,
    Choose,
    Condition,
    Count,
    Do,
    Done,
    Effect,
    Flag,
    Have,
    Is,
    Not,
    Noun,
    Of,
    Statement,
)
from automa.language.walk import within
from automa.table import Decision, Option, Steps

# What others give you in an attack you need not ward off (IMP-KW-ATTACK-2: the victim's choice).
_WELCOME = {"gain", "draw"}
_NOTHING = tree.Seq(())
_TAKE_UNREST = Do("take", what=Noun(("unrest",)))


class Resolver(Interpreter[Frame]):
    always_costs = frozenset({"pay", "move"})

    def __init__(self, match: Match) -> None:
        self.match = match

    def run_effect(self, effect: Effect, frame: Frame, once_paid: Steps[None] | None = None) -> Steps[None]:
        outer, self.match.queue = self.match.queue, []
        yield from super().run_effect(effect, frame, once_paid)
        yield from put_back(self.match, frame)
        self.match.queue = outer

    def can_do(self, do: Do, frame: Frame) -> bool:
        if self.match.is_automa(frame.seat):
            return onto_automa.can_do(self.match, do, frame)
        return VERBS[do.verb].can(self.match, do, frame)

    def do(self, do: Do, frame: Frame) -> Steps[bool]:
        if self.match.is_automa(frame.seat):
            return (yield from onto_automa.do(self.match, do, frame))
        happened = yield from VERBS[do.verb].do(self.match, do, frame)
        if happened and do.verb not in _WELCOME and frame.memory.attacker not in (NOBODY, frame.seat):
            frame.memory.affected.add(frame.seat)
        return happened

    def took_part(self, joined: Sequence[Frame], left_out: Sequence[Frame], frame: Frame) -> None:
        frame.memory.joined = [theirs.seat for theirs in joined]
        frame.memory.unable = [theirs.seat for theirs in left_out]

    def can_pay(self, costs_: Sequence[Do], frame: Frame) -> bool:
        return costs.can_pay(self.match, costs_, frame)

    def pay(self, costs_: Sequence[Do], frame: Frame) -> Steps[bool]:
        return (yield from costs.pay(self.match, costs_, frame))

    def holds(self, condition: Condition, frame: Frame) -> bool:
        match condition:
            case tree.State(icon):
                return icon in self.match.states(frame.seat)
            case Have(what, number):
                count = counted(self.match, Count((what,)), frame)[0]
                return count == 0 if number == 0 else count >= number
            case Is(ref, kinds):
                return any(self._is_kind(kind, ref, frame) for kind in kinds)
            case Done():
                return frame.done
            case Not(inner):
                return not self.holds(inner, frame)
            case AllOf(parts):
                return all(self.holds(part, frame) for part in parts)
            case AnyOf(parts):
                return any(self.holds(part, frame) for part in parts)
            case Flag(word):
                return self._flag(word, frame)
            case Of(who, inner):
                return any(self.holds(inner, theirs) for theirs in self.addressed(tree.Who(who, _NOTHING), frame))

    def _is_kind(self, kind: str, ref: str, frame: Frame) -> bool:
        # What was moved is looked at wherever it is by now (pitfall 12).
        spots = frame.it if ref in ("it", "them") else referred(self.match, ref, frame)
        cards = [self.match.card(spot.card) for spot in spots]
        if kind[0] == '"':
            return any(card.is_called(kind[1:-1]) for card in cards)
        wanted = frame.memory.declared if kind == "declared" else kind
        return any(wanted in card.icon_counts for card in cards)

    def _flag(self, word: str, frame: Frame) -> bool:
        match word:
            case "end triggered":
                return self.match.p.end is not None
            case "fame deck empty":
                return not self.match.p.piles["fame"]
            case "hand empty":
                return not self.match.seat(frame.seat).hand
            case "returned unrest this turn":
                return self.match.p.this_turn.returned_unrest
            case "broke through":
                happening = frame.memory.happening
                return happening is not None and happening.verb == "break through"
            case "had one resource":
                return sum(frame.memory.tokens.values()) == 1
            case "your turn":
                return self.match.p.turn == frame.seat and self.match.p.phase not in ("solstice", "scoring")
            case "chaos left":
                return bool(self.match.p.piles["chaos"])
            case "would lose a region":
                return self._threatened(frame)
        raise LookupError(word)

    def _threatened(self, frame: Frame) -> bool:
        """Whether the attack asks this player to abandon or recall something that a region could be."""
        asked = [do for do in within(frame.memory.threat, Do) if do.verb in ("abandon", "recall")]
        return any(self.match.card(spot.card).is_region for do in asked for spot in picked_by(self.match, do, frame))

    def count(self, count: Count, frame: Frame) -> int:
        return counted(self.match, count, frame)[0]

    def addressed(self, who: tree.Who, frame: Frame) -> list[Frame]:
        position, memory = self.match.p, frame.memory
        match who.who:
            case "others":
                seats = position.others(frame.seat)
            case "all":
                seats = [frame.seat, *position.others(frame.seat)]
            case "attacker":
                seats = [memory.attacker]
            case "owner":
                seats = [frame.owner]
            case "that player":
                seats = [memory.happening.seat] if memory.happening else []
            case "me":
                seats = [frame.seat]
            case "unable":
                # Before the steal anybody might be: so the card can be played on players who have nothing.
                seats = position.others(frame.seat) if memory.unable is None else memory.unable[:]
            case _:
                raise LookupError(who.who)
        if memory.spared and not _is_welcome(who):
            seats = [seat for seat in seats if seat not in memory.spared or seat == frame.seat]
        frames = [frame.of(seat) for seat in seats]
        if who.condition is not None:
            frames = [theirs for theirs in frames if self.holds(who.condition, theirs)]
        return frames

    def frames_of(self, who: tree.Who, frame: Frame) -> Steps[list[Frame]]:
        frames = self.addressed(who, frame)
        first = who.body.parts[0] if isinstance(who.body, tree.Seq) and who.body.parts else who.body
        if first == _TAKE_UNREST and 0 < len(self.match.p.piles["unrest"]) < len(frames):
            return (yield from self._share_out(frames, frame))
        return frames

    def _share_out(self, frames: list[Frame], frame: Frame) -> Steps[list[Frame]]:
        """Too few unrest for everybody: who caused it says who gets them (IMP-COLL-3)."""
        number = len(self.match.p.piles["unrest"])
        options = [Option(f"seat:{theirs.seat}", to=theirs.seat) for theirs in frames]
        picked = yield from ask(
            Decision(frame.seat, "option", "last_unrest", options, least=number, most=number, source=frame.card)
        )
        seats = [option.data["to"] for option in picked]
        return [theirs for theirs in frames if theirs.seat in seats]

    def ask_may(self, body: Statement, frame: Frame) -> Steps[bool]:
        if self.match.is_automa(frame.seat):
            return onto_automa.accepts(body)
        (picked,) = yield Decision(
            frame.seat, "confirm", "may", [Option("yes"), Option("no")], source=frame.card, says=body
        )
        return picked.id == "yes"

    def ask_option(self, choose: Choose, open_options: Sequence[int], frame: Frame, *, stop: bool) -> Steps[int | None]:
        options = [Option(f"option:{n + 1}", choose.options[n], number=n) for n in open_options]
        if choose.both and len(open_options) == len(choose.options):
            options.append(Option("both", number=len(choose.options)))
        if stop:
            options.append(Option("no", number=None))
        (picked,) = yield from ask(Decision(frame.seat, "option", "choose", options, source=frame.card))
        number: int | None = picked.data["number"]
        return number

    def add_rule(self, until: tree.Until, frame: Frame) -> None:
        self.match.p.this_turn.lasting.append((frame.seat, frame.card))

    def after_sentence(self, frame: Frame) -> Steps[None]:
        while self.match.queue:
            happenings, self.match.queue = self.match.queue, []
            yield from react(self.match, happenings)


def _is_welcome(who: tree.Who) -> bool:
    return who.may or (isinstance(who.body, Do) and who.body.verb in _WELCOME)
