"""About the app: version, whose game it is, what it is made with."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.glyphs import FONTS
from app.look.look import look
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.layout import Column, Row, Scroll, Space
from app.widgets.taps import TextButton, column_of
from app.widgets.text import Icon, Text
from automa import __version__

APACHE = FONTS / "Apache-2.0.txt"
# What others made: its name, its licence, its makers. Names and licences are the same in every language.
USED = (
    ("Roboto, Roboto Slab", "Apache 2.0", "Christian Robertson, Google"),
    ("Material Design Icons", "Apache 2.0", "Pictogrammers"),
    ("Kivy, plyer", "MIT", "Kivy Team"),
    ("KivyMD", "MIT", "Andrés Rodríguez, KivyMD Team"),
    ("materialyoucolor", "MIT", "Ansh Dadwal"),
    ("asynckivy, asyncgui", "MIT", "Nattōsai Mitō"),
    ("Lark", "MIT", "Erez Shinan"),
    ("fluent.runtime, fluent.syntax", "Apache 2.0", "Mozilla"),
    ("Babel", "BSD", "Babel Team"),
    ("Pillow", "HPND", "Jeffrey A. Clark"),
    ("attrs, pytz, filetype", "MIT", "Hynek Schlawack, Stuart Bishop, Tomás Aparicio"),
    ("Python, typing_extensions", "PSF", "Python Software Foundation"),
)


class About(Screen):
    def build(self) -> Widget:
        margin = look.margin / dp(1)
        mark = Row([Icon("weather-sunset", 56, colour="primary"), self._title()], gap=16)
        words = [Text(look.say(f"about-{part}"), "body") for part in ("unofficial", "makers", "private")]
        ours = (
            (look.say("about-own-sounds"), "CC0", look.say("about-ours")),
            (look.say("about-own-code"), "MIT", look.say("about-ours")),
        )
        read = TextButton(look.say("about-read-licence"), "script-text-outline", name="licence", on_tap=self._licence)
        used = [Text(look.say("about-used"), "label", colour="primary"), *(_work(*work) for work in (*USED, *ours))]
        left, right = Column([mark, Space(4), *words], gap=12), Column([*used, Space(4), read], gap=10)
        parts = Row([left, right], gap=32, top=True) if look.two_panes else Column([left, right], gap=24)
        body = Column([parts], pad=(margin, 8, margin, 24))
        return page(TopBar(look.say("settings-about"), on_back=self.shell.back), Scroll(body))

    def _title(self) -> Widget:
        version = look.say("about-version", version=__version__)
        return column_of(Text("Solstice", "title"), Text(version, "read", colour="soft_text"))

    def _licence(self) -> None:
        self.shell.go(Licence(self.app))


def _work(name: str, licence: str, by: str) -> Widget:
    terms = look.say("about-licence", licence=licence, by=by)
    return column_of(Text(name, "strong"), Text(terms, "read", colour="soft_text"))


class Licence(Screen):
    """The text that the Apache License wants to be given along, in the only language it is written in."""

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        # One widget for each paragraph: a phone's picture of the whole text would be too high to draw.
        paragraphs = APACHE.read_text(encoding="utf-8").split("\n\n")
        words = [Text(" ".join(paragraph.split()), "read") for paragraph in paragraphs if paragraph.strip()]
        body = Column(words, gap=10, pad=(margin, 8, margin, 24))
        return page(TopBar(look.say("about-apache"), on_back=self.shell.back), Scroll(body))
