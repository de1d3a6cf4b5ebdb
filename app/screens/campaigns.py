"""All campaigns, and how one is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import level_name
from app.checklist_words import name_within
from app.choices import SIDES, Choices, Shelf
from app.look.glyphs import nation_colour
from app.look.look import look
from app.screens.campaign_row import campaign_row
from app.screens.home import nation_name
from app.screens.nation_picker import NationPicker
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.field import LineField
from app.widgets.ladder import Ladder
from app.widgets.layout import Box, Column, Row, Scroll, Surface
from app.widgets.nation import NationBlock
from app.widgets.taps import OnOff, Segments, TapRow, TapSurface, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.campaign import SUPREME_LEADER, Campaign
from automa.imperium.cards import library
from automa.imperium.difficulty import EDITIONS, FIRST_GAME, LEVELS

if TYPE_CHECKING:
    from app.solstice import Solstice

LONGEST_NAME = 60


class Campaigns(Screen):
    """Running ones first; finished ones are kept."""

    main = ("start",)

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        kept = self.app.store.campaigns()
        parts: list[Widget] = []
        for title, group in (
            ("campaigns-running", [one for one in kept if one.status == "running"]),
            ("campaigns-finished", [one for one in kept if one.status != "running"]),
        ):
            if group:
                parts.append(Text(look.say(title), "label", colour="primary"))
                parts += [campaign_row(self, one) for one in group]
        if not kept:
            parts = [
                Row([Widget(), Icon("flag-variant-outline", 48, colour="primary"), Widget()], least=dp(96)),
                Text(look.say("campaigns-none"), "tell", align="center"),
            ]
        start = TextButton(
            look.say("campaigns-start"), "plus", style="filled", main=True, name="start", on_tap=self._start
        )
        top = TopBar(look.say("campaigns-title"), on_back=self.shell.back)
        return page(top, Scroll(Column(parts, gap=12, pad=(margin, 8, margin, 16))), bottom=start)

    def _start(self) -> None:
        self.shell.go(StartCampaign(self.app))


class StartCampaign(Screen):
    """Name, nation, side, where it begins. The sheet of the new campaign follows."""

    main = ("begin",)

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.shelf = Shelf(app.preferences.boxes)
        remembered = Choices.remembered(app.store)
        known = (remembered or [Choices()])[0]
        played = [nation.id for nation in self.shelf.played]
        self.nation = known.nation if known.nation in played else next(iter(played), Choices.nation)
        self.power = known.power
        self.edition = known.edition
        self.level = FIRST_GAME
        self.trade_routes = False
        self.name = self.player = ""

    @property
    def seed(self) -> str:
        return nation_colour(self.nation)

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        top = TopBar(look.say("campaign-new"), on_back=self.shell.back, back_icon="close")
        begin = TextButton(
            look.say("campaign-begin"), "flag-variant", style="filled", main=True, name="begin", on_tap=self._begin
        )
        name = LineField(
            look.say("campaign-name"), self.name, lambda words: setattr(self, "name", words), name="name",
            hint=nation_name(self.nation),
        )  # fmt: skip
        player = LineField(
            look.say("campaign-player"), self.player, lambda words: setattr(self, "player", words), name="player"
        )
        first, second = [self._nation(), name, player], [self._level(), self._edition(), self._trade_routes()]
        if not look.two_panes:
            return page(top, Scroll(Column([*first, *second], gap=12, pad=(margin, 4, margin, 16))), bottom=begin)
        left = Scroll(Column(first, gap=12, pad=(margin, 4, 8, 16)), key="left")
        right = Scroll(Column(second, gap=12, pad=(8, 4, margin, 16)), key="right")
        foot = Column([begin], pad=(8, 4, margin, 12))
        return page(top, Box([left, Box([right, foot], orientation="vertical")]))

    def _nation(self) -> Widget:
        nation = library().nation(self.nation)
        told = column_of(
            Text(look.say("campaign-nation"), "note", colour="soft_text"), Text(nation_name(nation.id), "nation")
        )
        sides = Segments(
            [(side, look.say("set-up-side", side=side)) for side in SIDES], self.power, self._side, name="side"
        )
        chevron = Icon("chevron-right", colour="soft_text", size_hint_x=None)
        inner = Column([Row([told, chevron]), sides], gap=10, pad=(16, 12))
        block = NationBlock(nation.code, nation.colour, upper=look.large_text, radius=20)
        outline = "outline" if look.contrast else None
        kind = TapSurface if look.large_text else TapRow
        return kind(
            [block, inner], fill_colour="low", radius=20, name="nation", on_tap=self._pick, gap=0, pad=0,
            outline=outline,
        )  # fmt: skip

    def _side(self, side: str) -> None:
        self.power = side
        self.shell.refresh()

    def _pick(self) -> None:
        def picked(nation: str) -> None:
            self.nation = nation

        self.shell.go(NationPicker(self.app, "you", self.shelf.played, self.nation, "", picked))

    def _level(self) -> Widget:
        kind = {FIRST_GAME: "chieftain", SUPREME_LEADER: "supreme"}.get(self.level, "harder")
        about = look.say("campaign-start-level-about", kind=kind, level=level_name(self.level))
        ladder = Ladder([(name, str(n)) for n, name in enumerate(LEVELS, 1)], self.level, self._begin_at, name="level")
        heading = Row([Text(look.say("campaign-start-level"), "note", colour="soft_text")])
        return Surface(
            [heading, Text(level_name(self.level), "strong"), ladder, Text(about, "note", colour="soft_text")],
            radius=20, gap=10,
        )  # fmt: skip

    def _begin_at(self, level: str) -> None:
        self.level = level
        self.shell.refresh()

    def _edition(self) -> Widget:
        editions = Segments(
            [(edition, look.say(f"set-up-edition-{edition}")) for edition in EDITIONS], self.edition, self._rules,
            name="edition",
        )  # fmt: skip
        return Surface([Text(look.say("campaign-edition"), "body"), editions], radius=20, gap=10)

    def _rules(self, edition: str) -> None:
        self.edition = edition
        self.shell.refresh()

    @property
    def _needs_routes(self) -> bool:
        return library().nation(self.nation).requires_trade_routes

    def _trade_routes(self) -> Widget | None:
        """For all games of the campaign; trade nations bring them."""
        if not self.shelf.has_trade_routes:
            return None
        about = "set-up-trade-routes-needed" if self._needs_routes else "set-up-trade-routes-about"
        spoken = look.say(about, nation=name_within(self.nation, look.language))
        words = column_of(Text(look.say("set-up-trade-routes"), "body"), Text(spoken, "note", colour="soft_text"))
        on = self._needs_routes or (self.trade_routes and self.edition == EDITIONS[0])

        def switch() -> None:
            self.trade_routes = not on
            self.edition = EDITIONS[0] if not on else self.edition
            self.shell.refresh()

        row = TapRow([words, OnOff(on, on_tap=switch)], name="trade-routes", on_tap=switch, pad=(0, 4))
        return Surface([row], radius=20, gap=4)

    def _begin(self) -> None:
        from app.screens.campaign import CampaignSheet

        edition = EDITIONS[0] if self._needs_routes else self.edition
        routes = self._needs_routes or (self.trade_routes and edition == EDITIONS[0])
        campaign = Campaign(
            name=tidy(self.name) or nation_name(self.nation), nation=self.nation, player=tidy(self.player),
            power=self.power, start_level=self.level, edition=edition, trade_routes=routes,
        )  # fmt: skip
        self.shell.replace(CampaignSheet(self.app, self.app.store.start_campaign(campaign)))


def tidy(words: str) -> str:
    """One line without what can't be printed, as a campaign's name must be."""
    return "".join(letter for letter in words if letter.isprintable()).strip()[:LONGEST_NAME]
