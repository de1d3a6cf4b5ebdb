"""Texts that many cards of Classics share: each once thoroughly, then every card that has it."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

ADVANCE = ["1CAR11", "1CAR16", "1CEL16", "1GRE16", "1MAC13", "1PER16", "1ROM16", "1SCY16", "1VIK18"]
CONQUER = [
    "1CAR17", "1CEL8", "1CEL17", "1GRE17", "1MAC14", "1MAC15", "1PER17", "1PER18", "1ROM17", "1SCY17",
]  # fmt: skip
PROSPERITY = ["1CAR9", "1CAR15", "1MAC10", "1PER15", "1ROM9", "1ROM15", "1VIK19"]
GLORY = ["1CAR14", "1CEL15", "1GRE14", "1MAC12", "1PER14", "1ROM14", "1SCY2", "1VIK20"]
CITY = [
    "1UNC15", "1UNC16", "1UNC17", "1CAR2", "1GRE5", "1GRE11", "1GRE19", "1MAC9", "1PER2", "1ROM19", "1SCY5", "1VIK9",
]  # fmt: skip
METROPOLIS = ["1CIV6", "1CIV7", "1MAC8", "1ROM7"]
DEVELOPMENT = ["1MAC3", "1PER4"]
ACQUIRE_ONCE = {"1GRE4": 3, "1MAC16": 2, "1PER8": 3, "1PER9": 2, "1ROM8": 2}  # with the actions that are left
UNREST = [card.id for card in library().cards.values() if card.is_unrest and card.box == "Classics"]
ATTACKS = [
    "1CIV1", "1CIV4", "1CIV5", "1CIV11", "1CIV15", "1FAM3", "1FAM3X", "1UNC7", "1UNC7X", "1CAR3", "1CAR4", "1CAR8",
    "1CEL3", "1CEL18", "1CEL19", "1GRE7", "1GRE15", "1MAC11", "1PER3", "1PER7", "1ROM3", "1ROM4", "1ROM21", "1SCY13",
    "1VIK13", "1VIK22", "1VIK23",
]  # fmt: skip
PLAIN = ["1CAR12", "1CAR20", "1CEL9", "1CEL11", "1GRE21", "1PER11", "1PER20", "1ROM11", "1VIK17"]
MATERIALS = {"1GRE12": 1, "1ROM12": 1, "1CAR21": 2, "1MAC19": 2, "1PER19": 3}
POPULATION = ["1GRE20", "1MAC18", "1MAC20", "1ROM20", "1SCY10", "1SCY12", "1SCY18", "1SCY19"]
REGION_GAINS = {
    **dict.fromkeys(PLAIN, pool()),
    **{card: pool(materials=number) for card, number in MATERIALS.items()},
    **dict.fromkeys(POPULATION, pool(population=1)),
}


@rule("IMP-KW-ACQUIRE-1", "IMP-KW-ACQUIRE-2", "IMP-KW-ACQUIRE-3")
def test_advance_acquires_for_three_materials():
    market = [slot("1UNC3", "UNR", progress=2), slot("1CIV2", "UNR"), "1REG6", slot("1TRI5", "UNR")]
    table = given(me(hand=["1ROM16"], materials=5), market=market, main=["1REG7", "1TRI1"])
    table.do("play:1ROM16", "option:1")
    assert table.options == ["card:1UNC3@market", "card:1CIV2@market"]
    table.do("card:1UNC3@market")
    assert (table.me.hand, table.me.resources) == (["1UNC3", "UNR"], pool(materials=2, progress=2))
    assert (table.me.discard, table.me.actions, table.position.market[0].card) == (["1ROM16"], 2, "1REG7")


@rule("IMP-KW-BREAK-2", "IMP-MARKET-7")
def test_advance_breaks_through_in_the_market_for_five_materials():
    market = [slot("1UNC3", "UNR", materials=2), "1REG6"]
    table = given(me(hand=["1ROM16"], materials=5), market=market, civilised=["1CIV3"], main=["1REG7", "1TRI1"])
    table.do("play:1ROM16", "option:2")
    assert table.options == ["card:1UNC3@market", "card:uncivilised@main", "card:top@civilised"]
    table.do("card:1UNC3@market")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool(materials=2))
    assert (table.position.market[0].unrest, len(table.position.piles["unrest"])) == ([], 21)


@rule("IMP-KW-BREAK-2", "IMP-KW-BREAK-6")
def test_advance_breaks_through_unseen_for_five_materials():
    table = given(me(hand=["1ROM16"], materials=5), market=[slot("1UNC3", "UNR")], civilised=["1CIV3", "1CIV4"])
    table.do("play:1ROM16", "option:2", "card:top@civilised")
    assert (table.me.hand, table.me.resources) == (["1CIV3"], pool())
    assert table.position.piles["civilised"] == ["1CIV4"]


@rule("IMP-KW-CHOOSE-2", "IMP-AMB-21")
def test_advance_offers_only_what_can_be_paid():
    market = [slot("1UNC3", "UNR")]
    assert "play:1ROM16" not in given(me(hand=["1ROM16"], materials=2), market=market).options
    table = given(me(hand=["1ROM16"], materials=3), market=market).do("play:1ROM16")
    assert table.me.hand == ["1UNC3", "UNR"]


@rule("IMP-KW-PAY-2")
def test_advance_may_be_paid_with_progress():
    table = given(me(hand=["1ROM16"], materials=1, progress=1), market=["1UNC3"]).do("play:1ROM16")
    assert (table.me.hand, table.me.resources) == (["1UNC3"], pool())


@pytest.mark.parametrize("card", ADVANCE)
def test_every_advance(card):
    market = [slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6", "1TRI5"]
    assert f"play:{card}" not in given(me(hand=[card], materials=5, state="empire"), market=market).options
    table = given(me(hand=[card], materials=5), market=market).do(f"play:{card}", "option:1")
    assert table.options == ["card:1UNC3@market", "card:1CIV2@market"]
    table.do("card:1CIV2@market")
    assert (table.me.hand, table.me.resources) == (["1CIV2", "UNR"], pool(materials=2))
    table = given(me(hand=[card], materials=5), market=market).do(f"play:{card}", "option:2")
    assert table.options == ["card:1UNC3@market", "card:1CIV2@market", "card:uncivilised@main", "card:civilised@main"]
    table.do("card:1UNC3@market")
    assert (table.me.hand, table.me.resources, table.me.discard) == (["1UNC3"], pool(), [card])


@rule("IMP-MARKET-4")
def test_conquer_acquires_for_two_population():
    market = [slot("1UNC3", "UNR"), "1REG6", slot("1TRI5", "UNR")]
    table = given(me(hand=["1ROM17"], population=3), market=market).do("play:1ROM17", "option:1")
    assert table.options == ["card:1REG6@market", "card:1TRI5@market"]
    table.do("card:1REG6@market")
    assert (table.me.hand, table.me.resources) == (["1REG6"], pool(population=1))


@rule("IMP-KW-BREAK-3")
def test_conquer_breaks_through_for_the_first_tributary_of_the_main_deck():
    main = ["1UNC3", "1CIV2", "1TRI5", "1TRI1"]
    table = given(me(hand=["1ROM17"], population=3), region=["1REG6"], main=main)
    assert table.do("play:1ROM17", "option:2").options == ["card:top@region", "card:tributary@main"]
    table.do("card:tributary@main")
    assert (table.me.hand, table.me.resources) == (["1TRI5"], pool())
    assert sorted(table.position.piles["main"]) == ["1CIV2", "1TRI1", "1UNC3"]


@rule("IMP-KW-BREAK-5")
def test_conquer_is_consoled_when_there_is_no_tributary():
    table = given(me(hand=["1ROM17"], population=3), region=["1REG6"], main=["1UNC3"])
    table.do("play:1ROM17", "option:2", "card:tributary@main")
    assert (table.me.hand, table.me.resources) == ([], pool(progress=2))


@pytest.mark.parametrize("card", CONQUER)
def test_every_conquer(card):
    market = [slot("1TRI5", "UNR"), "1REG6", "1UNC3", "1CIV2"]
    assert f"play:{card}" not in given(me(hand=[card], population=3, state="empire"), market=market).options
    table = given(me(hand=[card], population=3), market=market).do(f"play:{card}", "option:1")
    assert table.options == ["card:1TRI5@market", "card:1REG6@market"]
    table.do("card:1TRI5@market")
    assert (table.me.hand, table.me.resources) == (["1TRI5", "UNR"], pool(population=1))
    table = given(me(hand=[card], population=3), market=market).do(f"play:{card}", "option:2")
    assert table.options == ["card:1TRI5@market", "card:1REG6@market", "card:region@main", "card:tributary@main"]
    table.do("card:1TRI5@market")
    assert (table.me.hand, table.me.resources, table.me.discard) == (["1TRI5"], pool(), [card])


@rule("IMP-COMP-8", "IMP-KW-PLAYERS-1")
def test_prosperity_lets_all_draw_and_counts_icons():
    play = ["1REG6", "1REG7", in_play("1REG3", "1REG8"), "1UNC6"]
    table = given(me(hand=["1ROM15"], play=play, deck=["1ROM16"]), me("celts", play=["1REG10"], deck=["1CEL14"]))
    table.do("play:1ROM15", "yes", "no", "option:1")
    assert (table.me.hand, table.other.hand) == (["1ROM16"], [])
    assert (table.me.resources, table.other.resources) == (pool(materials=4), pool())


@pytest.mark.parametrize("card", PROSPERITY)
def test_every_prosperity(card):
    mine = me(hand=[card], play=["1REG6", "1REG7", "1REG3", "1UNC6"], deck=["1ROM18", "1ROM19"])
    celts = me("celts", deck=["1CEL14", "1CEL18"])
    table = given(mine, celts).do(f"play:{card}", "yes", "yes", "option:2")
    assert (table.me.resources, table.me.hand, table.other.hand) == (pool(population=3), ["1ROM18"], ["1CEL14"])
    table = given(mine, celts).do(f"play:{card}", "no", "no", "option:1")
    assert (table.me.resources, table.me.hand, table.other.hand) == (pool(materials=4), [], [])


@rule("IMP-CARD-GLORY", "IMP-KW-ABANDON-2", "IMP-KW-ABANDON-3")
def test_glory_abandons_three_regions_and_takes_one_of_two_fame_cards():
    play = [in_play("1REG6", "1ROM13", materials=2), "1REG7", "1REG8", "1REG9", "1UNC6"]
    table = given(me(hand=["1ROM14"], play=play), fame=["1FAM1", "1FAM2", "1FAM4"])
    table.do("play:1ROM14", ["card:1REG6@play", "card:1REG7@play", "card:1REG9@play"])
    assert table.options == ["card:1FAM1@fame", "card:1FAM2@fame"]
    table.do("card:1FAM2@fame")
    assert (table.me.hand, table.position.piles["fame"]) == (["1FAM2"], ["1FAM1", "1FAM4"])
    assert (table.me.play, table.me.resources) == ([InPlay("1REG8"), InPlay("1UNC6")], pool(materials=2))
    assert sorted(table.me.discard) == ["1REG6", "1REG7", "1REG9", "1ROM13", "1ROM14"]


@pytest.mark.parametrize("card", GLORY)
def test_every_glory(card):
    fame = ["1FAM1", "1FAM2", "1FAM4"]
    assert f"play:{card}" not in given(me(hand=[card], play=["1REG6", "1REG7", "1UNC6"]), fame=fame).options
    for state in ("barbarian", "empire"):
        table = given(me(hand=[card], play=["1REG6", "1REG7", "1REG8"], state=state), fame=fame)
        table.do(f"play:{card}", "card:1FAM1@fame")
        assert (table.me.hand, table.me.play, table.me.discard[0]) == (["1FAM1"], [], card)
    table = given(me(hand=[card, "1ROM11"])).do("play:1ROM11")
    assert (table.me.play, table.me.hand) == ([InPlay("1ROM11")], [card])


@pytest.mark.parametrize("card", CITY)
@pytest.mark.parametrize(
    ("option", "gained"), [("option:1", pool(materials=1)), ("option:2", pool(population=1)), ("option:3", pool())]
)
def test_every_city_turns_a_card_into_something_at_the_solstice(card, option, gained):
    table = given(me(play=[card], hand=["1ROM15", "UNR"], deck=["1ROM16", "1ROM17"]), phase="solstice")
    table.do("yes", "card:UNR@hand", option)
    assert (table.me.resources, table.me.discard) == (gained, ["UNR"])
    assert table.me.hand == (["1ROM15", "1ROM16"] if option == "option:3" else ["1ROM15"])


def test_a_city_need_not_be_used():
    table = given(me(play=["1UNC15"], hand=["UNR"], deck=["1ROM16"]), phase="solstice").do("no")
    assert (table.me.resources, table.me.hand, table.me.discard) == (pool(), ["UNR"], [])


@pytest.mark.parametrize("card", METROPOLIS)
@pytest.mark.parametrize(
    ("option", "gained"), [("option:1", pool(materials=1)), ("option:2", pool(population=1)), ("option:3", pool())]
)
def test_every_metropolis_brings_something_at_the_solstice(card, option, gained):
    table = given(me(play=[card], hand=["UNR"], deck=["1ROM16", "1ROM17"]), phase="solstice").do(option)
    assert (table.me.resources, table.me.discard) == (gained, [])
    assert table.me.hand == (["UNR", "1ROM16"] if option == "option:3" else ["UNR"])


@pytest.mark.parametrize("card", DEVELOPMENT)
@rule("IMP-KW-DEVELOP-1", "IMP-KW-DEVELOP-2")
def test_every_development_develops_for_the_cost(card):
    mine = me(hand=[card], state="empire", development=["1ROM5", "1ROM6", "1ROM3"], materials=4, added_card=True)
    table = given(mine, market=["1UNC3"]).do(f"play:{card}", "option:1")
    assert (table.me.discard, table.me.development) == ([card, "1ROM6"], ["1ROM5", "1ROM3"])
    assert (table.me.resources, table.me.exhausts) == (pool(), 5)


@pytest.mark.parametrize("card", DEVELOPMENT)
def test_every_development_acquires_for_two_materials(card):
    mine = me(hand=[card], state="empire", development=["1ROM5", "1ROM6"], materials=4)
    table = given(mine, market=["1REG6", slot("1UNC3", "UNR"), slot("1CIV2", "UNR")])
    table.do(f"play:{card}", "option:2", "card:1CIV2@market")
    assert (table.me.hand, table.me.resources) == (["1CIV2", "UNR"], pool(materials=2))
    assert table.me.development == ["1ROM5", "1ROM6"]


@rule("IMP-KW-DEVELOP-6")
def test_developing_the_last_card_triggers_scoring():
    table = given(me(hand=["1MAC3"], state="empire", development=["1ROM6"], materials=4)).do("play:1MAC3", "option:1")
    assert table.position.end["trigger"] == "development"


@pytest.mark.parametrize("card", ACQUIRE_ONCE)
@pytest.mark.parametrize("gained", ["1UNC3", "1CIV2", "1REG6", "1TRI5"])
def test_every_leader_who_acquires_anything_goes_into_history(card, gained):
    market = [slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6", slot("1TRI5", "UNR")]
    state = "barbarian" if card == "1MAC16" else "empire"
    table = given(me(hand=[card], state=state), market=market).do(f"play:{card}", f"card:{gained}@market")
    assert table.me.hand == ([gained] if gained == "1REG6" else [gained, "UNR"])
    assert (table.me.history, table.me.actions) == ([card], ACQUIRE_ONCE[card])


@rule("IMP-CARD-UNREST", "IMP-KW-RETURN-2")
def test_unrest_is_returned_in_one_of_three_ways():
    mine = me(hand=["UNR", "1ROM15", "1ROM16", "1ROM17"], population=1, materials=3)
    table = given(mine).do("play:UNR", "option:1")
    assert table.me.resources == pool(materials=3)
    table = given(mine).do("play:UNR", "option:2", ["card:1ROM15@hand", "card:1ROM17@hand"])
    assert (table.me.hand, sorted(table.me.discard)) == (["1ROM16"], ["1ROM15", "1ROM17"])
    table = given(mine).do("play:UNR", "option:3")
    assert table.me.resources == pool(population=1)
    assert (len(table.position.piles["unrest"]), table.me.actions) == (21, 2)


def test_unrest_cannot_be_played_for_one_card_and_two_materials():
    assert "play:UNR" not in given(me(hand=["UNR", "1ROM15"], materials=2)).options


@pytest.mark.parametrize("card", UNREST)
def test_every_unrest(card):
    for price in ({"materials": 3}, {"population": 1}, {"hand": [card, "1ROM15", "1ROM16"]}):
        table = given(me(**{"hand": [card], **price})).do(f"play:{card}")
        assert (table.me.hand, table.me.resources) == ([], pool())
        assert table.position.piles["unrest"][0] == card
    assert f"play:{card}" not in given(me(hand=[card, "1ROM15"], materials=2)).options


@pytest.mark.parametrize("card", REGION_GAINS)
def test_every_plain_region_gains_and_may_take_a_garrison(card):
    table = given(me(hand=[card, "1ROM15", "UNR"]), market=["1UNC3"]).do(f"play:{card}", "yes", "card:1ROM15@hand")
    assert (table.me.resources, table.me.play) == (REGION_GAINS[card], [InPlay(card, ["1ROM15"])])
    assert (table.me.hand, table.me.actions, table.position.piles["exile"]) == (["UNR"], 2, [])


@rule("IMP-KW-GARRISON-1", "IMP-KW-GARRISON-2")
def test_a_plain_region_need_not_take_a_garrison():
    table = given(me(hand=["1ROM20", "UNR"])).do("play:1ROM20", "no")
    assert (table.me.resources, table.me.play, table.me.hand) == (pool(population=1), [InPlay("1ROM20")], ["UNR"])


@pytest.mark.parametrize("card", ["1SCY18", "1SCY19", "1VIK17"])
def test_some_plain_regions_need_barbarians(card):
    assert f"play:{card}" in given(me(hand=[card])).options
    assert f"play:{card}" not in given(me(hand=[card], state="empire")).options


@pytest.mark.parametrize("card", ATTACKS)
@rule("IMP-KW-ATTACK-1", "IMP-KW-ATTACK-2")
def test_every_attack_can_be_warded_off_and_spares_the_attacker(card):
    state = (library()[card].state or ("barbarian",))[0]
    play, hand = [InPlay("1REG10"), InPlay("1ROM19")], ["1ROM13", "1ROM14", "1ROM15"]
    mine = me(state=state, hand=[card, *hand], play=["1REG10", "1ROM19"], materials=9, population=9, deck=["1ROM16"])
    victim = me("scythians", play=["1SCY20", "1SCY12", "1SCY5"], hand=["1SCY16", "1SCY17"], materials=5)
    table = given(mine, victim, market=["1REG6", "1UNC3"]).do(f"play:{card}")
    while table.pending.about == "put":  # a cost comes before anything else (IMP-TEXT-8)
        table.do(table.options[0])
    assert table.pending.about == "ward_off"
    table.do("exhaust:1SCY20")
    for _ in range(5):
        if table.pending.about != "turn":
            table.do("no" if "no" in table.options else table.options[0])
    assert (table.me.play, table.me.hand[:1]) == (play, hand[:1] if card != "1GRE7" else ["1ROM15"])
    assert ([entry.card for entry in table.other.play], len(table.other.hand)) == (["1SCY20", "1SCY12", "1SCY5"], 2)
    assert table.other.resources["materials"] >= 5


def test_every_card_named_like_a_shared_text_is_tested():
    by_name = {"Advance": ADVANCE, "Conquer": CONQUER, "Prosperity": PROSPERITY, "Glory": GLORY}
    for name, tested in {**by_name, "Development": DEVELOPMENT}.items():
        named = [card.id for card in library().cards.values() if card.name == name and card.box == "Classics"]
        assert named == tested
