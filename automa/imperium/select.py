"""Which cards a noun means, and how many of something there are. One noun language, one counter."""

from __future__ import annotations

from collections.abc import Iterable

from automa.imperium.cards import Card
from automa.imperium.lexicon import HEADERS, RESOURCES, STATES, SUITS, TYPES
from automa.imperium.match import NOBODY, Frame, Match, Spot
from automa.imperium.position import InPlay
from automa.language.tree import Count, Noun

ICONS = frozenset(SUITS + TYPES + HEADERS + STATES)
SCORED = ("hand", "deck", "discard", "play", "garrison", "history", "sunken", "power")
_COUNTED_BY_CARD = {"card", "variable", "copy", "leader", "development", "pinned", "attack"}


def spots(match: Match, places: Iterable[str], frame: Frame) -> list[Spot]:
    """Every card in these places, as the player of the frame means them."""
    found: list[Spot] = []
    for place in places:
        found += _spots_in(match, place, frame)
    return found


def _spots_in(match: Match, place: str, frame: Frame) -> list[Spot]:
    position, number = match.p, frame.seat
    seat = position.seats[number]
    match place:
        case "hand" if seat.kind == "automa":  # its slots (IMP-ED-39)
            return [Spot(card, "slots", number) for card in seat.slots if card]
        case "hand" | "discard" | "deck" | "history" | "sunken" | "development" | "dynasty" | "quests":
            return [Spot(card, place, number) for card in seat.zone(place)]
        case "play":
            return [Spot(entry.card, "play", number) for entry in seat.play]
        case "power":
            return [Spot(seat.power_card.card, "power", number)] if seat.power_card else []
        case "garrison":
            return [Spot(card, "garrison", number, entry.card) for entry in seat.play for card in entry.garrison]
        case "here":
            entry = match.entry(number, frame.card)
            return [Spot(card, "garrison", number, frame.card) for card in entry.garrison] if entry else []
        case "market":
            return [Spot(slot.card, "market") for slot in position.market if slot.card]
        case "exile":
            return [Spot(card, "exile") for card in position.piles["exile"]]
        case "nation":
            return [Spot(card, "nation", number) for card in seat.nation_deck]
        case "fame" | "main":
            return [Spot(card, place) for card in position.piles[place]]
        case "them":
            return list(frame.it)
        case "others":
            return [
                Spot(entry.card, "play", other)
                for other in position.others(number)
                for entry in position.seats[other].play
            ]
        case "scored":
            return spots(match, SCORED, frame)
        case "others scored":
            found: list[Spot] = []
            for other in position.others(number):
                found += spots(match, SCORED, frame.of(other))
            return found
        case "abandoned" | "returned" | "discarded" | "removed":
            return [Spot(card, place) for card in frame.memory.moved.get(place, ())]
    raise LookupError(f"no place {place!r}")


def candidates(match: Match, noun: Noun, frame: Frame, default: str) -> list[Spot]:
    """The cards the noun means. `default` is where the verb looks when the noun does not say."""
    if noun.ref:
        return referred(match, noun.ref, frame)
    found = spots(match, noun.places or (default,), frame)
    return [spot for spot in found if fits(match, noun, spot, frame)]


def referred(match: Match, ref: str, frame: Frame) -> list[Spot]:
    if ref == "this":
        spot = this_spot(match, frame)
        return [spot] if spot else []
    if ref == "host":
        return [Spot(frame.memory.host, "play", frame.seat)] if frame.memory.host else []
    return [spot for spot in frame.it if is_there(match, spot)]


def this_spot(match: Match, frame: Frame) -> Spot | None:
    """Where "this card" is: in play, being played, or just put somewhere by its own text."""
    seat = match.seat(frame.owner)
    if frame.card in seat.playing:
        return Spot(frame.card, "playing", frame.owner)
    if any(entry.card == frame.card for entry in seat.play):
        return Spot(frame.card, "play", frame.owner)
    return None


def is_there(match: Match, spot: Spot) -> bool:
    """Whether the card still lies where it was seen."""
    position = match.p
    match spot.zone:
        case "play":
            return any(entry.card == spot.card for entry in position.seats[spot.seat].play)
        case "garrison":
            entry = match.entry(spot.seat, spot.host)
            return entry is not None and spot.card in entry.garrison
        case "market":
            return any(slot.card == spot.card for slot in position.market)
        case "exile" | "fame" | "main" | "unrest":
            return spot.card in position.piles[spot.zone]
        case "king_of_kings":
            return True
    return spot.seat != NOBODY and spot.card in position.seats[spot.seat].zone(spot.zone)


