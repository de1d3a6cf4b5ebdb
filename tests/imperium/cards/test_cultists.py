"""The Cultists: a ceremony in four stages, states of their own, and chaos for everybody else."""

from __future__ import annotations

import pytest

from automa.imperium.fame import resolve_king_of_kings
from automa.imperium.match import Match
from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat, unrest_of
from automa.table import Table
from tests.imperium.scenario import given, in_play, me, slot
from tests.imperium.solo.given_solo import against, automa
from tests.rules import rule

CHAOS = ["3CUL25", "3CUL26", "3CUL27"]
CORRUPT = {"state": "corrupted", "permanents": [in_play("3CUL3B"), in_play("3CUL30A")], "undersides": ["3CUL30B"]}
# The ceremony is over or has no say.
CALM = {"permanents": [], "undersides": ["3CUL30A", "3CUL30B"], "state": "empire"}
# Cards that show thirteen different icons together.
THIRTEEN = ["2REG2", "2UNC14", "2TRI6", "2CIV15", "2FAM1", "2REG5", "2UNC22", "2UNR1"]


def stage(face, *garrison, state="empire", journey=(), **tokens):
    """A Cultist seat with this face of the ceremony up."""
    waiting = {"journey": list(journey), "undersides": ["3CUL30A", "3CUL30B"]}
    return {"permanents": [in_play(face, *garrison, **tokens)], "state": state, **waiting}


def faces(seat):
    return [entry.card for entry in seat.permanents]


def total(table, seat=0):
    return score_seat(Match(table.position, 0), seat)["total"]


# ---- set-up


@rule("IMP-NATION-CULTISTS-1", "IMP-SETUP-3", "IMP-SETUP-4", "IMP-SETUP-14", "IMP-AMB-3")
@pytest.mark.parametrize(
    ("others", "chaos"), [(["romans"], 3), (["romans", "celts"], 4), (["romans", "celts", "greeks"], 5)]
)
def test_they_start_as_an_empire_with_a_ceremony_and_a_chaos_pile(others, chaos):
    seats = [{"nation": nation} for nation in ("cultists", *others)]
    position = Table.new({"seats": seats, "seed": 2}).position()
    area = position["seats"][0]
    assert (area["state"], [entry["card"] for entry in area["permanents"]]) == ("empire", ["3CUL2A"])
    assert (area["journey"], area["undersides"]) == (["3CUL2B", "3CUL3A", "3CUL3B"], ["3CUL30A", "3CUL30B"])
    assert (area["exhausts"], area["nation_deck"], area["development"]) == (3, [], [])
    assert len(position["piles"]["chaos"]) == chaos


@rule("IMP-SHUF-12", "IMP-KW-DEVELOP-4")
def test_a_reshuffle_adds_nothing():
    table = given(me("cultists", "B", discard=["3CUL5"]), market=["1REG6"]).do("end")
    assert (table.me.hand, table.me.exhausts) == (["3CUL5"], 3)


# ---- power cards


@rule("IMP-NATION-CULTISTS-9", "IMP-KW-TAKE-2")
def test_cultists_a_bring_chaos_to_the_quiet_when_they_reshuffle():
    mine = me("cultists", "A", hand=["3CUL9"], discard=["3CUL5"])
    quiet, restless = me("romans", hand=["UNR"]), me("celts", hand=["UNR"], discard=["1CEL14"])
    table = given(mine, quiet, restless, chaos=CHAOS, market=["1REG6"])
    table.do("end", ["card:3CUL9@hand"], "no", "yes")
    assert [seat.discard for seat in table.position.seats[1:]] == [["3CUL25"], ["UNR", "1CEL14"]]
    assert table.position.piles["chaos"] == ["3CUL26", "3CUL27"]


@rule("IMP-KW-TAKE-2")
def test_an_empty_chaos_pile_gives_nothing():
    mine = me("cultists", "A", discard=["3CUL5"])
    table = given(mine, market=["1REG6"]).do("end")
    assert table.other.discard == []


@rule("IMP-CLEAN-1", "IMP-NATION-CULTISTS-8")
def test_cultists_b_lay_population_on_the_market_and_exile_a_card():
    table = given(me("cultists", "B"), market=["1REG6", "1UNC3"], main=["1TRI1", "1TRI2"])
    table.do("end", "card:1REG6@market")
    assert table.position.market[0].tokens == {"population": 1}
    assert table.position.piles["exile"] == ["1UNC3"]


