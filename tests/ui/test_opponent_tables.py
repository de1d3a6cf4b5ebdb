"""Opponent tables by touch: read, correct with a live check, take in, delete and undo; games use them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.widgets.field import Typing
from automa.imperium.opponent.own_tables import as_text, read_own
from automa.imperium.opponent.tables import opponent_table
from tests.ui.driver import Ui


@pytest.fixture
def tables(ui: Ui) -> Ui:
    ui.tap("continue")
    ui.tap("settings")
    ui.tap("go:tables")
    return ui


def typed(ui: Ui, part: str, words: str) -> None:
    """As though somebody had typed it."""
    field = next(widget for widget in ui.widgets() if isinstance(widget, Typing) and widget.key == f"part:{part}")
    field.text = words
    ui.frames(3)


def put(ui: Ui, name: str, content: str) -> Path:
    folder = ui.app.store.path.parent / "exchange"
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(content, encoding="utf-8")
    ui.app.shell.refresh()
    ui.frames(3)
    return path


def test_our_tables_are_read_with_where_their_rows_come_from(tables: Ui) -> None:
    assert tables.shows("None yet.")
    tables.tap("ours:scythians")
    assert tables.shows("the app’s table") and tables.shows("printed") and not tables.has("delete")
    tables.tap("side:empire")
    assert tables.shows("restored")


def test_a_row_is_corrected_with_a_live_check(tables: Ui) -> None:
    tables.tap("ours:celts")
    tables.tap("row:2")
    assert tables.shows("steals 1 material")
    typed(tables, "effect", "steal 9 material from you")
    assert tables.shows("line 1, column 9: not understood") and not tables.app.shell.tap("keep")
    tables.app.prefer(language="pt")
    tables.frames(3)
    assert tables.shows("não entendido")
    tables.app.prefer(language="en")
    typed(tables, "effect", "steal 9 materials from you")
    assert tables.shows("steals 9 materials")
    tables.tap("keep")
    assert tables.shows("your table") and tables.shows("your own row") and tables.shows("steals 9 materials")
    (kept,) = tables.app.store.opponent_tables()
    assert kept.table().sides["barbarian"][1].texts["effect"] == "steal 9 materials from you"
    tables.back()
    assert tables.has("own:celts")


def test_another_reading_of_a_restored_row_is_a_tap_away(tables: Ui) -> None:
    tables.tap("ours:scythians")
    tables.tap("side:empire")
    tables.tap("row:6")
    other = opponent_table("scythians").sides["empire"][5].doubts[0]
    tables.tap("other:0")
    tables.tap("keep")
    (kept,) = tables.app.store.opponent_tables()
    assert kept.table().sides["empire"][5].texts[other.part] == other.others[0]


def test_a_file_is_taken_in_and_games_use_it(tables: Ui) -> None:
    mine = as_text(opponent_table("macedonians"))
    path = put(tables, "phalanx.toml", mine)
    tables.tap(f"file:{path.name}")
    assert tables.shows("Macedonians: ") and not tables.app.store.opponent_tables(), "only looked at"
    tables.tap("import")
    assert tables.has("own:macedonians") and tables.shows("phalanx")
    tables.back()
    tables.back()
    tables.tap("new:table")
    assert tables.shows("your own table")
    tables.tap("lay-out")
    assert tables.app.play is not None
    area = tables.app.play.view["seats"][1]
    assert area["table"] == mine and read_own(mine).nation == area["nation"]


def test_a_bad_file_is_refused_with_row_and_column(tables: Ui) -> None:
    path = put(tables, "bad.toml", as_text(opponent_table("celts")).replace("play this", "play that"))
    tables.tap(f"file:{path.name}")
    assert tables.shows("bad.toml: barbarian row 8, effect, line 2, column ") and not tables.has("import")
    tables.back()
    path.write_bytes(b"\xff\xfe\x00")
    tables.tap(f"file:{path.name}")
    assert tables.shows("UTF-8") and tables.app.store.opponent_tables() == []


def test_deleting_can_be_undone(tables: Ui) -> None:
    tables.app.store.keep_opponent_table("Hibernia", as_text(opponent_table("celts")))
    tables.app.shell.refresh()
    tables.frames(3)
    tables.tap("own:celts")
    tables.tap("delete")
    assert not tables.has("own:celts") and tables.shows("is deleted")
    tables.tap("snack")
    assert tables.has("own:celts") and len(tables.app.store.opponent_tables()) == 1


def test_a_table_goes_out_as_a_file(tables: Ui) -> None:
    tables.tap("ours:celts")
    tables.tap("export")
    (path,) = (tables.app.store.path.parent / "exchange").glob("celts-*.toml")
    assert as_text(read_own(path.read_text(encoding="utf-8"))) == as_text(opponent_table("celts"))
