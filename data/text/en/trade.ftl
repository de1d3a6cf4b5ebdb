# Trade Routes: what is asked and told of trading, commerce and profit (automa/imperium/verbs/trade.py, profit.py).

pick-profit = Profit of { $card }
where-region = under the region deck
where-uncivilised = under the uncivilised deck
where-civilised = under the civilised deck
where-permanent = beside your power card
told-commerce = { $nation } use the commerce of { $card }.
told-profit = { $nation } take the profit of { $card }, with { $tokens } from it.
