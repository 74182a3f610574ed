### Versailles 1919: the page


## The board

board-titled = { $title }: { $text }
board-world = World
board-either-squadron = UK or USA Naval Squadron
board-either-squadron-short = Navy UK or US
board-waiting-room = Waiting room
board-waiting-room-why = you can place influence here, but not settle yet
board-choice = Issues to choose from
board-table = On the table
board-table-why = two issues that may be settled, and the event that follows
board-nobody-leads = nobody leads
board-decides = { $nation_subject } decides
board-takes-cube = can take 1 cube
board-issue-deck = Issue deck
board-event-deck = Event deck
board-game-end-after = game-end card after { $cards } more
board-discards = Discard pile ({ $cards }); the top three cost 0, 1 and 2 cubes
board-unrest = Unrest
board-unrest-why = uprising on this roll or more
board-happiness = Happiness
board-happiness-why = units by zone; Japan and Italy sign at { $signs }+
board-demobilized = Demobilized
board-demobilized-why = highest free box: that much happiness

## Tooltips

board-issue-worth = { $stars } stars, { $region }
board-has-cubes = { $nation }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
board-to-lead = you need { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} more to lead
board-no-military = only influence may be bid for it
board-crisis-was = Its crisis (already resolved): { $text }
board-space-effect = placing a unit here returns { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} and costs { $loss } happiness
board-space-modifies = it changes uprising dice and counts double in bids
board-space-doubles = it counts double in bids
board-unit-of = a unit of { $nation_art }
board-target = can be chosen

## Panels

board-bids-for = Bids for { $issue }
board-passed = passed
board-binding = Bound by a deal

## Deals

board-deals = { $count ->
    [0] Deals
   *[other] Deals { $count }
}
board-settled = Settled { $count }
board-deal-cubes = { $giver } exhausts { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $taker } recovers as many
board-deal-waits = waits for an answer
board-deal-impossible = cannot be carried out now
board-deal-draft = Your draft for { $partner_art }
board-deal-adding = { $nation_subject } promises to …
board-deal-adding-not = { $nation_subject } promises not to …
board-in-force = In force until the turn ends
board-deals-why = What a deal says about this turn is binding and enforced. Promises about later turns are not binding.

## Seats

board-available = Available
board-exhausted = Exhausted
board-units = Units: { $away } deployed, { $units } available, { $exhausted } exhausted, { $home } demobilized
board-automated = automated
board-led-by-turn = played by the player whose turn it is
board-strategies-why = Strategy cards are chosen after the first uprising.
board-points-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
board-strategies = Strategies
board-icons = Icons
board-figure-points = Points
board-figure-strength = Strength

## Words

board-headline-set-up = Choice of nations
board-headline = Turn { $turn } · { $nation } · { $settled } settled
# How far off the end is and who leads, as short as a phone has room for
board-end-deck = { $least ->
    [0] { $most ->
        [0] the end comes next
        [one] 1 card to the end at most
       *[other] { $most } cards to the end at most
    }
   *[other] { $same ->
        [1] { $least ->
            [one] 1 card to the end
           *[other] { $least } cards to the end
        }
       *[other] { $least }–{ $most } cards to the end
    }
}
board-end-waiting = the end is waiting
board-end-table = the end is on the table
board-end-settled = the end is settled
board-standing-watched = ahead: { $nation } { $points }
board-standing-behind = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }, { $nation } { $points }
board-standing-leading = { $ahead ->
    [0] 1st of { $players }, { $nation } { $points }
   *[other] you lead by { $ahead }
}
board-headline-solo = Turn { $turn } · { $nation } · { $points } of { $goal } points
board-turn = Turn { $turn }, { $nation }
odds-uprising = uprising { $faces } in { $all }
board-odds = { $chances ->
    [one] 1 of 6 faces brings an uprising.
   *[other] { $chances } of 6 faces bring an uprising.
}
board-odds-quiet = quiet
board-odds-uprising = uprising
board-nobody-wins = The goal is missed
board-wins = { $nations_count ->
    [one] { $nations } wins
   *[other] { $nations } share the victory
}
board-scores = Points: { $scores }.
board-text-issue = Issue
board-text-stars = Stars
board-text-region = Region
board-text-cubes = Cubes
board-text-leader = Leader
board-text-options = Options
board-text-events = Events
board-text-event = Event
board-text-effect = Effect
board-text-unrest = Unrest
board-text-keg = Powder keg
board-text-needed = Roll
board-text-units = Units
board-text-issues = Issues
board-text-powers = Powers
board-text-nation = Nation
board-text-available = Available
board-text-exhausted = Exhausted
board-text-happiness = Happiness
board-text-points = Points
board-text-settled = Settled
board-text-option = Option
board-text-space = Place
