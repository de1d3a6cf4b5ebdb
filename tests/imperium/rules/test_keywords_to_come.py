"""Section 14: keywords that only cards of the other boxes use, shown by giving a card of ours another text."""

from __future__ import annotations

from dataclasses import replace

from automa.imperium.position import pool
from tests.imperium.scenario import PLENTY, Scenario, given, in_play, me, retold, slot
from tests.rules import rule

CARD = "1ROM16"  # Advance: played from hand, goes to the discard pile


def saying(text: str, seat: dict | None = None, **parts: object) -> Scenario:
    """A Roman with a card in hand that says this."""
    seat = seat or me()
    seat["hand"] = [CARD, *seat.get("hand", [])]
    return retold(given(seat, **parts), CARD, play=text).do(f"play:{CARD}")


@rule("IMP-KW-ABANDON-4", "IMP-KW-GARRISON-4")
def test_a_garrisoned_card_is_abandoned_alone() -> None:
    table = saying("abandon unrest in garrison", me(play=[in_play("1ROM20", "UNR", "1ROM15")]))
    assert table.me.play[0].garrison == ["1ROM15"]
    assert table.me.discard == [CARD, "UNR"]


@rule("IMP-KW-BREAK-8")
def test_breaking_through_for_an_exiled_card_brings_no_unrest() -> None:
    table = saying("break through uncivilised in exile", exile=["1UNC3", "1REG6"])
    assert table.me.hand == ["1UNC3"]
    assert (table.position.piles["exile"], len(table.position.piles["unrest"])) == (["1REG6"], len(PLENTY))


@rule("IMP-KW-CONVERT-1", "IMP-KW-PAY-4")
def test_converting_exchanges_with_the_supply_and_is_no_payment() -> None:
    table = saying("convert 2 progress as population", me(progress=3, materials=1))
    assert table.me.resources == pool(progress=1, materials=1, population=2)
    assert not table.events("pay")
    assert saying("convert 2 progress as population", me(progress=1)).me.resources == pool(population=1)


@rule("IMP-KW-DEVELOP-3")
def test_a_printed_condition_is_part_of_the_development_cost() -> None:
    seat = me(state="empire", hand=["1TRI3"], development=["1ROM6", "1ROM8"], materials=4, population=1)
    table = retold(given(seat), "1ROM6", cost_needs='have "City of Rome" in play', play="draw 1").do("play:1TRI3")
    assert table.me.development == ["1ROM6"]  # Emperor Trajan was the only one to be had
    seat["play"] = [in_play("1ROM19")]
    table = retold(given(seat), "1ROM6", cost_needs='have "City of Rome" in play', play="draw 1").do("play:1TRI3")
    assert table.options == ["card:1ROM6@development", "card:1ROM8@development"]


@rule("IMP-KW-DEVELOP-5")
def test_a_text_may_name_the_development_and_where_it_goes() -> None:
    table = saying('develop "The Senate" to hand free', me(development=["1ROM6", "1ROM8"]))
    assert (table.me.hand, table.me.development) == (["1ROM6"], ["1ROM8"])


@rule("IMP-KW-EXILE-4")
def test_a_card_exiled_from_play_takes_its_garrison_along_and_leaves_its_tokens() -> None:
    seat = me(play=[in_play("1ROM20", "1ROM15", materials=2)])
    table = saying("exile region in play", seat)
    assert (table.me.play, table.me.resources) == ([], pool(materials=2))
    assert sorted(table.position.piles["exile"]) == ["1ROM15", "1ROM20"]


@rule("IMP-KW-FIND-2")
def test_a_named_card_is_taken_from_the_first_place_that_has_it() -> None:
    seat = me(discard=["1ROM15"], deck=["1ROM14"], nation_deck=["1ROM9", "1ROM2"])
    table = saying('find "Prosperity" to hand', seat)
    assert (table.me.hand, table.me.nation_deck) == (["1ROM15"], ["1ROM9", "1ROM2"])
    assert saying('find "Conquer" to hand', me(discard=["1ROM15"])).me.hand == []


