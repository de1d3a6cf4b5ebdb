"""`cards` and `card`: what cards say."""

from __future__ import annotations

import argparse

from automa.cli.face import face
from automa.cli.output import Refused, Subparsers, print_json
from automa.imperium.cards import GENERIC_UNREST, Card, Library, library
from automa.imperium.facts import facts


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    several = commands.add_parser("cards", parents=[shared], help="list cards")
    several.add_argument("--nation", metavar="N", help="of one nation")
    several.add_argument("--set", metavar="S", help="of one set of common cards")
    several.set_defaults(run=run_cards)
    one = commands.add_parser("card", parents=[shared], help="show one card")
    one.add_argument("id", metavar="ID", help="as printed, with the box digit: 1ROM16")
    one.set_defaults(run=run_card)


def run_cards(args: argparse.Namespace) -> int:
    chosen = _chosen(library(), args.nation, args.set)
    language = args.lang or "en"
    if args.json:
        print_json({"cards": [facts(card, language) for card in chosen]})
        return 0
    print("\n\n".join(face(card, language) for card in chosen))
    print(f"\n{len(chosen)} cards")
    return 0


def run_card(args: argparse.Namespace) -> int:
    cards = library()
    card = cards.cards.get(args.id) or cards[args.id.upper()]
    if args.json:
        print_json(facts(card, args.lang or "en"))
    else:
        print(face(card, args.lang or "en"))
    return 0


def _chosen(cards: Library, nation: str | None, box: str | None) -> list[Card]:
    """In the order of the data files, originals and their replacements."""
    chosen = [card for card in cards.cards.values() if card.id != GENERIC_UNREST]
    if nation is not None:
        chosen = [card for card in chosen if card.nation == cards.nation(nation.lower()).id]
    if box is not None:
        known = sorted({card.box.lower() for card in cards.cards.values() if card.nation == "common"})
        if box.lower() not in known:
            raise Refused(f"unknown set {box!r}; known: {', '.join(known)}")
        chosen = [card for card in chosen if card.box.lower() == box.lower() and (nation or card.nation == "common")]
    return chosen
