"""Measures a screen as it stands: nothing clipped, nothing overlapping, nothing too small to hit, nothing outside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from fontTools.ttLib import TTFont
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.look.glyphs import TITLE_FONT
from app.screens.about import USED
from app.widgets.taps import TOUCH
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.text import LANGUAGES, Messages, spoken
from tests.ui.driver import Ui

ROOM = 1.5  # dp: lines and rounding
MARKUP = re.compile(r"\[[^\]]*\]")
OUR_ICONS = range(0xE000, 0xF900)


class Box(NamedTuple):
    left: float
    bottom: float
    right: float
    top: float

    def cut(self, other: Box) -> Box | None:
        left, bottom = max(self.left, other.left), max(self.bottom, other.bottom)
        right, top = min(self.right, other.right), min(self.top, other.top)
        return Box(left, bottom, right, top) if left < right and bottom < top else None

    def within(self, other: Box) -> bool:
        room = dp(ROOM)
        return (
            self.left >= other.left - room
            and self.bottom >= other.bottom - room
            and self.right <= other.right + room
            and self.top <= other.top + room
        )

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.top - self.bottom


def problems(ui: Ui) -> list[str]:
    """Whatever is wrong with what is on the screen now."""
    measures = (texts_cut, words_broken, parts_out_of_place, missing_letters, taps_too_small, taps_over_taps)
    return [problem for measure in measures for problem in measure(ui)]


# ---- words


def widgets(ui: Ui) -> Iterator[Widget]:
    """On the topmost layer, also where one has to scroll for them."""
    layers = ui.app.shell.children
    return (widget for layer in layers[:1] for widget in layer.walk(restrict=True))


def texts(ui: Ui) -> Iterator[Text]:
    return (widget for widget in widgets(ui) if isinstance(widget, Text) and widget.text)


def texts_cut(ui: Ui) -> Iterator[str]:
    for text in texts(ui):
        width, height = text.texture_size
        if width > text.width + dp(ROOM) or height > text.height + dp(ROOM):
            yield f"cut: {plain(text)!r} needs {width:.0f}×{height:.0f} in {text.width:.0f}×{text.height:.0f}"


def words_broken(ui: Ui) -> Iterator[str]:
    """A word that is wider than its line goes on in the next one."""
    for text in texts(ui):
        lines = [without_icons("".join(part.text for part in line.words)) for line in text._label._cached_lines]
        whole = {word for line in lines for word in line.split()}
        if not text.shorten:
            yield from (f"broken: {word!r} in {lines}" for word in plain(text).split() if word not in whole)


def parts_out_of_place(ui: Ui) -> Iterator[str]:
    """Words and pictures beyond what holds them, or beyond the window where nothing scrolls."""
    for part in (widget for widget in widgets(ui) if isinstance(widget, Text | Icon)):
        name = repr(plain(part)) if isinstance(part, Text) else part.icon_name
        if not isinstance(part.parent, ScrollView) and not box(part).within(box(part.parent)):
            yield f"leaves its place: {name} {_round(box(part))} in {_round(box(part.parent))}"
        elif scroll_of(part) is None and not box(part).within(window()):
            yield f"leaves the window: {name} {_round(box(part))}"


def plain(text: Text) -> str:
    """Without markup and without our icons."""
    return without_icons(MARKUP.sub("", text.text) if text.markup else text.text).strip()


def without_icons(words: str) -> str:
    return "".join(letter for letter in words if ord(letter) not in OUR_ICONS)


def missing_letters(ui: Ui) -> Iterator[str]:
    """A letter that its font lacks is an empty square on the screen."""
    for text in texts(ui):
        known = letters_of(text.font_name)
        lacking = {letter for letter in plain(text) if ord(letter) not in known and not letter.isspace()}
        if lacking:
            yield f"no such letters: {''.join(sorted(lacking))!r} in {plain(text)!r}"


@cache
def letters_of(font: str) -> frozenset[int]:
    path = font if font == TITLE_FONT else LabelBase._fonts[font][0]
    return frozenset(TTFont(path).getBestCmap())


# ---- what can be tapped


def taps_too_small(ui: Ui) -> Iterator[str]:
    for tap in ui.app.shell.taps():
        if min(tap.size) < dp(TOUCH) - dp(ROOM):
            yield f"too small: {tap.name} {tap.width / dp(1):.0f}×{tap.height / dp(1):.0f} dp"
        elif scroll_of(tap) is None and not box(tap).within(window()):
            yield f"leaves the window: {tap.name} {_round(box(tap))}"


def taps_over_taps(ui: Ui) -> Iterator[str]:
    for one, other in combinations(ui.app.shell.taps(), 2):
        if _inside(one, other) or _inside(other, one):
            continue
        # What scrolls together is compared as it lies there, everything else as it is seen.
        together = scroll_of(one) is scroll_of(other)
        first, second = (box(tap) if together else visible(tap) for tap in (one, other))
        over = first.cut(second) if first and second else None
        if over is not None and min(over.size) > dp(ROOM):
            yield f"overlap: {one.name} {_round(first)} and {other.name} {_round(second)}"


def _inside(part: Widget, whole: Widget) -> bool:
    parent = part.parent
    while parent is not None and parent is not Window:
        if parent is whole:
            return True
        parent = parent.parent
    return False


# ---- where things are


def box(widget: Widget) -> Box:
    left, bottom = widget.to_window(*widget.pos)
    return Box(left, bottom, left + widget.width, bottom + widget.height)


def window() -> Box:
    return Box(0, 0, *Window.size)


def visible(widget: Widget) -> Box | None:
    """The part that is not cut off by something that scrolls."""
    shown: Box | None = box(widget)
    parent = widget.parent
    while shown is not None and parent is not None and parent is not Window:
        if isinstance(parent, ScrollView):
            shown = shown.cut(box(parent))
        parent = parent.parent
    return shown


def scroll_of(widget: Widget) -> ScrollView | None:
    """What it scrolls in, if anything."""
    parent = widget.parent
    while parent is not None and parent is not Window:
        if isinstance(parent, ScrollView):
            return parent
        parent = parent.parent
    return None


def _round(box: Box | None) -> str:
    return "" if box is None else "({:.0f} {:.0f} {:.0f} {:.0f})".format(*box)


# ---- translation


def untranslated(english: list[str], other: list[str], language: str) -> list[str]:
    """What reads the same in both languages, and is neither a name nor a word that both have."""
    same = {text for text in other if text in english and sum(letter.isalpha() for letter in text) > 3}
    return [f"not translated: {text!r}" for text in sorted(same - names() - alike(language))]


@cache
def names() -> frozenset[str]:
    """Of cards and nations, some of which have no name of their own in a language; and of what the app is made with."""
    known = {"Solstice", *(part for name, licence, by in USED for part in (name, f"{licence} · {by}"))}
    for language in LANGUAGES:
        known |= {card.name_in(language) for card in library().cards.values()}
        known |= {nation.names.get(language, nation.name) for nation in library().nations.values()}
    return frozenset(known)


@cache
def alike(language: str) -> frozenset[str]:
    """Messages without parts that are the same in both languages."""
    ours, theirs = spoken("en"), spoken(language)
    ours.parse_all()
    found = set()
    for name in ours.bundle._messages:
        mine, other = (_plain(messages, name) for messages in (ours, theirs))
        if mine is not None and mine == other:
            found |= {mine, mine.upper()}
    return frozenset(found)


def _plain(messages: Messages, name: str) -> str | None:
    value = messages.bundle.get_message(name).value if messages.has(name) else None
    return None if value is None else str(messages.bundle.format_pattern(value, {})[0])


def words_on_screen(ui: Ui) -> list[str]:
    return [plain(text) for text in texts(ui)]
