"""What is printed on our cards equals the reference facts, card by card."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automa.imperium.cards import Card, library
from tests.rules import SHARED, rule

REFERENCE = SHARED / "reference" / "imperium"
BOXES = ("Classics", "Legends", "Horizons", "all")
# Where we differ from the reference. Its own note on 2TRI6 says that "pinned" is missing by mistake: the card's only
# text is for the solstice, and would never work if the card did not stay in play.
HEADERS = {"2TRI6": "pinned"}
# Nor is it sure of this one: the Mauryans start with eight cards in the deck (section 24 of the rules), so it is there.
STARTS = {"2MAU18X": "deck"}


def _read(name: str) -> Any:
    path = REFERENCE / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []


def _is_there(fact: dict[str, Any]) -> bool:
    """Every common card, and the nations whose cards we have: each of them whole."""
    return fact["box"] in BOXES and (fact["nation"] == "common" or fact["nation"].lower() in library().nations)


FACTS = [fact for fact in _read("cards.json") if _is_there(fact)]
OURS = {fact["nation"] for fact in FACTS}
DECKS = {name.lower(): deck for name, deck in (_read("decks.json") or {}).items() if name in OURS}
NAMES = _read("names.json") or {}

pytestmark = pytest.mark.skipif(not FACTS, reason="the shared reference is not here")


def points(card: Card) -> tuple[str, int | None]:
    """The kind and value that the reference would give these points."""
    given = card.points
    if given.terms:
        return "variable", None
    if given.cases:
        return "negative" if min(given.value, *(value for _, value in given.cases)) < 0 else "conditional", None
    return ("none" if given.value == 0 else "negative" if given.value < 0 else "fixed"), given.value


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["id"])
def test_the_printed_facts_are_equal(fact: dict[str, Any]) -> None:
    card = library()[fact["id"]]
    cost = {name: number for name, number in (fact["development_cost"] or {}).items() if number and name != "text"}
    assert card.name == fact["name"]
    assert card.nation == fact["nation"].lower()
    assert list(card.suits) == fact["suits"]
    assert list(card.types) == fact["type_icons"]
    assert [icon.replace("-", "_") for icon in card.state] == fact["state_icons"]
    assert card.header == HEADERS.get(fact["id"], fact["header"])
    assert card.start == STARTS.get(fact["id"], fact["start_location"])
    assert (card.cost or {}) == cost
    assert card.players == fact["player_count"]
    assert card.replaces == fact.get("replaces")
    assert points(card) == (fact["vp"]["kind"], fact["vp"]["value"])
    names = NAMES.get(fact["id"], {})
    known = {language: names[language] for language in ("pt", "es") if language in names}
    if card.box == "Horizons":  # no Spanish source: names of older cards, nations and states are taken over
        assert known.items() <= card.names.items() and set(card.names) - set(known) <= {"es"}
    else:
        assert dict(card.names) == known


def test_no_card_is_missing_and_none_is_invented() -> None:
    ours = {card.id for card in library().cards.values()} - {"UNR"}
    assert ours == {fact["id"] for fact in FACTS}


@rule("IMP-SETUP-16")
@pytest.mark.parametrize("nation", sorted(DECKS))
@pytest.mark.parametrize("originals", [False, True])
def test_every_deck_holds_the_cards_of_the_box(nation: str, originals: bool) -> None:
    cards = library().of_nation(nation, originals)
    starts = [card.start for card in cards]
    for place, listed in DECKS[nation]["locations"].items():
        faces = [start for start in starts if start == place]
        expected = sum(len(card.get("faces", [0])) for card in listed["cards"])
        assert len(faces) == expected, place
    assert library().nation(nation).exhausts == DECKS[nation]["exhaust_tokens"]
    starts = DECKS[nation]["start_state"].replace("(", "").split()
    assert library().nation(nation).start_state.replace("-", "_") in starts
    assert library().nation(nation).playable


COMMON_SETS = ("classics", "legends")


@rule("IMP-COMP-2")
@pytest.mark.parametrize("originals", [False, True])
@pytest.mark.parametrize("box", COMMON_SETS)
def test_the_commons_have_the_printed_counts(box: str, originals: bool) -> None:
    commons = library().commons(box, originals)
    banners = [card.suits[0] for card in commons]
    counts = {suit: banners.count(suit) for suit in set(banners)}
    # King of Kings has two faces.
    assert counts == {"uncivilised": 22, "civilised": 15, "region": 14, "tributary": 11, "fame": 10, "unrest": 12}


@rule("IMP-COMP-5", "IMP-ED-20")
@pytest.mark.parametrize("box", COMMON_SETS)
def test_replacements_and_originals_are_never_together(box: str) -> None:
    current, originals = ({card.id for card in library().commons(box, choice)} for choice in (False, True))
    replaced = {card.id: card.replaces for card in library().cards.values() if card.replaces and card.id in current}
    assert len(replaced) > 5
    assert originals == current - set(replaced) | set(replaced.values())


@rule("IMP-COMP-3")
@pytest.mark.parametrize("box", COMMON_SETS)
def test_the_commons_have_the_printed_player_counts(box: str) -> None:
    marks = [(card.suits[0], card.players) for card in library().commons(box) if card.players]
    expected = {
        ("uncivilised", "3+"): 3, ("uncivilised", "4"): 1, ("civilised", "3+"): 1, ("civilised", "4"): 2,
        ("region", "3+"): 1, ("tributary", "3+"): 1, ("tributary", "4"): 1, ("unrest", "3+"): 2, ("unrest", "4"): 2,
    }  # fmt: skip
    assert {mark: marks.count(mark) for mark in set(marks)} == expected
