# The rules to look up: for each entry its name, a few words about it, and what it says.

rules-search = Search the rules
rules-nothing = No entry says that.
rules-see = See also
rules-found = { $number ->
        [one] 1 entry
       *[other] { $number } entries
    }
rules-section-game = How a game goes
rules-section-keywords = Keywords
rules-section-icons = Icons
rules-section-places = Places
rules-section-automa = The automa

## How a game goes

rule-round = Round
    .short = all turns, then the solstice
    .text =
        Everybody takes one turn, beginning with the first player. Then all resolve the solstice, and the next round begins.
        Against the automa you always go first; its turn follows, then your solstice.
rule-turn = Your turn
    .short = one of three, then cleanup
    .text = Do exactly one of these: activate, innovate or revolt. Then clean up. You may not mix them.
rule-activate = Activate
    .short = actions and exhaust abilities
    .text = The usual turn. Spend action tokens and use exhaust abilities in any order, as many as your tokens allow. Stop when you like.
rule-innovate = Innovate
    .short = whole hand for one card
    .text = Put your whole hand into your discard pile. Then break through for a region, an uncivilised card, a civilised card or a tributary. You take no action and use no exhaust ability this turn.
rule-revolt = Revolt
    .short = hand rid of unrest
    .text = Return as many unrest cards from your hand as you like. It costs nothing. You take no action and use no exhaust ability this turn.
rule-action = Action
    .short = 3 tokens a turn
    .text = An action costs 1 action token from your state card. Nearly always the action is to play a card from your hand. Tokens you gain may bring you above 3; in cleanup you are back to 3.
rule-exhaust = Exhaust
    .short = 1 token, once per card
    .text =
        Move an exhaust token from your state card onto one of your cards in play, or your power card, and resolve its exhaust ability. A card that already holds a token cannot be exhausted again.
        Only in your own turn when you activate, never in a solstice. An ability that reacts to something is used right after the sentence it reacts to. The state icon of the card does not matter.
rule-cleanup = Cleanup
    .short = four steps after each turn
    .text =
        1. Put 1 progress from the supply on any market card. The power card of some nations names another token.
        2. Take back your action and exhaust tokens: 3 and 5 on the state card. The Utopians have 3 exhaust tokens.
        3. Discard as many cards from your hand as you like.
        4. Draw until you hold 5. If you hold more, you keep them.
rule-reshuffle = Reshuffle
    .short = when the draw deck is empty
    .text =
        It happens when you have to draw and your draw deck is empty, also in somebody else’s turn.
        First your deck grows. For that you need an exhaust token on your state card, and none on your nation deck or development area. The top card of the nation deck goes into your discard pile and a token onto that deck. If the nation deck is empty, you may instead develop a card and put the token beside your developments.
        Then shuffle the discard pile into a new draw deck and go on drawing.
rule-solstice = Solstice
    .short = after every round
    .text = When all have had their turn, everybody resolves the solstice abilities of their cards in play, power card and state card. You choose the order of yours. They must be done as far as possible, unless they say that you may. No actions and no exhaust abilities. The automa has no solstice.
rule-end-of-solstice = End of solstice
    .short = last thing in the solstice
    .text = Resolve these abilities after all your other solstice abilities.
rule-card-text = Reading a card
    .short = sentence by sentence
    .text =
        Resolve one sentence after the other, each as far as possible. Only what you may do is up to you.
        “This to that” names a cost first. A cost must be paid completely and before anything else; if you cannot, the card may not be played. Paying for nothing is allowed.
        If no part of its text can happen, a card may not be played. Once played it goes to your discard pile, unless it is pinned or says something else.
rule-end = End of the game
    .short = what triggers it
    .text =
        One of these triggers the end: the main deck is empty; somebody develops their last card; King of Kings is flipped; a card says so; a nation reaches its own goal.
        Against the automa also: its dynasty deck is empty, or it would gain King of Kings.
        Finish the round with its solstice, play one more whole round, then score.
