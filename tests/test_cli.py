"""`python -m automa …`: what each command prints, and that bad input gets one line and a status."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from automa.cli import bench, dominion, lab_nations, lab_solo, main
from automa.cli.face import face
from automa.imperium.cards import DATA, library
from automa.imperium.check import HAPPENINGS, OPERATIONS, STANDING, Report, check
from automa.imperium.difficulty import LEVELS
from automa.imperium.opponent.tables import PROVENANCES, opponent_table, opponents
from automa.text import LANGUAGES

ROOT = Path(__file__).parents[1]
TRAINING = {"mode": "training", "seats": [{"nation": "romans", "power": "B"}]}
PAIR = {"seats": [{"kind": "human", "nation": "romans"}, {"kind": "policy", "nation": "celts", "power": "B"}]}


class Shell:
    """Runs a command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys = capsys
        self.folder = folder

    def __call__(self, *argv: str, status: int = 0) -> str:
        assert main(argv) == status, self.capsys.readouterr()
        shown = self.capsys.readouterr()
        assert shown.err == ""
        return shown.out

    def json(self, *argv: str, status: int = 0) -> Any:
        return json.loads(self(*argv, "--json", status=status))

    def refused(self, *argv: str, status: int = 2) -> str:
        """One line on stderr, nothing on stdout."""
        assert main(argv) == status
        shown = self.capsys.readouterr()
        assert shown.out == "" and shown.err.count("\n") == 1 and shown.err.startswith("automa: ")
        return shown.err

    def file(self, name: str, content: object) -> str:
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(path)


@pytest.fixture
def automa(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    return Shell(capsys, tmp_path)


# cards, card


def test_cards_lists_every_face_with_its_facts(automa: Shell) -> None:
    cards = automa.json("cards")["cards"]
    assert {card["id"] for card in cards} == set(library().cards) - {"UNR"}
    keys = {"id", "name", "nation", "suits", "types", "state", "header", "start", "cost", "points", "text"}
    assert all(keys <= set(card) for card in cards)
    by_id = {card["id"]: card for card in cards}
    assert by_id["1ROM3"]["cost"] == {"materials": 4, "population": 1}
    assert (by_id["1ROM3"]["points"], by_id["1ROM3"]["points_kind"]) == (3, "fixed")
    assert (by_id["1ROM8"]["points"], by_id["1ROM8"]["points_kind"]) == (None, "variable")
    assert (by_id["1FAM1"]["points"], by_id["1FAM1"]["points_kind"]) == (None, "conditional")
    assert (by_id["1UNR1"]["points"], by_id["1UNR1"]["points_kind"]) == (-2, "negative")
    assert (by_id["1ROM16"]["points"], by_id["1ROM16"]["points_kind"]) == (0, "none")
    assert by_id["1REG6"]["types"] == ["production", "production", "fertile"]
    assert by_id["1ROM21"] | {"text": ""} == by_id["1ROM21"] | {
        "nation": "romans", "state": ["barbarian"], "header": "attack", "start": "deck", "cost": None, "text": "",
    }  # fmt: skip
    assert by_id["1REG4"]["nation"] == "common" and by_id["1REG4"]["start"] is None
    assert by_id["1ROM10"]["text"].startswith("Solstice: ")
    assert "\n" in by_id["1ROM5"]["text"]


def test_cards_of_a_nation_or_a_set(automa: Shell) -> None:
    romans = automa.json("cards", "--nation", "romans")["cards"]
    assert len(romans) == 24 and {card["nation"] for card in romans} == {"romans"}
    commons = automa.json("cards", "--set", "classics", "--lang", "pt")["cards"]
    assert {card["nation"] for card in commons} == {"common"}
    assert {"1FAM3", "1FAM3X"} <= {card["id"] for card in commons}
    assert automa("cards", "--nation", "Vikings").endswith("\n27 cards\n")


def test_a_card_in_each_language(automa: Shell) -> None:
    assert "Glory" in automa("card", "1ROM14") and "1ROM14" in automa("card", "1rom14")
    assert "Glória" in automa("card", "1ROM14", "--lang", "pt")
    assert automa.json("card", "1ROM14", "--lang", "es")["name"] == "Gloria"
    assert automa.json("card", "UNR")["points"] == -2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_readable_in_eighty_columns(language: str) -> None:
    for card in library().cards.values():
        assert max(map(len, face(card, language).splitlines())) <= 80, card.id


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["card", "9XYZ1"], "unknown card '9XYZ1'"),
        (["cards", "--nation", "klingons"], "unknown nation 'klingons'; known: "),
        (["cards", "--set", "expanse"], "unknown set 'expanse'; known: all, classics"),
        (["cards", "--lang", "de"], "argument --lang/--language: invalid choice: 'de'"),
        (["card"], "required: ID"),
        ([], "required: command"),
        (["dance"], "invalid choice: 'dance'"),
        (["table", "klingons"], "unknown nation 'klingons'"),
        (["table", "romans", "--side", "left"], "argument --side: invalid choice: 'left'"),
        (["table", "romans", "--side", "single"], "romans have no side 'single'; they have: barbarian, empire"),
        (["table", "vikings", "--side", "empire"], "vikings have no side 'empire'; they have: single"),
        (["play"], "required: --config"),
        (["play", "--config", "/nowhere/config.json"], "/nowhere/config.json: No such file or directory"),
        (["play", "--config", "/"], "/: Is a directory"),
        (["play", "--config", "-", "--policy", "clever"], "invalid choice: 'clever'"),
        (["play", "--config", "-", "--games", "0"], "'0' is not a number from 1"),
        (["play", "--config", "-", "--seed", "x"], "invalid int value: 'x'"),
        (["replay", "/nowhere/x.save"], "/nowhere/x.save: No such file or directory"),
        (["lab", "--games", "none"], "'none' is not a number from 1"),
        (["lab", "--opponent", "klingons"], "no opponent table for 'klingons'; known: "),
        (["lab", "--difficulty", "hard"], "invalid choice: 'hard'"),
        (["lab", "--mode", "training", "--opponent", "romans"], "training has no automa"),
        (["check", "everything"], "unrecognized arguments: everything"),
    ],
)
def test_bad_input_gets_one_line(automa: Shell, argv: list[str], said: str) -> None:
    assert said in automa.refused(*argv)


