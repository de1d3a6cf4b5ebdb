# Campaigns: the list, the sheet, starting one, the reward (app/screens/campaigns.py, campaign.py, reward.py), and what
# they change about laying out a table (automa/imperium/checklist.py).

home-campaign = Campaign
home-campaign-about = Five wins before four losses, your deck changing.
campaigns-title = Campaigns
campaigns-all = All campaigns
campaigns-start = Start a campaign
campaigns-start-about = Five wins before four losses, each against a harder automa.
campaigns-running = Running
campaigns-finished = Finished
campaigns-none = No campaign yet. Five wins before four losses, each against a harder automa; every win changes your deck.
campaigns-waiting = A finished game waits to be recorded.

campaign-standing = { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }, { $losses ->
        [one] 1 loss
       *[other] { $losses } losses
    }
campaign-next-level = next: { $level }
campaign-over = { $status ->
        [won] campaign won
       *[lost] campaign lost
    }
campaign-next-button = Next game
campaign-date = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }

## Starting one

campaign-new = New campaign
campaign-name = Name of the campaign
campaign-player = Your name (optional)
campaign-nation = Your nation
campaign-start-level = Where it begins
campaign-start-level-about = { $kind ->
        [chieftain] Against a { level-chieftain }. Each win brings the next level; the fifth win, against an { level-overlord }, wins the campaign.
        [supreme] The grand campaign: every game against a { level-supreme-leader }. Each win takes 1 unrest out of the pile, each loss brings 1 back.
       *[harder] A harder campaign: it begins at { $level }, and climbs from there to { level-overlord } at most. Five wins win it.
    }
campaign-edition = Rules
campaign-begin = Begin

## The sheet

campaign-of = Campaign { $nation }
campaign-ladder = The ladder
campaign-wins-of = { $wins } of 5 wins
campaign-losses = Losses
campaign-losses-about = The fourth ends the campaign.
campaign-losses-count = { $losses } of 4
campaign-beaten = Beaten
campaign-beaten-none = Nobody yet.
campaign-games = Games
campaign-games-none = No game yet.
campaign-deck = Starting deck
campaign-deck-changes = { $added } added · { $removed } removed
campaign-added = added
campaign-removed = removed
campaign-win = Win
campaign-loss = Loss
campaign-line-added = + { $card }
campaign-line-removed = [{ $card }]
campaign-line-doubled = next game with doubled resources
campaign-collapse = collapse
campaign-enter = Enter a game played without the app
campaign-take-back = Take the last game back
campaign-taken-back = The last game is off the sheet. It waits to be recorded again.
campaign-share = Share
campaign-rename = Rename
campaign-delete = Delete the campaign
campaign-delete-sure = Delete { $name }? Its games stay in your records.
campaign-delete-yes = Delete
campaign-deleted = { $name } was deleted.
campaign-recorded-loss = Recorded: a loss. You start the next game with doubled resources.
campaign-recorded-last = Recorded: the fourth loss. The campaign is over.
campaign-recorded-win = Recorded: { $what }.
campaign-won-title = The campaign is won
campaign-lost-title = The campaign is lost
campaign-over-about = { $standing }. It stays here, with its games.

## The next game

next-game = Next game
next-resources = You start with { $tokens }.
next-resources-doubled = You lost the last game: you start with doubled resources, { $tokens }.
next-left-out = Leave { $cards } out of the common cards.
next-deck-added = Your starting deck has { $cards }.
next-deck-removed = Your starting deck is without { $cards }.
next-unrest = { $number ->
        [one] 1 unrest stays out of the pile.
       *[other] { $number } unrest stay out of the pile.
    }
next-opponents = { $number ->
        [0] No nation of your boxes is left for the automa.
        [one] Automa: 1 unbeaten nation left
       *[other] Automa: { $number } unbeaten nations to choose from
    }
next-continue = Continue the game
next-waiting = { $versus }: { $won ->
        [yes] you won. Choose your reward.
       *[no] you lost. It is not on the sheet yet.
    }
next-reward = Choose the reward
next-record = Record it
next-leave-out = Leave it off the sheet
next-left-off = The game stays in your records, but not on this sheet.
next-misfit = The game does not fit this campaign: { $reason }
set-up-campaign = { $name } · fixed by the campaign

## The reward

reward-title = Your reward
reward-about = One change of your starting deck, for the rest of the campaign.
reward-add = Add a card
reward-remove = Remove one of mine
reward-add-about = A common card that you gained in this game and that lies in your history, deck, discard pile or hand. Not a fame card.
reward-remove-about = A card of your starting deck. Its name is written in brackets on the sheet.
reward-ticked = Cards that you counted
reward-others = Other common cards
reward-none = Without a reward
reward-nothing-to-add = No card of this game can be added.
reward-add-done = { $card } is added to your starting deck
reward-remove-done = { $card } is removed from your starting deck
reward-none-done = the campaign is won

## Laying out the table

lay-shared-left-out = Your campaign: take { $cards } out of the common cards.
lay-shared-unrest-aside = Your campaign: { $number ->
        [one] 1 common unrest stays
       *[other] { $number } common unrest stay
    } in the box.
lay-yours-resources-doubled = Your campaign: you lost the last game, so double resources: { $tokens }. King of Kings token light side up.
lay-yours-added = Your campaign: add { $cards } to your deck.
lay-yours-removed = Your campaign: { $cards } { $number ->
        [one] stays
       *[other] stay
    } in the box.
