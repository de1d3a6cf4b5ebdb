"""The process is killed in the middle of an automa's turn: home offers to go on exactly there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from app.solstice import Solstice
from automa.records import Store
from tests.ui.driver import Ui

# Plays by touch and says after each tap what is on the screen.
PLAYER = """
import json, sys
import tests.ui.conftest
from tests.ui.driver import Ui
Ui.boot()
from app.solstice import Solstice
from automa.records import Store
from tests.ui.playing import Person
person = Person(Ui(Solstice(Store.open(sys.argv[1]), language="en")).start())
person.sit_down()
while True:
    person.answer()
    play = person.ui.app.play
    print(json.dumps([person.about, play.table.journal, play.table.pending.prompt]), flush=True)
"""


def play_until_killed(store: Path) -> tuple[str, list[list[str]], str]:
    """SIGKILL as soon as the second card of the automa's turn is on the screen."""
    with subprocess.Popen([sys.executable, "-c", PLAYER, str(store)], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        reveals = 0
        for line in child.stdout:
            about, journal, prompt = json.loads(line)
            reveals += about == "reveal"
            if reveals >= 2 and about.startswith("do_") and about != "do_clean_up":
                os.kill(child.pid, signal.SIGKILL)
                break
    assert child.returncode == -signal.SIGKILL, "the game ended before it could be killed"
    return about, journal, prompt


def test_killed_in_the_automas_turn_it_goes_on_at_the_same_step(window: None, tmp_path: Path) -> None:
    store = tmp_path / "solstice.db"
    about, journal, prompt = play_until_killed(store)
    ui = Ui(Solstice(Store.open(store), language="en")).start()
    try:
        assert ui.shows("the automa’s turn") and ui.shows("Card ")
        ui.tap("continue")
        play = ui.app.play
        assert play is not None and play.pending is not None
        # The child may have answered once more between its last line and its death, never less.
        assert play.table.journal[: len(journal)] == journal
        if len(play.table.journal) == len(journal):
            assert (play.pending.about, play.pending.prompt) == (about, prompt)
            assert ui.shows(prompt.split(".")[0])
    finally:
        ui.stop()
