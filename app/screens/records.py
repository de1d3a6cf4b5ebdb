"""The book of games: all of them, by nation, and in figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import level_name
from app.look.look import look
from app.screens.destinations import destinations, is_rail
from app.screens.figures import FiguresPage
from app.screens.game_row import GameRow, row_height
from app.screens.home import nation_name
from app.screens.nation_picker import NationPicker
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.field import SearchField
from app.widgets.layout import Box, Column, Row, Scroll, SideScroll, Wrap
from app.widgets.long_list import LongList
from app.widgets.taps import Chip, IconButton, Segments, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.records import FinishedGame, Store

if TYPE_CHECKING:
    from app.solstice import Solstice

TABS = ("games", "nations", "figures")
PAGE = 60  # games that are read at a time


@dataclass(frozen=True)
class Wanted:
    """Which games are shown: fields of a store's filter."""

    nation: str | None = None
    opponent: str | None = None
    difficulty: str | None = None
    campaign: str | None = None
    won: bool | None = None

    @property
    def filters(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value is not None}


class Pages:
    """Finished games by their place in the list, read in pages when somebody looks there."""

    def __init__(self, store: Store, filters: dict[str, Any]) -> None:
        self.store, self.filters = store, filters
        self.count = store.finished_count(**filters)
        self._pages: dict[int, Sequence[FinishedGame]] = {}

    def game(self, place: int) -> FinishedGame | None:
        """None for one that can't be read."""
        number, within = divmod(place, PAGE)
        if number not in self._pages:
            self._pages[number] = self.store.finished(limit=PAGE, offset=number * PAGE, **self.filters)
        games = self._pages[number]
        return games[within] if within < len(games) else None


