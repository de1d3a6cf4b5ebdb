"""`table`: what a nation does as the solo opponent."""

from __future__ import annotations

import argparse

from automa.cli.output import Refused, Subparsers
from automa.imperium.cards import library


def add(commands: Subparsers, shared: argparse.ArgumentParser) -> None:
    command = commands.add_parser("table", parents=[shared], help="a nation's table as solo opponent")
    command.add_argument("nation", metavar="NATION")
    command.add_argument("--side", choices=("barbarian", "empire", "single"))
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    nation = library().nation(args.nation.lower())
    raise Refused(f"there is no opponent table for the {nation.name} yet: the solo opponent is not in the data")
