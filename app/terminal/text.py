"""The text client: a game at a real table, or a digital one, by keyboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TextIO

from app.terminal.console import Console, Leave, fill_lines
from app.terminal.sitting import Sitting
from app.terminal.start import Start
from automa.records import Store, StoreError


class Client(Console):
    """From the start menu to the end of one game."""

    def __init__(
        self,
        source: TextIO,
        out: TextIO,
        language: str | None = None,
        folder: Path | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__(source, out, language or "")
        self.folder = folder
        self.seed = int.from_bytes(os.urandom(4), "big") if seed is None else seed
        self.sitting: Sitting | None = None

    def run(self) -> int:
        try:
            self.language = self.language or self.choose_language()
            self.tell("client-title")
            with Store.open(self.folder) as store:
                self.play(store)
        except (Leave, KeyboardInterrupt):
            self.write()
            self.tell("client-farewell")
        except StoreError as error:
            self.write(fill_lines(error.text(self.language)))
            return 1
        return 0

    def play(self, store: Store) -> None:
        """One game, to its end or until somebody leaves."""
        try:
            self.sitting = Start(self, store, self.seed).sit_down()
            self.sitting.run()
        except (Leave, KeyboardInterrupt):
            self.write()
            self.tell("client-goodbye" if store.in_progress() else "client-farewell")
