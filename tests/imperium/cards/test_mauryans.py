"""The Mauryans."""

from __future__ import annotations

import pytest

from automa.imperium.game import match_of
from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

PRICES = {
    "2MAU3": {"materials": 4, "population": 1}, "2MAU4": {"materials": 3, "population": 3}, "2MAU5": {"population": 3},
    "2MAU6": {"population": 4}, "2MAU7": {"materials": 4}, "2MAU8": {"materials": 3, "population": 1},
}  # fmt: skip
ELEPHANTS = ["2MAU12", "2MAU13"]
ELEPHANTS_X = ["2MAU12X", "2MAU13X"]


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_mauryan_developments_cost(card, price):
    assert_price("mauryans", card, price)


@pytest.mark.parametrize(("answer", "progress"), [("exhaust:2MAU1A", 1), ("no", 0)])
def test_mauryans_a_gain_progress_when_they_play_a_region(answer, progress):
    table = given(me("mauryans", "A", hand=["2MAU20"])).do("play:2MAU20", answer)
    assert (table.me.resources, table.me.exhausts) == (pool(progress=progress), 5 - progress)


@pytest.mark.parametrize(("answer", "hand", "materials"), [("yes", ["2MAU20"], 0), ("no", [], 1)])
def test_mauryans_a_pay_for_a_discarded_region_at_the_solstice(answer, hand, materials):
    table = given(me("mauryans", "A", discard=["2MAU20", "2MAU22"], materials=1), phase="solstice").do(answer)
    assert (table.me.hand, table.me.resources) == (hand, pool(materials=materials))


# Grand Trunk Road


@rule("IMP-NATION-MAURYANS-1", "IMP-CARD-TRUNKROAD", "IMP-COMP-8")
def test_the_grand_trunk_road_is_two_regions_for_prosperity():
    table = given(me("mauryans", hand=["2MAU22"], play=["2MAU4", "2MAU20"])).do("play:2MAU22", "option:2")
    assert table.me.resources == pool(population=3)


@rule("IMP-NATION-MAURYANS-1", "IMP-KW-ABANDON-5")
def test_the_grand_trunk_road_is_two_of_the_three_regions_of_glory():
    table = given(me("mauryans", hand=["2MAU2"], play=["2MAU4", "2MAU20", "2MAU8"]), fame=["1FAM1", "1FAM2"])
    table.do("play:2MAU2", "card:2MAU4@play", "card:1FAM1@fame")
    assert set(table.me.discard) == {"2MAU4", "2MAU20", "2MAU2"}
    assert "play:2MAU2" not in given(me("mauryans", hand=["2MAU2"], play=["2MAU4"]), fame=["1FAM1"]).options


@rule("IMP-NATION-MAURYANS-1")
def test_the_grand_trunk_road_is_two_regions_for_the_power_card():
    table = given(me("mauryans", "A", play=["2MAU4", in_play("2MAU20", "1REG6")], hand=["1REG7"]))
    rows = score_seat(match_of(table.position), 0)["cards"]
    assert {"card": "2MAU1A", "zone": "power", "points": 3} in rows


def test_the_grand_trunk_road_brings_materials_to_all_and_progress_to_you():
    table = given(me("mauryans", play=["2MAU4"]), me("celts"), me("greeks")).do("exhaust:2MAU4")
    found = [seat.resources for seat in table.position.seats]
    assert found == [pool(materials=1, progress=1), pool(materials=1), pool(materials=1)]


# Ashoka


def test_ashoka_takes_fame_and_puts_all_attacks_into_history():
    mine = me(
        "mauryans", state="empire", hand=["2MAU5", "2MAU12X", "2MAU22"], deck=["2MAU17", "1UNC7X"], discard=["2MAU13X"],
        play=[in_play("2MAU20", "1CIV4")], nation_deck=["1CIV5"],
    )  # fmt: skip
    table = given(mine, fame=["1FAM3X", "1FAM1"]).do("play:2MAU5")
    # The fame card is an attack as well, and in hand by then.
    assert set(table.me.history) == {"2MAU5", "2MAU12X", "1UNC7X", "2MAU13X", "1FAM3X"}
    assert (table.me.hand, table.me.deck, table.me.discard) == (["2MAU22"], ["2MAU17"], [])
    assert table.me.play == [InPlay("2MAU20", ["1CIV4"])]


