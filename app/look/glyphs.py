"""Icons in words and colours: which glyph, which picture, which pair of colours each thing of the game has.

Two kinds of icons. *Inline* ones are glyphs of our own small font, made by `scripts/icon_font.py` from the tables here:
`markup("region")` puts one into the text of a Label. *Free-standing* ones are Material Design Icons under their KivyMD
name: `MDIcon(icon=icon("city"))`. Names are those of the game's data; `trade route` and `trade_route` are the same.
Nothing here needs Kivy or a window.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.look.contrast import seen_on
from automa.imperium.cards import library

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
ICON_FONT = str(FONTS / "solstice-icons.ttf")
TITLE_FONT = str(FONTS / "RobotoSlab-Bold.otf")

BLACK, WHITE = "#000000", "#FFFFFF"
NO_SUIT = "no suit"


@dataclass(frozen=True)
class Suit:
    """A suit's picture, its (band, icon) colours on light and dark, and its letters for high contrast."""

    icon: str
    light: tuple[str, str]
    dark: tuple[str, str]
    letters: str


@dataclass(frozen=True)
class Resource:
    """A resource's token: the outline of its shape, the picture on it, and (shape, icon) colours on light and dark."""

    shape: str
    icon: str
    light: tuple[str, str]
    dark: tuple[str, str]


SUITS = {
    "region": Suit("image-filter-hdr", ("#0F5A18", WHITE), ("#93E39A", "#00390A"), "REG"),
    "uncivilised": Suit("campfire", ("#B8573F", WHITE), ("#EE9258", "#401500"), "UNC"),
    "civilised": Suit("pillar", ("#1A3F95", WHITE), ("#78AEE8", "#00254F"), "CIV"),
    "tributary": Suit("treasure-chest", ("#8A3FE0", WHITE), ("#B48CFF", "#2A0066"), "TRI"),
    "fame": Suit("star-four-points", ("#29230F", "#FFD54D"), ("#FFD54D", "#29230F"), "FAM"),
    "unrest": Suit("lightning-bolt", ("#9C0B45", WHITE), ("#FF9DB2", "#5A0020"), "UNR"),
    "trade route": Suit("map-marker-path", ("#0F7C9C", WHITE), ("#76DFF5", "#00363F"), "TRO"),
    "gadget": Suit("robot", ("#D0108C", WHITE), ("#FF6CC6", "#4A0030"), "GAD"),
    "power": Suit("crown", ("#4B5970", WHITE), ("#E1E4E8", "#252D3A"), "POW"),
    NO_SUIT: Suit("flag-variant", ("#77716A", WHITE), ("#A99F82", "#1E1A0C"), "NAT"),
}

_INK = "#1A1A1A"
RESOURCES = {
    "materials": Resource("square-rounded", "cube", ("#7A4A12", WHITE), ("#E9A86B", _INK)),
    "population": Resource("circle", "account", ("#00695C", WHITE), ("#7FE0CF", _INK)),
    "progress": Resource("rhombus", "lightbulb-on", ("#5240C9", WHITE), ("#C3BCFF", _INK)),
    "goods": Resource("hexagon", "package-variant-closed", ("#C2185B", WHITE), ("#FF86B3", _INK)),
}

TYPES = {
    "city": "home-city", "metropolis": "castle", "fertile": "barley", "river": "waves", "ocean": "sail-boat",
    "hunt": "bow-arrow", "production": "hammer", "knight": "chess-knight", "mask": "drama-masks",
    "scroll": "script-text", "merchant": "scale-balance", "miracle": "creation",
}  # fmt: skip

# In running text "trade route" is the suit, so the header of such a card goes by "route pin".
HEADERS = {
    "pinned": "pin", "attack": "sword-cross", "route pin": "map-marker",
    "power_A": "alpha-a-circle", "power_B": "alpha-b-circle",
}  # fmt: skip

STATES = {
    "barbarian": "axe-battle", "empire": "bank", "summer": "white-balance-sunny", "winter": "snowflake",
    "alien": "alien", "gone native": "leaf", "isle-bound": "island", "voyaging": "ship-wheel",
    "corrupted": "eye-circle", "summoned": "spider", "free tribes": "tent",
}  # fmt: skip

TOKENS = {
    "action": "circle", "spent action": "circle-outline", "exhaust": "timer-sand", "king of kings": "chess-king",
    "solstice": "weather-sunset", "end of solstice": "weather-sunset-down", "garrison": "shield-home",
    "named card": "card-text-outline", "end": "flag-checkered", "resource": "circle-multiple",
    "points": "rhombus-outline", "variable": "help-rhombus-outline",
    # Roboto has no arrow for "cost → result".
    "arrow": "arrow-right",
    **{f"slot {number}": f"numeric-{number}-box" for number in range(1, 7)},
    **{f"die {number}": f"dice-{number}" for number in range(1, 7)},
}  # fmt: skip

ZONES = {
    "hand": "hand-front-right", "deck": "cards", "discard": "tray-full", "play": "view-grid",
    "nation_deck": "flag-triangle", "dynasty": "family-tree", "development": "stairs-up",
    "history": "book-open-page-variant", "market": "storefront", "main": "layers-triple", "exile": "location-exit",
    "sunken": "sail-boat-sink", "legends": "feather", "quests": "map-legend", "journey": "ship-wheel",
    "mana": "crystal-ball", "chaos": "octagram", "aside": "card-multiple-outline",
    "discoveries": "compass-outline",
}  # fmt: skip

