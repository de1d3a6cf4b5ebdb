"""The automa's turn: a die, a row of face-down cards, each card with its row and steps."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app import story as stories
from app.look.glyphs import nation_colour
from app.look.look import look
from app.play import AUTOMA
from app.screens.table_game import buttons_row, counters, done_button
from app.screens.why_sheet import cannot_sheet, open_why, row_icons, row_list
from app.story import SlotState, Step, Story
from app.widgets.card import CardBack, CardFace
from app.widgets.die import Die
from app.widgets.layout import Box, Column, Row, Scroll, Surface
from app.widgets.taps import TextButton, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.imperium.opponent.spoken import trigger_text
from automa.table import Table

if TYPE_CHECKING:
    from app.screens.turn import Turn

DIE_FACES = range(1, 7)


def has_revealed(table: Table) -> bool:
    """Whether a card was turned over in this turn."""
    for event in reversed(table.happened(max(0, table.event_count - stories.LATELY))):
        if event["event"] in ("die", "turn"):
            return False
        if event["event"] == "automa_reveals":
            return True
    return False


class AutomaPage:
    """What the pages of the automa's turn share."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.play = turn.play
        self.view = self.play.view
        self.nation: str = self.view["seats"][AUTOMA]["nation"]
        self.story: Story = stories.tell(self.play.table)

    # What must be in view, however much was told before it.
    now: Widget | None = None

    def frame(self, large: Widget, side: Widget | None, bottom: Widget | None, *, large_first: bool = False) -> Widget:
        """One column; or `side` at the left and `large` with the buttons at the right."""
        margin = look.margin / dp(1)
        answers = len(self.play.table.journal)
        if not look.two_panes:
            parts = [large, side] if large_first else [side, large]
            scroll = Scroll(Column(parts, gap=16, pad=(margin, 12, margin, 12)), key=f"page:{answers}")
            self._show_now(scroll)
            return self.turn.frame(Box([counters(self.play), scroll], orientation="vertical"), bottom)
        glance = counters(self.play)
        # A phone on its side has no height to spare above the step.
        left = Scroll(
            Column([side, glance if look.low else None], gap=12, pad=(margin, 12, 8, 12)), key="left", size_hint_x=0.8
        )
        scroll = Scroll(Column([large], pad=(8, 12, margin, 12)), key=f"right:{answers}")
        self._show_now(scroll)
        right = Box([scroll], orientation="vertical")
        if bottom is not None:
            right.add_widget(Column([bottom], pad=(8, 4, margin, 10)))
        panes = Box([left, right], orientation="horizontal")
        return self.turn.frame(panes if look.low else Box([glance, panes], orientation="vertical"))

    def _show_now(self, scroll: Scroll) -> None:
        if self.now is not None:
            Clock.schedule_once(lambda _: show(scroll, self.now), 0)

    # ---- the slots

    def slots(self) -> Widget:
        upcoming = next((slot for slot in self.story.slots if slot.how in ("down", "known")), None)
        backs = [self._slot(slot, upcoming) for slot in self.story.slots]
        return Row(backs, gap=8, top=True)

    def _slot(self, slot: SlotState, upcoming: SlotState | None) -> Widget:
        ringed = slot is upcoming and self.play.pending is not None and self.play.pending.about == "reveal"
        number = Text(str(slot.number), "strong", align="center", colour="primary" if ringed else "text")
        height = look.grown(96) if not look.tablet else dp(120)
        if slot.how == "current" and slot.card is not None:
            card: Widget = CardFace(slot.card, size="S", size_hint=(1, None), height=height, chosen=True)
        else:
            card = CardBack(
                self.nation,
                ring=ringed,
                die=self.story.die if slot.how == "waiting" else None,
                empty=slot.how in ("resolved", "empty", "closed"),
                closed=look.say("area-closed-slot") if slot.how == "closed" else "",
                known=slot.card if slot.how == "known" else None,
                name=f"slot:{slot.number}" if ringed else "",
                on_tap=self.turn.done if ringed else None,
                size_hint=(1, None),
                height=height,
            )
        return Column([card, number], gap=4)


def show(scroll: Scroll, widget: Widget) -> None:
    """Its top at the top, as far as that can be scrolled, if not everything is in view."""
    content = scroll.children[0]
    hidden = content.height - scroll.height
    if hidden > 0:
        above = content.top - widget.top - dp(16)
        scroll.scroll_y = 1 - min(1.0, max(0.0, above) / hidden)


