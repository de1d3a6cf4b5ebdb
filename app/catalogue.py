"""Which cards the library shows: one of each kind, found by name, icon, nation and box, in an order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from app.find import names_of, plain
from app.look.glyphs import NO_SUIT, SUITS, canonical
from automa.imperium.cards import BOXES, GENERIC_UNREST, STARTS, Card, library
from automa.text import text

ORDERS = ("name", "suit", "nation")
COMMON = "common"


@dataclass(frozen=True)
class Face:
    """A card, and how many like it there are in its deck."""

    card: Card
    copies: tuple[str, ...]

    def names(self) -> list[str]:
        return [*names_of(self.card), *self.copies]

    @property
    def starts(self) -> list[str]:
        """Where they are when a game begins."""
        there = {library()[card].start for card in self.copies}
        return [start for start in STARTS if start in there]


@dataclass(frozen=True)
class Wanted:
    """Everything that is sought must be true of a card."""

    words: str = ""
    icons: tuple[str, ...] = ()
    nation: str = ""
    box: str = ""
    order: str = "name"

    def toggled(self, icon: str) -> Wanted:
        icons = tuple(other for other in self.icons if other != icon)
        return replace(self, icons=icons if icon in self.icons else (*icons, icon))

    @property
    def filtered(self) -> bool:
        return bool(self.icons or self.nation or self.box)


@cache
def faces() -> tuple[Face, ...]:
    """Every card that is played with today; a nation's cards that are all the same are one, wherever they start."""
    alike: dict[tuple[object, ...], list[Card]] = {}
    for card in library().cards.values():
        if card.id != GENERIC_UNREST and card.id not in library().replaced_by:
            alike.setdefault(_looks(card), []).append(card)
    return tuple(Face(cards[0], tuple(card.id for card in cards)) for cards in alike.values())


def _looks(card: Card) -> tuple[object, ...]:
    printed = (card.nation, card.box, card.name, card.icons, card.header)
    return (*printed, repr(card.cost), repr(dict(card.texts)))


def face_of(card_id: str) -> Face:
    """The face that the card is one of; a card of an older edition stands for itself."""
    found = next((face for face in faces() if card_id in face.copies), None)
    return found or Face(library()[card_id], (card_id,))


def boxes() -> list[str]:
    there = {face.card.box for face in faces()}
    return [box.lower() for box in BOXES if box in there and box != "all"]


def nations(language: str) -> list[str]:
    return sorted(library().nations, key=lambda nation: plain(nation_name(nation, language)))


def found(wanted: Wanted, language: str) -> list[Face]:
    words = plain(wanted.words.strip()).split()
    kept = [face for face in faces() if _fits(face, wanted) and _named(face, words)]
    return sorted(kept, key=lambda face: _place(face, wanted.order, language))


def _fits(face: Face, wanted: Wanted) -> bool:
    card = face.card
    if wanted.nation and card.nation != wanted.nation:
        return False
    if wanted.box and card.box.lower() not in (wanted.box, "all"):
        return False
    return {*icons(card)}.issuperset(wanted.icons)


def _named(face: Face, words: list[str]) -> bool:
    return not words or any(all(word in name for word in words) for name in _plain_names(face))


@cache
def _plain_names(face: Face) -> tuple[str, ...]:
    return tuple(map(plain, face.names()))


def icons(card: Card) -> tuple[str, ...]:
    """By the names of our icons; a card without a suit has that as its suit."""
    header = () if card.header == "none" else (card.header,)
    return tuple(canonical(name) for name in (*(card.suits or (NO_SUIT,)), *header, *card.types, *card.state))


def _place(face: Face, order: str, language: str) -> tuple[object, ...]:
    card = face.card
    name = (plain(card.name_in(language)), card.box, card.id)
    if order == "suit":
        return list(SUITS).index(icons(card)[0]), *name
    if order == "nation":
        start = STARTS.index(card.start) if card.start in STARTS else -1
        return card.nation == COMMON, plain(origin(card, language)), start, *name
    return name


def heading(face: Face, order: str, language: str) -> str:
    """What the place in the list is called: a letter, a suit, a nation."""
    if order == "suit":
        return suit_name(icons(face.card)[0], language)
    if order == "nation":
        return origin(face.card, language)
    return plain(face.card.name_in(language))[:1].upper()


def suit_name(suit: str, language: str) -> str:
    return text(language, "cards-no-suit" if suit == NO_SUIT else f"icon-{suit.replace(' ', '-')}")


def origin(card: Card, language: str) -> str:
    """Its nation, or the box it is common in."""
    if card.nation == COMMON:
        return text(language, f"box-{card.box.lower()}") if card.box != "all" else text(language, "cards-every-box")
    return nation_name(card.nation, language)


def nation_name(nation: str, language: str) -> str:
    known = library().nation(nation)
    return known.names.get(language, known.name)
