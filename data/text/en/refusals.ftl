# Why an answer about a real table cannot be true.

refuse-unknown-card = There is no card { $card }.
refuse-in-market = { $card } lies in slot { $slot } of the market.
refuse-elsewhere = { $card } lies somewhere else already.
refuse-not-there = { $card } cannot be there.
refuse-slot = The market has { $slots } slots.
refuse-die = A die shows 1 to 6.
refuse-not-at = { $card } does not lie there ({ $place }).
refuse-lies-at = { $card } lies somewhere else: { $place }.
refuse-which-card = Which card is it? There only a known card can lie.
refuse-nothing-at = No card lies there ({ $place }).
refuse-no-place = The card cannot go there: { $where }.
refuse-slot-filled = There is a card in slot { $slot } already.
refuse-automa-slot = The automa has { $slots } slots.
refuse-order = These are not the cards of the dynasty deck.
refuse-correction = Nothing can be corrected like this: { $what }.
refuse-number = A number from { $least } to { $most } is needed.
refuse-single-state = This automa has only one side.
refuse-empty-slot = Slot { $slot } is empty.
