"""One opponent table: read row by row with where each comes from, and corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.screens.exchange import write
from app.screens.home import nation_name
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.field import LineField
from app.widgets.layout import Column, Row, Scroll, Surface
from app.widgets.taps import IconButton, Segments, TapRow, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.opponent.mistakes import Mistake
from automa.imperium.opponent.own_tables import as_text, read_own, with_row
from automa.imperium.opponent.spoken import journey_text, row_text, trigger_text
from automa.imperium.opponent.tables import JourneyRow, OpponentTable, corrected, opponent_table
from automa.imperium.opponent.tables import Row as TableRow
from automa.records import KeptTable, StoreError

if TYPE_CHECKING:
    from app.solstice import Solstice

COMMON_ROWS = "all"
JOURNEY = "journey"


class OneTable(Screen):
    """The player's own where `id` names one, else ours."""

    def __init__(self, app: Solstice, nation: str, id: str | None) -> None:
        super().__init__(app)
        self.nation, self.id = nation, id
        self.side = next(iter(opponent_table(nation).sides))

    @property
    def kept(self) -> KeptTable | None:
        return next((kept for kept in self.app.store.opponent_tables() if kept.id == self.id), None)

    @property
    def table(self) -> OpponentTable:
        kept = self.kept
        return kept.table() if kept is not None else opponent_table(self.nation)

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        table = self.table
        sides = [*table.sides, *([JOURNEY] if table.journey else [])]
        buttons = [IconButton("export-variant", look.say("tables-export"), name="export", on_tap=self._export)]
        if self.id is not None:
            buttons.append(IconButton("delete-outline", look.say("tables-delete"), name="delete", on_tap=self._delete))
        subtitle = look.say("tables-is-mine" if self.id is not None else "tables-is-ours")
        names = [(side, look.say("table-side", side=side) if side != JOURNEY else look.say("table-journey"))
                 for side in sides]  # fmt: skip
        choose = Segments(names, self.side, self._turn, name="side") if len(sides) > 1 else None
        rows = [self._row(row) for row in self.rows_shown(table)]
        body = Column([choose, Text(look.say("tables-tap"), "note", colour="soft_text"), *rows], gap=10,
                      pad=(margin, 6, margin, 24))  # fmt: skip
        top = TopBar(nation_name(self.nation), subtitle, on_back=self.shell.back, buttons=buttons)
        return page(top, Scroll(body, key=self.side))

    def rows_shown(self, table: OpponentTable) -> tuple[TableRow | JourneyRow, ...]:
        return table.journey if self.side == JOURNEY else table.sides[self.side]

    def _row(self, row: TableRow | JourneyRow) -> Widget:
        words = column_of(
            Text(trigger_text(row, look.language), "strong"), Text(spoken(row), "read"),
            Text(provenance(row), "note", colour="soft_text"),
        )  # fmt: skip
        if row.place.side == COMMON_ROWS:  # it stands above every table
            return Surface([words], radius=16)
        number = row.place.row
        return TapRow(
            [words, Icon("pencil-outline", colour="soft_text")], fill_colour="low", radius=16, name=f"row:{number}",
            on_tap=lambda: self.shell.go(RowEditor(self.app, self, row)),
        )  # fmt: skip

    def _turn(self, side: str) -> None:
        self.side = side
        self.shell.refresh()

    # ---- out, away

    def _export(self) -> None:
        kept = self.kept
        content = kept.content if kept is not None else as_text(self.table)
        write(self, self.nation, "toml", content.encode)

    def _delete(self) -> None:
        kept = self.kept
        assert kept is not None
        store = self.app.store
        store.delete(kept.id)
        self.shell.back()

        def bring_back() -> None:
            store.restore(kept.id)
            self.shell.refresh()

        self.shell.snack(look.say("tables-deleted", nation=nation_name(self.nation)), look.say("app-undo"), bring_back)


