"""Sitting down: go on with a game, or set up a new one. The last choices are the next ones' defaults."""

from __future__ import annotations

from random import Random
from typing import Any

from app.terminal.companion import Companion
from app.terminal.console import Console, fill_lines
from app.terminal.digital import Digital
from app.terminal.sitting import Sitting
from automa.imperium.cards import Nation, library
from automa.imperium.difficulty import LEVELS, level
from automa.imperium.opponent.tables import opponents
from automa.imperium.setup import WAYS
from automa.imperium.trade_routes import needing
from automa.records import InProgress, Store, StoreError
from automa.table import Table

KINDS = ("physical", "solo", "players")
# For somebody who plays for the first time.
FIRST = {"nation": "romans", "power": "B", "opponent": "macedonians", "difficulty": LEVELS[0], "way": WAYS[0]}
RANDOM = "random"
# The last choices for each kind of game.
CHOICES = "choices"
SHOWN = 9  # unfinished games in the menu


class Start:
    def __init__(self, console: Console, store: Store, seed: int) -> None:
        self.console = console
        self.store = store
        self.seed = seed

    def sit_down(self) -> Sitting:
        for notice in self.store.notices:
            self.console.write(fill_lines(notice.text(self.console.language)))
        while True:
            # A game that is passed round has no place at one keyboard.
            kept = [game for game in self.store.in_progress() if game.kind != "round"][:SHOWN]
            labels = [self._continued(game) for game in kept]
            labels += [self.console.say(f"start-{kind}") for kind in KINDS]
            chosen = self.console.choose("start-what", labels, default=0)
            if chosen >= len(kept):
                return self._new(KINDS[chosen - len(kept)])
            try:
                return self._resumed(kept[chosen])
            except StoreError as error:
                self.console.write(fill_lines(error.text(self.console.language)))

    def _new(self, kind: str) -> Sitting:
        config = {"physical": self._physical, "solo": self._solo, "players": self._players}[kind]()
        config = self.store.with_own_table(config)
        # Some nations are only played with the expansion (IMP-SETUP-1).
        config["trade_routes"] = bool(needing(seat["nation"] for seat in config["seats"]))
        table = Table.new({**config, "seed": self.seed, "language": self.console.language})
        return _sits_at(config["mode"])(self.console, self.store, table)

    def _resumed(self, kept: InProgress) -> Sitting:
        game, table = self.store.resume(kept.id)
        table.language = self.console.language
        sitting = _sits_at(kept.headline["mode"])(self.console, self.store, table, game)
        sitting.told = table.event_count
        return sitting

    def _continued(self, kept: InProgress) -> str:
        names = " – ".join(self._name(library().nation(nation)) for nation in kept.headline["nations"])
        where = {key: kept.headline[key] for key in ("round", "mode")}
        return self.console.say("start-continue", names=names, **where)

    # ---- new games

    def _physical(self) -> dict[str, Any]:
        return {"mode": "physical", **self._against_automa("physical", list(library().nations.values()))}

    def _solo(self) -> dict[str, Any]:
        playable = [nation for nation in library().nations.values() if nation.playable]
        return {"mode": "solo", **self._against_automa("solo", playable)}

    def _against_automa(self, kind: str, nations: list[Nation]) -> dict[str, Any]:
        last = {**FIRST, **self._last_choices().get(kind, {})}
        mine = self._nation("client-nation", nations, last["nation"])
        power = self._side(last["power"])
        others = [library().nation(name) for name in opponents() if name != mine]
        theirs = self._opponent(others, last["opponent"])
        difficulty = self._difficulty(last["difficulty"])
        choices = {"nation": mine, "power": power, "opponent": theirs, "difficulty": difficulty}
        config: dict[str, Any] = {"difficulty": difficulty}
        if kind == "physical":
            config["way"] = choices["way"] = self._way(last["way"])
        self.store.set_setting(CHOICES, {**self._last_choices(), kind: choices})
        if theirs == RANDOM:
            theirs = others[int(Random(self.seed).random() * len(others))].id
        config["seats"] = [{"nation": mine, "power": power}, {"kind": "automa", "nation": theirs}]
        return config

    def _last_choices(self) -> dict[str, dict[str, Any]]:
        """By kind of game; none that can't be understood."""
        kept = self.store.setting(CHOICES, {})
        return {k: v for k, v in kept.items() if isinstance(v, dict)} if isinstance(kept, dict) else {}

    def _nation(self, message: str, nations: list[Nation], last: str) -> str:
        ids = [nation.id for nation in nations]
        chosen = self.console.choose(message, [self._name(nation) for nation in nations], _place(ids, last))
        return ids[chosen]

    def _name(self, nation: Nation) -> str:
        return nation.names.get(self.console.language, nation.name)

    def _side(self, last: str | None = None) -> str:
        sides = [self.console.say(f"client-side-{side}") for side in "ab"]
        return "AB"[self.console.choose("client-side", sides, _place(["A", "B"], last) if last else None)]

    def _opponent(self, nations: list[Nation], last: str) -> str:
        ids = [*(nation.id for nation in nations), RANDOM]
        labels = [*(self._name(nation) for nation in nations), self.console.say("start-random")]
        return ids[self.console.choose("start-automa", labels, _place(ids, last))]

    def _difficulty(self, last: str) -> str:
        labels = [
            self.console.say(
                "start-level", level=self.console.say(f"level-{name.replace('_', '-')}"), slots=level(name).slots
            )
            for name in LEVELS
        ]
        return LEVELS[self.console.choose("start-difficulty", labels, _place(LEVELS, last))]

    def _way(self, last: str) -> str:
        labels = [self.console.say(f"start-{way}") for way in WAYS]
        return WAYS[self.console.choose("start-way", labels, _place(WAYS, last))]

    def _players(self) -> dict[str, Any]:
        nations = [nation for nation in library().nations.values() if nation.playable]
        names = [self._name(nation) for nation in nations]
        mine = self.console.choose("client-nation", names)
        side = self._side()
        others = [number for number in range(len(nations)) if number != mine]
        labels = [self.console.say("client-training"), *(names[number] for number in others)]
        against = self.console.choose("client-opponent", labels)
        seats = [{"kind": "human", "nation": nations[mine].id, "power": side}]
        if against:
            seats.append({"kind": "policy", "nation": nations[others[against - 1]].id, "power": "B"})
        return {"mode": "players" if against else "training", "seats": seats}


def _sits_at(mode: str) -> type[Companion] | type[Digital]:
    return Companion if mode == "physical" else Digital


def _place(ids: Any, last: Any) -> int:
    """Where the last choice is now; what was remembered may be gone or damaged."""
    return list(ids).index(last) if last in ids else 0
