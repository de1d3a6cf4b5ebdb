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
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from app.terminal.answering import Answers, NotPossible
from app.terminal.checklist import checklist_lines
from app.terminal.companion import Companion
from app.terminal.console import Leave
from app.terminal.digital import Digital
from app.terminal.find import best_matches
from app.terminal.folder import Folder
from app.terminal.text import Client
from app.terminal.why import Why
from automa.imperium.cards import library
from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import opponents
from automa.policies import policy
from automa.table import Decision, Option, Table
from automa.text import LANGUAGES

ROOT = Path(__file__).parents[2]
NATIONS = sorted(library().nations)
# The start menu up to the first question about the market: Romans B against Macedonians, Chieftain, Brain.
SAT_DOWN = ["1", "romans", "b", "macedonians", "chieftain", "brain", ""]
LAID_OUT = [*SAT_DOWN, "elders", "forest", "coinage", "river", "cape"]


class Person(Client):
    """Answers every question with something that is possible, after the lines that were given."""

    def __init__(self, *args: Any, chance: random.Random, **named: Any) -> None:
        super().__init__(*args, **named)
        self.chance = chance

    def read(self) -> str:
        """What is left of the lines first."""
        if self.sitting is None or self.sitting.answers is None:
            return super().read()
        if line := self.source.readline():
            return line.strip()
        return typed(self.sitting.answers, self.chance)


def typed(answers: Answers, chance: random.Random) -> str:
    decision = answers.decision
    options = [option for option in decision.options if option.id not in ("none", "collapse", "end")]
    if decision.about == "your_score":
        return str(chance.randint(0, 120))
    if decision.about in ("your_turn", "market_check", "your_solstice") and chance.random() < 0.8:
        return ""
    if decision.picks[1] > 1:
        return ", ".join(option.data["card"] for option in options if chance.random() < 0.1)
    picked = chance.choice(options) if options else decision.options[0]
    if picked in (answers.obvious, answers.none):
        return "" if picked is answers.obvious else "0"
    if answers.amount:
        return str(min(picked.data["number"], 5))
    if answers.long:
        return str(picked.data["card"])
    return str(next(number for number, choice in enumerate(answers.shown, 1) if picked in choice.options))


def step(table: Table, chance: random.Random) -> None:
    """One answer that is possible."""
    assert table.pending is not None
    answers = Answers(table.pending, "en", faces=True)
    ids = answers.meaning(typed(answers, chance))
    assert ids is not None
    table.answer(ids)


class Played:
    """What one run with these lines showed and left behind."""

    def __init__(self, folder: Path, lines: Iterable[str], language: str = "en", seed: int = 1) -> None:
        self.folder = folder
        self.out = io.StringIO()
        self.client = Client(keyboard(lines), self.out, language, folder, seed)
        assert self.client.run() == 0

    @property
    def shown(self) -> str:
        return self.out.getvalue()

    @property
    def table(self) -> Table:
        assert self.client.sitting is not None
        return self.client.sitting.table


def widest(shown: str) -> int:
    """Columns of the longest line. What was typed is not shown here, nor the end of its line."""
    return max(len(line.removeprefix("> ")) for line in shown.splitlines())


def keyboard(lines: Iterable[str]) -> io.StringIO:
    return io.StringIO("".join(f"{line}\n" for line in lines))


def physical(way: str = "brain", seed: int = 1, language: str = "en", **config: Any) -> Table:
    seats = [{"nation": "romans", "power": "B"}, {"kind": "automa", "nation": "macedonians"}]
    return Table.new({"mode": "physical", "way": way, "seats": seats, "seed": seed, "language": language, **config})


def sit(folder: Path, table: Table, lines: Iterable[str] = (), chance: random.Random | None = None) -> str:
    """The screen of the companion at this table."""
    out = io.StringIO()
    source = keyboard(["", *lines])
    named = {"language": table.language, "folder": folder, "seed": 1}
    client = Person(source, out, chance=chance, **named) if chance else Client(source, out, **named)
    client.sitting = Companion(client, Folder(folder), table, Folder(folder).fresh())
    client.sitting.run()
    return out.getvalue()


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
    assert not list(tmp_path.iterdir()), "a finished game leaves nothing to continue"


