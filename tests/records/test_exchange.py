"""Export and import: nothing twice, nothing half, nothing that was not checked."""

from __future__ import annotations

import base64
import csv
import io
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign, Played
from automa.records import Store, StoreError, incoming
from automa.table import Table
from automa.text import LANGUAGES
from tests.records.kept import dump, entered, over, real, solo, step

OPPONENT = (Path(__file__).parents[2] / "data" / "imperium" / "opponents" / "greeks.toml").read_text(encoding="utf-8")


def fill(store: Store) -> None:
    """One of everything."""
    store.set_setting("language", "pt")
    campaign = store.start_campaign(Campaign(name="Roma eterna", nation="romans"))
    table = over(1)
    store.begin(table, campaign=campaign).finish(table, extra={"weather": "rain"}, note="Olá, café")
    store.enter(entered(campaign=campaign))
    store.enter(entered("2024-06-01", note="=1+1"))
    game = store.begin(solo(3, 9), config={"shown": True})
    game.note("ticks", [1, 2])
    store.abandon(store.begin(real(4, 5)).id)
    store.keep_opponent_table("My Greeks", OPPONENT)


@pytest.fixture
def filled(store: Store) -> Store:
    fill(store)
    return store


@pytest.fixture
def other(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "other")


def plain(store: Store) -> dict[str, Any]:
    """Everything but where rows lie and when they were touched."""
    body = json.loads(store.export_all())
    del body["exported_at"]
    for game in body["finished"]:
        game["detail"] = json.loads(zlib.decompress(base64.b64decode(game["detail"])))
    for game in body["games"]:
        game["save"] = zlib.decompress(base64.b64decode(game["save"])).decode()
    for part in ("campaigns", "finished", "games", "opponents"):
        body[part].sort(key=lambda entry: str(entry["id"]))
    return body


