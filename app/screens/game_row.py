"""A finished game as a row of a list, drawn on one canvas: there may be thousands."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp

from app.campaigns import day_in_words, level_name
from app.look.glyphs import TITLE_FONT
from app.look.look import BODY_FONT, BOLD_FONT, MEDIUM_FONT, look
from app.screens.home import nation_name
from app.widgets.drawn import Drawn
from app.widgets.ink import Drawing, extent, height_of
from app.widgets.nation import INK
from automa.imperium.cards import library
from automa.records import FinishedGame

PAD, GAP = 14, 4  # dp
MORE = "…"


def row_height() -> float:
    """In pixels, at any width: its lines are cut, not broken."""
    lines = ["strong", "note"] + (["strong", "name", "chip"] if look.large_text else [])
    return sum(look.font_size(role) * 1.25 + dp(GAP) for role in lines) + 2 * dp(PAD - 2)


def points(score: int | None) -> str:
    return "–" if score is None else str(score).replace("-", "−")


class GameRow(Drawn):
    """Whom, when, how hard; points; won or lost as icon and word."""

    def __init__(self, game: FinishedGame, on_tap: Callable[[], object]) -> None:
        self.game = game
        self.names = [nation_name(seat["nation"]) for seat in game.seats]
        self.about = day_in_words(game.date)
        if game.difficulty:
            self.about += f" · {level_name(game.difficulty)}"
        self.score = " : ".join(points(score) for score in game.scores)
        self.outcome = "" if game.won is None else look.say("campaign-win" if game.won else "campaign-loss")
        super().__init__(name=f"game:{game.id}", on_tap=on_tap, height=row_height(), size_hint_y=None)
        self._radius = dp(16)

    @property
    def title(self) -> str:
        if len(self.names) != 2:
            return ", ".join(self.names)
        return look.say("home-versus", yours=self.names[0], theirs=self.names[1])

    @property
    def spoken(self) -> str:
        return f"{self.title}, {self.about}, {self.score}, {self.outcome}"

    def drawing(self, height: float) -> tuple[Drawing, float]:
        drawing = Drawing()
        drawing.box(0, 0, self.width, height, "low", dp(16))
        if look.contrast:
            drawing.ring(0, 0, self.width, height, "outline", dp(16), 2)
        if look.large_text:
            self._below_each_other(drawing)
        else:
            self._in_columns(drawing, height)
        return drawing, height

    def _in_columns(self, drawing: Drawing, height: float) -> None:
        left = dp(PAD) + self._badge(drawing, height) + dp(12)
        right = self._result(drawing, height)
        width = self.width - left - right - dp(PAD) - dp(12)
        top = dp(PAD - 2)
        top += _line(drawing, self.title, left, top, "strong", width) + dp(GAP)
        _line(drawing, self.about, left, top, "note", width, "soft_text")

    def _below_each_other(self, drawing: Drawing) -> None:
        width, top = self.width - 2 * dp(PAD), dp(PAD - 2)
        for name in self.names[:2]:
            top += _line(drawing, name, dp(PAD), top, "strong", width) + dp(GAP)
        top += _line(drawing, self.score, dp(PAD), top, "name", width) + dp(GAP)
        top += self._won_or_lost(drawing, dp(PAD), top) + dp(GAP)
        _line(drawing, self.about, dp(PAD), top, "note", width, "soft_text")

    def _badge(self, drawing: Drawing, height: float) -> float:
        """The other nation's code on its colour; returns how wide it is."""
        nation = library().nation(self.game.seats[-1]["nation"])
        size = look.font_size("label")
        wide, high = extent("MMM", BOLD_FONT, size) + dp(10), height_of("M", BOLD_FONT, size) + dp(6)
        drawing.box(dp(PAD), (height - high) / 2, wide, high, nation.colour, dp(8))
        drawing.centred(nation.code, dp(PAD) + wide / 2, height / 2, font=BOLD_FONT, size=size, colour=INK)
        return wide

    def _result(self, drawing: Drawing, height: float) -> float:
        """At the right edge; returns how wide it is."""
        size = look.font_size("name")
        wide = max(extent(self.score, TITLE_FONT, size), self._width_of_outcome())
        top = dp(PAD - 4)
        x = self.width - dp(PAD) - extent(self.score, TITLE_FONT, size)
        top += drawing.words(self.score, x, top, font=TITLE_FONT, size=size, colour="text") + dp(GAP)
        self._won_or_lost(drawing, self.width - dp(PAD) - self._width_of_outcome(), top)
        return wide

    def _width_of_outcome(self) -> float:
        return look.grown(18) + dp(6) + extent(self.outcome, MEDIUM_FONT, look.font_size("note"))

    def _won_or_lost(self, drawing: Drawing, x: float, top: float) -> float:
        if not self.outcome:
            return 0.0
        won, size = bool(self.game.won), look.font_size("note")
        side, high = look.grown(18), height_of("M", MEDIUM_FONT, size)
        picture = "check-circle" if won else "close-circle-outline"
        drawing.picture(picture, x, top + (high - side) / 2, side, "primary" if won else "error")
        drawing.words(self.outcome, x + side + dp(6), top, font=MEDIUM_FONT, size=size, colour="text")
        return max(side, high)


FONTS = {"strong": MEDIUM_FONT, "note": BODY_FONT, "name": TITLE_FONT}


def _line(drawing: Drawing, words: str, x: float, top: float, role: str, width: float, colour: str = "text") -> float:
    size = look.font_size(role)
    shown = cut(words, FONTS[role], size, width)
    return drawing.words(shown, x, top, font=FONTS[role], size=size, colour=colour)


def cut(words: str, font: str, size: float, width: float) -> str:
    """As much as there is room for."""
    if extent(words, font, size) <= width:
        return words
    while words and extent(words + MORE, font, size) > width:
        words = words[:-1].rstrip()
    return words + MORE
