"""Drawing, taking, looking, finding, developing: where new cards come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from automa.imperium import fame
from automa.imperium.chaos import instead_of_unrest, take_chaos
from automa.imperium.develop import ANY, develop, developable
from automa.imperium.draw import can_draw, draw
from automa.imperium.match import Frame, Match, Spot, ask, ask_cards, card_options, spot_of
from automa.imperium.move import has_accession, into_history, lay, lift, move, take_unrest
from automa.imperium.select import candidates, fits, is_there, spots
from automa.imperium.verbs.base import Verb, always, noun, value
from automa.imperium.verbs.resources import ask_amount
from automa.language.tree import Do, Noun
from automa.table import Decision, Option, Steps

Allowed = Sequence[Spot] | None


def can_draw_cards(match: Match, do: Do, frame: Frame) -> bool:
    if do.what is not None:
        return can_draw(match, frame.seat) or bool(candidates(match, _elsewhere(do), frame, "discard"))
    return value(match, do.amount, frame) > 0 and can_draw(match, frame.seat, if_able="if able" in do.adverbs)


def draw_cards(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    if do.what is not None:
        return (yield from _draw_from_either(match, do, frame))
    number = value(match, do.amount, frame)
    if_able = "if able" in do.adverbs
    if do.amount.mode == "up_to":
        most = min(number, len(match.seat(frame.seat).deck)) if if_able else number
        number = yield from ask_amount(frame, "draw_amount", 0, most, "card")
    frame.it = yield from draw(match, frame.seat, number, if_able=if_able)
    return bool(frame.it)


def _takes_unrest(do: Do) -> bool:
    return noun(do).kinds == ("unrest",) and not noun(do).places


def can_take(match: Match, do: Do, frame: Frame) -> bool:
    what = noun(do)
    if _takes_unrest(do):
        return bool(match.p.piles["unrest"])
    if what.kinds == ("chaos",):
        return bool(match.p.piles["chaos"])
    if what.places == ("fame",):
        return fame.can_gain_fame(match, frame.seat)
    if what.places == ("them",):
        return True  # what was looked at is not known beforehand
    return bool(candidates(match, what, frame, "discard"))


def take(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Into your hand: an unrest, a fame card, one of the cards looked at, a card from a stated place."""
    what = noun(do)
    if _takes_unrest(do):
        return (yield from _take_unrest(match, do, frame))
    if what.kinds == ("chaos",):
        zone = do.to.places[0] if do.to else "hand"
        chaos = take_chaos(match, frame.seat, zone)
        frame.it = [Spot(chaos, zone, frame.seat)] if chaos else []
        return bool(chaos)
    if what.places == ("fame",):
        return (yield from _take_fame(match, None, frame))
    spots = [spot for spot in candidates(match, what, frame, "discard") if is_there(match, spot)]
    if not spots:
        return False
    number = value(match, do.amount, frame)
    least = 0 if do.amount.mode == "up_to" else number
    picked = yield from ask_cards(frame, "take", spots, least, number)
    if picked and picked[0].zone in ("fame", fame.KING):
        return (yield from _take_fame(match, picked[0], frame))
    frame.it = [move(match, spot, "hand", frame, frame.seat) for spot in picked]
    for spot in picked:
        match.tell(
            "take", frame.seat, card=spot.card, zone=spot.zone, hidden=spot.zone in ("deck", "nation", "history")
        )
    return bool(picked)


def _take_unrest(match: Match, do: Do, frame: Frame) -> Steps[bool]:
    """From the pile, one by one, unless another player makes this one take something else."""
    frame.it = []
    happened = False
    for _ in range(value(match, do.amount, frame)):
        if (yield from instead_of_unrest(match, frame.seat)):
            happened = True
        elif card := take_unrest(match, frame.seat):
            frame.it.append(Spot(card, "hand", frame.seat))
    return happened or bool(frame.it)


def _elsewhere(do: Do) -> Noun:
    """What may be drawn from a face-up pile beside the deck."""
    return replace(noun(do), places=tuple(place for place in noun(do).places if place != "deck"))


