"""The verbs of the automa's rows: the same words as on cards, carried out by rule instead of by choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from automa.imperium import market
from automa.imperium.difficulty import level
from automa.imperium.match import Frame, Spot
from automa.imperium.move import lift, main_deck_touched, move, take_unrest, trigger_end
from automa.imperium.opponent.choice import lowest_exilable, ranked
from automa.imperium.opponent.dynasty import add_dynasty_card
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.opponent.state import turn_over
from automa.imperium.opponent.trade import VERBS as TRADING
from automa.imperium.opponent.trade import Trading
from automa.imperium.opponent.unrest import return_to_pile
from automa.imperium.select import candidates, is_there
from automa.imperium.variants import QUICK_SETUP
from automa.imperium.verbs.base import noun, value, weight
from automa.imperium.verbs.market import CONSOLATION
from automa.language.tree import Do
from automa.table import Steps

Resolve = Callable[[str], Steps[None]]
# More than the tables of the game ever resolve in a turn.
MOST_RESOLVED = 30


class RowVerbs:
    def __init__(self, ground: Ground, resolve: Resolve, trading: Trading) -> None:
        self.ground = ground
        self.match = ground.match
        self.resolve = resolve
        self.trading = trading
        # Other cards resolved by rows this turn.
        self._resolved = 0

    def can(self, do: Do, frame: Frame, *, in_full: bool = False) -> Steps[bool]:
        """Whether the verb could do anything; as a cost, whether it could be done in full."""
        automa = self.match.seat(AUTOMA)
        needed = self._number(do, frame) if in_full else 1
        match do.verb:
            case "gain":
                return self._number(do, frame) > 0
            case "pay" | "convert":
                have = automa.resources[noun(do).kinds[0]]
                return have >= (self._number(do, frame) if do.verb == "pay" and do.amount.mode == "exactly" else 1)
            case verb if verb in TRADING:
                return (yield from self.trading.can(do))
            case "flip" if self.trading.is_merchant(frame.card):
                return True
            case "resolve" if "main" in noun(do).places:
                return self._may_resolve()
            case "discard" | "resolve" if self._deck(do):
                return self._may_resolve() if do.verb == "resolve" else len(automa.zone(self._deck(do))) >= needed
            case "steal":
                return (yield from self.ground.human_amount(noun(do).kinds[0])) > 0
            case "take":
                return self._can_take(do)
            case "acquire":
                yield from self._know_market(do)
                return bool(candidates(self.match, noun(do), frame, "market"))
            case "exile" if noun(do).places == ("market",):
                return lowest_exilable((yield from self.ground.market())) is not None
            case "swap":
                yield from self.ground.market()
                return bool(self._swappable(do, frame))
            case "place":
                return self._die_slot() is not None
            case "break through" | "end game":
                return True
            case "reveal":
                return self.match.p.real is not None or bool(self.match.p.piles["main"])
            case "flip":
                return len(automa.journey) > 1
            case "exile" if noun(do).places == ("quests",):
                return len(automa.quests) > 1  # no row exiles the last one
            case "put" if noun(do).places == ("supply",):
                return bool(self.match.p.piles["unrest"])
        return sum(weight(self.match, do, spot) for spot in self._cards(do, frame)) >= needed

    def do(self, do: Do, frame: Frame) -> Steps[None]:
        if do.verb in TRADING:
            yield from self.trading.do(do, frame)
            return
        name = _METHODS[do.verb]
        yield from getattr(self, name)(do, frame)

    def _number(self, do: Do, frame: Frame) -> int:
        return value(self.match, do.amount, frame)

    def _deck(self, do: Do) -> str:
        """Which of its own decks a discard or resolve takes the top card of."""
        place = noun(do).places[0] if noun(do).places else ""
        return place if place in ("deck", "dynasty") else ""

    def _cards(self, do: Do, frame: Frame) -> list[Spot]:
        """The cards a verb means, most recently played or discarded first."""
        what = noun(do)
        if what.ref == "this":
            return [Spot(frame.card, "playing", AUTOMA)] if frame.card in self.match.seat(AUTOMA).playing else []
        if what.ref:
            return [spot for spot in frame.it if is_there(self.match, spot)]
        if what.places == ("quests",):
            return [Spot(self.match.seat(AUTOMA).quests[0], "quests", AUTOMA)]
        found = candidates(self.match, what, frame, "play")
        return found[::-1] if not what.places or "play" in what.places else found

    def _tell_gain(self, tokens: dict[str, int], frame: Frame) -> Steps[None]:
        self.match.tell("gain", AUTOMA, tokens=tokens, card=frame.card)
        yield from self.ground.tell("automa_gains", tokens=tokens)

    def gain(self, do: Do, frame: Frame) -> Steps[None]:
        kind, number = noun(do).kinds[0], self._number(do, frame)
        self.match.seat(AUTOMA).resources[kind] += number
        yield from self._tell_gain({kind: number}, frame)

    def pay(self, do: Do, frame: Frame) -> Steps[None]:
        """Never with substitutes (IMP-SOLO-28)."""
        resources = self.match.seat(AUTOMA).resources
        kind = noun(do).kinds[0]
        number = resources[kind] if do.amount.mode == "all" else self._number(do, frame)
        resources[kind] -= number
        self.match.tell("pay", AUTOMA, tokens={kind: number}, card=frame.card)
        yield from self.ground.tell("automa_pays", tokens={kind: number})

    def convert(self, do: Do, frame: Frame) -> Steps[None]:
        assert do.to is not None
        resources = self.match.seat(AUTOMA).resources
        kind, into = noun(do).kinds[0], do.to.kinds[0]
        number = resources[kind]
        resources[kind] = 0
        resources[into] += number
        self.match.tell("convert", AUTOMA, tokens={kind: number}, into=into)
        yield from self.ground.tell("automa_converts", tokens={kind: number}, into=into)

    def steal(self, do: Do, frame: Frame) -> Steps[None]:
        kind = noun(do).kinds[0]
        taken = yield from self.ground.steal(kind, self._number(do, frame), frame)
        if taken:
            self.match.seat(AUTOMA).resources[kind] += taken
            self.match.tell("steal", AUTOMA, victim=0, tokens={kind: taken}, card=frame.card)

    def _can_take(self, do: Do) -> bool:
        what = noun(do)
        automa = self.match.seat(AUTOMA)
        match what.places:
            case ("fame",):
                return self._may_be_king() or bool(self.match.p.piles["fame"])
            case ("quests",) | ("discoveries",):
                return bool(automa.quests)
        return bool(self.match.p.piles["unrest"])

    def take(self, do: Do, frame: Frame) -> Steps[None]:
        """Everything gained goes on top of its deck (IMP-SOLO-52)."""
        match noun(do).places:
            case ("fame",):
                yield from self._take_fame(frame)
            case ("quests",):
                card = yield from self._top_quest("quests", frame)
                self.match.tell("quest", AUTOMA, card=card)
                yield from self.ground.tell("automa_gains_quest", card=card)
            case ("discoveries",):
                card = yield from self._top_quest("discoveries", frame)
                self.match.tell("discovery", AUTOMA, card=card)
                yield from self.ground.tell("automa_gains_discovery", card=card)
            case _:
                for _ in range(self._number(do, frame)):
                    yield from self.ground.tell("automa_takes_unrest", to="deck")
                    take_unrest(self.match, AUTOMA, "deck")

    def _top_quest(self, pile: str, frame: Frame) -> Steps[str]:
        """Onto its deck from a pile of its own; both kinds of them lie in the same place (IMP-SOLO-60, -66)."""
        yield from self.ground.know_top("quests", pile)
        card = self.match.seat(AUTOMA).quests[0]
        move(self.match, Spot(card, "quests", AUTOMA), "deck", frame)
        return card

    def _take_fame(self, frame: Frame) -> Steps[None]:
        automa = self.match.seat(AUTOMA)
        if (yield from self.ground.know_pile("fame")):
            card = self.match.p.piles["fame"].pop(0)
            automa.deck.insert(0, card)
            self.match.tell("fame", AUTOMA, card=card)
            yield from self.ground.tell("automa_takes_fame", card=card)
        elif self._may_be_king():
            yield from self._king_of_kings(frame)

    def _may_be_king(self) -> bool:
        """Once a game, but the 2021 book knows no such limit (IMP-ED-37)."""
        return not self.match.seat(AUTOMA).king_of_kings or self.match.p.edition == "2021"

    def _king_of_kings(self, frame: Frame) -> Steps[None]:
        """IMP-SOLO-59: whichever side is up."""
        automa = self.match.seat(AUTOMA)
        automa.king_of_kings = True
        self.match.p.king_of_kings = "B"
        self.match.tell("king_of_kings", AUTOMA, side="A")
        progress = _KINGLY.get(automa.state, 0)
        if progress:
            automa.resources["progress"] += progress
            yield from self._tell_gain({"progress": progress}, frame)
        if automa.state == "empire" and (yield from self.ground.know_top("dynasty")):
            yield from add_dynasty_card(self.ground, "deck")
        trigger_end(self.match, "king of kings", AUTOMA)

    def reveal(self, do: Do, frame: Frame) -> Steps[None]:
        """The top card of the main deck is shown; what follows says where it goes."""
        frame.it = []
        if (yield from self.ground.know_pile("main")):
            frame.it = [Spot(self.match.p.piles["main"][0], "main")]
            self.match.tell("reveal", AUTOMA, cards=[frame.it[0].card], zone="main")

    def discard(self, do: Do, frame: Frame) -> Steps[None]:
        deck = self._deck(do)
        for spot in self._cards(do, frame) if noun(do).ref else ():
            move(self.match, spot, "discard", frame, AUTOMA)
            self.match.tell("discard", AUTOMA, cards=[spot.card], zone=spot.zone)
            yield from self.ground.tell("automa_discards", card=spot.card)
        if not deck:
            return
        for _ in range(self._number(do, frame)):
            if not (yield from self.ground.know_top(deck)):
                break
            if deck == "dynasty":
                yield from add_dynasty_card(self.ground, "discard")
                continue
            card = self.match.seat(AUTOMA).deck.pop(0)
            self.match.seat(AUTOMA).discard.insert(0, card)
            self.match.tell("automa_discard_top", AUTOMA, cards=[card])
            yield from self.ground.tell("automa_discards_top", card=card)

    def _may_resolve(self) -> bool:
        """A table that somebody wrote may never stop by itself."""
        return self._resolved < MOST_RESOLVED

    def resolve_top(self, do: Do, frame: Frame) -> Steps[None]:
        """Another card as though revealed in a slot; an empty deck gives a consolation (IMP-SOLO-48)."""
        self._resolved += 1
        if noun(do).ref:
            for spot in self._cards(do, frame):
                lift(self.match, spot)
                self.match.tell("automa_resolves", AUTOMA, card=spot.card, zone=spot.zone)
                yield from self.resolve(spot.card)
            return
        deck = self._deck(do)
        known = yield from (self.ground.know_top(deck) if deck else self.ground.know_pile("main"))
        if not known:
            kind, number = CONSOLATION
            self.match.seat(AUTOMA).resources[kind] += number
            yield from self._tell_gain({kind: number}, frame)
            return
        cards = self.match.seat(AUTOMA).zone(deck) if deck else self.match.p.piles["main"]
        card = cards.pop(0)
        if not deck:
            main_deck_touched(self.match)
        self.match.tell("automa_resolves", AUTOMA, card=card, zone=deck or "main")
        yield from self.resolve(card)
        frame.it = [Spot(card, "")]

    def put(self, do: Do, frame: Frame) -> Steps[None]:
        assert do.to is not None
        zone = do.to.places[0]
        if noun(do).places == ("supply",):
            yield from self.ground.tell("automa_takes_unrest", to=zone)
            take_unrest(self.match, AUTOMA, zone)
            return
        for spot in self._cards(do, frame)[: self._number(do, frame)]:
            if not is_there(self.match, spot):
                continue  # the person at a real table corrected that
            frame.it = [move(self.match, spot, zone, frame, AUTOMA)]
            self.match.tell("put", AUTOMA, card=spot.card, zone=spot.zone, to=zone)
            yield from self.ground.tell("automa_puts", card=spot.card, zone=spot.zone, to=zone)

    def play(self, do: Do, frame: Frame) -> Steps[None]:
        """Only regions stay with the automa; their text is ignored (IMP-SOLO-46)."""
        spot = self._cards(do, frame)[0]
        move(self.match, spot, "play", frame, AUTOMA)
        self.match.tell("automa_plays", AUTOMA, card=spot.card)
        yield from self.ground.tell("automa_plays", card=spot.card)

    def exile(self, do: Do, frame: Frame) -> Steps[None]:
        if noun(do).places == ("market",):
            yield from self._exile_market()
            return
        if noun(do).places == ("quests",):
            yield from self.ground.know_top("quests")
        spot = self._cards(do, frame)[0]
        move(self.match, spot, "exile", frame)
        self.match.tell("exile", AUTOMA, card=spot.card, zone=spot.zone)
        yield from self.ground.tell("automa_exiles", card=spot.card)

    def _exile_market(self) -> Steps[None]:
        while (number := lowest_exilable((yield from self.ground.market()))) is not None:
            card = self.match.p.market[number].card
            assert card is not None
            if (yield from self.ground.agreed("exile_market", card=card, slot=number + 1)):
                market.exile(self.match, card, AUTOMA)
                yield from self.ground.settle()
                return

    def return_(self, do: Do, frame: Frame) -> Steps[None]:
        for spot in self._cards(do, frame)[: self._number(do, frame)]:
            if is_there(self.match, spot):
                yield from return_to_pile(self.ground, spot, frame)

    def abandon(self, do: Do, frame: Frame) -> Steps[None]:
        """The most recently played (IMP-SOLO-50); a double region counts as two (IMP-KW-ABANDON-5)."""
        left = self._number(do, frame)
        for spot in self._cards(do, frame):
            if left <= 0:
                break
            if not is_there(self.match, spot):
                continue
            left -= weight(self.match, do, spot)
            move(self.match, spot, "discard", frame)
            self.match.tell("abandon", AUTOMA, card=spot.card)
            yield from self.ground.tell("automa_abandons", card=spot.card)

    def _know_market(self, do: Do) -> Steps[None]:
        if noun(do).places != ("exile",):
            yield from self.ground.market()
        if "exile" in noun(do).places:
            yield from self.ground.know_exile(noun(do).kinds)

    def _best(self, do: Do, frame: Frame) -> Steps[Spot | None]:
        """The card it takes; why this one is told with all candidates and what they were compared by."""
        yield from self._know_market(do)
        rows = ranked(self.match, noun(do), frame)
        if not rows:
            return None
        self.match.tell("automa_chooses", AUTOMA, card=rows[0]["card"], candidates=rows)
        return Spot(rows[0]["card"], rows[0]["zone"])

    def acquire(self, do: Do, frame: Frame) -> Steps[None]:
        while (spot := (yield from self._best(do, frame))) is not None:
            if (yield from self.ground.agreed("automa_acquires", card=spot.card, zone=spot.zone)):
                frame.it = [market.acquire(self.match, spot, frame, "deck")]
                yield from self.ground.settle()
                return

    def _swappable(self, do: Do, frame: Frame) -> list[dict[str, Any]]:
        """Market cards that share a suit with this one, best first; tokens do not bar them (IMP-SOLO-54)."""
        assert do.to is not None
        suits = self.match.card(frame.card).suits
        frame.memory.suits = tuple(suit.replace("_", " ") for suit in suits if suit != "gadget")
        return ranked(self.match, do.to, frame)

    def swap(self, do: Do, frame: Frame) -> Steps[None]:
        """It takes the slot of a market card, which the automa has now; neither tokens nor unrest come along."""
        while rows := self._swappable(do, frame):
            card = rows[0]["card"]
            self.match.tell("automa_chooses", AUTOMA, card=card, candidates=rows)
            if (yield from self.ground.agreed("automa_swaps", card=card)):
                market.swap(self.match, Spot(frame.card, "playing", AUTOMA), card, AUTOMA)
                frame.it = [Spot(card, "playing", AUTOMA)]
                yield from self.ground.settle()
                return

    def break_through(self, do: Do, frame: Frame) -> Steps[None]:
        """The best market card, else the small deck, else the main deck, else a consolation (IMP-SOLO-51)."""
        zone = do.to.places[0] if do.to else "deck"
        while (spot := (yield from self._best(do, frame))) is not None:
            if (yield from self.ground.agreed("automa_breaks_through", card=spot.card, zone="market")):
                frame.it = [market.break_through_market(self.match, spot, frame, zone)]
                yield from self.ground.settle()
                return
        quick = QUICK_SETUP in self.match.p.variants
        for suit in noun(do).kinds if not quick else ():
            if suit in market.SMALL_DECKS and (yield from self.ground.know_pile(suit)):
                frame.it = [market.break_through_deck(self.match, suit, frame, zone)]
                if zone == "deck":
                    self.match.seat(AUTOMA).known.pop()  # nobody saw it
                yield from self.ground.tell("automa_breaks_through", card=frame.it[0].card, zone=suit)
                return
        for suit in noun(do).kinds:
            # After a quick set-up, in the small decks from the lowest slot on, then in the main deck (IMP-AMB-14).
            if deck := (yield from self.ground.know_first(suit, (*market.SMALL_DECKS, "main") if quick else ("main",))):
                told = deck if self.match.p.real is None or not quick else "decks"
                new = market.search_deck(self.match, deck, suit, frame, zone, told)
                assert new is not None
                frame.it = [new]
                yield from self.ground.tell("automa_breaks_through", card=new.card, zone=told)
                return
        kind, number = CONSOLATION
        self.match.seat(AUTOMA).resources[kind] += number
        yield from self._tell_gain({kind: number}, frame)

    def place(self, do: Do, frame: Frame) -> Steps[None]:
        number = self._die_slot()
        assert number is not None
        slot = self.match.p.market[number]
        kind = noun(do).kinds[0]
        tokens = {kind: self._number(do, frame)}
        slot.tokens[kind] = slot.tokens.get(kind, 0) + tokens[kind]
        self.match.tell("place", AUTOMA, card=slot.card, tokens=tokens)
        yield from self.ground.tell("place_token", card=slot.card, slot=number + 1, tokens=tokens)

    def _die_slot(self) -> int | None:
        """The market card at the die; none where no slot marker lies (IMP-SOLO-45, IMP-AMB-29)."""
        die = self.match.p.die
        if die is None or die > level(self.match.p.difficulty or "imperator", self.match.p.edition).markers:
            return None
        return die - 1 if self.match.p.market[die - 1].card else None

    def flip(self, do: Do, frame: Frame) -> Steps[None]:
        """The journey goes on to its next face, or its merchant card is turned."""
        if self.trading.is_merchant(frame.card):
            yield from self.trading.turn_merchant()
            return
        automa = self.match.seat(AUTOMA)
        automa.removed.append(automa.journey.pop(0))
        if self.match.card(automa.journey[0]).is_state:
            yield from turn_over(self.ground, automa.journey[0])
            return
        self.match.tell("journey", AUTOMA, card=automa.journey[0])
        yield from self.ground.tell("journey", card=automa.journey[0])

    def end_game(self, do: Do, frame: Frame) -> Steps[None]:
        of_states = self.match.card(frame.card).is_state
        trigger_end(self.match, "ceremony" if of_states else "journey", AUTOMA)
        return
        yield


# What King of Kings brings; nothing in a state of its own (IMP-FAME-8).
_KINGLY = {"barbarian": 6, "empire": 3}
_METHODS = {
    "gain": "gain", "pay": "pay", "convert": "convert", "steal": "steal", "take": "take", "discard": "discard",
    "resolve": "resolve_top", "put": "put", "play": "play", "exile": "exile", "return": "return_",
    "abandon": "abandon", "acquire": "acquire", "break through": "break_through", "place": "place",
    "flip": "flip", "swap": "swap", "end game": "end_game", "reveal": "reveal",
}  # fmt: skip
