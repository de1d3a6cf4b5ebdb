# Why an answer about a real table cannot be true.

refuse-unknown-card = There is no card { $card }.
refuse-in-market = { $card } lies in slot { $slot } of the market.
refuse-elsewhere = { $card } lies somewhere else already.
refuse-not-there = { $card } cannot be there.
refuse-slot = The market has { $slots } slots.
refuse-die = A die shows 1 to 6.
