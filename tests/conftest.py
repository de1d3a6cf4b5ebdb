"""After a whole test run, prints the rules of sections 3 to 19 that no test cites."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import NO_DIGEST, cited_in_name, known_rules, uncited

PRINTED_SECTIONS = range(3, 20)
CITED = pytest.StashKey[set[str]]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the digest that the test shows")
    config.stash[CITED] = set()


def pytest_collection_finish(session: pytest.Session) -> None:
    known = known_rules()
    cited = session.config.stash[CITED]
    for item in session.items:
        cited.update(*(marker.args for marker in item.iter_markers("rule")), cited_in_name(item.name, known))
    # With xdist only the workers collect; this is how they tell the process that prints.
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["cited"] = sorted(cited)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[CITED].update(getattr(node, "workeroutput", {}).get("cited", ()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not _whole_run(config):
        return
    known = known_rules()
    if not known:
        terminalreporter.write_line(f"Rules without a test: not checked, {NO_DIGEST}")
        return
    missing = uncited(known, config.stash[CITED], PRINTED_SECTIONS)
    of = sum(section in PRINTED_SECTIONS for section in known.values())
    terminalreporter.section(f"rules without a test: {len(missing)} of {of}")
    for section in PRINTED_SECTIONS:
        if ids := [rule for rule in missing if known[rule] == section]:
            terminalreporter.write_line(f"section {section}: {' '.join(ids)}")


def _whole_run(config: pytest.Config) -> bool:
    if config.option.keyword or config.option.markexpr or getattr(config.option, "lf", False):
        return False
    return config.args_source is not config.ArgsSource.ARGS or config.args == config.getini("testpaths")
