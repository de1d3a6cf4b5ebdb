"""Section 19.4: what the human's effects do to the automa, and how the human is protected against the automa's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperium.scenario import Scenario, me, retold
from tests.imperium.solo.given_solo import DECK, against, automa, events, in_play_of, rows
from tests.rules import rule


def played(card: str, opponent: dict[str, Any], nation: str = "romans", *answers: str, **parts: Any) -> Scenario:
    """The human plays this card as an empire, with plenty to pay for it."""
    human = me(
        nation, hand=[card, *parts.pop("hand", [])], state=parts.pop("state", "empire"), **parts.pop("human", {})
    )
    return against(opponent, human, turn=0, **parts).do(f"play:{card}", *answers)


# ---- drawing (IMP-SOLO-38, IMP-AMB-22)


@rule("IMP-SOLO-38", "IMP-AMB-22")
def test_a_draw_moves_the_top_card_of_its_deck_to_its_discard_pile() -> None:
    """Prosperity lets all players draw; the automa always does."""
    table = played("1ROM15", automa("celts", discard=["1CEL16"]), "romans", "no", human={"deck": ["1ROM16"]})
    assert table.other.discard == [DECK[0], "1CEL16"]
    assert table.other.deck == DECK[1:]
    assert table.me.hand == []


@rule("IMP-SOLO-38")
def test_with_an_empty_deck_it_draws_nothing_and_shuffles_nothing() -> None:
    table = played("1ROM15", automa("celts", deck=[], discard=["1CEL16"]), "romans", "no", human={"deck": ["1ROM16"]})
    assert table.other.discard == ["1CEL16"]
    assert table.other.deck == []


@rule("IMP-SOLO-38", "IMP-AMB-22")
def test_it_is_never_asked() -> None:
    table = played("1ROM15", automa("celts"), human={"deck": ["1ROM16"]})
    assert (table.pending.seat, table.options) == (0, ["yes", "no"])
    table.do("no")
    assert (table.pending.seat, table.pending.kind) == (0, "turn")


# ---- gaining (IMP-SOLO-39)


@rule("IMP-SOLO-39")
@pytest.mark.parametrize(
    ("card", "nation", "gained"),
    [
        ("1CIV4", "romans", {"materials": 2}),  # Corruption: all gain
        ("1CEL2", "celts", {"materials": 1}),  # Celtic Gold: others gain
    ],
)
def test_resources_it_would_gain_are_gained(card: str, nation: str, gained: dict[str, int]) -> None:
    table = played(card, automa("greeks", deck=DECK), nation)
    assert {name: number for name, number in table.other.resources.items() if number} == gained


@rule("IMP-SOLO-39")
def test_it_takes_what_it_may_gain() -> None:
    """Town: all players may gain 2 materials."""
    table = against(automa("celts"), me("romans", play=["1UNC4"]), turn=0).do("exhaust:1UNC4", "no")
    assert table.other.resources["materials"] == 2
    assert table.me.resources["materials"] == 0


@rule("IMP-SOLO-39")
def test_resources_for_its_cards_in_play_go_to_its_pool() -> None:
    table = against(automa("celts", play=["1CEL9"]), me("romans", hand=["1ROM16"]), turn=0)
    table = retold(table, "1ROM16", play="others: place 2 materials on region in play")
    table.do("play:1ROM16")
    assert table.other.resources["materials"] == 2
    assert table.other.play[0].tokens == {}


# ---- discarding and returning unrest are ignored (IMP-SOLO-39)


@rule("IMP-SOLO-39")
def test_it_ignores_being_made_to_discard() -> None:
    """Military Engineering: others discard 2 cards."""
    opponent = automa("celts", slots=["1CEL16", "1CEL17"])
    table = played("1ROM3", opponent, "romans", "no", civilised=["1CIV2"])
    assert table.other.slots == ["1CEL16", "1CEL17"]
    assert (table.other.deck, table.other.discard) == (DECK, [])


@rule("IMP-SOLO-39", "IMP-SOLO-41")
def test_even_a_card_given_to_it_in_the_same_effect() -> None:
    table = against(automa("celts"), me("romans", hand=["1ROM16", "1ROM17"]), turn=0)
    table = retold(table, "1ROM16", play="give card from hand\nothers: discard card")
    table.do("play:1ROM16")
    assert table.other.deck == ["1ROM17", *DECK]
    assert table.other.discard == []


@rule("IMP-SOLO-39")
def test_it_does_not_use_an_offer_to_return_unrest() -> None:
    """Drama & Poetry: all may discard a card to return an unrest."""
    opponent = automa("celts", slots=["UNR", "1CEL16"], discard=["UNR"])
    table = played("1CIV1", opponent, "romans", hand=["UNR", "1ROM16"], unrest=["UNR"])
    assert (table.pending.seat, table.pending.kind) == (0, "confirm")
    table.do("no")
    assert table.other.slots == ["UNR", "1CEL16"]
    assert table.other.discard == ["UNR"]
    assert table.position.piles["unrest"] == ["UNR"]


@rule("IMP-SOLO-39")
@pytest.mark.parametrize(
    "text", ["others: return unrest", "others may: return unrest", "others: return unrest from discard"]
)
def test_it_ignores_effects_that_would_let_it_return_unrest(text: str) -> None:
    table = against(automa("celts", slots=["UNR"], discard=["UNR"]), me("romans", hand=["1ROM16"]), turn=0)
    table = retold(table, "1ROM16", play=f"gain 1 progress\n{text}")
    table.do("play:1ROM16")
    assert (table.other.slots, table.other.discard) == (["UNR"], ["UNR"])


# ---- unrest and cards for it (IMP-SOLO-41)


@rule("IMP-SOLO-41", "IMP-SOLO-52")
def test_unrest_it_must_take_goes_on_its_deck() -> None:
    """Corruption."""
    table = played("1CIV4", automa("celts"), unrest=["1UNR3", "UNR"])
    assert table.other.deck == ["1UNR3", *DECK]
    assert table.position.piles["unrest"] == ["UNR"]


@rule("IMP-SOLO-41")
def test_a_card_you_give_it_goes_on_its_deck() -> None:
    """Exports: all gain 2 materials, and you give each other player a card."""
    table = played("1CIV11", automa("celts"), "romans", "card:1ROM17@hand", hand=["1ROM16", "1ROM17"])
    assert table.other.deck == ["1ROM17", *DECK]
    assert table.me.hand == ["1ROM16"]
    assert table.other.resources["materials"] == 2


@rule("IMP-SOLO-41")
def test_the_last_unrest_you_make_it_take_is_a_collapse() -> None:
    table = played("1CIV4", automa("celts"), unrest=["UNR"])
    assert table.table.pending is None
    assert table.table.result is not None and table.table.result["reason"] == "collapse"


# ---- stealing, recalling, abandoning (IMP-SOLO-43)


@rule("IMP-SOLO-43")
@pytest.mark.parametrize(("has", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_your_stealing_takes_what_its_pool_has(has: int, stolen: int) -> None:
    """Greek Mercenaries steal 2 materials."""
    table = played("1GRE15", automa("celts", materials=has), "greeks")
    assert table.other.resources["materials"] == has - stolen
    assert table.me.resources["materials"] == stolen


@rule("IMP-SOLO-43", "IMP-SOLO-41")
def test_an_automa_that_cannot_give_enough_takes_unrest() -> None:
    """Go a'Viking."""
    table = played("1VIK13", automa("celts", materials=1), "vikings", state="barbarian")
    assert table.other.resources["materials"] == 0
    assert table.other.deck == ["UNR", *DECK]


