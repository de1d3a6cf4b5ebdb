"""Conditions spoken from their tree: what stands after "if", or after "who"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from automa.language.phrases import NONE, ONE, Phrases
from automa.language.tree import AllOf, Amount, AnyOf, Condition, Done, Flag, Have, Is, Not, Noun, Of, State


@dataclass(frozen=True, slots=True)
class Holder:
    """Whose condition it is: `who` is you, they, who (a relative clause) or named (then `subject` is the name)."""

    who: str = "you"
    owner: str = "you"
    subject: str = ""


YOU = Holder()
THEY = Holder("they", "he")
WHO = Holder("who", "he")


class Conditions:
    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.words = phrases.words

    def condition(self, condition: Condition, holder: Holder = YOU, negated: bool = False, later: bool = False) -> str:
        """`later`: another condition was said before it in the same breath."""
        match condition:
            case Not(inner):
                return self.condition(inner, holder, not negated, later)
            case AllOf(inner) | AnyOf(inner):
                both = isinstance(condition, AllOf) != negated
                parts = self._haves(inner, holder) if both and not negated else []
                parts = parts or [self.condition(each, holder, negated, each != inner[0]) for each in inner]
                return self.words.join(parts, "and" if both else "or")
            case Of(who, inner):
                return self.condition(inner, self.holder(who), negated)
            case State(icon):
                return self._say("is-state", holder, negated, state=self.words.say(f"state-{icon}"))
            case Have(what, number):
                return self._have(what, number, holder, negated)
            case Is(ref, kinds):
                said = {"what": self.phrases.noun(Noun(kinds)), "ref": self.words.say(f"ref-{ref}")}
                return self._say("is-kind", holder, negated, which="later" if later else ref, **said)
            case Done():
                return self._say("done", holder, negated)
            case Flag(word):
                return self._say(f"flag-{word}", holder, negated)

    def holder(self, who: str) -> Holder:
        if who == "you":
            return YOU
        return Holder("named", "he", self.words.first(f"who-{who}.each", f"who-{who}", filtered="yes"))

    def _say(self, message: str, holder: Holder, negated: bool, **args: str | int) -> str:
        return self.words.say(
            message, who=holder.who, subject=holder.subject, negated="yes" if negated else "no", **args
        )

    def _have(self, what: Noun, number: int, holder: Holder, negated: bool) -> str:
        if number > 1:
            counted = self.phrases.noun(what, Amount(number), holder.owner, "in")
            return self._say("have-less" if negated else "have-at-least", holder, negated, what=counted)
        no = negated != (number == 0)
        if what.places and self.words.has(f"have-{what.places[0]}"):
            bare = self.phrases.noun(replace(what, places=()), NONE if no else ONE, holder.owner)
            return self._say(f"have-{what.places[0]}", holder, no, what=bare)
        return self._say("have", holder, no, what=self.phrases.noun(what, NONE if no else ONE, holder.owner, "in"))

    def _haves(self, conditions: tuple[Condition, ...], holder: Holder) -> list[str]:
        """`you have A and B in play`, `you have A in play and B in your history`: all of them ask for single things."""
        haves = [each for each in conditions if isinstance(each, Have) and each.number == 1]
        if len(haves) < len(conditions):
            return []
        if len({(each.what.places, each.what.ref) for each in haves}) > 1:
            things = (self.phrases.noun(each.what, ONE, holder.owner, "in") for each in haves)
            return [self._say("have", holder, False, what=self.words.join(things, "and"))]
        names = [self.phrases.noun(replace(each.what, places=()), ONE, holder.owner, "in") for each in haves]
        place = self.phrases.places(haves[0].what, "in", holder.owner, "many")
        spoken = f"{self.words.join(names, 'and')} {place}".strip()
        return [self._say("have", holder, False, what=spoken)]
