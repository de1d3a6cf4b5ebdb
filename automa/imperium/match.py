"""A running game: the position, what happened, and what the rules need to pass around."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from automa.imperium.cards import Card, Library, library
from automa.imperium.position import InPlay, Position, Seat
from automa.language.tree import Statement
from automa.table import Decision, Option, Steps
from automa.table.chance import pick, shuffled

if TYPE_CHECKING:
    from automa.imperium.physical.attempt import Mark
    from automa.imperium.resolver import Resolver

NOBODY = -1
DIE = 6


class Collapse(Exception):
    """The unrest pile is empty: the game ends at once, whatever was going on (IMP-COLL-1, IMP-COLL-2)."""


class Spot(NamedTuple):
    """Where a card is. `host` is the card it is garrisoned under."""

    card: str
    zone: str
    seat: int = NOBODY
    host: str = ""


@dataclass(slots=True)
class Happening:
    """Something that triggers may wait for."""

    verb: str
    seat: int
    cards: tuple[str, ...] = ()
    zone: str = ""
    to: str = ""
    tokens: dict[str, int] = field(default_factory=dict)
    # Cards in play that were used for it.
    sources: tuple[str, ...] = ()
    # The unrest that came with an acquired card.
    taken: tuple[str, ...] = ()
    # The card whose text did it.
    card: str = ""
    # Triggers of these cards caused it and do not answer to it.
    answered: tuple[str, ...] = ()


@dataclass(slots=True)
class Memory:
    """What one effect remembers, shared by all players who take part in it."""

    # Cards moved so far, by participle: abandoned, returned, discarded, removed.
    moved: dict[str, list[str]] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    # Who could not give what was stolen; None before anything was.
    unable: list[int] | None = None
    declared: str = ""
    # What was about to be gained, where a rule puts something else in its place.
    that_much: tuple[str, int] = ("", 0)
    # The card that each player was given.
    given: dict[int, str] = field(default_factory=dict)
    host: str = ""
    # Players who ward off this attack (IMP-KW-ATTACK-2).
    spared: set[int] = field(default_factory=set)
    attacker: int = NOBODY
    # What an attack asks of its victims, while they may ward it off.
    threat: tuple[Statement, ...] = ()
    happening: Happening | None = None
    # Cards in play that were used up, for what their owner gains "from" them.
    used: list[Spot] = field(default_factory=list)
    # Cards looked at that have not been moved since.
    looked: list[Spot] = field(default_factory=list)
    # The unrest that came with the card acquired last.
    taken: tuple[str, ...] = ()
    # The tokens that lay on it (pitfall 12).
    tokens: dict[str, int] = field(default_factory=dict)
    # What was acquired or broken through for last, and the suits of it that something else may match.
    gained: list[Spot] = field(default_factory=list)
    suits: tuple[str, ...] = ()
    # Players who did what they might do, and those to whom an attack did something.
    joined: list[int] = field(default_factory=list)
    affected: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Frame:
    """One effect being resolved by one player: `seat` is "you", `card` is "this card"."""

    seat: int
    card: str
    owner: int
    memory: Memory = field(default_factory=Memory)
    it: list[Spot] = field(default_factory=list)
    done: bool = False

    def of(self, seat: int) -> Frame:
        return Frame(seat, self.card, self.owner, self.memory, self.it[:])


class Match:
    """The mutable centre that all rules work on."""

    __slots__ = ("events", "library", "marks", "p", "queue", "resolver", "seed")

    resolver: Resolver

    def __init__(self, position: Position, seed: int, events: list[dict[str, Any]] | None = None) -> None:
        self.p = position
        self.seed = seed
        self.events: list[dict[str, Any]] = [] if events is None else events
        self.library: Library = library()
        # What the sentence being resolved has caused so far (IMP-EXH-5).
        self.queue: list[Happening] = []
        # At a real table: where the automa's turn can go back to.
        self.marks: list[Mark] = []

    def seat(self, number: int) -> Seat:
        return self.p.seats[number]

    def card(self, card_id: str) -> Card:
        return self.library.cards[card_id]

    def face(self, card_id: str) -> Card:
        """The card as it works now: itself, or what it is a copy of this turn."""
        copies = self.p.this_turn.copies
        return self.library.cards[copies.get(card_id, card_id) if copies else card_id]

    def tell(self, event: str, seat: int = NOBODY, **data: Any) -> None:
        self.events.append({"event": event, "seat": seat, "round": self.p.round, **data})

    def happen(self, verb: str, seat: int, **data: Any) -> None:
        self.queue.append(Happening(verb, seat, **data))

    def shuffled(self, cards: list[str]) -> list[str]:
        self.p.chance += 1
        return shuffled(cards, self.seed, self.p.chance)

    def automa_shuffled(self, cards: list[str]) -> list[str]:
        self.p.automa_chance += 1
        return shuffled(cards, self.seed, -self.p.automa_chance)

    def automa_roll(self) -> int:
        self.p.automa_chance += 1
        return pick(DIE, self.seed, -self.p.automa_chance) + 1

    def in_play(self, seat: int) -> list[InPlay]:
        """The cards whose text works for this player: play area, power card and what lies beside it (IMP-ZONE-6).

        None for an automa (IMP-SOLO-46).
        """
        player = self.p.seats[seat]
        if player.kind == "automa":
            return []
        if not player.permanents:
            return [*player.play, player.power_card] if player.power_card else player.play
        return [*player.play, *player.permanents, *([player.power_card] if player.power_card else ())]

    def entry(self, seat: int, card: str) -> InPlay | None:
        player = self.p.seats[seat]
        if player.power_card and player.power_card.card == card:
            return player.power_card
        return next((entry for entry in (*player.play, *player.permanents) if entry.card == card), None)

    def states(self, seat: int) -> tuple[str, ...]:
        """The icons that the seat's state card shows: those of a nation's own card may be two (IMP-SETUP-5)."""
        player = self.p.seats[seat]
        for entry in player.permanents:
            card = self.library.cards[entry.card]
            if card.is_state:
                return card.state
        return (player.state,)

    def is_automa(self, seat: int) -> bool:
        return self.p.seats[seat].kind == "automa"


def ask(decision: Decision) -> Steps[tuple[Option, ...]]:
    """Hand out the decision, unless there is only one legal answer to it."""
    least, most = decision.picks
    if least == most == len(decision.options):
        return tuple(decision.options)
    if most == 0 or not decision.options:
        return ()
    return (yield decision)


def ask_cards(
    frame: Frame, about: str, spots: Sequence[Spot], least: int = 1, most: int = 1, seat: int | None = None
) -> Steps[list[Spot]]:
    """Let a player pick cards among these."""
    decider = frame.seat if seat is None else seat
    options = card_options(spots)
    picked = yield from ask(
        Decision(decider, "cards", about, options, least=min(least, len(options)), most=min(most, len(options)),
                 source=frame.card)
    )  # fmt: skip
    return [spot_of(option) for option in picked]


def card_options(spots: Sequence[Spot]) -> list[Option]:
    options: list[Option] = []
    copies: dict[str, int] = {}
    for spot in spots:
        name = f"card:{spot.card}@{spot.zone}"
        copies[name] = copies.get(name, 0) + 1
        option_id = name if copies[name] == 1 else f"{name}#{copies[name]}"
        options.append(Option(option_id, **spot._asdict()))
    return options


def spot_of(option: Option) -> Spot:
    return Spot(option.data["card"], option.data["zone"], option.data["seat"], option.data["host"])
