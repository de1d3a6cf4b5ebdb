"""Section 18: the Trade Routes expansion for players."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.position import pool
from automa.table import Table, TableError
from tests.imperium.scenario import Scenario, given, in_play, me, retold, slot
from tests.rules import rule

MERCHANT, EMPIRE = "3MERC1A", "3MERC1B"
MAKING = "1ROM16"


def trading(*seats: dict[str, Any], **parts: Any) -> Scenario:
    return given(*seats, options={"trade_routes": True}, **parts)


def new(*nations: str, **more: Any) -> dict[str, Any]:
    seats = [{"nation": nation} for nation in nations]
    return Table.new({"seats": seats, "trade_routes": True, "seed": 1, **more}).position()


def merchant(seat: dict[str, Any], face: str = MERCHANT, *garrison: str) -> dict[str, Any]:
    down = MERCHANT if face == EMPIRE else EMPIRE
    return {**seat, "permanents": [in_play(face, *garrison)], "undersides": [down]}


def is_route(card: str) -> bool:
    return library()[card].suits[0] == "trade_route"


# ---- set-up


@rule("IMP-TRADE-1", "IMP-SETUP-6", "IMP-SETUP-7", "IMP-SETUP-11", "IMP-SETUP-20")
@pytest.mark.parametrize(("nation", "exhausts"), [("romans", 6), ("utopians", 4)])
def test_everybody_has_a_merchant_an_exhaust_token_more_and_goods_for_progress(nation: str, exhausts: int) -> None:
    position = new(nation, "celts")
    area = position["seats"][0]
    assert area["exhausts"] == exhausts
    assert area["resources"] == pool(materials=3, population=2, goods=1)
    faces = [seat["permanents"][-1]["card"] for seat in position["seats"]]
    assert [library()[face].name for face in faces] == ["Merchant", "Merchant"] and len(set(faces)) == 2
    assert [library()[face].name for seat in position["seats"] for face in seat["undersides"]] == [
        "Merchant Empire"
    ] * 2


@rule("IMP-CLEAN-2", "IMP-TRADE-1")
def test_cleanup_gives_all_six_exhaust_tokens_back() -> None:
    table = trading(me(exhausts=2), market=["1REG6"]).do("end")
    while table.pending.about != "turn":
        table.do([] if table.pending.picks[0] == 0 else table.options[0])
    assert table.me.exhausts == 6


@rule("IMP-TRADE-1", "IMP-SETUP-27", "IMP-SETUP-28", "IMP-COMP-4")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 8), (4, 9)])
def test_welcoming_is_among_the_fame_cards_and_one_more_is_kept(players: int, size: int) -> None:
    nations = ("romans", "celts", "greeks", "persians")[:players]
    decks = [new(*nations, seed=seed)["piles"]["fame"] for seed in range(12)]
    assert {len(deck) for deck in decks} == {size}
    assert any("3FAM3" in deck for deck in decks)


@rule("IMP-TRADE-1", "IMP-SETUP-30", "IMP-SETUP-31", "IMP-MARKET-3")
@pytest.mark.parametrize("commons", ["classics", "legends", "horizons"])
@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 5), (4, 6)])
def test_one_route_lies_under_each_small_deck_and_the_others_in_the_main_deck(
    players: int, left: int, commons: str
) -> None:
    nations = ("romans", "celts", "persians", "scythians")[:players]
    sizes = {"horizons": (36, 41, 43)}.get(commons, (37, 42, 44))
    for seed in range(6):
        position = new(*nations, commons=commons, seed=seed)
        piles, market = position["piles"], [place["card"] for place in position["market"]]
        for deck in ("region", "uncivilised", "civilised"):
            assert [is_route(card) for card in piles[deck]] == [False] * (players + 3) + [True]
        main = [*piles["main"], *market[:2]]
        assert (len(main), sum(map(is_route, main))) == (sizes[players - 2], left)
        everywhere = [card for pile in piles.values() for card in pile] + market
        assert "3TRO9" not in everywhere or players > 2


@rule("IMP-SETUP-30", "IMP-AMB-6", "IMP-ZONE-3")
def test_the_route_under_a_small_deck_lies_face_up_and_no_other() -> None:
    for seed in range(8):
        table = Table.new({"seats": [{"nation": "romans"}, {"nation": "celts"}], "trade_routes": True, "seed": seed})
        true, seen = table.position()["piles"], table.view(0)["piles"]
        for deck in ("region", "uncivilised", "civilised"):
            assert seen[deck] == [None] * 5 + [true[deck][-1]]
        assert set(seen["main"]) == {None}


@rule("IMP-TRADE-1", "IMP-TRADE-2", "IMP-SETUP-21", "IMP-COMP-2")
@pytest.mark.parametrize(
    ("routes", "kind", "other"), [(True, "trade_route", "ruthless"), (False, "ruthless", "trade_route")]
)
def test_ruthless_commons_stay_out_with_it_and_trade_friendly_ones_without(routes: bool, kind: str, other: str) -> None:
    seats = [{"nation": nation} for nation in ("romans", "celts", "greeks", "persians")]
    position = Table.new({"seats": seats, "commons": "horizons", "trade_routes": routes, "seed": 1}).position()
    piles = [card for pile in position["piles"].values() for card in pile] + [s["card"] for s in position["market"]]
    marks = {library()[card].expansion for card in piles if not library()[card].of_trade_routes}
    assert kind in marks and other not in marks


@rule("IMP-TRADE-2", "IMP-ED-2")
def test_the_rules_of_2021_know_no_trade_routes() -> None:
    with pytest.raises(TableError, match="trade_routes: the rules of 2021 don't know them"):
        new("romans", "celts", edition="2021")


# ---- the merchant


@rule("IMP-TRADE-3", "IMP-CARD-MERCHANT", "IMP-AMB-25")
def test_a_merchant_acquires_a_trade_route_and_exiles_a_market_card() -> None:
    table = trading(merchant(me()), market=[slot("3TRO8", "UNR", goods=1), "1REG6", "1REG7"])
    table.do(f"exhaust:{MERCHANT}", "card:1REG7@market")
    assert (sorted(table.me.hand), table.me.resources) == (["3TRO8", "UNR"], pool(goods=1))
    assert table.position.piles["exile"] == ["1REG7"]
    assert table.me.permanents[0].exhausted


@rule("IMP-TRADE-3", "IMP-CARD-MERCHANT", "IMP-AMB-25", "IMP-KW-CHOOSE-1")
def test_without_a_route_in_the_market_that_option_is_closed() -> None:
    """The route under a small deck does not help: it is no market card (IMP-KW-ACQUIRE-5)."""
    table = trading(merchant(me(progress=1, goods=3)), market=["1REG6"], region=["3TRO8"]).do(f"exhaust:{MERCHANT}")
    assert table.options == ["option:2", "option:3"]


@rule("IMP-KW-ACQUIRE-5", "IMP-TRADE-5")
def test_a_route_under_a_small_deck_can_not_be_acquired() -> None:
    table = trading(merchant(me()), market=["1REG6"], region=["3TRO8"])
    assert f"exhaust:{MERCHANT}" not in table.options


@rule("IMP-TRADE-3", "IMP-CARD-MERCHANT")
def test_three_goods_flip_the_merchant_and_the_exhaust_token_stays() -> None:
    table = trading(merchant(me(goods=3)), market=["1REG6"]).do(f"exhaust:{MERCHANT}")
    (entry,) = table.me.permanents
    assert (entry.card, entry.exhausted, table.me.undersides) == (EMPIRE, True, [MERCHANT])
    assert table.me.resources == pool()
    assert f"exhaust:{EMPIRE}" not in table.options


@rule("IMP-TRADE-4", "IMP-CARD-MERCHANT")
def test_a_merchant_empire_takes_fame_for_five_goods_and_a_pinned_card() -> None:
    seat = merchant(me(hand=["1ROM19", MAKING], goods=5), EMPIRE)
    table = trading(seat, fame=["1FAM1"]).do(f"exhaust:{EMPIRE}", "option:3")
    assert (table.me.hand, table.me.resources) == ([MAKING, "1FAM1"], pool())
    assert table.me.permanents[0].garrison == ["1ROM19"]
    full = merchant(me(hand=["1ROM19"], goods=9, progress=1), EMPIRE, "1UNC6")
    table = trading(full, fame=["1FAM1"], market=["1UNC3"]).do(f"exhaust:{EMPIRE}")
    assert table.options == ["option:1", "option:2"]


@rule("IMP-TRADE-4", "IMP-TRADE-11")
def test_a_merchant_empire_acquires_uncivilised_and_civilised_cards_but_no_routes() -> None:
    table = trading(merchant(me(goods=3), EMPIRE), market=["3TRO8", slot("1UNC3", "UNR"), "1REG6"])
    table.do(f"exhaust:{EMPIRE}")
    assert sorted(table.me.hand) == ["1UNC3", "UNR"]
    poor = merchant(me(materials=9, progress=0, population=9), EMPIRE)  # nothing stands for goods
    assert f"exhaust:{EMPIRE}" not in trading(poor, market=["1UNC3"]).options


@rule("IMP-TRADE-4", "IMP-ZONE-6")
def test_the_production_of_a_merchant_empire_counts_for_itself() -> None:
    mine = merchant(me(play=["1REG6", "1REG10"]), EMPIRE)  # 2 and 2
    table = trading(mine, phase="scoring")
    assert table.table.result is not None
    rows = {row["card"]: row["points"] for row in table.table.result["breakdown"][0]["cards"]}
    production = sum(library()[card].icon_counts["production"] for card in (EMPIRE, "1REG6", "1REG10"))
    assert rows[EMPIRE] == production // 2


# ---- routes


@rule("IMP-TRADE-6", "IMP-ACT-5", "IMP-ACT-6")
def test_a_route_that_is_played_resolves_its_commerce_and_stays() -> None:
    table = trading(me(hand=["3TRO8"]), market=["1REG6"]).do("play:3TRO8")
    assert table.me.resources == pool(population=2, progress=1)
    (entry,) = table.me.play
    assert (entry.card, entry.tokens, entry.exhausted, table.me.actions) == ("3TRO8", {}, False, 2)


@rule("IMP-TRADE-6", "IMP-KW-ABANDON-1", "IMP-KW-RECALL-1", "IMP-TEXT-14")
@pytest.mark.parametrize("text", ["abandon pinned -> draw 1", "recall pinned -> draw 1"])
def test_a_route_is_not_pinned_and_can_be_neither_abandoned_nor_recalled(text: str) -> None:
    seat = me(hand=[MAKING], play=["3TRO8"], deck=["1ROM14"])
    assert f"play:{MAKING}" not in retold(trading(seat), MAKING, play=text).options
    counting = retold(
        trading(seat), MAKING, play="gain 1 goods per pinned in play\ngain 1 progress per trade route in play"
    )
    assert counting.do(f"play:{MAKING}").me.resources == pool(progress=1)


@rule("IMP-TRADE-5")
def test_only_what_names_the_suit_or_any_suit_acquires_a_route() -> None:
    market = [slot("3TRO8", "UNR"), "1REG6"]
    for text, offered in (("acquire card in market", True), ("acquire uncivilised/civilised/region/tributary", False)):
        table = retold(trading(me(hand=[MAKING]), market=market), MAKING, play=text).do(f"play:{MAKING}")
        assert ("card:3TRO8@market" in table.options) == offered
        if offered:
            assert table.do("card:3TRO8@market").me.hand == ["3TRO8", "UNR"]


@rule("IMP-AMB-27", "IMP-MARKET-4", "IMP-MARKET-3")
def test_a_route_that_is_the_last_card_of_its_deck_comes_into_the_market_with_unrest() -> None:
    market = ["1REG6", "1REG7", "1CIV2", "1UNC3", "1REG8"]
    seat = me(hand=[MAKING])
    table = retold(trading(seat, market=market, region=["3TRO8"]), MAKING, play="exile region in market")
    table.do(f"play:{MAKING}", "card:1REG8@market")
    place = table.position.market[4]
    assert (place.card, place.unrest, place.tokens) == ("3TRO8", ["UNR"], {})
    assert table.position.piles["region"] == []


@rule("IMP-KW-BREAK-7", "IMP-AMB-6")
def test_breaking_through_for_a_route_may_take_the_last_card_of_a_small_deck() -> None:
    seat = me(hand=[MAKING])
    parts = {
        "region": ["3TRO8"],
        "uncivilised": ["1UNC3", "3TRO7"],
        "main": ["1TRI1", "3TRO6", "1TRI2"],
        "market": ["1REG6"],
    }
    table = retold(trading(seat, **parts), MAKING, play="break through trade route").do(f"play:{MAKING}")
    assert table.options == ["card:trade route@main", "card:3TRO8@region"]
    assert table.do("card:3TRO8@region").me.hand == ["3TRO8"]
    table = retold(trading(seat, **parts), MAKING, play="break through trade route")
    table.do(f"play:{MAKING}", "card:trade route@main")
    assert (table.me.hand, sorted(table.position.piles["main"])) == (["3TRO6"], ["1TRI1", "1TRI2"])


@rule("IMP-KW-BREAK-4", "IMP-AMB-6")
def test_a_deck_of_which_only_its_route_is_left_counts_as_empty() -> None:
    parts = {"region": ["3TRO8"], "main": ["1TRI1", "1REG9"], "market": ["1UNC3"]}
    table = retold(trading(me(hand=[MAKING]), **parts), MAKING, play="break through region").do(f"play:{MAKING}")
    assert (table.me.hand, table.position.piles["region"]) == (["1REG9"], ["3TRO8"])


@rule("IMP-TRADE-12", "IMP-TURN-4")
def test_innovating_never_gives_a_route() -> None:
    table = trading(me(), market=["3TRO8", "1UNC3"], region=["3TRO7"], civilised=["1CIV2"], uncivilised=["1UNC9"])
    table.do("innovate")
    assert not [option for option in table.options if "3TRO" in option or "trade route" in option]


# ---- trading


@rule("IMP-TRADE-7")
def test_trading_progress_for_goods() -> None:
    table = trading(merchant(me(progress=2))).do(f"exhaust:{MERCHANT}")
    assert table.me.resources == pool(progress=1, goods=1)
    assert f"exhaust:{MERCHANT}" not in trading(merchant(me(materials=5, population=5))).options


@rule("IMP-TRADE-7", "IMP-TRADE-10")
def test_trading_with_a_route_of_ones_own() -> None:
    seat = merchant(me(play=[in_play("3TRO8", goods=1)], goods=2))
    table = trading(seat).do(f"exhaust:{MERCHANT}")
    assert table.me.play[0].tokens == {"goods": 2}
    assert table.me.resources == pool(goods=1, population=2, progress=1)


@rule("IMP-TRADE-7", "IMP-TRADE-10", "IMP-AMB-1")
def test_trading_with_anothers_route_costs_nothing_and_brings_goods() -> None:
    other = me("celts", play=[in_play("3TRO8", goods=2)])
    table = trading(merchant(me()), other).do(f"exhaust:{MERCHANT}")
    assert table.other.play[0].tokens == {"goods": 3}
    assert (table.me.resources, table.other.resources) == (pool(population=2, progress=1, goods=1), pool())


@rule("IMP-TRADE-8")
def test_nobody_trades_with_a_full_route() -> None:
    mine = merchant(me(play=[in_play("3TRO8", goods=3)], goods=2))
    table = trading(mine, me("celts", play=[in_play("3TRO6", goods=3)]))
    assert f"exhaust:{MERCHANT}" not in table.options


@rule("IMP-TRADE-10", "IMP-KW-DRAW-1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_you_are_who_trades_and_the_owner_is_the_owner(answer: str) -> None:
    other = me("celts", play=["3FAM3"], deck=["1CEL9"])
    table = trading(merchant(me()), other).do(f"exhaust:{MERCHANT}")
    assert (table.pending.seat, table.pending.about, table.me.actions) == (1, "may", 4)
    table.do(answer)
    assert (table.other.hand, table.other.actions) == (["1CEL9"] if answer == "yes" else [], 3)


@rule("IMP-TRADE-10")
def test_a_circle_uses_anothers_commerce_without_goods() -> None:
    mine = me(hand=["3TRO9"])
    table = trading(mine, me("celts", play=[in_play("3TRO8", goods=3)])).do("play:3TRO9")
    assert table.me.resources == pool(population=2, progress=1)
    assert table.other.play[0].tokens == {"goods": 3}


# ---- profit


@rule("IMP-TRADE-9", "IMP-TRADE-11")
def test_profit_brings_the_goods_and_its_text_and_discards_the_route() -> None:
    table = trading(me(play=[in_play("3TRO4", goods=3)]), market=[slot("1TRI3", "UNR")])
    table.do("profit:3TRO4", "card:1TRI3@market")
    assert (table.me.hand, table.me.discard, table.me.resources) == (["1TRI3"], ["3TRO4"], pool(goods=3))
    assert (table.me.actions, table.me.play) == (2, [])


@rule("IMP-TRADE-9")
def test_a_profit_may_send_the_route_elsewhere_and_is_never_obligatory() -> None:
    table = trading(me(play=[in_play("3TRO7", goods=3)]), market=["1CIV2"])
    assert "end" in table.options
    table.do("profit:3TRO7", "card:1CIV2@market")
    assert (table.me.history, table.me.discard) == (["3TRO7"], [])
    table = trading(me(play=[in_play("3TRO8", goods=3)], hand=["1ROM15"]), fame=["1FAM1"]).do("profit:3TRO8")
    assert (table.me.deck, table.me.hand, table.position.piles["exile"]) == (["1ROM15"], ["1FAM1"], ["3TRO8"])


@rule("IMP-TRADE-9", "IMP-TEXT-3")
@pytest.mark.parametrize(
    "seat",
    [
        me(play=[in_play("3TRO4", goods=2)]),
        me(play=[in_play("3TRO4", goods=3)], actions=0),
        me(play=[in_play("3TRO8", goods=3)]),  # no card in hand to put on the deck
    ],
    ids=["not full", "no action", "its cost cannot be met"],
)
def test_when_there_is_no_profit(seat: dict[str, Any]) -> None:
    assert not [option for option in trading(seat, fame=["1FAM1"]).options if option.startswith("profit:")]


@rule("IMP-TRADE-9", "IMP-TURN-2")
def test_profit_is_an_action_so_there_is_no_innovating_after_it() -> None:
    table = trading(me(play=[in_play("3TRO4", goods=3)]), market=[slot("1TRI3", "UNR")])
    assert "innovate" in table.options
    assert "innovate" not in table.do("profit:3TRO4", "card:1TRI3@market").options


@rule("IMP-TRADE-11", "IMP-TRADE-13", "IMP-ZONE-5", "IMP-SCORE-2")
def test_goods_score_nothing_and_those_on_a_route_are_nobodys() -> None:
    mine = merchant(me(play=[in_play("3TRO4", goods=2)], goods=4))
    table = trading(mine, phase="scoring")
    assert table.table.result is not None
    breakdown = table.table.result["breakdown"][0]
    assert breakdown["total"] - breakdown["progress"] == sum(row["points"] for row in breakdown["cards"])
    assert [row["card"] for row in breakdown["cards"] if row["points"]] == ["3TRO4"]
    paying = retold(trading(me(hand=[MAKING], play=[in_play("3TRO4", goods=3)])), MAKING, play="pay 1 goods -> draw 1")
    assert f"play:{MAKING}" not in paying.options


@rule("IMP-TRADE-11", "IMP-KW-PAY-2", "IMP-KW-PAY-3")
def test_goods_stand_for_population_and_materials() -> None:
    table = retold(
        trading(me(hand=[MAKING], goods=3, deck=["1ROM14"])), MAKING, play="pay 3 materials, pay 1 population -> draw 1"
    )
    table.do(f"play:{MAKING}")
    assert (table.me.resources, table.me.hand) == (pool(), ["1ROM14"])
