"""Tables from elsewhere: read with distrust, written as a person would, and part of the game that they are used in."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automa.imperium.opponent import own_tables
from automa.imperium.opponent.mistakes import Mistake
from automa.imperium.opponent.own_tables import LARGEST, as_text, read_own, with_row
from automa.imperium.opponent.row_forms import check_forms
from automa.imperium.opponent.tables import FOLDER, OpponentTable, opponent_table, opponents
from automa.table import Table, TableError
from automa.text import LANGUAGES
from tests.imperium.random_games import random_answer
from tests.imperium.scenario import Scenario

DOCS = Path(__file__).parents[3] / "docs" / "tables.md"

MINE = """
nation = "celts"
token = "1 progress"

[[barbarian]]
trigger = '"Glory"'
effect = "take card from fame"

[[barbarian]]
trigger = "other"
effect = "gain 7 materials"

[[empire]]
trigger = "other"
effect = "gain 5 progress"
"""


def same(one: OpponentTable, other: OpponentTable) -> bool:
    return all(getattr(one, field.name) == getattr(other, field.name) for field in fields(OpponentTable))


def config(table: str | None = MINE, **more: Any) -> dict[str, Any]:
    its = {"kind": "automa", "nation": "celts"} | ({} if table is None else {"table": table})
    return {"mode": "solo", "seats": [{"nation": "romans"}, its], "seed": 2, **more}


# ---- read and written


@pytest.mark.parametrize("nation", opponents())
def test_every_table_is_written_as_it_is_read(nation: str) -> None:
    table = opponent_table(nation)
    written = as_text(table)
    assert len(written) < LARGEST
    again = read_own(written)
    assert same(again, table)
    assert as_text(again) == written
    assert same(read_own((FOLDER / f"{nation}.toml").read_text(encoding="utf-8")), table), "a file of ours is fine too"


def test_rows_are_the_players_unless_they_say_otherwise() -> None:
    table = read_own(MINE)
    assert [row.provenance for row in table.sides["barbarian"]] == ["printed", "mine", "mine"]


def test_a_corrected_row_is_the_players() -> None:
    table = opponent_table("scythians")
    row = table.sides["empire"][5]
    changed = with_row(table, row, effect="gain 2 progress")
    assert changed.sides["empire"][5].provenance == "mine" and not changed.sides["empire"][5].doubts
    again = read_own(as_text(changed))
    assert again.sides["empire"][5].texts["effect"] == "gain 2 progress"
    assert again.sides["empire"][4] == table.sides["empire"][4]


@given(st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_written_so_that_it_is_read_alike(words: str) -> None:
    import tomllib

    assert tomllib.loads(f"x = {own_tables._value(words)}")["x"] == words


# ---- mistakes


def wrong(old: str, new: str) -> str:
    assert old in MINE
    return MINE.replace(old, new)


MISTAKES = [
    (wrong("gain 7 materials", "gain 7 material"), "t.toml: barbarian row 3, effect, line 1, column 8: not understood"),
    (wrong("gain 7 materials", "gain"), "barbarian row 3, effect, line 1, column 1: 'gain' needs an object"),
    (wrong("gain 7 materials", "gain 700 materials"), "row 3, effect, line 1, column 1: at most 99"),
    (wrong("gain 7 materials", "gain 1 progress; gain 1 progress on this"), "column 18: 'gain' takes no destination"),
    (wrong("gain 7 materials", "draw 1"), "row 3, effect, line 1, column 1: the automa cannot do this: 'draw'"),
    (wrong("gain 7 materials", "gain 1 progress\\nput this to hand"), "line 2, column 1: the automa cannot do this"),
    (wrong("gain 7 materials", "acquire region; break through fame"), "line 1, column 17: unknown 'fame'"),
    (wrong("gain 7 materials", "others: take unrest"), "only the app’s own forms can stand here: 'others:'"),
    (wrong("gain 7 materials", "may gain 7 materials"), "only the app’s own forms can stand here: 'may'"),
    (wrong("gain 7 materials", "if barbarian: gain 1 progress"), "effect: the automa cannot ask this"),
    (wrong('"Glory"', '"Glorry"'), "barbarian row 2, trigger: no card is called 'Glorry'"),
    (wrong('"other"\neffect = "gain 5', '"fame"\neffect = "gain 5'), "empire row 2, trigger: the last row"),
    (wrong('"celts"', '"elves"'), "t.toml, nation: 'elves' is no nation"),
    (wrong("[[empire]]", "[[single]]"), "single_state: needs a text"),
    (wrong("[[empire]]", "[[barbarian]]"), "as in the table that the app brings: [[barbarian]], [[empire]]"),
    (wrong("nation =", "regions_first = true\nnation ="), "t.toml, regions_first: must be as in the table"),
    (wrong("nation =", 'last_quest = "Graal"\nnation ='), "t.toml, last_quest: must be as in the table"),
    (wrong("[[empire]]", "[[empire]"), "t.toml, line 13, column 9: the form of such a file is broken here"),
    (wrong("gain 7 materials", "(" * 9000), "too"),
    ("x" * (LARGEST + 1), "t.toml: larger than 20,000 characters"),
]


@pytest.mark.parametrize(("content", "message"), MISTAKES)
def test_a_mistake_says_where_it_is(content: str, message: str) -> None:
    with pytest.raises(Mistake) as error:
        read_own(content, "t.toml")
    assert message in str(error.value)
    for language in LANGUAGES:
        spoken = error.value.text(language)
        assert "\n" not in spoken and spoken.startswith("t.toml") and "mistake-" not in spoken


def test_parts_inside_each_other_have_an_end() -> None:
    deep = "if you have region in play: (" * 8 + "gain 1 progress" + ")" * 8
    with pytest.raises(Mistake, match="too many parts inside each other"):
        read_own(wrong("gain 7 materials", deep))
    with pytest.raises(Mistake, match="'repeat'"):
        read_own(wrong("gain 7 materials", "twice: (twice: (gain 1 progress))"))


def test_our_own_tables_say_only_what_can_be_carried_out() -> None:
    for nation in opponents():
        for row in opponent_table(nation).every_row():
            check_forms(row)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_changed_file_is_read_or_refused_with_a_reason(data: st.DataObject) -> None:
    text = as_text(opponent_table(data.draw(st.sampled_from(opponents()))))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    put = data.draw(
        st.one_of(st.text(max_size=10), st.sampled_from(["this", "put", "\n", '"', "deck", "-> ", "99999"]))
    )
    try:
        read_own(text[:start] + put + text[end:])
    except Mistake as error:
        assert "\n" not in str(error)


# ---- in a game


def test_a_game_is_played_by_the_table_in_its_config() -> None:
    table = Table.new(config())
    scenario = Scenario(table)
    while not scenario.events("row"):
        table.answer([option.id for option in table.pending.options][:1] if table.pending.picks[0] else [])
    told = [event for event in table._game.events if event["event"] == "gain" and event["seat"] == 1]
    assert told and all(event["tokens"] == {"materials": 7} for event in told)
    assert table.position()["seats"][1]["table"] == MINE
    assert "table" not in Table.new(config(None)).position()["seats"][1]


@pytest.mark.parametrize("mode", ["solo", "physical"])
def test_such_a_game_is_saved_and_replayed_with_its_table(mode: str) -> None:
    table = Table.new(config(mode=mode))
    chance = random.Random(4)
    for _ in range(60):
        if table.pending is not None:
            table.answer(random_answer(table, chance))
    while table.pending is not None and table.pending.kind != "turn":
        table.answer(random_answer(table, chance))
    own_tables.own_table.cache_clear()
    loaded = Table.load(table.save())
    assert loaded.position() == table.position() and loaded.events_since(0) == table.events_since(0)
    again = Table.from_position(table.position(), seed=2)
    assert again.position()["seats"][1] == table.position()["seats"][1]


def test_a_table_that_does_not_fit_is_no_config() -> None:
    with pytest.raises(TableError, match=r"seat 1: table: table\.toml: barbarian row 3, effect"):
        Table.new(config(wrong("gain 7", "gan 7")))
    with pytest.raises(TableError, match="seat 1: table: it is that of the celts"):
        Table.new(config() | {"seats": [{"nation": "romans"}, {"kind": "automa", "nation": "greeks", "table": MINE}]})
    with pytest.raises(TableError, match="seat 1: table: must be a text"):
        Table.new(config(3))  # type: ignore[arg-type]
    with pytest.raises(TableError, match="seat 0: table: only an automa has one"):
        Table.new({"seats": [{"nation": "celts", "table": MINE}, {"nation": "romans"}]})
    position = Table.new(config()).position()
    position["seats"][1]["table"] = "nation = 3"
    with pytest.raises(TableError, match="table"):
        Table.from_position(position)


def test_rows_that_resolve_each_other_come_to_an_end() -> None:
    """A stranger's table may never stop by itself."""
    endless = wrong("gain 7 materials", "put this to deck; up to 90 times: (resolve card from deck)")
    table = Table.new(config(endless))
    chance = random.Random(1)
    for _ in range(40):
        if table.pending is not None:
            table.answer(random_answer(table, chance))
    assert max(event["number"] for event in table.events_since(0) if event["event"] == "round") > 1


# ---- the page about it


def test_the_example_of_the_page_is_a_table() -> None:
    page = DOCS.read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(nation = .*?)```", page, re.DOTALL)
    table = read_own(example)
    assert table.nation == "vikings"
    for said in re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE):
        read_own(wrong("gain 7 materials", said.replace("\\|", "|")))
