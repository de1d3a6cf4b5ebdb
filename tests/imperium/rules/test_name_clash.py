"""A tributary named like a nation in play gives way to one of another common set (sections 5 and 19.1)."""

from __future__ import annotations

from typing import Any

import pytest

from automa.imperium.cards import Card, library
from automa.imperium.match import Match
from automa.imperium.physical.cards import cards_of_suit, could_be_in_slot, could_be_on
from automa.imperium.position import Position, Seat
from automa.imperium.setup import read_config, set_up, stand_ins
from automa.table import Table
from tests.rules import rule

SEEDS = range(40)
SIZES = {2: 34, 3: 37, 4: 38}
# Nations of Legends that a tributary of Classics is named like, and which one.
IN_TWO_PLAYER_GAMES = {"egyptians": "1TRI3", "qin": "1TRI5", "minoans": "1TRI9"}
IN_LARGER_GAMES = {"olmecs": "1TRI6", "mauryans": "1TRI10"}
CLASHES = {**IN_TWO_PLAYER_GAMES, **IN_LARGER_GAMES}
# Of Legends, without the "3+" Romans and the "4" Xiongnu; of Horizons, without the "3+" Harappans, the "4" Cimmerians
# and the trade-friendly Punt.
OF_LEGENDS = {"2TRI1", "2TRI2", "2TRI3", "2TRI4", "2TRI6", "2TRI7", "2TRI8", "2TRI9X", "2TRI10"}
OF_HORIZONS = {f"3TRI{number}" for number in (1, 3, 4, 5, 7, 8, 9, 10)}
RUTHLESS = {"3TRI12", "3TRI13"}
STAND_INS = OF_LEGENDS | OF_HORIZONS | RUTHLESS


def config(human: str, automa: str, **more: Any) -> dict[str, Any]:
    return {"mode": "solo", "seats": [{"nation": human}, {"kind": "automa", "nation": automa}], **more}


def laid_out(*nations: str, seed: int) -> Position:
    """Any nations set up as human players, whether or not their cards can be played yet."""
    match = Match(Position(seats=[Seat(nation=nation) for nation in nations]), seed)
    set_up(match)
    return match.p


def solo(human: str, automa: str, seed: int, **more: Any) -> Position:
    match = Match(read_config(config(human, automa, **more)), seed)
    set_up(match)
    return match.p


def dealt(position: Position) -> list[Card]:
    """The main deck before the market was dealt."""
    dealt = [slot.card for slot in position.market[:2] if slot.card]
    return [library()[card] for card in position.piles["main"] + dealt]


def tributaries(position: Position) -> set[str]:
    return {card.id for card in dealt(position) if card.suits == ("tributary",)}


def of_classics(players: int) -> set[str]:
    barred = {2: {"1TRI6", "1TRI10"}, 3: {"1TRI10"}, 4: set()}[players]
    return {f"1TRI{number}" for number in range(1, 12)} - barred


def possible(*nations: str, **more: Any) -> set[str]:
    """Every tributary of another set that these nations can meet."""
    match = Match(Position(seats=[Seat(nation=nation) for nation in nations], **more), 1)
    return {card.id for card in stand_ins(match, len(nations))}


def drawn(*nations: str) -> set[str]:
    """Those that they do meet in some games."""
    found = {card for seed in SEEDS for card in tributaries(laid_out(*nations, seed=seed))}
    return {card for card in found if library()[card].box != "Classics"}


@rule("IMP-SETUP-23", "IMP-SOLO-11", "IMP-SETUP-31")
@pytest.mark.parametrize(("automa", "clashing"), IN_TWO_PLAYER_GAMES.items())
def test_the_tributary_named_like_the_automa_is_replaced(automa: str, clashing: str) -> None:
    found = set()
    for seed in SEEDS:
        position = solo("carthaginians", automa, seed)
        assert clashing not in position.all_cards()
        assert len(dealt(position)) == SIZES[2]
        (stand_in,) = tributaries(position) - of_classics(2)
        assert tributaries(position) == of_classics(2) - {clashing} | {stand_in}
        found.add(stand_in)
    assert found <= STAND_INS - {"2TRI7"}  # Carthaginians
    assert found & OF_LEGENDS and found & OF_HORIZONS


@rule("IMP-SETUP-23", "IMP-SETUP-24", "IMP-SETUP-31")
@pytest.mark.parametrize(("automa", "clashing"), IN_LARGER_GAMES.items())
def test_a_tributary_that_the_player_count_bars_needs_no_replacement(automa: str, clashing: str) -> None:
    position = solo("romans", automa, 1)
    assert tributaries(position) == of_classics(2)
    assert len(dealt(position)) == SIZES[2]
    assert clashing not in position.all_cards()