def test_a_whole_game_from_the_start_menu(tmp_path: Path) -> None:
    out = io.StringIO()
    person = Person(keyboard(LAID_OUT), out, "en", tmp_path, 3, chance=random.Random(3))
    assert person.run() == 0 and person.sitting is not None and person.sitting.table.result is not None
    assert "[ ] Slot markers 1–4 under the market cards" in out.getvalue()
    assert [path.name for path in tmp_path.iterdir()] == ["choices.json"]


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
    client.sitting = Digital(client, Folder(tmp_path), table, tmp_path / "text-game.save")
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
    assert (tmp_path / "choices.json").read_text(encoding="utf-8").startswith("{")


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
            lines = "\n".join(checklist_lines(config, language)).splitlines()
            assert max(map(len, lines)) <= 80 and "None" not in "".join(lines)


def test_the_checklist_is_shown_until_the_first_answer(tmp_path: Path) -> None:
    assert Played(tmp_path, SAT_DOWN).shown.count("[ ] Market, left to right") == 1
    assert "[ ] Market, left to right" in Played(tmp_path, ["1", "", "elders"]).shown
    assert "[ ] Market, left to right" not in Played(tmp_path, ["1"]).shown


# answering


def test_cards_are_found_by_part_of_a_name_and_by_icons(tmp_path: Path) -> None:
    played = Played(tmp_path, [*SAT_DOWN, "elder", "river reg", "1", "CÍVIL", "u"])
    assert "· New card in slot 1: Elders." in played.shown
    assert "   1 River: region, pinned, production, river\n" in played.shown
    assert "· New card in slot 2: River." in played.shown
    assert re.search(r" {3}1 \w+.*: civilised", played.shown)
    assert played.table.journal == [["card:1UNC3"]], "the search was no answer, and the river was undone"


def test_everything_is_listed_when_asked(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*SAT_DOWN, "*"]).shown
    assert re.search(r"^… and \d+ more\. Type more of the name\.$", shown, re.M)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("elders", "That is not possible: Elders lies in slot 1 of the market."),
        ("julius", "That is not possible: Julius Caesar cannot be there."),
        ("1ROM99", "That is not possible: nothing here is called “1ROM99” or shows such icons."),
        ("xyzzy", "That is not possible: nothing here is called “xyzzy” or shows such icons."),
        ("7", "That is not possible: There is no option 7."),
        ("-1", "That is not possible: There is no option -1."),
        ("1 2 3", "That is not possible: There is no option 1."),
        ("9" * 5000, "That is not possible: nothing here is called “999"),
        ("c " + "9" * 5000, "No card is called"),
        ("c", "Which card?"),
        ("w", "The app follows the market"),
    ],
)
def test_a_card_that_cannot_be_there_is_refused_with_the_reason(tmp_path: Path, line: str, said: str) -> None:
    played = Played(tmp_path, [*SAT_DOWN, "elders", line])
    assert said in " ".join(played.shown.split())
    assert played.table.journal == [["card:1UNC3"]], "asked again, nothing answered"


@pytest.mark.parametrize(
    ("line", "said"),
    [("9", "A die shows 1 to 6."), ("0", "A die shows 1 to 6."), ("six", "Not understood.")],
)
def test_a_die_has_six_sides(tmp_path: Path, line: str, said: str) -> None:
    played = Played(tmp_path, [*LAID_OUT, "", line])
    assert said in played.shown.rpartition("roll the die")[2]
    assert played.table.pending is not None and played.table.pending.about == "die"


def test_a_market_has_five_slots_and_the_person_corrects_them(tmp_path: Path) -> None:
    played = Played(tmp_path, [*LAID_OUT, "correct the market", "7", "2", "oasis", "-3", "99", "x", "2"])
    assert "The market has 5 slots." in played.shown
    assert played.shown.count("That is not possible: the answer is a number from 0 to 60.") == 3
    assert played.table.view(0)["market"][1]["tokens"] == {"progress": 2}


