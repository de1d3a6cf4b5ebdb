"""An effect spoken from its tree. Python decides what is said together; the words are Fluent messages.

Each verb is a message `verb-<verb>` whose attributes are its forms, and may have a message `do-<verb>` that puts the
sentence together; without one `do` is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from automa.language.joints import ends_in_choice, finite, joint, repeats, together
from automa.language.phrases import ALL, NONE, ONE, Phrases, Words, slug, sound
from automa.language.tree import (
    AllOf,
    Amount,
    AnyOf,
    Choose,
    Condition,
    Cost,
    Do,
    Done,
    Effect,
    Event,
    Flag,
    ForEach,
    Have,
    If,
    Instead,
    Is,
    May,
    Not,
    Noun,
    Points,
    Repeat,
    Rule,
    Seq,
    State,
    Statement,
    Until,
    When,
    Who,
)  # fmt: skip


class SpeechError(ValueError):
    """A tree that cannot be said."""


@dataclass(frozen=True)
class Usage:
    """How the verbs of a game treat what they act on.

    `at`: verbs that find their object somewhere and leave it there; `icons`: verbs about icons rather than cards,
    `into_icons`: those that make other icons of them; `said`: a place that goes without saying in the data but not in
    the text.
    """

    at: frozenset[str] = frozenset()
    icons: frozenset[str] = frozenset()
    into_icons: frozenset[str] = frozenset()
    said: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Voice:
    """`form` is do (a command), you, he, they or to (infinitive); `owner` whose things are meant: you or they."""

    form: str = "do"
    owner: str = "you"


COMMAND = Voice()
# Which attribute of a verb to use when a language does not tell two forms apart.
FORMS = {"when-he": ("when-he", "when", "he")}


class Speaker:
    def __init__(self, words: Words, usage: Usage) -> None:
        self.words = words
        self.say = words.say
        self.usage = usage
        self.phrases = Phrases(words)

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
                return self.say("when-then", event=self.event(event), then=self.statement(body))
            case Instead(event, body, may):
                then = self.statement(May(body) if may else body)
                return self.say("instead", event=self.event(event, would=True), then=then)
            case Do():
                return self._do([rule], COMMAND, lasting="rule")

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

    # ---- statements

    def statement(self, statement: Statement, voice: Voice = COMMAND) -> str:
        match statement:
            case Do():
                return self._do([statement], voice)
            case Seq(parts):
                return self._series(parts, voice)
            case Cost():
                return self._cost(statement, voice)
            case May(body):
                who = voice.form if voice.form in ("he", "they") else "you"
                return self.say("may", who=who, act=self.statement(body, replace(voice, form="to")))
            case Choose():
                return self._choose(statement, voice)
            case If():
                return self._if(statement, voice)
            case Who():
                return self._who(statement)
            case ForEach(count, body):
                message = "for-each" if voice.form == "do" else "to-each"
                what = self.phrases.each(count, voice.owner)
                return self.say(message, what=what, then=self.statement(body, voice))
            case Repeat(times, body, up_to):
                act = self.statement(body, voice)
                return self.say("repeat", act=act, n=times, mode="up-to" if up_to else "exactly")
            case Until(rule):
                return self.say("until", rule=self.rule(rule))

    def _series(self, parts: Sequence[Statement], voice: Voice) -> str:
        """Parts of one sentence. Whoever acts next and whatever is left open decides how they are joined."""
        said, plain = "", list[str]()
        before: Statement | None = None
        for group in together(parts):
            part = group[0]
            back = isinstance(before, Who) and voice.form == "do" and not isinstance(part, (Who, May, If))
            own = replace(voice, form="you") if back else voice
            alike = [each for each in group if isinstance(each, Do)]
            spoken = self._do(alike, own) if alike else self._after(before, part, own)
            spoken = self.say("you-do", act=spoken) if back else spoken
            how = joint(before, part)
            if how == "and":
                plain.append(spoken)
            else:
                said = self._joined(said, plain)
                said, plain = self.say(f"series-{how}", before=said, last=spoken, **sound(spoken)), []
            before = part
        return self._joined(said, plain)

    def _joined(self, said: str, plain: list[str]) -> str:
        if said and plain:
            return self.words.join([said, *plain], "and")
        return said or self.words.join(plain, "and")

    def _cost(self, cost: Cost, voice: Voice) -> str:
        to = replace(voice, form="to")
        if len(cost.costs) == 1 and isinstance(cost.costs[0], Choose):
            choice = self._options(cost.costs[0], voice)
            verb = self.verb("choose", voice.form)
            form = "do" if voice.form == "do" else "to"
            return self.say("cost-choice", form=form, verb=verb, then=self.statement(cost.then, to), options=choice)
        paid = self._series(cost.costs, voice)
        if finite(cost.then):
            return self.say("cost-done", cost=paid, then=self.statement(cost.then, COMMAND))
        return self.say("cost", cost=paid, then=self.statement(cost.then, to))

    def _choose(self, choose: Choose, voice: Voice) -> str:
        verb = self.verb("choose", voice.form)
        message = "choose" if choose.times == 1 else "choose-times"
        return self.say(message, verb=verb, n=choose.times, options=self._options(choose, voice))

    def _options(self, choose: Choose, voice: Voice) -> str:
        own = voice if voice.form == "do" else replace(voice, form="to")
        options = []
        for option in choose.options:
            spoken = self.statement(option, own)
            options.append(f"({spoken})" if ends_in_choice(option) else spoken)
        if choose.both:
            options.append(self.say("both"))
        return self.words.join(options, "choice")

    def _if(self, statement: If, voice: Voice, who: str = "") -> str:
        condition = self.condition(statement.condition, who or voice.owner)
        then = self.statement(statement.then, voice)
        if statement.otherwise is not None:
            otherwise = self.statement(statement.otherwise, voice)
            return self.say("if-else", condition=condition, then=then, otherwise=otherwise)
        return self.say("if-then" if voice.form == "do" else "then-if", condition=condition, then=then)

    def _after(self, before: Statement | None, statement: Statement, voice: Voice) -> str:
        """ "If they do" is about those who were last allowed to."""
        if isinstance(statement, If) and isinstance(before, Who) and statement.condition in (Done(), Not(Done())):
            return self._if(statement, voice, "they")
        return self.statement(statement, voice)

    def _who(self, who: Who) -> str:
        filtered = "no" if who.condition is None else "yes"
        subject = self.say(f"who-{who.who}", filtered=filtered)
        if who.condition is not None:
            subject = f"{subject} {self.condition(who.condition, 'who')}"
        form = self.say(f"who-{who.who}.number", filtered=filtered)
        body = May(who.body) if who.may else who.body
        return self.say("who-does", subject=subject, act=self.statement(body, Voice(form, "they")))

    # ---- verbs

    def verb(self, verb: str, form: str) -> str:
        forms = () if form == "do" else FORMS.get(form, (form,))
        return self.words.first(*(f"verb-{verb}.{name}" for name in forms), f"verb-{verb}")

    def _do(self, dos: Sequence[Do], voice: Voice, lasting: str = "effect") -> str:
        do = dos[0]
        whats = [self._object(each, voice) for each in dos]
        what = self.words.join(whats, "and") if whats[0] else ""
        act = self._act(do, self.verb(do.verb, voice.form), what, voice, lasting)
        if do.whose is not None:
            act = f"{act} {self.condition(do.whose, 'who')}"
        if do.amount.per is not None:
            act = f"{act} {self.phrases.per(do.amount.per, voice.owner)}"
        for bound in ("least", "most"):
            number = getattr(do.amount, bound)
            # A standing rule says its own bound, because zero goes without saying.
            if number is not None and lasting == "effect":
                act = self.say(f"at-{bound}", act=act, n=number)
        for adverb in do.adverbs:
            act = self.say(f"adverb-{adverb}", act=act)
        return act

    def _object(self, do: Do, voice: Voice) -> str:
        if do.what is None:
            return ""
        noun = do.what
        place = self.usage.said.get(do.verb)
        if place and not noun.places and not noun.ref and not self.phrases.is_token(noun):
            noun = replace(noun, places=(place,))
        style = "icon" if do.verb in self.usage.icons else "card"
        return self.phrases.noun(noun, do.amount, voice.owner, self._case(do.verb), style)

    def _case(self, verb: str) -> str:
        return "count" if verb in self.usage.at else "from"

    def _act(self, do: Do, verb: str, what: str, voice: Voice, lasting: str) -> str:
        noun = do.what or Noun(("card",))
        case = self._case(do.verb)
        kind = noun.kinds[0] if noun.kinds else noun.ref
        return self.words.first(
            f"do-{do.verb}",
            "do",
            verb=verb,
            what=what or self.phrases.noun(noun, do.amount, voice.owner, case),
            given="yes" if what else "no",
            bare=self.phrases.noun(replace(noun, places=()), None),
            plural=self.phrases.noun(noun, None, voice.owner, case),
            where=self.phrases.places(noun, case, voice.owner, "many", "", _thing(self.phrases.is_token(noun))),
            icon=self.phrases.things(noun.kinds, "one", "icon").text if do.verb in self.usage.icons else "",
            names=self.phrases.names(noun.kinds) if noun.kinds else "",
            kind="name" if kind[0] == '"' else slug(kind),
            zone=slug(noun.places[0]) if noun.places else "none",
            n=abs(do.amount.number),
            sign="minus" if do.amount.number < 0 else "plus",
            least=do.amount.least or 0,
            every=self.phrases.noun(noun, ALL, voice.owner, case),
            form=voice.form,
            owner=voice.owner,
            lasting=lasting,
            **self._target(do, voice),
        )

    def _target(self, do: Do, voice: Voice) -> dict[str, str | int]:
        """Where it goes: `to` one of them, `all` of them, and whether it was said at all."""
        to = do.to
        if to is None:
            return {"to": "", "all": "", "target": "none", "target-kind": "none"}
        # `as 3 production` has its kind three times.
        number = len(to.kinds) if len(set(to.kinds)) == 1 else 1
        one = replace(to, kinds=to.kinds[:1]) if number > 1 else to
        style = "icon" if do.verb in self.usage.into_icons else "card"
        spoken = self.phrases.noun(one, Amount(number), voice.owner, "in", style)
        every = self.phrases.noun(to, None, voice.owner, "in", how="and") if to.kinds else ""
        target = to.ref or ("thing" if to.kinds else "zone")
        return {"to": spoken, "all": every, "target": target, "target-kind": slug(to.kinds[0]) if to.kinds else target}

    # ---- events

    def event(self, event: Event, would: bool = False) -> str:
        form = "to" if would else "when" if event.subject == "you" else "when-he"
        verb = self.words.join((self.verb(each, form) for each in event.verbs), "or")
        owner = "you" if event.subject == "you" else "they"
        do = Do(event.verbs[-1], what=event.what, to=event.to)
        what = self._event_object(event, owner)
        act = self._act(do, verb, what, Voice(form, owner), "event")
        if event.by is not None:
            act = self.say("event-by", act=act, by=self.phrases.noun(event.by, case="count"))
        message = f"event-{event.verbs[-1]}"
        if not would and self.words.has(message):
            return self.say(message, what=what, act=act, subject=event.subject)
        return self.say("event-would" if would else "event", subject=event.subject, act=act)

    def _event_object(self, event: Event, owner: str) -> str:
        if event.what is None:
            return ""
        decks = any(self.words.has(f"zone-{zone}.top") for zone in event.what.places)
        amount = None if decks or self.phrases.is_token(event.what) else ONE
        return self.phrases.noun(event.what, amount, owner)

    # ---- conditions

    def condition(self, condition: Condition, who: str = "you", negated: bool = False) -> str:
        """After "if". `who` is you, they or who (a relative clause)."""
        no = "yes" if negated else "no"
        match condition:
            case Not(inner):
                return self.condition(inner, who, not negated)
            case AllOf(inner) | AnyOf(inner):
                both = isinstance(condition, AllOf) != negated
                parts = self._haves(inner, who) if both and not negated else []
                parts = parts or [self.condition(each, who, negated) for each in inner]
                return self.words.join(parts, "and" if both else "or")
            case State(icon):
                return self.say("is-state", who=who, negated=no, state=self.say(f"state-{icon}"))
            case Have(what, number):
                return self._have(what, number, who, negated)
            case Is(ref, kinds):
                fits = self.phrases.noun(Noun(kinds))
                return self.say("is-kind", what=fits, which=ref, ref=self.say(f"ref-{ref}"), negated=no)
            case Done():
                return self.say("done", who=who, negated=no)
            case Flag(word):
                return self.say(f"flag-{word}", who=who, negated=no)

    def _have(self, what: Noun, number: int, who: str, negated: bool) -> str:
        owner = "you" if who == "you" else "they"
        if number > 1:
            counted = self.phrases.noun(what, Amount(number), owner, "in")
            return self.say("have-less" if negated else "have-at-least", who=who, what=counted)
        no = negated != (number == 0)
        spoken = self.phrases.noun(what, NONE if no else ONE, owner, "in")
        return self.say("have", who=who, what=spoken, negated="yes" if no else "no")

    def _haves(self, conditions: tuple[Condition, ...], who: str) -> list[str]:
        """`you have A and B in play` where all of them ask for single things in one place."""
        haves = [each for each in conditions if isinstance(each, Have) and each.number == 1]
        if len(haves) < len(conditions) or len({(each.what.places, each.what.ref) for each in haves}) > 1:
            return []
        owner = "you" if who == "you" else "they"
        names = [self.phrases.noun(replace(each.what, places=()), ONE, owner, "in") for each in haves]
        place = self.phrases.places(haves[0].what, "in", owner, "many")
        spoken = f"{self.words.join(names, 'and')} {place}".strip()
        return [self.say("have", who=who, what=spoken, negated="no")]


def sentence(spoken: str) -> str:
    """With its capital and its full stop."""
    start = next((index for index, letter in enumerate(spoken) if letter.isalpha()), None)
    if start is None:
        raise SpeechError(f"nothing to say: {spoken!r}")
    return f"{spoken[:start]}{spoken[start].upper()}{spoken[start + 1 :]}."


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


def _thing(token: bool) -> str:
    return "token" if token else "card"
