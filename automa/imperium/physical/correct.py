"""Corrections: whatever is asked at a real table, the person may say instead that the app has the table wrong.

An answer of corrections is one entry of the journal. Each of them is an id of this form, made by the function on the
right, never by hand; `n` is a number from 0, a place is written as in `places.py`.

    correct:tokens:<resource>=<n>              tokens(resource, n)                the automa's pool
    correct:state=<state>                      state(word)                        one that its table has
    correct:unrest=<n>                         unrest(n)                          left in the pile
    correct:chaos=<n>                          chaos(n)                           left in the pile
    correct:market:<slot>:card=<card>|none|?   market_card(slot, card)            ?: there is a card, ask which
    correct:market:<slot>:<resource>=<n>       market_tokens(slot, resource, n)
    correct:market:<slot>:unrest=<n>           market_unrest(slot, n)             under the card
    correct:card:<card>@<place>=<place>        move(card, place, to)              from where it lies, `places_for`
    correct:card:<card>@new=<place>            gain(card, to)                     any card that can exist
    correct:dynasty=<card>,<card>,…            dynasty(cards)                     the same cards from the top
    correct:route:<card>=<n>                   route(card, n)                     goods on a trade route of the automa
    correct:merchant=merchant|empire           merchant(side)                     which side of its card is up
    correct:round=<n>                          round_number(n)
    correct:score:<source>=<n>                 score(points by source)            yours, see `counting.SOURCES`

What cannot be is refused by a TableError in the player's language, and nothing has changed then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from automa.imperium.cards import GENERIC_UNREST
from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.opponent.state import show, states_of
from automa.imperium.opponent.trade import MERCHANT_SIDES, merchant_side
from automa.imperium.physical.attempt import everywhere
from automa.imperium.physical.cards import bears_unrest
from automa.imperium.physical.places import CannotBe, must_fit_market, place_name, places_for, put, take
from automa.imperium.position import UNKNOWN, Position
from automa.imperium.profit import FULL
from automa.imperium.setup import for_players
from automa.imperium.sources import SOURCES
from automa.table import Option, TableError

__all__ = [
    "carry_out", "chaos", "dynasty", "gain", "is_correction", "market_card", "market_tokens", "market_unrest",
    "merchant",
    "move", "moves_cards", "place_name", "places_for", "read", "round_number", "route", "score", "state", "tokens",
    "unrest",
]  # fmt: skip

CORRECT = "correct"
NOTHING = "none"
NEW = "new"
MOST = 99
MOST_POINTS = 400
Change = dict[str, Any]


# ---- how corrections are written


def tokens(resource: str, number: int) -> str:
    return f"{CORRECT}:tokens:{resource}={number}"


def state(word: str) -> str:
    return f"{CORRECT}:state={word}"


def unrest(number: int) -> str:
    return f"{CORRECT}:unrest={number}"


def chaos(number: int) -> str:
    return f"{CORRECT}:chaos={number}"


def market_card(slot: int, card: str | None) -> str:
    """`slot` from 1; None is an empty slot, "?" a card that will be asked for when it matters."""
    return f"{CORRECT}:market:{slot}:card={card or NOTHING}"


def market_tokens(slot: int, resource: str, number: int) -> str:
    return f"{CORRECT}:market:{slot}:{resource}={number}"


def market_unrest(slot: int, number: int) -> str:
    return f"{CORRECT}:market:{slot}:unrest={number}"


def move(card: str, place: str, to: str) -> str:
    return f"{CORRECT}:card:{card}@{place}={to}"


def gain(card: str, to: str) -> str:
    return move(card, NEW, to)


def dynasty(cards: Iterable[str]) -> str:
    return f"{CORRECT}:dynasty={','.join(cards)}"


def route(card: str, goods: int) -> str:
    return f"{CORRECT}:route:{card}={goods}"


def merchant(side: str) -> str:
    return f"{CORRECT}:merchant={side}"


def round_number(number: int) -> str:
    return f"{CORRECT}:round={number}"


def score(points: Mapping[str, int]) -> list[str]:
    """The person's points by source: one answer, to be given before the total."""
    return [f"{CORRECT}:score:{source}={number}" for source, number in points.items()]


