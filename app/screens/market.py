"""The market as the app knows it, and everything that can be wrong about it: the third tab, and questions of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.screens.card_sheet import show_card
from app.screens.piles import Piles, pile_name
from app.screens.table_game import TableScreen, done_button
from app.screens.why_sheet import open_why
from app.widgets.card import CardFace
from app.widgets.layout import Box, Column, Row, Scroll, Surface, Tiles
from app.widgets.picker import CardPicker, as_options, in_order
from app.widgets.taps import IconButton, Stepper, TapRow, TapSurface, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.lexicon import RESOURCES
from automa.imperium.market import SLOT_DECKS
from automa.imperium.physical import correct, offers
from automa.imperium.words import capital
from automa.table import Decision

if TYPE_CHECKING:
    from app.screens.turn import Turn
    from app.solstice import Solstice

UNKNOWN = "?"
NARROWEST = 165  # dp: a slot of the market, and its share of the margins


class Market(TableScreen):
    tab = "market"

    def __init__(self, app: Solstice) -> None:
        super().__init__(app)
        self.editor = MarketEditor(self)
        self.piles = Piles(self)

    def build(self) -> Widget:
        hint = "" if look.large_text else look.say("market-hint", round=self.play.view["round"])
        body = self.piles.picker() if self.piles.adding else self.editor.build(self._beside())
        return self.frame(body, title=look.say("tab-market"), subtitle=hint)

    def _beside(self) -> Widget:
        """What lies beside the market: the unrest pile and the exile."""
        view = self.play.view
        left = len(view["piles"]["unrest"])
        number = Text(str(left), "count", wide=False)
        icon = Text(look.icon("unrest"), "title", rich=True, wide=False)
        words = column_of(
            Text(look.say("area-unrest-left"), "strong"),
            Text(look.say("area-collapse"), "note", colour="soft_text"),
            gap=0,
        )
        stepper = _narrow(Stepper(number, lambda step: self._unrest(left + step), name="unrest", less=left > 0))
        unrest = Column([Row([icon, words]), stepper], gap=4) if look.large_text else Row([icon, words, stepper])
        exiled = view["piles"]["exile"]
        exile = TapRow(
            [
                Icon("location-exit", colour="primary"),
                Text(pile_name("exile"), "strong"),
                Text(str(len(exiled)), "count", wide=False),
                Icon("chevron-right", colour="soft_text"),
            ],
            name="pile:exile", on_tap=lambda: self.piles.open("exile"), fill_colour="low", pad=(12, 8),
        )  # fmt: skip
        unrest_box = Surface([unrest], pad=(12, 6), radius=12)
        return Row([unrest_box, exile], gap=12) if look.two_panes else Column([unrest_box, exile], gap=8)

    def _unrest(self, number: int) -> None:
        self.correct(correct.unrest(number))

    def back(self) -> bool:
        return self.piles.back() or self.editor.back() or super().back()


class MarketEditor:
    """The slots with their tokens; a tap on one asks which card lies there. Every change is a correction.

    Belongs to a screen and lives as long as it does, so that the slot that is being changed survives.
    """

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.slot: int | None = None

    def build(self, below: Widget | None = None, *, above: Widget | None = None) -> Widget:
        """Fills the room there is: the slots with what stands above and below them, and the picker."""
        if self.slot is not None and not look.tablet:
            return self._which_card(self.slot)
        slots = self.slots()
        if self.slot is not None:
            margin = look.margin / dp(1)
            held = Column([above, slots], gap=12, pad=(margin, 12, margin, 8))
            return Box([held, self._which_card(self.slot)], orientation="vertical")
        return scrolled(above, slots, below, key="market")

    def back(self) -> bool:
        """Whether a picker was open, and is closed now."""
        was_open = self.slot is not None
        self.slot = None
        return was_open

    # ---- the slots

    def slots(self) -> Widget:
        market = self.screen.play.view["market"]
        parts = [self._slot(number, slot) for number, slot in enumerate(market, 1)]
        if side_by_side():
            return Row(parts, gap=10, top=True)
        return Tiles(parts, least=360 * min(look.scale, 1.0), gap=8)

    def _slot(self, number: int, slot: dict[str, Any]) -> Widget:
        face = slot_face(
            number, slot, size="L" if look.tablet else "M", chosen=self.slot == number,
            on_tap=lambda: self.choose(number), on_hold=lambda: self.open_slot(number),
        )  # fmt: skip
        tokens = self._tokens(number, slot)
        if not tokens_beside():
            return Column([slot_heading(number), face, tokens], gap=6)
        place = column_of(Text(str(number), "title", align="center"), size_hint_x=None, width=dp(22))
        return Row([place, face, tokens], gap=8)

    def _tokens(self, number: int, slot: dict[str, Any]) -> Widget | None:
        """The token that lies there, or could."""
        if slot["card"] in (None, UNKNOWN):
            return None
        kind = next(iter(slot["tokens"]), offers.market_tokens(self.screen.play.table.position())[-1])
        stepper = self._stepper(number, kind, slot["tokens"].get(kind, 0))
        return _narrow(stepper) if tokens_beside() else stepper

    def _stepper(self, number: int, kind: str, there: int) -> Stepper:
        value = Text(f"{look.icon(kind, 'container')} {there}", "strong", rich=True, wide=False)
        return Stepper(
            value, lambda step: self.screen.correct(correct.market_tokens(number, kind, there + step)),
            name=f"tokens:{number}:{kind}", less=there > 0,
        )  # fmt: skip

    # ---- which card

    def choose(self, number: int) -> None:
        self.slot = None if self.slot == number else number
        self.screen.shell.refresh()

    def _which_card(self, number: int) -> Widget:
        own, others = offers.for_market(self.screen.play.table.position(), number)
        deck = look.say("market-deck", deck=SLOT_DECKS[number - 1])
        picker = CardPicker(
            self.screen,
            as_options(own),
            on_pick=lambda option: self._lies_there(number, option.data["card"]),
            more=[(look.say("market-from-main"), as_options(others))],
            title=deck,
            key=f"market:{number}",
            on_look=lambda card: show_card(self.screen, card),
        )
        tune = IconButton(
            "tune-variant", look.say("market-more"), name="slot:more", on_tap=lambda: self.open_slot(number)
        )
        close = IconButton("close", look.say("app-close"), name="slot:close", on_tap=self._close)
        words = Text(look.say("market-which", slot=number), "title")
        head = Row([words, tune, close], gap=4, pad=(look.margin / dp(1), 4, 8, 0))
        body = Box([head, picker], orientation="vertical")
        return body

    def _lies_there(self, number: int, card: str) -> None:
        """The choice jumps to the next slot that nobody has looked at."""
        if self.screen.correct(correct.market_card(number, card)):
            market = self.screen.play.view["market"]
            later = [*range(number + 1, len(market) + 1), *range(1, number)]
            self.slot = next((slot for slot in later if market[slot - 1]["card"] == UNKNOWN), None)
            self.screen.shell.refresh()

    def _close(self) -> None:
        self.back()
        self.screen.shell.refresh()

    # ---- all about one slot

    def open_slot(self, number: int) -> None:
        self.screen.shell.open_sheet(f"slot:{number}", lambda: self._slot_sheet(number))

    def _slot_sheet(self, number: int) -> Widget:
        slot = self.screen.play.view["market"][number - 1]
        card = slot["card"]
        known = card not in (None, UNKNOWN)
        title = library()[card].name_in(look.language) if known else look.say("market-not-seen")
        rows: list[Widget | None] = [
            Text(look.say("market-deck", deck=SLOT_DECKS[number - 1]), "label", colour="primary"),
            Text(look.say("market-slot", slot=number, card=title), "title"),
        ]
        if card is not None:
            rows += [self._counter(number, kind, slot["tokens"].get(kind, 0)) for kind in RESOURCES] if known else []
            rows.append(self._unrest_under(number, len(slot["unrest"])))
        rows += [
            self._do("cards-outline", "market-another", lambda: self._another(number)),
            self._do("eye-outline", "area-look", lambda: show_card(self.screen, card)) if known else None,
            self._do("help-circle-outline", "market-unknown", lambda: self._set(number, UNKNOWN)) if known else None,
            self._do("card-off-outline", "market-empty", lambda: self._set(number, None)) if card is not None else None,
        ]
        return Column(rows, gap=8)

    def _counter(self, number: int, kind: str, there: int) -> Widget:
        return counted(capital(look.say(f"kind-{kind}", number="many")), self._stepper(number, kind, there))

    def _unrest_under(self, number: int, there: int) -> Widget:
        value = Text(f"{look.icon('unrest', 'container')} {there}", "strong", rich=True, wide=False)
        stepper = Stepper(
            value, lambda step: self.screen.correct(correct.market_unrest(number, there + step)),
            name=f"unrest:{number}", less=there > 0,
        )  # fmt: skip
        return counted(look.say("market-unrest-under"), stepper)

    def _do(self, icon: str, message: str, on_tap: Any) -> Widget:
        return TapRow([Icon(icon, colour="primary"), Text(look.say(message), "body")], name=message, on_tap=on_tap)

    def _another(self, number: int) -> None:
        self.screen.shell.close_sheet()
        self.slot = number

    def _set(self, number: int, card: str | None) -> None:
        if self.screen.correct(correct.market_card(number, card)):
            self.screen.shell.close_sheet()


class MarketQuestion:
    """What a turn asks about the market: whether it is right, which slot is not, which card lies there now."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        # Kept by the turn while this question is open.
        self.editor: MarketEditor = turn.open.setdefault("market", MarketEditor(turn))

    @property
    def decision(self) -> Decision:
        assert self.turn.play.pending is not None
        return self.turn.play.pending

    def build(self) -> Widget:
        if self.decision.about == "market_slot":
            return self.turn.frame(self._which_card())
        if self.decision.about == "which_slot":
            return self.turn.frame(scrolled(self._asked(), self._slots_to_tap()))
        right = done_button(self.decision.options[0].label, lambda: self.turn.answer("right"))
        bottom = right if self.editor.slot is None else None
        return self.turn.frame(self.editor.build(above=self._asked()), bottom)

    def back(self) -> bool:
        return self.editor.back()

    def _asked(self) -> Widget:
        why = IconButton("help-circle-outline", look.say("turn-why"), name="why", on_tap=lambda: open_why(self.turn))
        words = Row(
            [
                Icon("eye-outline", 28, colour="primary"),
                Text(self.decision.prompt, "tell" if look.two_panes and not look.tablet else "say"),
                why if self.turn.phase() == "automa" else None,
            ],
            gap=12,
            top=True,
        )
        return Surface([words], fill_colour="now", radius=18, pad=(14, 12, 8, 12))

    def _which_card(self) -> Widget:
        number = self.decision.data["slot"]
        deck = SLOT_DECKS[number - 1]
        cards = [option for option in self.decision.options if option.data["card"] in library().cards]
        own = [option for option in cards if deck == "main" or library()[option.data["card"]].suits[0] == deck]
        picker = CardPicker(
            self.turn,
            in_order(own),
            on_pick=lambda option: self.turn.answer(option.id),
            none=self.decision.option("none"),
            more=[(look.say("market-from-main"), in_order([option for option in cards if option not in own]))],
            title=look.say("market-deck", deck=deck),
            key=f"market:{number}",
            on_look=lambda card: show_card(self.turn, card),
        )
        margin = look.margin / dp(1)
        return Box([Column([self._asked()], pad=(margin, 10, margin, 6)), picker], orientation="vertical")

    def _slots_to_tap(self) -> Widget:
        market = self.turn.play.view["market"]
        faces = [
            Column(
                [
                    slot_heading(number),
                    slot_face(number, slot, on_tap=lambda number=number: self.turn.answer(f"which_slot:{number}")),
                ],
                gap=4,
            )
            for number, slot in enumerate(market, 1)
        ]
        return Row(faces, gap=10, top=True) if side_by_side() else Column(faces, gap=8)


