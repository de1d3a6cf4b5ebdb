"""Campaigns through the store: section 21 of the rules, several at once, nothing lost between game and sheet."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign, Played, Reward
from automa.records import Store, StoreError, played
from automa.table import TableError
from tests.records.kept import entered, over
from tests.rules import rule

OPPONENTS = ("greeks", "celts", "vikings", "persians", "carthaginians", "scythians")


def begin(store: Store, **settings: Any) -> str:
    return store.start_campaign(Campaign(**{"name": "Rome", "nation": "romans", "power": "B", **settings}))


def enter(store: Store, id: str, opponent: str, scores: tuple[int | None, int | None]) -> str:
    """A quick result: the game, then its line on the sheet with the first reward that is legal."""
    campaign = store.campaign(id).campaign
    facts = entered(scores=scores, opponent=opponent, campaign=id, difficulty=campaign.level)
    game = store.enter(facts)
    line = played(store.game(game))
    if facts.won:
        reward = rules.legal_rewards(campaign, line.gained, rules.current_deck(campaign))[0]
        campaign = rules.record_win(campaign, line, reward)
    else:
        campaign = rules.record_loss(campaign, line)
    store.keep_campaign(id, campaign, game)
    return game


@rule("IMP-CAMP-1", "IMP-CAMP-2", "IMP-CAMP-3", "IMP-CAMP-4", "IMP-CAMP-6")
def test_a_whole_campaign(store: Store) -> None:
    id = begin(store, player="Livia")
    for number, opponent in enumerate(OPPONENTS[:5]):
        if number == 2:
            enter(store, id, opponent, (40, 60))
            assert rules.next_game(store.campaign(id).campaign)["resources"]["materials"] == 6
        enter(store, id, opponent, (70, 60))
    with Store.open(store.path) as again:
        kept = again.campaign(id)
        assert (kept.status, kept.campaign.wins, kept.campaign.losses) == ("won", 5, 1)
        assert [game.level for game in kept.campaign.games] == [
            "chieftain", "warlord", "imperator", "imperator", "sovereign", "overlord",
        ]  # fmt: skip
        assert kept.campaign.beaten == OPPONENTS[:5] and len(kept.campaign.removed) == 5
        assert [game.line for game in reversed(again.finished(campaign=id))] == [1, 2, 3, 4, 5, 6]
        assert kept.unrecorded == ()


@rule("IMP-CAMP-7")
def test_a_lost_campaign_is_kept_and_takes_no_more_games(store: Store) -> None:
    id = begin(store)
    for opponent in OPPONENTS[:4]:
        enter(store, id, opponent, (None, None))
    assert store.campaign(id).status == "lost"
    with pytest.raises(TableError, match="the campaign is over: lost"):
        enter(store, id, "greeks", (60, 70))
    assert len(store.campaign(id).unrecorded) == 1, "the game itself is not lost"


@rule("IMP-CAMP-9")
def test_a_supreme_leader_campaign(store: Store) -> None:
    id = begin(store, start_level="supreme_leader")
    enter(store, id, "greeks", (70, 60))
    assert rules.next_game(store.campaign(id).campaign)["unrest_set_aside"] == 1


@rule("IMP-CAMP-10")
def test_the_sheet_has_what_was_played(store: Store) -> None:
    id = begin(store)
    table = over(1)
    record = store.begin(table, campaign=id).finish(table)
    line = played(store.game(record))
    assert table.result is not None
    assert (line.automa_nation, line.seed, line.commons) == ("greeks", 1, "classics")
    assert [line.player_score, line.automa_score] == table.result["scores"]
    assert line.gained == tuple(store.game(record).extra["gained"])


def test_several_campaigns_at_once_running_ones_first(store: Store) -> None:
    lost, first, second = begin(store, name="Lost"), begin(store, name="First"), begin(store, name="Second")
    enter(store, first, "greeks", (70, 60))
    for opponent in OPPONENTS[:4]:
        enter(store, lost, opponent, (1, 2))
    assert [kept.campaign.name for kept in store.campaigns()] == ["First", "Second", "Lost"]
    assert [kept.status for kept in store.campaigns()] == ["running", "running", "lost"]
    assert store.campaign(second).campaign.games == ()


def test_a_game_finished_before_its_line_was_written_waits(store: Store) -> None:
    """The reward is chosen after the game is kept; killed in between, the app asks again."""
    id = begin(store)
    table = over(1)
    game = store.begin(table, campaign=id)
    assert store.in_progress()[0].campaign == id
    record = game.finish(table)
    assert store.campaign(id).unrecorded == (record,)
    line = played(store.game(record))
    won = store.game(record).facts.won
    before = store.campaign(id).campaign
    reward = Reward("remove", rules.current_deck(before)[0])
    after = rules.record_win(before, line, reward) if won else rules.record_loss(before, line)
    store.keep_campaign(id, after, record)
    assert store.campaign(id).unrecorded == () and store.game(record).facts.line == 1
    with pytest.raises(StoreError, match="stands on a campaign’s sheet"):
        store.reopen(record)
    store.keep_campaign(id, before)
    assert store.campaign(id).unrecorded == (record,), "a line taken back waits again"
    assert store.reopen(record)[0].campaign == id


def test_a_campaign_is_deleted_and_comes_back_with_its_games(store: Store) -> None:
    id = begin(store)
    enter(store, id, "greeks", (70, 60))
    store.delete(id)
    assert store.campaigns() == [] and store.finished_count(campaign=id) == 1
    store.restore(id)
    assert [kept.id for kept in store.campaigns()] == [id]


def test_what_does_not_exist(store: Store) -> None:
    id = begin(store)
    with pytest.raises(StoreError, match="no such campaign"):
        store.campaign("x")
    with pytest.raises(StoreError, match="no such campaign"):
        store.keep_campaign("x", store.campaign(id).campaign)
    with pytest.raises(StoreError, match="no such game"):
        store.keep_campaign(id, rules.record_loss(store.campaign(id).campaign, Played("2024-05-01", "greeks")), "x")
    assert store.campaign(id).campaign.games == (), "sheet and game together or not at all"


def test_a_damaged_campaign_hides_no_other(store: Store) -> None:
    fine, bad = begin(store), begin(store)
    with store.database.writing() as connection:
        connection.execute("UPDATE campaign SET data = replace(data, 'romans', 'x') WHERE uuid = ?", (bad,))
    assert [kept.id for kept in store.campaigns()] == [fine]
    with pytest.raises(StoreError, match="cannot be read: campaign: unknown nation"):
        store.campaign(bad)


def test_only_games_against_an_automa_belong_to_a_campaign(store: Store) -> None:
    people = entered(mode="players", kind="round")
    with pytest.raises(StoreError, match="against one automa"):
        played(people)
