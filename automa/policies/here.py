"""The same worth at this table now: what is in the market, in hand and in play, and how long the game may last."""

from __future__ import annotations

from typing import Any

from automa.imperium.cards import Card
from automa.imperium.develop import developable
from automa.imperium.lexicon import RESOURCES
from automa.imperium.market import SLOT_DECKS, slot_of
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.move import history_rules
from automa.imperium.playing import playable
from automa.imperium.scoring import CAP
from automa.imperium.select import candidates, counted
from automa.imperium.verbs.market import acquirable
from automa.language.tree import Condition, Count, Do, Noun
from automa.policies.sight import seen
from automa.policies.worth import Rough, Taste, counts_for, leaves, rough_use, ways_to_fame

HAND = 5
LONG = 12
GROWTH = 0.04  # how much more of everything there will be with every turn
# What the effect has moved so far is only known while it runs.
BY_THEN = {"abandoned", "returned", "discarded", "removed", "paid", "them"}


class Here(Rough):
    """Worth for one seat, from what it may know."""

    def __init__(self, taste: Taste, view: dict[str, Any], seat: int) -> None:
        super().__init__(taste)
        self.match: Match = seen(view)
        self.seat = seat
        self.me = self.match.seat(seat)
        self.others = len(view["seats"]) - 1
        self.piles = {name: len(pile) for name, pile in view["piles"].items()}
        area = view["seats"][seat]
        in_play = [card for entry in self.me.play for card in (entry.card, *entry.garrison)]
        power = [area["power_card"]["card"]]
        self.mine = [*self.me.hand, *self.me.discard, *self.me.history, *area["playing"], *in_play, *power]
        self.owned = len(self.mine) + len(area["deck"])
        self.turns = self._turns_left(view, len(area["nation_deck"]))
        self.soon = min(1.0, self.turns / 2)
        self.no_history = next(history_rules(self.match, seat), None) is not None
        self.bonus: dict[str, float] = {}
        for card in self.mine:
            for kind, points in counts_for(self.match.card(card)):
                self.bonus[kind] = self.bonus.get(kind, 0.0) + points
        famous = any(from_start or card in self.mine for card, from_start in ways_to_fame(self.me.nation))
        self.region = taste.region * (1.0 if famous else taste.landless)

    def _turns_left(self, view: dict[str, Any], nation_deck: int) -> int:
        """Own turns until the end, this one not counted."""
        if view["stock"] is not None:
            return max(0, int(view["stock"]) - 1)
        if view["end"] is not None:
            return int(view["end"].get("round", 0) >= view["round"])
        by_market = self.piles["main"] // (2 + self.others)
        return max(1, min(by_market, LONG, 3 * len(self.me.development) + 2 * nation_deck))

    def frame(self, card: str) -> Frame:
        return Frame(self.seat, card, self.seat)

    def price(self, kind: str) -> float:
        """Resources lose their worth towards the end and with their number, but for the points they count for."""
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

    def priced(self, tokens: dict[str, int]) -> float:
        return sum(number * self.price(kind) for kind, number in tokens.items())

    def count(self, count: Count, card: str) -> float:
        if any(BY_THEN & set(noun.places) for noun in count.terms):
            return 1.0
        return counted(self.match, count, self.frame(card))[0]

    def either(self, condition: Condition, then: float, otherwise: float, card: str) -> float:
        return then if self.match.resolver.holds(condition, self.frame(card)) else otherwise

    def points(self, card: Card) -> float:
        """What the card will probably score."""
        points = card.points
        if points.terms:
            growth = (self.owned / len(self.mine)) * (1 + GROWTH * self.turns)
            frame = self.frame(card.id)
            return min(CAP, growth * sum(t.points * counted(self.match, t.count, frame)[0] for t in points.terms))
        best = max((value for _, value in points.cases), default=points.value)
        return points.value + 0.7 * (best - points.value)

    def owning(self, card_id: str) -> float:
        """A card more: its points, what others count it for, and its use until the end."""
        card = self.match.card(card_id)
        if card.is_unrest:
            return -self.unrest()
        kinds = (*card.icons, "card", "variable") if card.points.variable else (*card.icons, "card")
        return self.points(card) + self.using(card) + sum(self.bonus.get(kind, 0.0) for kind in kinds)

    def using(self, card: Card) -> float:
        """What the use of a card may still bring."""
        played, each_turn = rough_use(card, self.taste)
        times = min(self.turns, 1 + self.turns * HAND / max(HAND, self.owned))
        once = card.stays or (leaves(card, "play") and not self.no_history)
        use = (max(0.0, played) + self.icons(card)) * (1 if once else times) + each_turn * self.turns
        if card.state and self.me.state not in card.state:
            use *= self.taste.distant if self.me.state == "barbarian" else 0
        return self.taste.use * use * self.soon

    def icons(self, card: Card) -> float:
        """What they are good for while the card lies in play."""
        worth = self.taste.production * card.icon_counts.get("production", 0)
        return (worth + self.region if card.is_region else worth) * self.soon

    def unrest(self) -> float:
        """What taking one costs. The last ones end the game."""
        return self.taste.unrest + (20 if self.piles["unrest"] <= 2 else 0)

    def returnable(self, what: Noun, number: float) -> float:
        if what.ref == "this":
            return 1.0
        places = {"scored": self.mine, "hand": self.me.hand, "discard": self.me.discard}
        there = [card for place in what.places or ("hand",) for card in places.get(place, ())]
        return min(max(1.0, number), sum(self.match.card(card).is_unrest for card in there))

    def market_worth(self, spot: Spot, *, with_unrest: bool) -> float:
        worth = self.owning(spot.card)
        if spot.zone != "market":
            return worth - (self.unrest() if with_unrest and not self.match.card(spot.card).is_region else 0)
        number, slot = slot_of(self.match, spot.card)
        if self.piles["main"] == 1 and not (SLOT_DECKS[number] != "main" and self.piles[SLOT_DECKS[number]]):
            worth -= self.taste.hurry * self.turns  # its place is filled with the last card
        return worth + self.priced(slot.tokens) - (self.unrest() * len(slot.unrest) if with_unrest else 0)

    def acquire(self, do: Do, card: str) -> float:
        found = acquirable(self.match, do, self.frame(card))
        return max((self.market_worth(spot, with_unrest=True) for spot in found), default=0.0)

    def break_through(self, what: Noun, card: str) -> float:
        found = candidates(self.match, what, self.frame(card), "market")
        return max([self.taste.card, *(self.market_worth(spot, with_unrest=False) for spot in found)])

    def develop(self, free: bool) -> float:
        spots = developable(self.match, self.seat, free=free)
        return max((self.developing(spot.card, free=free) for spot in spots), default=0.0)

    def developing(self, card_id: str, *, free: bool = False) -> float:
        return self.owning(card_id) - (0 if free else self.priced(dict(self.match.card(card_id).cost or {})))

    def history(self, what: Noun, card: str) -> float:
        if what.ref:
            return self.in_history(card) if what.ref == "this" else 0.1
        spots = candidates(self.match, what, self.frame(card), "hand")
        return max((self.burying(spot.card) for spot in spots if spot.card != card), default=0.0)

    def in_history(self, card_id: str) -> float:
        if self.no_history:
            return 0.0
        points = self.match.card(card_id).points
        more = dict(points.cases).get("history", points.value) - points.value
        return more + self.taste.thin * min(1.0, self.turns / 3)

    def burying(self, card_id: str) -> float:
        """A card into history: what it scores there, against what it could still do."""
        return self.in_history(card_id) - (0.0 if self.no_history else self.using(self.match.card(card_id)))

    def garrison(self, what: Noun, card: str) -> float:
        if what.ref:
            return self.taste.garrison
        spots = candidates(self.match, what, self.frame(card), "hand")
        return max((self.garrisoned(spot.card) for spot in spots if spot.card != card), default=0.0)

    def garrisoned(self, card_id: str) -> float:
        card = self.match.card(card_id)
        return self.taste.garrison - self.using(card) if "garrison" not in card.cannot else 0.0

    def playing(self, card_id: str) -> float:
        """Playing the card now, and what it does while it stays."""
        card = self.match.card(card_id)
        worth = self.effect(card.when_played, card_id)
        if not card.stays:
            return worth
        worth += self.taste.use * rough_use(card, self.taste)[1] * self.turns
        worth += self.icons(card) + self.taste.thin * min(1.0, self.turns / 3)
        return worth + dict(card.points.cases).get("play", 0)

    def holding(self, card_id: str) -> float:
        """The card in hand for the next turn."""
        card = self.match.card(card_id)
        if card.is_unrest or card.unplayable or (card.state and self.me.state not in card.state):
            return 0.0
        return self.playing(card_id) * (1 if playable(self.match, self.seat, card_id) else self.taste.waiting)

    def working(self, card_id: str) -> float:
        """Its exhaust ability, which costs next to nothing."""
        return self.effect(self.match.face(card_id).exhaust, card_id) + 0.2

    def profiting(self, card_id: str) -> float:
        """The profit of a full trade route, and its goods."""
        entry = self.match.entry(self.seat, card_id)
        return self.effect(self.match.face(card_id).profit, card_id) + self.priced(entry.tokens if entry else {})
