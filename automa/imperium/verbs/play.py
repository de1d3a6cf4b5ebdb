"""Playing cards by an effect, and effects on how cards work."""

from __future__ import annotations

from collections.abc import Sequence

from automa.imperium import fame
from automa.imperium.match import Frame, Match, Spot, ask_cards
from automa.imperium.move import lift, trigger_end
from automa.imperium.playing import may_free_play, play_card, playable
from automa.imperium.position import InPlay
from automa.imperium.select import candidates, icon_count, lying
from automa.imperium.states import can_flip_state, flip_state, show_state
from automa.imperium.verbs.base import Verb, always, noun
from automa.language.tree import Do, Effect
from automa.table import Steps

Allowed = Sequence[Spot] | None


def _candidates(match: Match, do: Do, frame: Frame) -> list[Spot]:
    """Cards this effect may play: costs, conditions and state icons still apply (IMP-KW-FREE-3)."""
    free = do.verb == "free play"
    if not free and match.seat(frame.seat).actions < 1:
        return []
    return [
        spot
        for spot in candidates(match, noun(do), frame, "hand")
        if (not free or may_free_play(match, spot.card))
        and playable(match, frame.seat, spot.card, spot.zone, ignoring_state="ignoring state" in do.adverbs)
    ]


def can_play(match: Match, do: Do, frame: Frame) -> bool:
    if noun(do).ref == "it" and not frame.it:
        return False
    return bool(_candidates(match, do, frame))


