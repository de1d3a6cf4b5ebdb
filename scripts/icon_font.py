"""Builds assets/fonts/solstice-icons.ttf from the outlines of KivyMD's icon font and the tables of app/look/glyphs.py.

    python -m scripts.icon_font

A Label can colour a glyph but not paint one over another. So the icon of a suit or resource is cut out of its square or
token, and whatever lies behind the text shines through. Needs fonttools and KivyMD; builds the same bytes each time.
"""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Identity, Transform
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.pointInsidePen import PointInsidePen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from app.look.glyphs import CODE_POINTS, ICON_FONT, PLAIN, RESOURCES, SUITS, Resource, Suit, canonical

# Roboto's own measures, so that an icon never moves the line it stands in.
EM, ASCENT, DESCENT, CAP_HEIGHT = 2048, 1900, -500, 1456
MIDDLE = CAP_HEIGHT / 2
BEARING = 96

SQUARE, CORNER = 2240, 400
ON_SQUARE = 1800
ALONE = 2240
LETTERS, GAP, PILL_MARGIN = 0.82, 130, 180
# Height of each shape and size of the icon on it: equally heavy to the eye, not equally tall.
SHAPES = {"square-rounded": (2040, 1600), "circle": (2200, 1560), "rhombus": (2330, 1240), "hexagon": (2280, 1480)}
# Letters share their top and base lines; a point exactly there is neither inside nor outside.
NUDGE = 0.37

Outline = list[RecordingPen]


