"""Text of the effect language into its tree, with errors that say where."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import lark
from lark import Lark
from lark.exceptions import UnexpectedInput, UnexpectedToken, VisitError

from automa.kept import write
from automa.language.builder import Builder
from automa.language.errors import EffectError


class Grammar:
    """The language with all its words. `kept` is a folder where its tables wait for the next time."""

    def __init__(self, grammar: str, signatures: Mapping[str, str], kept: Path | None) -> None:
        self._lark = _kept_tables(grammar, kept) if kept is not None else _tables(grammar)
        self._builder = Builder(signatures)

    def parse(self, text: str, start: str) -> Any:
        stripped = text.strip()
        lead = text[: len(text) - len(text.lstrip())]
        first_line = lead.count("\n")
        try:
            return self._builder.transform(self._lark.parse(stripped, start=start))
        except UnexpectedInput as error:
            line, column, word = _place(error, stripped)
            about = "not-understood" if word else "ends-early"
            complaint = f"not understood: {word!r}" if word else "ends too early"
            raise EffectError(complaint, line + first_line, column, about=about, word=word) from None
        except VisitError as error:
            if isinstance(error.orig_exc, EffectError):
                raise error.orig_exc from None
            raise


def _tables(grammar: str) -> Lark:
    return Lark(grammar, parser="lalr", start=["effect", "rule", "condition", "points"], maybe_placeholders=True)


def _kept_tables(grammar: str, folder: Path) -> Lark:
    """As kept for this very grammar and this Lark; else worked out, and kept."""
    name = sha256(f"{lark.__version__} {grammar}".encode()).hexdigest()[:32]
    path = folder / f"effects-{name}.tables"
    try:
        with path.open("rb") as file:
            return Lark.load(file)
    except Exception:  # missing or damaged: pickle raises anything at all
        made = _tables(grammar)
    with suppress(OSError):
        for old in folder.glob("effects-*.tables"):
            old.unlink()
    data = BytesIO()
    made.save(data)
    write(path, data.getvalue())
    return made


def _place(error: UnexpectedInput, text: str) -> tuple[int, int, str]:
    """Line and column of a mistake, and what stands there; nothing if the text ends too early."""
    lines = text.splitlines() or [""]
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        return len(lines), len(lines[-1]) + 1, ""
    line, column = max(error.line, 1), max(error.column, 1)
    return line, column, lines[line - 1][column - 1 :].strip()[:30]
