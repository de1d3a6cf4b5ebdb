"""The Sassanids."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from automa.table import Table
from tests.imperium.cards.prices import assert_price
from tests.imperium.scenario import Scenario, given, in_play, me, slot
from tests.rules import rule

PRICES = {"3SAS3": (3, 2), "3SAS4": (0, 3), "3SAS5": (5, 0), "3SAS6": (4, 2), "3SAS7": (2, 3)}
FIRES = ["3SAS11", "3SAS23", "3SAS22"]  # Atar, Aban, Zoroastrianism


def with_routes(*seats: dict[str, Any], **parts: Any) -> Scenario:
    return given(*seats, options={"trade_routes": True}, **parts)


@rule("IMP-NATION-SASSANIDS-1")
def test_the_sassanids_need_trade_routes():
    seats = [{"nation": "sassanids"}, {"nation": "celts"}]
    assert Table.new({"seats": seats, "trade_routes": True}).position()["seats"][0]["nation_deck"][-1] == "3SAS2"
    with pytest.raises(Exception, match="without trade_routes"):
        Table.new({"seats": seats})


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_what_sassanid_developments_cost(card, price):
    named = dict(zip(("materials", "population"), price, strict=True))
    assert_price("sassanids", card, {kind: number for kind, number in named.items() if number})


@rule("IMP-TRADE-9")
@pytest.mark.parametrize(("answer", "hand"), [("exhaust:3SAS1A", ["1TRI5"]), ("no", [])])
def test_sassanids_a_break_through_for_a_tributary_after_a_profit(answer, hand):
    mine = me("sassanids", "A", play=[in_play("3SAS21", goods=3)])
    table = with_routes(mine, market=["1TRI5"]).do("profit:3SAS21")
    assert (table.me.discard, table.pending.about) == (["3SAS21"], "react")
    table.do(answer)
    if table.pending.about == "break_through":
        table.do("card:1TRI5@market")
    assert (table.me.hand, table.me.resources) == (hand, pool(goods=3))


def test_sassanids_a_do_not_react_to_another_players_profit():
    theirs = me("celts", play=[in_play("3TRO4", goods=3)])
    table = with_routes(me("sassanids", "A"), theirs, market=["1TRI5"], turn=1).do("profit:3TRO4")
    while table.pending.about == "break_through":
        table.do("card:1TRI5@market")
    assert table.pending.seat == 1


@rule("IMP-KW-HISTORY-4")
def test_khosrau_asks_for_all_four():
    mine = me("sassanids", hand=["3SAS2"], play=FIRES, history=["3SAS24"])
    table = given(mine, fame=["1FAM1"]).do("play:3SAS2")
    assert (table.me.hand, table.me.history) == (["1FAM1"], ["3SAS2", "3SAS24"])
    assert "play:3SAS2" not in given({**mine, "history": []}).options
    for missing in FIRES:
        play = [in_play(card) for card in FIRES if card != missing]
        assert "play:3SAS2" not in given({**mine, "play": play}).options


@rule("IMP-KW-FIND-3")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_the_shah_finds_a_fame_card_for_his_history_and_an_action(zone):
    mine = me("sassanids", hand=["3SAS3"], state="empire", actions=0)
    mine[zone] = [*mine.get(zone, []), "1FAM4"]
    table = given(mine, fame=["1FAM1"]).do("play:3SAS3")
    assert (table.me.history, table.me.discard, table.me.actions) == (["1FAM4"], ["3SAS3"], 1)


def test_the_shah_may_search_in_vain():
    """Pitfall 7: nobody knows the hidden cards, so the search is offered, and failing buys nothing."""
    table = given(me("sassanids", hand=["3SAS3"], deck=["UNR"], state="empire"), fame=["1FAM1"]).do("play:3SAS3")
    assert (table.me.history, table.me.actions, table.me.discard) == ([], 3, ["3SAS3"])


@rule("IMP-FAME-4", "IMP-FAME-6", "IMP-CARD-KOK")
def test_the_shah_calls_on_the_king_of_kings_once_the_fame_deck_is_empty():
    mine = me("sassanids", hand=["3SAS3"], state="empire", deck=["UNR"], development=["3SAS5", "3SAS6"])
    table = given(mine, fame=[]).do("play:3SAS3", "option:2", "card:3SAS5@development")
    assert (table.me.history, table.me.resources, table.me.discard) == (["3SAS3"], pool(progress=3), ["3SAS5"])
    assert table.position.end["trigger"] == "king of kings"


@rule("IMP-FAME-6")
def test_the_shah_calls_on_the_king_of_kings_only_once():
    """Only his own history is left of that choice, which puts the card there; the king does nothing more."""
    mine = me("sassanids", hand=["3SAS3"], state="empire", deck=["UNR"], king_of_kings=True)
    table = given(mine, fame=[]).do("play:3SAS3", "option:2")
    assert (table.me.history, table.me.resources) == (["3SAS3"], pool())


def test_the_shah_does_not_call_while_there_is_fame():
    table = given(me("sassanids", hand=["3SAS3"], state="empire", deck=["UNR"]), fame=["1FAM1"]).do("play:3SAS3")
    assert table.me.resources == pool()


def test_the_kushan_empire_acquires_anything_of_the_four_suits():
    mine = me("sassanids", hand=["3SAS4"], state="empire", actions=0)
    table = with_routes(mine, market=["1UNC3", "1CIV2", "1REG6", "1TRI5", "3TRO1"]).do("play:3SAS4")
    assert table.options == [f"card:{card}@market" for card in ("1UNC3", "1CIV2", "1REG6", "1TRI5")]
    assert table.do("card:1TRI5@market").me.history == ["3SAS4"]


@rule("IMP-KW-GARRISON-5")
@pytest.mark.parametrize(("answers", "gained"), [(["option:1"], {"materials": 1}), (["option:2"], {"population": 1})])
def test_bozorgan_acquire_and_take_their_place_in_a_region(answers, gained):
    mine = me("sassanids", hand=["3SAS6"], play=["3SAS16"], state="empire", population=1)
    table = given(mine, market=["1REG6"]).do("play:3SAS6", "yes", *answers)
    assert (table.me.play, table.me.hand) == ([InPlay("3SAS16", ["3SAS6"])], ["1REG6"])
    assert table.me.resources == pool(**gained)


def test_bozorgan_develop():
    mine = me("sassanids", hand=["3SAS6"], development=["3SAS5", "3SAS4"], state="empire", materials=5)
    table = given(mine).do("play:3SAS6")
    assert table.me.discard == ["3SAS6", "3SAS5"]


@rule("IMP-KW-ATTACK-1")
def test_dreaded_empties_cities_and_may_exile_the_top_fame_card():
    mine = me("sassanids", hand=["3SAS7"], state="empire")
    theirs = me("celts", play=["1UNC15", "1CEL9"])
    table = given(mine, theirs, fame=["1FAM1", "1FAM2"], region=["1REG6"], market=["1UNC3"])
    table.do("play:3SAS7", "yes", "card:top@region", "yes")
    assert (table.other.discard, [entry.card for entry in table.other.play]) == (["1UNC15"], ["1CEL9"])
    assert (table.me.hand, table.me.history) == (["1REG6"], ["3SAS7"])
    assert (table.position.piles["fame"], table.position.piles["exile"]) == (["1FAM2"], ["1FAM1"])


@rule("IMP-TEXT-5")
def test_dreaded_never_exiles_the_king_of_kings():
    """With an empty fame deck it may still go into history, for nothing."""
    table = given(me("sassanids", hand=["3SAS7"], state="empire"), fame=[], region=["1REG6"])
    table.do("play:3SAS7", "no", "yes")
    assert (table.me.history, table.position.piles["exile"], table.position.end) == (["3SAS7"], [], None)


@pytest.mark.parametrize(("answer", "left"), [("yes", pool(goods=1)), ("no", pool(population=1, progress=1))])
def test_sogdia_may_trade(answer, left):
    mine = me("sassanids", hand=["3SAS8"], population=1, progress=1)
    table = with_routes(mine, market=["1UNC3"]).do("play:3SAS8", answer)
    if answer == "yes":
        table.do("pay:population=1")
    assert (table.me.resources, table.position.piles["exile"]) == (left, ["1UNC3"])


@rule("IMP-TEXT-7")
@pytest.mark.parametrize("suit", ["region", "tributary"])
def test_the_aswaran_give_a_region_up_that_hosts_a_knight(suit):
    mine = me("sassanids", hand=["3SAS10"], play=[in_play("3SAS16", "3SAS15"), in_play("3SAS17", "UNR")])
    taken = {"region": "1REG6", "tributary": "1TRI5"}[suit]
    table = given(mine, market=["1REG6", "1TRI5"], region=["1REG7"])
    table.do("play:3SAS10", f"card:{taken}@market", "no")
    assert (table.me.hand, [entry.card for entry in table.me.play]) == ([taken], ["3SAS17"])
    assert sorted(table.me.discard) == ["3SAS10", "3SAS15", "3SAS16"]
    assert "play:3SAS10" not in given({**mine, "play": [in_play("3SAS17", "UNR")]}).options


def test_atar_burns_an_unrest():
    table = given(me("sassanids", play=["3SAS11"], hand=["UNR", "1REG6"])).do("exhaust:3SAS11")
    assert (table.me.play, table.me.hand) == ([InPlay("3SAS11", ["UNR"], exhausted=True)], ["1REG6"])


@rule("IMP-KW-CHOOSE-2")
@pytest.mark.parametrize(
    ("state", "garrison", "materials", "options"),
    [
        ("barbarian", ["UNR"], 1, ["option:1", "option:2"]),
        ("barbarian", ["UNR"], 0, None),
        ("barbarian", [], 1, None),
        ("empire", ["UNR"], 1, ["option:1", "option:3"]),
    ],
)
def test_atar_asks_by_state_at_the_solstice(state, garrison, materials, options):
    """An option whose condition fails or whose cost can't be paid is none (pitfall 9)."""
    mine = me("sassanids", play=[in_play("3SAS11", *garrison)], hand=["3SAS15"], state=state, materials=materials)
    table = given(mine, phase="solstice")
    if options is None:
        assert "3SAS11" in table.me.discard
        return
    assert table.options == options
    table.do(options[1])
    if state == "empire":
        assert (table.me.history, table.me.play) == (["3SAS15"], [InPlay("3SAS11", ["UNR"])])
    else:
        assert (table.me.play, table.me.resources, table.me.history) == ([InPlay("3SAS11")], pool(), [])


