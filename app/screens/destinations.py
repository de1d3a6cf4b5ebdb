"""Where one can go outside a game. What is not built is not there."""

from __future__ import annotations

from app.look.look import look
from app.shell import Screen
from app.widgets.bars import Destinations

PLACES = (
    ("play", "play-circle-outline"), ("records", "chart-box-outline"), ("cards", "cards-outline"),
    ("rules", "book-open-variant"),
)  # fmt: skip


def is_rail() -> bool:
    """At the left where the window is wide, else at the bottom."""
    return look.two_panes


def destinations(screen: Screen, here: str) -> Destinations | None:
    """None in the middle of a game: there the way back leads to the table."""
    if len(PLACES) < 2 or screen.app.play is not None:
        return None
    places = [(key, icon, look.say(f"place-{key}")) for key, icon in PLACES]
    return Destinations(places, here, lambda key: go(screen, key), rail=is_rail())


def go(screen: Screen, key: str) -> None:
    """Home, and from there to the place, so that back leads home."""
    app = screen.app
    app.go_home()
    if key == "records":
        from app.screens.records import Records

        app.shell.go(Records(app))
    elif key == "cards":
        from app.screens.cards import Cards

        app.shell.go(Cards(app))
    elif key == "rules":
        from app.screens.rules import Rules

        app.shell.go(Rules(app))
