# The companion at a real table (app/terminal/companion.py), and an opponent's table in a terminal (automa/cli/table.py).

## An opponent's table

table-side = { $side ->
        [barbarian] barbarian side
        [empire] empire side
        [corrupted] corrupted side
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

## Sitting down

start-what = What shall it be?
start-continue = Continue: { $names }, { $mode ->
        [physical] at the table
       *[other] on this screen
    }, round { $round }
start-physical = At the table: real cards, the app plays the automa
start-solo = On this screen: solo against the automa
start-players = On this screen: training, or against another nation
start-automa = The automa’s nation:
start-random = Draw one
start-difficulty = Difficulty:
start-level = { $level }, { $slots } slots
start-way = The automa’s cards:
start-brain = Brain: leave them in the box, the app holds them
start-guide = Guide: you shuffle and reveal the real ones

## Answering

client-enter = [Enter: { $label }]
client-not-possible = That is not possible: { $reason }
client-needs = the answer is { $what }.
client-nothing-called = nothing here is called “{ $name }” or shows such icons.
client-twice = { $name } was chosen twice.
client-more = … and { $number } more. Type more of the name.
client-pick-number = a number from { $least } to { $most }
client-undone = Undone.
client-redone = Redone.
client-no-automa = There is no automa at this table.
client-yes-typed = y yes
client-no-typed = n no
client-help-solo =
    Answer with the number of an option, or several: 1 3.
    w why the automa did that · a the automa · o its rows · m market · t table
    u undo · r redo · l log · c 2 or c name: what a card says
    s save (s file) · q quit · ? this help
board-slot = Slot { $number }
board-unseen = not seen yet

## At the table

companion-help =
    Enter does the obvious: done, reveal, roll the die, the market is right.
    A card: type part of its name or its icons (elder, river region).
    The market is asked for when the automa first looks at it.
    w why · a the automa · m market · t its table · c name: what a card says
    x that is not possible · u undo · r redo · l log
    q quit (the game is kept) · ? this help
companion-laid-out = [Enter: all laid out]
companion-heading = { $who ->
        [automa] Round { $round } · The automa’s turn: { $nation }
        [solstice] Round { $round } · Solstice
        [scoring] The end
       *[activate] Round { $round } · Your turn
    }{ $last ->
        [yes] { " " }· the last round
       *[no] { "" }
    }
companion-hint = { $about ->
        [die] Enter = roll · 1–6 = my own die shows
        [market-check] Enter = it is right · 1–5 = this slot changed
        [your-solstice] Enter = solstice done · a number = report it
       *[your-turn] Enter = my turn is done · a number = report it
    }
companion-hint-done = Enter = { $about ->
        [reveal] reveal it
       *[other] done
    }{ $objections ->
        [yes] { " " }· x = not possible
       *[no] { "" }
    } · w = why
companion-objections = What is not possible?
companion-hint-objection = a number · Enter = done after all
companion-hint-find = part of a name or icons · * = all { $number }
companion-hint-number = a number · or another part of a name
companion-hint-several = names or numbers, with commas between
companion-hint-none = Enter = { $known ->
        [0] none
       *[other] the { $known } that I know of
    }

## The automa’s area

area-way = { $way ->
        [guide] Guide
       *[brain] Brain
    }
area-resources = Resources
area-slots = Slots
area-piles = Piles
area-journey = Journey
area-slot = { $number } { $card ->
        [none] empty
        [waits] waits
       *[back] face down
    }
area-count-deck = deck { $number }
area-count-discard = discard { $number }
area-count-history = history { $number }
area-count-dynasty = dynasty { $number }
area-count-quests = quests { $number }

## Why

why-nothing = There is nothing to explain yet.
why-card = { $card } shows: { $icons }.
why-no-icons = no icons
why-no-fit = does not fit
why-impossible = fits, but nothing in it is possible
why-this-row = fits: this row
why-being-tried = fits: is it possible?
why-head-slot = slot
why-head-card = card
why-head-points = points
why-head-tokens = tokens
why-die = The card in the slot that the die shows waits this turn; the others are resolved.
why-reveal = Slots are resolved from the lowest to the highest; the one under the die waits.
why-slot-card = { why-reveal }
why-do-automa-reveals = { why-reveal }
why-market-check = A row looks at the market, and your turn may have changed it. It is asked once a turn.
why-market-slot = The app follows the market, so that it can choose for the automa.
why-market-tokens = Progress on a market card counts as points, and a tie goes to the card with more tokens.
why-exiled = The row may take a card from exile too.
why-top-of-pile = The row takes or resolves the top card there.
why-search-main = Neither the market nor a small deck has such a card.
why-top-of-deck = The top card of the automa’s deck is discarded or resolved, so the app must know it.
why-top-of-dynasty = A dynasty card comes when the automa’s deck is empty, or when a row says so.
why-top-of-discoveries = The row takes a discovery.
why-top-of-quests = The row takes a quest.
why-chaos-empty = If it is, you win at once.
why-human-state = The row depends on it.
why-human-has = What the row does depends on it.
why-human-has-cards = If there is nothing to lose, that part of the row is not possible.
why-human-has-unrest = If there is none, that part of the row is not possible.
why-human-amount = The automa steals what there is, and if there is nothing, that part is not possible.
why-you-do = The row does this to you. What harms you is an attack, whatever the icons: your protection works.
why-you-may = The row offers it to you.
why-stolen = What the automa steals goes into its pool. Stealing is an attack: your protection works.
why-do-exile-market = The automa exiles from the lowest slot whose card has no tokens.
why-do-clean-up-token = Cleanup: the market card above the card that waited gets a token.
why-do-clean-up = Cleanup: if a card waited, the market card above it gets a token and it goes to slot 1. Every empty slot gets a card from the automa’s deck.
why-do-place-token = The row puts it on the market card at the die.
why-do-waiting-card = Cleanup: the card that waited comes first in the next turn.
why-do-fill-slots = Cleanup: every empty slot gets a card from the automa’s deck.
why-do-dynasty = A dynasty card comes when the automa’s deck is empty, or when a row says so.
why-do-automa-shuffles = A slot needs a card and the automa’s deck is empty.
why-do-journey = The journey row was fulfilled.
why-do-automa-swaps = A gadget is exchanged for the best market card of a matching suit.
why-do-automa-empire = The accession card has come out of the dynasty deck.
why-do-automa-turns = Its state card says when it turns over.
why-do-automa-discards = No part of the row sends the card elsewhere, so it is discarded.
why-do-automa-abandons = The automa abandons what it played last.
why-your-turn = You play by the rules of the game. The app only needs to hear what touches the automa.
why-your-solstice = Only you have a solstice. The app only needs to hear if it ends the game.
why-collapse = By the app’s count the unrest pile is empty, but only you see it. An empty one ends the game at once.
why-unrest-left = The app goes on counting from there.
why-your-score = The automa’s points are known; yours are on the table.

## The end

result-scoring = { $outcome ->
        [won] You win by { $difference }: { $yours } to { $its }.
        [tie] A tie at { $its }: the automa wins.
       *[lost] The automa wins by { $difference }: { $its } to { $yours }.
    }
result-collapse = Collapse: the automa wins, whatever the points.
result-automa = { $nation }: { $total } VP
result-progress = { $number } for progress
result-stock = { $number } for materials and population
result-goods = { $number } for goods
result-zone = { $zone ->
        [slots] slots
        [play] in play
        [deck] deck
        [discard] discard pile
       *[history] history
    } { $points }: { $cards }

## Set-up of a real table

of-nation = of the { $name }
lay-group-shared = Shared
lay-group-yours = Yours
lay-group-automa = The automa
lay-shared-commons = Common cards of { $set ->
        [classics] Classics
        [legends] Legends
       *[horizons] Horizons
    }: take out every card marked 3+ or 4.
lay-shared-tributary = { $cards }: the name of a nation in play. Put it back and add a random tributary of another box.
lay-shared-unrest = Unrest pile, face up: { $all } cards ({ $common } common{ $extra ->
        [0] { "" }
       *[other] , { $extra } of them marked 3+ or 4
    }{ $yours ->
        [0] { "" }
       *[other] , { $yours } of yours
    }{ $theirs ->
        [0] { "" }
       *[other] , { $theirs } for the automa
    }). The exile lies beside it.
lay-shared-fame = Fame deck: King of Kings, side A up; on it { $number } other fame cards, face down. The rest stays out, unseen.
lay-shared-decks = Three face-down decks of { $number }: region, uncivilised, civilised.
lay-shared-main = Main deck: shuffle what is left of these with the tributaries, { $number } cards.
lay-shared-market = Market, left to right: main, main, civilised, uncivilised, region.
lay-shared-market-unrest = 1 unrest from the pile under every market card but regions; 1 progress on each civilised one.
lay-shared-markers = Slot markers 1–{ $number } under the market cards, left to right.
lay-shared-marker-6 = Slot marker 6 beside marker 5.
lay-shared-slot-5-filled = An unused exhaust token in slot 5: it counts as filled.
lay-shared-solstice = Solstice token between the two areas. You go first.
lay-yours-power = Power card { $nation }, side { $side } up.
lay-yours-beneath = Beneath it, the first on top: { $cards }.
lay-yours-state = State card, { $state ->
        [empire] empire
       *[barbarian] barbarian
    } side up, with { $actions } action tokens and { $exhausts } exhaust tokens.
lay-yours-state-own = Your own state card, { $cards } side up, with { $actions } action tokens and { $exhausts } exhaust tokens.
lay-yours-state-waiting = Under it, your own state card, { $cards } side up.
lay-yours-development = Development area: { $number } cards, face up.
lay-yours-quests = Quest area: { $number } impending quests, face up.
lay-yours-nation-deck = Nation deck: { $cards } face up, on it { $number } shuffled nation cards, face down.
lay-yours-resources = Resources: { $tokens }. King of Kings token light side up.
lay-yours-chaos = Chaos pile: { $number } chaos cards beside your deck; the others stay in the box.
lay-yours-supply = Your supply unrest: { $number ->
        [0] the { $boxed } marked 3+ or 4 into the box
       *[other] { $number } to the unrest pile{ $boxed ->
            [0] { "" }
           *[other] , { $boxed } marked 3+ or 4 into the box
        }
    }.
lay-yours-deck = Shuffle your other { $number } cards as your deck. Draw { $hand }.
lay-automa-boxed = All cards { $nation } stay in the box: the app holds them.
lay-automa-spare-unrest = Unrest marked 3+ or 4 stands in for theirs: { $supply ->
        [0] { $own } on the automa’s pile
       *[other] { $supply } on the unrest pile{ $own ->
            [0] { "" }
           *[other] , { $own } on the automa’s pile
        }
    }.
lay-automa-own-unrest = Take { $number } unrest { $nation } from the box after all: { $supply ->
        [0] { $own } on the automa’s pile
       *[other] { $supply } on the unrest pile{ $own ->
            [0] { "" }
           *[other] , { $own } on the automa’s pile
        }
    }.
lay-automa-pile = The automa’s pile: a place for every card that it gains from the table.
lay-automa-resources = No tokens: the app keeps the automa’s resources{ $number ->
        [0] { "" }
       *[other] , at the start { $tokens }
    }.
lay-automa-power = Power card { $nation }: it only marks the automa’s history.
lay-automa-supply = Its supply unrest: { $number ->
        [0] the { $boxed } marked 3+ or 4 into the box
       *[other] { $number } to the unrest pile{ $boxed ->
            [0] { "" }
           *[other] , { $boxed } marked 3+ or 4 into the box
        }
    }.
lay-automa-dynasty-developments = Dynasty deck, from the bottom up, face down, { $number } developments by points: { $valued }. Mix those that are equal.
lay-automa-dynasty-seasons = Dynasty deck, from the bottom up, face down, { $number } developments, winter and summer by turns: { $valued }. Mix those of one season that are equal.
lay-automa-dynasty-regions = On them, face down: the { $number } developments that are regions, shuffled.
lay-automa-dynasty-accession = { $place ->
        [on] On them
       *[bottom] Dynasty deck, from the bottom up
    }: { $cards } face up, then { $number } shuffled nation cards, face down.
lay-automa-discoveries = Discovery deck: { $first } face down, on it the other { $number } developments, shuffled face down.
lay-automa-out = { $cards }: they stay in the box.
lay-automa-quests = Impending quests: { $first } face up, on it the other { $number }, shuffled face down. { $last } stays in the box.
lay-automa-aside = Put the { $number } copies of { $cards } face up beside the dynasty deck. Its table brings them into play.
lay-automa-states = Its state cards: { $cards } side up below, the ordinary one on top. No dynasty deck; its ceremony and chaos cards stay in the box.
lay-automa-journey = Journey: { $first } on top of { $last }, both face up. No dynasty deck.
lay-automa-state = The automa’s own state card, { $state ->
        [empire] empire
       *[barbarian] barbarian
    } side up.
lay-automa-deck = Shuffle its other { $number } cards: 1 face down in each of the { $slots } slots, the other { $rest } are its deck.
