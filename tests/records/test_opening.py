"""Opening: new, older and newer forms, damaged files, backup copies. Nothing that could be read is lost."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from automa.imperium.campaign import Campaign
from automa.records import Store, StoreError, backups, running, schema
from automa.records.finished import write
from automa.table import Table
from tests.records.kept import dump, entered, over, real, solo, step

NOW = date(2024, 5, 1)
GAMES = 120


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the day, counted from the first of May."""

    def set_day(number: int) -> None:
        class Day(date):
            @classmethod
            def today(cls) -> date:
                return NOW + timedelta(days=number)

        monkeypatch.setattr(backups, "date", Day)

    return set_day


def filled(path: Path) -> None:
    """Two games in progress, many finished ones, a campaign, settings."""
    with Store.open(path) as store:
        store.set_setting("language", "pt")
        store.begin(solo(3, 30))
        store.begin(real(4, 12))
        store.start_campaign(Campaign(name="Rome", nation="romans"))
        table = over(1)
        record = store.game(store.begin(table).finish(table))
        with store.database.writing() as connection:
            for number in range(GAMES):
                write(connection, entered(scores=(number, 60), note=f"game {number}"), record.detail)


def content(path: Path) -> dict[str, set[str]]:
    found = dump(path)
    return {
        "setting": {row[0] for row in found["setting"]},
        **{name: {row[1] for row in found[name]} for name in ("game", "campaign", "finished")},
    }


def notices(store: Store) -> list[str]:
    assert all(notice.text(language) for notice in store.notices for language in ("en", "pt", "es"))
    return [notice.message for notice in store.notices]


def asides(folder: Path) -> list[Path]:
    return sorted(folder.glob("solstice-*.db"))


# forms


def test_a_new_store(tmp_path: Path) -> None:
    with Store.open(tmp_path / "deep" / "folder") as store:
        assert store.path == tmp_path / "deep" / "folder" / "solstice.db" and store.notices == []
        assert store.database.rows("PRAGMA journal_mode")[0][0] == "wal"
        assert store.database.rows("PRAGMA synchronous")[0][0] == 2
    with Store.open(tmp_path / "mine.db") as store:
        assert store.path == tmp_path / "mine.db"


def test_the_default_place_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLSTICE_HOME", str(tmp_path / "home"))
    with Store.open() as store:
        assert store.path == tmp_path / "home" / "solstice.db"


SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("*.sql"))


def test_every_released_schema_is_kept_as_a_fixture() -> None:
    assert [int(path.stem) for path in SCHEMAS] == list(range(1, schema.VERSION + 1))


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.stem)
def test_a_store_of_every_earlier_schema_opens_with_all_it_holds(path: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "solstice.db")
    connection.executescript(path.read_text(encoding="utf-8"))
    connection.close()
    before = content(tmp_path / "solstice.db")
    with Store.open(tmp_path) as store:
        assert store.notices == [] and store.database.rows("PRAGMA user_version")[0][0] == schema.VERSION
        assert store.setting("language") == "pt" and store.setting("choices") == {"solo": {"nation": "celts"}}
        (row,) = store.database.rows("SELECT * FROM game")
        # Not resumed: the rules may have changed since.
        assert len(running.read_save(store.database, row)[0].journal) == store.in_progress()[0].decisions == 6
        digital, entered_game = store.finished()
        result = store.game(digital.id).result
        assert result is not None and tuple(result["scores"]) == digital.scores
        assert store.game(digital.id).detail.save
        assert (entered_game.note, entered_game.score) == ("Entered", 81)
        (campaign,) = store.campaigns()
        assert campaign.campaign.name == "Rome" and campaign.unrecorded == (digital.id,)
    assert content(tmp_path / "solstice.db") == before


def test_the_fixture_of_this_schema_is_this_schema(tmp_path: Path) -> None:
    """A step that was released never changes."""
    connection = sqlite3.connect(tmp_path / "fixture.db")
    connection.executescript(SCHEMAS[-1].read_text(encoding="utf-8"))
    with Store.open(tmp_path / "now.db") as store:
        new = {row["name"]: row["sql"] for row in store.database.rows("SELECT * FROM sqlite_master WHERE sql NOT NULL")}
    old = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql NOT NULL"))
    connection.close()
    assert {name: sql.split() for name, sql in old.items()} == {name: sql.split() for name, sql in new.items()}


