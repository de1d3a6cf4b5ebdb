"""Icons on bands and bands on surfaces can be told apart (WCAG 2: graphics 3.0, text 4.5)."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from app.look.contrast import GRAPHICS, TEXT, ratio, seen_on
from app.look.glyphs import RESOURCES, SUITS, markup, nation_code, nation_colour, resource_colours, suit_colours
from automa.imperium.cards import library

# Over all nations, the darkest plain surface in light (surfaceDim) and the lightest in dark (surfaceVariant).
LIGHT_SURFACE, DARK_SURFACE = "#D7DBD2", "#42484B"
# The current step (secondaryContainer) of Japanese, Guptas and Romans, light: the strongest of all nations.
STEPS = ("#FC7E9A", "#FF8E81", "#FDA49F")
WHITE, BLACK = "#FFFFFF", "#000000"

# As measured for the design: icon on band, light and dark.
SUIT_RATIOS = {
    "region": (8.4, 8.6), "uncivilised": (4.7, 6.7), "civilised": (9.6, 6.5), "tributary": (5.4, 6.3),
    "fame": (11.1, 11.1), "unrest": (8.2, 7.4), "trade route": (4.8, 8.5), "gadget": (5.1, 6.2), "power": (7.1, 10.9),
    "no suit": (4.8, 6.6),
}  # fmt: skip
RESOURCE_RATIOS = {"materials": (7.5, 8.5), "population": (6.6, 11.2), "progress": (7.2, 9.9), "goods": (5.9, 7.7)}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("suit", SUITS)
def test_suit_icons_on_their_band(suit: str, dark: bool) -> None:
    assert ratio(*suit_colours(suit, dark)) == pytest.approx(SUIT_RATIOS[suit][dark], abs=0.06)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("resource", RESOURCES)
def test_resource_icons_on_their_shape(resource: str, dark: bool) -> None:
    assert ratio(*resource_colours(resource, dark)) == pytest.approx(RESOURCE_RATIOS[resource][dark], abs=0.06)


@pytest.mark.parametrize("dark", [False, True])
def test_bands_and_shapes_on_any_surface(dark: bool) -> None:
    """An inline icon is a hole in its band, so this is also how well the icon is seen in a sentence."""
    surface = DARK_SURFACE if dark else LIGHT_SURFACE
    bands = [suit_colours(suit, dark)[0] for suit in SUITS] + [resource_colours(name, dark)[0] for name in RESOURCES]
    assert min(ratio(band, surface) for band in bands) >= GRAPHICS


@pytest.mark.parametrize("surface", STEPS)
def test_inline_icons_on_a_strong_surface(surface: str) -> None:
    for name in (*SUITS, *RESOURCES):
        colour = re.search(r"color=(#\w{6})", markup(name, surface=surface))
        assert colour and ratio(colour[1], surface) >= GRAPHICS, name


def test_a_colour_that_is_seen_stays_as_it_is() -> None:
    assert seen_on("#0F5A18", "#FDA49F") == "#0F5A18"
    assert markup("region", surface="#FFFFFF") == markup("region")
    assert ratio(seen_on("#555555", "#333333"), "#333333") >= GRAPHICS


@pytest.mark.parametrize(
    ("one", "other", "expected"), [(BLACK, WHITE, 21), ("#777777", WHITE, 4.48), (WHITE, WHITE, 1)]
)
def test_the_measure_itself(one: str, other: str, expected: float) -> None:
    assert ratio(one, other) == ratio(other, one) == pytest.approx(expected, abs=0.005)


@pytest.mark.parametrize("dark", [False, True])
def test_high_contrast_is_black_and_white(dark: bool) -> None:
    for band, icon in [suit_colours("fame", dark, True), resource_colours("goods", dark, True)]:
        assert ratio(band, icon) == pytest.approx(21)
        assert (band == "#FFFFFF") is dark


def test_no_two_suits_or_resources_share_a_colour() -> None:
    for dark in (False, True):
        bands = [suit_colours(suit, dark)[0] for suit in SUITS]
        shapes = [resource_colours(name, dark)[0] for name in RESOURCES]
        assert len({*bands, *shapes}) == len(bands) + len(shapes)


def test_white_can_be_read_on_every_nation() -> None:
    too_light = {
        nation: nation_colour(nation) for nation in library().nations if ratio(nation_colour(nation), WHITE) < TEXT
    }
    assert not too_light


def test_nations_differ_in_code_and_colour() -> None:
    for one, other in combinations(library().nations, 2):
        assert nation_code(one) != nation_code(other)
        assert nation_colour(one) != nation_colour(other)
    assert all(len(nation_code(nation)) == 3 for nation in library().nations)
