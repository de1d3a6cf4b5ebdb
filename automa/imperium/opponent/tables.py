"""The opponent's tables as data: what it does with each card it reveals, and how sure we are of every row."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from automa.imperium.cards import DATA, Card, CardError, _read
from automa.imperium.lexicon import HEADERS, RESOURCES, STATES, SUITS, TYPES, parser
from automa.imperium.opponent.mistakes import Mistake, Place
from automa.language import EffectError
from automa.language.tree import Condition, Effect
from automa.language.walk import within

FOLDER = DATA / "opponents"
KEYS = (
    "nation", "token", "single_state", "journey", "last_quest", "regions_first", "seasons", "first", "last",
    "with_nation", "aside", "out", "unrest_scores",
)  # fmt: skip
COMMON = "common"
SIDES = ("single", "barbarian", "empire", "corrupted")
PROVENANCES = ("printed", "restored", "house", "mine")
CERTAINTIES = ("certain", "high", "medium", "low")
ICONS = SUITS + TYPES + HEADERS + STATES
OTHER = "other"
ROW_TEXTS = ("trigger", "effect")
JOURNEY_TEXTS = ("card", "when", "then", "otherwise")

Parsed = TypeVar("Parsed")
Thing = TypeVar("Thing")
AnyRow = TypeVar("AnyRow", bound="Written")


@dataclass(frozen=True)
class Doubt:
    """An icon that was restored: `others` are the whole texts that `part` of the row has if it was another one."""

    part: str
    what: str
    others: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Written(ABC):
    """A row as written, its texts parsed on first use. `place` says where it stands."""

    texts: Mapping[str, str] = field(hash=False)
    provenance: str
    certainty: str | None = None
    doubts: tuple[Doubt, ...] = ()
    place: Place = field(default=Place(), compare=False)

    def check(self) -> None:
        """Raises CardError if a text is not in the language."""
        for key in self.texts:
            getattr(self, key)

    @property
    def source(self) -> str:
        return str(self.place)

    @property
    @abstractmethod
    def tree(self) -> object:
        """All that it does."""

    @cached_property
    def parts(self) -> tuple[object, ...]:
        """Everything that its tree consists of, the outermost first."""
        return tuple(within(self.tree, object))

    def _parse(self, key: str, parse: Callable[[str], Parsed]) -> Parsed:
        try:
            return parse(self.texts[key])
        except EffectError as error:
            place = self.place.at(part=key, line=error.line, column=error.column)
            raise Mistake(place, error.about, word=error.word) from None


@dataclass(frozen=True, kw_only=True)
class Row(Written):
    """One row of a side. `number` counts from 1 over the whole side, the common rows first."""

    number: int

    @cached_property
    def trigger(self) -> tuple[str, ...]:
        """Icons, or card names in quotes, any of which makes a card meet this row; "other" is every card."""
        words = tuple(self.texts["trigger"].split("/"))
        for word in words:
            if word not in (*ICONS, OTHER) and not re.fullmatch(r'"[^"]+"', word):
                raise Mistake(self.place.at(part="trigger"), "unknown", word=word)
        return words

    @cached_property
    def effect(self) -> Effect:
        return self._parse("effect", parser().effect)

    @property
    def tree(self) -> object:
        return self.effect


@dataclass(frozen=True, kw_only=True)
class JourneyRow(Written):
    """What the Utopian opponent does when its deck is empty and this is its journey card (IMP-SOLO-67)."""

    @property
    def card(self) -> str:
        return self.texts["card"]

    @cached_property
    def when(self) -> Condition:
        return self._parse("when", parser().condition)

    @cached_property
    def then(self) -> Effect:
        return self._parse("then", parser().effect)

    @cached_property
    def otherwise(self) -> Effect:
        return self._parse("otherwise", parser().effect)

    @property
    def tree(self) -> object:
        return self.then, self.otherwise


@dataclass(frozen=True)
class OpponentTable:
    """A nation's table. A nation that never flips has the one side "single" and stays in `single_state`."""

    nation: str
    token: tuple[str, int]
    sides: Mapping[str, tuple[Row, ...]]
    single_state: str | None = None
    journey: tuple[JourneyRow, ...] = ()
    # Set-up exceptions (IMP-SOLO-60, -61): developments are quests with this one last, or their regions come first.
    last_quest: str | None = None
    regions_first: bool = False
    # Its state turns with the seasons, and its developments alternate so between these (IMP-SOLO-63).
    seasons: bool = False
    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    # Cards of its deck that lie among the nation cards (IMP-SOLO-64).
    with_nation: tuple[str, ...] = ()
    # Its unrest is worth something, by its level (IMP-SOLO-86).
    unrest_scores: bool = False
    # Cards of these names wait beside the dynasty deck (IMP-SOLO-65).
    aside: tuple[str, ...] = ()
    # These stay in the box (IMP-SOLO-66).
    out: tuple[str, ...] = ()

    def every_row(self) -> Iterator[Row | JourneyRow]:
        for rows in self.sides.values():
            yield from rows
        yield from self.journey