class RowEditor(Screen):
    """The texts of a row, with what they say beside them as long as they are in order."""

    main = ("keep",)

    def __init__(self, app: Solstice, of: OneTable, row: TableRow | JourneyRow) -> None:
        super().__init__(app)
        self.of = of
        self.whole = of.table
        self.number = row.place.row
        # The very row of this reading of the table.
        self.row = next(each for each in of.rows_shown(self.whole) if each.place == row.place)
        self.texts = dict(self.row.texts)

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        fields = [
            LineField(look.say(f"tables-part-{part}"), words, self._typed(part), name=f"part:{part}", multiline=True)
            for part, words in self.texts.items()
            if part != "card"
        ]
        told, fine = self._told()
        keep = TextButton(
            look.say("tables-keep"), "check", style="filled", main=True, name="keep", on_tap=self._keep,
            enabled=fine and self.texts != dict(self.row.texts),
        )  # fmt: skip
        body = Column([*fields, told, *self._others()], gap=12, pad=(margin, 6, margin, 24))
        top = TopBar(
            look.say("tables-row", number=self.number), nation_name(self.of.nation), on_back=self.shell.back,
            back_icon="close",
        )  # fmt: skip
        return page(top, Scroll(body), bottom=keep)

    def _typed(self, part: str) -> object:
        def changed(words: str) -> None:
            if words != self.texts[part]:
                self.texts[part] = words
                self.shell.refresh()

        return changed

    def _told(self) -> tuple[Widget, bool]:
        """What the row says now, or the first mistake in it."""
        try:
            row = self._same_row(read_own(self._content(), nation_name(self.of.nation)))
        except Mistake as mistake:
            words = Row([Icon("alert-outline", colour="error"), Text(mistake.text(look.language), "read")], gap=12)
            return Surface([words], fill_colour="container", radius=16), False
        parts = [Text(trigger_text(row, look.language), "strong"), Text(spoken(row), "read")]
        return Surface([Row([Icon("check-circle", colour="primary"), column_of(*parts)], gap=12)], radius=16), True

    def _same_row(self, table: OpponentTable) -> TableRow | JourneyRow:
        return next(row for row in self.of.rows_shown(table) if row.place.row == self.number)

    def _content(self) -> str:
        return as_text(with_row(self.whole, self.row, **self.texts))

    def _others(self) -> list[Widget]:
        """What a restored icon may have been, a tap away."""
        found: list[Widget] = []
        for number, doubt in enumerate(self.row.doubts, 1):
            for choice, other in enumerate(doubt.others, 1):
                if other != self.texts[doubt.part]:
                    row = corrected(self.row, number, choice)
                    words = trigger_text(row, look.language) if doubt.part == "trigger" else spoken(row)
                    found.append(self._other(doubt.part, other, words, len(found)))
        return [Text(look.say("tables-others"), "label", colour="primary"), *found] if found else []

    def _other(self, part: str, text: str, words: str, number: int) -> Widget:
        def take() -> None:
            self.texts[part] = text
            self.shell.refresh()

        return TapRow([Text(words, "read")], fill_colour="low", radius=16, name=f"other:{number}", on_tap=take)

    def _keep(self) -> None:
        store = self.app.store
        kept = self.of.kept or store.opponent_table(self.of.nation)
        name = kept.name if kept is not None else nation_name(self.of.nation)
        try:
            self.of.id = store.keep_opponent_table(name, self._content(), kept.id if kept is not None else None)
        except StoreError as error:
            self.shell.snack(error.text(look.language))
            return
        self.shell.back()
        self.shell.snack(look.say("tables-kept", nation=nation_name(self.of.nation)))


def spoken(row: TableRow | JourneyRow) -> str:
    return journey_text(row, look.language) if isinstance(row, JourneyRow) else row_text(row, look.language)


def provenance(row: TableRow | JourneyRow) -> str:
    mark = look.say("table-provenance", provenance=row.provenance)
    return look.say("table-certainty", mark=mark, certainty=row.certainty) if row.certainty else mark
