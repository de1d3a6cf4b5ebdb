"""Variants (section 17) but for training: what they change in the set-up and later."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from automa.imperium.cards import library
from automa.imperium.checklist import checklist
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.physical.reminders import reminders
from automa.imperium.variants import EXCEPTIONS, VARIANTS, impossible, ruthless
from automa.table import Table, TableError
from tests.imperium.scenario import Scenario, given, me
from tests.imperium.solo.given_real import at_table
from tests.imperium.solo.given_solo import automa
from tests.rules import rule

CARDS_OF_FAST = 10
NEVER_FAST = sorted(nation.id for nation in library().nations.values() if nation.fast == "never")


def begin(*variants: str, me: str = "romans", other: str = "celts", seed: int = 3, **config: Any) -> Scenario:
    seats = [{"nation": me, "power": "B"}, {"nation": other, "power": "B"}]
    return Scenario(Table.new({"seats": seats, "variants": list(variants), "seed": seed, **config}))


def against(it: str, *variants: str, me: str = "romans", **config: Any) -> Scenario:
    seats = [{"nation": me, "power": "B"}, {"kind": "automa", "nation": it}]
    return Scenario(Table.new({"mode": "solo", "seats": seats, "variants": list(variants), "seed": 3, **config}))


def laid(it: str, *variants: str, me: str = "romans", **config: Any) -> dict[str, Any]:
    seats = [{"nation": me, "power": "B"}, {"kind": "automa", "nation": it}]
    steps = checklist({"mode": "physical", "way": "guide", "seats": seats, "variants": list(variants), **config})
    return {step.key: step for step in steps}


def attacks(cards: list[str]) -> list[str]:
    return [card for card in cards if library()[card].attack]


# ---- which there are


def test_a_nation_says_only_what_the_rules_know() -> None:
    assert {nation.fast for nation in library().nations.values()} <= {"", *EXCEPTIONS}


def test_training_has_none_and_nonsense_is_refused() -> None:
    with pytest.raises(TableError, match="training has no variants"):
        Table.new({"mode": "training", "seats": [{"nation": "romans"}], "variants": ["fast"]})
    with pytest.raises(TableError, match="variants: unknown 'slow'; known: low_aggression, quick_setup"):
        begin("slow")


@rule("IMP-VAR-FAST-1")
@pytest.mark.parametrize("nation", NEVER_FAST)
def test_some_nations_never_play_or_face_a_fast_game(nation: str) -> None:
    for start in (lambda: begin("fast", me=nation), lambda: against(nation, "fast")):
        with pytest.raises(TableError, match=f"variants: fast can't be played with {nation}"):
            start()
    assert begin("precious_cards", me=nation).pending


@rule("IMP-VAR-FAST-1")
def test_those_are_the_ones_of_the_rules() -> None:
    assert set(NEVER_FAST) == {"utopians", "cultists"} & set(library().nations)


@rule("IMP-VAR-LOWAGG-3")
def test_low_aggression_goes_with_a_fast_game_and_not_with_trade_routes() -> None:
    assert begin("low_aggression", "fast").position.variants == ("low_aggression", "fast")
    assert impossible(VARIANTS, ["romans", "celts"], True) == [("low_aggression", "trade_routes")]
    assert impossible(VARIANTS, ["romans", "celts"], False) == []


# ---- low aggression


@rule("IMP-SETUP-25", "IMP-VAR-LOWAGG-1", "IMP-VAR-LOWAGG-2")
@pytest.mark.parametrize("commons", ["classics", "legends"])
def test_attacks_are_shuffled_into_the_main_deck_after_the_market_is_dealt(commons: str) -> None:
    for seed in range(12):
        plain, table = (begin(*chosen, commons=commons, seed=seed) for chosen in ((), ("low_aggression",)))
        piles = table.position.piles
        before = [slot.card for slot in table.position.market if slot.card]
        before += [card for deck in ("region", "uncivilised", "civilised") for card in piles[deck]]
        assert not attacks(before) and attacks(piles["main"])
        assert Counter(table.position.all_cards()).keys() >= set(attacks(plain.position.piles["main"]))
        sizes = [len(piles[deck]) for deck in ("region", "uncivilised", "civilised", "main")]
        assert sizes == [len(plain.position.piles[deck]) for deck in ("region", "uncivilised", "civilised", "main")]


@rule("IMP-VAR-LOWAGG-1")
def test_horizons_has_an_icon_of_its_own_for_it() -> None:
    for card in library().cards.values():
        if card.nation == "common" and card.box == "Horizons":
            assert ruthless(card) == (card.expansion == "ruthless")


@rule("IMP-VAR-LOWAGG-1", "IMP-VAR-LOWAGG-2")
def test_the_checklist_sets_them_aside_and_brings_them_back() -> None:
    steps = laid("celts", "low_aggression")
    aside = steps["shared:low-aggression"]
    assert aside.numbers["number"] == len(aside.cards) == len(attacks(list(aside.cards))) > 3
    assert not any("fame" in library()[card].suits for card in aside.cards)
    assert steps["shared:low-aggression-back"].numbers == aside.numbers
    assert steps["shared:main"].numbers["number"] == 34 - len(aside.cards)
    keys = list(steps)
    assert keys.index("shared:market-unrest") < keys.index("shared:low-aggression-back")


# ---- quick set-up


@rule("IMP-VAR-QUICK-1")
def test_the_small_decks_hold_mixed_suits_and_have_the_usual_size() -> None:
    table = begin("quick_setup")
    piles = table.position.piles
    assert [len(piles[deck]) for deck in ("region", "uncivilised", "civilised", "main")] == [5, 5, 5, 32]
    small = [library()[card].suits[0] for deck in ("region", "uncivilised", "civilised") for card in piles[deck]]
    assert len(set(small)) == 4
    assert any(library()[card].suits[0] != deck for deck in ("region", "uncivilised") for card in piles[deck])
    for slot in table.position.market:
        assert slot.card and len(slot.unrest) == (not library()[slot.card].is_region)
    steps = laid("celts", "quick_setup")
    assert [steps[f"shared:{deck}-quick"].numbers["number"] for deck in ("decks", "main")] == [6, 34]


QUICK: dict[str, Any] = {
    "market": [], "region": ["1TRI2", "1UNC9"], "uncivilised": ["1REG4", "1TRI6"], "civilised": ["1CIV2"],
    "main": ["1UNC3", "1REG5", "1TRI8"], "options": {"variants": ["quick_setup"]},
}  # fmt: skip


@rule("IMP-VAR-QUICK-2")
def test_breaking_through_searches_the_small_deck_of_your_choice() -> None:
    table = given(**QUICK).do("innovate")
    assert {"card:region@uncivilised", "card:region@region", "card:region@civilised"} <= set(table.options)
    assert not any(option.endswith("@main") for option in table.options)
    table.do("card:region@uncivilised")
    assert "1REG4" in table.me.hand and table.position.piles["uncivilised"] == ["1TRI6"]


@rule("IMP-VAR-QUICK-2")
def test_the_search_goes_on_in_another_deck_and_last_in_the_main_deck() -> None:
    table = given(**QUICK).do("innovate", "card:civilised@region")
    assert table.pending.about == "search_next"
    assert table.options == ["card:civilised@civilised", "card:civilised@uncivilised"]
    table.do("card:civilised@civilised")
    assert "1CIV2" in table.me.hand
    assert sorted(table.position.piles["region"]) == ["1TRI2", "1UNC9"]
    nowhere = given(**{**QUICK, "uncivilised": [], "region": [], "civilised": ["1CIV2"]})
    nowhere.do("innovate", "card:uncivilised@civilised")
    assert "1UNC3" in nowhere.me.hand and nowhere.position.piles["civilised"] == ["1CIV2"]


# ---- precious cards


@rule("IMP-VAR-PRECIOUS-1")
def test_no_card_is_discarded_from_hand_in_cleanup() -> None:
    def ended(*variants: str) -> Scenario:
        options = {"variants": list(variants)}
        return given(me(hand=["1ROM16", "1UNC3"]), market=["1REG5"], options=options).do("end")

    assert ended().pending.about == "cleanup_discard"
    table = ended("precious_cards")
    assert table.position.turn == 1 and table.me.hand[:2] == ["1ROM16", "1UNC3"]
    assert "yours:precious" in laid("celts", "precious_cards")


# ---- a fast game


@rule("IMP-VAR-FAST-2")
def test_ten_cards_of_the_main_deck_are_exiled() -> None:
    piles = begin("fast").position.piles
    assert (len(piles["exile"]), len(piles["main"])) == (CARDS_OF_FAST, 34 - 2 - CARDS_OF_FAST)
    steps = laid("celts", "fast")
    assert steps["shared:fast-exile"].numbers["number"] == CARDS_OF_FAST
    assert steps["shared:main"].numbers["number"] == 34


@rule("IMP-VAR-FAST-3")
def test_the_top_two_nation_cards_lie_in_the_discard_pile() -> None:
    plain, fast = begin(), begin("fast")
    for seat in (0, 1):
        before, after = (table.position.seats[seat] for table in (plain, fast))
        assert before.discard == [] and len(before.nation_deck) == len(after.nation_deck) + 2
        assert [library()[card].start for card in after.discard] == ["nation", "nation"]
        assert library()[after.nation_deck[-1]].start == "accession"
        assert len(after.hand) == 5
    assert laid("celts", "fast")["yours:fast-nation"].numbers["number"] == 2


@rule("IMP-VAR-FAST-3", "IMP-VAR-FAST-4")
def test_atlanteans_develop_a_region_and_remove_a_development() -> None:
    table = begin("fast", me="atlanteans")
    start = table.me
    size, resources = len(start.development), dict(start.resources)
    assert table.pending.about == "fast_region" and start.discard == []
    regions = [option.removeprefix("card:").split("@")[0] for option in table.options]
    assert regions and all(library()[card].is_region for card in regions)
    table.do(table.options[0])
    assert table.pending.about == "fast_removal" and len(table.options) == size - 1
    table.do(table.options[0])
    assert table.me.discard == regions[:1] and table.me.resources == resources
    assert len(table.me.development) == size - 2 and len(table.me.removed) == 1
    assert table.pending.kind == "turn" and table.position.round == 1
    assert "yours:fast-region" in laid("celts", "fast", me="atlanteans")


@rule("IMP-VAR-FAST-3", "IMP-VAR-FAST-5")
def test_arthurians_begin_with_a_quest_and_a_nation_card() -> None:
    plain, table = begin(me="arthurians"), begin("fast", me="arthurians")
    assert table.pending.about == "fast_quest"
    names = {library()[option.removeprefix("card:").split("@")[0]].name for option in table.options}
    assert "Graal" not in names and len(names) == len(plain.me.quests) - 1
    quest = table.options[0].removeprefix("card:").split("@")[0]
    table.do(table.options[0])
    assert table.me.permanents[0].garrison == [quest] and quest not in table.me.quests
    assert len(table.me.nation_deck) == len(plain.me.nation_deck) - 3
    assert len(table.me.deck) + len(table.me.hand) == len(plain.me.deck) + len(plain.me.hand) + 1
    assert {"yours:fast-quest", "yours:fast-deck"} <= set(laid("celts", "fast", me="arthurians"))


NATION_DECK = {"deck": [], "hand": [], "discard": ["1UNC3"]}


@rule("IMP-VAR-FAST-8", "IMP-AMB-15")
@pytest.mark.parametrize("variants", [[], ["fast"]])
def test_a_development_leaves_the_game_with_the_accession_card(variants: list[str]) -> None:
    start = begin(me="greeks").me
    human = me("greeks", nation_deck=start.nation_deck[-1:], development=start.development, **NATION_DECK)
    table = given(human, market=["1REG5"], options={"variants": variants}).do("end")
    if not variants:
        assert table.me.removed == []
        return
    assert table.pending.about == "fast_removal" and len(table.options) == len(start.development)
    table.do(table.options[1])
    assert table.me.state == "empire"
    assert table.me.removed == [start.development[1]] and start.development[1] not in table.me.development
    assert table.position.end is None


@rule("IMP-VAR-FAST-8", "IMP-AMB-15")
def test_whoever_has_no_developments_removes_none() -> None:
    start = begin(me="arthurians").me
    human = me("arthurians", nation_deck=start.nation_deck[-1:], quests=start.quests, **NATION_DECK)
    table = given(human, market=["1REG5"], options={"variants": ["fast"]}).do("end")
    assert table.me.removed == [] and table.position.turn == 1 and len(table.me.quests) == len(start.quests)


@rule("IMP-VAR-FAST-8")
def test_the_accession_card_reminds_of_it_at_a_real_table() -> None:
    def told(*variants: str) -> list[str]:
        table = at_table(automa("celts"), me("greeks"), turn=0, options={"variants": list(variants)})
        return [reminder.about for reminder in reminders(table.table.view(0))]

    assert "fast-accession" in told("fast") and "fast-accession" not in told()
    assert "precious" in told("precious_cards") and "fast" in told("fast")


@rule("IMP-VAR-FAST-9")
@pytest.mark.parametrize(("variants", "last"), [([], 2), (["fast"], 1)])
def test_the_round_in_which_scoring_is_triggered_is_the_last(variants: list[str], last: int) -> None:
    table = given(me(), market=["1REG5"], main=[], end={"trigger": "main_deck", "seat": 0, "round": 1},
                  options={"variants": variants})  # fmt: skip
    while table.table.pending is not None:
        table.do("end" if "end" in table.options else table.options[:1] if table.pending.picks[0] else [])
    assert table.position.round == last
    assert table.table.result is not None and table.table.result["reason"] == "scoring"


@rule("IMP-VAR-FAST-10")
def test_the_automa_loses_its_lowest_dynasty_card_and_begins_with_the_top_one() -> None:
    plain, table = against("greeks"), against("greeks", "fast")
    assert table.other.removed == plain.other.dynasty[-1:]
    assert table.other.discard == plain.other.dynasty[:1]
    assert table.other.dynasty == plain.other.dynasty[1:-1]
    steps = laid("greeks", "fast", seed=3)
    assert steps["automa:fast-removed"].cards == tuple(table.other.removed)
    assert "automa:fast-dynasty" in steps


@rule("IMP-VAR-FAST-10")
def test_the_arthurian_automa_begins_with_a_quest_too() -> None:
    plain, table = against("arthurians"), against("arthurians", "fast")
    quest = plain.other.quests[0]
    assert quest in table.other.discard and quest not in table.other.quests
    assert table.other.quests[-1] == plain.other.quests[-1]
    assert len(table.other.discard) == 2
    assert "automa:fast-quests" in laid("arthurians", "fast")


@rule("IMP-VAR-FAST-10")
def test_at_a_real_table_the_app_asks_what_the_top_card_is_in_guide() -> None:
    table = against("greeks", "fast", mode="physical", way="guide")
    assert table.pending.about != "your_turn" and table.position.opening == [(AUTOMA, "dynasty")]
    table.do(table.options[0])
    assert len(table.other.discard) == 1 and table.position.opening == []
    brain = against("greeks", "fast", mode="physical", way="brain")
    assert len(brain.other.discard) == 1 and brain.pending.about == "your_turn"


# ---- what nations of Horizons do differently


@rule("IMP-VAR-FAST-3", "IMP-VAR-FAST-6")
@pytest.mark.skipif("inuit" not in library().nations, reason="that nation is not in the data")
def test_inuit_begin_without_resources_and_with_a_card_of_each_season() -> None:
    table = begin("fast", me="inuit")
    assert set(table.me.resources.values()) == {0}
    for state in ("barbarian", "empire"):
        assert table.pending.about == f"fast_{state}"
        offered = [option.removeprefix("card:").split("@")[0] for option in table.options]
        assert offered and all(state in library()[card].state for card in offered)
        table.do(table.options[0])
        assert table.me.discard[0] == offered[0] and offered[0] not in table.me.development
    assert len(table.me.discard) == 2 and table.pending.kind == "turn"
    steps = laid("celts", "fast", me="inuit")
    assert "yours:fast-seasons" in steps and "yours:resources-none" in steps


@rule("IMP-VAR-FAST-7")
@pytest.mark.skipif("martians" not in library().nations, reason="that nation is not in the data")
def test_martians_have_four_progress_less() -> None:
    plain, fast = (begin(*variants, me="martians").me.resources["progress"] for variants in ((), ("fast",)))
    assert plain - fast == 4
    assert "yours:fast-progress" in laid("celts", "fast", me="martians")


@rule("IMP-VAR-FAST-7", "IMP-VAR-FAST-8")
@pytest.mark.skipif("polynesians" not in library().nations, reason="that nation is not in the data")
def test_polynesians_have_one_of_the_two_cards_as_mana_and_keep_their_developments() -> None:
    plain, table = begin(me="polynesians"), begin("fast", me="polynesians")
    mana = table.me.permanents[0].garrison
    assert (len(mana), len(table.me.discard)) == (1, 1)
    assert len(table.me.nation_deck) == len(plain.me.nation_deck) - 2
    human = me("polynesians", nation_deck=plain.me.nation_deck[-1:], development=plain.me.development, **NATION_DECK)
    table = given(human, market=["1REG5"], options={"variants": ["fast"]}).do("end")
    assert table.me.removed == [] and len(table.me.development) == len(plain.me.development)
    assert "yours:fast-mana" in laid("celts", "fast", me="polynesians")
