"""Nations, cards, tokens and places of one match, named in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from automa.imperium.market import SLOT_DECKS, SMALL_DECKS
from automa.imperium.match import NOBODY, Match
from automa.imperium.position import UNKNOWN
from automa.imperium.speech import speaker
from automa.imperium.variants import QUICK_SETUP
from automa.language.speech import Speaker
from automa.language.tree import Amount, Noun

Args = dict[str, str | int]


class Names:
    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.language = language
        self.speaker: Speaker = speaker(language)
        self.words = self.speaker.words
        self.say = self.words.say

    # ---- nations and cards

    def name_of(self, seat: int) -> str:
        nation = self.match.library.nation(self.match.seat(seat).nation)
        return nation.names.get(self.language, nation.name)

    def nation(self, seat: int, case: str = "") -> str:
        """With its article: the subject of a sentence, or after a preposition."""
        name = self.name_of(seat)
        if self.words.has("nation.small"):
            name = name[0].lower() + name[1:]
        return self.say(f"nation.{case}" if case else "nation", name=name)

    def card(self, card_id: str, seat: int, owner: str = "they") -> str:
        """By its name, but a player's own power card has none that could be told from the nation's."""
        if card_id == UNKNOWN:
            return self.say("card-unseen")
        power = self.match.seat(seat).power_card if seat != NOBODY else None
        if power is not None and power.card == card_id:
            return self.say("power-card", owner=owner)
        return self.match.card(card_id).name_in(self.language)

    def cards(self, cards: Iterable[str]) -> str:
        names = Counter(self.match.card(card).name_in(self.language) for card in cards)
        return self.join(self.say("card-copies", n=n, name=name) if n > 1 else name for name, n in names.items())

    # ---- tokens, suits, places

    def tokens(self, tokens: Mapping[str, int]) -> str:
        return self.join(self.thing(kind, number) for kind, number in tokens.items())

    def thing(self, kind: str, number: int, mode: str = "exactly") -> str:
        return self.speaker.phrases.noun(Noun((kind,)), Amount(number, mode))

    def suit(self, suit: str) -> str:
        return self.speaker.phrases.names((suit,))

    def place(self, zone: str, case: str) -> str:
        """A place of theirs; empty where the language has no such phrase for it."""
        slot = self._slot_of_mixed_deck(zone)
        message = f"zone-{'mixed' if slot else zone}.{case}"
        if not zone or not self.words.has(message):
            return ""
        return self.say(message, owner="they", number="one", thing="card", slot=slot, **{"class": "f"})

    def _slot_of_mixed_deck(self, zone: str) -> int:
        """The market slot that a small deck of all suits belongs to; 0 for other places."""
        mixed = zone in SMALL_DECKS and QUICK_SETUP in self.match.p.variants
        return SLOT_DECKS.index(zone) + 1 if mixed else 0

    def join(self, items: Iterable[str], how: str = "and") -> str:
        parts = list(items)
        return self.words.join(parts, how) if parts else ""


def minus(number: int) -> str:
    return str(number).replace("-", "−")


def yes(fact: object) -> str:
    """As messages select by it."""
    return "yes" if fact else "no"