def changed(data: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    body = json.loads(data)
    change(body)
    return json.dumps(body).encode()


# there and back


def test_everything_goes_over_and_comes_out_equal(filled: Store, other: Store) -> None:
    merged = other.import_records(filled.export_all(), settings=True)
    assert merged.counts == {"new": 7} and "New: 7" in merged.notice.text("en")
    assert plain(other) == plain(filled)
    (row,) = other.in_progress()
    assert other.resume(row.id)[1].save() == solo(3, 9).save() and row.notes == {"ticks": [1, 2]}
    assert len(other.abandoned()) == 1 and other.setting("language") == "pt"
    digital = other.finished(search="café")[0]
    assert other.game(digital.id).table().result == other.game(digital.id).result
    assert len(other.campaigns()[0].unrecorded) == 2
    assert other.opponent_tables()[0].table().nation == "greeks"


def test_importing_twice_changes_nothing(filled: Store, other: Store) -> None:
    data = filled.export_all()
    other.import_records(data)
    before = dump(other)
    assert other.import_records(data).counts == {"known": 7} and dump(other) == before
    assert filled.import_records(data).counts == {"known": 7}


def test_settings_are_only_taken_when_asked_for_and_never_replaced(filled: Store, other: Store) -> None:
    filled.set_setting("theme", {"dark": True})
    other.set_setting("language", "es")
    other.import_records(filled.export_all())
    assert other.setting("theme") is None
    other.import_records(filled.export_all(), settings=True)
    assert other.setting("theme") == {"dark": True} and other.setting("language") == "es"


def test_what_this_app_no_longer_understands_does_not_spoil_an_export(filled: Store, other: Store) -> None:
    filled.set_setting("set_up:table", [{"nation": "romans"}])
    with filled.database.writing() as connection:
        connection.execute("INSERT INTO setting VALUES ('damaged', '[')")
        connection.execute("UPDATE opponent SET content = 'nation = 3'")
    assert other.import_records(filled.export_all(), settings=True).counts == {"new": 6}
    assert other.setting("set_up:table") == [{"nation": "romans"}] and other.setting("damaged", "none") == "none"


def test_a_setting_is_small_and_plain(store: Store) -> None:
    store.set_setting("pair", (1, "é\ud800"))
    assert store.setting("pair") == [1, "é\ud800"] and store.setting("other", 7) == 7
    for key, value in (("long", "x" * 200_000), ("\x07", 1), ("x" * 81, 1)):
        with pytest.raises(StoreError, match="settings cannot be"):
            store.set_setting(key, value)


def test_one_campaign_with_its_games(filled: Store, other: Store) -> None:
    id = filled.campaigns()[0].id
    assert other.import_records(filled.export_campaign(id)).counts == {"new": 3}
    assert other.campaign(id).campaign == filled.campaign(id).campaign
    assert other.finished_count(campaign=id) == 2 == other.finished_count()
    assert not json.loads(filled.export_campaign(id))["settings"]


def test_one_game(filled: Store, other: Store) -> None:
    game = filled.finished(search="café")[0]
    assert other.import_records(filled.export_game(game.id)).counts == {"new": 1}
    assert other.game(game.id) == filled.game(game.id)


def test_what_is_deleted_or_damaged_is_not_exported(filled: Store) -> None:
    filled.delete(filled.finished()[0].id)
    filled.delete(filled.campaigns()[0].id)
    with filled.database.writing() as connection:
        connection.execute("UPDATE answer SET options = '[\"x\"]' WHERE number = 2")
        connection.execute("UPDATE detail SET data = x'00' WHERE game = 2")
    body = json.loads(filled.export_all())
    assert [len(body[part]) for part in ("campaigns", "finished", "games")] == [0, 1, 0]


def test_a_game_from_a_position_stays_here(store: Store) -> None:
    store.begin(Table.from_position(solo(3, 9).position()))
    assert json.loads(store.export_all())["games"] == []


# growing together


def test_what_was_deleted_here_comes_back_when_it_is_brought_in_again(filled: Store) -> None:
    data = filled.export_all()
    ids = [filled.finished()[0].id, filled.campaigns()[0].id, filled.opponent_tables()[0].id]
    for id in ids:
        filled.delete(id)
    assert filled.import_records(data).counts == {"known": 4, "newer": 3}
    assert [filled.finished()[0].id, filled.campaigns()[0].id, filled.opponent_tables()[0].id] == ids


def test_the_later_facts_of_a_game_win(filled: Store, other: Store) -> None:
    other.import_records(filled.export_all())
    id = filled.finished(search="café")[0].id
    other.set_note(id, "Newer here")
    assert other.import_records(filled.export_game(id)).counts == {"known": 1}
    assert filled.import_records(other.export_game(id)).counts == {"newer": 1}
    assert filled.game(id).facts.note == "Newer here" and filled.game(id).detail.save


def test_a_game_goes_on_on_another_device(filled: Store, other: Store) -> None:
    other.import_records(filled.export_all())
    id = other.in_progress()[0].id
    game, table = other.resume(id)
    step(table, 3)
    game.keep(table)
    assert filled.import_records(other.export_all()).counts["newer"] == 1
    assert filled.resume(id)[1].save() == table.save()
    assert other.import_records(filled.export_all()).counts == {"known": 7}
    old = changed(filled.export_all(), lambda body: None)
    step(table, 1)
    game.keep(table)
    assert other.import_records(old).counts == {"known": 7}, "never behind"
    assert len(other.resume(id)[1].journal) == 13


def test_a_game_that_grew_apart_stays_as_it_is(filled: Store, other: Store) -> None:
    other.import_records(filled.export_all())
    id = other.in_progress()[0].id
    for store, seed in ((filled, 5), (other, 6)):
        game, table = store.resume(id)
        table.undo()
        step(table, 4, seed=seed)
        game.keep(table)
    mine = filled.resume(id)[1].save()
    assert other.resume(id)[1].save() != mine
    assert filled.import_records(other.export_all()).counts["different"] == 1
    assert filled.resume(id)[1].save() == mine


def test_a_game_finished_elsewhere_is_finished_here(store: Store, other: Store) -> None:
    table = over(1)
    while len(table.journal) > 20:
        table.undo()
    game = store.begin(table)
    other.import_records(store.export_all())
    theirs, their_table = other.resume(game.id)
    while their_table.can_redo:
        their_table.redo()
    theirs.finish(their_table)
    unfinished = store.export_all()
    assert store.import_records(other.export_all()).counts == {"new": 1}
    assert store.in_progress() == [] and store.finished()[0].id == game.id
    assert other.import_records(unfinished).counts == {"known": 1} and other.in_progress() == []


def test_campaigns_grow_and_never_shrink(filled: Store, other: Store) -> None:
    other.import_records(filled.export_all())
    id = filled.campaigns()[0].id
    old = filled.export_campaign(id)
    lost = rules.record_loss(filled.campaign(id).campaign, Played("2024-05-01", "greeks"))
    filled.keep_campaign(id, lost)
    assert other.import_records(filled.export_campaign(id)).counts["newer"] == 1
    assert other.campaign(id).campaign == lost
    assert other.import_records(old).counts == {"known": 3} and other.campaign(id).campaign == lost
    apart = rules.record_loss(
        rules.from_json(json.loads(old)["campaigns"][0]["campaign"]), Played("2024-05-02", "celts")
    )
    filled.keep_campaign(id, apart)
    assert other.import_records(filled.export_campaign(id)).counts["different"] == 1
    assert other.campaign(id).campaign == lost


# what is refused


def nothing(body: dict[str, Any]) -> None:
    body["finished"] = {}


def double(body: dict[str, Any]) -> None:
    body["finished"].append(body["finished"][0])


def bomb(body: dict[str, Any]) -> None:
    body["finished"][0]["detail"] = base64.b64encode(zlib.compress(b" " * 50_000_000)).decode()


def other_result(body: dict[str, Any]) -> None:
    body["finished"][0]["detail"] = base64.b64encode(zlib.compress(b'{"result": 3}')).decode()


def other_card(body: dict[str, Any]) -> None:
    detail = json.loads(zlib.decompress(base64.b64decode(body["finished"][0]["detail"])))
    detail["result"]["breakdown"][0]["cards"][0]["card"] = "9XYZ1"
    body["finished"][0]["detail"] = base64.b64encode(zlib.compress(json.dumps(detail).encode())).decode()


def bad_save(body: dict[str, Any]) -> None:
    data = bytearray(zlib.decompress(base64.b64decode(body["games"][0]["save"])))
    data[-20] ^= 1
    body["games"][0]["save"] = base64.b64encode(zlib.compress(bytes(data))).decode()


def wrong_move(body: dict[str, Any]) -> None:
    table = solo(3, 9)
    table._journal[5] = ["play:1ROM99"]
    body["games"][0]["save"] = base64.b64encode(zlib.compress(table.save())).decode()


def from_position(body: dict[str, Any]) -> None:
    table = Table.from_position(solo(3, 9).position())
    body["games"][0]["save"] = base64.b64encode(zlib.compress(table.save())).decode()


def setter(*path: Any, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(body: Any) -> None:
        for key in path[:-1]:
            body = body[key]
        body[path[-1]] = value

    return change


def remover(*path: Any) -> Callable[[dict[str, Any]], None]:
    def change(body: Any) -> None:
        for key in path[:-1]:
            body = body[key]
        del body[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setter("solstice", value="report"), "not a file of records"),
        (setter("version", value=2), "another version \\(2\\)"),
        (setter("colour", value=1), "'colour' is not known"),
        (remover("games"), "'games' is missing"),
        (nothing, "finished cannot be"),
        (double, "Finished game 4: .* occurs twice"),
        (bomb, "Finished game 1: its moves cannot be unpacked"),
        (other_result, "Finished game 1: its moves cannot be unpacked"),
        (other_card, "Finished game 1: result cannot be '9XYZ1'"),
        (setter("finished", 0, "scores", value=[900, 800]), "Finished game 1: result cannot be"),
        (setter("finished", 0, "detail", value="%%%"), "Finished game 1: its moves cannot be unpacked"),
        (setter("finished", 0, "detail", value=7), "Finished game 1: its moves cannot be unpacked"),
        (setter("finished", 1, "scores", value=[1]), "Finished game 2: scores cannot be"),
        (setter("finished", 1, "scores", value=7), "Finished game 2: scores cannot be 7"),
        (setter("finished", 1, "winners", value=None), "Finished game 2: winners cannot be None"),
        (setter("finished", 1, "id", value=""), "Finished game 2: id cannot be"),
        (setter("finished", 1, "ended_at", value=None), "Finished game 2: ended_at cannot be None"),
        (setter("finished", 1, "ended_at", value=1e999), "not a file of Solstice, or it is damaged"),
        (setter("finished", 1, "note", value="\ud800"), "Finished game 2: note cannot be"),
        (setter("finished", 1, "seats", 0, "nation", value="atlantis"), "Finished game 2: seats cannot be 'atlantis'"),
        (setter("finished", 1, "seats", 0, value=[]), "Finished game 2: seats cannot be"),
        (remover("finished", 1, "rolls"), "Finished game 2: 'rolls' is missing"),
        (setter("finished", 1, value="x"), "Finished game 2: an entry has the wrong form"),
        (setter("campaigns", 0, "campaign", "nation", value="x"), "Campaign 1: campaign: unknown nation 'x'"),
        (setter("campaigns", 0, "began_at", value=-1), "Campaign 1: began_at cannot be -1"),
        (bad_save, "Unfinished game 1: the save is damaged: its checksum"),
        (wrong_move, "Unfinished game 1: the save does not fit these rules: answer 6"),
        (from_position, "Unfinished game 1: it does not begin with a set-up"),
        (setter("games", 0, "state", value="damaged"), "Unfinished game 1: state cannot be 'damaged'"),
        (setter("games", 0, "notes", value=[]), "Unfinished game 1: notes cannot be"),
        (setter("games", 0, "seconds", value=True), "Unfinished game 1: seconds cannot be True"),
        (setter("opponents", 0, "content", value="nation = 3"), "Table 1: The table cannot be used"),
        (setter("opponents", 0, "content", value=OPPONENT * 9), "Table 1: The table cannot be used"),
        (setter("opponents", 0, "nation", value="celts"), "Table 1: nation cannot be 'celts'"),
        (setter("settings", value=[]), "settings cannot be"),
        (setter("settings", "A\x07Key", value=1), "settings cannot be 'A.*Key'"),
        (setter("settings", "long", value="x" * 200_000), "settings cannot be"),
    ],
)
def test_a_changed_file_is_refused_with_place_and_reason(
    filled: Store, other: Store, change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    data = changed(filled.export_all(), change)
    before = dump(other)
    with pytest.raises(StoreError, match=reason) as refused:
        other.import_records(data, settings=True)
    assert dump(other) == before, "nothing of it"
    assert "Nothing was imported." in str(refused.value)
    assert all("\n" not in refused.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00",
        b"{",
        b"[]",
        b"null",
        b'{"solstice": "records"}',
        b"[" * 100_000,
        b"9" * 10_000,
        "{“}".encode(),
        b"\xff\xfe",
    ],
    ids=range(10),
)
def test_what_is_no_such_file_is_refused(store: Store, data: bytes) -> None:
    before = dump(store)
    with pytest.raises(StoreError, match="Nothing was imported"):
        store.import_records(data)
    assert dump(store) == before


