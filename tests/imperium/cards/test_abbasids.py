"""The Abbasids."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

PRICES = {
    "3ABB3": (5, 0, 0, 0), "3ABB4": (4, 2, 0, 0), "3ABB5": (0, 3, 0, 2), "3ABB7": (0, 0, 1, 1), "3ABB8": (0, 4, 0, 0),
}  # fmt: skip
EGYPTIANS = "1TRI3"  # as an empire: develop


def with_routes(*seats: dict[str, Any], **parts: Any) -> Scenario:
    return given(*seats, options={"trade_routes": True}, **parts)


@rule("IMP-NATION-ABBASIDS-1", "IMP-SETUP-1")
def test_the_abbasids_need_trade_routes():
    assert library().nation("abbasids").requires_trade_routes
    assert all(card.expansion == "trade_route" for card in library().of_nation("abbasids"))


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_abbasid_developments_cost(card, price):
    named = dict(zip(("materials", "population", "progress", "goods"), price, strict=True))
    assert_price("abbasids", card, {kind: number for kind, number in named.items() if number})


@rule("IMP-KW-DEVELOP-3")
def test_the_grand_library_is_developed_only_with_baghdad_in_play():
    mine = me("abbasids", hand=[EGYPTIANS], state="empire", development=["3ABB6"], materials=4, population=2)
    assert given(mine).do(f"play:{EGYPTIANS}").me.development == ["3ABB6"]
    table = given({**mine, "play": [in_play("3ABB2")]}).do(f"play:{EGYPTIANS}")
    assert (table.me.discard, table.me.resources) == (["3ABB6"], pool())


@pytest.mark.parametrize(("state", "acquired"), [("barbarian", "1UNC12"), ("empire", "1CIV10")])
def test_abbasids_a_spend_an_action_for_a_pinned_card_of_their_state(state, acquired):
    """A pinned region, and cards of either suit that do not stay in play, are no choice."""
    market = ["1UNC3", "1CIV2", "1UNC12", "1CIV10", "1REG6"]
    assert [library()[card].pinned for card in market] == [False, False, True, True, True]
    table = given(me("abbasids", "A", state=state), market=market).do("exhaust:3ABB1A")
    assert (table.me.hand, table.me.actions, table.me.exhausts) == ([acquired], 2, 4)


@rule("IMP-EXH-4")
def test_abbasids_a_need_an_action():
    market = ["1UNC15", "1CIV10"]
    assert "exhaust:3ABB1A" not in given(me("abbasids", "A", actions=0), market=market).options


def test_abbasids_b_have_no_ability():
    assert not library()["3ABB1B"].exhaust and not library()["3ABB1B"].passives


@pytest.mark.parametrize(("option", "hand", "gained"), [("option:1", ["UNR"], {}), ("option:2", [], {"goods": 1})])
def test_baghdad_brings_a_card_or_goods(option, hand, gained):
    table = given(me("abbasids", play=["3ABB2"], deck=["UNR", "1REG6"]), phase="solstice").do(option)
    assert (table.me.hand, table.me.resources) == (hand, pool(**gained))


def test_dredging_recalls_a_river_to_acquire_a_civilised_card_or_a_route():
    mine = me("abbasids", play=["3ABB3", "3ABB13", "3ABB19"])
    for wanted in ("1CIV2", "3TRO2"):
        table = with_routes(mine, market=["1CIV2", "3TRO2", "1UNC3"]).do("exhaust:3ABB3")
        assert table.options == ["card:1CIV2@market", "card:3TRO2@market"]
        table.do(f"card:{wanted}@market")
        assert table.me.hand == ["3ABB13", wanted]


@rule("IMP-KW-RECALL-1", "IMP-TRADE-6")
def test_dredging_recalls_an_ocean_to_trade_but_no_trade_route():
    """The Maritime Spice Route has an ocean, but is not pinned."""
    mine = me("abbasids", play=["3ABB3", "3ABB11"], progress=1)
    assert "exhaust:3ABB3" not in with_routes(mine).options
    mine["play"].append(in_play("1REG4X"))
    table = with_routes(mine).do("exhaust:3ABB3")
    assert (len(table.me.hand), table.me.resources) == (1, pool(goods=1))


def test_glass_working_keeps_the_goods_you_pay():
    table = given(me("abbasids", hand=["3ABB8"], play=["3ABB4"], state="empire", goods=1, deck=["UNR"]))
    table.do("play:3ABB8", "option:1")
    assert (table.me.play, table.me.resources) == ([InPlay("3ABB4", tokens={"goods": 1})], pool())


@rule("IMP-KW-PAY-5", "IMP-KW-PAY-2")
@pytest.mark.parametrize(
    ("answer", "kept"),
    [("pay:goods=2", 2), ("pay:materials=1,goods=1", 1), ("pay:progress=1,goods=1", 1), ("pay:progress=2", 0)],
)
def test_glass_working_keeps_goods_that_stand_in_for_materials(answer, kept):
    """What counts is the tokens really spent, not the cost."""
    mine = me("abbasids", hand=["3ABB17"], play=[in_play("3ABB4", goods=3)], materials=1, progress=2, goods=2)
    table = given(mine, market=["1UNC3"]).do("play:3ABB17", "option:1", answer)
    assert table.me.play == [InPlay("3ABB4", tokens={"goods": 3 + kept})]


@rule("IMP-KW-PAY-4", "IMP-TRADE-7")
def test_glass_working_is_not_asked_for_goods_that_are_moved():
    mine = me("abbasids", play=["3ABB4", "3ABB12"], hand=["UNR"], materials=2, goods=1)
    table = with_routes(mine).do("exhaust:3MERC1A")
    assert table.me.play == [InPlay("3ABB4"), InPlay("3ABB12", tokens={"goods": 1})]


def test_glass_working_keeps_goods_paid_for_a_development():
    """Also in its own cost hook: al-Ma'mun costs two goods."""
    mine = me(
        "abbasids", hand=[EGYPTIANS], state="empire", play=["3ABB4"], development=["3ABB5"], population=3, goods=2
    )
    table = given(mine).do(f"play:{EGYPTIANS}")
    assert table.me.play == [InPlay("3ABB4", tokens={"goods": 2})]


