"""The set-up of a real table, step by step, in words. What to lay out is the engine's to say."""

from __future__ import annotations

from typing import Any

from app.terminal.console import WIDTH, fill_lines
from automa.imperium.cards import library
from automa.imperium.checklist import GROUPS, Step, checklist
from automa.imperium.speech import speaker
from automa.language.tree import Amount, Noun
from automa.text import has_text, text


def checklist_lines(config: dict[str, Any], language: str) -> list[str]:
    lines: list[str] = []
    steps = checklist(config)
    for group in GROUPS:
        lines += ["", f"── {text(language, f'lay-group-{group}')} ".ljust(WIDTH, "─")]
        lines += [fill_lines(_words(step, language), "[ ] ") for step in steps if step.group == group]
    return lines


def _words(step: Step, language: str) -> str:
    words = {**step.words}
    if "nation" in words:
        words["nation"] = of_nation(words["nation"], language)
    names = [library()[card].name_in(language) for card in step.cards]
    valued = [f"{library()[card].name_in(language)} ({library()[card].best_points})" for card in step.cards]
    join = speaker(language).words.join
    phrases = speaker(language).phrases
    tokens = [phrases.noun(Noun((kind,)), Amount(number)) for kind, number in step.tokens.items()]
    return text(
        language,
        f"lay-{step.group}-{step.about}",
        **words,
        **step.numbers,
        cards=join(names, "and") if names else "",
        first=names[0] if names else "",
        last=names[-1] if names else "",
        valued=", ".join(valued),
        tokens=join(tokens, "and") if tokens else "",
    )


def of_nation(nation_id: str, language: str) -> str:
    """ "of the Romans" """
    nation = library().nation(nation_id)
    name = nation.names.get(language, nation.name)
    if has_text(language, "nation.small"):
        name = name[0].lower() + name[1:]
    return text(language, "of-nation", name=name)
