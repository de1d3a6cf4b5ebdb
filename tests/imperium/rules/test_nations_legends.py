"""Section 16: what the nations of Legends do beyond their cards. What single cards do is in tests/imperium/cards."""

from __future__ import annotations

import pytest

from automa.imperium.game import match_of
from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat, unrest_of
from automa.table import Table
from tests.imperium.scenario import Scenario, given, in_play, me
from tests.rules import rule

FACES = ["2UTO2A", "2UTO2B", "2UTO3AX", "2UTO3BX"]


# Arthurians


@rule("IMP-NATION-ARTHURIANS-1", "IMP-FAME-8")
def test_arthurians_stay_barbarian_and_take_the_progress_of_king_of_kings() -> None:
    table = given(me("arthurians", hand=["2TRI5"], play=["2ART22"], nation_deck=["2ART8"])).do("play:2TRI5")
    assert (table.me.state, table.me.resources) == ("barbarian", pool(progress=6))


@rule("IMP-NATION-ARTHURIANS-2", "IMP-SHUF-13", "IMP-SHUF-9")
def test_the_nadir_comes_into_play_with_the_token_and_the_shuffle_goes_on() -> None:
    mine = me("arthurians", "B", discard=["2ART18", "2ART20", "2ART22"], nation_deck=["2ART8"])
    table = given(mine, market=["1REG6"]).do("end")
    assert table.me.play == [InPlay("2ART8")]
    assert (sorted(table.me.hand), table.me.exhausts) == (["2ART18", "2ART20", "2ART22"], 4)
    assert [event["event"] for event in table.table.events_since(0) if event.get("card") == "2ART8"] == [
        "accession_into_play"
    ]


@rule("IMP-NATION-ARTHURIANS-2")
def test_the_nadir_is_the_only_card_drawn_for_a_reshuffle_without_a_discard_pile() -> None:
    """It goes into play and not into the discard pile, so there is still nothing to draw."""
    table = given(me("arthurians", "B", nation_deck=["2ART8"]), market=["1REG6"]).do("end")
    assert (table.me.play, table.me.hand) == ([InPlay("2ART8")], [])


@rule("IMP-NATION-ARTHURIANS-3", "IMP-SHUF-12")
def test_arthurians_without_a_nation_deck_just_reshuffle() -> None:
    mine = me("arthurians", "B", discard=["2ART18"], quests=["2ART7", "2ART3"], materials=9, population=9)
    table = given(mine, market=["1REG6"]).do("end")
    assert (table.me.hand, table.me.quests, table.me.exhausts) == (["2ART18"], ["2ART7", "2ART3"], 5)


@rule("IMP-NATION-ARTHURIANS-4", "IMP-NATION-ARTHURIANS-5")
def test_a_quest_becomes_active_comes_to_hand_and_makes_room_for_the_next() -> None:
    knights = in_play("2ART22", "2ART18", "2ART9", "2ART19")
    mine = me("arthurians", play=[knights], hand=["2ART23"], quests=["2ART7"], permanents=[in_play("2ART2", "2ART6")],
              power_card=in_play("2MIN1B"))  # fmt: skip
    table = given(mine, market=["1REG6"]).do("play:2ART23")
    assert (table.me.hand, table.me.permanents[0].garrison) == (["2ART6"], [])
    table.do("end", [])
    table.do("end")  # the Celts' turn
    assert table.pending.about == "may"
    assert table.do("yes").me.permanents[0].garrison == ["2ART7"]


@rule("IMP-NATION-ARTHURIANS-6")
def test_the_graal_may_become_active_while_another_quest_is_not_impending_any_more() -> None:
    mine = me("arthurians", quests=["2ART3"], hand=["2ART7"], history=["2ART6"], power_card=in_play("2MIN1B"))
    table = given(mine, phase="solstice").do("yes")
    assert table.me.permanents[0].garrison == ["2ART3"]


@rule("IMP-NATION-ARTHURIANS-7")
def test_the_graal_in_hand_ends_nothing_until_it_is_played() -> None:
    knights = in_play("2ART22", "2ART18", "2ART9", "2ART19")
    table = given(me("arthurians", play=[knights], hand=["2ART23"], permanents=[in_play("2ART2", "2ART3")]))
    table.do("play:2ART23")
    assert (table.me.hand, table.position.end) == (["2ART3"], None)
    assert table.do("play:2ART3").position.end is not None


@rule("IMP-NATION-ARTHURIANS-8", "IMP-SCORE-2")
def test_quests_score_only_once_they_were_gained() -> None:
    mine = me("arthurians", "B", quests=["2ART3"], permanents=[in_play("2ART2", "2ART4")], hand=["2ART7"])
    score = score_seat(match_of(given(mine).position), 0)
    assert {row["card"]: row["points"] for row in score["cards"]} == {"2ART1B": 6, "2ART7": 2}


# Atlanteans


@rule("IMP-NATION-ATLANTEANS-1", "IMP-SHUF-12")
def test_atlanteans_develop_from_the_first_reshuffle() -> None:
    mine = me("atlanteans", "B", discard=["2ATL12"], development=["2ATL10", "2ATL9"], population=2)
    table = given(mine, market=["1REG6"]).do("end", "card:2ATL10@development")
    assert (sorted(table.me.hand), table.me.state, table.me.exhausts) == (["2ATL10", "2ATL12"], "empire", 4)


@rule("IMP-NATION-ATLANTEANS-1", "IMP-ED-1")
def test_atlanteans_develop_by_the_rules_of_2021_too() -> None:
    mine = me("atlanteans", "B", discard=["2ATL12"], development=["2ATL10", "2ATL9"], population=2)
    table = given(mine, market=["1REG6"], edition="2021").do("end", "card:2ATL10@development")
    assert sorted(table.me.hand) == ["2ATL10", "2ATL12"]


