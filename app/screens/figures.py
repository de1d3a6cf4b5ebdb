"""Figures over the games: by nation, over time, by difficulty, by source, and the die."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Thread
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import day_in_words, level_name
from app.look.look import look
from app.screens.game_row import points
from app.screens.home import nation_name
from app.widgets.charts import Busy, DieChart, ScoreChart
from app.widgets.ladder import DoneBar
from app.widgets.layout import Column, Row, Rule, Scroll, Surface, Tiles
from app.widgets.nation import NationBadge
from app.widgets.taps import TapRow, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.sources import SOURCES
from automa.records import StoreError
from automa.records.statistics import Dot, Figures, Sources, Tally

if TYPE_CHECKING:
    from app.screens.records import Records

AT_ONCE = 0.2  # seconds that a page waits for its figures; later they come by themselves
LAST = 20
ENOUGH = 3  # games for a chart


class FiguresPage:
    """The nations' and the figures' tab of the records. Counting is done beside the screen."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self._found: Figures | None = None
        self._of: Any = None
        self._failed = ""
        self._work: Thread | None = None

    def build(self, tab: str) -> Widget:
        figures = self._figures()
        margin = look.margin / dp(1)
        if figures is None:
            words = Text(self._failed or look.say("figures-counting"), "tell", align="center")
            parts: list[Widget | None] = [words, None if self._failed else Busy()]
            return Scroll(Column(parts, gap=14, pad=(margin, 24)), key=tab)
        parts = self._nations(figures) if tab == "nations" else self._charts(figures)
        if look.two_panes and len(parts) > 2 and not look.large_text and tab == "figures":
            inner: Widget = Column([parts[0], _in_two_columns(parts[1:])], gap=14, pad=(margin, 6, margin, 20))
        else:
            inner = Column(parts, gap=14, pad=(margin, 6, margin, 20))
        return Scroll(inner, key=tab)

    # ---- counting

    def _figures(self) -> Figures | None:
        """Of the games that are shown now; None while they are being counted."""
        store, filters = self.records.app.store, self.records.filters
        wanted = (store.finished_count(), tuple(filters.items()))
        if self._of != wanted:
            self._of, self._found, self._failed = wanted, None, ""
            self._work = Thread(target=self._count, args=[wanted, filters], daemon=True)
            self._work.start()
            self._work.join(AT_ONCE)
        return self._found

    def _count(self, wanted: Any, filters: Mapping[str, Any]) -> None:
        try:
            found, failed = self.records.app.store.statistics(**filters), ""
        except StoreError as error:
            found, failed = None, error.text(look.language)
        if self._of == wanted:
            self._found, self._failed = found, failed
            Clock.schedule_once(lambda _: self.records.shell.refresh(), 0)

    # ---- nations

    def _nations(self, figures: Figures) -> list[Widget | None]:
        yours = [self._tally(nation, tally, "nation") for nation, tally in figures.nations.items()]
        automas = [self._tally(nation, tally, "opponent") for nation, tally in figures.automas.items()]
        least = 340 * max(1.0, look.scale)
        return [
            Text(look.say("figures-your-nations"), "label", colour="primary"),
            Tiles(yours, least=least, gap=8),
            Text(look.say("figures-automas"), "label", colour="primary") if automas else None,
            Tiles(automas, least=least, gap=8),
        ]

    def _tally(self, nation_id: str, tally: Tally, by: str) -> Widget:
        """A tap shows its games."""
        nation = library().nation(nation_id)
        told = look.say("figures-tally", played=tally.played, won=tally.won, rate=percent(tally.win_rate))
        best = look.say("figures-best", best=points(tally.best), average=decimal(tally.average))
        words = column_of(
            Text(nation_name(nation_id), "strong"), Text(told, "note"), Text(best, "note", colour="soft_text")
        )

        def games() -> None:
            self.records.tab = "games"
            self.records._want(**{by: nation_id})

        return TapRow(
            [NationBadge(nation.code, nation.colour), words, Icon("chevron-right", colour="soft_text")],
            fill_colour="low", radius=16, name=f"{by}:{nation_id}", on_tap=games, pad=(14, 10),
            outline="outline" if look.contrast else None,
        )  # fmt: skip

    # ---- charts

    def _charts(self, figures: Figures) -> list[Widget | None]:
        if figures.all.played < ENOUGH:
            return [_in_sentences(figures)]
        return [
            part
            for part in (
                _four_numbers(figures.all), self._over_time(figures), _by_difficulty(figures.difficulties),
                _by_source(figures), _die(figures),
            )
            if part is not None
        ]  # fmt: skip

    def _over_time(self, figures: Figures) -> Widget | None:
        dots = figures.over_time[-LAST:]
        if len(dots) < ENOUGH:
            return None
        legend = Row(
            [
                Icon("circle", 14, colour="primary"), Text(look.say("figures-won"), "note", wide=False),
                Icon("circle-outline", 14, colour="primary"), Text(look.say("figures-lost"), "note", wide=False),
                Widget(size_hint_y=None, height=0),
            ],
            gap=6,
        )  # fmt: skip
        title = Text(look.say("figures-over-time", number=len(dots)), "strong")
        shell = self.records.shell
        chart = ScoreChart(
            [(dot.score, dot.won) for dot in dots],
            name="over-time",
            on_tap=lambda: shell.open_sheet("scores", lambda: _listed(dots)),
        )
        return Surface([title, legend, chart], radius=20)


