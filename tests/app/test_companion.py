"""The companion at a real table, by its keyboard and screen; one test in a real terminal."""

from __future__ import annotations

import io
import os
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from app.terminal.checklist import checklist_lines
from app.terminal.digital import Digital
from app.terminal.text import Client
from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import opponents
from automa.imperium.trade_routes import needing
from automa.policies import policy
from automa.records import Store
from automa.table import Table
from automa.text import LANGUAGES
from tests.app.keyboard import SAT_DOWN, Person, Played, keyboard, leaving, physical, sit, step, widest

ROOT = Path(__file__).parents[2]
NATIONS = sorted(library().nations)


# whole games


@pytest.mark.parametrize(("place", "opponent"), list(enumerate(opponents())))
def test_a_whole_game_at_a_real_table(place: int, opponent: str, tmp_path: Path) -> None:
    """Every opponent, both ways, three languages, to the result."""
    way, language = ("brain", "guide")[place % 2], LANGUAGES[place % 3]
    human = NATIONS[(place + 5) % len(NATIONS)]
    seats = [{"nation": human, "power": "AB"[place % 2]}, {"kind": "automa", "nation": opponent}]
    table = physical(way, place, language, seats=seats, difficulty=LEVELS[place % len(LEVELS)])
    shown = sit(tmp_path, table, chance=random.Random(place))
    assert table.result is not None
    assert widest(shown) <= 80
    assert re.search(r"^(You win by|A tie|The automa wins|Você|Empate|O autômato|Ganas|El autómata)", shown, re.M)
    with Store.open(tmp_path) as store:
        assert not store.in_progress(), "a finished game leaves nothing to continue"
        (record,) = store.finished()
        assert record.scores == tuple(table.result["scores"]) and record.opponent == opponent


def test_a_whole_game_from_the_start_menu(tmp_path: Path) -> None:
    out = io.StringIO()
    person = Person(keyboard(SAT_DOWN), out, "en", tmp_path, 3, chance=random.Random(3))
    assert person.run() == 0 and person.sitting is not None and person.sitting.table.result is not None
    assert "[ ] Slot markers 1–4 under the market cards" in out.getvalue()
    with Store.open(tmp_path) as store:
        assert store.setting("choices")["physical"]["nation"] == "romans" and store.finished_count() == 1


def test_a_whole_digital_game_against_the_automa(tmp_path: Path) -> None:
    seats = [{"nation": "celts"}, {"kind": "automa", "nation": "qin"}]
    table = Table.new({"mode": "solo", "seats": seats, "seed": 2})
    out, simple = io.StringIO(), policy("simple")

    class Simple(Client):
        def read(self) -> str:
            assert self.sitting is not None and self.sitting.answers is not None
            answers = self.sitting.answers
            ids = simple(answers.decision, table.view)
            if answers.amount:
                return ids[0].partition(":")[2]
            answers.shown = answers.choices
            return " ".join(
                str(number) for number, choice in enumerate(answers.choices, 1) if choice.options[0].id in ids
            )

    client = Simple(keyboard([]), out, "en", tmp_path)
    with Store.open(tmp_path) as store:
        client.sitting = Digital(client, store, table)
        client.sitting.run()
    shown = out.getvalue()
    assert table.result is not None and re.search(r"^Qin: \d+ VP$", shown, re.M)
    assert re.search(r"^· The Qin resolve row \d+.*\n    \w", shown, re.M), "a row is told with what it says"
    assert re.search(r"^Qin +barbarian .*deck \d", shown, re.M), "the board shows the automa"
    assert widest(shown) <= 80


# sitting down


def test_the_last_choices_are_the_next_defaults(tmp_path: Path) -> None:
    Played(tmp_path, ["1", "egyptians", "a", "utopians", "overlord", "guide", "q"])
    shown = Played(tmp_path, ["2", "", "", "", "", ""]).shown
    for label in ("Egyptians", "Side A, advanced", "Utopians", "Overlord, 6 slots", "Guide: you shuffle"):
        assert f"[Enter: {label}" in shown
    assert "Power card of the Egyptians, side A up." in shown and "Journey: Visions" in shown


@pytest.mark.parametrize("content", ["", "[]", '{"physical": 7}', '{"physical": {"nation": "klingons", "way": []}}'])
def test_damaged_choices_are_forgotten(tmp_path: Path, content: str) -> None:
    (tmp_path / "choices.json").write_text(content, encoding="utf-8")
    assert "[Enter: " in Played(tmp_path, ["1", "", "", "", "", ""]).shown
    with Store.open(tmp_path) as store:
        assert store.setting("choices")["physical"]["nation"] in library().nations


def test_a_random_opponent_is_not_your_own_nation(tmp_path: Path) -> None:
    for seed in range(20):
        played = Played(tmp_path / str(seed), ["1", "qin", "a", "draw one", "", ""], seed=seed)
        assert played.table.view(0)["seats"][1]["nation"] != "qin"


