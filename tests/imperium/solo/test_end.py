"""Section 19.7: what triggers scoring, the final round, the points of both sides, and collapse."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.difficulty import LEVELS
from tests.imperium.scenario import Scenario, in_play, me
from tests.imperium.solo.given_solo import DECK, against, automa, events, rows, upcoming
from tests.rules import rule


def scored(opponent: dict[str, Any], human: dict[str, Any] | None = None, **parts: Any) -> dict[str, Any]:
    """The result of a game that is scored now."""
    result = against(opponent, human or me("greeks"), turn=0, phase="scoring", **parts).table.result
    assert result is not None
    return result


def points(opponent: dict[str, Any], **parts: Any) -> dict[str, Any]:
    breakdown: dict[str, Any] = scored(opponent, **parts)["breakdown"][1]
    return breakdown


def empty(nation: str = "romans", **parts: Any) -> dict[str, Any]:
    return automa(nation, **{"deck": [], "dynasty": [], **parts})


# ---- triggers (IMP-SOLO-80, -81, -82)


@rule("IMP-SOLO-80")
def test_the_last_dynasty_card_triggers_scoring() -> None:
    table = against(automa("romans", slots=["1ROM19"], deck=[], dynasty=["1ROM8"]))
    assert table.position.end == {"trigger": "dynasty", "round": 1, "seat": 1}
    assert table.other.slots == ["1ROM8"]
    table = against(automa("romans", slots=["1ROM19"], deck=[], dynasty=["1ROM8", "1ROM7"]))
    assert table.position.end is None


@rule("IMP-SOLO-80")
def test_a_row_that_discards_the_last_dynasty_card_triggers_it_too() -> None:
    """Olmec "other" row."""
    table = against(automa("olmecs", slots=["2OLM4"], dynasty=["2OLM3"]))
    assert rows(table) == [("2OLM4", 6)]
    assert table.position.end == {"trigger": "dynasty", "round": 1, "seat": 1}


@rule("IMP-SOLO-80")
def test_the_last_main_deck_card_triggers_scoring() -> None:
    """The automa's acquire lets the market take it."""
    table = against(automa("arthurians", slots=["2ART20"]), market=["1UNC3"], main=["1TRI1"])
    assert table.position.end is not None
    assert table.position.end["trigger"] == "main deck"


@rule("IMP-SOLO-80")
def test_breaking_through_for_the_last_main_deck_card_triggers_scoring() -> None:
    table = against(automa("celts", slots=["1CEL16"]), main=["1UNC3"])
    assert table.position.end is not None
    assert upcoming(table)[0] == "1UNC3"


@rule("IMP-SOLO-80")
def test_the_human_triggers_scoring_as_with_other_players() -> None:
    """Glory with an empty fame deck: King of Kings, side A."""
    human = me("greeks", hand=["1GRE14"], play=["1REG2X", "1REG3X", "1REG4X"])
    table = against(automa("romans"), human, turn=0).do("play:1GRE14")
    assert table.position.end is not None
    assert (table.position.end["trigger"], table.position.end["seat"]) == ("king of kings", 0)


@rule("IMP-SOLO-81")
@pytest.mark.parametrize(
    ("opponent", "card"),
    [
        (automa("arthurians", slots=["2ART3"], quests=[]), "2ART3"),  # Graal
        (automa("arthurians", slots=["2ART15"], discard=["2ART17"], quests=["2ART3"]), "2ART15"),  # the last quest
        (automa("vikings", slots=["1VIK2"]), "1VIK2"),  # Harald
    ],
)
def test_end_conditions_of_nations_do_not_apply(opponent: dict[str, Any], card: str) -> None:
    table = against(opponent, me("romans"))
    assert events(table, "row")[0]["card"] == card
    assert table.position.end is None


# ---- the final round (IMP-SOLO-83)


def pass_turn(table: Scenario) -> None:
    """The human does nothing and answers its cleanup with the first option."""
    table.do("end")
    while table.table.pending is not None and table.pending.kind != "turn":
        least, _ = table.pending.picks
        table.do([option.id for option in table.pending.options[:least]])


