"""The Guptas."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.opponent.tables import opponent_table
from automa.imperium.position import InPlay, pool
from automa.table import Table
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.imperium.solo.given_solo import against, automa
from tests.rules import rule

PRICES = {
    "3GUP3": (2, 1, 1), "3GUP4": (2, 2, 1), "3GUP5": (2, 2, 2), "3GUP6": (0, 2, 1), "3GUP7": (2, 1, 1),
    "3GUP8": (2, 2, 2),
}  # fmt: skip


def with_routes(*seats: dict[str, Any], **parts: Any) -> Scenario:
    return given(*seats, options={"trade_routes": True}, **parts)


@rule("IMP-NATION-GUPTAS-1")
def test_the_guptas_need_trade_routes_and_accede_by_glory():
    seats = [{"nation": "guptas"}, {"nation": "celts"}]
    position = Table.new({"seats": seats, "trade_routes": True}).position()
    assert position["seats"][0]["nation_deck"][-1] == "3GUP2"
    assert "3GUP24" in position["piles"]["unrest"] + [card for slot in position["market"] for card in slot["unrest"]]
    with pytest.raises(Exception, match="without trade_routes"):
        Table.new({"seats": seats})


@rule("IMP-NATION-GUPTAS-1", "IMP-CLEAN-1")
@pytest.mark.parametrize("side", "AB")
def test_guptas_put_goods_on_the_market(side):
    table = given(me("guptas", side), market=["1UNC3", "1UNC5"]).do("end", "card:1UNC5@market")
    assert [slot.tokens for slot in table.position.market[:2]] == [{}, {"goods": 1}]


@rule("IMP-SOLO-69", "IMP-SOLO-32")
def test_a_gupta_automa_puts_goods_on_the_market():
    assert opponent_table("guptas").token == ("goods", 1)


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_gupta_developments_cost(card, price):
    named = dict(zip(("materials", "population", "goods"), price, strict=True))
    assert_price("guptas", card, {kind: number for kind, number in named.items() if number})


@rule("IMP-TRADE-6")
def test_guptas_a_take_unrest_to_play_a_trade_route_again():
    mine = me("guptas", "A", discard=["3TRO8", "1REG6"], actions=0)
    table = with_routes(mine).do("exhaust:3GUP1A")
    assert (table.me.hand, table.me.play, table.me.discard) == (["UNR"], [InPlay("3TRO8")], ["1REG6"])
    assert table.me.resources == pool(population=2, progress=1)


def test_guptas_a_take_unrest_to_trade():
    table = with_routes(me("guptas", "A", progress=1)).do("exhaust:3GUP1A")
    assert (table.me.hand, table.me.resources) == (["UNR"], pool(goods=1))


@rule("IMP-KW-HISTORY-4")
@pytest.mark.parametrize(("card", "before"), [("3GUP3", "3GUP17"), ("3GUP4", "3GUP3")])
def test_the_kings_follow_one_another(card, before):
    mine = me("guptas", hand=[card], state="empire")
    assert f"play:{card}" not in given(mine).options
    assert f"play:{card}" in given({**mine, "history": [before]}).options


@rule("IMP-KW-BREAK-3")
@pytest.mark.parametrize("taken", ["3TRO1", "1CIV2"])
def test_chandragupta_i_breaks_through_for_a_route_or_a_civilised_card(taken):
    mine = me("guptas", hand=["3GUP3"], history=["3GUP17"], state="empire")
    table = with_routes(mine, market=[slot("3TRO1", "UNR", goods=1), "1CIV2"]).do("play:3GUP3", f"card:{taken}@market")
    assert (table.me.hand, table.me.history) == ([taken], ["3GUP3", "3GUP17"])


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1TRI5", "1CIV2"]), ("no", ["1TRI5"])])
def test_chandragupta_ii_breaks_through_and_may_acquire(answer, hand):
    mine = me("guptas", hand=["3GUP4"], history=["3GUP3"], state="empire")
    table = given(mine, market=["1TRI5", "1CIV2"], main=["1UNC3", "1UNC5", "1UNC6"])
    table.do("play:3GUP4", "card:1TRI5@market", answer)
    assert (table.me.hand, table.me.history) == (hand, ["3GUP4", "3GUP3"])


def test_the_judicial_system_draws():
    assert given(me("guptas", play=["3GUP5"], deck=["UNR"])).do("exhaust:3GUP5").me.hand == ["UNR"]


@pytest.mark.parametrize(("answer", "hand"), [("yes", []), ("no", ["UNR", "1REG6"])])
def test_the_judicial_system_trades_a_card_for_order(answer, hand):
    table = given(me("guptas", play=["3GUP5"], hand=["UNR", "1REG6"]), phase="solstice").do(answer)
    if answer == "yes":
        table.do("card:1REG6@hand")
    assert table.me.hand == hand


def test_science_makes_the_hand_larger_and_frees_advance():
    mine = me("guptas", hand=["3GUP18"], state="empire", play=["3GUP6"], materials=3)
    assert "play:3GUP18" in given(mine, market=["1UNC3"]).options
    assert "play:3GUP18" not in given({**mine, "play": []}, market=["1UNC3"]).options
    assert "hand size 1" in library()["3GUP6"].texts["passive"]


@rule("IMP-KW-ABANDON-1")
def test_philosophy_gives_up_a_pinned_card_that_is_no_region():
    mine = me("guptas", hand=["3GUP7"], state="empire", play=["3GUP15", "3GUP14", "3TRO1"])
    table = given(mine, uncivilised=["1UNC3"], civilised=["1CIV2"]).do("play:3GUP7", "card:top@civilised")
    assert (table.me.hand, table.me.discard) == (["1CIV2"], ["3GUP7", "3GUP14"])
    assert "play:3GUP7" not in given({**mine, "play": [in_play("3GUP15"), in_play("3TRO1")]}).options


@pytest.mark.parametrize(("answers", "goods"), [(["yes", "yes"], 2), (["no", "yes"], 1), (["no", "no"], 0)])
def test_the_mahabharata_counts_everybodys_returned_unrest(answers, goods):
    """Pitfall 15: all players' returns of that sentence."""
    mine = me("guptas", play=["3GUP8"], hand=["3GUP22"])
    table = given(mine, me("celts", hand=["UNR"]), me("greeks")).do("exhaust:3GUP8", *answers)
    assert table.me.resources == pool(goods=goods)


