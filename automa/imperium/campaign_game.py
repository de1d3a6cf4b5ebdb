"""What a campaign changes about the set-up of one of its games (IMP-CAMP-4 to -6, -9). Plain data, as in a config."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from automa.imperium.cards import Card, CardError, library
from automa.imperium.lexicon import RESOURCES
from automa.table import TableError

LISTS = ("added", "removed", "left_out")
# More than a campaign can come to.
MOST_CARDS = 20
MOST_TOKENS = 99


@dataclass(frozen=True, slots=True)
class CampaignGame:
    """Your `resources` at the start, cards `added` to and `removed` from your starting deck, cards `left_out` of the
    commons, and how many common unrest are `unrest_set_aside`."""

    resources: tuple[tuple[str, int], ...]
    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    unrest_set_aside: int = 0

    def starting_deck(self, cards: Iterable[str]) -> list[str]:
        """Of these cards of the nation, those that are still in it, with those that were added."""
        removed = _every_printing(self.removed)
        return [card for card in cards if card not in removed] + list(self.added)

    def commons(self, cards: Iterable[Card]) -> list[Card]:
        """Of these common cards, those of this game; of the unrest, the last ones are set aside."""
        left_out = _every_printing(self.left_out)
        found = [card for card in cards if card.id not in left_out]
        unrest = [card.id for card in found if card.is_unrest and card.players is None]
        aside = unrest[len(unrest) - self.unrest_set_aside :] if self.unrest_set_aside else []
        return [card for card in found if card.id not in aside]


def read(data: object) -> CampaignGame:
    """From a config or a position; TableError with the reason."""
    if not isinstance(data, dict):
        raise TableError("campaign: must be an object")
    unknown = sorted(str(key) for key in data if key not in {"resources", "unrest_set_aside", *LISTS})
    if unknown:
        raise TableError(f"campaign: unknown key {unknown[0]!r:.40}")
    aside = data.get("unrest_set_aside", 0)
    if type(aside) is not int or not 0 <= aside <= MOST_CARDS:
        raise TableError("campaign: unrest_set_aside must be a number from 0")
    cards = {key: _cards(key, data.get(key, [])) for key in LISTS}
    return CampaignGame(_resources(data.get("resources")), unrest_set_aside=aside, **cards)


def write(game: CampaignGame) -> dict[str, Any]:
    """`read` gives an equal one back."""
    cards = {key: list(getattr(game, key)) for key in LISTS}
    return {"resources": dict(game.resources), **cards, "unrest_set_aside": game.unrest_set_aside}


def _resources(data: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(data, dict):
        raise TableError("campaign: resources must be an object")
    for name, number in data.items():
        if name not in RESOURCES or type(number) is not int or not 0 <= number <= MOST_TOKENS:
            raise TableError(f"campaign: resources: {name!r:.40} can't be {number!r:.40}")
    return tuple((name, data[name]) for name in RESOURCES if name in data)


def _cards(key: str, data: object) -> tuple[str, ...]:
    if not isinstance(data, list) or len(data) > MOST_CARDS or len({str(card) for card in data}) != len(data):
        raise TableError(f"campaign: {key} must be a list of at most {MOST_CARDS} different cards")
    for card in data:
        try:
            common = library()[str(card)].nation == "common"
        except CardError as error:
            raise TableError(f"campaign: {key}: {error}") from None
        if key != "removed" and not common:
            raise TableError(f"campaign: {key}: {card} is no common card")
    return tuple(data)


def _every_printing(cards: Iterable[str]) -> set[str]:
    """These cards, those that replace them and those that they replace (IMP-COMP-5): in play is one of them."""
    found = {*cards}
    found |= {library().replaced_by[card] for card in found if card in library().replaced_by}
    return found | {replaced for card in found if (replaced := library()[card].replaces)}
