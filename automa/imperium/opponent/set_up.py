"""The automa's area (IMP-SOLO-2…9 and the exceptions of its nations)."""

from __future__ import annotations

from itertools import zip_longest

from automa.imperium.cards import Card
from automa.imperium.difficulty import level
from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.opponent.tables import OpponentTable, opponent_table
from automa.imperium.position import pool
from automa.imperium.position_json import lay_merchant
from automa.imperium.variants import hasten_automa


def set_up_automa(match: Match) -> list[str]:
    """Lays out its cards; returns its supply unrest, which joins the common pile (IMP-SOLO-4)."""
    automa = match.seat(AUTOMA)
    rules = level(match.p.difficulty or "imperator", match.p.edition)
    cards = match.library.of_nation(automa.nation, match.p.originals)
    nation = match.library.nation(automa.nation)
    table = opponent_table(automa.nation)
    cards = [card for card in cards if card.base_name not in table.out]
    automa.state = table.single_state or nation.start_state
    automa.power_card = None
    automa.resources = pool(**(rules.start_resources(match.p.trade_routes) or {}))
    automa.actions = automa.exhausts = 0
    if match.p.trade_routes:  # IMP-SOLO-10
        lay_merchant(automa, AUTOMA)
    among = [card for card in cards if card.base_name in table.with_nation]  # IMP-SOLO-64
    nation_cards = match.automa_shuffled([card.id for card in cards if card.start == "nation" or card in among])
    accession = [card.id for card in cards if card.start == "accession"]
    automa.aside = [card.id for card in cards if card.base_name in table.aside]
    developments = [card for card in cards if card.start == "development" and card.id not in automa.aside]
    if table.journey:  # IMP-SOLO-62, -67
        automa.journey = [_face(match, cards, row.card) for row in table.journey]
    elif table.last_quest:  # IMP-SOLO-60, -66
        last = [card.id for card in developments if card.is_called(table.last_quest)]
        automa.quests = match.automa_shuffled([card.id for card in developments if card.id not in last]) + last
        automa.dynasty = nation_cards + accession
    elif table.seasons:
        automa.dynasty = _by_season(match, developments, table)
    else:
        first = [card for card in developments if table.regions_first and card.is_region]  # IMP-SOLO-61
        rest = _by_points(match, [card for card in developments if card not in first])
        automa.dynasty = nation_cards + accession + match.automa_shuffled([card.id for card in first]) + rest
    automa.deck = match.automa_shuffled([card.id for card in cards if card.start == "deck" and card not in among])
    automa.slots = [automa.deck.pop(0) for _ in range(rules.slots)]
    hasten_automa(match)
    return [card.id for card in cards if card.start == "supply" and card.players is None]


def _face(match: Match, cards: list[Card], name: str) -> str:
    """Of a journey, or a state card: the nation's own or an ordinary one."""
    faces = [card for card in (*cards, *match.library.cards.values()) if card.start == "in_play" and card.name == name]
    return faces[0].id


def _by_season(match: Match, developments: list[Card], table: OpponentTable) -> list[str]:
    """From the bottom a winter and a summer card by turns, by rising points, between those of fixed places."""
    first, last = (
        [card.id for name in names for card in developments if card.base_name == name]
        for names in (table.first, table.last)
    )
    rest = _by_points(match, [card for card in developments if card.id not in (*first, *last)])[::-1]
    winter = [card for card in rest if "barbarian" in match.card(card).state]
    summer = [card for card in rest if card not in winter]
    rising = [card for pair in zip_longest(winter, summer) for card in pair if card]
    return [*first, *rising[::-1], *last]


def _by_points(match: Match, developments: list[Card]) -> list[str]:
    """Highest on top, ties at random (IMP-SOLO-6a)."""
    mixed = match.automa_shuffled([card.id for card in developments])
    return sorted(mixed, key=lambda card: -match.card(card).best_points)
