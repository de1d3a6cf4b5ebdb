"""Section 8: how the text of a card is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

ADVANCE, CONQUER, GLORY, INVASION = "1ROM16", "1ROM17", "1ROM14", "1UNC7X"


def playable(card: str, seat: dict[str, Any], **parts: Any) -> bool:
    return f"play:{card}" in given(seat, **parts).options


def order_of(table: Scenario, *names: str) -> list[str]:
    """The events of these names as they happened."""
    return [event["event"] for event in table.table.events_since(0) if event["event"] in names]


# Sentences


@rule("IMP-TEXT-1")
def test_sentences_are_resolved_from_the_first() -> None:
    """Olympic Games: draw two cards, then put one from hand into history. A card just drawn will do."""
    table = given(me("greeks", hand=["1GRE2", "1GRE14"], deck=["1GRE16", "1GRE17"])).do("play:1GRE2")
    assert table.options == ["card:1GRE14@hand", "card:1GRE16@hand", "card:1GRE17@hand"]
    table.do("card:1GRE17@hand")
    assert table.me.history == ["1GRE17"]


@rule("IMP-TEXT-2")
def test_a_sentence_is_resolved_as_far_as_possible() -> None:
    """Military Engineering: each other player discards two cards; one of them has a single card, one has none."""
    others = [me("celts", hand=["1CEL16"]), me("greeks"), me("vikings", hand=["1VIK18", "1VIK19", "1VIK20"])]
    table = given(me(hand=["1ROM3"], state="empire"), *others).do("play:1ROM3")
    assert table.pending.seat == 3
    table.do(["card:1VIK19@hand", "card:1VIK20@hand"], "no")
    assert [len(seat.hand) for seat in table.position.seats[1:]] == [0, 0, 1]


@rule("IMP-TEXT-2")
def test_what_follows_may_is_always_asked() -> None:
    """Hibernia: the single card of the discard pile may be drawn, the single card of the hand garrisoned."""
    table = given(me("celts", hand=["1CEL12", "1CEL14"], discard=["1CEL16"])).do("play:1CEL12")
    assert (table.pending.kind, table.options) == ("confirm", ["yes", "no"])
    table.do("no")
    assert (table.pending.kind, table.options) == ("confirm", ["yes", "no"])
    table.do("no")
    assert (table.me.hand, table.me.discard) == (["1CEL14"], ["1CEL16"])


@rule("IMP-TEXT-2")
def test_a_may_that_is_impossible_is_not_asked() -> None:
    assert given(me("celts", hand=["1CEL12"])).do("play:1CEL12").pending.kind == "turn"


@rule("IMP-TEXT-2")
def test_what_does_not_follow_may_is_mandatory() -> None:
    """Steppe exiles a market card whether its player likes it or not."""
    table = given(me(hand=["1REG10"]), market=["1UNC3", "1UNC9"]).do("play:1REG10")
    assert table.options == ["card:1UNC3@market", "card:1UNC9@market"]


@rule("IMP-TEXT-2", "IMP-KW-PLAYERS-1")
def test_each_player_addressed_decides_alone_in_turn_order() -> None:
    """Prosperity of the second player: all players may draw a card."""
    others = [me("romans", deck=["1ROM14"]), me("celts", hand=["1CEL14"], deck=["1CEL15"])]
    table = given(
        others[0], me("persians", hand=["1PER15"], deck=["1PER14"]), me("greeks", deck=["1GRE14"]), others[1], turn=1
    ).do("play:1PER15")
    asked = []
    for answer in ("yes", "no", "no", "yes"):
        asked.append(table.pending.seat)
        table.do(answer)
    assert asked == [1, 2, 3, 0]
    assert [seat.hand for seat in table.position.seats] == [["1ROM14"], ["1PER14"], [], ["1CEL14"]]


# Whether a card may be played


@rule("IMP-TEXT-3")
@pytest.mark.parametrize(
    ("card", "without", "with_it"),
    [
        ("1CIV12", {}, {"play": ["1UNC15"]}),
        ("1FAM4", {}, {"deck": ["1ROM16"]}),
        ("1UNC21", {}, {"discard": ["1ROM16"]}),
        ("1SCY14X", {}, {"play": ["1ROM20"]}),
        ("1CIV2", {}, {"discard": ["1ROM15"]}),
        ("1GRE10", {"play": ["1ROM20"]}, {"play": ["1ROM19"]}),
    ],
    ids=["city", "draw deck", "discard pile", "production", "card for history", "pinned card"],
)
def test_a_card_is_unplayable_while_no_part_of_it_can_be_resolved(
    card: str, without: dict[str, Any], with_it: dict[str, Any]
) -> None:
    assert not playable(card, me(hand=[card], state="empire", **without))
    assert playable(card, me(hand=[card], state="empire", **with_it))


@rule("IMP-TEXT-3")
@pytest.mark.parametrize(("card", "state"), [("1TRI1", "barbarian"), ("1TRI4", "barbarian"), ("1FAM5", "empire")])
def test_a_card_that_can_only_put_itself_into_history_may_be_played(card: str, state: str) -> None:
    """No card to acquire, no unrest to return, nothing to develop: one part is still possible."""
    table = given(me(hand=[card], state=state), main=["1TRI2"]).do(f"play:{card}")
    assert (table.me.history, table.me.discard) == ([card], [])


@rule("IMP-TEXT-3")
def test_it_is_enough_that_another_player_may_do_something() -> None:
    """Prosperity without regions and cards of one's own: somebody else may draw."""
    hand = me(hand=["1ROM15"])
    assert playable("1ROM15", hand, main=["1TRI1"]) is False
    table = given(hand, me("celts", deck=["1CEL14"])).do("play:1ROM15")
    assert table.pending.seat == 1


