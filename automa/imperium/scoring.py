"""The end: scoring with a breakdown for every card, and collapse."""

from __future__ import annotations

from typing import Any

from automa.imperium.chaos import wins_by_chaos
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.opponent.scoring import score_automa
from automa.imperium.select import counted, spots
from automa.table import Steps

CAP = 10
TRAINED = (("trained_very_well", 90), ("trained_well", 50))


def finish_by_scoring(match: Match) -> Steps[None]:
    """Cards that work before scoring first, then every card where it lies (IMP-SCORE-1, -12)."""
    yield from _before_scoring(match, range(len(match.p.seats)))
    breakdown = [score(match, seat) for seat in range(len(match.p.seats))]
    scores = [part["total"] for part in breakdown]
    best = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == best]  # ties share (IMP-SCORE-14)
    if match.p.mode == "solo" and len(winners) > 1:
        winners = [seat for seat in winners if match.is_automa(seat)]  # a tie is a loss (IMP-SOLO-87)
    if match.p.mode == "training":
        _praise(match, best)
    _finish(match, "scoring", scores, breakdown, winners)


def _praise(match: Match, points: int) -> None:
    """What so many points mean when training (IMP-VAR-TRAIN-6)."""
    for grade, least in TRAINED:
        if points >= least:
            match.tell(grade, 0, number=points)
            return


def finish_by_collapse(match: Match) -> Steps[None]:
    """Fewest unrest wins; the tied compare points (IMP-COLL-5, -6). Alone, it is a failure (IMP-AMB-13)."""
    match.p.phase = "scoring"  # the turn is over: no exhaust ability reacts any more (IMP-COLL-2)
    seats = range(len(match.p.seats))
    if match.p.edition == "2021":
        yield from _before_scoring(match, seats)  # IMP-ED-8
    counts = [unrest_of(match, seat) for seat in seats]
    fewest = [seat for seat in seats if counts[seat] == min(counts)]
    winners = fewest if match.p.mode != "training" else []
    if len(fewest) > 1 and match.p.mode == "players":
        # A before-scoring effect works inside the tie-break only and changes neither collapse nor tie.
        before = match.p.copy()
        if match.p.edition != "2021":
            yield from _before_scoring(match, fewest)
        points = {seat: score_seat(match, seat)["total"] for seat in fewest}
        winners = [seat for seat in fewest if points[seat] == max(points.values())]
        match.p = before
    if match.p.mode == "solo":
        winners = [seat for seat in seats if match.is_automa(seat)]  # IMP-SOLO-88
    if chaotic := [seat for seat in seats if wins_by_chaos(match, seat)]:
        winners = chaotic
    breakdown = [score(match, seat) for seat in seats]
    for seat in seats:
        breakdown[seat]["unrest"] = counts[seat]
    _finish(match, "collapse", [part["total"] for part in breakdown], breakdown, winners)


def _finish(match: Match, reason: str, scores: list[int], breakdown: list[dict[str, Any]], winners: list[int]) -> None:
    trigger = match.p.end or {}
    match.p.phase = "scoring"
    match.p.end = {
        "reason": reason,
        "trigger": trigger.get("trigger"),
        "scores": scores,
        "breakdown": breakdown,
        "winners": winners,
    }
    match.tell("game_over", reason=reason, scores=scores, winners=winners)


def score(match: Match, seat: int) -> dict[str, Any]:
    return score_automa(match) if match.is_automa(seat) else score_seat(match, seat)


def _before_scoring(match: Match, seats: Any) -> Steps[None]:
    for seat in seats:
        if match.is_automa(seat):
            continue
        for spot in spots(match, ("scored",), Frame(seat, "", seat)):
            effect = match.card(spot.card).before_scoring
            if effect is not None:
                yield from match.resolver.run_effect(effect, Frame(seat, spot.card, seat))


def unrest_of(match: Match, seat: int) -> int:
    """Unrest in hand, play area with garrisons, deck, discard pile and history (IMP-COLL-5, IMP-AMB-10)."""
    there = spots(match, ("scored",), Frame(seat, "", seat))
    return sum(match.card(spot.card).icon_counts.get("unrest", 0) for spot in there)


def score_seat(match: Match, seat: int) -> dict[str, Any]:
    """Points by card, and one point for each progress in the pool (IMP-SCORE-2, -7)."""
    pool = match.seat(seat).resources
    match.seat(seat).resources = scored_resources(match, seat)
    try:
        return _score_seat(match, seat)
    finally:
        match.seat(seat).resources = pool


def scored_resources(match: Match, seat: int) -> dict[str, int]:
    """The pool, and where a card in play says so all that lies on cards too (IMP-SCORE-9)."""
    entries = match.in_play(seat)
    rules = [rule for entry in entries for rule in match.face(entry.card).standing]
    resources = match.seat(seat).resources
    if not any(rule.verb == "score" and rule.what and rule.what.kinds == ("resource",) for rule in rules):
        return resources
    return {kind: have + sum(entry.tokens.get(kind, 0) for entry in entries) for kind, have in resources.items()}


def _score_seat(match: Match, seat: int) -> dict[str, Any]:
    rows: list[dict[str, Any]] = []
    for spot in spots(match, ("scored",), Frame(seat, "", seat)):
        points = card_points(match, spot, seat)
        if points:
            rows.append({"card": spot.card, "zone": spot.zone, "points": points})
    progress = _points_of_progress(match, seat)
    total = sum(row["points"] for row in rows) + progress
    return {"total": total, "progress": progress, "cards": rows}


def card_points(match: Match, spot: Spot, seat: int) -> int:
    """Fixed as printed, by place, or counted and then at most ten (IMP-SCORE-4, -5)."""
    points = match.card(spot.card).points
    if points.value < 0 and match.card(spot.card).is_unrest and _harmless(match, seat):
        return 0
    for place, value in points.cases:
        if place == ("play" if spot.zone in ("permanent", "power") else spot.zone):
            return value
    if not points.terms:
        return points.value
    frame = Frame(seat, spot.card, seat)
    return min(CAP, sum(term.points * counted(match, term.count, frame)[0] for term in points.terms))


def _harmless(match: Match, seat: int) -> bool:
    """Whether a card in play takes the sting out of unrest (IMP-SCORE-10)."""
    rules = [rule for entry in match.in_play(seat) for rule in match.face(entry.card).standing]
    return any(rule.verb == "score" and rule.what and rule.what.kinds == ("unrest",) for rule in rules)


def _points_of_progress(match: Match, seat: int) -> int:
    """One each, unless a card in play says how many are worth a point (IMP-SCORE-7, -8)."""
    for entry in match.in_play(seat):
        for rule in match.face(entry.card).standing:
            if rule.verb == "score" and rule.what and rule.what.kinds == ("progress",) and rule.amount.per:
                return rule.amount.number * counted(match, rule.amount.per, Frame(seat, entry.card, seat))[0]
    return match.seat(seat).resources["progress"]
