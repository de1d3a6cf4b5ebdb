"""A campaign's changes in the games themselves: at a digital table for real, at a real one in what can be asked."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium import campaign as rules
from automa.imperium import position_json
from automa.imperium.campaign import Campaign, Played, Reward
from automa.imperium.counting import countable
from automa.imperium.position import Position
from automa.table import Table, TableError
from tests.rules import rule

NORMAL = {"materials": 3, "population": 2, "progress": 1}
CHANGES = {"resources": {"materials": 6, "population": 4, "progress": 2}, "added": ["1UNC3"], "removed": ["1ROM20"],
           "left_out": ["1UNC3"]}  # fmt: skip


def position(mode: str = "solo", nation: str = "romans", **config: Any) -> dict[str, Any]:
    seats = [{"nation": nation, "power": "B"}, {"kind": "automa", "nation": "greeks"}]
    return Table.new({"mode": mode, "seats": seats, "seed": 3, **config}).position()


def mine(of: dict[str, Any]) -> list[str]:
    return sorted(of["seats"][0]["deck"] + of["seats"][0]["hand"])


@rule("IMP-CAMP-4", "IMP-CAMP-5", "IMP-CAMP-6")
def test_a_digital_game_begins_with_the_campaigns_deck_and_resources() -> None:
    before, after = position(), position(campaign=CHANGES)
    assert set(mine(after)) - set(mine(before)) == {"1UNC3"} and set(mine(before)) - set(mine(after)) == {"1ROM20"}
    assert {kind: number for kind, number in after["seats"][0]["resources"].items() if number} == CHANGES["resources"]
    shared = [card for pile in after["piles"].values() for card in pile] + [slot["card"] for slot in after["market"]]
    assert "1UNC3" not in shared


@rule("IMP-COMP-5")
def test_a_card_stays_out_in_its_other_printing_too() -> None:
    older, newer = "1CEL21", "1CEL21X"
    assert newer in mine(position(nation="celts")) and older in mine(position(nation="celts", originals=True))
    assert newer not in mine(position(nation="celts", campaign={"resources": NORMAL, "removed": [older]}))
    changes = {"resources": NORMAL, "removed": [newer]}
    assert older not in mine(position(nation="celts", originals=True, campaign=changes))


@rule("IMP-CAMP-9")
def test_unrest_set_aside_is_missing_from_the_pile() -> None:
    def unrest(of: dict[str, Any]) -> int:
        return len(of["piles"]["unrest"]) + sum(len(slot["unrest"]) for slot in of["market"])

    aside = {"resources": NORMAL, "unrest_set_aside": 3}
    for mode in ("solo", "physical"):
        assert unrest(position(mode, campaign=aside)) == unrest(position(mode)) - 3


def test_at_a_real_table_a_card_that_is_yours_is_counted_and_not_met_in_the_market() -> None:
    real = position("physical", campaign=CHANGES)
    offered = [card.card for card in countable(real)]
    assert offered.count("1UNC3") == 1 and "1ROM20" not in offered
    assert next(card for card in countable(real) if card.card == "1UNC3").group == "nation"


def test_a_position_of_a_campaign_game_comes_back_equal() -> None:
    written = position(campaign=CHANGES)
    read: Position = position_json.read(written)
    assert position_json.write(read) == written and position_json.write(read.copy()) == written


def test_what_next_game_gives_is_what_a_config_takes() -> None:
    campaign = Campaign("Eagles", "romans")
    won = Played("2024-05-01", "greeks", 70, 60, gained=("1UNC3",))
    campaign = rules.record_win(campaign, won, Reward("add", "1UNC3"))
    campaign = rules.record_loss(campaign, Played("2024-05-02", "celts", 50, 60))
    found = position(difficulty=campaign.level, campaign=rules.changes(campaign))
    assert "1UNC3" in mine(found) and found["seats"][0]["resources"]["materials"] == 6
    assert found["options"]["difficulty"] == "warlord"


@pytest.mark.parametrize("wrong", [
    [], {}, {"resources": NORMAL, "extra": 1}, {"resources": {"gold": 1}}, {"resources": {"materials": -1}},
    {"resources": NORMAL, "added": "1UNC3"}, {"resources": NORMAL, "added": ["1ROM20"]},
    {"resources": NORMAL, "left_out": ["1UNC3", "1UNC3"]}, {"resources": NORMAL, "removed": ["nothing"]},
    {"resources": NORMAL, "removed": [None]}, {"resources": NORMAL, "unrest_set_aside": True},
])  # fmt: skip
def test_wrong_changes_are_refused(wrong: Any) -> None:
    with pytest.raises(TableError, match="campaign: "):
        position(campaign=wrong)


def test_only_games_against_the_automa_belong_to_a_campaign() -> None:
    with pytest.raises(TableError, match="no campaign"):
        Table.new({"mode": "training", "seats": [{"nation": "romans"}], "campaign": CHANGES})
