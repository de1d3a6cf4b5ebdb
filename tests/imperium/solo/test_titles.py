"""What undo would take back, in a few words; and what is ahead."""

from __future__ import annotations

import random

import pytest

from automa.imperium.physical import correct
from automa.imperium.physical.ground import HANDS, HANDS_OF_A_GUIDE
from automa.table import Table
from automa.text import LANGUAGES, has_text
from tests.imperium.random_games import config, random_answer
from tests.imperium.scenario import Scenario, given, me
from tests.imperium.solo.given_real import at_table, go_on
from tests.imperium.solo.given_solo import DECK, automa
from tests.imperium.solo.real_games import random_step, real_game

LONGEST = 60


def titles(table: Scenario, limit: int = 1) -> list[str]:
    return table.table.undo_titles(limit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_instruction_has_a_title(language: str) -> None:
    for instruction in HANDS | HANDS_OF_A_GUIDE:
        assert has_text(language, f"title-do-{instruction.replace('_', '-')}"), instruction


def test_a_turn_at_a_real_table() -> None:
    table = at_table(automa("celts", slots=["1CEL16", "1CEL9"], deck=DECK), rolls=(), turn=0)
    table.do("done", "die:2", "done", "slot:2", "card:1UNC12", "amount:1", "right", "done", "card:1UNC3")
    assert titles(table, 9) == [
        "Slot 2: Elders",
        "Break through for Shaduf",
        "The market is right",
        "On the card: 1 progress",
        "Slot 2: Shaduf",
        "The market changed: slot 2",
        "Advance",
        "My die: 2",
        "My turn is done",
    ]
    table.table.language = "pt"
    assert titles(table, 9)[-2:] == ["Meu dado: 2", "Terminei meu turno"]
    table.table.language = "es"
    assert titles(table, 3)[-1] == "El mercado está bien"


def test_the_die_of_the_app_says_what_it_showed() -> None:
    table = at_table(automa("celts", slots=["1CEL9"]), rolls=(), turn=0).do("done", "roll")
    assert titles(table) == [f"Die: {table.position.die}"]


def test_what_was_refused_and_what_was_corrected() -> None:
    table = go_on(at_table(automa("celts", slots=["1CEL9", "1CEL14"])), "do_exile_market")
    table.do(correct.tokens("progress", 4), "cannot:part")
    assert titles(table, 2) == ["Can’t: Exile Assyrians", "Corrected: progress 0 → 4"]
    table.table.undo()
    table.do("cannot:row")
    assert titles(table) == ["Not this row: Exile Assyrians"]
    table.do("done")
    assert titles(table) == ["You take an unrest"]


def test_reports_keep_the_card_they_were_about() -> None:
    table = at_table(automa("celts", play=["1CEL21X", "1CEL9"], slots=["1CEL14"]), turn=0)
    table.do("automa:recall", "automa:abandon")
    assert titles(table, 2) == ["The Celts abandon Celtica", "The Celts recall Armorica"]


def test_a_digital_turn() -> None:
    table = given(me(hand=["1ROM16"], materials=5), market=["1UNC3"])
    table.do("play:1ROM16", "option:1")
    assert titles(table, 2) == ["Pay 3 materials to acquire an uncivilised or civilised card", "Play Advance"]
    table = given(me(hand=["1CIV2", "1ROM16"], state="empire")).do("play:1CIV2", "no")
    assert titles(table) == ["Education: put a card from your hand into your history? No"]


@pytest.mark.parametrize("number", range(4))
def test_any_answer_of_any_game_has_a_short_title(number: int) -> None:
    table, chance = Table.new(config(number)), random.Random(number)
    for _ in range(150):
        if table.pending is not None:
            table.answer(random_answer(table, chance))
    real, way = real_game(number, ("brain", "guide")[number % 2]), random.Random(number)
    for _ in range(150):
        if real.pending is not None:
            random_step(real, way)
    for game in (table, real):
        for game.language in LANGUAGES:
            for title in game.undo_titles(200):
                assert title and title[0] == title[0].upper() and "{" not in title, title
    assert max(len(title) for title in real.undo_titles(200)) < 2 * LONGEST


# ---- ahead


def test_the_instructions_that_follow() -> None:
    """Celtic region row in Guide: play, then (after a question) the exile. In the cleanup: two more."""
    table = at_table(automa("celts", slots=["1CEL20"], known=["1CEL20"], deck=DECK), way="guide", rolls=(6,)).do("done")
    assert table.pending.about == "do_automa_puts"
    before = table.table.position(), table.table.journal, table.table.event_count, table.pending
    coming = table.table.ahead()
    assert [decision.about for decision in coming] == ["you_do", "do_fill_slots"]
    assert coming[0].prompt == "You take an unrest. This is an attack."
    table.table.language = "pt"
    assert coming[0].prompt == "Você pega uma desordem. É um ataque."
    assert len(table.table.ahead(1)) == 1
    assert (table.table.position(), table.table.journal, table.table.event_count, table.pending) == before


def test_up_to_the_next_question() -> None:
    table = at_table(automa("celts", slots=["1CEL9"], known=["1CEL9"]), way="guide").do("done")
    assert (table.pending.about, table.table.ahead()) == ("do_automa_plays", [])  # the market is asked about next


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_up_to_the_next_card(way: str) -> None:
    """Nothing of a card that nobody has seen yet is told."""
    opponent = automa("celts", slots=["1CEL20", "1CEL14"], known=["1CEL20", "1CEL14"], discard=["1CEL22"])
    table = at_table(opponent, way=way)
    assert table.table.ahead() == []  # before a card is revealed
    table = go_on(table.do("done"), "you_do")
    assert table.table.ahead() == []


def test_it_speaks_of_the_table_as_it_will_be() -> None:
    """An exiled unrest and tokens that will have moved by then do not confuse the words."""
    table = at_table(automa("celts", slots=[None, None, "1CEL9"], deck=DECK), way="guide", rolls=(3,))
    assert table.pending.about == "do_clean_up_token"
    assert [decision.prompt for decision in table.table.ahead()] == [
        "The Celts keep the card of slot 3. Move it face down to slot 1.",
        "The Celts fill their slots. Put a face-down card from the automa’s deck in each empty one.",
    ]
