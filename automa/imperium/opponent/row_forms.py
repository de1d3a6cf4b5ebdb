"""What a row of a table from elsewhere may say: the deeds and questions of the tables that the app brings.

Rows are in the language of all cards, so much more can be written than anybody could carry out for the automa.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from automa.imperium.lexicon import MARKET_SUITS, RESOURCES, parser
from automa.imperium.opponent.mistakes import Mistake, Place
from automa.imperium.opponent.tables import JourneyRow, Row, opponent_table, opponents
from automa.language.tree import (
    Condition,
    Cost,
    Count,
    Do,
    Effect,
    FirstOf,
    Have,
    If,
    Is,
    Not,
    Noun,
    Of,
    Repeat,
    Seq,
    State,
    Statement,
    Who,
)  # fmt: skip

Form = tuple[object, ...]
# Parts inside each other, and the largest number that a row may name.
DEEPEST = 6
MOST = 99
# What the automa can carry out too, though perhaps no table of ours says so.
ALSO = (
    "resolve card from deck", "resolve card from dynasty", "put this to deck", "put region from play to deck",
    "put region from discard to deck", "put region from play to history", "put region from discard to history",
    "play region from discard", "exile this", "take unrest", "put unrest from supply to discard",
    "return unrest from discard", "place 1 progress on card at the die", "convert all population as progress",
    "you: (take unrest; gain 1 progress; draw 1; discard card; recall region; abandon region; return unrest)",
    "if you have region in play: gain 1 progress", "if you empire: gain 1 progress",
)  # fmt: skip


def check_forms(row: Row | JourneyRow) -> None:
    """Raises Mistake at the first part that no table of the app says in this form."""
    known = known_forms()
    seen: Counter[str] = Counter()
    for part, effect in _effects(row):
        place = row.place.at(part=part)
        for form, do in _forms(effect.sentences, place):
            if do is not None:
                seen[part + do.verb] += 1
                _check_numbers(do, _found(row.texts[part], do.verb, seen[part + do.verb], place))
            if form not in known:
                if do is None:
                    raise Mistake(place, "cannot-ask")
                raise Mistake(_found(row.texts[part], do.verb, seen[part + do.verb], place), "cannot-do", word=do.verb)
    if isinstance(row, JourneyRow) and _asked(row.when) not in known:
        raise Mistake(row.place.at(part="when"), "cannot-ask")


@cache
def known_forms() -> frozenset[Form]:
    """All that the tables of the app say."""
    forms = {form for text in ALSO for form, _ in _forms(parser().effect(text).sentences, Place())}
    for nation in opponents():
        for row in opponent_table(nation).every_row():
            for part, effect in _effects(row):
                forms |= {form for form, _ in _forms(effect.sentences, row.place.at(part=part))}
            if isinstance(row, JourneyRow):
                forms.add(_asked(row.when))
    return frozenset(forms)


def _effects(row: Row | JourneyRow) -> list[tuple[str, Effect]]:
    if isinstance(row, JourneyRow):
        return [("then", row.then), ("otherwise", row.otherwise)]
    return [("effect", row.effect)]


def _found(text: str, verb: str, number: int, place: Place) -> Place:
    """Where a verb stands in a text for the so-manyth time, as nearly as that can be told."""
    words = r"\s+".join(verb.split())
    matches = list(re.finditer(rf"\b{words}\b", text))
    if not matches:
        return place
    before = text[: matches[min(number, len(matches)) - 1].start()]
    return place.at(line=before.count("\n") + 1, column=len(before) - before.rfind("\n"))


def _check_numbers(do: Do, place: Place) -> None:
    amount = do.amount
    if any(number is not None and number > MOST for number in (amount.number, amount.least, amount.most)):
        raise Mistake(place, "too-many", most=MOST)
    if do.verb == "break through" and do.what is not None:
        for kind in do.what.kinds:
            if kind not in MARKET_SUITS:
                raise Mistake(place, "unknown", word=kind)


# ---- the form of a part: everything about it but numbers, icons, names and resources


def _forms(
    statements: tuple[Statement, ...], place: Place, *, yours: bool = False, repeated: bool = False, depth: int = 0
) -> Iterator[tuple[Form, Do | None]]:
    if depth > DEEPEST:
        raise Mistake(place, "too-deep")
    for statement in statements:
        inner: tuple[Statement, ...]
        if yours and not isinstance(statement, Do):
            raise Mistake(place, "cannot-say", word=_name(statement))
        match statement:
            case Do():
                yield ("yours" if yours else "its", *_deed(statement)), statement
                continue
            case Seq(parts) | FirstOf(parts):
                inner = parts
            case Cost(costs, then):
                inner = (*costs, then)
            case If(condition, then, otherwise):
                yield _asked(condition), None
                inner = (then,) if otherwise is None else (then, otherwise)
            case Who("you", body, condition=None):
                deeds = body.parts if isinstance(body, Seq) else (body,)
                yield from _forms(deeds, place, yours=True, depth=depth + 1)
                continue
            case Repeat(times, body) if not repeated and (times or 0) <= MOST:
                yield from _forms((body,), place, repeated=True, depth=depth + 1)
                continue
            case _:
                raise Mistake(place, "cannot-say", word=_name(statement))
        yield from _forms(inner, place, repeated=repeated, depth=depth + 1)


def _name(statement: Statement) -> str:
    """As a table would write it."""
    if isinstance(statement, Who):
        return f"{statement.who}:"
    return type(statement).__name__.lower()


def _deed(do: Do) -> Form:
    amount = do.amount
    bounds = (amount.mode, amount.least is None, amount.most is None, amount.per and _counted(amount.per))
    return (do.verb, bounds, _thing(do.what), _thing(do.to), do.whose is None, do.adverbs)


def _counted(count: Count) -> Form:
    return (*(_thing(noun) for noun in count.terms), count.different)


def _thing(noun: Noun | None) -> Form | None:
    if noun is None:
        return None
    more = (noun.excluded, noun.hosting, noun.not_hosting, noun.less, noun.as_many)
    having = tuple(_kind(word) for word in (*noun.having, *noun.lacking))
    return (_kind(noun.kinds[0]) if noun.kinds else "", noun.places, noun.ref, tuple(map(bool, more)), having)


def _kind(word: str) -> str:
    if word in RESOURCES:
        return "resource"
    return word if word == "unrest" else "card"


def _asked(condition: Condition) -> Form:
    match condition:
        case Of(who, inner):
            return ("of", who, *_asked(inner))
        case Not(inner):
            return ("not", *_asked(inner))
        case Have(what, number):
            return ("have", _thing(what), number == 0)
        case Is(ref):
            return ("is", ref)
        case State():
            return ("state",)
    return (type(condition).__name__,)
