"""The automa's turn: the die, the slots from the lowest to the highest, cleanup (IMP-SOLO-20…37)."""

from __future__ import annotations

from typing import Any

from automa.imperium.difficulty import Level, level
from automa.imperium.match import Frame, Match
from automa.imperium.opponent.dynasty import add_dynasty_card
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.opponent.rows import Rows
from automa.imperium.opponent.state import turn_season
from automa.table import Steps


def automa_turn(ground: Ground) -> Steps[None]:
    match = ground.match
    rules = level(match.p.difficulty or "imperator", match.p.edition)
    match.p.die = yield from ground.roll()
    blocked = _blocked(match, match.p.die)
    match.tell("die", AUTOMA, number=match.p.die, blocked=blocked is not None)
    yield from ground.tell("die", number=match.p.die, blocked=blocked is not None)
    rows = Rows(ground)
    for slot in range(len(match.seat(AUTOMA).slots)):
        if slot != blocked and match.seat(AUTOMA).slots[slot] is not None:
            card = yield from ground.slot_card(slot)
            if card is None:
                continue
            match.seat(AUTOMA).slots[slot] = None
            match.tell("automa_reveals", AUTOMA, card=card, slot=slot + 1)
            yield from rows.resolve(card)
    yield from rows.trading.at_the_end_of_its_turn()  # IMP-SOLO-31
    yield from automa_cleanup(ground, rows, rules, blocked)
    match.p.die = None


def _blocked(match: Match, die: int) -> int | None:
    """The slot whose card waits this turn, if there is one (IMP-SOLO-20)."""
    slots = match.seat(AUTOMA).slots
    return die - 1 if die <= len(slots) and slots[die - 1] is not None else None


def automa_cleanup(ground: Ground, rows: Rows, rules: Level, blocked: int | None) -> Steps[None]:
    """Each step can be refused by itself at a real table."""
    ground.match.tell("clean_up", AUTOMA)
    token: dict[str, Any] = {}
    with ground.attempt("part"):
        token = yield from _token_on_market(ground, rules, blocked)
    if blocked is not None and blocked != 0:  # IMP-SOLO-33
        with ground.attempt("part"):
            slots = ground.automa.slots
            slots[0], slots[blocked] = slots[blocked], None
            yield from ground.tell("waiting_card", slot=blocked + 1)
    open_slots = yield from turn_season(ground, rules)
    with ground.attempt("part"):
        for number in range(open_slots):
            yield from _fill(ground, rows, number)
        yield from ground.tell("fill_slots")
    with ground.attempt("part"):
        yield from _discard_top(ground, rules)
    yield from _end_of_turn(ground, token)


def _end_of_turn(ground: Ground, token: dict[str, Any]) -> Steps[None]:
    """All of the cleanup in one step, where the hands have no more to do than to place the token."""
    if not token:
        yield from ground.tell("clean_up")
        return
    with ground.attempt("part"):
        yield from ground.tell("clean_up", **token)
        return
    tokens = ground.match.p.market[token["slot"] - 1].tokens
    ((resource, amount),) = token["tokens"].items()
    before, tokens[resource] = tokens[resource], tokens[resource] - amount
    change = {"what": "market", "slot": token["slot"], "resource": resource, "before": before}
    ground.match.tell("corrected", AUTOMA, **change, after=tokens[resource])


def _discard_top(ground: Ground, rules: Level) -> Steps[None]:
    if rules.discard_top_at_end and (yield from ground.know_top("deck")):  # IMP-DIFF-2
        card = ground.automa.deck.pop(0)
        ground.automa.discard.insert(0, card)
        ground.match.tell("automa_discard_top", AUTOMA, cards=[card])
        yield from ground.tell("automa_discards_top", card=card)


def _token_on_market(ground: Ground, rules: Level, blocked: int | None) -> Steps[dict[str, Any]]:
    """One token on the market card above the waiting card (IMP-SOLO-32); which, and where."""
    match = ground.match
    number = match.p.die - 1 if match.p.die is not None and _places_token(match, rules, blocked) else None
    if number is None or not match.p.market[number].card:
        return {}
    slot = match.p.market[number]
    resource, amount = table_of(match.seat(AUTOMA).nation, match.seat(AUTOMA).table).token
    slot.tokens[resource] = slot.tokens.get(resource, 0) + amount
    token = {"card": slot.card, "slot": number + 1, "tokens": {resource: amount}}
    match.tell("place", AUTOMA, **token)
    yield from ground.tell("clean_up_token", **token)
    return token


def _places_token(match: Match, rules: Level, blocked: int | None) -> bool:
    die = match.p.die or 0
    if die > len(match.p.market):
        return False
    return blocked is not None or (rules.slot_5_counts_as_filled and die == 5)


def _fill(ground: Ground, rows: Rows, number: int) -> Steps[None]:
    """From the deck; when it is empty a dynasty card is added and the discard pile shuffled (IMP-SOLO-34, -35)."""
    if ground.automa.slots[number] is not None:
        return
    if not ground.automa.deck:
        yield from automa_reshuffle(ground, rows)
    if ground.automa.journey and not ground.automa.deck and ground.automa.discard:
        # Its unrest came after a shuffle of nothing.
        yield from automa_reshuffle(ground, rows)
    if ground.automa.deck and ground.automa.slots[number] is None:
        ground.automa.slots[number] = ground.automa.deck.pop(0)


def automa_reshuffle(ground: Ground, rows: Rows) -> Steps[None]:
    after: list[str] = []
    if ground.automa.journey:
        after = yield from _journey(ground, rows)
    elif (yield from ground.know_top("dynasty")):
        with ground.attempt("part"):
            yield from add_dynasty_card(ground, "discard")
    with ground.attempt("part"):
        yield from _shuffle(ground, after)


def _shuffle(ground: Ground, after: list[str]) -> Steps[None]:
    """The discard pile becomes the deck; `after` lies on the discard pile then."""
    match, automa = ground.match, ground.automa
    discard, automa.discard = automa.discard, after
    if discard:
        kept = {*automa.slots, *automa.deck}
        automa.known = [card for card in automa.known if card in kept]
        automa.deck += match.automa_shuffled(discard)  # what a journey row gained lies on top
        match.tell("reshuffle", AUTOMA)
        yield from ground.shuffled()


def _journey(ground: Ground, rows: Rows) -> Steps[list[str]]:
    """The Utopian row in place of a dynasty card; returns the unrest to discard after the shuffle (IMP-SOLO-67)."""
    match = ground.match
    face = ground.automa.journey[0]
    table = table_of(ground.automa.nation, ground.automa.table).journey
    number, row = next((n, row) for n, row in enumerate(table) if row.card == match.card(face).name)
    frame = Frame(AUTOMA, face, AUTOMA)
    before = len(ground.automa.discard)
    reached = yield from rows.holds(row.when, frame)
    match.tell("journey_row", AUTOMA, card=face, reached=reached)
    yield from rows.carry_out(row, row.then if reached else row.otherwise, frame, journey=number)
    discard = ground.automa.discard
    new = max(0, len(discard) - before)
    after, ground.automa.discard = discard[:new], discard[new:]
    return after
