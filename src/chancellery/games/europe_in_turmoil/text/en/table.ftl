### Europe in Turmoil: the table. What can be chosen, what is asked, what happens, how it ends

game-title = Europe in Turmoil

## Options

option-mobilization = War Mobilization
    .help = Should the Great War break out, each side secretly picks a mobilization card for each of its nations instead of rolling for victory and losses.
    .rule = O.3

option-french_monarchy = Restoring the French monarchy
    .help = If the support check of “{ card-bonapartism_monarchism }” leaves Paris under Authoritarian control, Paris is a Monarch space instead of a Government space from then on.
    .rule = O.2

option-switzerland_liberal = Liberal SP in Switzerland
    .help = How many Liberal support points stand in Switzerland at the start. Give more to a Liberal who faces the stronger player.
    .rule = O.1

option-switzerland_authoritarian = Authoritarian SP in Switzerland
    .help = How many Authoritarian support points stand in Switzerland at the start. Give some to an Authoritarian who faces the stronger player.
    .rule = O.1

## Endings

ending-automatic-victory = 20 victory points
ending-control-of-germany = Liberal control of Germany
ending-held-scoring = the other side still held a scoring card at the end of the turn
ending-both-held-scoring = both still held a scoring card at the end of the turn
ending-draw = no victory points for either side after ten turns
ending-final-scoring = ahead in victory points after ten turns
ending-great-war = ahead in victory points when the Great War is over
ending-great-war-tied = no victory points for either side, but the Great War is won
ending-great-war-lost = no victory points for either side, and a Great War that both have lost

## Actions

action-done = Done
action-yes = Yes
action-no = No
action-event-before = Event first, then operations
action-event-after = Operations first, then the event
action-placement = Place support
action-checks = Make support checks
action-balkan-placement = Place support in the Balkans only, with 1 OP more
action-balkan-checks = Make support checks in the Balkans only, with 1 OP more
action-attempt = Make a naval attempt
action-first-option = First option
action-second-option = Second option
action-event = Event: { $card }
action-operate = Operations: { $card }
action-naval = Naval attempt: { $card }
action-both = Event and operations: { $card }
action-pair = With { card-eight_nation_alliance }: { $card }
action-take = Choose { $card }
action-discard = Discard { $card }
action-place = Place { $space_loc }
action-remove = Remove from { $space_art }
action-replace = Replace { $space_loc }
action-check = Check { $space_art }
action-choose = Choose { $space_art }
action-region = Choose { $region_art }
action-stability = Choose { $stability }
action-mobilize = Mobilize: { $mobilization }
action-amount = { $number }

## Prompts

prompt-reveal-scoring = Did you open with two or more scoring cards? Show them, and you place 1 SP more at each of your three steps.
prompt-discretionary = Choose where your support starts: { $points } SP to place, in any space where the opponent has none.
prompt-play-card = Action round { $round }: play a card.
prompt-play-owed = { $owed ->
    [one] “{ card-two_power_standard }” still asks one naval attempt of you: choose a card.
   *[other] “{ card-two_power_standard }” still asks { $owed } naval attempts of you: choose a card.
}
prompt-event-order = “{ $card }” gives you { $ops } OP, and its event takes place. Before or after your operations?
prompt-helgoland = { box-helgoland }: one more naval attempt, at −1. Choose a card, or be done.
prompt-operate = “{ $card }”: choose how to use { $ops } OP.
prompt-place-support = Place support with { $ops } OP: 1 each, as a rule 2 where the opponent is in control.
prompt-support-check = { $count ->
    [one] Choose a space for your support check (die { SIGNED($ops) }).
   *[other] Choose a space for a support check (die { SIGNED($ops) }); there are { $count } to make.
}
prompt-add-support = { $optional ->
    [0] Place { $points } SP.
   *[other] Place up to { $points } SP.
}
prompt-remove-support = { $optional ->
    [0] Remove { $points } { $owner } SP.
   *[other] Remove up to { $points } { $owner } SP.
}
prompt-replace-support = { $points ->
    [one] Replace 1 SP of the opponent by one of your own: choose the space.
   *[other] Replace 1 SP of the opponent by one of your own, in each of { $points } different spaces.
}
prompt-move-from = { $optional ->
    [0] Move { $points } SP from { $space_art }: choose where to.
   *[other] Move up to { $points } SP from { $space_art }: choose where to.
}
prompt-move-to = { $optional ->
    [0] Move { $points } SP to { $space_art }: choose where from.
   *[other] Move up to { $points } SP to { $space_art }: choose where from.
}
prompt-reroll = The die shows { $die }. Reroll it? ({ box-konig }, once per turn)
prompt-redraw = { box-bayern }: discard { $discards } cards and draw { $draws }?
prompt-jaures = A crisis roll is due: tension { $tension }, status { SIGNED($status) }. Give up 1 VP to bring tension down by 1?
prompt-discard-cards = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}
prompt-exchange-cards = { $count ->
    [0] Draw as many cards as you discarded.
    [one] Discard 1 card if you like; you then draw as many as you discarded.
   *[other] Discard up to { $count } cards; you then draw as many as you discarded.
}
prompt-choose-stability = { $count ->
    [one] Stability check { $region_loc }: choose a stability card. It stays secret until both sides have chosen.
   *[other] Stability check { $region_loc }: choose a stability card; there may be { $count }. They stay secret until both sides have chosen.
}
prompt-war-losses = The war leaves its mark on every region that took part: choose the next.
prompt-remove-losses = War losses: remove { $points } of your own SP.

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
