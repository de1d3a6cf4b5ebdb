"""The voice that reads aloud: a device's own, in the player's language, and never on the thread that draws.

plyer's voice speaks only US English on Android and waits for it in place, and can't be stopped on a desktop. So a
program of the desktop and Android's own speech come first, and plyer's voice where there is neither.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Protocol

from app.device import activity
from app.display import on_android

PROGRAMS = ("espeak-ng", "espeak")
# Each language as espeak, Android and macOS name it.
ESPEAK = {"en": "en-gb", "pt": "pt-br", "es": "es"}
ANDROID = {"en": ("en", "GB"), "pt": ("pt", "BR"), "es": ("es", "ES")}
MACOS = {"en": "Daniel", "pt": "Luciana", "es": "Mónica"}
ANDROID_IS_READY = 10  # seconds to wait for it
QUEUE_FLUSH = 0  # android.speech.tts.TextToSpeech: what it says now is dropped


class Engine(Protocol):
    def say(self, words: str, language: str) -> None:
        """May block until all is said. Raises anything where there is no voice for that language."""

    def hush(self) -> None:
        """From any thread."""

    def is_speaking(self) -> bool: ...


class Voice:
    """Says one thing at a time: the next one interrupts. `missing(language)` is told once for each language without a
    voice, on a thread of its own."""

    def __init__(self, engine: Engine | None, missing: Callable[[str], object]) -> None:
        self.engine = engine
        self.missing = missing
        self._silent: set[str] = set()
        self._waiting: SimpleQueue[tuple[str, str] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def can_speak(self, language: str) -> bool:
        return self.engine is not None and language not in self._silent

    def speak(self, words: str, language: str) -> None:
        if self.engine is None or not words:
            return
        self.hush()
        if self._thread is None:
            self._thread = Thread(target=self._run, daemon=True, name="voice")
            self._thread.start()
        self._waiting.put((words, language))

    @property
    def speaking(self) -> bool:
        return self.engine is not None and (not self._waiting.empty() or self.engine.is_speaking())

    def hush(self) -> None:
        while not self._waiting.empty():
            self._waiting.get()
        if self.engine is not None:
            self.engine.hush()

    def stop(self) -> None:
        """No more words; another `speak` begins anew."""
        self.hush()
        if self._thread is not None:
            self._waiting.put(None)
            self._thread = None

    def _run(self) -> None:
        assert self.engine is not None
        while (said := self._waiting.get()) is not None:
            words, language = said
            try:
                self.engine.say(words, language)
            except Exception:  # whatever a platform raises, it has no voice for us
                if language not in self._silent:
                    self._silent.add(language)
                    self.missing(language)


def find_engine() -> Engine | None:
    """The voice of this device, if it has one."""
    if on_android():
        return AndroidEngine()
    if program := next(filter(None, map(shutil.which, PROGRAMS)), None):
        return Program(lambda words, language: [program, "-v", ESPEAK[language], "--", words])
    if sys.platform == "darwin":
        return Program(lambda words, language: ["say", "-v", MACOS[language], "--", words])
    return None if sys.platform.startswith("linux") else PlyerEngine()


class Program:
    """A program that speaks until it ends."""

    def __init__(self, command: Callable[[str, str], list[str]]) -> None:
        self.command = command
        self._running: subprocess.Popen[bytes] | None = None

    def say(self, words: str, language: str) -> None:
        quiet = subprocess.DEVNULL
        self._running = subprocess.Popen(self.command(words, language), stdin=quiet, stdout=quiet, stderr=quiet)
        if self._running.wait() > 0:  # below zero: hushed
            raise LookupError(language)

    def is_speaking(self) -> bool:
        return self._running is not None and self._running.poll() is None

    def hush(self) -> None:
        if self._running is not None and self.is_speaking():
            self._running.terminate()


class AndroidEngine:
    """android.speech.tts, made on the thread of the app, as its listener wants it."""

    def __init__(self) -> None:
        from jnius import PythonJavaClass, autoclass, java_method

        class Ready(PythonJavaClass):  # type: ignore[misc]
            __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
            __javacontext__ = "app"

            def __init__(self, event: Event) -> None:
                super().__init__()
                self.event = event

            @java_method("(I)V")  # type: ignore[untyped-decorator]
            def onInit(self, status: int) -> None:
                self.event.set()

        self._locale = autoclass("java.util.Locale")
        self._ready = Event()
        self._listener = Ready(self._ready)  # Java holds no reference that Python knows of
        self._speech: Any = autoclass("android.speech.tts.TextToSpeech")(activity(), self._listener)

    def say(self, words: str, language: str) -> None:
        if not self._ready.wait(ANDROID_IS_READY) or self._speech.setLanguage(self._locale(*ANDROID[language])) < 0:
            raise LookupError(language)
        if self._speech.speak(words, QUEUE_FLUSH, None, "solstice") < 0:
            raise LookupError(language)

    def is_speaking(self) -> bool:
        return self._ready.is_set() and bool(self._speech.isSpeaking())

    def hush(self) -> None:
        if self._ready.is_set():
            self._speech.stop()


class PlyerEngine:
    """Whatever plyer finds. It can't be hushed."""

    def say(self, words: str, language: str) -> None:
        import plyer

        plyer.tts.speak(words)

    def is_speaking(self) -> bool:
        return False

    def hush(self) -> None:
        pass