def test_clibanarii_win_fame_for_two_regions():
    mine = me("sassanids", hand=["3SAS12"], play=["3SAS16", "3SAS17"])
    table = given(mine, me("celts", play=["1CEL9"]), fame=["1FAM1"])
    table.do("play:3SAS12", "option:1")
    assert (table.other.discard, table.me.hand, table.me.history) == (["1CEL9"], ["1FAM1"], ["3SAS12"])
    assert sorted(table.me.discard) == ["3SAS16", "3SAS17"]


def test_clibanarii_or_stay_in_a_region():
    table = given(me("sassanids", hand=["3SAS12"], play=["3SAS16"])).do("play:3SAS12", "option:1")
    assert (table.me.play, table.me.resources) == ([InPlay("3SAS16", ["3SAS12"])], pool(materials=1))


@pytest.mark.parametrize("answers", [["no", "option:2"], ["yes", "option:2"], ["no", "option:1", "option:2"]])
def test_the_parthian_empire_acquires_then_guards_or_becomes_history(answers):
    mine = me("sassanids", hand=["3SAS15"], play=["3SAS16"])
    table = given(mine, market=["1TRI5"]).do("play:3SAS15", *answers)
    guards = answers[1] == "option:1"
    assert table.me.play == [InPlay("3SAS16", ["3SAS15"] if guards else [])]
    assert table.me.history == ([] if guards else ["3SAS15"])
    assert table.me.hand == (["1TRI5"] if answers[0] == "yes" else [])
    assert table.me.resources == pool(population=1 if guards else 0)


