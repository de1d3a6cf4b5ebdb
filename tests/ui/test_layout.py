"""Every screen, measured: nothing clipped, broken, overlapping, too small to hit, outside the window or untranslated.

A sample of forms, languages and text sizes for each scene; `make screenshots` measures all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from scripts.scenes import SCENES
from tests.ui import layout
from tests.ui.driver import Ui

PHONE = (412, 892)
SIZES = (PHONE, (892, 412), (1280, 800))
ALL = list(product(SIZES, ("en", "pt", "es"), (1.0, 1.6, 2.0)))
# Coprime with the number of them, so that one scene after another meets all.
STEP, SAMPLE = 7, 6


def sample(scene: str) -> list[tuple[tuple[int, int], str, float]]:
    first = list(SCENES).index(scene) * SAMPLE
    return [ALL[(first + number) * STEP % len(ALL)] for number in range(SAMPLE)]


@pytest.fixture
def rotating(ui: Ui) -> Iterator[Ui]:
    try:
        yield ui
    finally:
        ui.resize(*PHONE)


@pytest.mark.parametrize("scene", SCENES)
def test_everything_has_its_place(rotating: Ui, scene: str) -> None:
    ui = rotating
    SCENES[scene](ui)
    found = []
    for size, language, scale in sample(scene):
        ui.resize(*size)
        ui.app.prefer(language=language, text_size=scale)
        ui.frames(5)
        form = f"{size[0]}×{size[1]} {language} {scale:.0%}"
        found += [f"{form}: {problem}" for problem in layout.problems(ui)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scene", SCENES)
def test_everything_is_translated(ui: Ui, scene: str) -> None:
    SCENES[scene](ui)
    ui.frames(3)
    english = layout.words_on_screen(ui)
    found = []
    for language in ("pt", "es"):
        ui.app.prefer(language=language)
        ui.frames(3)
        found += layout.untranslated(english, layout.words_on_screen(ui), language)
    assert not found, "\n".join(found)


def test_the_measures_find_what_is_wrong(ui: Ui) -> None:
    """Each of them, on a screen that is spoilt on purpose."""
    from app.widgets.taps import Tap, TextButton
    from app.widgets.text import Text

    assert not layout.problems(ui)
    shell = ui.app.shell
    page = shell.children[0]
    word = Text("Unbreakable", "shout", size_hint=(None, None))
    page.add_widget(word)
    word.width = 60
    word.text_size = (60, None)
    small = Tap(name="small", size_hint=(None, None), size=(40, 60))
    cut = Text("Much too long", "shout", wide=False)
    cut.size = (20, 20)
    strange = Text("☃", "body", wide=False)
    for added in (small, cut, strange):
        page.add_widget(added)
    ui.frames(2)
    over = TextButton("Over", name="over", size_hint=(None, None), pos=(200, 300), size=(200, 60))
    under = TextButton("Under", name="under", size_hint=(None, None), pos=(250, 320), size=(200, 60))
    for added in (over, under):
        shell.children[0].parent.add_widget(added)
    found = "\n".join(layout.problems(ui))
    kinds = {line.split(":")[0] for line in found.splitlines()}
    assert {"cut", "too small", "no such letters"} <= kinds
