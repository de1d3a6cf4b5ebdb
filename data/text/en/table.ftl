# What is asked and told at the table (automa/imperium/words.py). Prompts begin in lower case, because the name of a card
# may come before them; Python gives the first letter its capital.

## Nations and cards

nation = The { $name }
    .in = the { $name }
    .from = from the { $name }
    .to = to the { $name }
score = { $name } { $n }
power-card = { $owner ->
        [you] your power card
       *[they] their power card
    }
card-copies = { $n } × { $name }

## Places that no card names

zone-region = the region deck
    .from = from the region deck
    .top = of the region deck
zone-uncivilised = the uncivilised deck
    .from = from the uncivilised deck
    .top = of the uncivilised deck
zone-civilised = the civilised deck
    .from = from the civilised deck
    .top = of the civilised deck

where-hand = hand
where-discard = discard pile
where-deck = deck
where-history = history
where-nation = nation deck
where-development = development area
where-play = in play
where-playing = being played
where-power = power card
where-garrison = in { $host }
where-market = market
where-exile = exile
where-fame = fame deck
where-main = main deck
where-king-of-kings = fame deck

## Prompts

from-card = { $card }: { $ask }
ask-act = { $act }.
ask-cards = choose { $cards }.
ask-turn = your turn. { $n ->
        [0] No actions left.
        [one] { $n } action left.
       *[other] { $n } actions left.
    }
ask-may = { $act }?
give-owner = give { $what } to the owner of this card
ask-choose = { $stop ->
        [yes] choose one, or stop.
       *[no] choose one.
    }
ask-declare = declare a suit.
ask-pay = how do you pay { $tokens }?
ask-pay-amount = { $resource ->
        [materials] how many materials do you pay?
        [population] how much population do you pay?
        [progress] how much progress do you pay?
       *[goods] how many goods do you pay?
    }
ask-draw-or-take = which card do you draw?
ask-move-amount = { $resource ->
        [materials] how many materials do you move?
        [population] how much population do you move?
        [progress] how much progress do you move?
       *[goods] how many goods do you move?
    }
ask-convert-amount = { $resource ->
        [materials] how many materials do you convert?
        [population] how much population do you convert?
        [progress] how much progress do you convert?
       *[goods] how many goods do you convert?
    }
ask-draw-amount = how many cards do you draw?
ask-innovate = innovate: break through for which card?
ask-revolt = revolt: which unrest do you return?
ask-garrison-under = garrison it in which card?
ask-ready = take the exhaust token off which card?
ask-borrow = use the exhaust ability of which card?
ask-copy = turn this card into a copy of which card?
ask-swap-away = { $zone ->
        [exile] which exiled card goes to the market?
       *[hand] which card from your hand do you swap?
    }
ask-swap-for = { $zone ->
        [market] in place of which market card?
       *[other] for which card?
    }
ask-develop = { $free ->
        [yes] develop which card at no cost?
       *[no] develop which card?
    }
ask-put-back = which card goes back next, from the top down?
ask-develop-by-reshuffle = reshuffle: develop a card?
ask-next-trigger = which card comes first?
ask-next-solstice = solstice: which card comes first?
ask-react = react with an exhaust ability?
ask-ward-off = an attack! Ward it off?
ask-last-unrest = { $n ->
        [one] who takes the last unrest?
       *[other] who takes the last { $n } unrest?
    }
ask-cleanup-token = cleanup: put { $tokens } on which market card?
ask-cleanup-discard = cleanup: discard any number of cards.
ask-training-exile = cleanup: exile a market card?

## Options

pick-yes = Yes
pick-no = No
pick-no-choose = Stop
pick-no-draw-or-take = Stop
pick-no-react = Don’t react
pick-no-ward-off = Don’t ward it off
pick-no-develop-by-reshuffle = Don’t develop
pick-no-training-exile = Don’t exile
pick-play = Play { $card }{ $free ->
        [yes] { " " }(free)
       *[no] { "" }
    }
pick-exhaust = Exhaust { $card }
pick-use = Use { $card }
pick-innovate = Innovate
pick-revolt = Revolt
pick-end = End the turn
pick-top = Top { $of }
pick-first = First { $what } { $of }
pick-laden = { $card }, { $tokens }
pick-priced = { $card }: { $cost }
pick-where = { $card } ({ $where })

## Rounds and turns

told-round = Round { $n }.
told-final-round = Round { $n }, the last one.
told-turn = { $nation } begin their turn.
told-innovate = { $nation } innovate{ $n ->
        [0] .
       *[other] { " " }and discard { $cards }.
    }
told-revolt = { $nation } revolt.
told-solstice = Solstice.
told-solstice-effect = { $nation } resolve { $card }.
told-trigger = { $nation } resolve { $card }.
told-state = { $nation } turn their state card to its { $suit } side.
told-empire = { $nation } are an empire now.
told-turned = { $nation } turn their state card over: { $card }.
told-end-triggered = { $why ->
        [reported] { $nation } trigger the end of the game.
       *[other] { end-trigger } This triggers the end of the game.
    }
end-trigger = { $why ->
        [main-deck] The main deck is empty.
        [development] { $nation } have no cards left to develop.
        [accession] { $nation } have no cards left in their nation deck.
        [dynasty] { $nation } have no cards left in their dynasty deck.
        [journey] { $nation } reach the end of their journey.
        [ceremony] { $nation } complete their ceremony.
        [king-of-kings] { $nation } are the first to resolve King of Kings.
       *[card] { $nation } bring on the end.
    }
told-game-over = { $reason ->
        [collapse] Collapse: the unrest pile is empty.
       *[scoring] Final score: { $scores }.
    } { $won ->
        [0] Nobody wins.
        [one] { $alone ->
            [yes] { "" }
           *[no] { $winners } win.
        }
       *[other] { $winners } share the victory.
    }

