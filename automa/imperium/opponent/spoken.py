"""The opponent's rows as a player reads them: the automa is spoken of and named, the human is "you".

`row_text` and `journey_text` give whole sentences, `trigger_text` the card a row is for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from automa.imperium.opponent.tables import OTHER, JourneyRow, Row
from automa.imperium.speech import speaker
from automa.language.deeds import Voice
from automa.language.speech import sentence
from automa.language.tree import Do, Effect, If, Seq, Statement, Who

AUTOMA = Voice("he", "it", "automa")
# Where the sentence before was about it too.
AGAIN = Voice("he", "it", "automa", "again")


def trigger_text(row: Row | JourneyRow, language: str) -> str:
    """Which revealed card the row is for, or which journey card."""
    words = speaker(language)
    if isinstance(row, JourneyRow):
        return words.words.names(row.card)
    spoken = words.say("trigger-other") if OTHER in row.trigger else words.phrases.things(row.trigger, "one").text
    return sentence(spoken).removesuffix(".")


def row_text(row: Row, language: str) -> str:
    """What the automa does, and you."""
    words = speaker(language)
    spoken, about_it = [], False
    for statement in _run_on(row.effect.sentences):
        spoken.append(sentence(words.clause(statement, AGAIN if about_it else AUTOMA)))
        about_it = not isinstance(statement, Who)
    return " ".join(spoken)


def journey_text(row: JourneyRow, language: str) -> str:
    whole = If(row.when, _one(row.then), _one(row.otherwise))
    return sentence(speaker(language).clause(whole, AUTOMA))


def _one(effect: Effect) -> Statement:
    return Seq(tuple(_deeds(effect.sentences)))


def _run_on(sentences: Iterable[Statement]) -> Iterator[Statement]:
    """Neighbouring sentences of plain deeds by the same one as a single sentence."""
    waiting: list[Statement] = []
    for statement in sentences:
        if waiting and not _alike(waiting[-1], statement):
            yield _joined(waiting)
            waiting = []
        waiting.append(statement)
    yield _joined(waiting)


def _alike(first: Statement, second: Statement) -> bool:
    if isinstance(first, Who) and isinstance(second, Who):
        return (first.who, first.may, first.condition) == (second.who, second.may, second.condition)
    return _plain(first) and _plain(second)


def _plain(statement: Statement) -> bool:
    return all(isinstance(deed, Do) for deed in _deeds([statement]))


def _joined(statements: list[Statement]) -> Statement:
    if len(statements) == 1:
        return statements[0]
    first = statements[0]
    if isinstance(first, Who):
        bodies = [each.body for each in statements if isinstance(each, Who)]
        return Who(first.who, Seq(tuple(_deeds(bodies))), first.may, first.condition)
    return Seq(tuple(_deeds(statements)))


def _deeds(statements: Iterable[Statement]) -> Iterator[Statement]:
    for statement in statements:
        yield from statement.parts if isinstance(statement, Seq) else (statement,)
