"""Cards from hand, play, discard pile or garrison to somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from automa.imperium import market
from automa.imperium.draw import add_nation_card
from automa.imperium.match import Frame, Match, Spot, ask_cards
from automa.imperium.move import into_history, lift, move, remember, return_unrest, take_unrest
from automa.imperium.select import mana_host
from automa.imperium.verbs.base import Verb, hosts, noun, pick, picked_by, room, value
from automa.language.tree import Amount, Do
from automa.table import Steps

Allowed = Sequence[Spot] | None


def can_pick(match: Match, do: Do, frame: Frame) -> bool:
    return bool(picked_by(match, do, frame))


def discard(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    spots = yield from pick(match, do, frame, allowed)
    frame.it = []
    for spot in spots:
        from_nation = spot.zone == "nation"  # which may be the accession card
        new = (yield from add_nation_card(match, frame.seat)) if from_nation else move(match, spot, "discard", frame)
        frame.it.append(new)
    stood_in = [spot for spot in spots if spot.zone == "garrison" and "hand" in (noun(do).places or ("hand",))]
    for spot in stood_in:
        match.tell("abandon", frame.seat, card=spot.card)
    discarded = [spot for spot in spots if spot not in stood_in]
    if discarded:
        match.tell("discard", frame.seat, cards=[spot.card for spot in discarded], zone=discarded[0].zone)
        match.happen("discard", frame.seat, cards=tuple(spot.card for spot in discarded))
    return bool(spots)


def abandon(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """A pinned card into the discard pile with its garrison, its tokens into the pool (IMP-KW-ABANDON-2, -3)."""
    spots = yield from pick(match, do, frame, allowed)
    frame.it = []
    for spot in spots:
        frame.it.append(move(match, spot, "discard", frame))
        remember(frame, "abandoned", spot.card)
        match.tell("abandon", frame.seat, card=spot.card)
        match.happen("abandon", frame.seat, cards=(spot.card,))
    return bool(spots)


def recall(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """A pinned card back to hand, garrison included (IMP-KW-RECALL-1)."""
    spots = yield from pick(match, do, frame, allowed)
    frame.it = []
    for spot in spots:
        frame.it.append(move(match, spot, "hand", frame))
        match.tell("recall", frame.seat, card=spot.card)
    return bool(spots)


def can_put(match: Match, do: Do, frame: Frame) -> bool:
    if noun(do).places == ("supply",):
        return bool(match.p.piles["unrest"])
    return bool(_puttable(match, do, frame))


def _puttable(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """Of a deck only the top card is meant."""
    found = picked_by(match, do, frame)
    return found[:1] if noun(do).places == ("nation",) else found


def put(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Into history, onto a deck, under the nation deck, into the discard pile."""
    assert do.to is not None
    zone = do.to.places[0]
    if noun(do).places == ("supply",):  # an unrest that is not taken to hand
        taken = take_unrest(match, frame.seat, zone)
        frame.it = [Spot(taken, zone, frame.seat)] if taken else []
        return bool(taken)
    found = list(allowed if allowed is not None else _puttable(match, do, frame))
    if zone == "deck" and do.amount.mode == "exactly" and not noun(do).ref:
        spots = yield from _pick_in_order(match, do, frame, found)
    else:
        spots = yield from pick(match, do, frame, found)
    frame.it = []
    for spot in spots:
        frame.it.append((yield from _put_one(match, spot, zone, frame)))
    if zone == "legends" and spots and _has_legends(match, frame):
        match.happen("put", frame.seat, cards=tuple(spot.card for spot in spots), to="legends")
    return bool(spots)


def _has_legends(match: Match, frame: Frame) -> bool:
    return match.library.nation(match.seat(frame.seat).nation).legends


def _pick_in_order(match: Match, do: Do, frame: Frame, found: list[Spot]) -> Steps[list[Spot]]:
    """One card at a time: what is put later lies on top of what was put before (IMP-TEXT-11)."""
    picked: list[Spot] = []
    one = replace(do, amount=Amount())
    for _ in range(min(value(match, do.amount, frame), len(found))):
        (spot,) = yield from pick(match, one, frame, found)
        found.remove(spot)
        picked.append(spot)
    return picked


