"""Actions and exhaust abilities (section 9)."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me, retold
from tests.rules import rule

CLASSICS = [card for card in library().cards.values() if card.box == "Classics"]
# Coinage: "exhaust: draw a card", "solstice: gain 2 materials", with an empire icon.
COINAGE = "1CIV10"
# Wonder: "exhaust: when you return an unrest, gain 2 progress".
WONDER = "1CIV9"


@rule("IMP-ACT-1")
def test_playing_a_card_takes_an_action_token():
    table = given(me(hand=["1ROM20"])).do("play:1ROM20")
    assert table.me.actions == 2


@rule("IMP-ACT-1")
def test_without_an_action_token_only_free_play_is_left():
    table = given(me(hand=["1PER19", "1TRI2"], actions=0), main=["1TRI1"])
    assert table.options == ["play:1TRI2", "innovate", "revolt", "end"]
    assert table.do("play:1TRI2").me.actions == 0


@rule("IMP-ACT-2")
def test_cards_are_played_from_hand_and_from_nowhere_else():
    mine = me(hand=["1TRI2"], discard=["1ROM20"], deck=["1ROM19"], history=["1TRI4"], nation_deck=["1ROM12"])
    assert given(mine, main=["1TRI1"]).options == ["play:1TRI2", "innovate", "revolt", "end"]


@rule("IMP-ACT-2")
def test_phalanx_makes_playing_a_region_from_the_discard_pile_an_action():
    mine = me("macedonians", play=["1MAC17"], discard=["1MAC18"])
    table = given(mine).do("exhaust:1MAC17")
    assert (table.me.actions, table.me.exhausts, table.me.resources) == (2, 4, pool(population=1))
    assert table.me.play == [InPlay("1MAC17", exhausted=True), InPlay("1MAC18")]
    assert "exhaust:1MAC17" not in given({**mine, "actions": 0}).options


@rule("IMP-ACT-3")
@pytest.mark.parametrize(("state", "playable"), [("barbarian", "play:1TRI9"), ("empire", "play:1CIV13")])
def test_a_state_icon_must_be_the_one_of_the_state_card(state, playable):
    table = given(me(state=state, hand=["1TRI9", "1CIV13"], population=1), main=["1TRI1"])
    assert [option for option in table.options if option.startswith("play:")] == [playable]


@rule("IMP-ACT-3")
def test_a_barbarian_may_acquire_and_hold_an_empire_card():
    table = given(me(hand=["1ROM16"], materials=3), market=[COINAGE]).do("play:1ROM16")
    assert table.me.hand == [COINAGE]
    assert f"play:{COINAGE}" not in table.options


@rule("IMP-ACT-3", "IMP-EXH-3")
def test_a_barbarian_may_keep_an_empire_card_in_play_and_exhaust_it():
    table = given(me(play=[COINAGE], deck=["1ROM19"])).do(f"exhaust:{COINAGE}")
    assert table.me.hand == ["1ROM19"]
    assert table.me.play == [InPlay(COINAGE, exhausted=True)]


@rule("IMP-ACT-4", "IMP-EXH-7")
@pytest.mark.parametrize("card", [COINAGE, "1CIV8", "1FAM8"], ids=["exhaust", "solstice", "passive"])
def test_a_card_that_begins_with_exhaust_solstice_or_passive_only_enters_play(card):
    table = given(me(state="empire", hand=[card], deck=["1ROM19"])).do(f"play:{card}")
    assert table.me.play == [InPlay(card)]
    assert (table.me.hand, table.me.deck, table.me.resources) == ([], ["1ROM19"], pool())
    assert (table.me.actions, table.me.exhausts) == (2, 5)


@rule("IMP-ACT-4")
def test_all_classics_cards_that_only_exhaust_or_have_a_solstice_or_passive_are_pinned():
    silent = [card for card in CLASSICS if card.play is None and card.header in ("none", "attack")]
    assert not [card.id for card in silent if card.exhaust or card.solstice or card.passives]


@rule("IMP-ACT-5")
def test_no_classics_card_is_a_trade_route_with_a_commerce_effect_for_playing_it():
    assert not [card.id for card in CLASSICS if card.trade_route or card.commerce or "trade_route" in card.suits]


@rule("IMP-ACT-6")
@pytest.mark.parametrize(
    ("nation", "card", "place"),
    [
        ("romans", "1TRI8", "discard"),
        ("persians", "1PER12", "history"),
        ("vikings", "1VIK12", "exile"),
        ("romans", "1ROM20", "play"),
    ],
)
def test_a_played_card_is_discarded_or_stays_or_goes_where_it_says(nation, card, place):
    table = given(me(nation, hand=[card]), fame=["1FAM1", "1FAM2"], main=["1TRI1"]).do(f"play:{card}")
    places = {
        "discard": table.me.discard,
        "history": table.me.history,
        "exile": table.position.piles["exile"],
        "play": [entry.card for entry in table.me.play],
    }
    assert {name: [card] if name == place else [] for name in places} == places
    assert table.me.playing == []


@rule("IMP-ACT-7")
def test_a_gained_action_lies_above_the_three_until_cleanup():
    table = given(me(play=["1UNC8X"])).do("exhaust:1UNC8X")
    assert table.me.actions == 4
    assert table.do("end").me.actions == 3


@rule("IMP-ACT-7")
def test_spending_two_actions_needs_two_tokens():
    decks = {"uncivilised": ["1UNC3", "1UNC4"], "civilised": ["1CIV8"]}
    assert "exhaust:1GRE1A" not in given(me("greeks", "A", actions=1), **decks).options
    table = given(me("greeks", "A", actions=2), **decks).do("exhaust:1GRE1A", "card:top@uncivilised")
    assert (table.me.actions, table.me.hand) == (0, ["1UNC3"])


@rule("IMP-EXH-1")
def test_a_reaction_is_offered_in_your_own_activate_turn():
    table = given(me(play=[WONDER], hand=["UNR"], population=1)).do("play:UNR")
    assert table.options == [f"exhaust:{WONDER}", "no"]
    assert table.do(f"exhaust:{WONDER}").me.resources == pool(progress=2)


@rule("IMP-EXH-1", "IMP-TURN-6")
def test_no_exhaust_ability_reacts_in_a_revolt():
    table = given(me(play=[WONDER], hand=["UNR"])).do("revolt", ["card:UNR@hand"])
    assert (table.pending.seat, table.pending.kind) == (1, "turn")
    assert table.me.resources == pool()


@rule("IMP-EXH-1", "IMP-TURN-6")
def test_no_exhaust_ability_reacts_when_innovating():
    table = given(me("celts", "A"), uncivilised=["1UNC3", "1UNC4"]).do("innovate", "card:top@uncivilised", [])
    assert (table.me.hand, table.other.hand) == (["1UNC3"], [])
    assert table.pending.seat == 1


@rule("IMP-EXH-1")
def test_no_exhaust_ability_of_yours_reacts_in_the_turn_of_another():
    poets = me("celts", state="empire", hand=["1CIV1"])
    table = given(me(play=[WONDER], hand=["1ROM15", "UNR"]), poets, turn=1)
    table.do("play:1CIV1", "yes", "card:1ROM15@hand")
    assert table.me.hand == []
    assert (table.pending.seat, table.pending.kind) == (1, "turn")


@rule("IMP-EXH-2")
def test_exhausting_moves_one_token_from_the_state_card_onto_the_card():
    table = given(me(play=[COINAGE, "1UNC8X"], deck=["1ROM19", "1ROM20"])).do(f"exhaust:{COINAGE}")
    assert table.me.exhausts == 4
    assert [option for option in table.options if option.startswith("exhaust:")] == ["exhaust:1UNC8X"]


@rule("IMP-EXH-2")
def test_without_an_exhaust_token_on_the_state_card_nothing_is_exhausted():
    table = given(me("scythians", play=["1UNC8X"], nation_deck=["1SCY12", "1SCY2"], exhausts=0))
    assert not [option for option in table.options if option.startswith("exhaust:")]


@rule("IMP-EXH-2")
def test_the_power_card_is_exhausted_like_a_card_in_play():
    table = given(me("scythians", nation_deck=["1SCY12", "1SCY11", "1SCY2"])).do("exhaust:1SCY1BX", "no")
    assert table.me.power_card == InPlay("1SCY1BX", exhausted=True)
    assert table.me.exhausts == 4
    assert "exhaust:1SCY1BX" not in table.options


@rule("IMP-EXH-4")
@pytest.mark.parametrize(
    ("card", "lacking", "enough"),
    [
        ("1CEL20", {}, {"progress": 1}),
        ("1CIV14", {}, {"hand": ["1ROM14"]}),
        ("1UNC6", {"deck": ["UNR"]}, {"deck": ["UNR"], "materials": 1}),
    ],
)
def test_an_exhaust_ability_needs_its_cost(card, lacking, enough):
    assert f"exhaust:{card}" not in given(me(play=[card], **lacking)).options
    assert f"exhaust:{card}" in given(me(play=[card], **enough)).options


@rule("IMP-EXH-5")
def test_a_reaction_comes_after_its_sentence_and_before_the_next():
    table = given(me(play=[WONDER], hand=["1TRI4", "UNR"]), main=["1TRI1"]).do("play:1TRI4", ["card:UNR@hand"])
    assert table.options == [f"exhaust:{WONDER}", "no"]
    assert (table.me.playing, table.me.history) == (["1TRI4"], [])
    table.do(f"exhaust:{WONDER}")
    assert (table.me.playing, table.me.history) == ([], ["1TRI4"])
    assert table.me.resources == pool(progress=2)


@rule("IMP-EXH-6")
def test_mounted_archers_ward_off_an_attack_with_a_token_of_their_own_player():
    corrupt = me("celts", state="empire", hand=["1CIV4"])
    table = given(me("scythians", play=["1SCY20"]), corrupt, turn=1).do("play:1CIV4")
    assert (table.pending.seat, table.options) == (0, ["exhaust:1SCY20", "no"])
    table.do("exhaust:1SCY20")
    assert table.me.play == [InPlay("1SCY20", exhausted=True)]
    assert (table.me.exhausts, table.me.hand, table.other.exhausts) == (4, [], 5)


@rule("IMP-EXH-6")
@pytest.mark.parametrize("spent", [{"exhausts": 0}, {"play": [in_play("1SCY20", exhausted=True)], "exhausts": 4}])
def test_mounted_archers_need_a_free_token_and_none_on_them(spent):
    corrupt = me("celts", state="empire", hand=["1CIV4"])
    table = given(me("scythians", **{"play": ["1SCY20"], **spent}), corrupt, turn=1).do("play:1CIV4")
    assert table.me.hand == ["UNR"]


@rule("IMP-EXH-7")
def test_a_card_just_put_into_play_may_be_exhausted_in_the_same_turn():
    table = given(me(state="empire", hand=[COINAGE], deck=["1ROM19"])).do(f"play:{COINAGE}", f"exhaust:{COINAGE}")
    assert (table.me.hand, table.me.exhausts) == (["1ROM19"], 4)


@rule("IMP-EXH-8")
def test_the_token_of_a_card_that_leaves_play_comes_back_only_in_cleanup():
    deck = ["1ROM15", "1ROM16", "1ROM17", "1ROM18", "1ROM19"]
    mine = me(play=["1REG14"], hand=["1ROM20"], nation_deck=["1ROM12", "1ROM2"], deck=deck)
    table = given(mine).do("exhaust:1REG14", "no", "yes")
    assert (table.me.play, table.me.discard, table.me.exhausts) == ([], ["1REG14"], 4)
    assert table.do("end", []).me.exhausts == 5


@rule("IMP-EXH-9")
def test_returning_an_exhaust_token_readies_a_card_for_the_same_turn():
    exhausted = [in_play(COINAGE, exhausted=True), in_play("1UNC8X", exhausted=True)]
    mine = me(play=exhausted, hand=["1TRI6"], deck=["1ROM19"], exhausts=3)
    table = given(mine, main=["1TRI1"]).do("play:1TRI6", f"card:{COINAGE}@play")
    assert table.me.play == [InPlay(COINAGE), InPlay("1UNC8X", exhausted=True)]
    assert table.me.exhausts == 4
    assert table.do(f"exhaust:{COINAGE}").me.hand == ["1ROM19"]


@rule("IMP-EXH-9")
def test_the_token_of_the_power_card_may_be_returned():
    power = in_play("1SCY1BX", exhausted=True)
    table = given(me("scythians", power_card=power, hand=["1TRI6"], exhausts=4), main=["1TRI1"]).do("play:1TRI6")
    assert (table.me.power_card, table.me.exhausts) == (InPlay("1SCY1BX"), 5)


@rule("IMP-EXH-10")
def test_a_gained_exhaust_token_lies_on_the_state_card_until_cleanup():
    table = retold(given(me(hand=["1ROM20"])), "1ROM20", play="gain 1 exhaust").do("play:1ROM20")
    assert table.me.exhausts == 6
    assert table.do("end").me.exhausts == 5
