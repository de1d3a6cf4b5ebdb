"""The unrest pile of a real table is counted, and its end is noticed."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.checklist import checklist
from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import opponents
from automa.imperium.physical import correct
from automa.imperium.trade_routes import needing
from automa.table import Table
from tests.imperium.scenario import Scenario
from tests.imperium.solo.given_real import at_table, go_on, in_market, left
from tests.imperium.solo.given_solo import automa
from tests.imperium.solo.real_games import NATIONS
from tests.rules import rule


def config(human: str, opponent: str, **more: Any) -> dict[str, Any]:
    seats = [{"nation": human}, {"kind": "automa", "nation": opponent}]
    routes = bool(needing([human, opponent]))
    return {"mode": "physical", "seats": seats, "seed": 2, "trade_routes": routes, **more}


@rule("IMP-SETUP-26", "IMP-SOLO-4", "IMP-DIFF-6")
@pytest.mark.parametrize("way", ["brain", "guide"])
@pytest.mark.parametrize(("place", "opponent"), list(enumerate(opponents())))
def test_it_starts_as_the_checklist_lays_it_out(place: int, opponent: str, way: str) -> None:
    human = [nation for nation in NATIONS if nation != opponent][place % 15]
    game = config(human, opponent, way=way, difficulty=LEVELS[place % len(LEVELS)])
    laid = next(step for step in checklist(game) if step.about == "unrest").numbers["all"]
    view = Table.new(game).view(0)
    under = sum(len(slot["unrest"]) for slot in view["market"])
    assert (view["unrest_left"] + under, under) == (laid, 4)  # slot 5 is a region for sure


@rule("IMP-MARKET-4")
def test_what_lies_under_the_market_is_settled_when_it_is_seen() -> None:
    """A region in slot 1: the unrest that was thought to be under it is in the pile."""
    table = Scenario(Table.new(config("romans", "celts", difficulty="imperator"))).do("done", "die:6")
    start = left(table)
    go_on(table, "market_slot").do("card:1REG5")
    assert (left(table), table.position.market[0].unrest) == (start + 1, [])
    table.do("card:1UNC3")
    assert (left(table), table.position.market[1].unrest) == (start + 1, ["UNR"])


@rule("IMP-MARKET-7", "IMP-SOLO-52")
def test_acquired_unrest_goes_to_the_automa_and_the_refill_takes_one() -> None:
    table = at_table(automa("celts", slots=["1UNC6"]), market=("1UNC3",))
    go_on(table, "do_automa_acquires").do("done", "card:1UNC12")
    assert left(table) == 5
    assert table.other.deck[:2] == ["UNR", "1UNC3"]


@rule("IMP-KW-BREAK-2", "IMP-KW-EXILE-2")
@pytest.mark.parametrize(("card", "about"), [("1CEL16", "do_automa_breaks_through"), ("1CEL9", "do_exile_market")])
def test_unrest_returns_when_a_card_is_broken_through_for_or_exiled(card: str, about: str) -> None:
    table = at_table(automa("celts", slots=[card]), market=("1UNC3",))
    go_on(table, about).do("done")
    assert (table.pending.about, left(table)) == ("market_slot", 7)
    table.do("card:1UNC12")
    assert left(table) == 6
    table = at_table(automa("celts", slots=[card]), market=("1UNC3",))
    go_on(table, about).do("done", "card:1REG13")
    assert left(table) == 7  # a region has none under it


@rule("IMP-SOLO-58")
def test_it_falls_and_rises_with_the_automas_own_unrest() -> None:
    table = at_table(automa("celts", slots=["1CEL22"]), turn=0)
    table.do("automa:unrest")
    assert (left(table), table.other.deck[0]) == (5, "UNR")
    table.do("done", "done")
    go_on(table, "do_automa_returns_unrest").do("done")
    assert left(table) == 6


def test_rows_that_give_you_unrest_or_let_you_return_it() -> None:
    table = at_table(automa("celts", slots=["1CEL20"]))
    go_on(table, "you_do").do("done")
    assert left(table) == 5


def test_what_you_may_return_is_asked() -> None:
    """The Olmecs let you return an unrest."""
    table = go_on(at_table(automa("olmecs", slots=["2OLM9"], state="empire")), "you_may")
    assert table.options == ["done", "no", "cannot:part", "cannot:row"]
    table.do("no")
    assert (left(table), table.table.undo_titles(1)) == (6, ["You may return an unrest. No"])
    table.table.undo()
    table.do("done")
    assert left(table) == 7


def test_a_card_that_left_in_your_turn_took_its_unrest_along() -> None:
    """The person acquired it; whoever broke through says how many are left."""
    table = at_table(automa("celts", slots=["1CEL9"])).do("done", "slot:2", "card:1UNC12", "amount:0")
    assert left(table) == 5
    table.do("slot:2", "card:1UNC12", "amount:2")
    assert left(table) == 5  # it is still the same card
    table.do(correct.unrest(6))
    assert left(table) == 6


# ---- the last one


@rule("IMP-COLL-1", "IMP-SOLO-88")
def test_the_empty_pile_is_noticed_and_the_person_confirms() -> None:
    table = at_table(automa("celts", slots=["1CEL20", "1CEL14"]), unrest=1)
    go_on(table, "you_do").do("done")
    assert (table.pending.kind, table.pending.about) == ("observe", "collapse")
    assert table.pending.prompt.startswith("The unrest pile must be empty now: that is a collapse")
    table.do("yes")
    result = table.table.result
    assert result is not None and (result["reason"], result["winners"]) == ("collapse", [1])


@rule("IMP-COLL-1")
def test_if_there_are_some_left_the_game_goes_on() -> None:
    table = at_table(automa("celts", slots=["1CEL20", "1CEL14"]), unrest=1)
    go_on(table, "you_do").do("done", "no")
    assert table.pending.about == "unrest_left"
    table.do("amount:3")
    assert (table.pending.about, left(table)) == ("reveal", 3)
    for _ in range(2):
        table.table.undo()
    assert table.pending.about == "collapse"
    table.do(correct.unrest(4))
    assert (table.pending.about, left(table)) == ("reveal", 4)


@rule("IMP-COLL-1", "IMP-MARKET-4")
def test_a_refill_may_take_the_last_one() -> None:
    table = at_table(automa("celts", slots=["1UNC6"]), market=("1UNC3",), unrest=1)
    go_on(table, "do_automa_acquires").do("done", "card:1UNC12")
    assert table.pending.about == "collapse"


def test_it_is_noticed_in_your_turn_too() -> None:
    table = at_table(automa("celts", slots=["1CEL9"]), turn=0, unrest=1, market=(in_market("1UNC3"),))
    table.do(correct.unrest(0))
    assert table.pending.about == "collapse"
    table.do("no", "amount:1", "automa:unrest")
    assert table.pending.about == "collapse"
