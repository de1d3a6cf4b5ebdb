"""A campaign's record sheet, come alive: where it stands, its games, its deck, and the next game in one tap."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.campaigns import CampaignShelf, card_names, level_name, standing, take_back, tokens_in_words, write_down
from app.checklist_words import of_nation
from app.look.glyphs import nation_colour
from app.look.look import look
from app.screens import campaign_parts as parts
from app.screens.card_sheet import show_card
from app.screens.home import nation_name, where
from app.screens.menu import menu_row
from app.shell import Screen
from app.widgets.bars import TopBar, page
from app.widgets.field import LineField
from app.widgets.layout import Box, Column, Row, Rule, Scroll, Surface
from app.widgets.taps import IconButton, TapRow, TextButton
from app.widgets.text import Icon, Text
from automa.imperium.campaign import LOSSES, Campaign, next_game
from automa.imperium.difficulty import LEVELS, goods_for_progress
from automa.imperium.setup import START
from automa.records import InProgress, KeptCampaign, Record, StoreError, played
from automa.table import TableError

if TYPE_CHECKING:
    from app.solstice import Solstice


class CampaignSheet(Screen):
    main = ("continue", "reward", "record", "next:table")

    def __init__(self, app: Solstice, id: str) -> None:
        super().__init__(app)
        self.id = id
        self.new_name = ""

    @property
    def kept(self) -> KeptCampaign:
        return self.app.store.campaign(self.id)

    @property
    def seed(self) -> str:
        return nation_colour(self.kept.campaign.nation)

    # ---- the page

    def build(self) -> Widget:
        self.app.play = None  # whoever is here has left the table
        kept = self.kept
        campaign = kept.campaign
        about = [look.say("campaign-of", nation=of_nation(campaign.nation, look.language)), campaign.player]
        top = TopBar(
            campaign.name, " · ".join(filter(None, about)), on_back=self.shell.back, banner=True,
            buttons=[
                IconButton("share-variant", look.say("campaign-share"), colour="on_banner", name="share",
                           on_tap=self._share),
                IconButton("dots-vertical", look.say("app-menu"), colour="on_banner", name="menu",
                           on_tap=lambda: self.shell.open_sheet("menu", self._menu)),
            ],
        )  # fmt: skip
        first = self._first(kept)
        where_it_stands = [parts.ladder(campaign), parts.losses(campaign), parts.beaten(campaign)]
        enter = self._enter_row() if kept.status == "running" else None
        margin = look.margin / dp(1)
        deck = parts.deck(campaign, lambda card: show_card(self, card))
        if not look.two_panes:
            games = parts.games(campaign, *([enter] if enter else []), wide=False)
            body = Column([first, *where_it_stands, games, deck], gap=14, pad=(margin, 14, margin, 20))
            return page(top, Scroll(body))
        wide = look.tablet and look.width * 0.7 >= parts.WIDE_GAMES * look.scale
        games = parts.games(campaign, *([enter] if enter else []), wide=wide)
        left = Scroll(Column(where_it_stands, gap=14, pad=(margin, 14, 8, 20)), key="left")
        left.size_hint_x = 0.28 if look.tablet and not look.large_text else 0.4
        below: Widget = Row([deck, first], gap=14, top=True) if look.tablet and not look.large_text else deck
        beside = [games, below] if look.tablet and not look.large_text else [first, games, deck]
        right = Scroll(Column(beside, gap=14, pad=(8, 14, margin, 20)), key="right")
        return page(top, Box([left, right]))

    def _enter_row(self) -> Widget:
        return TapRow(
            [Icon("plus", colour="primary"), Text(look.say("campaign-enter"), "chip", colour="primary")], pad=(0, 4),
            name="enter", on_tap=self._enter, least=48,
        )  # fmt: skip

    # ---- what comes first: a result that waits, the game in progress, the next game, or the end

    def _first(self, kept: KeptCampaign) -> Widget:
        if kept.status != "running":
            return self._over(kept)
        for waiting in kept.unrecorded:
            try:
                return self._waiting(self.app.store.game(waiting))
            except StoreError:
                continue
        running = [game for game in self.app.store.in_progress() if game.campaign == self.id]
        return self._in_progress(running[0]) if running else self._next(kept.campaign)

    def _block(self, heading: str, title: str, lines: list[str], *buttons: Widget | None) -> Widget:
        told = [Text(line, "read" if look.tablet else "body", colour="on_banner") for line in lines]
        return Surface(
            [
                Text(heading, "note", colour="on_banner"), Text(title, "nation", colour="on_banner"), *told,
                Column(buttons, gap=10, pad=(0, 6, 0, 0)),
            ],
            fill_colour="banner", radius=24, pad=18, gap=8,
        )  # fmt: skip

    def _over(self, kept: KeptCampaign) -> Widget:
        lines = [look.say("campaign-over-about", standing=standing(kept.campaign))]
        return self._block(kept.campaign.name, look.say(f"campaign-{kept.status}-title"), lines)

    def _waiting(self, record: Record) -> Widget:
        facts = record.facts
        versus = look.say("home-versus", yours=nation_name(facts.nation), theirs=nation_name(facts.opponent or ""))
        name = "reward" if facts.won else "record"
        button = TextButton(
            look.say(f"next-{name}"), "gift-outline" if facts.won else "check", style="banner", main=True, name=name,
            on_tap=lambda: recorded(self.app, facts.id),
        )  # fmt: skip
        leave = TextButton(
            look.say("next-leave-out"), style="banner", name="leave-out", on_tap=lambda: self._leave_out(facts.id)
        )
        words = look.say("next-waiting", versus=versus, won="yes" if facts.won else "no")
        return self._block(look.say("campaigns-waiting"), parts.score(played(record)), [words], button, leave)

    def _leave_out(self, game: str) -> None:
        """It stays in the records, and the campaign goes on without it."""

        def put_back() -> None:
            self.app.store.assign(game, self.id)
            self.shell.refresh()

        self.app.store.assign(game, None)
        self.shell.snack(look.say("next-left-off"), look.say("app-undo"), put_back)

    def _in_progress(self, game: InProgress) -> Widget:
        button = TextButton(
            look.say("next-continue"), "play", style="banner", main=True, name="continue",
            on_tap=lambda: self._resume(game),
        )  # fmt: skip
        theirs = nation_name(game.headline["nations"][-1])
        level = level_name(game.headline["difficulty"])
        return self._block(look.say("next-game"), level, [theirs, where(game)], button)

    def _next(self, campaign: Campaign) -> Widget:
        shelf = CampaignShelf(self.app.preferences.boxes, campaign)
        number = len(shelf.faced)
        lines = [*_differences(campaign), look.say("next-opponents", number=number)]
        table = TextButton(
            look.say("home-table"), "table-furniture", style="banner", main=True, name="next:table",
            on_tap=self._set_up, enabled=number > 0,
        )  # fmt: skip
        return self._block(look.say("next-game"), level_name(campaign.level), lines, table)

    # ---- going on

    def _set_up(self) -> None:
        from app.screens.set_up import SetUp

        self.shell.go(SetUp(self.app, campaign=self.kept))

    def _resume(self, game: InProgress) -> None:
        from app.screens.table_game import go_on_with

        go_on_with(self, game.id)

    def _enter(self) -> None:
        from app.screens.enter_game import EnterGame

        self.shell.go(EnterGame(self.app, campaign=self.kept))

    def _share(self) -> None:
        from app.screens.exchange import share_campaign

        share_campaign(self, self.kept)

    # ---- menu

    def _menu(self) -> Widget:
        kept = self.kept
        rows: list[Widget | None] = [
            menu_row(self, "pencil-outline", "campaign-rename", self._ask_name),
            menu_row(self, "undo-variant", "campaign-take-back", self._take_back) if kept.campaign.games else None,
            menu_row(self, "share-variant", "campaign-share", self._share),
            Rule(),
            menu_row(self, "delete-outline", "campaign-delete", self._ask_delete),
        ]
        return Column(rows, gap=2)

    def _take_back(self) -> None:
        before = self.kept
        take_back(self.app.store, before)
        self.shell.snack(look.say("campaign-taken-back"), look.say("app-undo"), lambda: self._put_back(before))

    def _put_back(self, before: KeptCampaign) -> None:
        waiting = self.kept.unrecorded
        game = next((game for game in waiting if game not in before.unrecorded), None)
        self.app.store.keep_campaign(self.id, before.campaign, game)
        self.shell.refresh()

    def _ask_name(self) -> None:
        self.new_name = self.kept.campaign.name
        self.shell.open_sheet("name", self._name_sheet)

    def _name_sheet(self) -> Widget:
        field = LineField(
            look.say("campaign-name"), self.new_name, lambda words: setattr(self, "new_name", words), name="new-name"
        )
        return Column([field, TextButton(look.say("campaign-rename"), name="rename", on_tap=self._rename)], gap=14)

    def _rename(self) -> None:
        from app.screens.campaigns import tidy

        if name := tidy(self.new_name):
            self.app.store.keep_campaign(self.id, replace(self.kept.campaign, name=name))
        self.shell.close_sheet()

    def _ask_delete(self) -> None:
        self.shell.open_sheet("delete", self._delete_sheet)

    def _delete_sheet(self) -> Widget:
        words = Text(look.say("campaign-delete-sure", name=self.kept.campaign.name), "tell")
        yes = TextButton(
            look.say("campaign-delete-yes"), "delete-outline", style="error", main=True, name="delete",
            on_tap=self._delete,
        )  # fmt: skip
        no = TextButton(
            look.say("app-cancel"), style="outlined", main=True, name="cancel", on_tap=self.shell.close_sheet
        )
        return Column([words, yes, no], gap=12)

    def _delete(self) -> None:
        name = self.kept.campaign.name
        self.app.store.delete(self.id)
        self.shell.close_sheet()
        self.shell.back()
        self.shell.snack(look.say("campaign-deleted", name=name), look.say("app-undo"), self._bring_back)

    def _bring_back(self) -> None:
        self.app.store.restore(self.id)
        self.shell.refresh()


def _differences(campaign: Campaign) -> list[str]:
    """Everything that is not as in any other game."""
    given = next_game(campaign)
    usual = goods_for_progress(START) if campaign.trade_routes else START
    doubled = given["resources"] != usual
    deck = [
        look.say("next-deck-added", cards=card_names(given["added"])) if given["added"] else "",
        look.say("next-deck-removed", cards=card_names(given["removed"])) if given["removed"] else "",
    ]
    found = [
        look.say("next-resources-doubled" if doubled else "next-resources", tokens=tokens_in_words(given["resources"])),
        look.say(f"set-up-level-{campaign.level.replace('_', '-')}") if campaign.level != LEVELS[0] else "",
        " ".join(filter(None, deck)),
        look.say("next-left-out", cards=card_names(given["left_out"])) if given["left_out"] else "",
        look.say("next-unrest", number=given["unrest_set_aside"]) if given["unrest_set_aside"] else "",
    ]
    return [line for line in found if line]


def recorded(app: Solstice, game: str) -> None:
    """A finished game goes on its campaign's sheet: a loss at once, a win with the reward that is chosen now."""
    record = app.store.game(game)
    assert record.facts.campaign is not None
    kept = app.store.campaign(record.facts.campaign)
    if record.facts.won:
        from app.screens.reward import RewardScreen

        app.shell.go(RewardScreen(app, kept.id, game))
        return
    try:
        campaign = write_down(app.store, kept, record)
    except (TableError, StoreError) as error:
        reason = error.text(look.language) if isinstance(error, StoreError) else str(error)
        app.shell.snack(look.say("next-misfit", reason=reason))
        return
    last = campaign.losses >= LOSSES
    app.shell.snack(look.say("campaign-recorded-last" if last else "campaign-recorded-loss"))
