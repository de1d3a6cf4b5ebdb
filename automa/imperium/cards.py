"""Every card face as data: what is printed on it and, parsed on first use, what it does."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from automa.imperium.lexicon import RESOURCES, STATES, SUITS, TYPES, parser
from automa.kept import read_toml
from automa.language import EffectError
from automa.language.tree import Condition, Do, Effect, Instead, Points, Rule, Until, When

DATA = Path(__file__).parents[2] / "data" / "imperium"
GENERIC_UNREST = "UNR"

EFFECT_KEYS = (
    "play", "exhaust", "exhaust_when", "solstice", "end_of_solstice", "commerce", "profit", "gained", "before_scoring",
    "set_up",
)  # fmt: skip
HEADERS = ("none", "pinned", "attack", "trade_route", "power_A", "power_B")
STARTS = ("deck", "nation", "accession", "development", "supply", "in_play", "chaos")
CANNOT = (
    "garrison", "garrison in region", "gain as mana", "abandon", "recall", "discard in cleanup", "target early",
)  # fmt: skip
PLAYER_COUNTS = ("2+", "3+", "4")
EXPANSIONS = ("trade_route", "ruthless")
BOXES = ("Classics", "Legends", "Horizons", "Promo", "all")


class CardError(ValueError):
    """A mistake in the data files. Says which file, card, key and column."""


@dataclass(frozen=True, eq=False)
class Card:
    """One card face. Compared by identity: there is one object per face."""

    id: str
    name: str
    nation: str
    box: str
    names: Mapping[str, str] = field(default_factory=dict)
    suits: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    state: tuple[str, ...] = ()
    header: str = "none"
    start: str | None = None
    cost: Mapping[str, int] | None = None
    players: str | None = None
    # Only with Trade Routes ("trade_route") or only without ("ruthless").
    expansion: str | None = None
    replaces: str | None = None
    unplayable: bool = False
    leader: bool = False
    # What several cards of different names are called together.
    group: str = ""
    cannot: tuple[str, ...] = ()
    texts: Mapping[str, Any] = field(default_factory=dict)
    source: str = ""

    @property
    def pinned(self) -> bool:
        return self.header == "pinned"

    @property
    def attack(self) -> bool:
        return self.header == "attack"

    @property
    def trade_route(self) -> bool:
        return self.header == "trade_route"

    @property
    def of_trade_routes(self) -> bool:
        """A trade route or a merchant card of the expansion itself."""
        return self.expansion == "trade_route" and (self.trade_route or self.start == "in_play")

    @property
    def is_state(self) -> bool:
        """A state card, ordinary or a nation's own."""
        return bool(self.state) and self.start == "in_play" and self.header == "none"

    @property
    def stays(self) -> bool:
        """Stays in play when played (IMP-TEXT-4)."""
        return self.header in ("pinned", "trade_route")

    @cached_property
    def is_region(self) -> bool:
        return "region" in self.suits

    @cached_property
    def is_unrest(self) -> bool:
        """Not the ceremony that shows the icon (IMP-NATION-CULTISTS-5)."""
        return "unrest" in self.suits and self.start != "in_play"

    @property
    def pile(self) -> str:
        """Where it is returned to: chaos has a pile of its own (IMP-KW-RETURN-1)."""
        return "chaos" if self.start == "chaos" else "unrest"

    @cached_property
    def icons(self) -> tuple[str, ...]:
        """Suit, type, state and header icons, each as often as printed."""
        header = (self.header,) if self.header in ("pinned", "attack") else ()
        return tuple(suit.replace("_", " ") for suit in self.suits) + self.types + self.state + header

    @cached_property
    def icon_counts(self) -> Mapping[str, int]:
        return {icon: self.icons.count(icon) for icon in set(self.icons)}

    @cached_property
    def base_name(self) -> str:
        """The name other cards refer to: that of its group, or its own without a parenthesis."""
        return self.group or self.name.split(" (")[0]

    def is_called(self, name: str) -> bool:
        return name in (self.base_name, self.name)

    @cached_property
    def free(self) -> bool | Condition:
        """Free play: always, never, or under a condition."""
        free = self.texts.get("free", False)
        return free if isinstance(free, bool) else self._parse("free", free, parser().condition)

    @cached_property
    def needs(self) -> Condition | None:
        text = self.texts.get("needs")
        return None if text is None else self._parse("needs", text, parser().condition)

    @cached_property
    def cost_needs(self) -> Condition | None:
        """A condition printed with the development cost (IMP-KW-DEVELOP-3)."""
        text = self.texts.get("cost_needs")
        return None if text is None else self._parse("cost_needs", text, parser().condition)

    @cached_property
    def cost_free(self) -> Condition | None:
        """When its development costs nothing: "or free if …" (IMP-KW-DEVELOP-3)."""
        text = self.texts.get("cost_free")
        return None if text is None else self._parse("cost_free", text, parser().condition)

    @cached_property
    def cost_also(self) -> Effect | None:
        """What its development costs besides tokens."""
        return self._effect("cost_also")

    @cached_property
    def play(self) -> Effect | None:
        return self._effect("play")

    @cached_property
    def exhaust(self) -> Effect | None:
        return self._effect("exhaust")

    @cached_property
    def exhaust_when(self) -> Effect | None:
        """A second exhaust text, which reacts: both share the token."""
        return self._effect("exhaust_when")

    @property
    def reaction(self) -> Effect | None:
        """What its exhaust token may be used for when something happens."""
        reacts = self.exhaust is not None and self.exhaust.event is not None
        return self.exhaust if reacts else self.exhaust_when

    @cached_property
    def solstice(self) -> Effect | None:
        return self._effect("solstice")

    @cached_property
    def end_of_solstice(self) -> Effect | None:
        return self._effect("end_of_solstice")

    @cached_property
    def commerce(self) -> Effect | None:
        return self._effect("commerce")

    @property
    def when_played(self) -> Effect | None:
        """What happens when it is played: of a trade route its commerce (IMP-ACT-5)."""
        return self.commerce if self.trade_route else self.play

    @cached_property
    def profit(self) -> Effect | None:
        return self._effect("profit")

    @cached_property
    def gained(self) -> Effect | None:
        return self._effect("gained")

    @cached_property
    def set_up(self) -> Effect | None:
        """What its owner gets when the table is laid out."""
        return self._effect("set_up")

    @cached_property
    def before_scoring(self) -> Effect | None:
        return self._effect("before_scoring")

    @cached_property
    def passives(self) -> tuple[Rule, ...]:
        return tuple(self._parse("passive", text, parser().rule) for text in self.texts.get("passive", ()))

    @cached_property
    def triggers(self) -> tuple[When, ...]:
        return tuple(rule for rule in self.passives if isinstance(rule, When))

    @cached_property
    def replacements(self) -> tuple[Instead, ...]:
        return tuple(rule for rule in self.passives if isinstance(rule, Instead))

    @cached_property
    def standing(self) -> tuple[Do, ...]:
        return tuple(rule for rule in self.passives if isinstance(rule, Do))

    @cached_property
    def lasting(self) -> tuple[When, ...]:
        """Triggers that its play text starts for the rest of the turn."""
        sentences = self.play.sentences if self.play else ()
        rules = [sentence.rule for sentence in sentences if isinstance(sentence, Until)]
        return tuple(rule for rule in rules if isinstance(rule, When))

    @cached_property
    def points(self) -> Points:
        return self._parse("points", str(self.texts.get("points", 0)), parser().points)  # type: ignore[no-any-return]

    @cached_property
    def best_points(self) -> int:
        """What the automa thinks a card is worth (IMP-SOLO-56)."""
        points = self.points
        if points.variable:
            return 5
        return max([points.value, *(value for _, value in points.cases)])

    def name_in(self, language: str) -> str:
        return self.names.get(language, self.name)

    def _effect(self, key: str) -> Effect | None:
        text = self.texts.get(key)
        return None if text is None else self._parse(key, text, parser().effect)

    def _parse(self, key: str, text: str, parse: Any) -> Any:
        try:
            return parse(text)
        except EffectError as error:
            where = f"{self.source}: card {self.id}, {key}, line {error.line}, column {error.column}"
            raise CardError(f"{where}: {error}") from None


