"""The uncivilised commons of Classics. City is among the shared texts."""

from __future__ import annotations

import pytest

from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule


def test_standing_army_ignores_an_attack_that_is_not_paid_for():
    table = given(me("celts", hand=["1CEL18"]), me("romans", play=["1UNC1", "1ROM20"])).do("play:1CEL18")
    assert table.other.play == [InPlay("1UNC1"), InPlay("1ROM20")]
    assert (table.me.resources, table.other.resources) == (pool(progress=1), pool())


def test_standing_army_lets_an_attack_through_for_a_progress():
    table = given(me("celts", hand=["1CEL18"], progress=1), me("romans", play=["1UNC1", "1ROM20"]))
    table.do("play:1CEL18", "yes")
    assert (table.other.play, table.other.discard) == ([InPlay("1UNC1")], ["1ROM20"])
    assert (table.me.resources, table.other.resources) == (pool(progress=1), pool(progress=1))


def test_standing_army_stands_when_the_attacker_refuses():
    table = given(me("celts", hand=["1CEL18"], progress=1), me("romans", play=["1UNC1", "1ROM20"]))
    table.do("play:1CEL18", "no")
    assert table.other.play == [InPlay("1UNC1"), InPlay("1ROM20")]
    assert (table.me.resources, table.other.resources) == (pool(progress=2), pool())


def test_jade_mask_draws_up_to_three_and_puts_one_back():
    table = given(me(hand=["1UNC2", "1ROM19"], deck=["1ROM15", "1ROM16", "1ROM17", "1ROM20"]))
    assert table.do("play:1UNC2").options == [f"amount:{most}" for most in range(4)]
    table.do("amount:3", "card:1ROM19@hand")
    assert (table.me.hand, table.me.deck) == (["1ROM15", "1ROM16", "1ROM17"], ["1ROM19", "1ROM20"])
    assert table.me.discard == ["1UNC2"]


@rule("IMP-KW-DRAW-3")
def test_jade_mask_does_not_reshuffle_for_its_draw():
    table = given(me(hand=["1UNC2"], deck=["1ROM15"], discard=["1ROM16"]))
    assert table.do("play:1UNC2").options == ["amount:0", "amount:1"]
    table.do("amount:1")
    assert (table.me.hand, table.me.deck, table.me.discard) == ([], ["1ROM15"], ["1UNC2", "1ROM16"])


def test_new_jade_mask_draws_two():
    table = given(me(hand=["1UNC2X"], deck=["1ROM15", "1ROM16", "1ROM17"])).do("play:1UNC2X", "option:1")
    assert (table.me.hand, table.me.deck) == (["1ROM15", "1ROM16"], ["1ROM17"])


def test_new_jade_mask_gains_goods():
    table = given(me(hand=["1UNC2X"], deck=["1ROM15"])).do("play:1UNC2X", "option:2")
    assert table.me.resources == pool(goods=1)


def test_new_jade_mask_readies_a_card():
    exhausted = in_play("1UNC6", exhausted=True)
    table = given(me(hand=["1UNC2X"], deck=["1ROM15"], play=[exhausted], exhausts=4)).do("play:1UNC2X", "option:3")
    assert (table.me.play, table.me.exhausts) == ([InPlay("1UNC6")], 5)


def test_elders_acquire_uncivilised_with_its_unrest():
    table = given(me(hand=["1UNC3"]), market=[slot("1UNC6", "UNR"), slot("1UNC15", "UNR"), slot("1CIV2", "UNR")])
    table.do("play:1UNC3", "option:1")
    assert table.options == ["card:1UNC6@market", "card:1UNC15@market"]
    table.do("card:1UNC15@market")
    assert (table.me.hand, table.other.resources) == (["1UNC15", "UNR"], pool())


def test_elders_break_through_and_the_others_progress():
    table = given(me(hand=["1UNC3"]), me("celts"), me("greeks"), market=[slot("1UNC6", "UNR")], uncivilised=["1UNC9"])
    table.do("play:1UNC3", "option:2", "card:top@uncivilised")
    assert (table.me.hand, table.me.resources) == (["1UNC9"], pool())
    assert [seat.resources for seat in table.position.seats[1:]] == [pool(progress=1)] * 2