@rule("IMP-SCORE-10", "IMP-NATION-CULTISTS-5")
def test_cultists_b_score_unrest_instead_of_losing_points():
    mine = me("cultists", "B", hand=["UNR", "3CUL25"], **stage("3CUL3B", state="corrupted"))
    assert total(given(mine)) == 4
    assert total(given({**mine, "power": "A"})) == -5


# ---- the ceremony


@rule("IMP-NATION-CULTISTS-4", "IMP-SOLST-7")
def test_research_goes_on_to_preparation():
    mine = me("cultists", "B", hand=["1UNC3"], **stage("3CUL2A", journey=["3CUL2B", "3CUL3A"], progress=5))
    table = given(mine, phase="solstice").do("option:1")
    assert faces(table.me) == ["3CUL2B"] and table.me.removed == ["3CUL2A"]
    assert table.me.permanents[0].garrison == ["1UNC3"]  # its own solstice, at once
    assert table.me.permanents[0].tokens["progress"] == 1


def test_research_moves_progress_and_may_take_an_unrest_for_more():
    mine = me("cultists", "B", progress=1, **stage("3CUL2A", progress=1))
    table = given(mine).do("exhaust:3CUL2A")
    assert (table.me.permanents[0].tokens, table.me.resources) == ({"progress": 2}, pool())
    table = given(mine, phase="solstice")
    assert (table.me.hand, table.me.permanents[0].tokens) == (["UNR"], {"progress": 2})


def test_what_else_lies_on_the_ceremony_stays_when_it_is_turned_over():
    mine = me("cultists", "B", **stage("3CUL2A", journey=["3CUL2B"], progress=5, population=2))
    table = given(mine, phase="solstice").do("option:1")
    assert table.me.permanents[0].tokens["population"] == 2 and table.me.resources == pool()


@rule("IMP-NATION-CULTISTS-4")
def test_preparation_goes_on_to_the_gathering_and_makes_barbarians():
    mine = me(
        "cultists",
        "B",
        discard=["1UNC9"],
        **stage("3CUL2B", "1UNC3", journey=["3CUL3A", "3CUL3B"], progress=5, population=1),
    )
    table = given(mine, phase="solstice").do("card:1UNC9@discard")  # the new face resolves its solstice at once
    assert (faces(table.me), table.me.state) == (["3CUL3A"], "barbarian")
    assert table.me.resources == pool(population=1)  # it left play
    assert (table.me.hand, table.me.discard) == (["1UNC9"], ["1UNC3"])


def test_preparation_makes_barbarian_cards_playable_and_counts_garrisons():
    mine = me("cultists", "B", hand=["3CUL17", "3CUL15", "1UNC3"], deck=["1CIV2"], **stage("3CUL2B"))
    table = given(mine)
    assert "play:3CUL17" in table.options
    table.do("play:3CUL15", "yes", "card:1UNC3@hand")
    assert table.me.permanents[0].tokens == {"progress": 1}
    assert "play:3CUL17" not in given({**mine, **stage("3CUL2A")}).options


@rule("IMP-NATION-CULTISTS-4")
def test_the_gathering_keeps_population_and_goes_on_to_the_key():
    mine = me("cultists", "B", hand=["3CUL5", "UNR", "UNR"], **stage("3CUL3A", state="barbarian"))
    table = given(mine).do("play:3CUL5", "yes", ["card:UNR@hand", "card:UNR@hand#2"])
    assert (table.me.permanents[0].tokens, table.me.resources) == ({"population": 3}, pool())
    mine = me("cultists", "B", **stage("3CUL3A", state="barbarian", journey=["3CUL3B"], population=15))
    table = given(mine, phase="solstice")
    assert (faces(table.me), table.me.state) == (["3CUL3B", "3CUL30A"], "corrupted")