@rule("IMP-SOLO-39")
def test_an_automa_returns_nothing_for_the_mahabharata():
    """Pitfall 45: it has an unrest in its deck, and keeps it."""
    mine = me("guptas", play=["3GUP8"], hand=["3GUP22"])
    table = against(automa("celts", slots=["UNR"], deck=["UNR"]), mine, turn=0).do("exhaust:3GUP8", "yes")
    assert (table.me.resources, table.other.deck) == (pool(goods=1), ["UNR"])


@rule("IMP-CLEAN-1", "IMP-KW-PASSIVE-1")
@pytest.mark.parametrize(("hand", "progress"), [([], 1), (["1REG6"], 0)])
def test_advanced_mathematics_reward_an_empty_hand_when_cleanup_begins(hand, progress):
    """It is the hand before discarding: cards thrown away in cleanup don't help."""
    table = given(me("guptas", play=["3GUP9"], hand=hand, deck=["UNR"] * 9), market=["1UNC3"]).do("end")
    assert table.me.resources == pool(progress=progress)
    if hand:
        table.do(["card:1REG6@hand"])
    assert (len(table.me.hand), table.me.resources) == (6, pool(progress=progress))


def test_shreni_acquire_a_card_with_goods():
    mine = me("guptas", play=["3GUP10"], materials=2)
    table = given(mine, market=[slot("1UNC3", goods=1), "1UNC5", slot("1REG6", goods=1)])
    table.do("exhaust:3GUP10", "option:1")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool(goods=1))


def test_shreni_or_lay_goods_and_all_may_gain():
    """The second choice has no cost: the scope of OR is the whole of what stands before it."""
    table = given(me("guptas", play=["3GUP10"]), me("celts"), me("greeks"), market=["1UNC3"])
    table.do("exhaust:3GUP10", "yes", "no", "yes")
    assert [seat.resources["materials"] for seat in table.position.seats] == [2, 0, 2]
    assert table.position.market[0].tokens == {"goods": 1}


@pytest.mark.parametrize(("answers", "hand", "play"), [(["option:1"], ["UNR"], []), (["option:2"], [], ["3GUP10"])])
def test_shreni_ask_for_something_at_the_solstice(answers, hand, play):
    table = given(me("guptas", play=["3GUP10"], hand=["UNR"]), phase="solstice").do(*answers)
    assert (table.me.hand, [entry.card for entry in table.me.play]) == (hand, play)


