"""The Inuit, who change with the season: Summer shows the empire icon, Winter the barbarian one."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from automa.table import Table
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, retold, slot
from tests.rules import rule

SUMMER, WINTER = {"state": "empire"}, {"state": "barbarian"}


def faces(seat):
    return [entry.card for entry in seat.permanents]


@rule("IMP-SETUP-4", "IMP-SETUP-5", "IMP-NATION-INUIT-1", "IMP-SETUP-15")
def test_they_start_in_summer_with_three_exhaust_tokens_and_a_full_hand():
    table = Table.new({"seats": [{"nation": "inuit"}, {"nation": "romans"}], "seed": 3})
    area = table.position()["seats"][0]
    assert (area["state"], [entry["card"] for entry in area["permanents"]]) == ("empire", ["3INU25A"])
    assert (area["exhausts"], len(area["hand"]), area["nation_deck"], len(area["development"])) == (3, 5, [], 12)


@rule("IMP-NATION-INUIT-2", "IMP-AMB-4", "IMP-SOLST-5")
@pytest.mark.parametrize("power", "AB")
def test_the_season_turns_at_the_end_of_every_solstice(power):
    table = given(me("inuit", power, **SUMMER), phase="solstice")
    assert (table.me.state, faces(table.me), table.me.undersides) == ("barbarian", ["3INU25B"], ["3INU25A"])
    table = given(me("inuit", power, **WINTER), phase="solstice")
    assert (table.me.state, faces(table.me)) == ("empire", ["3INU25A"])


@rule("IMP-NATION-INUIT-3", "IMP-CLEAN-4")
@pytest.mark.parametrize(("season", "hand"), [(SUMMER, 3), (WINTER, 5)])
def test_a_summer_hand_has_two_cards_less(season, hand):
    table = given(me("inuit", deck=[f"3INU{n}" for n in range(2, 9)], **season), market=["1REG6"]).do("end")
    assert len(table.me.hand) == hand


@rule("IMP-NATION-INUIT-4", "IMP-KW-HISTORY-3")
@pytest.mark.parametrize(("season", "unrest"), [(SUMMER, []), (WINTER, ["UNR"])])
def test_a_card_that_would_go_into_history_is_discarded(season, unrest):
    table = given(me("inuit", play=["1CEL6"], hand=["1UNC3"], **season)).do("exhaust:1CEL6", "yes")
    assert (table.me.history, table.me.discard, table.me.hand) == ([], ["1UNC3"], unrest)


@rule("IMP-NATION-INUIT-4")
def test_oral_history_keeps_what_would_go_into_history_even_in_winter():
    mine = me("inuit", play=["3INU13", "1CEL6"], hand=["1UNC3"], **WINTER)
    table = given(mine).do("exhaust:1CEL6", "yes")
    assert (table.me.play[0], table.me.hand, table.me.discard) == (InPlay("3INU13", ["1UNC3"]), [], [])


def test_oral_history_keeps_a_garrison_too():
    """Pitfall 25: what lies under a card goes the same way, and its tokens to the pool."""
    mine = me("inuit", play=["3INU13", in_play("1UNC15", "1UNC3", materials=2)], hand=["1VIK5"], **WINTER)
    table = retold(given(mine), "1VIK5", play="put pinned in play to history")
    table.do("play:1VIK5", "card:1UNC15@play")
    assert table.me.play[0] == InPlay("3INU13", ["1UNC15", "1UNC3"])
    assert table.me.resources == pool(materials=2)


def test_what_cannot_be_garrisoned_falls_to_the_season():
    mine = me("inuit", play=["3INU13", "1CEL6"], hand=["3INU10"], **WINTER)
    table = given(mine).do("exhaust:1CEL6", "yes")
    assert (table.me.play[0].garrison, table.me.discard, table.me.hand) == ([], ["3INU10"], ["UNR"])


def test_oral_history_garrisons_in_the_solstice_and_scores():
    table = given(me("inuit", play=["3INU13"], hand=["1UNC3"], **SUMMER), phase="solstice").do("yes")
    assert table.me.play == [InPlay("3INU13", ["1UNC3"])]


@rule("IMP-SHUF-15", "IMP-SHUF-12", "IMP-NATION-INUIT-1")
@pytest.mark.parametrize(
    ("season", "offered"),
    [(SUMMER, ["3INU12", "3INU15"]), (WINTER, ["3INU11", "3INU15"])],
)
def test_they_develop_from_the_first_reshuffle_what_the_season_allows(season, offered):
    mine = me("inuit", discard=["3INU5"], development=["3INU11", "3INU12", "3INU15"], materials=3, **season)
    table = given(mine, market=["1REG6"]).do("end")
    assert table.options == [*(f"card:{card}@development" for card in offered), "no"]


def test_inuit_a_gain_one_material_more_of_up_to_three():
    table = given(me("inuit", "A", hand=["3INU2"], **SUMMER)).do("play:3INU2", "option:1")
    assert table.me.resources == pool(materials=2)
    mine = me("inuit", "A", hand=["3INU8"], play=["3INU2"], **SUMMER)
    assert given(mine).do("play:3INU8", "option:1").me.resources == pool(materials=4)


def test_inuit_a_gain_no_more_of_four_materials_nor_of_population():
    mine = me("inuit", "A", hand=["3INU8"], play=["3INU2", "3INU5", "1REG9", "1REG6"], **SUMMER)
    table = given(mine)
    icons = sum(icon in ("production", "ocean") for card in ("3INU2", "3INU5", "1REG9", "1REG6", "3INU1A")
                for icon in table.table._game.match.card(card).types)  # fmt: skip
    assert icons > 3
    table.do("play:3INU8", "option:1")
    assert table.me.resources["materials"] == icons
    assert given(mine).do("play:3INU8", "option:2").me.resources == pool(population=5)


def test_inuit_b_discard_for_progress_when_they_take_from_the_market():
    mine = me("inuit", "B", hand=["3INU6", "3INU5"], materials=3, **WINTER)
    table = given(mine, market=[slot("1UNC3", "UNR")]).do("play:3INU6", "card:3INU5@hand")
    assert (table.me.resources, table.me.discard) == (pool(progress=1), ["3INU6", "3INU5"])


def test_inuit_b_do_not_for_a_card_nobody_saw():
    mine = me("inuit", "B", hand=["3INU6", "3INU5"], materials=5, **WINTER)
    table = given(mine, uncivilised=["1UNC9"], civilised=["1CIV8"], market=["1REG6"])
    table.do("play:3INU6", "option:2", "card:top@uncivilised")
    assert (table.me.hand, table.me.resources) == (["3INU5", "1UNC9"], pool())


@rule("IMP-NATION-INUIT-5", "IMP-KW-ABANDON-5", "IMP-COMP-8")
def test_nunavut_counts_as_two_regions():
    mine = me("inuit", hand=["1CEL15"], play=["3INU2", "3INU5"], **SUMMER)
    table = given(mine, fame=["1FAM1"]).do("play:1CEL15", "card:3INU2@play")
    assert (table.me.hand, table.me.play) == (["1FAM1"], [])
    table = given(me("inuit", hand=["3INU8"], play=["3INU2"], **SUMMER)).do("play:3INU8", "option:2")
    assert table.me.resources == pool(population=2)


def test_sea_ice_melts_in_summer():
    table = given(me("inuit", "B", play=[in_play("3INU3", "1UNC3")], **WINTER), phase="solstice")
    assert (sorted(table.me.hand), table.me.play, table.me.resources) == (["1UNC3", "3INU3"], [], pool(materials=1))
    assert given(me("inuit", play=["3INU3"], **SUMMER), phase="solstice").me.play == [InPlay("3INU3")]


def test_iglu_counts_hunts_or_gives_up_regions():
    mine = me("inuit", hand=["3INU7"], play=["3INU3", "3INU4", "3INU2"], **WINTER)
    assert given(mine).do("play:3INU7", "option:1").me.resources == pool(materials=3)
    table = given(mine).do("play:3INU7", "option:2", ["card:3INU3@play", "card:3INU2@play"])
    assert (table.me.resources, [entry.card for entry in table.me.play]) == (pool(population=3), ["3INU4"])


def test_qarmaq_counts_production_and_ocean_with_the_power_card():
    table = given(me("inuit", "B", hand=["3INU8"], play=["3INU2"], **SUMMER)).do("play:3INU8", "option:1")
    assert table.me.resources == pool(materials=3)


def test_dog_sleds_draw_or_discard_when_a_region_without_ocean_is_played():
    mine = me("inuit", play=["3INU9"], hand=["3INU4", "1UNC3"], deck=["1UNC9"], **SUMMER)
    table = given(mine).do("play:3INU4", "no", "yes", "option:1")
    assert table.me.hand == ["1UNC3", "1UNC9"]
    table = given(mine).do("play:3INU4", "no", "yes", "option:2")
    assert (table.me.discard, table.me.resources) == (["1UNC3"], pool(progress=1))
    assert given({**mine, "hand": ["3INU2", "1UNC3"]}).do("play:3INU2", "option:2", "no").pending.about == "turn"


def test_harpoons_give_up_one_hunt_and_exile_another_for_fame():
    mine = me("inuit", hand=["3INU10"], play=["3INU3", "3INU9"], **WINTER)
    table = given(mine, fame=["1FAM1"]).do("play:3INU10", "card:3INU9@play")
    assert (table.me.hand, table.position.piles["exile"]) == (["1FAM1"], ["3INU3"])
    assert table.me.discard == ["3INU10", "3INU9"]


def test_harpoons_need_two_hunts():
    assert "play:3INU10" not in given(me("inuit", hand=["3INU10"], play=["3INU3"], **WINTER), fame=["1FAM1"]).options


def test_nunavik_calls_the_shaman_in_winter():
    mine = me("inuit", play=["3INU11"], hand=["3INU17"], materials=1, actions=0)
    table = given({**mine, **WINTER}).do("exhaust:3INU11")
    assert (table.me.resources, table.me.discard) == (pool(progress=1), ["3INU17"])
    assert "exhaust:3INU11" not in given({**mine, **SUMMER}).options


def test_imaq_has_no_text_and_just_comes_into_play():
    assert given(me("inuit", hand=["3INU12"], **SUMMER)).do("play:3INU12").me.play == [InPlay("3INU12")]


def test_exploration_reaches_exiled_cards():
    mine = me("inuit", hand=["3INU14"], population=5, **SUMMER)
    table = given(mine, exile=["1REG7", "1TRI5"], market=["1REG6"]).do("play:3INU14", "option:1", "card:1REG7@exile")
    assert (table.me.hand, table.me.resources) == (["1REG7"], pool(population=3))
    table = given(mine, exile=["1REG7", "1TRI5"], market=["1REG6"]).do("play:3INU14", "option:2", "card:1TRI5@exile")
    assert (table.me.hand, table.me.resources) == (["1TRI5"], pool())


def test_kayaks_find_regions_in_winter():
    table = given(me("inuit", play=["3INU15"], population=1, **WINTER), exile=["1REG7"]).do("exhaust:3INU15")
    assert (table.me.hand, table.me.play[0].tokens, table.me.resources) == (["1REG7"], {"population": 1}, pool())


def test_kayaks_come_home_from_the_ocean_in_summer():
    """Two timings share one token: the reaction needs the state, an ocean card in play and the token."""
    mine = me("inuit", "B", play=["3INU15"], hand=["3INU2"])
    table = given({**mine, **SUMMER}).do("play:3INU2", "option:1", "exhaust:3INU15")
    assert (table.me.hand, table.me.exhausts) == (["3INU15"], 2)
    table.do("no")
    assert table.me.resources == pool(materials=1, progress=2)
    assert "exhaust:3INU15" not in given({**mine, **SUMMER}).options
    tired = {**mine, "play": [in_play("3INU15", exhausted=True)]}
    assert given({**tired, **SUMMER}).do("play:3INU2", "option:1").pending.about == "turn"
    assert given({**mine, **SUMMER, "hand": ["3INU4"]}).do("play:3INU4").pending.about == "turn"


@rule("IMP-KW-DEVELOP-3")
def test_kayaks_are_free_by_the_sea():
    mine = me("inuit", hand=["1TRI3"], state="empire", development=["3INU15"])
    assert given(mine).do("play:1TRI3").me.development == ["3INU15"]
    assert given({**mine, "play": [in_play("3INU12")]}).do("play:1TRI3").me.development == []


def test_tattoos_draw_from_the_deck_or_choose_from_the_discard_pile():
    mine = me("inuit", hand=["3INU16"], deck=["1UNC3"], discard=["1UNC9", "1CIV2"], actions=0, **SUMMER)
    assert given(mine).do("play:3INU16", "option:1").me.hand == ["1UNC3"]
    assert given(mine).do("play:3INU16", "option:2", "card:1CIV2@discard").me.hand == ["1CIV2"]


def test_the_shaman_has_three_ways():
    mine = me("inuit", hand=["3INU17", "UNR"], materials=2, **WINTER)
    assert given(mine).do("play:3INU17", "option:1").me.resources == pool(materials=2, progress=1)
    assert given(mine, market=["1UNC3"], uncivilised=["1UNC9"]).do(
        "play:3INU17", "option:2", "card:top@uncivilised"
    ).me.hand == ["UNR", "1UNC9"]
    assert given(mine).do("play:3INU17", "option:3").me.resources == pool(materials=2, population=1)


def test_the_oil_lamp_burns_differently_in_each_season():
    mine = me("inuit", play=["3INU18"], hand=["1UNC3", "1UNC9"], deck=["1CIV2", "1CIV3"])
    assert given({**mine, **WINTER}).do("exhaust:3INU18").me.hand == ["1UNC3", "1UNC9", "1CIV2", "1CIV3"]
    table = given({**mine, **SUMMER}).do("exhaust:3INU18")
    assert (table.me.hand, table.me.resources) == ([], pool(progress=1))
    assert "exhaust:3INU18" not in given({**mine, **SUMMER, "hand": ["1UNC3"]}).options


def test_throat_singing_readies_a_card_or_recovers_one():
    mine = me(
        "inuit", hand=["3INU19"], play=[in_play("3INU18", exhausted=True)], discard=["1UNC3"], exhausts=2, **WINTER
    )
    table = given(mine).do("play:3INU19", "option:1")
    assert (table.me.exhausts, table.me.play[0].exhausted) == (3, False)
    assert given(mine).do("play:3INU19", "option:2").me.deck == ["1UNC3"]


def test_inuksuk_leads_to_a_region_of_either_season():
    mine = me("inuit", play=["3INU20"], deck=["3INU3", "1UNC3"], **SUMMER)
    table = given(mine).do("exhaust:3INU20")
    assert ([entry.card for entry in table.me.play], table.me.actions) == (["3INU20", "3INU3"], 2)
    assert table.me.resources == pool(progress=1)
    table = given({**mine, **WINTER}).do("exhaust:3INU20")
    assert table.me.resources == pool()
    assert given({**mine, "deck": ["3INU5"]}).do("exhaust:3INU20").me.resources == pool()


def test_bone_carving_trades_a_memory_for_the_top_of_the_main_deck():
    mine = me("inuit", hand=["3INU21", "1UNC3"], play=["3INU13"], discard=["UNR"], **WINTER)
    table = given(mine, main=["1TRI1", "1TRI2"]).do("play:3INU21", "option:1", "card:UNR@discard")
    assert (table.me.hand, table.position.piles["main"]) == (["1UNC3", "1TRI1"], ["1TRI2"])
    assert table.me.play[0].garrison == ["UNR"]


def test_bone_carving_remembers():
    mine = me("inuit", hand=["3INU21"], play=[in_play("3INU13", "1UNC3")], **WINTER)
    table = given(mine).do("play:3INU21")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool(progress=1))


@rule("IMP-KW-BREAK-9")
def test_bone_carving_may_take_the_last_card_of_the_main_deck():
    mine = me("inuit", hand=["3INU21", "1UNC3"], play=["3INU13"], **WINTER)
    table = given(mine, main=["1TRI1"]).do("play:3INU21", "option:1")
    assert table.position.end is not None and table.position.end["trigger"] == "main deck"


SUMMER_PRICES = {"3INU12": {"materials": 1}, "3INU13": {"materials": 3}, "3INU14": {"population": 2},
                 "3INU15": {"materials": 3}, "3INU16": {"population": 2}, "3INU20": {"materials": 4}}  # fmt: skip
WINTER_CARDS = ["3INU10", "3INU11", "3INU17", "3INU18", "3INU19", "3INU21"]


@rule("IMP-KW-DEVELOP-1")
@pytest.mark.parametrize("card", SUMMER_PRICES)
def test_summer_developments_have_their_price(card):
    assert_price("inuit", card, SUMMER_PRICES[card])


@pytest.mark.parametrize("card", WINTER_CARDS)
def test_winter_developments_wait_for_winter(card):
    rich = me("inuit", hand=["1TRI3"], development=[card], materials=9, population=9, **SUMMER)
    assert given(rich).do("play:1TRI3").me.development == [card]
    mine = {**rich, "hand": [], "discard": ["3INU5"], **WINTER}
    table = given(mine, market=["1REG6"]).do("end")
    assert table.options[0] == f"card:{card}@development"
