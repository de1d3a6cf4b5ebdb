"""A game at a real table by keyboard: the automa's turn step by step, each instruction done with Enter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from app.story import SAME_IN_OTHER_WORDS
from app.terminal.answering import Answers
from app.terminal.checklist import checklist_lines
from app.terminal.console import WIDTH, fill_lines
from app.terminal.sitting import AUTOMA, COMMANDS, ME, Command, Sitting
from automa.imperium.cards import library
from automa.table import Decision

# What the heading says already.
IN_HEADING = ("round", "final_round", "turn", "solstice")
RECENT = 6  # events that are told again when a game is continued
TAKEN_BACK = 60  # events: more than one row has


class Companion(Sitting):
    help_message = "companion-help"
    faces = True
    heading = ("", 0)

    def run(self) -> None:
        if self.table.pending is not None and not self.table.journal:
            self.lay_out()
        elif self.told:
            self.told = max(0, self.told - RECENT)
        super().run()

    def lay_out(self) -> None:
        """Once, for exactly this game."""
        for line in checklist_lines(self.config(), self.language):
            self.console.write(line)
        self.console.write()
        self.console.tell("companion-laid-out")
        self.console.read()

    def config(self) -> dict[str, Any]:
        position = self.table.position()
        human, automa = position["seats"]
        return {
            "mode": "physical",
            "way": position["real"]["way"],
            "edition": position["edition"],
            "commons": position["commons"],
            **position["options"],
            "seats": [
                {"nation": human["nation"], "power": human["power"]},
                {"kind": "automa", "nation": automa["nation"]},
            ],
        }

    def others_answer(self, decision: Decision) -> None:
        raise AssertionError("at a real table everything is asked of the person there")

    # ---- showing

    def show(self, decision: Decision) -> None:
        self.answers = Answers(decision, self.language, faces=self.faces)
        self.news()
        self.show_heading()
        self.console.write()
        mark = "→ " if decision.kind == "confirm" else ""
        self.console.write(fill_lines(decision.prompt, mark))
        self.show_choices()

    def remind(self, decision: Decision) -> None:
        assert self.answers is not None
        self.console.write()
        self.console.write(fill_lines(decision.prompt, "→ " if decision.kind == "confirm" else ""))
        self.console.write(fill_lines(f"[{self.hint(self.answers)} · ?]"))

    def show_choices(self) -> None:
        assert self.answers is not None
        if self.answers.objections and self.answers.shown:
            self.console.tell("companion-objections")
        super().show_choices()

    def show_heading(self) -> None:
        """Whose turn it is, whenever that changes."""
        view = self.table.view(ME)
        phase = view["turn"]["phase"]
        who = "automa" if phase == "activate" and view["turn"]["seat"] == AUTOMA else phase
        if self.heading == (who, view["round"]):
            return
        self.heading = (who, view["round"])
        last = view["end"] is not None and view["end"].get("round", 0) < view["round"]
        title = self.console.say(
            "companion-heading", who=who, round=view["round"], nation=self.name(AUTOMA), last="yes" if last else "no"
        )
        self.console.write()
        self.console.write(f"── {title} ".ljust(WIDTH, "─"))

    def name(self, seat: int) -> str:
        nation = library().nation(self.table.view(ME)["seats"][seat]["nation"])
        return nation.names.get(self.language, nation.name)

    def news(self) -> None:
        """What was told, but for what the instruction that follows says again."""
        events = self.table.events_since(self.told)
        said_again = self._said_again(events)
        for number, event in enumerate(events):
            if event["event"] not in IN_HEADING and number != said_again:
                self.tell_event(event, event["text"], events[number + 1 :])
        self.told = self.table.event_count

    def _said_again(self, events: Sequence[Mapping[str, Any]]) -> int | None:
        """The place of the event that the pending instruction repeats; the one step of a cleanup names its token."""
        pending = self.table.pending
        if pending is None:
            return None
        if pending.about == "do_clean_up" and pending.data.get("tokens"):
            return max((n for n, event in enumerate(events) if event["event"] == "place"), default=None)
        last = len(events) - 1
        return last if events and SAME_IN_OTHER_WORDS.get(pending.about) == events[last]["event"] else None

    def give(self, ids: list[str]) -> None:
        if ids[:1] and ids[0].startswith("cannot:"):
            with self._told_as_far_as_it_holds():
                super().give(ids)
        else:
            super().give(ids)

    def redo(self, rest: str) -> None:
        with self._told_as_far_as_it_holds():
            super().redo(rest)

    @contextmanager
    def _told_as_far_as_it_holds(self) -> Iterator[None]:
        """What is not possible was not done either: it is told what happens instead."""
        start = max(0, self.table.event_count - TAKEN_BACK)
        before = self.table.events_since(start)
        yield
        pairs = enumerate(zip(before, self.table.events_since(start), strict=False), start)
        self.told = min(self.told, next((n for n, (old, new) in pairs if old != new), self.table.event_count))

    def hint(self, answers: Answers) -> str:
        decision = answers.decision
        if decision.about in ("die", "market_check") or decision.kind == "turn":
            return self.console.say("companion-hint", about=decision.about.replace("_", "-"))
        if answers.objections and answers.shown:
            return self.console.say("companion-hint-objection")
        if answers.obvious is not None:
            return self.console.say(
                "companion-hint-done",
                about=decision.about.replace("_", "-"),
                objections="yes" if answers.objections else "no",
            )
        if decision.picks[0] == 0:
            known = self.console.say("companion-hint-none", known=len(answers.enter() or ()))
            return f"{self.console.say('companion-hint-several')} · {known}"
        if not answers.long:
            return answers.wanted()
        if answers.shown:
            return self.console.say("companion-hint-number")
        none = f" · 0 = {answers.none.label}" if answers.none is not None else ""
        return self.console.say("companion-hint-find", number=len(answers.choices)) + none

    def went(self, how: str) -> None:
        self.keep()
        self.console.tell(f"client-{how}")
        self.told = min(self.told, self.table.event_count)

    def commands(self) -> dict[str, Command]:
        return {**COMMANDS, "t": Sitting.show_rows, "r": Companion.redo}

    # ---- the end

    def finish(self) -> None:
        result: Mapping[str, Any] | None = self.table.result
        assert result is not None
        yours, its = result["scores"]
        self.console.write()
        if result["reason"] == "collapse":
            self.console.tell("result-collapse")
        else:
            outcome = "won" if yours > its else "tie" if yours == its else "lost"
            self.console.tell("result-scoring", outcome=outcome, difference=abs(yours - its), yours=yours, its=its)
        self.breakdown(result["breakdown"][AUTOMA])

    def breakdown(self, parts: Mapping[str, Any]) -> None:
        self.console.tell("result-automa", nation=self.name(AUTOMA), total=parts["total"])
        for source in ("progress", "stock", "goods"):
            if parts[source]:
                self.console.write(f"    {self.console.say(f'result-{source}', number=parts[source])}")
        for zone in ("slots", "play", "deck", "discard", "history"):
            rows = [row for row in parts["cards"] if row["zone"] == zone]
            if rows:
                cards = ", ".join(f"{library()[row['card']].name_in(self.language)} {row['points']}" for row in rows)
                points = sum(row["points"] for row in rows)
                words = self.console.say("result-zone", zone=zone, points=points, cards=cards)
                self.console.write(fill_lines(words, "    "))
