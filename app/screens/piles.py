"""What lies in a pile, and moving cards from one place to another by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.glyphs import icon, suit
from app.look.look import look
from app.play import AUTOMA
from app.screens.card_sheet import show_card
from app.screens.table_game import TableScreen
from app.widgets.card import CardBack, CardFace
from app.widgets.layout import Column, Row, Rule, Tiles
from app.widgets.picker import CardPicker, as_options, merged
from app.widgets.taps import IconButton, TapRow, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.physical import correct, offers
from automa.imperium.physical.places import zone_of
from automa.imperium.words import capital

UNKNOWN = "?"
STATE_CARDS = "flip-horizontal"
# Where a card that the app did not know of comes to lie in a pile.
LAID = {"deck": "deck:top", "dynasty": "dynasty:top", "quests": "quests:top"}
IN_SHEET = 176  # dp, the least width of a card in a sheet
CANNOT_GAIN = ("journey", "dynasty", "quests")


class Piles:
    """The sheets of a screen's piles. `correcting` says whether a tap on a card looks at it, or moves it."""

    def __init__(self, screen: TableScreen, *, correcting: bool = True) -> None:
        self.screen = screen
        self.correcting = correcting
        # The place for a card that is being picked.
        self.adding: str | None = None

    @property
    def view(self) -> dict[str, Any]:
        return self.screen.play.view

    @property
    def nation(self) -> str:
        return str(self.view["seats"][AUTOMA]["nation"])

    def cards(self, zone: str) -> list[str | None]:
        """From the top down; None lies face down."""
        if zone in ("exile", "unrest"):
            return list(self.view["piles"][zone])
        return [None if card == UNKNOWN else card for card in self.view["seats"][AUTOMA][zone]]

    # ---- what lies there

    def open(self, zone: str) -> None:
        self.screen.shell.open_sheet(f"pile:{zone}", lambda: self._content(zone))

    def _content(self, zone: str) -> Widget:
        cards = self.cards(zone)
        order = look.say("area-top-first") if len(cards) > 1 else ""
        rows: list[Widget | None] = [
            Row([Text(pile_name(zone, self.nation), "title"), Text(str(len(cards)), "count", wide=False)]),
            Text(order, "note", colour="soft_text") if order else None,
        ]
        if not cards:
            rows.append(Text(look.say("area-nothing"), "body", colour="soft_text"))
        elif zone == "dynasty" and self.correcting and any(cards):
            rows += self._in_order(cards)
        else:
            rows.append(Tiles(list(self._tiles(zone, cards)), least=IN_SHEET * max(1.0, look.scale)))
        rows += self._not_seen(zone)
        if self.correcting and zone not in CANNOT_GAIN:
            rows.append(
                TextButton(look.say("area-add"), "plus", style="outlined", name="add", on_tap=lambda: self._add(zone))
            )
        return Column(rows, gap=12)

    def _tiles(self, zone: str, cards: list[str | None]) -> Iterator[Widget]:
        place = 0
        for card, same in groupby(cards):
            number = len(list(same))
            if card is None:
                yield self._face_down(zone, number, on_top=place == 0)
            else:
                for copy in range(number):
                    yield self.face(card, zone, name=f"card:{card}:{place + copy}")
            place += number

    def face(self, card: str, place: str, *, name: str = "", **on_card: Any) -> Widget:
        """A card that is looked at, or moved from its place."""
        on_tap = (lambda: self.move(card, place)) if self.correcting else (lambda: show_card(self.screen, card))
        return CardFace(
            card, name=name or f"card:{card}", on_tap=on_tap, on_hold=lambda: show_card(self.screen, card), **on_card
        )

    def _face_down(self, zone: str, number: int, *, on_top: bool) -> Widget:
        back = CardBack(self.nation, size_hint=(None, None), size=(dp(36), dp(50)))
        words = Text(look.say("area-face-down", number=number), "body")
        movable = self.correcting and on_top and zone == "deck"
        return TapRow(
            [back, words], fill_colour="container", radius=10, least=76, name=f"face-down:{zone}", enabled=movable,
            on_tap=lambda: self.move(UNKNOWN, zone),
        )  # fmt: skip

    def _not_seen(self, zone: str) -> list[Widget]:
        """Where a person turns the cards over: those that can still come."""
        pool = {"deck": "unseen", "dynasty": "unseen_dynasty", "quests": "unseen_quests"}.get(zone)
        unseen = self.view["seats"][AUTOMA][pool] if pool else []
        if not unseen:
            return []
        faces = [
            self.face(face.card.id, "unseen", name=f"unseen:{face.card.id}", times=face.number)
            for face in merged(as_options(unseen))
        ]
        title = Text(look.say("area-not-seen", zone=zone), "label", colour="primary")
        return [Rule(), title, Tiles(faces, least=IN_SHEET * max(1.0, look.scale))]

    # ---- the order of the dynasty deck

    def _in_order(self, cards: list[str | None]) -> list[Widget]:
        """Every card with its place; known ones can go up and down."""
        last = len(cards)
        return [
            self._place_in_order(card, place, last) if card is not None else self._hidden(place)
            for place, card in enumerate(cards, 1)
        ]

    def _place_in_order(self, card: str, place: int, last: int) -> Widget:
        up = self._shift("up", place, place - 1, enabled=place > 1)
        down = self._shift("down", place, place + 1, enabled=place < last)
        face = self.face(card, "dynasty", name=f"card:{card}:{place - 1}")
        return Row([_number(place), face, up, down], gap=4)

    def _shift(self, way: str, place: int, other: int, *, enabled: bool) -> IconButton:
        return IconButton(
            f"arrow-{way}", look.say(f"area-further-{way}"), name=f"{way}:{place}", enabled=enabled,
            on_tap=lambda: self._swap(place - 1, other - 1),
        )  # fmt: skip

    def _hidden(self, place: int) -> Widget:
        back = Icon("cards-outline", 22, colour="soft_text")
        return Row([_number(place), back, Text(look.say("area-hidden"), "read", colour="soft_text")], least=dp(40))

    def _swap(self, place: int, other: int) -> None:
        order = list(self.screen.play.table.position()["seats"][AUTOMA]["dynasty"])
        order[place], order[other] = order[other], order[place]
        self.screen.correct(correct.dynasty(order))

    # ---- moving

    def move(self, card: str, place: str) -> None:
        self.screen.shell.open_sheet("move", lambda: self._move_sheet(card, place))

    def _move_sheet(self, card: str, place: str) -> Widget:
        name = look.say("area-the-card") if card == UNKNOWN else library()[card].name_in(look.language)
        rows: list[Widget | None] = [Text(look.say("area-move", card=name), "title")]
        places = [to for to in correct.places_for(self.view, card, place) if to != place]
        rows += [self._place(to, lambda to=to: self._moved(card, place, to)) for to in places]
        if card != UNKNOWN:
            rows += [
                Rule(),
                TapRow(
                    [Icon("eye-outline", colour="primary"), Text(look.say("area-look"), "body")], name="look", least=52,
                    on_tap=lambda: show_card(self.screen, card),
                ),
            ]  # fmt: skip
        return Column(rows, gap=2)

    def _place(self, to: str, on_tap: Callable[[], object]) -> Widget:
        parts = [Icon(_picture(to, self.nation), colour="primary"), Text(pile_name(to, self.nation), "body")]
        return TapRow(parts, name=f"to:{to}", least=52, on_tap=on_tap)

    def _moved(self, card: str, place: str, to: str) -> None:
        if self.screen.correct(correct.move(card, place, to)):
            self.screen.shell.close_sheet()

    # ---- a card that the app did not know of

    def _add(self, zone: str) -> None:
        self.screen.shell.close_sheet()
        self.add(LAID.get(zone, zone))

    def add(self, place: str) -> None:
        self.adding = place
        self.screen.shell.refresh()

    def picker(self) -> Widget:
        """Fills the room there is, while a card is being picked."""
        assert self.adding is not None
        place = self.adding
        margin = look.margin / dp(1)
        where = Text(look.say("area-add-to", place=correct.place_name(place, look.language, self.nation)), "title")
        close = IconButton("close", look.say("app-close"), name="add:close", on_tap=self._close)
        picker = CardPicker(
            self.screen,
            as_options(offers.new_cards(self.screen.play.table.position())),
            on_pick=lambda option: self._gained(option.data["card"], place),
            key=f"add:{place}",
            on_look=lambda card: show_card(self.screen, card),
        )
        return Column([Row([where, close], pad=(margin, 4, 8, 0)), picker], fill=True)

    def _gained(self, card: str, place: str) -> None:
        if self.screen.correct(correct.gain(card, place)):
            self._close()

    def _close(self) -> None:
        self.adding = None
        self.screen.shell.refresh()

    def back(self) -> bool:
        was_adding, self.adding = self.adding is not None, None
        return was_adding


def pile_name(zone: str, nation: str = "") -> str:
    return capital(correct.place_name(zone, look.language, nation))


def pile_icon(zone: str, nation: str) -> str:
    own = zone_of(zone, nation)
    return STATE_CARDS if own == "states" else icon(own)


def _number(place: int) -> Widget:
    return column_of(Text(str(place), "strong", align="center"), size_hint_x=None, width=look.grown(26))


def _picture(place: str, nation: str) -> str:
    zone, _, which = place.partition(":")
    if zone == "slot":
        return f"numeric-{which}-box-outline"
    elsewhere = {"unrest": suit("unrest").icon, "yours": icon("hand"), "box": "package-variant"}
    return elsewhere.get(zone) or pile_icon(zone, nation)
