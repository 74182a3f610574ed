### Europe Divided : le plateau dans un terminal

letter-eu = U
letter-nato = O
letter-russia = R

## En-tête

terminal-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } sur { $last }
}
terminal-period = { $period ->
    [1] Nouvel ordre mondial
   *[other] Nouvelle guerre froide
}
terminal-waiting = en attente : { $seats }
terminal-over = la partie est finie
terminal-chosen = Votre choix

## Camps

terminal-figure-prestige = Prestige
terminal-figure-money = Crédits
terminal-figure-total = Total
terminal-figure-hand = Main
terminal-figure-deck = Pioche
terminal-figure-discard = Défausse
terminal-figure-advantages = Av.
terminal-figure-contested_cards = Régions

## Carte

terminal-contested = Régions disputées
terminal-legend = U UE, O OTAN, R Russie · ▲O1 armées · ● jeton Crédit · ■ carte de région prise · souligné : cible possible
terminal-armies = { $side }
terminal-supply = { $count } en réserve
terminal-tokens = Jetons Crédit
terminal-fracture = Fracture de l’UE
terminal-nobody = personne
terminal-sea = { $holder } (minimum { $least })

## Manchettes et cartes

terminal-current = Manchettes du jour
terminal-forthcoming = Manchettes à venir
terminal-headline-deck = À piocher : { $first } de la période 1, { $second } de la période 2
terminal-headline = { $title } ({ $side } { $prestige }) : { $condition } – { $regions }
terminal-text = { $title } : { $text }
terminal-own-committed = Vos cartes de ce tour
terminal-within-reach = Cartes de région à portée
terminal-own-hand = Votre main
terminal-own-advantages = Vos cartes Avantage
terminal-own-headlines = Vos manchettes
terminal-their-shown = { $side }, montrées
terminal-their-held = { $side }, certainement en main
terminal-their-unseen = { $side }, en pioche ou en main
terminal-their-discard = { $side }, défaussées
terminal-action = Action spéciale
terminal-effect = Effet
terminal-reaction = Réaction
terminal-do-place_influence = placer
terminal-do-increase_influence = +{ $value }
terminal-do-gain_money = { $value ->
    [one] { $value } crédit
   *[other] { $value } crédits
}
terminal-do-build_army = { $places ->
    [none] lever
   *[other] lever ({ $places })
}
terminal-do-move_army = déplacer
