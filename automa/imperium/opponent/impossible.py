"""Parts of a row that should happen and cannot: which part, and why, in two or three words.

The event `part_impossible` names the part by its row (`side` and `row`, or `journey`) and its number in the row's tree,
so that it can be spoken in any language: `part_text` and `reason_text`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa.imperium.match import Match
from automa.imperium.opponent.own_tables import table_of
from automa.imperium.opponent.routes import Line, Route, trade_table
from automa.imperium.opponent.spoken import AUTOMA
from automa.imperium.opponent.tables import JourneyRow, Row
from automa.imperium.speech import speaker
from automa.language.speech import sentence
from automa.language.tree import Cost, Do, FirstOf, Seq, Statement, Who

# The person at a real table says so.
SAID = {"why": "said"}
# They have nothing to do it with.
YOURS = {"why": "yours"}


def reason(match: Match, statement: Statement) -> dict[str, str]:
    """Why nothing of this can be done, seen that nothing can."""
    match statement:
        case Do():
            return _lack(match, statement)
        case Seq(parts):
            return reason(match, parts[0])
        case Cost(costs, _):
            return reason(match, costs[0])
        case FirstOf(options):
            return reason(match, options[-1])
    return YOURS


def _lack(match: Match, do: Do) -> dict[str, str]:
    if do.what is None:
        return {"why": "nothing"}
    kind, places = do.what.kinds[0] if do.what.kinds else "", do.what.places
    match do.verb:
        case "gain":
            return {"why": "nothing"}
        case "pay":
            return {"why": "too-few", "resource": kind}
        case "convert":
            return {"why": "no-tokens", "resource": kind}
        case "steal":
            return {"why": "you-lack", "resource": kind}
        case "place":
            return {"why": "die"}
        case "flip":
            return {"why": "journey"}
        case "take" if not places or places == ("supply",):
            return {"why": "unrest"}
        case "acquire" if places != ("exile",):
            return {"why": "market"}
        case "exile" if places == ("market",):
            return {"why": "laden" if any(slot.card for slot in match.p.market) else "market"}
    if do.what.ref:
        return {"why": "gone"}
    place = places[0] if places else "play"
    return {"why": "unrest" if place == "supply" else place}


# ---- spoken


def number_of(row: Row | JourneyRow | Line | Route, part: Statement) -> int:
    """Equal parts of a row say the same: the first of them will do."""
    return row.parts.index(part)


def _row(nation: str, event: Mapping[str, Any], own: str) -> Row | JourneyRow | Line | Route:
    if "route" in event:
        return trade_table().routes[int(event["route"])]
    if "line" in event:
        return trade_table().lines[event["line"]][int(event["number"])]
    table = table_of(nation, own)
    if "journey" in event:
        return table.journey[int(event["journey"])]
    return table.sides[event["side"]][int(event["row"]) - 1]


def part_text(nation: str, event: Mapping[str, Any], language: str, own: str = "") -> str:
    """What should have happened, as a sentence without its full stop. `own` is the text of the player's table."""
    part: Any = _row(nation, event, own).parts[event["part"]]
    if event["yours"]:
        part = Who("you", part)
    return sentence(speaker(language).clause(part, AUTOMA)).removesuffix(".")


def reason_text(event: Mapping[str, Any], language: str) -> str:
    say = speaker(language).say
    resource = event.get("resource")
    return say("because", why=event["why"], resource=say(f"kind-{resource}", number="many") if resource else "")
