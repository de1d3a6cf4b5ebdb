"""Every decision and event can be read by a player, in all three languages."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import automa.imperium
from automa.imperium.cards import library
from automa.imperium.lexicon import VERBS
from automa.imperium.match import Match
from automa.imperium.verbs.base import PICKS
from automa.imperium.words import speak_event
from automa.table import Table
from automa.text import LANGUAGES, has_text
from tests.imperium.random_games import random_answer
from tests.imperium.scenario import Scenario, given, in_play, me, slot

SOURCE = Path(automa.imperium.__file__).parent
languages = pytest.mark.parametrize("language", LANGUAGES)
# Where a call names what it asks: the position of `about` among its arguments.
ASKS = {"Decision": 2, "ask_cards": 1, "ask_amount": 1, "choose_entry": 2}


# ---- the source and the message files


def slug(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-")


@cache
def calls() -> tuple[ast.Call, ...]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def texts(node: ast.expr) -> list[str]:
    """The words an argument can be; none where it is handed on (`about`, `do.verb`)."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    if isinstance(node, ast.Constant):
        return [node.value]
    assert ast.unparse(node) in ("about", "do.verb", "event"), ast.unparse(node)
    return []


def abouts() -> set[str]:
    found = {text for call in calls() if name_of(call) in ASKS for text in texts(call.args[ASKS[name_of(call)]])}
    assert {"turn", "may", "pay", "acquire", "cleanup_token"} <= found
    return found


def events(*, hidden: bool = False) -> set[str]:
    told = [call for call in calls() if ast.unparse(call.func).endswith("match.tell")]
    if hidden:
        told = [call for call in told if any(keyword.arg == "hidden" for keyword in call.keywords)]
    return {text for call in told for text in texts(call.args[0])}


@languages
def test_every_question_has_words(language: str) -> None:
    for about in abouts():
        is_verb = about.replace("_", " ") in VERBS and has_text(language, f"verb-{slug(about)}")
        assert is_verb or has_text(language, f"ask-{slug(about)}"), about
    for verb in (*PICKS, "borrow", "copy"):  # what is handed on as `do.verb`
        assert has_text(language, f"verb-{slug(verb)}"), verb


@languages
def test_every_event_has_words(language: str) -> None:
    assert len(events()) > 50
    for event in events():
        assert has_text(language, f"told-{slug(event)}"), event
    for event in events(hidden=True):
        assert has_text(language, f"told-{slug(event)}.hidden"), event


# ---- whole games, read


def check(spoken: str, ends: str) -> None:
    assert re.fullmatch(r"[¿¡]?[A-ZÁÉÍÓÚÀÂÊÔÃÕÇØ0-9].*", spoken), spoken
    assert not re.search(r"[{}_]|None|  | [.,;:?!)]|[.,;:]{2}|\( ", spoken), spoken
    assert not re.search(r"\b(ask|told|pick|zone|where|kind|verb)-", spoken), spoken
    assert spoken.count("(") == spoken.count(")"), spoken
    assert spoken.count("¿") in (0, spoken.count("?")), spoken
    assert spoken[-1] in ends if ends else spoken[-1] not in " .,:;?", spoken


def match_of(table: Table) -> Match:
    return table._game.match  # type: ignore[attr-defined,no-any-return]


def read_decision(table: Table) -> None:
    assert table.pending is not None
    for table.language in LANGUAGES:
        check(table.pending.prompt, ".?")
        for option in table.pending.options:
            check(option.label, "")


def another(value: Any) -> Any:
    return [another(card) for card in value] if isinstance(value, list) else "1TRI1" if value != "1TRI1" else "1TRI2"


def read_event(match: Match, event: dict[str, Any]) -> None:
    changed = {key: another(event[key]) for key in ("card", "cards", "other") if key in event}
    for language in LANGUAGES:
        check(speak_event(match, event, language), ".")
        for viewer in range(-1, len(match.p.seats)):
            told = speak_event(match, event, language, viewer)
            check(told, ".")
            if event.get("hidden") and viewer not in (event["seat"], event.get("to")):
                assert told == speak_event(match, {**event, **changed}, language, viewer)
            else:
                assert told == speak_event(match, event, language)


def game(number: int) -> dict[str, Any]:
    """Two, three and four seats and training in turn, of nations that are finished."""
    chance = random.Random(number)
    seats = (2, 3, 4, 1)[number % 4]
    nations = chance.sample([nation.id for nation in library().nations.values() if nation.box == "Classics"], seats)
    return {
        "mode": "training" if seats == 1 else "players",
        "edition": ("horizons", "2021")[number % 3 == 2],
        "seats": [{"nation": nation, "power": chance.choice("AB")} for nation in nations],
        "seed": number,
    }


@pytest.mark.parametrize("number", range(8))
def test_a_whole_game_reads_well(number: int) -> None:
    table = Table.new(game(number))
    chance = random.Random(number)
    read = set()
    while table.pending is not None:
        # Much is asked again and again in the same words.
        kind = (table.pending.about, table.pending.source, len(table.pending.options))
        if kind not in read:
            read_decision(table)
            read.add(kind)
        table.answer(random_answer(table, chance))
    match = match_of(table)
    kinds = {(event["event"], event.get("zone"), event.get("hidden")): event for event in match.events}
    for event in kinds.values():
        read_event(match, event)