@pytest.mark.parametrize("card", ["1UNC4", "1UNC5"])
def test_town_lets_everybody_gain_materials(card):
    table = given(me(play=[card])).do(f"exhaust:{card}", "yes", "yes")
    assert (table.me.resources, table.other.resources) == (pool(materials=2), pool(materials=2))


def test_town_need_not_be_used_by_everybody():
    table = given(me(play=["1UNC4"])).do("exhaust:1UNC4", "yes", "no")
    assert (table.me.resources, table.other.resources) == (pool(materials=2), pool())


@pytest.mark.parametrize("card", ["1UNC4", "1UNC5"])
@pytest.mark.parametrize(("option", "zone"), [("option:1", "discard"), ("option:2", "history")])
def test_town_may_be_given_up_for_progress_at_the_solstice(card, option, zone):
    table = given(me(play=[card]), phase="solstice").do("yes", option)
    assert table.me.resources == pool(progress=2)
    assert (table.me.play, table.me.zone(zone)) == ([], [card])


def test_town_stays_if_it_is_not_given_up():
    table = given(me(play=["1UNC4"]), phase="solstice").do("no")
    assert (table.me.resources, table.me.play) == (pool(), [InPlay("1UNC4")])


def test_shrine_draws_for_a_material():
    table = given(me(play=["1UNC6"], materials=1, deck=["1ROM15", "1ROM16"])).do("exhaust:1UNC6")
    assert (table.me.hand, table.me.resources) == (["1ROM15"], pool())


def test_shrine_returns_an_unrest_from_the_discard_pile_for_a_card_at_the_solstice():
    table = given(me(play=["1UNC6"], hand=["1ROM15"], discard=["UNR", "1ROM16"]), phase="solstice").do("yes")
    assert (table.me.hand, table.me.discard) == ([], ["1ROM15", "1ROM16"])
    assert len(table.position.piles["unrest"]) == 21


@pytest.mark.parametrize("card", ["1UNC7", "1UNC7X"])
def test_invasion_spreads_unrest_and_breaks_through_for_a_tributary(card):
    table = given(me(hand=[card], materials=3), me("celts", play=["1CEL9"]), market=["1TRI5", "1REG6"])
    table.do(f"play:{card}", "option:1", "card:1TRI5@market")
    assert (table.me.hand, table.me.resources, table.me.discard) == (["1TRI5"], pool(), [card])
    assert (table.other.hand, table.other.play) == (["UNR"], [InPlay("1CEL9")])


@pytest.mark.parametrize("card", ["1UNC7", "1UNC7X"])
def test_invasion_breaks_through_for_a_region_and_the_others_recall_one(card):
    celts = me("celts", play=[in_play("1CEL9", "1CEL14", materials=1), "1CEL20"])
    mine = me(hand=[card], materials=3, play=["1ROM20"])
    table = given(mine, celts, market=["1TRI5", "1REG6"], region=["1REG7"])
    table.do(f"play:{card}", "option:2", "card:top@region")
    assert (table.me.hand, table.me.play) == (["1REG7"], [InPlay("1ROM20")])
    assert table.other.hand == ["UNR", "1CEL14", "1CEL9"]
    assert (table.other.play, table.other.resources) == ([InPlay("1CEL20")], pool(materials=1))


@pytest.mark.parametrize(("card", "zone"), [("1UNC7", "discard"), ("1UNC7X", "history")])
def test_only_the_new_invasion_goes_into_the_history_of_an_empire(card, zone):
    table = given(me(hand=[card], materials=3, state="empire"), market=["1TRI5"])
    table.do(f"play:{card}", "option:1", "card:1TRI5@market")
    assert table.me.zone(zone) == [card]


@rule("IMP-TEXT-6", "IMP-TEXT-7")
def test_invasion_needs_three_materials():
    assert "play:1UNC7" not in given(me(hand=["1UNC7"], materials=2), market=["1TRI5"]).options


