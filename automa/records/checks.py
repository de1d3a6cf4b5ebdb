"""Facts of a finished game are distrusted: each is of a known form and bounded, or refused with its name."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Container, Sequence
from contextlib import suppress
from datetime import date
from typing import Any

from automa.imperium.cards import library
from automa.records.errors import StoreError

LONGEST_TEXT = 500
LONGEST_EXTRA = 100_000
LONGEST_KEY = 80
MOST_VARIANTS = 20
HIGHEST_SCORE = 9_999
WIDEST_SEED = 128  # bits
LATEST = 4_102_444_800  # the year 2100


def refuse(what: str, value: object) -> StoreError:
    return StoreError("store-fact", fact=what, value=f"{value!r:.60}")


def one_of(what: str, value: object, known: Container[str | None]) -> None:
    if not (value is None or isinstance(value, str)) or value not in known:
        raise refuse(what, value)


def matching(what: str, value: object, pattern: str) -> None:
    if not isinstance(value, str) or not re.fullmatch(pattern, value):
        raise refuse(what, value)


def whole(what: str, value: object, least: int, most: int, *, none: bool = False) -> None:
    if none and value is None:
        return
    if type(value) is not int or not least <= value <= most:  # exact, since True is an int to Python
        raise refuse(what, value)


def moment(what: str, value: object) -> None:
    """Seconds since 1970."""
    if type(value) not in (int, float) or not math.isfinite(value) or not 0 <= value <= LATEST:  # type: ignore[arg-type,operator]
        raise refuse(what, value)


def yes_or_no(what: str, value: object) -> None:
    if type(value) is not bool:
        raise refuse(what, value)


def words(what: str, value: object, longest: int = LONGEST_TEXT) -> None:
    """Text that can be shown; lines may end in it."""
    if not isinstance(value, str) or len(value) > longest or not value.replace("\n", "").isprintable():
        raise refuse(what, value)


def day(what: str, value: object) -> None:
    with suppress(ValueError, TypeError):
        if isinstance(value, str) and date.fromisoformat(value).isoformat() == value and value[:2] in ("19", "20"):
            return
    raise refuse(what, value)


def nation(what: str, value: object) -> None:
    if not isinstance(value, str) or value not in library().nations:
        raise refuse(what, value)


def json_object(what: str, value: object, longest: int = LONGEST_EXTRA) -> None:
    """Plain data with text keys, not too much of it."""
    if not isinstance(value, dict):
        raise refuse(what, value)
    try:
        written = json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise refuse(what, value) from None
    if len(written) > longest or json.loads(written) != value:
        raise refuse(what, value)


def setting(key: object, value: object) -> None:
    words("settings", key, LONGEST_KEY)
    json_object("settings", {str(key): value})


def counts(what: str, value: Any) -> None:
    """Points by source."""
    if not isinstance(value, dict) or len(value) > 40:
        raise refuse(what, value)
    for source, points in value.items():
        matching(what, source, "[a-z_]{1,30}")
        whole(what, points, -HIGHEST_SCORE, HIGHEST_SCORE)


def result(value: dict[str, Any], scores: Sequence[int | None], winners: Sequence[int]) -> None:
    """A game's result as a screen shows it: of the same points and winners, its cards known."""
    if value.get("scores") != list(scores) or value.get("winners") != list(winners):
        raise refuse("result", value.get("scores"))
    parts = value.get("breakdown")
    if not isinstance(parts, list) or len(parts) != len(scores):
        raise refuse("result", parts)
    for part in parts:
        if not isinstance(part, dict) or not isinstance(cards := part.get("cards", []), list):
            raise refuse("result", part)
        for name in ("total", "progress", "stock", "goods", "unrest"):
            whole("result", part.get(name), -HIGHEST_SCORE, HIGHEST_SCORE, none=True)
        for row in cards:
            if not isinstance(row, dict) or not {"card", "zone", "points"} <= set(row):
                raise refuse("result", row)
            one_of("result", row["card"], library().cards)
            words("result", row["zone"], LONGEST_KEY)
            whole("result", row["points"], -HIGHEST_SCORE, HIGHEST_SCORE)
