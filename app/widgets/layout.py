"""Columns and rows that are as high as what is in them, surfaces, and scrolling."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kivy.graphics import Color, InstructionGroup, Line, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.look.look import look

UNPLACED = 100  # pixels: how wide Kivy makes everything, before it is told its place


class Backed(Widget):
    """Has a rounded background and perhaps an outline."""

    def back(self, fill: str | None, *, radius: float = 16, outline: str | None = None, width: float = 1) -> None:
        self._radius, self._edge_width = min(dp(radius), 1e6), width
        self._back = InstructionGroup()
        self.canvas.before.add(self._back)
        self.bind(pos=self._draw_back, size=self._draw_back)
        self.refill(fill, outline)

    def refill(self, fill: str | None, outline: str | None = None) -> None:
        """Other colours for the same background. What is not seen is not drawn either."""
        self._back.clear()
        self._fill = RoundedRectangle() if fill else None
        self._edge = Line(width=dp(2 if look.contrast else self._edge_width)) if outline else None
        for colour, shape in ((fill, self._fill), (outline, self._edge)):
            if colour is not None and shape is not None:
                self._back.add(Color(*look.colour(colour)))
                self._back.add(shape)
        self._draw_back()

    def _draw_back(self, *_: Any) -> None:
        radius = min(self._radius, self.width / 2, self.height / 2)
        if self._fill is not None:
            self._fill.pos, self._fill.size, self._fill.radius = self.pos, self.size, [radius]
        if self._edge is not None and self.width > 0 and self.height > 0:
            self._edge.rounded_rectangle = (self.x, self.y, self.width, self.height, max(radius, 0.1))


def centre(widget: Widget, x: float, y: float, width: float, height: float) -> None:
    """In the middle of a rectangle. (`widget.center` is stale while the widget is being moved.)"""
    widget.pos = (x + (width - widget.width) / 2, y + (height - widget.height) / 2)


class Box(BoxLayout):
    least = 0.0

    def __init__(
        self, parts: Iterable[Widget | None] = (), *, gap: float = 0, pad: float | tuple[float, ...] = 0, **kw: Any
    ) -> None:
        padding = [dp(side) for side in pad] if isinstance(pad, tuple) else [dp(pad)] * 4
        super().__init__(spacing=dp(gap), padding=padding, **kw)
        for child in parts:
            if child is not None:
                self.add_widget(child)

    def _grow(self, _: Widget, height: float) -> None:
        self.height = max(self.least, height)


class Column(Box):
    """As high as its children, but at least `least` pixels; `fill=True` takes the height there is."""

    def __init__(self, parts: Iterable[Widget | None] = (), *, fill: bool = False, least: float = 0, **kw: Any) -> None:
        super().__init__((), orientation="vertical", **kw)
        self.least = least
        if not fill:
            self.size_hint_y = None
            self.bind(minimum_height=self._grow)
            self._grow(self, self.minimum_height)
        for child in parts:
            if child is not None:
                self.add_widget(child)


class Row(Box):
    """As high as the highest child, but at least `least` pixels. Children are centred unless they say otherwise."""

    def __init__(
        self, parts: Iterable[Widget | None] = (), *, gap: float = 8, top: bool = False, least: float = 0, **kw: Any
    ) -> None:
        super().__init__((), orientation="horizontal", gap=gap, **kw)
        self.least = least
        self.size_hint_y = None
        self.bind(minimum_height=self._grow)
        self._grow(self, self.minimum_height)
        for child in parts:
            if child is not None:
                if not child.pos_hint:
                    child.pos_hint = {"top": 1} if top else {"center_y": 0.5}
                self.add_widget(child)


class Surface(Backed, Column):
    """A column on a rounded background."""

    def __init__(
        self,
        parts: Iterable[Widget | None] = (),
        *,
        fill_colour: str | None = "low",
        radius: float = 16,
        outline: str | None = None,
        pad: float | tuple[float, ...] = 16,
        gap: float = 8,
        **kw: Any,
    ) -> None:
        super().__init__(parts, pad=pad, gap=gap, **kw)
        self.back(fill_colour, radius=radius, outline=outline or ("outline" if look.contrast else None))


class Band(Backed, Row):
    """A row on a background."""

    def __init__(
        self,
        parts: Iterable[Widget | None] = (),
        *,
        fill_colour: str | None = "low",
        radius: float = 0,
        outline: str | None = None,
        **kw: Any,
    ) -> None:
        super().__init__(parts, **kw)
        self.back(fill_colour, radius=radius, outline=outline)


class Wrap(Widget):
    """Children of their own width, side by side, in as many lines as they need."""

    def __init__(self, parts: Iterable[Widget | None] = (), *, gap: float = 8, **kw: Any) -> None:
        super().__init__(**{"size_hint_y": None, "height": 0, **kw})
        self.gap = dp(gap)
        for child in parts:
            if child is not None:
                self.add_widget(child)
                child.bind(size=self._arrange)
        self.bind(pos=self._arrange, width=self._arrange)

    def _arrange(self, *_: Any) -> None:
        lines: list[list[Widget]] = [[]]
        x = 0.0
        for child in reversed(self.children):
            if lines[-1] and x + child.width > self.width:
                lines.append([])
                x = 0
            lines[-1].append(child)
            x += child.width + self.gap
        heights = [max((child.height for child in line), default=0) for line in lines]
        self.height = sum(heights) + self.gap * (len(lines) - 1)
        top = self.top
        for line, height in zip(lines, heights, strict=True):
            x = self.x
            for child in line:
                child.pos = (x, top - height + (height - child.height) / 2)
                x += child.width + self.gap
            top -= height + self.gap


class Tiles(Widget):
    """Children of equal width in as many columns as `least` dp leave room for; a line is as high as its highest.

    With `spread`, a few children share the whole width; with `even`, columns in a line are equally high.
    """

    def __init__(
        self,
        parts: Iterable[Widget | None] = (),
        *,
        least: float,
        gap: float = 10,
        spread: bool = False,
        even: bool = False,
        **kw: Any,
    ) -> None:
        super().__init__(size_hint_y=None, height=0, **kw)
        self.least, self.gap, self.spread, self.even = dp(least), dp(gap), spread, even
        self._arranging = False
        self.bind(pos=self._arrange, width=self._arrange)
        for child in parts:
            if child is not None:
                self.add_widget(child)
                child.bind(**{"minimum_height" if even else "height": self._arrange})

    @property
    def columns(self) -> int:
        fitting = max(1, int((self.width + self.gap) // (self.least + self.gap)))
        return max(1, min(fitting, len(self.children))) if self.spread else fitting

    def _arrange(self, *_: Any) -> None:
        if self._arranging or self.width <= UNPLACED:
            return  # a child has become higher because it was just made narrower, or nothing has its width yet
        children, columns = self.children[::-1], self.columns
        width = (self.width - self.gap * (columns - 1)) / columns
        lines = [children[start : start + columns] for start in range(0, len(children), columns)]
        self._arranging = True
        for child in children:
            child.width = width
        if self.even:
            for line in lines:
                self._level(line)
        self._arranging = False
        self.height = sum(max(child.height for child in line) + self.gap for line in lines) - self.gap if lines else 0
        top = self.top
        for line in lines:
            for column, child in enumerate(line):
                child.x, child.top = self.x + column * (width + self.gap), top
            top -= max(child.height for child in line) + self.gap

    def _level(self, line: list[Widget]) -> None:
        highest = max(child.minimum_height for child in line)
        for child in line:
            child.least = child.height = highest


class Space(Widget):
    """A gap of a given height, or all the room that is left."""

    def __init__(self, height: float | None = None, **kw: Any) -> None:
        if height is not None:
            kw |= {"size_hint_y": None, "height": dp(height)}
        super().__init__(**kw)


class Rule(Widget):
    """A thin line across."""

    def __init__(self, colour: str = "line", **kw: Any) -> None:
        super().__init__(size_hint_y=None, height=dp(1), **kw)
        with self.canvas:
            Color(*look.colour(colour))
            self._line = RoundedRectangle(radius=[0])
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: Any) -> None:
        self._line.pos, self._line.size = self.pos, self.size


class Scroll(ScrollView):
    """Scrolls one child up and down. With a key, the place is kept when the screen is made anew."""

    def __init__(self, child: Widget, *, key: str = "page", **kw: Any) -> None:
        super().__init__(do_scroll_x=False, bar_width=dp(4), bar_color=look.colour("outline"), **kw)
        self.key = key
        self.add_widget(child)


class SideScroll(ScrollView):
    """Scrolls a row sideways; as high as the row."""

    def __init__(self, child: Widget, *, key: str = "side", **kw: Any) -> None:
        super().__init__(do_scroll_y=False, bar_width=0, size_hint_y=None, **kw)
        self.key = key
        child.size_hint_x = None
        child.bind(minimum_width=child.setter("width"), height=self.setter("height"))
        self.height = child.height
        self.add_widget(child)
