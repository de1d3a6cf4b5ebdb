"""A position: everything that is true of a game of Imperium at one moment, as plain data. Lists are top first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from automa.imperium.campaign_game import CampaignGame
from automa.imperium.lexicon import RESOURCES

MARKET_SLOTS = 5
# A card that lies face down on a real table and was not seen.
UNKNOWN = "?"
PILES = ("region", "uncivilised", "civilised", "main", "fame", "unrest", "exile", "chaos")
AUTOMA_ZONES = ("dynasty", "quests", "journey", "aside")
SEAT_ZONES = ("hand", "deck", "discard", "history", "sunken", "legends", "nation_deck", "development")
# A card whose text is being resolved is in no other zone (IMP-TEXT-4).
PLAYING = "playing"


def pool(**amounts: int) -> dict[str, int]:
    return {**dict.fromkeys(RESOURCES, 0), **amounts}


@dataclass(slots=True)
class InPlay:
    card: str
    garrison: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    exhausted: bool = False

    def copy(self) -> InPlay:
        return InPlay(self.card, self.garrison[:], self.tokens.copy(), self.exhausted)


@dataclass(slots=True)
class Slot:
    """A place of the market. Empty when it could not be refilled (IMP-MARKET-5)."""

    card: str | None = None
    tokens: dict[str, int] = field(default_factory=dict)
    unrest: list[str] = field(default_factory=list)

    def copy(self) -> Slot:
        return Slot(self.card, self.tokens.copy(), self.unrest[:])


@dataclass(slots=True)
class Seat:
    kind: str = "human"
    nation: str = ""
    power: str = "A"
    state: str = "barbarian"
    resources: dict[str, int] = field(default_factory=pool)
    actions: int = 3
    exhausts: int = 5
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    history: list[str] = field(default_factory=list)
    nation_deck: list[str] = field(default_factory=list)
    development: list[str] = field(default_factory=list)
    playing: list[str] = field(default_factory=list)
    play: list[InPlay] = field(default_factory=list)
    power_card: InPlay | None = None
    # The exhaust token that a reshuffle puts on the nation deck or development area (IMP-SHUF-3).
    added_card: bool = False
    king_of_kings: bool = False
    # Under the power card, but no history (IMP-KW-SINK-1).
    sunken: list[str] = field(default_factory=list)
    # Cards of this seat that were taken out of the game.
    removed: list[str] = field(default_factory=list)
    # The automa's own places (IMP-SOLO-6, -7). None in `slots` is an empty slot.
    slots: list[str | None] = field(default_factory=list)
    dynasty: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    journey: list[str] = field(default_factory=list)
    # Cards laid on its deck in view: they stay known there and in the slots until a shuffle (IMP-SOLO-12).
    known: list[str] = field(default_factory=list)
    # At a table where a person turns its cards over, "?" stands for one not seen yet, and these are what they can be.
    unseen: list[str] = field(default_factory=list)
    unseen_dynasty: list[str] = field(default_factory=list)
    unseen_quests: list[str] = field(default_factory=list)
    # Beside the power card and in play all game: a court, the face of a journey that is up, a merchant (IMP-ZONE-6).
    permanents: list[InPlay] = field(default_factory=list)
    # The sides of them that lie down and can be turned up.
    undersides: list[str] = field(default_factory=list)
    # Cards of the automa that lie face up beside its dynasty deck (IMP-SOLO-65).
    aside: list[str] = field(default_factory=list)
    # Under the power card of a nation that has legends instead of a history (IMP-NATION-POLYNESIANS-3).
    legends: list[str] = field(default_factory=list)
    # The text of the table that a player wrote for this automa; none where it plays by ours.
    table: str = ""

    def copy(self) -> Seat:
        return Seat(
            self.kind, self.nation, self.power, self.state, self.resources.copy(), self.actions, self.exhausts,
            self.hand[:], self.deck[:], self.discard[:], self.history[:], self.nation_deck[:], self.development[:],
            self.playing[:], [card.copy() for card in self.play],
            self.power_card.copy() if self.power_card else None,
            self.added_card, self.king_of_kings, self.sunken[:], self.removed[:], self.slots[:], self.dynasty[:],
            self.quests[:], self.journey[:], self.known[:], self.unseen[:], self.unseen_dynasty[:],
            self.unseen_quests[:], [card.copy() for card in self.permanents], self.undersides[:],
            self.aside[:], self.legends[:],
            self.table,
        )  # fmt: skip

    def zone(self, name: str) -> list[str]:
        return getattr(self, _SEAT_LISTS[name])  # type: ignore[no-any-return]


_SEAT_LISTS = {
    "hand": "hand", "deck": "deck", "discard": "discard", "history": "history", "nation": "nation_deck",
    "nation_deck": "nation_deck", "development": "development", "playing": "playing", "sunken": "sunken",
    "legends": "legends", "removed": "removed", "undersides": "undersides", "aside": "aside", "set aside": "aside",
    "known": "known", "dynasty": "dynasty", "quests": "quests", "journey": "journey", "unseen": "unseen",
    "unseen_dynasty": "unseen_dynasty", "unseen_quests": "unseen_quests",
}  # fmt: skip


@dataclass(slots=True)
class ThisTurn:
    """What lasts until the turn ends."""

    # The first action, exhaust ability, innovation or revolt settles what kind of turn it is (IMP-TURN-2).
    acted: bool = False
    free_played: list[str] = field(default_factory=list)
    # (card in play, icon that is gone, icons it counts as instead)
    treated: list[tuple[str, str, tuple[str, ...]]] = field(default_factory=list)
    # State icons ignored on the next card played, and on every card.
    ignored: list[str] = field(default_factory=list)
    ignored_by_all: list[str] = field(default_factory=list)
    # A card in play that is a copy of another until the turn ends.
    copies: dict[str, str] = field(default_factory=dict)
    returned_unrest: bool = False
    # (seat, card) whose "until end of turn" rules hold.
    lasting: list[tuple[int, str]] = field(default_factory=list)

    def copy(self) -> ThisTurn:
        return ThisTurn(
            self.acted, self.free_played[:], self.treated[:], self.ignored[:], self.ignored_by_all[:],
            self.copies.copy(), self.returned_unrest, self.lasting[:],
        )  # fmt: skip


@dataclass(slots=True)
class RealTable:
    """What the app remembers of a table it cannot see."""

    # "brain": the app holds the automa's cards. "guide": a person turns real ones over.
    way: str = "brain"
    # Market slots that nothing refills any more.
    empty_slots: list[int] = field(default_factory=list)
    # The person's points by source, as they counted them.
    score: dict[str, int] = field(default_factory=dict)

    def copy(self) -> RealTable:
        return RealTable(self.way, self.empty_slots[:], self.score.copy())


@dataclass(slots=True)
class Position:
    edition: str = "horizons"
    mode: str = "players"
    commons: str = "classics"
    originals: bool = False
    trade_routes: bool = False
    variants: tuple[str, ...] = ()
    difficulty: str | None = None
    round: int = 1
    turn: int = 0
    phase: str = "activate"
    seats: list[Seat] = field(default_factory=list)
    market: list[Slot] = field(default_factory=list)
    piles: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in PILES})
    king_of_kings: str = "A"
    rolls: list[int] = field(default_factory=list)
    # Why and in which round scoring was triggered, or the final result.
    end: dict[str, Any] | None = None
    this_turn: ThisTurn = field(default_factory=ThisTurn)
    # Training: progress tokens left beside the market (IMP-VAR-TRAIN-3).
    stock: int | None = None
    # What the automa rolled this turn.
    die: int | None = None
    real: RealTable | None = None
    chance: int = 0
    # The automa's die and shuffles have a chance of their own: they fall alike whatever else is shuffled, or by whom.
    automa_chance: int = 0
    campaign: CampaignGame | None = None
    # What is still to be settled before the first turn, and whose it is (IMP-VAR-FAST-4, -5, -10).
    opening: list[tuple[int, str]] = field(default_factory=list)

    def copy(self) -> Position:
        return Position(
            self.edition, self.mode, self.commons, self.originals, self.trade_routes, self.variants, self.difficulty,
            self.round, self.turn, self.phase, [seat.copy() for seat in self.seats],
            [slot.copy() for slot in self.market], {name: pile[:] for name, pile in self.piles.items()},
            self.king_of_kings, self.rolls[:], self.end.copy() if self.end else None, self.this_turn.copy(), self.stock,
            self.die, self.real.copy() if self.real else None, self.chance, self.automa_chance,
            self.campaign, self.opening[:],
        )  # fmt: skip

    @property
    def active(self) -> Seat:
        return self.seats[self.turn]

    def others(self, seat: int) -> list[int]:
        """The other seats in turn order from this one."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count)]

    def all_cards(self) -> list[str]:
        """Every card of the game, wherever it is. The list may not change during a game but by the set-up."""
        cards: list[str] = []
        for seat in self.seats:
            for name in (*SEAT_ZONES, PLAYING, "removed", "undersides", *AUTOMA_ZONES):
                cards += seat.zone(name)
            cards += [card for card in seat.slots if card is not None]
            for card in (*seat.play, *seat.permanents):
                cards += [card.card, *card.garrison]
            if seat.power_card:
                cards.append(seat.power_card.card)
        for slot in self.market:
            cards += [*([slot.card] if slot.card else []), *slot.unrest]
        for pile in self.piles.values():
            cards += pile
        return cards
