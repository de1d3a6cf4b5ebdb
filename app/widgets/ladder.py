"""Steps that grow, one of which is chosen; and how much of something is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.widgets.layout import Row
from app.widgets.taps import Tap
from app.widgets.text import Text

LOWEST, RISE = 36, 10  # dp


class Ladder(Row):
    """Each step is (key, what stands on it); the higher, the harder."""

    def __init__(
        self, steps: Sequence[tuple[str, str]], chosen: str, on_choose: Callable[[str], object], *, name: str
    ) -> None:
        super().__init__(gap=6)
        highest = look.grown(LOWEST) + dp(RISE) * (len(steps) - 1)
        for number, (key, words) in enumerate(steps):
            drawn = look.grown(LOWEST) + dp(RISE) * number
            rung = Rung(words, key == chosen, drawn, name=f"{name}:{key}", on_tap=lambda key=key: on_choose(key))
            rung.size_hint_y, rung.height = None, highest
            self.add_widget(rung)


class Rung(Tap):
    """Only a part of it is drawn, but the whole height can be touched."""

    def __init__(self, words: str, chosen: bool, drawn: float, **kw: Any) -> None:
        super().__init__(**kw)
        self._radius = dp(8)
        self.drawn = drawn
        with self.canvas:
            Color(*look.colour("primary" if chosen else "now"))
            self._bar = RoundedRectangle(radius=[dp(8)])
            Color(*look.colour("outline" if look.contrast else "primary" if chosen else "now"))
            self._edge = Line(width=dp(2 if look.contrast else 1))
        self.words = Text(words, "strong", colour="on_primary" if chosen else "text", wide=False)
        self.add_widget(self.words)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        self._bar.pos, self._bar.size = self.pos, (self.width, self.drawn)
        self._edge.rounded_rectangle = (self.x, self.y, self.width, self.drawn, dp(8))
        self.words.center_x, self.words.y = self.center_x, self.y + dp(4)


class DoneBar(Widget):
    """A line that is filled as far as something is done."""

    def __init__(self, share: float, **kw: Any) -> None:
        super().__init__(size_hint_y=None, height=dp(8), **kw)
        self.share = share
        with self.canvas:
            Color(*look.colour("now"))
            self._all = RoundedRectangle(radius=[dp(4)])
            Color(*look.colour("primary"))
            self._done = RoundedRectangle(radius=[dp(4)])
            Color(*look.colour("outline") if look.contrast else (0, 0, 0, 0))
            self._edge = Line(width=dp(1))
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        filled = self.width * self.share
        self._all.pos, self._all.size = self.pos, self.size
        self._done.pos, self._done.size = self.pos, (filled, self.height)
        # A little is a smaller pill, not a crushed one.
        self._done.radius = [min(dp(4), filled / 2)]
        self._edge.rounded_rectangle = (*self.pos, *self.size, dp(4))
