"""A finished game step by step, forwards and back, with what happened in your language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.glyphs import nation_colour
from app.look.look import look
from app.play import AUTOMA
from app.screens.home import nation_name
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.ladder import DoneBar
from app.widgets.layout import Box, Column, Row, Scroll, Surface, Wrap
from app.widgets.taps import IconButton, TextButton
from app.widgets.text import Icon, Text
from automa.records import StoreError
from automa.table import Table, TableError
from automa.table.save import Save

if TYPE_CHECKING:
    from app.solstice import Solstice

TURN = ("turn", "round", "game_over")


class Steps:
    """The game at a moment of its journal. Answers are given again one by one, or taken back."""

    def __init__(self, saved: bytes) -> None:
        save = Save.from_bytes(saved)
        self.journal = save.journal
        self.table = Table.load(replace(save, journal=[], redo=[]).to_bytes())
        # How many events there were before each answer that was given.
        self._before: list[int] = []

    @property
    def number(self) -> int:
        return len(self._before)

    @property
    def is_over(self) -> bool:
        return self.number == len(self.journal)

    def forward(self) -> None:
        self._before.append(self.table.event_count)
        self.table.answer(self.journal[self.number - 1])

    def back(self) -> None:
        self.table.undo()
        self._before.pop()

    def next_turn(self) -> None:
        """To the beginning of the next turn, or to the end."""
        while not self.is_over:
            self.forward()
            if self._begins_a_turn():
                return

    def turn_before(self) -> None:
        """To the beginning of this turn, or of the one before."""
        while self.number:
            self.back()
            if not self.number or self._begins_a_turn():
                return

    def _begins_a_turn(self) -> bool:
        return any(event["event"] in TURN for event in self.happened())

    def happened(self) -> list[dict[str, object]]:
        """By the last answer; before the first one, by the set-up."""
        return self.table.happened(self._before[-1] if self._before else 0)

    def told(self) -> list[str]:
        found = [self.table.told(event) for event in self.happened()]
        return [words for words in found if words]


class Replay(Screen):
    main = ("forward",)

    def __init__(self, app: Solstice, game: str) -> None:
        super().__init__(app)
        record = app.store.game(game)
        self.facts = record.facts
        self.steps: Steps | None = None
        self.reason = ""
        try:
            if record.detail.save is None:
                raise StoreError("store-no-journal")
            self.steps = Steps(record.detail.save)
        except StoreError as error:
            self.reason = error.text(look.language)
        except TableError as error:
            self.reason = str(error)

    @property
    def seed(self) -> str:
        return nation_colour(self.facts.nation)

    def keys(self) -> dict[str, str]:
        return {",": "backward", ".": "forward"}

    # ---- the page

    def build(self) -> Widget:
        names = [nation_name(seat["nation"]) for seat in self.facts.seats]
        title = look.say("home-versus", yours=names[0], theirs=names[-1])
        top = TopBar(look.say("record-replay"), title, on_back=self.shell.back, banner=True)
        margin = look.margin / dp(1)
        if self.steps is None:
            words = Text(look.say("replay-cannot", reason=self.reason), "tell")
            return page(top, Scroll(Column([words], pad=(margin, 20))))
        self.steps.table.language = look.language
        what = Scroll(Column([self._what_happened()], pad=(margin, 10, margin, 16)), key="step")
        if not look.two_panes:
            return page(top, Box([self._where(), what], orientation="vertical"), bottom=self._buttons())
        foot = Column([self._buttons()], pad=(8, 4, margin, 12))
        left = Scroll(Column([self._where(), foot], gap=8), key="where", size_hint_x=0.5)
        return page(top, Box([left, what]))

    def _where(self) -> Widget:
        assert self.steps is not None
        steps, margin = self.steps, look.margin / dp(1)
        done = DoneBar(steps.number / max(1, len(steps.journal)))
        position = steps.table.position()
        words = look.say("replay-step", number=steps.number, all=len(steps.journal), round=position["round"])
        return Column([Text(words, "body"), done, self._automa(position)], gap=8, pad=(margin, 10, margin, 4))

    def _automa(self, position: dict[str, object]) -> Widget | None:
        """Its counters at this moment."""
        seats = position["seats"]
        assert isinstance(seats, list)
        if len(seats) < 2 or seats[AUTOMA]["kind"] != "automa":
            return None
        area = seats[AUTOMA]
        shown = [
            f"{look.icon(kind)} {number}" for kind, number in area["resources"].items() if number or kind != "goods"
        ]
        shown += [f"{look.icon('deck')} {len(area['deck'])}"]
        name = Text(nation_name(area["nation"]), "strong", wide=False)
        return Wrap([name, *(Text(words, "strong", rich=True, wide=False) for words in shown)], gap=14)

    def _what_happened(self) -> Widget:
        assert self.steps is not None
        steps = self.steps
        title = steps.table.undo_titles(1)[0] if steps.number else look.say("replay-set-up")
        told = steps.told()
        lines: list[Widget] = [Text(title, "say")]
        lines += [
            Row([Icon("chevron-right", 20, colour="primary"), Text(words, "tell")], gap=8, top=True) for words in told
        ]
        if not told:
            lines.append(Text(look.say("replay-nothing"), "body", colour="soft_text"))
        if steps.is_over:
            lines.append(Text(look.say("replay-over"), "body", colour="primary"))
        return Surface(lines, radius=20, gap=10)

    def _buttons(self) -> Widget:
        assert self.steps is not None
        steps = self.steps
        at_start, at_end = steps.number == 0, steps.is_over
        jumps = [
            ("skip-backward", "replay-start", "start", self._to_start, not at_start),
            ("rewind", "replay-turn-back", "turn-back", lambda: self._go(steps.turn_before), not at_start),
            ("fast-forward", "replay-turn", "turn-forward", lambda: self._go(steps.next_turn), not at_end),
        ]
        small = [
            IconButton(icon, look.say(words), name=name, on_tap=on_tap, enabled=enabled)
            for icon, words, name, on_tap, enabled in jumps
        ]
        spaced = [part for button in small for part in (Widget(size_hint_y=None, height=0), button)]
        row = Row([*spaced[1:]], gap=4)
        arrows = (None, None) if look.low else ("chevron-left", "chevron-right")
        back = TextButton(
            look.say("replay-back"), arrows[0], style="tonal", main=True, name="backward", enabled=not at_start,
            on_tap=lambda: self._go(steps.back),
        )  # fmt: skip
        forward = TextButton(
            look.say("replay-forward"), arrows[1], style="filled", main=True, name="forward",
            enabled=not at_end, on_tap=lambda: self._go(steps.forward),
        )  # fmt: skip
        pair: Widget = Column([forward, back], gap=8) if look.large_text else Row([back, forward], gap=10)
        return Column([row, pair], gap=8)

    # ---- going

    def _go(self, move: object) -> None:
        try:
            move()  # type: ignore[operator]
        except TableError as error:
            self.steps, self.reason = None, str(error)
        self.shell.refresh()

    def _to_start(self) -> None:
        self.steps = Steps(self.app.store.game(self.facts.id).detail.save or b"")
        self.shell.refresh()