# the checklist


def laid(language: str = "en", **config: Any) -> str:
    given = {"mode": "physical", "way": "brain", "difficulty": "chieftain", **config}
    given["seats"] = [{"nation": config["me"], "power": "B"}, {"kind": "automa", "nation": config["it"]}]
    lines = checklist_lines({key: value for key, value in given.items() if key not in ("me", "it")}, language)
    return re.sub(r"\n +", " ", "\n".join(lines))


def test_the_checklist_is_written_for_this_game() -> None:
    shown = laid(me="romans", it="macedonians")
    assert "Unrest pile, face up: 8 cards (8 common)." in shown and "on it 6 other fame cards" in shown
    assert "Slot markers 1–4 under" in shown and "All cards of the Macedonians stay in the box" in shown
    assert "Nation deck: Julius Caesar face up, on it 5 shuffled nation cards, face down." in shown
    assert "stands in for theirs: 3 on the automa’s pile." in shown


def test_the_checklist_at_the_highest_level() -> None:
    shown = laid(me="utopians", it="arthurians", way="guide", difficulty="supreme_leader")
    assert "15 cards (10 common, 2 of them marked 3+ or 4, 3 of yours, 2 for the automa)" in shown
    assert "Slot marker 6 beside marker 5." in shown and "at the start 3 materials, 2 population and 1 prog" in shown
    assert "Visions of Shangri-la and Gates of Shangri-la" in shown and "3 exhaust tokens" in shown
    assert "Impending quests: Graal face up, on it the other 4" in shown
    assert "King Arthur's Court stays in the box" in shown


def test_the_checklist_knows_the_other_exceptions() -> None:
    assert "the 2 developments that are regions, shuffled" in laid(me="celts", it="atlanteans", way="guide")
    vikings = laid(me="qin", it="vikings", way="guide")
    assert re.search(r"Dynasty deck, from the bottom up: \w+.* face up, then 13 shuffled", vikings)
    assert "[ ] Qin: the name of a nation in play. Put it back" in vikings
    assert "Take 5 unrest of the Scythians from the box" in laid(me="celts", it="scythians")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_checklist_fits_the_screen(language: str) -> None:
    for place, opponent in enumerate(opponents()):
        for way in ("brain", "guide"):
            seats = [{"nation": NATIONS[(place + 3) % 16]}, {"kind": "automa", "nation": opponent}]
            config = {"mode": "physical", "way": way, "difficulty": LEVELS[place % 6], "seats": seats}
            config["trade_routes"] = bool(needing(seat["nation"] for seat in seats))
            lines = "\n".join(checklist_lines(config, language)).splitlines()
            assert max(map(len, lines)) <= 80 and "None" not in "".join(lines)


def test_the_checklist_is_shown_until_the_first_answer(tmp_path: Path) -> None:
    assert Played(tmp_path, SAT_DOWN).shown.count("[ ] Market, left to right") == 1
    assert "[ ] Market, left to right" in Played(tmp_path, ["1", "", ""]).shown
    assert "[ ] Market, left to right" not in Played(tmp_path, ["1"]).shown


# undo, quitting, continuing


def test_undo_goes_back_over_the_whole_turn_of_the_automa(tmp_path: Path) -> None:
    table, chance = physical("guide", 4), random.Random(4)
    while table.pending is not None and table.pending.about != "die":
        step(table, chance)
    before = len(table.journal)
    while table.pending is not None and table.pending.about != "your_solstice":
        step(table, chance)
    journal, told = table.journal, [event["text"] for event in table.events_since(0)]
    steps = len(journal) - before
    leaving(tmp_path, table, ["u"] * steps)
    assert table.pending is not None and table.pending.about == "die" and steps > 5
    leaving(tmp_path, table, ["r"] * (steps + 1))
    assert table.journal == journal and [event["text"] for event in table.events_since(0)] == told


def test_another_die_after_undo(tmp_path: Path) -> None:
    played = Played(tmp_path, [*SAT_DOWN, "", "5", "u", "6"])
    shown = played.shown
    assert shown.index("The die shows 5") < shown.index("Undone.") < shown.index("The die shows 6")


def test_quitting_keeps_the_game_exactly_there(tmp_path: Path) -> None:
    first = Played(tmp_path, [*SAT_DOWN, "", "1", "q"])
    assert first.shown.endswith("The game is kept; next time you can go on with it.\n")
    second = Played(tmp_path, ["1"])
    assert "Continue: Romans – Macedonians, at the table, round 1" in second.shown
    assert second.table.journal == first.table.journal
    assert first.table.pending is not None and second.table.pending is not None
    assert second.table.pending.prompt == first.table.pending.prompt
    assert "· The die shows 1" in second.shown, "the last events are told again"


def test_the_language_can_change_between_sittings(tmp_path: Path) -> None:
    Played(tmp_path, [*SAT_DOWN, "take 1 unrest", "q"])
    assert "Seu turno." in Played(tmp_path, ["1"], "pt").shown and "Tu turno." in Played(tmp_path, ["1"], "es").shown