def test_a_step_of_a_migration_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path)
    before = dump(tmp_path / "solstice.db")
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ("CREATE TABLE more (a)", "CREATE TABLE more (b)")))
    monkeypatch.setattr(schema, "VERSION", 2)
    monkeypatch.setattr("automa.records.database.VERSION", 2)
    with pytest.raises(StoreError):
        Store.open(tmp_path)
    monkeypatch.undo()
    assert dump(tmp_path / "solstice.db") == before
    with Store.open(tmp_path) as store:
        assert store.notices == []


def test_a_store_of_a_newer_app_is_left_alone(tmp_path: Path) -> None:
    filled(tmp_path)
    connection = sqlite3.connect(tmp_path / "solstice.db")
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = dump(tmp_path / "solstice.db")
    with pytest.raises(StoreError, match="newer version"):
        Store.open(tmp_path)
    assert dump(tmp_path / "solstice.db") == before and not asides(tmp_path)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    with pytest.raises(StoreError, match="cannot be written"):
        Store.open(tmp_path / "home" / "solstice")


# damage


def test_what_is_no_database_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "solstice.db").write_bytes(b"not a database at all, but something of yours" * 100)
    with Store.open(tmp_path) as store:
        assert notices(store) == ["store-set-aside", "store-nothing-recovered"]
        store.set_setting("a", 1)
    (aside,) = asides(tmp_path)
    assert aside.read_bytes().startswith(b"not a database") and str(aside) in store.notices[0].text("en")


def test_the_database_of_another_program_is_set_aside(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "solstice.db")
    connection.execute("CREATE TABLE recipes (name, cook)")
    connection.close()
    with Store.open(tmp_path) as store:
        assert notices(store)[0] == "store-set-aside" and store.in_progress() == []
    assert dump(asides(tmp_path)[0]) == {"recipes": []}


@pytest.mark.parametrize("left", [None, b""], ids=["gone", "empty"])
def test_a_lost_file_comes_back_from_the_backup(
    tmp_path: Path, today: Callable[[int], None], left: bytes | None
) -> None:
    today(0)
    filled(tmp_path)
    today(1)
    with Store.open(tmp_path):
        pass
    before = content(tmp_path / "solstice.db")
    (tmp_path / "solstice.db").unlink()
    if left is not None:
        (tmp_path / "solstice.db").write_bytes(left)
    with Store.open(tmp_path) as store:
        assert "store-from-backup" in notices(store) and "2024-05-02" in store.notices[-1].text("en")
    assert content(tmp_path / "solstice.db") == before


