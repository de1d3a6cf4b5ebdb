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

from app.__main__ import main
from app.find import find_cards
from app.terminal import demo
from app.terminal.sitting import Sitting
from app.terminal.text import Client
from automa.imperium.cards import library
from automa.policies import policy
from automa.records import Store, data_folder
from automa.table import Decision, Table
from automa.text import LANGUAGES, spoken

ROOT = Path(__file__).parents[2]
NATIONS = [nation.id for nation in library().nations.values() if nation.playable]
ROMANS = str(NATIONS.index("romans") + 1)
TRAINING = ["3", ROMANS, "2", "1"]
AGAINST = ["3", ROMANS, "1", "3"]


class Played:
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
        """The game that was played last, from the store."""
        with Store.open(self.folder) as store:
            return store.resume(store.in_progress()[0].id)[1]


def keyboard(lines: Iterable[str]) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


class Robot(Client):
    """Types the answers that the simple policy would give."""

    def read(self) -> str:
        if self.sitting is None or self.sitting.answers is None:
            return super().read()
        table, answers = self.sitting.table, self.sitting.answers
        decision = answers.decision
        chosen = [decision.option(name) for name in policy("simple")(decision, table.view)]
        if answers.amount:
            return str(chosen[0].data["number"]) if chosen[0] else ""
        places = [next(n for n, choice in enumerate(answers.choices, 1) if one in choice.options) for one in chosen]
        if answers.long:
            answers.meaning("*")
        return " ".join(map(str, places))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_keyboard(tmp_path: Path, language: str) -> None:
    played = Played(tmp_path, TRAINING, language, kind=Robot)
    assert re.search(r"^(Romans|Romanos): \d+ (VP|PV)$", played.shown, re.M)
    assert max(map(len, played.shown.splitlines())) <= 80
    with Store.open(tmp_path) as store:
        assert not store.in_progress(), "a finished game leaves nothing to continue"
        (record,) = store.finished()
        assert (record.mode, record.nation) == ("training", "romans") and store.game(record.id).table().result


def test_a_game_against_an_opponent_hides_the_opponents_cards(tmp_path: Path) -> None:
    played = Played(tmp_path, AGAINST, kind=Robot)
    shown = played.shown
    assert re.search(r"^· The \w+ draw \d cards\.$", shown, re.M)
    assert "The Romans win" in shown or " win." in shown or "share" in shown or "Collapse" in shown
    drawn = re.findall(r"^· The (\w+) draw ([^0-9].*)$", shown, re.M)
    assert {nation for nation, _ in drawn} == {"Romans"}


def test_the_language_is_chosen_first(tmp_path: Path) -> None:
    shown = Played(tmp_path, ["7", "2", "q"], language=None).shown
    assert "2 Português (Brasil)" in shown and "O que vai ser?" in shown and shown.endswith("Até logo.\n")


def test_the_end_of_input_keeps_the_game_and_the_next_start_offers_it(tmp_path: Path) -> None:
    first = Played(tmp_path, [*TRAINING, "1"])
    assert first.shown.endswith("The game is kept; next time you can go on with it.\n")
    journal = first.table.journal
    assert len(journal) == 1
    second = Played(tmp_path, ["1"])
    assert "1 Continue: Romans, on this screen, round 1" in second.shown
    assert second.table.journal == journal
    third = Played(tmp_path, ["4", *TRAINING[1:]])
    assert "Your nation:" in third.shown and third.table.journal == []
    with Store.open(tmp_path) as store:
        assert [row.decisions for row in store.in_progress()] == [0, 1], "another game takes nothing away"
    fourth = Played(tmp_path, ["q"])
    assert fourth.shown.count("Continue: Romans") == 3  # two games, and the default


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
    assert "The game is kept" in out.getvalue()
    with Store.open(tmp_path) as store:
        assert len(store.in_progress()) == 1


def test_every_answer_is_on_disk_before_the_next_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    show, seen = Sitting.show, []

    def watched(sitting: Sitting, decision: Decision) -> None:
        with Store.open(sitting.store.path) as other:
            assert sitting.game is not None
            assert other.resume(sitting.game.id)[1].journal == sitting.table.journal
        seen.append(decision)
        if len(seen) > 12:
            raise KeyboardInterrupt
        show(sitting, decision)

    monkeypatch.setattr(Sitting, "show", watched)
    Played(tmp_path, AGAINST, kind=Robot)
    assert len(seen) > 12


def test_a_game_of_an_earlier_version_is_offered_and_a_damaged_one_put_aside(tmp_path: Path) -> None:
    table = Table.new({"mode": "training", "seats": [{"nation": "celts"}]})
    (tmp_path / "text-game.save").write_bytes(table.save())
    (tmp_path / "text-game-2.save").write_bytes(b"damaged")
    shown = " ".join(Played(tmp_path, ["1"]).shown.split())
    assert "could not be read (not a save: its first line is damaged)" in shown
    assert (tmp_path / "text-game-2.damaged").read_bytes() == b"damaged"
    assert "1 Continue: Celts, on this screen, round 1" in shown and "── Round 1 · Celts" in shown


def test_a_game_that_cannot_be_gone_on_with_is_told_and_set_aside(tmp_path: Path) -> None:
    Played(tmp_path, [*TRAINING, "1"])
    with Store.open(tmp_path) as store, store.database.writing() as connection:
        connection.execute("UPDATE answer SET options = '[\"nothing\"]'")
    shown = " ".join(Played(tmp_path, ["1", "q"]).shown.split())
    assert "The game cannot be read" in shown and shown.count("Continue: Romans") == 2  # in the list, and the default
    with Store.open(tmp_path) as store:
        assert len(store.damaged()) == 1


