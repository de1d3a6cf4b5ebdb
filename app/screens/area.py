"""The automa at a glance: state, tokens, piles, slots, cards in play, market, points; and putting any of it right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.glyphs import TYPES, icon, nation_colour, suit
from app.look.look import look
from app.play import AUTOMA, HUMAN
from app.screens.automa_state import own_card, plain_words, state_icon, state_words
from app.screens.card_sheet import show_card
from app.screens.market import UNKNOWN, slot_face
from app.screens.piles import Piles, pile_icon, pile_name
from app.screens.table_game import TableScreen
from app.widgets.card import CardBack
from app.widgets.layout import Band, Column, Row, Rule, Scroll, Surface, Tiles, Wrap
from app.widgets.picker import TILE
from app.widgets.taps import IconButton, Stepper, TapSurface, TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.chaos import brings_chaos
from automa.imperium.lexicon import RESOURCES
from automa.imperium.opponent.state import states_of
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.opponent.trade import MERCHANT_SIDES
from automa.imperium.physical import correct
from automa.imperium.profit import FULL

if TYPE_CHECKING:
    from app.solstice import Solstice


class Area(TableScreen):
    tab = "automa"

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.piles = Piles(self, correcting=False)

    @property
    def seed(self) -> str:
        return nation_colour(self.play.view["seats"][AUTOMA]["nation"])

    def build(self) -> Widget:
        self.view = self.play.view
        self.area: dict[str, Any] = self.view["seats"][AUTOMA]
        body = self.piles.picker() if self.piles.adding else self._body()
        return self.frame(body, title=self.play.nation_name(AUTOMA), subtitle=self._subtitle(), buttons=self._buttons())

    def _subtitle(self) -> str:
        if look.large_text:
            return ""  # the bar says the round
        level = look.say(f"level-{self.view['options']['difficulty'].replace('_', '-')}")
        message = "area-subtitle" if look.tablet else "area-subtitle-short"
        return look.say(message, level=level, round=self.view["round"])

    def _buttons(self) -> list[Widget]:
        if self.play.pending is None:
            return []  # after the end nothing is corrected
        on = self.correcting
        return [
            IconButton(
                "pencil-off" if on else "pencil", look.say("area-stop" if on else "area-correct"), colour="on_banner",
                name="pencil", on_tap=self._toggle,
            )
        ]  # fmt: skip

    def _body(self) -> Widget:
        margin = look.margin / dp(1)
        hint = self._hint() if self.correcting else None
        first, piles = self._first_line(), self._piles()
        slots, play, market, score = self._slots(), self._in_play(), self._market(), self._score()
        if look.tablet:
            parts = [hint, first, piles, _beside(slots, play), _beside(market, score, 1.3)]
        elif look.two_panes:
            left = Column([first, hint, piles, score], gap=12)
            parts = [Row([left, Column([slots, play, market], gap=12)], gap=14, top=True)]
        else:
            parts = [hint, first, piles, slots, play, market, score]
        return Scroll(Column(parts, gap=12, pad=(margin, 12, margin, 16)))

    def back(self) -> bool:
        if self.piles.back():
            return True
        if self.correcting:
            self.piles.correcting = False
            return True
        return super().back()

    def keys(self) -> Mapping[str, str]:
        return {**super().keys(), "e": "pencil"}

    # ---- correcting

    @property
    def correcting(self) -> bool:
        return self.piles.correcting and self.play.pending is not None

    def _toggle(self) -> None:
        self.piles.correcting = not self.piles.correcting
        self.shell.refresh()

    def _hint(self) -> Widget:
        """What can be put right, and what belongs to no pile."""
        number = self.view["round"]
        value = Text(str(number), "count", wide=False)
        rounds = Stepper(
            value, lambda step: self.correct(correct.round_number(number + step)), name="round", less=number > 1,
        )  # fmt: skip
        add = TextButton(look.say("area-add"), "plus", style="outlined", name="add", on_tap=self._add)
        words = Row([Icon("pencil", colour="primary"), Text(look.say("area-hint"), "read")])
        line = Tiles(
            [_labelled(look.say("area-round"), rounds), add], least=230 * max(1.0, look.scale), gap=12, spread=True
        )
        return Surface([words, line], fill_colour="now", radius=16, pad=12, gap=10)

    def _add(self) -> None:
        self.piles.add("deck:top")

    # ---- state and tokens

    def _first_line(self) -> Widget:
        tokens = [self._resource(kind, self.area["resources"][kind]) for kind in RESOURCES]
        least = 176 if self.correcting else 76
        counters = Tiles(tokens, least=least * max(1.0, look.scale), gap=8, spread=True)
        if look.tablet:
            state = self._state()
            state.size_hint_x, counters.pos_hint = 0.3, {"center_y": 0.5}
            return Row([state, counters], gap=12)
        return Column([self._state(), counters], gap=10)

    def _state(self) -> Widget:
        state: str = self.area["state"]
        words = column_of(
            Text(state_words(self.area), "title"),
            Text(self._state_note(), "note", colour="soft_text") if self._state_note() else None,
            gap=0,
        )
        states = states_of(self.area["nation"])
        following = states[(states.index(state) + 1) % len(states)]
        flip = IconButton(
            "swap-horizontal", look.say("area-flip"), name="flip",
            on_tap=lambda: self.correct(correct.state(following)),
        ) if self.correcting and len(states) > 1 else None  # fmt: skip
        parts: list[Widget | None] = [Icon(icon(state_icon(self.area)), 34, colour="primary"), words, flip]
        outline = "outline" if look.contrast else None
        return Band(parts, fill_colour="low", radius=16, pad=(14, 8), gap=12, least=look.grown(64), outline=outline)

    def _state_note(self) -> str:
        """How the automa becomes an empire: its accession card lies in the dynasty deck. Or what its own state is."""
        if own_card(self.area) is not None:
            own = plain_words(self.area["state"])
            return own if own != state_words(self.area) else ""
        known = [card for card in self.area["dynasty"] if card not in (None, UNKNOWN)]
        if self.area["state"] != "barbarian" or not known or len(states_of(self.area["nation"])) == 1:
            return ""
        return look.say("area-accession-by", card=library()[known[0]].name_in(look.language))

    def _resource(self, kind: str, number: int) -> Widget:
        if self.correcting:
            value = Text(f"{look.icon(kind, 'container')} {number}", "count", rich=True, wide=False)
            return Stepper(
                value, lambda step: self.correct(correct.tokens(kind, number + step)), name=f"tokens:{kind}",
                less=number > 0,
            )  # fmt: skip
        value = Text(f"{look.icon(kind, 'container')} {number}", "count", rich=True, align="center")
        outline = "outline" if look.contrast else None
        return Band([value], fill_colour="container", radius=1000, pad=(6, 8), least=look.grown(52), outline=outline)

    # ---- piles

    def _piles(self) -> Widget:
        zones = ["deck", "discard", "history", "journey" if self.area["journey"] else "dynasty"]
        zones += [zone for zone in ("quests", "aside") if self.area[zone] or self._has(zone)]
        tiles = [self._pile(zone) for zone in [*zones, "exile"]]
        return Tiles(
            [*tiles, self._unrest(), self._chaos()], least=112 * max(1.0, look.scale), gap=10, spread=True, even=True
        )

    def _pile(self, zone: str) -> Widget:
        number = len(self.piles.cards(zone))
        return _counter(
            pile_icon(zone, self.area["nation"]), number, pile_name(zone, self.area["nation"]), self._pile_note(zone),
            name=f"pile:{zone}",
            on_tap=lambda: self.piles.open(zone),
        )  # fmt: skip

    def _pile_note(self, zone: str) -> str:
        cards = self.piles.cards(zone)
        match zone:
            case "dynasty":
                place = next((place for place, card in enumerate(cards, 1) if card is not None), 0)
                return look.say("area-accession-at", place=place) if place else look.say("area-hidden")
            case "history":
                points = sum(row["points"] for row in self.area["score"]["cards"] if row["zone"] == "history")
                return look.say("area-points", number=points)
            case "journey":
                return library()[cards[0]].name_in(look.language) if cards and cards[0] else ""
        if not cards:
            return look.say("area-none")
        if cards[0] is None:
            return look.say("area-hidden")
        top = library()[cards[0]].name_in(look.language)
        return look.say("area-on-top", card=top) if look.tablet else top

    def _has(self, zone: str) -> bool:
        """Whether this nation ever has such a place."""
        table = opponent_table(self.area["nation"])
        return bool(table.last_quest if zone == "quests" else table.aside)

    def _unrest(self) -> Widget:
        left = self.view["unrest_left"]
        return self._left("unrest", left, look.say("area-unrest-left"), look.say("area-collapse"), correct.unrest)

    def _chaos(self) -> Widget | None:
        """The person's own pile, from which the automa takes cards (IMP-NATION-CULTISTS-7)."""
        if not brings_chaos(self.view["seats"][HUMAN]["nation"]):
            return None
        left = len(self.view["piles"]["chaos"])
        return self._left("chaos", left, look.say("area-chaos-left"), look.say("area-chaos-wins"), correct.chaos)

    def _left(self, pile: str, left: int, words: str, note: str, corrected: Callable[[int], str]) -> Widget:
        if not self.correcting:
            return _counter(suit("unrest").icon if pile == "unrest" else icon(pile), left, words, note)
        stepper = Stepper(
            Text(str(left), "count", wide=False), lambda step: self.correct(corrected(left + step)),
            name=pile, less=left > 0, fill_colour="low",
        )  # fmt: skip
        parts = [
            stepper, Text(words, "read", align="center"), Text(note, "note", colour="soft_text", align="center"),
            Widget(),
        ]  # fmt: skip
        return Surface(parts, fill_colour=None, outline="line", radius=16, pad=(5, 5, 5, 8), gap=0)

    # ---- slots

    def _slots(self) -> Widget:
        slots = self.area["slots"]
        die = self.view["die"]
        backs = [self._slot(number, card, die) for number, card in enumerate(slots, 1)]
        rows: list[Widget | None] = [
            _heading(look.say("area-slots"), self._slots_note(die)),
            Tiles(backs, least=44, gap=6, spread=True),
        ]
        rows += [self._resolving(card) for card in self.area["playing"]]
        return Surface(rows, radius=16, pad=14, gap=10)

    def _slots_note(self, die: int | None) -> str:
        slots, closed = self.area["slots"], self.area["closed"]
        waits = [look.say("area-waits", slot=die)] if die and die <= len(slots) and slots[die - 1] is not None else []
        shut = [look.say("area-closed", number=len(closed), slot=closed[0])] if closed else []
        return " · ".join([*waits, *shut])

    def _slot(self, number: int, card: str | None, die: int | None) -> Widget:
        def tapped() -> None:
            if self.correcting:
                self.piles.move(card or UNKNOWN, f"slot:{number}")
            elif card not in (None, UNKNOWN):
                show_card(self, str(card))

        return CardBack(
            self.area["nation"], number=number, die=die if die == number else None, empty=card is None,
            closed=look.say("area-closed-slot") if number in self.area["closed"] else "",
            known=card if card not in (None, UNKNOWN) else None, name=f"slot:{number}" if card else "", on_tap=tapped,
        )  # fmt: skip

    def _resolving(self, card: str) -> Widget:
        return self.piles.face(card, "playing", note=correct.place_name("playing", look.language))

    # ---- in play

    def _in_play(self) -> Widget:
        entries = self.area["play"]
        faces = [
            self.piles.face(
                entry["card"], "play", name=f"play:{place}", tokens=entry["tokens"], garrison=len(entry["garrison"]),
                exhausted=entry["exhausted"],
            )
            for place, entry in enumerate(entries)
        ]  # fmt: skip
        newest = look.say("area-newest") if len(entries) > 1 else ""
        rows: list[Widget | None] = [_heading(correct.place_name("play", look.language), newest), self._merchant()]
        if faces:
            rows += [Tiles(faces, least=TILE * 0.9 * max(1.0, look.scale)), self._icon_counts(), *self._goods()]
        else:
            rows.append(Text(look.say("area-nothing"), "read", colour="soft_text"))
        return Surface(rows, radius=16, pad=14, gap=10)

    def _merchant(self) -> Widget | None:
        """Which side of its merchant card is up, with Trade Routes."""
        if not self.area["permanents"]:
            return None
        card = library()[self.area["permanents"][0]["card"]]
        other = MERCHANT_SIDES[not card.points.variable]
        turn = IconButton(
            "swap-horizontal", look.say("area-flip-merchant"), name="flip-merchant",
            on_tap=lambda: self.correct(correct.merchant(other)),
        ) if self.correcting else None  # fmt: skip
        return Row([Text(card.name_in(look.language), "strong"), turn], gap=12)

    def _goods(self) -> list[Widget]:
        """Goods on its trade routes, to put right."""
        routes = [entry for entry in self.area["play"] if library()[entry["card"]].trade_route and self.correcting]
        return [self._goods_on(entry["card"], entry["tokens"].get("goods", 0)) for entry in routes]

    def _goods_on(self, card: str, number: int) -> Widget:
        value = Text(f"{look.icon('goods', 'container')} {number}", "count", rich=True, wide=False)
        stepper = Stepper(
            value, lambda step: self.correct(correct.route(card, number + step)), name=f"route:{card}",
            less=number > 0, more=number < FULL,
        )  # fmt: skip
        return _labelled(library()[card].name_in(look.language), stepper)

    def _icon_counts(self) -> Widget | None:
        """How many of each type lie there: rows often count them."""
        counted = Counter(kind for entry in self.area["play"] for kind in library()[entry["card"]].types)
        shown = [f"{look.icon(kind, 'low')} {counted[kind]}" for kind in TYPES if counted[kind]]
        return Wrap([Text(words, "body", rich=True, wide=False) for words in shown], gap=18) if shown else None

    # ---- market and points

    def _market(self) -> Widget:
        market = self.view["market"]

        def go() -> None:
            self.go_tab("market")

        # The whole of it is one place to tap.
        faces = [slot_face(number, slot, size="S", on_tap=go) for number, slot in enumerate(market, 1)]
        for face in faces:
            face.name = ""
        rows = [
            _heading(look.say("tab-market"), look.say("area-as-seen")),
            Tiles(faces, least=(96 if look.tablet else 150) * max(1.0, look.scale), spread=True),
        ]
        return TapSurface(rows, fill_colour=None, outline="line", radius=16, pad=14, gap=10, name="market", on_tap=go)

    def _score(self) -> Widget:
        score = self.area["score"]
        total = Text(_signed(score["total"]), "nation", wide=False)
        rows: list[Widget | None] = [Row([Text(look.say("area-score"), "label", colour="primary"), total]), Rule()]
        for source, points in score["sources"].items():
            if points or source == "progress":
                number = Text(_signed(points), "strong", align="right", size_hint_x=0.25)
                rows.append(Row([Text(look.say("area-source", source=source), "read"), number]))
        return Surface(rows, fill_colour=None, outline="line", radius=16, pad=14, gap=6)


# ---- parts


def _counter(picture: str, number: int, words: str, note: str, **taps: Any) -> Widget:
    """How many of something, large; what it is, and a note."""
    parts: list[Widget | None] = [
        Row([Icon(picture, 24, colour="primary"), Text(str(number), "count")], gap=8),
        Text(words, "read"),
        Text(note, "note", colour="soft_text") if note else None,
        Widget(),
    ]
    outline = "outline" if look.contrast else "line"
    return TapSurface(parts, fill_colour=None, outline=outline, radius=16, pad=(12, 10), gap=2, **taps)


def _heading(words: str, note: str = "") -> Widget:
    label = Text(words, "label", colour="primary")
    if not note:
        return Row([label])
    return Row([label, Text(note, "note", colour="soft_text", align="right")])


def _labelled(words: str, stepper: Stepper) -> Widget:
    return Row([Text(words, "read"), stepper])


def _beside(left: Widget, right: Widget, share: float = 1.0) -> Widget:
    left.size_hint_x, right.size_hint_x = share, 1.0
    return Row([left, right], gap=12, top=True)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
