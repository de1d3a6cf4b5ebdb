"""Messages are parsed one by one when they are asked for; the result is that of parsing whole files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from automa import text as texts
from automa.text import FOLDER, LANGUAGES, LOCALES, Messages, TextError


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_the_same_as_when_its_file_is_parsed_whole(language: str) -> None:
    whole = FluentBundle([LOCALES[language]])
    for path in sorted((FOLDER / language).glob("*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    one_by_one = Messages(language)
    one_by_one.parse_all()
    found = one_by_one.bundle._messages
    assert found.keys() == whole._messages.keys()
    differing = [
        name
        for name, message in whole._messages.items()
        if not message.equals(found[name], ignored_fields=["span", "comment"])
    ]
    assert not differing


def test_only_what_is_asked_for_is_parsed_with_what_it_names() -> None:
    messages = Messages("en")
    assert messages.has("zone-hand")
    assert {"zone-hand", "their"} <= messages.bundle._messages.keys() and len(messages.bundle._messages) < 10
    assert not messages.has("no-such-message")


@pytest.mark.parametrize("damaged", ["good = Fine.\nbroken = { $a\n", "nonsense\ngood = Fine.\n"])
def test_a_damaged_file_is_an_error_that_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damaged: str
) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "some.ftl").write_text(damaged, encoding="utf-8")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    with pytest.raises(TextError, match=r"en/some\.ftl: not understood"):
        Messages("en").parse_all()
