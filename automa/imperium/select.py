"""Which cards a noun means, and how many of something there are. One noun language, one counter."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from automa.imperium.cards import Card
from automa.imperium.lexicon import HEADERS, RESOURCES, STATES, SUITS, TYPES
from automa.imperium.match import NOBODY, Frame, Match, Spot
from automa.imperium.position import InPlay, Seat
from automa.language.tree import Count, Noun

ICONS = frozenset(SUITS + TYPES + HEADERS + STATES)
SCORED = ("hand", "deck", "discard", "play", "permanent", "garrison", "history", "sunken", "legends", "power")
_BESIDE = ("permanent", "power")
# The icons that a ceremony gathers: there is a token for each (IMP-NATION-CULTISTS-6).
_TOLD_APART = frozenset((*SUITS, *TYPES)) - {"power"}
_COUNTED_BY_CARD = {"card", "variable", "copy", "leader", "development", "pinned", "attack", "quest"}


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
        case "hand" | "discard" | "deck" | "history" | "sunken" | "legends" | "development" | "dynasty" | "set aside":
            return [Spot(card, place, number) for card in seat.zone(place)]
        case "play":
            return [Spot(entry.card, "play", number) for entry in seat.play]
        case "play including this":
            this = [Spot(frame.card, "playing", number)] if frame.card in seat.playing else []
            return [Spot(entry.card, "play", number) for entry in seat.play] + this
        case "quests":
            return [Spot(card, place, number) for card in seat.quests if _may_be_targeted(match, card, seat)]
        case "permanent":
            return [Spot(entry.card, "permanent", number) for entry in seat.permanents]
        case "power":
            return [Spot(seat.power_card.card, "power", number)] if seat.power_card else []
        case "garrison":
            return _garrisons(number, [*seat.play, *seat.permanents])
        case "mana":
            host = mana_host(match, number)
            return _garrisons(number, [host]) if host else []
        case "regions":
            return _garrisons(number, [entry for entry in seat.play if match.face(entry.card).is_region])
        case "here":
            entry = match.entry(number, frame.card)
            return _garrisons(number, [entry]) if entry else []
        case "market":
            return [Spot(slot.card, "market") for slot in position.market if slot.card]
        case "first two slots":
            return [Spot(slot.card, "market") for slot in position.market[:2] if slot.card]
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
            # Not the active quest (IMP-ZONE-7).
            return [spot for spot in spots(match, SCORED, frame) if not _is_quest(match, spot)]
        case "others scored":
            found: list[Spot] = []
            for other in position.others(number):
                found += spots(match, ("scored",), frame.of(other))
            return found
        case "abandoned" | "returned" | "discarded" | "removed":
            return [Spot(card, place) for card in frame.memory.moved.get(place, ())]
        case "exiled":
            return [Spot(card, place) for card in frame.memory.moved.get("removed", ())]
        case "taken":
            happening = frame.memory.happening
            if happening and happening.verb == "take":  # by whoever it was
                found_there = [Spot(card, happening.to, happening.seat) for card in happening.cards]
                return [spot for spot in found_there if is_there(match, spot)]
            taken = frame.memory.taken or (happening.taken if happening else ())
            return [Spot(card, "hand", number) for card in taken if card in seat.hand]
    if place[0] == '"':
        hosts = [entry for entry in (*seat.play, *seat.permanents) if match.face(entry.card).is_called(place[1:-1])]
        return _garrisons(number, hosts)
    raise LookupError(f"no place {place!r}")


def _garrisons(seat: int, hosts: Iterable[InPlay]) -> list[Spot]:
    return [Spot(card, "garrison", seat, entry.card) for entry in hosts for card in entry.garrison]


def mana_host(match: Match, seat: int) -> InPlay | None:
    """The card in play under which this player's mana lies (IMP-NATION-POLYNESIANS-2)."""
    for entry in match.in_play(seat):
        for rule in match.face(entry.card).replacements:
            if rule.event.verbs == ("put",) and rule.event.to and "mana" in rule.event.to.places:
                return entry
    return None


