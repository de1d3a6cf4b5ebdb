"""What waits for something to happen: passive triggers, and exhaust abilities that react."""

from __future__ import annotations

from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Frame, Happening, Match, Memory, Spot, ask
from automa.imperium.playing import exhaust, while_playing
from automa.imperium.position import InPlay
from automa.imperium.select import is_kind
from automa.language.tree import Event, Noun, When
from automa.table import Decision, Option, Steps

_TOKENS = (*RESOURCES, "resource")


def react(match: Match, happenings: list[Happening]) -> Steps[None]:
    """After a sentence: first what must react, then what may, in turn order (IMP-EXH-5, IMP-TEXT-11)."""
    for happening in happenings:
        for seat in (match.p.turn, *match.p.others(match.p.turn)):
            yield from _passives(match, seat, happening)
        yield from _exhausts(match, match.p.turn, happening)


def _passives(match: Match, seat: int, happening: Happening) -> Steps[None]:
    rules = [(entry, rule) for entry in match.in_play(seat) for rule in match.face(entry.card).triggers]
    for owner, card in match.p.this_turn.lasting:
        if owner == seat:
            rules += [(InPlay(card), rule) for rule in match.card(card).lasting]
    rules = [(entry, rule) for entry, rule in rules if entry.card not in happening.answered and not while_playing(rule)]
    waiting = [(entry, rule) for entry, rule in rules if triggered(match, rule.event, happening, seat, entry.card)]
    while waiting:
        number = 0
        if len({rule for _, rule in waiting}) > 1:
            options = [
                Option(f"card:{entry.card}@play", number=n, card=entry.card) for n, (entry, _) in enumerate(waiting)
            ]
            (picked,) = yield from ask(Decision(seat, "option", "next_trigger", options))
            number = picked.data["number"]
        entry, rule = waiting.pop(number)
        yield from _run(match, seat, entry, rule, happening)


def _run(match: Match, seat: int, entry: InPlay, rule: When, happening: Happening) -> Steps[None]:
    match.tell("trigger", seat, card=entry.card)
    frame = _frame(seat, entry, happening)
    yield from match.resolver.run(rule.body, frame)
    for caused in match.queue:  # or it would never come to an end
        caused.answered = (*happening.answered, entry.card)
    yield from match.resolver.after_sentence(frame)


def _exhausts(match: Match, seat: int, happening: Happening) -> Steps[None]:
    """Only in your own activate turn (IMP-EXH-1, IMP-TURN-6); using one is always your choice."""
    while match.p.phase == "activate" and match.seat(seat).exhausts > 0:
        ready = [entry for entry in match.in_play(seat) if _can_react(match, seat, entry, happening)]
        if not ready:
            return
        options = [Option(f"exhaust:{entry.card}", card=entry.card) for entry in ready]
        (picked,) = yield Decision(seat, "option", "react", [*options, Option("no")], happened=happening.verb)
        if picked.id == "no":
            return
        entry = next(entry for entry in ready if entry.card == picked.data["card"])
        effect = match.face(entry.card).reaction
        assert effect is not None
        yield from exhaust(match, seat, entry, effect, _frame(seat, entry, happening))


def _can_react(match: Match, seat: int, entry: InPlay, happening: Happening) -> bool:
    effect = match.face(entry.card).reaction
    return (
        effect is not None
        and effect.event is not None
        and not entry.exhausted
        and triggered(match, effect.event, happening, seat, entry.card)
        and match.resolver.resolvable(effect, _frame(seat, entry, happening))
    )


def _frame(seat: int, entry: InPlay, happening: Happening) -> Frame:
    zone = happening.to or ("hand" if happening.verb in ("acquire", "take") else "play")
    spots = [Spot(card, zone, happening.seat) for card in happening.cards]
    return Frame(seat, entry.card, seat, Memory(happening=happening), spots)


def triggered(match: Match, event: Event, happening: Happening, seat: int, card: str) -> bool:
    if happening.verb not in event.verbs:
        return False
    if event.subject == "you" and happening.seat != seat:
        return False
    if event.subject == "other" and (happening.seat == seat or _is_attack(event)):
        return False  # attacks are warded off before they do anything, not after
    if happening.verb == "flip":  # what is shown is an icon of the state card
        return event.what is None or happening.to in event.what.kinds
    if event.to is not None and happening.verb == "put" and happening.to not in event.to.places:
        return False
    if event.what is not None and not _concerns(match, event.what, happening, seat, card):
        return False
    if event.amount is not None and not _as_many(event, happening):
        return False
    return event.by is None or _by(match, event.by, happening, seat, card)


def _as_many(event: Event, happening: Happening) -> bool:
    """At most so many tokens or cards at once, or at least so many."""
    assert event.amount is not None
    kinds = event.what.kinds if event.what is not None else ()
    tokens = sum(happening.tokens.get(kind, 0) for kind in kinds)
    number = tokens if happening.tokens else len(happening.cards)
    return number <= event.amount.number if event.amount.mode == "up_to" else number >= event.amount.number


def _is_attack(event: Event) -> bool:
    return event.what is not None and event.what.kinds == ("attack",)


def _concerns(match: Match, noun: Noun, happening: Happening, seat: int, card: str) -> bool:
    resources = [kind for kind in noun.kinds if kind in RESOURCES]
    if resources:
        return any(happening.tokens.get(kind, 0) > 0 for kind in resources)
    if noun.places and happening.zone not in noun.places:
        return False
    if any(_tokens(happening, word) < noun.having.count(word) for word in noun.having if word in _TOKENS):
        return False
    frame = Frame(seat, card, seat)
    icons = Noun(noun.kinds, noun.excluded, tuple(w for w in noun.having if w not in _TOKENS), noun.lacking)
    return any(_fits(match, icons, Spot(used, happening.zone), frame) for used in happening.cards)


def _tokens(happening: Happening, word: str) -> int:
    return sum(happening.tokens.values()) if word == "resource" else happening.tokens.get(word, 0)


def _by(match: Match, noun: Noun, happening: Happening, seat: int, card: str) -> bool:
    """The card that did it, or where the noun says so a card in play that was used for it."""
    frame = Frame(seat, card, seat)
    cards = happening.sources if noun.places else tuple(filter(None, (happening.card,)))
    return any(_fits(match, noun, Spot(used, "used"), frame) for used in cards)


def _fits(match: Match, noun: Noun, spot: Spot, frame: Frame) -> bool:
    """Printed icons, wherever the card is by now (pitfall 12)."""
    printed = match.card(spot.card).icon_counts
    return (
        any(is_kind(match, kind, spot, frame) for kind in noun.kinds)
        and not any(is_kind(match, kind, spot, frame) for kind in noun.excluded)
        and all(word in printed for word in noun.having)
        and not any(word in printed for word in noun.lacking)
    )