def _put_one(match: Match, spot: Spot, zone: str, frame: Frame) -> Steps[Spot]:
    if zone == "history":
        return (yield from into_history(match, spot, frame, frame.seat))
    if zone == "mana":
        return _into_mana(match, spot, frame)
    if zone == "legends" and not _has_legends(match, frame):
        zone = "discard"  # IMP-NATION-POLYNESIANS-4
    if spot.zone == "nation" and zone == "discard":
        return (yield from add_nation_card(match, frame.seat))
    new = move(match, spot, zone, frame)
    hidden = spot.zone in ("hand", "nation")
    match.tell("put", frame.seat, card=spot.card, zone=spot.zone, to=zone, hidden=hidden)
    return new


def _into_mana(match: Match, spot: Spot, frame: Frame) -> Spot:
    """Garrisoned under the card that says so (IMP-NATION-POLYNESIANS-2)."""
    host = mana_host(match, frame.seat)
    assert host is not None
    lift(match, spot)
    host.garrison.append(spot.card)
    match.tell("garrison", frame.seat, card=spot.card, host=host.card)
    match.happen("garrison", frame.seat, cards=(spot.card,))
    return Spot(spot.card, "garrison", frame.seat, host.card)


def sink(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Under the power card of a nation that has a sunken pile; any other discards the card (IMP-KW-SINK-1, -2)."""
    zone = "sunken" if match.library.nation(match.seat(frame.seat).nation).sinks else "discard"
    spots = yield from pick(match, do, frame, allowed)
    frame.it = [move(match, spot, zone, frame) for spot in spots]
    for spot in spots:
        match.tell("sink", frame.seat, card=spot.card, to=zone)
        if zone == "sunken":
            match.happen("sink", frame.seat, cards=(spot.card,))
    return bool(spots)


def exile(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    spots = yield from pick(match, do, frame, allowed)
    for spot in spots:
        if spot.zone == "market":
            market.exile(match, spot.card, frame.seat)
            remember(frame, "removed", spot.card)
        else:
            move(match, spot, "exile", frame)
            match.tell("exile", frame.seat, card=spot.card, zone=spot.zone)
        match.happen("exile", frame.seat, cards=(spot.card,))
    frame.it = [Spot(spot.card, "exile") for spot in spots]
    return bool(spots)


def return_(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    spots = yield from pick(match, do, frame, allowed)
    return_unrest(match, spots, frame)
    return bool(spots)


def garrison(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """A card face up under this one, or this one under another (IMP-KW-GARRISON-1)."""
    if do.to is None or do.to.ref:
        most = min(value(match, do.amount, frame), room(match, frame.seat, frame.card))
        do = replace(do, amount=replace(do.amount, number=most, per=None)) if do.amount.mode != "any" else do
    spots = yield from pick(match, do, frame, allowed)
    for spot in spots:
        if do.to is not None and not do.to.ref:
            found = [Spot(host, "play", frame.seat) for host in hosts(match, do, frame)]
            (chosen,) = yield from ask_cards(frame, "garrison_under", found)
            host = chosen.card
        else:
            host = frame.card
        entry = match.entry(frame.seat, host)
        assert entry is not None
        lifted = lift(match, spot)
        entry.garrison += [spot.card, *(lifted.garrison if lifted else ())]  # its own goes with it (IMP-KW-GARRISON-3)
        frame.memory.host = host
        match.tell("garrison", frame.seat, card=spot.card, host=host)
        match.happen("garrison", frame.seat, cards=(spot.card,))
    frame.it = [Spot(spot.card, "garrison", frame.seat, frame.memory.host) for spot in spots]
    return bool(spots)


VERBS = {
    "discard": Verb(can_pick, discard),
    "abandon": Verb(can_pick, abandon),
    "recall": Verb(can_pick, recall),
    "put": Verb(can_put, put),
    "exile": Verb(can_pick, exile),
    "sink": Verb(can_pick, sink),
    "return": Verb(can_pick, return_),
    "garrison": Verb(can_pick, garrison),
}
