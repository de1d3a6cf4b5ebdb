# A game at a real table: what the person there is asked and what their hands do (automa/imperium/words_real.py).
# The nation is the subject, the hands get the imperative, and what hits you begins with "You". $way is brain, where the
# app holds the automa's cards and those it gains lie on one pile, or guide, where all its cards are real.

## Turns

ask-die = { $nation } roll the die. Use this one or your own.
pick-roll = Roll
pick-die = My die shows { $n }
ask-your-turn = Your turn. Report what you do to { $them }.
ask-your-solstice = Solstice. Resolve your solstice effects.
ask-your-score = The game is over. How many points do you score?
pick-done = Done
pick-cannot = { $what ->
        [row] Nothing of this row: the next row that fits is tried
       *[part] { $row ->
            [yes] Only this part: the rest of the row goes on
           *[no] This is left out: the turn goes on
        }
    }
ask-collapse = The unrest pile must be empty now: that is a collapse, and you lose. Is it empty?
ask-unrest-left = How many unrest are left in the pile?

report-done = { $about ->
        [your-solstice] Solstice done
       *[your-turn] My turn is done
    }
report-automa-unrest = { $nation } take 1 unrest
report-automa-chaos = { $nation } take 1 chaos: their discard pile
report-automa-chaos-deck = { $nation } take 1 chaos: on top of their deck
report-automa-draw = { $nation } draw: they discard their top card
report-automa-recall = { $nation } recall { $card }
report-automa-abandon = { $nation } abandon { $card }
report-automa-steal = I steal { $victim }
report-automa-gain = { $nation } gain resources
report-automa-card = { $nation } take a card
report-end = The end of the game begins
report-collapse = Collapse: the unrest pile is empty
report-fix-market = Correct the market
report-fix-tokens = Correct the automa’s resources
report-fix-state = Correct the automa’s state: { $state }

## Cards turned over

ask-slot-card = { $nation } reveal slot { $slot }. Turn the card over. Which is it?
ask-top-of-deck = Turn over the top card of the automa’s deck. Which is it?
ask-top-of-dynasty = Turn over the top card of the dynasty deck. Which is it?
ask-top-of-discoveries = Turn over the top card of the discovery deck. Which is it?
ask-top-of-quests = Turn over the top impending quest. Which is it?
ask-top-of-pile = Turn over the top card { $top }. Which is it?
pick-none-top-of-pile = { $pile ->
        [fame] Only King of Kings is left
       *[other] The deck is empty
    }
ask-search-main = Turn over cards of the main deck until { $what } appears. Which is it?
pick-none-search-main = No { $bare } in the deck
ask-exiled = Look through the exile. Which { $kinds } are there?

## The market

ask-market-check = Is this the market? If not, choose a slot that changed.
pick-right = It is right
pick-slot = Slot { $n }: { $filled ->
        [yes] { $card }
       *[no] empty
    }
ask-which-slot = Which slot of the market changed?
ask-market-slot = { $cause ->
        [layout] Which card is in slot { $slot }?
        [refill] Refill slot { $slot }. Which card is it?
       *[change] Which card is now in slot { $slot }?
    }
pick-none-market-slot = { $cause ->
        [refill] The slot stays empty
       *[other] The slot is empty
    }
ask-market-tokens = { how-many } do you see on { $card }?

## You

how-many = { $resource ->
        [materials] How many materials
        [population] How much population
        [progress] How much progress
       *[goods] How many goods
    }
how-many-of-it = { $resource ->
        [materials] How many
        [goods] How many
       *[other] How much
    }
ask-chaos-empty = The game has collapsed. Is your chaos pile empty?
ask-human-state = Are you barbarian or an empire?
pick-human-state = { $state ->
        [empire] An empire
        [neither] Neither
       *[barbarian] Barbarian
    }
ask-human-has = Do you have { $n ->
        [0] { "" }
        [one] { "" }
       *[other] at least
    } { $what }?
ask-human-has-cards = Do you have { $what }?
ask-human-has-unrest = Do you have { $what }?
ask-human-amount = { how-many } do you have?
ask-you-do = You { $act }.{ $attack ->
        [yes] { " " }This is an attack.
       *[no] { "" }
    }
ask-you-may = { $act }.
ask-stolen = You lose { $most } to { $them }, or nothing if a card protects you. { how-many-of-it }?

## What happened to the automa

ask-gave-card = Which card do { $them } take?
ask-which-resource = Which resource?
ask-how-many = { how-many }?
ask-automa-amount = { how-many } do { $them } have?
told-barbarian = { $nation } are barbarian now.

## What the hands do

onto-automa = { $way ->
        [guide] on top of the automa’s deck
       *[brain] on the automa’s pile
    }
