"""Opponent tables: the player's own, those that the app brings, and files that could be taken in."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import day_in_words
from app.files import exchange_folders, found_files
from app.look.look import look
from app.screens.exchange import MOST_FILES, choose_file, file_row, refused
from app.screens.home import nation_name
from app.screens.opponent_table import OneTable
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.layout import Column, Row, Scroll, Space
from app.widgets.taps import TapRow, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.opponent.own_tables import LARGEST
from automa.imperium.opponent.tables import opponents, restored_rows
from automa.records import KeptTable, StoreError
from automa.records.opponents import LONGEST_NAME, checked

BYTES_A_LETTER = 4  # at most, in UTF-8


class OpponentTables(Screen):
    def build(self) -> Widget:
        margin = look.margin / dp(1)
        own = self.app.store.opponent_tables()
        mine = [self._own(kept) for kept in own] or [Text(look.say("tables-none"), "note", colour="soft_text")]
        parts = [
            _label("tables-mine"), *mine, Space(6), _label("tables-in"), self._choose_row(),
            *(file_row(path, lambda path=path: self.look_at(path)) for path in self._files()),
            Text(look.say("tables-where", folder=str(exchange_folders(self.app.store)[0])), "note", colour="soft_text"),
        ]  # fmt: skip
        ours = [_label("tables-ours"), *(self._ours(nation) for nation in sorted(opponents(), key=nation_name))]
        if look.two_panes:
            body: Widget = Row([Column(parts, gap=10), Column(ours, gap=10)], gap=32, top=True)
        else:
            body = Column([*parts, Space(6), *ours], gap=10)
        content = Scroll(Column([body], pad=(margin, 6, margin, 24)))
        return page(TopBar(look.say("tables-title"), on_back=self.shell.back), content)

    def _files(self) -> list[Path]:
        return found_files(self.app.store, "toml")[:MOST_FILES]

    def _choose_row(self) -> Widget:
        words = column_of(
            Text(look.say("tables-choose"), "body"), Text(look.say("tables-choose-about"), "note", colour="soft_text")
        )
        return TapRow(
            [Icon("folder-open-outline", colour="primary"), words], fill_colour="container", radius=16,
            name="choose-table", on_tap=lambda: choose_file(self, "toml", self.look_at),
        )  # fmt: skip

    def _own(self, kept: KeptTable) -> Widget:
        saved = day_in_words(date.fromtimestamp(kept.saved_at).isoformat())
        about = look.say("tables-own-about", name=kept.name, date=saved)
        return _table_row(f"own:{kept.nation}", kept.nation, about, lambda: self._read(kept.nation, kept.id))

    def _ours(self, nation: str) -> Widget:
        other, rows = restored_rows(nation)
        about = look.say("tables-ours-about", rows=rows, other=other)
        return _table_row(f"ours:{nation}", nation, about, lambda: self._read(nation, None))

    def _read(self, nation: str, id: str | None) -> None:
        self.shell.go(OneTable(self.app, nation, id))

    # ---- in

    def look_at(self, path: Path) -> None:
        """What is in the file, or why it is refused; nothing is kept yet."""
        try:
            with path.open("rb") as file:
                content = file.read(LARGEST * BYTES_A_LETTER + 1).decode("utf-8")
            table = checked(content, path.name)
        except OSError as error:
            self.shell.snack(look.say("exchange-unreadable", reason=error.strerror or str(error)))
            return
        except UnicodeDecodeError:
            self.shell.snack(look.say("exchange-unreadable", reason="UTF-8"))
            return
        except StoreError as error:
            refusal = error.notice
            self.shell.open_sheet("refused", lambda: refused(path, refusal))
            return
        nation, rows = table.nation, sum(len(side) for side in table.sides.values())
        self.shell.open_sheet("import", lambda: self._import_sheet(path, nation, rows, content))

    def _import_sheet(self, path: Path, nation: str, rows: int, content: str) -> Widget:
        there = self.app.store.opponent_table(nation)
        words = look.say("tables-would", nation=nation_name(nation), rows=rows, there="yes" if there else "no")
        take = TextButton(
            look.say("tables-take"), "table-check", style="filled", main=True, name="import",
            on_tap=lambda: self._import(path, nation, content),
        )  # fmt: skip
        leave = TextButton(look.say("app-cancel"), style="outlined", name="cancel", on_tap=self.shell.close_sheet)
        return Column([Text(path.name, "title"), Text(words, "body"), take, leave], gap=12)

    def _import(self, path: Path, nation: str, content: str) -> None:
        """In place of the one of this nation that is kept already."""
        self.shell.close_sheet()
        there = self.app.store.opponent_table(nation)
        name = path.stem[:LONGEST_NAME] or nation
        try:
            self.app.store.keep_opponent_table(name, content, there.id if there else None)
        except StoreError as error:
            self.shell.snack(error.text(look.language))
            return
        self.shell.snack(look.say("tables-taken", nation=nation_name(nation)))


def _label(message: str) -> Widget:
    return Text(look.say(message), "label", colour="primary")


def _table_row(name: str, nation: str, about: str, on_tap: object) -> Widget:
    words = column_of(Text(nation_name(nation), "body"), Text(about, "note", colour="soft_text"))
    return TapRow(
        [Icon("table", colour="primary"), words, Icon("chevron-right", colour="soft_text")], fill_colour="low",
        radius=16, name=name, on_tap=on_tap,
    )  # fmt: skip
