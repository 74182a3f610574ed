### Europe Divided: what happens

## The turn

event-turn-began = Turn { $turn }, period { $period }.
event-cards-chosen = { $seat_subject } puts { $cards } face down.
event-totals-announced = Totals: Europe { $europe }, Russia { $russia }.
event-order-set = { $seat_subject } acts first.
event-cards-drawn = { $seat_subject } draws { $cards }.
event-deck-reshuffled = { $seat_subject } shuffles { $cards } discarded cards into a new deck.

## Action cards

event-card-used = { $seat_subject } turns up { $card }.
event-action-taken = { $seat_subject }, { $card }: { $act } ({ $bloc }).
event-special-taken = { $seat_subject } takes the special action of { $card }.
event-card-passed = { $seat_subject } passes { $card }.
event-effect-used = { $seat_subject } uses the text of { $source }.
event-card-taken = { $seat_subject } takes its { $card } card.

## Influence and money

event-die-placed = { $bloc_subject } places a die { $region_loc }.
event-die-raised = The { $bloc } die { $region_loc } rises from { $old } to { $value }.
event-die-lowered = The { $bloc } die { $region_loc } drops from { $old } to { $value }.
event-money-gained = { $seat_subject } gains { $amount } money and has { $money }.
event-money-paid = { $seat_subject } pays { $amount } money and has { $money }.
event-money-lost = { $seat_subject } loses { $amount } money and has { $money }.
event-sea-bonus = { $sea }: the EU earns Europe { $amount } money; Europe has { $money }.
event-payment-refused = { $seat_subject } does not pay.

## Armies

event-army-built = { $seat_subject } builds an army { $space_loc }.
event-army-moved = { $seat_subject } moves an army from { $space_art } to { $to_art }{ $cost ->
    [0] .
   *[other] {" "}for { $cost } money.
}
event-armies-traded = Two opposing armies meet { $space_loc }; both are lost.
event-army-repelled = { $seat_subject }’s army meets a 6 { $region_loc } and is lost.

## Seas and advantage cards

event-sea-taken = { $bloc_subject } takes { $sea_art }.
event-advantages-drawn = { $seat_subject } draws { $advantages }.
event-advantage-put-back = { $seat_subject } puts “{ $advantage }” back.
event-advantage-played = { $seat_subject } plays “{ $advantage }”.
event-advantage-cashed = { $seat_subject } discards “{ $advantage }” for money.
event-actions-forbidden = { $seat_subject } may not { $acts } by action cards until the end of the turn.
event-fracture-placed = The EU fracture marker goes to { $space_art }.
event-advantages-banked = { $cards ->
    [one] { $seat_subject } keeps 1 advantage card: 1 prestige.
   *[other] { $seat_subject } keeps { $cards } advantage cards: { $cards } prestige.
}

## Headlines

event-headlines-shown = Forthcoming headlines: { $headlines }.
event-headlines-dealt = { $seat_subject } draws { $headlines }.
event-headline-awarded = “{ $headline }” is awarded to { $seat_art }: { $prestige } prestige.
event-headline-failed = “{ $headline }” is not fulfilled and leaves the game.
event-token-placed = { $tokens ->
    [one] A money token goes to { $spot_art }.
   *[other] A money token goes to { $spot_art }; there are { $tokens } now.
}
event-headlines-shifted = Current headlines: { $headlines }.
event-headline-placed = { $seat_subject } places “{ $headline }”.
event-headlines-discarded = { $cards ->
    [one] { $seat_subject } discards 1 headline unseen.
   *[other] { $seat_subject } discards { $cards } headlines unseen.
}

## The score

event-dominance-scored = { $regions ->
    [one] Dominance: { $seat_art } has a 6 in 1 region and gains 1 prestige.
   *[other] Dominance: { $seat_art } has a 6 in { $regions } regions and gains { $regions } prestige.
}
event-final-score = Final prestige: Europe { $europe }, Russia { $russia }.
