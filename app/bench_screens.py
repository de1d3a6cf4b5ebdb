"""The second half of the bench, in its own process: the real app, touched, frame by frame."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench import CARDS, GAMES, PHONE, SCROLLED, TURNS
from app.display import prepare
from automa.kept import keep_in
from automa.policies import play_out, policy
from automa.records import Store
from automa.records.finished import write
from automa.table import Table

if TYPE_CHECKING:
    from app.shell import Screen

LONGEST = 200  # taps
PAUSE, PAUSE_FRAMES = 2.0, 40  # seconds that somebody looks before the next tap


def times() -> dict[str, list[float]]:
    """Milliseconds of each tap and of each frame. The game is always the same, so another run gives the same list."""
    home = Path(os.environ["SOLSTICE_HOME"])
    keep_in(home / "cache")
    prepare(home / "kivy", PHONE)
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")  # costs a graphics card nothing, and a processor most of a frame
    with Store.open(home) as store:
        bench = Bench(store)
        found = {"tap_ms": list(bench.tap_times()), "scroll_ms": list(bench.scroll_times())}
        fill_book(store)
        return found | bench.book_times()


class Bench:
    """Kivy's loop with a clock of ours: a frame is drawn when we say so, and is over when it is really drawn."""

    def __init__(self, store: Store) -> None:
        from kivy.base import EventLoop, runTouchApp
        from kivy.clock import Clock
        from kivy.graphics.opengl import glFinish
        from kivy.input.motionevent import MotionEvent

        from app.solstice import Solstice

        class Finger(MotionEvent):  # type: ignore[misc]
            def depack(self, args: tuple[float, float]) -> None:
                self.sx, self.sy = args
                self.profile = ["pos"]
                super().depack(args)

        EventLoop.ensure_window()
        Clock._max_fps = 0
        self.now = Clock.time()
        Clock.time = lambda: self.now
        runTouchApp(embedded=True)
        self.finger, self.loop, self.finish = Finger, EventLoop, glFinish
        self.app = Solstice(store, language="en", dark=False)
        self.app._run_prepare()
        self.frames(4)

    def frames(self, number: int = 1, seconds: float = 1 / 60) -> None:
        for _ in range(number):
            self.now += seconds
            self.loop.idle()
            self.finish()

    def tap(self, name: str) -> float:
        """Milliseconds from the moment the finger leaves the screen until the answer is drawn."""
        finger = self._press(name)
        taken = _ms(lambda: self._release(finger))
        self.frames(PAUSE_FRAMES, PAUSE / PAUSE_FRAMES)
        return taken

    def _press(self, name: str) -> Any:
        from kivy.core.window import Window

        [found] = [tap for tap in self.app.shell.taps() if tap.name == name]
        x, y = found.to_window(*found.center)
        finger = self.finger("bench", 1, (x / Window.width, y / Window.height), is_touch=True, type_id="touch")
        self.loop.post_dispatch_input("begin", finger)
        self.frames(2)
        return finger

    def _release(self, finger: Any) -> None:
        self.loop.post_dispatch_input("end", finger)
        self.frames()

    def tap_times(self) -> Iterator[float]:
        """Of every tap in some turns of the automa, played as somebody plays who does the obvious."""
        self.tap("continue")
        turns = 0
        for _ in range(LONGEST):
            play = self.app.play
            assert play is not None and play.pending is not None
            taken = self.tap(self._obvious())
            if play.pending.about == "your_solstice":
                turns += 1
            if play.pending.about not in ("your_turn", "your_solstice"):
                yield taken
            if turns == TURNS:
                return

    def _obvious(self) -> str:
        names = [tap.name for tap in self.app.shell.taps()]
        for name in ("done", "die:roll", "yes", "number:1", "number:0"):
            if name in names:
                return name
        first = ("card:", "human_state:", "which_resource:")
        return next((name for name in names if name.startswith(first)), "none")

    def scroll_times(self) -> Iterator[float]:
        """Of every frame while all cards pass by, down and up again."""
        from app.screens.cards import Cards

        screen = Cards(self.app)
        self.app.shell.go(screen)
        self.frames(PAUSE_FRAMES, PAUSE / PAUSE_FRAMES)
        assert len(screen.shown) >= CARDS, f"only {len(screen.shown)} cards"
        yield from self._pass_by("cards")

    def book_times(self) -> dict[str, list[float]]:
        """The book of a player with thousands of games: opened, its figures, and its list while it passes by."""
        from app.screens.records import Records

        opened = _ms(lambda: self._show(Records(self.app)))
        self.frames(PAUSE_FRAMES, PAUSE / PAUSE_FRAMES)
        scrolled = list(self._pass_by("games"))
        return {"book_ms": [opened], "book_scroll_ms": scrolled, "figures_ms": [self._figures_time()]}

    def _figures_time(self) -> float:
        finger = self._press("tab:figures")
        return _ms(lambda: self._until_counted(finger))

    def _until_counted(self, finger: Any) -> None:
        """That is done beside the window, which goes on."""
        from app.widgets.charts import ScoreChart

        self._release(finger)
        while not any(isinstance(widget, ScoreChart) for widget in self.app.shell.walk(restrict=True)):
            self.frames()

    def _show(self, screen: Screen) -> None:
        self.app.shell.go(screen)
        self.frames()

    def _pass_by(self, key: str) -> Iterator[float]:
        from app.widgets.layout import Scroll

        scroll = next(
            widget for widget in self.app.shell.walk(restrict=True) if isinstance(widget, Scroll) and widget.key == key
        )
        for frame in range(SCROLLED):
            scroll.scroll_y = abs(1 - 2 * frame / SCROLLED)
            yield _ms(self.frames)


def fill_book(store: Store) -> None:
    """One finished game, so often that it is a book."""
    game = Table.new(
        {"mode": "solo", "seats": [{"nation": "romans"}, {"nation": "greeks", "kind": "automa"}], "seed": 1}
    )
    play_out(game, policy("simple", 1))
    record = store.game(store.begin(game).finish(game))
    with store.database.writing() as connection:
        for number in range(GAMES):
            write(connection, replace(record.facts, id="", ended_at=1_700_000_000 + 9_000 * number), record.detail)


def _ms(call: Callable[[], object]) -> float:
    start = time.process_time()
    call()
    return (time.process_time() - start) * 1000
