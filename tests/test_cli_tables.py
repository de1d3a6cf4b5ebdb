"""A nation's deck, and opponent tables as files, by the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from automa.cli import main
from automa.imperium.cards import library
from automa.records import Store
from automa.text import LANGUAGES


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOLSTICE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert main(words) == status
    said = capsys.readouterr()
    return said.out if status == 0 else said.err


# ---- deck


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_shows_every_card_once(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for nation in ("romans", "arthurians"):
        shown = run(capsys, "deck", nation, "--language", language)
        assert max(map(len, shown.splitlines())) <= 80
        for card in library().of_nation(nation):
            assert shown.count(card.id) >= 1, card.id
        assert shown.count("═" * 80) == len({card.start or "in_play" for card in library().of_nation(nation)})


def test_equal_cards_are_told_together(capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "deck", "celts")
    assert "copies: " in shown and shown.startswith("Celts: ") and "NATION DECK (" in shown
    assert "automa: unknown nation" in run(capsys, "deck", "elves", status=2)


# ---- tables as files


def test_a_table_goes_out_and_comes_back(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Written: mine.toml" in run(capsys, "table", "celts", "--export", "mine.toml")
    assert "is there already" in run(capsys, "table", "celts", "--export", "mine.toml", status=2)
    path = home / "mine.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("steal 1 materials", "steal 3 materials"), encoding="utf-8"
    )
    assert "in order" in run(capsys, "table", "--check", "mine.toml")
    assert "no table of yours" in run(capsys, "table", "celts", "--mine", status=2)
    assert "guardada" in run(capsys, "table", "celts", "--import", "mine.toml", "--lang", "pt")
    assert "steals 3 materials" in run(capsys, "table", "celts", "--mine")
    assert "steals 1 material" in run(capsys, "table", "celts")
    run(capsys, "table", "--import", "mine.toml")
    with Store.open() as store:
        (kept,) = store.opponent_tables()
        assert (kept.nation, kept.name) == ("celts", "mine"), "in place of the one before"
        config = {"mode": "solo", "seats": [{"nation": "romans"}, {"kind": "automa", "nation": "celts"}]}
        assert store.with_own_table(config)["seats"][1]["table"] == kept.content
        store.delete(kept.id)
        assert store.with_own_table(config) == config


def test_what_is_wrong_is_said_in_one_line(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "table", "celts", "--export", "mine.toml")
    fine = (home / "mine.toml").read_text(encoding="utf-8")
    (home / "mine.toml").write_text(fine.replace("play this", "play that", 1), encoding="utf-8")
    said = run(capsys, "table", "--import", "mine.toml", "--lang", "es", status=2)
    assert said.startswith("automa: mine.toml: fila 8 de barbarian, effect, línea 2, columna ")
    with Store.open() as store:
        assert store.opponent_tables() == []
    (home / "mine.toml").write_bytes(b"\xff\xfe")
    assert "not a text in UTF-8" in run(capsys, "table", "--check", "mine.toml", status=2)
    assert "No such file" in run(capsys, "table", "--check", "none.toml", status=2)
    (home / "mine.toml").write_text(fine, encoding="utf-8")
    assert "the table of the celts" in run(capsys, "table", "greeks", "--import", "mine.toml", status=2)
    assert "which nation?" in run(capsys, "table", status=2)
