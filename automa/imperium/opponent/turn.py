"""The automa's turn: the die, the slots from the lowest to the highest, cleanup (IMP-SOLO-20…37)."""

from __future__ import annotations

from automa.imperium.difficulty import Level, level
from automa.imperium.match import Frame, Match
from automa.imperium.opponent.dynasty import add_dynasty_card
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.opponent.rows import Rows
from automa.imperium.opponent.tables import opponent_table
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
            match.seat(AUTOMA).slots[slot] = None
            match.tell("automa_reveals", AUTOMA, card=card, slot=slot + 1)
            yield from rows.resolve(card)
    yield from automa_cleanup(ground, rows, rules, blocked)
    match.p.die = None


def _blocked(match: Match, die: int) -> int | None:
    """The slot whose card waits this turn, if there is one (IMP-SOLO-20)."""
    slots = match.seat(AUTOMA).slots
    return die - 1 if die <= len(slots) and slots[die - 1] is not None else None


def automa_cleanup(ground: Ground, rows: Rows, rules: Level, blocked: int | None) -> Steps[None]:
    yield from _token_on_market(ground, rules, blocked)
    slots = ground.automa.slots
    if blocked is not None and blocked != 0:  # IMP-SOLO-33
        slots[0], slots[blocked] = slots[blocked], None
        yield from ground.tell("waiting_card", slot=blocked + 1)
    for number in range(len(slots)):
        if slots[number] is None:
            yield from _fill(ground, rows, number)
    yield from ground.tell("fill_slots")
    if rules.discard_top_at_end and (yield from ground.know_top("deck")):  # IMP-DIFF-2
        card = ground.automa.deck.pop(0)
        ground.automa.discard.insert(0, card)
        ground.match.tell("automa_discard_top", AUTOMA, cards=[card])
        yield from ground.tell("automa_discards_top", card=card)


def _token_on_market(ground: Ground, rules: Level, blocked: int | None) -> Steps[None]:
    """One token on the market card above the waiting card (IMP-SOLO-32)."""
    match = ground.match
    number = match.p.die - 1 if match.p.die is not None and _places_token(match, rules, blocked) else None
    if number is None or not match.p.market[number].card:
        return
    slot = match.p.market[number]
    resource, amount = opponent_table(match.seat(AUTOMA).nation).token
    slot.tokens[resource] = slot.tokens.get(resource, 0) + amount
    match.tell("place", AUTOMA, card=slot.card, tokens={resource: amount})
    yield from ground.tell("place_token", card=slot.card, slot=number + 1, tokens={resource: amount})


def _places_token(match: Match, rules: Level, blocked: int | None) -> bool:
    die = match.p.die or 0
    if die > len(match.p.market):
        return False
    return blocked is not None or (rules.slot_5_counts_as_filled and die == 5)


def _fill(ground: Ground, rows: Rows, number: int) -> Steps[None]:
    """From the deck; when it is empty a dynasty card is added and the discard pile shuffled (IMP-SOLO-34, -35)."""
    automa = ground.automa
    if not automa.deck:
        yield from automa_reshuffle(ground, rows)
    if not automa.deck and automa.discard:  # a journey's unrest came after a shuffle of nothing
        yield from automa_reshuffle(ground, rows)
    if automa.deck:
        automa.slots[number] = automa.deck.pop(0)


def automa_reshuffle(ground: Ground, rows: Rows) -> Steps[None]:
    match = ground.match
    automa = ground.automa
    after: list[str] = []
    if automa.journey:
        after = yield from _journey(ground, rows)
    elif (yield from ground.know_top("dynasty")):
        yield from add_dynasty_card(ground, "discard")
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
    automa = ground.automa
    face = automa.journey[0]
    row = next(row for row in opponent_table(automa.nation).journey if row.card == match.card(face).name)
    frame = Frame(AUTOMA, face, AUTOMA)
    before = len(automa.discard)
    reached = yield from rows.holds(row.when, frame)
    effect = row.then if reached else row.otherwise
    match.tell("journey_row", AUTOMA, card=face, reached=reached)
    for sentence in effect.sentences:
        yield from rows.run(sentence, frame)
    new = len(automa.discard) - before
    after, automa.discard = automa.discard[:new], automa.discard[new:]
    return after
