"""Widgets that are drawn on one canvas instead of being made of others: quick to make, many at a time."""

from __future__ import annotations

from typing import Any

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from kivy.metrics import dp

from app.widgets.ink import Drawing
from app.widgets.taps import Tap


class Drawn(Tap):
    """Drawn on one canvas, anew when its width changes; as high as it needs unless it is given a height."""

    def __init__(self, **kw: Any) -> None:
        self._grows = not {"height", "size_hint_y", "size_hint", "size"} & set(kw)
        if self._grows:
            kw["size_hint_y"] = None
        # Nothing is drawn before somebody says how wide it is.
        super().__init__(**{"width": 0, **kw} if "size" not in kw else kw)
        self._radius = dp(10)
        self._drawn: tuple[float, float] | None = None
        with self.canvas:
            PushMatrix()
            self._origin = Translate()
            self._face = InstructionGroup()
            PopMatrix()
        self.bind(pos=self._place, size=self._draw)

    @property
    def spoken(self) -> str:
        """What is written on it."""
        return ""

    def drawing(self, height: float) -> tuple[Drawing, float]:
        """What it shows at its width, and the height that this needs."""
        raise LookupError(f"{type(self).__name__} shows nothing")

    def draw_anew(self) -> None:
        self._drawn = None
        self._draw()

    def _draw(self, *_: Any) -> None:
        if self._drawn == tuple(self.size) or self.width < dp(24):
            return
        drawing, needed = self.drawing(0 if self._grows else self.height)
        if self._grows:
            self._drawn = (self.width, needed)
            self.height = needed
        self._drawn = tuple(self.size)
        drawing.draw_on(self._face, self.height)
        self._place()

    def _place(self, *_: Any) -> None:
        self._origin.xy = (round(self.x), round(self.y))
