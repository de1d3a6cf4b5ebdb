"""What a development costs: exactly that, and no token less."""

from __future__ import annotations

from collections.abc import Mapping

from automa.imperium.position import pool
from tests.imperium.scenario import given, me

# Egyptians: as an empire, develop.
EGYPTIANS = "1TRI3"


def assert_price(nation: str, card: str, price: Mapping[str, int]) -> None:
    mine = me(nation, hand=[EGYPTIANS], state="empire", development=[card], **price)
    table = given(mine).do(f"play:{EGYPTIANS}")
    # A nation without a history discards the Egyptians, too.
    assert ([other for other in table.me.discard if other != EGYPTIANS], table.me.resources) == ([card], pool())
    for resource in price:
        mine["resources"][resource] -= 1
        assert given(mine).do(f"play:{EGYPTIANS}").me.development == [card]
        mine["resources"][resource] += 1
