"""Touches the real app in a real window: taps, types, waits, looks. The clock is ours, so nothing takes real time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.solstice import Solstice
from app.widgets.drawn import Drawn
from app.widgets.taps import Tap

FRAME = 1 / 60


class Finger(MotionEvent):
    def __init__(self, *args: Any, **kw: Any) -> None:
        super().__init__(*args, is_touch=True, type_id="touch", **kw)
        self.profile = ["pos"]

    def depack(self, args: tuple[float, float]) -> None:
        self.sx, self.sy = args[0] / (Window.width - 1), args[1] / (Window.height - 1)
        super().depack(args)


class Ui:
    now = 0.0
    fingers = 0

    @classmethod
    def boot(cls) -> None:
        EventLoop.ensure_window()
        Clock._max_fps = 0
        cls.now = Clock.time()
        Clock.time = lambda: cls.now
        runTouchApp(embedded=True)

    def __init__(self, app: Solstice) -> None:
        self.app = app
        self.close_requested = False

    def start(self) -> Ui:
        Window.bind(on_request_close=self._no_close)
        self.app._run_prepare()
        self.frames(3)
        return self

    def stop(self) -> None:
        self.app.dispatch("on_stop")
        for widget in Window.children[:]:
            Window.remove_widget(widget)
        Window.release_all_keyboards()
        EventLoop.touches.clear()
        Window.unbind(on_request_close=self._no_close, on_keyboard=self.app._on_keyboard_settings)
        App._running_app = None
        self.frames(2)

    def _no_close(self, *_: Any, **__: Any) -> bool:
        self.close_requested = True
        return True

    # ---- time

    def frames(self, number: int = 1) -> None:
        for _ in range(number):
            Ui.now += FRAME
            EventLoop.idle()

    def wait(self, seconds: float) -> None:
        self.frames(int(seconds / FRAME) + 1)

    # ---- finding

    def widgets(self) -> Iterator[Widget]:
        for child in Window.children:
            yield from child.walk(restrict=True)

    def find(self, name: str) -> Tap:
        """The one thing of that name that can be tapped now."""
        found = [tap for tap in self.app.shell.taps() if tap.name == name]
        assert len(found) == 1, f"{len(found)} of {name!r}; there are {self.names()}"
        return found[0]

    def names(self) -> list[str]:
        return [tap.name for tap in self.app.shell.taps()]

    def has(self, name: str) -> bool:
        return name in self.names()

    def texts(self) -> list[str]:
        """Of labels, and of what is drawn on a canvas."""
        labels = [widget.text for widget in self.widgets() if isinstance(widget, Label) and widget.text]
        return labels + [widget.spoken for widget in self.widgets() if isinstance(widget, Drawn)]

    def shows(self, words: str) -> bool:
        return any(words in text for text in self.texts())

    # ---- touching

    def tap(self, name: str) -> None:
        tap = self.find(name)
        self.into_view(tap)
        self.touch(*tap.to_window(*tap.center))

    def into_view(self, widget: Widget) -> None:
        """As a person scrolls until it can be seen."""
        from kivy.uix.scrollview import ScrollView

        parent = widget.parent
        while parent is not None and parent is not Window and parent.parent is not parent:
            if isinstance(parent, ScrollView):
                parent.scroll_to(widget, padding=20, animate=False)
                self.frames(2)
            parent = parent.parent

    def hold(self, name: str, seconds: float = 0.8) -> None:
        tap = self.find(name)
        self.into_view(tap)
        self.touch(*tap.to_window(*tap.center), seconds=seconds)

    def touch(self, x: float, y: float, seconds: float = 2 * FRAME) -> None:
        Ui.fingers += 1
        finger = Finger("test", Ui.fingers, (x, y))
        EventLoop.post_dispatch_input("begin", finger)
        self.wait(seconds)
        EventLoop.post_dispatch_input("end", finger)
        self.frames(4)

    def type(self, words: str) -> None:
        for letter in words:
            Window.dispatch("on_textinput", letter)
        self.frames(3)

    def key(self, code: int, letter: str = "", modifiers: tuple[str, ...] = ()) -> None:
        if not Window.dispatch("on_key_down", code, 0, letter, list(modifiers)):
            Window.dispatch("on_keyboard", code, 0, letter, list(modifiers))
        Window.dispatch("on_key_up", code, 0)
        self.frames(4)

    def back(self) -> None:
        self.key(27)

    def until(self, true: Callable[[], bool], seconds: float = 5) -> None:
        for _ in range(int(seconds / FRAME)):
            if true():
                return
            self.frames(1)
        raise AssertionError(f"it did not come; there are {self.names()} and {self.texts()}")

    def resize(self, width: int, height: int) -> None:
        """Rotation, split screen."""
        Window.size = (width, height)
        Window.dispatch("on_resize", width, height)
        self.frames(6)
