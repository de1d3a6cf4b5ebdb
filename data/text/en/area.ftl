# Choosing a card, the automa's area, the market, and the log.

## Choosing a card

picker-here = Can be here
picker-seen = Already seen this shuffle
picker-other = Any other card
picker-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
picker-all = All
picker-search = Search a name
picker-clear = Empty the search
picker-nothing = No card like that.
picker-more = { $number } more

## The automa’s area

area-subtitle = The automa’s area · { $level } · Round { $round }
area-subtitle-short = { $level } · Round { $round }
area-correct = Correct something
area-stop = Stop correcting
area-hint = Correcting: tap − and +, or a card to move it. Everything can be undone.
area-round = Round
area-add = Add a card
area-add-to = Which card is added? ({ $place })
area-flip = Turn the state card over
area-accession-by = an empire with { $card }
area-accession-at = accession: no. { $place }
area-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
area-none = empty
area-nothing = No cards.
area-hidden = face down
area-on-top = { $card } on top
area-face-down = { $number ->
        [one] { $number } card face down
       *[other] { $number } cards face down
    }
area-top-first = from the top down
area-not-seen = { $zone ->
        [deck] Not seen yet, in the deck or the slots
       *[other] Not seen yet
    }
area-waits = slot { $slot } waits
area-closed = { $number ->
        [one] slot { $slot } closed this winter
       *[other] slots from { $slot } closed this winter
    }
area-closed-slot = closed this winter
area-newest = newest last
area-as-seen = as last seen
area-unrest-left = Unrest left
area-collapse = collapse at 0
area-chaos-left = Chaos left
area-chaos-wins = empty at a collapse: you win
area-score = Score if it ended now
area-source = { $source ->
        [progress] Progress
        [play] Cards in play
        [history] History
        [deck] Slots, deck and discard pile
        [stock] Materials and population
        [goods] Goods
        [unrest] Unrest
       *[power] Power card
    }
area-move = Move { $card } to …
area-the-card = the face-down card
area-look = Look at the card
area-about-card = Rules and more
area-further-up = Further up
area-further-down = Further down

## The market

market-hint = Round { $round } · tap a card to change it
market-deck = { $deck ->
        [civilised] civilised deck
        [uncivilised] uncivilised deck
        [region] region deck
       *[main] main deck
    }
market-from-main = From the main deck
market-which = Slot { $slot }: which card?
market-which-card = Which card?
market-slot = Slot { $slot }: { $card }
market-not-seen = not seen yet
market-nothing = empty
market-more = Tokens, unrest and more
market-another = Another card lies here
market-unknown = A card that I have not looked at
market-empty = No card: the slot stays empty
market-unrest-under = Unrest under the card

## The log

log-all = Everything
log-automa = Automa
log-you = You
log-corrections = Corrections
log-round = Round { $round }
log-turn = Round { $round } · { $nation }
log-earlier = Earlier turns
log-nothing = Nothing has happened yet.
log-no-such = Nothing of that kind has happened.