rule-scoring = Final score
    .short = where cards count
    .text = Cards score wherever they are: in your hand, in play, garrisoned, in your draw deck, discard pile and history, and your power card. Cards left in the nation deck or the development area do not. Each progress is worth 1 point. Tokens on cards are worth nothing. The most points win; against the automa a tie is lost.
rule-points = Victory points
    .short = the lozenge on a card
    .text = A number is worth exactly that. A question mark must be counted at the end, by the rule on the card: such a card gives 10 at most. Some cards are worth more in one place than in another, for instance in your history.
rule-collapse = Collapse
    .short = no unrest left in the pile
    .text = The moment the unrest pile is empty the game is over, even in the middle of an action. Against the automa you have lost. Among people whoever has the fewest unrest cards wins; only those who tie compare points.
rule-king-of-kings = King of Kings
    .short = under the fame deck
    .text =
        It always lies at the bottom of the fame deck. When nothing else is left there, whoever would gain a fame card resolves it instead, once in a game.
        First side: a barbarian gains 6 progress; an empire gains 3 progress and develops a card for free. The card is flipped, and that triggers the end of the game. Second side: 4 progress, or develop a card for free.

## Keywords

rule-abandon = Abandon
    .short = from play to the discard pile
    .text = Put a pinned card from your play area into your discard pile, and the cards garrisoned under it as well. Resources on it are yours. An exhaust token on it comes back only in cleanup.
rule-acquire = Acquire
    .short = from the market, with its unrest
    .text = Choose a market card of a suit that is named and take it into your hand. Resources on it are yours. You take the unrest under it into your hand too. The slot is filled again at once. State icons do not matter here.
rule-attack = Attack
    .short = harms everybody else
    .text = A card with the crossed swords harms all other players. Some cards let their owner avoid that. Harm from a card without the icon cannot be avoided. Whatever the automa does to give you unrest, to steal from you, or to make you discard, abandon or recall counts as an attack.
rule-break-through = Break through
    .short = gain a card without its unrest
    .text =
        Name a suit. Either take a market card of that suit with the resources on it; the unrest under it goes back to the pile. Or take the top card of that suit’s own deck, unseen.
        For a tributary, or if that deck is empty, reveal cards from the main deck until one fits, then shuffle the others back in. If none fits, gain 2 progress.
rule-choose = Choose
    .short = exactly one of them
    .text = Resolve one of the options. One whose cost you cannot pay cannot be chosen. What stands in later sentences happens whatever you chose.
rule-convert = Convert
    .short = one resource for another
    .text = Put back as many of the first resource as you have of what is named, and gain as many of the other.
rule-develop = Develop
    .short = pay for a development
    .text = Pay the cost of a card in your development area and put it into your discard pile. You may look at all of them, in no order. Developing your last card triggers the end of the game. Arthurians, Utopians and Vikings do not develop.
rule-discard = Discard
    .short = from hand to the discard pile
    .text = Put cards of your choice into your discard pile, from your hand unless another place is named. The pile lies face up.
rule-draw = Draw
    .short = from your draw deck
    .text = Take cards from the top of your draw deck into your hand. If it runs out, reshuffle and go on. “If able” means that you do not reshuffle for it.
rule-exile = Exile
    .short = out, perhaps for good
    .text = Put the card into the exile pile. From the market only a card without tokens can be exiled; the unrest under it goes back to the pile and the slot is filled again. A card in play takes its garrison along and leaves you the resources on it. Exiled cards score for nobody.
rule-find = Find
    .short = search your own cards
    .text = Search your hand, your discard pile, your draw deck and your nation deck, though never for the accession card. Show what you have found; the text says where it goes. Shuffle any deck that you searched.
rule-free-play = Free play
    .short = costs no action
    .text = Playing the card takes no action token, so it works even when you have none. The same card can be played for free only once in a turn. Its costs and its state icon still apply.
rule-gain = Gain
    .short = from the supply, or into your hand
    .text = Resources come from the supply to you. Cards come into your hand, unless another place is named.
rule-garrison = Garrison
    .short = a card under another
    .text = Put another card from your hand face up under the card that says so. It is not in play there: its text and icons do nothing, but it still scores. When the card above it goes somewhere, it goes along.
