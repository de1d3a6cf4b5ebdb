"""A card as a tile: name, icons, what lies on it. Drawn from the top down at the width there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from kivy.metrics import dp, sp

from app.look.glyphs import TITLE_FONT, icon, suit, suit_colours
from app.look.look import BODY_FONT, BOLD_FONT, look
from app.widgets.card_parts import draw_lozenge, draw_sheet, points_shown, shown_icons
from app.widgets.ink import Drawing, extent, fitting, height_of, in_lines
from automa.imperium.cards import Card

NARROW = 100  # dp; below, the spine is a top edge
WIDE = 280  # dp at normal text size; from there on icons stand beside the name
CORNER = 10
GAP = 4


@dataclass(frozen=True)
class Form:
    """Lengths in dp, the name in sp."""

    least: float
    spine: float
    suit: float
    name: float
    icon: float
    lozenge: float
    pad: float
    icons_below_name: bool = False


FORMS = {
    "S": Form(least=40, spine=22, suit=16, name=15, icon=16, lozenge=22, pad=6),
    "M": Form(least=76, spine=32, suit=22, name=19, icon=20, lozenge=30, pad=8),
    "L": Form(least=150, spine=38, suit=26, name=22, icon=24, lozenge=36, pad=10, icons_below_name=True),
}


@dataclass(frozen=True)
class OnCard:
    """What lies on a card or under it, and how it is shown."""

    tokens: Mapping[str, int] = field(default_factory=dict)
    unrest: int = 0
    garrison: int = 0
    exhausted: bool = False
    note: str = ""
    times: int = 1
    chosen: bool = False
    faint: bool = False

    @property
    def paper(self) -> str:
        if self.exhausted or self.faint:
            return "container"
        return "high" if look.dark and not look.contrast else "lowest"

    @property
    def ink(self) -> str:
        return "soft_text" if self.faint else "text"


@dataclass(frozen=True)
class Mark:
    """Something that stands in a line: drawn at its left side, around the middle of the line."""

    width: float
    draw: Callable[[Drawing, float, float], None]


class Tile:
    def __init__(self, card: Card, on: OnCard, form: str, width: float) -> None:
        self.card, self.on, self.form, self.width = card, on, FORMS[form], width
        self.beside = form == "M" and width >= dp(WIDE) * max(1.0, look.scale)
        grown = max(1.0, look.scale)
        self.some = min(grown, 1.3)  # how much grows that has only so much room
        self.above = width < dp(NARROW)
        if self.above:
            self.spine, self.pad = dp(26) * self.some, dp(7)
        else:
            self.spine = dp(max(self.form.spine, 32 if look.contrast else 0)) * self.some
            self.pad = dp(self.form.pad)
        self.left = self.pad if self.above else self.spine + self.pad
        self.inner = max(dp(16), width - self.left - self.pad)
        self.icon = dp(self.form.icon) * min(grown, 1.5) * (0.85 if self.above else 1)
        self.lozenge = dp(self.form.lozenge) * min(grown, 1.5)

    def draw(self, height: float = 0) -> tuple[Drawing, float]:
        """At least as high as given. Returns the height it needs, too."""
        on_it = Drawing()
        needed = (self._beside(on_it, height) if self.beside else 0) or self._below(on_it, height)
        drawing = Drawing()
        spine = (self.width, self.spine) if self.above else (self.spine, needed)
        picture = dp(self.form.suit) * self.some * (0.85 if self.above else 1)
        draw_sheet(
            drawing, self.card, (self.width, needed), spine, self.on.paper, picture=picture,
            radius=min(dp(CORNER), needed / 2), ring=self.on.chosen,
        )  # fmt: skip
        drawing.add(on_it)
        return drawing, needed

    # ---- the two ways to lay it out

    def _beside(self, drawing: Drawing, height: float) -> float:
        """Icons and points at the right of the name. Returns 0 where that leaves the name too little room."""
        marks = [*self._icons(), *self._marks(), *self._points()]
        room = _length(marks)
        left = self.left + dp(GAP)
        right = self.width - self.pad - dp(GAP)
        width = right - left - room - (dp(8) if marks else 0)
        if width < dp(120) * max(1.0, look.scale):
            return 0
        words = _Words(self, width)
        needed = max(height, dp(64) * self.some, words.height + dp(12), self.lozenge + dp(8))
        words.draw(drawing, left, (needed - words.height) / 2)
        _in_line(drawing, marks, right - room, needed / 2)
        return needed

    def _below(self, drawing: Drawing, height: float) -> float:
        """Icons below the name; marks and points at the bottom right, in the same line if there is room."""
        top = (self.spine if self.above else 0) + dp(5)
        words = _Words(self, self.inner)
        words.draw(drawing, self.left, top)
        top += words.height + dp(2)
        icons, marks = self._icons(), [*self._marks(), *self._points()]
        if icons and (self.form.icons_below_name or _length([*icons, *marks]) > self.inner):
            for line in _lines(icons, self.inner):
                _in_line(drawing, line, self.left, top + self.icon / 2)
                top += self.icon + dp(2)
            icons = []
        lines = _lines(marks, self.inner) if marks else []
        deep = max(self.lozenge if self._points() else 0, self.icon if icons or marks else 0)
        between = dp(2)
        bottom = (deep + between) * max(1, len(lines))
        needed = max(height, dp(self.form.least) * self.some, top + bottom + dp(3))
        middle = needed - dp(5) - deep / 2
        _in_line(drawing, icons, self.left, middle)
        for line in reversed(lines):
            _in_line(drawing, line, self.width - self.pad - _length(line), middle)
            middle -= deep + between
        return needed

    # ---- what stands on it

    def _icons(self) -> list[Mark]:
        return [self._picture(icon(name), "soft_text") for name in shown_icons(self.card)]

    def _marks(self) -> list[Mark]:
        on, marks = self.on, []
        if on.unrest:
            bolt = self._picture(suit("unrest").icon, suit_colours("unrest", look.dark, look.contrast)[0])
            marks.append(self._counted(bolt, on.unrest))
        marks += [self._counted(self._token(kind), number) for kind, number in on.tokens.items() if number]
        if on.garrison:
            marks.append(self._counted(self._picture(icon("garrison"), on.ink), on.garrison, always=True))
        if on.exhausted:
            marks.append(self._badge(icon("exhaust")))
        return marks

    def _points(self) -> list[Mark]:
        shown, side, ink = points_shown(self.card), self.lozenge, self.on.ink
        marks = []
        if shown:
            marks.append(Mark(side, lambda on, x, middle: draw_lozenge(on, x, middle, side, shown, ink)))
        if self.on.times > 1:
            marks.append(self._words(f"×{self.on.times}"))
        return marks

    def _picture(self, picture: str, colour: str) -> Mark:
        side = self.icon
        return Mark(side, lambda on, x, middle: on.picture(picture, x, middle - side / 2, side, colour))

    def _token(self, kind: str) -> Mark:
        side = self.icon
        return Mark(side, lambda on, x, middle: on.token(kind, x, middle - side / 2, side))

    def _words(self, words: str) -> Mark:
        size = sp(15 * min(look.scale, 1.5))
        width = extent(words, BOLD_FONT, size)
        return Mark(
            width,
            lambda on, x, middle: on.centred(
                words, x + width / 2, middle, font=BOLD_FONT, size=size, colour=self.on.ink
            ),
        )

    def _counted(self, shown: Mark, number: int, *, always: bool = False) -> Mark:
        if number < 2 and not always:
            return shown
        words = self._words(str(number))

        def draw(on: Drawing, x: float, middle: float) -> None:
            shown.draw(on, x, middle)
            words.draw(on, x + shown.width + dp(2), middle)

        return Mark(shown.width + dp(2) + words.width, draw)

    def _badge(self, picture: str) -> Mark:
        side = self.icon * 1.25
        inner = side * 0.66

        def draw(on: Drawing, x: float, middle: float) -> None:
            on.dot(x, middle - side / 2, side, "soft_text")
            on.picture(picture, x + (side - inner) / 2, middle - inner / 2, inner, self.on.paper)

        return Mark(side, draw)


class _Words:
    """The name and the note below it, in a given width."""

    def __init__(self, tile: Tile, width: float) -> None:
        self.ink = tile.on.ink
        wanted = sp(tile.form.name * (0.8 if tile.above else 1) * look.scale)
        self.name, self.size = fitting(tile.card.name_in(look.language), wanted, width)
        self.note_size = look.font_size("note")
        self.note = in_lines(tile.on.note, BODY_FONT, self.note_size, width)
        self.name_height = height_of(self.name, TITLE_FONT, self.size)
        self.height = self.name_height + height_of(self.note, BODY_FONT, self.note_size)

    def draw(self, drawing: Drawing, x: float, top: float) -> None:
        drawing.words(self.name, x, top, font=TITLE_FONT, size=self.size, colour=self.ink)
        drawing.words(self.note, x, top + self.name_height, font=BODY_FONT, size=self.note_size, colour="soft_text")


def _length(marks: Sequence[Mark]) -> float:
    return sum(mark.width + dp(GAP) for mark in marks) - dp(GAP) if marks else 0


def _lines(marks: Sequence[Mark], room: float) -> list[list[Mark]]:
    lines: list[list[Mark]] = [[]]
    for mark in marks:
        if lines[-1] and _length([*lines[-1], mark]) > room:
            lines.append([])
        lines[-1].append(mark)
    return lines


def _in_line(drawing: Drawing, marks: Sequence[Mark], x: float, middle: float) -> None:
    for mark in marks:
        mark.draw(drawing, x, middle)
        x += mark.width + dp(GAP)