@rule("IMP-TEXT-3", "IMP-ACT-4")
@pytest.mark.parametrize(
    "card", ["1CIV14", "1CEL4", "1FAM8", "1CIV8"], ids=["exhaust", "passive", "passive", "solstice"]
)
def test_a_pinned_card_that_starts_with_exhaust_passive_or_solstice_simply_enters_play(card: str) -> None:
    table = given(me("celts", hand=[card], state="empire")).do(f"play:{card}")
    assert [entry.card for entry in table.me.play] == [card]
    assert table.pending.kind == "turn"


# Where a played card goes


@rule("IMP-TEXT-4")
def test_a_played_card_is_discarded_after_its_text() -> None:
    assert given(me(hand=["1CAR13"])).do("play:1CAR13").me.discard == ["1CAR13"]


@rule("IMP-TEXT-4")
def test_a_pinned_card_stays_in_play() -> None:
    table = given(me(hand=["1ROM20"])).do("play:1ROM20")
    assert [entry.card for entry in table.me.play] == ["1ROM20"]
    assert table.me.discard == []


@rule("IMP-TEXT-4")
def test_a_stated_destination_comes_before_the_discard_pile() -> None:
    """Median Empire goes into history, Rollo into exile, an unrest back to its pile."""
    table = given(me("vikings", hand=["1VIK12", "UNR"], population=1), fame=["1FAM6"], unrest=["UNR"])
    table.do("play:1VIK12", "play:UNR")
    assert table.position.piles["exile"] == ["1VIK12"]
    assert len(table.position.piles["unrest"]) == 2
    table.do("end", [])
    assert table.me.discard == []
    assert given(me("persians", hand=["1PER12"])).do("play:1PER12").me.history == ["1PER12"]


@rule("IMP-TEXT-4")
def test_while_its_text_is_resolved_a_card_is_neither_in_hand_nor_discarded() -> None:
    """Leadership puts a card of hand or discard pile into history, but not itself."""
    table = given(me(hand=["1UNC21", ADVANCE], discard=[CONQUER])).do("play:1UNC21")
    table.do("option:2")
    assert table.options == [f"card:{ADVANCE}@hand", f"card:{CONQUER}@discard"]


# Costs


@rule("IMP-TEXT-5")
def test_a_cost_may_be_paid_for_nothing() -> None:
    """Advance: 3 materials to acquire from a market without such a card. Shrine: 1 materials to draw from nothing."""
    table = given(me(hand=[ADVANCE], play=["1UNC6"], materials=4), market=["1REG4"])
    table.do("exhaust:1UNC6", f"play:{ADVANCE}")
    assert table.me.resources["materials"] == 0
    assert (table.me.hand, table.me.discard) == ([], [ADVANCE])


