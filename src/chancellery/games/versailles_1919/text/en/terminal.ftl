### Versailles 1919: the board in a terminal


## Letters

letter-uk = U
letter-france = F
letter-usa = A
letter-italy = I
letter-japan = J

## Head

terminal-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
terminal-acting = acting: { $nation }
terminal-points = victory points { $points } of { $goal }
terminal-waiting = waiting for { $seats }
terminal-over = the game is over

## Conference

terminal-table = On the table
terminal-waiting_room = Waiting room
terminal-deck = deck { $cards }
terminal-below = game-end card after { $cards } more
terminal-discards = discards { $cards }:
terminal-drawn = Drawn
terminal-world = World
terminal-no-military = (no military)
terminal-events = Events
terminal-waits = (waits)
terminal-settled = Settled

## Regions

terminal-regions = Regions
terminal-needs = { $needed }+ ({ $odds } of 6)
terminal-calm = quiet
terminal-regions-legend = ● powder keg · ! unrest · letters: units, then issues held
terminal-bidding = Bids for { $issue }
terminal-bid = { $force } (strength { $strength }) and { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
terminal-passed = passed

## Powers

terminal-powers = Powers
terminal-available = free
terminal-exhausted = exh.
terminal-units = units
terminal-spent = exh.
terminal-home = home
terminal-happiness = happy
terminal-stars = stars
terminal-points-short = points
terminal-boxes = Demobilize
terminal-strategies = Strategies

## Talks

terminal-deals = Deals
terminal-offer = Offer
terminal-draft = Draft
terminal-exhausts = { $nation_subject } exhausts { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, the other recovers as many
terminal-promises = Promises in force
terminal-promises-to = { $nation_subject } promises { $to }: “{ $what }”
terminal-promises-not = { $nation_subject } promises { $to } not to: “{ $what }”
