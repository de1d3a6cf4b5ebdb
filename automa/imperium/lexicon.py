"""The words Imperium brings to the effect language."""

from __future__ import annotations

from functools import cache

from automa import kept
from automa.language import Lexicon, Parser

RESOURCES = ("materials", "population", "progress", "goods")
SUITS = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "trade route", "gadget", "power")
MARKET_SUITS = ("region", "uncivilised", "civilised", "tributary", "trade route")
TYPES = (
    "city", "metropolis", "river", "ocean", "fertile", "hunt", "production",
    "knight", "mask", "scroll", "merchant", "miracle",
)  # fmt: skip
HEADERS = ("pinned", "attack")
STATES = ("barbarian", "empire", "corrupted", "summoned", "isle-bound", "voyaging")

# What is not printed as an icon: any card, a single person of the own nation, a card that starts in the development
# area, a card of variable points, another card of the same name, the card played next, a chaos card, a card that shares
# a suit with the one before, the ceremony card.
CLASSES = (
    "card", "leader", "development", "variable", "copy", "next card", "chaos", "declared", "quest", "player",
    "matching", "different icon", "another card", "ceremony", "state card",
)  # fmt: skip
TOKENS = ("action", "exhaust", "resource")

ZONES = (
    "play", "hand", "deck", "discard", "history", "market", "exile", "nation", "nation bottom", "fame", "fame bottom",
    "main", "main bottom", "development", "garrison", "regions", "them", "scored", "others", "others scored", "sunken",
    "legends", "mana", "quests", "discoveries", "power", "supply", "dynasty", "set aside", "you",
    "attacker", "first two slots", "play including this",
)  # fmt: skip

# Places that are said without a preposition. The participles hold what the effect has moved so far.
ZONE_ADVERBS = (
    "here",
    "abandoned",
    "returned",
    "discarded",
    "removed",
    "paid",
    "exiled",
    "taken",
    "joined",
    "at the die",
)

# What each verb needs and may have: `what` its object, `to` its destination.
VERBS = {
    # resources and tokens
    "gain": "what", "pay": "what to?", "spend": "what", "steal": "what", "convert": "what to", "place": "what to",
    "move": "what to", "collect": "what", "remove": "what", "double": "what", "ready": "what?",
    # cards between zones
    "draw": "what?", "take": "what to?", "discard": "what", "put": "what to", "exile": "what", "sink": "what",
    "acquire": "what to?", "break through": "what to?", "swap": "what to", "return": "what", "give": "what",
    "find": "what to", "look": "what", "reveal": "what", "shuffle": "what", "develop": "what? to?",
    # cards in play, whole cards and the game
    "garrison": "what to?", "trigger": "what", "abandon": "what", "recall": "what", "play": "what",
    "free play": "what", "flip": "what", "trade": "", "avoid": "", "end game": "", "declare": "what",
    "borrow": "what", "copy": "what", "resolve": "what",
    # standing rules
    "hand size": "", "lose": "what to", "reach": "what", "reduce": "what to", "treat": "what to", "ignore": "what to",
    "look further": "what", "forbid": "what to?", "permit": "what to?", "score": "what to?", "limit": "what",
    # only in events
    "reshuffle": "what?", "empty": "what?", "profit": "what?", "leave": "what?", "start cleanup": "", "suffer": "what?",
}  # fmt: skip

LEXICON = Lexicon(
    verbs=VERBS,
    kinds=RESOURCES + SUITS + TYPES + HEADERS + STATES + CLASSES + TOKENS,
    zones=ZONES,
    zone_adverbs=ZONE_ADVERBS,
    states=STATES,
    who=("others", "all", "attacker", "owner", "unable", "opponent", "you", "that player"),
    flags=(
        "end triggered",
        "fame deck empty",
        "hand empty",
        "returned unrest this turn",
        "broke through",
        "your turn",
        "had one resource",
        "would lose a region",
        "chaos left",
        "worth nothing",
    ),
    adverbs=("if able", "free", "ignoring state", "with an action", "on each", "as free play"),
    refs=("this", "it", "them", "host", "given", "that much"),
    signatures=VERBS,
)


@cache
def parser() -> Parser:
    return Parser(LEXICON, kept.folder())
