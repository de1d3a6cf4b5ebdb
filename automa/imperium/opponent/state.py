"""The automa's state card: which side is up, and the seasons that turn it after every turn (IMP-SOLO-36, -63, -64)."""

from __future__ import annotations

from automa.imperium.cards import Card, library
from automa.imperium.difficulty import Level
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.position import Seat
from automa.table import Steps

OTHER_STATE = {"barbarian": "empire", "empire": "barbarian"}


def states_of(nation: str) -> tuple[str, ...]:
    """Every state that this automa can be in, in their order."""
    table = opponent_table(nation)
    if table.single_state is not None:
        return (table.single_state,)
    sides = [state_face(nation, row.card) for row in table.journey]
    return tuple(side.state[0] for side in sides if side is not None) or tuple(OTHER_STATE)


def next_state(automa: Seat) -> str:
    states = states_of(automa.nation)
    return states[(states.index(automa.state) + 1) % len(states)]


def state_face(nation: str, name: str) -> Card | None:
    """A state card by its name, the nation's own or an ordinary one; None if that is another card."""
    named = [card for card in library().cards.values() if card.is_state and card.name == name]
    return next((card for card in named if card.nation in (nation, "common")), None)


def show(match: Match, state: str) -> None:
    """A person says that this state is up; where states follow each other, those before it have been."""
    automa = match.seat(AUTOMA)
    automa.state = state
    sides = [state_face(automa.nation, row.card) for row in opponent_table(automa.nation).journey]
    order = [side.id for side in sides if side is not None]
    if order:
        place = states_of(automa.nation).index(state)
        automa.journey = order[place:]
        automa.removed = [card for card in automa.removed if card not in order] + order[:place]


def own_face(match: Match, state: str) -> str | None:
    """The side of the nation's own state card that shows this icon, if it has one."""
    cards = match.library.of_nation(match.seat(AUTOMA).nation, match.p.originals)
    return next((card.id for card in cards if card.is_state and state in card.state), None)


def accede(ground: Ground) -> Steps[None]:
    """The accession card has come: the other side of its table, where it has two."""
    match, automa = ground.match, ground.automa
    face = own_face(match, OTHER_STATE[automa.state])
    if face is not None:
        yield from turn_over(ground, face)
        return
    automa.state = "empire"
    match.tell("empire", AUTOMA)
    yield from ground.tell("automa_empire")


def turn_over(ground: Ground, face: str, closed_from: int = 0) -> Steps[None]:
    """To this side of the nation's own state card; `closed_from` is the first slot that gets no card then."""
    match, automa = ground.match, ground.automa
    before, automa.state = automa.state, match.card(face).state[0]
    match.tell("turned", AUTOMA, card=face, before=before, number=closed_from)
    yield from ground.tell("automa_turns", card=face, number=closed_from)


def closed_slots(automa: Seat, rules: Level) -> list[int]:
    """The slots, from 1, that got no card after the summer (IMP-SOLO-63)."""
    if not table_of(automa.nation, automa.table).seasons or automa.state == "empire":
        return []
    high = range(rules.inuit_blocked_from, len(automa.slots) + 1)
    return [number for number in high if automa.slots[number - 1] is None]


def turn_season(ground: Ground, rules: Level) -> Steps[int]:
    """After its turn; how many slots get a card: after a summer turn not the high ones (IMP-SOLO-63)."""
    automa = ground.automa
    open_slots = len(automa.slots)
    if not table_of(automa.nation, automa.table).seasons:
        return open_slots
    summer = automa.state == "empire"
    face = own_face(ground.match, OTHER_STATE[automa.state])
    assert face is not None
    with ground.attempt("part"):
        yield from turn_over(ground, face, rules.inuit_blocked_from if summer else 0)
        return min(open_slots, rules.inuit_blocked_from - 1) if summer else open_slots
    return open_slots
