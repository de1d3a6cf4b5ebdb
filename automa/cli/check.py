"""`check`: whether all data is valid and complete."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from itertools import chain

from automa.cli.output import Subparsers, print_json, wrapped
from automa.imperium.check import OPERATIONS, SHARED, UNKNOWN, Report, check


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("check", parents=[shared], help="validate all data")
    command.add_argument("--all", action="store_true", help="cards of boxes that are not encoded yet are missing too")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    report = check()
    if args.all:
        report.missing += chain.from_iterable(report.waiting.values())
    if args.json:
        print_json({"ok": report.fine, **asdict(report)})
    else:
        _print(report)
    return 0 if report.fine else 1


def _print(report: Report) -> None:
    for problem in report.problems:
        print(wrapped(problem, "  ", ""))
    if report.missing:
        print(wrapped(f"Missing: {', '.join(report.missing)}", "  ", ""))
    if report.waiting:
        print("Not in the data:")
        for group, ids in sorted(report.waiting.items()):
            why = f": {UNKNOWN[group]}" if group in UNKNOWN else ""
            print(wrapped(f"{group} ({', '.join(ids)}){why}", "    ", "  "))
    if report.effectless:
        print(wrapped(f"Only the printed facts, no effects yet: {', '.join(report.effectless)}", "  ", ""))
    print("Verbs that fit no general verb:")
    for verb, cards in report.operations.items():
        print(wrapped(f"{verb} ({', '.join(cards) or 'no card'}): {OPERATIONS[verb]}", "    ", "  "))
    if not report.compared:
        print(f"The printed facts were not compared (reference: {SHARED / 'reference'}).")
    verdict = "all fine" if report.fine else f"{len(report.problems)} problems, {len(report.missing)} cards missing"
    print(f"{report.cards} cards of {report.nations} nations and the commons, {report.compared} compared: {verdict}")
