"""Choosing a nation out of the boxes that somebody owns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.preferences import BOXES
from app.screens.home import nation_name
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.layout import Column, Row, Scroll
from app.widgets.nation import NationBlock
from app.widgets.taps import TapRow, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import Nation

if TYPE_CHECKING:
    from app.solstice import Solstice

TILE = 184  # dp, the least width


class NationPicker(Screen):
    """Tells `on_pick` which one was tapped, and goes back. `other` is what the other seat has: it can be taken too."""

    def __init__(
        self,
        app: Solstice,
        who: str,
        nations: Sequence[Nation],
        chosen: str,
        other: str,
        on_pick: Callable[[str], object],
    ) -> None:
        super().__init__(app)
        self.who = who
        self.nations = nations
        self.chosen = chosen
        self.other = other
        self.on_pick = on_pick

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        top = TopBar(look.say(f"nations-{self.who}"), on_back=self.shell.back)
        groups = [part for box in BOXES for part in self._group(box)]
        return page(top, Scroll(Column(groups, gap=10, pad=(margin, 4, margin, 20))))

    def _group(self, box: str) -> list[Widget]:
        nations = [nation for nation in self.nations if nation.box.lower() == box]
        tiles = [self._tile(nation) for nation in sorted(nations, key=lambda nation: nation_name(nation.id))]
        if not tiles:
            return []
        across = max(1, int((look.width - 24) // (TILE * max(1.0, look.scale))))
        rows = [tiles[start : start + across] for start in range(0, len(tiles), across)]
        # The last row is filled up, so that its tiles are no wider than the others.
        filled = [[*row, *(_gap() for _ in range(across - len(row)))] for row in rows]
        heading = Text(look.say(f"box-{box}"), "label", colour="primary")
        return [heading, *(Row(row, gap=10) for row in filled)]

    def _tile(self, nation: Nation) -> Widget:
        chosen = nation.id == self.chosen
        words = column_of(Text(nation_name(nation.id), "name"), self._whose(nation))
        inner = Row([words, Icon("check-circle", colour="primary") if chosen else None], pad=(10, 8, 6, 8))
        return TapRow(
            [NationBlock(nation.code, nation.colour, wide=46, role="label"), inner], pad=0, gap=0, radius=16, least=64,
            fill_colour="now" if chosen else "low", outline="outline" if look.contrast else None,
            name=f"nation:{nation.id}", on_tap=lambda: self._pick(nation.id),
        )  # fmt: skip

    def _whose(self, nation: Nation) -> Widget | None:
        if nation.id != self.other:
            return None
        seat = "automa" if self.who == "you" else "you"
        return Text(look.say("nations-others", who=seat), "note", colour="soft_text")

    def _pick(self, nation: str) -> None:
        self.on_pick(nation)
        self.shell.back()


def _gap() -> Widget:
    return Widget(size_hint_y=None, height=0)