@rule("IMP-KW-PAY-3")
def test_sarthavaha_pays_goods_to_trade():
    mine = me("guptas", play=["3GUP11", "3TRO8"], goods=2)
    table = with_routes(mine).do("exhaust:3GUP11")
    assert table.me.play == [InPlay("3GUP11", exhausted=True), InPlay("3TRO8", tokens={"goods": 1})]
    assert table.me.resources == pool(population=2, progress=1)
    assert "exhaust:3GUP11" not in with_routes({**mine, "resources": {"progress": 1}}).options


@pytest.mark.parametrize(
    ("option", "cards", "gained"),
    [
        ("option:1", 3, {}),
        ("option:2", 0, {"materials": 4}),
        ("option:3", 0, {"population": 4}),
        ("option:4", 0, {"goods": 2, "progress": 2}),
    ],
)
def test_the_height_of_civilisation_has_four_choices(option, cards, gained):
    """The merchant card beside the state card is a merchant in play."""
    mine = me("guptas", hand=["3GUP12"], play=["3GUP15", "3GUP16", "3GUP11"], deck=["UNR"] * 4)
    table = with_routes(mine).do("play:3GUP12", option)
    assert (len(table.me.hand), table.me.resources, table.me.history) == (cards, pool(**gained), ["3GUP12"])


@rule("IMP-EXH-5")
@pytest.mark.parametrize(("bought", "asked"), [("1UNC3", True), ("1CIV2", True), ("1REG6", False)])
def test_rock_cut_architecture_discards_a_card_for_goods(bought, asked):
    card, price = ("3GUP19", {"population": 2}) if bought == "1REG6" else ("3GUP18", {"materials": 3})
    mine = me("guptas", hand=[card, "UNR"], play=["3GUP13"], **price)
    table = given(mine, market=[bought]).do(f"play:{card}")
    assert (table.pending.about == "react") == asked
    if asked:
        table.do("exhaust:3GUP13", "card:UNR@hand")
    assert table.me.resources == pool(goods=1 if asked else 0)


@pytest.mark.parametrize(("state", "hand"), [("barbarian", []), ("empire", ["UNR"])])
def test_ayurveda_heals_and_costs_barbarians_a_card(state, hand):
    table = given(me("guptas", play=["3GUP14"], hand=["UNR"], state=state), phase="solstice")
    assert (table.me.hand, table.me.resources) == (hand, pool(population=1))


def test_the_river_valleys():
    for card, gained in {"3GUP15": {"population": 1}, "3GUP16": {"materials": 2}}.items():
        table = given(me("guptas", hand=[card, "UNR"])).do(f"play:{card}", "yes")
        assert (table.me.resources, table.me.play) == (pool(**gained), [InPlay(card, ["UNR"])])


def test_sri_gupta_lets_the_others_draw_and_finds_a_trade_route():
    """In the main deck: there is none in the market (IMP-KW-BREAK-3)."""
    table = with_routes(me("guptas", hand=["3GUP17"]), me("celts", deck=["1CEL9"]), main=["1TRI1", "3TRO1", "1TRI2"])
    table.do("play:3GUP17", "yes")
    assert (table.me.hand, table.me.history, table.other.hand) == (["3TRO1"], ["3GUP17"], ["1CEL9"])


@rule("IMP-KW-CHOOSE-2")
@pytest.mark.parametrize(
    ("option", "hand", "left"),
    [("option:1", ["1REG6"], {"materials": 2}), ("option:2", [], {"materials": 3}), ("option:3", [], {"goods": 1})],
)
def test_pataliputra_trades_a_card(option, hand, left):
    mine = me("guptas", play=["3GUP21"], hand=["UNR"], deck=["1REG6"], materials=2)
    table = given(mine, phase="solstice").do(option)
    assert (table.me.hand, table.me.discard, table.me.resources) == (hand, ["UNR"], pool(**left))


@pytest.mark.parametrize(("card", "state"), [("3GUP14", "barbarian"), ("3GUP17", "barbarian"), ("3GUP5", "empire")])
def test_gupta_state_icons(card, state):
    for current in ("barbarian", "empire"):
        assert (f"play:{card}" in given(me("guptas", hand=[card], state=current)).options) == (current == state)