# table


def test_a_table_has_its_sides_with_trigger_text_and_provenance(automa: Shell) -> None:
    shown = automa.json("table", "Romans")
    assert shown["nation"] == "romans" and list(shown["sides"]) == ["barbarian", "empire"]
    rows = shown["sides"]["barbarian"]
    assert [row["row"] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[0]["trigger"] == "unrest" and rows[-1]["trigger"] == "other"
    assert all(row["text"].endswith(".") and row["provenance"] in PROVENANCES for row in rows)
    assert list(automa.json("table", "romans", "--side", "empire")["sides"]) == ["empire"]


def test_a_nation_that_never_flips_has_a_single_side(automa: Shell) -> None:
    shown = automa.json("table", "vikings", "--side", "single")
    assert list(shown["sides"]) == ["single"] and "journey" not in shown
    assert [row["trigger"] for row in automa.json("table", "utopians")["journey"]][-1] == "Shangri-la"


def test_a_restored_row_says_how_sure_it_is_and_what_else_it_may_be(automa: Shell) -> None:
    row = next(row for row in automa.json("table", "utopians")["sides"]["single"] if row["trigger"] == "uncivilised")
    assert (row["provenance"], row["certainty"]) == ("restored", "low")
    assert (
        row["alternatives"][0] == {"trigger": "Attack card"} and "gains 1 population" in row["alternatives"][2]["text"]
    )
    shown = automa("table", "utopians")
    assert "[restored, very uncertain]\n      or for: Attack card\n" in shown
    assert "      or: … deck, gains 1 population and puts this …\n" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("nation", opponents())
def test_every_table_is_readable_in_eighty_columns(nation: str, language: str, automa: Shell) -> None:
    shown = automa("table", nation, "--lang", language)
    assert max(map(len, shown.splitlines())) <= 80
    for side, rows in opponent_table(nation).sides.items():
        assert all(f"\n{row.number:>2}  " in shown for row in rows), side


# play, replay


def test_play_from_a_file(automa: Shell) -> None:
    shown = automa.json("play", "--config", automa.file("config", TRAINING), "--games", "2", "--seed", "7")
    first, second = shown["games"]
    assert (first["seed"], second["seed"]) == (7, 8) and first["result"] != second["result"]
    assert first["rounds"] <= 12 and first["decisions"] > 20 and shown["decisions_per_second"] > 0
    assert set(first["result"]) >= {"reason", "scores", "breakdown", "winners"}
    again = automa.json("play", "--config", automa.file("config", {**TRAINING, "seed": 8}))
    assert again["games"] == [second]


def test_play_from_stdin(automa: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(PAIR).encode())))
    shown = automa("play", "--config", "-", "--policy", "random", "--seed", "3")
    assert re.search(r"^seed 3: \d+ rounds, \d+ decisions, \w+: Romans -?\d+, Celts -?\d+; .* win$", shown, re.M)
    assert re.search(r"^[\d,]+ decisions per second$", shown, re.M)


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ({**PAIR, "colour": "red"}, "unknown key 'colour'"),
        ({**PAIR, "seats": [{"nation": "klingons"}, {"nation": "celts"}]}, "seat 0: unknown nation 'klingons'"),
        ({**PAIR, "seed": "one"}, "seed must be a whole number"),
        ({"mode": "training", "seats": []}, "training needs 1 to 1 seats"),
        ([], "the config must be a JSON object"),
        ("{not json", "not JSON: line 1, column 2"),
        ("[" * 100_000, "not JSON"),
        ("", "not JSON: line 1, column 1"),
    ],
)
def test_a_bad_config_gets_one_line(automa: Shell, config: object, said: str) -> None:
    assert said in automa.refused("play", "--config", automa.file("config", config))


