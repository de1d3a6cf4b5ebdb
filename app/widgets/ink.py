"""Words and pictures as textures, made once and drawn often: what cards and dice are drawn with on one canvas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.core.text.markup import MarkupLabel
from kivy.graphics import Color, InstructionGroup, Line, Rectangle, RoundedRectangle
from kivy.metrics import dp, sp
from kivymd.icon_definitions import md_icons

from app.look.glyphs import ICON_FONT as INLINE_FONT
from app.look.glyphs import RESOURCES, SUITS, TITLE_FONT, canonical, glyph, resource_colours, suit_colours
from app.look.look import look
from app.widgets.text import ICON_FONT

KEPT = 3000  # textures; a card needs one or two of its own, pictures are shared
LINE_HEIGHT = 1.05
SMALLEST_NAME = 13  # sp
MOST_NAME_LINES = 3
DISC = 24 / 20  # the picture of a circle, to the circle in it
VOWELS = "aeiouyáéíóúâêôãõàü"


@lru_cache(maxsize=KEPT)
def written(words: str, font: str, size: float, width: float | None = None, align: str = "left") -> CoreLabel:
    """White words, to be tinted. Keeping the label keeps its texture when the device takes the graphics away."""
    label = CoreLabel(
        text=words, font_name=font, font_size=size, color=(1, 1, 1, 1), line_height=LINE_HEIGHT,
        text_size=(width, None), halign=align,
    )  # fmt: skip
    label.refresh()
    return label


@lru_cache(maxsize=200)
def written_rich(words: str, font: str, size: float, colour: str, line_height: float) -> MarkupLabel:
    """Words with markup in their own colours, in lines as they are."""
    label = MarkupLabel(text=words, font_name=font, font_size=size, color=look.colour(colour), line_height=line_height)
    label.refresh()
    return label


@lru_cache(maxsize=KEPT)
def extent(words: str, font: str, size: float) -> float:
    """How wide the words are in one line."""
    return float(_font(font, size).get_extents(words)[0]) if words else 0.0


@lru_cache(maxsize=100)
def _font(font: str, size: float) -> CoreLabel:
    return CoreLabel(font_name=font, font_size=size)


@lru_cache(maxsize=KEPT)
def in_lines(words: str, font: str, size: float, width: float) -> str:
    """With a line break wherever the next word would not fit."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and extent(longer, font, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


@lru_cache(maxsize=100)
def _first_and_next(font: str, size: float) -> tuple[float, float]:
    """How high one line is, and each further one."""
    first = written("X", font, size).height
    return first, written("X\nX", font, size).height - first


def height_of(lines: str, font: str, size: float) -> float:
    """Of words that are broken into lines already; nothing is drawn to know it."""
    first, further = _first_and_next(font, size)
    return first + lines.count("\n") * further if lines else 0.0


@lru_cache(maxsize=KEPT)
def fitting(name: str, size: float, width: float) -> tuple[str, float]:
    """A name in lines and its font size: the largest up to `size` that fits.

    At the smallest one long words are hyphenated.
    """
    words = name.split()
    while size > sp(SMALLEST_NAME):
        if all(extent(word, TITLE_FONT, size) <= width for word in words):
            lines = in_lines(name, TITLE_FONT, size, width)
            if lines.count("\n") < MOST_NAME_LINES:
                return lines, size
        size = max(sp(SMALLEST_NAME), size - sp(1))
    parts = " ".join(_hyphenated(word, size, width) for word in words)
    return in_lines(parts, TITLE_FONT, size, width), size


def _hyphenated(word: str, size: float, width: float) -> str:
    if extent(word, TITLE_FONT, size) <= width or len(word) < 6:
        return word
    fits = [at for at in range(3, len(word) - 1) if extent(f"{word[:at]}-", TITLE_FONT, size) <= width]
    syllables = [at for at in fits if word[at] not in VOWELS and word[at + 1] in VOWELS]
    at = max(syllables or fits or [0])
    return f"{word[:at]}- {_hyphenated(word[at:], size, width)}" if at else word