@rule("IMP-NATION-ATLANTEANS-2", "IMP-KW-GARRISON-3")
def test_a_host_that_would_go_into_history_is_discarded_with_its_garrison() -> None:
    town = in_play("1UNC4", "2ATL12", goods=1)
    table = given(me("atlanteans", "B", play=[town]), phase="solstice", turn=1).do("yes", "option:2")
    assert (table.me.history, set(table.me.discard)) == ([], {"1UNC4", "2ATL12"})


@rule("IMP-NATION-ATLANTEANS-3", "IMP-KW-SINK-1", "IMP-SCORE-11")
def test_sunken_cards_score_but_are_no_history() -> None:
    mine = me("atlanteans", "B", sunken=["2ATL9", "2ART15", "UNR"])
    score = score_seat(match_of(given(mine).position), 0)
    assert {row["card"]: row["points"] for row in score["cards"]} == {"2ATL9": 3, "UNR": -2}


@rule("IMP-NATION-ATLANTEANS-3", "IMP-AMB-10")
def test_sunken_unrest_counts_in_a_collapse() -> None:
    mine = me("atlanteans", sunken=["UNR", "UNR"], hand=["UNR"])
    assert unrest_of(match_of(given(mine).position), 0) == 3


@rule("IMP-NATION-ATLANTEANS-3")
def test_the_owner_may_look_at_the_sunken_pile_and_others_may_not() -> None:
    table = given(me("atlanteans", sunken=["2ATL9"])).table
    assert table.view(0)["seats"][0]["sunken"] == ["2ATL9"]
    assert table.view(1)["seats"][0]["sunken"] == [None]


# Utopians


@rule("IMP-NATION-UTOPIANS-1", "IMP-SHUF-12")
def test_utopians_only_shuffle() -> None:
    table = given(me("utopians", "B", discard=["2UTO9", "2UTO10"]), market=["1REG6"]).do("end")
    assert (sorted(table.me.hand), table.me.exhausts) == (["2UTO10", "2UTO9", "UNR"], 3)


@rule("IMP-NATION-UTOPIANS-1", "IMP-FAME-8")
def test_an_empire_of_utopians_gets_progress_from_king_of_kings_and_nothing_to_develop() -> None:
    table = given(me("utopians", hand=["2TRI5"], play=["1REG6"], state="empire")).do("play:2TRI5")
    assert table.me.resources == pool(progress=3)


@rule("IMP-NATION-UTOPIANS-2", "IMP-ZONE-6")
def test_the_journey_goes_by_all_four_faces() -> None:
    """With enough progress and materials laid ready, one solstice after the other."""
    quiet = in_play("2UTO1B")
    table = given(me("utopians", power_card=quiet, progress=5, deck=["2UTO9", "2UTO10"]), phase="solstice")
    seen = [table.me.permanents[0].card]
    while table.pending.about != "turn":
        table.do(table.options[0])
    seen.append(table.me.permanents[0].card)
    at_gates = me("utopians", power_card=quiet, permanents=[in_play("2UTO2B")], journey=FACES[2:], progress=5)
    table = given(at_gates, phase="solstice").do("option:1")
    assert table.me.state == "empire"
    seen.append(table.me.permanents[0].card)
    loaded = [in_play("2UTO3AX", materials=12)]
    table = given(me("utopians", power_card=quiet, permanents=loaded, journey=FACES[3:]), phase="solstice")
    while table.pending.about != "turn":
        table.do(table.options[-1])
    seen.append(table.me.permanents[0].card)
    assert seen == FACES


@rule("IMP-NATION-UTOPIANS-2")
def test_nothing_but_its_own_solstice_moves_the_journey_card() -> None:
    """It is neither pinned nor in the play area: Espionage finds nothing to recall."""
    table = given(me("romans", hand=["2UNC4", "UNR"]), me("utopians"), market=["1REG6"]).do("play:2UNC4")
    assert [entry.card for entry in table.other.permanents] == ["2UTO2A"]


@rule("IMP-EXH-2", "IMP-CLEAN-2")
def test_the_journey_card_is_exhausted_like_any_other() -> None:
    mine = me("utopians", permanents=[in_play("2UTO2B")], journey=FACES[2:], play=["1REG6", "1REG7"])
    table = given(mine, market=["1REG8"]).do("exhaust:2UTO2B", "card:1REG6@play")
    assert (table.me.permanents[0].exhausted, table.me.exhausts) == (True, 2)
    assert "exhaust:2UTO2B" not in table.options
    table.do("end")
    assert (table.me.permanents[0].exhausted, table.me.exhausts) == (False, 3)


@rule("IMP-NATION-UTOPIANS-4", "IMP-COLL-1")
def test_the_unrest_of_a_reshuffle_may_bring_the_collapse() -> None:
    table = given(me("utopians", "B", discard=["2UTO9"]), market=["1REG6"], unrest=["UNR"]).do("end")
    assert table.table.result is not None and table.table.result["reason"] == "collapse"


# All of them, saved and loaded


@pytest.mark.parametrize("nation", ["arthurians", "atlanteans", "utopians"])
def test_what_is_special_survives_being_written_and_read(nation: str) -> None:
    beside = {
        "arthurians": {"quests": ["2ART7", "2ART3"], "permanents": [in_play("2ART2", "2ART6")]},
        "atlanteans": {"sunken": ["2ATL9"]},
        "utopians": {"permanents": [in_play("2UTO3AX", materials=4)], "journey": ["2UTO3BX"], "removed": FACES[:2]},
    }[nation]
    table = given(me(nation, **beside))
    again = Scenario(Table.from_position(table.table.position(), seed=1))
    assert again.me == table.me
