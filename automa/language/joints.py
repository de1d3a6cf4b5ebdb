"""How the statements of one sentence hang together when they are spoken."""

from __future__ import annotations

from collections.abc import Sequence

from automa.language.tree import (
    Choose,
    Condition,
    Cost,
    Count,
    Do,
    FirstOf,
    ForEach,
    If,
    May,
    Noun,
    Repeat,
    Seq,
    Statement,
    Until,
    Who,
)  # fmt: skip


def together(parts: Sequence[Statement]) -> list[list[Statement]]:
    """Neighbours of the same verb that differ only in what and how many."""
    groups: list[list[Statement]] = []
    for part in parts:
        if groups and _mergeable(groups[-1][-1], part):
            groups[-1].append(part)
        else:
            groups.append([part])
    return groups


def _mergeable(first: Statement, second: Statement) -> bool:
    if not isinstance(first, Do) or not isinstance(second, Do) or first.what is None or second.what is None:
        return False
    return _frame(first) == _frame(second)


def _frame(do: Do) -> tuple[str, Noun | None, Condition | None, tuple[str, ...], Count | None, int | None, int | None]:
    amount = do.amount
    return (do.verb, do.to, do.whose, do.adverbs, amount.per, amount.least, amount.most)


def joint(before: Statement | None, part: Statement) -> str:
    """How a part is joined to the one before it."""
    if before is None:
        return "and"
    if isinstance(part, If):
        return "if"
    if isinstance(before, (Choose, Cost, FirstOf, If, May, ForEach, Until)):
        return "then"
    return "also" if isinstance(part, (Who, May)) or isinstance(before, Who) else "and"


def finite(statement: Statement) -> bool:
    """Cannot follow "to": somebody else acts, or you only may."""
    match statement:
        case Seq(parts):
            return finite(parts[0])
        case Who() | May() | FirstOf():
            return True
        case If(_, then, otherwise):
            return otherwise is not None or finite(then)
    return False


def ends_in_choice(statement: Statement) -> bool:
    match statement:
        case Choose() | FirstOf():
            return True
        case Seq(parts):
            return ends_in_choice(parts[-1])
        case Cost(_, then) | May(then) | ForEach(_, then) | Repeat(_, then):
            return ends_in_choice(then)
        case If(_, then, otherwise):
            return ends_in_choice(otherwise or then)
        case Who(_, body):
            return ends_in_choice(body)
    return False


def repeats(statement: Statement, before: Statement) -> bool:
    """The same deed once more: only said, it might be taken for a slip."""
    deed = statement.body if isinstance(statement, May) else statement
    return isinstance(deed, Do) and deed == (before.body if isinstance(before, May) else before)
