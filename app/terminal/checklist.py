"""The set-up of a real table as lines of a terminal."""

from __future__ import annotations

from typing import Any

from app.checklist_words import step_words
from app.terminal.console import WIDTH, fill_lines
from automa.imperium.checklist import GROUPS, checklist
from automa.text import text


def checklist_lines(config: dict[str, Any], language: str) -> list[str]:
    lines: list[str] = []
    steps = checklist(config)
    for group in GROUPS:
        lines += ["", f"── {text(language, f'lay-group-{group}')} ".ljust(WIDTH, "─")]
        lines += [fill_lines(step_words(step, language), "[ ] ") for step in steps if step.group == group]
    return lines
