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
from automa.imperium.opponent.tables import opponents
from automa.imperium.physical.flow import REPORTS
from automa.imperium.physical.ground import HANDS, HANDS_OF_A_GUIDE
from automa.imperium.position import InPlay, RealTable, Slot
from automa.imperium.trade_routes import needing
from automa.imperium.verbs.base import PICKS
from automa.imperium.words import speak, speak_event
from automa.imperium.words_real import REPORTED
from automa.language.tree import Amount, Do, Noun
from automa.table import Decision, Option, Table
from automa.text import LANGUAGES, has_text
from tests.imperium.random_games import random_answer
from tests.imperium.scenario import Scenario, given, in_play, me, slot

SOURCE = Path(automa.imperium.__file__).parent
languages = pytest.mark.parametrize("language", LANGUAGES)
# Where a call names what it asks: the position of `about` among its arguments.
ASKS = {"Decision": 2, "ask_cards": 1, "ask_amount": 1, "choose_entry": 2}
ASKS_A_PERSON = {
    "Decision": 2, "ask_card": 1, "ask_option": 1, "ask_yes": 1, "_ask_once": 1, "ask_amount": 1, "_confirm": 0,
}  # fmt: skip
# What a name put together in the source can be.
PUT_TOGETHER = {
    "f'top_of_{name or zone}'": ["top_of_deck", "top_of_dynasty", "top_of_quests", "top_of_discoveries"],
    "f'do_{instruction}'": [],  # see `instructions`
    "'you_may' if may else 'you_do'": ["you_may", "you_do"],
    "report.split(':')[1]": ["recall", "abandon"],
    "f'fast_{state}'": ["fast_barbarian", "fast_empire"],
    "grade": ["trained_well", "trained_very_well"],
}
# Instructions that only change what the app keeps: an event tells them, or another instruction includes them.
BOOKS = {
    "die": "told-die", "row": "told-row", "automa_gains": "told-gain", "automa_pays": "told-pay",
    "automa_converts": "told-convert", 
}  # fmt: skip
# Read aloud from half a metre; the longest names make for the rest.
LONGEST = 150


# ---- the source and the message files


def slug(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-")


@cache
def calls(*, physical: bool | None = None) -> tuple[ast.Call, ...]:
    """All calls in the source, or only those inside or outside `physical`."""
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if physical in (None, path.parent.name == "physical")]
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in paths)
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def texts(node: ast.expr) -> list[str]:
    """The words an argument can be; none where it is handed on (`about`, `do.verb`)."""
    if ast.unparse(node) in PUT_TOGETHER:
        return PUT_TOGETHER[ast.unparse(node)]
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    if isinstance(node, ast.Constant):
        return [node.value]
    assert ast.unparse(node) in ("about", "do.verb", "event"), ast.unparse(node)
    return []


def abouts(*, physical: bool) -> set[str]:
    asks = ASKS_A_PERSON if physical else ASKS
    asking = [call for call in calls(physical=physical) if name_of(call) in asks]
    return {text for call in asking for text in texts(call.args[asks[name_of(call)]])}


def events(*, hidden: bool = False) -> set[str]:
    told = [call for call in calls() if ast.unparse(call.func).endswith("match.tell")]
    if hidden:
        told = [call for call in told if any(keyword.arg == "hidden" for keyword in call.keywords)]
    return {text for call in told for text in texts(call.args[0])}


def instructions() -> set[str]:
    telling = ("ground.tell", "self.ground.tell", "self.ground.agreed", "self.tell")
    told = [call for call in calls() if ast.unparse(call.func) in telling]
    return {text for call in told for text in texts(call.args[0])}


@languages
def test_every_question_has_words(language: str) -> None:
    asked = abouts(physical=False)
    assert {"turn", "may", "pay", "acquire", "cleanup_token"} <= asked
    for about in asked:
        is_verb = about.replace("_", " ") in VERBS and has_text(language, f"verb-{slug(about)}")
        assert is_verb or has_text(language, f"ask-{slug(about)}"), about
    for verb in (*PICKS, "borrow", "copy"):  # what is handed on as `do.verb`
        assert has_text(language, f"verb-{slug(verb)}"), verb


@languages
def test_every_question_at_a_real_table_has_words(language: str) -> None:
    asked = abouts(physical=True)
    assert {"die", "top_of_dynasty", "market_slot", "human_has", "you_may", "your_score"} <= asked
    for about in asked:
        assert has_text(language, f"ask-{slug(about)}"), about
    for report in REPORTS:
        assert has_text(language, f"report-{slug(report).replace(':', '-')}"), report
    without_card = [call for call in calls(physical=True) if any(keyword.arg == "none" for keyword in call.keywords)]
    assert len(without_card) > 2
    for call in without_card:
        for about in texts(call.args[1]):
            assert has_text(language, f"pick-none-{slug(about)}"), about


