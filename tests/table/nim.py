"""A game of Nim, to test the table without any other game: take 1 to 3 matches, the last one wins.

With `tidy`, each match taken is put away by hand, which has to be confirmed. Whatever is asked, the number of matches
can be corrected: `correct:heap=7`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automa.table import Decision, Option, Steps, TableError, register
from automa.table.chance import pick


class Nim:
    def __init__(self, heap: int, seat: int = 0, *, put_away: int | None = None) -> None:
        self.heap = heap
        self.seat = seat
        # How many of the matches taken are put away; None where nobody cares.
        self.put_away = put_away
        self.events: list[dict[str, Any]] = []

    def run(self) -> Steps[None]:
        while self.heap:
            options = [Option(f"amount:{n}", number=n) for n in range(1, min(3, self.heap) + 1)]
            picked = yield from self._ask(Decision(self.seat, "turn", "take", options))
            if picked is None:
                continue
            self.heap -= picked.data["number"]
            self.events.append({"event": "took", "seat": self.seat, "number": picked.data["number"]})
            if self.put_away is not None:
                yield from self._tidy(picked.data["number"])
            self.seat = 1 - self.seat

    def _tidy(self, number: int) -> Steps[None]:
        self.put_away = 0
        while self.put_away < number:
            if (yield from self._ask(Decision(self.seat, "confirm", "put_away", [Option("done")]))):
                self.put_away += 1
        if number == 3:
            yield from self._ask(Decision(self.seat, "confirm", "rest", [Option("done")]))

    def _ask(self, decision: Decision) -> Steps[Option | None]:
        (picked,) = yield decision
        if not picked.id.startswith("correct:"):
            return picked
        self.heap = picked.data["heap"]
        return None

    def aside(self, ids: Sequence[str], language: str) -> tuple[Option, ...] | None:
        if not ids[0].startswith("correct:heap="):
            return None
        heap = int(ids[0].removeprefix("correct:heap="))
        if not 1 <= heap <= 99:
            raise TableError(f"{language}: no heap has {heap}")
        return (Option(ids[0], heap=heap),)

    def copy(self) -> Nim:
        twin = Nim(self.heap, self.seat, put_away=self.put_away)
        twin.events = self.events[:]
        return twin

    def position(self) -> dict[str, Any]:
        return {"game": "nim", "heap": self.heap, "seat": self.seat, "tidy": self.put_away is not None}

    def view(self, seat: int) -> dict[str, Any]:
        return self.position()

    def result(self) -> dict[str, Any] | None:
        return None if self.heap else {"winners": [1 - self.seat]}

    def speak(self, decision: Decision, option: Option | None, language: str) -> str:
        if option is not None:
            return f"{language}:{option.id}"
        return f"{language}:{decision.about}" + (f":{self.put_away}" if decision.kind == "confirm" else "")

    def title(self, decision: Decision | None, picked: tuple[Option, ...], language: str) -> str:
        return f"{language}:{picked[0].id if decision else 'something'}"

    def goes_on(self, decision: Decision, told: Sequence[dict[str, Any]]) -> bool:
        return not told and decision.about != "rest"

    def why_not(self, decision: Decision, option_id: str, language: str) -> str | None:
        return "the heap is too small" if option_id.startswith("amount:") else None

    def speak_event(self, event: dict[str, Any], language: str) -> str:
        return f"{language}:{event['event']}"


class NimRules:
    def new(self, config: dict[str, Any], seed: int) -> Nim:
        return Nim(10 + pick(5, seed, 1))

    def from_position(self, position: dict[str, Any], seed: int) -> Nim:
        if not isinstance(position.get("heap"), int):
            raise TableError("position: heap must be a number")
        return Nim(position["heap"], position.get("seat", 0), put_away=0 if position.get("tidy") else None)


register("nim", NimRules())
