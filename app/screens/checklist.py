"""The table is laid out: every step for exactly this game, ticked as it is done, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.checklist_words import step_words
from app.look.glyphs import nation_colour
from app.look.look import look
from app.play import AUTOMA, HUMAN, Play
from app.screens.checklist_drawings import drawing
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.ladder import DoneBar
from app.widgets.layout import Box, Column, Row, Scroll
from app.widgets.nation import NationBadge
from app.widgets.taps import IconButton, TapRow, TapSurface, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.checklist import GROUPS, Step, checklist
from automa.records import StoreError

if TYPE_CHECKING:
    from app.solstice import Solstice

TICKS, LAID_OUT = "ticks", "laid_out"
NEAR = 64  # dp of other steps around the one that is shown
SETTLED = 0.1  # seconds, until a page that was made anew lies still


def needs_laying_out(play: Play) -> bool:
    """Whether the checklist comes first. A game that has been played on has been laid out."""
    return not play.game.notes.get(LAID_OUT) and not play.table.journal


class Checklist(Screen):
    """`just_begun`: it comes straight from the set-up, and back leads there as long as nothing is ticked."""

    in_game = True

    def __init__(self, app: Solstice, *, just_begun: bool = False) -> None:
        super().__init__(app)
        self.just_begun = just_begun
        # What was folded or unfolded by hand.
        self.folds: dict[str, bool] = {}
        self._next_row: Widget | None = None
        self._list: Scroll

    @property
    def play(self) -> Play:
        assert self.app.play is not None
        return self.app.play

    @cached_property
    def config(self) -> dict[str, Any]:
        return next(game.config for game in self.app.store.in_progress() if game.id == self.play.game.id)

    @cached_property
    def steps(self) -> list[Step]:
        return checklist(self.config)

    @property
    def ticks(self) -> list[str]:
        kept = self.play.game.notes.get(TICKS)
        return [step.key for step in self.steps if step.key in kept] if isinstance(kept, list) else []

    @property
    def next(self) -> Step | None:
        ticks = self.ticks
        return next((step for step in self.steps if step.key not in ticks), None)

    @property
    def seed(self) -> str:
        return nation_colour(self.play.view["seats"][AUTOMA]["nation"])

    @property
    def main(self) -> tuple[str, ...]:  # type: ignore[override]
        """Enter ticks along, and at the end goes on."""
        return (f"step:{self.next.key}" if self.next else "laid-out",)

    # ---- the page

    def build(self) -> Widget:
        self._next_row = None
        top = TopBar(look.say("set-up-lay-out"), self._game(), on_back=self.shell.back, buttons=self._buttons())
        if look.tablet and look.two_panes and not look.large_text:
            return self._columns(top)
        groups = [self._group(group, folds=True) for group in GROUPS]
        self._list = Scroll(Column(groups, gap=4, pad=(8, 0, 8, 16)))
        if look.two_panes:
            return page(top, Box([self._beside(), self._list]))
        return page(top, Box([self._progress(), self._list], orientation="vertical"), bottom=self._done_button())

    def _columns(self, top: Widget) -> Widget:
        """Everything at once."""
        groups = [self._group(group, folds=False) for group in GROUPS]
        self._list = Scroll(Row(groups, gap=8, top=True, pad=(12, 0, 12, 16)))
        button = self._done_button()
        button.size_hint_x, button.width = None, dp(360)
        bottom = Row([self._progress(), button], gap=24, size_hint_x=1)
        return page(top, self._list, bottom=bottom)

    def _beside(self) -> Widget:
        """What is next, to be read from afar, beside the list."""
        margin = look.margin / dp(1)
        ahead = Scroll(Column([self._what_is_next()], pad=(margin, 0, margin, 8)), key="next")
        foot = Column([self._done_button()], pad=(margin, 4, margin, 12))
        return Box([self._progress(), ahead, foot], orientation="vertical")

    def _what_is_next(self) -> Widget:
        step = self.next
        if step is None:
            return Text(look.say("check-ready"), "say")
        drawn = drawing(step, self.steps, self.ticks, "now")
        words = step_words(step, look.language, drawn=drawn is not None)
        box = Icon("checkbox-blank-outline", 28, colour="soft_text")
        told = Row([box, Text(words, "tell" if look.large_text else "say")], gap=14, top=True)
        return TapSurface(
            [self._badge(step), told, drawn], fill_colour="now", radius=20, gap=12, name="next",
            on_tap=lambda: self._tick([step.key], True),
        )  # fmt: skip

    def _game(self) -> str:
        names = look.say("home-versus", yours=self.play.nation_name(HUMAN), theirs=self.play.nation_name(AUTOMA))
        if look.large_text:
            return names
        difficulty = self.config["difficulty"].replace("_", "-")
        return " · ".join((names, look.say(f"level-{difficulty}"), look.say(f"way-{self.config['way']}")))

    def _buttons(self) -> list[Widget]:
        if not self.app.senses.can_speak:
            return []
        return [IconButton("volume-high", look.say("app-read-aloud"), name="speak", on_tap=self._speak)]

    def _speak(self) -> None:
        words = step_words(self.next, look.language) if self.next else look.say("check-ready")
        self.app.senses.speak(words, look.language)

    def _progress(self) -> Widget:
        done, every = len(self.ticks), len(self.steps)
        count = Text(look.say("check-steps", done=done, all=every), "label", wide=False)
        margin = look.margin / dp(1)
        return Row([DoneBar(done / every), count], gap=12, pad=(margin, 4, margin, 8))

    def _done_button(self) -> TextButton:
        return TextButton(
            look.say("check-done"), "check-all", style="filled", main=True, name="laid-out", on_tap=self._laid_out
        )

    # ---- groups

    def _group(self, group: str, *, folds: bool) -> Widget:
        steps = [step for step in self.steps if step.group == group]
        folded = folds and self._is_folded(group, steps)
        rows = [] if folded else [row for step in steps for row in self._step(step)]
        return Column([self._heading(group, steps, folded, folds), *rows], gap=2)

    def _is_folded(self, group: str, steps: Sequence[Step]) -> bool:
        """Open is only where there is something to do next, unless somebody wanted it otherwise."""
        return self.folds.get(group, self.next not in steps)

    def _heading(self, group: str, steps: Sequence[Step], folded: bool, folds: bool) -> Widget:
        ticks = self.ticks
        done = sum(step.key in ticks for step in steps)
        full = done == len(steps)
        picture = Icon(
            "checkbox-multiple-marked" if full else "checkbox-multiple-blank-outline", 22,
            colour="primary" if full else "soft_text",
        )  # fmt: skip
        count = Text(look.say("check-steps", done=done, all=len(steps)), "note", colour="soft_text", wide=False)
        name = Text(look.say(f"lay-group-{group}"), "label", colour="primary")

        def tapped() -> None:
            if full and folds:
                self._fold(group, not folded)
            else:
                self._tick([step.key for step in steps], not full, told=True)

        heading = TapRow([picture, name, count], name=f"group:{group}", on_tap=tapped, pad=(10, 4), gap=14, least=48)
        if not folds:
            return heading
        fold = IconButton(
            "chevron-down" if folded else "chevron-up", look.say("check-fold", folded="yes" if folded else "no"),
            name=f"fold:{group}", on_tap=lambda: self._fold(group, not folded), colour="soft_text",
        )  # fmt: skip
        return Row([heading, fold], gap=4)

    def _fold(self, group: str, folded: bool) -> None:
        self.folds[group] = folded
        self.shell.refresh()

    # ---- steps

    def _step(self, step: Step) -> list[Widget]:
        done = step.key in self.ticks
        now = step is self.next
        drawn = None if done else drawing(step, self.steps, self.ticks, "surface")
        words = step_words(step, look.language, drawn=drawn is not None)
        role, colour = ("tell", "text") if now else ("body", "soft_text" if done else "text")
        box = Icon(
            "checkbox-marked" if done else "checkbox-blank-outline", 26, colour="primary" if done else "soft_text"
        )
        row = TapRow(
            [box, Text(words, role, colour=colour), self._badge(step)],
            fill_colour="now" if now else None, radius=16, pad=(10, 12) if now else (10, 8), gap=14,
            name=f"step:{step.key}", on_tap=lambda: self._tick([step.key], not done),
            outline="outline" if now and look.contrast else None,
        )  # fmt: skip
        if now:
            self._next_row = row
        # Below the words, but for what needs the whole width.
        left = 10 if step.about == "market" or look.large_text else 50
        return [row] if drawn is None else [row, Column([drawn], pad=(left, 4, 10, 8))]

    def _badge(self, step: Step) -> Widget | None:
        """Where this nation's set-up is unlike the others'."""
        if not step.exception:
            return None
        nation = library().nation(step.exception)
        return NationBadge(nation.code, nation.colour)

    # ---- ticking

    def _tick(self, keys: Sequence[str], done: bool, *, told: bool = False) -> None:
        before, in_order = self.ticks, self.next is not None and self.next.key in keys
        wanted = {*before, *keys} if done else {*before} - {*keys}
        if not self._note(TICKS, [step.key for step in self.steps if step.key in wanted]):
            return
        changed = len(wanted ^ {*before})
        if told and changed > 1:
            words = look.say("check-ticked", number=changed, done="yes" if done else "no")
            self.shell.snack(words, look.say("app-undo"), lambda: self._take_back(before))
        self.shell.refresh()
        if in_order:  # whoever ticks elsewhere is not carried away
            Clock.schedule_once(self._show_next, SETTLED)

    def _take_back(self, ticks: list[str]) -> None:
        self._note(TICKS, ticks)
        self.shell.refresh()

    def _show_next(self, *_: Any) -> None:
        """The next step may be below the window now, or in a group that has just unfolded."""
        row, scroll = self._next_row, self._list
        if row is None or self.shell.screen is not self:
            return
        content = scroll.children[0]
        room = content.height - scroll.height
        above = content.to_window(*content.pos)[1] + content.height - row.to_window(*row.pos)[1] - row.height
        shown = (1 - scroll.scroll_y) * room
        if room > 0 and not shown <= above <= shown + scroll.height - row.height - dp(NEAR):
            share = 1 - max(0.0, min(1.0, (above - dp(NEAR)) / room))
            Animation.stop_all(scroll, "scroll_y")
            Animation(scroll_y=share, d=0.2 if look.motion else 0, t="out_quad").start(scroll)

    def _note(self, key: str, value: Any) -> bool:
        try:
            self.play.game.note(key, value)
        except StoreError as error:
            self.shell.snack(error.text(look.language))
            return False
        return True

    # ---- leaving

    def _laid_out(self) -> None:
        from app.screens.table_game import at_the_table

        if self._note(LAID_OUT, True):
            self.shell.replace(at_the_table(self.app))

    def back(self) -> bool:
        """As long as nothing is laid out the set-up can still be changed: the game has not begun."""
        if not self.just_begun or self.ticks:
            return False
        from app.screens.set_up import SetUp

        game = self.play.game
        campaign = self.app.store.campaign(game.campaign) if game.campaign else None
        self.app.store.abandon(game.id)
        self.app.play = None
        self.shell.replace(SetUp(self.app, campaign=campaign))
        return True
