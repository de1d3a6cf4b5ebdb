"""Small drawings for steps of the checklist where order counts: the market, and piles from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.glyphs import icon, suit, suit_colours
from app.look.look import look
from app.widgets.layout import Backed, Band, Column, Row, Surface
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.checklist import Step
from automa.imperium.market import SLOT_DECKS

DYNASTY = ("dynasty-developments", "dynasty-seasons", "dynasty-regions", "dynasty-accession")


def drawing(step: Step, steps: Sequence[Step], ticks: Iterable[str], paper: str) -> Widget | None:
    """What helps with this step, if anything does; `paper` is what it is drawn on."""
    if step.about == "market":
        return _market()
    if step.about == "nation-deck":
        return _pile([_nation_cards(step), _accession(step)])
    if step.tokens:
        return _tokens(step, paper)
    # The dynasty deck takes up to three steps: it stands by the first that is left.
    dynasty = [one for one in steps if one.group == "automa" and one.about in DYNASTY]
    if step in dynasty and next((one for one in dynasty if one.key not in ticks), dynasty[0]) is step:
        return _dynasty(dynasty)
    return None


def _market() -> Widget:
    return Row([_slot(number, deck) for number, deck in enumerate(SLOT_DECKS, 1)], gap=8)


def _slot(number: int, deck: str) -> Widget:
    # In high contrast a suit has no colour of its own.
    letters = f" {suit(deck).letters}" if look.contrast and deck != "main" else ""
    words = Text(f"{number}{letters}", "label", align="center")
    picture = Icon(icon("main"), 34, grows=False) if deck == "main" else SuitSquare(deck)
    middle = Row([Widget(size_hint_y=None, height=0), picture, Widget(size_hint_y=None, height=0)], gap=0)
    return Surface([middle, words], fill_colour="surface", radius=10, outline="outline", pad=(4, 8), gap=4)


class SuitSquare(Backed):
    """A suit's icon on its colour."""

    def __init__(self, name: str) -> None:
        band, ink = suit_colours(name, look.dark, look.contrast)
        super().__init__(size_hint=(None, None), size=(dp(34), dp(34)))
        self.back(band, radius=6)
        self.mark = Icon(suit(name).icon, 24, colour=ink, grows=False)
        self.add_widget(self.mark)
        self.bind(pos=self._place)

    def _place(self, *_: object) -> None:
        self.mark.pos = (self.x + dp(5), self.y + dp(5))


def _tokens(step: Step, paper: str) -> Widget:
    parts = [f"{number} {look.icon(kind, paper)}" for kind, number in step.tokens.items()]
    return Text("     ".join(parts), "tell", rich=True)


# ---- piles, the top first


def _dynasty(steps: Sequence[Step]) -> Widget:
    slats: list[Widget] = []
    for step in reversed(steps):
        if step.about == "dynasty-accession":
            slats += [_nation_cards(step), _accession(step)]
        elif step.about == "dynasty-regions":
            slats.append(_slat("cards", look.say("check-pile-regions", number=step.numbers["number"])))
        else:
            slats += [_development(card) for card in reversed(step.cards)]
    return _pile(slats)


def _nation_cards(step: Step) -> Widget:
    return _slat("cards", look.say("check-pile-nation", number=step.numbers["number"]))


def _accession(step: Step) -> Widget:
    name = library()[step.cards[0]].name_in(look.language)
    return _slat("card-text-outline", look.say("check-pile-accession", card=name), fill="container")


def _development(card: str) -> Widget:
    found = library()[card]
    points = Text(str(found.best_points), "label", wide=False)
    return _slat("cards", found.name_in(look.language), points)


def _slat(picture: str, words: str, at_end: Widget | None = None, fill: str = "highest") -> Widget:
    parts = [Icon(picture, 18, colour="soft_text"), Text(words, "note"), at_end]
    return Band(parts, fill_colour=fill, radius=6, pad=(10, 5), outline="outline")


def _pile(slats: Sequence[Widget]) -> Widget:
    ends = [Text(look.say("check-pile-ends", end=end), "note", colour="soft_text") for end in ("top", "bottom")]
    return Column([ends[0], *slats, ends[1]], gap=3)
