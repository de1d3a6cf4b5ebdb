"""Your turn and your solstice: the app keeps out of the way, reminds, and lets you say what touched the automa."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.play import HUMAN
from app.screens.table_game import done_button
from app.widgets.layout import Box, Column, Row, Rule, Scroll, Surface
from app.widgets.taps import Stepper, TapRow
from app.widgets.text import Icon, Text
from automa.imperium.chaos import brings_chaos
from automa.imperium.physical import correct
from automa.imperium.physical.reminders import Reminder, reminders

if TYPE_CHECKING:
    from app.screens.turn import Turn

# What your cards can do to the automa: each opens the reports that belong to it.
TOUCHES = {
    "chaos": ("octagram-outline", ("automa:chaos", "automa:chaos-deck", "automa:unrest", "automa:card")),
    "card": ("card-plus-outline", ("automa:card", "automa:unrest")),
    "tokens": ("hand-coin-outline", ("automa:gain", "automa:steal")),
    "draw": ("card-minus-outline", ("automa:draw",)),
    "play": ("keyboard-return", ("automa:abandon", "automa:recall")),
    "trade": ("swap-horizontal", ("automa:trade",)),
}
REMINDER_ICONS = {
    "nation": "flag-triangle", "develop": "stairs-up", "reshuffle": "cards", "unrest": "lightning-bolt",
    "end": "flag-checkered", "last": "flag-checkered", "power": "crown", "solstice": "weather-sunset",
}  # fmt: skip


class YourTurnPage:
    about = "your-turn"
    done = "turn-my-turn-done"

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.play = turn.play

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        words = Column(
            [Text(look.say(f"{self.about}-title"), "shout"), Text(look.say(f"{self.about}-about"), "tell")], gap=4
        )
        first = Column([words, self._reminders()], gap=16)
        second = Column(self._touches(), gap=10)
        finish = done_button(look.say(self.done), self._done)
        if not look.two_panes:
            body = Column([first, second], gap=16, pad=(margin, 14, margin, 14))
            return self.turn.frame(Scroll(body), finish)
        left = Scroll(Column([first], pad=(margin, 14, 8, 14)), key="left")
        right = Box([Scroll(Column([second], pad=(8, 14, margin, 14)), key="right")], orientation="vertical")
        right.add_widget(Column([finish], pad=(8, 4, margin, 10)))
        return self.turn.frame(Box([left, right], orientation="horizontal"))

    def _done(self) -> None:
        before = self.play.table.event_count
        self.turn.answer("done")
        self.turn.told(before)

    # ---- reminders

    def _reminders(self) -> Widget | None:
        found = reminders(self.play.view)
        if not found:
            return None
        rows: list[Widget] = []
        for reminder in found:
            rows += [Rule(), self._reminder(reminder)]
        return Surface(rows[1:], fill_colour="low", radius=20, gap=10)

    def _reminder(self, reminder: Reminder) -> Widget:
        note = reminder.note(look.language)
        words = Column(
            [Text(reminder.text(look.language), "body"), Text(note, "note", colour="soft_text") if note else None],
            gap=2,
        )
        icon = REMINDER_ICONS.get(reminder.about.partition("-")[0], "information-outline")
        return Row([Icon(icon, 28, colour="primary"), words], gap=14)

    # ---- what touches the automa

    def _touches(self) -> list[Widget | None]:
        pending = self.play.pending
        assert pending is not None
        # Whoever brings chaos has it with the other cards.
        left_out = "card" if pending.option("automa:chaos") else "chaos"
        open_ones = [key for key, (_, ids) in TOUCHES.items() if any(pending.option(each) for each in ids)]
        tiles = [self._tile(key) for key in open_ones if key != left_out]
        pairs: list[Widget] = []
        pairs = tiles if look.large_text else [Row(tiles[n : n + 2], gap=10) for n in range(0, len(tiles), 2)]
        title = Text(look.say("touch-title"), "label", colour="primary")
        return [title, *pairs, self._unrest(), self._chaos()]

    def _tile(self, key: str) -> Widget:
        icon, ids = TOUCHES[key]
        return TapRow(
            [Icon(icon, 28, colour="primary"), Text(look.say(f"touch-{key}"), "read")],
            outline="outline", radius=16, least=72, name=f"touch:{key}", on_tap=lambda: self._open(key, ids),
        )  # fmt: skip

    def _open(self, key: str, ids: tuple[str, ...]) -> None:
        pending = self.play.pending
        assert pending is not None
        options = [option for each in ids if (option := pending.option(each))]
        if len(options) == 1:
            self.turn.answer(options[0].id)
            return

        def sheet() -> Widget:
            rows: list[Widget] = [Text(look.say(f"touch-{key}"), "title")]
            for option in options:
                rows.append(
                    TapRow(
                        [Text(option.label, "body"), Icon("chevron-right")],
                        fill_colour="container",
                        radius=14,
                        name=f"report:{option.id}",
                        on_tap=lambda option=option: self._report(option.id),
                    )
                )
            return Column(rows, gap=10)

        self.turn.shell.open_sheet("touch", sheet)

    def _report(self, report: str) -> None:
        self.turn.shell.close_sheet()
        before = self.play.table.event_count
        self.turn.answer(report)
        told = self.play.table.events_since(before)
        if told:
            self.turn.shell.snack(told[-1]["text"], look.say("app-undo"), self.turn.undo)

    # ---- the unrest pile

    def _unrest(self) -> Widget | None:
        left = self.play.view.get("unrest_left")
        if left is None:
            return None
        words = look.say("turn-unrest-left", number=left)
        return self._left("unrest", left, words, correct.unrest)

    def _chaos(self) -> Widget | None:
        """Your own pile, if you bring one."""
        if not brings_chaos(self.play.view["seats"][HUMAN]["nation"]):
            return None
        left = len(self.play.view["piles"]["chaos"])
        return self._left("chaos", left, look.say("turn-chaos-left"), correct.chaos)

    def _left(self, pile: str, left: int, words: str, corrected: Callable[[int], str]) -> Widget:
        value = Text(
            f"{look.icon(pile, 'container')}  [b]{left}[/b]  {words}", "body", rich=True, align="center"
        )  # fmt: skip
        return Stepper(value, lambda step: self.turn.answer(corrected(left + step)), name=pile, less=left > 0)


class SolsticePage(YourTurnPage):
    about = "your-solstice"
    done = "turn-solstice-done"

    def _touches(self) -> list[Widget | None]:
        return [self._unrest()]
