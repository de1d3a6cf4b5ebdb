"""Playing a card and using an exhaust ability."""

from __future__ import annotations

from automa.imperium.attack import ward_off
from automa.imperium.cards import GENERIC_UNREST, Card
from automa.imperium.match import Frame, Match, Spot, ask
from automa.imperium.move import lay, lift
from automa.imperium.position import InPlay
from automa.imperium.select import fits, state_icons
from automa.language.tree import Do, Effect, When, Who
from automa.language.walk import within
from automa.table import Decision, Option, Steps


def playable(match: Match, seat: int, card_id: str, zone: str = "hand", *, ignoring_state: bool = False) -> bool:
    """Whether the card's icons, conditions and text allow to play it now; the action is not looked at."""
    card = match.card(card_id)
    if card.unplayable:
        return False
    if not ignoring_state and not _state_allows(match, seat, card):
        return False
    frame = Frame(seat, card_id, seat)
    if card.needs is not None and not match.resolver.holds(card.needs, frame):
        return False
    effect = card.when_played
    if effect is None:
        return True  # IMP-ACT-4
    with _lifted(match, seat, card, zone):
        if card.pinned:
            # It stays in play and may host a garrison, so something is always resolved unless a cost is bare.
            return match.resolver.startable(effect, frame)
        return match.resolver.resolvable(effect, frame)


def _state_allows(match: Match, seat: int, card: Card) -> bool:
    """IMP-ACT-3, less what is ignored for the next card played (Combs)."""
    icons = state_icons(match, seat, card) if card.state else []
    if not icons:
        return True
    turn = match.p.this_turn
    ignored = turn.ignored + turn.ignored_by_all if seat == match.p.turn else []
    return any(icon in ignored for icon in icons) or any(shown in icons for shown in match.states(seat))


class _lifted:
    """While asking, the card is where it will be while its text is resolved (pitfall 4, IMP-TEXT-3 for "this card")."""

    def __init__(self, match: Match, seat: int, card: Card, zone: str) -> None:
        self.player = match.seat(seat)
        self.cards = self.player.zone(zone) if zone in ("hand", "discard", "history") else []
        self.card = card
        self.index = -1

    def __enter__(self) -> None:
        if self.card.id in self.cards:
            self.index = self.cards.index(self.card.id)
            card = self.cards.pop(self.index)
            if self.card.trade_route:  # in play for its own text (pitfall 21)
                self.player.play.append(InPlay(card))
            else:
                self.player.playing.append(card)

    def __exit__(self, *_: object) -> None:
        if self.index >= 0:
            card = self.player.play.pop().card if self.card.trade_route else self.player.playing.pop()
            self.cards.insert(self.index, card)


def may_free_play(match: Match, card_id: str) -> bool:
    """The same physical card at most once a turn (IMP-KW-FREE-2); the generic unrest stands for any of them."""
    return card_id == GENERIC_UNREST or card_id not in match.p.this_turn.free_played


def has_free_play(match: Match, seat: int, card: Card) -> bool:
    """Free play by its own keyword, or because a card in play lets such cards be free-played."""
    frame = Frame(seat, card.id, seat)
    if card.free if isinstance(card.free, bool) else match.resolver.holds(card.free, frame):
        return True
    rules = [rule for entry in match.in_play(seat) for rule in match.face(entry.card).standing]
    permits = [rule for rule in rules if rule.verb == "permit" and "as free play" in rule.adverbs]
    return any(rule.what is not None and fits(match, rule.what, Spot(card.id, "hand", seat), frame) for rule in permits)


def playable_from_hand(match: Match, seat: int) -> list[str]:
    """The cards of the hand that may be played as an action or by free play now."""
    player = match.seat(seat)
    found = []
    for card_id in player.hand:
        card = match.card(card_id)
        free = has_free_play(match, seat, card) and may_free_play(match, card_id)
        if (player.actions > 0 or free) and playable(match, seat, card_id):
            found.append(card_id)
    return found


def play_as_action(match: Match, seat: int, card_id: str) -> Steps[None]:
    """From hand in your turn: free if it has free play and has not used it, otherwise with an action token."""
    card = match.card(card_id)
    free = has_free_play(match, seat, card) and may_free_play(match, card_id)
    yield from play_card(match, seat, Spot(card_id, "hand", seat), free=free)


