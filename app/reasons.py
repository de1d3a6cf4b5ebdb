"""Why the automa does what it does: the row that fits and those passed over, the candidates and what decided.

All of it is read from what the table has told; whether a row fits a card is the engine's to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.story import AUTOMA, HUMAN, REVEALS, STARTS, rows_of, side_before
from automa.imperium.cards import Card, library
from automa.imperium.opponent.tables import Row, matches
from automa.table import Table
from automa.text import has_text, text

# The next card is about to be turned over.
BETWEEN_CARDS = ("reveal", "slot_card", "do_automa_reveals")

Event = Mapping[str, Any]


@dataclass(frozen=True)
class Verdict:
    """A row and why it is or is not the one: this-row, being-tried, impossible or no-fit."""

    row: Row
    why: str


@dataclass(frozen=True)
class Candidate:
    card: str
    slot: int | None
    points: int
    tokens: int


@dataclass(frozen=True)
class Choice:
    """The candidates in the order in which the automa prefers them, and the deciding line in words."""

    card: str
    candidates: tuple[Candidate, ...]
    words: str


@dataclass
class Reason:
    """For one revealed card. `revealed` is the event in words."""

    card: Card
    revealed: str
    verdicts: list[Verdict]
    row: Row | None
    choices: list[Choice] = field(default_factory=list)


def of_step(table: Table) -> str | None:
    """What is always the reason for this kind of step."""
    decision = table.pending
    message = f"why-{decision.about.replace('_', '-')}" if decision is not None else ""
    return text(table.language, message) if message and has_text("en", message) else None


def of_card(table: Table) -> Reason | None:
    """For the card that is being resolved; None between cards."""
    events = _since_the_die(table)
    current = _current(table, events)
    if current is None:
        return None
    revealed = [n for n, event in enumerate(events) if event["event"] in REVEALS and event["card"] == current]
    return _reason(table, events, revealed[-1]) if revealed else None


def of_turn(table: Table) -> list[Reason]:
    """For every card of the automa's last turn, this one included."""
    events = _since_the_die(table)
    return [_reason(table, events, n) for n, event in enumerate(events) if event["event"] in REVEALS]


def _since_the_die(table: Table) -> list[dict[str, Any]]:
    """What was told of the automa's last turn and after; to put more than that into words would take its time."""
    dice = [n for n, event in enumerate(table.happened()) if event["event"] == "die"]
    return table.events_since(dice[-1]) if dice else []


def _current(table: Table, events: Sequence[Event]) -> str | None:
    """A row goes on after it has sent its card away: until the next one is revealed, or the cleanup begins."""
    area = table.view(HUMAN)["seats"][AUTOMA]
    if area["playing"]:
        return str(area["playing"][0])
    if table.pending is None or table.pending.about in BETWEEN_CARDS:
        return None
    told = [event for event in events if event["event"] in ("die", *STARTS)]
    return str(told[-1]["card"]) if told and told[-1]["event"] == "automa_reveals" else None


def _reason(table: Table, events: Sequence[Event], start: int) -> Reason:
    card = library()[events[start]["card"]]
    area = table.view(HUMAN)["seats"][AUTOMA]
    own = _of_card(events, start)
    told = next((n for n in own if events[n]["event"] in ("row", "no_row") and events[n]["card"] == card.id), None)
    later = events[told + 1 :] if told is not None else ()
    side = rows_of(area, side_before(area, later))
    passed, chosen = (events[told]["passed"], events[told].get("row")) if told is not None else ([], None)
    # A trade route is played before any row is looked at.
    played = any(events[n]["event"] == "route" and events[n]["card"] == card.id for n in own)
    verdicts = [] if played else list(_verdicts(card, side, passed, chosen))
    reason = Reason(card, events[start]["text"], verdicts, None)
    if told is not None:
        reason.row = side[chosen - 1] if chosen is not None else None
        reason.choices = [_choice(events[n]) for n in own if n > told and events[n]["event"] == "automa_chooses"]
    return reason


def _verdicts(card: Card, side: Sequence[Row], passed: Sequence[int], chosen: int | None) -> Iterator[Verdict]:
    """Every row from the top to the one that is resolved."""
    for row in side:
        if row.number == chosen:
            why = "this-row"
        elif row.number in passed:
            why = "impossible"
        else:
            why = "being-tried" if matches(row, card) else "no-fit"
        yield Verdict(row, why)
        if why in ("this-row", "being-tried"):
            return


def _choice(event: Event) -> Choice:
    candidates = (
        Candidate(row["card"], row["slot"] or None, row["points"], row["tokens"] or 0) for row in event["candidates"]
    )
    return Choice(event["card"], tuple(candidates), event["text"])


def _of_card(events: Sequence[Event], start: int) -> list[int]:
    """What was told while this card was resolved, without the cards that were resolved in between."""
    own: list[int] = []
    for number in range(start + 1, len(events)):
        if events[number]["event"] in ("automa_reveals", "merchant", "die"):
            break
        own.append(number)
    return own
