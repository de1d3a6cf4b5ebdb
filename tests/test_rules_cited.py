"""Rules and tests belong together: every rule of the core sections has a test, every cited rule exists.

Reads the source of the tests, so the answer does not depend on which tests are being run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules import DIGEST, NO_DIGEST, cited_in_name, known_rules, rule, rules_in, uncited

CORE_SECTIONS = range(4, 14)
# Keywords, cards, nations, variants, Trade Routes, the automa.
FURTHER_SECTIONS = range(14, 20)

needs_digest = pytest.mark.skipif(not DIGEST.is_file(), reason=NO_DIGEST)


def citations() -> Iterator[tuple[str, str]]:
    """Each rule that a test cites, with the place."""
    known = known_rules()
    folder = Path(__file__).parent
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for cited in cited_by(node, known):
                yield cited, f"{path.relative_to(folder)}:{node.lineno}"


def cited_by(node: ast.AST, known: dict[str, int]) -> set[str]:
    match node:
        case ast.FunctionDef(name=name) if name.startswith("test"):
            return cited_in_name(name, known)
        # Decorators, and `rule` given as a mark to a parameter or a module.
        case ast.Call(func=ast.Name(id="rule"), args=args):
            values = (arg.value for arg in args if isinstance(arg, ast.Constant))
            return {value for value in values if isinstance(value, str) and value.startswith("IMP-")}
    return set()


@needs_digest
def test_every_core_rule_is_cited() -> None:
    missing = uncited(known_rules(), {cited for cited, _ in citations()}, CORE_SECTIONS)
    assert not missing, f"{len(missing)} rules of sections 4 to 13 have no test: {' '.join(missing)}"


@needs_digest
@pytest.mark.parametrize("section", FURTHER_SECTIONS)
def test_every_further_rule_is_cited(section: int) -> None:
    missing = uncited(known_rules(), {cited for cited, _ in citations()}, range(section, section + 1))
    assert not missing, f"{len(missing)} rules of section {section} have no test: {' '.join(missing)}"


@needs_digest
def test_every_cited_rule_exists() -> None:
    known = known_rules()
    unknown = [f"{place}: {cited}" for cited, place in citations() if cited not in known]
    assert not unknown, "no such rule:\n" + "\n".join(unknown)


def test_rules_are_found_where_they_are_defined() -> None:
    digest = """
## 9. Actions
- **IMP-ACT-7** Gained tokens stay; see IMP-CLEAN-2.
  A second line that mentions IMP-ACT-8.
## 14. Keywords
**ACTION (gain)** — IMP-ACT-7. **EXHAUST** — IMP-EXH-1…10.
- **IMP-SOLO-50 abandon** The most recent card / another.
- **IMP-CARD-ELEPHANTS / NOMADS** Two copies each.
**Abbasids** — IMP-NATION-ABBASIDS-1 Nothing special.
### 25.1 A turn (IMP-EX-JP)
| IMP-EX-JP-0 | Choose. |
"""
    assert rules_in(digest) == {
        "IMP-ACT-7": 9,
        "IMP-SOLO-50": 14,
        "IMP-CARD-ELEPHANTS": 14,
        "IMP-CARD-NOMADS": 14,
        "IMP-NATION-ABBASIDS-1": 14,
        "IMP-EX-JP": 14,
        "IMP-EX-JP-0": 14,
    }


def test_a_name_cites_the_longest_rule_it_spells() -> None:
    known = ["IMP-TURN-1", "IMP-EX-JP", "IMP-EX-JP-1"]
    assert cited_in_name("test_imp_turn_1_starts_left_and_imp_ex_jp_1[a]", known) == {"IMP-TURN-1", "IMP-EX-JP-1"}
    assert cited_in_name("test_imp_turn_12", known) == {"IMP-TURN-12"}
    assert cited_in_name("test_imports_and_shrimp_soup", known) == set()


def test_a_misspelt_citation_is_refused() -> None:
    with pytest.raises(ValueError, match="not the id of a rule: 'TURN-1'"):
        rule("TURN-1")
