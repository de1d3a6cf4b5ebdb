"""The effect language: what its texts mean, and what it says of mistakes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from automa.language import EffectError, Lexicon, Parser
from automa.language.tree import (
    AllOf,
    Amount,
    AnyOf,
    Choose,
    Cost,
    Count,
    Do,
    Done,
    Effect,
    Event,
    FirstOf,
    Flag,
    ForEach,
    Have,
    If,
    Instead,
    Is,
    May,
    Not,
    Noun,
    Of,
    Points,
    Repeat,
    Seq,
    State,
    Term,
    Until,
    When,
    Who,
)  # fmt: skip

# A kitchen instead of any game we play: the language must not care.
WORDS = Lexicon(
    verbs=["cook", "eat", "wash up", "serve"],
    kinds=["egg", "pan", "dish", "guest"],
    zones=["fridge", "table"],
    zone_adverbs=["eaten"],
    states=["hungry"],
    who=["guests", "all"],
    flags=["late"],
    adverbs=["if able"],
    signatures={"cook": "what to?", "wash up": ""},
)
KITCHEN = Parser(WORDS)


def one(text: str) -> object:
    (sentence,) = KITCHEN.effect(text).sentences
    return sentence


EGG = Noun(("egg",))
IT = Noun(ref="it")
SERVE = Do("serve", what=Noun(("dish",)))
GUESTS = Count((Noun(("guest",), places=("table",)),))
COLD = Noun(("egg", "dish"), ("pan",), places=("fridge", "table"))
TO_TABLE = Event("you", ("cook",), Noun(("egg",)), to=Noun(places=("table",)))
PAN_OR_DISH = Noun(("pan", "dish"))
RIVAL = Noun(("guest",), as_many=("pan", "dish"), places=("table",))
COOK = Do("cook", what=EGG)
EAT = Do("eat", what=EGG)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("cook egg", COOK),
        ("cook 2 egg", Do("cook", Amount(2), EGG)),
        ("cook up to 3 egg", Do("cook", Amount(3, "up_to"), EGG)),
        ("cook any egg", Do("cook", Amount(0, "any"), EGG)),
        ("cook all egg min 2", Do("cook", Amount(0, "all", least=2), EGG)),
        ("cook egg per guest in table max 4", Do("cook", Amount(1, per=GUESTS, most=4), EGG)),
        ("cook egg per 2 guest + pan", Do("cook", Amount(1, per=Count((Noun(("guest",)), Noun(("pan",))), 2)), EGG)),
        ("cook egg/dish not pan from fridge/table", Do("cook", what=COLD)),
        ('cook "Cold Egg" with pan', Do("cook", what=Noun(('"Cold Egg"',), having=("pan",)))),
        ("cook dish hosting egg without pan", Do("cook", what=Noun(("dish",), hosting=("egg",), lacking=("pan",)))),
        ("cook dish hosting no egg", Do("cook", what=Noun(("dish",), not_hosting=("egg",)))),
        ("cook dish with 2 egg", Do("cook", what=Noun(("dish",), having=("egg", "egg")))),
        ('eat egg from "Big Pan"/table', Do("eat", what=Noun(("egg",), places=('"Big Pan"', "table")))),
        ("cook egg per different pan/dish", Do("cook", Amount(per=Count((PAN_OR_DISH,), different=True)), EGG)),
        ("cook egg per guest with less egg", Do("cook", Amount(per=Count((Noun(("guest",), less=("egg",)),))), EGG)),
        ("cook egg per guest with as many pan/dish in table", Do("cook", Amount(per=Count((RIVAL,))), EGG)),
        ("cook egg to table", Do("cook", what=EGG, to=Noun(places=("table",)))),
        ("cook egg on pan in table", Do("cook", what=EGG, to=Noun(("pan",), places=("table",)))),
        ("cook it under pan", Do("cook", what=Noun(ref="it"), to=Noun(("pan",)))),
        ("cook egg as 2 dish", Do("cook", what=EGG, to=Noun(("dish", "dish")))),
        ("wash up if able", Do("wash up", adverbs=("if able",))),
        ("eat egg who hungry", Do("eat", what=EGG, whose=State("hungry"))),
        ("may eat egg", May(EAT)),
        ("cook egg; eat egg; wash up", Seq((COOK, EAT, Do("wash up")))),
        ("cook egg -> eat egg", Cost((COOK,), EAT)),
        ("cook egg, serve dish -> eat egg; wash up", Cost((COOK, SERVE), Seq((EAT, Do("wash up"))))),
        ("may cook egg -> eat egg", May(Cost((COOK,), EAT))),
        ("wash up; may cook egg -> eat egg", Seq((Do("wash up"), May(Cost((COOK,), EAT))))),
        ("choose (cook egg | eat egg)", Choose((COOK, EAT))),
        ("choose (\n  cook egg |\n  eat egg\n)", Choose((COOK, EAT))),
        ("choose (cook egg | eat egg | both)", Choose((COOK, EAT), both=True)),
        ("choose up to 3 (cook egg | eat egg)", Choose((COOK, EAT), times=3)),
        ("choose (cook egg | eat egg) -> wash up", Cost((Choose((COOK, EAT)),), Do("wash up"))),
        ("first of (cook egg | eat egg)", FirstOf((COOK, EAT))),
        ("if hungry: eat egg", If(State("hungry"), EAT)),
        ("if hungry: eat egg else cook egg", If(State("hungry"), EAT, COOK)),
        ("if have 2 egg in fridge: eat egg", If(Have(Noun(("egg",), places=("fridge",)), 2), EAT)),
        ("if have no egg in fridge: cook egg", If(Have(Noun(("egg",), places=("fridge",)), 0), COOK)),
        ("if it is egg/dish: eat egg", If(Is("it", ("egg", "dish")), EAT)),
        ("if it is not egg: eat egg", If(Not(Is("it", ("egg",))), EAT)),
        ("if done and not late: eat egg", If(AllOf((Done(), Not(Flag("late")))), EAT)),
        ("if hungry or late: eat egg", If(AnyOf((State("hungry"), Flag("late"))), EAT)),
        ("if guests hungry: eat egg", If(Of("guests", State("hungry")), EAT)),
        ("guests: eat egg", Who("guests", EAT)),
        ("guests may: eat egg", Who("guests", EAT, may=True)),
        ("guests if hungry: eat egg", Who("guests", EAT, condition=State("hungry"))),
        ("guests: (cook egg; eat egg)", Who("guests", Seq((COOK, EAT)))),
        ("guests: cook egg; eat egg", Seq((Who("guests", COOK), EAT))),
        ("for each egg eaten: cook egg", ForEach(Count((Noun(("egg",), places=("eaten",)),)), COOK)),
        ("twice: cook egg", Repeat(2, COOK)),
        ("up to 2 times: cook egg", Repeat(2, COOK, up_to=True)),
        ("as often as possible: cook egg", Repeat(0, COOK)),
        ("until end of turn: when you eat egg: cook egg", Until(When(Event("you", ("eat",), EGG), COOK))),
    ],
)
def test_meaning(text: str, meaning: object) -> None:
    assert one(text) == meaning


def test_each_line_is_a_sentence() -> None:
    assert KITCHEN.effect("\n cook egg\n\n eat egg\n") == Effect((COOK, EAT))


def test_an_event_comes_before_its_sentences() -> None:
    event = Event("other", ("eat", "cook"), Noun(("egg",), places=("fridge",)), by=Noun(("pan",)))
    assert KITCHEN.effect("when other eat/cook egg in fridge by pan:\nwash up") == Effect((Do("wash up"),), event)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("when you eat egg: cook egg", When(Event("you", ("eat",), EGG), COOK)),
        ("when you eat up to 3 egg: cook egg", When(Event("you", ("eat",), EGG, amount=Amount(3, "up_to")), COOK)),
        ("instead of you cook egg to table: eat it", Instead(TO_TABLE, Do("eat", what=IT))),
        ("may instead of you cook egg: eat egg", Instead(Event("you", ("cook",), EGG), EAT, may=True)),
        ("serve 2", Do("serve", Amount(2))),
    ],
)
def test_rules(text: str, meaning: object) -> None:
    assert KITCHEN.rule(text) == meaning


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("3", Points(3)),
        ("-2", Points(-2)),
        ("7 in fridge, 4 in table, else -1", Points(-1, cases=(("fridge", 7), ("table", 4)))),
        ("2 per egg/dish", Points(terms=(Term(2, Count((Noun(("egg", "dish")),))),))),
        ("1 per 3 egg, 1 per 2 pan", Points(terms=(Term(1, Count((EGG,), 3)), Term(1, Count((Noun(("pan",)),), 2))))),
    ],
)
def test_points(text: str, meaning: Points) -> None:
    assert KITCHEN.points(text) == meaning


@pytest.mark.parametrize(
    ("text", "complaint", "line", "column"),
    [
        ("fry egg", "not understood: 'fry egg'", 1, 1),
        ("cook egg\n\n  eat spoon", "not understood: 'spoon'", 3, 7),
        ("\n\ncook egg nicely", "not understood: 'nicely'", 3, 10),
        ("choose (cook egg | eat egg", "ends too early", 1, 27),
        ("cook egg ->", "ends too early", 1, 12),
        ("may", "ends too early", 1, 4),
        ("cook", "'cook' needs an object", 1, 1),
        ("wash up egg", "'wash up' takes no object", 1, 1),
        ("", "ends too early", 1, 1),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, complaint: str, line: int, column: int) -> None:
    with pytest.raises(EffectError) as mistake:
        KITCHEN.effect(text)
    assert str(mistake.value) == complaint
    assert (mistake.value.line, mistake.value.column) == (line, column)


# ---- tables that wait for the next start


def test_kept_tables_parse_the_same(tmp_path: Path) -> None:
    for _ in range(2):
        assert Parser(WORDS, tmp_path).effect("cook 2 egg") == KITCHEN.effect("cook 2 egg")
    assert len(list(tmp_path.iterdir())) == 1


def test_damaged_tables_are_made_again(tmp_path: Path) -> None:
    Parser(WORDS, tmp_path)
    [kept] = tmp_path.iterdir()
    kept.write_bytes(b"nonsense")
    assert Parser(WORDS, tmp_path).effect("cook egg") and len(kept.read_bytes()) > 1000


def test_tables_of_another_grammar_are_not_taken_and_do_not_pile_up(tmp_path: Path) -> None:
    Parser(WORDS, tmp_path)
    [old] = tmp_path.iterdir()
    Parser(replace(WORDS, flags=["early"]), tmp_path)
    [new] = tmp_path.iterdir()
    assert new != old


def test_tables_that_can_not_be_kept_are_made_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert Parser(WORDS, tmp_path / "file").effect("cook egg")