def build() -> FontBuilder:
    """The font in memory, with one glyph for each code point of the table."""
    glyphs = {".notdef": (rounded_box(0, 0, EM / 2, CAP_HEIGHT, 0), EM // 2)} | dict(drawn())
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({CODE_POINTS[name]: glyph_name(name) for name in CODE_POINTS})
    font.setupGlyf({name: to_glyph(outline) for name, (outline, _) in glyphs.items()})
    table = font.font["glyf"]
    font.setupHorizontalMetrics({name: (round(width), table[name].xMin) for name, (_, width) in glyphs.items()})
    font.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    font.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
    font.setupNameTable(
        {
            "copyright": "Outlines from Material Design Icons and Roboto, both under the Apache License 2.0",
            "familyName": "Solstice Icons",
            "styleName": "Regular",
            "licenseDescription": "Apache License, Version 2.0",
            "licenseInfoURL": "https://www.apache.org/licenses/LICENSE-2.0",
        }
    )
    font.setupPost(keepGlyphNames=False)
    # A font carries its dates; ours would differ with every build.
    font.updateHead(created=0, modified=0)
    font.font.recalcTimestamp = False
    return font


def drawn() -> Iterator[tuple[str, tuple[Outline, float]]]:
    """Every glyph by its name: outline and advance width."""
    for name, suit in SUITS.items():
        yield glyph_name(name), on_square(suit)
        yield glyph_name(f"contrast {name}"), on_pill(suit)
    for name, resource in RESOURCES.items():
        yield glyph_name(name), on_token(resource)
    for name, picture in PLAIN.items():
        yield glyph_name(name), plain(picture)


def glyph_name(name: str) -> str:
    return f"uni{CODE_POINTS[canonical(name)]:04X}"


def on_square(suit: Suit) -> tuple[Outline, float]:
    x, y = BEARING, MIDDLE - SQUARE / 2
    square = rounded_box(x, y, x + SQUARE, y + SQUARE, CORNER)
    return square + cut_out(picture(suit.icon, x + SQUARE / 2, ON_SQUARE)), SQUARE + 2 * BEARING


def on_pill(suit: Suit) -> tuple[Outline, float]:
    """Icon and three letters, cut out of one long rounded box."""
    x, y = BEARING, MIDDLE - SQUARE / 2
    letters, width = word(suit.letters, x + PILL_MARGIN + ON_SQUARE + GAP)
    right = x + PILL_MARGIN + ON_SQUARE + GAP + width + PILL_MARGIN + GAP
    icon = picture(suit.icon, x + PILL_MARGIN + ON_SQUARE / 2, ON_SQUARE)
    return rounded_box(x, y, right, y + SQUARE, CORNER) + cut_out(icon) + cut_out(letters), right + BEARING


def on_token(resource: Resource) -> tuple[Outline, float]:
    height, icon_size = SHAPES[resource.shape]
    left, bottom, right, top = bounds(source_glyph(resource.shape))
    scale = height / (top - bottom)
    width = (right - left) * scale
    move = Transform(scale, 0, 0, scale, BEARING - left * scale, MIDDLE - (top + bottom) / 2 * scale)
    shape = oriented(transformed(source_glyph(resource.shape), move))
    return shape + cut_out(picture(resource.icon, BEARING + width / 2, icon_size)), width + 2 * BEARING


def plain(icon: str) -> tuple[Outline, float]:
    """The outline alone. Narrow icons get a narrow advance, so that the words beside it are not pushed apart."""
    outline = transformed(source_glyph(icon), on_grid(0, ALONE))
    left, _, right, _ = bounds(outline)
    return transformed(outline, Identity.translate(BEARING - left, 0)), right - left + 2 * BEARING


def picture(icon: str, centre: float, size: float) -> Outline:
    return transformed(source_glyph(icon), on_grid(centre - size / 2, size))


def on_grid(left: float, size: float) -> Transform:
    """From the source's em, on which every icon is centred, to a box of `size` around the middle of a capital."""
    source = icon_source()
    scale = size / source["head"].unitsPerEm
    middle = (source["hhea"].ascent + source["hhea"].descent) / 2
    return Transform(scale, 0, 0, scale, left, MIDDLE - middle * scale)


def word(letters: str, x: float) -> tuple[Outline, float]:
    """Bold capitals on the middle line, and how wide they are."""
    source = letter_source()
    outline: Outline = []
    start = x
    for letter in letters:
        name = source.getBestCmap()[ord(letter)]
        move = Transform(LETTERS, 0, 0, LETTERS, x, MIDDLE * (1 - LETTERS))
        outline += transformed(contours(source, name), move)
        x += source["hmtx"][name][0] * LETTERS
    return outline, x - start


def source_glyph(icon: str) -> Outline:
    return contours(icon_source(), icon_source().getBestCmap()[ord(md_icons()[icon])])


def contours(source: TTFont, name: str) -> Outline:
    """A glyph's contours, one pen each."""
    whole = RecordingPen()
    source.getGlyphSet()[name].draw(whole)
    found: Outline = []
    for operator, points in whole.value:
        if operator == "moveTo":
            found.append(RecordingPen())
        found[-1].value.append((operator, points))
    return found


def cut_out(outline: Outline) -> Outline:
    return reversed_(oriented(outline))


def oriented(outline: Outline) -> Outline:
    """The same shape with every filled contour clockwise and every hole the other way.

    The icons do not agree among themselves on the direction. None that we cut out has contours that cross, so how deep
    a contour lies within the others says whether it is filled.
    """
    turned: Outline = []
    for contour in outline:
        x, y = contour.value[0][1][0]
        depth = sum(inside((x + NUDGE, y + NUDGE), other) for other in outline if other is not contour)
        clockwise = area(contour) < 0
        turned += [contour] if clockwise == (depth % 2 == 0) else reversed_([contour])
    return turned


def reversed_(outline: Outline) -> Outline:
    turned = [RecordingPen() for _ in outline]
    for contour, pen in zip(outline, turned, strict=True):
        contour.replay(ReverseContourPen(pen))
    return turned


def transformed(outline: Outline, by: Transform) -> Outline:
    moved = [RecordingPen() for _ in outline]
    for contour, pen in zip(outline, moved, strict=True):
        contour.replay(TransformPen(pen, by))
    return moved


def rounded_box(left: float, bottom: float, right: float, top: float, corner: float) -> Outline:
    """Clockwise. One quadratic curve a corner: softer than a circle's arc, which suits small sizes."""
    pen = RecordingPen()
    pen.moveTo((left, bottom + corner))
    pen.lineTo((left, top - corner))
    pen.qCurveTo((left, top), (left + corner, top))
    pen.lineTo((right - corner, top))
    pen.qCurveTo((right, top), (right, top - corner))
    pen.lineTo((right, bottom + corner))
    pen.qCurveTo((right, bottom), (right - corner, bottom))
    pen.lineTo((left + corner, bottom))
    pen.qCurveTo((left, bottom), (left, bottom + corner))
    pen.closePath()
    return [pen]


def inside(point: tuple[float, float], contour: RecordingPen) -> bool:
    pen = PointInsidePen(None, point, evenOdd=True)
    contour.replay(pen)
    return bool(pen.getResult())


def area(contour: RecordingPen) -> float:
    pen = AreaPen()
    contour.replay(pen)
    return float(pen.value)


def bounds(outline: Outline) -> tuple[float, float, float, float]:
    pen = BoundsPen(None)
    for contour in outline:
        contour.replay(pen)
    return pen.bounds


def to_glyph(outline: Outline) -> object:
    pen = TTGlyphPen(None)
    for contour in outline:
        contour.replay(pen)
    return pen.glyph()


def kivymd() -> Path:
    """KivyMD's folder, found without importing it: the import would open a window."""
    spec = importlib.util.find_spec("kivymd")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("icon_font: KivyMD is not installed, and the outlines are in it")
    return Path(spec.submodule_search_locations[0])


@cache
def md_icons() -> dict[str, str]:
    """KivyMD's icon names and their characters."""
    spec = importlib.util.spec_from_file_location("icon_definitions", kivymd() / "icon_definitions.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return dict(module.md_icons)


@cache
def icon_source() -> TTFont:
    return TTFont(kivymd() / "fonts" / "materialdesignicons-webfont.ttf")


@cache
def letter_source() -> TTFont:
    return TTFont(kivymd() / "fonts" / "Roboto-Bold.ttf")


if __name__ == "__main__":
    # The source's own dates are odd, which fonttools would say for each of them.
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    build().save(ICON_FONT)
    print(f"{len(CODE_POINTS)} glyphs, {Path(ICON_FONT).stat().st_size} bytes: {ICON_FONT}")
