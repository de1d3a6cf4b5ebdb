"""The automa's turn as a story: the die, the slots, the card being resolved, and its steps. Read from the table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from automa.imperium.opponent.impossible import part_text, reason_text
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.opponent.tables import OpponentTable, Row
from automa.table import Decision, Table

HUMAN, AUTOMA = 0, 1
LATELY = 200  # events: more than one turn of the automa has
REVEALS = ("automa_reveals", "automa_resolves")
# With these something new comes: a card, its merchant, the cleanup.
STARTS = ("automa_reveals", "merchant", "clean_up")
# Told by the screen itself, in its own way.
NO_STEPS = {
    "turn", "die", "automa_reveals", "row", "automa_chooses", "clean_up", "round", "journey_row",
    "refill",
}  # fmt: skip
# An instruction and the event that says the same in other words, told just before it.
SAME_IN_OTHER_WORDS = {
    "do_place_token": "place", "do_clean_up_token": "place", "do_automa_takes_fame": "fame",
    "do_automa_exiles": "exile", "do_automa_puts": "put", "do_automa_plays": "automa_plays",
    "do_automa_discards_top": "automa_discard_top", "do_automa_abandons": "abandon", "do_automa_gains_quest": "quest",
    "do_automa_gains_discovery": "discovery",
    "do_dynasty": "dynasty", "do_automa_shuffles": "reshuffle", "do_journey": "journey", "do_automa_empire": "empire",
    "do_automa_turns": "turned", "do_goods_on_your_route": "place", "do_goods_on_its_route": "place",
    "do_automa_turns_merchant": "merchant_turned",
    "do_automa_returns_unrest": "return_unrest", "do_automa_breaks_through": "break_through",
}  # fmt: skip
# In Brain the token of the cleanup is part of its one step.
IN_CLEAN_UP = {"place"}
# Worth a line of its own, a sound and a shake.
LOUD = ("empire", "barbarian", "end_triggered")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+")

Event = Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """`how`: done, now, next, struck, or loud for what changes the game. `hands` is what the hands do."""

    how: str
    words: str
    hands: str = ""
    yours: bool = False


@dataclass(frozen=True)
class SlotState:
    """`how`: down, known, waiting, current, resolved, closed or empty."""

    number: int
    how: str
    card: str | None = None


@dataclass
class Story:
    die: int | None = None
    blocked: int | None = None  # the slot that waits, from 1
    slots: list[SlotState] = field(default_factory=list)
    card: str | None = None
    slot: int | None = None
    row: int | None = None
    side: str = ""
    steps: list[Step] = field(default_factory=list)
    resolved: int = 0
    to_resolve: int = 0
    cleaning: bool = False


def card_of_turn(table: Table) -> tuple[int, int] | None:
    """Which card of the automa's turn the table is at, and of how many; None outside such a turn."""
    if table.pending is None or table.pending.kind == "turn":
        return None
    told = tell(table, ahead=False)
    return (told.resolved, told.to_resolve) if told.slot is not None and not told.cleaning else None


def tell(table: Table, *, ahead: bool = True) -> Story:
    """The story of the automa's turn that is going on."""
    events = _this_turn(table)
    view = table.view(HUMAN)
    area = view["seats"][AUTOMA]
    story = Story(side=_side(area))
    for number, event in enumerate(events):
        _follow(story, event, events[number + 1 :], area)
    # Only what belongs to the present card is put into words, which takes its time.
    start = max((n for n, event in enumerate(events) if event["event"] in STARTS), default=0)
    for event in events[start:]:
        if event["event"] not in NO_STEPS:
            story.steps.append(_step(event, table, area))
    _drop_said_twice(story, events, table)
    story.slots = _slots(view, story, events)
    story.resolved = sum(event["event"] == "automa_reveals" for event in events)
    story.to_resolve = story.resolved + sum(slot.how in ("down", "known") for slot in story.slots)
    if table.pending is not None:
        story.steps += _now_and_next(table, ahead)
    return story


def _this_turn(table: Table) -> list[dict[str, Any]]:
    events = table.happened(max(0, table.event_count - LATELY))
    starts = [n for n, event in enumerate(events) if event["event"] == "turn" and event["seat"] == AUTOMA]
    return events[starts[-1] :] if starts else []


def _follow(story: Story, event: Event, later: Sequence[Event], area: Mapping[str, Any]) -> None:
    match event["event"]:
        case "die":
            story.die = event["number"]
            story.blocked = event["number"] if event["blocked"] else None
        case "automa_reveals":
            story.card, story.slot, story.row = event["card"], event["slot"], None
        case "row" if event["card"] == story.card:
            story.row = event["row"]
            story.side = side_before(area, later)
        case "merchant":
            story.card, story.slot, story.row = event["card"], None, None
        case "clean_up":
            story.cleaning = True