@pytest.mark.parametrize("seed", range(24))
def test_damaged_pages(tmp_path: Path, today: Callable[[int], None], seed: int) -> None:
    """Some pages overwritten: what is readable is kept, the rest comes from yesterday's copy, the file is set aside."""
    chance = random.Random(seed)
    today(0)
    filled(tmp_path)
    today(1)
    with Store.open(tmp_path) as store:
        late = store.enter(entered("2024-05-03", note="after the backup"))
    path = tmp_path / "solstice.db"
    before, data = content(path), bytearray(path.read_bytes())
    for _ in range(chance.randint(1, 4)):
        page = chance.randrange(1 if seed % 6 else 0, len(data) // 4096)
        length = chance.choice([16, 4096])
        data[page * 4096 : page * 4096 + length] = bytes(chance.randrange(256) for _ in range(length))
    if seed % 5 == 0:
        del data[len(data) // 4096 // 2 * 4096 :]
    path.write_bytes(data)
    today(2)
    with Store.open(tmp_path) as store:
        told = notices(store)
        for row in store.in_progress():
            store.resume(row.id)
        assert store.statistics().all.played >= GAMES
        assert len([game for game in store.finished(limit=GAMES * 2) if store.game(game.id).result]) >= GAMES
        assert store.game(store.finished(search="game 7")[0].id).table().result
    assert told[0] == "store-set-aside" or content(path) == before
    if told:
        assert asides(tmp_path)[0].read_bytes() == bytes(data), "the damaged file itself is as it was"
        after = content(path)
        assert after["finished"] | {late} == before["finished"] and after["campaign"] == before["campaign"]
        assert after["game"] == before["game"] and after["setting"] >= {"language"}
    with Store.open(tmp_path) as store:
        assert store.notices == [], "told once"


def test_without_a_backup_the_readable_rest_is_kept(tmp_path: Path) -> None:
    filled(tmp_path)
    shutil.rmtree(tmp_path / "backups")
    path = tmp_path / "solstice.db"
    before, data = content(path), bytearray(path.read_bytes())
    first = data.find(b"game 60")
    page = first // 4096 * 4096
    data[page : page + 4096] = bytes(4096)
    path.write_bytes(data)
    with Store.open(tmp_path) as store:
        assert notices(store) == ["store-set-aside", "store-recovered"]
    after = content(path)
    lost = before["finished"] - after["finished"]
    assert 0 < len(lost) < 30 and after["game"] == before["game"], "only that page is lost"


def test_a_game_whose_last_answers_are_damaged_goes_on_before_them(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        table = solo(3, 30)
        game = store.begin(table)
        with store.database.writing() as connection:
            connection.execute("DELETE FROM answer WHERE number = 20")
        store.database.suspect.touch()
    path = tmp_path / "solstice.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("DELETE FROM sqlite_master WHERE name = 'finished_newest'")
    connection.commit()
    connection.close()
    with Store.open(tmp_path) as store:
        assert "store-shortened" in notices(store)
        assert store.resume(game.id)[1].journal == table.journal[:19]


def test_damage_met_while_playing_is_looked_at_on_the_next_opening(tmp_path: Path) -> None:
    filled(tmp_path)
    path = tmp_path / "solstice.db"
    with Store.open(tmp_path) as store:
        root = store.database.rows("SELECT rootpage FROM sqlite_master WHERE name = 'detail'")[0][0]
    data = bytearray(path.read_bytes())
    data[(root - 1) * 4096 : root * 4096] = b"\xff" * 4096
    path.write_bytes(data)
    store = Store.open(tmp_path)
    assert store.notices == [], "today's first opening was before"
    with pytest.raises(StoreError, match="damaged"):
        store.game(store.finished()[0].id)
    store.close()
    with Store.open(tmp_path) as store:
        assert notices(store)[0] == "store-set-aside" and not store.database.suspect.exists()


@pytest.mark.parametrize("step_killed", range(1, 5))
def test_a_rescue_that_is_killed_is_completed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step_killed: int
) -> None:
    """Dies at each renaming of the replacement."""
    filled(tmp_path)
    path = tmp_path / "solstice.db"
    path.write_bytes(b"x" * 10_000)
    (tmp_path / "solstice.db-wal").write_bytes(b"y")
    calls, replace = [], Path.replace

    class Killed(BaseException):
        pass

    def killed(self: Path, target: Path) -> Path:
        calls.append(self)
        if len(calls) == step_killed:
            raise Killed
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(Killed):
        Store.open(tmp_path)
    monkeypatch.undo()
    with Store.open(tmp_path) as store:
        assert "store-set-aside" in notices(store) and len(store.in_progress()) == 0
    assert asides(tmp_path)[0].read_bytes() == b"x" * 10_000
    assert not list(tmp_path.glob("*.new*")) and not list(tmp_path.glob("*.rescue"))


# backup copies


def test_one_backup_a_day_and_the_last_five(tmp_path: Path, today: Callable[[int], None]) -> None:
    for day in (0, 0, 1, 2, 3, 4, 5, 5, 6):
        today(day)
        with Store.open(tmp_path) as store:
            store.set_setting("day", day)
    with Store.open(tmp_path) as store:
        assert [backup.date for backup in store.backups()] == [f"2024-05-0{day}" for day in (7, 6, 5, 4, 3)]
    assert not list((tmp_path / "backups").glob("*-wal")) and len(list((tmp_path / "backups").iterdir())) == 5


def test_going_back_to_a_backup_sets_the_present_aside(tmp_path: Path, today: Callable[[int], None]) -> None:
    today(0)
    filled(tmp_path)
    today(1)
    with Store.open(tmp_path) as store:
        was = dump(store)
        table = solo(9)
        game = store.begin(table)
        with_new = content(store.path)
        aside = store.restore_backup(store.backups()[0])
        assert dump(store) == was and aside is not None
        step(table)
        with pytest.raises(StoreError):
            game.keep(table)
        store.set_setting("a", 1)
    assert content(aside) == with_new
    with Store.open(tmp_path) as store:
        assert store.notices == [] and store.setting("a") == 1


def test_a_damaged_backup_is_not_gone_back_to(tmp_path: Path, today: Callable[[int], None]) -> None:
    today(0)
    filled(tmp_path)
    with Store.open(tmp_path) as store:
        (backup,) = store.backups()
        before = dump(store)
        for damaged in (b"nothing", b""):
            backup.path.write_bytes(damaged)
            with pytest.raises(StoreError, match="2024-05-01 cannot be read"):
                store.restore_backup(backup)
        assert dump(store) == before and store.setting("language") == "pt"
    assert not list(tmp_path.glob("*.part*"))


def test_a_damaged_store_is_never_backed_up(tmp_path: Path, today: Callable[[int], None]) -> None:
    today(0)
    filled(tmp_path)
    today(1)
    with Store.open(tmp_path):
        pass
    path = tmp_path / "solstice.db"
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = bytes(4096)
    path.write_bytes(data)
    today(2)
    with Store.open(tmp_path) as store:
        assert store.notices
        for backup in store.backups():
            connection = sqlite3.connect(backup.path)
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            connection.close()


def test_a_backup_that_cannot_be_made_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("in the way")
    with Store.open(tmp_path) as store:
        assert notices(store) == ["store-no-backup"]
        store.begin(solo())


# the folder of saves


def old_folder(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "text-game.save").write_bytes(solo(3, 5).save())
    (folder / "text-game-2.save").write_bytes(real(4, 6).save())
    (folder / "choices.json").write_text('{"solo": {"nation": "celts"}}')


def test_old_saves_become_games_in_progress(tmp_path: Path) -> None:
    old_folder(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.notices == [] and store.setting("choices") == {"solo": {"nation": "celts"}}
        games = {row.kind: row for row in store.in_progress()}
        assert store.resume(games["digital"].id)[1].save() == solo(3, 5).save()
        assert store.resume(games["table"].id)[1].save() == real(4, 6).save()
    assert not list(tmp_path.glob("*.save")) and not (tmp_path / "choices.json").exists()


def test_old_saves_that_cannot_be_read_stay(tmp_path: Path) -> None:
    old_folder(tmp_path)
    (tmp_path / "text-game-3.save").write_bytes(b"damaged")
    (tmp_path / "text-game-3.damaged").write_bytes(b"damaged before")
    (tmp_path / "choices.json").write_text("[")
    with Store.open(tmp_path) as store:
        assert notices(store) == ["store-old-save", "store-old-save"] and len(store.in_progress()) == 2
    assert (tmp_path / "text-game-3.damaged").read_bytes() == b"damaged before"
    assert (tmp_path / "text-game-3-2.damaged").read_bytes() == b"damaged"
    assert (tmp_path / "choices.damaged").read_text() == "["


def test_rules_that_stumble_over_an_old_save_do_not_close_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_folder(tmp_path)

    def stumbles(data: bytes) -> Table:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "load", stumbles)
    with Store.open(tmp_path) as store:
        assert notices(store) == ["store-old-save", "store-old-save"]
    assert len(list(tmp_path.glob("*.damaged"))) == 2


def test_a_save_is_not_taken_over_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed between the store and the removal of the file."""
    old_folder(tmp_path)

    def fails(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", fails)
        with pytest.raises(StoreError, match="Permission denied"):
            Store.open(tmp_path)
    with Store.open(tmp_path) as store:
        assert len(store.in_progress()) == 2
