"""The fonts hold what the tables promise, sit on Roboto's lines, and are what the scripts would make today."""

from __future__ import annotations

import importlib.util
from io import BytesIO
from typing import Any

import pytest

from app.look.glyphs import CODE_POINTS, ICON_FONT, RESOURCES, SUITS, TITLE_FONT, glyph

TOOL = "fonttools is a tool of the developers"
AreaPen = pytest.importorskip("fontTools.pens.areaPen", reason=TOOL).AreaPen
ttLib = pytest.importorskip("fontTools.ttLib", reason=TOOL)

ROBOTO = (1900 / 2048, -500 / 2048)
SPOKEN = "ÁÀÂÃÇÉÊÍÑÓÔÕÚÜáàâãçéêíñóôõúüŌō ¿¡?!.,:;()“”‘’–—…·−×0123456789AZaz"


def test_every_code_point_has_an_outline() -> None:
    font = ttLib.TTFont(ICON_FONT)
    names = font.getBestCmap()
    assert set(names) == set(CODE_POINTS.values())
    empty = [thing for thing, code in CODE_POINTS.items() if font["glyf"][names[code]].numberOfContours < 1]
    assert not empty


@pytest.mark.parametrize("thing", [*SUITS, *(f"contrast {suit}" for suit in SUITS), *RESOURCES])
def test_icons_are_cut_out_of_squares_and_tokens(thing: str) -> None:
    """Every contour of icon and letters turns against what it lies in, or the ink would not add up to the area."""
    image_font = pytest.importorskip("PIL.ImageFont")
    font = ttLib.TTFont(ICON_FONT)
    name = font.getBestCmap()[ord(glyph(thing))]
    assert font["glyf"][name].numberOfContours >= 2
    area = AreaPen()
    font.getGlyphSet()[name].draw(area)
    size = 512
    drawn = image_font.truetype(ICON_FONT, size).getmask(glyph(thing))
    assert sum(drawn) / 255 == pytest.approx(abs(area.value) * (size / font["head"].unitsPerEm) ** 2, rel=0.003)


def test_no_glyph_leaves_the_line() -> None:
    font = ttLib.TTFont(ICON_FONT)
    for name in font.getGlyphOrder():
        outline = font["glyf"][name]
        assert font["hhea"].descent <= outline.yMin < outline.yMax <= font["hhea"].ascent, name
        assert 0 <= outline.xMin < outline.xMax <= font["hmtx"][name][0], name


@pytest.mark.parametrize("path", [ICON_FONT, TITLE_FONT])
def test_lines_are_as_high_as_robotos(path: str) -> None:
    font = ttLib.TTFont(path)
    line = font["hhea"]
    assert (line.ascent / font["head"].unitsPerEm, line.descent / font["head"].unitsPerEm) == ROBOTO
    assert line.lineGap == 0


def test_titles_can_be_written_in_three_languages() -> None:
    known = ttLib.TTFont(TITLE_FONT).getBestCmap()
    assert not [letter for letter in SPOKEN if ord(letter) not in known]


def test_the_icon_font_is_what_the_script_builds() -> None:
    """Compared by content: another version of fonttools may pack the same font into other bytes."""
    if importlib.util.find_spec("kivymd") is None:
        pytest.skip("the outlines come with KivyMD")
    from scripts.icon_font import build

    saved = BytesIO()
    build().save(saved)
    built, kept = ttLib.TTFont(saved), ttLib.TTFont(ICON_FONT)
    assert built.getBestCmap() == kept.getBestCmap()
    differ = [code for code in built.getBestCmap() if drawing(built, code) != drawing(kept, code)]
    assert not differ, "run  python -m scripts.icon_font"


def drawing(font: Any, code: int) -> object:
    """All that a glyph shows: its points, which of them lie on the curve, its contours, its width."""
    name = font.getBestCmap()[code]
    points, ends, on_curve = font["glyf"][name].getCoordinates(font["glyf"])
    return list(points), list(ends), list(on_curve), font["hmtx"][name]
