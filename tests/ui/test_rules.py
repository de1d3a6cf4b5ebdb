"""The rules to look up: complete in three languages, found by any word, one tap from anywhere."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from kivymd.icon_definitions import md_icons

from app.glossary import ENTRIES, SECTIONS, about, entry, in_section, search
from app.look.glyphs import CODE_POINTS
from app.screens.card import CardScreen
from app.screens.rules import Rules, open_rule
from automa.imperium.cards import effects, library
from automa.imperium.lexicon import VERBS
from automa.language.tree import Do
from automa.language.walk import within
from automa.text import FOLDER, LANGUAGES
from tests.ui.driver import Ui

# Deeds that explain themselves, or that a rule about something else explains.
WITHOUT = {
    "put", "double", "remove", "reduce", "lose", "reach", "shuffle", "ignore", "borrow", "copy", "declare", "permit",
    "forbid", "limit", "score",
}  # fmt: skip


@pytest.fixture
def rules(ui: Ui) -> Ui:
    ui.tap("continue")
    ui.tap("go:rules")
    return ui


def seek(ui: Ui, words: str) -> None:
    ui.tap("search")
    ui.frames(2)
    ui.type(words)


# ---- what there is


class Parts(Visitor):
    """The names of messages and attributes, each with the arguments it takes."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.inside = ""

    def visit_Message(self, node: ast.Message) -> None:
        for attribute in (None, *node.attributes):
            self.inside = node.id.name + (f".{attribute.id.name}" if attribute else "")
            self.found[self.inside] = set()
            self.generic_visit(attribute or node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found[self.inside].add(node.id.name)


@pytest.mark.parametrize("file", ["rules.ftl", "cards.ftl"])
@pytest.mark.parametrize("language", ["pt", "es"])
def test_every_message_is_there_in_every_language_with_the_same_parts(language: str, file: str) -> None:
    def parts(spoken: str) -> dict[str, set[str]]:
        visitor = Parts()
        visitor.visit(FluentParser().parse((FOLDER / spoken / file).read_text(encoding="utf-8")))
        return visitor.found

    assert parts(language) == parts("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_says_something_short_and_something_long(language: str) -> None:
    for each in ENTRIES.values():
        assert each.title(language) and 0 < len(each.short(language)) <= 40, each.key
        assert all(paragraph[-1] in ".!?" for paragraph in each.paragraphs(language)), each.key
    titles = [each.title(language) for each in ENTRIES.values()]
    assert len(titles) == len(set(titles))


def test_every_message_of_a_rule_is_an_entry() -> None:
    visitor = Parts()
    visitor.visit(FluentParser().parse((FOLDER / "en" / "rules.ftl").read_text(encoding="utf-8")))
    assert {name[5:] for name in visitor.found if name.startswith("rule-") and "." not in name} == set(ENTRIES)


def test_entries_have_an_icon_and_lead_to_entries() -> None:
    for each in ENTRIES.values():
        assert each.icon in md_icons or each.shown in CODE_POINTS, each.key
        assert each.see and set(each.see) < set(ENTRIES) - {each.key}, each.key


def test_what_cards_do_is_explained() -> None:
    for card in library().cards.values():
        deeds = {deed.verb for _, effect in effects(card) for deed in within(effect, Do)}
        assert not {verb for verb in deeds if entry(verb) is None} - WITHOUT, card.id
        assert all(entry(name) for name in (*card.suits, *card.state)), card.id
    assert set(VERBS) >= WITHOUT


def test_a_card_is_about_what_it_says() -> None:
    keys = [each.key for each in about(library()["2UNC16"])]
    assert keys == ["pinned", "uncivilised", "civilised", "solstice", "discard", "gain", "draw"]


# ---- finding


def test_an_entry_is_found_by_its_name_in_any_language_and_then_by_what_it_says() -> None:
    assert [each.key for each in search("Exíliar", "en")] == ["exile"]
    found = [each.key for each in search("collapse", "en")]
    assert found[0] == "collapse" and "unrest" in found
    assert search("xyzzy", "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_hold_every_entry(language: str) -> None:
    assert {each.key for section in SECTIONS for each in in_section(section, language)} == set(ENTRIES)


# ---- by touch


def test_a_section_lists_its_entries_and_a_tap_reads_one(rules: Ui) -> None:
    rules.tap("section:keywords")
    assert [name for name in rules.names() if name.startswith("rule:")] == [
        f"rule:{each.key}" for each in in_section("keywords", "en")
    ]
    rules.tap("rule:garrison")
    assert rules.shows("Put another card from your hand face up")


def test_see_also_leads_on_and_back_leads_back(rules: Ui) -> None:
    rules.tap("rule:reshuffle")
    rules.tap("rule:accession")
    assert rules.shows("flip your state card")
    rules.back()
    assert rules.has("rule:nation-deck") and rules.has("close")
    rules.tap("close")
    assert rules.has("section:game")
    rules.back()
    assert rules.has("new:table")


def test_typing_finds_across_sections(rules: Ui) -> None:
    seek(rules, "dyn")
    assert rules.has("rule:dynasty") and rules.has("rule:end") and not rules.has("rule:garrison")
    rules.type("xyz")
    assert rules.shows("No entry says that.")
    rules.tap("section:automa")
    assert rules.has("rule:slots")


def test_a_rule_opens_over_any_screen_by_what_a_card_calls_it(ui: Ui) -> None:
    ui.app.shell.go(CardScreen(ui.app, "1ROM3"))
    ui.frames(3)
    assert open_rule(ui.app.shell.screen, "break through")
    ui.frames(3)
    assert ui.shows("Name a suit.")
    assert not open_rule(ui.app.shell.screen, "xyzzy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read_in_large_type(ui: Ui, language: str) -> None:
    ui.app.prefer(language=language, text_size=2.0)
    screen = Rules(ui.app, "automa")
    ui.app.shell.go(screen)
    for key in list(ENTRIES)[::20]:
        open_rule(screen, key)
        ui.frames(2)
        assert ui.shows(ENTRIES[key].title(language))
        ui.back()
