### Versailles 1919: what can be done


## Answers

action-done = End the turn
action-take = Play { $nation_art }
action-random-order = Let the dice decide the order
action-place-on = Place influence on { $issue }
action-cubes = { $number } { $number ->
    [one] cube
   *[other] cubes
}
action-reclaim = Reclaim influence and military
action-recall = Recall the unit { $region_loc }
action-settle = Settle { $issue }
action-deploy = Deploy: { $space }
action-from-available = Use an available unit
action-from = Move the unit { $region_loc }
action-demobilize = Demobilize a unit
action-give-up-available = Demobilize an available unit
action-give-up-exhausted = Demobilize an exhausted unit
action-give-up = Demobilize the unit { $region_loc }
action-choose = { $issue_option }
action-fly = Squadron { $nation_of }
action-accept = Use the effect
action-decline = Do not use the effect
action-first = First effect
action-second = Second effect
action-name = Choose { $nation_art }
action-region = { $region }
action-reopen = Re-open { $issue }
action-send-out = Send { $issue } to the waiting room
action-bring-in = Bring { $issue } to the table
action-discard = Discard { $issue }
action-advance = Bring { $issue } to the table
action-call = Bring “{ $event_card }” to the table
action-put-cube = Put a cube on the event
action-no-cube = Put no cube on the event
action-pick = Take card { $number } of the discard pile
action-draw = Draw two issues
action-keep = Keep { $issue }
action-plus-one = Add 1 to the die
action-minus-one = Subtract 1 from the die
action-no-change = Leave the die alone
action-hit = The uprising hits { $nation_art }
action-lose = Put { $issue } up for bid
action-pass = Pass for good
action-bid = Bid { $force }
action-strategy = Choose “{ $strategy }”
action-switch = Take over { $nation_art }
action-award = { $nation_subject } gets the issue

## Deals

action-offer = Draft a deal with { $nation_art }
action-give = You exhaust { $number } { $number ->
    [one] cube
   *[other] cubes
}, they recover as many
action-ask = They exhaust { $number } { $number ->
    [one] cube
   *[other] cubes
}, you recover as many
action-no-influence = No influence in this deal
action-promise = Add a promise of your own
action-demand = Ask them for a promise
action-refrain = Switch between “will do” and “will not do”
action-about = About: { $topic }
action-back = Back
action-propose = Offer the deal
action-scrap = Scrap the draft
action-withdraw = Withdraw the offer
action-accept-deal = Accept the deal with { $nation_art }
action-refuse-deal = Refuse the deal with { $nation_art }

## Promises

action-term-reclaim = Promise: reclaim
action-term-demobilize = Promise: demobilize a unit
action-term-accept = Promise: use the event
action-term-decline = Promise: decline the event
action-term-first = Promise: choose the first effect
action-term-second = Promise: choose the second effect
action-term-put-cube = Promise: put a cube on the event
action-term-no-cube = Promise: put no cube on the event
action-term-draw = Promise: draw two issues
action-term-plus-one = Promise: add 1 to the die
action-term-minus-one = Promise: subtract 1 from the die
action-term-no-change = Promise: leave the die alone
action-term-pass = Promise: pass when bidding
action-term-pick-1 = Promise: take the top card of the discard pile
action-term-pick-2 = Promise: take the second card of the discard pile
action-term-pick-3 = Promise: take the third card of the discard pile
action-term-place-on = Promise: place influence on { $issue }
action-term-settle = Promise: settle { $issue }
action-term-deploy = Promise: deploy to { $space }
action-term-choose = Promise: choose “{ $issue_option }”
action-term-fly = Promise: choose a squadron { $nation_of }
action-term-name = Promise: choose { $nation_art }
action-term-region = Promise: choose the region { $region }
action-term-reopen = Promise: re-open { $issue }
action-term-advance = Promise: bring { $issue } to the table
action-term-call = Promise: bring “{ $event_card }” to the table
action-term-hit = Promise: let the uprising hit { $nation_art }
action-term-bid = Promise: bid { $force }
action-term-keep = Promise: keep { $issue }
action-term-lose = Promise: put { $issue } up for bid
action-term-send-out = Promise: send { $issue } to the waiting room
action-term-bring-in = Promise: bring { $issue } to the table in exchange
action-term-discard = Promise: discard { $issue }
action-term-strategy = Promise: choose “{ $strategy }”
