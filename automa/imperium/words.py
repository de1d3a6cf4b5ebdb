"""Decisions, options and events in words. Python gathers what is said; the sentences are in data/text/*/table.ftl.
What is only asked at a real table is in `words_real`.

A prompt is the message `ask-<about>`, or else the deed itself as the card in question tells it ("Discard 2 cards.").
An option is `pick-<kind of id>`, an event is `told-<event>`, and `told-<event>.hidden` for those who may not know all.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from automa.imperium.cards import Card, effects
from automa.imperium.lexicon import RESOURCES, VERBS
from automa.imperium.match import NOBODY, Frame, Match, Spot
from automa.imperium.opponent.impossible import part_text, reason_text
from automa.imperium.playing import has_free_play, may_free_play
from automa.imperium.select import fits, tokens_on
from automa.imperium.speech import cost_text
from automa.imperium.variants import QUICK_SETUP
from automa.imperium.verbs.trade import TRADES, trading
from automa.imperium.words_corrections import change_text
from automa.imperium.words_names import Args, Names, minus, yes
from automa.imperium.words_real import AskedAtRealTable
from automa.language.speech import Voice
from automa.language.tree import Amount, Do, Noun, Seq, Statement
from automa.language.walk import within
from automa.table import Decision, Option

INFINITIVE = Voice(form="to")
# Decisions of the rules that no card asks for, though a power card may stand as their source.
OF_THE_RULES = frozenset({"cleanup_token", "innovate"})


def speak(match: Match, decision: Decision, option: Option | None, language: str) -> str:
    """The prompt of a decision, or the label of one of its options."""
    asked = (_Asked if match.p.real is None else AskedAtRealTable)(match, decision, language)
    return capital(asked.prompt() if option is None else asked.label(option))


def speak_event(match: Match, event: dict[str, Any], language: str, viewer: int | None = None) -> str:
    """What happened, in full; for a `viewer` without the cards that only others may know."""
    teller = _Teller(match, language)
    message = f"told-{event['event']}"
    if event.get("hidden") and viewer is not None and viewer not in (event["seat"], event.get("to")):
        message += ".hidden"
    return capital(teller.say(message, **teller.told(event)))


class _Teller(Names):
    """One event in words."""

    def told(self, event: dict[str, Any]) -> Args:
        """Everything a message about an event may want to say. What the event lacks is empty, zero or "none"."""
        seat = event["seat"]
        cards: list[str] = event.get("cards", [])
        zone, to = event.get("zone", ""), event.get("to", "")
        tokens = {kind: number for kind, number in event.get("tokens", {}).items() if number}
        icon, suit = event.get("icon"), event.get("suit")
        names = {key: self.card(event[key], seat) if event.get(key) else "" for key in ("card", "other", "host", "by")}
        return {
            **names,
            "nation": self.nation(seat) if seat != NOBODY else "",
            "them": self.nation(seat, "in") if seat != NOBODY else "",
            "victim": self.nation(event["victim"], "from") if "victim" in event else "",
            "receiver": self.nation(to, "to") if isinstance(to, int) else "",
            "cards": self.cards(cards),
            "n": event.get("number", len(cards)),
            "tokens": self.tokens(tokens or event.get("tokens", {})),
            "laden": yes(tokens),
            "zone": zone.replace(" ", "-").replace("_", "-") or "none",
            "from": self.place(zone, "from"),
            "in": self.place(zone, "in"),
            "top": self.place(zone, "top"),
            "to": self.place(to, "to") if isinstance(to, str) else "",
            "within": yes(to == f"{zone} bottom"),
            "slot": event.get("slot", 0),
            "row": event.get("row", 0),
            "waiting": yes(event.get("blocked")),
            "reached": yes(event.get("reached")),
            "into": self.thing(event["into"], sum(tokens.values())) if "into" in event else "",
            "free": yes(event.get("free")),
            "why": str(event.get("why", "")).replace(" ", "-") or "none",
            "icon": self.speaker.phrases.things((icon,), "one", "icon").text if icon else "",
            "suit": self.suit(suit) if suit else "",
            **self._reason(event),
            **self._impossible(event),
            **self._outcome(event),
            "what": event.get("what", "none"),
            "change": change_text(self, event) if "what" in event else "",
        }

    def _impossible(self, event: dict[str, Any]) -> Args:
        """A part of a row that cannot happen, and why."""
        if "part" not in event:
            return {"part": "", "because": ""}
        automa = self.match.seat(event["seat"])
        part = part_text(automa.nation, event, self.language, automa.table)
        return {"part": part, "because": reason_text(event, self.language)}

    def _reason(self, event: dict[str, Any]) -> Args:
        """Which rows were passed over, and what a choice among market cards turned on (IMP-SOLO-51)."""
        passed, ranked = event.get("passed", []), event.get("candidates", [])
        best, *others = ranked or [{}]
        decides = "slot" if others else "only"
        for measure in ("tokens", "points"):
            if others and best[measure] != others[0][measure]:
                decides = measure
        return {
            "passed": len(passed),
            "rows": self.join(str(row) for row in passed),
            "decides": decides,
            "points": minus(best.get("points", 0)),
        }

    def _outcome(self, event: dict[str, Any]) -> Args:
        scores, winners = event.get("scores", []), event.get("winners", [])
        won = [self.nation(seat, "in" if place else "") for place, seat in enumerate(winners)]
        # A person does not count their points after a collapse.
        counted = [(seat, number) for seat, number in enumerate(scores) if number is not None]
        points = (self.say("score", name=self.name_of(seat), n=minus(number)) for seat, number in counted)
        return {
            "reason": event.get("reason", "none"),
            "alone": yes(len(scores) == 1),
            "scores": self.join(points, "comma"),
            "winners": self.join(won),
            "won": len(winners),
        }


class _Asked(Names):
    """One decision in words. They begin in lower case, because the name of a card may come before them."""

    def __init__(self, match: Match, decision: Decision, language: str) -> None:
        super().__init__(match, language)
        self.decision = decision
        innovating = decision.about == "break_through" and match.p.phase == "innovate"
        self.about = "innovate" if innovating else decision.about

    def prompt(self) -> str:
        source = self.decision.source
        if not source or self.about in OF_THE_RULES:
            return self._question()
        return self.say("from-card", card=self.card(source, self.decision.seat, "you"), ask=self._question())

    def _question(self) -> str:
        decision = self.decision
        message = f"ask-{self.about}"
        if self.words.has(message):
            return self.say(
                message,
                act=self._optional(decision.says) if self.about == "may" else "",
                n=self.match.seat(decision.seat).actions if self.about == "turn" else decision.max,
                tokens=self._at_stake(),
                resource=decision.data.get("resource", "none"),
                stop=yes(decision.option("no")),
                free=yes(not self._costs()),
                zone=next((option.data["zone"] for option in decision.options if "zone" in option.data), "none"),
            )
        deed = self._deed()
        if deed is None:
            return self.say("ask-cards", cards=self._how_many())
        return self.say("ask-act", act=self.speaker.statement(deed))

    def _optional(self, body: Statement) -> str:
        """What you may do. What an attacker may give goes to the owner of the card that asks for it."""
        if isinstance(body, Do) and body.verb == "give" and body.what is not None and body.what.kinds[0] in RESOURCES:
            return self.say("give-owner", what=self.speaker.phrases.noun(body.what, body.amount))
        return self.speaker.statement(body, INFINITIVE)

    def _at_stake(self) -> str:
        """The tokens to pay, or those that cleanup puts on a market card for this nation (IMP-CLEAN-1)."""
        if self.about != "cleanup_token":
            return self.tokens(self.decision.data.get("demand", {}))
        for entry in self.match.in_play(self.decision.seat):
            for rule in self.match.face(entry.card).replacements:
                body = rule.body.parts[0] if isinstance(rule.body, Seq) else rule.body
                if rule.event.verbs == ("place",) and isinstance(body, Do) and body.what is not None:
                    return self.speaker.phrases.noun(body.what, body.amount)
        return self.thing("progress", 1)

    def _how_many(self) -> str:
        least, most = self.decision.picks
        mode = "exactly" if least == most else "any" if most == len(self.decision.options) else "up_to"
        return self.thing("card", most, mode)

    # ---- what the card in question says

    def _deed(self) -> Do | None:
        """The clause that is being resolved; the bare verb where the card has several such clauses, or none."""
        verb = self.about.replace("_", " ")
        source = self.decision.source
        verbs = ("play", "free play") if verb == "play" else (verb,)
        found = [do for do in _deeds(self.match.face(source)) if do.verb in verbs] if source else []
        if source and self._in_a_row(source):
            found = []
        if len(found) > 1:
            found = [do for do in found if self._may_mean(do)]
        if len(found) == 1:
            return found[0]
        if "to" in VERBS.get(verb, "to").split():
            return None
        least, most = self.decision.picks
        mode = "exactly" if least == most else "up_to"
        return Do(verb, Amount(most, mode), Noun(("card",)))

    def _in_a_row(self, source: str) -> bool:
        """Whether a row of the automa's table asks, and not the card's own text."""
        return any(seat.kind == "automa" and source in (*seat.playing, *seat.journey) for seat in self.match.p.seats)

    def _may_mean(self, do: Do) -> bool:
        """Whether every option could be an answer to this clause."""
        spots = [Spot(**option.data) for option in self.decision.options if "host" in option.data]
        if do.what is None or do.what.ref or not spots:
            return False
        frame = Frame(self.decision.seat, self.decision.source or "", self.decision.seat)
        known = [place for place in do.what.places if place not in ("them", "others", "here")]
        noun = Noun(do.what.kinds, do.what.excluded, do.what.having, do.what.lacking, do.what.hosting)
        return all(fits(self.match, noun, spot, frame) and (not known or spot.zone in known) for spot in spots)

    # ---- options

    def label(self, option: Option) -> str:
        seat = self.decision.seat
        match option.id.partition(":")[0]:
            case "play":
                card = self.match.card(option.data["card"])
                free = has_free_play(self.match, seat, card) and may_free_play(self.match, card.id)
                return self.say("pick-play", card=self.card(card.id, seat, "you"), free=yes(free))
            case "exhaust":
                message = "pick-use" if self.about == "ward_off" else "pick-exhaust"
                return self.say(message, card=self.card(option.data["card"], seat, "you"))
            case "profit":
                return self.say("pick-profit", card=self.card(option.data["card"], seat, "you"))
            case "pay":
                return self.tokens(option.data["pay"])
            case "amount":
                return str(option.data["number"])
            case "seat":
                return self.name_of(option.data["to"])
            case "option":
                if option.says in trading().options:
                    return self.say(f"trade-{TRADES[trading().options.index(option.says)]}")
                return self.suit(option.data["suit"]) if "suit" in option.data else self.speaker.statement(option.says)
            case "card":
                return self._pile(option) if "deck" in option.data else self._card(option)
            case "which_resource":
                return self.say(f"kind-{option.data['resource']}", number="many")
            case "both":
                return self.say("both")
            case "no":
                return self.words.first(f"pick-no-{self.about}", "pick-no")
            case kind:
                return self.say(f"pick-{kind}")

    def _pile(self, option: Option) -> str:
        """A card that nobody has seen yet."""
        deck, suit = option.data["deck"], option.data["suit"]
        if deck == suit and QUICK_SETUP not in self.match.p.variants:
            return self.say("pick-top", of=self.place(deck, "top"))
        things = self.speaker.phrases.things((suit,), "one")
        return self.say("pick-first", what=things.text, of=self.place(deck, "top"), **{"class": things.gender})

    def _card(self, option: Option) -> str:
        """Its name, with what lies on it, what it costs and where it is, as far as that helps to choose."""
        seat = self.decision.seat
        card_id = option.data["card"]
        label = self.card(card_id, seat, "you")
        if "host" not in option.data:
            return label
        spot = Spot(**option.data)
        tokens = {kind: number for kind, number in tokens_on(self.match, spot).items() if number}
        if tokens:
            label = self.say("pick-laden", card=label, tokens=self.tokens(tokens))
        if self._costs() and self.match.card(card_id).cost:
            label = self.say("pick-priced", card=label, cost=cost_text(self.match.card(card_id), self.language))
        where = self._where(spot)
        return self.say("pick-where", card=label, where=where) if where else label

    def _costs(self) -> bool:
        if self.about == "develop":
            deed = self._deed()
            return deed is not None and "free" not in deed.adverbs
        return self.about == "develop_by_reshuffle"

    def _where(self, spot: Spot) -> str:
        others = [option.data for option in self.decision.options if "host" in option.data]
        if spot.seat not in (NOBODY, self.decision.seat):
            return self.name_of(spot.seat)
        message = f"where-{spot.zone}"
        if len({(other["zone"], other["host"]) for other in others}) == 1 or not self.words.has(message):
            return ""
        host = self.card(spot.host, self.decision.seat, "you") if spot.host else ""
        return self.say(message, host=host)


@cache
def _deeds(card: Card) -> tuple[Do, ...]:
    """Every different verb clause of a card."""
    return tuple(dict.fromkeys(do for _, ability in effects(card) for do in within(ability, Do)))


def capital(spoken: str) -> str:
    """A text beginning with a number stays as it is."""
    start = next((index for index, letter in enumerate(spoken) if letter.isalnum()), 0)
    return spoken[:start] + spoken[start : start + 1].upper() + spoken[start + 1 :]
