"""One card: as it is, which rules it is about, where it belongs, what it is worth to the automa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.catalogue import Face, face_of, origin
from app.glossary import about
from app.look.look import look
from app.screens.destinations import destinations, is_rail
from app.screens.rules import RuleRow
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.card import CardFace
from app.widgets.card_parts import number
from app.widgets.layout import Column, Row, Rule, Scroll, Surface
from app.widgets.taps import IconButton, TapRow, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import Card, library
from automa.imperium.speech import card_text, cost_text, points_text
from automa.text import LANGUAGES

if TYPE_CHECKING:
    from app.solstice import Solstice


class CardScreen(Screen):
    def __init__(self, app: Solstice, card: str) -> None:
        super().__init__(app)
        self.face = face_of(card)
        self.card = library()[card]

    def build(self) -> Widget:
        speak = IconButton("volume-high", look.say("app-read-aloud"), name="speak", on_tap=self._speak)
        top = TopBar(
            look.say("card-title"), on_back=self.shell.back, buttons=[speak] if self.app.senses.can_speak else []
        )
        margin = look.margin / dp(1)
        shown = CardFace(self.card.id, size="XL", note=self._note())
        rest = [self._rules(), self._worth(), *self._facts()]
        if look.two_panes:
            left = Scroll(Column([shown], pad=(margin, 4, margin, 16)), key="card")
            right = Scroll(Column(rest, gap=12, pad=(0, 4, margin, 16)), key="about")
            body: Widget = Row([left, right], gap=0)
            body.size_hint_y = 1
        else:
            body = Scroll(Column([shown, *rest], gap=12, pad=(margin, 4, margin, 16)))
        return page(top, body, places=destinations(self, "cards"), rail=is_rail())

    def _note(self) -> str:
        return " · ".join(filter(None, (self.card.id, _times(self.face), origin(self.card, look.language))))

    def _speak(self) -> None:
        if self.app.senses.can_speak:
            self.app.senses.speak(spoken(self.card))

    # ---- below the card

    def _rules(self) -> Widget | None:
        """The keywords on it; a tap shows the rule."""
        entries = about(self.card)
        rows: list[Widget] = []
        for entry in entries:
            rows += [Rule(), RuleRow(self, entry)] if rows else [RuleRow(self, entry)]
        return Surface(rows, pad=(8, 4), gap=0) if rows else None

    def _worth(self) -> Widget | None:
        """Power and state cards never count for it."""
        if self.card.start == "in_play" or self.card.header.startswith("power") or self.card.box == "all":
            return None
        worth = look.say("card-worth", points=number(self.card.best_points), number=self.card.best_points)
        return Row([Icon("scale-balance", 26, colour="soft_text"), Text(worth, "read")], gap=12, pad=(8, 4))

    def _facts(self) -> list[Widget]:
        """Where it belongs, what it is called elsewhere, what it stands in for."""
        card = self.card
        lines = [(look.say("card-box"), look.say(f"box-{card.box.lower()}"))] if card.box != "all" else []
        starts = [look.say(f"card-start-{start.replace('_', '-')}") for start in self.face.starts]
        if starts:
            lines.append((look.say("card-start"), ", ".join(starts)))
        if card.players is not None:
            lines.append((look.say("card-players"), card.players))
        lines += [
            (look.say(f"card-name-{language}"), card.name_in(language))
            for language in LANGUAGES
            if language != look.language and card.name_in(language) != card.name_in(look.language)
        ]
        rows: list[Widget] = [_fact(title, words) for title, words in lines]
        if not _has_text(card):
            rows.insert(0, Text(look.say("card-no-text"), "read"))
        others = [self._other(other) for other in _other_sides(card)]
        return [*([Surface(rows, pad=(16, 12), gap=10)] if rows else []), *others]

    def _other(self, other: str) -> Widget:
        """Its other side, or the card it replaces."""
        card = library()[other]
        message = "card-replaces" if other == self.card.replaces else "card-other-side"
        words = column_of(
            Text(look.say(message), "note", colour="soft_text"), Text(card.name_in(look.language), "body")
        )
        return TapRow(
            [Icon("cards-outline", colour="primary"), words, Icon("chevron-right", colour="soft_text")],
            fill_colour="low", radius=16, name=f"card:{other}",
            on_tap=lambda: self.shell.replace(CardScreen(self.app, other)),
        )  # fmt: skip


def _times(face: Face) -> str:
    return f"×{len(face.copies)}" if len(face.copies) > 1 else ""


def _fact(title: str, words: str) -> Widget:
    return column_of(Text(title, "note", colour="soft_text"), Text(words, "read"), gap=0)


def _has_text(card: Card) -> bool:
    """Of some nations we know the facts only."""
    return card.nation == "common" or library().nation(card.nation).playable


def _other_sides(card: Card) -> list[str]:
    """A power or state card has its other letter; a replacement the card it replaces."""
    flipped = card.id[:-1] + {"A": "B", "B": "A"}.get(card.id[-1], "?")
    return [other for other in (flipped, card.replaces or "") if other in library().cards]


def spoken(card: Card) -> str:
    """The whole card to be read aloud."""
    parts = [card.name_in(look.language), *card_text(card, look.language), points_text(card, look.language)]
    return ". ".join(part.rstrip(".") for part in (*parts, cost_text(card, look.language)) if part) + "."