@rule("IMP-NATION-CULTISTS-2", "IMP-NATION-CULTISTS-3", "IMP-COMP-9")
def test_the_corrupted_play_their_own_cards_only():
    hand = ["3CUL12", "3CUL4", "3CUL5", "3CUL7", "3CUL17"]
    mine = me("cultists", "B", hand=hand, discard=["UNR"] * 3, population=2, **CORRUPT)
    options = given(mine, market=["1UNC3", "1REG6"], fame=["1FAM1"]).options
    assert [option for option in options if option.startswith("play")] == ["play:3CUL12", "play:3CUL4"]
    early = {**mine, **stage("3CUL2A")}
    options = given(early, market=["1UNC3", "1REG6"], fame=["1FAM1"]).options
    assert [option for option in options if option.startswith("play")] == ["play:3CUL5", "play:3CUL7"]


def test_what_is_in_play_stays_usable_when_corrupted():
    assert "exhaust:3CUL8" in given(me("cultists", play=["3CUL8"], population=1, **CORRUPT)).options


@rule("IMP-NATION-CULTISTS-4", "IMP-NATION-CULTISTS-6", "IMP-END-3", "IMP-AMB-11")
def test_thirteen_different_icons_complete_the_ceremony():
    mine = me("cultists", "B", **{**CORRUPT, "permanents": [in_play("3CUL3B", *THIRTEEN), in_play("3CUL30A")]})
    table = given(mine, phase="solstice")
    assert (table.me.state, faces(table.me)) == ("summoned", ["3CUL30B"])
    assert set(table.me.history) == {"3CUL3B", *THIRTEEN}
    assert table.position.end is not None and table.position.end["trigger"] == "card"


@rule("IMP-NATION-CULTISTS-6")
def test_twelve_icons_do_not():
    mine = me("cultists", "B", **{**CORRUPT, "permanents": [in_play("3CUL3B", *THIRTEEN[:-1]), in_play("3CUL30A")]})
    table = given(mine, phase="solstice")
    assert (table.me.state, table.position.end) == ("corrupted", None)


def test_the_key_takes_garrisons_for_discarded_cards():
    mine = me("cultists", "B", hand=["1UNC3", "1CIV2"], **CORRUPT)
    table = given(mine).do("exhaust:3CUL3B", "card:1UNC3@hand")
    assert (table.me.permanents[0].garrison, table.me.discard) == (["1CIV2"], ["1UNC3"])


@rule("IMP-NATION-CULTISTS-5", "IMP-COLL-5")
def test_the_last_stages_count_as_unrest_in_a_collapse():
    for face, number in (("3CUL2A", 1), ("3CUL3A", 2), ("3CUL3B", 3)):
        table = given(me("cultists", hand=["UNR"], **stage(face)))
        assert unrest_of(Match(table.position, 0), 0) == number


# ---- chaos


@rule("IMP-NATION-CULTISTS-7", "IMP-COLL-4")
def test_with_an_empty_chaos_pile_a_collapse_is_a_victory():
    mine = me("cultists", "B", hand=["3CUL12", *["UNR"] * 5], **CORRUPT)
    table = given(mine, me("romans"), unrest=["UNR"]).do("play:3CUL12")
    assert table.table.result is not None and table.table.result["winners"] == [0]
    table = given(mine, me("romans"), unrest=["UNR"], chaos=CHAOS).do("play:3CUL12", "no")
    assert table.table.result is not None and table.table.result["winners"] == [1]


@rule("IMP-SOLO-88")
def test_that_holds_against_an_automa_too():
    mine = me("cultists", "B", hand=["3CUL12"], **CORRUPT)
    for chaos, winner in (([], 0), (CHAOS, 1)):
        table = against(automa("romans"), human=mine, turn=0, unrest=["UNR"], chaos=chaos)
        table.do("play:3CUL12", *(["no"] if chaos else []))
        assert table.table.result is not None and table.table.result["winners"] == [winner]


@rule("IMP-CARD-CHAOS", "IMP-KW-RETURN-1")
def test_chaos_is_played_for_progress_and_goes_back_to_its_own_pile():
    table = given(me("romans", hand=["3CUL25"], progress=1), me("cultists")).do("play:3CUL25")
    assert (table.position.piles["chaos"], table.me.resources) == (["3CUL25"], pool())
    assert "play:3CUL25" not in given(me("romans", hand=["3CUL25"], materials=9), me("cultists")).options