def play_card(match: Match, seat: int, spot: Spot, *, free: bool) -> Steps[None]:
    player = match.seat(seat)
    turn = match.p.this_turn
    if not free:
        player.actions -= 1
    elif match.p.edition == "horizons" or match.card(spot.card).free:  # IMP-ED-5
        turn.free_played.append(spot.card)
    card = match.card(spot.card)
    if seat == match.p.turn and turn.ignored:
        turn.ignored = []  # used up by any play (pitfall 40)
    lift(match, spot)
    lay(match, spot.card, "play" if card.stays else "playing", seat)
    match.tell("play", seat, card=spot.card, zone=spot.zone, free=free)
    frame = Frame(seat, spot.card, seat)
    if card.attack:
        frame.memory.attacker = seat
        frame.memory.threat = tuple(who.body for who in within(card.play, Who) if who.who == "others")
    effect = card.when_played
    if effect is not None:
        treated = turn.treated[:]
        yield from _treat_while_playing(match, seat, card)
        # Costs come first (IMP-TEXT-8): a protection may take what they are paid with.
        protections = ward_off(match, frame) if card.attack else None
        yield from match.resolver.run_effect(effect, frame, once_paid=protections)
        if any(while_playing(rule) for _, rule in _treating(match, seat, card)):
            turn.treated = treated
    if spot.card in player.playing:
        player.playing.remove(spot.card)
        lay(match, spot.card, "discard", seat)  # IMP-TEXT-4
    match.happen("play", seat, cards=(spot.card,), zone=spot.zone)
    for victim in match.p.others(seat):
        if victim in frame.memory.affected - frame.memory.spared:
            match.happen("suffer", victim, cards=(spot.card,))


def while_playing(rule: When) -> bool:
    """A rule that changes what icons count as during the play of a card, not after it."""
    return rule.event.verbs == ("play",) and isinstance(rule.body, Do) and rule.body.verb == "treat"


def _treating(match: Match, seat: int, card: Card) -> list[tuple[InPlay, When]]:
    rules = [(entry, rule) for entry in match.in_play(seat) for rule in match.face(entry.card).triggers]
    spot = Spot(card.id, "playing", seat)
    return [
        (entry, rule)
        for entry, rule in rules
        if while_playing(rule) and rule.event.what and fits(match, rule.event.what, spot, Frame(seat, entry.card, seat))
    ]


def _treat_while_playing(match: Match, seat: int, card: Card) -> Steps[None]:
    for entry, rule in _treating(match, seat, card):
        yield from match.resolver.run(rule.body, Frame(seat, entry.card, seat))


def exhaustible(match: Match, seat: int) -> list[InPlay]:
    """Cards whose exhaust ability may be used now (IMP-EXH-2)."""
    if match.seat(seat).exhausts <= 0:
        return []
    return [entry for entry in match.in_play(seat) if _can_exhaust(match, seat, entry)]


def _can_exhaust(match: Match, seat: int, entry: InPlay) -> bool:
    effect = match.face(entry.card).exhaust
    if effect is None or effect.event is not None or entry.exhausted:
        return False
    with _token_on(match, seat, entry):
        return match.resolver.resolvable(effect, Frame(seat, entry.card, seat))


class _token_on:
    """While asking, the exhaust token is where it will be: its costs may call for another one."""

    def __init__(self, match: Match, seat: int, entry: InPlay) -> None:
        self.player = match.seat(seat)
        self.entry = entry

    def __enter__(self) -> None:
        self.entry.exhausted = True
        self.player.exhausts -= 1

    def __exit__(self, *_: object) -> None:
        self.entry.exhausted = False
        self.player.exhausts += 1


def exhaust(match: Match, seat: int, entry: InPlay, effect: Effect, frame: Frame | None = None) -> Steps[None]:
    entry.exhausted = True
    match.seat(seat).exhausts -= 1
    match.tell("exhaust", seat, card=entry.card)
    yield from match.resolver.run_effect(effect, frame or Frame(seat, entry.card, seat))


def choose_entry(match: Match, frame: Frame, about: str, entries: list[InPlay]) -> Steps[InPlay]:
    """Let the player of the frame pick one of the cards in play."""
    options = [Option(f"card:{entry.card}@play", card=entry.card) for entry in entries]
    (picked,) = yield from ask(Decision(frame.seat, "cards", about, options, source=frame.card))
    return next(entry for entry in entries if entry.card == picked.data["card"])
