"""A whole digital game by keyboard: alone, against a policy, or solo against the automa."""

from __future__ import annotations

from textwrap import fill, indent

from app.terminal.console import WIDTH, Console
from app.terminal.sitting import ME, Sitting
from automa.imperium.cards import library
from automa.policies import policy
from automa.records import Game, Store
from automa.table import Decision, Table


class Digital(Sitting):
    def __init__(self, console: Console, store: Store, table: Table, game: Game | None = None) -> None:
        super().__init__(console, store, table, game)
        self.opponent = policy("simple")
        if self.has_automa:
            self.help_message = "client-help-solo"

    def others_answer(self, decision: Decision) -> None:
        self.table.answer(self.opponent(decision, self.table.view))

    def finish(self) -> None:
        """Who scored what, card by card."""
        assert self.table.result is not None
        self.console.tell("client-over")
        for seat, breakdown in zip(self.table.view(ME)["seats"], self.table.result["breakdown"], strict=True):
            nation = library().nation(seat["nation"])
            name = nation.names.get(self.language, nation.name)
            self.console.tell("client-score", name=name, score=breakdown["total"])
            parts = [
                self.console.say(
                    "client-by-card", name=library()[row["card"]].name_in(self.language), points=row["points"]
                )
                for row in breakdown["cards"]
            ]
            parts.append(self.console.say("client-progress", number=breakdown["progress"]))
            for source in ("stock", "goods"):
                if breakdown.get(source):
                    parts.append(self.console.say(f"result-{source}", number=breakdown[source]))
            self.console.write(indent(fill(", ".join(parts), WIDTH - 4), "    "))