onto-discard = { $way ->
        [guide] on the automa’s discard pile
       *[brain] on the automa’s pile
    }
tokens-back = { $laden ->
        [yes] ; return its tokens
       *[no] { "" }
    }
unrest-back = { $unrest ->
        [yes] { $laden ->
            [yes] ; return its unrest and its tokens
           *[no] ; return its unrest
        }
       *[no] { tokens-back }
    }
ask-do-automa-acquires = { $nation } acquire { $card } { $zone ->
        [exile] { $from }
       *[market] from slot { $slot }
    }. Put it { $unrest ->
        [yes] { $way ->
            [guide] and then its unrest
           *[brain] and its unrest
        }
       *[no] { "" }
    } { onto-automa }{ tokens-back }.
ask-do-automa-breaks-through = { $nation } break through for { $card } { $zone ->
        [market] from slot { $slot }
       *[other] { $from }
    }. Put it { onto-automa }{ unrest-back }{ $zone ->
        [main] ; shuffle the other cards back
        [decks] ; shuffle the other cards back
       *[other] { "" }
    }.
ask-do-automa-takes-fame = { $nation } take the fame card { $card }. Put it { onto-automa }.
ask-do-automa-takes-unrest = { $nation } take 1 unrest. Put it { $to ->
        [discard] { onto-discard }{ $way ->
            [guide] { $later ->
                [yes] { " " }after you shuffle
               *[no] { "" }
            }
           *[brain] { "" }
        }
       *[deck] { onto-automa }
    }.
ask-do-automa-returns-unrest = { $nation } return 1 unrest. { $way ->
        [guide] { $zone ->
            [discard] Put one from the automa’s discard pile on the unrest pile.
           *[other] Put it on the unrest pile.
        }
       *[brain] Put one from the automa’s pile on the unrest pile.
    }
ask-do-automa-exiles = { $nation } exile { $card }. { $way ->
        [guide] Put it into exile.
       *[brain] { $own ->
            [yes] It stays in the box.
           *[no] Put it from the automa’s pile into exile.
        }
    }
ask-do-exile-market = { $nation } exile { $card } from slot { $slot }. Put it into exile{ unrest-back }.
ask-do-place-token = Put { $tokens } on { $seen ->
        [no] the card
       *[yes] { $card }
    } in slot { $slot }.
ask-do-clean-up-token = { ask-do-place-token }
ask-do-clean-up = { $placed ->
        [no] { "" }
       *[yes] { ask-do-place-token }{ " " }
    }{ $nation } fill their slots. Their turn is over.
ask-reveal = { $nation } reveal the card in slot { $slot }.
pick-reveal = Reveal slot { $slot }
card-unseen = a card not seen yet
ask-do-automa-puts = { $nation } put { $card } { $to ->
        [history] into their history
       *[deck] on top of their deck
    }. Move it there{ $zone ->
        [playing] { "" }
        [discard] { " " }from their discard pile
       *[play] { " " }from their play area
    }.
ask-do-automa-plays = { $nation } play { $card }. Put it into the automa’s play area.
ask-do-automa-discards = { $nation } discard { $card }. Put it on the automa’s discard pile.
ask-do-automa-discards-top = { $nation } discard { $card } from the top of their deck. Put it on the discard pile.
ask-do-automa-abandons = { $nation } abandon { $card }. Put it from play on the automa’s discard pile.
ask-do-automa-gains-discovery = { $nation } discover { $card }. Put it on top of the automa’s deck.
ask-do-automa-gains-quest = { $nation } gain the quest { $card }. Put it on top of the automa’s deck.
ask-do-waiting-card = { $nation } keep the card of slot { $slot }. Move it face down to slot 1.
ask-do-fill-slots = { $nation } fill their slots. Put a face-down card from the automa’s deck in each empty one.
ask-do-automa-reveals = { $nation } reveal { $card } in slot { $slot }. Turn the card over.
ask-do-dynasty = { $nation } add { $card } from their dynasty deck. Put it { $to ->
        [deck] on top of the automa’s deck
       *[discard] on the automa’s discard pile
    }.
ask-do-automa-shuffles = { $nation } reshuffle. Shuffle the automa’s discard pile into a new deck and go on filling slots.
ask-do-journey = { $nation } travel on to { $card }. Make it the automa’s journey card.
ask-do-automa-swaps = { $nation } exchange the card just revealed for { $card } in market slot { $slot }. Lay it there; the tokens stay, and the unrest below is as the new card asks.
ask-do-automa-empire = { $nation } are an empire now. Turn the automa’s state card over.
ask-do-automa-turns = Turn the automa’s state card over: { $card }. { $n ->
        [0] Any exhaust tokens in its slots come off.
       *[other] Lay an exhaust token in each slot from { $n } on: they get no card.
    }
