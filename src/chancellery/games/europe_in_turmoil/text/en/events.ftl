### Europe in Turmoil: what happens, and why an event cannot

## Events: turns and cards

event-turn-began = Turn { $turn } begins.
event-era-began = The { $era } begins: its cards are shuffled into the draw pile.
event-deck-reshuffled = { $cards ->
    [one] The draw pile is empty; the one card of the discard pile takes its place.
   *[other] The draw pile is empty; the { $cards } cards of the discard pile are shuffled and take its place.
}
event-cards-dealt = { $count ->
    [one] { $seat_subject } draws a card.
   *[other] { $seat_subject } draws { $count } cards.
}
event-cards-drawn = { $seat_subject } draws { $cards_quoted } (hidden from the other side).
event-scoring-cards-revealed = { $seat_subject } shows { $cards_quoted } and places 1 extra SP at each of its three set-up steps.
event-round-forfeited = { $seat_subject } has no card left and loses the action round.
event-card-played = { $use ->
    [event] { $seat_subject } plays “{ $card }” for its event.
    [operations] { $seat_subject } plays “{ $card }” for operations.
    [naval] { $seat_subject } uses “{ $card }” for a naval attempt.
    [both] { $seat_subject } plays “{ $card }” for its event and for operations.
   *[scoring] { $seat_subject } plays “{ $card }”.
}
event-cards-paired = { $seat_subject } plays “{ $card }” with “{ card-eight_nation_alliance }”: its event does not take place.
event-event-happened = The event “{ $card }” takes place; { $seat_art } carries it out.
event-event-blocked = The event “{ $card }” does not take place. { $reason ->
        [needs] { blocked-needs }
        [prevented] { blocked-prevented }
        [second_international] { blocked-second_international }
        [eight_nation_alliance] { blocked-eight_nation_alliance }
        [bernhard_von_bulow] { blocked-bernhard_von_bulow }
        [dreyfus_rehabilitated] { blocked-dreyfus_rehabilitated }
        [control_of_the_channel] { blocked-control_of_the_channel }
        [prince_heinrich] { blocked-prince_heinrich }
        [winston_churchill] { blocked-winston_churchill }
        [russian_collapse] { blocked-russian_collapse }
        [gavrilo_princip] { blocked-gavrilo_princip }
       *[franco_british_naval_cooperation] { blocked-franco_british_naval_cooperation }
    }
event-effect-ended = “{ $card }” is no longer in effect.
event-card-removed = “{ $card }” is removed from the game.
event-card-discarded = { $seat_subject } discards “{ $card }”.
event-card-taken = { $seat_subject } takes “{ $card }” into hand.
event-hand-shown = { $cards_count ->
    [0] { $seat_subject } has no such card to reveal.
   *[other] { $seat_subject } reveals { $cards_quoted }.
}
event-hand-looked-at = { $seat_subject } looks at the opponent’s hand.

## Events: support

event-support-added = { $seat_subject } gains { $points } SP { $space_loc }.
event-support-removed = { $seat_subject } loses { $points } SP { $space_loc }.
event-support-moved = { $points ->
    [one] 1 { $seat } SP moves from { $origin_art } to { $space_art }.
   *[other] { $points } { $seat } SP move from { $origin_art } to { $space_art }.
}
event-control-gained = { $seat_subject } now controls { $space_art }.
event-control-lost = { $seat_subject } no longer controls { $space_art }.
event-support-checked = Support check { $space_loc } by { $seat_art }: die { $die }, { $added ->
        [tension] tension
       *[ops] OP
    } { SIGNED($ops) }, adjacent { SIGNED($neighbours) } = { PLAIN($total) } against 2×{ $stability }. { $success ->
        [0] Failed.
       *[other] Success by { $excess }.
    }
event-die-rolled = { $modifier ->
    [0] { $seat_subject } rolls { $die }.
   *[other] { $seat_subject } rolls { $die } ({ SIGNED($modifier) }).
}
event-die-rerolled = { $seat_subject } rerolls the die: { $old } becomes { $die }.

## Events: the naval arms race

