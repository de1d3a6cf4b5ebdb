"""What a picker offers to somebody who corrects a real table is what the table accepts."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.physical import correct, offers
from automa.imperium.physical.correct import places_for
from automa.imperium.trade_routes import needing
from automa.table import Table, TableError
from tests.rules import rule

AUTOMA = 1


def real_table(way: str = "brain", automa: str = "macedonians") -> Table:
    seats = [{"nation": "romans"}, {"nation": automa, "kind": "automa"}]
    game = {"mode": "physical", "way": way, "seats": seats, "seed": 4, "difficulty": "imperator"}
    return Table.new({**game, "trade_routes": bool(needing([automa]))})


def accepts(table: Table, *corrections: str) -> bool:
    try:
        table.answer(corrections)
    except TableError:
        return False
    table.undo()
    return True


@rule("IMP-MARKET-2")
def test_a_slot_is_offered_the_cards_of_its_deck_and_then_the_others() -> None:
    position = real_table().position()
    own, others = offers.for_market(position, 5)
    assert {library()[card].suits[0] for card in own} == {"region"}
    assert others and all(library()[card].suits[0] not in ("region", "fame", "unrest") for card in others)
    assert offers.for_market(position, 1)[1] == []


def test_every_card_offered_for_the_market_may_lie_there() -> None:
    table = real_table()
    table.answer([correct.market_card(2, "1UNC10")])
    table.answer([correct.gain("1CIV4", "exile")])
    own, others = offers.for_market(table.position(), 3)
    assert "1CIV4" in own and "1UNC10" not in own + others
    assert all(accepts(table, correct.market_card(3, card)) for card in [*own, *others])
    assert "1CIV4" not in offers.for_market(real_table().position(), 4)[0]


def test_the_card_that_lies_there_is_not_offered_again() -> None:
    table = real_table()
    table.answer([correct.market_card(4, "1UNC10")])
    assert "1UNC10" not in offers.for_market(table.position(), 4)[0]


def test_every_new_card_can_come_to_the_automa() -> None:
    table = real_table("guide")
    offered = offers.new_cards(table.position())
    assert "1UNC3" in offered and "UNR" in offered
    assert all(accepts(table, correct.gain(card, "discard")) for card in offered)


@pytest.mark.parametrize("zone", ["discard", "history", "play"])
def test_a_card_seen_already_can_be_the_one_in_a_slot(zone: str) -> None:
    table = real_table("guide")
    table.answer([correct.gain("1UNC3", zone)])
    assert "1UNC3" in offers.seen_cards(table.position())
    backs = table.position()["seats"][AUTOMA]["deck"].count("?")
    table.answer(offers.turned_over(table.position(), "1UNC3", 2))
    automa = table.position()["seats"][AUTOMA]
    assert automa["slots"][1] == "1UNC3" and "1UNC3" not in offers.seen_cards(table.position())
    assert automa["deck"].count("?") == backs + 1  # the card that was thought to be in the slot


def test_a_card_nobody_knew_of_can_be_the_one_on_the_deck() -> None:
    table = real_table("guide")
    table.answer(offers.turned_over(table.position(), "1UNC3", None))
    assert table.position()["seats"][AUTOMA]["deck"][0] == "1UNC3"


def test_where_people_turn_cards_over_an_unknown_one_stays_face_down() -> None:
    table = real_table("guide")
    table.answer([correct.move("?", "slot:2", "deck:top")])
    assert places_for(table.view(0), "?", "slot:1") == ["slot:2", "deck:top", "deck:bottom"]
    assert all(accepts(table, correct.move("?", "slot:1", to)) for to in places_for(table.view(0), "?", "slot:1"))
    assert "discard" in places_for(real_table("brain").view(0), "?", "slot:1")


def test_progress_and_the_tokens_of_both_nations_lie_in_the_market() -> None:
    assert offers.market_tokens(real_table().position()) == ["progress"]
