"""A die seen from the front, with a lower edge; it tumbles when it is rolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Rotate, Translate
from kivy.metrics import dp

from app.look.look import look
from app.widgets.ink import Drawing
from app.widgets.taps import Tap

FACE, EDGE, LINE = ("#FBF7EF", "#EFE7DA"), ("#B9AE9C", "#9A907F"), ("#EAE4D7", "#D9CFBF")
CORNER, DEPTH, PIP = 0.22, 0.08, 0.19
TILT = 6.0  # degrees
TUMBLE, CHANGES = 0.6, 6  # seconds, faces seen in that time

# Where pips lie, from the middle, in parts of the side.
_OUT = 0.235
_CORNERS = {"nw": (-_OUT, -_OUT), "ne": (_OUT, -_OUT), "sw": (-_OUT, _OUT), "se": (_OUT, _OUT)}
_SPOTS = {**_CORNERS, "w": (-_OUT, 0.0), "e": (_OUT, 0.0), "c": (0.0, 0.0)}
PIPS = {1: "c", 2: "nw se", 3: "nw c se", 4: "nw ne sw se", 5: "nw ne c sw se", 6: "nw ne w e sw se"}


def draw_die(drawing: Drawing, x: float, top: float, side: float, number: int | None, pip_colour: str) -> None:
    """`side` is that of the face; the lower edge takes 8 % more below."""
    dark = look.dark
    pip_colour = pip_colour or seen_on_bone()
    edge = "#000000" if look.contrast else EDGE[dark]
    drawing.box(x, top + side * DEPTH, side, side, edge, side * CORNER)
    drawing.frame(x, top, side, side, edge, FACE[dark], side * CORNER, 1)
    inset = side * 0.055
    inner = (x + inset, top + inset, side - 2 * inset, side - 2 * inset)
    drawing.frame(*inner, LINE[dark], FACE[dark], side * (CORNER - 0.05), max(1.0, side / dp(80)))
    for spot in PIPS.get(number or 0, "").split():
        right, down = _SPOTS[spot]
        pip = side * PIP
        drawing.dot(x + side * (0.5 + right) - pip / 2, top + side * (0.5 + down) - pip / 2, pip, pip_colour)


class Die(Tap):
    """Shows `number`, or a blank face for None. `side` is in dp; the pips' colour is a role or "#RRGGBB"."""

    def __init__(
        self,
        number: int | None,
        *,
        side: float,
        pip_colour: str = "",
        tilted: bool = True,
        name: str = "",
        on_tap: Callable[[], object] | None = None,
        **kw: Any,
    ) -> None:
        self._side = dp(side)
        room = self._side * (1.18 if tilted else 1 + DEPTH)
        super().__init__(name=name, on_tap=on_tap, size_hint=(None, None), size=(room, room), **kw)
        self.number = number
        self.pip_colour = pip_colour
        self._tilt = TILT if tilted else 0.0
        with self.canvas:
            PushMatrix()
            self._origin = Translate()
            self._turn = Rotate(angle=self._tilt)
            self._face = InstructionGroup()
            PopMatrix()
        self._radius = self._side * CORNER
        self._show(number)
        self.bind(pos=self._place, size=self._place)
        self._place()

    def tumble(self, on_done: Callable[[], object] | None = None) -> None:
        """Six faces in 600 ms, then its own; at once where motion is not wanted."""
        if not look.motion:
            self._rest(on_done)
            return
        self._step(1, on_done)

    def _step(self, step: int, on_done: Callable[[], object] | None) -> None:
        if step > CHANGES:
            self._rest(on_done)
            return
        self._show((self.number or 0) + 2 * step + 1)
        self._turn.angle = self._tilt + (CHANGES + 1 - step) * 60
        Clock.schedule_once(lambda _: self._step(step + 1, on_done), TUMBLE / CHANGES)

    def _rest(self, on_done: Callable[[], object] | None) -> None:
        self._turn.angle = self._tilt
        self._show(self.number)
        if on_done is not None:
            on_done()

    def _show(self, number: int | None) -> None:
        drawing = Drawing()
        half = self._side * (1 + DEPTH) / 2
        face = None if number is None else (number - 1) % 6 + 1
        draw_die(drawing, -self._side / 2, -half, self._side, face, self.pip_colour)
        drawing.draw_on(self._face, 0)

    def _place(self, *_: Any) -> None:
        self._origin.xy = self.center


def seen_on_bone() -> str:
    """The automa's colour as dark as it must be on the die's light face."""
    if look.contrast:
        return "#000000"
    return look.palette.banner if look.dark else look.palette.primary