@pytest.mark.parametrize(("answer", "fame"), [("yes", ["1FAM2", "1FAM1"]), ("no", ["1FAM1", "1FAM2"])])
def test_huzistan_looks_at_fame(answer, fame):
    table = given(me("sassanids", hand=["3SAS17"]), fame=["1FAM1", "1FAM2"]).do("play:3SAS17", answer)
    assert table.position.piles["fame"] == fame


@rule("IMP-KW-FIND-1", "IMP-KW-FIND-2")
def test_zoroastrianism_finds_atar_in_the_nation_deck():
    mine = me("sassanids", hand=["3SAS22"], nation_deck=["3SAS9", "3SAS11", "3SAS2"])
    table = given(mine).do("play:3SAS22")
    assert (table.me.hand, table.me.play, table.me.nation_deck[-1]) == (["3SAS11"], [InPlay("3SAS22")], "3SAS2")


@rule("IMP-SOLST-5")
@pytest.mark.parametrize(
    ("fires", "hand", "progress"),
    [(["3SAS11", "3SAS23"], ["1REG6"], 1), (["3SAS11"], [], 0), (["3SAS23"], [], 0), ([], ["UNR"], 0)],
)
def test_zoroastrianism_looks_at_both_fires_when_the_solstice_ends(fires, hand, progress):
    """Both: a reward; neither: unrest; one of them: nothing. Their own effects come first."""
    mine = me("sassanids", play=["3SAS22", *fires, "3SAS17", "3SAS16"], deck=["1REG6"], state="empire", hand=["3SAS15"])
    mine["discard"] = []
    table = given(mine, phase="solstice")
    while table.pending.about != "turn":
        atar = table.options == ["option:1", "option:3"]  # the Parthian Empire into history
        aban = table.options == ["option:2", "option:3"]  # recall Huzistan
        table.do("option:3" if atar else "option:2" if aban else table.options[0])
    expected = hand + (["3SAS15"] if "3SAS11" not in fires else []) + (["3SAS17"] if "3SAS23" in fires else [])
    assert sorted(table.me.hand) == sorted(expected)
    assert table.me.resources == pool(progress=progress)


