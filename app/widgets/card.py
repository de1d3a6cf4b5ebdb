"""Cards as the app draws them: a sheet with a spine in the suit's colour; and their backs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.metrics import dp, sp

from app.look.glyphs import TITLE_FONT, nation_colour
from app.look.look import BOLD_FONT, look
from app.widgets.card_in_full import draw_in_full
from app.widgets.card_tile import CORNER, OnCard, Tile
from app.widgets.card_words import lines_of
from app.widgets.die import DEPTH, draw_die
from app.widgets.drawn import Drawn
from app.widgets.ink import Drawing, fitting, height_of
from automa.imperium.cards import library

HIGHER = 1.4  # a back, than it is wide


class CardFace(Drawn):
    """One card. `size` is "S", "M", "L", or "XL" with its whole text.

    `tokens` are resources on it by kind, `unrest` the number of cards under it, `garrison` of those in it; `note` is a
    small line below the name, `times` how many such cards there are.
    """

    def __init__(
        self,
        card_id: str,
        *,
        size: str = "M",
        tokens: Mapping[str, int] | None = None,
        unrest: int = 0,
        garrison: int = 0,
        exhausted: bool = False,
        note: str = "",
        times: int = 1,
        name: str = "",
        on_tap: Callable[[], object] | None = None,
        on_hold: Callable[[], object] | None = None,
        chosen: bool = False,
        faint: bool = False,
        **kw: Any,
    ) -> None:
        super().__init__(name=name, on_tap=on_tap, on_hold=on_hold, **kw)
        self.form = size
        self.card = library()[card_id]
        self.on_card = OnCard(tokens or {}, unrest, garrison, exhausted, note, times, chosen, faint)
        self._draw()

    def show(self, card_id: str, note: str = "") -> None:
        """Another card, in a list that uses its rows again."""
        if (card_id, note) != (self.card.id, self.on_card.note):
            self.card, self.on_card = library()[card_id], OnCard(note=note)
            self.draw_anew()

    @property
    def spoken(self) -> str:
        """What is written on it."""
        words = [self.card.name_in(look.language), self.on_card.note]
        if self.form == "XL":
            for line in lines_of(self.card, look.language):
                words += [line.label, line.words, *line.options]
        return "\n".join(filter(None, words))

    def drawing(self, height: float) -> tuple[Drawing, float]:
        if self.form == "XL":
            return draw_in_full(self.card, self.on_card.note, self.width)
        return Tile(self.card, self.on_card, self.form, self.width).draw(height)


class CardBack(Drawn):
    """A card face down, with the number of its slot below it.

    `ring` marks the next one, `die` lies on it, `empty` is a frame with a tick where a card was, `closed` (a word) one
    that gets no card, `known` is the card everybody saw before it was laid there, `blocked` a word over a token.
    """

    def __init__(
        self,
        nation: str,
        *,
        number: int | None = None,
        ring: bool = False,
        die: int | None = None,
        empty: bool = False,
        known: str | None = None,
        blocked: str = "",
        closed: str = "",
        name: str = "",
        on_tap: Callable[[], object] | None = None,
        **kw: Any,
    ) -> None:
        super().__init__(name=name, on_tap=on_tap, **kw)
        self.colour = nation_colour(nation)
        self.number, self.ring, self.die, self.empty, self.blocked = number, ring, die, empty, blocked
        self.closed = closed
        self.known = library()[known].name_in(look.language) if known else ""
        self._draw()

    @property
    def spoken(self) -> str:
        """What is written on it."""
        return " ".join(filter(None, (str(self.number or ""), self.known, self.blocked, self.closed)))

    def drawing(self, height: float) -> tuple[Drawing, float]:
        drawing = Drawing()
        room = dp(6)  # for the ring
        width = max(dp(12), self.width - 2 * room)
        below = sp(20 * min(look.scale, 1.5)) * 1.4 if self.number is not None else 0.0
        high = height - below - 2 * room if height else width * HIGHER
        self._card(drawing, room, width, high)
        if self.ring:
            drawing.ring(dp(2), dp(2), self.width - dp(4), high + 2 * room - dp(4), "primary", dp(CORNER) + dp(3), 4)
        if self.number is not None:
            drawing.centred(
                str(self.number), self.width / 2, high + 2 * room + below / 2 - dp(3), font=BOLD_FONT,
                size=sp(20 * min(look.scale, 1.5)), colour="primary" if self.ring else "text",
            )  # fmt: skip
        return drawing, high + 2 * room + below

    def _card(self, drawing: Drawing, at: float, width: float, height: float) -> None:
        middle = (at + width / 2, at + height / 2)
        if self.empty:
            drawing.ring(at, at, width, height, "outline" if look.contrast else "line", dp(CORNER), 1)
            side = min(width * 0.4, dp(36))
            drawing.picture(
                "cancel" if self.closed else "check", middle[0] - side / 2, middle[1] - side / 2, side, "soft_text"
            )
            return
        drawing.box(at, at, width, height, self.colour, dp(CORNER))
        if self.blocked or self.known:
            self._words(drawing, at, width, middle)
            return
        inset = max(dp(3), width * 0.06)
        inner = (at + inset, at + inset, width - 2 * inset, height - 2 * inset)
        drawing.frame(*inner, "#FFFFFF", self.colour, dp(CORNER) - inset / 2, 1)
        if self.die is not None:
            side = width * 0.72
            draw_die(drawing, middle[0] - side / 2, middle[1] - side * (1 + DEPTH) / 2, side, self.die, "")
        else:
            side = min(width * 0.5, height * 0.5)
            drawing.picture("weather-sunset", middle[0] - side / 2, middle[1] - side / 2, side, "#FFFFFF")

    def _words(self, drawing: Drawing, at: float, width: float, middle: tuple[float, float]) -> None:
        """What is known of it: a picture, and the words where everybody can read them."""
        room = width - dp(6)
        words, size = fitting(self.blocked or self.known, sp(15 * look.scale), room)
        height = height_of(words, TITLE_FONT, size)
        side = min(width * 0.35, dp(22))
        top = middle[1] - (height + side) / 2
        picture = "timer-sand" if self.blocked else "eye-outline"
        drawing.picture(picture, middle[0] - side / 2, top, side, "#FFFFFF")
        drawing.words(
            words, at + dp(3), top + side, font=TITLE_FONT, size=size, colour="#FFFFFF", width=room, align="center"
        )