@dataclass(frozen=True)
class Nation:
    """A nation's own rules, beyond its cards."""

    id: str
    name: str
    names: Mapping[str, str]
    box: str
    code: str
    exhausts: int = 5
    start_state: str = "barbarian"
    accession: str = "flip"
    develops: bool = True
    requires_trade_routes: bool = False
    playable: bool = True
    sinks: bool = False
    quests: bool = False
    legends: bool = False
    # What differs in a fast game: one of variants.EXCEPTIONS (IMP-VAR-FAST-1, -4…8).
    fast: str = ""
    colour: str = "#6750A4"


class Library:
    """All cards of the data folder, read once."""

    def __init__(self, folder: Path = DATA) -> None:
        self.cards: dict[str, Card] = {}
        self.nations: dict[str, Nation] = {}
        self.replaced_by: dict[str, str] = {}
        # Texts that many cards share, by name, and those of every card read so far, by its id.
        self._shared = _read(folder / "texts.toml")
        for path in sorted((folder / "nations").glob("*.toml")):
            self._read_nation(path)
        for path in sorted((folder / "commons").glob("*.toml")):
            self._read_cards(path, _read(path), "common")
        unrest = self.cards.get("1UNR1")
        if unrest is not None:
            self.cards[GENERIC_UNREST] = Card(
                GENERIC_UNREST, unrest.name, "common", "all", unrest.names, unrest.suits, texts=unrest.texts
            )

    def __getitem__(self, card_id: str) -> Card:
        try:
            return self.cards[card_id]
        except KeyError:
            raise CardError(f"unknown card {card_id!r}") from None

    def nation(self, nation_id: str) -> Nation:
        try:
            return self.nations[nation_id]
        except KeyError:
            known = ", ".join(sorted(self.nations))
            raise CardError(f"unknown nation {nation_id!r}; known: {known}") from None

    def of_nation(self, nation_id: str, originals: bool = False) -> list[Card]:
        """The nation's faces as played: replacement cards instead of those they replace, or the originals."""
        return [card for card in self.cards.values() if card.nation == nation_id and self._current(card, originals)]

    def commons(self, box: str, originals: bool = False) -> list[Card]:
        """The common set of a box, without the cards that come with Trade Routes to any set."""
        return [
            card
            for card in self.cards.values()
            if card.nation == "common" and card.box.lower() == box and self._current(card, originals)
            and not card.of_trade_routes
        ]  # fmt: skip

    def trade_routes(self) -> list[Card]:
        """What the Trade Routes expansion brings to every common set (IMP-COMP-4)."""
        return [card for card in self.cards.values() if card.nation == "common" and card.of_trade_routes]

    def _current(self, card: Card, originals: bool) -> bool:
        return card.replaces is None if originals else card.id not in self.replaced_by

    def _read_nation(self, path: Path) -> None:
        content = _read(path)
        table = content.get("nation")
        if not isinstance(table, dict) or "id" not in table:
            raise CardError(f"{path.name}: needs a [nation] table with an id")
        fields = {**table}
        fields.setdefault("names", {})
        try:
            nation = Nation(**fields)
        except TypeError as error:
            raise CardError(f"{path.name}: [nation]: {error}") from None
        self.nations[nation.id] = nation
        self._read_cards(path, content, nation.id)

    def _read_cards(self, path: Path, content: dict[str, Any], nation: str) -> None:
        for row in content.get("card", ()):
            card = self._card(path, row, nation, content.get("box") or content.get("nation", {}).get("box", "all"))
            if card.id in self.cards:
                raise CardError(f"{path.name}: card {card.id}: id used twice")
            self.cards[card.id] = card
            if card.replaces:
                self.replaced_by[card.replaces] = card.id

    def _card(self, path: Path, row: dict[str, Any], nation: str, box: str) -> Card:
        row = dict(row)
        card_id = row.pop("id", None)
        shared = row.pop("as", None)
        if shared is not None:
            if shared not in self._shared:
                raise CardError(f"{path.name}: card {card_id}: unknown shared text {shared!r}")
            row = {**self._shared[shared], **row}
        self._shared[str(card_id)] = {key: value for key, value in row.items() if key not in _OWN}
        if not isinstance(card_id, str) or "name" not in row:
            raise CardError(f"{path.name}: card {card_id}: needs an id and a name")
        if nation in self.nations and self.nations[nation].requires_trade_routes:
            row.setdefault("expansion", "trade_route")  # as all of its cards are
        printed = {key: row.pop(key) for key in tuple(row) if key in _PRINTED}
        for key, known in _LISTS.items():
            printed[key] = tuple(printed.get(key, ()))
            for word in printed[key]:
                if word not in known:
                    raise CardError(f"{path.name}: card {card_id}: {key}: unknown {word!r}")
        for key, known in _SINGLE.items():
            if printed.get(key) is not None and printed[key] not in known:
                raise CardError(f"{path.name}: card {card_id}: {key}: unknown {printed[key]!r}")
        for resource in printed.get("cost") or ():
            if resource not in (*RESOURCES, "mana"):
                raise CardError(f"{path.name}: card {card_id}: cost: unknown {resource!r}")
        unknown = set(row) - _TEXTS
        if unknown:
            raise CardError(f"{path.name}: card {card_id}: unknown key {sorted(unknown)[0]!r}")
        return Card(card_id, nation=nation, box=box, texts=row, source=path.name, **printed)


