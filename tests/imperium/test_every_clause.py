"""Every clause of every card is executed, and whatever is chosen the table stays sound."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from automa.imperium.cards import Card, library
from automa.imperium.match import Frame, Happening, Memory, Spot
from automa.imperium.resolver import Resolver
from automa.language.tree import Do, Effect, Noun
from automa.language.walk import within
from automa.table import Table
from tests.imperium.scenario import PLENTY, Scenario, in_play, me, slot

RUNS = 40
# What Legends asks for: knights in a region and quests, masks, scrolls, regions that are named.
LEGENDS = {
    "hand": ["2OLM18", "2OLM19", "2OLM20", "2UTO12", "2ART9"],
    "play": [in_play("2ART22", "2ART17", "2ART18", "2ART14", "2ART23", "2ART19"), in_play("2ART13")],
    "discard": ["2OLM21", "2UTO13", "2ART7", "2MAU12X", "2MAU9", "2ART24", "2ART3"],
    "quests": ["2ART6"],
}
# What the cards of a nation ask for.
NATIONS: dict[str, dict[str, list[Any]]] = {
    "polynesians": {
        "hand": ["3POL20", "3POL21"],
        "play": [in_play("3POL17"), in_play("3POL7"), in_play("1REG12X")],
        "development": ["3POL4"],
        "discard": ["3POL8"],
    },
    "taino": {"play": [in_play("3TAI21", "1UNR2", population=1), in_play("3TAI14")], "hand": ["3TAI10"]},
    "tang": {
        "hand": ["3TAN17", "3TAN19"],
        "play": [in_play("3TAN23"), in_play("3TAN12")],
        "history": ["3TAN22", "3TAN10"],
    },
    "mayans": {
        "hand": ["3MAY5", "3MAY23", "3MAY24", "3MAY16"],
        "discard": ["3MAY25"],
        "development": ["3MAY9"],
    },
}
# The two sides of a state card of its own kind, and what lies there as mana.
ISLANDERS = {"isle-bound": "3POL29A", "voyaging": "3POL29B"}
AS_MANA = ["2OLM12", "2OLM13", "2OLM18", "2OLM19"]
# Nations whose cards look for oceans.
SEAFARERS = ("taino", "polynesians")
# Cards that ask whether the end of the game was triggered.
ENDING = ("3MAY3",)
# Cards that reward an empty hand.
EMPTY_HANDED = ("3GUP9", "3MAY17")
# What single cards ask for besides, by zone.
ALSO: dict[str, dict[str, list[Any]]] = {
    "2ART2": {"play": [in_play("2ART11")]},
    "2ART10": {"play": [in_play("2ART10", "2ART4")]},
    "2ATL3": {"play": [in_play("2ATL10")]},
    "2ATL9": {"play": [in_play("2ATL3")]},
    "2MAU7": {"history": ["2MAU5"]},
    "2MAU10": {"play": [in_play("2MAU9")]},
    "2MIN16": {"play": [in_play("2MIN16", progress=2)]},
    "2OLM4": {"play": [in_play("2OLM3")]},
    "2OLM7": {"play": [in_play("2OLM7", "2OLM22")]},
    "2QIN5": {"play": [in_play("2QIN2"), in_play("2QIN3"), in_play("2QIN4")]},
    "2QIN6": {"play": [in_play("2QIN22")], "history": ["2QIN8"]},
    "2QIN8": {"play": [in_play("2QIN22")], "history": ["2QIN21"]},
    "2QIN15": {"play": [in_play("2QIN16")]},
    "2QIN16": {"play": [in_play("2QIN15")]},
    "2QIN21": {"play": [in_play("2QIN22")]},
    "2UTO7": {"play": [in_play("2UTO7", "2UTO14", "2UTO15")]},
    "2UTO7X": {"play": [in_play("2UTO7X", "2UTO14", "2UTO15")]},
    "2UTO11": {"play": [in_play("2UTO11", "1UNR2")]},
    "3CIV7": {"permanents": [in_play("3MERC1A", exhausted=True)]},
    "3CIV14": {"play": [in_play("1CIV6")]},
    "3REG6": {"play": [in_play("3REG6", "1MAC3")]},
    "3TRI1": {"hand": ["1REG4X"]},
    "3UNC1": {"discard": ["1REG4X"]},
    "3UNC11": {"play": [in_play("1REG4X")]},
    "3TAI8": {"play": [in_play("3JPN12"), in_play("3TAI7"), in_play("3TAI2"), in_play("3TAI4")]},
    "3JPN4": {"play": [in_play("3JPN4", population=4)]},
    "3JPN10": {"play": [in_play("3JPN18")]},
    "3MAY4": {"play": [in_play("3MAY4", "1UNR2", "1UNR3")]},
    "3ABB4": {"play": [in_play("3ABB4", goods=2)]},
    "3ABB7": {"history": ["3ABB5"]},
    "3ABB8": {"permanents": [in_play("3MERC1B", "1UNC11")]},
    "3GUP3": {"history": ["3GUP17"]},
    "3GUP4": {"history": ["3GUP3"]},
    "3CUL4": {"discard": ["1UNR2", "1UNR3", "1UNR4"]},
    "3CUL11": {"play": [in_play("3CUL11")]},
    "3CUL15": {"play": [in_play("3CUL15", "1MAC3")]},
    "3CUL18": {"play": [in_play("3CUL8")]},
    "3CUL20": {"hand": ["3CUL12"]},
    "3INU7": {"play": [in_play("3INU4")]},
    "3INU10": {"play": [in_play("3INU4"), in_play("3INU3")]},
    "3INU11": {"hand": ["3INU17"]},
    "3INU20": {"deck": ["3INU4"]},
    "3INU21": {"play": [in_play("3INU13", "1MAC3")]},
    "3MAG3": {"history": ["3MAG9"]},
    "3MAG4": {"history": ["3MAG2"]},
    "3MAG9": {"history": ["3MAG22"]},
    "3MAG22": {"history": ["3MAG21"]},
    "3MRT3": {"play": [in_play("3MRT24")]},
    "3MRT4": {"hand": ["3MRT12"]},
    "3MRT5": {"hand": ["3MRT12"]},
    "3MRT16": {"play": [in_play("3MRT24")]},
    "3MRT17": {"hand": ["3MRT12"]},
    "3MRT18": {"play": [in_play("1REG4X")]},
    "3MRT20": {"play": [in_play("3MRT19"), in_play("3MRT25")]},
    "3MRT21": {"hand": ["3MRT12"]},
    "3MRT23": {"play": [in_play("3MRT23", "1MAC3")]},
    "3SAS2": {"history": ["3SAS24"], "play": [in_play("3SAS11"), in_play("3SAS22"), in_play("3SAS23")]},
    "3SAS10": {"play": [in_play("3SAS16", "3SAS15")]},
    "3SAS11": {"play": [in_play("3SAS11", "1UNR2")]},
    "3SAS22": {"play": [in_play("3SAS11"), in_play("3SAS23")]},
    "3SAS23": {"play": [in_play("3SAS16", "3SAS15")]},
    "3WAG5": {"history": ["3WAG6"]},
    "3WAG10": {"play": [in_play("1UNC14X", exhausted=True)]},
}
# What single cards ask for in front of an opponent, or in the market.
OPPONENT: dict[str, dict[str, list[Any]]] = {
    "3CIV1": {"play": [in_play("2UNC14"), in_play("2UNC15")]},
    "3CIV16": {"hand": ["2UNC1"]},
}
# What a ceremony hosts: thirteen different icons.
BENEATH = {"3CUL3B": ["2REG2", "2UNC14", "2TRI6", "2CIV15", "2FAM1", "2REG5", "2UNC22", "2UNR1"]}
IN_MARKET = {"3UNC25": "1UNC7X"}
# What a reaction to an attack is told that it asks of the victim.
THREAT = Do("abandon", what=Noun(("region",)))
KEYS = ("play", "commerce", "exhaust", "exhaust_when", "solstice", "end_of_solstice", "profit", "before_scoring")
CARDS = [card for card in library().cards.values() if card.start != "in_play" or card.texts]


def rich_position(card: Card, state: str, phase: str, zone: str) -> dict[str, Any]:
    """A table where nearly everything is possible. `zone` is where the card under test lies."""
    nation = card.nation if card.nation in library().nations else "romans"
    mine = me(
        nation,
        state=state,
        hand=["1UNC21", "1CIV15", "1REG10", "UNR", "UNR", "1TRI2", "1UNC9", "1SCY13"],
        play=[
            in_play("1REG5", "1UNC22"),
            in_play("1REG13"),
            in_play("1REG6"),
            in_play("1VIK17"),
            in_play("1UNC15", exhausted=True),
            in_play("1VIK10"),
            in_play("1VIK5"),
            in_play("1ROM19"),
        ],
        deck=["1REG9", "1UNC3", "1TRI8", "1CIV10"],
        discard=["1REG8", "UNR", "1SCY14", "1FAM3X", "1PER15"],
        history=["1MAC2", "1TRI1"],
        nation_deck=["1GRE12", "1GRE11", "1GRE2"],
        development=["1GRE3X", "1GRE4"],
        **dict.fromkeys(("materials", "population", "progress", "goods"), 9),
    )
    hosts = ["1SCY9", "1SCY10", "1GRE19", "1UNC6", "1REG12"]
    second, third_nation = [name for name in ("celts", "persians", "greeks") if name != nation][:2]
    theirs = me(second, state="empire", hand=["UNR", "1CEL18", "1CEL9"], deck=["1CEL10", "1CEL11"], play=hosts)
    theirs["resources"] = dict.fromkeys(("materials", "population", "progress"), 4)
    third = me(third_nation, play=["1PER19", "1PER2"], hand=["1PER21", "UNR"], deck=["1PER10"])
    position = {
        "turn": {"seat": 0, "phase": phase},
        "seats": [mine, theirs, third],
        "market": [
            slot("1TRI11", "UNR", materials=2, population=1),
            slot("1REG3X"),
            slot("1CIV2", "UNR", progress=1),
            slot("1UNC13", "UNR", goods=1),
            slot("1REG11"),
        ],
        "piles": {
            "main": ["1TRI5", "1UNC20", "1CIV3", "1REG7"],
            "region": ["1REG2X"],
            "uncivilised": ["1UNC18"],
            "civilised": ["1CIV8"],
            "fame": ["1FAM1", "1FAM2", "1FAM4"],
            "exile": ["1CIV9", "1REG14"],
            "unrest": PLENTY,
        },
    }
    if card.nation == "cultists":
        position["piles"]["chaos"] = [chaos for chaos in ("3CUL27", "3CUL28", "3CUL29") if chaos != card.id]
    if card.nation == "martians":
        position["market"][0]["tokens"]["progress"] = 1
    if "have no progress" in str(card.texts):
        mine["resources"] = {**mine["resources"], "progress": 0}
    if card.expansion == "trade_route":
        _add_trade_routes(position)
    if card.nation in SEAFARERS:
        position["market"][4] = slot("1REG4X")
    if card.id in ENDING:
        position["end"] = {"trigger": "card", "round": 1, "seat": 0}
    if "returned unrest this turn" in str(card.texts):
        position["this_turn"] = {"returned_unrest": True}
    _take_out(position, card.id)
    _add_scenery(mine, card, zone)
    for place, cards in OPPONENT.get(card.id, {}).items():
        theirs[place] = theirs[place] + cards
    if card.id in IN_MARKET:
        position["market"][3] = slot(IN_MARKET[card.id], "UNR")
    if "hand empty" in str(card.texts):
        mine["hand"] = []
    if "fame deck empty" in str(card.texts):
        position["piles"]["fame"] = []
    if zone == "play":
        if all(entry["card"] != card.id for entry in mine["play"]):
            mine["play"].append(in_play(card.id))
    elif zone == "permanent":
        faces = [other.id for other in library().of_nation(nation, not card.id.endswith("X"))]
        beside = [face for face in faces if library()[face].start == "in_play"]
        mine["undersides"] = [face for face in beside if library()[face].is_state and face != card.id]
        mine["journey"] = [face for face in beside if face > card.id and not library()[face].is_state]
        laden = {"materials": 12, "progress": 6, "population": 15}
        mine["permanents"] = [in_play(card.id, *BENEATH.get(card.id, ()), **laden)]
    elif zone == "power":
        mine["power"] = card.id.rstrip("X")[-1]
        mine["power_card"] = in_play(card.id)
    elif zone == "hand":
        mine["hand"].append(card.id)
    if nation == "polynesians":
        up = card.id if card.id in ISLANDERS.values() else ISLANDERS[state]
        mine["state"] = next(side for side, face in ISLANDERS.items() if face == up)
        mine["permanents"] = [in_play("3POL2", *AS_MANA), in_play(up)]
        mine["undersides"] = [face for face in ISLANDERS.values() if face != up]
        mine["journey"] = []
    return position


def _add_scenery(mine: dict[str, Any], card: Card, zone: str) -> None:
    """What box and card ask for, without the card under test unless it is wanted in play with a garrison or tokens."""
    own = [entry for entry in ALSO.get(card.id, {}).get("play", ()) if entry["card"] == card.id and zone == "play"]
    for scenery in (LEGENDS if card.box == "Legends" else {}, NATIONS.get(card.nation, {}), ALSO.get(card.id, {})):
        for place, cards in scenery.items():
            if place == "play":
                mine["play"] += [_without(entry, card) for entry in cards if entry["card"] != card.id]
            else:
                mine[place] = mine.get(place, []) + [other for other in cards if other != card.id]
    mine["play"] += own
    in_sight = {entry["card"] for entry in mine["play"]}
    mine["discard"] = [other for other in mine["discard"] if other not in in_sight]
    if card.nation == "arthurians" and card.id != "2ART2":
        mine["permanents"] = [in_play("2ART2", "2ART4" if card.id == "2ART5" else "2ART5")]
    if card.id in EMPTY_HANDED:
        mine["hand"] = []
    if card.id.startswith("2UTO3"):
        mine["resources"] = {**mine["resources"], "population": 24}


def _add_trade_routes(position: dict[str, Any]) -> None:
    """Routes to acquire, to trade with and to play, one of an opponent; oceans, a city. One merchant card, yours."""
    position["options"] = {"trade_routes": True}
    mine, theirs, third = position["seats"]
    mine["play"] += [in_play("3TRO6"), in_play("1REG4X")]
    mine["hand"].append("1UNC16")
    mine["discard"].append("3TRO5")
    theirs["play"].append(in_play("3TRO8"))
    theirs["permanents"] = third["permanents"] = []
    position["market"][3:] = [slot("1UNC17", "UNR"), slot("3TRO3", "UNR", goods=1)]


def _without(entry: dict[str, Any], card: Card) -> dict[str, Any]:
    return {**entry, "garrison": [other for other in entry["garrison"] if other != card.id]}


def _take_out(position: dict[str, Any], card: str) -> None:
    """The card under test may be part of the scenery: it lies in one place only."""
    for seat in position["seats"]:
        for zone in ("hand", "deck", "discard", "history", "nation_deck", "development"):
            seat[zone] = [other for other in seat.get(zone, []) if other != card]
        seat["play"] = [entry for entry in seat["play"] if entry["card"] != card]
        for entry in seat["play"]:
            entry["garrison"] = [other for other in entry["garrison"] if other != card]
    for place in position["market"]:
        place["card"] = None if place["card"] == card else place["card"]
    for name, pile in position["piles"].items():
        position["piles"][name] = [other for other in pile if other != card]


def sound(table: Table, cards: Counter[str]) -> None:
    position = Scenario(table).position
    assert Counter(position.all_cards()) == cards
    for seat in position.seats:
        assert min(*seat.resources.values(), seat.actions, seat.exhausts) >= 0


def play_through(card: Card, position: dict[str, Any], first: str | None, chance: random.Random) -> None:
    """Answer at random from the first answer on until the next turn decision."""
    chance.shuffle(position["piles"]["main"])
    table = Table.from_position(position, seed=chance.randrange(1000))
    cards = Counter(Scenario(table).position.all_cards())
    if first is not None:
        if table.pending is None or table.pending.option(first) is None:
            return
        table.answer([first])
    while table.pending is not None and table.pending.kind != "turn":
        least, most = table.pending.picks
        number = chance.randint(least, min(most, len(table.pending.options)))
        table.answer([option.id for option in chance.sample(table.pending.options, number)])
        sound(table, cards)


def run_directly(card: Card, effect: Any, position: dict[str, Any], chance: random.Random) -> None:
    """A reaction's body, as though its event had just happened."""
    table = Table.from_position(position, seed=1)
    match = table._game.match  # type: ignore[attr-defined]
    cards = Counter(match.p.all_cards())
    event = effect.event
    gaining = [verb for verb in ("acquire", "break through") if event is not None and verb in event.verbs]
    verb = chance.choice(gaining or ["acquire"])
    happening = Happening(verb, 0, cards=("1REG9",), tokens={"materials": 2}, taken=("UNR",))
    on_market = event is not None and "place" in event.verbs
    it = [Spot("1REG3X", "market") if on_market else Spot("UNR", "hand", 0)]
    memory = Memory(happening=happening, attacker=1, threat=(THREAT,))
    frame = Frame(0, card.id, 0, memory, it)
    resolver: Resolver = match.resolver
    steps = resolver.run_effect(effect, frame) if isinstance(effect, Effect) else resolver.run(effect.body, frame)
    answer = None
    while True:
        try:
            decision = steps.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            break
        least, most = decision.picks
        answer = tuple(chance.sample(decision.options, chance.randint(least, min(most, len(decision.options)))))
    sound(table, cards)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_clause_of_the_card_is_executed(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    done: set[int] = set()
    do, pay = Resolver.do, Resolver.pay

    def noting_do(self: Resolver, node: Do, frame: Frame) -> Any:
        done.add(id(node))
        return do(self, node, frame)

    def noting_pay(self: Resolver, costs: Any, frame: Frame) -> Any:
        done.update(id(node) for node in costs)
        return pay(self, costs, frame)

    monkeypatch.setattr(Resolver, "do", noting_do)
    monkeypatch.setattr(Resolver, "pay", noting_pay)
    chance = random.Random(card.id)
    zone = "power" if card.header.startswith("power") else "permanent" if card.start == "in_play" else "play"
    wanted: list[Do] = []
    for state in ISLANDERS if card.nation == "polynesians" else dict.fromkeys(("barbarian", "empire", *card.state)):
        for key in KEYS:
            effect: Effect | None = getattr(card, key)
            if effect is None:
                continue
            wanted += within(effect.sentences, Do)
            for _ in range(RUNS):
                if all(id(node) in done for node in wanted):
                    break
                never_played = card.unplayable or (zone == "permanent" and key == "play")
                if effect.event is not None or key == "before_scoring" or never_played:
                    run_directly(card, effect, rich_position(card, state, "activate", zone), chance)
                elif key in ("play", "commerce"):
                    play_through(card, rich_position(card, state, "activate", "hand"), f"play:{card.id}", chance)
                elif key == "exhaust":
                    play_through(card, rich_position(card, state, "activate", zone), f"exhaust:{card.id}", chance)
                elif key == "profit":
                    position = rich_position(card, state, "activate", zone)
                    position["seats"][0]["play"][-1] = in_play(card.id, goods=3)
                    play_through(card, position, f"profit:{card.id}", chance)
                else:
                    play_through(card, rich_position(card, state, "solstice", zone), None, chance)
        for rule in (*card.triggers, *card.replacements, *card.lasting):
            wanted += within(rule.body, Do)
            for _ in range(RUNS):
                run_directly(card, rule, rich_position(card, state, "activate", zone), chance)
    missing = [node for node in wanted if id(node) not in done]
    assert not missing
