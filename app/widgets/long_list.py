"""A list of any length: only the rows that can be seen, and a few around them, are widgets."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

AROUND = 240  # dp above and below what is seen


class LongList(Widget):
    """The child of a Scroll. Rows stand in as many columns as `least` dp leave room for.

    `height` says how high a row is at a width, without making it; `make` makes its widget. `on_first` is told the
    place of the first row that is seen, whenever it changes.
    """

    def __init__(
        self,
        rows: Sequence[Any],
        *,
        height: Callable[[Any, float], float],
        make: Callable[[Any], Widget],
        least: float = 0,
        gap: float = 8,
        margin: float = 16,
        on_first: Callable[[int], object] = lambda first: None,
    ) -> None:
        super().__init__(size_hint_y=None, height=0)
        self.rows = rows
        self._row_height, self._make, self._on_first = height, make, on_first
        self._least, self._gap, self._margin = dp(least), dp(gap), dp(margin)
        self._made: dict[int, Widget] = {}
        self._tops: list[float] = []
        self._first = -1
        self.columns = 1
        self.bind(width=self._lay_out, pos=self._place)

    def show(self, rows: Sequence[Any]) -> None:
        """Other rows, from the top."""
        self.rows = rows
        if self.parent is not None:
            self.parent.scroll_y = 1
        self._lay_out()

    def on_parent(self, _: Widget, scroll: Any) -> None:
        if scroll is not None:
            scroll.bind(scroll_y=self._show, height=self._show)
            self._lay_out()

    # ---- where everything is

    def _lay_out(self, *_: Any) -> None:
        room = self.width - 2 * self._margin
        if room < dp(48):
            return
        self.columns = max(1, int((room + self._gap) // (self._least + self._gap))) if self._least else 1
        self._width = (room - self._gap * (self.columns - 1)) / self.columns
        self._tops, self._heights = [], []
        top = self._gap / 2
        for start in range(0, len(self.rows), self.columns):
            line = self.rows[start : start + self.columns]
            self._tops.append(top)
            self._heights.append(max(self._row_height(row, self._width) for row in line))
            top += self._heights[-1] + self._gap
        for place in list(self._made):
            self._drop(place)
        self._first = -1
        self.height = top + self._gap
        self._show()

    def _show(self, *_: Any) -> None:
        """Makes what has come into view and drops what has left it."""
        if self.parent is None or not self._tops:
            return
        above = (1 - self.parent.scroll_y) * max(0.0, self.height - self.parent.height)
        first = max(0, bisect_right(self._tops, above - dp(AROUND)) - 1)
        last = bisect_left(self._tops, above + self.parent.height + dp(AROUND))
        wanted = range(first * self.columns, min(len(self.rows), last * self.columns))
        for place in [place for place in self._made if place not in wanted]:
            self._drop(place)
        for place in wanted:
            if place not in self._made:
                self._add(place)
        seen = max(0, bisect_right(self._tops, above) - 1) * self.columns
        if seen != self._first:
            self._first = seen
            self._on_first(seen)

    def _add(self, place: int) -> None:
        line = place // self.columns
        row = self._make(self.rows[place])
        row.size_hint = (None, None)
        row.size = (self._width, self._heights[line])
        self._made[place] = row
        # In the order of the rows, for the keyboard.
        self.add_widget(row, index=sum(other > place for other in self._made))
        self._put(place)

    def _drop(self, place: int) -> None:
        self.remove_widget(self._made.pop(place))

    def _place(self, *_: Any) -> None:
        for place in self._made:
            self._put(place)

    def _put(self, place: int) -> None:
        line, column = divmod(place, self.columns)
        row = self._made[place]
        row.x = self.x + self._margin + column * (self._width + self._gap)
        row.y = self.y + self.height - self._tops[line] - self._heights[line]
