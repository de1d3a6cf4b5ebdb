"""A game at a real table: what is asked, what is followed, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.physical.cards import could_be_next
from automa.imperium.position import UNKNOWN
from automa.table import Table, TableError
from tests.imperium.scenario import Scenario

MARKET = ("1TRI2", "1UNC3", "1CIV2", "1UNC9", "1REG8")


def sit_down(way: str = "brain", **config: Any) -> Scenario:
    """Romans against a Celtic automa; nobody has told the app the market yet."""
    table = Table.new(
        {
            "mode": "physical",
            "way": way,
            "difficulty": "imperator",
            "seats": [{"nation": "romans"}, {"kind": "automa", "nation": "celts"}],
            "seed": 5,
            **config,
        }
    )
    return Scenario(table)


def laid_out(way: str = "brain") -> Scenario:
    """The market was looked at once, and corrected to what lies there."""
    position = sit_down(way).table.position()
    position["market"] = [
        {
            "card": card,
            "unrest": [] if library()[card].is_region else ["UNR"],
            "tokens": {"progress": 1} if library()[card].suits[0] == "civilised" else {},
        }
        for card in MARKET
    ]
    return Scenario(Table.from_position(position, seed=5))


def looking() -> Scenario:
    """A row of the automa's first turn looks at the market, which nobody has told the app yet."""
    table = sit_down().do("done", "roll")
    while table.pending.about != "market_slot":
        table.do(table.pending.options[0].id)
    return table


def test_the_market_is_asked_when_a_row_looks_at_it_slot_by_slot() -> None:
    table = sit_down()
    assert (table.pending.kind, table.pending.about) == ("turn", "your_turn")
    table = looking()
    assert table.pending.prompt == "Which card is in slot 1?"
    assert "card:1TRI2" in table.options and "card:1ROM16" not in table.options
    table.do("card:1TRI2")
    assert "card:1TRI2" not in table.options  # it lies in slot 1
    table.do(*(f"card:{card}" for card in MARKET[1:]))
    assert [slot.card for slot in table.position.market] == list(MARKET)
    assert [len(slot.unrest) for slot in table.position.market] == [1, 1, 1, 1, 0]
    assert table.position.market[2].tokens == {"progress": 1}
    assert table.pending.about == "market_check"  # whether all of it is still so


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("card:1TRI2", "lies in slot 1 of the market"),
        ("card:1ROM16", "cannot be there"),
        ("card:9XYZ1", "There is no card 9XYZ1"),
        ("card:1CEL21X", "lies somewhere else already"),
    ],
)
def test_a_card_that_cannot_be_there_is_refused_with_the_reason(answer: str, reason: str) -> None:
    table = looking().do("card:1TRI2")
    before = table.table.position()
    with pytest.raises(TableError, match=reason):
        table.do(answer)
    assert table.table.position() == before
    assert table.pending.about == "market_slot"  # asked again


def test_a_seventh_face_and_a_sixth_slot_are_refused() -> None:
    table = laid_out().do("done")
    with pytest.raises(TableError, match="A die shows 1 to 6"):
        table.do("die:7")
    table = laid_out().do("fix:market")
    with pytest.raises(TableError, match="The market has 5 slots"):
        table.do("which_slot:6")
    table.table.language = "pt"
    with pytest.raises(TableError, match="O mercado tem 5 espaços"):
        table.do("which_slot:6")


def test_your_own_die_or_the_app() -> None:
    assert laid_out().do("done").do("die:3").position.die == 3
    rolled = laid_out().do("done", "roll").position.die
    assert rolled is not None and 1 <= rolled <= 6


def test_brain_holds_the_cards_and_guide_only_knows_which_there_are() -> None:
    brain, guide = sit_down("brain").other, sit_down("guide").other
    assert UNKNOWN not in [*brain.deck, *brain.slots, *brain.dynasty]
    assert set(guide.slots) == set(guide.deck) == set(guide.dynasty) == {UNKNOWN}
    assert sorted(guide.unseen) == sorted([*brain.deck, *(card for card in brain.slots if card)])


def test_guide_asks_for_the_revealed_card_among_those_it_can_be() -> None:
    table = laid_out("guide").do("done", "die:1")
    assert (table.pending.about, table.pending.data["slot"]) == ("slot_card", 2)
    names = [library()[option.data["card"]].name for option in table.pending.options]
    assert sorted(names) == sorted({library()[card].name for card in table.other.unseen})  # two unrest are one option
    seen = table.pending.options[0].data["card"]
    table.do(f"card:{seen}")
    assert seen not in table.other.unseen or table.other.unseen.count(seen) < 2


