"""A nation's colour, always with its code: a block at the edge of a card, or a small badge."""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.widgets.layout import Backed
from app.widgets.text import Icon, Text

# White can be read on every nation's colour.
INK = "#FFFFFF"


class NationBlock(Widget):
    """The left edge of a rounded surface in the nation's colour, or its upper edge; without a nation a die."""

    def __init__(
        self, code: str, colour: str, *, upper: bool = False, radius: float = 16, wide: float = 64, role: str = "title"
    ) -> None:
        super().__init__()
        self.mark = Text(code, role, colour=INK, wide=False) if code else Icon("dice-multiple", 32, colour=INK)
        corner = dp(radius)
        if upper:
            self.size_hint_y, self.height = None, self.mark.height + dp(12)
        else:
            self.size_hint_x, self.width = None, max(look.grown(wide), self.mark.width + dp(16))
            self.size_hint_min_y = self.mark.height + dp(16)
        with self.canvas:
            Color(*look.colour(colour))
            self._edge = RoundedRectangle(radius=[corner, corner if upper else 0, 0, 0 if upper else corner])
        self.add_widget(self.mark)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        self._edge.pos, self._edge.size = self.pos, self.size
        _into_the_middle(self.mark, self)


class NationBadge(Backed):
    """The code on the nation's colour, no larger than it needs to be."""

    def __init__(self, code: str, colour: str, **kw: Any) -> None:
        self.code = Text(code, "label", colour=INK, wide=False)
        size = (self.code.width + dp(14), self.code.height + dp(6))
        super().__init__(size_hint=(None, None), size=size, **kw)
        self.back(colour, radius=8)
        self.add_widget(self.code)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        _into_the_middle(self.code, self)


def _into_the_middle(inner: Widget, outer: Widget) -> None:
    # Not by `center`, which may lag behind while a size is being changed.
    inner.pos = (outer.x + (outer.width - inner.width) / 2, outer.y + (outer.height - inner.height) / 2)
