"""At a real table everything can be corrected by hand, whatever is asked; a correction is undone like anything else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from automa.imperium.physical import correct
from automa.imperium.position import UNKNOWN
from automa.table import Table, TableError
from automa.text import LANGUAGES
from tests.imperium.scenario import Scenario
from tests.imperium.solo.given_real import at_table, go_on, in_market, left
from tests.imperium.solo.given_solo import DECK, against, automa, in_play_of
from tests.imperium.solo.real_games import check, random_step, real_game

HUMAN = 0


def your_turn(way: str = "brain", **parts: Any) -> Scenario:
    """Your turn; the Celts have a few cards everywhere."""
    opponent = automa(
        "celts", slots=["1CEL14", "1CEL15", None], discard=["1CEL16", "1CEL22"], history=["1CEL17"],
        play=["1CEL21X"], dynasty=["1CEL9", "1CEL10", "1CEL2"], progress=7, **parts,
    )  # fmt: skip
    return at_table(opponent, way=way, turn=HUMAN)


def refused(table: Scenario, correction: str) -> str:
    before = table.table.position(), table.table.journal
    with pytest.raises(TableError) as reason:
        table.do(correction)
    assert (table.table.position(), table.table.journal) == before
    return str(reason.value)


# ---- what can be corrected


def test_tokens_state_round_and_unrest() -> None:
    table = your_turn()
    table.do(correct.tokens("progress", 8), correct.state("empire"), correct.round_number(4), correct.unrest(2))
    assert (table.other.resources["progress"], table.other.state, table.position.round) == (8, "empire", 4)
    assert left(table) == table.table.view(HUMAN)["unrest_left"] == 2
    assert [event["text"] for event in table.events("corrected")] == [
        "Corrected: progress 7 → 8.",
        "Corrected: barbarian → empire.",
        "Corrected: round 1 → 4.",
        "Corrected: unrest left 6 → 2.",
    ]
    assert table.table.undo_titles(1) == ["Corrected: unrest left 6 → 2"]


def test_the_market() -> None:
    table = your_turn()
    table.do(correct.market_card(2, "1REG13"))
    slot = table.position.market[1]
    assert (slot.card, slot.tokens, slot.unrest, left(table)) == ("1REG13", {}, [], 7)  # a region has no unrest
    table.do(correct.market_tokens(2, "progress", 3), correct.market_unrest(2, 1))
    assert (slot.tokens, len(slot.unrest), left(table)) == ({"progress": 3}, 1, 7)
    table.do(correct.market_card(5, "1CIV3"))
    assert (len(table.position.market[4].unrest), left(table)) == (1, 6)
    table.do(correct.market_card(1, None))
    assert table.position.market[0].card is None and table.position.real is not None
    assert table.position.real.empty_slots == [0]
    table.do(correct.market_card(1, "1TRI4"))
    assert table.position.real.empty_slots == []
    assert table.events("corrected")[-1]["text"] == "Corrected: slot 1, empty → Ionians."


def test_a_market_card_that_nobody_names_is_asked_for_when_a_row_looks() -> None:
    table = at_table(automa("celts", slots=["1CEL9"])).do(correct.market_card(2, UNKNOWN), "done")
    assert (table.pending.about, table.pending.data["slot"]) == ("market_slot", 2)
    assert [len(slot.unrest) for slot in table.position.market] == [1, 1, 1, 1, 0]


@pytest.mark.parametrize(
    ("card", "place", "to", "where"),
    [
        ("1CEL16", "discard", "slot:3", lambda seat: seat.slots == ["1CEL14", "1CEL15", "1CEL16"]),
        ("1CEL16", "discard", "deck:top", lambda seat: seat.deck[0] == "1CEL16" and "1CEL16" in seat.known),
        ("1CEL17", "history", "deck:bottom", lambda seat: seat.deck[-1] == "1CEL17" and not seat.history),
        ("1CEL21X", "play", "history", lambda seat: seat.history == ["1CEL21X", "1CEL17"] and not seat.play),
        ("1CEL14", "slot:1", "discard", lambda seat: seat.discard[0] == "1CEL14" and seat.slots[0] is None),
        ("1CEL9", "dynasty", "dynasty:bottom", lambda seat: seat.dynasty == ["1CEL10", "1CEL2", "1CEL9"]),
        ("1CEL17", "history", "dynasty:top", lambda seat: seat.dynasty[0] == "1CEL17"),
        ("1CEL16", "discard", "play", lambda seat: [entry.card for entry in seat.play] == ["1CEL21X", "1CEL16"]),
        ("1CEL16", "discard", "box", lambda seat: seat.removed == ["1CEL16"] and seat.discard == ["1CEL22"]),
        ("1CEL16", "discard", "yours", lambda seat: seat.removed == [] and seat.discard == ["1CEL22"]),
    ],
)  # fmt: skip
def test_a_card_is_moved(card: str, place: str, to: str, where: Any) -> None:
    table = your_turn()
    assert to in correct.places_for(table.table.view(HUMAN), card)
    table.do(correct.move(card, place, to))
    assert where(table.other), table.other
    told = table.events("corrected")[-1]
    assert (told["card"], told["before"], told["after"]) == (card, place, to)


def test_piles_that_all_share() -> None:
    table = your_turn()
    table.do(correct.gain("1UNC6", "exile"), correct.move("1UNC6", "exile", "history"))
    assert table.position.piles["exile"] == [] and table.other.history[0] == "1UNC6"
    table.do(correct.move("1CEL22", "discard", "unrest"))
    assert left(table) == 7
    table.do(correct.move("1CEL22", "unrest", "deck:top"), correct.gain("UNR", "discard"))
    assert (left(table), table.other.deck[0], table.other.discard[0]) == (6, "1CEL22", "UNR")
    assert "exile" not in correct.places_for(table.table.view(HUMAN), "UNR")


def test_any_card_that_can_exist_can_be_gained() -> None:
    table = your_turn()
    table.do(correct.gain("1UNC6", "deck:top"))  # common
    table.do(correct.gain("1ROM20", "play"))  # yours
    table.do(correct.gain("1CEL3", "discard"))  # its own, and forgotten
    assert (table.other.deck[0], in_play_of(table)[-1], table.other.discard[0]) == ("1UNC6", "1ROM20", "1CEL3")


def test_the_dynasty_deck_is_put_into_another_order() -> None:
    table = your_turn()
    table.do(correct.dynasty(["1CEL2", "1CEL10", "1CEL9"]))
    assert table.other.dynasty == ["1CEL2", "1CEL10", "1CEL9"]
    assert refused(table, correct.dynasty(["1CEL2", "1CEL9"])) == "These are not the cards of the dynasty deck."


def test_several_corrections_are_one_answer() -> None:
    table = your_turn()
    table.table.answer([correct.tokens("progress", 1), correct.tokens("materials", 4)])
    assert (table.other.resources["progress"], table.other.resources["materials"]) == (1, 4)
    assert table.table.undo_titles(1) == ["Corrected: progress 7 → 1, materials 0 → 4"]
    before = table.table.position()
    with pytest.raises(TableError):
        table.table.answer([correct.tokens("progress", 2), correct.tokens("progress", 100)])
    assert table.table.position() == before
    table.table.undo()
    assert (table.other.resources["progress"], table.other.resources["materials"]) == (7, 0)


# ---- face-down cards


def test_in_brain_the_app_knows_what_lies_face_down() -> None:
    table = your_turn()
    table.do(correct.move(UNKNOWN, "slot:2", "discard"), correct.move(UNKNOWN, "deck", "history"))
    assert (table.other.discard[0], table.other.history[0]) == ("1CEL15", DECK[0])
    assert table.events("corrected")[0]["card"] == "1CEL15"


def guide() -> Scenario:
    opponent = automa(
        "celts", slots=[UNKNOWN, UNKNOWN, None], deck=[UNKNOWN, UNKNOWN, "1CEL16"], dynasty=[UNKNOWN, "1CEL2"],
        unseen=["1CEL14", "1CEL15", "1CEL17", "1CEL18"], unseen_dynasty=["1CEL9"],
    )  # fmt: skip
    return at_table(opponent, way="guide", turn=HUMAN)


def test_in_guide_a_face_down_card_is_moved_unseen() -> None:
    table = guide().do(correct.move(UNKNOWN, "slot:1", "slot:3"))
    assert table.other.slots == [None, UNKNOWN, UNKNOWN]
    assert refused(table, correct.move(UNKNOWN, "slot:2", "discard")).startswith("Which card is it?")
    assert refused(table, correct.move(UNKNOWN, "slot:2", "dynasty:top")).startswith("Which card is it?")
    assert refused(table, correct.move(UNKNOWN, "slot:1", "slot:3")) == "No card lies there (slot 1)."
    check(table.table)


def test_in_guide_a_card_that_was_not_seen_yet_turns_up() -> None:
    table = guide().do(correct.move("1CEL15", "unseen", "history"))
    assert (table.other.history, table.other.deck) == (["1CEL15"], [UNKNOWN, "1CEL16"])  # one less is face down
    table.do(correct.move("1CEL9", "unseen", "discard"))
    assert (table.other.dynasty, table.other.unseen_dynasty) == (["1CEL2"], [])
    check(table.table)


# ---- what cannot be


@pytest.mark.parametrize(
    ("correction", "reason"),
    [
        (correct.tokens("progress", 100), "A number from 0 to 99 is needed."),
        (correct.tokens("progress", -1), "A number from 0 to 99 is needed."),
        (correct.tokens("gold", 1), "Nothing can be corrected like this: gold."),
        ("correct:tokens:progress=", "A number from 0 to 99 is needed."),
        ("correct:tokens:progress:x=1", "Nothing can be corrected like this: progress:x."),
        ("correct:state=happy", "Nothing can be corrected like this: happy."),
        ("correct:weather=fine", "Nothing can be corrected like this: correct:weather=fine."),
        ("correct:tokens:progress", "Nothing can be corrected like this: correct:tokens:progress."),
        (correct.round_number(0), "A number from 1 to 99 is needed."),
        (correct.market_card(6, "1UNC6"), "The market has 5 slots."),
        (correct.market_card(1, "1UNC3"), "Elders lies in slot 2 of the market."),
        (correct.market_card(1, "1CEL16"), "Advance cannot be there."),
        (correct.market_card(1, "1REG5"), "Floodplain lies somewhere else: deck."),
        (correct.market_card(1, "9XYZ"), "There is no card 9XYZ."),
        (correct.market_card(1, "UNR"), "Unrest cannot be there."),
        (correct.move("1CEL16", "history", "deck:top"), "Advance does not lie there (history)."),
        (correct.move("1CEL16", "discard", "slot:1"), "There is a card in slot 1 already."),
        (correct.move("1CEL16", "discard", "slot:9"), "The automa has 3 slots."),
        (correct.move("1CEL16", "discard", "moon"), "The card cannot go there: moon."),
        (correct.move("1CEL16", "discard", "unrest"), "The card cannot go there: unrest."),
        (correct.move("9XYZ", "discard", "history"), "There is no card 9XYZ."),
        (correct.move("?", "discard", "history"), "Which card is it? There only a known card can lie."),
        ("correct:card:1CEL16=history", "Nothing can be corrected like this: 1CEL16."),
        (correct.gain("1CEL16", "history"), "Advance lies somewhere else: discard pile."),
        (correct.gain("1UNC3", "history"), "Elders lies in slot 2 of the market."),
        (correct.gain("1GRE16", "history"), "Advance cannot be there."),
        (correct.gain("1ROM1A", "history"), "Romans cannot be there."),
        (correct.score({"luck": 3})[0], "Nothing can be corrected like this: luck."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_the_reason(correction: str, reason: str) -> None:
    assert refused(your_turn(), correction) == reason


def test_the_reason_is_in_the_language_of_the_table() -> None:
    table = your_turn()
    reasons = []
    for table.table.language in LANGUAGES:
        reasons.append(refused(table, correct.gain("1CEL16", "history")))
    assert reasons[1:] == [
        "Avançar está em outro lugar: descarte.",
        "Avance está en otro lugar: pila de descarte.",
    ]


def test_an_automa_with_one_side_has_no_state_to_correct() -> None:
    table = at_table(automa("vikings", slots=["1VIK14"]), turn=HUMAN)
    assert refused(table, correct.state("empire")) == "This automa has only one side."


def test_nonsense_is_refused_too() -> None:
    table = your_turn()
    for nonsense in ([7], [None], ["done", "correct:unrest=3"], ["correct:unrest=3", 7], ["correct:"], ["correct:="]):
        before = table.table.position(), table.table.journal
        with pytest.raises(TableError):
            table.table.answer(nonsense)  # type: ignore[arg-type]
        assert (table.table.position(), table.table.journal) == before


def test_a_digital_game_cannot_be_corrected() -> None:
    table = against(automa("celts"), turn=HUMAN)
    assert "no such option" in refused(table, correct.tokens("progress", 3))


# ---- whatever is asked


def test_the_question_stays() -> None:
    """A token more in the middle of the automa's turn."""
    table = go_on(at_table(automa("celts", slots=["1CEL9", "1CEL14"])), "do_exile_market")
    asked, options = table.pending, table.options
    table.do(correct.tokens("materials", 9))
    assert (table.pending, table.options) == (asked, options)
    table.do("cannot:part")
    assert table.other.resources["materials"] == 9  # it was so before that part, too
    assert [event["after"] for event in table.events("corrected")] == [9]  # and is still told


