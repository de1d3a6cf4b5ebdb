"""Difficulty: what each level changes about the automa, in both editions (IMP-DIFF)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from automa.imperium.match import DIE
from automa.imperium.position import MARKET_SLOTS
from automa.table.errors import TableError

LEVELS = ("chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme_leader")
EDITIONS = ("horizons", "2021")
FIRST_GAME = "chieftain"  # IMP-DIFF-7

_START = {"materials": 3, "population": 2, "progress": 1}


@dataclass(frozen=True)
class Level:
    """One level of one edition. What is not given here is the rules as written, that is Imperator in Horizons.

    `slots` get a card each; a number of the die without a slot blocks nothing. `slot_5_counts_as_filled`: an unused
    token lies in slot 5, so that a 5 places the cleanup token although no card waits (2021). `wealth_per_vp` materials
    and population together are worth 1 point; a goods counts as `goods_count_as` of them or is worth `vp_per_goods` by
    itself. At the end of its turn the automa discards the top card of its deck if `discard_top_at_end`. `extra_unrest`
    common unrest join the pile in set-up. After a Summer turn the slots from `inuit_blocked_from` on are blocked
    (IMP-SOLO-63).
    """

    id: str
    slots: int = 5
    slot_5_counts_as_filled: bool = False
    starts_with_resources: bool = False
    wealth_per_vp: int = 10
    goods_count_as: int = 5
    vp_per_goods: int = 0
    discard_top_at_end: bool = False
    progress_per_returned_unrest: int = 0
    extra_unrest: int = 0
    cultist_vp_per_unrest: int = 1
    inuit_blocked_from: int = 4

    @property
    def markers(self) -> int:
        """How many market cards have a slot marker: with an unused token in slot 5 all of them (IMP-AMB-29)."""
        return MARKET_SLOTS if self.slot_5_counts_as_filled else min(self.slots, MARKET_SLOTS)

    @property
    def cards_a_turn(self) -> tuple[int, int]:
        """The fewest and the most: the die holds one back, unless it shows a number without a slot (IMP-SOLO-20)."""
        return self.slots - 1, self.slots if self.slots < DIE else self.slots - 1

    def start_resources(self, trade_routes: bool) -> dict[str, int] | None:
        """What the automa starts with, in a new dict; None below Sovereign."""
        if not self.starts_with_resources:
            return None
        return goods_for_progress(_START) if trade_routes else dict(_START)

    def stock_points(self, resources: Mapping[str, int]) -> tuple[int, int]:
        """The points of its materials and population, and those of its goods by themselves (IMP-SOLO-85)."""
        goods = resources.get("goods", 0)
        wealth = resources.get("materials", 0) + resources.get("population", 0) + goods * self.goods_count_as
        return wealth // self.wealth_per_vp, goods * self.vp_per_goods


def level(level_id: str, edition: str = "horizons") -> Level:
    """The level of that edition. The same object for the same question."""
    if edition not in EDITIONS:
        raise TableError(f"edition: unknown {edition!r:.40}; known: {', '.join(EDITIONS)}")
    if level_id not in LEVELS:
        raise TableError(f"difficulty: unknown {level_id!r:.40}; known: {', '.join(LEVELS)}")
    return _BY_EDITION[edition][LEVELS.index(level_id)]


def goods_for_progress(resources: Mapping[str, int]) -> dict[str, int]:
    """The same resources at a table with Trade Routes: goods take the place of the progress."""
    return {"goods" if name == "progress" else name: amount for name, amount in resources.items()}


def _as_in_2021(horizons: Level) -> Level:
    """No goods, no clause for Cultists or Inuit, no extra unrest; marker 5 lies out at every level."""
    return replace(
        horizons,
        slot_5_counts_as_filled=horizons.slots < MARKET_SLOTS,
        goods_count_as=0,
        vp_per_goods=0,
        extra_unrest=0,
        cultist_vp_per_unrest=_IMPERATOR.cultist_vp_per_unrest,
        inuit_blocked_from=_IMPERATOR.inuit_blocked_from,
    )


_IMPERATOR = Level("imperator")
_CHIEFTAIN = replace(_IMPERATOR, id="chieftain", slots=4, cultist_vp_per_unrest=0)
_WARLORD = replace(_CHIEFTAIN, id="warlord", discard_top_at_end=True)  # Cultists as at Chieftain: IMP-AMB-16
_SOVEREIGN = replace(
    _IMPERATOR,
    id="sovereign",
    starts_with_resources=True,
    wealth_per_vp=5,
    goods_count_as=0,
    vp_per_goods=1,
    inuit_blocked_from=5,
)
_OVERLORD = replace(_SOVEREIGN, id="overlord", slots=6, cultist_vp_per_unrest=2)
_SUPREME_LEADER = replace(_OVERLORD, id="supreme_leader", progress_per_returned_unrest=1, extra_unrest=2)

_HORIZONS = (_CHIEFTAIN, _WARLORD, _IMPERATOR, _SOVEREIGN, _OVERLORD, _SUPREME_LEADER)
_BY_EDITION = {"horizons": _HORIZONS, "2021": tuple(_as_in_2021(horizons) for horizons in _HORIZONS)}
