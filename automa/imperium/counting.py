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
from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.opponent.ground import HUMAN
from automa.imperium.physical.cards import common_cards
from automa.imperium.position import InPlay, Seat, pool
from automa.imperium.scoring import CAP, card_points, score_seat, scored_resources
from automa.imperium.select import counted, spots
from automa.imperium.sources import SOURCES, by_source
from automa.imperium.speech import COUNTED, speaker
from automa.language.speech import Speaker
from automa.language.tree import Do, Noun, Points
from automa.language.walk import within

__all__ = [
    "GROUPS", "PLACES", "SOURCES", "Countable", "Counted", "Row", "count", "countable", "counts_garrison",
    "counts_on_cards", "places_counted", "sides", "token_here",
]  # fmt: skip

GROUPS = ("nation", "region", "uncivilised", "civilised", "tributary", "trade_route", "fame", "unrest")
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
    """The power card scores by itself, what lies beside it is asked for, unrest like any other is counted together."""
    plain_unrest = card.is_unrest and _points(card) == library()[GENERIC_UNREST].points
    return not card.header.startswith("power") and not card.is_state and not plain_unrest


def sides(position: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """Cards beside the power card of which it matters which side is up, the likely one first: state card, merchant."""
    match = _match(position)
    seat = match.seat(HUMAN)
    own = [card for card in match.library.of_nation(seat.nation) if card.is_state]
    found = []
    if any(_points_matter(card) for card in own) and len({card.state for card in own}) > 1:
        start = match.library.nation(seat.nation).start_state
        ordinary = [] if any(start in card.state for card in own) else _ordinary_states(match)
        faces = [*ordinary, *own]
        found.append(tuple(card.id for card in sorted(faces, key=lambda card: seat.state not in card.state)))
    if match.p.trade_routes:
        found.append(_merchant(seat))
    return found


def _points_matter(card: Card) -> bool:
    return bool(card.points.value) or any(rule.verb == "score" for rule in card.standing)


def _ordinary_states(match: Match) -> list[Card]:
    states = [card for card in match.library.cards.values() if card.is_state and card.nation == "common"]
    return list({card.state: card for card in reversed(states)}.values())[::-1]


def _merchant(seat: Seat) -> tuple[str, ...]:
    bare = Seat(nation=seat.nation)
    position_json.lay_merchant(bare, HUMAN)
    return bare.permanents[0].card, *bare.undersides


def counts_on_cards(position: Mapping[str, Any]) -> bool:
    """Whether tokens on the person's cards are worth something wherever they lie (IMP-SCORE-9)."""
    cards = library().of_nation(_match(position).seat(HUMAN).nation)
    return any(
        rule.verb == "score" and _of_any_token(rule) for card in cards if card.is_state for rule in card.standing
    )


def _of_any_token(rule: Do) -> bool:
    return rule.what is not None and rule.what.kinds == ("resource",)


def token_here(card: str) -> str | None:
    """The kind of token on this card that its points count: `resource` for any, None if they don't."""
    points = _points(library()[card])
    nouns = [noun for noun in within(points, Noun) if "here" in noun.places] if points is not None else []
    return next((noun.kinds[0] for noun in nouns if noun.kinds[0] in ("resource", *RESOURCES)), None)


def counts_garrison(card: str) -> bool:
    points = _points(library()[card])
    return points is not None and any(
        noun.kinds == ("card",) and "here" in noun.places for noun in within(points, Noun)
    )


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
    beside: Sequence[str] | None = None,
    on_cards: Mapping[str, int] | None = None,
    here: Mapping[str, int] | None = None,
    exiled: int | None = None,
    told: Mapping[str, int] | None = None,
    language: str = "en",
) -> Counted:
    """The person's points with these cards by place, at the end of the game that stands so.

    The power card counts by itself. `beside` are the sides that are up of what `sides` asks for. `on_cards` are
    tokens that lie on cards, `here` how many of them on a card whose points say so (`token_here`). `exiled` is how
    many cards lie in exile where a card asks for it, `told` what the person says that a card is worth which the app
    cannot count.
    """
    match = _match(position)
    seat = match.p.seats[HUMAN] = _seat(match, match.seat(HUMAN), cards, resources)
    seat.permanents += [InPlay(card) for card in _beside(position, beside) if not match.entry(HUMAN, card)]
    _lay_tokens(match, dict(on_cards or {}), here or {})
    seat.resources = scored_resources(match, HUMAN)
    if exiled is not None:
        match.p.piles["exile"] = [GENERIC_UNREST] * exiled
    scored = [spot for spot in spots(match, ("scored",), Frame(HUMAN, "", HUMAN)) if _is_scored(match, spot)]
    rows = [_row(match, spot, told or {}, language) for spot in scored]
    progress = score_seat(_without_cards(match), HUMAN)["progress"]
    known = [{"card": row.card, "zone": row.zone, "points": row.points} for row in rows if row.points]
    sources = by_source({"progress": progress, "cards": known})
    return Counted(sum(sources.values()), progress, rows, sources)