@rule("IMP-SOLO-83")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    """Triggered in the automa's turn of round 4: solstice, round 5 of both with its solstice, then scoring."""
    human = me("greeks", play=[in_play("1CIV10")], deck=["1GRE16", "1GRE17"])
    opponent = automa("romans", slots=["1ROM19"], deck=[], dynasty=["1ROM8"])
    table = against(opponent, human, round=4, rolls=[6, 6])
    assert (table.position.round, table.position.turn) == (5, 0)
    assert table.position.end == {"trigger": "dynasty", "round": 4, "seat": 1}
    assert table.me.resources["materials"] == 2  # Coinage in the solstice
    pass_turn(table)
    assert table.table.result is not None
    assert len(events(table, "automa_reveals")) == 2
    assert table.position.round == 5
    assert table.me.resources["materials"] == 4
    assert (table.table.result["reason"], table.table.result["trigger"]) == ("scoring", "dynasty")


@rule("IMP-SOLO-83")
def test_triggered_by_the_human_the_automa_still_has_two_turns() -> None:
    human = me("greeks", hand=["1GRE14"], play=["1REG2X", "1REG3X", "1REG4X"], deck=["1GRE16"])
    table = against(automa("romans", slots=["1ROM19"]), human, turn=0, rolls=[6, 6]).do("play:1GRE14")
    pass_turn(table)
    assert (table.position.round, len(events(table, "automa_reveals"))) == (2, 1)
    pass_turn(table)
    assert len(events(table, "automa_reveals")) == 2
    assert table.table.result is not None


# ---- the human's points (IMP-SOLO-84)


@rule("IMP-SOLO-84")
def test_the_human_scores_as_with_other_players() -> None:
    human = me("greeks", "A", hand=["UNR"], deck=["1TRI1"], history=["1FAM1"], play=["1REG2X"], progress=4)
    result = scored(empty(), human, main=["1TRI2"])
    # -2 unrest, 3 Armenians, 7 Praiseworthy in history, 1 Jungle, 4 progress; the power card: 1 per 7 cards
    assert result["breakdown"][0]["total"] == -2 + 3 + 7 + 1 + 4
    assert result["breakdown"][0]["progress"] == 4
    conditional = scored(empty(), me("greeks", "A", hand=["1FAM1"]))
    assert conditional["scores"][0] == 3  # for the automa it would be 7


# ---- the automa's points (IMP-SOLO-85, -56)


@rule("IMP-SOLO-85", "IMP-SOLO-56")
def test_every_card_in_slots_play_deck_discard_pile_and_history_scores() -> None:
    opponent = empty(
        slots=["1ROM8", None],  # variable 5
        play=["1REG2X"],  # 1
        deck=["1FAM1"],  # 7, though not in history
        discard=["1UNR3"],  # -2
        history=["1ROM7"],  # 4
        dynasty=["1ROM6", "1ROM3"],  # not counted
    )
    part = points(opponent)
    assert [(row["card"], row["zone"], row["points"]) for row in part["cards"]] == [
        ("1ROM8", "slots", 5),
        ("1REG2X", "play", 1),
        ("1FAM1", "deck", 7),
        ("1UNR3", "discard", -2),
        ("1ROM7", "history", 4),
    ]
    assert part["total"] == 15


@rule("IMP-SOLO-85")
def test_the_journey_and_quests_do_not_score() -> None:
    assert points(empty("utopians", journey=["2UTO3BX"]))["total"] == 0
    assert points(empty("arthurians", quests=["2ART3"]))["total"] == 0


@rule("IMP-SOLO-5", "IMP-SOLO-85")
@pytest.mark.parametrize("nation", ["arthurians", "carthaginians", "mauryans"])
def test_its_power_card_does_not_score(nation: str) -> None:
    assert points(empty(nation, materials=1))["total"] == 0


@rule("IMP-SOLO-85", "IMP-DIFF-1", "IMP-DIFF-2", "IMP-DIFF-3")
@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.parametrize(
    ("stock", "total"),
    [
        ({"progress": 7}, 7),
        ({"materials": 9}, 0),
        ({"materials": 6, "population": 4}, 1),  # together
        ({"materials": 19, "population": 10}, 2),
        ({"goods": 2}, 1),  # each counts as 5
        ({"goods": 1, "materials": 4}, 0),
        ({"goods": 1, "materials": 5}, 1),
    ],
)
def test_its_stock_below_sovereign(stock: dict[str, int], total: int, level: str) -> None:
    assert points(empty(**stock), difficulty=level)["total"] == total


