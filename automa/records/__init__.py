"""What a player keeps: games in progress, finished games, campaigns, settings. One SQLite file, whole or not at all.

store = Store.open()                       # the user's own; or a file, or a folder
store.notices                              # what had to be set aside or recovered, for people
game = store.begin(table, kind="digital")  # a game in progress
table.answer([...]); game.keep(table)      # on disk when it returns
game, table = store.resume(id)
game.finish(table)                         # one step from in progress to finished
store.finished(nation="romans", limit=20); store.game(id).table()
"""

from automa.records.campaigns import KeptCampaign, played
from automa.records.errors import Notice, StoreError
from automa.records.finished import Filter, FinishedGame, Record
from automa.records.merging import Merged
from automa.records.opponents import KeptTable
from automa.records.report import problem_report
from automa.records.running import Game, InProgress
from automa.records.store import Store
from automa.records.where import data_folder

__all__ = [
    "Filter", "FinishedGame", "Game", "InProgress", "KeptCampaign", "KeptTable", "Merged", "Notice", "Record", "Store",
    "StoreError", "data_folder", "played", "problem_report",
]  # fmt: skip
