"""Whether a window can be opened here, and how. Kivy is loaded after that: without a display it opens an invisible one,
and it reads its settings when it is loaded.
"""

from __future__ import annotations

import ctypes
import importlib.util
import logging
import os
import sys
from pathlib import Path

# What the screens are made with; all of it is in requirements-app.txt.
PACKAGES = ("kivy", "kivymd", "materialyoucolor", "PIL", "plyer")

# The second only for a window that nobody sees.
LIBRARIES = ("libGL.so.1", "libEGL.so.1")
SIZE = (1080, 720)  # of a desktop's window


def on_android() -> bool:
    return "ANDROID_ARGUMENT" in os.environ


def no_window() -> str | None:
    """Why there can be no window, as the id of a message; None if there can."""
    if any(importlib.util.find_spec(name) is None for name in PACKAGES):
        return "start-no-kivy"
    if not _on_linux():
        return None
    if not all(_loads(library) for library in LIBRARIES[: 2 if _is_offscreen() else 1]):
        return "start-no-opengl"
    return None if _has_display() else "start-no-display"


def _on_linux() -> bool:
    return sys.platform.startswith("linux") and not on_android()


def _is_offscreen() -> bool:
    return os.environ.get("SDL_VIDEODRIVER") == "offscreen"


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _has_display() -> bool:
    """Whether an X server answers, unless SDL was told to do without one."""
    if "SDL_VIDEODRIVER" in os.environ:
        return True
    if not _loads("libX11.so.6"):
        return False
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = x11.XOpenDisplay(None)
    if display is None:
        return False
    x11.XCloseDisplay(ctypes.c_void_p(display))
    return True


def prepare(home: Path, size: tuple[int, int] = SIZE) -> None:
    """Kivy's settings. Its own files go into `home`; SOLSTICE_LOG=1 lets it say what it does."""
    home.mkdir(exist_ok=True)
    os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_FILELOG="1", KIVY_HOME=str(home))
    if on_android():
        return
    if not os.environ.get("SOLSTICE_LOG"):
        # Kivy would otherwise take over Python's error output as well.
        os.environ["KIVY_LOG_MODE"] = "PYTHON"
        logging.getLogger().addHandler(logging.NullHandler())
    from kivy.config import Config

    for key, value in zip(("width", "height"), size, strict=True):
        Config.set("graphics", key, str(value))
    Config.set("kivy", "exit_on_escape", "0")  # Escape goes back, and on the first screen there is nowhere to go
    # SDL tells of the mouse and of touch screens; Kivy's other sources would tell of the same touches again.
    for source in list(Config.options("input")):
        Config.remove_option("input", source)
    Config.set("input", "mouse", "mouse,disable_multitouch")