def _step(event: dict[str, Any], table: Table, area: Mapping[str, Any]) -> Step:
    match event["event"]:
        case "part_impossible":
            part = part_text(area["nation"], event, table.language, area.get("table", ""))
            return Step("struck", part, reason_text(event, table.language))
        case "no_row":
            return Step("struck", table.told(event))
        case name if name in LOUD:
            return Step("loud", table.told(event))
    return Step("done", table.told(event), yours=event["seat"] == HUMAN)


def _drop_said_twice(story: Story, events: Sequence[Event], table: Table) -> None:
    """What the pending instruction is about to say in the imperative."""
    pending = table.pending
    if pending is None or not story.steps or not events:
        return
    told = events[-1]["event"]
    if SAME_IN_OTHER_WORDS.get(pending.about) == told:
        story.steps.pop()
    elif pending.about == "do_clean_up" and pending.data.get("tokens"):
        placed = [table.told(event) for event in events if event["event"] in IN_CLEAN_UP][-1]
        story.steps = [step for step in story.steps if step.words != placed]


def _now_and_next(table: Table, ahead: bool) -> list[Step]:
    pending = table.pending
    assert pending is not None
    if pending.kind != "confirm" or pending.about == "reveal":
        return []
    later = [_instruction(decision, "next") for decision in table.ahead()] if ahead else []
    return [_instruction(pending, "now"), *later]


def _instruction(decision: Decision, how: str) -> Step:
    first, *rest = SENTENCE_END.split(decision.prompt, maxsplit=1)
    return Step(how, first, rest[0] if rest else "", yours=decision.about.startswith("you_"))


def _slots(view: Mapping[str, Any], story: Story, events: Sequence[Event]) -> list[SlotState]:
    area = view["seats"][AUTOMA]
    revealed = {event["slot"]: event["card"] for event in events if event["event"] == "automa_reveals"}
    found = []
    for number, card in enumerate(area["slots"], 1):
        if number == story.slot and not story.cleaning:
            how = "current"
        elif number in revealed and not story.cleaning:
            how = "resolved"
        elif card is None:
            how = "closed" if number in area["closed"] else "empty"
        elif number == story.blocked and not story.cleaning:
            how = "waiting"
        else:
            how = "down" if card == "?" else "known"
        found.append(SlotState(number, how, revealed.get(number) if how in ("current", "resolved") else card))
    return found


def whole_turn(table: Table) -> list[tuple[str | None, list[Step]]]:
    """Every card that follows with all its steps, as far as nobody must be asked: the card, or None for the cleanup."""
    later = table.copy()
    told: list[tuple[str | None, list[Step]]] = []
    area = table.view(HUMAN)["seats"][AUTOMA]
    now = tell(table, ahead=False)
    if table.pending is not None and table.pending.about != "reveal":
        told.append((None if now.cleaning else now.card, []))
    while later.pending is not None and later.pending.kind == "confirm":
        instruction = later.pending
        if instruction.about != "reveal":
            told[-1][1].append(_instruction(instruction, "now"))
        seen = later.event_count
        later.answer([instruction.options[0].id])
        events = later.happened(seen)
        for event in events:
            if event["event"] in STARTS:
                told.append((event.get("card"), []))
            elif event["event"] not in NO_STEPS:
                told[-1][1].append(_step(event, later, area))
        follows = SAME_IN_OTHER_WORDS.get(later.pending.about) if later.pending is not None else None
        if events and told[-1][1] and follows == events[-1]["event"]:
            told[-1][1].pop()
    return told


# ---- the row


def _side(area: Mapping[str, Any]) -> str:
    sides = _table(area).sides
    return area["state"] if area["state"] in sides else "single"


def side_before(area: Mapping[str, Any], later: Sequence[Event]) -> str:
    """The side that was up before these events."""
    state = area["state"]
    for event in reversed(later):
        if event["seat"] == AUTOMA and event["event"] in ("empire", "barbarian"):
            state = "barbarian" if event["event"] == "empire" else "empire"
        elif event["seat"] == AUTOMA and event["event"] == "turned":
            state = event["before"]
    return state if state in _table(area).sides else "single"


def rows_of(area: Mapping[str, Any], side: str) -> tuple[Row, ...]:
    return _table(area).sides[side]


def _table(area: Mapping[str, Any]) -> OpponentTable:
    """By which the automa of this area plays."""
    return table_of(area["nation"], area.get("table", ""))
