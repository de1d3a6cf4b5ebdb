"""The effect language: one text per card, parsed into a tree, executed from it and spoken from it.

The language knows how effects are put together (costs, choices, conditions, triggers). It does not know any game:
the words it may use come from the game's `Lexicon`, and what a verb does is registered by the game.
"""

from automa.language.errors import EffectError
from automa.language.parser import Lexicon, Parser

__all__ = ["EffectError", "Lexicon", "Parser"]
