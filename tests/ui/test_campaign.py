"""Campaigns by touch: begun, played with results that are entered, at the table, to their end."""

from __future__ import annotations

import pytest

from automa.imperium.campaign import Campaign
from automa.imperium.cards import library
from automa.records import KeptCampaign
from tests.rules import rule
from tests.ui.driver import Ui
from tests.ui.midgame import asks, go_on

OPPONENTS = ("celts", "greeks", "macedonians", "persians", "scythians", "vikings", "qin")


@pytest.fixture
def sheet(ui: Ui) -> Ui:
    """A new campaign, its sheet on the screen."""
    ui.tap("continue")
    ui.tap("new:campaign")
    type_into(ui, "name", "Eagles")
    ui.tap("begin")
    return ui


def type_into(ui: Ui, field: str, words: str) -> None:
    ui.tap(field)
    ui.wait(0.2)
    ui.type(words)


def kept(ui: Ui) -> KeptCampaign:
    (found,) = ui.app.store.campaigns()
    return found


def campaign(ui: Ui) -> Campaign:
    return kept(ui).campaign


def enter(ui: Ui, nation: str, yours: int, its: int) -> None:
    ui.tap("enter")
    ui.tap("nation:automa")
    ui.tap(f"nation:{nation}")
    type_into(ui, "points:you", str(yours))
    type_into(ui, "points:automa", str(its))
    ui.tap("save")


def first(ui: Ui, beginning: str) -> str:
    return next(name for name in ui.names() if name.startswith(beginning))


@rule("IMP-CAMP-1", "IMP-CAMP-2", "IMP-CAMP-4", "IMP-CAMP-6", "IMP-CAMP-10")
def test_a_whole_campaign_is_won_by_results_that_are_entered(sheet: Ui) -> None:
    for number, nation in enumerate(OPPONENTS[:5]):
        assert sheet.shows(f"{number} of 5 wins")
        enter(sheet, nation, 70 + number, 60)
        if number == 4:
            sheet.tap("reward-none")
        elif number % 2:
            sheet.tap("reward:remove")
            sheet.tap(first(sheet, "remove:"))
        else:
            sheet.tap(first(sheet, "add:"))
        if number == 1:
            enter(sheet, "qin", 50, 60)
            assert campaign(sheet).doubled and sheet.shows("doubled resources, 6 materials")
    assert kept(sheet).status == "won" and sheet.shows("The campaign is won")
    assert (campaign(sheet).wins, campaign(sheet).losses) == (5, 1)
    assert [game.level for game in campaign(sheet).games] == [
        "chieftain", "warlord", "imperator", "imperator", "sovereign", "overlord",
    ]  # fmt: skip
    assert len(campaign(sheet).added) == 2 and len(campaign(sheet).removed) == 2
    assert not sheet.has("enter") and not sheet.has("next:table")
    assert sheet.app.store.finished_count(campaign=kept(sheet).id) == 6
    sheet.back()
    sheet.tap("campaigns")
    assert sheet.shows("campaign won")


@rule("IMP-CAMP-7")
def test_four_losses_end_it(sheet: Ui) -> None:
    for _ in range(4):
        enter(sheet, "celts", 50, 60)
    assert kept(sheet).status == "lost" and sheet.shows("The campaign is lost")


@rule("IMP-CAMP-3")
def test_a_beaten_nation_is_not_offered_again(sheet: Ui) -> None:
    enter(sheet, "celts", 70, 60)
    sheet.tap(first(sheet, "add:"))
    sheet.tap("enter")
    sheet.tap("nation:automa")
    assert sheet.has("nation:greeks") and not sheet.has("nation:celts") and not sheet.has("nation:romans")


@rule("IMP-CAMP-4")
def test_exactly_the_legal_cards_are_offered(sheet: Ui) -> None:
    enter(sheet, "celts", 70, 60)
    offered = [library()[name.removeprefix("add:")] for name in sheet.names() if name.startswith("add:")]
    assert offered and all(card.nation == "common" and "fame" not in card.suits for card in offered)
    chosen = offered[0]
    sheet.tap(f"add:{chosen.id}")
    enter(sheet, "greeks", 70, 60)
    assert not sheet.has(f"add:{chosen.id}"), "it belongs to the deck already"
    sheet.tap("reward:remove")
    assert sheet.has(f"remove:{chosen.id}") and sheet.has("remove:1ROM20")


