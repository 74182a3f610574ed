### Europe Divided: what can be chosen, and how a game ends

game-title = Europe Divided

## Answers

action-done = End
action-decline = Decline
action-pass = Pass (take no action)
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
action-place-russia = Place Russian influence (2 money)
action-increase-eu = Increase EU influence
action-increase-nato = Increase NATO influence
action-increase-russia = Increase Russian influence
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
    [one] Raise by 1
   *[other] Raise by { $number }
}
action-lower-eu = Lower the EU die { $region_loc }
action-lower-nato = Lower the NATO die { $region_loc }
action-lower-russia = Lower the Russian die { $region_loc }
action-build = Build an army { $space_loc }
action-army = Move the army { $space_loc }
action-to = Move to { $space_art }
action-fracture = Put the marker on { $space_art }

## How a game ends

ending-prestige = most prestige
ending-contested = tied on prestige; more contested cards taken
ending-means = tied on prestige and contested cards; more armies on the map plus money
ending-tie = tied on every count, which Europe wins
ending-resignation = a player left the match
ending-time-out = a player ran out of time
