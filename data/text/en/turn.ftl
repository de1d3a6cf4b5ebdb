# The turns of a game at the table: yours, the automa's, the solstice.

turn-tap-or-shake = Tap or shake
turn-own-die = My own die rolled
turn-roll = Roll the die
turn-waits = Slot { $slot } waits.
turn-next-card = Next card
turn-done = Done
turn-cannot = Can’t
turn-why = Why?
turn-clean-up = Cleanup
turn-place = Card { $card } of { $cards } · slot { $slot }
turn-row = Row { $row }
turn-my-turn-done = My turn is done
turn-solstice-done = Solstice done
turn-this-many = Take { $number }
your-turn-title = Your turn
your-turn-about = Play at the table. Tap when you have cleaned up.
your-solstice-title = Solstice
your-solstice-about = Resolve your solstice effects.
touch-title = Did it touch the automa?
touch-card = It takes a card or unrest
touch-chaos = It takes a card, unrest or chaos
touch-tokens = It gains or loses tokens
touch-draw = It draws: top card discarded
touch-play = It abandons or recalls
touch-trade = You trade with its route
why-row = Why row { $row } for { $card }?
why-no-row = Why no row for { $card }?
why-card-chosen = Why { $card }?
why-first-that-fits = Row { $row } ({ $trigger }) is the first that fits and can do something.
why-passed = Row { $row } fits, but nothing of it is possible.
why-wrong = This is wrong
cannot-title = What can’t be done?
cannot-market = The app has the market wrong: correct it
cannot-area = The app has the automa’s area wrong: correct it
turn-to-resolve = { $number ->
        [one] 1 card to resolve.
       *[other] { $number } cards to resolve.
    }
turn-all = { $slot ->
        [none] { $die ->
            [6] A 6: every card is resolved.
           *[other] No slot { $die } here: every card is resolved.
        }
       *[empty] Slot { $die } is empty: every card is resolved.
    }
turn-provenance = { $provenance ->
        [restored] Row restored: icons inferred.
        [house] House row.
       *[mine] Your own row.
    }
turn-table = { $side ->
        [barbarian] The automa’s table, barbarian side
        [corrupted] The automa’s table, corrupted side
        [empire] The automa’s table, empire side
       *[single] The automa’s table
    }
turn-unrest-left = { $number ->
        [one] unrest left
       *[other] unrest left
    }
turn-chaos-left = chaos left
turn-these = { $number ->
        [0] None of them
        [one] This one
       *[other] These { $number }
    }
