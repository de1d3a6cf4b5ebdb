"""The rules digest as the tests see it: which rules there are and how a test cites them."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHARED = Path(os.environ.get("SOLSTICE_SHARED") or ROOT.parent / "shared")
DIGEST = SHARED / "rules" / "imperium.md"
NO_DIGEST = f"no rules digest at {DIGEST} (set SOLSTICE_SHARED to the folder that holds rules/)"

ID = r"IMP(?:-[A-Z0-9]+)+"
_SECTION = re.compile(r"## (\d+)\. ")
# Where a rule is defined and not only mentioned. Some define two: `- **IMP-CARD-ELEPHANTS / NOMADS**`.
_DEFINITIONS = (
    re.compile(rf"^- \*\*(?P<id>{ID})(?P<more>(?: / [A-Z]+)*)"),
    re.compile(rf"^\*\*[^*]+\*\* — (?P<id>{ID}) "),
    re.compile(rf"^\| (?P<id>{ID}) \|"),
    re.compile(rf"^### .*\((?P<id>{ID})\)$"),
)


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("IMP-TURN-4")`: the rules a test shows. Write the ids out, since they are also read from the source."""
    for wrong in (cited for cited in ids if not re.fullmatch(ID, cited)):
        raise ValueError(f"not the id of a rule: {wrong!r}")
    return pytest.mark.rule(*ids)


def known_rules() -> dict[str, int]:
    """Every rule of the digest with its section, in the digest's order; empty without the digest."""
    return rules_in(DIGEST.read_text(encoding="utf-8")) if DIGEST.is_file() else {}


def rules_in(digest: str) -> dict[str, int]:
    rules: dict[str, int] = {}
    section = 0
    for line in digest.splitlines():
        if heading := _SECTION.match(line):
            section = int(heading[1])
        for found in filter(None, (pattern.match(line) for pattern in _DEFINITIONS)):
            first = found["id"]
            more = found.groupdict().get("more") or ""
            stem = first.rpartition("-")[0]
            for defined in (first, *(f"{stem}-{word}" for word in more.split(" / ")[1:])):
                rules.setdefault(defined, section)
    return rules


def cited_in_name(name: str, known: Collection[str]) -> set[str]:
    """`test_imp_turn_4_and_imp_act_1` cites two rules. What starts like a rule and is none is given back whole."""
    words = name.partition("[")[0].upper().replace("_", "-") + "-"
    cited = set()
    for start in re.finditer(r"(?<![A-Z0-9])IMP-", words):
        rest = words[start.start() :]
        fitting = [defined for defined in known if rest.startswith(defined + "-")]
        cited.add(max(fitting, key=len, default=rest.rstrip("-")))
    return cited


def uncited(known: Mapping[str, int], cited: Collection[str], sections: range) -> list[str]:
    return [defined for defined, section in known.items() if section in sections and defined not in cited]