class DiePage(AutomaPage):
    """The die lies there to be thrown: tapped, shaken, or with the number that the real one shows."""

    def build(self) -> Widget:
        self.turn.app.senses.on_shake(self.roll)
        mine = self.turn.app.preferences.die == "mine"
        side = 120 if look.two_panes else 150
        die = Die(5, side=side, pip_colour=look.palette.primary, name="die", on_tap=self.roll)
        large = Column(
            [
                None if mine else _centred(die),
                Text(
                    look.say("turn-own-die" if mine else "turn-tap-or-shake"), "say" if mine else "tell", align="center"
                ),
                self._faces(large=True) if mine else None,
            ],
            gap=10,
        )
        side_parts = [self.slots()]
        if not mine:
            side_parts += [
                Text(look.say("turn-own-die"), "note", colour="soft_text", align="center"),
                self._faces(large=False),
            ]
        roll = TextButton(
            look.say("turn-roll"),
            "dice-5",
            style="tonal" if mine else "filled",
            main=True,
            name="die:roll",
            on_tap=self.roll,
        )
        return self.frame(large, Column(side_parts, gap=12), roll, large_first=True)

    def _faces(self, *, large: bool) -> Widget:
        buttons = [
            TextButton(
                "", f"dice-{number}-outline" if not large else f"dice-{number}", style="outlined",
                name=f"die:{number}", on_tap=lambda number=number: self.roll(number),
            )
            for number in DIE_FACES
        ]  # fmt: skip
        for number, button in zip(DIE_FACES, buttons, strict=True):
            button.words = str(number)
        return Row(buttons, gap=6)

    def roll(self, number: int | None = None) -> None:
        senses = self.turn.app.senses
        senses.no_shake()
        if self.play.pending is None or self.play.pending.about != "die":
            return
        before = self.play.table.event_count
        self.turn.tumbling = number is None
        self.turn.answer("roll" if number is None else f"die:{number}")
        if number is None:
            senses.play("die")
        self.turn.told(before)


class RolledPage(AutomaPage):
    """The die has fallen: which slot waits, and the first card to turn over."""

    def build(self) -> Widget:
        side = 110 if look.two_panes else 150
        die = Die(self.story.die or 6, side=side, pip_colour=look.palette.primary, name="die")
        if self.turn.tumbling:
            self.turn.tumbling = False
            die.tumble(lambda: self.turn.app.senses.vibrate())
        words = Column(
            [
                Text(self._result(), "shout", align="center"),
                Text(look.say("turn-to-resolve", number=self.story.to_resolve), "tell", align="center"),
            ],
            gap=4,
        )
        pending = self.play.pending
        assert pending is not None
        reveal = done_button(pending.options[0].label, self.turn.done, icon="cards-outline")
        return self.frame(Column([_centred(die), words], gap=16), self.slots(), reveal, large_first=True)

    def _result(self) -> str:
        if self.story.blocked is not None:
            return look.say("turn-waits", slot=self.story.blocked)
        none = self.story.die is not None and self.story.die > len(self.story.slots)
        return look.say("turn-all", die=self.story.die or 6, slot="none" if none else "empty")


