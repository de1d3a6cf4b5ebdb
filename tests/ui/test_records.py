"""The book of games by touch: the list, filters, one game, figures, entering, replay."""

from __future__ import annotations

import pytest

from automa.imperium.difficulty import LEVELS
from automa.records import FinishedGame, Store
from automa.records.report import table_of
from tests.records.kept import entered, over
from tests.ui.driver import Ui
from tests.ui.midgame import asks, go_on, sit_at

NATIONS = ("romans", "greeks", "celts", "vikings", "qin")


def fill(store: Store, number: int) -> None:
    """Games that were entered: every third one lost, levels in turn."""
    with store.database.writing():
        for place in range(number):
            lost = place % 3 == 2
            store.enter(
                entered(
                    date=f"2024-{1 + place % 12:02d}-{1 + place % 28:02d}", scores=(60, 70) if lost else (80, 70),
                    nation=NATIONS[place % 5], opponent=NATIONS[(place + 1) % 5], difficulty=LEVELS[place % 6],
                    rolls="1123", points=({"progress": 20, "play": 60}, {"progress": 70}),
                )
            )  # fmt: skip


def digital(store: Store) -> FinishedGame:
    table = over(3)
    game = store.begin(table, kind="digital")
    game.keep(table)
    return store.game(game.finish(table)).facts


@pytest.fixture
def records(ui: Ui) -> Ui:
    ui.tap("continue")
    fill(ui.app.store, 12)
    ui.tap("go:records")
    return ui


def games(ui: Ui) -> list[str]:
    return [name for name in ui.names() if name.startswith("game:")]


def type_into(ui: Ui, field: str, words: str) -> None:
    ui.tap(field)
    ui.wait(0.2)
    ui.type(words)


def test_without_games_it_offers_to_enter_one(ui: Ui) -> None:
    ui.tap("continue")
    ui.tap("go:records")
    assert ui.shows("No games yet. Play one, or enter one you remember.")
    ui.tap("enter-first")
    ui.tap("save")
    assert ui.shows("Whom did you face?") and not ui.app.store.finished()
    ui.tap("nation:automa")
    ui.tap("nation:greeks")
    type_into(ui, "points:you", "81")
    type_into(ui, "points:automa", "x7y0")
    ui.tap("save")
    (kept,) = ui.app.store.finished()
    assert (kept.scores, kept.won, kept.opponent, kept.source) == ((81, 70), True, "greeks", "entered")
    ui.tap("snack")
    assert not ui.app.store.finished()


def test_a_collapse_is_entered_without_points(records: Ui) -> None:
    records.tap("enter")
    records.tap("nation:automa")
    records.tap("nation:celts")
    records.tap("collapse")
    assert not records.has("points:you")
    records.tap("save")
    kept = records.app.store.finished(opponent="celts", search="", limit=99)
    assert any(game.reason == "collapse" and game.scores == (None, None) and not game.won for game in kept)


def test_a_wrong_day_is_told(records: Ui) -> None:
    records.tap("enter")
    records.tap("nation:automa")
    records.tap("nation:celts")
    records.tap("collapse")
    type_into(records, "date", "9")
    records.tap("save")
    assert records.shows("A day like") and records.app.store.finished_count() == 12


def test_the_list_says_who_won_in_words_and_is_searched(records: Ui) -> None:
    assert records.shows("12 games") and records.shows("Win") and records.shows("Loss")
    type_into(records, "search", "roman overlord")
    wanted = records.app.store.finished_count(search="roman overlord")
    assert 0 < wanted < 12 and len(games(records)) == wanted


def test_filters_add_up_and_are_taken_away_one_by_one(records: Ui) -> None:
    records.tap("filter")
    records.tap("result:lost")
    records.tap("by:nation")
    records.tap("nation:celts")
    wanted = records.app.store.finished(nation="celts", won=False)
    assert sorted(games(records)) == sorted(f"game:{game.id}" for game in wanted) and wanted
    records.tap("without:won")
    assert len(games(records)) == records.app.store.finished_count(nation="celts")
    records.tap("without:nation")
    assert not records.has("without:nation") and records.shows("12 games")


def test_nations_and_figures_can_be_read(records: Ui) -> None:
    records.tap("tab:nations")
    records.until(lambda: records.has("nation:romans"))
    assert records.shows("3 games, 2 won (67\xa0%)")
    records.tap("tab:figures")
    records.until(lambda: records.has("over-time"))
    for words in ("Your score, last 12", "Chieftain", "67\xa0%", "The die, 48 rolls", "1: 24, 2: 12, 3: 12", "20.0"):
        assert records.shows(words), words
    records.tap("over-time")
    assert records.shows("8 Aug 2024")
    records.back()
    records.tap("tab:nations")
    records.tap("opponent:greeks")
    assert records.has("without:opponent") and games(records)


def test_few_games_are_told_in_sentences(ui: Ui) -> None:
    ui.tap("continue")
    fill(ui.app.store, 2)
    ui.tap("go:records")
    ui.tap("tab:figures")
    ui.until(lambda: ui.shows("2 games, 2 won."))
    assert not ui.has("over-time")


def test_a_note_is_kept_and_a_deleted_game_comes_back(records: Ui) -> None:
    first = games(records)[0]
    records.tap(first)
    type_into(records, "note", "close one")
    records.tap("back")
    assert records.app.store.game(first.removeprefix("game:")).facts.note == "close one"
    records.tap(first)
    records.tap("menu")
    records.tap("record-delete")
    assert not records.has(first) and records.app.store.finished_count() == 11
    records.tap("snack")
    assert records.has(first)


def test_a_digital_game_is_checked_and_replayed_in_the_language_of_the_moment(ui: Ui) -> None:
    ui.tap("continue")
    facts = digital(ui.app.store)
    ui.tap("go:records")
    ui.tap(f"game:{facts.id}")
    assert ui.shows(f"{facts.score}") and ui.shows(" ".join(facts.rolls))
    ui.tap("check")
    ui.until(lambda: ui.shows("exactly these rolls"), 3000)
    ui.tap("replay")
    assert ui.shows(f"Step 0 of {facts.decisions}") and not ui.find("backward").enabled
    ui.tap("turn-forward")
    ui.tap("turn-forward")
    there = ui.texts()
    assert ui.shows("round 2") and ui.shows("begin their turn")
    ui.tap("forward")
    ui.tap("backward")
    assert [text for text in ui.texts() if "Step" in text] == [text for text in there if "Step" in text]
    ui.app.prefer(language="es")
    ui.frames(3)
    assert ui.shows("empiezan su turno")
    ui.tap("start")
    assert ui.shows("Paso 0")


def test_a_game_at_the_table_is_replayed_and_reported(ui: Ui) -> None:
    play = sit_at(ui)
    go_on(ui, asks("your_score"))
    play.answer("amount:50")
    ui.app.keep_result(play)
    ui.frames(3)
    ui.tap("go:records")
    ui.tap(f"game:{play.game.id}")
    ui.tap("menu")
    ui.tap("report-title")
    (path,) = (ui.app.store.path.parent / "exchange").glob("*.json")
    assert table_of(path.read_bytes()).journal == play.table.journal
    ui.tap("close")
    ui.tap("replay")
    ui.tap("turn-forward")
    assert ui.shows("The Macedonians begin their turn.") and ui.find("backward").enabled
    ui.tap("turn-back")
    assert ui.shows("Step 0")


def test_an_entered_game_has_nothing_to_replay(records: Ui) -> None:
    records.tap(games(records)[0])
    assert not records.has("replay") and not records.has("check")
