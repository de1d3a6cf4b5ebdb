"""What all commands share: refusing, reading a file, printing for people and for machines."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from textwrap import wrap
from typing import Any, TypeAlias

Subparsers: TypeAlias = "argparse._SubParsersAction[Any]"

WIDTH = 80
LARGEST = 8_000_000


class Refused(Exception):
    """Bad input; the message is one line for people."""


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    return "\n".join(wrap(text, WIDTH, initial_indent=indent if first is None else first, subsequent_indent=indent))


def read(path: str) -> bytes:
    """A file, or stdin for "-"."""
    if path == "-":
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Refused(f"{path}: larger than {LARGEST:,} bytes")
    return data


def read_json(path: str) -> Any:
    name = "stdin" if path == "-" else path
    try:
        return json.loads(read(path))
    except json.JSONDecodeError as error:
        raise Refused(f"{name}: not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (UnicodeDecodeError, RecursionError):
        raise Refused(f"{name}: not JSON") from None


def positive(text: str) -> int:
    """For argparse: a number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def figure_line(figure: float | None, what: str, bound: float | None, more: bool) -> str:
    """One figure of a bench: the number, what it is, and whether it keeps its bound."""
    if figure is None:
        return f"{'–':>10}  {what}"
    text = f"{figure:>10,.0f}" if figure >= 1000 else f"{figure:>10.2f}"
    if bound is None:
        return f"{text}  {what}"
    fine = figure >= bound if more else figure < bound
    return f"{text}  {what} ({'at least' if more else 'under'} {bound:g}: {'ok' if fine else 'MISS'})"