@rule("IMP-SOLO-43")
@pytest.mark.parametrize(("state", "stolen"), [("barbarian", 0), ("empire", 1)])
def test_a_condition_on_others_looks_at_its_state(state: str, stolen: int) -> None:
    """Raiders steal population only from an empire."""
    opponent = automa("celts", state=state, population=2)
    table = played("1SCY13", opponent, "scythians", state="barbarian", human={"deck": ["1SCY16"]})
    assert table.me.resources["population"] == stolen


@rule("IMP-SOLO-43", "IMP-SOLO-50")
def test_you_make_it_abandon_the_region_played_last() -> None:
    """Boudicca."""
    opponent = automa("greeks", play=["1GRE20", "1GRE21"])
    table = played("1CEL18", opponent, "celts", state="barbarian")
    assert in_play_of(table) == ["1GRE20"]
    assert table.other.discard == ["1GRE21"]
    assert table.pending.kind == "turn"


@rule("IMP-SOLO-43", "IMP-SOLO-55")
def test_you_make_it_recall_the_region_played_last_to_its_deck() -> None:
    """Roman Expansion: others recall a region."""
    opponent = automa("greeks", play=["1GRE20", "1GRE21"])
    table = played("1ROM21", opponent, "romans", state="barbarian", human={"materials": 9, "population": 9})
    while table.pending.kind != "turn":
        table.do(table.options[-1])
    assert in_play_of(table) == ["1GRE20"]
    assert table.other.deck == ["1GRE21", *DECK]


