"""How everything looks now: colours, text size, language, form of the window. Widgets read it when they are made.

Screens are made anew whenever one of these changes, so nothing has to follow a change by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kivy.metrics import dp, sp
from kivy.utils import get_color_from_hex

from app.look.glyphs import TITLE_FONT, markup
from app.look.palette import AMBER, Palette, palette
from automa.text import text

# Font, size in sp and line height of each role of type.
BODY_FONT, MEDIUM_FONT, BOLD_FONT = "Roboto", "RobotoMedium", "RobotoBold"
ROLES = {
    "shout": (TITLE_FONT, 40, 1.10), "say": (MEDIUM_FONT, 28, 1.10), "tell": (BODY_FONT, 22, 1.10),
    "title": (TITLE_FONT, 22, 1.05), "name": (TITLE_FONT, 19, 1.05), "body": (BODY_FONT, 18, 1.12),
    "strong": (MEDIUM_FONT, 18, 1.12), "read": (BODY_FONT, 16, 1.15), "button": (MEDIUM_FONT, 20, 1.1),
    "chip": (MEDIUM_FONT, 16, 1.1), "note": (BODY_FONT, 13, 1.15), "label": (BOLD_FONT, 13, 1.15),
    "total": (TITLE_FONT, 64, 1.0), "nation": (TITLE_FONT, 28, 1.05), "count": (BOLD_FONT, 24, 1.1),
}  # fmt: skip

# From this text size on there is one thing at a time, and labels of icons are left out.
LARGE_TEXT = 1.4
ONE_PANE, TABLET = 600, 840


@dataclass
class Look:
    seed: str = AMBER
    dark: bool = False
    contrast: bool = False
    scale: float = 1.0
    motion: bool = True
    language: str = "en"
    # The window in dp.
    width: float = 412
    height: float = 892

    @property
    def palette(self) -> Palette:
        return palette(self.seed, self.dark, self.contrast)

    def colour(self, role: str) -> list[float]:
        """A role of the palette, or "#RRGGBB", as Kivy wants it."""
        return list(_rgba(role if role.startswith("#") else getattr(self.palette, role)))

    def say(self, message: str, **args: str | int) -> str:
        return text(self.language, message, **args)

    def icon(self, name: str, surface: str = "surface") -> str:
        """An icon for the inside of a sentence, as markup."""
        paper = surface if surface.startswith("#") else getattr(self.palette, surface)
        return markup(name, dark=self.dark, contrast=self.contrast, surface=paper)

    # ---- type

    def font_size(self, role: str) -> float:
        """Small text grows fully with the text size, large text less: the order is kept and a sentence still fits."""
        size = ROLES[role][1]
        growth = 1.0 if size <= 24 else 0.6 if size <= 28 else 0.4
        return float(sp(size * (1 + growth * (self.scale - 1))))

    def grown(self, size: float) -> float:
        """A length in dp that holds text, as large as that text."""
        return float(dp(size * max(1.0, self.scale)))

    # ---- the form of the window

    @property
    def tablet(self) -> bool:
        return self.width >= TABLET and self.height >= ONE_PANE - 100

    @property
    def landscape(self) -> bool:
        return self.width > self.height

    @property
    def two_panes(self) -> bool:
        return self.landscape and self.width >= ONE_PANE

    @property
    def low(self) -> bool:
        """A phone on its side: there is hardly any height."""
        return self.height < 500

    @property
    def large_text(self) -> bool:
        return self.scale >= LARGE_TEXT

    @property
    def margin(self) -> float:
        return float(dp(20 if self.tablet else 16))


@cache
def _rgba(colour: str) -> tuple[float, ...]:
    return tuple(get_color_from_hex(colour))


look = Look()
