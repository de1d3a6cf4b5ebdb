"""Variants on the set-up page: a switch for each, and a line where one had to be switched off."""

from __future__ import annotations

from collections.abc import Callable, Collection

from kivy.uix.widget import Widget

from app.checklist_words import name_within
from app.choices import Repair
from app.look.look import look
from app.widgets.layout import Surface
from app.widgets.taps import OnOff, TapRow, column_of
from app.widgets.text import Text
from automa.imperium.variants import VARIANTS

SWITCHED_OFF = ("variant", "variant-trade-routes")


def variant_name(variant: str) -> str:
    return look.say(f"variant-{variant.replace('_', '-')}")


def variant_rows(chosen: Collection[str], switch: Callable[[str], object]) -> Widget:
    rows = [_row(variant, variant in chosen, switch) for variant in VARIANTS]
    return Surface([Text(look.say("set-up-variants"), "body"), *rows], radius=20, gap=4)


def _row(variant: str, on: bool, switch: Callable[[str], object]) -> Widget:
    about = look.say(f"variant-{variant.replace('_', '-')}.about")
    words = column_of(Text(variant_name(variant), "body"), Text(about, "note", colour="soft_text"))

    def tapped() -> None:
        switch(variant)

    return TapRow([words, OnOff(on, on_tap=tapped)], name=f"variant:{variant}", on_tap=tapped, pad=(0, 8))


def switched_off_words(repair: Repair) -> str:
    """Which variant, and with whom or what it can't be played."""
    words = {"variant": variant_name(repair.taken)}
    if repair.about == "variant":
        words["gone"] = name_within(repair.gone, look.language)
    return look.say(f"set-up-repair-{repair.about}", **words)
