"""A finished game as a row of a list. How high it is, is known before it is made."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import day_in_words, level_name
from app.look.look import look
from app.screens.home import nation_name
from app.widgets.layout import Column, Row
from app.widgets.nation import NationBadge
from app.widgets.taps import TapRow, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.records import FinishedGame


def row_height(width: float) -> float:
    """In pixels, at any width: subtitles are cut, not broken."""
    lines = look.font_size("strong") * 1.35 + look.font_size("note") * 1.35
    if look.large_text:
        lines += look.font_size("strong") * 1.35 + look.font_size("chip") * 1.4
    return lines + dp(30)


def points(score: int | None) -> str:
    return "–" if score is None else str(score).replace("-", "−")


def scores(game: FinishedGame) -> str:
    return " : ".join(points(score) for score in game.scores)


class GameRow(TapRow):
    """Whom, when, how hard; points; won or lost as icon and word."""

    def __init__(self, game: FinishedGame, on_tap: Callable[[], object]) -> None:
        names = [nation_name(seat["nation"]) for seat in game.seats]
        about = [day_in_words(game.date)]
        if game.difficulty:
            about.append(level_name(game.difficulty))
        if game.source == "entered":
            about.append(look.say("records-entered"))
        title = look.say("home-versus", yours=names[0], theirs=names[-1]) if len(names) == 2 else ", ".join(names)
        subtitle = Text(" · ".join(about), "note", colour="soft_text", most_lines=1)
        if look.large_text:
            parts: list[Widget] = [_stacked(game, names, subtitle)]
        else:
            nation = library().nation(game.seats[-1]["nation"])
            words = column_of(Text(title, "strong", most_lines=1), subtitle)
            right = column_of(Text(scores(game), "name", align="right"), _outcome(game), size_hint_x=None)
            right.width = look.grown(104)
            parts = [NationBadge(nation.code, nation.colour), words, right]
        super().__init__(
            parts, fill_colour="low", radius=16, pad=(14, 8), name=f"game:{game.id}", on_tap=on_tap,
            outline="outline" if look.contrast else None,
        )  # fmt: skip


def _stacked(game: FinishedGame, names: list[str], subtitle: Text) -> Widget:
    lines = [Text(name, "strong", most_lines=1) for name in names[:2]]
    return Column([*lines, Row([Text(scores(game), "name"), _outcome(game)]), subtitle], gap=2)


def _outcome(game: FinishedGame) -> Widget:
    if game.won is None:
        return Text(look.say("records-nobody"), "chip")
    icon = Icon("check-circle" if game.won else "close-circle-outline", 18, colour="primary" if game.won else "error")
    words = Text(look.say("campaign-win" if game.won else "campaign-loss"), "chip", wide=False)
    return Row([Widget(size_hint_y=None, height=0), icon, words], gap=6)
