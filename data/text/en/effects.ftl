# Card text in English, put together from the tree of an effect (automa/language/speech.py).
#
# A verb is the command to you ("draw"); .he follows "each player". The other languages also have .you (after "and you"),
# .they, .to (infinitive), .when and .when-he. $owner is whose things are meant, you or they; $number one or many; $n the
# number itself; $sound how the next word begins; $thing card or token. A kind without a text of its own is an adjective.

## Lists

list-comma = { $before }, { $last }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-plus = { $before } plus { $last }
list-choice = { $before } OR { $last }

## Cards, icons, articles

cards = { $of } { $number ->
        [one] card
       *[many] cards
    }
icons = { $marks } { $number ->
        [one] icon
       *[many] icons
    }
card-name = “{ $name }”
their = { $owner ->
        [you] your
        [it] its
       *[they] their
    }

np-one = { $sound ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    } { $noun }
icons-in-all = cards with { $n } { $icons } in all
np-the = the { $noun }
np-each = each { $what }
np-exactly = { $n } { $noun }
np-up-to = up to { $counted }
np-any = { $thing ->
        [token] any amount of
       *[card] any number of
    } { $noun }
np-all = all { $noun }
np-none = { $thing ->
        [token] any { $noun }
       *[card] { np-one }
    }
np-top = the top { $n ->
        [one] card
       *[other] { $n } cards
    } { $of }
np-not = (not { $what })
on-it = { $number ->
        [one] on it
       *[many] on them
    }
with-token = with { $what } { on-it }
without-token = without { $what } { on-it }
with-icon = with { np-one }
without-icon = without { np-one }
with-at-least = with at least { $what } { on-it }
without-at-least = with fewer than { $what } { on-it }
with-hosted = with { $what } garrisoned in it
without-hosted = without { $what } garrisoned in it
with-less = with less { $what } { $where } than you
with-as-many = with at least as many { $what } { $where } as you

ref-this = this card
ref-it = it
ref-them = them
ref-host = that card
ref-given = the given card
ref-that-much = that much

## Counting

per = per { $what }
per-each = per { $what }
per-sum = per { $n }, counting { $list } together
different = kind of icon ({ $marks }) { $where }

## Resources and tokens

