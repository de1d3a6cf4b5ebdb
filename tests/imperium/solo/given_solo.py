"""A solo position: a human, an automa whose turn it is, and what its die will show.

table = against(automa("romans", slots=["1ROM16"], materials=5), market=["1UNC3"], rolls=[6])
assert rows(table) == [("1ROM16", 7)]

The automa's turn runs as soon as the table is made, and then the human is asked. Its deck is refilled from a few plain
regions, so that no reshuffle comes between; what lay on top of the deck is then found in the slots: see `upcoming`.
"""

from __future__ import annotations

from typing import Any

from automa.imperium.cards import Card, library
from automa.imperium.opponent.tables import opponent_table
from tests.imperium.scenario import RESOURCES, Scenario, given, in_play, me

AUTOMA = 1
NO_BLOCK = 6
# Plain regions of the Classics commons: enough to fill the slots without a reshuffle.
DECK = ["1REG5", "1REG6", "1REG7", "1REG8", "1REG9", "1REG10", "1REG11"]


def automa(nation: str = "romans", **parts: Any) -> dict[str, Any]:
    """An automa: zones by name, resources by name, `play` as card ids, the earliest played first."""
    resources = {name: parts.pop(name) for name in RESOURCES if name in parts}
    play = [in_play(card) for card in parts.pop("play", ())]
    parts.setdefault("deck", DECK)
    parts.setdefault("dynasty", [] if nation == "utopians" else ["1UNR1", "1UNR2"])
    return {"kind": "automa", "nation": nation, "resources": resources, "play": play, **parts}


def against(
    opponent: dict[str, Any],
    human: dict[str, Any] | None = None,
    *,
    difficulty: str = "imperator",
    rolls: list[int] | None = None,
    turn: int = AUTOMA,
    **parts: Any,
) -> Scenario:
    """The table after the automa's turn, or as it stands when it is the human's (`turn=0`)."""
    human = human or me("romans" if opponent["nation"] != "romans" else "celts")
    return given(
        human,
        opponent,
        mode="solo",
        turn=turn,
        options={"difficulty": difficulty, **parts.pop("options", {})},
        rolls=[NO_BLOCK] if rolls is None else rolls,
        **parts,
    )


def coming_up(nation: str, side: str) -> list[Card]:
    """The nation's cards that can come up with that side in use: the later ones only once the state has turned."""
    early = side == library().nation(nation).start_state and not opponent_table(nation).seasons
    starts = ("deck", "nation") if early else ("deck", "nation", "accession", "development")
    return [card for card in library().of_nation(nation) if card.start in starts]


def events(table: Scenario, name: str, seat: int = AUTOMA) -> list[dict[str, Any]]:
    """What this seat did, unspoken."""
    return [event for event in table.table._game.events if event["event"] == name and event["seat"] == seat]


def rows(table: Scenario) -> list[tuple[str, int]]:
    """Which row each revealed card was resolved by."""
    return [(event["card"], event["row"]) for event in events(table, "row")]


def upcoming(table: Scenario) -> list[str | None]:
    """The slots and then the deck: with one slot, the deck from the top as it was before the cleanup."""
    return [*table.other.slots, *table.other.deck]


def in_play_of(table: Scenario, seat: int = AUTOMA) -> list[str]:
    return [entry.card for entry in table.position.seats[seat].play]
