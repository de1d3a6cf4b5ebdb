"""A game of Nim, to test the table without any other game: take 1 to 3 matches, the last one wins."""

from __future__ import annotations

from typing import Any

from automa.table import Decision, Option, Steps, TableError, register
from automa.table.chance import pick


class Nim:
    def __init__(self, heap: int, seat: int = 0, events: list[dict[str, Any]] | None = None) -> None:
        self.heap = heap
        self.seat = seat
        self.events = events or []

    def run(self) -> Steps[None]:
        while self.heap:
            options = [Option(f"amount:{n}", number=n) for n in range(1, min(3, self.heap) + 1)]
            (picked,) = yield Decision(self.seat, "turn", "take", options)
            self.heap -= picked.data["number"]
            self.events.append({"event": "took", "seat": self.seat, "number": picked.data["number"]})
            self.seat = 1 - self.seat

    def copy(self) -> Nim:
        return Nim(self.heap, self.seat, self.events[:])

    def position(self) -> dict[str, Any]:
        return {"game": "nim", "heap": self.heap, "seat": self.seat}

    def view(self, seat: int) -> dict[str, Any]:
        return self.position()

    def result(self) -> dict[str, Any] | None:
        return None if self.heap else {"winners": [1 - self.seat]}

    def speak(self, decision: Decision, option: Option | None, language: str) -> str:
        return f"{language}:{decision.about if option is None else option.id}"

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
        return Nim(position["heap"], position.get("seat", 0))


register("nim", NimRules())
