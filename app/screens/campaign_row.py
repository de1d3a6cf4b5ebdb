"""A campaign in a list, on the first screen too: its standing and what comes next."""

from __future__ import annotations

from kivy.uix.widget import Widget

from app.campaigns import standing, what_next
from app.look.look import look
from app.shell import Screen
from app.widgets.layout import Row
from app.widgets.nation import NationBlock
from app.widgets.taps import TapRow, column_of
from app.widgets.text import Icon, Text
from automa.imperium.cards import library
from automa.records import KeptCampaign

OUTCOMES = {"running": "flag-variant-outline", "won": "trophy", "lost": "flag-off-outline"}


def campaign_row(screen: Screen, kept: KeptCampaign) -> Widget:
    """A tap opens its sheet."""
    campaign = kept.campaign
    nation = library().nation(campaign.nation)
    waiting = Text(look.say("campaigns-waiting"), "note", colour="primary") if kept.unrecorded else None
    words = column_of(
        Text(campaign.name, "strong"),
        Text(f"{standing(campaign)} · {what_next(kept)}", "note", colour="soft_text"),
        waiting,
    )
    block = NationBlock(nation.code, nation.colour, wide=52, role="label")
    inner = Row([words, Icon(OUTCOMES[kept.status], colour="primary")], pad=(14, 10, 10, 10), gap=10)

    def opened() -> None:
        from app.screens.campaign import CampaignSheet

        screen.shell.go(CampaignSheet(screen.app, kept.id))

    return TapRow(
        [block, inner], pad=0, gap=0, radius=16, least=72, fill_colour="low", name=f"campaign:{kept.id}",
        on_tap=opened, outline="outline" if look.contrast else None,
    )  # fmt: skip
