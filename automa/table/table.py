"""The table: a game, its journal, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from automa.table.decision import Decision, Option, Steps
from automa.table.errors import TableError
from automa.table.game import Game, rules_of
from automa.table.save import Save

LANGUAGES = ("en", "pt", "es")

# A stored position every so many answers: undo replays at most about that many.
STRIDE = 12
# How many titles a list of undoable answers has, and how many instructions somebody wants to see coming.
TITLES = 30
AHEAD = 8

Answered = tuple[Decision, tuple[Option, ...]]


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
        # What the answers in the journal were answers to; and of the last answers in `_redo`, as far as it is known.
        self._answered: list[Answered] = []
        self._taken_back: list[Answered] = []
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
        self._give(ids, self._picked(ids))
        self._redo.clear()
        self._taken_back.clear()
        return self.pending

    def undo(self) -> Decision | None:
        if not self._journal:
            raise TableError("nothing to undo")
        self._redo.append(self._journal[-1])
        self._taken_back.append(self._answered[-1])
        self._rewind(len(self._journal) - 1)
        return self.pending

    def redo(self) -> Decision | None:
        if not self._redo:
            raise TableError("nothing to redo")
        ids = self._redo[-1]
        self._give(ids, self._picked(ids))
        self._redo.pop()
        if self._taken_back:
            self._taken_back.pop()
        return self.pending

    @property
    def can_undo(self) -> bool:
        return bool(self._journal)

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    @property
    def undone(self) -> list[list[str]]:
        """The answers that redo would give again, the next one last."""
        return [list(answer) for answer in self._redo]

    def undo_titles(self, limit: int = TITLES) -> list[str]:
        """What undo would take back, the last answer first, in a few words each."""
        return [self._title(answered) for answered in self._answered[::-1][: max(0, limit)]]

    def redo_titles(self, limit: int = TITLES) -> list[str]:
        """What redo would give again, the next answer first. What a save brought along only has a neutral title."""
        known = self._taken_back[::-1]
        unknown = [None] * (len(self._redo) - len(known))
        return [self._title(answered) for answered in [*known, *unknown][: max(0, limit)]]

    def copy(self) -> Table:
        """An independent table at the same point, with the same way back."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._redo, twin._taken_back, twin._kept = self._redo[:], self._taken_back[:], self._kept[:]
        twin._resume(self._journal, self._answered)
        return twin

    def ahead(self, limit: int = AHEAD) -> list[Decision]:
        """The instructions that follow if the pending one and each of them is just done (its first option).

        As far as they belong to what is going on now, and up to the next question. Nothing is changed.
        """
        if self.pending is None or not self._is_next_step(self.pending, ()):
            return []
        later, found = self.copy(), list[Decision]()
        while len(found) < limit and later.pending is not None:
            told = later.event_count
            decision = later.answer([later.pending.options[0].id])
            if decision is None or not self._is_next_step(decision, later._game.events[told:]):
                break
            # Spoken whenever somebody reads it, of the table as it will be at that moment.
            found.append(decision.spoken_by(partial(self._speak_of, later._game.copy())))
        return found

    def position(self) -> dict[str, Any]:
        return self._game.position()

    def view(self, seat: int) -> dict[str, Any]:
        return self._game.view(seat)

    def events_since(self, number: int = 0) -> list[dict[str, Any]]:
        return [{**event, "text": self._game.speak_event(event, self.language)} for event in self._game.events[number:]]

    def events_named(self, name: str) -> list[dict[str, Any]]:
        """Every event of that name, in order and unspoken."""
        return [dict(event) for event in self._game.events if event["event"] == name]

    def happened(self, number: int = 0) -> list[dict[str, Any]]:
        """Every event from that number on, in order and unspoken: `told` speaks one of them."""
        return [dict(event) for event in self._game.events[number:]]

    def told(self, event: dict[str, Any]) -> str:
        """What happened there, in the language of the table."""
        return self._game.speak_event(event, self.language)

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
        aside = self._game.aside(ids, self.language) if ids else None
        if aside is not None:
            return aside
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

    def _give(self, ids: list[str], picked: tuple[Option, ...]) -> None:
        assert self.pending is not None
        self._journal.append(ids)
        self._answered.append((self.pending, picked))
        self._go(picked)

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
        while self._kept[-1][0] > length:
            self._kept.pop()
        self._steps.close()
        self._resume(self._journal[:length], self._answered[:length])

    def _resume(self, journal: list[list[str]], answered: list[Answered]) -> None:
        """From the last kept position, with the rest of these answers given again."""
        start, kept = self._kept[-1]
        self._game = kept.copy()
        self._journal, self._answered = journal[:start], answered[:start]
        self._steps = self._game.run()
        self._go(None)
        for ids in journal[start:]:
            self._give(ids, self._picked(ids))

    def _is_next_step(self, decision: Decision, told: Sequence[dict[str, Any]]) -> bool:
        return decision.kind == "confirm" and self._game.goes_on(decision, told)

    def _title(self, answered: Answered | None) -> str:
        decision, picked = answered or (None, ())
        return self._game.title(decision, picked, self.language)

    def _speak_of(self, game: Game, decision: Decision, option: Option | None) -> str:
        return game.speak(decision, option, self.language)

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
