"""The reason for what the automa does, as lines of a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app import reasons
from app.find import icons_of
from app.reasons import Choice, Reason, Verdict
from app.story import AUTOMA, HUMAN, rows_of, side_before
from app.terminal.console import fill_lines
from automa.imperium.cards import library
from automa.imperium.opponent.spoken import row_text, trigger_text
from automa.table import Table
from automa.text import text

TRIGGER = 34  # columns

Event = Mapping[str, Any]


class Why:
    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language

    def say(self, message: str, **args: str | int) -> str:
        return text(self.language, message, **args)

    def row_in_words(self, event: Event, later: Sequence[Event]) -> str:
        """Trigger and text of the row that an event tells of, and a mark if it is not printed."""
        area = self.table.view(HUMAN)["seats"][AUTOMA]
        row = rows_of(area, side_before(area, later))[event["row"] - 1]
        words = f"{trigger_text(row, self.language)}: {row_text(row, self.language)}"
        if row.provenance == "printed":
            return words
        return f"{words} [{self.say('table-provenance', provenance=row.provenance)}]"

    def lines(self) -> list[str]:
        """For the card being resolved; in your turn, for all cards of the automa's last one."""
        step = reasons.of_step(self.table)
        lines = [fill_lines(step)] if step else []
        reason = reasons.of_card(self.table)
        if reason is not None:
            return [*lines, *self._card(reason)]
        if not lines or self._is_yours():
            for reason in reasons.of_turn(self.table):
                lines += ["", fill_lines(reason.revealed), *self._card(reason)]
        return lines or [self.say("why-nothing")]

    def _is_yours(self) -> bool:
        return self.table.pending is not None and self.table.pending.kind == "turn"

    def _card(self, reason: Reason) -> Iterator[str]:
        """Why this row for the card, and why those market cards."""
        icons = ", ".join(icons_of(reason.card, self.language)) or self.say("why-no-icons")
        yield fill_lines(self.say("why-card", card=reason.card.name_in(self.language), icons=icons))
        yield from map(self._verdict, reason.verdicts)
        if reason.row is not None:
            yield fill_lines(row_text(reason.row, self.language), "    ")
        for choice in reason.choices:
            yield from self._choice(choice)

    def _verdict(self, verdict: Verdict) -> str:
        trigger = trigger_text(verdict.row, self.language)
        return fill_lines(f"{verdict.row.number:>4} {trigger:<{TRIGGER}} {self.say(f'why-{verdict.why}')}")

    def _choice(self, choice: Choice) -> Iterator[str]:
        heads = [self.say(f"why-head-{head}") for head in ("slot", "card", "points", "tokens")]
        yield ""
        yield _columns(*heads)
        for place, candidate in enumerate(choice.candidates):
            slot = str(candidate.slot) if candidate.slot else self.say("where-exile")
            name = library()[candidate.card].name_in(self.language)
            tokens = str(candidate.tokens or "–")
            yield _columns(slot, name, _minus(candidate.points), tokens) + (" ←" if place == 0 else "")
        yield fill_lines(choice.words)


def _columns(slot: str, card: str, points: str, tokens: str) -> str:
    return f"    {slot:<8}{card[:34]:<34}{points:>10}{tokens:>10}"


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
