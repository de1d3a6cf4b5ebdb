"""The library by touch, and one card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.catalogue import Wanted, faces, found
from app.screens.card import CardScreen
from app.screens.cards import Cards
from app.widgets.card import CardFace
from app.widgets.layout import Scroll
from automa.imperium.cards import library
from automa.text import LANGUAGES
from tests.ui.driver import Ui
from tests.ui.playing import Person


@pytest.fixture
def cards(ui: Ui) -> Ui:
    ui.tap("continue")
    ui.tap("go:cards")
    return ui


def shown(ui: Ui) -> list[str]:
    return [name for name in ui.names() if name.startswith("card:")]


def scroll_of(ui: Ui) -> Scroll:
    return next(each for each in ui.widgets() if isinstance(each, Scroll) and each.key == "cards")


def seek(ui: Ui, words: str) -> None:
    ui.tap("search")
    ui.frames(2)
    ui.type(words)


# ---- which cards there are


def test_every_card_of_today_is_there_once() -> None:
    ids = [card for face in faces() for card in face.copies]
    assert len(ids) == len(set(ids))
    assert set(ids) == set(library().cards) - set(library().replaced_by) - {"UNR"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ["name", "suit", "nation"])
def test_any_order_keeps_every_card(language: str, order: str) -> None:
    assert set(found(Wanted(order=order), language)) == set(faces())


def test_a_card_is_found_by_its_name_in_any_language_without_accents_and_by_its_number() -> None:
    for words in ("unrest", "DISTURBIO", "desordem", "1unr1"):
        assert any("1UNR1" in face.copies for face in found(Wanted(words), "pt")), words
    for words in ("tenochtitlan", "san lor"):
        assert [face.card.name for face in found(Wanted(words), "en")] == ["San Lorenzo Tenochtitlán"]


def test_filters_are_all_true_of_what_is_found() -> None:
    for face in found(Wanted(icons=("region", "river"), box="classics"), "en"):
        assert face.card.is_region and "river" in face.card.types and face.card.box == "Classics"
    assert found(Wanted(nation="romans"), "en") and not found(Wanted(nation="romans", box="legends"), "en")


# ---- by touch


def test_the_list_makes_only_what_is_seen_and_reaches_its_end(cards: Ui) -> None:
    assert len([each for each in cards.widgets() if isinstance(each, CardFace)]) < 30
    scroll_of(cards).scroll_y = 0
    cards.frames(3)
    last = found(Wanted(), "en")[-1].card
    assert f"card:{last.id}" in shown(cards)
    assert cards.shows(last.name[0])
    assert len([each for each in cards.widgets() if isinstance(each, CardFace)]) < 30


def test_typing_narrows_the_list_and_the_cross_empties_it(cards: Ui) -> None:
    seek(cards, "dido")
    assert shown(cards) == ["card:" + next(card.id for card in library().cards.values() if "Dido" in card.name)]
    cards.tap("search:clear")
    assert len(shown(cards)) > 5


def test_nothing_found_is_said(cards: Ui) -> None:
    seek(cards, "xyzzy")
    assert not shown(cards) and cards.shows("No card is like that.")


def test_a_nation_a_suit_a_box_and_an_order(cards: Ui) -> None:
    cards.tap("nation")
    cards.tap("nation:romans")
    assert all(library()[name[5:]].nation == "romans" for name in shown(cards))
    cards.tap("filter:region")
    assert shown(cards) and all(library()[name[5:]].is_region for name in shown(cards))
    cards.tap("filters")
    cards.tap("order:suit")
    cards.back()
    assert cards.shows("REGION")
    cards.tap("filters")
    cards.tap("clear")
    cards.back()
    assert len({library()[name[5:]].nation for name in shown(cards)}) > 1


def test_a_card_says_all_about_itself_and_back_leads_to_the_same_place(cards: Ui) -> None:
    scroll_of(cards).scroll_y = 0.5
    cards.frames(3)
    before = shown(cards)
    cards.tap(before[len(before) // 2])
    assert cards.shows("to the automa")
    cards.back()
    cards.frames(3)
    assert shown(cards) == before
    cards.back()
    assert cards.has("new:table")


def test_the_rule_of_a_keyword_is_one_tap_away(ui: Ui) -> None:
    ui.app.shell.go(CardScreen(ui.app, "2UNC16"))
    ui.frames(3)
    assert ui.shows("You may discard a card to choose:") and ui.shows("2UNC16 · ×4 · Legends")
    ui.tap("rule:solstice")
    assert ui.shows("When all have had their turn")
    ui.back()
    assert ui.has("rule:pinned")


def test_a_card_follows_the_language(ui: Ui) -> None:
    ui.app.shell.go(CardScreen(ui.app, "1UNR1"))
    ui.frames(3)
    assert ui.shows("Disturbio") and ui.shows("Desordem")
    ui.app.prefer(language="es")
    ui.frames(3)
    assert ui.shows("Vale −2 puntos para el autómata.") and ui.shows("Unrest") and ui.shows("En portugués")


def test_the_other_side_and_the_older_card_are_one_tap_away(ui: Ui) -> None:
    ui.app.shell.go(CardScreen(ui.app, "1ROM1A"))
    ui.frames(3)
    assert not ui.shows("to the automa")
    ui.tap("card:1ROM1B")
    assert ui.shows("1ROM1B · Romans")
    ui.app.shell.go(CardScreen(ui.app, "2UNC5X"))
    ui.frames(3)
    ui.tap("card:2UNC5")
    assert ui.shows("2UNC5 ·")


def test_a_nation_whose_texts_we_lack_says_so(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    romans = replace(library().nation("romans"), playable=False)
    monkeypatch.setitem(library().nations, "romans", romans)
    ui.app.shell.go(CardScreen(ui.app, "1ROM3"))
    ui.frames(3)
    assert ui.shows("its text is not in the app yet")


@pytest.mark.parametrize("card", ["STATE1A", "1FAM9A", "1ROM1B", "2UTO18", "2UNC5"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_odd_cards_can_be_looked_at(ui: Ui, card: str, language: str) -> None:
    ui.app.prefer(language=language)
    ui.app.shell.go(CardScreen(ui.app, card))
    ui.frames(3)
    assert ui.shows(library()[card].name_in(language))


def test_on_its_side_and_on_a_tablet_there_are_more_columns(cards: Ui) -> None:
    def columns() -> int:
        return len({each.x for each in cards.widgets() if isinstance(each, CardFace)})

    assert columns() == 1
    cards.resize(892, 412)
    assert columns() == 2
    cards.resize(1280, 800)
    assert columns() == 3
    cards.resize(412, 892)


def test_in_the_middle_of_a_game_back_leads_to_the_table(ui: Ui) -> None:
    Person(ui).sit_down()
    ui.app.shell.go(Cards(ui.app))
    ui.frames(3)
    assert not ui.has("go:play")
    ui.tap("back")
    assert ui.app.play is not None and ui.has("done")


def test_the_keyboard_walks_the_list_in_its_order(cards: Ui) -> None:
    scroll_of(cards).scroll_y = 0.5
    cards.frames(2)
    scroll_of(cards).scroll_y = 0.52  # rows above were made last
    cards.frames(2)
    order = [face.card.id for face in found(Wanted(), "en")]
    places = [order.index(name[5:]) for name in shown(cards)]
    assert places == sorted(places)
