"""The Arthurians: knights in regions, quests at the court, and the Graal."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.game import match_of
from automa.imperium.position import InPlay, pool
from automa.imperium.scoring import score_seat
from tests.imperium.scenario import given, in_play, me, slot
from tests.rules import rule

QUESTS = ["2ART3", "2ART4", "2ART5", "2ART6", "2ART7"]
# Knights that garrison themselves in a region.
RIDERS = ["2ART9", "2ART14", "2ART17", "2ART18"]
# A power card that does nothing at the solstice.
QUIET = in_play("2MIN1B")
# Nor does a court that is not there.
STILL: dict[str, Any] = {"power_card": QUIET, "permanents": []}


def court(*quests: str) -> list[dict[str, Any]]:
    return [in_play("2ART2", *quests)]


def points(card: str, **parts: Any) -> int:
    table = given(me("arthurians", **parts))
    return sum(row["points"] for row in score_seat(match_of(table.position), 0)["cards"] if row["card"] == card)


# Power card and court


def test_arthurians_a_discard_a_card_to_draw_a_discarded_knight():
    table = given(me("arthurians", "A", hand=["UNR", "2ART20"], discard=["2ART18", "2ART24"]))
    table.do("exhaust:2ART1A", "card:UNR@hand")
    assert (table.me.hand, set(table.me.discard)) == (["2ART20", "2ART18"], {"UNR", "2ART24"})


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("hand", "answers"), [(["UNR", "2ART20"], ["card:UNR@hand"]), ([], [])])
def test_arthurians_discard_a_card_and_gain_progress_at_the_solstice(side, hand, answers):
    table = given(me("arthurians", side, hand=hand, permanents=[]), phase="solstice").do(*answers)
    assert (table.me.resources, table.me.discard) == (pool(progress=1), ["UNR"][: len(hand)])


@rule("IMP-SETUP-3", "IMP-ZONE-6")
def test_the_court_lies_beside_the_power_card():
    table = given(me("arthurians"))
    assert table.me.permanents == [InPlay("2ART2")]


@pytest.mark.parametrize(("play", "usable"), [(["2ART11"], True), ([], False)])
def test_the_court_returns_an_unrest_while_camelot_stands(play, usable):
    table = given(me("arthurians", hand=["UNR", "2ART20"], play=play))
    assert ("exhaust:2ART2" in table.options) == usable
    if usable:
        table.do("exhaust:2ART2", "card:2ART20@hand")
        assert (table.me.hand, table.me.discard) == ([], ["2ART20"])


@rule("IMP-NATION-ARTHURIANS-4")
@pytest.mark.parametrize(("answer", "garrison", "hand"), [("yes", ["2ART7"], ["UNR"]), ("no", [], [])])
def test_the_court_takes_an_unrest_for_an_active_quest(answer, garrison, hand):
    table = given(me("arthurians", power_card=QUIET, quests=QUESTS), phase="solstice").do(answer)
    if answer == "yes":
        table.do("card:2ART7@quests")
    assert (table.me.permanents, table.me.hand) == ([InPlay("2ART2", garrison)], hand)
    assert table.me.quests == [quest for quest in QUESTS if quest not in garrison]


@rule("IMP-NATION-ARTHURIANS-4")
def test_there_is_only_one_active_quest():
    table = given(me("arthurians", power_card=QUIET, quests=QUESTS[:2], permanents=court("2ART7")), phase="solstice")
    assert (table.pending.about, table.me.permanents) == ("turn", [InPlay("2ART2", ["2ART7"])])


@rule("IMP-NATION-ARTHURIANS-6")
@pytest.mark.parametrize(
    ("quests", "offered"), [(["2ART3", "2ART4", "2ART6"], {"2ART4", "2ART6"}), (["2ART3"], {"2ART3"})]
)
def test_the_graal_waits_until_it_is_the_last_impending_quest(quests, offered):
    table = given(me("arthurians", power_card=QUIET, quests=quests), phase="solstice").do("yes")
    if len(offered) > 1:
        assert {option.data["card"] for option in table.pending.options} == offered
        table.do(table.options[0])
    assert set(table.me.permanents[0].garrison) < offered or table.me.permanents[0].garrison == ["2ART3"]


@rule("IMP-NATION-ARTHURIANS-8", "IMP-ZONE-7")
def test_neither_impending_nor_active_quests_score():
    assert points("2ART3", quests=["2ART3"]) == 0
    assert points("2ART3", permanents=court("2ART3")) == 0
    assert points("2ART3", hand=["2ART3"]) == 8
    # Nor do they count for others: the court counts civilised cards, Cafall hunt icons.
    assert points("2ART4", permanents=court("2ART4")) == 0
    assert points("2ART4", play=[in_play("2ART22", "2ART4")]) == 2


@rule("IMP-SCORE-3")
def test_the_court_is_worth_a_point_for_each_civilised_card():
    assert points("2ART2", hand=["1CIV2", "1UNC15"], deck=["1CIV3"], discard=["1UNC3"]) == 3


# Quests


@rule("IMP-NATION-ARTHURIANS-7", "IMP-END-3")
def test_playing_the_graal_triggers_scoring():
    table = given(me("arthurians", hand=["2ART3"])).do("play:2ART3")
    assert (table.position.end["trigger"], table.me.actions) == ("card", 3)


@rule("IMP-NATION-ARTHURIANS-7", "IMP-END-4")
def test_taking_the_graal_out_of_the_quest_area_triggers_nothing():
    table = given(me("arthurians", power_card=QUIET, quests=["2ART3"]), phase="solstice").do("yes")
    assert (table.me.quests, table.position.end) == ([], None)


@pytest.mark.parametrize(
    ("answers", "hand"), [(["yes", "no"], ["2ART20"]), (["no", "yes"], ["1UNC3", "UNR"]), (["no", "no"], [])]
)
def test_the_graal_takes_a_card_of_history_and_acquires_an_exiled_card(answers, hand):
    table = given(me("arthurians", hand=["2ART3"], history=["2ART20"]), exile=["1UNC3", "2ART19"])
    assert table.do("play:2ART3", *answers).me.hand == hand


def test_the_graal_acquires_no_exiled_knight():
    table = given(me("arthurians", hand=["2ART3"]), exile=["2ART19"]).do("play:2ART3")
    assert table.pending.about == "turn"


def test_lancelot_and_guennuvar_leave_for_fame():
    mine = me("arthurians", hand=["2ART4"], deck=["2ART24", "2ART20"])
    table = given(mine, fame=["1FAM1", "1FAM2"]).do("play:2ART4")
    assert (table.me.hand, table.me.history, table.me.deck) == (["1FAM1"], ["2ART24"], ["2ART20"])
    assert table.position.piles["exile"] == ["2ART4"]


@rule("IMP-KW-STATE-3")
def test_twrch_trwyth_lets_an_empire_card_be_free_played_for_progress():
    mine = me("arthurians", play=["2ART5"], hand=["1CIV3", "2ART20"], progress=1, materials=3)
    assert "play:1CIV3" not in given(mine).options
    table = given(mine).do("exhaust:2ART5")
    assert (table.me.actions, table.me.discard, table.me.resources) == (4, ["1CIV3"], pool())


@pytest.mark.parametrize(
    ("option", "quests", "unrest"),
    [("option:1", ["2ART3"], 2), ("option:2", ["2ART3", "2ART7"], 0)],
)
def test_twrch_trwyth_takes_a_knight_at_the_solstice(option, quests, unrest):
    mine = me("arthurians", **STILL, play=["2ART5"], quests=["2ART3", "2ART7"],
              hand=["2ART18", "UNR"], discard=["UNR"])  # fmt: skip
    table = given(mine, phase="solstice").do("yes", option)
    if option == "option:2":
        table.do(["card:UNR@hand", "card:UNR@discard"])
    assert (table.me.quests, [*table.me.hand, *table.me.discard].count("UNR")) == (quests, unrest)
    assert "2ART18" in table.me.discard


def test_twrch_trwyth_never_exiles_the_graal():
    mine = me("arthurians", **STILL, play=["2ART5"], quests=["2ART3"], hand=["2ART18"])
    table = given(mine, phase="solstice").do("yes")
    assert (table.me.quests, table.me.discard) == (["2ART3"], ["2ART18"])


def taliesin(**parts: Any):
    """Taliesin, free-played by way of Twrch Trwyth, since Arthurians are never an empire."""
    return given(me("arthurians", play=["2ART5"], progress=1, **parts), fame=["1FAM1", "1FAM2", "1FAM4"])


def test_taliesin_finds_a_knight_for_history_to_look_at_fame():
    table = taliesin(hand=["2ART6", "2ART18"], deck=["2ART23", "2ART20"], nation_deck=["2ART9", "2ART12", "2ART8"])
    table.do("exhaust:2ART5")
    assert set(table.options) == {"card:2ART18@hand", "card:2ART23@deck", "card:2ART9@nation"}
    table.do("card:2ART9@nation", "card:1FAM2@fame")
    assert (table.me.history, table.me.hand) == (["2ART9"], ["2ART18", "1FAM2"])
    assert (table.me.nation_deck, sorted(table.me.deck)) == (["2ART12", "2ART8"], ["2ART20", "2ART23"])


def test_a_search_that_finds_no_knight_buys_nothing():
    table = taliesin(hand=["2ART6"], deck=["2ART20", "2ART22"]).do("exhaust:2ART5")
    assert (table.pending.about, table.me.history, table.me.hand) == ("turn", [], [])
    assert (table.events("look"), len(table.events("found_nothing"))) == ([], 1)


@pytest.mark.parametrize("given_up", ["2ART10", "2ART13"])
def test_excalibur_goes_back_to_the_lake_or_to_avalon(given_up):
    mine = me("arthurians", hand=["2ART7"], play=["2ART10", "2ART13", "2ART22"])
    table = given(mine, civilised=["1CIV2"], main=["1TRI1", "1REG7"]).do("play:2ART7")
    assert table.options == ["card:2ART10@play", "card:2ART13@play"]
    table.do(f"card:{given_up}@play", "card:top@civilised")
    assert (table.me.hand, set(table.me.discard)) == (["1CIV2"], {given_up, "2ART7"})
    assert "play:2ART7" not in given(me("arthurians", hand=["2ART7"], play=["2ART22"])).options


# The nadir


@rule("IMP-NATION-ARTHURIANS-2", "IMP-SHUF-13")
def test_gwaith_camlan_goes_from_the_nation_deck_into_play():
    mine = me("arthurians", "B", discard=["2ART18"], nation_deck=["2ART8"])
    table = given(mine, market=["1REG6"]).do("end")
    assert (table.me.play, table.me.nation_deck, table.me.state) == ([InPlay("2ART8")], [], "barbarian")
    assert (table.me.hand, table.me.exhausts, table.me.added_card) == (["2ART18"], 4, True)


@rule("IMP-NATION-ARTHURIANS-1", "IMP-NATION-ARTHURIANS-2")
def test_gwaith_camlan_goes_into_play_by_a_card_too():
    mine = me("arthurians", hand=["2ART16"], play=[in_play("2ART22", "2ART23")], nation_deck=["2ART8"])
    table = given(mine).do("play:2ART16", "yes")
    assert (table.me.play, table.me.state) == ([InPlay("2ART8")], "barbarian")


@rule("IMP-NATION-ARTHURIANS-2")
@pytest.mark.parametrize("attack", ["1UNC7", "2UNC4"])
def test_gwaith_camlan_is_neither_recalled_nor_abandoned(attack):
    romans = me("romans", hand=[attack, "UNR"], materials=3)
    table = given(romans, me("arthurians", play=["2ART8"]), market=["1REG6"], region=["1REG7"])
    table.do(f"play:{attack}")
    while table.pending.about != "turn":
        table.do(table.options[-1])
    assert table.other.play == [InPlay("2ART8")]


@pytest.mark.parametrize(("option", "history", "hand"), [("option:1", 1, 1), ("option:2", 0, 4)])
def test_gwaith_camlan_takes_a_knight_or_gives_two_unrest(option, history, hand):
    mine = me("arthurians", **STILL, play=["2ART8"], hand=["2ART18", "2ART20"])
    table = given(mine, phase="solstice").do(option)
    assert (len(table.me.history), len(table.me.hand)) == (history, hand)


def test_gwaith_camlan_takes_a_garrisoned_knight_alone():
    region = in_play("2ART22", "2ART18", "UNR")
    table = given(me("arthurians", **STILL, play=["2ART8", region]), phase="solstice")
    table.do("option:1")
    assert (table.me.history, table.me.play[1]) == (["2ART18"], InPlay("2ART22", ["UNR"]))


# Knights


@rule("IMP-KW-GARRISON-5")
@pytest.mark.parametrize("knight", RIDERS)
def test_a_knight_rides_to_a_region_and_triggers_its_play_effect(knight):
    mine = me("arthurians", hand=[knight, "UNR"], play=["2ART22"], deck=["2ART20"])
    table = given(mine).do(f"play:{knight}")
    while "yes" not in table.options:
        table.do("option:1")
    table.do("yes")  # the region draws a card and may take a garrison
    assert table.me.play[0].garrison == [knight] and "2ART20" in table.me.hand
    table.do("no")
    assert table.me.discard == []


@pytest.mark.parametrize("knight", RIDERS)
def test_a_knight_need_not_ride(knight):
    table = given(me("arthurians", hand=[knight, "UNR"], play=["2ART22"])).do(f"play:{knight}")
    while "no" not in table.options:
        table.do("option:1")
    assert table.do("no").me.discard == [knight]


@pytest.mark.parametrize(("card", "fetched"), [("2ART9", "2ART7"), ("2ART18", "2ART21")])
def test_bedwyr_and_cai_put_something_back_on_the_deck(card, fetched):
    table = given(me("arthurians", hand=[card], discard=["2ART7", "2ART21", "UNR"])).do(f"play:{card}", "yes")
    assert table.me.deck == [fetched]


def test_gwalchmei_takes_unrest_for_each_garrisoned_knight():
    play = [in_play("2ART22", "2ART18", "2ART9"), in_play("2ART21", "2ART19")]
    table = given(me("arthurians", hand=["2ART14"], play=play)).do("play:2ART14", "no")
    assert (table.me.resources, table.me.hand) == (pool(progress=3), ["UNR"])


def test_peredur_finds_the_graal_and_is_exiled():
    mine = me("arthurians", hand=["2ART17", "UNR"], discard=["2ART20"], deck=["2ART22", "2ART3"])
    table = given(mine).do("play:2ART17", "option:2")
    assert (table.me.hand, table.position.piles["exile"], table.me.deck) == (["UNR", "2ART3"], ["2ART17"], ["2ART22"])


def test_peredur_does_not_find_the_graal_in_the_quest_area():
    table = given(me("arthurians", hand=["2ART17", "UNR"], quests=["2ART3"], deck=["2ART22"]))
    table.do("play:2ART17", "option:2")
    assert (table.me.quests, table.me.hand, table.position.piles["exile"]) == (["2ART3"], ["UNR"], ["2ART17"])


def test_king_arthur_gives_up_a_region_with_a_knight():
    play = [in_play("2ART22", "2ART18"), in_play("2ART21", "UNR")]
    table = given(me("arthurians", hand=["2ART19"], play=play), market=["1REG6", "1UNC3"]).do("play:2ART19")
    assert (table.me.hand, set(table.me.discard)) == (["1REG6"], {"2ART19", "2ART22", "2ART18"})
    assert "play:2ART19" not in given(me("arthurians", hand=["2ART19"], play=play[1:]), market=["1REG6"]).options


@rule("IMP-NATION-ARTHURIANS-5", "IMP-KW-ABANDON-4")
def test_myrddin_gives_up_three_garrisoned_knights_for_the_active_quest():
    play = [in_play("2ART22", "2ART18", "2ART9", "UNR"), in_play("2ART21", "2ART19", "2ART14")]
    mine = me("arthurians", hand=["2ART23"], play=play, permanents=court("2ART7"))
    table = given(mine).do("play:2ART23")
    assert len(table.options) == 4
    table.do(["card:2ART18@garrison", "card:2ART9@garrison", "card:2ART14@garrison"])
    assert (table.me.hand, table.me.permanents) == (["2ART7"], [InPlay("2ART2")])
    assert [entry.garrison for entry in table.me.play] == [["UNR"], ["2ART19"]]


def test_myrddin_counts_only_knights_in_regions():
    """Lancelot is garrisoned at the court, as the active quest, and another knight in a city."""
    play = [in_play("2ART22", "2ART18", "2ART9"), in_play("2ART11", "2ART19")]
    mine = me("arthurians", hand=["2ART23"], play=play, permanents=court("2ART4"))
    assert "play:2ART23" not in given(mine).options


# The others


def test_viviane_brings_progress_and_gives_a_knight_back():
    assert given(me("arthurians", hand=["2ART10"])).do("play:2ART10").me.resources == pool(progress=1)
    mine = me("arthurians", **STILL, play=[in_play("2ART10", "2ART18", "UNR")],
              deck=["2ART20", "2ART22"])  # fmt: skip
    table = given(mine, phase="solstice").do("option:1")
    assert (table.me.hand, table.me.play[0].garrison) == (["2ART18"], ["UNR"])
    assert given(mine, phase="solstice").do("option:2").me.hand == ["2ART20"]


@pytest.mark.parametrize("card", ["2ART12", "2ART21", "2ART22"])
def test_britannia_draws_a_card(card):
    table = given(me("arthurians", hand=[card], deck=["2ART20", "UNR"])).do(f"play:{card}", "yes")
    assert (table.me.hand, table.me.play) == ([], [InPlay(card, ["2ART20"])])


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["2ART13", "2ART18"]), ("no", [])])
def test_avalon_returns_a_knight_and_comes_back_for_progress(answer, hand):
    table = given(me("arthurians", hand=["2ART13"], discard=["2ART18", "2ART20"])).do("play:2ART13", "no")
    assert table.me.hand == ["2ART18"]
    mine = me("arthurians", **STILL, play=[in_play("2ART13", "2ART18")], progress=1)
    found = given(mine, phase="solstice").do(answer).me
    assert (sorted(found.hand), found.resources["progress"]) == (sorted(hand), 0 if hand else 1)


def test_lady_bertilak_draws_and_makes_the_others_discard():
    mine = me("arthurians", hand=["2ART15"], play=[in_play("2ART22", "2ART18"), "2ART21"], deck=["2ART20", "UNR"])
    table = given(mine, me("celts", hand=["1CEL14", "1CEL16", "UNR"])).do("play:2ART15")
    table.do(["card:1CEL14@hand", "card:UNR@hand"])
    assert (table.me.hand, table.me.actions, table.other.hand) == (["2ART20", "UNR"], 3, ["1CEL16"])
    assert set(table.me.discard) == {"2ART15", "2ART22", "2ART18"}


@rule("IMP-TEXT-2")
def test_lady_bertilak_may_come_without_a_knight_to_leave():
    """Abandoning is no cost here: it is done as far as possible."""
    table = given(me("arthurians", hand=["2ART15"], deck=["2ART20", "UNR", "2ART22"])).do("play:2ART15")
    assert table.me.hand == ["2ART20", "UNR"]


@rule("IMP-NATION-ARTHURIANS-5")
def test_morigena_brings_unrest_and_the_active_quest_and_a_nation_card():
    mine = me("arthurians", hand=["2ART16"], play=[in_play("2ART22", "2ART23")], permanents=court("2ART7"),
              nation_deck=["2ART9", "2ART8"])  # fmt: skip
    table = given(mine, me("celts")).do("play:2ART16", "yes")
    assert (table.me.hand, table.other.hand) == (["UNR"], ["UNR"])
    assert set(table.me.discard) == {"2ART16", "2ART22", "2ART23", "2ART7", "2ART9"}
    assert (table.me.permanents, table.me.nation_deck) == ([InPlay("2ART2")], ["2ART8"])


def test_morigena_needs_myrddin_in_a_region():
    table = given(me("arthurians", hand=["2ART16"], play=[in_play("2ART22", "2ART18")])).do("play:2ART16")
    assert (table.pending.about, table.me.hand) == ("turn", ["UNR"])


def test_uthyr_breaks_through_and_goes_into_history():
    table = given(me("arthurians", hand=["2ART20"]), uncivilised=["1UNC3"]).do("play:2ART20")
    assert (table.me.hand, table.me.history) == (["1UNC3"], ["2ART20"])


@pytest.mark.parametrize("card", ["1UNC3", "1CIV2"])
def test_guennuvar_acquires_and_the_others_gain_progress(card):
    market = [slot("1UNC3", "UNR"), slot("1CIV2", "UNR"), "1REG6"]
    table = given(me("arthurians", hand=["2ART24"]), me("celts"), market=market).do(
        "play:2ART24", f"card:{card}@market"
    )
    assert (table.me.hand, table.other.resources) == ([card, "UNR"], pool(progress=1))


@rule("IMP-CARD-GUENNUVAR", "IMP-KW-STATE-3", "IMP-KW-GARRISON-4")
def test_guennuvar_leaves_king_arthur_to_play_an_empire_card():
    mine = me("arthurians", hand=["2ART24", "1CIV3"], play=[in_play("2ART22", "2ART19", "UNR")], materials=3)
    table = given(mine, market=["1UNC3"]).do("play:2ART24", "option:2")
    assert (table.me.play, table.me.actions) == ([InPlay("2ART22", ["UNR"])], 3)
    assert set(table.me.discard) == {"2ART19", "1CIV3", "2ART24"}


@pytest.mark.parametrize("cafall", ["2ART25", "2ART25X"])
@pytest.mark.parametrize(
    "boar", [{"play": [in_play("2ART5", "2ART18")]}, {"permanents": court("2ART5")}], ids=["in play", "active quest"]
)
def test_cafall_hunts_twrch_trwyth(cafall, boar):
    mine = me("arthurians", hand=[cafall], deck=["2ART20", "UNR"], **boar)
    table = given(mine).do(f"play:{cafall}", "card:UNR@hand", "yes")
    assert (table.me.hand, table.me.deck, table.me.actions) == (["2ART20"], ["UNR"], 3)
    assert "2ART5" in table.position.piles["exile"]


@pytest.mark.parametrize("cafall", ["2ART25", "2ART25X"])
def test_cafall_finds_no_boar_in_a_region_or_in_the_quest_area(cafall):
    mine = me("arthurians", hand=[cafall], deck=["2ART20", "UNR"], play=[in_play("2ART22", "2ART4")], quests=["2ART5"])
    table = given(mine).do(f"play:{cafall}", "card:UNR@hand")
    assert (table.pending.about, table.position.piles["exile"]) == ("turn", [])


@rule("IMP-NATION-ARTHURIANS-3", "IMP-FAME-8", "IMP-KW-DEVELOP-4")
def test_arthurians_do_not_develop():
    table = given(me("arthurians", hand=["2ART4"], quests=["2ART7"])).do("play:2ART4")
    assert (table.me.resources, table.me.quests) == (pool(progress=6), ["2ART7"])  # King of Kings, as barbarians
