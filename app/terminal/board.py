"""The table as a seat sees it, in lines of 80 columns. Everything shown is read from the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

from automa.imperium.cards import library
from automa.imperium.lexicon import RESOURCES
from automa.imperium.position import UNKNOWN
from automa.imperium.speech import points_text, speaker
from automa.language.tree import Amount, Noun
from automa.text import text

WIDTH = 80
MARGIN = 16
TIED = "\xa0"


class Board:
    """Draws a view for one seat in one language."""

    def __init__(self, view: dict[str, Any], seat: int, language: str) -> None:
        self.view = view
        self.seat = seat
        self.language = language

    def lines(self) -> list[str]:
        parts = [self._rule(), *self._market(), *self._row(self._say("board-piles"), self._piles())]
        parts += [line for number in self._others() for line in self._opponent(number)]
        return [*parts, *self._mine()]

    def names(self) -> str:
        return " – ".join(self._name(seat["nation"]) for seat in self.view["seats"])

    def _say(self, message: str, **args: str | int) -> str:
        return text(self.language, message, **args)

    def _rule(self) -> str:
        title = self._say("board-round", round=self.view["round"], names=self.names())
        if self.view["stock"] is not None:
            title += f" · {self._say('board-training', left=self.view['stock'])}"
        elif self.view["end"] is not None and self.view["end"]["round"] < self.view["round"]:
            title += f" · {self._say('board-last')}"
        return f"── {title} ".ljust(WIDTH, "─")

    def _row(self, label: str, parts: Iterable[str]) -> list[str]:
        """A label in the margin, then what there is to say; no part is broken where it need not be."""
        words = " · ".join(part.replace(" ", TIED) for part in parts if part) or self._say("board-empty")
        first, rest = f"{label:<{MARGIN - 1}} ", " " * MARGIN
        return [line.replace(TIED, " ") for line in wrap(words, WIDTH, initial_indent=first, subsequent_indent=rest)]

    def market_lines(self) -> list[str]:
        """Slot by slot with its number, as at a real table somebody wants to see it."""
        return [
            line
            for number, slot in enumerate(self.view["market"], 1)
            for line in self._row(self._say("board-slot", number=number), self._slot(slot))
        ]

    def _market(self) -> Iterator[str]:
        for number, slot in enumerate(self.view["market"]):
            label = "" if number else self._say("board-market")
            yield from self._row(label, self._slot(slot))

    def _slot(self, slot: dict[str, Any]) -> list[str]:
        """The card with what lies on and under it. At a real table nobody may have told yet which card it is."""
        if slot["card"] is None:
            return []
        seen = [self._say("board-unseen")] if slot["card"] == UNKNOWN else self._market_card(slot["card"])
        unrest = self._say("board-unrest", number=len(slot["unrest"])) if slot["unrest"] else ""
        return [*seen, *self._tokens(slot["tokens"]), unrest]

    def _market_card(self, card_id: str) -> list[str]:
        card = library()[card_id]
        icons = " ".join(self._say(f"icon-{icon.replace('_', '-')}") for icon in (*card.suits, *card.types))
        return [f"{self._card(card_id)}: {icons}", points_text(card, self.language)]

    def _piles(self) -> list[str]:
        piles = {name: len(pile) for name, pile in self.view["piles"].items() if pile or name != "chaos"}
        return [self._say(f"board-pile-{name}", number=number) for name, number in piles.items()]

    def _others(self) -> Iterator[int]:
        seats = len(self.view["seats"])
        return ((self.seat + step) % seats for step in range(1, seats))

    def _opponent(self, number: int) -> list[str]:
        area = self.view["seats"][number]
        if area["kind"] == "automa":
            return self._automa(area)
        state = [*self._state(area), *self._counts(area, ("hand", "deck", "discard", "history", "nation_deck"))]
        return self._row(self._name(area["nation"]), state) + self._row("", self._in_play(area))

    def _automa(self, area: dict[str, Any]) -> list[str]:
        """Nothing of it is hidden but what lies face down; its own screen shows the rest."""
        counts = [self._say(f"area-count-{zone}", number=len(area[zone])) for zone in ("deck", "discard", "history")]
        counts += [self._say("area-count-dynasty", number=len(area["dynasty"]))] if not area["journey"] else []
        lines = self._row(self._name(area["nation"]), [*self._state(area), *counts])
        return lines + (self._row("", self._in_play(area)) if area["play"] else [])

    def _mine(self) -> list[str]:
        area = self.view["seats"][self.seat]
        tokens = [self._say(f"board-{token}", number=area[token]) for token in ("actions", "exhausts")]
        lines = self._row(
            self._say("board-you"), [*self._state(area), *tokens, *self._counts(area, ("deck", "nation_deck"))]
        )
        lines += self._row(self._say("board-play"), self._in_play(area))
        of_few_nations = [zone for zone in ("sunken", "legends", "quests") if area[zone]]
        for zone in ("discard", "history", "development", *of_few_nations, "hand"):
            lines += self._row(self._say(f"board-{zone}"), self._cards(area[zone]))
        return lines

    def _state(self, area: dict[str, Any]) -> list[str]:
        return [self._say(f"icon-{area['state']}"), *self._tokens(area["resources"])]

    def _counts(self, area: dict[str, Any], zones: Iterable[str]) -> list[str]:
        return [self._say(f"board-count-{zone.replace('_', '-')}", number=len(area[zone])) for zone in zones]

    def _in_play(self, area: dict[str, Any]) -> list[str]:
        beside = (area.get("power_card"), *area.get("permanents", ()))
        return [self._entry(entry) for entry in (*beside, *area["play"]) if entry]

    def _entry(self, entry: dict[str, Any]) -> str:
        inside = [*(self._card(card) for card in entry["garrison"]), *self._tokens(entry["tokens"])]
        inside += [self._say("board-exhausted")] if entry["exhausted"] else []
        return self._card(entry["card"]) + (f" ({'; '.join(inside)})" if inside else "")

    def _cards(self, cards: list[str]) -> list[str]:
        counted = Counter(self._card(card) for card in cards)
        return [name if number == 1 else f"{number} × {name}" for name, number in counted.items()]

    def _card(self, card: str) -> str:
        return library()[card].name_in(self.language)

    def _name(self, nation: str) -> str:
        found = library().nation(nation)
        return found.names.get(self.language, found.name)

    def _tokens(self, tokens: dict[str, int]) -> list[str]:
        """ "3 materials", "1 progress" """
        phrases = speaker(self.language).phrases
        return [phrases.noun(Noun((kind,)), Amount(tokens[kind])) for kind in RESOURCES if tokens.get(kind)]
