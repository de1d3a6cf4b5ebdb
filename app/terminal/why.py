"""The reason for what the automa does: the row that fits and those passed over, the candidates and the tie-break.

All of it is read from what the table has told; whether a row fits a card is the engine's to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.terminal.console import fill_lines
from app.terminal.find import icons_of
from automa.imperium.cards import Card, library
from automa.imperium.opponent.spoken import row_text, trigger_text
from automa.imperium.opponent.tables import Row, matches, opponent_table
from automa.table import Table
from automa.text import has_text, text

AUTOMA = 1
LATELY = 200  # events: more than a round has
REVEALS = ("automa_reveals", "automa_resolves")
# What is decided after a card has left the row that sent it away.
STILL_ABOUT_THE_CARD = ("do_automa_discards",)
TRIGGER = 34  # columns

Event = Mapping[str, Any]


class Why:
    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language
        self.area: dict[str, Any] = table.view(0)["seats"][AUTOMA]

    def say(self, message: str, **args: str | int) -> str:
        return text(self.language, message, **args)

    # ---- the row that is told

    def row_in_words(self, event: Event, later: Sequence[Event]) -> str:
        """Trigger and text of the row that an event tells of, and a mark if it is not printed."""
        row = self._side(later)[event["row"] - 1]
        words = f"{trigger_text(row, self.language)}: {row_text(row, self.language)}"
        if row.provenance == "printed":
            return words
        return f"{words} [{self.say('table-provenance', provenance=row.provenance)}]"

    def _side(self, later: Sequence[Event]) -> tuple[Row, ...]:
        """The side that was up before these events."""
        state = self.area["state"]
        for event in reversed(later):
            if event["seat"] == AUTOMA and event["event"] in ("empire", "barbarian"):
                state = "barbarian" if event["event"] == "empire" else "empire"
        sides = opponent_table(self.area["nation"]).sides
        return sides.get(state) or sides["single"]

    # ---- the reason for the step that is asked for now

    def lines(self) -> list[str]:
        """For the card being resolved; between turns, for all cards of its last turn."""
        events = self.table.events_since(max(0, self.table.event_count - LATELY))
        lines = [fill_lines(words) for words in self._step()]
        current = self._current()
        if current is None:
            start = max((n for n, event in enumerate(events) if event["event"] == "die"), default=len(events))
            if not lines or self._is_yours():
                lines += self._turn(events, start)
            return lines or [self.say("why-nothing")]
        revealed = [n for n, event in enumerate(events) if event["event"] in REVEALS and event["card"] == current]
        return lines + (list(self._card(events, revealed[-1])) if revealed else [])

    def _step(self) -> Iterator[str]:
        """What is always the reason for this kind of step."""
        decision = self.table.pending
        if decision is None:
            return
        about = decision.about.replace("_", "-")
        if decision.about == "do_place_token" and self.area["playing"]:
            about = "do-place-token-by-row"
        message = f"why-{about}"
        if has_text("en", message):
            yield self.say(message)

    def _is_yours(self) -> bool:
        return self.table.pending is not None and self.table.pending.kind == "turn"

    def _current(self) -> str | None:
        decision = self.table.pending
        if self.area["playing"]:
            return str(self.area["playing"][0])
        if decision is not None and decision.about in STILL_ABOUT_THE_CARD:
            return str(decision.data["card"])
        return None

    def _turn(self, events: Sequence[Event], start: int) -> list[str]:
        lines: list[str] = []
        for number in range(start, len(events)):
            if events[number]["event"] in REVEALS:
                lines += ["", fill_lines(events[number]["text"]), *self._card(events, number)]
        return lines

    def _card(self, events: Sequence[Event], start: int) -> Iterator[str]:
        """Why this row for the card revealed there, and why those market cards."""
        card = library()[events[start]["card"]]
        icons = ", ".join(icons_of(card, self.language)) or self.say("why-no-icons")
        yield fill_lines(self.say("why-card", card=card.name_in(self.language), icons=icons))
        own = _of_card(events, start)
        told = next((n for n in own if events[n]["event"] in ("row", "no_row") and events[n]["card"] == card.id), None)
        if told is None:
            yield from self._rows(card, self._side(()), [], None)
            return
        side = self._side(events[told + 1 :])
        yield from self._rows(card, side, events[told]["passed"], events[told].get("row"))
        if "row" in events[told]:
            yield fill_lines(row_text(side[events[told]["row"] - 1], self.language), "    ")
        for number in own:
            if events[number]["event"] == "automa_chooses" and number > told:
                yield from self._choice(events[number])

    def _rows(self, card: Card, side: Sequence[Row], passed: Sequence[int], chosen: int | None) -> Iterator[str]:
        """Every row from the top to the one that is resolved."""
        for row in side:
            if row.number == chosen:
                verdict = "this-row"
            elif row.number in passed:
                verdict = "impossible"
            else:
                verdict = "being-tried" if matches(row, card) else "no-fit"
            trigger = f"{row.number:>4} {trigger_text(row, self.language):<{TRIGGER}} "
            yield fill_lines(f"{trigger}{self.say(f'why-{verdict}')}", "")
            if verdict in ("this-row", "being-tried"):
                return

    def _choice(self, event: Event) -> Iterator[str]:
        """The candidates in the order in which the automa prefers them, and what decided."""
        heads = [self.say(f"why-head-{head}") for head in ("slot", "card", "points", "tokens")]
        yield ""
        yield _columns(*heads)
        for place, row in enumerate(event["candidates"]):
            slot = str(row["slot"]) if row["slot"] else self.say("where-exile")
            name = library()[row["card"]].name_in(self.language)
            yield _columns(slot, name, _minus(row["points"]), str(row["tokens"] or "–")) + (" ←" if place == 0 else "")
        yield fill_lines(event["text"])


def _of_card(events: Sequence[Event], start: int) -> list[int]:
    """What was told while this card was resolved, without the cards that were resolved in between."""
    own: list[int] = []
    for number in range(start + 1, len(events)):
        if events[number]["event"] in ("automa_reveals", "die"):
            break
        own.append(number)
    return own


def _columns(slot: str, card: str, points: str, tokens: str) -> str:
    return f"    {slot:<8}{card[:34]:<34}{points:>10}{tokens:>10}"


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
