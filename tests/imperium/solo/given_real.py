"""A position at a real table, with the automa's turn next; what its die shows is given, so that it is not asked.

table = at_table(automa("celts", slots=["1CEL9"]), market=["1UNC3"]).do("done")   # Brain: the card is revealed
assert table.pending.about == "market_check"
"""

from __future__ import annotations

from typing import Any

from automa.imperium.cards import library
from automa.table import Table
from tests.imperium.scenario import Scenario, me, slot
from tests.imperium.solo.given_solo import AUTOMA, NO_BLOCK

MARKET = ("1TRI2", "1UNC3", "1CIV2", "1UNC9", "1REG4")


def at_table(
    opponent: dict[str, Any],
    human: dict[str, Any] | None = None,
    *,
    way: str = "brain",
    difficulty: str = "imperator",
    rolls: tuple[int, ...] = (NO_BLOCK,),
    market: tuple[Any, ...] = MARKET,
    unrest: int = 6,
    turn: int = AUTOMA,
    **parts: Any,
) -> Scenario:
    piles = {"unrest": ["UNR"] * unrest, **parts.pop("piles", {})}
    position = {
        "mode": "physical",
        "turn": {"seat": turn, "phase": parts.pop("phase", "activate")},
        "seats": [human or me("romans" if opponent["nation"] != "romans" else "celts"), opponent],
        "market": [card if isinstance(card, dict) else in_market(card) for card in market],
        "piles": piles,
        "options": {"difficulty": difficulty},
        "real": {"way": way},
        "rolls": list(rolls),
        **parts,
    }
    return Scenario(Table.from_position(position, seed=1))


def in_market(card: str, **tokens: int) -> dict[str, Any]:
    """With the unrest that belongs under it."""
    return slot(card, *([] if library()[card].is_region else ["UNR"]), **tokens)


def go_on(table: Scenario, about: str) -> Scenario:
    """Whatever is obvious until this is asked."""
    while table.pending.about != about:
        obvious = [option for option in table.options if option in ("done", "right")]
        table.do(*(obvious[:1] or table.options[:1]))
    return table


def left(table: Scenario) -> int:
    return len(table.position.piles["unrest"])
