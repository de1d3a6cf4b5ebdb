"""Draws the app's mark, a half sun on a horizon, as assets/icon.png and assets/presplash.png.

    python -m scripts.mark

Needs Pillow.
"""

from __future__ import annotations

import math
from pathlib import Path

from PIL import Image, ImageDraw

ASSETS = Path(__file__).parents[1] / "assets"
AMBER, INK = "#F2A900", "#1E1500"
# Drawn larger and scaled down, since Pillow's own edges are hard.
FINER = 4

ICON, PRESPLASH, SPLASH_MARK = 512, 1024, 420
RAYS = 5


def mark(size: int, share: float) -> Image.Image:
    """A square amber picture with the mark in its middle, `share` of it wide."""
    full = size * FINER
    picture = Image.new("RGB", (full, full), AMBER)
    draw = ImageDraw.Draw(picture)
    unit = full * share / 2
    # The rays reach higher than the lines below reach low, so the horizon lies under the middle.
    x, horizon = full / 2, full / 2 + 0.3 * unit
    stroke = 0.11 * unit
    radius = 0.44 * unit
    draw.pieslice((x - radius, horizon - radius, x + radius, horizon + radius), 180, 360, fill=INK)
    for place in range(RAYS):
        angle = math.pi * (place + 0.5) / RAYS
        along = (math.cos(angle), -math.sin(angle))
        line(draw, [(x + along[0] * reach * unit, horizon + along[1] * reach * unit) for reach in (0.64, 0.94)], stroke)
    for half, below in ((1.0, 0.14), (0.62, 0.40)):
        line(draw, [(x - half * unit, horizon + below * unit), (x + half * unit, horizon + below * unit)], stroke)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def line(draw: ImageDraw.ImageDraw, ends: list[tuple[float, float]], width: float) -> None:
    """A line with round ends."""
    draw.line(ends, fill=INK, width=round(width))
    for x, y in ends:
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=INK)


def draw_all() -> None:
    # A launcher may cut the icon to a circle, so the mark keeps well inside.
    mark(ICON, 0.62).save(ASSETS / "icon.png", optimize=True)
    mark(PRESPLASH, SPLASH_MARK / PRESPLASH).save(ASSETS / "presplash.png", optimize=True)


if __name__ == "__main__":
    draw_all()
    for name in ("icon.png", "presplash.png"):
        print(f"{(ASSETS / name).stat().st_size} bytes: {ASSETS / name}")
