"""The Qin."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, retold, slot
from tests.rules import rule

WALLS = ["2QIN2", "2QIN3", "2QIN4", "2QIN5"]
ANY = ["1UNC3", "1CIV2", "1REG6", "1TRI3"]
PRICES = {
    **{card: {"materials": 2, "population": 2} for card in ("2QIN3", "2QIN4", "2QIN5")},
    **{card: {"materials": 3, "population": 2} for card in ("2QIN6", "2QIN7", "2QIN8")},
    "2QIN9": {"materials": 3, "population": 1},
    "2QIN10": {"materials": 7},
}


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_qin_developments_cost(card, price):
    assert_price("qin", card, price)


@rule("IMP-NATION-QIN-1", "IMP-CLEAN-1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_qin_put_population_on_the_market_in_cleanup(side):
    table = given(me("qin", side), market=["1UNC3", "1REG6"]).do("end", "card:1REG6@market")
    assert table.position.market[1].tokens == {"population": 1}


@rule("IMP-NATION-QIN-1")
def test_the_qin_replace_progress_that_a_card_puts_on_the_market_too():
    table = given(me("qin", hand=["2QIN19"]), market=["1UNC3", "1REG6"])
    table = retold(table, "2QIN19", play="place 1 progress on card in market")
    table.do("play:2QIN19", "card:1REG6@market")
    assert table.position.market[1].tokens == {"population": 1}


@pytest.mark.parametrize(("answers", "number"), [(["exhaust:2QIN1A"], 4), (["no"], 2)])
@pytest.mark.parametrize("option", ["option:1", "option:2"])
def test_the_qin_may_double_the_population_of_a_market_card(option, answers, number):
    mine = me("qin", "A", hand=["2QIN19"], materials=5)
    table = given(mine, market=[slot("1UNC3", population=2, progress=1)], main=["1REG7", "1REG8"])
    table.do("play:2QIN19", option)
    if option == "option:2":
        table.do("card:1UNC3@market")
    table.do(*answers)
    assert (table.me.resources["population"], table.me.resources["progress"]) == (number, 1)


def test_the_qin_double_nothing_where_no_population_lies():
    table = given(me("qin", "A", hand=["2QIN19"], materials=3), market=[slot("1UNC3", progress=1)])
    assert table.do("play:2QIN19").pending.about == "turn"


def test_the_first_long_wall_makes_unrest_cheaper_in_materials():
    table = given(me("qin", play=["2QIN2"], hand=["UNR"], materials=1)).do("play:UNR")
    assert (table.me.hand, table.me.resources) == ([], pool())
    assert "play:UNR" not in given(me("qin", hand=["UNR"], materials=2)).options


def test_two_rules_that_lower_a_cost_stop_at_one():
    """The first wall by two, then Direct Democracy by one, each not below one."""
    table = given(me("qin", play=["2QIN2", "1GRE8"], hand=["UNR"], materials=1)).do("play:UNR")
    assert (table.me.hand, table.me.resources) == ([], pool())


@rule("IMP-KW-ATTACK-2")
@pytest.mark.parametrize("wall", ["2QIN3", "2QIN4"])
def test_the_second_long_wall_recalls_any_wall_to_avoid_an_attack(wall):
    qin = me("qin", play=["2QIN3", "2QIN4", "2QIN7"], progress=1)
    table = given(me("romans", hand=["2TRI11"]), qin).do("play:2TRI11", "exhaust:2QIN3")
    assert table.options == ["card:2QIN3@play", "card:2QIN4@play"]
    assert table.do(f"card:{wall}@play").other.hand == [wall]
    assert table.other.resources == pool(progress=1)


def test_the_third_long_wall_draws_for_population():
    table = given(me("qin", play=["2QIN4"], deck=["2QIN19", "2QIN20"], population=1)).do("exhaust:2QIN4")
    assert (table.me.hand, table.me.resources) == (["2QIN19"], pool())
    assert "exhaust:2QIN4" not in given(me("qin", play=["2QIN4"], deck=["2QIN19"])).options


@pytest.mark.parametrize(("walls", "usable"), [(WALLS[1:], True), (WALLS, True), (WALLS[2:], False)])
def test_the_fourth_long_wall_needs_three_walls(walls, usable):
    table = given(me("qin", play=walls, hand=["2QIN19", "2QIN20"], deck=["2QIN18"]))
    assert ("exhaust:2QIN5" in table.options) == usable
    if usable:
        table.do("exhaust:2QIN5", "card:2QIN20@hand")
        assert (table.me.deck, table.me.hand, table.me.actions) == (["2QIN20", "2QIN18"], ["2QIN19"], 4)


@rule("IMP-KW-HISTORY-4")
@pytest.mark.parametrize(
    ("card", "before"),
    [("2QIN6", "2QIN8"), ("2QIN8", "2QIN21")],
)
def test_the_rulers_of_qin_follow_each_other(card, before):
    mine = me("qin", hand=[card], play=["2QIN22"], history=[before], state="empire")
    assert f"play:{card}" in given(mine, fame=["1FAM1"]).options
    for lack in ({"play": []}, {"history": []}, {"history": [], "discard": [before]}, {"state": "barbarian"}):
        assert f"play:{card}" not in given({**mine, **lack}, fame=["1FAM1"]).options


def test_the_emperor_takes_fame_for_no_action():
    mine = me("qin", hand=["2QIN6"], play=["2QIN22"], history=["2QIN8"], state="empire")
    table = given(mine, fame=["1FAM1", "1FAM2"]).do("play:2QIN6")
    assert (table.me.hand, table.me.history, table.me.actions) == (["1FAM1"], ["2QIN6", "2QIN8"], 3)


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_king_wu_acquires_a_card_for_each_progress(paid):
    mine = me("qin", hand=["2QIN8"], play=["2QIN22"], history=["2QIN21"], progress=2, state="empire")
    table = given(mine, market=ANY, main=["1REG7", "1REG8", "1REG9", "1REG10", "1REG11"])
    table.do("play:2QIN8")
    assert table.options == ["amount:0", "amount:1", "amount:2"]
    table.do(f"amount:{paid}", *[f"card:{card}@market" for card in ANY[:paid]])
    assert (table.me.hand, table.me.resources) == (ANY[:paid], pool(progress=2 - paid))
    assert table.me.history == ["2QIN8", "2QIN21"]


@pytest.mark.parametrize(("option", "gained", "hand"), [("option:1", 1, []), ("option:2", 0, ["2QIN18"])])
def test_metallurgy_brings_progress_or_a_discarded_region(option, gained, hand):
    table = given(me("qin", play=["2QIN9"], discard=["2QIN18", "2QIN19"]), phase="solstice").do(option)
    assert (table.me.resources, table.me.hand) == (pool(progress=gained), hand)


def test_terracotta_warriors_are_never_played_but_may_be_garrisoned():
    table = given(me("qin", hand=["2QIN10", "2QIN18"])).do("play:2QIN18", "yes")
    assert table.me.play == [InPlay("2QIN18", ["2QIN10"])]
    assert "play:2QIN10" not in given(me("qin", hand=["2QIN10"], state="empire")).options


@pytest.mark.parametrize(("card", "rival"), [("2QIN15", "2QIN16"), ("2QIN16", "2QIN15")])
def test_confucianism_and_legalism_oust_each_other(card, rival):
    table = given(me("qin", hand=[card], play=[in_play(rival, "UNR")])).do(f"play:{card}")
    assert (table.me.play, sorted(table.me.discard)) == ([InPlay(card)], [rival, "UNR"])
    assert given(me("qin", hand=[card])).do(f"play:{card}").me.play == [InPlay(card)]


def test_confucianism_acquires_a_card_with_population_on_it():
    mine = me("qin", play=["2QIN15"], hand=["2QIN19", "2QIN20", "2QIN18"])
    market = [slot("1UNC3"), slot("1CIV2", population=1), slot("1REG6", population=1), slot("1TRI3", population=2)]
    table = given(mine, market=market).do("exhaust:2QIN15", ["card:2QIN19@hand", "card:2QIN20@hand"])
    assert table.options == ["card:1CIV2@market", "card:1TRI3@market"]
    table.do("card:1TRI3@market")
    assert (table.me.hand, table.me.actions) == (["2QIN18", "1TRI3"], 2)
    assert table.me.resources == pool(population=2)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_confucianism_returns_up_to_two_discarded_unrest(number):
    mine = me("qin", play=["2QIN15"], hand=["2QIN19", "2QIN20"], discard=["UNR", "UNR", "UNR"])
    table = given(mine, market=[slot("1CIV2", population=1)]).do("exhaust:2QIN15", "option:2")
    table.do(table.options[:number])
    assert (table.me.discard.count("UNR"), len(table.position.piles["unrest"])) == (3 - number, 20 + number)


@rule("IMP-EXH-4")
@pytest.mark.parametrize("lack", [{"actions": 0}, {"hand": ["2QIN19"]}])
def test_confucianism_needs_an_action_and_two_cards(lack):
    mine = {**me("qin", play=["2QIN15"], hand=["2QIN19", "2QIN20"], discard=["UNR"]), **lack}
    assert "exhaust:2QIN15" not in given(mine).options


def test_legalism_acquires_for_three_population():
    table = given(me("qin", play=["2QIN16"], population=3), market=ANY).do("exhaust:2QIN16")
    assert table.options == ["card:1REG6@market", "card:1TRI3@market"]
    table.do("card:1REG6@market")
    assert (table.me.hand, table.me.resources) == (["1REG6"], pool())


def test_the_school_of_diplomacy_acquires_for_each_region_abandoned():
    mine = me("qin", hand=["2QIN17"], play=["2QIN18", "2QIN11", "1REG7", "2QIN16"], state="empire")
    table = given(mine, me("celts", play=["1CEL9"]), market=["1REG6", "1TRI3", "1REG8"], main=["1CIV2", "1CIV3"])
    table.do("play:2QIN17", ["card:2QIN18@play", "card:2QIN11@play"])
    table.do("yes", "card:1TRI3@market", "yes", "card:1REG6@market")
    assert (table.me.hand, table.me.play) == (["1TRI3", "1REG6"], [InPlay("1REG7"), InPlay("2QIN16")])
    assert table.other.play == [InPlay("1CEL9")]  # an empire makes nobody recall


def test_barbarians_of_the_school_of_diplomacy_make_the_others_recall_a_region():
    mine = me("qin", hand=["2QIN17"], play=["2QIN18"])
    table = given(mine, me("celts", play=["1CEL9"]), market=["1REG6"]).do("play:2QIN17", [])
    assert (table.me.hand, table.me.play, table.other.hand) == ([], [InPlay("2QIN18")], ["1CEL9"])


def test_duke_zhuang_returns_unrest_and_breaks_through():
    mine = me("qin", hand=["2QIN21", "UNR"], discard=["UNR"], play=["2QIN22"])
    table = given(mine, region=["1REG6"]).do("play:2QIN21", ["card:UNR@hand", "card:UNR@discard"], "card:top@region")
    assert (table.me.hand, table.me.discard, table.me.history) == (["1REG6"], [], ["2QIN21"])
    assert "play:2QIN21" not in given(me("qin", hand=["2QIN21"]), region=["1REG6"]).options


@pytest.mark.parametrize(("answer", "play"), [("yes", []), ("no", [InPlay("2QIN22", exhausted=True)])])
def test_the_mandate_of_heaven_puts_population_on_the_market(answer, play):
    table = given(me("qin", play=["2QIN22"]), market=["1REG6", "1UNC3"])
    table.do("exhaust:2QIN22", "card:1UNC3@market", answer)
    assert (table.position.market[1].tokens, table.me.play) == ({"population": 1}, play)


@pytest.mark.parametrize("hand", [["UNR", "2QIN19", "2QIN20"], ["2QIN19"], []])
def test_the_mandate_of_heaven_takes_two_cards_at_the_solstice(hand):
    table = given(me("qin", play=["2QIN22"], hand=hand), phase="solstice")
    if len(hand) > 2:
        table.do(["card:2QIN19@hand", "card:UNR@hand"])
    assert len(table.me.hand) == max(0, len(hand) - 2)
