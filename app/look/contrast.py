"""How well one colour is seen on another, as WCAG 2 measures it: 1 to 21. Graphics need 3.0, text 4.5."""

from __future__ import annotations

from collections.abc import Iterable

GRAPHICS, TEXT = 3.0, 4.5
_STEP = 0.05


def ratio(one: str, other: str) -> float:
    """The contrast of two colours, each as #RRGGBB."""
    darker, lighter = sorted((_luminance(_channels(one)), _luminance(_channels(other))))
    return (lighter + 0.05) / (darker + 0.05)


def seen_on(colour: str, surface: str, least: float = GRAPHICS) -> str:
    """`colour` if it is seen on `surface`; otherwise as little darker (on light) or lighter (on dark) as makes it so.

    On a surface of middle tone nothing reaches more than about 4.6; `least` must stay below that.
    """
    limit = 0 if ratio(surface, "#000000") > ratio(surface, "#FFFFFF") else 255
    share = 0.0
    found = colour
    while ratio(found, surface) < least and share < 1:
        share = min(1.0, share + _STEP)
        found = _hex(value + (limit - value) * share for value in _channels(colour))
    return found


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))


def _hex(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{round(value):02X}" for value in channels)


def _luminance(channels: tuple[int, ...]) -> float:
    red, green, blue = (_linear(value / 255) for value in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
