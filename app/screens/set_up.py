"""A new game at the table: one page with everything that can be chosen, and the last choices on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Thread
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import CampaignShelf, fixed
from app.checklist_words import name_within, of_nation
from app.choices import DRAWN, SIDES, Choices, Repair, Shelf
from app.look.look import look
from app.play import Play
from app.screens.home import FirstRun, nation_name
from app.screens.nation_picker import NationPicker
from app.screens.variant_rows import SWITCHED_OFF, switched_off_words, variant_name, variant_rows
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.ladder import Ladder
from app.widgets.layout import Band, Box, Column, Row, Rule, Scroll, Surface, Wrap
from app.widgets.nation import NationBlock
from app.widgets.taps import (
    Chip,
    IconButton,
    OnOff,
    Segments,
    TapRow,
    TapSurface,
    TextButton,
    column_of,
)  # fmt: skip
from app.widgets.text import Icon, Text
from automa.imperium.campaign import changes
from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS, level
from automa.imperium.opponent.tables import opponent_table, restored_rows
from automa.imperium.position_json import EDITIONS
from automa.imperium.setup import WAYS
from automa.imperium.trade_routes import needing
from automa.records import KeptCampaign

if TYPE_CHECKING:
    from app.solstice import Solstice

WAY_ICONS = {"brain": "brain", "guide": "compass-outline"}
BY_LOT = "#5B5B66"  # the colour of a nation that nobody knows yet


class SetUp(Screen):
    main = ("lay-out",)

    def __init__(self, app: Solstice, campaign: KeptCampaign | None = None) -> None:
        """For the next game of a campaign, what it settles is chosen already."""
        super().__init__(app)
        self.campaign = campaign
        boxes = app.preferences.boxes
        self.shelf = CampaignShelf(boxes, campaign.campaign) if campaign else Shelf(boxes)
        self.repairs: list[Repair] = []
        self.unfolded = False
        self.choices = Choices()
        if self.shelf.is_enough:
            remembered = Choices.remembered(app.store)
            self.choices, repairs = (remembered or [Choices()])[0].repaired(self.shelf)
            # Whoever is here for the first time has chosen nothing that could be missing.
            self.repairs = repairs if remembered else []
            if campaign:
                self.choices, self.repairs = fixed(campaign.campaign, self.choices), []
                if self.choices.opponent not in (DRAWN, *self.shelf.against(self.choices.nation)):
                    self.choices = replace(self.choices, opponent=DRAWN)
                self.choices, self.repairs = self.choices.without_impossible(self.shelf)
            # To read the first table of rows takes a moment, in which somebody can choose.
            Thread(target=opponent_table, args=[self.shelf.faced[0].id], daemon=True).start()

    # ---- the page

    def build(self) -> Widget:
        if not self.shelf.is_enough:
            return self._nothing_to_play()
        repaired = [self._repair_line(repair) for repair in self.repairs if repair.about not in SWITCHED_OFF]
        seats = [self._you(), self._automa(), *repaired]
        rest = [self._difficulty(), self._ways(), self._commons(), self._trade_routes(), self._rules()]
        if not look.two_panes:
            return page(self._top(), Scroll(_content([*seats, *rest])), bottom=self._lay_out_button())
        left, right = Scroll(_content(seats), key="left"), Scroll(_content(rest), key="right")
        margin = look.margin / dp(1)
        foot = Column([self._lay_out_button()], pad=(margin, 8, margin, 12))
        return page(self._top(), Box([left, Box([right, foot], orientation="vertical")]))

    def _top(self) -> TopBar:
        again = IconButton("history", look.say("set-up-before"), name="before", on_tap=self._show_before)
        return TopBar(
            look.say("home-table"), self.campaign.campaign.name if self.campaign else "", on_back=self.shell.back,
            back_icon="close", buttons=[again] if self._before() and not self.campaign else [],
        )  # fmt: skip

    def _lay_out_button(self) -> Widget:
        return TextButton(look.say("set-up-lay-out"), style="filled", main=True, name="lay-out", on_tap=self._lay_out)

    def _repair_line(self, repair: Repair) -> Widget:
        spoken = _box if repair.about == "commons" else lambda nation: name_within(nation, look.language)
        if repair.about in SWITCHED_OFF:
            words = switched_off_words(repair)
        else:
            words = look.say(f"set-up-repair-{repair.about}", gone=spoken(repair.gone), taken=spoken(repair.taken))
        row = Row([Icon("swap-horizontal", colour="primary"), Text(words, "read")], gap=12)
        return Surface([row], fill_colour="now", pad=(16, 12), radius=16)

    def _nothing_to_play(self) -> Widget:
        ask = TextButton(look.say("set-up-boxes"), name="boxes", on_tap=lambda: self.shell.replace(FirstRun(self.app)))
        parts = [
            Row([Widget(), Icon("package-variant-closed", 48, colour="primary"), Widget()], least=dp(80)),
            Text(look.say("set-up-nothing"), "tell", align="center"), ask,
        ]  # fmt: skip
        return page(self._top(), Scroll(Column(parts, gap=16, pad=24)))

    # ---- who plays

    def _you(self) -> Widget:
        nation = library().nation(self.choices.nation)
        about = look.say("set-up-side-about", box=_box(nation.box), side=self.choices.power)
        sides = Segments(
            [(side, look.say("set-up-side", side=side)) for side in SIDES], self.choices.power,
            lambda side: self._choose(power=side), name="side",
        )  # fmt: skip
        block = NationBlock(nation.code, nation.colour, upper=look.large_text, radius=20)
        words = [look.say("set-up-you"), nation_name(nation.id), about]
        if self.campaign:
            return self._fixed(block, words)
        return self._seat("you", block, words, sides, self._pick_mine)

    def _automa(self) -> Widget:
        drawn = self.choices.opponent == DRAWN
        ways = Wrap(
            [
                Chip(look.say("set-up-choose"), chosen=not drawn, name="automa:choose", on_tap=self._pick_its),
                Chip(
                    look.say("set-up-draw"), "shuffle-variant", chosen=drawn, name="automa:draw",
                    on_tap=lambda: self._choose(opponent=DRAWN),
                ),
            ]
        )  # fmt: skip
        if drawn:
            block = NationBlock("", BY_LOT, upper=look.large_text, radius=20)
            number = len(self.shelf.against(self.choices.nation, trade_routes=self.choices.trade_routes))
            words = [look.say("set-up-drawn"), look.say("set-up-drawn-about", number=number)]
        else:
            nation = library().nation(self.choices.opponent)
            block = NationBlock(nation.code, nation.colour, upper=look.large_text, radius=20)
            restored, rows = restored_rows(nation.id)
            about = look.say("set-up-rows", box=_box(nation.box), restored=restored, all=rows)
            if self.app.store.opponent_table(nation.id) is not None:
                about = look.say("set-up-own-table", box=_box(nation.box))
            words = [nation_name(nation.id), about]
        return self._seat("automa", block, [look.say("set-up-automa"), *words], ways, self._pick_its)

    def _seat(
        self, who: str, block: NationBlock, words: list[str], below: Widget, on_tap: Callable[[], object]
    ) -> Widget:
        """The colour at the left, or above where large text needs the width; the whole card opens the picker."""
        label, name, about = words
        told = column_of(
            Text(label, "note", colour="soft_text"), Text(name, "nation"), Text(about, "note", colour="soft_text")
        )
        chevron = Icon("chevron-right", colour="soft_text", size_hint_x=None)
        inner = Column([Row([told, chevron]), below], gap=10, pad=(16, 12))
        look_of_it: dict[str, Any] = {
            "fill_colour": "low", "radius": 20, "name": f"nation:{who}", "on_tap": on_tap, "gap": 0, "pad": 0,
            "outline": "outline" if look.contrast else None,
        }  # fmt: skip
        return TapSurface([block, inner], **look_of_it) if look.large_text else TapRow([block, inner], **look_of_it)

    def _fixed(self, block: NationBlock, words: list[str]) -> Widget:
        """Your nation in a campaign: nothing to choose."""
        label, name, about = words
        assert self.campaign is not None
        told = column_of(
            Text(label, "note", colour="soft_text"), Text(name, "nation"), Text(about, "note", colour="soft_text"),
            Text(look.say("set-up-campaign", name=self.campaign.campaign.name), "note", colour="primary"),
        )  # fmt: skip
        inner = Column([told], pad=(16, 12))
        if look.large_text:
            return Surface([block, inner], radius=20, pad=0, gap=0)
        return Band([block, inner], fill_colour="low", radius=20, outline="outline" if look.contrast else None)

    def _pick_mine(self) -> None:
        chosen, other = self.choices.nation, self.choices.opponent
        self._open_picker("you", self.shelf.played, chosen, other, self.choices.playing)

    def _pick_its(self) -> None:
        chosen, other = self.choices.opponent, self.choices.nation
        self._open_picker("automa", self.shelf.faced, chosen, other, self.choices.facing)

    def _open_picker(self, who: str, nations: list[Any], chosen: str, other: str, take: Any) -> None:
        def picked(nation: str) -> None:
            chosen, swapped = take(nation, self.shelf)
            self.choices, switched_off = chosen.without_impossible(self.shelf)
            self.repairs = swapped + switched_off

        self.shell.go(NationPicker(self.app, who, nations, chosen, other, picked))

    # ---- how hard, and who holds the cards

    def _difficulty(self) -> Widget:
        chosen = level(self.choices.difficulty, self.choices.edition)
        message = self.choices.difficulty.replace("_", "-")
        least, most = chosen.cards_a_turn
        cards = str(least) if least == most else f"{least}–{most}"
        heading = [
            Text(look.say(f"level-{message}"), "strong", wide=look.large_text),
            Text(
                look.say("set-up-cards", slots=chosen.slots, cards=cards), "note", colour="soft_text",
                align="left" if look.large_text else "right",
            ),
        ]  # fmt: skip
        if self.campaign:
            told = Text(look.say(f"set-up-level-{message}"), "note", colour="soft_text")
            fixed_here = Text(look.say("set-up-campaign", name=self.campaign.campaign.name), "note", colour="primary")
            return Surface([Column(heading) if look.large_text else Row(heading), told, fixed_here], radius=20, gap=8)
        rungs = [(name, str(level(name, self.choices.edition).slots)) for name in LEVELS]
        ladder = Ladder(rungs, chosen.id, lambda name: self._choose(difficulty=name), name="level")
        about = Text(look.say(f"set-up-level-{message}"), "note", colour="soft_text")
        return Surface([Column(heading) if look.large_text else Row(heading), ladder, about], radius=20, gap=10)

    def _ways(self) -> Widget:
        cards = [self._way(way) for way in WAYS]
        if look.large_text:
            return Column(cards, gap=12)
        _as_high_as_each_other(cards)
        return Row(cards, gap=12, top=True)

    def _way(self, way: str) -> TapSurface:
        chosen = way == self.choices.way
        drawn = self.choices.opponent == DRAWN
        nation = "" if drawn else of_nation(self.choices.opponent, look.language)
        about = look.say(f"set-up-{way}-about", drawn="yes" if drawn else "no", nation=nation)
        heading = Row(
            [
                Icon(WAY_ICONS[way], 26), Text(look.say(f"way-{way}"), "strong"),
                Icon("check-circle" if chosen else "circle-outline", colour="primary" if chosen else "outline"),
            ],
            gap=10,
        )  # fmt: skip
        # What is left of the height stays below.
        below = None if look.large_text else Widget()
        return TapSurface(
            [heading, Text(about, "note"), below], fill_colour="now" if chosen else None, radius=20, pad=14,
            outline="primary" if chosen else "line", name=f"way:{way}", on_tap=lambda: self._choose(way=way),
        )  # fmt: skip

    # ---- the cards and the rules

    def _commons(self) -> Widget | None:
        if len(self.shelf.commons) < 2:
            return None
        sets = Segments(
            [(name, _box(name)) for name in self.shelf.commons], self.choices.commons,
            lambda name: self._choose(commons=name), name="commons",
        )  # fmt: skip
        heading = Row([Icon("cards-outline", colour="soft_text"), Text(look.say("set-up-commons"), "body")], gap=12)
        return Surface([heading, sets], radius=20, gap=10)

    def _trade_routes(self) -> Widget | None:
        if not self.shelf.has_trade_routes:
            return None
        needed = needing(nation for nation in (self.choices.nation, self.choices.opponent) if nation != DRAWN)
        fixed_here = bool(self.campaign or needed)
        about = "set-up-trade-routes-needed" if needed else "set-up-trade-routes-about"
        words = column_of(
            Text(look.say("set-up-trade-routes"), "body"),
            Text(look.say(about, nation=name_within(needed[0], look.language) if needed else ""), "note",
                 colour="soft_text"),
        )  # fmt: skip
        on = self.choices.trade_routes

        def switch() -> None:
            if not fixed_here:
                self._choose(trade_routes=not on, **({} if on else {"edition": EDITIONS[0]}))

        row = TapRow([words, OnOff(on, on_tap=switch)], name="trade-routes", on_tap=switch, pad=(0, 4))
        return Surface([row], radius=20, gap=4)

    def _rules(self) -> Widget:
        originals = self.choices.uses_originals(self.shelf)
        words = look.say(
            "set-up-rules", edition=look.say(f"set-up-edition-{self.choices.edition}"),
            originals="yes" if originals else "no",
        )  # fmt: skip
        words = " · ".join([words, *(variant_name(variant) for variant in self.choices.variants)])
        fold = TapRow(
            [
                Icon("tune-variant", colour="soft_text"), Text(words, "read"),
                Icon("chevron-up" if self.unfolded else "chevron-down", colour="soft_text"),
            ],
            name="rules", on_tap=self._fold, pad=(16, 8),
        )  # fmt: skip
        inside = [self._editions(originals), variant_rows(self.choices.variants, self._switch)] if self.unfolded else []
        switched_off = [self._repair_line(repair) for repair in self.repairs if repair.about in SWITCHED_OFF]
        return Column([fold, *switched_off, *inside], gap=8)

    def _editions(self, originals: bool) -> Widget:
        editions = Segments(
            [(edition, look.say(f"set-up-edition-{edition}")) for edition in EDITIONS], self.choices.edition,
            lambda edition: self._choose(edition=edition, originals=None), name="edition",
        )  # fmt: skip
        about = look.say("set-up-edition-about", edition=self.choices.edition)

        def switch() -> None:
            self._choose(originals=not originals)

        words = column_of(
            Text(look.say("set-up-replacements"), "body"),
            Text(look.say("set-up-replacements-about"), "note", colour="soft_text"),
        )
        replaced = TapRow([words, OnOff(not originals)], name="replacements", on_tap=switch, pad=(0, 8))
        parts = [Text(look.say("set-up-edition"), "body"), editions, Text(about, "note", colour="soft_text"), Rule()]
        return Surface([*([] if self.campaign else parts), replaced], radius=20, gap=10)

    def _switch(self, variant: str) -> None:
        self.choices, self.repairs = self.choices.switched(variant).without_impossible(self.shelf)
        self.shell.refresh()

    def _fold(self) -> None:
        self.unfolded = not self.unfolded
        self.shell.refresh()

    # ---- choosing

    def _choose(self, **changed: Any) -> None:
        self.choices, self.repairs = replace(self.choices, **changed).without_impossible(self.shelf)
        self.shell.refresh()

    def _before(self) -> list[Choices]:
        """Earlier set-ups that are possible with the boxes of today."""
        if not self.shelf.is_enough:
            return []
        found = [choices for choices in Choices.remembered(self.app.store) if choices != self.choices]
        return [choices for choices in found if choices.repaired(self.shelf)[0] == choices]

    def _show_before(self) -> None:
        self.shell.open_sheet("before", self._before_sheet)

    def _before_sheet(self) -> Widget:
        rows = [self._again(number, choices) for number, choices in enumerate(self._before())]
        return Column([Text(look.say("set-up-before"), "title"), *rows], gap=8)

    def _again(self, number: int, choices: Choices) -> Widget:
        theirs = look.say("set-up-drawn") if choices.opponent == DRAWN else nation_name(choices.opponent)
        yours = nation_name(choices.nation)
        line = look.say("set-up-before-line", yours=yours, side=choices.power, theirs=theirs)
        about = f"{look.say('level-' + choices.difficulty.replace('_', '-'))} · {look.say('way-' + choices.way)}"
        words = column_of(Text(line, "strong"), Text(about, "note", colour="soft_text"))

        def take() -> None:
            self.choices, self.repairs = choices, []
            self.shell.close_sheet()

        return TapRow([words], fill_colour="container", radius=16, name=f"before:{number}", on_tap=take)

    def _lay_out(self) -> None:
        from app.screens.checklist import Checklist

        config = self.app.store.with_own_table(self.choices.config(self.shelf, look.language))
        if self.campaign:
            config["campaign"] = changes(self.campaign.campaign)
        else:
            self.choices.remember(self.app.store)
        campaign = self.campaign.id if self.campaign else None
        self.app.play = Play.begin(self.app.store, config, self.shell.refresh, campaign)
        self.shell.replace(Checklist(self.app, just_begun=True))


def _box(box: str) -> str:
    return look.say(f"box-{box.lower()}")


def _content(parts: list[Widget | None]) -> Column:
    margin = look.margin / dp(1)
    return Column(parts, gap=12, pad=(margin, 4, margin, 16))


def _as_high_as_each_other(columns: list[TapSurface]) -> None:
    def level_out(*_: Any) -> None:
        highest = max(column.minimum_height for column in columns)
        for column in columns:
            column.least = column.height = highest

    for column in columns:
        column.bind(minimum_height=level_out)