def test_a_config_that_is_no_text(automa: Shell) -> None:
    path = automa.folder / "config"
    path.write_bytes(b"\xff\xfe\x00\x80")
    assert "not JSON" in automa.refused("play", "--config", str(path))


def test_replay_tells_a_finished_game(automa: Shell) -> None:
    save = str(automa.folder / "game.save")
    played = automa.json("play", "--config", automa.file("config", TRAINING), "--save", save)["games"][0]
    shown = automa.json("replay", save)
    assert shown["result"] == played["result"] and shown["decisions"] == played["decisions"]
    assert shown["pending"] is None and all(event["text"] for event in shown["events"])
    words = automa("replay", save)
    assert words.startswith("Round 1.\n") and words.endswith(f"Romans {played['result']['scores'][0]}\n")
    assert "Romanos" in automa("replay", save, "--lang", "pt")
    assert max(map(len, words.splitlines())) <= 80


def test_replay_tells_what_is_pending(automa: Shell) -> None:
    from automa.table import Table

    path = automa.folder / "early.save"
    path.write_bytes(Table.new(PAIR).save())
    assert automa.json("replay", str(path))["pending"]["kind"] == "turn"
    assert "[end]" in automa("replay", str(path))


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"solstice": 1, "sha256": "0"}\n{}\n', b"\x00" * 50])
def test_a_damaged_save_gets_one_line(automa: Shell, content: bytes) -> None:
    path = automa.folder / "game.save"
    path.write_bytes(content)
    assert "save" in automa.refused("replay", str(path))


# lab


def test_lab_plays_every_opponent_at_every_difficulty() -> None:
    everyone = 2 * (sum(nation.playable for nation in library().nations.values()) - 1)
    jobs = lab_solo.jobs_of(everyone, seed=4)
    assert {(job.opponent, job.difficulty) for job in jobs} == {(o, level) for o in opponents() for level in LEVELS}
    for opponent in opponents():
        for difficulty in LEVELS:
            cell = [job for job in jobs if (job.opponent, job.difficulty) == (opponent, difficulty)]
            faced = {(job.nation, job.side) for job in cell}
            nations = {nation.id for nation in library().nations.values() if nation.playable} - {opponent}
            assert [job.seed for job in cell] == list(range(4, 4 + everyone))
            assert faced == {(nation, side) for nation in nations for side in "AB"}


def test_lab_gives_the_same_table_for_any_number_of_processes(automa: Shell) -> None:
    argv = ("lab", "--opponent", "Vikings", "--opponent", "qin", "--difficulty", "warlord", "--games", "3", "--json")
    here = json.loads(automa(*argv, "--jobs", "1"))
    assert [(row["opponent"], row["difficulty"], row["games"]) for row in here["rows"]] == [
        ("vikings", "warlord", 3), ("qin", "warlord", 3),
    ]  # fmt: skip
    for row in here["rows"]:
        assert row["automa_won"] + row["human_won"] == pytest.approx(1, abs=0.001)
        assert row["rounds"] > 1 and 0 <= row["collapse"] <= 1
    shown = run(*argv, "--jobs", "2")
    assert shown.returncode == 0 and shown.stderr == ""
    assert [json.loads(shown.stdout)[part] for part in ("rows", "overall")] == [here["rows"], here["overall"]]
    other = json.loads(automa(*argv, "--jobs", "1", "--seed", "9"))
    assert other["rows"] != here["rows"]


