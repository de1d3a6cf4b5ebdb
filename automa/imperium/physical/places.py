"""Where a card of the automa can lie on a real table, by hand: taken from one place and laid into another.

A place is written `slot:2`, `deck:top`, `deck:bottom`, `discard`, `history`, `play`, `dynasty:top`, `dynasty:bottom`,
`quests:top`, `aside`, `exile`, `unrest` or `chaos` (the piles; only for such cards), `box` (out of the game) or `yours`
(with the person, and no more followed). Where a card is taken from, top and bottom do not matter (`deck`); it can also
be `playing` (being resolved), `unseen` (face down somewhere in deck or slots, or in the dynasty deck) or `new` (not
known of before). The card `?` is whatever lies face down there, on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa.imperium.cards import GENERIC_UNREST, library
from automa.imperium.match import Match, Spot
from automa.imperium.move import lift
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.opponent.state import state_face
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.physical.cards import common_cards
from automa.imperium.position import UNKNOWN, InPlay
from automa.text import text

LISTS = ("deck", "discard", "history", "dynasty", "quests", "aside")
FACE_DOWN = ("slot", "deck", "dynasty", "quests")
# Which cards are still to be seen there, at a table where a person turns them over.
UNSEEN = {"slot": "unseen", "deck": "unseen", "dynasty": "unseen_dynasty", "quests": "unseen_quests"}
ANYWHERE = ("deck:top", "deck:bottom", "discard", "history", "play")


class CannotBe(Exception):
    """Why something about a real table cannot be true: a message, and the names of cards and places it mentions."""

    def __init__(self, message: str, card: str = "", place: str = "", nation: str = "", **args: str | int) -> None:
        self.message, self.card, self.place, self.nation, self.args_of_message = message, card, place, nation, args

    def in_words(self, language: str) -> str:
        args = dict(self.args_of_message)
        if self.card:
            known = library().cards.get(self.card)
            args["card"] = known.name_in(language) if known else self.card
        if self.place:
            args["place"] = place_name(self.place, language, self.nation)
        return text(language, self.message, **args)


def place_name(place: str, language: str, nation: str = "") -> str:
    """As a picker says it: "slot 2", "top of the deck"; some nations of the automa have their own words."""
    zone, _, which = place.partition(":")
    if nation in library().nations:
        zone = zone_of(zone, nation)
    if zone == "slot":
        return text(language, "lies-slot", slot=which)
    return text(language, f"lies-{zone}-{which}" if which else f"lies-{zone}")


def zone_of(zone: str, nation: str) -> str:
    """What a place of the automa is to this nation: discoveries lie where others have quests, states for a journey."""
    if zone == "quests" and not library().nation(nation).quests:
        return "discoveries"
    if zone == "journey" and any(state_face(nation, row.card) for row in opponent_table(nation).journey):
        return "states"
    return zone


# ---- looking


def places_for(view: Mapping[str, Any], card: str, at: str = "") -> list[str]:
    """Where a card that lies `at` a place may be moved, in the order of a picker. What nobody knows stays face down."""
    area = view["seats"][AUTOMA]
    slots = [f"slot:{number}" for number, there in enumerate(area["slots"], 1) if there is None]
    table = opponent_table(area["nation"])
    own = [*(["quests:top"] if table.last_quest else []), *(["aside"] if table.aside else [])]
    if not table.journey:
        own += ["dynasty:top", "dynasty:bottom"]
    pile = _pile_of(card)
    elsewhere = [pile, "yours"] if pile else ["exile", "yours", "box"]
    places = [*slots, *ANYWHERE, *own, *elsewhere]
    if card == UNKNOWN and view["real"]["way"] == "guide":
        return [place for place in places if _pool(place) == _pool(at)]
    return places


def _pile_of(card: str) -> str | None:
    """The pile that an unrest goes back to."""
    if card == UNKNOWN or not library()[card].is_unrest:
        return None
    return "chaos" if library()[card].start == "chaos" else "unrest"


def _pool(place: str) -> str | None:
    """Where a face-down card of this place is among those still to be seen."""
    return UNSEEN.get(place.partition(":")[0])


def _known_places(match: Match, card: str) -> list[str]:
    """Every place where the app thinks such a card lies, the automa's own first."""
    automa = match.seat(AUTOMA)
    found = [f"slot:{number}" for number, there in enumerate(automa.slots, 1) if there == card]
    found += [zone for zone in (*LISTS, "journey") if card in automa.zone(zone)]
    found += ["play"] if any(entry.card == card for entry in automa.play) else []
    found += ["playing"] if card in automa.playing else []
    found += ["unseen"] if any(card in automa.zone(zone) for zone in set(UNSEEN.values())) else []
    found += [zone for zone in ("exile", "unrest", "chaos") if card in match.p.piles[zone]]
    return found + (["box"] if card in automa.removed else [])


def can_exist(match: Match, card: str) -> bool:
    """Whether it is a card of this game that may come to the automa: common, unrest, or of one of the two nations."""
    if card == GENERIC_UNREST:
        return True
    nations = [match.library.of_nation(match.seat(seat).nation, match.p.originals) for seat in (HUMAN, AUTOMA)]
    cards = [*common_cards(match), *(card for nation in nations for card in nation)]
    return any(each.id == card and not each.header.startswith("power") for each in cards)


