"""The text client by its keyboard and screen: lines in, lines out, no terminal needed."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from app import demo
from app.__main__ import main
from app.text import Client, data_folder, find_cards
from automa.imperium.cards import library
from automa.policies import policy
from automa.table import Decision, Table
from automa.text import LANGUAGES, bundle

ROOT = Path(__file__).parents[2]
NATIONS = [nation.id for nation in library().nations.values() if nation.playable]
ROMANS = str(NATIONS.index("romans") + 1)
TRAINING = [ROMANS, "2", "1"]
AGAINST = [ROMANS, "1", "3"]


class Sitting:
    """What one run of the client with these lines showed and left behind."""

    def __init__(self, folder: Path, lines: Iterable[str], language: str | None = "en", **kind: type[Client]) -> None:
        self.folder = folder
        self.out = io.StringIO()
        self.client = kind.get("kind", Client)(keyboard(lines), self.out, language, folder, seed=1)
        assert self.client.run() == 0

    @property
    def shown(self) -> str:
        return self.out.getvalue()

    @property
    def table(self) -> Table:
        return Table.load((self.folder / "text-game.save").read_bytes())


def keyboard(lines: Iterable[str]) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


class Robot(Client):
    """Types the answers that the simple policy would give."""

    current: tuple[Table, Decision] | None = None

    def ask(self, table: Table, decision: Decision) -> None:
        self.current = (table, decision)
        super().ask(table, decision)

    def read(self) -> str:
        if self.current is None:
            return super().read()
        table, decision = self.current
        ids = [option.id for option in decision.options]
        return " ".join(str(ids.index(answer) + 1) for answer in policy("simple")(decision, table.view))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_keyboard(tmp_path: Path, language: str) -> None:
    sitting = Sitting(tmp_path, TRAINING, language, kind=Robot)
    assert re.search(r"^(Romans|Romanos): \d+ (VP|PV)$", sitting.shown, re.M)
    assert max(map(len, sitting.shown.splitlines())) <= 80
    assert not list(tmp_path.iterdir()), "a finished game leaves nothing to continue"


def test_a_game_against_an_opponent_hides_the_opponents_cards(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, AGAINST, kind=Robot)
    shown = sitting.shown
    assert re.search(r"^· The \w+ draw \d cards\.$", shown, re.M)
    assert "The Romans win" in shown or " win." in shown or "share" in shown or "Collapse" in shown
    drawn = re.findall(r"^· The (\w+) draw ([^0-9].*)$", shown, re.M)
    assert {nation for nation, _ in drawn} == {"Romans"}


def test_the_language_is_chosen_first(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, ["7", "2", "q"], language=None).shown
    assert "2 Português (Brasil)" in shown and "Sua nação:" in shown and shown.endswith("Até logo.\n")


def test_the_end_of_input_keeps_the_game_and_the_next_start_offers_it(tmp_path: Path) -> None:
    first = Sitting(tmp_path, [*TRAINING, "1"])
    assert first.shown.endswith("The game is kept; next time you can go on with it.\n")
    journal = first.table.journal
    assert len(journal) == 1
    second = Sitting(tmp_path, ["1"])
    assert "unfinished game (Romans, round 1)" in second.shown
    assert second.table.journal == journal
    third = Sitting(tmp_path, ["2", *TRAINING])
    assert "Your nation:" in third.shown and third.table.journal == []


def test_every_new_game_is_another_one(tmp_path: Path) -> None:
    assert Client(keyboard([]), io.StringIO()).seed != Client(keyboard([]), io.StringIO()).seed


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    out = io.StringIO()
    assert Client(Interrupted("".join(f"{line}\n" for line in TRAINING)), out, "en", tmp_path).run() == 0
    assert "The game is kept" in out.getvalue() and (tmp_path / "text-game.save").exists()


def test_every_answer_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    class Watched(Robot):
        def show(self, table: Table) -> None:
            assert Table.load(self.autosave.read_bytes()).journal == table.journal
            if len(table.journal) > 12:
                raise KeyboardInterrupt
            super().show(table)

    Sitting(tmp_path, AGAINST, kind=Watched)


def test_a_damaged_game_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "text-game.save").write_bytes(b"damaged")
    shown = " ".join(Sitting(tmp_path, TRAINING).shown.split())
    assert "could not be read (not a save: its first line is damaged)" in shown
    assert (tmp_path / "text-game.damaged").read_bytes() == b"damaged"


def test_undo_and_redo(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, [*TRAINING, "u", "r", "1", "u", "u", "r", "r"]).shown
    assert shown.count("There is nothing to undo.") == 2 and shown.count("There is nothing to redo.") == 2
    assert len(Sitting(tmp_path, ["1"]).table.journal) == 1


def test_undo_goes_back_over_the_opponents_turn(tmp_path: Path) -> None:
    """Ending the turn lets the opponent play; undo asks us again what the market token lies on."""
    sitting = Sitting(tmp_path, [*AGAINST, end_of(tmp_path), "1", "", "u"])
    assert sitting.table.pending is not None and sitting.table.pending.about == "cleanup_discard"
    assert sitting.table.pending.seat == 0 and sitting.table.can_redo


def end_of(folder: Path) -> str:
    """The number of "end the turn" does not depend on the cards: it is the last option, so read it off the screen."""
    shown = Sitting(folder / "probe", AGAINST).shown
    return max(re.findall(r"^ +(\d+) End the turn$", shown, re.M), key=int)


def test_help_table_log_and_cards(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, [*TRAINING, "?", "t", "l", "c glory", "c 1rom16", "c", "c nothing like it", "c 1"]).shown
    assert shown.count("u undo · r redo") == 2 and shown.count("── Round 1 · Romans") == 2
    assert shown.count("· Round 1.") == 2
    assert "Abandon 3 regions to look" in shown and "pay 3 materials to acquire" in shown
    assert "Which card?" in shown and "No card is called “nothing like it”." in shown


def test_answers_that_do_not_fit(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, [*TRAINING, "99", "1 2", "0", "xyz", "", "1 1"])
    assert "There is no option 99." in sitting.shown and "[one number]" in sitting.shown
    assert "Not understood. Type ? for help." in sitting.shown
    assert sitting.table.journal == []


def test_a_choice_at_the_start_that_does_not_exist(tmp_path: Path) -> None:
    assert "There is no option 44." in Sitting(tmp_path, ["44", "q"]).shown


def test_saving_where_the_player_wants(tmp_path: Path) -> None:
    file = tmp_path / "mine.save"
    shown = Sitting(tmp_path / "home", [*TRAINING, f"s {file}", "s /nowhere/x.save"]).shown
    assert "Saved as" in shown and "Could not save: No such file or directory." in " ".join(shown.split())
    assert Table.load(file.read_bytes()).pending is not None


def test_finding_cards_by_name() -> None:
    assert find_cards("1rom14", "en") == ["1ROM14"]
    assert [library()[card].name for card in find_cards("glory", "en")] == ["Glory"]
    assert library()[find_cards("glória", "pt")[0]].name == "Glory"
    assert len(find_cards("a", "en")) == 3 and find_cards("", "en") == []


def test_where_the_data_of_a_user_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOLSTICE_HOME", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("SOLSTICE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == tmp_path / "solstice"


# without a terminal


@pytest.mark.parametrize("language", ["pt", "es"])
def test_the_demonstration_in_other_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.run(language) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80 and len(shown.splitlines()) > 200


def test_without_a_terminal_there_is_a_demonstration(tmp_path: Path) -> None:
    shown = run(stdin=subprocess.DEVNULL)
    assert shown.returncode == 0 and shown.stderr == ""
    assert shown.stdout.startswith("No terminal here") and "Final score: Romans " in shown.stdout


def test_the_client_can_be_asked_for_without_a_terminal(tmp_path: Path) -> None:
    shown = run("--text", "--lang", "es", input="q\n", env={"SOLSTICE_HOME": str(tmp_path)})
    assert shown.returncode == 0 and shown.stderr == "" and "Hasta luego." in shown.stdout


def test_an_unknown_language() -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "de"])


def run(*argv: str, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "app", *argv]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 120, **options}
    return subprocess.run(command, cwd=ROOT, text=True, encoding="utf-8", **options)


# the words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_every_language_with_the_same_parts(language: str) -> None:
    assert messages(language) == messages("en")


def messages(language: str) -> dict[str, set[str]]:
    text = (ROOT / "data" / "text" / language / "client.ftl").read_text(encoding="utf-8")
    parts: dict[str, set[str]] = {}
    for line in text.splitlines():
        if found := re.match(r"([a-z][a-z0-9-]*) =", line):
            parts[found[1]] = set()
        if parts and not line.startswith("#"):
            parts[list(parts)[-1]] |= set(re.findall(r"\$(\w+)", line))
    assert all(bundle(language).has_message(name) for name in parts)
    return parts
