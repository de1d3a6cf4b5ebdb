"""Counting your cards: tick what is yours, and every formula is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.find import names_of, plain
from app.look.look import look
from app.screens.table_game import TableScreen
from app.widgets.bars import TopBar, page
from app.widgets.field import SearchField
from app.widgets.layout import Box, Column, Row, Scroll, SideScroll
from app.widgets.taps import Chip, Stepper, Tap, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.counting import (
    GROUPS,
    Countable,
    Counted,
    count,
    countable,
    counts_garrison,
    counts_on_cards,
    places_counted,
    sides,
    token_here,
)  # fmt: skip
from automa.imperium.lexicon import RESOURCES
from automa.imperium.physical import correct

if TYPE_CHECKING:
    from app.solstice import Solstice

KEY = "count"  # what is kept with the game
MOST = 99


class Count(TableScreen):
    """What is ticked is kept with the game, so that leaving loses nothing."""

    main = ("done",)

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        kept = self.play.game.notes.get(KEY) or {}
        self.ticked: dict[str, int] = dict(kept.get("cards", {}))
        self.places: dict[str, str] = dict(kept.get("places", {}))
        self.told: dict[str, int] = dict(kept.get("told", {}))
        self.resources: dict[str, int] = {kind: kept.get("resources", {}).get(kind, 0) for kind in RESOURCES}
        self.beside: dict[str, str] = dict(kept.get("beside", {}))
        self.on_cards: dict[str, int] = {kind: kept.get("on_cards", {}).get(kind, 0) for kind in RESOURCES}
        self.here: dict[str, int] = dict(kept.get("here", {}))
        self.position = self.play.table.position()
        self.sides = sides(self.position)
        self.counts_on_cards = counts_on_cards(self.position)
        self.cards = countable(self.position)
        self.group = GROUPS[0]
        self.words = ""

    def back(self) -> bool:
        return False

    # ---- what it comes to

    def counted(self) -> Counted:
        by_place: dict[str, list[str]] = {}
        for card, times in self.ticked.items():
            by_place.setdefault(self._where(card), []).extend([card] * times)
        return count(
            self.position, by_place, self.resources, beside=[self._up(faces) for faces in self.sides],
            on_cards=self.on_cards, here={card: number for card, number in self.here.items() if card in self.ticked},
            told=self.told, language=look.language,
        )  # fmt: skip

    def _where(self, card: str) -> str:
        """Under a card that is not ticked any more it cannot lie."""
        place = self.places.get(card, "deck")
        return "deck" if place.startswith("garrison:") and place.partition(":")[2] not in self.ticked else place

    def _up(self, faces: tuple[str, ...]) -> str:
        return self.beside.get(_card_of(faces), faces[0])

    def _changed(self) -> None:
        self.play.game.note(
            KEY,
            {
                "cards": self.ticked, "places": self.places, "told": self.told, "resources": self.resources,
                "beside": self.beside, "on_cards": self.on_cards, "here": self.here,
            },
        )  # fmt: skip
        self.shell.refresh()

    # ---- the screen

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        counted = self.counted()
        top = TopBar(look.say("count-title"), look.say("count-about"), on_back=self.shell.back)
        search = SearchField(self.words, look.say("picker-search"), self._search)
        rows = [self._row(card, counted) for card in self._shown()]
        first = Column([self._resources(), self._on_cards(), *self._sides(), self._groups(), search], gap=12)
        total = Row(
            [
                Text(look.say("count-ticked", number=sum(self.ticked.values()), all=len(self.cards)), "read"),
                Text(str(counted.total).replace("-", "−"), "nation", wide=False),
            ]
        )
        use = TextButton(look.say("count-use"), "check", style="filled", main=True, name="done", on_tap=self._use)
        bottom = Column([total, use], gap=8)
        if look.two_panes:
            left = Box([Scroll(Column([first], pad=(margin, 10, 8, 10)), key="left")], orientation="vertical")
            left.add_widget(Column([bottom], pad=(margin, 4, 8, 10)))
            right = Scroll(Column(rows, gap=2, pad=(8, 10, margin, 10)), key="cards")
            return page(top, Box([left, right], orientation="horizontal"))
        body = Scroll(Column([first, *rows], gap=6, pad=(margin, 8, margin, 8)), key="cards")
        return page(top, body, bottom=bottom)

    # ---- resources

    def _resources(self) -> Widget:
        return self._steppers(self.resources, "tokens")

    def _on_cards(self) -> Widget | None:
        """Tokens that lie on cards, for the nation that scores them."""
        if not self.counts_on_cards:
            return None
        label = Text(look.say("count-on-cards"), "label", colour="primary")
        return Column([label, self._steppers(self.on_cards, "on-cards")], gap=6)

    def _steppers(self, tokens: dict[str, int], name: str) -> Widget:
        steppers = []
        for kind in RESOURCES:
            value = Text(f"{look.icon(kind, 'container')} {tokens[kind]}", "strong", rich=True, wide=False)
            steppers.append(
                Stepper(
                    value, lambda step, kind=kind: self._tokens(tokens, kind, step), name=f"{name}:{kind}",
                    less=tokens[kind] > 0,
                )
            )  # fmt: skip
        if look.large_text:
            return Column(steppers, gap=8)
        return Column([Row(steppers[:2], gap=8), Row(steppers[2:], gap=8)], gap=8)

    def _tokens(self, tokens: dict[str, int], kind: str, step: int) -> None:
        tokens[kind] = max(0, min(MOST, tokens.get(kind, 0) + step))
        self._changed()

    # ---- which side is up

    def _sides(self) -> list[Widget]:
        return [self._side(faces) for faces in self.sides]

    def _side(self, faces: tuple[str, ...]) -> Widget:
        what = "merchant" if "merchant" in library()[faces[0]].types else "state"
        chips: list[Tap] = [
            Chip(
                library()[face].name_in(look.language), chosen=face == self._up(faces), name=f"side:{face}",
                on_tap=lambda face=face: self._turn(faces, face),
            )
            for face in sorted(faces, key=lambda face: (library()[face].nation != "common", face))
        ]  # fmt: skip
        label = Text(look.say("count-side", what=what), "label", colour="primary")
        return Column([label, SideScroll(Row(chips, gap=8), key=f"side:{what}")], gap=6)

    def _turn(self, faces: tuple[str, ...], face: str) -> None:
        self.beside[_card_of(faces)] = face
        self._changed()

    # ---- which cards are shown

    def _groups(self) -> Widget:
        there = [group for group in GROUPS if any(card.group == group for card in self.cards)]
        chips = [
            Chip(
                look.say("count-group", group=group), chosen=group == self.group, name=f"group:{group}",
                on_tap=lambda group=group: self._choose(group),
            )
            for group in there
        ]  # fmt: skip
        return SideScroll(Row(chips, gap=8), key="groups")

    def _choose(self, group: str) -> None:
        self.group = group
        self.shell.refresh()

    def _search(self, words: str) -> None:
        self.words = words
        self.shell.refresh()

    def _shown(self) -> list[Countable]:
        wanted = plain(self.words)
        return [
            card
            for card in self.cards
            if (wanted and any(wanted in plain(name) for name in names_of(library()[card.card])))
            or (not wanted and (card.group == self.group or card.card in self.ticked))
        ]

    # ---- one card

    def _row(self, card: Countable, counted: Counted) -> Widget:
        times = self.ticked.get(card.card, 0)
        face = library()[card.card]
        suits = "".join(look.icon(suit) for suit in face.suits[:2]) or look.icon("no suit")
        rows = [row for row in counted.rows if row.card == card.card]
        reason = next((row.reason for row in rows if row.reason), "")
        words = Column(
            [
                Text(f"{suits}  {face.name_in(look.language)}", "strong", rich=True),
                Text(reason, "note", colour="soft_text") if reason and times else None,
                self._place(card.card) if times else None,
                self._tokens_here(card.card) if times else None,
            ],
            gap=2,
        )
        if card.most > 1:
            value = Text(f"×{times}", "strong", wide=False)
            stepper = Stepper(
                value, lambda step: self._tick(card.card, times + step), name=f"times:{card.card}", less=times > 0
            )
            stepper.size_hint_x = None
            stepper.width = look.grown(160)
            return Row([words, stepper, self._points(card, rows, times)], gap=10, pad=(12, 4))
        picture = Icon("checkbox-marked" if times else "checkbox-blank-outline", 26, colour="primary")
        return TapRow(
            [picture, words, self._points(card, rows, times)], name=f"card:{card.card}",
            on_tap=lambda: self._tick(card.card, 1 - times), fill_colour="low" if times else None,
        )  # fmt: skip

    def _points(self, card: Countable, rows: list[Any], times: int) -> Widget:
        unknown = times and any(row.points is None for row in rows)
        if unknown or card.card in self.told:
            told = self.told.get(card.card, 0)
            value = Text(str(told).replace("-", "−"), "strong", wide=False)
            stepper = Stepper(value, lambda step: self._tell(card.card, told + step), name=f"points:{card.card}")
            stepper.size_hint_x, stepper.width = None, look.grown(150)
            return stepper
        points = sum(row.points or 0 for row in rows) if times else card.points
        shown = "?" if points is None else str(points).replace("-", "−")
        return Text(shown, "strong", wide=False, colour="text" if times else "soft_text")

    def _tick(self, card: str, times: int) -> None:
        if times > 0:
            self.ticked[card] = times
        else:
            self.ticked.pop(card, None)
            self.told.pop(card, None)
        self._changed()

    def _tell(self, card: str, points: int) -> None:
        self.told[card] = points
        self._changed()

    def _place(self, card: str) -> Widget | None:
        """Where it lies, if any ticked card asks for that."""
        places = places_counted(self.ticked)
        if not places:
            return None
        here = self._where(card)
        hosts = [f"garrison:{host}" for host in self.ticked if host != card and counts_garrison(host)]
        chips: list[Tap] = [
            Chip(
                self._place_words(place), chosen=place == here, name=f"place:{place}:{card}",
                on_tap=lambda place=place: self._lay(card, place),
            )
            for place in dict.fromkeys(("deck", *(place for place in places if place != "garrison"), *hosts))
        ]  # fmt: skip
        return SideScroll(Row(chips, gap=6), key=f"place:{card}")

    def _place_words(self, place: str) -> str:
        zone, _, host = place.partition(":")
        card = library()[host].name_in(look.language) if host else ""
        return look.say("count-place", place=zone, card=card)

    def _tokens_here(self, card: str) -> Widget | None:
        """How many tokens lie on it, if it scores them."""
        kind = token_here(card)
        if kind is None:
            return None
        number = self.here.get(card, 0)
        value = Text(f"{look.icon(kind, 'container')} {number}", "strong", rich=True, wide=False)
        stepper = Stepper(value, lambda step: self._tokens(self.here, card, step), name=f"here:{card}", less=number > 0)
        stepper.size_hint_x, stepper.width = None, look.grown(160)
        return Column([Text(look.say("count-here"), "note", colour="soft_text"), stepper], gap=2)

    def _lay(self, card: str, place: str) -> None:
        self.places[card] = place
        self._changed()

    # ---- done

    def _use(self) -> None:
        counted = self.counted()
        if counted.sources:
            self.play.table.answer(correct.score(counted.sources))
        self.play.answer(f"amount:{counted.total}")
        self.shell.back()


def _card_of(faces: tuple[str, ...]) -> str:
    """What is kept of a card with several sides: its first."""
    return min(faces)
