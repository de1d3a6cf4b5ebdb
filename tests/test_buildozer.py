"""buildozer.spec fits the code: everything that is imported, read or asked of the device is in the Android package.

It proves the file consistent, not that the package builds.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("app", "automa")
# python-for-android builds these from recipes of its own, and takes everything else only as pure Python.
RECIPES = {"python3", "sqlite3", "kivy", "pillow", "materialyoucolor", "pyjnius"}
PURE_PYTHON = {
    "asyncgui", "asynckivy", "attrs", "babel", "filetype", "fluent.runtime", "fluent.syntax", "kivymd", "lark", "plyer",
    "pytz", "typing_extensions",
}  # fmt: skip
# What is imported under another name than it is installed by.
INSTALLED_AS = {"PIL": "pillow", "jnius": "pyjnius", "fluent": "fluent.runtime"}
NOT_ON_A_PHONE = {"pyminion"}  # `python -m automa bench` compares itself with it
# What each of our packages' own packages need, without which they do not start.
PULLED_IN = {
    "kivy": {"filetype"}, "kivymd": {"pillow", "materialyoucolor", "asynckivy"}, "asynckivy": {"asyncgui"},
    "fluent.runtime": {"fluent.syntax", "attrs", "babel", "pytz", "typing_extensions"},
}  # fmt: skip
LEAST = {"materialyoucolor": (3, 0, 3)}
# Which part of plyer asks for which permission; the others ask for none.
PERMISSIONS = {"vibrator": "VIBRATE", "accelerometer": None, "tts": None}
NOT_READ = {".md", ".pyc"}


@pytest.fixture(scope="module")
def spec() -> ConfigParser:
    found = ConfigParser(interpolation=None)
    found.read(ROOT / "buildozer.spec", encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def required(spec: ConfigParser) -> dict[str, str]:
    """Each requirement with its version, or an empty one."""
    entries = (entry.strip() for entry in spec["app"]["requirements"].replace("\n", ",").split(","))
    return {name.lower(): version for name, _, version in (entry.partition("==") for entry in entries if entry)}


def test_everything_imported_is_in_the_package(required: dict[str, str]) -> None:
    missing = {name for name in imported() if INSTALLED_AS.get(name, name).lower() not in required}
    assert not missing - NOT_ON_A_PHONE


def test_everything_pulled_in_is_named_too(required: dict[str, str]) -> None:
    for name, needed in PULLED_IN.items():
        assert name in required and needed <= required.keys(), name


def test_everything_can_be_had_for_android(required: dict[str, str]) -> None:
    assert not required.keys() - RECIPES - PURE_PYTHON


def test_versions_are_those_of_the_desktop(required: dict[str, str]) -> None:
    locked = dict(re.findall(r"^([\w.]+)==(.+)$", (ROOT / "requirements-app.txt").read_text(encoding="utf-8"), re.M))
    assert set(locked) <= required.keys()
    differing = {name for name, version in locked.items() if required[name] != version}
    assert differing == {"pillow"} and not required["pillow"]  # its recipe has one version only


def test_versions_are_within_those_of_the_project(required: dict[str, str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    for wanted in project:
        name, least, below = re.fullmatch(r"([\w.]+)>=([\d.]+),<([\d.]+)", wanted).groups()
        assert version(least) <= version(required[name]) < version(below), wanted


def test_versions_that_others_insist_on(required: dict[str, str]) -> None:
    assert all(version(required[name]) >= least for name, least in LEAST.items())


def test_every_kind_of_file_is_taken_along(spec: ConfigParser) -> None:
    kept = {f".{ending}" for ending in spec["app"]["source.include_exts"].split(",")}
    folders = [ROOT / folder for folder in (*PACKAGES, "data", "assets")]
    used = {path.suffix for folder in folders for path in folder.rglob("*") if path.is_file()}
    assert used - NOT_READ <= kept


def test_what_is_not_for_players_is_left_out(spec: ConfigParser) -> None:
    left_out = set(spec["app"]["source.exclude_dirs"].split(","))
    assert {"tests", "scripts", "docs", ".venv"} <= left_out and not left_out & {*PACKAGES, "data", "assets"}


def test_every_file_that_is_named_is_there(spec: ConfigParser) -> None:
    named = re.findall(r"%\(source\.dir\)s/(\S+)", (ROOT / "buildozer.spec").read_text(encoding="utf-8"))
    assert len(named) == 4 and all((ROOT / path).is_file() for path in named)
    assert (ROOT / "main.py").is_file()


def test_the_version_is_found(spec: ConfigParser) -> None:
    from automa import __version__

    found = re.search(spec["app"]["version.regex"], (ROOT / "automa" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None and found[1] == __version__


def test_permissions_are_those_of_the_devices_we_use_and_the_network_is_not_among_them(spec: ConfigParser) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "app").rglob("*.py"))
    used = set(re.findall(r'_device\("(\w+)"\)|plyer\.(\w+)', code))
    devices = {name for pair in used for name in pair if name}
    asked = {name.strip() for name in spec["app"]["android.permissions"].split(",")}
    assert asked == {PERMISSIONS[device] for device in devices} - {None}
    assert "INTERNET" not in asked


def test_the_voice_is_looked_for_where_android_allows_it(spec: ConfigParser) -> None:
    text = (ROOT / "android" / "queries.xml").read_text(encoding="utf-8")
    wrapped = f'<manifest xmlns:android="http://schemas.android.com/apk/res/android">{text}</manifest>'
    actions = ElementTree.fromstring(wrapped).findall("./queries/intent/action")
    assert [*actions[0].attrib.values()] == ["android.intent.action.TTS_SERVICE"]


def imported() -> set[str]:
    """Top-level names of everything that our code imports anywhere, but for Python's own and ours."""
    return {name for name in _names() if name not in sys.stdlib_module_names and name not in PACKAGES}


def _names() -> Iterator[str]:
    for path in [ROOT / "main.py", *(path for folder in PACKAGES for path in (ROOT / folder).rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module.partition(".")[0]


def version(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))
