"""The Vikings."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

NATION = ["1VIK3", "1VIK4", "1VIK5", "1VIK2"]


@rule("IMP-KW-HISTORY-3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_vikings_discard_what_would_go_into_history(side):
    table = given(me("vikings", side, hand=["1UNC21", "1VIK18"], discard=["1VIK19"]))
    table.do("play:1UNC21", "option:2", "card:1VIK18@hand")
    assert (table.me.history, table.me.discard) == ([], ["1UNC21", "1VIK18", "1VIK19"])


@rule("IMP-KW-HISTORY-3")
def test_vikings_discard_a_card_that_puts_itself_into_history():
    table = given(me("vikings", hand=["1FAM2"])).do("play:1FAM2", "yes")
    assert (table.me.history, table.me.discard) == ([], ["1FAM2"])


@pytest.mark.parametrize("side", ["A", "B"])
def test_vikings_who_take_unrest_may_put_the_top_nation_card_at_the_bottom(side):
    mine = me("vikings", side, hand=["1VIK18"], materials=3, nation_deck=NATION)
    table = given(mine, market=[slot("1UNC3", "UNR")]).do("play:1VIK18", "yes")
    assert table.me.nation_deck == ["1VIK4", "1VIK5", "1VIK3", "1VIK2"]


def test_vikings_look_also_when_others_give_them_unrest():
    table = given(me("celts", "A", hand=["1CEL16"], materials=3), me("vikings", nation_deck=NATION), market=["1UNC3"])
    table.do("play:1CEL16", "exhaust:1CEL1A")
    assert (table.pending.seat, table.events("look")[-1]["cards"]) == (1, ["1VIK3"])
    assert table.do("no").other.nation_deck == NATION


def test_vikings_do_not_look_when_they_take_a_region():
    mine = me("vikings", hand=["1VIK22"], materials=2, population=1, nation_deck=NATION)
    table = given(mine, market=["1REG6"]).do("play:1VIK22")
    assert (table.pending.about, table.events("look")) == ("turn", [])


def test_vikings_a_draw_two_when_they_return_an_unrest():
    mine = me("vikings", "A", hand=["UNR"], population=1, deck=["1VIK18", "1VIK19", "1VIK20"])
    table = given(mine).do("play:UNR", "exhaust:1VIK1A")
    assert (table.me.hand, table.me.exhausts) == (["1VIK18", "1VIK19"], 4)


def test_vikings_b_do_not_draw_when_they_return_an_unrest():
    table = given(me("vikings", "B", hand=["UNR"], population=1, deck=["1VIK18"])).do("play:UNR")
    assert (table.pending.about, table.me.hand) == ("turn", [])


def test_harald_takes_the_top_fame_card_and_may_break_through():
    table = given(me("vikings", hand=["1VIK2"]), fame=["1FAM1", "1FAM2"], region=["1REG6"])
    table.do("play:1VIK2", "yes")
    assert (table.me.hand, table.me.discard) == (["1FAM1", "1REG6"], ["1VIK2"])
    assert table.position.piles["fame"] == ["1FAM2"]


def test_harald_need_not_break_through():
    table = given(me("vikings", hand=["1VIK2"]), fame=["1FAM1"], region=["1REG6"]).do("play:1VIK2", "no")
    assert table.me.hand == ["1FAM1"]


@rule("IMP-SHUF-14", "IMP-END-3")
def test_harald_ends_the_game_when_he_is_taken_from_the_nation_deck():
    table = given(me("vikings", nation_deck=["1VIK2"]), market=["1REG6"]).do("end")
    assert (table.position.end["trigger"], table.me.state, table.me.hand) == ("accession", "barbarian", ["1VIK2"])


@pytest.mark.parametrize(
    ("card", "gained"),
    [("1VIK3", pool(materials=2)), ("1VIK5", pool(population=1))],
)
def test_iceland_and_graenland_take_a_garrison_and_gain(card, gained):
    table = given(me("vikings", hand=[card, "UNR"], nation_deck=["1VIK4", "1VIK2"]))
    table.do(f"play:{card}", "yes", "option:1")
    assert (table.me.play, table.me.resources) == ([InPlay(card, ["UNR"])], gained)


@pytest.mark.parametrize("card", ["1VIK3", "1VIK5"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_iceland_and_graenland_look_and_may_shuffle_the_nation_deck(card, answer):
    nation = [f"1VIK{number}" for number in (4, 6, 7, 8, 9, 10, 11, 2)]
    table = given(me("vikings", hand=[card], nation_deck=nation)).do(f"play:{card}", "option:2", answer)
    assert table.events("look")[-1]["cards"] == ["1VIK4"]
    assert bool(table.events("shuffle_nation")) is (answer == "yes")
    assert (table.me.nation_deck != nation) is (answer == "yes")
    assert (sorted(table.me.nation_deck), table.me.nation_deck[-1]) == (sorted(nation), "1VIK2")


def test_combs_let_the_next_card_ignore_the_empire_icon():
    table = given(me("vikings", hand=["1CIV3", "1CIV13"], play=["1VIK4"], materials=3, population=1))
    assert "play:1CIV3" not in table.options
    table.do("exhaust:1VIK4", "play:1CIV3")
    assert table.me.actions == 4
    assert "play:1CIV13" not in table.options


@rule("IMP-CARD-COMBS")
def test_combs_are_used_up_by_any_card():
    table = given(me("vikings", hand=["1CIV3", "1VIK17"], play=["1VIK4"], materials=3))
    table.do("exhaust:1VIK4", "play:1VIK17", "no")
    assert "play:1CIV3" not in table.options


def test_foroyar_exiles_a_market_card():
    table = given(me("vikings", hand=["1VIK6", "UNR"]), market=["1UNC3", "1REG6"])
    table.do("play:1VIK6", "no", "option:1", "card:1UNC3@market")
    assert (table.position.piles["exile"], table.me.resources) == (["1UNC3"], pool())


def test_foroyar_takes_a_garrison_and_gains_population():
    table = given(me("vikings", hand=["1VIK6", "UNR"]), market=["1UNC3"]).do("play:1VIK6", "yes", "option:2")
    assert (table.me.play, table.me.resources) == ([InPlay("1VIK6", ["UNR"])], pool(population=1))


@rule("IMP-KW-HISTORY-4")
@pytest.mark.parametrize("there", [[], ["1VIK10"], ["1VIK5"], [in_play("1VIK5", "1VIK10")]])
def test_vinland_needs_longships_and_graenland_in_play(there):
    assert "play:1VIK7" not in given(me("vikings", hand=["1VIK7", "UNR"], play=there)).options
    mine = me("vikings", hand=["1VIK7", "UNR"], play=["1VIK10", "1VIK5"])
    assert "play:1VIK7" in given(mine).options
    assert "play:1VIK7" not in given({**mine, "state": "empire"}).options


@pytest.mark.parametrize(
    ("answers", "garrison", "hand"),
    [(["option:1"], [], ["1VIK18"]), (["option:2", "yes", "card:UNR@hand"], ["UNR"], ["1VIK18"])],
)
def test_vinland_returns_an_unrest_or_takes_a_garrison(answers, garrison, hand):
    table = given(me("vikings", hand=["1VIK7", "UNR", "1VIK18"], play=["1VIK10", "1VIK5"]))
    table.do("play:1VIK7", *answers)
    assert (table.me.play[-1], table.me.hand) == (InPlay("1VIK7", garrison), hand)
    assert len(table.position.piles["unrest"]) == (20 if garrison else 21)


def test_sagas_take_a_garrison_at_the_solstice():
    table = given(me("vikings", play=["1VIK8"], hand=["UNR", "1VIK18"]), phase="solstice")
    table.do("yes", "card:1VIK18@hand")
    assert (table.me.play, table.me.hand) == ([InPlay("1VIK8", ["1VIK18"])], ["UNR"])


def test_sagas_need_not_take_a_garrison():
    table = given(me("vikings", play=["1VIK8"], hand=["UNR"]), phase="solstice").do("no")
    assert table.me.play == [InPlay("1VIK8")]


def test_longships_reach_exiled_regions_for_population():
    mine = me("vikings", play=["1VIK10"], hand=["1VIK22"], materials=2, population=1)
    table = given(mine, market=["1REG6", "1TRI5"], exile=["1REG7", "1TRI3"]).do("play:1VIK22")
    assert table.options == ["card:1REG6@market", "card:1TRI5@market", "card:1REG7@exile"]
    table.do("card:1REG7@exile", "no")
    assert (table.me.hand, table.me.resources) == (["1REG7"], pool(population=1))


def test_longships_bring_no_population_for_a_market_region():
    mine = me("vikings", play=["1VIK10"], hand=["1VIK22"], materials=2, population=1)
    table = given(mine, market=["1REG6"], exile=["1REG7"]).do("play:1VIK22", "card:1REG6@market", "no")
    assert table.me.resources == pool()


def test_longships_bring_materials_for_an_attack():
    table = given(me("vikings", play=["1VIK10"], hand=["1VIK13"]), me("celts", materials=2))
    table.do("play:1VIK13", "exhaust:1VIK10")
    assert (table.me.resources, table.me.exhausts) == (pool(materials=4), 4)


@pytest.mark.parametrize(("option", "gained", "hand"), [("option:1", 0, ["1VIK18"]), ("option:2", 2, [])])
def test_skis_react_to_a_region(option, gained, hand):
    table = given(me("vikings", play=["1VIK11"], hand=["1VIK17", "1VIK8"], deck=["1VIK18", "1VIK19"]))
    assert table.do("play:1VIK8").pending.about == "turn"
    table.do("play:1VIK17", "exhaust:1VIK11", option)
    assert (table.me.resources, table.me.hand) == (pool(materials=gained), hand)


def test_rollo_takes_the_top_fame_card_and_is_exiled():
    table = given(me("vikings", hand=["1VIK12"]), fame=["1FAM1", "1FAM2"]).do("play:1VIK12")
    assert (table.me.hand, table.me.discard) == (["1FAM1"], [])
    assert (table.position.piles["exile"], table.position.piles["fame"]) == (["1VIK12"], ["1FAM2"])


def test_rollo_resolves_king_of_kings_without_developing():
    table = given(me("vikings", hand=["1VIK12"])).do("play:1VIK12")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(progress=6), ["1VIK12"])


def test_go_a_viking_robs_and_the_poor_take_unrest():
    celts, greeks, romans = me("celts", materials=3), me("greeks", materials=1), me("romans")
    table = given(me("vikings", hand=["1VIK13"]), celts, greeks, romans).do("play:1VIK13")
    assert [seat.resources["materials"] for seat in table.position.seats] == [3, 1, 0, 0]
    assert [seat.hand for seat in table.position.seats] == [[], [], ["UNR"], ["UNR"]]
    assert table.me.actions == 3


def test_go_a_viking_may_be_played_on_players_without_materials():
    table = given(me("vikings", hand=["1VIK13"]), me("celts")).do("play:1VIK13")
    assert (table.me.resources, table.other.hand) == (pool(), ["UNR"])


@pytest.mark.parametrize("shuffle", ["yes", "no"])
def test_gothja_looks_and_returns_an_unrest_for_population(shuffle):
    nation = [f"1VIK{number}" for number in (3, 4, 5, 6, 7, 8, 9, 2)]
    table = given(me("vikings", hand=["1VIK16", "UNR"], nation_deck=nation, deck=["1VIK18"]))
    table.do("play:1VIK16", shuffle, "option:1")
    assert (table.me.hand, table.me.resources) == ([], pool(population=1))
    assert (table.me.nation_deck == nation) is (shuffle == "no")
    assert table.me.nation_deck[-1] == "1VIK2"


def test_gothja_draws_two():
    table = given(me("vikings", hand=["1VIK16", "UNR"], nation_deck=NATION, deck=["1VIK18", "1VIK19", "1VIK20"]))
    table.do("play:1VIK16", "no", "option:2")
    assert table.me.hand == ["UNR", "1VIK18", "1VIK19"]


@rule("IMP-KW-FIND-1", "IMP-KW-FIND-3", "IMP-KW-FIND-4")
def test_erik_leaves_scandinavia_to_find_a_region():
    mine = me("vikings", hand=["1VIK21"], play=["1VIK17"], population=1, deck=["1VIK18", "1REG6"], nation_deck=NATION)
    table = given(mine).do("play:1VIK21")
    assert table.options == ["card:1VIK17@discard", "card:1REG6@deck", "card:1VIK3@nation", "card:1VIK5@nation"]
    table.do("card:1VIK5@nation")
    assert (table.me.hand, table.me.discard, table.me.resources) == (["1VIK5"], ["1VIK17"], pool())
    assert sorted(table.me.nation_deck[:-1]) == ["1VIK3", "1VIK4"]
    assert (table.me.nation_deck[-1], table.position.piles["exile"]) == ("1VIK2", ["1VIK21"])


@pytest.mark.parametrize("lack", [{"play": ["1VIK6"]}, {"population": 0}])
def test_erik_needs_scandinavia_and_population(lack):
    mine = {"play": ["1VIK17"], "population": 1, **lack}
    assert "play:1VIK21" not in given(me("vikings", hand=["1VIK21"], nation_deck=NATION, **mine)).options


def test_jomsviking_acquires_and_makes_the_others_discard():
    celts = me("celts", hand=["1CEL14", "UNR"])
    table = given(me("vikings", hand=["1VIK22"], materials=2, population=1), celts, market=["1REG6", "1TRI5", "1UNC3"])
    assert table.do("play:1VIK22").options == ["card:1REG6@market", "card:1TRI5@market"]
    table.do("card:1REG6@market", "card:1CEL14@hand")
    assert (table.me.hand, table.me.resources) == (["1REG6"], pool())
    assert (table.other.hand, table.other.discard) == (["UNR"], ["1CEL14"])


@pytest.mark.parametrize(("option", "gained", "hand"), [("option:1", 1, ["UNR"]), ("option:2", 0, [])])
def test_althing_robs_and_brings_progress_or_returns_an_unrest(option, gained, hand):
    table = given(me("vikings", hand=["1VIK23", "UNR"]), me("celts", materials=2), me("greeks"))
    table.do("play:1VIK23", option)
    assert [seat.resources["materials"] for seat in table.position.seats] == [1, 1, 0]
    assert (table.me.resources["progress"], table.me.hand) == (gained, hand)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 16, 17, 21, 22, 23])
def test_viking_cards_need_barbarians(number):
    card = f"1VIK{number}"
    play = ["1VIK17"] if number != 17 else []
    mine = me("vikings", hand=[card], play=play, materials=2, population=1, deck=["1VIK18"], nation_deck=["1VIK7"])
    assert f"play:{card}" in given(mine, fame=["1FAM1"], market=["1REG6"]).options
    assert f"play:{card}" not in given({**mine, "state": "empire"}, fame=["1FAM1"], market=["1REG6"]).options


@rule("IMP-KW-DEVELOP-4")
def test_vikings_do_not_develop():
    table = given(me("vikings", hand=["1FAM5"], state="empire", development=["1ROM5"])).do("play:1FAM5")
    assert (table.me.development, table.me.discard) == (["1ROM5"], ["1FAM5"])
