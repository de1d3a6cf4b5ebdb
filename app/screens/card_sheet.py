"""A card as large as it gets, over whatever is on the screen."""

from __future__ import annotations

from kivy.uix.widget import Widget

from app.look.look import look
from app.shell import Screen
from app.widgets.card import CardFace
from app.widgets.layout import Column
from app.widgets.taps import TextButton


def show_card(screen: Screen, card: str) -> None:
    screen.shell.open_sheet(f"card:{card}", lambda: _sheet(screen, card))


def _sheet(screen: Screen, card: str) -> Widget:
    def all_about_it() -> None:
        from app.screens.card import CardScreen

        screen.shell.go(CardScreen(screen.app, card))

    more = TextButton(
        look.say("area-about-card"), "book-open-variant", style="outlined", name="about-card", on_tap=all_about_it
    )
    return Column([CardFace(card, size="XL"), more], gap=14)