class Drawing:
    """What is drawn, placed from the top left; put onto a canvas when it is known how high it all is."""

    def __init__(self) -> None:
        self._marks: list[Callable[[InstructionGroup, float], None]] = []

    def add(self, other: Drawing, down: float = 0) -> None:
        """Over what is there already, and further down by so much."""
        if not down:
            self._marks += other._marks
        else:
            self._marks += [lambda canvas, whole, mark=mark: mark(canvas, whole - down) for mark in other._marks]

    def draw_on(self, canvas: InstructionGroup, height: float) -> None:
        canvas.clear()
        for mark in self._marks:
            mark(canvas, height)

    # ---- shapes

    def box(self, x: float, top: float, width: float, height: float, colour: str, radius: Any = 0) -> None:
        corners = radius if isinstance(radius, list) else [radius]

        def mark(canvas: InstructionGroup, whole: float) -> None:
            canvas.add(Color(*look.colour(colour)))
            place = {"pos": (x, whole - top - height), "size": (width, height)}
            canvas.add(RoundedRectangle(radius=corners, **place) if any(corners) else Rectangle(**place))

        self._marks.append(mark)

    def frame(
        self, x: float, top: float, width: float, height: float, colour: str, inside: str, radius: float, thick: float
    ) -> None:
        """A box with an outline, which is `thick` dp wide and within it."""
        line = max(1.0, round(dp(thick)))
        self.box(x, top, width, height, colour, radius)
        self.box(x + line, top + line, width - 2 * line, height - 2 * line, inside, max(0.0, radius - line))

    def ring(self, x: float, top: float, width: float, height: float, colour: str, radius: float, thick: float) -> None:
        """An outline around whatever is there."""

        def mark(canvas: InstructionGroup, whole: float) -> None:
            canvas.add(Color(*look.colour(colour)))
            shape = (x, whole - top - height, width, height, max(0.1, radius))
            canvas.add(Line(rounded_rectangle=shape, width=max(1.01, dp(thick) / 2)))

        self._marks.append(mark)

    def path(self, points: Sequence[tuple[float, float]], colour: str, thick: float) -> None:
        """A line through these points, (x, down from the top) each."""

        def mark(canvas: InstructionGroup, whole: float) -> None:
            canvas.add(Color(*look.colour(colour)))
            through = [place for x, top in points for place in (x, whole - top)]
            canvas.add(Line(points=through, width=max(1.01, dp(thick) / 2), joint="round", cap="round"))

        self._marks.append(mark)

    # ---- words

    def words(
        self, words: str, x: float, top: float, *, font: str, size: float, colour: str, width: float | None = None,
        align: str = "left",
    ) -> float:  # fmt: skip
        """Broken into lines where a width is given. Returns how high they are."""
        lines = in_lines(words, font, size, width) if width is not None and "\n" not in words else words
        if not lines:
            return 0.0
        high = height_of(lines, font, size)
        room = width if align != "left" else None
        self._mark(lambda: written(lines, font, size, room, align), x, top, high, look.colour(colour))
        return high

    def rich(
        self, words: str, x: float, top: float, *, font: str, size: float, colour: str, line_height: float = 1.15
    ) -> float:
        """Markup in its own colours, in lines as they are. Returns how high it is."""
        ink = colour if colour.startswith("#") else getattr(look.palette, colour)
        label = written_rich(words, font, size, ink, line_height)
        self._mark(lambda: label, x, top, label.height, [1, 1, 1, 1])
        return float(label.height)

    def centred(self, words: str, x: float, middle: float, *, font: str, size: float, colour: str) -> None:
        """In one line, around the point (x, middle)."""
        high = height_of(words, font, size)
        left = x - extent(words, font, size) / 2
        self._mark(lambda: written(words, font, size), left, middle - high / 2, high, look.colour(colour))

    def _mark(self, label: Callable[[], CoreLabel], x: float, top: float, high: float, colour: list[float]) -> None:
        """The texture is made only when it is drawn."""

        def mark(canvas: InstructionGroup, whole: float) -> None:
            texture = label().texture
            canvas.add(Color(*colour))
            canvas.add(Rectangle(texture=texture, pos=(round(x), round(whole - top - high)), size=texture.size))

        self._marks.append(mark)

    # ---- pictures

    def picture(self, icon: str, x: float, top: float, side: float, colour: str) -> None:
        """By its KivyMD name, in a square."""
        self.centred(md_icons[icon], x + side / 2, top + side / 2, font=ICON_FONT, size=side, colour=colour)

    def dot(self, x: float, top: float, side: float, colour: str) -> None:
        """A filled circle; as a picture its edge is smooth."""
        self.picture("circle", x - side * (DISC - 1) / 2, top - side * (DISC - 1) / 2, side * DISC, colour)

    def token(self, kind: str, x: float, top: float, side: float) -> None:
        """A resource or suit: its shape with the icon cut out."""
        colour, name = "text", canonical(kind)
        if name in RESOURCES:
            colour = resource_colours(name, look.dark, look.contrast)[0]
        elif name in SUITS:
            colour = suit_colours(name, look.dark, look.contrast)[0]
        self.centred(glyph(name), x + side / 2, top + side / 2, font=INLINE_FONT, size=side, colour=colour)
