"""Section 19.2: a row is resolved as far as possible, and passed over only if none of it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.scenario import Scenario, me
from tests.imperium.solo.given_solo import DECK, against, automa, events, in_play_of, rows, upcoming
from tests.rules import rule


def passed(table: Scenario) -> list[int]:
    """The rows above that matched the last card but offered nothing."""
    return list(events(table, "row")[-1]["passed"])


def resources(table: Scenario) -> dict[str, int]:
    return {name: number for name, number in table.other.resources.items() if number}


# ---- partly possible counts as resolved (IMP-SOLO-24)


@rule("IMP-SOLO-24")
def test_the_rest_of_a_row_is_resolved_when_its_first_part_is_impossible() -> None:
    """Greek attack row: nothing to discard and nothing to steal, but the human gains."""
    table = against(automa("greeks", slots=["1GRE15"], deck=[]), me("romans"))
    assert rows(table) == [("1GRE15", 2)]
    assert table.me.resources["population"] == 1


@rule("IMP-SOLO-24")
def test_a_part_in_the_middle_may_be_impossible() -> None:
    """Celtic region row: every market card has a token, so nothing is exiled."""
    market = [{"card": "1UNC3", "tokens": {"progress": 1}, "unrest": []}]
    table = against(automa("celts", slots=["1CEL9"]), market=market)
    assert rows(table) == [("1CEL9", 8)]
    assert in_play_of(table) == ["1CEL9"]
    assert resources(table) == {"materials": 1, "population": 1}
    assert table.position.piles["exile"] == []


@rule("IMP-SOLO-24")
def test_putting_the_card_into_history_is_a_part() -> None:
    """Mauryan barbarian cards: no region in the discard pile, so only the card itself moves."""
    table = against(automa("mauryans", slots=["2MAU17"], state="empire"))
    assert rows(table) == [("2MAU17", 2)]
    assert table.other.history == ["2MAU17"]


@rule("IMP-SOLO-24")
def test_a_number_is_resolved_as_far_as_it_goes() -> None:
    """Four cards should be discarded from a deck of two."""
    table = against(automa("celts", slots=["1TRI1"], deck=DECK[:2], dynasty=["1CEL8"]), main=["1TRI2"])
    assert rows(table) == [("1TRI1", 10)]
    assert [event["cards"] for event in events(table, "automa_discard_top")] == [DECK[:1], DECK[1:2]]


@rule("IMP-SOLO-24", "IMP-SOLO-42")
def test_discarding_from_an_empty_deck_cannot_be_done_and_shuffles_nothing() -> None:
    table = against(automa("romans", slots=["1ROM20"], deck=[], discard=["1ROM19"], dynasty=["1ROM9"]))
    assert rows(table) == [("1ROM20", 5)]
    assert not events(table, "automa_discard_top")
    names = [event["event"] for event in table.table._game.events]
    assert names.index("automa_plays") < names.index("reshuffle")


# ---- nothing possible: the next matching row (IMP-SOLO-24)


@rule("IMP-SOLO-24")
def test_the_next_matching_row_only_if_no_part_is_possible() -> None:
    """Roman attack row, empire: the human has neither a card nor a region; the empire row below is next."""
    opponent = automa("romans", slots=["1ROM3"], state="empire")
    table = against(opponent, me("greeks"), civilised=["1CIV2"])
    assert rows(table) == [("1ROM3", 10)]
    assert passed(table) == [4]
    assert table.other.history == ["1ROM3"]


@rule("IMP-SOLO-24")
@pytest.mark.parametrize("human", [{"hand": ["1GRE14"]}, {"play": ["1GRE20"]}])
def test_either_part_of_the_row_is_enough(human: dict[str, Any]) -> None:
    table = against(automa("romans", slots=["1ROM3"], state="empire"), me("greeks", **human), civilised=["1CIV2"])
    assert rows(table) == [("1ROM3", 4)]
    assert table.other.history == []


@rule("IMP-SOLO-24")
def test_rows_that_do_not_match_are_no_next_rows() -> None:
    """Macedonian attack: nothing to steal, no deck. "Other" is next; the regions row above is not tried."""
    table = against(automa("macedonians", slots=["1MAC11"], deck=[], dynasty=["1MAC10"]), me("greeks"))
    assert rows(table) == [("1MAC11", 9)]
    assert passed(table) == [8]


@rule("IMP-SOLO-24")
def test_several_rows_may_be_passed() -> None:
    """Greek Innovation with an empty market: neither its attack row nor its empire row can do anything."""
    table = against(automa("greeks", slots=["1GRE7"], state="empire"), me("romans"))
    assert rows(table) == [("1GRE7", 9)]
    assert passed(table) == [2, 8]
    assert resources(table) == {"progress": 1}


@rule("IMP-SOLO-24")
def test_a_steal_is_possible_if_the_human_has_the_resource_whatever_the_automa_has() -> None:
    poor = automa("celts", slots=["1CEL18"])
    table = against(poor, me("romans", materials=2))
    assert rows(table) == [("1CEL18", 2)]
    assert resources(table) == {"materials": 1}
    rich = automa("celts", slots=["1CEL18"], materials=5, progress=5)
    table = against(rich, me("romans"), main=["1UNC3"])
    assert rows(table) == [("1CEL18", 7)]


# ---- first of


@rule("IMP-SOLO-24")
@pytest.mark.parametrize(
    ("start", "gained", "left"),
    [
        ({"population": 3, "materials": 2}, "1TRI1", {"materials": 2}),
        ({"population": 2, "materials": 2}, "1UNC3", {"population": 2}),
        ({"population": 2, "materials": 1}, DECK[0], {"population": 3, "materials": 2}),
    ],
)
def test_the_first_possible_option_is_taken(start: dict[str, int], gained: str, left: dict[str, int]) -> None:
    """Carthaginian barbarian cards: tributary for 3 population, else a card for 2 materials, else 1 of each."""
    table = against(automa("carthaginians", slots=["1CAR16"], **start), market=["1UNC3"], main=["1TRI1"])
    assert rows(table) == [("1CAR16", 4)]
    assert upcoming(table)[0] == gained
    assert resources(table) == left
    assert table.other.history == (["1CAR16"] if gained == DECK[0] else [])


@rule("IMP-SOLO-24")
def test_the_last_option_is_resolved_as_far_as_possible() -> None:
    """Egyptian "other": the deck is empty, so only the materials of "discard 2; gain 2 materials" remain."""
    table = against(automa("egyptians", slots=["2EGY14"], deck=[], dynasty=["2EGY11"]))
    assert rows(table) == [("2EGY14", 8)]
    assert resources(table) == {"materials": 2}
    assert table.other.history == ["2EGY14"]


@rule("IMP-SOLO-24")
def test_an_option_counts_as_possible_by_its_first_step() -> None:
    """Utopian uncivilised row: without unrest in the discard pile the second option, although its deck is empty."""
    opponent = automa("utopians", slots=["1UNC3"], deck=[], journey=["2UTO2A"])
    table = against(opponent)
    assert rows(table) == [("1UNC3", 4)]
    assert resources(table) == {"progress": 1}
    assert table.other.history == ["1UNC3"]


# ---- costs


@rule("IMP-SOLO-47")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    """Glory wants three regions; two stay where they are and the last option is taken."""
    table = against(automa("romans", slots=["1ROM14"], play=["1ROM11", "1ROM12"]), me("greeks"), fame=["1FAM5"])
    assert rows(table) == [("1ROM14", 4)]
    assert in_play_of(table) == ["1ROM11", "1ROM12"]
    assert resources(table) == {"progress": 1}


@rule("IMP-SOLO-47")
def test_nothing_is_spent_for_a_result_that_cannot_follow() -> None:
    """Viking attack row: no tributary or region in the market, so the population stays."""
    table = against(automa("vikings", slots=["1VIK22"], population=2), me("romans", materials=3), market=["1UNC3"])
    assert rows(table) == [("1VIK22", 2)]
    assert resources(table) == {"materials": 2, "population": 2}


@rule("IMP-SOLO-47")
def test_spent_tokens_go_to_the_supply() -> None:
    table = against(automa("vikings", slots=["1VIK22"], population=2), me("romans"), market=["1REG13"])
    assert resources(table) == {"population": 1}
    assert table.me.resources["population"] == 0
    assert upcoming(table)[0] == "1REG13"


@rule("IMP-SOLO-47")
@pytest.mark.parametrize(("population", "progress", "left"), [(2, 0, 2), (3, 1, 0), (7, 2, 1), (9, 3, 0)])
def test_as_often_as_possible(population: int, progress: int, left: int) -> None:
    """Persian fame row, empire: 3 population for 1 progress, again and again."""
    opponent = automa("persians", slots=["1FAM5"], state="empire", population=population)
    table = against(opponent)
    assert rows(table) == [("1FAM5", 2)]
    assert table.other.resources["progress"] == progress
    assert table.other.resources["population"] == left
    assert table.other.history == ["1FAM5"]


@rule("IMP-SOLO-47")
def test_converting_takes_the_whole_stock() -> None:
    table = against(automa("celts", slots=["1FAM5"], materials=4, progress=1))
    assert rows(table) == [("1FAM5", 3)]
    assert resources(table) == {"progress": 5}


@rule("IMP-SOLO-24")
def test_converting_nothing_is_impossible() -> None:
    """Carthaginian "other": without materials the next option acquires a region."""
    table = against(automa("carthaginians", slots=["1CAR5"]), market=["1REG13"])
    assert rows(table) == [("1CAR5", 9)]
    assert upcoming(table)[0] == "1REG13"


# ---- counts and conditions


@rule("IMP-SOLO-24")
def test_gains_per_region_in_play() -> None:
    table = against(automa("macedonians", slots=["1MAC6"], play=["1MAC18", "1MAC19"]))
    assert rows(table) == [("1MAC6", 9)]
    assert resources(table) == {"progress": 2}


@rule("IMP-SOLO-24")
def test_a_double_region_counts_as_two() -> None:
    """Grand Trunk Road shows the region icon twice (IMP-COMP-8)."""
    opponent = automa("macedonians", slots=["1FAM5"], state="empire", play=["2MAU4", "1MAC19"])
    assert resources(against(opponent)) == {"progress": 3}


@rule("IMP-SOLO-24")
@pytest.mark.parametrize(("state", "population"), [("barbarian", 0), ("empire", 1)])
def test_a_row_may_ask_for_the_humans_state(state: str, population: int) -> None:
    """Scythian attack row steals population only from an empire."""
    human = me("romans", population=3, state=state)
    table = against(automa("scythians", slots=["1SCY13"]), human)
    assert rows(table) == [("1SCY13", 2)]
    assert table.other.resources["population"] == population


@rule("IMP-SOLO-24")
def test_a_row_may_ask_for_what_the_human_has_in_play() -> None:
    """Qin attack: with a region the human recalls one and the automa abandons one, otherwise neither."""
    opponent = automa("qin", slots=["2QIN17"], play=["2QIN18", "2QIN11"])
    table = against(opponent, me("romans", play=["1ROM20"]), market=["1TRI1"], main=["1TRI2", "1TRI4"])
    assert table.me.hand == ["1ROM20"]
    assert in_play_of(table) == ["2QIN18"]
    opponent = automa("qin", slots=["2QIN17"], play=["2QIN18", "2QIN11"])
    table = against(opponent, me("romans"), market=["1TRI1"], main=["1TRI2", "1TRI4"])
    assert rows(table) == [("2QIN17", 4)]
    assert in_play_of(table) == ["2QIN18", "2QIN11"]


@rule("IMP-SOLO-24")
@pytest.mark.parametrize("scrolls", [[], ["2UTO12"], ["2UTO12", "2UTO13"]])
def test_a_row_may_ask_for_its_own_discard_pile(scrolls: list[str]) -> None:
    """Utopian pinned row: without a scroll it acquires one suit of two; with scrolls it moves them."""
    opponent = automa("utopians", slots=["2UTO4"], discard=scrolls, journey=["2UTO2A"])
    table = against(opponent, market=["1UNC3"])
    assert rows(table) == [("2UTO4", 7)]
    if not scrolls:
        assert upcoming(table)[0] == "1UNC3"
        assert table.other.history == ["2UTO4"]
        return
    assert resources(table) == {"population": 1, "progress": 1}
    if len(scrolls) == 1:
        assert upcoming(table)[0] == "2UTO12"
        assert table.other.history == []
    else:
        assert upcoming(table)[:2] == ["1UNC3", "2UTO12"]
        assert table.other.history == ["2UTO13"]


# ---- what concerns the human (IMP-SOLO-23)


@rule("IMP-SOLO-23")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["1GRE14"]), ("no", [])])
def test_what_the_human_may_do_is_asked(answer: str, hand: list[str]) -> None:
    """Prosperity: the automa gains, and the human may draw."""
    table = against(automa("romans", slots=["1ROM15"], play=["1ROM20"]), me("greeks", deck=["1GRE14", "1GRE16"]))
    assert (table.pending.seat, table.options) == (0, ["yes", "no"])
    assert table.other.resources["materials"] == 1
    table.do(answer)
    assert table.me.hand == hand


@rule("IMP-SOLO-23")
def test_what_the_human_must_do_is_chosen_by_the_human() -> None:
    """Roman attack row, empire: discard a card, abandon a region."""
    human = me("greeks", hand=["1GRE14", "1GRE16"], play=["1GRE20", "1GRE21"])
    table = against(automa("romans", slots=["1ROM3"], state="empire"), human)
    table.do("card:1GRE16@hand", "card:1GRE20@play")
    assert table.me.hand == ["1GRE14"]
    assert table.me.discard == ["1GRE20", "1GRE16"]
    assert in_play_of(table, 0) == ["1GRE21"]
