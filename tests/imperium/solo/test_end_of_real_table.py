"""At a real table: the end noticed, its last round, the score now and then, reminders."""

from __future__ import annotations

import pytest

from automa.imperium.opponent.tables import opponents
from automa.imperium.physical import correct
from automa.imperium.physical.reminders import end_text, reminders
from automa.imperium.sources import SOURCES, by_source
from automa.imperium.trade_routes import needing
from automa.table import Table
from automa.text import LANGUAGES
from tests.imperium.scenario import Scenario, me
from tests.imperium.solo.given_real import at_table, go_on
from tests.imperium.solo.given_solo import DECK, against, automa
from tests.imperium.solo.real_games import NATIONS
from tests.rules import rule


def view(table: Scenario) -> dict[str, object]:
    return table.table.view(0)


# ---- the trigger


@rule("IMP-SOLO-80", "IMP-SOLO-83")
def test_the_empty_dynasty_deck_is_noticed() -> None:
    table = at_table(automa("celts", slots=["1CEL15"], dynasty=["1CEL9"]), round=4)
    assert view(table)["end"] is None
    go_on(table, "you_do")
    end = view(table)["end"]
    assert end == {"trigger": "dynasty", "round": 4, "seat": 1, "last_round": 5}
    assert end_text(view(table), "en") == "The Celts have no cards left in their dynasty deck."
    assert end_text(view(table), "es").startswith("Los celtas")


@rule("IMP-END-2", "IMP-MARKET-5")
def test_a_slot_that_stays_empty_means_that_the_main_deck_is() -> None:
    table = at_table(automa("celts", slots=["1CEL9"]), round=2)
    go_on(table, "do_exile_market").do("done", "none")
    assert table.position.end == {"trigger": "main deck", "round": 2, "seat": -1}
    assert end_text(view(table), "en") == "The main deck is empty."


@rule("IMP-SOLO-80")
def test_king_of_kings_is_noticed() -> None:
    regions = ["1CEL21X", "1CEL9", "1CEL10"]
    table = at_table(automa("celts", slots=["1CEL15"], play=regions))
    go_on(table, "top_of_pile").do("none")
    assert table.position.end is not None and table.position.end["trigger"] == "king of kings"


@rule("IMP-SOLO-83")
def test_the_last_round_is_the_one_after_the_trigger() -> None:
    table = at_table(automa("celts", slots=["1CEL14"], deck=DECK), turn=0, round=3).do("end")
    assert view(table)["end"]["last_round"] == 4  # type: ignore[index]
    assert reminders(view(table))[0].about == "end-near"
    table.do("done")
    go_on(table, "your_solstice").do("done")
    assert (table.position.round, reminders(view(table))[0].about) == (4, "last-round")
    table.do("done", "roll")
    go_on(table, "your_solstice").do("done")
    assert table.pending.about == "your_score"


# ---- the score now


@rule("IMP-SOLO-85")
def test_the_automas_score_if_it_ended_now() -> None:
    opponent = automa(
        "celts", slots=["1CEL3", "1CEL22"], deck=["1CEL4"], discard=["1CEL23"], history=["1CEL7"], play=["1CEL9"],
        progress=5, materials=12,
    )  # fmt: skip
    for table in (at_table(opponent, turn=0), against(opponent, turn=0)):
        score = table.table.view(0)["seats"][1]["score"]
        assert score["sources"] == {"progress": 5, "history": 5, "deck": 8, "stock": 1, "goods": 0, "unrest": -4}
        assert score["total"] == sum(score["sources"].values()) == 15
        # Which card lies in which slot is not given away.
        assert [(row["card"], row["zone"]) for row in score["cards"] if row["zone"] == "face_down"] == [
            ("1CEL3", "face_down"), ("1CEL4", "face_down"), ("1CEL22", "face_down"),
        ]  # fmt: skip


def test_cards_not_turned_over_yet_count_in_guide_too() -> None:
    table = at_table(automa("celts", slots=["?"], deck=["?"], unseen=["1CEL3", "1CEL22"]), way="guide", turn=0)
    assert table.table.view(0)["seats"][1]["score"]["total"] == 2


def test_only_an_automa_has_a_score_in_the_view() -> None:
    assert "score" not in against(automa("celts"), turn=0).table.view(0)["seats"][0]


# ---- the person's points by source


def to_the_end(table: Scenario) -> Scenario:
    return go_on(table.do("end"), "your_score")


def test_points_by_source_ride_along() -> None:
    table = to_the_end(at_table(automa("celts", slots=["1CEL14"], deck=DECK), turn=0))
    points = {"progress": 18, "play": 37, "history": 22, "deck": 15, "power": 3, "unrest": -4}
    table.table.answer(correct.score(points))
    assert table.pending.about == "your_score"
    table.do("amount:91")
    assert table.table.result is not None
    yours, its = table.table.result["breakdown"]
    assert yours == {"total": 91, "sources": points}
    assert its["sources"] == by_source(its) and sum(its["sources"].values()) == its["total"]
    assert set(points) <= set(SOURCES)


