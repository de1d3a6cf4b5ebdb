"""What the person at a real table says cannot be done has not happened."""

from __future__ import annotations

from typing import Any

import pytest

from automa.table import Table
from automa.text import LANGUAGES
from tests.imperium.scenario import Scenario, me
from tests.imperium.solo.given_real import at_table, go_on, in_market, left
from tests.imperium.solo.given_solo import DECK, automa, events, in_play_of, rows
from tests.rules import rule

REFUSALS = ["cannot:part", "cannot:row"]


def impossible(table: Scenario) -> list[tuple[str, str]]:
    """What was told about parts: the text and the reason."""
    return [(event["text"], event["why"]) for event in table.events("part_impossible")]


# ---- who may refuse what


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_every_instruction_of_a_row_can_be_refused_and_no_question(way: str) -> None:
    table = at_table(automa("celts", slots=["1CEL9", "1CEL16"], known=["1CEL9", "1CEL16"]), way=way)
    seen: dict[str, list[str]] = {}
    while table.pending.kind != "turn":
        seen[table.pending.about] = [option for option in table.options if option.startswith("cannot:")]
        table.do("right" if table.pending.about == "market_check" else table.options[0])
    assert seen["do_exile_market"] == REFUSALS
    assert seen["do_automa_breaks_through"] == REFUSALS
    assert seen["market_check"] == seen["market_slot"] == []
    if way == "brain":
        assert seen["reveal"] == seen["do_clean_up"] == []  # no token: nothing for the hands
    else:
        assert seen["do_automa_reveals"] == []
        assert seen["do_automa_plays"] == seen["do_automa_puts"] == REFUSALS
        assert seen["do_fill_slots"] == ["cannot:part"]


def test_the_options_say_what_follows() -> None:
    table = go_on(at_table(automa("celts", slots=["1CEL9"])), "do_exile_market")
    labels = []
    for table.table.language in LANGUAGES:
        labels.append([option.label for option in table.pending.options[2:]])
    assert labels[0] == [
        "Only this part: the rest of the row goes on",
        "Nothing of this row: the next row that fits is tried",
    ]
    assert labels[1][0] == "Só esta parte: o resto da linha continua"
    assert labels[2][1] == "Nada de esta fila: se prueba la siguiente fila que encaja"
    table = at_table(automa("celts", slots=[None, None, "1CEL9"], deck=DECK), way="guide", rolls=(3,))
    assert table.pending.about == "do_clean_up_token"
    assert table.pending.options[1].label == "This is left out: the turn goes on"


# ---- only this part


@rule("IMP-SOLO-24")
def test_a_refused_part_did_not_happen_and_the_row_goes_on() -> None:
    """Celtic region row in Guide: gains, play, exile. The card cannot be played; the exile comes all the same."""
    table = at_table(automa("celts", slots=["1CEL9"], known=["1CEL9"]), way="guide").do("done")
    assert table.pending.about == "do_automa_plays"
    assert in_play_of(table) == ["1CEL9"]
    table.do("cannot:part")
    assert in_play_of(table) == []
    assert not events(table, "automa_plays")  # nor is it told
    assert table.other.resources["materials"] == 1  # what came before stays
    go_on(table, "do_exile_market").do("done")
    assert table.position.piles["exile"] == ["1TRI2"]
    go_on(table, "do_automa_discards")
    assert table.other.discard == ["1CEL9"]  # nothing sent it elsewhere
    assert impossible(table) == [("The automa plays this card: not possible, so you say.", "said")]
    assert rows(table) == [("1CEL9", 8)]


def test_a_cost_and_the_first_step_of_its_result_fall_together() -> None:
    """Celtic Conquer: 3 population for a tributary. Refused, it is not paid, and the next option is tried."""
    table = at_table(automa("celts", slots=["1CEL17"], population=3), market=("1TRI2", "1REG4"))
    go_on(table, "do_automa_breaks_through")
    assert table.other.resources["population"] == 0
    table.do("cannot:part")
    assert table.other.resources["population"] == 3
    assert (table.pending.about, table.pending.data["card"]) == ("do_automa_acquires", "1REG4")
    table.do("cannot:part")
    assert table.pending.about == "you_do"  # the last option: you take an unrest
    table.do("done")
    assert [why for _, why in impossible(table)] == ["said", "said"]


def test_only_the_first_step_of_an_option_stands_for_it() -> None:
    """Celtic Glory: a dynasty card, and you take an unrest. Refusing the unrest keeps the dynasty card."""
    table = at_table(automa("celts", slots=["1CEL15"], dynasty=["1CEL9", "1CEL10"]))
    go_on(table, "you_do")
    assert table.other.discard == ["1CEL9"]
    table.do("cannot:part")
    assert table.other.discard == ["1CEL15", "1CEL9"]
    assert left(table) == 6
    assert impossible(table)[-1][0] == "You take an unrest: not possible, so you say."


def test_what_was_seen_stays_known() -> None:
    """The market was corrected on the way to a part that is then refused: nobody is asked again."""
    table = go_on(at_table(automa("celts", slots=["1CEL16", "1CEL9"])), "market_check")
    table.do("slot:2", "card:1UNC12", "amount:3", "right")
    assert table.pending.about == "do_automa_breaks_through"
    table.do("cannot:part")
    assert table.position.market[1].card == "1UNC12" and table.position.market[1].tokens == {"progress": 3}
    table.do("done")
    assert table.pending.about == "do_exile_market"  # the market is not asked about once more


# ---- nothing of this row


