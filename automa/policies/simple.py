"""A sensible greedy player: of all legal answers the one that is worth most now."""

from __future__ import annotations

from collections.abc import Callable

from automa.imperium.match import NOBODY, Spot
from automa.imperium.turn import INNOVATE
from automa.language.tree import Choose, Cost, Do, Effect, May, Seq, Statement
from automa.policies.here import Here
from automa.policies.worth import Taste
from automa.table import Decision, Option

Value = Callable[[Here, Decision, Option], float]


class SimplePolicy:
    """Values every option and takes the best; as many as are worth something where it may pick several."""

    def __init__(self, seed: int = 0, taste: Taste = Taste()) -> None:  # noqa: B008 - immutable
        # The seed is not needed: equal decisions get equal answers.
        self._taste = taste

    def __call__(self, decision: Decision, look: Callable[[int], dict]) -> list[str]:
        here = Here(self._taste, look(decision.seat), decision.seat)
        value = VALUES.get(decision.about, _anything)
        rated = sorted(((value(here, decision, option), -n) for n, option in enumerate(decision.options)), reverse=True)
        least, most = decision.picks
        kept = [n for number, (worth, n) in enumerate(rated[:most]) if number < least or worth > 0]
        return [decision.options[-n].id for n in kept]


def _anything(here: Here, decision: Decision, option: Option) -> float:
    return 0.0


def _turn(here: Here, decision: Decision, option: Option) -> float:
    kind = option.id.partition(":")[0]
    match kind:
        case "end":
            return 0.0
        case "innovate":
            kept = sum(max(0.0, here.holding(card) - here.taste.keep) for card in here.me.hand)
            return here.of(INNOVATE) + here.taste.cycle - max(kept, _activation(here, decision))
        case "revolt":
            unrest = sum(here.match.card(card).is_unrest for card in here.me.hand)
            return unrest * here.taste.unrest - _activation(here, decision)
        case "exhaust":
            return here.effect(here.match.face(option.data["card"]).exhaust, option.data["card"]) + FIRST
    return here.playing(option.data["card"])


FIRST = 0.2


def _activation(here: Here, decision: Decision) -> float:
    """What an ordinary turn would bring: the best plays that there are actions for, and every exhaust ability."""
    plays, more = [], 0.0
    for option in decision.options:
        kind = option.id.partition(":")[0]
        if kind in ("play", "exhaust"):
            worth = max(0.0, _turn(here, decision, option))
            if kind == "play" and here.match.card(option.data["card"]).free is not True:
                plays.append(worth)
            else:
                more += worth
    return more + sum(sorted(plays, reverse=True)[: here.me.actions])


def _body(here: Here, decision: Decision, option: Option) -> float:
    return here.of(decision.says, decision.source or "") if option.id == "yes" else 0.0


def _choice(here: Here, decision: Decision, option: Option) -> float:
    if option.id == "both":
        return sum(_choice(here, decision, each) for each in decision.options if each.says is not None)
    return here.of(option.says, decision.source or "") if option.says is not None else 0.0


def _payment(here: Here, decision: Decision, option: Option) -> float:
    return -sum(number * here.price(kind) for kind, number in option.data["pay"].items())


def _acquire(here: Here, decision: Decision, option: Option) -> float:
    return here.market_worth(_spot(option), with_unrest=True)


def _break_through(here: Here, decision: Decision, option: Option) -> float:
    return here.taste.card if "deck" in option.data else here.market_worth(_spot(option), with_unrest=False)


def _spot(option: Option) -> Spot:
    data = option.data
    return Spot(data["card"], data.get("zone", "market"), data.get("seat", NOBODY), data.get("host", ""))


def _owned(here: Here, decision: Decision, option: Option) -> float:
    return here.owning(option.data["card"]) if "card" in option.data else 0.0


def _not_owned(here: Here, decision: Decision, option: Option) -> float:
    return -here.owning(option.data["card"])


def _held(here: Here, decision: Decision, option: Option) -> float:
    return here.holding(option.data["card"])


def _not_held(here: Here, decision: Decision, option: Option) -> float:
    return -here.holding(option.data["card"])