@languages
def test_every_instruction_has_words(language: str) -> None:
    assert instructions() == HANDS | HANDS_OF_A_GUIDE | BOOKS.keys()
    for instruction in instructions():
        message = BOOKS.get(instruction, f"ask-do-{slug(instruction)}")
        assert has_text(language, message), instruction


@languages
def test_every_event_has_words(language: str) -> None:
    assert len(events()) > 50
    for event in events():
        assert has_text(language, f"told-{slug(event)}"), event
    for event in events(hidden=True):
        assert has_text(language, f"told-{slug(event)}.hidden"), event


# ---- whole games, read


def check(spoken: str, ends: str) -> None:
    assert re.fullmatch(r"[¿¡−]?[A-ZÁÉÍÓÚÀÂÊÔÃÕÇØ0-9].*", spoken), spoken
    assert not re.search(r"[{}_]|None|  | [.,;:?!)]|[.,;:]{2}|\( ", spoken), spoken
    assert not re.search(r"\b(ask|told|pick|report|zone|where|kind|verb)-", spoken), spoken
    assert not re.search(r"\b([123][A-Z]{3}\d|UNR\b)|[?] *[?]", spoken), spoken
    assert spoken.count("(") == spoken.count(")"), spoken
    assert spoken.count("¿") in (0, spoken.count("?")), spoken
    assert spoken[-1] in ends if ends else spoken[-1] not in " .,:;?", spoken


def match_of(table: Table) -> Match:
    return table._game.match  # type: ignore[attr-defined,no-any-return]


def read_decision(table: Table) -> None:
    assert table.pending is not None
    for table.language in LANGUAGES:
        check(table.pending.prompt, ".?")
        if table.pending.kind == "confirm":
            assert len(table.pending.prompt) <= LONGEST, table.pending.prompt
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
    nations = chance.sample([nation.id for nation in library().nations.values() if nation.playable], seats)
    needed = bool(needing(nations))
    return {
        "mode": "training" if seats == 1 else "players",
        "edition": ("horizons", "2021")[number % 3 == 2 and not needed],
        "trade_routes": needed,
        "seats": [{"nation": nation, "power": chance.choice("AB")} for nation in nations],
        "commons": ("legends", "classics")[number % 2],
        "seed": number,
    }


def read_game(table: Table, chance: random.Random) -> None:
    read = set()
    while table.pending is not None:
        # Much is asked again and again in the same words.
        kind = (table.pending.about, table.pending.source, len(table.pending.options))
        if kind not in read or table.pending.kind == "confirm":
            read_decision(table)
            read.add(kind)
        table.answer(next_answer(table, chance))
    match = match_of(table)
    kinds = {(event["event"], event.get("zone"), event.get("hidden")): event for event in match.events}
    for event in kinds.values():
        read_event(match, event)


def next_answer(table: Table, chance: random.Random) -> list[str]:
    """At random; but at a real table most turns are just done, tokens are few, and round 6 brings the end on."""
    decision, position = table.pending, match_of(table).p
    assert decision is not None
    if decision.about in REPORTED:
        reports = [option.id for option in decision.options if option.id not in ("end", "collapse")]
        if position.round == 6 and position.end is None:
            return ["end"]
        return [chance.choice(reports) if chance.random() < 0.4 else "done"]
    if position.real is not None and decision.kind == "amount" and decision.min == 0:
        return [chance.choice(decision.options[:3]).id]
    return random_answer(table, chance)


@pytest.mark.parametrize("number", range(8))
def test_a_whole_game_reads_well(number: int) -> None:
    read_game(Table.new(game(number)), random.Random(number))


def against_automa(nation: str, number: int, **more: Any) -> dict[str, Any]:
    levels = ("chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme_leader")
    human = "celts" if nation != "celts" else "romans"
    return {
        "difficulty": levels[number % len(levels)],
        "edition": ("horizons", "2021")[number % 3 == 2 and not needing([human, nation])],
        "trade_routes": bool(needing([human, nation])),
        "seats": [{"nation": human}, {"kind": "automa", "nation": nation}],
        "seed": number,
        **more,
    }


@pytest.mark.parametrize(("number", "nation"), list(enumerate(opponents())))
def test_a_whole_solo_game_reads_well(number: int, nation: str) -> None:
    read_game(Table.new(against_automa(nation, number, mode="solo")), random.Random(number))


