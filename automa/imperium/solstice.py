"""The solstice, after the last turn of a round (IMP-SOLST)."""

from __future__ import annotations

from automa.imperium.match import Frame, Match
from automa.imperium.position import InPlay
from automa.language.tree import Do, Effect, Noun, Statement, Who
from automa.language.walk import within
from automa.table import Decision, Option, Steps


def solstice(match: Match) -> Steps[None]:
    """All players, in turn order, each their own effects in the order of their choice (IMP-SOLST-1…3)."""
    match.p.phase = "solstice"
    match.tell("solstice")
    new: set[str] = set()
    for seat in range(len(match.p.seats)):
        for key in ("solstice", "end_of_solstice"):
            yield from _resolve(match, seat, _effects(match, seat, key, new), new)


Waiting = tuple[str, Effect, Frame]


def _effects(match: Match, seat: int, key: str, new: set[str]) -> list[Waiting]:
    """This player's own effects, and what others' effects ask of this player (IMP-SOLST-4).

    Not those of faces that are `new` in this solstice: they have been resolved already, for everybody.
    """
    waiting: list[Waiting] = []
    for entry in match.in_play(seat):
        own = _part(match, entry, key, foreign=False)
        if own is not None and entry.card not in new:
            waiting.append((entry.card, own, Frame(seat, entry.card, seat)))
    for other in match.p.others(seat):
        for entry in match.in_play(other):
            asked = _part(match, entry, key, foreign=True)
            if asked is not None and entry.card not in new:
                waiting.append((entry.card, asked, Frame(seat, entry.card, other)))
    return waiting


def _part(match: Match, entry: InPlay, key: str, *, foreign: bool) -> Effect | None:
    """The sentences of an effect for its owner, or those it addresses to each other player, said to that player."""
    effect: Effect | None = getattr(match.face(entry.card), key)
    if effect is None:
        return None
    if _counts_what_they_did(effect):
        return None if foreign else effect
    addressed = [sentence for sentence in effect.sentences if isinstance(sentence, Who) and sentence.who == "others"]
    kept: list[Statement] = (
        [_for_me(sentence) for sentence in addressed]
        if foreign
        else [sentence for sentence in effect.sentences if sentence not in addressed]
    )
    return Effect(tuple(kept)) if kept else None


def _counts_what_they_did(effect: Effect) -> bool:
    """Then its owner cannot resolve one part without the other, and they are asked in the owner's solstice."""
    return any(isinstance(part, Who) for part in effect.sentences) and any(
        "returned" in noun.places for part in effect.sentences for noun in within(part, Noun)
    )


def _for_me(sentence: Who) -> Statement:
    return Who("me", sentence.body, sentence.may, sentence.condition)


def _resolve(match: Match, seat: int, waiting: list[Waiting], new: set[str]) -> Steps[None]:
    shown = set(_faces(match, seat))
    while waiting:
        number = 0
        if _order_matters(waiting):
            options = [
                Option(f"card:{card}@play" + (f"#{n}" if _earlier(waiting, n) else ""), number=n, card=card)
                for n, (card, _, _) in enumerate(waiting)
            ]
            (picked,) = yield Decision(seat, "option", "next_solstice", options)
            number = picked.data["number"]
        card, effect, frame = waiting.pop(number)
        if match.resolver.resolvable(effect, frame):
            match.tell("solstice_effect", seat, card=card)
            yield from match.resolver.run_effect(effect, frame)
        while fresh := [card for card in _faces(match, seat) if card not in shown]:
            shown.add(fresh[0])
            new.add(fresh[0])
            yield from _at_once(match, seat, fresh[0])


def _faces(match: Match, seat: int) -> list[str]:
    """What lies beside the power card; of a state card only the side that is up counts, and not at once."""
    return [entry.card for entry in match.seat(seat).permanents if not match.card(entry.card).is_state]


def _at_once(match: Match, seat: int, face: str) -> Steps[None]:
    """A side that has just appeared resolves its solstice effect too, for everybody it addresses (IMP-SOLST-7)."""
    effect, frame = match.face(face).solstice, Frame(seat, face, seat)
    if effect is not None and match.resolver.resolvable(effect, frame):
        match.tell("solstice_effect", seat, card=face)
        yield from match.resolver.run_effect(effect, frame)


def _earlier(waiting: list[Waiting], number: int) -> bool:
    return any(card == waiting[number][0] for card, _, _ in waiting[:number])


def _order_matters(waiting: list[Waiting]) -> bool:
    """Equal effects may go in any order, and so may plain gains."""
    effects = {effect for _, effect, _ in waiting}
    return len(effects) > 1 and not all(_plain_gain(effect) for effect in effects)


def _plain_gain(effect: Effect) -> bool:
    return all(isinstance(part, Do) and part.verb == "gain" and part.amount.per is None for part in effect.sentences)
