"""The end of a game at the table: your points, the result with its breakdown, and the record of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.play import AUTOMA, HUMAN, Play
from app.screens.table_game import done_button
from app.widgets.layout import Box, Column, Row, Rule, Scroll, Surface
from app.widgets.taps import TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.sources import SOURCES

if TYPE_CHECKING:
    from app.screens.turn import Turn

KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "−", "0", "⌫")
LONGEST = 4  # a minus and three digits
SOURCE_ICONS = {
    "progress": "lightbulb-on", "play": "view-grid", "history": "book-open-page-variant", "deck": "cards",
    "power": "crown", "stock": "cube", "goods": "package-variant-closed", "unrest": "lightning-bolt",
}  # fmt: skip
ZONES = ("slots", "play", "deck", "discard", "history")


class YourScorePage:
    """Type one number, or count the cards."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.play = turn.play

    @property
    def typed(self) -> str:
        return str(self.turn.open.get("score", ""))

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        words = Column(
            [Text(look.say("score-title"), "shout"), Text(self._trigger(), "tell"), self._count_button()], gap=10
        )
        pad = Column([self._shown(), self._pad()], gap=10)
        take = TextButton(
            look.say("score-take"), "check", style="filled", main=True, name="done", on_tap=self._take,
            enabled=self._number() is not None,
        )  # fmt: skip
        if not look.two_panes:
            return self.turn.frame(Scroll(Column([words, pad], gap=16, pad=(margin, 14, margin, 14))), take)
        left = Scroll(Column([words], pad=(margin, 14, 8, 14)), key="left")
        right = Box([Scroll(Column([pad], pad=(8, 14, margin, 8)), key="right")], orientation="vertical")
        right.add_widget(Column([take], pad=(8, 4, margin, 10)))
        return self.turn.frame(Box([left, right], orientation="horizontal"))

    def _trigger(self) -> str:
        """Why it is over, in the words that the table told."""
        automa = look.say("score-automa", points=self._automa_points(), nation=self.play.nation_name(AUTOMA))
        return " ".join([*_end_in_words(self.play), automa])

    def _automa_points(self) -> int:
        score = self.play.view["seats"][AUTOMA].get("score") or {}
        return int(score.get("total", 0))

    def _count_button(self) -> Widget:
        return TextButton(
            look.say("score-count"), "checkbox-multiple-marked-outline", style="tonal", main=True, name="count",
            on_tap=self._count,
        )  # fmt: skip

    def _count(self) -> None:
        from app.screens.count import Count

        self.turn.shell.go(Count(self.turn.app))

    # ---- typing

    def _shown(self) -> Widget:
        number = Text(self.typed or "–", "total", align="center")
        return Surface(
            [Text(look.say("score-yours"), "label", align="center"), number], fill_colour="low", pad=12, gap=0
        )

    def _pad(self) -> Widget:
        rows: list[Widget] = []
        across = 6 if look.low else 3
        for n in range(0, len(KEYS), across):
            keys = [
                TextButton(
                    "" if key == "⌫" else key, "backspace-outline" if key == "⌫" else None, style="quiet",
                    main=True, name=f"key:{'delete' if key == '⌫' else 'minus' if key == '−' else key}",
                    on_tap=lambda key=key: self._press(key),
                )
                for key in KEYS[n : n + across]
            ]  # fmt: skip
            rows.append(Row(keys, gap=8))
        return Column(rows, gap=8)

    def _press(self, key: str) -> None:
        typed = self.typed
        if key == "⌫":
            typed = typed[:-1]
        elif key == "−":
            typed = typed.removeprefix("−") if typed.startswith("−") else f"−{typed}"
        else:
            typed += key
        self.turn.open["score"] = typed[:LONGEST]
        self.turn.shell.refresh()

    def _number(self) -> int | None:
        try:
            number = int(self.typed.replace("−", "-"))
        except ValueError:
            return None
        pending = self.play.pending
        return number if pending is not None and pending.min <= number <= pending.max else None

    def _take(self) -> None:
        number = self._number()
        if number is not None:
            before = self.play.table.event_count
            self.turn.answer(f"amount:{number}")
            self.turn.told(before)


