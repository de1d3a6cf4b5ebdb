"""Sitting down: go on with a game, or set up a new one. The last choices are the next ones' defaults."""

from __future__ import annotations

from random import Random
from typing import Any

from app.terminal.board import Board
from app.terminal.companion import Companion
from app.terminal.console import Console
from app.terminal.digital import Digital
from app.terminal.folder import Folder
from app.terminal.sitting import ME, Sitting
from automa.imperium.cards import Nation, library
from automa.imperium.difficulty import LEVELS, level
from automa.imperium.opponent.tables import opponents
from automa.imperium.setup import WAYS
from automa.table import Table, TableError

KINDS = ("physical", "solo", "players")
# For somebody who plays for the first time.
FIRST = {"nation": "romans", "power": "B", "opponent": "macedonians", "difficulty": LEVELS[0], "way": WAYS[0]}
RANDOM = "random"


class Start:
    def __init__(self, console: Console, folder: Folder, seed: int) -> None:
        self.console = console
        self.folder = folder
        self.seed = seed

    def sit_down(self) -> Sitting:
        kept = self._kept()
        labels = [self._continued(sitting) for sitting in kept]
        labels += [self.console.say(f"start-{kind}") for kind in KINDS]
        chosen = self.console.choose("start-what", labels, default=0)
        if chosen < len(kept):
            kept[chosen].told = kept[chosen].table.event_count
            return kept[chosen]
        kind = KINDS[chosen - len(kept)]
        config = {"physical": self._physical, "solo": self._solo, "players": self._players}[kind]()
        return self._sitting(Table.new({**config, "seed": self.seed, "language": self.console.language}))

    def _kept(self) -> list[Sitting]:
        """The games that were left and can be read."""
        found = []
        for path in self.folder.saves():
            try:
                table = self.folder.load(path)
            except TableError as error:
                aside = path.with_suffix(".damaged")
                self.console.tell("client-lost-autosave", reason=str(error), file=str(aside))
                continue
            table.language = self.console.language
            sitting = self._sitting(table)
            sitting.path = path
            found.append(sitting)
        return found

    def _sitting(self, table: Table) -> Sitting:
        kind = Companion if table.view(ME)["mode"] == "physical" else Digital
        return kind(self.console, self.folder, table, self.folder.fresh())

    def _continued(self, sitting: Sitting) -> str:
        view = sitting.table.view(ME)
        names = Board(view, ME, self.console.language).names()
        return self.console.say("start-continue", names=names, round=view["round"], mode=view["mode"])

    # ---- new games

    def _physical(self) -> dict[str, Any]:
        return {"mode": "physical", **self._against_automa("physical", list(library().nations.values()))}

    def _solo(self) -> dict[str, Any]:
        playable = [nation for nation in library().nations.values() if nation.playable]
        return {"mode": "solo", **self._against_automa("solo", playable)}

    def _against_automa(self, kind: str, nations: list[Nation]) -> dict[str, Any]:
        last = {**FIRST, **self.folder.choices(kind)}
        mine = self._nation("client-nation", nations, last["nation"])
        power = self._side(last["power"])
        others = [library().nation(name) for name in opponents() if name != mine]
        theirs = self._opponent(others, last["opponent"])
        difficulty = self._difficulty(last["difficulty"])
        choices = {"nation": mine, "power": power, "opponent": theirs, "difficulty": difficulty}
        config: dict[str, Any] = {"difficulty": difficulty}
        if kind == "physical":
            config["way"] = choices["way"] = self._way(last["way"])
        self.folder.remember(kind, choices)
        if theirs == RANDOM:
            theirs = others[int(Random(self.seed).random() * len(others))].id
        config["seats"] = [{"nation": mine, "power": power}, {"kind": "automa", "nation": theirs}]
        return config

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


def _place(ids: Any, last: Any) -> int:
    """Where the last choice is now; what was remembered may be gone or damaged."""
    return list(ids).index(last) if last in ids else 0
