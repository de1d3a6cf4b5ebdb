"""Costs: whether all of them can be met together, and meeting them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from automa.imperium import payment
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.relief import relieve, relieved
from automa.imperium.verbs import VERBS
from automa.imperium.verbs.base import PICKS, picked_by, value, weight
from automa.imperium.verbs.resources import move_targets
from automa.language.tree import Do
from automa.table import Steps


def can_pay(match: Match, costs: Sequence[Do], frame: Frame) -> bool:
    """All in full and together: the same card or token cannot serve twice (pitfalls 1 and 4)."""
    costs = [reduced(match, cost, frame) for cost in costs]
    if all(cost.verb == "pay" and cost.amount.mode == "exactly" and not _apart(cost) for cost in costs):
        return payment.affordable(match, frame.seat, _demand(match, costs, frame), frame.card)
    return _can_meet(match, [relieved(match, cost, frame) for cost in costs], frame)


def _can_meet(match: Match, costs: Sequence[Do], frame: Frame) -> bool:
    return (
        _resources_suffice(match, costs, frame) and _cards_suffice(match, costs, frame) and _rest(match, costs, frame)
    )


def pay(match: Match, costs: Sequence[Do], frame: Frame) -> Steps[bool]:
    """Tokens first, in one payment, then the rest in printed order. Only a search may fail now (pitfall 7)."""
    costs = [reduced(match, cost, frame) for cost in costs]
    costs = yield from relieve(match, costs, frame, _can_meet)
    before = dict(frame.memory.paid)
    yield from payment.pay(match, frame, _demand(match, costs, frame))
    if any(cost.verb == "pay" and cost.to is not None and cost.to.places == ("attacker",) for cost in costs):
        _hand_over(match, frame, before)
    others = [cost for cost in costs if cost.verb != "pay" or _apart(cost)]
    if (pair := _moved_to_what_stays(others)) is not None:
        yield from _move_first(match, *pair, frame)
        others = [cost for cost in others if cost not in pair]
    for number, cost in enumerate(others):
        later = [rest for rest in others[number + 1 :] if rest.verb in PICKS]
        if cost.verb in PICKS and later:
            yield from _pick_sparingly(match, cost, later, frame)
        elif not (yield from VERBS[cost.verb].do(match, cost, frame)) and cost.verb == "find":
            return False
    return True


def _pick_sparingly(match: Match, cost: Do, later: list[Do], frame: Frame) -> Steps[None]:
    """One card at a time, never one that a later cost needs; all at once where none of them can be."""
    wanted = {spot for rest in later for spot in picked_by(match, rest, frame)}
    if not any(spot in wanted for spot in picked_by(match, cost, frame)):
        yield from VERBS[cost.verb].do(match, cost, frame)
        return
    for _ in range(value(match, cost.amount, frame)):
        allowed = [spot for spot in picked_by(match, cost, frame) if _cards_suffice(match, later, frame, {spot})]
        yield from VERBS[cost.verb].do(match, replace(cost, amount=replace(cost.amount, number=1)), frame, allowed)


def _hand_over(match: Match, frame: Frame, before: Mapping[str, int]) -> None:
    """What was just paid goes to the attacker instead of the supply: the tokens really spent (IMP-KW-PAY-5)."""
    paid = {kind: number - before.get(kind, 0) for kind, number in frame.memory.paid.items()}
    given = {kind: number for kind, number in paid.items() if number}
    for kind, number in given.items():
        match.seat(frame.memory.attacker).resources[kind] += number
    if given:
        match.tell("give_tokens", frame.seat, to=frame.memory.attacker, tokens=given)


def _apart(cost: Do) -> bool:
    """Paid with tokens that lie on a card, or as much as the player likes: not part of one sum."""
    from_card = cost.what is not None and bool(cost.what.places)
    return cost.verb == "pay" and (from_card or cost.amount.mode in ("any", "up_to"))


def _demand(match: Match, costs: Sequence[Do], frame: Frame) -> dict[str, int]:
    demand: dict[str, int] = {}
    for cost in costs:
        if cost.verb == "pay" and cost.what is not None and not _apart(cost):
            for kind in cost.what.kinds:
                everything = cost.amount.mode == "all"
                number = match.seat(frame.seat).resources[kind] if everything else value(match, cost.amount, frame)
                demand[kind] = demand.get(kind, 0) + number
    return demand


def _resources_suffice(match: Match, costs: Sequence[Do], frame: Frame) -> bool:
    demand = _demand(match, costs, frame)
    have = match.seat(frame.seat).resources
    moved: dict[str, int] = {}
    for cost in costs:
        if cost.verb == "pay" and cost.amount.mode == "all" and not VERBS["pay"].can(match, cost, frame):
            return False
        if cost.verb == "move" and cost.what is not None:  # in kind, without substitution (IMP-KW-MOVE-1)
            kind = cost.what.kinds[0]
            moved[kind] = moved.get(kind, 0) + value(match, cost.amount, frame)
            if have[kind] < demand.get(kind, 0) + moved[kind]:
                return False
    if not _targets_suffice(match, [cost for cost in costs if cost.verb == "move"], frame):
        return False
    if (pair := _moved_to_what_stays(costs)) is not None and not _left_over(match, *pair, frame):
        return False
    return not demand or payment.affordable(match, frame.seat, demand, frame.card)


def _moved_to_what_stays(costs: Sequence[Do]) -> tuple[Do, Do] | None:
    """Cards are abandoned and tokens moved to one in play: it must be one of those that are left."""
    abandon = next((cost for cost in costs if cost.verb == "abandon"), None)
    move = next((cost for cost in costs if cost.verb == "move" and cost.to and not cost.to.ref), None)
    return (abandon, move) if abandon and move else None


def _left_over(match: Match, abandon: Do, move: Do, frame: Frame) -> list[Spot]:
    """The cards that tokens may be moved to while the others are enough to be abandoned."""
    spots, number = picked_by(match, abandon, frame), value(match, abandon.amount, frame)
    return [
        target
        for target in move_targets(match, move, frame)
        if sum(weight(match, abandon, spot) for spot in spots if spot != target) >= number
    ]


def _move_first(match: Match, abandon: Do, move: Do, frame: Frame) -> Steps[None]:
    """The card that stays is named first, which comes to the same and spares a dead end."""
    yield from VERBS["move"].do(match, move, frame, _left_over(match, abandon, move, frame))
    allowed = [spot for spot in picked_by(match, abandon, frame) if spot not in frame.it]
    yield from VERBS["abandon"].do(match, abandon, frame, allowed)


def _targets_suffice(match: Match, moves: Sequence[Do], frame: Frame) -> bool:
    """Every move has a card to lay its tokens on, each its own where the text asks for another card."""
    before = Frame(frame.seat, frame.card, frame.owner, frame.memory)
    targets = [move_targets(match, cost, before) for cost in moves]
    apart = any(cost.to is not None and "another card" in cost.to.kinds for cost in moves)
    return all(targets) and (not apart or _matched(targets))


def _cards_suffice(match: Match, costs: Sequence[Do], frame: Frame, gone: set[Spot] | None = None) -> bool:
    """Every cost that picks cards gets its own: a matching of cards to what asks for them."""
    asked: list[list[Spot]] = []
    for cost in costs:
        if cost.verb in PICKS and cost.amount.mode == "exactly":
            spots = [spot for spot in picked_by(match, cost, frame) if not gone or spot not in gone]
            number = value(match, cost.amount, frame)
            if sum(weight(match, cost, spot) for spot in spots) < number:
                return False
            if len(costs) > 1 and all(weight(match, cost, spot) == 1 for spot in spots):
                asked += [spots] * number
    return len(asked) < 2 or _matched(asked)


def _matched(asked: list[list[Spot]]) -> bool:
    holder: dict[tuple[Spot, int], int] = {}

    def find(number: int, seen: set[tuple[Spot, int]]) -> bool:
        copies: dict[Spot, int] = {}
        for spot in asked[number]:
            copies[spot] = copies.get(spot, 0) + 1
            place = (spot, copies[spot])
            if place not in seen:
                seen.add(place)
                if place not in holder or find(holder[place], seen):
                    holder[place] = number
                    return True
        return False

    return all(find(number, set()) for number in range(len(asked)))


def _rest(match: Match, costs: Sequence[Do], frame: Frame) -> bool:
    actions = sum(value(match, cost.amount, frame) for cost in costs if cost.verb == "spend")
    if actions > match.seat(frame.seat).actions:
        return False
    asked = {"pay", "move", "spend"} | PICKS
    others = [cost for cost in costs if cost.verb not in asked or _apart(cost)]
    return all(VERBS[cost.verb].can(match, cost, frame) for cost in others)


def reduced(match: Match, cost: Do, frame: Frame) -> Do:
    """The cost after what makes it cheaper: an unrest that is played, or whatever is paid (pitfall 10)."""
    unrest = match.card(frame.card).is_unrest
    if cost.what is None or cost.amount.mode != "exactly" or not (unrest or (cost.verb == "pay" and not _apart(cost))):
        return cost
    kind = cost.what.kinds[0] if cost.what.kinds else ""
    number = payment.lowered(match, frame.seat, "unrest" if unrest else "", kind, cost.amount.number)
    return cost if number == cost.amount.number else replace(cost, amount=replace(cost.amount, number=number))
