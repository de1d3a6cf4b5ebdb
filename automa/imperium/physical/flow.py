"""A game at a real table: your turn is yours, the automa's turn is told step by step, the solstice is a reminder."""

from __future__ import annotations

from contextlib import suppress

from automa.imperium.chaos import brings_chaos, take_chaos
from automa.imperium.lexicon import RESOURCES
from automa.imperium.match import Collapse, Frame, Match, Spot
from automa.imperium.move import move, take_unrest, trigger_end
from automa.imperium.opening import settle_opening
from automa.imperium.opponent.ground import AUTOMA, HUMAN
from automa.imperium.opponent.scoring import score_automa
from automa.imperium.opponent.state import next_state, show, states_of
from automa.imperium.opponent.turn import automa_turn
from automa.imperium.physical.cards import could_be_on
from automa.imperium.physical.ground import PhysicalGround
from automa.imperium.physical.market import MOST, correct_market
from automa.imperium.physical.observe import Corrected, ask, ask_amount, ask_card, ask_option
from automa.imperium.profit import is_full
from automa.imperium.rounds import next_round, next_seat
from automa.imperium.sources import by_source
from automa.language.tree import Who
from automa.language.walk import within
from automa.table import Decision, Option, Steps

# The highest score anybody might enter, and the lowest.
SCORES = range(-60, 401)

# What the human's effects do to the automa (IMP-SOLO-38…43), and what only the person can see.
REPORTS = (
    "done", "automa:unrest", "automa:draw", "automa:recall", "automa:abandon", "automa:steal", "automa:gain",
    "automa:card", "automa:chaos", "automa:chaos-deck", "automa:trade", "end", "collapse", "fix:market", "fix:tokens",
    "fix:state",
)  # fmt: skip


def play_physical(match: Match) -> Steps[None]:
    try:
        while match.p.phase != "scoring":
            yield from _one_phase(match)
        yield from _score(match)
    except Collapse:
        _finish(match, "collapse", None, won=(yield from _wins_by_chaos(match)))


def _wins_by_chaos(match: Match) -> Steps[bool]:
    """Only the person knows what is left of their chaos pile (IMP-COLL-4, IMP-SOLO-88)."""
    if not brings_chaos(match.seat(HUMAN).nation):
        return False
    (picked,) = yield Decision(HUMAN, "observe", "chaos_empty", [Option("yes"), Option("no")])
    return picked.id == "yes"


def _one_phase(match: Match) -> Steps[None]:
    position = match.p
    if position.opening:
        yield from settle_opening(match, PhysicalGround(match))
        return
    match position.phase:
        case "activate" if position.turn == HUMAN:
            yield from _your_turn(match)
            next_seat(match)
        case "activate":
            yield from automa_turn(PhysicalGround(match))
            next_seat(match)
        case "solstice":
            yield from _your_solstice(match)


def _your_turn(match: Match) -> Steps[None]:
    """Nothing of it is modelled; what the app must know is reported here."""
    done = False
    while not done:
        with suppress(Corrected):
            done = yield from _reported(match, Decision(HUMAN, "turn", "your_turn", _open_reports(match)))


def _your_solstice(match: Match) -> Steps[None]:
    options = [Option("done"), *([Option("end")] if match.p.end is None else []), Option("collapse")]
    with suppress(Corrected):
        if (yield from _reported(match, Decision(HUMAN, "turn", "your_solstice", options))):
            next_round(match)


def _reported(match: Match, decision: Decision) -> Steps[bool]:
    """Something that the person tells, or that they are done; raises Corrected."""
    (picked,) = yield from ask(match, decision, anew=True)
    yield from _report(match, picked.id)
    return picked.id == "done"


def _open_reports(match: Match) -> list[Option]:
    automa = match.seat(AUTOMA)
    closed = set()
    pinned = _pinned(match)
    if not pinned:
        closed |= {"automa:recall", "automa:abandon"}
    if not automa.deck:
        closed.add("automa:draw")
    if not any(automa.resources.values()):
        closed.add("automa:steal")
    if not could_be_on(match, "main"):
        closed.add("automa:card")
    if match.p.end is not None:
        closed.add("end")
    if len(states_of(automa.nation)) == 1:
        closed.add("fix:state")
    if not _open_routes(match):
        closed.add("automa:trade")
    if not match.p.piles["chaos"]:
        closed |= {"automa:chaos", "automa:chaos-deck"}
    newest = {"card": pinned[-1]} if pinned else {}
    about_newest = ("automa:recall", "automa:abandon")
    return [Option(report, **(newest if report in about_newest else {})) for report in REPORTS if report not in closed]


def _pinned(match: Match) -> list[str]:
    """What can be recalled or abandoned: trade routes can't (IMP-TRADE-6)."""
    return [entry.card for entry in match.seat(AUTOMA).play if not match.card(entry.card).trade_route]


