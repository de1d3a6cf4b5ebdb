# The text client (app/) and cards in a terminal (automa/cli/face.py).

## Starting

client-language = Language / Idioma:
client-languages = { $number } { $number ->
        [1] English
        [2] Português (Brasil)
       *[3] Español
    }
client-title = Solstice, an unofficial companion for Imperium.
client-nation = Your nation:
client-side = Your power card:
client-side-a = Side A, advanced
client-side-b = Side B, basic
client-opponent = Your opponent:
client-training = Nobody: training, 12 turns
client-no-terminal = No terminal here, so this is a demonstration: the { $first } against the { $second }.

## The table

board-round = Round { $round } · { $names }
board-training = { $left } turns left
board-last = The last round
board-market = Market
board-piles = Decks
board-pile-main = main { $number }
board-pile-region = region { $number }
board-pile-uncivilised = uncivilised { $number }
board-pile-civilised = civilised { $number }
board-pile-fame = fame { $number }
board-pile-unrest = unrest { $number }
board-pile-exile = exile { $number }
board-pile-chaos = chaos { $number }
board-you = You
board-hand = Hand
board-play = In play
board-development = To develop
board-history = History
board-sunken = Sunken
board-quests = Quests
board-discard = Discard
board-empty = –
board-unrest = { $number } unrest
board-exhausted = exhausted
board-actions = { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
board-exhausts = { $number ->
        [one] { $number } exhaust token
       *[other] { $number } exhaust tokens
    }
board-count-hand = hand { $number }
board-count-deck = deck { $number }
board-count-discard = discard { $number }
board-count-history = history { $number }
board-count-nation-deck = nation deck { $number }

## Answering

client-prompt = >
client-pick-one = one number
client-pick-exactly = { $number } numbers
client-pick-range = { $least } to { $most } numbers, Enter for none
client-pick-some = { $least } to { $most } numbers
client-help =
    Answer with the number of an option, or several: 1 3.
    u undo · r redo · t table · l log · c 2 or c name: what a card says
    s save (s file) · q quit · ? this help
client-not-understood = Not understood. Type ? for help.
client-no-such-number = There is no option { $number }.
client-no-card = No card is called “{ $name }”.
client-card-of-what = Which card? c and the number of an option, or part of a name.
client-nothing-to-undo = There is nothing to undo.
client-nothing-to-redo = There is nothing to redo.
client-saved = Saved as { $file }.
client-not-saved = Could not save: { $reason }.
client-goodbye = The game is kept; next time you can go on with it.
client-farewell = Goodbye.

## The end

client-over = The game is over.
client-score = { $name }: { $score } VP
client-progress = { $number } progress
client-by-card = { $name } { $points }

## A card

face-common = common card
face-cost = Development cost: { $cost }.
face-players = { $players } players
icon-region = region
icon-uncivilised = uncivilised
icon-civilised = civilised
icon-tributary = tributary
icon-fame = fame
icon-unrest = unrest
icon-trade-route = trade route
icon-gadget = gadget
icon-power = power
icon-pinned = pinned
icon-attack = attack
icon-power-a = side A
icon-power-b = side B
icon-city = city
icon-metropolis = metropolis
icon-river = river
icon-ocean = ocean
icon-fertile = fertile
icon-hunt = hunt
icon-production = production
icon-knight = knight
icon-mask = mask
icon-scroll = scroll
icon-merchant = merchant
icon-miracle = miracle
icon-barbarian = barbarian
icon-empire = empire
icon-corrupted = corrupted
icon-summoned = summoned
icon-isle-bound = isle-bound
icon-voyaging = voyaging
start-deck = starts in the deck
start-nation = starts in the nation deck
start-accession = accession card
start-development = development
start-supply = starts in the supply
start-chaos = starts in the chaos pile

## A nation's deck (automa/cli/deck.py)

deck-title = { $nation }: { $number ->
        [one] { $number } face
       *[other] { $number } faces
    }
deck-place-in-play = In play from the start ({ $number })
deck-place-deck = Starting deck ({ $number })
deck-place-nation = Nation deck ({ $number })
deck-place-accession = Accession card, under the nation deck ({ $number })
deck-place-development = Developments ({ $number })
deck-place-supply = Unrest for the shared pile ({ $number })
deck-place-chaos = Chaos pile ({ $number })
deck-copies = { $number } copies: { $ids }
