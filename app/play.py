"""The game that is being played: its table, kept in the store after every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app import story
from automa.imperium.cards import library
from automa.records import Game, Store
from automa.table import Decision, Table, TableError

HUMAN, AUTOMA = 0, 1


class Play:
    """Every answer is on disk before anybody is told of the next question."""

    def __init__(self, game: Game, table: Table, changed: Callable[[], None]) -> None:
        self.game = game
        self.table = table
        self.changed = changed

    @staticmethod
    def begin(store: Store, config: dict[str, Any], changed: Callable[[], None], campaign: str | None = None) -> Play:
        table = Table.new(config)
        return Play(store.begin(table, kind="table", config=config, campaign=campaign), table, changed)

    @staticmethod
    def resume(store: Store, id: str, language: str, changed: Callable[[], None]) -> Play:
        game, table = store.resume(id)
        table.language = language
        return Play(game, table, changed)

    @property
    def pending(self) -> Decision | None:
        return self.table.pending

    @property
    def view(self) -> dict[str, Any]:
        return self.table.view(HUMAN)

    def answer(self, *ids: str) -> None:
        self.table.answer(list(ids))
        self.keep()

    def answer_if_possible(self, *ids: str) -> str | None:
        """The reason why not, for people; None when it was answered."""
        try:
            self.answer(*ids)
        except TableError as error:
            return str(error)
        return None

    def undo(self) -> None:
        self.table.undo()
        self.keep()

    def redo(self) -> None:
        self.table.redo()
        self.keep()

    def keep(self) -> None:
        self.game.keep(self.table, {"card": story.card_of_turn(self.table)})
        self.changed()

    def nation_name(self, seat: int) -> str:
        nation = library().nation(self.view["seats"][seat]["nation"])
        return nation.names.get(self.table.language, nation.name)
