"""A slider that rests on steps. It tells where it is while it is drawn, and once when the finger leaves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp

from app.look.look import look
from app.widgets.taps import Tap

TRACK, KNOB, GAP = 16, (5, 40), 6  # dp


class StepSlider(Tap):
    """From `least` to `most` in steps. It has no name: with keys, the buttons beside it do the same."""

    def __init__(
        self,
        value: float,
        least: float,
        most: float,
        step: float,
        *,
        on_move: Callable[[float], object],
        on_settle: Callable[[float], object],
        **kw: Any,
    ) -> None:
        super().__init__(size_hint_y=None, height=dp(56), always_release=True, **kw)
        self.value, self.least, self.most, self.step = value, least, most, step
        self.on_move, self.on_settle = on_move, on_settle
        with self.canvas:
            Color(*look.colour("primary"))
            self._before = RoundedRectangle(radius=[dp(TRACK / 2)])
            self._knob = RoundedRectangle(radius=[dp(KNOB[0] / 2)])
            Color(*look.colour("outline" if look.contrast else "now"))
            self._after = RoundedRectangle(radius=[dp(TRACK / 2)])
        self.bind(pos=self._draw, size=self._draw)

    def _draw_tap(self, *_: Any) -> None:
        """The knob itself shows where the finger is."""

    @property
    def share(self) -> float:
        return (self.value - self.least) / (self.most - self.least)

    def _draw(self, *_: Any) -> None:
        width, height = dp(KNOB[0]), dp(KNOB[1])
        x = self.x + width / 2 + self.share * (self.width - width)
        self._knob.pos, self._knob.size = (x - width / 2, self.center_y - height / 2), (width, height)
        room, y = width / 2 + dp(GAP), self.center_y - dp(TRACK / 2)
        self._before.pos, self._before.size = (self.x, y), (max(0, x - room - self.x), dp(TRACK))
        self._after.pos, self._after.size = (x + room, y), (max(0, self.right - x - room), dp(TRACK))

    def set_at(self, x: float) -> None:
        """To the step nearest to a place on the screen."""
        share = min(1.0, max(0.0, (x - self.x) / max(1.0, self.width)))
        steps = round(share * (self.most - self.least) / self.step)
        value = round(min(self.most, self.least + steps * self.step), 4)
        if value != self.value:
            self.value = value
            self._draw()
            self.on_move(value)

    def on_touch_down(self, touch: Any) -> bool:
        taken: bool = super().on_touch_down(touch)
        if taken:
            self.set_at(touch.x)
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self.set_at(touch.x)
            return True
        moved: bool = super().on_touch_move(touch)
        return moved

    def trigger(self) -> None:
        """The finger has left it."""
        self.on_settle(self.value)
