### Europe Divided: what happens

## The turn

event-turn-began = Turn { $turn }, period { $period }.
event-cards-chosen = { $seat_subject } puts { $cards_quoted } face down.
event-totals-announced = Totals: Europe { $europe }, Russia { $russia }.
event-order-set = { $seat_subject } acts first.
event-cards-drawn = { $cards_count ->
    [one] { $seat_subject } draws the action card { $cards_quoted }.
   *[other] { $seat_subject } draws the action cards { $cards_quoted }.
}
event-deck-reshuffled = { $seat_subject } shuffles { $cards ->
    [one] 1 discarded card
   *[other] { $cards } discarded cards
} into a new deck.

## Action cards

event-card-used = { $seat_subject } reveals “{ $card }”.
event-action-taken = { $seat_subject } uses “{ $card }” to { $act }{ $act_blocs ->
     [yes] {" "}({ $bloc })
    *[no] {""}
}.
event-special-taken = { $seat_subject } uses the special action of “{ $card }”.
event-card-passed = { $seat_subject } takes no action with “{ $card }”.
event-effect-used = { $seat_subject } uses the { $reaction ->
     [1] reaction
    *[other] effect
} of “{ $source }”.
event-card-taken = { $seat_subject } takes its card “{ $card }”.

## Influence and money

event-die-placed = { $bloc_subject } places a die { $region_loc }.
event-die-raised = The { $bloc_adj } die { $region_loc } rises from { $old } to { $value }.
event-die-lowered = The { $bloc_adj } die { $region_loc } drops from { $old } to { $value }.
event-money-gained = { $seat_subject } gains { $amount } money and has { $money }.
event-money-paid = { $seat_subject } pays { $amount } money and has { $money } left.
event-money-lost = { $seat_subject } loses { $amount } money and has { $money } left.
event-sea-bonus = { $sea }, EU bonus: Europe gains { $amount } money and has { $money }.
event-payment-refused = { $seat_subject } does not pay.

## Armies

event-army-built = { $seat_subject } builds an army { $space_loc }.
event-army-moved = { $seat_subject } moves an army from { $space_art } to { $to_art }{ $cost ->
    [0] .
   *[other] {" "}for { $cost } money.
}
event-armies-traded = Two opposing armies meet { $space_loc }; both are lost.
event-army-repelled = A { $seat_army } army meets a 6 { $region_loc } and is lost.

## Seas and advantage cards

event-sea-taken = { $bloc_subject } takes the { $sea } card.
event-advantages-drawn = { $advantages_count ->
    [one] { $seat_subject } draws the advantage card { $advantages_quoted }.
   *[other] { $seat_subject } draws the advantage cards { $advantages_quoted }.
}
event-advantage-put-back = { $seat_subject } puts “{ $advantage }” back into the pile.
event-advantage-played = { $seat_subject } plays “{ $advantage }”.
event-advantage-cashed = { $seat_subject } discards “{ $advantage }” for money.
event-actions-forbidden = Forbidden on { $seat_subject }’s action cards until the end of the turn: { $acts }.
event-fracture-placed = The EU fracture marker goes to { $space_art }.
event-advantages-banked = { $cards ->
    [one] { $seat_subject } sets 1 advantage card aside: 1 prestige.
   *[other] { $seat_subject } sets { $cards } advantage cards aside: { $cards } prestige.
}

## Headlines

event-headlines-shown = Forthcoming headlines: { $headlines_quoted }.
event-headlines-dealt = { $headlines_count ->
    [one] { $seat_subject } draws the headline { $headlines_quoted }.
   *[other] { $seat_subject } draws the headlines { $headlines_quoted }.
}
event-headline-awarded = “{ $headline }” is awarded to { $seat_art }: { $prestige } prestige.
event-headline-failed = “{ $headline }” is not met and is removed from the game.
event-token-placed = { $tokens ->
    [one] A money token goes to { $spot_art }.
   *[other] A money token goes to { $spot_art } (now { $tokens }).
}
event-headlines-shifted = Current headlines: { $headlines_quoted }.
event-headline-placed = { $seat_subject } places “{ $headline }”.
event-headlines-discarded = { $cards ->
    [one] { $seat_subject } discards 1 headline face down.
   *[other] { $seat_subject } discards { $cards } headlines face down.
}

## The score

event-dominance-scored = { $regions ->
    [one] Dominance: { $seat_art } has a 6 in 1 region and gains 1 prestige.
   *[other] Dominance: { $seat_art } has a 6 in { $regions } regions and gains { $regions } prestige.
}
event-final-score = Final prestige: Europe { $europe }, Russia { $russia }.
