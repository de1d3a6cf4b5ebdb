"""Section 19.3: the token on the market, the waiting card, filling the slots, the reshuffle with a dynasty card."""

from __future__ import annotations

import pytest

from tests.imperium.scenario import Scenario, me
from tests.imperium.solo.given_solo import DECK, against, automa, events, in_play_of
from tests.rules import rule

FIVE = ["1ROM19", "1ROM22", "1ROM10", "1ROM23", "1ROM7"]
MARKET = ["1TRI3", "1TRI5", "1CIV2", "1UNC3", "1REG13"]


def tokens(table: Scenario) -> list[dict[str, int]]:
    return [{name: number for name, number in slot.tokens.items() if number} for slot in table.position.market]


# ---- step 1: a token on the market (IMP-SOLO-32)


@rule("IMP-SOLO-32")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_progress_is_put_on_the_card_above_the_waiting_one(die: int) -> None:
    table = against(automa("romans", slots=FIVE), rolls=[die], market=MARKET)
    assert tokens(table) == [{"progress": 1} if slot == die else {} for slot in range(1, 6)]


@rule("IMP-SOLO-32", "IMP-DIFF-3")
def test_a_six_puts_no_token_anywhere() -> None:
    table = against(automa("romans", slots=FIVE), rolls=[6], market=MARKET)
    assert tokens(table) == [{}] * 5


@rule("IMP-SOLO-32")
def test_no_waiting_card_no_token() -> None:
    table = against(automa("romans", slots=["1ROM19", None, "1ROM10"]), rolls=[2], market=MARKET)
    assert tokens(table) == [{}] * 5


@rule("IMP-SOLO-32")
def test_the_token_joins_those_that_lie_there() -> None:
    market = [{"card": "1UNC3", "tokens": {"progress": 2, "materials": 1}, "unrest": []}]
    table = against(automa("romans", slots=FIVE), rolls=[1], market=market)
    assert tokens(table)[0] == {"progress": 3, "materials": 1}


@rule("IMP-SOLO-32")
def test_an_empty_market_slot_gets_no_token() -> None:
    table = against(automa("romans", slots=FIVE), rolls=[2], market=["1UNC3"])
    assert tokens(table) == [{}] * 5


@rule("IMP-SOLO-32")
def test_the_token_comes_after_the_slots_were_resolved() -> None:
    """Advance acquires the market card at the die; the token goes on what has taken its place."""
    table = against(
        automa("romans", slots=["1ROM16", "1ROM10"]), rolls=[2], market=["1TRI3", "1UNC3"], main=MARKET[1:3]
    )
    assert table.position.market[1].card == "1TRI5"
    assert tokens(table)[:2] == [{}, {"progress": 1}]


@rule("IMP-SOLO-32", "IMP-SOLO-69")
@pytest.mark.parametrize(
    ("nation", "card", "placed"),
    [
        ("carthaginians", "1CAR17", {"materials": 2}),
        ("qin", "2QIN17", {"population": 1}),
        ("vikings", "1VIK20", {"progress": 1}),
        ("arthurians", "2ART16", {"progress": 1}),
    ],
)
def test_two_nations_put_something_else(nation: str, card: str, placed: dict[str, int]) -> None:
    table = against(automa(nation, slots=[card]), rolls=[1], market=MARKET)
    assert tokens(table)[0] == placed


@rule("IMP-AMB-29", "IMP-DIFF-1", "IMP-DIFF-2", "IMP-ED-36", "IMP-SOLO-32")
@pytest.mark.parametrize("level", ["chieftain", "warlord"])
@pytest.mark.parametrize(("edition", "placed"), [("horizons", {}), ("2021", {"progress": 1})])
def test_a_five_below_imperator_puts_a_token_only_in_2021(level: str, edition: str, placed: dict[str, int]) -> None:
    opponent = automa("romans", slots=FIVE[:4])
    table = against(opponent, rolls=[5], market=MARKET, difficulty=level, edition=edition)
    assert tokens(table) == [{}, {}, {}, {}, placed]


@rule("IMP-DIFF-5", "IMP-DIFF-6", "IMP-SOLO-32")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize("level", ["overlord", "supreme_leader"])
def test_a_six_blocks_slot_6_but_puts_no_token(level: str, edition: str) -> None:
    opponent = automa("romans", slots=[*FIVE, "1ROM17"])
    table = against(opponent, rolls=[6], market=MARKET, difficulty=level, edition=edition)
    assert tokens(table) == [{}] * 5
    assert table.other.slots[0] == "1ROM17"
    assert len(events(table, "automa_reveals")) == 5


@rule("IMP-DIFF-5")
def test_a_five_with_six_slots_blocks_slot_5_and_puts_the_token() -> None:
    opponent = automa("romans", slots=[*FIVE, "1ROM17"])
    table = against(opponent, rolls=[5], market=MARKET, difficulty="overlord")
    assert table.other.slots[0] == "1ROM7"
    assert tokens(table)[4] == {"progress": 1}


