"""Why? and Can't: the reasons of the automa's row, and what to do when the table knows better."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app import reasons
from app.look.glyphs import SUITS, markup
from app.look.look import look
from app.play import AUTOMA
from app.reasons import Candidate, Choice, Reason, Verdict
from app.story import rows_of
from app.widgets.layout import Band, Column, Row, Rule, SideScroll, Surface, Wrap
from app.widgets.taps import TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.opponent.spoken import row_text, trigger_text
from automa.imperium.opponent.tables import OTHER
from automa.imperium.opponent.tables import Row as TableRow

if TYPE_CHECKING:
    from app.screens.turn import Turn

MARKS = {"this-row": "check", "being-tried": "dots-horizontal", "impossible": "close", "no-fit": "close"}


def row_icons(row: TableRow, size: float = 28) -> list[Widget]:
    """What a row is for, as icons; a named card or "any other" has a word's icon."""
    return [_icon(word, size) for word in row.trigger][:3]


def _icon(word: str, size: float) -> Widget:
    try:
        glyph = markup(word, dark=look.dark, contrast=look.contrast)
    except KeyError:
        return Icon("dots-horizontal" if word == OTHER else "card-text-outline", size)
    label = Text(glyph, "body", rich=True, wide=False)
    label.font_size = look.grown(size)
    label.texture_update()
    label.size = label.texture_size
    return label


# ---- why


def open_why(turn: Turn) -> None:
    turn.shell.open_sheet("why", lambda: why(turn))


def why(turn: Turn) -> Widget:
    table = turn.play.table
    parts: list[Widget | None] = []
    if step := reasons.of_step(table):
        parts.append(Text(step, "read"))
    reason = reasons.of_card(table)
    if reason is not None:
        parts += _row_reason(reason)
        for choice in reason.choices[-2:]:
            parts += _choice(choice)
    else:
        for past in reasons.of_turn(table):
            parts += [Rule(), *_row_reason(past)]
            for choice in past.choices:
                parts += _choice(choice)
    if not parts:
        parts.append(Text(look.say("why-nothing"), "read"))
    wrong = TextButton(look.say("why-wrong"), "pencil", style="text", name="wrong", on_tap=lambda: _wrong(turn))
    close = TextButton(look.say("app-close"), style="tonal", name="close", on_tap=turn.shell.close_sheet)
    return Column([*parts, Row([wrong, close], gap=8)], gap=12)


def _wrong(turn: Turn) -> None:
    turn.shell.close_sheet()
    turn.go_tab("automa")


def _row_reason(reason: Reason) -> list[Widget | None]:
    name = reason.card.name_in(look.language)
    chosen = reason.row
    title = look.say("why-row", row=chosen.number, card=name) if chosen else look.say("why-no-row", card=name)
    strip = SideScroll(Row([_verdict(verdict) for verdict in reason.verdicts], gap=6), key=f"rows:{reason.card.id}")
    parts: list[Widget | None] = [Text(title, "title"), Text(_because(reason), "read"), strip]
    if chosen is not None:
        parts.append(Text(row_text(chosen, look.language), "body"))
    return parts


def _because(reason: Reason) -> str:
    if reason.row is None:
        return reason.revealed
    impossible = [verdict.row.number for verdict in reason.verdicts if verdict.why == "impossible"]
    words = look.say("why-first-that-fits", row=reason.row.number, trigger=trigger_text(reason.row, look.language))
    for number in impossible:
        words += " " + look.say("why-passed", row=number)
    return words


def _verdict(verdict: Verdict) -> Widget:
    here = verdict.why in ("this-row", "being-tried")
    icon = next(iter(row_icons(verdict.row, 24)), None)
    width = max(look.grown(46), icon.width + dp(12) if icon else 0)
    return Surface(
        [
            Text(str(verdict.row.number), "label", align="center"),
            _middle(icon) if icon else None,
            _middle(Icon(MARKS[verdict.why], 18, colour="primary" if here else "soft_text")),
        ],
        fill_colour="now" if here else "container", radius=10, pad=6, gap=4, size_hint_x=None, width=width,
    )  # fmt: skip


def _middle(widget: Widget) -> Widget:
    return Row([Widget(size_hint_y=None, height=0), widget, Widget(size_hint_y=None, height=0)], gap=0)


