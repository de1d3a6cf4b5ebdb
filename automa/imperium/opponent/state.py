"""The automa's state card: which side is up, and the seasons that turn it after every turn (IMP-SOLO-36, -63, -64)."""

from __future__ import annotations

from automa.imperium.difficulty import Level
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.opponent.own_tables import table_of
from automa.table import Steps

OTHER_STATE = {"barbarian": "empire", "empire": "barbarian"}


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
