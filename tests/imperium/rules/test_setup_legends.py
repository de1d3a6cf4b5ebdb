"""Sections 4, 5 and 24 for the nations of Legends, and its commons on the table."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.table import Table
from tests.rules import rule

PLAYERS = (2, 3, 4)
EDITIONS = ("horizons", "2021")
BOXES = ("classics", "legends")
# Section 24 B: all cards, draw deck before the opening hand, unrest in it, nation deck, accession card, developments or
# quests, unrest for the shared pile with 2, 3 and 4 players, cards beside the power card.
TABLE_B = {
    "arthurians": (29, 10, 0, 7, 1, 5, (2, 3, 4), 1),
    "atlanteans": (22, 11, 3, 0, 0, 10, (0, 0, 0), 0),
    "egyptians": (23, 10, 2, 3, 1, 8, (0, 0, 0), 0),
    "mauryans": (24, 8, 2, 8, 1, 6, (0, 0, 0), 0),
    "minoans": (23, 10, 3, 4, 1, 7, (0, 0, 0), 0),
    "olmecs": (26, 10, 0, 5, 1, 6, (1, 2, 3), 0),
    "qin": (25, 9, 1, 4, 1, 8, (0, 1, 2), 0),
    "utopians": (21, 13, 0, 0, 0, 0, (3, 4, 5), 2),
}
NATIONS = tuple(TABLE_B)


def position(nation: str, players: int = 2, **more: Any) -> dict[str, Any]:
    seats = [{"nation": other} for other in (nation, "romans", "greeks", "persians")[:players]]
    return Table.new({"seats": seats, "seed": 1, **more}).position()


def area_of(nation: str, players: int = 2, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = position(nation, players, **more)["seats"][0]
    return found


@rule("IMP-SETUP-16", "IMP-SETUP-8", "IMP-SETUP-9", "IMP-SETUP-10", "IMP-SETUP-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("nation", NATIONS)
def test_zones_have_the_sizes_of_the_nation_table(nation: str, players: int, edition: str) -> None:
    total, start, start_unrest, nation_cards, accession, area_cards, supply, beside = TABLE_B[nation]
    area = area_of(nation, players, edition=edition)
    deck = area["hand"] + area["deck"]
    assert (len(deck), sum(library()[card].is_unrest for card in deck)) == (start, start_unrest)
    assert len(area["nation_deck"]) == nation_cards + accession
    assert len(area["development"] + area["quests"]) == area_cards
    # The two cards of a journey have two faces each.
    assert len(area["permanents"] + area["journey"]) == (2 * beside if beside == 2 else beside)
    assert total == 1 + start + nation_cards + accession + area_cards + supply[2] + beside


@rule("IMP-SETUP-12", "IMP-SETUP-26")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("nation", NATIONS)
def test_supply_unrest_goes_to_the_unrest_pile_by_player_count(nation: str, players: int) -> None:
    table = position(nation, players)
    shared = table["piles"]["unrest"] + [card for slot in table["market"] for card in slot["unrest"]]
    assert sum(library()[card].nation == nation for card in shared) == TABLE_B[nation][6][players - 2]


@rule("IMP-SETUP-4", "IMP-NATION-ATLANTEANS-1")
@pytest.mark.parametrize("nation", NATIONS)
def test_only_the_atlanteans_start_as_an_empire(nation: str) -> None:
    assert area_of(nation)["state"] == ("empire" if nation == "atlanteans" else "barbarian")


@rule("IMP-SETUP-6", "IMP-NATION-UTOPIANS-1")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_utopians_have_three_exhaust_tokens(nation: str) -> None:
    area = area_of(nation)
    assert (area["actions"], area["exhausts"]) == (3, 3 if nation == "utopians" else 5)


@rule("IMP-SETUP-3")
def test_the_court_and_the_journey_lie_beside_the_power_card() -> None:
    court, journey = area_of("arthurians"), area_of("utopians")
    assert ([entry["card"] for entry in court["permanents"]], court["journey"]) == (["2ART2"], [])
    assert [entry["card"] for entry in journey["permanents"]] == ["2UTO2A"]
    assert journey["journey"] == ["2UTO2B", "2UTO3AX", "2UTO3BX"]
    assert area_of("utopians", edition="2021")["journey"] == ["2UTO2B", "2UTO3A", "2UTO3B"]


@rule("IMP-SETUP-8", "IMP-NATION-ARTHURIANS-3")
def test_the_developments_of_the_arthurians_are_quests() -> None:
    area = area_of("arthurians")
    assert (sorted(area["quests"]), area["development"]) == ([f"2ART{number}" for number in range(3, 8)], [])


@rule("IMP-SETUP-11")
@pytest.mark.parametrize("nation", NATIONS)
def test_all_start_with_the_same_resources(nation: str) -> None:
    assert area_of(nation)["resources"] == {"materials": 3, "population": 2, "progress": 1, "goods": 0}


@rule("IMP-ZONE-3")
def test_quests_and_what_lies_beside_the_power_card_are_public() -> None:
    table = Table.new({"seats": [{"nation": "romans"}, {"nation": "arthurians"}], "seed": 1})
    seen = table.view(0)["seats"][1]
    assert len(seen["quests"]) == 5 and all(seen["quests"])
    assert [entry["card"] for entry in seen["permanents"]] == ["2ART2"]


# Commons


@rule("IMP-SETUP-31", "IMP-SETUP-24")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("players", "size"), [(2, 34), (3, 37), (4, 38)])
def test_the_main_deck_has_its_size_before_the_market_is_dealt(box: str, players: int, size: int) -> None:
    for nation in NATIONS:
        table = position(nation, players, commons=box)
        assert len(table["piles"]["main"]) + 2 == size


@rule("IMP-COMP-1", "IMP-SETUP-23")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("nations", [("egyptians", "greeks"), ("qin", "minoans", "celts"), ("olmecs", "utopians")])
def test_any_nations_sit_down_to_any_common_set(box: str, nations: tuple[str, ...]) -> None:
    seats = [{"nation": nation} for nation in nations]
    table = Table.new({"seats": seats, "commons": box, "seed": 5}).position()
    names = {library().nation(nation).name for nation in nations}
    laid = [card for pile in table["piles"].values() for card in pile] + [slot["card"] for slot in table["market"]]
    common = [library()[card] for card in laid if card and library()[card].nation == "common"]
    assert not names & {card.name for card in common if "tributary" in card.suits}
    assert {card.box.lower() for card in common if "tributary" not in card.suits} == {box}


@rule("IMP-SETUP-27", "IMP-SETUP-28")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_fame_deck_of_legends_lies_on_its_own_king_of_kings(players: int) -> None:
    table = position("qin", players, commons="legends")
    assert len(table["piles"]["fame"]) == players + 4
    assert all(card.startswith("2FAM") and card not in ("2FAM9A", "2FAM9B") for card in table["piles"]["fame"])