class ResultPage:
    """Who won, both totals, where the points come from; and saving it."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.play = turn.play
        result = self.play.table.result
        assert result is not None
        self.result: Mapping[str, Any] = result

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        save = done_button(look.say("score-save"), self._save, icon="content-save-outline")
        parts = [self._headline(), self._trigger()]
        breakdown = Column([self._breakdown(), self._cards_button()], gap=12)
        if not look.two_panes:
            body = Column([*parts, breakdown], gap=14, pad=(margin, 14, margin, 14))
            return self.turn.frame(Scroll(body), save)
        left = Box([Scroll(Column(parts, gap=14, pad=(margin, 14, 8, 14)), key="left")], orientation="vertical")
        left.add_widget(Column([save], pad=(margin, 4, 8, 10)))
        right = Scroll(Column([breakdown], pad=(8, 14, margin, 14)), key="right")
        return self.turn.frame(Box([left, right], orientation="horizontal"))

    # ---- who won

    def _headline(self) -> Widget:
        yours, its = self.result["scores"]
        won = HUMAN in self.result["winners"]
        collapse = self.result["reason"] == "collapse"
        outcome = "collapse" if collapse else "won" if won else "tie" if yours == its else "lost"
        difference = 0 if collapse else abs(yours - its)
        words = Row(
            [
                Icon("trophy" if won else "flag-checkered", 34, colour="on_banner"),
                Text(look.say("score-outcome", outcome=outcome, difference=difference), "nation", colour="on_banner"),
            ],
            gap=12,
        )
        totals = None
        if not collapse:
            totals = Row([self._total(HUMAN, yours), self._total(AUTOMA, its)], gap=16, top=True)
        return Surface([words, totals, self._game()], fill_colour="banner", radius=24, pad=18, gap=12)

    def _total(self, seat: int, points: int) -> Widget:
        name = look.say("score-you") if seat == HUMAN else self.play.nation_name(AUTOMA)
        return Column(
            [
                Text(name, "body", colour="on_banner", align="center"),
                Text(str(points).replace("-", "−"), "total", colour="on_banner", align="center"),
            ],
            gap=0,
        )

    def _game(self) -> Widget:
        view = self.play.view
        names = look.say("home-versus", yours=self.play.nation_name(HUMAN), theirs=self.play.nation_name(AUTOMA))
        level = look.say(f"level-{view['options']['difficulty'].replace('_', '-')}")
        words = " · ".join((names, level, look.say("score-round", round=view["round"])))
        return Text(words, "note", colour="on_banner", align="center")

    def _trigger(self) -> Widget | None:
        for words in _end_in_words(self.play):
            return Row([Icon("flag-checkered", colour="primary"), Text(words, "read")], gap=10)
        return None

    # ---- where the points come from

    def _breakdown(self) -> Widget | None:
        if self.result["reason"] == "collapse":
            return None
        yours, its = (part.get("sources") or {} for part in self.result["breakdown"])
        head = [Text("", "label"), Text(look.say("score-you"), "label", align="right"),
                Text(self.play.nation_name(AUTOMA), "label", align="right")]  # fmt: skip
        rows: list[Widget] = [_columns(head)]
        for source in SOURCES:
            if source in yours or source in its:
                rows += [Rule(), self._source(source, yours.get(source), its.get(source))]
        total = [Text(look.say("score-total"), "title")]
        total += [Text(str(points).replace("-", "−"), "title", align="right") for points in self.result["scores"]]
        return Column([*rows, Rule("outline"), _columns(total)], gap=8)

    def _source(self, source: str, yours: int | None, its: int | None) -> Widget:
        name = Row([Icon(SOURCE_ICONS[source], colour="soft_text"), Text(look.say(f"source-{source}"), "read")], gap=10)
        numbers = ["–" if points is None else str(points).replace("-", "−") for points in (yours, its)]
        return _columns([name, *(Text(number, "strong", align="right") for number in numbers)])

    def _cards_button(self) -> Widget:
        return TapRow(
            [Icon("cards-outline", colour="primary"), Text(look.say("score-its-cards"), "body"), Icon("chevron-right")],
            outline="outline", name="its-cards", on_tap=self._open_its_cards,
        )  # fmt: skip

    def _open_its_cards(self) -> None:
        self.turn.shell.open_sheet("its-cards", self._its_cards)

    def _its_cards(self) -> Widget:
        """Every card of the automa that is worth something, by where it lies."""
        rows: list[Widget] = [Text(look.say("score-its-cards"), "title")]
        cards = self.result["breakdown"][AUTOMA]["cards"]
        for zone in ZONES:
            there = [row for row in cards if row["zone"] == zone]
            if not there:
                continue
            rows.append(Text(look.say("score-zone", zone=zone), "label", colour="primary"))
            for row in there:
                name = Text(library()[row["card"]].name_in(look.language), "read")
                rows.append(Row([name, Text(str(row["points"]).replace("-", "−"), "strong", wide=False)]))
        return Column(rows, gap=6)

    # ---- kept

    def _save(self) -> None:
        self.turn.app.keep_result(self.play)


def _end_in_words(play: Play) -> list[str]:
    """What triggered the end, as the table told it; nothing after a collapse."""
    return [play.table.told(event) for event in play.table.events_named("end_triggered")][-1:]


def _columns(cells: list[Widget]) -> Widget:
    row = Row(cells, gap=8)
    for cell, width in zip(reversed(row.children), (0.56, 0.22, 0.22), strict=True):
        cell.size_hint_x = width
    return row
