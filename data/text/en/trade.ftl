# Trade Routes: what is asked and told of trading, commerce and profit (automa/imperium/verbs/trade.py, profit.py).

pick-profit = Profit of { $card }
where-region = under the region deck
where-uncivilised = under the uncivilised deck
where-civilised = under the civilised deck
where-permanent = beside your power card
told-commerce = { $nation } use the commerce of { $card }.
told-profit = { $nation } take the profit of { $card }, with { $tokens } from it.

## The automa

told-route = { $nation } put the trade route { $card } into play.
told-merchant = { $nation } trade.
told-merchant-turned = { $nation } turn their merchant card: { $card }.
ask-human-route = The automa trades. Which of your trade routes has the most goods{ $n ->
        [0] { "" }
       *[other] , at least { $n }
    } and fewer than 3? Of equals, the first named here.
pick-none-human-route = No route of mine
ask-traded-with = Which of the automa’s trade routes do you trade with?
report-automa-trade = I trade with a route of { $them }
ask-do-goods-on-your-route = { $nation } trade with your { $card }. Put 1 goods from the supply on it.
ask-do-goods-on-its-route = { $nation } trade with { $card }. Put 1 goods from the supply on it.
ask-do-automa-turns-merchant = Turn the automa’s merchant card over: { $card }.
flag-worth-nothing = { $negated ->
        [yes] it is worth any points
       *[no] it is worth no points
    }
change-route = goods on { $card } { $before } → { $after }
change-merchant = merchant card: { $after ->
        [empire] Merchant Empire
       *[merchant] Merchant
    }
told-turn-over = { $nation } turn a card over: { $card }.

## Trading, in the words of its choice

trade-exchange = Pay 1 progress to gain 1 goods
trade-own = Move 1 goods to a trade route of yours and use its commerce
trade-others = Put 1 goods on a trade route of another player, use its commerce, gain 1 goods

## Titles of answers

title-do-goods-on-your-route = 1 goods on your { $card }
title-do-goods-on-its-route = 1 goods on { $card }
title-do-automa-turns-merchant = Merchant card: { $card }

## The checklist

lay-shared-board = Trade Routes: the market board with the trade-route icons up.
lay-shared-ruthless-out = Trade Routes: take out the { $number } common cards with the ruthless icon.
lay-shared-trade-friendly-out = No Trade Routes: take out the { $number } common cards with the trade-friendly icon.
lay-shared-fame-routes = Fame deck: King of Kings, side A up; shuffle { $cards } with the other fame cards and lay { $number } on it, face down. The rest stays out, unseen.
lay-shared-routes = Shuffle the { $number } trade routes that are not marked 3+: one face up under each small deck, { $out } unseen into the box, the other { $left } into the main deck.
lay-yours-merchant = { $cards } card under your state card, this side up.
lay-automa-merchant = { $cards } card for the automa, this side up.

## Chosen (app/screens/set_up.py)

set-up-trade-routes = Trade Routes
set-up-trade-routes-about = Merchants, goods and trade routes of the Horizons box.
set-up-trade-routes-needed = The { $nation } can’t be played without them.
set-up-repair-trade-routes = The { $gone } need Trade Routes. Switched on.
area-flip-merchant = Turn the merchant card over
remind-trade = Trade Routes: a route of yours with 3 goods can be taken for its profit.
    .note = With 1 action. Say so below when you trade with a route of the automa.
