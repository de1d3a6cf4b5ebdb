"""Sharing and safety: files out, files in, backup copies, problem reports."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import day_in_words
from app.files import exchange_folders, found_files, write_out
from app.look.look import look
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.layout import Column, Row, Scroll, Space, Surface
from app.widgets.taps import TapRow, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.records import KeptCampaign, Notice, StoreError, problem_report
from automa.records.backups import Backup
from automa.records.incoming import LARGEST
from automa.table import Table

if TYPE_CHECKING:
    from app.solstice import Solstice

MOST_FILES = 30
LONG_NAME = 16


class Exchange(Screen):
    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.coming: tuple[Path, bytes, str] | None = None

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        top = TopBar(look.say("exchange-title"), on_back=self.shell.back)
        out = [
            Text(look.say("exchange-out"), "label", colour="primary"),
            _row("export-all", "database-export-outline", self._export_all),
            _row("export-csv", "file-delimited-outline", self._export_csv),
            Text(look.say("exchange-where", folder=str(exchange_folders(self.app.store)[0])), "note",
                 colour="soft_text"),
        ]  # fmt: skip
        back = [Text(look.say("exchange-in"), "label", colour="primary"), _row("choose-file", "folder-open-outline",
                self._choose)]  # fmt: skip
        files = [self._file(path) for path in found_files(self.app.store)[:MOST_FILES]]
        backups = [self._backup(backup) for backup in self.app.store.backups()]
        kept = [Text(look.say("exchange-backups"), "label", colour="primary"), *backups]
        if not backups:
            kept.append(Text(look.say("exchange-no-backup"), "note", colour="soft_text"))
        parts = [*out, Space(6), *back, *files, Space(6), *kept]
        return page(top, Scroll(Column(parts, gap=10, pad=(margin, 6, margin, 24))))

    # ---- out

    def _export_all(self) -> None:
        write(self, "solstice", "json", self.app.store.export_all)

    def _export_csv(self) -> None:
        # With a mark at its beginning, so that spreadsheets read accents.
        write(self, "solstice", "csv", lambda: self.app.store.export_csv(look.language).encode("utf-8-sig"))

    # ---- in

    def _file(self, path: Path) -> Widget:
        return file_row(path, lambda: self.look_at(path))

    def _choose(self) -> None:
        choose_file(self, "json", self.look_at)

    def look_at(self, path: Path) -> None:
        """What the file would bring, or why it is refused; nothing is changed yet."""
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST + 1)
            told = self.app.store.preview_import(data).notice.text(look.language)
        except OSError as error:
            self.shell.snack(look.say("exchange-unreadable", reason=error.strerror or str(error)))
            return
        except StoreError as error:
            refusal = error.notice
            self.shell.open_sheet("refused", lambda: refused(path, refusal))
            return
        self.coming = (path, data, told)
        self.shell.open_sheet("import", self._import_sheet)

    def _import_sheet(self) -> Widget:
        assert self.coming is not None
        path, _, told = self.coming
        take = TextButton(
            look.say("exchange-take"), "database-import-outline", style="filled", main=True, name="import",
            on_tap=self._import,
        )  # fmt: skip
        leave = TextButton(look.say("app-cancel"), style="outlined", name="cancel", on_tap=self.shell.close_sheet)
        return Column(
            [Text(path.name, "title"), Text(look.say("exchange-would"), "read"), Text(told, "body"), take, leave],
            gap=12,
        )  # fmt: skip

    def _import(self) -> None:
        assert self.coming is not None
        self.shell.close_sheet()
        try:
            merged = self.app.store.import_records(self.coming[1])
        except StoreError as error:
            self.shell.snack(error.text(look.language))
            return
        self.shell.snack(merged.notice.text(look.language))

    # ---- backup copies

    def _backup(self, backup: Backup) -> Widget:
        words = column_of(Text(day_in_words(backup.date), "read"), Text(_size(backup.size), "note", colour="soft_text"))
        return TapRow(
            [Icon("backup-restore", colour="primary"), words, Icon("chevron-right", colour="soft_text")],
            fill_colour="low", radius=16, name=f"backup:{backup.date}",
            on_tap=lambda: self.shell.open_sheet("backup", lambda: self._backup_sheet(backup)),
        )  # fmt: skip

    def _backup_sheet(self, backup: Backup) -> Widget:
        """It replaces everything, so that it asks."""
        restore = TextButton(
            look.say("exchange-restore"), "backup-restore", style="error", main=True, name="restore",
            on_tap=lambda: self._restore(backup),
        )  # fmt: skip
        leave = TextButton(
            look.say("app-cancel"), style="outlined", main=True, name="cancel", on_tap=self.shell.close_sheet
        )
        words = look.say("exchange-restore-sure", date=day_in_words(backup.date))
        return Column([Text(words, "tell"), restore, leave], gap=12)

    def _restore(self, backup: Backup) -> None:
        self.shell.close_sheet()
        try:
            aside = self.app.store.restore_backup(backup)
        except StoreError as error:
            self.shell.snack(error.text(look.language))
            return
        self.app.go_home()
        self.shell.snack(look.say("exchange-restored", file=aside.name if aside else "–"))


# ---- for other screens


def choose_file(screen: Screen, ending: str, take: Callable[[Path], object]) -> None:
    """The system's own way to choose a file, where it has one."""

    def asked() -> None:
        try:
            from plyer import filechooser

            filechooser.open_file(on_selection=chosen, filters=[f"*.{ending}"])
        except Exception:  # whatever a platform's bridge may raise
            Clock.schedule_once(lambda _: screen.shell.snack(look.say("exchange-no-chooser")), 0)

    def chosen(paths: list[str] | None) -> None:
        if paths:
            Clock.schedule_once(lambda _: take(Path(paths[0])), 0)

    Thread(target=asked, daemon=True).start()


