"""Paying: which ways there are, and what was really spent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Frame, Match, ask
from automa.table import Decision, Option, Steps

Way = tuple[int, int, int, int]
NOTHING = (0, 0, 0, 0)


def lowered(match: Match, seat: int, of: str, kind: str, number: int) -> int:
    """A number of a cost after every rule in play that reduces it, each with its own minimum."""
    for entry in match.in_play(seat):
        for rule in match.face(entry.card).standing:
            about = rule.to.kinds if rule.to else ()  # "card" is whatever costs such tokens
            if rule.verb == "reduce" and rule.what and (of in about or "card" in about) and kind in rule.what.kinds:
                least = rule.amount.least or 0
                number = max(min(least, number), number - rule.amount.number)
    return number


def usable(match: Match, seat: int, card: str) -> Mapping[str, int]:
    """The pool, less what may not be paid for this card (IMP-NATION-MARTIANS-2)."""
    have = match.seat(seat).resources
    rules = [rule for entry in match.in_play(seat) for rule in match.face(entry.card).standing if rule.verb == "forbid"]
    names = [f'"{match.card(card).base_name}"'] if card else []
    about = [rule.what for rule in rules if rule.to and rule.to.kinds == (*names,)]
    barred = {kind for what in about if what for kind in what.kinds}
    return {kind: 0 if kind in barred else number for kind, number in have.items()} if barred else have


def affordable(match: Match, seat: int, demand: Mapping[str, int], card: str = "") -> bool:
    """Whether the pool covers the demand, with progress and goods standing in for others (IMP-KW-PAY-2, -3)."""
    have = usable(match, seat, card)
    spare = have["progress"] - demand.get("progress", 0)
    goods = have["goods"] - demand.get("goods", 0)
    if spare < 0 or goods < 0:
        return False
    lacking_materials = max(0, demand.get("materials", 0) - have["materials"])
    lacking_population = max(0, demand.get("population", 0) - have["population"])
    return (lacking_materials + 1) // 2 + lacking_population <= spare + goods


def most(match: Match, seat: int, kind: str) -> int:
    """As much of one resource as could be paid at all."""
    have = match.seat(seat).resources
    stand_ins = have["progress"] + have["goods"]
    return have[kind] + {"materials": 2, "population": 1}.get(kind, 0) * stand_ins


def ways_to_pay(have: Mapping[str, int], demand: Mapping[str, int]) -> list[dict[str, int]]:
    """Every way without a needless token, plainest first."""
    ways = _ways(
        tuple(have[name] for name in RESOURCES),
        tuple(demand.get(name, 0) for name in RESOURCES),
    )
    return [{name: number for name, number in zip(RESOURCES, way, strict=True) if number} for way in ways]


@lru_cache(maxsize=4096)
def _ways(have: Way, demand: Way) -> tuple[Way, ...]:
    materials, population, progress, goods = demand
    if progress > have[2] or goods > have[3]:
        return ()
    found: set[Way] = set()
    for stand_ins, covered in _stand_ins(materials, population):
        if covered[0] > have[0] or covered[1] > have[1]:
            continue
        for of_progress in range(stand_ins + 1):
            way = (covered[0], covered[1], progress + of_progress, goods + stand_ins - of_progress)
            if way[2] <= have[2] and way[3] <= have[3]:
                found.add(way)
    return tuple(sorted(found, key=lambda way: (way[2] + way[3] - progress - goods, way[3], way)))


def _stand_ins(materials: int, population: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """How many tokens stand in, and the materials and population still paid in kind. Excess is lost."""
    for for_materials in range((materials + 1) // 2 + 1):
        for for_population in range(population + 1):
            left = max(0, materials - 2 * for_materials)
            yield for_materials + for_population, (left, population - for_population)


def pay(match: Match, frame: Frame, demand: Mapping[str, int]) -> Steps[None]:
    """Pay from the pool, asking how where there are several ways."""
    wanted = {name: number for name, number in demand.items() if number}
    if not wanted:
        return
    seat = match.seat(frame.seat)
    ways = ways_to_pay(usable(match, frame.seat, frame.card), wanted)
    options = [Option(way_id(way), pay=way) for way in ways]
    (picked,) = yield from ask(Decision(frame.seat, "option", "pay", options, source=frame.card, demand=dict(wanted)))
    spent: dict[str, int] = picked.data["pay"]
    for resource, number in spent.items():
        seat.resources[resource] -= number
        frame.memory.paid[resource] = frame.memory.paid.get(resource, 0) + number
    match.tell("pay", frame.seat, tokens=dict(spent), card=frame.card)
    match.happen("pay", frame.seat, tokens=dict(spent))  # IMP-KW-PAY-5: the tokens really spent


def way_id(way: Mapping[str, int]) -> str:
    return "pay:" + ",".join(f"{name}={way[name]}" for name in RESOURCES if way.get(name))
