"""A sensible greedy player: of all legal answers the one that is worth most now."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from automa.imperium.cards import Card
from automa.imperium.match import NOBODY, Spot
from automa.imperium.turn import INNOVATE
from automa.language.tree import Choose, Cost, Do, May, Seq, Statement
from automa.policies.here import Here
from automa.policies.worth import Taste
from automa.table import Decision, Option

Value = Callable[[Here, Decision, Option], float]


class SimplePolicy:
    """Values every option and takes the best; as many as are worth something where it may pick several."""

    def __init__(self, seed: int = 0, taste: Taste | None = None) -> None:
        # No chance is needed: equal decisions get equal answers, whatever the seed.
        self._taste = taste or Taste()

    def __call__(self, decision: Decision, look: Callable[[int], dict[str, Any]]) -> list[str]:
        here = Here(self._taste, look(decision.seat), decision.seat)
        value = VALUES.get(decision.about, _first)
        rated = [(value(here, decision, option), -number) for number, option in enumerate(decision.options)]
        rated.sort(reverse=True)
        least, most = decision.picks
        kept = [place for number, (worth, place) in enumerate(rated[:most]) if number < least or worth > 0]
        return [decision.options[-place].id for place in kept]


def _first(here: Here, decision: Decision, option: Option) -> float:
    return 0.0


def _turn(here: Here, decision: Decision, option: Option) -> float:
    match option.id.partition(":")[0]:
        case "play":
            return here.playing(option.data["card"])
        case "exhaust":
            return here.working(option.data["card"])
        case "profit":
            return here.profiting(option.data["card"])
        case "innovate":
            kept = sum(max(0.0, here.holding(card) - here.taste.keep) for card in here.me.hand)
            return here.of(INNOVATE) + here.taste.cycle - max(kept, _activation(here, decision))
        case "revolt":
            unrest = sum(here.match.card(card).is_unrest for card in here.me.hand)
            return unrest * here.taste.unrest - _activation(here, decision)
    return 0.0


def _activation(here: Here, decision: Decision) -> float:
    """What an ordinary turn would bring: the best plays that there are actions for, and whatever needs none."""
    plays, more = [], 0.0
    for option in decision.options:
        if "card" in option.data:
            worth = max(0.0, _turn(here, decision, option))
            free = here.match.card(option.data["card"]).free is True
            if option.id.startswith("profit:") or (option.id.startswith("play:") and not free):
                plays.append(worth)
            else:
                more += worth
    return more + sum(sorted(plays, reverse=True)[: here.me.actions])


def _choice(here: Here, decision: Decision, option: Option) -> float:
    if option.id == "both":
        return sum(here.of(each.says, decision.source or "") for each in decision.options if each.says is not None)
    return here.of(option.says, decision.source or "") if option.says is not None else 0.0


def _may(here: Here, decision: Decision, option: Option) -> float:
    return here.of(decision.says, decision.source or "") if option.id == "yes" else 0.0


def _break_through(here: Here, decision: Decision, option: Option) -> float:
    return here.taste.card if "deck" in option.data else here.market_worth(_spot(option), with_unrest=False)


def _draw_or_take(here: Here, decision: Decision, option: Option) -> float:
    return here.taste.card if "deck" in option.data else _owned(here, decision, option)


def _spot(option: Option) -> Spot:
    data = option.data
    return Spot(data["card"], data.get("zone", "market"), data.get("seat", NOBODY), data.get("host", ""))


def _training_exile(here: Here, decision: Decision, option: Option) -> float:
    """A card that nobody will miss makes room for a better one, while there are enough."""
    if "card" not in option.data:
        return 0.0
    return here.taste.card - here.owning(option.data["card"]) if here.piles["main"] > here.turns + 2 else -1.0


def _put(here: Here, decision: Decision, option: Option) -> float:
    """Into history or onto the deck: the decision does not say, the card that asks does."""
    if decision.source and "history" in _destinations(here.match.card(decision.source)):
        return here.burying(option.data["card"])
    return here.holding(option.data["card"]) - (here.taste.keep if option.data["zone"] == "hand" else 0)


@cache
def _destinations(card: Card) -> frozenset[str]:
    effects = [effect for effect in (card.when_played, card.exhaust, card.profit) if effect]
    return frozenset(place for effect in effects for sentence in effect.sentences for place in _puts(sentence))


def _puts(statement: Statement) -> tuple[str, ...]:
    match statement:
        case Do("put", to=to) if to is not None:
            return to.places
        case May(body) | Cost(_, body):
            return _puts(body)
        case Choose(parts) | Seq(parts):
            return tuple(place for part in parts for place in _puts(part))
    return ()


def _tokens(here: Here, decision: Decision, option: Option) -> float:
    slot = next((slot for slot in here.match.p.market if slot.card == option.data["card"]), None)
    return here.priced(slot.tokens) if slot else 0.0


def _likeliest(here: Here, decision: Decision, option: Option) -> float:
    """Of this suit there are most cards that have not been seen."""
    seen = {*here.mine, *(slot.card for slot in here.match.p.market), *here.match.p.piles["exile"]}
    commons = here.match.library.commons(here.match.p.commons, here.match.p.originals)
    return float(sum(option.data["suit"] in card.icon_counts for card in commons if card.id not in seen))


def _of_card(value: Callable[[Here, str], float]) -> Value:
    """A value that depends on the card of the option alone; "no" is worth nothing."""
    return lambda here, decision, option: value(here, option.data["card"]) if "card" in option.data else 0.0


_owned = _of_card(Here.owning)
_not_owned = _of_card(lambda here, card: -here.owning(card))
_held = _of_card(Here.holding)
_not_held = _of_card(lambda here, card: -here.holding(card))
_working = _of_card(Here.working)


def _acquire(here: Here, decision: Decision, option: Option) -> float:
    return here.market_worth(_spot(option), with_unrest=True)


def _yes(here: Here, decision: Decision, option: Option) -> float:
    return 0.0 if option.id == "no" else 1.0


VALUES: dict[str, Value] = {
    "turn": _turn,
    "may": _may,
    "choose": _choice,
    "pay": lambda here, decision, option: -here.priced(option.data["pay"]),
    "acquire": _acquire,
    "break_through": _break_through,
    "innovate": _break_through,
    "cleanup_token": _acquire,
    "place": _acquire,
    "collect": _tokens,
    "exile": _not_owned,
    "training_exile": _training_exile,
    "take": _owned,
    "draw_or_take": _draw_or_take,
    "find": _owned,
    "swap_for": _owned,
    "swap_away": _not_held,
    "give": _not_owned,
    "discard": _not_held,
    "cleanup_discard": _of_card(lambda here, card: here.taste.keep - here.holding(card)),
    "abandon": _not_held,
    "recall": _held,
    "play": _held,
    "put": _put,
    "garrison": _of_card(Here.garrisoned),
    "develop": _of_card(Here.developing),
    "develop_by_reshuffle": _of_card(Here.developing),
    "react": _working,
    "ready": _working,
    "copy": _working,
    "borrow": _working,
    "revolt": _yes,
    "return": _yes,
    "ward_off": _yes,
    "last_unrest": lambda here, decision, option: float(option.data["to"] != here.seat),
    "declare": _likeliest,
    "draw_amount": lambda here, decision, option: float(option.data["number"]),
    "move_amount": lambda here, decision, option: float(option.data["number"]),
    "pay_amount": lambda here, decision, option: -float(option.data["number"]),
}
