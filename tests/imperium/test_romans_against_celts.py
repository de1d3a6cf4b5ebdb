"""Two rounds of Romans (A) against Celts (B), worked out by hand from the rules and compared step by step."""

from __future__ import annotations

from automa.imperium.position import Seat
from tests.imperium.scenario import Scenario, given, me, slot
from tests.rules import rule


def opening() -> Scenario:
    romans = me(
        "romans",
        "A",
        hand=["1ROM16", "1ROM20", "1ROM19", "1ROM15", "1ROM22"],
        deck=["1ROM17", "1ROM14", "1ROM18", "1ROM21", "1ROM23"],
        nation_deck=["1ROM11", "1ROM12", "1ROM9", "1ROM10", "1ROM13", "1ROM2"],
        development=["1ROM3", "1ROM4", "1ROM5", "1ROM6", "1ROM7", "1ROM8"],
        materials=3,
        population=2,
        progress=1,
    )
    celts = me(
        "celts",
        "B",
        hand=["1CEL18", "1CEL20", "1CEL21X", "1CEL14", "1CEL22"],
        deck=["1CEL16", "1CEL17", "1CEL15", "1CEL19", "1CEL23"],
        nation_deck=["1CEL9", "1CEL10", "1CEL8", "1CEL11", "1CEL12", "1CEL13", "1CEL2"],
        development=["1CEL3", "1CEL4", "1CEL5", "1CEL6", "1CEL7"],
        materials=3,
        population=2,
        progress=1,
    )
    return given(
        romans,
        celts,
        market=[
            slot("1TRI2", "UNR"),
            slot("1UNC3", "UNR"),
            slot("1CIV2", "UNR", progress=1),
            slot("1UNC9", "UNR"),
            slot("1REG8"),
        ],
        main=["1UNC20", "1REG9", "1CIV3", "1TRI8", "1CIV13"],
        civilised=["1CIV8", "1CIV10"],
        uncivilised=["1UNC6", "1UNC11"],
        region=["1REG6", "1REG11"],
        fame=["1FAM1", "1FAM2", "1FAM4"],
        unrest=["UNR"] * 6,
    )


def pool(seat: Seat) -> tuple[int, int, int]:
    return (seat.resources["materials"], seat.resources["population"], seat.resources["progress"])


def market(table: Scenario) -> list[tuple[str | None, int, int]]:
    """Each slot: its card, the progress on it, the unrest under it."""
    return [(slot.card, slot.tokens.get("progress", 0), len(slot.unrest)) for slot in table.position.market]


def in_play(seat: Seat) -> list[str]:
    return [entry.card for entry in seat.play]


@rule("IMP-TURN-1", "IMP-TURN-3", "IMP-ACT-1", "IMP-CLEAN-6", "IMP-SOLST-8")
def test_two_rounds() -> None:
    table = opening()
    _first_roman_turn(table)
    _first_celtic_turn(table)
    _first_solstice(table)
    _second_roman_turn(table)
    _second_celtic_turn(table)
    _second_solstice(table)


def _first_roman_turn(table: Scenario) -> None:
    romans = table.me
    table.do("play:1ROM20", "no")  # Dalmatia: 1 population; no garrison
    assert (romans.actions, pool(romans), in_play(romans)) == (2, (3, 3, 1), ["1ROM20"])

    table.do("play:1ROM16", "option:1")  # Advance: 3 materials for a card; progress could stand in
    assert table.options == ["pay:materials=3", "pay:materials=1,progress=1"]
    table.do("pay:materials=3")
    assert table.options == ["card:1UNC3@market", "card:1CIV2@market", "card:1UNC9@market"]
    table.do("card:1CIV2@market")  # Education with its progress and its unrest
    assert (romans.actions, pool(romans)) == (1, (0, 3, 2))
    assert romans.hand == ["1ROM19", "1ROM15", "1ROM22", "1CIV2", "UNR"]
    assert romans.discard == ["1ROM16"]
    assert market(table)[2] == ("1CIV8", 0, 1)  # refilled from its own deck, with one unrest
    assert len(table.position.piles["unrest"]) == 5

    table.do("play:1ROM19")  # City of Rome
    assert (romans.actions, in_play(romans)) == (0, ["1ROM20", "1ROM19"])
    assert table.options == ["end"]  # Education needs an empire, and no action is left

    table.do("end", "card:1REG8@market", ["card:1ROM22@hand", "card:UNR@hand"])
    assert romans.hand == ["1ROM15", "1CIV2", "1ROM17", "1ROM14", "1ROM18"]
    assert sorted(romans.discard) == ["1ROM16", "1ROM22", "UNR"]
    assert (romans.deck, romans.actions, romans.exhausts) == (["1ROM21", "1ROM23"], 3, 5)
    assert market(table)[4] == ("1REG8", 1, 0)