# ---- single sentences


def prompts(table: Scenario) -> list[str]:
    found = []
    for table.table.language in LANGUAGES:
        found.append(table.pending.prompt)
    return found


def labels(table: Scenario, option: str) -> list[str]:
    found = []
    for table.table.language in LANGUAGES:
        chosen = table.pending.option(option)
        assert chosen is not None, table.options
        found.append(chosen.label)
    return found


def told(table: Scenario, name: str, viewer: int | None = None) -> list[str]:
    match = match_of(table.table)
    event = [event for event in match.events if event["event"] == name][-1]
    return [speak_event(match, event, language, viewer) for language in LANGUAGES]


def test_a_turn() -> None:
    table = given(me(hand=["1ROM16"], materials=3, actions=1), market=["1UNC3"])
    assert prompts(table) == [
        "Your turn. 1 action left.",
        "Seu turno. 1 ação restante.",
        "Tu turno. Te queda 1 acción.",
    ]
    assert labels(table, "play:1ROM16") == ["Play Advance", "Jogar Avançar", "Jugar Avance"]
    assert labels(table, "end") == ["End the turn", "Encerrar o turno", "Terminar el turno"]


def test_paying_and_acquiring() -> None:
    table = given(
        me(hand=["1ROM16"], materials=5, progress=1), market=[slot("1UNC3", "UNR", progress=2), slot("1UNC6", "UNR")]
    )
    table.do("play:1ROM16", "option:1")
    assert prompts(table) == [
        "Advance: how do you pay 3 materials?",
        "Avançar: como você paga 3 materiais?",
        "Avance: ¿cómo pagas 3 materiales?",
    ]
    assert labels(table, "pay:materials=1,progress=1") == [
        "1 material and 1 progress",
        "1 material e 1 de progresso",
        "1 material y 1 de progreso",
    ]
    table.do("pay:materials=3")
    assert prompts(table)[0] == "Advance: acquire an uncivilised or civilised card."
    assert labels(table, "card:1UNC3@market") == [
        "Elders, 2 progress",
        "Anciões, 2 de progresso",
        "Elders, 2 de progreso",
    ]
    table.do("card:1UNC3@market")
    assert told(table, "acquire") == [
        "The Romans acquire Elders with 2 progress.",
        "Os romanos adquirem Anciões com 2 de progresso.",
        "Los romanos adquieren Elders con 2 de progreso.",
    ]
    assert told(table, "take_unrest")[2] == "Los romanos toman 1 disturbio."


def test_what_you_may_do_is_a_question() -> None:
    table = given(me(hand=["1CIV2", "1ROM16"], state="empire"))
    assert labels(table, "play:1CIV2") == [
        "Play Education (free)",
        "Jogar Education (ação livre)",
        "Jugar Education (acción sin coste)",
    ]
    table.do("play:1CIV2")
    assert prompts(table) == [
        "Education: put a card from your hand into your history?",
        "Education: colocar uma carta da sua mão na sua história?",
        "Education: ¿colocar una carta de tu mano en tu historia?",
    ]
    assert labels(table, "yes") == ["Yes", "Sim", "Sí"]
    assert told(table, "play")[0] == "The Romans play Education as a free play."


def test_choices_are_said_as_the_card_says_them_and_places_where_they_differ() -> None:
    table = given(me(hand=["1UNC21", "1ROM16"], discard=["1UNC6"], deck=["1REG1"]))
    table.do("play:1UNC21")
    assert prompts(table)[0] == "Leadership: choose one."
    assert labels(table, "option:1") == ["Draw a card", "Compre uma carta", "Roba una carta"]
    table.do("option:2")
    assert prompts(table)[0] == "Leadership: put a card from your hand or discard pile into your history."
    assert labels(table, "card:1UNC6@discard") == [
        "Shrine (discard pile)",
        "Shrine (descarte)",
        "Shrine (pila de descarte)",
    ]
    assert labels(table, "card:1ROM16@hand") == ["Advance (hand)", "Avançar (mão)", "Avance (mano)"]


def test_breaking_through_for_a_card_nobody_has_seen() -> None:
    table = given(me(hand=["1ROM17"], population=3), region=["1REG1"], market=["1REG4"])
    table.do("play:1ROM17", "option:2")
    assert labels(table, "card:top@region")[:2] == ["Top of the region deck", "Topo da pilha de regiões"]
    assert labels(table, "card:tributary@main") == [
        "First tributary of the main deck",
        "Primeiro tributário da pilha principal",
        "Primer tributo del mazo principal",
    ]
    table.do("card:top@region")
    assert told(table, "break_through")[0] == "The Romans break through for Wilderness from the region deck."
    assert told(table, "break_through", 1)[0] == "The Romans break through for the top card of the region deck."


