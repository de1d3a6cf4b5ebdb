"""Turns: activate, innovate or revolt, then cleanup; after the last player the solstice."""

from __future__ import annotations

from automa.imperium.cleanup import cleanup
from automa.imperium.match import Collapse, Frame, Match, Spot, ask_cards
from automa.imperium.move import return_unrest
from automa.imperium.opening import settle_opening
from automa.imperium.opponent.ground import DigitalGround
from automa.imperium.opponent.turn import automa_turn
from automa.imperium.playing import exhaust, exhaustible, play_as_action, playable_from_hand
from automa.imperium.profit import profitable, take_profit
from automa.imperium.rounds import begin_turn, next_round, next_seat
from automa.imperium.scoring import finish_by_collapse, finish_by_scoring
from automa.imperium.solstice import solstice
from automa.language.tree import Do, Noun
from automa.table import Decision, Option, Steps

INNOVATE = Do("break through", what=Noun(("region", "uncivilised", "civilised", "tributary")))


def play_on(match: Match) -> Steps[None]:
    """From wherever the position stands to the end of the game."""
    try:
        while not _over(match):
            yield from _one_phase(match)
        if not _has_result(match):
            yield from finish_by_scoring(match)
    except Collapse:
        match.queue = []
        yield from finish_by_collapse(match)


def _over(match: Match) -> bool:
    return match.p.phase == "scoring" or _has_result(match)


def _has_result(match: Match) -> bool:
    """A position of a finished game stays as it ended."""
    return match.p.end is not None and "scores" in match.p.end


def _one_phase(match: Match) -> Steps[None]:
    position = match.p
    seat = position.turn
    if position.opening:
        yield from settle_opening(match, DigitalGround(match))
        begin_turn(match, seat)
        return
    match position.phase:
        case "activate" if match.is_automa(seat):
            yield from automa_turn(DigitalGround(match))
            next_seat(match)
        case "activate":
            yield from _turn(match, seat)
        case "innovate" | "revolt":  # a position from the middle of such a turn
            yield from _act(match, seat, Option(position.phase))
            yield from match.resolver.after_sentence(Frame(seat, "", seat))
            position.phase = "cleanup"
        case "cleanup":
            yield from cleanup(match, seat)
            next_seat(match)
        case "solstice":
            yield from solstice(match)
            next_round(match)


def _turn(match: Match, seat: int) -> Steps[None]:
    position = match.p
    while position.phase == "activate":
        (picked,) = yield Decision(seat, "turn", "turn", _turn_options(match, seat))
        position.this_turn.acted = True
        match.queue = []
        yield from _act(match, seat, picked)
        yield from match.resolver.after_sentence(Frame(seat, "", seat))
    if position.phase != "cleanup":
        position.phase = "cleanup"


def _act(match: Match, seat: int, picked: Option) -> Steps[None]:
    match picked.id.split(":")[0]:
        case "play":
            yield from play_as_action(match, seat, picked.data["card"])
        case "exhaust":
            entry = match.entry(seat, picked.data["card"])
            effect = match.face(picked.data["card"]).exhaust
            assert entry is not None and effect is not None
            yield from exhaust(match, seat, entry, effect)
        case "profit":
            yield from take_profit(match, seat, picked.data["card"])
        case "innovate":
            yield from innovate(match, seat)
        case "revolt":
            yield from revolt(match, seat)
        case "end":
            match.p.phase = "cleanup"


def _turn_options(match: Match, seat: int) -> list[Option]:
    """Any number of actions and exhaust abilities; or, first thing, innovate or revolt (IMP-TURN-2, -3)."""
    options: list[Option] = []
    copies: dict[str, int] = {}
    for card in playable_from_hand(match, seat):
        copies[card] = copies.get(card, 0) + 1
        suffix = f"#{copies[card]}" if copies[card] > 1 else ""
        options.append(Option(f"play:{card}{suffix}", card=card))
    options += [Option(f"exhaust:{entry.card}", card=entry.card) for entry in exhaustible(match, seat)]
    options += [Option(f"profit:{card}", card=card) for card in profitable(match, seat)]
    if not match.p.this_turn.acted:
        options += [Option("innovate"), Option("revolt")]
    return [*options, Option("end")]


def innovate(match: Match, seat: int) -> Steps[None]:
    """Discard the hand, break through, cleanup. No exhaust ability may react (IMP-TURN-4, -6)."""
    match.p.phase = "innovate"
    player = match.seat(seat)
    match.tell("innovate", seat, cards=player.hand[:])
    player.discard[:0] = reversed(player.hand)
    player.hand = []
    power = player.power_card
    frame = Frame(seat, power.card if power else "", seat)
    yield from match.resolver.run(INNOVATE, frame)


def revolt(match: Match, seat: int) -> Steps[None]:
    """Return any number of unrest from hand, without cost (IMP-TURN-5, IMP-AMB-9)."""
    match.p.phase = "revolt"
    match.tell("revolt", seat)
    frame = Frame(seat, "", seat)
    unrest = [Spot(card, "hand", seat) for card in match.seat(seat).hand if match.card(card).is_unrest]
    picked = yield from ask_cards(frame, "revolt", unrest, 0, len(unrest))
    return_unrest(match, picked, frame)