def _draw_from_either(match: Match, do: Do, frame: Frame) -> Steps[bool]:
    """One card at a time: the top of the deck unseen, or any of a face-up pile (IMP-KW-DRAW-2)."""
    got: list[Spot] = []
    for _ in range(value(match, do.amount, frame)):
        options = [Option("card:top@deck", deck="deck", suit="deck")] if can_draw(match, frame.seat) else []
        options += card_options(candidates(match, _elsewhere(do), frame, "discard"))
        options += [Option("no")] if options and do.amount.mode == "up_to" else []
        if not options:
            break
        (picked,) = yield from ask(Decision(frame.seat, "cards", "draw_or_take", options, source=frame.card))
        if picked.id == "no":
            break
        if "deck" in picked.data:
            got += yield from draw(match, frame.seat, 1)
            continue
        spot = spot_of(picked)
        got.append(move(match, spot, "hand", frame, frame.seat))
        match.tell("take", frame.seat, card=spot.card, zone=spot.zone)
    frame.it = got
    return bool(got)


def _take_fame(match: Match, spot: Spot | None, frame: Frame) -> Steps[bool]:
    if not fame.can_gain_fame(match, frame.seat):
        return False
    new = yield from fame.gain_fame(match, spot, frame)
    frame.it = [new] if new else []
    return True


def can_look(match: Match, do: Do, frame: Frame) -> bool:
    zone = noun(do).places[0]
    if zone == "fame":
        return True
    return bool(match.seat(frame.seat).nation_deck if zone == "nation" else match.p.piles[zone])