def fits(match: Match, noun: Noun, spot: Spot, frame: Frame) -> bool:
    for kind in noun.kinds:  # a loop, since this is asked more often than anything else
        if is_kind(match, kind, spot, frame):
            break
    else:
        return False
    if noun.excluded and any(is_kind(match, kind, spot, frame) for kind in noun.excluded):
        return False
    if noun.having and not all(_has(match, word, spot) for word in noun.having):
        return False
    if noun.lacking and any(_has(match, word, spot) for word in noun.lacking):
        return False
    if noun.hosting:
        entry = match.entry(spot.seat, spot.card)
        hosted = entry.garrison if entry else []
        return all(
            any(is_kind(match, kind, Spot(card, "garrison", spot.seat, spot.card), frame) for card in hosted)
            for kind in noun.hosting
        )
    return True


def is_kind(match: Match, kind: str, spot: Spot, frame: Frame) -> bool:
    if kind == "card":
        return True
    card = match.face(spot.card)
    if kind in ICONS:
        if spot.zone == "play" and match.p.this_turn.treated:
            return icon_count(match, spot.card, kind) > 0
        return kind in card.icon_counts
    if kind[0] == '"':
        return card.base_name == kind[1:-1] or card.name == kind[1:-1]
    match kind:
        case "variable":
            return card.points.variable
        case "leader":
            return card.leader
        case "development":
            return card.start == "development"
        case "copy":
            return spot.card != frame.card and card.base_name == match.card(frame.card).base_name
        case "declared":
            return frame.memory.declared in card.icon_counts
    raise LookupError(f"no kind of card {kind!r}")


def _has(match: Match, word: str, spot: Spot) -> bool:
    """A token lying on the card, or an icon printed on it."""
    if word in RESOURCES or word == "resource":
        tokens = tokens_on(match, spot)
        return any(tokens.values()) if word == "resource" else tokens.get(word, 0) > 0
    return word in match.face(spot.card).icon_counts


def tokens_on(match: Match, spot: Spot) -> dict[str, int]:
    if spot.zone == "market":
        return next((slot.tokens for slot in match.p.market if slot.card == spot.card), {})
    if spot.zone in ("play", "power"):
        entry = match.entry(spot.seat, spot.card)
        return entry.tokens if entry else {}
    return {}


def icon_count(match: Match, card_id: str, icon: str) -> int:
    """How often a card in play shows the icon now, with what is treated as something else (IMP-KW-TREAT-1)."""
    number = match.face(card_id).icon_counts.get(icon, 0)
    for treated, gone, instead in match.p.this_turn.treated:
        if treated == card_id:
            number += instead.count(icon) - (gone == icon)
    return number


def counted(match: Match, count: Count, frame: Frame) -> tuple[int, list[str]]:
    """The number, and the cards in play that were counted."""
    total = 0
    used: list[str] = []
    for noun in count.terms:
        number, cards = _count_noun(match, noun, frame)
        total += number
        used += cards
    return total // count.each, used


def _count_noun(match: Match, noun: Noun, frame: Frame) -> tuple[int, list[str]]:
    resources = [kind for kind in noun.kinds if kind in RESOURCES]
    if resources:
        return sum(_count_resource(match, kind, noun, frame) for kind in resources), []
    total = 0
    used: list[str] = []
    for spot in spots(match, noun.places or ("scored",), frame):
        number = _count_card(match, noun, spot, frame)
        if number:
            total += number
            if spot.zone == "play":
                used.append(spot.card)
    return total, used


def _count_resource(match: Match, kind: str, noun: Noun, frame: Frame) -> int:
    if "paid" in noun.places:
        return frame.memory.paid.get(kind, 0)
    if "here" in noun.places:
        entry = match.entry(frame.owner, frame.card)
        return entry.tokens.get(kind, 0) if entry else 0
    return match.seat(frame.seat).resources[kind]


def _count_card(match: Match, noun: Noun, spot: Spot, frame: Frame) -> int:
    """Icons where the noun names icons, cards where it names cards (pitfalls 17 to 19)."""
    if (noun.excluded or noun.having or noun.lacking or noun.hosting) and not fits(match, noun, spot, frame):
        return 0
    number = 0
    for kind in noun.kinds:
        if kind in _COUNTED_BY_CARD or kind[0] == '"':
            number += is_kind(match, kind, spot, frame)
        elif spot.zone == "play":
            number += icon_count(match, spot.card, kind)
        else:
            number += match.card(spot.card).icon_counts.get(kind, 0)
    return number


def in_play_entries(match: Match, seat: int, noun: Noun, frame: Frame) -> list[InPlay]:
    return [entry for entry in match.seat(seat).play if fits(match, noun, Spot(entry.card, "play", seat), frame)]


def state_icons(match: Match, seat: int, card: Card) -> list[str]:
    """The state icons that still bind the card for this player: cards in play may make it lose some."""
    icons = list(card.state)
    if not icons:
        return icons
    spot = Spot(card.id, "hand", seat)
    for entry in match.in_play(seat):
        for rule in match.face(entry.card).standing:
            if rule.verb == "lose" and rule.what and rule.to and any(kind in icons for kind in rule.what.kinds):
                frame = Frame(seat, entry.card, seat)
                if fits(match, rule.to, spot, frame):
                    icons = [icon for icon in icons if icon not in rule.what.kinds]
    return icons
