"""Section 3: zones, who may see them, and what counts as in play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automa.table import Table
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

FACE_DOWN_PILES = ("region", "uncivilised", "civilised", "main", "fame")


def new(*nations: str, **config: Any) -> Table:
    return Table.new({"seats": [{"nation": nation} for nation in nations], "seed": 3, **config})


def scored(*seats: dict[str, Any], **parts: Any) -> Scenario:
    """The last solstice is over and the points are counted."""
    return given(*seats, phase="solstice", round=2, end={"trigger": "main deck", "round": 1, "seat": 0}, **parts)


def full_table() -> Scenario:
    """Two players with a card of their own in every zone."""
    return given(
        me(
            hand=["1ROM16"],
            deck=["1ROM15", "1ROM17"],
            discard=["1ROM14"],
            history=["1ROM18"],
            nation_deck=["1ROM9", "1ROM10", "1ROM2"],
            development=["1ROM3", "1ROM4"],
            play=[in_play("1ROM20", "1ROM13", materials=1)],
        ),
        me(
            "greeks",
            hand=["1GRE16", "1GRE17"],
            deck=["1GRE18"],
            discard=["1GRE14"],
            history=["1GRE15"],
            nation_deck=["1GRE11", "1GRE2"],
            development=["1GRE4"],
            play=[in_play("1GRE20", "1GRE13")],
        ),
        market=[slot("1UNC3", "UNR", progress=2)],
        region=["1REG4"],
        uncivilised=["1UNC9"],
        civilised=["1CIV10"],
        fame=["1FAM1", "1FAM2"],
        exile=["1REG5"],
        unrest=["UNR", "UNR"],
    )


@rule("IMP-ZONE-1")
def test_a_player_has_every_zone_of_an_ordinary_nation() -> None:
    area = new("romans", "celts").position()["seats"][0]
    cards = {zone: area[zone] for zone in ("hand", "deck", "discard", "history", "nation_deck", "development", "play")}
    assert [len(zone) for zone in cards.values()] == [5, 5, 0, 0, 6, 6, 0]
    assert cards["nation_deck"][-1] == "1ROM2"
    assert area["power_card"]["card"] == "1ROM1A"
    assert (area["state"], area["actions"], area["exhausts"]) == ("barbarian", 3, 5)
    assert area["resources"] == {"materials": 3, "population": 2, "progress": 1, "goods": 0}


@rule("IMP-ZONE-1")
def test_cards_in_play_carry_tokens_and_garrisons() -> None:
    (card,) = full_table().table.position()["seats"][0]["play"]
    assert card == {"card": "1ROM20", "garrison": ["1ROM13"], "tokens": {"materials": 1}, "exhausted": False}


@rule("IMP-ZONE-2")
def test_all_share_a_market_of_five_and_the_piles() -> None:
    position = new("romans", "celts").position()
    assert len(position["market"]) == 5
    assert set(position["piles"]) == {"region", "uncivilised", "civilised", "main", "fame", "unrest", "exile", "chaos"}


@rule("IMP-ZONE-3")
@pytest.mark.parametrize(
    ("zone", "owner_sees", "others_see"),
    [
        ("hand", True, False),
        ("deck", False, False),
        ("discard", True, True),
        ("history", True, False),
        ("development", True, True),
        ("play", True, True),
    ],
)
def test_who_may_look_into_a_player_zone(zone: str, owner_sees: bool, others_see: bool) -> None:
    table = full_table().table
    lies = table.position()["seats"][1][zone]
    hidden = [None] * len(lies)
    assert table.view(1)["seats"][1][zone] == (lies if owner_sees else hidden)
    assert table.view(0)["seats"][1][zone] == (lies if others_see else hidden)


@rule("IMP-ZONE-3")
@pytest.mark.parametrize("viewer", [0, 1])
def test_of_a_nation_deck_everybody_sees_the_accession_card_only(viewer: int) -> None:
    view = full_table().table.view(viewer)
    assert view["seats"][0]["nation_deck"] == [None, None, "1ROM2"]
    assert view["seats"][1]["nation_deck"] == [None, "1GRE2"]


@rule("IMP-ZONE-3")
def test_a_nation_deck_without_its_accession_card_is_all_face_down() -> None:
    assert given(me(nation_deck=["1ROM9", "1ROM10"])).table.view(0)["seats"][0]["nation_deck"] == [None, None]


@rule("IMP-ZONE-3")
def test_small_decks_main_deck_and_fame_deck_lie_face_down() -> None:
    table = full_table().table
    lie, view = table.position()["piles"], table.view(0)["piles"]
    assert {pile: view[pile] for pile in FACE_DOWN_PILES} == {pile: [None] * len(lie[pile]) for pile in FACE_DOWN_PILES}


@rule("IMP-ZONE-3")
def test_market_exile_and_unrest_pile_lie_face_up() -> None:
    table = full_table().table
    position, view = table.position(), table.view(1)
    assert view["market"] == position["market"]
    assert (view["piles"]["exile"], view["piles"]["unrest"]) == (["1REG5"], ["UNR", "UNR"])


@rule("IMP-ZONE-3")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_no_hidden_card_of_a_new_game_is_in_a_view(viewer: int) -> None:
    table = new("romans", "celts", "vikings")
    position, view = table.position(), json.dumps(table.view(viewer))
    hidden = [card for pile in FACE_DOWN_PILES for card in position["piles"][pile]]
    for number, area in enumerate(position["seats"]):
        hidden += [*area["deck"], *area["nation_deck"][:-1], *(area["hand"] if number != viewer else ())]
    assert [card for card in hidden if f'"{card}"' in view] == []


@rule("IMP-ZONE-4")
@pytest.mark.parametrize(("side", "seen", "progress"), [("A", 3, 1), ("B", 2, 0)])
def test_the_passive_of_the_power_card_is_active_all_game(side: str, seen: int, progress: int) -> None:
    """Romans A look at one fame card more and gain progress when they do."""
    regions = ["1ROM11", "1ROM12", "1ROM20"]
    table = given(me("romans", side, hand=["1ROM14"], play=regions), fame=["1FAM1", "1FAM2", "1FAM4", "1FAM5"])
    table.do("play:1ROM14")
    assert len(table.options) == seen
    assert table.me.resources["progress"] == progress


@rule("IMP-ZONE-4")
@pytest.mark.parametrize(
    ("parts", "progress"),
    [
        ({"play": ["1CEL4"]}, 2),
        ({"play": [in_play("1CEL21X", "1CEL4")]}, 1),
        ({"history": ["1CEL4"]}, 1),
        ({"discard": ["1CEL4"]}, 1),
    ],
    ids=["in play", "garrisoned", "in history", "discarded"],
)
def test_the_passive_of_a_pinned_card_is_active_while_it_is_in_play(parts: dict[str, Any], progress: int) -> None:
    """Boudicca brings 1 progress, Chainmail another for playing an attack."""
    table = given(me("celts", hand=["1CEL18"], **parts)).do("play:1CEL18")
    assert table.me.resources["progress"] == progress


@rule("IMP-ZONE-5")
def test_resources_on_cards_cannot_be_paid() -> None:
    table = given(
        me(hand=["1ROM16"], play=[in_play("1ROM20", materials=5)], materials=2),
        market=[slot("1UNC3", materials=5)],
    )
    assert "play:1ROM16" not in table.options


@rule("IMP-ZONE-5")
def test_progress_on_cards_is_not_scored() -> None:
    table = scored(me(play=[in_play("1ROM20", progress=7)], progress=2), market=[slot("1UNC3", progress=4)])
    assert table.table.result is not None
    assert table.table.result["scores"][0] == 2


@rule("IMP-ZONE-6")
def test_the_power_card_is_in_play() -> None:
    table = given(me("greeks", "A"))
    assert "exhaust:1GRE1A" in table.options


@rule("IMP-ZONE-6")
@pytest.mark.parametrize(
    "parts",
    [
        {"play": [in_play("1CEL21X", "1CEL20")]},
        {"history": ["1CEL20"]},
        {"hand": ["1CEL20"]},
        {"discard": ["1CEL20"]},
    ],
    ids=["garrisoned", "in history", "in hand", "discarded"],
)
def test_a_card_that_is_not_in_play_cannot_be_exhausted(parts: dict[str, Any]) -> None:
    assert "exhaust:1CEL20" in given(me("celts", play=["1CEL20"], progress=1)).options
    assert "exhaust:1CEL20" not in given(me("celts", progress=1, **parts)).options


@rule("IMP-ZONE-6")
def test_icons_of_a_garrisoned_card_are_not_in_play() -> None:
    """Prosperity pays for one production: Dalmatia's, not that of Raetia garrisoned there."""
    table = given(me(hand=["1ROM15"], play=[in_play("1ROM20", "1ROM12")])).do("play:1ROM15", "option:1")
    assert table.me.resources["materials"] == 1


@rule("IMP-ZONE-7")
def test_your_cards_are_all_but_nation_deck_and_developments() -> None:
    """Greeks B score 1 per 3 cards: here 2 + 2 + 2 + 2 with 1 garrisoned + 2, and the power card."""
    table = scored(
        me(
            "greeks",
            hand=["1GRE14", "1GRE15"],
            deck=["1GRE16", "1GRE17"],
            discard=["1GRE18", "1GRE19"],
            play=[in_play("1GRE21", "1GRE11"), "1GRE20"],
            history=["1TRI2", "1CIV2"],
            nation_deck=["1GRE12", "1GRE2"],
            development=["1GRE3X", "1GRE4", "1GRE6"],
        ),
        main=["1TRI1"],
    )
    assert table.table.result is not None
    rows = {row["card"]: row["points"] for row in table.table.result["breakdown"][0]["cards"]}
    assert rows == {"1GRE1B": 4, "1TRI2": 3, "1CIV2": 2}