def test_lab_says_where_a_higher_difficulty_wins_less_often(automa: Shell) -> None:
    jobs = lab_solo.jobs_of(4, 1, ["qin"], ["chieftain", "warlord", "imperator"])
    wins = {"chieftain": 4, "warlord": 0, "imperator": 3}
    games = [lab_solo.Outcome(50, 60, job.seed <= wins[job.difficulty], 12, job.seed == 4, 9) for job in jobs]
    found = lab_solo.report(jobs, games)
    assert [row["automa_won"] for row in found["rows"]] == [1, 0, 0.75]
    assert found["rows"][0] | {"games": 4} == {
        "mode": "solo", "opponent": "qin", "difficulty": "chieftain", "games": 4, "human_score": 50, "automa_score": 60,
        "automa_won": 1, "human_won": 0, "rounds": 12, "collapse": 0.25,
    }  # fmt: skip
    drop = {"lower": "chieftain", "higher": "warlord", "lower_won": 1, "higher_won": 0, "notable": True}
    assert found["drops"] == [{"opponent": "qin", **drop}, {"opponent": "all", **drop}]
    lab_solo.print_report(found)
    shown = automa.capsys.readouterr().out
    assert "  Qin: Warlord 0% after Chieftain 100% (more than chance)\n" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_lab_measures_every_nation_on_both_sides(automa: Shell) -> None:
    rows = automa.json("lab", "--games", "1", "--mode", "training", "--jobs", "1")["rows"]
    nations = {nation.id for nation in library().nations.values() if nation.playable}
    assert {(row["nation"], row["side"]) for row in rows} == {(nation, side) for nation in nations for side in "AB"}
    assert all(row["games"] == 1 and 0 <= row["empire"] <= 1 and row["best"] == row["mean"] for row in rows)
    shown = run("lab", "--games", "1", "--mode", "training", "--jobs", "2", "--json")
    assert shown.returncode == 0 and json.loads(shown.stdout)["rows"] == rows


def test_lab_plays_pairs_of_different_nations() -> None:
    jobs = lab_nations.jobs_of("players", 9, seed=4)
    assert all(len({nation for nation, _ in job.seats}) == 2 for job in jobs)
    assert {job.seed for job in jobs} == set(range(4, 13))


# check


def test_check_finds_nothing_wrong_with_our_data(automa: Shell) -> None:
    report = automa.json("check")
    assert report["ok"] and not report["problems"] and not report["missing"]
    assert set(report["operations"]) == set(OPERATIONS) and all(report["operations"].values())


