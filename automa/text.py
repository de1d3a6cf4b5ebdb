"""Words on screen: the messages of data/text/<language>/*.ftl."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

FOLDER = Path(__file__).parents[1] / "data" / "text"
LOCALES = {"en": "en-GB", "pt": "pt-BR", "es": "es-ES"}
LANGUAGES = tuple(LOCALES)


class TextError(KeyError):
    """A message that does not exist, or that was asked for without one of its arguments."""

    def __str__(self) -> str:
        return str(self.args[0])


def text(language: str, message_id: str, **args: str | int) -> str:
    """The message in that language, or in English where that language lacks it.

    `id.attribute` asks for an attribute of a message.
    """
    for spoken in (language, "en"):
        if has_text(spoken, message_id):
            return _format(spoken, message_id, args)
    raise TextError(f"no message {message_id!r} in {language!r} nor in English")


def has_text(language: str, message_id: str) -> bool:
    """Whether the language itself has the message (`id`) or the attribute (`id.attribute`)."""
    name, _, attribute = message_id.partition(".")
    texts = bundle(language)
    if not texts.has_message(name):
        return False
    message = texts.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


@cache
def bundle(language: str) -> FluentBundle:
    if language not in LOCALES:
        raise TextError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    texts = FluentBundle([LOCALES[language]], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise TextError(f"{language}/{path.name}: not understood: {(entry.content or '').strip()[:60]!r}")
        texts.add_resource(resource)
    return texts


def _format(language: str, message_id: str, args: dict[str, str | int]) -> str:
    name, _, attribute = message_id.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None  # has_text has looked
    spoken, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise TextError(f"{language}: message {message_id!r}: {errors[0]}")
    return str(spoken)
