"""Tables that a player wrote, corrected or was given: read with distrust, and written so that a person can go on.

The text of such a table is part of a game's config, so that a game replays alike whatever becomes of the file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from functools import lru_cache
from typing import Any

from automa.imperium.cards import library
from automa.imperium.opponent.mistakes import Mistake, Place
from automa.imperium.opponent.row_forms import check_forms
from automa.imperium.opponent.tables import (
    OTHER,
    SIDES,
    JourneyRow,
    OpponentTable,
    Row,
    corrected,
    opponent_table,
    opponents,
    table_from,
)

LARGEST = 20_000  # characters; the longest printed table takes a quarter of it
MINE = "mine"
FILE = "table.toml"
_AT = re.compile(r"\(at line (\d+), column (\d+)\)")
# What a table says beside its rows.
_ROWS = ("nation", "token", "sides", "journey")


def table_of(nation: str, own: str = "") -> OpponentTable:
    """The table by which this automa plays: the text of its player's own, else the one that the app brings."""
    return own_table(own) if own else opponent_table(nation)


@lru_cache(maxsize=16)
def own_table(content: str) -> OpponentTable:
    return read_own(content)


def read_own(content: str, file: str = FILE) -> OpponentTable:
    """The table that the text says; Mistake with the place of the first thing that is wrong."""
    place = Place(file)
    try:
        table = table_from(_rows_of_mine(_toml(content, place)), place)
        _check(table, place)
    except RecursionError:
        raise Mistake(place, "too-deep") from None
    return table


def _toml(content: str, place: Place) -> dict[str, Any]:
    if len(content) > LARGEST:
        raise Mistake(place, "too-large", most=LARGEST)
    try:
        return tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        line, column = (int(found[1]), int(found[2])) if found else (content.count("\n") + 1, 1)
        raise Mistake(place.at(line=line, column=column), "not-toml") from None


def _rows_of_mine(content: dict[str, Any]) -> dict[str, Any]:
    """Where a row does not say where it comes from, it is the player's."""
    for side in (*SIDES, "journey"):
        rows = content.get(side)
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict):
                row.setdefault("provenance", MINE)
    return content


def _check(table: OpponentTable, place: Place) -> None:
    if table.nation not in opponents():
        raise Mistake(place.at(part="nation"), "no-nation", word=table.nation)
    _check_set_up(table, place)
    for rows in table.sides.values():
        if OTHER not in rows[-1].trigger:
            raise Mistake(rows[-1].place.at(part="trigger"), "last-row")
    for row in table.every_row():
        if isinstance(row, Row):
            _check_names(row)
        check_forms(row)
        for number, doubt in enumerate(row.doubts, 1):
            for other in range(1, len(doubt.others) + 1):
                check_forms(corrected(row, number, other))


def _check_set_up(table: OpponentTable, place: Place) -> None:
    """How its cards are laid out is not the rows' business, but they must fit it."""
    ours = opponent_table(table.nation)
    if list(table.sides) != list(ours.sides):
        raise Mistake(place, "as-printed", word=", ".join(f"[[{side}]]" for side in ours.sides))
    if [row.card for row in table.journey] != [row.card for row in ours.journey]:
        raise Mistake(place.at(part="journey"), "as-printed", word=", ".join(row.card for row in ours.journey) or "–")
    for field in fields(OpponentTable):
        value = getattr(ours, field.name)
        if field.name not in _ROWS and getattr(table, field.name) != value:
            raise Mistake(place.at(part=field.name), "as-printed", word=_value(value) if value else "–")


def _check_names(row: Row) -> None:
    names = {card.base_name for card in library().cards.values()}
    for word in row.trigger:
        if word[0] == '"' and word[1:-1] not in names:
            raise Mistake(row.place.at(part="trigger"), "no-card", word=word[1:-1])


# ---- written


def as_text(table: OpponentTable) -> str:
    """As a file that `read_own` reads back to the same table."""
    return "\n".join([*_head(table), *_all_rows(table)])


def with_row(table: OpponentTable, row: Row | JourneyRow, **texts: str) -> OpponentTable:
    """The table with other texts in one row, which is the player's then. Nothing is checked."""
    mine = replace(row, texts={**row.texts, **texts}, provenance=MINE, certainty=None, doubts=())
    if isinstance(mine, JourneyRow):
        return replace(table, journey=tuple(mine if each is row else each for each in table.journey))
    sides = {side: tuple(mine if each is row else each for each in rows) for side, rows in table.sides.items()}
    return replace(table, sides=sides)


def _head(table: OpponentTable) -> Iterator[str]:
    yield f"nation = {_value(table.nation)}"
    yield f"token = {_value(f'{table.token[1]} {table.token[0]}')}"
    for field in fields(table):
        value = getattr(table, field.name)
        default = field.default if field.default is not MISSING else None
        if field.name not in _ROWS and value != default:
            yield f"{field.name} = {_value(value)}"


def _all_rows(table: OpponentTable) -> Iterator[str]:
    for side, rows in table.sides.items():
        for row in rows:
            if row.place.side != "all":  # those stand above every table
                yield from _row(side, row)
    for journey_row in table.journey:
        yield from _row("journey", journey_row)


def _row(side: str, row: Row | JourneyRow) -> Iterator[str]:
    yield f"\n[[{side}]]"
    for part, text in row.texts.items():
        yield f"{part} = {_value(text)}"
    yield f"provenance = {_value(row.provenance)}"
    if row.certainty:
        yield f"certainty = {_value(row.certainty)}"
    if row.doubts:
        yield "doubts = ["
        for doubt in row.doubts:
            others = ", ".join(_value(other, lines=False) for other in doubt.others)
            yield f"  {{ part = {_value(doubt.part)}, what = {_value(doubt.what)}, others = [{others}] }},"
        yield "]"


def _value(value: Any, *, lines: bool = True) -> str:
    """As TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(_value(each) for each in value)}]"
    if not isinstance(value, str):
        return str(value)
    if lines and "\n" in value and not re.search(r'"""|\\|"$', value) and value.replace("\n", "").isprintable():
        return f'"""\n{value}"""'
    if "'" not in value and '"' in value and value.isprintable():
        return f"'{value}'"
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n"}
    return (
        '"' + "".join(escapes.get(sign, sign if sign.isprintable() else f"\\U{ord(sign):08x}") for sign in value) + '"'
    )
