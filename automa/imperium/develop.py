"""Developing: a card of the development area into the discard pile, for its cost."""

from __future__ import annotations

from automa.imperium.cards import Card
from automa.imperium.match import Frame, Match, Spot, ask, ask_cards, card_options, spot_of
from automa.imperium.move import lay, lift, trigger_end
from automa.imperium.payment import affordable, lowered, pay
from automa.imperium.select import fits, state_icons
from automa.language.tree import Amount, Do, Noun
from automa.table import Decision, Option, Steps

ANY = Noun(("card",))


def can_develop(match: Match, seat: int, *, free: bool = False) -> bool:
    return bool(developable(match, seat, free=free))


def developable(match: Match, seat: int, *, free: bool = False, what: Noun = ANY) -> list[Spot]:
    """The developments this player could have now. A printed condition is part of the cost (IMP-KW-DEVELOP-3)."""
    player = match.seat(seat)
    if not match.library.nation(player.nation).develops:
        return []  # IMP-KW-DEVELOP-4
    found = [Spot(card, "development", seat) for card in player.development if not _forbidden(match, card, seat)]
    frame = Frame(seat, "", seat)
    return [spot for spot in found if fits(match, what, spot, frame) and (free or _meets_cost(match, spot, seat))]


def _forbidden(match: Match, card: str, seat: int) -> bool:
    """A state card may forbid the cards of another state altogether (IMP-SHUF-15)."""
    icons = state_icons(match, seat, match.card(card))
    standing = [rule for entry in match.in_play(seat) for rule in match.face(entry.card).standing]
    barred = [kind for rule in standing if rule.verb == "forbid" and rule.what for kind in rule.what.kinds]
    return bool(icons) and all(icon in barred for icon in icons)


def _meets_cost(match: Match, spot: Spot, seat: int) -> bool:
    card = match.card(spot.card)
    frame = Frame(seat, card.id, seat)
    if card.cost_needs is not None and not match.resolver.holds(card.cost_needs, frame):
        return False
    if not all(match.resolver.can_pay([part], frame) for part in _besides(card)):
        return False
    return affordable(match, seat, cost_of(match, spot, seat))


def _besides(card: Card) -> list[Do]:
    """What is paid besides tokens: what is printed so, or mana, which is discarded (IMP-NATION-POLYNESIANS-7)."""
    if card.cost_also is not None:
        return [part for part in card.cost_also.sentences if isinstance(part, Do)]
    mana = (card.cost or {}).get("mana", 0)
    return [Do("discard", Amount(mana), Noun(("card",), places=("mana",)))] if mana else []


def cost_of(match: Match, spot: Spot, seat: int) -> dict[str, int]:
    """The tokens a development costs this player now (pitfall 10: less what makes it cheaper)."""
    card = match.card(spot.card)
    if card.cost_free is not None and match.resolver.holds(card.cost_free, Frame(seat, card.id, seat)):
        return {}
    printed = {kind: number for kind, number in (card.cost or {}).items() if kind != "mana"}
    return {kind: lowered(match, seat, "development", kind, number) for kind, number in printed.items()}


def develop(
    match: Match, frame: Frame, *, free: bool = False, what: Noun = ANY, to: str = "discard", about: str = "develop"
) -> Steps[Spot | None]:
    """By a card effect: no exhaust token is needed or placed; it may name card and place (IMP-KW-DEVELOP-2, -5)."""
    spots = developable(match, frame.seat, free=free, what=what)
    if not spots:
        return None
    (picked,) = yield from ask(Decision(frame.seat, "cards", about, card_options(spots), source=frame.card))
    return (yield from _develop(match, frame, spot_of(picked), free=free, to=to))


def develop_by_reshuffle(match: Match, seat: int) -> Steps[bool]:
    """You may develop when the nation deck is used up (IMP-SHUF-5)."""
    spots = developable(match, seat)
    if not spots:
        return False
    options = [*card_options(spots), Option("no")]
    (picked,) = yield Decision(seat, "cards", "develop_by_reshuffle", options)
    if picked.id == "no":
        return False
    yield from _develop(match, Frame(seat, picked.data["card"], seat), spot_of(picked), free=False)
    return True


def _develop(match: Match, frame: Frame, spot: Spot, *, free: bool, to: str = "discard") -> Steps[Spot]:
    if not free:
        yield from pay(match, frame, cost_of(match, spot, frame.seat))
        theirs = Frame(frame.seat, spot.card, frame.seat)
        for part in _besides(match.card(spot.card)):
            yield from match.resolver.pay([part], theirs)
            yield from match.resolver.after_sentence(theirs)
    player = match.seat(frame.seat)
    player.development.remove(spot.card)
    new = lay(match, spot.card, to, frame.seat)
    match.tell("develop", frame.seat, card=spot.card, free=free)
    if not player.development:
        trigger_end(match, "development", frame.seat)  # IMP-KW-DEVELOP-6
    gained = match.card(spot.card).gained
    if gained is not None:
        yield from match.resolver.run_effect(gained, Frame(frame.seat, spot.card, frame.seat))
    return new


def remove_development(match: Match, seat: int) -> Steps[None]:
    """One of your developments leaves the game (IMP-VAR-FAST-4, -8), which triggers nothing (IMP-END-4)."""
    developments = [Spot(card, "development", seat) for card in match.seat(seat).development]
    if not developments:
        return
    (spot,) = yield from ask_cards(Frame(seat, "", seat), "fast_removal", developments)
    lift(match, spot)
    match.seat(seat).removed.append(spot.card)
    match.tell("remove_development", seat, card=spot.card)