rule-give = Give
    .short = into somebody’s hand
    .text = Choose a card from your hand, or from the place named, and put it into another player’s hand. What you give to the automa goes on top of its deck.
rule-look = Look
    .short = see cards in secret
    .text = Look at the top cards and put them back, several in any order. King of Kings and an accession card are passed over while anything else lies above them.
rule-passive = Passive
    .short = works by itself
    .text = It works for as long as the card is in play, in every kind of turn and in the solstice. That of a power card always works.
rule-pay = Pay
    .short = from you to the supply
    .text = Put the tokens back into the supply. 1 progress may stand for 1 population or for 2 materials; nothing stands for progress. What you cannot pay you cannot do.
rule-place = Place
    .short = from the supply onto a card
    .text = Put tokens from the supply on the card that is named. They belong to nobody yet: whoever gains a market card gains what lies on it.
rule-move = Move
    .short = from you onto a card
    .text = Put resources of your own on the card that is named. It is a cost, and nothing else may stand for them.
rule-put-on-deck = Onto your deck
    .short = the next card you draw
    .text = Put the card face down on top of your draw deck, from your hand unless another place is named.
rule-profit = Profit
    .short = what a full trade route pays
    .text = In a turn of actions, with one action: take the 3 goods from a trade route of yours, resolve its profit text, and discard the card unless the text says otherwise.
rule-recall = Recall
    .short = from play to your hand
    .text = Take a pinned card from your play area back into your hand, with the cards garrisoned under it. Resources on it are yours.
rule-ready = Return an exhaust token
    .short = use a card twice
    .text = Take an exhaust token from one of your cards back to your state card. That card can be exhausted again this turn.
rule-return = Return an unrest
    .short = back to the unrest pile
    .text = Put an unrest card back on its pile, from your hand unless another place is named. Its own text and cost do not matter. You can also play it: 1 population, 3 materials or 2 discarded cards, and it goes back.
rule-sink = Sink
    .short = Atlanteans only
    .text = Put the card into the sunken pile under your power card. It cannot be touched there, but it scores. It is not in your history. Any other nation discards the card instead.
rule-steal = Steal
    .short = from each of them
    .text = Take up to that many of the resource from each player who is named, as far as they have it. Nothing else stands for it.
rule-swap = Swap
    .short = one for the other
    .text = An exiled card takes the place of a market card, which is exiled even if tokens lie on it. The tokens stay in the slot. The unrest goes back to the pile; the new card gets one, unless it is a region.
rule-take = Take
    .short = into your hand
    .text = An unrest comes from the unrest pile into your hand: if it was the last one, the game collapses. Other cards come from the place named into your hand.
rule-trade = Trade
    .short = one of three
    .text = Choose one: pay 1 progress to gain 1 goods; or move 1 goods onto a trade route of yours that has fewer than 3, and resolve its commerce; or place 1 goods from the supply on such a route of somebody else, resolve its commerce yourself, and gain 1 goods.
rule-treat = Treat as
    .short = one icon for another
    .text = For as long as it says, the icon counts as the other one, and no longer as itself.

## Icons

rule-region = Region
    .short = your land
    .text = Regions stay in play, show what they offer, and most of them can hold a garrison. In the market they are the only cards without unrest. They come from the region deck and the main deck.
rule-uncivilised = Uncivilised
    .short = useful from the start
    .text = Most of these cards can be played in any state, a few only by barbarians. They come from the uncivilised deck and the main deck. A card with two suits counts as both.
rule-civilised = Civilised
    .short = for empires, mostly
    .text = Most of these cards can be played only by empires. They come from the civilised deck and the main deck. In the first market each civilised card starts with 1 progress on it, unless it is uncivilised too.
rule-tributary = Tributary
    .short = other peoples
    .text = Tributaries lie only in the main deck. No tributary in the game bears the name of a nation that is being played.
