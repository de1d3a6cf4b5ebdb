"""A sample of `make torture` and `make fuzz`; whole runs take minutes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automa.imperium.campaign import Campaign
from automa.records import Store, StoreError
from tests.records.kept import dump, entered, over, solo

ROOT = Path(__file__).parents[2]


def run(script: str, *args: str) -> str:
    command = [sys.executable, str(ROOT / "scripts" / script), *args]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
def test_ten_kills_at_random_moments_lose_nothing() -> None:
    assert "none was lost" in run("torture.py", "--kills", "10", "--seed", "7")


def test_a_hundred_changed_files_are_imported_whole_or_refused() -> None:
    assert "100 files: " in run("fuzz_imports.py", "--files", "100", "--seed", "7")


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with Store.open(tmp_path_factory.mktemp("exported")) as store:
        store.start_campaign(Campaign(name="Rome", nation="romans"))
        table = over(1)
        store.begin(table).finish(table)
        store.enter(entered(points=({"own": 70}, {})))
        store.begin(solo(3, 3))
        return dict(json.loads(store.export_all()))


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["romans", "overlord", "A" * 32]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, part in inner for found in ((*path, key), *places(part, (*path, key)))]


@given(data=st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_value_anywhere_is_imported_whole_or_refused(
    exported: dict[str, Any], tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    body = json.loads(json.dumps(exported))
    *way, last = data.draw(st.sampled_from(places(body)))
    holder = body
    for key in way:
        holder = holder[key]
    holder[last] = data.draw(JUNK)
    with Store.open(tmp_path_factory.mktemp("here")) as store:
        before = dump(store)
        try:
            store.import_records(json.dumps(body).encode(), settings=True)
        except StoreError as error:
            assert dump(store) == before and "Nothing was imported." in str(error)
        else:
            readable(store, len(body["finished"]), len(body["games"]))


def readable(store: Store, finished: int, games: int) -> None:
    listed = store.finished()
    assert len(listed) == finished and all(store.game(game.id).facts == game for game in listed)
    assert len(store.in_progress()) + len(store.abandoned()) == games
    store.statistics()
