"""The app itself: opens the store, shows the first screen, passes keys on."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from app.device import device_language, system_dark
from app.look.glyphs import FONTS
from app.look.look import look
from app.play import Play
from app.preferences import Preferences
from app.screens import home
from app.senses import Senses
from app.shell import Screen, Shell
from automa.records import Store

if TYPE_CHECKING:
    from app.ahead import Ahead

DEEPEST = 100
READ_AHEAD = 0.3  # seconds after the first screen
BACK, ENTER, KEYPAD_ENTER, TAB, UP, DOWN, LEFT, RIGHT = 27, 13, 271, 9, 273, 274, 276, 275
SEARCH = "/"
# How many new objects it takes before Python looks for garbage by itself.
RARELY, USUALLY = 500_000, gc.get_threshold()


class Solstice(App):
    """Not KivyMD's App: its theme would be worked out at every start, and no widget of ours wears it."""

    title = "Solstice"
    icon = str(FONTS.parent / "icon.png")

    def __init__(self, store: Store, *, language: str | None = None, dark: bool | None = None) -> None:
        super().__init__()
        self.store = store
        self.preferences = Preferences.of(store, language or device_language())
        if language is not None:
            self.preferences.language = language
        self._dark = dark
        self.senses = Senses(self.preferences)
        self.senses.no_voice = lambda: self.shell.snack(look.say("settings-no-voice"))
        self.shell = Shell()
        self.play: Play | None = None
        self._ahead: Ahead | None = None

    def load_kv(self, *_: Any, **__: Any) -> bool:
        return False  # there is none

    def open_settings(self, *_: Any) -> bool:
        return False  # Kivy's own panel

    def build(self) -> Shell:
        Clock.max_iteration = DEEPEST  # boxes in boxes settle within one frame
        self.apply_preferences()
        self.shell.stack = [home.first(self)]
        self.shell.refresh()
        return self.shell

    def on_start(self) -> None:
        Window.bind(on_keyboard=self._key, on_resize=self._resized)
        Window.softinput_mode = "below_target"
        # A label is some 350 objects to Python's collector. Left alone it takes most of the time that a screen takes to
        # be made; the shell calls it when nobody waits.
        gc.freeze()
        gc.set_threshold(RARELY)
        Clock.schedule_once(self._read_ahead, READ_AHEAD)

    def _read_ahead(self, _: float) -> None:
        from app.ahead import Ahead

        self._ahead = Ahead(self.preferences.language)

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._key, on_resize=self._resized)
        Clock.unschedule(self._read_ahead)
        if self._ahead is not None:
            self._ahead.stop()
        self.senses.stop()
        self.shell.stack.clear()  # what is still to come, like the end of a notice, finds nothing to show
        self.store.close()
        gc.set_threshold(*USUALLY)
        gc.unfreeze()

    def on_pause(self) -> bool:
        self.senses.stop()
        return True

    def on_resume(self) -> None:
        self.apply_preferences()  # the device may be dark now

    # ---- preferences

    @property
    def system_dark(self) -> bool:
        """As given to a test, or as the device is at this moment."""
        return system_dark() if self._dark is None else self._dark

    def apply_preferences(self) -> None:
        """After any change of them: kept, and everything made anew."""
        liked = self.preferences
        look.language, look.scale = liked.language, liked.text_size
        look.contrast, look.motion = liked.contrast, liked.motion
        look.dark = liked.theme == "dark" or (liked.theme == "system" and self.system_dark)
        if self.play is not None:
            self.play.table.language = liked.language
        self.shell.refresh()

    def prefer(self, **changed: Any) -> None:
        for name, value in changed.items():
            setattr(self.preferences, name, value)
        self.preferences.keep(self.store)
        self.apply_preferences()

    # ---- screens

    def screen_changed(self, screen: Screen) -> None:
        self.senses.keep_screen_on(screen.in_game and self.preferences.screen_on)

    def go_home(self) -> None:
        self.play = None
        self.shell.home(home.first(self))

    def keep_result(self, play: Play) -> None:
        """The finished game goes to the records, in one step; then home says so, or its campaign's sheet goes on."""
        play.game.finish(play.table)
        self.go_home()
        self.shell.snack(look.say("score-saved"))
        if play.game.campaign is not None:
            from app.screens.campaign import CampaignSheet, recorded

            self.shell.go(CampaignSheet(self, play.game.campaign))
            recorded(self, play.game.id)

    def _resized(self, *_: Any) -> None:
        self.shell.refresh()

    # ---- keys

    def _key(self, _window: Any, key: int, _scancode: int, letter: str | None, modifiers: list[str]) -> bool:
        typing = any(getattr(widget, "focus", False) for widget in self.shell.walk(restrict=True))
        if key == BACK:
            return self.shell.back()
        if "ctrl" in modifiers and key in (ord("z"), ord("y")):
            return self.shell.tap("undo" if key == ord("z") else "redo") or True
        if typing:
            return False
        if key in (ENTER, KEYPAD_ENTER):
            return self.shell.enter()
        if key in (TAB, DOWN, RIGHT, UP, LEFT):
            back = key in (UP, LEFT) or "shift" in modifiers
            self.shell.move_focus(-1 if back else 1)
            return True
        named = {SEARCH: "search", **self.shell.screen.keys()}.get(letter or "")
        return named is not None and self.shell.tap(named)
