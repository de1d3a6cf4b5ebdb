"""Files out and in by touch: exports, imports, refusals, backup copies, problem reports, the sheet as a picture."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from PIL import Image

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign, Played, Reward
from automa.records import Store
from automa.records.report import table_of
from tests.records.kept import entered
from tests.ui.driver import Ui
from tests.ui.midgame import sit_at


def written(ui: Ui, ending: str) -> Path:
    """The one file of that kind in the folder."""
    (path,) = (ui.app.store.path.parent / "exchange").glob(f"*.{ending}")
    return path


@pytest.fixture
def exchange(ui: Ui) -> Ui:
    ui.tap("continue")
    for score in (70, 50):
        ui.app.store.enter(entered(scores=(score, 60)))
    ui.tap("go:records")
    ui.tap("menu")
    ui.tap("exchange-title")
    return ui


def test_everything_goes_out_and_comes_in_once(exchange: Ui, tmp_path: Path) -> None:
    exchange.tap("export-all")
    path = written(exchange, "json")
    assert exchange.shows(path.name) and exchange.shows(str(path.parent))
    exchange.tap("close")
    with Store.open(tmp_path / "elsewhere" / "solstice.db") as other:
        other.enter(entered(scores=(99, 60)))
        path.write_bytes(other.export_all())
    exchange.tap(f"file:{path.name}")
    assert exchange.shows("New: 1") and exchange.app.store.finished_count() == 2, "only looked at"
    exchange.tap("import")
    assert exchange.app.store.finished_count() == 3
    exchange.tap(f"file:{path.name}")
    assert exchange.shows("already here: 1")


def test_a_file_that_is_none_of_ours_is_refused_with_the_reason(exchange: Ui) -> None:
    folder = exchange.app.store.path.parent / "exchange"
    folder.mkdir()
    (folder / "other.json").write_text("[1, 2")
    exchange.app.shell.refresh()
    exchange.frames(3)
    exchange.tap("file:other.json")
    assert exchange.shows("Nothing was imported") and exchange.app.store.finished_count() == 2


def test_results_go_out_as_a_table(exchange: Ui) -> None:
    exchange.tap("export-csv")
    rows = list(csv.reader(io.StringIO(written(exchange, "csv").read_text("utf-8-sig"))))
    assert len(rows) == 3 and rows[0][0] == "Date" and {row[5] for row in rows[1:]} == {"70", "50"}


def test_a_backup_copy_is_gone_back_to_after_a_question(exchange: Ui) -> None:
    (backup,) = exchange.app.store.backups()
    exchange.tap(f"backup:{backup.date}")
    exchange.tap("restore")
    assert exchange.app.store.finished_count() == 0 and exchange.has("new:table")


def test_one_game_goes_out(exchange: Ui) -> None:
    exchange.back()
    exchange.tap(next(name for name in exchange.names() if name.startswith("game:")))
    exchange.tap("share")
    assert len(json.loads(written(exchange, "json").read_text())["finished"]) == 1


def test_a_problem_is_reported_from_a_game(ui: Ui) -> None:
    sit_at(ui)
    ui.tap("done")
    ui.tap("menu")
    ui.tap("report-title")
    assert ui.shows("The report is written")
    assert table_of(written(ui, "json").read_bytes()).journal == ui.app.play.table.journal


@pytest.mark.parametrize("form", ["png", "pdf", "json"])
def test_a_campaign_is_shared(ui: Ui, form: str) -> None:
    from app.screens.campaign import CampaignSheet

    ui.tap("continue")
    won = Played("2024-05-01", "greeks", 70, 60, gained=("1UNC3",))
    campaign = rules.record_win(Campaign("Eagles", "romans"), won, Reward("add", "1UNC3"))
    ui.app.shell.go(CampaignSheet(ui.app, ui.app.store.start_campaign(campaign)))
    ui.frames(3)
    before = ui.texts()
    ui.tap("share")
    ui.tap(f"share-{form}")
    path = written(ui, form)
    if form == "png":
        picture = Image.open(path)
        assert picture.width == 1120 and picture.height > 400
        title = picture.convert("RGB").crop((24, 10, 200, 50))
        assert {colour for _, colour in title.getcolors(1 << 16)} >= {(163, 38, 42), (255, 255, 255)}, "it has words"
    elif form == "pdf":
        assert path.read_bytes().startswith(b"%PDF")
    else:
        assert json.loads(path.read_text())["campaigns"][0]["campaign"]["name"] == "Eagles"
    ui.tap("close")
    assert ui.texts() == before, "the screen is as it was"
