### Europe Divided : ce qui arrive

## Le tour

event-turn-began = Tour { $turn }, période { $period }.
event-cards-chosen = { $seat_subject } pose face cachée { $cards_quoted }.
event-totals-announced = Les totaux sont annoncés : Europe { $europe }, Russie { $russia }.
event-order-set = { $seat_subject } joue en premier.
event-cards-drawn = { $cards_count ->
    [one] { $seat_subject } pioche la carte Action { $cards_quoted }.
   *[other] { $seat_subject } pioche les cartes Action { $cards_quoted }.
}
event-deck-reshuffled = { $seat_subject } remélange sa défausse : nouvelle pioche de { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.

## Cartes Action

event-card-used = { $seat_subject } révèle la carte « { $card } ».
event-action-taken = { $seat_subject } utilise « { $card } » pour { $act }{ $act_blocs ->
     [yes] {" "}({ $bloc })
    *[no] {""}
}.
event-special-taken = { $seat_subject } utilise l’action spéciale de la carte « { $card } ».
event-card-passed = { $seat_subject } n’effectue aucune action avec « { $card } ».
event-effect-used = { $seat_subject } utilise { $reaction ->
     [1] la réaction
    *[other] l’effet
} de la carte « { $source } ».
event-card-taken = { $seat_subject } prend sa carte « { $card } ».

## Influence et crédits

event-die-placed = { $bloc_subject } place un dé { $region_loc }.
event-die-raised = Le dé { $bloc_de } passe de { $old } à { $value } { $region_loc }.
event-die-lowered = Le dé { $bloc_de } descend de { $old } à { $value } { $region_loc }.
event-money-gained = { $amount ->
    [one] { $seat_subject } gagne { $amount } crédit (total : { $money }).
   *[other] { $seat_subject } gagne { $amount } crédits (total : { $money }).
}
event-money-paid = { $amount ->
    [one] { $seat_subject } paie { $amount } crédit (reste : { $money }).
   *[other] { $seat_subject } paie { $amount } crédits (reste : { $money }).
}
event-money-lost = { $amount ->
    [one] { $seat_subject } perd { $amount } crédit (reste : { $money }).
   *[other] { $seat_subject } perd { $amount } crédits (reste : { $money }).
}
event-sea-bonus = { $sea }, prime de l’UE : l’Europe gagne { $amount } { $amount ->
    [one] crédit
   *[other] crédits
} (total : { $money }).
event-payment-refused = { $seat_subject } ne paie pas.

## Armées

event-army-built = { $seat_subject } lève une armée { $space_loc }.
event-army-moved = { $seat_subject } déplace une armée : { $space } → { $to }{ $cost ->
    [0] .
    [one] , pour 1 crédit.
   *[other] , pour { $cost } crédits.
}
event-armies-traded = Deux armées opposées se rencontrent { $space_loc } et sont toutes deux perdues.
event-army-repelled = Une armée { $seat_army } se heurte à un 6 { $region_loc } : elle est perdue.

## Mers et cartes Avantage

event-sea-taken = { $bloc_subject } prend la carte { $sea_de }.
event-advantages-drawn = { $advantages_count ->
    [one] { $seat_subject } pioche la carte Avantage { $advantages_quoted }.
   *[other] { $seat_subject } pioche les cartes Avantage { $advantages_quoted }.
}
event-advantage-put-back = { $seat_subject } remet « { $advantage } » dans la pioche.
event-advantage-played = { $seat_subject } joue « { $advantage } ».
event-advantage-cashed = { $seat_subject } défausse « { $advantage } » contre des crédits.
event-actions-forbidden = Interdit aux cartes Action { $seat_de } jusqu’à la fin du tour : { $acts }.
event-fracture-placed = Le marqueur Fracture est posé { $space_loc }.
event-advantages-banked = { $cards ->
    [one] { $seat_subject } met de côté { $cards } carte Avantage : { $cards } point de prestige.
   *[other] { $seat_subject } met de côté { $cards } cartes Avantage : { $cards } points de prestige.
}

## Manchettes

event-headlines-shown = Manchettes à venir : { $headlines_quoted }.
event-headlines-dealt = { $headlines_count ->
    [one] { $seat_subject } pioche la manchette { $headlines_quoted }.
   *[other] { $seat_subject } pioche les manchettes { $headlines_quoted }.
}
event-headline-awarded = La manchette « { $headline } » est attribuée : { $seat_art } gagne { $prestige } { $prestige ->
    [one] point
   *[other] points
} de prestige.
event-headline-failed = La manchette « { $headline } », dont la condition n’est pas remplie, est retirée de la partie.
event-token-placed = { $tokens ->
    [one] Un jeton Crédit est posé { $spot_loc }.
   *[other] Un jeton Crédit est posé { $spot_loc } (désormais { $tokens }).
}
event-headlines-shifted = Manchettes du jour : { $headlines_quoted }.
event-headline-placed = { $seat_subject } place « { $headline } ».
event-headlines-discarded = { $cards ->
    [one] { $seat_subject } défausse { $cards } manchette face cachée.
   *[other] { $seat_subject } défausse { $cards } manchettes face cachée.
}

## Le décompte

event-dominance-scored = { $regions ->
    [one] Domination : { $seat_art } a un 6 dans { $regions } région et gagne { $regions } point de prestige.
   *[other] Domination : { $seat_art } a un 6 dans { $regions } régions et gagne { $regions } points de prestige.
}
event-final-score = Prestige final : Europe { $europe }, Russie { $russia }.