def must_fit_market(match: Match, card: str) -> None:
    """Refuses a card that cannot lie in the market, or that lies elsewhere; exiled cards may come back."""
    if card not in match.library.cards:
        raise CannotBe("refuse-unknown-card", card=card)
    if not match.card(card).suits or match.card(card).is_unrest:
        raise CannotBe("refuse-not-there", card=card)
    known = [place for place in _known_places(match, card) if place != "exile"]
    _must_be_new(match, card, known)


# ---- taking


def take(match: Match, card: str, place: str, *, strict: bool = True) -> str:
    """Lifts the card from there and says which it was; unless `strict`, from wherever else it lies."""
    zone, _, number = place.partition(":")
    if card == UNKNOWN:
        return _take_face_down(match, zone, number)
    known = _known_places(match, card)
    if zone == "new":
        _must_be_new(match, card, known)
        return card
    at = next((each for each in known if each in (place, zone)), None)
    if at is None and not strict and not library()[card].is_unrest:
        at = next(iter(known), None)
    if at is None:
        raise CannotBe("refuse-not-at", card, place, match.seat(AUTOMA).nation)
    _lift(match, card, at)
    return card


def _must_be_new(match: Match, card: str, known: list[str]) -> None:
    if not can_exist(match, card):
        raise CannotBe("refuse-not-there", card=card)
    slot = next((n for n, slot in enumerate(match.p.market, 1) if slot.card == card), None)
    if slot is not None:
        raise CannotBe("refuse-in-market", card=card, slot=slot)
    if known and not library()[card].is_unrest:
        raise CannotBe("refuse-lies-at", card, known[0], match.seat(AUTOMA).nation)


def _take_face_down(match: Match, zone: str, number: str) -> str:
    """The card that lies there, or `?` if the app does not know it either."""
    automa = match.seat(AUTOMA)
    if zone == "slot":
        card = automa.slots[_slot(match, number)]
        automa.slots[_slot(match, number)] = None
    elif zone in FACE_DOWN:
        cards = automa.zone(zone)
        card = cards.pop(0) if cards else None
    else:
        raise CannotBe("refuse-which-card")
    if card is None:
        place = f"{zone}:{number}" if zone == "slot" else zone
        raise CannotBe("refuse-nothing-at", place=place, nation=automa.nation)
    _forget(match, card)
    return card


def _lift(match: Match, card: str, place: str) -> None:
    automa = match.seat(AUTOMA)
    zone, _, number = place.partition(":")
    match zone:
        case "slot":
            automa.slots[int(number) - 1] = None
        case "unseen":
            _lift_unseen(match, card)
        case "box":
            automa.removed.remove(card)
        case _:
            entry = lift(match, Spot(card, zone, AUTOMA))
            for other in entry.garrison if entry else ():
                automa.discard.insert(0, other)
    _forget(match, card)


def _lift_unseen(match: Match, card: str) -> None:
    """One face-down card less: the last one of that deck, or else of the slots."""
    automa = match.seat(AUTOMA)
    pool = next(zone for zone in dict.fromkeys(UNSEEN.values()) if card in automa.zone(zone))
    automa.zone(pool).remove(card)
    deck = automa.zone({"unseen": "deck", "unseen_dynasty": "dynasty", "unseen_quests": "quests"}[pool])
    if UNKNOWN in deck:
        deck.reverse()
        deck.remove(UNKNOWN)
        deck.reverse()
    elif UNKNOWN in automa.slots:
        automa.slots[automa.slots.index(UNKNOWN)] = None


def _forget(match: Match, card: str) -> None:
    """It is not known to lie on the deck any more."""
    known = match.seat(AUTOMA).known
    if card in known:
        known.remove(card)


# ---- laying


def put(match: Match, card: str, place: str, taken_from: str) -> None:
    automa = match.seat(AUTOMA)
    zone, _, which = place.partition(":")
    if card == UNKNOWN and (_pool(place) is None or _pool(place) != _pool(taken_from)):
        raise CannotBe("refuse-which-card")
    pile = _pile_of(card)
    match zone:
        case "slot":
            number = _slot(match, which)
            if automa.slots[number] is not None:
                raise CannotBe("refuse-slot-filled", slot=number + 1)
            automa.slots[number] = card
        case "deck" | "dynasty" | "quests" if which in ("top", "bottom"):
            cards = automa.zone(zone)
            cards.insert(0 if which == "top" else len(cards), card)
            if zone == "deck" and card != UNKNOWN:
                automa.known.append(card)
        case "discard" | "history" | "aside":
            automa.zone(zone).insert(0, card)
        case "play":
            automa.play.append(InPlay(card))
        case "exile" if not pile:
            match.p.piles["exile"].insert(0, card)
        case "unrest" | "chaos" if zone == pile:
            match.p.piles[pile].insert(0, card)
        case "box" if not pile:
            automa.removed.append(card)
        case "yours":
            pass
        case _:
            raise CannotBe("refuse-no-place", where=place)


def _slot(match: Match, number: str) -> int:
    slots = len(match.seat(AUTOMA).slots)
    if not number.isdecimal() or not 1 <= int(number) <= slots:
        raise CannotBe("refuse-automa-slot", slots=slots)
    return int(number) - 1
