"""The same worth at this table now: what is in the market, in hand and in play, and how long the game may last."""

from __future__ import annotations

from typing import Any

from automa.imperium.cards import Card
from automa.imperium.develop import developable
from automa.imperium.lexicon import RESOURCES
from automa.imperium.market import SLOT_DECKS, SMALL_DECKS, slot_of
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.playing import playable
from automa.imperium.select import candidates, counted
from automa.imperium.verbs.base import PICKS_FROM
from automa.imperium.verbs.market import acquirable
from automa.language.tree import Condition, Count, Do, Noun
from automa.policies.sight import seen
from automa.policies.worth import Rough, Taste, counts_for, leaves, rough_use, wins_fame

CAP = 10
HAND = 5
LONG = 12


class Here(Rough):
    """Worth for one seat, from what it may know."""

    def __init__(self, taste: Taste, view: dict[str, Any], seat: int) -> None:
        super().__init__(taste)
        self.match: Match = seen(view)
        self.seat = seat
        self.me = self.match.seat(seat)
        self.others = len(self.match.p.seats) - 1
        area = view["seats"][seat]
        self.deck_size = len(area["deck"])
        self.mine: list[str] = [
            *self.me.hand, *self.me.discard, *self.me.history, *area["playing"], area["power_card"]["card"],
            *(card for entry in self.me.play for card in (entry.card, *entry.garrison)),
        ]  # fmt: skip
        self.unseen = 1 + self.deck_size / len(self.mine)
        self.unrest_left = len(view["piles"]["unrest"])
        self.main_left = len(view["piles"]["main"])
        self.small_decks = {name: len(view["piles"][name]) for name in SMALL_DECKS}
        self.turns = self._turns_left(view)
        start = self.match.library.of_nation(self.me.nation, self.match.p.originals)
        deck = [card for card in start if card.start == "deck" or card.id in self.mine]
        self.region = taste.region * min(1.0, taste.landless + any(wins_fame(card) for card in deck))
        self.bonus = self._bonuses()

    def _turns_left(self, view: dict[str, Any]) -> int:
        """Own turns until the end, this one not counted."""
        if view["stock"] is not None:
            return max(0, int(view["stock"]) - 1)
        if view["end"] is not None:
            return int(view["end"].get("round", 0) >= view["round"])
        by_market = len(view["piles"]["main"]) // (1 + len(view["seats"]))
        return max(
            1, min(by_market, LONG, 3 * len(self.me.development) + 2 * len(view["seats"][self.seat]["nation_deck"]))
        )

    def _bonuses(self) -> dict[str, float]:
        """Points that one more of a kind brings, by what the own cards count."""
        bonus: dict[str, float] = {}
        for card_id in self.mine:
            for kind, points in counts_for(self.match.card(card_id)):
                bonus[kind] = bonus.get(kind, 0.0) + points
        return bonus

    def frame(self, card: str) -> Frame:
        return Frame(self.seat, card, self.seat)

    def price(self, kind: str) -> float:
        price = super().price(kind)
        if kind == "action":
            return price if len(self.me.hand) > self.me.actions else 0.1
        if kind not in RESOURCES:
            return price
        lasting = min(1.0, self.turns / 3)
        if kind == "progress":
            price = 1.0 + (price - 1.0) * lasting
        else:
            price *= lasting / (1 + self.me.resources[kind] / 12)
        return price + self.bonus.get(kind, 0.0)

    def count(self, count: Count, card: str) -> float:
        places = {place for noun in count.terms for place in noun.places}
        if places & {"abandoned", "returned", "discarded", "removed", "paid", "them"}:
            return 1.0
        return counted(self.match, count, self.frame(card))[0]

    def either(self, condition: Condition, then: float, otherwise: float) -> float:
        try:
            return then if self.match.resolver.holds(condition, self.frame("")) else otherwise
        except LookupError:  # about what the effect has done before
            return (then + otherwise) / 2

    def points(self, card: Card) -> float:
        """What the card will probably score."""
        points = card.points
        if points.terms:
            growth = self.unseen * (1 + 0.04 * self.turns)
            frame = self.frame(card.id)
            return min(CAP, growth * sum(t.points * counted(self.match, t.count, frame)[0] for t in points.terms))
        if points.cases:
            best = max(value for _, value in points.cases)
            return points.value + 0.7 * (best - points.value)
        return points.value

    def owning(self, card_id: str) -> float:
        """A card more: its points, what others count it for, and its use until the end."""
        card = self.match.card(card_id)
        if card.is_unrest:
            return -self.unrest()
        worth = self.points(card) + self.bonus.get("card", 0.0)
        if self.bonus:
            worth += sum(self.bonus.get(icon, 0.0) for icon in card.icons)
        return worth + self.using(card)

    def using(self, card: Card) -> float:
        """What the use of a card may still bring."""
        each_turn = rough_use(card, self.taste)[1]
        times = min(self.turns, 1 + self.turns * HAND / max(HAND, len(self.mine) + self.deck_size))
        use = self.once(card) * (1 if card.stays or leaves(card.play) else times) + each_turn * self.turns
        if card.state and self.me.state not in card.state:
            use *= self.taste.distant if self.me.state == "barbarian" else 0
        return self.taste.use * use * min(1.0, self.turns / 2)

    def once(self, card: Card) -> float:
        return max(0.0, rough_use(card, self.taste)[0]) + self.in_play(card)

    def in_play(self, card: Card) -> float:
        """What its icons are good for while it lies in play."""
        worth = self.taste.production * card.icon_counts.get("production", 0)
        return (worth + self.region if card.is_region else worth) * min(1.0, self.turns / 2)

    def unrest(self) -> float:
        """What taking one costs. The last ones end the game."""
        return self.taste.unrest + (20 if self.unrest_left <= 2 else 0)

    def market_worth(self, spot: Spot, *, with_unrest: bool) -> float:
        worth = self.owning(spot.card)
        if spot.zone != "market":
            return worth - (self.unrest() if with_unrest and not self.match.card(spot.card).is_region else 0)
        number, slot = slot_of(self.match, spot.card)
        if self.last_of_main(number):
            worth -= self.taste.hurry * self.turns
        worth += sum(number * self.price(kind) for kind, number in slot.tokens.items())
        return worth - self.unrest() * len(slot.unrest) if with_unrest else worth

    def last_of_main(self, slot: int) -> bool:
        """Whether taking this market card ends the game."""
        return self.main_left == 1 and (slot < 2 or not self.small_decks[SLOT_DECKS[slot]])

    def acquire(self, do: Do, card: str) -> float:
        found = acquirable(self.match, do, self.frame(card))
        return max((self.market_worth(spot, with_unrest=True) for spot in found), default=0.0)

    def break_through(self, do: Do, card: str) -> float:
        what = do.what or Noun()
        found = candidates(self.match, what, self.frame(card), "market")
        return max([self.taste.card, *(self.market_worth(spot, with_unrest=False) for spot in found)])

    def develop(self, free: bool) -> float:
        spots = developable(self.match, self.seat, free=free)
        return max((self.developing(spot.card, free=free) for spot in spots), default=0.0)

    def developing(self, card_id: str, *, free: bool = False) -> float:
        cost = {} if free else self.match.card(card_id).cost or {}
        return self.owning(card_id) - sum(number * self.price(kind) for kind, number in cost.items())

    def take(self, do: Do, number: float) -> float:
        what = do.what or Noun()
        if what.kinds == ("unrest",) and not what.places:
            return -number * self.unrest()
        return super().take(do, number)

    def give_back(self, do: Do, number: float) -> float:
        """Unrest that is there to be returned."""
        what = do.what or Noun()
        if what.ref == "this":
            return self.taste.unrest
        places = what.places or (PICKS_FROM["return"],)
        there = sum(
            self.match.card(card).is_unrest
            for place in places
            if place in ("hand", "discard", "scored")
            for card in (self.mine if place == "scored" else self.me.zone(place))
        )
        return self.taste.unrest * min(max(1.0, number), there)

    def history(self, do: Do, card: str) -> float:
        what = do.what or Noun()
        if what.ref == "this":
            return self.in_history(self.match.card(card))
        if what.ref:
            return 0.1
        spots = candidates(self.match, what, self.frame(card), "hand")
        return max((self.burying(spot.card) for spot in spots if spot.card != card), default=0.0)

    def burying(self, card_id: str) -> float:
        """A card into history: what it scores there, against what it could still do."""
        card = self.match.card(card_id)
        return self.in_history(card) - self.using(card)

    def in_history(self, card: Card) -> float:
        more = dict(card.points.cases).get("history", card.points.value) - card.points.value
        return more + self.taste.thin * min(1.0, self.turns / 3)

    def garrison(self, do: Do, card: str) -> float:
        if do.what is None or do.what.ref:
            return self.taste.garrison
        spots = candidates(self.match, do.what, self.frame(card), "hand")
        return max((self.garrisoned(spot.card) for spot in spots if spot.card != card), default=0.0)

    def garrisoned(self, card_id: str) -> float:
        card = self.match.card(card_id)
        return self.taste.garrison - self.using(card) if "garrison" not in card.cannot else 0.0

    def playing(self, card_id: str) -> float:
        """Playing the card now."""
        card = self.match.card(card_id)
        worth = self.effect(card.play, card_id)
        if not card.stays:
            return worth
        worth += self.taste.use * rough_use(card, self.taste)[1] * self.turns
        worth += self.in_play(card) + self.taste.thin * min(1.0, self.turns / 3)
        return worth + sum(value for place, value in card.points.cases if place == "play")

    def holding(self, card_id: str) -> float:
        """The card in hand for the next turn."""
        card = self.match.card(card_id)
        if card.is_unrest or card.unplayable or (card.state and self.me.state not in card.state):
            return 0.0
        worth = self.playing(card_id)
        return worth if playable(self.match, self.seat, card_id) else worth * self.taste.waiting
