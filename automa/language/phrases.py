"""What is said about things: which, how many, from where, per what. One noun phrase per call, in one language.

The messages a game must bring are named after its words. `kind-<kind>` is a noun, or an adjective if it has no text of
its own, with the attributes `of` (said beside "card"), `mark` (said beside "icon"; it is called `icon` where not icons
but cards are counted), `counted`, `number` and `all` (only tokens), `class` (grammatical gender), `definite` (takes no
article), `thing` (if it is neither card nor token). `zone-<zone>` has an attribute per case, and `definite` if there is
only one such thing; `zone-card` is a place on a named card.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from automa.language.tree import Amount, Count, Noun
from automa.text import has_text, text

ONE = Amount()
ALL = Amount(0, "all")
NONE = Amount(0, "none")
# Which attribute of a place serves for a case it does not have.
CASES = {"from": ("from", "in"), "in": ("in", "from"), "count": ("count", "in", "from"), "to": ("to",)}


class Words:
    """The messages of one language, and the names of cards in it."""

    def __init__(self, language: str, names: Callable[[str], str]) -> None:
        self.language = language
        self.names = names

    def say(self, message: str, **args: str | int) -> str:
        return tidy(text(self.language, slug(message), **args))

    def has(self, message: str) -> bool:
        return has_text(self.language, slug(message))

    def first(self, *messages: str, **args: str | int) -> str:
        """The first of the messages that exists; an error names the last one."""
        known = [message for message in messages if self.has(message)]
        return self.say((known or list(messages))[0 if known else -1], **args)

    def join(self, items: Iterable[str], how: str) -> str:
        """`a, b and c`: how is "and", "or" or "choice". Alternatives that sound the same are said once."""
        *most, last = list(dict.fromkeys(items)) if how == "or" else list(items)
        if not most:
            return last
        before = most[0]
        for item in most[1:]:
            before = self.say(
                "list-choice" if how == "choice" else "list-comma", before=before, last=item, **sound(item)
            )
        return self.say(f"list-{how}", before=before, last=last, **sound(last))


@dataclass(frozen=True, slots=True)
class Things:
    """A noun without its article. `definite`: it never takes one; `thing` is card, icon or token."""

    text: str
    gender: str = ""
    definite: bool = False
    thing: str = "card"


class Phrases:
    """Speaks nouns and counts. `owner` is whose hand, deck … is meant: "you", "he", "they" or "it"."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # ---- things

    def is_token(self, noun: Noun) -> bool:
        return any(self._is_token(kind) for kind in noun.kinds)

    def has_mark(self, noun: Noun) -> bool:
        return any(kind[0] != '"' and self._has_mark(kind) for kind in noun.kinds)

    def counts_icons(self, noun: Noun) -> bool:
        """Of what is no noun by itself, not cards but icons are counted."""
        return all(self._has_mark(kind) for kind in noun.kinds) and not all(self._is_noun(kind) for kind in noun.kinds)

    def _is_token(self, kind: str) -> bool:
        return kind[0] != '"' and self.words.has(f"kind-{kind}.counted")

    def things(self, kinds: tuple[str, ...], number: str, style: str = "card", how: str = "or") -> Things:
        """`style` is card, icon or count: counted are icons where a kind has one and is no noun by itself."""
        if style == "count":
            style = "icon" if self.counts_icons(Noun(kinds)) else "card"
        if style == "icon":
            marks = self.words.join((self._mark(kind, number) for kind in kinds), how)
            return Things(self.say("icons", marks=marks, number=number), self._class("icons"), thing="icon")
        genders = {self._gender(kind) for kind in kinds}
        # Several cards of a name are "“…” cards".
        by_name = number == "many" and any(kind[0] == '"' for kind in kinds)
        if len(genders) == 1 and not by_name and all(self._is_noun(kind) for kind in kinds):
            definite = any(kind[0] == '"' or self.words.has(f"kind-{kind}.definite") for kind in kinds)
            nouns = self.words.join((self._noun(kind, number) for kind in kinds), how)
            return Things(nouns, genders.pop(), definite, self._thing(kinds[0]))
        modifiers = self.words.join((self._of(kind, number) for kind in kinds), how)
        return Things(self.say("cards", of=modifiers, number=number), self._class("cards"))

    def names(self, kinds: tuple[str, ...]) -> str:
        """The bare names of the kinds: `uncounted, one by one`."""
        spoken = (self._noun(kind, "one") if self._is_noun(kind) else self._of(kind, "one") for kind in kinds)
        return self.words.join(spoken, "or")

    def _is_noun(self, kind: str) -> bool:
        return kind[0] == '"' or self.words.has(f"kind-{kind}")

    def _has_mark(self, kind: str) -> bool:
        return self.words.has(f"kind-{kind}.mark")

    def _noun(self, kind: str, number: str) -> str:
        if kind[0] == '"':
            return self.say("card-name", name=self.words.names(kind.strip('"')))
        return self.say(f"kind-{kind}", number=number)

    def _of(self, kind: str, number: str) -> str:
        if kind[0] == '"':
            return self._noun(kind, number)
        return self.words.first(f"kind-{kind}.of", f"kind-{kind}", number=number)

    def _mark(self, kind: str, number: str) -> str:
        names = (f"kind-{kind}{part}" for part in (".mark", ".icon", ".of", ""))
        return self.words.first(*names, number=number)

    def _gender(self, kind: str) -> str:
        return self._class("cards" if kind[0] == '"' else f"kind-{kind}")

    def _class(self, message: str) -> str:
        return self.say(f"{message}.class") if self.words.has(f"{message}.class") else ""

    def _thing(self, kind: str) -> str:
        return self.say(f"kind-{kind}.thing") if self.words.has(f"kind-{kind}.thing") else "card"

    # ---- noun phrases

    def noun(
        self,
        noun: Noun,
        amount: Amount | None = ONE,
        owner: str = "you",
        case: str = "from",
        style: str = "card",
        how: str = "or",
    ) -> str:
        """`up to 2 masks from your hand`. Without an amount: `masks from your hand`."""
        if noun.ref:
            return self.say(f"ref-{noun.ref}")
        if not noun.kinds:
            return self.places(noun, "to", owner, "many")
        if self.is_token(noun) and style == "card":
            return self._tokens(noun, amount, owner, case)
        number = "one" if amount and (amount.mode == "none" or amount.number == 1) else "many"
        if style == "card" and noun.kinds == ("card",) and len(noun.places) == 1:
            special = self._part_of(noun.places[0], amount, number, owner)
            if special:
                return _join(special, self._tail(replace(noun, places=()), number, owner, case))
        things = self.things(noun.kinds, number, style, how)
        together = "and" if amount and amount.mode == "all" else "or"
        tail = self._tail(noun, number, owner, case, things.gender, things.thing, together)
        known = any(self.words.has(f"zone-{zone}.definite") for zone in noun.places)
        return _join(self._determined(things, amount, number, known), tail)

    def _part_of(self, zone: str, amount: Amount | None, number: str, owner: str) -> str:
        """`one of them`, `the top 2 cards of …`."""
        if amount is None or amount.mode in ("all", "none"):
            return ""
        if self.words.has(f"zone-{zone}.part"):
            return self.say(f"zone-{zone}.part", n=amount.number, mode=slug(amount.mode))
        if self.words.has(f"zone-{zone}.top") and amount.mode == "exactly":
            return self.say("np-top", n=amount.number, number=number, of=self.say(f"zone-{zone}.top", owner=owner))
        return ""

    def _determined(self, things: Things, amount: Amount | None, number: str, known: bool = False) -> str:
        if amount is None or (things.definite and number == "one"):
            return things.text
        args: dict[str, str | int] = {
            "noun": things.text,
            "class": things.gender,
            "thing": "card",
            **sound(things.text),
        }
        counted = self.say("np-exactly", n=amount.number, **args)
        if amount.mode == "exactly":
            return self.say("np-the" if known else "np-one", **args) if amount.number == 1 else counted
        return self.say(f"np-{amount.mode}", counted=counted, **args)

    def _tokens(self, noun: Noun, amount: Amount | None, owner: str, case: str) -> str:
        spoken = (self._token(kind, amount, owner, not noun.places) for kind in noun.kinds)
        number = "one" if self._uncountable(noun.kinds[0]) else "many"
        tail = self._tail(noun, number, owner, case, self._gender(noun.kinds[0]), "token")
        return _join(self.words.join(spoken, "or"), tail)

    def _uncountable(self, kind: str) -> bool:
        return self.say(f"kind-{kind}", number="one") == self.say(f"kind-{kind}", number="many")

    def _token(self, kind: str, amount: Amount | None, owner: str, own: bool) -> str:
        if not self._is_token(kind):
            things = self.things((kind,), "one" if amount and amount.number == 1 else "many")
            return self.say("np-exactly", n=amount.number, noun=things.text) if amount else things.text
        mass = self.say(f"kind-{kind}", number="many")
        if amount is None:
            return mass
        if amount.mode == "all":
            return self.say(f"kind-{kind}.all", own="yes" if own else "no", owner=owner)
        counted = self.say(f"kind-{kind}.counted", n=amount.number, owner=owner)
        if amount.mode == "exactly":
            return counted
        return self.say(f"np-{amount.mode}", counted=counted, noun=mass, thing="token", **{"class": ""}, **sound(mass))

    def _number(self, kind: str, number: int, owner: str) -> str:
        """So many of a token that are there already; 0: all that are there."""
        if not number:
            return self._token(kind, None, owner, False)
        if self.words.has(f"kind-{kind}.number"):
            return self.say(f"kind-{kind}.number", n=number)
        return self._token(kind, Amount(number), owner, False)

    def _tail(
        self, noun: Noun, number: str, owner: str, case: str, gender: str = "", thing: str = "card", how: str = "or"
    ) -> str:
        if noun.less or noun.as_many:
            return self._compared(noun)
        where = self.places(noun, case, owner, number, gender, thing, how)
        icons, tokens = self._icons(noun, number), self._tokens_and_hosted(noun, number)
        return _join(self._excluded(noun, number), *icons, where, *tokens)

    def _excluded(self, noun: Noun, number: str) -> str:
        if not noun.excluded:
            return ""
        what = self.noun(Noun(noun.excluded), ONE if number == "one" else None)
        return self.say("np-not", what=what, number=number)

    def _compared(self, noun: Noun) -> str:
        """A player `with less … than you`; the place is where both have it."""
        how, kinds = ("less", noun.less) if noun.less else ("as-many", noun.as_many)
        where = self.places(noun, "in", "they", "many")
        return self.say(
            f"with-{how}", what=self.noun(Noun(kinds), None), where=where, **{"class": self._gender(kinds[0])}
        )

    def _icons(self, noun: Noun, number: str) -> list[str]:
        """What is printed on it goes before the place where it lies, what lies on or under it after that."""
        return self._with_and_without(noun, number, token=False)

    def _tokens_and_hosted(self, noun: Noun, number: str) -> list[str]:
        said = self._with_and_without(noun, number, token=True)
        said += [self.say("with-hosted", what=self.noun(Noun((kind,)))) for kind in noun.hosting]
        return said + [self.say("without-hosted", what=self.noun(Noun((kind,)), NONE)) for kind in noun.not_hosting]

    def _with_and_without(self, noun: Noun, number: str, token: bool) -> list[str]:
        return [
            self._having(how, kind, number, times)
            for how, kinds in (("with", noun.having), ("without", noun.lacking))
            for kind, times in Counter(kinds).items()
            if self._is_token(kind) == token
        ]

    def _having(self, how: str, kind: str, number: str, times: int = 1) -> str:
        if times > 1:
            token = self.is_token(Noun((kind,)))
            icons = self.things((kind,), "many", "icon").text
            what = self._number(kind, times, "you") if token else self.say("np-exactly", n=times, noun=icons)
            return self.say(f"{how}-at-least", what=what, number=number)
        if self.is_token(Noun((kind,))):
            return self.say(f"{how}-token", what=self.noun(Noun((kind,)), None), number=number)
        icon = self.things((kind,), "one", "icon")
        return self.say(f"{how}-icon", noun=icon.text, number=number, **{"class": icon.gender}, **sound(icon.text))

    def places(
        self,
        noun: Noun,
        case: str,
        owner: str = "you",
        number: str = "one",
        gender: str = "",
        thing: str = "card",
        how: str = "or",
    ) -> str:
        """`from your hand or discard pile`. The cases are from, in, to and count (after "per")."""
        if not noun.places:
            return ""
        args: dict[str, str | int] = {"owner": owner, "number": number, "class": gender, "thing": thing}
        spoken = []
        for index, zone in enumerate(noun.places):
            if zone[0] == '"':
                spoken.append(
                    self.words.first(*(f"zone-card.{n}" for n in CASES[case]), name=self._noun(zone, ""), **args)
                )
                continue
            later = [f"zone-{zone}.or-{name}" for name in CASES[case]] if index else []
            spoken.append(self.words.first(*later, *(f"zone-{zone}.{name}" for name in CASES[case]), **args))
        return self.words.join(spoken, how)

    # ---- counts

    def per(self, count: Count, owner: str = "you", defaults: tuple[str, str] = ("", "")) -> str:
        """`per region you have in play`; `defaults` are the places of cards and tokens that name none."""
        if count.different:
            return self.say("per", what=self._different(count, owner))
        terms = [self._place_by_default(term, defaults) for term in count.terms]
        if count.each > 1 and len(terms) > 1:
            listed = self.words.join((self._counted(term, owner, 0) for term in terms), "and")
            return self.say("per-sum", n=count.each, list=listed)
        message = "per" if count.each == 1 else "per-each"
        return self.words.join((self.say(message, what=self._counted(t, owner, count.each)) for t in terms), "and")

    def each(self, count: Count, owner: str = "you") -> str:
        """The same after "for each"."""
        if count.different:
            return self._different(count, owner)
        return self.words.join((self._counted(term, owner, count.each) for term in count.terms), "and")

    def every_one(self, noun: Noun, owner: str = "you") -> str:
        """`each region you have in play`."""
        return self.say("np-each", what=self._counted(noun, owner, 1))

    def _different(self, count: Count, owner: str) -> str:
        term = count.terms[0]
        marks = self.words.join((self._mark(kind, "one") for kind in term.kinds), "or")
        return self.say("different", marks=marks, where=self.places(term, "count", owner))

    def _place_by_default(self, term: Noun, defaults: tuple[str, str]) -> Noun:
        if term.less or term.as_many:
            return term
        place = defaults[self.is_token(term)]
        return replace(term, places=(place,)) if place and not term.places else term

    def _counted(self, term: Noun, owner: str, each: int) -> str:
        """One of what is counted, each of them together (0: all of them)."""
        number = "one" if each == 1 else "many"
        if self.is_token(term):
            bare = (self._noun(kind, "one") if each == 1 else self._number(kind, each, owner) for kind in term.kinds)
            spoken = self.words.join(bare, "or")
            return _join(spoken, self._tail(term, number, owner, "count", self._gender(term.kinds[0]), "token"))
        # Icons have no icons: with a condition it is the card that is meant.
        things = self.things(term.kinds, number, "card" if term.having or term.lacking else "count")
        said = self.say("np-exactly", n=each, noun=things.text, **sound(things.text)) if each > 1 else things.text
        return _join(said, self._tail(term, number, owner, "count", things.gender, things.thing))


def slug(message: str) -> str:
    """A word of the lexicon inside a message id."""
    return message.replace(" ", "-").replace("_", "-")


def sound(spoken: str) -> dict[str, str | int]:
    """How a text begins, for `a/an`, `y/e`, `o/u`: its first letter, or `h` with the next."""
    plain = unicodedata.normalize("NFD", spoken).lower()
    letters = [letter for letter in plain if letter.isalnum()]
    start = "".join(letters[:2]) if letters[:1] == ["h"] else "".join(letters[:1])
    return {"sound": start or "x"}


def tidy(spoken: str) -> str:
    """One space between words, none before punctuation, whatever part of a template was left empty."""
    spoken = " ".join(spoken.split())
    for mark in (",", ";", ".", ":", ")"):
        spoken = spoken.replace(f" {mark}", mark)
    return spoken


def _join(*parts: str) -> str:
    return " ".join(part for part in parts if part)