@pytest.mark.parametrize(("answer", "left", "goods"), [("yes", 2, 1), ("no", 3, 0)])
def test_glass_working_gives_one_goods_back_at_the_solstice(answer, left, goods):
    table = given(me("abbasids", play=[in_play("3ABB4", goods=3)]), phase="solstice").do(answer)
    assert (table.me.play, table.me.resources) == ([InPlay("3ABB4", tokens={"goods": left})], pool(goods=goods))


def test_glass_working_without_goods_gives_nothing():
    assert given(me("abbasids", play=["3ABB4"]), phase="solstice").pending.about == "turn"


@rule("IMP-KW-ACQUIRE-4")
@pytest.mark.parametrize(
    ("answers", "gained"),
    [
        (["no"], []),
        (["option:1", "card:1UNC3@market", "no"], ["1UNC3"]),
        (["option:1", "card:1UNC3@market", "option:2", "card:1CIV2@market"], ["1UNC3", "1CIV2"]),
        (["option:1", "card:1UNC3@market", "option:1"], ["1UNC3", "1UNC5"]),
    ],
)
def test_al_mamun_acquires_up_to_twice(answers, gained):
    table = given(
        me("abbasids", hand=["3ABB5"], state="empire"),
        market=["1UNC3", "1UNC5", "1CIV2", "1CIV3"],
        main=["1TRI1", "1TRI2", "1TRI4", "1TRI6"],
    )
    table.do("play:3ABB5", *answers)
    assert (table.me.hand, table.me.history) == (gained, ["3ABB5"])


@pytest.mark.parametrize("picked", [[], ["UNR"], ["UNR", "1REG6"]])
def test_the_grand_library_is_played_with_up_to_two_cards_under_it(picked):
    table = given(me("abbasids", hand=["3ABB6", "UNR", "1REG6", "1REG7"], state="empire")).do("play:3ABB6")
    table.do([f"card:{card}@hand" for card in picked])
    assert table.me.play == [InPlay("3ABB6", picked)]


@pytest.mark.parametrize(
    ("answers", "hand", "garrison"),
    [(["no", "no"], [], []), (["yes", "no"], ["1REG6"], []), (["yes", "yes"], [], ["1REG6"])],
)
def test_the_grand_library_draws_and_collects_at_the_solstice(answers, hand, garrison):
    mine = me("abbasids", play=["3ABB6"], deck=["1REG6", "1REG7"])
    table = given(mine, phase="solstice")
    table.do(*answers[: 2 if answers[0] == "yes" else 1])
    assert (table.me.hand, table.me.play) == (hand, [InPlay("3ABB6", garrison)])


@rule("IMP-KW-HISTORY-4")
def test_the_grand_caliphate_waits_for_al_mamun():
    mine = me("abbasids", hand=["3ABB7"], state="empire")
    assert "play:3ABB7" not in given(mine).options
    assert "play:3ABB7" in given({**mine, "history": ["3ABB5"]}).options


