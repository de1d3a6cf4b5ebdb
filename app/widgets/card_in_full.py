"""A card with its whole text, to be read: name, icons with their words, abilities, points."""

from __future__ import annotations

from kivy.metrics import dp, sp

from app.look.glyphs import TITLE_FONT, icon
from app.look.look import BODY_FONT, BOLD_FONT, MEDIUM_FONT, look
from app.widgets.card_parts import draw_lozenge, draw_sheet, points_shown, shown_icons, suits_of
from app.widgets.card_words import Line, lines_of, with_icons
from app.widgets.ink import Drawing, extent, fitting, height_of, in_lines
from automa.imperium.cards import Card

CORNER = 20
GAP = 8
NAME, TEXT, LABEL, CHIP, NOTE = 34, 20, 18, 16, 13  # sp


def draw_in_full(card: Card, note: str, width: float) -> tuple[Drawing, float]:
    """As wide as given and as high as it needs. `note` stands small at the foot."""
    return _Full(card, width).draw(note)


class _Full:
    def __init__(self, card: Card, width: float) -> None:
        self.card, self.width = card, width
        self.drawing = Drawing()
        self.paper = "high" if look.dark and not look.contrast else "lowest"
        self.spine = dp(44 if look.large_text else 60)
        self.left = self.spine + dp(10 if look.large_text else 18)
        self.inner = max(dp(40), width - self.left - dp(12 if look.large_text else 18))
        self.grown = look.scale

    def draw(self, note: str) -> tuple[Drawing, float]:
        top = self._name(dp(18))
        top = self._chips(top + dp(10)) + dp(14)
        for line in lines_of(self.card, look.language):
            top = self._line(line, top) + dp(8)
        height = self._foot(note, top + dp(6))
        return self._sheet(height), height

    def _sheet(self, height: float) -> Drawing:
        sheet = Drawing()
        draw_sheet(
            sheet, self.card, (self.width, height), (self.spine, height), self.paper,
            picture=min(dp(36), self.spine * 0.7), radius=dp(CORNER),
        )  # fmt: skip
        sheet.add(self.drawing)
        return sheet

    def _name(self, top: float) -> float:
        wanted = sp(NAME * (1 + 0.6 * (self.grown - 1)))
        name, size = fitting(self.card.name_in(look.language), wanted, self.inner)
        return top + self.drawing.words(name, self.left, top, font=TITLE_FONT, size=size, colour="text")

    # ---- icons with their words

    def _chips(self, top: float) -> float:
        x, height = self.left, self._chip_height()
        for name, words in self._icons():
            width = self._chip_width(words)
            if x > self.left and x + width > self.left + self.inner:
                x, top = self.left, top + height + dp(GAP)
            self._chip(name, words, x, top, width)
            x += width + dp(GAP)
        return top + height if self._icons() else top - dp(10)

    def _icons(self) -> list[tuple[str, str]]:
        names = [*suits_of(self.card), *shown_icons(self.card)] if self.card.suits else shown_icons(self.card)
        return [(name, look.say(f"icon-{name.replace('_', '-').replace(' ', '-').lower()}")) for name in names]

    def _chip_height(self) -> float:
        return dp(16) + sp(CHIP * self.grown)

    def _chip_width(self, words: str) -> float:
        return extent(words, MEDIUM_FONT, sp(CHIP * self.grown)) + sp(22 * self.grown) + dp(24)

    def _chip(self, name: str, words: str, x: float, top: float, width: float) -> None:
        height, side = self._chip_height(), sp(22 * self.grown)
        self.drawing.frame(x, top, width, height, "outline", self.paper, dp(8), 1)
        middle = top + height / 2
        if name in self.card.suits:
            self.drawing.token(name, x + dp(8), middle - side / 2, side)
        else:
            self.drawing.picture(icon(name), x + dp(8), middle - side / 2, side, "soft_text")
        size = sp(CHIP * self.grown)
        half = extent(words, MEDIUM_FONT, size) / 2
        self.drawing.centred(words, x + dp(14) + side + half, middle, font=MEDIUM_FONT, size=size, colour="soft_text")

    # ---- abilities

    def _line(self, line: Line, top: float) -> float:
        if line.label:
            size = sp(LABEL * self.grown)
            top += self.drawing.words(
                line.label, self.left, top, font=BOLD_FONT, size=size, colour="primary", width=self.inner
            )
        if line.words:
            top += self._words(line.words, self.left, top)
        for option in line.options:
            indent, dot = sp(18 * self.grown), sp(7 * self.grown)
            self.drawing.dot(self.left + dp(4), top + sp(TEXT * self.grown) * 0.72 - dot / 2, dot, "text")
            top += self._words(option, self.left + indent, top)
        return top

    def _words(self, words: str, x: float, top: float) -> float:
        width = self.inner - (x - self.left)
        size = sp(TEXT * self.grown)
        marked = with_icons(words, self.paper, size, width)
        return self.drawing.rich(marked, x, top, font=BODY_FONT, size=size, colour="text")

    def _foot(self, note: str, top: float) -> float:
        """Returns where the card ends."""
        shown = points_shown(self.card)
        side = dp(52) * min(max(1.0, self.grown), 1.5) if shown else 0
        size = sp(NOTE * self.grown)
        lines = in_lines(note, BODY_FONT, size, self.inner - side - dp(8))
        height = height_of(lines, BODY_FONT, size)
        deep = max(side, height)
        self.drawing.words(lines, self.left, top + (deep - height) / 2, font=BODY_FONT, size=size, colour="soft_text")
        if shown:
            draw_lozenge(self.drawing, self.left + self.inner - side, top + deep / 2, side, shown, "text")
        return top + deep + dp(14)
