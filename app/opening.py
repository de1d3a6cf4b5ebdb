"""Opens the app: the store, then the window, then the first screen."""

from __future__ import annotations

import sys
from collections.abc import Callable

from app.device import device_language
from app.display import SIZE, prepare
from automa.kept import keep_in
from automa.records import Store, StoreError

SMALLEST = 360


class NoWindow(Exception):
    """No window could be opened, and nothing else has happened. Its text is the id of a message that says why."""


def open_app(language: str | None, size: tuple[int, int] = SIZE, opened: Callable[[], object] = lambda: None) -> int:
    """Runs the app until it is closed, in that language or in the one that was chosen last. Raises NoWindow.

    `opened` is told when there is a window, before anything is in it.
    """
    try:
        store = Store.open()
    except StoreError as error:
        print(error.text(language or device_language()), file=sys.stderr)
        return 1
    with store:
        keep_in(store.path.parent / "cache")
        prepare(store.path.parent / "kivy", size)
        window()
        opened()
        from app.solstice import Solstice

        Solstice(store, language=language).run()
    return 0


def window() -> None:
    """Opens it; loading Kivy's module is what does it."""
    try:
        import kivymd  # noqa: F401  (only whether it is whole)
        from kivy.core.window import Window
    except ImportError:
        raise NoWindow("start-no-kivy") from None
    if Window is None:
        raise NoWindow("start-no-opengl")
    Window.minimum_width = Window.minimum_height = SMALLEST