# ---- reading and carrying out


def is_correction(picked: Sequence[Option]) -> bool:
    return bool(picked) and picked[0].id.startswith(f"{CORRECT}:")


def moves_cards(picked: Sequence[Option]) -> bool:
    """Whether a question or an instruction about cards may be another one after it."""
    return any(option.data["what"] in ("market", "card", "dynasty") for option in picked)


def read(match: Match, ids: Sequence[str], language: str) -> tuple[Option, ...] | None:
    """The corrections as options that know what they change; None if the answer is something else."""
    if match.p.real is None or not any(str(each).startswith(f"{CORRECT}:") for each in ids):
        return None
    probe, options = match.p.copy(), []
    for each in map(str, ids):
        try:
            options.append(Option(each, **_change(match, probe, each)))
        except CannotBe as reason:
            raise TableError(reason.in_words(language)) from None
    return tuple(options)


def carry_out(match: Match, picked: Sequence[Option]) -> None:
    """Changes the position, and what it may go back to; tells what was and what is."""
    for option in picked:

        def change(position: Position, wanted: str = option.id) -> Change:
            return _change(match, position, wanted, strict=position is match.p)

        match.tell("corrected", AUTOMA, **everywhere(match, change))


def _change(match: Match, position: Position, wanted: str, *, strict: bool = True) -> Change:
    """Carries one correction out on this position: what changed, before and after."""
    table = Match(position, match.seed, [])
    head, equals, value = wanted.partition("=")
    kind, *rest = head.split(":")[1:] or [""]
    made = _KINDS.get(kind)
    if not equals or made is None or not head.startswith(f"{CORRECT}:"):
        raise CannotBe("refuse-correction", what=wanted[:80])
    return {"what": kind, **made(table, rest, value, strict)}


def _number(value: str, most: int = MOST, least: int = 0) -> int:
    if not value.removeprefix("-").isdecimal() or len(value) > 6 or not least <= int(value) <= most:
        raise CannotBe("refuse-number", least=least, most=most)
    return int(value)


def _word(value: str, known: Iterable[str]) -> str:
    if value not in known:
        raise CannotBe("refuse-correction", what=value[:80])
    return value


def _one(rest: list[str], number: int = 1) -> str:
    if len(rest) != number:
        raise CannotBe("refuse-correction", what=":".join(rest)[:80])
    return rest[0] if rest else ""


