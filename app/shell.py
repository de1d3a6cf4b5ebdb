"""What holds the screens: one after another, sheets over them, and the way back."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.look.look import look
from app.look.palette import AMBER
from app.widgets.field import Typing
from app.widgets.layout import Scroll, SideScroll
from app.widgets.sheet import Sheet, Snack
from app.widgets.taps import Tap

if TYPE_CHECKING:
    from app.solstice import Solstice

SNACK_SECONDS = 6
TIDY_AFTER = 0.5  # seconds; see Solstice.on_start
Builder = Callable[[], Widget]


class Screen:
    """One place of the app. `build` makes it anew whenever anything that it shows has changed."""

    # Whether a game is on the table here: then the device's screen stays on.
    in_game = False

    def __init__(self, app: Solstice) -> None:
        self.app = app

    @property
    def shell(self) -> Shell:
        return self.app.shell

    @property
    def seed(self) -> str:
        """The colour that the screen is made of."""
        return AMBER

    def build(self) -> Widget:
        raise LookupError(f"{type(self).__name__} shows nothing")

    def back(self) -> bool:
        """Whether the screen itself had somewhere to go back to."""
        return False

    def keys(self) -> Mapping[str, str]:
        """Which key taps what: {"y": "why"}. Enter taps the first of `main` that is there."""
        return {}

    main: tuple[str, ...] = ("main",)

    def left(self) -> None:
        """Another screen takes its place."""


class Shell(FloatLayout):
    def __init__(self) -> None:
        super().__init__()
        self.stack: list[Screen] = []
        self.sheets: list[tuple[str, Builder]] = []
        self.refresh = Clock.create_trigger(self._refresh, -1)
        self._tidy = Clock.create_trigger(lambda _: gc.collect(), TIDY_AFTER)
        self._offsets: dict[tuple[int, str], float] = {}
        self._snack: tuple[str, str, Callable[[], object]] | None = None
        self._snack_ends: Any = None
        self._focus: str | None = None

    # ---- going

    @property
    def screen(self) -> Screen:
        return self.stack[-1]

    def go(self, screen: Screen) -> None:
        self._leave()
        self.stack.append(screen)
        self.refresh()

    def replace(self, screen: Screen) -> None:
        """Instead of the present one, so that back does not lead to it."""
        self._leave()
        self.stack[-1:] = [screen]
        self.refresh()

    def home(self, screen: Screen) -> None:
        """Back to the beginning, whatever lay between."""
        self._leave()
        self.stack[:] = [screen]
        self.refresh()

    def back(self) -> bool:
        """One step back: a sheet, a step of the screen, the screen. False at the very beginning."""
        if self.sheets:
            self.close_sheet()
        elif not self.screen.back():
            if len(self.stack) == 1:
                return False
            self._leave()
            self.stack.pop()
        self.refresh()
        return True

    def _leave(self) -> None:
        self.sheets.clear()
        self._focus = None
        if self.stack:
            self.stack[-1].left()

    # ---- over the screen

    def open_sheet(self, key: str, build: Builder) -> None:
        self.sheets = [sheet for sheet in self.sheets if sheet[0] != key] + [(key, build)]
        self._offsets.pop((id(self.screen), f"sheet:{key}"), None)
        self._focus = None
        self.refresh()

    def close_sheet(self) -> None:
        if self.sheets:
            self.sheets.pop()
        self._focus = None
        self.refresh()

    def snack(self, words: str, action: str = "", on_action: Callable[[], object] = lambda: None) -> None:
        self._snack = (words, action, on_action)
        if self._snack_ends is not None:
            self._snack_ends.cancel()
        self._snack_ends = Clock.schedule_once(self._no_snack, SNACK_SECONDS)
        self.refresh()

    def _no_snack(self, *_: Any) -> None:
        self._snack = None
        self.refresh()

    def _snack_tapped(self) -> None:
        if self._snack is not None:
            on_action = self._snack[2]
            self._no_snack()
            on_action()

    # ---- making it anew

    def _refresh(self, *_: Any) -> None:
        if not self.stack:
            return
        self._remember_offsets()
        typing = self._stop_typing()
        self.clear_widgets()
        look.seed = self.screen.seed
        look.width, look.height = (size / dp(1) for size in Window.size)
        Window.clearcolor = look.colour("surface")
        self.add_widget(self.screen.build())
        for key, build in self.sheets:
            self.add_widget(Sheet(build(), self.close_sheet, key=key))
        if self._snack is not None:
            words, action, _ = self._snack
            # Over a sheet it comes from above, so that it hides nothing of it.
            above = None if self.sheets else dp(100)
            self.add_widget(Snack(words, action, self._snack_tapped, above=above))
        self._restore_focus()
        self._restore_offsets()
        self._type_on(typing)
        self._tidy()
        self.screen.app.screen_changed(self.screen)

    def _remember_offsets(self) -> None:
        for scroll in self._scrolls():
            content = scroll.children[0]
            self._offsets[scroll.screen, scroll.key] = (
                (1 - scroll.scroll_y) * max(0.0, content.height - scroll.height)
                if isinstance(scroll, Scroll)
                else scroll.scroll_x * max(0.0, content.width - scroll.width)
            )

    def _restore_offsets(self) -> None:
        for scroll in self._scrolls():
            scroll.screen = id(self.screen)
            if offset := self._offsets.get((scroll.screen, scroll.key)):
                Clock.schedule_once(lambda _, scroll=scroll, offset=offset: _scroll_to(scroll, offset), 0)

    def _scrolls(self) -> Iterator[Any]:
        return (widget for widget in self.walk(restrict=True) if isinstance(widget, (Scroll, SideScroll)))

    # ---- typing goes on where it was

    def _fields(self) -> Iterator[Typing]:
        return (widget for widget in self.walk(restrict=True) if isinstance(widget, Typing))

    def _stop_typing(self) -> tuple[str, int] | None:
        for field in self._fields():
            if field.focus:
                field.focus = False
                return field.key, field.cursor_index()
        return None

    def _type_on(self, typing: tuple[str, int] | None) -> None:
        for field in self._fields():
            if typing is not None and field.key == typing[0]:
                field.focus = True
                field.cursor = field.get_cursor_from_index(typing[1])

    # ---- keyboard

    def taps(self) -> list[Tap]:
        """Everything that can be tapped now, in reading order; under a sheet nothing can."""
        top = next((child for child in self.children if isinstance(child, Sheet)), self)
        return [widget for widget in top.walk(restrict=True) if isinstance(widget, Tap) and widget.name]

    def tap(self, name: str) -> bool:
        for found in self.taps():
            if found.name == name and found.enabled:
                found.trigger()
                return True
        return False

    def move_focus(self, step: int) -> None:
        taps = [tap for tap in self.taps() if tap.enabled]
        if not taps:
            return
        names = [tap.name for tap in taps]
        place = names.index(self._focus) + step if self._focus in names else (0 if step > 0 else -1)
        self._focus = names[place % len(names)]
        self._restore_focus()

    def _restore_focus(self) -> None:
        for tap in self.taps():
            tap.focused = tap.name == self._focus
            if tap.focused:
                _show(tap)

    def enter(self) -> bool:
        """What Enter does: the focused tap, or else the main one."""
        if self._focus is not None and self.tap(self._focus):
            return True
        return any(self.tap(name) for name in self.screen.main)


def _scroll_to(scroll: Any, offset: float) -> None:
    content = scroll.children[0]
    if isinstance(scroll, Scroll):
        room = content.height - scroll.height
        scroll.scroll_y = 1 - min(1.0, offset / room) if room > 0 else 1
    else:
        room = content.width - scroll.width
        scroll.scroll_x = min(1.0, offset / room) if room > 0 else 0


def _show(widget: Widget) -> None:
    parent = widget.parent
    while parent is not None and parent.parent is not parent:
        if isinstance(parent, Scroll):
            parent.scroll_to(widget, padding=dp(24), animate=False)
            return
        parent = parent.parent