@rule("IMP-TEXT-5")
@pytest.mark.parametrize(("declared", "hand", "exiled"), [("option:4", ["1TRI1"], []), ("option:3", [], ["1TRI1"])])
def test_a_cost_may_be_paid_for_an_uncertain_result(declared: str, hand: list[str], exiled: list[str]) -> None:
    """Gambling: 1 materials for the top card of the main deck, if it is of the suit declared."""
    table = given(me(hand=["1UNC18"], materials=1), main=["1TRI1", "1REG4"]).do("play:1UNC18", declared)
    assert table.me.resources["materials"] == 0
    assert (table.me.hand, table.position.piles["exile"]) == (hand, exiled)


@rule("IMP-TEXT-6", "IMP-TEXT-7")
@pytest.mark.parametrize(("card", "price"), [(INVASION, 3), ("1UNC18", 1)], ids=["Invasion", "Gambling"])
def test_pay_is_a_cost_also_without_to(card: str, price: int) -> None:
    assert not playable(card, me(hand=[card], materials=price - 1))
    assert playable(card, me(hand=[card], materials=price))


@rule("IMP-TEXT-7")
@pytest.mark.parametrize(
    ("card", "short", "enough"),
    [
        ("1VIK22", {"materials": 2}, {"materials": 2, "population": 1}),
        ("1VIK22", {"materials": 1, "population": 1}, {"materials": 2, "population": 1}),
        ("1CAR5", {"state": "empire", "materials": 1}, {"state": "empire", "materials": 2}),
        (GLORY, {"play": ["1ROM20", "1ROM11"]}, {"play": ["1ROM20", "1ROM11", "1ROM12"]}),
        ("1VIK21", {"population": 1}, {"population": 1, "play": ["1VIK17"]}),
        ("1VIK21", {"play": ["1VIK17"]}, {"population": 1, "play": ["1VIK17"]}),
        ("1GRE7", {"state": "empire", "hand": [ADVANCE]}, {"state": "empire", "hand": [ADVANCE, CONQUER]}),
    ],
    ids=["Jomsviking", "Jomsviking", "Hegemony", "Glory", "Erik the Red", "Erik the Red", "Greek Innovation"],
)
def test_a_card_whose_mandatory_cost_cannot_be_met_is_unplayable(
    card: str, short: dict[str, Any], enough: dict[str, Any]
) -> None:
    """Although another sentence of each could be resolved."""
    other = me("celts", hand=["1CEL16"], deck=["1CEL17"], play=["1CEL21X"])
    for parts, expected in ((short, False), (enough, True)):
        hand = [card, *parts.get("hand", ())]
        table = given(me(deck=["1ROM15"], **{**parts, "hand": hand}), other, fame=["1FAM1", "1FAM2"])
        assert (f"play:{card}" in table.options) is expected


@rule("IMP-TEXT-7")
@pytest.mark.parametrize(
    ("actions", "hand", "population", "usable"),
    [(1, 2, 1, True), (0, 2, 1, False), (1, 1, 1, False), (1, 2, 0, False)],
    ids=["all met", "no action", "one card", "no population"],
)
def test_every_part_of_a_cost_must_be_met(actions: int, hand: int, population: int, usable: bool) -> None:
    """Persians A spend an action, put 2 cards on their deck and pay 1 population."""
    seat = me("persians", "A", actions=actions, hand=["1PER14", "1PER13"][:hand], population=population)
    assert ("exhaust:1PER1A" in given(seat).options) is usable


@rule("IMP-TEXT-7", "IMP-KW-CHOOSE-2")
def test_an_option_whose_cost_cannot_be_met_is_not_offered() -> None:
    """Druids: gain a progress, pay 1 population to break through, return an unrest to gain 1 population."""
    assert given(me("celts", hand=["1CEL14", "UNR"])).do("play:1CEL14").options == ["option:1", "option:3"]
    assert given(me("celts", hand=["1CEL14"], population=1)).do("play:1CEL14").options == ["option:1", "option:2"]


@rule("IMP-TEXT-7", "IMP-AMB-21")
def test_a_card_whose_every_option_is_unpayable_cannot_be_played() -> None:
    """An unrest costs 1 population, 2 cards or 3 materials. It is itself none of the two cards."""
    assert not playable("UNR", me(hand=["UNR", ADVANCE], materials=2))
    assert playable("UNR", me(hand=["UNR", ADVANCE, CONQUER]))
    assert playable("UNR", me(hand=["UNR"], materials=3))
    assert playable("UNR", me(hand=["UNR"], population=1))


