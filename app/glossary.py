"""The rules to look up: which entries there are, their icons, and which of them a card is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.find import plain
from app.look.glyphs import icon, suit
from automa.imperium.cards import EFFECT_KEYS, Card, effects
from automa.language.tree import Do
from automa.language.walk import within
from automa.text import LANGUAGES, text


@dataclass(frozen=True)
class Entry:
    """`icon` is a picture's KivyMD name; `shown` a suit or resource, which is shown by its own token instead."""

    key: str
    icon: str = ""
    shown: str = ""
    see: tuple[str, ...] = ()

    def title(self, language: str) -> str:
        return text(language, f"rule-{self.key}")

    def short(self, language: str) -> str:
        return text(language, f"rule-{self.key}.short")

    def paragraphs(self, language: str) -> list[str]:
        return [line.strip() for line in text(language, f"rule-{self.key}.text").splitlines() if line.strip()]


def _keyword(name: str, *see: str, key: str = "") -> Entry:
    return Entry(key or name.replace(" ", "-"), icon(name), see=see)


def _token(name: str, *see: str) -> Entry:
    return Entry(name, shown=name, see=see)


SECTIONS: dict[str, tuple[Entry, ...]] = {
    "game": (
        Entry("round", "autorenew", see=("turn", "solstice")),
        Entry("turn", "hand-front-right", see=("activate", "innovate", "revolt", "cleanup")),
        Entry("activate", "play-circle-outline", see=("action", "exhaust", "free-play")),
        Entry("innovate", "lightbulb-outline", see=("break-through",)),
        Entry("revolt", "fire", see=("unrest", "return")),
        Entry("action", icon("action"), see=("activate", "free-play", "card-text")),
        Entry("exhaust", icon("exhaust"), see=("ready", "activate")),
        Entry("cleanup", "broom", see=("reshuffle", "market")),
        Entry("reshuffle", "shuffle-variant", see=("nation-deck", "accession", "develop")),
        Entry("solstice", icon("solstice"), see=("end-of-solstice", "round")),
        Entry("end-of-solstice", icon("end of solstice"), see=("solstice",)),
        Entry("card-text", "text-box-outline", see=("choose", "pay", "state")),
        Entry("end", icon("end"), see=("scoring", "collapse", "king-of-kings")),
        Entry("scoring", "counter", see=("points", "history", "automa-score")),
        Entry("points", icon("points"), see=("scoring", "automa-worth")),
        Entry("collapse", suit("unrest").icon, see=("unrest", "end")),
        Entry("king-of-kings", icon("king of kings"), see=("fame", "end")),
    ),
    "keywords": (
        _keyword("abandon", "recall", "garrison"),
        _keyword("acquire", "break-through", "market"),
        _keyword("attack", "automa-attacks"),
        _keyword("break through", "acquire", "innovate"),
        _keyword("choose", "card-text"),
        _keyword("convert", "pay", "gain"),
        _keyword("develop", "development", "reshuffle"),
        _keyword("to discard", "abandon", key="discard"),
        _keyword("draw", "reshuffle"),
        _keyword("exile", "swap", "market"),
        _keyword("find", "look"),
        _keyword("free play", "action"),
        _keyword("gain", "place", "take"),
        _keyword("garrison", "abandon", "recall"),
        _keyword("give", "onto-automa"),
        _keyword("look", "find"),
        _keyword("passive", "power"),
        _keyword("pay", "materials", "population", "progress"),
        _keyword("place", "move", "market"),
        _keyword("move", "place"),
        _keyword("put on deck", "draw"),
        _keyword("profit", "trade", "trade-route"),
        _keyword("recall", "abandon", "garrison"),
        _keyword("ready", "exhaust"),
        _keyword("return unrest", "unrest", "revolt", key="return"),
        _keyword("sink", "history"),
        _keyword("steal", "attack"),
        _keyword("swap", "exile", "market"),
        _keyword("take", "unrest", "gain"),
        _keyword("trade", "trade-route", "goods", "profit"),
        _keyword("treat", "types"),
    ),
    "icons": (
        _token("region", "garrison", "market"),
        _token("uncivilised", "state"),
        _token("civilised", "state"),
        _token("tributary", "decks"),
        Entry("trade-route", shown="trade route", see=("trade", "profit")),
        _token("gadget", "progress"),
        _token("fame", "king-of-kings"),
        _token("unrest", "return", "revolt", "collapse"),
        _token("power", "history"),
        _keyword("pinned", "play-area", "abandon", "recall"),
        Entry("state", icon("barbarian"), see=("accession",)),
        Entry("types", icon("city"), see=("treat",)),
        _token("materials", "pay"),
        _token("population", "pay"),
        _token("progress", "pay", "scoring"),
        _token("goods", "pay", "trade"),
    ),
    "places": (
        _keyword("market", "acquire", "decks"),
        Entry("decks", icon("main"), see=("market", "end")),
        _keyword("nation deck", "reshuffle", "accession"),
        Entry("accession", "flag-variant", see=("state", "nation-deck")),
        _keyword("development", "develop"),
        _keyword("history", "power", "scoring"),
        _keyword("play", "pinned", "garrison", key="play-area"),
        Entry("supply", icon("resource"), see=("gain", "pay")),
    ),
    "automa": (
        Entry("automa-turn", "dice-5-outline", see=("slots", "row", "automa-cleanup")),
        Entry("slots", icon("slot 1"), see=("automa-turn", "levels")),
        Entry("row", "table-row", see=("automa-turn", "automa-chooses")),
        Entry("automa-cleanup", "broom", see=("dynasty",)),
        _keyword("dynasty", "automa-cleanup", "end"),
        Entry("automa-gains", icon("put on deck"), see=("automa-chooses",)),
        Entry("automa-chooses", icon("acquire"), see=("automa-worth",)),
        Entry("automa-worth", icon("variable"), see=("automa-chooses", "automa-score")),
        Entry("automa-attacks", icon("attack"), see=("attack",)),
        Entry("onto-automa", "hand-pointing-right", see=("automa-gains",)),
        Entry("automa-pays", icon("pay"), see=("pay",)),
        Entry("automa-score", "counter", see=("scoring", "automa-worth")),
        Entry("levels", "stairs-up", see=("slots", "automa-score")),
        Entry("ways", "head-cog-outline", see=("automa-turn",)),
    ),
}

