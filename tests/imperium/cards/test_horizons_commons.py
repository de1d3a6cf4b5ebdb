"""Cards of the Horizons commons whose cases are easily got wrong."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.position import pool
from automa.table import Table
from tests.imperium.scenario import PLENTY, Scenario, given, in_play, me, slot
from tests.rules import rule


def trading(*seats: dict[str, Any], **parts: Any) -> Scenario:
    return given(*seats, options={"trade_routes": True}, **parts)


# ---- the set


@rule("IMP-COMP-1", "IMP-COMP-2", "IMP-COMP-3")
def test_the_set_has_ninety_one_cards_and_the_expansion_fourteen() -> None:
    cards = library().commons("horizons")
    assert len({card.id.rstrip("AB") for card in cards}) == 91
    banners = {suit: sum(card.suits[0] == suit for card in cards) for suit in ("uncivilised", "civilised", "region")}
    assert banners == {"uncivilised": 25, "civilised": 18, "region": 14}
    brought = library().trade_routes()
    assert len({card.id if card.trade_route else card.id[:-1] for card in brought}) == 14


@rule("IMP-COMP-1", "IMP-SETUP-21", "IMP-SETUP-31")
@pytest.mark.parametrize(("nations", "main"), [(2, 34), (3, 37), (4, 38)])
def test_a_game_with_it_uses_no_other_set(nations: int, main: int) -> None:
    seats = [{"nation": nation} for nation in ("romans", "arthurians", "scythians", "vikings")[:nations]]
    position = Table.new({"seats": seats, "commons": "horizons", "seed": 3}).position()
    cards = [card for pile in position["piles"].values() for card in pile] + [s["card"] for s in position["market"]]
    assert {library()[card].box for card in cards if library()[card].nation == "common"} == {"Horizons"}
    assert len(position["piles"]["main"]) + 2 == main


@rule("IMP-SETUP-23")
@pytest.mark.parametrize("nation", sorted(library().nations))
def test_no_tributary_of_any_set_names_a_nation_in_play(nation: str) -> None:
    routes = library().nation(nation).requires_trade_routes
    other = "romans" if nation != "romans" else "celts"
    for commons in ("classics", "legends", "horizons"):
        config = {"seats": [{"nation": nation}, {"nation": other}], "commons": commons, "trade_routes": routes}
        piles = Table.new(config).position()["piles"]
        names = {library()[card].name for card in piles["main"] if library()[card].suits[0] == "tributary"}
        assert not names & {library().nation(nation).name, library().nation(other).name}


# ---- standing rules and replacements


def test_epic_poetry_takes_an_exiled_card_of_the_suit_instead() -> None:
    mine = me(hand=["1ROM16"], play=["3CIV2"], materials=3)
    table = given(mine, market=[slot("1UNC3", "UNR")], exile=["1UNC9", "1CIV2", "1REG6"])
    table.do("play:1ROM16", "option:2" if "option:2" in table.options else "yes")
    while table.pending.about != "turn":
        table.do("card:1UNC9@exile" if "card:1UNC9@exile" in table.options else table.options[0])
    assert "1UNC9" in table.me.hand and "3CIV2" in table.me.hand and "UNR" not in table.me.hand
    assert table.position.market[0].card == "1UNC3"


def test_epic_poetry_may_be_left_in_play() -> None:
    mine = me(hand=["1ROM16"], play=["3CIV2"], materials=3)
    table = given(mine, market=[slot("1UNC3", "UNR")], exile=["1UNC9"]).do("play:1ROM16")
    while table.pending.about != "turn":
        table.do("no" if "no" in table.options else table.options[0])
    assert "1UNC3" in table.me.hand and [entry.card for entry in table.me.play] == ["3CIV2"]


def test_navigation_reaches_exiled_regions_and_an_ocean_brings_goods() -> None:
    table = given(me(play=["3UNC1"], discard=["1REG4X"], actions=1), market=["1REG6"])
    table.do("exhaust:3UNC1")
    while table.pending.about != "turn":
        table.do(table.options[-1])
    assert (table.me.actions, table.me.resources["goods"]) == (0, 1)
    assert "exhaust:3UNC1" not in given(me(play=["3UNC1"], discard=["1REG4X"], actions=0)).options


@rule("IMP-KW-TREAT-1")
def test_catamarans_treat_one_ocean_as_four_production_this_turn() -> None:
    mine = me(hand=["3TRI11"], play=["3UNC11", "1REG4X"])
    table = given(mine).do("exhaust:3UNC11", "play:3TRI11")
    while table.pending.about != "turn":
        table.do("no")
    printed = library()["1REG4X"].icon_counts.get("production", 0)
    assert table.me.resources == pool(materials=2 * (printed + 4))


def test_cultural_diversity_ignores_state_icons_on_every_card_this_turn() -> None:
    mine = me(hand=["3UNC19", "3CIV14", "3TRI5", "1ROM15"], state="barbarian")
    table = given(mine, market=[slot("1TRI3", "UNR")])
    assert "play:3CIV14" not in table.options
    table.do("play:3UNC19", "card:1ROM15@hand")
    assert {"play:3CIV14", "play:3TRI5"} <= set(table.options)
    assert "play:3TRI5" in table.do("play:3CIV14").options
    unrest = me(hand=["3UNC19", "UNR"], materials=0)
    assert "play:3UNC19" not in given(unrest).options  # unrest can't be discarded for it


@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["UNR"])])
def test_brave_lets_the_unrest_taken_be_played_at_once(answer: str, left: list[str]) -> None:
    """Only for the rest of this turn, and only that unrest."""
    mine = me(hand=["3FAM7", "3TRI3"], population=1)
    table = given(mine, market=[slot("1CIV2", "UNR")]).do("play:3FAM7", "play:3TRI3", answer)
    while table.pending.about != "turn":
        table.do(table.options[0])
    assert [card for card in table.me.hand if card == "UNR"] == left


@pytest.mark.parametrize(("card", "options"), [("3TRI3", 2), ("3TRI5", 3)])
def test_intrepid_gives_both_only_for_a_break_through(card: str, options: int) -> None:
    mine = me(hand=[card], play=["3FAM8"], deck=["1ROM14"], state="empire")
    table = given(mine, market=[slot("1CIV2", "UNR"), slot("1TRI3", "UNR")]).do(f"play:{card}")
    while table.pending.about != "react":
        table.do(table.options[0])
    table.do("exhaust:3FAM8")
    assert len(table.options) == options and ("both" in table.options) == (options == 3)


def test_terraces_and_vineyards_react_to_fertile_land() -> None:
    mine = me(hand=["3REG2"], play=["3UNC12"], discard=["1ROM14"])
    table = given(mine, market=["1UNC3"]).do("play:3REG2")
    while table.pending.about not in ("turn", "react"):
        table.do("no" if "no" in table.options else table.options[0])
    assert table.do("exhaust:3UNC12").me.hand == ["1ROM14"]


# ---- attacks and protection


@rule("IMP-KW-ATTACK-2", "IMP-KW-MOVE-1")
def test_borderland_wards_off_by_moving_population_to_the_market() -> None:
    attacker = me(hand=["3CIV17", "1ROM15"], state="empire", deck=["1ROM14"])
    victim = me("celts", play=["3REG11", "1REG6"], population=1)
    table = given(attacker, victim, market=["1UNC3"]).do("play:3CIV17")
    assert (table.pending.seat, table.pending.about) == (1, "ward_off")
    table.do("exhaust:3REG11")
    while table.pending.about != "turn":
        table.do(table.options[0])
    assert [entry.card for entry in table.other.play] == ["3REG11", "1REG6"]
    assert table.position.market[0].tokens == {"population": 1} and table.other.resources == pool()
    helpless = me("celts", play=["3REG11", "1REG6"], progress=5)  # in kind: progress does not stand for it
    assert given(attacker, helpless, market=["1UNC3"]).do("play:3CIV17").pending.about != "ward_off"


def test_protection_pays_whom_an_attack_affects() -> None:
    victim = me("celts", play=["3UNC23", "1REG6"], deck=["1CEL9"], population=1)
    table = given(me(hand=["3CIV17", "1ROM15"], state="empire"), victim).do("play:3CIV17")
    while table.pending.about != "turn":
        table.do("yes" if "yes" in table.options else table.options[0])
    assert table.other.resources["goods"] == 1 and "1CEL9" in table.other.hand
    unharmed = me("celts", play=["3UNC23"], deck=["1CEL9"])
    mine = me(hand=["3CIV17", "1ROM15"], play=["1REG4X"], deck=["1ROM14"], state="empire")
    table = given(mine, unharmed).do("play:3CIV17")
    assert (table.pending.about, table.other.resources, table.me.hand) == ("turn", pool(), ["1ROM14"])


def test_river_raiders_console_those_who_cannot_pay() -> None:
    celts, greeks = me("celts", goods=1), me("greeks")
    table = given(me(hand=["3UNC14"], deck=["1ROM14"]), celts, greeks).do("play:3UNC14")
    assert table.me.resources == pool(goods=1)
    third = table.position.seats[2]
    assert (table.other.hand, third.hand, third.resources) == ([], ["UNR"], pool(goods=1))


def test_tyranny_lets_each_victim_choose() -> None:
    victim = me("celts", hand=["1UNC3", "1CEL9"])
    tyrant = me(hand=["3CIV16"], state="empire")
    table = given(tyrant, victim).do("play:3CIV16")
    assert table.pending.seat == 1
    table.do("option:1")
    assert (table.other.history, table.other.hand) == (["1UNC3"], ["1CEL9"])
    table = given(tyrant, me("celts", hand=["1CEL9"])).do("play:3CIV16")  # nothing to bury
    assert table.other.discard == ["UNR"]


def test_smugglers_give_each_player_a_card_and_all_goods() -> None:
    mine = me(hand=["3CIV11", "UNR"], discard=["1ROM15"], state="empire")
    table = given(mine, me("celts")).do("play:3CIV11", "card:1ROM15@discard")
    assert (table.other.hand, table.other.resources, table.me.resources) == (["1ROM15"], pool(goods=1), pool(goods=1))


# ---- counting


def test_taxation_counts_players_with_as_many_cities_as_you() -> None:
    mine = me(hand=["3CIV1"], play=["1UNC15"], state="empire")
    celts, greeks = me("celts", play=["1UNC16"]), me("greeks")
    assert given(mine, celts, greeks).do("play:3CIV1").me.resources == pool(goods=1)


@pytest.mark.parametrize("card", ["3CIV9", "3UNC21"])
def test_progress_for_each_player_who_buried_a_card(card: str) -> None:
    mine = me(hand=[card, "1ROM15"], discard=["1ROM14"], state="empire")
    table = given(mine, me("celts", discard=["1CEL9"]), market=["1REG6"]).do(f"play:{card}")
    answers = ["yes", "no"]
    while table.pending.about != "turn":
        if table.pending.about == "may":
            table.do(answers.pop(0))
        else:
            table.do(table.options[0])
    assert table.me.resources["progress"] == 1 and len(table.me.history) == 1


def test_honourable_counts_the_unrest_of_all() -> None:
    table = given(me(hand=["3FAM6", "UNR"]), me("celts", discard=["UNR"]), unrest=PLENTY).do("play:3FAM6", "yes")
    assert table.do("yes").me.resources["progress"] == 2


def test_trade_caravans_load_two_different_cards() -> None:
    mine = me(play=["3UNC4"], materials=2, state="empire")
    table = given(mine, market=["1UNC3", "1REG6"]).do("exhaust:3UNC4")
    while table.pending.about != "turn":
        table.do(table.options[0])
    assert [place.tokens for place in table.position.market[:2]] == [{"materials": 1}, {"materials": 1}]
    assert table.me.resources == pool(goods=1)
    assert "exhaust:3UNC4" not in given(mine, market=["1UNC3"], main=[]).options  # one card is not two


def test_a_warehouse_readies_a_merchant_only() -> None:
    merchant = {"permanents": [in_play("3MERC1A", exhausted=True)], "undersides": ["3MERC1B"]}
    mine = {**me(play=["3CIV7", in_play("1UNC15", exhausted=True)]), **merchant}
    table = trading(mine).do("exhaust:3CIV7")
    assert (table.me.permanents[0].exhausted, table.me.play[1].exhausted) == (False, True)


def test_glacier_needs_a_garrison() -> None:
    assert "exhaust:3REG6" not in given(me(play=["3REG6"])).options
    table = given(me(play=[in_play("3REG6", "1ROM15")])).do("exhaust:3REG6", "option:2")
    assert sorted(table.me.history) == ["1ROM15", "3REG6"]


# ---- trade-friendly cards and routes


def test_punt_breaks_through_for_a_route() -> None:
    table = trading(me(hand=["3TRI6"]), market=[slot("3TRO8", "UNR", goods=2)]).do("play:3TRI6", "card:3TRO8@market")
    assert (table.me.hand, table.me.history, table.me.resources) == (["3TRO8"], ["3TRI6"], pool(goods=2))


def test_imports_trade_only_after_a_swap() -> None:
    mine = me(hand=["3CIV18"], state="empire", progress=1)
    table = trading(mine, market=[slot("1UNC3", "UNR")], exile=["1CIV2"]).do("play:3CIV18", "option:1")
    assert table.position.market[0].card == "1CIV2" and table.position.piles["exile"] == ["1UNC3"]
    while table.pending.about != "turn":
        table.do(table.options[0])
    assert table.me.resources["goods"] == 2
    closed = trading(me(hand=["3CIV18"], state="empire"), market=["1UNC3"])
    assert "play:3CIV18" not in closed.options  # every option is closed (IMP-AMB-21)


def test_a_tin_road_finds_any_card_and_plays_it_free() -> None:
    mine = me(play=[in_play("3TRO1", goods=3)], deck=["3TRI4", "1ROM14"], hand=["1ROM15"], nation_deck=["1ROM9"])
    table = trading(mine).do("profit:3TRO1")
    assert not [option for option in table.options if "1ROM9" in option]
    table.do("card:3TRI4@deck")
    while table.pending.about != "turn":
        table.do(table.options[0])
    assert table.me.resources == pool(goods=4) and "3TRI4" in table.me.discard


def test_amber_asks_a_barbarian_for_unrest_and_an_empire_for_materials() -> None:
    assert "play:3TRO4" not in trading(me(hand=["3TRO4"], materials=2)).options
    barbarian = trading(me(hand=["3TRO4", "UNR"], population=1)).do("play:3TRO4")
    while barbarian.pending.about != "turn":
        barbarian.do(barbarian.options[0])
    assert barbarian.me.hand == []
    empire = trading(me(hand=["3TRO4"], materials=2, state="empire")).do("play:3TRO4")
    assert empire.me.resources == pool(progress=2)


def test_welcoming_plays_one_of_five_cards_of_the_main_deck() -> None:
    main = ["3TRI4", "1TRI2", "1TRI4", "1TRI6", "1TRI7", "1TRI8"]
    table = trading(me(play=[in_play("3FAM3", goods=3)]), main=main).do("profit:3FAM3")
    while table.pending.about != "turn":
        wanted = [option for option in table.options if "3TRI4" in option]
        table.do(*(wanted[:1] or table.options[:1]))
    assert table.me.history == ["3FAM3"] and table.me.resources["goods"] == 4
    assert "3TRI4" in table.me.discard and sorted(table.position.piles["main"]) == sorted(main[1:])


@pytest.mark.parametrize(("answer", "drawn"), [("exhaust:3UNC10", 2), ("no", 0)])
def test_vineyards_watch_materials_from_fertile_cards(answer: str, drawn: int) -> None:
    """Prosperity counts the production of Valley, which is fertile."""
    deck = ["1ROM14", "1ROM9", "1ROM12"]
    table = given(me(play=["3UNC10", "3REG10"], hand=["1ROM15"], deck=deck))
    table.do("play:1ROM15", "no", "option:1", answer)
    assert (table.me.hand, table.me.resources) == (deck[:drawn], pool(materials=2))


def test_vineyards_ignore_other_cards() -> None:
    """Scrubland has production, but is not fertile."""
    table = given(me(play=["3UNC10", "3REG8"], hand=["1ROM15"], deck=["1ROM14"])).do("play:1ROM15", "no", "option:1")
    assert (table.pending.about, table.me.resources) == ("turn", pool(materials=2))
