### Europe Divided : le plateau sur la page

board-standing = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } sur 20 · { $period ->
        [1] Nouvel ordre mondial
       *[other] Nouvelle guerre froide
    }
}
board-turn = Tour { $turn }
board-turns = Tours
board-current = Manchettes du jour
board-forthcoming = Manchettes à venir
board-met = À présent : pour { $seat_art }
board-unmet = Non remplie pour { $seat_art }
board-seas = Mers
board-nobody = personne
board-from = dès { $least }
board-die = Dé { $bloc_de } : { $value }.
board-armies = { $count ->
    [one] { $count } armée { $seat_de }.
   *[other] { $count } armées { $seat_de }.
}
board-tokens = { $count ->
    [one] { $count } jeton Crédit.
   *[other] { $count } jetons Crédit.
}
board-fracture = Fracture de l’UE : les actions de l’UE de cette carte sont perdues.
board-cost = { $cost ->
    [0] Y aller ne coûte rien.
    [one] Y aller coûte { $cost } crédit.
   *[other] Y aller coûte { $cost } crédits.
}
board-taken = { $seat_subject } a pris sa carte de cette région.
board-kind-contested = Région disputée.
board-kind-europe = Espace européen.
board-kind-russia = Espace russe.
board-kind-sea = Espace de mer.
board-headline-line = { $seat } { $prestige } : { $condition } – { $regions }
board-using = en cours
board-in-play = pour ce tour
board-in-hand = en main
board-advantage = carte Avantage
board-headline = Manchette
board-do-place_influence = placer
board-do-increase_influence = +{ $value }
board-do-gain_money = { $value ->
    [one] { $value } crédit
   *[other] { $value } crédits
}
board-do-build_army = lever
board-do-move_army = déplacer
board-figure-prestige = Prestige
board-figure-money = Crédits
board-figure-supply = Réserve
board-figure-initiative = Initiative
board-figure-hand = Main
board-figure-deck = Pioche
board-figure-advantages = Cartes Avantage
board-text-space = Espace
board-text-state = Ce qu’il y a
board-text-sides = Camps
board-text-side = Camp
board-text-own = Vos cartes
board-text-cards = Cartes
board-text-pile = Pile
board-text-counted = Cartes { $seat_de }, pour ce qu’on en sait
board-text-headlines = Manchettes
board-text-met = Remplie
board-text-contested = Régions disputées
board-text-others = Autres espaces
board-pile-shown = montrées ce tour
board-pile-held = en main à coup sûr
board-pile-unseen = en pioche ou en main
board-pile-discard = défausse
board-yes = oui
board-no = non
board-wins = { $seat_subject } l’emporte
board-scores = Prestige : Europe { $europe }, Russie { $russia }.