@pytest.mark.parametrize("way", ["brain", "guide"])
@pytest.mark.parametrize(("number", "nation"), list(enumerate(opponents())))
def test_a_whole_game_at_a_real_table_reads_well(number: int, nation: str, way: str) -> None:
    read_game(Table.new(against_automa(nation, number, mode="physical", way=way)), random.Random(number))


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


def chosen_over(*ranked: tuple[int, int, int]) -> dict[str, Any]:
    """Points, tokens and slot of each candidate, best first."""
    candidates = [{"points": points, "tokens": tokens, "slot": slot} for points, tokens, slot in ranked]
    return {"event": "automa_chooses", "card": "1UNC3", "candidates": candidates}


AUTOMA: list[tuple[dict[str, Any], str]] = [
    ({"event": "die", "number": 2, "blocked": True}, "The die shows 2: slot 2 waits."),
    ({"event": "die", "number": 6, "blocked": False}, "The die shows 6: every card is resolved."),
    ({"event": "automa_reveals", "card": "1UNC3", "slot": 4}, "The Celts reveal Elders in slot 4."),
    ({"event": "row", "card": "1UNC3", "row": 9, "passed": []}, "The Celts resolve row 9."),
    (
        {"event": "row", "card": "1UNC3", "row": 9, "passed": [2]},
        "The Celts resolve row 9: nothing in row 2 is possible.",
    ),
    (
        {"event": "row", "card": "1UNC3", "row": 9, "passed": [2, 5]},
        "The Celts resolve row 9: nothing in rows 2 and 5 is possible.",
    ),
    ({"event": "no_row", "card": "1UNC3", "passed": []}, "No row fits Elders."),
    ({"event": "no_row", "card": "1UNC3", "passed": [9]}, "No row that fits Elders is possible."),
    ({"event": "automa_discard_top", "cards": ["1UNC3"]}, "The Celts discard Elders from the top of their deck."),
    ({"event": "automa_resolves", "card": "1UNC3", "zone": "main"}, "The Celts resolve Elders from the main deck."),
    ({"event": "automa_plays", "card": "1UNC3"}, "The Celts put Elders into play."),
    (chosen_over((2, 0, 1)), "The Celts choose Elders: no other card fits."),
    (chosen_over((2, 0, 3), (1, 4, 1)), "The Celts choose Elders: most points (2)."),
    (chosen_over((-1, 1, 3), (-1, 0, 1)), "The Celts choose Elders: tie at −1, more tokens."),
    (chosen_over((2, 1, 3), (2, 1, 4)), "The Celts choose Elders: tie at 2, lowest slot."),
    ({"event": "corrected", "tokens": {"goods": 0}}, "Corrected: the Celts have 0 goods."),
    ({"event": "barbarian"}, "The Celts are barbarian now."),
    ({"event": "gain", "tokens": {"progress": 0}, "card": ""}, "The Celts gain 0 progress."),
    ({"event": "end_triggered", "why": "reported"}, "The Celts trigger the end of the game."),
    (
        {"event": "game_over", "seat": -1, "reason": "collapse", "scores": [None, 31], "winners": [1]},
        "Collapse: the unrest pile is empty. The Celts win.",
    ),
    (
        {"event": "dynasty", "card": "1UNC3", "to": "discard"},
        "The Celts put Elders from their dynasty deck into their discard pile.",
    ),
    (
        {"event": "convert", "tokens": {"materials": 3}, "into": "progress"},
        "The Celts convert 3 materials into 3 progress.",
    ),
    ({"event": "quest", "card": "1UNC3"}, "The Celts gain the quest Elders."),
    ({"event": "discovery", "card": "1UNC3"}, "The Celts discover Elders."),
    ({"event": "journey", "card": "1UNC3"}, "The Celts travel on to Elders."),
    ({"event": "journey_row", "card": "1UNC3", "reached": False}, "The Celts are not ready to leave Elders."),
]


@pytest.mark.parametrize(("event", "spoken"), AUTOMA, ids=[spoken for _, spoken in AUTOMA])
def test_the_automa(event: dict[str, Any], spoken: str) -> None:
    match = match_of(given().table)
    whole = {"seat": 1, "round": 1, **event}
    assert speak_event(match, whole, "en") == spoken
    read_event(match, whole)


# ---- at a real table

ELDERS = "1UNC3"


