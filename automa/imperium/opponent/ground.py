"""The table around the automa: what its rules ask and what they tell.

The rules of the opponent are written once against this class. At a digital table the position answers every question;
at a physical table a person does, and every change becomes something to do with the hands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Any, Literal

from automa.imperium.market import SMALL_DECKS, face_down
from automa.imperium.match import Frame, Match
from automa.imperium.opponent.onto_human import onto_human
from automa.imperium.opponent.routes import trade_table
from automa.imperium.position import Seat, Slot
from automa.imperium.profit import FULL
from automa.imperium.select import counted
from automa.language.tree import Condition, Count, Do, Have, Noun, State, Statement
from automa.table import Steps

HUMAN = 0
AUTOMA = 1


class Attempt(ABC):
    """Something that is tried, as a context. If the table refuses it, it has not happened, and the context is left.

    So what succeeds returns from inside, and what stands behind the context is for the refusal.
    """

    def __enter__(self) -> Attempt:
        return self

    @abstractmethod
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool: ...


class _Certain(Attempt):
    """Where everything that is possible is done."""

    def __exit__(self, *_: object) -> Literal[False]:
        return False


_CERTAIN = _Certain()


class Ground(ABC):
    """Everything is a generator: any question may have to be put to a person."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def automa(self) -> Seat:
        return self.match.seat(AUTOMA)

    @abstractmethod
    def roll(self) -> Steps[int]:
        """The die."""

    @abstractmethod
    def slot_card(self, slot: int) -> Steps[str | None]:
        """Turn the card in this slot over; None if it turns out that none lies there."""

    @abstractmethod
    def know_top(self, zone: str, name: str = "") -> Steps[bool]:
        """Make the top card of one of the automa's own decks known, by this name; whether there is one."""

    @abstractmethod
    def know_pile(self, pile: str) -> Steps[bool]:
        """Make the top card of a shared pile known; whether there is one."""

    @abstractmethod
    def know_first(self, suit: str, decks: tuple[str, ...]) -> Steps[str]:
        """Search one deck after the other for a card of the suit; the deck that has one, "" if none has."""

    @abstractmethod
    def market(self) -> Steps[list[Slot]]:
        """The market as it lies."""

    @abstractmethod
    def know_exile(self, suits: tuple[str, ...]) -> Steps[None]:
        """Make the exiled cards of these suits known."""

    @abstractmethod
    def settle(self) -> Steps[None]:
        """After a card left the market: what lies there now."""

    @abstractmethod
    def human_state(self) -> Steps[str]: ...

    @abstractmethod
    def human_has(self, noun: Noun, number: int) -> Steps[bool]:
        """Whether the human has at least so many of these in play."""

    @abstractmethod
    def human_route(self, least: int) -> Steps[str | None]:
        """The human's trade route with most goods, at least so many and fewer than three; by priority among equals."""

    @abstractmethod
    def human_amount(self, resource: str) -> Steps[int]:
        """How much of a resource the human has."""

    @abstractmethod
    def human_can(self, body: Statement) -> Steps[bool]:
        """Whether this would do anything to the human."""

    @abstractmethod
    def human_cannot(self, body: Statement) -> bool:
        """Whether it is known already that this would do nothing to the human."""

    @abstractmethod
    def human_does(self, body: Statement, frame: Frame, *, may: bool) -> Steps[bool]:
        """The human resolves this, warding it off where it is harmful and a card allows (IMP-SOLO-40)."""

    @abstractmethod
    def steal(self, resource: str, number: int, frame: Frame) -> Steps[int]:
        """From the human's pool into the automa's; how much there was."""

    def attempt(self, what: str, frame: Frame | None = None) -> Attempt:
        """To try a "part" or a whole "row", or a step of the cleanup, which is a part too."""
        return _CERTAIN

    @abstractmethod
    def shuffled(self) -> Steps[None]:
        """The automa's deck was just shuffled."""

    @abstractmethod
    def agreed(self, instruction: str, **data: Any) -> Steps[bool]:
        """Something to do in the market; False if it lies otherwise than thought, and must be chosen anew."""

    @abstractmethod
    def tell(self, instruction: str, **data: Any) -> Steps[None]:
        """Something to carry out with the hands."""


