"""What a card says, in words made from what it does."""

from __future__ import annotations

from functools import cache

from automa.imperium.cards import EFFECT_KEYS, Card, library
from automa.language.phrases import Words
from automa.language.speech import Speaker, Usage, sentence
from automa.language.tree import Amount, Condition, Noun

USAGE = Usage(
    at=frozenset({"treat", "borrow", "copy", "resolve", "recall", "abandon", "look", "look further", "limit", "score"}),
    within=frozenset({"find"}),
    icons=frozenset({"treat", "lose", "ignore"}),
    into_icons=frozenset({"treat"}),
    by_icons=frozenset({"abandon", "recall"}),
    said={"put": "hand"},
)
# Where counted things lie that name no place, in victory points: cards and tokens.
COUNTED = ("scored", "pool")


@cache
def speaker(language: str, nation: str = "") -> Speaker:
    """Who says what a card of this nation does, or anybody's."""
    return Speaker(Words(language, lambda name: card_name(name, language, nation)), USAGE)


def card_name(name: str, language: str, nation: str = "") -> str:
    """A name as other cards print it, in that language where it is known: the own nation's card of that name first."""
    found = _named().get(name, ())
    own = [card for card in found if card.nation == nation]
    known = [card for card in found if language in card.names]
    card = next(iter([*own, *known, *found]), None)
    if card is None:
        return name
    return card.names.get(language, card.group) if card.group else card.name_in(language).split(" (")[0]


@cache
def _named() -> dict[str, tuple[Card, ...]]:
    named: dict[str, tuple[Card, ...]] = {}
    for card in library().cards.values():
        named[card.base_name] = (*named.get(card.base_name, ()), card)
    return named


def card_text(card: Card, language: str) -> list[str]:
    """One line per ability, in the order of the card: conditions, play, passives, then the labelled abilities."""
    say = speaker(language, card.nation).say
    lines = _standing_lines(card, language)
    play = " ".join(filter(None, (_free(card, language), _ability(card, "play", language))))
    if play:
        lines.append(play)
    lines += [sentence(say("label-passive", text=speaker(language, card.nation).rule(rule))) for rule in card.passives]
    others = (_ability(card, key, language) for key in EFFECT_KEYS if key != "play")
    return lines + [line for line in others if line]


def _standing_lines(card: Card, language: str) -> list[str]:
    words = speaker(language, card.nation)
    say = words.say
    king = card.header.startswith("power") and "fame" in card.suits
    lines = []
    if card.start == "supply" and card.is_unrest:
        lines.append(say("line-supply"))
    if card.start == "chaos":
        lines.append(say("line-chaos"))
    if card.start == "accession" and library().nation(card.nation).accession == "ends game":
        lines.append(say("line-ends-game"))
    if king:
        lines.append(say("line-first-king" if card.header == "power_A" else "line-instead-of-gaining"))
    if card.start == "accession" and library().nation(card.nation).accession == "into play":
        lines.append(say("line-into-play"))
    lines += [
        say("line-counts-as", what=words.phrases.noun(Noun((suit,)), Amount(card.suits.count(suit))))
        for suit in dict.fromkeys(card.suits)
        if card.suits.count(suit) > 1
    ]
    if card.unplayable and not king:
        lines.append(say("line-unplayable"))
    if card.needs is not None:
        lines.append(say("line-needs", condition=_condition(card.needs, card, language)))
    return lines + [say(f"cannot-{word}") for word in card.cannot]


def _free(card: Card, language: str) -> str:
    say = speaker(language, card.nation).say
    if isinstance(card.free, bool):
        return sentence(say("label-free")) if card.free else ""
    return sentence(say("label-free-if", condition=_condition(card.free, card, language)))


def _ability(card: Card, key: str, language: str) -> str:
    effect = getattr(card, key)
    if effect is None:
        return ""
    first, *rest = speaker(language, card.nation).effect(effect)
    # A development is gained by developing it.
    label = "developed" if key == "gained" and card.start == "development" else key
    labelled = speaker(language, card.nation).say(f"label-{label}", text=first)
    return " ".join(sentence(each) for each in (labelled, *rest))


def _condition(condition: Condition, card: Card, language: str) -> str:
    return speaker(language, card.nation).condition(condition)


def points_text(card: Card, language: str) -> str:
    """Its victory points; empty where none are printed."""
    if "points" not in card.texts:
        return ""
    return speaker(language, card.nation).points(card.points, COUNTED)


def cost_text(card: Card, language: str) -> str:
    """Its development cost; empty where it has none."""
    if card.cost is None:
        return ""
    words = speaker(language, card.nation)
    parts = [
        words.say("cost-mana", n=number) if kind == "mana" else words.phrases.noun(Noun((kind,)), Amount(number))
        for kind, number in card.cost.items()
        if kind != "mana" or card.cost_also is None  # paid otherwise than by discarding it
    ]
    cost = words.words.join(parts, "and") if parts else ""
    if card.cost_also is not None:
        act = words.statement(card.cost_also.sentences[0])
        cost = words.say("cost-also", cost=cost, act=act) if parts else act
    if card.cost_free is not None:
        cost = words.say("cost-free", cost=cost, condition=_condition(card.cost_free, card, language))
    if card.cost_needs is None:
        return cost
    return words.say("cost-if", cost=cost, condition=_condition(card.cost_needs, card, language))
