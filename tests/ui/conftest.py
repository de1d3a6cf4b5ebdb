"""The real app, in a window that needs no display."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

# All of this before Kivy is loaded for the first time.
os.environ.update(
    KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_METRICS_DENSITY="1",
    KIVY_HOME=tempfile.mkdtemp(prefix="solstice-kivy-"), KIVY_AUDIO="", SDL_NO_SIGNAL_HANDLERS="1",
)  # fmt: skip
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")

from app.display import no_window
from automa.text import text

if reason := no_window():
    pytest.exit(text("en", reason), returncode=2)

from kivy.config import Config

for key, value in {"width": 412, "height": 892, "multisamples": 0, "maxfps": 0, "resizable": 0}.items():
    Config.set("graphics", key, str(value))
for option in list(Config.options("input")):
    Config.remove_option("input", option)


SEED = 5


@pytest.fixture(scope="session")
def window() -> None:
    from tests.ui.driver import Ui

    Ui.boot()


@pytest.fixture
def ui(window: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """The app on a fresh device. New games begin with the same seed."""
    monkeypatch.setattr("app.choices.secrets.randbits", lambda bits: SEED)
    from app.solstice import Solstice
    from automa.records import Store
    from tests.ui.driver import Ui

    ui = Ui(Solstice(Store.open(tmp_path / "solstice.db"), language="en")).start()
    try:
        yield ui
    finally:
        ui.stop()
