"""`solstice`, or `python -m app`. Kivy is not loaded before it is known that a window can be opened."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

from app.device import device_language
from app.display import no_window
from automa.text import LANGUAGES, text


def main(argv: Sequence[str] | None = None) -> int:
    """The app; where it can't be opened, a line that says why, and the companion for the terminal."""
    parser = argparse.ArgumentParser(prog="solstice", description="An unofficial companion for Imperium.")
    parser.add_argument("--text", action="store_true", help="play in the terminal, also when input is not one")
    parser.add_argument("--lang", choices=LANGUAGES, help="language")
    parser.add_argument("--bench", action="store_true", help="measure the app")
    parser.add_argument("--json", action="store_true", help="with --bench: for machines")
    args = parser.parse_args(argv)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # whatever is typed, and a terminal without our characters
    if args.bench:
        from app import bench

        return bench.run(json=args.json)
    if args.text:
        return in_the_terminal(args.lang, ask=True)
    reason = no_window()
    if reason is None:
        from app.opening import NoWindow, open_app

        try:
            return open_app(args.lang)
        except NoWindow as error:
            reason = str(error)
    print(text(args.lang or device_language(), reason))
    return in_the_terminal(args.lang, ask=sys.stdin.isatty() and sys.stdout.isatty())


def in_the_terminal(language: str | None, *, ask: bool) -> int:
    """The companion; where nobody can answer it, a demonstration."""
    from app.terminal import demo, text

    try:
        if ask:
            return text.Client(sys.stdin, sys.stdout, language).run()
        return demo.run(language or "en")
    except BrokenPipeError:
        # The reader has seen enough. Python would complain once more when it closes stdout.
        sys.stdout = None
        return 1


if __name__ == "__main__":
    sys.exit(main())