@rule("IMP-SETUP-23")
@pytest.mark.parametrize("automa", ["romans", "vikings", "arthurians", "atlanteans", "utopians"])
def test_nothing_is_replaced_where_no_tributary_names_a_nation(automa: str) -> None:
    assert tributaries(solo("celts", automa, 1)) == of_classics(2)


@rule("IMP-SETUP-23", "IMP-SETUP-24", "IMP-SETUP-31")
@pytest.mark.parametrize(
    "nations",
    [
        ("egyptians", "romans"),
        ("egyptians", "qin"),
        ("olmecs", "minoans", "greeks"),
        ("qin", "olmecs", "mauryans", "egyptians"),
        ("mauryans", "celts", "vikings", "scythians"),
    ],
    ids="-".join,
)
def test_each_clashing_tributary_is_replaced_whoever_plays_the_nation(nations: tuple[str, ...]) -> None:
    players = len(nations)
    kept = of_classics(players) - {CLASHES.get(nation) for nation in nations}
    for seed in SEEDS:
        position = laid_out(*nations, seed=seed)
        assert tributaries(position) & of_classics(4) == kept
        assert len(tributaries(position)) == len(of_classics(players))
        assert len(dealt(position)) == SIZES[players]
        assert not {card.name.lower() for card in dealt(position)} & set(nations)


@rule("IMP-SETUP-23", "IMP-SETUP-24")
def test_replacements_are_those_of_the_player_count_that_name_nobody_in_play() -> None:
    assert possible("egyptians", "qin") == STAND_INS
    assert possible("egyptians", "greeks") == STAND_INS - {"2TRI6"}
    assert possible("egyptians", "qin", "celts") == STAND_INS - {"2TRI9X"} | {"2TRI5", "3TRI2"}
    assert possible("egyptians", "qin", "romans") == STAND_INS | {"3TRI2"}
    larger = {"2TRI5", "2TRI11", "3TRI2", "3TRI11"}
    assert possible("egyptians", "qin", "minoans", "olmecs") == STAND_INS | larger
    assert drawn("egyptians", "qin", "minoans", "olmecs") <= STAND_INS | larger
    assert len(drawn("egyptians", "qin")) > len(STAND_INS) // 2


@rule("IMP-SETUP-21", "IMP-SETUP-23")
def test_with_trade_routes_a_ruthless_tributary_replaces_nobody_and_a_trade_friendly_one_may() -> None:
    assert possible("egyptians", "qin", trade_routes=True) == OF_LEGENDS | OF_HORIZONS | {"3TRI6"}


@rule("IMP-SETUP-23", "IMP-ED-20")
def test_the_originals_are_replaced_by_originals() -> None:
    found = {card for seed in SEEDS for card in tributaries(solo("romans", "qin", seed, edition="2021"))}
    assert "2TRI9" in found and "2TRI9X" not in found


@rule("IMP-SETUP-23")
def test_the_same_seed_draws_the_same_replacement() -> None:
    chosen = config("romans", "egyptians", seed=7)
    assert Table.new(chosen).position() == Table.new(chosen).position()


# At a real table


def real(human: str, automa: str) -> Match:
    match = Match(read_config({**config(human, automa), "mode": "physical"}), 1)
    set_up(match)
    return match


@rule("IMP-SETUP-23", "IMP-SOLO-11")
@pytest.mark.parametrize(("human", "automa"), [("romans", "egyptians"), ("egyptians", "romans")])
def test_at_a_real_table_any_replacement_can_lie_in_the_market_or_the_main_deck(human: str, automa: str) -> None:
    match = real(human, automa)
    expected = of_classics(2) - {"1TRI3"} | STAND_INS
    assert set(cards_of_suit(match, "tributary")) == expected
    for found in (could_be_on(match, "main"), could_be_in_slot(match, 0)):
        assert {card for card in found if library()[card].suits == ("tributary",)} == expected


@rule("IMP-SETUP-23", "IMP-SOLO-11")
def test_at_a_real_table_no_card_names_a_nation_in_play() -> None:
    assert set(cards_of_suit(real("greeks", "qin"), "tributary")) == of_classics(2) - {"1TRI5"} | STAND_INS - {"2TRI6"}


@rule("IMP-SETUP-23")
def test_at_a_real_table_a_barred_tributary_may_have_been_replaced() -> None:
    """Whoever replaces before sorting out by player count has a stand-in more, and must be able to say so."""
    assert set(cards_of_suit(real("romans", "olmecs"), "tributary")) == of_classics(2) | STAND_INS


@rule("IMP-SETUP-23")
def test_at_a_real_table_without_a_clash_only_the_common_set_is_there() -> None:
    assert set(cards_of_suit(real("romans", "vikings"), "tributary")) == of_classics(2)
