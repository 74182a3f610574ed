### Realpolitik: the table. What can be chosen, what is asked, what happens, how it ends

game-title = Realpolitik

## Options

option-talk = A time for talk
    .help = In every diplomacy phase everybody may talk before the offers are sealed, until all are ready. Where a live clock runs it is over after three minutes; otherwise it takes as long as you like.
    .rule = 7.1
option-limit = Stop after 60 turns
    .help = For matches of bots alone: after 60 turns the power with the most influence wins. A person plays without this limit.
    .rule = 4

## Endings

ending-influence = 25 influence or more at the end of a turn
ending-limit = most influence after 60 turns

## Permissions

permission-enter = Entering my territories
permission-rails = Using my trains
permission-lanes = Using my sea lanes
permission-build = Trains on our border
permission-stay = Staying in my home when we ally

mode-always = always
mode-ask = ask me
mode-never = never

grant-enter_always = { permission-enter }: { mode-always }
grant-enter_ask = { permission-enter }: { mode-ask }
grant-enter_never = { permission-enter }: { mode-never }
grant-rails_always = { permission-rails }: { mode-always }
grant-rails_ask = { permission-rails }: { mode-ask }
grant-rails_never = { permission-rails }: { mode-never }
grant-lanes_always = { permission-lanes }: { mode-always }
grant-lanes_ask = { permission-lanes }: { mode-ask }
grant-lanes_never = { permission-lanes }: { mode-never }
grant-build_always = { permission-build }: { mode-always }
grant-build_ask = { permission-build }: { mode-ask }
grant-build_never = { permission-build }: { mode-never }
grant-stay_always = { permission-stay }: { mode-always }
grant-stay_ask = { permission-stay }: { mode-ask }
grant-stay_never = { permission-stay }: { mode-never }

## Actions

action-done = Done
action-yes = Yes
action-no = No
action-lay = Lay { $action_card }
action-lay-italy = Lay { $action_card } for Italy
action-permit = { $grant }
action-entreat = Offer { $power_art } an alliance
action-bid = Bid { $number }
action-train = Train { $border }
action-place = Place a general { $territory_loc }
action-withdraw = Withdraw the general { $territory_loc }
action-unit = A unit for the general { $territory_loc }
action-fortress = A fortress { $territory_loc }
action-buy-card = A battle card
action-buy-morale = 1 morale
action-discard = Discard a { $number }
action-envoy = Take { $power_art } as envoy
action-disband = Disband the garrison { $territory_loc }
action-ride = The general { $territory_loc } takes the train
action-send = Send a unit of the general { $territory_loc } by train
action-march = Move the general { $territory_loc }
action-go = To { $territory_art }
action-sail = By sea to { $territory_art }
action-garrison = Garrison { $territory_loc }
action-halt = Stop here
action-take-back = Take the move back
action-ask-round = Ask for another round
action-battle = Battle { $territory_loc }
action-support = Support from the general { $territory_loc }
action-commit = Card for the general { $territory_loc }
action-play = Play a { $number } face down
action-play-to-discard = Play a 1 face up: strike an opposing card
action-play-to-reveal = Play a 3 face up: uncover an opposing card
action-target = Pile of the { $general }
action-card = Card { $number }
action-pass = Pass
action-capital = To the capital
action-off-map = Off the map
action-retreat = Fall back to { $territory_art }
action-join = Unit for the general { $territory_loc }
action-ready = I am ready

## Prompts

prompt-lay-card = Turn { $turn }: lay one of your action cards. You may change it until everybody has chosen.
prompt-lay-two-cards = Turn { $turn }: lay one of your action cards and one for Italy. You may change them until everybody has chosen.
prompt-talk = Time for talk: promise, threaten, listen. When everybody is ready, the offers are sealed.
prompt-entreat = To whom does your Alliance marker go? Whoever chooses you in turn becomes your ally; with all others you are at war.
prompt-entreat-or-italy = To whom does your Alliance marker go? A power that chooses you in turn becomes your ally; Italy goes to its only suitor, or to the highest bid.
prompt-bid-for-italy = Others court Italy too. How much of your { $morale } morale do you bid? Only the winner pays.
prompt-place-free-trains = { $trains ->
    [one] { $power }: place one more train free of charge, or be done.
   *[other] { $power }: place up to { $trains } trains free of charge.
}
prompt-allow-train = { $other_subject } wants to lay a train across { $border }. Allow it?
prompt-place-generals = { $power }: place generals on the map, or withdraw some from it; not both.
prompt-purchase = { $power }: { $money } money to spend. A fortress costs 5, all else 1. What is left over is lost.
prompt-discard-down = { $cards ->
    [one] { $power }: seven battle cards are the limit. Discard one.
   *[other] { $power }: seven battle cards are the limit. Discard { $cards }.
}
prompt-join-general = { $power }: the garrison { $territory_loc } is lifted. Which general takes it as a unit?
prompt-allow-stay = { $other_subject }, your new ally, has a general { $territory_loc }. May it stay?
prompt-choose-envoy = { $power }: choose the envoy of your movement. It gains 1 morale now.
prompt-move-generals = { $phase ->
    [0] { $power }, round { $round }: disband garrisons, use trains, then move your generals.
    [1] { $power }, round { $round }: use more trains, or move your generals.
   *[other] { $power }, round { $round }: move your next general, or end the round.
}
prompt-choose-ride = { $power }: where does the general { $origin_loc } ride to?
prompt-choose-forced-ride = { $power }: two of your generals are { $origin_loc }. Where does the one that was there ride to?
prompt-allow-ride = { $other_subject } wants to move its general { $origin_loc } by your trains to { $territory_art }. Allow it?
prompt-choose-taker = { $power }: which general takes a unit of the general { $origin_loc }?
prompt-allow-unit = { $other_subject } wants to send a unit by your trains from { $origin_art } to { $territory_art }. Allow it?
prompt-plan-move = { $power }: where does the general { $origin_loc } go? A garrison may stay behind.
prompt-plan-forced-move = { $power }: two of your generals are { $origin_loc }. Where does the one that was there go?
prompt-plan-further = { $power }: the general from { $origin_art } is { $territory_loc }. Stop, leave a garrison, or go on through friendly land?
prompt-allow-move = { $other_subject } wants to move its general { $origin_loc } to { $territories }. Allow it?
prompt-allow-sail = { $other_subject } wants to move its general { $origin_loc } by sea to { $territories }. Allow it?
prompt-ask-for-round = { $round ->
    [2] { $power }: ask { $envoy_art } for a second round, or end your movement?
   *[other] { $power }: ask { $envoy_art } for a third round, or end your movement?
}
prompt-end-movement = { $power }: garrison your homes, or end your movement.
prompt-grant-round = { $round ->
    [2] { $other_subject } asks for a second round of movement. Grant it, and gain { $morale } morale?
   *[other] { $other_subject } asks for a third round of movement. Grant it, and gain { $morale } morale?
}

