### Versailles 1919: what is asked


## Set-up and turns

prompt-choose-nation = Choose your nation
    .why = left: { $nations }
prompt-choose-order = Choose who plays { $number ->
    [1] first
    [2] second
   *[other] third
}
    .why = you will begin with the last one
prompt-act = Take a political action
    .why = { $nation_subject } · one of these three, and a military action if you like
    .done = Nothing to do: end the turn
prompt-act-political = Take a political action
    .why = { $nation_subject }
    .done = Nothing to do: end the turn
prompt-act-military = Take a military action?
    .why = { $nation_subject } · or end the turn
    .done = End the turn

## Political actions

prompt-place-cubes = How many cubes on “{ $issue }”?
    .why = { $nation_subject } · { $least } to lead
prompt-place-second = Choose the second issue for your influence
    .why = { $nation_subject } · after “{ $issue }”
    .count = 2 of 2
prompt-reclaim-cubes = Reclaim how many cubes?
    .why = { $nation_subject } · { $most } at most, { $cubes } exhausted{ $units ->
        [0] {""}
        [one] {" "}· the exhausted unit comes back too
       *[other] {" "}· { $units } exhausted units come back too
    }
prompt-recall-units = Recall a deployed unit?
    .why = { $nation_subject }
    .done = { $recalled ->
        [0] Recall no unit
       *[other] Recall no more units
    }
prompt-choose-option = Choose an option for “{ $issue }”
    .why = { $nation_subject } controls it
prompt-choose-controller = Who gets “{ $issue }”?
    .why = { $nation_subject } settles it · several are tied for the most cubes
prompt-choose-flag = Choose whose squadron goes on “{ $issue }”
    .why = { $nation_subject } decides
prompt-may-confer = Use the event “{ $event_card }”?
    .why = { $nation_subject } decides · { $event_card_conference }
prompt-advance-issue = Choose the next issue for the table
    .why = { $nation_subject } decides
prompt-advance-event = Choose the next event for the table
    .why = { $nation_subject } decides
prompt-put-cube = Put a cube on the event “{ $event_card }”?
    .why = { $nation_subject } · with its cube there it decides this effect at the next settlement · { $event_card_conference }
prompt-add-issue = Add an issue to the waiting room
    .why = { $nation_subject } · from the discard pile, or the deck ({ $cards } left)
    .pick = { $number ->
        [1] Take “{ $first }” (free)
        [2] Take “{ $second }” (1 cube)
       *[other] Take “{ $third }” (2 cubes)
    }
    .draw = { $cards ->
        [0] Draw: the game ends
       *[other] Draw two issues
    }
prompt-keep-issue = Choose the issue for the waiting room
    .why = drawn: { $issues_quoted } · the other is discarded

## Military

prompt-give-up-unit = Choose a unit to demobilize
    .why = { $nation_subject } · happiness +{ $value }
prompt-choose-unit = Choose the unit to deploy ({ $space })
    .why = { $nation_subject }

## Events

prompt-choose-region = Choose a region: unrest { SIGNED($change) }
    .why = { $nation_subject } · one region
prompt-name-player = “{ $event_card }”: choose a player
    .why = { $nation_subject } decides · the chosen player then picks one of two effects
prompt-pick-alternative = “{ $event_card }”: choose one effect
    .why = { $nation_subject } decides
    .first = { $event_card_first }
    .second = { $event_card_second }
prompt-reopen-issue = Choose a settled issue to re-open
    .why = { $nation_subject }
prompt-send-out = Choose the issue that leaves the table
    .why = { $nation_subject } · it goes to the waiting room
prompt-bring-in = Choose the issue that comes to the table
    .why = { $nation_subject } · in place of “{ $issue }”
prompt-discard-waiting = Choose a waiting issue to discard
    .why = { $nation_subject } · one without cubes; another takes its place

## Uprisings

prompt-announce = Change the uprising die { $region_loc }?
    .why = { $nation_subject } has troops there · an uprising needs { $needed }; modifiers so far { SIGNED($modifier) }
    .plus-one = { $later ->
        [0] Add 1 to the die (uprising { $more } in 6)
       *[other] Add 1 to the die
    }
    .minus-one = { $later ->
        [0] Subtract 1 from the die (uprising { $less } in 6)
       *[other] Subtract 1 from the die
    }
    .no-change = { $later ->
        [0] Leave the die alone (uprising { $chances } in 6)
       *[other] Leave the die alone
    }
prompt-choose-victim = Choose who is hit by the uprising
    .why = { $nation_subject } has the left-most unit { $region_loc }
prompt-choose-issue-lost = Choose which of your issues is put up for bid
    .why = { $nation_subject } · { $region }
prompt-make-bid = Bid for “{ $issue }”, or pass?
    .why = { $nation_subject } · { $cubes ->
        [0] { $strength ->
            [0] nobody has bid yet
           *[other] best bid: { $best }, strength { $strength }, no cubes
        }
        [one] best bid: { $best }, strength { $strength } and 1 cube
       *[other] best bid: { $best }, strength { $strength } and { $cubes } cubes
    }
prompt-bid-cubes = Add how many cubes to the bid?
    .why = { $nation_subject } bids { $force }
prompt-choose-strategy = Choose your strategy card
    .why = { $nation_subject }

## Two players and solo

prompt-usa-act = Choose a political action for the USA
    .why = { $nation_subject } plays the USA this turn
prompt-reclaim-along = Reclaim how many of your own cubes?
    .why = { $nation_subject } · up to { $most }
prompt-bot-settles = Choose the issue that this faction settles
    .why = { $nation_subject } · its rules leave the choice to you
prompt-bot-places = Choose where this faction places influence
    .why = { $nation_subject } · its rules leave the choice to you
prompt-choose-faction = Choose a faction to take over
    .why = several are tied for weakest
prompt-choose-winner = Who gets “{ $issue }”?
    .why = two factions made the same bid
why-too-few-cubes = “{ $issue }” takes { $least ->
    [one] 1 cube
   *[other] { $least } cubes
} to lead, and you must keep enough to lead on a second issue; you have { $cubes } available.
why-nobody-leads = Nobody has influence on “{ $issue }”: an issue without cubes cannot be settled.
why-must-settle = You lead on both issues on the table, so you must settle one of them.
why-promised = A promise you made this turn forbids it.
why-political-done = You have already taken your political action this turn.