class Records(Screen):
    main = ("enter",)

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.tab = TABS[0]
        self.words = ""
        self.wanted = Wanted()
        self.figures = FiguresPage(self)

    @property
    def filters(self) -> dict[str, Any]:
        return {**self.wanted.filters, **({"search": self.words} if self.words.strip() else {})}

    # ---- the page

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        top = TopBar(look.say("place-records"), buttons=self._buttons())
        if not self.app.store.finished_count():
            body = self._empty()
        else:
            search = SearchField(self.words, look.say("records-search"), self._search) if self.tab == "games" else None
            # On a phone on its side there is more room beside than below.
            beside = look.low and not look.large_text
            above = [Row([self._tabs(), search], gap=10)] if beside else [self._tabs(), search]
            head = Column([*above, self._chips()], gap=8, pad=(margin, 2, margin, 6))
            shown = self._games() if self.tab == "games" else self.figures.build(self.tab)
            body = Box([head, shown], orientation="vertical")
        return page(top, body, places=destinations(self, "records"), rail=is_rail())

    def _tabs(self) -> Widget:
        if not look.large_text:
            tabs = [(tab, look.say(f"records-{tab}")) for tab in TABS]
            return Segments(tabs, self.tab, self._go_tab, name="tab")
        chips = [
            Chip(
                look.say(f"records-{tab}"), chosen=tab == self.tab, name=f"tab:{tab}",
                on_tap=lambda tab=tab: self._go_tab(tab),
            )
            for tab in TABS
        ]  # fmt: skip
        return SideScroll(Row(chips, gap=8), key="tabs")

    def _buttons(self) -> list[Widget]:
        named = (
            ("filter-variant", "records-filter", "filter", self._show_filters),
            ("plus", "enter-title", "enter", self._enter),
            ("dots-vertical", "app-menu", "menu", lambda: self.shell.open_sheet("menu", self._menu)),
        )
        return [IconButton(icon, look.say(words), name=name, on_tap=on_tap) for icon, words, name, on_tap in named]

    def _empty(self) -> Widget:
        margin = look.margin / dp(1)
        enter = TextButton(look.say("enter-title"), "plus", style="filled", main=True, name="enter-first",
                           on_tap=self._enter)  # fmt: skip
        parts = [
            Row([Widget(), Icon("chart-box-outline", 48, colour="primary"), Widget()], least=dp(96)),
            Text(look.say("records-none"), "tell", align="center"), enter,
        ]  # fmt: skip
        return Scroll(Column(parts, gap=16, pad=(margin, 8)))

    def _go_tab(self, tab: str) -> None:
        self.tab = tab
        self.shell.refresh()

    # ---- games

    def _games(self) -> Widget:
        self.pages = Pages(self.app.store, self.filters)
        margin = look.margin / dp(1)
        high = row_height()
        self.list = LongList(
            range(self.pages.count), height=lambda *_: high, make=self._row, gap=8, margin=margin,
            least=420 if look.tablet and not look.large_text else 0,
        )  # fmt: skip
        self.count = Text(look.say("records-count", number=self.pages.count), "note", colour="soft_text")
        head = Column([self.count], pad=(margin, 0, margin, 4))
        return Box([head, Scroll(self.list, key="games")], orientation="vertical")

    def _row(self, place: int) -> Widget:
        game = self.pages.game(place)
        return Widget() if game is None else GameRow(game, lambda: self._open(game.id))

    def _search(self, words: str) -> None:
        """The list follows while somebody types; the page stays as it is."""
        self.words = words
        self.pages = Pages(self.app.store, self.filters)
        self.count.text = look.say("records-count", number=self.pages.count)
        self.list.show(range(self.pages.count))

    def _open(self, id: str) -> None:
        from app.screens.record import RecordScreen

        self.shell.go(RecordScreen(self.app, id))

    # ---- filters

    def _chips(self) -> Widget | None:
        """What is filtered by; a tap takes it away."""
        shown = [
            Chip(
                words, "close", chosen=True, name=f"without:{name}", on_tap=lambda name=name: self._want(**{name: None})
            )
            for name, words in self._wanted_in_words()
        ]
        return Wrap(shown) if shown else None

    def _wanted_in_words(self) -> list[tuple[str, str]]:
        wanted, found = self.wanted, []
        if wanted.won is not None:
            found.append(("won", look.say("records-only", won="yes" if wanted.won else "no")))
        if wanted.nation:
            found.append(("nation", look.say("records-with", nation=nation_name(wanted.nation))))
        if wanted.opponent:
            found.append(("opponent", look.say("records-against", nation=nation_name(wanted.opponent))))
        if wanted.difficulty:
            found.append(("difficulty", level_name(wanted.difficulty)))
        if wanted.campaign:
            names = {kept.id: kept.campaign.name for kept in self.app.store.campaigns()}
            found.append(("campaign", names.get(wanted.campaign, "?")))
        return found

    def _want(self, **changed: Any) -> None:
        self.wanted = replace(self.wanted, **changed)
        self.shell.refresh()

    def _show_filters(self) -> None:
        self.shell.open_sheet("filter", self._filter_sheet)

    def _filter_sheet(self) -> Widget:
        wanted = self.wanted
        results = Segments(
            [(key, look.say(f"records-result-{key}")) for key in ("all", "won", "lost")],
            "all" if wanted.won is None else "won" if wanted.won else "lost",
            lambda key: self._want(won=None if key == "all" else key == "won"), name="result",
        )  # fmt: skip
        levels = Wrap(
            [
                self._choice("difficulty", level, level_name(level))
                for level in LEVELS
            ]
        )  # fmt: skip
        campaigns = [self._choice("campaign", kept.id, kept.campaign.name) for kept in self.app.store.campaigns()]
        parts: list[Widget | None] = [
            Text(look.say("records-filter"), "title"), results,
            Text(look.say("records-by-level"), "label", colour="primary"), levels,
            self._nation_row("nation", wanted.nation), self._nation_row("opponent", wanted.opponent),
            Text(look.say("campaigns-title"), "label", colour="primary") if campaigns else None,
            Wrap(campaigns) if campaigns else None,
            TextButton(look.say("app-close"), style="filled", name="close", on_tap=self.shell.close_sheet),
        ]  # fmt: skip
        return Column(parts, gap=12)

    def _choice(self, name: str, value: str, words: str) -> Widget:
        chosen = getattr(self.wanted, name) == value
        return Chip(
            words, chosen=chosen, name=f"{name}:{value}",
            on_tap=lambda: self._want(**{name: None if chosen else value}),
        )  # fmt: skip

    def _nation_row(self, name: str, chosen: str | None) -> Widget:
        words = nation_name(chosen) if chosen else look.say("records-any")
        return TapRow(
            [Text(look.say(f"records-by-{name}"), "body"), Text(words, "strong", align="right"), Icon("chevron-right")],
            fill_colour="container", radius=16, name=f"by:{name}", on_tap=lambda: self._pick_nation(name),
        )  # fmt: skip

    def _pick_nation(self, name: str) -> None:
        who = "you" if name == "nation" else "automa"
        chosen = getattr(self.wanted, name) or ""
        nations = list(library().nations.values())

        def picked(nation: str) -> None:
            self.wanted = replace(self.wanted, **{name: None if nation == chosen else nation})

        self.shell.go(NationPicker(self.app, who, nations, chosen, "", picked))

    # ---- elsewhere

    def _menu(self) -> Widget:
        rows = (
            ("flag-variant-outline", "campaigns-title", self._campaigns),
            ("plus", "enter-title", self._enter),
            ("database-export-outline", "exchange-title", self._exchange),
        )
        return Column([self._menu_row(*row) for row in rows], gap=2)

    def _menu_row(self, icon: str, message: str, on_tap: Callable[[], object]) -> Widget:
        def tapped() -> None:
            self.shell.close_sheet()
            on_tap()

        return TapRow([Icon(icon, colour="primary"), Text(look.say(message), "body")], name=message, on_tap=tapped)

    def _enter(self) -> None:
        from app.screens.enter_game import EnterGame

        self.shell.go(EnterGame(self.app))

    def _campaigns(self) -> None:
        from app.screens.campaigns import Campaigns

        self.shell.go(Campaigns(self.app))

    def _exchange(self) -> None:
        from app.screens.exchange import Exchange

        self.shell.go(Exchange(self.app))