def test_a_file_that_is_too_large_is_not_even_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming, "LARGEST", 1_000)
    with pytest.raises(StoreError, match="too large"):
        store.import_records(b" " * 1_001)
    with pytest.raises(StoreError, match="too large"):
        monkeypatch.undo()
        store.import_records(b"[" + b"[]," * 3_100_000)


def test_what_unpacks_to_too_much_is_refused(filled: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    data = filled.export_all()
    for limit, value in (("UNPACKED", 1_000), ("MOST_ANSWERS", 5), ("LARGEST_SAVE", 100)):
        with monkeypatch.context() as patch, pytest.raises(StoreError, match="Nothing was imported"):
            patch.setattr(incoming, limit, value)
            filled.import_records(data)
    with monkeypatch.context() as patch, pytest.raises(StoreError, match="finished, at most 2"):
        patch.setitem(incoming.MOST, "finished", 2)
        filled.import_records(data)


def test_rules_that_stumble_refuse(filled: Store, other: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(config: Any) -> Table:
        raise ZeroDivisionError

    data = filled.export_all()
    monkeypatch.setattr(Table, "new", stumbles)
    with pytest.raises(StoreError, match="Unfinished game 1: ZeroDivisionError"):
        other.import_records(data)


def test_a_failure_while_writing_leaves_nothing_half(filled: Store, other: Store) -> None:
    filled.resume(filled.in_progress()[0].id)[0].note("long", "x" * 50_000)
    before = dump(other)
    pages = other.database.rows("PRAGMA page_count")[0][0]
    other.database.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match="no room"):
        other.import_records(filled.export_all())
    assert dump(other) == before


# a spreadsheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_as_csv(filled: Store, language: str) -> None:
    rows = list(csv.reader(io.StringIO(filled.export_csv(language))))
    assert len(rows) == 4 and {len(row) for row in rows} == {17}
    assert rows[0][0] == {"en": "Date", "pt": "Data", "es": "Fecha"}[language]
    line = dict(zip(rows[0], rows[2], strict=True))
    assert rows[2][0] == "2024-06-01" and rows[2][5:7] == ["70", "60"]
    assert {"en": "Romans", "pt": "Romanos", "es": "Romanos"}[language] in line.values()
    assert rows[2][15] == "'=1+1", "no formula"


def test_the_csv_of_what_fits(filled: Store) -> None:
    assert len(filled.export_csv("en", since="2024-06-01", until="2024-06-30").splitlines()) == 2


# tables


def test_opponent_tables_are_kept_changed_and_deleted(store: Store) -> None:
    id = store.keep_opponent_table("Mine", OPPONENT)
    store.keep_opponent_table("Mine, corrected", OPPONENT, id)
    (kept,) = store.opponent_tables()
    assert (kept.name, kept.nation, kept.table().nation) == ("Mine, corrected", "greeks", "greeks")
    for content in (
        "x = ",
        OPPONENT.replace('nation = "greeks"', 'nation = "nobody"'),
        OPPONENT.replace("gain", "grab"),
    ):
        with pytest.raises(StoreError):
            store.keep_opponent_table("Bad", content)
    with pytest.raises(StoreError, match="no such table"):
        store.keep_opponent_table("Bad", OPPONENT, "x")
    store.delete(id)
    assert store.opponent_tables() == []
    store.restore(id)
    assert store.opponent_tables() == [kept]
