"""The opponent tables say what the reference says, row by row, and read as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from automa.imperium.cards import Card, CardError, library
from automa.imperium.opponent.tables import (
    JourneyRow,
    OpponentTable,
    Row,
    corrected,
    matches,
    opponent_table,
    opponents,
    read_table,
    restored_rows,
)
from automa.language.tree import Cost, Do, FirstOf, If, Repeat, Seq, Statement, Who
from tests.imperium.solo.given_solo import coming_up
from tests.rules import SHARED, rule

REFERENCE = SHARED / "reference" / "imperium" / "automa"
NATIONS = opponents()
COMMON_ROWS = 1
PROVENANCE = {"printed": "printed", "cross-checked": "printed", "inferred": "restored"}

# The verb that says each operation of the reference.
VERBS = {
    "per": "gain", "convert_all": "convert", "break_through": "break through", "gain_fame": "take",
    "gain_quest": "take", "exile_quest": "exile", "take_unrest": "take", "discard_top": "discard",
    "dynasty_to_discard": "discard", "play_this": "play", "history_this": "put", "top_of_deck_this": "put",
    "exile_this": "exile", "exile_market": "exile", "add_to_market": "place", "return_unrest_from_discard": "return",
    "history_from_discard": "put", "history_from_play": "put", "top_from_discard": "put", "play_from_discard": "play",
    "resolve_top": "resolve", "return_unrest": "return", "reveal_main": "reveal", "exile_revealed": "exile",
    "revealed_to_discard": "discard", "unrest_to_discard": "put", "set_aside_to_top": "put",
}  # fmt: skip
RESOURCES = {"materials", "population", "progress", "goods"}


def _reference(name: str) -> Any:
    path = REFERENCE / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


TABLES = _reference("tables.json")
with_reference = pytest.mark.skipif(not TABLES, reason="the shared reference is not here")
# Tables of our own making, for nations whose printed ones are not known.
HOUSE = [nation for nation in opponents() if library().nation(nation).box == "Horizons" and nation != "mayans"]
RESTORED = [nation for nation in opponents() if nation not in (*HOUSE, "mayans")]


def table_of(nation: str) -> OpponentTable:
    return opponent_table(nation)


def pairs(nation: str) -> Iterator[tuple[Row, dict[str, Any]]]:
    """Our rows beside those of the reference, as far as it has that side."""
    for side, rows in table_of(nation).sides.items():
        if printed := TABLES[nation.capitalize()].get(side):
            yield from zip(rows[COMMON_ROWS:], printed, strict=True)


def trigger_of(trigger: dict[str, Any]) -> list[str]:
    if "any_of" in trigger:
        return [word for part in trigger["any_of"] for word in trigger_of(part)]
    return [f'"{trigger["value"]}"' if trigger["kind"] == "name" else trigger["value"]]


def words_of(steps: list[dict[str, Any]]) -> Iterator[str]:
    """The verbs of the reference's steps, in order."""
    for step in steps:
        match step["op"]:
            case "first_of":
                for option in step["options"]:
                    yield from words_of(option)
            case "spend_to":
                yield from ("pay" for _ in step["cost"])
            case "gain" | "steal" as op:
                yield from (op for key in step if key in RESOURCES)
            case "per":
                yield from ("gain" for _ in step["gain"])
            case "do_to" | "if" | "you":
                pass
            case op:
                yield VERBS.get(op, op)
        for part in ("do", "steps", "then", "else"):
            yield from words_of(step.get(part, []))


def verbs_of(statement: Statement | None) -> Iterator[str]:
    match statement:
        case Do(verb):
            yield verb
        case Seq(parts) | FirstOf(parts):
            for part in parts:
                yield from verbs_of(part)
        case Cost(costs, then):
            for part in (*costs, then):
                yield from verbs_of(part)
        case If(_, then, otherwise):
            yield from verbs_of(then)
            yield from verbs_of(otherwise)
        case Who(body=body) | Repeat(body=body):
            yield from verbs_of(body)


def test_there_are_sixteen_tables_and_those_of_our_own_making() -> None:
    assert len(RESTORED) == 16
    assert set(opponents()) <= set(library().nations)
    own = [row for nation in HOUSE for row in opponent_table(nation).every_row() if row.source.startswith(nation)]
    assert {row.provenance for row in own} <= {"house"}


