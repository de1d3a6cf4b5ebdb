"""Sound, vibration, voice, a shaken device, and a screen that stays on: what a device may or may not have.

Nothing here ever fails: what a device lacks just does not happen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.logger import Logger
from kivy.utils import platform

from app.look.glyphs import FONTS
from app.preferences import Preferences
from app.voice import Voice, find_engine

SOUNDS = FONTS.parent / "sounds"
HANDHELD = ("android", "ios")
GRAVITY = 9.81  # m/s²
SHAKEN = 9.0  # m/s² more or less than gravity
FEEL_EVERY, REST = 0.1, 1.0  # seconds


class Senses:
    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences
        # Told once, between two frames, when a language turns out to have no voice here.
        self.no_voice: Callable[[], object] = lambda: None
        self._sounds: dict[str, Any] = {}
        self._shaken: Callable[[], object] | None = None
        self._feeling: Any = None
        self._rests_until = 0.0

    def stop(self) -> None:
        """The app is left for a while, or for good."""
        self.keep_screen_on(False)
        self.no_shake()
        if "voice" in self.__dict__:
            self.voice.stop()

    def keep_screen_on(self, on: bool) -> None:
        Window.allow_screensaver = not on

    # ---- sound

    def play(self, name: str) -> None:
        """One of our three sounds: die, card, end."""
        if self.preferences.sound:
            self._try(name, lambda: self._play(name))

    def _play(self, name: str) -> None:
        from kivy.core.audio import SoundLoader  # opens the device

        if name not in self._sounds:
            self._sounds[name] = SoundLoader.load(str(SOUNDS / f"{name}.wav"))
        if self._sounds[name] is not None:
            self._sounds[name].play()

    # ---- vibration

    @property
    def can_vibrate(self) -> bool:
        return platform in HANDHELD

    def vibrate(self, seconds: float = 0.02) -> None:
        if self.preferences.vibration and self.can_vibrate:
            self._try("vibrator", lambda: self._device("vibrator").vibrate(seconds))

    # ---- voice

    @cached_property
    def voice(self) -> Voice:
        """Looked for when it is first asked for."""
        try:
            engine = find_engine()
        except Exception as error:  # as in _try
            Logger.info("Solstice: no voice: %s", error)
            engine = None
        return Voice(engine, lambda language: Clock.schedule_once(lambda _: self.no_voice()))

    @property
    def can_speak(self) -> bool:
        return self.voice.can_speak(self.preferences.language)

    def speak(self, words: str, language: str | None = None) -> None:
        """Says it at once, instead of what is being said. Words without markup."""
        self.voice.speak(words, language or self.preferences.language)

    @property
    def speaking(self) -> bool:
        return self.voice.speaking

    def hush(self) -> None:
        self.voice.hush()

    # ---- shaking

    def on_shake(self, shaken: Callable[[], object]) -> None:
        """Calls it each time the device is shaken, until `no_shake`. A desktop can't be."""
        self._shaken = shaken
        if platform not in HANDHELD or self._feeling is not None:
            return
        if self._try("accelerometer", lambda: self._device("accelerometer").enable()):
            self._feeling = Clock.schedule_interval(self._feel, FEEL_EVERY)

    def no_shake(self) -> None:
        self._shaken = None
        if self._feeling is not None:
            self._feeling.cancel()
            self._feeling = None
            self._try("accelerometer", lambda: self._device("accelerometer").disable())

    def _feel(self, _: float) -> None:
        felt: list[float | None] = []
        self._try("accelerometer", lambda: felt.extend(self._device("accelerometer").acceleration))
        axes = [axis for axis in felt if axis is not None]
        force = sum(axis * axis for axis in axes) ** 0.5
        if len(axes) == 3 and abs(force - GRAVITY) > SHAKEN and Clock.get_time() >= self._rests_until:
            self._rests_until = Clock.get_time() + REST
            if self._shaken is not None:
                self._shaken()

    # ---- devices

    def _device(self, name: str) -> Any:
        import plyer

        return getattr(plyer, name)

    def _try(self, what: str, use: Callable[[], object]) -> bool:
        """Devices differ in what they have, and plyer raises whatever the platform raises."""
        try:
            use()
        except Exception as error:
            Logger.info("Solstice: no %s: %s", what, error)
            return False
        return True
