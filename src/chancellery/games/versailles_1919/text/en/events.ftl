### Versailles 1919: what happened


## Set-up and turns

event-nation-chosen = { $seat } plays { $nation_art }.
event-order-set = Turn order: { $nations }. You begin with the last one.
event-turn-begun = Turn { $turn }: { $nation_art }.
event-no-political-action = { $nation_subject } has no political action to take.

## Political actions

event-influence-placed = { $nation_subject } places { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} on “{ $issue }”.
event-influence-reclaimed = { $nation_subject } reclaims { $units ->
    [0] { $cubes ->
        [0] no cubes
        [one] 1 cube
       *[other] { $cubes } cubes
    }
    [one] { $cubes ->
        [0] 1 exhausted unit
        [one] 1 cube and 1 exhausted unit
       *[other] { $cubes } cubes and 1 exhausted unit
    }
   *[other] { $cubes ->
        [0] { $units } exhausted units
        [one] 1 cube and { $units } exhausted units
       *[other] { $cubes } cubes and { $units } exhausted units
    }
}.
event-unit-recalled = { $nation_subject } recalls the unit { $region_loc }.
event-issue-settled = { $nation_subject } settles “{ $issue }”. Control: { $controller }.
event-cubes-returned = { $nation_subject } gets { $available ->
    [0] no cubes
    [one] 1 cube
   *[other] { $available } cubes
} back{ $exhausted ->
    [0] {""}
    [one] ; 1 is exhausted
   *[other] ; { $exhausted } are exhausted
}.
event-option-chosen = { $nation_subject } chooses for “{ $issue }”: { $issue_option }.
event-counters-placed = Counters on “{ $issue }”: { $counters }.
event-conference-resolved = { $nation_subject } uses the event “{ $event_card }”. { $event_card_conference }
event-conference-declined = { $nation_subject } does not use the event “{ $event_card }”.
event-issue-advanced = { $nation_subject } brings “{ $issue }” to the table.
event-event-advanced = { $nation_subject } brings the event “{ $event_card }” to the table.
event-cube-put = { $nation_subject } puts a cube on the event “{ $event_card }”.
event-issue-picked = { $nation_subject } takes “{ $issue }” from the discard pile{ $cubes ->
    [0] {" "}for free
    [one] {" "}for 1 cube
   *[other] {" "}for { $cubes } cubes
}.
event-issues-drawn = { $nation_subject } draws { $issues_count ->
    [one] the issue
   *[other] the issues
} { $issues_quoted }.
event-issue-kept = “{ $issue }” goes to the waiting room.
event-issue-discarded = “{ $issue }” goes to the discard pile.
event-events-shuffled = The event discard pile is shuffled: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-crisis-begun = Crisis “{ $event_card }”: { $event_card_crisis }

## Happiness, regions and military

