"""Questions to the person at the table: decisions of kind `observe`. All that is asked of them goes through `ask`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from automa.imperium.cards import GENERIC_UNREST
from automa.imperium.match import Collapse, Match
from automa.imperium.opponent.ground import HUMAN, Ground
from automa.imperium.physical.attempt import everywhere, only_looking
from automa.imperium.physical.cards import alike
from automa.imperium.physical.correct import carry_out, is_correction, moves_cards
from automa.imperium.position import Position
from automa.table import Decision, Option, Steps

# The answer that there is no such card.
NONE = "none"
MOST_UNREST = 40

P = ParamSpec("P")
T = TypeVar("T")
G = TypeVar("G", bound=Ground)


class Corrected(Exception):
    """The person corrected something instead of answering, and what was asked may be another question now."""

    def __init__(self, cards: bool) -> None:
        self.cards = cards


def ask(match: Match, decision: Decision, *, anew: bool = False) -> Steps[tuple[Option, ...]]:
    """What the person picks. Corrections in between are carried out, and the decision stays.

    With `anew` Corrected is raised if cards were moved, so that the rules make the decision again; a turn is always
    made again. If the unrest pile has just run out by the app's count, that comes first (IMP-COLL-1).
    """
    while True:
        yield from _notice_collapse(match)
        try:
            return (yield from _answer(match, decision))
        except Corrected as correction:
            if anew and (correction.cards or decision.kind == "turn"):
                raise


def _answer(match: Match, decision: Decision) -> Steps[tuple[Option, ...]]:
    picked = yield decision
    if is_correction(picked):
        carry_out(match, picked)
        raise Corrected(moves_cards(picked))
    return picked


def _notice_collapse(match: Match) -> Steps[None]:
    """The person looks whether the pile is empty indeed: only they know what they took and returned."""
    while not match.p.piles["unrest"] and match.p.phase != "scoring":
        with suppress(Corrected):
            question = Decision(HUMAN, "observe", "collapse", [Option("yes"), Option("no")])
            if (yield from _answer(match, question))[0].id == "yes":
                raise Collapse
            options = [Option(f"amount:{number}", number=number) for number in range(1, MOST_UNREST + 1)]
            left = Decision(HUMAN, "amount", "unrest_left", options, least=1, most=MOST_UNREST)
            (picked,) = yield from _answer(match, left)
            _count_unrest(match, picked.data["number"])


def _count_unrest(match: Match, number: int) -> None:
    def count(position: Position) -> None:
        position.piles["unrest"] = [GENERIC_UNREST] * number

    everywhere(match, count)


def looking(steps: Callable[Concatenate[G, P], Steps[T]]) -> Callable[Concatenate[G, P], Steps[T]]:
    """Of a ground's method that only asks: what is seen stays known, and after a correction it is asked anew."""

    @wraps(steps)
    def looks(ground: G, /, *args: P.args, **named: P.kwargs) -> Steps[T]:
        while True:
            with suppress(Corrected), only_looking(ground.match):
                return (yield from steps(ground, *args, **named))

    return looks


def ask_card(match: Match, about: str, cards: Sequence[str], *, none: bool = False, **data: Any) -> Steps[str]:
    """Which of these cards it is; raises Corrected. What the app can know for itself is not asked."""
    known = alike(match, cards)
    if len(known) == 1 and not none:
        return known[0]
    options = [Option(f"card:{card}", card=card) for card in known]
    if none:
        options.append(Option(NONE, card=NONE))
    (picked,) = yield from ask(match, Decision(HUMAN, "observe", about, options, **data), anew=True)
    card: str = picked.data["card"]
    return card


def ask_option(match: Match, about: str, words: Sequence[str], **data: Any) -> Steps[str]:
    if len(words) == 1:
        return words[0]
    options = [Option(f"{about}:{word}", word=word) for word in words]
    (picked,) = yield from ask(match, Decision(HUMAN, "observe", about, options, **data))
    word: str = picked.data["word"]
    return word


def ask_yes(match: Match, about: str, says: Any = None, **data: Any) -> Steps[bool]:
    options = [Option("yes"), Option("no")]
    (picked,) = yield from ask(match, Decision(HUMAN, "observe", about, options, says=says, **data))
    return picked.id == "yes"


def ask_amount(match: Match, about: str, most: int, **data: Any) -> Steps[int]:
    options = [Option(f"amount:{number}", number=number) for number in range(most + 1)]
    decision = Decision(HUMAN, "amount", about, options, least=0, most=most, **data)
    (picked,) = yield from ask(match, decision)
    number: int = picked.data["number"]
    return number
