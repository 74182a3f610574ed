### Europe Divided: what can be chosen, and how a game ends

game-title = Europe Divided

## Answers

action-done = End
action-decline = Decline
action-pass = Pass (no action)
action-pay = Pay
action-refuse = Refuse

## Cards

action-put-back = Put back “{ $advantage }”
action-commit = Choose “{ $card }”
action-use = Use “{ $card }”
action-play = Play “{ $advantage }”
action-cash = Discard “{ $advantage }” (gain 3 money)
action-sail = Free move: { $sea }
action-run = Place “{ $headline }”
action-first = { $seat } acts first

## The actions of a card

action-place-eu = Place EU influence (2 money)
action-place-nato = Place NATO influence (2 money)
action-place-russia = Place Russia influence (2 money)
action-increase-eu = Increase EU influence
action-increase-nato = Increase NATO influence
action-increase-russia = Increase Russia influence
action-gain-money = Gain money
action-build-army = Build an army (2 money)
action-move-army = Move an army
action-special = Special action
action-special-eu = Special action for the EU
action-special-nato = Special action for NATO

## Targets

action-place = Place a die { $region_loc } (2 money)
action-raise = Raise the die { $region_loc }
action-by = { $number ->
    [one] By 1 point
   *[other] By { $number } points
}
action-lower-eu = Lower the EU die { $region_loc }
action-lower-nato = Lower the NATO die { $region_loc }
action-lower-russia = Lower the Russia die { $region_loc }
action-build = Build { $space_loc }
action-army = The army { $space_loc }
action-to = Move to { $space_art }
action-fracture = Put the marker on { $space_art }

## How a game ends

ending-prestige = most prestige
ending-contested = prestige is level; more contested cards taken
ending-means = prestige and contested cards are level; more armies on the map and money
ending-tie = level in everything, which Europe wins
ending-resignation = a player left the match
ending-time-out = a player ran out of time