def test_ashoka_shows_hand_deck_and_discard_pile_but_not_the_order_of_the_deck():
    mine = me("mauryans", state="empire", hand=["2MAU5", "2MAU22"], deck=["2MAU20", "2MAU17"], discard=["2MAU11"])
    table = given(mine, fame=["1FAM1"]).do("play:2MAU5")
    shown = {event["zone"]: event["cards"] for event in table.events("reveal")}
    assert shown == {"hand": ["1FAM1", "2MAU22"], "deck": ["2MAU17", "2MAU20"], "discard": ["2MAU11"]}
    assert table.me.deck == ["2MAU20", "2MAU17"]


@rule("IMP-KW-HISTORY-3")
def test_a_viking_ashoka_discards_all_attacks():
    table = given(me("vikings", state="empire", hand=["2MAU5", "1VIK13"], deck=["1VIK22"]), fame=["1FAM1"])
    table.do("play:2MAU5")
    assert (table.me.history, set(table.me.discard)) == ([], {"1VIK13", "1VIK22", "2MAU5"})


# The others


@pytest.mark.parametrize(("option", "gained", "discard"), [("option:1", 1, ["UNR"]), ("option:2", 0, [])])
def test_buddhism_brings_progress_or_returns_a_discarded_unrest(option, gained, discard):
    table = given(me("mauryans", play=["2MAU6"], discard=["UNR"]), phase="solstice").do(option)
    assert (table.me.resources, table.me.discard) == (pool(progress=gained), discard)


def test_buddhism_makes_unrest_cheaper():
    table = given(me("mauryans", play=["2MAU6"], hand=["UNR"], materials=2)).do("play:UNR")
    assert (table.me.hand, table.me.resources) == ([], pool())


@rule("IMP-KW-HISTORY-4")
def test_the_edicts_need_ashoka_in_history():
    mine = me("mauryans", hand=["2MAU7"], state="empire")
    assert "play:2MAU7" not in given(mine).options
    assert "play:2MAU7" not in given({**mine, "discard": ["2MAU5"]}).options
    assert "play:2MAU7" in given({**mine, "history": ["2MAU5"]}).options


@pytest.mark.parametrize(
    ("answer", "hand", "discard"),
    [("option:1", ["2MAU17"], ["UNR"]), ("option:2", [], []), ("both", ["2MAU17"], [])],
)
def test_the_edicts_draw_or_return_an_unrest_or_both(answer, hand, discard):
    table = given(me("mauryans", play=["2MAU7"], hand=["2MAU22"], deck=["2MAU17", "2MAU20"], discard=["UNR"]))
    table.do("exhaust:2MAU7", answer)
    assert (table.me.history, table.me.hand, table.me.discard) == (["2MAU22"], hand, discard)


def test_the_edicts_do_not_offer_both_where_one_is_impossible():
    """With no discarded unrest there is nothing to choose."""
    table = given(me("mauryans", play=["2MAU7"], hand=["2MAU22"], deck=["2MAU17"])).do("exhaust:2MAU7")
    assert (table.pending.about, table.me.hand) == ("turn", ["2MAU17"])


def test_punch_marked_coins_draw_and_bring_progress():
    table = given(me("mauryans", play=["2MAU8"], deck=["2MAU17", "2MAU20"])).do("exhaust:2MAU8")
    assert (table.me.hand, table.me.resources) == (["2MAU17"], pool(progress=1))


@pytest.mark.parametrize("number", [0, 1, 2])
def test_arthashastra_turns_discarded_unrest_into_cards_or_progress(number):
    mine = me("mauryans", play=["2MAU9"], hand=["UNR", "UNR", "2MAU22"], deck=["2MAU17", "2MAU20"])
    table = given(mine, phase="solstice")
    table.do(["card:UNR@hand", "card:UNR@hand#2"][:number], *["option:1", "option:2"][:number])
    assert len(table.me.discard) == number
    assert ("2MAU17" in table.me.hand, table.me.resources["progress"]) == (number > 0, int(number > 1))


def test_the_nanda_dynasty_needs_arthashastra():
    assert "play:2MAU10" not in given(me("mauryans", hand=["2MAU10"])).options
    table = given(me("mauryans", hand=["2MAU10"], play=["2MAU9"])).do("play:2MAU10")
    assert table.me.resources == pool(population=2)


@pytest.mark.parametrize("card", ELEPHANTS)
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "card:top@region"], ["1REG6"]), (["no"], [])])
def test_indian_elephants_as_first_printed(card, answers, hand):
    table = given(me("mauryans", hand=[card]), me("celts", play=["1CEL9"]), region=["1REG6"]).do(
        f"play:{card}", *answers
    )
    assert (table.me.hand, table.other.hand) == (hand, ["1CEL9"])


