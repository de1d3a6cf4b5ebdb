# The first screen and the first run.

first-welcome = Solstice
first-about = The solo opponent of your Imperium table, and its bookkeeper.
first-boxes = Which boxes do you own?
first-continue = Continue
first-unofficial = An unofficial fan project, not connected with the publisher. No account, no network.
home-new = New game
home-continue = Continue
home-table = At the table
home-table-about = Your cards, your table. Solstice plays the automa.
home-digital = On this device
home-digital-about = The whole game, solo or training.
home-round = Round the table
home-round-about = Two to four people, one tablet.
home-versus = { $yours } v { $theirs }
home-set-aside = The game was set aside.
home-where = Round { $round } · { $phase ->
        [automa] the automa’s turn
        [solstice] solstice
        [scoring] final score
       *[you] your turn
    }
home-saved = { $unit ->
        [now] saved just now
        [minutes] saved { $number } min ago
        [hours] saved { $number } h ago
       *[days] saved { $number ->
            [one] 1 day ago
           *[other] { $number } days ago
        }
    }
home-card = Card { $card } of { $cards }
