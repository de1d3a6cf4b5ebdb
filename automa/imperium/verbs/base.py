"""What verbs share: how much, which cards, and picking them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from automa.imperium.match import Frame, Match, Spot, ask_cards
from automa.imperium.select import candidates, counted, icon_count, mana_host, tokens_on
from automa.language.tree import Amount, Do, Noun
from automa.table import Steps


class Can(Protocol):
    def __call__(self, match: Match, do: Do, frame: Frame) -> bool: ...


class Perform(Protocol):
    """Carries the verb out; `allowed` narrows the cards it may pick."""

    def __call__(self, match: Match, do: Do, frame: Frame, allowed: Sequence[Spot] | None = None) -> Steps[bool]: ...


class Verb(NamedTuple):
    can: Can
    do: Perform


# Where a verb that picks cards looks when its noun does not say (section 4 of the vocabulary).
PICKS_FROM = {
    "discard": "hand", "put": "hand", "garrison": "hand", "return": "hand", "abandon": "play", "recall": "play",
    "exile": "play", "sink": "hand",
}  # fmt: skip
PICKS = frozenset(PICKS_FROM)
ANY_NUMBER = 99


def value(match: Match, amount: Amount, frame: Frame) -> int:
    number = amount.number
    if amount.per is not None:
        number *= counted(match, amount.per, frame)[0]
    if amount.most is not None:
        number = min(number, amount.most)
    return number


def noun(do: Do) -> Noun:
    assert do.what is not None, do.verb
    return do.what


def picked_by(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """The cards this verb could pick."""
    found = candidates(match, noun(do), frame, PICKS_FROM[do.verb])
    match do.verb:
        case "abandon" | "recall":
            return [spot for spot in found if _may_leave(match, spot, do.verb)]
        case "garrison":
            return [spot for spot in found if _may_be_garrisoned(match, do, spot, frame)]
        case "put" if do.to is not None and do.to.places == ("mana",):
            return [spot for spot in found if _may_be_mana(match, spot, frame)]
        case "discard" if noun(do).places == ("nation",):
            return found[:1]  # the top card
        case "discard":
            return found + _stand_ins(match, do, frame)
        case "return":
            return [spot for spot in found if match.card(spot.card).is_unrest]
        case "exile":
            # A market card with tokens on it stays (IMP-KW-EXILE-2).
            free = [spot for spot in found if spot.zone != "market" or not any(tokens_on(match, spot).values())]
            return free[:1] if noun(do).places == ("fame",) else free  # of a deck the top card is meant
    return found


def _stand_ins(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """Garrisoned cards that a rule lets you abandon instead of discarding such a card from hand."""
    what = noun(do)
    if what.kinds == ("card",) or what.places or what.ref:
        return []
    found: list[Spot] = []
    for entry in match.in_play(frame.seat):
        for rule in match.face(entry.card).replacements:
            if rule.may and rule.event.verbs == ("discard",) and rule.event.what == what and isinstance(rule.body, Do):
                found += candidates(match, noun(rule.body), Frame(frame.seat, entry.card, frame.seat), "here")
    return found


def _may_leave(match: Match, spot: Spot, verb: str) -> bool:
    """Only pinned cards in play, or cards garrisoned under one (IMP-KW-ABANDON-1, IMP-KW-RECALL-1)."""
    card = match.card(spot.card)
    return (spot.zone == "garrison" or card.pinned) and verb not in card.cannot


def _may_be_mana(match: Match, spot: Spot, frame: Frame) -> bool:
    """IMP-NATION-POLYNESIANS-2: a garrison like any other, and some cards refuse it."""
    refuses = {"garrison", "gain as mana"} & set(match.card(spot.card).cannot)
    return mana_host(match, frame.seat) is not None and not refuses


def _may_be_garrisoned(match: Match, do: Do, spot: Spot, frame: Frame) -> bool:
    card = match.card(spot.card)
    if "garrison" in card.cannot:
        return False
    under_region = any(match.card(host).is_region for host in hosts(match, do, frame))
    return bool(hosts(match, do, frame)) and not (under_region and "garrison in region" in card.cannot)


def hosts(match: Match, do: Do, frame: Frame) -> list[str]:
    """The cards in play under which this garrison verb may put a card."""
    if do.to is not None and not do.to.ref:
        found = [spot.card for spot in candidates(match, do.to, frame, "play") if spot.card != frame.card]
        return [card for card in found if room(match, frame.seat, card) > 0]
    seat = match.seat(frame.seat)
    there = any(entry.card == frame.card for entry in (*seat.play, *seat.permanents))
    return [frame.card] if there and room(match, frame.seat, frame.card) > 0 else []


def room(match: Match, seat: int, host: str) -> int:
    """How many more cards may be garrisoned there: any number unless the card limits it (IMP-KW-GARRISON-1)."""
    entry = match.entry(seat, host)
    limits = [rule.amount.number for rule in match.face(host).standing if rule.verb == "limit"]
    return min(limits) - len(entry.garrison) if limits and entry else ANY_NUMBER


def weight(match: Match, do: Do, spot: Spot) -> int:
    """A card that shows the icon asked for twice counts as two (IMP-KW-ABANDON-5)."""
    if do.verb not in ("abandon", "recall") or do.what is None or len(do.what.kinds) != 1:
        return 1
    return max(1, icon_count(match, spot.card, do.what.kinds[0]))


def pick(match: Match, do: Do, frame: Frame, allowed: Sequence[Spot] | None = None) -> Steps[list[Spot]]:
    """Let the player pick as many cards as the verb says, or as many as there are."""
    spots = list(picked_by(match, do, frame) if allowed is None else allowed)
    if do.what is not None and do.what.ref:
        return spots
    mode = do.amount.mode
    if mode == "all":
        return spots
    number = len(spots) if mode == "any" else value(match, do.amount, frame)
    least = 0 if mode in ("any", "up_to") else number
    if least and _alike(match, spots):
        return spots[:number]
    if least and any(weight(match, do, spot) > 1 for spot in spots):
        return (yield from _pick_by_weight(match, do, frame, spots, number))
    return (yield from ask_cards(frame, do.verb, spots, least, number))


def _alike(match: Match, spots: Sequence[Spot]) -> bool:
    """One unrest is like another in the same place, but for chaos."""
    kinds = {(spot.zone, match.card(spot.card).pile) for spot in spots}
    return len(kinds) == 1 and all(match.card(spot.card).is_unrest for spot in spots)


def _pick_by_weight(match: Match, do: Do, frame: Frame, spots: list[Spot], number: int) -> Steps[list[Spot]]:
    picked: list[Spot] = []
    while spots and sum(weight(match, do, spot) for spot in picked) < number:
        (spot,) = yield from ask_cards(frame, do.verb, spots)
        spots.remove(spot)
        picked.append(spot)
    return picked


def always(match: Match, do: Do, frame: Frame) -> bool:
    return True