@rule("IMP-TEXT-8")
def test_all_costs_are_met_before_anything_else() -> None:
    """Persians A: asked for what they break through, they have paid in full."""
    table = given(me("persians", "A", hand=["1PER14", "1PER13"], population=1), market=["1TRI3"])
    table.do("exhaust:1PER1A", "card:1PER14@hand")
    assert table.pending.about == "break_through"
    assert (table.me.actions, table.me.resources["population"]) == (2, 0)
    assert (table.me.hand, table.me.deck) == ([], ["1PER13", "1PER14"])


@rule("IMP-TEXT-8", "IMP-TEXT-6")
def test_a_bare_payment_comes_before_what_it_pays_for() -> None:
    table = given(me(hand=[INVASION], materials=3)).do(f"play:{INVASION}", "option:1")
    assert order_of(table, "pay", "take_unrest", "break_through") == ["pay", "take_unrest", "break_through"]


@rule("IMP-TEXT-8", "IMP-KW-ATTACK-2")
@pytest.mark.parametrize(("attack", "materials"), [(INVASION, 1), ("1VIK22", 2)], ids=["bare cost", "cost to acquire"])
def test_the_cost_of_an_attack_is_paid_before_it_is_warded_off(attack: str, materials: int) -> None:
    """The attacker's only progress stands in for another token, so Standing Army can't be bought off with it."""
    table = given(
        me(hand=[attack], materials=materials, progress=1),
        me("celts", hand=["1CEL16"], play=["1UNC1"]),
        market=["1REG4", "1REG5"],
    ).do(f"play:{attack}")
    assert table.pending.about in ("choose", "acquire")
    assert table.me.resources == {"materials": 0, "population": 0, "progress": 0, "goods": 0}
    table.do(table.options[0])
    assert table.other.hand == ["1CEL16"]


@rule("IMP-TEXT-9")
def test_who_has_paid_must_take_the_result() -> None:
    table = given(me(hand=[ADVANCE], materials=3), market=["1UNC3", "1CIV10", "1REG4"]).do(f"play:{ADVANCE}")
    assert table.options == ["card:1UNC3@market", "card:1CIV10@market"]
    assert table.me.resources["materials"] == 0


@rule("IMP-TEXT-9")
def test_an_optional_cost_once_paid_binds_as_well() -> None:
    """Shrine's solstice: may discard a card to return an unrest from the discard pile, here the one discarded."""
    table = given(me(hand=["UNR"], play=["1UNC6"]), turn=1).do("end", "yes")
    assert (table.me.hand, table.me.discard) == ([], [])
    assert len(table.events("return_unrest")) == 1


# Reading


@rule("IMP-TEXT-10")
def test_only_what_is_written_is_changed() -> None:
    """Direct Democracy makes materials or cards for an unrest cheaper, not the population."""
    mine = {"play": ["1GRE8"], "state": "empire", "exhausts": 0}
    table = given(me("greeks", hand=["UNR", ADVANCE], materials=2, population=1, **mine)).do("play:UNR")
    assert table.options == ["option:1", "option:2", "option:3"]
    table.do("option:1")
    assert table.me.resources["population"] == 0
    assert not playable("UNR", me("greeks", hand=["UNR"], materials=1, **mine))


@rule("IMP-TEXT-10")
def test_a_card_that_says_it_cannot_be_played_is_not_even_played_to_discard_it() -> None:
    assert not playable("1FAM6", me(hand=["1FAM6"]))


@rule("IMP-TEXT-10", "IMP-KW-ATTACK-3")
def test_harm_without_the_attack_icon_is_no_attack() -> None:
    """The victim's Mounted Archers could ward off an attack; Celts A just give unrest."""
    table = given(me("celts", "A", hand=["1ROM18"]), me("scythians", play=["1SCY20"]), uncivilised=["1UNC9"])
    table.do("play:1ROM18", "exhaust:1CEL1A")
    assert table.pending.kind == "turn"
    assert table.other.hand == ["UNR"]