def test_your_turn_offers_what_is_possible_now() -> None:
    table = at_table(automa("celts", slots=["1CEL9"], deck=[]), turn=HUMAN)
    assert not {"automa:draw", "automa:recall", "automa:steal"} & set(table.options)
    table.do(correct.gain("1UNC6", "deck:top"), correct.move("1CEL9", "slot:1", "play"), correct.tokens("goods", 1))
    assert {"automa:draw", "automa:recall", "automa:steal"} <= set(table.options)


def test_an_instruction_about_the_market_is_made_anew() -> None:
    table = go_on(at_table(automa("celts", slots=["1CEL9"])), "do_exile_market")
    assert table.pending.data["card"] == "1TRI2"
    table.do(correct.market_tokens(1, "progress", 1))
    assert (table.pending.about, table.pending.data["card"]) == ("do_exile_market", "1UNC3")
    table.do(correct.market_card(2, "1UNC6"))
    assert table.pending.data["card"] == "1UNC6"


def test_a_question_about_cards_is_asked_anew() -> None:
    table = guide().do("done")
    assert table.pending.about == "slot_card" and "card:1CEL15" in table.options
    table.do(correct.move("1CEL15", "unseen", "history"))
    assert table.pending.about == "slot_card" and "card:1CEL15" not in table.options
    table.do("card:1CEL14")
    check(table.table)


