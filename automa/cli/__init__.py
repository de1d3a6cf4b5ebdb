"""The command line: `python -m automa <command>`.

Status 0 only when a command did what it was asked; otherwise one line on stderr, and 2 for bad input, 1 for a check
that failed.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from automa import __version__
from automa.cli import bench, cards, check, deck, lab, play, replay, table
from automa.cli.output import Refused
from automa.imperium.cards import CardError
from automa.table import TableError
from automa.text import LANGUAGES

COMMANDS = (cards, deck, table, play, replay, lab, check, bench)
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """Complains in one line, like everything else here."""

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our quotes and dashes still gets the words
    try:
        args = parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except (Refused, TableError, CardError) as error:
        return _complain(str(error))
    except BrokenPipeError:
        # Whoever read us has seen enough, as in `… | head`. Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)


def parser() -> argparse.ArgumentParser:
    whole = _Parser(prog="automa", description="The engine of Solstice for the card game Imperium.")
    whole.add_argument("--version", action="version", version=f"solstice {__version__}")
    commands = whole.add_subparsers(metavar="command", required=True)
    shared = _Parser(add_help=False)
    shared.add_argument("--json", action="store_true", help="for machines")
    shared.add_argument("--lang", "--language", choices=LANGUAGES, help="language of cards and events (default: en)")
    for module in COMMANDS:
        module.add(commands, shared)
    return whole


def _complain(message: str, status: int = 2) -> int:
    print(f"automa: {' '.join(message.split())}", file=sys.stderr)
    return status
