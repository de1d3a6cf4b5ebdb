"""A line to type into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.textinput import TextInput

from app.look.look import BODY_FONT, look
from app.widgets.layout import Backed, Column, Row
from app.widgets.taps import IconButton, Tap
from app.widgets.text import Icon, Text


class Typing(TextInput):
    """The words themselves. `key` is what the shell knows it by when the screen is made anew while somebody types."""

    def __init__(self, key: str, words: str, hint: str, on_change: Callable[[str], object], **kw: Any) -> None:
        clear = (0, 0, 0, 0)
        size = look.font_size("body")
        super().__init__(
            text=words, hint_text=hint, multiline=kw.pop("multiline", False), write_tab=False,
            font_name=BODY_FONT, font_size=size,
            background_normal="", background_active="", background_disabled_normal="", background_color=clear,
            foreground_color=look.colour("text"), hint_text_color=look.colour("soft_text"),
            cursor_color=look.colour("primary"), selection_color=[*look.colour("primary")[:3], 0.35],
            cursor_width=dp(2), padding=(0, dp(10)), size_hint_y=None, **kw,
        )  # fmt: skip
        self.height = size * 1.4 + dp(20)
        self.bind(minimum_height=self.setter("height"))
        self.key = key
        self.bind(text=lambda _, typed: on_change(typed))


class SearchField(Backed, Tap, Row):
    """A magnifying glass, what is sought, and a cross that empties it. A tap anywhere begins to type."""

    def __init__(
        self,
        words: str,
        hint: str,
        on_change: Callable[[str], object],
        *,
        on_enter: Callable[[], object] = lambda: None,
        name: str = "search",
        **kw: Any,
    ) -> None:
        self.typing = Typing(name, words, hint, self._typed, pos_hint={"center_y": 0.5})
        self.on_change = on_change
        self.cross = IconButton(
            "close", look.say("picker-clear"), name=f"{name}:clear", on_tap=self._clear, colour="soft_text",
            pos_hint={"center_y": 0.5},
        )  # fmt: skip
        super().__init__(
            [Icon("magnify", 26, colour="soft_text"), self.typing], pad=(18, 4, 6, 4), gap=10, least=look.grown(56),
            name=name, on_tap=self.begin, **kw,
        )  # fmt: skip
        self.typing.bind(on_text_validate=lambda _: on_enter())
        self.back("highest", radius=1000, outline="outline" if look.contrast else None)
        self._show_cross(words)

    def begin(self) -> None:
        """Not before the next frame, so that the key which led here is not typed itself."""
        Clock.schedule_once(lambda _: setattr(self.typing, "focus", True), 0)

    def _typed(self, words: str) -> None:
        self._show_cross(words)
        self.on_change(words)

    def _show_cross(self, words: str) -> None:
        if bool(words) == (self.cross.parent is None):
            if words:
                self.add_widget(self.cross)
            else:
                self.remove_widget(self.cross)

    def _clear(self) -> None:
        self.typing.text = ""
        self.begin()


class LineField(Backed, Tap, Row):
    """A line of words or a number, with what it is about above it. A tap anywhere begins to type."""

    def __init__(
        self, label: str, words: str, on_change: Callable[[str], object], *, name: str, hint: str = "", **typing: Any
    ) -> None:
        self.typing = Typing(name, words, hint, on_change, **typing)
        above = Text(label, "note", colour="soft_text")
        super().__init__(
            [Column([above, self.typing], gap=0, pos_hint={"center_y": 0.5})], pad=(16, 8), least=look.grown(64),
            name=name, on_tap=self.begin,
        )  # fmt: skip
        self.back("highest", radius=12, outline="outline" if look.contrast else None)

    def begin(self) -> None:
        Clock.schedule_once(lambda _: setattr(self.typing, "focus", True), 0)
