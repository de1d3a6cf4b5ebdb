"""One finished game: its result, how it was played, your note; its die can be checked, and it can be replayed."""

from __future__ import annotations

from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import day_in_words, level_name
from app.look.glyphs import nation_colour
from app.look.look import look
from app.screens.game_row import points
from app.screens.home import nation_name
from app.screens.menu import menu_row
from app.screens.score import SOURCE_ICONS
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.charts import Busy, DieChart
from app.widgets.field import LineField
from app.widgets.layout import Box, Column, Row, Rule, Scroll, Surface
from app.widgets.taps import IconButton, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.sources import SOURCES
from automa.records import Record, StoreError
from automa.records.statistics import die_of

if TYPE_CHECKING:
    from app.solstice import Solstice

SETTLED = 0.6  # seconds after the last letter, when a note is kept


class RecordScreen(Screen):
    main = ("replay",)

    def __init__(self, app: Solstice, id: str) -> None:
        super().__init__(app)
        self.id = id
        self.note: str | None = None
        self.verdict = ""
        self.checking = False
        self._keeping = Clock.create_trigger(self._keep_note, SETTLED)

    @cached_property
    def record(self) -> Record:
        return self.app.store.game(self.id)

    @property
    def seed(self) -> str:
        return nation_colour(self.record.facts.nation)

    @property
    def can_replay(self) -> bool:
        return self.record.detail.save is not None

    # ---- the page

    def build(self) -> Widget:
        facts = self.record.facts
        margin = look.margin / dp(1)
        top = TopBar(
            look.say("record-title"), day_in_words(facts.date), on_back=self.shell.back, banner=True,
            buttons=[
                IconButton("share-variant", look.say("campaign-share"), colour="on_banner", name="share",
                           on_tap=self._share),
                IconButton("dots-vertical", look.say("app-menu"), colour="on_banner", name="menu",
                           on_tap=lambda: self.shell.open_sheet("menu", self._menu)),
            ],
        )  # fmt: skip
        replay = None
        if self.can_replay:
            replay = TextButton(
                look.say("record-replay"), "play-box-multiple-outline", style="filled", main=True, name="replay",
                on_tap=self._replay,
            )  # fmt: skip
        first = [self._headline(), self._note(), self._facts()]
        second = [self._breakdown(), self._die()]
        if not look.two_panes:
            body = Column([*first, *second], gap=14, pad=(margin, 14, margin, 20))
            return page(top, Scroll(body), bottom=replay)
        left = Box([Scroll(Column(first, gap=14, pad=(margin, 14, 8, 14)), key="left")], orientation="vertical")
        if replay is not None:
            left.add_widget(Column([replay], pad=(margin, 4, 8, 10)))
        right = Scroll(Column(second, gap=14, pad=(8, 14, margin, 20)), key="right")
        return page(top, Box([left, right]))

    def _headline(self) -> Widget:
        facts = self.record.facts
        won = facts.won
        collapse = facts.reason == "collapse" or None in facts.scores
        parts: list[Widget] = []
        if won is not None:
            words = look.say("campaign-win" if won else "campaign-loss")
            icon = Icon("trophy" if won else "close-circle-outline", 30, colour="on_banner")
            parts.append(Row([icon, Text(words, "nation", colour="on_banner")], gap=12))
        names = [nation_name(seat["nation"]) for seat in facts.seats]
        totals = [
            Column(
                [
                    Text(name, "body", colour="on_banner", align="center"),
                    Text(points(score), "shout", colour="on_banner", align="center"),
                ],
                gap=0,
            )
            for name, score in zip(names, facts.scores, strict=True)
        ]
        if collapse:
            parts.append(Text(look.say("home-versus", yours=names[0], theirs=names[-1]), "body", colour="on_banner"))
            parts.append(Text(look.say("campaign-collapse"), "tell", colour="on_banner"))
        else:
            parts.append(Column(totals, gap=6) if look.large_text else Row(totals, gap=12, top=True))
        return Surface(parts, fill_colour="banner", radius=24, pad=18, gap=12)

    # ---- the note

    def _note(self) -> Widget:
        words = self.note if self.note is not None else self.record.facts.note
        return LineField(look.say("enter-note"), words, self._typed, name="note")

    def _typed(self, words: str) -> None:
        self.note = words
        self._keeping()

    def _keep_note(self, *_: Any) -> None:
        self._keeping.cancel()
        if self.note is None or self.note == self.record.facts.note:
            return
        try:
            self.app.store.set_note(self.id, self.note)
        except StoreError as error:
            self.shell.snack(error.text(look.language))
            return
        self.__dict__.pop("record", None)  # read anew

    def left(self) -> None:
        self._keep_note()

    def back(self) -> bool:
        self._keep_note()
        return False

    # ---- how it was played

    def _facts(self) -> Widget:
        facts = self.record.facts
        side = facts.seats[0].get("power")
        entered = "yes" if facts.source == "entered" else "no"
        rows = [
            ("record-how", look.say("record-mode", mode=facts.mode, entered=entered)),
            ("record-way", look.say(f"way-{facts.way}") if facts.way else ""),
            ("record-level", level_name(facts.difficulty) if facts.difficulty else ""),
            ("record-side", side or ""),
            ("set-up-commons", look.say(f"box-{facts.commons}")),
            ("set-up-edition", look.say(f"set-up-edition-{facts.edition}")),
            ("record-rounds", "" if facts.rounds is None else str(facts.rounds)),
            ("record-minutes", "" if facts.seconds is None else str(round(facts.seconds / 60))),
            ("record-decisions", "" if facts.decisions is None else str(facts.decisions)),
        ]  # fmt: skip
        lines = [
            Row([Text(look.say(label), "read", colour="soft_text"), Text(value, "read", align="right")], top=True)
            for label, value in rows
            if value
        ]
        return Surface([*lines, self._campaign_row()], radius=20, gap=8)

    def _campaign_row(self) -> Widget | None:
        campaign = self.record.facts.campaign
        kept = next((one for one in self.app.store.campaigns() if one.id == campaign), None) if campaign else None
        if kept is None:
            return None

        def opened() -> None:
            from app.screens.campaign import CampaignSheet

            self.shell.go(CampaignSheet(self.app, kept.id))

        words = Text(kept.campaign.name, "strong")
        return TapRow(
            [Icon("flag-variant-outline", colour="primary"), words, Icon("chevron-right")], name="campaign",
            on_tap=opened, fill_colour="container", radius=12,
        )  # fmt: skip

    def _breakdown(self) -> Widget | None:
        """Points by source, yours and the other's; none where only totals are known."""
        known = [dict(part) for part in self.record.facts.points]
        if not any(known):
            return None
        names = [nation_name(seat["nation"]) for seat in self.record.facts.seats]
        rows: list[Widget] = [Text(look.say("record-points"), "strong")]
        if look.large_text:
            rows.append(Text(" · ".join(names), "note", colour="soft_text"))
        else:
            rows.append(_line([Text("", "label"), *(Text(name, "label", align="right") for name in names)]))
        for source in SOURCES:
            if any(source in part for part in known):
                icon = None if look.large_text else Icon(SOURCE_ICONS[source], colour="soft_text")
                name = Row([icon, Text(look.say(f"source-{source}"), "read")], gap=10)
                values = [Text(points(part.get(source)), "strong", align="right") for part in known]
                rows += [Rule(), _line([name, *values])]
        return Surface(rows, fill_colour=None, outline="line", radius=20, gap=8)

    # ---- the die

    def _die(self) -> Widget | None:
        facts = self.record.facts
        if not facts.rolls and facts.seed is None:
            return None
        die = die_of([facts.rolls])
        counts = [app + own for app, own in zip(die.app, die.own, strict=True)]
        shown = " ".join(str("abcdef".index(roll) + 1) + "*" if roll in "abcdef" else roll for roll in facts.rolls)
        parts: list[Widget | None] = [
            Text(look.say("record-die", number=len(facts.rolls)), "strong"),
            DieChart(counts) if facts.rolls else None,
            Text(shown, "read") if facts.rolls else None,
            Text(look.say("record-own-die"), "note", colour="soft_text") if sum(die.own) else None,
            Text(look.say("record-seed", seed=str(facts.seed)), "note", colour="soft_text")
            if facts.seed is not None else None,
        ]  # fmt: skip
        if self.can_replay and facts.rolls:
            parts.append(self._check())
        return Surface(parts, radius=20, gap=10)

    def _check(self) -> Widget:
        if self.checking:
            return Busy()
        if self.verdict:
            good = self.verdict == "record-check-good"
            icon = Icon("check-decagram" if good else "alert-outline", colour="primary" if good else "error")
            return Row([icon, Text(look.say(self.verdict), "read")], gap=10)
        return TextButton(look.say("record-check"), "dice-multiple", name="check", on_tap=self._begin_check)

    def _begin_check(self) -> None:
        """The whole game is played again beside the screen."""
        self.checking = True
        Thread(target=self._replayed, daemon=True).start()
        self.shell.refresh()

    def _replayed(self) -> None:
        try:
            verdict = "record-check-good" if self.record.rolls_fit() else "record-check-bad"
        except StoreError:
            verdict = "record-check-bad"

        def told(_: float) -> None:
            self.checking, self.verdict = False, verdict
            self.shell.refresh()

        Clock.schedule_once(told, 0)

    # ---- what can be done with it

    def _menu(self) -> Widget:
        rows: list[Widget | None] = [
            menu_row(self, "share-variant", "campaign-share", self._share),
            menu_row(self, "bug-outline", "report-title", self._report) if self.can_replay else None,
            Rule(),
            menu_row(self, "delete-outline", "record-delete", self._delete),
        ]
        return Column(rows, gap=2)

    def _replay(self) -> None:
        from app.screens.replay import Replay

        self.shell.go(Replay(self.app, self.id))

    def _share(self) -> None:
        from app.screens.exchange import share_game

        share_game(self, self.id)

    def _report(self) -> None:
        from app.screens.exchange import report_problem

        try:
            report_problem(self, self.record.table())
        except StoreError as error:
            self.shell.snack(error.text(look.language))

    def _delete(self) -> None:
        self.app.store.delete(self.id)
        self.shell.back()
        self.shell.snack(look.say("record-deleted"), look.say("app-undo"), self._bring_back)

    def _bring_back(self) -> None:
        self.app.store.restore(self.id)
        self.shell.refresh()


def _line(cells: list[Widget]) -> Widget:
    row = Row(cells, gap=8)
    share = 0.46 / max(1, len(cells) - 1)
    for cell, width in zip(reversed(row.children), (0.54, *([share] * (len(cells) - 1))), strict=True):
        cell.size_hint_x = width
    return row
