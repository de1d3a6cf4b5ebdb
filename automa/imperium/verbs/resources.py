"""Resources and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from automa.imperium import payment
from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Frame, Match, Memory, Spot, ask, ask_cards
from automa.imperium.move import move as move_card
from automa.imperium.playing import choose_entry
from automa.imperium.position import InPlay
from automa.imperium.select import candidates, counted, fits, spots, this_spot, tokens_on
from automa.imperium.verbs.base import Verb, always, noun, value
from automa.language.tree import Do, Instead
from automa.table import Decision, Option, Steps

Allowed = Sequence[Spot] | None


def can_gain(match: Match, do: Do, frame: Frame) -> bool:
    if noun(do).places == ("here",):
        return _here(match, do, frame) > 0
    return do.amount.per is None or value(match, do.amount, frame) > 0


def gain(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """From the supply into the pool; action and exhaust tokens onto the state card (IMP-KW-GAIN-1, IMP-ACT-7)."""
    number = value(match, do.amount, frame)
    seat = match.seat(frame.seat)
    kind = noun(do).kinds[0]
    if noun(do).places == ("here",):
        number = _off_this_card(match, do, frame, number)
    if number <= 0:
        return False
    if kind == "action":
        seat.actions += number
    elif kind == "exhaust":
        seat.exhausts += number
    else:
        yield from gain_tokens(match, frame, kind, number, _sources(match, do, frame))
        return True
    match.tell("gain", frame.seat, tokens={kind: number}, card=frame.card)
    return True


def gain_tokens(match: Match, frame: Frame, kind: str, number: int, sources: tuple[str, ...] = ()) -> Steps[None]:
    """Into the pool, or what this player gets instead, if it is not a matter of choice or the player wants it."""
    instead = _gain_rule(match, frame, kind)
    if instead is not None:
        card, rule = instead
        theirs = Frame(frame.seat, card, frame.seat, Memory(that_much=(kind, number)))
        if not rule.may or (yield from match.resolver.ask_may(rule.body, theirs)):
            yield from match.resolver.run(rule.body, theirs)
            return
    gain_resource(match, frame, kind, number, sources)


def _gain_rule(match: Match, frame: Frame, kind: str) -> tuple[str, Instead] | None:
    """What this player gets instead of such a resource."""
    source = Spot(frame.card, "used")
    for entry in match.in_play(frame.seat):
        for rule in match.face(entry.card).replacements:
            event = rule.event
            by = event.by is None or (bool(frame.card) and fits(match, event.by, source, frame))
            if by and event.verbs == ("gain",) and event.what is not None and kind in event.what.kinds:
                return entry.card, rule
    return None


def gain_resource(match: Match, frame: Frame, kind: str, number: int, sources: tuple[str, ...] = ()) -> None:
    match.seat(frame.seat).resources[kind] += number
    match.tell("gain", frame.seat, tokens={kind: number}, card=frame.card)
    match.happen("gain", frame.seat, tokens={kind: number}, sources=sources, card=frame.card)


def _sources(match: Match, do: Do, frame: Frame) -> tuple[str, ...]:
    """The cards in play that this gain comes from: the card itself, those counted, those used up for it."""
    own = [frame.card] if match.entry(frame.seat, frame.card) else []
    used = counted(match, do.amount.per, frame)[1] if do.amount.per else []
    spent = [spot.card for spot in frame.memory.used if spot.seat == frame.seat]
    return (*own, *used, *spent)


def can_spend(match: Match, do: Do, frame: Frame) -> bool:
    return match.seat(frame.seat).actions >= value(match, do.amount, frame)


def spend(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    number = value(match, do.amount, frame)
    match.seat(frame.seat).actions -= number
    match.tell("spend_action", frame.seat, number=number, card=frame.card)
    return True
    yield


def can_pay_up_to(match: Match, do: Do, frame: Frame) -> bool:
    if noun(do).places:
        return bool(payable_here(match, do, frame))
    kind = noun(do).kinds[0]
    most = match.seat(frame.seat).resources[kind] if do.amount.mode == "all" else payment.most(match, frame.seat, kind)
    return most >= max(1, do.amount.least or 0)


def pay_up_to(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """`pay up to n`, `pay any`, `pay all`: as much as you like or all there is of it. Or from a card."""
    if noun(do).places:
        return pay_from_card(match, do, frame)
    kind = noun(do).kinds[0]
    have = match.seat(frame.seat).resources[kind]
    if do.amount.mode == "all":
        number = have
    else:
        most = payment.most(match, frame.seat, kind)
        most = most if do.amount.mode == "any" else min(most, do.amount.number)
        number = yield from ask_amount(frame, "pay_amount", 0, most, kind)
    before = frame.memory.paid.get(kind, 0)
    yield from payment.pay(match, frame, {kind: number})
    frame.memory.paid[kind] = before + number  # what stood in for it counts as what was asked
    return number > 0


def payable_here(match: Match, do: Do, frame: Frame) -> list[InPlay]:
    """The cards in play that hold what is to be paid from them, this one or one named so; nothing stands in for it."""
    (kind,), (place,) = noun(do).kinds, noun(do).places
    number = value(match, do.amount, frame)
    cards = match.in_play(frame.seat)
    named = [card for card in cards if place[0] == '"' and match.face(card.card).is_called(place[1:-1])]
    entries = named or [card for card in cards if place == "here" and card.card == frame.card]
    return [entry for entry in entries if entry.tokens.get(kind, 0) >= number]


def pay_from_card(match: Match, do: Do, frame: Frame) -> bool:
    found = payable_here(match, do, frame)
    if not found:
        return False
    kind, number = noun(do).kinds[0], value(match, do.amount, frame)
    found[0].tokens[kind] -= number
    frame.memory.paid[kind] = frame.memory.paid.get(kind, 0) + number
    match.tell("remove", frame.seat, card=found[0].card, tokens={kind: number})
    match.happen("pay", frame.seat, tokens={kind: number})
    return True


def ask_amount(frame: Frame, about: str, least: int, most: int, kind: str) -> Steps[int]:
    options = [Option(f"amount:{number}", number=number) for number in range(least, most + 1)]
    (picked,) = yield from ask(
        Decision(frame.seat, "amount", about, options, least=least, most=most, source=frame.card, resource=kind)
    )
    amount: int = picked.data["number"]
    return amount


def _robbed(match: Match, do: Do, frame: Frame) -> list[int]:
    """Whom a steal concerns: all others, less those who ward it off, less those the text leaves out."""
    victims = [seat for seat in match.p.others(frame.seat) if seat not in frame.memory.spared]
    if do.whose is not None:
        victims = [seat for seat in victims if match.resolver.holds(do.whose, frame.of(seat))]
    return victims


def can_steal(match: Match, do: Do, frame: Frame) -> bool:
    kind = noun(do).kinds[0]
    return any(match.seat(seat).resources[kind] > 0 for seat in _robbed(match, do, frame))


def steal(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """As much as possible from each pool (IMP-KW-STEAL-1); remembers who could not give it all."""
    kind = noun(do).kinds[0]
    number = value(match, do.amount, frame)
    unable = frame.memory.unable = []
    happened = False
    for victim in _robbed(match, do, frame):
        taken = min(number, match.seat(victim).resources[kind])
        if taken < number:
            unable.append(victim)
        if taken:
            frame.memory.affected.add(victim)
            match.seat(victim).resources[kind] -= taken
            match.seat(frame.seat).resources[kind] += taken
            match.tell("steal", frame.seat, victim=victim, tokens={kind: taken}, card=frame.card)
            happened = True
    return happened
    yield


def can_place(match: Match, do: Do, frame: Frame) -> bool:
    assert do.to is not None
    return bool(do.to.ref or candidates(match, do.to, frame, "market"))


def place(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """From the supply onto a card (IMP-KW-PLACE-1)."""
    assert do.to is not None
    targets = candidates(match, do.to, frame, "market")
    if not targets:
        return False
    (spot,) = yield from ask_cards(frame, "place", targets)
    if noun(do).ref:
        kind, number = frame.memory.that_much
    else:
        kind, number = (yield from _which_kind(do, frame)), value(match, do.amount, frame)
    yield from place_on(match, frame, spot, kind, number)
    frame.it = [spot]
    return True


def _which_kind(do: Do, frame: Frame) -> Steps[str]:
    """One of the resources that the text names, or any."""
    kinds = RESOURCES if noun(do).kinds == ("resource",) else noun(do).kinds
    options = [Option(f"which_resource:{kind}", resource=kind) for kind in kinds]
    (picked,) = yield from ask(Decision(frame.seat, "option", "which_resource", options, source=frame.card))
    resource: str = picked.data["resource"]
    return resource


def place_on(match: Match, frame: Frame, spot: Spot, kind: str, number: int) -> Steps[None]:
    """Progress for the market may be something else for this nation (IMP-CLEAN-1)."""
    if kind == "progress" and spot.zone == "market":
        for entry in match.in_play(frame.seat):
            for rule in match.face(entry.card).replacements:
                if rule.event.verbs == ("place",):
                    yield from match.resolver.run(rule.body, Frame(frame.seat, entry.card, frame.seat, it=[spot]))
                    return
    tokens = tokens_on(match, spot)
    tokens[kind] = tokens.get(kind, 0) + number
    match.tell("place", frame.seat, card=spot.card, tokens={kind: number})


def can_move(match: Match, do: Do, frame: Frame) -> bool:
    resources = match.seat(frame.seat).resources
    return any(resources[kind] for kind in _kinds(do)) and bool(move_targets(match, do, frame))


def move_targets(match: Match, do: Do, frame: Frame) -> list[Spot]:
    assert do.to is not None
    if do.to.places == ("power",):
        return spots(match, do.to.places, frame)
    return candidates(match, do.to, frame, "play")


def move_tokens(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """From your pool onto a card, without substitution (IMP-KW-MOVE-1)."""
    targets = move_targets(match, do, frame) if allowed is None else list(allowed)
    if not targets:
        return False
    (spot,) = yield from ask_cards(frame, "place", targets)
    moved = yield from _how_many(match, do, frame)
    lying = tokens_on(match, spot)
    for kind, number in moved.items():
        match.seat(frame.seat).resources[kind] -= number
        lying[kind] = lying.get(kind, 0) + number
    if moved:
        match.tell("move", frame.seat, card=spot.card, tokens=moved)
    frame.it = [spot]
    return bool(moved)


def _kinds(do: Do) -> list[str]:
    named = RESOURCES if noun(do).kinds == ("resource",) else noun(do).kinds
    return [kind for kind in named if kind not in noun(do).excluded]


def _how_many(match: Match, do: Do, frame: Frame) -> Steps[dict[str, int]]:
    """`up to n`: of each kind that is meant as many as you like, together no more than that."""
    left = value(match, do.amount, frame)
    if do.amount.mode != "up_to":
        return {noun(do).kinds[0]: left}
    moved: dict[str, int] = {}
    for kind in _kinds(do):
        most = min(left, match.seat(frame.seat).resources[kind])
        if number := (yield from ask_amount(frame, "move_amount", 0, most, kind)):
            moved[kind] = number
            left -= number
    return moved


def _laden(match: Match, do: Do, frame: Frame) -> list[Spot]:
    places = noun(do).places or ("market",)
    this = this_spot(match, frame) if places == ("here",) else None
    found = spots(match, places, frame) if places != ("here",) else [this] if this else []
    return [spot for spot in found if any(tokens_on(match, spot).values())]


def can_collect(match: Match, do: Do, frame: Frame) -> bool:
    return bool(_laden(match, do, frame))


def collect(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """All resources of one card into your pool; the card stays."""
    targets = _laden(match, do, frame)
    if not targets:
        return False
    (spot,) = yield from ask_cards(frame, "collect", targets)
    tokens = tokens_on(match, spot)
    taken = {kind: number for kind, number in tokens.items() if number}
    tokens.clear()
    for kind, number in taken.items():
        yield from gain_tokens(match, frame, kind, number)
    match.tell("collect", frame.seat, card=spot.card, tokens=taken)
    return True


def can_give(match: Match, do: Do, frame: Frame) -> bool:
    kind = noun(do).kinds[0]
    if kind in RESOURCES:
        return match.seat(frame.seat).resources[kind] >= value(match, do.amount, frame)
    return bool(candidates(match, noun(do), frame, "hand"))


def give(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Tokens to the owner of the card that asks for them, or one card to each other player (IMP-KW-GIVE-1)."""
    kind = noun(do).kinds[0]
    if kind in RESOURCES:
        if not can_give(match, do, frame):
            return False
        number = value(match, do.amount, frame)
        match.seat(frame.seat).resources[kind] -= number
        match.seat(frame.owner).resources[kind] += number
        match.tell("give_tokens", frame.seat, to=frame.owner, tokens={kind: number})
        return True
    happened = False
    for other in match.p.others(frame.seat):
        targets = candidates(match, noun(do), frame, "hand")
        if other in frame.memory.spared or not targets:
            continue
        (spot,) = yield from ask_cards(frame, "give", targets)
        move_card(match, spot, "deck" if match.is_automa(other) else "hand", frame, other)  # IMP-SOLO-41
        frame.memory.given[other] = spot.card
        frame.memory.affected.add(other)
        match.tell("give", frame.seat, to=other, card=spot.card, hidden=spot.zone == "hand")
        happened = True
    return happened


