# Answers in a few words, for the list of what undo would take back (automa/imperium/titles.py). No full stop.

title-answer = An answer
title-none = None
title-cannot = { $what ->
        [row] Not this row: { $act }
       *[part] Can’t: { $act }
    }
title-die-roll = Die: { $n }
title-die-die = My die: { $n }
title-reveal = { $card }
title-market-slot = Slot { $slot }: { $card }
title-market-check-right = The market is right
title-market-check-slot = The market changed: slot { $slot }
title-which-slot-which-slot = The market changed: slot { $slot }
title-market-tokens = On the card: { $tokens }
title-human-amount = You have { $tokens }
title-stolen = You lose { $tokens }
title-how-many = { $tokens }
title-automa-amount = Corrected: { $tokens }
title-your-score = Your score: { $n }
title-unrest-left = Unrest left: { $n }
title-collapse-yes = Collapse
title-collapse-no = Not empty yet
title-automa-recall = { $nation } recall { $card }
title-automa-abandon = { $nation } abandon { $card }
title-may = { $ask } { $answer }
title-you-do = You { $act }

## What the hands did

title-do-automa-acquires = Acquire { $card }
title-do-automa-breaks-through = Break through for { $card }
title-do-automa-takes-fame = Take { $card }
title-do-automa-takes-unrest = Take 1 unrest
title-do-automa-returns-unrest = Return 1 unrest
title-do-automa-exiles = Exile { $card }
title-do-exile-market = Exile { $card }
title-do-place-token = { $tokens } on { $card }
title-do-clean-up-token = { title-do-place-token }
title-do-clean-up = Cleanup
title-do-automa-puts = Put { $card } away
title-do-automa-plays = Play { $card }
title-do-automa-discards = Discard { $card }
title-do-automa-discards-top = Discard { $card }
title-do-automa-abandons = Abandon { $card }
title-do-automa-gains-discovery = Discovery: { $card }
title-do-automa-gains-quest = Quest: { $card }
title-do-waiting-card = The card that waited
title-do-fill-slots = Fill the slots
title-do-automa-reveals = { $card }
title-do-dynasty = Dynasty: { $card }
title-do-automa-shuffles = Reshuffle
title-do-journey = Journey: { $card }
title-do-automa-swaps = Exchange for { $card }
title-do-automa-empire = An empire now
title-do-automa-turns = { $card } now