class DigitalGround(Ground):
    """The position knows everything and nothing needs hands."""

    def roll(self) -> Steps[int]:
        rolls = self.match.p.rolls
        return rolls.pop(0) if rolls else self.match.automa_roll()
        yield

    def slot_card(self, slot: int) -> Steps[str | None]:
        return self.automa.slots[slot]
        yield

    def know_top(self, zone: str, name: str = "") -> Steps[bool]:
        return bool(self.automa.zone(zone))
        yield

    def know_pile(self, pile: str) -> Steps[bool]:
        return bool(face_down(self.match, pile) if pile in SMALL_DECKS else self.match.p.piles[pile])
        yield

    def know_first(self, suit: str, decks: tuple[str, ...]) -> Steps[str]:
        for deck in decks:
            cards = self.match.p.piles[deck] if deck == "main" else face_down(self.match, deck)
            if any(suit in self.match.card(card).icon_counts for card in cards):
                return deck
        return ""
        yield

    def market(self) -> Steps[list[Slot]]:
        return self.match.p.market
        yield

    def know_exile(self, suits: tuple[str, ...]) -> Steps[None]:
        return
        yield

    def settle(self) -> Steps[None]:
        return
        yield

    def human_state(self) -> Steps[str]:
        states = self.match.states(HUMAN)
        return "barbarian" if "barbarian" in states else states[0]
        yield

    def human_has(self, noun: Noun, number: int) -> Steps[bool]:
        return counted(self.match, Count((noun,)), Frame(HUMAN, "", HUMAN))[0] >= number
        yield

    def human_route(self, least: int) -> Steps[str | None]:
        order = trade_table().number_of
        routes = [(entry.tokens.get("goods", 0), entry.card) for entry in self.match.seat(HUMAN).play]
        known = [(goods, order(self.match.card(card)), card) for goods, card in routes if least <= goods < FULL]
        ranked = sorted((-goods, place, card) for goods, place, card in known if place is not None)
        return ranked[0][2] if ranked else None
        yield

    def human_amount(self, resource: str) -> Steps[int]:
        return self.match.seat(HUMAN).resources[resource]
        yield

    def human_can(self, body: Statement) -> Steps[bool]:
        return self.match.resolver.possible(body, Frame(HUMAN, "", HUMAN))
        yield

    def human_cannot(self, body: Statement) -> bool:
        return not self.match.resolver.possible(body, Frame(HUMAN, "", HUMAN))

    def human_does(self, body: Statement, frame: Frame, *, may: bool) -> Steps[bool]:
        return (yield from onto_human(self.match, body, frame, HUMAN, may=may))

    def steal(self, resource: str, number: int, frame: Frame) -> Steps[int]:
        spared = not (yield from onto_human(self.match, _STEAL, frame, HUMAN, may=False, only_ward_off=True))
        human = self.match.seat(HUMAN).resources
        taken = 0 if spared else min(number, human[resource])
        human[resource] -= taken
        return taken

    def shuffled(self) -> Steps[None]:
        return
        yield

    def agreed(self, instruction: str, **data: Any) -> Steps[bool]:
        return True
        yield

    def tell(self, instruction: str, **data: Any) -> Steps[None]:
        return
        yield


_STEAL = Do("steal")


def human_condition(ground: Ground, condition: Condition) -> Steps[bool]:
    """A row's condition on the human: a state, or cards in play."""
    match condition:
        case State(icon):
            return (yield from ground.human_state()) == icon
        case Have(what, number):
            return (yield from ground.human_has(what, number))
    raise LookupError(f"a row cannot ask this of the human: {condition}")
