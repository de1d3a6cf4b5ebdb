"""Counting a person's cards at the end of a game at a real table, by the same rules that score a digital game.

A screen lists `countable(table.position())`, lets the person tick cards and say where they lie as far as that matters
(`places_counted`), and shows `count(...)` after every tick. The result is told to the table by two answers:

    table.answer(correct.score(counted.sources))
    table.answer([f"amount:{counted.total}"])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from automa.imperium import position_json
from automa.imperium.cards import GENERIC_UNREST, Card, CardError, library
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.opponent.ground import HUMAN
from automa.imperium.physical.cards import common_cards
from automa.imperium.position import InPlay, Seat, pool
from automa.imperium.scoring import CAP, card_points, score_seat
from automa.imperium.select import counted, spots
from automa.imperium.sources import SOURCES, by_source
from automa.imperium.speech import COUNTED, speaker
from automa.language.speech import Speaker
from automa.language.tree import Noun, Points
from automa.language.walk import within

__all__ = ["GROUPS", "PLACES", "SOURCES", "Countable", "Counted", "Row", "count", "countable", "places_counted"]

GROUPS = ("nation", "region", "uncivilised", "civilised", "tributary", "fame", "unrest")
# Where a scored card may lie. `deck` stands for hand, deck and discard pile alike; a garrison is `garrison:<host>`.
PLACES = ("deck", "play", "history", "sunken", "legends", "garrison")
MOST_UNREST = 20


@dataclass(frozen=True)
class Countable:
    """A card that can be the person's. `most` is how often it may be ticked, `points` what it is always worth."""

    card: str
    group: str
    most: int = 1
    points: int | None = None


@dataclass(frozen=True)
class Row:
    """One card counted. `points` is None where only the person can say it; `reason` is empty for a fixed value."""

    card: str
    zone: str
    points: int | None
    reason: str = ""


@dataclass(frozen=True)
class Counted:
    """`sources` add up to `total`; cards whose points are unknown and were not told are left out of both."""

    total: int
    progress: int
    rows: list[Row] = field(default_factory=list)
    sources: dict[str, int] = field(default_factory=dict)


# ---- which cards


def countable(position: Mapping[str, Any]) -> list[Countable]:
    """The nation's own cards, then common cards that are not known to lie elsewhere, then unrest."""
    match = _match(position)
    human = match.seat(HUMAN)
    elsewhere = {*match.p.all_cards(), *(card for seat in match.p.seats for card in seat.unseen)}
    nation = [card.id for card in match.library.of_nation(human.nation, match.p.originals)]
    changes = match.p.campaign
    own = [match.card(card) for card in (changes.starting_deck(nation) if changes else nation)]
    commons = sorted(common_cards(match), key=lambda card: (GROUPS.index(card.suits[0]), card.id))
    found = [_countable(card, "nation") for card in own if _is_own(card)]
    found += [_countable(card, card.suits[0]) for card in commons if card.id not in elsewhere]
    return [*found, _countable(library()[GENERIC_UNREST], "unrest", MOST_UNREST)]


def _is_own(card: Card) -> bool:
    """The power card scores by itself, and unrest like any other is counted together."""
    plain_unrest = card.is_unrest and _points(card) == library()[GENERIC_UNREST].points
    return not card.header.startswith("power") and not plain_unrest


def _countable(card: Card, group: str, most: int = 1) -> Countable:
    points = _points(card)
    fixed = points.value if points is not None and not points.terms and not points.cases else None
    return Countable(card.id, group, most, fixed)


def _points(card: Card) -> Points | None:
    try:
        return card.points
    except CardError:
        return None


def places_counted(cards: Iterable[str]) -> tuple[str, ...]:
    """The places that the points of these cards depend on: where they lie themselves, or what they count."""
    formulas = [points for card in cards if (points := _points(library()[card])) is not None]
    found = {place for points in formulas for place, _ in points.cases}
    found |= {place for points in formulas for noun in within(points, Noun) for place in noun.places}
    return tuple(place for place in PLACES if place in found or (place == "garrison" and "here" in found))


# ---- how many points