def _tokens(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    resource = _word(_one(rest), RESOURCES)
    pool = table.seat(AUTOMA).resources
    before, pool[resource] = pool[resource], _number(value)
    return {"resource": resource, "before": before, "after": pool[resource]}


def _state(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    _one(rest, 0)
    automa = table.seat(AUTOMA)
    if len(states_of(automa.nation)) == 1:
        raise CannotBe("refuse-single-state")
    before = automa.state
    show(table, _word(value, states_of(automa.nation)))
    return {"before": before, "after": automa.state}


def _unrest(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    _one(rest, 0)
    pile = table.p.piles["unrest"]
    before, after = len(pile), _number(value)
    table.p.piles["unrest"] = pile[:after] + [GENERIC_UNREST] * (after - before)
    return {"before": before, "after": after}


def _chaos(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    """What the automa has not got can lie there."""
    _one(rest, 0)
    before = len(table.p.piles["chaos"])
    table.p.piles["chaos"] = []
    elsewhere = table.p.all_cards()
    nation = table.library.of_nation(table.seat(HUMAN).nation, table.p.originals)
    chaos = [card.id for card in nation if card.start == "chaos" and for_players(card, len(table.p.seats))]
    free = [card for card in chaos if card not in elsewhere]
    table.p.piles["chaos"] = free[: _number(value, len(free))]
    return {"before": before, "after": len(table.p.piles["chaos"])}


def _market(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    _one(rest, 2)
    slots = len(table.p.market)
    if not rest[0].isdecimal() or not 1 <= int(rest[0]) <= slots:
        raise CannotBe("refuse-slot", slots=slots)
    number, what = int(rest[0]), _word(rest[1], ("card", "unrest", *RESOURCES))
    slot = table.p.market[number - 1]
    if what == "card":
        return {"slot": number, **_market_card(table, number - 1, value)}
    if slot.card is None:
        raise CannotBe("refuse-empty-slot", slot=number)
    if what == "unrest":
        before, after = len(slot.unrest), _number(value)
        slot.unrest = [GENERIC_UNREST] * after
    else:
        before, after = slot.tokens.get(what, 0), _number(value)
        slot.tokens[what] = after
    return {"slot": number, "resource": what, "before": before, "after": after}


def _market_card(table: Match, number: int, card: str) -> Change:
    """Another card lies there, with the unrest that it must have (IMP-MARKET-4) and no tokens."""
    assert table.p.real is not None
    slot, empty, pile = table.p.market[number], table.p.real.empty_slots, table.p.piles["unrest"]
    before = slot.card
    if card == before:
        raise CannotBe("refuse-in-market", card=card, slot=number + 1)
    if card not in (NOTHING, UNKNOWN):
        must_fit_market(table, card)
        if card in table.p.piles["exile"]:
            table.p.piles["exile"].remove(card)
    pile += slot.unrest
    slot.card, slot.tokens, slot.unrest = None if card == NOTHING else card, {}, []
    if pile and bears_unrest(table, number):
        slot.unrest = [pile.pop()]
    table.p.real.empty_slots = [each for each in empty if each != number] + ([number] if card == NOTHING else [])
    return {"resource": "card", "before": before or NOTHING, "after": card}


def _card(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    card, _, place = ":".join(rest).partition("@")
    if not place:
        raise CannotBe("refuse-correction", what=card[:80])
    if card != UNKNOWN and card not in table.library.cards:
        raise CannotBe("refuse-unknown-card", card=card[:40])
    taken = take(table, card, place, strict=strict)
    put(table, taken, value, place)
    return {"card": taken, "before": place, "after": value}


def _dynasty(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    _one(rest, 0)
    automa, order = table.seat(AUTOMA), value.split(",") if value else []
    if sorted(order) != sorted(automa.dynasty):
        raise CannotBe("refuse-order")
    before, automa.dynasty = automa.dynasty, order
    return {"before": before, "after": order}


def _route(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    card = _one(rest)
    entry = next((entry for entry in table.seat(AUTOMA).play if entry.card == card), None)
    if entry is None or not table.card(card).trade_route:
        raise CannotBe("refuse-not-at", card=card[:40], place="play")
    before, entry.tokens["goods"] = entry.tokens.get("goods", 0), _number(value, FULL)
    return {"card": card, "before": before, "after": entry.tokens["goods"]}


def _merchant(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    _one(rest, 0)
    automa = table.seat(AUTOMA)
    if not automa.permanents or not automa.undersides:
        raise CannotBe("refuse-correction", what=value[:80])
    before = merchant_side(table)
    if _word(value, MERCHANT_SIDES) != before:
        entry = automa.permanents[0]
        entry.card, automa.undersides[0] = automa.undersides[0], entry.card
    return {"before": before, "after": value}


def _round(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    _one(rest, 0)
    before, table.p.round = table.p.round, _number(value, least=1)
    return {"before": before, "after": table.p.round}


def _score(table: Match, rest: list[str], value: str, strict: bool) -> Change:
    assert table.p.real is not None
    source = _word(_one(rest), SOURCES)
    counted = table.p.real.score
    before, counted[source] = counted.get(source, 0), _number(value, MOST_POINTS, -MOST_POINTS)
    return {"resource": source, "before": before, "after": counted[source]}


_KINDS: dict[str, Callable[[Match, list[str], str, bool], Change]] = {
    "tokens": _tokens, "state": _state, "unrest": _unrest, "chaos": _chaos, "market": _market, "card": _card,
    "dynasty": _dynasty,
    "round": _round, "score": _score, "route": _route, "merchant": _merchant,
}  # fmt: skip
