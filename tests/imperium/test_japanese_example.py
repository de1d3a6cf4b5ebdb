"""The worked example of a Japanese turn (section 25.1) by the real cards."""

from __future__ import annotations

from collections import Counter

from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import Scenario, given, me, slot
from tests.rules import rule

KANSAI, KYUSHU, SHINTO, APPEAL, POWER = "3JPN16", "3JPN17", "3JPN18", "3JPN15", "3JPN1A"
GLORY, SHOTOKU, ADVANCE, CLANS = "3JPN21", "3JPN22", "3JPN20", "3JPN19"
KANJI, NARA, KANMU = "3JPN9", "3JPN14", "3JPN2"
METROPOLIS, LAGOON, MERCENARIES = "3CIV6", "3REG3", "3CIV13"
UNREST_1, UNREST_2, UNREST_3 = "3JPN23", "3JPN24", "1UNR3"
FILLER = ["3JPN11", "3JPN13", "3JPN12"]
ME = 2
# The search for Kanji shuffles the draw deck (IMP-KW-FIND-4): with this seed Clans and an unrest lie on top again.
SEED = 1

STEPS: list[list[str | list[str]]] = [
    [f"exhaust:{APPEAL}", "option:2", f"card:{METROPOLIS}@market"],
    [f"play:{ADVANCE}"],
    [f"play:{UNREST_1}", "option:2", [f"card:{GLORY}@hand", f"card:{UNREST_3}@hand"]],
    [f"play:{SHOTOKU}", "option:2"],
    [f"exhaust:{SHINTO}"],
    [f"exhaust:{POWER}", "pay:population=2", f"card:{KANJI}@hand"],
    [f"play:{KANSAI}", "no"],
    ["end", f"card:{LAGOON}@market"],
    [[f"card:{UNREST_2}@hand"]],
    ["option:2"],
]
(APPEALED, ADVANCED, CALMED, PRINCE, REACTED, EXHAUSTED, SETTLED, TOKEN, DRAWN, SOLSTICE) = range(1, 11)


def start() -> Scenario:
    mine = me(
        "japanese",
        "A",
        hand=[GLORY, SHOTOKU, KANSAI, ADVANCE, UNREST_1],
        play=[SHINTO, APPEAL, KYUSHU],
        deck=[CLANS, UNREST_2, *FILLER],
        nation_deck=[NARA, KANJI, KANMU],
        materials=4,
        population=3,
    )
    return given(
        me("taino"),
        me("magyars"),
        mine,
        turn=ME,
        market=[slot(METROPOLIS, UNREST_3, progress=2), slot(LAGOON)],
        main=[MERCENARIES, "3TRI1", "3TRI2"],
        unrest=["1UNR5", "1UNR6"],
        commons="horizons",
        seed=SEED,
    )


def after(steps: int) -> Scenario:
    table = start()
    for step in STEPS[:steps]:
        table.do(*step)
    return table


def mine(table: Scenario):
    return table.position.seats[ME]


@rule("IMP-EX-JP", "IMP-EX-JP-0", "IMP-EX-JP-1")
def test_the_appeal_puts_goods_on_the_metropolis() -> None:
    table = after(APPEALED)
    assert (mine(table).exhausts, mine(table).resources["materials"]) == (4, 3)
    assert mine(table).play[1] == InPlay(APPEAL, exhausted=True)
    assert table.position.market[0].tokens == {"progress": 2, "goods": 1}


@rule("IMP-EX-JP-2")
def test_advance_acquires_the_metropolis_with_all_that_lies_on_it() -> None:
    table = after(ADVANCED)
    assert (mine(table).actions, mine(table).resources) == (2, pool(population=3, progress=2, goods=1))
    assert mine(table).hand == [GLORY, SHOTOKU, KANSAI, UNREST_1, METROPOLIS, UNREST_3]
    assert (table.position.market[0].card, table.position.market[0].unrest) == (MERCENARIES, ["1UNR5"])
    assert table.position.piles["unrest"] == ["1UNR6"]
    assert (mine(table).discard, table.table.result) == ([ADVANCE], None)