## Playing cards

told-play = { $nation } play { $card }{ $zone ->
        [hand] { "" }
       *[other] { " " }{ $from }
    }{ $free ->
        [yes] { " " }as a free play
       *[no] { "" }
    }.
told-exhaust = { $nation } exhaust { $card }.
told-ready = { $nation } may exhaust { $card } again.
told-spend-action = { $nation } spend { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }.
told-avoid = { $nation } avoid the attack with { $card }.
told-borrow = { $nation } use the exhaust ability of { $card }.
told-copy = { $nation } turn { $by } into a copy of { $card } this turn.
told-declare = { $nation } declare a suit: { $suit }.
told-treat = { $nation } treat the { $icon } of { $card } as other icons this turn.
told-ignore = { $nation } ignore the { $icon } of the next card they play.
told-king-of-kings = { $nation } resolve King of Kings.

## Resources

told-gain = { $nation } gain { $tokens }.
told-pay = { $nation } pay { $tokens }.
told-steal = { $nation } steal { $tokens } { $victim }.
told-give-tokens = { $nation } give { $tokens } { $receiver }.
told-place = { $nation } put { $tokens } on { $card }.
told-clean-up = { $nation } clean up.
told-move = { $nation } move { $tokens } to { $card }.
told-collect = { $nation } take { $tokens } from { $card }.
told-remove = { $nation } put { $tokens } from { $card } back into the supply.

## Cards

told-draw = { $nation } draw { $cards }.
    .hidden = { $nation } draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
told-discard = { $nation } discard { $cards }{ $zone ->
        [play] { " " }{ $from }
       *[other] { "" }
    }.
told-abandon = { $nation } abandon { $card }.
told-recall = { $nation } recall { $card }.
told-garrison = { $nation } garrison { $card } in { $host }.
told-history = { $nation } put { $card } into their history.
told-put = { $nation } put { $card } { $to }.
    .hidden = { $within ->
        [yes] { $nation } put a card of their nation deck at its bottom.
       *[no] { $nation } put a card { $from } { $to }.
    }
told-exile = { $nation } exile { $card } { $zone ->
        [playing] { "" }
       *[other] { $from }
    }.
told-take = { $nation } take { $card } { $from }.
    .hidden = { $nation } take a card { $from }.
told-give = { $nation } give { $card } { $receiver }.
    .hidden = { $nation } give a card { $receiver }.
told-find = { $nation } find { $card } { $in }.
told-found-nothing = { $nation } find nothing.
told-look = { $nation } look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } { $top }: { $cards }.
    .hidden = { $nation } look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } { $top }.
told-reveal = { $nation } reveal { $cards } { $from }.
told-fame = { $nation } take the fame card { $card }.
    .hidden = { $nation } take a fame card.
told-reshuffle = { $nation } reshuffle their discard pile.
told-shuffle-nation = { $nation } shuffle their nation deck.
told-nation-card = { $nation } put { $card } from their nation deck into their discard pile.
    .hidden = { $nation } put a card from their nation deck into their discard pile.
told-accession-into-play = { $nation } put { $card } from their nation deck into play.
told-develop = { $nation } develop { $card }{ $free ->
        [yes] { " " }at no cost
       *[no] { "" }
    }.
told-swap-nation = { $nation } swap { $other } for { $card } from their nation deck.
    .hidden = { $nation } swap a card for one from their nation deck.

## Market and unrest

told-acquire = { $nation } acquire { $card }{ $zone ->
        [exile] { " " }{ $from }
       *[market] { "" }
    }{ $laden ->
        [yes] { " " }with { $tokens }
       *[no] { "" }
    }.
told-break-through = { $nation } break through for { $card }{ $zone ->
        [market] { "" }
       *[other] { " " }{ $from }
    }{ $laden ->
        [yes] { " " }with { $tokens }
       *[no] { "" }
    }.
    .hidden = { $nation } break through for the top card { $top }.
told-refill = New card in slot { $slot }: { $card }.
told-swap = { $nation } put { $card } into the market in place of { $other }.
told-sink = { $nation } sink { $card }.
told-take-unrest = { $nation } take 1 unrest.
told-take-chaos = { $nation } take 1 chaos.
told-fewer = { $nation } gain { $tokens } less.
told-return-unrest = { $nation } return { $n } unrest.

## The automa

told-die = The die shows { $n }: { $waiting ->
        [yes] slot { $n } waits.
       *[no] every card is resolved.
    }
told-automa-reveals = { $nation } reveal { $card } in slot { $slot }.
told-row = { $nation } resolve row { $row }{ $passed ->
        [0] .
        [one] : nothing in row { $rows } is possible.
       *[other] : nothing in rows { $rows } is possible.
    }
told-no-row = { $passed ->
        [0] No row fits { $card }.
       *[other] No row that fits { $card } is possible.
    }
told-automa-discard-top = { $nation } discard { $cards } from the top of their deck.
told-automa-resolves = { $nation } resolve { $card } { $from }.
told-automa-plays = { $nation } put { $card } into play.
told-automa-chooses = { $nation } choose { $card }: { $decides ->
        [only] no other card fits.
        [points] most points ({ $points }).
        [tokens] tie at { $points }, more tokens.
       *[slot] tie at { $points }, lowest slot.
    }
told-dynasty = { $nation } put { $card } from their dynasty deck { $to }.
told-convert = { $nation } convert { $tokens } into { $into }.
told-discovery = { $nation } discover { $card }.
told-quest = { $nation } gain the quest { $card }.
told-journey = { $nation } travel on to { $card }.
told-journey-row = { $reached ->
        [yes] { $nation } are ready to leave { $card }.
       *[no] { $nation } are not ready to leave { $card }.
    }
