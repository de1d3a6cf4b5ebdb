"""The table: a game, its journal, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from automa.table.decision import Decision, Option, Steps
from automa.table.errors import TableError
from automa.table.game import Game, rules_of
from automa.table.save import Save

LANGUAGES = ("en", "pt", "es")

# A stored position every so many answers: undo replays at most about that many.
STRIDE = 12


class Table:
    """A game being played. Made by `new`, `from_position` or `load`; see the package for the whole protocol."""

    def __init__(
        self, game: Game, seed: int, *, config: dict[str, Any] | None, position: dict[str, Any] | None
    ) -> None:
        self.seed = seed
        self.language = "en"
        self._config = config
        self._start = position
        self._game = game
        self._journal: list[list[str]] = []
        self._redo: list[list[str]] = []
        self._kept: list[tuple[int, Game]] = [(0, game.copy())]
        self._steps: Steps[None] = game.run()
        self.pending: Decision | None = None
        self._go(None)

    @classmethod
    def new(cls, config: dict[str, Any]) -> Table:
        if not isinstance(config, dict):
            raise TableError("config must be an object")
        seed = _whole(config.get("seed", 0), "seed")
        language = _language(config.get("language", "en"))
        game = rules_of(config.get("game")).new(config, seed)
        table = cls(game, seed, config=dict(config), position=None)
        table.language = language
        return table

    @classmethod
    def from_position(cls, position: dict[str, Any], seed: int = 0) -> Table:
        if not isinstance(position, dict):
            raise TableError("position must be an object")
        game = rules_of(position.get("game")).from_position(position, _whole(seed, "seed"))
        return cls(game, seed, config=None, position=game.position())

    @property
    def result(self) -> dict[str, Any] | None:
        return self._game.result()

    @property
    def journal(self) -> list[list[str]]:
        return [list(answer) for answer in self._journal]

    def answer(self, option_ids: Iterable[str]) -> Decision | None:
        """Answer the pending decision. A wrong answer raises TableError and changes nothing."""
        ids = [option_ids] if isinstance(option_ids, str) else list(option_ids)
        picked = self._picked(ids)
        self._journal.append(ids)
        self._redo.clear()
        self._go(picked)
        return self.pending

    def undo(self) -> Decision | None:
        if not self._journal:
            raise TableError("nothing to undo")
        self._redo.append(self._journal[-1])
        self._rewind(len(self._journal) - 1)
        return self.pending

    def redo(self) -> Decision | None:
        if not self._redo:
            raise TableError("nothing to redo")
        ids = self._redo[-1]
        picked = self._picked(ids)
        self._redo.pop()
        self._journal.append(ids)
        self._go(picked)
        return self.pending

    @property
    def can_undo(self) -> bool:
        return bool(self._journal)

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def position(self) -> dict[str, Any]:
        return self._game.position()

    def view(self, seat: int) -> dict[str, Any]:
        return self._game.view(seat)

    def events_since(self, number: int = 0) -> list[dict[str, Any]]:
        return [{**event, "text": self._game.speak_event(event, self.language)} for event in self._game.events[number:]]

    def told_since(self, number: int, viewer: int) -> list[str]:
        """What happened in words, as that seat may know it."""
        return [self._game.speak_event(event, self.language, viewer) for event in self._game.events[number:]]

    @property
    def event_count(self) -> int:
        return len(self._game.events)

    def save(self) -> bytes:
        return Save(self.seed, self._config, self._start, self._journal, self._redo, self.language).to_bytes()

    @classmethod
    def load(cls, data: bytes) -> Table:
        save = Save.from_bytes(data)
        if save.config is not None:
            table = cls.new({**save.config, "seed": save.seed})
        else:
            table = cls.from_position(save.position or {}, save.seed)
        table.language = _language(save.language)
        for number, ids in enumerate(save.journal):
            try:
                table.answer(ids)
            except TableError as error:
                raise TableError(f"the save does not fit these rules: answer {number + 1}: {error}") from None
        table._redo = save.redo
        return table

    def _picked(self, ids: Sequence[str]) -> tuple[Option, ...]:
        decision = self.pending
        if decision is None:
            raise TableError("the game is over: nothing to answer")
        least, most = decision.picks
        if not least <= len(ids) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise TableError(f"pick {wanted} of the options, not {len(ids)}")
        if len(set(ids)) != len(ids):
            raise TableError("an option was picked twice")
        by_id = {option.id: option for option in decision.options}
        for option_id in ids:
            if option_id not in by_id:
                reason = self._game.why_not(decision, option_id, self.language)
                raise TableError(reason or f"no such option: {option_id!r:.80}")
        return tuple(by_id[option_id] for option_id in ids)

    def _go(self, picked: tuple[Option, ...] | None) -> None:
        try:
            decision = next(self._steps) if picked is None else self._steps.send(picked)
        except StopIteration:
            self.pending = None
            return
        self.pending = decision.spoken_by(self._speak)
        made = len(self._journal)
        if decision.kind == "turn" and made >= self._kept[-1][0] + STRIDE:
            self._kept.append((made, self._game.copy()))

    def _rewind(self, length: int) -> None:
        answers = self._journal[:length]
        while self._kept[-1][0] > length:
            self._kept.pop()
        start, kept = self._kept[-1]
        self._game = kept.copy()
        self._journal = answers[:start]
        self._steps.close()
        self._steps = self._game.run()
        self._go(None)
        for ids in answers[start:]:
            picked = self._picked(ids)
            self._journal.append(ids)
            self._go(picked)

    def _speak(self, decision: Decision, option: Option | None) -> str:
        return self._game.speak(decision, option, self.language)


def _whole(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TableError(f"{name} must be a whole number, not {value!r}")
    return value


def _language(value: object) -> str:
    if value not in LANGUAGES:
        raise TableError(f"unknown language {value!r}; known: {', '.join(LANGUAGES)}")
    return str(value)
