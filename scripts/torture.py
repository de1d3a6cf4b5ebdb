"""Kills a process that writes to a store, again and again, and looks at what is left. POSIX only.

    python scripts/torture.py --kills 1000 --seed 1

A child begins, plays, undoes, finishes, records, imports and deletes, and says before each step what it will do and
after it that it is done. The parent kills it at a random moment with SIGKILL, opens the store and compares: every step
that was acknowledged is there, the one that was not is there whole or not at all, and nothing else has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import select
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).parents[1]))

from automa.imperium import campaign as rules
from automa.imperium.campaign import Campaign, Played
from automa.policies import play_out, policy
from automa.records import FinishedGame, Store
from automa.records.running import Game, read_save
from automa.table import Table

SEATS = [{"nation": "romans", "power": "B"}, {"kind": "automa", "nation": "greeks"}]
ROUNDS_PER_STORE = 20  # then a new one, so that looking at all of it stays quick
LONGEST_WAIT = 30.0
# What a step leaves behind: the state of everything it touches, None for what is gone. "new" is an id nobody knows yet.
Effect = dict[str, str | None]
# A file to import, and what it holds.
File = tuple[str, dict[str, str]]


def seal(*parts: object) -> str:
    return hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()[:16]


def kept_state(store: Store) -> dict[str, str]:
    """Everything in the store by name, in short."""
    found: dict[str, str] = {}
    for row in store.database.rows("SELECT * FROM game WHERE state = 'running'"):
        save, _ = read_save(store.database, row)
        found[f"game {row['uuid']}"] = seal(save.to_bytes(), json.loads(row["notes"]))
    for row in store.abandoned():
        found[f"abandoned {row.id}"] = ""
    for deleted in (False, True):
        for game in store.finished(limit=100_000, deleted=deleted):
            found[f"finished {game.id}"] = finished_state(store.game(game.id).detail.save, game.note, deleted)
    for kept in store.campaigns():
        found[f"campaign {kept.id}"] = seal(json.dumps(rules.to_json(kept.campaign)))
    for row in store.database.rows("SELECT * FROM setting"):
        found[f"setting {row['key']}"] = row["value"]
    return found


def finished_state(save: bytes | None, note: str, deleted: bool) -> str:
    return seal(save, note, deleted)


# ---- the child


class Writer:
    """Does one random step after another, and tells the parent through the pipe."""

    def __init__(self, folder: Path, chance: Random, pipe: int, pool: list[bytes], file: File) -> None:
        self.chance = chance
        self.pipe = pipe
        self.pool = pool
        self.file = file
        self.folder = folder
        self.store = Store.open(folder)
        self.games: dict[str, tuple[Game, Table]] = {}

    def run(self) -> NoReturn:
        self._say({"opened": True})
        steps: list[Callable[[], None]] = [
            *[self.answer] * 4, self.begin, self.undo, self.note, self.finish, self.enter, self.delete, self.campaign,
            self.bring_in, self.setting, self.abandon, self.reopen,
        ]  # fmt: skip
        while True:
            self.chance.choice(steps)()

    def _say(self, message: dict[str, Any]) -> None:
        os.write(self.pipe, (json.dumps(message) + "\n").encode())

    def _do(self, name: str, effect: Effect, deed: Callable[[], Any]) -> Any:
        self._say({"will": name, "effect": effect})
        done = deed()
        self._say({"done": name, "id": done if isinstance(done, str) else getattr(done, "id", None)})
        return done

    def _any_game(self) -> tuple[Game, Table] | None:
        ids = [row.id for row in self.store.in_progress()]
        if not ids:
            return None
        id = self.chance.choice(ids)
        if id not in self.games:
            self.games[id] = self.store.resume(id)
        return self.games[id]

    def begin(self) -> None:
        if len(self.store.in_progress()) > 5:
            return
        table = Table.load(self.chance.choice(self.pool))
        game = self._do("begin", {"game new": seal(table.save(), {})}, lambda: self.store.begin(table))
        self.games[game.id] = (game, table)

    def answer(self) -> None:
        if (found := self._any_game()) is None:
            return self.begin()
        game, table = found
        chooser = policy("random", self.chance.randrange(1_000))
        for _ in range(self.chance.choice([1, 1, 1, 3])):
            if table.pending is not None:
                table.answer(chooser(table.pending, table.view))
        self._keep("answer", game, table)

    def undo(self) -> None:
        if (found := self._any_game()) is None:
            return
        game, table = found
        for _ in range(self.chance.randint(1, 6)):
            if table.can_undo and self.chance.random() < 0.7:
                table.undo()
            elif table.can_redo:
                table.redo()
        self._keep("undo", game, table)

    def _keep(self, name: str, game: Game, table: Table) -> None:
        self._do(name, {f"game {game.id}": seal(table.save(), game.notes)}, lambda: game.keep(table))

    def note(self) -> None:
        if (found := self._any_game()) is None:
            return
        game, table = found
        value = self.chance.randrange(100)
        after = seal(table.save(), {**game.notes, "ticks": value})
        self._do("note", {f"game {game.id}": after}, lambda: game.note("ticks", value))

    def finish(self) -> None:
        if (found := self._any_game()) is None:
            return
        game, table = found
        while table.can_redo:
            table.redo()
        if table.pending is not None:
            play_out(table, policy("random", 1))
        effect: Effect = {f"game {game.id}": None, f"finished {game.id}": finished_state(table.save(), "", False)}
        self._do("finish", effect, lambda: game.finish(table))
        del self.games[game.id]

    def enter(self) -> None:
        facts = FinishedGame(date="2024-05-01", seats=tuple(SEATS), scores=(70, 60), note=str(self.chance.random()))
        effect: Effect = {f"finished {facts.id}": finished_state(None, facts.note, False)}
        self._do("enter", effect, lambda: self.store.enter(facts))

    def delete(self) -> None:
        if not (games := self.store.finished()):
            return
        game = self.store.game(self.chance.choice(games).id)
        effect: Effect = {f"finished {game.facts.id}": finished_state(game.detail.save, game.facts.note, True)}
        self._do("delete", effect, lambda: self.store.delete(game.facts.id))

    def campaign(self) -> None:
        running = [kept for kept in self.store.campaigns() if kept.status == "running"]
        if not running:
            fresh = Campaign(name="Rome", nation="romans")
            state = seal(json.dumps(rules.to_json(fresh)))
            self._do("campaign", {"campaign new": state}, lambda: self.store.start_campaign(fresh))
            return
        kept = self.chance.choice(running)
        lost = rules.record_loss(kept.campaign, Played("2024-05-01", "greeks"))
        effect: Effect = {f"campaign {kept.id}": seal(json.dumps(rules.to_json(lost)))}
        self._do("campaign", effect, lambda: self.store.keep_campaign(kept.id, lost))

    def bring_in(self) -> None:
        """A file with a few games and a campaign, all in one step."""
        text, state = self.file
        for id in re.findall(r'"id": "([0-9a-f]{32})"', text):
            fresh = f"{self.chance.getrandbits(128):032x}"
            text, state = text.replace(id, fresh), {name.replace(id, fresh): kept for name, kept in state.items()}
        self._do("import", {**state}, lambda: self.store.import_records(text.encode()))

    def setting(self) -> None:
        key, value = self.chance.choice("abc"), self.chance.randrange(1_000)
        self._do("setting", {f"setting {key}": str(value)}, lambda: self.store.set_setting(key, value))

    def abandon(self) -> None:
        if (found := self._any_game()) is None or self.chance.random() < 0.5:
            return
        id = found[0].id
        self._do("abandon", {f"game {id}": None, f"abandoned {id}": ""}, lambda: self.store.abandon(id))
        del self.games[id]

    def reopen(self) -> None:
        """With everything that the first opening of a day does."""
        if self.chance.random() < 0.5:
            return
        self._say({"will": "open", "effect": {}})
        self.store.close()
        for backup in self.store.backups():
            backup.path.unlink()
        self.store = Store.open(self.folder)
        assert not self.store.notices, self.store.notices
        self.games.clear()
        self._say({"done": "open", "id": None})


# ---- the parent


class Torture:
    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = Random(seed)
        self.model: dict[str, str] = {}
        self.steps: Counter[str] = Counter()
        self.killed_in: Counter[str] = Counter()
        self.pool = [table.save() for table in self._tables()]
        self.file = self._file()

    def _tables(self) -> Iterator[Table]:
        """Games near their beginning, in the middle and near their end."""
        for seed in range(6):
            table = Table.new({"mode": "solo", "seats": SEATS, "seed": seed})
            play_out(table, policy("simple", seed))
            for left in (3, len(table.journal) // 2, len(table.journal) - 5):
                while len(table.journal) > len(table.journal + table.undone) - left:
                    table.undo()
                yield table

    def _file(self) -> File:
        """Something to import."""
        with tempfile.TemporaryDirectory() as place, Store.open(place) as other:
            for _ in range(6):
                other.enter(FinishedGame(date="2024-06-01", seats=tuple(SEATS), scores=(50, 60)))
            other.begin(Table.load(self.pool[0]))
            other.start_campaign(Campaign(name="Gallia", nation="romans"))
            return other.export_all().decode(), kept_state(other)

    def kill_once(self, number: int) -> None:
        if number % ROUNDS_PER_STORE == 0:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.model = {}
        reader, writer = os.pipe()
        seed = self.chance.randrange(10**9)
        child = os.fork()
        if child == 0:
            os.close(reader)
            write_until_killed(self.folder, seed, writer, self.pool, self.file)
        os.close(writer)
        said = self._killed(child, reader)
        self._compare(said)

    def _killed(self, child: int, reader: int) -> list[dict[str, Any]]:
        """Sometimes while it opens, mostly some moments into a step, and what it said until then."""
        heard = b""
        if self.chance.random() < 0.1:
            time.sleep(self.chance.uniform(0, 0.05))
        else:
            steps = self.chance.randint(1, 12)
            while heard.count(b'"will"') < steps and select.select([reader], [], [], LONGEST_WAIT)[0]:
                if not (more := os.read(reader, 65_536)):
                    break
                heard += more
            time.sleep(self.chance.uniform(0, self.chance.choice([0.002, 0.01, 0.05])))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        with os.fdopen(reader, "rb") as pipe:
            lines = (heard + pipe.read()).split(b"\n")
        if os.WIFEXITED(status):
            raise AssertionError(f"the child ended by itself: {lines[-2:]}")
        return [json.loads(line) for line in lines[:-1]]  # the last one may be half

    def _compare(self, said: list[dict[str, Any]]) -> None:
        """The model after every acknowledged step, with the last step done or not, is what is in the store."""
        waiting: dict[str, Any] | None = None
        for message in said:
            if "will" in message:
                waiting = message
            elif "done" in message:
                assert waiting is not None
                self.steps[message["done"]] += 1
                self._apply(self.model, waiting["effect"], message["id"])
                waiting = None
        self.killed_in[waiting["will"] if waiting else "between steps" if said else "opening"] += 1
        with Store.open(self.folder) as store:
            assert not store.notices, [notice.text("en") for notice in store.notices]
            assert [row[0] for row in store.database.rows("PRAGMA integrity_check")] == ["ok"]
            assert not store.damaged()
            found = kept_state(store)
            for row in store.in_progress()[:2]:
                store.resume(row.id)
        if found != self.model:
            assert waiting is not None, difference(self.model, found)
            after = dict(self.model)
            new = [name.split()[1] for name in found if name not in self.model]
            self._apply(after, waiting["effect"], new[0] if new else None)
            assert found == after, f"in {waiting['will']}: {difference(after, found)}"
            self.model = found

    def _apply(self, model: dict[str, str], effect: Effect, id: str | None) -> None:
        for name, state in effect.items():
            name = name.replace(" new", f" {id}")
            if state is None:
                model.pop(name, None)
            else:
                model[name] = state


def write_until_killed(folder: Path, seed: int, pipe: int, pool: list[bytes], file: File) -> NoReturn:
    try:
        Writer(folder, Random(seed), pipe, pool, file).run()
    except BaseException as error:
        with suppress(OSError):
            os.write(pipe, f"\n{type(error).__name__}: {error}\n".encode())
        os._exit(1)


def difference(wanted: dict[str, str], found: dict[str, str]) -> str:
    names = sorted(name for name in {*wanted, *found} if wanted.get(name) != found.get(name))
    return "; ".join(f"{name}: {wanted.get(name)} is {found.get(name)}" for name in names[:5])


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills a process that writes to a store.")
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as place:
        torture = Torture(Path(place) / "store", args.seed)
        for number in range(args.kills):
            try:
                torture.kill_once(number)
            except AssertionError as error:
                print(f"kill {number + 1} (seed {args.seed}): {error}", file=sys.stderr)
                return 1
            if (number + 1) % 100 == 0:
                print(f"{number + 1} kills, {sum(torture.steps.values())} steps", flush=True)
    took = time.perf_counter() - start
    print(f"{args.kills} kills in {took:.0f} s; {sum(torture.steps.values())} steps were acknowledged, none was lost")
    print("killed in: " + ", ".join(f"{name} {number}" for name, number in torture.killed_in.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
