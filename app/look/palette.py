"""The colours of a screen: Material 3 roles made from one seed, the nation's colour or the app's own amber."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from materialyoucolor.dynamiccolor.dynamic_scheme import DynamicScheme
from materialyoucolor.dynamiccolor.material_dynamic_colors import MaterialDynamicColors
from materialyoucolor.dynamiccolor.variant import Variant
from materialyoucolor.hct import Hct
from materialyoucolor.palettes.tonal_palette import TonalPalette

AMBER = "#F2A900"
# Text on the app's own amber, which is too light for white.
INK_ON_AMBER = "#1E1500"
# The step that is told now, where everything else is black and white.
NOW_LIGHT, NOW_DARK = "#FFF0A0", "#003A70"

ROLES = {
    "surface": "surface", "low": "surfaceContainerLow", "container": "surfaceContainer",
    "high": "surfaceContainerHigh", "highest": "surfaceContainerHighest", "lowest": "surfaceContainerLowest",
    "text": "onSurface", "soft_text": "onSurfaceVariant", "outline": "outline", "line": "outlineVariant",
    "primary": "primary", "on_primary": "onPrimary", "banner": "primaryContainer", "now": "secondaryContainer",
    "error": "error", "on_error": "onError",
}  # fmt: skip


@dataclass(frozen=True)
class Palette:
    """Every colour as "#RRGGBB". `banner` is the nation's own colour, `now` what is current or chosen."""

    surface: str
    low: str
    container: str
    high: str
    highest: str
    lowest: str
    text: str
    soft_text: str
    outline: str
    line: str
    primary: str
    on_primary: str
    banner: str
    on_banner: str
    now: str
    error: str
    on_error: str


@cache
def palette(seed: str, dark: bool, contrast: bool) -> Palette:
    source = Hct.from_int(0xFF000000 | int(seed[1:], 16))
    # The third palette is the only slow one, and none of our roles is in it.
    third = TonalPalette.from_hue_and_chroma(source.hue, 0)
    scheme = DynamicScheme(source, Variant.FIDELITY, 1.0 if contrast else 0.0, dark, tertiary_palette=third)
    roles = {name: _hex(getattr(MaterialDynamicColors, role).get_argb(scheme)) for name, role in ROLES.items()}
    found = Palette(**roles, on_banner=INK_ON_AMBER if seed == AMBER else "#FFFFFF")
    return _black_and_white(found, dark, seed) if contrast else found


def _black_and_white(given: Palette, dark: bool, seed: str) -> Palette:
    """Only the banner keeps the nation's own colour, on which its text can be read."""
    paper, ink = ("#000000", "#FFFFFF") if dark else ("#FFFFFF", "#000000")
    surfaces = dict.fromkeys(("surface", "low", "container", "high", "highest", "lowest"), paper)
    inks = dict.fromkeys(("text", "soft_text", "outline", "line"), ink)
    return Palette(**{**vars(given), **surfaces, **inks, "banner": seed, "now": NOW_DARK if dark else NOW_LIGHT})


def _hex(argb: int) -> str:
    return f"#{argb & 0xFFFFFF:06X}"
