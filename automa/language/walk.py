"""Looking through a tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import TypeVar

T = TypeVar("T")


def within(value: object, kind: type[T]) -> Iterator[T]:
    """Every part of this kind in a tree, or in a list of trees, the outermost first."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from within(part, kind)
    elif is_dataclass(value):
        for part_field in fields(value):
            yield from within(getattr(value, part_field.name), kind)
