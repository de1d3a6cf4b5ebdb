"""`python -m app --bench`: the figures of the design for the screens, measured here and now, in windows nobody sees.

Seconds are those that a process has worked, drawing included, so that a busy machine gives about the same figures as an
idle one. The same taps and frames are measured in several runs; of each the best counts, and of those the slowest.
"""

from __future__ import annotations

import json as to_json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

PHONE = (412, 892)  # dp, and at a density of 1 pixels
STARTS = 7
RUNS = 3
TURNS = 3  # of the automa
CARDS = 300
SCROLLED = 150  # frames
GAMES = 5_000

# Key, what it is, its bound and whether more is better.
FIGURES = (
    (
        "start_ratio",
        "times the start of an empty KivyMD app, to the first screen",
        1.5,
        False,
    ),
    ("tap_ms", "ms from a tap in the automa's turn to the frame that answers it, the slowest", 100.0, False),
    ("scroll_ms", f"ms for a frame while {CARDS} cards scroll, the slowest", 50.0, False),
    ("book_ms", f"ms to open the records of {GAMES:,} games", 300.0, False),
    ("book_scroll_ms", "ms for a frame while they scroll, the slowest", 50.0, False),
    ("figures_ms", "ms to count their statistics and show them", 1000.0, False),
)


def run(*, json: bool) -> int:
    """Prints the figures; 1 if one of them misses its bound."""
    from automa.cli.output import figure_line, print_json

    figures = measured()
    if json:
        print_json(figures)
    else:
        for key, what, bound, more in FIGURES:
            print(figure_line(figures[key], what, bound, more))
    return 0 if all(figures[key] < bound for key, _, bound, _ in FIGURES) else 1


def measured() -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="solstice-bench-") as home:
        _in_another_process("begin", home)
        starts: dict[str, list[float]] = {"empty": [], "start": []}
        # In turns, so that both meet the same machine; the first of each only fills caches.
        for _ in range(STARTS + 1):
            for what, times in starts.items():
                times.append(_in_another_process(what, home)[0])
        ours, empty = (median(starts[what][1:]) for what in ("start", "empty"))
        runs = [_screens() for _ in range(RUNS)]
    figures = {"start_ratio": round(ours / empty, 2), "start_ms": round(ours * 1000)}
    for key in runs[0]:
        times = [min(same) for same in zip(*(run[key] for run in runs), strict=True)]
        figures |= {key: round(max(times), 1), f"{key}_median": round(median(times), 1), f"{key}_number": len(times)}
    return figures


def _screens() -> dict[str, list[float]]:
    """The same game on a fresh device each time."""
    with tempfile.TemporaryDirectory(prefix="solstice-bench-") as fresh:
        _in_another_process("begin", fresh)
        found: dict[str, list[float]] = to_json.loads(_in_another_process("screens", fresh)[1])
    return found


def _in_another_process(what: str, home: str) -> tuple[float, str]:
    """What it printed, and the seconds that it worked."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("KIVY", "SDL"))}
    settings = {"SDL_VIDEODRIVER": "offscreen", "KIVY_METRICS_DENSITY": "1", "SOLSTICE_HOME": home}
    before = os.times()
    done = subprocess.run(
        [sys.executable, "-m", "app.bench", what], env=alone | settings, stdout=subprocess.PIPE, text=True, check=True
    )
    after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return worked, done.stdout


# ---- in a process of its own


def begin() -> None:
    """A game in progress, so that the first screen is the one of every day."""
    from app.play import Play
    from app.preferences import BOXES, Preferences
    from automa.records import Store

    seats = [{"nation": "romans"}, {"nation": "macedonians", "kind": "automa"}]
    with Store.open() as store:
        Preferences(boxes=BOXES, motion=False, sound=False).keep(store)
        config = {"mode": "physical", "way": "brain", "difficulty": "imperator", "seats": seats, "seed": 5}
        play = Play.begin(store, config, lambda: None)
        play.answer("done")


def start() -> None:
    """The app as `python -m app` opens it, until its first screen is drawn."""
    from app.opening import open_app

    open_app("en", PHONE, opened=_leave_when_drawn)


def empty() -> None:
    """The least that an app made with KivyMD can be."""
    from app.display import prepare

    prepare(Path(os.environ["SOLSTICE_HOME"]) / "kivy", PHONE)
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel
    from kivymd.uix.screen import MDScreen

    class Empty(MDApp):  # type: ignore[misc]
        def build(self) -> Any:
            return MDScreen(MDLabel(text="Solstice"))

    _leave_when_drawn()
    Empty().run()


def _leave_when_drawn() -> None:
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    def drawn(*_: Any) -> None:
        glFinish()
        os._exit(0)

    Window.bind(on_flip=drawn)


def screens() -> None:
    from app.bench_screens import times

    print(to_json.dumps(times()))


STEPS: dict[str, Callable[[], None]] = {"begin": begin, "start": start, "empty": empty, "screens": screens}

if __name__ == "__main__":
    STEPS[sys.argv[1]]()
