"""What the companion asks and tells in the automa's turn, how it is answered, and its commands."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from app.find import best_matches
from app.terminal.answering import Answers, NotPossible
from app.terminal.why import Why
from automa.imperium.cards import library
from automa.imperium.opponent.tables import opponents
from automa.table import Decision, Option, Table
from tests.app.keyboard import LOOKED, LOOKING, MARKET, SAT_DOWN, Played, leaving, physical, step, widest

# answering


def test_cards_are_found_by_part_of_a_name_and_by_icons(tmp_path: Path) -> None:
    played = Played(tmp_path, [*LOOKING, "elder", "river reg", "1", "CÍVIL", "u"])
    assert "· New card in slot 1: Elders." in played.shown
    assert "   1 River: region, pinned, production, river\n" in played.shown
    assert "· New card in slot 2: River." in played.shown
    assert re.search(r" {3}1 \w+.*: civilised", played.shown)
    assert played.table.journal == [*LOOKED, ["card:1UNC3"]], "the search was no answer, and the river was undone"


def test_everything_is_listed_when_asked(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*LOOKING, "*"]).shown
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
    played = Played(tmp_path, [*LOOKING, "elders", line])
    assert said in " ".join(played.shown.split())
    assert played.table.journal == [*LOOKED, ["card:1UNC3"]], "asked again, nothing answered"


@pytest.mark.parametrize(
    ("line", "said"),
    [("9", "A die shows 1 to 6."), ("0", "A die shows 1 to 6."), ("six", "\n> Not understood. Type ? for help.\n")],
)
def test_a_die_has_six_sides(tmp_path: Path, line: str, said: str) -> None:
    played = Played(tmp_path, [*SAT_DOWN, "", line])
    assert said in played.shown.rpartition("roll the die")[2]
    assert played.table.pending is not None and played.table.pending.about == "die"


def test_a_market_has_five_slots_and_the_person_corrects_them(tmp_path: Path) -> None:
    played = Played(tmp_path, [*SAT_DOWN, "correct the market", "7", "2", "oasis", "-3", "99", "x", "2", "m"])
    assert "   2 Slot 2: a card not seen yet\n" in played.shown and "The market has 5 slots." in played.shown
    assert played.shown.count("That is not possible: the answer is a number from 0 to 60.") == 3
    assert played.table.view(0)["market"][1]["tokens"] == {"progress": 2}
    assert "Slot 1          not seen yet · 1 unrest\nSlot 2          Oasis: " in played.shown


def test_the_market_is_told_when_a_row_first_looks_at_it(tmp_path: Path) -> None:
    """The Macedonian region row exiles a card: five questions, then one look over all of it."""
    shown = Played(tmp_path, [*SAT_DOWN, "m", "", "2"]).shown
    assert [f"Slot {n}          not seen yet" in shown for n in range(1, 6)] == [True] * 5
    assert "Which card" not in shown, "nothing is asked before it matters"
    played = Played(tmp_path / "looking", [*LOOKING, *MARKET, "m"])
    prompts = re.findall(r"^Which card is in slot (\d)\?\n\[part of a name or icons", played.shown, re.M)
    assert prompts == ["1", "2", "3", "4", "5"]
    assert "Is this the market?" in played.shown.rpartition("slot 5?")[2] and "not seen" not in played.shown
    tokens = [slot["tokens"] for slot in played.table.view(0)["market"]]
    assert tokens == [{}, {}, {"progress": 1}, {}, {}], "civilised cards start with progress"
    assert re.search(r"^Slot 3 +Coinage: civilised · 2 VP · 1 progress · 1 unrest$", played.shown, re.M)


# the automa's turn


def test_brain_turns_over_one_card_after_the_other(tmp_path: Path) -> None:
    """Nothing of a card is shown before it is revealed, not even by a command."""
    played = Played(tmp_path, [*SAT_DOWN, "", "6", "w", "a", "l", ""])
    before, _, after = played.shown.partition("The Macedonians reveal Orestis in slot 1.")
    assert after and "Orestis" not in before
    assert "→ The Macedonians reveal the card in slot 1.\n[Enter = reveal it · w = why · ?]\n" in before
    assert "> Slots are resolved from the lowest to the highest; the one under the die waits.\n" in before
    assert played.table.journal == [["done"], ["die:6"], ["done"]]


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_the_cleanup_is_one_step_in_brain_and_several_in_guide(way: str, tmp_path: Path) -> None:
    table = cleaning_up(way)
    shown = leaving(tmp_path, table, ["w"] if way == "brain" else ["w", "", "w", "", "w"])
    steps = [line[2:] for line in re.sub(r"\n  +", " ", shown).splitlines() if line.startswith("→ ")]
    where = r"Put 1 progress on .+ in slot 3\."
    if way == "brain":
        assert re.fullmatch(where + r" The Macedonians fill their slots\. Their turn is over\.", steps[0])
        assert len(set(steps)) == 1 and "Cleanup: if a card waited" in shown
        table.answer(["done"])
    else:
        assert re.fullmatch(where, steps[0]) and "the card that waited comes first" in shown
        kinds = [step.partition(".")[0] for step in dict.fromkeys(steps)]
        assert kinds[1:] == ["The Macedonians keep the card of slot 3", "The Macedonians fill their slots"]
        table.answer(["done"])
    assert shown.count("put 1 progress on") == 0, "the instruction says it already"
    assert table.pending is not None and table.pending.about == "your_solstice"


def cleaning_up(way: str) -> Table:
    """At the first step of the automa's first cleanup; the card in slot 3 waits."""
    table, chance = physical(way, 1), random.Random(1)
    table.answer(["done"])
    table.answer(["die:3"])
    while table.pending is not None and not table.pending.about.startswith("do_clean_up"):
        first = table.pending.options[0].id
        table.answer([first]) if table.pending.kind == "confirm" else step(table, chance)
    return table


