"""What the automa's rules ask becomes a question to the person, what they change something for the person's hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from automa.imperium.cards import GENERIC_UNREST
from automa.imperium.market import first_progress
from automa.imperium.match import Frame, Match
from automa.imperium.move import trigger_end
from automa.imperium.opponent.ground import HUMAN, Attempt, Ground
from automa.imperium.physical.attempt import Mark, Refused
from automa.imperium.physical.cards import cards_of_suit, could_be_next, could_be_on, routes_of_human
from automa.imperium.physical.market import MOST, correct_market, observe_slot
from automa.imperium.physical.observe import NONE, Corrected, ask, ask_amount, ask_card, ask_option, ask_yes, looking
from automa.imperium.position import UNKNOWN, Position, RealTable, Slot
from automa.imperium.verbs.base import value
from automa.language.tree import Do, Noun, Statement
from automa.table import Decision, Option, Steps

# What must be done with the hands. The app keeps the rest: tokens always, and in Brain the automa's own cards too.
HANDS = {
    "exile_market", "automa_acquires", "automa_breaks_through", "automa_takes_fame", "automa_takes_unrest",
    "automa_returns_unrest", "place_token", "automa_swaps", "automa_exiles", "clean_up", "goods_on_your_route",
}  # fmt: skip
HANDS_OF_A_GUIDE = HANDS - {"clean_up"} | {
    "automa_puts", "automa_plays", "automa_discards", "automa_discards_top", "automa_abandons", "automa_gains_quest",
    "automa_gains_discovery",
    "automa_reveals", "clean_up_token", "waiting_card", "fill_slots", "dynasty", "automa_shuffles", "journey",
    "automa_empire", "automa_turns", "goods_on_its_route", "automa_turns_merchant",
}  # fmt: skip


ORDINARY_STATES = ("barbarian", "empire")
NEITHER = "neither"


def own_states(match: Match, nation: str) -> set[str]:
    """Which ordinary states a nation with a state card of its own may show, or neither; empty for all others."""
    cards = [card for card in match.library.of_nation(nation, match.p.originals) if card.is_state]
    shown = {next((icon for icon in card.state if icon in ORDINARY_STATES), NEITHER) for card in cards}
    # Such a card that shows neither comes after an ordinary one.
    return shown | set(ORDINARY_STATES) if NEITHER in shown else shown


class PhysicalGround(Ground):
    """`Guide`: the automa's cards are real and face down. Otherwise (`Brain`) the app holds them.

    Lives for one turn of the automa. What was asked is not asked again: the market for the whole turn, what the human
    has while one card is resolved. Every instruction can be refused, see `attempt.py`.
    """

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.guide = self.real.way == "guide"
        self._market_seen = False
        self._forget()

    def _forget(self) -> None:
        self._exile_seen = False
        self._route: str | None = None
        self._amounts: dict[str, int] = {}
        self._answers: dict[Statement | Noun, bool] = {}

    @property
    def real(self) -> RealTable:
        assert self.match.p.real is not None
        return self.match.p.real

    def attempt(self, what: str, frame: Frame | None = None) -> Attempt:
        return Mark(self.match, what, frame, self._seen, self._recall)

    def _seen(self) -> tuple[Any, ...]:
        return self._market_seen, self._exile_seen, self._amounts.copy()

    def _recall(self, seen: tuple[Any, ...], before: Position) -> None:
        """What was asked is asked again only if it was about something that is as before now."""
        market_seen, exile_seen, self._amounts = seen
        if before.market != self.match.p.market:
            self._market_seen = market_seen
        if before.piles["exile"] != self.match.p.piles["exile"]:
            self._exile_seen = exile_seen

    def roll(self) -> Steps[int]:
        """The app's die, or the number that the person's own die shows."""
        if self.match.p.rolls:
            return self.match.p.rolls.pop(0)
        options = [Option("roll"), *(Option(f"die:{number}", number=number) for number in range(1, 7))]
        (picked,) = yield from ask(self.match, Decision(HUMAN, "observe", "die", options))
        number: int | None = picked.data.get("number")
        rolled = self.match.automa_roll()  # also when it is not used, so that later shuffles do not depend on whose die
        picked.data["number"] = rolled if number is None else number
        return rolled if number is None else number

    @looking
    def slot_card(self, slot: int) -> Steps[str | None]:
        self._forget()
        if self.automa.slots[slot] is None:
            return None
        if self.automa.slots[slot] == UNKNOWN:
            card = yield from ask_card(self.match, "slot_card", self.automa.unseen, slot=slot + 1)
            self.automa.unseen.remove(card)
            self.automa.slots[slot] = card
        elif self.guide:
            yield from self.tell("automa_reveals", card=self.automa.slots[slot], slot=slot + 1)
        else:
            picked = yield from self._confirm("reveal", slot=slot + 1)
            picked.data["card"] = self.automa.slots[slot]
        return self.automa.slots[slot]

    @looking
    def know_top(self, zone: str, name: str = "") -> Steps[bool]:
        cards = self.automa.zone(zone)
        if cards and cards[0] == UNKNOWN:
            unseen = self.automa.zone("unseen" if zone == "deck" else f"unseen_{zone}")
            possible = could_be_next(self.match, unseen) if zone == "dynasty" else unseen
            card = yield from ask_card(self.match, f"top_of_{name or zone}", possible)
            cards[0] = card
            unseen.remove(card)
        return bool(cards)

    @looking
    def know_pile(self, pile: str) -> Steps[bool]:
        """The person turns the top card over and says which it is, or that there is none."""
        if pile == "fame" and self.automa.king_of_kings:
            return False
        card = yield from ask_card(self.match, "top_of_pile", could_be_on(self.match, pile), none=True, pile=pile)
        self.match.p.piles[pile] = [] if card == NONE else [card]
        if (pile, card) == ("main", NONE):
            trigger_end(self.match, "main deck")  # IMP-END-2a
        return card != NONE

    @looking
    def know_first(self, suit: str, decks: tuple[str, ...]) -> Steps[str]:
        """Asked once for all decks: in which of them the card was found is all the same."""
        cards = cards_of_suit(self.match, suit)
        card = yield from ask_card(
            self.match, "search_main" if decks == ("main",) else "search_decks", cards, none=True, suit=suit
        )
        self.match.p.piles["main"] = [] if card == NONE else [card]
        return "" if card == NONE else "main"

    @looking
    def market(self) -> Steps[list[Slot]]:
        """As last seen; the first row of a turn that looks at it asks whether it is still right."""
        while True:
            unseen = next((n for n, slot in enumerate(self.match.p.market) if slot.card == UNKNOWN), None)
            if unseen is not None:
                yield from observe_slot(self.match, unseen, tokens=self._market_seen)
                if not self._market_seen:
                    first_progress(self.match, self.match.p.market[unseen])  # the rest is seen at the check
            elif self._market_seen:
                return self.match.p.market
            else:
                yield from self._check_market()

    def _check_market(self) -> Steps[None]:
        options = [Option("right"), *(Option(f"slot:{number}", slot=number) for number in range(1, 6))]
        (picked,) = yield from ask(self.match, Decision(HUMAN, "observe", "market_check", options), anew=True)
        if picked.id == "right":
            self._market_seen = True
        else:
            yield from observe_slot(self.match, picked.data["slot"] - 1)

    @looking
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
        question = Decision(HUMAN, "observe", "exiled", options, least=0, most=len(options), suit=suits[0])
        picked = yield from ask(self.match, question, anew=True)
        rest = [card for card in exile if card not in lying]
        self.match.p.piles["exile"] = [option.data["card"] for option in picked] + rest
        self._exile_seen = True

    @looking
    def settle(self) -> Steps[None]:
        for number, slot in enumerate(self.match.p.market):
            if slot.card is None and number not in self.real.empty_slots:
                yield from observe_slot(self.match, number, tokens=False)

    @looking
    def human_state(self) -> Steps[str]:
        """Once an empire, always an empire: then it is never asked again. A nation's own state card may turn back."""
        human = self.match.seat(HUMAN)
        if own := own_states(self.match, human.nation):
            options = tuple(state for state in (*ORDINARY_STATES, NEITHER) if state in own)
            state = (yield from ask_option(self.match, "human_state", options)) if len(options) > 1 else options[0]
            human.state = human.state if state == NEITHER else state
            return state
        if human.state != "empire" and self.match.library.nation(human.nation).accession == "flip":
            human.state = yield from ask_option(self.match, "human_state", ORDINARY_STATES)
        return human.state

    @looking
    def human_has(self, noun: Noun, number: int) -> Steps[bool]:
        return (yield from self._ask_once(noun, "human_has", noun, number=number, icon=noun.kinds[0]))

    @looking
    def human_route(self, least: int) -> Steps[str | None]:
        """The goods on their own routes are the person's to know."""
        if self._route is None:
            self._route = yield from self._ask_route(least)
        return None if self._route == NONE else self._route

    def _ask_route(self, least: int) -> Steps[str]:
        """In the automa's order, which decides among equals."""
        options = [Option(f"card:{card}", card=card) for card in routes_of_human(self.match)]
        if not options:
            return NONE
        none = Option(NONE, card=NONE)
        question = Decision(HUMAN, "observe", "human_route", [*options, none], number=least)
        (picked,) = yield from ask(self.match, question, anew=True)
        card: str = picked.data["card"]
        return card

    @looking
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
            self._answers[key] = yield from ask_yes(self.match, about, says, **data)
        return self._answers[key]

    @looking
    def human_amount(self, resource: str) -> Steps[int]:
        if resource not in self._amounts:
            self._amounts[resource] = yield from ask_amount(self.match, "human_amount", MOST, resource=resource)
        return self._amounts[resource]

    def human_cannot(self, body: Statement) -> bool:
        return not self._answers.get(body, True)

    def human_does(self, body: Statement, frame: Frame, *, may: bool) -> Steps[bool]:
        """What becomes of it concerns only the human's own cards, and the unrest pile."""
        if self.human_cannot(body):
            return False
        # What they may do is theirs to know, but for the unrest pile.
        unrest = isinstance(body, Do) and body.what is not None and "unrest" in body.what.kinds
        more = [Option("no")] if may and unrest else []
        picked = yield from self._confirm("you_may" if may else "you_do", *more, source=frame.card, says=body)
        if unrest and picked.id == "done":
            self._follow_unrest(body, frame)
        return True

    def _follow_unrest(self, body: Statement, frame: Frame) -> None:
        assert isinstance(body, Do)
        number, pile = value(self.match, body.amount, frame), self.match.p.piles["unrest"]
        if body.verb == "take":
            del pile[:number]
        elif body.verb == "return":
            pile += [GENERIC_UNREST] * number

    def steal(self, resource: str, number: int, frame: Frame) -> Steps[int]:
        """As much as there is, unless a card wards it off: then nothing."""
        most = min(number, self._amounts.pop(resource, number))
        options = [Option(f"amount:{n}", number=n) for n in range(most + 1)]
        question = Decision(
            HUMAN, "amount", "stolen", options, least=0, most=most, source=frame.card, resource=resource
        )
        (picked,) = yield from ask(self.match, question)
        taken: int = picked.data["number"]
        return taken

    def shuffled(self) -> Steps[None]:
        """Guide: the new deck lies face down, and nobody knows its order."""
        if self.guide:
            self.automa.unseen += [card for card in self.automa.deck if card != UNKNOWN]
            self.automa.deck = [UNKNOWN] * len(self.automa.deck)
        yield from self.tell("automa_shuffles")

    def agreed(self, instruction: str, **data: Any) -> Steps[bool]:
        """The person may see that the table is another one, and corrects it instead."""
        try:
            picked = yield from self._confirm(f"do_{instruction}", Option("fix:market"), anew=True, **data)
            if picked.id == "done":
                return True
            yield from correct_market(self.match)
        except Corrected:
            pass
        return False

    def tell(self, instruction: str, **data: Any) -> Steps[None]:
        if instruction in (HANDS_OF_A_GUIDE if self.guide else HANDS):
            yield from self._confirm(f"do_{instruction}", **data)

    def _confirm(self, about: str, *more: Option, anew: bool = False, **data: Any) -> Steps[Option]:
        """Something to do, or to let happen; raises Refused if the person says that it cannot be done."""
        options = [Option("done"), *more, *self._refusals()]
        (picked,) = yield from ask(self.match, Decision(HUMAN, "confirm", about, options, **data), anew=anew)
        kind, _, what = picked.id.partition(":")
        if kind == "cannot":
            raise Refused(what)
        return picked

    def _refusals(self) -> list[Option]:
        """What can be taken back: the part of which this is a step, and the row."""
        marks = [mark.what for mark in self.match.marks]
        refusals = [Option("cannot:part")] if marks[-1:] == ["part"] else []
        return refusals + ([Option("cannot:row")] if "row" in marks else [])
