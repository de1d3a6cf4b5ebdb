"""The reshuffle (section 11)."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import pool
from tests.imperium.scenario import given, in_play, me, retold
from tests.rules import rule

# Coinage: "exhaust: draw a card".
DRAW = "exhaust:1CIV10"
NATIONS = sorted(nation.id for nation in library().nations.values() if nation.box == "Classics")


def drawing(nation="romans", **parts):
    """A player with Coinage in play, five exhaust tokens and an empty draw deck; its token leaves four of them."""
    return me(nation, play=["1CIV10"], **parts)


def accession_of(nation):
    return next(card.id for card in library().of_nation(nation) if card.start == "accession")


@rule("IMP-SHUF-1")
def test_an_emptied_deck_alone_reshuffles_nothing():
    table = given(drawing(deck=["1ROM19"], discard=["1ROM14"], nation_deck=["1ROM12", "1ROM2"])).do(DRAW)
    assert (table.me.hand, table.me.deck, table.me.discard) == (["1ROM19"], [], ["1ROM14"])
    assert table.me.nation_deck == ["1ROM12", "1ROM2"]


@rule("IMP-SHUF-1", "IMP-SHUF-3")
def test_a_reshuffle_in_the_turn_of_another_adds_your_card_for_your_token():
    mine = me(nation_deck=["1ROM12", "1ROM2"])
    prosperous = me("celts", play=["1CEL11"], hand=["1ROM15"])
    table = given(mine, prosperous, turn=1).do("play:1ROM15", "yes")
    assert (table.me.hand, table.me.nation_deck) == (["1ROM12"], ["1ROM2"])
    assert (table.me.exhausts, table.me.added_card) == (4, True)
    assert (table.other.exhausts, table.other.added_card) == (5, False)


@rule("IMP-SHUF-2")
def test_no_card_is_added_without_an_exhaust_token_on_the_state_card():
    table = given(drawing(exhausts=1, discard=["1ROM14"], nation_deck=["1ROM12", "1ROM2"])).do(DRAW)
    assert (table.me.hand, table.me.nation_deck, table.me.added_card) == (["1ROM14"], ["1ROM12", "1ROM2"], False)


@rule("IMP-SHUF-2")
def test_no_card_is_added_while_a_token_lies_on_the_nation_deck():
    table = given(drawing(added_card=True, discard=["1ROM14"], nation_deck=["1ROM12", "1ROM2"])).do(DRAW)
    assert (table.me.hand, table.me.nation_deck, table.me.exhausts) == (["1ROM14"], ["1ROM12", "1ROM2"], 4)


@rule("IMP-SHUF-2")
def test_no_development_is_offered_while_a_token_lies_on_the_area():
    table = given(drawing(added_card=True, discard=["1ROM14"], development=["1ROM6"], materials=4)).do(DRAW)
    assert (table.me.hand, table.me.development) == (["1ROM14"], ["1ROM6"])


@rule("IMP-SHUF-2", "IMP-SHUF-6")
def test_with_neither_nation_deck_nor_developments_the_discard_pile_is_only_shuffled():
    table = given(drawing(discard=["1ROM14", "1ROM15"])).do(DRAW)
    assert sorted(table.me.hand + table.me.deck) == ["1ROM14", "1ROM15"]
    assert (table.me.discard, table.me.exhausts, table.me.added_card) == ([], 4, False)


@rule("IMP-SHUF-3")
def test_the_top_nation_card_is_added_before_shuffling_and_costs_a_token():
    table = given(drawing(discard=["1ROM14"], nation_deck=["1ROM12", "1ROM11", "1ROM2"])).do(DRAW)
    assert sorted(table.me.hand + table.me.deck) == ["1ROM12", "1ROM14"]
    assert (table.me.nation_deck, table.me.discard) == (["1ROM11", "1ROM2"], [])
    assert (table.me.exhausts, table.me.added_card) == (3, True)
    assert table.me.state == "barbarian"


@rule("IMP-SHUF-4")
def test_the_accession_card_flips_the_state_card_and_no_development_follows():
    mine = drawing(discard=["1ROM14"], nation_deck=["1ROM2"], development=["1ROM6", "1ROM3"], materials=9)
    table = given(mine).do(DRAW)
    assert (table.me.state, table.me.nation_deck, table.me.development) == ("empire", [], ["1ROM6", "1ROM3"])
    assert sorted(table.me.hand + table.me.deck) == ["1ROM14", "1ROM2"]
    assert (table.me.exhausts, table.me.resources) == (3, pool(materials=9))


@rule("IMP-SHUF-5")
def test_without_a_nation_deck_one_development_may_be_bought():
    mine = drawing(state="empire", discard=["1ROM14"], development=["1ROM6", "1ROM5", "1ROM3"], materials=5)
    table = given(mine).do(DRAW)
    assert table.options == ["card:1ROM6@development", "no"]
    table.do("card:1ROM6@development")
    assert (table.me.development, table.me.resources) == (["1ROM5", "1ROM3"], pool(materials=1))
    assert sorted(table.me.hand + table.me.deck) == ["1ROM14", "1ROM6"]
    assert (table.me.exhausts, table.me.added_card) == (3, True)


@rule("IMP-SHUF-5")
def test_a_declined_development_costs_nothing_and_may_be_taken_later():
    mine = drawing(state="empire", discard=["1ROM14"], development=["1ROM6", "1ROM3"], materials=4)
    table = given(mine).do(DRAW, "no")
    assert (table.me.hand, table.me.exhausts, table.me.added_card) == (["1ROM14"], 4, False)
    assert (table.me.development, table.me.resources) == (["1ROM6", "1ROM3"], pool(materials=4))


@rule("IMP-SHUF-5")
def test_a_development_that_cannot_be_paid_is_not_offered():
    table = given(drawing(state="empire", discard=["1ROM14"], development=["1ROM6"], materials=3)).do(DRAW)
    assert (table.me.hand, table.me.development) == (["1ROM14"], ["1ROM6"])


@rule("IMP-SHUF-5", "IMP-KW-PAY-2")
def test_progress_may_stand_in_for_the_cost_of_a_development():
    mine = drawing(state="empire", discard=["1ROM14"], development=["1ROM6", "1ROM3"], materials=3, progress=1)
    table = given(mine).do(DRAW, "card:1ROM6@development")
    assert table.me.resources == pool(materials=1)


@rule("IMP-SHUF-5", "IMP-ED-1")
@pytest.mark.parametrize(("edition", "added"), [("horizons", "1ROM12"), ("2021", "1ROM6")])
def test_an_empire_with_a_nation_deck_goes_by_the_deck_or_in_2021_by_its_state(edition, added):
    cards = {"discard": ["1ROM14"], "nation_deck": ["1ROM12", "1ROM2"], "development": ["1ROM6", "1ROM3"]}
    table = given(drawing(state="empire", materials=4, **cards), edition=edition).do(DRAW)
    if edition == "2021":
        table.do("card:1ROM6@development")
    assert sorted(table.me.hand + table.me.deck) == sorted(["1ROM14", added])


@rule("IMP-SHUF-5", "IMP-ED-1")
@pytest.mark.parametrize(("edition", "offered"), [("horizons", True), ("2021", False)])
def test_a_barbarian_without_a_nation_deck_may_develop_but_not_in_2021(edition, offered):
    table = given(drawing(discard=["1ROM14"], development=["1ROM6", "1ROM3"], materials=4), edition=edition).do(DRAW)
    assert (table.pending.about == "develop_by_reshuffle") is offered


@rule("IMP-SHUF-5", "IMP-END-2")
def test_the_last_development_by_a_reshuffle_triggers_scoring():
    mine = drawing(state="empire", discard=["1ROM14"], development=["1ROM6"], materials=4)
    table = given(mine).do(DRAW, "card:1ROM6@development")
    assert table.position.end == {"trigger": "development", "round": 1, "seat": 0}


@rule("IMP-SHUF-6")
def test_the_new_deck_is_the_whole_shuffled_discard_pile():
    pile = ["1ROM14", "1ROM15", "1ROM16", "1ROM17", "1ROM18", "1ROM19", "1ROM20"]
    orders = set()
    for seed in range(5):
        table = given(drawing(discard=pile), seed=seed).do(DRAW)
        orders.add((*table.me.hand, *table.me.deck))
        assert table.me.discard == []
    assert all(sorted(order) == pile for order in orders)
    assert len(orders) > 1


@rule("IMP-SHUF-7")
def test_what_waits_for_the_reshuffle_comes_before_the_rest_of_the_draw():
    table = given(me(play=["1UNC8X"], hand=["1UNC2X"], deck=["1ROM19"], discard=["1ROM14"]))
    table = retold(table, "1UNC8X", passive=["when you reshuffle: take unrest"]).do("play:1UNC2X", "option:1")
    assert table.me.hand == ["1ROM19", "UNR", "1ROM14"]


@rule("IMP-SHUF-8")
def test_drawing_goes_on_after_the_reshuffle():
    mine = me(hand=["1UNC2X"], deck=["1ROM19"], discard=["1ROM14", "1ROM15"])
    table = given(mine).do("play:1UNC2X", "option:1")
    assert table.me.hand[0] == "1ROM19"
    assert sorted(table.me.hand[1:] + table.me.deck) == ["1ROM14", "1ROM15"]
    assert len(table.me.hand) == 2


@rule("IMP-SHUF-9", "IMP-AMB-5")
def test_after_a_reshuffle_in_cleanup_the_next_turn_has_one_exhaust_token_less():
    mine = me(discard=["1ROM14", "1ROM15"], nation_deck=["1ROM12", "1ROM11", "1ROM2"])
    table = given(mine).do("end", "end")
    assert (table.position.round, table.position.turn) == (2, 0)
    assert (table.me.exhausts, table.me.added_card, table.me.nation_deck) == (4, True, ["1ROM11", "1ROM2"])


@rule("IMP-SHUF-9")
def test_at_most_one_card_is_added_between_two_cleanups():
    mine = drawing(hand=["1TRI6"], nation_deck=["1ROM12", "1ROM11", "1ROM2"])
    table = given(mine, main=["1TRI1"]).do(DRAW, "play:1TRI6", DRAW)
    assert sorted(table.me.hand) == ["1ROM12", "1TRI6"]
    assert table.me.nation_deck == ["1ROM11", "1ROM2"]
    table.do("end", [])
    assert table.me.nation_deck == ["1ROM2"]


@rule("IMP-SHUF-10", "IMP-KW-DRAW-3")
def test_drawing_if_able_never_reshuffles():
    mine = me(hand=["1UNC2", "1ROM14"], deck=["1ROM19"], discard=["1ROM15"], nation_deck=["1ROM12", "1ROM2"])
    table = given(mine).do("play:1UNC2", "amount:1", "card:1ROM14@hand")
    assert (table.me.hand, table.me.deck) == (["1ROM19"], ["1ROM14"])
    assert (table.me.discard, table.me.nation_deck, table.me.exhausts) == (["1UNC2", "1ROM15"], ["1ROM12", "1ROM2"], 5)


@rule("IMP-SHUF-10")
def test_marvellous_draws_nothing_from_an_empty_deck():
    table = given(me(hand=["1FAM4"], discard=["1ROM15"], nation_deck=["1ROM12", "1ROM2"]))
    assert "play:1FAM4" not in table.options


@rule("IMP-SHUF-11")
def test_a_nation_card_is_added_although_the_discard_pile_is_empty():
    table = given(drawing(nation_deck=["1ROM12", "1ROM2"])).do(DRAW)
    assert (table.me.hand, table.me.deck, table.me.exhausts) == (["1ROM12"], [], 3)


@rule("IMP-SHUF-11")
def test_a_development_may_be_added_although_the_discard_pile_is_empty():
    table = given(drawing(state="empire", development=["1ROM6", "1ROM3"], materials=4))
    table.do(DRAW, "card:1ROM6@development")
    assert (table.me.hand, table.me.development) == (["1ROM6"], ["1ROM3"])


@rule("IMP-SHUF-11")
def test_drawing_stops_when_there_is_no_card_left_anywhere():
    assert DRAW not in given(drawing()).options
    table = given(me(discard=["1ROM14"])).do("end")
    assert (table.me.hand, table.me.deck, table.pending.seat) == (["1ROM14"], [], 1)


@rule("IMP-SHUF-12")
def test_vikings_have_no_developments_and_only_shuffle_without_a_nation_deck():
    table = given(drawing("vikings", discard=["1VIK20"], materials=9, population=9)).do(DRAW)
    assert (table.me.hand, table.me.exhausts, table.me.added_card) == (["1VIK20"], 4, False)
    assert not [card.id for card in library().of_nation("vikings") if card.start == "development"]


@rule("IMP-SHUF-13")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_accession_card_of_classics_goes_to_the_discard_pile_and_is_shuffled_in(nation):
    accession = accession_of(nation)
    table = given(drawing(nation, nation_deck=[accession])).do(DRAW)
    assert table.me.hand == [accession]
    assert [entry.card for entry in table.me.play] == ["1CIV10"]
    assert (table.me.exhausts, table.me.added_card) == (3, True)


@rule("IMP-SHUF-14", "IMP-NATION-VIKINGS-2")
@pytest.mark.parametrize("nation", NATIONS)
def test_only_the_vikings_stay_barbarian_and_trigger_scoring_with_their_accession_card(nation):
    table = given(drawing(nation, nation_deck=[accession_of(nation)])).do(DRAW)
    viking = nation == "vikings"
    assert table.me.state == ("barbarian" if viking else "empire")
    assert table.position.end == ({"trigger": "accession", "round": 1, "seat": 0} if viking else None)


@rule("IMP-SHUF-15")
def test_in_classics_the_state_icon_of_a_development_does_not_bar_developing_it():
    assert library()["1ROM6"].state == ("empire",)
    mine = drawing(discard=["1ROM14"], development=["1ROM6", "1ROM3"], materials=4)
    table = given(mine).do(DRAW, "card:1ROM6@development")
    assert (table.me.state, table.me.development) == ("barbarian", ["1ROM3"])


@rule("IMP-SHUF-16")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
@pytest.mark.parametrize("nation", NATIONS)
def test_no_state_of_a_classics_nation_forbids_drawing_and_so_the_reshuffle(nation, state):
    table = given(drawing(nation, state=state, discard=["1FAM6"])).do(DRAW)
    assert table.me.hand == ["1FAM6"]
    assert table.events("reshuffle")


@rule("IMP-KW-DEVELOP-2")
def test_a_card_effect_develops_with_a_token_on_the_area_and_places_none():
    mine = me("persians", state="empire", hand=["1PER4"], development=["1PER5", "1PER9"], materials=4, added_card=True)
    table = given({**mine, "exhausts": 0}).do("play:1PER4", "option:1")
    assert (table.me.development, table.me.discard) == (["1PER9"], ["1PER4", "1PER5"])
    assert (table.me.exhausts, table.me.added_card) == (0, True)


@rule("IMP-SHUF-9")
def test_returning_an_exhaust_token_does_not_take_the_one_on_the_nation_deck():
    mine = me(hand=["1TRI6"], play=[in_play("1CIV10", exhausted=True)], exhausts=3, added_card=True)
    table = given(mine, main=["1TRI1"]).do("play:1TRI6")
    assert (table.me.exhausts, table.me.added_card) == (4, True)
