"""Finding cards and other things by what a person types: part of a name in any language, or icons."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence

from automa.imperium.cards import Card, library
from automa.text import LANGUAGES, text

SHOWN = 3  # cards that a part of a name may show


def plain(words: str) -> str:
    """Without accents and capitals."""
    return "".join(
        letter for letter in unicodedata.normalize("NFKD", words.casefold()) if not unicodedata.combining(letter)
    )


def best_matches(typed: str, names: Sequence[Sequence[str]], icons: Sequence[Sequence[str]] = ()) -> list[int]:
    """The places of what was meant: exactly this name, or else every word in the name or at the start of an icon."""
    wanted = plain(typed)
    if not wanted:
        return []
    exact = [place for place, given in enumerate(names) if wanted in map(plain, given)]
    if exact:
        return exact
    return [
        place
        for place, given in enumerate(names)
        if _fits(wanted.split(), [plain(name) for name in given], [plain(i) for i in icons[place]] if icons else [])
    ]


def _fits(words: list[str], names: list[str], icons: list[str]) -> bool:
    if any(all(word in name for word in words) for name in names):
        return True
    return all(any(part.startswith(word) for icon in icons for part in icon.split()) for word in words)


def names_of(card: Card) -> list[str]:
    """The card's id and its name in every language."""
    return [card.id, *dict.fromkeys(card.name_in(language) for language in LANGUAGES)]


def icons_of(card: Card, language: str) -> list[str]:
    """As printed, in words: suits, header, types, state."""
    header = [] if card.header == "none" else [card.header]
    icons = dict.fromkeys((*card.suits, *header, *card.types, *card.state))
    return [text(language, f"icon-{icon.replace('_', '-').lower()}") for icon in icons]


def find_cards(name: str, language: str) -> list[str]:
    """Cards with this id or name, or else with this in their name; one of each name."""
    if not name:
        return []
    named = {card.name_in(language): card for card in reversed(library().cards.values())}
    ids = {card.casefold(): card for card in library().cards}
    if name.casefold() in ids:
        return [ids[name.casefold()]]
    cards = list(named.values())
    found = best_matches(name, [[card.name_in(language)] for card in cards])
    return [cards[place].id for place in found][:SHOWN]


def cards_beginning(name: str, language: str, boxes: Collection[str] = ()) -> list[str]:
    """Cards whose name begins so, or has this id; one of each name, from these boxes if there is one."""
    cards = sorted(library().cards.values(), key=lambda card: card.box in boxes)
    return list({card.name_in(language): card.id for card in cards if _begins(card, name, language)}.values())


def _begins(card: Card, name: str, language: str) -> bool:
    return plain(card.name_in(language)).startswith(plain(name)) or card.id.casefold() == name.casefold()