@cache
def real(way: str) -> Match:
    """The Celts against the Romans, who have a region in play. Elders with 2 progress lie in slot 1."""
    match = match_of(Table.new(against_automa("romans", 2, mode="physical", way=way)))
    match.p.phase = "activate"
    match.p.market = [Slot(ELDERS, {"progress": 2}, ["UNR"]), Slot("1UNC6", {}, ["UNR"]), Slot("1REG4"), Slot(), Slot()]
    match.p.real = RealTable(way, empty_slots=[4])
    match.seat(1).play = [InPlay("1REG5")]
    return match


def said(way: str, about: str, option: str = "", says: Any = None, **data: Any) -> list[str]:
    """A prompt, or the label of an option, in all languages."""
    word = option.partition(":")[2]
    answer = Option(option, **({"number": int(word)} if word.isdecimal() else {}))
    decision = Decision(0, "observe", about, [answer], most=2, says=says, **data)
    spoken = [speak(real(way), decision, answer if option else None, language) for language in LANGUAGES]
    for each in spoken:
        check(each, "" if option else ".?")
    return spoken


@pytest.mark.parametrize(
    ("way", "about", "data", "spoken"),
    [
        ("brain", "do_automa_acquires", {"card": ELDERS, "zone": "market"},
         "The Romans acquire Elders from slot 1. Put it and its unrest on the automa’s pile; return its tokens."),
        ("guide", "do_automa_acquires", {"card": "1UNC6", "zone": "market"},
         "The Romans acquire Shrine from slot 2. Put it and then its unrest on top of the automa’s deck."),
        ("brain", "do_automa_acquires", {"card": "1REG1", "zone": "exile"},
         "The Romans acquire Wilderness from exile. Put it on the automa’s pile."),
        ("guide", "do_automa_acquires", {"card": "1UNC21", "zone": "exile"},
         "The Romans acquire Leadership from exile. Put it and then its unrest on top of the automa’s deck."),
        ("brain", "do_automa_breaks_through", {"card": ELDERS, "zone": "market"},
         "The Romans break through for Elders from slot 1. Put it on the automa’s pile;"
         " return its unrest and its tokens."),
        ("brain", "do_automa_breaks_through", {"card": "1UNC6", "zone": "market"},
         "The Romans break through for Shrine from slot 2. Put it on the automa’s pile; return its unrest."),
        ("brain", "do_automa_breaks_through", {"card": "1REG1", "zone": "region"},
         "The Romans break through for Wilderness from the region deck. Put it on the automa’s pile."),
        ("brain", "do_automa_breaks_through", {"card": "1TRI1", "zone": "main"},
         "The Romans break through for Armenians from the main deck. Put it on the automa’s pile;"
         " shuffle the other cards back."),
        ("brain", "do_exile_market", {"card": "1UNC6", "slot": 2},
         "The Romans exile Shrine from slot 2. Put it into exile; return its unrest."),
        ("brain", "do_automa_exiles", {"card": "1ROM16"}, "The Romans exile Advance. It stays in the box."),
        ("brain", "do_automa_exiles", {"card": "1UNC21"},
         "The Romans exile Leadership. Put it from the automa’s pile into exile."),
        ("guide", "do_automa_exiles", {"card": "1ROM16"}, "The Romans exile Advance. Put it into exile."),
        ("brain", "do_automa_returns_unrest", {"zone": "playing"},
         "The Romans return 1 unrest. Put one from the automa’s pile on the unrest pile."),
        ("guide", "do_automa_returns_unrest", {"zone": "discard"},
         "The Romans return 1 unrest. Put one from the automa’s discard pile on the unrest pile."),
        ("brain", "do_automa_takes_unrest", {"to": "discard"},
         "The Romans take 1 unrest. Put it on the automa’s pile."),
        ("guide", "do_automa_takes_unrest", {"to": "discard"},
         "The Romans take 1 unrest. Put it on the automa’s discard pile after you shuffle."),
        ("brain", "do_place_token", {"card": ELDERS, "slot": 1, "tokens": {"progress": 1}},
         "Put 1 progress on Elders in slot 1."),
        ("guide", "do_automa_puts", {"card": ELDERS, "zone": "discard", "to": "history"},
         "The Romans put Elders into their history. Move it there from their discard pile."),
        ("guide", "do_automa_puts", {"card": ELDERS, "zone": "playing", "to": "deck"},
         "The Romans put Elders on top of their deck. Move it there."),
        ("guide", "do_waiting_card", {"slot": 6},
         "The Romans keep the card of slot 6. Move it face down to slot 1."),
    ],
)  # fmt: skip
def test_what_the_hands_do(way: str, about: str, data: dict[str, Any], spoken: str) -> None:
    assert said(way, about, **data)[0] == spoken