def test_the_civilised_cards_start_with_progress(tmp_path: Path) -> None:
    tokens = [slot["tokens"] for slot in Played(tmp_path, LAID_OUT).table.view(0)["market"]]
    assert tokens == [{}, {}, {"progress": 1}, {}, {}]


def test_copies_of_a_card_are_one_line() -> None:
    options = [Option(f"card:{card}", card=card) for card in ("1UNR1", "1UNR2", "1REG4", "1UNR3")]
    decision = Decision(0, "observe", "exiled", options, least=0, most=4)
    decision.spoken_by(lambda _, option: library()[option.data["card"]].name if option else "")
    answers = Answers(decision, "en", faces=True)
    assert answers.lines()[0] == ("1", "Unrest: unrest · −2 VP (×3)")
    assert answers.meaning("1 2 1") == ["card:1UNR1", "card:1REG4", "card:1UNR2"]
    with pytest.raises(NotPossible, match="chosen twice"):
        answers.meaning("2 2")


def test_yes_and_no_in_every_language() -> None:
    for language, yes, no in (("en", "y", "no"), ("pt", "s", "Não"), ("es", "sí", "n")):
        answers = Answers(Decision(0, "observe", "human_has", [Option("yes"), Option("no")]), language)
        assert answers.meaning(yes) == ["yes"] and answers.meaning(no) == ["no"] and answers.meaning("2") == ["no"]


def test_several_cards_are_separated_by_commas() -> None:
    cards = ["1REG4", "1REG6", "1UNC3"]
    options = [Option(f"card:{card}", card=card, lying=card == "1REG6") for card in cards]
    answers = Answers(Decision(0, "observe", "exiled", options, least=0, most=3), "en", faces=True)
    assert answers.meaning("") == ["card:1REG6"], "Enter: what is known"
    assert answers.meaning("0") == [] and answers.meaning("1 3") == ["card:1REG4", "card:1UNC3"]
    assert answers.meaning("elders, 1reg4") == ["card:1UNC3", "card:1REG4"]


def test_names_are_found_without_accents_and_in_any_language() -> None:
    names = [["Glory", "Glória", "Gloria"], ["Elders", "Anciões"], ["City"], ["City Guard"]]
    assert best_matches("anciões", names) == best_matches("ANCIO", names) == [1]
    assert best_matches("gloria", names) == [0] and best_matches("city", names) == [2]
    assert best_matches("cit", names) == [2, 3] and best_matches("", names) == []


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


def leaving(folder: Path, table: Table, lines: Iterable[str]) -> str:
    """Sit down in the middle of a game, type these lines and leave."""
    out = io.StringIO()
    client = Client(keyboard(lines), out, "en", folder)
    client.sitting = Companion(client, Folder(folder), table, folder / "text-game.save")
    with pytest.raises(Leave):
        client.sitting.run()
    return out.getvalue()


def test_another_die_after_undo(tmp_path: Path) -> None:
    played = Played(tmp_path, [*LAID_OUT, "", "5", "u", "6"])
    shown = played.shown
    assert shown.index("The die shows 5") < shown.index("Undone.") < shown.index("The die shows 6")


def test_quitting_keeps_the_game_exactly_there(tmp_path: Path) -> None:
    first = Played(tmp_path, [*LAID_OUT, "", "1", "q"])
    assert first.shown.endswith("The game is kept; next time you can go on with it.\n")
    second = Played(tmp_path, ["1"])
    assert "Continue: Romans – Macedonians, at the table, round 1" in second.shown
    assert second.table.journal == first.table.journal
    assert first.table.pending is not None and second.table.pending is not None
    assert second.table.pending.prompt == first.table.pending.prompt
    assert "· The die shows 1" in second.shown, "the last events are told again"


def test_the_language_can_change_between_sittings(tmp_path: Path) -> None:
    Played(tmp_path, [*LAID_OUT, "q"])
    assert "Seu turno." in Played(tmp_path, ["1"], "pt").shown and "Tu turno." in Played(tmp_path, ["1"], "es").shown


# commands