def test_the_last_choices_are_the_next_ones(tmp_path: Path) -> None:
    Played(tmp_path, ["2", "celts", "a", "romans", "overlord", "q"])
    with Store.open(tmp_path) as store:
        store.abandon(store.in_progress()[0].id)
    assert "Enter: Celts" in (shown := Played(tmp_path, ["2", "", "", "", ""]).shown) and "Enter: Overlord" in shown
    with Store.open(tmp_path) as store:
        assert store.in_progress()[0].headline["nations"] == ["celts", "romans"]
        store.set_setting("choices", {"solo": 3})
        store.abandon(store.in_progress()[0].id)
    assert "Enter: Romans" in Played(tmp_path, ["2", "q"]).shown


def test_undo_and_redo(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*TRAINING, "u", "r", "1", "u", "u", "r", "r"]).shown
    assert shown.count("There is nothing to undo.") == 2 and shown.count("There is nothing to redo.") == 2
    assert len(Played(tmp_path, ["1"]).table.journal) == 1


def test_undo_goes_back_over_the_opponents_turn(tmp_path: Path) -> None:
    """Ending the turn lets the opponent play; undo asks us again what the market token lies on."""
    played = Played(tmp_path, [*AGAINST, end_of(tmp_path), "1", "", "u"])
    assert played.table.pending is not None and played.table.pending.about == "cleanup_discard"
    assert played.table.pending.seat == 0 and played.table.can_redo


def end_of(folder: Path) -> str:
    """The number of "end the turn" does not depend on the cards: it is the last option, so read it off the screen."""
    shown = Played(folder / "probe", AGAINST).shown
    return max(re.findall(r"^ +(\d+) End the turn$", shown, re.M), key=int)


def test_help_table_log_and_cards(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*TRAINING, "?", "t", "l", "c glory", "c 1rom16", "c", "c nothing like it", "c 1"]).shown
    assert shown.count("u undo · r redo") == 2 and shown.count("── Round 1 · Romans") == 2
    assert shown.count("· Round 1.") == 2
    assert "Abandon 3 regions to look" in shown and "pay 3 materials to acquire" in shown
    assert "Which card?" in shown and "No card is called “nothing like it”." in shown


def test_answers_that_do_not_fit(tmp_path: Path) -> None:
    played = Played(tmp_path, [*TRAINING, "99", "1 2", "0", "xyz", "", "1 1"])
    shown = played.shown
    assert "That is not possible: There is no option 99." in shown and "the answer is one number." in shown
    assert "Not understood. Type ? for help." in shown
    assert played.table.journal == []


def test_a_choice_at_the_start_that_does_not_exist(tmp_path: Path) -> None:
    assert "There is no option 44." in Played(tmp_path, ["44", "q"]).shown


def test_saving_where_the_player_wants(tmp_path: Path) -> None:
    file = tmp_path / "mine.save"
    shown = Played(tmp_path / "home", [*TRAINING, f"s {file}", "s /nowhere/x.save"]).shown
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


# without a display, and without a terminal


@pytest.mark.parametrize("language", ["pt", "es"])
def test_the_demonstration_in_other_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.run(language) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80 and len(shown.splitlines()) > 200


def test_without_a_terminal_there_is_a_demonstration(tmp_path: Path) -> None:
    shown = run("--lang", "en", stdin=subprocess.DEVNULL)
    why, what, *_ = shown.stdout.splitlines()
    assert shown.returncode == 0 and shown.stderr == ""
    assert why == "There is no display here, so Solstice plays in the terminal."
    assert what.startswith("No terminal here") and "Final score: Romans " in shown.stdout


def test_kivy_is_not_loaded_before_a_window_is_known_to_open() -> None:
    code = "import sys, app.__main__, app.opening; sys.exit(any(name.startswith('kivy') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_damaged_screens_leave_the_terminal(tmp_path: Path) -> None:
    """A package that is there but can't be loaded: one line says so, and the companion starts."""
    (tmp_path / "kivymd").mkdir()
    (tmp_path / "kivymd" / "__init__.py").write_text("import nothing_of_that_name\n")
    shown = run(
        "--lang", "pt", stdin=subprocess.DEVNULL,
        env={"SDL_VIDEODRIVER": "offscreen", "SOLSTICE_HOME": str(tmp_path), "PYTHONPATH": str(tmp_path)},
    )  # fmt: skip
    why, what, *_ = shown.stdout.splitlines()
    assert why.startswith("Os pacotes das telas") and what.startswith("Não há terminal"), shown.stderr


def test_the_client_can_be_asked_for_without_a_terminal(tmp_path: Path) -> None:
    shown = run("--text", "--lang", "es", input="q\n", env={"SOLSTICE_HOME": str(tmp_path)})
    assert shown.returncode == 0 and shown.stderr == "" and "Hasta luego." in shown.stdout


def test_an_unknown_language() -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "de"])


def run(*argv: str, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "app", *argv]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 120, "env": {}, **options}
    return subprocess.run(command, cwd=ROOT, text=True, encoding="utf-8", **options)


# the words


@pytest.mark.parametrize("file", ["client.ftl", "companion.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_every_language_with_the_same_parts(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


def messages(language: str, file: str) -> dict[str, set[str]]:
    text = (ROOT / "data" / "text" / language / file).read_text(encoding="utf-8")
    parts: dict[str, set[str]] = {}
    for line in text.splitlines():
        if found := re.match(r"([a-z][a-z0-9-]*) =", line):
            parts[found[1]] = set()
        if parts and not line.startswith("#"):
            parts[list(parts)[-1]] |= set(re.findall(r"\$(\w+)", line))
    assert all(spoken(language).has(name) for name in parts)
    return parts
