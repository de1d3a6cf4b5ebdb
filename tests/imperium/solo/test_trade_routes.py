"""Trade Routes against the automa, digitally and at a real table (19.8)."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.opponent.routes import trade_table
from automa.imperium.physical import correct
from automa.imperium.position import pool
from automa.table import Table
from automa.text import LANGUAGES
from tests.imperium.scenario import Scenario, in_play, me, slot
from tests.imperium.solo.given_real import at_table, go_on
from tests.imperium.solo.given_solo import DECK, against, automa
from tests.rules import rule

MERCHANT, EMPIRE = "3MERC2A", "3MERC2B"
MARKET = ["1REG3X", "1REG4X", "1CIV2", "1UNC3", "1REG12"]


def trader(*, empire: bool = False, routes: list[dict[str, Any]] | None = None, **parts: Any) -> dict[str, Any]:
    """A Roman automa with routes in play, and nothing in its slots."""
    up, down = (EMPIRE, MERCHANT) if empire else (MERCHANT, EMPIRE)
    seat = automa("romans", slots=parts.pop("slots", [None]), **parts)
    return {**seat, "play": [*seat["play"], *(routes or [])], "permanents": [in_play(up)], "undersides": [down]}


def trading(opponent: dict[str, Any], human: dict[str, Any] | None = None, **parts: Any) -> Scenario:
    return against(opponent, human, options={"trade_routes": True}, market=parts.pop("market", MARKET), **parts)


def told(table: Scenario, event: str) -> list[str]:
    return [entry["card"] for entry in table.events(event)]


def line(table: Scenario) -> list[int]:
    return [event["row"] for event in table.events("merchant")]


# ---- set-up


@rule("IMP-SOLO-10", "IMP-DIFF-4", "IMP-TRADE-2")
def test_the_automa_has_a_merchant_card_and_goods_from_sovereign_on() -> None:
    seats = [{"nation": "celts"}, {"kind": "automa", "nation": "romans"}]
    for difficulty, resources in (("imperator", pool()), ("sovereign", pool(materials=3, population=2, goods=1))):
        config = {"mode": "solo", "seats": seats, "trade_routes": True, "difficulty": difficulty}
        area = Table.new(config).position()["seats"][1]
        assert (area["permanents"][0]["card"], area["undersides"]) == (MERCHANT, [EMPIRE])
        assert area["resources"] == resources


@rule("IMP-SOLO-93", "IMP-SOLO-57")
def test_every_route_that_the_automa_may_meet_has_an_entry() -> None:
    found = {card.id for card in library().cards.values() if card.trade_route and trade_table().number_of(card) is None}
    assert found == {"3TRO9"}  # only for three players and more
    assert [route.name for route in trade_table().routes][:3] == ["Welcoming", "Andes Highway", "Baltic Amber Road"]


# ---- a route in a slot


@rule("IMP-SOLO-46", "IMP-SOLO-49", "IMP-SOLO-26")
def test_a_revealed_route_is_played_and_triggered_before_any_row() -> None:
    table = trading(trader(slots=["3TRO8"]))
    assert [entry.card for entry in table.other.play] == ["3TRO8"]
    assert not table.events("row") and told(table, "commerce")[0] == "3TRO8"
    assert table.other.resources["population"] >= 2


@rule("IMP-SOLO-22")
def test_without_the_expansion_a_route_is_a_card_like_any_other() -> None:
    table = against(automa("romans", slots=["3TRO8"]), market=MARKET)
    assert table.events("row") and not table.events("commerce")


@rule("IMP-SOLO-38", "IMP-AMB-28", "IMP-SOLO-48")
def test_welcoming_lets_its_owner_draw() -> None:
    """Its own: the top card of its deck is discarded, after that of the dynasty deck was resolved."""
    table = trading(trader(slots=["3FAM3"], dynasty=["1ROM16", "1ROM17"]))
    assert in_slots(table, "automa_resolves") == ["1ROM16"]
    assert [event["event"] for event in before_its_merchant(table)].count("automa_discard_top") == 1


# ---- the merchant's lines


@rule("IMP-SOLO-92", "IMP-SOLO-31", "IMP-SOLO-51")
@pytest.mark.parametrize("empire", [False, True])
def test_first_it_acquires_a_route(empire: bool) -> None:
    market = ["1REG13", slot("3TRO8", "UNR", goods=1), "1CIV2", "1UNC3", "1REG12"]
    table = trading(trader(empire=empire, goods=9), market=market)
    assert line(table) == [1]
    assert told(table, "acquire") == ["3TRO8"] and table.other.resources["goods"] == 10


@rule("IMP-SOLO-92")
def test_a_merchant_buys_fame_for_five_goods_and_becomes_an_empire() -> None:
    table = trading(trader(goods=6), fame=["1FAM1"])
    assert line(table) == [2]
    assert (table.other.resources["goods"], told(table, "fame")) == (1, ["1FAM1"])
    assert (table.other.permanents[0].card, table.other.undersides) == (EMPIRE, [MERCHANT])


@rule("IMP-SOLO-92", "IMP-SOLO-91")
def test_a_merchant_of_few_goods_takes_all_profits_the_latest_first() -> None:
    routes = [in_play("3TRO6", goods=3), in_play("3TRO7", goods=2), in_play("3TRO5", goods=3)]
    table = trading(trader(routes=routes))
    assert line(table) == [3]
    assert told(table, "profit") == ["3TRO5", "3TRO6"]
    assert table.other.history == ["3TRO6", "3TRO5"]
    assert [entry.card for entry in table.other.play] == ["3TRO7"]
    assert table.other.resources == pool(goods=6, materials=3, population=2)
    assert told(table, "break_through") == ["1UNC3"]


@rule("IMP-SOLO-92")
def test_an_empire_takes_profits_before_it_buys_cards() -> None:
    table = trading(trader(empire=True, goods=3, routes=[in_play("3TRO5", goods=3)]))
    assert (line(table), table.other.resources["goods"]) == ([2], 6)
    table = trading(trader(empire=True, goods=3))
    assert (line(table), told(table, "acquire"), table.other.resources["goods"]) == ([3], ["1CIV2"], 0)


@rule("IMP-SOLO-92")
def test_without_routes_goods_or_progress_its_merchant_does_nothing() -> None:
    assert line(trading(trader())) == []


# ---- trading


@rule("IMP-SOLO-57", "IMP-SOLO-92")
def test_it_trades_with_the_route_of_most_goods() -> None:
    routes = [in_play("3TRO8"), in_play("3TRO6", goods=1), in_play("3TRO5", goods=3)]
    human = me("celts", play=[in_play("3TRO2", goods=2), in_play("3TRO4", goods=3)])
    table = trading(trader(empire=True, goods=1, routes=routes[:2]), human)
    assert line(table) == [4]
    assert [entry.tokens.get("goods") for entry in table.me.play] == [3, 3]
    # Lapis Lazuli for the automa: no tributary in the market, so 4 materials; and a goods for trading with yours.
    assert table.other.resources == pool(goods=2, materials=4)


@rule("IMP-SOLO-57")
def test_of_equal_routes_its_own_comes_first_then_the_order_of_the_table() -> None:
    human = me("celts", play=[in_play("3TRO8", goods=1)])
    table = trading(trader(routes=[in_play("3TRO6", goods=1), in_play("3TRO2", goods=1)]), human)
    assert [entry.tokens["goods"] for entry in table.other.play] == [1, 2]
    assert table.me.play[0].tokens["goods"] == 1
    assert table.other.resources == pool(materials=4)  # nothing but what the route gives


@rule("IMP-SOLO-57", "IMP-SOLO-47")
def test_without_a_route_it_spends_progress_for_goods() -> None:
    assert trading(trader(progress=2)).other.resources == pool(progress=1, goods=1)


@rule("IMP-AMB-28", "IMP-SOLO-57")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_when_it_trades_with_your_welcoming_you_may_draw(answer: str) -> None:
    human = me("celts", play=["3FAM3"], deck=["1CEL9"])
    table = trading(trader(dynasty=["1ROM16", "1ROM17"]), human)
    assert table.pending.about == "may"
    assert table.do(answer).me.hand == (["1CEL9"] if answer == "yes" else [])


@rule("IMP-SOLO-90", "IMP-TRADE-7")
def test_you_trade_with_its_routes_by_their_printed_commerce() -> None:
    human = {**me("celts"), "permanents": [in_play("3MERC1A")], "undersides": ["3MERC1B"]}
    table = trading(trader(routes=[in_play("3TRO8", goods=1)]), human, turn=0).do("exhaust:3MERC1A")
    assert table.me.resources == pool(population=2, progress=1, goods=1)
    assert table.other.play[0].tokens == {"goods": 2}


@rule("IMP-SOLO-85", "IMP-TRADE-13")
def test_goods_on_its_routes_do_not_score() -> None:
    table = trading(trader(routes=[in_play("3TRO8", goods=2)], goods=2, deck=[]), phase="scoring", turn=0)
    assert table.table.result is not None
    automa_points = table.table.result["breakdown"][1]
    assert (automa_points["stock"], automa_points["goods"]) == (1, 0)  # 2 goods count as 10 materials


# ---- every entry of the table


@rule("IMP-SOLO-93")
@pytest.mark.parametrize(
    ("route", "expected"),
    [
        ("3TRO8", {"resources": pool(population=2, progress=1)}),
        ("3TRO6", {"resources": pool(progress=1), "discard": [DECK[0]]}),
        ("3TRO5", {"discard": ["1ROM16", DECK[0]]}),
        ("3TRO1", {"acquired": ["1UNC3"]}),
        ("3TRO2", {"resources": pool(materials=4)}),
        ("3TRO3", {"acquired": ["1REG3X"]}),
        ("3TRO7", {"resolved": [DECK[0]]}),
        ("3TAN4", {"acquired": ["1CIV2"], "discard": [DECK[0]]}),
        ("3AKS2", {"acquired": ["1REG4X"]}),
        ("3WAG15", {"resources": pool(materials=3)}),
        ("3SAS21", {"resources": pool(progress=1)}),
        ("3TRO4", {"resources": pool(progress=2)}),
    ],
)
def test_the_commerce_of_each_route(route: str, expected: dict[str, Any]) -> None:
    table = trading(trader(slots=[route], dynasty=["1ROM16", "1ROM17"]), rolls=[6])
    assert in_slots(table, "acquire") == expected.get("acquired", [])
    assert in_slots(table, "automa_resolves") == expected.get("resolved", [])
    assert set(expected.get("discard", [])) <= set(table.other.discard)
    if "resources" in expected:
        assert gained_in_slots(table) == expected["resources"]


def before_its_merchant(table: Scenario) -> list[dict[str, Any]]:
    events = table.table.events_since(0)
    return events[: next((n for n, event in enumerate(events) if event["event"] == "merchant"), len(events))]


def in_slots(table: Scenario, name: str) -> list[str]:
    return [event["card"] for event in before_its_merchant(table) if event["event"] == name]


def gained_in_slots(table: Scenario) -> dict[str, int]:
    gained = pool()
    for event in before_its_merchant(table):
        for kind, number in event["tokens"].items() if event["event"] == "gain" else ():
            gained[kind] += number
    return gained


@rule("IMP-SOLO-93", "IMP-SOLO-91")
@pytest.mark.parametrize(
    ("route", "event", "card"),
    [
        ("3FAM3", "automa_resolves", "1TRI1"),
        ("3TRO8", "fame", "1FAM1"),
        ("3TRO4", "break_through", "1TRI1"),
        ("3TRO1", "dynasty", "1ROM16"),
        ("3TAN4", "break_through", "1CIV2"),
        ("3TRO2", "break_through", "1CIV2"),
        ("3AKS2", "automa_resolves", DECK[0]),
        ("3TRO3", "automa_resolves", "1REG3X"),
        ("3TRO6", "break_through", "1UNC3"),
        ("3TRO7", "break_through", "1CIV2"),
        ("3SAS21", "automa_resolves", DECK[0]),
    ],
)
def test_the_profit_of_each_route(route: str, event: str, card: str) -> None:
    table = trading(trader(routes=[in_play(route, goods=3)], dynasty=["1ROM16", "1ROM17"]), fame=["1FAM1"])
    assert card in told(table, event)
    assert route in table.other.history and table.other.resources["goods"] >= 3


@rule("IMP-SOLO-93")
def test_the_profit_of_trans_sahara_counts_regions_in_play() -> None:
    table = trading(trader(routes=[in_play("3WAG15", goods=3)], play=["1REG13", "1REG14"]))
    assert table.other.resources == pool(goods=3, progress=2)


@rule("IMP-SOLO-93", "IMP-SOLO-51")
def test_amber_puts_its_tributary_on_the_discard_pile() -> None:
    table = trading(trader(routes=[in_play("3TRO4", goods=3)]))
    assert table.other.discard[0] == "1TRI1"


@rule("IMP-SOLO-93")
@pytest.mark.parametrize(("card", "progress"), [("1REG13", 1), ("1TRI1", 0)])
def test_welcoming_consoles_for_a_worthless_card(card: str, progress: int) -> None:
    assert (library()[card].best_points == 0) == bool(progress)
    table = trading(trader(routes=[in_play("3FAM3", goods=3)]), main=[card, "1TRI2", "1TRI4"])
    gains = [event for event in table.events("gain") if event["card"] == "3FAM3"]
    assert [event["tokens"] for event in gains] == ([{"progress": 1}] if progress else [])


# ---- at a real table


def real(opponent: dict[str, Any], **parts: Any) -> Scenario:
    return at_table(opponent, options={"difficulty": "imperator", "trade_routes": True}, **parts)


@rule("IMP-SOLO-57")
def test_a_person_says_which_route_of_theirs_has_more_goods() -> None:
    table = go_on(real(trader(routes=[in_play("3TRO6", goods=1)])), "human_route")
    assert table.pending.data["number"] == 2
    assert table.options[0] == "card:3FAM3" and table.options[-1] == "none"
    table.do("card:3TRO8")
    assert table.pending.about == "do_goods_on_your_route"
    go_on(table, "your_turn")
    assert table.other.resources == pool(goods=1, population=2, progress=1)


@rule("IMP-SOLO-57")
def test_nobody_is_asked_when_it_can_make_no_difference() -> None:
    table = go_on(real(trader(routes=[in_play("3TRO8", goods=2)])), "your_turn")
    assert not [entry for entry in table.table.journal if "human_route" in str(entry)]
    assert table.other.play[0].tokens == {"goods": 3}


@rule("IMP-SOLO-90", "IMP-AMB-28")
@pytest.mark.parametrize("route", ["3TRO8", "3FAM3"])
def test_a_person_reports_that_they_traded_with_its_route(route: str) -> None:
    table = real(trader(routes=[in_play(route)], deck=["1REG5", "1REG6"]), turn=0)
    table.do("automa:trade")
    assert table.other.play[0].tokens == {"goods": 1}
    assert table.other.discard == (["1REG5"] if route == "3FAM3" else [])
    full = real(trader(routes=[in_play(route, goods=3)]), turn=0)
    assert "automa:trade" not in full.options


@rule("IMP-TRADE-6")
def test_a_route_can_not_be_reported_as_recalled_or_abandoned() -> None:
    table = real(trader(play=["1REG13"], routes=[in_play("3TRO8")]), turn=0)
    assert table.do("automa:abandon").other.discard == ["1REG13"]
    assert "automa:abandon" not in table.options and "automa:recall" not in table.options


def test_goods_on_a_route_and_the_side_of_the_merchant_can_be_corrected() -> None:
    table = real(trader(routes=[in_play("3TRO8")]), turn=0)
    table.do(correct.route("3TRO8", 2), correct.merchant("empire"))
    assert table.other.play[0].tokens == {"goods": 2}
    assert (table.other.permanents[0].card, table.other.undersides) == (EMPIRE, [MERCHANT])
    assert table.table.undo_titles()[0] and table.do(correct.merchant("merchant")).other.permanents[0].card == MERCHANT


@pytest.mark.parametrize("wrong", ["correct:route:3TRO8=4", "correct:route:3TRO6=1", "correct:merchant=king"])
def test_what_cannot_be_is_refused(wrong: str) -> None:
    table = real(trader(routes=[in_play("3TRO8")]), turn=0)
    before = table.table.position()
    with pytest.raises(Exception, match=r"\w"):
        table.do(wrong)
    assert table.table.position() == before


@pytest.mark.parametrize("way", ["brain", "guide"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_it_in_every_language(language: str, way: str) -> None:
    """Questions and events of a turn with a route, a profit and a trade are spoken."""
    opponent = trader(routes=[in_play("3TRO5", goods=3)], slots=["3TRO8"], goods=0, deck=list(DECK))
    table = real(opponent, way=way)
    table.table.language = language
    for _ in range(40):
        if table.pending.about == "your_turn":
            break
        assert table.pending.prompt and all(option.label for option in table.pending.options)
        table.do(next((o for o in table.options if o in ("done", "right", "none")), table.options[0]))
    assert all(event["text"] for event in table.table.events_since(0))
