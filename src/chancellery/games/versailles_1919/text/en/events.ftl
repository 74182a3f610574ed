### Versailles 1919: what happened


## Set-up and turns

event-nation-chosen = { $seat } plays { $nation_art }.
event-order-set = Turn order: { $nations }. You begin with the last one.
event-turn-begun = Turn { $turn }: { $nation_art }.
event-no-political-action = { $nation_subject }: no political action is possible.

## Political actions

event-influence-placed = { $nation_subject } places { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} on { $issue }.
event-influence-reclaimed = { $nation_subject } reclaims { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
} and { $units ->
    [0] no exhausted unit
    [one] 1 exhausted unit
   *[other] { $units } exhausted units
}.
event-unit-recalled = { $nation_subject } takes back the unit { $region_loc }.
event-issue-settled = { $nation_subject } settles { $issue }. Control: { $controller }.
event-cubes-returned = { $nation_subject }: cubes available again { $available }, exhausted { $exhausted }.
event-option-chosen = { $nation_subject }: { $issue }, { $issue_option }.
event-counters-placed = Counters on { $issue }: { $counters }.
event-conference-resolved = { $event_card }, decided by { $nation_art }. { $event_card_conference }
event-conference-declined = { $nation_subject } leaves { $event_card } without effect.
event-issue-advanced = { $nation_subject } brings { $issue } to the table.
event-event-advanced = { $nation_subject } calls { $event_card } to the table.
event-cube-put = { $nation_subject } puts a cube on { $event_card }.
event-issue-picked = { $nation_subject } takes { $issue } from the discard pile for { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-issues-drawn = { $nation_subject } draws { $issues }.
event-issue-kept = { $issue } waits in the waiting room.
event-issue-discarded = { $issue } goes to the discard pile.
event-events-shuffled = The event discards are shuffled: { $cards } cards.
event-crisis-begun = Crisis, { $event_card }: { $event_card_crisis }

## Happiness, regions and military

event-happiness-changed = { $nation_subject }: happiness { SIGNED($change) }, now { $happiness }.
event-mutinied = { $nation_subject }: mutiny. A unit goes home.
event-unrest-changed = { $region }: unrest in column { $column }.
event-keg-moved = { $region }: powder keg in { $column ->
     [0] its start box
    *[other] column { $column }
}.
event-region-rolled = Die for the region: { $die }, { $region }.
event-unit-deployed = { $nation_subject } deploys a unit ({ $space }).
event-unit-demobilized = { $nation_subject } demobilizes a unit (box { $value }).
event-influence-recovered = { $nation_subject } recovers { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-influence-exhausted = { $nation_subject } exhausts { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-units-recovered = { $nation_subject } takes back { $units } { $units ->
    [one] unit
   *[other] units
}.

## Events

event-player-named = { $nation_subject } names { $named_art }.
event-issue-reopened = { $issue } is re-opened.
event-issues-swapped = { $out } leaves the table, { $back } takes its place.

## Uprisings

event-no-uprising-possible = { $region }: too quiet for an uprising.
event-modifier-announced = { $nation_subject }: { SIGNED($change) } on the die ({ $region }).
event-uprising-rolled = { $region }: die { $die }, modifier { SIGNED($modifier) }, { $needed } needed: { $uprising ->
     [1] uprising
    *[other] no uprising
}.
event-roll-off = { $nation_subject } rolls { $die }.
event-nobody-hit = { $region }: nobody controls an issue there.
event-uprising-begun = { $region }: the uprising hits { $nation_art }; { $issue } is up for bid.
event-bid-made = { $nation_subject } bids { $force } (strength { $strength }) and { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-bid-passed = { $nation_subject } passes.
event-bid-won = { $nation_subject } wins { $issue } for { $units } { $units ->
    [one] unit
   *[other] units
} and { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-nobody-bid = Nobody bids: { $issue } goes to the discard pile.
event-counters-removed = The counters leave { $issue }.

## Strategy and the end

event-strategy-chosen = { $nation_subject } chooses { $strategy }.
event-game-end-settled = { $nation_subject } settles the game-end card; { $controller_art } takes it. The game is over.
event-deck-empty = { $nation_subject }: there are no issues left to draw. The game is over.
event-conference-stalled = { $nation_subject }: nothing is possible, nor for anybody else. The game is over.
event-scored = { $nation_subject }: stars { $stars }, flags { $flags }, strategy { $strategy }, happiness { $happiness }; total { $total }.

## Negotiation

event-deal-drafted = { $nation_subject } drafts a deal with { $partner_art }.
event-deal-offered = { $nation_subject } offers { $partner_art } a deal{ $gives ->
    [0] {""}
    [one] : 1 cube for { $partner_art }
   *[other] : { $gives } cubes for { $partner_art }
}{ $asks ->
    [0] {""}
    [one] : 1 cube from { $partner_art }
   *[other] : { $asks } cubes from { $partner_art }
}.
event-deal-withdrawn = { $nation_subject } withdraws the offer to { $partner_art }.
event-deal-lapsed = The deal that { $nation_art } had in mind with { $partner_art } lapses: what it was about is over.
event-deal-refused = { $nation_subject } refuses the deal of { $partner_art }.
event-deal-struck = Deal struck: { $nation } and { $partner }.
event-influence-dealt = { $giver_subject } exhausts { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}; { $taker_art } recovers as many.
event-promise-made = { $nation_subject } { $refrain ->
     [1] promises not to do this
    *[other] promises this
}: { $verb ->
     [reclaim] reclaim
     [demobilize] demobilize a unit
     [accept] carry the event out
     [decline] leave the event
     [first] the first alternative
     [second] the second alternative
     [put-cube] put a cube on the event
     [no-cube] put no cube on the event
     [draw] draw two issues
     [plus-one] add 1 to the die
     [minus-one] subtract 1 from the die
     [no-change] leave the die alone
     [pass] pass when bidding
     [pick] take card { $number } of the discard pile
     [place-on] place influence on { $issue }
     [settle] settle { $issue }
     [reopen] re-open { $issue }
     [advance] bring { $issue } to the table
     [deploy] deploy to { $space }
     [choose] choose “{ $issue_option }”
     [fly] a squadron { $other_of }
     [name] name { $other_art }
     [hit] let the uprising hit { $other_art }
     [region] { $region }
     [call] call { $event_card }
     [keep] keep { $issue }
     [lose] put { $issue } up for bid
     [send-out] send { $issue } to the waiting room
     [bring-in] bring { $issue } to the table in exchange
     [discard] discard { $issue }
     [strategy] choose { $strategy }
    *[other] bid { $force }
}.

## Two players and solo

event-usa-action-begun = { $nation_subject } leads the USA.
event-usa-idle = { $nation_subject }: nothing is possible.
event-point-scored = { $nation_subject } is strongest alone. Victory points: { $points }.
event-faction-switched = You now lead { $nation_art }.
event-bot-decided = { $nation_subject }, automated: { $priority ->
     [deploy] military 1, a region in danger
     [demobilize] military 2, close to a mutiny
     [settle] politics 1, settle what it leads
     [place] politics 2, place influence
     [recover] politics 3, recover
     [settle-other] politics 4, settle what the other faction leads
     [option] the option of highest value, then least unhappiness
     [option-tie] several options are equal in value and unhappiness, so you choose
     [advance-led] an issue that it leads comes to the table
     [advance-empty] it leads none that waits, so an issue without cubes comes to the table
     [advance-any] it leads none that waits and none is empty, so you choose what comes to the table
     [calm] the die goes down, since the uprising may hit it
     [stir] the die goes up, since the uprising would hit another
     [bid] units by its table, and as many cubes as the issue is worth to it
     [outbid] equal bids, and it has more influence, so it adds a cube
    *[other] politics 4, nothing to do
}.
