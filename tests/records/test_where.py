"""Where the store lies on each system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from automa.records.where import data_folder, store_path

VARIABLES = ("SOLSTICE_HOME", "ANDROID_PRIVATE", "APPDATA", "XDG_DATA_HOME")


@pytest.mark.parametrize(
    ("platform", "given", "folder"),
    [
        ("linux", {}, "/home/livia/.local/share/solstice"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/solstice"),
        ("linux", {"ANDROID_PRIVATE": "/data/user/0/app/files"}, "/data/user/0/app/files"),
        ("darwin", {}, "/home/livia/Library/Application Support/Solstice"),
        ("win32", {"APPDATA": "/appdata"}, "/appdata/Solstice"),
        ("win32", {}, "/home/livia/AppData/Roaming/Solstice"),
        ("darwin", {"SOLSTICE_HOME": "/here", "ANDROID_PRIVATE": "/there"}, "/here"),
    ],
)
def test_the_folder_of_the_user(
    platform: str, given: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/livia"))
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == Path(folder) and store_path(None) == Path(folder) / "solstice.db"


def test_a_place_is_a_file_or_a_folder() -> None:
    assert store_path("/a/b") == Path("/a/b/solstice.db") and store_path(Path("/a/mine.db")) == Path("/a/mine.db")