## Events

event-turn-began = Turn { $turn }.
event-action-revealed = { $power } has laid { $action_card }.
event-permission-changed = { $power } tells its ally: { $grant }.
event-money-gained = { $power } takes { $money } money.
event-morale-changed = { $power }: { SIGNED($change) } morale, now { $morale }.
event-influence-gained = { $power } gains { $gained } influence and has { $influence }.
event-cards-drawn = { $cards ->
    [one] { $power } draws a battle card.
   *[other] { $power } draws { $cards } battle cards.
}
event-cards-taken = Drawn for { $power }: { $values }.
event-deck-shuffled = { $power }’s discarded battle cards are shuffled into a new deck.
event-train-built = { $power } lays a train: { $border }.
event-general-placed = { $power } places a general { $territory_loc }.
event-general-withdrawn = { $power } withdraws its general { $territory_loc }.
event-unit-bought = { $power } buys a unit for the general { $territory_loc }.
event-fortress-built = { $power } builds a fortress { $territory_loc }.
event-card-bought = { $power } buys a battle card.
event-morale-bought = { $power } buys morale and has { $morale }.
event-money-lost = { $power } loses { $money } money to corruption.
event-card-discarded = { $power } discards a { $value }.
event-cards-returned = { $power } takes all its action cards back.
event-marker-moved = The diplomacy marker moves up to step { $box }.
event-diplomacy-began = Diplomacy phase.
event-entreaty-revealed = { $power } has offered { $other_art } an alliance.
event-alliance-formed = { $power } and { $other } have chosen each other: they are allies.
event-alliance-kept = { $power } and { $other } remain allies.
event-alliance-broken = The alliance of { $power } and { $other } is over.
event-bid-revealed = { $power } bids { $morale } morale for Italy.
event-italy-controlled = { $power } controls Italy until the next diplomacy phase.
event-garrison-joined = { $power }’s garrison { $territory_loc } becomes a unit of the general { $joined_loc }.
event-garrison-paid = { $power }’s garrison { $territory_loc } becomes 1 money.
event-stay-granted = { $power } lets { $other }’s general stay { $territory_loc }.
event-stay-refused = { $power } does not let { $other }’s general stay { $territory_loc }.
event-lot-cast = Even strength { $territory_loc }: { $power } rolls { $die }, { $other } { $other_die }.
event-movement-began = { $power } moves.
event-envoy-chosen = { $power } takes { $envoy_art } as its envoy.
event-no-envoy = No power can be { $power }’s envoy: one round only.
event-round-requested = { $power } asks for round { $round }.
event-round-granted = { $power } grants round { $round }.
event-round-refused = { $power } refuses round { $round }.
event-round-began = { $power }: round { $round }.
event-movement-ended = { $power } has moved.
event-garrison-disbanded = { $power } disbands its garrison { $territory_loc }.
event-garrison-placed = { $power } garrisons { $territory_art }.
event-general-rode = { $power }’s general takes the train from { $origin_art } to { $territory_art }.
event-unit-sent = A unit of { $power } takes the train from { $origin_art } to { $territory_art }.
event-general-moved = { $power }’s general moves from { $origin_art } to { $territories }.
event-general-sailed = { $power }’s general sails from { $origin_art } to { $territory_art }.
event-move-taken-back = { $power }’s general goes back from { $origin_art } to { $territory_art }.
event-consent-given = { $power } gives { $other_art } its consent.
event-consent-refused = { $power } refuses { $other_art } its consent.
