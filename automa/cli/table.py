"""`table`: what a nation does as the solo opponent, row by row, and how sure we are of each."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from automa.cli import table_file
from automa.cli.output import WIDTH, Refused, Subparsers, print_json, wrapped
from automa.imperium.cards import library
from automa.imperium.opponent.spoken import journey_text, row_text, trigger_text
from automa.imperium.opponent.tables import SIDES, JourneyRow, OpponentTable, Row, corrected, opponent_table
from automa.imperium.speech import speaker
from automa.language.tree import Amount, Noun
from automa.text import text

MARGIN = " " * 4
# Words shown around what differs.
CONTEXT = 3


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("table", parents=[shared], help="a nation's table as solo opponent, or one of yours")
    command.add_argument("nation", metavar="NATION", nargs="?")
    command.add_argument("--side", choices=SIDES)
    command.add_argument("--mine", action="store_true", help="the one that was imported")
    files = command.add_mutually_exclusive_group()
    files.add_argument("--export", metavar="FILE", help="write it as a file to begin with (docs/tables.md)")
    files.add_argument("--check", metavar="FILE", help="whether a file is in order")
    files.add_argument("--import", dest="take", metavar="FILE", help="keep a file: games begun from now on use it")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.check or args.take:
        return table_file.take_in(args.check or args.take, args.nation, args.lang or "en", keep=bool(args.take))
    if args.nation is None:
        raise Refused("which nation? (see automa table --help)")
    nation = library().nation(args.nation.lower()).id
    table = table_file.mine(nation) if args.mine else opponent_table(nation)
    if args.export:
        table_file.write_out(table, args.export, args.lang or "en")
        return 0
    if args.side and args.side not in table.sides:
        raise Refused(f"{table.nation} have no side {args.side!r}; they have: {', '.join(table.sides)}")
    sides = [args.side] if args.side else list(table.sides)
    language = args.lang or "en"
    if args.json:
        print_json(_as_json(table, sides, language))
        return 0
    print("\n".join(line for side in sides for line in (*side_lines(table, side, language), "")))
    print("\n".join(journey_lines(table, language)), end="\n" if table.journey else "")
    return 0


def side_lines(table: OpponentTable, side: str, language: str, *, doubts: bool = True) -> Iterator[str]:
    """One side in lines of 80 columns; without `doubts`, only a mark at the rows that are not printed."""
    resource, number = table.token
    token = speaker(language).phrases.noun(Noun((resource,)), Amount(number))
    yield _heading(table, text(language, "table-side", side=side), language)
    yield wrapped(text(language, "table-token", token=token))
    yield "─" * WIDTH
    for row in table.sides[side]:
        yield f"{row.number:>2}  {trigger_text(row, language)}{'' if doubts else _brief_mark(row, language)}"
        yield wrapped(row_text(row, language), MARGIN)
        if doubts:
            yield from _mark(row, language)


def journey_lines(table: OpponentTable, language: str, *, doubts: bool = True) -> Iterator[str]:
    """The rows in place of a dynasty deck, where a nation has them (IMP-SOLO-67)."""
    if table.journey:
        yield _heading(table, text(language, "table-journey"), language)
        yield "─" * WIDTH
    for row in table.journey:
        yield f"{MARGIN}{trigger_text(row, language)}{'' if doubts else _brief_mark(row, language)}"
        yield wrapped(journey_text(row, language), MARGIN)
        if doubts:
            yield from _mark(row, language)


def _heading(table: OpponentTable, part: str, language: str) -> str:
    nation = library().nation(table.nation)
    return wrapped(f"{nation.names.get(language, nation.name)} · {part}")


def _brief_mark(row: Row | JourneyRow, language: str) -> str:
    if row.provenance == "printed":
        return ""
    return f" [{text(language, 'table-provenance', provenance=row.provenance)}]"


def _mark(row: Row | JourneyRow, language: str) -> Iterator[str]:
    """Where the row comes from if it is not printed, and what else a restored icon may have been."""
    if row.provenance == "printed":
        return
    mark = text(language, "table-provenance", provenance=row.provenance)
    if row.certainty:
        mark = text(language, "table-certainty", mark=mark, certainty=row.certainty)
    yield f"{MARGIN}[{mark}]"
    for part, other in alternatives(row, language):
        changed = other if part == "trigger" else _what_differs(_spoken(row, language), other)
        told = text(language, "table-or", part=part, text=changed)
        yield wrapped(told, MARGIN + "    ", MARGIN + "  ")


def alternatives(row: Row | JourneyRow, language: str) -> Iterator[tuple[str, str]]:
    """For each doubt the whole trigger or the whole text as it may be instead."""
    for number, doubt in enumerate(row.doubts, 1):
        for choice in range(1, len(doubt.others) + 1):
            other = corrected(row, number, choice)
            if doubt.part == "trigger":
                yield "trigger", trigger_text(other, language)
            else:
                yield "text", _spoken(other, language)


def _what_differs(text: str, other: str) -> str:
    """The words of the other text that are not in the first one, with a few around them."""
    old, new = text.split(), other.split()
    shorter = min(len(old), len(new))
    before = next((n for n in range(shorter) if old[n] != new[n]), shorter)
    after = next((n for n in range(shorter - before) if old[-1 - n] != new[-1 - n]), shorter - before)
    start, end = max(0, before - CONTEXT), min(len(new), len(new) - after + CONTEXT)
    return " ".join([*["…"][: start > 0], *new[start:end], *["…"][: end < len(new)]])


def _spoken(row: Row | JourneyRow, language: str) -> str:
    return journey_text(row, language) if isinstance(row, JourneyRow) else row_text(row, language)


def _as_json(table: OpponentTable, sides: list[str], language: str) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "nation": table.nation,
        "token": {table.token[0]: table.token[1]},
        "sides": {side: [_row_json(row, language) for row in table.sides[side]] for side in sides},
    }
    if table.journey:
        shown["journey"] = [_row_json(row, language) for row in table.journey]
    return shown


def _row_json(row: Row | JourneyRow, language: str) -> dict[str, Any]:
    """`trigger` is for machines, icons and names as in the data; `trigger_text` is spoken like `text`."""
    head: dict[str, Any]
    if isinstance(row, JourneyRow):
        head = {"trigger": row.card}
    else:
        head = {"row": row.number, "trigger": "/".join(word.strip('"') for word in row.trigger)}
    return {
        **head,
        "trigger_text": trigger_text(row, language),
        "text": _spoken(row, language),
        "provenance": row.provenance,
        "certainty": row.certainty,
        "alternatives": [{part: other} for part, other in alternatives(row, language)],
    }