# Keywords that are also a zone or a token (exile, exhaust, garrison) have one icon for both and stand there;
# "to discard" and "to history" are the deeds, the bare words the piles.
KEYWORDS = {
    "abandon": "home-minus", "acquire": "cart-plus", "break through": "chevron-double-up", "choose": "call-split",
    "commerce": "swap-horizontal", "trade": "swap-horizontal", "profit": "cash-multiple", "convert": "alien-outline",
    "develop": "stairs-up", "to discard": "card-minus-outline", "draw": "card-plus-outline",
    "ready": "arrow-u-left-top", "find": "magnify-scan", "free play": "flash", "gain": "plus-circle-outline",
    "give": "gift-outline", "to history": "book-arrow-down", "look": "eye-outline", "passive": "infinity",
    "pay": "hand-coin", "place": "tray-arrow-down", "move": "arrow-right-bold", "put on deck": "arrow-collapse-up",
    "recall": "keyboard-return", "remove": "minus-circle-outline", "return unrest": "lightning-bolt-outline",
    "sink": "sail-boat-sink", "steal": "incognito", "swap": "swap-horizontal-bold", "take": "hand-extended",
    "treat": "equal",
}  # fmt: skip

PLAIN = {**TYPES, **HEADERS, **STATES, **TOKENS, **ZONES, **KEYWORDS}
# For pictures beside a text. A card's `header` may be looked up as it is: no suit is in this table.
ICONS = {**PLAIN, "trade_route": HEADERS["route pin"], "nation": ZONES["nation_deck"]}

# The same thing under another name: the reference's, the lexicon's.
_ALIASES = {"material": "materials", "nation": "nation deck", "main deck": "main", "none": NO_SUIT, "": NO_SUIT}


@cache
def canonical(name: str) -> str:
    """One spelling for every name: small letters, spaces, no alias."""
    plain = name.lower().replace("_", " ").replace("-", " ")
    return _ALIASES.get(plain, plain)


def _code_points() -> dict[str, int]:
    """Blocks of the private use area. Within a block the order of the table counts: change it, rebuild the font."""
    blocks: tuple[tuple[int, Mapping[str, object]], ...] = (
        (0xE000, SUITS),
        (0xE010, {f"contrast {suit}": suit for suit in SUITS}),
        (0xE020, RESOURCES),
        (0xE030, TYPES),
        (0xE040, HEADERS),
        (0xE050, STATES),
        (0xE060, TOKENS),
        (0xE080, ZONES),
        (0xE0A0, KEYWORDS),
    )
    return {canonical(name): start + place for start, names in blocks for place, name in enumerate(names)}


CODE_POINTS = _code_points()
_ICONS = {canonical(name): picture for name, picture in ICONS.items()}


def glyph(name: str) -> str:
    """The one character that shows `name` in the icon font. Raises KeyError if it has none."""
    return chr(CODE_POINTS[canonical(name)])


def icon(name: str) -> str:
    """The KivyMD name of the picture for a type, header, state, token, zone or keyword, however it is spelled."""
    return _ICONS[canonical(name)]


def suit(name: str | None) -> Suit:
    """A suit by any spelling; None is a card without one."""
    return SUITS[canonical(name or NO_SUIT)]


def resource(name: str) -> Resource:
    return RESOURCES[canonical(name)]


def suit_colours(name: str | None, dark: bool = False, contrast: bool = False) -> tuple[str, str]:
    """Band and icon of a suit as #RRGGBB."""
    return _pair(suit(name), dark, contrast)


def resource_colours(name: str, dark: bool = False, contrast: bool = False) -> tuple[str, str]:
    """Shape and icon of a resource as #RRGGBB."""
    return _pair(resource(name), dark, contrast)


def markup(name: str, *, dark: bool = False, contrast: bool = False, surface: str | None = None) -> str:
    """The inline icon for a Label with `markup=True`.

    Suits and resources bring their colour, everything else takes the text's. In high contrast a suit is black or white
    and shows its three letters beside the icon. On a `surface` (#RRGGBB) that is itself strongly coloured, such as the
    current step of a red nation, the colour is deepened until the icon is seen.
    """
    key = canonical(name)
    if key in SUITS:
        shown, colour = glyph(f"contrast {key}" if contrast else key), suit_colours(key, dark, contrast)[0]
    elif key in RESOURCES:
        shown, colour = glyph(key), resource_colours(key, dark, contrast)[0]
    else:
        return _in_font(glyph(key))
    return _in_font(f"[color={seen_on(colour, surface) if surface else colour}]{shown}[/color]")


def nation_colour(nation: str) -> str:
    """The seed of a nation's colour scheme as #RRGGBB; white can be read on it."""
    return library().nation(nation).colour


def nation_code(nation: str) -> str:
    """The three letters that stand beside a nation's colour."""
    return library().nation(nation).code


def _pair(painted: Suit | Resource, dark: bool, contrast: bool) -> tuple[str, str]:
    if contrast:
        return (WHITE, BLACK) if dark else (BLACK, WHITE)
    return painted.dark if dark else painted.light


def _in_font(text: str) -> str:
    return f"[font={ICON_FONT}]{text}[/font]"
