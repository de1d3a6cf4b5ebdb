"""The state card: which side is up. Some nations have one of their own, whose text works like any other in play."""

from __future__ import annotations

from automa.imperium.match import Match
from automa.imperium.position import InPlay, Seat

_OTHER = {"barbarian": "empire", "empire": "barbarian"}


def own_state_card(match: Match, seat: int) -> InPlay | None:
    """The state card of the nation itself, if it lies beside the power card (IMP-SETUP-4)."""
    return next((entry for entry in match.seat(seat).permanents if match.card(entry.card).is_state), None)


def can_flip_state(match: Match, seat: int) -> bool:
    return own_state_card(match, seat) is None or _underside(match, seat) is not None


def flip_state(match: Match, seat: int) -> None:
    """To its other side, whichever is up."""
    side = _underside(match, seat)
    if side is not None:
        _turn(match, seat, side)
    elif own_state_card(match, seat) is None:
        show_state(match, seat, _OTHER[match.seat(seat).state])


def show_state(match: Match, seat: int, state: str) -> None:
    """To the side that shows this icon. Tokens on the card stay."""
    sides = [side for side in match.seat(seat).undersides if state in match.card(side).state]
    if sides and match.card(sides[0]).is_state:
        _turn(match, seat, sides[0])
    else:
        _shown(match, seat, state)


def _underside(match: Match, seat: int) -> str | None:
    """The side of the nation's own card that lies down."""
    up = own_state_card(match, seat)
    sides = [side for side in match.seat(seat).undersides if match.card(side).is_state]
    return next((side for side in sides if up is not None and side[:-1] == up.card[:-1]), None)


def _turn(match: Match, seat: int, side: str) -> None:
    player = match.seat(seat)
    up = own_state_card(match, seat)
    place = player.undersides.index(side)
    if up is None:  # it takes the place of the ordinary state card
        player.permanents.append(InPlay(side))
        del player.undersides[place]
    else:
        player.undersides[place] = up.card
        up.card = side
    _shown(match, seat, match.card(side).state[0])


def _shown(match: Match, seat: int, state: str) -> None:
    match.seat(seat).state = state
    match.tell("state", seat, suit=state)
    match.happen("flip", seat, to=state)


def lay_state_card(seat: Seat, faces: list[str], states: dict[str, str]) -> None:
    """Beside the power card, the side up that shows the seat's state; `states` is what each face shows first.

    A card that does not show it waits until a flip names what only it shows.
    """
    up = next((face for face in faces if states[face] == seat.state), None)
    seat.permanents += [InPlay(up)] if up else []
    seat.undersides += [face for face in faces if face != up]
