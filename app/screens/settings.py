"""Settings: everything at once, and it holds at once."""

from __future__ import annotations

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.preferences import BOXES, DICE, LARGEST, PACES, SMALLEST, THEMES
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.layout import Column, Row, Rule, Scroll, Space, Surface
from app.widgets.slider import StepSlider
from app.widgets.taps import IconButton, OnOff, Segments, TapRow, column_of
from app.widgets.text import Icon, Text
from automa.text import LANGUAGES

STEP = 0.1
# Everything that is on or off: its name in the preferences, and its picture.
SWITCHES = (
    ("contrast", "contrast-box"), ("screen_on", "lamp"), ("read_aloud", "volume-high"), ("sound", "music-note"),
    ("vibration", "vibrate"), ("motion", "animation"),
)  # fmt: skip


class Settings(Screen):
    def build(self) -> Widget:
        margin = look.margin / dp(1)
        seen = Column([self._language(), self._text_size(), self._theme()], gap=16)
        first = [self._switch(*SWITCHES[0]), self._table_row(), self._opponent_tables_row()]
        rows = [*(self._switch(*switch) for switch in SWITCHES[1:]), self._about_row()]
        if look.two_panes:
            parts: Widget = Row([Column([seen, *ruled(first)], gap=8), Column(ruled(rows))], gap=32, top=True)
        else:
            parts = Column([seen, Column(ruled([*first, *rows]))], gap=8)
        body = Column([parts], pad=(margin, 4, margin, 24))
        return page(TopBar(look.say("app-settings"), on_back=self.shell.back), Scroll(body))

    # ---- how it looks

    def _language(self) -> Widget:
        names = [(language, look.say(f"settings-language-{language}")) for language in LANGUAGES]
        return Segments(names, look.language, lambda key: self.app.prefer(language=key), name="language")

    def _theme(self) -> Widget:
        names = [(theme, look.say(f"settings-theme-{theme}")) for theme in THEMES]
        return Segments(names, self.app.preferences.theme, lambda key: self.app.prefer(theme=key), name="theme")

    def _text_size(self) -> Widget:
        """The sentence below grows while the slider moves; the screen itself when it rests."""
        size = self.app.preferences.text_size
        number = Text(per_cent(LARGEST), "strong", wide=False, align="right")
        number.text_size, number.text = number.size, per_cent(size)
        sample = Column([self._sample(size)])

        def moved(value: float) -> None:
            number.text = per_cent(value)
            sample.clear_widgets()
            sample.add_widget(self._sample(value))

        slider = StepSlider(size, SMALLEST, LARGEST, STEP, on_move=moved, on_settle=self._resize)
        title = Row([Text(look.say("settings-text-size"), "strong"), number])
        return Surface([title, Row([self._step(-1), slider, self._step(1)], gap=4), sample], gap=4)

    def _sample(self, size: float) -> Widget:
        now, look.scale = look.scale, size
        try:
            return Text(look.say("settings-sample", icon=look.icon("population", "low")), "tell", rich=True)
        finally:
            look.scale = now

    def _step(self, by: int) -> Widget:
        size = self.app.preferences.text_size
        name, icon = ("more", "format-font-size-increase") if by > 0 else ("less", "format-font-size-decrease")
        return IconButton(
            icon, look.say(f"settings-text-{name}"), name=f"text:{name}", on_tap=lambda: self._resize(size + by * STEP),
            enabled=size < LARGEST if by > 0 else size > SMALLEST,
        )  # fmt: skip

    def _resize(self, size: float) -> None:
        self.app.prefer(text_size=round(min(LARGEST, max(SMALLEST, size)), 2))

    # ---- on or off

    def _switch(self, name: str, icon: str) -> Widget:
        on = getattr(self.app.preferences, name)
        possible = self._possible(name)

        def change() -> None:
            self.app.prefer(**{name: not on})

        about = f"settings-{name.replace('_', '-')}"
        words = words_of(look.say(about), look.say(f"{about}-{'about' if possible else 'missing'}"))
        row = TapRow(
            [Icon(icon, 26, colour="soft_text"), words, OnOff(on and possible, on_tap=change, enabled=possible)],
            name=f"switch:{name}", on_tap=change, enabled=possible, pad=(4, 10), least=64, gap=14,
        )  # fmt: skip
        row.opacity = 1 if possible else 0.6
        return row

    def _possible(self, name: str) -> bool:
        senses = self.app.senses
        return {"read_aloud": senses.can_speak, "vibration": senses.can_vibrate}.get(name, True)

    # ---- further

    def _table_row(self) -> Widget:
        liked = self.app.preferences
        now = f"{look.say(f'settings-die-{liked.die}')} · {look.say(f'settings-pace-{liked.pace}')}"
        return further("table", "table-furniture", look.say("settings-table"), now, self._to_table)

    def _opponent_tables_row(self) -> Widget:
        return further("tables", "table-edit", look.say("tables-title"), look.say("tables-about"), self._to_tables)

    def _about_row(self) -> Widget:
        words = look.say("settings-about")
        return further("about", "information-outline", words, look.say("settings-about-about"), self._to_about)

    def _to_table(self) -> None:
        self.shell.go(TableSettings(self.app))

    def _to_tables(self) -> None:
        from app.screens.opponent_tables import OpponentTables

        self.shell.go(OpponentTables(self.app))

    def _to_about(self) -> None:
        from app.screens.about import About

        self.shell.go(About(self.app))