def test_what_hits_you_begins_with_you() -> None:
    region, unrest = Noun(("region",)), Noun(("unrest",))
    assert said("brain", "you_do", says=Do("recall", what=region)) == [
        "You recall a region. This is an attack.",
        "Você reconvoca uma região. É um ataque.",
        "Recuperas una región. Es un ataque.",
    ]
    assert said("brain", "you_do", says=Do("gain", Amount(2), Noun(("materials",)))) == [
        "You gain 2 materials.",
        "Você ganha 2 materiais.",
        "Obtienes 2 materiales.",
    ]
    assert said("brain", "you_may", says=Do("draw")) == [
        "You may draw a card.",
        "Você pode comprar uma carta.",
        "Puedes robar una carta.",
    ]
    assert said("brain", "stolen", resource="materials") == [
        "You lose 2 materials to the Romans, or nothing if a card protects you. How many?",
        "Você perde 2 materiais para os romanos, ou nada se uma carta protege você. Quantos?",
        "Pierdes 2 materiales a manos de los romanos, o nada si una carta te protege. ¿Cuántos?",
    ]
    assert said("brain", "human_has", says=region, number=1)[0] == "Do you have a region in play?"
    assert said("brain", "human_has", says=region, number=2)[1] == "Você tem pelo menos 2 regiões em jogo?"
    assert said("brain", "human_has_unrest", says=Do("return", what=unrest))[2] == "¿Tienes un disturbio en tu mano?"
    assert said("brain", "human_state", "human_state:empire") == ["An empire", "Império", "Imperio"]


def test_the_market_of_a_real_table() -> None:
    assert said("brain", "market_check", "slot:1")[0] == "Slot 1: Elders, 2 progress"
    assert said("brain", "which_slot", "which_slot:4") == ["Slot 4: empty", "Espaço 4: vazio", "Espacio 4: vacío"]
    assert said("brain", "market_slot", slot=1)[0] == "Which card is now in slot 1?"
    assert said("brain", "market_slot", slot=4)[0] == "Refill slot 4. Which card is it?"
    assert said("brain", "market_slot", slot=5)[0] == "Which card is now in slot 5?"
    assert said("brain", "market_slot", "none", slot=4) == [
        "The slot stays empty",
        "O espaço fica vazio",
        "El espacio queda vacío",
    ]
    assert said("brain", "market_slot", "none", slot=1)[0] == "The slot is empty"
    assert said("brain", "market_tokens", slot=1, resource="population") == [
        "How much population do you see on Elders?",
        "Quanta população há em Anciões?",
        "¿Cuánta población hay en Elders?",
    ]


def test_cards_turned_over_at_a_real_table() -> None:
    assert said("guide", "slot_card", slot=6)[0] == "The Romans reveal slot 6. Turn the card over. Which is it?"
    assert said("brain", "top_of_pile", pile="fame")[0] == "Turn over the top card of the fame deck. Which is it?"
    assert said("brain", "top_of_pile", "none", pile="fame") == [
        "Only King of Kings is left",
        "Só resta Rei dos Reis",
        "Solo queda Rey de Reyes",
    ]
    assert said("brain", "top_of_pile", "none", pile="region")[0] == "The deck is empty"
    assert said("brain", "search_main", suit="uncivilised") == [
        "Turn over cards of the main deck until an uncivilised card appears. Which is it?",
        "Vire cartas da pilha principal até aparecer uma carta incivilizada. Qual é?",
        "Da la vuelta a cartas del mazo principal hasta que salga una carta primitiva. ¿Cuál es?",
    ]
    assert said("brain", "search_main", "none", suit="tributary") == [
        "No tributary in the deck",
        "Não há tributário na pilha",
        "No hay tributo en el mazo",
    ]


def test_reports() -> None:
    assert said("brain", "your_turn", "done") == ["My turn is done", "Terminei meu turno", "He terminado mi turno"]
    assert said("brain", "your_solstice", "done")[0] == "Solstice done"
    assert said("brain", "do_automa_plays", "done") == ["Done", "Feito", "Hecho"]
    assert said("brain", "your_turn", "automa:recall")[0] == "The Romans recall Floodplain"
    assert said("brain", "your_turn", "fix:state")[0] == "Correct the automa’s state: an empire"
    assert said("brain", "which_resource", "which_resource:goods") == ["Goods", "Bens", "Bienes"]
    assert said("brain", "die", "die:4") == ["My die shows 4", "Meu dado deu 4", "Mi dado sacó 4"]
