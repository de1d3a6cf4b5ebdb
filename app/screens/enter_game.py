"""A game that was played without the app: who, how hard, how many points. In a campaign, the rest is known."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import level_name
from app.choices import SIDES, Choices
from app.look.glyphs import nation_colour
from app.look.look import look
from app.screens.home import nation_name
from app.screens.nation_picker import NationPicker
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.field import LineField
from app.widgets.ladder import Ladder
from app.widgets.layout import Box, Column, Row, Scroll, Surface
from app.widgets.nation import NationBadge
from app.widgets.taps import OnOff, Segments, TapRow, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.campaign import COMMON_SETS, opponents_open
from automa.imperium.cards import Nation, library
from automa.imperium.difficulty import FIRST_GAME, LEVELS
from automa.records import FinishedGame, KeptCampaign, StoreError

if TYPE_CHECKING:
    from app.solstice import Solstice

MOST_DIGITS = 4


class EnterGame(Screen):
    main = ("save",)

    def __init__(self, app: Solstice, campaign: KeptCampaign | None = None) -> None:
        super().__init__(app)
        self.campaign = campaign
        known = (Choices.remembered(app.store) or [Choices()])[0]
        self.nation = campaign.campaign.nation if campaign else known.nation
        self.power = campaign.campaign.power if campaign else known.power
        self.level = campaign.campaign.level if campaign else FIRST_GAME
        self.opponent = ""  # nobody should enter the wrong one by not looking
        self.commons = known.commons
        self.day = date.today().isoformat()
        self.points = ["", ""]
        self.collapse = False
        self.note = ""

    @property
    def seed(self) -> str:
        return nation_colour(self.nation)

    def _opponents(self) -> list[Nation]:
        """Also those whose table the app does not have: somebody else's automa may have played them."""
        nations = [nation for nation in library().nations.values() if nation.id != self.nation]
        if self.campaign is None:
            return nations
        possible = opponents_open(self.campaign.campaign, [nation.id for nation in nations])
        return [nation for nation in nations if nation.id in possible]

    # ---- the page

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        title = self.campaign.campaign.name if self.campaign else ""
        top = TopBar(look.say("enter-title"), title, on_back=self.shell.back, back_icon="close")
        self.save = TextButton(
            look.say("enter-save"), "content-save-outline", style="filled", main=True, name="save", on_tap=self._save
        )
        yours = None if self.campaign else self._seat("you", self.nation)
        side = None if self.campaign else self._side()
        first = [yours, side, self._seat("automa", self.opponent), self._scores()]
        second = [self._level(), self._commons(), self._day(), self._note()]
        if not look.two_panes:
            return page(top, Scroll(Column([*first, *second], gap=12, pad=(margin, 4, margin, 16))), bottom=self.save)
        left = Scroll(Column(first, gap=12, pad=(margin, 4, 8, 16)), key="left")
        right = Scroll(Column(second, gap=12, pad=(8, 4, margin, 16)), key="right")
        foot = Column([self.save], pad=(8, 4, margin, 12))
        return page(top, Box([left, Box([right, foot], orientation="vertical")]))

    def _seat(self, who: str, nation_id: str) -> Widget:
        name = nation_name(nation_id) if nation_id else look.say("enter-choose-nation")
        words = column_of(Text(look.say(f"set-up-{who}"), "note", colour="soft_text"), Text(name, "strong"))
        nation = library().nation(nation_id) if nation_id else None
        badge = NationBadge(nation.code, nation.colour) if nation else Icon("help-circle-outline", colour="soft_text")
        parts = [badge, words, Icon("chevron-right", colour="soft_text")]
        return TapRow(
            parts, fill_colour="low", radius=16, name=f"nation:{who}", on_tap=lambda: self._pick(who), pad=(14, 8),
            outline="outline" if look.contrast else None,
        )  # fmt: skip

    def _pick(self, who: str) -> None:
        nations = self._opponents() if who == "automa" else list(library().nations.values())
        chosen, other = (self.opponent, self.nation) if who == "automa" else (self.nation, self.opponent)
        self.shell.go(NationPicker(self.app, who, nations, chosen, other, lambda nation: self._picked(who, nation)))

    def _picked(self, who: str, nation: str) -> None:
        if who == "automa":
            self.opponent = nation
            return
        self.nation = nation
        if self.opponent == nation:
            self.opponent = ""

    def _side(self) -> Widget:
        sides = [(side, look.say("set-up-side", side=side)) for side in SIDES]
        return Segments(sides, self.power, lambda side: self._set(power=side), name="side")

    # ---- points

    def _scores(self) -> Widget:
        def typed(number: int, words: str) -> None:
            self.points[number] = words

        fields = [
            LineField(
                look.say(label), self.points[number], lambda words, number=number: typed(number, words),
                name=f"points:{who}", input_filter=_digits, input_type="number",
            )
            for number, (who, label) in enumerate((("you", "enter-yours"), ("automa", "enter-its")))
        ]  # fmt: skip
        fields_shown = Column(fields, gap=8) if look.large_text else Row(fields, gap=10)
        switch = TapRow(
            [Text(look.say("enter-collapse"), "body"), OnOff(self.collapse)], name="collapse", pad=(4, 4),
            on_tap=lambda: self._set(collapse=not self.collapse),
        )  # fmt: skip
        about = Text(look.say("enter-collapse-about"), "note", colour="soft_text") if self.collapse else None
        return Column([None if self.collapse else fields_shown, switch, about], gap=8)

    # ---- the rest

    def _level(self) -> Widget:
        heading = Text(level_name(self.level), "strong")
        if self.campaign:
            return Surface([heading, Text(look.say("enter-fixed"), "note", colour="soft_text")], radius=16, gap=4)
        steps = [(name, str(number)) for number, name in enumerate(LEVELS, 1)]
        return Surface(
            [heading, Ladder(steps, self.level, lambda name: self._set(level=name), name="level")], radius=16, gap=10
        )

    def _commons(self) -> Widget:
        sets = [(name, look.say(f"box-{name}")) for name in COMMON_SETS]
        return Surface(
            [
                Text(look.say("set-up-commons"), "body"),
                Segments(sets, self.commons, lambda name: self._set(commons=name), name="commons"),
            ],
            radius=16, gap=10,
        )  # fmt: skip

    def _day(self) -> Widget:
        return LineField(
            look.say("enter-date"), self.day,
            lambda words: setattr(self, "day", words), name="date", hint="2026-12-31",
        )  # fmt: skip

    def _note(self) -> Widget:
        return LineField(look.say("enter-note"), self.note, lambda words: setattr(self, "note", words), name="note")

    def _set(self, **changed: Any) -> None:
        for name, value in changed.items():
            setattr(self, name, value)
        self.shell.refresh()

    # ---- saving

    def _save(self) -> None:
        reason = self._why_not()
        if reason is not None:
            self.shell.snack(look.say(reason))
            return
        scores = (None, None) if self.collapse else tuple(int(points.replace("−", "-")) for points in self.points)
        try:
            game = FinishedGame(
                date=self.day, scores=scores, difficulty=self.level, commons=self.commons, note=self.note,
                seats=(
                    {"kind": "human", "nation": self.nation, "power": self.power},
                    {"kind": "automa", "nation": self.opponent},
                ),
                reason="collapse" if self.collapse else "scoring",
                edition=self.campaign.campaign.edition if self.campaign else "horizons",
                campaign=self.campaign.id if self.campaign else None,
            )  # fmt: skip
            self.app.store.enter(game)
        except StoreError as error:
            self.shell.snack(error.text(look.language))
            return
        self.shell.back()
        self._follow(game.id)

    def _why_not(self) -> str | None:
        if not self.opponent:
            return "enter-no-opponent"
        if not self.collapse and not all(re.fullmatch(r"[−-]?\d+", points) for points in self.points):
            return "enter-no-points"
        try:
            if date.fromisoformat(self.day).isoformat() == self.day:
                return None
        except ValueError:
            pass
        return "enter-no-date"

    def _follow(self, game: str) -> None:
        if self.campaign is not None:
            from app.screens.campaign import recorded

            recorded(self.app, game)
            return
        self.shell.snack(look.say("score-saved"), look.say("app-undo"), lambda: self._take_back(game))

    def _take_back(self, game: str) -> None:
        self.app.store.delete(game)
        self.shell.refresh()


def _digits(typed: str, undoing: bool) -> str:
    """Only what belongs to a number."""
    return "".join(letter for letter in typed if letter.isdigit() or letter in "-−")[:MOST_DIGITS]
