"""Words on screen: the messages of data/text/<language>/*.ftl."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

FOLDER = Path(__file__).parents[1] / "data" / "text"
LOCALES = {"en": "en-GB", "pt": "pt-BR", "es": "es-ES"}
LANGUAGES = tuple(LOCALES)

# The beginning of a message, and another message that is named in one.
_MESSAGE = re.compile(r"^(?=([a-z][a-z0-9-]*) *=)", re.MULTILINE)
_NAMED = re.compile(r"\{ *([a-z][a-z0-9-]*)")
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


class TextError(KeyError):
    """A message that does not exist, or that was asked for without one of its arguments."""

    def __str__(self) -> str:
        return str(self.args[0])


def text(language: str, message_id: str, **args: str | int) -> str:
    """The message in that language, or in English where that language lacks it.

    `id.attribute` asks for an attribute of a message.
    """
    for known in (language, "en"):
        if has_text(known, message_id):
            return _format(known, message_id, args)
    raise TextError(f"no message {message_id!r} in {language!r} nor in English")


def has_text(language: str, message_id: str) -> bool:
    """Whether the language itself has the message (`id`) or the attribute (`id.attribute`)."""
    name, _, attribute = message_id.partition(".")
    messages = spoken(language)
    if not messages.has(name):
        return False
    message = messages.bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


@cache
def spoken(language: str) -> Messages:
    if language not in LOCALES:
        raise TextError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    return Messages(language)


class Messages:
    """All messages of one language. Each is parsed when it is first asked for: a screen needs few of them."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        # Message -> file and text, as long as it is not parsed.
        self._waiting: dict[str, tuple[str, str]] = {}
        for path in sorted((FOLDER / language).glob("*.ftl")):
            for name, lines in _split(path.read_text(encoding="utf-8")):
                self._waiting.setdefault(name, (f"{language}/{path.name}", lines))

    def has(self, name: str) -> bool:
        if name in self._waiting:
            self._parse(name)
        return self.bundle.has_message(name)

    def waiting(self) -> list[str]:
        """What nobody has asked for yet."""
        return list(self._waiting)

    def parse_all(self) -> None:
        """Raises TextError if anything is not understood."""
        for name in self.waiting():
            self.has(name)

    def _parse(self, name: str) -> None:
        """With the messages that it names."""
        file, lines = self._waiting.pop(name)
        resource = FluentResource(lines)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise TextError(f"{file}: not understood: {(entry.content or '').strip()[:60]!r}")
        self.bundle.add_resource(resource)
        for named in _NAMED.findall(lines):
            self.has(named)


def _split(text: str) -> list[tuple[str, str]]:
    """Each message with its lines. What stands before the first one, or is no message, goes with its neighbour."""
    start, *rest = _MESSAGE.split(_COMMENT.sub("", text))
    pairs = list(zip(rest[::2], rest[1::2], strict=True))
    if start.strip() and pairs:
        pairs[0] = (pairs[0][0], start + pairs[0][1])
    return pairs


def _format(language: str, message_id: str, args: dict[str, str | int]) -> str:
    name, _, attribute = message_id.partition(".")
    bundle = spoken(language).bundle
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None  # has_text has looked
    words, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise TextError(f"{language}: message {message_id!r}: {errors[0]}")
    return str(words)