@with_reference
@pytest.mark.parametrize("nation", [*RESTORED, "mayans"])
def test_rows_and_triggers_are_those_of_the_reference(nation: str) -> None:
    reference = TABLES[nation.capitalize()]
    table = table_of(nation)
    known = {side for side in ("single", "barbarian", "empire") if reference.get(side)}
    assert set(table.sides) == (known if nation != "mayans" else {"barbarian", "empire"})
    assert table.single_state == reference.get("single_state")
    for row, printed in pairs(nation):
        assert row.number == printed["row"] + COMMON_ROWS
        assert list(row.trigger) == trigger_of(printed["trigger"])


@with_reference
@pytest.mark.parametrize("nation", RESTORED)
def test_effects_use_the_verbs_of_the_reference_in_their_order(nation: str) -> None:
    for row, printed in pairs(nation):
        verbs = [verb for sentence in row.effect.sentences for verb in verbs_of(sentence)]
        assert verbs == list(words_of(printed["steps"])), row.source


@with_reference
@pytest.mark.parametrize("nation", [*RESTORED, "mayans"])
def test_provenance_and_certainty_are_kept(nation: str) -> None:
    for row, printed in pairs(nation):
        assert row.provenance == PROVENANCE[printed["confidence"]]
        assert row.certainty == (printed["certainty"] if row.provenance == "restored" else None)


@pytest.mark.parametrize("nation", opponents())
def test_restored_rows_are_counted_without_reading_them(nation: str) -> None:
    own = [row for row in opponent_table(nation).every_row() if not row.source.startswith("common.toml")]
    assert restored_rows(nation) == (sum(row.provenance != "printed" for row in own), len(own))


@with_reference
@pytest.mark.parametrize("nation", [*RESTORED, "mayans"])
def test_every_icon_with_alternatives_is_a_doubt(nation: str) -> None:
    for row, printed in pairs(nation):
        blanks = [blank for blank in printed.get("blanks", []) if blank["alternatives"]]
        found = [(doubt.part, len(doubt.others)) for doubt in row.doubts]
        assert found == [(blank["where"].partition(".")[0], len(blank["alternatives"])) for blank in blanks]


@with_reference
def test_the_journey_is_that_of_the_reference() -> None:
    rows = _reference("journey.json")["rows"]
    journey = opponent_table("utopians").journey
    assert [row.card for row in journey] == [row["card"] for row in rows]
    for row, printed in zip(journey, rows, strict=True):
        blanks = [blank for blank in printed["blanks"] if blank["alternatives"]]
        assert (row.provenance, row.certainty) == ("restored", printed["certainty"])
        assert [len(doubt.others) for doubt in row.doubts] == [len(blank["alternatives"]) for blank in blanks]
        assert row.texts["when"] == f"have {printed['if']['value'] + 1} {printed['if']['resource']}"


@rule("IMP-SOLO-32")
def test_cleanup_puts_progress_on_the_market_but_for_five_nations() -> None:
    unusual = {
        "carthaginians": ("materials", 2), "guptas": ("goods", 1), "qin": ("population", 1),
        "tang": ("population", 1), "wagadou": ("materials", 1),
    }  # fmt: skip
    for nation in opponents():
        assert opponent_table(nation).token == unusual.get(nation, ("progress", 1))


@rule("IMP-SOLO-29")
@pytest.mark.parametrize("nation", NATIONS)
def test_unrest_is_the_first_row_of_every_side(nation: str) -> None:
    for rows in table_of(nation).sides.values():
        assert rows[0].trigger == ("unrest",)
        assert rows[0].texts["effect"] == "return this"


@rule("IMP-SOLO-22", "IMP-SOLO-30")
@pytest.mark.parametrize("nation", opponents())
def test_every_card_meets_a_row_and_every_row_is_some_cards_first(nation: str) -> None:
    for side, rows in opponent_table(nation).sides.items():
        cards = coming_up(nation, side) + [card for card in library().commons("classics") if not card.unplayable]
        first = {next(row.number for row in rows if matches(row, card)) for card in cards}
        assert first == {row.number for row in rows}


def test_a_named_row_is_met_by_the_base_name() -> None:
    named = {word for nation in opponents() for rows in opponent_table(nation).sides.values() for row in rows
             for word in row.trigger if word.startswith('"')}  # fmt: skip
    assert named <= {f'"{card.base_name}"' for card in library().cards.values()}


def test_a_region_counts_as_pinned() -> None:
    pinned = next(row for row in opponent_table("romans").sides["barbarian"] if row.trigger == ("pinned",))
    assert matches(pinned, Card("2REG1", "Bog", "common", "Legends", suits=("region",)))


