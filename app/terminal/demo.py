"""A whole game told in words: what Solstice shows where nobody can answer."""

from __future__ import annotations

from textwrap import fill

from automa.imperium.cards import library
from automa.policies import policy
from automa.table import Table
from automa.text import text

NATIONS = ("romans", "celts")
WIDTH = 80


def run(language: str, seed: int = 1) -> int:
    names = {key: library().nation(nation) for key, nation in zip(("first", "second"), NATIONS, strict=True)}
    print(text(language, "client-no-terminal", **{key: n.names.get(language, n.name) for key, n in names.items()}))
    seats = [{"kind": "policy", "nation": nation} for nation in NATIONS]
    table = Table.new({"seats": seats, "seed": seed, "language": language})
    players = [policy("simple", seed) for _ in seats]
    told = 0
    while table.pending is not None or told < table.event_count:
        for event in table.events_since(told):
            print(
                ("\n" if event["event"] in ("round", "final_round", "turn", "solstice", "game_over") else "")
                + _line(event["text"])
            )
        told = table.event_count
        if table.pending is not None:
            table.answer(players[table.pending.seat](table.pending, table.view))
    return 0


def _line(words: str) -> str:
    return fill(words, WIDTH, subsequent_indent="    ")
