"""The market of a real table, as the person says that it lies."""

from __future__ import annotations

from automa.imperium.cards import GENERIC_UNREST
from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Match
from automa.imperium.move import trigger_end
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.physical.cards import bears_unrest, could_be_in_slot
from automa.imperium.physical.observe import NONE, ask_amount, ask_card, ask_option
from automa.imperium.position import UNKNOWN
from automa.table import Steps

# More than anybody ever has of one resource.
MOST = 60


def correct_market(match: Match) -> Steps[None]:
    slot = yield from ask_option(match, "which_slot", [str(number) for number in range(1, len(match.p.market) + 1)])
    yield from observe_slot(match, int(slot) - 1)


def observe_slot(match: Match, number: int, *, tokens: bool = True) -> Steps[None]:
    """Which card lies in this slot of the market, with what on it; raises Corrected."""
    cards = could_be_in_slot(match, number)
    card = yield from ask_card(match, "market_slot", cards, none=True, slot=number + 1)
    _lay(match, number, None if card == NONE else card)
    slot = match.p.market[number]
    if slot.card is None:
        return
    if tokens:
        for resource in token_kinds(match):
            amount = yield from ask_amount(match, "market_tokens", MOST, resource=resource, slot=number + 1)
            if amount:
                slot.tokens[resource] = amount
    match.tell("refill", card=slot.card, slot=number + 1)


def _lay(match: Match, number: int, card: str | None) -> None:
    """A card that was there has gone with its unrest; the new one comes with one from the pile (IMP-MARKET-4)."""
    assert match.p.real is not None
    slot, empty, pile = match.p.market[number], match.p.real.empty_slots, match.p.piles["unrest"]
    before, slot.card = slot.card, card
    if before == UNKNOWN:
        pile += slot.unrest
    else:
        slot.tokens = {}
    if card is None or card != before:
        slot.unrest = [pile.pop() if pile else GENERIC_UNREST] if bears_unrest(match, number) else []
    match.p.real.empty_slots = [each for each in empty if each != number] + ([number] if card is None else [])
    if card is None:
        trigger_end(match, "main deck")  # nothing is left to fill a slot with (IMP-MARKET-5)


def token_kinds(match: Match) -> list[str]:
    """What can lie on a market card in this game: progress, and what either nation puts there instead."""
    kinds = {"progress", *(table_of(seat.nation, seat.table).token[0] for seat in match.p.seats)}
    return [resource for resource in RESOURCES if resource in kinds]
