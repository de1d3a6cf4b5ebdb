"""The bars around a screen: above, whose turn it is and undo; below or at the left, where one can go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.widgets.layout import Backed, Band, Box, Column, Space, centre
from app.widgets.taps import IconButton, Tap, column_of
from app.widgets.text import Icon, Text


class TopBar(Band):
    """A back arrow, title and subtitle, then buttons. With `banner` it wears the nation's colour."""

    def __init__(
        self,
        title: str,
        subtitle: str = "",
        *,
        on_back: Callable[[], object] | None = None,
        back_icon: str = "arrow-left",
        buttons: Iterable[Widget] = (),
        banner: bool = False,
        logo: Widget | None = None,
    ) -> None:
        colour = "on_banner" if banner else "text"
        back = (
            IconButton(back_icon, look.say("app-back"), colour=colour, name="back", on_tap=on_back) if on_back else None
        )
        words = column_of(
            Text(title, "title", colour=colour, most_lines=0),
            Text(subtitle, "note", colour=colour) if subtitle else None,
            gap=0,
        )
        lead = Space(width=dp(8), size_hint_x=None) if back is None and logo is None else None
        super().__init__(
            [lead, back, logo, words, *buttons], fill_colour="banner" if banner else "surface", pad=(6, 8), gap=4
        )


class Destinations(Backed, Box):
    """A bar at the bottom, or a rail at the left: (key, icon, words)."""

    def __init__(
        self,
        places: Sequence[tuple[str, str, str]],
        here: str,
        on_go: Callable[[str], object],
        *,
        rail: bool,
    ) -> None:
        super().__init__((), orientation="vertical" if rail else "horizontal", pad=(4, 8), gap=8 if rail else 0)
        if rail:
            self.size_hint_x, self.width = None, look.grown(76) if not look.large_text else dp(84)
        else:
            self.size_hint_y, self.height = None, dp(72) if look.large_text else look.grown(76)
        for key, icon, words in places:
            self.add_widget(Destination(key, icon, words, key == here, lambda key=key: on_go(key), rail=rail))
        if rail:
            self.add_widget(Widget())
        self.back("container", radius=0)


class Destination(Tap):
    def __init__(self, key: str, icon: str, words: str, here: bool, on_go: Callable[[], object], *, rail: bool) -> None:
        high = look.grown(64) if look.tablet and not look.large_text else dp(64)
        hint: dict[str, Any] = {"size_hint_y": None, "height": high} if rail else {}
        super().__init__(name=f"go:{key}", on_tap=on_go, **hint)
        self.pill = Pill(icon, here)
        self.add_widget(self.pill)
        self.words = None
        if not look.large_text:
            self.words = Text(words, "note", align="center", colour="text" if here else "soft_text")
            self.add_widget(self.words)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        self.pill.width = min(dp(64), self.width)
        if self.words is None:
            centre(self.pill, *self.pos, *self.size)
            return
        self.words.width = self.width
        middle = self.y + self.height / 2
        self.words.pos = (self.x, middle - dp(4) - self.words.height)
        self.pill.pos = (self.x + (self.width - self.pill.width) / 2, middle - dp(2))


class Pill(Backed):
    def __init__(self, icon: str, here: bool) -> None:
        super().__init__(size_hint=(None, None), size=(dp(64), dp(32)))
        self.back("now" if here else None, radius=16)
        self.icon = Icon(icon, 32 if look.large_text else 24, grows=False, colour="text" if here else "soft_text")
        self.add_widget(self.icon)
        self.bind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        centre(self.icon, *self.pos, *self.size)


def page(
    top: Widget, body: Widget, *, bottom: Widget | None = None, places: Destinations | None = None, rail: bool = False
) -> Widget:
    """A screen: the bar above, what there is, main buttons, and where one can go."""
    inner = Box((), orientation="vertical")
    for part in (body, _with_margin(bottom) if bottom is not None else None):
        if part is not None:
            inner.add_widget(part)
    if places is not None and not rail:
        inner.add_widget(places)
    middle: Widget = inner
    if places is not None and rail:
        middle = Box([places, inner], orientation="horizontal")
    return Box([top, middle], orientation="vertical")


def _with_margin(bottom: Widget) -> Widget:
    margin = look.margin / dp(1)
    return Column([bottom], pad=(margin, 8, margin, 12))
