"""What a correction changed, in words: "progress 7 → 8". The words are in data/text/*/corrections.ftl."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa.imperium.match import NOBODY
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.physical.places import place_name
from automa.imperium.words_names import Args, Names, minus

EMPTY = "none"


def change_text(names: Names, change: Mapping[str, Any]) -> str:
    """`change` is what the event `corrected` and the option of a correction know."""
    what, before, after = change["what"], change["before"], change["after"]
    args: Args = {"before": minus(before) if isinstance(before, int) else "", "slot": change.get("slot", 0)}
    args["after"] = minus(after) if isinstance(after, int) else ""
    resource = change.get("resource")
    match what:
        case "tokens":
            return names.say("change-number", what=_thing(names, str(resource)), **args)
        case "market" if resource == "card":
            seen = {"before": _in_slot(names, before), "after": _in_slot(names, after)}
            return names.say("change-slot-card", **{**args, **seen})
        case "market":
            return names.say("change-slot", what=_thing(names, str(resource)), **args)
        case "card":
            nation = names.match.seat(AUTOMA).nation
            places = {key: place_name(at, names.language, nation) for key, at in (("before", before), ("after", after))}
            return names.say("change-card", **{**args, **places, "card": names.card(change["card"], NOBODY)})
        case "route":
            return names.say("change-route", **{**args, "card": names.card(change["card"], NOBODY)})
        case "merchant":
            return names.say("change-merchant", **{**args, "before": before, "after": after})
        case "state":
            states = {"before": names.say(f"icon-{before}"), "after": names.say(f"icon-{after}")}
            return names.say("change-state", **{**args, **states})
        case "score":
            return names.say("change-score", source=str(resource), **args)
    return names.say(f"change-{what}", **args)


def _thing(names: Names, kind: str) -> str:
    return names.say(f"kind-{kind}", number="many")


def _in_slot(names: Names, card: str) -> str:
    return names.say("change-empty") if card == EMPTY else names.card(card, NOBODY)