@rule("IMP-ZONE-6")
def test_the_grand_caliphate_counts_the_merchant_card_and_develops():
    mine = me(
        "abbasids", hand=["3ABB7"], history=["3ABB5"], state="empire", play=["3ABB3", "3ABB2", "1UNC15"],
        deck=["UNR", "1REG6"], development=["3ABB8", "3ABB6"], population=2,
    )  # fmt: skip
    table = with_routes(mine, me("celts", deck=["1CEL9"])).do("play:3ABB7", "yes", "no")
    assert table.me.resources == pool(materials=6, population=4)
    table.do("card:3ABB8@development")
    assert (table.me.history, table.me.discard, table.me.hand) == (["3ABB7", "3ABB5"], ["3ABB8"], ["UNR"])
    assert table.me.resources == pool(materials=6)


def test_turkish_mercenaries_bring_an_action_and_a_card():
    table = given(me("abbasids", hand=["3ABB8"], state="empire", goods=1, deck=["UNR"], actions=0))
    table.do("play:3ABB8", "option:1")
    assert (table.me.hand, table.me.actions, table.me.discard) == (["UNR"], 1, ["3ABB8"])


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1UNC15"]), ("no", [])])
def test_turkish_mercenaries_go_into_history_and_may_take_what_the_merchant_empire_hosts(answer, hand):
    mine = me("abbasids", hand=["3ABB8"], state="empire", goods=1, permanents=[in_play("3MERC1B", "1UNC15")])
    table = with_routes(mine).do("play:3ABB8", "option:2", answer)
    assert (table.me.hand, table.me.history) == (hand, ["3ABB8"])


def test_turkish_mercenaries_go_into_history_also_without_a_merchant_empire():
    table = given(me("abbasids", hand=["3ABB8"], state="empire", goods=1)).do("play:3ABB8", "option:2")
    assert (table.me.history, table.me.resources) == (["3ABB8"], pool())


@rule("IMP-KW-PAY-3")
def test_turkish_mercenaries_cost_goods_and_nothing_else():
    mine = me("abbasids", hand=["3ABB8"], state="empire", progress=3, population=3)
    assert "play:3ABB8" not in given(mine).options


@pytest.mark.parametrize("answer", ["option:1", "option:2"])
def test_al_mansur_breaks_through_then_plays_a_city_or_trades(answer):
    mine = me("abbasids", hand=["3ABB10"], progress=1)
    table = with_routes(mine, uncivilised=["1UNC15"], market=["1UNC3"])
    table.do("play:3ABB10", "card:top@uncivilised", answer)
    assert (table.me.history, table.other.resources) == (["3ABB10"], pool(goods=1))
    played = answer == "option:1"  # City of the commons
    assert (table.me.play, table.me.hand) == (([InPlay("1UNC15")], []) if played else ([], ["1UNC15"]))
    assert table.me.resources == (pool(progress=1) if played else pool(goods=1))


SIGHTS = {"3ABB13": "river", "3ABB19": "", "1REG8": "fertile", "1UNC15": "city"}


def test_the_maritime_spice_route_counts_each_kind_of_icon_once():
    """Its own ocean counts: a trade route is in play for its own text."""
    assert all(icon in library()[card].types for card, icon in SIGHTS.items() if icon)
    for size in range(len(SIGHTS) + 1):
        play = list(SIGHTS)[:size]
        kinds = {icon for card in play for icon in library()[card].types} & {"river", "fertile", "ocean", "city"}
        table = with_routes(me("abbasids", hand=["3ABB11"], play=play), market=["1REG4X"])
        table.do("play:3ABB11", "option:1")
        assert table.me.resources == pool(materials=2 * len(kinds | {"ocean"}))


def test_the_maritime_spice_route_acquires_an_ocean():
    assert "ocean" in library()["1REG4X"].types
    table = with_routes(me("abbasids", hand=["3ABB11"]), market=[slot("1REG4X", materials=1), "1REG6"])
    table.do("play:3ABB11", "option:2")
    assert (table.me.hand, table.me.resources) == (["1REG4X"], pool(materials=1))


@rule("IMP-TRADE-9", "IMP-KW-FREE-3")
def test_the_maritime_spice_route_profits_by_a_card_of_the_discard_pile_whatever_its_state():
    mine = me("abbasids", play=[in_play("3ABB11", goods=3)], discard=["3ABB6", "1REG6"])
    table = with_routes(mine).do("profit:3ABB11", "card:3ABB6@discard")
    assert (table.me.play, table.me.discard) == ([InPlay("3ABB6")], ["3ABB11", "1REG6"])
    assert (table.me.resources, table.me.actions) == (pool(goods=3), 2)


