"""What the automa does to the human at a digital table. Harm is an attack, whatever its icons (IMP-SOLO-40)."""

from __future__ import annotations

from automa.imperium.attack import ward_off
from automa.imperium.match import Frame, Match
from automa.language.tree import Do, May, Statement
from automa.table import Steps

HARM = {"take", "steal", "discard", "abandon", "recall"}
# The 2021 book does not count giving unrest as an attack (IMP-ED-33).
HARM_2021 = HARM - {"take"}


def is_harm(match: Match, body: Statement) -> bool:
    harm = HARM_2021 if match.p.edition == "2021" else HARM
    return isinstance(body, Do) and body.verb in harm


def onto_human(
    match: Match, body: Statement, frame: Frame, human: int, *, may: bool, only_ward_off: bool = False
) -> Steps[bool]:
    """The human resolves a part of a row, after warding it off if possible; whether anything was done.

    With `only_ward_off` nothing is resolved: whether the human lets it happen.
    """
    theirs = Frame(human, frame.card, frame.seat)
    # No protection is spent on a part that would do nothing: they work against that part alone (IMP-SOLO-40).
    if is_harm(match, body) and not may and (only_ward_off or match.resolver.possible(body, theirs)):
        attack = Frame(frame.seat, frame.card, frame.seat)
        attack.memory.attacker, attack.memory.threat = frame.seat, (body,)
        yield from ward_off(match, attack)
        if human in attack.memory.spared:
            return False
    if only_ward_off:
        return True
    done = yield from match.resolver.run(May(body) if may else body, theirs)
    yield from match.resolver.after_sentence(theirs)
    return done
