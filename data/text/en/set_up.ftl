# The set-up of a game at the table (app/screens/set_up.py, nation_picker.py) and its checklist (checklist.py).

set-up-you = You play
set-up-automa = The automa plays
set-up-side = Side { $side }
set-up-side-about = { $box } · { $side ->
        [A] the advanced side
       *[B] the basic side
    }
set-up-choose = Choose
set-up-draw = Draw one
set-up-drawn = By lot
set-up-drawn-about = Drawn from { $number } nations when you lay out the table
set-up-rows = { $box } · { $restored ->
        [0] rows as printed
       *[other] { $restored } of { $all } rows restored
    }
set-up-cards = { $slots } slots · { $cards } cards a turn
set-up-level-chieftain = For a first game.
set-up-level-warlord = As Chieftain, and its top card is discarded after each of its turns.
set-up-level-imperator = The rules as they are written.
set-up-level-sovereign = It starts with resources, and what it keeps of them scores double.
set-up-level-overlord = As Sovereign, with a sixth slot.
set-up-level-supreme-leader = As Overlord, and every unrest that it returns gives it 1 progress.
set-up-brain-about = { $drawn ->
        [yes] The automa’s cards stay in the box. Solstice shuffles and reveals them.
       *[no] The cards { $nation } stay in the box. Solstice shuffles and reveals them.
    }
set-up-guide-about = { $drawn ->
        [yes] The automa’s cards come to the table. You shuffle and reveal them.
       *[no] The cards { $nation } come to the table. You shuffle and reveal them.
    }
set-up-commons = Common cards
set-up-rules = Rules: { $edition } · { $originals ->
        [yes] cards as first printed
       *[no] with replacement cards
    }
set-up-edition = Rules
set-up-edition-about = { $edition ->
        [2021] From the booklets of Classics and Legends.
       *[horizons] The newer ones, for all boxes.
    }
set-up-edition-horizons = Horizons
set-up-edition-2021 = 2021
set-up-replacements = Replacement cards
set-up-replacements-about = Newer versions of Classics and Legends cards, from the Horizons box.
set-up-lay-out = Lay out the table
set-up-before = Again as before
set-up-before-line = { $yours } { $side } v { $theirs }
set-up-nothing = Solstice does not know the nations of your boxes yet.
set-up-boxes = Which boxes do you own?
set-up-repair-gone = The { $gone } are not in your boxes: the { $taken } instead.
set-up-repair-opponent = You have the { $gone } now: the automa takes the { $taken }.
set-up-repair-nation = The automa has the { $gone } now: you take the { $taken }.
set-up-repair-commons = Common cards of { $taken }, a box that you own.

## Choosing a nation

nations-you = Which nation do you play?
nations-automa = Whom do you face?
nations-others = { $who ->
        [you] yours now
       *[automa] the automa’s now
    }

## The checklist

check-steps = { $done } / { $all }
check-ticked = { $done ->
        [yes] { $number ->
            [one] 1 step ticked.
           *[other] { $number } steps ticked.
        }
       *[no] { $number ->
            [one] 1 step no longer ticked.
           *[other] { $number } steps no longer ticked.
        }
    }
check-done = All laid out
check-ready = Everything lies ready.
check-tick-group = Tick all of these
check-fold = { $folded ->
        [yes] Show the steps
       *[no] Hide the steps
    }
check-pile-nation = { $number } nation cards, face down
check-pile-accession = { $card }, face up
check-pile-regions = { $number } regions, face down
check-pile-ends = { $end ->
        [top] top
       *[bottom] bottom
    }

## Steps beside a drawing (in words alone they are in companion.ftl)

lay-automa-dynasty-developments-drawn = Dynasty deck, face down: { $number } developments in the order drawn here. Mix those that are equal.