@rule("IMP-TEXT-11")
@pytest.mark.parametrize(("first", "left"), [("1CIV14", ["UNR"]), ("1UNC15", [])], ids=["Temple first", "City first"])
def test_you_choose_the_order_of_your_effects_in_the_solstice(first: str, left: list[str]) -> None:
    """City may discard an unrest for materials; Temple returns one from the discard pile, if it comes later."""
    table = given(me(hand=["UNR"], play=["1CIV14", "1UNC15"], state="empire"), turn=1).do("end")
    assert (table.pending.seat, table.options) == (0, ["card:1CIV14@play", "card:1UNC15@play"])
    table.do(f"card:{first}@play", "yes", "option:1")
    assert table.me.resources["materials"] == 1
    assert table.me.discard == left


@rule("IMP-TEXT-11")
def test_you_choose_the_order_of_your_reactions() -> None:
    """Tents and Skis both react to playing a region."""
    table = given(me(hand=["1ROM20"], play=["1SCY21", "1VIK11"], deck=[ADVANCE])).do("play:1ROM20")
    assert table.options == ["exhaust:1SCY21", "exhaust:1VIK11", "no"]
    table.do("exhaust:1VIK11", "option:2")
    assert table.options == ["exhaust:1SCY21", "no"]
    table.do("exhaust:1SCY21")
    assert table.me.resources == {"materials": 2, "population": 2, "progress": 0, "goods": 0}


@rule("IMP-TEXT-12")
def test_a_card_played_inside_a_text_is_resolved_fully_before_the_text_goes_on() -> None:
    """Parmenion acquires and free plays Coast, with its draw and reshuffle, and only then goes into history."""
    table = given(
        me("macedonians", hand=["1MAC4"], discard=["1MAC13", "1MAC14"], play=["1MAC5"], state="empire"),
        market=["1REG4X"],
        region=["1REG5"],
        main=["1TRI3"],
    )
    table.do("play:1MAC4", "yes")
    assert table.pending.source == "1REG4X"
    assert (table.me.playing, len(table.me.hand), len(table.me.deck)) == (["1MAC4"], 1, 1)
    table.do("yes")
    assert table.options == ["exhaust:1MAC5", "no"]
    assert table.me.playing == ["1MAC4"]
    table.do("no")
    assert table.me.history == ["1MAC4"]
    happened = order_of(table, "play", "acquire", "reshuffle", "draw", "exile", "garrison", "history")
    assert happened == ["play", "acquire", "play", "reshuffle", "draw", "exile", "garrison", "history"]


@rule("IMP-TEXT-13")
@pytest.mark.parametrize(("state", "discarded", "in_history"), [("barbarian", 1, 0), ("empire", 0, 1)])
def test_if_state_looks_at_the_state_card(state: str, discarded: int, in_history: int) -> None:
    """Invasion goes into history if you are an empire."""
    table = given(me(hand=[INVASION], materials=3, state=state)).do(f"play:{INVASION}", "option:1")
    assert (len(table.me.discard), len(table.me.history)) == (discarded, in_history)


@rule("IMP-TEXT-13")
def test_if_state_looks_at_the_state_card_now() -> None:
    """Egyptians: the first sentence adds the accession card, so the second finds an empire."""
    table = given(me(hand=["1TRI3"], nation_deck=["1ROM2"], development=["1ROM6", "1ROM3"], materials=4))
    table.do("play:1TRI3")
    assert table.me.state == "empire"
    assert sorted(table.me.discard) == ["1ROM2", "1ROM6"]
    assert table.me.resources["materials"] == 0


@rule("IMP-TEXT-13")
def test_state_icons_matter_for_playing_only() -> None:
    """An empire does not play Shrine, a barbarian card, but exhausts the one in play and acquires what it likes."""
    table = given(me(hand=["1UNC6"], play=[in_play("1UNC4")], state="empire"))
    assert "play:1UNC6" not in table.options
    assert "exhaust:1UNC4" in table.options
    table = given(me(hand=[ADVANCE], materials=3), market=["1CIV10", "1CIV8"]).do(
        f"play:{ADVANCE}", "card:1CIV8@market"
    )
    assert table.me.hand == ["1CIV8"]
    assert "play:1CIV8" not in table.options


