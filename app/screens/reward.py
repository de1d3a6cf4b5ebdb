"""After a win: one change of the starting deck for the rest of the campaign, among exactly the legal ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import possible_gains, take_back, write_down
from app.look.glyphs import nation_colour
from app.look.look import look
from app.screens.card_sheet import show_card
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.layout import Box, Column, Scroll
from app.widgets.picker import CardPicker
from app.widgets.taps import Segments, TextButton
from app.widgets.text import Text
from automa.imperium import campaign as rules
from automa.imperium.campaign import WINS, Reward
from automa.imperium.cards import library
from automa.records import KeptCampaign, Record, StoreError
from automa.table import Option, TableError

if TYPE_CHECKING:
    from app.solstice import Solstice

KINDS = ("add", "remove")


class RewardScreen(Screen):
    """Leaving it loses nothing: the win waits on the campaign's sheet."""

    def __init__(self, app: Solstice, campaign: str, game: str) -> None:
        super().__init__(app)
        self.campaign, self.game = campaign, game
        self.kind = KINDS[0]

    @cached_property
    def kept(self) -> KeptCampaign:
        return self.app.store.campaign(self.campaign)

    @cached_property
    def record(self) -> Record:
        return self.app.store.game(self.game)

    @cached_property
    def gains(self) -> tuple[list[str], list[str]]:
        return possible_gains(self.record)

    @property
    def seed(self) -> str:
        return nation_colour(self.kept.campaign.nation)

    @property
    def is_last(self) -> bool:
        """Nothing comes after the fifth win, so that it may go without a reward."""
        return self.kept.campaign.wins + 1 >= WINS

    # ---- the page

    def build(self) -> Widget:
        margin = look.margin / dp(1)
        top = TopBar(look.say("reward-title"), look.say("reward-about"), on_back=self.shell.back, banner=True)
        kinds = Segments(
            [(kind, look.say(f"reward-{kind}")) for kind in KINDS], self.kind, self._choose_kind, name="reward"
        )
        about = Text(look.say(f"reward-{self.kind}-about"), "note", colour="soft_text")
        about = None if look.low or look.large_text else about
        head = Column([kinds, about], gap=8, pad=(margin, 10, margin, 6))
        picker = self._cards_to_add() if self.kind == "add" else self._cards_to_remove()
        if look.low:
            left = Scroll(head, key="head", size_hint_x=0.5)
            return page(top, Box([left, picker], orientation="horizontal"), bottom=self._without())
        return page(top, Box([head, picker], orientation="vertical"), bottom=self._without())

    def _without(self) -> Widget | None:
        if not self.is_last:
            return None
        return TextButton(
            look.say("reward-none"), "trophy", style="outlined", name="reward-none", on_tap=lambda: self._take(None)
        )

    def _cards_to_add(self) -> Widget:
        certain, possible = self.gains
        first, others = self._options(certain), self._options(possible)
        if not first and not others:
            margin = look.margin / dp(1)
            nothing = Text(look.say("reward-nothing-to-add"), "tell", align="center")
            return Box([Column([nothing], pad=(margin, 24)), Widget()], orientation="vertical")
        if not first:
            return self._picker(others, look.say("reward-add"))
        more = [(look.say("reward-others"), others)] if others else []
        ticked = self.record.facts.mode != "solo"
        return self._picker(first, look.say("reward-ticked" if ticked else "reward-add"), more)

    def _cards_to_remove(self) -> Widget:
        deck = rules.current_deck(self.kept.campaign)
        legal = rules.legal_rewards(self.kept.campaign, (), deck)
        return self._picker([_option(reward) for reward in legal], look.say("campaign-deck"), copies=deck)

    def _picker(
        self,
        options: Sequence[Option],
        title: str,
        more: Sequence[tuple[str, Sequence[Option]]] = (),
        copies: Sequence[str] = (),
    ) -> Widget:
        return CardPicker(
            self, options, title=title, more=more, copies=copies, key=f"reward:{self.kind}", on_pick=self._picked,
            on_look=lambda card: show_card(self, card),
        )  # fmt: skip

    def _options(self, gained: Sequence[str]) -> list[Option]:
        """The cards among these that the rules let in."""
        return [_option(reward) for reward in rules.legal_rewards(self.kept.campaign, gained, ())]

    # ---- choosing

    def _choose_kind(self, kind: str) -> None:
        self.kind = kind
        self.shell.refresh()

    def _picked(self, option: Option) -> None:
        self._take(Reward(self.kind, option.data["card"]))

    def _take(self, reward: Reward | None) -> None:
        try:
            write_down(self.app.store, self.kept, self.record, reward)
        except (TableError, StoreError) as error:
            reason = error.text(look.language) if isinstance(error, StoreError) else str(error)
            self.shell.snack(look.say("next-misfit", reason=reason))
            return
        kind = reward.kind if reward else "none"
        card = library()[reward.card].name_in(look.language) if reward else ""
        what = look.say(f"reward-{kind}-done", card=card) if reward else look.say("reward-none-done")
        self.shell.back()
        self.shell.snack(look.say("campaign-recorded-win", what=what), look.say("app-undo"), self._undo)

    def _undo(self) -> None:
        take_back(self.app.store, self.app.store.campaign(self.campaign))
        self.shell.refresh()


def _option(reward: Reward) -> Option:
    return Option(f"{reward.kind}:{reward.card}", card=reward.card)