event-naval-attempt = { $seat_navy } attempts { $box_art }: die { $die }, modifier { SIGNED($modifier) } = { PLAIN($total) }, { $needed } needed. { $success ->
        [0] Failed: its marker now shows +1.
       *[other] Success.
    }
event-naval-attempt-failed = { $seat_navy } fails without a roll, { $cause ->
        [bethmann] since its marker did not show +1 (“{ card-von_bethmann_hollweg }”)
       *[start] since neither navy has left the start
    }. Its marker now shows +1.
event-navy-advanced = { $seat_navy } moves up to { $box_art }.
event-navy-retreated = { $seat_navy } goes back to { $box_art }.

## Events: victory points, tension, crisis

event-victory-points = { $seat }: { SIGNED($points) } VP. Score: { $vp ->
        [0] tied
       *[other] { $leader } { $margin }
    }.
event-tension-changed = Tension { SIGNED($change) }, now { $tension }.
event-crisis-rolled = Crisis roll: die { $die }, tension { SIGNED($tension) }, status { SIGNED($status) }. { $war ->
    [0] Total { PLAIN($total) }, 7 needed for war: the peace holds.
    [1] Total { PLAIN($total) }, 7 needed for war: it is war.
   *[other] Total { PLAIN($total) }; war needs 7 or more.
}
event-crisis-avoided = “{ card-legacy_of_bismarck }” keeps the Balkans quiet: no crisis roll.
event-marker-placed = The marker “{ $marker }” is placed on the board.
event-marker-removed = The marker “{ $marker }” is removed from the board.

## Events: stability checks and scoring

event-stability-played = { $seat_subject } plays the stability card “{ $card }”.
event-stability-without-effect = “{ $card }” has no effect: { $seat_art } does not meet its condition.
event-stability-made-unavailable = The stability card “{ $card }” now counts as used.
event-stability-refreshed = { $seat_subject } has all stability cards available again.
event-scoring-stopped = The scoring stops { $region_loc }: no VP, no crisis roll.
event-region-scored = { $net ->
    [0] Scoring { $region_loc }: Liberal { $liberal } VP, Authoritarian { $authoritarian } VP. The two sides cancel out.
   *[other] Scoring { $region_loc }: Liberal { $liberal } VP, Authoritarian { $authoritarian } VP.
}

## Events: the Great War

event-war-broke-out = The lamps go out all over Europe: the Great War breaks out.
event-nation-took-part = On the side { $seat_alliance }: { $nation_art }.
event-war-rolled = War roll { $seat_de }: die { $die }, modifier { SIGNED($modifier) }, total { $total }.
event-war-won = { $seat_subject } wins the Great War and { $points } VP.
event-war-lost = Tie: both sides lose the Great War.
event-losses-rolled = War losses { $region_loc }: { $seat_art } rolls { $die } and removes that many SP.
event-gains-rolled = War gains { $region_loc }: { $seat_art } rolls { $die } and has that many OP to place SP.
event-mobilization-played = { $seat_subject } mobilizes: “{ $card }”.
event-mobilization-invalid = “{ $card }” has no effect: { $seat_art } does not meet its condition.


## Why an event cannot take place

blocked-needs = { $cards_count ->
    [one] Needs the event “{ $cards }” first.
   *[other] None of these events has taken place: { $cards_quoted }.
}
blocked-prevented = Blocked since the event “{ $cards }”.
blocked-second_international = Only at tension 2 or less.
blocked-eight_nation_alliance = Only together with another card of your hand whose event is the opponent’s.
blocked-bernhard_von_bulow = Only while the Authoritarian controls at least 3 Monarch spaces.
blocked-dreyfus_rehabilitated = Only if the Liberal controlled the French Writers when this action round began.
blocked-control_of_the_channel = Only while your own navy is ahead.
blocked-prince_heinrich = Only while the German Navy is ahead.
blocked-winston_churchill = Only while the British Navy is ahead.
blocked-russian_collapse = Only while the Liberal controls at least 3 battlegrounds of Russia.
blocked-gavrilo_princip = The Authoritarian has won the roll of “{ card-yugoslavia }”.
blocked-franco_british_naval_cooperation = Only while the marker { marker-entente_cordiale } is on the Great War track.
