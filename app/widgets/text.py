"""Words and icons."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.core.text import LabelBase
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.utils import escape_markup
from kivymd import fonts_path
from kivymd.icon_definitions import md_icons

from app.look.look import BOLD_FONT, MEDIUM_FONT, ROLES, look

LabelBase.register(MEDIUM_FONT, f"{fonts_path}Roboto-Medium.ttf")
LabelBase.register(BOLD_FONT, f"{fonts_path}Roboto-Bold.ttf")
ICON_FONT = "SolsticePictures"
LabelBase.register(ICON_FONT, f"{fonts_path}materialdesignicons-webfont.ttf")

# Roboto has none: our icons do.
ARROW = "→"
# In em: words that would fit even if all their letters were as wide as this one are not measured.
WIDEST_LETTER = 1.0
# A size in whole pixels may come out a little wider than measured.
HINTING = 0.985
_MARKUP = re.compile(r"\[[^\]]*\]")


class Text(Label):
    """Words in one of the roles of type. It is as high as its words need, and breaks lines at its width.

    `rich` reads markup (icons, bold parts). `wide=False` makes it as wide as its words instead.
    """

    def __init__(
        self,
        words: str,
        role: str = "body",
        *,
        colour: str = "text",
        align: str = "left",
        rich: bool = False,
        wide: bool = True,
        struck: bool = False,
        most_lines: int = 0,
        **kw: Any,
    ) -> None:
        font, _, line_height = ROLES[role]
        if ARROW in words:
            words, rich = (words if rich else escape_markup(words)).replace(ARROW, look.icon("arrow")), True
        super().__init__(
            text=words.upper() if role == "label" and not rich else words,
            font_name=font,
            font_size=look.font_size(role),
            line_height=line_height,
            color=look.colour(colour),
            halign=align,
            valign="middle",
            markup=rich,
            strikethrough=struck,
            size_hint_y=None,
            **kw,
        )
        if most_lines:
            self.max_lines, self.shorten, self.shorten_from = most_lines, most_lines == 1, "right"
        self._font_size = self.font_size
        if wide:
            if self.size_hint_x is None:
                self._fit()
            else:
                self.size = (0, 0)  # so that any width is a change
            self.bind(width=self._fit)
        else:
            self.size_hint_x = None
            self.texture_update()
            self.size = self.texture_size

    def texture_update(self, *args: Any) -> None:
        """At once; Kivy would do the same once more at the end of the frame, and it is most of what a screen costs."""
        super().texture_update(*args)
        self._trigger_texture.cancel()

    def _fit(self, *_: Any) -> None:
        self.font_size = self._font_size * self._shrink()
        self.text_size = (self.width, None)
        self.texture_update()
        self.height = self.texture_size[1]

    def _shrink(self) -> float:
        """Less than 1 where a word is wider than the place: a word is never broken."""
        words = (_MARKUP.sub("", self.text) if self.markup else self.text).split()
        long = [word for word in words if len(word) * self._font_size * WIDEST_LETTER > self.width]
        if self.width <= 0 or not long:
            return 1.0
        widest = max(_ems(self.font_name, word) for word in long) * self._font_size
        return min(1.0, (self.width - 1) / widest * HINTING)


@cache
def _ems(font: str, word: str) -> float:
    """How wide this word is in this font, in em."""
    size = 100
    return float(CoreLabel(font_size=size, font_name=font).get_extents(word)[0]) / size


class Icon(Label):
    """A free-standing picture by its KivyMD name."""

    def __init__(self, name: str, size: float = 24, *, colour: str = "text", grows: bool = True, **kw: Any) -> None:
        side = look.grown(size) if grows else dp(size)
        super().__init__(
            text=md_icons[name],
            font_name=ICON_FONT,
            font_size=side,
            color=look.colour(colour),
            size_hint=(None, None),
            size=(side, side),
            **kw,
        )
        self.icon_name = name
