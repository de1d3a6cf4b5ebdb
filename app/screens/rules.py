"""The rules to look up: every entry in a list, and one of them in a sheet over any screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.glossary import ENTRIES, SECTIONS, Entry, entry, in_section, search
from app.look.look import BODY_FONT, look
from app.screens.destinations import destinations, is_rail
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.drawn import Drawn
from app.widgets.field import SearchField
from app.widgets.ink import Drawing
from app.widgets.layout import Box, Column, Row, Rule, Scroll, SideScroll, Space, Tiles, Wrap
from app.widgets.taps import Chip, IconButton
from app.widgets.text import Icon, Text

if TYPE_CHECKING:
    from app.solstice import Solstice

COLUMN = 340  # dp
PICTURE = 28  # dp


def open_rule(screen: Screen, keyword: str) -> bool:
    """One entry in a sheet. A keyword may be said as a card or an icon says it; False where there is none."""
    found = entry(keyword)
    if found is None:
        return False
    screen.shell.open_sheet(f"rule:{found.key}", lambda: RuleSheet(screen, found))
    return True


class RuleSheet(Column):
    """What one entry says, and what to read next."""

    def __init__(self, screen: Screen, shown: Entry) -> None:
        close = IconButton("close", look.say("app-close"), name="close", on_tap=screen.shell.close_sheet)
        title = Row([entry_icon(shown, 36), Text(shown.title(look.language), "nation"), close], gap=12)
        words = [Text(paragraph, "body") for paragraph in shown.paragraphs(look.language)]
        super().__init__([title, *words, *self._see(screen, shown)], gap=12)

    def _see(self, screen: Screen, shown: Entry) -> list[Widget]:
        if not shown.see:
            return []
        chips = [
            Chip(ENTRIES[key].title(look.language), name=f"rule:{key}", on_tap=lambda key=key: open_rule(screen, key))
            for key in shown.see
        ]
        return [Rule(), Text(look.say("rules-see"), "label", colour="primary"), Wrap(chips)]


def entry_icon(shown: Entry, size: float = PICTURE) -> Widget:
    """A suit or resource by its token, everything else by its picture."""
    if not shown.shown:
        return Icon(shown.icon, size, colour="primary")
    token = Text(look.icon(shown.shown), "title", rich=True, wide=False)
    side = look.grown(size)
    token.size_hint_x, token.width, token.halign = None, max(side, token.width), "center"
    return token


class RuleRow(Drawn):
    """The entry's name and a few words; a tap shows all of it. `fill_colour` lays it on a surface of its own."""

    def __init__(self, screen: Screen, shown: Entry, fill_colour: str = "") -> None:
        super().__init__(name=f"rule:{shown.key}", on_tap=lambda: open_rule(screen, shown.key))
        self._radius = dp(16)
        self.entry, self.fill_colour = shown, fill_colour

    @property
    def spoken(self) -> str:
        return f"{self.entry.title(look.language)}\n{self.entry.short(look.language)}"

    def drawing(self, height: float) -> tuple[Drawing, float]:
        drawing = Drawing()
        side, pad = look.grown(PICTURE), dp(12)
        left, arrow = side + 2 * pad, look.grown(24)
        room = self.width - left - arrow - 2 * pad
        title, title_size = self.entry.title(look.language), look.font_size("body")
        short, short_size = self.entry.short(look.language), look.font_size("note")
        words = Drawing()
        high = words.words(title, left, 0, font=BODY_FONT, size=title_size, colour="text", width=room)
        high += words.words(short, left, high, font=BODY_FONT, size=short_size, colour="soft_text", width=room)
        needed = max(height, look.grown(56), high + 2 * dp(8))
        if self.fill_colour:
            self._surface(drawing, needed)
        if self.entry.shown:
            drawing.token(self.entry.shown, pad, (needed - side) / 2, side)
        else:
            drawing.picture(self.entry.icon, pad, (needed - side) / 2, side, "primary")
        drawing.add(words, down=(needed - high) / 2)
        drawing.picture("chevron-right", self.width - pad - arrow, (needed - arrow) / 2, arrow, "soft_text")
        return drawing, needed

    def _surface(self, drawing: Drawing, height: float) -> None:
        if look.contrast:
            drawing.frame(0, 0, self.width, height, "outline", self.fill_colour, dp(16), 2)
        else:
            drawing.box(0, 0, self.width, height, self.fill_colour, dp(16))


class Rules(Screen):
    def __init__(self, app: Solstice, section: str = "game") -> None:
        super().__init__(app)
        self.section = section
        self.words = ""

    def keys(self) -> Mapping[str, str]:
        return {"/": "search"}

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        hint = look.say("cards-search-short" if look.large_text else "rules-search")
        field = SearchField(self.words, hint, self._type, pos_hint={"center_y": 0.5})
        chips = SideScroll(Row([self._chip(section) for section in SECTIONS], gap=8, pad=(margin, 2)), key="sections")
        if look.landscape:
            field.size_hint_x = 0.5
            above: Widget = Row([field, chips], gap=0, pad=(margin, 6, 0, 6))
        else:
            above = Column([Column([field], pad=(margin, 0)), chips], gap=8, pad=(0, 8, 0, 6))
        self.list = Column([], gap=8, pad=(margin, 4, margin, 16))
        self._show()
        body = Box([above, Scroll(self.list, key=f"rules:{self.section}")], orientation="vertical")
        in_game = self.app.play is not None
        top = TopBar(look.say("place-rules"), on_back=self.shell.back) if in_game else Space(0)
        return page(top, body, places=destinations(self, "rules"), rail=is_rail())

    def _chip(self, section: str) -> Widget:
        here = section == self.section and not self.words
        return Chip(
            look.say(f"rules-section-{section}"), "check" if here else None, chosen=here, name=f"section:{section}",
            on_tap=lambda: self._go(section),
        )  # fmt: skip

    def _show(self) -> None:
        """The entries as they are sought now."""
        entries = search(self.words, look.language) if self.words.strip() else in_section(self.section, look.language)
        self.list.clear_widgets()
        if self.words.strip():
            number = Text(look.say("rules-found", number=len(entries)), "note", colour="soft_text")
            self.list.add_widget(number if entries else Text(look.say("rules-nothing"), "body", colour="soft_text"))
        if entries:
            self.list.add_widget(Tiles([RuleRow(self, each, "low") for each in entries], least=COLUMN, gap=8))

    def _type(self, words: str) -> None:
        began = bool(words.strip()) != bool(self.words.strip())
        self.words = words
        if began:
            self.shell.refresh()  # the chips change too
        else:
            self._show()

    def _go(self, section: str) -> None:
        self.section, self.words = section, ""
        self.shell.refresh()
