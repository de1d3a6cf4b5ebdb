"""What the automa's rules ask becomes a question to the person, what they change something for the person's hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Frame, Match
from automa.imperium.opponent.ground import HUMAN, Ground
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.physical.cards import cards_of_suit, could_be_in_slot, could_be_next, could_be_on
from automa.imperium.physical.observe import NONE, ask_amount, ask_card, ask_option, ask_yes
from automa.imperium.position import UNKNOWN, Slot
from automa.language.tree import Do, Noun, Statement
from automa.table import Decision, Option, Steps

# What must be done with the hands. The app keeps the rest: tokens always, and in Brain the automa's own cards too.
HANDS = {
    "exile_market", "automa_acquires", "automa_breaks_through", "automa_takes_fame", "automa_takes_unrest",
    "automa_returns_unrest", "place_token", "automa_exiles",
}  # fmt: skip
HANDS_OF_A_GUIDE = HANDS | {
    "automa_puts", "automa_plays", "automa_discards", "automa_discards_top", "automa_abandons", "automa_gains_quest",
    "automa_reveals", "waiting_card", "fill_slots", "dynasty", "automa_shuffles", "journey", "automa_empire",
}  # fmt: skip
# More than anybody ever has of one resource.
MOST = 60


class PhysicalGround(Ground):
    """`Guide`: the automa's cards are real and face down. Otherwise (`Brain`) the app holds them.

    Lives for one turn of the automa. What was asked is not asked again: the market for the whole turn, what the human
    has while one card is resolved.
    """

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert match.p.real is not None
        self.real = match.p.real
        self.guide = self.real.way == "guide"
        self._market_seen = False
        self._forget()

    def _forget(self) -> None:
        self._exile_seen = False
        self._amounts: dict[str, int] = {}
        self._answers: dict[Statement | Noun, bool] = {}

    def roll(self) -> Steps[int]:
        """The app's die, or the number that the person's own die shows."""
        if self.match.p.rolls:
            return self.match.p.rolls.pop(0)
        options = [Option("roll"), *(Option(f"die:{number}", number=number) for number in range(1, 7))]
        (picked,) = yield Decision(HUMAN, "observe", "die", options)
        number: int | None = picked.data.get("number")
        rolled = self.match.automa_roll()  # also when it is not used, so that later shuffles do not depend on whose die
        return rolled if number is None else number

    def slot_card(self, slot: int) -> Steps[str]:
        card = self.automa.slots[slot]
        assert card is not None
        self._forget()
        if card == UNKNOWN:
            card = yield from ask_card(self.match, "slot_card", self.automa.unseen, slot=slot + 1)
            self.automa.unseen.remove(card)
            self.automa.slots[slot] = card
        else:
            yield from self.tell("automa_reveals", card=card, slot=slot + 1)
        return card

    def know_top(self, zone: str) -> Steps[bool]:
        cards = self.automa.zone(zone)
        if cards and cards[0] == UNKNOWN:
            unseen = self.automa.zone("unseen" if zone == "deck" else f"unseen_{zone}")
            possible = could_be_next(self.match, unseen) if zone == "dynasty" else unseen
            cards[0] = yield from ask_card(self.match, f"top_of_{zone}", possible)
            unseen.remove(cards[0])
        return bool(cards)

    def know_pile(self, pile: str) -> Steps[bool]:
        """The person turns the top card over and says which it is, or that there is none."""
        if pile == "fame" and self.automa.king_of_kings:
            return False
        card = yield from ask_card(self.match, "top_of_pile", could_be_on(self.match, pile), none=True, pile=pile)
        self.match.p.piles[pile] = [] if card == NONE else [card]
        return card != NONE

    def know_main(self, suit: str) -> Steps[bool]:
        card = yield from ask_card(self.match, "search_main", cards_of_suit(self.match, suit), none=True, suit=suit)
        self.match.p.piles["main"] = [] if card == NONE else [card]
        return card != NONE

    def market(self) -> Steps[list[Slot]]:
        """As last seen; the first row of a turn that looks at it asks whether it is still right."""
        while not self._market_seen:
            options = [Option("right"), *(Option(f"slot:{number}", slot=number) for number in range(1, 6))]
            (picked,) = yield Decision(HUMAN, "observe", "market_check", options)
            if picked.id == "right":
                self._market_seen = True
            else:
                yield from observe_slot(self.match, picked.data["slot"] - 1)
        return self.match.p.market

    def know_exile(self, suits: tuple[str, ...]) -> Steps[None]:
        """The person looks through the exile; once for the card being resolved."""
        if self._exile_seen:
            return
        exile = self.match.p.piles["exile"]
        lying = [card for card in exile if any(suit in self.match.card(card).icon_counts for suit in suits)]
        cards = [card for suit in suits for card in cards_of_suit(self.match, suit)] + lying
        options = [Option(f"card:{card}", card=card, lying=card in lying) for card in sorted(set(cards))]
        if not options:
            return
        picked = yield Decision(HUMAN, "observe", "exiled", options, least=0, most=len(options), suit=suits[0])
        rest = [card for card in exile if card not in lying]
        self.match.p.piles["exile"] = [option.data["card"] for option in picked] + rest
        self._exile_seen = True

    def settle(self) -> Steps[None]:
        for number, slot in enumerate(self.match.p.market):
            if slot.card is None and number not in self.real.empty_slots:
                yield from observe_slot(self.match, number, tokens=False)

    def human_state(self) -> Steps[str]:
        """Once an empire, always an empire: then it is never asked again."""
        human = self.match.seat(HUMAN)
        if human.state != "empire" and self.match.library.nation(human.nation).accession == "flip":
            human.state = yield from ask_option("human_state", ("barbarian", "empire"))
        return human.state

    def human_has(self, noun: Noun, number: int) -> Steps[bool]:
        return (yield from self._ask_once(noun, "human_has", noun, number=number, icon=noun.kinds[0]))

    def human_can(self, body: Statement) -> Steps[bool]:
        """What the human gains, draws or takes is always possible; whether there is something to lose is asked."""
        assert isinstance(body, Do)
        match body.verb:
            case "recall" | "abandon":
                assert body.what is not None
                in_play = replace(body.what, places=("play",))
                return (yield from self._ask_once(body, "human_has", in_play, number=1, icon=in_play.kinds[0]))
            case "discard":
                return (yield from self._ask_once(body, "human_has_cards", body))
            case "return":
                return (yield from self._ask_once(body, "human_has_unrest", body))
        return True

    def _ask_once(self, key: Statement | Noun, about: str, says: Statement | Noun, **data: Any) -> Steps[bool]:
        if key not in self._answers:
            self._answers[key] = yield from ask_yes(about, says, **data)
        return self._answers[key]

    def human_amount(self, resource: str) -> Steps[int]:
        if resource not in self._amounts:
            self._amounts[resource] = yield from ask_amount("human_amount", MOST, resource=resource)
        return self._amounts[resource]

    def human_does(self, body: Statement, frame: Frame, *, may: bool) -> Steps[bool]:
        """What becomes of it concerns only the human's own cards. What they said they cannot do is not told."""
        if not self._answers.get(body, True):
            return False
        yield Decision(HUMAN, "confirm", "you_may" if may else "you_do", [Option("done")], source=frame.card, says=body)
        return True

    def steal(self, resource: str, number: int, frame: Frame) -> Steps[int]:
        """As much as there is, unless a card wards it off: then nothing."""
        most = min(number, self._amounts.pop(resource, number))
        options = [Option(f"amount:{n}", number=n) for n in range(most + 1)]
        (picked,) = yield Decision(
            HUMAN, "amount", "stolen", options, least=0, most=most, source=frame.card, resource=resource
        )
        taken: int = picked.data["number"]
        return taken

    def shuffled(self) -> Steps[None]:
        """Guide: the new deck lies face down, and nobody knows its order."""
        if self.guide:
            self.automa.unseen += [card for card in self.automa.deck if card != UNKNOWN]
            self.automa.deck = [UNKNOWN] * len(self.automa.deck)
        yield from self.tell("automa_shuffles")

    def agreed(self, instruction: str, **data: Any) -> Steps[bool]:
        """The person may see that the market is another one, and corrects it instead."""
        options = [Option("done"), Option("fix:market")]
        (picked,) = yield Decision(HUMAN, "confirm", f"do_{instruction}", options, **data)
        if picked.id == "done":
            return True
        yield from correct_market(self.match)
        return False

    def tell(self, instruction: str, **data: Any) -> Steps[None]:
        if instruction in (HANDS_OF_A_GUIDE if self.guide else HANDS):
            yield Decision(HUMAN, "confirm", f"do_{instruction}", [Option("done")], **data)