# ---- steps 2 and 3: the waiting card and the others (IMP-SOLO-33, -34)


@rule("IMP-SOLO-33", "IMP-SOLO-34")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_the_waiting_card_takes_slot_1_and_the_others_are_filled_in_order(die: int) -> None:
    table = against(automa("romans", slots=FIVE), rolls=[die], market=MARKET)
    assert table.other.slots[0] == FIVE[die - 1]
    assert table.other.slots[1:] + table.other.deck == DECK


@rule("IMP-SOLO-34")
def test_without_a_waiting_card_all_slots_are_filled() -> None:
    table = against(automa("romans", slots=FIVE), rolls=[6], market=MARKET)
    assert table.other.slots == DECK[:5]
    assert table.other.deck == DECK[5:]


@rule("IMP-SOLO-34", "IMP-DIFF-5")
def test_the_sixth_slot_is_filled_like_the_others() -> None:
    opponent = automa("romans", slots=[*FIVE, None])
    table = against(opponent, rolls=[1], market=MARKET, difficulty="overlord")
    assert table.other.slots == ["1ROM19", *DECK[:5]]


@rule("IMP-SOLO-34")
def test_what_was_gained_this_turn_fills_the_slots_first() -> None:
    table = against(automa("romans", slots=["1ROM16"]), rolls=[6], market=["1UNC3"])
    assert table.other.slots == ["1UNC3"]


# ---- step 4: the reshuffle (IMP-SOLO-35, -36, -37)


@rule("IMP-SOLO-35")
def test_an_empty_deck_takes_the_top_dynasty_card_along() -> None:
    opponent = automa(
        "romans",
        slots=["1ROM19", "1ROM16"],
        deck=[],
        discard=["1ROM17", "1ROM15"],
        dynasty=["1ROM9", "1ROM11", "1ROM2"],
    )
    table = against(opponent, rolls=[2])
    assert table.other.dynasty == ["1ROM11", "1ROM2"]
    assert table.other.discard == []
    assert table.other.slots[0] == "1ROM16"
    assert {table.other.slots[1], *table.other.deck} == {"1ROM17", "1ROM15", "1ROM9"}
    assert table.other.history == ["1ROM19"]


@rule("IMP-SOLO-35")
def test_the_new_deck_is_shuffled() -> None:
    def order(seed: int) -> tuple[str | None, ...]:
        discard = ["1ROM17", "1ROM15", "1ROM14", "1ROM20"]
        opponent = automa("romans", slots=["1ROM19"], deck=[], discard=discard, dynasty=["1ROM9", "1ROM2"])
        table = against(opponent, seed=seed)
        return (*table.other.slots, *table.other.deck)

    assert len({order(seed) for seed in range(20)}) > 10


@rule("IMP-SOLO-35")
def test_a_deck_that_suffices_is_not_reshuffled() -> None:
    """The last card of the deck fills the last slot: no dynasty card before one is needed."""
    opponent = automa(
        "romans", slots=["1ROM19", "1ROM22"], deck=DECK[:2], discard=["1ROM17"], dynasty=["1ROM9", "1ROM2"]
    )
    table = against(opponent)
    assert table.other.slots == DECK[:2]
    assert table.other.deck == []
    assert table.other.dynasty == ["1ROM9", "1ROM2"]


@rule("IMP-SOLO-35")
def test_the_deck_is_used_up_before_the_reshuffle() -> None:
    opponent = automa("romans", slots=["1ROM19", "1ROM22"], deck=DECK[:1], discard=[], dynasty=["1ROM9", "1ROM2"])
    table = against(opponent)
    assert table.other.slots == [DECK[0], "1ROM9"]


@rule("IMP-SOLO-35")
def test_it_may_happen_several_times_in_one_cleanup() -> None:
    """Everything went into history or to the pile, so each slot needs a dynasty card of its own."""
    dynasty = ["1ROM9", "1ROM11", "1ROM12", "1ROM2"]
    table = against(automa("romans", slots=["1ROM19", "1ROM22", "1ROM10"], deck=[], dynasty=dynasty))
    assert table.other.slots == ["1ROM9", "1ROM11", "1ROM12"]
    assert table.other.dynasty == ["1ROM2"]
    assert len(events(table, "reshuffle")) == 3


@rule("IMP-SOLO-35")
def test_without_a_dynasty_deck_only_the_discard_pile_is_shuffled() -> None:
    table = against(automa("romans", slots=["1ROM19"], deck=[], discard=["1ROM17"], dynasty=[]))
    assert table.other.slots == ["1ROM17"]


