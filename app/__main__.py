"""`solstice`, or `python -m app`."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

from app.terminal import demo, text
from automa.text import LANGUAGES


def main(argv: Sequence[str] | None = None) -> int:
    """The text client; without a terminal a demonstration, unless the client is asked for."""
    parser = argparse.ArgumentParser(prog="solstice", description="An unofficial companion for Imperium.")
    parser.add_argument("--text", action="store_true", help="play in the terminal, also when input is not one")
    parser.add_argument("--lang", choices=LANGUAGES, help="language")
    args = parser.parse_args(argv)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # whatever is typed, and a terminal without our characters
    try:
        if args.text or (sys.stdin.isatty() and sys.stdout.isatty()):
            return text.Client(sys.stdin, sys.stdout, args.lang).run()
        return demo.run(args.lang or "en")
    except BrokenPipeError:
        # The reader has seen enough. Python would complain once more when it closes stdout.
        sys.stdout = None
        return 1


if __name__ == "__main__":
    sys.exit(main())
