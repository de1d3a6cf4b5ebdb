# The end of a game: score, counting cards, the result.

score-title = The game is over
score-automa = { $nation }: { $points } points.
score-count = Count my cards
score-yours = Your points
score-take = This is my score
score-you = You
score-total = Total
score-round = round { $round }
score-save = Save result
score-saved = Saved to your records.
score-its-cards = The automa’s cards
source-progress = Progress
source-play = Cards in play
source-history = History
source-deck = Hand, deck, discard
source-power = Power card
source-stock = Materials, population
source-goods = Goods
source-unrest = Unrest
count-title = Count my cards
count-about = Tick every card that is yours.
count-use = Use this score
score-outcome = { $outcome ->
        [won] You win by { $difference }
        [tie] A tie: the automa wins
        [collapse] Collapse: the automa wins
       *[lost] The automa wins by { $difference }
    }
score-zone = { $zone ->
        [slots] Slots
        [play] In play
        [deck] Deck
        [discard] Discard pile
       *[history] History
    }
count-ticked = { $number } of { $all } cards ticked
count-on-cards = Tokens on your cards
count-side = { $what ->
        [merchant] Your merchant card
       *[state] Your state card
    }
count-here = tokens on it
count-group = { $group ->
        [nation] Nation
        [region] Regions
        [uncivilised] Uncivilised
        [civilised] Civilised
        [tributary] Tributaries
        [trade_route] Trade routes
        [fame] Fame
       *[unrest] Unrest
    }
count-place = { $place ->
        [play] in play
        [history] history
        [sunken] sunken
        [legends] legends
        [garrison] under { $card }
       *[deck] hand, deck, discard
    }