# ---- from elsewhere: a campaign, a game, a problem


def share_campaign(screen: Screen, kept: KeptCampaign) -> None:
    """A sheet with the ways to share it."""
    from app.screens.campaign_picture import picture_of

    name = kept.campaign.name
    store = screen.app.store
    ways: list[tuple[str, str, Callable[[], object]]] = [
        ("share-png", "image-outline", lambda: write(screen, name, "png", lambda: picture_of(kept, "PNG"))),
        ("share-pdf", "file-pdf-box", lambda: write(screen, name, "pdf", lambda: picture_of(kept, "PDF"))),
        ("share-json", "code-json", lambda: write(screen, name, "json", lambda: store.export_campaign(kept.id))),
    ]
    screen.shell.open_sheet("share", lambda: _ways(screen, ways))


def share_game(screen: Screen, id: str) -> None:
    facts = screen.app.store.game(id).facts
    write(screen, f"{facts.nation} {facts.opponent or ''}", "json", lambda: screen.app.store.export_game(id))


def report_problem(screen: Screen, table: Table, trouble: str = "") -> None:
    """One file that somebody can send; it names no person and no device."""
    write(screen, "solstice-report", "json", lambda: problem_report(table, trouble=trouble), told="report-written")


def _ways(screen: Screen, ways: list[tuple[str, str, Callable[[], object]]]) -> Widget:
    def taken(on_tap: Callable[[], object]) -> None:
        screen.shell.close_sheet()
        on_tap()

    rows = [_row(name, icon, lambda on_tap=on_tap: taken(on_tap)) for name, icon, on_tap in ways]
    return Column([Text(look.say("campaign-share"), "title"), *rows], gap=8)


def file_row(path: Path, on_tap: Callable[[], object]) -> TapRow:
    words = column_of(Text(_spaced(path), "read"), Text(_size(path.stat().st_size), "note", colour="soft_text"))
    return TapRow(
        [Icon("file-outline", colour="primary"), words, Icon("chevron-right", colour="soft_text")],
        fill_colour="low", radius=16, name=f"file:{path.name}", on_tap=on_tap,
    )  # fmt: skip


def _row(name: str, icon: str, on_tap: Callable[[], object]) -> TapRow:
    words = column_of(
        Text(look.say(f"exchange-{name}"), "body"),
        Text(look.say(f"exchange-{name}-about"), "note", colour="soft_text"),
    )
    return TapRow([Icon(icon, colour="primary"), words], fill_colour="container", radius=16, name=name, on_tap=on_tap)


def refused(path: Path, reason: Notice) -> Widget:
    return Column(
        [
            Row([Icon("alert-outline", 28, colour="error"), Text(path.name, "title")], gap=12),
            Surface([Text(reason.text(look.language), "body")], fill_colour="container"),
        ],
        gap=12,
    )  # fmt: skip


def write(screen: Screen, name: str, ending: str, make: Callable[[], bytes], told: str = "exchange-written") -> None:
    """Writes the file and says where, or why it could not."""
    try:
        path = write_out(screen.app.store, name, ending, make())
    except OSError as error:
        screen.shell.snack(look.say("exchange-unwritable", reason=error.strerror or str(error)))
        return
    except StoreError as error:
        screen.shell.snack(error.text(look.language))
        return
    screen.shell.open_sheet("written", lambda: _written(screen, path, told))


def _written(screen: Screen, path: Path, told: str) -> Widget:
    parts: list[Any] = [
        Row([Icon("check-circle", 28, colour="primary"), Text(look.say(told), "title")], gap=12),
        Text(path.name, "strong"),
        Text(str(path.parent), "read", colour="soft_text"),
        TextButton(look.say("app-close"), style="tonal", name="close", on_tap=screen.shell.close_sheet),
    ]
    return Column(parts, gap=10)


def _spaced(path: Path) -> str:
    """A file's name that can be broken into lines."""
    return path.stem.replace("-", " ") if len(path.stem) > LONG_NAME else path.name


def _size(bytes_: int) -> str:
    return look.say("exchange-size", kilobytes=max(1, round(bytes_ / 1024)))
