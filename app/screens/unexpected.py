"""A card turned over where the app did not expect it: one that was seen already, or one that it did not know of.

Such a card is no option of the question. It is picked all the same, as a correction that says how that can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.look.look import look
from app.play import AUTOMA
from app.widgets.picker import as_options
from automa.imperium.physical import offers
from automa.table import Decision, Option

if TYPE_CHECKING:
    from app.screens.turn import Turn

TURNED_OVER = ("slot_card", "top_of_deck")


class Unexpected:
    """What a picker offers besides the options of a question, and what picking it means."""

    def __init__(self, turn: Turn, decision: Decision) -> None:
        self.turn = turn
        self.decision = decision
        self.position: dict[str, Any] = turn.play.table.position()
        self.possible = decision.about in TURNED_OVER

    @property
    def copies(self) -> Sequence[str]:
        """All the cards that are still to be seen there."""
        return self.turn.play.view["seats"][AUTOMA]["unseen"] if self.possible else ()

    @property
    def seen(self) -> list[Option]:
        return as_options(offers.seen_cards(self.position)) if self.possible else []

    @property
    def more(self) -> list[tuple[str, list[Option]]]:
        others = as_options(offers.new_cards(self.position)) if self.possible else []
        return [(look.say("picker-other"), others)]

    def pick(self, option: Option) -> None:
        if option in self.decision.options:
            self.turn.answer(option.id)
        else:
            slot = self.decision.data.get("slot")
            self.turn.correct(*offers.turned_over(self.position, option.data["card"], slot))