@pytest.mark.parametrize("card", ["3SAS10", "3SAS16"])
def test_aban_fetches_a_knight_or_a_region(card):
    mine = me("sassanids", play=["3SAS23"], discard=["UNR", "3SAS10", "3SAS16"], materials=1)
    table = given(mine).do("exhaust:3SAS23", "yes", f"card:{card}@discard")
    assert (table.me.hand, table.me.resources) == ([card], pool())


@rule("IMP-KW-ABANDON-4", "IMP-KW-GARRISON-4")
@pytest.mark.parametrize(
    ("option", "play", "hand", "discard"),
    [
        ("option:1", ["3SAS23", "3SAS16", "3SAS17"], [], ["3SAS15"]),
        ("option:2", ["3SAS23", "3SAS16"], ["3SAS17"], []),
        ("option:3", ["3SAS16", "3SAS17"], [], ["3SAS23"]),
    ],
)
def test_aban_asks_for_a_knight_a_river_region_or_itself(option, play, hand, discard):
    """Aban has a river, too, but is no region; the knight leaves alone, its host stays."""
    mine = me("sassanids", play=["3SAS23", in_play("3SAS16", "3SAS15"), "3SAS17"])
    table = given(mine, phase="solstice").do(option)
    assert ([entry.card for entry in table.me.play], table.me.hand, table.me.discard) == (play, hand, discard)


@pytest.mark.parametrize("answers", [["option:1", "card:3TRO1@market"], ["option:2"]])
def test_ardashir_spreads_unrest_and_acquires_or_finds_a_knight(answers):
    mine = me("sassanids", hand=["3SAS24"], nation_deck=["3SAS10", "3SAS2"])
    market = ["1REG6", "1CIV2", slot("3TRO1"), "1UNC3"]
    table = with_routes(mine, market=market).do("play:3SAS24", *answers)
    assert (table.other.hand, table.me.history) == (["UNR"], ["3SAS24"])
    assert table.me.hand == (["3TRO1"] if answers[0] == "option:1" else ["3SAS10"])


def test_the_other_side_of_the_power_card_only_scores():
    card = library()["3SAS1B"]
    assert not (card.exhaust or card.solstice or card.passives)


@pytest.mark.parametrize(("card", "state"), [("3SAS17", "barbarian"), ("3SAS24", "barbarian"), ("3SAS5", "empire")])
def test_sassanid_state_icons(card, state):
    for current in ("barbarian", "empire"):
        assert (f"play:{card}" in given(me("sassanids", hand=[card], state=current)).options) == (current == state)