def test_others_do_not_hear_which_cards_are_drawn() -> None:
    table = given(
        me(nation="celts", deck=["1REG1", "1UNC3", "1UNC6", "1REG4", "1REG5"]), me("romans"), market=["1REG6"]
    )
    table.do("end")
    assert told(table, "draw")[0] == "The Celts draw Wilderness, Elders, Shrine, Coast and Floodplain."
    assert told(table, "draw", 0) == told(table, "draw")
    assert told(table, "draw", 1) == [
        "The Celts draw 5 cards.",
        "Os celtas compram 5 cartas.",
        "Los celtas roban 5 cartas.",
    ]


def test_cleanup_names_what_this_nation_puts_on_the_market() -> None:
    table = given(me("carthaginians", power="B"), market=["1REG4", "1UNC3"])
    table.do("end")
    assert prompts(table) == [
        "Cleanup: put 2 materials on which market card?",
        "Limpeza: colocar 2 materiais em qual carta do mercado?",
        "Mantenimiento: ¿en qué carta del mercado colocas 2 materiales?",
    ]


def test_a_card_of_another_player_is_told_apart() -> None:
    table = given(me(play=["1UNC14X"]), me("celts", play=["1REG4", "1UNC6"]))
    table.do("exhaust:1UNC14X")
    assert prompts(table)[0] == "Ambassador: turn this card into a copy of which card?"
    assert labels(table, "card:1UNC6@play") == ["Shrine (Celts)", "Shrine (Celtas)", "Shrine (Celtas)"]


def test_an_unrest_in_a_garrison_says_where_it_lies() -> None:
    mine = me(hand=["1TRI7", "UNR"], play=[in_play("1REG4", "UNR")])
    over = {"trigger": "main deck", "round": 1, "seat": 0}
    table = given(mine, main=["1TRI1"], phase="solstice", turn=1, round=2, end=over).do("yes")
    assert prompts(table)[0] == "Sumerians: return up to 2 unrest from the cards you score."
    assert labels(table, "card:UNR@garrison") == ["Unrest (in Coast)", "Desordem (em Coast)", "Disturbio (en Coast)"]


def ways_to_end() -> Iterator[tuple[dict[str, Any], str]]:
    def over(**parts: Any) -> dict[str, Any]:
        return {"event": "game_over", "seat": -1, "round": 9, "reason": "scoring", **parts}

    yield over(scores=[30, 41], winners=[1]), "Final score: Romans 30, Celts 41. The Celts win."
    yield (
        over(scores=[41, 41], winners=[0, 1]),
        "Final score: Romans 41, Celts 41. The Romans and the Celts share the victory.",
    )
    yield over(scores=[30], winners=[0]), "Final score: Romans 30."
    collapse = over(scores=[30], winners=[], reason="collapse")
    yield collapse, "Collapse: the unrest pile is empty. Nobody wins."


def test_the_end() -> None:
    match = match_of(given().table)
    for event, spoken in ways_to_end():
        assert speak_event(match, event, "en") == spoken
        read_event(match, event)


AUTOMA: list[tuple[dict[str, Any], str]] = [
    ({"event": "die", "number": 2, "blocked": True}, "The die shows 2: slot 2 waits."),
    ({"event": "die", "number": 6, "blocked": False}, "The die shows 6: every card is resolved."),
    ({"event": "automa_reveals", "card": "1UNC3", "slot": 4}, "The Celts reveal Elders in slot 4."),
    ({"event": "row", "card": "1UNC3", "row": 9, "passed": [2]}, "The Celts resolve row 9."),
    ({"event": "no_row", "card": "1UNC3", "passed": []}, "No row fits Elders."),
    ({"event": "automa_discard_top", "cards": ["1UNC3"]}, "The Celts discard Elders from the top of their deck."),
    ({"event": "automa_resolves", "card": "1UNC3", "zone": "main"}, "The Celts resolve Elders from the main deck."),
    ({"event": "automa_plays", "card": "1UNC3"}, "The Celts put Elders into play."),
    ({"event": "automa_chooses", "card": "1UNC3", "candidates": []}, "The Celts choose Elders."),
    (
        {"event": "dynasty", "card": "1UNC3", "to": "discard"},
        "The Celts put Elders from their dynasty deck into their discard pile.",
    ),
    (
        {"event": "convert", "tokens": {"materials": 3}, "into": "progress"},
        "The Celts convert 3 materials into 3 progress.",
    ),
    ({"event": "quest", "card": "1UNC3"}, "The Celts gain the quest Elders."),
    ({"event": "journey", "card": "1UNC3"}, "The Celts travel on to Elders."),
    ({"event": "journey_row", "card": "1UNC3", "reached": False}, "The Celts are not ready to leave Elders."),
]


@pytest.mark.parametrize(("event", "spoken"), AUTOMA, ids=[event["event"] for event, _ in AUTOMA])
def test_the_automa(event: dict[str, Any], spoken: str) -> None:
    match = match_of(given().table)
    whole = {"seat": 1, "round": 1, **event}
    assert speak_event(match, whole, "en") == spoken
    read_event(match, whole)