def count(
    position: Mapping[str, Any],
    cards: Mapping[str, Sequence[str]],
    resources: Mapping[str, int],
    *,
    exiled: int | None = None,
    told: Mapping[str, int] | None = None,
    language: str = "en",
) -> Counted:
    """The person's points with these cards by place, at the end of the game that stands so.

    The power card counts by itself. `exiled` is how many cards lie in exile where a card asks for it, `told` what the
    person says that a card is worth which the app cannot count.
    """
    match = _match(position)
    match.p.seats[HUMAN] = _seat(match.seat(HUMAN), cards, resources)
    if exiled is not None:
        match.p.piles["exile"] = [GENERIC_UNREST] * exiled
    scored = [spot for spot in spots(match, ("scored",), Frame(HUMAN, "", HUMAN)) if spot.zone != "permanent"]
    rows = [_row(match, spot, told or {}, language) for spot in scored]
    progress = score_seat(_without_cards(match), HUMAN)["progress"]
    known = [{"card": row.card, "zone": row.zone, "points": row.points} for row in rows if row.points]
    sources = by_source({"progress": progress, "cards": known})
    return Counted(sum(sources.values()), progress, rows, sources)


def _match(position: Mapping[str, Any]) -> Match:
    return Match(position_json.read(dict(position)), 0)


def _seat(seat: Seat, cards: Mapping[str, Sequence[str]], resources: Mapping[str, int]) -> Seat:
    """The person's area as they tell it."""
    told = Seat(
        nation=seat.nation, power=seat.power, state=seat.state, power_card=seat.power_card, resources=pool(**resources)
    )
    told.permanents = _state_card(told)
    for place, there in cards.items():
        zone, _, host = place.partition(":")
        if zone == "play":
            told.play += [InPlay(card) for card in there]
        elif zone != "garrison":
            told.zone(zone).extend(there)
    for place, there in cards.items():
        zone, _, host = place.partition(":")
        if zone == "garrison":
            hosting = next((entry for entry in told.play if entry.card == host), None)
            if hosting is None:  # wherever it lies, it is a garrison
                told.play.append(hosting := InPlay(host))
            hosting.garrison.extend(there)
    return told


def _state_card(seat: Seat) -> list[InPlay]:
    """A nation's own state card, the side up that was last heard of: it may say what tokens are worth."""
    cards = [card for card in library().of_nation(seat.nation) if card.is_state and seat.state in card.state]
    return [InPlay(card.id) for card in cards[:1]]


def _without_cards(match: Match) -> Match:
    """Nothing but the tokens: what they are worth is no card's business."""
    bare = match.p.copy()
    seat = bare.seats[HUMAN]
    bare.seats[HUMAN] = Seat(nation=seat.nation, power=seat.power, state=seat.state, resources=seat.resources)
    bare.seats[HUMAN].permanents = _state_card(seat)
    return Match(bare, 0)


def _row(match: Match, spot: Spot, told: Mapping[str, int], language: str) -> Row:
    if spot.card in told:
        return Row(spot.card, spot.zone, told[spot.card])
    try:
        return Row(spot.card, spot.zone, card_points(match, spot, HUMAN), _reason(match, spot, language))
    except (CardError, LookupError):
        return Row(spot.card, spot.zone, None)


def _reason(match: Match, spot: Spot, language: str) -> str:
    """The formula filled in: "2 VP per fertile icon on cards you score: 4"."""
    words, points = speaker(language), match.card(spot.card).points
    if not points.terms:
        return words.points(points, COUNTED) if points.cases else ""
    frame = Frame(HUMAN, spot.card, HUMAN)
    said = words.words.join([_term(words, match, Points(terms=(term,)), frame) for term in points.terms], "plus")
    uncapped = sum(term.points * counted(match, term.count, frame)[0] for term in points.terms)
    return words.say("counted-capped", reason=said, most=CAP) if uncapped > CAP else said


def _term(words: Speaker, match: Match, points: Points, frame: Frame) -> str:
    (term,) = points.terms
    number = counted(match, replace(term.count, each=1), frame)[0]
    return words.say("counted-term", formula=words.points(points, COUNTED), n=number)