def opponents() -> list[str]:
    """The nations whose tables we have."""
    return sorted(path.stem for path in FOLDER.glob("*.toml") if path.stem != COMMON)


@cache
def restored_rows(nation: str) -> tuple[int, int]:
    """How many of the nation's own rows are not as printed, and how many it has. Quick: no row is parsed."""
    content = _read(FOLDER / f"{nation}.toml")
    rows = [row for side in (*SIDES, "journey") for row in _entries(content, side, Place(f"{nation}.toml"))]
    return sum(row["provenance"] != "printed" for row in rows), len(rows)


@cache
def opponent_table(nation: str) -> OpponentTable:
    if nation not in opponents():
        raise CardError(f"no opponent table for {nation!r}; known: {', '.join(opponents())}")
    return read_table(FOLDER / f"{nation}.toml")


def read_table(path: Path) -> OpponentTable:
    """The table in that file with the common rows above its own. Every text in it is known to parse."""
    return table_from(_read(path), Place(path.name))


def table_from(content: Mapping[str, Any], file: Place) -> OpponentTable:
    """The table that a file says."""
    _known_keys(content, {*KEYS, *SIDES}, file)
    above = _rows(_read(FOLDER / f"{COMMON}.toml"), "all", Place(f"{COMMON}.toml"))
    table = OpponentTable(
        nation=_text(content, "nation", file),
        token=_token(content, file),
        sides={side: _rows(content, side, file, above) for side in SIDES if side in content},
        single_state=_one_of(content, "single_state", STATES, file) if "single" in content else None,
        journey=tuple(
            JourneyRow(**_written(entry, file.at(side="journey", row=number), JOURNEY_TEXTS))
            for number, entry in enumerate(_entries(content, "journey", file), 1)
        ),
        last_quest=_text(content, "last_quest", file) if "last_quest" in content else None,
        regions_first=content.get("regions_first", False) is True,
        seasons=content.get("seasons", False) is True,
        unrest_scores=content.get("unrest_scores", False) is True,
        **{key: _names(content, key, file) for key in ("first", "last", "with_nation", "aside", "out")},
    )
    if not table.sides or (table.single_state and len(table.sides) > 1):
        raise Mistake(file, "needs-rows")
    check(table)
    return table


def check(table: OpponentTable) -> None:
    """Raises CardError at the first text, or alternative to a text, that is not in the language."""
    for row in table.every_row():
        row.check()
        for doubt_number, doubt in enumerate(row.doubts, 1):
            for number in range(1, len(doubt.others) + 1):
                corrected(row, doubt_number, number).check()


def matches(row: Row, card: Card) -> bool:
    """The card meets this row (IMP-SOLO-22). Regions count as pinned even where the icon is not printed."""
    for word in row.trigger:
        if word in (OTHER, f'"{card.base_name}"') or word in card.icons or (word == "pinned" and card.is_region):
            return True
    return False


def corrected(row: AnyRow, doubt_number: int, alternative_number: int) -> AnyRow:
    """The row as a player's printed card has it. Both numbers count from 1.

    The doubts that are left keep their order, and their alternatives take the correction over.
    """
    chosen = _numbered(row.doubts, doubt_number, row.place.at(part="doubt"))
    text = _numbered(chosen.others, alternative_number, row.place.at(note=chosen.what, part="alternative"))
    before = row.texts[chosen.part]
    left = [
        _carried(doubt, before, text, row.place) if doubt.part == chosen.part else doubt
        for doubt in row.doubts
        if doubt is not chosen
    ]
    return replace(
        row,
        texts={**row.texts, chosen.part: text},
        provenance="mine",
        certainty=None,
        doubts=tuple(left),
        place=row.place.at(note=f"{chosen.what}, alternative {alternative_number}"),
    )