@pytest.mark.parametrize("card", ["1UNC8", "1UNC8X"])
def test_mysticism_gives_an_action(card):
    table = given(me(play=[card])).do(f"exhaust:{card}")
    assert (table.me.actions, table.me.exhausts) == (4, 4)


@pytest.mark.parametrize("card", ["1UNC8", "1UNC8X"])
def test_mysticism_costs_two_cards_at_the_solstice(card):
    table = given(me(play=[card], hand=["1ROM15", "1ROM16", "1ROM17"]), phase="solstice")
    table.do("option:2", ["card:1ROM15@hand", "card:1ROM17@hand"])
    assert (table.me.hand, sorted(table.me.discard)) == (["1ROM16"], ["1ROM15", "1ROM17"])


def test_mysticism_costs_an_unrest_to_hand_at_the_solstice():
    table = given(me(play=["1UNC8"], hand=["1ROM15", "1ROM16"]), phase="solstice").do("option:1")
    assert table.me.hand == ["1ROM15", "1ROM16", "UNR"]


def test_new_mysticism_puts_the_unrest_on_the_deck():
    table = given(me(play=["1UNC8X"], hand=["1ROM15", "1ROM16"], deck=["1ROM17"]), phase="solstice").do("option:1")
    assert (table.me.hand, table.me.deck) == (["1ROM15", "1ROM16"], ["UNR", "1ROM17"])


def test_oracle_draws_two_and_discards_one_of_them():
    table = given(me(hand=["1UNC9", "1ROM19"], deck=["1ROM15", "1ROM16", "1ROM17"])).do("play:1UNC9")
    assert table.options == ["card:1ROM15@hand", "card:1ROM16@hand"]
    table.do("card:1ROM15@hand")
    assert (table.me.hand, table.me.discard) == (["1ROM19", "1ROM16"], ["1UNC9", "1ROM15"])
    assert table.me.actions == 3


@rule("IMP-KW-TREAT-1")
def test_agriculture_makes_one_fertile_icon_three_productions():
    table = given(me(play=["1UNC10", "1REG6", "1REG8"], hand=["1ROM15"]))
    table.do("exhaust:1UNC10", "card:1REG6@play", "play:1ROM15", "option:1")
    assert table.me.resources == pool(materials=2 + 3 + 1)


def test_agriculture_takes_the_fertile_icon_away_until_the_turn_ends():
    table = given(me("celts", play=["1UNC10", "1REG6"], hand=["1CEL2"])).do("exhaust:1UNC10", "play:1CEL2")
    assert (table.me.resources, table.other.resources) == (pool(), pool(materials=1))
    assert table.do("end").position.this_turn.treated == []


def test_boats_recall_a_river_for_materials_and_population():
    table = given(me(play=["1UNC11", "1REG7", "1REG6"])).do("exhaust:1UNC11", "option:1")
    assert (table.me.hand, table.me.resources, table.me.actions) == (["1REG7"], pool(materials=2, population=1), 3)


def test_boats_recall_a_fertile_region_for_an_action():
    table = given(me(play=["1UNC11", "1REG7", "1REG6"])).do("exhaust:1UNC11", "option:2")
    assert (table.me.hand, table.me.resources, table.me.actions) == (["1REG6"], pool(), 4)


@rule("IMP-CARD-SHADUF")
def test_shaduf_reacts_to_a_river_that_is_played_for_materials():
    table = given(me(play=["1UNC12"], hand=["1REG9"]), market=["1REG6"])
    table.do("play:1REG9", "exhaust:1UNC12")
    assert table.me.resources == pool(materials=2, progress=1)


@rule("IMP-CARD-SHADUF")
def test_shaduf_reacts_to_a_river_whose_production_counts():
    table = given(me(play=["1UNC12", "1REG7"], hand=["1ROM15"])).do("play:1ROM15", "option:1", "exhaust:1UNC12")
    assert table.me.resources == pool(materials=2, progress=1)


@rule("IMP-CARD-SHADUF")
def test_shaduf_reacts_to_boats_and_to_a_port():
    table = given(me(play=["1UNC11", "1UNC12", "1REG7"])).do("exhaust:1UNC11", "exhaust:1UNC12")
    assert table.me.resources == pool(materials=2, population=1, progress=1)
    table = given(me(play=["1UNC19", "1UNC12", "1REG7"])).do("exhaust:1UNC19", "exhaust:1UNC12")
    assert table.me.resources == pool(materials=1, progress=1)


