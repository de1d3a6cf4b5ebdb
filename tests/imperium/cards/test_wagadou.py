"""Wagadou."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.position import InPlay, pool
from automa.table import Table
from tests.imperium.cards.prices import EGYPTIANS, assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.imperium.solo.given_solo import against, automa
from tests.rules import rule

PRICES = {"3WAG3": 5, "3WAG4": 3, "3WAG5": 4, "3WAG6": 3, "3WAG7": 5}
ELEPHANTS = "1CAR3"  # others abandon a region


def with_routes(*seats: dict[str, Any], **parts: Any) -> Scenario:
    return given(*seats, options={"trade_routes": True}, **parts)


@rule("IMP-NATION-WAGADOU-1")
def test_wagadou_needs_trade_routes():
    seats = [{"nation": "wagadou"}, {"nation": "celts"}]
    assert Table.new({"seats": seats, "trade_routes": True}).position()["seats"][0]["nation_deck"][-1] == "3WAG2"
    with pytest.raises(Exception, match="without trade_routes"):
        Table.new({"seats": seats})


@rule("IMP-NATION-WAGADOU-1", "IMP-CLEAN-1")
@pytest.mark.parametrize("side", "AB")
def test_wagadou_puts_materials_on_the_market(side):
    table = given(me("wagadou", side), market=["1UNC3", "1UNC5"]).do("end", "card:1UNC5@market")
    assert [slot.tokens for slot in table.position.market[:2]] == [{}, {"materials": 1}]


@rule("IMP-SOLO-69", "IMP-SOLO-32")
def test_a_wagadou_automa_puts_materials_on_the_market():
    assert opponent_table("wagadou").token == ("materials", 1)


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_wagadou_developments_cost(card, price):
    assert_price("wagadou", card, {"population": price})


@pytest.mark.parametrize(("routes", "materials"), [(0, 2), (1, 3), (2, 4)])
def test_wagadou_a_gains_materials_and_more_for_each_route(routes, materials):
    mine = me("wagadou", "A", play=["3TRO1", "3WAG15"][:routes])
    assert with_routes(mine, phase="solstice").me.resources == pool(materials=materials)


@rule("IMP-ZONE-6")
def test_wagadou_b_is_two_productions():
    """The power card is in play: its icons count."""
    table = given(me("wagadou", "B", hand=["3WAG13"])).do("play:3WAG13")
    assert table.me.resources == pool(materials=2)


@pytest.mark.parametrize("city", ["3WAG2", "3WAG3"])
@pytest.mark.parametrize(
    ("option", "hand", "left"),
    [("option:1", ["1REG6"], {"materials": 2}), ("option:2", [], {"materials": 3}), ("option:3", [], {"goods": 1})],
)
def test_the_cities_trade_a_card(city, option, hand, left):
    table = given(me("wagadou", play=[city], hand=["UNR"], deck=["1REG6"], materials=2), phase="solstice").do(option)
    assert (table.me.hand, table.me.discard, table.me.resources) == (hand, ["UNR"], pool(**left))


@pytest.mark.parametrize(
    ("option", "actions", "left"), [("option:1", 1, {"progress": 1}), ("option:2", 0, {"goods": 1})]
)
def test_controlling_the_trade_recalls_a_region(option, actions, left):
    mine = me("wagadou", hand=["3WAG4"], play=["3WAG18"], state="empire", progress=1, actions=0)
    table = with_routes(mine).do("play:3WAG4", option)
    if table.pending.about == "react":
        table.do("no")
    assert (table.me.hand, table.me.actions, table.me.resources) == (["3WAG18"], actions, pool(**left))
    assert "play:3WAG4" not in with_routes({**mine, "play": []}).options


@rule("IMP-EXH-5")
@pytest.mark.parametrize(("option", "progress", "history"), [("option:1", 1, []), ("option:2", 0, ["UNR"])])
def test_controlling_the_trade_rewards_trading(option, progress, history):
    mine = me("wagadou", play=["3WAG4"], discard=["UNR"], progress=1)
    table = with_routes(mine).do("exhaust:3MERC1A", "exhaust:3WAG4", option)
    assert (table.me.resources, table.me.history) == (pool(goods=1, progress=progress), history)


@rule("IMP-KW-HISTORY-4")
def test_the_great_mosque_waits_for_the_adoption_of_islam():
    mine = me("wagadou", hand=["3WAG5"], state="empire")
    assert "play:3WAG5" not in given(mine).options
    assert "play:3WAG5" in given({**mine, "history": ["3WAG6"]}).options


@pytest.mark.parametrize(("answer", "discard"), [("yes", []), ("no", ["UNR"])])
def test_the_great_mosque_brings_people_to_cities_and_may_bring_order(answer, discard):
    table = given(me("wagadou", play=["3WAG5", "1CIV6"], discard=["UNR"]), phase="solstice")
    table.do("card:3WAG5@play", answer)
    assert (table.me.resources, table.me.discard) == (pool(population=1), discard)


@pytest.mark.parametrize("zone", ["play", "hand", "discard", "deck", "nation_deck"])
def test_the_adoption_of_islam_finds_the_pact_wherever_it_is(zone):
    """Also in play, with what is garrisoned or lies on it (pitfall 25)."""
    mine = me("wagadou", hand=["3WAG6"], state="empire", actions=0, nation_deck=["3WAG10", "3WAG2"])
    mine["play" if zone == "play" else zone] = (
        [in_play("3WAG17", "1REG6", materials=1)] if zone == "play" else ["3WAG17", *mine.get(zone, [])]
    )
    table = given(mine).do("play:3WAG6", *(["no"] if zone in ("hand", "discard") else []))
    assert table.me.history[0] == "3WAG6"
    assert set(table.me.history) == {"3WAG6", "3WAG17", *(["1REG6"] if zone == "play" else [])}
    assert table.me.resources == pool(materials=1 if zone == "play" else 0)


@rule("IMP-KW-FIND-2")
def test_the_adoption_of_islam_without_a_pact_goes_into_history_alone():
    table = given(me("wagadou", hand=["3WAG6"], state="empire")).do("play:3WAG6")
    assert table.me.history == ["3WAG6"]


@pytest.mark.parametrize(
    ("answers", "hand", "history"),
    [
        (["no"], ["3WAG22", "1REG6"], []),
        (["option:1", "no"], ["1REG6"], []),
        (["option:1", "option:2"], [], ["1REG6"]),
        (["option:2", "card:3WAG22@hand", "option:2"], [], ["1REG6", "3WAG22"]),
    ],
)
def test_the_adoption_of_islam_orders_up_to_two_cards(answers, hand, history):
    table = given(me("wagadou", hand=["3WAG6", "3WAG22", "1REG6"], state="empire")).do("play:3WAG6", *answers)
    assert (table.me.hand, table.me.history) == (hand, ["3WAG6", *history])


@rule("IMP-KW-DEVELOP-1")
def test_great_wealth_makes_every_cost_in_materials_lower():
    """An action, an exhaust ability, an unrest, a development, a trade route (pitfall 10); never below nothing."""
    base = me("wagadou", play=["3WAG7"], state="barbarian", materials=2)
    assert given({**base, "hand": ["1ROM16"]}, market=["1UNC3"]).do("play:1ROM16").me.resources == pool()
    table = given({**base, "hand": ["3WAG22"]}).do("play:3WAG22")
    assert table.me.resources == pool(materials=2)  # what returning it brings
    table = with_routes({**base, "hand": ["3ABB12"], "resources": {"materials": 1}}).do("play:3ABB12")
    assert table.me.resources == pool(progress=1)
    develops = {**base, "state": "empire", "hand": [EGYPTIANS], "development": ["1ROM3", "3WAG3"]}
    cost = dict(library()["1ROM3"].cost or {})
    assert cost["materials"] > 1
    develops["resources"] = {**cost, "materials": cost["materials"] - 1}
    assert given(develops).do(f"play:{EGYPTIANS}").me.resources == pool()


@rule("IMP-KW-PAY-4")
def test_great_wealth_leaves_what_is_moved_and_other_resources_alone():
    """Trade Caravans move two materials; a cost of one is nothing, one in population stays as it is."""
    caravans = me("wagadou", play=["3WAG7", "3UNC4"], state="empire", materials=1)
    market = ["1REG6", "1UNC3"]
    assert "exhaust:3UNC4" not in given(caravans, market=market).options
    assert "exhaust:3UNC4" in given({**caravans, "resources": {"materials": 2}}, market=market).options
    free = me("wagadou", play=["3WAG7", "3SAS23"], discard=["1REG6"])
    assert given(free).do("exhaust:3SAS23", "yes").me.hand == ["1REG6"]
    people = me("wagadou", play=["3WAG7"], hand=["1ROM17"], population=1)
    assert "population" in library()["1ROM17"].texts["play"]
    assert "play:1ROM17" not in given(people, market=market).options


def test_great_wealth_rewards_each_batch_of_returned_unrest_once():
    mine = me("wagadou", play=["3WAG7"], hand=["3WAG22", "3WAG23"], deck=["1REG6", "1REG7"], materials=4)
    table = given(mine, market=["1UNC3"]).do("revolt", ["card:3WAG22@hand", "card:3WAG23@hand"])
    assert (table.me.hand[:1], table.me.resources) == (["1REG6"], pool(materials=6))


@pytest.mark.parametrize(("taken", "goods"), [("1CIV6", 1), ("1UNC15", 1), ("1UNC3", 0), ("3TRO1", 0)])
def test_dinga_cisse_gains_goods_for_a_city(taken, goods):
    table = with_routes(me("wagadou", hand=["3WAG8"]), market=["1CIV6", "1UNC15", "1UNC3", "3TRO1"])
    table.do("play:3WAG8", f"card:{taken}@market")
    assert (table.me.hand, table.me.resources, table.me.history) == ([taken], pool(goods=goods), ["3WAG8"])


@pytest.mark.parametrize(("answer", "left"), [("yes", pool(goods=1)), ("no", pool(progress=2))])
def test_salt_merchants_garrison_a_card_to_lay_goods_and_may_trade(answer, left):
    mine = me("wagadou", play=["3WAG9", "3WAG18"], hand=["UNR"], progress=2)
    table = with_routes(mine, market=["1UNC3"]).do("exhaust:3WAG9", answer)
    assert (table.me.play[1], table.position.market[0].tokens) == (InPlay("3WAG18", ["UNR"]), {"goods": 1})
    assert table.me.resources == left


@rule("IMP-EXH-4", "IMP-TEXT-16")
def test_salt_merchants_need_a_card_and_a_region():
    """No garrison, no trade: the second sentence hangs on the first (pitfall 16)."""
    for parts in ({"play": ["3WAG9", "3WAG18"]}, {"play": ["3WAG9"], "hand": ["UNR"]}):
        assert "exhaust:3WAG9" not in with_routes(me("wagadou", progress=1, **parts), market=["1UNC3"]).options


@rule("IMP-EXH-9")
@pytest.mark.parametrize("answers", [["yes", "yes"], ["no", "no"]])
def test_berber_traders_ready_a_merchant_and_empty_a_market_card(answers):
    mine = me("wagadou", hand=["3WAG10"], play=[in_play("3WAG9", exhausted=True), in_play("3WAG17", exhausted=True)])
    table = given(mine, market=[slot("1UNC3", materials=2, goods=1), "1UNC5"]).do("play:3WAG10", *answers)
    did = answers == ["yes", "yes"]
    assert [entry.exhausted for entry in table.me.play] == [not did, True]
    assert table.me.resources == (pool(materials=2, goods=1) if did else pool())
    assert [spot.card for spot in table.position.market[:2]] == ["1UNC3", "1UNC5"]


@pytest.mark.parametrize(("option", "history", "progress"), [("option:1", ["UNR"], 0), ("option:2", [], 1)])
def test_the_niger_valley(option, history, progress):
    table = given(me("wagadou", hand=["3WAG11", "UNR"])).do("play:3WAG11", option)
    assert (table.me.history, table.me.resources) == (history, pool(progress=progress))


@pytest.mark.parametrize(("card", "gained"), [("3WAG12", {"goods": 1}), ("3WAG18", {"population": 2})])
@pytest.mark.parametrize("option", ["option:1", "option:2"])
def test_bambouk_and_guidimaka(card, gained, option):
    answers = [option] if card == "3WAG12" else ["no", option]
    table = given(me("wagadou", hand=[card, "UNR"]), market=["1UNC3"]).do(f"play:{card}", *answers)
    if table.pending.about == "may":
        table.do("no")
    exiled = option == "option:1"
    assert table.position.piles["exile"] == (["1UNC3"] if exiled else [])
    assert table.me.resources == (pool() if exiled else pool(**gained))


@rule("IMP-TEXT-14")
def test_golden_prosperity_counts_three_icons_and_asks_for_each_region():
    mine = me("wagadou", "A", hand=["3WAG13"], play=["3WAG11", "3WAG18", "3WAG15", "3WAG9"], deck=["UNR", "UNR"])
    table = with_routes(mine, me("celts")).do("play:3WAG13", "no")
    # Niger's and the route's production, the route itself, Salt Merchants and the merchant card.
    assert table.me.resources == pool(materials=5)
    table.do("yes", "yes")
    assert table.me.resources == pool(materials=1, population=2)


def test_the_saharan_route_brings_materials_and_lays_some():
    table = with_routes(me("wagadou", hand=["3WAG15"]), market=["1UNC3"]).do("play:3WAG15")
    assert (table.me.resources, table.position.market[0].tokens) == (pool(materials=3), {"materials": 1})


def test_the_saharan_route_buys_a_card_with_materials():
    mine = me("wagadou", hand=["3WAG15"], materials=4)
    table = with_routes(mine, market=[slot("1UNC3", materials=1), "1UNC5"]).do("play:3WAG15", "option:2")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool(materials=1))


def test_the_saharan_route_profits_by_each_kind_of_icon():
    mine = me("wagadou", play=[in_play("3WAG15", goods=3), "3WAG11", "1REG7", "1REG4X", "1CIV6"])
    table = with_routes(mine).do("profit:3WAG15")
    assert (table.me.resources, table.me.discard) == (pool(goods=3, progress=4), ["3WAG15"])  # river twice, no hunt


@rule("IMP-KW-ATTACK-2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_dhar_tichitt_pays_the_attacker_to_keep_its_regions(answer):
    wagadou = me("wagadou", play=["3WAG16", "3WAG18"], materials=2)
    table = given(me("carthaginians", hand=[ELEPHANTS], state="empire"), wagadou, region=["1REG6"])
    table.do(f"play:{ELEPHANTS}")
    assert (table.pending.seat, table.pending.about) == (1, "may")
    table.do(answer)
    kept = answer == "yes"
    assert table.other.discard == ([] if kept else ["3WAG18"])
    assert table.other.resources == pool(materials=0 if kept else 2)
    assert table.me.resources == pool(materials=2 if kept else 0)


@rule("IMP-KW-PAY-5")
def test_dhar_tichitt_hands_over_the_tokens_really_spent():
    wagadou = me("wagadou", play=["3WAG16", "3WAG18"], goods=1)
    table = given(me("carthaginians", hand=[ELEPHANTS], state="empire"), wagadou, region=["1REG6"])
    table.do(f"play:{ELEPHANTS}", "yes")
    assert (table.me.resources, table.other.resources, table.other.discard) == (pool(goods=1), pool(), [])


@pytest.mark.parametrize(
    ("attack", "play"),
    [("2TRI11", ["3WAG16", "3WAG18"]), (ELEPHANTS, ["3WAG16"])],
    ids=["an attack on something else", "no region to lose"],
)
def test_dhar_tichitt_is_not_asked_when_no_region_is_at_stake(attack, play):
    wagadou = me("wagadou", play=play, materials=2, progress=1)
    nation, state = ("carthaginians", "empire") if attack == ELEPHANTS else ("romans", "barbarian")
    table = given(me(nation, hand=[attack], state=state), wagadou, region=["1REG6"]).do(f"play:{attack}")
    assert table.pending.seat == 0
    assert table.other.resources["materials"] == 2


def test_dhar_tichitt_cannot_pay_what_it_does_not_have():
    wagadou = me("wagadou", play=["3WAG16", "3WAG18"], materials=1)
    table = given(me("carthaginians", hand=[ELEPHANTS], state="empire"), wagadou, region=["1REG6"])
    assert table.do(f"play:{ELEPHANTS}").other.discard == ["3WAG18"]


@rule("IMP-SOLO-40", "IMP-SOLO-43")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_dhar_tichitt_pays_an_automa_too(answer):
    """Its part that costs a region is an attack; the materials go to its pool."""
    wagadou = me("wagadou", play=["3WAG16", "3WAG18"], materials=2)
    table = against(automa("carthaginians", slots=[ELEPHANTS], state="empire"), wagadou, market=["1UNC3"]).do(answer)
    kept = answer == "yes"
    assert table.me.discard == ([] if kept else ["3WAG18"])
    assert (table.me.resources["materials"], table.other.resources["materials"]) == ((0, 2) if kept else (2, 0))


def test_dhar_tichitt_gives_everybody_something():
    mine = me("wagadou", play=["3WAG16"], hand=["UNR"])
    table = given(mine, me("celts"), me("greeks"), market=["1UNC3"]).do("exhaust:3WAG16")
    assert [seat.resources["materials"] for seat in table.position.seats] == [0, 1, 1]
    assert table.position.market[0].tokens == {"materials": 1}


@pytest.mark.parametrize(("option", "hand", "actions"), [("option:1", ["UNR"], 3), ("option:2", [], 4)])
def test_the_pact_with_bida_helps(option, hand, actions):
    table = given(me("wagadou", play=["3WAG17"], discard=["UNR"])).do("exhaust:3WAG17", option)
    assert (table.me.hand, table.me.actions) == (hand, actions)


@pytest.mark.parametrize(("option", "hand", "progress"), [("option:1", ["UNR", "UNR"], 0), ("option:2", [], 1)])
def test_the_pact_with_bida_has_its_price(option, hand, progress):
    """A region without a card under it is not enough."""
    mine = me("wagadou", play=["3WAG17", in_play("3WAG18", "1REG6"), "3WAG19"])
    table = given(mine, phase="solstice").do(option)
    assert (table.me.hand, table.me.resources) == (hand, pool(progress=progress))
    assert table.me.discard == ([] if option == "option:1" else ["3WAG18", "1REG6"])
    bare = {**mine, "play": [in_play("3WAG17"), in_play("3WAG19")]}
    assert given(bare, phase="solstice").me.hand == ["UNR", "UNR"]


@rule("IMP-KW-NATION-1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_northern_mali_looks_at_the_nation_deck(answer):
    mine = me("wagadou", hand=["3WAG19"], nation_deck=["3WAG8", "3WAG9", "3WAG10", "3WAG2"])
    table = given(mine).do("play:3WAG19", answer)
    assert (table.me.resources, table.me.nation_deck[-1]) == (pool(population=1), "3WAG2")
    assert bool(table.events("shuffle_nation")) == (answer == "yes")


@rule("IMP-TEXT-8")
@pytest.mark.parametrize(("state", "history"), [("barbarian", []), ("empire", ["3WAG20"])])
def test_gold_merchants_buy_a_laden_card(state, history):
    mine = me(
        "wagadou", play=["3WAG20", in_play("3WAG18", "1REG7"), "3WAG19"], hand=["1REG6"], materials=2, state=state
    )
    table = given(mine, market=[slot("1UNC3", materials=1), "1UNC5"]).do("exhaust:3WAG20")
    assert (table.me.hand, table.me.history, table.me.actions) == (["1UNC3"], history, 2)
    assert InPlay("3WAG19", ["1REG6"]) in table.me.play
    assert table.me.resources == pool(materials=1)


def test_gold_merchants_need_an_empty_region_and_an_action():
    mine = me("wagadou", play=["3WAG20", in_play("3WAG18", "1REG7")], hand=["1REG6"], materials=2)
    market = [slot("1UNC3", materials=1)]
    assert "exhaust:3WAG20" not in given(mine, market=market).options
    ready = {**mine, "play": [in_play("3WAG20"), in_play("3WAG18")]}
    assert "exhaust:3WAG20" in given(ready, market=market).options
    assert "exhaust:3WAG20" not in given({**ready, "actions": 0}, market=market).options


@rule("IMP-KW-PAY-3")
def test_pride_costs_goods_and_a_watered_region():
    mine = me("wagadou", hand=["3WAG21"], play=["3WAG11", "3WAG18"], goods=4)
    table = given(mine, fame=["1FAM1"]).do("play:3WAG21")
    assert (table.me.hand, table.me.history, table.me.resources) == (["1FAM1"], ["3WAG11"], pool())
    assert "play:3WAG21" not in given({**mine, "resources": {"goods": 3, "progress": 3}}).options
    assert "play:3WAG21" not in given({**mine, "play": [in_play("3WAG18")]}).options
    assert "garrison" in library()["3WAG21"].cannot


@pytest.mark.parametrize(("card", "state"), [("3WAG16", "barbarian"), ("3WAG17", "barbarian"), ("3WAG7", "empire")])
def test_wagadou_state_icons(card, state):
    for current in ("barbarian", "empire"):
        assert (f"play:{card}" in given(me("wagadou", hand=[card], state=current)).options) == (current == state)