def _choice(choice: Choice) -> list[Widget | None]:
    name = library()[choice.card].name_in(look.language)
    head = _columns([Text(look.say(f"why-head-{key}"), "label") for key in ("slot", "card", "points", "tokens")])
    rows = [_candidate(candidate, first=number == 0) for number, candidate in enumerate(choice.candidates[:8])]
    decided = Row([Icon("scale-balance", colour="primary"), Text(choice.words, "read")], gap=10)
    return [Text(look.say("why-card-chosen", card=name), "title"), head, *rows, decided]


def _candidate(candidate: Candidate, *, first: bool) -> Widget:
    card = library()[candidate.card]
    surface = "now" if first else "low"
    suits = "".join(look.icon(suit, surface) for suit in card.suits[:2] if suit in SUITS)
    role = "strong" if first else "read"
    slot = str(candidate.slot) if candidate.slot else look.say("where-exile")
    cells = [
        Text(slot, role), Text(f"{suits} {card.name_in(look.language)}", role, rich=True),
        Text(_minus(candidate.points), role, align="right"), Text(str(candidate.tokens or "–"), role, align="right"),
    ]  # fmt: skip
    return Band([_columns(cells)], fill_colour="now" if first else None, radius=10, pad=(8, 6))


def _columns(cells: Iterable[Widget]) -> Widget:
    widths = (0.16, 0.5, 0.17, 0.17)
    row = Row(list(cells), gap=6)
    for cell, width in zip(reversed(row.children), widths, strict=True):
        cell.size_hint_x = width
    return row


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


# ---- can't


def cannot_sheet(turn: Turn) -> None:
    turn.shell.open_sheet("cannot", lambda: _cannot(turn))


def _cannot(turn: Turn) -> Widget:
    """Asks one thing; each way says what follows."""
    pending = turn.play.pending
    assert pending is not None
    rows: list[Widget | None] = [Text(look.say("cannot-title"), "title"), Text(pending.prompt, "read")]
    for way in ("cannot:part", "cannot:row"):
        if option := pending.option(way):
            rows.append(_way(way, option.label, lambda way=way: _give(turn, way)))
    rows.append(_way("cannot:market", look.say("cannot-market"), lambda: _go(turn, "market")))
    rows.append(_way("cannot:area", look.say("cannot-area"), lambda: _go(turn, "automa")))
    return Column(rows, gap=10)


def _way(name: str, label: str, on_tap: object) -> Widget:
    return TapRow(
        [Text(label, "body"), Icon("chevron-right")], fill_colour="container", radius=14, name=name, on_tap=on_tap
    )


def _give(turn: Turn, way: str) -> None:
    turn.shell.close_sheet()
    turn.answer(way)


def _go(turn: Turn, tab: str) -> None:
    turn.shell.close_sheet()
    turn.go_tab(tab)


# ---- the whole table of the automa


def row_list(turn: Turn, side: str) -> Widget:
    """Every row of one side, with a mark at those passed over and the one that fits."""
    reason = reasons.of_card(turn.play.table)
    verdicts = {verdict.row.number: verdict.why for verdict in reason.verdicts} if reason else {}
    rows: list[Widget] = [Text(look.say("turn-table", side=side), "label", colour="primary")]
    table = rows_of(turn.play.view["seats"][AUTOMA], side)
    shown = {row.number: row_icons(row, 22) for row in table}
    width = max(dp(58), *(icon.width for icons in shown.values() for icon in icons))
    for row in table:
        why_it = verdicts.get(row.number)
        here = why_it in ("this-row", "being-tried")
        number = Text(str(row.number), "label", size_hint_x=None, width=dp(24))
        trigger = (
            Wrap(shown[row.number], gap=2, size_hint_x=None, width=width)
            if row.trigger and OTHER not in row.trigger
            else Text(trigger_text(row, look.language), "note", size_hint_x=None, width=width)
        )
        mark = Icon(MARKS[why_it], 18, colour="primary" if here else "soft_text") if why_it else None
        words = Text(row_text(row, look.language), "note", colour="text" if here else "soft_text")
        rows.append(
            Band([number, trigger, words, mark], fill_colour="now" if here else None, radius=10, pad=(8, 4), gap=8)
        )
    return Surface(rows, fill_colour="low", pad=10, gap=2)