def test_a_card_taken_out_of_the_slot_that_is_to_be_revealed() -> None:
    table = at_table(automa("celts", slots=["1CEL9", "1CEL14"]))
    assert (table.pending.about, table.pending.data["slot"]) == ("reveal", 1)
    table.do(correct.move("1CEL9", "slot:1", "history"), "done")
    assert (table.pending.about, table.pending.data["slot"]) == ("reveal", 2)
    assert table.other.history == ["1CEL9"]


def test_the_card_that_is_being_resolved_can_be_moved() -> None:
    table = go_on(at_table(automa("celts", slots=["1CEL16"])), "do_automa_breaks_through")
    table.do(correct.move("1CEL16", "playing", "discard"), "done")
    go_on(table, "your_solstice")
    assert table.other.discard == ["1CEL16"] and table.other.history == []  # there was nothing to put into history


def test_cards_that_a_part_was_about_to_touch() -> None:
    """Carthaginians abandon three regions one by one; one of them turns out to be gone."""
    opponent = automa("carthaginians", slots=["1CAR14"], play=["1CAR20", "1REG4", "1REG12", "1REG3"])
    table = at_table(opponent, way="guide", market=(in_market("1UNC3"),))
    go_on(table, "do_automa_abandons")
    assert table.pending.data["card"] == "1REG3"
    table.do(correct.move("1REG12", "play", "exile"), "done")
    assert (table.pending.about, table.pending.data["card"]) == ("do_automa_abandons", "1REG4")


