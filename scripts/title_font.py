"""Makes assets/fonts/RobotoSlab-Bold.otf from the original: the letters we need, on lines as high as Roboto's.

    python -m scripts.title_font RobotoSlab-Bold.otf      (from the Debian package fonts-roboto-slab)

With its own, larger measures a card's name would push apart the lines of the sentence it stands in.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from app.look.glyphs import TITLE_FONT
from scripts.icon_font import ASCENT, DESCENT

LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x180))
PUNCTUATION = tuple(ord(sign) for sign in "–—‘’‚“”„†•…‰‹›€™−×½¼¾≤≥")
CHANGES = "Changed for Solstice: fewer characters, line measures of Roboto."


def make(original: Path) -> TTFont:
    font = subset.load_font(str(original), subset.Options())
    cutter = subset.Subsetter(subset.Options(layout_features=["kern", "liga"], notdef_outline=True, name_IDs=["*"]))
    cutter.populate(unicodes=(*LATIN, *PUNCTUATION))
    cutter.subset(font)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ASCENT, DESCENT, 0
    measures = font["OS/2"]
    measures.sTypoAscender, measures.sTypoDescender, measures.sTypoLineGap = ASCENT, DESCENT, 0
    measures.usWinAscent, measures.usWinDescent = ASCENT, -DESCENT
    font["name"].setName(CHANGES, 10, 3, 1, 0x409)
    font.recalcTimestamp = False
    return font


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    make(Path(sys.argv[1])).save(TITLE_FONT)
    print(f"{Path(TITLE_FONT).stat().st_size} bytes: {TITLE_FONT}")