def test_every_command_answers_at_every_kind_of_question(tmp_path: Path) -> None:
    commands = ["?", "w", "why", "a", "m", "t", "o", "l", "c elders", "r"]
    table, chance = physical("guide", 6), random.Random(6)
    step(table, chance)  # the checklist would want an Enter
    seen: set[str] = set()
    while table.pending is not None and len(table.journal) < 150:
        if table.pending.about not in seen:
            seen.add(table.pending.about)
            shown = leaving(tmp_path, table, commands)
            assert widest(shown) <= 80 and shown.count("Macedonians · barbarian side") == 2
        step(table, chance)
        if table.view(0)["seats"][1]["state"] == "empire":
            break
    assert len(seen) >= 10


def test_why_shows_the_row_and_the_candidates_with_the_tie_break() -> None:
    table, chance = physical("brain", 1), random.Random(1)
    while "slot    card" not in (shown := why(table)):
        step(table, chance)
    assert re.search(r"^ {3}1 Unrest +does not fit$", shown, re.M)
    assert re.search(r"^ +\d+ .* fits: this row$", shown, re.M)
    assert re.search(r"^ {4}\d +\S.* +[−\d]+ +[–\d]+ ←$", shown, re.M)
    assert re.search(r"^The Macedonians choose .*: (no other|most points|tie at)", shown, re.M)


def why(table: Table) -> str:
    return "\n".join(Why(table, "en").lines())


def test_why_says_which_rows_were_impossible() -> None:
    """The first game in which a row fits a card and cannot be done."""
    for seed in range(60):
        seats = [{"nation": "romans"}, {"kind": "automa", "nation": opponents()[seed % 16]}]
        table, chance = physical("brain", seed, seats=seats), random.Random(seed)
        while table.pending is not None and len(table.journal) < 100:
            if "fits, but nothing in it is possible" in (shown := why(table)):
                assert re.search("nothing in it is possible\n(.*\n)*? .*fits: this row", shown)
                return
            step(table, chance)
    raise AssertionError("no row was passed over in sixty games")


def test_why_between_turns_goes_through_the_last_turn(tmp_path: Path) -> None:
    table, chance = physical("brain", 5), random.Random(5)
    assert why(table).startswith("The app follows the market")
    while table.pending is not None and table.pending.about != "your_solstice":
        step(table, chance)
    shown = why(table)
    assert shown.startswith("Only you have a solstice.") and shown.count(" reveal ") >= 3
    assert shown.count("fits: this row") >= 3


def test_the_automa_at_a_glance_and_its_table(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*LAID_OUT, "a", "t", "m"]).shown
    assert "Macedonians     barbarian · Chieftain · Brain" in shown
    assert "Slots           1 face down · 2 face down · 3 face down · 4 face down" in shown
    assert re.search(r"^Piles +deck \d+ · discard 0 · history 0 · dynasty \d+$", shown, re.M)
    assert "Macedonians · barbarian side" in shown and "  Any other card" in shown
    assert re.search(r"^Slot 3 +Coinage: civilised · 2 VP · 1 progress · 1 unrest$", shown, re.M)


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
    shown = Played(tmp_path, [*LAID_OUT, "collapse"]).shown
    assert "Collapse: the automa wins, whatever the points." in shown


# whatever happens to the process


def test_bytes_that_are_no_text_and_a_terminal_without_our_characters(tmp_path: Path) -> None:
    shown = run(tmp_path, b"1\n\xff\xfe\n\x00\n13\nq\n", PYTHONIOENCODING="ascii")
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"Goodbye." in shown.stdout


def test_a_folder_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    shown = run(tmp_path / "home", b"1\n\n\n\n\n\n\n")
    assert shown.returncode == 1 and shown.stderr == b"" and b"Could not save: " in shown.stdout


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
        # The start menu and the market by number or Enter, which is the same in every language.
        for line in ["1", "13", "2", "7", "1", {"brain": "1", "guide": "2"}[way], ""]:
            screen.type(line)
        for card in ("1UNC3", "1REG4", "1CIV6", "1REG9", "1REG1"):
            screen.type(card)
        for line in ["w", "a", "m", "t", "?", "", "6", *["1", ""] * 12]:
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