def test_check_prints_what_it_found(automa: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Report(
        ["x.toml: card 1: wrong"], waiting={"Promo commons": ["9FAM1"]}, operations={"copy": ["1UNC14X"]}, cards=5
    )
    monkeypatch.setattr("automa.cli.check.check", lambda: found)
    shown = automa("check", "--all", status=1)
    assert "x.toml: card 1: wrong" in shown and "Missing: 9FAM1" in shown and "copy (1UNC14X): becomes" in shown
    assert "Promo commons (9FAM1): nothing says" in shown and shown.endswith(": 1 problems, 1 cards missing\n")
    found.problems, found.missing = [], []
    assert automa("check").endswith(": all fine\n")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("nations/romans.toml", 'free = true\nplay = """\nchoose (draw 2 ', 'free = true\nplay = """\nchoose (drow 2 ',
         r"romans.toml: card 1ROM2, play, line 1, column 9: not understood: 'drow 2 "),
        ("nations/romans.toml", "hand size 1", "sink card", r"romans.toml: card 1ROM5: passive: no rule does 'sink'"),
        ("nations/romans.toml", "hand size 1", "permit city",
         r"card 1ROM5: passive: 'permit' without free play is not carried out"),
        ("nations/romans.toml", "hand size 1", "instead of you draw: gain 1 goods",
         r"card 1ROM5: passive: 'instead of you draw' is not carried out"),
        ("nations/romans.toml", "may acquire civilised\n", "may forbid card\n",
         r"romans.toml: card 1ROM6: the verb 'forbid' cannot be carried out"),
        ("nations/romans.toml", 'have "City of Rome" in play', 'have "City of Room" in play',
         r'romans.toml: card 1ROM7: no card has the name "City of Room"'),
        ("nations/romans.toml", "when you look card from fame", "when you swap card from fame",
         r"romans.toml: card 1ROM1A: nothing tells when 'swap' happens"),
        ("nations/romans.toml", "cost = { population = 3 }\nplay", "play", "card 1ROM4: cost: a development needs one"),
        ("nations/romans.toml", 'id = "1ROM16"', 'id = "1RAM16"', "card 1RAM16: its id lacks the code ROM"),
        ("nations/romans.toml", 'id = "1ROM16"', 'id = "1ROM17"', "romans.toml: card 1ROM17: id used twice"),
        ("nations/romans.toml", '[[card]]\nid = "1ROM16"', '[[cord]]\nid = "1ROM16"', "unknown table 'cord'"),
        ("nations/celts.toml", 'replaces = "1CEL21"', 'replaces = "1CEL99"', "replaces: there is no card 1CEL99"),
        ("texts.toml", "[region]", "[unused]\nname = 'x'\n[region]", "texts.toml: unused: no card takes it over"),
        ("texts.toml", "points = -2", "points = 2", "points: unrest is negative"),
        ("commons/classics.toml", 'as = "refuge"', 'as = "refuse"', "unknown shared text 'refuse'"),
        ("commons/classics.toml", '[[card]]\nid = "1CIV1"', 'nonsense\n[[card]]\nid = "1CIV1"', "classics.toml: "),
    ],
)  # fmt: skip
def test_check_says_where_the_mistake_is(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = tmp_path / "imperium"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = check(folder, None, languages=()).problems
    assert any(said in problem for problem in problems), problems


def test_check_notices_a_fact_that_differs_and_a_card_that_is_missing(tmp_path: Path) -> None:
    facts = {
        "id": "1ROM16", "box": "Classics", "name": "Advance", "nation": "Romans", "suits": ["fame"], "type_icons": [],
        "state_icons": ["barbarian"], "header": "none", "start_location": "deck", "development_cost": None,
        "player_count": None, "vp": {"kind": "none", "value": 0},
    }  # fmt: skip
    printed = [facts, {"id": "1ROM99", "box": "Classics"}, {"id": "PXYZ1", "box": "Promo", "nation": "common"}]
    (tmp_path / "cards.json").write_text(json.dumps(printed), encoding="utf-8")
    report = check(DATA, tmp_path, languages=())
    assert report.problems == ["romans.toml: card 1ROM16: suits: [], but ['fame'] is printed"]
    assert report.missing == ["1ROM99"] and report.waiting == {"Promo commons": ["PXYZ1"]}


def test_what_check_takes_for_implemented_is_in_the_rules() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "automa" / "imperium").rglob("*.py"))
    told = set(re.findall(r'happen\("([a-z ]+)"', source))
    assert HAPPENINGS - {"place", "put"} <= told  # those two are only replaced, never waited for
    assert all(f'"{verb}"' in source for verb in STANDING)


# bench


def test_bench_gives_the_figures_of_the_design(automa: Shell) -> None:
    figures = automa.json("bench", "--seconds", "0.05")
    assert set(figures) >= {
        "decisions_per_second", "ratio_pyminion", "undo_ms", "load_ms", "copy_ms", "automa_turn_ms"
    }  # fmt: skip
    assert figures["decisions_per_second"] > 0 and figures["copy_ms"] < 1 and figures["undo_ms"] < 50
    assert 0 < figures["automa_turn_ms"] < 20
    assert (figures["ratio_pyminion"] is not None) == dominion.HERE


def test_bench_without_pyminion(automa: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dominion, "HERE", False)
    shown = automa("bench", "--seconds", "0.05")
    assert "pyminion is not installed" in shown and "ok)" in shown
    assert "ms for a turn of the solo opponent, on average (under 20: ok)" in shown


def test_bench_meets_every_opponent() -> None:
    faced = {bench._solo(seed).position()["seats"][1]["nation"] for seed in range(len(opponents()))}
    assert faced == set(opponents())


# the process itself


def run(*argv: str, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "automa", *argv]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=120, **options)


def test_statuses_of_the_process() -> None:
    good = run("card", "1ROM16")
    assert (good.returncode, good.stderr) == (0, "") and good.stdout.startswith("Advance")
    bad = run("card", "nonsense")
    assert (bad.returncode, bad.stdout, bad.stderr) == (2, "", "automa: unknown card 'NONSENSE'\n")


def test_a_reader_that_stops_early_gets_no_traceback() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "automa", "cards", "--json"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


def test_a_terminal_without_our_characters_still_gets_the_words() -> None:
    shown = run("card", "1UNR1", env={"PYTHONIOENCODING": "ascii", "PATH": ""})
    assert shown.returncode == 0 and "Unrest" in shown.stdout