event-happiness-changed = { $nation_subject }: happiness { SIGNED($change) }, now { $happiness }.
event-mutinied = { $nation_subject } has a mutiny and must demobilize a unit.
event-unrest-changed = Unrest { $region_loc } goes from { $before } to { $column } ({ $needed ->
    [0] no uprising
   *[other] uprising on { $needed } or more
}).
event-keg-moved = The powder keg { $region_loc } moves to { $column ->
     [0] its start box
    *[other] column { $column }
}.
event-region-rolled = Random region: { $region } (die { $die }).
event-unit-deployed = { $nation_subject } deploys a unit ({ $space }).
event-unit-demobilized = { $nation_subject } demobilizes a unit into the +{ $value } box.
event-influence-recovered = { $nation_subject } recovers { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-influence-exhausted = { $nation_subject } exhausts { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-units-recovered = { $nation_subject } recovers { $units } { $units ->
    [one] unit
   *[other] units
}.

## Events

event-player-named = { $nation_subject } chooses { $named_art }.
event-issue-reopened = “{ $issue }” is re-opened.
event-issues-swapped = “{ $out }” leaves the table, “{ $back }” takes its place.

## Uprisings

event-no-uprising-possible = No uprising possible { $region_loc }: it is too quiet.
event-modifier-announced = { $nation_subject } announces { SIGNED($change) } on the die ({ $region }).
event-uprising-rolled = { $region }: die { $die }, modifier { SIGNED($modifier) }, { $needed } needed: { $uprising ->
     [1] uprising
    *[other] no uprising
}.
event-roll-off = { $nation_subject } rolls { $die }.
event-nobody-hit = There is an uprising { $region_loc }, but nobody controls an issue there.
event-uprising-begun = { $region }: the uprising hits { $nation_art }; “{ $issue }” is up for bid.
event-bid-made = { $nation_subject } bids { $strength ->
    [0] { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
   *[other] { $force } (strength { $strength }){ $cubes ->
        [0] {""}
        [one] , plus 1 cube
       *[other] , plus { $cubes } cubes
    }
}.
event-bid-passed = { $nation_subject } passes for good.
event-bid-won = { $nation_subject } wins “{ $issue }” for { $units ->
    [0] { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
    [one] { $cubes ->
        [0] 1 unit
        [one] 1 unit and 1 cube
       *[other] 1 unit and { $cubes } cubes
    }
   *[other] { $cubes ->
        [0] { $units } units
        [one] { $units } units and 1 cube
       *[other] { $units } units and { $cubes } cubes
    }
}.
event-nobody-bid = Nobody bids: “{ $issue }” goes to the discard pile.
event-counters-removed = The counters on “{ $issue }” are removed.

## Strategy and the end

event-strategy-chosen = { $nation_subject } chooses the strategy “{ $strategy }”.
event-game-end-settled = { $nation_subject } settles the game-end card; { $controller_art } takes it. The game is over.
event-deck-empty = { $nation_subject } must draw, but no issues are left. The game is over.
event-conference-stalled = { $nation_subject } cannot act, and nobody else can either. The game is over.
event-scored = { $nation_subject }: stars { $stars }, flags { $flags }, strategy { $strategy }, happiness { $happiness }; total { $total }.

## Negotiation

event-deal-drafted = { $nation_subject } drafts a deal with { $partner_art }.
event-deal-offered = { $nation_subject } offers { $partner_art } a deal{ $gives ->
    [0] {""}
    [one] {" "}(1 cube for { $partner_art })
   *[other] {" "}({ $gives } cubes for { $partner_art })
}{ $asks ->
    [0] {""}
    [one] {" "}(1 cube from { $partner_art })
   *[other] {" "}({ $asks } cubes from { $partner_art })
}{ $promises ->
    [0] .
   *[other] :
}
event-deal-withdrawn = { $nation_subject } withdraws the offer to { $partner_art }.
event-deal-lapsed = The draft deal of { $nation_art } with { $partner_art } lapses: its subject has already been decided.
event-deal-refused = { $nation_subject } refuses the deal offered by { $partner_art }.
event-deal-struck = { $nation_subject } and { $partner_art } strike a deal.
event-influence-dealt = { $giver_subject } exhausts { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}; { $taker_art } recovers as many.
event-promise-made = { $nation_subject } promises { $refrain ->
     [1] not to
    *[other] to
} { promised-deed }.
promised-deed = { $verb ->
     [reclaim] reclaim cubes and units
     [demobilize] demobilize a unit
     [accept] use the event
     [decline] decline the event
     [first] choose the first effect
     [second] choose the second effect
     [put-cube] put a cube on the event
     [no-cube] put no cube on the event
     [draw] draw two issues
     [plus-one] add 1 to the die
     [minus-one] subtract 1 from the die
     [no-change] leave the die alone
     [pass] pass when bidding
     [pick] take card { $number } of the discard pile
     [place-on] place influence on “{ $issue }”
     [settle] settle “{ $issue }”
     [reopen] re-open “{ $issue }”
     [advance] bring “{ $issue }” to the table
     [deploy] deploy to { $space }
     [choose] choose “{ $issue_option }”
     [fly] choose a squadron { $other_of }
     [name] choose { $other_art }
     [hit] let the uprising hit { $other_art }
     [region] choose the region { $region }
     [call] bring the event “{ $event_card }” to the table
     [keep] keep “{ $issue }”
     [lose] put “{ $issue }” up for bid
     [send-out] send “{ $issue }” to the waiting room
     [bring-in] bring “{ $issue }” to the table in exchange
     [discard] discard “{ $issue }”
     [strategy] choose the strategy “{ $strategy }”
    *[other] bid { $force }
}

## Two players and solo

event-usa-action-begun = { $nation_subject } now plays the USA.
event-usa-idle = { $nation_subject } has no possible action.
event-point-scored = { $nation_subject } alone is strongest: +1 victory point, now { $points }.
event-faction-switched = You now play { $nation_art }.
event-bot-decided = { $nation_subject } (automated): { $priority ->
     [deploy] it deploys, because unrest threatens a region where it holds the most issues
     [demobilize] it demobilizes, because it is close to a mutiny
     [settle] it settles an issue that it leads
     [place] it leads no issue on the table, so it places influence
     [recover] it cannot place influence, so it reclaims cubes and units
     [settle-other] it settles an issue that the other faction leads
     [option] it chooses the option of highest value, then of least unhappiness
     [option-tie] several options are tied in value and unhappiness, so you choose
     [advance-led] it brings an issue that it leads to the table
     [advance-empty] it leads no waiting issue, so it brings one without cubes to the table
     [advance-any] it leads no waiting issue and all have cubes, so you choose what comes to the table
     [calm] it subtracts 1 from the die, since the uprising may hit it
     [stir] it adds 1 to the die, since the uprising would hit somebody else
     [bid] it bids units by its table, and as many cubes as the issue is worth to it
     [outbid] the bids are tied and it has more influence, so it adds a cube
    *[other] it has no political action to take
}.