def test_a_win_waits_until_its_reward_is_chosen_and_can_be_taken_back(sheet: Ui) -> None:
    enter(sheet, "celts", 70, 60)
    sheet.back()
    assert campaign(sheet).games == () and sheet.shows("Choose your reward")
    sheet.tap("reward")
    sheet.tap(first(sheet, "add:"))
    assert campaign(sheet).wins == 1
    sheet.tap("snack")
    assert campaign(sheet).wins == 0 and sheet.has("reward")
    sheet.tap("reward")
    sheet.tap(first(sheet, "add:"))
    sheet.tap("menu")
    sheet.tap("campaign-take-back")
    assert campaign(sheet).wins == 0
    sheet.tap("snack")
    assert campaign(sheet).wins == 1 and not kept(sheet).unrecorded


def test_a_result_that_does_not_belong_to_it_is_left_off_the_sheet(sheet: Ui) -> None:
    enter(sheet, "celts", 70, 60)
    sheet.back()
    sheet.tap("leave-out")
    assert sheet.has("next:table") and not kept(sheet).unrecorded and sheet.app.store.finished_count() == 1
    sheet.tap("snack")
    assert sheet.has("reward")


@rule("IMP-CAMP-5", "IMP-CAMP-6")
def test_the_next_game_is_set_up_from_the_sheet_and_comes_back_to_it(sheet: Ui) -> None:
    enter(sheet, "celts", 70, 60)
    sheet.tap("add:1CIV5")
    enter(sheet, "greeks", 50, 60)
    sheet.tap("next:table")
    assert not sheet.has("nation:you") and not sheet.has("level:chieftain")
    sheet.tap("lay-out")
    (game,) = sheet.app.store.in_progress()
    assert game.campaign == kept(sheet).id and game.config["difficulty"] == "warlord"
    assert sheet.shows(f"Your campaign: take {library()['1CIV5'].name} out of the common cards.")
    sheet.tap("fold:yours")
    assert sheet.shows("double resources: 6 materials")
    sheet.tap("laid-out")
    go_on(sheet, asks("your_score"))
    sheet.tap("count")
    sheet.tap("group:uncivilised")
    counted = first(sheet, "card:1UNC")
    sheet.tap(counted)
    sheet.back()
    its = sheet.app.play.view["seats"][1]["score"]["total"]
    for digit in str(its + 1):
        sheet.tap(f"key:{digit}")
    sheet.tap("done")
    sheet.tap("done")
    assert [name for name in sheet.names() if name.startswith("add:")] == [counted.replace("card:", "add:")]
    sheet.tap("group:more-1")
    assert len([name for name in sheet.names() if name.startswith("more-1:add:")]) > 3, "others may be meant, too"
    sheet.wait(1)
    sheet.tap(counted.replace("card:", "add:"))
    assert campaign(sheet).wins == 2 and sheet.shows("Imperator")
    assert not campaign(sheet).doubled


def test_a_game_that_is_left_is_gone_on_with_from_the_sheet(sheet: Ui) -> None:
    sheet.tap("next:table")
    sheet.tap("lay-out")
    sheet.tap("laid-out")
    sheet.back()
    assert not sheet.has("next:table") and sheet.shows("Round 1"), "the sheet knows of the game"
    sheet.back()
    sheet.tap(f"campaign:{kept(sheet).id}")
    sheet.tap("continue")
    assert sheet.app.play is not None and sheet.app.play.game.campaign == kept(sheet).id


@rule("IMP-CAMP-9")
def test_a_supreme_leader_campaign_sets_unrest_aside(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("new:campaign")
    ui.tap("level:supreme_leader")
    ui.tap("begin")
    assert campaign(ui).name == "Romans" and campaign(ui).kind == "supreme_leader"
    enter(ui, "celts", 70, 60)
    ui.tap(first(ui, "add:"))
    assert ui.shows("1 unrest stays out of the pile")


def test_it_is_renamed_and_deleted_with_a_way_back(sheet: Ui) -> None:
    sheet.tap("menu")
    sheet.tap("campaign-rename")
    type_into(sheet, "new-name", " of Rome")
    sheet.tap("rename")
    assert campaign(sheet).name == "Eagles of Rome"
    sheet.tap("menu")
    sheet.tap("campaign-delete")
    sheet.tap("delete")
    assert sheet.app.store.campaigns() == []
    sheet.tap("snack")
    assert campaign(sheet).name == "Eagles of Rome"
