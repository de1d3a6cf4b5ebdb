"""What a person at a real table is asked, and what their hands do, in words. The sentences are in data/text/*/real.ftl.

A question is the message `ask-<about>`, an instruction `ask-do-<instruction>`. An option is `pick-<kind of id>`, the
answer that there is no card `pick-none-<about>`, and what a person reports of their own turn `report-<option>`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from automa.imperium.match import Match
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.opponent.onto_human import is_harm
from automa.imperium.opponent.state import next_state, states_of
from automa.imperium.position import UNKNOWN, Slot
from automa.imperium.words_names import Args, Names, minus, yes
from automa.language.speech import Voice
from automa.language.tree import Amount, May, Noun
from automa.table import Decision, Option

SECOND_PERSON = Voice(form="you")
# Decisions whose options are what there is to report.
REPORTED = frozenset({"your_turn", "your_solstice"})


class AskedAtRealTable(Names):
    """One question or instruction in words."""

    def __init__(self, match: Match, decision: Decision, language: str) -> None:
        super().__init__(match, language)
        assert match.p.real is not None
        self.real = match.p.real
        self.decision = decision
        self.about = decision.about

    def prompt(self) -> str:
        return self.say(f"ask-{self.about}", **self._args)

    @cached_property
    def _args(self) -> Args:
        """Everything a message may want to say. What the decision lacks is empty, zero or "none"."""
        data = self.decision.data
        number, slot = self._market_slot()
        card = data.get("card") or (slot.card if slot else None)
        zone, suit, resource = data.get("zone", ""), data.get("suit"), data.get("resource", "none")
        return {
            "about": self.about.replace("_", "-"),
            "way": self.real.way,
            "nation": self.nation(AUTOMA),
            "them": self.nation(AUTOMA, "in"),
            "victim": self.nation(AUTOMA, "from"),
            "receiver": self.nation(AUTOMA, "to"),
            "card": self.card(card, AUTOMA) if card else "",
            "own": yes(card and card != UNKNOWN and self.match.card(card).nation == self.match.seat(AUTOMA).nation),
            "seen": yes(card != UNKNOWN),
            "slot": number,
            "cause": self._cause(number, slot),
            "unrest": yes(slot.unrest if slot else zone == "exile" and not self.match.card(data["card"]).is_region),
            "laden": yes(slot and any(slot.tokens.values())),
            "tokens": self.tokens(data.get("tokens", {})),
            "placed": yes(data.get("tokens")),
            "resource": resource,
            "most": self.thing(resource, self.decision.max) if "resource" in data else "",
            "zone": zone or "none",
            "to": data.get("to", "none"),
            # A journey row: what it takes joins the discard pile only after the shuffle (IMP-SOLO-67).
            "later": yes(not self.match.seat(AUTOMA).playing),
            "from": self.place(zone, "from"),
            "pile": data.get("pile", "none"),
            "top": self.place(data.get("pile", ""), "top"),
            "kinds": self.speaker.phrases.noun(Noun((suit,)), None) if suit else "",
            "bare": self.speaker.phrases.things((suit,), "one").text if suit else "",
            "n": data.get("number", 0),
            "what": self._what(),
            "act": self._act(),
            "attack": yes(self.about == "you_do" and is_harm(self.match, self.decision.says)),
        }

    def _market_slot(self) -> tuple[int, Slot | None]:
        """The slot that the decision names by its number or by the card in it."""
        named, card = self.decision.data.get("slot", 0), self.decision.data.get("card")
        for number, slot in enumerate(self.match.p.market, 1):
            if number == named or (card not in (None, UNKNOWN) and slot.card == card):
                return number, slot
        return named, None

    def _cause(self, number: int, slot: Slot | None) -> str:
        """Why somebody looks at a market slot."""
        if slot is not None and slot.card == UNKNOWN:
            return "layout"
        refilled = slot is not None and slot.card is None and number - 1 not in self.real.empty_slots
        return "refill" if refilled else "change"

    def _what(self) -> str:
        """What you may or may not have, or what to look for."""
        says, data = self.decision.says, self.decision.data
        match self.about:
            case "human_has":
                held, amount = replace(says, places=("play",)), Amount(max(1, data["number"]))
                return self.speaker.phrases.noun(held, amount, case="in")
            case "human_has_cards" | "human_has_unrest":
                return self.speaker.phrases.noun(replace(says.what, places=("hand",)), case="in")
            case "search_main" | "search_decks":
                return self.speaker.phrases.noun(Noun((data["suit"],)))
        return ""

    def _act(self) -> str:
        """What you do, or may do."""
        match self.about:
            case "you_do":
                return self.speaker.statement(self.decision.says, SECOND_PERSON)
            case "you_may":
                return self.speaker.statement(May(self.decision.says))
        return ""

    # ---- options

    def label(self, option: Option) -> str:
        if self.about == "reveal":
            return self.say("pick-reveal", **self._args)
        if self.about in REPORTED:
            return self._report(option)
        kind, _, word = option.id.partition(":")
        match kind:
            case "card":
                return self.card(option.data["card"], HUMAN)
            case "none":
                return self.say(f"pick-none-{self.about}", **self._args)
            case "amount":
                return minus(option.data["number"])
            case "die":
                return self.say("pick-die", n=option.data["number"])
            case "slot" | "which_slot":
                return self._slot(int(word))
            case "which_resource":
                return self.say(f"kind-{word}", number="many")
            case "cannot":
                return self.say("pick-cannot", what=word, row=yes(self.decision.option("cannot:row")))
            case "fix":
                return self.say(f"report-fix-{word}")
            case "human_state":
                return self.say("pick-human-state", state=word)
        return self.say(f"pick-{kind}")

    def _report(self, option: Option) -> str:
        automa = self.match.seat(AUTOMA)
        pinned = [entry.card for entry in automa.play if not self.match.card(entry.card).trade_route]
        newest = self.card(pinned[-1], AUTOMA) if pinned else ""
        other_state = self.say(f"state-{next_state(automa)}") if len(states_of(automa.nation)) > 1 else ""
        message = f"report-{option.id.replace(':', '-')}"
        return self.say(message, **{**self._args, "card": newest, "state": other_state})

    def _slot(self, number: int) -> str:
        """A slot of the market with what was last seen in it."""
        slot = self.match.p.market[number - 1]
        card = self.card(slot.card, HUMAN) if slot.card else ""
        tokens = {kind: amount for kind, amount in slot.tokens.items() if amount}
        if tokens:
            card = self.say("pick-laden", card=card, tokens=self.tokens(tokens))
        return self.say("pick-slot", n=number, card=card, filled=yes(slot.card))
