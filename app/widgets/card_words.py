"""A card's text in parts for the eye: labels apart, options below each other, icons behind the words they go with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from kivy.utils import escape_markup

from app.look.glyphs import ICON_FONT, RESOURCES, SUITS, canonical, glyph
from app.look.look import BODY_FONT, look
from app.widgets.ink import extent
from automa.imperium.cards import EFFECT_KEYS, Card
from automa.imperium.speech import card_text, cost_text, points_text
from automa.language.phrases import sound
from automa.text import has_text, text

LABELS = ("free", "passive", *(key for key in EFFECT_KEYS if key != "play"))
WITH_ICON = tuple(canonical(name) for name in (*RESOURCES, *SUITS) if name not in ("no suit", "power"))


@dataclass(frozen=True)
class Line:
    """`label` says what kind of ability it is; `key` is its name in the rules, such as "solstice"."""

    label: str
    words: str
    options: tuple[str, ...] = ()
    key: str = ""


@cache
def lines_of(card: Card, language: str) -> tuple[Line, ...]:
    """Cost, text and points that must be counted, each in sentences."""
    lines = []
    if cost := cost_text(card, language):
        lines.append(Line(text(language, "card-cost"), _sentence(cost), key="develop"))
    for spoken in card_text(card, language):
        label, key, words = _labelled(spoken, language)
        sentences = [_with_options(key, each, language) for each in _sentences(words)]
        lines += _joined([replace(sentences[0], label=label), *sentences[1:]])
    if "points" in card.texts and (card.points.terms or card.points.cases):
        lines.append(Line(text(language, "card-points"), _sentence(points_text(card, language)), key="points"))
    return tuple(lines)


def _labelled(spoken: str, language: str) -> tuple[str, str, str]:
    for key in LABELS:
        label = text(language, f"label-{key.replace('_', '-')}", **({} if key == "free" else {"text": ""})).strip()
        start = f"{label}." if key == "free" else label
        if spoken.startswith(start):
            return label.rstrip(":"), key, _sentence(spoken[len(start) :].strip(), stop=False)
    return "", "", spoken


def _sentences(words: str) -> list[str]:
    return re.split(r"(?<=\.) (?=[^a-z])", words) if words else [""]


def _with_options(key: str, words: str, language: str) -> Line:
    """A choice at the end of a sentence becomes a list; not where something goes on after it."""
    first, *rest = re.split(_or(language), words.rstrip("."))
    head, colon, option = first.rpartition(": ")
    if not rest or not colon or any(";" in part for part in (option, *rest)):
        return Line("", words, key=key)
    return Line("", f"{head}:", (option, *rest), key)


def _joined(lines: list[Line]) -> list[Line]:
    """Sentences of one ability stand together until a list comes between."""
    joined = lines[:1]
    for line in lines[1:]:
        last = joined[-1]
        if last.options:
            joined.append(line)
        else:
            joined[-1] = replace(last, words=f"{last.words} {line.words}", options=line.options)
    return joined


@cache
def _or(language: str) -> str:
    """Whatever stands between the options of a choice, before any sound that follows."""
    words = {text(language, "list-choice", before="", last="", **sound(letter)).strip() for letter in ("a", "o", "ho")}
    return rf" (?:{'|'.join(sorted(words))}) "


def _sentence(words: str, *, stop: bool = True) -> str:
    capital = words[:1].upper() + words[1:]
    return f"{capital}." if stop and capital and not capital.endswith(".") else capital


# ---- icons


def with_icons(words: str, surface: str, size: float, width: float) -> str:
    """Markup with the icon of each resource and suit behind its word, in lines that never part the two."""
    space = extent(" ", BODY_FONT, size) + 1  # widths of single words are rounded
    lines: list[str] = []
    room = 0.0
    for chunk, name in _chunks(words):
        needed = extent(chunk, BODY_FONT, size) + (space + extent(glyph(_shown(name)), ICON_FONT, size) if name else 0)
        if lines and needed <= room:
            lines[-1] += f" {_marked(chunk, name, surface)}"
        else:
            lines.append(_marked(chunk, name, surface))
            room = width
        room -= needed + space
    return "\n".join(lines)


def _chunks(words: str) -> Iterator[tuple[str, str]]:
    """Words that may not be parted, with the name of their icon."""
    at = 0
    for found in _words_with_icon(look.language).finditer(words):
        before = words[at : found.start()].split(" ")
        for plain in before[:-1]:
            yield plain, ""
        end = found.end() + len(re.match(r"\S*", words[found.end() :])[0])  # type: ignore[index]
        yield before[-1] + words[found.start() : end], icon_words(look.language)[found[0].lower()]
        at = end + 1
    yield from ((plain, "") for plain in words[at:].split(" ") if plain)


def _marked(chunk: str, name: str, surface: str) -> str:
    """What follows the word, such as a comma, follows the icon."""
    if not name:
        return escape_markup(chunk)
    word = chunk.rstrip(".,;:")
    return f"{escape_markup(word)} {look.icon(name, surface)}{chunk[len(word) :]}"


def _shown(name: str) -> str:
    return f"contrast {name}" if look.contrast and name in SUITS else name


@cache
def icon_words(language: str) -> dict[str, str]:
    """Words that stand for something with an icon, in every form they take."""
    return {
        word.strip(): name
        for name in WITH_ICON
        if has_text(language, f"card-words-{name.replace(' ', '-')}")
        for word in text(language, f"card-words-{name.replace(' ', '-')}").split(",")
    }


@cache
def _words_with_icon(language: str) -> re.Pattern[str]:
    longest_first = sorted(icon_words(language), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)