rule-trade-route = Trade route
    .short = commerce now, profit later
    .text = With the Trade Routes expansion. When you play one its commerce is resolved, and it stays in play; it is not pinned. Goods on it are nobody’s until its profit is taken. With 3 goods nobody can trade with it. Innovating never brings one.
rule-gadget = Gadget
    .short = what the Martians brought
    .text = Each gadget brings them progress when it is played, which they would rather be rid of, and costs points unless it is in the history. The other suits on it count too.
rule-fame = Fame
    .short = strong, and rare
    .text = Fame cards form a deck of their own and are gained only when a text says so. With two players, or solo, 6 of them lie on King of Kings.
rule-unrest = Unrest
    .short = −2 points, fills your hand
    .text = Unrest comes with most cards you acquire and from attacks. Get rid of it with a revolt, by playing it, or with texts that return it. Mind the pile: when it is empty, the game collapses.
rule-power = Power card
    .short = what your nation can do
    .text = It lies in front of you for the whole game with the side you chose: A for experts, B for beginners. Its passive ability always works, and its exhaust ability can be used like that of a card in play. Your history lies under it.
rule-pinned = Pinned
    .short = stays in play
    .text = A pinned card stays in your play area when you have played it. Only pinned cards can be abandoned or recalled.
rule-state = Barbarian and empire
    .short = what you can play
    .text = A card with a state icon can be played only while your state card shows that icon. You may hold it, gain it, keep it in play and exhaust it in any state. Most nations turn from barbarian to empire when their accession card comes. Some nations have state cards of their own, with other icons; those of the Inuit are the seasons.
rule-types = Types
    .short = what other cards count
    .text = City, metropolis, fertile, river, ocean, hunt, production, knight, mask, scroll, merchant, miracle: these icons do nothing by themselves. Other cards name and count them. An icon shown twice counts twice.
rule-materials = Materials
    .short = pay for things
    .text = A resource. You start with 3. 1 progress may be paid instead of 2 of them.
rule-population = Population
    .short = people to spend
    .text = A resource. You start with 2. 1 progress may be paid instead of 1 of them.
rule-progress = Progress
    .short = 1 point each
    .text = A resource. You start with 1. At the end each is worth 1 point. It may be paid for population or materials, but nothing may be paid for it.
rule-goods = Goods
    .short = payment of merchants
    .text = A resource. With Trade Routes you start with 1, in place of the progress. Each may be paid for 1 population or 2 materials. At the end it is worth nothing by itself.

## Places

rule-market = Market
    .short = five cards, always
    .text = A slot is filled again the moment its card leaves: slots 1 and 2 from the main deck, the others from the civilised, the uncivilised and the region deck, and from the main deck when theirs is empty. Every card that is not a region gets 1 unrest under it.
rule-decks = Main deck and small decks
    .short = where market cards come from
    .text = Three small decks hold one suit each: regions, uncivilised, civilised. With two players, or solo, each has 6 cards. Everything else, tributaries too, is in the main deck. When the main deck is empty, the end of the game is triggered.
rule-nation-deck = Nation deck
    .short = cards your nation gets later
    .text = Its cards come into your deck one by one, when you reshuffle. The accession card lies face up at its bottom, and nothing ever goes below it.
rule-accession = Accession card
    .short = the change of state
    .text = The last card of the nation deck. When it comes into your discard pile, flip your state card: you are an empire now. From the next reshuffle on you may develop. For Arthurians and Vikings the state does not change; when it comes to the Vikings, it triggers the end of the game.
rule-development = Development area
    .short = what you can become
    .text = These cards lie face up. When the nation deck is empty you may pay for one of them at each reshuffle; some texts let you develop at other times. Those you never developed score nothing.
rule-history = History
    .short = kept, but out of play
    .text = Cards under your power card. Only you may look at them. They do nothing there unless a text says so, and they score at the end. Atlanteans and Vikings have no history: they discard such a card instead. The automa always has one.
rule-play-area = Play area
    .short = what lies before you
    .text = Here are the cards that stay. In play are also your power card and your state card, but not what is garrisoned.
