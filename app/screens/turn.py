"""The first tab of a game at the table: whatever is to be done now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from kivy.uix.widget import Widget

from app.screens.table_game import TableScreen
from app.story import LOUD
from automa.table import Decision

if TYPE_CHECKING:
    from app.solstice import Solstice

INSTRUCTIONS = ("do_", "you_")


class Page(Protocol):
    """What the turn shows for one kind of question."""

    def build(self) -> Widget: ...


class Turn(TableScreen):
    tab = "turn"
    main = ("done", "die:roll")

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        # What a page keeps while its question is open: typed words, chosen filters, ticked cards.
        self.open: dict[str, Any] = {}
        self._asked: Decision | None = None
        # The die has just been thrown and tumbles.
        self.tumbling = False

    def build(self) -> Widget:
        if self.play.pending is not self._asked:
            self._asked = self.play.pending
            self.open = {}
        return self.page().build()

    def page(self) -> Page:
        """Which page the pending question needs."""
        from app.screens import automa_turn, questions, your_turn

        pending = self.play.pending
        if pending is None or pending.about == "your_score":
            from app.screens import score

            return score.ResultPage(self) if pending is None else score.YourScorePage(self)
        if pending.kind == "confirm" and self.app.preferences.pace == "turn":
            return automa_turn.WholeTurnPage(self)
        match pending.about:
            case "your_turn":
                return your_turn.YourTurnPage(self)
            case "your_solstice":
                return your_turn.SolsticePage(self)
            case "die":
                return automa_turn.DiePage(self)
            case "reveal" if not automa_turn.has_revealed(self.play.table):
                return automa_turn.RolledPage(self)
        if pending.kind == "confirm":
            return automa_turn.CardPage(self)
        return questions.question_page(self, pending)

    def keys(self) -> Mapping[str, str]:
        faces = {str(number): f"die:{number}" for number in range(1, 7)}
        return {**faces, "y": "why", "/": "search", "n": "cannot"}

    def back(self) -> bool:
        """Out of the picker of a market slot first."""
        market = self.open.get("market")
        return (market is not None and market.back()) or super().back()

    def left(self) -> None:
        self.app.senses.no_shake()

    # ---- answering

    def answer(self, *ids: str) -> None:
        """What the table refuses is said, and nothing is lost."""
        reason = self.play.answer_if_possible(*ids)
        if reason is not None:
            self.shell.snack(reason)

    def done(self) -> None:
        """The instruction is carried out, or all that were shown, by the pace the player likes."""
        before = self.play.table.event_count
        pace = self.app.preferences.pace
        revealed = self.play.pending is not None and self.play.pending.about == "reveal"
        self._one_done()
        while (pace == "turn" or (pace == "card" and not revealed)) and self._goes_on(reveals=pace == "turn"):
            self.answer("done")
        self.told(before)

    def _one_done(self) -> None:
        """The last instruction of a card reveals the next card too, unless something was told in between."""
        pending = self.play.pending
        assert pending is not None
        before = self.play.table.event_count
        self.answer("done")
        follows = self.play.pending
        reveals = follows is not None and follows.about == "reveal" and pending.about.startswith(INSTRUCTIONS)
        if reveals and self.play.table.event_count == before:
            self.answer("done")

    def _goes_on(self, *, reveals: bool) -> bool:
        pending = self.play.pending
        if pending is None or pending.kind != "confirm":
            return False
        return reveals if pending.about == "reveal" else pending.about != "do_clean_up" or reveals

    def told(self, before: int) -> None:
        """After something was revealed or done: sounds, a shake, and read aloud if wished."""
        senses = self.app.senses
        names = {event["event"] for event in self.play.table.happened(before)}
        if names & {"automa_reveals"}:
            senses.play("card")
        if names & set(LOUD):
            senses.play("end")
            senses.vibrate()
            senses.vibrate()
        if self.app.preferences.read_aloud:
            self.speak()
