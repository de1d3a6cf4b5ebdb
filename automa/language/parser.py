"""The words of a game, and the parser that they make of the effect language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from automa.language import tree
from automa.language.tree import Effect, Points, Rule

GRAMMAR = Path(__file__).with_name("effects.lark")


@dataclass(frozen=True)
class Lexicon:
    """The words a game brings to the language. Each entry is written with plain spaces."""

    verbs: Iterable[str]
    kinds: Iterable[str]
    zones: Iterable[str]
    zone_adverbs: Iterable[str]
    states: Iterable[str]
    who: Iterable[str]
    flags: Iterable[str]
    adverbs: Iterable[str]
    refs: Iterable[str] = ("this", "it", "them")
    subjects: Iterable[str] = ("you", "other", "any")
    signatures: dict[str, str] = field(default_factory=dict)

    def terminals(self) -> dict[str, str]:
        groups = {
            "VERB": self.verbs, "KIND": self.kinds, "ZONE": self.zones, "ZONE_ADVERB": self.zone_adverbs,
            "WHO": self.who, "SUBJECT": self.subjects, "REF": self.refs, "STATE": self.states,
            "FLAG": self.flags, "ADVERB": self.adverbs,
        }  # fmt: skip
        return {name: _one_of(words) for name, words in groups.items()}


def _one_of(words: Iterable[str]) -> str:
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return "/(" + "|".join(re.escape(word).replace(r"\ ", " +") for word in longest_first) + r")(?![\w-])/"


class Parser:
    """Parses effects, rules, conditions and points for one lexicon.

    In the folder `kept`, if one is given, the grammar's tables wait for the next time: working them out takes longer
    than everything else at a start. It must be a folder that only the user can write to.
    """

    def __init__(self, lexicon: Lexicon, kept: Path | None = None) -> None:
        # Here, because it loads Lark, which a start that shows no card can do without.
        from automa.language.grammar import Grammar

        grammar = GRAMMAR.read_text(encoding="utf-8")
        terminals = lexicon.terminals()
        # Longest names first, so that $ZONE does not eat the start of $ZONE_ADVERB.
        for name in sorted(terminals, key=len, reverse=True):
            grammar = grammar.replace(f"${name}", terminals[name])
        self._grammar = Grammar(grammar, lexicon.signatures, kept)

    def effect(self, text: str) -> Effect:
        return self._parse(text, "effect")  # type: ignore[no-any-return]

    def rule(self, text: str) -> Rule:
        return self._parse(text, "rule")  # type: ignore[no-any-return]

    def condition(self, text: str) -> tree.Condition:
        return self._parse(text, "condition")  # type: ignore[no-any-return]

    def points(self, text: str) -> Points:
        return self._parse(text, "points")  # type: ignore[no-any-return]

    def _parse(self, text: str, start: str) -> Any:
        return self._grammar.parse(text, start)
