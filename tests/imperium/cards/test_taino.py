"""The Taíno: free tribes of islands. What lies on their cards scores too, and nothing makes an empire of them."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat
from automa.table import Table
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

ZEMI, FISHING, CANOES, MIGRATION, ORINOCO, AYITI, CUBA = (
    "3TAI21", "3TAI20", "3TAI19", "3TAI8", "3TAI14", "3TAI2", "3TAI7",
)  # fmt: skip
BORINQUEN, SEA, GUANAHANI, PETROGLYPHS, CACIQUE = "3TAI4", "3TAI5", "3TAI10", "3TAI16", "3TAI18"


def scored(table: Scenario) -> dict[str, int]:
    result = score_seat(table.table._game.match, 0)
    return {row["card"]: row["points"] for row in result["cards"]} | {"progress": result["progress"]}


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("3TAI3", {"population": 5}),
        ("3TAI4", {"materials": 5}),
        ("3TAI5", {"progress": 2}),
        ("3TAI6", {"materials": 3, "population": 1}),
        ("3TAI7", {"materials": 5}),
    ],
)
def test_what_taino_developments_cost(card, price):
    assert_price("taino", card, price)


# The nation


@rule("IMP-NATION-TAINO-1", "IMP-SETUP-4", "IMP-SETUP-6")
def test_free_tribes_start_with_three_exhaust_tokens_and_their_own_state_card():
    table = Scenario(Table.new({"seats": [{"nation": "taino"}, {"nation": "romans"}], "seed": 1}))
    assert (table.me.exhausts, table.me.state, table.me.permanents) == (3, "barbarian", [InPlay("3TAI24A")])
    assert table.me.undersides == ["3TAI24B"]


@rule("IMP-NATION-TAINO-1", "IMP-SHUF-14")
def test_ayiti_makes_no_empire_of_them():
    mine = me("taino", hand=[PETROGLYPHS], discard=["UNR"], nation_deck=[AYITI])
    table = given(mine).do(f"play:{PETROGLYPHS}", "end")
    assert (table.me.state, table.me.nation_deck) == ("barbarian", [])
    assert AYITI in table.me.hand + table.me.deck


@rule("IMP-NATION-TAINO-1", "IMP-ED-1")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
def test_they_develop_when_the_nation_deck_is_empty(edition):
    mine = me("taino", discard=["UNR"], development=["3TAI3", SEA], progress=2)
    table = given(mine, edition=edition).do("end")
    assert table.pending.about == "develop_by_reshuffle"


@rule("IMP-NATION-TAINO-2", "IMP-SCORE-9")
def test_resources_on_cards_score_like_those_of_the_pool():
    mine = me("taino", play=[in_play(ZEMI, progress=2), in_play(CANOES, goods=3)], progress=1)
    assert scored(given(mine))["progress"] == 3
    romans = me("romans", play=[in_play("1ROM19", progress=2)], progress=1)
    assert scored(given(romans))["progress"] == 1


@rule("IMP-NATION-TAINO-2", "IMP-SCORE-9")
def test_cards_that_count_resources_count_those_on_cards():
    """Chichen Itza scores a point for each two goods."""
    mine = me("taino", play=[in_play(CANOES, goods=3)], deck=["3MAY7"], goods=1)
    assert scored(given(mine))["3MAY7"] == 2


@rule("IMP-NATION-TAINO-2", "IMP-TRADE-13")
def test_goods_on_their_trade_routes_count_too():
    mine = me("taino", play=[in_play("3TRO2", goods=2)], deck=["3MAY7"])
    assert scored(given(mine, options={"trade_routes": True}))["3MAY7"] == 1


@rule("IMP-NATION-TAINO-2", "IMP-ZONE-5")
def test_during_the_game_what_lies_on_cards_pays_for_nothing():
    mine = me("taino", hand=["UNR"], play=[in_play(ZEMI, population=3)])
    assert "play:UNR" not in given(mine).options
    mine = me("taino", development=[SEA], discard=["UNR"], play=[in_play(CANOES, progress=2)])
    assert given(mine).do("end").pending.about != "develop_by_reshuffle"


def test_taino_a_pay_materials_to_settle():
    table = given(me("taino", "A", hand=[ORINOCO], materials=3)).do("exhaust:3TAI1A")
    assert (table.me.play, table.me.actions, table.me.resources) == ([InPlay(ORINOCO)], 3, pool())


def test_taino_b_score_fertile_and_ocean_icons():
    mine = me("taino", "B", play=[ORINOCO, CUBA], deck=[BORINQUEN], discard=[SEA])
    assert scored(given(mine))["3TAI1B"] == 4


# Regions


@pytest.mark.parametrize(
    ("card", "gained", "actions"),
    [
        (AYITI, pool(materials=4), 2),
        (BORINQUEN, pool(population=2), 2),
        (CUBA, pool(), 3),
        (ORINOCO, pool(), 2),
        (SEA, pool(), 2),
    ],
)
def test_taino_regions(card, gained, actions):
    table = given(me("taino", hand=[card]), market=["1REG6"]).do(f"play:{card}")
    assert (table.me.resources, table.me.actions, table.me.play) == (gained, actions, [InPlay(card)])
    assert table.position.piles["exile"] == (["1REG6"] if card in (BORINQUEN, CUBA) else [])


@pytest.mark.parametrize("card", [AYITI, BORINQUEN, CUBA, ORINOCO, GUANAHANI])
def test_taino_regions_take_a_garrison(card):
    table = given(me("taino", hand=[card, "UNR"])).do(f"play:{card}", "yes")
    assert table.me.play[0].garrison == ["UNR"]


def test_guanahani_draws_if_able():
    table = given(me("taino", hand=[GUANAHANI], deck=["3TAI17"], discard=["UNR"])).do(f"play:{GUANAHANI}", "no")
    assert table.me.hand == ["3TAI17"]
    assert given(me("taino", hand=[GUANAHANI], discard=["UNR"])).do(f"play:{GUANAHANI}").me.discard == ["UNR"]


@pytest.mark.parametrize(("tokens", "worth"), [(5, 0), (6, 1), (13, 2)])
def test_the_caribbean_sea_counts_resources_on_all_cards(tokens, worth):
    mine = me("taino", play=[SEA, in_play(ZEMI, population=tokens - 2), in_play(CANOES, goods=2)], materials=9)
    assert scored(given(mine)).get(SEA, 0) == worth


# Cards of the nation


def test_enriquillo_looks_at_three_fame_cards():
    fame = ["1FAM1", "1FAM2", "1FAM4", "1FAM5"]
    table = given(me("taino", hand=["3TAI3"]), fame=fame).do("play:3TAI3", "card:1FAM4@fame")
    assert table.me.hand == ["1FAM4"]
    while table.pending.about == "put_back":
        table.do(table.options[0])
    assert table.me.history == ["3TAI3"]


def test_gift_exchange_plays_a_card_of_empires_and_others_may_draw():
    mine = me("taino", play=["3TAI6", "1UNC15"], hand=["1CIV12", "3TAI17"])
    table = given(mine, me("celts", deck=["1CEL9"])).do("exhaust:3TAI6", "option:1", "yes")
    assert (table.me.discard, table.me.actions, table.other.hand) == (["1CIV12"], 3, ["1CEL9"])
    assert given(mine).do("exhaust:3TAI6", "option:2").me.resources == pool(goods=1)


# Migration: six production icons leave, a pinned card must stay (pitfalls 4 and 5)

SIX = [ORINOCO, CUBA, AYITI, BORINQUEN, "3JPN12"]  # Kanto Plain has two


def test_migration_counts_icons_and_moves_population_to_what_stays():
    mine = me("taino", hand=[MIGRATION], play=[*SIX, ZEMI], population=1)
    table = given(mine, fame=["1FAM1", "1FAM2", "1FAM4"]).do(f"play:{MIGRATION}")
    while table.pending.about == "abandon":
        table.do(table.options[0])
    assert [entry.card for entry in table.me.play] == [ZEMI]
    assert table.me.play[0].tokens == {"population": 1}
    table.do("card:1FAM2@fame")
    assert table.me.hand == ["1FAM2"] and set(table.me.discard) == {*SIX, MIGRATION}


@pytest.mark.parametrize(
    ("play", "population"), [(SIX, 1), ([*SIX[:4], ZEMI], 1), ([*SIX, ZEMI], 0)],
    ids=["nothing stays", "five icons", "no population"],
)  # fmt: skip
def test_migration_is_not_possible(play, population):
    mine = me("taino", hand=[MIGRATION], play=play, population=population, progress=3)
    assert f"play:{MIGRATION}" not in given(mine, fame=["1FAM1"]).options


def test_a_region_may_be_what_stays():
    mine = me("taino", hand=[MIGRATION], play=[*SIX, GUANAHANI], population=1)
    table = given(mine, fame=["1FAM1", "1FAM2"]).do(f"play:{MIGRATION}")
    assert "card:3JPN12@play" not in table.options  # without its two icons there are only five
    table.do(f"card:{AYITI}@play")
    while table.pending.about == "abandon":
        table.do(table.options[0])
    assert [entry.card for entry in table.me.play] == [AYITI]


def test_soil_rotation_makes_fertile_land_productive_for_the_turn():
    mine = me("taino", hand=["3TAI13", MIGRATION], play=[ORINOCO, CUBA, AYITI, ZEMI], materials=2, population=1)
    assert f"play:{MIGRATION}" not in given(mine, fame=["1FAM1"]).options
    mine["discard"] = [GUANAHANI]
    table = given(mine, fame=["1FAM1", "1FAM2"]).do("play:3TAI13")
    assert (table.me.hand, table.me.resources) == ([MIGRATION, GUANAHANI], pool(population=1))
    assert f"play:{MIGRATION}" in table.options


def test_soil_rotation_costs_materials_before_anything_else():
    assert "play:3TAI13" not in given(me("taino", hand=["3TAI13", ORINOCO], materials=1)).options
    table = given(me("taino", hand=["3TAI13", ORINOCO], materials=2)).do("play:3TAI13")
    assert (table.me.play, table.me.actions) == ([InPlay(ORINOCO)], 2)


def test_sol_de_jayuya_counts_pairs_of_production_and_remembers_a_region():
    table = given(me("taino", hand=["3TAI9"], play=[ORINOCO, "3JPN12"])).do("play:3TAI9", f"card:{ORINOCO}@play")
    assert (table.me.resources, table.me.history) == (pool(progress=1), [ORINOCO])


@rule("IMP-KW-ATTACK-1")
def test_caribs_bring_unrest_and_an_uncivilised_card():
    table = given(me("taino", hand=["3TAI12"]), me("celts"), uncivilised=["1UNC18"]).do("play:3TAI12")
    assert (table.other.hand, table.me.hand, table.me.history) == (["UNR"], ["1UNC18"], ["3TAI12"])


def test_batey_acquires_for_an_action_and_a_card_on_the_deck():
    table = given(me("taino", play=["3TAI15"], hand=["UNR"]), market=["1CIV2", "1REG6"]).do("exhaust:3TAI15")
    assert (table.me.hand, table.me.deck, table.me.actions) == (["1CIV2"], ["UNR"], 2)


@pytest.mark.parametrize(("option", "zone"), [("option:1", "discard"), ("option:2", "deck"), ("option:3", "history")])
def test_petroglyphs_look_at_the_top_card(option, zone):
    table = given(me("taino", play=[PETROGLYPHS], deck=["3TAI17"]), phase="solstice").do("yes", option)
    assert (table.me.zone(zone), table.me.hand) == (["3TAI17"], [])


def test_petroglyphs_never_reshuffle():
    table = given(me("taino", play=[PETROGLYPHS], discard=["3TAI17"]), phase="solstice")
    assert (table.pending.about, table.me.discard) == ("turn", ["3TAI17"])


def test_bohio_chooses_anew_for_every_icon():
    mine = me("taino", hand=["3TAI17"], play=[ORINOCO, SEA])
    table = given(mine, me("celts", deck=["1CEL9"])).do("play:3TAI17", "no", "option:1", "option:2", "option:1")
    assert table.me.resources == pool(materials=4, population=1)


def test_the_cacique_serves_the_zemi():
    mine = me("taino", hand=[CACIQUE], play=[in_play(ZEMI, "UNR", "UNR", population=2)])
    table = given(mine, market=["1TRI3"]).do(f"play:{CACIQUE}", "yes", "yes")
    assert table.me.play == [InPlay(ZEMI, ["UNR"], {"population": 1, "materials": 1})]
    assert table.me.hand == ["1TRI3"]


@rule("IMP-KW-PAY-4")
def test_only_population_of_the_zemi_pays_for_the_tributary():
    mine = me("taino", hand=[CACIQUE], play=[in_play(ZEMI, "UNR", materials=5)], population=5, progress=5)
    table = given(mine, market=["1TRI3"]).do(f"play:{CACIQUE}", "no")
    assert (table.pending.about, table.me.hand) == ("turn", [])
    assert f"play:{CACIQUE}" not in given(me("taino", hand=[CACIQUE], population=5), market=["1TRI3"]).options


@pytest.mark.parametrize(("region", "progress"), [("1REG4X", 1), ("1REG6", 0)])
def test_canoes_reach_regions_and_oceans_bring_progress(region, progress):
    mine = me("taino", play=[CANOES], hand=["UNR"], population=1)
    table = given(mine, market=[region]).do(f"exhaust:{CANOES}")
    ocean = "ocean" in table.table._game.match.card(region).types
    assert table.me.resources == pool(progress=int(ocean))
    assert (table.me.play[0].tokens, table.me.deck, table.me.hand) == ({"population": 1}, ["UNR"], [region])


def test_fishing_recalls_water_and_keeps_materials():
    mine = me("taino", play=[FISHING, SEA, CUBA], deck=["3TAI17"], materials=1)
    table = given(mine, phase="solstice").do("yes", "option:1")
    assert (table.me.hand, table.me.resources) == ([SEA, "3TAI17"], pool(population=2))
    assert table.me.play[0].tokens == {"materials": 1}
    assert given(mine, phase="solstice").do("no", "option:2").me.hand == ["UNR"]


def test_fishing_without_materials_brings_an_unrest():
    assert given(me("taino", play=[FISHING], progress=3), phase="solstice").me.hand == ["UNR"]


@pytest.mark.parametrize(("card", "tokens", "worth"), [(FISHING, 7, 1), (FISHING, 8, 2), (ZEMI, 9, 1), (ZEMI, 10, 2)])
def test_what_lies_on_fishing_and_the_zemi_scores(card, tokens, worth):
    assert scored(given(me("taino", play=[in_play(card, materials=tokens)])))[card] == worth


@rule("IMP-KW-GARRISON-1")
@pytest.mark.parametrize(("there", "room"), [(0, 2), (1, 1)])
def test_the_zemi_holds_two_cards_at_most(there, room):
    mine = me("taino", play=[in_play(ZEMI, *["1UNR9"] * there)], hand=["1UNR2", "1UNR3", "1UNR4"])
    table = given(mine).do(f"exhaust:{ZEMI}")
    assert table.pending.picks == (0, room)
    table.do([f"card:1UNR{n}@hand" for n in range(2, 2 + room)])
    assert len(table.me.play[0].garrison) == 2


def test_a_full_zemi_takes_no_more():
    mine = me("taino", play=[in_play(ZEMI, "1UNR8", "1UNR9")], hand=["1UNR2"])
    assert f"exhaust:{ZEMI}" not in given(mine).options


@rule("IMP-KW-MOVE-1")
def test_the_zemi_takes_five_population_and_materials_in_any_mixture():
    table = given(me("taino", play=[ZEMI], materials=4, population=4, progress=4)).do(f"exhaust:{ZEMI}", "amount:3")
    assert table.options == ["amount:0", "amount:1", "amount:2"]
    table.do("amount:2")
    assert table.me.play[0].tokens == {"materials": 3, "population": 2}
    assert table.me.resources == pool(materials=1, population=2, progress=4)


def test_no_development_asks_for_an_empire():
    for card in ("3TAI3", BORINQUEN, SEA, "3TAI6", CUBA):
        table = given(me("taino", hand=[card]), market=[slot("1REG6")], fame=["1FAM1"])
        assert f"play:{card}" in table.options
