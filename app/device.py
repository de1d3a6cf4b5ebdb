"""What the device says about itself: its language, and whether it is dark."""

from __future__ import annotations

import locale
from typing import Any

from app.display import on_android
from automa.text import LANGUAGES

# Windows names a language in English, everybody else by its code.
NAMES = {"en": "english", "pt": "portuguese", "es": "spanish"}
NIGHT_MASK, NIGHT = 0x30, 0x20  # android.content.res.Configuration


def device_language() -> str:
    """The device's, if it is one of ours; else English."""
    code = _java("java.util.Locale").getDefault().getLanguage() if on_android() else locale.getlocale()[0]
    spoken = (code or "en").lower()
    return next((language for language in LANGUAGES if spoken.startswith((language, NAMES[language]))), "en")


def system_dark() -> bool:
    """Whether the device is dark; a desktop, which each asks in another way, counts as light."""
    return on_android() and (activity().getResources().getConfiguration().uiMode & NIGHT_MASK) == NIGHT


def activity() -> Any:
    """Android's own name for the running app."""
    return _java("org.kivy.android.PythonActivity").mActivity


def _java(name: str) -> Any:
    from jnius import autoclass

    return autoclass(name)