ENTRIES = {entry.key: entry for section in SECTIONS.values() for entry in section}

# What cards and icons call it, where that is not the entry's own key.
CALLED = {
    "avoid": "attack", "spend": "action", "trigger": "garrison", "look further": "look", "reveal": "look",
    "collect": "gain", "hand size": "cleanup", "flip": "state", "barbarian": "state", "empire": "state",
    "end game": "end", "before_scoring": "scoring", "power_A": "power", "power_B": "power", "deck": "draw",
    "play": "play-area", "nation": "nation-deck", "main": "decks", "corrupted": "state", "summoned": "state",
    "isle-bound": "state", "voyaging": "state", "commerce": "trade-route", "resolve": "trade",
}  # fmt: skip
DESTINATIONS = {"deck": "put-on-deck", "history": "history", "discard": "discard", "exile": "exile"}


def entry(name: str) -> Entry | None:
    """An entry by its key, or by what a card, an icon or the effect language calls it."""
    key = CALLED.get(name, name).replace("_", "-").replace(" ", "-")
    return ENTRIES.get(key)


def about(card: Card) -> list[Entry]:
    """What somebody who reads the card may want to look up, in the order of the card."""
    found = dict.fromkeys(entry(name) for name in _names(card))
    return [each for each in found if each is not None]


def _names(card: Card) -> Iterator[str]:
    yield "king of kings" if card.header.startswith("power") and "fame" in card.suits else card.header
    yield from card.state
    yield from card.suits
    if card.start == "accession":
        yield "accession"
    if card.cost is not None:
        yield "develop"
    if card.free is not False:
        yield "free play"
    for key, effect in effects(card):
        if key in ("passive", *EFFECT_KEYS) and key != "play":
            yield key
        for deed in within(effect, Do):
            yield from _deed(deed)


def _deed(deed: Do) -> Iterator[str]:
    if deed.verb == "put":
        yield from (DESTINATIONS[place] for place in (deed.to.places if deed.to else ()) if place in DESTINATIONS)
    else:
        yield deed.verb


def search(words: str, language: str) -> list[Entry]:
    """Entries with this in their name in any language, then those that say it."""
    wanted = plain(words.strip())
    named = [each for each in ENTRIES.values() if any(wanted in plain(each.title(spoken)) for spoken in LANGUAGES)]
    saying = [each for each in ENTRIES.values() if each not in named and wanted in plain(_said(each, language))]
    return named + saying


def _said(each: Entry, language: str) -> str:
    return text(language, f"rule-{each.key}.text") + each.short(language)


def in_section(section: str, language: str) -> list[Entry]:
    """Keywords by the alphabet of the language; everything else in its own order."""
    entries = SECTIONS[section]
    return sorted(entries, key=lambda each: plain(each.title(language))) if section == "keywords" else list(entries)
