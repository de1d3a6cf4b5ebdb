"""The rows of a menu sheet: each closes the sheet and then does what it says."""

from __future__ import annotations

from collections.abc import Callable

from kivy.uix.widget import Widget

from app.look.look import look
from app.shell import Screen
from app.widgets.taps import TapRow
from app.widgets.text import Icon, Text


def menu_row(screen: Screen, icon: str, message: str, on_tap: Callable[[], object]) -> Widget:
    """Known by its message's id."""

    def tapped() -> None:
        screen.shell.close_sheet()
        on_tap()

    return TapRow([Icon(icon, colour="primary"), Text(look.say(message), "body")], name=message, on_tap=tapped)
