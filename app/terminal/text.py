"""The text client: a game at a real table, or a digital one, by keyboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TextIO

from app.terminal.console import Console, Leave
from app.terminal.folder import Folder, data_folder
from app.terminal.sitting import Sitting
from app.terminal.start import Start


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
        self.folder = Folder(folder or data_folder())
        self.seed = int.from_bytes(os.urandom(4), "big") if seed is None else seed
        self.sitting: Sitting | None = None

    def run(self) -> int:
        try:
            self.language = self.language or self.choose_language()
            self.tell("client-title")
            self.sitting = Start(self, self.folder, self.seed).sit_down()
            self.sitting.run()
        except (Leave, KeyboardInterrupt):
            self.write()
            self.tell("client-goodbye" if self.folder.saves() else "client-farewell")
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            self.tell("client-not-saved", reason=error.strerror or str(error))
            return 1
        return 0