def _cleanup_discard(here: Here, decision: Decision, option: Option) -> float:
    return here.taste.keep - here.holding(option.data["card"])


def _market_token(here: Here, decision: Decision, option: Option) -> float:
    return here.market_worth(_spot(option), with_unrest=True)


def _market_exile(here: Here, decision: Decision, option: Option) -> float:
    """A card that nobody will miss makes room for a better one."""
    if "card" not in option.data or here.main_left <= here.turns + 2:
        return 0.0 if option.id == "no" else -1.0
    return here.taste.card - here.owning(option.data["card"])


def _exile(here: Here, decision: Decision, option: Option) -> float:
    return -here.owning(option.data["card"])


def _develop(here: Here, decision: Decision, option: Option) -> float:
    return here.developing(option.data["card"]) if "card" in option.data else 0.0


def _put(here: Here, decision: Decision, option: Option) -> float:
    """Into history or onto the deck: the decision does not say, the card that asks does."""
    if decision.source and "history" in _destinations(here.match.card(decision.source).play):
        return here.burying(option.data["card"])
    return here.holding(option.data["card"]) - (here.taste.keep if option.data["zone"] == "hand" else 0)


def _destinations(effect: Effect | None) -> set[str]:
    return {place for sentence in effect.sentences for place in _puts(sentence)} if effect else set()


def _puts(statement: Statement) -> set[str]:
    match statement:
        case Do("put", to=to) if to is not None:
            return set(to.places)
        case May(body) | Cost(_, body):
            return _puts(body)
        case Choose(parts) | Seq(parts):
            return set().union(*(_puts(part) for part in parts))
    return set()


def _buried(here: Here, decision: Decision, option: Option) -> float:
    return here.garrisoned(option.data["card"])


def _worked(here: Here, decision: Decision, option: Option) -> float:
    """A card's exhaust ability."""
    if "card" not in option.data:
        return 0.0
    return here.effect(here.match.face(option.data["card"]).exhaust, option.data["card"]) + FIRST


def _tokens(here: Here, decision: Decision, option: Option) -> float:
    slot = next((slot for slot in here.match.p.market if slot.card == option.data["card"]), None)
    return sum(number * here.price(kind) for kind, number in slot.tokens.items()) if slot else 0.0


def _more(here: Here, decision: Decision, option: Option) -> float:
    return float(option.data["number"])


def _less(here: Here, decision: Decision, option: Option) -> float:
    return -float(option.data["number"])


def _yes(here: Here, decision: Decision, option: Option) -> float:
    return 0.0 if option.id == "no" else 1.0


def _others_first(here: Here, decision: Decision, option: Option) -> float:
    return float(option.data["to"] != here.seat)


def _likeliest(here: Here, decision: Decision, option: Option) -> float:
    known = {*here.mine, *(slot.card for slot in here.match.p.market), *here.match.p.piles["exile"]}
    commons = here.match.library.commons(here.match.p.commons, here.match.p.originals)
    return float(sum(option.data["suit"] in card.icon_counts for card in commons if card.id not in known))


VALUES: dict[str, Value] = {
    "turn": _turn,
    "may": _body,
    "choose": _choice,
    "pay": _payment,
    "acquire": _acquire,
    "break_through": _break_through,
    "take": _owned,
    "find": _owned,
    "swap_for": _owned,
    "swap_away": _not_held,
    "discard": _not_held,
    "give": _not_owned,
    "abandon": _not_held,
    "recall": _held,
    "play": _held,
    "put": _put,
    "garrison": _buried,
    "exile": _exile,
    "training_exile": _market_exile,
    "cleanup_token": _market_token,
    "place": _market_token,
    "cleanup_discard": _cleanup_discard,
    "collect": _tokens,
    "develop": _develop,
    "develop_by_reshuffle": _develop,
    "revolt": _yes,
    "return": _yes,
    "react": _worked,
    "ready": _worked,
    "copy": _worked,
    "borrow": _worked,
    "ward_off": _yes,
    "last_unrest": _others_first,
    "declare": _likeliest,
    "draw_amount": _more,
    "pay_amount": _less,
}
