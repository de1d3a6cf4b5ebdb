# The library of cards, and one card.

cards-search = Search { $number } cards
cards-search-short = Search
cards-filters = Filters
cards-nation = Nation
cards-every-nation = Every nation
cards-common = Common cards
cards-all-boxes = all boxes
cards-every-box = Every box
cards-by-name = by name
cards-by-suit = by suit
cards-by-nation = by nation
cards-box = Box
cards-order = Order
cards-icons = Icons
cards-clear = No filter
cards-nothing = No card is like that.
cards-no-suit = no suit

card-title = Card
card-worth = { $number ->
        [one] Worth 1 point to the automa.
       *[other] Worth { $points } points to the automa.
    }
card-no-text = We know what is printed on this card, but its text is not in the app yet.
card-box = Box
card-start = At the start
card-start-deck = in the draw deck
card-start-nation = in the nation deck
card-start-accession = at the bottom of the nation deck: the accession card
card-start-development = in the development area
card-start-supply = in the unrest pile
card-start-in-play = in play
card-start-chaos = in the chaos pile
card-players = Players
card-name-en = In English
card-name-pt = In Portuguese
card-name-es = In Spanish
card-other-side = The other side
card-replaces = Instead of this older card

card-cost = Develop
card-points = Points

# Words that are followed by their icon on a card, in every form they take.
card-words-materials = material, materials
card-words-population = population
card-words-progress = progress
card-words-goods = goods
card-words-region = region, regions
card-words-uncivilised = uncivilised
card-words-civilised = civilised
card-words-tributary = tributary, tributaries
card-words-fame = fame
card-words-unrest = unrest
card-words-trade-route = trade route, trade routes
card-words-gadget = gadget, gadgets
