"""`make screenshots`: every scene in three forms, light and dark, in three languages, at 100 % and 160 % text.

    python -m scripts.screenshots [SCENE …]

Each scene and form becomes one sheet of twelve pictures in docs/screenshots/all, which is too much for the repository;
docs/screenshots itself has one sheet for each scene with a choice of them. On the way everything is measured
(tests/ui/layout.py), also at 200 % and in high contrast; what is wrong is printed, and the command fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from PIL.Image import Image

    from tests.ui.driver import Ui

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
ALL = FOLDER / "all"
LANGUAGES, THEMES = ("en", "pt", "es"), ("light", "dark")
SCALES, LARGEST = (1.0, 1.6), 2.0
GAP, GREY, COLOURS = 8, "#808080", 96
SETTLED = 8  # ticks after which nothing moves


class Form(NamedTuple):
    """Window in pixels, its density, how much of that is kept, and how many pictures stand beside each other."""

    size: tuple[int, int]
    density: int
    kept: float
    columns: int


FORMS = {
    "phone": Form((824, 1784), 2, 0.5, 6),
    "landscape": Form((1784, 824), 2, 0.5, 3),
    "tablet": Form((1280, 800), 1, 0.75, 3),
}


# Which pictures of a scene go into the repository, column by column: form, theme, scale, language.
CHOICE = (
    (("phone", "light", 1.0, "en"),),
    (("phone", "dark", 1.0, "pt"),),
    (("phone", "light", 1.6, "es"),),
    (("landscape", "light", 1.0, "pt"), ("tablet", "light", 1.0, "es")),
    (("landscape", "dark", 1.6, "en"), ("tablet", "dark", 1.6, "pt")),
)


def main(scenes: list[str]) -> int:
    ALL.mkdir(parents=True, exist_ok=True)
    running = [subprocess.Popen([sys.executable, "-m", __spec__.name, f"--form={form}", *scenes]) for form in FORMS]
    status = max(process.wait() for process in running)
    for name in scenes or sorted(path.name.removesuffix("-phone.png") for path in ALL.glob("*-phone.png")):
        _choice(name).save(FOLDER / f"{name}.png", optimize=True)
    return status


def photograph(form: str, scenes: list[str]) -> int:
    """All scenes in one form, in this process."""
    _boot(FORMS[form])
    from scripts.scenes import SCENES

    wrong = 0
    for name in scenes or SCENES:
        pictures, problems = _scene(name)
        _sheet(pictures, FORMS[form]).save(ALL / f"{name}-{form}.png")
        for problem in problems:
            print(f"{name} {form}: {problem}", flush=True)
        wrong += len(problems)
    return 1 if wrong else 0


def _boot(form: Form) -> None:
    """Kivy's settings, before it is loaded."""
    os.environ.update(SDL_VIDEODRIVER="offscreen", KIVY_METRICS_DENSITY=str(form.density), KIVY_AUDIO="")
    from app.display import prepare

    prepare(Path(tempfile.mkdtemp(prefix="solstice-kivy-")), form.size)
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")
    from tests.ui.driver import Ui

    Ui.boot()


def _scene(name: str) -> tuple[list[Image], list[str]]:
    from app.solstice import Solstice
    from automa.records import Store
    from scripts.scenes import SCENES
    from tests.ui.driver import Ui

    with tempfile.TemporaryDirectory(prefix="solstice-") as folder:
        app = Solstice(Store.open(folder), language="en", dark=False)
        app.preferences.motion = False
        ui = Ui(app).start()
        try:
            SCENES[name](ui)
            return _variants(ui)
        finally:
            ui.stop()


def _variants(ui: Ui) -> tuple[list[Image], list[str]]:
    from tests.ui import layout

    pictures, problems = [], []
    english: list[str] = []
    for theme, scale, language in product(THEMES, SCALES, LANGUAGES):
        _show(ui, language=language, theme=theme, text_size=scale, contrast=False)
        pictures.append(_picture())
        if theme == "dark":
            continue  # which measures the same
        english = layout.words_on_screen(ui) if language == "en" else english
        found = layout.problems(ui)
        if language != "en":
            found += layout.untranslated(english, layout.words_on_screen(ui), language)
        problems += [f"{language} {scale:.0%}: {problem}" for problem in found]
    for language in LANGUAGES:
        _show(ui, language=language, theme="light", text_size=LARGEST, contrast=language == "en")
        problems += [f"{language} {LARGEST:.0%}: {problem}" for problem in layout.problems(ui)]
    return pictures, list(dict.fromkeys(problems))


def _show(ui: Ui, **preferences: Any) -> None:
    """As the player would like it, laid out but not drawn: drawing is what takes the time."""
    from kivy.clock import Clock
    from kivy.lang import Builder

    from tests.ui.driver import FRAME

    ui.app.prefer(**preferences)
    for _ in range(SETTLED):
        type(ui).now += FRAME
        Clock.tick()
        Builder.sync()
        Clock.tick_draw()


def _picture() -> Image:
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
    from PIL import Image

    Window.dispatch("on_draw")
    width, height = Window.size
    pixels = glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE)
    picture = Image.frombytes("RGBA", (width, height), pixels)
    return picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB")


def _sheet(pictures: list[Image], form: Form) -> Image:
    """Light above dark; in each row the languages, at 100 % and at 160 %."""
    from PIL import Image

    width, height = (round(side * form.kept) for side in form.size)
    rows = len(pictures) // form.columns
    sheet = Image.new("RGB", ((width + GAP) * form.columns - GAP, (height + GAP) * rows - GAP), GREY)
    for place, picture in enumerate(pictures):
        row, column = divmod(place, form.columns)
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (column * (width + GAP), row * (height + GAP)))
    return sheet.quantize(COLOURS, dither=Image.Dither.NONE)


def _choice(name: str) -> Image:
    """The columns of CHOICE beside each other, each as wide as its first picture."""
    from PIL import Image

    columns = [[_cut(name, *wanted) for wanted in column] for column in CHOICE]
    height = columns[0][0].height
    sheet = Image.new("RGB", (sum(column[0].width + GAP for column in columns) - GAP, height), GREY)
    x = 0
    for first, *below in columns:
        sheet.paste(first, (x, 0))
        for picture in below:
            room = height - first.height - GAP
            sheet.paste(picture.resize((round(picture.width * room / picture.height), room)), (x, first.height + GAP))
        x += first.width + GAP
    return sheet.quantize(COLOURS, dither=Image.Dither.NONE)


def _cut(name: str, form: str, theme: str, scale: float, language: str) -> Image:
    """One picture out of its sheet."""
    from PIL import Image

    size, _, kept, columns = FORMS[form]
    width, height = (round(side * kept) for side in size)
    row, column = divmod(list(product(THEMES, SCALES, LANGUAGES)).index((theme, scale, language)), columns)
    left, top = column * (width + GAP), row * (height + GAP)
    with Image.open(ALL / f"{name}-{form}.png") as sheet:
        return sheet.convert("RGB").crop((left, top, left + width, top + height))


if __name__ == "__main__":
    first, *rest = sys.argv[1:] or [""]
    if first.startswith("--form="):
        status = photograph(first.removeprefix("--form="), rest)
        sys.stdout.flush()
        os._exit(status)  # Kivy's own end takes a second and has nothing to save
    sys.exit(main(sys.argv[1:]))
