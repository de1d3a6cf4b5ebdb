# Opponent tables: mistakes in their files, and the screens that show them.

## Where a mistake stands, and what it is (automa/imperium/opponent/mistakes.py)

mistake-row = { $side } row { $row }
mistake-line = line { $line }, column { $column }
mistake-ends-early = ends too early
mistake-not-understood = not understood: '{ $word }'
mistake-needs-what = '{ $word }' needs an object
mistake-needs-to = '{ $word }' needs a destination
mistake-takes-no-what = '{ $word }' takes no object
mistake-takes-no-to = '{ $word }' takes no destination
mistake-unknown = unknown '{ $word }'
mistake-unknown-key = unknown key '{ $word }'
mistake-needs-text = needs a text
mistake-needs-texts = needs texts
mistake-needs-list = needs a list
mistake-needs-table = needs a table
mistake-needs-rows = needs rows, single ones or those of the two sides
mistake-token = needs a number and a resource, as in '1 progress'
mistake-doubts = two doubts about one text must each replace words one for one
mistake-no-such = { $number }: there are { $all }
mistake-not-toml = the form of such a file is broken here
mistake-unreadable = cannot be read: { $reason }
mistake-too-large = larger than { $most } characters
mistake-too-deep = too many parts inside each other
mistake-too-many = at most { $most }
mistake-no-card = no card is called '{ $word }'
mistake-last-row = the last row of a side must be for 'other'
mistake-as-printed = must be as in the table that the app brings: { $word }
mistake-no-nation = '{ $word }' is no nation with an opponent table
mistake-cannot-do = the automa cannot do this: '{ $word }'
mistake-cannot-ask = the automa cannot ask this
mistake-cannot-say = only the app’s own forms can stand here: '{ $word }'

## Files of them (automa/cli/table_file.py)

table-file-fine = { $file }: in order. { $nation }, { $rows } rows.
table-file-kept = { $file }: kept. Games against the { $nation } begun from now on are played by its { $rows } rows.
table-file-written = Written: { $file }
table-file-head = Opponent table: { $nation }. How to write one: docs/tables.md

## On the screen (app/screens/opponent_tables.py, opponent_table.py)

tables-title = Opponent tables
tables-about = Read them, correct a row, take in one of yours
tables-mine = YOURS
tables-none = None yet. Correct a row below or take in a file: games against that nation then use your table.
tables-in = TAKE IN
tables-choose = Choose a file
tables-choose-about = A table that you or somebody else wrote
tables-where = Files in { $folder } are shown here.
tables-ours = FROM THE APP
tables-own-about = { $name } · { $date }
tables-ours-about = { $rows } rows, { $other ->
        [0] all printed
       *[other] { $other } of them not as printed
    }
tables-would = { $nation }: { $rows } rows. { $there ->
        [yes] Takes the place of your table of this nation.
       *[no] Games begun from now on use it instead of the app’s table.
    }
tables-take = Take it in
tables-taken = Games against the { $nation } use your table from now on.
tables-is-mine = your table
tables-is-ours = the app’s table
tables-tap = Tap a row to correct it.
tables-export = As a file
tables-delete = Delete
tables-deleted = { $nation }: your table is deleted. The app’s is used again.
tables-row = Row { $number }
tables-part-trigger = For which card
tables-part-effect = What happens
tables-part-when = If
tables-part-then = Then
tables-part-otherwise = Otherwise
tables-others = IT MAY ALSO BE
tables-keep = Keep this row
tables-kept = Kept. Games against the { $nation } use your table from now on.
set-up-own-table = { $box } · your own table