def _may_be_targeted(match: Match, card: str, seat: Seat) -> bool:
    """One quest waits until it is the last impending one (IMP-NATION-ARTHURIANS-6)."""
    return len(seat.quests) == 1 or seat.kind == "automa" or "target early" not in match.card(card).cannot


def _is_quest(match: Match, spot: Spot) -> bool:
    """Impending in the quest area, or active under the card that makes it so (IMP-NATION-ARTHURIANS-4)."""
    if spot.zone == "quests":
        return True
    if spot.zone != "garrison" or match.card(spot.card).start != "development":
        return False
    standing = match.face(spot.host).standing
    return any(rule.verb == "treat" and rule.to is not None and rule.to.kinds == ("quest",) for rule in standing)


def candidates(match: Match, noun: Noun, frame: Frame, default: str) -> list[Spot]:
    """The cards the noun means. `default` is where the verb looks when the noun does not say."""
    if noun.ref:
        return referred(match, noun.ref, frame)
    default = "permanent" if noun.kinds == ("ceremony",) else default
    found = spots(match, noun.places or (default,), frame)
    return [spot for spot in found if fits(match, noun, spot, frame)]


def referred(match: Match, ref: str, frame: Frame) -> list[Spot]:
    if ref == "this":
        spot = this_spot(match, frame)
        return [spot] if spot else []
    if ref == "given":
        card = frame.memory.given.get(frame.seat)
        return [Spot(card, "given")] if card else []
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
    if any(entry.card == frame.card for entry in seat.permanents):
        return Spot(frame.card, "permanent", frame.owner)
    return None


def lying(match: Match, spot: Spot) -> Spot:
    """Where a card of this player is that was played from somewhere: in play, discarded, or as its text says."""
    played = [Spot(spot.card, zone, spot.seat) for zone in ("play", "discard", "history", "hand")]
    hosts = [*match.seat(spot.seat).play, *match.seat(spot.seat).permanents] if spot.seat != NOBODY else []
    played += [Spot(spot.card, "garrison", spot.seat, entry.card) for entry in hosts]
    everywhere = [*played, *(Spot(spot.card, zone) for zone in ("exile", "unrest", "chaos"))]
    return next((found for found in everywhere if is_there(match, found)), spot)


