"""What one seat may know (IMP-ZONE-3)."""

from __future__ import annotations

from typing import Any

from automa.imperium import position_json
from automa.imperium.cards import library
from automa.imperium.difficulty import level
from automa.imperium.market import SMALL_DECKS
from automa.imperium.match import Match
from automa.imperium.opponent.scoring import score_automa
from automa.imperium.opponent.state import closed_slots
from automa.imperium.position import UNKNOWN, Position
from automa.imperium.rounds import last_round
from automa.imperium.sources import by_source

# Zones of which others see only how many cards there are, and those that nobody may look into.
PRIVATE = ("hand", "history", "sunken", "legends")
FACE_DOWN = ("deck",)
FACE_DOWN_PILES = ("region", "uncivilised", "civilised", "main", "fame")


def view(position: Position, seat: int) -> dict[str, Any]:
    """The position with every hidden card replaced by null. The accession card lies face up.

    Besides, what follows from it: `unrest_left` in the pile, which round is the last once the end was triggered
    (`end.last_round`), and the `score` of an automa if the game ended now, and which of its slots are `closed`.
    """
    shown = position_json.write(position)
    shown["unrest_left"] = len(position.piles["unrest"])
    if shown["end"] is not None:
        shown["end"]["last_round"] = last_round(position)
    for number, area in enumerate(shown["seats"]):
        if area["kind"] == "automa":
            _hide_automa(area)
            area["score"] = _score_now(position)
            area["closed"] = closed_slots(
                position.seats[number], level(position.difficulty or "imperator", position.edition)
            )
            continue
        hidden = FACE_DOWN if number == seat else FACE_DOWN + PRIVATE
        for zone in hidden:
            area[zone] = [None] * len(area[zone])
        if area["nation_deck"]:
            area["nation_deck"] = [None] * (len(area["nation_deck"]) - 1) + _bottom(area["nation_deck"][-1])
    for pile in FACE_DOWN_PILES:
        cards = shown["piles"][pile]
        shown["piles"][pile] = _small_deck(cards) if pile in SMALL_DECKS else [None] * len(cards)
    return shown


def _small_deck(cards: list[str]) -> list[str | None]:
    """The trade route under a small deck lies face up (IMP-SETUP-30)."""
    bottom = cards[-1:] if cards and library()[cards[-1]].suits[:1] == ("trade_route",) else []
    return [*[None] * (len(cards) - len(bottom)), *bottom]


def _hide_automa(area: dict[str, Any]) -> None:
    """Slots (null is an empty one) and decks lie face down, but for the accession card and what was laid there in view.

    IMP-SOLO-12.
    """
    known = set(area["known"])
    area["slots"] = [card if card is None or card in known else UNKNOWN for card in area["slots"]]
    area["deck"] = [card if card in known else None for card in area["deck"]]
    area["quests"] = [None] * len(area["quests"])
    area["dynasty"] = [seen for card in area["dynasty"] for seen in _bottom(card)]


def _bottom(card: str) -> list[str | None]:
    return [card if card != UNKNOWN and library()[card].start == "accession" else None]


def _score_now(position: Position) -> dict[str, Any]:
    """Which cards lie face down is no secret, only where: slots and deck are one place here."""
    score = score_automa(Match(position, 0))
    cards = [
        {**row, "zone": "face_down" if row["zone"] in ("slots", "deck") else row["zone"]} for row in score["cards"]
    ]
    cards.sort(key=lambda row: (row["zone"], -row["points"], row["card"]))
    return {**score, "cards": cards, "sources": by_source(score)}
