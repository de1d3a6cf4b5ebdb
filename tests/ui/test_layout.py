"""Every screen, measured: nothing clipped, broken, overlapping, too small to hit, outside the window or untranslated.

A sample of forms, languages and text sizes for each scene; `make screenshots` measures all of them.
"""

from __future__ import annotations

from itertools import product

import pytest
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.widgets.taps import Tap
from app.widgets.text import Text
from scripts.scenes import SCENES
from tests.ui import layout
from tests.ui.driver import Ui

PHONE = (412, 892)
SIZES = (PHONE, (892, 412), (1280, 800))
ALL = list(product(SIZES, ("en", "pt", "es"), (1.0, 1.6, 2.0)))
# Coprime with the number of them, so that one scene after another meets all.
STEP, SAMPLE = 7, 3


def sample(scene: str) -> list[tuple[tuple[int, int], str, float]]:
    first = list(SCENES).index(scene) * SAMPLE
    return [ALL[(first + number) * STEP % len(ALL)] for number in range(SAMPLE)]


@pytest.mark.parametrize("scene", SCENES)
def test_everything_has_its_place_and_its_words(ui: Ui, scene: str) -> None:
    SCENES[scene](ui)
    ui.frames(3)
    found = [f"en: {problem}" for problem in layout.problems(ui)]
    english = layout.words_on_screen(ui)
    for language in ("pt", "es"):
        show(ui, PHONE, language, 1.0)
        found += [f"{language}: {text}" for text in layout.untranslated(english, layout.words_on_screen(ui), language)]
    try:
        for size, language, scale in sample(scene):
            show(ui, size, language, scale)
            form = f"{size[0]}×{size[1]} {language} {scale:.0%}"
            found += [f"{form}: {problem}" for problem in layout.problems(ui)]
    finally:
        ui.resize(*PHONE)
    assert not found, "\n".join(found)


def show(ui: Ui, size: tuple[int, int], language: str, scale: float) -> None:
    ui.app.prefer(language=language, text_size=scale)
    ui.resize(*size)


# ---- the measures themselves


def spoilt(ui: Ui, widget: Widget) -> set[str]:
    """What the measures say of a screen that was fine, with this on it."""
    assert not layout.problems(ui)
    page = FloatLayout()
    page.add_widget(widget)
    ui.app.shell.clear_widgets()
    ui.app.shell.add_widget(page)
    ui.frames(2)
    return {problem.partition(":")[0] for problem in layout.problems(ui)}


def test_words_without_room_are_found(ui: Ui) -> None:
    text = Text("Much too long", "shout", wide=False, pos=(100, 100))
    text.size = (40, 20)
    assert spoilt(ui, text) == {"cut"}


def test_a_broken_word_is_found(ui: Ui) -> None:
    text = Text("Unbreakable", "body", wide=False, pos=(100, 100))
    text.text_size = (30, None)
    text.texture_update()
    text.size = text.texture_size
    assert spoilt(ui, text) == {"broken"}


def test_a_letter_without_a_picture_is_found(ui: Ui) -> None:
    assert spoilt(ui, Text("☃", "body", wide=False, pos=(100, 100))) == {"no such letters"}


def test_what_is_outside_is_found(ui: Ui) -> None:
    assert spoilt(ui, Text("Outside", "body", wide=False, pos=(380, 100))) == {"leaves its place"}


def test_what_no_finger_hits_is_found(ui: Ui) -> None:
    assert spoilt(ui, Tap(name="small", size_hint=(None, None), size=(40, 60))) == {"too small"}


def test_what_lies_on_each_other_is_found(ui: Ui) -> None:
    both = FloatLayout()
    for name, x in (("one", 50), ("other", 100)):
        both.add_widget(Tap(name=name, size_hint=(None, None), size=(60, 60), pos=(x, 100)))
    assert spoilt(ui, both) == {"overlap"}


def test_english_left_over_is_found() -> None:
    assert layout.untranslated(["Market", "Elders", "Solstice"], ["Market", "Elders", "Solstice"], "pt") == [
        "not translated: 'Market'"
    ]
