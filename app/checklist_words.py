"""The steps of a set-up in words, the same on the screen and in the terminal. What to lay out the engine says."""

from __future__ import annotations

from automa.imperium.cards import library
from automa.imperium.checklist import Step
from automa.imperium.speech import speaker
from automa.language.tree import Amount, Noun
from automa.text import has_text, text


def step_words(step: Step, language: str, *, drawn: bool = False) -> str:
    """With `drawn`, for a place that shows the order of the cards in a drawing."""
    message = f"lay-{step.group}-{step.about}"
    if drawn and has_text(language, f"{message}-drawn"):
        message += "-drawn"
    words = {**step.words}
    if "nation" in words:
        words["nation"] = of_nation(words["nation"], language)
    names = [library()[card].name_in(language) for card in step.cards]
    valued = [f"{library()[card].name_in(language)} ({library()[card].best_points})" for card in step.cards]
    join = speaker(language).words.join
    phrases = speaker(language).phrases
    tokens = [phrases.noun(Noun((kind,)), Amount(number)) for kind, number in step.tokens.items()]
    return text(
        language,
        message,
        **words,
        **step.numbers,
        cards=join(names, "and") if names else "",
        first=names[0] if names else "",
        last=names[-1] if names else "",
        valued=", ".join(valued),
        tokens=join(tokens, "and") if tokens else "",
    )


def of_nation(nation_id: str, language: str) -> str:
    """ "of the Romans" """
    return text(language, "of-nation", name=name_within(nation_id, language))


def name_within(nation_id: str, language: str) -> str:
    """The nation's name inside a sentence, where Spanish writes it small."""
    nation = library().nation(nation_id)
    name = nation.names.get(language, nation.name)
    return name[0].lower() + name[1:] if has_text(language, "nation.small") else name
