"""Cards from one place to another, and what goes along with them."""

from __future__ import annotations

from collections.abc import Iterator

from automa.imperium.match import NOBODY, Collapse, Frame, Match, Spot
from automa.imperium.position import InPlay
from automa.language.tree import Do, Instead
from automa.table import Steps

# What an effect later calls the cards that it brought somewhere.
_PARTICIPLE = {"discard": "discarded", "exile": "removed"}


def lift(match: Match, spot: Spot) -> InPlay | None:
    """Take a card from where it is. Out of play, its tokens go to the owner's pool and the entry is returned."""
    position = match.p
    match spot.zone:
        case "play" | "permanent":
            seat = position.seats[spot.seat]
            area = seat.play if spot.zone == "play" else seat.permanents
            entry = next(entry for entry in area if entry.card == spot.card)
            area.remove(entry)
            match.happen("leave", spot.seat, cards=(spot.card,))
            for resource, number in entry.tokens.items():
                seat.resources[resource] += number
            entry.tokens = {}
            turn = position.this_turn
            turn.treated = [treated for treated in turn.treated if treated[0] != spot.card]
            turn.copies.pop(spot.card, None)
            return entry
        case "garrison":
            host = match.entry(spot.seat, spot.host)
            assert host is not None
            host.garrison.remove(spot.card)
        case "exile" | "fame" | "unrest" | "chaos":
            position.piles[spot.zone].remove(spot.card)
        case "main":
            position.piles["main"].remove(spot.card)
            main_deck_touched(match)
        case _:
            cards = position.seats[spot.seat].zone(spot.zone)
            cards.remove(spot.card)
            if spot.zone == "deck" and not cards:
                match.happen("empty", spot.seat)
    return None


def lay(match: Match, card: str, zone: str, seat: int = NOBODY) -> Spot:
    """Put a card that was lifted down somewhere."""
    position = match.p
    match zone:
        case "exile" | "unrest" | "main" | "fame" | "chaos":
            position.piles[zone].insert(0, card)
            return Spot(card, zone)
        case "main bottom":
            position.piles["main"].append(card)
            return Spot(card, "main")
        case "fame bottom":
            position.piles["fame"].append(card)
            return Spot(card, "fame")
        case "nation bottom":
            deck = position.seats[seat].nation_deck
            deck.insert(len(deck) - has_accession(match, seat), card)  # IMP-KW-NATION-1
            return Spot(card, "nation", seat)
        case "hand":
            position.seats[seat].hand.append(card)
        case "play":
            position.seats[seat].play.append(InPlay(card))
        case _:
            position.seats[seat].zone(zone).insert(0, card)
            if zone == "deck" and match.is_automa(seat):
                position.seats[seat].known.append(card)
    return Spot(card, zone, seat)


def gained_zone(match: Match, seat: int, zone: str) -> str:
    """Where a card that is acquired or broken through for goes: to hand, unless a card in play diverts it.

    Its unrest comes to hand all the same (IMP-NATION-POLYNESIANS-6).
    """
    for entry in match.in_play(seat) if zone == "hand" else ():
        for rule in match.face(entry.card).replacements:
            to = rule.body.to if isinstance(rule.body, Do) else None
            if "acquire" in rule.event.verbs and not rule.may and to is not None:
                return to.places[0]
    return zone


def has_accession(match: Match, seat: int) -> bool:
    deck = match.seat(seat).nation_deck
    return bool(deck) and match.card(deck[-1]).start == "accession"


def move(match: Match, spot: Spot, zone: str, frame: Frame | None = None, seat: int | None = None) -> Spot:
    """Move one card with whatever is garrisoned under it. Not for history: see `into_history`."""
    owner = seat if seat is not None else spot.seat if spot.seat != NOBODY else frame.seat if frame else NOBODY
    entry = lift(match, spot)
    if zone == "exile":
        owner = NOBODY
    for card in entry.garrison if entry else ():
        lay(match, card, zone, owner)  # it goes the way of its host (IMP-KW-GARRISON-3)
    new = lay(match, spot.card, zone, owner)
    if frame is not None:
        if zone in _PARTICIPLE:
            remember(frame, _PARTICIPLE[zone], spot.card)
        if spot.zone == "play":
            frame.memory.used.append(spot)
        frame.memory.looked = [seen for seen in frame.memory.looked if seen != spot]
    return new


def remember(frame: Frame, participle: str, card: str) -> None:
    frame.memory.moved.setdefault(participle, []).append(card)


def into_history(match: Match, spot: Spot, frame: Frame, seat: int) -> Steps[Spot]:
    """Put a card into a player's history, or wherever the player's rules divert it (IMP-KW-HISTORY-2, -3)."""
    for card, replacement in history_rules(match, seat):
        theirs = Frame(seat, card, seat, frame.memory, [spot])
        if match.resolver.possible(replacement.body, theirs):
            yield from match.resolver.run(replacement.body, theirs)
            return next((new for new in theirs.it if new.card == spot.card), Spot(spot.card, "discard", seat))
    new = move(match, spot, "history", frame, seat)
    match.tell("history", seat, card=spot.card, zone=spot.zone)
    return new


def history_rules(match: Match, seat: int) -> Iterator[tuple[str, Instead]]:
    """What happens instead: the first that can. A card in the play area comes before the state card (pitfall 29)."""
    for entry in match.in_play(seat):
        for rule in match.face(entry.card).replacements:
            if rule.event.verbs == ("put",) and rule.event.to and "history" in rule.event.to.places:
                yield entry.card, rule


def take_unrest(match: Match, seat: int, zone: str = "hand") -> str | None:
    """One unrest from the pile. The last one is a collapse (IMP-KW-TAKE-1)."""
    pile = match.p.piles["unrest"]
    if not pile:
        return None
    card = pile.pop(0)
    lay(match, card, zone, seat)
    match.tell("take_unrest", seat, card=card, zone=zone)
    match.happen("take", seat, cards=(card,), to=zone)
    check_collapse(match)
    return card


def return_unrest(match: Match, spots: list[Spot], frame: Frame) -> None:
    """Unrest back to the pile, without its text or cost (IMP-KW-RETURN-1). One event, however many cards."""
    for spot in spots:
        lift(match, spot)
        lay(match, spot.card, match.card(spot.card).pile)
        remember(frame, "returned", spot.card)
        if spot.zone in ("hand", "playing") and frame.seat == match.p.turn:
            match.p.this_turn.returned_unrest = True
    if spots:
        cards = tuple(spot.card for spot in spots)
        match.tell("return_unrest", frame.seat, cards=list(cards))
        match.happen("return", frame.seat, cards=cards)


def check_collapse(match: Match) -> None:
    if match.p.real is None and not match.p.piles["unrest"]:
        raise Collapse


def main_deck_touched(match: Match) -> None:
    if match.p.real is None and not match.p.piles["main"]:
        trigger_end(match, "main deck")  # IMP-END-2a, IMP-KW-BREAK-9


def trigger_end(match: Match, why: str, seat: int = NOBODY) -> None:
    """Scoring is triggered; further triggers change nothing (IMP-END-5)."""
    position = match.p
    if position.end is None:
        position.end = {"trigger": why, "round": position.round, "seat": seat}
        match.tell("end_triggered", seat, why=why)
