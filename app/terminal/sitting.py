"""Sitting at a table with a keyboard: what happened, the question, the answer, and commands in between.

Asks and shows; everything it knows comes from the table. Every answer is on disk before the next question is asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from app.find import find_cards
from app.terminal.answering import Answers, NotPossible, NotUnderstood
from app.terminal.area import Area
from app.terminal.board import Board
from app.terminal.console import Console, Leave, fill_lines
from app.terminal.why import Why
from automa.cli.face import face
from automa.cli.table import journey_lines, side_lines
from automa.imperium.cards import library
from automa.imperium.opponent.own_tables import table_of
from automa.records import Game, Store
from automa.table import Decision, Table, TableError

ME = 0
AUTOMA = 1
LOG = 40  # events that `l` shows

Command = Callable[["Sitting", str], None]


class Sitting(ABC):
    """One game at the keyboard: shows what happened, asks, and keeps every answer."""

    help_message = "client-help"
    # Whether cards are listed with their icons, because the player looks at real ones.
    faces = False

    def __init__(self, console: Console, store: Store, table: Table, game: Game | None = None) -> None:
        """A new game is kept from when it is run."""
        self.console = console
        self.store = store
        self.table = table
        self.game = game
        self.told = 0
        self.answers: Answers | None = None

    @property
    def language(self) -> str:
        return self.console.language

    def run(self) -> None:
        self.game = self.game or self.store.begin(self.table)
        self.keep()
        self.console.tell(self.help_message)
        while (decision := self.table.pending) is not None:
            if decision.seat == ME:
                self.show(decision)
                self.ask(decision)
            else:
                self.others_answer(decision)
                self.keep()
        self.news()
        self.finish()
        self.game.finish(self.table)

    def keep(self) -> None:
        """Every answer is on disk when this returns."""
        assert self.game is not None
        self.game.keep(self.table)

    @abstractmethod
    def others_answer(self, decision: Decision) -> None:
        """Whoever else sits here answers."""

    @abstractmethod
    def finish(self) -> None:
        """The result."""

    # ---- showing

    def show(self, decision: Decision) -> None:
        """What happened since the last question, and the question."""
        self.news()
        self.answers = Answers(decision, self.language, faces=self.faces)
        self.before_question(decision)
        self.console.write()
        self.console.write(fill_lines(decision.prompt))
        self.show_choices()

    def before_question(self, decision: Decision) -> None:
        if decision.kind == "turn":
            self.board()

    def show_choices(self) -> None:
        assert self.answers is not None
        for typed, label in self.answers.lines():
            self.console.write(fill_lines(label, f"  {typed:>2} "))
        if self.answers.unshown:
            self.console.tell("client-more", number=self.answers.unshown)
        self.console.write(fill_lines(f"[{self.hint(self.answers)} · ?]"))

    def hint(self, answers: Answers) -> str:
        return answers.wanted()

    def news(self) -> None:
        """Everything that was told since the last time."""
        events = self.table.events_since(self.told)
        words = self.table.told_since(self.told, ME)
        for number, (event, spoken) in enumerate(zip(events, words, strict=True), 1):
            self.tell_event(event, spoken, events[number:])
        self.told = self.table.event_count

    def tell_event(self, event: Mapping[str, Any], spoken: str, later: Sequence[Mapping[str, Any]]) -> None:
        """An event in words; of a row also what it says."""
        if event["event"] == "automa_reveals":
            self.console.write()
        self.console.write(fill_lines(spoken, "· "))
        if event["event"] == "row":
            self.console.write(fill_lines(self.why().row_in_words(event, later), "    "))

    def why(self) -> Why:
        return Why(self.table, self.language)

    def board(self) -> None:
        self.console.write()
        for line in Board(self.table.view(ME), ME, self.language).lines():
            self.console.write(line)

    # ---- asking

    def ask(self, decision: Decision) -> None:
        """Until it is answered, or the journal has moved."""
        while self.table.pending is decision:
            line = self.console.read()
            word, _, rest = line.partition(" ")
            command = self.commands().get(word.lower())
            if command is not None and not self._is_yes_or_no(decision, line):
                command(self, rest.strip())
                if self.table.pending is decision:
                    self.remind(decision)
            else:
                self.answer(line)

    def remind(self, decision: Decision) -> None:
        """After a command: what is still asked. On a screen that shows it anyway, nothing."""
        return

    def _is_yes_or_no(self, decision: Decision, line: str) -> bool:
        """In some languages the letter for yes is that of a command."""
        return decision.option("yes") is not None and line.lower() in self.console.say("client-yes-typed").split()

    def answer(self, line: str) -> None:
        assert self.answers is not None
        try:
            ids = self.answers.meaning(line)
            if ids is not None:
                self.give(ids)
                self.keep()
                return
        except NotUnderstood as error:
            self.console.write(fill_lines(str(error)))
        except NotPossible as error:
            self.console.tell("client-not-possible", reason=str(error))
        except TableError as error:
            self.console.tell("client-not-possible", reason=str(error))
            return
        self.show_choices()

    def give(self, ids: list[str]) -> None:
        self.table.answer(ids)

    # ---- commands

    def commands(self) -> dict[str, Command]:
        return COMMANDS

    def help(self, rest: str) -> None:
        self.console.tell(self.help_message)

    def undo(self, rest: str) -> None:
        """Back to the last question that was ours; the opponent's answers in between go with it."""
        if not self.table.can_undo:
            self.console.tell("client-nothing-to-undo")
            return
        self.table.undo()
        while self.table.can_undo and (self.table.pending is None or self.table.pending.seat != ME):
            self.table.undo()
        self.went("undone")

    def redo(self, rest: str) -> None:
        if not self.table.can_redo:
            self.console.tell("client-nothing-to-redo")
            return
        self.table.redo()
        while self.table.can_redo and self.table.pending is not None and self.table.pending.seat != ME:
            self.table.redo()
        self.went("redone")

    def went(self, how: str) -> None:
        self.keep()
        self.console.tell(f"client-{how}")
        self.told = min(self.told, self.table.event_count)
        if self.table.pending is not None and self.table.pending.kind != "turn":
            self.board()

    def show_board(self, rest: str) -> None:
        self.board()

    def log(self, rest: str) -> None:
        for words in self.table.told_since(max(0, self.table.event_count - LOG), ME):
            self.console.write(fill_lines(words, "· "))

    def card(self, rest: str) -> None:
        """By the number of an option, or by name."""
        shown = find_cards(rest, self.language)
        listed = self.answers.shown if self.answers is not None else []
        if rest in map(str, range(1, len(listed) + 1)):
            shown = [listed[int(rest) - 1].options[0].data.get("card", "")]
        if not rest or shown == [""]:
            self.console.tell("client-card-of-what")
        elif not shown:
            self.console.tell("client-no-card", name=rest)
        for card in filter(None, shown):
            self.console.write(f"{face(library()[card], self.language)}\n")

    def save(self, rest: str) -> None:
        path = Path(rest or "solstice.save").expanduser()
        try:
            path.write_bytes(self.table.save())
        except OSError as error:
            self.console.tell("client-not-saved", reason=error.strerror or str(error))
        else:
            self.console.tell("client-saved", file=str(path))

    def quit(self, rest: str) -> None:
        raise Leave

    # ---- commands about the automa

    @property
    def has_automa(self) -> bool:
        return any(seat["kind"] == "automa" for seat in self.table.view(ME)["seats"])

    def _needs_automa(self) -> bool:
        if not self.has_automa:
            self.console.tell("client-no-automa")
        return self.has_automa

    def show_why(self, rest: str) -> None:
        if self._needs_automa():
            for line in self.why().lines():
                self.console.write(line)

    def show_automa(self, rest: str) -> None:
        if self._needs_automa():
            for line in Area(self.table.view(ME), self.language).lines():
                self.console.write(line)

    def show_market(self, rest: str) -> None:
        for line in Board(self.table.view(ME), ME, self.language).market_lines():
            self.console.write(line)

    def show_rows(self, rest: str) -> None:
        """The automa's table, the side that it is on."""
        if self._needs_automa():
            area = self.table.view(ME)["seats"][AUTOMA]
            table = table_of(area["nation"], area.get("table", ""))
            side = area["state"] if area["state"] in table.sides else "single"
            for line in (
                *side_lines(table, side, self.language, doubts=False),
                *journey_lines(table, self.language, doubts=False),
            ):
                self.console.write(line)


COMMANDS: dict[str, Command] = {
    "?": Sitting.help, "u": Sitting.undo, "r": Sitting.redo, "t": Sitting.show_board, "l": Sitting.log,
    "c": Sitting.card, "s": Sitting.save, "q": Sitting.quit, "w": Sitting.show_why, "why": Sitting.show_why,
    "a": Sitting.show_automa, "m": Sitting.show_market, "o": Sitting.show_rows,
}  # fmt: skip
