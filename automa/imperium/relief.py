"""Exhaust abilities that make a cost smaller while it is being met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from automa.imperium.match import Frame, Match
from automa.imperium.position import InPlay
from automa.language.tree import Do
from automa.table import Decision, Option, Steps

CanMeet = Callable[[Match, Sequence[Do], Frame], bool]


def relieved(match: Match, cost: Do, frame: Frame) -> Do:
    """The cost if every ability that could make it smaller were used."""
    for entry in _helpers(match, cost, frame)[: match.seat(frame.seat).exhausts]:
        cost = _smaller(match, cost, entry)
    return cost


def relieve(match: Match, costs: Sequence[Do], frame: Frame, can_meet: CanMeet) -> Steps[list[Do]]:
    """Offer each such ability; one without which the costs could not be met is used unasked."""
    costs = list(costs)
    for number, cost in enumerate(costs):
        for entry in _helpers(match, cost, frame):
            if match.seat(frame.seat).exhausts <= 0:
                break
            if can_meet(match, costs, frame) and not (yield from _wanted(frame, entry)):
                continue
            entry.exhausted = True
            match.seat(frame.seat).exhausts -= 1
            match.tell("exhaust", frame.seat, card=entry.card)
            costs[number] = _smaller(match, costs[number], entry)
    return costs


def _wanted(frame: Frame, entry: InPlay) -> Steps[bool]:
    options = [Option(f"exhaust:{entry.card}", card=entry.card), Option("no")]
    (picked,) = yield Decision(frame.seat, "option", "react", options, happened="discard")
    return picked.id != "no"


def _helpers(match: Match, cost: Do, frame: Frame) -> list[InPlay]:
    """Only in your own activate turn (IMP-EXH-1)."""
    if match.p.phase != "activate" or match.p.turn != frame.seat or cost.what is None or cost.amount.mode != "exactly":
        return []
    ready = [entry for entry in match.in_play(frame.seat) if not entry.exhausted]
    return [entry for entry in ready if _reduction(match, entry, cost) is not None]


def _reduction(match: Match, entry: InPlay, cost: Do) -> Do | None:
    effect = match.face(entry.card).exhaust
    if effect is None or effect.event is None:
        return None
    event, deed = effect.event, effect.sentences[0]
    if cost.verb not in event.verbs or event.what is None or cost.what is None or event.what.kinds != cost.what.kinds:
        return None
    return deed if isinstance(deed, Do) and deed.verb == "reduce" else None


def _smaller(match: Match, cost: Do, entry: InPlay) -> Do:
    reduction = _reduction(match, entry, cost)
    assert reduction is not None
    return replace(cost, amount=replace(cost.amount, number=max(0, cost.amount.number - reduction.amount.number)))
