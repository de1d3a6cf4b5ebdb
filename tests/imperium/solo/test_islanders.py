"""The Polynesian automa with its discovery deck, and the Taíno one; neither ever turns its state card."""

from __future__ import annotations

import pytest

from automa.imperium.opponent.tables import opponent_table
from automa.table import Table
from tests.imperium.scenario import me
from tests.imperium.solo.given_solo import against, automa, rows, upcoming
from tests.rules import rule

AOTEAROA, KUPE, AYITI = "3POL4", "3POL3", "3TAI2"
SEEDS = range(12)


def set_up(nation: str, seed: int, **config: object) -> dict[str, list[str]]:
    seats = [{"nation": "romans"}, {"kind": "automa", "nation": nation}]
    seat: dict[str, list[str]] = Table.new({"mode": "solo", "seats": seats, "seed": seed, **config}).position()[
        "seats"
    ][1]
    return seat


@rule("IMP-SOLO-66")
def test_discoveries_lie_shuffled_on_aotearoa() -> None:
    orders = set()
    for seed in SEEDS:
        seat = set_up("polynesians", seed)
        assert seat["quests"][-1] == AOTEAROA
        assert sorted(seat["quests"][:-1]) == ["3POL5", "3POL6", "3POL7"]
        assert seat["dynasty"][-1] == KUPE and len(seat["dynasty"]) == 10
        orders.add(tuple(seat["quests"]))
    assert len(orders) > 2


@rule("IMP-SOLO-66")
def test_mana_and_overpopulation_stay_in_the_box() -> None:
    seat = set_up("polynesians", 1)
    everywhere = [*seat["deck"], *seat["slots"], *seat["dynasty"], *seat["quests"], *seat["discard"]]
    assert not {"3POL2", "3POL17"} & set(everywhere)
    assert seat["permanents"] == []


@rule("IMP-SOLO-66", "IMP-SOLO-50")
def test_explorers_leave_two_regions_for_a_discovery() -> None:
    opponent = automa("polynesians", slots=["3POL19"], play=["1REG12X", "1REG2X"], quests=["3POL7", AOTEAROA])
    table = against(opponent, me("romans"))
    assert (upcoming(table)[0], table.other.quests) == ("3POL7", [AOTEAROA])
    assert {"1REG12X", "1REG2X", "3POL19"} <= set(table.other.discard)


@rule("IMP-SOLO-66")
def test_without_a_discovery_the_regions_stay() -> None:
    opponent = automa("polynesians", slots=["3POL19"], play=["1REG12X", "1REG2X"], quests=[])
    table = against(opponent, me("romans"), market=["1UNC3"])
    assert [entry.card for entry in table.other.play] == ["1REG12X", "1REG2X"]


@rule("IMP-SOLO-81")
def test_the_last_discovery_does_not_end_the_game() -> None:
    opponent = automa("polynesians", slots=["3POL19"], play=["1REG12X", "1REG2X"], quests=[AOTEAROA])
    table = against(opponent, me("romans"))
    assert (table.other.quests, table.position.end) == ([], None)


@rule("IMP-SOLO-66", "IMP-SOLO-69", "IMP-SOLO-36")
@pytest.mark.parametrize(("nation", "accession", "card"), [("polynesians", KUPE, "3POL9"), ("taino", AYITI, "3TAI17")])
def test_their_accession_card_turns_nothing(nation: str, accession: str, card: str) -> None:
    table = against(automa(nation, slots=["UNR"], deck=[], dynasty=[accession, card]), me("romans"))
    assert (table.other.state, table.other.dynasty) == ("barbarian", [card])
    assert set(opponent_table(nation).sides) == {"single"}


@rule("IMP-SOLO-5")
def test_a_polynesian_automa_has_a_history() -> None:
    table = against(automa("polynesians", slots=["3POL8"]), me("romans"))
    assert rows(table) and table.other.history == ["3POL8"]


@rule("IMP-VAR-FAST-10")
def test_a_fast_game_leaves_the_discoveries_alone() -> None:
    seat = set_up("polynesians", 3, variants=["fast"])
    assert len(seat["quests"]) == 4