@rule("IMP-SOLO-43", "IMP-SOLO-55")
def test_recall_of_a_pinned_card_hits_its_regions_too() -> None:
    """Greek Innovation: others recall a pinned card."""
    opponent = automa("celts", play=["1CEL9", "1CEL10"])
    table = played("1GRE7", opponent, "greeks", hand=["1GRE16", "1GRE17"], market=["1UNC3"])
    while table.pending.kind != "turn":
        table.do(table.options[0])
    assert in_play_of(table) == ["1CEL9"]
    assert table.other.deck == ["1CEL10", *DECK]


@rule("IMP-SOLO-43")
def test_what_it_does_not_have_in_play_is_spared() -> None:
    """Onager: others abandon a city; an automa has only regions."""
    human = me("romans", hand=["1CIV5"], state="empire")
    assert "play:1CIV5" not in against(automa("celts", play=["1CEL9"]), human, turn=0).options


@rule("IMP-SOLO-43")
def test_an_automa_has_no_protection() -> None:
    """Wilderness in its play area is only a region (IMP-SOLO-46)."""
    table = played("1CEL18", automa("greeks", play=["1REG1X"]), "celts", state="barbarian")
    assert in_play_of(table) == []
    assert table.other.discard == ["1REG1X"]


# ---- the automa's harm is an attack (IMP-SOLO-40, IMP-ED-33)

# A row that harms the human without any attack icon on the card, by what it does; with the human's belongings.
HARM = {
    "take": (automa("celts", slots=["1CEL20"]), {}),
    "steal": (automa("atlanteans", slots=["2ATL7X"]), {"progress": 2}),
    "discard": (automa("egyptians", slots=["2EGY15"], state="empire"), {"hand": ["1ROM16", "1ROM17"]}),
}
ROWS = {"take": 9, "steal": 4, "discard": 4}


@rule("IMP-KW-ATTACK-4", "IMP-SOLO-40")
@pytest.mark.parametrize("harm", ["take", "steal", "discard"])
def test_harm_is_an_attack_whatever_the_cards_icons(harm: str) -> None:
    opponent, belongings = HARM[harm]
    table = against(opponent, me("romans", play=["1REG1X"], **belongings))
    assert (table.pending.about, table.options) == ("ward_off", ["exhaust:1REG1X", "no"])
    table.do("exhaust:1REG1X")
    assert rows(table) == [(opponent["slots"][0], ROWS[harm])]
    assert "UNR" not in table.me.hand
    assert table.me.resources["progress"] == belongings.get("progress", 0)
    assert set(belongings.get("hand", [])) <= set(table.me.hand)
    assert "1REG1X" in table.me.hand  # Wilderness is recalled for it


@rule("IMP-SOLO-40")
@pytest.mark.parametrize("harm", ["take", "steal", "discard"])
def test_using_the_protection_is_the_humans_choice(harm: str) -> None:
    opponent, belongings = HARM[harm]
    table = against(opponent, me("romans", play=["1REG1X"], **belongings)).do("no")
    if harm == "take":
        assert table.me.hand == ["UNR"]
    elif harm == "steal":
        assert (table.me.resources["progress"], table.other.resources["progress"]) == (1, 1)
    else:
        table.do("card:1ROM17@hand")
        assert (table.me.hand, table.me.discard) == (["1ROM16"], ["1ROM17"])
    assert in_play_of(table, 0) == ["1REG1X"]


@rule("IMP-SOLO-40")
def test_abandoning_and_recalling_are_attacks_too() -> None:
    """Minoan Expansion makes the human abandon, Roman Glory recall."""
    table = against(automa("minoans", slots=["2MIN8"], state="empire"), me("romans", play=["1REG1X", "1ROM20"]))
    table.do("exhaust:1REG1X")
    assert in_play_of(table, 0) == ["1ROM20"]
    table = against(automa("romans", slots=["1ROM14"]), me("greeks", play=["1REG1X", "1GRE20"]))
    assert table.pending.about == "ward_off"
    table.do("exhaust:1REG1X")
    assert in_play_of(table, 0) == ["1GRE20"]


