"""The first screen: go on with the game in progress, or begin another; and the question of a first run."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.look.palette import INK_ON_AMBER
from app.preferences import BOXES
from app.screens.destinations import destinations, is_rail
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.layout import Column, Row, Scroll, Space, Surface
from app.widgets.taps import IconButton, TapRow, TapSurface, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.records import InProgress

if TYPE_CHECKING:
    from app.solstice import Solstice

MOST_CAMPAIGNS = 3


def first(app: Solstice) -> Screen:
    return Home(app) if app.preferences.boxes else FirstRun(app)


class FirstRun(Screen):
    """Which boxes do you own? Nothing else is asked."""

    main = ("continue",)

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.boxes = list(BOXES)

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        boxes = [self._box(box) for box in BOXES]
        body = Column(
            [
                Text(look.say("first-welcome"), "shout"),
                Text(look.say("first-about"), "tell"),
                Space(8),
                Text(look.say("first-boxes"), "say"),
                *boxes,
                Text(look.say("first-unofficial"), "note", colour="soft_text"),
            ],
            gap=12,
            pad=(margin, 24),
        )
        go = TextButton(
            look.say("first-continue"), style="filled", main=True, name="continue", on_tap=self._continue,
            enabled=bool(self.boxes),
        )  # fmt: skip
        return page(Space(0), Scroll(body), bottom=go)

    def _box(self, box: str) -> Widget:
        owned = box in self.boxes
        words = column_of(
            Text(look.say(f"box-{box}"), "title"), Text(look.say(f"box-{box}-about"), "read", colour="soft_text")
        )
        picture = Icon("checkbox-marked" if owned else "checkbox-blank-outline", 28, colour="primary")
        return TapRow(
            [picture, words], fill_colour="now" if owned else "low", radius=16, pad=16, least=72,
            name=f"box:{box}", on_tap=lambda: self._toggle(box), outline="outline" if look.contrast else None,
        )  # fmt: skip

    def _toggle(self, box: str) -> None:
        self.boxes = [known for known in BOXES if (known in self.boxes) != (known == box)]
        self.shell.refresh()

    def _continue(self) -> None:
        self.app.prefer(boxes=tuple(self.boxes))
        self.app.go_home()


class Home(Screen):
    main = ("continue", "new:table")

    def build(self) -> Widget:
        self.app.play = None  # whoever is here has left the table
        margin = look.margin / dp(1)
        gear = IconButton("cog-outline", look.say("app-settings"), name="settings", on_tap=self._settings)
        mark = Icon("weather-sunset", 34, colour="primary")
        top = TopBar(
            "Solstice",
            buttons=[gear],
            logo=Row([Space(width=dp(10), size_hint_x=None), mark], size_hint_x=None, width=look.grown(34) + dp(22)),
        )
        games = self.app.store.in_progress()
        kept = [self._continue_card(games[0]), *(self._other(game) for game in games[1:3])] if games else []
        new = [Text(look.say("home-new"), "label", colour="primary"), *self._new_games(), *self._campaigns()]
        if look.two_panes and kept:
            columns: Widget = Row([Column(kept, gap=12), Column(new, gap=12)], gap=20, top=True)
        else:
            columns = Column([*kept, Space(4) if kept else None, *new], gap=12)
        notices = [self._notice(notice.text(look.language)) for notice in self.app.store.notices]
        body = Column([*notices, columns], gap=12, pad=(margin, 4, margin, 16))
        return page(top, Scroll(body), places=destinations(self, "play"), rail=is_rail())

    def _notice(self, words: str) -> Widget:
        return Surface([Row([Icon("information-outline", colour="primary"), Text(words, "read")])], outline="outline")

    # ---- the game in progress

    def _continue_card(self, game: InProgress) -> Widget:
        """Says the exact step, and one tap leads there."""
        ink = INK_ON_AMBER if not look.contrast else "text"
        saved_text = Text(saved(game), "note", colour=ink, align="right")
        lines = [
            Row([Text(look.say("home-continue"), "label", colour=ink), saved_text]),
            Text(versus(game), "nation", colour=ink),
            Text(where(game), "body", colour=ink),
            self._exact_step(game, ink),
            Text(manner(game), "note", colour=ink),
            TextButton(look.say("home-continue"), "play", style="filled" if look.contrast else "banner", main=True,
                   name="continue", on_tap=lambda: self._resume(game)),
        ]  # fmt: skip
        return TapSurface(
            lines, fill_colour="#F2A900" if not look.contrast else "now", radius=24, pad=18, gap=8,
            name=f"resume:{game.id}", on_tap=lambda: self._resume(game), outline="outline",
        )  # fmt: skip

    def _exact_step(self, game: InProgress, ink: str) -> Widget | None:
        """Which card of the automa's turn it is at, as it was kept with the last answer."""
        if not (place := game.headline.get("card")):
            return None
        return Text(look.say("home-card", card=place[0], cards=place[1]), "body", colour=ink)

    def _other(self, game: InProgress) -> Widget:
        words = column_of(Text(versus(game), "strong"), Text(where(game), "note", colour="soft_text"))
        return TapRow(
            [Icon("play-circle-outline", 28, colour="primary"), words, Icon("chevron-right")],
            fill_colour="low", radius=16, name=f"resume:{game.id}", on_tap=lambda: self._resume(game),
            on_hold=lambda: self._set_aside(game),
        )  # fmt: skip

    def _resume(self, game: InProgress) -> None:
        from app.screens.table_game import go_on_with

        go_on_with(self, game.id)

    def _set_aside(self, game: InProgress) -> None:
        self.app.store.abandon(game.id)
        self.shell.snack(look.say("home-set-aside"), look.say("app-undo"), lambda: self._bring_back(game))

    def _bring_back(self, game: InProgress) -> None:
        self.app.store.restore(game.id)
        self.shell.refresh()

    # ---- new games

    def _new_games(self) -> list[Widget]:
        return [self._new("table", "table-furniture", self._at_the_table)]

    def _new(self, kind: str, icon: str, on_tap: object) -> Widget:
        words = column_of(
            Text(look.say(f"home-{kind}"), "strong"), Text(look.say(f"home-{kind}-about"), "note", colour="soft_text")
        )
        square = Surface([Icon(icon, 30, colour="text")], fill_colour="now", radius=16, pad=12, size_hint_x=None)
        square.width = look.grown(30) + dp(24)
        return TapRow(
            [square, words, Icon("chevron-right", colour="soft_text")], fill_colour="low", radius=20, pad=14,
            least=80, name=f"new:{kind}", on_tap=on_tap, outline="outline" if look.contrast else None,
        )  # fmt: skip

    def _campaigns(self) -> list[Widget]:
        """The running ones, and the way to all of them or to a first one."""
        kept = self.app.store.campaigns()
        if not kept:
            return [self._new("campaign", "flag-variant-outline", self._start_campaign)]
        from app.screens.campaign_row import campaign_row

        running = [one for one in kept if one.status == "running"][:MOST_CAMPAIGNS]
        more = TextButton(
            look.say("campaigns-all"), "flag-variant-outline", style="text", name="campaigns",
            on_tap=self._all_campaigns,
        )  # fmt: skip
        heading = Text(look.say("campaigns-title"), "label", colour="primary")
        return [Space(4), heading, *(campaign_row(self, one) for one in running), more]

    def _start_campaign(self) -> None:
        from app.screens.campaigns import StartCampaign

        self.shell.go(StartCampaign(self.app))

    def _all_campaigns(self) -> None:
        from app.screens.campaigns import Campaigns

        self.shell.go(Campaigns(self.app))

    def _at_the_table(self) -> None:
        from app.screens.set_up import SetUp

        self.shell.go(SetUp(self.app))

    def _settings(self) -> None:
        from app.screens.settings import Settings

        self.shell.go(Settings(self.app))


