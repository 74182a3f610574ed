### Europe in Turmoil: what happens, and why an event cannot

## Events: turns and cards

event-turn-began = Turn { $turn } begins.
event-era-began = The { $era } dawns: its cards are shuffled into the draw pile.
event-deck-reshuffled = { $cards ->
    [one] The draw pile is exhausted; the discard pile, a single card, takes its place.
   *[other] The draw pile is exhausted; the discard pile, { $cards } cards, is shuffled and takes its place.
}
event-cards-dealt = { $count ->
    [one] { $seat_subject } draws a card.
   *[other] { $seat_subject } draws { $count } cards.
}
event-cards-drawn = New in hand, for the eyes { $seat_de } alone: { $cards }.
event-scoring-cards-revealed = { $seat_subject } shows { $cards }, and so places more support before the first turn.
event-round-forfeited = { $seat_subject } has no card left and lets the action round pass.
event-card-played = { $use ->
    [event] { $seat_subject } plays “{ $card }” for its event.
    [operations] { $seat_subject } plays “{ $card }” for operations.
    [naval] { $seat_subject } spends “{ $card }” on the fleet.
    [both] { $seat_subject } plays “{ $card }” for its event and for operations.
   *[scoring] { $seat_subject } plays “{ $card }”.
}
event-cards-paired = { $seat_subject } joins “{ card-eight_nation_alliance }” to “{ $card }”, whose event is hushed up.
event-event-happened = “{ $card }” comes to pass, for { $seat_art } to carry out.
event-event-blocked = “{ $card }” does not come to pass: circumstances forbid it.
event-effect-ended = “{ $card }” is no longer in effect.
event-card-removed = “{ $card }” passes into history and leaves the game.
event-card-discarded = { $seat_subject } discards “{ $card }”.
event-card-taken = { $seat_subject } takes “{ $card }” into hand.
event-hand-shown = { $cards_count ->
    [0] { $seat_subject } has nothing to show.
   *[other] { $seat_subject } has to show { $cards }.
}
event-hand-looked-at = { $seat_subject } looks at the opponent’s hand.

## Events: support

event-support-added = { $seat_subject } gains { $points } SP { $space_loc }.
event-support-removed = { $seat_subject } loses { $points } SP { $space_loc }.
event-support-moved = { $seat_subject } sees { $points } SP move from { $origin_art } to { $space_art }.
event-control-gained = { $seat_subject } now controls { $space_art }.
event-control-lost = { $seat_subject } no longer controls { $space_art }.
event-support-checked = { $seat_subject } puts support { $space_loc } to the test: die { $die }, OP { SIGNED($ops) }, neighbours { SIGNED($neighbours) }, against 2×{ $stability }. Result { SIGNED($excess) }.
event-die-rolled = { $modifier ->
    [0] { $seat_subject } rolls { $die }.
   *[other] { $seat_subject } rolls { $die } ({ SIGNED($modifier) }).
}
event-die-rerolled = { $seat_subject } rerolls the die: { $old } becomes { $die }.

## Events: the naval arms race

event-naval-attempt = { $seat_navy } strives for the next box, { $box }: die { $die }, modifier { SIGNED($modifier) }, { $needed } needed.
event-naval-attempt-failed = { $seat_navy } strives in vain: the attempt fails without a roll.
event-navy-advanced = { $seat_navy } moves up: { $box }.
event-navy-retreated = { $seat_navy } falls back: { $box }.

## Events: victory points, tension, crisis

event-victory-points = { $seat }: { SIGNED($points) } VP. The marker stands at { SIGNED($vp) }.
event-tension-changed = Tension { SIGNED($change) }: Europe is at { $tension }.
event-crisis-rolled = Crisis roll: die { $die }, tension { SIGNED($tension) }, status { SIGNED($status) }. Total { SIGNED($total) }; from 7 it is war.
event-crisis-avoided = “{ card-legacy_of_bismarck }” keeps the Balkans quiet: no crisis roll.
event-marker-placed = The marker { $marker } takes its place on the board.
event-marker-removed = The marker { $marker } leaves the board.

## Events: stability checks and scoring

event-stability-played = { $seat_subject } brings “{ $card }” to bear.
event-stability-without-effect = “{ $card }” has no effect: { $seat_art } does not meet its condition.
event-stability-made-unavailable = The stability card “{ $card }” is no longer available.
event-stability-refreshed = { $seat_subject } has all stability cards available again.
event-scoring-stopped = Scoring breaks off { $region_loc }: no VP, no crisis roll.
event-region-scored = { $net ->
    [0] Scoring { $region_loc }: Liberal { $liberal } VP, Authoritarian { $authoritarian } VP. The two sides cancel out.
   *[other] Scoring { $region_loc }: Liberal { $liberal } VP, Authoritarian { $authoritarian } VP.
}

## Events: the Great War

event-war-broke-out = The lamps go out all over Europe: the Great War breaks out.
event-nation-took-part = Under arms on the side { $seat_alliance }: { $nation_art }.
event-war-rolled = { $seat_subject } rolls for the fortunes of war: die { $die }, modifier { SIGNED($modifier) }, total { $total }.
event-war-won = The guns fall silent: { $seat_art } wins the Great War.
event-war-lost = The guns fall silent over ruins: both sides lose the Great War.
event-losses-rolled = The morrow of war { $region_loc }: { $seat_art } rolls { $die }.
event-mobilization-played = { $seat_subject } mobilizes: “{ $card }”.
event-mobilization-invalid = “{ $card }” comes to nothing: { $seat_art } does not meet its condition.

## Why an event cannot take place

blocked-needs = { $cards_count ->
    [one] Needs the event “{ $cards }” first.
   *[other] Needs one of these events first: { $cards }.
}
blocked-prevented = Ruled out since the event “{ $cards }”.
blocked-second_international = Only at tension 2 or less.
blocked-eight_nation_alliance = Only together with another card of your hand whose event is the opponent’s.
blocked-bernhard_von_bulow = Only while the Authoritarian controls at least 3 Monarch spaces.
blocked-dreyfus_rehabilitated = Only if the Liberal controlled the French Writers when this action round began.
blocked-control_of_the_channel = Only while your own navy is ahead.
blocked-prince_heinrich = Only while the German Navy is ahead.
blocked-winston_churchill = Only while the British Navy is ahead.
blocked-russian_collapse = Only while the Liberal controls at least 3 battlegrounds of Russia.
blocked-gavrilo_princip = Not while “{ card-yugoslavia }” serves the Authoritarian.
blocked-franco_british_naval_cooperation = Only while the marker { marker-entente_cordiale } is on the Great War track.
