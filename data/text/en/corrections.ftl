# What a person corrects at a real table (automa/imperium/words_corrections.py), and the places of the automa’s cards.

told-corrected = { $what ->
        [none] Corrected: { $them } have { $tokens }.
       *[other] Corrected: { $change }.
    }
title-corrected = Corrected: { $change }
change-number = { $what } { $before } → { $after }
change-slot = slot { $slot }, { $what } { $before } → { $after }
change-slot-card = slot { $slot }, { $before } → { $after }
change-empty = empty
change-card = { $card }, { $before } → { $after }
change-state = { $before } → { $after }
change-unrest = unrest left { $before } → { $after }
change-chaos = chaos left { $before } → { $after }
change-dynasty = the order of the dynasty deck
change-round = round { $before } → { $after }
change-score = your points, { source-name } { $before } → { $after }
source-name = { $source ->
        [progress] progress
        [play] cards in play
        [history] history
        [deck] hand, deck and discard pile
        [power] power card
        [stock] materials and population
        [goods] goods
       *[unrest] unrest
    }

lies-slot = slot { $slot }
lies-deck = deck
lies-deck-top = top of the deck
lies-deck-bottom = bottom of the deck
lies-discard = discard pile
lies-history = history
lies-play = in play
lies-dynasty = dynasty deck
lies-dynasty-top = top of the dynasty deck
lies-dynasty-bottom = bottom of the dynasty deck
lies-quests = impending quests
lies-quests-top = top of the impending quests
lies-discoveries = discovery deck
lies-discoveries-top = top of the discovery deck
lies-journey = journey
lies-states = state cards
lies-aside = set aside
lies-exile = exile
lies-unrest = unrest pile
lies-chaos = chaos pile
lies-box = box
lies-yours = your side
lies-playing = being resolved
lies-unseen = face down
lies-new = not there

## Parts that cannot happen

told-part-impossible = { $part }: not possible, { $because }.
told-row-refused = Row { $row } is not possible at this table: the next row that fits is tried.
because = { $why ->
        [nothing] nothing to count
        [too-few] not enough { $resource }
        [no-tokens] no { $resource }
        [you-lack] you have no { $resource }
        [yours] you have none
        [die] no slot at the die
        [journey] the journey is over
        [market] none in the market
        [exile] none in exile
        [laden] all have tokens
        [gone] the card is gone
        [deck] deck empty
        [dynasty] dynasty deck empty
        [quests] no quest left
        [fame] no fame left
        [unrest] no unrest left
        [discard] none in the discard pile
        [history] none in history
        [said] so you say
       *[play] none in play
    }

## The person’s points

counted-term = { $formula }: { $n }
counted-capped = { $reason } (at most { $most })