@rule("IMP-DIFF-4", "IMP-DIFF-5", "IMP-DIFF-6", "IMP-SOLO-85")
@pytest.mark.parametrize("level", LEVELS[3:])
@pytest.mark.parametrize(
    ("stock", "total"),
    [
        ({"progress": 7}, 7),
        ({"materials": 4}, 0),
        ({"materials": 3, "population": 2}, 1),
        ({"materials": 19, "population": 10}, 5),
        ({"goods": 3}, 3),
        ({"goods": 3, "materials": 9}, 4),
    ],
)
def test_its_stock_from_sovereign_upwards(stock: dict[str, int], total: int, level: str) -> None:
    assert points(empty(**stock), difficulty=level)["total"] == total


@rule("IMP-DIFF-4", "IMP-SOLO-85")
@pytest.mark.parametrize(("level", "total"), [("imperator", 1), ("sovereign", 3)])
def test_in_2021_the_same_without_goods(level: str, total: int) -> None:
    assert points(empty(materials=15, goods=7), difficulty=level, edition="2021")["total"] == total


@rule("IMP-SOLO-85")
def test_its_breakdown_adds_up() -> None:
    part = points(empty(history=["1ROM7"], progress=3, materials=12, goods=1), difficulty="sovereign")
    assert (part["progress"], part["stock"], part["goods"]) == (3, 2, 1)
    assert part["total"] == 3 + 2 + 1 + 4


# ---- who wins (IMP-SOLO-87)


@rule("IMP-SOLO-87")
@pytest.mark.parametrize(("human", "opponent", "winners"), [(5, 4, [0]), (5, 5, [1]), (4, 5, [1]), (0, 0, [1])])
def test_the_human_wins_only_with_more_points(human: int, opponent: int, winners: list[int]) -> None:
    result = scored(empty(progress=opponent), me("greeks", "A", progress=human))
    assert result["scores"] == [human, opponent]
    assert result["winners"] == winners


# ---- collapse (IMP-SOLO-88)


@rule("IMP-SOLO-88")
@pytest.mark.parametrize("edition", ["horizons", "2021"])
def test_the_human_loses_a_collapse_even_with_less_unrest_and_more_points(edition: str) -> None:
    """The Celtic pinned row gives the human the last unrest."""
    opponent = automa("celts", slots=["1CEL20"], deck=["UNR", "UNR", "UNR"], dynasty=["1CEL8"])
    table = against(opponent, me("greeks", progress=50), unrest=["1UNR3"], edition=edition)
    result = table.table.result
    assert result is not None
    assert (result["reason"], result["winners"]) == ("collapse", [1])
    assert [part["unrest"] for part in result["breakdown"]] == [1, 3]
    assert result["scores"][0] > result["scores"][1]


@rule("IMP-SOLO-88")
def test_unrest_in_its_slots_is_counted_in_a_collapse() -> None:
    opponent = automa("celts", slots=["1CEL20", "UNR"], deck=DECK, dynasty=["1CEL8"])
    table = against(opponent, me("greeks"), unrest=["1UNR3"], rolls=[2])
    assert table.table.result is not None
    assert [part["unrest"] for part in table.table.result["breakdown"]] == [1, 1]


@rule("IMP-SOLO-88")
def test_a_collapse_in_the_humans_turn_is_a_loss_too() -> None:
    """Corruption makes the automa take the last unrest."""
    human = me("greeks", hand=["1CIV4"], state="empire", progress=50)
    table = against(automa("celts"), human, turn=0, unrest=["UNR"]).do("play:1CIV4")
    assert table.table.result is not None
    assert (table.table.result["reason"], table.table.result["winners"]) == ("collapse", [1])


@rule("IMP-SOLO-88")
def test_a_collapse_stops_the_automas_turn_at_once() -> None:
    opponent = automa("celts", slots=["1CEL20", "1CEL9"], dynasty=["1CEL8"])
    table = against(opponent, me("greeks"), unrest=["1UNR3"])
    assert len(events(table, "automa_reveals")) == 1
    assert table.table.pending is None