# ---- a game in progress in words


def nation_name(nation: str) -> str:
    found = library().nation(nation)
    return found.names.get(look.language, found.name)


def versus(game: InProgress) -> str:
    names = [nation_name(nation) for nation in game.headline["nations"]]
    return look.say("home-versus", yours=names[0], theirs=names[-1])


def where(game: InProgress) -> str:
    shown = game.headline
    automa = shown["phase"] == "activate" and shown["kinds"][shown["seat"]] == "automa"
    phase = "scoring" if shown["over"] else "automa" if automa else shown["phase"]
    return look.say("home-where", round=shown["round"], phase=phase)


def manner(game: InProgress) -> str:
    headline = game.headline
    parts = [look.say(f"home-{game.kind}")]
    if headline.get("way"):
        parts.append(look.say(f"way-{headline['way']}"))
    if headline.get("difficulty"):
        parts.append(look.say(f"level-{headline['difficulty'].replace('_', '-')}"))
    return " · ".join(parts)


def saved(game: InProgress) -> str:
    minutes = int(max(0, time.time() - game.saved_at) // 60)
    unit, number = ("now", 0) if minutes < 1 else ("minutes", minutes) if minutes < 60 else (
        ("hours", minutes // 60) if minutes < 48 * 60 else ("days", minutes // 1440)
    )  # fmt: skip
    return look.say("home-saved", unit=unit, number=number)
