"""What is chosen for a game at the table: possible with the boxes at hand, and a config that the rules take."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.choices import DRAWN, KEY, Choices, Repair, Shelf
from automa.imperium.cards import library
from automa.imperium.setup import read_config
from automa.records import Store

BOTH, ALL = ("classics", "legends"), ("classics", "legends", "horizons")


def test_the_first_game() -> None:
    shelf = Shelf(ALL)
    assert Choices().repaired(shelf) == (Choices(), [])
    position = read_config(Choices().config(shelf, "en"))
    assert [seat.nation for seat in position.seats] == ["romans", "macedonians"]
    assert (position.difficulty, position.seats[0].power, position.originals) == ("chieftain", "B", False)


def test_every_game_is_another() -> None:
    seeds = {Choices().config(Shelf(ALL), "en")["seed"] for _ in range(20)}
    assert len(seeds) == 20


def test_without_classics_the_first_game_is_another() -> None:
    shelf = Shelf(("legends",))
    chosen, repairs = Choices().repaired(shelf)
    nations = {nation.id for nation in shelf.played}
    assert {chosen.nation, chosen.opponent} <= nations and chosen.nation != chosen.opponent
    assert chosen.commons == "legends"
    assert [repair.about for repair in repairs] == ["gone", "gone", "commons"]


@pytest.mark.parametrize("boxes", [("classics",), ("legends",), BOTH, ALL])
def test_everything_offered_can_be_played(boxes: tuple[str, ...]) -> None:
    shelf = Shelf(boxes)
    for nation in shelf.played:
        for opponent in shelf.against(nation.id):
            chosen = replace(Choices(), nation=nation.id, opponent=opponent, commons=shelf.commons[0])
            config = chosen.without_impossible(shelf)[0].config(shelf, "es")
            assert len(read_config(config).seats) == 2
    assert {nation.box.lower() for nation in shelf.played} <= set(boxes)


def test_a_shelf_without_known_nations_is_not_enough() -> None:
    assert not Shelf(()).is_enough
    assert all(Shelf((box,)).is_enough for box in BOTH)


def test_replacement_cards_come_from_the_horizons_box() -> None:
    assert not Choices().uses_originals(Shelf(ALL))
    assert Choices().uses_originals(Shelf(BOTH))
    assert replace(Choices(), edition="2021").uses_originals(Shelf(ALL))
    assert not replace(Choices(), originals=False).uses_originals(Shelf(BOTH))


def test_whom_you_face_is_drawn_from_all_others() -> None:
    shelf = Shelf(("classics",))
    chosen = replace(Choices(), opponent=DRAWN)
    drawn = {chosen.config(shelf, "en")["seats"][1]["nation"] for _ in range(300)}
    assert drawn == set(shelf.against("romans")) and "romans" not in drawn


def test_a_nation_that_the_other_has_changes_places() -> None:
    shelf = Shelf(ALL)
    swapped = (
        replace(Choices(), nation="macedonians", opponent="romans"),
        [Repair("opponent", "macedonians", "romans")],
    )
    assert Choices().playing("macedonians", shelf) == swapped
    assert Choices().facing("romans", shelf)[0] == swapped[0]
    drawn = replace(Choices(), nation="celts", opponent=DRAWN)
    assert drawn.facing("celts", shelf) == (
        replace(drawn, nation="romans", opponent="celts"),
        [Repair("nation", "celts", "romans")],
    )


def test_the_last_set_ups_are_remembered_once_each(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        nations = sorted(library().nations)[:9]
        for nation in (*nations, nations[4]):
            replace(Choices(), nation=nation).remember(store)
        kept = [choices.nation for choices in Choices.remembered(store)]
    assert kept == [nations[place] for place in (4, 8, 7, 6, 5, 3)]


# ---- variants


def test_variants_are_in_the_config_and_remembered(tmp_path: Path) -> None:
    chosen = Choices().switched("fast").switched("precious_cards")
    assert chosen.variants == ("precious_cards", "fast") and chosen.switched("fast").variants == ("precious_cards",)
    assert read_config(chosen.config(Shelf(ALL), "en")).variants == ("precious_cards", "fast")
    with Store.open(tmp_path) as store:
        chosen.remember(store)
        assert Choices.remembered(store) == [chosen]


def test_a_set_up_from_before_there_were_variants_is_still_remembered(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.set_setting(KEY, [{"nation": "celts", "originals": True}, {"variants": ["slow"]}, {"variants": 3}])
        assert Choices.remembered(store) == [replace(Choices(), nation="celts", originals=True)]


def test_a_variant_that_a_nation_forbids_is_switched_off() -> None:
    shelf = Shelf(ALL)
    fast = replace(Choices(), variants=("precious_cards", "fast"))
    assert fast.without_impossible(shelf) == (fast, [])
    for who in ({"nation": "utopians"}, {"opponent": "utopians"}):
        found, repairs = replace(fast, **who).repaired(shelf)
        assert found.variants == ("precious_cards",)
        assert repairs == [Repair("variant", "utopians", "fast")]


def test_low_aggression_is_switched_off_with_trade_routes() -> None:
    found, repairs = replace(Choices(), variants=("low_aggression",), trade_routes=True).without_impossible(Shelf(ALL))
    assert found.variants == () and repairs == [Repair("variant-trade-routes", "trade_routes", "low_aggression")]


def test_nobody_is_drawn_who_never_plays_fast() -> None:
    shelf = Shelf(BOTH)
    fast = replace(Choices(), opponent=DRAWN, variants=("fast",))
    assert fast.without_impossible(shelf) == (fast, [])
    drawn = {fast.config(shelf, "en")["seats"][1]["nation"] for _ in range(300)}
    assert "utopians" not in drawn and len(drawn) == len(shelf.faced) - 2
    shelf.faced = [nation for nation in shelf.faced if nation.id == "utopians"]
    assert fast.without_impossible(shelf)[0].variants == ()


# ---- Trade Routes


def test_a_trade_nation_brings_trade_routes_and_the_rules_they_belong_to() -> None:
    shelf = Shelf(ALL)
    old = replace(Choices(), edition="2021")
    for chosen, _ in (old.playing("wagadou", shelf), old.facing("wagadou", shelf)):
        found, repairs = chosen.without_impossible(shelf)
        assert (found.trade_routes, found.edition) == (True, "horizons")
        assert repairs == [Repair("trade-routes", "wagadou", "wagadou")]
        assert read_config(found.config(shelf, "en")).trade_routes


def test_trade_routes_are_an_option_with_the_horizons_box_and_its_rules() -> None:
    wanted = replace(Choices(), trade_routes=True)
    assert wanted.without_impossible(Shelf(ALL))[0].trade_routes
    assert not wanted.without_impossible(Shelf(BOTH))[0].trade_routes
    assert not replace(wanted, edition="2021").without_impossible(Shelf(ALL))[0].trade_routes
    for commons in ALL:
        assert read_config(replace(wanted, commons=commons).config(Shelf(ALL), "pt")).trade_routes


def test_nobody_is_drawn_who_needs_trade_routes_that_are_not_played() -> None:
    shelf = Shelf(ALL)
    everybody = shelf.against("romans")
    without = shelf.against("romans", trade_routes=False)
    assert len(everybody) - len(without) == 6 and "wagadou" not in without
    chosen = replace(Choices(), opponent=DRAWN)
    assert {chosen.config(shelf, "en")["seats"][1]["nation"] for _ in range(60)} <= set(without)
