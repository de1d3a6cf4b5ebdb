"""Everything that can be tapped. Each has a `name` by which keys and tests find it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.look.look import look
from app.widgets.layout import Backed, Column, Row, Surface, centre
from app.widgets.text import Icon, Text

LONG_PRESS = 0.5  # seconds
TOUCH = 48  # dp, the least that a finger hits
SEGMENT_CORNER = 24  # dp


class Tap(ButtonBehavior, Widget):
    """Can be tapped, held, and reached by keyboard."""

    focused = BooleanProperty(False)

    def __init__(
        self,
        parts: Iterable[Widget | None] | None = None,
        *,
        name: str = "",
        on_tap: Callable[[], object] | None = None,
        on_hold: Callable[[], object] | None = None,
        enabled: bool = True,
        **kw: Any,
    ) -> None:
        super().__init__(**kw if parts is None else {"parts": parts, **kw})
        self.name = name
        self.on_tap, self.on_hold = on_tap, on_hold
        self.enabled = enabled
        self._holding: Any = None
        self._touch = InstructionGroup()
        self.canvas.after.add(self._touch)
        self.bind(pos=self._draw_tap, size=self._draw_tap, state=self._draw_tap, focused=self._draw_tap)

    def _draw_tap(self, *_: Any) -> None:
        """A shade while it is pressed, a ring while it has the focus; nothing else is drawn."""
        self._touch.clear()
        radius = max(0.1, min(getattr(self, "_radius", dp(12)), self.width / 2, self.height / 2))
        if self.state == "down" and self.enabled:
            self._touch.add(Color(*look.colour("text")[:3], 0.12))
            self._touch.add(RoundedRectangle(pos=self.pos, size=self.size, radius=[radius]))
        if self.focused:
            room = dp(2)
            around = (self.x - room, self.y - room, self.width + 2 * room, self.height + 2 * room, radius + room)
            self._touch.add(Color(*look.colour("primary")))
            self._touch.add(Line(width=dp(1.5), rounded_rectangle=around))

    def on_press(self) -> None:
        if self.on_hold is not None:
            self._holding = Clock.schedule_once(self._held, LONG_PRESS)

    def _held(self, _: float) -> None:
        self._holding = None
        if self.state == "down" and self.on_hold is not None:
            self.state = "normal"
            self._was_held = True
            self.on_hold()

    def on_release(self) -> None:
        if self._holding is not None:
            self._holding.cancel()
            self._holding = None
        if getattr(self, "_was_held", False):
            self._was_held = False
            return
        self.trigger()

    def trigger(self) -> None:
        """As though it had been tapped."""
        if self.enabled and self.on_tap is not None:
            self.on_tap()


class TapSurface(Tap, Surface):
    """A surface that can be tapped as a whole."""


class TapRow(Backed, Tap, Row):
    """A row that can be tapped as a whole, at least as high as a finger."""

    def __init__(
        self,
        parts: Iterable[Widget | None] = (),
        *,
        fill_colour: str | None = None,
        outline: str | None = None,
        radius: float = 12,
        least: float = 56,
        pad: float | tuple[float, ...] = (12, 8),
        gap: float = 12,
        **kw: Any,
    ) -> None:
        super().__init__(parts, pad=pad, gap=gap, least=look.grown(least), **kw)
        self.back(fill_colour, radius=radius, outline=outline)


STYLES = {  # background, text, outline
    "filled": ("primary", "on_primary", None),
    "tonal": ("now", "text", None),
    "outlined": (None, "primary", "outline"),
    "text": (None, "primary", None),
    "quiet": ("container", "text", None),
    "error": ("error", "on_error", None),
    "banner": ("on_banner", "banner", None),
}


class TextButton(Backed, Tap, Row):
    """An icon and words. `main=True` is the wide one at the bottom."""

    def __init__(
        self,
        words: str,
        icon: str | None = None,
        *,
        style: str = "tonal",
        main: bool = False,
        role: str = "",
        **kw: Any,
    ) -> None:
        fill, colour, outline = STYLES[style]
        role = role or ("button" if main else "chip")
        label = Text(words, role, colour=colour, align="center")
        picture = Icon(icon, 28 if main else 22, colour=colour) if icon else None
        room = (0, 8) if not words else (20, 10) if main else (14, 8)
        super().__init__(pad=room, gap=10 if words else 0, least=look.grown(64 if main else TOUCH), **kw)
        self.words = words
        if picture is None:
            self.add_widget(label)
            label.pos_hint = {"center_y": 0.5}
        else:
            self._beside(picture, label)
        self.back(fill, radius=1000, outline=outline or ("outline" if look.contrast else None))
        self.opacity = 1 if self.enabled else 0.4

    def _beside(self, picture: Icon, label: Text) -> None:
        """Icon and words stand together in the middle, and words break when there is no room."""
        holder = Row([picture, label if label.text else None], gap=10, size_hint_x=None, pos_hint={"center_y": 0.5})
        natural = Text(
            label.text, "button" if label.font_size == look.font_size("button") else "chip", wide=False
        ).width
        left, right = Widget(), Widget()
        for part in (left, holder, right):
            part.size_hint_y = None
            self.add_widget(part)
        left.height = right.height = 0

        def fit(*_: Any) -> None:
            room = max(0.0, self.width - self.padding[0] - self.padding[2] - 2 * self.spacing)
            beside = natural + holder.spacing + dp(2) if label.text else 0
            holder.width = min(room, picture.width + beside)

        self.bind(width=fit)


class IconButton(Tap):
    """Only a picture; `label` is what it is called when it is read aloud or shown."""

    def __init__(self, icon: str, label: str = "", *, colour: str = "text", size: float = 26, **kw: Any) -> None:
        side = look.grown(TOUCH) if look.scale <= 1.4 else dp(TOUCH * 1.4)
        kw = {"size_hint": (None, None), "size": (side, side), **kw}
        super().__init__(**kw)
        self._radius = dp(1000)
        self.label = label
        self.picture = Icon(icon, min(size, size * 1.3 / max(1, look.scale) + 4), colour=colour)
        self.add_widget(self.picture)
        self.bind(pos=self._place, size=self._place)
        self.opacity = 1 if self.enabled else 0.35

    def _place(self, *_: Any) -> None:
        centre(self.picture, *self.pos, *self.size)


class Chip(TextButton):
    """A small choice that is on or off; as wide as its words."""

    def __init__(self, words: str, icon: str | None = None, *, chosen: bool = False, **kw: Any) -> None:
        super().__init__(words, icon, style="tonal" if chosen else "outlined", size_hint_x=None, **kw)
        natural = Text(words, "chip", wide=False).width if words else 0
        self.width = natural + dp(30) + (look.grown(22) + dp(24) if icon else 0) + dp(4)
        self.chosen = chosen


class Segments(Backed, Row):
    """One of a few, side by side; where the words have no room for that, one below the other."""

    def __init__(
        self, choices: Sequence[tuple[str, str]], chosen: str, on_choose: Callable[[str], object], *, name: str
    ) -> None:
        segments = [
            Segment(words, key == chosen, name=f"{name}:{key}", on_tap=lambda key=key: on_choose(key))
            for key, words in choices
        ]
        super().__init__(segments, gap=0)
        self.segments = segments
        self.back(None, radius=SEGMENT_CORNER, outline="outline")
        self.bind(width=self._arrange)

    def _arrange(self, *_: Any) -> None:
        beside = max(segment.needed for segment in self.segments) * len(self.segments) <= self.width
        self.orientation = "horizontal" if beside else "vertical"
        first, last = (0, 3), (1, 2)  # corners, from the top left clockwise
        for place, segment in enumerate(self.segments):
            ends = [] if place else list(first if beside else (0, 1))
            ends += list(last if beside else (2, 3)) if place == len(self.segments) - 1 else []
            segment.round(ends)


class Segment(Tap):
    """The chosen one has a tick and a background, whose corners are round only where the whole is."""

    def __init__(self, words: str, chosen: bool, **kw: Any) -> None:
        self.label = label = Text(words, "chip", wide=False, align="center")
        super().__init__(size_hint_y=None, height=max(look.grown(TOUCH), label.height + dp(16)), **kw)
        self.parts = [Icon("check", 18), label] if chosen else [label]
        self._natural = label.width
        self.needed = label.width + look.grown(18) + dp(22)
        self._fill = RoundedRectangle()
        if chosen:
            self.canvas.before.add(Color(*look.colour("now")))
            self.canvas.before.add(self._fill)
        for part in self.parts:
            self.add_widget(part)
        self.bind(pos=self._place, size=self._place)

    def round(self, corners: Sequence[int]) -> None:
        self._fill.radius = [dp(SEGMENT_CORNER) if corner in corners else 0 for corner in range(4)]

    def _place(self, *_: Any) -> None:
        self._fill.pos, self._fill.size = self.pos, self.size
        self._break_lines(self.width - self.needed + self._natural)
        # Not by `center_x`, which is stale while the segment is being moved.
        x = self.x + self.width / 2 - sum(part.width for part in self.parts) / 2 - dp(3) * (len(self.parts) - 1)
        for part in self.parts:
            part.pos = (x, self.y + (self.height - part.height) / 2)
            x += part.width + dp(6)

    def _break_lines(self, room: float) -> None:
        """Only where even alone, without another one beside it, the words have too little room."""
        wanted = (room, None) if 0 < room < self._natural else (None, None)
        if tuple(self.label.text_size) != wanted:
            self.label.text_size = wanted
            self.label.texture_update()
            self.label.size = self.label.texture_size
            self.height = max(look.grown(TOUCH), self.label.height + dp(16))


class OnOff(Tap):
    def __init__(self, on: bool, **kw: Any) -> None:
        super().__init__(size_hint=(None, None), size=(dp(56), dp(TOUCH)), **kw)
        self.on = on
        with self.canvas:
            Color(*look.colour("primary" if on else "highest"))
            self._track = RoundedRectangle(radius=[dp(16)])
            Color(*look.colour("outline"))
            self._edge = Line(width=dp(1.2))
            Color(*look.colour("on_primary" if on else "outline"))
            self._thumb = RoundedRectangle()
        self._tick = Icon("check" if on else "close", 14, colour="primary" if on else "highest", grows=False)
        self.add_widget(self._tick)
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: Any) -> None:
        height, width, side = dp(30), dp(52), dp(22)
        middle = self.y + self.height / 2
        x, y = self.x + (self.width - width) / 2, middle - height / 2
        self._track.pos, self._track.size = (x, y), (width, height)
        self._edge.rounded_rectangle = (x, y, width, height, height / 2)
        left = x + width - side - dp(4) if self.on else x + dp(4)
        self._thumb.pos, self._thumb.size, self._thumb.radius = (left, middle - side / 2), (side, side), [side / 2]
        centre(self._tick, left, middle - side / 2, side, side)


class Stepper(Backed, Row):
    """− value +, where the value is any widget."""

    def __init__(
        self, value: Widget, on_step: Callable[[int], object], *, name: str, fill_colour: str = "container",
        less: bool = True, more: bool = True,
    ) -> None:  # fmt: skip
        value.pos_hint = {"center_y": 0.5}
        minus = IconButton("minus", name=f"{name}:less", on_tap=lambda: on_step(-1), enabled=less)
        plus = IconButton("plus", name=f"{name}:more", on_tap=lambda: on_step(1), enabled=more)
        # What has a width of its own stands in the middle.
        left, right = ([Widget(size_hint_y=None, height=0)] if value.size_hint_x is None else [] for _ in range(2))
        super().__init__([minus, *left, value, *right, plus], gap=2)
        self.back(fill_colour, radius=1000, outline="outline" if look.contrast else None)


class Tick(Row):
    """A box that is ticked or not, and words; the whole row is tapped."""

    def __init__(self, done: bool, words: Widget, **kw: Any) -> None:
        picture = Icon(
            "checkbox-marked" if done else "checkbox-blank-outline", 26, colour="primary" if done else "soft_text"
        )
        super().__init__([picture, words], gap=14, top=True, **kw)


def column_of(*children: Widget | None, gap: float = 2, **kw: Any) -> Column:
    """Words below each other, centred in a row."""
    return Column(children, gap=gap, pos_hint={"center_y": 0.5}, **kw)