def test_a_token_on_a_card_that_nobody_has_seen(tmp_path: Path) -> None:
    """Only slot 3 is filled, and its card waits: no row has looked at the market."""
    position = physical().position()
    slots = position["seats"][1]["slots"]
    position["seats"][1]["slots"] = [None, None, slots[2], None]
    shown = leaving(tmp_path, Table.from_position(position, seed=1), ["", "", "3", "m"])
    assert "→ Put 1 progress on the card in slot 3. The Macedonians fill their slots." in shown
    assert re.search(r"^Slot 3 +not seen yet · 1 progress · 1 unrest$", shown, re.M)


def test_what_is_not_possible_is_listed_when_asked_for_and_taken_back(tmp_path: Path) -> None:
    played = Played(tmp_path, [*LOOKING, *MARKET, "", "1", "X", "3"])
    shown = played.shown
    assert "[Enter = done · x = not possible · w = why · ?]\n> That is not possible: There is no option 1." in shown
    listed = shown.partition("What is not possible?\n")[2].splitlines()
    assert listed[0] == "   1 Correct the market" and listed[1].startswith("   2 Only this part: ")
    assert listed[2].startswith("   3 Nothing of this row: ")
    assert listed[3] == "[a number · Enter = done after all · ?]"
    assert listed[4] == "> · Row 5 is not possible at this table: the next row that fits is tried."
    assert listed[5] == "· The Macedonians resolve row 6: nothing in row 5 is possible."
    assert played.table.journal[-1] == ["cannot:row"]
    automa = played.table.view(0)["seats"][1]
    assert not automa["play"] and automa["resources"] == {"materials": 0, "population": 1, "progress": 0, "goods": 0}


def test_what_was_refused_is_told_again_after_undo_and_redo(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*LOOKING, *MARKET, "", "x", "3", "u", "r"]).shown
    undone, redone = shown.index("Undone."), shown.index("Redone.")
    assert "→ The Macedonians exile Elders from slot 1." in shown[undone:redone]
    assert "· Row 5 is not possible at this table" in shown[redone:]


# lists and names


def test_copies_of_a_card_are_one_line() -> None:
    options = [Option(f"card:{card}", card=card) for card in ("1UNR1", "1UNR2", "1REG4", "1UNR3")]
    decision = Decision(0, "observe", "exiled", options, least=0, most=4)
    decision.spoken_by(lambda _, option: library()[option.data["card"]].name if option else "")
    answers = Answers(decision, "en", faces=True)
    assert answers.lines()[0] == ("1", "Unrest: unrest · −2 VP (×3)")
    assert answers.meaning("1 2 1") == ["card:1UNR1", "card:1REG4", "card:1UNR2"]
    with pytest.raises(NotPossible, match="chosen twice"):
        answers.meaning("2 2")


def test_only_a_card_that_is_asked_for_is_listed_with_its_icons() -> None:
    options = [Option("card:1REG4", card="1REG4"), Option("automa:recall", card="1REG4")]
    decision = Decision(0, "turn", "your_turn", options)
    decision.spoken_by(lambda _, option: "Oasis" if option else "")
    lines = Answers(decision, "en", faces=True).lines()
    assert lines[0][1].startswith("Oasis: region") and lines[1] == ("2", "Oasis")


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


# commands


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_every_command_answers_at_every_kind_of_question(way: str, tmp_path: Path) -> None:
    commands = ["?", "w", "why", "a", "m", "t", "o", "l", "c elders", "r"]
    table, chance = physical(way, 6), random.Random(6)
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
            passed_over = [event for event in table.events_named("row")[-3:] if event["passed"]]
            if passed_over and "fits, but nothing in it is possible" in (shown := why(table)):
                assert re.search("nothing in it is possible\n(.*\n)*? .*fits: this row", shown)
                return
            step(table, chance)
    raise AssertionError("no row was passed over in sixty games")


def test_why_between_turns_goes_through_the_last_turn(tmp_path: Path) -> None:
    table, chance = physical("brain", 5), random.Random(5)
    assert why(table).startswith("You play by the rules") and "shows" not in why(table), "nothing happened yet"
    while table.pending is not None and table.pending.about != "your_solstice":
        step(table, chance)
    shown = why(table)
    assert shown.startswith("Only you have a solstice.") and shown.count(" reveal ") >= 3
    assert shown.count("fits: this row") >= 3


def test_the_automa_at_a_glance_and_its_table(tmp_path: Path) -> None:
    shown = Played(tmp_path, [*SAT_DOWN, "a", "t"]).shown
    assert "Macedonians     barbarian · Chieftain · Brain" in shown
    assert "Slots           1 face down · 2 face down · 3 face down · 4 face down" in shown
    assert re.search(r"^Piles +deck \d+ · discard 0 · history 0 · dynasty \d+$", shown, re.M)
    assert "Macedonians · barbarian side" in shown and "  Any other card" in shown
