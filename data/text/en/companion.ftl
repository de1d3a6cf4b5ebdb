# The companion at a real table (app/companion*.py), and an opponent's table in a terminal (automa/cli/table.py).

## An opponent's table

table-side = { $side ->
        [barbarian] barbarian side
        [empire] empire side
       *[single] only side
    }
table-journey = journey, when a slot needs a card and the automa’s deck is empty
table-token = At its cleanup the automa puts { $token } on the market card above the card that waits.
table-provenance = { $provenance ->
        [restored] restored
        [house] house row
        [mine] your own row
       *[printed] printed
    }
table-certainty = { $mark }, { $certainty ->
        [certain] certain
        [high] probably right
        [medium] uncertain
       *[low] very uncertain
    }
table-or = { $part ->
        [trigger] or for: { $text }
       *[text] or: { $text }
    }