def test_shaduf_does_not_react_to_materials_from_elsewhere():
    table = given(me(play=["1UNC12", "1REG6", "1CEL10"], hand=["1ROM15"])).do("play:1ROM15", "option:1")
    assert table.me.resources == pool(materials=2)
    assert table.pending.about == "turn"


def test_shaduf_does_not_react_to_population_from_a_river():
    table = given(me("greeks", play=["1UNC12"], hand=["1GRE20"])).do("play:1GRE20")
    assert (table.me.resources, table.pending.about) == (pool(population=1), "turn")


def test_rituals_return_an_unrest():
    table = given(me(hand=["1UNC13", "UNR"])).do("play:1UNC13", "option:1")
    assert (table.me.hand, table.me.discard, table.me.actions) == ([], ["1UNC13"], 3)


def test_rituals_bring_progress_and_may_ready_a_card():
    mine = me(hand=["1UNC13", "UNR"], play=[in_play("1UNC6", exhausted=True)], exhausts=4)
    table = given(mine).do("play:1UNC13", "option:2", "yes")
    assert (table.me.resources, table.me.exhausts) == (pool(progress=1), 5)
    assert table.me.play == [InPlay("1UNC6")]


def test_ambassador_uses_an_opponents_exhaust_ability_as_its_own():
    table = given(me(play=["1UNC14"], materials=1, deck=["1ROM15"]), me("celts", play=["1UNC6", "1CEL20", "1CEL9"]))
    table.do("exhaust:1UNC14")
    assert (table.me.hand, table.me.resources) == (["1ROM15"], pool())
    assert (table.other.play[0], table.other.exhausts) == (InPlay("1UNC6"), 5)
    assert table.me.play == [InPlay("1UNC14", exhausted=True)]


def test_ambassador_needs_an_ability_that_can_be_resolved():
    table = given(me(play=["1UNC14"], deck=["1ROM15"]), me("celts", play=["1UNC6", "1CIV9"]))
    assert "exhaust:1UNC14" not in table.options


def test_new_ambassador_becomes_a_copy_and_resolves_exhaust_and_solstice():
    table = given(me(play=["1UNC14X"], deck=["1ROM15"]), me("celts", play=["1CIV10", "1CEL9"]))
    table.do("exhaust:1UNC14X", "card:1CIV10@play")
    assert (table.me.hand, table.me.resources) == (["1ROM15"], pool(materials=2))
    assert table.position.this_turn.copies == {"1UNC14X": "1CIV10"}
    assert table.do("end", []).position.this_turn.copies == {}


def test_new_ambassador_is_the_card_that_a_copied_text_moves():
    table = given(me(play=["1UNC14X"]), me("celts", play=["1UNC4"]))
    table.do("exhaust:1UNC14X", "yes", "no", "yes", "option:2")
    assert (table.me.resources, table.me.history, table.me.play) == (pool(materials=2, progress=2), ["1UNC14X"], [])
    assert table.other.play == [InPlay("1UNC4")]


def test_new_ambassador_counts_as_the_copied_card_for_the_turn():
    table = given(me(play=["1UNC14X"], hand=["1ROM15"]), me("celts", play=["1REG6"]))
    table.do("exhaust:1UNC14X", "play:1ROM15", "option:1")
    assert table.me.resources == pool(materials=2)


def test_new_ambassador_enlarges_the_hand_as_a_copy():
    mine = me(play=["1UNC14X"], deck=[f"1ROM{number}" for number in range(14, 22)])
    table = given(mine, me("celts", play=["1FAM8"]), market=["1REG6"]).do("exhaust:1UNC14X", "end")
    assert len(table.me.hand) == 6


def test_new_ambassador_can_be_abandoned_as_the_region_it_copies():
    mine = me(play=["1UNC14X", "1REG7", "1REG8"], hand=["1ROM14"])
    table = given(mine, me("celts", play=["1REG6"]), fame=["1FAM1"]).do("exhaust:1UNC14X", "play:1ROM14")
    assert (table.me.hand, table.me.play) == (["1FAM1"], [])


