"""Texts that the nations of Legends share with those of Classics, where each is tested thoroughly."""

from __future__ import annotations

import pytest

from automa.imperium.cards import library
from automa.imperium.position import InPlay, pool
from tests.imperium.scenario import given, me, slot

ADVANCE = ["2EGY17", "2MAU17", "2MIN14", "2QIN19"]
CONQUER = ["2MIN15"]
PROSPERITY = ["2ATL15", "2EGY16", "2MAU22", "2MIN20", "2QIN20"]
GLORY = ["2EGY15", "2MAU2", "2MIN10", "2QIN12"]
CITY = ["2ART11", "2MAU11"]
METROPOLIS = ["2MIN13"]
PLAIN = ["2EGY20", "2EGY21", "2MAU20", "2MAU21"]
POPULATION = ["2MAU14", "2QIN11"]
ONE_MATERIAL = ["2QIN18"]
SCIENCE = ["2MAU3", "2QIN7"]
UNREST = [card.id for card in library().cards.values() if card.is_unrest and card.box == "Legends"]


def nation(card: str) -> str:
    owner = library()[card].nation
    return "romans" if owner == "common" else owner


def state(card: str) -> str:
    return "empire" if "empire" in library()[card].state else "barbarian"


@pytest.mark.parametrize("card", ADVANCE)
def test_advance(card):
    table = given(me(nation(card), hand=[card], materials=3), market=[slot("1UNC3", "UNR"), "1REG6"]).do(f"play:{card}")
    assert (table.me.hand, table.me.resources) == (["1UNC3", "UNR"], pool())
    assert f"play:{card}" not in given(me(nation(card), hand=[card], materials=3, state="empire")).options


@pytest.mark.parametrize("card", CONQUER)
def test_conquer(card):
    table = given(me(nation(card), hand=[card], population=3), market=["1REG6"], region=["1REG7"])
    table.do(f"play:{card}", "option:2", "card:top@region")
    assert (table.me.hand, table.me.resources) == (["1REG7"], pool())


@pytest.mark.parametrize("card", PROSPERITY)
def test_prosperity(card):
    mine = me(nation(card), hand=[card], play=["1REG6", "1REG7"], state=state(card), deck=["UNR", "1REG9"])
    table = given(mine).do(f"play:{card}", "yes", "option:2")
    assert (table.me.hand, table.me.resources) == (["UNR"], pool(population=2))


@pytest.mark.parametrize("card", GLORY)
def test_glory(card):
    mine = me(nation(card), hand=[card, "1REG6"], play=["1REG7", "1REG8", "1REG9"])
    table = given(mine, fame=["1FAM1", "1FAM2", "1FAM4"]).do(f"play:{card}", "card:1FAM2@fame")
    assert (table.me.hand, table.me.play) == (["1REG6", "1FAM2"], [])
    assert "garrison" in library()[card].cannot


@pytest.mark.parametrize("card", CITY)
def test_city(card):
    mine = me(nation(card), play=[card], hand=["UNR"], power_card={"card": "2MIN1B"}, permanents=[])
    assert given(mine, phase="solstice").do("yes", "option:2").me.resources == pool(population=1)


@pytest.mark.parametrize("card", METROPOLIS)
def test_metropolis(card):
    mine = me(nation(card), play=[card], deck=["UNR", "1REG6"])
    assert given(mine, phase="solstice").do("option:3").me.hand == ["UNR"]


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        *((card, pool()) for card in PLAIN),
        *((card, pool(population=1)) for card in POPULATION),
        *((card, pool(materials=1)) for card in ONE_MATERIAL),
    ],
)
def test_regions(card, gained):
    table = given(me(nation(card), hand=[card, "UNR"])).do(f"play:{card}", "yes")
    assert (table.me.resources, table.me.play) == (gained, [InPlay(card, ["UNR"])])


@pytest.mark.parametrize("card", SCIENCE)
def test_science_raises_the_hand_limit_and_frees_advance(card):
    deck = ["1REG1", "1REG2", "1REG3", "1REG4", "1REG5", "1REG7", "1REG8"]
    mine = me(nation(card), play=[card], hand=["1ROM16"], deck=deck, state="empire", materials=3)
    table = given(mine, market=["1UNC3"])
    assert "play:1ROM16" in table.options
    assert len(table.do("end", []).me.hand) == 6
    assert f"play:{card}" not in given(me(nation(card), hand=[card])).options


@pytest.mark.parametrize("card", UNREST)
def test_unrest(card):
    mine = me(nation(card), hand=[card], population=1, permanents=[])
    table = given(mine, unrest=[other for other in UNREST if other != card][:10]).do(f"play:{card}")
    assert (table.me.hand, table.me.resources) == ([], pool())
    assert card in table.position.piles["unrest"]


def test_every_such_card_is_here():
    """By its text: a card that shares one of these texts is in one of the lists."""
    lists = {
        "1ROM16": ADVANCE, "1ROM17": CONQUER, "1ROM15": PROSPERITY, "1ROM14": GLORY, "1ROM19": CITY,
        "1CIV6": METROPOLIS,
    }  # fmt: skip
    own = [card for card in library().cards.values() if card.box == "Legends" and card.nation != "common"]
    for classic, listed in lists.items():
        abilities = {key: text for key, text in library()[classic].texts.items() if key not in ("points", "needs")}
        shared = {card.id for card in own if abilities.items() <= card.texts.items()}
        assert shared == set(listed), classic
