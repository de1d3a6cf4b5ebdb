# The store (automa/records): what could not be done, what had to be set aside, results for a spreadsheet.

## Errors

store-busy = Another window of Solstice is writing. Try again in a moment. ({ $reason })
store-full = There is no room left on this device. ({ $reason })
store-not-writable = The folder of Solstice cannot be written. ({ $reason })
store-failed = The store answered with an error: { $reason }
store-damaged = The file of the store is damaged: { $reason }
store-not-ours = { $file } is not a file of Solstice.
store-newer = { $file } was written by a newer version of Solstice. Update the app to open it.
store-game-elsewhere = This game was changed in another window, or is no longer in progress.
store-no-game = There is no such game.
store-game-damaged = The game cannot be read: { $reason }. It was set aside, not deleted.
store-not-over = The game is not over yet.
store-no-journal = This game was entered by hand and has no moves to replay.
store-no-replay = The game cannot be replayed: { $reason }
store-seed = The seed is too large.
store-fact = { $fact } cannot be { $value }.
store-no-campaign = There is no such campaign.
store-campaign-damaged = The campaign cannot be read: { $reason }
store-no-campaign-game = Only a game against one automa belongs to a campaign.
store-on-sheet = The game stands on a campaign’s sheet. Take it back there first.
store-no-table = There is no such table.
store-table = The table cannot be used: { $reason }
store-backup-damaged = The backup copy of { $date } cannot be read. Nothing was changed.

## Notices on opening

store-set-aside = The file with your games was damaged. It was kept as { $file }; nothing was deleted.
store-recovered = { $number ->
        [one] One entry was recovered from it.
       *[other] { $number } entries were recovered from it.
    }
store-from-backup = { $number ->
        [0] The backup copy of { $date } had nothing to add.
        [one] One entry was brought back from the backup copy of { $date }.
       *[other] { $number } entries were brought back from the backup copy of { $date }.
    }
store-shortened = { $number ->
        [one] One unfinished game lost its last moves; it goes on where it can be read.
       *[other] { $number } unfinished games lost their last moves; they go on where they can be read.
    }
store-nothing-recovered = Nothing of it could be read, and there is no backup copy.
store-no-backup = Today’s backup copy could not be made: { $reason }
store-old-save = An old save could not be read ({ $reason }). It was kept as { $file }.

## Importing

import-too-large = The file is too large: more than { $most } MB to read. Nothing was imported.
import-no-json = This is not a file of Solstice, or it is damaged. Nothing was imported.
import-not-ours = This is not a file of records of Solstice. Nothing was imported.
import-version = The file has another version ({ $version }) than this app reads. Nothing was imported.
import-no-object = an entry has the wrong form
import-missing = { $key } is missing
import-unknown = { $key } is not known
import-too-many = There are too many entries: { $part }, at most { $most }. Nothing was imported.
import-twice = { $id } occurs twice
import-detail = its moves cannot be unpacked: { $reason }
import-position = it does not begin with a set-up
import-refused = Nothing was imported. { $reason }
import-in-campaigns = Nothing was imported. Campaign { $number }: { $reason }
import-in-finished = Nothing was imported. Finished game { $number }: { $reason }
import-in-games = Nothing was imported. Unfinished game { $number }: { $reason }
import-in-opponents = Nothing was imported. Table { $number }: { $reason }
import-done = New: { $new } · updated: { $newer } · already here: { $known } · different, left as they are: { $different }

## Results for a spreadsheet

column-date = Date
column-nation = Nation
column-power = Power card
column-opponent = Opponent
column-difficulty = Difficulty
column-score = Points
column-opponent-score = Opponent’s points
column-outcome = Result
    .value = { $outcome ->
        [won] won
        [lost] lost
       *[none] –
    }
column-reason = End
    .value = { $reason ->
        [scoring] scoring
        [collapse] collapse
       *[other] { $reason }
    }
column-rounds = Rounds
column-minutes = Minutes
column-mode = Played
    .value = { $mode ->
        [physical] at the table
        [solo] on the screen
        [training] training
       *[players] with others
    }
column-edition = Edition
column-seed = Seed
column-rolls = Die
column-note = Note
column-id = Id