@rule("IMP-TEXT-14")
@pytest.mark.parametrize(
    ("play", "materials"),
    [
        ([], 0),
        (["1ROM20"], 1),
        (["1REG6"], 2),
        (["1REG6", "1ROM20", "1PER19"], 3),
    ],
    ids=["none", "one icon", "the icon twice", "three cards"],
)
def test_per_icon_in_play_counts_icons(play: list[str], materials: int) -> None:
    """Nomads of 2021: 1 materials per production in play. Bactria shows none."""
    table = given(me("scythians", hand=["1SCY14"], play=play, deck=[ADVANCE])).do("play:1SCY14", "no")
    assert table.me.resources["materials"] == materials


@rule("IMP-TEXT-14")
def test_per_card_counts_when_the_clause_is_resolved() -> None:
    """Onager: the cities others have just abandoned, not those they had."""
    others = [me("celts", play=["1UNC15", "1UNC16"]), me("greeks"), me("persians", play=["1PER2"])]
    table = given(me(hand=["1CIV5"], state="empire"), *others).do("play:1CIV5", "card:1UNC16@play")
    assert table.me.resources["materials"] == 4


@rule("IMP-TEXT-15")
def test_a_card_beats_the_rules() -> None:
    """Only market cards are acquired, but with Chariots also exiled regions."""
    parts = {"market": ["1REG4"], "exile": ["1REG5", "1UNC3"]}
    plain = given(me("celts", hand=["1CEL17"], population=2), **parts).do("play:1CEL17")
    assert plain.me.hand == ["1REG4"]
    table = given(me("celts", hand=["1CEL17"], play=["1CEL5"], population=2), **parts).do("play:1CEL17")
    assert table.options == ["card:1REG4@market", "card:1REG5@exile"]


@rule("IMP-TEXT-15", "IMP-KW-HISTORY-3")
def test_the_power_card_of_the_vikings_beats_the_text_of_others() -> None:
    table = given(me("vikings", hand=["1TRI3"], nation_deck=["1VIK3", "1VIK2"])).do("play:1TRI3")
    assert table.me.history == []
    assert sorted(table.me.discard) == ["1TRI3", "1VIK3"]


@rule("IMP-TEXT-16", "IMP-KW-DRAW-3")
def test_if_able_never_starts_a_reshuffle() -> None:
    """Jade Mask of 2021 draws up to 3 if able: the one card of the deck."""
    table = given(me(hand=["1UNC2"], deck=[ADVANCE], discard=[CONQUER])).do("play:1UNC2")
    assert table.options == ["amount:0", "amount:1"]
    table.do("amount:1")
    assert table.events("reshuffle") == []
    assert (table.me.hand, table.me.deck, table.me.discard) == ([], [ADVANCE], ["1UNC2", CONQUER])


@rule("IMP-TEXT-16")
def test_if_able_has_no_penalty_when_unable() -> None:
    table = given(me(hand=["1UNC2", ADVANCE], discard=[CONQUER])).do("play:1UNC2")
    assert (table.me.hand, table.me.deck) == ([], [ADVANCE])


@rule("IMP-TEXT-16")
@pytest.mark.parametrize(("answers", "progress", "stays"), [(["no"], 0, True), (["yes", "option:2"], 2, False)])
def test_if_you_do_asks_for_the_optional_part_before(answers: list[str], progress: int, stays: bool) -> None:
    """Town's solstice: you may gain 2 progress; if you do, abandon it or put it into history."""
    table = given(me(play=["1UNC4"]), turn=1).do("end", *answers)
    assert table.me.resources["progress"] == progress
    assert bool(table.me.play) is stays
    assert table.me.history == ([] if stays else ["1UNC4"])


@rule("IMP-TEXT-16")
def test_if_you_do_binds_to_what_follows() -> None:
    """Having gained the progress, Town must leave: there is no third option."""
    assert given(me(play=["1UNC4"]), turn=1).do("end", "yes").options == ["option:1", "option:2"]


@rule("IMP-TEXT-2", "IMP-TEXT-5")
def test_a_may_with_a_cost_is_one_offer() -> None:
    """City's solstice: may discard a card to choose; declining costs nothing."""
    table = given(me(hand=[ADVANCE], play=["1UNC15"]), turn=1, market=[slot("1UNC3")]).do("end", "no")
    assert table.me.hand == [ADVANCE]
    table = given(me(hand=[ADVANCE], play=["1UNC15"]), turn=1, market=[slot("1UNC3")]).do("end", "yes")
    assert (table.me.hand, table.options) == ([], ["option:1", "option:2", "option:3"])