kind-materials = { $number ->
        [one] material
       *[many] materials
    }
    .counted = { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
    .all = { $own ->
        [yes] all { their } materials
       *[no] all materials
    }
kind-population = population
    .counted = { $n } population
    .all = { $own ->
        [yes] all { their } population
       *[no] all population
    }
kind-progress = progress
    .counted = { $n } progress
    .all = { $own ->
        [yes] all { their } progress
       *[no] all progress
    }
kind-goods = goods
    .counted = { $n } goods
    .all = { $own ->
        [yes] all { their } goods
       *[no] all goods
    }
kind-resource = { $number ->
        [one] resource
       *[many] resources
    }
    .counted = { $n ->
        [one] { $n } resource of { their } choice
       *[other] { $n } resources of { their } choice
    }
    .number = { $n } resources
    .all = all resources
kind-action = { $number ->
        [one] action
       *[many] actions
    }
    .counted = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
    .all = all actions
kind-exhaust = { $number ->
        [one] exhaust token
       *[many] exhaust tokens
    }
    .counted = { $n ->
        [one] { $n } exhaust token
       *[other] { $n } exhaust tokens
    }
    .all = all exhaust tokens

## Suits

kind-region = { $number ->
        [one] region
       *[many] regions
    }
    .mark = region
kind-uncivilised =
    .of = uncivilised
    .mark = uncivilised
kind-civilised =
    .of = civilised
    .mark = civilised
kind-tributary = { $number ->
        [one] tributary
       *[many] tributaries
    }
    .of = tributary
    .mark = tributary
kind-fame =
    .of = fame
    .mark = fame
kind-unrest = unrest
    .mark = unrest
kind-trade-route = { $number ->
        [one] trade route
       *[many] trade routes
    }
    .of = trade route
    .mark = trade route
kind-gadget = { $number ->
        [one] gadget
       *[many] gadgets
    }
    .of = gadget
    .mark = gadget
kind-power =
    .of = power

## Types

kind-city = { $number ->
        [one] city
       *[many] cities
    }
    .of = city
    .mark = city
kind-metropolis = { $number ->
        [one] metropolis
       *[many] metropolises
    }
    .of = metropolis
    .mark = metropolis
kind-river =
    .of = river
    .mark = river
kind-ocean =
    .of = ocean
    .mark = ocean
kind-fertile =
    .of = fertile
    .mark = fertile
kind-hunt =
    .of = hunt
    .mark = hunt
kind-production =
    .of = production
    .mark = production
kind-knight = { $number ->
        [one] knight
       *[many] knights
    }
    .of = knight
    .mark = knight
kind-mask = { $number ->
        [one] mask
       *[many] masks
    }
    .of = mask
    .mark = mask
kind-scroll = { $number ->
        [one] scroll
       *[many] scrolls
    }
    .of = scroll
    .mark = scroll
kind-merchant = { $number ->
        [one] merchant
       *[many] merchants
    }
    .of = merchant
    .mark = merchant
kind-miracle = { $number ->
        [one] miracle
       *[many] miracles
    }
    .of = miracle
    .mark = miracle

## Headers and states

kind-pinned =
    .of = pinned
kind-attack =
    .of = attack
kind-barbarian =
    .of = barbarian
kind-empire =
    .of = empire
kind-corrupted =
    .of = corrupted
kind-summoned =
    .of = summoned
kind-isle-bound =
    .of = isle-bound
kind-voyaging =
    .of = voyaging

state-barbarian = barbarian
state-empire = an empire
state-corrupted = corrupted
state-summoned = summoned
state-isle-bound = isle-bound
state-voyaging = voyaging

## Other classes of cards

kind-card = { $number ->
        [one] card
       *[many] cards
    }
kind-leader = { $number ->
        [one] leader
       *[many] leaders
    }
    .of = leader
kind-development =
    .of = development
kind-variable = { $number ->
        [one] card with variable points
       *[many] cards with variable points
    }
    .of = variable-point
kind-copy = the other copy of this card
    .definite = yes
kind-next-card = the next card you play
    .definite = yes
kind-another-card = { $number ->
        [one] another card
       *[many] other cards
    }
    .definite = yes
kind-matching = { $number ->
        [one] card of a matching suit
       *[many] cards of a matching suit
    }
    .of = matching
kind-different-icon = { $number ->
        [one] different icon
       *[many] different icons
    }
    .thing = icon
kind-ceremony = your ceremony card
    .definite = yes
kind-state-card = your state card
    .definite = yes
kind-chaos =
    .of = chaos
kind-declared = of the declared suit
    .definite = yes
kind-quest = { $number ->
        [one] quest
       *[many] quests
    }
kind-player = { $number ->
        [one] player
       *[many] players
    }

## Places
# .from where something is taken, .in where it is, .to where it goes, .count after "per", .or-… after "or".
# .top of a pile whose top is meant, .part a part of what was seen.

zone-play = play
    .from = from play
    .in = in play
    .to = into play
    .count = { on-cards } { $owner ->
        [you] you have in play
        [it] it has in play
       *[they] they have in play
    }
zone-play-including-this = play
    .from = from play (including this card)
    .in = in play (including this card)
    .count = { zone-play.count } (including this card)
zone-hand = { their } hand
    .from = from { their } hand
    .in = in { their } hand
    .to = into { their } hand
    .or-from = hand
    .or-in = in { their } hand
zone-deck = { their } deck
    .from = from { their } deck
    .in = in { their } deck
    .to = on top of { their } deck
    .top = of { their } deck
    .or-from = deck
    .or-in = deck
zone-discard = { their } discard pile
    .from = from { their } discard pile
    .in = in { their } discard pile
    .to = into { their } discard pile
    .or-from = discard pile
    .or-in = discard pile
zone-history = { their } history
    .from = from { their } history
    .in = in { their } history
    .to = into { their } history
    .or-from = history
    .or-in = history
zone-market = the market
    .from = { $thing ->
        [token] from a card in the market
       *[card] from the market
    }
    .in = in the market
    .to = on a card in the market
zone-first-two-slots = the first two slots of the market
    .from = from the first two slots of the market
    .in = in the first two slots of the market
    .to = on a card in the first two slots of the market
zone-exile = exile
    .from = from exile
    .in = in exile
    .to = into exile
    .or-from = exile
    .or-in = exile
zone-nation = { their } nation deck
    .from = from { their } nation deck
    .in = in { their } nation deck
    .to = on top of { their } nation deck
    .top = of { their } nation deck
zone-nation-bottom = the bottom of { their } nation deck
    .from = from the bottom of { their } nation deck
    .to = at the bottom of { their } nation deck
zone-fame = the fame deck
    .from = from the fame deck
    .to = on top of the fame deck
    .top = of the fame deck
zone-fame-bottom = the bottom of the fame deck
    .from = from the bottom of the fame deck
    .to = at the bottom of the fame deck
zone-main = the main deck
    .from = from the main deck
    .to = on top of the main deck
    .top = of the main deck
zone-main-bottom = the bottom of the main deck
    .from = from the bottom of the main deck
    .to = at the bottom of the main deck
zone-development = { their } development area
    .from = from { their } development area
    .in = in { their } development area
    .to = into { their } development area
zone-garrison = { their } garrisons
    .from = from { their } garrisons
    .in = garrisoned in { their } cards
    .to = into a garrison
zone-regions = regions
    .from = garrisoned in regions
    .in = garrisoned in regions
zone-them = them
    .in = among them
    .part = { $mode ->
        [up-to] up to { $n } of them
        [any] any number of them
       *[exactly] { $n ->
            [one] one of them
           *[other] { $n } of them
        }
    }
zone-scored = { their } scored cards
    .from = from the cards you score
    .in = among { their } scored cards
    .count = { $thing ->
        [icon] on cards you score
       *[card] you score
    }
zone-others = each other player
    .from = from each other player
    .in = another player has in play
zone-you = you
    .from = from you
    .in = you have
    .to = to you
zone-attacker = the attacker
    .from = from the attacker
    .in = the attacker has
    .to = to the attacker
zone-others-scored = the other players’ scored cards
    .in = { $thing ->
        [icon] on cards the other players score
       *[card] the other players score
    }
zone-sunken = { their } sunken pile
    .from = from { their } sunken pile
    .in = in { their } sunken pile
    .to = into { their } sunken pile
zone-legends = { their } legends
    .from = from { their } legends
    .in = in { their } legends
    .to = into { their } legends
zone-mana = { their } mana
    .from = from { their } mana
    .in = in { their } mana
    .to = into { their } mana
zone-quests = the quest area
    .from = from { their } quest area
    .in = in { their } quest area
    .to = into { their } quest area
zone-discoveries = the discovery deck
    .from = from the discovery deck
    .in = in the discovery deck
    .to = onto the discovery deck
zone-supply = the supply
    .from = { $thing ->
        [token] from the supply
       *[card] from the unrest pile
    }
    .in = { $thing ->
        [token] in the supply
       *[card] in the unrest pile
    }
    .to = { $thing ->
        [token] to the supply
       *[card] into the unrest pile
    }
zone-dynasty = { their } dynasty deck
    .from = from { their } dynasty deck
    .in = in { their } dynasty deck
    .to = on top of { their } dynasty deck
    .top = of { their } dynasty deck
zone-set-aside = { their } set-aside cards
    .from = from { their } set-aside cards
    .in = among { their } set-aside cards
    .to = among { their } set-aside cards
zone-card = { $name }
    .from = { $thing ->
        [token] from { $name }
       *[card] garrisoned in { $name }
    }
    .in = { $thing ->
        [token] on { $name }
       *[card] garrisoned in { $name }
    }
zone-power = { their } power card
    .from = from { their } power card
    .in = on { their } power card
    .to = onto { their } power card
zone-here = here
    .from = { $thing ->
        [token] from this card
       *[card] garrisoned here
    }
    .in = { $thing ->
        [token] on this card
        [icon] on the cards garrisoned here
       *[card] garrisoned here
    }
zone-abandoned = abandoned
    .in = abandoned
zone-returned = returned
    .in = returned
zone-discarded = discarded
    .in = discarded
zone-removed = removed
    .in = removed
zone-paid = paid
    .in = paid
zone-exiled = exiled
    .in = exiled
zone-taken = taken
    .in = taken
    .definite = yes
zone-joined = joined
    .in = who did so
zone-at-the-die = at the die
    .in = in the market slot shown by the die
    .definite = yes
zone-pool = what you have
    .in = you have

on-cards = { $thing ->
        [token] on the cards
       *[other] { "" }
    }

## Verbs

verb-choose = choose
    .he = chooses
verb-gain = gain
    .he = gains
verb-pay = pay
    .he = pays
verb-spend = spend
    .he = spends
verb-steal = steal
    .he = steals
verb-convert = convert
    .he = converts
verb-place = place
    .he = places
verb-move = move
    .he = moves
verb-collect = take
    .he = takes
verb-remove = remove
    .he = removes
verb-double = gain
    .he = gains
verb-ready = return
    .he = returns
verb-draw = draw
    .he = draws
verb-take = take
    .he = takes
verb-discard = discard
    .he = discards
verb-put = put
    .he = puts
verb-exile = exile
    .he = exiles
verb-sink = sink
    .he = sinks
verb-acquire = acquire
    .he = acquires
verb-break-through = break through for
    .he = breaks through for
verb-swap = swap
    .he = swaps
verb-return = return
    .he = returns
verb-give = give
    .he = gives
verb-find = find
    .he = finds
verb-look = look at
    .he = looks at
verb-reveal = reveal
    .he = reveals
verb-shuffle = shuffle
    .he = shuffles
verb-develop = develop
    .he = develops
verb-garrison = garrison
    .he = garrisons
verb-trigger = trigger
    .he = triggers
verb-abandon = abandon
    .he = abandons
verb-recall = recall
    .he = recalls
verb-play = play
    .he = plays
verb-free-play = free play
    .he = free plays
verb-flip = flip
    .he = flips
verb-trade = trade
    .he = trades
verb-avoid = avoid
    .he = avoids
verb-end-game = trigger
    .he = triggers
verb-declare = declare
    .he = declares
verb-borrow = use
    .he = uses
verb-copy = turn
    .he = turns
verb-resolve = resolve
    .he = resolves
verb-hand-size = increase
    .he = increases
verb-lose = lose
    .he = loses
verb-reach = acquire
    .he = acquires
verb-reduce = reduce
    .he = reduces
verb-treat = treat
    .he = treats
verb-ignore = ignore
    .he = ignores
verb-look-further = look at
    .he = looks at
verb-forbid = forbid
    .he = forbids
verb-permit = permit
    .he = permits
verb-score = score
    .he = scores
verb-limit = limit
    .he = limits
verb-reshuffle = reshuffle
    .he = reshuffles
verb-empty = use up
    .he = uses up
verb-profit = profit
    .he = profits
verb-leave = leave
    .he = leaves
verb-start-cleanup = start
    .he = starts
verb-suffer = suffer
    .he = suffers

## What a verb does, put together
# $what its object, $given whether it was said, $to and $all where it goes, $target whether and what that is,
# $bare the object without article and place, $plural with the place, $where the place alone, $zone its name.

do = { $verb } { $what }
do-pay = { $verb } { $what } { $to }
do-steal = { $verb } { $what }
do-acquire = { $verb } { $what }{ putting }
do-take = { $verb } { $what }{ putting }
do-break-through = { $zones ->
        [market-exile] { $verb } { $anywhere } (also from exile)
       *[other] { $verb } { $what }
    }{ putting }
putting = { $target ->
        [none] { "" }
       *[zone] , putting it { $to }
    }
do-convert = { $verb } { $what } into { $to }
do-place = { $verb } { $what } { $target ->
        [zone] { $to }
       *[thing] on { $to }
    }
do-move = { $verb } { $what } { $target ->
        [zone] { $to }
        [this] here
       *[thing] to { $to }
    }
do-collect = { $verb } { $every }
do-double = { $verb } twice the { $bare } on it
do-ready = { $verb } { $n ->
        [one] an exhaust token
       *[other] { $n } exhaust tokens
    } { $given ->
        [yes] from { $what }
       *[no] { "" }
    } to { their } state card
do-put = { $verb } { $what } { $to }
do-swap = { $verb } { $what } with { $to }
do-return = { $verb } { $what } { $owner ->
        [it] { $kind ->
            [this] to the unrest pile
           *[unrest] { "" }
        }
       *[you] { "" }
    }
do-give = { $owner ->
        [you] { $verb } each other player { $what }
       *[they] { $verb } you { $what }
    }
do-find = { $verb } { $what } and put it { $to }
    .clause = yes
do-shuffle = { $verb } { $zone ->
        [nation] { their } nation deck
        [fame] the fame deck
        [main] the main deck
       *[deck] { their } deck
    }
do-develop = { $given ->
        [yes] { $verb } { $what }{ putting }
       *[no] { $target ->
            [none] { $verb }
           *[zone] { $verb }, putting the developed card { $to }
        }
    }
    .clause = yes
do-garrison = { $target ->
        [none] { $verb } { $what }
        [this] { $verb } { $what } here
       *[thing] { $verb } { $what } in { $to }
    }
do-trigger = { $verb } the play effect of { $what }
do-free-play = { $verb } { $what }
do-flip = { $kind ->
        [barbarian] { $verb } { their } state card to its barbarian side
        [empire] { $verb } { their } state card to its empire side
        [corrupted] { $verb } { their } state card to its corrupted side
        [summoned] { $verb } { their } state card to its summoned side
        [isle-bound] { $verb } { their } state card to its isle-bound side
        [voyaging] { $verb } { their } state card to its voyaging side
        [state-card] { $verb } { their } state card
        [merchant] { $verb } { their } merchant card
       *[this] { $owner ->
            [it] { $verb } its journey card to the next one
           *[other] { $verb } { $what }
        }
    }
do-trade = { $verb }
do-avoid = { $verb } the effects of the attack
do-end-game = { $verb } the end of the game
do-declare = { $verb } a suit ({ $names })
do-borrow = { $verb } the exhaust ability of { $what } as if it were { $owner ->
        [you] yours
       *[they] theirs
    }
do-copy = { $verb } this card, until the end of the turn, into a copy of { $what }; the exhaust and solstice abilities of that copy are resolved at once
do-resolve = { $owner ->
        [it] { $verb } { $what }
       *[other] { $verb } the commerce ability of { $what }
    }
do-hand-size = your hand size is { $n } { $sign ->
        [minus] smaller (except during set-up)
       *[plus] larger
    }
do-lose = your { $all } lose the { $icon }
do-reach = you may acquire { $plural }
do-reduce = { $target-kind ->
        [it] { $kind ->
            [progress] { $form ->
                [to] gain { $what } less
               *[do] gain { $what } less
            }
           *[card] discard { $n } fewer
        }
       *[card] { $target-kind ->
            [unrest] playing an unrest costs
            [development] developing costs
           *[card] everything you pay { $bare } for costs
        } { $what } less
    }{ $least ->
        [0] { "" }
       *[other] { " " }(but at least { $least })
    }
do-treat = { $verb } { $what } as { $to }{ $lasting ->
        [effect] { " " }until the end of the turn
       *[rule] { "" }
    }
do-ignore = { $verb } the { $icon } of { $target-kind ->
        [card] each card you play
       *[next-card] { $to }
    }{ $lasting ->
        [effect] { " " }this turn
       *[rule] { "" }
    }
do-look-further = when you look at cards { $where }, look at { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
do-forbid = { $target ->
        [none] you may neither play nor develop { $plural }
        [zone] { $target-zone ->
            [hand] you may not draw { $plural }
           *[other] you may not put { $plural } { $to }
        }
       *[thing] you may not use { $plural } to pay the cost of { $to }
    }
do-permit = { $target ->
        [none] you may play { $plural }
        [zone] you may put { $plural } { $to }
       *[thing] you may pay { $plural } for { $to }
    }
do-score = { $n ->
        [0] you do not lose points for { $plural }
       *[other] { $zone ->
            [none] you score only { $n } VP
           *[other] { $plural } also score
        }
    }
do-limit = you may have at most { $what }
do-reshuffle = { $verb } { their } discard pile
do-empty = { $verb } { their } deck
do-profit = { $verb } { $given ->
        [yes] from { $what }
       *[no] { "" }
    }
do-leave = { $verb } play
do-start-cleanup = { $verb } { their } cleanup
do-suffer = { $verb } the effects of { $what }

at-least = { $act } (at least { $n })
at-most = { $act } (at most { $n })
adverb-if-able = { $act } if able
adverb-free = { $act } at no cost
adverb-ignoring-state = { $act }, ignoring its state icon
    .clause = yes
adverb-with-an-action = { $act } by spending an action
adverb-on-each = { $act } each time
adverb-as-free-play = { $act } as a free play

## Sentences

you-do = you { $act }
may = { $who ->
        [you] you may
       *[other] may
    } { $act }
may-make = { $who ->
        [you] you may
       *[other] may
    } have { $subject } { $act }
    .form = to
cost = { $cost } to { $then }
cost-done = { $cost }; if { $owner ->
        [it] it does
       *[other] you do
    }, { $then }
cost-choice = { $form ->
        [do] to { $then }, { $verb }: { $options }
       *[to] { $verb } how to { $then }: { $options }
    }
choose = { $verb }: { $options }
choose-times = { $verb } up to { $n } times: { $options }
both = both
series-also = { $before } and { $last }
series-then = { $before }; then { $last }
series-next = { $before }, then { $last }
series-other = { $before }, and { $last }
series-if = { $before }; { $last }
if-then = if { $condition }, { $then }
then-if = { $then } if { $condition }
if-else = if { $condition }, { $then }; otherwise, { $otherwise }
first-of = { $before }; if that is not possible, { $last }
first-of-else = { $before }; otherwise, { $last }
for-each = for each { $what }, { $then }
to-each = { $then } for each { $what }
repeat = { $act }{ $form ->
        [to] { "" }
       *[do] ,
    } { $mode ->
        [up-to] up to { $n } times
        [often] as often as possible
       *[exactly] { $n ->
            [2] twice
           *[other] { $n } times
        }
    }
again = { $act } again
until = until the end of the turn, { $rule }

who-does = { $subject } { $act }
who-others = each other player
    .number = he
who-all = all players
    .number = they
    .each = every player
who-attacker = the attacker
    .number = he
who-owner = the owner of this card
    .number = he
who-unable = anyone unable to comply
    .number = he
who-opponent = your opponent
    .number = he
who-that-player = that player
    .number = he
who-you = you
    .number = you

## Events

subject = { $subject ->
        [you] you
        [other] another player
       *[any] a player
    }
event = when { subject } { $act }
event-would = when { subject } would { $act }
event-if = { $event }, if { $condition }
event-by = { $act } from { $by }
event-leave = when { $what } leaves play
event-empty = when your deck is empty
event-start-cleanup = at the start of your cleanup
when-then = { $event }, { $then }
instead = { $event }, { $then } instead

## Conditions
# $who: you, they, named (as $subject), or who (the condition says which player is meant).

is-state = { $who ->
        [you] you are
        [they] they are
        [named] { $subject } is
       *[who] who is
    } { $negated ->
        [yes] not
       *[no] { "" }
    } { $state }
have = { $who ->
        [you] { $negated ->
            [yes] you do not have
           *[no] you have
        }
        [they] { $negated ->
            [yes] they do not have
           *[no] they have
        }
        [named] { $negated ->
            [yes] { $subject } does not have
           *[no] { $subject } has
        }
       *[who] { $negated ->
            [yes] who does not have
           *[no] who has
        }
    } { $what }
have-market = { $negated ->
        [yes] there is not
       *[no] there is
    } { $what } in the market
have-discarded = { $who ->
        [you] you
       *[other] they
    } { $negated ->
        [yes] have not discarded
       *[no] have discarded
    } { $what }
have-at-least = { $who ->
        [you] you have
        [they] they have
        [named] { $subject } has
       *[who] who has
    } at least { $what }
have-less = { $who ->
        [you] you have
        [they] they have
        [named] { $subject } has
       *[who] who has
    } fewer than { $what }
is-kind = { $who ->
        [who] { $which ->
            [given] { $negated ->
                [yes] who was not given
               *[no] who was given
            }
           *[other] if { $ref } { is-it }
        }
       *[other] { $ref } { is-it }
    } { $what }
is-it = { $negated ->
        [yes] is not
       *[no] is
    }
done = { $who ->
        [you] you
       *[other] they
    } { $negated ->
        [yes] do not
       *[no] do
    }
flag-end-triggered = the end of the game { $negated ->
        [yes] has not been
       *[no] has been
    } triggered
flag-chaos-left = the chaos pile { $negated ->
        [yes] is empty
       *[no] is not empty
    }
flag-fame-deck-empty = { $negated ->
        [yes] there are other cards than “King of Kings” in the fame deck
       *[no] there is no card but “King of Kings” in the fame deck
    }
flag-hand-empty = { their-hand } { $negated ->
        [yes] is not empty
       *[no] is empty
    }
their-hand = { $who ->
        [you] your hand
       *[other] their hand
    }
flag-returned-unrest-this-turn = { $who ->
        [you] you have
       *[other] they have
    } { $negated ->
        [yes] not returned
       *[no] returned
    } an unrest from hand this turn
flag-broke-through = { $who ->
        [you] you
       *[other] they
    } { $negated ->
        [yes] did not break through
       *[no] broke through
    }
flag-your-turn = { $negated ->
        [yes] it is not your turn
       *[no] it is your turn
    }
flag-had-one-resource = { $negated ->
        [yes] it did not have exactly 1 resource on it
       *[no] it had exactly 1 resource on it
    }
flag-would-lose-a-region = { $negated ->
        [yes] it would not make
       *[no] it would make
    } { $who ->
        [you] you
       *[other] them
    } abandon or recall a region

## The automa's rows
# .again starts the sentence after one about it, .short follows where it has just been named in the same sentence.

who-automa = the automa
    .again = it
    .short = it
trigger-other = any other card

## Cards

label-free = Free play
label-free-if = Free play if { $condition }
label-play = { $text }
label-exhaust = Exhaust: { $text }
label-set-up = Set-up: { $text }
label-exhaust-when = Exhaust: { $text }
label-passive = Passive: { $text }
label-solstice = Solstice: { $text }
label-end-of-solstice = End of solstice: { $text }
label-commerce = Commerce: { $text }
label-profit = Profit: { $text }
label-gained = When gained: { $text }
label-developed = When developed: { $text }
label-before-scoring = Before scoring: { $text }
line-needs = Can be played only if { $condition }.
line-unplayable = Cannot be played.
line-instead-of-gaining = When you would gain this card, resolve it instead.
line-first-king = When you would gain this card, resolve it and flip it instead. This triggers the end of the game.
line-ends-game = Taking this card triggers the end of the game.
line-into-play = Goes into play when gained; your state card is not flipped.
line-counts-as = Counts as { $what }.
line-chaos = If the chaos pile is empty when the game collapses, the player of this nation wins.
line-supply = Set-up: goes to the unrest pile if this nation takes part.
cannot-garrison = Cannot be garrisoned.
cannot-garrison-in-region = Cannot be garrisoned in a region.
cannot-gain-as-mana = Cannot be gained as mana.
cannot-abandon = Cannot be abandoned.
cannot-recall = Cannot be recalled.
cannot-target-early = Cannot be targeted in the quest area unless it is the last quest there.
cannot-discard-in-cleanup = Cannot be discarded in cleanup.

points = { $n } VP
points-per = { $n } VP { $per }
points-in = { $n } VP { $place }
points-else = { $cases }, otherwise { $n } VP
cost-mana = { $n } mana
cost-free = { $cost }, or nothing if { $condition }
cost-also = { $cost }; also { $act }
cost-if = { $cost }, if { $condition }