def look(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """See the top cards in secret (IMP-KW-LOOK-1, -2)."""
    zone = noun(do).places[0]
    number = value(match, do.amount, frame) + _further(match, zone, frame)
    if zone == "fame":
        frame.it = fame.top_cards(match, number)
    elif zone == "nation":
        deck = match.seat(frame.seat).nation_deck
        seen = deck[:-1] if len(deck) > 1 and has_accession(match, frame.seat) else deck
        frame.it = [Spot(card, "nation", frame.seat) for card in seen[:number]]
    else:
        frame.it = [Spot(card, zone) for card in match.p.piles[zone][:number]]
    if not frame.it:
        return False
    frame.memory.looked = frame.it[:]
    match.tell("look", frame.seat, cards=[spot.card for spot in frame.it], zone=zone, hidden=True)
    match.happen("look", frame.seat, cards=tuple(spot.card for spot in frame.it), zone=zone)
    if zone == "fame" and frame.it[0].zone == fame.KING and match.p.edition == "2021":  # IMP-ED-3
        yield from fame.resolve_king_of_kings(match, frame.seat)
        frame.it = []
    return True


def put_back(match: Match, frame: Frame) -> Steps[None]:
    """Cards that were only looked at go back in any order: asked from the top down (IMP-KW-LOOK-1)."""
    seen = [spot for spot in frame.memory.looked if is_there(match, spot)]
    frame.memory.looked = []
    if len(seen) < 2 or all(match.card(spot.card).is_unrest for spot in seen):
        return
    zone = seen[0].zone
    deck = match.p.piles[zone] if zone in match.p.piles else match.seat(frame.seat).zone(zone)
    for place in range(len(seen)):
        (spot,) = yield from ask_cards(frame, "put_back", seen)
        seen.remove(spot)
        deck.remove(spot.card)
        deck.insert(place, spot.card)


def _further(match: Match, zone: str, frame: Frame) -> int:
    """Passives that let this player look at more cards."""
    return sum(
        rule.amount.number
        for entry in match.in_play(frame.seat)
        for rule in match.face(entry.card).standing
        if rule.verb == "look further" and rule.what is not None and zone in rule.what.places
    )


def can_reveal(match: Match, do: Do, frame: Frame) -> bool:
    return bool(candidates(match, noun(do), frame, "main"))


def reveal(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Show the top cards of a deck to everybody, or all cards of some places without telling their order."""
    found = candidates(match, noun(do), frame, "main")
    if do.amount.mode != "all":
        found = found[: value(match, do.amount, frame)]
    for zone in noun(do).places:
        cards = [spot.card for spot in found if spot.zone == zone]
        if cards:
            shown = sorted(cards) if do.amount.mode == "all" else cards
            match.tell("reveal", frame.seat, cards=shown, zone=zone)
    frame.it = found
    return bool(found)
    yield


FIND_ORDER = ("hand", "discard", "deck", "nation")


def can_find(match: Match, do: Do, frame: Frame) -> bool:
    """Hidden cards may hold it, so it is offered while there is a card to search (pitfall 7)."""
    return bool(spots(match, noun(do).places or FIND_ORDER, frame))


def find(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Search hand, discard pile, draw deck and nation deck without its accession card (IMP-KW-FIND-1…4)."""
    assert do.to is not None
    what = noun(do)
    named = all(kind[0] == '"' for kind in what.kinds)
    found: list[Spot] = []
    searched: list[str] = []
    for zone in what.places or FIND_ORDER:
        searched.append(zone)
        seen = spots(match, (zone,), frame)
        if zone == "nation" and has_accession(match, frame.seat):
            seen = seen[:-1]
        found += [spot for spot in seen if fits(match, what, spot, frame)]
        if named and found:
            break
    picked = yield from ask_cards(frame, "find", found)
    _shuffle_searched(match, frame.seat, searched)
    if not picked:
        match.tell("found_nothing", frame.seat)
        return False
    match.tell("find", frame.seat, card=picked[0].card, zone=picked[0].zone)
    zone = do.to.places[0]
    if zone == "history":
        frame.it = [(yield from into_history(match, picked[0], frame, frame.seat))]
    else:
        lift(match, picked[0])
        frame.it = [lay(match, picked[0].card, zone, frame.seat)]
    return True


def _shuffle_searched(match: Match, seat: int, searched: list[str]) -> None:
    player = match.seat(seat)
    if "deck" in searched:
        player.deck = match.shuffled(player.deck)
    if "nation" in searched:
        shuffle_nation(match, seat)


def shuffle_nation(match: Match, seat: int) -> None:
    """The accession card stays at the bottom (IMP-KW-NATION-1)."""
    player = match.seat(seat)
    bottom = player.nation_deck[-1:] if has_accession(match, seat) else []
    rest = player.nation_deck[:-1] if bottom else player.nation_deck
    player.nation_deck = match.shuffled(rest) + bottom


def can_shuffle(match: Match, do: Do, frame: Frame) -> bool:
    return bool(match.seat(frame.seat).nation_deck)


def shuffle(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    shuffle_nation(match, frame.seat)
    match.tell("shuffle_nation", frame.seat)
    return True
    yield


def can_develop_card(match: Match, do: Do, frame: Frame) -> bool:
    return bool(developable(match, frame.seat, free="free" in do.adverbs, what=do.what or ANY))


def develop_card(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    to = do.to.places[0] if do.to else "discard"
    spot = yield from develop(match, frame, free="free" in do.adverbs, what=do.what or ANY, to=to)
    frame.it = [spot] if spot else []
    return spot is not None


def declare(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    kinds = noun(do).kinds
    options = [Option(f"option:{number + 1}", number=number, suit=kind) for number, kind in enumerate(kinds)]
    (picked,) = yield from ask(Decision(frame.seat, "option", "declare", options, source=frame.card))
    frame.memory.declared = picked.data["suit"]
    match.tell("declare", frame.seat, suit=picked.data["suit"])
    return True


VERBS = {
    "draw": Verb(can_draw_cards, draw_cards),
    "take": Verb(can_take, take),
    "look": Verb(can_look, look),
    "reveal": Verb(can_reveal, reveal),
    "find": Verb(can_find, find),
    "shuffle": Verb(can_shuffle, shuffle),
    "develop": Verb(can_develop_card, develop_card),
    "declare": Verb(always, declare),
}
