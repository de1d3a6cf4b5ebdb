"""What the player likes: kept in the store, read with a default for anything missing or damaged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from automa.records import Store
from automa.text import LANGUAGES

KEY = "preferences"
THEMES = ("system", "light", "dark")
PACES = ("step", "card", "turn")
DICE = ("app", "mine")
BOXES = ("classics", "legends", "horizons")
SMALLEST, LARGEST = 0.8, 2.0
ALLOWED: Mapping[str, tuple[str, ...]] = {"theme": THEMES, "pace": PACES, "die": DICE, "language": LANGUAGES}


@dataclass
class Preferences:
    language: str = "en"
    text_size: float = 1.0
    theme: str = "system"
    contrast: bool = False
    sound: bool = True
    vibration: bool = True
    motion: bool = True
    screen_on: bool = True
    read_aloud: bool = False
    die: str = "app"
    pace: str = "step"
    boxes: tuple[str, ...] = ()  # none: the first run has not asked yet

    @staticmethod
    def of(store: Store, language: str) -> Preferences:
        """As kept; the language of the device where none was chosen."""
        given = store.setting(KEY, {})
        found = Preferences(language=language)
        for field in fields(Preferences):
            value = given.get(field.name) if isinstance(given, dict) else None
            if value is not None and _fits(field.name, value, getattr(found, field.name)):
                setattr(found, field.name, tuple(value) if field.name == "boxes" else value)
        return found

    def keep(self, store: Store) -> None:
        store.set_setting(KEY, asdict(self))


def _fits(name: str, value: Any, example: Any) -> bool:
    if name in ALLOWED:
        return value in ALLOWED[name]
    if name == "boxes":
        return isinstance(value, list) and all(box in BOXES for box in value)
    if name == "text_size":
        return isinstance(value, (int, float)) and SMALLEST <= value <= LARGEST
    return type(value) is type(example)
