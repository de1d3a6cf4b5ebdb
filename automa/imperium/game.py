"""Imperium at the table: what `automa.table` needs of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automa.imperium import position_json, setup
from automa.imperium.match import Match
from automa.imperium.physical import correct
from automa.imperium.physical.flow import play_physical
from automa.imperium.physical.refusal import why_not
from automa.imperium.position import Position
from automa.imperium.resolver import Resolver
from automa.imperium.titles import title
from automa.imperium.turn import play_on
from automa.imperium.view import view
from automa.imperium.words import speak, speak_event
from automa.table import Decision, Game, Option, Steps, register

# Instructions to turn a card of the automa over, and events that tell which card that was.
REVEALS = ("reveal", "do_automa_reveals")
REVEALED = ("automa_reveals", "automa_resolves")


class ImperiumGame:
    """One game. See `automa.table.game.Game`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        match.resolver = Resolver(match)

    @property
    def events(self) -> list[dict[str, Any]]:
        return self.match.events

    def run(self) -> Steps[None]:
        yield from play_physical(self.match) if self.match.p.real is not None else play_on(self.match)

    def copy(self) -> ImperiumGame:
        return ImperiumGame(Match(self.match.p.copy(), self.match.seed, self.match.events[:]))

    def position(self) -> dict[str, Any]:
        return position_json.write(self.match.p)

    def view(self, seat: int) -> dict[str, Any]:
        return view(self.match.p, seat)

    def result(self) -> dict[str, Any] | None:
        end = self.match.p.end
        return end if end is not None and "scores" in end else None

    def speak(self, decision: Decision, option: Option | None, language: str) -> str:
        return speak(self.match, decision, option, language)

    def aside(self, ids: Sequence[str], language: str) -> tuple[Option, ...] | None:
        return correct.read(self.match, ids, language)

    def title(self, decision: Decision | None, picked: tuple[Option, ...], language: str) -> str:
        return title(self.match, decision, picked, language)

    def goes_on(self, decision: Decision, told: Sequence[dict[str, Any]]) -> bool:
        """A card that is turned over is something new."""
        return decision.about not in REVEALS and not any(event["event"] in REVEALED for event in told)

    def why_not(self, decision: Decision, option_id: str, language: str) -> str | None:
        return why_not(self.match, decision, option_id, language)

    def speak_event(self, event: dict[str, Any], language: str, viewer: int | None = None) -> str:
        return speak_event(self.match, event, language, viewer)


class ImperiumRules:
    def new(self, config: dict[str, Any], seed: int) -> Game:
        game = ImperiumGame(Match(setup.read_config(config), seed))
        setup.set_up(game.match)
        return game

    def from_position(self, position: dict[str, Any], seed: int) -> Game:
        return ImperiumGame(Match(position_json.read(position), seed))


def match_of(position: Position, seed: int = 0) -> Match:
    """A match over a position, for looking things up outside a game."""
    return ImperiumGame(Match(position, seed)).match


register("imperium", ImperiumRules())