@rule("IMP-KW-LEADER-1")
def test_a_leader_is_a_card_named_after_one_person() -> None:
    table = saying("take leader from discard", me(discard=["1ROM15", "1ROM2", "1ROM8", "1ROM5"]))
    assert table.options == ["card:1ROM2@discard", "card:1ROM8@discard"]  # Julius Caesar and Trajan, not the Legions


@rule("IMP-KW-MOVE-1", "IMP-TEXT-6", "IMP-KW-PAY-4")
def test_moving_takes_from_the_pool_in_kind_and_is_a_cost() -> None:
    seat = me(play=["1ROM19"], materials=2, progress=5)
    table = saying("move 2 materials on card in market\ndraw 1", seat, market=["1UNC3"])
    assert (table.me.resources, table.position.market[0].tokens) == (pool(progress=5), {"materials": 2})
    poor = me(hand=[CARD], materials=1, progress=5)
    assert f"play:{CARD}" not in retold(given(poor), CARD, play="move 2 materials on card in market\ndraw 1").options


@rule("IMP-KW-PAY-5", "IMP-CARD-EMBALMING")
def test_what_watches_payments_sees_the_tokens_really_spent() -> None:
    seat = me(hand=["1ROM17", "1ROM15"], play=["1ROM10"], population=2, progress=2)
    embalming = ["when you pay population: may put card from hand to history"]
    table = retold(given(seat, market=["1REG6"]), "1ROM10", passive=embalming)
    table.do("play:1ROM17", "option:1", "pay:population=2", "yes")
    assert "1ROM15" in [option.data["card"] for option in table.pending.options] or table.me.history == ["1ROM15"]
    spared = retold(given(seat, market=["1REG6"]), "1ROM10", passive=embalming)
    spared.do("play:1ROM17", "option:1", "pay:progress=2")
    assert (spared.pending.kind, spared.me.history) == ("turn", [])


@rule("IMP-KW-REMOVE-1")
def test_removing_puts_tokens_of_this_card_back_into_the_supply() -> None:
    seat = me(play=[in_play("1ROM10", progress=6)])
    table = retold(given(seat), "1ROM10", exhaust="remove all progress here min 5 -> draw 1")
    table.me.deck.append("1ROM14")
    table.do("exhaust:1ROM10")
    assert (table.me.play[0].tokens["progress"], table.me.resources, table.me.hand) == (0, pool(), ["1ROM14"])
    few = retold(given(me(play=[in_play("1ROM10", progress=4)], deck=["1ROM14"])), "1ROM10",
                 exhaust="remove all progress here min 5 -> draw 1")  # fmt: skip
    assert "exhaust:1ROM10" not in few.options


@rule("IMP-KW-SINK-2")
def test_a_nation_without_a_sunken_pile_discards_what_it_should_sink() -> None:
    table = saying("sink region in play", me(play=["1ROM20"]))
    assert (table.me.discard, table.me.sunken) == ([CARD, "1ROM20"], [])


@rule("IMP-KW-SINK-1", "IMP-SCORE-11")
def test_a_sunken_card_lies_under_the_power_card_and_is_no_history() -> None:
    table = given(me(hand=[CARD], play=["1ROM20"]))
    table = retold(table, CARD, play="sink region in play")
    library = table.table._game.match.library  # type: ignore[attr-defined]
    library.nations["romans"] = replace(library.nations["romans"], sinks=True)
    table.do(f"play:{CARD}")
    assert (table.me.sunken, table.me.history, table.me.discard) == (["1ROM20"], [], [CARD])
    assert table.table.view(0)["seats"][0]["sunken"] == ["1ROM20"]
    assert table.table.view(1)["seats"][0]["sunken"] == [None]


@rule("IMP-KW-SWAP-3", "IMP-KW-SWAP-2")
def test_a_hand_card_is_swapped_for_a_market_card_of_a_matching_suit() -> None:
    seat = me(hand=["1REG9", "1TRI3"])
    market = [slot("1REG6", progress=2), slot("1UNC3", "UNR"), slot("1CIV2", "UNR")]
    table = saying("swap card from hand on matching in market", seat, market=market)
    # Only the region finds its like, so nothing is asked.
    assert (table.me.hand, table.me.resources) == (["1TRI3", "1REG6"], pool())
    first = table.position.market[0]
    assert (first.card, first.tokens, first.unrest) == ("1REG9", {"progress": 2}, [])


