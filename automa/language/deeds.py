"""Single verbs and events spoken from their tree.

Each verb is a message `verb-<verb>` whose attributes are its forms, and may have a message `do-<verb>` that puts the
sentence together; without one `do` is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from automa.language.conditions import WHO, Conditions
from automa.language.phrases import ALL, ONE, Phrases, slug
from automa.language.tree import Amount, Do, Event, Noun, Statement


@dataclass(frozen=True)
class Usage:
    """How the verbs of a game treat what they act on.

    `at`: verbs whose object stays where it is, `within`: verbs that look for it; `icons`: verbs about icons, not cards,
    `into_icons`: those that make other icons of them, `by_icons`: those for which a card with two icons counts as two;
    `said`: a place that goes without saying in the data but not in the text.
    """

    at: frozenset[str] = frozenset()
    within: frozenset[str] = frozenset()
    icons: frozenset[str] = frozenset()
    into_icons: frozenset[str] = frozenset()
    by_icons: frozenset[str] = frozenset()
    said: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Voice:
    """Who acts and how the verb says so.

    `form` is do (a command), you, he, they, to (infinitive), when or when-he; `owner` whose things are meant: you, he,
    they or it. A voice with a `who` names its subject (`who-<who>`), in the shorter ways `again` (a new sentence) or
    `short` if it has just been `named`.
    """

    form: str = "do"
    owner: str = "you"
    who: str = ""
    named: str = ""


# Which attribute of a verb to use when a language does not tell two forms apart.
FORMS = {"when-he": ("when-he", "when", "he")}
ON_EACH = "on each"


class Deeds:
    def __init__(self, phrases: Phrases, conditions: Conditions, usage: Usage) -> None:
        self.words = phrases.words
        self.say = self.words.say
        self.phrases = phrases
        self.conditions = conditions
        self.usage = usage

    # ---- verbs

    def verb(self, verb: str, form: str) -> str:
        forms = () if form == "do" else FORMS.get(form, (form,))
        return self.words.first(*(f"verb-{verb}.{name}" for name in forms), f"verb-{verb}")

    def do(self, dos: Sequence[Do], voice: Voice, lasting: str = "effect") -> str:
        """Deeds of one verb that differ only in what and how many."""
        do = dos[0]
        what = self._objects(dos, voice)
        act = self._act(do, self.verb(do.verb, voice.form), what, voice, lasting)
        if do.whose is not None:
            act = f"{act} {self.conditions.condition(do.whose, WHO)}"
        if do.amount.per is not None:
            act = f"{act} {self.phrases.per(do.amount.per, voice.owner)}"
        for bound in ("least", "most"):
            number = getattr(do.amount, bound)
            # A standing rule says its own bound, because zero goes without saying.
            if number is not None and lasting == "effect":
                act = self.say(f"at-{bound}", act=act, n=number)
        for adverb in do.adverbs:
            if adverb != ON_EACH or do.to is None:
                act = self.say(f"adverb-{adverb}", act=act)
        return act

    def _objects(self, dos: Sequence[Do], voice: Voice) -> str:
        nouns = [do.what for do in dos if do.what is not None]
        if not nouns:
            return ""
        places = {noun.places for noun in nouns}
        if len(nouns) > 1 and len(places) == 1 and all(self.phrases.is_token(noun) for noun in nouns):
            dos = [replace(do, what=replace(do.what or Noun(), places=())) for do in dos[:-1]] + [dos[-1]]
        return self.words.join((self._object(do, voice) for do in dos), "and")

    def _object(self, do: Do, voice: Voice) -> str:
        noun = do.what or Noun()
        place = self.usage.said.get(do.verb)
        if place and not noun.places and not noun.ref and not self.phrases.is_token(noun):
            noun = replace(noun, places=(place,))
        if do.verb in self.usage.into_icons and do.amount.mode == "all":
            return self.phrases.every_one(noun, voice.owner)
        if do.verb in self.usage.by_icons and do.amount.number > 1 and self.phrases.counts_icons(noun):
            return self.say(
                "icons-in-all", n=do.amount.number, icons=self.phrases.things(noun.kinds, "many", "icon").text
            )
        style = "icon" if do.verb in self.usage.icons else "card"
        return self.phrases.noun(noun, do.amount, voice.owner, self._case(do.verb), style)

    def _case(self, verb: str) -> str:
        return "count" if verb in self.usage.at else "in" if verb in self.usage.within else "from"

    def _act(self, do: Do, verb: str, what: str, voice: Voice, lasting: str) -> str:
        noun = do.what or Noun(("card",))
        case = self._case(do.verb)
        kind = noun.kinds[0] if noun.kinds else noun.ref
        thing = "token" if self.phrases.is_token(noun) else "card"
        return self.words.first(
            f"do-{do.verb}",
            "do",
            verb=verb,
            what=what or self.phrases.noun(noun, do.amount, voice.owner, case),
            given="yes" if what else "no",
            bare=self.phrases.noun(replace(noun, places=()), None),
            anywhere=self.phrases.noun(replace(noun, places=()), do.amount, voice.owner, case),
            plural=self.phrases.noun(noun, None, voice.owner, case),
            where=self.phrases.places(noun, case, voice.owner, "many", "", thing),
            icon=self.phrases.things(noun.kinds, "one", "icon").text
            if noun.kinds and do.verb in self.usage.icons
            else "",
            names=self.phrases.names(noun.kinds) if noun.kinds else "",
            kind="name" if kind[0] == '"' else slug(kind),
            zone=slug(noun.places[0]) if noun.places else "none",
            zones="-".join(slug(place) for place in noun.places) or "none",
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
            return {"to": "", "all": "", "target": "none", "target-kind": "none", "target-zone": "none"}
        every = self.phrases.noun(to, None, voice.owner, "in", how="and") if to.kinds else ""
        target = to.ref or ("thing" if to.kinds else "zone")
        kind = slug(to.kinds[0]) if to.kinds else target
        zone = slug(to.places[0]) if to.places else "none"
        spoken = self._to(do, to, voice)
        return {"to": spoken, "all": every, "target": target, "target-kind": kind, "target-zone": zone}

    def _to(self, do: Do, to: Noun, voice: Voice) -> str:
        if ON_EACH in do.adverbs:
            return self.phrases.every_one(to, voice.owner)
        # `as 3 production` has its kind three times.
        number = len(to.kinds) if len(set(to.kinds)) == 1 else 1
        one = replace(to, kinds=to.kinds[:1]) if number > 1 else to
        icons = do.verb in self.usage.into_icons and self.phrases.has_mark(one)
        # All of one token into another: as many as there are.
        uncounted = do.amount.mode in ("all", "any") and self.phrases.is_token(one)
        amount = None if uncounted else Amount(number)
        return self.phrases.noun(one, amount, voice.owner, "in", "icon" if icons else "card")

    def ends_in_clause(self, statement: Statement | None) -> bool:
        """So that a comma has to follow: `find a region, putting it into your hand, and …`."""
        if not isinstance(statement, Do):
            return False
        said = [f"do-{statement.verb}.clause"] if statement.to is not None else []
        return any(self.words.has(each) for each in [*said, *(f"adverb-{each}.clause" for each in statement.adverbs)])

    # ---- events

    def event(self, event: Event, would: bool = False) -> str:
        form = "to" if would else "when" if event.subject == "you" else "when-he"
        verb = self.words.join((self.verb(each, form) for each in event.verbs), "or")
        owner = "you" if event.subject == "you" else "he"
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
        return self.phrases.noun(event.what, event.amount or amount, owner)