def _open_routes(match: Match) -> list[str]:
    """The automa's trade routes that the person may trade with (IMP-SOLO-90)."""
    play = match.seat(AUTOMA).play
    return [entry.card for entry in play if match.card(entry.card).trade_route and not is_full(entry)]


def _you_trade(match: Match) -> Steps[None]:
    """One goods on a route of the automa. What its commerce gives you is yours to do; the owner may draw."""
    card = yield from ask_card(match, "traded_with", _open_routes(match))
    entry = match.entry(AUTOMA, card)
    if entry is None:
        return
    entry.tokens["goods"] = entry.tokens.get("goods", 0) + 1
    match.tell("place", HUMAN, card=card, tokens={"goods": 1})
    for who in within(match.card(card).commerce, Who):
        if who.who == "owner":
            yield from _report(match, "automa:draw")


def _report(match: Match, report: str) -> Steps[None]:
    automa = match.seat(AUTOMA)
    ground = PhysicalGround(match)
    match report:
        case "automa:unrest":
            take_unrest(match, AUTOMA, "deck")
        case "automa:chaos" | "automa:chaos-deck":
            take_chaos(match, AUTOMA, "discard" if report == "automa:chaos" else "deck")
        case "automa:draw":
            if (yield from ground.know_top("deck")):
                card = automa.deck.pop(0)
                automa.discard.insert(0, card)
                match.tell("automa_discard_top", AUTOMA, cards=[card])
        case "automa:recall" | "automa:abandon":
            card = _pinned(match)[-1]
            zone = "deck" if report == "automa:recall" else "discard"
            move(match, Spot(card, "play", AUTOMA), zone, Frame(AUTOMA, card, AUTOMA))
            match.tell(report.split(":")[1], AUTOMA, card=card)
        case "automa:steal" | "automa:gain":
            yield from _tokens(match, report == "automa:gain")
        case "automa:card":
            card = yield from ask_card(match, "gave_card", could_be_on(match, "main"))
            automa.deck.insert(0, card)
            match.tell("give", HUMAN, to=AUTOMA, card=card)
        case "automa:trade":
            yield from _you_trade(match)
        case "end":
            trigger_end(match, "reported", HUMAN)
        case "collapse":
            raise Collapse
        case "fix:market":
            yield from correct_market(match)
        case "fix:tokens":
            kind = yield from ask_option(match, "which_resource", RESOURCES)
            automa.resources[kind] = yield from ask_amount(match, "automa_amount", MOST, resource=kind)
            match.tell("corrected", AUTOMA, tokens={kind: automa.resources[kind]})
        case "fix:state":
            show(match, next_state(automa))
            match.tell("state", AUTOMA, suit=automa.state)


def _tokens(match: Match, gained: bool) -> Steps[None]:
    """Your effect gave the automa resources, or you stole some."""
    automa = match.seat(AUTOMA)
    kinds = RESOURCES if gained else tuple(kind for kind in RESOURCES if automa.resources[kind])
    kind = yield from ask_option(match, "which_resource", kinds)
    most = MOST if gained else automa.resources[kind]
    number = yield from ask_amount(match, "how_many", most, resource=kind)
    if not gained:
        number = min(number, automa.resources[kind])  # it may have been corrected meanwhile
    automa.resources[kind] += number if gained else -number
    if gained:
        match.tell("gain", AUTOMA, tokens={kind: number}, card="")
    else:
        match.tell("steal", HUMAN, victim=AUTOMA, tokens={kind: number}, card="")


def _score(match: Match) -> Steps[None]:
    options = [Option(f"amount:{number}", number=number) for number in SCORES]
    question = Decision(HUMAN, "amount", "your_score", options, least=SCORES[0], most=SCORES[-1])
    (picked,) = yield from ask(match, question)
    _finish(match, "scoring", picked.data["number"])


def _finish(match: Match, reason: str, human: int | None, *, won: bool = False) -> None:
    """The human wins only with more points; a collapse is lost (IMP-SOLO-87, -88)."""
    automa = score_automa(match)
    scores = [human, automa["total"]]
    won = won or (human is not None and human > automa["total"])
    winners = [HUMAN if won else AUTOMA]
    trigger = (match.p.end or {}).get("trigger")
    breakdown = [_own_breakdown(match, human), {**automa, "sources": by_source(automa)}]
    match.p.phase = "scoring"
    match.p.end = {
        "reason": reason, "trigger": trigger, "scores": scores, "breakdown": breakdown, "winners": winners,
    }  # fmt: skip
    match.tell("game_over", reason=reason, scores=scores, winners=winners)


def _own_breakdown(match: Match, total: int | None) -> dict[str, object]:
    """With the points by source if they were told and add up."""
    assert match.p.real is not None
    counted = match.p.real.score
    return {"total": total, **({"sources": counted} if counted and sum(counted.values()) == total else {})}
