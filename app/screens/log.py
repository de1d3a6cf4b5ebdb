"""Everything that happened, turn by turn, the newest turn first; what was corrected is marked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.play import AUTOMA, HUMAN
from app.screens.card_sheet import show_card
from app.screens.table_game import TableScreen
from app.widgets.layout import Band, Box, Column, Row, Scroll, SideScroll, Space, Surface
from app.widgets.taps import Chip, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.cards import library

if TYPE_CHECKING:
    from app.solstice import Solstice

PAGE = 30  # lines that are made at a time
FILTERS = ("all", "automa", "you", "corrections")
# They are the headings.
HEADINGS = ("round", "final_round", "turn")
CORRECTED, IMPOSSIBLE, REVEALS = "corrected", "part_impossible", "automa_reveals"
PICTURES = {
    CORRECTED: "pencil", IMPOSSIBLE: "cancel", REVEALS: "cards", "row": "format-list-numbered",
    "gain": "plus-circle-outline", "pay": "hand-coin", "steal": "incognito", "acquire": "cart-plus",
    "break_through": "chevron-double-up", "exile": "location-exit", "refill": "storefront-outline",
    "place": "tray-arrow-down", "put": "arrow-collapse-up", "automa_plays": "view-grid-plus-outline",
    "automa_chooses": "call-split", "automa_discard_top": "tray-full", "abandon": "home-minus",
    "recall": "keyboard-return", "take_unrest": "lightning-bolt", "return_unrest": "lightning-bolt-outline",
    "dynasty": "family-tree", "reshuffle": "shuffle-variant", "clean_up": "broom", "empire": "bank",
    "barbarian": "axe-battle", "fame": "star-four-points", "king_of_kings": "chess-king", "give": "gift-outline",
    "end_triggered": "flag-checkered", "game_over": "flag-checkered", "reveal": "eye-outline",
}  # fmt: skip


@dataclass
class Turn:
    """What happened in one turn. `events` are numbered from the beginning of the game."""

    round: int
    seat: int
    events: list[tuple[int, dict[str, Any]]] = field(default_factory=list)


class Log(TableScreen):
    tab = "log"

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.filter = "all"
        self.round: int | None = None
        self.lines = PAGE

    def build(self) -> Widget:
        turns = turns_of(self.play.table.happened())
        shown = [turn for turn in map(self._filtered, turns) if turn.events]
        body = Box([self._filters(turns), self._list(shown[::-1])], orientation="vertical")
        return self.frame(body, title=look.say("tab-log"))

    # ---- filters

    def _filters(self, turns: list[Turn]) -> Widget:
        margin = look.margin / dp(1)
        kinds = [
            Chip(
                look.say(f"log-{key}"), chosen=self.filter == key, name=f"filter:{key}",
                on_tap=lambda key=key: self._choose(filter=key),
            )
            for key in FILTERS
        ]  # fmt: skip
        numbers = list(dict.fromkeys(turn.round for turn in reversed(turns)))
        rounds = [
            Chip(
                look.say("log-round", round=number), chosen=self.round == number, name=f"round:{number}",
                on_tap=lambda number=number: self._choose(round=None if self.round == number else number),
            )
            for number in numbers
        ]  # fmt: skip
        strips = [
            SideScroll(Row(kinds, gap=8, pad=(margin, 2)), key="kinds"),
            SideScroll(Row(rounds, gap=8, pad=(margin, 2)), key="rounds") if len(rounds) > 1 else None,
        ]
        return Row(strips, gap=0, pad=(0, 6)) if look.two_panes else Column(strips, gap=6, pad=(0, 8))

    def _choose(self, **chosen: Any) -> None:
        for name, value in chosen.items():
            setattr(self, name, value)
        self.lines = PAGE
        self.shell.refresh()

    def _filtered(self, turn: Turn) -> Turn:
        wanted = self.round in (None, turn.round)
        if self.filter in ("automa", "you"):
            wanted = wanted and turn.seat == (AUTOMA if self.filter == "automa" else HUMAN)
        events = [
            (number, event)
            for number, event in turn.events
            if self.filter != "corrections" or event["event"] == CORRECTED
        ]
        return Turn(turn.round, turn.seat, events if wanted else [])

    # ---- the turns

    def _list(self, turns: list[Turn]) -> Widget:
        margin = look.margin / dp(1)
        parts: list[Widget] = []
        room = self.lines
        for turn in turns:
            if room <= 0:
                parts.append(self._earlier())
                break
            parts.append(self._turn(turn))
            room -= len(turn.events)
        if not parts:
            parts = [_nothing(look.say("log-nothing" if self.filter == "all" and not self.round else "log-no-such"))]
        return Scroll(Column(parts, gap=12, pad=(margin, 2, margin, 16)), key="log")

    def _earlier(self) -> Widget:
        return TextButton(
            look.say("log-earlier"), "chevron-down", style="outlined", name="earlier", on_tap=self._show_earlier
        )

    def _show_earlier(self) -> None:
        self.lines += PAGE
        self.shell.refresh()

    def _turn(self, turn: Turn) -> Widget:
        heading = look.say("log-turn", round=turn.round, nation=self.play.nation_name(turn.seat))
        rows = [self._line(number, event) for number, event in turn.events]
        return Surface([Text(heading, "label", colour="primary"), Space(6), *rows], radius=16, pad=(12, 12), gap=0)

    def _line(self, number: int, event: dict[str, Any]) -> Widget:
        """A tap on what is about a card shows the card."""
        kind = event["event"]
        corrected, impossible = kind == CORRECTED, kind == IMPOSSIBLE
        colour = "soft_text" if impossible or kind == "row" else "text"
        words = Text(self.play.table.told(event), "strong" if kind == REVEALS or corrected else "read", colour=colour)
        picture = Icon(picture_of(event), 22, colour="primary" if corrected or kind == REVEALS else "soft_text")
        card = event.get("card")
        fill = "now" if corrected else None
        if not (isinstance(card, str) and card in library().cards):
            return Band([picture, words], fill_colour=fill, radius=12, pad=(6, 5), gap=10, least=dp(40), top=True)
        return TapRow(
            [picture, words], fill_colour=fill, name=f"event:{number}", least=48, pad=(6, 5), gap=10,
            on_tap=lambda: show_card(self, card), top=True,
        )  # fmt: skip


def turns_of(events: list[dict[str, Any]]) -> list[Turn]:
    """In order. What is told before anybody's turn belongs to the first player's."""
    turns = [Turn(1, HUMAN)]
    for number, event in enumerate(events):
        if event["event"] in HEADINGS:
            seat = event["seat"] if event["event"] == "turn" else HUMAN
            if turns[-1].events or (turns[-1].round, turns[-1].seat) != (event["round"], seat):
                turns.append(Turn(event["round"], seat))
        else:
            turns[-1].events.append((number, event))
    return [turn for turn in turns if turn.events]


def picture_of(event: dict[str, Any]) -> str:
    if event["event"] == "die":
        return f"dice-{event['number']}"
    return PICTURES.get(event["event"], "circle-small")


def _nothing(words: str) -> Widget:
    picture = Icon("history", 48, colour="soft_text", pos_hint={"center_x": 0.5})
    return Column([Space(32), picture, Text(words, "body", colour="soft_text", align="center")], gap=12)
