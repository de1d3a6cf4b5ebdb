"""A problem report plays again on any machine, by `python -m automa replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from automa.cli import main
from automa.records.report import is_report, problem_report, table_of
from automa.table import Table, TableError
from tests.records.kept import over, real, solo


@pytest.mark.parametrize(
    "table",
    [solo(3, 20), real(4, 15), over(1), Table.from_position(solo(3, 9).position(), seed=4)],
    ids=["digital", "real", "over", "from a position"],
)
def test_a_report_is_the_game_where_the_player_was(table: Table) -> None:
    if len(table.journal) > 3:
        table.undo()
    again = table_of(problem_report(table))
    assert again.save() == table.save() and again.events_since() == table.events_since()


def test_what_a_report_says() -> None:
    table = solo(3, 20, language="pt")
    data = problem_report(table, words="It took my card", trouble="KeyError: 'x'", versions={"kivy": "2.3.1"})
    report = json.loads(data)
    assert (report["words"], report["trouble"], report["versions"]["kivy"]) == (
        "It took my card",
        "KeyError: 'x'",
        "2.3.1",
    )
    assert {"solstice", "python", "sqlite", "system"} <= set(report["versions"])
    assert report["config"]["mode"] == "solo" and report["seed"] == 3 and len(report["journal"]) == 20
    assert report["events"][-1] == table.events_since()[-1]["text"] and report["pending"]["prompt"]
    assert str(Path.home()) not in data.decode(), "no folder of the player's"


def test_replay_tells_a_report_like_its_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = solo(3, 20)
    (tmp_path / "a.save").write_bytes(table.save())
    (tmp_path / "a.json").write_bytes(problem_report(table))
    told = []
    for name in ("a.save", "a.json"):
        assert main(["replay", str(tmp_path / name), "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] and json.loads(told[0])["decisions"] == 20


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 9}, "another version"),
        ({"journal": [["play:nothing"]]}, "answer 1: no such option"),
        ({"journal": 3}, "wrong form"),
        ({"seed": "x"}, "wrong form"),
        ({"config": None}, "wrong form"),
        ({"config": {"mode": "chess"}}, "mode: unknown"),
    ],
)
def test_a_changed_report_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, Any], reason: str
) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps({**json.loads(problem_report(solo(3, 5))), **change}))
    assert main(["replay", str(path)]) == 2
    told = capsys.readouterr().err
    assert reason in told and told.count("\n") == 1


def test_what_is_no_report() -> None:
    assert not is_report(solo(3, 5).save()) and not is_report(b"") and is_report(problem_report(solo()))
    for data in (b"", b"[]", b"{", b'{"solstice": "records"}', b"[" * 100_000, b'{"solstice": "report", "version": 1}'):
        with pytest.raises(TableError):
            table_of(data)
    with pytest.raises(TableError, match="larger than"):
        table_of(b" " * 8_000_001)