def is_there(match: Match, spot: Spot) -> bool:
    """Whether the card still lies where it was seen."""
    position = match.p
    match spot.zone:
        case "play":
            return any(entry.card == spot.card for entry in position.seats[spot.seat].play)
        case "permanent":
            return any(entry.card == spot.card for entry in position.seats[spot.seat].permanents)
        case "garrison":
            entry = match.entry(spot.seat, spot.host)
            return entry is not None and spot.card in entry.garrison
        case "market":
            return any(slot.card == spot.card for slot in position.market)
        case "exile" | "fame" | "main" | "unrest" | "chaos":
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
    if noun.having and not all(_has(match, word, spot, noun.having.count(word)) for word in noun.having):
        return False
    if noun.lacking and any(_has(match, word, spot, noun.lacking.count(word)) for word in noun.lacking):
        return False
    if noun.hosting or noun.not_hosting:
        entry = match.entry(spot.seat, spot.card)
        hosted = _garrisons(spot.seat, [entry]) if entry else []
        return all(any(is_kind(match, kind, card, frame) for card in hosted) for kind in noun.hosting) and not any(
            is_kind(match, kind, card, frame) for card in hosted for kind in noun.not_hosting
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
        return card.is_called(kind[1:-1])
    match kind:
        case "quest":
            return _is_quest(match, spot)
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
        case "another card":
            return all(spot.card != other.card for other in frame.it)
        case "ceremony":
            return spot.zone == "permanent" and not card.is_state and card.nation != "common"
        case "matching":
            return any(suit in card.icon_counts for suit in frame.memory.suits)
    raise LookupError(f"no kind of card {kind!r}")


def _has(match: Match, word: str, spot: Spot, times: int = 1) -> bool:
    """So many tokens lying on the card, or icons printed on it."""
    if word in RESOURCES or word == "resource":
        tokens = tokens_on(match, spot)
        return (sum(tokens.values()) if word == "resource" else tokens.get(word, 0)) >= times
    return match.face(spot.card).icon_counts.get(word, 0) >= times


def tokens_on(match: Match, spot: Spot) -> dict[str, int]:
    if spot.zone == "market":
        return next((slot.tokens for slot in match.p.market if slot.card == spot.card), {})
    if spot.zone in ("play", "permanent", "power"):
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
    terms = count.terms
    if count.different:  # each kind once, however often it is there
        kinds = [replace(noun, kinds=(kind,)) for noun in terms for kind in noun.kinds]
        return sum(1 for noun in kinds if _count_noun(match, noun, frame)[0]), used
    for noun in terms:
        number, cards = _count_noun(match, noun, frame)
        total += number
        used += cards
    return total // count.each, used


def _count_noun(match: Match, noun: Noun, frame: Frame) -> tuple[int, list[str]]:
    if noun.less or noun.as_many:
        return _count_players(match, noun, frame), []
    if "joined" in noun.places:
        return len(frame.memory.joined), []
    if noun.kinds == ("different icon",):
        return len(_icons_on(match, spots(match, noun.places, frame))), []
    resources = RESOURCES if noun.kinds == ("resource",) else [kind for kind in noun.kinds if kind in RESOURCES]
    if resources:
        return sum(_count_resource(match, kind, noun, frame) for kind in resources), []
    total = 0
    used: list[str] = []
    for spot in spots(match, _places_counted(noun), frame):
        number = _count_card(match, noun, spot, frame)
        if number:
            total += number
            if spot.zone in ("play", *_BESIDE):
                used.append(spot.card)
    return total, used


def _icons_on(match: Match, there: Iterable[Spot]) -> set[str]:
    """Which type and suit icons are on these cards; those in the header and of states do not count (IMP-AMB-11)."""
    return {icon for spot in there for icon in match.card(spot.card).icon_counts if icon in _TOLD_APART}


def _places_counted(noun: Noun) -> tuple[str, ...]:
    """The power card and what lies beside it are in play too, though nothing can be done to them (IMP-ZONE-6)."""
    places = noun.places or ("scored",)
    return (*places, *_BESIDE) if places[0].startswith("play") else places


def _count_players(match: Match, noun: Noun, frame: Frame) -> int:
    """The other players who have less of something than you, or at least as much."""
    compared = Noun(noun.less or noun.as_many, places=noun.places)
    mine = _count_noun(match, compared, frame)[0]
    theirs = [_count_noun(match, compared, frame.of(other))[0] for other in match.p.others(frame.seat)]
    return sum(number < mine if noun.less else number >= mine for number in theirs)


def _count_resource(match: Match, kind: str, noun: Noun, frame: Frame) -> int:
    if "paid" in noun.places:
        happening = frame.memory.happening  # by a trigger that waits for payments: what that one took
        return (happening.tokens if happening and happening.verb == "pay" else frame.memory.paid).get(kind, 0)
    if "here" in noun.places:
        entry = match.entry(frame.owner, frame.card)
        return entry.tokens.get(kind, 0) if entry else 0
    if "play" in noun.places:
        return sum(entry.tokens.get(kind, 0) for entry in match.in_play(frame.seat))
    return match.seat(frame.seat).resources[kind]


def _count_card(match: Match, noun: Noun, spot: Spot, frame: Frame) -> int:
    """Icons where the noun names icons, cards where it names cards (pitfalls 17 to 19)."""
    conditions = noun.excluded or noun.having or noun.lacking or noun.hosting or noun.not_hosting
    if conditions and not fits(match, noun, spot, frame):
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
