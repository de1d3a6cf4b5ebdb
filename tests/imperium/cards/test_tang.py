"""The Tang: unrest every year, population on the market, a mandate that must be kept, and trade."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import card_points
from automa.imperium.select import Spot
from automa.table import Table, TableError
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

MANDATE, TAIZONG, CHANGAN, GUANGZHOU = "3TAN23", "3TAN22", "3TAN19", "3TAN20"
EXAMINATIONS, OFFICIALS, ARMY, SILK_ROAD = "3TAN16", "3TAN17", "3TAN18", "3TAN4"
ROUTES = {"trade_routes": True}
ENDED = {"trigger": "card", "round": 1, "seat": 0}


def points(table: Scenario, card: str, zone: str) -> int:
    return card_points(table.table._game.match, Spot(card, zone, 0), 0)


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("3TAN3", {"materials": 4, "population": 1}),
        ("3TAN4", {"materials": 3, "population": 1}),
        ("3TAN5", {"materials": 3, "population": 1}),
        ("3TAN6", {"population": 4}),
        ("3TAN7", {"materials": 3, "population": 1}),
        ("3TAN8", {"materials": 2, "population": 1}),
        ("3TAN9", {"materials": 3, "population": 2}),
        ("3TAN10", {"population": 4}),
    ],
)
def test_what_tang_developments_cost(card, price):
    assert_price("tang", card, price)


# The nation


@rule("IMP-NATION-TANG-1", "IMP-SETUP-1")
def test_the_tang_need_trade_routes():
    seats = [{"nation": "tang"}, {"nation": "romans"}]
    with pytest.raises(TableError, match="trade_routes"):
        Table.new({"seats": seats, "seed": 1})
    table = Scenario(Table.new({"seats": seats, "seed": 1, "trade_routes": True, "commons": "horizons"}))
    assert not any(card in ("3TAN25", "3TAN26", "3TAN27") for card in table.me.hand + table.me.deck)
    assert len(table.me.hand + table.me.deck) == 10


@rule("IMP-NATION-TANG-1", "IMP-SETUP-12")
def test_tang_unrest_is_all_in_the_pile():
    seats = [{"nation": "tang"}, {"nation": "romans"}]
    position = Scenario(Table.new({"seats": seats, "seed": 1, "trade_routes": True, "commons": "horizons"})).position
    laid = [*position.piles["unrest"], *(card for place in position.market for card in place.unrest)]
    assert {"3TAN25", "3TAN26", "3TAN27"} <= set(laid)


@rule("IMP-NATION-TANG-1", "IMP-CLEAN-1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_cleanup_puts_population_on_the_market(side):
    table = given(me("tang", side), market=["1REG6"]).do("end")
    assert table.position.market[0].tokens == {"population": 1}


@rule("IMP-NATION-TANG-1", "IMP-SOLST-5")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("end", "hand"), [(None, ["UNR"]), (ENDED, [])])
def test_every_solstice_ends_with_an_unrest_until_the_end_is_triggered(side, end, hand):
    assert given(me("tang", side), phase="solstice", end=end).me.hand == hand


def test_the_unrest_comes_after_what_would_return_it():
    table = given(me("tang", play=["3TAN13"], materials=1), phase="solstice").do("option:2")
    assert (table.me.hand, table.me.resources) == (["UNR"], pool(materials=2))


def test_tang_a_turn_two_cards_into_progress():
    table = given(me("tang", "A", hand=["UNR", "3TAN21", CHANGAN])).do(
        "exhaust:3TAN1A", ["card:UNR@hand", "card:3TAN21@hand"]
    )
    assert (table.me.resources, table.me.hand) == (pool(progress=1), [CHANGAN])
    assert "exhaust:3TAN1A" not in given(me("tang", "A", hand=["UNR"])).options


@pytest.mark.parametrize(("side", "worth"), [("A", 1), ("B", 4)])
def test_the_tang_score_pinned_cards_that_are_no_regions(side, worth):
    play = [MANDATE, CHANGAN, "3TAN12", "3TAN15", "1REG6", "1REG9"]
    assert points(given(me("tang", side, play=play)), f"3TAN1{side}", "power") == worth


# Accession and developments


def test_poetry_draws_for_every_unrest_that_anybody_returns():
    mine = me("tang", state="empire", hand=["3TAN2", "UNR"], deck=["3TAN21", CHANGAN, "3TAN12"])
    table = given(mine, me("celts", hand=["UNR"]), me("greeks", hand=["UNR"])).do("play:3TAN2", "yes", "yes", "no")
    assert (table.me.hand, table.me.resources) == (["3TAN21", CHANGAN], pool())


def test_poetry_remembers_yu_xuanji():
    mine = me("tang", state="empire", hand=["3TAN2"], history=["3TAN10"])
    assert given(mine).do("play:3TAN2").me.resources == pool(progress=1)


@pytest.mark.parametrize("times", [0, 1, 2])
def test_the_salt_commission_trades_up_to_twice_for_an_unrest(times):
    table = given(me("tang", play=["3TAN3"], progress=3), options=ROUTES).do("exhaust:3TAN3")
    for _ in range(times):
        table.do("yes")
    if times < 2:
        table.do("no")
    assert table.me.hand == ["UNR"]
    assert table.me.resources == pool(progress=3 - times, goods=times)


@pytest.mark.parametrize(("play", "goods"), [(["3TAN3"], 0), (["3TAN3", MANDATE], 1)])
def test_the_salt_commission_costs_a_card_and_brings_goods_under_the_mandate(play, goods):
    table = given(me("tang", play=play, hand=["UNR", "UNR", "UNR"]), phase="solstice")
    while table.pending.about != "turn":
        table.do(table.options[0])
    assert table.me.resources == pool(goods=goods)
    assert len(table.me.discard) == (1 if len(play) == 1 else 3)


def test_the_salt_commission_is_worth_more_in_play():
    table = given(me("tang", play=["3TAN3"]))
    assert (points(table, "3TAN3", "play"), points(table, "3TAN3", "history")) == (4, 2)


@rule("IMP-ACT-5")
def test_the_eastern_silk_road_draws_and_acquires_also_from_exile():
    mine = me("tang", state="empire", hand=[SILK_ROAD], deck=["3TAN21"])
    table = given(mine, market=["1CIV2", "1UNC3"], exile=["1CIV8"], options=ROUTES).do(f"play:{SILK_ROAD}")
    assert table.options == ["card:1CIV2@market", "card:1CIV8@exile"]
    table.do("card:1CIV8@exile")
    assert (table.me.hand, table.me.play) == (["3TAN21", "1CIV8", "UNR"], [InPlay(SILK_ROAD)])


@rule("IMP-TRADE-9")
def test_the_profit_of_the_eastern_silk_road_puts_it_into_history():
    mine = me("tang", play=[in_play(SILK_ROAD, goods=3)])
    table = given(mine, market=["1TRI3"], options=ROUTES).do(f"profit:{SILK_ROAD}", "card:1TRI3@market")
    assert (table.me.history, table.me.hand, table.me.resources) == ([SILK_ROAD], ["1TRI3"], pool(goods=3))
    assert points(table, SILK_ROAD, "history") == 3


def test_tea_drinking_refreshes():
    mine = me("tang", state="empire", hand=["3TAN5"], deck=["3TAN21"], exhausts=4)
    mine["play"] = [in_play(MANDATE, exhausted=True)]
    table = given(mine).do("play:3TAN5")
    assert (table.me.hand, table.me.resources, table.me.exhausts) == (["3TAN21"], pool(progress=1), 5)


def test_confucianism_acquires_what_has_population():
    mine = me("tang", play=["3TAN6"], hand=["UNR", "UNR"])
    market = [slot("1TRI3", population=1), slot("1UNC3", materials=1), slot("1REG6", population=1)]
    table = given(mine, market=market).do("exhaust:3TAN6", "option:1")
    assert (table.me.hand, table.me.actions, table.me.resources) == (["1TRI3"], 2, pool(population=1))


@pytest.mark.parametrize("number", [1, 2])
def test_confucianism_returns_discarded_unrest(number):
    mine = me("tang", play=["3TAN6"], hand=["3TAN21", CHANGAN], discard=["1UNR2", "1UNR3"])
    table = given(mine).do("exhaust:3TAN6", [f"card:1UNR{n}@discard" for n in range(2, 2 + number)])
    assert len(table.me.discard) == 4 - number


def test_porcelain_keeps_progress_or_breaks():
    mine = me("tang", play=["3TAN7"], materials=2)
    table = given(mine, phase="solstice").do("option:1")
    assert (table.me.play, table.me.resources) == ([InPlay("3TAN7", tokens={"progress": 1})], pool())
    assert given(mine, phase="solstice").do("option:2").me.discard == ["3TAN7"]
    table = given(me("tang", play=[in_play("3TAN7", progress=3)]), phase="solstice")
    assert (table.me.discard, table.me.resources) == (["3TAN7"], pool(progress=3))


@rule("IMP-SCORE-7")
def test_porcelain_counts_progress_of_the_pool_alone():
    assert points(given(me("tang", play=[in_play("3TAN7", progress=4)], progress=11)), "3TAN7", "play") == 2


@pytest.mark.parametrize(("answer", "history"), [("yes", ["UNR"]), ("no", [])])
def test_fireworks_are_free_and_may_remember_a_discarded_card(answer, history):
    mine = me("tang", state="empire", hand=["3TAN8", "UNR"], deck=["3TAN21"])
    table = given(mine).do("play:3TAN8", "card:UNR@hand", answer)
    assert (table.me.hand, table.me.history, table.me.actions) == (["3TAN21"], history, 3)


def test_wood_block_printing_under_the_mandate():
    mine = me("tang", play=["3TAN9", MANDATE], hand=["UNR"], deck=["3TAN21"])
    table = given(mine).do("exhaust:3TAN9", "yes", "option:2")
    assert (table.me.history, table.me.resources) == (["UNR"], pool(progress=1))
    assert given(mine).do("exhaust:3TAN9", "no", "option:1").me.hand == ["UNR", "3TAN21"]
    table = given(me("tang", play=["3TAN9"], hand=["UNR"])).do("exhaust:3TAN9", "yes")
    assert (table.pending.about, table.me.history) == ("turn", ["UNR"])


def test_wood_block_printing_scores_trade_routes():
    table = given(me("tang", play=["3TAN9", SILK_ROAD], history=["3TRO2"]), options=ROUTES)
    assert points(table, "3TAN9", "play") == 2


def test_yu_xuanji_returns_an_unrest_and_breaks_through_also_from_exile():
    mine = me("tang", state="empire", hand=["3TAN10"], discard=["UNR"])
    table = given(mine, market=["1CIV2"], exile=["1CIV8"], civilised=["1CIV9"]).do("play:3TAN10")
    assert table.options == ["card:1CIV2@market", "card:1CIV8@exile", "card:top@civilised"]
    table.do("card:1CIV8@exile")
    assert (table.me.hand, table.me.discard, table.me.history) == (["1CIV8"], [], ["3TAN10"])


# The nation deck and the start


def test_cosmopolitan_culture_counts_itself_and_kinds_of_icons():
    mine = me("tang", hand=["3TAN11"], play=[CHANGAN, "1REG4X", "3TAN3"], deck=["3TAN21", "UNR", "3TAN12"])
    table = given(mine).do("play:3TAN11")
    assert (table.me.hand, table.me.history) == (["3TAN21", "UNR"], ["3TAN11"])
    kinds = sum(
        any(icon in table.table._game.match.card(entry.card).types for entry in table.me.play)
        for icon in ("river", "fertile", "ocean", "merchant")
    )
    assert kinds and table.me.resources == pool(materials=kinds, population=kinds)


@pytest.mark.parametrize("card", [CHANGAN, "3TAN12"])
def test_tang_metropolises(card):
    mine = me("tang", play=[card])
    assert given(mine, phase="solstice").do("option:1").me.resources == pool(materials=1)
    assert given(mine, phase="solstice").do("option:2").me.resources == pool(population=1)


def test_chan_buddhism_makes_unrest_cheaper_and_returns_it():
    table = given(me("tang", play=["3TAN13"], hand=["UNR", "3TAN21"])).do("play:UNR")
    assert (table.me.hand, table.me.discard) == ([], ["3TAN21"])
    table = given(me("tang", play=["3TAN13"], hand=["1UNR2"], materials=1), phase="solstice", end=ENDED).do("option:1")
    assert (table.me.hand, table.me.resources) == ([], pool())


@pytest.mark.parametrize(
    ("play", "history", "possible"),
    [([MANDATE], [TAIZONG], True), ([], [TAIZONG], False), ([MANDATE], [], False)],
)
def test_wu_zetian_needs_the_mandate_and_taizong(play, history, possible):
    mine = me("tang", hand=["3TAN14"], play=play, history=history)
    assert ("play:3TAN14" in given(mine, civilised=["1CIV8"]).options) == possible


def test_wu_zetian_breaks_through_or_develops():
    mine = me("tang", hand=["3TAN14"], play=[MANDATE], history=[TAIZONG], development=["3TAN10", "3TAN8"], population=4)
    table = given(mine, civilised=["1CIV8"]).do("play:3TAN14", "option:1")
    assert (table.me.hand, table.me.history) == (["1CIV8"], ["3TAN14", TAIZONG])
    table = given(mine, civilised=["1CIV8"]).do("play:3TAN14", "option:2")
    if table.pending.about == "develop":
        table.do("card:3TAN10@development")
    assert "3TAN10" in table.me.discard


def test_taoism_places_population():
    table = given(me("tang", play=["3TAN15"], hand=[OFFICIALS]), market=["1REG6"]).do("exhaust:3TAN15")
    assert table.position.market[0].tokens == {"population": 1}


def test_taoism_gives_an_action_once_an_unrest_was_returned_from_hand():
    mine = me("tang", play=["3TAN15"], hand=["UNR", OFFICIALS], population=1)
    table = given(mine, market=["1REG6"]).do("play:UNR", "exhaust:3TAN15", "option:2")
    assert (table.me.actions, table.me.discard) == (3, [OFFICIALS])


def test_taoism_does_not_count_unrest_of_the_discard_pile_or_of_others():
    mine = me("tang", state="empire", play=["3TAN15"], hand=["3TAN10", OFFICIALS], discard=["UNR"])
    table = given(mine, market=["1REG6"], civilised=["1CIV8"]).do("play:3TAN10", "exhaust:3TAN15")
    assert table.position.market[0].tokens == {"population": 1}
    mine = me("tang", state="empire", play=["3TAN15"], hand=["3TAN2", OFFICIALS], deck=["3TAN21"])
    table = given(mine, me("celts", hand=["UNR"]), market=["1REG6"]).do("play:3TAN2", "yes", "exhaust:3TAN15")
    assert table.position.market[0].tokens == {"population": 1}


def test_examinations_acquire_what_has_population():
    market = [slot("1CIV2", population=1), slot("1UNC3")]
    table = given(me("tang", hand=[EXAMINATIONS], deck=[OFFICIALS]), market=market).do(f"play:{EXAMINATIONS}")
    assert (table.me.hand, table.me.deck) == (["1CIV2"], [OFFICIALS])


def test_examinations_of_an_empire_call_the_officials():
    mine = me("tang", state="empire", hand=[EXAMINATIONS], deck=["3TAN21", OFFICIALS, CHANGAN])
    table = given(mine, market=["1REG6"]).do(f"play:{EXAMINATIONS}", "which_resource:goods")
    assert (table.me.actions, table.position.market[0].tokens) == (2, {"goods": 1})
    assert set(table.me.discard) == {EXAMINATIONS, OFFICIALS} and len(table.me.hand) == 1


@pytest.mark.parametrize("kind", ["materials", "population", "goods"])
def test_scholar_officials_place_any_resource(kind):
    table = given(me("tang", hand=[OFFICIALS], deck=["3TAN21"]), market=["1REG6"])
    table.do(f"play:{OFFICIALS}", f"which_resource:{kind}")
    assert table.position.market[0].tokens == {kind: 1}


def test_their_progress_is_population_too():
    table = given(me("tang", hand=[OFFICIALS], deck=["3TAN21"]), market=["1REG6"])
    table.do(f"play:{OFFICIALS}", "which_resource:progress")
    assert table.position.market[0].tokens == {"population": 1}


def test_scholar_officials_take_all_resources_of_one_card():
    market = [slot("1REG6", population=2, progress=1), slot("1UNC3", materials=1)]
    table = given(me("tang", hand=[OFFICIALS], deck=["3TAN21"]), market=market)
    table.do(f"play:{OFFICIALS}", "option:2", "card:1REG6@market")
    assert table.me.resources == pool(population=2, progress=1)
    assert (table.position.market[0].card, table.position.market[0].tokens) == ("1REG6", {})


def test_the_ministry_of_the_army_conquers():
    mine = me("tang", play=[ARMY], hand=[OFFICIALS], population=2)
    table = given(mine, market=["1REG6", "1TRI3"]).do(f"exhaust:{ARMY}", "option:1")
    assert (table.me.hand, table.me.actions) == (["1REG6"], 3)
    table = given(mine, market=["1REG6", "1TRI3"]).do(f"exhaust:{ARMY}", "option:2")
    assert (table.me.hand, table.me.actions) == (["1TRI3"], 2)
    assert f"exhaust:{ARMY}" not in given(me("tang", play=[ARMY], hand=["UNR"], population=2)).options


def test_guangzhou_must_discard_a_card():
    mine = me("tang", play=[GUANGZHOU], hand=["UNR"], deck=["3TAN21"], materials=2)
    table = given(mine, phase="solstice", end=ENDED).do("option:3")
    assert (table.me.resources, table.me.discard) == (pool(goods=1), ["UNR"])


@pytest.mark.parametrize(("answer", "play"), [("yes", [GUANGZHOU, CHANGAN]), ("no", [GUANGZHOU])])
def test_tang_prosperity_may_found_a_city(answer, play):
    mine = me("tang", hand=["3TAN21", CHANGAN], play=[GUANGZHOU])
    table = given(mine).do("play:3TAN21")
    while table.me.resources["materials"] == 0:
        table.do("no")
    table.do(answer)
    assert [entry.card for entry in table.me.play] == play
    assert (table.me.resources, table.me.actions) == (pool(materials=1), 2)


def test_taizong_takes_an_unrest_for_two_regions():
    mine = me("tang", hand=[TAIZONG], play=[MANDATE])
    table = given(mine, market=["1REG6"], main=["1REG9", "1TRI2", "1TRI4"]).do(f"play:{TAIZONG}")
    assert (table.me.hand, table.me.history) == (["UNR", "1REG6", "1REG9"], [TAIZONG])
    assert f"play:{TAIZONG}" not in given(me("tang", hand=[TAIZONG]), market=["1REG6"]).options


@pytest.mark.parametrize(("answer", "kept"), [("yes", False), ("no", True)])
def test_the_mandate_places_population_and_may_be_given_up(answer, kept):
    table = given(me("tang", play=[MANDATE]), market=["1REG6"]).do(f"exhaust:{MANDATE}", answer)
    assert table.position.market[0].tokens == {"population": 1}
    assert (table.me.play != []) == kept
    assert points(table, MANDATE, "play" if kept else "discard") == (0 if kept else -2)


@pytest.mark.parametrize("hand", [["UNR"], ["UNR", "3TAN21"], []])
def test_the_mandate_costs_two_cards_as_far_as_possible(hand):
    table = given(me("tang", play=[MANDATE], hand=hand), phase="solstice", end=ENDED)
    assert (table.me.hand, set(table.me.discard)) == ([], set(hand))


def test_rebellion_takes_fame_for_cities_and_regions():
    play = [CHANGAN, "3TAN12", GUANGZHOU, "1REG6"]
    table = given(me("tang", hand=["3TAN24"], play=play), fame=["1FAM1", "1FAM2", "1FAM4", "1FAM5"]).do("play:3TAN24")
    assert table.options == ["card:1FAM1@fame", "card:1FAM2@fame", "card:1FAM4@fame"]
    table.do("card:1FAM4@fame", "card:1FAM1@fame")
    assert (table.me.hand, table.me.resources) == (["1FAM4"], pool(materials=4))
    assert set(table.me.discard) == {"3TAN24", *play}
    assert "play:3TAN24" not in given(me("tang", hand=["3TAN24"], play=play[:3]), fame=["1FAM1"]).options
