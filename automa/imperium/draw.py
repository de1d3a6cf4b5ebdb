"""Drawing, and the reshuffle that it may bring."""

from __future__ import annotations

from automa.imperium.develop import can_develop, develop_by_reshuffle, remove_development
from automa.imperium.match import Frame, Match, Spot
from automa.imperium.move import has_accession, lay, trigger_end
from automa.imperium.variants import loses_development
from automa.table import Steps


def draw(match: Match, seat: int, number: int, *, if_able: bool = False) -> Steps[list[Spot]]:
    """Cards from the draw deck to hand, reshuffling where needed; "if able" never does (IMP-KW-DRAW-1, -3)."""
    player = match.seat(seat)
    drawn: list[Spot] = []
    if _forbidden(match, seat):
        return drawn
    for _ in range(number):
        if not player.deck and not if_able:
            yield from reshuffle(match, seat)
        if not player.deck:
            break
        card = player.deck.pop(0)
        if not player.deck:
            match.happen("empty", seat)
        player.hand.append(card)
        drawn.append(Spot(card, "hand", seat))
    if drawn:
        match.tell("draw", seat, cards=[spot.card for spot in drawn], hidden=True)
    return drawn


def can_draw(match: Match, seat: int, *, if_able: bool = False) -> bool:
    player = match.seat(seat)
    if _forbidden(match, seat):
        return False
    return bool(player.deck or (not if_able and (player.discard or _can_add_card(match, seat))))


def _forbidden(match: Match, seat: int) -> bool:
    """Whether a card in play keeps this player from drawing from the deck (IMP-SHUF-16)."""
    rules = [rule for entry in match.in_play(seat) for rule in match.face(entry.card).standing]
    return any(rule.verb == "forbid" and rule.what is not None and rule.what.places == ("deck",) for rule in rules)


def _can_add_card(match: Match, seat: int) -> bool:
    """Drawing is possible with an empty discard pile where the reshuffle adds a card (IMP-SHUF-11)."""
    adds = _adds_nation_card(match, seat) or (_may_develop(match, seat) and can_develop(match, seat))
    return _token_is_free(match, seat) and adds


def reshuffle(match: Match, seat: int) -> Steps[None]:
    """Add a nation card or develop, then shuffle the discard pile into a new deck (IMP-SHUF-1…8)."""
    player = match.seat(seat)
    if _token_is_free(match, seat):
        if _adds_nation_card(match, seat):
            yield from add_nation_card(match, seat)
            _token_on_area(match, seat)
        elif _may_develop(match, seat) and (yield from develop_by_reshuffle(match, seat)):
            _token_on_area(match, seat)
    if not player.discard:
        return
    player.deck = match.shuffled(player.discard)
    player.discard = []
    match.tell("reshuffle", seat)
    # What waits for it comes before the rest of the draw, not after the sentence (IMP-SHUF-7, -8).
    outer, match.queue = match.queue, []
    match.happen("reshuffle", seat)
    yield from match.resolver.after_sentence(Frame(seat, "", seat))
    match.queue = outer


def _token_is_free(match: Match, seat: int) -> bool:
    """An exhaust token on the state card and none on the nation deck or development area (IMP-SHUF-2)."""
    player = match.seat(seat)
    return player.exhausts > 0 and not player.added_card


def _adds_nation_card(match: Match, seat: int) -> bool:
    player = match.seat(seat)
    if _by_state(match, seat) and player.state == "empire":
        return False
    return bool(player.nation_deck)


def _by_state(match: Match, seat: int) -> bool:
    """In the 2021 book the state decides what a reshuffle adds, for the nations of its time (IMP-ED-1)."""
    return match.p.edition == "2021" and match.library.nation(match.seat(seat).nation).box != "Horizons"


def _may_develop(match: Match, seat: int) -> bool:
    player = match.seat(seat)
    if _by_state(match, seat):
        return player.state == "empire"
    return not player.nation_deck


def _token_on_area(match: Match, seat: int) -> None:
    """The token stays until the next cleanup, so one card at most is added between two cleanups (IMP-SHUF-9)."""
    player = match.seat(seat)
    player.exhausts -= 1
    player.added_card = True


def add_nation_card(match: Match, seat: int) -> Steps[Spot]:
    """The top nation card into the discard pile. The accession card changes the state (IMP-SHUF-3, -4).

    In a fast game a development leaves the game with it (IMP-VAR-FAST-8, IMP-AMB-15).
    """
    player = match.seat(seat)
    accession = len(player.nation_deck) == 1 and has_accession(match, seat)
    card = player.nation_deck.pop(0)
    into_play = accession and match.library.nation(player.nation).accession == "into play"  # IMP-SHUF-13
    new = lay(match, card, "play" if into_play else "discard", seat)
    if into_play:
        match.tell("accession_into_play", seat, card=card)
    else:
        match.tell("nation_card", seat, card=card, hidden=not accession)
        if accession:
            accede(match, seat)
    if accession and loses_development(match, seat):
        yield from remove_development(match, seat)
    return new


def accede(match: Match, seat: int) -> None:
    """IMP-SHUF-14: an empire; with some nations the end of the game, or nothing."""
    player = match.seat(seat)
    means = match.library.nation(player.nation).accession
    if means == "ends game":
        trigger_end(match, "accession", seat)
    if means in ("ends game", "stays"):
        return
    player.state = "empire"
    match.tell("empire", seat)
