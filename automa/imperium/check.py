"""Whether the data holds together: every card readable, executable and speakable, and equal to the printed facts.

A mistake is told with its file, card and key, and where it is in a text with line and column too.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from automa.imperium.cards import DATA, EFFECT_KEYS, GENERIC_UNREST, Card, CardError, Library
from automa.imperium.facts import facts, points_kind
from automa.imperium.verbs import VERBS
from automa.language.tree import Do, Event, Noun
from automa.language.walk import within
from automa.text import LANGUAGES

SHARED = Path(os.environ.get("SOLSTICE_SHARED") or Path(__file__).parents[3] / "shared")
BOXES = ("Classics", "Legends", "all")  # what must be encoded by now; "all" are the state cards
# The reference notes itself that this header is missing: a solstice text works only in play.
HEADERS = {"2TRI6": "pinned"}
# It also doubts where this replacement starts: by the rulebook's counts in the deck, as the card it replaces.
STARTS = {"2MAU18X": "deck"}
# Rules that hold while a card is in play; each is looked up where it matters.
STANDING = frozenset({
    "hand size", "lose", "reach", "reduce", "look further", "permit", "treat", "forbid", "score", "limit",
})  # fmt: skip
# What a trigger or replacement can wait for.
HAPPENINGS = frozenset({
    "abandon", "acquire", "break through", "discard", "empty", "exile", "flip", "gain", "garrison", "leave", "look",
    "pay", "place", "play", "profit", "put", "reshuffle", "return", "sink", "start cleanup", "suffer",
    "take", "trade",
})  # fmt: skip
# What a rule can put something else in the place of.
REPLACED = frozenset({"acquire", "break through", "discard", "gain", "place", "put"})
# What others do that a rule can do so with.
OF_OTHERS = frozenset({"take"})
# And where it is the player's choice.
MAY_REPLACE = frozenset({"acquire", "break through", "discard", "gain"})
# Verbs that only one or two cards need, because no general verb can say it.
OPERATIONS = {
    "borrow": "resolves an opponent's exhaust text as though this card had it",
    "copy": "becomes another player's card until the end of the turn, with all its abilities",
    "declare": "names a suit that a later sentence compares with",
    "double": "counts what the event itself brought, which no place holds any more",
}

# Why cards are not in the data: the fact that nobody has.
UNKNOWN = {"Promo commons": "nothing says how many of them go into which deck"}


@dataclass
class Report:
    """`missing` are printed cards that must be in the data, `waiting` those that lack a fact, by nation or set.

    `effectless` are nations of which only the printed facts are there, so that nobody can play them yet.
    """

    problems: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    waiting: dict[str, list[str]] = field(default_factory=dict)
    effectless: list[str] = field(default_factory=list)
    operations: dict[str, list[str]] = field(default_factory=dict)
    cards: int = 0
    nations: int = 0
    compared: int = 0

    @property
    def fine(self) -> bool:
        return not self.problems and not self.missing


def check(
    folder: Path = DATA,
    reference: Path | None = SHARED / "reference" / "imperium",
    languages: Iterable[str] = LANGUAGES,
) -> Report:
    """Everything that can be known without playing. The facts are only compared where the reference is."""
    report = Report()
    try:
        cards = Library(folder)
    except CardError as error:
        report.problems.append(str(error))
        return report
    faces = [card for card in cards.cards.values() if card.id != GENERIC_UNREST]
    report.cards, report.nations = len(faces), len(cards.nations)
    report.effectless = sorted(nation.name for nation in cards.nations.values() if not nation.playable)
    report.problems += [problem for card in faces for problem in _unreadable(card)]
    if report.problems:
        return report  # what does not parse cannot be looked into
    report.problems += [*_files(folder), *_nations(cards)]
    names = {name for card in faces for name in (card.name, card.base_name)}
    for card in faces:
        report.problems += [*_senseless(card, cards, names), *_unspeakable(card, languages)]
    for verb in OPERATIONS:
        report.operations[verb] = [card.id for card in faces if any(do.verb == verb for do in _parts(card, Do))]
    if reference is not None and (reference / "cards.json").is_file():
        _compare(json.loads((reference / "cards.json").read_text(encoding="utf-8")), cards, report)
    return report


def _files(folder: Path) -> Iterator[str]:
    """Tables that nobody reads, and shared texts that nobody uses."""
    used: set[str] = set()
    for path in sorted([*(folder / "nations").glob("*.toml"), *(folder / "commons").glob("*.toml")]):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from (f"{path.name}: unknown table {key!r}" for key in content if key not in ("box", "nation", "card"))
        used.update(row["as"] for row in content.get("card", ()) if "as" in row)
    shared = tomllib.loads((folder / "texts.toml").read_text(encoding="utf-8"))
    yield from (f"texts.toml: {name}: no card takes it over" for name in shared if name not in used)


def _unreadable(card: Card) -> list[str]:
    """Mistakes in any of its texts."""
    found = []
    for key in (*EFFECT_KEYS, "passives", "points", "free", "needs", "cost_needs", "cost_also", "cost_free"):
        try:
            getattr(card, key)
        except CardError as error:
            found.append(str(error))
    return found


def _senseless(card: Card, cards: Library, names: set[str]) -> Iterator[str]:
    where = f"{card.source}: card {card.id}"
    for wrong, what in _oddities(card, cards):
        if wrong:
            yield f"{where}: {what}"
    if card.replaces and (card.replaces not in cards.cards or cards[card.replaces].nation != card.nation):
        yield f"{where}: replaces: there is no card {card.replaces} of {card.nation}"
    for noun in _parts(card, Noun):
        hosted = (*noun.hosting, *noun.not_hosting, *noun.places)
        for kind in (*noun.kinds, *noun.excluded, *noun.having, *noun.lacking, *hosted):
            if kind.startswith('"') and kind[1:-1] not in names:
                yield f"{where}: no card has the name {kind}"
    rules = [rule for rule in card.passives if isinstance(rule, Do)]
    yield from (f"{where}: passive: no rule does {rule.verb!r}" for rule in rules if rule.verb not in STANDING)
    for do in _parts(card, Do):
        if do.verb not in VERBS and do not in rules:
            yield f"{where}: the verb {do.verb!r} cannot be carried out"
    yield from (f"{where}: passive: {what} is not carried out" for what in _unheard(card))
    for event in _parts(card, Event):
        yield from (f"{where}: nothing tells when {verb!r} happens" for verb in event.verbs if verb not in HAPPENINGS)


def _unheard(card: Card) -> Iterator[str]:
    """Rules of a form that nothing looks for, and that would be passed over in silence."""
    for rule in card.standing:
        if rule.verb == "permit" and "as free play" not in rule.adverbs:
            yield "'permit' without free play"
        if rule.verb == "treat" and (rule.to is None or rule.to.kinds != ("quest",)):
            yield "'treat' as anything but a quest"
    for change in card.replacements:
        known = OF_OTHERS if change.event.subject == "other" else MAY_REPLACE if change.may else REPLACED - {"discard"}
        if not known.issuperset(change.event.verbs):
            yield f"'instead of {change.event.subject} {change.event.verbs[0]}'"


def _oddities(card: Card, cards: Library) -> Iterator[tuple[bool, str]]:
    """Printed facts that do not go together."""
    in_play = card.header in ("pinned", "trade_route", "power_A", "power_B") or card.start == "in_play"
    lasting = any((card.exhaust, card.solstice, card.end_of_solstice, card.commerce, card.profit, card.passives))
    yield lasting and not in_play, "has an ability for when it is in play, but never stays there"
    moves_itself = any(noun.ref == "this" for noun in within(card.play, Noun))
    yield card.is_region and not card.pinned and not moves_itself, "a region must be pinned or move itself"
    yield card.unplayable and card.play is not None and not in_play, "unplayable, but has a play text"
    placed = (card.start is not None) == (card.nation != "common" or (card.of_trade_routes and not card.trade_route))
    yield not placed and card.box != "all", "start: cards of a nation have one, common cards none"
    yield card.cost is not None and card.start != "development", "cost: only developments have one"
    developed = card.start == "development" and cards.nation(card.nation).develops
    yield developed and card.cost is None, "cost: a development needs one"
    yield any(number < 1 for number in (card.cost or {}).values()), "cost: must be 1 or more"
    yield bool(set(card.names) - set(LANGUAGES)), f"names: languages are {', '.join(LANGUAGES)}"
    yield card.is_unrest and points_kind(card) != "negative", "points: unrest is negative"


def _nations(cards: Library) -> Iterator[str]:
    for nation in cards.nations.values():
        own = [card for card in cards.cards.values() if card.nation == nation.id]
        for header in ("power_A", "power_B"):
            if not any(card.header == header for card in own):
                yield f"{nation.id}: has no card with the header {header}"
        if sum(card.start == "accession" for card in cards.of_nation(nation.id)) > 1:
            yield f"{nation.id}: has several accession cards"
        strays = [card for card in own if nation.code not in card.id]
        yield from (f"{card.source}: card {card.id}: its id lacks the code {nation.code}" for card in strays)


def _unspeakable(card: Card, languages: Iterable[str]) -> Iterator[str]:
    for language in languages:
        try:
            spoken = facts(card, language)
        except Exception as error:  # whatever it is, the card cannot be shown
            yield f"{card.source}: card {card.id}: cannot be spoken in {language}: {type(error).__name__}: {error}"
            continue
        said = "\n".join(str(spoken[key]) for key in ("text", "points_text", "cost_text"))
        if any(mark in said for mark in ("{", "}", "???")) or "  " in said.strip():
            yield f"{card.source}: card {card.id}: badly spoken in {language}: {said!r}"


def _parts(card: Card, kind: type) -> Iterator[Any]:
    """Every part of this kind in the trees of a card, rules included."""
    trees = [getattr(card, key) for key in EFFECT_KEYS]
    others = (card.passives, card.points, card.free, card.needs, card.cost_needs, card.cost_also, card.cost_free)
    yield from within([*trees, *others], kind)


def _compare(printed: Iterable[dict[str, Any]], cards: Library, report: Report) -> None:
    for fact in printed:
        if fact["id"] in cards.cards:
            report.compared += 1
            card = cards[fact["id"]]
            report.problems += [f"{card.source}: card {card.id}: {what}" for what in _differences(card, fact)]
        elif fact["box"] in BOXES or fact["nation"].lower() in cards.nations or _is_common(fact):
            report.missing.append(fact["id"])
        else:
            group = fact["nation"] if fact["nation"] != "common" else f"{fact['box']} commons"
            report.waiting.setdefault(group, []).append(fact["id"])


def _is_common(fact: dict[str, Any]) -> bool:
    return bool(fact["nation"] == "common" and fact["box"] != "Promo")


def _differences(card: Card, fact: dict[str, Any]) -> Iterator[str]:
    ours = facts(card)
    cost = {name: number for name, number in (fact["development_cost"] or {}).items() if number and name != "text"}
    pairs: dict[str, tuple[Any, Any]] = {
        "name": (card.name, fact["name"]),
        "nation": (card.nation, fact["nation"].lower()),
        "suits": (ours["suits"], fact["suits"]),
        "types": (ours["types"], fact["type_icons"]),
        "state": (ours["state"], fact["state_icons"]),
        "header": (card.header, HEADERS.get(card.id, fact["header"])),
        "start": (card.start, STARTS.get(card.id, fact["start_location"])),
        "cost": (ours["cost"] or {}, cost),
        "players": (card.players, fact["player_count"]),
        "expansion": (card.expansion, fact.get("expansion")),
        "replaces": (card.replaces, fact.get("replaces")),
        "points": ((ours["points_kind"], ours["points"]), (fact["vp"]["kind"], fact["vp"]["value"])),
    }
    for key, (mine, theirs) in pairs.items():
        if mine != theirs:
            yield f"{key}: {mine!r}, but {theirs!r} is printed"
