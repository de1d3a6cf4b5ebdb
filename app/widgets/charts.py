"""Charts on one canvas: scores over time, and how often each face of the die came up. Each can be read as text, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp

from app.look.look import BODY_FONT, BOLD_FONT, look
from app.widgets.drawn import Drawn
from app.widgets.ink import Drawing, extent, height_of
from app.widgets.ladder import DoneBar

HIGH = 170  # dp
STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000)
MOST_LINES = 5
DOT, HOLE, THICK = 11, 5, 2.5  # dp


class ScoreChart(Drawn):
    """Scores in order, (points, won) each: a filled dot is a win, a ring a loss."""

    def __init__(self, scores: Sequence[tuple[int, bool]], **kw: Any) -> None:
        self.scores = scores
        super().__init__(**kw)

    @property
    def spoken(self) -> str:
        return ", ".join(f"{points} {'●' if won else '○'}" for points, won in self.scores)

    def drawing(self, height: float) -> tuple[Drawing, float]:
        drawing = Drawing()
        size = look.font_size("note")
        line = height_of("0", BODY_FONT, size)
        high = look.grown(HIGH)
        marks = lines_between(min(points for points, _ in self.scores), max(points for points, _ in self.scores))
        label = max(extent(str(mark), BODY_FONT, size) for mark in marks) + dp(10)
        low, top = marks[0], marks[-1]
        room = high - 2 * dp(DOT) - line

        def down(points: int) -> float:
            return line + dp(DOT) + room * (1 - (points - low) / max(1, top - low))

        for mark in marks:
            drawing.box(0, down(mark), self.width - label, dp(1), "line")
            words = str(mark).replace("-", "−")
            drawing.words(words, self.width - label + dp(8), down(mark) - line / 2, font=BODY_FONT, size=size,
                          colour="soft_text")  # fmt: skip
        across = (self.width - label - 2 * dp(DOT)) / max(1, len(self.scores) - 1)
        places = [(dp(DOT) + number * across, down(points)) for number, (points, _) in enumerate(self.scores)]
        drawing.path(places, "primary", THICK)
        for (x, y), (_, won) in zip(places, self.scores, strict=True):
            drawing.dot(x - dp(DOT) / 2, y - dp(DOT) / 2, dp(DOT), "primary")
            if not won:
                drawing.dot(x - dp(HOLE) / 2, y - dp(HOLE) / 2, dp(HOLE), "low")
        return drawing, high


def lines_between(least: int, most: int) -> list[int]:
    """Round numbers around these, a few."""
    for step in STEPS:
        first, last = least // step, -(-most // step)
        if last == first:
            last += 1
        if last - first < MOST_LINES:
            return [number * step for number in range(first, last + 1)]
    return [least, most]


class DieChart(Drawn):
    """How often each face came up, 1 to 6: a bar, the number above it, the face below it."""

    def __init__(self, counts: Sequence[int], **kw: Any) -> None:
        self.counts = counts
        super().__init__(**kw)

    @property
    def spoken(self) -> str:
        return ", ".join(f"{face}: {count}" for face, count in enumerate(self.counts, 1))

    def drawing(self, height: float) -> tuple[Drawing, float]:
        drawing = Drawing()
        size = look.font_size("chip")
        line = height_of("0", BOLD_FONT, size)
        most = max(*self.counts, 1)
        bar, face = look.grown(76), look.grown(30)
        gap = dp(10)
        width = (self.width - gap * 5) / 6
        floor = line + dp(4) + bar
        for number, count in enumerate(self.counts):
            x = number * (width + gap)
            high = max(dp(2), bar * count / most)
            drawing.box(x, floor - high, width, high, "now", [dp(6), dp(6), 0, 0] if high > dp(8) else 0)
            if look.contrast:
                drawing.ring(x, floor - high, width, high, "outline", 0.1, 2)
            drawing.centred(
                str(count), x + width / 2, floor - high - line / 2 - dp(2), font=BOLD_FONT, size=size, colour="text"
            )
            drawing.picture(f"dice-{number + 1}", x + (width - face) / 2, floor + dp(8), face, "text")
        return drawing, floor + dp(8) + face


class Busy(DoneBar):
    """Something is being worked out: a bar that fills again and again, still where motion is off."""

    def __init__(self) -> None:
        super().__init__(0.0 if look.motion else 0.5)
        self._moving: Any = None

    def on_parent(self, _: Any, parent: Any) -> None:
        if self._moving is not None:
            self._moving.cancel()
        self._moving = Clock.schedule_interval(self._move, 1 / 20) if parent is not None and look.motion else None

    def _move(self, seconds: float) -> None:
        self.share = (self.share + seconds * 0.8) % 1.0
        self._place()
