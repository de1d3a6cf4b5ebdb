"""The Japanese: two faiths that tolerate each other only in an empire, goods on the market, civilised cards."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

REGIONS = ["3JPN16", "3JPN17", "3JPN12"]


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("3JPN3", {"materials": 3, "population": 2}),
        ("3JPN4", {"materials": 5}),
        ("3JPN5", {"materials": 3, "population": 1}),
        ("3JPN6", {"population": 1, "goods": 2}),
        ("3JPN7", {"materials": 2, "population": 3}),
    ],
)
def test_what_japanese_developments_cost(card, price):
    assert_price("japanese", card, price)


def test_japanese_a_pay_population_and_discard_a_card_for_an_action():
    table = given(me("japanese", "A", hand=["3JPN16", "3JPN17"], population=2)).do("exhaust:3JPN1A", "card:3JPN17@hand")
    assert (table.me.actions, table.me.resources, table.me.discard) == (4, pool(), ["3JPN17"])
    assert "exhaust:3JPN1A" not in given(me("japanese", "A", population=2)).options
    assert "exhaust:3JPN1A" not in given(me("japanese", "A", hand=["3JPN16"], population=1)).options


def test_japanese_b_score_civilised_cards_up_to_ten_points():
    cards = ["3JPN5", "1CIV2", "1CIV3", "1CIV8"]
    scored = score_seat(_match(given(me("japanese", "B", deck=cards))), 0)
    assert {"card": "3JPN1B", "zone": "power", "points": 8} in scored["cards"]
    scored = score_seat(_match(given(me("japanese", "B", deck=[*cards, "1CIV9", "1CIV10"]))), 0)
    assert {"card": "3JPN1B", "zone": "power", "points": 10} in scored["cards"]


def _match(table: Scenario):
    return table.table._game.match


# Emperor Kanmu


def test_kanmu_breaks_through_and_may_turn_a_pinned_card_into_cards():
    mine = me("japanese", state="empire", hand=["3JPN2"], play=["3JPN17"], deck=["3JPN16", "UNR", "3JPN14"])
    table = given(mine, market=["1CIV2"], civilised=["1CIV8"]).do("play:3JPN2", "card:1CIV2@market", "yes")
    table.do("card:UNR@hand")
    assert table.me.hand == ["1CIV2", "3JPN16", "3JPN14"]
    assert (table.me.history, table.me.discard, table.me.actions) == (["3JPN2", "UNR"], ["3JPN17"], 3)


def test_kanmu_may_leave_the_pinned_card_in_play():
    mine = me("japanese", state="empire", hand=["3JPN2"], play=["3JPN17"], deck=["3JPN16"])
    table = given(mine, civilised=["1CIV8"]).do("play:3JPN2", "no")
    assert (table.me.hand, table.me.history, table.me.play) == (["1CIV8"], ["3JPN2"], [InPlay("3JPN17")])


def test_kanmu_needs_an_empire():
    assert "play:3JPN2" not in given(me("japanese", hand=["3JPN2"]), civilised=["1CIV8"]).options


# Shinto, Tendai Buddhism and the temple that needs both


def test_shinto_drives_out_tendai_buddhism_among_barbarians():
    table = given(me("japanese", hand=["3JPN18"], play=["3JPN10"])).do("play:3JPN18")
    assert (table.me.play, table.me.discard) == ([InPlay("3JPN18")], ["3JPN10"])


def test_shinto_and_tendai_buddhism_stand_together_in_an_empire():
    table = given(me("japanese", state="empire", hand=["3JPN18"], play=["3JPN10"])).do("play:3JPN18")
    assert table.me.play == [InPlay("3JPN10"), InPlay("3JPN18")]


def test_shinto_can_be_played_without_tendai_buddhism():
    assert given(me("japanese", hand=["3JPN18"])).do("play:3JPN18").me.play == [InPlay("3JPN18")]


@rule("IMP-EXH-5")
@pytest.mark.parametrize("card", ["1CIV12", "1UNC20"])
def test_shinto_reacts_to_civilised_and_uncivilised_cards(card):
    mine = me(
        "japanese",
        state="empire",
        play=["3JPN18", "3JPN3"],
        materials=3,
        hand=[card],
        deck=["3JPN9", "3JPN14", *REGIONS],
    )
    table = given(mine).do(f"play:{card}")
    while table.pending.about != "react":
        table.do(table.options[0])
    before, drawn = table.me.resources["population"], len(table.me.hand)
    table.do("exhaust:3JPN18")
    assert (table.me.resources["population"], len(table.me.hand), table.me.exhausts) == (before + 1, drawn + 2, 4)


def test_shinto_may_be_declined_and_ignores_regions():
    mine = me("japanese", play=["3JPN18"], hand=["3JPN16"], deck=["3JPN9", "3JPN14"])
    table = given(mine).do("play:3JPN16")
    assert (table.pending.about, table.me.exhausts) == ("turn", 5)


def test_tendai_buddhism_pays_and_discards_to_free_play_a_region():
    mine = me("japanese", play=["3JPN10"], hand=["3JPN16", "3JPN9"], materials=2)
    table = given(mine).do("exhaust:3JPN10", "card:3JPN9@hand")
    assert (table.me.play, table.me.actions) == ([InPlay("3JPN10", exhausted=True), InPlay("3JPN16")], 3)
    assert (table.me.resources, table.me.discard) == (pool(materials=1), ["3JPN9"])


@pytest.mark.parametrize(
    ("answer", "play", "hand"),
    [("option:1", ["3JPN10"], ["3JPN16"]), ("option:2", ["3JPN10", "3JPN18"], [])],
)
def test_tendai_buddhism_of_barbarians_costs_shinto_or_a_card(answer, play, hand):
    table = given(me("japanese", play=["3JPN10", "3JPN18"], hand=["3JPN16"]), phase="solstice").do(answer)
    assert ([entry.card for entry in table.me.play], table.me.hand) == (play, hand)


def test_tendai_buddhism_without_shinto_costs_a_card():
    table = given(me("japanese", play=["3JPN10"], hand=["3JPN16"]), phase="solstice")
    assert (table.me.hand, table.me.discard) == ([], ["3JPN16"])


@pytest.mark.parametrize(("answer", "hand", "left"), [("yes", [], 0), ("no", ["UNR"], 1)])
def test_tendai_buddhism_of_an_empire_may_return_an_unrest(answer, hand, left):
    mine = me("japanese", state="empire", play=["3JPN10"], hand=["UNR"], population=1)
    table = given(mine, phase="solstice").do(answer)
    assert (table.me.hand, table.me.resources["population"]) == (hand, left)


@rule("IMP-KW-MOVE-1")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_temple_takes_up_to_two_population(number):
    mine = me("japanese", state="empire", play=["3JPN4"], population=3)
    table = given(mine, fame=["1FAM1"]).do("exhaust:3JPN4")
    assert table.pending.about == "move_amount"  # nothing lies there to pay with: one option only
    table.do(f"amount:{number}")
    assert table.me.resources["population"] == 3 - number
    assert table.me.play[0].tokens.get("population", 0) == number


def test_the_temple_takes_no_more_than_there_is():
    table = given(me("japanese", state="empire", play=["3JPN4"], population=1, progress=3), fame=["1FAM1"])
    assert table.do("exhaust:3JPN4").options == ["amount:0", "amount:1"]
    assert "exhaust:3JPN4" not in given(me("japanese", play=["3JPN4"], progress=3), fame=["1FAM1"]).options


def test_four_population_on_the_temple_buy_the_top_fame_card():
    mine = me("japanese", state="empire", play=[in_play("3JPN4", population=5)], population=2)
    table = given(mine, fame=["1FAM1", "1FAM2"]).do("exhaust:3JPN4", "option:2")
    assert (table.me.hand, table.me.resources["population"]) == (["1FAM1"], 2)
    assert table.me.play[0].tokens["population"] == 1


@rule("IMP-KW-PAY-4", "IMP-ZONE-5")
def test_what_lies_in_the_pool_does_not_pay_for_the_temple():
    mine = me("japanese", play=[in_play("3JPN4", population=3)], population=9, progress=9)
    table = given(mine, fame=["1FAM1"]).do("exhaust:3JPN4")
    assert table.pending.about == "move_amount"


@pytest.mark.parametrize("state", ["barbarian", "empire"])
@pytest.mark.parametrize("beside", [[], ["3JPN18"], ["3JPN10"], ["3JPN18", "3JPN10"]])
def test_the_temple_falls_without_both_faiths(beside, state):
    table = given(me("japanese", state=state, play=["3JPN4", *beside]), phase="solstice")
    while table.pending.about != "turn":
        table.do("card:3JPN4@play" if "card:3JPN4@play" in table.options else table.options[-1])
    assert ("3JPN4" in table.me.discard) == (len(beside) < 2)


def test_the_temple_returns_its_population_when_it_falls():
    table = given(me("japanese", play=[in_play("3JPN4", population=3)]), phase="solstice")
    assert (table.me.resources["population"], table.me.discard) == (3, ["3JPN4"])


@pytest.mark.parametrize(("fame", "points"), [(["1FAM1"], 2), (["1FAM1", "1FAM2", "1FAM4"], 6)])
def test_the_temple_scores_two_points_for_each_fame_card(fame, points):
    scored = score_seat(_match(given(me("japanese", play=["3JPN4"], discard=fame))), 0)
    assert {"card": "3JPN4", "zone": "play", "points": points} in scored["cards"]


# Miyabi: what lay on the card is asked after it is gone (pitfall 12)


@rule("IMP-CARD-MIYABI")
@pytest.mark.parametrize(
    ("tokens", "asked"),
    [({"goods": 1}, True), ({"goods": 2}, False), ({"goods": 1, "progress": 1}, False)],
)
def test_miyabi_may_return_the_unrest_of_a_card_with_exactly_one_resource(tokens, asked):
    mine = me("japanese", state="empire", hand=["3JPN6", "UNR"])
    table = given(mine, market=[slot("1CIV2", "1UNR5", **tokens), slot("1UNC3", "UNR")]).do("play:3JPN6")
    assert (table.pending.about == "may") == asked
    if asked:
        table.do("yes")
    assert ("1UNR5" in table.me.hand) != asked
    assert "UNR" in table.me.hand and "1CIV2" in table.me.hand


def test_miyabi_keeps_the_unrest_if_wanted_and_a_region_brings_none():
    mine = me("japanese", state="empire", hand=["3JPN6"])
    assert given(mine, market=[slot("1CIV2", "1UNR5", goods=1)]).do("play:3JPN6", "no").me.hand == ["1CIV2", "1UNR5"]
    table = given(mine, market=[slot("1REG6", goods=1)]).do("play:3JPN6")
    assert (table.pending.about, table.me.hand) == ("turn", ["1REG6"])


def test_miyabi_needs_a_card_with_goods():
    mine = me("japanese", state="empire", hand=["3JPN6"])
    assert "play:3JPN6" not in given(mine, market=[slot("1CIV2", progress=1)]).options


@rule("IMP-CARD-MIYABI", "IMP-SCORE-12")
def test_miyabi_returns_unrest_from_anywhere_before_scoring():
    mine = me("japanese", deck=["3JPN6", "UNR"], history=["UNR"], play=[in_play("3JPN16", "UNR")])
    ending = {"trigger": "card", "round": 1, "seat": 0}
    table = given(mine, phase="solstice", end=ending, round=2)
    table.do("yes")
    table.do(["card:UNR@history", "card:UNR@garrison"])
    result = table.table.result
    assert result is not None and result["scores"][0] == 2 - 2


# The others


def test_tea_ceremony_draws_and_brings_goods_and_an_exhaust_token():
    mine = me("japanese", state="empire", hand=["3JPN5"], deck=["3JPN16"], exhausts=4)
    mine["play"] = [in_play("3JPN9", exhausted=True)]
    table = given(mine).do("play:3JPN5")
    assert (table.me.hand, table.me.resources, table.me.exhausts) == (["3JPN16"], pool(goods=1), 5)


def test_a_shogun_breaks_through_for_an_unrest():
    mine = me("japanese", state="empire", hand=["3JPN7"])
    table = given(mine, market=["1REG6", "1UNC3"], civilised=["1CIV8"], region=["1REG9"]).do("play:3JPN7")
    assert table.options == ["card:1REG6@market", "card:top@civilised", "card:top@region"]
    assert table.do("card:top@civilised").me.hand == ["UNR", "1CIV8"]


def test_a_shogun_scores_civilised_cards():
    scored = score_seat(_match(given(me("japanese", "A", deck=["3JPN7", "3JPN5", "1CIV2"]))), 0)
    assert {"card": "3JPN7", "zone": "deck", "points": 2} in scored["cards"]


def test_kanji_puts_a_discarded_card_into_history_for_a_card():
    table = given(me("japanese", play=["3JPN9"], discard=["UNR"], deck=["3JPN16"])).do("exhaust:3JPN9")
    assert (table.me.history, table.me.hand) == (["UNR"], ["3JPN16"])


@pytest.mark.parametrize("answers", [("no", "no"), ("yes", "no"), ("no", "yes")])
def test_kanto_plain_may_remember_a_card_and_may_take_a_garrison(answers):
    table = given(me("japanese", hand=["3JPN12", "UNR"])).do("play:3JPN12")
    for answer in answers:
        if table.pending.about == "may":
            table.do(answer)
    assert table.me.resources == pool(population=1)
    assert (table.me.history == ["UNR"]) == (answers[0] == "yes")
    assert (table.me.play[0].garrison == ["UNR"]) == (answers == ("no", "yes"))


def test_manno_reservoir_counts_rivers():
    mine = me("japanese", play=["3JPN13", "3JPN16", "3JPN12", "3JPN17"])
    assert given(mine).do("exhaust:3JPN13").me.resources == pool(materials=2)
    assert "exhaust:3JPN13" not in given(me("japanese", play=["3JPN13", "3JPN17"])).options


@pytest.mark.parametrize("card", ["3JPN3", "3JPN14"])
@pytest.mark.parametrize(
    ("option", "gained", "hand"),
    [("option:1", pool(materials=1), []), ("option:2", pool(population=1), []), ("option:3", pool(), ["3JPN9"])],
)
def test_japanese_cities_turn_a_card_into_something(card, option, gained, hand):
    mine = me("japanese", play=[card], hand=["UNR"], deck=["3JPN9"])
    table = given(mine, phase="solstice").do("yes", option)
    assert (table.me.resources, table.me.hand, table.me.discard) == (gained, hand, ["UNR"])


def test_an_appeal_to_china_draws_and_exiles():
    mine = me("japanese", play=["3JPN15"], deck=["3JPN9"], materials=1)
    table = given(mine, market=[slot("1CIV2", progress=1), slot("1UNC3", "UNR")]).do("exhaust:3JPN15", "option:1")
    assert (table.me.hand, table.position.piles["exile"], table.me.resources) == (["3JPN9"], ["1UNC3"], pool())


def test_an_appeal_to_china_places_goods_on_the_market():
    mine = me("japanese", play=["3JPN15"], materials=1)
    table = given(mine, market=["1CIV2", "1UNC3"]).do("exhaust:3JPN15", "option:2", "card:1UNC3@market")
    assert table.position.market[1].tokens == {"goods": 1}


@pytest.mark.parametrize(("card", "gained"), [("3JPN16", pool(materials=1)), ("3JPN17", pool())])
def test_japanese_regions(card, gained):
    table = given(me("japanese", hand=[card, "UNR"])).do(f"play:{card}", "yes")
    assert (table.me.resources, table.me.play) == (gained, [InPlay(card, ["UNR"])])


def test_clans_take_an_unrest_and_pay_population_for_a_region():
    table = given(me("japanese", hand=["3JPN19"], population=1), region=["1REG9"]).do("play:3JPN19")
    assert (table.me.hand, table.me.resources) == (["UNR", "1REG9"], pool())
    assert "play:3JPN19" not in given(me("japanese", hand=["3JPN19"]), region=["1REG9"]).options
    assert "play:3JPN19" not in given(me("japanese", hand=["3JPN19"], population=1, state="empire")).options


def test_prince_shotoku_returns_an_unrest_and_finds_tendai_buddhism():
    mine = me("japanese", hand=["3JPN22", "UNR"], nation_deck=["3JPN14", "3JPN10", "3JPN2"])
    table = given(mine).do("play:3JPN22", "option:1")
    assert (table.me.hand, table.me.history) == (["3JPN10"], ["3JPN22"])
    assert table.me.nation_deck == ["3JPN14", "3JPN2"]


def test_prince_shotoku_free_plays_a_civilised_card_of_an_empire_and_finds_kanji():
    mine = me("japanese", hand=["3JPN22", "3JPN5"], deck=["3JPN16", "3JPN9", "3JPN17"])
    table = given(mine).do("play:3JPN22", "option:2")
    assert table.me.history == ["3JPN22"]
    assert "3JPN9" in table.me.hand + [entry.card for entry in table.me.play]
    assert (table.me.resources, table.me.actions, table.me.discard) == (pool(goods=1), 2, ["3JPN5"])


@rule("IMP-KW-FIND-2")
def test_prince_shotoku_may_find_nothing():
    table = given(me("japanese", hand=["3JPN22", "UNR"], deck=["3JPN16"])).do("play:3JPN22", "option:1")
    assert (table.me.hand, table.me.history, table.me.deck) == ([], ["3JPN22"], ["3JPN16"])


def test_japanese_glory_costs_three_regions():
    table = given(me("japanese", hand=["3JPN21"], play=REGIONS), fame=["1FAM1", "1FAM2"]).do("play:3JPN21")
    table.do("card:1FAM2@fame")
    assert (table.me.hand, set(table.me.discard)) == (["1FAM2"], {*REGIONS, "3JPN21"})


@pytest.mark.parametrize("card", ["3JPN3", "3JPN4", "3JPN5", "3JPN7"])
def test_japanese_developments_need_an_empire(card):
    for state in ("barbarian", "empire"):
        table = given(me("japanese", hand=[card], deck=["3JPN9"], state=state), civilised=["1CIV8"])
        assert (f"play:{card}" in table.options) == (state == "empire")
