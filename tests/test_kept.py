"""Parsed files that wait for the next start: the same as parsed anew, and never older than the file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from automa import kept
from automa.imperium.cards import DATA


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    kept.keep_in(tmp_path / "cache")
    yield tmp_path / "cache"
    kept.keep_in(None)


def test_every_file_is_read_the_same_from_what_was_kept(folder: Path) -> None:
    files = sorted(DATA.rglob("*.toml"))
    for _ in range(2):
        assert all(kept.read_toml(path) == tomllib.loads(path.read_text(encoding="utf-8")) for path in files)
    assert len(list(folder.iterdir())) == len(files)


def test_a_changed_file_is_read_again(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    for number, text in enumerate(("a = 1", "a = 2")):
        path.write_text(text)
        os.utime(path, ns=(number, number))
        assert kept.read_toml(path) == {"a": number + 1}


@pytest.mark.parametrize("damaged", [b"", b"\xff", b"[]", b"{}", b'{"of": 1, "content": {}}'])
def test_what_was_kept_may_be_damaged(folder: Path, tmp_path: Path, damaged: bytes) -> None:
    path = tmp_path / "some.toml"
    path.write_text("a = 1")
    kept.read_toml(path)
    [copy] = folder.iterdir()
    copy.write_bytes(damaged)
    assert kept.read_toml(path) == {"a": 1}
    assert len(copy.read_bytes()) > len(damaged)


def test_nothing_is_kept_where_nothing_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "some.toml").write_text("a = 1")
    kept.keep_in(tmp_path / "file")
    try:
        assert kept.read_toml(tmp_path / "some.toml") == {"a": 1}
    finally:
        kept.keep_in(None)


def test_a_mistake_is_told_every_time(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text("a = ")
    for _ in range(2):
        with pytest.raises(tomllib.TOMLDecodeError):
            kept.read_toml(path)
