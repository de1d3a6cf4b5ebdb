"""An effect spoken from its tree. Python decides what is said together; the words are Fluent messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from automa.language.conditions import THEY, WHO, YOU, Conditions, Holder
from automa.language.deeds import FORMS, Deeds, Usage, Voice
from automa.language.joints import ends_in_choice, finite, joint, repeats, together
from automa.language.phrases import Phrases, Words, sound
from automa.language.tree import (
    Choose,
    Condition,
    Cost,
    Do,
    Done,
    Effect,
    Event,
    FirstOf,
    ForEach,
    If,
    Instead,
    May,
    Not,
    Noun,
    Of,
    Points,
    Repeat,
    Rule,
    Seq,
    Statement,
    Until,
    When,
    Who,
)  # fmt: skip

__all__ = ["COMMAND", "FORMS", "Speaker", "SpeechError", "Usage", "Voice", "sentence"]


class SpeechError(ValueError):
    """A tree that cannot be said."""


COMMAND = Voice()


class Speaker:
    def __init__(self, words: Words, usage: Usage) -> None:
        self.words = words
        self.say = words.say
        self.phrases = Phrases(words)
        self.conditions = Conditions(self.phrases)
        self.deeds = Deeds(self.phrases, self.conditions, usage)
        self.verb = self.deeds.verb

    # ---- whole texts

    def effect(self, effect: Effect) -> list[str]:
        """Its sentences, in lower case and without their full stop."""
        spoken = [self.statement(effect.sentences[0])]
        for before, each in pairwise(effect.sentences):
            act = self._after(before, each, COMMAND)
            spoken.append(self.say("again", act=act) if repeats(each, before) else act)
        if effect.event is not None:
            spoken[0] = self.say("when-then", event=self.event(effect.event), then=spoken[0])
        return spoken

    def rule(self, rule: Rule) -> str:
        match rule:
            case When(event, body):
                # Icons count as others only while that happens.
                if isinstance(body, Do) and body.verb in self.deeds.usage.into_icons:
                    then = self.deeds.do([body], COMMAND, lasting="rule")
                else:
                    then = self.statement(body)
                return self.say("when-then", event=self.event(event), then=then)
            case Instead(event, body, may):
                when = self.event(event, would=True)
                if isinstance(body, If) and body.otherwise is None:
                    when = self.say("event-if", event=when, condition=self.condition(body.condition))
                    body = body.then
                return self.say("instead", event=when, then=self.statement(May(body) if may else body))
            case Do():
                return self.deeds.do([rule], COMMAND, lasting="rule")

    def points(self, points: Points, defaults: tuple[str, str]) -> str:
        """`defaults`: where cards and tokens are counted that name no place."""
        if points.terms:
            terms = (
                self.say("points-per", n=_minus(term.points), per=self.phrases.per(term.count, defaults=defaults))
                for term in points.terms
            )
            return self.words.join(terms, "plus")
        if not points.cases:
            return self.say("points", n=_minus(points.value))
        cases = [
            self.say("points-in", n=_minus(value), place=self.phrases.places(Noun(places=(zone,)), "in"))
            for zone, value in points.cases
        ]
        return self.say("points-else", cases=self.words.join(cases, "comma"), n=_minus(points.value))

    def event(self, event: Event, would: bool = False) -> str:
        return self.deeds.event(event, would)

    def condition(self, condition: Condition, holder: Holder = YOU) -> str:
        return self.conditions.condition(condition, holder)

    # ---- statements

    def clause(self, statement: Statement, voice: Voice) -> str:
        """A statement with the subject its voice names, wherever in it that has to stand."""
        if not voice.who or isinstance(statement, (Who, If, FirstOf, ForEach, Until)):
            return self.statement(statement, voice)
        if isinstance(statement, Seq) and isinstance(statement.parts[0], (Who, If, FirstOf, ForEach)):
            return self._series(statement.parts, voice)
        return self._with_subject(self.statement(statement, voice), voice)

    def _with_subject(self, act: str, voice: Voice) -> str:
        shorter = [f"who-{voice.who}.{voice.named}"] if voice.named else []
        subject = self.words.first(*shorter, f"who-{voice.who}", filtered="no")
        return self.say("who-does", subject=subject, act=act)

    def statement(self, statement: Statement, voice: Voice = COMMAND) -> str:
        match statement:
            case Do():
                return self.deeds.do([statement], voice)
            case Seq(parts):
                return self._series(parts, voice)
            case Cost():
                return self._cost(statement, voice)
            case May(body):
                return self._may(body, voice)
            case Choose():
                return self._choose(statement, voice)
            case FirstOf(options):
                return self._first_of(options, voice)
            case If():
                return self._if(statement, voice)
            case Who():
                return self._who(statement)
            case ForEach(count, body):
                message = "for-each" if voice.form == "do" or voice.who else "to-each"
                what = self.phrases.each(count, voice.owner)
                return self.say(message, what=what, then=self.clause(body, voice))
            case Repeat(times, body, up_to):
                mode = "up-to" if up_to else "exactly" if times else "often"
                return self.say("repeat", act=self.statement(body, voice), n=times, mode=mode, form=voice.form)
            case Until(rule):
                return self.say("until", rule=self.rule(rule))

    def _series(self, parts: Sequence[Statement], voice: Voice) -> str:
        """Parts of one sentence. Whoever acts next and whatever is left open decides how they are joined."""
        said, plain = "", list[str]()
        before: Statement | None = None
        for group in together(parts):
            part = group[0]
            own = voice if before is None else replace(voice, named="short")
            spoken = self._part(before, group, own)
            how = joint(before, part)
            if how in ("and", "also") and self.deeds.ends_in_clause(before):
                how = "other"
            if voice.who:
                how = "next" if how == "then" and isinstance(before, Cost) else "other" if how == "also" else how
            if how == "and":
                plain.append(spoken)
            else:
                said = self._joined(said, plain)
                said, plain = self.say(f"series-{how}", before=said, last=spoken, **sound(spoken)), []
            before = part
        return self._joined(said, plain)

    def _part(self, before: Statement | None, group: Sequence[Statement], voice: Voice) -> str:
        """A part of a sentence; it names who acts if somebody else has just acted."""
        part = group[0]
        alike = [each for each in group if isinstance(each, Do)]
        back = isinstance(before, Who) and not isinstance(part, (Who, If, FirstOf, ForEach))
        if back and voice.form == "do" and not isinstance(part, May):
            yours = replace(voice, form="you")
            return self.say("you-do", act=self.deeds.do(alike, yours) if alike else self.statement(part, yours))
        spoken = self.deeds.do(alike, voice) if alike else self._after(before, part, voice)
        return self._with_subject(spoken, replace(voice, named="")) if back and voice.who else spoken

    def _joined(self, said: str, plain: list[str]) -> str:
        if said and plain:
            return self.words.join([said, *plain], "and")
        return said or self.words.join(plain, "and")

    def _cost(self, cost: Cost, voice: Voice) -> str:
        to = replace(voice, form="to", who="")
        if len(cost.costs) == 1 and isinstance(cost.costs[0], Choose):
            choice = self._options(cost.costs[0], voice)
            verb = self.verb("choose", voice.form)
            form = "do" if voice.form == "do" else "to"
            return self.say("cost-choice", form=form, verb=verb, then=self.statement(cost.then, to), options=choice)
        paid = self._series(cost.costs, voice)
        if finite(cost.then):
            then = self.clause(cost.then, replace(voice, named="short") if voice.who else COMMAND)
            return self.say("cost-done", cost=paid, then=then, owner=voice.owner)
        clause = "yes" if self.deeds.ends_in_clause(cost.costs[-1]) else "no"
        return self.say("cost", cost=paid, then=self.statement(cost.then, to), clause=clause)

    def _may(self, body: Statement, voice: Voice) -> str:
        if isinstance(body, Repeat):
            return self.statement(replace(body, body=May(body.body)), voice)
        who = voice.form if voice.form in ("he", "they") else "you"
        if not isinstance(body, Who):
            return self.say("may", who=who, act=self.statement(body, replace(voice, form="to", who="")))
        act = self.statement(body.body, Voice(self.say("may-make.form"), "he"))
        return self.say("may-make", who=who, act=act, subject=self.conditions.holder(body.who).subject)

    def _choose(self, choose: Choose, voice: Voice) -> str:
        verb = self.verb("choose", voice.form)
        message = "choose" if choose.times == 1 else "choose-times"
        return self.say(message, verb=verb, n=choose.times, options=self._options(choose, voice))

    def _options(self, choose: Choose, voice: Voice) -> str:
        own = voice if voice.form == "do" else replace(voice, form="to", who="")
        options = []
        for option in choose.options:
            spoken = self.statement(option, own)
            options.append(f"({spoken})" if ends_in_choice(option) else spoken)
        if choose.both:
            options.append(self.say("both"))
        return self.words.join(options, "choice")

    def _first_of(self, options: Sequence[Statement], voice: Voice) -> str:
        said = self.clause(options[0], voice)
        for number, option in enumerate(options[1:]):
            last = self.clause(option, replace(voice, named="short"))
            said = self.say("first-of-else" if number else "first-of", before=said, last=last)
        return said

    def _if(self, statement: If, voice: Voice, holder: Holder | None = None) -> str:
        condition = self.condition(statement.condition, holder or self._holder(voice))
        named = "" if isinstance(statement.condition, Of) else "short"
        then = self.clause(statement.then, replace(voice, named=named))
        if statement.otherwise is not None:
            otherwise = self.clause(statement.otherwise, replace(voice, named="short"))
            return self.say("if-else", condition=condition, then=then, otherwise=otherwise)
        message = "if-then" if voice.form == "do" or voice.who else "then-if"
        return self.say(message, condition=condition, then=then)

    def _holder(self, voice: Voice) -> Holder:
        if voice.owner == "you":
            return YOU
        return replace(self.conditions.holder(voice.who), owner=voice.owner) if voice.who else THEY

    def _after(self, before: Statement | None, statement: Statement, voice: Voice) -> str:
        """ "If they do" is about those who were last allowed to."""
        if isinstance(statement, If) and isinstance(before, Who) and statement.condition in (Done(), Not(Done())):
            return self._if(statement, voice, YOU if before.who == "you" else THEY)
        return self.statement(statement, voice)

    def _who(self, who: Who) -> str:
        filtered = "no" if who.condition is None else "yes"
        form = self.say(f"who-{who.who}.number", filtered=filtered)
        body = May(who.body) if who.may else who.body
        if form == "you":
            return self._you(body, who.condition)
        subject = self.say(f"who-{who.who}", filtered=filtered)
        if who.condition is not None:
            subject = f"{subject} {self.condition(who.condition, WHO)}"
        return self.say("who-does", subject=subject, act=self.statement(body, Voice(form, form)))

    def _you(self, body: Statement, condition: Condition | None) -> str:
        act = self.statement(body, Voice("you"))
        act = act if isinstance(body, May) else self.say("you-do", act=act)
        return act if condition is None else self.say("if-then", condition=self.condition(condition), then=act)


def sentence(spoken: str) -> str:
    """With its capital and its full stop."""
    start = next((index for index, letter in enumerate(spoken) if letter.isalpha()), None)
    if start is None:
        raise SpeechError(f"nothing to say: {spoken!r}")
    return f"{spoken[:start]}{spoken[start].upper()}{spoken[start + 1 :]}."


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
