"""What the app must know of a real table: which card, how many, yes or no. Asked late, once, and only what can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.look import look
from app.screens.automa_turn import CardPage
from app.screens.table_game import buttons_row, done_button
from app.screens.unexpected import Unexpected
from app.screens.why_sheet import open_why
from app.widgets.layout import Box, Column, Row, Scroll, Surface, Wrap
from app.widgets.picker import CardPicker
from app.widgets.taps import Chip, Stepper, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.table import Decision

if TYPE_CHECKING:
    from app.screens.turn import Page, Turn

QUICK = 13  # numbers that are one tap away
ABOUT_THE_MARKET = ("market_slot", "market_check", "which_slot")


def question_page(turn: Turn, decision: Decision) -> Page:
    if decision.about in ABOUT_THE_MARKET:
        from app.screens.market import MarketQuestion

        return MarketQuestion(turn)
    if decision.kind == "amount":
        return AmountPage(turn)
    if decision.picks[1] > 1:
        return SeveralCardsPage(turn)
    if any("card" in option.data for option in decision.options):
        return WhichCardPage(turn)
    return ChoicePage(turn)


class QuestionPage(CardPage):
    """The question large, what it is about small above it, and a way to ask why."""

    @property
    def decision(self) -> Decision:
        assert self.play.pending is not None
        return self.play.pending

    @property
    def in_automa_turn(self) -> bool:
        return self.turn.phase() == "automa"

    def question(self) -> Widget:
        """What the card's row has done so far, and the question."""
        told = [self._step(step) for step in self.story.steps if step.how != "next"] if self.in_automa_turn else []
        words = Row([Icon("eye-outline", 30, colour="primary"), Text(self.decision.prompt, "say")], gap=12, top=True)
        asked = Surface([words], fill_colour="now", radius=18, pad=14)
        return Column([*(told[-2:] if not (look.large_text or look.low) else []), asked], gap=10)

    def why_button(self) -> Widget | None:
        if not self.in_automa_turn:
            return None
        return TextButton(
            look.say("turn-why"),
            "help-circle-outline",
            style="outlined",
            name="why",
            on_tap=lambda: open_why(self.turn),
        )

    def arranged(self, answers: Widget, bottom: Widget | None) -> Widget:
        heading = self.heading() if self.in_automa_turn else None
        if not look.two_panes:
            margin = look.margin / dp(1)
            body = Column([heading, self.question(), answers], gap=14, pad=(margin, 12, margin, 12))
            return self.turn.frame(Scroll(body), bottom)
        return self.frame(answers, Column([self.question(), heading], gap=14), bottom)


class ChoicePage(QuestionPage):
    """Yes or no, a state, a resource: wide buttons."""

    def build(self) -> Widget:
        rows = [
            TextButton(
                option.label, style="filled" if option.id == "yes" else "tonal", main=True,
                name=option.id, on_tap=lambda option=option: self.turn.answer(option.id),
            )
            for option in self.decision.options
        ]  # fmt: skip
        answers = buttons_row(*rows) if len(rows) == 2 else Column(rows, gap=10)
        why = self.why_button()
        if look.two_panes:
            return self.arranged(answers, why)
        return self.arranged(Column([]), Column([why, answers], gap=10))


class AmountPage(QuestionPage):
    """A number: the small ones are one tap away, the others a few."""

    def build(self) -> Widget:
        least, most = self.decision.min, self.decision.max
        number = self.turn.open.setdefault("number", max(least, 0))
        quick = [
            Chip(str(n), chosen=n == number, name=f"number:{n}", on_tap=lambda n=n: self._give(n))
            for n in range(max(least, 0), min(most, QUICK - 1) + 1)
        ]
        rows: list[Widget] = [Wrap(quick, gap=10)]
        if most >= QUICK:
            value = Text(str(number), "count", wide=False)
            rows.append(Stepper(value, self._step_number, name="number", less=number > least, more=number < most))
        take = (
            done_button(look.say("turn-this-many", number=number), lambda: self._give(number))
            if most >= QUICK
            else None
        )
        bottom = Column([self.why_button(), take], gap=10)
        return self.arranged(Column(rows, gap=14), bottom)

    def _step_number(self, step: int) -> None:
        self.turn.open["number"] += step
        self.turn.shell.refresh()

    def _give(self, number: int) -> None:
        self.turn.answer(f"amount:{number}")


class WhichCardPage(QuestionPage):
    """The revealed card, picked with few taps."""

    def build(self) -> Widget:
        decision = self.decision
        none = decision.option("none")
        others = Unexpected(self.turn, decision)
        picker = CardPicker(
            self.turn, [option for option in decision.options if option is not none],
            on_pick=others.pick, none=none, key=f"picker:{decision.about}",
            seen=others.seen, more=others.more, copies=others.copies,
        )  # fmt: skip
        heading = self.heading() if self.in_automa_turn and self.story.card and not self.story.cleaning else None
        if look.two_panes:
            margin = look.margin / dp(1)
            left = Scroll(
                Column([self.question(), heading, self.why_button()], gap=14, pad=(margin, 12, 8, 12)),
                key="left",
                size_hint_x=0.7,
            )
            return self.turn.frame(Box([left, picker], orientation="horizontal"))
        margin = look.margin / dp(1)
        top = Column([self.question()], pad=(margin, 10, margin, 6))
        return self.turn.frame(Box([top, picker], orientation="vertical"))


class SeveralCardsPage(QuestionPage):
    """Any number of cards: what is known to lie there is ticked already."""

    def build(self) -> Widget:
        known = {option.id for option in self.decision.options if option.data.get("lying")}
        ticked: set[str] = self.turn.open.setdefault("ticked", known)
        rows = [self._row(option.id, option.label, option.id in ticked) for option in self._sorted(ticked)]
        bottom = Column(
            [self.why_button(), done_button(look.say("turn-these", number=len(ticked)), self._give)], gap=10
        )
        return self.arranged(Column(rows, gap=4), bottom)

    def _sorted(self, ticked: set[str]) -> list[object]:
        return sorted(self.decision.options, key=lambda option: (option.id not in ticked, option.label))

    def _row(self, key: str, label: str, ticked: bool) -> Widget:
        picture = Icon("checkbox-marked" if ticked else "checkbox-blank-outline", 26, colour="primary")
        return TapRow([picture, Text(label, "body")], name=key, on_tap=lambda: self._toggle(key))

    def _toggle(self, key: str) -> None:
        self.turn.open["ticked"] ^= {key}
        self.turn.shell.refresh()

    def _give(self) -> None:
        self.turn.answer(*(option.id for option in self.decision.options if option.id in self.turn.open["ticked"]))
