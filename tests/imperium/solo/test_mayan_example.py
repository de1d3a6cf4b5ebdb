"""The worked example of an automa turn (section 25.2) by the Mayan cards and their barbarian side."""

from __future__ import annotations

from automa.table import Table
from tests.imperium.scenario import Scenario, me, slot
from tests.imperium.solo.given_solo import against, automa, events, rows, upcoming
from tests.rules import rule

CARACOL, MASK, CHULTUNS, Q = "3MAY21", "3MAY23", "3MAY26", "3MAY22"
ACCESSION, NATION_CARD, SCRUBLAND = "3MAY2", "3MAY12", "3REG8"


# The rows of the example count the row for trade routes, which a game without them does not have.
CITY, STONE_MASK, ANY_MASK, PINNED, UNCIVILISED = 5, 3, 4, 8, 7


def example(*, dynasty: tuple[str, str] = (NATION_CARD, ACCESSION), die: int = 2) -> Scenario:
    """The initial position, played on to the human's next turn. Elders tie with Education and have a token."""
    slots = [CARACOL, Q, "1UNR3", MASK, CHULTUNS]
    opponent = automa("mayans", state="barbarian", slots=slots, deck=[], dynasty=list(dynasty))
    market = [
        slot("1UNC18", "UNR"),  # 1 point
        slot(SCRUBLAND),  # 0
        slot("1CIV2", "UNR"),  # 2
        slot("1UNC3", "1UNR4", progress=1),  # Elders: 1, and 1 for the progress
        slot("1REG13"),  # 0
    ]
    return against(opponent, me("romans"), market=market, rolls=[die], uncivilised=["1UNC6"])


@rule("IMP-EX-MAYA", "IMP-EX-MAYA-1", "IMP-SOLO-20")
def test_the_die_lies_on_slot_2_and_q_is_skipped() -> None:
    table = example()
    assert events(table, "die")[0]["number"] == 2
    assert [event["card"] for event in events(table, "automa_reveals")] == [CARACOL, "1UNR3", MASK, CHULTUNS]


@rule("IMP-EX-MAYA-1")
def test_a_six_would_block_nothing() -> None:
    assert len(events(example(die=6), "automa_reveals")) == 5


@rule("IMP-EX-MAYA-2", "IMP-EX-MAYA-3", "IMP-EX-MAYA-4", "IMP-EX-MAYA-5", "IMP-SOLO-22", "IMP-SOLO-24")
def test_the_rows_of_the_example() -> None:
    table = example()
    assert rows(table) == [(CARACOL, CITY), ("1UNR3", 1), (MASK, ANY_MASK), (CHULTUNS, PINNED)]
    assert [event["passed"] for event in events(table, "row")] == [[], [], [STONE_MASK], []]


@rule("IMP-EX-MAYA-2", "IMP-EX-MAYA-4")
def test_caracol_and_the_stone_mask_gain_one_resource_each() -> None:
    gains = [(event["card"], sum(event["tokens"].values())) for event in events(example(), "gain")]
    assert gains == [(CARACOL, 1), (MASK, 1)]


@rule("IMP-EX-MAYA-3", "IMP-SOLO-29")
def test_the_unrest_goes_to_the_pile() -> None:
    table = example()
    returned = events(table, "return_unrest")
    assert [event["cards"] for event in returned] == [["1UNR3"]]


@rule("IMP-EX-MAYA-4", "IMP-SOLO-24", "IMP-SOLO-42")
def test_nothing_is_discarded_from_the_empty_deck() -> None:
    assert not events(example(), "automa_discard_top")


@rule("IMP-EX-MAYA-5", "IMP-SOLO-51", "IMP-SOLO-52")
def test_chultuns_puts_the_mask_on_the_deck_and_acquires_elders() -> None:
    table = example()
    choice = events(table, "automa_chooses")[0]
    assert choice["card"] == "1UNC3"
    assert [(row["card"], row["points"], row["tokens"]) for row in choice["candidates"][:2]] == [
        ("1UNC3", 2, 1),
        ("1CIV2", 2, 0),
    ]
    assert len(choice["candidates"]) == 5
    assert table.other.history == [CHULTUNS]
    assert table.position.market[3].card == "1UNC6"
    # Elders' progress, and the two resources of the rows before.
    assert table.other.resources["progress"] == 1
    assert sum(table.other.resources.values()) == 3