def _is_scored(match: Match, spot: Spot) -> bool:
    """What lies beside the power card, only if it is worth something."""
    if spot.zone != "permanent":
        return True
    points = match.card(spot.card).points
    return bool(points.value or points.terms)


def _beside(position: Mapping[str, Any], beside: Sequence[str] | None) -> list[str]:
    return list(beside) if beside is not None else [faces[0] for faces in sides(position)]


def _lay_tokens(match: Match, left: dict[str, int], here: Mapping[str, int]) -> None:
    """On the cards that count theirs, the rest on the power card: where it lies is all the same."""
    seat = match.seat(HUMAN)
    for card, number in here.items():
        kind = token_here(card)
        _in_play(seat, card).tokens = {kind: number} if kind in RESOURCES else _drawn(left, number)
    if seat.power_card is not None:
        seat.power_card = InPlay(seat.power_card.card, tokens=left)


def _drawn(left: dict[str, int], number: int) -> dict[str, int]:
    """So many of the tokens that are left; materials where fewer were told."""
    taken = {}
    for kind in RESOURCES:
        taken[kind] = min(number, left.get(kind, 0))
        left[kind] = left.get(kind, 0) - taken[kind]
        number -= taken[kind]
    taken["materials"] += number
    return taken


def _match(position: Mapping[str, Any]) -> Match:
    return Match(position_json.read(dict(position)), 0)


def _seat(match: Match, seat: Seat, cards: Mapping[str, Sequence[str]], resources: Mapping[str, int]) -> Seat:
    """The person's area as they tell it."""
    told = Seat(
        nation=seat.nation, power=seat.power, state=seat.state, power_card=seat.power_card, resources=pool(**resources)
    )
    told.permanents = _state_card(match, seat)
    for place, there in cards.items():
        zone, _, host = place.partition(":")
        if zone == "play":
            told.play += [InPlay(card) for card in there]
        elif zone != "garrison":
            told.zone(zone).extend(there)
    for place, there in cards.items():
        zone, _, host = place.partition(":")
        if zone == "garrison":
            _in_play(told, host).garrison.extend(there)
    return told


def _in_play(seat: Seat, card: str) -> InPlay:
    """A card with others or tokens on it is in play, whatever was said of it."""
    found = next((entry for entry in seat.play if entry.card == card), None)
    if found is None:
        for zone in ("deck", "history", "sunken", "legends"):
            seat.zone(zone)[:] = [other for other in seat.zone(zone) if other != card]
        seat.play.append(found := InPlay(card))
    return found


def _state_card(match: Match, seat: Seat) -> list[InPlay]:
    """A nation's own state card whose sides score alike: it may say what tokens are worth."""
    cards = [card for card in match.library.of_nation(seat.nation) if card.is_state]
    alike = len({card.state for card in cards}) == 1
    return [InPlay(cards[0].id)] if alike else []


def _without_cards(match: Match) -> Match:
    """Nothing but the tokens: what they are worth is no card's business."""
    bare = match.p.copy()
    seat = bare.seats[HUMAN]
    bare.seats[HUMAN] = Seat(nation=seat.nation, power=seat.power, state=seat.state, resources=seat.resources)
    bare.seats[HUMAN].permanents = [InPlay(entry.card) for entry in seat.permanents]
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
