"""Attacks, and how their victims ward them off (IMP-KW-ATTACK)."""

from __future__ import annotations

from automa.imperium.match import Frame, Match
from automa.imperium.position import InPlay
from automa.language.tree import Effect, May, Statement, When
from automa.table import Decision, Option, Steps


def ward_off(match: Match, attack: Frame) -> Steps[None]:
    """Before an attack has any effect each victim, in turn order, may use a protection (IMP-KW-ATTACK-2)."""
    for victim in match.p.others(attack.seat):
        if match.is_automa(victim):
            continue
        for entry, body in _protections(match, victim):
            if not isinstance(body, May):  # not the victim's choice
                yield from match.resolver.run(body, Frame(victim, entry.card, victim, attack.memory))
        while victim not in attack.memory.spared:
            offers = _open_protections(match, victim, attack)
            if not offers:
                break
            options = [Option(f"exhaust:{entry.card}", card=entry.card) for entry in offers]
            (picked,) = yield Decision(victim, "option", "ward_off", [*options, Option("no")], source=attack.card)
            if picked.id == "no":
                break
            entry = next(entry for entry in offers if entry.card == picked.data["card"])
            yield from _protect(match, victim, entry, attack)


def _protections(match: Match, seat: int) -> list[tuple[InPlay, Statement]]:
    return [
        (entry, rule.body)
        for entry in match.in_play(seat)
        for rule in match.face(entry.card).triggers
        if _waits_for_attack(rule)
    ]


def _waits_for_attack(rule: When | Effect) -> bool:
    event = rule.event
    return event is not None and event.subject == "other" and event.what is not None and event.what.kinds == ("attack",)


def _open_protections(match: Match, seat: int, attack: Frame) -> list[InPlay]:
    found = []
    for entry in match.in_play(seat):
        face = match.face(entry.card)
        frame = Frame(seat, entry.card, seat, attack.memory)
        passive = any(
            isinstance(rule.body, May) and match.resolver.possible(rule.body, frame)
            for rule in face.triggers
            if _waits_for_attack(rule)
        )
        effect = face.exhaust
        reacting = effect is not None and _waits_for_attack(effect) and not entry.exhausted
        able = reacting and effect is not None and match.resolver.resolvable(effect, frame)  # IMP-EXH-4
        if passive or (able and match.seat(seat).exhausts > 0):  # IMP-EXH-6
            found.append(entry)
    return found


def _protect(match: Match, seat: int, entry: InPlay, attack: Frame) -> Steps[None]:
    """The victim has chosen this card: its "may" is answered."""
    frame = Frame(seat, entry.card, seat, attack.memory)
    face = match.face(entry.card)
    if face.exhaust is not None and _waits_for_attack(face.exhaust):
        entry.exhausted = True
        match.seat(seat).exhausts -= 1
        match.tell("exhaust", seat, card=entry.card)
        bodies = list(face.exhaust.sentences)
    else:
        bodies = [rule.body for rule in face.triggers if _waits_for_attack(rule)]
    for body in bodies:
        yield from match.resolver.run(body.body if isinstance(body, May) else body, frame)