def _in_two_columns(parts: list[Widget | None]) -> Widget:
    return Row([Column(parts[::2], gap=14), Column(parts[1::2], gap=14)], gap=14, top=True)


def _in_sentences(figures: Figures) -> Widget:
    """Too few games for a chart."""
    told = [
        look.say("figures-few", played=figures.all.played, won=figures.all.won),
        look.say("figures-few-best", best=points(figures.all.best)) if figures.all.best is not None else "",
        look.say("figures-few-more", number=ENOUGH),
    ]
    return Surface([Text(line, "tell") for line in told if line], radius=20, gap=10)


def _four_numbers(tally: Tally) -> Widget:
    shown = (
        (str(tally.played), "games"), (str(tally.won), "won"), (percent(tally.win_rate), "rate"),
        (points(tally.best), "best-short"),
    )  # fmt: skip
    tiles = [
        Surface(
            [
                Text(number, "nation", align="center"),
                Text(look.say(f"figures-{name}"), "note", align="center", colour="soft_text"),
            ],
            radius=16, pad=(6, 12), gap=2,
        )
        for number, name in shown
    ]  # fmt: skip
    return Tiles(tiles, least=80 * max(1.0, look.scale), gap=10, spread=True)


def _by_difficulty(levels: Mapping[str, Tally]) -> Widget | None:
    if not levels:
        return None
    rows = [
        _bar(level_name(level), tally.win_rate or 0.0, percent(tally.win_rate), f"{tally.won}/{tally.played}")
        for level, tally in levels.items()
    ]
    return Surface([Text(look.say("figures-by-difficulty"), "strong"), *rows], radius=20, gap=12)


def _by_source(figures: Figures) -> Widget | None:
    """Yours, and the automa's beside it."""
    if not figures.your_points.games and not figures.automa_points.games:
        return None
    yours, its = figures.your_points, figures.automa_points
    most = max([*yours.average.values(), *its.average.values(), 1.0])
    rows: list[Widget] = []
    for source in SOURCES:
        if any(round(of.average.get(source, 0), 1) for of in (yours, its)):
            rows.append(Text(look.say(f"source-{source}"), "read"))
            rows += [_source_bar(name, of, source, most) for name, of in (("score-you", yours), ("tab-automa", its))]
    title = look.say("figures-by-source", number=max(yours.games, its.games))
    return Surface([Text(title, "strong"), *rows], radius=20, gap=6)


def _source_bar(name: str, of: Sources, source: str, most: float) -> Widget | None:
    value = of.average.get(source)
    if value is None:
        return None
    return _bar(look.say(name), max(0.0, value) / most, decimal(value), "", role="note")


def _bar(name: str, share: float, value: str, of: str, role: str = "read") -> Widget:
    """The words, a bar as long as the share, and the value as text."""
    value_text = Text(value, "chip", align="right")
    of_text = Text(of, "note", align="right", colour="soft_text") if of else None
    bar = DoneBar(min(1.0, share))
    bar.height = dp(14)
    if look.large_text:
        return Column([Row([Text(name, role), value_text, of_text]), bar], gap=4)
    row = Row([Text(name, role), bar, value_text, of_text], gap=10)
    for part, width in zip(reversed(row.children), (0.3, 0.4, 0.17, 0.13), strict=False):
        part.size_hint_x = width
    return row


def _die(figures: Figures) -> Widget | None:
    if not figures.die.rolls:
        return None
    parts: list[Widget] = [Text(look.say("figures-die", number=figures.die.rolls), "strong")]
    for counts, name in ((figures.die.app, "app"), (figures.die.own, "own")):
        if sum(counts):
            parts += [Text(look.say(f"figures-die-{name}"), "note", colour="soft_text"), DieChart(counts)]
    return Surface(parts, radius=20, gap=10)


def _listed(dots: tuple[Dot, ...]) -> Widget:
    """The same as the chart, in words."""
    rows: list[Widget] = [Text(look.say("figures-over-time", number=len(dots)), "title")]
    for dot in reversed(dots):
        outcome = look.say("campaign-win" if dot.won else "campaign-loss")
        against = nation_name(dot.opponent) if dot.opponent else ""
        words = column_of(
            Text(f"{day_in_words(dot.date)} · {against}", "read"), Text(outcome, "note", colour="soft_text")
        )
        rows += [Rule(), Row([words, Text(points(dot.score), "name", wide=False)])]
    return Column(rows, gap=8)


def percent(rate: float | None) -> str:
    return "–" if rate is None else f"{round(rate * 100)}\xa0%"


def decimal(number: float | None) -> str:
    """One decimal, as the language writes it."""
    if number is None:
        return "–"
    words = f"{number:.1f}".replace("-", "−")
    return words if look.language == "en" else words.replace(".", ",")