def play(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    found = _candidates(match, do, frame)
    if not found:
        frame.it = []  # nothing was played that a later sentence could ask about
        return False
    (spot,) = yield from ask_cards(frame, "play", found)
    yield from play_card(match, frame.seat, spot, free=do.verb == "free play")
    frame.it = [lying(match, spot)]
    return True


def can_trigger(match: Match, do: Do, frame: Frame) -> bool:
    if do.what is not None and do.what.kinds:  # the only card that can be named here lies under the fame deck
        return not match.seat(frame.seat).king_of_kings
    return True  # the host is only known once the garrison is laid


def trigger(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Resolve the play text of the card that this one was garrisoned under (IMP-KW-GARRISON-5), or King of Kings."""
    if do.what is not None and do.what.kinds:
        if not can_trigger(match, do, frame):
            return False
        yield from fame.resolve_king_of_kings(match, frame.seat)
        return True
    host = frame.memory.host
    effect = match.face(host).play if host else None
    if effect is None:
        return False
    yield from match.resolver.run_effect(effect, Frame(frame.seat, host, frame.seat))
    return True


def _borrowable(match: Match, do: Do, frame: Frame) -> list[Spot]:
    found = candidates(match, noun(do), frame, "others")
    if do.verb == "copy":
        return found
    return [spot for spot in found if _own_exhaust(match, spot.card, frame) is not None]


def _own_exhaust(match: Match, card: str, frame: Frame) -> Effect | None:
    """The exhaust text of a card if it could be resolved now as though it were this one's."""
    effect = match.face(card).exhaust
    if effect is None or effect.event is not None or effect.sentences == _text_of(match, frame):
        return None
    return effect if match.resolver.resolvable(effect, frame) else None


def _text_of(match: Match, frame: Frame) -> object:
    """Two cards that borrow from each other would never come to an end."""
    own = match.card(frame.card).exhaust
    return own.sentences if own else None


def can_borrow(match: Match, do: Do, frame: Frame) -> bool:
    return bool(_borrowable(match, do, frame))


def borrow(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """The exhaust text of an opponent's card as though this card had it (pitfall 47)."""
    found = _borrowable(match, do, frame)
    if not found:
        return False
    (spot,) = yield from ask_cards(frame, do.verb, found)
    effect = match.face(spot.card).exhaust
    assert effect is not None
    match.tell("borrow", frame.seat, card=spot.card)
    yield from match.resolver.run_effect(effect, frame)
    return True


def copy(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """This card is a copy until the turn ends; its exhaust and solstice texts are resolved at once."""
    found = _borrowable(match, do, frame)
    if not found:
        return False
    (spot,) = yield from ask_cards(frame, do.verb, found)
    face = match.face(spot.card)
    match.p.this_turn.copies[frame.card] = face.id
    match.tell("copy", frame.seat, card=spot.card, by=frame.card)
    exhaust = face.exhaust if face.exhaust and face.exhaust.event is None else None
    for effect in (exhaust, face.solstice):
        if effect is not None and effect.sentences != _text_of(match, frame):
            yield from match.resolver.run_effect(effect, frame)
    return True


def can_treat(match: Match, do: Do, frame: Frame) -> bool:
    return bool(_treatable(match, do, frame))


def _treatable(match: Match, do: Do, frame: Frame) -> list[Spot]:
    icon = noun(do).kinds[0]
    return [spot for spot in candidates(match, noun(do), frame, "play") if icon_count(match, spot.card, icon) > 0]


def treat(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """One icon counts as others for the rest of the turn and is itself gone (IMP-KW-TREAT-1)."""
    assert do.to is not None
    found = _treatable(match, do, frame)
    icon = noun(do).kinds[0]
    picked = found if do.amount.mode == "all" else (yield from ask_cards(frame, "treat", found))
    for spot in picked:
        icons = icon_count(match, spot.card, icon) if do.amount.mode == "all" else 1
        match.p.this_turn.treated += [(spot.card, icon, do.to.kinds)] * icons
        match.tell("treat", frame.seat, card=spot.card, icon=icon)
    return bool(picked)


def ignore(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """The state icons do not bind the next card you play this turn, or any of them."""
    turn = match.p.this_turn
    (turn.ignored_by_all if "on each" in do.adverbs else turn.ignored).extend(noun(do).kinds)
    match.tell("ignore", frame.seat, icon=noun(do).kinds[0])
    return True
    yield


def _next_face(match: Match, do: Do, frame: Frame) -> str | None:
    """The face that follows this one in its journey, if that is what would be turned up."""
    journey = match.seat(frame.seat).journey
    upright = noun(do).ref == "this" and any(entry.card == frame.card for entry in match.seat(frame.seat).permanents)
    named = do.to.kinds[0] if do.to is not None and do.to.kinds else ""
    fitting = bool(journey) and (not named or match.card(journey[0]).is_called(named[1:-1]))
    return journey[0] if upright and fitting else None


def _underside(match: Match, frame: Frame) -> str | None:
    """The other side of this card, if it lies beside the power card and has one."""
    seat = match.seat(frame.seat)
    beside = any(entry.card == frame.card for entry in seat.permanents)
    return next((card for card in seat.undersides if beside and card[:-1] == frame.card[:-1]), None)


def _turns_state_card(match: Match, do: Do, frame: Frame) -> bool:
    return noun(do).kinds == ("state card",) or (noun(do).ref == "this" and match.card(frame.card).is_state)


def can_flip(match: Match, do: Do, frame: Frame) -> bool:
    kinds = noun(do).kinds
    if _turns_state_card(match, do, frame):
        return can_flip_state(match, frame.seat)
    if kinds:
        return kinds[0] not in match.states(frame.seat)
    return _underside(match, frame) is not None or _next_face(match, do, frame) is not None


def flip(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """The state card to a side, or this card to its other side or the next face of its journey."""
    if not can_flip(match, do, frame):
        return False
    kinds = noun(do).kinds
    if _turns_state_card(match, do, frame):
        flip_state(match, frame.seat)
        return True
    if kinds:
        show_state(match, frame.seat, kinds[0])
        return True
    underside = _underside(match, frame)
    if underside is not None:
        turn_over(match, frame, underside)
        return True
    return (yield from turn_up(match, frame))


def turn_over(match: Match, frame: Frame, underside: str) -> None:
    """Whatever lies on this card or under it stays there (IMP-TRADE-3)."""
    entry = match.entry(frame.seat, frame.card)
    assert entry is not None
    undersides = match.seat(frame.seat).undersides
    undersides[undersides.index(underside)] = entry.card
    entry.card = underside
    match.tell("turn_over", frame.seat, card=underside)


def turn_up(match: Match, frame: Frame) -> Steps[bool]:
    """The next face takes the place of this one and its text is resolved; the old face is out of the game."""
    player = match.seat(frame.seat)
    face = player.journey.pop(0)
    if _physical(face) == _physical(frame.card):
        entry = match.entry(frame.seat, frame.card)
        assert entry is not None
        entry.card = face  # turned over: what lies on it or under it stays
    else:
        lift(match, Spot(frame.card, "permanent", frame.seat))
        player.permanents.append(InPlay(face))
    player.removed.insert(0, frame.card)
    match.tell("journey", frame.seat, card=face)
    effect = match.card(face).play
    if effect is not None:
        yield from match.resolver.run_effect(effect, Frame(frame.seat, face, frame.seat))
    return True


def _physical(face: str) -> str:
    """The card of which this is one face: its id without the letter."""
    return face.rstrip("X")[:-1]


def reduce(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """So many fewer of what just came. Of a cost only while it is being met: see `relief`."""
    happening, kind = frame.memory.happening, noun(do).kinds[0]
    resources = match.seat(frame.seat).resources
    came = min(happening.tokens.get(kind, 0), resources.get(kind, 0)) if happening else 0
    number = min(came, do.amount.number)
    if number:
        resources[kind] -= number
        match.tell("fewer", frame.seat, tokens={kind: number})
    return number > 0
    yield


def never(match: Match, do: Do, frame: Frame) -> bool:
    return False


def avoid(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    frame.memory.spared.add(frame.seat)
    match.tell("avoid", frame.seat, card=frame.card)
    return True
    yield


def end_game(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    happened = match.p.end is None
    trigger_end(match, "card", frame.seat)
    return happened
    yield


VERBS = {
    "play": Verb(can_play, play),
    "free play": Verb(can_play, play),
    "trigger": Verb(can_trigger, trigger),
    "borrow": Verb(can_borrow, borrow),
    "copy": Verb(can_borrow, copy),
    "treat": Verb(can_treat, treat),
    "ignore": Verb(always, ignore),
    "flip": Verb(can_flip, flip),
    "reduce": Verb(never, reduce),
    "avoid": Verb(always, avoid),
    "end game": Verb(always, end_game),
}
