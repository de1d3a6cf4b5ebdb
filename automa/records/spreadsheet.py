"""Results as CSV, for a spreadsheet, in the player's language."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from automa.imperium.cards import library
from automa.records.finished import FinishedGame
from automa.text import text

COLUMNS = (
    "date", "nation", "power", "opponent", "difficulty", "score", "opponent-score", "outcome", "reason", "rounds",
    "minutes", "mode", "edition", "seed", "rolls", "note", "id",
)  # fmt: skip
# A cell that begins so would be a formula to a spreadsheet.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def results_csv(games: Iterable[FinishedGame], language: str) -> str:
    """A line of headings, then a line for each game."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(text(language, f"column-{column}") for column in COLUMNS)
    for game in games:
        writer.writerow(_cell(value) for value in _line(game, language))
    return out.getvalue()


def _line(game: FinishedGame, language: str) -> list[str | int | None]:
    outcome = "none" if game.won is None else "won" if game.won else "lost"
    level = game.difficulty and text(language, f"level-{game.difficulty.replace('_', '-')}")
    return [
        game.date,
        _name(game.nation, language),
        game.seats[0].get("power"),
        game.opponent and _name(game.opponent, language),
        level,
        game.score,
        game.opponent_score,
        text(language, "column-outcome.value", outcome=outcome),
        text(language, "column-reason.value", reason=game.reason),
        game.rounds,
        None if game.seconds is None else round(game.seconds / 60),
        text(language, "column-mode.value", mode=game.mode),
        game.edition,
        game.seed,
        game.rolls,
        game.note,
        game.id,
    ]


def _name(nation: str, language: str) -> str:
    known = library().nation(nation)
    return known.names.get(language, known.name)


def _cell(value: str | int | None) -> str | int:
    if value is None:
        return ""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
