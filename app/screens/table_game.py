"""A game at the table: the bar above with undo and the like, the four tabs below, and the way between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

from app.look.glyphs import nation_colour
from app.look.look import look
from app.play import AUTOMA, HUMAN, Play
from app.screens.automa_state import state_icon, state_words
from app.screens.menu import menu_row
from app.shell import Screen
from app.widgets.bars import Destinations, TopBar, page
from app.widgets.layout import Band, Column, Row, Rule, Wrap
from app.widgets.taps import IconButton, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.records import StoreError

if TYPE_CHECKING:
    from app.solstice import Solstice

TABS = (("turn", "dice-5-outline"), ("automa", "flag"), ("market", "storefront-outline"), ("log", "history"))


def at_the_table(app: Solstice) -> Screen:
    """Where the game is: its checklist, its turn, or its end."""
    from app.screens.checklist import Checklist, needs_laying_out
    from app.screens.turn import Turn

    assert app.play is not None
    return Checklist(app) if needs_laying_out(app.play) else Turn(app)


def go_on_with(screen: Screen, game: str) -> None:
    """The game in progress with that id, exactly where it was; why not, if it cannot be read."""
    app = screen.app
    try:
        app.play = Play.resume(app.store, game, look.language, app.shell.refresh)
    except StoreError as error:
        app.shell.snack(error.text(look.language))
        return
    app.shell.go(at_the_table(app))


class TableScreen(Screen):
    """One of the tabs. The colour is that of whose turn it is."""

    tab = "turn"
    in_game = True
    main = ("done",)

    @property
    def play(self) -> Play:
        assert self.app.play is not None
        return self.app.play

    @property
    def acting(self) -> int:
        """Whose turn it is: at the solstice and at the end it is yours to act."""
        turn = self.play.view["turn"]
        return AUTOMA if turn["phase"] == "activate" and turn["seat"] == AUTOMA else HUMAN

    @property
    def seed(self) -> str:
        return nation_colour(self.play.view["seats"][self.acting]["nation"])

    def phase(self) -> str:
        """you, automa, solstice or scoring: what the bar says."""
        phase: str = self.play.view["turn"]["phase"]
        if phase in ("solstice", "scoring"):
            return phase
        return "automa" if self.acting == AUTOMA else "you"

    # ---- the frame of every tab

    def frame(
        self,
        body: Widget,
        bottom: Widget | None = None,
        *,
        title: str = "",
        subtitle: str = "",
        buttons: Iterable[Widget] = (),
    ) -> Widget:
        return page(self._top(title, subtitle, buttons), body, bottom=bottom, places=self._tabs(), rail=look.two_panes)

    def _top(self, title: str, subtitle: str, buttons: Iterable[Widget]) -> TopBar:
        view = self.play.view
        last = view["end"] is not None and view["end"].get("round", 0) < view["round"]
        told = "round" if look.large_text else self.phase()
        subtitle = subtitle or look.say("game-subtitle", phase=told, round=view["round"], last="yes" if last else "no")
        return TopBar(
            title or self.play.nation_name(self.acting),
            subtitle,
            on_back=self.shell.back,
            banner=True,
            buttons=[*buttons, *self._game_buttons()],
        )

    def _game_buttons(self) -> Iterable[Widget]:
        table = self.play.table
        yield IconButton(
            "undo", look.say("app-undo"), colour="on_banner", name="undo", on_tap=self.undo, on_hold=self.show_undo,
            enabled=table.can_undo,
        )  # fmt: skip
        if table.can_redo:
            yield IconButton("redo", look.say("app-redo"), colour="on_banner", name="redo", on_tap=self.redo)
        if self.app.senses.can_speak and not look.large_text:
            yield IconButton(
                "volume-high", look.say("app-read-aloud"), colour="on_banner", name="speak", on_tap=self.speak
            )
        yield IconButton("dots-vertical", look.say("app-menu"), colour="on_banner", name="menu", on_tap=self.show_menu)

    def _tabs(self) -> Destinations:
        places = [(key, icon, look.say(f"tab-{key}")) for key, icon in TABS]
        return Destinations(places, self.tab, self.go_tab, rail=look.two_panes)

    def go_tab(self, key: str) -> None:
        if key != self.tab:
            self.shell.replace(tab_screen(self.app, key))

    def back(self) -> bool:
        if self.tab == "turn":
            return False
        self.go_tab("turn")
        return True

    # ---- undo and redo

    def undo(self) -> None:
        if not self.play.table.can_undo:
            return
        title = self.play.table.undo_titles(1)[0]
        self.play.undo()
        self.shell.snack(look.say("game-undone", title=title), look.say("app-redo"), self.redo)

    def redo(self) -> None:
        if self.play.table.can_redo:
            self.play.redo()

    def show_undo(self) -> None:
        self.shell.open_sheet("undo", self._undo_list)

    def _undo_list(self) -> Widget:
        """What can be taken back, the newest first; a tap goes back to before it."""
        rows: list[Widget] = [Text(look.say("game-undo-title"), "title")]
        for number, title in enumerate(self.play.table.undo_titles(), 1):
            rows.append(
                TapRow(
                    [Icon("undo", colour="primary"), Text(title, "read")],
                    name=f"undo:{number}",
                    on_tap=lambda number=number: self._undo_many(number),
                    least=48,
                )
            )
        if len(rows) == 1:
            rows.append(Text(look.say("game-nothing-to-undo"), "read"))
        return Column(rows, gap=4)

    def _undo_many(self, number: int) -> None:
        self.shell.close_sheet()
        for _ in range(number):
            self.play.table.undo()
        self.play.keep()

    # ---- corrections

    def correct(self, *corrections: str) -> bool:
        """The app had the table wrong: whether that can be. It is one entry of the journal, and can be undone."""
        reason = self.play.answer_if_possible(*corrections)
        if reason is not None:
            self.shell.snack(reason)
            return False
        self.shell.snack(self.play.table.undo_titles(1)[0], look.say("app-undo"), self.undo)
        return True

    # ---- menu

    def show_menu(self) -> None:
        self.shell.open_sheet("menu", self._menu)

    def _menu(self) -> Widget:
        rows: list[Widget | None] = [
            menu_row(self, "undo-variant", "game-undo-title", self.show_undo),
            menu_row(self, "volume-high", "app-read-aloud", self.speak) if self.app.senses.can_speak else None,
            menu_row(self, "cards-outline", "place-cards", self._cards),
            menu_row(self, "book-open-variant", "place-rules", self._rules),
            menu_row(self, "cog-outline", "app-settings", self._settings),
            menu_row(self, "bug-outline", "report-title", self._report_problem),
            Rule(),
            menu_row(self, "flag-checkered", "game-end", self._end_game),
        ]
        return Column(rows, gap=2)

    def _cards(self) -> None:
        from app.screens.cards import Cards

        self.shell.go(Cards(self.app))

    def _rules(self) -> None:
        from app.screens.rules import Rules

        self.shell.go(Rules(self.app))

    def _settings(self) -> None:
        from app.screens.settings import Settings

        self.shell.go(Settings(self.app))

    def _report_problem(self) -> None:
        from app.screens.exchange import report_problem

        report_problem(self, self.play.table)

    def _end_game(self) -> None:
        """Three ways out, each of which says what follows; none of them loses anything."""
        self.shell.open_sheet("end", self._end_sheet)

    def _end_sheet(self) -> Widget:
        pending = self.play.pending
        rows: list[Widget | None] = [Text(look.say("game-end"), "title")]
        for report in ("end", "collapse"):
            if pending is not None and pending.option(report):
                rows.append(self._way_out(report, lambda report=report: self._report(report)))
        rows.append(self._way_out("leave", self.app.go_home))
        rows.append(self._way_out("set-aside", self._set_aside))
        return Column(rows, gap=10)

    def _way_out(self, way: str, on_tap: Any) -> Widget:
        words = Column(
            [
                Text(look.say(f"game-end-{way}"), "strong"),
                Text(look.say(f"game-end-{way}-about"), "note", colour="soft_text"),
            ],
            gap=2,
        )
        return TapRow(
            [words, Icon("chevron-right")], fill_colour="container", radius=16, name=f"end:{way}", on_tap=on_tap
        )

    def _report(self, report: str) -> None:
        self.shell.close_sheet()
        self.play.answer(report)

    def _set_aside(self) -> None:
        game = self.play.game
        self.app.store.abandon(game.id)
        self.app.go_home()
        self.shell.snack(look.say("home-set-aside"), look.say("app-undo"), lambda: self._bring_back(game.id))

    def _bring_back(self, game: str) -> None:
        self.app.store.restore(game)
        self.shell.refresh()

    # ---- voice

    def spoken(self) -> str:
        """What reading aloud reads: the present question or instruction."""
        pending = self.play.pending
        return pending.prompt if pending is not None else ""

    def speak(self) -> None:
        self.app.senses.speak(self.spoken(), look.language)


def tab_screen(app: Solstice, key: str) -> Screen:
    match key:
        case "automa":
            from app.screens.area import Area

            return Area(app)
        case "market":
            from app.screens.market import Market

            return Market(app)
        case "log":
            from app.screens.log import Log

            return Log(app)
    return at_the_table(app)


def counters(play: Play) -> Widget:
    """The automa at a glance, in one line: state, resources, cards in its deck, unrest left."""
    view = play.view
    area = view["seats"][AUTOMA]
    state = f"{look.icon(state_icon(area), 'container')} {state_words(area)}"
    parts: list[Widget] = [Text(state, "strong", rich=True, wide=False)]
    for kind, number in area["resources"].items():
        if number or kind != "goods":
            parts.append(Text(f"{look.icon(kind, 'container')} {number}", "strong", rich=True, wide=False))
    parts.append(Text(f"{look.icon('deck', 'container')} {len(area['deck'])}", "strong", rich=True, wide=False))
    if "unrest_left" in view:
        parts.append(Text(f"{look.icon('unrest', 'container')} {view['unrest_left']}", "strong", rich=True, wide=False))
    return Band([Wrap(parts, gap=8 if look.scale > 1.2 else 14)], fill_colour="container", pad=(16, 8))


def buttons_row(*buttons: Widget | None) -> Widget:
    """Side by side, or below each other when the text is large."""
    shown = [button for button in buttons if button is not None]
    return Column(shown, gap=8) if look.scale >= 1.7 else Row(shown, gap=10)


def done_button(words: str, on_tap: Any, *, icon: str = "check", name: str = "done") -> TextButton:
    return TextButton(words, icon, style="filled", main=True, name=name, on_tap=on_tap)
