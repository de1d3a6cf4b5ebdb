"""The voice: one thing at a time, in the right language, off the thread that asks, and silent where there is none."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread, main_thread
from time import monotonic, sleep

import pytest

from app.voice import Program, Voice, find_engine


class Mouth:
    """Remembers what it was told to say, and says nothing in Portuguese."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []
        self.hushed = 0
        self.on_main_thread = False

    def say(self, words: str, language: str) -> None:
        self.on_main_thread |= current_thread() is main_thread()
        if language == "pt":
            raise LookupError(language)
        self.said.append((words, language))

    def hush(self) -> None:
        self.hushed += 1

    def is_speaking(self) -> bool:
        return False


def until(true: Callable[[], object], seconds: float = 5) -> None:
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it did not come"
        sleep(0.005)


def test_it_speaks_on_another_thread() -> None:
    mouth = Mouth()
    voice = Voice(mouth, lambda _: None)
    voice.speak("Slot 2 waits.", "en")
    until(lambda: mouth.said)
    assert mouth.said == [("Slot 2 waits.", "en")] and not mouth.on_main_thread
    voice.stop()


def test_a_language_without_a_voice_is_told_once_and_the_others_go_on() -> None:
    mouth, missing = Mouth(), []
    voice = Voice(mouth, missing.append)
    for words, language in (("um", "pt"), ("dos", "es"), ("três", "pt")):
        voice.speak(words, language)
        until(lambda: voice._waiting.empty())
        sleep(0.02)
    until(lambda: mouth.said)
    assert missing == ["pt"] and mouth.said == [("dos", "es")]
    assert not voice.can_speak("pt") and voice.can_speak("es")
    voice.stop()


def test_a_device_without_any_voice_stays_silent() -> None:
    voice = Voice(None, lambda _: pytest.fail("it was never able to"))
    voice.speak("Nobody hears this.", "en")
    assert not voice.can_speak("en") and not voice.speaking
    voice.stop()


def test_the_next_words_interrupt_the_ones_before() -> None:
    mouth = Mouth()
    voice = Voice(mouth, lambda _: None)
    voice.speak("one", "en")
    voice.speak("two", "en")
    until(lambda: ("two", "en") in mouth.said)
    assert mouth.hushed == 2
    voice.stop()


@pytest.fixture
def espeak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A desktop with a program that speaks, which writes down how it was called and then takes its time."""
    program = tmp_path / "espeak-ng"
    program.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/said\ncase "$4" in long*) exec sleep 60;; esac\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path / "said"


def test_a_desktop_speaks_with_its_own_program_and_can_be_hushed(espeak: Path) -> None:
    engine = find_engine()
    assert isinstance(engine, Program)
    failed = Event()
    voice = Voice(engine, lambda _: failed.set())
    voice.speak("long words", "pt")
    until(lambda: espeak.exists() and voice.speaking)
    start = monotonic()
    voice.speak("Tomas 1 disturbio.", "es")
    until(lambda: len(espeak.read_text().splitlines()) == 2)
    assert monotonic() - start < 5 and not failed.is_set()
    assert espeak.read_text().splitlines() == ["-v pt-br -- long words", "-v es -- Tomas 1 disturbio."]
    voice.stop()


def test_a_desktop_without_such_a_program_has_no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert find_engine() is None
