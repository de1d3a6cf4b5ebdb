"""What a seat may know, as a match that the engine's own questions can be asked of."""

from __future__ import annotations

from typing import Any

from automa.imperium.game import match_of
from automa.imperium.match import Match
from automa.imperium.position import InPlay, Position, Seat, Slot, ThisTurn


def seen(view: dict[str, Any]) -> Match:
    """The match without the cards that are hidden from the seat."""
    turn = view["this_turn"]
    position = Position(
        edition=view["edition"],
        mode=view["mode"],
        commons=view["commons"],
        originals=view["options"]["originals"],
        trade_routes=view["options"]["trade_routes"],
        round=view["round"],
        turn=view["turn"]["seat"],
        phase=view["turn"]["phase"],
        seats=[_seat(seat) for seat in view["seats"]],
        market=[Slot(slot["card"], slot["tokens"], slot["unrest"]) for slot in view["market"]],
        piles={name: [] if None in pile else list(pile) for name, pile in view["piles"].items()},
        king_of_kings=view["king_of_kings"],
        end=view["end"],
        this_turn=ThisTurn(
            acted=turn["acted"],
            free_played=turn["free_played"],
            treated=[(card, icon, tuple(icons)) for card, icon, icons in turn["treated"]],
            ignored=turn["ignored"],
            copies=turn["copies"],
        ),
        stock=view["stock"],
    )
    return match_of(position)


def _seat(seat: dict[str, Any]) -> Seat:
    """A solo opponent has no hand and no power card."""
    return Seat(
        kind=seat["kind"],
        nation=seat["nation"],
        power=seat.get("power", "A"),
        state=seat["state"],
        resources=seat["resources"],
        actions=seat.get("actions", 0),
        exhausts=seat.get("exhausts", 0),
        hand=[card for card in seat.get("hand", ()) if card],
        discard=[card for card in seat["discard"] if card],
        history=[card for card in seat["history"] if card],
        development=seat.get("development", []),
        play=[InPlay(**entry) for entry in seat["play"]],
        power_card=InPlay(**seat["power_card"]) if seat.get("power_card") else None,
        permanents=[InPlay(**entry) for entry in seat.get("permanents", ())],
        sunken=[card for card in seat.get("sunken", ()) if card],
        legends=[card for card in seat.get("legends", ()) if card],
        quests=[card for card in seat.get("quests", ()) if card],
        journey=[card for card in seat.get("journey", ()) if card],
        added_card=seat.get("added_card", False),
        king_of_kings=seat["king_of_kings"],
    )
