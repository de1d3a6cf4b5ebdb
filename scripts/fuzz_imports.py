"""Feeds a store files that were changed at random. Each is imported whole or refused with a reason.

    python scripts/fuzz_imports.py --files 10000 --seed 1

Files are changed as bytes, as JSON, and inside the packed journals (with a checksum that fits again). After a refusal
the store must be as before; after an import every row the file does not name must be, and all that is kept readable.
"""

from __future__ import annotations

import argparse
import base64
import copy
import json
import resource
import shutil
import sys
import tempfile
import time
import zlib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from automa.imperium.campaign import Campaign
from automa.imperium.opponent.tables import FOLDER
from automa.policies import play_out, policy
from automa.records import FinishedGame, Store, StoreError
from automa.table import Table
from automa.table.save import Save

SEATS = [{"nation": "romans", "power": "B"}, {"kind": "automa", "nation": "greeks"}]
SLOWEST = 10.0  # seconds for one file of this size
LARGEST = 600  # MB of memory for the whole run
JUNK = (
    None, True, False, 0, -1, 1, 7, 2**31, 2**63, 2**200, -(2**70), 0.5, 1e308, "", "x", "romans", "celts", "overlord",
    "2024-05-01", "0001-01-01", "9999-12-31", "a" * 32, "f" * 32, "\x00", "\ud800", "é\u202e", "x" * 10_000, [], {},
    [[]], [None], {"a": {}}, {"nation": "romans"}, [1, 2, 3], "die:3", "play:1ROM16", "end", ["end"], [["end"]],
)  # fmt: skip
TABLES = ("setting", "campaign", "game", "answer", "finished", "detail", "opponent")


# ---- changing files


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, part in inner for found in ((*path, key), *places(part, (*path, key)))]


def change_json(body: Any, chance: Random) -> None:
    """At one place: another value, nothing, or the same twice."""
    found = places(body)
    if not found:
        return
    path = chance.choice(found)
    holder = body
    for key in path[:-1]:
        holder = holder[key]
    match chance.randrange(5):
        case 0:
            del holder[path[-1]]
        case 1 if isinstance(holder, list):
            holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
        case 1:
            holder[f"{path[-1]}x"] = holder[path[-1]]
        case 2:
            other = chance.choice(found)
            value = body
            for key in other:
                value = value[key] if not isinstance(value, (str, int, float, type(None))) else value
            holder[path[-1]] = copy.deepcopy(value)
        case _:
            holder[path[-1]] = chance.choice(JUNK)


def change_packed(body: Any, chance: Random) -> None:
    """Inside a packed journal."""
    part, key = chance.choice([("finished", "detail"), ("games", "save")])
    if not body.get(part):
        return
    entry = chance.choice(body[part])
    content = zlib.decompress(base64.b64decode(entry[key]))
    if key == "detail":
        inner = json.loads(content)
        if inner["save"] and chance.random() < 0.5:
            inner["save"] = changed_save(inner["save"].encode(), chance).decode("utf-8", "replace")
        else:
            change_json(inner, chance)
        content = json.dumps(inner).encode()
    else:
        content = changed_save(content, chance)
    entry[key] = base64.b64encode(zlib.compress(content)).decode()


def changed_save(data: bytes, chance: Random) -> bytes:
    fields = json.loads(data.partition(b"\n")[2])
    change_json(fields, chance)
    if set(fields) == {"seed", "config", "position", "journal", "redo", "language"}:
        return Save(**fields).to_bytes()  # whose checksum fits
    return data


def change_bytes(data: bytes, chance: Random) -> bytes:
    content = bytearray(data)
    for _ in range(chance.choice([1, 1, 3, 20])):
        place = chance.randrange(len(content) + 1)
        length = chance.choice([1, 1, 4, 100, 5_000])
        match chance.randrange(5):
            case 0:
                del content[place : place + length]
            case 1:
                content[place:place] = chance.choice(
                    [b"[", b"{", b'"', b"\\", b"\xff", b"0", b"e9", b",", b"[" * 9_000]
                )
            case 2:
                content[place:place] = content[place : place + length]
            case 3:
                del content[place:]
            case _:
                if place < len(content):
                    content[place] = chance.randrange(256)
        if not content:
            break
    return bytes(content)


def changed(data: bytes, chance: Random) -> bytes:
    kind = chance.random()
    if kind < 0.3:
        return change_bytes(data, chance)
    body = json.loads(data)
    for _ in range(chance.choice([1, 1, 1, 2, 5])):
        change = change_packed if kind < 0.55 else change_json
        try:
            change(body, chance)
        except (AttributeError, TypeError, ValueError, LookupError, zlib.error):
            break  # an earlier change was in the way; what there is will do
    return json.dumps(body, ensure_ascii=chance.random() < 0.5).encode("utf-8", "replace")


