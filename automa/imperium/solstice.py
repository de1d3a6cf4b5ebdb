"""The solstice, after the last turn of a round (IMP-SOLST)."""

from __future__ import annotations

from automa.imperium.match import Frame, Match
from automa.imperium.position import InPlay
from automa.language.tree import Do, Effect, Statement, Who
from automa.table import Decision, Option, Steps


def solstice(match: Match) -> Steps[None]:
    """All players, in turn order, each their own effects in the order of their choice (IMP-SOLST-1…3)."""
    match.p.phase = "solstice"
    match.tell("solstice")
    for seat in range(len(match.p.seats)):
        yield from _resolve(match, seat, _effects(match, seat, "solstice"))
        yield from _resolve(match, seat, _effects(match, seat, "end_of_solstice"))


Waiting = tuple[str, Effect, Frame]


def _effects(match: Match, seat: int, key: str) -> list[Waiting]:
    """This player's own effects, and what others' effects ask of this player (IMP-SOLST-4)."""
    waiting: list[Waiting] = []
    for entry in match.in_play(seat):
        own = _part(match, entry, key, foreign=False)
        if own is not None:
            waiting.append((entry.card, own, Frame(seat, entry.card, seat)))
    for other in match.p.others(seat):
        for entry in match.in_play(other):
            asked = _part(match, entry, key, foreign=True)
            if asked is not None:
                waiting.append((entry.card, asked, Frame(seat, entry.card, other)))
    return waiting


def _part(match: Match, entry: InPlay, key: str, *, foreign: bool) -> Effect | None:
    """The sentences of an effect for its owner, or those it addresses to each other player, said to that player."""
    effect: Effect | None = getattr(match.face(entry.card), key)
    if effect is None:
        return None
    addressed = [sentence for sentence in effect.sentences if isinstance(sentence, Who) and sentence.who == "others"]
    kept: list[Statement] = (
        [_for_me(sentence) for sentence in addressed]
        if foreign
        else [sentence for sentence in effect.sentences if sentence not in addressed]
    )
    return Effect(tuple(kept)) if kept else None


def _for_me(sentence: Who) -> Statement:
    return Who("me", sentence.body, sentence.may, sentence.condition)


def _resolve(match: Match, seat: int, waiting: list[Waiting]) -> Steps[None]:
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


def _earlier(waiting: list[Waiting], number: int) -> bool:
    return any(card == waiting[number][0] for card, _, _ in waiting[:number])


def _order_matters(waiting: list[Waiting]) -> bool:
    """Equal effects may go in any order, and so may plain gains."""
    effects = {effect for _, effect, _ in waiting}
    return len(effects) > 1 and not all(_plain_gain(effect) for effect in effects)


def _plain_gain(effect: Effect) -> bool:
    return all(isinstance(part, Do) and part.verb == "gain" and part.amount.per is None for part in effect.sentences)
