"""The Magyars."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import given, in_play, me, slot
from tests.imperium.solo.given_solo import against, automa
from tests.rules import rule

FOUR_SUITS = ["1UNC3", "1CIV2", "1REG6", "1TRI5"]


@rule("IMP-NATION-MAGYARS-1")
def test_magyars_a_force_unrest_on_all_when_they_play_a_hunting_region():
    table = given(me("magyars", "A", hand=["3MAG17", "1UNC3", "1CIV2"]), me("romans"), me("greeks"))
    table.do("play:3MAG17", "no", "exhaust:3MAG1A")
    assert [seat.hand for seat in table.position.seats] == [[], ["UNR"], ["UNR"]]
    assert (sorted(table.me.discard), table.me.exhausts) == (["1CIV2", "1UNC3"], 4)


@rule("IMP-NATION-MAGYARS-1", "IMP-KW-ATTACK-3")
def test_magyars_a_is_no_attack_and_cannot_be_warded_off():
    scythians = me("scythians", play=["1SCY20"])
    table = given(me("magyars", "A", hand=["3MAG17", "1UNC3", "1CIV2"]), scythians)
    table.do("play:3MAG17", "no", "exhaust:3MAG1A")
    assert (table.pending.about, table.other.hand, table.other.exhausts) == ("turn", ["UNR"], 5)


def test_magyars_a_need_two_cards_and_a_hunt_icon():
    assert given(me("magyars", "A", hand=["3MAG17", "1UNC3"])).do("play:3MAG17", "no").pending.about == "turn"
    table = given(me("magyars", "A", hand=["3MAG7", "1UNC3", "1CIV2"])).do("play:3MAG7", "no")
    assert table.pending.about == "turn"


def test_conversion_returns_and_takes_unrest_for_actions():
    mine = me("magyars", hand=["3MAG2", "UNR"], state="empire", actions=0)
    table = given(mine).do("play:3MAG2", "option:1", "option:2", "option:2")
    assert (table.me.hand, table.me.actions, table.me.history) == (["UNR", "UNR"], 2, ["3MAG2"])


def test_conversion_may_stop_early():
    table = given(me("magyars", hand=["3MAG2", "UNR"], state="empire")).do("play:3MAG2", "option:1", "no")
    assert (table.me.hand, table.me.actions, table.me.history) == ([], 3, ["3MAG2"])


def test_saint_stephen_waits_for_arpad():
    mine = me("magyars", hand=["3MAG3", "UNR"], discard=["1UNC3", "1CIV2"], state="empire")
    assert "play:3MAG3" not in given(mine, fame=["1FAM1"]).options
    table = given({**mine, "history": ["3MAG9"]}, fame=["1FAM1"])
    table.do("play:3MAG3", ["card:UNR@hand", "card:1CIV2@discard"])
    assert (table.me.hand, table.me.discard) == (["1FAM1"], ["1UNC3"])
    assert sorted(table.me.history) == ["1CIV2", "3MAG3", "3MAG9", "UNR"]


def test_bishoprics_bring_unrest_when_played():
    table = given(me("magyars", hand=["3MAG4"], state="empire")).do("play:3MAG4")
    assert (table.me.hand, table.me.play) == (["UNR"], [InPlay("3MAG4")])


def test_bishoprics_break_through():
    table = given(me("magyars", play=["3MAG4"]), market=["1CIV2"], uncivilised=["1UNC9"])
    table.do("exhaust:3MAG4", "card:1CIV2@market")
    assert table.me.hand == ["1CIV2"]


def test_bishoprics_return_unrest_of_the_converted():
    mine = me("magyars", play=["3MAG4"], hand=["UNR"], discard=["UNR"], history=["3MAG2"])
    table = given(mine, phase="solstice").do("yes", "no")
    assert (table.me.hand, table.me.discard) == ([], ["UNR"])
    table = given(mine, phase="solstice").do("no", "yes")
    assert (table.me.hand, table.me.discard) == (["UNR"], [])
    assert given({**mine, "history": []}, phase="solstice").pending.about == "turn"


@rule("IMP-KW-DEVELOP-3")
def test_holy_right_needs_a_saint_and_a_conversion_in_history():
    rich = me("magyars", hand=["1TRI3"], state="empire", development=["3MAG5", "3MAG4"], materials=3, population=4)
    assert given({**rich, "history": ["3MAG3"]}).do("play:1TRI3").me.development == ["3MAG5", "3MAG4"]
    table = given({**rich, "history": ["3MAG3", "3MAG2"]}).do("play:1TRI3")
    assert (table.me.discard, table.me.resources) == (["3MAG5"], pool())


def test_holy_right_cannot_be_played():
    assert "play:3MAG5" not in given(me("magyars", hand=["3MAG5"], state="empire")).options


@pytest.mark.parametrize(("card", "price"), [("3MAG3", {"population": 5}), ("3MAG4", {"materials": 5})])
def test_magyar_developments_have_their_price(card, price):
    assert_price("magyars", card, price)


def test_plundering_draws_recalls_and_robs_empires():
    empire = me("romans", play=["1ROM20"], progress=2, state="empire")
    table = given(me("magyars", hand=["3MAG6"], deck=["1UNC3"], actions=0), empire, me("greeks", progress=2))
    table.do("play:3MAG6")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool(progress=1))
    assert (table.other.hand, table.other.resources["progress"]) == (["1ROM20"], 1)
    assert table.position.seats[2].resources["progress"] == 2


def test_pannonia_may_turn_population_into_progress():
    mine = me("magyars", hand=["3MAG7", "UNR"], population=3)
    table = given(mine).do("play:3MAG7", "yes", "yes")
    assert (table.me.resources, table.me.play) == (pool(progress=2), [InPlay("3MAG7", ["UNR"])])
    assert given(mine).do("play:3MAG7", "no", "no").me.resources == pool(population=3)


ARPAD = me("magyars", hand=["3MAG9"], history=["3MAG22"])


def test_arpad_needs_almos_in_history():
    assert "play:3MAG9" not in given(me("magyars", hand=["3MAG9"]), market=["1UNC3"]).options
    assert "play:3MAG9" in given(ARPAD, market=["1UNC3"]).options


@pytest.mark.parametrize("gained", FOUR_SUITS)
def test_arpad_acquires_anything(gained):
    table = given(ARPAD, market=[slot(card, "UNR") for card in FOUR_SUITS])
    table.do("play:3MAG9", f"card:{gained}@market")
    assert gained in table.me.hand and table.me.history == ["3MAG9", "3MAG22"]


def test_arpad_costs_all_players_a_garrisoned_region_or_an_unrest():
    mine = me("magyars", hand=["3MAG9"], history=["3MAG22"], play=[in_play("3MAG17", "1UNC9"), "3MAG16"])
    bare = me("romans", play=["1ROM20"])
    garrisoned = me("celts", play=[in_play("1CEL9", "1CEL14")])
    table = given(mine, bare, garrisoned, market=["1UNC3"]).do("play:3MAG9")
    assert (table.me.hand, sorted(table.me.discard), table.me.play) == (
        ["1UNC3"],
        ["1UNC9", "3MAG17"],
        [InPlay("3MAG16")],
    )
    assert (table.other.hand, table.other.play) == (["UNR"], [InPlay("1ROM20")])
    celts = table.position.seats[2]
    assert (celts.hand, sorted(celts.discard)) == ([], ["1CEL14", "1CEL9"])


def test_arpad_himself_takes_an_unrest_without_a_garrison():
    table = given(ARPAD, market=["1UNC3"]).do("play:3MAG9")
    assert (table.me.hand, table.other.hand) == (["1UNC3", "UNR"], ["UNR"])


def test_one_who_wards_arpad_off_is_not_unable():
    scythians = me("scythians", play=["1SCY20"])
    table = given(ARPAD, scythians, market=["1UNC3"]).do("play:3MAG9", "exhaust:1SCY20")
    assert (table.other.hand, table.me.hand) == ([], ["1UNC3", "UNR"])


def test_the_automa_has_no_garrisons_and_takes_an_unrest_on_its_deck():
    table = against(automa("romans", play=["1ROM20"]), human=ARPAD, market=["1UNC3"]).do("play:3MAG9")
    assert table.other.deck[:1] == ["UNR"] and [entry.card for entry in table.other.play] == ["1ROM20"]


def test_great_moravia_reaches_exiled_regions():
    table = given(me("magyars", hand=["3MAG11"]), market=["1REG6", "1UNC3"], exile=["1REG7", "1TRI5"])
    table.do("play:3MAG11")
    assert table.options == ["card:1REG6@market", "card:1REG7@exile"]
    table.do("card:1REG7@exile")
    assert (table.me.hand, table.me.resources, table.me.history) == (["1REG7"], pool(population=2), ["3MAG11"])


def test_blood_oath_looks_into_the_nation_deck_with_every_unrest():
    mine = me("magyars", play=["3MAG14"], hand=["3MAG4"], state="empire", nation_deck=["3MAG7", "3MAG8", "3MAG2"])
    assert given(mine).do("play:3MAG4", "yes").me.nation_deck == ["3MAG8", "3MAG7", "3MAG2"]
    assert given(mine).do("play:3MAG4", "no").me.nation_deck == ["3MAG7", "3MAG8", "3MAG2"]


def test_blood_oath_draws_when_unrest_is_returned():
    table = given(me("magyars", play=["3MAG14"], hand=["UNR"], population=1, deck=["1UNC3"]))
    table.do("play:UNR", "exhaust:3MAG14")
    assert (table.me.hand, table.me.exhausts) == (["1UNC3"], 4)


def test_mounted_archers_avoid_an_attack():
    archers = me("magyars", play=["3MAG15", "3MAG17"])
    table = given(me("celts", hand=["1CEL18"]), archers).do("play:1CEL18", "exhaust:3MAG15")
    assert [entry.card for entry in table.other.play] == ["3MAG15", "3MAG17"]


def test_mounted_archers_settle_for_materials():
    table = given(me("magyars", play=["3MAG15"], materials=1), phase="solstice").do("yes")
    assert table.me.resources == pool(population=1)


def test_hunters_and_nomads_count_production_and_hunt_icons():
    mine = me("magyars", hand=["3MAG20"], play=["3MAG16", "3MAG17", "3MAG7"])
    assert given(mine).do("play:3MAG20").me.resources == pool(materials=5)


def test_emese_acquires_or_settles():
    mine = me("magyars", hand=["3MAG21"], discard=["3MAG20"], materials=1)
    table = given(mine, market=["1UNC3", "1CIV2"]).do("play:3MAG21", "option:1")
    assert (table.me.hand, table.me.resources, table.me.history) == (["1UNC3"], pool(), ["3MAG21"])
    table = given(mine, market=["1UNC3"]).do("play:3MAG21", "option:2")
    assert (table.me.hand, table.me.resources) == (["3MAG20"], pool(materials=1, population=2))


def test_almos_gives_up_a_region_to_acquire_and_drives_others_back():
    mine = me("magyars", hand=["3MAG22", "3MAG17"], history=["3MAG21"])
    table = given(mine, me("romans", play=["1ROM19"]), market=["1TRI5"]).do("play:3MAG22")
    assert (table.me.hand, table.me.history) == (["1TRI5"], ["3MAG22", "3MAG17", "3MAG21"])
    assert table.other.hand == ["1ROM19"]


def test_almos_needs_emese_in_history_and_a_region_in_hand():
    assert "play:3MAG22" not in given(me("magyars", hand=["3MAG22", "3MAG17"]), market=["1TRI5"]).options
    assert "play:3MAG22" not in given(me("magyars", hand=["3MAG22"], history=["3MAG21"]), market=["1TRI5"]).options


@pytest.mark.parametrize("card", ["3MAG6", "3MAG11", "3MAG14", "3MAG16", "3MAG17", "3MAG20", "3MAG21"])
def test_most_magyar_cards_need_barbarians(card):
    table = given(me("magyars", hand=[card], discard=["UNR"], deck=["UNR"], play=["3MAG8"], state="empire"))
    assert f"play:{card}" not in table.options