@pytest.mark.parametrize("way", ["brain", "guide"])
def test_corrections_are_undone_redone_saved_and_replayed(way: str) -> None:
    table = at_table(automa("celts", slots=["1CEL9", "1CEL16"], known=["1CEL9", "1CEL16"]), way=way)
    states: list[Any] = []
    number = 0
    while table.pending.kind != "turn":
        number += 1
        for answer in (correct.tokens("progress", number), correct.unrest(20 + number), table.options[0]):
            states.append((table.table.position(), table.pending.about, table.table.event_count))
            table.do("right" if table.pending.about == "market_check" and answer[:7] != "correct" else answer)
    last, titles = table.table.position(), table.table.undo_titles(100)
    assert sum(title.startswith("Corrected") for title in titles) == 2 * number
    assert Table.load(table.table.save()).position() == last
    for state in reversed(states):
        table.table.undo()
        assert (table.table.position(), table.pending.about, table.table.event_count) == state
    while table.table.can_redo:
        table.table.redo()
    assert table.table.position() == last


# ---- places in words


def test_places_have_names() -> None:
    view = your_turn().table.view(HUMAN)
    for language in LANGUAGES:
        names = [correct.place_name(place, language) for place in correct.places_for(view, "1CEL16")]
        assert len(set(names)) == len(names) > 8
    assert [correct.place_name(place, "en") for place in correct.places_for(view, "UNR")] == [
        "slot 3", "top of the deck", "bottom of the deck", "discard pile", "history", "in play",
        "top of the dynasty deck", "bottom of the dynasty deck", "unrest pile", "your side",
    ]  # fmt: skip
    arthurians = at_table(automa("arthurians", slots=["2ART20"], quests=["2ART8"]), turn=HUMAN).table.view(HUMAN)
    assert "quests:top" in correct.places_for(arthurians, "2ART8")
    utopians = at_table(automa("utopians", slots=["2UTO14"], journey=["2UTO2A"]), turn=HUMAN).table.view(HUMAN)
    assert "dynasty:top" not in correct.places_for(utopians, "2UTO14")


# ---- at random


@pytest.mark.parametrize("way", ["brain", "guide"])
@pytest.mark.parametrize("number", range(8))
def test_whole_games_with_refusals_and_corrections(number: int, way: str) -> None:
    table, chance = real_game(number, way), random.Random(number)
    for _ in range(220):
        if table.pending is None:
            break
        random_step(table, chance)
        check(table)
    position, events = table.position(), table._game.events
    again = Table.load(table.save())
    assert (again.position(), again._game.events) == (position, events)
    for language in LANGUAGES:
        table.language = language
        assert all(event["text"] for event in table.events_since(0)) and all(table.undo_titles(300))
    for _ in range(20):
        table.undo()
    while table.can_redo:
        table.redo()
    assert (table.position(), table._game.events) == (position, events)