def test_points_that_do_not_add_up_are_only_a_total() -> None:
    table = to_the_end(at_table(automa("celts", slots=["1CEL14"], deck=DECK), turn=0))
    table.table.answer(correct.score({"progress": 18}))
    table.do("amount:91")
    assert table.table.result is not None and table.table.result["breakdown"][0] == {"total": 91}


# ---- reminders


def about(table: Scenario) -> dict[str, tuple[str, str]]:
    return {each.about: (each.text("en"), each.note("en")) for each in reminders(view(table))}


@rule("IMP-SHUF-3", "IMP-SHUF-4", "IMP-END-2")
def test_reminders_of_your_turn() -> None:
    table = at_table(automa("celts", slots=["1CEL14"], dynasty=["1CEL9", "1CEL2"]), me("romans", power="A"), turn=0)
    assert about(table) == {
        "nation-deck-flip": (
            "Deck empty? A nation card joins the discard pile first.",
            "Julius Caesar at the bottom turns you to empire.",
        ),
        "unrest": ("6 unrest left in the pile.", "The last one taken is a collapse: you lose."),
        "end-dynasty": (
            "The game ends when the dynasty deck of the Celts runs out.",
            "2 left. Also: main deck empty; King of Kings; your last development.",
        ),
        "power": (
            "Your power card",
            "Passive: when you look at cards from the fame deck, look at 1 more card."
            " Passive: when you look at cards from the fame deck, gain 1 progress.",
        ),
    }
    numbers = {each.about: each.numbers for each in reminders(view(table))}
    assert (numbers["unrest"], numbers["end-dynasty"]) == ({"number": 6}, {"number": 2})


def human(nation: str, **parts: object) -> Scenario:
    return at_table(automa("celts", slots=["1CEL14"]), me(nation, power="B", **parts), turn=0)


@rule("IMP-SHUF-5", "IMP-SHUF-12", "IMP-SHUF-13", "IMP-SHUF-14", "IMP-END-3")
def test_reminders_know_the_nations_own_ways() -> None:
    assert about(human("romans", state="empire"))["develop"][0].startswith("Deck empty? You may develop a card")
    assert "develop" in about(human("atlanteans"))  # no nation deck
    assert "reshuffle" in about(human("utopians"))  # neither
    vikings = about(human("vikings"))
    assert vikings["nation-deck-ends-game"][1] == "Harald Hardrada at the bottom triggers the end of the game."
    assert vikings["end-dynasty"][1].endswith("Also: main deck empty; King of Kings; your Harald Hardrada.")
    arthurians = about(human("arthurians"))
    assert arthurians["nation-deck-into-play"][1] == "Gwaith Camlan at the bottom goes straight into play."
    assert arthurians["end-dynasty"][1].endswith("your Graal.")
    assert about(human("carthaginians"))["power"][1].startswith("Passive: when you would place progress on a card in")
    utopian = at_table(automa("utopians", slots=["2UTO14"], journey=["2UTO2A"]), turn=0)
    assert about(utopian)["end-journey"][0] == "The game ends when the journey of the Utopians ends."


def test_a_low_unrest_pile_is_a_warning() -> None:
    assert about(at_table(automa("celts", slots=["1CEL14"]), turn=0, unrest=2))["unrest-low"][0] == (
        "Only 2 unrest left in the pile!"
    )


@rule("IMP-SOLST-1")
def test_reminders_of_the_solstice() -> None:
    table = at_table(automa("celts", slots=["1CEL14"]), me("arthurians", power="A"), phase="solstice")
    solstice = about(table)["solstice"]
    assert solstice[0] == "Your solstice" and solstice[1].startswith(
        "Discard a card and gain 1 progress. If you do not"
    )
    assert "power" not in about(table)
    assert "solstice" not in about(at_table(automa("celts", slots=["1CEL14"]), phase="solstice"))  # nothing to resolve


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reminder_of_every_nation_can_be_read(language: str) -> None:
    for place, nation in enumerate(NATIONS):
        opponent = [each for each in opponents() if each != nation][place % 15]
        for side in "AB":
            seats = [{"nation": nation, "power": side}, {"kind": "automa", "nation": opponent}]
            routes = bool(needing([nation, opponent]))
            shown = Table.new({"mode": "physical", "seats": seats, "trade_routes": routes}).view(0)
            for phase in ("activate", "solstice"):
                shown["turn"]["phase"] = phase
                for reminder in reminders(shown):
                    for words in (reminder.text(language), reminder.note(language)):
                        assert "{" not in words and "  " not in words and not words.endswith(" "), words
                    assert reminder.text(language)


@rule("IMP-SOLO-88", "IMP-COLL-4")
@pytest.mark.parametrize(("answer", "winner"), [("yes", 0), ("no", 1)])
def test_a_cultist_is_asked_for_the_chaos_pile_in_a_collapse(answer: str, winner: int) -> None:
    seats = [{"nation": "cultists"}, {"kind": "automa", "nation": "celts"}]
    table = Table.new({"mode": "physical", "difficulty": "chieftain", "seats": seats, "seed": 1})
    table.answer(["collapse"])
    assert table.pending is not None and table.pending.about == "chaos_empty"
    table.answer([answer])
    assert table.result is not None and table.result["winners"] == [winner]
