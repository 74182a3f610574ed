### Versailles 1919: spaces, boxes, bids, topics, options and endings


## Spaces of the region tracks

space-europe-5 = Europe, column 5
space-europe-6 = Europe, column 6
space-europe-7 = Europe, column 7
space-europe-8 = Europe, column 8
space-balkans-5 = Balkans, column 5
space-balkans-6 = Balkans, column 6
space-balkans-7 = Balkans, column 7
space-balkans-8 = Balkans, column 8
space-middle_east-5 = Middle East, column 5
space-middle_east-6 = Middle East, column 6
space-middle_east-7 = Middle East, column 7
space-middle_east-8 = Middle East, column 8
space-africa-5 = Africa, column 5
space-africa-6 = Africa, column 6
space-africa-7 = Africa, column 7
space-africa-8 = Africa, column 8
space-asia_pacific-5 = Pacific, column 5
space-asia_pacific-6 = Pacific, column 6
space-asia_pacific-7 = Pacific, column 7
space-asia_pacific-8 = Pacific, column 8

## Boxes of the demobilize track

box-box_1 = box 1 (+5)
box-box_2 = box 2 (+4)
box-box_3 = box 3 (+4)
box-box_4 = box 4 (+3)
box-box_5 = box 5 (+3)
box-box_6 = box 6 (+2)
box-box_7 = box 7 (+1)

## Units in a bid

force-none_at_all = no unit
force-one_unit = 1 available unit
force-two_units = 2 available units
force-three_units = 3 available units
force-local = the unit in the region
force-local_and_one = the unit in the region and 1 available
force-local_and_two = the unit in the region and 2 available

## What deals are about

topic-politics = the political action
    .verb = settle, place or reclaim
topic-option = the option of an issue
    .verb = choose an option
topic-flag = the flag of a squadron
    .verb = choose a squadron
topic-event = the event on the table
    .verb = use or decline the event
topic-agenda = the next cards on the table
    .verb = bring cards to the table
topic-uprising = uprising checks
    .verb = sway an uprising check
topic-bid = bids
    .verb = bid or pass
topic-military = the military action
    .verb = deploy or demobilize

## Options of a match

option-length = Length
option-length-standard = standard (game-end card 20 from the bottom)
option-length-intense = intense (15 from the bottom)
option-length-long = long (10 from the bottom, happiness 22)
option-length-longest = longest (among the last six cards, happiness 24)
option-nations = Nations
option-nations-chosen = players choose in turn, starting with a random player
option-nations-seated = by seat: UK, France, USA, Italy
option-goal = Victory points to win alone

## How a match ends

ending-points = most points
ending-happiness = tied on points, more happiness
ending-issues = tied on points and happiness, more issues
ending-shared = shared victory
ending-goal = the goal is reached
ending-short = the goal is missed
ending-time-out = a player ran out of time
ending-resignation = a player left the match
