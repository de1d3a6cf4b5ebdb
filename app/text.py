"""The text client: a whole digital game by keyboard. Asks and shows; everything it knows comes from the table."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from textwrap import fill, indent
from typing import TextIO

from app.board import WIDTH, Board
from automa.cli.face import face
from automa.imperium.cards import library
from automa.policies import policy
from automa.table import Decision, Table, TableError
from automa.text import LANGUAGES, text

ME = 0
LOG = 40  # events that `l` shows
SHOWN = 3  # cards that a part of a name may show


class Leave(Exception):
    """The player quits, or there is no more input."""


class Client:
    """One sitting. Every answer is on disk before the next question is asked."""

    def __init__(
        self,
        source: TextIO,
        out: TextIO,
        language: str | None = None,
        folder: Path | None = None,
        seed: int | None = None,
    ) -> None:
        self.source = source
        self.out = out
        self.language = language or ""
        self.autosave = (folder or data_folder()) / "text-game.save"
        self.seed = int.from_bytes(os.urandom(4), "big") if seed is None else seed
        self.opponent = policy("simple")
        self.told = 0

    def run(self) -> int:
        try:
            self.language = self.language or self.choose_language()
            self.tell("client-title")
            table = self.unfinished() or self.new_game()
            self.play(table)
        except (Leave, KeyboardInterrupt):
            self.write()
            self.tell("client-goodbye" if self.autosave.exists() else "client-farewell")
        return 0

    def write(self, words: str = "") -> None:
        print(words, file=self.out, flush=True)

    def tell(self, message: str, **args: str | int) -> None:
        self.write(fill_lines(text(self.language, message, **args)))

    def read(self) -> str:
        print(text(self.language or "en", "client-prompt"), end=" ", file=self.out, flush=True)
        line = self.source.readline()
        if not line:
            raise Leave
        return line.strip()

    # Starting

    def choose_language(self) -> str:
        self.write(text("en", "client-language"))
        for number in range(1, len(LANGUAGES) + 1):
            self.write(f"  {text('en', 'client-languages', number=number)}")
        while True:
            answer = self.read()
            if answer in LANGUAGES:
                return answer
            if answer.isdecimal() and 1 <= int(answer) <= len(LANGUAGES):
                return LANGUAGES[int(answer) - 1]

    def choose(self, message: str, labels: list[str], **args: str | int) -> int:
        self.tell(message, **args)
        for number, label in enumerate(labels, 1):
            self.write(f"  {number:>2} {label}")
        while True:
            answer = self.read()
            if answer.lower() == "q":
                raise Leave
            if answer.isdecimal() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            self.tell("client-no-such-number", number=answer)

    def unfinished(self) -> Table | None:
        """The game that was left, if it can be read and is wanted."""
        if not self.autosave.exists():
            return None
        try:
            table = Table.load(self.autosave.read_bytes())
        except (TableError, OSError) as error:
            aside = self.autosave.with_suffix(".damaged")
            self.autosave.replace(aside)
            self.tell("client-lost-autosave", reason=str(error), file=str(aside))
            return None
        table.language = self.language
        view = table.view(ME)
        labels = [text(self.language, "client-yes"), text(self.language, "client-no")]
        names = Board(view, ME, self.language).names()
        if self.choose("client-continue", labels, names=names, round=view["round"]) == 0:
            self.told = table.event_count
            return table
        self.autosave.unlink()
        return None

    def new_game(self) -> Table:
        nations = [nation for nation in library().nations.values() if nation.playable]
        names = [nation.names.get(self.language, nation.name) for nation in nations]
        mine = self.choose("client-nation", names)
        sides = [text(self.language, f"client-side-{side}") for side in "ab"]
        side = "AB"[self.choose("client-side", sides)]
        others = [number for number in range(len(nations)) if number != mine]
        labels = [text(self.language, "client-training"), *(names[number] for number in others)]
        against = self.choose("client-opponent", labels)
        seats = [{"kind": "human", "nation": nations[mine].id, "power": side}]
        if against:
            seats.append({"kind": "policy", "nation": nations[others[against - 1]].id, "power": "B"})
        mode = "players" if against else "training"
        self.told = 0
        return Table.new({"mode": mode, "seats": seats, "seed": self.seed, "language": self.language})

    # Playing

    def play(self, table: Table) -> None:
        self.keep(table)
        self.tell("client-help")
        while table.pending is not None:
            if table.pending.seat == ME:
                self.show(table)
                self.ask(table, table.pending)
            else:
                table.answer(self.opponent(table.pending, table.view))
                self.keep(table)
        self.news(table)
        self.finish(table)

    def keep(self, table: Table) -> None:
        """On disk, whole or not at all."""
        self.autosave.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.autosave.with_suffix(".new")
        fresh.write_bytes(table.save())
        fresh.replace(self.autosave)

    def news(self, table: Table) -> None:
        for words in table.told_since(self.told, ME):
            self.write(fill_lines(words, "· "))
        self.told = table.event_count

    def show(self, table: Table) -> None:
        """What happened since the last question, the table at the start of a turn, and the question."""
        self.news(table)
        decision = table.pending
        assert decision is not None
        if decision.kind == "turn":
            self.board(table)
        self.write()
        self.write(fill_lines(decision.prompt))
        for number, option in enumerate(decision.options, 1):
            self.write(fill_lines(option.label, f"  {number:>2} "))
        self.write(f"[{self.wanted(decision)}, ?]")

    def board(self, table: Table) -> None:
        self.write()
        for line in Board(table.view(ME), ME, self.language).lines():
            self.write(line)

    def wanted(self, decision: Decision) -> str:
        least, most = decision.picks
        if least == most:
            return text(self.language, "client-pick-one" if least == 1 else "client-pick-exactly", number=least)
        return text(self.language, "client-pick-some" if least else "client-pick-range", least=least, most=most)

    def ask(self, table: Table, decision: Decision) -> None:
        """Until the decision is answered or another one is pending."""
        while table.pending is decision:
            line = self.read()
            command, _, rest = line.partition(" ")
            if line.replace(",", " ").replace(" ", "").isdecimal() or (not line and not decision.picks[0]):
                self.answer(table, decision, line.replace(",", " ").split())
            elif command.lower() in COMMANDS:
                COMMANDS[command.lower()](self, table, rest.strip())
            elif line:
                self.tell("client-not-understood")

    def answer(self, table: Table, decision: Decision, numbers: list[str]) -> None:
        chosen = []
        for number in numbers:
            if not 1 <= int(number) <= len(decision.options):
                if numbers == ["0"] and not decision.picks[0]:
                    break
                self.tell("client-no-such-number", number=number)
                return
            chosen.append(decision.options[int(number) - 1].id)
        least, most = decision.picks
        if not least <= len(chosen) <= most or len(set(chosen)) != len(chosen):
            self.write(f"[{self.wanted(decision)}]")
            return
        table.answer(chosen)
        self.keep(table)

    # Commands

    def help(self, table: Table, rest: str) -> None:
        self.tell("client-help")

    def undo(self, table: Table, rest: str) -> None:
        """Back to the last question that was ours; the opponent's answers in between go with it."""
        if not table.can_undo:
            self.tell("client-nothing-to-undo")
            return
        table.undo()
        while table.can_undo and (table.pending is None or table.pending.seat != ME):
            table.undo()
        self.went_back(table)

    def redo(self, table: Table, rest: str) -> None:
        if not table.can_redo:
            self.tell("client-nothing-to-redo")
            return
        table.redo()
        while table.can_redo and table.pending is not None and table.pending.seat != ME:
            table.redo()
        self.went_back(table)

    def went_back(self, table: Table) -> None:
        self.keep(table)
        self.told = min(self.told, table.event_count)
        if table.pending is not None and table.pending.kind != "turn":
            self.board(table)

    def table(self, table: Table, rest: str) -> None:
        self.board(table)

    def log(self, table: Table, rest: str) -> None:
        for words in table.told_since(max(0, table.event_count - LOG), ME):
            self.write(fill_lines(words, "· "))

    def card(self, table: Table, rest: str) -> None:
        decision = table.pending
        if rest.isdecimal() and decision is not None and 1 <= int(rest) <= len(decision.options):
            shown = [decision.options[int(rest) - 1].data.get("card", "")]
        else:
            shown = find_cards(rest, self.language)
        if not rest or shown == [""]:
            self.tell("client-card-of-what")
        elif not shown:
            self.tell("client-no-card", name=rest)
        for card in filter(None, shown):
            self.write(f"{face(library()[card], self.language)}\n")

    def save(self, table: Table, rest: str) -> None:
        path = Path(rest or "solstice.save").expanduser()
        try:
            path.write_bytes(table.save())
        except OSError as error:
            self.tell("client-not-saved", reason=error.strerror or str(error))
        else:
            self.tell("client-saved", file=str(path))

    def quit(self, table: Table, rest: str) -> None:
        raise Leave

    def finish(self, table: Table) -> None:
        """Who scored what, card by card."""
        assert table.result is not None
        self.tell("client-over")
        for seat, breakdown in zip(table.view(ME)["seats"], table.result["breakdown"], strict=True):
            nation = library().nation(seat["nation"])
            self.tell("client-score", name=nation.names.get(self.language, nation.name), score=breakdown["total"])
            parts = [
                text(
                    self.language,
                    "client-by-card",
                    name=library()[row["card"]].name_in(self.language),
                    points=row["points"],
                )
                for row in breakdown["cards"]
            ]
            parts.append(text(self.language, "client-progress", number=breakdown["progress"]))
            self.write(indent(fill(", ".join(parts), WIDTH - 4), "    "))
        self.autosave.unlink(missing_ok=True)


COMMANDS = {
    "?": Client.help, "u": Client.undo, "r": Client.redo, "t": Client.table, "l": Client.log, "c": Client.card,
    "s": Client.save, "q": Client.quit,
}  # fmt: skip


def find_cards(name: str, language: str) -> list[str]:
    """Cards with this id or name, or else with this in their name; one of each name."""
    wanted = name.casefold()
    if not wanted:
        return []
    named = {card.name_in(language).casefold(): card.id for card in reversed(library().cards.values())}
    ids = {card.casefold(): card for card in library().cards}
    if wanted in ids or wanted in named:
        return [ids.get(wanted) or named[wanted]]
    return [card for key, card in named.items() if wanted in key][:SHOWN]


def fill_lines(words: str, first: str = "") -> str:
    """Each line within the width, the following ones under the first word."""
    return "\n".join(
        fill(line, WIDTH, initial_indent=first, subsequent_indent=" " * len(first)) for line in words.splitlines()
    )


def data_folder() -> Path:
    """Where this user's data belongs on this system."""
    if given := os.environ.get("SOLSTICE_HOME"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Solstice"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Solstice"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "solstice"