@rule("IMP-EX-MAYA-6", "IMP-SOLO-32")
def test_scrubland_gets_a_progress() -> None:
    table = example()
    assert [place.tokens.get("progress", 0) for place in table.position.market] == [0, 1, 0, 0, 0]
    assert table.position.market[1].card == SCRUBLAND


@rule("IMP-EX-MAYA-7", "IMP-EX-MAYA-8", "IMP-SOLO-33", "IMP-SOLO-34")
def test_q_takes_slot_1_and_what_was_gained_the_next() -> None:
    assert example().other.slots[:4] == [Q, "1UNR4", "1UNC3", MASK]


@rule("IMP-EX-MAYA-9", "IMP-SOLO-35")
def test_slot_5_needs_the_top_dynasty_card_and_a_shuffle() -> None:
    table = example()
    assert table.other.dynasty == [ACCESSION]
    assert table.other.slots[4] in (CARACOL, NATION_CARD)
    assert {table.other.slots[4], *table.other.deck} == {CARACOL, NATION_CARD}
    assert table.other.discard == []
    assert table.other.state == "barbarian"


@rule("IMP-EX-MAYA-9", "IMP-SOLO-36")
def test_if_it_was_the_accession_card_the_state_flips() -> None:
    assert example(dynasty=(ACCESSION, NATION_CARD)).other.state == "empire"


# ---- the keyword resolve, which only this table has


@rule("IMP-SOLO-48")
def test_the_top_card_of_the_deck_is_resolved_as_if_revealed() -> None:
    """The row for uncivilised cards without a Stone Mask in the discard pile. Both cards find their own row."""
    table = against(automa("mayans", state="barbarian", slots=["1UNC3"], deck=[CARACOL, Q, CHULTUNS]))
    assert rows(table) == [("1UNC3", UNCIVILISED), (CARACOL, CITY)]
    assert table.other.history == ["1UNC3"]
    assert table.other.discard == [CARACOL]
    assert upcoming(table) == [Q, CHULTUNS]


@rule("IMP-SOLO-48", "IMP-AMB-2")
def test_with_an_empty_deck_it_gains_two_progress_and_shuffles_nothing() -> None:
    opponent = automa(
        "mayans", state="barbarian", slots=["1UNC3"], deck=[], discard=[Q], dynasty=[NATION_CARD, ACCESSION]
    )
    table = against(opponent)
    assert rows(table) == [("1UNC3", UNCIVILISED)]
    assert table.other.resources["progress"] == 2
    assert table.other.history == ["1UNC3"]
    names = [event["event"] for event in table.table._game.events]
    assert names.index("gain") < names.index("reshuffle")


# ---- the headpieces, which wait beside the dynasty deck


@rule("IMP-SOLO-65")
def test_headpieces_are_set_aside() -> None:
    seats = [{"nation": "romans"}, {"kind": "automa", "nation": "mayans"}]
    seat = Table.new({"mode": "solo", "seats": seats, "seed": 5}).position()["seats"][1]
    assert sorted(seat["aside"]) == ["3MAY10", "3MAY8", "3MAY9"]
    assert not set(seat["aside"]) & {*seat["dynasty"], *seat["deck"], *seat["slots"]}
    assert len(seat["dynasty"]) == 7 + 1 + 5


@rule("IMP-SOLO-65")
def test_a_stone_mask_in_history_brings_a_headpiece() -> None:
    opponent = automa("mayans", state="barbarian", slots=["1UNC3"], deck=[Q], discard=[MASK], aside=["3MAY8", "3MAY9"])
    table = against(opponent)
    assert table.other.history == ["1UNC3", MASK]
    assert (table.other.aside, upcoming(table)[0]) == (["3MAY9"], "3MAY8")


@rule("IMP-SOLO-65")
def test_without_a_headpiece_the_mask_stays() -> None:
    table = against(automa("mayans", state="barbarian", slots=["1UNC3"], deck=[CARACOL, Q, CHULTUNS], discard=[MASK]))
    assert table.other.history == ["1UNC3"]


def test_patolli_exiles_a_pinned_card_for_goods_and_keeps_any_other() -> None:
    opponent = automa("mayans", state="barbarian", slots=["3MAY15"], deck=[Q, CHULTUNS, CARACOL])
    table = against(opponent, main=["1REG6", "1TRI2", "1TRI4"])
    assert (table.position.piles["exile"], table.other.resources["goods"]) == (["1REG6"], 1)
    table = against(opponent, main=["1UNC3", "1TRI2", "1TRI4"])
    assert {"1UNC3", "UNR", "3MAY15"} <= set(table.other.discard) and table.other.resources["goods"] == 0
