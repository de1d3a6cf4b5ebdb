"""Everything the store says is said in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from automa.records import StoreError
from automa.records.errors import Notice
from automa.text import LANGUAGES, has_text

ROOT = Path(__file__).parents[2]


def messages(language: str) -> dict[str, set[str]]:
    """Message ids with what they are made of."""
    parts: dict[str, set[str]] = {}
    for line in (ROOT / "data" / "text" / language / "records.ftl").read_text(encoding="utf-8").splitlines():
        if found := re.match(r"([a-z][a-z0-9-]*) =", line):
            parts[found[1]] = set()
        if parts and not line.startswith("#"):
            parts[list(parts)[-1]] |= set(re.findall(r"\$\w+|^ +\.\w+", line))
    return parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parts(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_that_is_used_exists_and_the_other_way_round() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "automa" / "records").glob("*.py"))
    used = set(re.findall(r'"((?:store|import)-[a-z-]*[a-z])"', source)) - {"import-in"}
    known = {name for name in messages("en") if name.startswith(("store-", "import-"))}
    assert used <= known
    assert known - used == {f"import-in-{part}" for part in ("campaigns", "finished", "games", "opponents")}


def test_an_error_speaks_every_language_also_about_what_is_inside_it() -> None:
    inside = Notice("store-fact", {"fact": "date", "value": "'x'"})
    error = StoreError("import-in-finished", number=3, reason=inside)
    assert str(error) == error.text("en") == "Nothing was imported. Finished game 3: date cannot be 'x'."
    assert error.text("pt") == "Nada foi importado. Partida terminada 3: date não pode ser 'x'."
    assert all(has_text(language, error.notice.message) for language in LANGUAGES)


def test_whatever_is_quoted_stays_one_line_of_bearable_length() -> None:
    said = str(StoreError("import-in-games", number=1, reason="no such\noption: " + "x" * 10_000))
    assert said.startswith("Nothing was imported. Unfinished game 1: no such option: xxx") and 400 < len(said) < 500
