"""The Legends commons, but for the tributaries: what Classics does not have, and what it has in the same words."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from automa.table import Table
from tests.imperium.scenario import given, in_play, me
from tests.rules import rule

ANY = ["1UNC3", "1CIV2", "1REG6", "1TRI3"]
# Printed alike in both boxes: text, icons and points.
ALIKE = {
    **{f"2CIV{number}": f"1CIV{number}" for number in (1, 2, 3, 4, 5, 6, 11, 12, 13, 15)},
    "2UNC2": "1UNC2", "2UNC2X": "1UNC2X", "2UNC3": "1UNC3", "2UNC5": "1UNC7", "2UNC5X": "1UNC7X", "2UNC9": "1UNC9",
    "2UNC13": "1UNC13", **{f"2UNC{number}": "1UNC15" for number in (14, 15, 16, 17)}, "2UNC20": "1UNC20",
    "2UNC21": "1UNC21", "2UNC22": "1UNC22", "2FAM9A": "1FAM9A", "2FAM9B": "1FAM9B",
}  # fmt: skip
EMPIRE = [f"2CIV{number}" for number in range(1, 16)]


@pytest.mark.parametrize(("card", "classic"), ALIKE.items())
def test_cards_of_both_boxes_are_played_alike(card, classic):
    ours, theirs = library()[card], library()[classic]
    assert (ours.texts, ours.name, ours.icons) == (theirs.texts, theirs.name, theirs.icons)
    assert (ours.header, ours.box) == (theirs.header, "Legends")


@pytest.mark.parametrize("card", EMPIRE)
def test_civilised_cards_need_an_empire(card):
    assert f"play:{card}" not in given(me(hand=[card, "UNR"], materials=3, population=1), market=ANY).options


# Civilised


def test_astronomy_brings_progress_for_an_acquired_region():
    table = given(me(play=["2CIV7"], hand=["1ROM17"], population=3), market=["1REG6"])
    assert table.do("play:1ROM17", "option:1", "exhaust:2CIV7").me.resources == pool(population=1, progress=1)


@pytest.mark.parametrize(("card", "option"), [("1TRI3", "option:1"), ("1REG6", "option:2")])
def test_astronomy_is_of_no_use_for_a_tributary_or_a_break_through(card, option):
    table = given(me(play=["2CIV7"], hand=["1ROM17"], population=3), market=[card], main=["1TRI1", "1TRI2"])
    table.do("play:1ROM17", option)
    while table.pending.about == "break_through":
        table.do(f"card:{card}@market")
    assert table.pending.about == "turn"


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1REG6"]), ("no", [])])
def test_astronomy_takes_a_discarded_region_at_the_solstice(answer, hand):
    assert given(me(play=["2CIV7"], discard=["1REG6", "UNR"]), phase="solstice").do(answer).me.hand == hand


@rule("IMP-KW-ACQUIRE-6")
def test_cartography_reaches_exiled_regions_and_tributaries():
    mine = me(play=["2CIV8"], hand=["1ROM17"], population=2)
    table = given(mine, market=["1REG6", "1UNC3"], exile=["1REG7", "1TRI3", "1UNC4"]).do("play:1ROM17")
    assert table.options == ["card:1REG6@market", "card:1REG7@exile", "card:1TRI3@exile"]
    assert table.do("card:1TRI3@exile").me.hand == ["1TRI3", "UNR"]  # with an unrest, being no region


@rule("IMP-KW-FREE-1", "IMP-KW-FREE-2", "IMP-KW-FREE-3")
def test_masonry_lets_cities_and_metropolises_be_free_played():
    mine = me(play=["2CIV9"], hand=["1UNC15", "2CIV6", "1UNC6"], actions=0)
    table = given(mine)
    assert [option for option in table.options if option.startswith("play")] == ["play:1UNC15"]
    assert table.do("play:1UNC15").me.actions == 0
    assert "play:2CIV6" in given({**mine, "state": "empire"}).options


def test_masonry_frees_each_card_once_a_turn():
    mine = me(play=["2CIV9"], hand=["1UNC15"], actions=0)
    table = given(mine, this_turn={"free_played": ["1UNC15"]})
    assert "play:1UNC15" not in table.options


def test_civil_service_raises_the_hand_limit_and_brings_materials():
    deck = [f"1ROM{number}" for number in (9, 10, 11, 12, 14, 15, 16)]
    assert len(given(me(play=["2CIV10"], deck=deck), market=["1REG6"]).do("end").me.hand) == 6
    assert given(me(play=["2CIV10"]), phase="solstice").me.resources == pool(materials=2)


def test_the_amphitheatre_returns_a_discarded_unrest_for_progress():
    table = given(me(play=["2CIV14"], discard=["UNR", "1ROM15"])).do("exhaust:2CIV14")
    assert (table.me.resources, table.me.discard) == (pool(progress=1), ["1ROM15"])
    assert "exhaust:2CIV14" not in given(me(play=["2CIV14"], hand=["UNR"])).options


def test_the_amphitheatre_takes_a_card_at_the_solstice():
    table = given(me(play=["2CIV14"], hand=["UNR", "1ROM15"]), phase="solstice").do("card:UNR@hand")
    assert (table.me.hand, table.me.discard) == (["1ROM15"], ["UNR"])


# Fame


@rule("IMP-KW-BREAK-8")
@pytest.mark.parametrize(
    ("answer", "gained"),
    [("card:1CIV3@exile", "1CIV3"), ("card:1UNC3@market", "1UNC3"), ("card:top@region", "1REG7")],
)
def test_imperial_breaks_through_for_any_card_exiled_ones_included(answer, gained):
    table = given(me(hand=["2FAM1"]), market=ANY, exile=["1CIV3"], region=["1REG7"])
    table.do("play:2FAM1", "option:1", answer)
    assert (table.me.hand, table.me.discard) == ([gained], ["2FAM1"])


def test_imperial_goes_into_history_instead():
    table = given(me(hand=["2FAM1"]), market=ANY).do("play:2FAM1", "option:2")
    assert (table.me.history, table.me.hand) == (["2FAM1"], [])


def test_independent_brings_materials_and_population():
    table = given(me(hand=["2FAM2"])).do("play:2FAM2")
    assert (table.me.resources, table.me.actions) == (pool(materials=3, population=2), 3)


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1ROM15"]), ("no", ["UNR", "1ROM15"])])
def test_magnificent_draws_and_may_return_an_unrest(answer, hand):
    table = given(me(hand=["2FAM3", "UNR"], deck=["1ROM15", "1ROM16"])).do("play:2FAM3", answer)
    assert (table.me.hand, table.me.actions) == (hand, 3)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_outstanding_puts_up_to_two_discarded_cards_into_history(number):
    table = given(me(hand=["2FAM4"], discard=["1ROM15", "1ROM16", "UNR"])).do("play:2FAM4")
    table.do(table.options[:number])
    assert (len(table.me.history), table.me.actions) == (number, 3)


@pytest.mark.parametrize("card", ["2FAM5", "2FAM6"])
def test_proud_is_never_played_but_garrisoned(card):
    table = given(me(hand=[card, "1ROM20"]))
    assert f"play:{card}" not in table.options
    assert table.do("play:1ROM20", "yes").me.play == [InPlay("1ROM20", [card])]


def test_eminent_draws_two():
    table = given(me(hand=["2FAM7"], deck=["1ROM15", "1ROM16", "UNR"])).do("play:2FAM7")
    assert (table.me.hand, table.me.actions) == (["1ROM15", "1ROM16"], 3)


@rule("IMP-CARD-ACCLAIMED", "IMP-KW-BREAK-3")
@pytest.mark.parametrize(("answer", "gained"), [("card:1CIV3@market", "1CIV3"), ("card:variable@main", "1TRI5")])
def test_acclaimed_breaks_through_for_a_card_of_variable_points(answer, gained):
    table = given(
        me(hand=["2FAM8"]), market=[*ANY, "1CIV3"], civilised=["1CIV12"], main=["1TRI1", "1REG7", "1TRI5", "1TRI9"]
    )
    table.do("play:2FAM8")
    assert table.options == ["card:1TRI3@market", "card:1CIV3@market", "card:variable@main"]
    table.do(answer)
    assert (table.me.hand, table.me.history) == ([gained], ["2FAM8"])
    assert len(table.position.piles["main"]) == 3


@rule("IMP-KW-BREAK-5")
def test_acclaimed_brings_progress_where_no_such_card_is_left():
    table = given(me(hand=["2FAM8"]), market=["1UNC3"], main=["1TRI1", "1REG7"]).do("play:2FAM8")
    assert (table.me.resources, table.me.history) == (pool(progress=2), ["2FAM8"])


@rule("IMP-FAME-4", "IMP-FAME-5")
def test_king_of_kings_of_legends_is_resolved_when_it_is_alone():
    table = given(me(hand=["2TRI5"], play=["1REG6"]), commons="legends").do("play:2TRI5")
    assert (table.me.resources, table.position.king_of_kings) == (pool(progress=6), "B")


# Regions


@pytest.mark.parametrize("card", ANY)
def test_the_fortunate_isle_acquires_anything_and_is_exiled(card):
    table = given(me(hand=["2REG1"]), market=ANY).do("play:2REG1", f"card:{card}@market")
    assert (table.me.hand, table.me.play, table.position.piles["exile"]) == ([card], [], ["2REG1"])
    assert "play:2REG1" not in given(me(hand=["2REG1"], state="empire"), market=ANY).options


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("2REG2", pool(population=1)), ("2REG3", pool(materials=2)), ("2REG3X", pool(materials=1)),
        ("2REG10", pool(progress=1)), ("2REG6", pool()), ("2REG8", pool()), ("2REG8X", pool()), ("2REG12", pool()),
        ("2REG12X", pool()), ("2REG13", pool()),
    ],
)  # fmt: skip
def test_regions_that_gain_exile_a_market_card_and_take_a_garrison(card, gained):
    table = given(me(hand=[card, "UNR"]), market=["1UNC3"]).do(f"play:{card}", "yes")
    assert (table.me.resources, table.position.piles["exile"]) == (gained, ["1UNC3"])
    assert table.me.play == [InPlay(card, ["UNR"])]


@pytest.mark.parametrize(("card", "number"), [("2REG4", 2), ("2REG4X", 2), ("2REG14", 1), ("2REG14X", 1)])
def test_peninsula_and_island_draw(card, number):
    table = given(me(hand=[card], deck=["1ROM15", "1ROM16", "UNR"]), market=["1UNC3"]).do(f"play:{card}", "no")
    assert (len(table.me.hand), table.position.piles["exile"]) == (number, ["1UNC3"])


@pytest.mark.parametrize("card", ["2REG5", "2REG11", "2REG11X"])
@pytest.mark.parametrize(("answer", "history"), [("yes", ["1ROM15"]), ("no", [])])
def test_lakes_and_archipelago_may_put_a_discarded_card_into_history(card, answer, history):
    table = given(me(hand=[card], discard=["1ROM15"]), market=["1UNC3"]).do(f"play:{card}", answer)
    assert (table.me.history, table.position.piles["exile"]) == (history, ["1UNC3"])


@pytest.mark.parametrize(("answer", "deck"), [("yes", ["1ROM15"]), ("no", [])])
def test_the_moor_may_put_a_discarded_card_on_the_deck(answer, deck):
    assert given(me(hand=["2REG9"], discard=["1ROM15"]), market=["1UNC3"]).do("play:2REG9", answer).me.deck == deck


@pytest.mark.parametrize(
    ("card", "gained"),
    [("2REG6", pool(population=2)), ("2REG8", pool(materials=3)), ("2REG8X", pool(materials=2))],
)
@pytest.mark.parametrize("hand", [["UNR"], []])
def test_highlands_and_lowlands_gain_and_take_a_card_at_the_solstice(card, gained, hand):
    table = given(me(play=[card], hand=hand), phase="solstice")
    assert (table.me.resources, table.me.hand, table.me.discard) == (gained, [], hand)


def test_grassland_draws_and_discards_at_the_solstice():
    table = given(me(play=["2REG13"], hand=["UNR"], deck=["1ROM15", "1ROM16"]), phase="solstice").do("card:UNR@hand")
    assert (table.me.hand, table.me.discard) == (["1ROM15"], ["UNR"])


def test_the_sacred_grove_goes_into_history():
    table = given(me(hand=["2REG7", "UNR"])).do("play:2REG7", "yes")
    assert (table.me.resources, table.me.history, table.me.play) == (pool(progress=1), ["2REG7", "UNR"], [])


@rule("IMP-KW-ATTACK-2", "IMP-EXH-6")
@pytest.mark.parametrize("region", ["2REG12", "2REG12X"])
def test_the_fortified_region_avoids_an_attack_for_a_token_and_population(region):
    defender = me("celts", play=[region], population=1, progress=1)
    table = given(me(hand=["2TRI11"]), defender).do("play:2TRI11", f"exhaust:{region}", "pay:population=1")
    assert (table.other.resources, table.other.exhausts) == (pool(progress=1), 4)


@rule("IMP-EXH-4", "IMP-EXH-6")
@pytest.mark.parametrize("lack", [{"exhausts": 0}, {"play": [in_play("2REG12", exhausted=True)]}])
def test_the_fortified_region_needs_a_token(lack):
    defender = {**me("celts", play=["2REG12"], population=1, progress=1), **lack}
    table = given(me(hand=["2TRI11"]), defender).do("play:2TRI11")
    assert table.other.resources == pool(population=1)


@rule("IMP-EXH-4")
def test_the_fortified_region_is_not_offered_to_who_cannot_pay():
    table = given(me(hand=["1UNC7"], materials=3), me("celts", play=["2REG12"]), region=["1REG6"]).do("play:1UNC7")
    assert (table.pending.seat, table.other.hand) == (0, ["UNR"])


# Uncivilised


@pytest.mark.parametrize(("region", "progress"), [("1REG6", 1), ("1REG3X", 2)])
def test_mining_brings_more_for_a_region_without_production(region, progress):
    table = given(me(play=["2UNC1", region])).do("exhaust:2UNC1")
    assert (table.me.resources, table.me.discard) == (pool(progress=progress), [region])


def test_espionage_acquires_for_a_card_and_the_others_recall_a_pinned_card():
    table = given(me(hand=["2UNC4", "1ROM15"]), me("celts", play=["1UNC6", "1CEL9"]), market=ANY)
    table.do("play:2UNC4", "card:1TRI3@market", "card:1UNC6@play")
    assert (table.me.deck, table.me.hand, table.other.hand) == (["1ROM15"], ["1TRI3"], ["1UNC6"])
    assert "play:2UNC4" not in given(me(hand=["2UNC4"]), market=ANY).options


def test_a_monument_free_plays_an_unrest():
    table = given(me(play=["2UNC6"], hand=["UNR"], population=1)).do("exhaust:2UNC6")
    assert (table.me.hand, table.me.actions) == ([], 3)


def test_a_code_of_laws_draws():
    assert given(me(play=["2UNC7"], deck=["1ROM15", "UNR"])).do("exhaust:2UNC7").me.hand == ["1ROM15"]


@pytest.mark.parametrize("religion", ["2UNC8", "2UNC8X"])
def test_religion_brings_an_action(religion):
    assert given(me(play=[religion])).do(f"exhaust:{religion}").me.actions == 4


@pytest.mark.parametrize(("religion", "hand", "deck"), [("2UNC8", ["UNR"], []), ("2UNC8X", [], ["UNR"])])
def test_religion_asks_for_unrest_or_materials_at_the_solstice(religion, hand, deck):
    table = given(me(play=[religion], materials=3), phase="solstice").do("option:1")
    assert (table.me.hand, table.me.deck) == (hand, deck)
    assert given(me(play=[religion], materials=3), phase="solstice").do("option:2").me.resources == pool()


@rule("IMP-CARD-DOMESTICATION")
@pytest.mark.parametrize(("answer", "progress"), [("exhaust:2UNC10", 1), ("no", 0)])
def test_domestication_watches_materials_from_fertile_cards(answer, progress):
    """Prosperity counts the production of Plain, which is fertile."""
    table = given(me(play=["2UNC10", "2REG10"], hand=["1ROM15"])).do("play:1ROM15", "option:1", answer)
    assert table.me.resources == pool(materials=2, progress=progress)


@rule("IMP-CARD-DOMESTICATION")
def test_domestication_ignores_other_cards():
    table = given(me(play=["2UNC10", "2REG9"], hand=["1ROM15"])).do("play:1ROM15", "option:1")
    assert (table.pending.about, table.me.resources) == ("turn", pool(materials=1))


@pytest.mark.parametrize(
    ("option", "hand", "gained", "actions"),
    [("option:1", ["2REG10"], pool(materials=2, population=1), 3), ("option:2", ["2REG9"], pool(), 4)],
)
def test_the_water_mill_recalls_fertile_or_river_cards(option, hand, gained, actions):
    table = given(me(play=["2UNC11", "2REG10", "2REG9"])).do("exhaust:2UNC11", option)
    assert (table.me.hand, table.me.resources, table.me.actions) == (hand, gained, actions)


@rule("IMP-KW-TREAT-1")
def test_a_qanat_makes_three_production_of_a_river():
    table = given(me(play=["2UNC12", "2REG5", "2UNC11"], hand=["1ROM15"])).do(
        "exhaust:2UNC12", "play:1ROM15", "option:1"
    )
    assert table.me.resources == pool(materials=1 + 3)  # one of the two rivers of Lakes, and its own production


def test_road_building_frees_conquer_and_brings_materials():
    mine = me(play=["2UNC18"], hand=["1ROM17"], state="empire", population=2)
    assert "play:1ROM17" in given(mine, market=["1REG6"]).options
    assert given(me(play=["2UNC18"]), phase="solstice").me.resources == pool(materials=2)


@pytest.mark.parametrize(
    ("state", "left", "hand"),
    [("barbarian", pool(materials=2), []), ("empire", pool(progress=1), ["UNR"])],
)
def test_art_depends_on_the_state(state, left, hand):
    table = given(me(play=["2UNC19"], hand=["UNR"], state=state, materials=3), phase="solstice").do("yes")
    assert (table.me.resources, table.me.hand) == (left, hand)


# The whole set


@rule("IMP-SETUP-21", "IMP-COMP-1")
@pytest.mark.parametrize("originals", [False, True])
def test_a_game_with_the_legends_commons_uses_no_other(originals):
    seats = [{"nation": "arthurians"}, {"nation": "atlanteans"}, {"nation": "utopians"}, {"nation": "mauryans"}]
    table = Table.new({"seats": seats, "commons": "legends", "originals": originals, "seed": 3})
    position = table.position()
    piles = [card for pile in position["piles"].values() for card in pile]
    common = [card for card in piles if library()[card].nation == "common"]
    assert {library()[card].box for card in common} == {"Legends"}
    assert any(card.endswith("X") for card in common) != originals


@rule("IMP-SETUP-23", "IMP-SETUP-31")
@pytest.mark.parametrize("seed", range(12))
def test_legends_tributaries_give_way_to_those_of_other_sets(seed):
    """Greeks and Celts sit at the table, so two tributaries of Legends are replaced."""
    seats = [{"nation": "greeks"}, {"nation": "celts"}]
    position = Table.new({"seats": seats, "commons": "legends", "seed": seed}).position()
    cards = [*position["piles"]["main"], *(place["card"] for place in position["market"][:2])]
    tributaries = [library()[card] for card in cards if library()[card].suits == ("tributary",)]
    assert len(cards) == 34 and len(tributaries) == 9
    assert not {"Greeks", "Celts"} & {card.name for card in tributaries}
    assert sum(card.box == "Legends" for card in tributaries) == 7