def _first_celtic_turn(table: Scenario) -> None:
    romans, celts = table.me, table.other
    assert table.pending.seat == 1
    table.do("play:1CEL21X", "no")  # Celtica: nothing in the discard pile; no garrison
    assert (celts.actions, in_play(celts)) == (2, ["1CEL21X"])
    table.do("play:1CEL14", "option:1")  # Druids: 1 progress
    assert (celts.actions, pool(celts), celts.discard) == (1, (3, 2, 2), ["1CEL14"])
    table.do("play:1CEL18")  # Boudicca: 1 progress, the Romans abandon their only region, into history
    assert (celts.actions, pool(celts), celts.history) == (0, (3, 2, 3), ["1CEL18"])
    assert in_play(romans) == ["1ROM19"]
    assert romans.discard[0] == "1ROM20"
    table.do("end", "card:1REG8@market", ["card:1CEL22@hand"])
    assert celts.hand == ["1CEL20", "1CEL16", "1CEL17", "1CEL15", "1CEL19"]
    assert celts.deck == ["1CEL23"]
    assert market(table)[4] == ("1REG8", 2, 0)


def _first_solstice(table: Scenario) -> None:
    """Only the City of Rome has a solstice effect."""
    romans = table.me
    assert (table.position.phase, table.pending.seat) == ("solstice", 0)
    table.do("yes", "card:1ROM14@hand", "option:2")  # discard Glory for 1 population
    assert pool(romans) == (0, 4, 2)
    assert romans.hand == ["1ROM15", "1CIV2", "1ROM17", "1ROM18"]
    assert (table.position.round, table.pending.seat, table.pending.kind) == (2, 0, "turn")


def _second_roman_turn(table: Scenario) -> None:
    romans = table.me
    table.do("play:1ROM18", "card:top@uncivilised")  # Triumvirate breaks through, unseen, and goes into history
    assert romans.hand == ["1ROM15", "1CIV2", "1ROM17", "1UNC6"]
    assert (romans.history, table.position.piles["uncivilised"]) == (["1ROM18"], ["1UNC11"])

    table.do("play:1ROM17", "option:1", "pay:population=2", "card:1REG8@market")  # Conquer: Hills with 2 progress
    assert pool(romans) == (0, 2, 4)
    assert romans.hand == ["1ROM15", "1CIV2", "1UNC6", "1REG8"]
    assert market(table)[4] == ("1REG6", 0, 0)  # a region comes without unrest
    assert len(table.position.piles["unrest"]) == 5

    table.do("play:1ROM15", "yes", "no")  # Prosperity: Romans draw, Celts do not; nothing in play to gain from
    assert (romans.actions, pool(romans)) == (0, (0, 2, 4))
    assert romans.hand == ["1CIV2", "1UNC6", "1REG8", "1ROM21"]

    table.do("end", "card:1UNC3@market", [])
    assert romans.hand == ["1CIV2", "1UNC6", "1REG8", "1ROM21", "1ROM23"]
    assert (romans.deck, len(romans.discard), len(romans.nation_deck)) == ([], 7, 6)  # an empty deck alone does nothing


def _second_celtic_turn(table: Scenario) -> None:
    romans, celts = table.me, table.other
    table.do("play:1CEL19")  # Cattle Raid: 2 materials; the Romans have neither region in play nor empire
    assert (pool(celts), pool(romans)) == ((5, 2, 3), (0, 2, 4))
    table.do("play:1CEL16", "option:2", "pay:materials=5", "card:top@civilised")
    assert (pool(celts), celts.hand) == ((0, 2, 3), ["1CEL20", "1CEL17", "1CEL15", "1CIV10"])
    table.do("play:1CEL20", "exhaust:1CEL20")  # Cauldron of Cerridwen: 1 progress for 2 population
    assert (pool(celts), celts.exhausts, celts.play[1].exhausted) == ((0, 4, 2), 4, True)

    table.do("end", "card:1UNC3@market", [])
    # One card was in the deck; for the other the nation deck gives Armorica and the discard pile is shuffled.
    assert celts.hand[:4] == ["1CEL17", "1CEL15", "1CIV10", "1CEL23"]
    assert (celts.exhausts, celts.added_card, celts.play[1].exhausted) == (4, True, False)
    assert len(celts.nation_deck) == 6
    shuffled = [*celts.hand[4:], *celts.deck]
    assert sorted(shuffled) == ["1CEL14", "1CEL16", "1CEL19", "1CEL22", "1CEL9"]
    assert (len(celts.hand), celts.discard) == (5, [])
    assert market(table)[1] == ("1UNC3", 2, 1)


def _second_solstice(table: Scenario) -> None:
    table.do("no")
    assert (table.position.round, table.pending.seat, table.pending.kind) == (3, 0, "turn")
    assert "play:1ROM21" in table.options and "play:1CIV2" not in table.options
    assert len(table.position.piles["unrest"]) == 5