@pytest.mark.parametrize(
    ("option", "top"), [("option:1", "1UNC6"), ("option:2", "1CIV2"), ("option:3", "1REG6"), ("option:4", "1TRI5")]
)
def test_gambling_wins_the_card_of_the_declared_suit(option, top):
    table = given(me(hand=["1UNC18"], materials=1), main=[top, "1TRI1"]).do("play:1UNC18", option)
    assert (table.me.hand, table.position.piles["main"]) == ([top], ["1TRI1"])
    assert (table.me.resources, table.me.actions) == (pool(), 3)


def test_gambling_exiles_a_card_of_another_suit():
    table = given(me(hand=["1UNC18"], materials=1), main=["1TRI5", "1TRI1"]).do("play:1UNC18", "option:1")
    assert (table.me.hand, table.position.piles["exile"]) == ([], ["1TRI5"])


def test_port_gains_per_river_and_takes_a_card_from_the_discard_pile():
    table = given(me(play=["1UNC19", "1REG7", "1REG9", "1REG6"], materials=1, discard=["1ROM15", "1ROM16"]))
    table.do("exhaust:1UNC19", "yes", "card:1ROM16@discard")
    assert (table.me.resources, table.me.hand, table.me.discard) == (pool(), ["1ROM16"], ["1ROM15"])


def test_port_need_not_spend_its_materials():
    table = given(me(play=["1UNC19", "1REG7"], materials=2, discard=["1ROM15"])).do("exhaust:1UNC19", "no")
    assert (table.me.resources, table.me.hand) == (pool(materials=3), [])


def test_diplomacy_breaks_through_for_a_tributary():
    table = given(me(hand=["1UNC20"], materials=3), market=[slot("1TRI5", "UNR", progress=1), "1REG6"])
    table.do("play:1UNC20", "card:1TRI5@market")
    assert (table.me.hand, table.me.resources) == (["1TRI5"], pool(progress=1))


def test_leadership_draws():
    table = given(me(hand=["1UNC21", "UNR"], deck=["1ROM15", "1ROM16"])).do("play:1UNC21", "option:1")
    assert (table.me.hand, table.me.actions) == (["UNR", "1ROM15"], 3)


@pytest.mark.parametrize("answer", ["card:UNR@hand", "card:1ROM13@discard"])
def test_leadership_puts_a_card_from_hand_or_discard_into_history(answer):
    table = given(me(hand=["1UNC21", "UNR"], discard=["1ROM13"])).do("play:1UNC21", "option:2", answer)
    assert table.me.history == [answer.removeprefix("card:").split("@")[0]]


def test_lost_scroll_puts_a_card_back_and_lets_everybody_draw():
    table = given(me(hand=["1UNC22"], deck=["1ROM15"], discard=["1ROM16", "1ROM17"]), me("celts", deck=["1CEL14"]))
    table.do("play:1UNC22", "yes", "card:1ROM17@discard", "yes", "yes")
    assert (table.me.hand, table.me.deck, table.other.hand) == (["1ROM17"], ["1ROM15"], ["1CEL14"])
    assert (table.me.discard, table.me.actions) == (["1UNC22", "1ROM16"], 3)


def test_lost_scroll_asks_each_player_whether_to_draw():
    table = given(me(hand=["1UNC22"], deck=["1ROM15"], discard=["1ROM16"]), me("celts", deck=["1CEL14"]))
    table.do("play:1UNC22", "no", "yes", "no")
    assert (table.me.hand, table.me.deck, table.other.hand) == (["1ROM15"], [], [])


@pytest.mark.parametrize("card", ["1UNC4", "1UNC5", "1UNC6", "1UNC9", "1UNC13"])
def test_some_uncivilised_cards_need_barbarians(card):
    assert f"play:{card}" in given(me(hand=[card], deck=["1ROM15"])).options
    assert f"play:{card}" not in given(me(hand=[card], deck=["1ROM15"], state="empire")).options