def _numbered(things: tuple[Thing, ...], number: int, place: Place) -> Thing:
    if not 1 <= number <= len(things):
        raise Mistake(place, "no-such", number=number, all=len(things))
    return things[number - 1]


_WORD = re.compile(r"[^\s();|]+|[();|]")


def _carried(doubt: Doubt, before: str, after: str, place: Place) -> Doubt:
    """The doubt with the words that changed between the two texts changed in its alternatives too."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    others = []
    for other in doubt.others:
        words = list(_WORD.finditer(other))
        if not len(old) == len(new) == len(words):
            raise Mistake(place, "doubts")
        for word, was, is_now in reversed(list(zip(words, old, new, strict=True))):
            if was != is_now:
                other = other[: word.start()] + is_now + other[word.end() :]
        others.append(other)
    return replace(doubt, others=tuple(others))


def _rows(content: Mapping[str, Any], side: str, file: Place, above: tuple[Row, ...] = ()) -> tuple[Row, ...]:
    own = [
        Row(number=number, **_written(entry, file.at(side=side, row=number), ROW_TEXTS))
        for number, entry in enumerate(_entries(content, side, file), len(above) + 1)
    ]
    return (*above, *own)


def _entries(content: Mapping[str, Any], key: str, place: Place) -> list[Any]:
    entries = content.get(key, [])
    if not isinstance(entries, list):
        raise Mistake(place.at(part=key), "needs-list")
    return entries


def _written(entry: Any, place: Place, parts: tuple[str, ...]) -> dict[str, Any]:
    """The fields of a row, checked but for the language of its texts."""
    _known_keys(entry, {*parts, "provenance", "certainty", "doubts"}, place)
    return {
        "texts": {part: _text(entry, part, place) for part in parts},
        "provenance": _one_of(entry, "provenance", PROVENANCES, place),
        "certainty": _one_of(entry, "certainty", CERTAINTIES, place) if "certainty" in entry else None,
        "doubts": tuple(_doubt(doubt, parts, place) for doubt in _entries(entry, "doubts", place)),
        "place": place,
    }


def _doubt(entry: Any, parts: tuple[str, ...], place: Place) -> Doubt:
    _known_keys(entry, {"part", "what", "others"}, place.at(part="doubts"))
    others = _entries(entry, "others", place)
    if not others or not all(isinstance(other, str) for other in others):
        raise Mistake(place.at(part="others"), "needs-texts")
    return Doubt(_one_of(entry, "part", parts, place), _text(entry, "what", place), tuple(others))


def _token(content: Mapping[str, Any], file: Place) -> tuple[str, int]:
    number, _, resource = _text(content, "token", file).partition(" ")
    if not re.fullmatch("[1-9]", number) or resource not in RESOURCES:
        raise Mistake(file.at(part="token"), "token")
    return resource, int(number)


def _text(entry: Mapping[str, Any], key: str, place: Place) -> str:
    text = entry.get(key)
    if not isinstance(text, str):
        raise Mistake(place.at(part=key), "needs-text")
    return text


def _names(content: Mapping[str, Any], key: str, place: Place) -> tuple[str, ...]:
    names = _entries(content, key, place)
    if not all(isinstance(name, str) for name in names):
        raise Mistake(place.at(part=key), "needs-text")
    return tuple(names)


def _one_of(entry: Mapping[str, Any], key: str, known: tuple[str, ...], place: Place) -> str:
    word = _text(entry, key, place)
    if word not in known:
        raise Mistake(place.at(part=key), "unknown", word=word)
    return word


def _known_keys(entry: Any, known: set[str], place: Place) -> None:
    if not isinstance(entry, dict):
        raise Mistake(place, "needs-table")
    if unknown := sorted(set(entry) - known):
        raise Mistake(place, "unknown-key", word=unknown[0])
