"""The dynasty deck: nation cards, the accession card, developments (IMP-SOLO-35, -36, -80)."""

from __future__ import annotations

from automa.imperium.move import trigger_end
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.opponent.state import accede
from automa.table import Steps


def add_dynasty_card(ground: Ground, zone: str) -> Steps[None]:
    """The top dynasty card to the discard pile or onto the deck. The accession card turns the state."""
    match = ground.match
    automa = match.seat(AUTOMA)
    card = automa.dynasty.pop(0)
    automa.zone(zone).insert(0, card)
    match.tell("dynasty", AUTOMA, card=card, to=zone)
    yield from ground.tell("dynasty", card=card, to=zone)
    if match.card(card).start == "accession" and not table_of(automa.nation, automa.table).single_state:
        yield from accede(ground)
    if not automa.dynasty:
        trigger_end(match, "dynasty", AUTOMA)
