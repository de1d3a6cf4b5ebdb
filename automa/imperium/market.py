"""The market: refilling, and the ways a card leaves it."""

from __future__ import annotations

from automa.imperium.match import Frame, Match, Spot
from automa.imperium.move import check_collapse, gained_zone, lay, lift, main_deck_touched, take_unrest
from automa.imperium.position import Slot
from automa.imperium.select import is_kind

# Slots 1 and 2 are filled from the main deck, 3 to 5 each from its own small deck (IMP-MARKET-2, IMP-AMB-7).
SLOT_DECKS = ("main", "main", "civilised", "uncivilised", "region")
SMALL_DECKS = ("civilised", "uncivilised", "region")


def slot_of(match: Match, card: str) -> tuple[int, Slot]:
    for number, slot in enumerate(match.p.market):
        if slot.card == card:
            return number, slot
    raise LookupError(card)


def refill(match: Match, number: int) -> None:
    """Fill one slot at once (IMP-MARKET-1). What it takes may end the game."""
    piles = match.p.piles
    deck = SLOT_DECKS[number]
    source = deck if piles[deck] else "main"
    if not piles[source]:
        return  # IMP-MARKET-5: the slot stays empty
    card = piles[source].pop(0)
    slot = match.p.market[number]
    slot.card = card
    match.tell("refill", card=card, slot=number + 1)
    unrest_under(match, slot)
    if source == "main":
        main_deck_touched(match)


def face_down(match: Match, deck: str) -> list[str]:
    """The cards of a small deck less the trade route that lies face up at its bottom (IMP-SETUP-30)."""
    cards = match.p.piles[deck]
    return cards[:-1] if cards and match.card(cards[-1]).trade_route else cards


def bared(match: Match) -> list[Spot]:
    """The trade routes that are all that is left of their small decks (IMP-AMB-6)."""
    decks = [(deck, match.p.piles[deck]) for deck in SMALL_DECKS]
    return [Spot(cards[0], deck) for deck, cards in decks if len(cards) == 1 and match.card(cards[0]).trade_route]


def first_progress(match: Match, slot: Slot) -> None:
    """In set-up each card with the white banner gets 1 progress (IMP-SETUP-34)."""
    if slot.card and match.card(slot.card).suits[0] == "civilised":
        slot.tokens["progress"] = 1


def unrest_under(match: Match, slot: Slot) -> None:
    """A card that is no region comes into the market with one unrest under it (IMP-MARKET-4)."""
    pile = match.p.piles["unrest"]
    if slot.card and pile and not match.card(slot.card).is_region:
        slot.unrest.append(pile.pop(0))
        check_collapse(match)


def acquire(match: Match, spot: Spot, frame: Frame, zone: str = "hand") -> Spot:
    """A market or exiled card into your hand with its unrest; tokens to your pool (IMP-KW-ACQUIRE-2, -3, -6)."""
    seat = frame.seat
    if spot.zone == "exile":
        match.p.piles["exile"].remove(spot.card)
        new = lay(match, spot.card, gained_zone(match, seat, zone), seat)
        match.tell("acquire", seat, card=spot.card, zone="exile")
        came = () if match.card(spot.card).is_region else tuple(match.p.piles["unrest"][:1])
        frame.memory.taken, frame.memory.tokens = came, {}
        match.happen("acquire", seat, cards=(spot.card,), zone="exile", taken=came)
        if came:
            take_unrest(match, seat, zone)
        return new
    number, slot = slot_of(match, spot.card)
    tokens = _empty(match, slot, seat)
    new = lay(match, spot.card, gained_zone(match, seat, zone), seat)
    match.tell("acquire", seat, card=spot.card, zone="market", slot=number + 1, tokens=tokens)
    frame.memory.taken, frame.memory.tokens = tuple(slot.unrest), tokens
    match.happen("acquire", seat, cards=(spot.card,), zone="market", tokens=tokens, taken=frame.memory.taken)
    for unrest in slot.unrest:
        lay(match, unrest, zone, seat)
        match.tell("take_unrest", seat, card=unrest, zone=zone)
        match.happen("take", seat, cards=(unrest,), to=zone)
    slot.unrest = []
    refill(match, number)
    return new


