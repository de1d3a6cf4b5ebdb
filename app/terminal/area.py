"""The automa's area at a glance. Everything shown is read from the view."""

from __future__ import annotations

from typing import Any

from app.terminal.board import Board

AUTOMA = 1
ZONES = ("deck", "discard", "history", "dynasty", "quests", "journey")


class Area(Board):
    def __init__(self, view: dict[str, Any], language: str) -> None:
        super().__init__(view, 0, language)
        self.area: dict[str, Any] = view["seats"][AUTOMA]

    def lines(self) -> list[str]:
        level = self.view["options"]["difficulty"].replace("_", "-")
        state = [self._say(f"icon-{self.area['state']}"), self._say(f"level-{level}")]
        real = self.view.get("real")
        state += [self._say("area-way", way=real["way"])] if real else []
        lines = self._row(self._name(self.area["nation"]), state)
        lines += self._row(self._say("area-resources"), self._tokens(self.area["resources"]))
        lines += self._row(self._say("area-slots"), self._slots())
        lines += self._row(self._say("area-piles"), self._piles_of_automa())
        lines += self._row(self._say("board-discard"), self._cards(self.area["discard"]))
        if self.area["journey"]:
            lines += self._row(self._say("area-journey"), [self._card(self.area["journey"][0])])
        return lines + self._row(self._say("board-play"), self._in_play(self.area))

    def _slots(self) -> list[str]:
        """ "1 face down", "2 empty", and which one waits under the die."""
        die = self.view["die"]
        return [
            self._say("area-slot", number=number, card="none" if card is None else "waits" if number == die else "back")
            for number, card in enumerate(self.area["slots"], 1)
        ]

    def _piles_of_automa(self) -> list[str]:
        counted = [zone for zone in ZONES[:4] if zone != "dynasty" or not self.area["journey"]]
        counted += ["quests"] if self.area["quests"] else []
        return [self._say(f"area-count-{zone}", number=len(self.area[zone])) for zone in counted]