@rule("IMP-SOLO-40")
def test_a_protection_works_against_that_part_only() -> None:
    """Roman attack row: recall a region; take unrest. Each part is warded off by itself."""
    human = me("scythians", play=["1SCY20", "1REG1X", "1SCY10"])
    table = against(automa("romans", slots=["1ROM21"]), human)
    assert table.options == ["exhaust:1SCY20", "exhaust:1REG1X", "no"]
    table.do("exhaust:1SCY20")
    assert in_play_of(table, 0) == ["1SCY20", "1REG1X", "1SCY10"]
    assert table.options == ["exhaust:1REG1X", "no"]  # Mounted Archers are exhausted
    table.do("no")
    assert table.me.hand == ["UNR"]


@rule("IMP-SOLO-40")
def test_mounted_archers_need_an_exhaust_token() -> None:
    human = me("scythians", play=["1SCY20", "1SCY10"], exhausts=0)
    table = against(automa("romans", slots=["1ROM21"]), human)
    assert table.pending.about != "ward_off"
    assert table.me.hand == ["1SCY10", "UNR"]
    human = me("scythians", play=["1SCY20"], exhausts=1)
    table = against(automa("romans", slots=["1ROM21"]), human).do("exhaust:1SCY20")
    assert table.me.hand == []


@rule("IMP-SOLO-40")
def test_an_automa_never_pays_for_its_attack() -> None:
    """Standing Army: the attacker may give 1 progress, otherwise its owner avoids the attack."""
    table = against(automa("romans", slots=["1ROM21"], progress=5), me("greeks", play=["1UNC1"]))
    assert table.me.hand == []
    assert table.other.resources["progress"] == 5


@rule("IMP-SOLO-40")
def test_what_helps_the_human_is_no_attack() -> None:
    """Celtic empire cards give the human 2 materials; no protection is asked for."""
    opponent = automa("celts", slots=["1CEL7"], state="empire")
    table = against(opponent, me("romans", play=["1REG1X"]), market=["1UNC3"])
    assert rows(table) == [("1CEL7", 9)]
    assert table.pending.kind == "turn"
    assert table.me.resources["materials"] == 2


@rule("IMP-SOLO-40")
def test_warding_off_a_steal_still_resolves_the_rest_of_the_row() -> None:
    """Greek attack row: discard 2 cards, steal 2 materials, the human gains 1 population."""
    table = against(automa("greeks", slots=["1GRE15"]), me("romans", play=["1REG1X"], materials=3))
    table.do("exhaust:1REG1X")
    assert table.me.resources["materials"] == 3
    assert table.me.resources["population"] == 1
    assert len(events(table, "automa_discard_top")) == 2


@rule("IMP-SOLO-40")
def test_stealing_takes_as_much_as_there_is() -> None:
    table = against(automa("greeks", slots=["1GRE15"]), me("romans", materials=1))
    assert table.me.resources["materials"] == 0
    assert table.other.resources["materials"] == 1


@rule("IMP-ED-33", "IMP-SOLO-40")
@pytest.mark.parametrize(("edition", "asked"), [("horizons", True), ("2021", False)])
def test_giving_unrest_is_an_attack_only_in_horizons(edition: str, asked: bool) -> None:
    opponent, _ = HARM["take"]
    table = against(opponent, me("romans", play=["1REG1X"]), edition=edition)
    assert (table.pending.about == "ward_off") == asked
    assert table.me.hand == ([] if asked else ["UNR"])


@rule("IMP-ED-33")
@pytest.mark.parametrize("harm", ["steal", "discard"])
def test_the_other_attacks_are_the_same_in_2021(harm: str) -> None:
    opponent, belongings = HARM[harm]
    opponent = {**opponent, "slots": [opponent["slots"][0].rstrip("X")]}
    table = against(opponent, me("romans", play=["1REG1X"], **belongings), edition="2021")
    assert table.pending.about == "ward_off"


# ---- cards that count what others have


@rule("IMP-SOLO-43", "IMP-ED-39")
def test_its_slots_count_as_its_hand() -> None:
    """Notorious of 2021: a point for each unrest of the others, in slots, deck, discard pile, history."""
    human = me("romans", hand=["1FAM3"])
    opponent = automa("celts", slots=["UNR", "1CEL16"], deck=["UNR"], discard=["UNR"], history=["UNR"], dynasty=["UNR"])
    table = against(opponent, human, turn=0, phase="scoring", edition="2021")
    assert table.table.result is not None
    rows_of_human = table.table.result["breakdown"][0]["cards"]
    assert [(row["card"], row["points"]) for row in rows_of_human if row["card"] == "1FAM3"] == [("1FAM3", 4)]