def row_of(nation: str, side: str, number: int) -> Row:
    return opponent_table(nation).sides[side][number - 1]


def test_a_corrected_effect_is_mine() -> None:
    row = row_of("scythians", "empire", 6)
    mine = corrected(row, 2, 2)
    assert mine.texts["effect"] == (
        "first of (pay 5 materials -> break through region | discard card from deck)\nput this to history"
    )
    assert (mine.number, mine.trigger, mine.provenance, mine.certainty) == (6, ("pinned",), "mine", None)
    assert row.provenance == "restored"


def test_a_corrected_trigger_leaves_the_effect() -> None:
    mine = corrected(row_of("arthurians", "single", 2), 1, 2)
    assert mine.trigger == ("tributary",)
    assert mine.texts["effect"] == "gain 1 progress"


def test_two_corrections_of_one_effect_hold_together() -> None:
    row = row_of("minoans", "barbarian", 9)
    assert [doubt.what for doubt in row.doubts] == ["cost", "acquire", "gain"]
    mine = corrected(corrected(row, 1, 1), 2, 2)
    assert mine.texts["effect"] == (
        "first of (pay 1 materials -> acquire uncivilised | gain 1 population; put this to history)"
    )
    assert [doubt.what for doubt in mine.doubts] == ["acquire"]


def test_a_journey_row_is_corrected_too() -> None:
    gates = opponent_table("utopians").journey[2]
    mine = corrected(gates, 1, 1)
    assert isinstance(mine, JourneyRow)
    assert mine.texts["then"] == "pay all progress\nend game"
    assert mine.otherwise == gates.otherwise


@pytest.mark.parametrize(("doubt", "alternative"), [(0, 1), (3, 1), (1, 0), (1, 2)])
def test_a_correction_that_is_not_offered_is_refused(doubt: int, alternative: int) -> None:
    with pytest.raises(CardError, match=r"scythians.toml: empire row 6.*there are"):
        corrected(row_of("scythians", "empire", 6), doubt, alternative)


GOOD = 'trigger = "fame"\neffect = "put this to history"\nprovenance = "printed"\n'


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("", "mine.toml: needs rows"),
        ("[[empire]]\n" + GOOD.replace("put", "putt"), "mine.toml: empire row 2, effect, line 1, column 1: not under"),
        ("[[empire]]\n" + GOOD.replace("fame", "glory"), "mine.toml: empire row 2, trigger: unknown 'glory'"),
        ("[[empire]]\n" + GOOD.replace("printed", "heard"), "mine.toml: empire row 2, provenance: unknown 'heard'"),
        ("[[empire]]\n" + GOOD + 'certainty = "sure"', "mine.toml: empire row 2, certainty: unknown 'sure'"),
        ("[[empire]]\n" + GOOD + 'why = "so"', "mine.toml: empire row 2: unknown key 'why'"),
        (
            "[[empire]]\n" + GOOD + 'doubts = [{ part = "effect", what = "put", others = ["x"] }]',
            "alternative 1, effect",
        ),
        ("[[empire]]\n" + GOOD + 'doubts = [{ part = "name", what = "put", others = ["x"] }]', "part: unknown 'name'"),
        ("[[empire]]\n" + GOOD + 'doubts = [{ part = "effect", what = "put", others = [] }]', "others: needs texts"),
        ("[[single]]\n" + GOOD, "mine.toml, single_state: needs a text"),
        ("empire = 3", "mine.toml, empire: needs a list"),
        ("empire = [3]", "mine.toml: empire row 2: needs a table"),
    ],
)
def test_a_mistake_is_named_by_file_row_and_key(tmp_path: Path, rows: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f'nation = "romans"\ntoken = "1 progress"\n{rows}\n', encoding="utf-8")
    with pytest.raises(CardError) as error:
        read_table(path)
    assert message in str(error.value)


@pytest.mark.parametrize("token", ['"progress"', '"1 gold"', "1"])
def test_a_token_is_a_number_of_a_resource(tmp_path: Path, token: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f'nation = "romans"\ntoken = {token}\n[[empire]]\n{GOOD}', encoding="utf-8")
    with pytest.raises(CardError, match=r"mine\.toml, token"):
        read_table(path)


def test_an_unknown_nation_has_no_table() -> None:
    with pytest.raises(CardError, match=r"no opponent table for 'atlantis'; known: .*arthurians"):
        opponent_table("atlantis")
