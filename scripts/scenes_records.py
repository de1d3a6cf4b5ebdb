"""The screens of records and campaigns, each with something on it (see scripts/scenes.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign, Played, Reward
from automa.imperium.difficulty import LEVELS
from automa.records import FinishedGame, Store
from tests.records.kept import over

if TYPE_CHECKING:
    from tests.ui.driver import Ui

NATIONS = ("romans", "greeks", "celts", "vikings", "macedonians")
GAMES = 24


def fill(store: Store) -> None:
    """Games that were entered, won and lost at every level."""
    with store.database.writing():
        for place in range(GAMES):
            seats = (
                {"kind": "human", "nation": NATIONS[place % 5], "power": "B"},
                {"kind": "automa", "nation": NATIONS[(place + 2) % 5]},
            )
            store.enter(
                FinishedGame(
                    date=f"2026-{1 + place % 12:02d}-{1 + place % 28:02d}", seats=seats, rounds=9,
                    scores=(52 + place * 7 % 50, 60 + place % 20), difficulty=LEVELS[place % 6],
                    rolls="1a26345b" * (1 + place % 3), points=({"progress": 21, "play": 30}, {"progress": 25}),
                )
            )  # fmt: skip


def digital_game(store: Store) -> str:
    table = over(3)
    game = store.begin(table, kind="digital")
    game.keep(table)
    return game.finish(table)


def three_wins() -> Campaign:
    """Three wins and a loss."""
    campaign = Campaign("Triumvirate", "romans", player="Rui")
    played = (
        ("macedonians", 74, 51, Reward("add", "1REG14")), ("greeks", 63, 66, None),
        ("greeks", 81, 60, Reward("remove", "1ROM17")), ("vikings", 91, 80, Reward("add", "1TRI7")),
    )  # fmt: skip
    for day, (nation, yours, its, reward) in enumerate(played, 12):
        gained = (reward.card,) if reward and reward.kind == "add" else ()
        game = Played(f"2026-09-{day}", nation, yours, its, gained=gained)
        campaign = rules.record_win(campaign, game, reward) if yours > its else rules.record_loss(campaign, game)
    return campaign


def campaign(ui: Ui) -> None:
    from app.screens.campaign import CampaignSheet

    ui.tap("continue")
    ui.app.shell.go(CampaignSheet(ui.app, ui.app.store.start_campaign(three_wins())))
    ui.frames(3)


def campaigns(ui: Ui) -> None:
    ui.tap("continue")
    ui.app.store.start_campaign(three_wins())
    ui.app.go_home()
    ui.frames(3)
    ui.tap("campaigns")


def campaign_start(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("new:campaign")


def campaign_set_up(ui: Ui) -> None:
    campaign(ui)
    ui.tap("next:table")


def campaign_enter(ui: Ui) -> None:
    campaign(ui)
    ui.tap("enter")


def reward(ui: Ui) -> None:
    campaign_enter(ui)
    ui.tap("nation:automa")
    ui.tap("nation:celts")
    for field, points in (("points:you", "88"), ("points:automa", "70")):
        ui.tap(field)
        ui.wait(0.2)
        ui.type(points)
    ui.tap("save")


def no_records(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("go:records")


def records(ui: Ui) -> None:
    ui.tap("continue")
    fill(ui.app.store)
    ui.tap("go:records")


def record_filters(ui: Ui) -> None:
    records(ui)
    ui.tap("filter")


def record_nations(ui: Ui) -> None:
    records(ui)
    ui.tap("tab:nations")
    ui.until(lambda: ui.has("nation:romans"))


def figures(ui: Ui) -> None:
    records(ui)
    ui.tap("tab:figures")
    ui.until(lambda: ui.has("over-time"))


def record(ui: Ui) -> None:
    ui.tap("continue")
    game = digital_game(ui.app.store)
    ui.tap("go:records")
    ui.tap(f"game:{game}")


def replay(ui: Ui) -> None:
    record(ui)
    ui.tap("replay")
    ui.tap("turn-forward")


def exchange(ui: Ui) -> None:
    records(ui)
    ui.tap("menu")
    ui.tap("exchange-title")


SCENES = (
    campaign, campaigns, campaign_start, campaign_set_up, campaign_enter, reward, no_records, records, record_filters,
    record_nations, figures, record, replay, exchange,
)  # fmt: skip