@rule("IMP-KW-TAKE-2")
def test_there_is_no_chaos_without_a_chaos_pile() -> None:
    table = saying("gain 1 progress\ntake chaos")
    assert (table.me.hand, table.me.resources) == ([], pool(progress=1))


# Forms of the language that only cards to come use


def test_a_host_without_a_garrison() -> None:
    seat = me(hand=["1ROM15"], play=[in_play("1REG6", "UNR"), "1REG7", "1UNC6"])
    table = saying("garrison card under region hosting no card", seat)
    assert [entry.garrison for entry in table.me.play] == [["UNR"], ["1ROM15"], []]
    busy = me(hand=["1ROM15"], play=[in_play("1REG6", "UNR")])
    assert saying("garrison card under region hosting no unrest\ngain 1 goods", busy).me.resources == pool(goods=1)


def test_players_compared_with_you() -> None:
    text = """
    gain 1 goods per player with as many city/metropolis in play
    gain 1 progress per player with less materials
    """
    mine = me(play=["1UNC15"], materials=2)
    persians = me("persians", play=["1CIV6", "1UNC17"])
    others = [me("celts", play=["1UNC16"], materials=1), me("greeks", materials=2), persians]
    table = given({**mine, "hand": [CARD]}, *others)
    table = retold(table, CARD, play=text).do(f"play:{CARD}")
    assert table.me.resources == pool(materials=2, goods=2, progress=2)


def test_kinds_of_icons_counted_once_each() -> None:
    seat = me(play=["2REG5", "2REG10", "2REG9"])  # rivers and fertile, no ocean, no city
    table = saying("gain 1 goods per different river/fertile/ocean/city in play", seat)
    assert table.me.resources == pool(goods=2)


def test_an_event_that_happens_to_so_many_at_most() -> None:
    passive = ["when you gain up to 2 materials: gain 1 progress"]
    for region, number, progress in (("1ROM12", 1, 1), ("1CAR21", 2, 1), ("1PER19", 3, 0)):
        table = retold(given(me(hand=[region], play=["1ROM10"])), "1ROM10", passive=passive).do(f"play:{region}")
        assert table.me.resources == pool(materials=number, progress=progress)


def test_at_least_so_many_tokens_on_the_card_that_was_gained() -> None:
    exhaust = "when you acquire/break through card with 2 resource in market: gain 1 goods"
    for tokens, asked in (({"progress": 1}, False), ({"progress": 1, "materials": 1}, True)):
        seat = me(hand=["1ROM17"], play=["1ROM10"], population=2)
        table = retold(given(seat, market=[slot("1REG6", **tokens)]), "1ROM10", exhaust=exhaust).do("play:1ROM17")
        assert ("exhaust:1ROM10" in table.options) == asked


@rule("IMP-TEXT-6", "IMP-TEXT-8")
def test_a_move_that_stands_as_a_result_is_a_cost_all_the_same() -> None:
    text = "discard card -> move 2 materials on this"
    rich = me(hand=["1ROM15"], play=["1ROM10"], materials=2)
    table = retold(given(rich), "1ROM10", exhaust=text).do("exhaust:1ROM10")
    assert (table.me.discard, table.me.play[0].tokens) == (["1ROM15"], {"materials": 2})
    poor = me(hand=["1ROM15"], play=["1ROM10"], materials=1, progress=9)
    assert "exhaust:1ROM10" not in retold(given(poor), "1ROM10", exhaust=text).options


@rule("IMP-KW-PAY-1")
def test_paying_everything_needs_the_least_that_is_printed() -> None:
    text = "pay all progress min 3 -> draw 2"
    for progress, usable in {2: False, 3: True, 5: True}.items():
        seat = me(play=["1ROM10"], progress=progress, deck=["UNR", "1ROM15", "1ROM16"])
        table = retold(given(seat), "1ROM10", exhaust=text)
        assert ("exhaust:1ROM10" in table.options) == usable
        if usable:
            assert table.do("exhaust:1ROM10").me.resources == pool()
