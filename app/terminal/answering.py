"""What may be typed in answer to a decision, and which options that means.

Enter takes the obvious answer where there is one, 0 the answer that there is none. Everything else has a number from 1,
or is found by part of its name or by its icons. Where a number is asked for, the number itself is typed. An instruction
is only carried out or not: why not is listed when it is asked for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from app.find import best_matches, cards_beginning, icons_of, names_of
from automa.imperium.cards import library
from automa.imperium.speech import points_text
from automa.table import Decision, Option
from automa.text import text

# The answers that Enter gives.
OBVIOUS = ("done", "right", "roll")
NONE = "none"
# Longer lists are only shown in part, by what was typed.
LONG = 14
MOST_SHOWN = 20
EVERYTHING = "*"
CANNOT = "x"
NUMBERS = re.compile(r"[-−]?\d{1,9}([ ,]+\d{1,9})*")


class NotPossible(Exception):
    """What was typed is no answer; the message says why."""


class NotUnderstood(NotPossible):
    """It is no answer to any question of this kind."""


@dataclass
class Choice:
    """One line of the list: an option, or several copies of the same card."""

    label: str
    options: list[Option] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    icons: list[str] = field(default_factory=list)


class Answers:
    def __init__(self, decision: Decision, language: str, *, faces: bool = False) -> None:
        """With `faces`, a card is listed with its icons and points, as somebody needs who looks at a real one."""
        self.decision = decision
        self.language = language
        self.amount = decision.kind == "amount"
        self.obvious = next((option for option in decision.options if option.id in OBVIOUS), None)
        self.none = decision.option(NONE)
        rest = [option for option in decision.options if option not in (self.obvious, self.none)]
        self.choices = [] if self.amount else self._choices(rest, faces)
        self.long = len(self.choices) > LONG
        self.objections = decision.kind == "confirm" and self.obvious is not None and bool(self.choices)
        # What a number means now.
        self.shown: list[Choice] = [] if self.long or self.objections else self.choices

    def _choices(self, options: list[Option], faces: bool) -> list[Choice]:
        found: dict[tuple[str, ...], Choice] = {}
        for option in options:
            card = library().cards.get(option.data.get("card", ""))
            if card is None or not faces or not option.id.startswith("card:"):
                key: tuple[str, ...] = (option.id,)
                choice = Choice(option.label, names=[option.label, *(names_of(card) if card else ())])
            else:
                icons = icons_of(card, self.language)
                about = " · ".join(filter(None, (", ".join(icons), points_text(card, self.language))))
                label = f"{option.label}: {about}" if about else option.label
                key = (label,)
                choice = Choice(label, names=names_of(card), icons=icons)
            found.setdefault(key, choice).options.append(option)
        return list(found.values())

    # ---- what to show

    def lines(self) -> list[tuple[str, str]]:
        """The list as it stands now: what to type, and what it means. The faces of a die need none."""
        if self.decision.about == "die":
            return []
        listed = [(str(number), _label(choice)) for number, choice in enumerate(self.shown[:MOST_SHOWN], 1)]
        if self.none and (not self.long or listed):
            listed.append(("0", self.none.label))
        return listed

    @property
    def unshown(self) -> int:
        """How many more the last list would have."""
        return max(0, len(self.shown) - MOST_SHOWN)

    def enter(self) -> list[str] | None:
        """What Enter answers; None where it answers nothing."""
        if self.obvious is not None:
            return [self.obvious.id]
        if self.decision.picks[0] == 0:
            return [option.id for option in self.decision.options if option.data.get("lying")]
        return None

    # ---- what was typed

    def meaning(self, typed: str) -> list[str] | None:
        """The options it means, or None after a new list was made of it. Raises NotPossible with the reason."""
        if not typed:
            return self.enter()
        if NUMBERS.fullmatch(typed):
            return self._by_number(typed.replace("−", "-"))
        if (typed == EVERYTHING and self.long) or (typed.lower() == CANNOT and self.objections):
            self.shown = self.choices
            return None
        if self.amount:
            raise NotPossible(self._needs(self._range()))
        if answer := self._yes_or_no(typed):
            return [answer]
        return self._by_name(typed)

    def _by_number(self, typed: str) -> list[str]:
        numbers = [int(number) for number in typed.replace(",", " ").split()]
        if self.amount:
            known = {option.data["number"]: option.id for option in self.decision.options}
            if len(numbers) != 1 or numbers[0] not in known:
                raise NotPossible(self._needs(self._range()))
            return [known[numbers[0]]]
        if numbers == [0] and self.none is not None:
            return [self.none.id]
        if numbers == [0] and self.decision.picks[0] == 0:
            return []
        if len(numbers) == 1 and not 1 <= numbers[0] <= len(self.shown) and (made_up := self._made_up(numbers[0])):
            return [made_up]  # the table knows why not
        for number in numbers:
            if not 1 <= number <= len(self.shown):
                raise NotPossible(text(self.language, "client-no-such-number", number=number))
        return self._picked([self.shown[number - 1] for number in numbers])

    def _made_up(self, number: int) -> str | None:
        """The id that such an option would have, where all of them are numbered by their ids."""
        ids = [option.id for choice in self.choices for option in choice.options]
        kinds = {option_id.partition(":")[0] for option_id in ids if option_id.partition(":")[2].isdecimal()}
        return f"{kinds.pop()}:{number}" if len(kinds) == 1 and all(":" in option_id for option_id in ids) else None

    def _yes_or_no(self, typed: str) -> str | None:
        for answer in ("yes", "no"):
            if (
                self.decision.option(answer)
                and typed.casefold() in text(self.language, f"client-{answer}-typed").split()
            ):
                return answer
        return None

    def _by_name(self, typed: str) -> list[str] | None:
        """Several names are separated by commas, where several may be picked."""
        several = self.decision.picks[1] > 1
        chosen: list[Choice] = []
        for name in filter(None, (part.strip() for part in typed.split(",")) if several else [typed]):
            found = self._found(name)
            if not found:
                return [self._elsewhere(name)]
            if len(found) > 1:
                self.shown = found
                return None
            chosen += found
        return self._picked(chosen)

    def _found(self, name: str) -> list[Choice]:
        names = [choice.names for choice in self.choices]
        return [self.choices[place] for place in best_matches(name, names, [choice.icons for choice in self.choices])]

    def _elsewhere(self, name: str) -> str:
        """The card that somebody means who names one that cannot be there: the table knows why not."""
        listed = [option.data["card"] for option in self.decision.options if option.id.startswith("card:")]
        if not listed:
            raise NotUnderstood(text(self.language, "client-not-understood"))
        cards = cards_beginning(name, self.language, {library()[card].box for card in listed})
        if len(cards) != 1:
            raise NotPossible(text(self.language, "client-nothing-called", name=name))
        return f"card:{cards[0]}"

    def _picked(self, chosen: list[Choice]) -> list[str]:
        """Picking the same line again picks the next copy."""
        ids: list[str] = []
        for choice in chosen:
            copies = [option.id for option in choice.options if option.id not in ids]
            if not copies:
                raise NotPossible(text(self.language, "client-twice", name=choice.label))
            ids.append(copies[0])
        least, most = self.decision.picks
        if not least <= len(ids) <= most:
            raise NotPossible(self._needs(self.wanted()))
        return ids

    def _needs(self, what: str) -> str:
        return text(self.language, "client-needs", what=what)

    def _range(self) -> str:
        return text(self.language, "client-pick-number", least=_minus(self.decision.min), most=self.decision.max)

    def wanted(self) -> str:
        """How to answer, in a few words."""
        if self.amount:
            return self._range()
        least, most = self.decision.picks
        if least == most:
            return text(self.language, "client-pick-one" if least == 1 else "client-pick-exactly", number=least)
        return text(self.language, "client-pick-some" if least else "client-pick-range", least=least, most=most)


def _label(choice: Choice) -> str:
    return choice.label if len(choice.options) == 1 else f"{choice.label} (×{len(choice.options)})"


def _minus(number: int) -> str:
    return str(number).replace("-", "−")
