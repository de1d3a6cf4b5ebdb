"""The borders of the engine: no screen in it, no Imperium in its general parts, no chance that Python may change."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "automa"
SCREEN = {"app", "kivy", "kivymd", "plyer"}
# Python promises the same numbers in every version for Random.random() only, and a replay must be equal everywhere.
UNSTABLE = {"shuffle", "sample", "choice", "choices"}
GAME_WORDS = re.compile(
    r"(imperium|solstice|barbarian|empire|(un)?civilised|tributary|tributaries|unrest|garrison|acquire|innovate|revolt"
    r"|dynasty|fame|materials|population|goods|nation)(s|d|ed|ing)?"
)
ALLOWED = {
    ("automa/table/game.py", "imperium"),  # the list of games
    ("automa/table/save.py", "solstice"),  # our own name, at the head of a save
}


def test_the_engine_knows_no_screen() -> None:
    found = [f"{place}: {name}" for place, name in imports() if name in SCREEN]
    assert not found, "\n".join(found)


def test_table_and_language_know_no_imperium() -> None:
    """Names, comments and texts alike: another game will sit at the same table."""
    found = [f"{file}:{number}: {word}" for file, number, word in game_words() if (file, word) not in ALLOWED]
    assert not found, "\n".join(found)


def test_the_engine_shuffles_by_itself() -> None:
    found = [
        f"{place}: {ast.unparse(node)}"
        for place, node in nodes()
        if (isinstance(node, ast.Attribute) and node.attr in UNSTABLE and is_random(node.value))
        or (isinstance(node, ast.ImportFrom) and node.module == "random" and UNSTABLE & {n.name for n in node.names})
    ]
    assert not found, "\n".join(found)


def nodes() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}", node


def imports() -> Iterator[tuple[str, str]]:
    """Every import with the top-level name of what it imports."""
    for place, node in nodes():
        if isinstance(node, ast.Import):
            yield from ((place, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield place, node.module.partition(".")[0]


def game_words() -> Iterator[tuple[str, int, str]]:
    for path in sorted([*(ENGINE / "table").rglob("*.*"), *(ENGINE / "language").rglob("*.*")]):
        if path.suffix in (".py", ".lark"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                found = (word for word in words(line) if GAME_WORDS.fullmatch(word))
                yield from ((path.relative_to(ROOT).as_posix(), number, word) for word in found)


def words(line: str) -> list[str]:
    """`drawFromUnrest_pile` -> draw, from, unrest, pile."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", line)]


def is_random(node: ast.expr) -> bool:
    """The module or an instance of its generator: `random`, `self._random`, `rng`, `random.Random(1)`."""
    match node:
        case ast.Call(func=inner):
            return is_random(inner)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return "random" in name.lower() or "rng" in name.lower()
    return False
