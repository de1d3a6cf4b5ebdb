"""The Minoans."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me
from tests.rules import rule

PRICES = {
    "2MIN3": (2, 1, 1), "2MIN3X": (2, 1, 1), "2MIN4": (2, 2, 1), "2MIN5": (5, 0, 2), "2MIN6": (3, 1, 2),
    "2MIN7": (3, 2, 2), "2MIN8": (0, 4, 0), "2MIN9": (3, 1, 3),
}  # fmt: skip
CITIES = ["2MIN13", "1UNC15"]


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_minoan_developments_cost(card, price):
    named = dict(zip(("materials", "population", "progress"), price, strict=True))
    assert_price("minoans", card, {kind: number for kind, number in named.items() if number})


@pytest.mark.parametrize(("answer", "hand", "progress"), [("yes", [], 1), ("no", ["2MIN10"], 0)])
def test_minoans_a_discard_a_card_for_progress_at_the_solstice(answer, hand, progress):
    table = given(me("minoans", "A", hand=["2MIN10"]), phase="solstice").do(answer)
    assert (table.me.hand, table.me.resources) == (hand, pool(progress=progress))


def test_minoans_b_do_nothing_at_the_solstice():
    assert given(me("minoans", "B", hand=["2MIN10"]), phase="solstice").pending.about == "turn"


@pytest.mark.parametrize(("answers", "discard"), [(["yes", "pay:population=4"], ["2MIN8"]), (["no"], [])])
def test_king_minos_brings_progress_and_may_develop(answers, discard):
    table = given(me("minoans", hand=["2MIN2"], development=["2MIN8", "2MIN9"], population=4)).do(
        "play:2MIN2", *answers
    )
    assert (table.me.history, table.me.discard, table.me.resources["progress"]) == (["2MIN2"], discard, 1)


@pytest.mark.parametrize(
    ("option", "gained"),
    [("option:1", pool(materials=3)), ("option:2", pool(population=2)), ("option:3", pool(progress=2))],
)
def test_minoan_traders_as_first_printed(option, gained):
    play = ["2MIN19", "1REG6", *CITIES]  # one and two production icons
    table = given(me("minoans", hand=["2MIN3"], play=play, state="empire"), me("celts"), me("greeks"))
    table.do("play:2MIN3", option)
    assert [seat.resources for seat in table.position.seats] == [gained, pool(materials=2), pool(materials=2)]


@pytest.mark.parametrize(
    ("option", "gained"),
    [("option:1", pool(materials=3 + 2, goods=1)), ("option:2", pool(progress=2, goods=1))],
)
def test_minoan_traders_count_developments_left_as_reprinted(option, gained):
    mine = me("minoans", hand=["2MIN3X"], play=["2MIN19", "1REG6", *CITIES], state="empire")
    table = given({**mine, "development": ["2MIN4", "2MIN5"]}, me("celts"), me("greeks"))
    table.do("play:2MIN3X", "yes", "yes", "no", option)
    assert [seat.resources for seat in table.position.seats] == [gained, pool(goods=1), pool()]


def test_the_drainage_system_brings_population_at_the_solstice():
    assert given(me("minoans", play=["2MIN4"]), phase="solstice").me.resources == pool(population=1)


def test_architecture_makes_developments_cheaper_by_a_progress():
    """The progress that King Minos brings pays what is left of two."""
    mine = me("minoans", hand=["2MIN2"], play=["2MIN5"], development=["2MIN6"], materials=3, population=1)
    table = given(mine).do("play:2MIN2", "yes")
    assert (table.me.discard, table.me.resources) == (["2MIN6"], pool())
    assert given({**mine, "play": []}).do("play:2MIN2").pending.about == "turn"


@pytest.mark.parametrize(("answer", "hand", "progress"), [("yes", ["2MIN15"], 1), ("no", ["2MIN10"], 0)])
def test_frescos_discard_a_card_for_a_card_and_progress(answer, hand, progress):
    table = given(me("minoans", play=["2MIN6"], hand=["2MIN10"], deck=["2MIN15", "2MIN14"]), phase="solstice")
    table.do(answer)
    assert (table.me.hand, table.me.resources) == (hand, pool(progress=progress))


@pytest.mark.parametrize(("answer", "left"), [("yes", pool(progress=1)), ("no", pool(population=1))])
def test_the_labyrinth_turns_population_into_progress(answer, left):
    assert given(me("minoans", play=["2MIN7"], population=1), phase="solstice").do(answer).me.resources == left


@pytest.mark.parametrize("card", ["1UNC3", "1CIV2", "1REG6", "1TRI5"])
def test_minoan_expansion_makes_the_others_abandon_a_region_and_acquires(card):
    mine = me("minoans", hand=["2MIN8"], state="empire")
    table = given(mine, me("celts", play=["1CEL9"]), market=["1UNC3", "1CIV2", "1REG6", "1TRI5"])
    table.do("play:2MIN8", "yes", f"card:{card}@market")
    assert (table.me.hand, table.other.discard) == ([card], ["1CEL9"])


def test_seal_stones_are_never_played():
    assert "play:2MIN9" not in given(me("minoans", hand=["2MIN9"], state="empire")).options


def test_writing_systems_put_a_discarded_card_into_history_to_draw():
    table = given(me("minoans", play=["2MIN12"], discard=["2MIN14", "UNR"], deck=["2MIN15"])).do("exhaust:2MIN12")
    table.do("card:UNR@discard")
    assert (table.me.history, table.me.hand, table.me.discard) == (["UNR"], ["2MIN15"], ["2MIN14"])


@rule("IMP-EXH-4")
def test_writing_systems_need_a_discarded_card():
    assert "exhaust:2MIN12" not in given(me("minoans", play=["2MIN12"], deck=["2MIN15"])).options


@pytest.mark.parametrize("pottery", ["2MIN16", "2MIN16X"])
def test_pottery_takes_materials_for_progress_on_it(pottery):
    table = given(me("minoans", play=[in_play(pottery, progress=1)], materials=2), phase="solstice").do("option:1")
    assert (table.me.play, table.me.resources) == ([InPlay(pottery, tokens={"progress": 2})], pool())


@rule("IMP-KW-ABANDON-3")
@pytest.mark.parametrize("pottery", ["2MIN16", "2MIN16X"])
def test_pottery_is_abandoned_for_the_progress_on_it(pottery):
    table = given(me("minoans", play=[in_play(pottery, progress=3)], materials=2), phase="solstice").do("option:2")
    assert (table.me.play, table.me.discard) == ([], [pottery])
    assert table.me.resources == pool(materials=2, progress=3)


def test_thera_brings_progress_and_crete_and_cyprus_nothing():
    for card, gained in {"2MIN17": 1, "2MIN18": 0, "2MIN18X": 0, "2MIN19": 0}.items():
        table = given(me("minoans", hand=[card, "UNR"])).do(f"play:{card}", "yes")
        assert (table.me.resources, table.me.play) == (pool(progress=gained), [InPlay(card, ["UNR"])])


@rule("IMP-KW-ATTACK-2")
@pytest.mark.parametrize("recalled", ["2MIN18X", "1REG4X"])
def test_crete_lets_any_ocean_card_be_recalled_to_avoid_an_attack(recalled):
    minoans = me("minoans", play=["2MIN18X", "1REG4X", "2MIN19"], progress=1)
    table = given(me("romans", hand=["2TRI11"]), minoans).do("play:2TRI11", "exhaust:2MIN18X")
    assert table.options == ["card:2MIN18X@play", "card:1REG4X@play"]
    table.do(f"card:{recalled}@play")
    assert (table.other.hand, table.other.resources, table.me.resources) == ([recalled], pool(progress=1), pool())


def test_crete_as_first_printed_has_no_ocean_and_avoids_nothing():
    minoans = me("minoans", play=["2MIN18", "1REG4X"], progress=1)
    assert given(me("romans", hand=["2TRI11"]), minoans).do("play:2TRI11").other.resources == pool()


@pytest.mark.parametrize(("card", "state"), [("2MIN16", "barbarian"), ("2MIN17", "barbarian"), ("2MIN4", "empire")])
def test_minoan_state_icons(card, state):
    for current in ("barbarian", "empire"):
        assert (f"play:{card}" in given(me("minoans", hand=[card], state=current)).options) == (current == state)