def correct_market(match: Match) -> Steps[None]:
    slot = yield from ask_option("which_slot", [str(number) for number in range(1, len(match.p.market) + 1)])
    yield from observe_slot(match, int(slot) - 1)


def observe_slot(match: Match, number: int, *, tokens: bool = True) -> Steps[None]:
    """Which card lies in this slot of the market, with what on it."""
    slot = match.p.market[number]
    cards = could_be_in_slot(match, number)
    card = yield from ask_card(match, "market_slot", cards, none=True, slot=number + 1)
    slot.card = None if card == NONE else card
    slot.tokens = {}
    slot.unrest = [] if slot.card is None or match.card(slot.card).is_region else ["UNR"]
    assert match.p.real is not None
    empty = match.p.real.empty_slots
    if slot.card is None:
        empty.append(number)
        return
    if number in empty:
        empty.remove(number)
    if tokens:
        for resource in _market_tokens(match):
            amount = yield from ask_amount("market_tokens", MOST, resource=resource, slot=number + 1)
            if amount:
                slot.tokens[resource] = amount
    match.tell("refill", card=slot.card, slot=number + 1)


def _market_tokens(match: Match) -> list[str]:
    """What can lie on a market card in this game: progress, and what either nation puts there instead."""
    kinds = {"progress", *(opponent_table(seat.nation).token[0] for seat in match.p.seats)}
    return [resource for resource in RESOURCES if resource in kinds]