_PRINTED = {
    "name", "names", "suits", "types", "state", "header", "start", "cost", "players", "expansion", "replaces",
    "unplayable", "leader", "group", "cannot",
}  # fmt: skip
# What a card does not take over from another one.
_OWN = {"names", "start", "cost", "players", "expansion", "replaces"}
_LISTS = {
    "suits": tuple(suit.replace(" ", "_") for suit in SUITS), "types": TYPES, "state": STATES, "cannot": CANNOT,
}  # fmt: skip
_SINGLE = {"header": HEADERS, "start": STARTS, "players": PLAYER_COUNTS, "expansion": EXPANSIONS}
_TEXTS = {*EFFECT_KEYS, "passive", "points", "free", "needs", "cost_needs", "cost_also", "cost_free"}


def _read(path: Path) -> dict[str, Any]:
    try:
        return read_toml(path)
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{path.name}: {error}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(f"{path.name}: cannot be read: {error}") from None


@cache
def library() -> Library:
    return Library()


def effects(card: Card) -> Iterator[tuple[str, Effect | Rule]]:
    """Every ability of the card with the key it is written under."""
    for key in EFFECT_KEYS:
        effect = getattr(card, key)
        if effect is not None:
            yield key, effect
    for rule in card.passives:
        yield "passive", rule
