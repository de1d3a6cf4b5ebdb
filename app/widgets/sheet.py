"""What lies over a screen for a moment: a sheet from below, and a line about what was just undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look.look import look
from app.widgets.layout import Band, Column, Scroll, Surface
from app.widgets.taps import TextButton
from app.widgets.text import Text

WIDEST = 640  # dp


class Sheet(FloatLayout):
    """Over the whole window; a tap beside it closes it. Content scrolls when it is higher than the window."""

    def __init__(self, content: Widget, on_close: Callable[[], object], *, key: str) -> None:
        super().__init__()
        self.key = key
        self.on_close = on_close
        with self.canvas.before:
            Color(0, 0, 0, 0.5)
            self._scrim = Rectangle()
        self.content = content
        self.panel = Surface([], fill_colour="low", radius=24, pad=(0, 0), gap=0, size_hint=(None, None))
        self.panel.unbind(minimum_height=self.panel.setter("height"))
        body = Column([content], pad=(20, 20, 20, 20))
        self.scroll = Scroll(body, key=f"sheet:{key}")
        self.panel.add_widget(self.scroll)
        self.body = body
        self.add_widget(self.panel)
        body.bind(height=self._place)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        self._scrim.pos, self._scrim.size = self.pos, self.size
        floating = self.width > dp(WIDEST) + dp(40)
        self.panel.width = min(self.width, dp(WIDEST))
        self.panel.height = min(self.body.height, self.height - dp(24 if floating else 48))
        self.panel.x = self.center_x - self.panel.width / 2
        self.panel.y = self.y + (dp(12) if floating else 0)

    def on_touch_down(self, touch: Any) -> bool:
        if not self.panel.collide_point(*touch.pos):
            self.on_close()
            return True
        super().on_touch_down(touch)
        return True  # nothing below a sheet is touched

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True


class Snack(FloatLayout):
    """One line, with one thing to do about it: `above` the bottom, or at the top."""

    def __init__(self, words: str, action: str, on_action: Callable[[], object], above: float | None) -> None:
        super().__init__()
        ink = "#F4EFF4"
        parts: list[Widget] = [Text(words, "read", colour=ink)]
        if action:
            do = TextButton(action, style="text", name="snack", on_tap=on_action, size_hint_x=None)
            do.width = Text(action, "chip", wide=False).width + dp(36)
            for label in do.walk(restrict=True):
                if isinstance(label, Text):
                    label.color = look.colour("#FFD166")
            parts.append(do)
        self.bar = Band(parts, fill_colour="#322F35", radius=12, pad=(16, 6), size_hint_x=None)
        self.above = above
        self.add_widget(self.bar)
        self.bar.bind(height=self._place)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        self.bar.width = min(self.width - dp(24), dp(560))
        self.bar.center_x = self.center_x
        if self.above is None:
            self.bar.top = self.top - dp(12)
        else:
            self.bar.y = self.y + self.above
