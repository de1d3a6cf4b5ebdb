"""Answers in a few words, for the list of what undo would take back. The words are in data/text/*/titles.ftl.

A title is made of the answer alone: the table may have changed since it was given.
"""

from __future__ import annotations

from automa.imperium.match import NOBODY, Match
from automa.imperium.opponent.ground import AUTOMA
from automa.imperium.words import capital, speak
from automa.imperium.words_corrections import change_text
from automa.imperium.words_names import Args, Names, minus
from automa.imperium.words_real import SECOND_PERSON
from automa.language.tree import May
from automa.table import Decision, Option


def title(match: Match, decision: Decision | None, picked: tuple[Option, ...], language: str) -> str:
    """What was answered to the decision; a neutral word where that is not known."""
    titles = _Titles(match, language)
    return capital(titles.say("title-answer") if decision is None else titles.of(decision, picked))


class _Titles(Names):
    def of(self, decision: Decision, picked: tuple[Option, ...]) -> str:
        if not picked:
            return self.say("title-none")
        option = picked[0]
        kind, _, word = option.id.partition(":")
        match kind:
            case "correct":
                changes = [change_text(self, each.data) for each in picked]
                return self.say("title-corrected", change=self.join(changes, "comma"))
            case "cannot":
                return self.say("title-cannot", what=word, act=self._instruction(decision, decision.options[0]))
            case "card" if "card" in option.data:
                return self._cards(decision, picked)
            case "amount" if "number" in option.data and self.words.has(f"title-{decision.about}"):
                return self._amount(decision, option)
        if decision.about == "may" or option.id == "no":
            return self.say("title-may", ask=self._spoken(decision), answer=self._spoken(decision, option))
        if decision.kind == "confirm" and kind != "fix":
            return self._instruction(decision, option)
        for message in (f"title-{decision.about}-{kind}", f"title-{kind}-{word}"):
            if self.words.has(message):
                return self.say(message, **self._args(decision, option))
        return self.join((self._spoken(decision, each) for each in picked), "comma")

    def _spoken(self, decision: Decision, option: Option | None = None) -> str:
        return speak(self.match, decision, option, self.language)

    def _args(self, decision: Decision, option: Option) -> Args:
        data = {**decision.data, **option.data}
        number = data.get("number", 0)
        return {
            "nation": self.nation(AUTOMA) if self.match.p.real is not None else "",
            "card": self.card(data["card"], NOBODY) if data.get("card") else "",
            "slot": data.get("slot", data.get("word", 0)),
            "tokens": self.tokens(data.get("tokens", {})),
            "n": minus(number),
        }

    def _cards(self, decision: Decision, picked: tuple[Option, ...]) -> str:
        names = self.cards(option.data["card"] for option in picked)
        if decision.about != "market_slot":
            return names
        return self.say("title-market-slot", card=names, slot=decision.data["slot"])

    def _amount(self, decision: Decision, option: Option) -> str:
        number = option.data["number"]
        tokens = self.thing(decision.data["resource"], number) if "resource" in decision.data else ""
        return self.say(f"title-{decision.about}", n=minus(number), tokens=tokens)

    def _instruction(self, decision: Decision, option: Option) -> str:
        """What the hands did, or what happened to the person."""
        match decision.about:
            case "reveal" if not option.data.get("card"):
                return self._spoken(decision, option)
            case "you_do":
                return self.say("title-you-do", act=self.speaker.statement(decision.says, SECOND_PERSON))
            case "you_may":
                return self.speaker.statement(May(decision.says))
        return self.say(f"title-{decision.about}", **self._args(decision, option))