def test_a_refused_row_is_as_good_as_an_impossible_one() -> None:
    """A Celtic region meets the region row and the pinned row."""
    table = at_table(automa("celts", slots=["1CEL9"]))
    before = table.table.position()["seats"][1]
    go_on(table, "do_exile_market").do("cannot:row")
    assert table.pending.about == "you_do"  # the pinned row: the card into history, you take an unrest
    area = table.table.position()["seats"][1]
    assert area["resources"] == before["resources"] and area["play"] == []
    assert rows(table) == [("1CEL9", 9)]
    assert events(table, "row")[0]["passed"] == [8]
    assert [event["row"] for event in events(table, "row_refused")] == [8]
    assert table.events("row_refused")[0]["text"].startswith("Row 8 is not possible at this table")
    table.do("cannot:row")
    assert rows(table) == [("1CEL9", 11)]  # any other card
    assert table.other.resources["progress"] == 1


def test_the_last_row_refused_is_no_row() -> None:
    table = at_table(automa("celts", slots=["1CEL22"], discard=["1CEL23"]))
    go_on(table, "do_automa_returns_unrest").do("cannot:row")  # unrest: return this
    go_on(table, "do_automa_returns_unrest").do("cannot:row")  # any other card: return one from the discard pile
    assert events(table, "no_row")[0]["passed"] == [1, 11]
    assert table.other.discard == ["1CEL22", "1CEL23"]
    assert left(table) == 6


def test_a_card_that_was_discarded_can_still_refuse_its_row() -> None:
    table = at_table(automa("celts", slots=["1CEL14"], known=["1CEL14"]), way="guide").do("done")
    go_on(table, "do_automa_discards")
    assert table.options == ["done", "cannot:row"]
    table.do("cannot:row")
    assert events(table, "no_row") and table.other.resources["progress"] == 0
    assert table.other.discard[0] == "1CEL14"


def test_the_row_of_a_card_that_another_row_resolves() -> None:
    """Only the inner row is refused; the outer one goes on."""
    table = at_table(automa("macedonians", slots=["1MAC12"], deck=["1MAC20", *DECK], state="empire"))
    while "cannot:row" not in table.options:
        table.do(table.options[0])
    resolved = [event["card"] for event in events(table, "row")]
    journal = len(table.table.journal)
    table.do("cannot:row")
    assert [event["card"] for event in events(table, "row")][: len(resolved) - 1] == resolved[:-1]
    assert len(table.table.journal) == journal + 1


# ---- the cleanup


def test_a_token_that_cannot_be_placed_is_taken_back() -> None:
    for way, about in (("guide", "do_clean_up_token"), ("brain", "do_clean_up")):
        table = at_table(automa("celts", slots=[None, None, "1CEL9"], deck=DECK), way=way, rolls=(3,))
        go_on(table, about)
        assert table.position.market[2].tokens == {"progress": 1}
        table.do("cannot:part")
        assert not any(table.position.market[2].tokens.values())
        go_on(table, "your_solstice")
        assert None not in table.other.slots  # the rest of the cleanup was done


def test_refused_steps_of_the_cleanup() -> None:
    table = at_table(automa("celts", slots=[None, "1CEL9"], deck=DECK), way="guide", rolls=(2,))
    go_on(table, "do_waiting_card").do("cannot:part")
    assert table.other.slots[1] == "1CEL9"
    assert table.pending.about == "do_fill_slots"
    table.do("cannot:part")
    assert table.other.slots == [None, "1CEL9"] and table.other.deck == DECK
    assert table.pending.about == "your_solstice"


def test_a_dynasty_card_that_cannot_be_added_and_a_shuffle_that_cannot_be() -> None:
    opponent = automa("celts", slots=["1CEL20"], known=["1CEL20"], deck=[], discard=["1CEL14"], dynasty=["1CEL9"])
    table = go_on(at_table(opponent, way="guide"), "do_dynasty").do("cannot:part")
    assert table.other.dynasty == ["1CEL9"]
    assert table.position.end is None  # the dynasty deck is not empty
    assert table.pending.about == "do_automa_shuffles"
    table.do("cannot:part")
    assert (table.other.deck, table.other.discard, table.other.slots) == ([], ["1CEL14"], [None])


# ---- the journal


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_refusals_are_undone_redone_and_replayed(way: str) -> None:
    table = at_table(automa("celts", slots=["1CEL9", "1CEL17", "1CEL16"]), way=way, rolls=(6,))
    states: list[Any] = []
    refused = 0
    while table.pending.kind != "turn":
        states.append((table.table.position(), table.table.event_count, table.options))
        refusal = [option for option in table.options if option.startswith("cannot:")]
        refused += bool(refusal)
        table.do(refusal[refused % len(refusal)] if refusal else table.options[0])
    assert refused > 3
    last = table.table.position()
    assert Table.load(table.table.save()).position() == last
    for position, count, options in reversed(states):
        table.table.undo()
        assert (table.table.position(), table.table.event_count, table.options) == (position, count, options)
    while table.table.can_redo:
        table.table.redo()
    assert table.table.position() == last


def test_a_warded_off_unrest_is_a_refused_part() -> None:
    table = at_table(automa("celts", slots=["1CEL20"]), me("romans"), market=(in_market("1CIV2"),))
    go_on(table, "you_do").do("cannot:part")
    assert left(table) == 6
    table = at_table(automa("celts", slots=["1CEL20"]), me("romans"))
    go_on(table, "you_do").do("done")
    assert left(table) == 5
