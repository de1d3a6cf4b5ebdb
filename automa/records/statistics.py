"""Figures over finished games against the automa: tallies, score over time, points by source, the die."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from automa.imperium.difficulty import LEVELS
from automa.records.database import Database
from automa.records.finished import Filter

COLUMNS = "uuid, date, ended_at, nation, opponent, difficulty, score, opponent_score, won, points, rolls"
FACES = range(1, 7)
OWN_DIE = "abcdef"

Facts = Mapping[str, Any]


@dataclass(frozen=True)
class Tally:
    """A number of games. Best and average are of your scores; None while none was counted."""

    played: int = 0
    won: int = 0
    best: int | None = None
    average: float | None = None

    @property
    def lost(self) -> int:
        return self.played - self.won

    @property
    def win_rate(self) -> float | None:
        return self.won / self.played if self.played else None


@dataclass(frozen=True)
class Dot:
    """One game on the line of scores."""

    id: str
    date: str
    ended_at: float
    nation: str
    opponent: str | None
    difficulty: str | None
    score: int
    opponent_score: int | None
    won: bool


@dataclass(frozen=True)
class Sources:
    """Where points come from: the average by source over the games whose points are known in detail."""

    games: int
    average: Mapping[str, float]


@dataclass(frozen=True)
class Die:
    """How often each face came up, 1 to 6: by the app's die and by dice on the table."""

    app: tuple[int, ...]
    own: tuple[int, ...]

    @property
    def rolls(self) -> int:
        return sum(self.app) + sum(self.own)


@dataclass(frozen=True)
class Figures:
    """All in one: by your nation, by difficulty, by both, and against each automa; dots oldest first."""

    all: Tally
    nations: Mapping[str, Tally]
    difficulties: Mapping[str, Tally]
    nations_by_difficulty: Mapping[tuple[str, str], Tally]
    automas: Mapping[str, Tally]
    over_time: tuple[Dot, ...]
    your_points: Sources
    automa_points: Sources
    die: Die


def figures(database: Database, wanted: Filter) -> Figures:
    where, args = wanted.sql()
    return of_rows(
        [
            dict(row)
            for row in database.rows(f"SELECT {COLUMNS} FROM finished WHERE {where} ORDER BY ended_at, id", args)
        ]
    )


def of_rows(games: list[dict[str, Any]]) -> Figures:
    """Over games that are dicts of these columns, oldest first."""
    points = [_points(game["points"]) for game in games]
    levels = _tallies((game["difficulty"], game) for game in games)
    return Figures(
        all=_tally(games),
        nations=_tallies((game["nation"], game) for game in games),
        difficulties={level: levels[level] for level in LEVELS if level in levels},
        nations_by_difficulty=_tallies(
            ((game["nation"], game["difficulty"]), game) for game in games if game["difficulty"]
        ),
        automas=_tallies((game["opponent"], game) for game in games if game["opponent"]),
        over_time=tuple(_dot(game) for game in games if game["score"] is not None),
        your_points=_sources(seats[0] for seats in points if seats),
        automa_points=_sources(seats[1] for seats in points if len(seats) > 1),
        die=die_of(game["rolls"] for game in games),
    )


def _tallies(named: Iterable[tuple[Any, Facts]]) -> dict[Any, Tally]:
    """By name, the most played first."""
    groups: dict[Any, list[Facts]] = defaultdict(list)
    for name, game in named:
        groups[name].append(game)
    order = sorted(groups, key=lambda name: (-len(groups[name]), str(name)))
    return {name: _tally(groups[name]) for name in order}


def _tally(games: Iterable[Facts]) -> Tally:
    games = list(games)
    scores = [game["score"] for game in games if game["score"] is not None]
    return Tally(
        played=len(games),
        won=sum(bool(game["won"]) for game in games),
        best=max(scores, default=None),
        average=sum(scores) / len(scores) if scores else None,
    )


def _dot(game: Facts) -> Dot:
    named = {
        name: game[name] for name in ("date", "ended_at", "nation", "opponent", "difficulty", "score", "opponent_score")
    }
    return Dot(id=game["uuid"], won=bool(game["won"]), **named)


def _points(written: str) -> list[dict[str, int]]:
    """By seat; none where the row is damaged."""
    try:
        found = json.loads(written)
    except ValueError:
        return []
    return [seat for seat in found if isinstance(seat, dict)] if isinstance(found, list) else []


def _sources(games: Iterable[Mapping[str, int]]) -> Sources:
    known = [game for game in games if game]
    total: Counter[str] = Counter()
    for game in known:
        for source, points in game.items():
            total[source] += points
    return Sources(len(known), {source: points / len(known) for source, points in total.most_common()})


def die_of(rolls: Iterable[str]) -> Die:
    count = Counter("".join(rolls))
    return Die(tuple(count[str(face)] for face in FACES), tuple(count[letter] for letter in OWN_DIE))
