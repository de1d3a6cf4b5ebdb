# Records on screen: the list of games, one game, nations, figures, entering a game, sharing, replay (app/screens/records.py,
# record.py, figures.py, enter_game.py, exchange.py, replay.py).

## Entering a game

enter-title = Enter a game
enter-save = Save the game
enter-choose-nation = Choose a nation
enter-yours = Your points
enter-its = The automa’s points
enter-collapse = It ended in a collapse
enter-collapse-about = Nobody counts points then, and the automa wins.
enter-fixed = By the campaign
enter-date = Day (year-month-day)
enter-note = Note
enter-no-opponent = Whom did you face? Choose a nation.
enter-no-points = Both scores are needed.
enter-no-date = A day like 2026-12-31 is needed.

## The list

records-games = Games
records-nations = Nations
records-figures = Figures
records-none = No games yet. Play one, or enter one you remember.
records-search = Search games
records-count = { $number ->
        [0] No game fits.
        [one] 1 game
       *[other] { $number } games
    }
records-nobody = –
records-filter = Which games
records-any = any
records-by-level = Difficulty
records-by-nation = You played
records-by-opponent = The automa played
records-result-all = All
records-result-won = Won
records-result-lost = Lost
records-only = { $won ->
        [yes] Won
       *[no] Lost
    }
records-with = With { $nation }
records-against = Against { $nation }

## One game

record-title = A game
record-replay = Replay
record-how = Played
record-mode = { $entered ->
        [yes] without the app
       *[no] { $mode ->
            [physical] at the table
            [solo] on the screen
            [training] training
           *[players] with others
        }
    }
record-way = Way
record-level = Difficulty
record-side = Side of your power card
record-rounds = Rounds
record-minutes = Minutes
record-decisions = Answers
record-points = Points by source
record-die = { $number ->
        [one] The die, 1 roll
       *[other] The die, { $number } rolls
    }
record-own-die = * rolled with your own die
record-seed = Seed { $seed }
record-check = Check this game
record-check-good = Checked: seed and answers give exactly these rolls.
record-check-bad = The game cannot be played again as it is recorded.
record-delete = Delete this game
record-deleted = The game was deleted.

## Figures

figures-counting = Counting …
figures-your-nations = Your nations
figures-automas = Against each automa
figures-tally = { $played ->
        [one] 1 game
       *[other] { $played } games
    }, { $won } won ({ $rate })
figures-best = best { $best }, on average { $average }
figures-games = games
figures-won = won
figures-lost = lost
figures-rate = rate
figures-best-short = best
figures-over-time = Your score, last { $number }
figures-by-difficulty = Wins by difficulty
figures-by-source = { $number ->
        [one] Points by source, 1 game
       *[other] Points by source, average of { $number } games
    }
figures-die = { $number ->
        [one] The die, 1 roll
       *[other] The die, { $number } rolls
    }
figures-die-app = The app’s die
figures-die-own = Your own die
figures-few = { $played ->
        [one] One game
       *[other] { $played } games
    }, { $won } won.
figures-few-best = Your best score: { $best }.
figures-few-more = With { $number } games there is something to draw.

## Replay

replay-cannot = This game cannot be replayed: { $reason }
replay-step = Step { $number } of { $all } · round { $round }
replay-set-up = The table is laid out.
replay-nothing = Nothing to tell of this step.
replay-over = The end of the game.
replay-start = To the beginning
replay-turn-back = A turn back
replay-turn = A turn on
replay-back = Back
replay-forward = Next

## Sharing and safety

exchange-title = Share and keep
exchange-out = Out
exchange-export-all = Everything
exchange-export-all-about = One file with all games, campaigns and settings, for another device.
exchange-export-csv = Results for a spreadsheet
exchange-export-csv-about = A line for each game (CSV).
exchange-where = Files are written to { $folder }
exchange-in = In
exchange-choose-file = Choose a file
exchange-choose-file-about = A file that Solstice has written, here or elsewhere.
exchange-no-chooser = This device has no way to choose a file. Put it into the folder above.
exchange-unreadable = The file cannot be read: { $reason }
exchange-unwritable = The file could not be written: { $reason }
exchange-would = This file would bring:
exchange-take = Take it in
exchange-backups = Backup copies
exchange-no-backup = None yet. One is made on the first start of a day.
exchange-restore = Go back to it
exchange-restore-sure = Everything as it was on { $date }? What is here now is set aside, not deleted.
exchange-restored = As it was then. What was here before lies beside it: { $file }
exchange-size = { $kilobytes } kB
exchange-written = Written
exchange-share-png = As a picture
exchange-share-png-about = The sheet as a PNG, to show around.
exchange-share-pdf = As a PDF
exchange-share-pdf-about = The sheet on a page, to print.
exchange-share-json = As a file for Solstice
exchange-share-json-about = With its games, to go on with elsewhere.
report-title = Report a problem
report-written = The report is written
