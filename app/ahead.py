"""Reads ahead while nobody waits: what the next screens will need is there before somebody taps his way to them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from threading import Thread
from typing import Any

from kivy.clock import Clock

from app import screens
from automa.imperium.lexicon import parser
from automa.text import spoken

EVERY = 0.05  # seconds
AT_MOST = 0.004  # seconds at a time, so that no frame comes late for it


class Ahead:
    def __init__(self, language: str) -> None:
        self._pieces = _pieces(language)
        self._event = Clock.schedule_interval(self._some, EVERY)

    def stop(self) -> None:
        self._event.cancel()

    def _some(self, _: float) -> Any:
        """Some of it; False, which is Kivy's word for the end of it, when there is no more."""
        end = time.perf_counter() + AT_MOST
        while time.perf_counter() < end:
            if next(self._pieces, None) is None:
                return False
        return None


def _pieces(language: str) -> Iterator[str]:
    """Small things to load, each named when it is there."""
    # The one thing that may take long, on the first start of all: beside everything else.
    Thread(target=parser, daemon=True, name="grammar").start()
    yield "grammar"
    ours = [f"{screens.__name__}.{module.name}" for module in iter_modules(screens.__path__)]
    for module in (*ours, "kivy.core.clipboard"):  # which a field for words asks for
        import_module(module)
        yield module
    messages = spoken(language)
    for name in messages.waiting():
        messages.has(name)
        yield name
