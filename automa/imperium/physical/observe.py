"""Questions to the person at the table: decisions of kind `observe`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automa.imperium.match import Match
from automa.imperium.opponent.ground import HUMAN
from automa.imperium.physical.cards import alike
from automa.table import Decision, Option, Steps

# The answer that there is no such card.
NONE = "none"


def ask_card(match: Match, about: str, cards: Sequence[str], *, none: bool = False, **data: Any) -> Steps[str]:
    """Which of these cards it is. What the app can know for itself is not asked."""
    known = alike(match, cards)
    if len(known) == 1 and not none:
        return known[0]
    options = [Option(f"card:{card}", card=card) for card in known]
    if none:
        options.append(Option(NONE, card=NONE))
    (picked,) = yield Decision(HUMAN, "observe", about, options, **data)
    card: str = picked.data["card"]
    return card


def ask_option(about: str, words: Sequence[str], **data: Any) -> Steps[str]:
    if len(words) == 1:
        return words[0]
    options = [Option(f"{about}:{word}", word=word) for word in words]
    (picked,) = yield Decision(HUMAN, "observe", about, options, **data)
    word: str = picked.data["word"]
    return word


def ask_yes(about: str, says: Any = None, **data: Any) -> Steps[bool]:
    (picked,) = yield Decision(HUMAN, "observe", about, [Option("yes"), Option("no")], says=says, **data)
    return picked.id == "yes"


def ask_amount(about: str, most: int, **data: Any) -> Steps[int]:
    options = [Option(f"amount:{number}", number=number) for number in range(most + 1)]
    (picked,) = yield Decision(HUMAN, "amount", about, options, least=0, most=most, **data)
    number: int = picked.data["number"]
    return number