def _exhausted(match: Match, do: Do, frame: Frame) -> list[InPlay]:
    kinds = do.what.kinds if do.what else ()
    return [
        entry
        for entry in match.in_play(frame.seat)
        if entry.exhausted
        and entry.card != frame.card  # its own token would come and go for nothing
        and (not kinds or any(kind in match.face(entry.card).icon_counts for kind in kinds))
    ]


def can_ready(match: Match, do: Do, frame: Frame) -> bool:
    return bool(_exhausted(match, do, frame))


def ready(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """One exhaust token from a card in play back to the state card (IMP-EXH-9)."""
    entries = _exhausted(match, do, frame)
    if not entries:
        return False
    entry = yield from choose_entry(match, frame, "ready", entries)
    entry.exhausted = False
    match.seat(frame.seat).exhausts += 1
    match.tell("ready", frame.seat, card=entry.card)
    return True


def can_convert(match: Match, do: Do, frame: Frame) -> bool:
    kind = noun(do).kinds[0]
    if noun(do).places == ("taken",) and not frame.memory.tokens.get(kind, 0):
        return False
    return match.seat(frame.seat).resources[kind] > 0 and can_gain(match, do, frame)


def convert(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Exchange tokens with the supply, as many as there are; it is not paying (IMP-KW-CONVERT-1)."""
    assert do.to is not None
    resources = match.seat(frame.seat).resources
    kind, into = noun(do).kinds[0], do.to.kinds[0]
    if do.amount.mode == "any":  # of what came with the card acquired last
        most = min(resources[kind], frame.memory.tokens.get(kind, 0))
        number = yield from ask_amount(frame, "convert_amount", 0, most, kind)
    else:
        number = min(resources[kind], resources[kind] if do.amount.mode == "all" else value(match, do.amount, frame))
    if number <= 0:
        return False
    resources[kind] -= number
    resources[into] += number
    match.tell("convert", frame.seat, tokens={kind: number}, into=into)
    return True


def _here(match: Match, do: Do, frame: Frame) -> int:
    entry = match.entry(frame.owner, frame.card)
    return entry.tokens.get(noun(do).kinds[0], 0) if entry else 0


def _off_this_card(match: Match, do: Do, frame: Frame, number: int) -> int:
    """So many tokens leave this card, or as many as lie there."""
    entry = match.entry(frame.owner, frame.card)
    lying = _here(match, do, frame)
    if entry is None or not lying:
        return 0
    entry.tokens[noun(do).kinds[0]] = max(0, lying - number)
    return min(lying, number)


def can_remove(match: Match, do: Do, frame: Frame) -> bool:
    return _here(match, do, frame) >= max(1, do.amount.least or 0)


def remove(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """Tokens from this card back to the supply; not a payment (IMP-KW-REMOVE-1)."""
    if not can_remove(match, do, frame):
        return False
    kind = noun(do).kinds[0]
    lying = _here(match, do, frame)
    number = lying if do.amount.mode == "all" else min(lying, value(match, do.amount, frame))
    entry = match.entry(frame.owner, frame.card)
    assert entry is not None
    entry.tokens[kind] = lying - number
    match.tell("remove", frame.seat, card=frame.card, tokens={kind: number})
    return True
    yield


def double(match: Match, do: Do, frame: Frame, allowed: Allowed = None) -> Steps[bool]:
    """As much again of what just came from a market card."""
    kind = noun(do).kinds[0]
    happening = frame.memory.happening
    number = happening.tokens.get(kind, 0) if happening else 0
    if number:
        yield from gain_tokens(match, frame, kind, number)
    return number > 0


VERBS = {
    "gain": Verb(can_gain, gain),
    "spend": Verb(can_spend, spend),
    "pay": Verb(can_pay_up_to, pay_up_to),
    "steal": Verb(can_steal, steal),
    "place": Verb(can_place, place),
    "move": Verb(can_move, move_tokens),
    "collect": Verb(can_collect, collect),
    "give": Verb(can_give, give),
    "ready": Verb(can_ready, ready),
    "double": Verb(always, double),
    "convert": Verb(can_convert, convert),
    "remove": Verb(can_remove, remove),
}
