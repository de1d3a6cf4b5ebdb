"""What was chosen for a game at the table: remembered from game to game, and repaired where it is not possible."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from automa.imperium.cards import Nation, library
from automa.imperium.difficulty import FIRST_GAME, LEVELS
from automa.imperium.opponent.tables import opponents
from automa.imperium.position_json import COMMONS, EDITIONS
from automa.imperium.setup import WAYS
from automa.imperium.trade_routes import needing
from automa.imperium.variants import FAST, NEVER, TRADE_ROUTES, VARIANTS, impossible
from automa.records import Store

KEY = "set_up:table"
# Set-ups that can be taken again, the last one first.
MOST_REMEMBERED = 6
# Instead of a nation: one is drawn when the table is laid out.
DRAWN = "drawn"
SIDES = ("A", "B")
TRADE_ROUTES_BOX = "horizons"
SEED_BITS = 63


class Shelf:
    """What can be played with the boxes that somebody owns, as far as it is in the data."""

    def __init__(self, boxes: Sequence[str]) -> None:
        self.boxes = tuple(boxes)
        self.played: list[Nation] = [nation for nation in library().nations.values() if nation.box.lower() in boxes]
        self.has_trade_routes = TRADE_ROUTES_BOX in boxes
        self.faced = [nation for nation in self.played if nation.id in opponents()]
        self.commons = [name for name in COMMONS if name in boxes]

    @property
    def is_enough(self) -> bool:
        """Whether a game is possible at all."""
        return bool(self.commons) and any(mine is not its for mine in self.played for its in self.faced)

    def against(self, nation: str, variants: Sequence[str] = (), *, trade_routes: bool = True) -> list[str]:
        """Whom somebody who plays this nation can face, with these variants (IMP-VAR-FAST-1).

        Without Trade Routes the trade nations stay out (IMP-SETUP-1).
        """
        possible = [faced for faced in self.faced if FAST not in variants or faced.fast != NEVER]
        if not trade_routes:
            possible = [faced for faced in possible if not faced.requires_trade_routes]
        return [faced.id for faced in possible if faced.id != nation]


@dataclass(frozen=True)
class Repair:
    """Something that was not possible, and what was taken instead: a nation, a set of common cards, or nothing.

    Of a variant that was switched off, `gone` is what it can't be played with and `taken` is the variant; where Trade
    Routes were switched on, both are the nation that needs them.
    """

    about: str
    gone: str
    taken: str


@dataclass(frozen=True)
class Choices:
    """A set-up. As it stands here it is the one for a first game (IMP-DIFF-7)."""

    nation: str = "romans"
    power: str = "B"
    opponent: str = "macedonians"
    difficulty: str = FIRST_GAME
    way: str = WAYS[0]
    commons: str = COMMONS[0]
    edition: str = EDITIONS[0]
    # None: as the boxes have it.
    originals: bool | None = None
    trade_routes: bool = False
    variants: tuple[str, ...] = ()

    # ---- what follows from it

    def uses_originals(self, shelf: Shelf) -> bool:
        """Whether cards are as first printed: those that replace them lie in the Horizons box (IMP-COMP-5)."""
        return self.originals if self.originals is not None else self.edition == "2021" or "horizons" not in shelf.boxes

    def config(self, shelf: Shelf, language: str) -> dict[str, Any]:
        """For a new game, by a fresh seed; who faces you is drawn here if it was left open."""
        others = shelf.against(self.nation, self.variants, trade_routes=self.trade_routes)
        opponent = self.opponent if self.opponent != DRAWN else secrets.choice(others)
        return {
            "mode": "physical",
            "way": self.way,
            "edition": self.edition,
            "originals": self.uses_originals(shelf),
            "commons": self.commons,
            "difficulty": self.difficulty,
            "trade_routes": self.trade_routes,
            "variants": list(self.variants),
            "seats": [{"nation": self.nation, "power": self.power}, {"kind": "automa", "nation": opponent}],
            "seed": secrets.randbits(SEED_BITS),
            "language": language,
        }

    # ---- other choices

    def playing(self, nation: str, shelf: Shelf) -> tuple[Choices, list[Repair]]:
        """You play another nation. If it was the automa's, the two change places."""
        chosen = replace(self, nation=nation)
        if nation != self.opponent:
            return chosen, []
        others = shelf.against(nation)
        taken = self.nation if self.nation in others else _first(Choices.opponent, others)
        return replace(chosen, opponent=taken), [Repair("opponent", nation, taken)]

    def facing(self, opponent: str, shelf: Shelf) -> tuple[Choices, list[Repair]]:
        """The automa plays another nation. If it was yours, the two change places."""
        chosen = replace(self, opponent=opponent)
        if opponent != self.nation:
            return chosen, []
        others = [nation.id for nation in shelf.played if nation.id != opponent]
        taken = self.opponent if self.opponent in others else _first(Choices.nation, others)
        return replace(chosen, nation=taken), [Repair("nation", opponent, taken)]

    def repaired(self, shelf: Shelf) -> tuple[Choices, list[Repair]]:
        """The same with only what is on the shelf, which must be enough for a game."""
        found, repairs = self, []
        nations = [nation.id for nation in shelf.played if shelf.against(nation.id)]
        if self.nation not in nations:
            # What the automa has already is the last that you are given.
            taken = _first(Choices.nation, [*(name for name in nations if name != self.opponent), *nations])
            found, repairs = replace(found, nation=taken), [Repair("gone", self.nation, taken)]
        others = shelf.against(found.nation)
        if found.opponent not in (DRAWN, *others):
            taken = _first(Choices.opponent, others)
            found = replace(found, opponent=taken)
            repairs.append(Repair("gone", self.opponent, taken))
        if found.commons not in shelf.commons:
            found = replace(found, commons=shelf.commons[0])
            repairs.append(Repair("commons", self.commons, found.commons))
        found, switched_off = found.without_impossible(shelf)
        return found, repairs + switched_off

    def without_impossible(self, shelf: Shelf) -> tuple[Choices, list[Repair]]:
        """The same with the Trade Routes that a nation needs, without variants that nations or Trade Routes forbid."""
        chosen, switched = self._with_trade_routes(shelf)
        if chosen != self:
            able, repairs = chosen.without_impossible(shelf)
            return able, switched + repairs
        nations = [self.nation, self.opponent]
        if self.opponent == DRAWN:
            # Somebody can be drawn as long as one of them may play so.
            others = shelf.against(self.nation, trade_routes=self.trade_routes)
            faced = shelf.against(self.nation, self.variants, trade_routes=self.trade_routes)
            nations = [self.nation, *(faced or others)[:1]]
        found = impossible(self.variants, nations, self.trade_routes)
        left = tuple(variant for variant in self.variants if variant not in dict(found))
        repairs = [
            Repair("variant-trade-routes" if against == TRADE_ROUTES else "variant", against, variant)
            for variant, against in found
        ]
        return replace(self, variants=left), repairs

    def _with_trade_routes(self, shelf: Shelf) -> tuple[Choices, list[Repair]]:
        """Trade nations bring them, and they come with the rules of Horizons; they lie in its box."""
        needed = needing(nation for nation in (self.nation, self.opponent) if nation != DRAWN)
        if needed:
            able = replace(self, trade_routes=True, edition=EDITIONS[0])
            return able, [] if self.trade_routes else [Repair("trade-routes", needed[0], needed[0])]
        possible = shelf.has_trade_routes and self.edition == EDITIONS[0]
        return replace(self, trade_routes=self.trade_routes and possible), []

    def switched(self, variant: str) -> Choices:
        """With this variant, or without it if it was chosen."""
        chosen = {*self.variants} ^ {variant}
        return replace(self, variants=tuple(known for known in VARIANTS if known in chosen))

    # ---- kept

    @staticmethod
    def remembered(store: Store) -> list[Choices]:
        """The last one first; those that can't be read are left out."""
        kept = store.setting(KEY, [])
        return [found for entry in kept if (found := _read(entry))] if isinstance(kept, list) else []

    def remember(self, store: Store) -> None:
        before = [choices for choices in Choices.remembered(store) if choices != self]
        store.set_setting(KEY, [asdict(choices) for choices in (self, *before)][:MOST_REMEMBERED])


def _first(liked: str, possible: Sequence[str]) -> str:
    return liked if liked in possible else possible[0]


def _read(entry: Any) -> Choices | None:
    """Nations are not looked up here: whether they are there depends on the boxes."""
    nations = list(library().nations)
    known = {
        "nation": nations, "power": SIDES, "opponent": [*nations, DRAWN], "difficulty": LEVELS, "way": WAYS,
        "commons": COMMONS, "edition": EDITIONS,
    }  # fmt: skip
    if not isinstance(entry, dict) or not set(entry) <= {field.name for field in fields(Choices)}:
        return None
    entry = {**asdict(Choices()), **entry}  # an older one has not heard of everything
    flags = entry["originals"] in (None, True, False) and isinstance(entry["trade_routes"], bool)
    chosen = entry["variants"]
    if not flags or not isinstance(chosen, (list, tuple)) or not all(variant in VARIANTS for variant in chosen):
        return None
    entry["variants"] = tuple(variant for variant in VARIANTS if variant in chosen)
    return Choices(**entry) if all(entry[name] in values for name, values in known.items()) else None
