"""The Aksumites."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from automa.table import Table
from tests.imperium.cards.prices import EGYPTIANS, assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

PRICES = {
    "3AKS3": (2, 3, 0), "3AKS4": (4, 3, 0), "3AKS5": (0, 2, 0), "3AKS6": (5, 0, 0), "3AKS7": (0, 2, 0),
    "3AKS8": (3, 0, 1),
}  # fmt: skip


def with_routes(*seats: dict[str, Any], **parts: Any) -> Scenario:
    return given(*seats, options={"trade_routes": True}, **parts)


@rule("IMP-NATION-AKSUMITES-1")
def test_the_aksumites_need_trade_routes():
    seats = [{"nation": "aksumites"}, {"nation": "celts"}]
    position = Table.new({"seats": seats, "trade_routes": True}).position()
    assert position["seats"][0]["nation_deck"][-1] == "3AKS2"
    with pytest.raises(Exception, match="without trade_routes"):
        Table.new({"seats": seats})


@rule("IMP-NATION-AKSUMITES-1", "IMP-SHUF-4")
def test_the_accession_card_is_a_trade_route_that_is_discarded_and_makes_an_empire():
    mine = me("aksumites", hand=["3AKS19"], nation_deck=["3AKS2"], discard=["1REG6"])
    table = with_routes(mine, me("celts")).do("play:3AKS19", "yes")
    assert table.me.state == "empire"
    assert sorted([*table.me.hand, *table.me.deck, *table.me.discard]) == ["1REG6", "3AKS19", "3AKS2"]
    assert table.me.play == []


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_aksumite_developments_cost(card, price):
    named = dict(zip(("materials", "population", "goods"), price, strict=True))
    assert_price("aksumites", card, {kind: number for kind, number in named.items() if number})


@rule("IMP-KW-DEVELOP-3")
def test_exotic_trade_is_free_with_the_land_of_sheba_in_play():
    mine = me("aksumites", hand=[EGYPTIANS], state="empire", development=["3AKS8", "3AKS3"], play=["3AKS7"])
    table = given({**mine, "resources": {"materials": 3, "goods": 1}}).do(f"play:{EGYPTIANS}")
    assert (table.me.discard, table.me.resources) == (["3AKS8"], pool(materials=3, goods=1))
    assert given({**mine, "play": []}).do(f"play:{EGYPTIANS}").me.development == ["3AKS8", "3AKS3"]


@pytest.mark.parametrize(
    ("tokens", "asked"), [({"materials": 1, "progress": 1}, True), ({"materials": 2}, True), ({"progress": 1}, False)]
)
def test_aksumites_a_gain_goods_for_a_market_card_with_two_resources(tokens, asked):
    mine = me("aksumites", "A", hand=["3AKS20"], materials=3)
    table = given(mine, market=[slot("1UNC3", **tokens)]).do("play:3AKS20")
    assert (table.pending.about == "react") == asked
    if asked:
        table.do("exhaust:3AKS1A")
    assert table.me.resources["goods"] == asked


def test_aksumites_a_gain_nothing_for_a_card_from_a_small_deck():
    mine = me("aksumites", "A", hand=["3AKS20"], materials=5)
    table = given(mine, uncivilised=["1UNC4"], market=[slot("1CIV2", materials=2)])
    table.do("play:3AKS20", "option:2", "card:top@uncivilised")
    assert table.pending.about == "turn"


def test_king_endubis_brings_materials_and_a_region():
    table = given(me("aksumites", hand=["3AKS3"], state="empire"), region=["1REG6"]).do("play:3AKS3")
    assert (table.me.hand, table.me.history) == (["1REG6"], ["3AKS3"])
    assert table.me.resources == pool(materials=3)


def test_aksumite_coinage_draws_and_strews_materials():
    table = given(me("aksumites", play=["3AKS4"], deck=["UNR", "1REG6", "1REG7"]), market=["1UNC3", "1UNC5"])
    table.do("exhaust:3AKS4", "card:1UNC5@market")
    assert (table.me.hand, table.position.market[1].tokens) == (["UNR", "1REG6"], {"materials": 1})


def test_aksumite_coinage_brings_materials_at_the_solstice():
    assert given(me("aksumites", play=["3AKS4"]), phase="solstice").me.resources == pool(materials=2)


@rule("IMP-ACT-4")
@pytest.mark.parametrize("routes", [0, 1, 2])
def test_the_himyarite_kingdom_is_worth_its_trade_routes(routes):
    mine = me("aksumites", hand=["3AKS5"], play=["3TRO1", "3TRO2"][:routes], state="empire", actions=0)
    table = with_routes(mine).do("play:3AKS5")
    assert (table.me.resources, table.me.history) == (pool(progress=2 * routes), ["3AKS5"])


@pytest.mark.parametrize(
    ("answers", "hand", "actions"),
    [
        (["no"], ["3AKS22"], 0),
        (["option:1", "option:2", "option:2"], ["3AKS22", "UNR"], 2),
        (["option:2", "option:2", "option:2"], ["3AKS22", "UNR", "UNR", "UNR"], 3),
        (["option:2", "option:1", "no"], ["UNR"], 1),
    ],
)
def test_conversion_trades_unrest_for_actions_up_to_three_times(answers, hand, actions):
    mine = me("aksumites", hand=["3AKS6", "3AKS22"], state="empire", actions=0)
    table = given(mine).do("play:3AKS6", *answers)
    assert (table.me.hand, table.me.actions, table.me.history) == (hand, actions, ["3AKS6"])


def test_the_land_of_sheba_brings_progress_and_exiles():
    table = given(me("aksumites", hand=["3AKS7", "UNR"], state="empire"), market=["1UNC3"]).do("play:3AKS7", "yes")
    assert (table.me.play, table.me.resources) == ([InPlay("3AKS7", ["UNR"])], pool(progress=1))
    assert table.position.piles["exile"] == ["1UNC3"]


@rule("IMP-KW-ACQUIRE-2", "IMP-KW-TOPDECK-1")
def test_exotic_trade_puts_a_laden_market_card_on_the_deck():
    """Its tokens and its unrest are taken as usual; only the card goes onto the deck."""
    mine = me("aksumites", hand=["3AKS8"], state="empire", deck=["1REG6"], actions=0)
    table = given(mine, market=[slot("1UNC3", "UNR", materials=1, progress=1), slot("1UNC5", progress=2)])
    table.do("play:3AKS8")
    assert (table.me.deck, table.me.hand, table.me.discard) == (["1UNC3", "1REG6"], ["UNR"], ["3AKS8"])
    assert table.me.resources == pool(materials=1, progress=1)


def test_exotic_trade_needs_materials_in_the_market():
    mine = me("aksumites", hand=["3AKS8"], state="empire")
    assert "play:3AKS8" not in given(mine, market=[slot("1UNC3", progress=2)]).options


@rule("IMP-KW-FREE-3")
def test_stelae_let_an_unrest_be_played_free():
    table = given(me("aksumites", play=["3AKS9"], hand=["3AKS22"], population=1, actions=0)).do("exhaust:3AKS9")
    assert (table.me.hand, table.me.resources) == ([], pool())
    assert "exhaust:3AKS9" not in given(me("aksumites", play=["3AKS9"], hand=["3AKS22"])).options


@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_stelae_collect_a_card_at_the_solstice(zone):
    mine = me("aksumites", play=["3AKS9"], hand=["UNR"], discard=["1REG6"])
    card = mine[zone][0]
    table = given(mine, phase="solstice").do("option:1", f"card:{card}@{zone}")
    assert table.me.play == [InPlay("3AKS9", [card])]
    assert card not in table.me.hand + table.me.discard


def test_stelae_or_give_a_pinned_card_up():
    """With no card to collect it is the only choice, and Stelae are pinned themselves."""
    table = given(me("aksumites", play=["3AKS9"]), phase="solstice")
    assert (table.me.play, table.me.discard) == ([], ["3AKS9"])


def test_the_kingdom_of_kush_brings_progress():
    table = with_routes(me("aksumites", hand=["3AKS10"], progress=1), market=["3TRO1"]).do("play:3AKS10", "option:1")
    assert (table.me.resources, table.me.discard) == (pool(progress=3), ["3AKS10"])


def test_the_kingdom_of_kush_pays_progress_for_a_trade_route():
    table = with_routes(me("aksumites", hand=["3AKS10"], progress=1), market=["3TRO1"])
    table.do("play:3AKS10", "option:2", "card:3TRO1@market")
    assert (table.me.hand, table.me.resources, table.me.history) == (["3TRO1"], pool(), ["3AKS10"])


@pytest.mark.parametrize(("oceans", "drawn"), [(["1REG4X"], 2), (["1REG4X", "1REG12X", "3TRO3"], 3)])
def test_adulis_draws_a_card_per_ocean_but_no_more_than_three(oceans, drawn):
    assert all("ocean" in library()[card].types for card in oceans)
    mine = me("aksumites", play=["3AKS11", *oceans], deck=["UNR"] * 5, goods=1)
    table = given(mine, phase="solstice").do("option:2")
    assert (len(table.me.hand), table.me.resources) == (drawn, pool())
    assert given(mine, phase="solstice").do("option:1").me.resources == pool(goods=2)


def test_the_highlands_bring_population_and_amhara_nothing():
    for card, gained in {"3AKS15": 2, "3AKS16": 0}.items():
        table = given(me("aksumites", hand=[card, "UNR"])).do(f"play:{card}", "yes")
        assert (table.me.resources, table.me.play) == (pool(population=gained), [InPlay(card, ["UNR"])])


@pytest.mark.parametrize(
    ("card", "acquired", "gained"),
    [("3AKS21", "1REG6", {"population": 1}), ("3AKS20", "1UNC3", {"materials": 1}), ("3AKS20", "1CIV2", {})],
)
def test_salt_mines_pay_for_regions_and_uncivilised_cards(card, acquired, gained):
    price = {"3AKS21": {"population": 2}, "3AKS20": {"materials": 3}}[card]
    table = given(me("aksumites", hand=[card], play=["3AKS17"], **price), market=[acquired]).do(f"play:{card}")
    assert table.me.resources == pool(**gained)


def test_salt_mines_do_not_pay_for_breaking_through():
    """Two rules after one label, each for acquiring only (pitfall 50)."""
    mine = me("aksumites", hand=["3AKS3"], play=["3AKS17"], state="empire")
    assert given(mine, region=["1REG6"]).do("play:3AKS3").me.resources == pool(materials=3)
    assert len(library()["3AKS17"].triggers) == 2


@pytest.mark.parametrize(("card", "progress"), [("1UNC3", 1), ("1CIV2", 1), ("1REG6", 0), ("UNR", 0)])
def test_the_script_puts_a_card_into_history_for_progress(card, progress):
    table = given(me("aksumites", play=["3AKS18"], hand=[card])).do("exhaust:3AKS18")
    assert (table.me.history, table.me.resources) == ([card], pool(progress=progress))


@pytest.mark.parametrize(
    ("card", "state"), [("3AKS10", "barbarian"), ("3AKS20", "barbarian"), ("3AKS4", "empire"), ("3AKS7", "empire")]
)
def test_aksumite_state_icons(card, state):
    for current in ("barbarian", "empire"):
        mine = me("aksumites", hand=[card], state=current, materials=3)
        assert (f"play:{card}" in given(mine, market=["1UNC3"]).options) == (current == state)


def test_the_city_of_axum_is_a_city():
    table = given(me("aksumites", play=[in_play("3AKS14")], hand=["UNR"]), phase="solstice").do("yes", "option:2")
    assert (table.me.discard, table.me.resources) == (["UNR"], pool(population=1))


def test_the_other_side_of_the_power_card_only_scores():
    assert not library()["3AKS1B"].exhaust and str(library()["3AKS1B"].texts["points"]) == "1 per production"