rule-supply = Supply
    .short = tokens without end
    .text = Resources never run out. They lie in the supply, with a player, or on a card. Resources on a card cannot be paid and do not score.

## The automa

rule-automa-turn = The automa’s turn
    .short = die, cards, cleanup
    .text =
        Roll the die. If a card lies in the slot of that number, it waits: it is not resolved this turn.
        Reveal the other cards, from the lowest slot to the highest, and resolve each by the automa’s table.
        Then comes its cleanup. It has no solstice, no actions and no exhaust tokens.
rule-slots = Slots and the die
    .short = one card per slot
    .text = The slots lie under the market cards, with one face-down card each. There are 4, 5 or 6 of them, depending on the level. If the die shows a number without a slot, all cards are resolved.
rule-row = Row of the table
    .short = the first that fits
    .text = Ignore what is written on the revealed card. From the top, find the first row that names the card or one of its icons, and do what it says as far as possible. Only if nothing of it is possible does the next row that fits count. Then the card is discarded, unless the row says otherwise. State icons do not matter.
rule-automa-cleanup = The automa’s cleanup
    .short = token, refill
    .text =
        1. Put 1 progress on the market card above the card that waited. If none waited, nothing. For some nations it is another token.
        2. The card that waited moves to slot 1, still face down.
        3. Fill the other slots from its deck. If the deck is empty, its top dynasty card goes into its discard pile, which is then shuffled. The automa reshuffles only here.
rule-dynasty = Dynasty deck
    .short = how the automa grows
    .text = From the bottom: its developments by value, the least at the bottom; on them the accession card, face up; on top its nation cards, shuffled. One card comes into play whenever its deck runs out. With the accession card its state card flips and the other side of its table is used. When the dynasty deck is empty, the end of the game is triggered.
rule-automa-gains = What the automa gains
    .short = on top of its deck
    .text = Every card it gains goes face down on top of its deck, in the order it comes: first the card, then the unrest from under it. Tokens on the card go to its resources. Only regions are ever in its play area.
rule-automa-chooses = Which card it takes
    .short = worth, tokens, slot
    .text = Of the market cards that are allowed it takes the one worth most to it. In a tie: the one with more tokens, then the one in the lowest slot. It exiles the allowed card in the lowest slot, but never one with tokens. It abandons or recalls what it played last.
rule-automa-worth = What a card is worth to it
    .short = ? counts as 5
    .text = A printed number counts as it is, a question mark as 5, a choice of values as the best of them. In the market each progress on the card adds 1. The same values count in its final score.
rule-automa-attacks = When it harms you
    .short = you may defend yourself
    .text = Giving you unrest, stealing, making you discard, abandon or recall: all this counts as an attack, whatever icons its cards have. Your cards against attacks work.
rule-onto-automa = When you affect it
    .short = draw, discard, unrest
    .text = If it would draw, the top card of its deck goes into its discard pile. It ignores being made to discard and being allowed to return unrest. Cards and unrest that you give it go on top of its deck. You steal what it has.
rule-automa-pays = When it pays
    .short = all or nothing
    .text = It puts the tokens back into the supply, all of them or none. It never pays progress in place of something else.
rule-automa-score = The automa’s score
    .short = its cards and resources
    .text = 1 point per progress; 1 point per 10 materials and population together, from Sovereign on per 5; and what every card is worth to it in its slots, play area, deck, discard pile and history. The dynasty deck and the power card do not count.
rule-levels = Levels
    .short = from Chieftain to Supreme Leader
    .text =
        Chieftain: 4 slots. Warlord: 4 slots, and after its turn the top card of its deck is discarded. Imperator: 5 slots.
        Sovereign: 5 slots, it starts with resources and scores more for them. Overlord: the same with 6 slots.
        Supreme Leader: as Overlord, it gains 1 progress for each unrest it returns, and the unrest pile is larger.
rule-ways = Brain and Guide
    .short = who keeps its cards
    .text = Brain: the automa’s cards stay in the box and the app keeps its deck. Cards it gains from the table lie on one pile. Guide: you shuffle and reveal its real cards, and the app says what they do.