@rule("IMP-CARD-CHAOS", "IMP-TURN-5")
def test_a_revolt_returns_chaos_with_unrest():
    table = given(me("romans", hand=["3CUL25", "UNR"]), me("cultists"), market=["1REG6"])
    table.do("revolt", ["card:3CUL25@hand", "card:UNR@hand"])
    assert table.position.piles["chaos"] == ["3CUL25"]


@rule("IMP-SCORE-13")
def test_chaos_costs_three_points():
    assert total(given(me("romans", hand=["3CUL25"]), me("cultists"))) == -3


def test_corrupted_cultists_may_turn_unrest_into_chaos():
    mine = me("cultists", "B", hand=["3CUL12"], **CORRUPT)
    table = given(mine, me("romans"), me("celts"), chaos=CHAOS).do("play:3CUL12", "yes", "no")
    romans, celts = table.position.seats[1:]
    assert (romans.hand, romans.discard, celts.hand) == ([], ["3CUL25"], ["UNR"])


def test_only_in_their_own_turn_and_while_there_is_chaos():
    mine = me("cultists", "B", hand=["3CUL12"], **CORRUPT)
    assert given(mine).do("play:3CUL12").other.hand == ["UNR"]
    theirs = me("romans", hand=["1ROM16"], materials=3)
    table = given(me("cultists", "B", **CORRUPT), theirs, turn=1, market=[slot("1UNC3", "UNR")], chaos=CHAOS)
    table.do("play:1ROM16")
    assert table.other.hand == ["1UNC3", "UNR"]


def test_an_automa_gets_the_chaos_into_its_discard_pile():
    mine = me("cultists", "B", hand=["3CUL12"], **CORRUPT)
    table = against(automa("romans"), human=mine, turn=0, chaos=CHAOS).do("play:3CUL12", "yes")
    assert table.other.discard == ["3CUL25"]


def test_spreading_chaos_answers_an_unrest_with_chaos():
    theirs = me("romans", hand=["1ROM16"], materials=3)
    mine = me("cultists", "B", play=["3CUL9"])
    table = given(mine, theirs, turn=1, market=[slot("1UNC3", "UNR")], chaos=CHAOS)
    table.do("play:1ROM16", "yes", "option:3")
    assert (table.me.hand, table.other.hand) == (["3CUL9"], ["1UNC3", "3CUL25"])
    assert table.position.piles["unrest"][0] == "UNR"


@pytest.mark.parametrize(("option", "gained"), [("option:1", "progress"), ("option:2", "population")])
def test_spreading_chaos_may_bring_tokens(option, gained):
    mine, theirs = me("cultists", "B", play=["3CUL9"]), me("celts", hand=["1CEL18"])
    table = given(
        mine, me("romans", hand=["1ROM16"], materials=3), theirs, turn=1, market=[slot("1UNC3", "UNR")], chaos=CHAOS
    )
    table.do("play:1ROM16", "yes", option)
    assert table.me.resources == pool(**{gained: 1})


def test_spreading_chaos_is_free_and_lets_others_draw():
    table = given(me("cultists", hand=["3CUL9"], actions=0), me("romans", deck=["1ROM16"])).do("play:3CUL9", "yes")
    assert (table.other.hand, table.me.play) == (["1ROM16"], [InPlay("3CUL9")])


# ---- the rest of the deck


def test_the_dark_ritual_buries_unrest_for_fame():
    mine = me("cultists", "B", hand=["3CUL4"], discard=["UNR"] * 3, population=2, **CORRUPT)
    table = given(mine, fame=["1FAM1"]).do("play:3CUL4")
    assert (table.me.hand, table.me.resources, table.me.discard) == (["1FAM1"], pool(), ["3CUL4"])
    assert "play:3CUL4" not in given({**mine, "discard": ["UNR"] * 2}, fame=["1FAM1"]).options


def test_blood_sacrifice_feeds_the_ceremony_and_gives_a_token():
    mine = me("cultists", "B", hand=["3CUL6", "UNR"], population=2, **stage("3CUL2A"))
    table = given(mine).do("play:3CUL6", "yes", "which_resource:progress", "yes")
    assert (table.me.permanents[0].tokens, table.me.resources) == ({"progress": 1}, pool())
    assert (table.me.exhausts, table.me.hand) == (4, [])


