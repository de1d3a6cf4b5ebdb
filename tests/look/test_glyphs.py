"""Every thing of the game has its icon, inline and free-standing, and can be seen."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from app.look import glyphs
from app.look.glyphs import CODE_POINTS, ICONS, RESOURCES, SUITS, TOKENS, TYPES, glyph, icon, markup
from automa.imperium import lexicon
from automa.imperium.cards import HEADERS, library
from automa.imperium.position import AUTOMA_ZONES, PILES, SEAT_ZONES

ROOT = Path(__file__).parents[2]
# The marks in the reference's effect sentences.
PRINTED = (
    "material", "population", "region", "progress", "unrest", "uncivilised", "civilised", "tributary", "goods", "fame",
    "production", "empire", "barbarian", "city", "ocean", "mask", "river", "trade-route", "metropolis", "pinned",
    "attack", "fertile", "exhaust", "knight", "hunt", "gadget", "scroll", "merchant", "isle-bound", "voyaging",
    "development", "corrupted", "summoned", "variable", "miracle",
)  # fmt: skip
ENGINE = (
    *lexicon.RESOURCES, *lexicon.SUITS, *lexicon.TYPES, *lexicon.HEADERS, *lexicon.STATES, *lexicon.TOKENS,
    *SEAT_ZONES, *AUTOMA_ZONES, *PILES, "play", "market", "garrison", "nation",
)  # fmt: skip


@pytest.mark.parametrize("name", sorted({*PRINTED, *ENGINE}))
def test_what_is_printed_or_spoken_has_a_glyph(name: str) -> None:
    assert 0xE000 <= ord(glyph(name)) <= 0xF8FF


def test_no_two_things_share_a_glyph() -> None:
    """Nor did a group grow into the block of the next one."""
    things = sum(map(len, (SUITS, SUITS, RESOURCES, TYPES, glyphs.HEADERS, glyphs.STATES, TOKENS)))
    things += len(glyphs.ZONES) + len(glyphs.KEYWORDS)
    assert len(CODE_POINTS) == len(set(CODE_POINTS.values())) == things


def test_every_card_can_show_its_icons() -> None:
    for card in library().cards.values():
        for name in (*card.suits, *card.types, *card.state):
            glyph(name)
        assert card.header == "none" or icon(card.header)
        assert glyphs.suit(card.suits[0] if card.suits else None)


def test_the_pictures_exist_in_kivymd() -> None:
    known = kivymd_icons()
    used = {*ICONS.values(), *(suit.icon for suit in SUITS.values())}
    used |= {name for resource in RESOURCES.values() for name in (resource.icon, resource.shape)}
    assert used <= known, sorted(used - known)


@pytest.mark.parametrize("header", [header for header in HEADERS if header != "none"])
def test_a_header_is_looked_up_as_the_data_spells_it(header: str) -> None:
    assert icon(header) == ICONS[header]


def test_a_trade_route_is_a_suit_in_text_and_a_pin_as_header() -> None:
    assert markup("trade_route") == markup("trade route") == markup("trade-route")
    assert "#0F7C9C" in markup("trade_route")
    assert icon("trade_route") == "map-marker" != glyphs.suit("trade_route").icon


def test_markup_carries_font_and_colour() -> None:
    assert markup("region") == f"[font={glyphs.ICON_FONT}][color=#0F5A18]\ue000[/color][/font]"
    assert markup("goods", dark=True) == f"[font={glyphs.ICON_FONT}][color=#FF86B3]\ue023[/color][/font]"


def test_a_plain_icon_takes_the_colour_of_its_text() -> None:
    assert markup("city") == f"[font={glyphs.ICON_FONT}]{glyph('city')}[/font]"


@pytest.mark.parametrize(("dark", "colour"), [(False, "#000000"), (True, "#FFFFFF")])
def test_high_contrast_writes_the_suit_out(dark: bool, colour: str) -> None:
    for suit in SUITS:
        text = markup(suit, dark=dark, contrast=True)
        assert f"[color={colour}]{glyph(f'contrast {suit}')}[" in text
    assert f"[color={colour}]{glyph('progress')}[" in markup("progress", dark=dark, contrast=True)


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        markup("laurel")


def test_the_tables_need_no_kivy() -> None:
    code = "import sys, app.look.glyphs; sys.exit(any(name.partition('.')[0] == 'kivy' for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def kivymd_icons() -> set[str]:
    """Read from KivyMD's file: importing KivyMD would open a window."""
    spec = importlib.util.find_spec("kivymd")
    if spec is None or not spec.submodule_search_locations:
        pytest.skip("KivyMD is not installed")
    path = Path(spec.submodule_search_locations[0]) / "icon_definitions.py"
    names: dict[str, object] = {}
    exec(path.read_text(encoding="utf-8"), names)
    icons = names["md_icons"]
    assert isinstance(icons, dict)
    return set(icons)
