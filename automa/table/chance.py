"""Seeded chance. The state is a seed and how often chance was asked, so it copies and compares for nothing."""

from __future__ import annotations

from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(cards: list[T], seed: int, use: int) -> list[T]:
    """A new list in the order that this use of chance gives, equal on every machine and Python version."""
    source = _source(seed, use)
    result = list(cards)
    for last in range(len(result) - 1, 0, -1):
        chosen = int(source.random() * (last + 1))
        result[last], result[chosen] = result[chosen], result[last]
    return result


def pick(number: int, seed: int, use: int) -> int:
    """One of 0 … number-1."""
    return int(_source(seed, use).random() * number)


def _source(seed: int, use: int) -> Random:
    # Seeding by text is specified to use all of it, unlike seeding by a tuple's hash.
    return Random(f"{seed}/{use}")