@pytest.mark.parametrize(("card", "suits"), [("3CUL7", ["1UNC3", "1CIV2"]), ("3CUL10", ["1REG6", "1TRI5"])])
def test_temptation_and_the_dagger_exile_to_acquire(card, suits):
    market = [
        slot("1REG6"),
        slot("1TRI5", progress=1),
        slot("1UNC3", progress=1),
        slot("1CIV2", progress=1),
        slot("1UNC9"),
    ]
    table = given(me("cultists", "B", hand=[card]), market=market, main=["1TRI1", "1TRI2"])
    table.do(f"play:{card}", "card:1UNC9@market")
    assert table.options == [
        f"card:{suit}@market" for suit in suits if suit in ("1REG6", "1TRI5", "1UNC3", "1CIV2")
    ] + (["card:1TRI1@market"] if card == "3CUL10" else [])


def test_the_unholy_shrine_gives_and_asks():
    mine = me("cultists", "B", play=["3CUL8"], hand=["1UNC3"], population=1)
    assert given(mine).do("exhaust:3CUL8", "option:1").me.resources == pool(progress=1)
    table = given(mine, market=["1REG6"]).do("exhaust:3CUL8", "option:2")
    assert (table.me.resources, table.position.piles["exile"]) == (pool(population=2), ["1REG6"])
    calm = {**mine, **CALM}
    assert given(calm, phase="solstice").do("option:1").me.discard == ["1UNC3"]
    table = given(calm, phase="solstice").do("option:2")
    assert (table.me.play, table.me.resources) == ([], pool(population=1, materials=3))


def test_the_fallen_town_gives_way_to_an_exiled_city():
    mine = me("cultists", "B", play=["3CUL11"])
    table = given(mine, exile=["1UNC15"]).do("exhaust:3CUL11", "option:2", "yes")
    assert (table.me.resources, table.me.hand) == (pool(population=1), ["1UNC15"])
    assert table.position.piles["exile"] == ["3CUL11"]
    assert given(mine, exile=["1UNC15"]).do("exhaust:3CUL11", "option:1", "no").me.play[0].card == "3CUL11"


def test_corruption_pays_everybody_and_spreads_unrest():
    table = given(me("cultists", "B", hand=["3CUL12"], **CORRUPT)).do("play:3CUL12")
    assert (table.me.resources, table.other.resources) == (pool(materials=2, progress=1), pool(materials=2))
    assert table.other.hand == ["UNR"]


def test_strange_signs_call_a_card_from_exile_into_the_discard_pile():
    mine = me("cultists", "B", hand=["3CUL13"], play=["3CUL20"], **CORRUPT)
    table = given(mine, exile=["1TRI5"]).do("play:3CUL13", "yes")
    assert (table.me.discard, table.me.hand, table.me.play) == (["1TRI5"], ["UNR"], [InPlay("3CUL20", ["3CUL13"])])


def test_the_cursed_library_recovers_a_card_or_robs_the_market():
    mine = me("cultists", "B", play=["3CUL14"], hand=["1UNC3"], discard=["1UNC9"])
    market = [slot("1REG6", materials=2, progress=1)]
    table = given(mine, market=market).do("exhaust:3CUL14", "option:1")
    assert (table.me.hand, table.me.deck) == (["1UNC9"], ["1UNC3"])
    assert given(mine, market=market).do("exhaust:3CUL14", "option:2").me.resources == pool(materials=2, progress=1)


def test_the_library_and_worship_ask_for_upkeep():
    mine = me("cultists", "B", hand=["1UNC3"], materials=3, **CALM)
    assert given({**mine, "play": [in_play("3CUL14")]}, phase="solstice").do("option:2").me.play == []
    assert given({**mine, "play": [in_play("3CUL18")]}, phase="solstice").do("option:1").me.resources == pool()
    assert given({**mine, "play": [in_play("3CUL18")]}, phase="solstice").do("option:2").me.play == []


def test_the_frozen_waste_swallows_what_is_garrisoned_there():
    mine = me("cultists", "B", play=[in_play("3CUL15", "1UNC3", "UNR")], **CALM)
    table = given(mine, phase="solstice", exile=["1TRI5"]).do("option:2", "card:1TRI5@exile")
    assert table.me.hand == ["1TRI5"] and table.me.play == [InPlay("3CUL15", ["UNR"])]