class CardPage(AutomaPage):
    """The card that is being resolved: its row, and its steps, one of which is now."""

    def build(self) -> Widget:
        pending = self.play.pending
        assert pending is not None
        revealing = pending.about == "reveal"
        steps = Column([self._step(step) for step in self._shown_steps()], gap=10)
        body = Surface([steps], fill_colour="low", radius=20, pad=(12, 14))
        side = Column([self.heading(), self.slots() if look.two_panes else None, self._table()], gap=14)
        note = self._provenance()
        label = look.say("turn-next-card") if revealing else look.say("turn-done")
        done = done_button(label, self.turn.done, icon="cards-outline" if revealing else "check")
        return self._with_asides(Column([body, note, self._market()], gap=12), side, done)

    def _with_asides(self, large: Widget, side: Widget, done: Widget) -> Widget:
        """Beside the main button; a phone on its side has room for them only beside the step."""
        if look.low:
            return self.frame(large, Column([self._asides(), side], gap=12), done)
        return self.frame(large, side, Column([self._asides(), done], gap=10))

    def _asides(self) -> Widget | None:
        pending = self.play.pending
        assert pending is not None
        cannot = None
        if pending.option("cannot:part") or pending.option("fix:market"):
            cannot = TextButton(
                look.say("turn-cannot"), "cancel", style="outlined", name="cannot",
                on_tap=lambda: cannot_sheet(self.turn),
            )  # fmt: skip
        why = TextButton(
            look.say("turn-why"), "help-circle-outline", style="tonal", name="why", on_tap=lambda: open_why(self.turn)
        )
        return buttons_row(cannot, why)

    # ---- what is resolved

    def heading(self) -> Widget:
        """The card, its row, and the icon that made it fit."""
        if self.story.cleaning or self.story.card is None:
            return Row([Icon("broom", 40, colour="primary"), Text(look.say("turn-clean-up"), "nation")], gap=12)
        card = library()[self.story.card]
        place = look.say("turn-place", card=self.story.resolved, cards=self.story.to_resolve, slot=self.story.slot or 0)
        words: list[Widget | None] = [Text(place, "note", colour="soft_text")]
        if self.story.row is not None:
            row = stories.rows_of(self.view["seats"][AUTOMA], self.story.side)[self.story.row - 1]
            words.append(Row([*row_icons(row, 36), Text(look.say("turn-row", row=row.number), "title")], gap=8))
            words.append(Text(trigger_text(row, look.language), "note", colour="soft_text"))
        face = CardFace(
            card.id, size="M", size_hint_x=0.9, on_tap=lambda: self._open_card(card.id), name=f"card:{card.id}"
        )
        if look.large_text and not look.two_panes:
            return Column([face, *words], gap=4)
        return Row([face, column_of(*words)], gap=14)

    def _open_card(self, card: str) -> None:
        from app.screens.card import CardScreen

        self.turn.shell.go(CardScreen(self.turn.app, card))

    def _table(self) -> Widget | None:
        """On a tablet the whole side of the automa's table, with the row that fits."""
        if not look.tablet or self.story.cleaning:
            return None
        return row_list(self.turn, self.story.side)

    def _market(self) -> Widget | None:
        """On a tablet the market as last seen, with the card that the step is about."""
        market = self.view["market"]
        pending = self.play.pending
        if not look.tablet or pending is None or any(slot["card"] in (None, "?") for slot in market):
            return None
        cards = [
            CardFace(
                slot["card"], size="S", tokens=slot["tokens"], unrest=len(slot["unrest"]),
                chosen=pending.data.get("card") == slot["card"], size_hint=(1, None), height=dp(104),
            )
            for slot in market
        ]  # fmt: skip
        title = Text(look.say("tab-market"), "label", colour="primary")
        return Surface([title, Row(cards, gap=8)], fill_colour=None, outline="line", pad=12)

    def _provenance(self) -> Widget | None:
        if self.story.row is None or self.story.cleaning:
            return None
        row = stories.rows_of(self.view["seats"][AUTOMA], self.story.side)[self.story.row - 1]
        if row.provenance == "printed":
            return None
        words = Text(look.say("turn-provenance", provenance=row.provenance), "note", colour="soft_text")
        return Row([Icon("information-outline", 18, colour="soft_text"), words], gap=6)

    # ---- steps

    def _shown_steps(self) -> list[Step]:
        """With little room only the step that is now, and the next."""
        steps = self.story.steps
        now = next((n for n, step in enumerate(steps) if step.how == "now"), None)
        if self.turn.app.preferences.pace == "card":
            steps = [replace(step, how="now") if step.how == "next" else step for step in steps]
            return steps[now:] if now is not None and (look.large_text or look.low) else steps
        return steps if now is None or not (look.large_text or look.low) else steps[now : now + 2]

    def _step(self, step: Step) -> Widget:
        match step.how:
            case "now":
                return self._now(step)
            case "struck":
                words = Column(
                    [
                        Text(step.words, "read", colour="soft_text", struck=True),
                        Text(step.hands, "note", colour="soft_text"),
                    ],
                    gap=0,
                )
                return Row([Icon("close-circle-outline", colour="soft_text"), words], gap=12, top=True, pad=(4, 0))
            case "loud":
                words = Row(
                    [Icon("bullhorn-outline", 30, colour="on_banner"), Text(step.words, "say", colour="on_banner")]
                )
                return Surface([words], fill_colour="banner", radius=18, pad=14)
            case "done":
                return Row(
                    [Icon("check-circle", colour="primary"), Text(step.words, "body")], gap=12, top=True, pad=(4, 0)
                )
        return Row(
            [Icon("circle-outline", colour="soft_text"), Text(step.words, "body", colour="soft_text")],
            gap=12, top=True, pad=(4, 0),
        )  # fmt: skip

    def _now(self, step: Step) -> Widget:
        """Large: what happens, then what the hands do. What hits you wears your colour and a hand."""
        hand = "hand-back-left" if step.yours else "hand-pointing-right"
        words = Column([Text(step.words, "say"), Text(step.hands, "body") if step.hands else None], gap=8)
        block = Surface(
            [Row([Icon(hand, 28, colour="primary"), words], gap=12, top=True)], fill_colour="now", radius=18, pad=14,
            outline="primary" if look.contrast else None,
        )  # fmt: skip
        self.now = self.now or block
        if step.yours:
            block.refill("now", nation_colour(self.view["seats"][0]["nation"]))
        return block


class WholeTurnPage(CardPage):
    """For experts: everything up to the next question at once, card by card, and one Done."""

    def build(self) -> Widget:
        cards = [self._card(card, steps) for card, steps in stories.whole_turn(self.play.table)]
        die = Die(self.story.die, side=64, pip_colour=look.palette.primary) if self.story.die else None
        side = Column([Row([die, self.slots()], gap=12) if die else self.slots()])
        return self._with_asides(Column(cards, gap=12), side, done_button(look.say("turn-done"), self.turn.done))

    def _card(self, card: str | None, steps: list[Step]) -> Widget:
        name = library()[card].name_in(look.language) if card else look.say("turn-clean-up")
        lines = [self._line(step) for step in steps]
        return Surface([Text(name, "title"), *lines], fill_colour="low", radius=16, pad=14, gap=8)

    def _line(self, step: Step) -> Widget:
        """What the hands do stands out, the rest is for the record."""
        if step.how != "now":
            return self._step(step)
        words = Column([Text(step.words, "strong"), Text(step.hands, "body") if step.hands else None], gap=2)
        return Row([Icon("hand-pointing-right", colour="primary"), words], gap=12, top=True, pad=(4, 0))


def _centred(widget: Widget) -> Widget:
    left, right = Widget(size_hint_y=None, height=0), Widget(size_hint_y=None, height=0)
    return Row([left, widget, right])
