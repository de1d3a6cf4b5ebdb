"""The automa with Trade Routes: playing and triggering a route, trading, profits, its merchant.

IMP-SOLO-49, -57, -90…93.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from automa.imperium.match import Frame, Match, Spot
from automa.imperium.move import move
from automa.imperium.opponent.ground import AUTOMA, Ground
from automa.imperium.opponent.routes import Line, trade_table
from automa.imperium.position import InPlay
from automa.imperium.profit import FULL, is_full
from automa.language.tree import Do
from automa.table import Steps

if TYPE_CHECKING:
    from automa.imperium.opponent.rows import Rows

VERBS = frozenset({"trade", "profit"})
MERCHANT_SIDES = ("merchant", "empire")


def merchant_side(match: Match) -> str:
    """Which side of its merchant card is up."""
    return MERCHANT_SIDES[match.card(match.seat(AUTOMA).permanents[0].card).points.variable]


def is_route(match: Match, card: str) -> bool:
    return match.p.trade_routes and match.card(card).trade_route


class Trading:
    def __init__(self, ground: Ground, rows: Rows) -> None:
        self.ground = ground
        self.match: Match = ground.match
        self.rows = rows

    def at_the_end_of_its_turn(self) -> Steps[None]:
        """The first line of its merchant card that applies (IMP-SOLO-92)."""
        if not self.match.p.trade_routes or not self.ground.automa.permanents:
            return
        face = self.ground.automa.permanents[0].card
        frame = Frame(AUTOMA, face, AUTOMA)
        side = "merchant_empire" if merchant_side(self.match) == "empire" else "merchant"
        for number, line in enumerate(trade_table().lines[side]):
            if not (yield from self.rows.possible(line.effect.sentences[0], frame)):
                continue
            with self.ground.attempt("row", frame):
                self.match.tell("merchant", AUTOMA, card=face, row=number + 1)
                yield from self.rows.carry_out(line, line.effect, frame, line=side, number=number)
                return

    def is_merchant(self, card: str) -> bool:
        return any(entry.card == card for entry in self.ground.automa.permanents)

    def turn_merchant(self) -> Steps[None]:
        automa = self.ground.automa
        entry = automa.permanents[0]
        entry.card, automa.undersides[0] = automa.undersides[0], entry.card
        self.match.tell("merchant_turned", AUTOMA, card=entry.card)
        yield from self.ground.tell("automa_turns_merchant", card=entry.card)

    # ---- a route that it reveals

    def play(self, card: str, frame: Frame) -> Steps[None]:
        """Into play, and its commerce at once; the card stays (IMP-SOLO-46, -49)."""
        self.match.tell("route", AUTOMA, card=card)
        move(self.match, Spot(card, "playing", AUTOMA), "play", frame, AUTOMA)
        yield from self.ground.tell("automa_plays", card=card)
        yield from self.trigger(card, AUTOMA)

    def trigger(self, card: str, owner: int) -> Steps[None]:
        number = trade_table().number_of(self.match.card(card))
        if number is None:
            return
        self.match.tell("commerce", AUTOMA, card=card)
        route = trade_table().routes[number]
        yield from self.rows.carry_out(route, route.commerce, Frame(AUTOMA, card, owner), route=number)

    # ---- the verbs of its merchant

    def can(self, do: Do) -> Steps[bool]:
        if do.verb == "profit":
            return bool(self._full())
        return (yield from self._best()) is not None or (yield from self._can_exchange())

    def do(self, do: Do, frame: Frame) -> Steps[None]:
        yield from self._profits() if do.verb == "profit" else self._trade(frame)

    def _own(self) -> list[InPlay]:
        return [entry for entry in self.ground.automa.play if self.match.card(entry.card).trade_route]

    def _full(self) -> list[InPlay]:
        return [entry for entry in reversed(self._own()) if is_full(entry)]

    def _best(self) -> Steps[tuple[str, int] | None]:
        """The route it trades with and whose it is: most goods, then its own, then in the order of the table."""
        order = trade_table().number_of
        mine = [entry for entry in self._own() if not is_full(entry) and order(self.match.card(entry.card)) is not None]
        mine.sort(key=lambda entry: (-entry.tokens.get("goods", 0), order(self.match.card(entry.card))))
        most = mine[0].tokens.get("goods", 0) if mine else -1
        yours = (yield from self.ground.human_route(most + 1)) if most + 1 < FULL else None
        if yours is not None:
            return yours, 1 - AUTOMA
        return (mine[0].card, AUTOMA) if mine else None

    def _line(self, key: str) -> Line:
        (line,) = trade_table().lines[key]
        return line

    def _can_exchange(self) -> Steps[bool]:
        return (yield from self.rows.possible(self._line("exchange").effect.sentences[0], Frame(AUTOMA, "", AUTOMA)))

    def _trade(self, frame: Frame) -> Steps[None]:
        best = yield from self._best()
        if best is None:
            yield from self.rows.run(self._line("exchange").effect.sentences[0], frame)
            return
        card, owner = best
        entry = self.match.entry(owner, card)
        if entry is not None:
            entry.tokens["goods"] = entry.tokens.get("goods", 0) + 1
        self.match.tell("place", AUTOMA, card=card, tokens={"goods": 1})
        if owner != AUTOMA:
            yield from self.ground.tell("goods_on_your_route", card=card)
            yield from self.rows.run(self._line("reward").effect.sentences[0], frame)
        else:
            yield from self.ground.tell("goods_on_its_route", card=card)
        yield from self.trigger(card, owner)

    def _profits(self) -> Steps[None]:
        """Most recently played first; each route goes into history then (IMP-SOLO-91)."""
        for entry in self._full():
            with self.ground.attempt("part"):
                yield from self._profit(entry.card)

    def _profit(self, card: str) -> Steps[None]:
        entry = self.match.entry(AUTOMA, card)
        if entry is None:
            return  # the person at a real table corrected that
        goods = entry.tokens.pop("goods")
        self.ground.automa.resources["goods"] += goods
        self.match.tell("profit", AUTOMA, card=card, tokens={"goods": goods})
        frame = Frame(AUTOMA, card, AUTOMA)
        number = trade_table().number_of(self.match.card(card))
        if number is not None:
            route = trade_table().routes[number]
            yield from self.rows.carry_out(route, route.profit, frame, route=number)
        if self.match.entry(AUTOMA, card) is not None:
            move(self.match, Spot(card, "play", AUTOMA), "history", frame, AUTOMA)
            self.match.tell("put", AUTOMA, card=card, zone="play", to="history")
            yield from self.ground.tell("automa_puts", card=card, zone="play", to="history")