# ---- parts


def tokens_beside() -> bool:
    """Whether a card in a list leaves room for its stepper."""
    return not look.two_panes and look.width >= 404 * look.scale


def side_by_side() -> bool:
    """Whether five slots with their steppers have room in one line."""
    return look.two_panes and look.width / len(SLOT_DECKS) >= NARROWEST * min(max(1.0, look.scale), 1.4)


def slot_heading(number: int) -> Widget:
    """The slot's number, and the deck it is filled from."""
    deck = Text(look.say("market-deck", deck=SLOT_DECKS[number - 1]), "note", colour="soft_text")
    return Row([Text(str(number), "title", wide=False), deck], gap=8)


def slot_face(number: int, slot: dict[str, Any], *, size: str = "M", chosen: bool = False, **taps: Any) -> Any:
    """The card that lies there as last seen; one that nobody has looked at, or none, says so."""
    name, card = f"slot:{number}", slot["card"]
    if card not in (None, UNKNOWN):
        return CardFace(
            card, size=size, tokens=slot["tokens"], unrest=len(slot["unrest"]), name=name, chosen=chosen, **taps
        )
    words = look.say("market-which-card" if card == UNKNOWN else "market-nothing")
    picture = Icon("help-circle-outline" if card == UNKNOWN else "card-off-outline", 30, colour="primary")
    if size == "L":
        picture.pos_hint = {"center_x": 0.5}
        parts: list[Widget] = [Widget(), picture, Text(words, "strong", align="center"), Widget()]
    else:
        parts = [Widget(), Row([picture, Text(words, "strong")], gap=10), Widget()]
    return TapSurface(
        parts, fill_colour="now" if card == UNKNOWN else None, radius=10, pad=(10, 4), gap=4, name=name,
        least=look.grown({"S": 52, "M": 76, "L": 150}[size]), outline="primary" if chosen else "outline", **taps,
    )  # fmt: skip


def counted(words: str, stepper: Stepper) -> Widget:
    """A thing and how many of it, in a line of a sheet."""
    if look.large_text:
        return Column([Text(words, "body"), stepper], gap=2)
    return Row([Text(words, "body"), _narrow(stepper, 190)])


def scrolled(*parts: Widget | None, key: str = "page") -> Widget:
    margin = look.margin / dp(1)
    return Scroll(Column(parts, gap=12, pad=(margin, 12, margin, 16)), key=key)


def _narrow(stepper: Stepper, width: float = 150) -> Stepper:
    stepper.size_hint_x, stepper.width = None, look.grown(width) if look.scale <= 1.4 else dp(width * 1.4)
    return stepper
