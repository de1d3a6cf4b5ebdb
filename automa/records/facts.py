"""What the store writes down about a table beside its journal: a headline, and the facts of a finished game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from automa.imperium.cards import library
from automa.imperium.sources import by_source
from automa.table import Table

ME = 0
OWN_DIE = {str(number): letter for number, letter in zip(range(1, 7), "abcdef", strict=True)}
# Where a card gained in a game must lie at its end to be a campaign's reward (IMP-CAMP-4).
REWARD_ZONES = ("history", "deck", "discard", "hand")
# What a table that is no game of ours (a problem report's, a test's) leaves out.
_NOWHERE: dict[str, Any] = {"seats": [], "options": {}, "turn": {}}


def headline(table: Table) -> dict[str, Any]:
    """What a list of games shows of one, so that no journal is replayed for it."""
    position = {**_NOWHERE, **table.position()}
    return {
        "mode": position.get("mode"),
        "way": (position.get("real") or {}).get("way"),
        "edition": position.get("edition"),
        "difficulty": position["options"].get("difficulty"),
        "nations": [seat["nation"] for seat in position["seats"]],
        "kinds": [seat["kind"] for seat in position["seats"]],
        "round": position.get("round"),
        "phase": position["turn"].get("phase"),
        "seat": position["turn"].get("seat"),
        "over": table.result is not None,
    }


def kind_of(table: Table) -> str:
    """How a table is sat at when nobody said it."""
    shown = headline(table)
    if shown["mode"] == "physical":
        return "table"
    return "round" if shown["kinds"].count("human") > 1 else "digital"


def settings(table: Table) -> dict[str, Any]:
    """What a finished game was played with and how it ended, as fields of a `FinishedGame`."""
    position = {**_NOWHERE, **table.position()}
    result: Mapping[str, Any] = table.result or {}
    return {
        "mode": position["mode"],
        "seats": tuple(
            {"kind": seat["kind"], "nation": seat["nation"], "power": seat.get("power")} for seat in position["seats"]
        ),
        "scores": tuple(result["scores"]),
        "winners": tuple(result["winners"]),
        "reason": result["reason"],
        "difficulty": position["options"].get("difficulty"),
        "edition": position["edition"],
        "commons": position["commons"],
        "trade_routes": position["options"].get("trade_routes", False),
        "variants": tuple(position["options"].get("variants", ())),
        "way": (position.get("real") or {}).get("way"),
        "rounds": position["round"],
        "decisions": len(table.journal),
        "seed": table.seed,
        "rolls": rolls(table),
        "points": tuple(_points(part) for part in result["breakdown"]),
    }


def rolls(table: Table) -> str:
    """Every roll in order: 1 to 6 by the app's die, a to f by a die on the table."""
    shown = [str(event["number"]) for event in table.events_named("die")]
    asked = [ids[0] for ids in table.journal if len(ids) == 1 and re.fullmatch(r"roll|die:[1-6]", ids[0])]
    if len(asked) != len(shown):  # a digital game, where nobody is asked
        return "".join(shown)
    return "".join(number if answer == "roll" else OWN_DIE[number] for number, answer in zip(shown, asked, strict=True))


def _points(breakdown: Mapping[str, Any]) -> dict[str, int]:
    """A seat's points by source; none where a person only told the total."""
    return dict(breakdown["sources"]) if "sources" in breakdown else by_source(breakdown)


def gained(table: Table) -> list[str]:
    """The common cards gained in a digital game that a campaign's win may bring; none at a real table."""
    position = table.position()
    if position.get("mode") != "solo":
        return []
    mine = position["seats"][ME]
    found = [card for zone in REWARD_ZONES for card in mine[zone] if library()[card].nation == "common"]
    return sorted(set(found))
