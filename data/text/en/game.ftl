# A game at the table: bars, undo, menu.

tab-turn = Turn
tab-automa = Automa
tab-market = Market
tab-log = Log
game-undone = Undone: { $title }.
game-undo-title = Go back to before …
game-nothing-to-undo = Nothing to undo yet.
game-end = End the game
game-end-end = The end is triggered
game-end-end-about = This round is played to its end, then one last round follows.
game-end-collapse = Collapse
game-end-collapse-about = The unrest pile is empty: the game is over at once, and lost.
game-end-leave = Go on later
game-end-leave-about = Everything is saved. The first screen continues right here.
game-end-set-aside = Set it aside
game-end-set-aside-about = No result. It leaves the first screen, and nothing of it is lost.
game-subtitle = { $phase ->
        [you] Your turn · Round { $round }
        [automa] The automa’s turn · Round { $round }
        [solstice] Solstice · Round { $round }
        [scoring] Final score
       *[round] Round { $round }
    }{ $last ->
        [yes] { " " }· last round
       *[no] { "" }
    }
