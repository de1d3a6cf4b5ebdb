"""How often each opponent beats `simple` at each level of difficulty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.opponent.tables import opponents
from automa.imperium.trade_routes import needing
from automa.policies import play_out, policy
from automa.table import Table
from automa.text import text

SIDES = "AB"
# A drop of fewer standard errors than this may be chance.
NOTABLE = 2.0


class Job(NamedTuple):
    opponent: str
    difficulty: str
    nation: str
    side: str
    seed: int


class Outcome(NamedTuple):
    human: int
    automa: int
    won: bool  # by the automa
    rounds: int
    collapsed: bool
    decisions: int


def jobs_of(games: int, seed: int, against: Sequence[str] = (), levels: Sequence[str] = ()) -> list[Job]:
    """So many games for each opponent and level; at every level the same nations, sides and seeds face it."""
    playable = sorted(nation.id for nation in library().nations.values() if nation.playable)
    jobs = []
    for opponent in against or opponents():
        nations = [nation for nation in playable if nation != opponent]
        for difficulty in levels or LEVELS:
            for game in range(games):
                lap, place = divmod(game, len(nations))
                jobs.append(Job(opponent, difficulty, nations[place], SIDES[(lap + place) % 2], seed + game))
    return jobs


def play_job(job: Job) -> Outcome:
    seats = [
        {"kind": "policy", "nation": job.nation, "power": job.side},
        {"kind": "automa", "nation": job.opponent},
    ]
    routes = bool(needing([job.nation, job.opponent]))
    config = {"mode": "solo", "difficulty": job.difficulty, "seats": seats, "seed": job.seed, "trade_routes": routes}
    table = Table.new(config)
    decisions = play_out(table, policy("simple", job.seed))
    result = table.result
    assert result is not None
    return Outcome(
        human=result["scores"][HUMAN],
        automa=result["scores"][AUTOMA],
        won=AUTOMA in result["winners"],
        rounds=table.position()["round"],
        collapsed=result["reason"] == "collapse",
        decisions=decisions,
    )


def report(jobs: list[Job], outcomes: list[Outcome]) -> dict[str, Any]:
    """One row per opponent and level, one per level over all of them, and where a higher level wins less."""
    cells: dict[tuple[str, str], list[Outcome]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        cells.setdefault((job.opponent, job.difficulty), []).append(outcome)
    rows = [_row(opponent, difficulty, group) for (opponent, difficulty), group in cells.items()]
    levels = [level for level in LEVELS if any(job.difficulty == level for job in jobs)]
    overall = [
        _row("all", level, [outcome for (_, other), group in cells.items() if other == level for outcome in group])
        for level in levels
    ]
    return {"rows": rows, "overall": overall, "drops": _drops(rows) + _drops(overall)}


def _row(opponent: str, difficulty: str, group: list[Outcome]) -> dict[str, Any]:
    """Scores are those of the games that did not collapse, where points count for nothing (IMP-SOLO-88)."""
    scored = [outcome for outcome in group if not outcome.collapsed]
    return {
        "mode": "solo",
        "opponent": opponent,
        "difficulty": difficulty,
        "games": len(group),
        "human_score": _mean(outcome.human for outcome in scored),
        "automa_score": _mean(outcome.automa for outcome in scored),
        "automa_won": round(sum(outcome.won for outcome in group) / len(group), 4),
        "human_won": round(sum(not outcome.won for outcome in group) / len(group), 4),
        "rounds": _mean(outcome.rounds for outcome in group),
        "collapse": round(sum(outcome.collapsed for outcome in group) / len(group), 4),
    }


def _mean(numbers: Iterable[int]) -> float | None:
    listed = list(numbers)
    return round(sum(listed) / len(listed), 1) if listed else None


def _drops(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """From one level to the next higher one of the same opponent, where the automa wins less often."""
    found = []
    ordered = sorted(rows, key=lambda row: (row["opponent"], LEVELS.index(row["difficulty"])))
    for lower, higher in pairwise(ordered):
        drop = lower["automa_won"] - higher["automa_won"]
        if lower["opponent"] == higher["opponent"] and drop > 0:
            spread = sqrt(sum(row["automa_won"] * row["human_won"] / row["games"] for row in (lower, higher)))
            found.append(
                {
                    "opponent": lower["opponent"],
                    "lower": lower["difficulty"],
                    "higher": higher["difficulty"],
                    "lower_won": lower["automa_won"],
                    "higher_won": higher["automa_won"],
                    "notable": drop > NOTABLE * spread,
                }
            )
    return found


def print_report(found: dict[str, Any]) -> None:
    scores = f"{'your score':>11}{'its score':>10}"
    print(f"{'opponent':<14}{'difficulty':<15}{'games':>5}{'it wins':>9}{scores}{'rounds':>7}{'collapse':>9}")
    for row in found["rows"] + found["overall"]:
        scores = f"{_score(row['human_score']):>11}{_score(row['automa_score']):>10}"
        head = f"{_name(row['opponent']):<14}{_level(row['difficulty']):<15}{row['games']:>5}{row['automa_won']:>9.0%}"
        print(f"{head}{scores}{row['rounds']:>7.1f}{row['collapse']:>9.0%}")
    _print_matrix(found["rows"] + found["overall"])
    _print_drops(found["drops"])


def _score(mean: float | None) -> str:
    return "–" if mean is None else f"{mean:.1f}"


def _print_matrix(rows: list[dict[str, Any]]) -> None:
    """The share of games that the automa wins, at a glance."""
    levels = [level for level in LEVELS if any(row["difficulty"] == level for row in rows)]
    print(f"\n{'automa wins':<14}{''.join(f'{_level(level).split()[0]:>11}' for level in levels)}")
    for opponent in dict.fromkeys(row["opponent"] for row in rows):
        won = {row["difficulty"]: row["automa_won"] for row in rows if row["opponent"] == opponent}
        print(f"{_name(opponent):<14}{''.join(f'{won[level]:>11.0%}' for level in levels)}")


def _print_drops(drops: list[dict[str, Any]]) -> None:
    if not drops:
        print("\nNowhere does a higher difficulty win less often than the one below it.")
        return
    print("\nA higher difficulty wins less often than the one below it:")
    for drop in drops:
        change = (
            f"{_level(drop['higher'])} {drop['higher_won']:.0%} after {_level(drop['lower'])} {drop['lower_won']:.0%}"
        )
        print(f"  {_name(drop['opponent'])}: {change} ({'more than chance' if drop['notable'] else 'may be chance'})")


def _name(opponent: str) -> str:
    return "all" if opponent == "all" else library().nation(opponent).name


def _level(difficulty: str) -> str:
    return text("en", f"level-{difficulty.replace('_', '-')}")