# ---- looking at the store


def rows(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    return {name: [tuple(row) for row in store.database.rows(f"SELECT * FROM {name}")] for name in TABLES}


def check_accepted(store: Store, data: bytes, before: dict[str, list[tuple[Any, ...]]]) -> None:
    named = {part["id"] for key in ("campaigns", "finished", "games", "opponents") for part in json.loads(data)[key]}
    now = rows(store)
    for table in ("campaign", "game", "finished", "opponent"):
        for row in before[table]:
            assert row[1] in named or row in now[table], f"{table} {row[1]} has changed"
    assert set(before["setting"]) <= set(now["setting"]), "a setting has changed"
    for game in store.in_progress():
        store.resume(game.id)
    listed = store.finished(limit=1_000)
    assert len(listed) == store.finished_count(), "a finished game can't be read"
    for facts in listed:
        assert store.game(facts.id).facts == facts
    assert len(store.campaigns()) == len([row for row in now["campaign"] if row[-1] is None])
    store.statistics()
    store.export_csv("pt")
    store.import_records(store.export_all(), settings=True)


def filled(store: Store) -> None:
    campaign = store.start_campaign(Campaign(name="Rome", nation="romans"))
    for seed in (1, 2):
        table = Table.new({"mode": "solo", "seats": SEATS, "seed": seed})
        play_out(table, policy("simple", seed))
        store.begin(table, campaign=campaign if seed == 1 else None).finish(table, extra={"weather": "rain"})
    store.enter(FinishedGame(date="2024-05-01", seats=tuple(SEATS), scores=(70, 60), points=({"own": 70}, {"own": 60})))
    for mode in ("solo", "physical"):
        table = Table.new({"mode": mode, "seats": SEATS, "seed": 3})
        chooser = policy("random", 3)
        for _ in range(12):
            if table.pending is not None:
                table.answer(chooser(table.pending, table.view))
        store.begin(table).note("ticks", [1, 2])
    store.keep_opponent_table("My Greeks", (FOLDER / "greeks.toml").read_text(encoding="utf-8"))
    store.set_setting("theme", {"dark": True})


class Fuzz:
    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = Random(seed)
        self.folder = folder
        self.outcomes: Counter[str] = Counter()
        self.slowest = 0.0
        with Store.open(folder / "there") as there:
            filled(there)
            game = there.finished()[0].id
            self.files = [there.export_all(), there.export_campaign(there.campaigns()[0].id), there.export_game(game)]
        # Half of it is known already, the other half is new.
        with Store.open(folder / "whole") as here:
            here.import_records(self.files[1])
            here.enter(FinishedGame(date="2024-05-02", seats=tuple(SEATS), scores=(1, 2), note="mine alone"))
            here.set_setting("language", "pt")
        self.fresh()

    def fresh(self) -> None:
        shutil.rmtree(self.folder / "here", ignore_errors=True)
        shutil.copytree(self.folder / "whole", self.folder / "here")
        self.store = Store.open(self.folder / "here")
        self.before = rows(self.store)

    def one(self) -> None:
        data = changed(self.chance.choice(self.files), self.chance)
        start = time.perf_counter()
        try:
            self.store.import_records(data, settings=True)
        except StoreError as error:
            self.outcomes[f"refused: {error.notice.message}"] += 1
            assert str(error) and "\n" not in str(error), "a refusal says why in a line"
            assert rows(self.store) == self.before, "a refused file changed something"
        else:
            self.outcomes["imported"] += 1
            check_accepted(self.store, data, self.before)
            self.store.close()
            self.fresh()
        self.slowest = max(self.slowest, time.perf_counter() - start)
        assert self.slowest < SLOWEST, f"a file took {self.slowest:.1f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description="Feeds a store files that were changed at random.")
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        fuzz = Fuzz(Path(place), args.seed)
        for number in range(args.files):
            state = fuzz.chance.getstate()
            try:
                fuzz.one()
            except Exception as error:
                fuzz.chance.setstate(state)
                kept = Path(tempfile.gettempdir()) / "fuzz-failed.json"
                kept.write_bytes(changed(fuzz.chance.choice(fuzz.files), fuzz.chance))
                print(f"file {number + 1} (seed {args.seed}, kept as {kept}): {error!r}", file=sys.stderr)
                return 1
            if (number + 1) % 1_000 == 0:
                print(f"{number + 1} files, {fuzz.outcomes['imported']} imported", flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1_024
    print(f"{args.files} files: {', '.join(f'{name} {count}' for name, count in fuzz.outcomes.most_common())}")
    print(f"slowest {fuzz.slowest:.2f} s, at most {memory} MB of memory")
    return 0 if memory < LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
