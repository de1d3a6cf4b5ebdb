"""Section 20: the six levels, in both editions."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from automa.imperium import position_json, setup
from automa.imperium.difficulty import EDITIONS, FIRST_GAME, LEVELS, Level, level
from automa.table import TableError
from automa.text import LANGUAGES, text
from tests.rules import SHARED, rule

DIE = range(1, 7)
REFERENCE = SHARED / "reference" / "imperium" / "automa" / "difficulty.json"
editions = pytest.mark.parametrize("edition", EDITIONS)
fields = Level.__dataclass_fields__


def resolved(of: Level) -> tuple[int, int]:
    """How many cards are resolved a turn, at least and at most: all but the one under the die (IMP-SOLO-20)."""
    counts = [of.slots - (roll <= of.slots) for roll in DIE]
    return min(counts), max(counts)


def differences(one: Level, other: Level) -> set[str]:
    return {name for name in fields if getattr(one, name) != getattr(other, name)}


# ---- level by level


@rule("IMP-DIFF-1")
def test_a_chieftain_has_four_slots_and_nothing_to_start_with() -> None:
    chieftain = level("chieftain", "horizons")
    assert chieftain.slots == 4
    assert resolved(chieftain) == (3, 4)
    assert chieftain.cultist_vp_per_unrest == 0
    assert not chieftain.discard_top_at_end
    assert chieftain.start_resources(trade_routes=False) is None
    assert chieftain.start_resources(trade_routes=True) is None


@rule("IMP-DIFF-1", "IMP-ED-36")
@pytest.mark.parametrize("name", ["chieftain", "warlord"])
def test_a_five_places_a_token_below_imperator_only_in_2021(name: str) -> None:
    assert not level(name, "horizons").slot_5_counts_as_filled
    assert level(name, "2021").slot_5_counts_as_filled
    assert level(name, "2021").slots == 4


@rule("IMP-ED-36")
@pytest.mark.parametrize("name", LEVELS[2:])
def test_slot_5_holds_a_card_from_imperator_on(name: str) -> None:
    for edition in EDITIONS:
        assert level(name, edition).slots >= 5
        assert not level(name, edition).slot_5_counts_as_filled


@rule("IMP-DIFF-2", "IMP-AMB-16")
@editions
def test_a_warlord_is_a_chieftain_that_also_discards(edition: str) -> None:
    warlord = level("warlord", edition)
    assert warlord.discard_top_at_end
    assert differences(warlord, level("chieftain", edition)) == {"id", "discard_top_at_end"}
    assert resolved(warlord) == (3, 4)
    assert [name for name in LEVELS if level(name, edition).discard_top_at_end] == ["warlord"]


@rule("IMP-DIFF-3")
def test_an_imperator_plays_by_the_rules_as_written() -> None:
    imperator = level("imperator", "horizons")
    assert imperator.slots == 5
    assert resolved(imperator) == (4, 5)
    assert imperator.start_resources(trade_routes=False) is None
    assert imperator.cultist_vp_per_unrest == 1
    assert imperator.stock_points({"materials": 12, "population": 7, "progress": 30}) == (1, 0)
    assert imperator.stock_points({"materials": 12, "population": 8}) == (2, 0)
    assert imperator.stock_points({"materials": 4, "population": 1, "goods": 3}) == (2, 0)


@rule("IMP-DIFF-4")
@editions
def test_a_sovereign_starts_with_resources(edition: str) -> None:
    sovereign = level("sovereign", edition)
    assert sovereign.start_resources(trade_routes=False) == {"materials": 3, "population": 2, "progress": 1}
    assert sovereign.start_resources(trade_routes=False) == setup.START
    assert sovereign.slots == 5
    assert resolved(sovereign) == (4, 5)


@rule("IMP-DIFF-4")
def test_with_trade_routes_a_sovereign_starts_with_goods_instead_of_progress() -> None:
    start = level("sovereign", "horizons").start_resources(trade_routes=True)
    assert start == {"materials": 3, "population": 2, "goods": 1}


@rule("IMP-DIFF-4")
@pytest.mark.parametrize("name", LEVELS[3:])
def test_from_sovereign_on_five_are_worth_a_point_and_so_is_each_goods(name: str) -> None:
    assert level(name, "horizons").stock_points({"materials": 8, "population": 6}) == (2, 0)
    assert level(name, "horizons").stock_points({"materials": 9, "population": 6}) == (3, 0)
    assert level(name, "horizons").stock_points({"materials": 4, "population": 5, "goods": 3}) == (1, 3)
    assert level(name, "2021").stock_points({"materials": 9, "population": 6}) == (3, 0)


@rule("IMP-DIFF-4")
def test_the_inuit_block_one_slot_less_from_sovereign_on() -> None:
    blocked = {
        name: list(range(level(name, "horizons").inuit_blocked_from, level(name, "horizons").slots + 1))
        for name in LEVELS
    }
    assert blocked == {
        "chieftain": [4],
        "warlord": [4],
        "imperator": [4, 5],
        "sovereign": [5],
        "overlord": [5, 6],
        "supreme_leader": [5, 6],
    }


@rule("IMP-DIFF-5")
@editions
def test_an_overlord_fills_six_slots_and_always_resolves_five(edition: str) -> None:
    overlord = level("overlord", edition)
    assert overlord.slots == 6
    assert resolved(overlord) == (5, 5)
    expected = {"id", "slots", "cultist_vp_per_unrest"} if edition == "horizons" else {"id", "slots"}
    assert differences(overlord, level("sovereign", edition)) == expected


@rule("IMP-DIFF-1", "IMP-DIFF-5", "IMP-AMB-16")
def test_what_unrest_is_worth_to_the_cultists() -> None:
    assert [level(name, "horizons").cultist_vp_per_unrest for name in LEVELS] == [0, 0, 1, 1, 2, 2]


@rule("IMP-DIFF-6")
def test_a_supreme_leader_gains_by_returning_unrest_and_there_is_more_of_it() -> None:
    leader = level("supreme_leader", "horizons")
    assert leader.progress_per_returned_unrest == 1
    assert leader.extra_unrest == 2
    expected = {"id", "progress_per_returned_unrest", "extra_unrest"}
    assert differences(leader, level("overlord", "horizons")) == expected
    assert [level(name, "horizons").extra_unrest for name in LEVELS[:-1]] == [0] * 5


@rule("IMP-DIFF-6", "IMP-ED-38")
def test_in_2021_a_supreme_leader_adds_no_unrest() -> None:
    leader = level("supreme_leader", "2021")
    assert leader.extra_unrest == 0
    assert leader.progress_per_returned_unrest == 1


@rule("IMP-DIFF-7")
def test_the_first_game_is_against_the_easiest() -> None:
    assert FIRST_GAME == LEVELS[0] == "chieftain"


# ---- editions


@rule("IMP-ED-36")
@pytest.mark.parametrize("name", LEVELS)
def test_2021_has_no_goods_and_no_clause_for_cultists_and_inuit(name: str) -> None:
    old = level(name, "2021")
    assert old.stock_points({"goods": 50}) == (0, 0)
    assert old.cultist_vp_per_unrest == level("imperator", "horizons").cultist_vp_per_unrest
    assert old.inuit_blocked_from == level("imperator", "horizons").inuit_blocked_from
    assert old.slots == level(name, "horizons").slots


def test_the_editions_are_those_of_a_position() -> None:
    assert EDITIONS == position_json.EDITIONS


# ---- the reference, which was read from the books by others


def printed(name: str, edition: str) -> dict[str, Any]:
    """A level of the reference with all that it inherits."""
    content = json.loads(REFERENCE.read_text(encoding="utf-8"))
    levels = {entry["id"].replace("ruler", "leader"): entry for entry in content["levels"]}
    box = "classics_legends" if edition == "2021" else "horizons"
    if name == "base":
        return {"slots": content["base"]["slots"], **content["base"]["scoring"]}
    entry = levels[name]
    return {**printed(entry["inherits"], edition), "resolved": entry["resolved_per_turn"], **entry[box]}


@pytest.mark.skipif(not REFERENCE.is_file(), reason="the shared reference is not here")
@editions
@pytest.mark.parametrize("name", LEVELS)
def test_the_levels_equal_the_reference(name: str, edition: str) -> None:
    ours, theirs = level(name, edition), printed(name, edition)
    assert ours.slots == theirs["slots"]
    assert list(resolved(ours)) == theirs["resolved"]
    assert ours.start_resources(trade_routes=False) == theirs.get("start")
    if edition == "horizons":
        assert ours.start_resources(trade_routes=True) == theirs.get("start_with_trade_routes")
        assert ours.cultist_vp_per_unrest == theirs.get("cultists_vp_per_unrest", 1)
    assert ours.wealth_per_vp == theirs["per_materials_and_population"]
    assert ours.vp_per_goods == theirs.get("vp_per_goods", 0)
    assert ours.discard_top_at_end == ("end_of_turn" in theirs)
    assert ours.progress_per_returned_unrest == ("on_return_unrest" in theirs)
    assert ours.extra_unrest == theirs.get("setup_unrest_extra", 0)


# ---- asking for a level


@editions
def test_each_level_knows_its_name(edition: str) -> None:
    assert tuple(level(name, edition).id for name in LEVELS) == LEVELS


def test_a_level_never_changes() -> None:
    sovereign = level("sovereign", "horizons")
    with pytest.raises(FrozenInstanceError):
        sovereign.slots = 6  # type: ignore[misc]
    start = sovereign.start_resources(trade_routes=False)
    assert start is not None
    start["materials"] = 99
    assert sovereign.start_resources(trade_routes=False) == setup.START


@rule("IMP-DIFF-1", "IMP-DIFF-3", "IMP-DIFF-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_how_many_cards_a_turn(edition: str) -> None:
    cards = [level(name, edition).cards_a_turn for name in LEVELS]
    assert cards == [(3, 4), (3, 4), (4, 5), (4, 5), (5, 5), (5, 5)]


@pytest.mark.parametrize("name", ["", "Chieftain", "supreme_ruler", "x" * 500, None, ["chieftain"]])
def test_an_unknown_level_is_refused_in_one_line(name: Any) -> None:
    with pytest.raises(TableError, match=r"difficulty: unknown .*; known: chieftain, .*supreme_leader") as refused:
        level(name, "horizons")
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(TableError, match="edition: unknown '2020'; known: horizons, 2021"):
        level("chieftain", "2020")


NAMES = {
    "en": ["Chieftain", "Warlord", "Imperator", "Sovereign", "Overlord", "Supreme Leader"],
    "pt": ["Chefe", "Caudilho", "Imperador", "Soberano", "Suserano", "Líder Supremo"],
    "es": ["Cabecilla", "Caudillo", "Emperador", "Soberano", "Señor supremo", "Líder Supremo"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_glossary(language: str) -> None:
    assert [text(language, f"level-{name.replace('_', '-')}") for name in LEVELS] == NAMES[language]