# the end


@pytest.mark.parametrize(("more", "said"), [(1, "You win by 1: "), (0, "A tie at "), (-7, "The automa wins by 7: ")])
def test_the_result(tmp_path: Path, more: int, said: str) -> None:
    table, chance = physical("brain", 2), random.Random(2)
    while table.pending is not None and table.pending.about != "your_score":
        step(table, chance)
    probe = Table.load(table.save())
    probe.answer(["amount:0"])
    assert probe.result is not None
    its = probe.result["scores"][1]
    shown = sit(tmp_path, table, [str(its + more)])
    assert said in shown and f"Macedonians: {its} VP" in shown
    assert sum(int(n) for n in re.findall(r"^ {4}(?:[a-z ]+ )?(−?-?\d+)(?: for|:)", shown, re.M)) == its


def test_a_collapse_is_lost(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*SAT_DOWN, "collapse"]).shown
    assert "Collapse: the automa wins, whatever the points." in shown


# whatever happens to the process


def test_bytes_that_are_no_text_and_a_terminal_without_our_characters(tmp_path: Path) -> None:
    shown = run(tmp_path, b"1\n\xff\xfe\n\x00\n13\nq\n", PYTHONIOENCODING="ascii")
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"Goodbye." in shown.stdout


def test_a_folder_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    shown = run(tmp_path / "home", b"1\n\n\n\n\n\n\n")
    assert shown.returncode == 1 and shown.stderr == b"" and b"The folder of Solstice cannot be written" in shown.stdout


def run(home: Path, lines: bytes, **env: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "app", "--text", "--lang", "en"]
    environment = {**os.environ, "SOLSTICE_HOME": str(home), **env}
    return subprocess.run(command, cwd=ROOT, input=lines, env=environment, capture_output=True, timeout=60)


# a real terminal


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
@pytest.mark.parametrize(("language", "way"), [("en", "brain"), ("pt", "guide"), ("es", "brain")])
def test_in_a_real_terminal_of_eighty_columns(tmp_path: Path, language: str, way: str) -> None:
    """Two rounds by keyboard. Wrapped lines are joined again, so that one longer than the screen would show."""
    screen = Screen(tmp_path, language)
    try:
        # By number or Enter or the id of a card, which are the same in every language: the start menu, the first slot
        # of the market corrected, every command, and whatever the automa's turns ask.
        for line in ["1", "13", "2", "7", "1", {"brain": "1", "guide": "2"}[way], "", "7", "1", "1UNC3", "0"]:
            screen.type(line)
        for line in ["w", "a", "m", "t", "?", "", "6", "w"]:
            screen.type(line)
        for card in ("1REG4", "1CIV6", "1REG9", "1REG1", "1CIV3", "1UNC5", "1REG2", "1UNC8"):
            for line in ("", "1", card):
                screen.type(line)
        shown = screen.text()
        assert max(map(len, shown.splitlines())) <= 80 and shown.count("\n") > 100
        assert "Traceback" not in shown and library()["1UNC3"].name_in(language) in shown
    finally:
        screen.close()


class Screen:
    """The companion in tmux, with a server of its own."""

    def __init__(self, folder: Path, language: str) -> None:
        self.socket = str(folder / "tmux")
        env = {**os.environ, "SOLSTICE_HOME": str(folder / "home"), "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        command = f"cd {ROOT} && exec {sys.executable} -m app --text --lang {language}"
        self._tmux("-u", "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", command, env=env)
        self._tmux("set-option", "-g", "history-limit", "9000")
        self._wait(1)

    def _tmux(self, *args: str, env: dict[str, str] | None = None) -> str:
        command = ["tmux", "-S", self.socket, *args]
        return subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", timeout=20).stdout

    def text(self) -> str:
        return self._tmux("capture-pane", "-p", "-J", "-S", "-", "-t", "0")

    def type(self, line: str) -> None:
        """Waits until the companion asks again."""
        asked = self.text().count("\n> ")
        if line:
            self._tmux("send-keys", "-t", "0", "-l", line)
        self._tmux("send-keys", "-t", "0", "Enter")
        self._wait(asked + 1)

    def _wait(self, prompts: int) -> None:
        deadline = time.monotonic() + 10
        while self.text().count("\n> ") < prompts and time.monotonic() < deadline:
            time.sleep(0.02)

    def close(self) -> None:
        self._tmux("kill-server")


def test_the_checklist_is_for_exactly_this_game(tmp_path: Path) -> None:
    table = physical("guide", 3, variants=["fast", "precious_cards"], commons="legends")
    shown = sit(tmp_path, table, chance=random.Random(3))
    assert "Fast game: exile the top 10 cards of the main deck" in shown and "Precious cards: in cleanup" in shown
    assert "Legends" in shown.split("Fast game")[0]
