# Variants: what they change in the set-up, what they ask and tell, and how they are chosen (automa/imperium/variants.py).

## Chosen (app/screens/set_up.py)

variant-low-aggression = Low aggression
    .about = Attack cards come into the main deck only after the market is dealt.
variant-quick-setup = Quick set-up
    .about = Common cards are not sorted by suit: all decks are mixed.
variant-precious-cards = Precious cards
    .about = In cleanup you may not discard cards from your hand.
variant-fast = Fast game
    .about = You begin some cards ahead, and the round that triggers the end is the last one.
set-up-variants = Variants
set-up-repair-variant = { $variant }: not with the { $gone }. Switched off.
set-up-repair-variant-trade-routes = { $variant }: not with Trade Routes. Switched off.

## The checklist

lay-shared-low-aggression = Low aggression: set aside { $set ->
        [horizons] all cards with the ruthless icon
       *[other] all attack cards but fame cards
    }, { $number } of them: { $cards }.
lay-shared-low-aggression-back = Low aggression: shuffle the { $number } cards set aside into the main deck.
lay-shared-decks-quick = Quick set-up: shuffle all region, uncivilised, civilised and tributary cards together. Three face-down decks of { $number }.
lay-shared-main-quick = Main deck: the other { $number } cards.
lay-shared-market-quick = Market, left to right: two cards of the main deck, then one of each small deck.
lay-shared-fast-exile = Fast game: exile the top { $number } cards of the main deck, face up.
lay-yours-fast-nation = Fast game: the top { $number } cards of your nation deck into your discard pile.
lay-yours-fast-region = Fast game: develop a region of your choice at no cost, then take one of your developments out of the game.
lay-yours-fast-quest = Fast game: garrison one quest of your choice, but not { $first }, in { $last }.
lay-yours-fast-deck = Fast game: the top card of your nation deck joins your other cards.
lay-yours-fast-seasons = Fast game: one Winter card and one Summer card of your choice from your developments into your discard pile.
lay-yours-fast-progress = Fast game: you have { $number } progress less than usual; that is taken off already.
lay-yours-fast-mana = Fast game: of these two cards one at random is garrisoned under { $last }.
lay-yours-resources-none = Resources: none. King of Kings token light side up.
lay-yours-precious = Precious cards: in cleanup you discard no cards from your hand.
lay-automa-fast-removed = Fast game: { $cards }, the lowest card of its dynasty deck, stays in the box.
lay-automa-fast-dynasty = Fast game: the top card of the dynasty deck on the automa’s discard pile, face up.
lay-automa-fast-quests = Fast game: the top quest on the automa’s discard pile, face up.
lay-automa-dynasty-nation = Dynasty deck: { $number } shuffled nation cards, face down.

## Asked and told

ask-fast-region = fast game: develop which region at no cost?
ask-fast-removal = fast game: which of your developments leaves the game?
ask-fast-quest = which quest do you garrison here before the first turn?
ask-fast-barbarian = fast game: which Winter card goes into your discard pile?
ask-fast-empire = fast game: which Summer card goes into your discard pile?
ask-search-next = not there. Search which deck next?
told-trained-well = { $n } points: you know how the game works.
told-trained-very-well = { $n } points: you play very well.
told-remove-development = { $nation } take { $card } out of the game.
told-fast-discard = { $nation } put { $card } { $from } into their discard pile.
ask-search-decks = Turn over cards of the small decks, from left to right, then of the main deck, until { $what } appears. Which is it?
pick-none-search-decks = No { $bare } in any deck
zone-mixed = the deck of slot { $slot }
    .from = from the deck of slot { $slot }
    .top = of the deck of slot { $slot }
zone-decks = a deck
    .from = from a deck

## Reminders

remind-precious = Cleanup: you may not discard cards from your hand.
remind-fast = Fast game: the round that triggers the end is the last one.
remind-fast-accession = With { $card } one of your developments leaves the game.