@pytest.mark.parametrize("card", ELEPHANTS_X)
@pytest.mark.parametrize(
    ("answers", "gained", "left"),
    [
        (["yes", "option:1"], ["1REG6"], 3),
        (["yes", "option:2"], ["2MAU22", "1TRI1"], 0),
        (["no"], ["2MAU22"], 3),
    ],
)
def test_indian_elephants_as_reprinted_pay_for_the_break_through(card, answers, gained, left):
    mine = me("mauryans", hand=[card, "2MAU22"], materials=3)
    table = given(mine, me("celts", play=["1CEL9"]), region=["1REG6"]).do(f"play:{card}", *answers)
    assert (table.me.hand, table.me.resources) == (gained, pool(materials=left))
    assert table.other.hand == ["1CEL9"]


@rule("IMP-CARD-ELEPHANTS")
def test_only_one_of_the_indian_elephants_needs_barbarians():
    for card, free in {"2MAU12": True, "2MAU12X": True, "2MAU13": False, "2MAU13X": False}.items():
        mine = me("mauryans", hand=[card], state="empire")
        assert (f"play:{card}" in given(mine, me("celts", play=["1CEL9"])).options) == free


def test_chandragupta_as_first_printed_acquires_a_region_and_finds_elephants():
    mine = me("mauryans", hand=["2MAU18"], deck=["2MAU13", "2MAU22"], nation_deck=["2MAU12", "2MAU2"])
    table = given(mine, market=["1REG6", "1TRI3"]).do("play:2MAU18")
    assert (table.me.hand, table.me.discard, table.me.history) == (["1REG6"], ["2MAU13"], ["2MAU18"])
    assert table.me.deck == ["2MAU22"]


def test_chandragupta_as_reprinted_free_plays_the_region_he_acquires():
    mine = me("mauryans", hand=["2MAU18X"], deck=["2MAU12X"])
    table = given(mine, market=[slot("1REG8", progress=1), slot("1TRI3", progress=1)], main=["1REG7", "1REG9"])
    table.do("play:2MAU18X", "option:1")
    assert (table.me.play, table.me.history, table.me.actions) == ([InPlay("1REG8")], ["2MAU18X"], 2)
    assert table.me.resources == pool(progress=1, population=1)


@rule("IMP-KW-FIND-4")
def test_chandragupta_as_reprinted_puts_elephants_on_the_deck():
    mine = me("mauryans", hand=["2MAU18X"], deck=["2MAU22", "2MAU17"], nation_deck=["2MAU11", "2MAU13X", "2MAU2"])
    table = given(mine, market=["1REG6"]).do("play:2MAU18X", "option:2")
    assert (table.me.deck[0], sorted(table.me.deck[1:])) == ("2MAU13X", ["2MAU17", "2MAU22"])
    assert (table.me.nation_deck, table.me.history) == (["2MAU11", "2MAU2"], ["2MAU18X"])


def test_chanakya_acquires_twice():
    market = [slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6"]
    table = given(me("mauryans", hand=["2MAU19"], deck=["2MAU9"]), market=market, main=["1REG7", "1REG8", "1REG9"])
    table.do("play:2MAU19", "option:1")
    assert (table.me.hand, table.me.history) == (["1UNC3", "UNR", "1CIV2", "UNR"], ["2MAU19"])


def test_chanakya_finds_arthashastra():
    mine = me("mauryans", hand=["2MAU19"], nation_deck=["2MAU14", "2MAU9", "2MAU2"])
    table = given(mine, market=["1UNC3"]).do("play:2MAU19", "option:2")
    assert (table.me.discard, table.me.history) == (["2MAU9"], ["2MAU19"])


@pytest.mark.parametrize(
    ("card", "state"), [("2MAU18X", "barbarian"), ("2MAU19", "barbarian"), ("2MAU20", "barbarian")]
)
def test_mauryan_state_icons(card, state):
    for current in ("barbarian", "empire"):
        table = given(me("mauryans", hand=[card], state=current), market=["1REG6", "1UNC3"])
        assert (f"play:{card}" in table.options) == (current == state)


@pytest.mark.parametrize("card", ["2MAU3", "2MAU4", "2MAU5", "2MAU6", "2MAU8"])
def test_mauryan_developments_need_an_empire(card):
    for state in ("barbarian", "empire"):
        table = given(me("mauryans", hand=[card], state=state), fame=["1FAM1"])
        assert (f"play:{card}" in table.options) == (state == "empire")
