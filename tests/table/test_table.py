"""The table protocol, on a game that is not ours."""

from __future__ import annotations

import json

import pytest

from automa.table import Table, TableError
from tests.table import nim  # noqa: F401  (registers the game)


def table(heap: int = 30, **more: object) -> Table:
    return Table.from_position({"game": "nim", "heap": heap, **more}, seed=4)


def test_a_decision_says_whose_it_is_and_every_legal_option() -> None:
    decision = table(2).pending
    assert decision is not None
    assert (decision.seat, decision.kind, decision.min, decision.max) == (0, "turn", 1, 1)
    assert [option.id for option in decision.options] == ["amount:1", "amount:2"]
    assert json.loads(json.dumps(decision.as_dict()))["options"][0]["label"] == "en:amount:1"


def test_the_game_goes_on_to_its_result() -> None:
    game = table(3)
    assert game.result is None
    assert game.answer(["amount:2"]) is game.pending
    assert game.answer(["amount:1"]) is None
    assert game.result == {"winners": [1]}
    with pytest.raises(TableError, match="over"):
        game.answer(["amount:1"])


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (["amount:4"], "the heap is too small"),
        ([], "pick 1 of the options, not 0"),
        (["amount:1", "amount:2"], "pick 1 of the options, not 2"),
        (["nonsense"], "no such option"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(answer: list[str], complaint: str) -> None:
    game = table()
    before, journal = game.position(), game.journal
    with pytest.raises(TableError, match=complaint):
        game.answer(answer)
    assert (game.position(), game.journal) == (before, journal)


def test_undo_and_redo_walk_the_whole_journal() -> None:
    game = table(60)
    positions = [game.position()]
    for number in (1, 2, 3) * 9:
        game.answer([f"amount:{number}"])
        positions.append(game.position())
    for position in reversed(positions[:-1]):
        game.undo()
        assert game.position() == position
    with pytest.raises(TableError, match="nothing to undo"):
        game.undo()
    for position in positions[1:]:
        game.redo()
        assert game.position() == position
    with pytest.raises(TableError, match="nothing to redo"):
        game.redo()
    assert len(game.events_since(0)) == 27


def test_a_new_answer_after_undo_forgets_the_redo() -> None:
    game = table()
    game.answer(["amount:1"])
    game.undo()
    game.answer(["amount:2"])
    assert not game.can_redo


def test_titles_say_what_undo_and_redo_would_do() -> None:
    game = table(90)
    for number in (1, 2, 3, 1) * 8:
        game.answer([f"amount:{number}"])
    assert game.undo_titles(3) == ["en:amount:1", "en:amount:3", "en:amount:2"]
    assert len(game.undo_titles()) == 30 and len(game.undo_titles(100)) == 32 and game.undo_titles(0) == []
    assert game.redo_titles() == []
    for _ in range(3):
        game.undo()
    game.language = "pt"
    assert game.undo_titles(1) == ["pt:amount:1"]
    assert game.redo_titles() == ["pt:amount:2", "pt:amount:3", "pt:amount:1"]
    game.redo()
    assert game.undo_titles(2) == ["pt:amount:2", "pt:amount:1"]
    assert game.redo_titles(1) == ["pt:amount:3"]
    game.answer(["amount:3"])
    assert game.redo_titles() == []


def test_after_loading_redo_has_neutral_titles_until_they_are_known() -> None:
    game = table()
    for number in (1, 2, 3):
        game.answer([f"amount:{number}"])
    game.undo()
    again = Table.load(game.save())
    assert again.undo_titles() == ["en:amount:2", "en:amount:1"]
    assert again.redo_titles() == ["en:something"]
    again.undo()
    assert again.redo_titles() == ["en:amount:2", "en:something"]
    again.redo()
    again.redo()
    assert again.undo_titles() == ["en:amount:3", "en:amount:2", "en:amount:1"]


def test_a_copy_goes_its_own_way() -> None:
    game = table(90)
    for number in (1, 2, 3) * 7:
        game.answer([f"amount:{number}"])
    game.undo()
    before = game.position(), game.journal, game.event_count, game.undo_titles(), game.redo_titles()
    twin = game.copy()
    assert (twin.position(), twin.journal, twin.event_count, twin.undo_titles(), twin.redo_titles()) == before
    twin.answer(["amount:1"])
    for _ in range(15):
        twin.undo()
    assert (game.position(), game.journal, game.event_count, game.undo_titles(), game.redo_titles()) == before
    game.redo()
    assert len(twin.journal) == 6 and len(game.journal) == 21


def test_instructions_ahead_are_shown_as_they_will_be() -> None:
    game = table(tidy=True)
    assert game.ahead() == []  # a turn is no instruction
    game.answer(["amount:3"])
    before = game.position(), game.journal, game.pending
    coming = game.ahead()
    assert [decision.prompt for decision in coming] == ["en:put_away:1", "en:put_away:2"]  # "rest" is something new
    game.language = "es"
    assert coming[0].prompt == "es:put_away:1" and coming[0].options[0].label == "es:done"
    assert len(game.ahead(1)) == 1
    assert (game.position(), game.journal, game.pending) == before
    for _ in range(3):
        game.answer(["done"])
    assert game.pending is not None and game.pending.about == "rest"
    assert game.ahead() == []


@pytest.mark.parametrize("answers", [["amount:1"], ["amount:2", "done"]])
def test_what_is_no_option_may_be_said_aside_at_any_time(answers: list[str]) -> None:
    game = table(tidy=True)
    for answer in answers:
        game.answer([answer])
    asked = game.pending
    assert asked is not None
    game.answer(["correct:heap=12"])
    assert game.position()["heap"] == 12
    assert game.pending is not None and game.pending.about == asked.about
    assert game.undo_titles(1) == ["en:correct:heap=12"]
    assert Table.load(game.save()).position() == game.position()
    game.undo()
    assert game.position()["heap"] != 12
    game.redo()
    assert game.position()["heap"] == 12
    with pytest.raises(TableError, match="no heap has 120"):
        game.answer(["correct:heap=120"])


def test_events_are_spoken_in_the_language_of_the_table() -> None:
    game = table()
    game.answer(["amount:1"])
    game.answer(["amount:2"])
    assert [event["text"] for event in game.events_since(1)] == ["en:took"]
    game.language = "pt"
    assert game.events_since(1)[0]["text"] == "pt:took"
    assert "text" not in game.happened(1)[0]
    assert [game.told(event) for event in game.happened(1)] == ["pt:took"]
    assert game.pending is not None and game.pending.prompt == "pt:take"
    assert game.pending.options[0].label == "pt:amount:1"


def test_a_save_brings_back_position_journal_and_redo() -> None:
    game = Table.new({"game": "nim", "seed": 9, "language": "es"})
    for number in (1, 2, 1):
        game.answer([f"amount:{number}"])
    game.undo()
    again = Table.load(game.save())
    assert again.position() == game.position()
    assert again.journal == game.journal
    assert again.language == "es"
    again.redo()
    assert again.journal == [["amount:1"], ["amount:2"], ["amount:1"]]


def _resealed(save: bytes, **changes: object) -> bytes:
    """The same save with other contents and a fitting checksum."""
    import hashlib

    body = json.dumps({**json.loads(save.split(b"\n")[1]), **changes})
    head = {"solstice": 1, "sha256": hashlib.sha256(body.encode()).hexdigest()}
    return (json.dumps(head) + "\n" + body + "\n").encode()


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda save: b"", "not a save"),
        (lambda save: b"\xff\xfe" + save, "not a save"),
        (lambda save: save[: len(save) // 2], "damaged"),
        (lambda save: save.replace(b"amount:1", b"amount:2"), "checksum"),
        (lambda save: save.replace(b'"solstice": 1', b'"solstice": 99'), "another version"),
        (lambda save: b"[" * 100_000, "not a save"),
        (lambda save: b"x" * 9_000_000, "larger"),
        (lambda save: _resealed(save, journal=[["tea"]]), "answer 1: no such option"),
        (lambda save: _resealed(save, journal="all"), "wrong form"),
        (lambda save: _resealed(save, seed="one"), "wrong form"),
        (lambda save: _resealed(save, position=None), "wrong form"),
        (lambda save: _resealed(save, more=1), "missing or unknown"),
        (lambda save: _resealed(save, language="xx"), "unknown language"),
        (lambda save: _resealed(save, position={"game": "chess"}), "unknown game 'chess'"),
    ],
)
def test_a_damaged_save_is_refused_with_a_reason(damage: object, complaint: str) -> None:
    game = table()
    game.answer(["amount:1"])
    with pytest.raises(TableError, match=complaint) as refusal:
        Table.load(damage(game.save()))  # type: ignore[operator]
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("config", "complaint"),
    [
        ({"game": "nim", "seed": "x"}, "seed must be a whole number"),
        ({"game": "nim", "seed": True}, "seed must be a whole number"),
        ({"game": "nim", "language": "fr"}, "unknown language 'fr'"),
        ({"game": "go"}, "unknown game 'go'"),
        ([], "config must be an object"),
    ],
)
def test_a_wrong_config_is_refused(config: dict[str, object], complaint: str) -> None:
    with pytest.raises(TableError, match=complaint):
        Table.new(config)


def test_a_wrong_position_is_refused() -> None:
    with pytest.raises(TableError, match="heap must be a number"):
        Table.from_position({"game": "nim", "heap": "many"})