class TableSettings(Screen):
    """What concerns a game beside real cards."""

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        liked = self.app.preferences
        die = self._choices("die", DICE, liked.die)
        pace = self._choices("pace", PACES, liked.pace)
        boxes = [self._box(box) for box in BOXES]
        left = Column([heading("settings-die"), *die, Space(8), heading("settings-pace"), *pace], gap=8)
        right = Column([heading("settings-boxes"), *boxes], gap=8)
        parts = Row([left, right], gap=32, top=True) if look.two_panes else Column([left, right], gap=16)
        body = Column([parts], pad=(margin, 4, margin, 24))
        return page(TopBar(look.say("settings-table"), on_back=self.shell.back), Scroll(body))

    def _choices(self, name: str, keys: tuple[str, ...], chosen: str) -> list[Widget]:
        return [self._choice(name, key, key == chosen) for key in keys]

    def _choice(self, name: str, key: str, chosen: bool) -> Widget:
        icon = "radiobox-marked" if chosen else "radiobox-blank"
        return ticked(f"{name}:{key}", f"settings-{name}-{key}", chosen, icon, lambda: self.app.prefer(**{name: key}))

    def _box(self, box: str) -> Widget:
        owned = box in self.app.preferences.boxes
        icon = "checkbox-marked" if owned else "checkbox-blank-outline"
        return ticked(f"box:{box}", f"box-{box}", owned, icon, lambda: self._toggle(box))

    def _toggle(self, box: str) -> None:
        """One box at least: without any there is no game."""
        boxes = tuple(known for known in BOXES if (known in self.app.preferences.boxes) != (known == box))
        if boxes:
            self.app.prefer(boxes=boxes)
        else:
            self.shell.snack(look.say("settings-one-box"))


# ---- parts


def per_cent(size: float) -> str:
    return look.say("settings-per-cent", number=round(size * 100))


def heading(message: str) -> Widget:
    return Text(look.say(message), "label", colour="primary")


def words_of(title: str, about: str) -> Column:
    return column_of(Text(title, "body"), Text(about, "note", colour="soft_text"))


def ruled(rows: list[Widget]) -> list[Widget]:
    """A thin line between each two."""
    return [part for row in rows for part in (Rule(), row)][1:]


def further(key: str, icon: str, title: str, about: str, on_tap: Callable[[], object]) -> Widget:
    """A row that leads to another screen."""
    return TapRow(
        [Icon(icon, 26, colour="soft_text"), words_of(title, about), Icon("chevron-right", colour="soft_text")],
        name=f"go:{key}", on_tap=on_tap, pad=(4, 10), least=64, gap=14,
    )  # fmt: skip


def ticked(name: str, message: str, chosen: bool, icon: str, on_tap: Callable[[], object]) -> Widget:
    """One of several, with what it means."""
    words = column_of(Text(look.say(message), "strong"), Text(look.say(f"{message}-about"), "read", colour="soft_text"))
    return TapRow(
        [Icon(icon, 26, colour="primary"), words], fill_colour="now" if chosen else "low", radius=16, pad=(16, 12),
        least=64, name=name, on_tap=on_tap, outline="outline" if look.contrast else None,
    )  # fmt: skip
