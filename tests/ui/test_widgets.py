"""Cards and dice as they are drawn: nothing is cut, nothing is lost, everything grows with the text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from kivy.metrics import sp

from app.look.glyphs import ICON_FONT, TITLE_FONT
from app.look.look import BODY_FONT, look
from app.widgets.card import CardBack, CardFace
from app.widgets.card_in_full import draw_in_full
from app.widgets.card_tile import FORMS, OnCard, Tile
from app.widgets.card_words import icon_words, lines_of, with_icons
from app.widgets.die import CHANGES, PIPS, TUMBLE, Die
from app.widgets.ink import Drawing, extent, fitting, written, written_rich
from app.widgets.layout import Column
from automa.imperium.cards import library
from automa.imperium.speech import card_text
from automa.text import LANGUAGES
from tests.ui.driver import Ui

CARDS = list(library().cards.values())
SOME = CARDS[::9]


@pytest.fixture(autouse=True)
def plain_look(window: None) -> Iterator[None]:
    yield
    look.scale, look.contrast, look.dark, look.motion, look.language = 1.0, False, False, True, "en"


# ---- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_every_card_that_is_drawn(language: str) -> None:
    for width, scale in product((58, 90, 150, 300), (0.8, 1.0, 1.6, 2.0)):
        for name in {card.name_in(language) for card in CARDS}:
            lines, size = fitting(name, sp(19 * scale), width)
            assert all(extent(line, TITLE_FONT, size) <= width for line in lines.split("\n")), (name, width, scale)
            assert lines.replace("-\n", "").replace("\n", " ").replace("- ", "") in (name, name.replace("- ", ""))


def test_a_name_is_as_large_as_wanted_where_there_is_room_and_hyphenated_only_where_there_is_none() -> None:
    assert fitting("Rome", 30, 400) == ("Rome", 30)
    lines, size = fitting("Macedonians", 30, 60)
    assert size == sp(13) and "-\n" in lines


# ---- tiles


@pytest.mark.parametrize("form", FORMS)
def test_a_tile_is_as_high_as_its_form_says_and_higher_with_larger_text(form: str) -> None:
    card = library()["1ROM3"]
    heights = []
    for look.scale in (1.0, 1.6, 2.0):
        heights.append(Tile(card, OnCard(), form, 200).draw()[1])
    assert heights[0] >= FORMS[form].least
    assert heights == sorted(heights)


def test_what_lies_on_a_card_makes_room_for_itself() -> None:
    card = library()["2UNC16"]
    bare = Tile(card, OnCard(), "M", 120).draw()[1]
    laden = Tile(card, OnCard({"progress": 3, "goods": 1}, unrest=1, garrison=2, exhausted=True), "M", 120).draw()[1]
    assert laden > bare


def test_a_narrow_card_wears_its_suit_on_top() -> None:
    assert Tile(library()["2UNC16"], OnCard(), "M", 80).above
    assert not Tile(library()["2UNC16"], OnCard(), "M", 120).above


def test_a_card_takes_the_height_it_needs_or_the_one_it_is_given() -> None:
    grows = CardFace("1ROM3", width=200)
    assert grows.height == Tile(grows.card, OnCard(), "M", 200).draw()[1]
    grows.width = 120
    assert grows.height == Tile(grows.card, OnCard(), "M", 120).draw()[1]
    assert CardFace("1ROM3", width=200, height=300, size_hint=(None, None)).height == 300


def test_cards_that_were_drawn_before_need_no_new_texture() -> None:
    def draw() -> int:
        column = Column([CardFace(card.id) for card in CARDS[:30]])
        column.width = 400
        column.do_layout()
        return written.cache_info().misses

    assert draw() == draw()


def test_a_card_can_become_another_one() -> None:
    face = CardFace("1ROM3", width=200)
    face.show("2MAU4", "Mauryans")
    assert face.card.id == "2MAU4" and "Mauryans" in face.spoken


# ---- the whole text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_text_say_all_of_it(language: str) -> None:
    between = {"en": {"or"}, "pt": {"ou"}, "es": {"o", "u"}}[language]
    for card in CARDS:
        parts = [(line.label, line.words, *line.options) for line in lines_of(card, language)]
        said = Counter(_words(" ".join(" ".join(part) for part in parts)))
        lost = Counter(_words(" ".join(card_text(card, language)))) - said
        assert set(lost) <= between, (card.id, lost)


def test_labels_stand_apart_and_options_below_each_other() -> None:
    (city,) = lines_of(library()["2UNC16"], "en")
    assert (city.label, city.key) == ("Solstice", "solstice")
    assert city.words == "You may discard a card to choose:"
    assert city.options == ("gain 1 material", "gain 1 population", "draw a card")


def test_what_goes_on_after_a_choice_is_not_mistaken_for_an_option() -> None:
    for card, language in product(CARDS, LANGUAGES):
        for line in lines_of(card, language):
            assert not any(";" in option for option in line.options), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_icon_stays_beside_its_word_and_lines_fit(language: str) -> None:
    look.language = language
    for card, width, contrast in product(SOME, (220, 300), (False, True)):
        look.contrast = contrast
        for line in lines_of(card, language):
            marked = with_icons(line.words, "surface", sp(20), width)
            assert not any(each.startswith("[font") for each in marked.split("\n")), marked
            assert written_rich(marked, BODY_FONT, sp(20), "#000000", 1.15).width <= width, marked


def test_every_word_with_an_icon_gets_it() -> None:
    look.language = "en"
    marked = with_icons("Gain 2 materials, then acquire an uncivilised or civilised card.", "surface", 20, 2000)
    assert marked.count(ICON_FONT) == 3
    assert re.search(r"materials \[font=\S+?\]\[color=\S+?\]\S\[/color\]\[/font\],", marked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_with_icons_are_those_that_cards_say(language: str) -> None:
    spoken = " ".join(" ".join(card_text(card, language)) for card in CARDS).lower()
    missing = {name for word, name in icon_words(language).items() if word in _words(spoken) or " " in word}
    assert missing >= {"materials", "population", "progress", "region", "uncivilised", "civilised", "unrest"}


def test_the_whole_card_is_higher_with_larger_text() -> None:
    heights = []
    for look.scale in (0.8, 1.0, 1.6, 2.0):
        heights.append(draw_in_full(library()["1ROM1A"], "1ROM1A", 380)[1])
    assert heights == sorted(set(heights))


# ---- backs and dice


def test_a_back_says_what_is_known_of_it() -> None:
    assert CardBack("romans", number=3, width=70).spoken == "3"
    assert CardBack("romans", number=3, known="1ROM3", width=70).spoken == "3 Military Engineering"


def test_a_rolled_die_shows_other_faces_and_then_its_own(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int | None] = []
    show = Die._show
    monkeypatch.setattr(Die, "_show", lambda die, number: (shown.append(number), show(die, number))[1])
    die, done = Die(4, side=100), []
    die.tumble(lambda: done.append(True))
    ui.wait(TUMBLE - 0.1)
    assert not done
    ui.wait(0.2)
    assert done and len(shown) == CHANGES + 2 and shown[-1] == 4
    assert all((one or 0) % 6 != (next_ or 0) % 6 for one, next_ in pairwise(shown[1:]))


def test_without_motion_a_die_lies_still_at_once(ui: Ui) -> None:
    look.motion = False
    done: list[bool] = []
    Die(4, side=100).tumble(lambda: done.append(True))
    assert done


@pytest.mark.parametrize("number", PIPS)
def test_a_die_shows_as_many_pips(number: int) -> None:
    assert len(PIPS[number].split()) == number


def test_a_drawing_further_down_is_drawn_further_down(window: None) -> None:
    below, drawing = Drawing(), Drawing()
    below.box(0, 0, 10, 10, "text")
    drawing.add(below, down=30)
    face = CardFace("1ROM3", width=200)
    drawing.draw_on(face._face, 100)
    (rectangle,) = (part for part in face._face.children if hasattr(part, "pos"))
    assert rectangle.pos == (0, 60)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())