@rule("IMP-SOLO-35")
def test_a_slot_stays_empty_when_there_is_no_card_left() -> None:
    table = against(automa("romans", slots=["1ROM19", "1ROM22"], deck=[], dynasty=[]))
    assert table.other.slots == [None, None]


@rule("IMP-SOLO-36")
def test_the_accession_card_turns_the_state() -> None:
    opponent = automa("romans", slots=["1ROM19"], deck=[], dynasty=["1ROM2", "1ROM8"])
    table = against(opponent)
    assert table.other.state == "empire"
    assert table.other.slots == ["1ROM2"]


@rule("IMP-SOLO-36")
@pytest.mark.parametrize("card", ["1ROM9", "1ROM8"])
def test_other_dynasty_cards_do_not(card: str) -> None:
    table = against(automa("romans", slots=["1ROM19"], deck=[], dynasty=[card, "1ROM7"]))
    assert table.other.state == "barbarian"


@rule("IMP-SOLO-36")
def test_a_row_that_discards_the_accession_card_turns_the_state_at_once() -> None:
    """Mauryan "other" row discards the dynasty card; the next slot is resolved on the empire side."""
    opponent = automa("mauryans", slots=["2MAU19", "2MAU17"], dynasty=["2MAU2", "2MAU3"])
    table = against(opponent)
    assert [(event["card"], event["row"]) for event in events(table, "row")] == [("2MAU19", 8), ("2MAU17", 2)]
    assert table.other.state == "empire"


@rule("IMP-SOLO-36", "IMP-SOLO-60", "IMP-SOLO-68")
@pytest.mark.parametrize(
    ("nation", "accession", "other"), [("arthurians", "2ART8", "2ART9"), ("vikings", "1VIK2", "1VIK4")]
)
def test_two_nations_never_turn(nation: str, accession: str, other: str) -> None:
    opponent = automa(nation, slots=["UNR"], deck=[], dynasty=[accession, other])
    table = against(opponent)
    assert table.other.state == "barbarian"
    assert table.other.slots == [accession]


@rule("IMP-SOLO-37")
def test_no_reshuffle_outside_cleanup() -> None:
    """Three cards want to discard from an empty deck; the discard pile stays until the slots are filled."""
    opponent = automa(
        "romans", slots=["1ROM20", "1ROM11", "1ROM12"], deck=[], discard=["1ROM17"], dynasty=["1ROM9", "1ROM2"]
    )
    table = against(opponent, rolls=[6])
    assert in_play_of(table) == ["1ROM20", "1ROM11", "1ROM12"]
    names = [event["event"] for event in table.table._game.events]
    last_row = max(number for number, name in enumerate(names) if name == "automa_plays")
    assert names.index("reshuffle") > last_row
    assert not events(table, "automa_discard_top")


# ---- the Warlord's discard (IMP-DIFF-2)


@rule("IMP-DIFF-2")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
def test_a_warlord_discards_the_top_card_after_filling_the_slots(edition: str) -> None:
    opponent = automa("romans", slots=FIVE[:4])
    table = against(opponent, rolls=[1], difficulty="warlord", edition=edition)
    assert table.other.slots == ["1ROM19", *DECK[:3]]
    assert table.other.discard == [DECK[3]]
    assert table.other.deck == DECK[4:]


@rule("IMP-DIFF-2")
def test_a_warlord_with_an_empty_deck_discards_nothing() -> None:
    opponent = automa("romans", slots=FIVE[:2], deck=DECK[:2], discard=["1ROM17"], dynasty=["1ROM9"])
    table = against(opponent, difficulty="warlord")
    assert table.other.discard == ["1ROM17"]
    assert table.other.dynasty == ["1ROM9"]


@rule("IMP-DIFF-1", "IMP-DIFF-3")
@pytest.mark.parametrize("level", ["chieftain", "imperator", "sovereign", "overlord", "supreme_leader"])
def test_no_other_level_discards_then(level: str) -> None:
    table = against(automa("romans", slots=FIVE[:2]), difficulty=level)
    assert table.other.discard == []
    assert table.other.deck == DECK[2:]


# ---- a Supreme Leader's unrest (IMP-DIFF-6)


@rule("IMP-DIFF-6", "IMP-SOLO-58")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
@pytest.mark.parametrize(("level", "progress"), [("overlord", 0), ("supreme_leader", 2)])
def test_a_supreme_leader_gains_progress_for_each_unrest_it_returns(level: str, progress: int, edition: str) -> None:
    """Once from a slot, once from the discard pile (Olmec Cacao gains 1 progress by its row)."""
    opponent = automa("olmecs", slots=["UNR", "2OLM9"], discard=["UNR"])
    table = against(opponent, me("romans"), difficulty=level, edition=edition)
    assert table.other.resources["progress"] == 1 + progress
    assert table.other.discard == ["2OLM9"]
