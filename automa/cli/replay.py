"""`replay`: a save or a problem report, told from its beginning."""

from __future__ import annotations

import argparse

from automa.cli.output import Subparsers, print_json, read, wrapped
from automa.cli.play import outcome
from automa.records.report import is_report, table_of
from automa.table import Table


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("replay", parents=[shared], help="tell what happened in a save or a problem report")
    command.add_argument("save", metavar="SAVE", help="a save or a problem report, - for stdin")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    data = read(args.save)
    table = table_of(data) if is_report(data) else Table.load(data)
    if args.lang:
        table.language = args.lang
    if args.json:
        print_json(
            {
                "seed": table.seed,
                "decisions": len(table.journal),
                "events": table.events_since(0),
                "result": table.result,
                "pending": table.pending.as_dict() if table.pending else None,
            }
        )
        return 0
    for event in table.events_since(0):
        print(wrapped(event["text"], "    ", ""))
    if table.pending:
        print(f"\nPending, seat {table.pending.seat}: {table.pending.prompt}")
        for option in table.pending.options:
            print(wrapped(f"{option.label} [{option.id}]", "    ", "  - "))
    else:
        print(f"\n{len(table.journal)} decisions, {outcome(table)}")
    return 0