@pytest.mark.parametrize(("hand", "left"), [(["UNR"], []), ([], [])])
def test_the_western_silk_road_pays_for_an_unrest_and_progress(hand, left):
    """Without an unrest the cost may be paid all the same, and brings the progress (IMP-TEXT-5)."""
    table = with_routes(me("abbasids", hand=["3ABB12", *hand], materials=2)).do("play:3ABB12")
    assert (table.me.hand, table.me.resources, table.me.play) == (left, pool(progress=1), [InPlay("3ABB12")])


def test_the_western_silk_road_is_not_played_without_materials():
    assert "play:3ABB12" not in with_routes(me("abbasids", hand=["3ABB12", "UNR"], materials=1)).options


@rule("IMP-KW-DRAW-3")
@pytest.mark.parametrize(
    ("deck", "answers", "hand", "play"),
    [
        (["1REG6", "1REG7"], ["yes", "card:1REG7@hand", "no"], ["UNR", "1REG6"], [InPlay("1REG7")]),
        (["1REG6"], ["yes", "no"], ["UNR"], [InPlay("1REG6")]),
        (["1REG6", "1REG7"], ["no"], ["UNR", "1REG6", "1REG7"], []),
        ([], [], ["UNR"], []),
    ],
)
def test_the_western_silk_road_profits_by_two_cards_without_a_reshuffle(deck, answers, hand, play):
    """One of the two drawn, not any card of the hand (pitfall 13)."""
    mine = me("abbasids", hand=["UNR"], play=[in_play("3ABB12", goods=3)], deck=deck, discard=["1REG9"])
    table = with_routes(mine).do("profit:3ABB12", *answers)
    assert (table.me.hand, table.me.play, table.me.discard) == (hand, play, ["3ABB12", "1REG9"])


@pytest.mark.parametrize(("option", "left", "gained"), [("option:1", ["UNR"], {"population": 2}), ("option:2", [], {})])
def test_the_grand_mosque_brings_people_to_cities_or_order(option, left, gained):
    mine = me("abbasids", play=["3ABB14", "1UNC15", "1CIV6"], discard=["UNR"])
    table = given(mine, phase="solstice").do("card:3ABB14@play", option)
    assert (table.me.discard, table.me.resources) == (left, pool(**gained))


@rule("IMP-TEXT-8")
def test_the_revolution_takes_unrest_to_break_through_for_a_region_and_plays_it():
    table = given(me("abbasids", hand=["3ABB18"]), region=["1REG6"], market=["1UNC3"])
    table.do("play:3ABB18", "no")
    assert (table.me.hand, table.me.play, table.me.history) == (["UNR"], [InPlay("1REG6")], ["3ABB18"])


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_revolution_gives_a_region_up_to_return_any_number_of_unrest(number):
    mine = me("abbasids", hand=["3ABB18", "3ABB15", "3ABB22"], play=[in_play("3ABB19", "1REG6")])
    table = given(mine).do("play:3ABB18", "option:2", [f"card:{card}@hand" for card in ("3ABB15", "3ABB22")[:number]])
    assert table.me.hand == ["3ABB15", "3ABB22"][number:]
    assert (table.me.play, sorted(table.me.history)) == ([], ["1REG6", "3ABB18", "3ABB19"])


@rule("IMP-KW-TREAT-1")
def test_irrigation_makes_three_productions_of_a_river():
    mine = me("abbasids", play=["3ABB21", "3ABB13"], hand=["3ABB16", "3ABB3"], deck=["UNR"])
    table = given(mine).do("exhaust:3ABB21", "play:3ABB16", "no", "option:1")
    assert table.me.resources == pool(materials=3)


def test_jazira_and_khorosan_may_be_garrisoned():
    for card in ("3ABB13", "3ABB19"):
        table = given(me("abbasids", hand=[card, "UNR"])).do(f"play:{card}", "yes")
        assert (table.me.resources, table.me.play) == (pool(), [InPlay(card, ["UNR"])])


@pytest.mark.parametrize(
    ("card", "state"), [("3ABB17", "barbarian"), ("3ABB18", "barbarian"), ("3ABB3", "empire"), ("3ABB6", "empire")]
)
def test_abbasid_state_icons(card, state):
    for current in ("barbarian", "empire"):
        mine = me("abbasids", hand=[card], state=current, materials=5)
        assert (f"play:{card}" in given(mine, market=["1UNC3"]).options) == (current == state)