@rule("IMP-EX-JP-3")
def test_the_unrest_is_paid_with_two_cards() -> None:
    table = after(CALMED)
    assert mine(table).actions == 1
    assert table.position.piles["unrest"] == [UNREST_1, "1UNR6"]
    assert mine(table).hand == [SHOTOKU, KANSAI, METROPOLIS]
    assert Counter(mine(table).discard) == Counter([ADVANCE, GLORY, UNREST_3])


@rule("IMP-EX-JP-4", "IMP-EX-JP-5", "IMP-AMB-18", "IMP-EXH-5")
def test_shotoku_plays_the_metropolis_and_finds_kanji_before_shinto_reacts() -> None:
    table = after(PRINCE)
    assert table.pending.about == "react"
    assert mine(table).actions == 0
    assert InPlay(METROPOLIS) in mine(table).play
    assert mine(table).hand == [KANSAI, KANJI]
    assert mine(table).nation_deck == [NARA, KANMU]
    assert mine(table).history == []  # his second sentence comes after the reaction


@rule("IMP-EX-JP-5", "IMP-EX-JP-6")
def test_shinto_gains_population_and_draws_two() -> None:
    table = after(REACTED)
    assert (mine(table).exhausts, mine(table).resources["population"]) == (3, 4)
    assert (mine(table).hand, set(mine(table).deck)) == ([KANSAI, KANJI, CLANS, UNREST_2], set(FILLER))
    assert mine(table).history == [SHOTOKU]


@rule("IMP-EX-JP-7")
def test_the_power_card_brings_an_action() -> None:
    table = after(EXHAUSTED)
    assert (mine(table).exhausts, mine(table).resources["population"], mine(table).actions) == (2, 2, 1)
    assert mine(table).hand == [KANSAI, CLANS, UNREST_2]
    assert {f"play:{card}" for card in (KANSAI, CLANS, UNREST_2)} <= set(table.options)


@rule("IMP-EX-JP-8")
def test_kansai_is_settled() -> None:
    table = after(SETTLED)
    assert (mine(table).actions, mine(table).resources["materials"]) == (0, 1)
    assert [entry.card for entry in mine(table).play] == [SHINTO, APPEAL, KYUSHU, METROPOLIS, KANSAI]
    assert mine(table).hand == [CLANS, UNREST_2]


@rule("IMP-EX-JP-9")
def test_cleanup_puts_a_progress_on_the_lagoon_and_takes_the_tokens_back() -> None:
    table = after(TOKEN)
    assert table.position.market[1].tokens == {"progress": 1}
    assert (mine(table).actions, mine(table).exhausts) == (3, 5)
    assert not any(entry.exhausted for entry in mine(table).play)


@rule("IMP-EX-JP-10", "IMP-SHUF-3")
def test_drawing_up_brings_nara_into_the_deck() -> None:
    table = after(DRAWN)
    hand, deck = mine(table).hand, mine(table).deck
    assert (hand[0], set(hand[1:4]), len(hand), len(deck)) == (CLANS, set(FILLER), 5, 5)
    assert {hand[4], *deck} == {ADVANCE, GLORY, UNREST_3, KANJI, UNREST_2, NARA}
    assert (mine(table).discard, mine(table).exhausts, mine(table).nation_deck) == ([], 4, [KANMU])


@rule("IMP-EX-JP-11")
def test_the_metropolis_brings_population_at_the_solstice() -> None:
    table = after(DRAWN)
    assert (table.pending.seat, table.options) == (ME, ["option:1", "option:2", "option:3"])
    table = after(SOLSTICE)
    assert mine(table).resources["population"] == 3
    assert (table.position.turn, table.position.round) == (0, 2)


@rule("IMP-EX-JP")
def test_the_cards_grow_by_what_was_gained_and_shrink_by_the_unrest() -> None:
    def cards(table: Scenario) -> Counter[str]:
        seat = mine(table)
        return Counter([*seat.hand, *seat.deck, *seat.discard, *seat.history, *(entry.card for entry in seat.play)])

    before, later = cards(start()), cards(after(DRAWN))
    assert later - before == Counter([METROPOLIS, UNREST_3, KANJI, NARA])
    assert before - later == Counter([UNREST_1])