def test_reports_of_your_turn_change_the_automas_area() -> None:
    table = laid_out()
    deck = len(table.other.deck)
    table.do("automa:unrest")
    assert (table.other.deck[0], len(table.other.deck)) == ("UNR", deck + 1)
    table.do("automa:draw")
    assert (table.other.discard, len(table.other.deck)) == (["UNR"], deck)
    table.do("automa:gain", "which_resource:materials", "amount:4")
    assert table.other.resources["materials"] == 4
    table.do("automa:steal")
    assert table.other.resources["materials"] == 4  # which resource is clear, how much is not
    table.do("amount:3")
    assert table.other.resources["materials"] == 1
    table.do("fix:tokens", "which_resource:progress", "amount:7")
    assert table.other.resources["progress"] == 7
    for _ in range(3):
        table.table.undo()
    assert table.other.resources["progress"] == 0  # corrections are undone like anything else


def play_turn(table: Scenario, die: int) -> None:
    """Answer the automa's turn with the first option of every question."""
    table.do(f"die:{die}")
    while table.pending.kind != "turn":
        first = table.pending.options[0].id
        table.do("right" if table.pending.about == "market_check" else first)


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_undo_goes_back_over_the_automas_turn_and_the_die(way: str) -> None:
    table = laid_out(way)
    before = table.table.position()
    table.do("done")
    play_turn(table, 2)
    after = table.table.position()
    answers = len(table.table.journal)
    while table.table.position() != before:
        table.table.undo()
    while table.table.can_redo:
        table.table.redo()
    assert (table.table.position(), len(table.table.journal)) == (after, answers)
    assert Table.load(table.table.save()).position() == after


def test_the_last_round_follows_the_reported_end_and_the_score_decides() -> None:
    table = laid_out().do("end", "done")
    play_turn(table, 6)
    assert table.pending.about == "your_solstice"
    table.do("done", "done")
    play_turn(table, 6)
    table.do("done")
    assert table.pending.about == "your_score"
    table.do("amount:120")
    result = table.table.result
    assert result is not None
    assert result["scores"][0] == 120 and result["scores"][1] == result["breakdown"][1]["total"]
    assert result["winners"] == [0]


def test_a_tie_is_a_loss_and_so_is_a_collapse() -> None:
    table = laid_out().do("collapse")
    assert table.table.result is not None
    assert (table.table.result["reason"], table.table.result["winners"]) == ("collapse", [1])


def test_the_market_is_only_asked_about_when_a_row_looks_at_it() -> None:
    table = laid_out().do("done", "die:6")
    asked = []
    while table.pending.kind != "turn":
        asked.append(table.pending.about)
        table.do("right" if table.pending.about == "market_check" else table.pending.options[0].id)
    assert asked.count("market_check") <= 1


def test_the_dynasty_deck_is_asked_layer_by_layer() -> None:
    """Nation cards lie on the accession card, that on the developments from the best to the least (IMP-SOLO-6)."""
    table = sit_down("guide")
    match = table.table._game.match  # type: ignore[attr-defined]
    dynasty = table.other.unseen_dynasty
    nation = could_be_next(match, dynasty)
    assert {library()[card].start for card in nation} == {"nation"}
    rest = [card for card in dynasty if card not in nation]
    assert could_be_next(match, rest) == ["1CEL2"]
    developments = [card for card in rest if card != "1CEL2"]
    assert could_be_next(match, developments) == ["1CEL7"]  # variable points count as 5


def test_the_market_can_be_corrected_when_it_is_to_be_touched() -> None:
    """The Celtic region row exiles a card; the person sees that another one lies there."""
    table = laid_out("guide").do("done", "die:1", "card:1CEL21X")
    while table.pending.about != "do_exile_market":
        table.do("right" if table.pending.about == "market_check" else table.pending.options[0].id)
    assert table.pending.data["card"] == "1TRI2"
    assert table.options == ["done", "fix:market", "cannot:part", "cannot:row"]
    table.do("fix:market", "which_slot:1", "card:1TRI4", "amount:2")  # Ionians with 2 progress
    assert (table.pending.about, table.pending.data["card"]) == ("do_exile_market", "1UNC3")  # one with tokens stays
    table.do("done")
    assert table.position.piles["exile"] == ["1UNC3"]
    assert table.position.market[0].tokens == {"progress": 2}
