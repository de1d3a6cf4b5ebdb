"""The library: every card, found by name in any language, by icon, nation or box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.catalogue import ORDERS, Face, Wanted, boxes, faces, found, heading, nation_name, nations, origin
from app.catalogue import icons as icons_on
from app.look.glyphs import SUITS, TYPES, icon
from app.look.look import look
from app.screens.destinations import destinations, is_rail
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.card import CardFace
from app.widgets.card_tile import OnCard, Tile
from app.widgets.field import SearchField
from app.widgets.layout import Box, Column, Row, Scroll, SideScroll, Space, Wrap
from app.widgets.long_list import LongList
from app.widgets.picker import FilterChip
from app.widgets.taps import Chip, IconButton, TextButton
from app.widgets.text import Text

if TYPE_CHECKING:
    from app.solstice import Solstice

COLUMN = 340  # dp


class Cards(Screen):
    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.wanted = Wanted()

    def keys(self) -> Mapping[str, str]:
        return {"/": "search"}

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        hint = look.say("cards-search-short") if look.large_text else look.say("cards-search", number=len(faces()))
        field = SearchField(self.wanted.words, hint, self._type, pos_hint={"center_y": 0.5})
        more = IconButton("tune-variant", look.say("cards-filters"), name="filters", on_tap=self._open_filters)
        chips = SideScroll(Row(self._chips(), gap=8, pad=(margin, 2)), key="chips")
        if look.landscape:
            field.size_hint_x = 0.6
            above: Widget = Row([field, more, chips], gap=0, pad=(margin, 6, 0, 2))
        else:
            above = Column([Row([field, more], gap=4, pad=(margin, 0, 8, 0)), chips], gap=8, pad=(0, 8, 0, 2))
        self.heading = Text("", "label", colour="primary", pos_hint={"center_y": 0.5})
        body = Box([above, self._line(margin), self._list(margin)], orientation="vertical")
        in_game = self.app.play is not None
        top = TopBar(look.say("place-cards"), on_back=self.shell.back) if in_game else Space(0)
        return page(top, body, places=destinations(self, "cards"), rail=is_rail())

    def _line(self, margin: float) -> Widget:
        """Where in the list it is, and what the list holds."""
        words = look.say(f"cards-by-{self.wanted.order}")
        if not look.large_text:
            box = look.say(f"box-{self.wanted.box}" if self.wanted.box else "cards-all-boxes")
            words = f"{box} · {words}"
        about = TextButton(words, style="text", name="order", on_tap=self._open_filters, size_hint_x=None)
        about.width = Text(words, "chip", wide=False).width + dp(34)
        return Row([self.heading, about], pad=(margin + 4, 0, margin - 8, 0))

    def _list(self, margin: float) -> Widget:
        self.shown = found(self.wanted, look.language)
        self.list = LongList(
            self.shown, height=_row_height, make=self._row, least=COLUMN * max(1.0, min(look.scale, 1.6)),
            margin=margin, on_first=self._head,
        )  # fmt: skip
        self.nothing = Text("", "body", colour="soft_text", align="center")
        self._say_nothing()
        return Box([self.nothing, Scroll(self.list, key="cards")], orientation="vertical")

    def _row(self, face: Face) -> Widget:
        return CardFace(
            face.card.id, note=origin(face.card, look.language), times=len(face.copies), name=f"card:{face.card.id}",
            on_tap=lambda: self._open(face),
        )  # fmt: skip

    def _head(self, first: int) -> None:
        place = self.shown[first] if first < len(self.shown) else None
        words = heading(place, self.wanted.order, look.language) if place else ""
        self.heading.text = words.upper()

    def _open(self, face: Face) -> None:
        from app.screens.card import CardScreen

        self.shell.go(CardScreen(self.app, face.card.id))

    # ---- what is sought

    def _type(self, words: str) -> None:
        """In place, so that typing is not interrupted."""
        self.wanted = replace(self.wanted, words=words)
        self.shown = found(self.wanted, look.language)
        self.list.show(self.shown)
        self._say_nothing()

    def _say_nothing(self) -> None:
        self.nothing.text = "" if self.shown else look.say("cards-nothing")
        if self.shown:
            self.heading.text = heading(self.shown[0], self.wanted.order, look.language).upper()
        else:
            self.heading.text = ""

    def _want(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.list.show(())
        self.shell.refresh()

    def _chips(self) -> list[Widget]:
        wanted = self.wanted
        nation = Chip(
            nation_name(wanted.nation, look.language) if wanted.nation else look.say("cards-nation"), "chevron-down",
            chosen=bool(wanted.nation), name="nation", on_tap=self._open_nations,
        )  # fmt: skip
        others = [name for name in wanted.icons if name not in SUITS]
        suits = [name for name in SUITS if any(name in icons_on(face.card) for face in faces())]
        return [nation, *(self._filter(name) for name in (*others, *suits))]

    def _filter(self, name: str) -> Widget:
        return FilterChip(name, "", name in self.wanted.icons, lambda: self._want(self.wanted.toggled(name)))

    # ---- the sheets

    def _open_nations(self) -> None:
        self.shell.open_sheet("nations", self._nations)

    def _nations(self) -> Widget:
        chips = [self._nation_chip("", look.say("cards-every-nation"))]
        chips += [self._nation_chip(nation, nation_name(nation, look.language)) for nation in nations(look.language)]
        chips.append(self._nation_chip("common", look.say("cards-common")))
        return Column([Text(look.say("cards-nation"), "title"), Wrap(chips)], gap=12)

    def _nation_chip(self, nation: str, words: str) -> Widget:
        def choose() -> None:
            self.shell.close_sheet()
            self._want(replace(self.wanted, nation=nation))

        return Chip(words, chosen=self.wanted.nation == nation, name=f"nation:{nation or 'all'}", on_tap=choose)

    def _open_filters(self) -> None:
        self.shell.open_sheet("filters", self._filters)

    def _filters(self) -> Widget:
        wanted = self.wanted
        box_names = [("", look.say("cards-all-boxes")), *((box, look.say(f"box-{box}")) for box in boxes())]
        by = [
            Chip(words, chosen=wanted.box == box, name=f"box:{box or 'all'}",
                 on_tap=lambda box=box: self._want(replace(self.wanted, box=box)))
            for box, words in box_names
        ]  # fmt: skip
        orders = [
            Chip(look.say(f"cards-by-{order}"), chosen=wanted.order == order, name=f"order:{order}",
                 on_tap=lambda order=order: self._want(replace(self.wanted, order=order)))
            for order in ORDERS
        ]  # fmt: skip
        kinds = [self._kind(name) for name in ("pinned", "attack", *TYPES, "barbarian", "empire") if _occurs(name)]
        clear = TextButton(
            look.say("cards-clear"), "filter-remove-outline", style="outlined", name="clear",
            on_tap=lambda: self._want(Wanted(words=self.wanted.words)), enabled=wanted.filtered,
        )  # fmt: skip
        return Column(
            [
                Text(look.say("cards-box"), "label", colour="primary"), Wrap(by),
                Text(look.say("cards-order"), "label", colour="primary"), Wrap(orders),
                Text(look.say("cards-icons"), "label", colour="primary"), Wrap(kinds), clear,
            ],
            gap=10,
        )  # fmt: skip

    def _kind(self, name: str) -> Widget:
        return Chip(
            look.say(f"icon-{name}"), icon(name), chosen=name in self.wanted.icons, name=f"icon:{name}",
            on_tap=lambda: self._want(self.wanted.toggled(name)),
        )  # fmt: skip


def _occurs(name: str) -> bool:
    return any(name in icons_on(face.card) for face in faces())


def _row_height(face: Face, width: float) -> float:
    settings = (look.language, look.scale, look.contrast)
    return _measured(face, origin(face.card, look.language), width, settings)


@lru_cache(maxsize=4000)
def _measured(face: Face, note: str, width: float, _settings: tuple[str, float, bool]) -> float:
    return Tile(face.card, OnCard(note=note, times=len(face.copies)), "M", width).draw()[1]