def break_through_market(match: Match, spot: Spot, frame: Frame, zone: str = "hand") -> Spot:
    """A market card into your hand; its unrest goes back before the refill (IMP-KW-BREAK-2)."""
    number, slot = slot_of(match, spot.card)
    tokens = _empty(match, slot, frame.seat)
    new = lay(match, spot.card, gained_zone(match, frame.seat, zone), frame.seat)
    match.tell("break_through", frame.seat, card=spot.card, zone="market", slot=number + 1, tokens=tokens)
    match.happen("break through", frame.seat, cards=(spot.card,), zone="market", tokens=tokens)
    _unrest_back(match, slot)
    refill(match, number)
    return new


def break_through_deck(match: Match, deck: str, frame: Frame, zone: str = "hand") -> Spot:
    """The top card of a small deck, unseen before unless it is the trade route at the bottom."""
    card = match.p.piles[deck].pop(0)
    new = lay(match, card, gained_zone(match, frame.seat, zone), frame.seat)
    match.tell("break_through", frame.seat, card=card, zone=deck, hidden=not match.card(card).trade_route)
    match.happen("break through", frame.seat, cards=(card,), zone=deck)
    if deck == "main":
        main_deck_touched(match)
    return new


def search_deck(
    match: Match, deck: str, suit: str, frame: Frame, zone: str = "hand", told: str | None = None
) -> Spot | None:
    """Reveal from a deck until a card of the suit appears; the others are shuffled back (IMP-KW-BREAK-3).

    `told` is what the deck is called where nobody knows which one it was.
    """
    cards = match.p.piles[deck] if deck == "main" else face_down(match, deck)
    bottom = match.p.piles[deck][len(cards) :]
    card = next((card for card in cards if is_kind(match, suit, Spot(card, deck), frame)), None)
    if card is None:
        if deck != "main":
            match.tell("reveal", frame.seat, cards=cards[:], zone=deck)
            match.p.piles[deck] = match.shuffled(cards) + bottom
        return None
    revealed = cards[: cards.index(card)]
    match.tell("reveal", frame.seat, cards=[*revealed, card], zone=told or deck)
    match.p.piles[deck].remove(card)
    if revealed:
        match.p.piles[deck] = match.shuffled([other for other in cards if other != card]) + bottom
    new = lay(match, card, gained_zone(match, frame.seat, zone), frame.seat)
    match.tell("break_through", frame.seat, card=card, zone=told or deck)
    match.happen("break through", frame.seat, cards=(card,), zone=deck)
    if deck == "main":
        main_deck_touched(match)
    return new


def exile(match: Match, card: str, seat: int) -> None:
    """Only a card without tokens; its unrest goes back to the pile (IMP-KW-EXILE-2)."""
    number, slot = slot_of(match, card)
    slot.card = None
    lay(match, card, "exile")
    match.tell("exile", seat, card=card, zone="market", slot=number + 1)
    _unrest_back(match, slot)
    refill(match, number)


def swap(match: Match, incoming: Spot, card: str, seat: int) -> None:
    """The incoming card takes the slot and its tokens, the market card goes where that came from.

    Unrest is returned and laid anew; nobody gains tokens or unrest (IMP-KW-SWAP-1…3).
    """
    number, slot = slot_of(match, card)
    lift(match, incoming)
    lay(match, card, incoming.zone, seat)
    slot.card = incoming.card
    match.tell("swap", seat, card=incoming.card, other=card, slot=number + 1)
    _unrest_back(match, slot)
    unrest_under(match, slot)


def _empty(match: Match, slot: Slot, seat: int) -> dict[str, int]:
    tokens = slot.tokens
    for resource, number in tokens.items():
        match.seat(seat).resources[resource] += number
    slot.tokens = {}
    slot.card = None
    return tokens


def _unrest_back(match: Match, slot: Slot) -> None:
    for card in slot.unrest:
        lay(match, card, "unrest")
    slot.unrest = []
