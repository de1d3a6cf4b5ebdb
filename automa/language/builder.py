"""Lark's raw tree into ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lark import Token, Transformer, v_args

from automa.language import tree
from automa.language.errors import EffectError
from automa.language.tree import Amount, Count, Do, Effect, Noun, Points, Rule

_PARTS = {"what": "an object", "to": "a destination"}


def _word(token: Token | str) -> str:
    return " ".join(str(token).split())


@v_args(inline=True)
class Builder(Transformer[Token, Any]):
    """Method names are rule names of the grammar."""

    def __init__(self, signatures: Mapping[str, str]) -> None:
        super().__init__()
        self._signatures = signatures

    def effect(self, event: tree.Event | None, *sentences: tree.Statement) -> Effect:
        return Effect(sentences, event)

    def when(self, event: tree.Event, body: tree.Statement) -> tree.When:
        return tree.When(event, body)

    def instead(self, event: tree.Event, body: tree.Statement) -> tree.Instead:
        return tree.Instead(event, body)

    def may_instead(self, event: tree.Event, body: tree.Statement) -> tree.Instead:
        return tree.Instead(event, body, may=True)

    def rule(self, phrase: Do) -> Do:
        return phrase

    def seq(self, first: tree.Statement, rest: tree.Statement) -> tree.Seq:
        return tree.Seq((first, *(rest.parts if isinstance(rest, tree.Seq) else (rest,))))

    def may(self, body: tree.Statement) -> tree.May:
        return tree.May(body)

    def if_(self, condition: tree.Condition, then: tree.Statement) -> tree.If:
        return tree.If(condition, then)

    def if_else(self, condition: tree.Condition, then: tree.Statement, otherwise: tree.Statement) -> tree.If:
        return tree.If(condition, then, otherwise)

    def who_does(self, who: tuple[str, tree.Condition | None], body: tree.Statement) -> tree.Who:
        return tree.Who(who[0], body, condition=who[1])

    def who_may(self, who: tuple[str, tree.Condition | None], body: tree.Statement) -> tree.Who:
        return tree.Who(who[0], body, may=True, condition=who[1])

    def for_each(self, count: Count, body: tree.Statement) -> tree.ForEach:
        return tree.ForEach(count, body)

    def repeat_(self, times: tuple[int, bool], body: tree.Statement) -> tree.Repeat:
        return tree.Repeat(times[0], body, times[1])

    def until(self, rule: Rule) -> tree.Until:
        return tree.Until(rule)

    def cost(self, costs: tuple[tree.Statement, ...], then: tree.Statement) -> tree.Cost:
        return tree.Cost(costs, then)

    def costs(self, *costs: tree.Statement) -> tuple[tree.Statement, ...]:
        return costs

    def choose(self, *options: tree.Statement) -> tree.Choose:
        return tree.Choose(options)

    def choose_times(self, times: Token, *options: tree.Statement) -> tree.Choose:
        return tree.Choose(options, times=int(times))

    def choose_both(self, *options: tree.Statement) -> tree.Choose:
        return tree.Choose(options, both=True)

    def first_of(self, *options: tree.Statement) -> tree.FirstOf:
        return tree.FirstOf(options)

    def as_often_as_possible(self) -> tuple[int, bool]:
        return (0, False)

    def twice(self) -> tuple[int, bool]:
        return (2, False)

    def up_to_times(self, number: Token) -> tuple[int, bool]:
        return (int(number), True)

    def who(self, word: Token, condition: tree.Condition | None) -> tuple[str, tree.Condition | None]:
        return (_word(word), condition)

    def phrase(
        self,
        verb: Token,
        amount: Amount | None,
        what: Noun | None,
        to: Noun | None,
        per: Count | None,
        *rest: Any,
    ) -> Do:
        bounds: dict[str, int] = dict(part for part in rest if isinstance(part, tuple))
        adverbs = tuple(_word(part) for part in rest if isinstance(part, Token))
        conditions = [part for part in rest if part is not None and not isinstance(part, (tuple, Token))]
        given = amount or Amount()
        whole = Amount(given.number, given.mode, per, bounds.get("least"), bounds.get("most"))
        do = Do(_word(verb), whole, what, to, conditions[0] if conditions else None, adverbs)
        self._check(do, verb)
        return do

    def _check(self, do: Do, verb: Token) -> None:
        """A signature names what a verb needs (`what`, `to`) and may have (`what?`, `to?`)."""
        signature = self._signatures.get(do.verb)
        if signature is None:
            return
        allowed = signature.split()
        for part, present in (("what", do.what is not None), ("to", do.to is not None)):
            if part in allowed and not present:
                complaint, about = f"{do.verb!r} needs {_PARTS[part]}", f"needs-{part}"
            elif present and part not in allowed and f"{part}?" not in allowed:
                complaint, about = f"{do.verb!r} takes no {_PARTS[part].split()[1]}", f"takes-no-{part}"
            else:
                continue
            raise EffectError(complaint, verb.line or 1, verb.column or 1, about=about, word=do.verb)

    def exactly(self, number: Token) -> Amount:
        return Amount(int(number))

    def up_to(self, number: Token) -> Amount:
        return Amount(int(number), "up_to")

    def any_(self) -> Amount:
        return Amount(0, "any")

    def all_(self) -> Amount:
        return Amount(0, "all")

    def to_zone(self, zone: Token) -> Noun:
        return Noun(places=(_word(zone),))

    def to_noun(self, noun: Noun) -> Noun:
        return noun

    def to_icons(self, number: Token | None, kind: str) -> Noun:
        return Noun(kinds=(kind,) * int(number or 1))

    def per(self, count: Count) -> Count:
        return count

    def least(self, number: Token) -> tuple[str, int]:
        return ("least", int(number))

    def most(self, number: Token) -> tuple[str, int]:
        return ("most", int(number))

    def whose(self, condition: tree.Condition) -> tree.Condition:
        return condition

    def noun(self, kinds: tuple[str, ...], excluded: tuple[str, ...] | None, *rest: tuple[str, Any]) -> Noun:
        parts: dict[str, Any] = {}
        for name, words in rest:
            parts[name] = parts.get(name, ()) + words
        return Noun(kinds, excluded or (), **parts)

    def ref(self, word: Token) -> Noun:
        return Noun(ref=_word(word))

    def kinds(self, *kinds: str) -> tuple[str, ...]:
        return kinds

    def excluded(self, *kinds: str) -> tuple[str, ...]:
        return kinds

    def kind(self, word: Token) -> str:
        return _word(word)

    def having(self, number: Token | None, kind: str) -> tuple[str, tuple[str, ...]]:
        return ("having", (kind,) * int(number or 1))

    def hosting(self, kind: str) -> tuple[str, tuple[str, ...]]:
        return ("hosting", (kind,))

    def not_hosting(self, kind: str) -> tuple[str, tuple[str, ...]]:
        return ("not_hosting", (kind,))

    def lacking(self, number: Token | None, kind: str) -> tuple[str, tuple[str, ...]]:
        return ("lacking", (kind,) * int(number or 1))

    def place(self, *zones: Token) -> tuple[str, tuple[str, ...]]:
        return ("places", tuple(_word(zone) for zone in zones))

    def less(self, kinds: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        return ("less", kinds)

    def as_many(self, kinds: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        return ("as_many", kinds)

    def total(self, each: Token | None, *terms: Noun) -> Count:
        return Count(terms, int(each) if each else 1)

    def different(self, term: Noun) -> Count:
        return Count((term,), different=True)

    def have(self, what: Noun) -> tree.Have:
        return tree.Have(what)

    def have_number(self, number: Token, what: Noun) -> tree.Have:
        return tree.Have(what, int(number))

    def have_none(self, what: Noun) -> tree.Have:
        return tree.Have(what, 0)

    def is_(self, ref: Token, kinds: tuple[str, ...]) -> tree.Is:
        return tree.Is(_word(ref), kinds)

    def is_not(self, ref: Token, kinds: tuple[str, ...]) -> tree.Not:
        return tree.Not(tree.Is(_word(ref), kinds))

    def done(self) -> tree.Done:
        return tree.Done()

    def not_(self, condition: tree.Condition) -> tree.Not:
        return tree.Not(condition)

    def of_(self, who: Token, condition: tree.Condition) -> tree.Of:
        return tree.Of(_word(who), condition)

    def state(self, icon: Token) -> tree.State:
        return tree.State(_word(icon))

    def flag(self, word: Token) -> tree.Flag:
        return tree.Flag(_word(word))

    def all_of(self, *conditions: tree.Condition) -> tree.AllOf:
        return tree.AllOf(conditions)

    def any_of(self, *conditions: tree.Condition) -> tree.AnyOf:
        return tree.AnyOf(conditions)

    def event(self, occurrence: tree.Event) -> tree.Event:
        return occurrence

    def occurrence(self, subject: Token, *rest: Any) -> tree.Event:
        verbs = tuple(_word(part) for part in rest if isinstance(part, Token))
        amount, what, to, by = rest[len(verbs) :]
        return tree.Event(_word(subject), verbs, what, by, to, amount)

    def event_to(self, zone: Token) -> Noun:
        return Noun(places=(_word(zone),))

    def by(self, noun: Noun) -> Noun:
        return noun

    def fixed(self, value: Token) -> Points:
        return Points(int(value))

    def counted(self, *terms: tree.Term) -> Points:
        return Points(terms=terms)

    def term(self, points: Token, count: Count) -> tree.Term:
        return tree.Term(int(points), count)

    def by_place(self, *parts: Any) -> Points:
        *cases, otherwise = parts
        return Points(int(otherwise), cases=tuple(cases))

    def case(self, value: Token, zone: Token) -> tuple[str, int]:
        return (_word(zone), int(value))
