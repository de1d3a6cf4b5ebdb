"""What any game needs: positions, decisions, the journal, undo and redo, saving, seeded chance.

The table protocol, relied on from outside the project:

    table = Table.new(config)                     # config: a dict, read by its game
    table = Table.from_position(position, seed=1)
    table.pending                                 # Decision, or None when the game is over
    table.answer(["play:1ROM16"])                 # option ids; returns the new pending decision
    table.undo(); table.redo()                    # by one answer
    table.undo_titles(); table.redo_titles()      # what they would take back or give again, in a few words
    table.copy()                                  # an independent table at the same point
    table.ahead()                                 # the instructions that follow if each is just done
    table.position()                              # everything, as a plain dict
    table.view(seat)                              # what that seat may know
    table.events_since(n)                         # what happened, in order; dicts with a spoken "text"
    table.happened(n); table.told(event)          # the same unspoken, and one of them in words
    table.result                                  # None, or reason, scores, breakdown, winners
    table.save(); Table.load(data)                # bytes

Whatever is wrong with an answer, a config, a position or a save is told by `TableError` in one line, and nothing has
changed then.
"""

from automa.table.decision import Decision, Option, Steps
from automa.table.errors import TableError
from automa.table.game import Game, register
from automa.table.table import Table

__all__ = ["Decision", "Game", "Option", "Steps", "Table", "TableError", "register"]
