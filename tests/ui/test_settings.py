"""Settings by touch: each holds at once, everywhere, and after a new start."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.base import EventLoop

from app.look.look import look
from app.preferences import LARGEST, SMALLEST, Preferences
from app.widgets.slider import StepSlider
from tests.ui.driver import Finger, Ui


@pytest.fixture
def settings(ui: Ui) -> Ui:
    ui.tap("continue")
    ui.tap("settings")
    return ui


def kept(ui: Ui) -> Preferences:
    return Preferences.of(ui.app.store, "en")


def test_the_language_changes_at_once(settings: Ui) -> None:
    settings.tap("language:pt")
    assert settings.shows("Configurações") and kept(settings).language == "pt"
    settings.tap("language:es")
    assert settings.shows("Ajustes") and settings.shows("Los mayas obtienen 1")
    settings.back()
    assert settings.shows("En la mesa")


def test_the_theme_changes_at_once(settings: Ui) -> None:
    light = look.palette.surface
    settings.tap("theme:dark")
    assert look.dark and look.palette.surface != light and kept(settings).theme == "dark"
    settings.tap("theme:system")
    assert not look.dark


def test_high_contrast_is_black_and_white(settings: Ui) -> None:
    settings.tap("switch:contrast")
    assert (look.palette.surface, look.palette.text) == ("#FFFFFF", "#000000")


@pytest.mark.parametrize("name", ["screen_on", "sound", "motion"])
def test_a_switch_is_kept(settings: Ui, name: str) -> None:
    before = getattr(settings.app.preferences, name)
    settings.tap(f"switch:{name}")
    assert getattr(kept(settings), name) is not before
    settings.tap(f"switch:{name}")
    assert getattr(kept(settings), name) is before


def test_the_text_grows_by_its_buttons_within_bounds(settings: Ui) -> None:
    before = look.font_size("body")
    settings.tap("text:more")
    assert look.font_size("body") == pytest.approx(1.1 * before) and settings.shows("110 %")
    for nearly, name, end in ((1.9, "more", LARGEST), (0.9, "less", SMALLEST)):
        settings.app.prefer(text_size=nearly)
        settings.frames(3)
        settings.tap(f"text:{name}")
        settings.tap(f"text:{name}")
        assert look.scale == end == kept(settings).text_size


def test_the_sample_grows_while_the_slider_is_drawn_and_the_screen_when_it_rests(settings: Ui) -> None:
    slider = next(widget for widget in settings.widgets() if isinstance(widget, StepSlider))
    x, y = slider.to_window(slider.center_x, slider.center_y)
    before = sample_size(settings)
    finger = Finger("test", 99, (x, y))
    EventLoop.post_dispatch_input("begin", finger)
    settings.wait(0.3)
    for step in range(10):
        finger.move((x + step * slider.width / 20, y))
        EventLoop.post_dispatch_input("update", finger)
        settings.frames(1)
    assert slider.value > 1.6 and sample_size(settings) > before and look.scale == 1.0
    EventLoop.post_dispatch_input("end", finger)
    settings.frames(4)
    assert look.scale == slider.value == kept(settings).text_size


def sample_size(ui: Ui) -> float:
    return next(widget.font_size for widget in ui.widgets() if "Mayans gain" in getattr(widget, "text", ""))


def test_what_the_device_lacks_is_said_and_can_not_be_switched_on(
    settings: Ui, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(settings.app.senses), "can_speak", property(lambda self: False))
    settings.app.shell.refresh()
    settings.frames(3)
    assert settings.shows("no voice was found on this device") and settings.shows("this device does not vibrate")
    settings.tap("switch:read_aloud")
    assert settings.app.preferences.read_aloud is False


def test_die_pace_and_boxes(settings: Ui) -> None:
    settings.tap("go:table")
    settings.tap("die:mine")
    settings.tap("pace:card")
    settings.tap("box:horizons")
    found = kept(settings)
    assert (found.die, found.pace, found.boxes) == ("mine", "card", ("classics", "legends"))
    settings.tap("box:legends")
    settings.tap("box:classics")
    assert kept(settings).boxes == ("classics",) and settings.shows("Keep one box at least.")
    settings.back()
    assert settings.shows("My own die · Card by card")


def test_about_and_the_licence(settings: Ui) -> None:
    settings.tap("go:about")
    assert settings.shows("unofficial fan project") and settings.shows("Material Design Icons")
    settings.tap("licence")
    assert settings.shows("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION")
    for _ in range(3):
        settings.back()
    assert settings.has("new:table")


def test_everything_by_keyboard(settings: Ui) -> None:
    tab, enter = 9, 13
    for _ in range(settings.names().index("theme:dark") + 1):
        settings.key(tab)
    settings.key(enter)
    assert look.dark


# ---- senses


class Accelerometer:
    def __init__(self) -> None:
        self.acceleration: tuple[Any, ...] = (None, None, None)
        self.on = False

    def enable(self) -> None:
        self.on = True

    def disable(self) -> None:
        self.on = False


def test_a_shaken_phone(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    sensor, shaken = Accelerometer(), []
    senses = ui.app.senses
    monkeypatch.setattr("app.senses.platform", "android")
    monkeypatch.setattr(type(senses), "_device", lambda self, name: sensor)
    senses.on_shake(lambda: shaken.append(1))
    for still in ((None, None, None), (0.1, 9.8, 0.2), (3.0, 9.0, 4.0)):
        sensor.acceleration = still
        ui.wait(0.3)
    assert sensor.on and not shaken
    sensor.acceleration = (15.0, 12.0, 9.0)
    ui.wait(0.5)
    assert len(shaken) == 1
    ui.wait(1.0)
    assert len(shaken) == 2
    senses.no_shake()
    ui.wait(2)
    assert len(shaken) == 2 and not sensor.on


def test_a_desktop_is_never_shaken_and_never_vibrates(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    senses = ui.app.senses
    monkeypatch.setattr(type(senses), "_device", lambda self, name: pytest.fail(f"a desktop has no {name}"))
    senses.on_shake(lambda: pytest.fail("nobody can shake it"))
    senses.vibrate()
    ui.wait(0.5)
    senses.no_shake()


def test_a_missing_voice_is_told_in_a_snack(ui: Ui) -> None:
    class Dumb:
        def say(self, words: str, language: str) -> None:
            raise LookupError(language)

        def hush(self) -> None: ...

        def is_speaking(self) -> bool:
            return False

    ui.app.senses.voice.engine = Dumb()
    assert ui.app.senses.can_speak
    ui.app.senses.speak("Slot 2 waits.")
    ui.until(lambda: ui.shows("No voice for this language"))
    assert not ui.app.senses.can_speak


def test_a_sound_that_can_not_be_played_hurts_nobody(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ui.app.senses), "_play", lambda self, name: 1 / 0)
    ui.app.senses.play("die")
