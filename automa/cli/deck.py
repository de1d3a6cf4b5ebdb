"""`deck`: all cards of a nation in the order in which a player meets them, each text once."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from automa.cli.face import face
from automa.cli.output import WIDTH, Subparsers, print_json
from automa.imperium.cards import Card, Nation, library
from automa.imperium.facts import facts
from automa.text import text

# Where cards start, as far as a player lays them out: a heading for each.
PLACES = ("in_play", "deck", "nation", "accession", "development", "supply", "chaos")


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("deck", parents=[shared], help="a nation's cards, as they are laid out")
    command.add_argument("nation", metavar="NATION")
    command.add_argument("--originals", action="store_true", help="as first printed, without replacement cards")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    nation = library().nation(args.nation.lower())
    language = args.lang or "en"
    places = deck(nation, originals=args.originals)
    if args.json:
        shown = {place: [facts(card, language) for card in cards] for place, cards in places.items()}
        print_json({"nation": nation.id, "places": shown})
        return 0
    print("\n".join(lines(nation, places, language)))
    return 0


def deck(nation: Nation, *, originals: bool = False) -> dict[str, list[Card]]:
    """The nation's cards by the place where they start."""
    cards = library().of_nation(nation.id, originals)
    found = {place: [card for card in cards if (card.start or "in_play") == place] for place in PLACES}
    return {place: there for place, there in found.items() if there}


def lines(nation: Nation, places: dict[str, list[Card]], language: str) -> Iterator[str]:
    number = sum(len(cards) for cards in places.values())
    yield text(language, "deck-title", nation=nation.names.get(language, nation.name), number=number)
    for place, cards in places.items():
        yield ""
        yield text(language, f"deck-place-{place.replace('_', '-')}", number=len(cards)).upper()
        yield "═" * WIDTH
        for copies in _alike(cards, language):
            yield face(copies[0], language)
            if len(copies) > 1:
                yield text(language, "deck-copies", number=len(copies), ids=", ".join(card.id for card in copies))
            yield ""


def _alike(cards: list[Card], language: str) -> list[list[Card]]:
    """Cards that say the same, in the place of the first of them."""
    groups: dict[str, list[Card]] = {}
    for card in cards:
        said = {**facts(card, language), "id": "", "replaces": None}
        groups.setdefault(repr(said), []).append(card)
    return list(groups.values())
