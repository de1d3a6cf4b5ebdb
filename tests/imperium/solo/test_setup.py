"""Section 19.1: the automa's area, what it shares with the human, and who may see what."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import opponents
from automa.imperium.trade_routes import needing
from automa.table import Table, TableError
from tests.imperium.scenario import me
from tests.imperium.solo.given_solo import against, automa
from tests.rules import rule

SEEDS = range(12)
# Those without an exception about the dynasty deck (IMP-SOLO-60 ff.).
EXCEPTIONS = (
    "arthurians", "atlanteans", "cultists", "inuit", "martians", "mayans", "polynesians", "utopians", "vikings",
)  # fmt: skip
ORDINARY = [nation for nation in opponents() if nation not in EXCEPTIONS]
SLOTS = {"chieftain": 4, "warlord": 4, "imperator": 5, "sovereign": 5, "overlord": 6, "supreme_leader": 6}


def new(opponent: str = "romans", human: str = "greeks", **config: Any) -> dict[str, Any]:
    """A new solo game at Imperator."""
    seats = [{"nation": human}, {"kind": "automa", "nation": opponent}]
    routes = bool(needing([opponent, human]))
    game = {"mode": "solo", "difficulty": "imperator", "seats": seats, "trade_routes": routes, **config}
    return Table.new(game).position()


def cards_that(nation: str, start: str, *, originals: bool = False) -> list[str]:
    return [card.id for card in library().of_nation(nation, originals) if card.start == start]


def points(card: str) -> int:
    return library()[card].best_points


def unrest_of(position: dict[str, Any]) -> list[str]:
    """The common unrest of a new game: the pile and what lies in the market."""
    return sorted(position["piles"]["unrest"] + [card for slot in position["market"] for card in slot["unrest"]])


@rule("IMP-SOLO-1")
def test_the_rest_is_set_up_as_for_two_players() -> None:
    position = new()
    piles = position["piles"]
    assert len(piles["fame"]) == 6
    assert [len(piles[suit]) for suit in ("civilised", "uncivilised", "region")] == [5, 5, 5]  # 6 before the market
    everywhere = [card for pile in piles.values() for card in pile] + [slot["card"] for slot in position["market"]]
    assert {library()[card].players for card in everywhere} == {None}
    human = position["seats"][0]
    assert (len(human["hand"]), human["actions"], human["exhausts"]) == (5, 3, 5)
    assert human["resources"] == {"materials": 3, "population": 2, "progress": 1, "goods": 0}


@rule("IMP-SOLO-1")
@pytest.mark.parametrize("nation", opponents())
def test_an_automa_has_no_tokens_and_no_power_card(nation: str) -> None:
    human = "celts" if nation != "celts" else "romans"
    seats = [{"nation": human}, {"kind": "automa", "nation": nation}]
    table = Table.new({"mode": "solo", "seats": seats, "trade_routes": bool(needing([nation]))})
    seat = table._game.match.p.seats[1]  # type: ignore[attr-defined]
    assert (seat.actions, seat.exhausts, seat.power_card, seat.hand, seat.nation_deck) == (0, 0, None, [], [])


@rule("IMP-SOLO-2")
def test_five_slots_lie_under_the_five_market_cards() -> None:
    position = new()
    assert len(position["seats"][1]["slots"]) == len(position["market"]) == 5


@rule("IMP-SOLO-2", "IMP-DIFF-1", "IMP-DIFF-2", "IMP-DIFF-3", "IMP-DIFF-4", "IMP-DIFF-5", "IMP-DIFF-6", "IMP-ED-36")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_level_says_how_many_slots_get_a_card(level: str, edition: str) -> None:
    slots = new(difficulty=level, edition=edition)["seats"][1]["slots"]
    assert len(slots) == SLOTS[level]
    assert None not in slots


@rule("IMP-SOLO-3")
def test_the_human_begins() -> None:
    assert new()["turn"] == {"seat": 0, "phase": "activate"}


@rule("IMP-SOLO-3")
@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "automa", "nation": "romans"}, {"nation": "greeks"}],
        [{"nation": "romans"}, {"nation": "greeks"}],
        [{"kind": "automa", "nation": "romans"}, {"kind": "automa", "nation": "greeks"}],
    ],
)
def test_one_human_sits_before_one_automa(seats: list[dict[str, Any]]) -> None:
    with pytest.raises(TableError, match="solo needs a human seat first and an automa seat second"):
        Table.new({"mode": "solo", "seats": seats})


@rule("IMP-SOLO-4")
@pytest.mark.parametrize(
    ("nation", "joins"),
    [
        ("arthurians", ["2ART26", "2ART27"]),
        ("olmecs", ["2OLM24"]),
        ("utopians", ["2UTO17", "2UTO18", "2UTO19"]),
        ("vikings", []),
        ("celts", []),
        ("qin", []),
        ("romans", []),
    ],
)
def test_its_supply_unrest_joins_the_common_pile_without_that_for_more_players(nation: str, joins: list[str]) -> None:
    common = [f"1UNR{number}" for number in range(1, 9)]
    assert unrest_of(new(nation)) == sorted(common + joins)


@rule("IMP-SOLO-4")
def test_the_humans_supply_unrest_is_that_of_two_players() -> None:
    assert unrest_of(new("romans", "celts")) == sorted(f"1UNR{number}" for number in range(1, 9))


@rule("IMP-SOLO-5")
@pytest.mark.parametrize("nation", opponents())
def test_its_power_card_and_its_board_are_no_cards_of_the_game(nation: str) -> None:
    seat = new(nation, "celts" if nation != "celts" else "romans")["seats"][1]
    zones = (
        *seat["slots"],
        *(card for zone in ("deck", "dynasty", "quests", "discard", "history") for card in seat[zone]),
    )
    assert not set(zones) & set(cards_that(nation, "in_play"))


@rule("IMP-SOLO-6")
@pytest.mark.parametrize("nation", ORDINARY)
def test_a_dynasty_deck_is_nation_cards_then_the_accession_card_then_developments_by_points(nation: str) -> None:
    for seed in SEEDS:
        dynasty = new(nation, "celts" if nation != "celts" else "romans", seed=seed)["seats"][1]["dynasty"]
        nation_cards = cards_that(nation, "nation")
        accession = cards_that(nation, "accession")
        number = len(nation_cards)
        assert sorted(dynasty[:number]) == sorted(nation_cards)
        assert dynasty[number : number + 1] == accession
        developments = dynasty[number + 1 :]
        assert sorted(developments) == sorted(cards_that(nation, "development"))
        worth = [points(card) for card in developments]
        assert worth == sorted(worth, reverse=True)


@rule("IMP-SOLO-6", "IMP-SOLO-56")
def test_the_roman_developments_in_order() -> None:
    developments = new("romans")["seats"][1]["dynasty"][6:]
    assert developments[:2] == ["1ROM8", "1ROM7"]  # variable counts as 5, then the 4
    assert sorted(developments[2:4]) == ["1ROM3", "1ROM6"]
    assert sorted(developments[4:]) == ["1ROM4", "1ROM5"]


@rule("IMP-SOLO-6")
def test_nation_cards_are_shuffled_and_ties_broken_at_random() -> None:
    decks = [new("romans", seed=seed)["seats"][1]["dynasty"] for seed in SEEDS]
    assert len({tuple(deck[:5]) for deck in decks}) > 6
    assert {deck[8] for deck in decks} == {"1ROM3", "1ROM6"}
    assert {deck[10] for deck in decks} == {"1ROM4", "1ROM5"}


@rule("IMP-SOLO-7")
@pytest.mark.parametrize("nation", opponents())
def test_its_unmarked_cards_fill_the_slots_and_the_rest_is_its_deck(nation: str) -> None:
    seat = new(nation, "celts" if nation != "celts" else "romans")["seats"][1]
    aside = [card for card in cards_that(nation, "deck") if card in ("3MRT23", "3POL17")]  # IMP-SOLO-64, -66
    assert sorted(seat["slots"] + seat["deck"] + aside) == sorted(cards_that(nation, "deck"))
    assert len(seat["slots"]) == 5
    assert seat["discard"] == seat["history"] == seat["play"] == []


@rule("IMP-SOLO-7")
def test_its_deck_is_shuffled() -> None:
    assert len({tuple(new("romans", seed=seed)["seats"][1]["slots"]) for seed in SEEDS}) > 8


@rule("IMP-SOLO-7")
def test_in_2021_the_deck_holds_the_original_cards() -> None:
    seat = new("scythians", edition="2021")["seats"][1]
    assert sorted(seat["slots"] + seat["deck"]) == sorted(cards_that("scythians", "deck", originals=True))
    assert "1SCY14" in seat["slots"] + seat["deck"]


@rule("IMP-SOLO-8")
@pytest.mark.parametrize("nation", opponents())
def test_it_begins_on_its_start_side(nation: str) -> None:
    state = new(nation, "celts" if nation != "celts" else "romans")["seats"][1]["state"]
    # Summer, Alien and the first state of the Cultists show the empire icon (IMP-SETUP-5, IMP-AMB-3).
    assert state == ("empire" if nation in ("atlanteans", "inuit", "martians", "cultists") else "barbarian")


@rule("IMP-SOLO-9", "IMP-DIFF-4")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize("level", LEVELS)
def test_it_begins_with_resources_from_sovereign_upwards(level: str, edition: str) -> None:
    resources = new(difficulty=level, edition=edition)["seats"][1]["resources"]
    rich = LEVELS.index(level) >= LEVELS.index("sovereign")
    start = (3, 2, 1) if rich else (0, 0, 0)
    assert tuple(resources[name] for name in ("materials", "population", "progress")) == start
    assert resources["goods"] == 0


@rule("IMP-SOLO-11")
@pytest.mark.parametrize("nation", ["egyptians", "qin", "minoans"])
def test_no_tributary_bears_the_name_of_the_automas_nation(nation: str) -> None:
    position = new(nation)
    shared = [card for pile in position["piles"].values() for card in pile]
    shared += [slot["card"] for slot in position["market"]]
    assert nation.capitalize() not in {library()[card].name for card in shared}


@rule("IMP-SOLO-11")
def test_tributaries_that_name_nobody_in_play_stay() -> None:
    position = new("romans", "greeks")
    shared = [card for pile in position["piles"].values() for card in pile]
    shared += [slot["card"] for slot in position["market"]]
    tributaries = {card for card in shared if library()[card].suits == ("tributary",)}
    assert len(tributaries) == 9  # without the "3+" and the "4"


@rule("IMP-SOLO-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_slots_decks_and_dynasty_lie_face_down_but_for_the_accession_card(seat: int) -> None:
    opponent = automa(
        "romans",
        slots=["1ROM16", None, "1ROM17"],
        deck=["1ROM15", "1ROM14"],
        dynasty=["1ROM9", "1ROM2", "1ROM8"],
        discard=["1ROM19"],
        play=["1ROM20"],
        state="empire",
        materials=4,
    )
    table = against(opponent, turn=0)
    shown = table.table.view(seat)["seats"][1]
    assert shown["slots"] == ["?", None, "?"]
    assert shown["deck"] == [None, None]
    assert shown["dynasty"] == [None, "1ROM2", None]
    assert shown["discard"] == ["1ROM19"]
    assert [entry["card"] for entry in shown["play"]] == ["1ROM20"]
    assert shown["resources"]["materials"] == 4
    assert shown["state"] == "empire"


@rule("IMP-SOLO-12", "IMP-SOLO-60")
def test_impending_quests_lie_face_down() -> None:
    table = against(automa("arthurians", quests=["2ART4", "2ART5"]), turn=0)
    assert table.table.view(0)["seats"][1]["quests"] == [None, None]


@rule("IMP-SOLO-12")
def test_a_card_put_on_the_deck_in_view_stays_known() -> None:
    table = against(automa("romans"), me("celts", hand=["1CIV4"], state="empire"), turn=0)
    table.do("play:1CIV4")  # the automa takes an unrest
    assert table.other.deck[0] == "UNR"
    assert table.table.view(0)["seats"][1]["deck"][0] == "UNR"


@rule("IMP-DIFF-6", "IMP-ED-38")
def test_a_supreme_leader_game_has_two_more_common_unrest_only_in_horizons() -> None:
    for edition, number in (("horizons", 10), ("2021", 8)):
        assert len(unrest_of(new(difficulty="supreme_leader", edition=edition))) == number
    assert len(unrest_of(new(difficulty="overlord"))) == 8


@rule("IMP-DIFF-7")
def test_without_a_word_the_first_game_is_against_a_chieftain() -> None:
    seats = [{"nation": "greeks"}, {"kind": "automa", "nation": "romans"}]
    assert Table.new({"mode": "solo", "seats": seats}).position()["options"]["difficulty"] == "chieftain"
