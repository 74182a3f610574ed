### Versailles 1919: the stage and the deal desk


## The stage

board-stage = Stage
board-stage-tab = Turn
board-you = you
board-unit-cubes = unit: cubes
board-unit-happiness = happiness
board-zone-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
board-unrest-note = uprising on
board-happiness-note = Japan and Italy sign at { $signs }+
board-demobilized-note = free box
board-no-units = · no units
board-settler-decides = the settling player decides
board-human-decides = you decide
board-checks-in-deck = uprising check on { $checks } of them
board-settles = { $nation_subject } settles “{ $issue }”
board-being-settled = being settled
board-step-of = step { $step } of 5
board-controlled-by = control: { $nation }
board-chooses = { $who ->
    [you] you choose
   *[other] { $who } chooses
}
board-step-1 = 1 Terms
board-step-2 = 2 Event
board-step-3 = 3 To the table
board-step-3-what = an issue and an event
board-step-4 = 4 New issue
board-step-4-what = from the discard pile or the deck
board-step-5 = 5 Crisis
board-no-event = no event on the table
board-with-cube = with a cube
board-declined = not used
board-resolved = used
board-why-most = most influence
board-why-settles = settles
board-why-cube = has the cube on it
board-why-human = in solo play you decide events
board-check-odds = uprising check on { $checks } of { $cards } cards
board-risks = Chance of an uprising in a check, by region
board-in-six = { $faces } in 6
board-needs = uprising on { $needed }+
board-rises-from = uprising on { $needed }+, { $chances } in 6
board-later-points = points
board-later-none = no points change
board-highest = highest
board-had-it = had control
board-can-bid = units { $units }, cubes { $cubes }
board-bid-strength = strength
board-bid-influence = influence
board-reason-bids = More strength wins, then more influence. A pass is final.
board-your-turn = Your turn
board-turn-of = { $nation_subject } to play
board-turn-number = turn { $turn }
board-political = Political action
board-political-what = place, reclaim or settle
board-military = Military action
board-military-what = deploy, move or demobilize; optional
board-taken = taken
board-under-way = under way
board-final = Final score
board-if-settled = When an issue is settled

board-solo-points = Your victory points
board-solo-of = { $points } of { $goal }
board-solo-why = +1 at the start of your turn if you alone are strongest and each faction controls an issue.
board-solo-stars = stars { $stars }, icons { $icons }
board-solo-icons = Icons, 1 point each wherever they lie

## Why it is asked

board-bound-by = You are bound by a deal. { $promise }
board-promised-to = promised to { $nation_art }
board-closed-by = ruled out by the deal with { $nation_art }
board-reason-act = If you settle: uprising check on { $checks } of { $cards } events.
board-reason-place = You must lead on both issues.
board-reason-option = { $own ->
    [1] You settle it and have the most influence: you choose.
   *[other] { $nation_subject } settles it, but you have the most influence: you choose.
}
board-reason-won = You won the bid: choose an option again.
board-reason-settles = Step { $step } of 5: the settling player decides.
board-reason-cube = Step 2 of 5: your cube is on the event.
board-reason-no-cube = Step 2 of 5: no cube on the event, so whoever settles decides.

## The deal desk

board-desk = Draft a deal
board-desk-open = Draft a deal
board-desk-close = Close deals
board-desk-with = With
board-desk-why = Everybody sees it once it is offered. It binds when it is accepted, and only for this turn.
board-deals-of-turn = Deals this turn
board-no-deals = No deals this turn yet.
board-deal-waits-for-you = waits for your answer
board-deal-offered = Your offer to { $partner_art }
board-deal-accept = Accept
board-deal-refuse = Refuse
board-deal-empty = A deal needs influence or a promise.
board-deal-then = { $partner_subject } may accept or refuse; the game does not wait for the answer.
board-deal-offer = Offer it to { $partner_art }
board-party-you = You
board-holds-nothing = controls no issue yet

board-still-open = What a deal can still cover this turn
board-still-open-why = promises about later turns do not bind
board-topic-open = open
board-topic-maybe = if an issue is settled
board-topic-over = nothing to promise
board-topic-bound = bound by a deal
board-topic-drafted = in this deal

## The priorities of an automated faction

board-rules-of = Rules of { $nation_art }, turn { $turn }
board-tested = does not apply
board-decided = decided
board-priority-deploy = Deploy where unrest is in column 4 or more and it holds or shares the most issues
board-priority-demobilize = Demobilize when a loss of 1 or 2 happiness would bring a mutiny
board-priority-settle = Settle an issue that it leads, the one worth most to it
board-priority-place = Place just enough cubes to lead on two issues
board-priority-recover = Reclaim six cubes and its exhausted units
board-priority-settle-other = Settle an issue that the other faction leads
