"""Sections 4 and 5: a player's own area and what all share, for Classics."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from automa.imperium.cards import Card, library
from automa.table import Table, TableError
from tests.imperium.scenario import given, me
from tests.rules import rule

NATIONS = ("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings")
TRADE_NATIONS = ("abbasids", "aksumites", "guptas", "sassanids", "tang", "wagadou")
PLAYERS = (2, 3, 4)
EDITIONS = ("horizons", "2021")
SEEDS = range(25)

# Section 24 B: all cards, draw deck before the opening hand, unrest in it, nation deck, developments,
# and the unrest for the shared pile with 2, 3 and 4 players.
TABLE_B = {
    "carthaginians": (23, 10, 2, 5, 6, (0, 0, 0)),
    "celts": (28, 10, 2, 6, 5, (0, 2, 5)),
    "greeks": (23, 10, 2, 3, 8, (0, 0, 0)),
    "macedonians": (23, 11, 3, 3, 7, (0, 0, 0)),
    "persians": (23, 10, 2, 4, 7, (0, 0, 0)),
    "romans": (23, 10, 2, 5, 6, (0, 0, 0)),
    "scythians": (24, 11, 3, 7, 4, (0, 0, 0)),
    "vikings": (26, 9, 1, 13, 0, (0, 1, 2)),
}


def config(*nations: str, power: str = "A", seed: int = 1, **more: Any) -> dict[str, Any]:
    return {"seats": [{"nation": nation, "power": power} for nation in nations], "seed": seed, **more}


def new(*nations: str, **more: Any) -> dict[str, Any]:
    return Table.new(config(*nations, **more)).position()


def with_players(players: int, **more: Any) -> dict[str, Any]:
    """A table of that many nations, none of which brings unrest of its own to the pile."""
    return new(*("romans", "greeks", "persians", "scythians")[:players], **more)


def nation_at(nation: str, players: int, **more: Any) -> dict[str, Any]:
    """The nation in seat 0, with others at the table."""
    others = [other for other in NATIONS if other not in (nation, "celts", "vikings")]
    return new(nation, *others[: players - 1], **more)


def cards(position: dict[str, Any]) -> list[str]:
    """Every card on the table."""
    found = [card for pile in position["piles"].values() for card in pile]
    for slot in position["market"]:
        found += [slot["card"], *slot["unrest"]]
    for area in position["seats"]:
        found.append(area["power_card"]["card"])
        for zone in ("hand", "deck", "discard", "history", "nation_deck", "development"):
            found += area[zone]
    return found


def unrest(ids: list[str]) -> int:
    return sum(library()[card].is_unrest for card in ids)


def commons(**more: Any) -> list[Card]:
    return [card for card in library().commons("classics", **more) if not card.header.startswith("power")]


# 4. Set-up of a player


@rule("IMP-SETUP-1")
@pytest.mark.parametrize("nation", TRADE_NATIONS)
def test_the_six_trade_nations_can_only_be_chosen_with_trade_routes(nation: str) -> None:
    with pytest.raises(TableError, match=f"{nation} can't be played without trade_routes"):
        Table.new(config(nation, "romans"))
    assert new(nation, "romans", trade_routes=True)["options"]["trade_routes"]


@rule("IMP-SETUP-1")
def test_two_players_never_share_a_nation() -> None:
    with pytest.raises(TableError, match="two seats have the same nation"):
        Table.new(config("celts", "romans", "celts"))


@rule("IMP-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players_sit_down(seats: int) -> None:
    with pytest.raises(TableError, match=f"2 to 4 seats, not {seats}"):
        Table.new(config(*NATIONS[:seats]))


@rule("IMP-SETUP-2")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("nation", NATIONS)
def test_the_power_card_shows_the_side_chosen(nation: str, side: str) -> None:
    area = nation_at(nation, 2, power=side)["seats"][0]
    face = library()[area["power_card"]["card"]]
    assert (face.nation, face.header) == (nation, f"power_{side}")
    assert face.id not in [*area["hand"], *area["deck"], *area["nation_deck"], *area["development"]]


@rule("IMP-SETUP-3", "IMP-SETUP-7")
@pytest.mark.parametrize("nation", NATIONS)
def test_classics_nations_start_with_no_card_in_play_but_the_power_card(nation: str) -> None:
    """No court, ceremony, mana or journey card, and without Trade Routes no Merchant."""
    area = nation_at(nation, 2)["seats"][0]
    assert area["play"] == []
    assert area["power_card"]["garrison"] == []


@rule("IMP-SETUP-4")
@pytest.mark.parametrize("nation", NATIONS)
def test_classics_nations_start_as_barbarians(nation: str) -> None:
    assert nation_at(nation, 2)["seats"][0]["state"] == "barbarian"


@rule("IMP-SETUP-5")
def test_the_state_cards_of_classics_show_barbarian_and_empire_only() -> None:
    for state in ("barbarian", "empire"):
        assert given(me(state=state)).me.state == state
    with pytest.raises(TableError, match="state: unknown 'winter'"):
        given(me(state="winter"))


@rule("IMP-SETUP-6")
@pytest.mark.parametrize("nation", NATIONS)
def test_three_action_and_five_exhaust_tokens_lie_on_the_state_card(nation: str) -> None:
    area = nation_at(nation, 2)["seats"][0]
    assert (area["actions"], area["exhausts"]) == (3, 5)


@rule("IMP-SETUP-8")
def test_the_developments_lie_in_the_development_area() -> None:
    assert set(new("romans", "celts")["seats"][0]["development"]) == {f"1ROM{number}" for number in range(3, 9)}


@rule("IMP-SETUP-8")
def test_vikings_have_no_developments() -> None:
    assert new("vikings", "celts")["seats"][0]["development"] == []


@rule("IMP-SETUP-9", "IMP-SETUP-10")
@pytest.mark.parametrize(
    ("nation", "accession"),
    [
        ("carthaginians", "1CAR2X"),
        ("celts", "1CEL2"),
        ("greeks", "1GRE2"),
        ("macedonians", "1MAC2"),
        ("persians", "1PER2"),
        ("romans", "1ROM2"),
        ("scythians", "1SCY2"),
        ("vikings", "1VIK2"),
    ],
)
def test_the_accession_card_lies_under_the_nation_deck(nation: str, accession: str) -> None:
    assert all(nation_at(nation, 2, seed=seed)["seats"][0]["nation_deck"][-1] == accession for seed in SEEDS)


@rule("IMP-SETUP-10", "IMP-SETUP-13")
@pytest.mark.parametrize("zone", ["nation_deck", "deck"])
def test_nation_deck_and_draw_deck_are_shuffled(zone: str) -> None:
    orders = {tuple(new("romans", "celts", seed=seed)["seats"][0][zone]) for seed in SEEDS}
    assert len(orders) > len(SEEDS) // 2


@rule("IMP-SETUP-10")
def test_the_cards_marked_nation_make_the_nation_deck() -> None:
    deck = new("romans", "celts")["seats"][0]["nation_deck"]
    assert set(deck) == {"1ROM2", *(f"1ROM{number}" for number in range(9, 14))}


@rule("IMP-SETUP-11")
@pytest.mark.parametrize("nation", NATIONS)
def test_players_start_with_three_materials_two_population_one_progress(nation: str) -> None:
    area = nation_at(nation, 2)["seats"][0]
    assert area["resources"] == {"materials": 3, "population": 2, "progress": 1, "goods": 0}
    assert not area["king_of_kings"]


@rule("IMP-SETUP-12", "IMP-SETUP-26")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("nation", NATIONS)
def test_supply_unrest_goes_to_the_unrest_pile_by_player_count(nation: str, players: int) -> None:
    position = nation_at(nation, players)
    shared = position["piles"]["unrest"] + [card for slot in position["market"] for card in slot["unrest"]]
    own = [card for card in shared if library()[card].nation == nation]
    assert len(own) == TABLE_B[nation][5][players - 2]
    assert len(shared) == {2: 8, 3: 10, 4: 12}[players] + len(own)


@rule("IMP-SETUP-13")
def test_the_unmarked_cards_make_the_draw_deck() -> None:
    area = new("romans", "celts")["seats"][0]
    assert {*area["hand"], *area["deck"]} == {f"1ROM{number}" for number in range(14, 24)}


@rule("IMP-SETUP-14")
def test_without_cultists_there_is_no_chaos_pile() -> None:
    position = new("romans", "celts", "vikings", "greeks")
    assert position["piles"]["chaos"] == []
    assert not any("chaos" in area for area in position["seats"])


@rule("IMP-SETUP-15")
@pytest.mark.parametrize("nation", NATIONS)
def test_players_start_with_five_cards_in_hand(nation: str) -> None:
    area = nation_at(nation, 2)["seats"][0]
    assert len(area["hand"]) == 5
    assert area["discard"] == area["history"] == []


@rule("IMP-SETUP-16", "IMP-SETUP-8", "IMP-SETUP-9", "IMP-SETUP-10", "IMP-SETUP-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("nation", NATIONS)
def test_zones_have_the_sizes_of_the_nation_table(nation: str, players: int, edition: str) -> None:
    total, start, start_unrest, nation_cards, developments, supply = TABLE_B[nation]
    area = nation_at(nation, players, edition=edition)["seats"][0]
    deck = area["hand"] + area["deck"]
    assert (len(deck), unrest(deck)) == (start, start_unrest)
    assert (len(area["nation_deck"]), len(area["development"])) == (nation_cards + 1, developments)
    with_power_and_accession = 2
    assert total == start + nation_cards + developments + supply[2] + with_power_and_accession


# 5. Shared set-up


@rule("IMP-SETUP-20", "IMP-SETUP-26", "IMP-SETUP-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_four_players_every_card_is_on_the_table_once(edition: str) -> None:
    nations = ("romans", "celts", "vikings", "scythians")
    originals = edition == "2021"
    expected = [card.id for card in commons(originals=originals)]
    for nation in nations:
        expected += [c.id for c in library().of_nation(nation, originals) if c.header != "power_B"]
    assert Counter(cards(new(*nations, edition=edition))) == Counter(expected)


@rule("IMP-SETUP-21")
def test_a_game_uses_one_common_set_whatever_the_nations() -> None:
    common = {library()[card].box for card in cards(new("romans", "celts")) if library()[card].nation == "common"}
    assert common == {"Classics"}


@rule("IMP-SETUP-22")
@pytest.mark.parametrize("pile", ["region", "uncivilised", "civilised"])
def test_commons_are_sorted_by_banner(pile: str) -> None:
    """Cards of both suits, as the Cities, have the uncivilised banner."""
    found = {card for seed in SEEDS for card in with_players(4, seed=seed)["piles"][pile]}
    banner = {"region": "1REG", "uncivilised": "1UNC", "civilised": "1CIV"}[pile]
    assert found and all(card.startswith(banner) for card in found)
    assert ("1UNC15" in found) == (pile == "uncivilised")


@rule("IMP-SETUP-23")
@pytest.mark.parametrize("seed", range(5))
def test_no_tributary_is_replaced_when_nations_and_commons_share_a_box(seed: int) -> None:
    position = with_players(4, seed=seed)
    tributaries = {card.id for card in commons() if card.suits == ("tributary",)}
    assert len(tributaries) == 11
    assert tributaries <= {*position["piles"]["main"], *(slot["card"] for slot in position["market"])}
    assert not {library()[card].name.lower() for card in tributaries} & set(NATIONS)


@rule("IMP-SETUP-24")
@pytest.mark.parametrize(
    ("players", "left_out"),
    [
        (2, {"3+": 8, "4": 6}),
        (3, {"4": 6}),
        (4, {}),
    ],
)
def test_commons_for_more_players_are_removed(players: int, left_out: dict[str, int]) -> None:
    """Of uncivilised, civilised, region, tributary and unrest: 3+1+1+1+2 are "3+", 1+2+0+1+2 are "4"."""
    table = set(cards(with_players(players)))
    fame_may_be_missing = [card for card in commons() if "fame" not in card.suits]
    missing = Counter(card.players for card in fame_may_be_missing if card.id not in table)
    assert missing == left_out


@rule("IMP-SETUP-26")
@pytest.mark.parametrize(("players", "common"), [(2, 8), (3, 10), (4, 12)])
def test_the_unrest_pile_holds_all_common_unrest_not_in_the_market(players: int, common: int) -> None:
    position = with_players(players)
    laid = [card for slot in position["market"] for card in slot["unrest"]]
    assert {*position["piles"]["unrest"], *laid} == {f"1UNR{number}" for number in range(1, common + 1)}
    assert len(position["piles"]["unrest"]) == common - len(laid)


@rule("IMP-SETUP-26")
def test_exile_starts_empty() -> None:
    assert with_players(3)["piles"]["exile"] == []


@rule("IMP-SETUP-27")
def test_king_of_kings_lies_under_the_fame_deck_with_side_a_up() -> None:
    position = with_players(2)
    assert position["king_of_kings"] == "A"
    assert not {"1FAM9A", "1FAM9B"} & set(cards(position))
    assert len({tuple(with_players(4, seed=seed)["piles"]["fame"]) for seed in SEEDS}) > len(SEEDS) // 2


@rule("IMP-SETUP-28")
@pytest.mark.parametrize(("players", "fame"), [(2, 6), (3, 7), (4, 8)])
def test_the_fame_deck_holds_six_seven_or_eight_cards(players: int, fame: int) -> None:
    position = with_players(players)
    assert len(position["piles"]["fame"]) == fame
    assert sum(library()[card].suits == ("fame",) for card in cards(position)) == fame
    ever_in = {card for seed in SEEDS for card in with_players(players, seed=seed)["piles"]["fame"]}
    assert len(ever_in) == 8


@rule("IMP-SETUP-29")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 7), (4, 8)])
def test_each_small_deck_gets_six_seven_or_eight_cards(players: int, size: int) -> None:
    """One card of each was dealt to the market."""
    piles = with_players(players)["piles"]
    assert [len(piles[suit]) for suit in ("region", "uncivilised", "civilised")] == [size - 1] * 3


@rule("IMP-SETUP-30", "IMP-SETUP-7", "IMP-SETUP-11")
def test_without_the_expansion_there_are_no_trade_routes_and_no_goods() -> None:
    position = with_players(4)
    assert not any("trade_route" in library()[card].suits for card in cards(position))
    assert not any(area["resources"]["goods"] for area in position["seats"])
    assert not any("goods" in slot["tokens"] for slot in position["market"])


@rule("IMP-SETUP-31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "size"), [(2, 34), (3, 37), (4, 38)])
def test_the_main_deck_has_its_size_before_the_market_is_dealt(players: int, size: int, edition: str) -> None:
    position = with_players(players, edition=edition)
    dealt = [slot["card"] for slot in position["market"][:2]]
    main = [library()[card].suits[0] for card in position["piles"]["main"] + dealt]
    assert len(main) == size
    assert set(main) == {"region", "uncivilised", "civilised", "tributary"}


@rule("IMP-SETUP-32")
@pytest.mark.parametrize("players", PLAYERS)
def test_slots_three_to_five_are_dealt_from_the_small_decks(players: int) -> None:
    for seed in SEEDS:
        market = [library()[slot["card"]] for slot in with_players(players, seed=seed)["market"]]
        assert [card.suits[0] for card in market[2:]] == ["civilised", "uncivilised", "region"]


@rule("IMP-SETUP-32")
def test_slots_one_and_two_are_dealt_from_the_main_deck() -> None:
    """Tributaries are nowhere else, so sooner or later one of them lies there."""
    dealt = [library()[slot["card"]] for seed in SEEDS for slot in with_players(2, seed=seed)["market"][:2]]
    assert any(card.suits == ("tributary",) for card in dealt)


@rule("IMP-SETUP-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_market_card_but_a_region_has_one_unrest_under_it(edition: str) -> None:
    for seed in SEEDS:
        for slot in with_players(3, seed=seed, edition=edition)["market"]:
            assert unrest(slot["unrest"]) == len(slot["unrest"]) == (0 if library()[slot["card"]].is_region else 1)


@rule("IMP-SETUP-34", "IMP-ED-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_civilised_banners_in_the_first_market_carry_one_progress(edition: str) -> None:
    both_suits = 0
    for seed in SEEDS:
        for slot in with_players(2, seed=seed, edition=edition)["market"]:
            both_suits += library()[slot["card"]].suits == ("uncivilised", "civilised")
            assert slot["tokens"] == ({"progress": 1} if slot["card"].startswith("1CIV") else {})
    assert both_suits


@rule("IMP-SETUP-35")
def test_the_first_seat_begins_the_first_round() -> None:
    table = Table.new(config("celts", "romans", "greeks"))
    assert table.pending is not None
    assert (table.pending.kind, table.pending.seat) == ("turn", 0)
    assert (table.position()["round"], table.position()["turn"]) == (1, {"seat": 0, "phase": "activate"})


# Editions and training


@rule("IMP-ED-20")
@pytest.mark.parametrize(
    ("chosen", "face", "replaced"),
    [
        ({}, "1SCY14X", "1SCY14"),
        ({"edition": "2021"}, "1SCY14", "1SCY14X"),
        ({"edition": "2021", "originals": False}, "1SCY14X", "1SCY14"),
        ({"edition": "horizons", "originals": True}, "1SCY14", "1SCY14X"),
    ],
    ids=["horizons", "2021", "2021 with replacements", "horizons with originals"],
)
def test_replacement_cards_or_the_originals_never_both(chosen: dict[str, Any], face: str, replaced: str) -> None:
    area = new("scythians", "romans", **chosen)["seats"][0]
    deck = area["hand"] + area["deck"]
    assert face in deck and replaced not in deck


@rule("IMP-SETUP-2", "IMP-ED-20")
@pytest.mark.parametrize(("edition", "face"), [("horizons", "1SCY1AX"), ("2021", "1SCY1A")])
def test_the_edition_also_decides_which_power_card_is_used(edition: str, face: str) -> None:
    assert new("scythians", "romans", edition=edition)["seats"][0]["power_card"]["card"] == face
    stated = given(me("scythians", "A"), edition=edition).me.power_card
    assert stated is not None and stated.card == face


@rule("IMP-VAR-TRAIN-1", "IMP-VAR-TRAIN-2", "IMP-VAR-TRAIN-3")
def test_training_is_set_up_for_two_with_fifteen_cards_exiled() -> None:
    position = new("romans", mode="training")
    piles = position["piles"]
    assert (len(piles["main"]), len(piles["exile"]), position["stock"]) == (34 - 2 - 15, 15, 12)
    assert [len(piles[suit]) for suit in ("region", "uncivilised", "civilised", "fame")] == [5, 5, 5, 6]
    assert len(piles["unrest"]) + sum(len(slot["unrest"]) for slot in position["market"]) == 8
    assert len(position["seats"][0]["hand"]) == 5
