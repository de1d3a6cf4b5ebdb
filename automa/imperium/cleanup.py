"""Cleanup, at the end of every turn (IMP-CLEAN)."""

from __future__ import annotations

from automa.imperium import market
from automa.imperium.draw import draw
from automa.imperium.match import Frame, Match, Spot, ask_cards, card_options
from automa.imperium.move import lift
from automa.imperium.position import ThisTurn
from automa.imperium.select import tokens_on
from automa.imperium.variants import PRECIOUS_CARDS
from automa.imperium.verbs.resources import place_on
from automa.table import Decision, Option, Steps

ACTIONS = 3
HAND = 5


def cleanup(match: Match, seat: int) -> Steps[None]:
    match.p.phase = "cleanup"
    match.happen("start cleanup", seat)
    yield from _react(match, seat)
    yield from token_on_market(match, seat)
    reset_tokens(match, seat)
    yield from discard_any(match, seat)
    yield from draw_up(match, seat)
    match.p.this_turn = ThisTurn()
    yield from _react(match, seat)


def token_on_market(match: Match, seat: int) -> Steps[None]:
    """Step 1: one progress, or what this nation puts instead (IMP-CLEAN-1)."""
    power = match.seat(seat).power_card
    frame = Frame(seat, power.card if power else "", seat)
    cards = [Spot(slot.card, "market") for slot in match.p.market if slot.card]
    if cards:
        (spot,) = yield from ask_cards(frame, "cleanup_token", cards)
        yield from place_on(match, frame, spot, "progress", 1)
    if match.p.stock is not None:
        match.p.stock -= 1  # IMP-VAR-TRAIN-4, -7
        yield from _may_exile(match, seat)
    yield from _react(match, seat)


def _may_exile(match: Match, seat: int) -> Steps[None]:
    """Training: then you may exile a market card."""
    cards = [Spot(slot.card, "market") for slot in match.p.market if slot.card]
    eligible = [spot for spot in cards if not any(tokens_on(match, spot).values())]
    if eligible:
        options = [*card_options(eligible), Option("no")]
        (picked,) = yield Decision(seat, "cards", "training_exile", options)
        if picked.id != "no":
            market.exile(match, picked.data["card"], seat)


def reset_tokens(match: Match, seat: int) -> None:
    """Step 2: all tokens back, surplus away (IMP-CLEAN-2)."""
    player = match.seat(seat)
    player.actions = ACTIONS
    player.exhausts = match.library.nation(player.nation).exhausts + match.p.trade_routes
    player.added_card = False
    for entry in match.in_play(seat):
        entry.exhausted = False


def discard_any(match: Match, seat: int) -> Steps[None]:
    """Step 3: any number of cards from hand (IMP-CLEAN-3), but none where they are precious (IMP-VAR-PRECIOUS-1)."""
    if PRECIOUS_CARDS in match.p.variants:
        return
    player = match.seat(seat)
    spots = [Spot(card, "hand", seat) for card in player.hand if "discard in cleanup" not in match.card(card).cannot]
    if not spots:
        return
    frame = Frame(seat, "", seat)
    picked = yield from ask_cards(frame, "cleanup_discard", spots, 0, len(spots))
    for spot in picked:
        lift(match, spot)
        player.discard.insert(0, spot.card)
    if picked:
        match.tell("discard", seat, cards=[spot.card for spot in picked], zone="hand")


def draw_up(match: Match, seat: int) -> Steps[None]:
    """Step 4: up to the hand limit, which matters only here (IMP-CLEAN-4, -5)."""
    yield from draw(match, seat, max(0, hand_limit(match, seat) - len(match.seat(seat).hand)))


def hand_limit(match: Match, seat: int) -> int:
    return HAND + sum(
        rule.amount.number
        for entry in match.in_play(seat)
        for rule in match.face(entry.card).standing
        if rule.verb == "hand size"
    )


def _react(match: Match, seat: int) -> Steps[None]:
    yield from match.resolver.after_sentence(Frame(seat, "", seat))
