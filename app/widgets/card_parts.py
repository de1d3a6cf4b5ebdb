"""What every drawing of a card shares: spine, lozenge of points, icons."""

from __future__ import annotations

from kivy.metrics import dp, sp

from app.look.glyphs import NO_SUIT, suit, suit_colours
from app.look.look import BOLD_FONT, look
from app.widgets.ink import Drawing, extent
from automa.imperium.cards import Card

LETTERS = 12  # sp, of a suit in high contrast


def suits_of(card: Card) -> tuple[str, ...]:
    return card.suits or (NO_SUIT,)


def shown_icons(card: Card) -> list[str]:
    """Header, types and state, each as often as printed."""
    header = [] if card.header == "none" else [card.header]
    return [*header, *card.types, *card.state]


def points_shown(card: Card) -> str:
    """The number in the lozenge, "?" where it must be counted, nothing where none is printed."""
    printed = card.texts.get("points")
    return "" if printed is None else number(printed) if isinstance(printed, int) else "?"


def number(value: int) -> str:
    """With a real minus sign."""
    return str(value).replace("-", "−")


def draw_sheet(
    drawing: Drawing, card: Card, size: tuple[float, float], spine: tuple[float, float], paper: str, *,
    picture: float, radius: float, ring: bool = False,
) -> None:  # fmt: skip
    """The paper with its outline and spine. A spine that is wider than high runs along the top."""
    colour, thick = ("primary", 3) if ring else ("outline", 2) if look.contrast else ("line", 1)
    drawing.frame(0, 0, *size, colour, paper, radius, thick)
    line = max(1.0, round(dp(thick)))
    within = (
        spine[0] - (2 * line if spine[0] > spine[1] else line),
        spine[1] - (line if spine[0] > spine[1] else 2 * line),
    )
    _draw_spine(drawing, card, line, within, picture, max(0.0, radius - line))


def _draw_spine(
    drawing: Drawing, card: Card, at: float, size: tuple[float, float], picture: float, radius: float
) -> None:
    """Down the left side or along the top; two suits share it."""
    width, height = size
    along = width > height
    bands = tuple(dict.fromkeys(suits_of(card)))
    part = (width if along else height) / len(bands)
    for place, name in enumerate(bands):
        first, last = place == 0, place == len(bands) - 1
        band, ink = suit_colours(name, look.dark, look.contrast)
        corners = [
            radius if first else 0, radius if along and last else 0, 0, radius if not along and last else 0,
        ]  # fmt: skip
        x, top = (at + place * part, at) if along else (at, at + place * part)
        drawing.box(x, top, part if along else width, height if along else part, band, corners)
        if along:
            _along(drawing, name, (x + part / 2, at + height / 2, part), picture, ink)
        else:
            _down(drawing, name, suits_of(card).count(name), (at + width / 2, top, part), picture, ink)


def _along(drawing: Drawing, name: str, place: tuple[float, float, float], picture: float, ink: str) -> None:
    x, middle, room = place
    size = letters_size()
    letters = suit(name).letters if look.contrast else ""
    wide = extent(letters, BOLD_FONT, size) if letters else 0.0
    if wide + picture > room:
        letters, wide = "", 0.0
    drawing.picture(suit(name).icon, x - (picture + wide) / 2, middle - picture / 2, picture, ink)
    if letters:
        drawing.centred(letters, x + picture / 2, middle, font=BOLD_FONT, size=size, colour=ink)


def _down(drawing: Drawing, name: str, times: int, place: tuple[float, float, float], picture: float, ink: str) -> None:
    middle, top, height = place
    size = letters_size()
    needed = picture + (size * 1.1 if look.contrast else 0)
    top += min(picture * 0.3, max(0.0, (height - needed) / 2))
    for _ in range(times if height > (times + 0.3) * picture else 1):
        drawing.picture(suit(name).icon, middle - picture / 2, top, picture, ink)
        top += picture
    if look.contrast:
        drawing.centred(suit(name).letters, middle, top + size * 0.6, font=BOLD_FONT, size=size, colour=ink)


def letters_size() -> float:
    return float(sp(LETTERS * min(max(1.0, look.scale), 1.3)))


def draw_lozenge(drawing: Drawing, x: float, middle: float, side: float, shown: str, colour: str) -> None:
    drawing.picture("rhombus-outline", x, middle - side / 2, side, colour)
    size = side * (0.46 if len(shown) < 2 else 0.4)
    drawing.centred(shown, x + side / 2, middle, font=BOLD_FONT, size=size, colour=colour)
