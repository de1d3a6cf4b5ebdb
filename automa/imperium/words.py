"""Decisions, options and events in words."""

from __future__ import annotations

from typing import Any

from automa.imperium.match import Match
from automa.table import Decision, Option


def speak(match: Match, decision: Decision, option: Option | None, language: str) -> str:
    return decision.about if option is None else option.id


def speak_event(match: Match, event: dict[str, Any], language: str) -> str:
    return str(event["event"])
