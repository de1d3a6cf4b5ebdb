"""Section 21: campaigns. Games are entered as results; nothing is played."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign, Played, Reward
from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS, level
from automa.table import TableError
from tests.rules import rule

OPPONENTS = ("carthaginians", "celts", "greeks", "macedonians", "persians", "scythians", "vikings")
LADDER = LEVELS[:5]
NORMAL = {"materials": 3, "population": 2, "progress": 1}
DOUBLED = {"materials": 6, "population": 4, "progress": 2}
# Romans of the Classics box: cards of the starting deck, a development, an accession card.
OWN, OWN_UNREST, DEVELOPMENT = "1ROM20", "1ROM22", "1ROM3"
COMMON, REGION, TRIBUTARY, UNREST, FAME, KING_OF_KINGS = "1UNC3", "1REG4", "1TRI1", "1UNR1", "1FAM1", "1FAM9A"


def begun(**settings: Any) -> Campaign:
    return Campaign(**{"name": "Rome", "nation": "romans", "power": "B", **settings})


def game(nation: str, score: int = 70, automa: int = 60, **more: Any) -> Played:
    return Played("2024-05-01", nation, score, automa, **more)


def add(card: str) -> Reward:
    return Reward("add", card)


def remove(card: str) -> Reward:
    return Reward("remove", card)


def win(campaign: Campaign, reward: Reward | None = None, nation: str | None = None) -> Campaign:
    """Won against that nation, or the first one open; if nothing is said, with a card of the deck removed."""
    nation = nation or rules.opponents_open(campaign, OPPONENTS)[0]
    reward = reward or remove(rules.current_deck(campaign)[0])
    gained = (reward.card,) if reward.kind == "add" else ()
    return rules.record_win(campaign, game(nation, gained=gained), reward)


def lose(campaign: Campaign, nation: str | None = None) -> Campaign:
    nation = nation or rules.opponents_open(campaign, OPPONENTS)[0]
    return rules.record_loss(campaign, game(nation, 50, 60))


def after(results: str, **settings: Any) -> Campaign:
    """`after("WLW")`: a win, a loss, a win."""
    campaign = begun(**settings)
    for result in results:
        campaign = win(campaign) if result == "W" else lose(campaign)
    return campaign


def refused(message: str, call: Callable[..., object], *arguments: Any) -> None:
    with pytest.raises(TableError, match=message) as error:
        call(*arguments)
    assert "\n" not in str(error.value)


# ---- the goal


@rule("IMP-CAMP-1")
@pytest.mark.parametrize("results", ["WWWWW", "LLLWWWWW", "WLWLWLWW"])
def test_five_wins_before_four_losses_win(results: str) -> None:
    assert rules.status(after(results[:-1])) == "running"
    assert rules.status(after(results)) == "won"


@rule("IMP-CAMP-7")
@pytest.mark.parametrize("results", ["LLLL", "WWWWLLLL", "LWLWLWL"])
def test_four_losses_lose(results: str) -> None:
    assert rules.status(after(results[:-1])) == "running"
    assert rules.status(after(results)) == "lost"


@rule("IMP-CAMP-1", "IMP-CAMP-7")
@pytest.mark.parametrize("results", ["WWWWW", "LLLL"])
def test_a_finished_campaign_takes_no_more_games(results: str) -> None:
    over = after(results)
    refused("the campaign is over", rules.next_game, over)
    refused("the campaign is over", win, over, remove(OWN), "vikings")
    refused("the campaign is over", lose, over, "vikings")
    assert rules.opponents_open(over, OPPONENTS) == []
    assert rules.legal_rewards(over, [COMMON], [OWN]) == []


# ---- levels


@rule("IMP-CAMP-2")
def test_each_win_raises_the_level_and_the_fifth_is_over_overlord() -> None:
    campaign = begun()
    for expected in LADDER:
        assert rules.next_game(campaign)["difficulty"] == expected
        campaign = win(campaign)
        assert campaign.games[-1].level == expected
    assert rules.status(campaign) == "won"


@rule("IMP-CAMP-2", "IMP-CAMP-6")
def test_a_loss_does_not_change_the_level() -> None:
    assert [after("WWLLL"[:count]).level for count in range(6)] == [
        "chieftain", "warlord", "imperator", "imperator", "imperator", "imperator",
    ]  # fmt: skip


@rule("IMP-CAMP-8", "IMP-AMB-17")
@pytest.mark.parametrize("start", LADDER)
def test_a_harder_campaign_stays_at_overlord_until_the_fifth_win(start: str) -> None:
    campaign = begun(start_level=start)
    seen = []
    while rules.status(campaign) == "running":
        seen.append(rules.next_game(campaign)["difficulty"])
        campaign = win(campaign)
    ladder = LADDER[LADDER.index(start) :]
    assert seen == [*ladder, *["overlord"] * (5 - len(ladder))]
    assert rules.status(campaign) == "won"


def test_a_game_at_another_level_is_refused() -> None:
    refused(
        "played at 'overlord', the campaign is at chieftain",
        rules.record_win, begun(), game("greeks", level="overlord"), remove(OWN),
    )  # fmt: skip
    assert rules.record_loss(begun(), game("greeks", 1, 2, level="chieftain")).losses == 1


# ---- opponents


@rule("IMP-CAMP-3")
def test_a_beaten_nation_is_not_met_again() -> None:
    campaign = win(begun(), nation="greeks")
    assert "greeks" not in rules.opponents_open(campaign, OPPONENTS)
    assert "greeks" in rules.next_game(campaign)["barred"]
    refused("greeks: was already beaten", win, campaign, remove(OWN), "greeks")
    refused("greeks: was already beaten", lose, campaign, "greeks")


@rule("IMP-CAMP-3")
def test_a_nation_that_beat_you_may_be_met_again() -> None:
    campaign = lose(begun(), "greeks")
    assert rules.opponents_open(campaign, OPPONENTS) == list(OPPONENTS)
    assert "greeks" not in rules.next_game(campaign)["barred"]
    assert win(campaign, nation="greeks").beaten == ("greeks",)


@rule("IMP-SETUP-1")
def test_the_own_nation_is_no_opponent() -> None:
    assert rules.opponents_open(begun(), ["vikings", "romans", "celts"]) == ["vikings", "celts"]
    assert "romans" in rules.next_game(begun())["barred"]
    refused("romans: is your own nation", lose, begun(), "romans")


@rule("IMP-SETUP-1")
@pytest.mark.parametrize("trade_routes", [False, True])
def test_trade_nations_need_trade_routes(trade_routes: bool) -> None:
    campaign = begun(trade_routes=trade_routes)
    nations = [nation for nation in library().nations.values() if nation.id != "romans"]
    expected = [nation.id for nation in nations if trade_routes or not nation.requires_trade_routes]
    assert rules.opponents_open(campaign, [nation.id for nation in nations]) == expected


# ---- a win


@rule("IMP-CAMP-4")
def test_the_rewards_are_exactly_these() -> None:
    gained = [COMMON, FAME, KING_OF_KINGS, REGION, DEVELOPMENT, OWN, TRIBUTARY, UNREST, COMMON, "STATE1A"]
    legal = rules.legal_rewards(begun(), gained, [OWN, OWN_UNREST])
    assert legal == [add(COMMON), add(REGION), add(TRIBUTARY), add(UNREST), remove(OWN), remove(OWN_UNREST)]


@rule("IMP-CAMP-4")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize("nation", ["romans", "carthaginians", "vikings"])
def test_any_card_of_the_printed_starting_deck_can_be_removed(nation: str, edition: str) -> None:
    campaign = begun(nation=nation, edition=edition)
    cards = library().of_nation(nation, originals=edition == "2021")
    printed = [card.id for card in cards if card.start == "deck"]
    assert rules.current_deck(campaign) == printed
    assert rules.legal_rewards(campaign, [], rules.current_deck(campaign)) == [remove(card) for card in printed]


@rule("IMP-CAMP-4", "IMP-CAMP-5")
def test_an_added_card_is_yours_for_the_rest_of_the_campaign() -> None:
    campaign = lose(win(begun(), add(COMMON)))
    assert campaign.games[0].reward == add(COMMON)
    assert campaign.added == (COMMON,)
    assert COMMON in rules.current_deck(campaign)
    settings = rules.next_game(campaign)
    assert settings["added"] == settings["left_out"] == [COMMON]
    assert settings["removed"] == []


@rule("IMP-CAMP-4")
def test_a_removed_card_is_gone_for_the_rest_of_the_campaign() -> None:
    campaign = lose(win(begun(), remove(OWN)))
    assert campaign.removed == (OWN,)
    assert OWN not in rules.current_deck(campaign)
    settings = rules.next_game(campaign)
    assert settings["removed"] == [OWN]
    assert settings["added"] == settings["left_out"] == []
    refused(f"{OWN} is not in the starting deck", win, campaign, remove(OWN))


@rule("IMP-CAMP-4", "IMP-CAMP-5")
def test_an_added_card_can_be_removed_and_does_not_return_to_the_commons() -> None:
    campaign = win(win(begun(), add(COMMON)), remove(COMMON))
    settings = rules.next_game(campaign)
    assert settings["added"] == settings["removed"] == []
    assert settings["left_out"] == [COMMON]
    assert COMMON not in rules.current_deck(campaign)


@rule("IMP-CAMP-4")
def test_a_card_added_before_was_not_gained_in_this_game() -> None:
    campaign = win(begun(), add(COMMON))
    assert rules.legal_rewards(campaign, [COMMON, REGION], [OWN]) == [add(REGION), remove(OWN)]
    refused(f"{COMMON} .* was added before", win, campaign, add(COMMON))


@rule("IMP-CAMP-4")
@pytest.mark.parametrize("card", [FAME, KING_OF_KINGS, DEVELOPMENT, OWN, "STATE1A"])
def test_fame_and_what_is_no_common_card_cannot_be_added(card: str) -> None:
    refused(f"{card} is fame, no common card", win, begun(), add(card))


@rule("IMP-CAMP-4")
def test_only_what_was_gained_can_be_added_and_only_own_cards_removed() -> None:
    won = game("greeks", gained=(REGION,))
    refused(f"{COMMON} was not gained", rules.record_win, begun(), won, add(COMMON))
    refused(f"{REGION} is not in the starting deck", rules.record_win, begun(), won, remove(REGION))
    refused(f"{DEVELOPMENT} is not in the starting deck", rules.record_win, begun(), won, remove(DEVELOPMENT))


@rule("IMP-CAMP-4")
def test_one_reward_must_be_chosen_until_the_campaign_is_won() -> None:
    refused("a win brings a reward", rules.record_win, begun(), game("greeks"), None)
    last = rules.record_win(after("WWWW"), game("vikings"), None)
    assert rules.status(last) == "won"
    assert rules.status(win(after("WWWW"), remove(OWN_UNREST))) == "won"


def test_a_win_takes_more_points_than_the_automa() -> None:
    refused("60 points to 60 is a loss", rules.record_win, begun(), game("greeks", 60, 60), remove(OWN))
    refused("61 points to 60 is a win", rules.record_loss, begun(), game("greeks", 61, 60))
    assert rules.record_loss(begun(), game("greeks", 60, 60)).losses == 1


def test_a_collapse_has_no_scores() -> None:
    collapse = Played("2024-05-01", "greeks")
    assert rules.record_loss(begun(), collapse).losses == 1
    assert rules.record_win(begun(), collapse, remove(OWN)).wins == 1  # a human Cultist can
    refused("scores: give both", Played, "2024-05-01", "greeks", 70)


# ---- a loss


@rule("IMP-CAMP-6")
def test_after_a_loss_you_start_with_doubled_resources_once() -> None:
    resources = [rules.next_game(after("LLWWLW"[:count]))["resources"] for count in range(7)]
    assert resources == [NORMAL, DOUBLED, DOUBLED, NORMAL, NORMAL, DOUBLED, NORMAL]


@rule("IMP-CAMP-6")
def test_with_trade_routes_goods_take_the_place_of_progress() -> None:
    assert rules.next_game(begun(trade_routes=True))["resources"] == {"materials": 3, "population": 2, "goods": 1}
    doubled = rules.next_game(after("L", trade_routes=True))["resources"]
    assert doubled == {"materials": 6, "population": 4, "goods": 2}


@rule("IMP-CAMP-6", "IMP-ED-38")
def test_the_2021_edition_doubles_for_the_next_game_too() -> None:
    resources = [rules.next_game(after("LW"[:count], edition="2021"))["resources"] for count in range(3)]
    assert resources == [NORMAL, DOUBLED, NORMAL]


@rule("IMP-CAMP-6")
def test_a_loss_brings_no_reward() -> None:
    lost = rules.record_loss(begun(), game("greeks", 50, 60, gained=(COMMON,)))
    assert lost.games[0].reward is None
    assert rules.current_deck(lost) == rules.current_deck(begun())


# ---- Supreme Leader


@rule("IMP-CAMP-9", "IMP-DIFF-6")
def test_every_game_is_against_a_supreme_leader() -> None:
    campaign = begun(start_level="supreme_leader")
    assert campaign.kind == "supreme_leader"
    for results in ("", "W", "WL", "WLW", "WWWW"):
        assert rules.next_game(after(results, start_level="supreme_leader"))["difficulty"] == "supreme_leader"
    assert rules.status(after("WWWWW", start_level="supreme_leader")) == "won"
    assert rules.status(after("LLLL", start_level="supreme_leader")) == "lost"


@rule("IMP-CAMP-9")
@pytest.mark.parametrize(
    ("results", "aside"), [("", 0), ("W", 1), ("WW", 2), ("WWL", 1), ("L", 0), ("LW", 1), ("WLLW", 1), ("WWWW", 4)]
)
def test_unrest_is_set_aside_by_wins_and_comes_back_by_losses(results: str, aside: int) -> None:
    assert rules.next_game(after(results, start_level="supreme_leader"))["unrest_set_aside"] == aside
    assert rules.next_game(after(results))["unrest_set_aside"] == 0


@rule("IMP-CAMP-9", "IMP-ED-38")
def test_a_supreme_leader_campaign_begins_with_ten_common_unrest() -> None:
    common = 8  # with two players (IMP-COMP-3)
    for edition, first in (("horizons", 10), ("2021", 8)):
        extra = level("supreme_leader", edition).extra_unrest
        aside = rules.next_game(begun(start_level="supreme_leader", edition=edition))["unrest_set_aside"]
        assert common + extra - aside == first


@rule("IMP-CAMP-9")
def test_the_rest_is_as_in_any_campaign() -> None:
    campaign = after("WL", start_level="supreme_leader")
    assert rules.next_game(campaign)["resources"] == DOUBLED
    assert len(campaign.removed) == 1
    assert campaign.beaten[0] in rules.next_game(campaign)["barred"]


# ---- the record


@rule("IMP-CAMP-10")
def test_the_record_sheet() -> None:
    campaign = begun(player="Livia", start_level="warlord")
    first = Played("2024-05-01", "greeks", 71, 60, variants=("fast",), seed=7, gained=(COMMON,))
    campaign = rules.record_win(campaign, first, add(COMMON))
    campaign = rules.record_loss(campaign, Played("2024-05-09", "celts", 44, 90))
    assert (campaign.player, campaign.nation, campaign.losses) == ("Livia", "romans", 1)
    assert rules.to_json(campaign) == {
        "version": 1,
        "name": "Rome",
        "player": "Livia",
        "nation": "romans",
        "power": "B",
        "start_level": "warlord",
        "edition": "horizons",
        "trade_routes": False,
        "games": [
            {
                "date": "2024-05-01", "automa_nation": "greeks", "player_score": 71, "automa_score": 60, "won": True,
                "level": "warlord", "commons": "classics", "variants": ["fast"], "seed": 7, "gained": [COMMON],
                "reward": {"kind": "add", "card": COMMON},
            },
            {
                "date": "2024-05-09", "automa_nation": "celts", "player_score": 44, "automa_score": 90, "won": False,
                "level": "imperator", "commons": "classics", "variants": [], "seed": None, "gained": [],
                "reward": None,
            },
        ],
    }  # fmt: skip


@rule("IMP-CAMP-10")
def test_every_fact_of_the_record_is_written() -> None:
    data = rules.to_json(after("W"))
    assert {field.name for field in fields(Campaign)} == set(data) - {"version"}
    assert {field.name for field in fields(Played)} == set(data["games"][0])
    assert {field.name for field in fields(Reward)} == set(data["games"][0]["reward"])


def test_recording_leaves_the_old_record_as_it_was() -> None:
    campaign = after("W")
    before = rules.to_json(campaign)
    win(campaign)
    lose(campaign)
    refused("own nation", win, campaign, remove(OWN), "romans")
    assert rules.to_json(campaign) == before
    with pytest.raises(FrozenInstanceError):
        campaign.games = ()  # type: ignore[misc]


def test_the_settings_of_the_next_game_are_the_callers_own() -> None:
    campaign = after("WL")
    rules.next_game(campaign)["resources"]["materials"] = 99
    rules.next_game(campaign)["removed"].clear()
    assert rules.next_game(campaign)["resources"] == DOUBLED
    assert rules.next_game(campaign)["removed"]


def test_next_game_takes_over_what_stays_the_same() -> None:
    settings = rules.next_game(begun(edition="2021", power="A"))
    assert settings["edition"] == "2021"
    assert settings["trade_routes"] is False
    assert settings["seat"] == {"kind": "human", "nation": "romans", "power": "A"}


# ---- what is not let in


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"name": ""}, "name: must be 1 to 80"),
        ({"name": "  "}, "name: must be 1 to 80"),
        ({"name": "x" * 81}, "name: must be 1 to 80"),
        ({"name": "a\nb"}, "name: .* printable"),
        ({"player": "\ud800"}, "player: .* printable"),
        ({"nation": "atlantis"}, "unknown nation 'atlantis'"),
        ({"power": "C"}, "power: unknown 'C'; known: A, B"),
        ({"start_level": "emperor"}, "start level: unknown 'emperor'"),
        ({"edition": "2020"}, "edition: unknown '2020'"),
        ({"edition": "2021", "trade_routes": True}, "Trade Routes belong to the Horizons edition"),
    ],
)
def test_a_campaign_with_bad_settings_is_refused(settings: dict[str, Any], message: str) -> None:
    refused(message, lambda: begun(**settings))


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"date": "1 May"}, "date: must be like 2024-12-31"),
        ({"date": "20240501"}, "date: must be like"),
        ({"date": "2024-02-30"}, "date: must be like"),
        ({"automa_nation": "atlantis"}, "unknown nation"),
        ({"player_score": 10_000}, "scores: at most 9999"),
        ({"player_score": None}, "scores: give both"),
        ({"commons": "promo"}, "common set: unknown 'promo'"),
        ({"variants": ("",)}, "variant: must be"),
        ({"variants": ("fast",) * 201}, "at most 200"),
        ({"seed": 2**63}, "seed: at most"),
        ({"gained": ("1UNC99",)}, "unknown card '1UNC99'"),
        ({"gained": (COMMON,) * 201}, "at most 200"),
    ],
)
def test_a_game_with_bad_facts_is_refused(facts: dict[str, Any], message: str) -> None:
    refused(message, lambda: replace(game("greeks"), **facts))


def test_a_reward_is_a_known_card_added_or_removed() -> None:
    refused("unknown card 'Elders'", add, "Elders")
    refused("reward: unknown 'keep'; known: add, remove", Reward, "keep", OWN)


Path = Sequence[str | int]


def changed(data: Any, path: Path, value: Any) -> Any:
    data = copy.deepcopy(data)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["version"], 2, "campaign: this app reads version 1 only"),
        (["version"], True, "campaign: version has the wrong form"),
        (["colour"], "red", "campaign: unknown key 'colour'"),
        (["name"], None, "campaign: name has the wrong form"),
        (["name"], "", "campaign: name: must be"),
        (["trade_routes"], 1, "campaign: trade_routes has the wrong form"),
        (["games"], {}, "campaign: games has the wrong form"),
        (["games", 0], "lost", "campaign: game 1: must be an object"),
        (["games", 0, "player_score"], 70.5, "campaign: game 1: player_score has the wrong form"),
        (["games", 0, "player_score"], 10**400, "campaign: game 1: scores: at most"),
        (["games", 0, "player_score"], 5, "campaign: game 1: 5 points to 60 is a loss"),
        (["games", 0, "won"], False, "campaign: game 1: a lost game brings no reward"),
        (["games", 0, "level"], "overlord", "campaign: game 1: the game was played at 'overlord'"),
        (["games", 0, "level"], "", "campaign: game 1: the game was played at ''"),
        (["games", 0, "gained"], [], "campaign: game 1: reward: 1UNC3 was not gained"),
        (["games", 0, "gained"], [[]], "campaign: game 1: gained has the wrong form"),
        (["games", 0, "reward"], None, "campaign: game 1: a win brings a reward"),
        (["games", 0, "reward", "kind"], "remove", "campaign: game 1: reward: 1UNC3 is not in the starting deck"),
        (["games", 0, "reward", "card"], 3, "campaign: game 1: card has the wrong form"),
        (["games", 1, "automa_nation"], "carthaginians", "campaign: game 2: carthaginians: was already beaten"),
        (["games", 1, "automa_nation"], "romans", "campaign: game 2: romans: is your own nation"),
    ],
)
def test_damaged_json_is_refused_with_the_place_and_reason(path: Path, value: Any, message: str) -> None:
    data = rules.to_json(lose(win(begun(), add(COMMON))))
    refused(message, rules.from_json, changed(data, path, value))


@pytest.mark.parametrize("data", [None, [], "Rome", 3])
def test_what_is_no_campaign_at_all_is_refused(data: Any) -> None:
    refused("campaign: must be an object", rules.from_json, data)


def test_a_missing_key_is_refused() -> None:
    data = rules.to_json(after("W"))
    del data["games"][0]["seed"]
    refused("campaign: game 1: seed is missing", rules.from_json, data)


def test_games_after_the_end_are_refused() -> None:
    data = rules.to_json(after("LLLL"))
    refused("campaign: game 5: the campaign is over: lost", rules.from_json, {**data, "games": data["games"] * 2})


# ---- any campaign


@st.composite
def campaigns(draw: st.DrawFn) -> list[Campaign]:
    """A campaign played to its end, after each game."""
    campaign = begun(
        player=draw(st.sampled_from(["", "Livia"])),
        start_level=draw(st.sampled_from(LEVELS)),
        edition=draw(st.sampled_from(["horizons", "2021"])),
    )
    steps = [campaign]
    while rules.status(campaign) == "running":
        nation = draw(st.sampled_from(rules.opponents_open(campaign, OPPONENTS)))
        gained = tuple(draw(st.lists(st.sampled_from([COMMON, REGION, TRIBUTARY, UNREST, FAME, DEVELOPMENT]))))
        seed = draw(st.none() | st.integers(0, 2**63 - 1))
        if draw(st.booleans()):
            reward = draw(st.sampled_from(rules.legal_rewards(campaign, gained, rules.current_deck(campaign))))
            campaign = rules.record_win(campaign, game(nation, gained=gained, seed=seed), reward)
        else:
            campaign = rules.record_loss(campaign, game(nation, 60, 60, gained=gained, seed=seed))
        steps.append(campaign)
    return steps


@rule("IMP-CAMP-1", "IMP-CAMP-2", "IMP-CAMP-7", "IMP-AMB-17")
@given(campaigns())
@settings(deadline=None)
def test_any_campaign(steps: list[Campaign]) -> None:
    last = steps[-1]
    assert (last.wins, rules.status(last)) == (5, "won") or (last.losses, rules.status(last)) == (4, "lost")
    assert last.wins <= 5
    assert last.losses <= 4
    assert len(set(last.beaten)) == last.wins
    levels = [LEVELS.index(campaign.level) for campaign in steps]
    assert levels == sorted(levels)
    for campaign in steps:
        assert rules.from_json(json.loads(json.dumps(rules.to_json(campaign)))) == campaign
        deck = rules.current_deck(campaign)
        assert (
            len(deck)
            == len(set(deck))
            == len(rules.current_deck(steps[0])) + len(campaign.added) - len(campaign.removed)
        )
        assert 0 <= campaign.unrest_set_aside <= campaign.wins


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["romans", "overlord", COMMON]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def paths(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in the data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [found for key, value in inner for found in [(*path, key), *paths(value, (*path, key))]]


@given(campaigns(), st.data())
@settings(deadline=None)
def test_changed_json_is_read_whole_or_refused(steps: list[Campaign], data: st.DataObject) -> None:
    written = rules.to_json(steps[-1])
    written = changed(written, data.draw(st.sampled_from(paths(written))), data.draw(JUNK))
    try:
        campaign = rules.from_json(written)
    except TableError as error:
        assert "\n" not in str(error)
    else:
        assert rules.to_json(campaign) == written
