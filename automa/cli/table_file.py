"""`table --export`, `--check` and `--import`: opponent tables as files (docs/tables.md)."""

from __future__ import annotations

from pathlib import Path

from automa.cli.output import Refused, read
from automa.imperium.cards import library
from automa.imperium.opponent.mistakes import Mistake
from automa.imperium.opponent.own_tables import as_text, read_own
from automa.imperium.opponent.tables import OpponentTable
from automa.records import Store, StoreError
from automa.text import text


def take_in(path: str, nation: str | None, language: str, *, keep: bool) -> int:
    """Checks the file and, with `keep`, lets games begun from now on be played by it."""
    name = "stdin" if path == "-" else Path(path).name
    try:
        content = read(path).decode("utf-8")
        table = read_own(content, name)
    except UnicodeDecodeError:
        raise Refused(f"{name}: not a text in UTF-8") from None
    except Mistake as mistake:
        raise Refused(mistake.text(language)) from None
    if nation is not None and table.nation != library().nation(nation.lower()).id:
        raise Refused(f"{name}: the table of the {table.nation}, not of the {nation.lower()}")
    rows = sum(len(side) for side in table.sides.values()) + len(table.journey)
    if keep:
        _keep(table.nation, Path(name).stem, content, language)
    print(text(language, "table-file-kept" if keep else "table-file-fine", file=name, nation=_name(table, language),
               rows=rows))  # fmt: skip
    return 0


def _keep(nation: str, name: str, content: str, language: str) -> None:
    """In place of the one that was kept for this nation."""
    try:
        with Store.open() as store:
            before = store.opponent_table(nation)
            store.keep_opponent_table(name, content, before.id if before else None)
    except StoreError as error:
        raise Refused(error.text(language)) from None


def mine(nation: str) -> OpponentTable:
    with Store.open() as store:
        kept = store.opponent_table(nation)
    if kept is None:
        raise Refused(f"no table of yours for the {nation}; automa table --import FILE takes one in")
    return kept.table()


def write_out(table: OpponentTable, path: str, language: str) -> None:
    """Never over a file that is there already."""
    head = "".join(
        f"# {line}\n" for line in text(language, "table-file-head", nation=_name(table, language)).split("\n")
    )
    content = f"{head}\n{as_text(table)}"
    if path == "-":
        print(content, end="")
        return
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        raise Refused(f"{path}: is there already") from None
    print(text(language, "table-file-written", file=path))


def _name(table: OpponentTable, language: str) -> str:
    nation = library().nation(table.nation)
    return nation.names.get(language, nation.name)