def test_the_lure_costs_others_a_card_in_play():
    mine = me("cultists", "B", hand=["3CUL16", "1UNC3"], play=["3CUL8"], **CORRUPT)
    table = given(mine, me("romans", play=["1ROM19"])).do("play:3CUL16", "yes", "yes", "card:1UNC3@hand")
    assert (table.other.discard, table.me.permanents[0].garrison) == (["1ROM19"], ["1UNC3"])
    assert sorted(table.me.hand) == ["3CUL8", "UNR"]


def test_the_oracle_draws_two_and_discards_one_of_them():
    mine = me("cultists", "B", hand=["3CUL17", "UNR"], deck=["1UNC3", "1UNC9"], **stage("3CUL3A", state="barbarian"))
    table = given(mine).do("play:3CUL17")
    assert table.options == ["card:1UNC3@hand", "card:1UNC9@hand"]


def test_worship_needs_the_shrine():
    mine = me("cultists", "B", hand=["3CUL18"], **CORRUPT)
    assert "play:3CUL18" not in given(mine).options
    assert "play:3CUL18" in given({**mine, "play": [in_play("3CUL8")]}).options
    table = given(me("cultists", "B", play=["3CUL18", "3CUL8"], **CORRUPT))
    assert given(me("cultists", "B", play=["3CUL18"], **CORRUPT)).do("exhaust:3CUL18", "option:1").me.actions == 4
    assert table.do("exhaust:3CUL18", "option:2", "card:3CUL8@play").me.hand == ["3CUL8"]


@pytest.mark.parametrize("option", ["option:1", "option:2", "option:3"])
def test_aid_is_summoned_with_an_unrest(option):
    mine = me("cultists", "B", hand=["3CUL19", "UNR"], discard=["1UNC3"], play=["3CUL20"])
    table = given(mine).do("play:3CUL19", option)
    got = (
        table.me.resources["population"],
        table.me.permanents[0].tokens.get("progress", 0),
        table.me.play[0].garrison,
    )
    assert got == {"option:1": (1, 0, []), "option:2": (0, 1, []), "option:3": (0, 0, ["1UNC3"])}[option]


def test_the_twisted_grove_hides_unrest_and_keeps_the_corrupted():
    mine = me("cultists", "B", play=["3CUL20", in_play("3CUL8", exhausted=True)], hand=["UNR", "3CUL12"], exhausts=2)
    table = given(mine).do("exhaust:3CUL20")
    assert (table.me.deck, table.me.exhausts) == (["UNR"], 2)
    quiet = me("cultists", "B", play=["3CUL20"], hand=["UNR", "3CUL12"], **CALM)
    assert given(quiet, phase="solstice").do("yes").me.play == [InPlay("3CUL20", ["3CUL12"])]


def test_the_summoned_consume_their_hand():
    mine = me("cultists", "B", hand=["1UNC3", "1CIV2", "UNR", "3CUL4"], deck=["1REG6", "1REG7"],
              state="summoned", permanents=[in_play("3CUL30B")], undersides=["3CUL30A"])  # fmt: skip
    table = given(mine, phase="solstice").do("yes", "card:1CIV2@hand", "option:1")
    assert (table.me.history, table.position.piles["exile"]) == (["1CIV2"], ["1UNC3"])
    assert sorted(table.me.hand) == ["1REG6", "3CUL4"]


@rule("IMP-SCORE-3")
def test_the_summoned_state_is_worth_five_points():
    mine = me("cultists", "B", state="summoned", permanents=[in_play("3CUL30B")], undersides=["3CUL30A"])
    assert total(given(mine)) == 5


@rule("IMP-FAME-8", "IMP-NATION-CULTISTS-8")
@pytest.mark.parametrize(("state", "progress"), [("barbarian", 6), ("empire", 3), ("corrupted", 0)])
def test_king_of_kings_by_state_without_developing(state, progress):
    seat = CORRUPT if state == "corrupted" else stage("3CUL3A" if state == "barbarian" else "3CUL2A", state=state)
    match = given(me("cultists", "B", **seat), fame=[]).table._game.match
    for _ in resolve_king_of_kings(match, 0):
        raise AssertionError("nothing to choose")
    assert match.seat(0).resources["progress"] == progress
