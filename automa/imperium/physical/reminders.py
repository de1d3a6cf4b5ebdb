"""What to think of in your turn and in the solstice at a real table: nothing is modelled, only remembered.

Each reminder is about something and has its numbers and cards; `text` and `note` say it (data/text/*/reminders.ftl).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from automa.imperium.cards import EFFECT_KEYS, Card, library
from automa.imperium.match import NOBODY
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.speech import card_text, speaker
from automa.imperium.variants import FAST, MANA, PRECIOUS_CARDS
from automa.language.speech import sentence
from automa.language.tree import Do
from automa.language.walk import within
from automa.text import has_text, text

AFTER_THE_TURNS = ("solstice", "end_of_solstice")
# An unrest pile this low is worth a warning.
LOW = 3


@dataclass(frozen=True)
class Reminder:
    """`cards` are those that the words mention, `nation` whose affair it is."""

    about: str
    numbers: dict[str, int] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    nation: str = ""
    also: tuple[str, ...] = ()

    def text(self, language: str) -> str:
        """What to do or to know, in a sentence."""
        return text(language, f"remind-{self.about}", **self._args(language))

    def note(self, language: str) -> str:
        """More about it; may be empty."""
        if self.about in ("power", "solstice"):
            return " ".join(line for card in self.cards for line in _lines(card, self.about, language))
        message = f"remind-{self.about}.note"
        return text(language, message, **self._args(language)) if has_text(language, message) else ""

    def _args(self, language: str) -> dict[str, str | int]:
        names = [library()[card].name_in(language) for card in self.cards]
        also = [text(language, f"remind-also-{each}", card=", ".join(names)) for each in self.also]
        whose = text(language, "of-nation", name=nation_name(self.nation, language)) if self.nation else ""
        return {**self.numbers, "card": ", ".join(names), "also": "; ".join(also), "nation": whose}


def nation_name(nation: str, language: str) -> str:
    """As it stands in the middle of a sentence."""
    found = library().nation(nation)
    name = found.names.get(language, found.name)
    return name[0].lower() + name[1:] if has_text(language, "nation.small") else name


def reminders(view: Mapping[str, Any]) -> list[Reminder]:
    """For the turn or the solstice that the view is in, the most pressing first."""
    solstice = view["turn"]["phase"] == "solstice"
    first = _solstice(view) if solstice else _empty_deck(view)
    rest = () if solstice else _power(view)
    return [*_end(view), *first, *_variants(view), *_unrest(view), *_triggers(view), *rest]


def _own_cards(view: Mapping[str, Any]) -> list[Card]:
    return library().of_nation(view["seats"][HUMAN]["nation"], view["options"]["originals"])


def _empty_deck(view: Mapping[str, Any]) -> Iterator[Reminder]:
    """What joins the discard pile when your deck is empty (IMP-SHUF-3…5, -12…14)."""
    human = view["seats"][HUMAN]
    nation = library().nation(human["nation"])
    accession = tuple(card.id for card in _own_cards(view) if card.start == "accession")
    became_empire = nation.accession == "flip" and human["state"] == "empire"
    if accession and not became_empire:
        yield Reminder(f"nation-deck-{nation.accession.replace(' ', '-')}", cards=accession)
        if FAST in view["options"]["variants"] and nation.develops and nation.fast != MANA:  # IMP-VAR-FAST-8
            yield Reminder("fast-accession", cards=accession)
    elif nation.develops:
        yield Reminder("develop")
    else:
        yield Reminder("reshuffle")


def _variants(view: Mapping[str, Any]) -> Iterator[Reminder]:
    """What is easily forgotten of them, and of Trade Routes."""
    variants = view["options"]["variants"]
    if view["options"]["trade_routes"] and view["turn"]["phase"] != "solstice":  # IMP-TRADE-9, IMP-SOLO-90
        yield Reminder("trade")
    if PRECIOUS_CARDS in variants and view["turn"]["phase"] != "solstice":
        yield Reminder("precious")
    if FAST in variants and view["end"] is None:
        yield Reminder("fast")


def _unrest(view: Mapping[str, Any]) -> Iterator[Reminder]:
    left = view["unrest_left"]
    yield Reminder("unrest-low" if left <= LOW else "unrest", {"number": left})


def _end(view: Mapping[str, Any]) -> Iterator[Reminder]:
    """Once the end was triggered (IMP-SOLO-83)."""
    end = view["end"]
    if end is not None and end.get("last_round") is not None:
        about = "last-round" if view["round"] >= end["last_round"] else "end-near"
        yield Reminder(about, {"round": end["last_round"]})


def _triggers(view: Mapping[str, Any]) -> Iterator[Reminder]:
    """What can still trigger the end, the automa's own way first (IMP-END-2, -3, IMP-SOLO-80…82)."""
    if view["end"] is not None:
        return
    area = view["seats"][AUTOMA]
    nation = library().nation(view["seats"][HUMAN]["nation"])
    cards = _own_cards(view)
    ending = tuple(card.id for card in cards if _ends_game(card))
    ending += tuple(card.id for card in cards if card.start == "accession" and nation.accession == "ends game")
    also = ["main", "king", *(["development"] if nation.develops else []), *(["card"] if ending else [])]
    about = "end-journey" if opponent_table(area["nation"]).journey else "end-dynasty"
    yield Reminder(about, {"number": len(area["dynasty"])}, ending, area["nation"], tuple(also))


def _ends_game(card: Card) -> bool:
    effects = [getattr(card, key) for key in EFFECT_KEYS]
    return any(do.verb == "end game" for do in within(effects, Do))


def _power(view: Mapping[str, Any]) -> Iterator[Reminder]:
    face = _power_face(view)
    if _lines(face.id, "power", "en"):
        yield Reminder("power", cards=(face.id,))


def _solstice(view: Mapping[str, Any]) -> Iterator[Reminder]:
    """Of the cards that are certainly in play: the power card, and what lies beside it all game."""
    beside = [card for card in _own_cards(view) if card.start == "in_play" and not card.header.startswith("power")]
    certain = [_power_face(view), *(beside if len(beside) == 1 else [])]
    cards = tuple(card.id for card in certain if _lines(card.id, "solstice", "en"))
    if cards:
        yield Reminder("solstice", cards=cards)


def _power_face(view: Mapping[str, Any]) -> Card:
    side = f"power_{view['seats'][HUMAN]['power']}"
    return next(card for card in _own_cards(view) if card.header == side)


@cache
def _lines(card_id: str, about: str, language: str) -> tuple[str, ...]:
    """What the card says for the solstice, or else without that."""
    card = library()[card_id]
    if about != "solstice":
        texts = {key: value for key, value in card.texts.items() if key not in AFTER_THE_TURNS}
        return tuple(card_text(replace(card, texts=texts), language))
    effects = [effect for key in AFTER_THE_TURNS if (effect := getattr(card, key)) is not None]
    return tuple(sentence(each) for effect in effects for each in speaker(language).effect(effect))


def end_text(view: Mapping[str, Any], language: str) -> str:
    """What triggered the end, or by what it came; empty before that."""
    end = view["end"]
    if end is None or end.get("trigger") is None:
        return ""
    seat = end.get("seat", NOBODY)
    nation = view["seats"][seat]["nation"] if seat != NOBODY else view["seats"][AUTOMA]["nation"]
    subject = text(language, "nation", name=nation_name(nation, language))
    return text(language, "end-trigger", why=end["trigger"].replace(" ", "-"), nation=subject)
